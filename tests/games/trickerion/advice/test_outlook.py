"""What a player would reckon from a view agrees with what the engine then does."""

from __future__ import annotations

from itertools import combinations, product

import msgspec
import pytest

import sleight
from sleight.games.trickerion.advice import needs, payouts
from sleight.games.trickerion.advice.needs import Need
from sleight.games.trickerion.advice.payouts import Pay, SetUpPay
from sleight.games.trickerion.events import (
    ComponentsBought,
    FamePaid,
    LinkPaid,
    PerformerPaid,
    ShardsGained,
    TrickPrepared,
    TrickRewarded,
    TrickSetUp,
    WagesPaid,
)
from sleight.games.trickerion.printed.structs import Performance, Trick
from sleight.games.trickerion.state.position import TrickerionPosition
from sleight.games.trickerion.views.types import TrickerionView
from tests.games.trickerion.helpers import worked_out
from tests.games.trickerion.helpers.playing import play, texts
from tests.games.trickerion.helpers.scenario import GAME, table

DAYS = ("thursday", "friday", "saturday", "sunday")
MARKERS = (
    (0, "stocks-escape"),
    (1, "mind-reading"),
    (1, "chinese-sticks"),
    (0, "enchanted-butterflies"),
    (1, "card-manipulation"),
)
"""Tricks of two players and of all schools, to be laid on a card."""

every_card = pytest.mark.parametrize("card", GAME.printed.performances, ids=lambda card: card.id)


def seen(position: TrickerionPosition, seat: int | None = 0) -> TrickerionView:
    """A view as a client or a bot elsewhere gets it."""
    return msgspec.json.decode(msgspec.json.encode(position.view(seat)), type=TrickerionView)


def at_market(points: int = 6) -> table:
    """The magician of seat 0 is on the market row with enough coins, and seat 1 comes next."""
    scene = table().acting(0, "magician", "market-1", points).coins(0, 30)
    return scene.assigned(1, "apprentice-1", "downtown")


def spent(events: list[sleight.Event]) -> int:
    """The coins of all purchases."""
    return sum(event.coins for event in events if isinstance(event, ComponentsBought))


@pytest.mark.rule("TR-WS-05", "TR-MK-04")
@pytest.mark.parametrize(
    "printed", [trick for trick in GAME.printed.tricks if trick.level < 3], ids=lambda trick: trick.id
)
def test_what_is_missing_for_a_trick_is_what_must_be_bought(printed: Trick) -> None:
    stalls = (list(printed.components) * 4)[:4]
    position = at_market().trick(0, printed.id).market(stalls).position()
    need = needs.need(seen(position), 0, printed.id)
    assert need == Need(printed.id, printed.components, need.coins, ())
    events: list[sleight.Event] = []
    for component, count in need.missing.items():
        events += play(position, f"buy {component} {count}")
        if texts(position)[0] == "bargain 0":
            events += play(position, "bargain 0")
    assert spent(events) == need.coins
    assert needs.need(seen(position), 0, printed.id) == Need(printed.id, {}, 0, ())


@pytest.mark.rule("TR-WS-05", "TR-WS-15", "TR-MK-25")
def test_owned_stacks_and_the_managers_bonus_count() -> None:
    scene = at_market(3).team(0, "manager").trick(0, "ghost-trap").market(["wood"] * 4, quick="animal")
    scene.components(0, "manager", wood=1, glass=2).components(0, fabric=2)
    view = seen(scene.position())
    assert needs.counts(view, 0) == {"wood": 2, "glass": 3, "fabric": 2}
    need = needs.need(view, 0, "ghost-trap")
    assert need == Need("ghost-trap", {"wood": 1, "fabric": 1, "animal": 3}, 1 + 1 + 9, ("fabric",))
    assert needs.counts(view, 1) == {}


@pytest.mark.rule("TR-WS-05")
def test_nothing_is_missing_exactly_when_the_trick_can_be_prepared() -> None:
    for metal, glass, rope in product(range(4), repeat=3):
        goods = {"metal": metal, "glass": glass, "rope": rope}
        scene = table().trick(0, "water-tank-escape").acting(0, "magician", "workshop-1", 1)
        scene.components(0, "player", **{component: count for component, count in goods.items() if count})
        position = scene.assigned(1, "apprentice-1", "downtown").position()
        need = needs.need(seen(position), 0, "water-tank-escape")
        wanted = {"metal": max(0, 2 - metal), "glass": max(0, 2 - glass), "rope": max(0, 1 - rope)}
        assert need.missing == {component: count for component, count in wanted.items() if count}
        assert need.to_order == (("rope",) if not rope else ())
        assert ("prepare water-tank-escape" in texts(position)) == (not need.missing)
        if not need.missing:
            assert play(position, "prepare water-tank-escape") == [TrickPrepared(0, "water-tank-escape", 2)]


def test_the_needs_of_a_seat_are_those_of_its_own_tricks() -> None:
    scene = at_market().trick(0, "mind-reading", "club").trick(0, "linking-rings", "heart")
    view = seen(scene.trick(1, "burning-mummy").components(1, fabric=1).position())
    assert worked_out.needs_of(view, 0) == (
        Need("linking-rings", {"metal": 2}, 2, ()),
        Need("mind-reading", {"glass": 2}, 2, ()),
    )
    assert worked_out.needs_of(view, 1) == (
        Need("burning-mummy", {"fabric": 2, "petroleum": 1}, 4, ("petroleum",)),
    )


@pytest.mark.rule("TR-MK-24", "TR-MK-25", "TR-MK-26")
def test_todays_price_is_what_a_purchase_costs() -> None:
    for quick in ("", "wood", "rope", "cog"):
        position = at_market(1).market(["wood", "saw", "mirror", "saw"], quick=quick).position()
        view = seen(position)
        for component in GAME.printed.component_ids:
            price = worked_out.price_now(view, component)
            offered = f"buy {component} 1" in texts(position)
            assert (price is not None) == offered
            if offered:
                assert spent(play(position.copy(), f"buy {component} 1")) == price
    assert worked_out.price_now(view, "rope") is None
    assert worked_out.price_now(view, "cog") == 4


@pytest.mark.rule("TR-GEN-14", "TR-SETUP-03")
def test_the_tricks_at_the_residence_are_those_that_can_be_learned() -> None:
    scene = table().trick(0, "linking-rings").trick(1, "mind-reading").trick(1, "ghost-trap")
    scene.dice(residence_1="any").fame(0, 40).acting(0, "magician", "downtown-1")
    position = scene.position()
    learned = [text.removeprefix("learn ") for text in texts(position) if text.startswith("learn")]
    assert len(learned) == 29
    assert list(needs.at_residence(seen(position))) == learned


@pytest.mark.rule("TR-DT-13")
@pytest.mark.parametrize(("fame", "coins"), [(0, 16), (5, 11), (15, 1), (16, 0), (20, 0)])
def test_the_coins_that_replace_fame_are_those_that_are_paid(fame: int, coins: int) -> None:
    scene = table().fame(0, fame).coins(0, 20).dice(residence_1="x", residence_2="mechanical")
    position = scene.acting(0, "magician", "downtown-1").position()
    assert needs.threshold_coins(seen(position), 0, "mechanical-hornet") == coins
    events = play(position, "learn mechanical-hornet", "mark spade")
    paid = [event.coins for event in events if isinstance(event, FamePaid)]
    assert paid == [coins] * bool(coins)
    assert position.view(0).coins[0] == 20 - coins


@pytest.mark.rule("TR-END-02", "TR-END-03", "TR-END-04", "TR-END-07")
@pytest.mark.parametrize(
    ("placed", "due"),
    [
        ((), 0),
        (("magician",), 0),
        (("manager",), 2),
        (("apprentice-1",), 1),
        (("apprentice-4",), 0),
        (("magician", "engineer", "assistant", "apprentice-1", "apprentice-4"), 5),
    ],
)
def test_the_wages_due_are_the_wages_paid(placed: tuple[str, ...], due: int) -> None:
    slots = iter(("downtown-1", "downtown-4", "market-1", "market-4", "workshop-1"))
    scene = table().team(0, "assistant", "manager").hired(0, "apprentice-3")
    for character in placed:
        scene.placed(0, character, next(slots))
    position = scene.assigned(1, "apprentice-1", "workshop").placing(1).position()
    view = seen(position, 1)
    assert (needs.wages_due(view, 0), needs.wages_due(view, 1)) == (due, 0)
    events = play(position, "idle apprentice-1")
    paid = [event for event in events if isinstance(event, WagesPaid)]
    assert paid == ([WagesPaid(0, due, due, 0)] if due else [])


def half_full(card: Performance, parity: int) -> table:
    """Every other slot of a card holds a marker, of two players and all schools; another card is empty."""
    empty = "riverside-theater-1" if card.id != "riverside-theater-1" else "riverside-theater-2"
    scene = table().theater(card.id, empty).shards(0, 0).shards(1, 0).team(0, "engineer")
    for seat, trick in MARKERS:
        scene.trick(seat, trick)
    tricks = iter(MARKERS)
    facings = GAME.box.layouts[GAME.printed.performances.index(card)].facings
    for slot in range(parity, len(card.slots), 2):
        seat, trick = next(tricks)
        way = ("up", "right", "down", "left")[facings[slot][-1]]
        scene.marker(seat, trick, card.id, slot + 1, way)
    return scene


@pytest.mark.rule("TR-LINK-04", "TR-LINK-05", "TR-LINK-08", "TR-LINK-09")
@pytest.mark.parametrize("parity", [0, 1])
@every_card
def test_what_a_set_up_would_link_and_pay_is_what_it_does(card: Performance, parity: int) -> None:
    for trick in ("linking-rings", "burning-mummy", "prison-break", "self-decapitation", "future-sight"):
        scene = half_full(card, parity).trick(0, trick, ready=1)
        position = scene.acting(0, "magician", "friday-1").position()
        view = seen(position)
        play(position, f"set-up {trick}")
        for text in texts(position):
            _, where, slot, way = text.split()
            reckoned = payouts.set_up_pay(view, 0, trick, where, int(slot), way)
            assert reckoned == really_set_up(position.copy(), text)


def really_set_up(position: TrickerionPosition, text: str) -> SetUpPay:
    """What a set-up does: its links, what each pays, and the shards of both seats."""
    events = play(position, text)
    made = [event.links for event in events if isinstance(event, TrickSetUp)]
    trick = next(event.trick for event in events if isinstance(event, TrickSetUp))
    level = next(printed.level for printed in GAME.printed.tricks if printed.id == trick)
    for _ in range(made[0]):
        assert play(position, "gain coins")[0] == LinkPaid(0, "coins", level)
    shards = [0, 0]
    for event in events:
        if isinstance(event, ShardsGained):
            shards[event.seat] += event.shards
    return SetUpPay(made[0], level, (shards[0], shards[1]))


@pytest.mark.rule("TR-LINK-08")
def test_some_set_ups_link_twice_and_pay_shards() -> None:
    scene = table().theater("riverside-theater-1").trick(0, "linking-rings", ready=1)
    scene.trick(1, "chinese-sticks").marker(1, "chinese-sticks", "riverside-theater-1", 1, "down")
    scene.trick(0, "stocks-escape").marker(0, "stocks-escape", "riverside-theater-1", 3, "up")
    view = seen(scene.acting(0, "magician", "friday-1").position(), None)
    where = ("linking-rings", "riverside-theater-1", 2)
    assert payouts.set_up_pay(view, 0, *where, "up") == SetUpPay(2, 1, (1, 1))
    assert payouts.set_up_pay(view, 0, *where, "down") == SetUpPay(0, 1, (0, 0))
    assert payouts.set_up_pay(view, 1, *where, "up") == SetUpPay(2, 1, (0, 1))


def full_card(card: Performance) -> table:
    """A card with a marker on every slot but the last one of six, of two of three players."""
    scene = table(3).theater(card.id)
    for seat, trick in MARKERS:
        scene.trick(seat, trick)
    facings = GAME.box.layouts[GAME.printed.performances.index(card)].facings
    for slot, (seat, trick) in zip(range(len(card.slots)), MARKERS, strict=False):
        scene.marker(seat, trick, card.id, slot + 1, ("up", "right", "down", "left")[facings[slot][0]])
    return scene


def really_paid(position: TrickerionPosition, card: str) -> tuple[Pay, ...]:
    """What each seat receives for a performance, wages aside."""
    pays = [Pay()] * 3
    for event in play(position, f"perform {card}"):
        if isinstance(event, TrickRewarded | PerformerPaid):
            pays[event.seat] = pays[event.seat].plus(Pay(event.fame, event.coins, event.shards))
    return tuple(pays)


@pytest.mark.rule("TR-PERF-14", "TR-PERF-20", "TR-PERF-21", "TR-PERF-28")
@pytest.mark.parametrize("guest", ["", "thursday", "sunday"])
@pytest.mark.parametrize("day", DAYS)
@every_card
def test_what_a_card_would_pay_is_what_it_pays(card: Performance, day: str, guest: str) -> None:
    if guest == day:
        guest = "friday"
    scene = full_card(card).placed(0, "magician", f"{day}-stage").performing(0)
    if guest:
        scene.placed(1, "apprentice-1", f"{guest}-2")
    position = scene.position()
    view = seen(position, 2)
    reckoned = payouts.payout(view, card.id, 0)
    assert reckoned == really_paid(position, card.id)
    assert payouts.payout(view, card.id, 0, day) == reckoned


@pytest.mark.rule("TR-PERF-20", "TR-PERF-21")
@pytest.mark.parametrize("day", DAYS)
@pytest.mark.parametrize("guest", ["", "thursday", "sunday"])
def test_a_performance_can_be_reckoned_before_a_day_is_claimed(day: str, guest: str) -> None:
    if guest == day:
        guest = "saturday"
    card = GAME.printed.performances[1]
    scene = full_card(card).assigned(0, "magician", "theater").placing(0)
    if guest:
        scene.placed(1, "apprentice-1", f"{guest}-2")
    position = scene.position()
    view = seen(position)
    play(position, f"place magician {day}-stage")
    assert payouts.payout(view, card.id, 0, day) == really_paid(position, card.id)


@pytest.mark.rule("TR-PERF-26", "TR-PERF-27")
@pytest.mark.parametrize("away", ["home", "market-1"])
@pytest.mark.parametrize(
    "backstage",
    [(), *combinations(("manager", "engineer", "assistant", "apprentice-1"), 2), ("manager",), ("engineer",)],
)
def test_own_specialists_backstage_are_reckoned(backstage: tuple[str, ...], away: str) -> None:
    card = GAME.printed.performances[0]
    scene = full_card(card).placed(0, "magician", "saturday-stage").performing(0)
    scene.team(0, "manager", "engineer", "assistant")
    others = [each for each in ("manager", "engineer", "assistant") if each not in backstage]
    if away != "home":
        scene.placed(0, others[0], away)
    for number, character in enumerate(backstage, 1):
        scene.placed(0, character, f"saturday-{number}")
    scene.placed(1, "manager", "friday-1").placed(1, "engineer", "friday-2")
    position = scene.position()
    bonuses = {"manager": Pay(0, 3, 0), "engineer": Pay(0, 0, 1), "assistant": Pay(2, 0, 0)}
    expected = Pay(0, 0, 1)
    for character in backstage:
        expected = expected.plus(bonuses.get(character, Pay()))
    view = seen(position, 1)
    links = worked_out.links_on(view, card.id)
    assert worked_out.performer_bonus(view, card.id, 0) == expected.plus(Pay(links))
    assert payouts.payout(view, card.id, 0) == really_paid(position, card.id)


@pytest.mark.rule("TR-PERF-17", "TR-PERF-18", "TR-PERF-22", "TR-PERF-24")
@pytest.mark.parametrize(
    ("trick", "day", "pay"),
    [
        ("linking-rings", "thursday", Pay(0, 1, 0)),
        ("linking-rings", "friday", Pay(0, 2, 0)),
        ("linking-rings", "saturday", Pay(0, 2, 0)),
        ("linking-rings", "sunday", Pay(1, 3, 0)),
        ("mind-reading", "thursday", Pay(0, 0, 1)),
        ("mind-reading", "sunday", Pay(1, 1, 1)),
        ("mind-reading", "", Pay(0, 0, 1)),
    ],
)
def test_the_reward_of_a_trick_on_each_day(trick: str, day: str, pay: Pay) -> None:
    assert payouts.reward(seen(GAME.new(2, 1)), trick, day) == pay


@pytest.mark.rule("TR-PERF-25", "TR-LINK-14")
@every_card
def test_the_links_on_a_card_are_those_that_the_performer_is_paid_for(card: Performance) -> None:
    position = full_card(card).placed(0, "magician", "friday-stage").performing(0).position()
    links = worked_out.links_on(seen(position), card.id)
    events = play(position, f"perform {card.id}")
    paid = [event for event in events if isinstance(event, PerformerPaid) and event.reason == "links"]
    assert paid == ([PerformerPaid(0, "links", links, 0, 0)] if links else [])


@pytest.mark.rule("TR-PERF-25", "TR-PERF-28")
def test_the_bonus_of_the_performer_alone() -> None:
    scene = table().theater("riverside-theater-2").trick(0, "linking-rings").trick(1, "chinese-sticks")
    scene.marker(0, "linking-rings", "riverside-theater-2", 1, "down")
    scene.marker(1, "chinese-sticks", "riverside-theater-2", 2, "up")
    scene.placed(0, "manager", "friday-1").placed(0, "assistant", "market-1")
    view = seen(scene.placed(0, "magician", "friday-stage").performing(0).position())
    assert worked_out.performer_bonus(view, "riverside-theater-2", 0) == Pay(1 + 1, 3 + 1, 0)
    assert worked_out.performer_bonus(view, "riverside-theater-2", 1) == Pay(1 + 1, 1, 0)
    assert worked_out.links_on(view, "riverside-theater-2") == 1
