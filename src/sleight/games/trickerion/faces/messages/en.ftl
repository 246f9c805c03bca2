game-name = Trickerion
game-description = Rival magicians at the turn of the century: learn tricks, prepare them, set them up so that they link, and perform for fame.

# The tricks.

trick-linking-rings = Linking Rings
trick-living-piano = Living Piano
trick-chinese-sticks = Chinese Sticks
trick-levitation = Levitation
trick-mechanical-hornet = Mechanical Hornet
trick-sawing-the-assistant-in-half = Sawing the Assistant in Half
trick-vanishing-bird-cage = Vanishing Bird Cage
trick-bullet-catch = Bullet Catch
trick-aztec-lady = Aztec Lady
trick-horror-saws = Horror Saws
trick-automaton = Automaton
trick-hellhound = Hellhound
trick-enchanted-butterflies = Enchanted Butterflies
trick-rabbit-from-the-top-hat = Rabbit from the Top Hat
trick-pub-in-a-bottle = Pub-In-A-Bottle
trick-card-manipulation = Card Manipulation
trick-self-decapitation = Self Decapitation
trick-paper-shred = Paper Shred
trick-shattered-mirror = Shattered Mirror
trick-fishing-in-the-air = Fishing in the Air
trick-mutilation = Mutilation
trick-stairs-of-water = Stairs of Water
trick-beast-within = Beast Within
trick-vanishing-elephant = Vanishing Elephant
trick-barricaded-barrels = Barricaded Barrels
trick-stocks-escape = Stocks Escape
trick-burning-mummy = Burning Mummy
trick-water-tank-escape = Water Tank Escape
trick-prison-break = Prison Break
trick-zig-zag-lady = Zig Zag Lady
trick-walled = Walled
trick-wolf-cage = Wolf Cage
trick-buried-alive = Buried Alive
trick-assistants-revenge = Assistant’s Revenge
trick-iron-maiden = Iron Maiden
trick-transported-man = Transported Man
trick-mind-reading = Mind Reading
trick-breath-of-life = Breath of Life
trick-spirit-hand = Spirit Hand
trick-window-to-the-otherworld = Window to the Otherworld
trick-floating-table = Floating Table
trick-future-sight = Future Sight
trick-peppers-ghost = Pepper’s Ghost
trick-ghost-trap = Ghost Trap
trick-balsamos-skull = Balsamo’s Skull
trick-seance = Séance
trick-skeleton-dance = Skeleton Dance
trick-metamorphosis = Metamorphosis

# Magicians, and whom they lead.

magician-the-mechaniker = The Mechaniker
magician-electra = Electra
magician-the-great-optico = The Great Optico
magician-the-gentleman = The Gentleman
magician-master-of-chains = Master of Chains
magician-the-red-lotus = The Red Lotus
magician-priestess-of-mysticism = Priestess of Mysticism
magician-yoruba-spiritmaster = Yoruba Spiritmaster
character-magician = magician
character-manager = Manager
character-engineer = Engineer
character-assistant = Assistant
character-apprentice = apprentice
character-apprentice-1 = first apprentice
character-apprentice-2 = second apprentice
character-apprentice-3 = third apprentice
character-apprentice-4 = fourth apprentice
disc-magician = magician
disc-manager = Manager
disc-engineer = Engineer
disc-assistant = Assistant
disc-apprentice-1 = apprentice 1
disc-apprentice-2 = apprentice 2
disc-apprentice-3 = apprentice 3
disc-apprentice-4 = apprentice 4

# Schools, symbols, components, boards.

school-spiritual = spiritual
school-mechanical = mechanical
school-optical = optical
school-escape = escape
brief-spiritual = spiritual
brief-mechanical = mechanical
brief-optical = optical
brief-escape = escape
symbol-spade = ♠ spade
symbol-heart = ♥ heart
symbol-diamond = ♦ diamond
symbol-club = ♣ club
component-wood = wood
component-metal = metal
component-glass = glass
component-fabric = fabric
component-rope = rope
component-petroleum = petroleum
component-saw = saw
component-animal = animal
component-padlock = padlock
component-mirror = mirror
component-disguise = disguise
component-cog = cog
board-player = the player board
board-engineer = the Engineer’s board
board-manager = the Manager’s board
board-assistant = the Assistant’s board
facing-up = up
facing-right = right
facing-down = down
facing-left = left

# Locations, their slots, and the days.

location-downtown = Downtown
location-market-row = Market Row
location-workshop = Workshop
location-theater = Theater
day-thursday = Thursday
day-friday = Friday
day-saturday = Saturday
day-sunday = Sunday
slot-downtown-1 = Downtown, slot 1
slot-downtown-2 = Downtown, slot 2
slot-downtown-3 = Downtown, slot 3
slot-downtown-4 = Downtown, slot 4
slot-market-1 = Market Row, slot 1
slot-market-2 = Market Row, slot 2
slot-market-3 = Market Row, slot 3
slot-market-4 = Market Row, slot 4
slot-workshop-1 = Workshop, slot 1
slot-workshop-2 = Workshop, slot 2
slot-thursday-1 = Thursday, backstage 1
slot-thursday-2 = Thursday, backstage 2
slot-thursday-stage = Thursday, on stage
slot-friday-1 = Friday, backstage 1
slot-friday-2 = Friday, backstage 2
slot-friday-stage = Friday, on stage
slot-saturday-1 = Saturday, backstage 1
slot-saturday-2 = Saturday, backstage 2
slot-saturday-stage = Saturday, on stage
slot-sunday-1 = Sunday, backstage 1
slot-sunday-2 = Sunday, backstage 2
slot-sunday-stage = Sunday, on stage

# The assignment cards, each called like its location, and the performance cards.

card-downtown = Downtown
card-market-row = Market Row
card-workshop = Workshop
card-theater = Theater
card-riverside-theater-1 = Riverside Theater 1
card-riverside-theater-2 = Riverside Theater 2
card-riverside-theater-3 = Riverside Theater 3
card-riverside-theater-4 = Riverside Theater 4
card-riverside-theater-5 = Riverside Theater 5
card-riverside-theater-6 = Riverside Theater 6
card-riverside-theater-7 = Riverside Theater 7
card-riverside-theater-8 = Riverside Theater 8
card-riverside-theater-9 = Riverside Theater 9
card-riverside-theater-10 = Riverside Theater 10
card-riverside-theater-11 = Riverside Theater 11
card-riverside-theater-12 = Riverside Theater 12
card-grand-magorian-1 = Grand Magorian 1
card-grand-magorian-2 = Grand Magorian 2
card-grand-magorian-3 = Grand Magorian 3
card-grand-magorian-4 = Grand Magorian 4
card-grand-magorian-5 = Grand Magorian 5
card-grand-magorian-6 = Grand Magorian 6
card-grand-magorian-7 = Grand Magorian 7
card-grand-magorian-8 = Grand Magorian 8
card-magnus-pantheon-1 = Magnus Pantheon 1
card-magnus-pantheon-2 = Magnus Pantheon 2
card-magnus-pantheon-3 = Magnus Pantheon 3
card-magnus-pantheon-4 = Magnus Pantheon 4
card-magnus-pantheon-5 = Magnus Pantheon 5
card-magnus-pantheon-6 = Magnus Pantheon 6
card-magnus-pantheon-7 = Magnus Pantheon 7
card-magnus-pantheon-8 = Magnus Pantheon 8
theater-riverside-theater = Riverside
theater-grand-magorian = Gr. Magorian
theater-magnus-pantheon = M. Pantheon

# Dice.

die-residence-1 = the first Residence die
die-residence-2 = the second Residence die
die-inn-1 = the first Inn die
die-inn-2 = the second Inn die
die-bank-1 = the first Bank die
die-bank-2 = the second Bank die
face-x = X
face-any = any school
face-spiritual = ☾ spiritual
face-mechanical = ✱ mechanical
face-optical = ◉ optical
face-escape = ∞ escape
face-manager = Manager
face-engineer = Engineer
face-assistant = Assistant
face-apprentice = apprentice
face-1 = 1
face-2 = 2
face-3 = 3
face-4 = 4
face-5 = 5
face-6 = 6
face-7 = 7
face-8 = 8
face-9 = 9

# Phases, and what is scored at the end.

phase-set-up = set-up
phase-advertise = advertise
phase-assignment = assignment
phase-placement = placement
phase-performance = performance
phase-end-turn = end turn
phase-over = game over
category-shards = shards
category-coins = coins
category-apprentices = apprentices
category-specialists = specialists

# Options.

option-edition = Edition: the rules of 2019, or first: the cards of 2019 with first-edition rules.
option-dark-alley = The Dark Alley: a fifth location with special assignment cards, the magicians’ abilities, level-3 tricks, and 7 rounds.
option-prophecies = Prophecies: from round 2 on, each round has a special rule; needs the Dark Alley; with first-edition rules the Dark Alley always has them.
option-quick = The quick game: starts in round 2, and everyone begins with more; not with first-edition rules.
option-level3-with-marker = At the end, a level-3 trick also pays its bonus if a marker lies on its card, even without its components; with first-edition rules it never does.
option-thresholds = Fame thresholds: what tricks and powers of levels 2 and 3 ask for, 16 and 36, 14 and 30, or none.
option-first-draw-resets = The cheap first draw: with first-edition rules the first card that a player draws costs 1 point, each round or, with never, once in the game; only with the Dark Alley.
option-dummies = Dummy markers: each performance card comes with a marker of nobody that can be linked with; only for two players with first-edition rules.
option-powers = Magician Powers: cards with lasting effects, held open by shards; a house deck, only with the Dark Alley.
option-power-shards = Shards at the start with Magician Powers: as many as the edition says, 1 or 3.
option-dawn = Dawn of Technology: machines and signature tricks; icons, costs, signature tricks and cards are house data. Only with the Dark Alley, by the rules of 2019.
option-machine-costs = What machines cost to build: 0, 1, 2 and 3 coins, or 1 coin more each (heavy).
option-allow-unrecommended = Allow Dawn of Technology together with Magician Powers, which its rules strongly advise against.
option-beginner = The seats that start with their school’s preset, recommended for a first game: all, none, or numbers separated by commas.
recommended-first = For a first game: the base game, and everyone starts with their school’s preset.
recommended-full = The full game: the Dark Alley with prophecies.
recommended-first-edition = First-edition rules: the cards of 2019 played by the rules of the first edition, with the Dark Alley and its prophecies.
recommended-powers = Magician Powers: the full game with the powers of our house deck.
recommended-dawn = Dawn of Technology: the full game with machines at the higher costs, for experienced players.

# Bots.

bot-clumsy = Knows the rules of thumb, and does something else three times in ten.
bot-clumsy-name = Assistant
bot-greedy = Takes what pays most now, with an eye on the rounds to come.
bot-greedy-name = Manager
bot-planner = Plays a few plans for the round to its end in its head and keeps the best; the rest by rules of thumb.
bot-planner-name = Magician
bot-searcher = Plays every decision to the end of the round in its head, on guesses of what is hidden, and weighs where that leads.
bot-searcher-name = Legend

# Choices.

choice-choose = Play as { WORD("magician", $magician) }
choice-take = Take { WORD("component", $components) }
choice-learn = Learn { WORD("trick", $trick) }
choice-mark = Mark it with { WORD("symbol", $symbol) }
choice-engage = Start with the { WORD("character", $specialist) }
choice-advertise = Advertise
choice-decline = Skip
choice-send = Send the { WORD("character", $character) }: { WORD("card", $card) }
choice-rest = Leave the { WORD("character", $character) } idle
choice-confirm = Confirm the plan
choice-place = Place the { WORD("character", $character) }: { WORD("slot", $slot) }
choice-idle = Keep the { WORD("character", $character) } idle
choice-enhance = Spend a shard for more action points
choice-plain = Keep the shard
choice-finish = Done
choice-keep = Put it on { WORD("board", $board) }
choice-use = Use { WORD("die", $die) }
choice-hire = Hire with { WORD("die", $die) }
choice-collect = Take the coins of { WORD("die", $die) }
choice-reroll = Reroll { WORD("die", $die) }
choice-set = Set { WORD("die", $die) } to { WORD("face", $face) }
choice-buy = Buy { $count } × { WORD("component", $component) }
choice-bargain = { $times ->
    [0] Do not bargain
    [one] Bargain once
   *[other] Bargain { $times } times
}
choice-order = Order { WORD("component", $component) } on slot { $slot }
choice-quick = Quick order: { WORD("component", $component) }
choice-prepare = Prepare { WORD("trick", $trick) }
choice-move = Move { WORD("trick", $trick) } to the Engineer’s board
choice-shelve = { $instead_of ->
    [empty] Move { WORD("component", $component) } to the Manager’s board
   *[other] Move { WORD("component", $component) } to the Manager’s board, in exchange for { WORD("component", $instead_of) }
}
choice-house = Move the { WORD("character", $apprentice) } to the Assistant’s board
choice-set-up = Set up { WORD("trick", $trick) }
choice-shift = Reschedule { WORD("trick", $trick) }
choice-from = Take the marker from { WORD("card", $card) }
choice-at = On { WORD("card", $card) }, slot { $slot }, facing { WORD("facing", $facing) }
choice-gain = { $resource ->
    [fame] Gain fame
    [coins] Gain coins
   *[other] Gain shards
}
choice-perform = Perform { WORD("card", $card) }
choice-return = Return { WORD("trick", $trick) }
choice-drop = Return 1 { WORD("component", $component) } to the supply
choice-replan = Start the plan over

# Questions: what to do now, and why.

question-magician = { $you ->
    [yes] Choose your magician. You can learn tricks of your own school with any Residence die that doesn’t show X.
   *[no] { $seat } chooses a magician.
}
question-starting-components = { $you ->
    [yes] Take your free components. If they cover your first trick, it is prepared at once.
   *[no] { $seat } takes free components.
}
question-starting-trick = { $you ->
    [yes] Choose your first trick, one of your own school.
   *[no] { $seat } chooses the first trick.
}
question-starting-symbol = { $you ->
    [yes] Choose a symbol for { WORD("trick", $trick) }. Its markers will carry it.
   *[no] { $seat } chooses a symbol.
}
question-specialist = { $you ->
    [yes] Choose your first specialist: the Manager brings components, the Engineer a trick, the Assistant an apprentice.
   *[no] { $seat } chooses the first specialist.
}
question-manager-components = { $you ->
    [yes] Your Manager brings components. A stack on the Manager’s board counts as one more, up to 3 where stacks have a limit.
   *[no] { $seat } takes the Manager’s components.
}
question-engineer-trick = { $you ->
    [yes] Your Engineer brings a level-1 trick of any school. Prepared on the Engineer’s board, it gets one extra marker.
   *[no] { $seat } chooses the Engineer’s trick.
}
question-advertise = { $you ->
    [yes] Advertise? The poster costs { $price } { $price ->
        [one] coin
       *[other] coins
    } at your place in the initiative order and brings fame at once.
   *[no] { $seat } may advertise for { $price } { $price ->
        [one] coin
       *[other] coins
    }.
}
question-assign = { $you ->
    [yes] Everyone plans in secret: where do you send your { WORD("character", $character) }?
   *[no] { $seat } is still planning.
}
question-confirm = { $you ->
    [yes] Your plan is complete. Confirm it, or start over.
   *[no] { $seat } is still planning.
}
question-place = { $you ->
    [yes] Your turn: place one of your assigned characters, or keep one idle.
   *[no] { $seat } places a character.
}
question-enhance = { $you ->
    [yes] Your { WORD("character", $character) } has { $points } { $points ->
        [one] action point
       *[other] action points
    } so far: spend a shard for more?
   *[no] { $seat } may spend a shard.
}
question-act = { $you ->
    [yes] { WORD("location", $location) }: your { WORD("character", $character) } has { $points } { $points ->
        [one] action point
       *[other] action points
    } left. What next?
   *[no] { WORD("location", $location) }: { $seat } acts with the { WORD("character", $character) }.
}
question-learn-die = { $you ->
    [yes] Both dice allow { WORD("trick", $trick) }. Which one do you use? It turns to X.
   *[no] { $seat } chooses a die.
}
question-learn-board = { $you ->
    [yes] Where does { WORD("trick", $trick) } go? Prepared on the Engineer’s board, it gets one extra marker.
   *[no] { $seat } chooses a board.
}
question-learn-symbol = { $you ->
    [yes] Choose a symbol for { WORD("trick", $trick) }. Its markers will carry it.
   *[no] { $seat } chooses a symbol.
}
question-bargain = { $you ->
    [yes] { $count } × { WORD("component", $component) }: { $price } { $price ->
        [one] coin
       *[other] coins
    }. Each bargain costs 1 action point and takes 1 coin off.
   *[no] { $seat } bargains.
}
question-store = { $you ->
    [yes] Where do you store { $count } × { WORD("component", $component) }? A stack on the Manager’s board counts as one more, up to 3 where stacks have a limit.
   *[no] { $seat } chooses a board.
}
question-reschedule-from = { $you ->
    [yes] Which marker of { WORD("trick", $trick) } do you move?
   *[no] { $seat } chooses a marker to move.
}
question-lay = { $you ->
    [yes] Where does the { WORD("trick", $trick) } marker go, and which way should its school face?
   *[no] { $seat } lays a marker of { WORD("trick", $trick) }.
}
question-link-reward = { $you ->
    [yes] Your new link pays { $amount } fame or { $amount } in coins ({ $links } { $links ->
        [one] link
       *[other] links
    } to pay). Which do you take?
   *[no] { $seat } chooses what a link pays.
}
question-perform = { $you ->
    [yes] { WORD("day", $day) }: your magician is on stage. Which card do you perform?
   *[no] { WORD("day", $day) }: { $seat } may perform.
}
question-home = { $you ->
    [yes] Where will your new apprentice live? On the Assistant’s board it works without wages.
   *[no] { $seat } chooses a home for an apprentice.
}

# Refusals: why something is not possible.

refusal-answer-first = Answer the open question first.
refusal-school-taken = Someone already plays a magician of that school ({ WORD("school", $school) }).
refusal-wrong-total = The components you take must be worth exactly { $price } { $price ->
    [one] coin
   *[other] coins
} in total.
refusal-stack-full = You can’t store any more { WORD("component", $component) }: a stack counts as 3 at most, the Manager’s extra one included.
refusal-level-one-only = { WORD("trick", $trick) } is not a level-1 trick; only level-1 tricks can be chosen at set-up.
refusal-own-school-only = { WORD("trick", $trick) } is not of your school; the first trick must be.
refusal-trick-gone = { WORD("trick", $trick) } is not at the Residence.
refusal-symbol-used = Another of your tricks already uses { WORD("symbol", $symbol) }.
refusal-coins-missing = That costs { $price } { $price ->
    [one] coin
   *[other] coins
}, and you have { $coins }.
refusal-another-character = Plan for the { WORD("character", $character) } first; the plan goes through your team in order.
refusal-no-card-left = You have no { WORD("card", $card) } card left.
refusal-not-to-handle = The { WORD("character", $character) } has nothing left to do this round.
refusal-elsewhere = The { WORD("character", $character) } is assigned elsewhere: { WORD("card", $card) }.
refusal-slot-closed = { WORD("slot", $slot) } is closed with this number of players.
refusal-slot-taken = { WORD("slot", $slot) } is taken.
refusal-slot-barred = { WORD("slot", $slot) } isn’t available: under the active prophecy you must take a free slot with the lowest modifier.
refusal-magicians-only = Only a magician may stand on a performer slot: the { WORD("character", $character) } can go backstage.
refusal-one-day-only = { WORD("slot", $slot) }: you already have characters on { WORD("day", $day) }, and you may use only one day a round.
refusal-day-claimed = { WORD("slot", $slot) }: another player has that day.
refusal-not-here = You can’t do that at this location ({ WORD("location", $location) }).
refusal-no-shard-there = Shards cannot buy action points in the Theater.
refusal-points-missing = That costs { $cost } { $cost ->
    [one] action point
   *[other] action points
}, and you have { $points } left.
refusal-no-trick-slot = You have no empty trick slot; return a trick first.
refusal-no-die-permits = No Residence die allows that school right now ({ WORD("school", $school) }); reroll or set one first.
refusal-fame-missing = You are { $missing } fame short. You could pay 1 coin for each, but you have only { $coins }.
refusal-die-shows-x = That die shows X ({ WORD("die", $die) }), so it offers nothing until it is rerolled or set.
refusal-no-home-slot = There is no room for another apprentice in your team.
refusal-no-disc = Your team can’t have another { WORD("character", $character) }.
refusal-die-shows-it = That die ({ WORD("die", $die) }) already shows { WORD("face", $face) }.
refusal-die-forbids = That die does not permit this trick ({ WORD("die", $die) }).
refusal-no-room-there = There is no room on { WORD("board", $board) }.
refusal-not-on-sale = There is no { WORD("component", $component) } on sale now: order it for the next round, or make a quick order.
refusal-no-component-slot = You have no empty slot for { WORD("component", $component) }; return something first.
refusal-price-at-least-one = The price cannot be lowered below 1 coin (it is { $price }).
refusal-already-ordered = { WORD("component", $component) } is already ordered for the next round.
refusal-order-slot-taken = Order slot { $slot } is taken.
refusal-not-your-trick = You do not own { WORD("trick", $trick) }.
refusal-still-prepared = { WORD("trick", $trick) } still has markers on its card; prepare it again when they’re used up.
refusal-no-markers-left = All markers of { WORD("trick", $trick) } are in the Theater.
refusal-components-missing = For { WORD("trick", $trick) } you still need { WORD("component", $missing) }.
refusal-specialist-missing = You need the { WORD("character", $specialist) } for that.
refusal-already-there = It is already on { WORD("board", $board) }.
refusal-no-such-stack = You have no { WORD("component", $component) }.
refusal-not-on-that-board = There is no { WORD("component", $component) } on the Manager’s board.
refusal-no-such-character = You do not have this character: { WORD("character", $character) }.
refusal-not-prepared = { WORD("trick", $trick) } has no markers; prepare it first.
refusal-no-room-on-stage = No performance card has room for { WORD("trick", $trick) } now.
refusal-not-on-stage = You have no marker of { WORD("trick", $trick) } in the Theater.
refusal-no-marker-there = No marker of that trick can be taken from { WORD("card", $card) }.
refusal-card-not-there = { WORD("card", $card) } is not in the Theater.
refusal-slot-not-empty = Slot { $slot } of { WORD("card", $card) } is not empty.
refusal-same-symbol-there = { WORD("card", $card) } already has a marker of this trick.
refusal-no-circle = Slot { $slot } has no circle on that side ({ WORD("facing", $facing) }); the trick’s school must face a circle.
refusal-no-own-marker = None of your markers lies on { WORD("card", $card) }.
refusal-in-the-middle = Finish this action first; you can return tricks and components between actions.
refusal-nothing-planned = There is no unconfirmed plan to start over.
refusal-replanned-enough = You’ve started over { $times } times this round; that’s the limit.

# Warnings.

warning-nothing-to-perform = You have no markers in the Theater: unless you put one there, your magician will have nothing to perform.
warning-wages-missing = With this character, wages come to { $due } { $due ->
    [one] coin
   *[other] coins
} and you have { $coins }; each unpaid coin costs 2 fame.
warning-no-slot-left = You’ve already sent as many characters there as there are slots ({ WORD("card", $card) }).
warning-points-unspent = { $points } { $points ->
    [one] action point
   *[other] action points
} would be lost, and you could still do something.
warning-last-card = { WORD("card", $card) } leaves the Theater at the end of this round: markers not performed by then go back to your reserve and pay nothing.
warning-components-too-late = This is the last round: { WORD("component", $component) } is not on sale, and none of your characters is still on the way to Market Row.
warning-order-too-late = This is the last round: an ordered component would arrive only for the next one.
warning-prepared-too-late = This is the last round, and none of your characters is still on the way to the Theater to set the markers up.
warning-never-performed = This is the last round, and nobody could perform { WORD("card", $card) } any more: your markers there would not be performed.
warning-no-points-there = { WORD("slot", $slot) }: your { WORD("character", $character) } would have no action points there.

# What happens.

event-magician-chosen = { $you ->
    [yes] You are { WORD("magician", $magician) }.
   *[no] { $seat } is { WORD("magician", $magician) }.
}
event-components-taken = { $you ->
    [yes] You take { WORD("component", $components) }{ $board ->
        [manager] , for the Manager’s board
       *[other] { "" }
    }.
   *[no] { $seat } takes { WORD("component", $components) }{ $board ->
        [manager] , for the Manager’s board
       *[other] { "" }
    }.
}
event-trick-learned = { $you ->
    [yes] You learn { WORD("trick", $trick) } ({ WORD("symbol", $symbol) }){ $board ->
        [engineer] , on the Engineer’s board
       *[other] { "" }
    }.
   *[no] { $seat } learns { WORD("trick", $trick) } ({ WORD("symbol", $symbol) }){ $board ->
        [engineer] , on the Engineer’s board
       *[other] { "" }
    }.
}
event-specialist-engaged = { $you ->
    [yes] Your { WORD("character", $specialist) } joins you.
   *[no] The { WORD("character", $specialist) } joins { $seat }.
}
event-trick-prepared = { $you ->
    [yes] You prepare { WORD("trick", $trick) }: { $markers } { $markers ->
        [one] marker
       *[other] markers
    }.
   *[no] { $seat } prepares { WORD("trick", $trick) }: { $markers } { $markers ->
        [one] marker
       *[other] markers
    }.
}
event-game-began = The game begins, and everyone has { $uneven ->
    [no] { $graded ->
        [no] { $fame } fame and{ " " }
       *[yes] { "" }
    }{ $shards } { $shards ->
        [one] shard
       *[other] shards
    }
   *[yes] { $fame } fame
}. Initiative order: { $order }. Coins in this order: { $coins }.{ $graded ->
    [no] { "" }
   *[yes] { " " }Fame in this order: { $fames }.
}{ $uneven ->
    [no] { "" }
   *[yes] { " " }Shards in this order: { $shards_by_seat }.
}
event-round-began = Round { $round } begins. Dice: { WORD("face", $dice) }.
event-initiative-set = New initiative order, least fame first: { $order }.
event-advertised = { $you ->
    [yes] You pay { $coins } { $coins ->
        [one] coin
       *[other] coins
    } for a poster and gain { $fame } fame.
   *[no] { $seat } pays { $coins } { $coins ->
        [one] coin
       *[other] coins
    } for a poster and gains { $fame } fame.
}
event-advertising-declined = { $you ->
    [yes] You do not advertise.
   *[no] { $seat } does not advertise.
}
event-character-planned = { $card ->
    [downtown] You plan to send the { WORD("character", $character) } Downtown.
    [market-row] You plan to send the { WORD("character", $character) } to Market Row.
    [workshop] You plan to send the { WORD("character", $character) } to the Workshop.
    [theater] You plan to send the { WORD("character", $character) } to the Theater.
    [dark-alley] You plan to send the { WORD("character", $character) } to the Dark Alley.
    [none] You plan to leave the { WORD("character", $character) } idle.
   *[other] You plan to send the { WORD("character", $character) } with { WORD("card", $card) }.
}
event-plan-taken-back = { $you ->
    [yes] You start your plan over.
   *[no] { $seat } starts planning over.
}
event-plan-confirmed = { $you ->
    [yes] Your plan is final.
   *[no] { $seat } has finished planning.
}
event-plans-revealed = { $count ->
    [0] All assignments are revealed: there are none.
   *[other] All assignments are revealed. { $plans }.
}
plan-seat = { $seat }: { $cards }
plan-character = { WORD("disc", $character) } → { WORD("card", $card) }
event-character-placed = { $you ->
    [yes] You place your { WORD("character", $character) }: { WORD("slot", $slot) }.
   *[no] { $seat } places the { WORD("character", $character) }: { WORD("slot", $slot) }.
}
event-character-idled = { $you ->
    [yes] Your { WORD("character", $character) } stays idle{ $full ->
        [none] { "" }
       *[other] : there is no slot for it ({ WORD("location", $full) })
    }.
   *[no] { $seat } keeps the { WORD("character", $character) } idle{ $full ->
        [none] { "" }
       *[other] : there is no slot for it ({ WORD("location", $full) })
    }.
}
event-character-enhanced = { $you ->
    [yes] You spend a shard for { $points } { $points ->
        [one] action point
       *[other] action points
    }.
   *[no] { $seat } spends a shard for { $points } { $points ->
        [one] action point
       *[other] action points
    }.
}
event-points-lost = { $you ->
    [yes] You leave { $points } { $points ->
        [one] action point
       *[other] action points
    } unspent.
   *[no] { $seat } leaves { $points } { $points ->
        [one] action point
       *[other] action points
    } unspent.
}
event-die-used = { $you ->
    [yes] You use { WORD("die", $die) } ({ WORD("face", $face) }): now it shows X.
   *[no] { $seat } uses { WORD("die", $die) } ({ WORD("face", $face) }): now it shows X.
}
event-threshold-paid = { $you ->
    [yes] You pay { $coins } { $coins ->
        [one] coin
       *[other] coins
    } for the missing fame.
   *[no] { $seat } pays { $coins } { $coins ->
        [one] coin
       *[other] coins
    } for the missing fame.
}
event-character-hired = { $you ->
    [yes] You hire: { WORD("character", $character) }{ $die ->
        [none] { "" }
       *[other] { "" }; { WORD("die", $die) } now shows X
    }.
   *[no] { $seat } hires: { WORD("character", $character) }{ $die ->
        [none] { "" }
       *[other] { "" }; { WORD("die", $die) } now shows X
    }.
}
event-coins-taken = { $you ->
    [yes] You take { $coins } { $coins ->
        [one] coin
       *[other] coins
    } from the bank; { WORD("die", $die) } now shows X.
   *[no] { $seat } takes { $coins } { $coins ->
        [one] coin
       *[other] coins
    } from the bank; { WORD("die", $die) } now shows X.
}
event-die-rerolled = { $you ->
    [yes] You reroll { WORD("die", $die) }: { WORD("face", $face) }.
   *[no] { $seat } rerolls { WORD("die", $die) }: { WORD("face", $face) }.
}
event-die-set = { $you ->
    [yes] You set { WORD("die", $die) } to { WORD("face", $face) }.
   *[no] { $seat } sets { WORD("die", $die) } to { WORD("face", $face) }.
}
event-components-bought = { $you ->
    [yes] You buy { $count } × { WORD("component", $component) } for { $coins } { $coins ->
        [one] coin
       *[other] coins
    }{ $bargains ->
        [0] { "" }
        [one] { " " }after 1 bargain (the price was { $price })
       *[other] { " " }after { $bargains } bargains (the price was { $price })
    }.
   *[no] { $seat } buys { $count } × { WORD("component", $component) } for { $coins } { $coins ->
        [one] coin
       *[other] coins
    }{ $bargains ->
        [0] { "" }
        [one] { " " }after 1 bargain (the price was { $price })
       *[other] { " " }after { $bargains } bargains (the price was { $price })
    }.
}
event-components-stored = { $you ->
    [yes] You put { $count } × { WORD("component", $component) } on { WORD("board", $board) }.
   *[no] { $seat } puts { $count } × { WORD("component", $component) } on { WORD("board", $board) }.
}
event-component-ordered = { $you ->
    [yes] You order { WORD("component", $component) } on slot { $slot }.
   *[no] { $seat } orders { WORD("component", $component) } on slot { $slot }.
}
event-component-quick-ordered = { $you ->
    [yes] You make a quick order: { WORD("component", $component) }.
   *[no] { $seat } makes a quick order: { WORD("component", $component) }.
}
event-trick-moved = { $you ->
    [yes] You move { WORD("trick", $trick) } to the Engineer’s board{ $instead_of ->
        [none] { "" }
       *[other] , in exchange for { WORD("trick", $instead_of) }
    }.
   *[no] { $seat } moves { WORD("trick", $trick) } to the Engineer’s board{ $instead_of ->
        [none] { "" }
       *[other] , in exchange for { WORD("trick", $instead_of) }
    }.
}
event-components-moved = { $you ->
    [yes] You move { WORD("component", $component) } to the Manager’s board{ $instead_of ->
        [none] { "" }
       *[other] , in exchange for { WORD("component", $instead_of) }
    }.
   *[no] { $seat } moves { WORD("component", $component) } to the Manager’s board{ $instead_of ->
        [none] { "" }
       *[other] , in exchange for { WORD("component", $instead_of) }
    }.
}
event-apprentice-moved = { $you ->
    [yes] Your { WORD("character", $apprentice) } moves to the Assistant’s board.
   *[no] { $seat }’s { WORD("character", $apprentice) } moves to the Assistant’s board.
}
event-trick-set-up = { $you ->
    [yes] You set up { WORD("trick", $trick) } on { WORD("card", $card) }, slot { $slot }, facing { WORD("facing", $facing) }{ $stacked ->
        [no] { "" }
       *[other] , as a stack of two
    }{ $links ->
        [0] { "" }
        [one] , with 1 link
       *[other] , with { $links } links
    }.
   *[no] { $seat } sets up { WORD("trick", $trick) } on { WORD("card", $card) }, slot { $slot }, facing { WORD("facing", $facing) }{ $stacked ->
        [no] { "" }
       *[other] , as a stack of two
    }{ $links ->
        [0] { "" }
        [one] , with 1 link
       *[other] , with { $links } links
    }.
}
event-trick-rescheduled = { $you ->
    [yes] You move { WORD("trick", $trick) } from { WORD("card", $origin) } to { WORD("card", $card) }, slot { $slot }, facing { WORD("facing", $facing) }.
   *[no] { $seat } moves { WORD("trick", $trick) } from { WORD("card", $origin) } to { WORD("card", $card) }, slot { $slot }, facing { WORD("facing", $facing) }.
}
event-link-paid = { $resource ->
    [fame] { $you ->
        [yes] You gain { $amount } fame for a link.
       *[no] { $seat } gains { $amount } fame for a link.
    }
   *[other] { $you ->
        [yes] You gain { $amount } { $amount ->
            [one] coin
           *[other] coins
        } for a link.
       *[no] { $seat } gains { $amount } { $amount ->
            [one] coin
           *[other] coins
        } for a link.
    }
}
event-shards-gained = { $you ->
    [yes] You gain { $shards } { $shards ->
        [one] shard
       *[other] shards
    }.
   *[no] { $seat } gains { $shards } { $shards ->
        [one] shard
       *[other] shards
    }.
}
event-card-performed = { $you ->
    [yes] { WORD("day", $day) }: you perform { WORD("card", $card) }!
   *[no] { WORD("day", $day) }: { $seat } performs { WORD("card", $card) }!
}
event-performance-declined = { $you ->
    [yes] You do not perform.
   *[no] { $seat } does not perform.
}
event-trick-rewarded = { $you ->
    [yes] { WORD("trick", $trick) } pays you{ $fame ->
        [0] { $coins ->
            [0] { $shards ->
                [0] { " " }nothing
               *[other] { "" }
            }
           *[other] { "" }
        }
       *[other] { "" }
    }{ $fame ->
        [0] { "" }
       *[other] { " " }+{ $fame } fame
    }{ $coins ->
        [0] { "" }
        [one] { " " }+{ $coins } coin
       *[other] { " " }+{ $coins } coins
    }{ $shards ->
        [0] { "" }
        [one] { " " }+{ $shards } shard
       *[other] { " " }+{ $shards } shards
    }{ $sums ->
        [none] { "" }
       *[other] { " " }({ $sums })
    }.
   *[no] { WORD("trick", $trick) } pays { $seat }{ $fame ->
        [0] { $coins ->
            [0] { $shards ->
                [0] { " " }nothing
               *[other] { "" }
            }
           *[other] { "" }
        }
       *[other] { "" }
    }{ $fame ->
        [0] { "" }
       *[other] { " " }+{ $fame } fame
    }{ $coins ->
        [0] { "" }
        [one] { " " }+{ $coins } coin
       *[other] { " " }+{ $coins } coins
    }{ $shards ->
        [0] { "" }
        [one] { " " }+{ $shards } shard
       *[other] { " " }+{ $shards } shards
    }{ $sums ->
        [none] { "" }
       *[other] { " " }({ $sums })
    }.
}
event-performer-paid = { $you ->
    [yes] { $reason ->
        [links] For the links
        [manager] For the Manager backstage
        [engineer] For the Engineer backstage
        [assistant] For the Assistant backstage
       *[card] From the performance card
    }: you get{ $fame ->
        [0] { $coins ->
            [0] { $shards ->
                [0] { " " }nothing
               *[other] { "" }
            }
           *[other] { "" }
        }
       *[other] { "" }
    }{ $fame ->
        [0] { "" }
       *[other] { " " }+{ $fame } fame
    }{ $coins ->
        [0] { "" }
        [one] { " " }+{ $coins } coin
       *[other] { " " }+{ $coins } coins
    }{ $shards ->
        [0] { "" }
        [one] { " " }+{ $shards } shard
       *[other] { " " }+{ $shards } shards
    }.
   *[no] { $reason ->
        [links] For the links
        [manager] For the Manager backstage
        [engineer] For the Engineer backstage
        [assistant] For the Assistant backstage
       *[card] From the performance card
    }: { $seat } gets{ $fame ->
        [0] { $coins ->
            [0] { $shards ->
                [0] { " " }nothing
               *[other] { "" }
            }
           *[other] { "" }
        }
       *[other] { "" }
    }{ $fame ->
        [0] { "" }
       *[other] { " " }+{ $fame } fame
    }{ $coins ->
        [0] { "" }
        [one] { " " }+{ $coins } coin
       *[other] { " " }+{ $coins } coins
    }{ $shards ->
        [0] { "" }
        [one] { " " }+{ $shards } shard
       *[other] { " " }+{ $shards } shards
    }.
}
event-wages-paid = { $you ->
    [yes] You pay wages: { $coins } of { $due } { $due ->
        [one] coin
       *[other] coins
    }{ $fame_lost ->
        [0] { "" }
       *[other] , and lose { $fame_lost } fame
    }.
   *[no] { $seat } pays wages: { $coins } of { $due } { $due ->
        [one] coin
       *[other] coins
    }{ $fame_lost ->
        [0] { "" }
       *[other] , and loses { $fame_lost } fame
    }.
}
event-characters-returned = All characters return home, and permanent assignment cards return to hand.
event-apprentice-housed = { $you ->
    [yes] The new apprentice goes to { WORD("board", $board) }.
   *[no] The new apprentice of { $seat } goes to { WORD("board", $board) }.
}
event-orders-delivered = Now on sale: { WORD("component", $stalls) }.
event-card-discarded = { $markers ->
    [0] { WORD("card", $card) } leaves the Theater.
   *[other] { WORD("card", $card) } leaves the Theater with { $markers } { $markers ->
        [one] marker
       *[other] markers
    } on it.
}
event-card-added = A new performance card: { WORD("card", $card) }.
event-dummy-laid = A dummy lies on { WORD("card", $card) }, slot { $slot }, its { WORD("school", $school) } corner facing { WORD("facing", $facing) }.
event-scored = { $you ->
    [yes] Scoring, { WORD("category", $category) }: you gain { $fame } fame
   *[no] Scoring, { WORD("category", $category) }: { $seat } gains { $fame } fame
}{ $beyond ->
    [0] .
    [one] ; { $beyond } more does not count, because a category pays at most { $cap }.
   *[other] ; { $beyond } more do not count, because a category pays at most { $cap }.
}
event-game-ended = { $count ->
    [one] { $you-winners ->
        [yes] The game is over: you have won!
       *[no] The game is over: { $winners } has won.
    }
   *[other] The game is over, and the victory is shared: { $winners }.
}
event-trick-returned = { $you ->
    [yes] You return { WORD("trick", $trick) } to the Residence.
   *[no] { $seat } returns { WORD("trick", $trick) } to the Residence.
}
event-component-returned = { $you ->
    [yes] You return 1 { WORD("component", $component) }.
   *[no] { $seat } returns 1 { WORD("component", $component) }.
}

# Headings of the list of choices; the number is what it costs.

group-learn = Learn a trick ({ $points })
group-hire = Hire ({ $points })
group-collect = Take coins ({ $points })
group-reroll = Reroll ({ $points })
group-set = Set a die ({ $points })
group-buy = Buy ({ $points })
group-order = Order for the next round ({ $points }): slot, and what it replaces
group-quick = Quick order{ $coins ->
    [0] { "" }
   *[other] , +{ $coins } coin each
}, for this round ({ $points })
group-move = To the Engineer’s board ({ $points })
group-shelve = To the Manager’s board ({ $points })
group-house = To the Assistant’s board ({ $points })
group-set-up = Set up a trick ({ $points })
group-shift = Reschedule a trick; its links pay nothing ({ $points })
group-aside = At any time

# The board.

ui-round = Round { $round } of { $rounds }
ui-round-title = Round { $round }
ui-player = Player
ui-magician = Magician
ui-thinking = planning
ui-planned = ready
ui-to-place = { $count } to place
ui-wages = wages { $coins }
ui-residence = Residence
ui-inn = Inn
ui-bank = Bank
ui-dice = Dice
ui-slots = Slots
ui-stock = On sale
ui-orders = Ordered
ui-quick = quick order:
ui-stage = stage
ui-deck = { $count ->
    [0] no more cards to come
    [one] 1 more card to come
   *[other] { $count } more cards to come
}
ui-leaves = leaves!
ui-legend = ○ circle ◇ shard ●◆ link
ui-prepare = prepare { $points }
ui-gives = { $points }→{ $markers }■
ui-threshold = short of fame: +{ $coins }¢
ui-ready = { $count } ready
ui-staged = { $count } in the Theater
ui-engineered = Engineer
ui-missing = missing components: { $coins }¢
ui-to-order = not on sale: { $components }
ui-managed = (counts as { $count })
ui-components = Components
ui-team = Team
ui-hand = In hand
ui-hired = joins at the end of the round
ui-many = { $count } { $thing }
ui-of = { $have }/{ $count } { $thing }
ui-payout = If you performed it:
ui-idle = idle
ui-rest = idle
ui-points = { $points } AP
ui-others = The others
ui-order = Initiative:
ui-plans = The plans are revealed
ui-scoring = Final scoring
ui-cap = * { $cap }, the most that a category may pay
ui-unknown-player = There is no player “{ $player }”; the players are: { $players }.
ui-unknown-school = There is no school “{ $school }”; the schools are: { $schools }.
ui-unknown-card = There is no card “{ $card }” in the Theater. The cards there: { $cards }.

# Words to type.

word-table = table
word-table-meaning = the whole board
word-city = city
word-city-meaning = Downtown and its dice
word-market = market
word-market-meaning = Market Row
word-theater = theater
word-theater-meaning = the Theater and everyone’s tricks
word-workshop = workshop
word-workshop-meaning = your workshop; “workshop 2” or a name shows another one
word-tricks = tricks
word-tricks-meaning = tricks at the Residence; “tricks optical” shows one school
word-card = card
word-card-meaning = the performance cards in detail; “card 3” or a name only one
