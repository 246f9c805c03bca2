"""The smallest position that shows a rule: say what matters, the rest is filled in.

    scene = table(2).coins(0, 7).trick(0, "linking-rings", ready=2)
    position = scene.acting(0, "engineer", "thursday-1").position()
    events = play(position, "set-up linking-rings", "at riverside-theater-1 1 down")

It is the placement phase of round 1, seat 0 is first, and everybody has a magician, an apprentice, 10 coins,
5 fame and 1 shard. A character that acts has the points of its slot unless `points` says otherwise.
"""

from __future__ import annotations

from copy import deepcopy
from typing import Any

import msgspec

import sleight
from sleight.games.trickerion.game import Trickerion
from sleight.games.trickerion.printed.ids import CHARACTER_IDS, LOCATION_IDS
from sleight.games.trickerion.state.position import TrickerionPosition
from sleight.games.trickerion.views.types import Options

GAME: Trickerion = sleight.game("trickerion")  # type: ignore[assignment]  # the registry knows no subclasses
MAGICIANS = ("the-mechaniker", "the-great-optico", "master-of-chains", "priestess-of-mysticism")
"""The magicians of seats 0 to 3: mechanical, optical, escape, spiritual."""

SYMBOLS = ("spade", "heart", "diamond", "club")
DICE = ("mechanical", "optical", "assistant", "apprentice", "3", "4")
STOCK = ("wood", "metal", "glass", "fabric")


class table:  # noqa: N801  # reads like a sentence in the tests
    """A position under construction."""

    def __init__(self, players: int = 2, game: Trickerion = GAME, **options: object) -> None:
        self.players = players
        self.game = game
        self.known = game.table(players, msgspec.convert(game.read_options(options, players), Options))
        self.fields: dict[str, Any] = {
            "options": game.read_options(options, players),
            "key": "00" * 16,
            "draws": 0,
            "round": 1,
            "phase": "placement",
            "chooser": 0,
            "order": list(range(players)),
            "fame": [5] * players,
            "coins": [10] * players,
            "shards": [1] * players,
            "dice": list(DICE),
            "market": {"stalls": list(STOCK), "orders": [""] * 4, "quick": ""},
            "seen": [],
            "actor": "",
            "points": 0,
            "asked": [None] * players,
            "planned": [0] * players,
            "replans": [0] * players,
        }
        self._magicians = list(MAGICIANS[:players])
        if self.known.options.dark_alley and not self.known.options.prophecies:
            # TR-SETUP-20: that magician needs prophecies.
            self._magicians[3:] = ["yoruba-spiritmaster"][: players - 3]
        self._tricks: list[list[dict[str, Any]]] = [[] for _ in range(players)]
        self._stacks: list[dict[str, dict[str, Any]]] = [{} for _ in range(players)]
        self._discs: list[dict[str, dict[str, Any]]] = [{} for _ in range(players)]
        self._posters: set[int] = set()
        self._cards: list[str] | None = None
        self._deck: list[str] | None = None
        self._markers: list[tuple[int, str, str, int, str]] = []
        self._stacked: set[tuple[str, int]] = set()
        self._beside: list[tuple[int, str, str, bool]] = []
        self._hands: list[list[str]] = [[] for _ in range(players)]
        self._spent: set[int] = set()
        self._premiered: list[list[str]] = [[] for _ in range(players)]
        self._decks: dict[str, list[str]] = {}
        self._remembered: dict[str, int] = {}
        self._prophecy = ""
        self._pending: list[str] = []
        self._to_come: list[str] | None = None
        self._past: list[str] = []
        self._this_round: dict[str, Any] = {}
        for seat in range(players):
            self.team(seat, "magician", "apprentice-1")

    def round(self, number: int) -> table:
        """Which round it is."""
        self.fields["round"] = number
        return self

    def order(self, *seats: int) -> table:
        """The initiative order."""
        self.fields["order"] = list(seats)
        return self

    def coins(self, seat: int, to: int) -> table:
        """The coins of a seat."""
        self.fields["coins"][seat] = to
        return self

    def fame(self, seat: int, to: int) -> table:
        """The fame of a seat."""
        self.fields["fame"][seat] = to
        return self

    def shards(self, seat: int, to: int) -> table:
        """The shards of a seat."""
        self.fields["shards"][seat] = to
        return self

    def magician(self, seat: int, id: str) -> table:
        """The magician of a seat."""
        self._magicians[seat] = id
        return self

    def poster(self, seat: int) -> table:
        """The seat has advertised."""
        self._posters.add(seat)
        return self

    def dice(self, **faces: str) -> table:
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
    ) -> table:
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
    ) -> table:
        """A trick in a workshop; the first free symbol unless one is named."""
        used = [owned["symbol"] for owned in self._tricks[seat]]
        symbol = symbol or next(each for each in SYMBOLS if each not in used)
        owned = {"trick": id, "symbol": symbol, "board": board, "ready": ready, "spare": 4 - ready}
        self._tricks[seat].append({**owned, "shards": shards} if shards else owned)
        return self

    def components(self, seat: int, board: str = "player", **tokens: int) -> table:
        """Components in a workshop: `components(0, wood=2)`."""
        for component, count in tokens.items():
            counts = min(count + 1, 3) if board == "manager" else count
            self._stacks[seat][component] = {
                "component": component,
                "tokens": count,
                "board": board,
                "counts": counts,
            }
        return self

    def team(self, seat: int, *characters: str) -> table:
        """Characters of a seat that are at home, besides those already there."""
        for id in characters:
            self._discs[seat].setdefault(id, {"id": id, "at": "home", "card": "", "waits": False})
        return self

    def assigned(self, seat: int, character: str, card: str) -> table:
        """A character with a revealed card that has not been handled yet."""
        self.team(seat, character)
        self._discs[seat][character].update(card=card, waits=True)
        return self

    def sealed(self, seat: int, character: str, card: str) -> table:
        """A character with a card that nobody else has seen, which has not been handled yet (TR-PROR-25)."""
        self.assigned(seat, character, card)
        self._discs[seat][character]["secret"] = True
        self._this_round["sealed"] = True
        return self

    def idle(self, seat: int, character: str, card: str, secret: bool = False) -> table:
        """A character that was made idle after its card was revealed, or before (TR-PROR-25)."""
        self.team(seat, character)
        self._discs[seat][character].update(card=card)
        if secret:
            self._discs[seat][character]["secret"] = True
        return self

    def bonus(self, seat: int, character: str, card: str, state: str = "ready") -> table:
        """A placed character whose placement carries the bonus of a special card.

        Say `acting` or `placed` with `card=` first; `state` counts for who acts: ready, armed or ''.
        """
        self._discs[seat][character]["bonus"] = card
        if self.fields["actor"] == character:
            self._this_round["bonus"] = state
        return self

    def hand(self, seat: int, *cards: str) -> table:
        """The special cards in a hand."""
        self._hands[seat] += cards
        return self

    def decks(self, **tops: list[str]) -> table:
        """Which cards lie on top of a deck: `decks(downtown=["empower", "interest"])`; the rest follows."""
        self._decks.update({id.replace("_", "-"): cards for id, cards in tops.items()})
        return self

    def remembered(self, *cards: str, by: tuple[int, ...] | None = None) -> table:
        """Special cards of which these seats know who has them, or where they lie; without seats all know."""
        knowers = 31 if by is None else sum(1 << seat for seat in by)
        self._remembered.update(dict.fromkeys(cards, knowers))
        return self

    def prophecy(self, active: str = "", *pending: str, past: tuple[str, ...] = ()) -> table:
        """The active prophecy and the pending ones; those not named are any others."""
        self._prophecy, self._pending, self._past = active, list(pending), list(past)
        return self

    def prophecy_stack(self, *coming: str) -> table:
        """The stack of prophecies, exactly."""
        self._to_come = list(coming)
        return self

    def spent(self, seat: int) -> table:
        """The seat has used its ability this round."""
        self._spent.add(seat)
        return self

    def premiered(self, seat: int, *tricks: str) -> table:
        """Tricks that the seat has had performed before."""
        self._premiered[seat] += tricks
        return self

    def talent(self, seat: int, character: str) -> table:
        """An apprentice that may give way to a specialist."""
        self._discs[seat][character]["talent"] = True
        return self

    def this_round(self, **known: Any) -> table:
        """What holds in this round only, by the fields of `view.Round`."""
        self._this_round.update(known)
        return self

    def placed(self, seat: int, character: str, slot: str, card: str = "") -> table:
        """A character that stands on a slot, with the permanent card that leads there unless one is named."""
        self.team(seat, character)
        self._discs[seat][character].update(at=slot, card=card or _location(slot))
        if card in self.known.special_ids:
            self._this_round.setdefault("used", []).append(card)
        return self

    def hired(self, seat: int, character: str) -> table:
        """A character that waits at the inn."""
        self.team(seat, character)
        self._discs[seat][character]["at"] = "inn"
        return self

    def theater(self, *cards: str) -> table:
        """The performance cards from left to right."""
        self._cards = list(cards)
        return self

    def deck(self, *cards: str) -> table:
        """The performance deck from top to bottom."""
        self._deck = list(cards)
        return self

    def marker(
        self, seat: int, trick: str, card: str, slot: int, facing: str, stacked: bool = False
    ) -> table:
        """A marker of a trick that the seat owns, on a performance card."""
        self._markers.append((seat, trick, card, slot, facing))
        if stacked:
            self._stacked.add((card, slot))
        return self

    def beside(self, seat: int, trick: str, card: str, stacked: bool = False) -> table:
        """A marker of a trick that the seat owns, beside the slots of a performance card."""
        self._beside.append((seat, trick, card, stacked))
        return self

    def acting(
        self, seat: int, character: str, slot: str, points: int | None = None, card: str = "", state: str = ""
    ) -> table:
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
        return self.asked(seat, "act", LOCATION_IDS.index(_location(slot)))

    def placing(self, seat: int) -> table:
        """The seat is asked which character it handles."""
        return self.asked(seat, "place")

    def planning(self) -> table:
        """Everybody is asked to assign."""
        for seat in range(self.players):
            self.asked(seat, "assign")
        return self.phase("assignment")

    def advertising(self, seat: int) -> table:
        """The seat is asked whether it advertises."""
        return self.phase("advertise").asked(seat, "advertise")

    def performing(self, seat: int) -> table:
        """The seat is asked what it performs."""
        return self.phase("performance").asked(seat, "perform")

    def phase(self, phase: str) -> table:
        """Which phase it is."""
        self.fields["phase"] = phase
        return self

    def asked(self, seat: int, kind: str, *numbers: int) -> table:
        """The open question of a seat."""
        self.fields["asked"][seat] = {"kind": kind, "numbers": list(numbers)}
        return self

    def position(self) -> TrickerionPosition:
        """The finished position, checked by the game itself; it can be asked for again."""
        said = deepcopy(self._tricks)
        theater = self._theater()
        shown = [show["card"] for show in theater]
        laid = {
            "theater": theater,
            "workshops": [self._workshop(seat) for seat in range(self.players)],
            "deck": self._coming(shown) if self._deck is None else self._deck,
        }
        if self.known.options.dark_alley:
            laid["alley"] = self._alley()
        self._tricks = said
        return self.game.from_dict({**self.fields, **laid})

    def _alley(self) -> dict[str, Any]:
        """The decks without the cards that lie elsewhere, and the prophecies."""
        gone = {card for hand in self._hands for card in hand}
        gone |= {disc["card"] for discs in self._discs for disc in discs.values()}
        decks = []
        for deck in self.known.special_decks[:4]:
            ids = [self.known.special_ids[card] for card in deck]
            top = self._decks.get(self.known.printed.specials[deck[0]].location, [])
            decks.append([*top, *(id for id in ids if id not in gone and id not in top)])
        known = self._remembered
        found: dict[str, Any] = {
            "decks": decks,
            "known": [[known.get(id, 0) for id in deck] for deck in decks],
        }
        found["recalled"] = [(id, known[id]) for id in self.known.special_ids if id in known and id in gone]
        if self.known.options.prophecies:
            found.update(self._prophecies())
        return {**found, "round": self._this_round}

    def _prophecies(self) -> dict[str, Any]:
        named = {self._prophecy, *self._pending, *self._past}
        others = [id for id in self.known.prophecy_ids if id not in named]
        pending = [*self._pending, *others][:3]
        left = [id for id in others if id not in pending]
        fates = left if self._to_come is None else self._to_come
        past = self._past if self._to_come is None else [*self._past, *(id for id in left if id not in fates)]
        shown = {"active": self._prophecy, "pending": pending, "left": len(fates), "past": past}
        return {"prophecies": shown, "fates": fates}

    def _theater(self) -> list[dict[str, Any]]:
        count = min(self.players - 2 + self.fields["round"], self.players + 1)
        cards = self._cards or [f"riverside-theater-{number}" for number in range(1, count + 1)]
        shows: list[dict[str, Any]] = []
        for card in cards:
            slots = self.known.layouts[self.known.card_numbers[card]].slots
            shows.append({"card": card, "markers": [None] * slots})
        for seat, trick, card, slot, facing in self._markers:
            owned = next(each for each in self._tricks[seat] if each["trick"] == trick)
            owned["spare"] -= 2 if (card, slot) in self._stacked else 1
            laid = {"seat": seat, "symbol": owned["symbol"], "trick": trick, "facing": facing}
            if (card, slot) in self._stacked:
                laid["stacked"] = True
            shows[cards.index(card)]["markers"][slot - 1] = laid
        for seat, trick, card, stacked in self._beside:
            owned = next(each for each in self._tricks[seat] if each["trick"] == trick)
            owned["spare"] -= 2 if stacked else 1
            laid = {"seat": seat, "symbol": owned["symbol"], "trick": trick, "facing": ""}
            shows[cards.index(card)].setdefault("beside", []).append(
                {**laid, "stacked": True} if stacked else laid
            )
        return shows

    def _workshop(self, seat: int) -> dict[str, Any]:
        discs = sorted(self._discs[seat].values(), key=lambda disc: CHARACTER_IDS.index(disc["id"]))
        for disc in discs:
            if disc["card"] and self.fields["phase"] == "assignment":
                disc["secret"] = True
        days = [disc["at"].split("-")[0] for disc in discs if _location(disc["at"]) == "theater"]
        ids = self.known.component_ids
        alley: dict[str, Any] = {}
        if self.known.options.dark_alley:
            alley = {"hand": self._in_order(self._hands[seat]), "specials": self._held(seat)}
            alley |= {"spent": seat in self._spent, "premiered": self._premiered[seat]}
        return {
            **alley,
            "magician": self._magicians[seat],
            "tricks": sorted(self._tricks[seat], key=lambda owned: SYMBOLS.index(owned["symbol"])),
            "components": sorted(
                self._stacks[seat].values(), key=lambda stack: ids.index(stack["component"])
            ),
            "characters": discs,
            "poster": seat in self._posters,
            "day": days[0] if days else "",
        }

    def _coming(self, shown: list[str]) -> list[str]:
        """As many cards as the deck still holds in this round, from its end."""
        theaters = [theater for theater, count in self.known.edition.deck for _ in range(count)]
        left = {
            theater: [self.known.card_ids[card] for card in cards if self.known.card_ids[card] not in shown]
            for theater, cards in self.known.theaters.items()
        }
        return [left[theater].pop() for theater in theaters[self.fields["round"] - 1 :]]

    def _in_order(self, cards: list[str]) -> list[str]:
        return sorted(cards, key=self.known.special_ids.index)

    def _held(self, seat: int) -> list[int]:
        """The special cards of each deck that the seat holds, in hand or sealed."""
        discs = self._discs[seat].values()
        planning = self.fields["phase"] == "assignment"
        hidden = [disc["card"] for disc in discs if disc.get("secret") or planning]
        cards = [id for id in (*self._hands[seat], *hidden) if id in self.known.special_ids]
        decks = [self.known.printed.specials[self.known.special_ids.index(id)].location for id in cards]
        return [decks.count(location) for location in LOCATION_IDS[:4]]


def _die(name: str) -> int:
    return ("residence_1", "residence_2", "inn_1", "inn_2", "bank_1", "bank_2").index(name)


def _location(slot: str) -> str:
    """The location of a slot by its name, or '' for home and inn."""
    place = slot.rsplit("-", 1)[0]
    named = {
        "downtown": "downtown",
        "market": "market-row",
        "workshop": "workshop",
        "dark-alley": "dark-alley",
    }
    return named.get(place, "" if slot in ("home", "inn") else "theater")
