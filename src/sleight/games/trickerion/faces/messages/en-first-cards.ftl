# What cards of 2019 do under first-edition rules, where that differs.

effect-freelancer-first = This character may go to any other location in place of the workshop, by the rules of that location.
effect-hidden-talent-first = If an apprentice sent with this card prepares a trick, you may exchange it, when the characters return, for a specialist you lack, who brings nothing but a board and whose wage of 2 coins is added to the wages of this round, on top of the apprentice’s.
effect-workshop-delivery-first = A single buy action may take one component of a type of which you have at least one token, on sale or not, for 1 coin less than its price, even for nothing.
effect-double-performer-bonus-first = The performer gets everything twice that comes for links and for specialists backstage, but tricks and newly made links pay as usual.
effect-flat-price-first = The price of any component is 2 coins, before bargaining and cards.
effect-the-great-optico-first = Once a round, as you place a character with a permanent assignment card, you may use the bonus of an opponent’s special assignment card for the same location that lies face up.
effect-priestess-of-mysticism-first = For 2 action points each time, any character of yours in the Dark Alley may discard the active prophecy, make a pending one of your choice active at once, and draw a new one into its place, but not while no prophecy is active.

-at-the-end-first = At the end of the game, if you have this trick’s components
effect-aztec-lady-first = { -at-the-end-first }, you gain 2 fame for every marker that lies on your trick cards, not in the theater.
effect-horror-saws-first = { -at-the-end-first }, every unspent shard brings you 1 fame on top of the usual.
effect-automaton-first = { -at-the-end-first }, you gain 4 fame for every level-2 trick you own, whether or not you have its components.
effect-hellhound-first = { -at-the-end-first }, every special assignment card in your hand brings you 2 fame on top of the usual.
effect-mutilation-first = { -at-the-end-first }, you gain 12 fame for having the Assistant, the Manager and the Engineer all together.
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
