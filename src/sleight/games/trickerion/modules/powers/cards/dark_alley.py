"""A power that serves in the Dark Alley."""

from __future__ import annotations

from typing import ClassVar

from sleight.games.trickerion.modules.powers.power import Power


class NightContacts(Power):
    """PW-07: a draw shows one card more."""

    id: ClassVar[str] = "night-contacts"
