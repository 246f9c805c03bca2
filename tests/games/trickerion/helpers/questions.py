"""A position for every question that the Dark Alley adds, each with hands, decks and prophecies to hide."""

from __future__ import annotations

from sleight.games.trickerion.state.position import TrickerionPosition
from tests.games.trickerion.helpers.first_edition import first
from tests.games.trickerion.helpers.playing import offered, play
from tests.games.trickerion.helpers.power_questions import town_powers
from tests.games.trickerion.helpers.powers import with_power, with_powers
from tests.games.trickerion.helpers.scenario import GAME, table
from tests.games.trickerion.helpers.scenes import MIXED, ONE, TWO, crowded


def three(active: str = "plain-days") -> table:
    """Three players with prophecies; two of them hold special cards."""
    scene = table(3, dark_alley=True, prophecies=True).prophecy(active, "double-bank", "flat-price")
    scene.hand(1, "interest", "ingenuity").hand(2, "street-performance", "barter-with-power")
    return scene.theater(ONE, TWO).fame(0, 40)


def _acting(slot: str, card: str = "", points: int = 3, state: str = "armed") -> table:
    """The magician of seat 0 in its placement, perhaps with a special card that it uses now."""
    return three().assigned(1, "apprentice-1", "downtown").acting(0, "magician", slot, points, card, state)


def _backstage(card: str, state: str = "armed", ready: int = 2) -> table:
    """A magician in the theater who has Linking Rings prepared."""
    return _acting("friday-1", card, state=state).trick(0, "linking-rings", "spade", ready=ready)


def _at_work(card: str) -> table:
    """A magician in the workshop who has just prepared Linking Rings."""
    return _acting("workshop-1", card).trick(0, "linking-rings", ready=1).components(0, metal=2)


def _downtown(card: str) -> table:
    """A magician Downtown with a trick, and the components of Linking Rings."""
    return _acting("downtown-1", card).trick(0, "levitation").components(0, metal=2)


def _at_market(card: str, state: str = "armed") -> table:
    """A magician on the market row with all prices in stock, who owns wood and has a Manager."""
    return _acting("market-1", card, state=state).market(MIXED).components(0, wood=1).team(0, "manager")


def full_card() -> table:
    """A magician whose marker can only go beside the slots."""
    return crowded(_backstage("guest-performer"), ONE)


def performing(card: str = "", conducted: tuple[int, ...] = (0,)) -> table:
    """The magician of seat 0 is on stage with a marker on a card that seat 1 shares."""
    scene = three().phase("performance").trick(0, "linking-rings", ready=1).trick(1, "mind-reading")
    scene.marker(0, "linking-rings", ONE, 1, "down").marker(1, "mind-reading", ONE, 2, "up")
    scene.placed(0, "magician", "friday-stage", card).this_round(conducted=list(conducted))
    return scene.bonus(0, "magician", card) if card else scene


def _placing(active: str = "plain-days") -> table:
    """Revealed cards, one of them special, wait under the characters of all players."""
    scene = three(active).assigned(0, "engineer", "headhunter").assigned(0, "apprentice-1", "market-row")
    return scene.assigned(1, "magician", "downtown").assigned(2, "apprentice-1", "theater")


def sealed() -> table:
    """TR-PROR-25: cards wait face down, and one character of seat 1 was made idle with its card."""
    scene = three("hidden-assignments").this_round(sealed=True)
    scene.sealed(0, "magician", "downtown").sealed(0, "apprentice-1", "invention")
    scene.sealed(1, "magician", "theater").sealed(1, "apprentice-1", "grand-premiere")
    scene.sealed(2, "magician", "dark-alley")
    scene.idle(1, "engineer", "logistics", secret=True)
    return scene.placing(0)


def ending(card: str) -> table:
    """The round is over; an apprentice of seat 0 had this card."""
    scene = three().phase("end-turn").this_round(used=[card]).idle(0, "apprentice-1", card)
    return scene.bonus(0, "apprentice-1", card)


def _drawing(*written: str) -> TrickerionPosition:
    """A magician in the Dark Alley who draws several cards at once."""
    scene = _acting("dark-alley-1", points=9).decks(downtown=["empower", "headhunter", "investments"])
    position = scene.position()
    play(position, *written)
    return position


def _turn_over() -> TrickerionPosition:
    """A turn by first-edition rules in which a card could still be bought."""
    scene = first(3).shards(0, 2).hand(1, "invention").acting(0, "magician", "market-1", 1)
    position = scene.assigned(1, "apprentice-1", "downtown").position()
    play(position, "order rope 1")
    return position


def _wages() -> TrickerionPosition:
    """Wages by first-edition rules, which may be refused."""
    scene = first(3).coins(0, 6).fame(0, 20).hand(2, "invention").placed(0, "engineer", "workshop-1")
    position = scene.assigned(1, "magician", "theater").placing(1).position()
    play(position, "idle magician")
    return position


def _learning_instead() -> TrickerionPosition:
    """A trick is learned by first-edition rules, and no slot is free."""
    scene = first(3).fame(0, 40).hand(1, "invention").assigned(1, "apprentice-1", "downtown")
    for trick in ("linking-rings", "mind-reading", "chinese-sticks"):
        scene.trick(0, trick)
    position = scene.acting(0, "magician", "downtown-1", 3).position()
    play(position, offered(position, "learn")[0], "use residence-1")
    return position


def _quick(*written: str) -> TrickerionPosition:
    """A quick game whose extras are handed out."""
    options = {"dark_alley": True, "prophecies": True, "quick": True, "beginner": "all"}
    position = GAME.new(2, 5, options)
    while position.waiting and not position.order:
        seat = position.waiting[0]
        position.apply(seat, position.choices(seat)[0])
    play(position, *written)
    return position


def _quick_board() -> TrickerionPosition:
    """A player whose Manager has room takes a new type of components."""
    position = _quick("draw theater", "draw downtown")
    while "manager" not in [each.id for each in position.view(position.waiting[0]).me.characters]:
        play(position, "decline")
    play(position, "take rope")
    return position


_SCENES: dict[str, table] = {
    "special-card": (
        three().acting(0, "engineer", "downtown-1", 4, "headhunter", "none").asked(0, "special-card")
    ),
    "boost": three().acting(0, "apprentice-1", "downtown-1", 3).asked(0, "boost"),
    "borrow": (
        three().assigned(0, "engineer", "headhunter").acting(1, "magician", "downtown-1").asked(1, "borrow")
    ),
    "place-again": _placing("two-placements").this_round(placements=1).asked(0, "place-again"),
    "place": _placing().placing(0),
    "sealed": sealed(),
    "armed": _backstage("buying-time"),
    "ready": _backstage("buying-time", ""),
    "stack": _backstage("buying-time", "").magician(0, "electra").asked(0, "stack", 0),
    "lay": _backstage("new-twist").marker(0, "linking-rings", TWO, 1, "down").asked(0, "lay", -1, 0, -1, 1),
    "reschedule-which": (
        _backstage("buying-time", "", ready=0)
        .marker(0, "linking-rings", TWO, 1, "down")
        .marker(0, "linking-rings", TWO, 3, "left")
        .asked(0, "reschedule-which", 0, 1)
    ),
    "lay-beside": full_card().asked(0, "lay-beside", 0, 1),
    "exchange-card": _backstage("buying-time").asked(0, "exchange-card"),
    "exchange-with": _backstage("buying-time").asked(0, "exchange-with", 1),
    "supply": _at_work("replaceable-parts").trick(0, "levitation").asked(0, "supply", 0),
    "feed": _at_work("unstable-prototype").asked(0, "feed", 0, -1, -1),
    "stage-marker": _at_work("on-stage-preparation").asked(0, "stage-marker", -1, 0, -1, 1),
    "newcomer-home": _downtown("hypnotic-motivation").team(0, "assistant").asked(0, "newcomer-home"),
    "newcomer-card": _downtown("hypnotic-motivation").team(0, "manager").asked(0, "newcomer-card", 1),
    "recruit": _downtown("headhunter").asked(0, "recruit", 2),
    "replace": _downtown("trick-overhaul").asked(0, "replace", 12),
    "replace-board": _downtown("trick-overhaul").team(0, "engineer").asked(0, "replace-board", 12, 0),
    "invest": _downtown("investments").asked(0, "invest", 4, 3),
    "invest-board": _downtown("investments").team(0, "manager").asked(0, "invest-board", 4, 3, 0, 1),
    "take-more": _at_market("component-sale").asked(0, "take-more", 1, 0, 0, 0),
    "store-one": _at_market("component-sale").asked(0, "store-one", 1, 5, 0, 0),
    "bargain-mix": _at_market("component-sale").components(0, rope=1).asked(0, "bargain-mix", 1, 5, 0, 0),
    "pilfer": _at_market("shoplifting").market(["wood", "wood", "", ""]).asked(0, "pilfer", 0),
    "leave": _at_market("shoplifting").asked(0, "leave", 1),
    "merchants": _at_market("traveling-merchants", "").asked(0, "merchants", 4),
    "break-free": (
        performing(conducted=()).magician(2, "electra").magician(0, "master-of-chains").asked(0, "break-free")
    ),
    "impose": (performing(conducted=()).magician(1, "yoruba-spiritmaster").asked(1, "impose", 0)),
    "steal": performing().magician(2, "electra").magician(0, "the-red-lotus").asked(0, "steal", 0),
    "forgo": performing().magician(2, "electra").magician(0, "the-red-lotus").asked(0, "forgo", 0, 4),
    "fiasco": performing("arranged-fiasco").asked(0, "fiasco", 0),
    "premiere": performing("grand-premiere").asked(0, "premiere", 0),
    "premiere-part": performing("grand-premiere").asked(0, "premiere-part", 0, 0),
    "salvage": performing("durable-components").this_round(performed=1).asked(0, "salvage"),
    "talent": ending("hidden-talent").talent(0, "apprentice-1").asked(0, "talent"),
    "take-home": (ending("dubious-sources").market(quick="mirror").this_round(claim=0).asked(0, "take-home")),
}


def every_question() -> dict[str, TrickerionPosition]:
    """All positions by the question that is open, and some more."""
    return {
        **{kind: scene.position() for kind, scene in _SCENES.items()},
        "draw-more": _drawing("draw downtown"),
        "keep-card": _drawing("draw downtown", "draw theater", "look"),
        "keep-second": _drawing("draw downtown", "draw downtown", "look", "retain headhunter"),
        "turn-over": _turn_over(),
        "wages": _wages(),
        "learn-instead": _learning_instead(),
        "quick-card": _quick(),
        "quick-components": _quick("draw theater", "draw downtown"),
        "quick-board": _quick_board(),
        "star-billing": _starring(),
        "encore": _encore(),
        **town_powers(),
    }


def _with_powers(scene: table) -> table:
    """A magician on stage whose marker lies on a card that seat 1 shares, at a table with powers."""
    scene.theater(ONE, TWO).trick(0, "linking-rings", ready=1).trick(1, "mind-reading")
    scene.marker(0, "linking-rings", ONE, 1, "down").marker(1, "mind-reading", ONE, 2, "up")
    return scene.placed(0, "magician", "friday-stage").placed(0, "manager", "friday-1").performing(0)


def _starring() -> TrickerionPosition:
    """A performer with two specialists backstage, whose power pays one of them twice."""
    scene = _with_powers(with_powers(3, prophecies=True).prophecy("plain-days"))
    scene.placed(0, "engineer", "friday-2", "street-performance")
    position = with_power(scene, 0, "star-billing")
    play(position, f"perform {ONE}")
    return position


def _encore() -> TrickerionPosition:
    """A performer who may put a marker back on its trick."""
    scene = _with_powers(with_powers(3, prophecies=True).prophecy("plain-days"))
    position = with_power(scene, 0, "eternal-encore")
    play(position, f"perform {ONE}")
    return position
