"""Magician Powers through the interface: discarding, learning by touch, and shards that hold slots open."""

from __future__ import annotations

import re
from functools import partial

import pytest
from playwright.sync_api import Locator, expect

from sleight.core.speech import game_speaker
from tests.server.served import Seat, Served, good
from tests.web.conftest import Invite
from tests.web.person import Person
from tests.web.playing import choose, follow_hints, glowing, play

POWERS = {"dark_alley": True, "powers": True}


def at_the_discard(server: Served) -> Seat:
    """A table at which the person is to discard four of twelve powers."""
    ann = server.table(["person", "greedy"], "trickerion", seed="3", options=POWERS)
    follow_hints(ann, "discard-powers")
    return ann


def keep_eight(ann: Seat) -> None:
    """Discard the first four powers that are offered, without a page."""
    while (frame := ann.get("view"))["question"]["kind"] == "discard-powers":
        texts = [offer["text"] for offer in frame["question"]["choices"]]
        discards = [text for text in texts if text.startswith("discard-power")]
        good(ann.choose(discards[0] if discards else "keep-powers", frame["number"]))
        if not discards:
            return


def in_hand(person: Person) -> Locator:
    """The cards of powers to choose from."""
    return person.board.locator('.middle [data-name^="power:"]')


def named(power: str) -> str:
    """What a power is called."""
    return game_speaker("trickerion", "en").say(f"power-{power}")


@pytest.mark.parametrize("phone", [False, True], ids=["wide", "phone"])
def test_four_of_twelve_powers_are_discarded_by_touch(server: Served, invite: Invite, phone: bool) -> None:
    ann = at_the_discard(server)
    person = invite(phone=phone)
    person.sit(ann)
    expect(in_hand(person)).to_have_count(12)
    for left in (11, 10, 9, 8):
        offered = [each for each in glowing(person) if each.startswith("power:")]
        name = (max if left % 2 else min)(offered)
        person.answers(partial(person.touch, name))
        expect(person.thing(name)).to_have_count(0)
        assert len(person.frame["view"]["powers"]["seats"][0]["hand"]) == left
    keep = next(offer for offer in person.offers if offer["text"] == "keep-powers")
    assert play(person, keep) == "touched"
    assert person.frame["view"]["powers"]["seats"][0]["hand"]
    assert person.frame["question"] is None or person.frame["question"]["kind"] != "discard-powers"


def test_a_power_is_learned_by_touching_it_and_its_slot(server: Served, invite: Invite) -> None:
    ann = at_the_discard(server)
    keep_eight(ann)
    follow_hints(ann, "learn-power")
    person = invite()
    person.sit(ann)
    learnt = next(offer for offer in person.offers if "do:learn-power" in offer["names"])
    _, power, slot = learnt["names"]
    assert play(person, learnt) == "touched"
    lies = person.thing(slot)
    expect(lies).to_have_attribute("aria-label", re.compile(named(power.partition(":")[2])))
    learned = person.frame["view"]["powers"]["seats"][0]["slots"][int(slot.partition(":")[2]) - 1]
    assert f"power:{learned['power']}" == power
    expect(person.thing(power)).to_have_count(0)


def test_on_a_phone_the_slot_of_a_power_is_chosen_beside_its_card(server: Served, invite: Invite) -> None:
    ann = at_the_discard(server)
    keep_eight(ann)
    follow_hints(ann, "learn-power")
    person = invite(phone=True)
    person.sit(ann)
    by_power: dict[str, list[str]] = {}
    for offer in person.offers:
        if "do:learn-power" in offer["names"]:
            by_power.setdefault(offer["names"][1], []).append(offer["text"])
    power, texts = next((power, texts) for power, texts in by_power.items() if len(texts) > 1)
    person.touch(power)
    tiles = person.board.locator(".middle [data-choice]")
    expect(tiles).to_have_count(len(texts))
    tiles.last.click()
    person.settle()
    person.confirm()
    person.took(texts[-1])


def test_a_shard_that_closes_a_power_is_not_spent_unwarned(server: Served, invite: Invite) -> None:
    ann = at_the_discard(server)
    keep_eight(ann)
    frame = follow_hints(ann, "learn-power")
    at_two = [offer["text"] for offer in frame["question"]["choices"] if offer["names"][-1] == "power-slot:2"]
    good(ann.choose(at_two[0], frame["number"]))
    lost = follow_hints(ann, "enhance")["view"]["powers"]["seats"][0]["slots"][1]["power"]
    person = invite()
    person.sit(ann)
    spend = next(offer for offer in person.offers if offer["text"] == "enhance")
    choose(person, spend)
    expect(person.page.locator(".confirm")).to_contain_text(f"{named(lost)} returns to your hand")
    expect(person.thing("power-slot:2")).to_contain_text("→ back to hand")
    person.confirm()
    expect(person.thing("power-slot:2")).not_to_contain_text(named(lost))
