"""Hidden Talent: apprentices that give way to a specialist when characters return (TR-SAR-28)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from sleight.games.trickerion.choices import Recruit
from sleight.games.trickerion.effects import plans
from sleight.games.trickerion.effects.lasting import Lasting, lapse, rows_shown_as
from sleight.games.trickerion.effects.windows import Ask
from sleight.games.trickerion.events import TalentFound
from sleight.games.trickerion.flow.questions.picks import Picks
from sleight.games.trickerion.flow.resume import resume
from sleight.games.trickerion.printed import ids
from sleight.games.trickerion.state import characters, reasons
from sleight.games.trickerion.state.cells import (
    BONUS,
    CARDS,
    COINS,
    DISCS,
    ENDING,
    HOME,
    INN,
    OWED,
    RESERVE,
    SHOWN,
)

if TYPE_CHECKING:
    from sleight.core.choice import Choice
    from sleight.core.refusal import Argument, Caution, Refusal
    from sleight.games.trickerion.state.position import TrickerionPosition

HIDDEN_TALENT = "hidden-talent"


class FoundTalent(Lasting):
    """TR-SAR-28: an apprentice that may give way when characters return."""

    shown_as: ClassVar[str] = "talent"
    of_character: ClassVar[bool] = True

    def characters_return(self, position: TrickerionPosition, seat: int, _: int) -> Ask:
        asked = seat == self.seat and characters.free_specialists(position, seat)
        return ReleaseApprentice(seat) if asked else None


def next_talent(position: TrickerionPosition, seat: int) -> int:
    """The first of the apprentices of a seat that may give way."""
    return min(talent for owner, talent in rows_shown_as(position, "talent") if owner == seat)


class ReleaseApprentice(Picks):
    """TR-SAR-28: which specialist takes the place of the apprentice, if any."""

    kind: ClassVar[str] = "talent"
    rule: ClassVar[str] = "TR-SAR-28"
    site: ClassVar[tuple[int, ...]] = (ENDING,)
    window: ClassVar[str] = "characters_return"
    picks: ClassVar[type[Choice]] = Recruit
    may_decline: ClassVar[bool] = True
    shows: ClassVar[tuple[str, ...]] = ("workshop",)

    def offered(self, position: TrickerionPosition) -> list[int]:
        return characters.free_specialists(position, self.seat)

    def refusal(self, position: TrickerionPosition, number: int) -> Refusal:
        if number >= ids.FIRST_APPRENTICE:
            return reasons.refuse("specialists-only", "TR-SAR-28")
        return reasons.refuse("no-disc", "TR-SAR-28", character=ids.CHARACTER_IDS[number])

    def picked(self, position: TrickerionPosition, number: int) -> None:
        """TR-SAR-28, TR-END-08, 09, T1-END-09: the wage is due at once, or later with all wages."""
        seat, apprentice = self.seat, next_talent(position, self.seat)
        lapse(position, HIDDEN_TALENT, seat, apprentice)
        _take_place(position, seat, apprentice, number)
        wage, names = position.table.wages[number], (ids.CHARACTER_IDS[apprentice], ids.CHARACTER_IDS[number])
        if position.table.edition.wages_after_return:
            position.cells[OWED + seat] += wage
            position.tell(TalentFound(seat, *names, 0, 0, wage))
        else:
            position.tell(TalentFound(seat, *names, *characters.take_wages(position, seat, wage)))
        resume(position, seat)

    def declined(self, position: TrickerionPosition) -> None:
        lapse(position, HIDDEN_TALENT, self.seat, next_talent(position, self.seat))
        resume(position, self.seat)

    def warnings(self, position: TrickerionPosition, choice: Choice) -> list[Caution]:
        """TR-END-09, MP-66: every coin of the wage that is missing costs fame."""
        due, coins = position.table.wages[ids.MANAGER], position.cells[COINS + self.seat]
        if position.table.edition.wages_after_return:
            due = plans.wages_due(position, self.seat, due)
        if isinstance(choice, Recruit) and due > coins:
            return [reasons.caution("wages-missing", "TR-END-09", due=due, coins=coins)]
        return []

    def arguments(self, position: TrickerionPosition) -> dict[str, Argument]:
        apprentice = ids.CHARACTER_IDS[next_talent(position, self.seat)]
        return {"character": apprentice, "wage": position.table.wages[ids.MANAGER]}


def _take_place(position: TrickerionPosition, seat: int, apprentice: int, specialist: int) -> None:
    """TR-SAR-28, TR-END-13: the home of the apprentice becomes free, and its card waits with the specialist.

    A hired apprentice that would have had to live with the Assistant may live there.
    """
    cells, first = position.cells, ids.CHARACTERS * seat
    cells[DISCS + first + specialist] = HOME
    cells[DISCS + first + apprentice] = RESERVE
    if cells[DISCS + first + ids.ASSISTANT_SLOT] == INN:
        cells[DISCS + first + ids.ASSISTANT_SLOT] = RESERVE
        cells[DISCS + first + apprentice] = INN
    for row in (CARDS, BONUS):
        cells[row + first + specialist] = cells[row + first + apprentice]
        cells[row + first + apprentice] = 0
    if cells[SHOWN + seat] >> apprentice & 1:
        cells[SHOWN + seat] ^= 1 << apprentice | 1 << specialist
