"""Abracada… Quoi ? through the interface."""

from __future__ import annotations

import random

from playwright.sync_api import expect

from tests.server.served import Served
from tests.web.conftest import Invite
from tests.web.playing import play_on


def test_two_people_and_two_bots_play_a_whole_game(server: Served, invite: Invite) -> None:
    ann = server.table(["person", "person", "odds", "likeliest"])
    bob = server.sit(ann.table, "Bob")
    sittings = [(invite(), ann), (invite("fr"), bob)]
    for person, seat in sittings:
        person.sit(seat)
    ways = play_on(sittings, random.Random(1))
    assert ways["listed"] <= ways.total() / 10
    for person, seat in sittings:
        end = seat.get("view", lang="en" if seat is ann else "fr")
        assert end["over"]
        person.reaches(end["seq"])
        expect(person.status).to_contain_text(end["status"])
