# Dawn of Technology: machines by school and level, signature tricks and special cards. The sign ⌂ marks house data, our own inventions.

machine-spiritual-1 = Hypnotiser 1
effect-spiritual-1 = With one of your buy actions at Market Row, pay 3 coins less, but at least 1.
machine-spiritual-2 = Hypnotiser 2
effect-spiritual-2 = Before you place a character, swap the assignment cards of two of your characters, or take one back and put another from your hand in its place; the cards of characters already placed or idle stay where they are.
machine-spiritual-3 = Hypnotiser 3
effect-spiritual-3 = When you place a character Downtown, turn any one die to another face before it acts.
machine-spiritual-4 = Hypnotiser 4
effect-spiritual-4 = After your own performance, gain the bonus printed on its performance card once more.
machine-mechanical-1 = Tesla Coil 1
effect-mechanical-1 = Before you place a character, gain 2 coins.
machine-mechanical-2 = Tesla Coil 2
effect-mechanical-2 = Before you place a character, gain 2 coins.
machine-mechanical-3 = Tesla Coil 3
effect-mechanical-3 = Before you place a character, gain 3 coins.
machine-mechanical-4 = Tesla Coil 4
effect-mechanical-4 = Before you place a character, gain 1 fame for every 4 coins you have, up to 6 fame; you keep the coins.
machine-optical-1 = Smoke Machine 1
effect-optical-1 = When you prepare a trick, leave out one basic or advanced component.
machine-optical-2 = Smoke Machine 2
effect-optical-2 = When you prepare a trick, leave out one basic or advanced component.
machine-optical-3 = Smoke Machine 3
effect-optical-3 = When you prepare a trick, leave out one component of any class.
machine-optical-4 = Smoke Machine 4
effect-optical-4 = When you prepare a trick, leave out two components of any class.
machine-escape-1 = Training Machine 1
effect-escape-1 = A character you place at Market Row or in your Workshop gets 1 extra action point, from one machine per placement at most.
machine-escape-2 = Training Machine 2
effect-escape-2 = A character you place anywhere but in the Theater gets 1 extra action point, from one machine per placement at most.
machine-escape-3 = Training Machine 3
effect-escape-3 = A character you place anywhere gets 1 extra action point, from one machine per placement at most.
machine-escape-4 = Training Machine 4
effect-escape-4 = A character you place anywhere gets 1 extra action point, from one machine per placement at most.

trick-perpetual-rings = Perpetual Rings ⌂
effect-perpetual-rings = Easy Set-up: one set-up action may place up to two of its markers, one after the other; to prepare it you need 1 built machine, and to start the game with it you pay 1 shard.
trick-the-unquiet-hand = The Unquiet Hand ⌂
effect-the-unquiet-hand = Permanent Trick: after your own performance, its marker stays on the card; to prepare it you need 1 built machine, and to start the game with it you pay 1 shard.
trick-storm-catcher = Storm Catcher ⌂
effect-storm-catcher = Free Orientation: its marker may be turned any way, even if its school’s corner lies in no circle; to prepare it you need 2 built machines.
trick-hall-of-splinters = Hall of Splinters ⌂
effect-hall-of-splinters = Encore: two of its markers may lie on one performance card, and each pays; to prepare it you need 2 built machines.
trick-the-last-cell = The Last Cell ⌂
effect-the-last-cell = Free Orientation: its marker may be turned any way, even if its school’s corner lies in no circle; to prepare it you need 2 built machines.
trick-dance-of-the-forgotten-kings = Dance of the Forgotten Kings ⌂
effect-dance-of-the-forgotten-kings = Wild Bonus: at the end of the game it scores the bonus of any level-3 trick of its school that you don’t own; to prepare it you need 3 built machines.
trick-the-elephant-takes-a-bow = The Elephant Takes a Bow ⌂
effect-the-elephant-takes-a-bow = Wild Bonus: at the end of the game it scores the bonus of any level-3 trick of its school that you don’t own; to prepare it you need 3 built machines.
trick-crimson-maiden = Crimson Maiden ⌂
effect-crimson-maiden = Wild Bonus: at the end of the game it scores the bonus of any level-3 trick of its school that you don’t own; to prepare it you need 3 built machines.

card-backstage-dynamo = Backstage Dynamo ⌂
effect-backstage-dynamo = After your own performance, one of your inactive machines becomes active, whether or not its slot is full, and pays its reactivation fame, but can’t be used again this round.
card-clockwork-overture = Clockwork Overture ⌂
effect-clockwork-overture = If one set-up makes at least one link, you also gain 1 fame for each of your active machines, up to 3.
card-assembly-line = Assembly Line ⌂
effect-assembly-line = After building a machine you may build another one on the next slot, for no action point and 1 coin less.
card-pressure-valve = Pressure Valve ⌂
effect-pressure-valve = Before one preparation, one of your inactive machines becomes active and may be used again this round, even for this very preparation; it pays no fame.
card-patent-office = Patent Office ⌂
effect-patent-office = Learning your signature trick costs 1 action point less, and for its threshold you count 3 extra fame for each machine you have built.
card-power-company-dividend = Power Company Dividend ⌂
effect-power-company-dividend = When you take coins once, you take 1 more for each machine you have built; with four machines, you also gain 1 shard.
card-boiler-salvage = Boiler Salvage ⌂
effect-boiler-salvage = After one buy action you may build a machine for no action point, paying its coins.
card-fuel-contract = Fuel Contract ⌂
effect-fuel-contract = With one order you may pay 2 coins for 1 shard; if that fills the slot of an inactive machine, it becomes active and may be used again this round; it pays no fame.

choice-reactivate-machine = Reactivate { WORD("machine", $machine) }

question-restart-machine = { $you ->
    [yes] { WORD("card", "backstage-dynamo") }: which of your machines do you reactivate?
   *[no] { $seat } may reactivate a machine ({ WORD("card", "backstage-dynamo") }).
}
question-build-another = { $you ->
    [yes] { WORD("card", "assembly-line") }: do you also build { WORD("machine", $machine) } { $price ->
        [0] for free
        [one] for 1 coin
       *[other] for { $price } coins
    }?
   *[no] { $seat } may build another machine ({ WORD("card", "assembly-line") }).
}
question-build-salvaged = { $you ->
    [yes] { WORD("card", "boiler-salvage") }: do you build { WORD("machine", $machine) } { $price ->
        [0] for free
        [one] for 1 coin
       *[other] for { $price } coins
    }?
   *[no] { $seat } may build a machine ({ WORD("card", "boiler-salvage") }).
}
question-prepare-now = { $you ->
    [yes] { WORD("card", "pressure-valve") }: which trick do you prepare now?
   *[no] { $seat } prepares a trick now ({ WORD("card", "pressure-valve") }).
}
question-buy-fuel = { $you ->
    [yes] { WORD("card", "fuel-contract") }: do you pay { $price } { $price ->
        [one] coin
       *[other] coins
    } for a shard?
   *[no] { $seat } may buy a shard ({ WORD("card", "fuel-contract") }).
}

refusal-machine-not-inactive = { WORD("machine", $machine) } can’t become active again: only inactive machines of your own can.
refusal-no-machine-active = None of your machines is active.
refusal-no-machine-built = You haven’t built a machine yet.
refusal-nothing-to-prepare = Even with this machine active you couldn’t prepare a trick now.
refusal-not-your-signature = { WORD("card", "patent-office") } only works for your own signature trick.
