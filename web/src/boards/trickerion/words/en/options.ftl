# Titles of the options, and meanings where one clicks instead of typing.

option-trickerion-level3-with-marker = Bonus of level 3 with a marker
option-trickerion-beginner = Presets for beginners
option-trickerion-beginner-meaning = These seats start with the preset of their school, as is recommended for a first game.
