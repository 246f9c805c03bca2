game-name = Nim
game-description = Three heaps of matches: take as many as you like from one of them, and be the one who takes the last match.

option-misere = Misère: whoever takes the last match loses.
bot-sum = Counts the heaps and wins whenever they allow it.

choice-take = Take { $count } { $count ->
    [one] match
   *[other] matches
} from heap { $heap }

question-how-many = { $you ->
    [yes] Your turn: take matches from one heap ({ $left } left).
   *[no] { $seat } takes matches from one heap ({ $left } left).
}

refusal-too-many = Heap { $heap } has only { $left } left.

event-taken = { $you ->
    [yes] You take { $count } from heap { $heap } ({ $left } left there).
   *[no] { $seat } takes { $count } from heap { $heap } ({ $left } left there).
}

board-heap = Heap { $heap }  { $matches }
