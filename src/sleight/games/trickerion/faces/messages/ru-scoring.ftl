# Что подсчитывают в конце только с «Кривой улочкой»: особые карты на руке и каждый номер 3-го уровня.

category-specials = особые поручения
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
