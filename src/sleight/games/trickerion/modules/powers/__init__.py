"""Magician Powers (MP): house powers that shards hold open, one folder."""
