"""Which cards, prophecies, abilities and end bonuses change something while games are played.

    with watched() as fired:
        play_on(position)
    assert "headhunter" in fired

An effect fires if a hook of it, asked while a choice is carried out, returns another value than the printed
rules, changes the table, or asks a question that is not declined. Hooks that only allow something fire when
somebody does it, and those that forbid something when they shorten a list. A card that improves an action
fires when that action is done with its bonus and, if the card has hooks besides, one of them did something.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from contextlib import ExitStack, contextmanager
from typing import Any
from unittest.mock import patch

import sleight
from sleight.games.trickerion import cards
from sleight.games.trickerion.cards.magicians import ABILITIES
from sleight.games.trickerion.cards.special.base import SpecialCard
from sleight.games.trickerion.choices import Decline
from sleight.games.trickerion.effects import active, plans, points
from sleight.games.trickerion.effects.hooks import HOOKS, Effect
from sleight.games.trickerion.events import (
    CardBorrowed,
    CharacterBoosted,
    CharacterEnhanced,
    CharacterPlaced,
    CoinsShared,
    ComponentClaimed,
    ComponentsBought,
    MarkerSalvaged,
    ProphecyWoven,
    Scored,
    TalentFound,
    TrickBeside,
    TrickSetUp,
)
from sleight.games.trickerion.flow.questions.base import KINDS, TrickerionQuestion
from sleight.games.trickerion.printed.ids import CHARACTER_IDS, THEATER
from sleight.games.trickerion.state import slots
from sleight.games.trickerion.state.cells import ARMED_BONUS, CARD_STATE, EXTRA, EXTRAS, ORDERS, QUICK, STALLS
from sleight.games.trickerion.state.position import TrickerionPosition
from tests.games.trickerion.helpers.scenario import table

KNOWN = table(2, dark_alley=True, prophecies=True).known
BONUSES = tuple(trick.id for trick in KNOWN.printed.tricks if trick.end_bonus)
SPECIALS = tuple(id for id, card in cards.SPECIALS.items() if not card.module)
"""Those of every table; a module shows its own in tests of its own."""

ALL = (*SPECIALS, *cards.PROPHECIES, *ABILITIES, *BONUSES)
"""Everything that can fire: special cards, prophecies, abilities, end bonuses of level-3 tricks."""

_ALLOWS = ("boost", "borrowable", "actions", "stacks", "may_enhance", "stock")
"""Hooks that open a possibility: an event tells that somebody used it."""

_FORBIDS = ("free_slots",)
_LISTS = ("choices", "why_not", "is_forced", "warnings", "arguments")
"""What a question does besides being answered; what hooks say then is only tried."""

_AFTERWARDS: dict[type[sleight.Event], str] = {
    CharacterBoosted: "the-mechaniker",
    CardBorrowed: "the-great-optico",
    ProphecyWoven: "priestess-of-mysticism",
    CoinsShared: "business-share",
    ComponentClaimed: "dubious-sources",
    MarkerSalvaged: "durable-components",
    TalentFound: "hidden-talent",
}
"""Events that tell alone that an effect has come true."""

_IDS: dict[object, str] = {kind: id for id, kind in ABILITIES.items()}
_PACKAGE = f"{sleight.__name__}.games."


class Watch:
    """What has fired so far, and what goes on right now."""

    def __init__(self) -> None:
        self.fired: set[str] = set()
        self._stirred: set[str] = set()
        """The cards of which a hook has done something since they were called upon."""

        self._asked: dict[int, tuple[TrickerionQuestion, str]] = {}
        """The questions that hooks have returned, and whose they are."""

        self._answering = self._listing = 0

    def note(self, name: str) -> None:
        """An effect has done something; an improved action must still be finished."""
        card = cards.SPECIALS.get(name)
        if card and card.improved:
            self._stirred.add(name)
        else:
            self.fired.add(name)

    def hook(self, name: str, original: Callable[..., Any]) -> Callable[..., Any]:
        """A hook that tells when it does something."""
        plain = getattr(Effect, name)

        def watched_hook(effect: Effect, position: TrickerionPosition, *given: Any) -> Any:
            before = position.cells[:], len(position.told)
            result = original(effect, position, *given)
            changed = before != (position.cells, len(position.told))
            if not changed and result == plain(effect, position, *given):
                return result
            if isinstance(result, TrickerionQuestion):
                self._asked[id(result)] = result, _name_of(effect)
            elif name in _FORBIDS or (self._answering and not self._listing and name not in _ALLOWS):
                self.note(_name_of(effect))
            return result

        return watched_hook

    def listing(self, name: str, original: Callable[..., Any]) -> Callable[..., Any]:
        """A listing during which nothing counts."""

        def watched_listing(*given: Any) -> Any:
            self._listing += 1
            try:
                return original(*given)
            finally:
                self._listing -= 1

        return watched_listing

    def answer(self, name: str, original: Callable[..., Any]) -> Callable[..., Any]:
        """An answer, which may finish an improved action."""

        def watched_answer(
            question: TrickerionQuestion, position: TrickerionPosition, choice: sleight.Choice
        ) -> None:
            _, asker = self._asked.get(id(question), (None, ""))
            if asker and not isinstance(choice, Decline):
                self.note(asker)
            armed = position.cells[CARD_STATE] == ARMED_BONUS
            card = active.ready_card(position, question.seat) if armed else None
            self._answering += 1
            original(question, position, choice)
            self._answering -= 1
            if card and position.cells[CARD_STATE] != ARMED_BONUS:
                self._finish(card)

        return watched_answer

    def _finish(self, card: SpecialCard) -> None:
        bends = any(hook in vars(type(card)) for hook in HOOKS)
        if card.id not in _AFTERWARDS.values() and (not bends or card.id in self._stirred):
            self.fired.add(card.id)
        self._stirred.discard(card.id)

    def tell(self, name: str, original: Callable[..., Any]) -> Callable[..., Any]:
        """An event, which may show that an effect has come true."""

        def watched_tell(position: TrickerionPosition, event: sleight.Event) -> None:
            original(position, event)
            shown = _AFTERWARDS.get(type(event)) or _shown_by(position, event)
            if shown:
                self.fired.add(shown)

        return watched_tell


def _name_of(effect: Any) -> str:
    """The id of a card or prophecy, or of the magician whose ability it is."""
    return _IDS.get(type(effect)) or effect.id


def _shown_by(position: TrickerionPosition, event: sleight.Event) -> str:
    """What came true with an event, if it has the right particulars."""
    match event:
        case Scored(category=trick, fame=fame) if fame and trick in BONUSES:
            return trick
        case TrickSetUp(stacked=True) | TrickBeside(stacked=True):
            return "electra"
        case CharacterEnhanced(seat=seat):
            backstage = slots.location_of(points.slot_under(position, seat)) == THEATER
            return "enhanced-theater" if backstage else ""
        case CharacterPlaced(seat=seat, character=character, slot=slot):
            card = plans.card_under(position, seat, CHARACTER_IDS.index(character))
            number = next(number for number, name in position.table.slot_ids.items() if name == slot)
            leads = position.table.assignment_locations[card]
            return "freelancer" if leads != slots.location_of(number) else ""
        case ComponentsBought(component=component):
            token, cells = KNOWN.component_ids.index(component) + 1, position.cells
            on_sale = [*cells[STALLS : STALLS + 4], cells[QUICK], *cells[EXTRA : EXTRA + EXTRAS]]
            ordered = token in cells[ORDERS : ORDERS + 4] and token not in on_sale
            return "orders-on-sale" if ordered and position.active.stock else ""
    return ""


def _ours(kinds: Iterable[type]) -> set[type]:
    """The classes and their bases, as far as they belong to the game."""
    return {base for kind in kinds for base in kind.__mro__ if base.__module__.startswith(_PACKAGE)}


@contextmanager
def watched() -> Iterator[set[str]]:
    """The ids of all that fires while this holds."""
    watch = Watch()
    kinds: list[type] = [type(effect) for effect in (*cards.SPECIALS.values(), *cards.PROPHECIES.values())]
    kinds += [type(ability(0)) for ability in ABILITIES.values()]
    effects, questions = _ours(kinds) - {Effect}, _ours(KINDS.values())
    wanted = [(kind, hook, watch.hook) for kind in effects for hook in HOOKS]
    wanted += [(kind, name, watch.listing) for kind in questions for name in _LISTS]
    wanted += [(kind, "answer", watch.answer) for kind in questions]
    with ExitStack() as patches:
        for kind, name, wrapped in wanted:
            if name in vars(kind):
                patches.enter_context(patch.object(kind, name, wrapped(name, vars(kind)[name])))
        tell = watch.tell("tell", TrickerionPosition.tell)
        patches.enter_context(patch.object(TrickerionPosition, "tell", tell))
        yield watch.fired
