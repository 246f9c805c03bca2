help-tournament-short = Find out which bot is stronger, and how certain that is.
help-tournament = Bots play pairs of games on the same seed with seats swapped, every bot against every other. The results are Elo ratings with intervals, head-to-head figures and thinking times. Each pair is saved as soon as it is played, so the same command continues after Ctrl-C, or with more pairs. The same seed gives the same table with any number of processes.
example-tournament = sleight tournament abracada --bots likeliest,odds --sprt 0,50
flag-tournament-bots = The bots, separated by commas; all bots of the game by default. Parameters follow a colon: odds:risk=0.4.
flag-tournament-seats = Number of seats; the fewest the game allows by default.
flag-pairs = Pairs per meeting; with three or more seats, a pair is one full turn around the table.
flag-ray = Play on a cluster: its Ray address, or local.
flag-sprt = Stop as soon as one of these two Elo leads is accepted, with 5 % error; for two bots only.
flag-tournament-out = Keep the results in this file, one line of JSON per pair; in your data folder by default.
flag-report = Write a report with charts to this folder.
