# Titles of the options, and meanings where one clicks instead of typing.

option-abracada-lower = A call lower than the last spell cast
option-abracada-lower-meaning = Either it isn’t allowed at all, or it costs 1 life and ends the turn.
option-abracada-lower-is-refuse = is refused
option-abracada-lower-is-penalty = costs 1 life and the turn
option-abracada-first = First player
option-abracada-first-meaning = The seat that begins the first round.
