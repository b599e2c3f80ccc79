"""The waves that are still to enter the open fight, as the odds count them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from models.marks.cues import HURT, RECHARGE, Cue
from models.repositories.waves import Wave, arrivals
from rules.engine.reinforcements import WAVE
from rules.engine.triggers import POOL, ROUND, Awaited
from rules.odds.arrivals import Arrival
from ui.session.controller import Conductor
from ui.session.cues import handled, is_due
from ui.session.proposals import proposed


def waiting(conductor: Conductor) -> dict[int, Wave]:
    """The waves that are still to enter, by their numbers; one whose dice are being asked for is entering already."""
    pending = conductor.questions.pending
    entering = None if pending is None else pending.command.get(WAVE)
    return {number: wave for number, wave in conductor.at_hand.waiting().items() if number != entering}


def coming(conductor: Conductor) -> tuple[Arrival, ...]:
    """The waves that come to the fight at hand without a word, and those that a cue brings which nobody let go."""
    found = waiting(conductor)
    return arrivals(found, conductor.system, _brought(conductor, found)) if found else ()


def _brought(conductor: Conductor, there: Mapping[int, Wave]) -> Mapping[int, Sequence[Awaited]]:
    """The number of a wave to what the cues wait for that let it enter."""
    cues, at_hand = conductor.marking.cues, conductor.at_hand
    taken = handled(conductor.marking.let_go, at_hand.service.journal) if cues else {}
    found: dict[int, list[Awaited]] = {}
    for cue in cues:
        if cue.id not in taken and cue.when != RECHARGE:
            wave = proposed(cue, at_hand.fight, at_hand.system, there).wave
            if wave is not None:
                found.setdefault(wave, []).append(_awaited(cue, conductor))
    return found


def _awaited(cue: Cue, conductor: Conductor) -> Awaited:
    """What a cue waits for, where it is looked for in the fight alone; a wound shows in what is left."""
    if cue.when != HURT:
        return cue.awaited
    fight, system = conductor.fight, conductor.system
    if is_due(cue, fight, system, conductor.at_hand.service.journal, None) or cue.who not in fight.combatants:
        return Awaited(ROUND, fight.round)
    vital = system.vital.id
    return Awaited(POOL, fight.combatants[cue.who].pools[vital] - 1, vital, cue.who)
