"""Which bot is stronger: pairs of games on the same seed, ratings with intervals, and a report."""
