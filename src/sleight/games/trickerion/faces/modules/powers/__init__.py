"""Magician Powers in the terminal."""
