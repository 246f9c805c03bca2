"""What lies where: the position, the setting of its table, and what can be asked of both."""
