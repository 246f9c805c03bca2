"""What a cheating player or a strict referee finds first: the city and the secrets of the Dark Alley."""

from __future__ import annotations

import pytest

from sleight.games.trickerion.events import CharacterIdled
from sleight.games.trickerion.state.position import TrickerionPosition
from tests.games.trickerion.helpers.playing import play, texts, warnings
from tests.games.trickerion.helpers.scenario import table
from tests.games.trickerion.helpers.scenes import under


def crowded(card: str) -> TrickerionPosition:
    """Downtown is full; seat 1 has a sealed card, and seat 0 is about to place."""
    scene = under("hidden-assignments").sealed(0, "magician", "theater").sealed(1, "magician", card)
    scene.placed(0, "manager", "downtown-1", card="interest")
    return scene.placed(0, "engineer", "downtown-4", card="empower").placing(0).position()


@pytest.mark.rule("TR-PROR-25", "TR-PROR-33", "TR-GEN-24")
def test_nobody_can_tell_whether_a_sealed_card_leads_to_a_full_location() -> None:
    blocked, free = crowded("downtown"), crowded("workshop")
    for position in (blocked, free):
        assert play(position, "idle magician") == [CharacterIdled(0, "magician")]
    assert blocked.view(0) == free.view(0)
    assert texts(blocked) == ["idle magician"]
    assert texts(free) == ["place magician workshop-1", "place magician workshop-2", "idle magician"]


def learning_last(prophecy: str = "plain-days") -> table:
    """Seat 0 may learn any trick of level 1 in the last round; nobody sells rope on the buy slots."""
    scene = under(prophecy).round(7).deck().dice(residence_1="any", residence_2="x")
    scene.theater("riverside-theater-1", "riverside-theater-2", "riverside-theater-3")
    return scene.acting(0, "magician", "downtown-1")


@pytest.mark.rule("TR-WS-05", "TR-SAR-03", "TR-SAR-45", "TR-PROR-09")
def test_what_cards_and_prophecies_put_on_sale_does_not_come_too_late() -> None:
    late = [caution.code for caution in warnings(learning_last().position(), "learn chinese-sticks")]
    assert late == ["components-too-late"]
    beside = learning_last().placed(1, "manager", "market-1", card="logistics").market(extra=["rope"])
    assert warnings(beside.bonus(1, "manager", "logistics").position(), "learn chinese-sticks") == []
    ordered = ["rope", "", "", ""]
    assert warnings(learning_last().market(orders=ordered).position(), "learn chinese-sticks") != []
    on_sale = learning_last("orders-on-sale").market(orders=ordered)
    assert warnings(on_sale.position(), "learn chinese-sticks") == []
