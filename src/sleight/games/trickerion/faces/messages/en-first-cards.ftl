# What cards of 2019 do under first-edition rules, where that differs.

effect-freelancer-first = This character may go to any other location instead of the Workshop, by that location’s rules.
effect-hidden-talent-first = If an apprentice sent with this card prepares a trick, you may swap it, when the characters return, for a specialist you don’t have. The specialist brings only a board, and a wage of 2 coins is added to this round’s wages, on top of the apprentice’s.
effect-workshop-delivery-first = One buy action may take one component of a type you already own, on sale or not, for 1 coin less than its price (even free).
effect-double-performer-bonus-first = The performer gets double for links and for specialists backstage. Tricks and newly made links pay as usual.
effect-flat-price-first = The price of any component is 2 coins, before bargaining and cards.
effect-the-great-optico-first = Once a round, as you place a character with a permanent assignment card, you may use the bonus of an opponent’s face-up special assignment card for the same location.
effect-priestess-of-mysticism-first = For 2 action points each time, any of your characters in the Dark Alley may discard the active prophecy, make a pending one of your choice active at once, and draw a new one into its place, but not while no prophecy is active.

-at-the-end-first = At the end of the game, if you have this trick’s components
effect-aztec-lady-first = { -at-the-end-first }, you gain 2 fame for every marker that lies on your trick cards, not in the Theater.
effect-horror-saws-first = { -at-the-end-first }, every unspent shard brings you 1 fame on top of the usual.
effect-automaton-first = { -at-the-end-first }, you gain 4 fame for every level-2 trick you own, whether or not you have its components.
effect-hellhound-first = { -at-the-end-first }, every special assignment card in your hand brings you 2 fame on top of the usual.
effect-mutilation-first = { -at-the-end-first }, you gain 12 fame for having all three: Assistant, Manager and Engineer.
effect-stairs-of-water-first = { -at-the-end-first }, you gain 2 fame for every advanced component you have, counting the Manager’s extra ones.
effect-beast-within-first = { -at-the-end-first }, you gain 10 fame for owning 4 tricks of any levels, this one included.
effect-vanishing-elephant-first = { -at-the-end-first }, you gain 7 fame for having the Manager.
effect-buried-alive-first = { -at-the-end-first }, you gain 7 fame for having the Engineer.
effect-assistants-revenge-first = { -at-the-end-first }, you gain 7 fame for having the Assistant.
effect-iron-maiden-first = { -at-the-end-first }, you gain 4 fame for every level-1 trick you own, whether or not you have its components.
effect-transported-man-first = { -at-the-end-first }, you gain 4 fame for every level-3 trick you own, this one included, whether or not you have the components of the others.
effect-balsamos-skull-first = { -at-the-end-first }, you gain 3 fame for every superior component you have, counting the Manager’s extra ones.
effect-seance-first = { -at-the-end-first }, you gain 3 fame for every apprentice you have.
effect-skeleton-dance-first = { -at-the-end-first }, you gain 1 fame for every basic component you have, counting the Manager’s extra ones.
effect-metamorphosis-first = { -at-the-end-first }, every 3 coins you have bring you 1 fame on top of the usual.
