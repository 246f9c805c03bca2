# Dawn of Technology: the machines of spiritual magicians.

choice-buy-with-machine = Buy { $count } × { WORD("component", $component) } with { WORD("machine", "spiritual-1") }
choice-change-card = Change the card of the { WORD("character", $character) }
choice-swap-card = Swap cards with the { WORD("character", $character) }

question-change-card = { $you ->
    [yes] Whose assignment card do you change?
   *[no] { $seat } chooses whose assignment card to change.
}
question-which-card = { $you ->
    [yes] Which card does the { WORD("character", $character) } get: one from your hand, or another character’s?
   *[no] { $seat } changes the card of the { WORD("character", $character) }.
}
question-first-turn-die = { $you ->
    [yes] Before your character acts: do you turn a die with { WORD("machine", $machine) }?
   *[no] { $seat } may turn a die with { WORD("machine", $machine) }.
}
question-double-bonus = { $you ->
    [yes] Do you use { WORD("machine", $machine) } to gain the bonus of { WORD("card", $card) } once more:{ $fame ->
        [0] { "" }
       *[other] { " " }+{ $fame } fame
    }{ $coins ->
        [0] { "" }
        [one] { " " }+1 coin
       *[other] { " " }+{ $coins } coins
    }{ $shards ->
        [0] { "" }
        [one] { " " }+1 shard
       *[other] { " " }+{ $shards } shards
    }?
   *[no] { $seat } may gain the bonus of { WORD("card", $card) } once more with { WORD("machine", $machine) }.
}

refusal-no-card-to-swap = There is no card to swap with the { WORD("character", $character) }: choose another character that has a card and has been neither placed nor kept idle.
refusal-other-card-changes = You are changing the card of the { WORD("character", $character) }.

event-cards-swapped = { $you ->
    [yes] You swap the cards of your { WORD("disc", $character) } and your { WORD("disc", $other) }.
   *[no] { $seat } swaps the cards of their { WORD("disc", $character) } and their { WORD("disc", $other) }.
}
event-card-replaced = { $you ->
    [yes] You take back the card of your { WORD("disc", $character) } ({ WORD("card", $back) }) and put another in its place: { WORD("card", $card) }.
   *[no] { $card ->
        [none] { $seat } takes back the face-down card of their { WORD("disc", $character) } and puts another in its place.
       *[other] { $seat } takes back the card of their { WORD("disc", $character) } ({ WORD("card", $back) }) and puts another in its place: { WORD("card", $card) }.
    }
}
