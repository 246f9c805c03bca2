"""What each kind of question says of itself."""

from __future__ import annotations

from sleight.games.trickerion.flow.questions.base import KINDS as KINDS
