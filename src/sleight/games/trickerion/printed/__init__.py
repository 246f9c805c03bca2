"""What the box holds: names and numbers, cards and boards, loaded and checked."""
