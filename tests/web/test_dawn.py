"""Dawn of Technology through the interface: machines by touch, signature tricks, whole games."""

from __future__ import annotations

import random
import re
import time
from collections.abc import Sequence
from functools import partial
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

import sleight
from tests.server.served import Seat, Served
from tests.web.conftest import Invite
from tests.web.person import PATIENCE, Person
from tests.web.playing import lively, play_on, unhurried

DAWN = {"dark_alley": True, "dawn": True}
RECOMMENDED = dict(sleight.game("trickerion").recommended["dawn"])
_GLADLY = 0.7
MECHANIKER = "choose the-mechaniker"


def lead(seat: Seat, wanted: str, *wishes: str) -> dict[str, Any]:
    """Play without a page until a choice that begins so is offered: what is wished, else what hints say."""
    look = partial(seat.http.get, f"/api/tables/{seat.table}/view", headers=seat.head)
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        frame: dict[str, Any] = unhurried(look)
        texts = [offer["text"] for offer in frame["question"]["choices"]] if frame["question"] else []
        if any(text.startswith(wanted) for text in texts):
            return frame
        if texts:
            wished = [text for wish in wishes for text in texts if text.startswith(wish)]
            text = wished[0] if wished else unhurried(lambda: seat.post("hint", {}))["text"]
            unhurried(partial(seat.choose, text, frame["number"]))
        else:
            time.sleep(0.05)
    raise AssertionError(f"{wanted} was not offered")


def mechaniker(server: Served) -> Seat:
    """A table at which the person is the Mechaniker; bots choose by chance, and may be quicker."""
    while True:
        ann = server.table(["person", "random"], "trickerion", seed="3", options=DAWN)
        lead(ann, "take", MECHANIKER)
        if ann.get("view")["view"]["workshops"][0]["magician"] == "the-mechaniker":
            return ann


def at_the_workshop(server: Served) -> Seat:
    """A table at which the Mechaniker can build the first machine."""
    ann = mechaniker(server)
    lead(ann, "build-machine", "send magician workshop", "place magician workshop")
    return ann


def inventive(rng: random.Random, offers: Sequence[dict[str, Any]]) -> dict[str, Any]:
    """Any choice, but gladly the workshop, and whatever has to do with machines."""
    wanted = [offer for offer in offers if any("machine" in name for name in offer["names"])]
    wanted = wanted or [offer for offer in offers if "card:workshop" in offer["names"]]
    return rng.choice(wanted) if wanted and rng.random() < _GLADLY else lively(rng, offers)


def rung(person: Person, name: str) -> Locator:
    """What lies on the own ladder of shards."""
    return person.board.locator(f'.ladder [data-name="{name}"]').first


def machines(person: Person) -> dict[str, Any]:
    """What the newest frame says of the machines of the person."""
    found: dict[str, Any] = person.frame["view"]["dawn"]["seats"][0]
    return found


@pytest.mark.parametrize("phone", [False, True], ids=["wide", "phone"])
def test_a_machine_is_built_by_touching_the_slot_where_it_will_lie(
    server: Served, invite: Invite, phone: bool
) -> None:
    person = invite(phone=phone)
    person.sit(at_the_workshop(server))
    slot = rung(person, "do:build-machine")
    expect(slot).to_contain_text("Tesla Coil 1")
    expect(slot).to_have_attribute("aria-label", re.compile("costs nothing"))
    person.answers(slot.click)
    expect(rung(person, "machine:mechanical-1")).to_have_attribute("aria-label", re.compile("; active;"))
    assert machines(person)["built"] == 1


def test_a_machine_is_used_with_one_touch_and_pays(server: Served, invite: Invite) -> None:
    ann = at_the_workshop(server)
    before = lead(ann, "use-machine", "build-machine")["view"]["coins"][0]
    person = invite()
    person.sit(ann)
    machine = rung(person, "machine:mechanical-1")
    expect(machine).to_have_attribute("data-state", "glows")
    person.answers(machine.click)
    expect(machine).to_have_attribute("aria-label", re.compile("inactive until the end of the round"))
    expect(person.board.locator(".plate.own")).to_contain_text(f"{before + 2}")
    assert machines(person)["inactive"] == [1]
    assert person.frame["view"]["coins"][0] == before + 2
    person.answers(person.action("undo").click)
    assert not machines(person).get("inactive")


def test_nobody_is_asked_about_machines_who_could_use_none(server: Served, invite: Invite) -> None:
    ann = mechaniker(server)
    frame = lead(ann, "place")
    assert frame["question"]["kind"] == "place"
    person = invite()
    person.sit(ann)
    expect(person.board.locator('.ladder [data-state="glows"]')).to_have_count(0)


def test_a_signature_trick_beside_the_board_is_taken_to_start_with(server: Served, invite: Invite) -> None:
    ann = mechaniker(server)
    lead(ann, "learn perpetual-rings")
    person = invite()
    person.sit(ann)
    beside = person.board.locator('.starting [data-name="trick:perpetual-rings"]')
    for said in ("Perpetual Rings ⌂", "Easy Set-up", "you need 1 built machine", "you pay 1 shard"):
        expect(beside).to_contain_text(said)
    beside.click()
    person.action("start").click()
    expect(person.board.locator('.tricks [data-name="trick:perpetual-rings"]')).to_be_visible()
    person.until(lambda: person.frame["view"]["shards"][0] == 1, "the price")


def test_the_lobby_offers_the_recommended_set(server: Served, invite: Invite) -> None:
    person = invite()
    person.go("/new/trickerion")
    person.page.get_by_role("button", name="Dawn of Technology", exact=True).click()
    rules = person.page.locator("#main")
    expect(rules).to_contain_text("house data")
    expect(rules).to_contain_text("1, 2, 3, 4 coins")
    expect(rules).to_contain_text("for experienced players")


@pytest.mark.parametrize(
    ("phone", "seed"),
    [pytest.param(False, "1", id="wide"), pytest.param(True, "2", id="phone", marks=pytest.mark.long)],
)
def test_a_person_plays_a_whole_game_with_machines(
    server: Served, invite: Invite, phone: bool, seed: str
) -> None:
    ann = server.table(["person", "greedy", "random"], "trickerion", seed=seed, options=RECOMMENDED)
    person = invite(phone=phone)
    person.sit(ann)
    ways = play_on([(person, ann)], random.Random(int(seed)), touching=0.8, picks=inventive)
    end = ann.get("view")
    assert end["over"]
    expect(person.status).to_contain_text(end["status"])
    assert ways["touched"] > ways["listed"] > 0
    assert machines(person)["built"] > 1
