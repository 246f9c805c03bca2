"""Dawn of Technology: machines, signature tricks and special cards for them."""
