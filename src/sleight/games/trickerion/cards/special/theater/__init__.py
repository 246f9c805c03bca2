"""Special assignment cards of the theater."""
