game-name = Abracada… Quoi ?
game-description = You see everyone’s stones but your own. Call the spells you think stand in front of you, and be first to the top of the tower.

# The spells: names, and what they do.

spell-1 = Ancient Dragon
spell-2 = Dark Wanderer
spell-3 = Sweet Dream
spell-4 = Night Singer
spell-5 = Lightning Tempest
spell-6 = Blizzard
spell-7 = Fireball
spell-8 = Magic Drink

effect-1 = Roll the die: everyone else loses that many lives. If you miss, you roll and lose them yourself.
effect-2 = You gain 1 life and everyone else loses 1.
effect-3 = Roll the die: you gain that many lives.
effect-4 = You may take a secret stone and look at it. It is worth 1 point if you score this round.
effect-5 = Your left and right neighbors lose 1 life each.
effect-6 = Your left neighbor loses 1 life.
effect-7 = Your right neighbor loses 1 life.
effect-8 = You gain 1 life.

# Options.

option-easy = Easy version: after a success you may call any spell, even a lower one.
option-last-standing = Last one standing takes all: if you lose your last life you are out, and only the winner of the round scores.
option-lower = A call lower than the last spell cast is either refused (refuse), or costs 1 life and ends the turn (penalty).
option-first = The seat that plays first in round 1; none picks one at random.
recommended-first = For a first game: the easy version.

# Bots.

bot-clumsy = Calls what it most likely holds, but picks about one choice in three at random.
bot-clumsy-name = Assistant
bot-likeliest = Calls the spell it most likely holds, and stops when even that is a gamble.
bot-likeliest-name = Manager
bot-odds = Weighs the exact odds of every call against what success and failure are worth.
bot-odds-name = Magician
bot-reader = Weighs like the Magician, and listens: what others call tells it which of its own stones they see.
bot-reader-name = Legend

# Choices and questions.

choice-call = Call { $spell }, { WORD("spell", $spell) }
choice-stop = End your turn
choice-take = Take secret stone { $place }
choice-leave = Leave the secret stones alone

question-call = { $you ->
    [yes] { $last ->
        [0] Your turn: call a spell that you think stands in front of you.
       *[other] { $floor ->
            [1] You have cast { $last }: call any spell, or end your turn.
           *[other] You have cast { $last }: call { $floor } or higher, or end your turn.
        }
    }
   *[no] { $last ->
        [0] { $seat } must call a spell.
       *[other] { $floor ->
            [1] { $seat } has cast { $last } and may call any spell or end the turn.
           *[other] { $seat } has cast { $last } and may call { $floor } or higher, or end the turn.
        }
    }
}
question-secret = { $you ->
    [yes] The Night Singer sings: take one of the secret stones, or leave them.
   *[no] { $seat } may take one of the secret stones.
}

# Refusals and warnings.

refusal-lower-than-last = You have cast { $last } in this turn, so { $spell } is too low: call { $last } or higher.
refusal-no-success-yet = You must cast at least one spell before you can end your turn.
refusal-no-night-singer = You can take a secret stone only after casting a Night Singer (4).
refusal-secret-first = Decide about the secret stones first: take one or leave them.
refusal-secret-gone = Secret stone { $place } is gone.

warning-lower-costs-life = { $spell } is lower than { $last }, your last spell: this call costs you 1 life and ends your turn, whatever you hold.
warning-all-elsewhere = You can see every { $spell } elsewhere: this call cannot succeed.
warning-missed-before = You already missed { $spell } and have drawn no stone since, so this call can’t succeed.

# What happens.

event-round-began = { $you-first ->
    [yes] Round { $round } begins, and you play first.
   *[no] Round { $round } begins, and { $first } plays first.
}
event-cast = { $you ->
    [yes] You cast { $spell }, { WORD("spell", $spell) }: it was your stone { $place }.
   *[no] { $seat } casts { $spell }, { WORD("spell", $spell) }.
}
event-missed = { $you ->
    [yes] You call { $spell }, { WORD("spell", $spell) }, and miss.
   *[no] { $seat } calls { $spell }, { WORD("spell", $spell) }, and misses.
}
event-slipped = { $you ->
    [yes] You call { $spell }, lower than { $last }.
   *[no] { $seat } calls { $spell }, lower than { $last }.
}
event-rolled = The die shows { $result }.
event-life-lost = { $you ->
    [yes] You lose { $amount } { $amount ->
        [one] life
       *[other] lives
    } ({ $life } left).
   *[no] { $seat } loses { $amount } { $amount ->
        [one] life
       *[other] lives
    } ({ $life } left).
}
event-life-gained = { $you ->
    [yes] You gain { $amount } { $amount ->
        [one] life
       *[other] lives
    } (now { $life }).
   *[no] { $seat } gains { $amount } { $amount ->
        [one] life
       *[other] lives
    } (now { $life }).
}
event-secret-taken = { $you ->
    [yes] You take secret stone { $place }: it is { $spell }.
   *[no] { $seat } takes secret stone { $place }.
}
event-secrets-left = { $you ->
    [yes] You leave the secret stones.
   *[no] { $seat } leaves the secret stones.
}
event-stopped = { $you ->
    [yes] You end your turn.
   *[no] { $seat } ends their turn.
}
event-drew = { $you ->
    [yes] You draw { $count } { $count ->
        [one] stone
       *[other] stones
    }{ $left ->
        [0] , and the pool is empty.
       *[other] .
    }
   *[no] { $seat } draws { $count } { $count ->
        [one] stone
       *[other] stones
    }{ $left ->
        [0] , and the pool is empty.
       *[other] .
    }
}
event-eliminated = { $you ->
    [yes] You are out of the round; your stones go to the rows.
   *[no] { $seat } is out of the round; the stones go to the rows.
}
event-round-ended = { $outcome ->
    [all-cast] { $you-winner ->
        [yes] You cast your last stone and win the round!
       *[no] { $winner } casts the last stone and wins the round.
    }
    [kill] { $you-winner ->
        [yes] You take an opponent’s last life and win the round!
       *[no] { $winner } takes an opponent’s last life and wins the round.
    }
    [self-kill] { $you ->
        [yes] Your own call cost you your last life; nobody wins the round.
       *[no] { $seat } lost the last life to a bad call; nobody wins the round.
    }
   *[last-standing] { $you-winner ->
        [yes] You are the last one standing and win the round!
       *[no] { $winner } is the last one standing and wins the round.
    }
}
event-game-ended = { $count ->
    [one] { $you-winners ->
        [yes] The game is over: you have won!
       *[no] The game is over: { $winners } has won.
    }
   *[other] The game is over: { $winners } share the victory.
}

# The board in the terminal.

board-round = Round { $round } · turn { $turn }
board-over = The game is over
board-pool = Pool { $pool }
board-secrets = Secret stones
board-player = Player
board-life = Life
board-tower = Tower
board-stones = Stones
board-rows = Spells · ● row ◐ seen ○ to find
board-place = Yours
board-drawn = drawn
board-missed = not
board-deal = deal
board-turn = turn { $turn }
board-points = Points
board-held = Secret
board-signs = Signs: ♥ life, ■ a step climbed on the tower, ▒ a stone of yours, whose spell only the others see. Behind each spell: ● in its row, ◐ in front of another player, ○ not seen yet. ◆ secret stones.

# Words that a player may type.

word-odds = odds
word-odds-meaning = the exact odds of each call, from all that you have seen
word-rules = rules
word-rules-meaning = what the spells do; “rules 5” for one of them
odds-title = The odds that the spell stands in front of you
odds-none = Spectators have no stones, so there are no odds to show.
rules-unknown = There is no spell “{ $spell }”; the spells are 1 to { $most }.
rules-goal = The game ends when someone reaches { $goal } points; if several do in the same round, the one who scored most in it wins. { $alone ->
    [yes] Only the winner of a round scores; each secret stone they hold adds 1.
   *[no] Winning a round pays most, surviving one pays a little, and each secret stone you hold adds 1 if you score.
}

# The manual.

manual-spell-count = { $count ->
    [one] There is only one such stone.
   *[other] There are { $count } such stones.
}
