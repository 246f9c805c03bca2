game-name = Dudo
game-description = You both roll dice under a cup. Bid on what the two cups hold together, doubt a bid that seems too high, and be the last one with dice.

bot-careful = Bids what it has and may expect of you, and doubts whatever goes beyond that.

choice-bid = Bid { $count } × { $face }
choice-doubt = Doubt the bid

question-bid = { $you ->
    [yes] { $count ->
        [0] You begin: make a bid on the { $dice } dice.
       *[other] The bid is { $count } × { $face } of { $dice } dice: bid higher, or doubt it.
    }
   *[no] { $count ->
        [0] { $seat } must make a bid.
       *[other] { $seat } must bid higher than { $count } × { $face }, or doubt it.
    }
}

refusal-nothing-to-doubt = There is no bid yet that you could doubt.
refusal-too-many = There are only { $dice } dice.
refusal-too-low = The bid is { $count } × { $face }: bid more dice, or as many of a higher face.

event-rolled = The dice are rolled.
event-raised = { $you ->
    [yes] You bid { $count } × { $face }.
   *[no] { $seat } bids { $count } × { $face }.
}
event-doubted = { $you ->
    [yes] You doubt { $count } × { $face }.
   *[no] { $seat } doubts { $count } × { $face }.
} The cups hold { $found }: { $you-loser ->
    [yes] you lose a die.
   *[no] { $loser } loses a die.
}
