# What the page itself says. Sentences of the games come from the server.

skip-to-content = Skip to the table
language = Language
loading = Opening the table …
line-broken = The connection is lost; trying again …
back-to-lobby = Back to the lobby
seat-free = free
looking-at-moment = Moment { $moment }:
skip-ahead = Show everything at once
confirm-title = Confirm the choice
confirm = Confirm
step-back = Step back
choices-title = What you may do
choices-count = { $count ->
    [one] One choice
   *[other] { $count } choices
}
asides-title = Also possible at any time
hint-says = { $bot } would do this: { $sentence }
