# What the board of Abracada… Quoi ? says itself; the words of the game come from the server.

abra-others = The other players
abra-players = The players
abra-rows = The eight spells
abra-rows-hint = Choose the spell you want to call.
abra-middle = The middle of the table
abra-own = Your stones

# Seats

abra-you = you
abra-to-play = to play
abra-out = out of this round
abra-side-left = on your left
abra-side-right = on your right
abra-side-both = on your left and right
abra-lives = { $lives ->
    [one] { $name }: 1 of { $most } lives
   *[other] { $name }: { $lives } of { $most } lives
}
abra-life-change = { $change ->
    [-1] just lost 1 life
    [1] just gained 1 life
   *[other] lives: { $signed }
}
abra-score = { $score ->
    [one] 1 point
   *[other] { $score } points
}
abra-held-hidden = A secret stone that only its holder knows
abra-held-own = Your secret stone: { $spell }, { $name }

# The tower

abra-tower = Tower
abra-tower-goal = The game ends when someone reaches { $goal }
abra-tower-seat = { $name }: { $score } of { $goal }

# Stones

abra-hand-of = The stones of { $name }
abra-stone-face = Place { $place }: { $spell }, { $name }
abra-stone-back = Place { $place }: a stone, face hidden
abra-stone-none = Place { $place }: empty
abra-stone-own = Your stone { $place }
abra-drawn-deal = dealt at the start
abra-drawn-turn = drawn in turn { $turn }
abra-drawn-deal-short = deal
abra-drawn-turn-short = turn { $turn }
abra-not = not { $spells }: that call missed
abra-can-be = can still be { $spells }
abra-new = new

# The rows

abra-row = Row { $spell }, { $name }: { $lying } of { $copies } { $lying ->
    [one] is
   *[other] are
} here, { $left } still to find. { $effect }
abra-row-count = { $lying }/{ $copies }
abra-row-left = { $left } to find
abra-row-left-none = none to find
abra-row-closed = too low: { $last } was cast
abra-row-costly = below { $last }: costs 1 life and the turn
abra-row-chance = chance { $chance }
abra-pips = full: in this row · half: you see it elsewhere · empty: still to find

# The middle

abra-pool = Pool
abra-pool-count = { $pool ->
    [0] The pool is empty
    [one] 1 stone left in the pool
   *[other] { $pool } stones left in the pool
}
abra-secrets = Secret stones
abra-secret = Secret stone { $place }
abra-secret-gone = Secret stone { $place }: taken
abra-die = Die
abra-die-shows = The die shows { $result }
abra-die-rests = The die has not been rolled
abra-stop = End your turn
abra-leave = Leave the secret stones alone
abra-this-turn = This turn
abra-this-turn-none = nothing cast yet
abra-this-turn-cast = { $spell }, { $name }: cast
abra-this-turn-missed = { $spell }, { $name }: missed
abra-this-turn-slipped = { $spell }, { $name }: too low
abra-this-turn-floor = next: { $last } or higher
abra-this-turn-any = next: any spell

# What a choice would mean

abra-foretell = What would happen
abra-foretell-success = If you have it:
abra-foretell-success-chance = If you have it ({ $chance }):
abra-foretell-failure = If you don’t:
abra-foretell-hits = { $who } { $count ->
    [one] loses { $amount }
   *[other] lose { $amount } each
}
abra-foretell-gain = you gain { $amount }
abra-foretell-amount = { $amount ->
    [one] 1 life
   *[other] { $amount } lives
}
abra-foretell-die = what the die shows
abra-foretell-full = you’re at full life, so you gain nothing
abra-foretell-secret = you may take a secret stone
abra-foretell-last-stone = your last stone: you win the round
abra-foretell-kills = that would knock out { $who }
abra-foretell-miss = you lose { $amount } and your turn ends
abra-foretell-miss-dies = you lose { $amount }, your last, and score nothing
abra-foretell-miss-may-die = you lose { $amount }, which may be your last, and your turn ends
abra-foretell-costly = It is lower than { $last }: you lose 1 life and your turn ends, whatever you hold.
abra-foretell-stop = Your turn ends. { $count ->
    [0] You draw nothing
    [one] You draw 1 stone
   *[other] You draw { $count } stones
}, and { $next } plays.
abra-foretell-take = You look at the stone and keep it: 1 point if you score this round.
abra-foretell-leave = The secret stones stay where they are.
abra-happened = What has just happened

# The end of a round

abra-ended-title = The end of round { $round }
abra-ended-over = The end of the game
abra-ended-show = Previous round
abra-ended-player = Player
abra-ended-stones = Stones
abra-ended-secrets = Secret
abra-ended-points = Points
abra-ended-tower = Tower
abra-ended-none = none
abra-ended-signed = +{ $points }
abra-ended-secret = secret stone: { $spell }, { $name }
abra-ended-won = round won: { $base }
abra-ended-survived = survived: { $base }
abra-ended-died = out of lives
abra-ended-all-cast = another player cast all their stones
abra-ended-bonus = { $secrets ->
    [one] a secret stone: 1
   *[other] secret stones: { $secrets }
}
abra-ended-continue = Continue
abra-ended-close = Show the table
abra-ended-new = Round { $round } has begun

# What the spells do, in a few words

abra-effect-1 = Roll: all others lose that many.
abra-effect-2 = You gain 1 life, all others lose 1.
abra-effect-3 = Roll: you gain that many lives.
abra-effect-4 = You may take a secret stone.
abra-effect-5 = Both neighbors lose 1 life.
abra-effect-6 = Your left neighbor loses 1 life.
abra-effect-7 = Your right neighbor loses 1 life.
abra-effect-8 = You gain 1 life.
