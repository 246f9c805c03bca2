other = You chose something else. That’s fine: let’s go on from here.

first-title = Your first game
first-button = Learn in 15 minutes
first-what = The lesson is a real game against a gentle bot. You can leave it and come back at any time.

first-goal = You are a magician who wants to be famous. Learn a trick, prepare it, set it up in the Theater and perform it: that earns fame, and the most famous magician wins.
first-goal-why = Everything else serves this goal: coins buy components, and your team does the work for you.
first-magician = Choose the Master of Chains. His company starts with everything for one trick.
first-magician-why = Each magician has a favorite school of magic. Beyond that they hardly differ in this game; later each has an ability of its own.
first-magician-other = Every magician can win. My steps are made for the Master of Chains, so some of them won’t come up; the rest will go on as planned.

first-tricks = These are your tricks. Barricaded Barrels is prepared: the two diamonds are markers that can go to the Theater.
first-tricks-why = A trick card shows what it needs, what it pays when it is performed, and how many markers one preparation gives.
first-components = Your two pieces of wood are what the barrels need. They are never used up: you only have to own them.
first-team = Your team: the magician has 3 action points, the Engineer 2, the apprentice 1. Each runs one errand a round.
first-shards = The violet stones are shards. A shard gives a character you place one more action point, anywhere but in the Theater; at the end of the game each is worth 1 fame.
first-poster = Put up a poster: it costs a few coins and brings 2 fame.
first-poster-why = The earlier you go, the less you pay. At the start coins are plentiful, and fame soon opens better tricks.
first-poster-other = Without a poster you keep your coins. Sometimes that’s the right choice.

first-plan = Now the plan: give each of your characters a card with a place. Downtown: learn, hire, take coins. Market Row: buy. Workshop: prepare. Theater: set up and perform.
first-plan-why = Everyone plans in secret, and the cards are turned up together.
first-plan-magician = Send the magician to the Theater: only a magician can stand on stage and perform.
first-plan-magician-other = All right. Without the magician in the Theater there is no show this round.
first-plan-engineer = The Engineer goes to the Theater as well: someone must set up the trick backstage before the show.
first-plan-engineer-other = All right. Someone has to set up a trick backstage before it can be performed.
first-plan-apprentice = The apprentice goes to Market Row: your other trick, Stocks Escape, still lacks metal.
first-plan-apprentice-other = All right. The metal for Stocks Escape can wait.
first-confirm = That is your plan; the wages are shown beside it. Confirm it.
first-confirm-why = Once everyone has confirmed, all plans are shown and can’t be changed.

first-place-apprentice = Your rival, a bot called Manager, has already set up a trick. Start with the apprentice: take the +2 slot at Market Row.
first-place-apprentice-why = 1 point from the apprentice and 2 from the slot make 3 action points. Good slots go to those who come first.
first-place-apprentice-other = That works, too. You decide in which order your characters go.
first-shard = A shard would add one more point. You don’t need it now: keep the shard.
first-shard-why = At the end of the game a shard is worth 1 fame, and sometimes you’ll be just one point short.
first-shard-other = Spent: you have one more action point.
first-buy-metal = Buy 2 metal. What lies on the buy slots is for sale; anything else can be ordered for the next round.
first-buy-metal-other = You bought something else. Each trick’s card says what the trick needs.
first-bargain = Bargain once: it costs an action point and saves a coin.
first-bargain-other = Then you pay the full price and keep the point.
first-order = One point is left: order rope. That costs no coins, and next round rope is on sale, in place of the wood.
first-order-why = Much of what tricks need isn’t on sale at first. Water Tank Escape, for example, needs metal, glass and a rope.
first-order-other = As you like. Points that you don’t use are lost.

first-place-engineer = Now the Engineer: backstage on Sunday.
first-place-engineer-why = Sunday takes a point away backstage, but each of your tricks will pay 1 fame and 1 coin more. Thursday is the other way round. Each day goes to the first who takes it.
first-place-engineer-other = That works, too. Your first character in the Theater decides on which day all your tricks are paid.
first-set-up = Set up Barricaded Barrels: one of its markers goes to a performance card.
first-lay = Put it on the slot beside your rival’s trick, so that the circle between them shows the same sign twice. That’s a link, and it pays you at once.
first-lay-why = A marker has a sign in each corner; the sign of its own school must point to a circle. Links with other players’ tricks count just as well. If several ways fit, you choose how to turn the marker.
first-lay-other = Set up, but without a link. The show pays all the same.
first-link = A link! Take 1 fame for it, or a coin.

first-place-magician = Now the magician: on stage, on Sunday.
first-place-magician-why = On stage the magician does nothing else this round. When everyone has finished, the show begins.
first-place-magician-other = Without a magician on stage your marker stays where it is and waits for the next show.
first-perform = Curtain up! Choose the card you perform. Every trick on it is paid, your rival’s as well.
first-perform-other = No show, then. Your marker stays on the card.
first-paid = Your trick has paid { $fame } fame and { $coins } { $coins ->
        [one] coin
       *[other] coins
    }. As the performer you got more: 1 fame for each link, a shard for the Engineer, and what is printed on the card.
first-paid-why = Its marker is yours again; to perform the trick again, set up another one.
first-week = The round is over: wages were paid, everyone came home, the dice were rolled, and a new performance card arrived. A game has five rounds.
first-week-why = Characters who worked earn wages: 1 coin for the apprentice, 2 for the Engineer; the magician works for the applause.

first-poster-again = Another poster? This round you’ll go shopping: keep the coins, or buy the fame. Both are fine.
first-again-magician = One trick is not enough. Send the magician Downtown: learning a trick takes 3 points.
first-again-magician-other = All right. Tricks are learned Downtown, by anyone who has 3 points there.
first-again-engineer = The Engineer goes to the Workshop, to prepare your tricks once everything is bought.
first-again-engineer-other = All right. Tricks are prepared in the Workshop.
first-again-apprentice = And the apprentice to Market Row again.
first-again-apprentice-other = All right. What a trick lacks is bought in Market Row.
first-again-confirm = Learn, buy, prepare: confirm the plan.
first-to-downtown = The order matters now: first the magician, Downtown.
first-to-downtown-other = That works, too, as long as you learn, buy and prepare in this order.
first-shard-downtown = Three points are enough to learn. Keep the shard.
first-learn = Learn Mind Reading. “One thing missing” shows tricks like this: it needs only 2 glass and gives three markers.
first-learn-why = A die must show the trick’s school; the one with “any” fits all. Mind Reading pays shards, and three markers mean three chances to link.
first-learn-other = A good trick, too. Its card says what it needs.
first-symbol = Choose a symbol for it. It only tells your tricks apart.
first-to-market = Next the apprentice: one point is enough for one purchase.
first-to-market-other = That works, too.
first-shard-market = Keep the shard.
first-buy-glass = Buy what is missing: 2 glass.
first-buy-glass-other = You bought something else. Look at what your tricks still lack.
first-to-workshop = Now everything is there. The Engineer goes to work in your Workshop.
first-to-workshop-other = That works, too.
first-shard-workshop = Two points are two preparations. Keep the shard.
first-prepare = Prepare Mind Reading: its markers go onto the card.
first-prepare-other = Prepared: that’s what counts.
first-prepare-both = And Stocks Escape, which you bought the metal for. On the Engineer’s board it even gets one more marker.
first-prepare-both-other = As you like. A trick without markers can’t be set up.

first-free = You have made a link, performed, learned, bought and prepared: that’s the whole game. From here on you play alone. “Hint” shows what a bot would do, and I’ll speak up only to warn you.
first-free-why = From the end of round 3 on, the card on the far right leaves the Theater with its markers, so perform in time. At 16 fame, level-2 tricks open.
first-end = That was your first game. Look where the points came from. The chances you missed, if any, are listed too, and you can go back to each. Next comes the Dark Alley: special cards and prophecies.

# --- the Dark Alley -----------------------------------------------------------------------------------

dark-alley-title = The Dark Alley
dark-alley-button = The Dark Alley
dark-alley-what = Special cards and prophecies: draw, look ahead, and play a card at its place.

dark-alley-alley = The Dark Alley is a fifth place to go. You come here for special cards and to ask the fortune teller. Your plan is made: your magician is on the way, and the others stay home.
dark-alley-alley-why = With the Dark Alley each magician also has an ability, there are level-3 tricks, and the game lasts 7 rounds.
dark-alley-place = Place your magician on the plain slot. A magician’s 3 points are enough today.
dark-alley-place-why = The first card you draw costs 1 point, each further one in the same visit 2, and the fortune teller 1.
dark-alley-place-other = That works, too. The slot’s bonus gives you points for a further card.
dark-alley-shard = Three points are enough. Keep the shard.
dark-alley-shard-other = Spent: one more point to use here.
dark-alley-prophecies = Three prophecies are pending. The one in front, Toll for the Best, becomes the rule of the next round: every +2 slot would cost 3 coins.
dark-alley-prophecies-why = Only one prophecy is active at a time, and it applies to everyone. In the first round there is none.
dark-alley-foresee = Ask the fortune teller for 1 point: she rotates the pending prophecies. The toll goes to the back, and Eager Recruits comes to the front.
dark-alley-foresee-other = Then the toll stays in front, and everyone will pay it next round.
dark-alley-draw = Now draw a card for 1 point. Each deck serves one place: take the Downtown deck.
dark-alley-draw-why = There are decks for Downtown, Market Row, Workshop and Theater. Nobody sees what you draw, only from which deck.
dark-alley-draw-other = Any deck is fine. A special card is always played at the place of its deck.
dark-alley-keep = You see two cards and keep one. Take Headhunter: with it an Inn die hires anyone you like. The other goes under the deck.
dark-alley-keep-other = A good card, too. Read what it does before you play it.
dark-alley-finish = One point is left, but a second card would cost 2. You’re done here: finish.
dark-alley-finish-other = You use the last point as well: the prophecies rotate again.

dark-alley-week = A new round: Eager Recruits is active now, so hiring costs 1 point instead of 3. You made that happen.
dark-alley-week-why = At the end of each round the active prophecy leaves, the first pending one becomes active, and a new one joins at the back.
dark-alley-poster = First the poster, as always. You won’t need coins today: do as you like.
dark-alley-plan = Lay Headhunter under your magician, in place of an ordinary card. It sends him Downtown, and brings its bonus along.
dark-alley-plan-other = That works, too. The special card stays in your hand until you use it.
dark-alley-plan-engineer = Nobody else is needed. Leave the Engineer and the apprentice without a card: no errand, no wages.
dark-alley-plan-engineer-other = More help is welcome, but it costs wages.
dark-alley-plan-apprentice = The apprentice stays home, too.
dark-alley-plan-apprentice-other = More help is welcome, but it costs wages.
dark-alley-confirm = That’s the plan: one magician, one special card. Confirm it.
dark-alley-downtown = Place your magician Downtown. From that moment the card counts as used.
dark-alley-downtown-other = As you like. A card under an idle character returns to your hand.
dark-alley-choose = A special card offers a choice: its bonus, or one more action point. Keep the bonus.
dark-alley-choose-why = The point is handy when the bonus doesn’t fit. You can’t have both.
dark-alley-choose-other = You take the point; the bonus is gone.
dark-alley-shard-downtown = You have points enough. Keep the shard.
dark-alley-shard-downtown-other = Spent: one more point.
dark-alley-bonus = Use the bonus now. With Headhunter and Eager Recruits together, hiring costs no points at all.
dark-alley-bonus-other = The bonus waits: it counts once, for one hire during this visit.
dark-alley-hire = The die shows an apprentice, but with Headhunter you may hire anyone. Take the Assistant.
dark-alley-hire-other = Also a fine choice for your team.
dark-alley-end = You moved a prophecy, drew a special card and played it: that’s the Dark Alley. Used cards go back under their decks. You can play on here, or take the next lesson.
dark-alley-end-why = Next, look up your magician’s ability: hold the pointer over it, or press and hold.

# --- magician powers ----------------------------------------------------------------------------------

powers-title = Magician powers
powers-button = Magician powers
powers-what = Lasting effects that your shards hold up: learn one, use it, and see how it is lost.

powers-powers = These are your powers. You were dealt 12, keep 8 for the whole game, and put 4 away. Three are gone already.
powers-powers-why = Yellow powers need 1 fame, orange 16, red 36. If you lack fame, you pay the difference in coins when you learn the power.
powers-discard = Put Deep Pockets away, too. It counts only at the end of the game, and it needs 36 fame.
powers-discard-other = Your choice: you can undo it as long as you haven’t kept the rest.
powers-keep = Eight are left. Keep them; nobody else sees them until you learn them.
powers-keep-other = Change your mind as often as you like, then keep eight.
powers-poster = First the poster, as always. Powers are learned right after it.
powers-slots = Your shards hold powers up. Slot 1 is open with 1 shard, slot 2 with 3, slot 3 with 5, slot 4 with 8. You have 3 shards: slots 1 and 2 are open.
powers-slots-why = You may learn one power a round, at the start of planning, before any card is laid.
powers-learn = Learn Quick Tongue at slot 2. It costs nothing, and once a round a bargain takes no action point.
powers-learn-why = A power names the slots where it may lie. If a power is there already, it returns to your hand.
powers-learn-other = Fine, too. Each power says what it does and which slots fit.
powers-plan-magician = Now plan as usual: the magician goes Downtown.
powers-plan-magician-other = As you like. A magician in the Theater or at Market Row works just as well.
powers-plan-engineer = The Engineer goes to Market Row: you’ll use the power there.
powers-plan-engineer-other = As you like. Quick Tongue works only where you buy.
powers-plan-apprentice = Leave the apprentice without a card today: that saves the wage. Now you’re ready.
powers-plan-apprentice-other = More help is welcome, but it costs wages.
powers-confirm = Confirm the plan.
powers-market = Place the Engineer at Market Row, on the plain slot: two points are enough today.
powers-market-other = That works, too.
powers-shard = Don’t spend a shard now: it would close slot 2.
powers-shard-other = Spent. Slot 2 has lost a shard, so Quick Tongue is back in your hand.
powers-buy = Buy 2 metal.
powers-buy-other = Anything will do: the power helps with every purchase.
powers-bargain = Bargain once. It usually costs a point; with Quick Tongue it’s free this round.
powers-bargain-other = You pay the full price; the power waits for another purchase.
powers-finish = Nothing else to buy. You’re done here: finish.
powers-finish-other = All right, use your points.
powers-downtown = Now the magician: place him Downtown.
powers-downtown-other = As you like. Anywhere but in the Theater a shard would give one more point.
powers-spend = Spend a shard this time, to see what happens: it gives one more action point.
powers-spend-other = You keep the shard, and the power stays where it is. That is often wiser.
powers-lost = You have 2 shards now. Slot 2 needs 3, so Quick Tongue went back to your hand at once. Before you spend a shard, look at what it holds up.
powers-lost-why = It isn’t lost: you can learn it again next round, at slot 1. Shards beyond eight can be spent freely.
powers-coins = Take 6 coins from the Bank to make the visit worthwhile.
powers-coins-other = All right, that’s a use for your points, too.
powers-done = One point is left, with nothing worth spending it on. Finish.
powers-done-other = All right, use the last point.
powers-end = You sorted your powers, learned one, used it, and saw how a spent shard closes its slot. Next round you may learn it again at slot 1. Play on here, or take the next lesson.

# --- machines -----------------------------------------------------------------------------------------

machines-title = Machines and signature tricks
machines-button = Machines
machines-what = Dawn of Technology: build machines, use them, bring them back, and learn your own signature trick.

machines-machines = This is your row of machines, and each school has its own. Yours are Tesla Coils: they bring coins. All four slots are still empty.
machines-machines-why = Smoke Machines replace components, Hypnotisers save coins and change plans, Training Machines give action points.
machines-place = Your plan is made. Place the Assistant in the Workshop: that’s where machines are built.
machines-place-other = That works, too. Machines are built only in your Workshop.
machines-shard = Keep your shards: you’ll soon see what they’re good for.
machines-shard-other = Spent: one more point, but one shard fewer beside your machines.
machines-build = Build your first machine. It takes 1 action point, and the first one costs no coins.
machines-build-other = All right. Building takes 1 point in the Workshop, whenever you like.
machines-build-again = One point is left: build the second one, for 1 coin. Each machine costs 1 coin more than the one before.
machines-build-again-other = As you like. The second one costs 1 point and 1 coin.
machines-use = Before you place a character you may use machines. Use the first coil: it brings 2 coins, and turns over.
machines-use-why = Using costs nothing, but a machine works only once a round. Other schools have other occasions, such as preparing or buying.
machines-use-other = You can still use it before you place your next character.
machines-use-again = And the second one, for 2 more coins.
machines-use-again-other = You can still use it before you place your next character.
machines-signature = Now that you have a machine, your signature trick is within reach. Perpetual Rings is a better version of Linking Rings that only you can learn; it lies beside your board.
machines-signature-why = It pays 1 fame and 2 coins, gives 3 markers, and one set-up action may place two of them.
machines-downtown = Now your signature trick: place the magician Downtown to learn it.
machines-downtown-other = As you like. Tricks are learned Downtown, for 3 points.
machines-shard-downtown = Three points are enough to learn. Keep the shard.
machines-shard-downtown-other = Spent: one more point, but one shard fewer beside your machines.
machines-learn = Learn Perpetual Rings. It takes the place of Linking Rings, and its two markers pass to it.
machines-learn-other = A good trick, too. Your signature trick waits for you.
machines-back = The round is over, and your first coil is active again. Its slot has its 1 shard, and that’s all it needs.
machines-back-why = Machines come back at the end of the round, and it costs no shards. Some pay fame when they do.
machines-asleep = The second coil stays inactive: its slot needs 3 shards in all, and you have 2. So shards you keep are machines that work again.
machines-asleep-why = With 1, 3, 5 and 8 shards, slots 1 to 4 are supplied. An active machine stays active even if you spend its shards.
machines-prepare = To prepare a signature trick you need machines: one for level 1, two for level 2, three for level 3. You have enough.
machines-end = You built two machines, used them, learned your signature trick, and saw which machine comes back. At the end of the game 3 shards are worth 2 fame. Play on here, or choose another lesson.
