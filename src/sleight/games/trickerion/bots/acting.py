"""What a character does at its location, one action after the other."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from sleight.games.trickerion import choices as kinds
from sleight.games.trickerion.advice.box import catalog_of, face_name, leads_to
from sleight.games.trickerion.advice.machines import BUILD, BuyWithMachine, PrepareWith, slot_of
from sleight.games.trickerion.bots import machines
from sleight.games.trickerion.bots.company import Company, draws_made, of_drawing
from sleight.games.trickerion.bots.errands import Bundle, Step, Task, bundles, tasks
from sleight.games.trickerion.bots.stagecraft import Stage, best_spots, will_perform
from sleight.games.trickerion.bots.strategies import answers, numbers_asked
from sleight.games.trickerion.printed.ids import CHARACTER_IDS, DIE_IDS, FIRST_APPRENTICE

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from sleight.core.choice import Choice
    from sleight.games.trickerion.views.types import TrickerionView

_BUILD_PAYS = 0.3
"""What a machine must bring more than what its point could do besides."""

_REROLL_UNDER = 1.5
"""With nothing better to do, a spare point rolls a die of the residence that shows X."""


def gains_at(view: TrickerionView, company: Company, location: str, links: float) -> Callable[[int], float]:
    """What a number of points brings at a location."""
    if location == "dark-alley":
        return lambda points: of_drawing(company, points, draws_made(view))
    if location == "theater":
        stage = Stage(company, view, links)
        performs = will_perform(view, view.me)
        return lambda points: sum(best_spots(stage, points, performs=performs))
    if location == "downtown":
        found = tasks(company, view)
        return lambda points: _best_tasks(found, points)[0]
    if location == "market-row":
        goods = bundles(company, at_once(view, company))
        return lambda points: _best_purchase(goods, points)
    if location == "workshop":
        if company.machines is not None:
            built = machines.buildings(company)
            return lambda points: _of_work(company, built, points)
        return lambda points: sum(value for value, _ in _preparations(company, points))
    return lambda _: 0.0


def at_once(view: TrickerionView, company: Company) -> float:
    """How many markers more could still be prepared and set up this round."""
    waiting = [each for each in view.me.characters if each.waits]
    workers = [each for each in waiting if leads_to(view, each.card) == "workshop"]
    behind = [
        each for each in waiting if leads_to(view, each.card) == "theater" and each.id != CHARACTER_IDS[0]
    ]
    if not workers or not behind:
        return 0.0
    points = sum(2 if CHARACTER_IDS.index(each.id) < FIRST_APPRENTICE else 1 for each in behind)
    return max(0.0, points - ready_markers(company))


def ready_markers(company: Company) -> int:
    """The markers that lie ready."""
    return sum(piece.ready for piece in company.pieces)


@answers("downtown")
def downtown(view: TrickerionView, choices: Sequence[Choice], links: float) -> Choice:
    """The first step of the tasks that bring most with the points that are left."""
    company = Company(view, links)
    rolled = _roll_freely(view, company, choices) if view.options.powers else None
    if rolled is not None:
        return rolled
    found = tasks(company, view)
    gain, task = _best_tasks(found, view.points)
    if task is not None and gain > 0 and task.step in choices:
        spare = gain < _REROLL_UNDER and view.points > task.points
        return (_reroll(view, choices) if spare else None) or task.step
    return _reroll(view, choices) or kinds.Finish()


def of_dice(view: TrickerionView, company: Company, die: int, face: str) -> float:
    """What could be done downtown if a die showed a face."""
    dice = (*view.dice[:die], face, *view.dice[die + 1 :])
    return _best_tasks(tasks(company, replace(view, dice=dice)), view.points)[0]


def _roll_freely(view: TrickerionView, company: Company, choices: Sequence[Choice]) -> Choice | None:
    """PW-05: the die whose other faces promise most, as long as a roll costs nothing and can be undone."""
    if company.figures.costs["reroll"]:
        return None
    now = _best_tasks(tasks(company, view), view.points)[0]

    def gain(choice: kinds.Reroll) -> float:
        die = DIE_IDS.index(choice.die)
        faces = [face_name(face) for face in company.catalog.faces[die]]
        gains = {face: max(0.0, of_dice(view, company, die, face) - now) for face in {*faces}}
        return sum(gains[face] for face in faces)

    rolls = {choice: gain(choice) for choice in choices if isinstance(choice, kinds.Reroll)}
    best = max(rolls, key=lambda choice: rolls[choice], default=None)
    return best if best and rolls[best] > 0 else None


def _reroll(view: TrickerionView, choices: Sequence[Choice]) -> Choice | None:
    dice = [kinds.Reroll(f"residence-{number + 1}") for number in (0, 1) if view.dice[number] == "x"]
    return next((choice for choice in dice if choice in choices and view.points > 3), None)


def _best_tasks(found: list[Task], points: int) -> tuple[float, Task | None]:
    """The best task, or the best two, for so many points."""
    best, first = 0.0, None
    for task in found:
        if task.points <= points and task.gain > 0:
            others = [other for other in found if other.step != task.step and other.trick < 0]
            if task.turned:
                others = [other for other in others if not other.turned]
            more = _best_tasks(others, points - task.points)[0] if points - task.points >= 3 else 0.0
            if task.gain + more > best:
                best, first = task.gain + more, task
    return best, first


@answers("market-row")
def market_row(view: TrickerionView, choices: Sequence[Choice], links: float) -> Choice:
    """Buy or order for the trick that gains most; what is ordered comes before what is bought."""
    company = Company(view, links)
    for bundle in _by_ratio(bundles(company, at_once(view, company)), view.points):
        for step in bundle.steps:
            found = _market_step(view, company, step, choices)
            if found is not None:
                return found
    return kinds.Finish()


def _by_ratio(found: list[Bundle], points: int) -> list[Bundle]:
    """Quick orders only if the points suffice for the whole of it."""
    return [
        bundle
        for bundle in found
        if bundle.points <= points or not any(step.kind is kinds.QuickOrder for step in bundle.steps)
    ]


def _best_purchase(found: list[Bundle], points: int) -> float:
    total, done = 0.0, set()
    for bundle in _by_ratio(found, points):
        if points > 0 and bundle.piece not in done:
            total += bundle.gain * min(1.0, points / bundle.points)
            points -= bundle.points
            done.add(bundle.piece)
    return total


def _market_step(
    view: TrickerionView, company: Company, step: Step, choices: Sequence[Choice]
) -> Choice | None:
    id = company.catalog.component_ids[step.type]
    if step.kind is kinds.QuickOrder:
        quick = kinds.QuickOrder(id)
        return quick if quick in choices else None
    if step.kind is kinds.Order:
        slots = [choice for choice in choices if isinstance(choice, kinds.Order) and choice.component == id]
        return min(slots, key=lambda choice: _use_of_stall(view, company, choice.slot), default=None)
    count = step.tokens - (step.tokens > 1 and _to_manager(view, company, step.type))
    for tokens in range(count, 0, -1):
        if company.machines and (cheaper := _persuading(company, step.type, tokens)) in choices:
            return cheaper
        buy = kinds.Buy(id, tokens)
        if buy in choices:
            return buy
    return None


def _persuading(company: Company, type: int, tokens: int) -> Choice | None:
    """DT-SPIR-01: the machine makes it cheaper, if that is worth its use."""
    room, price = company.machines, company.figures.prices[type] * tokens
    lasts = room is not None and machines.filled(room, 0, company.shards) == 1
    saved = price - max(1, price - machines.PERSUADED)
    wanted = saved > (0 if lasts or not company.left else 1) or price > company.coins
    return BuyWithMachine(company.catalog.component_ids[type], tokens) if wanted else None


def _use_of_stall(view: TrickerionView, company: Company, slot: int) -> float:
    """How much the company wants what lies where the order will arrive."""
    id = view.market.stalls[slot - 1]
    type = company.catalog.component_ids.index(id) if id else -1
    wanted = sum(type == other for piece in company.pieces for other, _ in company.missing(piece.trick))
    return wanted - 0.1 * view.market.stalls.count(id)


def _to_manager(view: TrickerionView, company: Company, type: int) -> bool:
    """TR-CMP-06: a new stack on the Manager's board counts one more."""
    manager = any(each.id == "manager" and each.at != "inn" for each in view.me.characters)
    stacks = sum(stack.board == "manager" for stack in view.me.components)
    return manager and stacks < 2 and not company.have[type]


@answers("bargain", "bargain-crate")
def bargain(view: TrickerionView, choices: Sequence[Choice], links: float) -> Choice:
    """Spend on bargains only the points that no other purchase needs."""
    company = Company(view, links)
    type, count, *rest = numbers_asked(view)
    company.have[type] += count
    if len(rest) > 1:  # PW-04: a second type comes along, and the total follows from both
        other, more = rest
        company.have[other] += more
        rest = [company.figures.prices[type] * count + company.figures.prices[other] * more]
    company.coins -= rest[0]
    others = {bundle.piece: bundle for bundle in reversed(bundles(company, 0.0))}
    spare = view.points - sum(bundle.points for bundle in others.values())
    times = [choice for choice in choices if isinstance(choice, kinds.Bargain)]
    free = company.figures.free_bargains
    return next((choice for choice in reversed(times) if choice.times <= max(0, spare) + free), times[0])


@answers("workshop")
def workshop(view: TrickerionView, choices: Sequence[Choice], links: float) -> Choice:
    """Prepare what brings most; with nothing to prepare, put the boards of the specialists to use."""
    company = Company(view, links)
    if BUILD in choices and _builds_first(company, view.points):
        return BUILD
    moved = _engineer_first(view, company, choices)
    if moved is not None:
        return moved
    for _, trick in _preparations(company, view.points):
        choice = _preparing(view, company, trick, choices)
        if choice is not None:
            return choice
    return _tidy(company, choices)


def _of_work(company: Company, built: list[float], points: int) -> float:
    """What so many points bring in the workshop, if machines are built besides."""
    return max(
        sum(built[:count]) + sum(value for value, _ in _preparations(company, points - count))
        for count in range(min(len(built), max(0, points)) + 1)
    )


def _builds_first(company: Company, points: int) -> bool:
    """DT-MACH-12: a machine may serve what is prepared after it, if its point is not needed more there."""
    built = machines.buildings(company)
    if not built:
        return False
    without = sum(value for value, _ in _preparations(company, points))
    with_it = built[0] + sum(value for value, _ in _preparations(company, points - 1))
    return with_it > without + _BUILD_PAYS


def _preparing(
    view: TrickerionView, company: Company, trick: str, choices: Sequence[Choice]
) -> Choice | None:
    """TR-WS-04, DT-OPTI-01 to 03: plainly, or with the machines whose use costs least or brings fame."""
    plain, room = kinds.Prepare(trick), company.machines
    found: list[Choice] = [plain] if plain in choices else []
    if room is None:
        return found[0] if found else None

    def gain(choice: Choice) -> float:
        if not isinstance(choice, PrepareWith):
            return 0.0
        slots = [slot_of(view, machine) for machine in choice.machines.split("+")]
        return sum([machines.of_spending(room, slot, company.shards, company.left) for slot in slots])

    found += [each for each in choices if isinstance(each, PrepareWith) and each.trick == trick]
    return max(found, key=gain, default=None)


def _engineer_first(view: TrickerionView, company: Company, choices: Sequence[Choice]) -> Choice | None:
    """TR-WS-12: with a point to spare, a trick is prepared on the Engineer's empty board."""
    if any(own.board == "engineer" for own in view.me.tricks):
        return None
    costs = company.catalog.prepare_costs
    for _, trick in _preparations(company, view.points - company.figures.costs["move_trick"]):
        choice = kinds.MoveTrick(trick)
        number = company.catalog.trick_numbers[trick]
        if choice in choices and costs[number] < view.points and company.catalog.printed_markers[number] < 4:
            return choice
    return None


def _preparations(company: Company, points: int) -> list[tuple[float, str]]:
    """TR-WS-04 to 12: what can be prepared with so many points, the best first."""
    able = []
    for piece in company.pieces:
        if not piece.ready and piece.spare and company.can_prepare(piece.trick):
            value = min(piece.markers, piece.spare) * max(0.1, company.uses[piece.trick])
            able.append((value * (0.6 if company.left else 0.8), piece.trick))
    able.sort(reverse=True)
    found = []
    for value, trick in able:
        cost = company.catalog.prepare_costs[trick]
        if cost <= points:
            points -= cost
            found.append((value, company.catalog.trick_ids[trick]))
    return found


def _tidy(company: Company, choices: Sequence[Choice]) -> Choice:
    """An apprentice who needs no wages, a stack that counts one more, a trick with one more marker."""
    house = next((choice for choice in choices if isinstance(choice, kinds.House)), None)
    if house is not None and company.left:
        return house
    short = {type for piece in company.pieces for type, count in company.missing(piece.trick) if count == 1}
    ids = company.catalog.component_ids
    shelves = [each for each in choices if isinstance(each, kinds.Shelve) and each.instead_of == "empty"]
    return next((each for each in shelves if ids.index(each.component) in short), kinds.Finish())


@answers("link-reward")
def link_reward(view: TrickerionView, choices: Sequence[Choice], _links: float) -> Choice:
    """TR-LINK-05: fame, unless coins are missing for the wages."""
    seat = view.seat or 0
    catalog = catalog_of(view)
    team = [each for each in view.me.characters if each.waits or each.at not in ("home", "inn")]
    wages = sum(catalog.wages[CHARACTER_IDS.index(each.id)] for each in team)
    fame, coins = choices
    return coins if view.coins[seat] < wages else fame
