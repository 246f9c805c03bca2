# What is scored at the end only with the Dark Alley: special cards in hand, and each trick of level 3.

category-specials = special cards
category-aztec-lady = { trick-aztec-lady }
category-horror-saws = { trick-horror-saws }
category-automaton = { trick-automaton }
category-hellhound = { trick-hellhound }
category-mutilation = { trick-mutilation }
category-stairs-of-water = { trick-stairs-of-water }
category-beast-within = { trick-beast-within }
category-vanishing-elephant = { trick-vanishing-elephant }
category-buried-alive = { trick-buried-alive }
category-assistants-revenge = { trick-assistants-revenge }
category-iron-maiden = { trick-iron-maiden }
category-transported-man = { trick-transported-man }
category-balsamos-skull = { trick-balsamos-skull }
category-seance = { trick-seance }
category-skeleton-dance = { trick-skeleton-dance }
category-metamorphosis = { trick-metamorphosis }
