# What is said of a game when it is added up.

tally-tie-break = { $you-winner ->
    [yes] Tied at { $fame } fame: { $equals }. You win by the last initiative order.
   *[no] Tied at { $fame } fame: { $equals }. { $winner } wins by the last initiative order.
}

# The dearest moments.

dear-wages = { $you ->
    [yes] You left { $coins } { $coins ->
        [one] coin
       *[other] coins
    } of wages unpaid and lost { $cost } fame.
   *[no] { $seat } left { $coins } { $coins ->
        [one] coin
       *[other] coins
    } of wages unpaid and lost { $cost } fame.
}
dear-poster = { $you ->
    [yes] You put up no poster for { $coins } { $coins ->
        [one] coin
       *[other] coins
    }, though you never needed the money: { $cost } fame missed.
   *[no] { $seat } put up no poster for { $coins } { $coins ->
        [one] coin
       *[other] coins
    }, though the money was never needed: { $cost } fame missed.
}
dear-card = { $you ->
    [yes] You performed { WORD("card", $card) }; { WORD("card", $other) } would have paid you { $cost } more fame that day.
   *[no] { $seat } performed { WORD("card", $card) }; { WORD("card", $other) } would have paid { $cost } more fame that day.
}
dear-day = { $you ->
    [yes] You chose { WORD("day", $day) } while { WORD("day", $other) } was free: your show would have paid { $cost } more fame there.
   *[no] { $seat } chose { WORD("day", $day) } while { WORD("day", $other) } was free: the show would have paid { $cost } more fame there.
}
dear-slot = { $you ->
    [yes] You set up { WORD("trick", $trick) }; on { WORD("card", $card) }, slot { $slot }, facing { WORD("facing", $facing) }, it would have paid { $cost } more fame at once.
   *[no] { $seat } set up { WORD("trick", $trick) }; on { WORD("card", $card) }, slot { $slot }, facing { WORD("facing", $facing) }, it would have paid { $cost } more fame at once.
}
dear-no-show = { $you ->
    [yes] You didn’t perform; { WORD("card", $card) } would have paid you { $cost } fame.
   *[no] { $seat } didn’t perform; { WORD("card", $card) } would have paid { $cost } fame.
}
dear-markers = { $count ->
    [one] { $you ->
        [yes] Your marker left with { WORD("card", $card) }, never performed: its trick yields { $cost } fame.
       *[no] { $seat }’s marker left with { WORD("card", $card) }, never performed: its trick yields { $cost } fame.
    }
   *[other] { $you ->
        [yes] { $count } of your markers left with { WORD("card", $card) }, never performed: their tricks yield { $cost } fame.
       *[no] { $count } of { $seat }’s markers left with { WORD("card", $card) }, never performed: their tricks yield { $cost } fame.
    }
}
dear-idle = { $you ->
    [yes] Your { WORD("character", $character) } was sent out and stayed idle: { $cost } action { $cost ->
        [one] point
       *[other] points
    } unused{ $full ->
        [none] { "" }
       *[other] , because no slot was left ({ WORD("location", $full) })
    }.
   *[no] { $seat } sent out the { WORD("character", $character) }, who stayed idle: { $cost } action { $cost ->
        [one] point
       *[other] points
    } unused{ $full ->
        [none] { "" }
       *[other] , because no slot was left ({ WORD("location", $full) })
    }.
}
dear-points = { $you ->
    [yes] Your { WORD("character", $character) } left { $cost } action { $cost ->
        [one] point
       *[other] points
    } unspent.
   *[no] { $seat } left { $cost } action { $cost ->
        [one] point
       *[other] points
    } of the { WORD("character", $character) } unspent.
}
