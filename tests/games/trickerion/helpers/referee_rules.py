"""What the sentences about the market, the theater and the purses mean to a referee."""

from __future__ import annotations

from tests.games.trickerion.helpers.referee import Referee, hears

__all__ = ["Referee"]


@hears(r"<N> orders <K> on slot <I>\.")
def ordered(table: Referee, seat: int, component: str, slot: int) -> None:
    table.orders[slot - 1] = component


@hears(r"<N> makes a quick order: <K>\.")
def quick_ordered(table: Referee, seat: int, component: str) -> None:
    table.quick = component


@hears(r"<N> orders <K>: it is on sale at once, until orders arrive\.")
def displayed(table: Referee, seat: int, component: str) -> None:
    table.extra.append(component)


@hears(r"<N> steals the token of <K> \(<Z>\) and leaves <K>\.")
def stolen(table: Referee, seat: int, component: str, token: str, left: str) -> None:
    if token[-1].isdigit():
        table.stalls[int(token[-1]) - 1] = left
    elif token == "quick":
        table.quick = left
    else:
        table.extra[table.extra.index(component)] = left


@hears(r"Now on sale: <X>\.")
def delivered(table: Referee, stalls: str) -> None:
    table.stalls, table.orders, table.quick, table.extra = stalls.split(", "), [""] * 4, "", []


@hears(r"<N> buys <I> × <K> for <I> coins?( after <I> bargains? \(the price was <I>\))?\.")
def bought(
    table: Referee, seat: int, count: int, component: str, coins: int, bargains: int, price: int
) -> None:
    assert not bargains or price - bargains == coins
    table.coins[seat] -= coins


@hears(r"<N> receives <X> for <X>( after <I> bargains? \(the price was <I>\))?\.")
def reward_paid(table: Referee, seat: int, goods: str, price: str, bargains: int, before: int) -> None:
    table.pay(seat, price, -1)
    paid = int(price.split()[0]) + ("coin" not in price or price == "0 coins")
    assert not bargains or before - bargains == paid


@hears(r"<N> gets the <X> spent by <N>\.")
def shared(table: Referee, seat: int, coins: str, payer: int) -> None:
    table.pay(seat, coins)


@hears(
    r"<N> pays <X> for a poster and gains <X>\.",
    r"<N> pays wages: <X>(?: of \d+ coins?)(?:, and loses <X>)?\.",
)
def paid_for_fame(table: Referee, seat: int, coins: str, fame: str) -> None:
    table.pay(seat, f"{coins} coin" if coins.isdigit() else coins, -1)
    table.pay(seat, fame, -1 if coins.isdigit() else 1)


@hears(r"<N> pays <X> for the (?:missing fame|slot \(<O>\))\.")
def paid(table: Referee, seat: int, coins: str, slot: str) -> None:
    table.pay(seat, coins, -1)


@hears(r"<N> spends a shard for <I> action points?\.", r"<N> pays a shard: <N> has to perform <A>\.")
def spent(table: Referee, seat: int, *told: object) -> None:
    table.shards[seat] -= 1


@hears(r"<N> gains <X>(?: for a link)?\.", r"<N> \([^:]*\):<X>\.")
def gained(table: Referee, seat: int, pay: str) -> None:
    table.pay(seat, pay)


@hears(r"Scoring, [^:]*: <N> gains <X>(?:; .*)?\.")
def scored(table: Referee, seat: int, pay: str) -> None:
    """TR-END-34, 36: the last cards are back in hand by now."""
    table.pay(seat, pay)
    table.under = [{} for _ in table.at]


@hears(r"<T> pays <N> <X>( \(.*\))?\.")
def rewarded(table: Referee, trick: str, seat: int, pay: str) -> None:
    table.pay(seat, pay)
    table.performed = f"{table.performed.rstrip('!')}!"


@hears(r"[^:]*: <N> gets <X>\.")
def performer_paid(table: Referee, seat: int, pay: str) -> None:
    table.pay(seat, pay)


@hears(r"\w+: <N> performs <A>!")
def performs(table: Referee, seat: int, card: str) -> None:
    table.performed = card


@hears(
    r"<N> sets up <T> on <A>, slot <I>, facing <F><X>\.",
    r"<N> puts a new marker of <T> on <A>, slot <I>, facing <F><X>\.",
)
def set_up(table: Referee, seat: int, trick: str, card: str, slot: int, facing: str, more: str) -> None:
    table.markers[card][slot] = (seat, trick, facing, "stack" in more)
    table.tricks[seat][trick][2] -= 1 + ("stack" in more)


@hears(r"<N> sets up <T> beside the slots of <A><X>\.")
def set_up_beside(table: Referee, seat: int, trick: str, card: str, more: str) -> None:
    table.markers[card]["beside", seat, trick] = (seat, trick, "", "stack" in more)
    table.tricks[seat][trick][2] -= 1 + ("stack" in more)


@hears(r"<N> moves <T> from <A> to <A>, slot <I>, facing <F>\.")
def rescheduled(
    table: Referee, seat: int, trick: str, origin: str, card: str, slot: int, facing: str
) -> None:
    marker = table.take(seat, trick, origin)
    table.markers[card][slot] = (*marker[:2], facing, marker[3])


@hears(r"<N> moves <N>’s <T> from <A> to <A>, slot <I>, facing <F>\.")
def moved_for(table: Referee, seat: int, owner: int, *told: object) -> None:
    rescheduled(table, owner, *told)


@hears(r"<N> takes <T> off <A> for its yields\.")
def cashed(table: Referee, seat: int, trick: str, card: str) -> None:
    table.take(seat, trick, card)


@hears(r"<N> swaps <A> and <A>\.")
def swapped(table: Referee, seat: int, card: str, other: str) -> None:
    names = {card: other, other: card}
    table.theater = [names.get(each, each) for each in table.theater]


@hears(r"<A> leaves the Theater( with <I> markers? on it)?\.")
def discarded(table: Referee, card: str, markers: int) -> None:
    assert sum(1 + marker[3] for marker in table.markers.pop(card, {}).values()) == markers
    table.theater.remove(card)


@hears(r"A new performance card: <A>\.")
def added(table: Referee, card: str) -> None:
    table.theater.insert(0, card)
