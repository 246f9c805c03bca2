"""Sentences of the log by which a referee can check what happened."""

from __future__ import annotations

import pytest

from sleight.core.describe import Describable, describe
from sleight.core.event import Event
from sleight.core.speech import LANGUAGES
from sleight.games.trickerion.choices import Shelve, TakeComponents
from sleight.games.trickerion.events import (
    Assignment,
    CharacterHired,
    CharacterIdled,
    CoinsTaken,
    ComponentClaimed,
    ComponentsBought,
    ComponentsMoved,
    ComponentsStored,
    ComponentsTaken,
    DieUsed,
    GameBegan,
    GoodsBought,
    InitiativeSet,
    InterestRolled,
    OpponentRescheduled,
    OrdersDelivered,
    PlansRevealed,
    RoundBegan,
    TrickLearned,
    TrickMoved,
    TrickRescheduled,
    TrickSetUp,
)
from sleight.server.sentences import sentence
from tests.games.trickerion.helpers.playing import caution, play, refusal
from tests.games.trickerion.helpers.questions import ending, every_question
from tests.games.trickerion.helpers.scenario import table

NAMES = ["Ana", "Bo", "Cy"]
ONE, TWO = "riverside-theater-1", "riverside-theater-2"


def said(event: Event, lang: str = "en", me: int | None = None) -> str:
    """An event as the log of a table tells it, with plain spaces."""
    return sentence(event, lang, NAMES, me).replace("\u00a0", " ")


@pytest.mark.rule("TR-MK-10")
@pytest.mark.parametrize(
    ("lang", "told"),
    [
        ("en", "Ana buys 3 × rope for 4 coins after 2 bargains (the price was 6)."),
        ("fr", "Ana achète 3 × corde pour 4 pièces après 2 négociations (le prix était 6)."),
        ("ru", "Ana покупает 3 × верёвка за 4 монеты, сбив цену на 2 (была 6)."),
    ],
)
def test_a_purchase_tells_the_bargain_and_the_price_before_and_after(lang: str, told: str) -> None:
    assert said(ComponentsBought(0, "rope", 3, 4, 2, "player"), lang) == told


@pytest.mark.rule("TR-MK-10", "TR-CMP-05")
def test_without_a_bargain_only_the_price_is_told_and_a_chosen_board_afterwards() -> None:
    assert said(ComponentsBought(0, "rope", 2, 4, 0, ""), me=0) == "You buy 2 × rope for 4 coins."
    assert said(ComponentsStored(0, "rope", 2, "manager"), me=0) == "You put 2 × rope on the Manager’s board."


@pytest.mark.rule("TR-PSET-26", "TR-PSET-29", "TR-PSET-31")
@pytest.mark.parametrize(
    ("lang", "told"),
    [
        ("en", "Initiative order: Cy, Ana and Bo. Coins in this order: 10, 12, 14."),
        ("fr", "Ordre d’initiative : Cy, Ana et Bo. Pièces dans cet ordre : 10, 12, 14."),
        ("ru", "Очерёдность: Cy, Ana и Bo. Монеты в этом порядке: 10, 12, 14."),
    ],
)
def test_the_start_tells_the_order_and_everybodys_coins(lang: str, told: str) -> None:
    assert said(GameBegan((2, 0, 1), (12, 14, 10), 5, 1), lang).endswith(told)
    assert said(GameBegan((2, 0, 1), (12, 14, 10), 5, 1)).startswith(
        "The game begins, and everyone has 5 fame and 1 shard."
    )


@pytest.mark.rule("TR-INIT-07")
@pytest.mark.parametrize("me", [None, 0, 1, 2])
def test_an_order_is_told_as_it_is_whoever_reads(me: int | None) -> None:
    assert said(InitiativeSet((0, 1, 2)), me=me).endswith("Ana, Bo and Cy.")
    assert said(InitiativeSet((0, 1, 2)), "ru", me).endswith("Ana, Bo и Cy.")


@pytest.mark.rule("TR-DT-08", "TR-DT-24", "TR-DT-32", "TR-SAR-38")
def test_the_die_that_was_used_up_is_named() -> None:
    position = (
        table(3).dice(residence_1="optical", residence_2="x").acting(0, "magician", "downtown-1").position()
    )
    used = play(position, "learn levitation")[0]
    assert used == DieUsed(0, "residence-1", "optical")
    assert said(used, me=0) == "You use the first Residence die (◉ optical): now it shows X."
    assert said(CoinsTaken(0, 4, "bank-2")).endswith("; the second Bank die now shows X.")
    assert (
        said(CharacterHired(0, "engineer", "inn-1")) == "Ana hires: Engineer; the first Inn die now shows X."
    )
    assert said(CharacterHired(0, "apprentice", "")) == "Ana hires: apprentice."
    assert said(InterestRolled(0, "bank-1", "3", 3)).endswith("3 coins more. Then it shows X again.")


@pytest.mark.rule("TR-TH-13")
@pytest.mark.parametrize(("lang", "facing"), [("en", "facing up"), ("fr", "vers le haut"), ("ru", "вверх")])
def test_a_marker_is_told_with_the_way_it_faces(lang: str, facing: str) -> None:
    for event in (
        TrickSetUp(0, "levitation", ONE, 2, "up", 1),
        TrickRescheduled(0, "levitation", ONE, TWO, 2, "up"),
        OpponentRescheduled(0, 1, "levitation", ONE, TWO, 2, "up"),
    ):
        assert all(facing in said(event, lang, me) for me in (None, 0, 1))


@pytest.mark.rule("TR-PLACE-01")
@pytest.mark.parametrize(
    ("lang", "told"),
    [
        ("en", "Ana: magician → Theater, apprentice 1 → Interest (Downtown). Cy: Manager → Dark Alley."),
        (
            "fr",
            "Ana : magicien → Théâtre, apprenti 1 → Intérêts (Centre-ville). Cy : manager → Allée sombre.",
        ),
        ("ru", "Ana: иллюзионист → Театр, ученик 1 → Проценты (Центр). Cy: импресарио → Кривая улочка."),
    ],
)
def test_the_reveal_tells_whose_character_goes_where(lang: str, told: str) -> None:
    cards = (
        Assignment(0, "magician", "theater"),
        Assignment(0, "apprentice-1", "interest"),
        Assignment(2, "manager", "dark-alley"),
    )
    assert said(PlansRevealed(cards), lang).endswith(told)
    assert said(PlansRevealed(()), "en") == "All assignments are revealed: there are none."


@pytest.mark.rule("TR-PLACE-12")
def test_a_character_that_finds_no_slot_is_idle_for_that_reason() -> None:
    scene = table(2).placed(1, "magician", "downtown-1").placed(1, "apprentice-1", "downtown-4")
    full = scene.assigned(0, "magician", "downtown").assigned(0, "apprentice-1", "workshop").placing(0)
    (idled,) = play(full.position(), "idle magician")[:1]
    assert idled == CharacterIdled(0, "magician", "downtown")
    assert said(idled) == "Ana keeps the magician idle: there is no slot for it (Downtown)."
    assert (
        said(idled, "fr", 0)
        == "Votre magicien reste au repos : il n’y a plus d’emplacement pour lui (Centre-ville)."
    )
    (free,) = play(full.position(), "idle apprentice-1")[:1]
    assert said(free, me=0) == "Your first apprentice stays idle."


@pytest.mark.rule("TR-PLACE-12", "TR-PROR-25")
def test_a_sealed_card_does_not_tell_that_its_location_is_full() -> None:
    scene = table(2, dark_alley=True, prophecies=True).round(2).prophecy("hidden-assignments")
    scene.placed(1, "magician", "downtown-1").placed(1, "apprentice-1", "downtown-4", "empower")
    position = scene.sealed(0, "magician", "downtown").placing(0).position()
    assert play(position, "idle magician")[0] == CharacterIdled(0, "magician")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_new_reason_has_a_sentence_of_its_own(lang: str) -> None:
    missing = ("points", "coins", "fame", "shard", "components", "marker", "room", "die", "apprentice")
    refusals: list[Describable] = [
        refusal("bonus-useless", "TR-SA-06", card="headhunter", missing=each, cost=2, points=1)
        for each in (*missing, "specialist", "other")
    ]
    warnings = [
        caution("no-points-there", "TR-AP-13", character="apprentice-1", slot="sunday-1"),
        caution("never-performed", "TR-PERF-04", card=ONE),
        caution("order-too-late", "TR-MK-21"),
        caution("prepared-too-late", "TR-TH-12"),
    ]
    told = [sentence(reason, lang, NAMES, 0) for reason in (*refusals, *warnings)]
    assert len(set(told)) == len(told)
    assert "2" in told[0]


@pytest.mark.rule("TR-SAR-40", "TR-SAR-41", "TR-MK-10")
@pytest.mark.parametrize(
    ("event", "told"),
    [
        (GoodsBought(0, ("wood", "rope"), 2, 0, 0, 1), "2 coins after 1 bargain (the price was 3)."),
        (GoodsBought(0, ("cog", "cog"), 0, 3, 0, 2), "3 fame after 2 bargains (the price was 6)."),
        (GoodsBought(0, ("wood", "wood"), 0, 0, 0, 1), "0 coins after 1 bargain (the price was 2)."),
        (GoodsBought(0, ("rope", "rope"), 0, 0, 1, 0), "1 shard."),
    ],
    ids=["coins", "fame", "no fame", "shard"],
)
def test_an_improved_purchase_tells_the_price_before_and_after(event: Event, told: str) -> None:
    assert said(event).endswith(f" for {told}")


@pytest.mark.rule("TR-WS-21", "TR-WS-24", "TR-PSET-17", "TR-DT-18")
@pytest.mark.parametrize(
    ("event", "told"),
    [
        (
            TrickMoved(0, "levitation", "spirit-hand"),
            "Levitation to the Engineer’s board, in exchange for Spirit Hand.",
        ),
        (TrickMoved(0, "levitation", None), "Levitation to the Engineer’s board."),
        (ComponentsMoved(0, "wood", "rope"), "wood to the Manager’s board, in exchange for rope."),
        (ComponentsMoved(0, "wood", None), "wood to the Manager’s board."),
        (ComponentsTaken(0, ("animal",), "manager"), "takes 1 animal, for the Manager’s board."),
        (ComponentsTaken(0, ("animal",), "player"), "takes 1 animal."),
        (
            TrickLearned(0, "levitation", "heart", "engineer"),
            "Levitation (♥ heart), on the Engineer’s board.",
        ),
        (TrickLearned(0, "levitation", "heart", "player"), "learns Levitation (♥ heart)."),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_what_lies_on_the_board_of_a_specialist_is_told(event: Event, told: str) -> None:
    assert said(event).endswith(told)


@pytest.mark.rule("TR-CMP-05")
@pytest.mark.parametrize("kind", ["store-one", "invest-board", "merchants"])
def test_a_board_that_was_chosen_is_told(kind: str) -> None:
    for board in ("player", "manager"):
        events = play(every_question()[kind], f"keep {board}")
        assert [event.board for event in events if isinstance(event, ComponentsStored)] == [board]


@pytest.mark.rule("TR-CMP-05", "TR-SAR-47")
def test_the_board_of_a_claimed_component_is_told_if_there_is_a_choice() -> None:
    scene = ending("dubious-sources").market(quick="mirror").this_round(claim=0)
    taken = [ComponentsStored(0, "mirror", 1, "manager"), ComponentClaimed(0, "mirror")]
    assert play(scene.asked(0, "take-home").position(), "keep player")[0] == taken[1]
    assert play(scene.team(0, "manager").position(), "keep manager")[:2] == taken


@pytest.mark.rule("TR-DICE-01", "TR-END-15")
@pytest.mark.parametrize(
    ("value", "told"),
    [
        (RoundBegan(2, ("any", "x")), "Кубики: любая школа, X."),
        (OrdersDelivered(("wood", "rope")), "Теперь в продаже: дерево, верёвка."),
        (ComponentsTaken(0, ("wood", "rope"), "player"), "Ana берёт: дерево, верёвка."),
        (Shelve("wood", "rope"), "Переместить на планшет импресарио: дерево (вместо: верёвка)"),
        (TakeComponents("wood+rope"), "Взять: дерево+верёвка"),
    ],
    ids=lambda value: "" if isinstance(value, str) else type(value).__name__,
)
def test_lists_are_told_in_the_language_of_the_reader(value: Describable, told: str) -> None:
    assert describe(value, "ru", NAMES).endswith(told)
