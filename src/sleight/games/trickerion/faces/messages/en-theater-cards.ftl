# Special assignment cards in the Theater: set up and rescheduled in an improved way.

choice-accept = Yes
choice-beside = Beside the slots of { WORD("card", $card) }
choice-lift = { $slot ->
    [0] Take the marker beside the slots
   *[other] Take the marker from slot { $slot }
}
choice-exchange = Swap { WORD("card", $card) }

question-stack = { $you ->
    [yes] Set up two markers of { WORD("trick", $trick) } as a stack instead of one?
   *[no] { $seat } decides whether to stack two markers of { WORD("trick", $trick) }.
}
question-lay-beside = { $you ->
    [yes] On which card does the { WORD("trick", $trick) } marker go, beside the slots?
   *[no] { $seat } lays a marker of { WORD("trick", $trick) } beside the slots of a card.
}
question-reschedule-which = { $you ->
    [yes] Two markers of { WORD("trick", $trick) } lie on { WORD("card", $card) }: which one do you take?
   *[no] { $seat } chooses one of two markers of { WORD("trick", $trick) }.
}
question-exchange-card = { $you ->
    [yes] You may swap two performance cards and take { $coins } { $coins ->
        [one] coin
       *[other] coins
    }. Which is the first?
   *[no] { $seat } may swap two performance cards.
}
question-exchange-with = { $you ->
    [yes] Which card do you swap with { WORD("card", $card) }?
   *[no] { $seat } swaps { WORD("card", $card) } with another card.
}

refusal-fame-or-coins = A link pays fame or coins, nothing else.
refusal-bonus-not-with = { WORD("card", $card) } has no effect with { WORD("trick", $trick) } now.
refusal-card-not-full = { WORD("card", $card) } still has an empty slot.
refusal-no-unlinked-neighbour = No marker joined to slot { $slot } by a circle would stay unlinked, so the bonus would add nothing.
refusal-no-link-there = On slot { $slot } the marker would make no link that way.
refusal-no-single-marker = There must be exactly one marker of this trick on { WORD("card", $card) }.
refusal-another-card = Choose another card to swap with { WORD("card", $card) }.
refusal-not-an-opponents = No opponent owns { WORD("trick", $trick) }.

event-trick-beside = { $you ->
    [yes] You set up { WORD("trick", $trick) } beside the slots of { WORD("card", $card) }{ $stacked ->
        [no] { "" }
       *[other] , as a stack of two
    }.
   *[no] { $seat } sets up { WORD("trick", $trick) } beside the slots of { WORD("card", $card) }{ $stacked ->
        [no] { "" }
       *[other] , as a stack of two
    }.
}
event-cards-exchanged = { $you ->
    [yes] You swap { WORD("card", $card) } and { WORD("card", $other) }.
   *[no] { $seat } swaps { WORD("card", $card) } and { WORD("card", $other) }.
}
event-marker-cashed = { $you ->
    [yes] You take { WORD("trick", $trick) } off { WORD("card", $card) } for its yields.
   *[no] { $seat } takes { WORD("trick", $trick) } off { WORD("card", $card) } for its yields.
}
event-opponent-rescheduled = { $you ->
    [yes] You move { $owner }’s { WORD("trick", $trick) } from { WORD("card", $origin) } to { WORD("card", $card) }, slot { $slot }, facing { WORD("facing", $facing) }.
   *[no] { $you-owner ->
        [yes] { $seat } moves your { WORD("trick", $trick) } from { WORD("card", $origin) } to { WORD("card", $card) }, slot { $slot }, facing { WORD("facing", $facing) }.
       *[no] { $seat } moves { $owner }’s { WORD("trick", $trick) } from { WORD("card", $origin) } to { WORD("card", $card) }, slot { $slot }, facing { WORD("facing", $facing) }.
    }
}
