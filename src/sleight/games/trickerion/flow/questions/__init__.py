"""Questions: what all of them have in common, and those that several rooms ask."""
