"""Special assignment cards of Downtown."""
