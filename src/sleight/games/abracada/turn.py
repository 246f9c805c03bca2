"""One turn: calls, their consequences, the refill, and the next player (AQ-TURN, AQ-CAST, AQ-ENDTURN)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sleight.games.abracada import rounds, spells
from sleight.games.abracada.events import (
    Cast,
    Drew,
    Eliminated,
    Missed,
    SecretsLeft,
    SecretTaken,
    Slipped,
    Stopped,
)
from sleight.games.abracada.ids import DRAGON, SINGER
from sleight.games.abracada.view import CallMade, Secret

if TYPE_CHECKING:
    from sleight.games.abracada.position import AbracadaPosition


def is_lower(position: AbracadaPosition, spell: int) -> bool:
    """AQ-CAST-08, AQ-VAR-01: the call goes below the last spell cast in this turn, where that matters."""
    return spell < position.last and not position.table.options.easy


def call(position: AbracadaPosition, seat: int, spell: int) -> None:
    """AQ-CAST-01, 14: the order is judged before anybody looks at the stones."""
    if is_lower(position, spell):
        _slip(position, seat, spell)
        return
    if spell in position.hands[seat]:
        _cast(position, seat, spell)
    else:
        _miss(position, seat, spell)


def stop(position: AbracadaPosition, seat: int) -> None:
    """AQ-TURN-03: the player ends the turn."""
    position.tell(Stopped(seat))
    _end_turn(position, seat)


def take_secret(position: AbracadaPosition, seat: int, place: int) -> None:
    """AQ-SPELL-06: the stone of that place goes to its new holder."""
    spell = position.centre[place - 1]
    position.centre = (*position.centre[: place - 1], 0, *position.centre[place:])
    mine = (*position.held[seat], Secret(place, spell))
    position.held = (*position.held[:seat], mine, *position.held[seat + 1 :])
    position.tell(SecretTaken(seat, place, spell))
    _after_effect(position, seat)


def leave_secrets(position: AbracadaPosition, seat: int) -> None:
    """AQ-SPELL-07: taking a secret is optional."""
    position.tell(SecretsLeft(seat))
    _after_effect(position, seat)


def _cast(position: AbracadaPosition, seat: int, spell: int) -> None:
    """AQ-CAST-02 to 04: one stone goes to its row, then the effect is applied."""
    hand = position.hands[seat]
    index = hand.index(spell)
    # AQ-INFO-11: any of the equal stones; one draw for every success, also where a single stone matches.
    for _ in range(position.below(hand.count(spell))):
        index = hand.index(spell, index + 1)
    left = list(hand)
    left[index] = 0
    position.hands[seat] = tuple(left)
    position.rows[spell] += 1
    position.last = spell
    drawn = position.drawn[seat][index]
    position.add_call(CallMade(position.turn, seat, spell, "cast", index + 1, drawn))
    position.tell(Cast(seat, spell, index + 1))
    if spell == SINGER:
        position.ask(position.table.secret_questions[seat])
    else:
        spells.EFFECTS[spell](position, seat)
        _after_effect(position, seat)


def _miss(position: AbracadaPosition, seat: int, spell: int) -> None:
    """AQ-CAST-05 to 07: a failed call costs 1 life, a failed Dragon a roll of the die."""
    position.add_call(CallMade(position.turn, seat, spell, "missed"))
    position.tell(Missed(seat, spell))
    cost = spells.roll(position, seat) if spell == DRAGON else 1
    spells.lose(position, seat, cost)
    _after_fault(position, seat)


def _slip(position: AbracadaPosition, seat: int, spell: int) -> None:
    """AQ-CAST-11, 12: a lower call costs 1 life and nobody looks at the stones."""
    position.add_call(CallMade(position.turn, seat, spell, "slipped"))
    position.tell(Slipped(seat, spell, position.last))
    spells.lose(position, seat, 1)
    _after_fault(position, seat)


def _after_effect(position: AbracadaPosition, seat: int) -> None:
    """AQ-ROUND-01, 02, 05: an empty hand ends the round before any death does; else the turn goes on."""
    if not any(position.hands[seat]):
        rounds.end_round(position, "all-cast", seat)
    elif 0 in position.lives:
        _after_deaths(position, seat)


def _after_deaths(position: AbracadaPosition, seat: int) -> None:
    if not position.table.options.last_standing:
        rounds.end_round(position, "kill", seat)
        return
    _eliminate_dead(position)
    if sum(map(bool, position.lives)) == 1:
        rounds.end_round(position, "last-standing", seat)


def _after_fault(position: AbracadaPosition, seat: int) -> None:
    """AQ-TURN-07, AQ-VAR-16: the turn is over, and with the last life the round or the player."""
    if position.lives[seat]:
        _end_turn(position, seat)
    elif not position.table.options.last_standing:
        rounds.end_round(position, "self-kill", None)
    else:
        _eliminate_dead(position)
        _pass_on_after_death(position, seat)


def _pass_on_after_death(position: AbracadaPosition, seat: int) -> None:
    """AQ-VAR-16, 19: who dies does not refill; a single survivor has won the round."""
    successor = position.left_of(seat)
    if sum(map(bool, position.lives)) == 1:
        rounds.end_round(position, "last-standing", successor)
    else:
        rounds.begin_turn(position, successor)


def _eliminate_dead(position: AbracadaPosition) -> None:
    """AQ-VAR-09, 10: the hand of whoever has just died goes face up to the rows."""
    for seat, hand in enumerate(position.hands):
        stones = tuple(sorted(spell for spell in hand if spell))
        if position.lives[seat] or not stones:
            continue
        for spell in stones:
            position.rows[spell] += 1
        position.hands[seat] = (0,) * len(hand)
        position.tell(Eliminated(seat, stones))


def _end_turn(position: AbracadaPosition, seat: int) -> None:
    """AQ-ENDTURN-03, 07, 11: whoever has cast refills from the pool, then the left neighbour's turn."""
    if position.last:
        _refill(position, seat)
    rounds.begin_turn(position, position.left_of(seat))


def _refill(position: AbracadaPosition, seat: int) -> None:
    """AQ-ENDTURN-03, 04, AQ-INFO-10: empty positions are filled from the lowest, as far as the pool goes."""
    hand, drawn = list(position.hands[seat]), list(position.drawn[seat])
    stones = position.pool[: hand.count(0)]
    if not stones:
        return
    places = []
    for spell in stones:
        index = hand.index(0)
        hand[index] = spell
        drawn[index] = position.turn
        places.append(index + 1)
    position.hands[seat] = tuple(hand)
    position.drawn[seat] = tuple(drawn)
    position.pool = position.pool[len(stones) :]
    position.tell(Drew(seat, tuple(places), stones, len(position.pool)))
