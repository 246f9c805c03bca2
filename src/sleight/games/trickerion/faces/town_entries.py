"""How the actions of Downtown, the market row and the workshop are listed, with and without special cards."""

from __future__ import annotations

from sleight.games.trickerion import choices as kinds
from sleight.games.trickerion.cards.special.downtown.coins import prices_now
from sleight.games.trickerion.cards.special.market_row.buying import BuyForFame
from sleight.games.trickerion.faces import residence, workshop
from sleight.games.trickerion.faces.lister import Entry, Lister, lists
from sleight.games.trickerion.faces.words import COIN, FAME, school
from sleight.games.trickerion.locations import downtown, market_row
from sleight.games.trickerion.printed.ids import DIE_IDS, MANAGER, SCHOOL_IDS
from sleight.games.trickerion.state import tricks


@lists(kinds.Learn)
def _learn(lister: Lister, choice: kinds.Learn) -> Entry:
    words, view = lister.words, lister.view
    id = SCHOOL_IDS[lister.deck.schools[lister.deck.trick_numbers[choice.trick]]]
    action = lister.grouped("group-learn", choice)
    headings = [action, f"{school(id)} {words.name(f'school-{id}')}"]
    name = f"{words.name(f'trick-{choice.trick}')} {workshop.kind(view, choice.trick)}"
    needs = residence.short_needs(view, words, lister.seat, choice.trick)
    # Before the first round few tricks are offered, and there is room for what one does besides paying.
    said = [residence.figures(view, words, choice.trick), needs, "" if action else words.effect(choice.trick)]
    return Entry(name, " · ".join(filter(None, headings)), note=" · ".join(filter(None, said)))


@lists(kinds.Hire)
def _hire(lister: Lister, choice: kinds.Hire) -> Entry:
    """Who comes; with a special card also by which die."""
    shown = lister.die(choice.die, face=True) if lister.armed() else lister.face(choice.die)
    return Entry(shown, line=lister.grouped("group-hire", choice))


@lists(kinds.Recruit)
def _recruit(lister: Lister, choice: kinds.Recruit) -> Entry:
    """TR-SAR-28: an apprentice that gives way costs the wage of the specialist."""
    wage = f"−{lister.deck.wages[MANAGER]}{COIN}" if lister.asked().kind == "talent" else ""
    return Entry(lister.words.name(f"character-{choice.character}"), note=wage)


@lists(kinds.Collect)
def _collect(lister: Lister, choice: kinds.Collect) -> Entry:
    """TR-DT-32, TR-PROR-12: the coins that the die pays."""
    number = int(lister.view.dice[DIE_IDS.index(choice.die)])
    coins = downtown.coins_for(lister.position, lister.seat, number)
    return Entry(f"{coins}{COIN}", line=lister.grouped("group-collect", choice))


@lists(kinds.Reroll, kinds.UseDie)
def _die(lister: Lister, choice: kinds.Reroll | kinds.UseDie) -> Entry:
    return Entry(lister.die(choice.die, face=True), line=lister.grouped("group-reroll", choice))


@lists(kinds.SetDie)
def _set(lister: Lister, choice: kinds.SetDie) -> Entry:
    name = lister.words.name(f"face-{choice.face}")
    return Entry(name, lister.grouped("group-set", choice), lister.die(choice.die))


@lists(kinds.Replace, kinds.Supply)
def _with_markers(lister: Lister, choice: kinds.Replace | kinds.Supply) -> Entry:
    """TR-SAR-33: the trick, and the markers that pass on or become more."""
    ready = lister.owned(choice.trick).ready
    return Entry(lister.titled(choice.trick), note=lister.words.say("ui-ready", count=ready))


@lists(kinds.Buy)
def _buy(lister: Lister, choice: kinds.Buy) -> Entry:
    """TR-MK-04, 29: the unit price and the sum, as the purchase that is being made counts them."""
    position, seat, (component, count) = lister.position, lister.seat, lister.move(choice)
    name = lister.words.name(f"component-{choice.component}")
    asked = lister.asked().kind
    if asked == "invest":
        price = prices_now(position, seat)[component]
        return Entry(f"×{count} = {count * price}{COIN}", line=f"{name} {price}{COIN}")
    purchase = market_row.buying(position, seat)
    price = purchase.prices(position, seat)[component]
    if asked == "take-more":
        return Entry(f"{name} {price}{COIN}")
    total = _payment(lister, _due(lister, purchase.total(position, seat, component, count) or 0))
    return Entry(f"×{count} = {total}", lister.grouped("group-buy", choice), f"{name} {price}{COIN}")


def _payment(lister: Lister, price: int) -> str:
    """TR-SAR-41: coins, or one fame less for smuggled goods."""
    for_fame = isinstance(market_row.buying(lister.position, lister.seat), BuyForFame)
    return f"{price - 1}{FAME}" if for_fame else f"{price}{COIN}"


def _due(lister: Lister, coins: int) -> int:
    """MP-50: what is paid for a sum in the end."""
    purchase = market_row.buying(lister.position, lister.seat)
    return purchase.due(lister.position, lister.seat, coins) if purchase.in_coins else coins


@lists(kinds.Bargain)
def _bargain(lister: Lister, choice: kinds.Bargain) -> Entry:
    question = lister.position.stacks[lister.seat][-1]
    assert isinstance(question, market_row.Haggling)
    left = _due(lister, question.price(lister.position) - choice.times)
    return Entry(lister.sentence(choice), note=_payment(lister, left))


@lists(kinds.Order)
def _order(lister: Lister, choice: kinds.Order) -> Entry:
    words = lister.words
    replaced = lister.view.market.stalls[choice.slot - 1]
    label = f"{choice.slot} ({words.name(f'component-{replaced}')})" if replaced else str(choice.slot)
    return Entry(label, lister.grouped("group-order", choice), words.name(f"component-{choice.component}"))


@lists(kinds.QuickOrder, kinds.Leave)
def _component(lister: Lister, choice: kinds.QuickOrder | kinds.Leave) -> Entry:
    name = lister.words.name(f"component-{choice.component}")
    return Entry(name, lister.grouped("group-quick", choice, coins=lister.deck.edition.quick_surcharge))


@lists(kinds.StockUp)
def _stock_up(lister: Lister, choice: kinds.StockUp) -> Entry:
    """TR-SAR-45: what it will cost to buy it."""
    name = lister.words.name(f"component-{choice.component}")
    price = market_row.unit_price(lister.position, lister.seat, lister.move(choice)[0])
    return Entry(f"{name} {price}{COIN}", lister.grouped("group-stock", choice))


@lists(kinds.Prepare)
def _prepare(lister: Lister, choice: kinds.Prepare) -> Entry:
    """TR-WS-04, 08: the points, and the markers that it gives now."""
    symbol = lister.deck.symbol_ids.index(lister.owned(choice.trick).symbol)
    markers = tricks.prepared_markers(lister.position, lister.seat, symbol)
    note = lister.words.say("ui-gives", points=lister.cost(choice), markers=markers)
    card = lister.armed()
    heading = lister.words.name(f"card-{card}") if card else ""
    return Entry(lister.sentence(choice), heading, note=note)


@lists(kinds.Feed)
def _feed(lister: Lister, choice: kinds.Feed) -> Entry:
    """TR-SAR-25: what each token brings."""
    return Entry(lister.words.name(f"component-{choice.component}"), note=f"+1{FAME} +1{COIN}")


@lists(kinds.MoveTrick)
def _move_trick(lister: Lister, choice: kinds.MoveTrick) -> Entry:
    return Entry(lister.words.name(f"trick-{choice.trick}"), line=lister.grouped("group-move", choice))


@lists(kinds.Shelve)
def _shelve(lister: Lister, choice: kinds.Shelve) -> Entry:
    name = lister.words.name(f"component-{choice.component}")
    if choice.instead_of != "empty":
        name = f"{name} ↔ {lister.words.name(f'component-{choice.instead_of}')}"
    return Entry(name, line=lister.grouped("group-shelve", choice))


@lists(kinds.House)
def _house(lister: Lister, choice: kinds.House) -> Entry:
    return Entry(lister.words.name(f"disc-{choice.apprentice}"), line=lister.grouped("group-house", choice))
