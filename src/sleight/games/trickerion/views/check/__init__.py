"""Whether a saved position can be."""
