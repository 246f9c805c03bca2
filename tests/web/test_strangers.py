"""What others must not see, and must not do."""

from __future__ import annotations

import random

import msgspec
from playwright.sync_api import expect

from tests.server.served import Served
from tests.web.conftest import Invite
from tests.web.playing import play, play_on, until_asked

HOSTILE = [
    "<img src=x onerror=hacked=1>",
    "<script>hacked=1</script>",
    "{{hacked=1}}${hacked=1}",
    '"><svg onload=hacked=1>',
    "javascript:hacked=1",
]


def test_a_spectator_is_told_no_secret(server: Served, invite: Invite) -> None:
    ann = server.table(["person", "person", "odds"])
    bob = server.sit(ann.table, "Bob")
    sittings = [(invite(), ann), (invite(), bob)]
    stranger = invite()
    stranger.watch(ann.table)
    first = stranger.frame
    for person, seat in sittings:
        person.sit(seat)
    play_on(sittings, random.Random(8), most=8)
    stranger.until(lambda: len(stranger.heard) > 8, "news for the spectator")
    told = [msgspec.json.decode(each) for each in stranger.heard]
    frames = [first, *(each for each in told if each["type"] == "frame")]
    for frame in frames:
        assert (frame["seat"], frame["question"], frame["number"]) == (None, None, None)
        stones = [stone for hand in frame["view"]["hands"] for stone in hand if stone]
        secrets = [secret for held in frame["view"]["held"] for secret in held]
        assert {each["spell"] for each in (*stones, *secrets)} == {None}
    for secret in (ann.token, bob.token):
        assert not any(secret in each for each in stranger.heard)
    assert not stranger.board.locator('[data-state="glows"]').count()


def test_a_spectator_sees_no_plan(server: Served, invite: Invite) -> None:
    """While Trickerion's assignments are sealed, a spectator hears nothing of them at all."""
    ann = server.table(["person", "person"], "trickerion")
    bob = server.sit(ann.table, "Bob")
    sittings = [(invite(), ann), (invite(), bob)]
    for person, seat in sittings:
        person.sit(seat)
    rng = random.Random(8)
    while {seat.get("view")["question"] is None for _, seat in sittings} != {False}:
        play_on(sittings, rng, most=1)
    stranger = invite()
    stranger.watch(ann.table)
    person, seat = sittings[0]
    until_asked(person, seat)
    sent = next(offer for offer in person.offers if offer["text"].startswith("send"))
    play(person, sent, by_touch=False)
    stranger.page.wait_for_timeout(300)
    assert not [each for each in stranger.heard if msgspec.json.decode(each)["type"] == "frame"]


def test_no_text_of_a_user_runs_as_code(server: Served, invite: Invite) -> None:
    ann = server.table(["person"] * len(HOSTILE), options={"first": 0}, name=HOSTILE[0])
    stranger, reader = invite(), invite()
    stranger.go("/")
    expect(stranger.page.get_by_text(HOSTILE[0]).first).to_be_visible()
    others = [server.sit(ann.table, text) for text in HOSTILE[1:]]
    reader.sit(ann)
    writer = invite()
    writer.sit(others[0])
    for person in (writer, reader):
        person.open_side("chat")
    field = writer.page.locator("[role=tabpanel] input")
    for text in HOSTILE:
        expect(field).to_have_value("")
        field.fill(text)
        writer.action("say").click()
        expect(reader.page.get_by_role("tabpanel").get_by_text(text).last).to_be_visible()
    for person in (writer, reader):
        person.page.keyboard.press("Escape")
    play_on([(reader, ann), (writer, others[0])], random.Random(9), most=2)
    reader.open_side("table")
    reader.open_side("log")
    for person in (stranger, reader, writer):
        assert person.page.evaluate("typeof hacked") == "undefined"
