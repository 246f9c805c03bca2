# What a table is played with, in few words.

played-edition-2019 = rules of 2019
played-edition-first = 2019 cards, first-edition rules
played-dark-alley = Dark Alley
played-prophecies = prophecies
played-powers = Magician Powers ⌂ (house deck)
played-power-shards-1 = 1 shard at the start
played-power-shards-3 = 3 shards at the start
played-dawn = Dawn of Technology ⌂ (partly house data)
played-machine-costs-heavy = machines cost 1 coin more
played-allow-unrecommended = with what the rules advise against
played-quick = quick game
played-dummies = dummy markers
played-thresholds-14-30 = fame thresholds 14 and 30
played-thresholds-none = no fame thresholds
played-first-draw-resets-never = cheap first draw only once
played-no-level3-with-marker = level-3 bonuses only with all components
