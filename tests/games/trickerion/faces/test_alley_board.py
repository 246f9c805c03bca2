"""The Dark Alley on the board: prophecies, decks, hands, and what cards and abilities change."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest

from sleight.core.speech import LANGUAGES
from tests.games.trickerion.helpers.midgame import midgame
from tests.games.trickerion.helpers.playing import play
from tests.games.trickerion.helpers.questions import every_question
from tests.games.trickerion.helpers.scenario import table
from tests.games.trickerion.helpers.screens import listed, looked, shown, widest

if TYPE_CHECKING:
    from syrupy.assertion import SnapshotAssertion

    from sleight.games.trickerion.state.position import TrickerionPosition

MOMENTS = every_question()
ONE, TWO = "riverside-theater-1", "riverside-theater-2"
RULE = "Open Books: Learning a trick costs 1 action point instead of 3."


def full(active: str = "") -> table:
    """Two players with the Dark Alley and prophecies."""
    coming = [id for id in ("saturday-bonus", "flat-price", "escape-fame") if id != active]
    return table(2, dark_alley=True, prophecies=True).prophecy(active, *coming)


def flat(text: str) -> str:
    """A picture as one line, for sentences that go on below."""
    return " ".join(text.split())


def alley_scene() -> TrickerionPosition:
    """Both hold special cards, and one was drawn and put back under its deck."""
    scene = full("cheap-learning").hand(0, "headhunter", "guest-performer").hand(1, "interest", "logistics")
    scene.decks(workshop=["invention", "ingenuity"]).acting(0, "magician", "dark-alley-1", points=1)
    position = scene.assigned(1, "magician", "downtown").position()
    play(position, "draw workshop", "retain ingenuity")
    return position


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("moment", MOMENTS)
def test_every_question_can_be_shown(moment: str, lang: str) -> None:
    position = MOMENTS[moment]
    (seat,) = position.waiting
    for picture in (shown(position, lang, seat), listed(position, lang, seat), shown(position, lang, None)):
        assert 0 < widest(picture) <= 80, picture
        assert not re.search(r"\$|None|effect-", picture), picture


@pytest.mark.parametrize(("lang", "seats"), list(zip(LANGUAGES, (2, 3, 4), strict=True)))
def test_a_full_game_fits_80_columns(lang: str, seats: int) -> None:
    """Rich positions of rare cards and tricks of level 3, with everything that can be typed."""
    for seed in range(8):
        position = midgame(seed, seats)
        for seat in (None, position.waiting[0]):
            assert widest(shown(position, lang, seat)) <= 80
        assert widest(listed(position, lang, position.waiting[0])) <= 80
        for word in ("table", "market", "theater", "workshop", "tricks", "card", "alley", "explain"):
            assert 0 < widest(looked(position, word, lang=lang)) <= 80


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_alley_at_a_glance(lang: str, snapshot: SnapshotAssertion) -> None:
    assert looked(alley_scene(), "alley", lang=lang) == snapshot


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_character_in_the_dark_alley(lang: str, snapshot: SnapshotAssertion) -> None:
    scene = full("cheap-learning").hand(0, "headhunter").decks(theater=["new-twist", "buying-time"])
    position = scene.acting(0, "magician", "dark-alley-1").position()
    assert shown(position, lang) + listed(position, lang) == snapshot


@pytest.mark.rule("TR-PRO-01", "TR-PRO-02")
def test_the_rule_of_the_round_is_told_and_those_to_come_are_named() -> None:
    board = shown(full("cheap-learning").planning().position())
    assert RULE in board
    assert "Golden Saturday · One Price · Hour of Escape" in board
    assert "Prophecy     none active yet" in shown(full().planning().position())
    assert "Prophecy" not in shown(table(2, dark_alley=True).planning().position())


@pytest.mark.rule("TR-DA-08", "TR-GEN-24")
def test_what_others_hold_is_counted_and_never_named() -> None:
    position = alley_scene()
    board = looked(position, "alley")
    assert "Held by      Maximilian-Theodor: Downtown 1, Market Row 1" in board
    for hidden in ("Interest", "Logistics"):
        assert hidden not in board + looked(position, "explain") + shown(position)
    assert re.search(r"1 You .* 5 +10 +1 +3", shown(position))


@pytest.mark.rule("TR-GEN-24")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_was_seen_of_the_cards_of_others_is_named(lang: str, snapshot: SnapshotAssertion) -> None:
    scene = (
        full("cheap-learning").hand(1, "interest", "logistics", "empower").remembered("interest", "logistics")
    )
    position = scene.planning().position()
    board = looked(position, "alley", lang=lang)
    lines = [line for line in board.splitlines() if "Maximilian-Theodor" in line]
    assert lines == snapshot
    if lang == "en":
        assert "Known cards  Maximilian-Theodor: Interest (Downtown), Logistics (Market Row)" in lines
        assert "Logistics" in looked(position, "explain")
        assert "Empower" not in board + looked(position, "explain")


@pytest.mark.rule("TR-GEN-24")
def test_many_known_cards_go_on_below() -> None:
    cards = ("interest", "logistics", "empower", "headhunter", "grand-premiere")
    scene = full().hand(1, *cards).remembered(*cards, by=(0,))
    for lang in LANGUAGES:
        board = looked(scene.planning().position(), "alley", lang=lang)
        assert "…" not in board
        assert widest(board) <= 80


@pytest.mark.rule("TR-DA-08")
def test_a_card_that_was_put_back_is_known_to_who_did_it() -> None:
    position = alley_scene()
    assert "From the top Workshop: 9. Invention" in looked(position, "alley")
    assert "Invention" not in shown(position, seat=None)


@pytest.mark.rule("TR-DA-11")
def test_the_own_special_cards_are_in_hand() -> None:
    board = shown(full().hand(0, "headhunter", "empower").planning().position())
    assert "Special      Headhunter (Downtown) · Empower (Downtown)" in board


@pytest.mark.rule("TR-PROR-25")
def test_sealed_cards_are_known_to_their_owner_alone() -> None:
    scene = full("hidden-assignments").sealed(0, "magician", "headhunter").sealed(1, "magician", "theater")
    position = scene.placing(0).position()
    assert "magician → Headhunter (Downtown) (face down)" in shown(position)
    assert "magician → ?" in shown(position)
    assert "magician → Theater" not in shown(position)


@pytest.mark.rule("TR-SA-05", "TR-SA-09")
@pytest.mark.parametrize(("state", "title"), [("", "Bonus ready"), ("armed", "Bonus in use")])
def test_the_bonus_of_who_acts(state: str, title: str) -> None:
    position = full().acting(0, "magician", "downtown-1", card="empower", state="none").position()
    assert "Bonus" not in shown(position)
    position = full().acting(0, "magician", "downtown-1", card="headhunter", state=state).position()
    assert f"{title.ljust(13)}Headhunter: For one hire," in shown(position)
    assert title not in shown(position, seat=1)
    assert "magician: Headhunter" in shown(position, seat=1)


@pytest.mark.rule("TR-MAG-04")
def test_an_ability_that_was_used() -> None:
    position = full().spent(0).spent(1).assigned(0, "magician", "theater").placing(0).position()
    assert "Workshop ability: Mechanical Enhancement (used) ─" in shown(position)
    assert "ability: Mimesis (used)" in shown(position)
    assert "(used)" not in shown(full().planning().position())


@pytest.mark.rule("TR-SAR-45", "TR-SAR-47", "TR-SAR-48")
def test_what_cards_leave_on_the_market_row() -> None:
    scene = table(4, dark_alley=True).market(quick="mirror", extra=["saw"])
    scene.placed(0, "apprentice-1", "market-1", "logistics").placed(
        0, "manager", "market-3", "dubious-sources"
    )
    scene.placed(1, "apprentice-1", "market-2", "business-share").bonus(1, "apprentice-1", "business-share")
    scene.bonus(0, "manager", "dubious-sources").bonus(0, "apprentice-1", "logistics")
    scene.this_round(shares=[1], claim=0).assigned(0, "magician", "theater")
    board = looked(scene.placing(0).position(), "market")
    assert "Beside       saw 2¢" in board
    assert "Maximilian-Theodor is paid what others spend here" in board
    assert "You may take the quick-order component when orders arrive" in board


@pytest.mark.rule("TR-PROR-09", "TR-PROR-26")
def test_prices_follow_the_prophecy() -> None:
    orders = ["cog", "", "", ""]
    flat_price = full("flat-price").market(orders=orders, quick="mirror").planning().position()
    assert "Market Row quick order: mirror 3¢" in looked(flat_price, "market")
    assert "1 wood 2¢" in looked(flat_price, "market")
    assert "1 cog  " in looked(flat_price, "market")
    assert "1 cog 3¢" in looked(full("orders-on-sale").market(orders=orders).planning().position(), "market")


@pytest.mark.rule("TR-PROR-16", "TR-PROR-21")
def test_days_follow_the_prophecy() -> None:
    assert "Friday −1★ −1¢" in looked(full("friday-penalty").planning().position(), "theater")
    assert "★" not in looked(full("plain-days").planning().position(), "theater").splitlines()[1]


@pytest.mark.rule("TR-MAG-28", "TR-SAR-10")
def test_stacks_and_markers_beside_the_slots() -> None:
    scene = full().theater(ONE, TWO).magician(0, "electra").trick(0, "linking-rings").trick(0, "levitation")
    scene.trick(1, "mind-reading").trick(1, "enchanted-butterflies").trick(1, "stocks-escape")
    scene.marker(0, "linking-rings", ONE, 1, "down", stacked=True)
    scene.marker(1, "mind-reading", ONE, 2, "up").marker(1, "stocks-escape", ONE, 3, "up")
    position = scene.beside(1, "enchanted-butterflies", ONE).planning().position()
    board = shown(position)
    assert "«♠1»" in board
    assert "\n+[♥2]" in board
    assert "«♠1» two markers · +[♠1] beside the slots" in board
    card = looked(position, "card", "riverside theater 1")
    assert "(1) ♠ Linking Rings ×2, You: 1★ 3¢" in card
    assert "+ ♥ Enchanted Butterflies, Maximilian-Theodor: 2★" in card
    assert "two markers" not in shown(full().planning().position())


@pytest.mark.rule("TR-SAR-05", "TR-SAR-26")
def test_a_shard_on_a_trick_raises_its_yields() -> None:
    position = (
        full().trick(0, "linking-rings", shards=1).trick(1, "levitation", shards=2).planning().position()
    )
    assert re.search(r"♠ Linking Rings ✱1 +□□ +1★ 3¢ · prepare 1 · with ◆\n", shown(position))
    assert "♠ Levitation ✱1 ◆◆" in shown(position)


@pytest.mark.rule("TR-SAR-28")
def test_an_apprentice_that_may_give_way() -> None:
    scene = full().placed(0, "apprentice-1", "workshop-1", "hidden-talent").talent(0, "apprentice-1")
    scene.bonus(0, "apprentice-1", "hidden-talent")
    position = scene.assigned(0, "magician", "downtown").placing(0).position()
    assert "apprentice 1 (Workshop, slot 1; Hidden Talent; may be promoted)" in flat(shown(position))


@pytest.mark.rule("TR-SCORE-08")
def test_one_school_shows_what_its_tricks_of_level_3_bring() -> None:
    position = full().planning().position()
    bonus = "you gain 7 fame for having the Manager."
    assert bonus in flat(looked(position, "tricks", "optical"))
    assert bonus not in flat(looked(position, "tricks"))


@pytest.mark.parametrize("word", ["alley", "explain"])
def test_the_base_game_has_no_alley(word: str) -> None:
    said = looked(table(2).planning().position(), word)
    assert said == "This game is played without the Dark Alley.\n"
    assert "▤" not in shown(table(2).planning().position())


@pytest.mark.parametrize(
    ("lang", "typed", "names"),
    [
        ("en", "headh", ["Headhunter (Downtown)"]),
        ("en", "Open B", ["Open Books"]),
        ("en", "fiasco", ["Arranged Fiasco (Theater)"]),
        ("en", "optico", ["Mimesis (The Great Optico)"]),
        ("en", "mimes", ["Mimesis (The Great Optico)"]),
        ("en", "séance", ["Séance"]),
        ("en", "hour", ["Hour of Escape", "Hour of Mechanics", "Hour of Optics", "Hour of Spirits"]),
        ("fr", "chasseur", ["Chasseur de têtes (Centre-ville)"]),
        ("ru", "ОХОТНИК", ["Охотник за головами (Центр)"]),
    ],
)
def test_whatever_has_an_effect_is_explained_by_its_name(lang: str, typed: str, names: list[str]) -> None:
    said = looked(full().planning().position(), "explain", typed, lang)
    assert [line.split(":")[0].strip() for line in said.splitlines() if re.match("  .+:", line)] == names


def test_a_name_that_nothing_has() -> None:
    said = looked(full().planning().position(), "explain", "opera")
    assert said.startswith("No prophecy, magician, ability, special card or level-3 trick is called “opera”.")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_without_a_name_all_that_is_at_hand_is_explained(lang: str, snapshot: SnapshotAssertion) -> None:
    scene = full("cheap-learning").hand(0, "headhunter").hand(1, "interest").trick(1, "seance")
    scene.assigned(0, "magician", "theater").assigned(1, "magician", "empower")
    assert looked(scene.placing(0).position(), "explain", lang=lang) == snapshot
