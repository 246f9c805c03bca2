"""TR-GEN: what everybody sees, who decides first, and where chance comes from."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
import pytest

from sleight.core.asked import Asked
from sleight.games.trickerion.advice import needs
from sleight.games.trickerion.events import ApprenticeHoused, CharacterPlanned, PlanConfirmed
from sleight.games.trickerion.state.position import TrickerionPosition
from sleight.games.trickerion.views.types import Character, Open
from tests.games.trickerion.helpers.openings import every_seat_count
from tests.games.trickerion.helpers.playing import play, texts, under_keys
from tests.games.trickerion.helpers.scenario import GAME, table
from tests.games.trickerion.helpers.scenes import END, last_turn

CARD = "riverside-theater-1"
PUBLIC = (
    "round",
    "phase",
    "chooser",
    "order",
    "fame",
    "coins",
    "shards",
    "dice",
    "market",
    "workshops",
    "theater",
    "seen",
    "actor",
    "points",
)


def rich_table() -> TrickerionPosition:
    """A bit of everything that lies face up, in the middle of a turn."""
    return (
        table(3)
        .round(3)
        .order(1, 2, 0)
        .fame(1, 31)
        .coins(2, 4)
        .shards(0, 6)
        .poster(2)
        .market(["rope", "", "cog", "saw"], ["", "mirror", "", ""], "animal")
        .trick(0, "linking-rings", "club", ready=1)
        .trick(1, "future-sight", ready=2)
        .components(1, wood=3, mirror=1)
        .marker(0, "linking-rings", CARD, 2, "down")
        .placed(2, "magician", "sunday-stage")
        .hired(2, "engineer")
        .assigned(2, "apprentice-1", "market-row")
        .acting(1, "magician", "downtown-2")
        .position()
    )


@pytest.mark.rule("TR-GEN-24")
@pytest.mark.parametrize("seat", [0, 1, 2, None])
def test_everybody_sees_what_lies_face_up(seat: int | None) -> None:
    position = rich_table()
    saved, seen = position.to_dict(), msgspec.to_builtins(position.view(seat))
    assert {field: _plain(seen[field]) for field in PUBLIC} == {field: saved[field] for field in PUBLIC}
    assert seen["deck"] == 2
    assert seen["seat"] == seat
    assert len(needs.at_residence(position.view(seat))) == 30


def _plain(value: Any) -> Any:
    return msgspec.json.decode(msgspec.json.encode(value))


@pytest.mark.rule("TR-GEN-24")
def test_face_down_cards_are_seen_by_their_owner_alone() -> None:
    position = table().planning().position()
    unseen = [position.view(seat) for seat in (1, None)]
    (planned,) = play(position, "send magician theater", seat=0)
    assert planned == CharacterPlanned(0, "magician", "theater")
    assert [planned.seen_by(seat) for seat in (0, 1, None)] == [planned, None, None]
    assert [position.view(seat) for seat in (1, None)] == unseen
    assert position.view(0).me.characters[0] == Character("magician", "home", "theater", False, secret=True)
    play(position, "rest apprentice-1", "confirm", seat=0)
    assert position.view(1).workshops == unseen[0].workshops
    assert position.view(1).asked == (None, Open("assign"))


@pytest.mark.rule("TR-GEN-24")
def test_that_a_plan_is_final_is_public() -> None:
    position = table().planning().position()
    *_, confirmed = play(position, "rest magician", "rest apprentice-1", "confirm", seat=1)
    assert confirmed == PlanConfirmed(1)
    assert [confirmed.seen_by(seat) for seat in (0, 1, None)] == [confirmed] * 3


@pytest.mark.rule("TR-GEN-24")
def test_a_revealed_card_stays_public_after_its_character_was_made_idle() -> None:
    scene = table().assigned(0, "magician", "theater").assigned(1, "apprentice-1", "downtown").placing(0)
    position = scene.position()
    play(position, "idle magician")
    for seat in (0, 1, None):
        idle = position.view(seat).workshops[0].characters[0]
        assert idle == Character("magician", "home", "theater", False)
        waiting = position.view(seat).workshops[1].characters[1]
        assert waiting == Character("apprentice-1", "home", "downtown", True)


@pytest.mark.rule("TR-GEN-24")
def test_a_permanent_card_that_is_back_in_hand_lies_under_nobody() -> None:
    scene = table().placed(0, "magician", "friday-stage").placed(1, "magician", "market-1")
    position = last_turn(scene)
    play(position, END)
    for seat in (0, 1, None):
        for workshop in position.view(seat).workshops:
            assert [character.card for character in workshop.characters] == ["", ""]
            assert [character.at for character in workshop.characters] == ["home", "home"]


@pytest.mark.rule("TR-GEN-24")
def test_the_size_of_the_deck_is_public_and_its_cards_are_not() -> None:
    position = table(3).round(2).assigned(0, "magician", "workshop").placing(0).position()
    view = position.view(1)
    assert view.deck == 3
    decks = {tuple(GAME.guess(view, Random(seed)).deck) for seed in range(60)}
    assert len(decks) > 30
    shown = {show.card for show in view.theater}
    for deck in decks:
        cards = [position.table.card_ids[card] for card in deck]
        assert [card.rsplit("-", 1)[0] for card in cards] == ["riverside-theater", *["grand-magorian"] * 2]
        assert not shown & set(cards)


@pytest.mark.rule("TR-GEN-25")
@pytest.mark.parametrize("order", [(0, 1, 2), (2, 0, 1), (1, 2, 0)])
def test_players_who_must_decide_at_the_same_time_do_so_in_initiative_order(order: tuple[int, ...]) -> None:
    scene = table(3).order(*order)
    for seat in range(3):
        scene.team(seat, "assistant").hired(seat, "apprentice-2")
    position = last_turn(scene)
    play(position, END)
    for seat in order:
        assert position.waiting == (seat,)
        assert position.asked(seat) == Asked("home", "TR-END-13", seat, {}, "trickerion")
        assert texts(position) == ["keep player", "keep assistant"]
        assert play(position, "keep assistant")[0] == ApprenticeHoused(seat, "assistant")


@pytest.mark.rule("TR-GEN-33")
@every_seat_count
def test_the_same_seed_gives_the_same_chance_and_another_seed_another(players: int) -> None:
    assert GAME.new(players, 12).to_dict() == GAME.new(players, 12).to_dict()
    starts = {str(GAME.new(players, seed).to_dict()) for seed in range(50)}
    assert len(starts) == 50


@pytest.mark.rule("TR-GEN-33")
def test_copies_share_the_chance_to_come() -> None:
    position = last_turn(table())
    twin = position.copy()
    play(position, END)
    play(twin, END)
    assert twin.to_dict() == position.to_dict()
    assert position.draws > 0


@pytest.mark.rule("TR-GEN-33")
def test_a_reroll_gives_every_face_equally_often() -> None:
    position = table().acting(0, "magician", "downtown-1").position()
    faces = [after.view(None).dice[0] for after in under_keys(position, "reroll residence-1", 1200)]
    for face in ("mechanical", "optical", "escape", "spiritual", "any", "x"):
        assert abs(faces.count(face) - 200) < 60


@pytest.mark.rule("TR-GEN-33")
def test_chance_depends_on_the_key_alone() -> None:
    position = table().acting(0, "magician", "downtown-1").position()
    one, other = position.copy(), position.copy()
    one.seed(b"\x01" * 16, 5)
    other.seed(b"\x01" * 16, 5)
    assert play(one, "reroll bank-1") == play(other, "reroll bank-1")
