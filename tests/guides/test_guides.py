"""Every guide, played through: each moment comes, what it expects is possible, nobody is held back."""

from __future__ import annotations

import re
from random import Random
from typing import TYPE_CHECKING

import pytest

from sleight.bots import make_bot
from sleight.core.errors import BadInput
from sleight.core.installed import brought
from sleight.core.registry import games
from sleight.core.speech import LANGUAGES, game_speaker
from sleight.core.text import text
from sleight.guides import Follower, Now, answer, guide, guides, has_guides, sentences, told
from sleight.guides.following import event_of, expected, is_due
from sleight.manual import manual
from tests.guides.walking import Walk, obedient

if TYPE_CHECKING:
    from sleight.guides.script import Moment, Script

ALL = [(game, script) for game in games() for script in guides(game)]
each = pytest.mark.parametrize(("game", "script"), ALL, ids=[f"{game}-{script.id}" for game, script in ALL])
spoken = pytest.mark.parametrize("lang", LANGUAGES)
REGIONS = {
    f"region:{name}"
    for name in (
        *("own", "rows", "tower"),
        *(
            "rail",
            "fame",
            "shards",
            "components",
            "round",
            "in-force",
            "ladder",
            "signature",
            "ready",
            "hint",
            "chart",
        ),
    )
}
MOST_LETTERS = 330


@each
def test_whoever_follows_meets_every_moment_and_can_do_what_is_expected(game: str, script: Script) -> None:
    met = list(Walk(game, script).steps())
    assert [moment.id for moment, _ in met] == [moment.id for moment in script.moments]
    for moment, now in met:
        assert not moment.expects or expected(moment, now) == moment.expects[0], moment.id


@each
def test_what_is_pointed_at_is_named_by_the_expected_choice_or_is_a_region(game: str, script: Script) -> None:
    walk = Walk(game, script)
    for moment, now in walk.steps():
        if (choice := expected(moment, now)) is not None:
            known = set(walk.record.game.parse(choice).names())
        else:
            known = {name for choice in walk.record.game.universe() for name in choice.names()}
        assert set(moment.points) <= known | REGIONS, moment.id


@each
def test_every_moment_has_something_to_look_at(game: str, script: Script) -> None:
    assert [moment.id for moment in script.moments if not (moment.points or moment.expects)] == []


@each
@spoken
def test_every_moment_is_said_in_every_language(game: str, script: Script, lang: str) -> None:
    says = sentences(game, lang)
    walk = Walk(game, script)
    for name in ("title", "button", "what"):
        assert says.say(f"{script.id}-{name}")
    for moment, now in walk.steps():
        words = event_of(script, moment.when, now) if moment.when.event else {}
        said = says.say(f"{script.id}-{moment.id}", words)
        assert 5 < len(said) <= MOST_LETTERS, moment.id
        for more in ("why", "other"):
            id = f"{script.id}-{moment.id}-{more}"
            assert not says.knows(id) or len(says.say(id)) <= MOST_LETTERS, id


@each
def test_every_sentence_belongs_to_a_moment(game: str, script: Script) -> None:
    of = {f"{script.id}-{moment.id}{more}" for moment in script.moments for more in ("", "-why", "-other")}
    of |= {f"{script.id}-{name}" for name in ("title", "button", "what")}
    lines = [line for source in told(game, "en").sources for line in source.splitlines()]
    written = [line.partition(" =")[0] for line in lines if " =" in line]
    assert [id for id in written if id.startswith(f"{script.id}-") and id not in of] == []


@each
def test_every_wrong_turn_is_possible_and_answered(game: str, script: Script) -> None:
    """At every moment everything else that is offered can be done, and a sentence answers it."""
    spoken_by = [sentences(game, lang) for lang in LANGUAGES]
    walk = Walk(game, script)
    tried = 0
    for moment, now in walk.steps():
        for wrong in set(now.offers) - set(moment.expects) if moment.expects else ():
            walk.record.ahead(script.seat, walk.record.game.parse(wrong))
            follower = Follower(script, walk.follower.at)
            assert not follower.answered(moment, wrong)
            assert follower.moment(now) is moment, "the step waits"
            said = [answer(says, script, moment) for says in spoken_by]
            assert min(map(len, said)) > 5, moment.id
            assert len(set(said)) == len(LANGUAGES), moment.id
            tried += 1
    assert tried > len(script.moments)


@each
def test_an_answer_of_its_own_exists_in_all_languages_or_in_none(game: str, script: Script) -> None:
    for moment in script.moments:
        id = f"{script.id}-{moment.id}-other"
        known = {sentences(game, lang).knows(id) for lang in LANGUAGES}
        assert len(known) == 1, id
        assert not known.pop() or moment.expects, id


@each
def test_french_has_the_spaces_of_its_typography(game: str, script: Script) -> None:
    for source in told(game, "fr").sources:
        assert re.findall(r".{10} [:;!?»]|« .{10}|\w'\w", source) == []


@each
def test_pages_exist(game: str, script: Script) -> None:
    book = manual(game, "en")
    assert [moment.page for moment in script.moments if moment.page and book.page(moment.page) is None] == []


@each
@pytest.mark.parametrize("seed", range(6))
def test_whoever_does_something_else_is_never_stopped(game: str, script: Script, seed: int) -> None:
    rng = Random(seed)

    def stubborn(moment: Moment | None, now: Now) -> str:
        return obedient(moment, now) if rng.random() < 0.5 else rng.choice(now.offers)

    walk = Walk(game, script)
    met = [moment.id for moment, _ in walk.steps(stubborn)]
    assert walk.done
    assert met[-1] == script.moments[-1].id


@each
def test_it_is_the_same_each_time(game: str, script: Script) -> None:
    first, second = Walk(game, script), Walk(game, script)
    assert len(list(first.steps())) == len(list(second.steps()))
    assert first.told == second.told


def test_trickerions_first_game_shows_all_of_it() -> None:
    walk = Walk("trickerion", guide("trickerion"))
    for moment, _ in walk.steps():
        if moment.id == "free":
            break
    mine = [event for event in walk.told if event.get("seat") == 0]
    assert any(event["type"] == "trick-set-up" and event["links"] for event in mine)
    wanted = {"card-performed", "trick-learned", "components-bought", "trick-prepared", "link-paid"}
    assert wanted <= {event["type"] for event in mine}


@spoken
def test_the_rival_is_called_as_on_the_board(lang: str) -> None:
    """A bot may have the name of a specialist, which would puzzle a newcomer."""
    bot = guide("trickerion").players[1].partition(":")[0]
    called = game_speaker("trickerion", lang).say(f"bot-{bot}-name")
    assert called in sentences("trickerion", lang).say("first-place-apprentice")


@pytest.mark.parametrize("seed", range(4))
def test_whoever_plays_on_alone_is_shown_missed_chances_in_the_end(seed: int) -> None:
    """Two at least for somebody who plays mostly well; with each the moment that is to be looked at."""
    walk, rng = Walk("trickerion", guide("trickerion")), Random(seed)
    bot = make_bot("greedy", "trickerion", rng)

    def newcomer(moment: Moment | None, now: Now) -> str:
        position = walk.record.position
        if moment is not None or rng.random() < 0.2:
            return obedient(moment, now) if moment is not None else rng.choice(now.offers)
        return text(bot.choose(position.view(0), position.choices(0)))

    assert [moment.id for moment, _ in walk.steps(newcomer)][-1] == "end"
    face = brought("trickerion", "faces.terminal.FACE")
    missed = face.reckoned(walk.moments, walk.record.position.winners).regrets
    assert len(missed) >= 2
    assert all(walk.moments[each.seq].view.round - each.round in (0, 1) for each in missed)


@pytest.mark.parametrize(
    ("lesson", "wanted"),
    [
        ("dark-alley", {"pending-turned", "card-kept", "bonus-used", "character-hired"}),
        ("powers", {"power-discarded", "power-learned", "power-used", "power-returned", "coins-taken"}),
        ("machines", {"machine-built", "machine-used", "trick-replaced", "machine-reactivated"}),
    ],
)
def test_a_lesson_of_trickerion_shows_what_it_is_about(lesson: str, wanted: set[str]) -> None:
    walk = Walk("trickerion", guide("trickerion", lesson))
    assert len(list(walk.steps())) == len(walk.script.moments)
    assert wanted <= {event["type"] for event in walk.told if event.get("seat") == 0}


def test_a_figure_that_is_to_be_reached() -> None:
    script = guide("trickerion", "machines")
    end = script.moments[-1]
    assert not is_due(script, end, Now("place", (), {"round": 1}))
    assert is_due(script, end, Now("place", (), {"round": 2}))
    assert is_due(script, end, Now("advertise", (), {"round": 3}))
    assert not is_due(script, end, Now("place", (), {}))


def test_a_game_without_guides_and_a_guide_that_does_not_exist() -> None:
    assert has_guides("trickerion")
    with pytest.raises(BadInput, match="no guided game"):
        guide("trickerion", "nothing")
