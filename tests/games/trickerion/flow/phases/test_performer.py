"""TR-PERF-25 to 30: what only the performer receives."""

from __future__ import annotations

import pytest

from sleight.games.trickerion.events import CardPerformed, PerformerPaid, TrickRewarded
from sleight.games.trickerion.state.position import TrickerionPosition
from tests.games.trickerion.helpers.changes import NOTHING, Purse, gained
from tests.games.trickerion.helpers.playing import play
from tests.games.trickerion.helpers.scenario import table

CARD, LATER = "riverside-theater-3", "riverside-theater-2"
"""Four slots in a row of circles, for 1 fame; and the card of a player who performs later."""

CARD_BONUS: Purse = (1, 0, 0)


def show(day: str = "friday") -> table:
    """Seat 0 performs Mind Reading, which yields 1 shard; seat 2 comes on Saturday with another card."""
    return (
        table(3)
        .theater(CARD, LATER)
        .trick(0, "mind-reading")
        .marker(0, "mind-reading", CARD, 1, "down")
        .placed(0, "magician", f"{day}-stage")
        .trick(2, "barricaded-barrels")
        .marker(2, "barricaded-barrels", LATER, 1, "down")
        .placed(2, "magician", "saturday-stage")
        .performing(0)
    )


def bonuses(position: TrickerionPosition, card: str = CARD) -> list[PerformerPaid]:
    """The bonuses that are paid when the card is performed."""
    return [event for event in play(position, f"perform {card}") if isinstance(event, PerformerPaid)]


@pytest.mark.rule("TR-PERF-25")
def test_each_link_on_the_card_pays_the_performer_one_fame_whoever_owns_it() -> None:
    # Linking Rings are linked with the tricks on both sides; the performer's own trick is not linked.
    position = (
        show()
        .trick(1, "linking-rings")
        .marker(1, "linking-rings", CARD, 3, "down")
        .trick(1, "living-piano")
        .marker(1, "living-piano", CARD, 4, "up")
        .trick(2, "enchanted-butterflies")
        .marker(2, "enchanted-butterflies", CARD, 2, "right")
        .position()
    )
    assert bonuses(position) == [PerformerPaid(0, "links", 2, 0, 0), PerformerPaid(0, "card", 1, 0, 0)]


@pytest.mark.rule("TR-PERF-25")
@pytest.mark.parametrize(
    ("tricks", "links"),
    [
        ([("living-piano", 1, "down")], 0),
        ([("living-piano", 1, "down"), ("linking-rings", 2, "up")], 1),
        ([("living-piano", 1, "down"), ("linking-rings", 2, "right")], 0),
        ([("living-piano", 1, "down"), ("linking-rings", 2, "up"), ("barricaded-barrels", 3, "down")], 1),
        ([("enchanted-butterflies", 3, "down"), ("card-manipulation", 4, "up")], 1),
    ],
)
def test_links_are_counted_by_the_symbols_in_the_circles(
    tricks: list[tuple[str, int, str]], links: int
) -> None:
    scene = table(2).theater(CARD).placed(0, "magician", "friday-stage").performing(0)
    for seat, (trick, slot, facing) in enumerate(tricks):
        scene.trick(seat % 2, trick).marker(seat % 2, trick, CARD, slot, facing)
    paid = bonuses(scene.position())
    expected = [PerformerPaid(0, "links", links, 0, 0)] if links else []
    assert paid == [*expected, PerformerPaid(0, "card", 1, 0, 0)]


@pytest.mark.rule("TR-PERF-26")
@pytest.mark.parametrize(
    ("specialist", "bonus"), [("assistant", (2, 0, 0)), ("manager", (0, 3, 0)), ("engineer", (0, 0, 1))]
)
@pytest.mark.parametrize("slot", ["friday-1", "friday-2"])
def test_an_own_specialist_backstage_pays_the_performer(specialist: str, bonus: Purse, slot: str) -> None:
    position = show().placed(0, specialist, slot).position()
    assert bonuses(position) == [PerformerPaid(0, specialist, *bonus), PerformerPaid(0, "card", 1, 0, 0)]


@pytest.mark.rule("TR-PERF-26")
def test_the_bonuses_of_specialists_are_really_paid() -> None:
    position = show().placed(0, "manager", "friday-1").placed(0, "engineer", "friday-2").position()
    assert gained(position, f"perform {CARD}") == [(1, 3, 1 + 1), NOTHING, NOTHING]


@pytest.mark.rule("TR-PERF-27")
def test_specialists_who_are_elsewhere_or_idle_or_of_others_pay_nothing() -> None:
    position = (
        show()
        .team(0, "manager")
        .placed(0, "engineer", "workshop-1")
        .placed(0, "assistant", "downtown-1")
        .placed(0, "apprentice-1", "friday-1")
        .placed(1, "assistant", "sunday-1")
        .placed(1, "manager", "sunday-2")
        .placed(2, "engineer", "saturday-1")
        .position()
    )
    assert bonuses(position) == [PerformerPaid(0, "card", 1, 0, 0)]


@pytest.mark.rule("TR-PERF-27")
def test_two_specialists_backstage_both_pay_and_the_third_has_no_slot() -> None:
    position = (
        show()
        .placed(0, "manager", "friday-1")
        .placed(0, "assistant", "friday-2")
        .placed(0, "engineer", "market-1")
        .position()
    )
    assert bonuses(position) == [
        PerformerPaid(0, "manager", 0, 3, 0),
        PerformerPaid(0, "assistant", 2, 0, 0),
        PerformerPaid(0, "card", 1, 0, 0),
    ]


@pytest.mark.rule("TR-PERF-27")
def test_a_specialist_at_the_inn_pays_nothing() -> None:
    assert bonuses(show().hired(0, "assistant").position()) == [PerformerPaid(0, "card", 1, 0, 0)]


@pytest.mark.rule("TR-PERF-28")
@pytest.mark.parametrize(
    ("card", "bonus"),
    [
        ("riverside-theater-1", (0, 0, 1)),
        ("riverside-theater-2", (1, 1, 0)),
        ("riverside-theater-6", (0, 1, 0)),
        ("grand-magorian-3", (0, 3, 0)),
        ("grand-magorian-7", (1, 0, 1)),
        ("grand-magorian-8", (3, 0, 0)),
    ],
)
def test_the_card_pays_the_performer_what_it_prints(card: str, bonus: Purse) -> None:
    position = (
        table(2)
        .theater(card)
        .trick(0, "mind-reading")
        .marker(0, "mind-reading", card, 1, "down")
        .placed(0, "magician", "friday-stage")
        .performing(0)
        .position()
    )
    # Mind Reading itself yields 1 shard.
    assert gained(position.copy(), f"perform {card}") == [(bonus[0], bonus[1], bonus[2] + 1), NOTHING]
    assert bonuses(position, card) == [PerformerPaid(0, "card", *bonus)]


@pytest.mark.rule("TR-PERF-28")
def test_guests_receive_no_bonus() -> None:
    position = show().trick(1, "linking-rings").marker(1, "linking-rings", CARD, 2, "up").position()
    assert gained(position, f"perform {CARD}") == [(CARD_BONUS[0], 0, 1), (0, 2, 0), NOTHING]


@pytest.mark.rule("TR-PERF-29")
@pytest.mark.parametrize("day", ["thursday", "sunday"])
def test_days_do_not_change_the_performers_bonuses(day: str) -> None:
    position = (
        show(day)
        .placed(0, "manager", f"{day}-1")
        .placed(0, "assistant", f"{day}-2")
        .trick(1, "breath-of-life")
        .marker(1, "breath-of-life", CARD, 2, "up")
        .position()
    )
    assert bonuses(position) == [
        PerformerPaid(0, "links", 1, 0, 0),
        PerformerPaid(0, "manager", 0, 3, 0),
        PerformerPaid(0, "assistant", 2, 0, 0),
        PerformerPaid(0, "card", 1, 0, 0),
    ]


@pytest.mark.rule("TR-PERF-30")
def test_specialists_pay_nothing_when_their_player_declines() -> None:
    position = show().placed(0, "manager", "friday-1").placed(0, "engineer", "friday-2").position()
    assert gained(position, "decline") == [NOTHING] * 3


@pytest.mark.rule("TR-PERF-30")
def test_specialists_pay_nothing_when_their_player_does_not_perform() -> None:
    position = (
        show()
        .trick(1, "linking-rings")
        .marker(1, "linking-rings", CARD, 2, "right")
        .placed(1, "manager", "sunday-1")
        .placed(1, "engineer", "sunday-2")
        .position()
    )
    # Seat 1 has only the reward of Linking Rings, 0 fame and 2 coins, with what Sunday adds.
    assert gained(position, f"perform {CARD}")[1] == (1, 3, 0)


@pytest.mark.rule("TR-PERF-26", "TR-PERF-28")
def test_any_seat_may_perform_any_card_of_the_theater() -> None:
    position = (
        show()
        .marker(0, "mind-reading", LATER, 2, "right")
        .placed(2, "engineer", "saturday-2")
        .trick(1, "linking-rings", "club")
        .marker(1, "linking-rings", LATER, 3, "left")
        .position()
    )
    play(position, "decline")
    assert play(position, f"perform {LATER}")[:7] == [
        CardPerformed(2, LATER, "saturday"),
        TrickRewarded(2, "barricaded-barrels", 1, 1, 0),
        TrickRewarded(0, "mind-reading", 0, 0, 1),
        TrickRewarded(1, "linking-rings", 0, 2, 0),
        PerformerPaid(2, "links", 1, 0, 0),
        PerformerPaid(2, "engineer", 0, 0, 1),
        PerformerPaid(2, "card", 1, 1, 0),
    ]
