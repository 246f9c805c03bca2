"""Special assignment cards of the workshop."""
