# What magicians can do, and the special assignment cards about performing.

choice-borrow = Use { WORD("card", $card) } of an opponent
choice-boost = Take the action point of the ability
choice-weave = Make { WORD("prophecy", $prophecy) } the active prophecy
choice-impose = Pay a shard for { WORD("card", $card) } to be performed
choice-steal = Take the reward of { WORD("trick", $trick) }
choice-forgo = Give up the reward of { WORD("trick", $trick) }
choice-star = Double a part of the reward of { WORD("trick", $trick) }
choice-salvage = Put a marker back on { WORD("trick", $trick) }

question-borrow = { $you ->
    [yes] { WORD("ability", "the-great-optico") }, once a round: does your { WORD("character", $character) } use the special card of an opponent that lies face up?
   *[no] { $seat } may use the special card of an opponent.
}
question-boost = { $you ->
    [yes] { WORD("ability", "the-mechaniker") }, once a round: does your { WORD("character", $character) } get { $points } { $points ->
        [one] action point
       *[other] action points
    } more?
   *[no] { $seat } may give the { WORD("character", $character) } { $points } { $points ->
        [one] action point
       *[other] action points
    } more.
}
question-break-free = { $you ->
    [yes] { WORD("ability", "master-of-chains") }: before the performances you may move one of your markers for nothing, and the links it makes pay.
   *[no] { $seat } may move a marker before the performances.
}
question-impose = { $you ->
    [yes] { WORD("ability", "yoruba-spiritmaster") }, once a round: do you pay a shard and choose the card that { $seats } performs?
   *[no] { $seat } may choose the card that { $seats } performs.
}
question-steal = { $you ->
    [yes] { WORD("ability", "the-red-lotus") }: do you take the reward of an opponent’s trick in this performance instead of one of yours?
   *[no] { $seat } may take the reward of an opponent’s trick.
}
question-forgo = { $you ->
    [yes] The reward of which of your tricks do you give up for that of { WORD("trick", $trick) }?
   *[no] { $seat } gives up the reward of a trick for that of { WORD("trick", $trick) }.
}
question-fiasco = { $you ->
    [yes] { WORD("card", "arranged-fiasco") }: should your own markers pay 1 fame more in this performance, and those of others 1 less?
   *[no] { $seat } may arrange a fiasco.
}
question-premiere = { $you ->
    [yes] { WORD("card", "grand-premiere") }: do you double a part of the reward of a trick that you have performed for the first time?
   *[no] { $seat } may double a part of a reward.
}
question-premiere-part = { $you ->
    [yes] What does { WORD("trick", $trick) } pay twice?
   *[no] { $seat } chooses what { WORD("trick", $trick) } pays twice.
}
question-salvage = { $you ->
    [yes] { WORD("card", "durable-components") }: does a marker that was performed this round go back to its trick?
   *[no] { $seat } may put a performed marker back on its trick.
}

refusal-not-to-borrow = { WORD("card", $card) } does not lie face up before an opponent for this place, or cannot serve here.
refusal-not-pending = { WORD("prophecy", $prophecy) } is not pending.
refusal-no-marker-of-theirs = None of the performer’s markers lies on { WORD("card", $card) }.
refusal-level-too-high = The level of { WORD("trick", $trick) } is higher than that of any trick you could give up.
refusal-level-too-low = The level of { WORD("trick", $trick) } is lower than that of the trick whose reward you take.
refusal-not-of-an-opponent = { WORD("trick", $trick) } is not a trick of an opponent in this performance.
refusal-not-in-this-show = { WORD("trick", $trick) } is not a trick of yours in this performance.
refusal-no-premiere = { WORD("trick", $trick) } is not a trick of yours in this performance that is performed for the first time and pays its own reward.
refusal-not-performed = No marker of { WORD("trick", $trick) } was performed this round.

event-card-borrowed = { $you ->
    [yes] Your { WORD("character", $character) } uses { WORD("card", $card) } of an opponent.
   *[no] { $seat }’s { WORD("character", $character) } uses { WORD("card", $card) } of an opponent.
}
event-character-boosted = { $you ->
    [yes] Your { WORD("character", $character) } gets { $points } { $points ->
        [one] action point
       *[other] action points
    } more.
   *[no] { $seat } gives the { WORD("character", $character) } { $points } { $points ->
        [one] action point
       *[other] action points
    } more.
}
event-prophecy-woven = { $you ->
    [yes] You make { WORD("prophecy", $prophecy) } the active prophecy; now pending: { WORD("prophecy", $pending) }.
   *[no] { $seat } makes { WORD("prophecy", $prophecy) } the active prophecy; now pending: { WORD("prophecy", $pending) }.
}
event-performance-imposed = { $you ->
    [yes] You pay a shard: { $performer } has to perform { WORD("card", $card) }.
   *[no] { $you-performer ->
        [yes] { $seat } pays a shard: you have to perform { WORD("card", $card) }.
       *[no] { $seat } pays a shard: { $performer } has to perform { WORD("card", $card) }.
    }
}
event-reward-stolen = { $you ->
    [yes] Instead of the reward of { WORD("trick", $forgone) } you take that of { WORD("trick", $trick) }; { $owner } gets 1 fame less for it.
   *[no] { $you-owner ->
        [yes] Instead of the reward of { WORD("trick", $forgone) }, { $seat } takes that of { WORD("trick", $trick) }; you get 1 fame less for it.
       *[no] Instead of the reward of { WORD("trick", $forgone) }, { $seat } takes that of { WORD("trick", $trick) }; { $owner } gets 1 fame less for it.
    }
}
event-reward-doubled = { $resource ->
    [fame] { $you ->
        [yes] { WORD("trick", $trick) } pays you its fame twice.
       *[no] { WORD("trick", $trick) } pays { $seat } its fame twice.
    }
    [coins] { $you ->
        [yes] { WORD("trick", $trick) } pays you its coins twice.
       *[no] { WORD("trick", $trick) } pays { $seat } its coins twice.
    }
   *[other] { $you ->
        [yes] { WORD("trick", $trick) } pays you its shards twice.
       *[no] { WORD("trick", $trick) } pays { $seat } its shards twice.
    }
}
event-fiasco-arranged = { $you ->
    [yes] You have arranged a fiasco: your markers pay 1 fame more, all others 1 less.
   *[no] { $seat } has arranged a fiasco: their markers pay 1 fame more, all others 1 less.
}
event-marker-salvaged = { $you ->
    [yes] You put a marker back on { WORD("trick", $trick) }.
   *[no] { $seat } puts a marker back on { WORD("trick", $trick) }.
}
event-granted = { $you ->
    [yes] You
   *[no] { $seat }
}, by { WORD($kind, $cause) }:{ $fame ->
    [0] { "" }
   *[other] { " " }{ $fame } fame
}{ $coins ->
    [0] { "" }
   *[other] { $fame ->
        [0] { "" }
       *[other] ,
    }{ " " }{ $coins } { $coins ->
        [one] coin
       *[other] coins
    }
}{ $shards ->
    [0] { "" }
   *[other] { $fame ->
        [0] { $coins ->
            [0] { "" }
           *[other] ,
        }
       *[other] ,
    }{ " " }{ $shards } { $shards ->
        [one] shard
       *[other] shards
    }
}.
