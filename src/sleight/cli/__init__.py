"""The `sleight` command."""
