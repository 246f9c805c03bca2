"""The week at the theater of the worked examples A and B, with the cards of the examples."""

from __future__ import annotations

import msgspec

from sleight.games.trickerion.editions import EDITIONS
from sleight.games.trickerion.game import Trickerion
from sleight.games.trickerion.printed.geometry import Joint, Layout, facing
from sleight.games.trickerion.printed.ids import FACINGS
from sleight.games.trickerion.printed.structs import Yields
from sleight.games.trickerion.state.position import TrickerionPosition
from sleight.games.trickerion.tables import Box
from sleight.games.trickerion.views.types import Options
from tests.games.trickerion.helpers.playing import play
from tests.games.trickerion.helpers.scenario import table

GREEN, YELLOW, BLUE, RED = range(4)
CARDS = ("riverside-theater-6", "riverside-theater-3", "grand-magorian-5")
"""The third is one of a richer theater: by first-edition rules one link there pays the 2 of the example."""

BONUSES = {CARDS[0]: Yields(0, 1, 0), CARDS[1]: Yields(1, 0, 0), CARDS[2]: Yields(2, 0, 0)}
PATH4 = Layout(4, [Joint(0, 1, 1, 0, False), Joint(1, 2, 2, 1, False), Joint(2, 3, 3, 2, False)])
"""The test card of the examples, by corners: A.NE–B.NW, B.SE–C.NE, C.SW–D.SE."""

TRICKS = {
    (GREEN, "heart"): ("rabbit-from-the-top-hat", Yields(2, 1, 0)),
    (GREEN, "spade"): ("mind-reading", Yields(1, 2, 0)),
    (YELLOW, "heart"): ("pub-in-a-bottle", Yields(1, 2, 0)),
    (YELLOW, "diamond"): ("breath-of-life", Yields(2, 1, 0)),
    (YELLOW, "club"): ("linking-rings", Yields(0, 2, 0)),
    (BLUE, "heart"): ("enchanted-butterflies", Yields(2, 0, 0)),
    (BLUE, "spade"): ("future-sight", Yields(3, 2, 0)),
    (RED, "heart"): ("card-manipulation", Yields(1, 1, 1)),
    (RED, "club"): ("barricaded-barrels", Yields(2, 1, 0)),
}
"""Real cards of the right school and level stand for the tricks of the example, with its rewards."""


def example_game() -> Trickerion:
    """The game with the cards of the example instead of the printed ones."""
    game = Trickerion()
    rewards = dict(TRICKS.values())
    tricks = tuple(
        msgspec.structs.replace(trick, yields=rewards.get(trick.id, trick.yields))
        for trick in game.printed.tricks
    )
    cards = tuple(
        msgspec.structs.replace(card, performer_bonus=BONUSES.get(card.id, card.performer_bonus))
        for card in game.printed.performances
    )
    game.printed = msgspec.structs.replace(game.printed, tricks=tricks, performances=cards)
    printed = [card.id in CARDS for card in cards]
    layouts = [PATH4 if ours else old for ours, old in zip(printed, game.box.layouts, strict=True)]
    game.box = Box(game.printed, EDITIONS, layouts, "example", game.box.modules, game.types)
    return game


EXAMPLE = example_game()
KNOWN = EXAMPLE.table(4, Options())


def way(seat: int, symbol: str, turned: int) -> str:
    """Where the own school of a trick lies after so many quarter turns."""
    return FACINGS[facing(KNOWN.schools[KNOWN.trick_numbers[TRICKS[seat, symbol][0]]], turned)]


def set_up(seat: int, symbol: str, card: int, slot: str, turned: int) -> tuple[str, str]:
    """The two choices that set up a trick on a slot A to D, turned so many quarters."""
    number = "ABCD".index(slot) + 1
    return f"set-up {TRICKS[seat, symbol][0]}", f"at {CARDS[card - 1]} {number} {way(seat, symbol, turned)}"


def before_the_week(edition: str = "2019") -> TrickerionPosition:
    """Cards 2 and 3 are empty; Green's heart and spade lie on card 1; everybody has characters to place."""
    scene = table(4, EXAMPLE, edition=edition).theater(*CARDS).placing(GREEN)
    for (seat, symbol), (trick, _) in TRICKS.items():
        scene.trick(seat, trick, symbol, ready=3)
    scene.marker(GREEN, TRICKS[GREEN, "heart"][0], CARDS[0], 1, way(GREEN, "heart", 3))
    scene.marker(GREEN, TRICKS[GREEN, "spade"][0], CARDS[0], 2, way(GREEN, "spade", 2))
    for seat in range(4):
        scene.fame(seat, 0).coins(seat, 0).shards(seat, 0).assigned(seat, "magician", "theater")
    scene.assigned(YELLOW, "manager", "theater").assigned(YELLOW, "apprentice-1", "theater")
    # Red makes an apprentice idle, so that its magician comes after Yellow's apprentice, as in the example.
    scene.assigned(BLUE, "assistant", "theater").assigned(RED, "apprentice-1", "workshop")
    return scene.position()


def green_and_yellow(edition: str = "2019") -> TrickerionPosition:
    """Steps 1 and 2: Green on Sunday's stage, Yellow's Manager with two tricks on Friday."""
    position = before_the_week(edition)
    play(position, "place magician sunday-stage", "place manager friday-1")
    play(position, *set_up(YELLOW, "heart", 2, "A", 3), *set_up(YELLOW, "diamond", 2, "B", 2), "gain fame")
    return position


def all_placed(edition: str = "2019") -> TrickerionPosition:
    """The end of example A: Blue performs first."""
    position = green_and_yellow(edition)
    play(position, "place assistant thursday-1")
    play(position, *set_up(BLUE, "heart", 3, "A", 3), *set_up(BLUE, "spade", 3, "B", 2), "gain fame")
    play(position, *set_up(BLUE, "spade", 2, "C", 1), "gain fame")
    play(position, "idle apprentice-1", "place apprentice-1 friday-2")
    play(position, *set_up(YELLOW, "club", 1, "C", 0), "place magician thursday-stage")
    play(position, "place magician saturday-1", *set_up(RED, "club", 1, "D", 3), "gain fame")
    play(
        position, *set_up(RED, "heart", 2, "D", 0), "gain fame", *set_up(RED, "heart", 3, "C", 1), "gain fame"
    )
    play(position, "place magician friday-stage")
    return position
