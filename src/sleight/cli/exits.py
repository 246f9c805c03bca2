"""The codes with which commands end, other than 0."""

STOPPED = 130
"""Of a command that Ctrl-C ended, as shells count it."""
