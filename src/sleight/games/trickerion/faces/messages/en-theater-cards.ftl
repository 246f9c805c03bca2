# Special assignment cards in the theater: set up and rescheduled in an improved way.

choice-accept = Yes
choice-beside = Beside the slots of { WORD("card", $card) }
choice-lift = { $slot ->
    [0] Take the marker beside the slots
   *[other] Take the marker from slot { $slot }
}
choice-exchange = Exchange { WORD("card", $card) }

question-stack = { $you ->
    [yes] Do you set up two markers of { WORD("trick", $trick) } as a stack, rather than one?
   *[no] { $seat } decides whether to stack two markers of { WORD("trick", $trick) }.
}
question-lay-beside = { $you ->
    [yes] Beside the slots of which card does the marker of { WORD("trick", $trick) } go?
   *[no] { $seat } lays a marker of { WORD("trick", $trick) } beside the slots of a card.
}
question-reschedule-which = { $you ->
    [yes] Two markers of { WORD("trick", $trick) } lie on { WORD("card", $card) }: which one do you take?
   *[no] { $seat } chooses one of two markers of { WORD("trick", $trick) }.
}
question-exchange-card = { $you ->
    [yes] Two performance cards may change places, and you take { $coins } { $coins ->
        [one] coin
       *[other] coins
    } if they do. Which is the first?
   *[no] { $seat } may let two performance cards change places.
}
question-exchange-with = { $you ->
    [yes] With which card does { WORD("card", $card) } change places?
   *[no] { $seat } lets { WORD("card", $card) } change places with another card.
}

refusal-fame-or-coins = A link pays fame or coins, nothing else.
refusal-bonus-not-with = { WORD("card", $card) } has no effect with { WORD("trick", $trick) } now.
refusal-card-not-full = { WORD("card", $card) } still has an empty slot.
refusal-no-unlinked-neighbour = No marker that a circle joins to slot { $slot } would stay unlinked, so the bonus would pay nothing more.
refusal-no-link-there = On slot { $slot } the marker would make no link that way.
refusal-no-single-marker = There must be exactly one marker of this trick on { WORD("card", $card) }.
refusal-another-card = { WORD("card", $card) } needs another card to change places with.
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
    [yes] You let { WORD("card", $card) } and { WORD("card", $other) } change places.
   *[no] { $seat } lets { WORD("card", $card) } and { WORD("card", $other) } change places.
}
event-marker-cashed = { $you ->
    [yes] You take { WORD("trick", $trick) } off { WORD("card", $card) } for its yields.
   *[no] { $seat } takes { WORD("trick", $trick) } off { WORD("card", $card) } for its yields.
}
event-opponent-rescheduled = { $you ->
    [yes] You move a marker of { $owner }: { WORD("trick", $trick) }, from { WORD("card", $origin) } to { WORD("card", $card) }, slot { $slot }, facing { WORD("facing", $facing) }.
   *[no] { $you-owner ->
        [yes] { $seat } moves your marker of { WORD("trick", $trick) } from { WORD("card", $origin) } to { WORD("card", $card) }, slot { $slot }, facing { WORD("facing", $facing) }.
       *[no] { $seat } moves a marker of { $owner }: { WORD("trick", $trick) }, from { WORD("card", $origin) } to { WORD("card", $card) }, slot { $slot }, facing { WORD("facing", $facing) }.
    }
}
