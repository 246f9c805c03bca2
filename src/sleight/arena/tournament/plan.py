"""Who meets whom, on which seeds and seats. The same plan gives the same games, wherever they are played."""

from __future__ import annotations

from functools import cache
from itertools import combinations, cycle, islice
from typing import TYPE_CHECKING

import msgspec

from sleight import __version__
from sleight.bots import bot_weights, check_codes, is_timed
from sleight.core import registry
from sleight.core.digest import digest_of
from sleight.core.errors import BadInput, listed

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from sleight.core.registry import AnyGame

    Seating = tuple[str, ...]
    """The codes of the bots by seat."""

FEWEST_BOTS = 2


class Identity(msgspec.Struct, frozen=True):
    """Everything on which the games of a tournament depend: results of two identities never mix."""

    game: str
    seats: int
    bots: tuple[str, ...]
    seed: int
    options: dict[str, object]
    rules: int
    cards: str
    """The digest of the data that a table with these options uses."""

    weights: dict[str, str]
    """The digests of the fitted numbers by which bots play, where they have any."""

    version: str

    def digest(self) -> str:
        """Eight letters that change with anything of it."""
        return digest_of(msgspec.to_builtins(self))

    def differences(self, now: Identity) -> str:
        """What is different now, each as `seed: 1 → 2`; empty if nothing is."""
        before, after = (msgspec.to_builtins(each) for each in (self, now))
        return "; ".join(
            f"{name}: {_shown(value)} → {_shown(after[name])}"
            for name, value in before.items()
            if value != after[name]
        )


class Tournament(msgspec.Struct, frozen=True):
    """A plan, checked and ready to be sent to other processes. How many pairs there are is not part of it."""

    identity: Identity
    data: str | None = None
    """A folder of card data in place of ours; its content is part of the identity, its name is not."""

    @property
    def bots(self) -> tuple[str, ...]:
        """The codes, in the order in which they were named."""
        return self.identity.bots

    @property
    def meetings(self) -> tuple[Seating, ...]:
        """Who sits down together."""
        return lineups(self.identity.bots, self.identity.seats)

    @property
    def timed(self) -> tuple[str, ...]:
        """The bots that look at the clock: with them the same plan need not give the same games."""
        return tuple(code for code in self.bots if is_timed(code, self.identity.game))

    def seatings(self, number: int) -> tuple[Seating, ...]:
        """The games of pair `number`: the same bots on the same seed, in every order around the table."""
        return rotations(self.meetings[number % len(self.meetings)])

    def seed(self, number: int) -> int:
        """The seed of pair `number`: all meetings play the same deal before the next one comes."""
        return self.identity.seed + number // len(self.meetings)


def make_tournament(
    game: str,
    bots: Sequence[str],
    *,
    seats: int | None = None,
    seed: int = 0,
    options: Mapping[str, object] | None = None,
    data: str | None = None,
) -> Tournament:
    """The plan of a tournament. Whatever is wrong is refused here, before any game."""
    rules = _game(game, data)
    seats = min(rules.seat_counts) if seats is None else seats
    rules.check_seats(seats)
    _check_bots(bots, game)
    if seed < 0:
        raise BadInput("seed-value", seed=str(seed))
    # As they come back from the file of results, so that the same plan is the same there.
    chosen = msgspec.json.decode(msgspec.json.encode(rules.read_options(options or {}, seats)))
    return Tournament(_made_of(rules, seats, tuple(bots), seed, chosen), data)


def lineups(bots: Sequence[str], seats: int) -> tuple[Seating, ...]:
    """Every choice of so many bots. Fewer bots than seats repeat, and each of them comes first once."""
    if len(bots) >= seats:
        return tuple(combinations(bots, seats))
    found: list[Seating] = []
    for first in range(len(bots)):
        lineup = tuple(islice(cycle(bots), first, first + seats))
        if not any(turned in found for turned in rotations(lineup)):
            found.append(lineup)
    return tuple(found)


def rotations(lineup: Seating) -> tuple[Seating, ...]:
    """The different orders that come from moving everybody on by a seat; for two seats, both orders."""
    turned = (lineup[start:] + lineup[:start] for start in range(len(lineup)))
    return tuple(dict.fromkeys(turned))


def check_here(plan: Tournament) -> None:
    """Refuse a plan that this process would play differently: another version, other cards, other weights."""
    rules, identity = game_of(plan), plan.identity
    here = _made_of(rules, identity.seats, identity.bots, identity.seed, identity.options)
    differences = identity.differences(here)
    if differences:
        raise BadInput("tournament-elsewhere", differences=differences)


def _made_of(
    rules: AnyGame, seats: int, bots: tuple[str, ...], seed: int, options: dict[str, object]
) -> Identity:
    return Identity(
        game=rules.id,
        seats=seats,
        bots=bots,
        seed=seed,
        options=options,
        rules=rules.rules_version,
        cards=rules.table_digest(options),
        weights={code: digest for code in bots if (digest := bot_weights(code, rules.id))},
        version=__version__,
    )


def _shown(value: object) -> str:
    """A part of a plan as it is written on a command line."""
    if isinstance(value, dict):
        return ",".join(f"{name}={each}" for name, each in value.items()) or "-"
    return ",".join(map(str, value)) if isinstance(value, list | tuple) else str(value)


def _check_bots(bots: Sequence[str], game: str) -> None:
    check_codes(bots, game)
    twice = [code for code in bots if bots.count(code) > 1]
    if twice:
        raise BadInput("tournament-bot-twice", bot=twice[0])
    if len(bots) < FEWEST_BOTS:
        raise BadInput("tournament-bots", bots=listed(list(bots)), least=FEWEST_BOTS)


@cache
def _game(id: str, data: str | None) -> AnyGame:
    """The game, whose card data every process reads only once."""
    return registry.game(id, data)


def game_of(plan: Tournament) -> AnyGame:
    """The game that a tournament plays."""
    return _game(plan.identity.game, plan.data)
