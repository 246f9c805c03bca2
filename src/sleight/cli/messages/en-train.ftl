help-train-short = Fit the value that bots play by, and test it.
help-train = Bots play games for training; the value that the searching bots play by is fitted to four fifths of them and compared with the current one on the rest. Each game is saved as soon as it is played, so the same command continues after Ctrl-C, or with more games. Fitting needs the extra: pip install "sleight[train]".
example-train = sleight train trickerion --games 1000 --out weights.json
flag-train-games = Number of games; those that are in the file already are not played again.
flag-train-seed = Seed of the first game; the others follow.
flag-samples = Keep the games in this file, one line of JSON each; in your data folder by default.
flag-train-out = Write the weights to this file, fitted to all games.
