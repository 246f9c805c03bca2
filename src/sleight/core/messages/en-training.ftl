error-train-nothing = The bots of { $game } play by no fitted value, so there is nothing to train.
error-train-other = The file { $file } holds other games for training, or features of another version. Name another file with --samples.
