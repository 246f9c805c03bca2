"""The questions of the special cards for machines: in words, in saves and in guesses."""

from __future__ import annotations

from random import Random

import pytest

import sleight
from sleight.core.speech import LANGUAGES
from sleight.games.trickerion.faces.terminal import FACE
from sleight.games.trickerion.state.position import TrickerionPosition
from tests.games.trickerion.helpers.machines import built, with_dawn
from tests.games.trickerion.helpers.playing import asked, is_sound
from tests.games.trickerion.helpers.scenario import GAME, table
from tests.games.trickerion.helpers.scenes import ONE, TWO
from tests.games.trickerion.helpers.screens import NAMES, told, widest


def _acting(slot: str, card: str, count: int = 2, points: int = 2) -> table:
    """Seat 0 uses the bonus of a card; some of its machines are inactive, and seat 1 holds a card."""
    scene = built(with_dawn(), 0, count, [1], [1]).hand(1, "interest").assigned(1, "magician", "downtown")
    scene.trick(0, "linking-rings").components(0, metal=2).shards(0, 0)
    return scene.acting(0, "magician", slot, points, card, "armed")


def _on_stage(count: int = 2, card: str = "backstage-dynamo") -> table:
    """Seat 0 has performed with a card."""
    scene = built(with_dawn(), 0, count, [1][:count], [1][:count]).hand(1, "interest").theater(ONE, TWO)
    scene.placed(0, "magician", "friday-stage", card).bonus(0, "magician", card)
    return scene.this_round(conducted=[0]).phase("performance")


SCENES = {
    "restart-machine": _on_stage().asked(0, "restart-machine", 0),
    "build-another": _acting("workshop-1", "assembly-line").asked(0, "build-another"),
    "prepare-now": (
        _acting("workshop-1", "pressure-valve")
        .trick(0, "barricaded-barrels")
        .components(0, wood=2)
        .asked(0, "prepare-now")
    ),
    "build-salvaged": _acting("market-1", "boiler-salvage").asked(0, "build-salvaged"),
    "buy-fuel": _acting("market-1", "fuel-contract").asked(0, "buy-fuel"),
}
IMPOSSIBLE = {
    "no machine is inactive": _on_stage(0).asked(0, "restart-machine", 0),
    "another card": _on_stage(2, "arranged-fiasco").asked(0, "restart-machine", 0),
    "symbols that are not": _on_stage().asked(0, "restart-machine", 256),
    "all are built": _acting("workshop-1", "assembly-line", 4).asked(0, "build-another"),
    "a machine is too dear": _acting("market-1", "boiler-salvage", 3).coins(0, 2).asked(0, "build-salvaged"),
    "nothing to prepare": _acting("workshop-1", "pressure-valve", points=0).asked(0, "prepare-now"),
    "fuel is too dear": _acting("market-1", "fuel-contract").coins(0, 1).asked(0, "buy-fuel"),
}
CARDS = {
    "en": (
        "Backstage Dynamo ⌂",
        "Assembly Line ⌂",
        "Pressure Valve ⌂",
        "Boiler Salvage ⌂",
        "Fuel Contract ⌂",
    ),
    "fr": (
        "Dynamo des coulisses ⌂",
        "Chaîne de montage ⌂",
        "Soupape de sûreté ⌂",
        "Chaudière d’occasion ⌂",
        "Contrat de combustible ⌂",
    ),
    "ru": (
        "Динамо за кулисами ⌂",
        "Сборочная линия ⌂",
        "Паровой клапан ⌂",
        "Списанный котёл ⌂",
        "Договор на топливо ⌂",
    ),
}


def _said(position: TrickerionPosition, lang: str, reader: int | None) -> str:
    question = position.asked(0)
    assert question is not None
    return sleight.describe(FACE.spoken(question, lang), lang, NAMES[:2], reader)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("kind", "place"), [(kind, place) for place, kind in enumerate(SCENES)])
def test_every_question_names_its_card_as_ours_and_every_answer_is_told(
    lang: str, kind: str, place: int
) -> None:
    position = SCENES[kind].position()
    for reader in (0, 1, None):
        said = _said(position, lang, reader)
        assert CARDS[lang][place] in said
        assert "$" not in said
    for choice in position.choices(0):
        events = position.copy().apply(0, choice)
        assert "$" not in told(events, lang, None, 2)
        assert widest(told(events, lang, 0, 2)) <= 80


@pytest.mark.parametrize("kind", SCENES)
def test_a_save_goes_on_alike_and_a_guess_looks_the_same(kind: str) -> None:
    position = SCENES[kind].position()
    assert asked(position).kind == kind
    assert is_sound(position)
    for viewer in (0, 1, None):
        assert GAME.guess(position.view(viewer), Random(1)).view(viewer) == position.view(viewer)


@pytest.mark.parametrize("why", IMPOSSIBLE)
def test_a_save_that_asks_what_cannot_be_is_refused(why: str) -> None:
    with pytest.raises(sleight.BadInput):
        IMPOSSIBLE[why].position()
