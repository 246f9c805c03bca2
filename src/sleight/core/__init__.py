"""The contract that every game fulfils and everything else reads. It knows no game."""
