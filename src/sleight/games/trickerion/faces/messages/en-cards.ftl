# The Dark Alley.

location-dark-alley = Dark Alley
card-dark-alley = Dark Alley
slot-dark-alley-1 = Dark Alley, slot 1
slot-dark-alley-2 = Dark Alley, slot 2
slot-dark-alley-3 = Dark Alley, slot 3
slot-dark-alley-4 = Dark Alley, slot 4

# Special assignment cards for the theater.

card-guest-performer = Guest Performer
effect-guest-performer = You may set up one trick at a performance card that has no empty slot: its marker lies beside the slots, never links there, and is otherwise treated like the other markers of that card.
card-orchestral-interlude = Orchestral Interlude
effect-orchestral-interlude = For one trick you set up, every marker joined to it by a circle pays you as much as a link, whether the schools match or not; shards still come from true links only.
card-headliner-trick = Headliner Trick
effect-headliner-trick = Every link made by one trick you set up pays you twice, fame or coins as you choose each time, and a shard circle gives you 2 shards in all, even if both markers are yours, while another owner gets 1 as usual.
card-new-twist = New Twist
effect-new-twist = One trick you set up may join a performance card on which one marker of the same trick already lies, but never two; each of them is linked and rewarded on its own.
card-buying-time = Buying Time
effect-buying-time = After setting up one trick you may let two performance cards of the theater change places with everything on them, and take 3 coins if you do.
card-durable-components = Durable Components
effect-durable-components = If the magician sent with this card conducts a performance, then after the last performance of the round you may return to its trick card one of your markers that was performed this round, in whosever performance, if you still own that trick.
card-arranged-fiasco = Arranged Fiasco
effect-arranged-fiasco = In the performance that the magician sent with this card conducts, every marker of yours pays you 1 fame more, and every marker of an opponent pays its owner 1 fame less, though never less than 0.
card-grand-premiere = Grand Premiere
effect-grand-premiere = In the performance that the magician sent with this card conducts, you may double either the fame, the coins or the shards that one of your markers pays, if you never had its trick performed before in this game.
card-street-performance = Street Performance
effect-street-performance = In one reschedule you may, rather than move your marker, return it to your reserve and gain the yields of its trick on the spot, modified by your own day; this is not performing the trick.
card-directors-favor = Director’s Favor
effect-directors-favor = In one reschedule you may move an opponent’s marker to an empty slot and turn it as you like, by the rules that bind its owner; it stays theirs, and nobody is paid.

# Special assignment cards for the workshop.

card-trick-tweaking = Trick Tweaking
effect-trick-tweaking = One trick you prepare gets 1 marker more than usual, as long as any of the 4 with its symbol is left.
card-test-run = Test Run
effect-test-run = When you prepare one trick, you may take 1 marker less for it, possibly none, and gain its fame, coins and shards on the spot, with no modifier of a day; this is not performing the trick.
card-replaceable-parts = Replaceable Parts
effect-replaceable-parts = When you prepare one trick, you may take 1 marker less for it and put 1 marker from your reserve on another trick of yours of the same or a lower level, whether or not you have its components and whether or not it carries markers.
card-invention = Invention
effect-invention = When you prepare one trick, you gain 1 fame for every single advanced or superior component in its requirement.
card-ingenuity = Ingenuity
effect-ingenuity = You may prepare one trick even if one of its component types is short or missing altogether, but then it gets exactly 1 marker, also on the Engineer’s board.
card-unstable-prototype = Unstable Prototype
effect-unstable-prototype = When you prepare one trick, you may return 1 to 3 of the component tokens it requires to the supply: the trick gets 1 extra marker in all, and you gain 1 fame and 1 coin for each token returned.
card-enhance-trick = Enhance Trick
effect-enhance-trick = When you prepare one trick, you may spend a shard by laying it on that trick: from then on each of its markers yields 1 fame and 1 coin more, for as long as you own the trick.
card-on-stage-preparation = On-Stage Preparation
effect-on-stage-preparation = After preparing one trick you may move one of its new markers to an empty slot of a performance card, by the usual rules; its links pay nobody now, not even shards, but count for the performer later.
card-hidden-talent = Hidden Talent
effect-hidden-talent = If an apprentice sent with this card prepares a trick, you may exchange it, when the characters return, for a specialist you lack, who brings nothing but a board and is due a wage of 2 coins at once, on top of the apprentice’s.
card-freelancer = Freelancer
effect-freelancer = This character may go to any other location in place of the workshop, by the rules of that location, but the action point that the card can give in place of this holds in the workshop only.

# Special assignment cards for Downtown.

card-mass-recruitment = Mass Recruitment
effect-mass-recruitment = When you hire an apprentice, 3 coins hire you a second one with it, without a die or action points, if your team has room for both.
card-hypnotic-motivation = Hypnotic Motivation
effect-hypnotic-motivation = One character you hire joins your team at once, a specialist with its board (an apprentice needs room there already), and you may lay an assignment card from your hand under it to place it later this round; it is due wages only if placed.
card-headhunter = Headhunter
effect-headhunter = For one hire, any die of the inn that does not show X stands for any kind of character and then turns to X, and the action costs 1 action point less.
card-trick-overhaul = Trick Overhaul
effect-trick-overhaul = When you learn a trick whose components you have, you may return another of your tricks in the same action: its slot counts as empty, its symbol and the markers lying on it pass to the new trick, its markers in the theater go to your reserve, and any shards on it are lost.
card-thirst-for-knowledge = Thirst for Knowledge
effect-thirst-for-knowledge = For one trick you learn, any die of the residence that does not show X stands for any school and then turns to X, and the action costs 1 action point less; the fame threshold still holds.
card-leaked-blueprints = Leaked Blueprints
effect-leaked-blueprints = One trick of level 1 or 2 that you learn comes with exactly 1 marker on it, whether or not you have its components, also on the Engineer’s board.
card-investments = Investments
effect-investments = When you take coins once, you may spend these coins, and no others, on the spot for up to 3 components of any types on sale at the market row, at their prices; this is no buy action, and there is no bargaining.
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
effect-smuggled-goods = For one buy action you may give fame in place of all the coins, 1 less than the bargained price, if you have that much.
card-barter-with-power = Barter with Power
effect-barter-with-power = For one buy action you may spend a shard in place of coins and take components of any types on sale whose prices add up to 4 or less, without bargaining.
card-workshop-exhibition = Workshop Exhibition
effect-workshop-exhibition = After one buy action you gain fame: 1 less than the coins that you really paid, but not less than 0.
card-shoplifting = Shoplifting
effect-shoplifting = In one buy action one of the components may be free: you take the very token that shows it on sale, though never one on an order slot, and put a basic component of your choice in its place.
card-logistics = Logistics
effect-logistics = With one order you may lay the component beside the stalls, even if the order slots are full or hold its type: anybody can buy it this round at the normal price, and it goes to the supply when orders arrive.
card-traveling-merchants = Traveling Merchants
effect-traveling-merchants = With every order of this placement you may buy one component of the ordered type from the supply on the spot, for its price and 1 coin more, without bargaining, if you can store it.
card-dubious-sources = Dubious Sources
effect-dubious-sources = If you make a quick order, the component that lies on the quick-order slot when orders arrive, whoever put it there, goes to your workshop rather than to the supply, if you want it and make room for it.
card-business-share = Business Share
effect-business-share = From this placement to the end of the round you are paid every coin that opponents spend at the market row.
card-workshop-delivery = Workshop Delivery
effect-workshop-delivery = A single buy action may take up to 3 components of a type of which you have at least one token, on sale or not, each for 1 coin less than its price, even for nothing, and without the surcharge of the quick order.

# Prophecies.

prophecy-one-base-point = All Made Equal
effect-one-base-point = All characters start from 1 action point, to which slot, shard, card and ability add as usual.
prophecy-shard-echo = Echo of Shards
effect-shard-echo = Each time a source gives a player shards, however many, that player gets 1 more.
prophecy-shard-glory = Glory of Shards
effect-shard-glory = Each time a source gives a player shards, however many, that player gains 2 fame too.
prophecy-orders-on-sale = Orders on Sale
effect-orders-on-sale = Buy actions may also buy what lies on the order slots, at the normal price; the ordered tokens stay there until they are delivered.
prophecy-cheap-further-cards = A Generous Alley
effect-cheap-further-cards = Each draw of a card in the Dark Alley costs 1 action point, not only the first.
prophecy-double-performer-bonus = Double Applause
effect-double-performer-bonus = The performer gets everything twice that comes for links, for specialists backstage and from the performance card, but tricks and newly made links pay as usual.
prophecy-double-bank = Overflowing Bank
effect-double-bank = Whoever takes coins gets twice the number that the die shows, but what a card adds is not doubled.
prophecy-strong-enhancement = Blazing Shards
effect-strong-enhancement = The shard that enhances a character, still only one for each placement, brings 2 action points rather than 1.
prophecy-two-placements = Double Entrance
effect-two-placements = After placing a character you may place a second one, or keep it idle, in the same turn; keeping a character idle always ends your turn.
prophecy-escape-fame = Hour of Escape
effect-escape-fame = Whoever sets up an escape trick gains 2 fame on the spot, besides what its links pay.
prophecy-friday-penalty = Gloomy Friday
effect-friday-penalty = Friday takes 1 fame and 1 coin, never below 0, from the reward of each performed trick, just as Thursday does; action points do not change.
prophecy-cheap-learning = Open Books
effect-cheap-learning = To learn a trick costs 1 action point rather than 3.
prophecy-mechanical-fame = Hour of Mechanics
effect-mechanical-fame = Whoever sets up a mechanical trick gains 2 fame on the spot, besides what its links pay.
prophecy-coins-become-fame = Gold into Glory
effect-coins-become-fame = In the performance phase the coins in the rewards of tricks are paid as fame, while the performer’s own bonuses stay coins.
prophecy-famous-apprentices = Famous Apprentices
effect-famous-apprentices = The apprentices of everybody who advertised this round start from 2 action points.
prophecy-plain-days = Plain Days
effect-plain-days = Thursday and Sunday leave the rewards of tricks alone, but still change action points backstage.
prophecy-optical-fame = Hour of Optics
effect-optical-fame = Whoever sets up an optical trick gains 2 fame on the spot, besides what its links pay.
prophecy-costly-first-slot = Toll for the Best
effect-costly-first-slot = To place a character on a slot with +2 in Downtown, at the market row or in the Dark Alley costs 3 coins on the spot, and without them the slot is closed to you.
prophecy-performers-day = The Performer’s Day
effect-performers-day = In every performance the rewards of all tricks follow the day of the performer, not the days of their owners.
prophecy-hidden-assignments = Masked Plans
effect-hidden-assignments = Assignment cards stay face down until you decide to place their character, which must then be placed if any slot allows it; the card of a character that you keep idle stays secret.
prophecy-flat-price = One Price
effect-flat-price = The price of any component is 2 coins, before the surcharge of the quick order, bargaining and cards.
prophecy-saturday-bonus = Golden Saturday
effect-saturday-bonus = Saturday adds 1 fame and 1 coin to the reward of each performed trick, just as Sunday does; action points do not change.
prophecy-spiritual-fame = Hour of Spirits
effect-spiritual-fame = Whoever sets up a spiritual trick gains 2 fame on the spot, besides what its links pay.
prophecy-cheap-coins = Open Vaults
effect-cheap-coins = To take coins costs 1 action point rather than 3.
prophecy-cheap-hiring = Eager Recruits
effect-cheap-hiring = To hire a character costs 1 action point rather than 3.
prophecy-enhanced-theater = Shards Backstage
effect-enhanced-theater = A shard can enhance characters backstage in the theater too, by 1 action point, but not a magician on stage.
prophecy-lowest-slot-first = Humble Seats First
effect-lowest-slot-first = In Downtown, at the market row and in the Dark Alley a character has to take a free and open slot with the lowest modifier.

# What the magicians can do.

ability-the-mechaniker = Mechanical Enhancement
effect-the-mechaniker = Once a round you may give one of your apprentices 1 action point more as you place it anywhere but in the theater.
ability-electra = Supercharge
effect-electra = When you set up a trick, you may stack two markers from its card on one slot: they count as one trick, and when performed they add the trick’s level to its fame and to its coins.
ability-the-great-optico = Mimesis
effect-the-great-optico = Once a round, as you place a character with a permanent assignment card, you may use the bonus of an opponent’s special assignment card for the same location that lies face up, or take the action point that it offers instead.
ability-the-gentleman = Magic for the Masses
effect-the-gentleman = Each time you place your magician in Downtown, at the market row or in the Dark Alley, you gain 1 fame for every trick that you own at that moment.
ability-master-of-chains = Breaking Free
effect-master-of-chains = Once a round, after the last placement and before the first performance, you may reschedule one of your markers for nothing, and the links it makes at its new place pay as if you had set it up there.
ability-the-red-lotus = Trick Steal
effect-the-red-lotus = In your own performance you may once take, in place of the reward of one of your tricks, that of an opponent’s trick in it of the same or a lower level, as your own day modifies it; the opponent gets 1 fame less for that trick.
ability-priestess-of-mysticism = Fate Weaving
effect-priestess-of-mysticism = For 1 action point each time, any character of yours in the Dark Alley may discard the active prophecy, if there is one, make a pending one of your choice active at once, and draw a new one into its place.
ability-yoruba-spiritmaster = Soul Possession
effect-yoruba-spiritmaster = Once a round, before an opponent whose magician is on stage chooses a performance, you may pay 1 shard and choose for them a card with at least one of their markers; they have to perform it and keep all their bonuses.

# What tricks of level 3 bring at the end.

-at-the-end = At the end of the game, if you have this trick’s components, or a marker on its card where the table counts that
effect-aztec-lady = { -at-the-end }, you gain 2 fame for every marker that lies on your trick cards, not in the theater, up to 20 fame.
effect-horror-saws = { -at-the-end }, every unspent shard brings you 1 fame on top of the usual, up to 20 fame more.
effect-automaton = { -at-the-end }, you gain 4 fame for every level-2 trick you own, whether or not you have its components.
effect-hellhound = { -at-the-end }, every special assignment card in your hand brings you 2 fame on top of the usual, up to 20 fame more.
effect-mutilation = { -at-the-end }, you gain 12 fame for having the Assistant, the Manager and the Engineer all together.
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
