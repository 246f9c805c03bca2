"""How a game goes: set-up, rounds and phases, and the questions they ask."""
