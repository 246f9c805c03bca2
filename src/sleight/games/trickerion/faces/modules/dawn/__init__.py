"""Dawn of Technology in the terminal."""
