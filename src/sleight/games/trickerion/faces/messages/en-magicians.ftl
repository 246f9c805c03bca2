# What magicians can do, and the special assignment cards about performing.

choice-borrow = Use an opponent’s { WORD("card", $card) }
choice-boost = Take the action point of the ability
choice-weave = Make { WORD("prophecy", $prophecy) } the active prophecy
choice-impose = Pay a shard to have { WORD("card", $card) } performed
choice-steal = Take the reward of { WORD("trick", $trick) }
choice-forgo = Give up the reward of { WORD("trick", $trick) }
choice-star = Double a part of the reward of { WORD("trick", $trick) }
choice-salvage = Put a marker back on { WORD("trick", $trick) }

question-borrow = { $you ->
    [yes] { WORD("ability", "the-great-optico") }, once a round: should your { WORD("character", $character) } use an opponent’s face-up special card?
   *[no] { $seat } may use an opponent’s special card.
}
question-boost = { $you ->
    [yes] { WORD("ability", "the-mechaniker") }, once a round: should your { WORD("character", $character) } get { $points } more { $points ->
        [one] action point
       *[other] action points
    }?
   *[no] { $seat } may give the { WORD("character", $character) } { $points } more { $points ->
        [one] action point
       *[other] action points
    }.
}
question-break-free = { $you ->
    [yes] { WORD("ability", "master-of-chains") }: before the performances, you may move one of your markers for free. The links it makes will pay.
   *[no] { $seat } may move a marker before the performances.
}
question-impose = { $you ->
    [yes] { WORD("ability", "yoruba-spiritmaster") }, once a round: pay a shard to choose the card that { $seats } performs?
   *[no] { $seat } may choose the card that { $seats } performs.
}
question-steal = { $you ->
    [yes] { WORD("ability", "the-red-lotus") }: do you take the reward of an opponent’s trick in this performance instead of one of yours?
   *[no] { $seat } may take the reward of an opponent’s trick.
}
question-forgo = { $you ->
    [yes] Which of your tricks gives up its reward for that of { WORD("trick", $trick) }?
   *[no] { $seat } gives up the reward of a trick for that of { WORD("trick", $trick) }.
}
question-fiasco = { $you ->
    [yes] { WORD("card", "arranged-fiasco") }: should your own markers pay 1 fame more in this performance, and those of others 1 less?
   *[no] { $seat } may arrange a fiasco.
}
question-premiere = { $you ->
    [yes] { WORD("card", "grand-premiere") }: double part of the reward of a trick being performed for the first time?
   *[no] { $seat } may double part of a reward.
}
question-premiere-part = { $you ->
    [yes] Which part of the reward of { WORD("trick", $trick) } is doubled?
   *[no] { $seat } chooses which part of the reward of { WORD("trick", $trick) } is doubled.
}
question-salvage = { $you ->
    [yes] { WORD("card", "durable-components") }: put a marker performed this round back on its trick?
   *[no] { $seat } may put a performed marker back on its trick.
}

refusal-not-to-borrow = No opponent has { WORD("card", $card) } face up for this location, or it can’t be used here.
refusal-not-pending = { WORD("prophecy", $prophecy) } is not pending.
refusal-no-marker-of-theirs = None of the performer’s markers lies on { WORD("card", $card) }.
refusal-level-too-high = { WORD("trick", $trick) } has a higher level than any trick you could give up.
refusal-level-too-low = The level of { WORD("trick", $trick) } is lower than that of the trick whose reward you take.
refusal-not-of-an-opponent = { WORD("trick", $trick) } isn’t an opponent’s trick in this performance.
refusal-not-in-this-show = { WORD("trick", $trick) } is not a trick of yours in this performance.
refusal-no-premiere = { WORD("trick", $trick) } doesn’t qualify: it must be your trick, performed for the first time, and paying its own reward.
refusal-not-performed = No marker of { WORD("trick", $trick) } was performed this round.

event-card-borrowed = { $you ->
    [yes] Your { WORD("character", $character) } uses an opponent’s { WORD("card", $card) }.
   *[no] { $seat }’s { WORD("character", $character) } uses an opponent’s { WORD("card", $card) }.
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
} ({ WORD($kind, $cause) }):{ $fame ->
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
