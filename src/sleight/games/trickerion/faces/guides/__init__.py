"""Trickerion's guided games, as `sleight.guides` reads them: scripts, and their sentences in `messages`."""
