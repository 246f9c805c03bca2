"""The locations of the city and the actions that they offer."""
