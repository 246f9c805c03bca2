"""Editions: one file for each, a value that the rules look up."""
