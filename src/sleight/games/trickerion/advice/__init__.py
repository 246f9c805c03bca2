"""What a player would work out: figures, what is missing, what a set-up would pay."""
