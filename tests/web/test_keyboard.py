"""Playing with the keyboard alone, and without motion."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from tests.web.clicking import Keyboard, asked
from tests.web.measuring import prepare
from tests.web.playing import follow_hints

if TYPE_CHECKING:
    from tests.server.served import Served
    from tests.web.conftest import Invite

_MOVING = """() => document.getAnimations().filter(
  ({ effect }) => effect.getComputedTiming().duration > 1).length"""


def test_a_round_is_played_with_the_keyboard_alone(server: Served, invite: Invite) -> None:
    ann = server.table(["person", "random"], "trickerion", seed="1")
    keyboard = Keyboard.at(invite(), ann)
    keyboard.play(rounds=1)
    assert asked(ann)["view"]["round"] == 2


@pytest.mark.long
@pytest.mark.parametrize("options", [{}, {"dark_alley": True, "prophecies": True}], ids=["base", "full"])
def test_a_game_is_played_with_the_keyboard_alone(
    server: Served, invite: Invite, options: dict[str, object]
) -> None:
    ann = server.table(["person", "greedy"], "trickerion", seed="1", options=options)
    keyboard = Keyboard.at(invite(), ann)
    keyboard.play()
    assert asked(ann)["over"]


@pytest.mark.parametrize("kind", ["assign", "place", "act", "lay", "perform"])
def test_whoever_wants_no_motion_sees_none(server: Served, invite: Invite, kind: str) -> None:
    ann = server.table(["person", "random"], "trickerion", seed="2")
    follow_hints(ann, kind)
    person = invite()
    prepare(person.page.context)
    person.sit(ann)
    person.action("hint").click()
    expect(person.confirm_button).to_be_visible()
    assert person.page.evaluate(_MOVING) == 0
