"""Trickerion through the interface."""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import expect

import sleight
from tests.server.served import Served
from tests.web.conftest import Invite
from tests.web.playing import lively, play, play_on, until_asked

FULL = dict(sleight.game("trickerion").recommended["full"])


@pytest.mark.parametrize("options", [{}, FULL], ids=["base", "full"])
def test_one_person_and_bots_play_a_whole_game(
    server: Served, invite: Invite, options: dict[str, object]
) -> None:
    ann = server.table(["person", "greedy", "random"], "trickerion", seed="1", options=options)
    person = invite()
    person.sit(ann)
    ways = play_on([(person, ann)], random.Random(1), touching=0.7)
    end = ann.get("view")
    assert end["over"]
    expect(person.status).to_contain_text(end["status"])
    assert ways["touched"] > ways["listed"] > 0


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
