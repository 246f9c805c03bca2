# Titles of the options, and meanings where one clicks instead of typing.

option-trickerion-level3-with-marker = Level-3 bonus with just a marker
option-trickerion-beginner = Presets for beginners
option-trickerion-beginner-meaning = These seats start with their school’s preset, recommended for a first game.
option-trickerion-edition-meaning = Which rules you play with the cards of 2019.
option-trickerion-edition-is-2019 = 2019
option-trickerion-edition-is-first = 2019 cards, first-edition rules
option-trickerion-thresholds-meaning = The fame that cards of levels 2 and 3 ask for.
option-trickerion-thresholds-is-16-36 = 16 and 36
option-trickerion-thresholds-is-14-30 = 14 and 30
option-trickerion-thresholds-is-none = none
new-set-first-edition = 2019 cards, first-edition rules
