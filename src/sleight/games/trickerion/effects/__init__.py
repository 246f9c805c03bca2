"""What bends the rules: the hooks, which effects are in force, and what follows from them."""
