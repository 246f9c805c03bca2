"""The Dark Alley: the fifth location, special assignment cards, abilities and prophecies."""
