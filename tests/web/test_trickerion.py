"""Trickerion through the interface."""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import expect

import sleight
from tests.server.served import Served
from tests.web.conftest import Invite
from tests.web.person import FORWARD
from tests.web.planning import PLANS
from tests.web.playing import follow_hints, glowing, lively, play, play_on, until_asked

FULL = dict(sleight.game("trickerion").recommended["full"])
FIRST_EDITION = {"edition": "first"}
POWERS = {"dark_alley": True, "powers": True}


@pytest.mark.parametrize("options", [{}, FULL], ids=["base", "full"])
def test_one_person_and_bots_play_a_whole_game(
    server: Served, invite: Invite, options: dict[str, object]
) -> None:
    ann = server.table(["person", "greedy", "random"], "trickerion", seed="1", options=options)
    person = invite()
    person.sit(ann)
    ways = play_on([(person, ann)], random.Random(1), plans=PLANS)
    end = ann.get("view")
    assert end["over"]
    expect(person.status).to_contain_text(end["status"])
    assert not ways["listed"] + ways["planned"], ways
    assert ways["planned by hand"] >= end["view"]["round"]


@pytest.mark.parametrize(
    "options",
    [
        pytest.param(FIRST_EDITION, id="first_edition", marks=pytest.mark.long),
        pytest.param(POWERS, id="powers"),
    ],
)
def test_a_person_and_a_bot_play_a_whole_game_of_other_rules(
    server: Served, invite: Invite, options: dict[str, object]
) -> None:
    ann = server.table(["person", "random"], "trickerion", seed="1", options=options)
    person = invite()
    person.sit(ann)
    ways = play_on([(person, ann)], random.Random(1), plans=PLANS)
    end = ann.get("view")
    assert end["over"]
    expect(person.status).to_contain_text(end["status"])
    assert not ways["listed"] + ways["planned"], ways
    assert ways["planned by hand"] >= end["view"]["round"]


def test_a_choice_is_taken_back(server: Served, invite: Invite) -> None:
    ann = server.table(["person", "random"], "trickerion", seed="2")
    person = invite()
    person.sit(ann)
    rng = random.Random(2)
    until_asked(person, ann)
    while True:
        shown, known = person.shown(), ann.get("view")
        play(person, lively(rng, person.offers))
        # If a bot is asked next, its answer would soon forbid the undo.
        if person.frame["undo"] and person.offers:
            break
        until_asked(person, ann)
    assert person.shown() != shown
    person.answers(person.action("undo").click)
    expect(person.action("undo")).to_be_hidden()
    assert person.shown() == shown
    after = ann.get("view")
    assert (after["view"], after["question"]["choices"]) == (known["view"], known["question"]["choices"])


def test_on_a_phone_a_character_leads_to_the_page_where_it_goes(server: Served, invite: Invite) -> None:
    ann = server.table(["person", "greedy"], "trickerion", seed="1")
    frame = follow_hints(ann, "place")
    person = invite(phone=True)
    person.sit(ann)
    bound: dict[str, set[str]] = {}
    for offer in frame["question"]["choices"]:
        here = {name for name in offer["names"] if name.startswith("slot:")}
        bound.setdefault(offer["names"][1], set()).update(here)
    assert len(bound) > 1
    for character, slots in bound.items():
        person.page.locator(f'.strip [data-name="{character}"]').tap()
        expect(person.thing(min(slots))).to_be_in_viewport()
        assert slots <= glowing(person)
        marked = person.page.locator("[role=tab]:has(.glows)")
        expect(marked).to_have_attribute("aria-selected", "true")


def test_a_closed_performance_stays_closed_after_a_look_at_the_past(server: Served, invite: Invite) -> None:
    ann = server.table(["person", "greedy"], "trickerion", seed="2")
    follow_hints(ann, "perform")
    person = invite(pace="calm")
    person.sit(ann)
    shows = person.page.locator(FORWARD)
    person.page.remove_locator_handler(shows)
    performed = next(offer for offer in person.offers if "do:perform" in offer["names"])
    play(person, performed)
    expect(shows).to_be_visible()
    until_asked(person, ann)
    # The show is followed by the summary of the round, once everything has been shown.
    while shows.count() or person.action("skip").count():
        person.page.keyboard.press("Escape")
    person.from_menu("replay")
    person.action("first").click()
    person.action("now").click()
    expect(person.page.locator(".past")).to_have_count(0)
    expect(shows).to_have_count(0)


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", "Manager would do this."),
        ("fr", "Manager ferait ceci."),
        ("ru", "Так советует бот «Импресарио»."),
    ],
)
def test_a_hint_stands_beside_its_choice_and_goes_with_it(
    server: Served, invite: Invite, lang: str, said: str
) -> None:
    ann = server.table(["person", "random"], "trickerion", seed="2")
    person = invite(lang)
    person.sit(ann)
    until_asked(person, ann)
    person.action("hint").click()
    expect(person.page.locator(".confirm")).to_contain_text(said)
    assert not person.page.locator(".notice").count()
    person.action("back").click()
    expect(person.page.get_by_text(said)).to_have_count(0)


@pytest.mark.parametrize("phone", [False, True], ids=["wide", "phone"])
def test_a_card_that_may_be_performed_is_seen_whole(server: Served, invite: Invite, phone: bool) -> None:
    ann = server.table(["person", "greedy"], "trickerion", seed="2")
    follow_hints(ann, "perform")
    person = invite(phone=phone)
    person.sit(ann)
    expect(person.board.locator("article[data-state=glows]").first).to_be_in_viewport(ratio=1)
