"""What a scene leaves unsaid is filled in here, and the whole is read as the game reads a saved position."""

from __future__ import annotations

from copy import deepcopy
from typing import Any, Self

import msgspec

import sleight
from sleight.games.trickerion.game import Trickerion
from sleight.games.trickerion.printed.ids import CHARACTER_IDS, LOCATION_IDS
from sleight.games.trickerion.state.position import TrickerionPosition
from tests.games.trickerion.helpers.machine_boards import MachineBoards
from tests.games.trickerion.helpers.power_hands import PowerHands

GAME: Trickerion = sleight.game("trickerion")  # type: ignore[assignment]  # the registry knows no subclasses
MAGICIANS = ("the-mechaniker", "the-great-optico", "master-of-chains", "priestess-of-mysticism")
"""The magicians of seats 0 to 3: mechanical, optical, escape, spiritual."""

EVERYBODY = 31
"""Who knows something that all seats and spectators know."""

SYMBOLS = ("spade", "heart", "diamond", "club")
DICE = ("mechanical", "optical", "assistant", "apprentice", "3", "4")
STOCK = ("wood", "metal", "glass", "fabric")


class Scene:
    """All that a scene has said so far, as the fields of a saved position or close to them."""

    def __init__(self, players: int = 2, game: Trickerion = GAME, **options: object) -> None:
        self.players = players
        self.game = game
        self.known = game.table(
            players, msgspec.convert(game.read_options(options, players), game.types.options)
        )
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
        self._dummies: list[tuple[str, int, str]] = []
        self._beside: list[tuple[int, str, str, bool]] = []
        self._hands: list[list[str]] = [[] for _ in range(players)]
        self._spent: set[int] = set()
        self._premiered: list[list[str]] = [[] for _ in range(players)]
        self._decks: dict[str, list[str]] = {}
        self._remembered: dict[str, int] = {}
        self._draws = [0] * players
        self._prophecy = ""
        self._pending: list[str] = []
        self._to_come: list[str] | None = None
        self._past: list[str] = []
        self._this_round: dict[str, Any] = {}
        self.powers = PowerHands(players)
        self.machines = MachineBoards(players)
        for seat in range(players):
            self.team(seat, "magician", "apprentice-1")

    def team(self, seat: int, *characters: str) -> Self:
        """Characters of a seat that are at home, besides those already there."""
        for id in characters:
            self._discs[seat].setdefault(id, {"id": id, "at": "home", "card": "", "waits": False})
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
        if self.known.edition.left_out:
            laid["left_out"] = self._left_out()
        if self.known.options.dark_alley:
            laid["alley"] = self._alley()
        if self.known.options.powers:
            laid["powers"] = self.powers.field(self.known.printed.of_modules["powers"])
        if "dawn" in [module.id for module in self.known.modules]:
            laid |= self.machines.fields(self.known.trick_ids)
        self._tricks = said
        return self.game.from_dict({**self.fields, **laid})

    def _left_out(self) -> list[str]:
        """T1-COMP-09: the last trick of each school and level that nobody owns."""
        owned = {each["trick"] for tricks in self._tricks for each in tricks}
        levels = self.known.edition.left_out
        groups = [group for group in self.known.groups if self.known.levels[group[0]] in levels]
        names = [[self.known.trick_ids[trick] for trick in group] for group in groups]
        left = {[id for id in group if id not in owned][-1] for group in names}
        return [id for id in self.known.trick_ids if id in left]

    def _alley(self) -> dict[str, Any]:
        """The decks without the cards that lie elsewhere, and the prophecies."""
        gone = {card for hand in self._hands for card in hand}
        gone |= {disc["card"] for discs in self._discs for disc in discs.values()}
        decks = []
        for deck in self.known.special_decks[:4]:
            ids = [self.known.special_ids[card] for card in deck]
            top = self._decks.get(self.known.printed.specials[deck[0]].location, [])
            decks.append([*top, *(id for id in ids if id not in gone and id not in top)])
        known = self._known(decks, gone)
        found: dict[str, Any] = {
            "decks": decks,
            "known": [[known.get(id, 0) for id in deck] for deck in decks],
        }
        if self.known.edition.draws_count_all_round:
            found["draws"] = self._draws
        found["recalled"] = [(id, known[id]) for id in self.known.special_ids if id in known and id in gone]
        if self.known.options.prophecies:
            found.update(self._prophecies())
        return {**found, "round": self._this_round}

    def _known(self, decks: list[list[str]], gone: set[str]) -> dict[str, int]:
        """Who knows which card; of decks that lie face up everybody knows the top, and what left them."""
        seen = [*gone, *(deck[0] for deck in decks if deck)] if self.known.edition.decks_face_up else []
        return {**dict.fromkeys(seen, EVERYBODY), **self._remembered}

    def _prophecies(self) -> dict[str, Any]:
        named = {self._prophecy, *self._pending, *self._past}
        others = [id for id in self.known.prophecy_ids if id not in named]
        if self.known.edition.prophecies_in_play:
            others = others[: self.known.edition.prophecies_in_play - len(named - {""})]
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
        for card, slot, facing in self._dummies:
            nobodys = {"seat": -1, "symbol": "", "trick": "", "facing": facing}
            shows[cards.index(card)]["markers"][slot - 1] = nobodys
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
        days = [disc["at"].split("-")[0] for disc in discs if location_of(disc["at"]) == "theater"]
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


def location_of(slot: str) -> str:
    """The location of a slot by its name, or '' for home and inn."""
    place = slot.rsplit("-", 1)[0]
    named = {
        "downtown": "downtown",
        "market": "market-row",
        "workshop": "workshop",
        "dark-alley": "dark-alley",
    }
    return named.get(place, "" if slot in ("home", "inn") else "theater")
