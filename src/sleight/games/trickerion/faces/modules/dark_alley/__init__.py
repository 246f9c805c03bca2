"""The Dark Alley in the terminal."""
