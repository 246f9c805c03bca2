"""The `sleight` command."""

from __future__ import annotations


def main() -> None:
    """The entry point: run the command line of this process and exit with its code."""
    import sys

    from sleight.cli.app import run

    sys.exit(run(sys.argv[1:]))
