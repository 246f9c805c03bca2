"""The games. Each is a package of its own, reached by name through the registry."""
