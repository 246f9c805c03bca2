"""Fitted numbers that a bot plays by: a small file with the digests of what it was made of."""

from __future__ import annotations

import msgspec

from sleight.core.digest import digest_of


class Weights(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A linear value for each of some groups of moments: what each feature adds to what is expected."""

    features: tuple[str, ...]
    """The names of the features, in their order."""

    groups: dict[str, tuple[float, ...]]
    """By the name of the group: one number for each feature."""

    data: str
    """A digest of the games to which they were fitted."""

    games: int
    """How many games these were."""

    code: str
    """A digest of the code that makes the features."""

    @property
    def digest(self) -> str:
        """What tells these weights from all others."""
        return digest_of(msgspec.to_builtins(self))

    def expected(self, group: str, numbers: tuple[float, ...]) -> float:
        """What a moment is expected to bring; nothing for a group that was never seen."""
        row = self.groups.get(group)
        if row is None:
            return 0.0
        return sum([weight * number for weight, number in zip(row, numbers, strict=True)])


def read_weights(text: bytes) -> Weights:
    """The weights of a file."""
    return msgspec.json.decode(text, type=Weights)


def written(weights: Weights) -> str:
    """The text of a file of weights, one group a line."""
    plain = msgspec.to_builtins(weights)
    groups = plain.pop("groups")
    rows = [f"{_text(name)}: {_text(row)}" for name, row in groups.items()]
    return _text(plain)[:-1] + ',"groups":{\n' + ",\n".join(rows) + "\n}}\n"


def _text(plain: object) -> str:
    return msgspec.json.encode(plain).decode()
