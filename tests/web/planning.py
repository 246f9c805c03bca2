"""Planning on the wide board as people do: cards and characters in any order, then one button."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    import random
    from collections.abc import Callable

    from playwright.sync_api import Locator

    from tests.web.person import Person

MOST_TRIES = 3


def plan_week(person: Person, rng: random.Random) -> None:
    """Give the characters cards by chance, in any order, and be ready."""
    characters = person.board.locator(".plan .who").evaluate_all("all => all.map(one => one.dataset.name)")
    for name in rng.sample(characters, len(characters)):
        if (card := _any(rng, person, '.plan .card[data-state="glows"]')) is None:
            break
        card.click()
        person.board.locator(f'.plan .who[data-name="{name}"]').click()
        person.page.keyboard.press("Escape")
    _send(person, "ready", ("assign", "confirm"))


def choose_start(person: Person, rng: random.Random) -> None:
    """Choose a first trick, components and a symbol by chance."""
    for things in (".tricks [data-name]", ".set", ".symbol"):
        if (thing := _any(rng, person, f".starting {things}")) is not None:
            thing.click()
    _send(person, "start", ("starting-components", "starting-trick", "starting-symbol"))


PLANS: dict[str, Callable[[Person, random.Random], None]] = {
    "assign": plan_week,
    "starting-components": choose_start,
    "starting-trick": choose_start,
    "starting-symbol": choose_start,
}
"""What the page lets people plan in any order, by the kind of the engine's first question."""


def _any(rng: random.Random, person: Person, selector: str) -> Locator | None:
    found = person.board.locator(f"{selector}:visible")
    count = found.count()
    return found.nth(rng.randrange(count)) if count else None


def _send(person: Person, action: str, kinds: tuple[str, ...]) -> None:
    """Press the button that sends all of it; what is refused is left out, and the rest sent again."""

    def is_open() -> bool:
        question = person.frame["question"]
        return question is not None and question["kind"] in kinds

    again = person.page.locator(f"[data-action={action}]:enabled")
    for _ in range(MOST_TRIES):
        person.action(action).click()
        person.until(lambda: not is_open() or again.count() > 0, "the plan")
        person.settle()
        if not is_open():
            return
    raise AssertionError("the plan was not taken")
