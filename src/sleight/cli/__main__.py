"""`python -m sleight.cli` is the `sleight` command."""

from sleight.cli import main

main()
