"""Whole plans of a round: the usual one, and others that are worth a trial."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from sleight.games.trickerion.advice.box import catalog_of
from sleight.games.trickerion.bots import planning
from sleight.games.trickerion.bots.rehearsal import REST
from sleight.games.trickerion.choices import Rest, Send
from sleight.games.trickerion.printed import ids

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from random import Random

    from sleight.core.choice import Choice
    from sleight.games.trickerion.views.types import TrickerionView

    Plan = Mapping[int, int]
    """The card of each character of a team, by their numbers."""

_LINKS = 1.0
_TRIES = 5
"""How often a plan is changed at most for each one that is wanted."""


def usual_plan(view: TrickerionView) -> Plan:
    """The plan of a greedy player, which keeps what is laid."""
    team, laid, decided = so_far(view)
    return dict(zip(team, planning.plan(view, team, laid, decided, _LINKS), strict=True))


def so_far(view: TrickerionView) -> tuple[list[int], list[int], int]:
    """The team of the viewer, the cards laid, and how many characters are decided on."""
    members = [each for each in view.me.characters if each.at != "inn"]
    team = [ids.CHARACTER_IDS.index(each.id) for each in members]
    numbers = catalog_of(view).assignment_numbers
    laid = [numbers[each.card] if each.card else REST for each in members]
    return team, laid, sum(member < view.planned for member in team)


def card_of(view: TrickerionView, choices: Sequence[Choice], plan: Plan) -> Choice:
    """The choice by which a plan goes on."""
    rest = choices[-1]
    assert isinstance(rest, Rest)
    card = plan.get(ids.CHARACTER_IDS.index(rest.character), REST)
    if card == REST:
        return rest
    wanted = Send(rest.character, catalog_of(view).assignment_ids[card])
    return wanted if wanted in choices else rest


def beginning_with(view: TrickerionView, choice: Choice) -> list[Plan]:
    """Plans that keep what is laid and go on with a choice, the best first."""
    team, laid, decided = so_far(view)
    if isinstance(choice, Send):
        laid[decided] = catalog_of(view).assignment_numbers[choice.card]
    grown = planning.Planner(view, team, _LINKS).grown(laid, decided + 1)
    return [dict(zip(team, plan, strict=True)) for plan in _unlike([plan for _, plan in grown])]


def worth_trying(view: TrickerionView, most: int, rng: Random) -> list[Plan]:
    """Plans that keep what is laid. They come from what could be planned before anything was, so that a plan
    that was begun is found again; then some of them are changed a little."""
    team, laid, decided = so_far(view)
    planner = planning.Planner(_with_nothing_laid(view), team, _LINKS)
    begun = [plan for _, plan in planner.grown([REST] * len(team), 0)]
    found = _unlike(_varied(planner, begun, 0, most, rng))
    fitting = [plan for plan in found if plan[:decided] == laid[:decided]]
    if not fitting:
        fitting = [plan for _, plan in planning.Planner(view, team, _LINKS).grown(laid, decided)]
    if decided:
        fitting = _varied(planner, fitting, decided, most, rng)
    return [dict(zip(team, plan, strict=True)) for plan in _unlike(fitting)[:most]]


def _varied(
    planner: planning.Planner, plans: list[list[int]], decided: int, most: int, rng: Random
) -> list[list[int]]:
    """The same plans and changed ones, until there are enough that differ."""
    found = _unlike(plans)
    for _ in range(_TRIES * most):
        if len(found) >= most:
            break
        changed = planner.changed(rng.choice(found), decided, rng)
        if changed not in found:
            found.append(changed)
    return found


def _unlike(plans: list[list[int]]) -> list[list[int]]:
    """The same without repetitions."""
    return [plan for number, plan in enumerate(plans) if plan not in plans[:number]]


def _with_nothing_laid(view: TrickerionView) -> TrickerionView:
    """The view as it was before the first card was laid."""
    seat, numbers = view.seat or 0, catalog_of(view).assignment_numbers
    special = [each.card for each in view.me.characters if each.card and each.card not in ids.LOCATION_IDS]
    bare = replace(
        view.me,
        characters=tuple([replace(each, card="") for each in view.me.characters]),
        hand=tuple(sorted([*view.me.hand, *special], key=lambda card: numbers[card])),
    )
    workshops = (*view.workshops[:seat], bare, *view.workshops[seat + 1 :])
    return replace(view, workshops=workshops, planned=0)
