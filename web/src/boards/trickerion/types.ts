// Made from the server's schema; `python tools/web_types.py --write` makes it anew.

/** Do what a card or an ability allows now (TR-SA-05, TR-MAG-04). */
export interface Accept {
  type: "accept";
}

/** Pay for the poster (TR-ADV-04). */
export interface Advertise {
  type: "advertise";
}

/** TR-ADV-04: a poster hangs. */
export interface Advertised {
  type: "advertised";
  seat: number;
  coins: number;
  fame: number;
}

/** TR-ADV-06: no poster this round. */
export interface AdvertisingDeclined {
  type: "advertising-declined";
  seat: number;
}

/** The Dark Alley as one seat sees it. */
export interface Alley {
  decks: string[][];
  drawn?: string[][];
  prophecies?: Prophecies | null;
  round?: Round;
  draws?: number[];
  secrets?: string[];
  unseen?: [number, string][];
}

/** Fame, coins and shards; below 0 for less. */
export interface Amount {
  fame: number;
  coins: number;
  shards: number;
}

/** TR-END-13: where a hired apprentice lives. */
export interface ApprenticeHoused {
  type: "apprentice-housed";
  seat: number;
  board: string;
}

/** TR-WS-26: an apprentice lives on the Assistant's board. */
export interface ApprenticeMoved {
  type: "apprentice-moved";
  seat: number;
  apprentice: string;
}

/** T1-WORK-04: the apprentice of the Assistant has a home on the player board. */
export interface ApprenticeRehoused {
  type: "apprentice-rehoused";
  seat: number;
  apprentice: string;
}

/** A card under a character. */
export interface Assignment {
  seat: number;
  character: string;
  card: string;
}

/** Lay the marker on that slot, 1 to 6, its own school facing that way (TR-TH-13). */
export interface At {
  type: "at";
  card: string;
  slot: number;
  facing: string;
}

/** Lower the price of this purchase so many times (TR-MK-09). */
export interface Bargain {
  type: "bargain";
  times: number;
}

/** What a prophecy makes of the printed figures; `` stands for no prophecy. */
export interface Bend {
  days: Record<string, DayChange>;
  bent: string[];
}

/** Lay the marker beside the slots of this card (TR-SAR-10). */
export interface Beside {
  type: "beside";
  card: string;
}

/** The card that would bring its performer most on a day. */
export interface BestShow {
  fame: number;
  coins: number;
  shards: number;
  card: string;
}

/** Boards, dice and the numbers printed around them. */
export interface Board {
  slots: Record<string, number[]>;
  slots_closed_by_players: Record<string, number>;
  theater: Theater;
  market_row: MarketRow;
  components: Record<string, ComponentClass>;
  dice: Record<string, ((string | number)[])[]>;
  player_board: Record<string, number>;
  specialist_boards: Record<string, Record<string, number>>;
  discs_per_player: Record<string, number>;
  markers: Markers;
  initiative_spaces: Record<string, number[]>;
  players: Record<string, number>;
  starting: Starting;
  wages: Record<string, number>;
  rounds: Record<string, number>;
  advertise: Record<string, number>;
}

/** DT-ABIL-15, 21: a trick scores with the bonus of another one; how much is told by `Scored`. */
export interface BonusChosen {
  type: "bonus-chosen";
  seat: number;
  trick: string;
  chosen: string;
}

/** TR-SA-09: a special card will give its bonus. */
export interface BonusKept {
  type: "bonus-kept";
  seat: number;
  character: string;
  card: string;
}

/** TR-SA-05: the next action has the bonus of the special card. */
export interface BonusUsed {
  type: "bonus-used";
  seat: number;
  card: string;
}

/** Take the action point of the magician's ability (TR-MAG-05). */
export interface Boost {
  type: "boost";
}

/** Use this special card of an opponent as if it lay under the character (TR-MAG-11). */
export interface Borrow {
  type: "borrow";
  card: string;
}

/** Build a machine on the lowest empty slot (DT-BUILD-04). */
export interface BuildMachine {
  type: "build-machine";
}

/** Buy 1 to 3 components of one type (TR-MK-03). */
export interface Buy {
  type: "buy";
  component: string;
  count: number;
}

/** Take the top card of this deck for shards, at any time of one's own turn (T1-ALLEY-03). */
export interface BuyCard {
  type: "buy-card";
  deck: string;
}

/** Buy 1 to 3 components of one type and use the machine that makes them cheaper (DT-SPIR-01). */
export interface BuyWithMachine {
  type: "buy-with-machine";
  component: string;
  count: number;
}

/** TR-END-23: a new performance card on the leftmost slot. */
export interface CardAdded {
  type: "card-added";
  card: string;
}

/** TR-MAG-11: a placement uses the special card of an opponent. */
export interface CardBorrowed {
  type: "card-borrowed";
  seat: number;
  character: string;
  card: string;
}

/** TR-END-20, 21: the last performance card leaves, and its markers go to reserve. */
export interface CardDiscarded {
  type: "card-discarded";
  card: string;
  markers: number;
}

/** The circles of a performance card, and for each slot the corners that lie in one (TR-TH-13). */
export interface CardFace {
  circles: Joint[];
  facings: string[][];
}

/** TR-DA-03, 08: a card of a pair is kept, the other goes under its deck. */
export interface CardKept {
  type: "card-kept";
  seat: number;
  deck: string;
  card: string;
}

/** TR-PERF-04: a performer has chosen a card. */
export interface CardPerformed {
  type: "card-performed";
  seat: number;
  card: string;
  day: string;
}

/** DT-SPIR-03, 06: an assignment card goes back to hand, and another one takes its place. */
export interface CardReplaced {
  type: "card-replaced";
  seat: number;
  character: string;
  card: string;
  back: string;
  sealed: boolean;
}

/** T1-ALLEY-01, 03, 13: a seat takes the top card of a deck that lies face up, perhaps for shards. */
export interface CardTaken {
  type: "card-taken";
  seat: number;
  deck: string;
  card: string;
  shards: number;
}

/** TR-PROR-25: an assignment card is shown alone. */
export interface CardTurnedUp {
  type: "card-turned-up";
  seat: number;
  character: string;
  card: string;
}

/** TR-DA-03, 08: a seat looks at cards of a deck. */
export interface CardsDrawn {
  type: "cards-drawn";
  seat: number;
  deck: string;
  count: number;
  cards: string[];
}

/** TR-SAR-14: two performance cards have changed places. */
export interface CardsExchanged {
  type: "cards-exchanged";
  seat: number;
  card: string;
  other: string;
}

/** DT-SPIR-03: the assignment cards of two characters change places, face up or face down as they lie. */
export interface CardsSwapped {
  type: "cards-swapped";
  seat: number;
  character: string;
  other: string;
}

/** Change the assignment card of this character (DT-SPIR-03). */
export interface ChangeCard {
  type: "change-card";
  character: string;
}

/** A character that somebody owns or has hired this round. */
export interface Character {
  id: string;
  at: string;
  card: string;
  waits: boolean;
  secret?: boolean;
  bonus?: string;
  talent?: boolean;
}

/** TR-MAG-05: an ability gives action points. */
export interface CharacterBoosted {
  type: "character-boosted";
  seat: number;
  character: string;
  points: number;
}

/** TR-AP-03: a shard was spent for points. */
export interface CharacterEnhanced {
  type: "character-enhanced";
  seat: number;
  character: string;
  points: number;
}

/** TR-DT-24: a disc waits at the inn. */
export interface CharacterHired {
  type: "character-hired";
  seat: number;
  character: string;
  die: string;
}

/** TR-PLACE-08: a card is turned down. */
export interface CharacterIdled {
  type: "character-idled";
  seat: number;
  character: string;
  full: string;
}

/** TR-SAR-31: a hired character is at home at once. */
export interface CharacterJoined {
  type: "character-joined";
  seat: number;
  character: string;
}

/** TR-PLACE-05: a character stands on a slot. */
export interface CharacterPlaced {
  type: "character-placed";
  seat: number;
  character: string;
  slot: string;
}

/** TR-ASSIGN-01: a card lies face down; only its owner knows where, and which. */
export interface CharacterPlanned {
  type: "character-planned";
  seat: number;
  character: string;
  card: string;
}

/** A slot for a character; it adds no points if it is closed (TR-SETUP-27). */
export interface CharacterSlot {
  id: string;
  points: number | null;
}

/** TR-END-11, 14: all discs and cards are back. */
export interface CharactersReturned {
  type: "characters-returned";
}

/** Become this magician (TR-PSET-01). */
export interface ChooseMagician {
  type: "choose";
  magician: string;
}

/** TR-TH-27: a link circle, between two neighbouring slots. */
export interface Circle {
  between: [[number, number], [number, number]];
  shard: boolean;
}

/** TR-SAR-48: coins spent at the market row go to another player. */
export interface CoinsShared {
  type: "coins-shared";
  seat: number;
  coins: number;
  payer: number;
}

/** TR-DT-32: coins from the bank. */
export interface CoinsTaken {
  type: "coins-taken";
  seat: number;
  coins: number;
  die: string;
}

/** Take the coins that this die of the bank shows (TR-DT-32). */
export interface Collect {
  type: "collect";
  die: string;
}

/** TR-SAR-47: the component of the quick-order slot was taken home. */
export interface ComponentClaimed {
  type: "component-claimed";
  seat: number;
  component: string;
}

/** TR-GEN-07, 08: a class of components and its price. */
export interface ComponentClass {
  price: number;
  types: string[];
}

/** TR-SAR-45: an ordered component is on sale at once. */
export interface ComponentDisplayed {
  type: "component-displayed";
  seat: number;
  component: string;
}

/** TR-SAR-25: a component was given back for the preparation. */
export interface ComponentFed {
  type: "component-fed";
  seat: number;
  component: string;
}

/** TR-MK-15: a component lies on an order slot. */
export interface ComponentOrdered {
  type: "component-ordered";
  seat: number;
  component: string;
  slot: number;
}

/** TR-MK-22: a component lies on the quick-order slot. */
export interface ComponentQuickOrdered {
  type: "component-quick-ordered";
  seat: number;
  component: string;
}

/** TR-ANY-06: a component is back in the supply. */
export interface ComponentReturned {
  type: "component-returned";
  seat: number;
  component: string;
}

/** TR-MK-03 to 14: a purchase, bargains included. */
export interface ComponentsBought {
  type: "components-bought";
  seat: number;
  component: string;
  count: number;
  coins: number;
  bargains: number;
  board: string;
}

/** TR-WS-24: a stack lies on the Manager's board, and perhaps another one no more. */
export interface ComponentsMoved {
  type: "components-moved";
  seat: number;
  component: string;
  instead_of: string | null;
}

/** TR-CMP-05: the buyer has chosen the board for a new type. */
export interface ComponentsStored {
  type: "components-stored";
  seat: number;
  component: string;
  count: number;
  board: string;
}

/** TR-PSET-07, 17: free components at set-up. */
export interface ComponentsTaken {
  type: "components-taken";
  seat: number;
  components: string[];
  board: string;
}

/** T1-WORK-03: a stack lies on the player board instead of the Manager's. */
export interface ComponentsUnshelved {
  type: "components-unshelved";
  seat: number;
  component: string;
}

/** Make the plan of this round final (TR-ASSIGN-08). */
export interface Confirm {
  type: "confirm";
}

/** The machines of all seats. */
export interface Dawn {
  seats: MachineBoard[];
  last_show?: string;
  set_up?: SetUpSoFar | null;
}

/** What a day adds to each reward. */
export interface DayChange {
  fame: number;
  coins: number;
}

/** TR-DA-07, 08: a seat will draw from this deck. */
export interface DeckNamed {
  type: "deck-named";
  seat: number;
  deck: string;
}

/** T1-ALLEY-04: these cards lay on top of their decks and go under them. */
export interface DecksCycled {
  type: "decks-cycled";
  cards: string[];
}

/** Do without something that may be done (TR-ADV-06, TR-PERF-08). */
export interface Decline {
  type: "decline";
}

/** TR-DT-33, 35: a die was rolled again. */
export interface DieRerolled {
  type: "die-rerolled";
  seat: number;
  die: string;
  face: string;
}

/** TR-DT-36: a die was turned. */
export interface DieSet {
  type: "die-set";
  seat: number;
  die: string;
  face: string;
}

/** TR-DT-08: a die of the residence has served to learn a trick and shows X now. */
export interface DieUsed {
  type: "die-used";
  seat: number;
  die: string;
  face: string;
}

/** Put a power out of the game at set-up (MP-06). */
export interface DiscardPower {
  type: "discard-power";
  power: string;
}

/** Draw from the special assignment deck of this location (TR-DA-03). */
export interface Draw {
  type: "draw";
  deck: string;
}

/** T1-OPT-01: a dummy lies on a performance card that has just been revealed. */
export interface DummyLaid {
  type: "dummy-laid";
  card: string;
  slot: number;
  school: string;
  facing: string;
}

/** TR-SCORE-08: what a level-3 trick pays at the end, for each of something or if something holds. */
export interface EndBonus {
  fame: number;
  per?: string;
  if?: string;
  note?: string;
}

/** Start with this specialist (TR-PSET-16). */
export interface Engage {
  type: "engage";
  specialist: string;
}

/** Spend a shard for one more action point (TR-AP-03). */
export interface Enhance {
  type: "enhance";
}

/** A card that changes places with another (TR-SAR-14). */
export interface Exchange {
  type: "exchange";
  card: string;
}

/** TR-DT-13: coins for the fame that was missing to learn a trick. */
export interface FamePaid {
  type: "threshold-paid";
  seat: number;
  coins: number;
}

/** The bonus of this specialist is received a second time (PW-23). */
export interface Feature {
  type: "feature";
  character: string;
}

/** Give back one of this component for one more marker, fame and coins (TR-SAR-25). */
export interface Feed {
  type: "feed";
  component: string;
}

/** TR-SAR-16: own markers pay more and those of others less in this performance. */
export interface FiascoArranged {
  type: "fiasco-arranged";
  seat: number;
}

/** What holds at every table with so many seats and these options. */
export interface Figures {
  seats: number;
  options: Record<string, boolean | string>;
  hand: Record<string, number>;
  base_points: Record<string, number>;
  costs: Record<string, number>;
  quick_surcharge: number;
  slots: Record<string, CharacterSlot[]>;
  days: Record<string, TheaterDay>;
  tricks: string[];
  thresholds: Record<string, number>;
  engineer_markers: number;
  link_fame: number;
  card_bonus: boolean;
  leaves: number[][];
  abilities: boolean;
  decks: string[];
  decks_face_up: boolean;
  card_shards: number;
}

/** Leave the remaining action points unspent (TR-AP-10). */
export interface Finish {
  type: "finish";
}

/** Move the pending prophecies one slot on (TR-DA-12). */
export interface Foresee {
  type: "foresee";
}

/** Give up the reward of this own trick for it (TR-MAG-19). */
export interface Forgo {
  type: "forgo";
  trick: string;
}

/** Which of several markers is rescheduled: the one on this card (TR-TH-19). */
export interface From {
  type: "from";
  card: string;
}

/** `fame` or `coins` for a new link (TR-LINK-05), or what is doubled, then also `shards` (TR-SAR-17). */
export interface Gain {
  type: "gain";
  resource: string;
}

/** TR-PSET-26 to 31: the first initiative order and what everybody starts with. */
export interface GameBegan {
  type: "game-began";
  order: number[];
  coins: number[];
  fame: number;
  shards: number;
  fames: number[];
  shards_by_seat?: number[];
}

/** TR-SCORE-19, 20: who has won. */
export interface GameEnded {
  type: "game-ended";
  winners: number[];
}

/** TR-SAR-36, 40 to 42, 46: components bought in an improved way. */
export interface GoodsBought {
  type: "goods-bought";
  seat: number;
  components: string[];
  coins: number;
  fame: number;
  shards: number;
  bargains: number;
}

/** A card, a prophecy, an ability or a power pays fame, coins or shards; what it takes is below 0. */
export interface Granted {
  type: "granted";
  seat: number;
  kind: string;
  cause: string;
  fame: number;
  coins: number;
  shards: number;
}

/** Hire the character that this die of the inn shows (TR-DT-24). */
export interface Hire {
  type: "hire";
  die: string;
}

/** Give an apprentice the Assistant's slot as its home (TR-WS-26). */
export interface House {
  type: "house";
  apprentice: string;
}

/** Turn the card of a character down instead of placing it (TR-PLACE-08). */
export interface Idle {
  type: "idle";
  character: string;
}

/** Pay a shard and choose this card for the performer (TR-MAG-24). */
export interface Impose {
  type: "impose";
  card: string;
}

/** TR-INIT-01: the order of this round. */
export interface InitiativeSet {
  type: "initiative-set";
  order: number[];
}

/** TR-SAR-38: a die of the bank was rolled for additional coins. */
export interface InterestRolled {
  type: "interest-rolled";
  seat: number;
  die: string;
  face: string;
  coins: number;
}

/** A link circle: two slots, counted from 0, and the corner of each that lies in it. */
export interface Joint {
  slot: number;
  corner: string;
  other: number;
  other_corner: string;
  shard: boolean;
}

/** On which board something goes: `player`, or that of a specialist (TR-DT-18, TR-CMP-05, TR-END-13). */
export interface Keep {
  type: "keep";
  board: string;
}

/** Keep the bonus of the special card for an action of this placement (TR-SA-09). */
export interface KeepBonus {
  type: "keep-bonus";
}

/** Keep the powers that are left; the discards are final (MP-06). */
export interface KeepPowers {
  type: "keep-powers";
}

/** What the viewer lacks for a trick. */
export interface Lack {
  owned: boolean;
  components: Record<string, number>;
  coins: number;
  to_order: string[];
  fame: number;
  fame_coins: number;
  permitted: boolean;
  preparable_now: boolean;
  one_missing: boolean;
  affordable: boolean;
  dice: string[];
  boards: string[];
  symbols: string[];
}

/** What laying a marker would pay its player at once (TR-LINK-04 to 10). */
export interface Laid {
  links: number;
  fame: number;
  coins: number;
  shards: number;
  after: Amount | null;
}

/** Take this trick: at set-up (TR-PSET-09, 18) or with the action Learn Trick (TR-DT-04). */
export interface Learn {
  type: "learn";
  trick: string;
}

/** Learn a power at a slot, counted from 1 (MP-10). */
export interface LearnPower {
  type: "learn-power";
  power: string;
  slot: number;
}

/** Leave this basic component in the place of the stolen token (TR-SAR-44). */
export interface Leave {
  type: "leave";
  component: string;
}

/** Which of two markers of the trick on the card: the one on this slot, or 0 for beside (TR-SAR-13). */
export interface Lift {
  type: "lift";
  slot: number;
}

/** TR-LINK-05: what a new link paid. */
export interface LinkPaid {
  type: "link-paid";
  seat: number;
  resource: string;
  amount: number;
}

/** Take the cards of all decks that were named (TR-DA-07). */
export interface Look {
  type: "look";
}

/** The machines of one seat, and its signature trick. */
export interface MachineBoard {
  built: number;
  inactive?: number[];
  used_slots?: number[];
  working?: number;
  slots?: MachineSlot[];
  apart?: number;
  signature?: string;
  beside?: boolean;
}

/** DT-BUILD-04, 05: a machine lies active on its slot. */
export interface MachineBuilt {
  type: "machine-built";
  seat: number;
  machine: string;
  coins: number;
}

/** DT-REACT-02, 05: a machine is active again, and perhaps pays fame for that. */
export interface MachineReactivated {
  type: "machine-reactivated";
  seat: number;
  machine: string;
  fame: number;
}

/** DT-MACH-02: one slot of a machine board, with the icons beside it. */
export interface MachineSlot {
  machine: string;
  icons: number;
  shards: number;
  coins: number;
  fame: number;
  state?: string;
}

/** DT-MACH-03: a machine is inactive now; what it pays is told by `Granted` with the source `machine`. */
export interface MachineUsed {
  type: "machine-used";
  seat: number;
  machine: string;
}

/** TR-MAG-02: one of the 8 magicians. */
export interface Magician {
  id: string;
  name: Record<string, string>;
  school: string;
  ability: Record<string, string>;
}

/** TR-PSET-02: a seat has a magician. */
export interface MagicianChosen {
  type: "magician-chosen";
  seat: number;
  magician: string;
}

/** Put this symbol marker on the new trick (TR-PSET-10, TR-DT-20). */
export interface Mark {
  type: "mark";
  symbol: string;
}

/** A trick marker on a performance card, or a dummy there. */
export interface Marker {
  seat: number;
  symbol: string;
  trick: string;
  facing: string;
  stacked?: boolean;
}

/** TR-SAR-18: a marker has left its card for its yields. */
export interface MarkerCashed {
  type: "marker-cashed";
  seat: number;
  trick: string;
  card: string;
}

/** TR-SAR-15: a performed marker lies on its trick again. */
export interface MarkerSalvaged {
  type: "marker-salvaged";
  seat: number;
  trick: string;
}

/** TR-SAR-27: a fresh marker went to a performance card without any payment. */
export interface MarkerStaged {
  type: "marker-staged";
  seat: number;
  trick: string;
  card: string;
  slot: number;
  facing: string;
}

/** DT-ABIL-07: a marker of a trick stays on the card on which it was performed. */
export interface MarkerStayed {
  type: "marker-stayed";
  seat: number;
  trick: string;
  card: string;
}

/** TR-SAR-22, 35: a trick received a marker without being prepared. */
export interface MarkerSupplied {
  type: "marker-supplied";
  seat: number;
  trick: string;
}

/** TR-GEN-12, 28: the trick markers of a player. */
export interface Markers {
  symbols: string[];
  per_symbol: number;
  corners_clockwise: string[];
}

/** The market row; `` for an empty slot. */
export interface Market {
  stalls: string[];
  orders: string[];
  quick: string;
  extra?: string[];
}

/** TR-MK-01, TR-SETUP-05: the market and its first stock. */
export interface MarketRow {
  buy_slots: number;
  order_slots: number;
  quick_order_slots: number;
  initial_stock: string[];
}

/** Bring a trick to the Engineer's board, in exchange for the one there if there is one (TR-WS-21). */
export interface MoveTrick {
  type: "move";
  trick: string;
}

/** An open question as plain data: its kind and its numbers. */
export interface Open {
  kind: string;
  numbers: number[];
}

/** TR-SAR-19: a marker of an opponent was moved. */
export interface OpponentRescheduled {
  type: "opponent-rescheduled";
  seat: number;
  owner: number;
  trick: string;
  origin: string;
  card: string;
  slot: number;
  facing: string;
}

/** Options */
export interface Options {
  dark_alley: boolean;
  prophecies: boolean;
  quick: boolean;
  level3_with_marker: boolean;
  beginner: number[];
  edition: string;
  dummies: boolean;
  thresholds: string;
  first_draw_resets: string;
  powers: boolean;
  power_shards: string;
  dawn?: boolean;
  machine_costs?: string;
  allow_unrecommended?: boolean;
}

/** Put a component on that order slot, 1 to 4 (TR-MK-15). */
export interface Order {
  type: "order";
  component: string;
  slot: number;
}

/** TR-END-15 to 17: the stock of the next round. */
export interface OrdersDelivered {
  type: "orders-delivered";
  stalls: string[];
}

/** A trick in somebody's workshop. */
export interface OwnTrick {
  trick: string;
  symbol: string;
  board: string;
  ready: number;
  spare: number;
  shards?: number;
}

/** Pay so many coins of the wages that are due (T1-END-04). */
export interface PayWages {
  type: "pay";
  coins: number;
}

/** TR-DA-12: the pending prophecies have moved one slot on. */
export interface PendingTurned {
  type: "pending-turned";
  seat: number;
  pending: string[];
}

/** Perform all tricks on this card (TR-PERF-04). */
export interface Perform {
  type: "perform";
  card: string;
}

/** TR-TH-18: one of the 28 performance cards. */
export interface Performance {
  id: string;
  theater: string;
  slots: [number, number][];
  links: Circle[];
  performer_bonus: Yields;
}

/** TR-PERF-08: a performer does not perform. */
export interface PerformanceDeclined {
  type: "performance-declined";
  seat: number;
}

/** TR-MAG-24: another player has chosen the card of the performer. */
export interface PerformanceImposed {
  type: "performance-imposed";
  seat: number;
  performer: number;
  card: string;
}

/** TR-PERF-25 to 28: one bonus of the performer. */
export interface PerformerPaid {
  type: "performer-paid";
  seat: number;
  reason: string;
  fame: number;
  coins: number;
  shards: number;
}

/** Which token is stolen: `stall-1` to `stall-4`, `quick`, `extra-1` or `extra-2` (TR-SAR-44). */
export interface Pilfer {
  type: "pilfer";
  place: string;
}

/** Put a character on a slot of its location (TR-PLACE-05). */
export interface Place {
  type: "place";
  character: string;
  slot: string;
}

/** Keep the shard (TR-AP-03). */
export interface Plain {
  type: "plain";
}

/** TR-ASSIGN-07: a seat has finished assigning. */
export interface PlanConfirmed {
  type: "plan-confirmed";
  seat: number;
}

/** TR-ASSIGN-08: a seat plans anew; nobody else can tell. */
export interface PlanTakenBack {
  type: "plan-taken-back";
  seat: number;
}

/** TR-PLACE-01: all assigned cards are turned up. */
export interface PlansRevealed {
  type: "plans-revealed";
  cards: Assignment[];
}

/** TR-PROR-25: all plans are in, and their cards stay face down; who has one can be seen. */
export interface PlansSealed {
  type: "plans-sealed";
}

/** Take an action point instead of the bonus of the special card (TR-SA-08). */
export interface Point {
  type: "point";
}

/** TR-SA-08: a special card gives action points instead of its bonus. */
export interface PointTaken {
  type: "point-taken";
  seat: number;
  character: string;
  card: string;
  points: number;
}

/** TR-AP-10: a character ends with points unspent. */
export interface PointsLost {
  type: "points-lost";
  seat: number;
  points: number;
}

/** MP-06: a power lies face down among the discards, and can still be taken back. */
export interface PowerDiscarded {
  type: "power-discarded";
  seat: number;
  power: string;
}

/** MP-10: a power lies face up at a slot. */
export interface PowerLearned {
  type: "power-learned";
  seat: number;
  power: string;
  slot: number;
  coins: number;
}

/** MP-14, 18: a power has left its slot and is back in hand. */
export interface PowerReturned {
  type: "power-returned";
  seat: number;
  power: string;
  slot: number;
}

/** MP-15, 21: one slot at the edge of a player board. */
export interface PowerSlot {
  icons: number;
  shards: number;
  power?: string;
}

/** A power has changed something; what it pays is told by `Granted` with the source `power`. */
export interface PowerUsed {
  type: "power-used";
  seat: number;
  power: string;
}

/** Magician Powers as one seat sees them. */
export interface Powers {
  seats: Repertoire[];
  left: [number, number, number];
}

/** MP-05: a seat looks at the powers that it was dealt. */
export interface PowersDealt {
  type: "powers-dealt";
  seat: number;
  count: number;
  powers: string[];
}

/** MP-06: the discards of a seat are final. */
export interface PowersKept {
  type: "powers-kept";
  seat: number;
  count: number;
}

/** MP-07: a seat chooses its discards anew; nobody else can tell. */
export interface PowersTakenBack {
  type: "powers-taken-back";
  seat: number;
}

/** Put trick markers on a trick (TR-WS-04). */
export interface Prepare {
  type: "prepare";
  trick: string;
}

/** Prepare a trick with these machines: `optical-1`, or several as `optical-1+optical-4` (DT-OPTI-10). */
export interface PrepareWith {
  type: "prepare-with";
  trick: string;
  machines: string;
}

/** TR-PRO: the prophecies, as everybody sees them. */
export interface Prophecies {
  active: string;
  pending: string[];
  left: number;
  past?: string[];
  removed?: string[];
}

/** TR-SETUP-16, TR-END-29 to 31: which prophecy is active, and which are to come. */
export interface PropheciesMoved {
  type: "prophecies-moved";
  active: string;
  pending: string[];
}

/** TR-PRO-01: one of the 27 prophecies; what it does is its class in `cards`. */
export interface Prophecy {
  id: string;
  hook: string;
  ruling: string;
}

/** TR-MAG-07: a pending prophecy has become active in the middle of a round. */
export interface ProphecyWoven {
  type: "prophecy-woven";
  seat: number;
  prophecy: string;
  pending: string[];
}

/** What a player would work out before deciding; who only watches is told of shows alone. */
export interface Prospects {
  shows: Record<string, Record<string, ShowPay>>;
  best: Record<string, BestShow | null>;
  slots: Record<string, Record<string, number | null>>;
  set_ups: Record<string, Laid>;
  wages: Record<string, number>;
  wages_due: number;
  wages_sums: number[];
  missing: Record<string, Lack>;
}

/** Put this special card under its deck first (PW-07). */
export interface PutUnder {
  type: "under";
  card: string;
}

/** Put a component on the quick-order slot (TR-MK-22). */
export interface QuickOrder {
  type: "quick";
  component: string;
}

/** Make one of one's own inactive machines active (DT-CARD-01, 04). */
export interface ReactivateMachine {
  type: "reactivate-machine";
  machine: string;
}

/** Bring a trick from the Engineer's board to an empty slot of the player board (T1-WORK-02). */
export interface Recall {
  type: "recall";
  trick: string;
}

/** Take this kind of character, whatever the die shows (TR-SAR-28, 32). */
export interface Recruit {
  type: "recruit";
  character: string;
}

/** Give the apprentice that lives with the Assistant a home on the player board (T1-WORK-04). */
export interface Rehouse {
  type: "rehouse";
  apprentice: string;
}

/** The powers of one seat as a viewer sees them. */
export interface Repertoire {
  slots: PowerSlot[];
  hand?: string[];
  hidden?: number;
  known?: string[];
  apart?: number;
  discards?: string[];
  used?: string[];
}

/** Give this trick back for the new one (TR-SAR-33). */
export interface Replace {
  type: "replace";
  trick: string;
}

/** Take back the whole plan before it is confirmed (TR-ASSIGN-08). */
export interface Replan {
  type: "replan";
}

/** Roll one die again (TR-DT-33). */
export interface Reroll {
  type: "reroll";
  die: string;
}

/** Move a marker of this trick to another slot (TR-TH-19). */
export interface Reschedule {
  type: "shift";
  trick: string;
}

/** Move a marker of this trick to another slot without points (PW-08). */
export interface RescheduleFreely {
  type: "shift-free";
  trick: string;
}

/** Leave a character without a card (TR-ASSIGN-05). */
export interface Rest {
  type: "rest";
  character: string;
}

/** PW-07: a seat has chosen in which order the other cards of a draw go under their deck. */
export interface RestOrdered {
  type: "rest-ordered";
  seat: number;
  deck: string;
  cards: string[];
}

/** Keep this card of a drawn pair (TR-DA-03). */
export interface Retain {
  type: "retain";
  card: string;
}

/** Give one component back to the supply (TR-ANY-06). */
export interface ReturnComponent {
  type: "drop";
  component: string;
}

/** Give a trick back to the residence (TR-ANY-01). */
export interface ReturnTrick {
  type: "return";
  trick: string;
}

/** TR-SAR-17: a part of a reward will be doubled. */
export interface RewardDoubled {
  type: "reward-doubled";
  seat: number;
  trick: string;
  resource: string;
}

/** What one cause adds to a reward, or takes from it. */
export interface RewardPart {
  cause: string;
  fame: number;
  coins: number;
}

/** TR-MAG-19: the performer receives the yields of an opponent's trick instead of an own one's. */
export interface RewardStolen {
  type: "reward-stolen";
  seat: number;
  trick: string;
  owner: number;
  forgone: string;
}

/** What holds in this round only, and is public. */
export interface Round {
  used?: string[];
  shares?: number[];
  claim?: number;
  sealed?: boolean;
  placements?: number;
  draws?: number;
  bonus?: string;
  performed?: number;
  conducted?: number[];
  declared?: number[];
  taken?: string[];
}

/** TR-DICE-01: a new round and its dice. */
export interface RoundBegan {
  type: "round-began";
  round: number;
  dice: string[];
}

/** Put a performed marker back on this trick (TR-SAR-15). */
export interface Salvage {
  type: "salvage";
  trick: string;
}

/** TR-SCORE-02 to 13: one category of final scoring for one seat. */
export interface Scored {
  type: "scored";
  seat: number;
  category: string;
  fame: number;
  cap: number;
  beyond: number;
}

/** PW-07: a seat looks at the second card of a deck that lies face up. */
export interface SecondShown {
  type: "second-shown";
  seat: number;
  deck: string;
  card: string;
}

/** PW-07, MP-65: a seat takes the second card of a deck that lies face up. */
export interface SecondTaken {
  type: "second-taken";
  seat: number;
  deck: string;
  card: string;
}

/** Lay an assignment card under a character (TR-ASSIGN-01). */
export interface Send {
  type: "send";
  character: string;
  card: string;
}

/** Turn one die to another of its faces (TR-DT-36). */
export interface SetDie {
  type: "set";
  die: string;
  face: string;
}

/** Take a marker from this trick to a performance card (TR-TH-12). */
export interface SetUp {
  type: "set-up";
  trick: string;
}

/** Set up a marker of this trick without points (PW-26). */
export interface SetUpFreely {
  type: "set-up-free";
  trick: string;
}

/** DT-ABIL-12: a set-up that goes on after its first marker. */
export interface SetUpSoFar {
  trick: string;
  second?: boolean;
  linked?: boolean;
  linked_others?: boolean;
  armed?: boolean;
}

/** TR-LINK-08: a link on a shard circle. */
export interface ShardsGained {
  type: "shards-gained";
  seat: number;
  shards: number;
}

/** Bring a stack to the Manager's board: to an `empty` slot or in exchange (TR-WS-24). */
export interface Shelve {
  type: "shelve";
  component: string;
  instead_of: string;
}

/** A performance card in the theater and what lies on its slots. */
export interface Show {
  card: string;
  markers: (Marker | null)[];
  beside?: Marker[];
}

/** What the performance of a card on a day would pay (TR-PERF-14 to 29). */
export interface ShowPay {
  performer: number;
  performable: boolean;
  pays: Amount[];
}

/** What is printed, and the figures of the tables. */
export interface Shown {
  tricks: Trick[];
  performances: Performance[];
  magicians: Magician[];
  specials: Special[];
  prophecies: Prophecy[];
  board: Board;
  of_modules?: Record<string, unknown[]>;
  missing?: string[];
  apart?: number;
  tables: Figures[];
  faces: Record<string, CardFace>;
  corners: Record<string, Record<string, string[]>>;
  dice_order: string[];
  bends: Record<string, Bend>;
  charge: Yields;
  missing_fame: number;
}

/** TR-SA-01, 04: one of the 40 special assignment cards; what it does is its class in `cards`. */
export interface Special {
  id: string;
  location: string;
  action: string;
  ruling: string;
  every_action: boolean;
  when: string;
}

/** TR-PSET-16: a seat starts with a specialist. */
export interface SpecialistEngaged {
  type: "specialist-engaged";
  seat: number;
  specialist: string;
}

/** TR-END-33: the special cards that were used go under their decks, in this order. */
export interface SpecialsReturned {
  type: "specials-returned";
  cards: string[];
}

/** The components of one type in somebody's workshop. */
export interface Stack {
  component: string;
  tokens: number;
  board: string;
  counts: number;
}

/** Double a part of the reward of this own trick (TR-SAR-17). */
export interface Star {
  type: "star";
  trick: string;
}

/** TR-PSET-21, 29, 31: what everybody starts with. */
export interface Starting {
  coins_by_initiative_space: Record<string, number>;
  fame: number;
  shards: number;
}

/** Receive the reward of this trick of an opponent (TR-MAG-19). */
export interface Steal {
  type: "steal";
  trick: string;
}

/** Order a component to lie beside the buy slots at once (TR-SAR-45). */
export interface StockUp {
  type: "stock";
  component: string;
}

/** Put a marker on this other trick (TR-SAR-22). */
export interface Supply {
  type: "supply";
  trick: string;
}

/** Swap that card for the one of this character (DT-SPIR-03). */
export interface SwapCard {
  type: "swap-card";
  character: string;
}

/** Take all discarded powers back and choose anew (MP-07). */
export interface TakeBackPowers {
  type: "take-back-powers";
}

/** Take starting components (TR-PSET-07, 17): `rope`, or two of them as `wood+metal`. */
export interface TakeComponents {
  type: "take";
  components: string;
}

/** TR-SAR-28: a specialist has taken the place of an apprentice. */
export interface TalentFound {
  type: "talent-found";
  seat: number;
  apprentice: string;
  specialist: string;
  paid: number;
  fame_lost: number;
  owed: number;
}

/** TR-TH-01, 02: the days of the theater. */
export interface Theater {
  days: string[];
  backstage_slots_per_day: number;
  performer_slots_per_day: number;
  action_point_modifier: Record<string, number>;
  yield_modifier: Record<string, Record<string, number>>;
}

/** A day of the theater and its slots. */
export interface TheaterDay {
  backstage: CharacterSlot[];
  stage: CharacterSlot;
}

/** TR-SAR-44: a token of the stock was taken and a basic component left in its place. */
export interface TokenStolen {
  type: "token-stolen";
  seat: number;
  place: string;
  component: string;
  left: string;
}

/** TR-PROR-23: the use of a slot has cost coins. */
export interface TollPaid {
  type: "toll-paid";
  seat: number;
  slot: string;
  coins: number;
}

/** T1-ALLEY-11: these cards now lie on top of their decks. */
export interface TopsShown {
  type: "tops-shown";
  cards: string[];
}

/** TR-GEN-06, 13: one of the 48 trick cards. */
export interface Trick {
  id: string;
  name: Record<string, string>;
  school: string;
  level: number;
  threshold: number;
  components: Record<string, number>;
  prepare_ap: number;
  markers: number;
  yields: Yields;
  end_bonus: EndBonus | null;
}

/** TR-SAR-10: a marker lies beside the slots of a full card. */
export interface TrickBeside {
  type: "trick-beside";
  seat: number;
  trick: string;
  card: string;
  stacked: boolean;
}

/** TR-SAR-26: a shard lies on a trick and raises its yields. */
export interface TrickCharged {
  type: "trick-charged";
  seat: number;
  trick: string;
}

/** DT-SIG-14: a trick that does not belong to the residence lies beside its owner's board again. */
export interface TrickLaidBeside {
  type: "trick-laid-beside";
  seat: number;
  trick: string;
}

/** TR-PSET-09, 18, TR-DT-17 to 20: a trick lies in a workshop, with its symbol. */
export interface TrickLearned {
  type: "trick-learned";
  seat: number;
  trick: string;
  symbol: string;
  board: string;
}

/** TR-WS-21: a trick lies on the Engineer's board, and perhaps another one no more. */
export interface TrickMoved {
  type: "trick-moved";
  seat: number;
  trick: string;
  instead_of: string | null;
}

/** TR-WS-08, TR-PSET-22: markers lie on a trick. */
export interface TrickPrepared {
  type: "trick-prepared";
  seat: number;
  trick: string;
  markers: number;
}

/** T1-WORK-02: a trick lies on the player board instead of the Engineer's. */
export interface TrickRecalled {
  type: "trick-recalled";
  seat: number;
  trick: string;
}

/** TR-SAR-33: a trick has taken over the symbol and the markers of another. */
export interface TrickReplaced {
  type: "trick-replaced";
  seat: number;
  trick: string;
  old: string;
  markers: number;
}

/** TR-TH-19: a marker lies elsewhere. */
export interface TrickRescheduled {
  type: "trick-rescheduled";
  seat: number;
  trick: string;
  origin: string;
  card: string;
  slot: number;
  facing: string;
}

/** TR-ANY-01, 02: a trick is back at the residence and its markers in reserve. */
export interface TrickReturned {
  type: "trick-returned";
  seat: number;
  trick: string;
}

/** TR-PERF-14, 32: what one marker paid its owner. */
export interface TrickRewarded {
  type: "trick-rewarded";
  seat: number;
  trick: string;
  fame: number;
  coins: number;
  shards: number;
  more_fame: number;
  more_coins: number;
  parts: RewardPart[];
}

/** TR-TH-12: a marker lies on a performance card. */
export interface TrickSetUp {
  type: "trick-set-up";
  seat: number;
  trick: string;
  card: string;
  slot: number;
  facing: string;
  links: number;
  stacked: boolean;
}

/** A trick of the residence goes to the box: nobody can learn it any more. */
export interface TrickTakenOut {
  type: "trick-taken-out";
  trick: string;
}

/** TrickerionView */
export interface TrickerionView {
  seat: number | null;
  options: Options;
  data: string;
  round: number;
  rounds: number;
  phase: string;
  chooser: number;
  order: number[];
  spaces: number[];
  fame: number[];
  coins: number[];
  shards: number[];
  dice: string[];
  market: Market;
  workshops: Workshop[];
  theater: Show[];
  deck: number;
  seen: string[];
  actor: string;
  points: number;
  asked: (Open | null)[];
  planned: number;
  replans: number;
  alley: Alley | null;
  left_out: string[];
  owed: number[];
  powers: Powers | null;
  dawn?: Dawn | null;
}

/** Bring a stack from the Manager's board to an empty slot of the player board (T1-WORK-03). */
export interface Unshelve {
  type: "unshelve";
  component: string;
}

/** Use the bonus of the special card in the next action (TR-SA-05). */
export interface UseBonus {
  type: "bonus";
}

/** Learn with this die of the residence (TR-DT-10). */
export interface UseDie {
  type: "use";
  die: string;
}

/** Use one of one's own machines (DT-MACH-03). */
export interface UseMachine {
  type: "use-machine";
  machine: string;
}

/** TR-END-02 to 09: wages, and what was lost for those not paid. */
export interface WagesPaid {
  type: "wages-paid";
  seat: number;
  due: number;
  coins: number;
  fame_lost: number;
}

/** Make this pending prophecy the active one (TR-MAG-07). */
export interface Weave {
  type: "weave";
  prophecy: string;
}

/** What one player owns; all of it but the cards in hand is public. */
export interface Workshop {
  magician: string;
  tricks: OwnTrick[];
  components: Stack[];
  characters: Character[];
  poster: boolean;
  day: string;
  specials?: number[];
  hand?: string[];
  known_cards?: string[];
  spent?: boolean;
  premiered?: string[];
}

/** Fame, coins and shards that something pays. */
export interface Yields {
  fame: number;
  coins: number;
  shards: number;
}

/** Any view of this game. */
export type View =
  | TrickerionView;

/** Any choice of this game. */
export type Choice =
  | ChooseMagician
  | TakeComponents
  | Learn
  | Mark
  | Engage
  | Advertise
  | Decline
  | Accept
  | Send
  | Rest
  | Confirm
  | Place
  | Idle
  | Enhance
  | Plain
  | Finish
  | Keep
  | UseDie
  | Hire
  | Collect
  | Reroll
  | SetDie
  | Buy
  | Bargain
  | Order
  | QuickOrder
  | Prepare
  | MoveTrick
  | Shelve
  | House
  | Recall
  | Unshelve
  | Rehouse
  | PayWages
  | SetUp
  | Reschedule
  | From
  | At
  | Gain
  | Borrow
  | Point
  | KeepBonus
  | UseBonus
  | Boost
  | Draw
  | BuyCard
  | Look
  | Retain
  | Foresee
  | Weave
  | Recruit
  | Replace
  | StockUp
  | Pilfer
  | Leave
  | Feed
  | Supply
  | Beside
  | Lift
  | Exchange
  | Impose
  | Steal
  | Forgo
  | Star
  | Salvage
  | Perform
  | ReturnTrick
  | ReturnComponent
  | Replan
  | LearnPower
  | DiscardPower
  | TakeBackPowers
  | KeepPowers
  | SetUpFreely
  | RescheduleFreely
  | Feature
  | PutUnder
  | BuildMachine
  | UseMachine
  | BuyWithMachine
  | ChangeCard
  | SwapCard
  | ReactivateMachine
  | PrepareWith;

/** Any event of this game. */
export type Event =
  | MagicianChosen
  | ComponentsTaken
  | TrickLearned
  | SpecialistEngaged
  | TrickPrepared
  | GameBegan
  | RoundBegan
  | InitiativeSet
  | Advertised
  | AdvertisingDeclined
  | CharacterPlanned
  | PlanTakenBack
  | PlanConfirmed
  | PlansRevealed
  | CharacterPlaced
  | CharacterIdled
  | CharacterEnhanced
  | PointsLost
  | DieUsed
  | FamePaid
  | CharacterHired
  | CoinsTaken
  | DieRerolled
  | DieSet
  | ComponentsBought
  | ComponentsStored
  | ComponentOrdered
  | ComponentQuickOrdered
  | TrickMoved
  | ComponentsMoved
  | ApprenticeMoved
  | TrickRecalled
  | ComponentsUnshelved
  | ApprenticeRehoused
  | TrickSetUp
  | TrickRescheduled
  | LinkPaid
  | ShardsGained
  | CardPerformed
  | PerformanceDeclined
  | TrickRewarded
  | PerformerPaid
  | WagesPaid
  | CharactersReturned
  | ApprenticeHoused
  | OrdersDelivered
  | CardDiscarded
  | CardAdded
  | DummyLaid
  | Scored
  | GameEnded
  | TrickReturned
  | TrickLaidBeside
  | TrickTakenOut
  | ComponentReturned
  | PropheciesMoved
  | PendingTurned
  | ProphecyWoven
  | DeckNamed
  | CardsDrawn
  | CardKept
  | CardTaken
  | TopsShown
  | DecksCycled
  | PlansSealed
  | CardTurnedUp
  | TollPaid
  | CardBorrowed
  | BonusKept
  | PointTaken
  | CharacterBoosted
  | BonusUsed
  | Granted
  | CoinsShared
  | SpecialsReturned
  | TrickBeside
  | CardsExchanged
  | MarkerCashed
  | OpponentRescheduled
  | MarkerSupplied
  | TrickCharged
  | ComponentFed
  | MarkerStaged
  | TalentFound
  | CharacterJoined
  | TrickReplaced
  | InterestRolled
  | GoodsBought
  | TokenStolen
  | ComponentDisplayed
  | ComponentClaimed
  | PerformanceImposed
  | RewardStolen
  | RewardDoubled
  | FiascoArranged
  | MarkerSalvaged
  | PowersDealt
  | PowerDiscarded
  | PowersTakenBack
  | PowersKept
  | PowerLearned
  | PowerReturned
  | PowerUsed
  | SecondShown
  | SecondTaken
  | RestOrdered
  | MachineBuilt
  | MachineUsed
  | MachineReactivated
  | CardsSwapped
  | CardReplaced
  | MarkerStayed
  | BonusChosen;

/** All that is printed. */
export type Printed =
  | Shown;
