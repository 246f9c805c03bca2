# What powers ask and offer in the Theater.

choice-set-up-free = Set up { WORD("trick", $trick) } for free
choice-shift-free = Reschedule { WORD("trick", $trick) } for free
choice-feature = The { WORD("character", $character) } pays twice

question-star-billing = { $you ->
    [yes] { WORD("power", $power) }: which specialist backstage pays you its bonus twice?
   *[no] { $seat } chooses whose bonus is paid twice ({ WORD("power", $power) }).
}
question-encore = { $you ->
    [yes] { WORD("power", $power) }, once a round: do you put a marker of this performance back on its trick?
   *[no] { $seat } may put a marker of this performance back on its trick ({ WORD("power", $power) }).
}

refusal-not-backstage = Your { WORD("character", $character) } is not backstage this round.

category-living-legend = { power-living-legend }
