"""The common set-up, and what each player chooses before the first round."""
