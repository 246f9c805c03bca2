# The Dark Alley.

location-dark-alley = Dark Alley
card-dark-alley = Dark Alley
slot-dark-alley-1 = Dark Alley, slot 1
slot-dark-alley-2 = Dark Alley, slot 2
slot-dark-alley-3 = Dark Alley, slot 3
slot-dark-alley-4 = Dark Alley, slot 4

# Special assignment cards for the theater.

card-guest-performer = Guest Performer
effect-guest-performer = You may set up one trick on a performance card with no empty slot. Its marker goes beside the slots: it never links there, but otherwise counts like any other marker on the card.
card-orchestral-interlude = Orchestral Interlude
effect-orchestral-interlude = For one trick you set up, every marker joined to it by a circle pays you like a link, whether or not the schools match. Shards still come from real links only.
card-headliner-trick = Headliner Trick
effect-headliner-trick = For one trick you set up, each link pays you twice (choose fame or coins each time). A shard circle gives you 2 shards in all, even if both markers are yours; another owner gets 1 as usual.
card-new-twist = New Twist
effect-new-twist = You may set up one trick on a performance card that already holds one marker of that trick, but never two. Each marker links and pays on its own.
card-buying-time = Buying Time
effect-buying-time = After setting up one trick, you may swap two performance cards in the Theater, with everything on them. If you do, take 3 coins.
card-durable-components = Durable Components
effect-durable-components = If the magician sent with this card performs, then after the round’s last performance you may put one of your markers that was performed this round, in anyone’s performance, back on its trick card, if you still own the trick.
card-arranged-fiasco = Arranged Fiasco
effect-arranged-fiasco = When the magician sent with this card performs, each of your markers pays you 1 more fame, and each opponent’s marker pays its owner 1 less (minimum 0).
card-grand-premiere = Grand Premiere
effect-grand-premiere = When the magician sent with this card performs, you may double the fame, the coins or the shards that one of your markers pays, if you have never had its trick performed before in this game.
card-street-performance = Street Performance
effect-street-performance = In one reschedule, instead of moving your marker, you may return it to your reserve and gain its trick’s yields at once, modified by your own day. This doesn’t count as performing the trick.
card-directors-favor = Director’s Favor
effect-directors-favor = In one reschedule, you may move an opponent’s marker to an empty slot and turn it as you like, within the rules for its owner. It stays theirs, and nobody is paid.

# Special assignment cards for the workshop.

card-trick-tweaking = Trick Tweaking
effect-trick-tweaking = One trick you prepare gets 1 marker more than usual, as long as any of the 4 with its symbol is left.
card-test-run = Test Run
effect-test-run = When you prepare one trick, you may take 1 marker fewer for it (even none) and gain its yields at once, with no day modifier. This doesn’t count as performing the trick.
card-replaceable-parts = Replaceable Parts
effect-replaceable-parts = When you prepare one trick, you may take 1 marker fewer for it and put 1 marker from your reserve on another of your tricks of the same or a lower level. You don’t need that trick’s components, and it may already have markers.
card-invention = Invention
effect-invention = When you prepare one trick, you gain 1 fame for every single advanced or superior component in its requirement.
card-ingenuity = Ingenuity
effect-ingenuity = You may prepare one trick even if one of its component types is short or missing altogether, but then it gets exactly 1 marker, also on the Engineer’s board.
card-unstable-prototype = Unstable Prototype
effect-unstable-prototype = When you prepare one trick, you may return 1 to 3 of the component tokens it requires to the supply: the trick gets 1 extra marker in all, and you gain 1 fame and 1 coin for each token returned.
card-enhance-trick = Enhance Trick
effect-enhance-trick = When you prepare one trick, you may spend a shard and lay it on that trick. From then on, each of its markers yields 1 more fame and 1 more coin for as long as you own the trick.
card-on-stage-preparation = On-Stage Preparation
effect-on-stage-preparation = After preparing one trick, you may move one of its new markers to an empty slot of a performance card, by the usual rules. Its links pay nobody now, not even shards, but count for the performer later.
card-hidden-talent = Hidden Talent
effect-hidden-talent = If an apprentice sent with this card prepares a trick, you may swap it, when the characters return, for a specialist you don’t have. The specialist brings only a board, and a wage of 2 coins is due at once, on top of the apprentice’s.
card-freelancer = Freelancer
effect-freelancer = This character may go to any other location instead of the Workshop, by that location’s rules. The action point you could take instead of this bonus is for the Workshop only.

# Special assignment cards for Downtown.

card-mass-recruitment = Mass Recruitment
effect-mass-recruitment = When you hire an apprentice, you may pay 3 coins to hire a second one with it, without a die or action points, if your team has room for both.
card-hypnotic-motivation = Hypnotic Motivation
effect-hypnotic-motivation = One character you hire joins your team at once: a specialist with its board, an apprentice only if there is room now. You may lay an assignment card from your hand under it and place it later this round; you owe it wages only if you do.
card-headhunter = Headhunter
effect-headhunter = For one hire, any Inn die that doesn’t show X counts as any character, then turns to X. The action costs 1 action point less.
card-trick-overhaul = Trick Overhaul
effect-trick-overhaul = When you learn a trick whose components you have, you may return another of your tricks in the same action. Its slot counts as empty, its symbol and the markers on its card pass to the new trick, its markers in the Theater go to your reserve, and any shards on it are lost.
card-thirst-for-knowledge = Thirst for Knowledge
effect-thirst-for-knowledge = For one trick you learn, any Residence die that doesn’t show X counts as any school, then turns to X. The action costs 1 action point less; the fame threshold still applies.
card-leaked-blueprints = Leaked Blueprints
effect-leaked-blueprints = One level-1 or level-2 trick you learn comes with exactly 1 marker on it, even without its components, and no more on the Engineer’s board.
card-investments = Investments
effect-investments = When you take coins once, you may at once spend those coins, and no others, on up to 3 components of any types on sale at Market Row, at their prices. This isn’t a buy action, so you can’t bargain.
card-fame-and-fortune = Fame and Fortune
effect-fame-and-fortune = When you take coins once, you gain fame too: 1 less than the number that the die shows.
card-interest = Interest
effect-interest = When you take coins once, you roll that die before it turns to X and take as many more coins as it then shows (X is 0), and the action costs 1 action point less.
card-empower = Empower
effect-empower = If you enhance this character, the shard brings it 3 action points in all.

# Special assignment cards for the market row.

card-component-sale = Component Sale
effect-component-sale = A single buy action may take up to 4 components of any types on sale, each for its own price, with bargaining over the sum.
card-smuggled-goods = Smuggled Goods
effect-smuggled-goods = For one buy action, you may pay in fame instead of coins: 1 less than the price after bargaining, if you have that much.
card-barter-with-power = Barter with Power
effect-barter-with-power = For one buy action, you may spend a shard instead of coins and take components of any types on sale whose prices add up to 4 or less. No bargaining.
card-workshop-exhibition = Workshop Exhibition
effect-workshop-exhibition = After one buy action you gain fame: 1 less than the coins that you really paid, but not less than 0.
card-shoplifting = Shoplifting
effect-shoplifting = In one buy action, one of the components may be free: take the very token that shows it on sale, but never one on an order slot, and put a basic component of your choice in its place.
card-logistics = Logistics
effect-logistics = With one order, you may put the component beside the buy slots, even if the order slots are full or already hold its type. Anyone can buy it this round at the normal price; it goes to the supply when orders arrive.
card-traveling-merchants = Traveling Merchants
effect-traveling-merchants = With every order of this placement, you may at once buy one component of the ordered type from the supply, for its price plus 1 coin and without bargaining, if you can store it.
card-dubious-sources = Dubious Sources
effect-dubious-sources = If you make a quick order, then when orders arrive the component on the quick-order slot, no matter who put it there, goes to your Workshop instead of the supply, if you want it and make room for it.
card-business-share = Business Share
effect-business-share = From this placement to the end of the round, you are paid every coin your opponents spend at Market Row.
card-workshop-delivery = Workshop Delivery
effect-workshop-delivery = One buy action may take up to 3 components of a type you already own, on sale or not, each for 1 coin less than its price (even free) and without the quick-order surcharge.

# Prophecies.

prophecy-one-base-point = All Made Equal
effect-one-base-point = All characters start from 1 action point, to which slot, shard, card and ability add as usual.
prophecy-shard-echo = Echo of Shards
effect-shard-echo = Each time a player gets shards from one source, however many, that player gets 1 more.
prophecy-shard-glory = Glory of Shards
effect-shard-glory = Each time a source gives a player shards, however many, that player gains 2 fame too.
prophecy-orders-on-sale = Orders on Sale
effect-orders-on-sale = Buy actions may also buy what lies on the order slots, at the normal price; the ordered tokens stay there until they are delivered.
prophecy-cheap-further-cards = A Generous Alley
effect-cheap-further-cards = Each draw of a card in the Dark Alley costs 1 action point, not only the first.
prophecy-double-performer-bonus = Double Applause
effect-double-performer-bonus = The performer gets double for links, for specialists backstage and from the performance card. Tricks and newly made links pay as usual.
prophecy-double-bank = Overflowing Bank
effect-double-bank = Taking coins pays twice the number on the die. What a card adds isn’t doubled.
prophecy-strong-enhancement = Blazing Shards
effect-strong-enhancement = The shard that enhances a character, still only one for each placement, brings 2 action points instead of 1.
prophecy-two-placements = Double Entrance
effect-two-placements = After placing a character you may place a second one, or keep it idle, in the same turn; keeping a character idle always ends your turn.
prophecy-escape-fame = Hour of Escape
effect-escape-fame = Anyone who sets up an escape trick gains 2 fame at once, on top of what its links pay.
prophecy-friday-penalty = Gloomy Friday
effect-friday-penalty = Friday takes 1 fame and 1 coin from the reward of each performed trick (minimum 0), just as Thursday does; action points don’t change.
prophecy-cheap-learning = Open Books
effect-cheap-learning = Learning a trick costs 1 action point instead of 3.
prophecy-mechanical-fame = Hour of Mechanics
effect-mechanical-fame = Anyone who sets up a mechanical trick gains 2 fame at once, on top of what its links pay.
prophecy-coins-become-fame = Gold into Glory
effect-coins-become-fame = In the performance phase, the coins in trick rewards are paid as fame. The performer’s own bonuses stay coins.
prophecy-famous-apprentices = Famous Apprentices
effect-famous-apprentices = The apprentices of everyone who advertised this round start with 2 action points.
prophecy-plain-days = Plain Days
effect-plain-days = Thursday and Sunday don’t change trick rewards, but still change action points backstage.
prophecy-optical-fame = Hour of Optics
effect-optical-fame = Anyone who sets up an optical trick gains 2 fame at once, on top of what its links pay.
prophecy-costly-first-slot = Toll for the Best
effect-costly-first-slot = Placing a character on a +2 slot in Downtown, Market Row or the Dark Alley costs 3 coins at once. If you can’t pay, the slot is closed to you.
prophecy-performers-day = The Performer’s Day
effect-performers-day = In every performance the rewards of all tricks follow the day of the performer, not the days of their owners.
prophecy-hidden-assignments = Masked Plans
effect-hidden-assignments = Assignment cards stay face down until you decide to place their character, who must then be placed if any slot allows it. The card of a character you keep idle stays secret.
prophecy-flat-price = One Price
effect-flat-price = The price of any component is 2 coins, before the surcharge of the quick order, bargaining and cards.
prophecy-saturday-bonus = Golden Saturday
effect-saturday-bonus = Saturday adds 1 fame and 1 coin to the reward of each performed trick, just as Sunday does; action points do not change.
prophecy-spiritual-fame = Hour of Spirits
effect-spiritual-fame = Anyone who sets up a spiritual trick gains 2 fame at once, on top of what its links pay.
prophecy-cheap-coins = Open Vaults
effect-cheap-coins = Taking coins costs 1 action point instead of 3.
prophecy-cheap-hiring = Eager Recruits
effect-cheap-hiring = Hiring a character costs 1 action point instead of 3.
prophecy-enhanced-theater = Shards Backstage
effect-enhanced-theater = A shard can enhance characters backstage in the Theater too, by 1 action point, but not a magician on stage.
prophecy-lowest-slot-first = Humble Seats First
effect-lowest-slot-first = In Downtown, Market Row and the Dark Alley, a character must take a free slot with the lowest modifier.

# What the magicians can do.

ability-the-mechaniker = Mechanical Enhancement
effect-the-mechaniker = Once a round you may give one of your apprentices 1 extra action point as you place it anywhere but in the Theater.
ability-electra = Supercharge
effect-electra = When you set up a trick, you may stack two markers from its card on one slot. They count as one trick; when performed, they pay extra fame and extra coins, each equal to the trick’s level.
ability-the-great-optico = Mimesis
effect-the-great-optico = Once a round, as you place a character with a permanent assignment card, you may use the bonus of an opponent’s face-up special assignment card for the same location, or take the action point it offers instead.
ability-the-gentleman = Magic for the Masses
effect-the-gentleman = Each time you place your magician in Downtown, Market Row or the Dark Alley, you gain 1 fame for each trick you own at that moment.
ability-master-of-chains = Breaking Free
effect-master-of-chains = Once a round, after the last placement and before the first performance, you may reschedule one of your markers for free. The links it makes there pay as if you had just set it up.
ability-the-red-lotus = Trick Steal
effect-the-red-lotus = Once in your own performance, you may take the reward of an opponent’s trick instead of that of one of your own tricks there, if its level is no higher. Your own day modifies it, and the opponent gets 1 fame less for that trick.
ability-priestess-of-mysticism = Fate Weaving
effect-priestess-of-mysticism = For 1 action point each time, any of your characters in the Dark Alley may discard the active prophecy (if any), make a pending one of your choice active at once, and draw a new one into its place.
ability-yoruba-spiritmaster = Soul Possession
effect-yoruba-spiritmaster = Once a round, before an opponent with a magician on stage chooses a card to perform, you may pay 1 shard and choose for them a card with at least one of their markers. They must perform it, and keep all their bonuses.

# What tricks of level 3 bring at the end.

-at-the-end = At the end of the game, if you have this trick’s components, or a marker on its card where the table counts that
effect-aztec-lady = { -at-the-end }, you gain 2 fame for every marker that lies on your trick cards, not in the Theater, up to 20 fame.
effect-horror-saws = { -at-the-end }, every unspent shard brings you 1 fame on top of the usual, up to 20 fame more.
effect-automaton = { -at-the-end }, you gain 4 fame for every level-2 trick you own, whether or not you have its components.
effect-hellhound = { -at-the-end }, every special assignment card in your hand brings you 2 fame on top of the usual, up to 20 fame more.
effect-mutilation = { -at-the-end }, you gain 12 fame for having all three: Assistant, Manager and Engineer.
effect-stairs-of-water = { -at-the-end }, you gain 2 fame for every advanced component you have, counting the Manager’s extra ones, up to 20 fame.
effect-beast-within = { -at-the-end }, you gain 10 fame for owning 4 tricks of any levels, this one included.
effect-vanishing-elephant = { -at-the-end }, you gain 7 fame for having the Manager.
effect-buried-alive = { -at-the-end }, you gain 7 fame for having the Engineer.
effect-assistants-revenge = { -at-the-end }, you gain 7 fame for having the Assistant.
effect-iron-maiden = { -at-the-end }, you gain 4 fame for every level-1 trick you own, whether or not you have its components.
effect-transported-man = { -at-the-end }, you gain 4 fame for every level-3 trick you own, this one included, whether or not you have the components of the others.
effect-balsamos-skull = { -at-the-end }, you gain 3 fame for every superior component you have, counting the Manager’s extra ones, up to 20 fame.
effect-seance = { -at-the-end }, you gain 3 fame for every apprentice you have.
effect-skeleton-dance = { -at-the-end }, you gain 1 fame for every basic component you have, counting the Manager’s extra ones.
effect-metamorphosis = { -at-the-end }, every 3 coins you have bring you 1 fame on top of the usual, up to 20 fame more.
