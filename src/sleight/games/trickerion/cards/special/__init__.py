"""Special assignment cards, by the location of their deck."""
