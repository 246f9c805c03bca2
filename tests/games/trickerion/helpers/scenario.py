"""The smallest position that shows a rule: say what matters, the rest is filled in.

    scene = table(2).coins(0, 7).trick(0, "linking-rings", ready=2)
    position = scene.acting(0, "engineer", "thursday-1").position()
    events = play(position, "set-up linking-rings", "at riverside-theater-1 1 down")

It is the placement phase of round 1, seat 0 is first, and everybody has a magician, an apprentice, 10 coins,
5 fame and 1 shard. A character that acts has the points of its slot unless `points` says otherwise.
"""

from __future__ import annotations

from typing import Any, Self

from sleight.games.trickerion.printed.ids import CHARACTER_IDS, LOCATION_IDS
from tests.games.trickerion.helpers.filling import (
    EVERYBODY,
    GAME,
    MAGICIANS,
    STOCK,
    SYMBOLS,
    Scene,
    location_of,
)

__all__ = ["GAME", "MAGICIANS", "table"]


class table(Scene):  # noqa: N801  # reads like a sentence in the tests
    """A position under construction; every method says something of it."""

    def round(self, number: int) -> Self:
        """Which round it is."""
        self.fields["round"] = number
        return self

    def order(self, *seats: int) -> Self:
        """The initiative order."""
        self.fields["order"] = list(seats)
        return self

    def coins(self, seat: int, to: int) -> Self:
        """The coins of a seat."""
        self.fields["coins"][seat] = to
        return self

    def fame(self, seat: int, to: int) -> Self:
        """The fame of a seat."""
        self.fields["fame"][seat] = to
        return self

    def shards(self, seat: int, to: int) -> Self:
        """The shards of a seat."""
        self.fields["shards"][seat] = to
        return self

    def magician(self, seat: int, id: str) -> Self:
        """The magician of a seat."""
        self._magicians[seat] = id
        return self

    def poster(self, seat: int) -> Self:
        """The seat has advertised."""
        self._posters.add(seat)
        return self

    def dice(self, **faces: str) -> Self:
        """Faces by die, written with an underscore: `residence_1="any"`."""
        for die, face in faces.items():
            self.fields["dice"][_die(die)] = face
        return self

    def market(
        self,
        stalls: list[str] | None = None,
        orders: list[str] | None = None,
        quick: str = "",
        extra: list[str] | None = None,
    ) -> Self:
        """What lies on the market row."""
        self.fields["market"] = {
            "stalls": stalls or list(STOCK),
            "orders": orders or [""] * 4,
            "quick": quick,
        }
        if extra:
            self.fields["market"]["extra"] = extra
        return self

    def trick(
        self, seat: int, id: str, symbol: str = "", ready: int = 0, board: str = "player", shards: int = 0
    ) -> Self:
        """A trick in a workshop; the first free symbol unless one is named."""
        used = [owned["symbol"] for owned in self._tricks[seat]]
        symbol = symbol or next(each for each in SYMBOLS if each not in used)
        owned = {"trick": id, "symbol": symbol, "board": board, "ready": ready, "spare": 4 - ready}
        self._tricks[seat].append({**owned, "shards": shards} if shards else owned)
        return self

    def components(self, seat: int, board: str = "player", **tokens: int) -> Self:
        """Components in a workshop: `components(0, wood=2)`."""
        for component, count in tokens.items():
            limit = self.known.edition.stack_limit
            counts = min(count + 1, limit) if board == "manager" else count
            self._stacks[seat][component] = {
                "component": component,
                "tokens": count,
                "board": board,
                "counts": counts,
            }
        return self

    def assigned(self, seat: int, character: str, card: str) -> Self:
        """A character with a revealed card that has not been handled yet."""
        self.team(seat, character)
        self._discs[seat][character].update(card=card, waits=True)
        return self

    def sealed(self, seat: int, character: str, card: str) -> Self:
        """A character with a card that nobody else has seen, which has not been handled yet (TR-PROR-25)."""
        self.assigned(seat, character, card)
        self._discs[seat][character]["secret"] = True
        self._this_round["sealed"] = True
        return self

    def idle(self, seat: int, character: str, card: str, secret: bool = False) -> Self:
        """A character that was made idle after its card was revealed, or before (TR-PROR-25)."""
        self.team(seat, character)
        self._discs[seat][character].update(card=card)
        if secret:
            self._discs[seat][character]["secret"] = True
        return self

    def bonus(self, seat: int, character: str, card: str, state: str = "ready") -> Self:
        """A placed character whose placement carries the bonus of a special card.

        Say `acting` or `placed` with `card=` first; `state` counts for who acts: ready, armed or ''.
        """
        self._discs[seat][character]["bonus"] = card
        if self.fields["actor"] == character:
            self._this_round["bonus"] = state
        return self

    def hand(self, seat: int, *cards: str) -> Self:
        """The special cards in a hand."""
        self._hands[seat] += cards
        return self

    def decks(self, **tops: list[str]) -> Self:
        """Which cards lie on top of a deck: `decks(downtown=["empower", "interest"])`; the rest follows."""
        self._decks.update({id.replace("_", "-"): cards for id, cards in tops.items()})
        return self

    def remembered(self, *cards: str, by: tuple[int, ...] | None = None) -> Self:
        """Special cards of which these seats know who has them, or where they lie; without seats all know."""
        knowers = EVERYBODY if by is None else sum(1 << seat for seat in by)
        self._remembered.update(dict.fromkeys(cards, knowers))
        return self

    def drew(self, seat: int, times: int) -> Self:
        """T1-ALLEY-02: how many draws of the seat have counted so far."""
        self._draws[seat] = times
        return self

    def prophecy(self, active: str = "", *pending: str, past: tuple[str, ...] = ()) -> Self:
        """The active prophecy and the pending ones; those not named are any others."""
        self._prophecy, self._pending, self._past = active, list(pending), list(past)
        return self

    def prophecy_stack(self, *coming: str) -> Self:
        """The stack of prophecies, exactly."""
        self._to_come = list(coming)
        return self

    def spent(self, seat: int) -> Self:
        """The seat has used its ability this round."""
        self._spent.add(seat)
        return self

    def premiered(self, seat: int, *tricks: str) -> Self:
        """Tricks that the seat has had performed before."""
        self._premiered[seat] += tricks
        return self

    def talent(self, seat: int, character: str) -> Self:
        """An apprentice that may give way to a specialist."""
        self._discs[seat][character]["talent"] = True
        return self

    def this_round(self, **known: Any) -> Self:
        """What holds in this round only, by the fields of `view.Round`."""
        self._this_round.update(known)
        return self

    def placed(self, seat: int, character: str, slot: str, card: str = "") -> Self:
        """A character that stands on a slot, with the permanent card that leads there unless one is named."""
        self.team(seat, character)
        self._discs[seat][character].update(at=slot, card=card or location_of(slot))
        if card in self.known.special_ids:
            self._this_round.setdefault("used", []).append(card)
        return self

    def hired(self, seat: int, character: str) -> Self:
        """A character that waits at the inn."""
        self.team(seat, character)
        self._discs[seat][character]["at"] = "inn"
        return self

    def theater(self, *cards: str) -> Self:
        """The performance cards from left to right."""
        self._cards = list(cards)
        return self

    def deck(self, *cards: str) -> Self:
        """The performance deck from top to bottom."""
        self._deck = list(cards)
        return self

    def marker(self, seat: int, trick: str, card: str, slot: int, facing: str, stacked: bool = False) -> Self:
        """A marker of a trick that the seat owns, on a performance card."""
        self._markers.append((seat, trick, card, slot, facing))
        if stacked:
            self._stacked.add((card, slot))
        return self

    def dummy(self, card: str, slot: int, facing: str) -> Self:
        """A marker of nobody on a performance card, its spiritual corner turned that way."""
        self._dummies.append((card, slot, facing))
        return self

    def beside(self, seat: int, trick: str, card: str, stacked: bool = False) -> Self:
        """A marker of a trick that the seat owns, beside the slots of a performance card."""
        self._beside.append((seat, trick, card, stacked))
        return self

    def acting(
        self, seat: int, character: str, slot: str, points: int | None = None, card: str = "", state: str = ""
    ) -> Self:
        """A character that stands on its slot and is asked what it does.

        With a special card its bonus is `ready` unless `state` says `armed`, or `none` for a spent one.
        """
        self.placed(seat, character, slot, card)
        if card in self.known.special_ids:
            self._discs[seat][character]["bonus"] = card
            self._this_round["bonus"] = {"none": "", "": "ready"}.get(state, state)
        number = next(number for number, id in self.known.slot_ids.items() if id == slot)
        if points is None:
            points = self.known.base_points[CHARACTER_IDS.index(character)] + self.known.modifiers[number]
        self.fields.update(actor=character, points=points)
        return self.asked(seat, "act", LOCATION_IDS.index(location_of(slot)))

    def placing(self, seat: int) -> Self:
        """The seat is asked which character it handles."""
        return self.asked(seat, "place")

    def planning(self) -> Self:
        """Everybody is asked to assign."""
        for seat in range(self.players):
            self.asked(seat, "assign")
        return self.phase("assignment")

    def advertising(self, seat: int) -> Self:
        """The seat is asked whether it advertises."""
        return self.phase("advertise").asked(seat, "advertise")

    def performing(self, seat: int) -> Self:
        """The seat is asked what it performs."""
        return self.phase("performance").asked(seat, "perform")

    def phase(self, phase: str) -> Self:
        """Which phase it is."""
        self.fields["phase"] = phase
        return self

    def asked(self, seat: int, kind: str, *numbers: int) -> Self:
        """The open question of a seat."""
        self.fields["asked"][seat] = {"kind": kind, "numbers": list(numbers)}
        return self


def _die(name: str) -> int:
    return ("residence_1", "residence_2", "inn_1", "inn_2", "bank_1", "bank_2").index(name)
