"""PW-22, 23: powers about which the performer is asked."""

from __future__ import annotations

import pytest

from sleight.games.trickerion.events import Granted, MarkerSalvaged, PerformerPaid
from sleight.games.trickerion.modules.powers.events import PowerUsed
from tests.games.trickerion.helpers.changes import gained
from tests.games.trickerion.helpers.playing import (
    asides,
    asked,
    play,
    question,
    refusal,
    refused,
    texts,
    why_not,
)
from tests.games.trickerion.helpers.power_scenes import BIG, quiet_powers, show, used
from tests.games.trickerion.helpers.powers import with_power
from tests.games.trickerion.helpers.reading import markers
from tests.games.trickerion.helpers.scenario import table
from tests.games.trickerion.helpers.scenes import TWO

PERFORM = f"perform {BIG}"

# --- Star Billing -------------------------------------------------------------------------------

STAR = "star-billing"


def starring(*specialists: str, prophecy: str = "") -> table:
    """Seat 0 performs on Friday with these specialists backstage."""
    scene = show((0, "levitation"), prophecy=prophecy)
    for number, specialist in enumerate(specialists, start=1):
        scene.placed(0, specialist, f"friday-{number}", "street-performance" if number > 1 else "")
    return scene


@pytest.mark.rule("PW-23", "MP-42")
def test_the_performer_chooses_whose_bonus_is_paid_twice() -> None:
    position = with_power(starring("manager", "assistant"), 0, STAR)
    play(position, PERFORM)
    assert asked(position) == question("star-billing", "PW-23", 0, power=STAR)
    assert texts(position) == ["feature manager", "feature assistant"]
    assert why_not(position, "feature engineer") == refusal("not-backstage", "PW-23", character="engineer")
    events = play(position, "feature assistant")
    assert PerformerPaid(0, "assistant", 2, 0, 0) in events
    at = events.index(PowerUsed(0, STAR))
    assert events[at + 1] == Granted(0, "power", STAR, fame=2)
    assert len(used(events)) == 1


@pytest.mark.rule("PW-23")
def test_a_single_specialist_is_the_star_and_without_any_there_is_none() -> None:
    with_one = with_power(starring("engineer"), 0, STAR)
    plain = starring("engineer").position()
    assert gained(with_one, PERFORM)[0][2] == gained(plain, PERFORM)[0][2] + 1
    assert used(play(with_power(starring(), 0, STAR), PERFORM)) == []
    scene = starring().placed(0, "manager", "downtown-1")
    assert used(play(with_power(scene, 0, STAR), PERFORM)) == []


@pytest.mark.rule("PW-23")
def test_only_in_the_own_performance() -> None:
    scene = show((0, "levitation"), (1, "pub-in-a-bottle")).placed(1, "manager", "sunday-1")
    position = with_power(scene, 1, STAR)
    assert used(play(position, PERFORM)) == []


@pytest.mark.rule("MP-58", "MP-40")
def test_with_doubled_bonuses_the_star_is_paid_three_times() -> None:
    position = with_power(starring("manager", prophecy="double-performer-bonus"), 0, STAR)
    events = play(position, PERFORM)
    assert PerformerPaid(0, "manager", 0, 6, 0) in events
    assert Granted(0, "power", STAR, coins=3) in events


# --- Eternal Encore -----------------------------------------------------------------------------

ENCORE = "eternal-encore"


def bowing(*tricks: tuple[int, str], card: str = "", ready: int = 0) -> table:
    """Seat 0 performs own tricks; another own one lies elsewhere."""
    scene = show(*tricks, card=card).trick(0, "barricaded-barrels", ready=ready)
    return scene.marker(0, "barricaded-barrels", TWO, 1, "down")


OWN = ((0, "levitation"), (0, "spirit-hand"), (1, "pub-in-a-bottle"))


@pytest.mark.rule("PW-22", "MP-42")
def test_a_marker_of_the_own_performance_may_go_back_to_its_trick() -> None:
    position = with_power(bowing(*OWN), 0, ENCORE)
    play(position, PERFORM)
    assert asked(position) == question("encore", "PW-22", 0, power=ENCORE)
    assert texts(position) == ["salvage spirit-hand", "salvage levitation", "decline"]
    events = play(position, "salvage levitation")
    assert events[:2] == [PowerUsed(0, ENCORE), MarkerSalvaged(0, "levitation")]
    assert markers(position)["levitation"] == (1, 3)
    assert position.view(None).phase != "performance"


@pytest.mark.rule("PW-22")
def test_only_what_was_performed_in_it_and_is_still_owned() -> None:
    position = with_power(bowing(*OWN), 0, ENCORE)
    play(position, PERFORM)
    elsewhere = refusal("not-in-this-show", "PW-22", trick="barricaded-barrels")
    assert why_not(position, "salvage barricaded-barrels") == elsewhere
    assert refused(position, "salvage pub-in-a-bottle") == "not-your-trick"
    assert "return levitation" in asides(position)
    play(position, "return levitation")
    assert texts(position) == ["salvage spirit-hand", "decline"]
    play(position, "decline")
    assert markers(position)["spirit-hand"] == (0, 4)


@pytest.mark.rule("PW-22", "MP-33")
def test_not_after_the_performance_of_another_and_once_a_round() -> None:
    guest = with_power(show((0, "levitation"), (1, "pub-in-a-bottle")), 1, ENCORE)
    play(guest, PERFORM)
    assert guest.view(None).phase != "performance"
    spent = with_power(bowing(*OWN), 0, ENCORE)
    spent.active.after_performance[0].use(spent)  # type: ignore[attr-defined]  # it is the power
    play(spent, PERFORM)
    assert spent.view(None).phase != "performance"


@pytest.mark.rule("PW-22", "MP-60")
def test_it_joins_the_markers_on_its_card_and_bars_the_next_preparation() -> None:
    scene = quiet_powers().theater(BIG, TWO).trick(0, "linking-rings", ready=1).components(0, metal=2)
    scene.marker(0, "linking-rings", BIG, 1, "right").placed(0, "magician", "friday-stage").performing(0)
    position = with_power(scene, 0, ENCORE)
    play(position, PERFORM, "salvage linking-rings")
    assert markers(position)["linking-rings"] == (2, 2)
    at_work = quiet_powers().trick(0, "linking-rings", ready=1).components(0, metal=2)
    at_work.assigned(1, "apprentice-1", "downtown").acting(0, "magician", "workshop-1", 3)
    assert refused(at_work.position(), "prepare linking-rings") == "still-prepared"


@pytest.mark.rule("MP-60")
def test_durable_components_saves_another_marker_never_the_same() -> None:
    position = with_power(bowing(*OWN, card="durable-components"), 0, ENCORE)
    play(position, PERFORM, "salvage levitation")
    assert (asked(position).kind, texts(position)) == ("salvage", ["salvage spirit-hand", "decline"])
    play(position, "salvage spirit-hand")
    assert (markers(position)["levitation"], markers(position)["spirit-hand"]) == ((1, 3), (1, 3))


@pytest.mark.rule("MP-60")
def test_of_a_stack_one_is_saved_by_each() -> None:
    scene = quiet_powers().magician(0, "electra").theater(BIG, TWO).trick(0, "levitation")
    scene.marker(0, "levitation", BIG, 1, "right", stacked=True)
    scene.placed(0, "magician", "friday-stage", "durable-components")
    scene.bonus(0, "magician", "durable-components").performing(0)
    position = with_power(scene, 0, ENCORE)
    play(position, PERFORM, "salvage levitation")
    assert markers(position)["levitation"] == (1, 3)
    assert (asked(position).kind, texts(position)) == ("salvage", ["salvage levitation", "decline"])
    play(position, "salvage levitation")
    assert markers(position)["levitation"] == (2, 2)


@pytest.mark.rule("MP-60")
def test_a_marker_performed_by_another_may_be_saved_besides() -> None:
    scene = bowing((0, "levitation"), card="durable-components").trick(1, "pub-in-a-bottle")
    scene.marker(0, "levitation", TWO, 2, "up").marker(1, "pub-in-a-bottle", TWO, 3, "left")
    position = with_power(scene.placed(1, "magician", "sunday-stage"), 0, ENCORE)
    play(position, PERFORM, "salvage levitation", f"perform {TWO}")
    assert texts(position) == ["salvage levitation", "salvage barricaded-barrels", "decline"]
