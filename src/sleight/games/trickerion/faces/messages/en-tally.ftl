# What is said of a game when it is added up.

tally-tie-break = { $you-winner ->
    [yes] Level at { $fame } fame: { $equals }. You win by the last initiative order.
   *[no] Level at { $fame } fame: { $equals }. { $winner } wins by the last initiative order.
}
tally-wages = { $you ->
    [yes] You left { $coins } { $coins ->
        [one] coin
       *[other] coins
    } of wages unpaid and lost { $fame } fame.
   *[no] { $seat } left { $coins } { $coins ->
        [one] coin
       *[other] coins
    } of wages unpaid and lost { $fame } fame.
}
