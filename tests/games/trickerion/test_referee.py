"""Whole games followed by the sentences of the log alone: what they say is what a spectator sees."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import sleight
from sleight.bots import make_bot
from sleight.games.trickerion.state.position import TrickerionPosition
from sleight.games.trickerion.views.types import TrickerionView
from tests.games.trickerion.helpers.referee import NAMES, PERMANENT
from tests.games.trickerion.helpers.referee_rules import Referee
from tests.games.trickerion.helpers.scenario import GAME
from tests.games.trickerion.helpers.walks import OPTIONS

EAGER = ("set-up", "at", "prepare", "perform", "gain", "hire", "buy", "learn", "bonus", "keep-bonus", "draw")


def eager(position: TrickerionPosition, seat: int, rng: Random) -> sleight.Choice:
    """Something that makes things happen, most of the time, special cards before all."""
    choices = position.choices(seat)
    if rng.random() < 0.04 and position.asides(seat):
        return rng.choice(position.asides(seat))
    for wanted in (_is_special, _is_eager):
        found = [choice for choice in choices if wanted(sleight.text(choice))]
        if found and rng.random() < 0.75:
            return rng.choice(found)
    return rng.choice(choices)


def _is_special(written: str) -> bool:
    """A special card is used, or somebody goes to fetch one."""
    return written.startswith("send") and written.split()[-1] not in PERMANENT[:-1]


def _is_eager(written: str) -> bool:
    return written.split()[0] in EAGER or written.endswith("stage")


def told(events: list[sleight.Event], players: int) -> list[str]:
    """What a spectator is told."""
    faces = [event.seen_by(None) for event in events]
    return [sleight.describe(face, "en", NAMES[:players]) for face in faces if face is not None]


def account(table: Referee, view: TrickerionView) -> dict[str, object]:
    """What the referee has taken down; hired apprentices join by the number of their home."""
    for seat, workshop in enumerate(view.workshops):
        for each in workshop.characters:
            kind = each.id.split("-")[0]
            if each.at == "home" and each.id not in table.at[seat] and table.joining[seat][kind]:
                table.at[seat][each.id] = "home"
                table.joining[seat][kind] -= 1
    return {
        "purses": (table.fame, table.coins, table.shards),
        "order": table.order,
        "dice": table.dice,
        "market": (table.stalls, table.orders, table.quick, table.extra),
        "theater": table.theater,
        "markers": {card: sorted(map(str, lies.values())) for card, lies in table.markers.items() if lies},
        "slots": {(card, slot) for card, lies in table.markers.items() for slot in lies},
        "places": table.at,
        "cards": table.under,
        "tricks": table.tricks,
        "active": table.active,
    }


def seen(view: TrickerionView) -> dict[str, object]:
    """The same as a spectator sees it."""
    lies = {
        show.card: {
            **{slot: marker for slot, marker in enumerate(show.markers, start=1) if marker},
            **{("beside", marker.seat, marker.trick): marker for marker in show.beside},
        }
        for show in view.theater
    }
    plain = {
        card: sorted(str((each.seat, each.trick, each.facing, each.stacked)) for each in markers.values())
        for card, markers in lies.items()
        if markers
    }
    market, prophecies = view.market, view.alley and view.alley.prophecies
    return {
        "purses": (list(view.fame), list(view.coins), list(view.shards)),
        "order": view.order,
        "dice": list(view.dice),
        "market": (list(market.stalls), list(market.orders), market.quick, list(market.extra)),
        "theater": [show.card for show in view.theater],
        "markers": plain,
        "slots": {(card, slot) for card, markers in lies.items() for slot in markers},
        "places": [
            {each.id: each.at for each in workshop.characters if each.at != "inn"}
            for workshop in view.workshops
        ],
        "cards": [
            {each.id: each.card for each in workshop.characters if each.card} for workshop in view.workshops
        ],
        "tricks": [
            {each.trick: [each.symbol, each.board, each.ready, each.shards] for each in workshop.tricks}
            for workshop in view.workshops
        ],
        "active": prophecies.active if prophecies else "",
    }


def follow(players: int, seed: int, options: dict[str, Any], bots: bool = False) -> None:
    """Play a game and compare the referee's account with a spectator's view after every answer."""
    rng, position = Random(seed), GAME.new(players, seed, options)
    minds = [make_bot("greedy", "trickerion", Random(seed + seat)) for seat in range(players)]
    table = Referee(players, [show.card for show in position.view(None).theater])
    events = list(position.told)
    while True:
        for sentence in told(events, players):
            table.hear(sentence)
        table.rest()
        view = position.view(None)
        if view.phase != "set-up" and view.order:
            assert account(table, view) == seen(view), told(events, players)
        if not position.waiting:
            return
        seat = rng.choice(position.waiting)
        choices = position.choices(seat)
        chosen = minds[seat].choose(position.view(seat), choices) if bots else eager(position, seat, rng)
        events = list(position.apply(seat, chosen))


@pytest.mark.rule("TR-GEN-19", "TR-GEN-24")
@pytest.mark.parametrize("options", OPTIONS, ids=lambda options: "-".join(options) or "base")
def test_a_referee_can_follow_a_game_by_its_sentences(options: dict[str, Any]) -> None:
    for players in (2, 3, 4):
        follow(players, players, options)


@pytest.mark.long
@pytest.mark.rule("TR-GEN-19", "TR-GEN-24")
@pytest.mark.parametrize("options", OPTIONS, ids=lambda options: "-".join(options) or "base")
def test_a_referee_can_follow_many_games_by_their_sentences(options: dict[str, Any]) -> None:
    for seed in range(40):
        follow(2 + seed % 3, seed, options, bots=seed % 4 == 0)
