"""What could be done in the city: tasks downtown and purchases on the market row, each with its gain."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from sleight.games.trickerion.advice import box, needs
from sleight.games.trickerion.bots import finale, worth
from sleight.games.trickerion.bots.company import Company, Piece, of_hiring
from sleight.games.trickerion.choices import Buy, Collect, Hire, Learn, Order, QuickOrder, SetDie
from sleight.games.trickerion.printed import ids

if TYPE_CHECKING:
    from sleight.core.choice import Choice
    from sleight.games.trickerion.views.types import TrickerionView

_PLAYER_SLOTS = 3
_ANY_DIE = "any"
_CLOSED = "x"


_MOST_KEPT = 4096
_LEARNING: dict[object, tuple[Task, ...]] = {}
"""What can be learned, by all that it follows from."""


class Task(NamedTuple):
    """Something to do downtown: what it brings, the points it takes, and its first step."""

    gain: float
    points: int
    step: Choice
    trick: int = -1
    """The trick that is learned."""

    turned: bool = False
    """DT-SPIR-07: a machine turns the die for it, which it can once a round."""


class Bundle(NamedTuple):
    """All that a trick lacks: what it brings to buy or order it, at what cost, and in which steps."""

    gain: float
    coins: int
    piece: int
    """The place of the trick in the company."""

    complete: bool
    """True if the trick can be prepared afterwards."""

    steps: tuple[Step, ...]

    @property
    def points(self) -> int:
        """TR-AP-12: a quick order takes two points, everything else one."""
        return sum(step.points for step in self.steps)


class Step(NamedTuple):
    """One action on the market row."""

    kind: type[Buy | Order | QuickOrder]
    type: int
    tokens: int
    points: int


def tasks(company: Company, view: TrickerionView) -> list[Task]:
    """What could be done downtown, the best first."""
    found = _once_learning(company, view) + _hiring(company, view) + _collecting(company, view)
    found.sort(key=lambda task: task.gain / task.points, reverse=True)
    return found


def _once_learning(company: Company, view: TrickerionView) -> list[Task]:
    """The same again and again in a round that is played through many times, so it is kept for a while."""
    if company.machines is not None or company.figures.improvises is not None:
        return _learning(company, view)
    tricks = tuple([(own.trick, own.board) for each in view.workshops for own in each.tricks])
    team = tuple([(each.id, each.at == "inn") for each in view.me.characters])
    own = (view.me.magician, len(view.me.tricks), team)
    key = (company.signature(), view.options, tricks, view.left_out, view.dice[:2], own)
    found = _LEARNING.get(key)
    if found is None:
        if len(_LEARNING) >= _MOST_KEPT:
            _LEARNING.clear()
        found = _LEARNING[key] = tuple(_learning(company, view))
    return list(found)


def _learning(company: Company, view: TrickerionView) -> list[Task]:
    """The tricks of the schools that the dice permit; any other takes turning a die first."""
    base, found = company.worth(), _of_signature(company, view)
    if not _free_slot(view):
        if not company.catalog.edition.learning_gives_back:
            return found
        company = _without_worst(company)
    costs, permitted = company.figures.costs, _permitted(view)
    for id in needs.at_residence(view):
        trick = company.catalog.trick_numbers[id]
        coins = needs.threshold_coins(view, view.seat or 0, id)
        if coins <= company.coins:
            gain = of_learning(company, trick, coins) - base
            if company.catalog.schools[trick] in permitted:
                found.append(Task(gain, costs["learn"], Learn(id), trick))
            else:
                step = SetDie(ids.DIE_IDS[_worst_residence(view)], _ANY_DIE)
                found.append(Task(gain, costs["learn"] + _to_turn(company), step, trick, company.turns))
    return sorted(found, key=lambda task: task.gain, reverse=True)[:4] if found else found


def _of_signature(company: Company, view: TrickerionView) -> list[Task]:
    """DT-SIG-03, 06, 09: the own signature trick, for which any open die will do."""
    room, permitted = company.machines, bool(_permitted(view))
    if room is None or not room.beside or not (permitted or company.turns):
        return []
    id = company.catalog.trick_ids[room.signature.trick]
    coins = needs.threshold_coins(view, view.seat or 0, id)
    classic = [piece for piece in company.pieces if piece.trick == room.signature.classic]
    if coins > company.coins or not (classic or _free_slot(view)):
        return []
    gain = _of_own(company, room.signature.trick, coins, classic) - company.worth()
    return [Task(gain, company.figures.costs["learn"], Learn(id), room.signature.trick, not permitted)]


def _of_own(company: Company, trick: int, coins: int, classic: list[Piece]) -> float:
    """DT-SIG-09: the company with its signature trick, perhaps in the place of the classic version."""
    if not classic:
        return of_learning(company, trick, coins)
    more = company.copy()
    more.coins -= coins
    markers = company.catalog.printed_markers
    better = markers[trick] - markers[classic[0].trick]
    more.pieces[more.pieces.index(classic[0])] = classic[0]._replace(
        trick=trick, markers=classic[0].markers + better
    )
    return more.worth()


def _without_worst(company: Company) -> Company:
    """T1-DOWN-01: the company without the trick that it needs least."""
    left = [company.copy() for _ in company.pieces]
    for number, less in enumerate(left):
        del less.pieces[number]
    return max(left, key=lambda less: less.worth())


def of_learning(company: Company, trick: int, coins: int) -> float:
    """The company with one more trick."""
    more = company.copy()
    more.coins -= coins
    markers = company.catalog.printed_markers[trick]
    more.pieces.append(Piece(trick, 0, company.catalog.markers_each, markers))
    return more.worth()


def _free_slot(view: TrickerionView) -> bool:
    """TR-DT-17, 18: a trick slot on the player board, or on the Engineer's."""
    on_board = sum(own.board == "player" for own in view.me.tricks)
    return on_board < _PLAYER_SLOTS or (_owns(view, "engineer") and on_board == len(view.me.tricks))


def _owns(view: TrickerionView, character: str) -> bool:
    return any(each.id == character and each.at != "inn" for each in view.me.characters)


def _permitted(view: TrickerionView) -> set[int]:
    """TR-DT-05 to 09: the schools that the dice of the residence permit."""
    faces = {view.dice[die] for die in ids.RESIDENCE_DICE} - {_CLOSED}
    if _ANY_DIE in faces:
        return set(range(len(ids.SCHOOL_IDS)))
    return {ids.SCHOOL_IDS.index(face) for face in faces} | ({box.own_school(view)} if faces else set())


def _worst_residence(view: TrickerionView) -> int:
    """The die that is turned: one that shows X, if there is one."""
    return next((die for die in ids.RESIDENCE_DICE if view.dice[die] == _CLOSED), ids.RESIDENCE_DICE[0])


def _hiring(company: Company, view: TrickerionView) -> list[Task]:
    """Whom the dice of the inn offer, or would offer if they were turned."""
    specialists, apprentices = ids.INN_DICE
    found = [
        _hire(company, view, specialists, face, ids.CHARACTER_IDS.index(face))
        for face in ids.CHARACTER_IDS[ids.MANAGER : ids.FIRST_APPRENTICE]
        if all(each.id != face for each in view.me.characters)
    ]
    if _home_left(view):
        found.append(_hire(company, view, apprentices, "apprentice", _next_apprentice(company)))
    return found


def _hire(company: Company, view: TrickerionView, die: int, face: str, character: int) -> Task:
    costs = company.figures.costs
    gain = of_hiring(view, face) + _of_joining(company, character)
    if view.dice[die] == face:
        return Task(gain, costs["hire"], Hire(ids.DIE_IDS[die]))
    return Task(gain, costs["hire"] + _to_turn(company), SetDie(ids.DIE_IDS[die], face), turned=company.turns)


def _to_turn(company: Company) -> int:
    """TR-DT-36, DT-SPIR-07: the points for turning a die, none if a machine does it."""
    return 0 if company.turns else company.figures.costs["set_die"]


def _of_joining(company: Company, character: int) -> float:
    """What a character adds to the end bonuses of level-3 tricks."""
    if not company.alley:
        return 0.0
    more = company.copy()
    more.team = company.team | {character}
    return finale.end_bonuses(more) - finale.end_bonuses(company)


def _next_apprentice(company: Company) -> int:
    return next(each for each in range(ids.FIRST_APPRENTICE, ids.CHARACTERS + 1) if each not in company.team)


def _home_left(view: TrickerionView) -> bool:
    """TR-DT-27: three apprentices on the player board, one more with the Assistant."""
    team = [each.id for each in view.me.characters]
    apprentices = sum(ids.CHARACTER_IDS.index(id) >= ids.FIRST_APPRENTICE for id in team)
    return apprentices < _PLAYER_SLOTS + ("assistant" in team)


def _collecting(company: Company, view: TrickerionView) -> list[Task]:
    """The coins that the dice of the bank pay, the lower one perhaps after a machine has turned it."""
    faces = {die: view.dice[die] for die in ids.BANK_DICE}
    found = [_collect(company, die, int(face)) for die, face in faces.items() if face != _CLOSED]
    if not company.turns:
        return found
    lowest = min(ids.BANK_DICE, key=lambda die: "" if faces[die] == _CLOSED else faces[die])
    most = max(box.numbers_on(company.catalog, lowest))
    return [*found, _collect(company, lowest, most)._replace(turned=True)]


def _collect(company: Company, die: int, number: int) -> Task:
    coins, left = company.coins + company.figures.bank[number], company.left
    gain = worth.of_coins(coins, left) - worth.of_coins(company.coins, left)
    return Task(gain, company.figures.costs["collect"], Collect(ids.DIE_IDS[die]))


def bundles(company: Company, at_once: float) -> list[Bundle]:
    """What could be bought and ordered for each trick; `at_once` markers could still go on stage today."""
    base = company.worth()
    found = []
    for number, piece in enumerate(company.pieces):
        missing = company.missing(piece.trick)
        if missing:
            found += _for_piece(company, number, missing, base, at_once)
        if missing and company.machines is not None and (rest := company.unspared(missing)) != missing:
            found += _for_piece(company, number, rest, base, at_once)
    found.sort(key=lambda bundle: bundle.gain / bundle.points, reverse=True)
    return found


def _for_piece(
    company: Company, number: int, missing: list[tuple[int, int]], base: float, at_once: float
) -> list[Bundle]:
    """Buy what is on sale and order the rest, or have the one that is absent brought at once."""
    absent = [type for type, _ in missing if type not in company.stalls]
    to_order = [type for type in absent if type not in company.orders]
    buys = [_buying(company, type, count) for type, count in missing if type in company.stalls]
    orders = [Step(Order, type, 1, 1) for type in to_order]
    found = []
    if orders or buys:
        found.append(_bundle(company, number, (*orders, *buys), base, 0.0 if absent else at_once))
    if len(absent) == 1:
        count = next(count for type, count in missing if type == absent[0])
        points = company.catalog.edition.costs.quick_order
        quick = (Step(QuickOrder, absent[0], 1, points), _buying(company, absent[0], count))
        found.append(_bundle(company, number, (*quick, *buys), base, at_once))
    return [bundle for bundle in found if bundle is not None and bundle.gain > 0]


def _buying(company: Company, type: int, count: int) -> Step:
    """TR-MK-03, T1-MARKET-01: one action for as many as one purchase may hold."""
    return Step(Buy, type, count, -(-count // company.catalog.edition.purchase_limit))


def _in_crates(company: Company, steps: list[Step]) -> list[Step]:
    """PW-04: what the smallest purchase can hold besides takes no action of its own."""
    buys = sorted([step for step in steps if step.kind is Buy], key=lambda step: step.tokens)
    if len(buys) < 2 or sum([step.tokens for step in buys[:2]]) > company.catalog.edition.purchase_limit:
        return steps
    return [step._replace(points=0) if step is buys[1] else step for step in steps]


def _bundle(
    company: Company, number: int, steps: tuple[Step, ...], base: float, at_once: float
) -> Bundle | None:
    """Only what can be paid; None if that is nothing, or a quick order in vain."""
    after, prices = company.copy(), company.figures.prices
    quick = [step.type for step in steps if step.kind is QuickOrder]
    coins = 0
    after.orders = company.orders | {step.type for step in steps if step.kind is Order}
    done: list[Step] = []
    less = company.persuades()
    for step in steps:
        if step.kind is Buy:
            surcharge = company.catalog.edition.quick_surcharge if step.type in quick else 0
            price = (prices[step.type] + surcharge) * step.tokens
            price -= min(price - 1, company.figures.rebate * step.points) if company.figures.rebate else 0
            price, less = (max(1, price - less), 0) if less and price > 1 else (price, less)
            if coins + price > company.coins:
                continue
            coins += price
            after.have[step.type] += step.tokens
        done.append(step)
    if not done or (quick and len(done) < len(steps)):
        return None
    if company.figures.mixes:
        done = _in_crates(company, done)
    after.coins -= coins
    piece = company.pieces[number]
    missing, smoke = after.missing(piece.trick), company.machines is not None
    complete = not missing or (smoke and not after.unspared(missing))
    gain = after.worth() - base
    if complete and not (smoke and company.can_prepare(piece.trick)):
        gain += min(at_once, piece.markers) * max(0.0, company.uses[piece.trick])
    return Bundle(gain, coins, number, complete, tuple(done))
