"""How many clicks things take; a drag is one click, a tap and a tap are two."""

from __future__ import annotations

from statistics import median
from typing import TYPE_CHECKING, Any

import pytest

from tests.web.clicking import Mouse, answer, asked, hinted, until_offered
from tests.web.measuring import rest

if TYPE_CHECKING:
    from tests.server.served import Seat, Served
    from tests.web.conftest import Invite

MOST_IN_A_GAME = 110
SEEDS = ["1", "2", "3", "4", "5"]
CARDS = ["downtown", "market-row", "theater", "workshop"]


def table(server: Served, seed: str = "1", **more: Any) -> Seat:
    """A base game of two."""
    return server.table(["person", "greedy"], "trickerion", seed=seed, **more)


def wait_for(seat: Seat, *kinds: str) -> None:
    """Wait until what was said beforehand is answered."""
    for _ in range(200):
        frame = asked(seat)
        if frame["over"] or frame["question"]["kind"] not in kinds:
            return
    raise AssertionError(f"{kinds} was not answered by the page")


def test_a_character_is_placed_with_two_taps(server: Served, invite: Invite) -> None:
    ann = table(server)
    offer = until_offered(ann, "place")
    mouse = Mouse.at(invite(), ann)
    for name in offer["names"][1:]:
        mouse.click(mouse.person.thing(name))
    mouse.person.took(offer["text"], 0)
    assert mouse.clicks == 2


def test_a_character_is_placed_with_one_drag(server: Served, invite: Invite) -> None:
    ann = table(server)
    offer = until_offered(ann, "place")
    mouse = Mouse.at(invite(), ann)
    mouse.place(offer)
    assert mouse.clicks == 1


@pytest.mark.parametrize(("specialist", "goal"), [("manager", 4), ("assistant", 5)])
def test_a_plan_takes_a_drag_for_each_character_and_one_click(
    server: Served, invite: Invite, specialist: str, goal: int
) -> None:
    ann = table(server)
    until_offered(ann, "engage")
    answer(ann, asked(ann), f"engage {specialist}")
    while (frame := asked(ann))["question"]["kind"] != "assign":
        answer(ann, frame, hinted(ann, frame)["text"])
    team = [each["id"] for each in frame["view"]["workshops"][ann.seat]["characters"]]
    assert len(team) == goal - 1
    mouse = Mouse.at(invite(), ann)
    mouse.plan(dict(zip(team, CARDS, strict=False)))
    assert mouse.clicks == goal
    laid = ann.get("view")["view"]["workshops"][ann.seat]["characters"]
    assert {each["id"]: each["card"] for each in laid} == dict(zip(team, CARDS, strict=False))


@pytest.mark.parametrize(
    ("wanted", "goal"),
    [("learn", 3), ("hire", 2), ("prepare", 1), ("perform", 2)],
)
def test_what_is_done_often_takes_few_clicks(server: Served, invite: Invite, wanted: str, goal: int) -> None:
    ann = table(server)
    offer = until_offered(ann, wanted)
    mouse = Mouse.at(invite(), ann)
    mouse.take(offer)
    wait_for(ann, "learn-die", "learn-symbol", "learn-board")
    assert mouse.clicks <= goal


def test_a_purchase_with_a_bargain_takes_three_clicks(server: Served, invite: Invite) -> None:
    ann = table(server)
    # A magician at the market has action points left to bargain with.
    wishes = ("send magician market-row", "place magician market-")
    while (frame := asked(ann))["question"]["kind"] != "act":
        texts = [each["text"] for each in frame["question"]["choices"]]
        wished = [text for text in texts if text.startswith(wishes)]
        answer(ann, frame, wished[0] if wished else hinted(ann, frame)["text"])
    mouse = Mouse.at(invite(), ann)
    offers = frame["question"]["choices"]
    mouse.take(
        next(each for each in offers if each["text"].startswith("buy ") and each["text"].endswith(" 3"))
    )
    frame = asked(ann)
    assert frame["question"]["kind"] == "bargain"
    rest(mouse.person, frame["seq"])
    mouse.take(next(each for each in frame["question"]["choices"] if each["text"] == "bargain 1"))
    assert mouse.clicks <= 3


def test_a_trick_is_set_up_and_turned_in_three_clicks(server: Served, invite: Invite) -> None:
    ann = table(server)
    until_offered(ann, "set-up")
    mouse = Mouse.at(invite(), ann)
    while (frame := asked(ann))["question"]["kind"] == "act":
        mouse.take(hinted(ann, frame))
        rest(mouse.person, asked(ann)["seq"])
    assert frame["question"]["kind"] == "lay"
    before = mouse.clicks
    mouse.take(hinted(ann, frame))
    wait_for(ann, "link-reward")
    assert mouse.clicks - before <= 3
    assert before <= 1


def whole_game(server: Served, invite: Invite, seed: str) -> int:
    """The clicks of a game from the magician to the last show."""
    ann = table(server, seed)
    mouse = Mouse.at(invite(), ann)
    spent = mouse.play()
    print(f"seed {seed}: {mouse.clicks} clicks, {spent}")
    return mouse.clicks


@pytest.mark.long
def test_most_games_take_few_clicks(server: Served, invite: Invite) -> None:
    assert median(whole_game(server, invite, seed) for seed in SEEDS) <= MOST_IN_A_GAME
