"""Abracada's guided game, as `sleight.guides` reads it: the script, and its sentences in `messages`."""
