"""What the browser is given besides the printed cards, so that it repeats no rule and decodes no number."""

from __future__ import annotations

from itertools import product
from typing import TYPE_CHECKING, Any

import msgspec

from sleight.core.choice import verb
from sleight.core.option import Switch
from sleight.games.trickerion.advice import figures
from sleight.games.trickerion.effects import active
from sleight.games.trickerion.locations.action import Action
from sleight.games.trickerion.locations.learning import missing_fame
from sleight.games.trickerion.modules import MODULES
from sleight.games.trickerion.printed import ids
from sleight.games.trickerion.printed.geometry import Layout, rotation
from sleight.games.trickerion.printed.structs import Printed, Yields
from sleight.games.trickerion.scoring.rewards import day_modifier, yields_of
from sleight.games.trickerion.state.cells import CHARGED, DAYS, FAME, PLACES, TRICKS
from sleight.games.trickerion.state.slots import location_of

if TYPE_CHECKING:
    from sleight.games.trickerion.game import Trickerion
    from sleight.games.trickerion.state.position import TrickerionPosition
    from sleight.games.trickerion.state.setting import Setting


class Part(msgspec.Struct, frozen=True):
    """A part of what the browser is given."""


class Joint(Part, frozen=True):
    """A link circle: two slots, counted from 0, and the corner of each that lies in it."""

    slot: int
    corner: str
    other: int
    other_corner: str
    shard: bool


class CardFace(Part, frozen=True):
    """The circles of a performance card, and for each slot the corners that lie in one (TR-TH-13)."""

    circles: tuple[Joint, ...]
    facings: tuple[tuple[str, ...], ...]


class CharacterSlot(Part, frozen=True):
    """A slot for a character; it adds no points if it is closed (TR-SETUP-27)."""

    id: str
    points: int | None


class TheaterDay(Part, frozen=True):
    """A day of the theater and its slots."""

    backstage: tuple[CharacterSlot, ...]
    stage: CharacterSlot


class DayChange(Part, frozen=True):
    """What a day adds to each reward."""

    fame: int
    coins: int


class Bend(Part, frozen=True):
    """What a prophecy makes of the printed figures; `` stands for no prophecy."""

    days: dict[str, DayChange]
    bent: tuple[str, ...]
    """Which figures do not hold as they are printed: `costs`, `prices`."""


class Figures(Part, frozen=True):
    """What holds at every table with so many seats and these options."""

    seats: int
    options: dict[str, bool | str]
    hand: dict[str, int]
    """TR-PSET-12, 13: the permanent assignment cards by location."""

    base_points: dict[str, int]
    """TR-AP-01: what the disc of each character prints, in the order in which a plan goes through them."""

    costs: dict[str, int]
    """TR-AP-12: the points of each action by its verb, where it always costs the same."""

    quick_surcharge: int
    slots: dict[str, tuple[CharacterSlot, ...]]
    days: dict[str, TheaterDay]
    tricks: tuple[str, ...]
    """TR-SETUP-03: those that can be learned."""

    thresholds: dict[str, int]
    """TR-DT-12, T1-OPT-05: the fame for tricks of each level."""

    engineer_markers: int
    link_fame: int
    card_bonus: bool
    """T1-PERF-02: whether the performer receives what is printed on the performance card."""

    leaves: tuple[tuple[int, ...], ...]
    """TR-END-20 to 23: by round, for the last card first, the round after which it leaves; 0 if it stays."""

    abilities: bool
    decks: tuple[str, ...]
    """TR-SA-01: the decks of special assignment cards in the order of the view."""

    decks_face_up: bool
    """T1-SETUP-03: whether everybody sees the top card of each deck."""

    card_shards: int
    """T1-ALLEY-03: the shards for the top card of a deck; 0 where none is sold."""


class Shown(Printed, kw_only=True, frozen=True):
    """What is printed, and the figures of the tables."""

    tables: tuple[Figures, ...]
    faces: dict[str, CardFace]
    corners: dict[str, dict[str, tuple[str, ...]]]
    """TR-GEN-28, 29: what a marker shows clockwise from the top, by its own school and where that faces."""

    dice_order: tuple[str, ...]
    bends: dict[str, Bend]
    charge: Yields
    """TR-SAR-26: what a shard on a trick adds to its yields."""

    missing_fame: int
    """TR-DT-13: the coins that replace each fame that is missing for a trick."""


def shown(game: Trickerion) -> Shown:
    """All of it for one game."""
    printed, schools = game.printed, game.printed.board.markers.corners_clockwise
    return Shown(
        **msgspec.structs.asdict(_with_cards_of_modules(printed)),
        tables=tuple(
            _figures(game.new(seats, 0, options).table, options)
            for options in _ways_to_play(game)
            if game.can_play(options)
            for seats in game.seat_counts
        ),
        faces={
            card.id: _face(layout)
            for card, layout in zip(printed.performances, game.box.layouts, strict=True)
        },
        corners={id: _turned(schools, number) for number, id in enumerate(schools)},
        dice_order=ids.DIE_IDS,
        bends=_bends(game),
        charge=_charge(_standing(game)),
        missing_fame=_missing_fame(_standing(game)),
    )


def _with_cards_of_modules(printed: Printed) -> Printed:
    """The tricks and special cards that modules bring stand behind those of the box."""
    tricks = [trick for module in MODULES for trick in module.more_tricks(printed)]
    specials = [card for module in MODULES for card in module.more_specials(printed)]
    return msgspec.structs.replace(
        printed, tricks=(*printed.tricks, *tricks), specials=(*printed.specials, *specials)
    )


def _face(layout: Layout) -> CardFace:
    circles = (
        Joint(each.slot, ids.FACINGS[each.corner], each.other, ids.FACINGS[each.other_corner], each.shard)
        for each in layout.circles
    )
    facings = (tuple(ids.FACINGS[corner] for corner in corners) for corners in layout.facings)
    return CardFace(tuple(circles), tuple(facings))


def _turned(schools: tuple[str, ...], own: int) -> dict[str, tuple[str, ...]]:
    """What a marker shows, by the corner to which its own school is turned."""
    turns = {facing: len(schools) - rotation(own, number) for number, facing in enumerate(ids.FACINGS)}
    return {facing: schools[turn:] + schools[:turn] for facing, turn in turns.items()}


def _ways_to_play(game: Trickerion) -> list[dict[str, bool | str]]:
    """All values of the options on which figures depend: edition, thresholds, and modules that change any."""
    differ = {id for edition in game.box.editions.values() for id in edition.modules}
    switches = [module.options()[0].name for module in MODULES if module.id in differ]
    names = [name for name in ("edition", "thresholds", *switches) if name in game.options]
    values: list[Any] = [game.options[name].allowed() for name in names]
    return [dict(zip(names, chosen, strict=True)) for chosen in product(*values)]


def _figures(table: Setting, options: dict[str, bool | str]) -> Figures:
    edition, printed, theater = table.edition, table.printed, ids.LOCATION_IDS[ids.THEATER]
    tricks = [trick for trick in printed.tricks if trick.level <= edition.highest_level]
    return Figures(
        seats=table.seats,
        options=options,
        hand=edition.hand,
        base_points=dict(zip(ids.CHARACTER_IDS, table.base_points, strict=True)),
        costs=_costs(table),
        quick_surcharge=edition.quick_surcharge,
        slots={id: _slots(table, id) for id in edition.locations if id != theater},
        days={day: _day(_slots(table, theater), n) for n, day in enumerate(table.day_ids)},
        tricks=tuple(trick.id for trick in tricks),
        thresholds={str(trick.level): table.threshold_of(trick.level) for trick in tricks},
        engineer_markers=edition.engineer_markers,
        link_fame=edition.link_fame,
        card_bonus=edition.card_bonus,
        leaves=_leaves(table),
        abilities=edition.abilities,
        decks=edition.specials,
        decks_face_up=edition.decks_face_up,
        card_shards=edition.card_shards,
    )


def _costs(table: Setting) -> dict[str, int]:
    """Those of the actions that ask nothing but the edition."""
    plain = [
        action
        for actions in table.actions.values()
        for action in actions
        if type(action).cost is Action.cost and type(action).move_cost is Action.move_cost
    ]
    return {verb(action.kind): table.costs[action.name] for action in plain}


def _slots(table: Setting, location: str) -> tuple[CharacterSlot, ...]:
    number = ids.LOCATION_IDS.index(location)
    first, open_slots = ids.FIRST_SLOT_OF[number], table.open_slots[number]
    return tuple(
        CharacterSlot(id, table.modifiers[slot] if open_slots >> slot - first & 1 else None)
        for slot, id in table.slot_ids.items()
        if location_of(slot) == number
    )


def _day(places: tuple[CharacterSlot, ...], day: int) -> TheaterDay:
    own = places[day * ids.SLOTS_A_DAY : (day + 1) * ids.SLOTS_A_DAY]
    return TheaterDay(own[: ids.STAGE] + own[ids.STAGE + 1 :], own[ids.STAGE])


def _leaves(table: Setting) -> tuple[tuple[int, ...], ...]:
    rounds, first = table.rounds, table.edition.discard_from
    return tuple(
        tuple(
            leaves if (leaves := max(now, first) + place) < rounds or leaves == now else 0
            for place in range(PLACES)
        )
        for now in range(1, rounds + 1)
    )


def _bends(game: Trickerion) -> dict[str, Bend]:
    """TR-PROR: the rules are asked, at a table where a prophecy is in force."""
    every = (option for module in MODULES for option in module.options())
    options = {option.name: True for option in every if isinstance(option, Switch)}
    if not game.can_play(options):
        return {}
    prophecies = ("", *(each.id for each in game.printed.prophecies))
    return {id: _bend(_standing(game, **options), id) for id in prophecies}


def _bend(position: TrickerionPosition, prophecy: str) -> Bend:
    """At a table with all modules and with posters everywhere, so that what follows from one shows."""
    table = position.table
    position.posters = (1 << table.seats) - 1
    position.prophecies = (table.prophecy_ids.index(prophecy),) if prophecy else ()
    active.refresh(position)
    now = figures.Figures(table)
    now.bend(position, 0)
    days = table.day_ids
    own = {day: DayChange(*_changed(position, number)) for number, day in enumerate(days)}
    differ = {"costs": now.costs != table.costs, "prices": tuple(now.prices) != tuple(table.prices)}
    return Bend(own, tuple(name for name, differs in differ.items() if differs))


def _changed(position: TrickerionPosition, day: int) -> tuple[int, int]:
    """What a day on which two have performed adds to a reward of one of them in the show of the other."""
    there = position.copy()
    there.cells[DAYS : DAYS + 2] = [1 + day, 1 + day]
    return day_modifier(there, 0, 1)


def _standing(game: Trickerion, **options: bool) -> TrickerionPosition:
    """Any table, at its start."""
    return game.new(min(game.seat_counts), 0, options)


def _missing_fame(position: TrickerionPosition) -> int:
    """For a trick of the highest level, with one fame and with none."""
    dearest = len(position.table.trick_ids) - 1
    position.cells[FAME] = 1
    with_one = missing_fame(position, 0, dearest)
    position.cells[FAME] = 0
    return missing_fame(position, 0, dearest) - with_one


def _charge(position: TrickerionPosition) -> Yields:
    """One more shard on any trick."""
    position.cells[TRICKS] = 1
    before = yields_of(position, 0)
    position.cells[CHARGED] += 1
    return Yields(*(more - less for more, less in zip(yields_of(position, 0), before, strict=True)))
