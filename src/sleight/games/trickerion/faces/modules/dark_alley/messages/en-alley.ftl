# Special assignment cards in use, the Dark Alley, and the prophecies.

choice-keep-bonus = Keep the card’s bonus
choice-point = Take an action point instead of the bonus
choice-bonus = Use the bonus of the card
choice-draw = Draw from the { WORD("location", $deck) } deck
choice-look = Look at the cards
choice-retain = Keep { WORD("card", $card) }
choice-foresee = Ask the fortune teller: rotate the pending prophecies
choice-buy-card = Buy the top card of the deck for { $shards ->
    [one] 1 shard
   *[other] { $shards } shards
}: { WORD("location", $deck) }

question-place-again = { $you ->
    [yes] You may place a second character in this turn, or keep it idle.
   *[no] { $seat } may place a second character.
}
question-turn-over = { $you ->
    [yes] Your turn is over. Before you finish it, you may buy the top card of a deck with shards.
   *[no] { $seat } may still buy a card with shards.
}
question-special-card = { $you ->
    [yes] Your { WORD("character", $character) } carries { WORD("card", $card) }. Keep its bonus for an action here, or take an action point instead?
   *[no] { $seat } decides what the { WORD("character", $character) } gets from { WORD("card", $card) }.
}
question-draw-more = { $you ->
    [yes] Decks chosen: { $count }. Choose another ({ $points } { $points ->
        [one] action point
       *[other] action points
    } left), or look at the cards.
   *[no] { $seat } may choose another deck (chosen: { $count }, action points left: { $points }).
}
question-keep-card = { $you ->
    [yes] Which card do you keep? What you do not keep goes under its deck ({ WORD("location", $deck) }).
   *[no] { $seat } chooses a card ({ WORD("location", $deck) }).
}

refusal-bonus-first = You are using the bonus of { WORD("card", $card) }: take the action it improves.
refusal-no-bonus = You have no card bonus left for this placement.
refusal-bonus-useless = { $missing ->
    [points] With { WORD("card", $card) } the action costs { $cost } { $cost ->
        [one] action point
       *[other] action points
    }, and you have { $points } left.
    [coins] You have too few coins for what { WORD("card", $card) } improves.
    [fame] You have too little fame for what { WORD("card", $card) } improves.
    [shard] { WORD("card", $card) } takes a shard, and you have none.
    [components] You lack the components for what { WORD("card", $card) } improves.
    [marker] You have no marker that { WORD("card", $card) } could serve.
    [room] You have no room for what { WORD("card", $card) } would bring.
    [die] No die allows what { WORD("card", $card) } improves.
    [apprentice] { WORD("card", $card) } is for an apprentice, and another character acts.
    [specialist] { WORD("card", $card) } needs a specialist that you do not have yet.
    [machine] You have no machine that { WORD("card", $card) } could serve.
    [slot] You have no machine slot left for { WORD("card", $card) }.
   *[other] The bonus of { WORD("card", $card) } improves nothing you can do right now.
}
refusal-shard-needed = That takes a shard, and you have none.
refusal-apprentice-needed = This is for an apprentice, and another character acts.
refusal-no-specialist-free = None of your specialists is left in reserve.
refusal-deck-empty = No card is left in that deck ({ WORD("location", $deck) }).
refusal-not-drawn = { WORD("card", $card) } is not one of the cards you look at.
refusal-no-prophecies = This game is played without prophecies.
refusal-shards-missing = That costs { $cost } { $cost ->
    [one] shard
   *[other] shards
}, and you have { $shards }.
refusal-no-active-prophecy = No prophecy is active yet, so there is none to replace.

warning-bonus-unused = You would lose the bonus of { WORD("card", $card) }, and you can still use it.

event-prophecies-moved = { $active ->
    [none] No prophecy is active yet. Pending: { WORD("prophecy", $pending) }.
   *[other] The active prophecy is now { WORD("prophecy", $active) }. Pending: { WORD("prophecy", $pending) }.
}
event-pending-turned = { $you ->
    [yes] The fortune teller rotates the pending prophecies for you. Pending: { WORD("prophecy", $pending) }.
   *[no] The fortune teller rotates the pending prophecies for { $seat }. Pending: { WORD("prophecy", $pending) }.
}
event-deck-named = { $you ->
    [yes] You draw from the deck: { WORD("location", $deck) }.
   *[no] { $seat } draws from the deck: { WORD("location", $deck) }.
}
event-cards-drawn = { $you ->
    [yes] You look at { $count } { $count ->
        [one] card
       *[other] cards
    } ({ WORD("location", $deck) }): { WORD("card", $cards) }.
   *[no] { $seat } looks at { $count } { $count ->
        [one] card
       *[other] cards
    } ({ WORD("location", $deck) }).
}
event-card-kept = { $you ->
    [yes] You keep { WORD("card", $card) } ({ WORD("location", $deck) }).
   *[no] { $seat } keeps a card ({ WORD("location", $deck) }).
}
event-plans-sealed = All plans are made; the cards stay face down until each character is placed.
event-card-turned-up = { $you ->
    [yes] You turn up the card of your { WORD("character", $character) }: { WORD("card", $card) }.
   *[no] { $seat } turns up the card of the { WORD("character", $character) }: { WORD("card", $card) }.
}
event-toll-paid = { $you ->
    [yes] You pay { $coins } { $coins ->
        [one] coin
       *[other] coins
    } for the slot ({ WORD("slot", $slot) }).
   *[no] { $seat } pays { $coins } { $coins ->
        [one] coin
       *[other] coins
    } for the slot ({ WORD("slot", $slot) }).
}
event-bonus-kept = { $you ->
    [yes] Your { WORD("character", $character) } keeps the bonus of { WORD("card", $card) }.
   *[no] The { WORD("character", $character) } of { $seat } keeps the bonus of { WORD("card", $card) }.
}
event-point-taken = { $you ->
    [yes] { WORD("card", $card) } gives your { WORD("character", $character) } { $points } { $points ->
        [one] action point
       *[other] action points
    }.
   *[no] { WORD("card", $card) } gives the { WORD("character", $character) } of { $seat } { $points } { $points ->
        [one] action point
       *[other] action points
    }.
}
event-bonus-used = { $you ->
    [yes] You use the bonus of { WORD("card", $card) }.
   *[no] { $seat } uses the bonus of { WORD("card", $card) }.
}
event-specials-returned = Used special cards go under their decks: { WORD("card", $cards) }.
event-card-taken = { $you ->
    [yes] { $shards ->
        [0] You draw { WORD("card", $card) } ({ WORD("location", $deck) }).
        [one] You pay { $shards } shard and take { WORD("card", $card) } ({ WORD("location", $deck) }).
       *[other] You pay { $shards } shards and take { WORD("card", $card) } ({ WORD("location", $deck) }).
    }
   *[no] { $shards ->
        [0] { $seat } draws { WORD("card", $card) } ({ WORD("location", $deck) }).
        [one] { $seat } pays { $shards } shard and takes { WORD("card", $card) } ({ WORD("location", $deck) }).
       *[other] { $seat } pays { $shards } shards and takes { WORD("card", $card) } ({ WORD("location", $deck) }).
    }
}
event-tops-shown = Now on top: { WORD("card", $cards) }.
event-decks-cycled = The top card of each deck goes under it: { WORD("card", $cards) }.
