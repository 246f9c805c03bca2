"""How the game shows itself: its messages and its terminal board."""
