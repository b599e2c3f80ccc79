"""The turn: declaration phase, action phase, the stops in it, and its end."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from rules.core.state import Condition
from rules.d100.combatant.state import D100Fight, Declared, Fighter, Table
from rules.d100.damage.falls import wake
from rules.d100.statuses.catalogue import ACT, DYING, GRABBED, TIME_UP
from rules.d100.turns.order import declaration_order, expected_order, line_up, slot_of, tie_value, waiting_stops
from rules.mechanics import statuses
from rules.mechanics.table import Reaction

SECONDS = 12
"""D100-CLOCK-01: seconds of a turn; five turns are a minute."""

_MARKS: tuple[tuple[str, object], ...] = (
    ("declared", None),
    ("spent_on", ""),
    ("dodges", 0),
    ("blocks", 0),
    ("attackers", ()),
    ("waiting", False),
    ("focus", None),
    ("handled", 0),
    ("tie", 0),
    ("over", False),
    ("freely", ""),
    ("noted", ""),
    ("ruled", False),
)


# --- who can act -----------------------------------------------------------------------------------------------


def struggles(fight: D100Fight, hold: Condition) -> bool:
    """D100-HOLD-03, D100-HOLD-05: whether a held combatant may try to escape: two turns of nothing come first.

    With `hold_escape: next` it may already in the second of them.
    """
    return hold.timer is None or (fight.options.hold_escape == "next" and hold.timer <= 1)


def hindrance(fight: D100Fight, combatant: Fighter, action: str = "") -> str | None:
    """Return the state or status that keeps a combatant from an action (or from any), or None.

    D100-INIT-03: who was noted when its simultaneous slot began acts although it has been felled or held since.
    """
    if combatant.noted and combatant.present:
        return GRABBED.id if combatant.noted == "escape" and action not in ("", "escape") else None
    return current_hindrance(fight, combatant, action)


def current_hindrance(fight: D100Fight, combatant: Fighter, action: str = "") -> str | None:
    """Return what keeps a combatant from an action now, whatever a simultaneous slot has noted; None: nothing."""
    if combatant.state != "active":
        return combatant.state if combatant.dying is None else combatant.dying.status
    if not combatant.conditions:
        return None
    forbidding = combatant.statuses.forbidding(ACT) | combatant.statuses.forbidding(action)
    for condition in combatant.conditions:
        may_struggle = condition.status == GRABBED.id and action in ("", "escape") and struggles(fight, condition)
        if condition.status in forbidding and not may_struggle:
            return condition.status
    return None


# --- stops -----------------------------------------------------------------------------------------------------


def begin(table: Table, surprise: Mapping[str, Any] | None) -> None:
    """D100-CLOCK-02, D100-DECL-01: begin turn 1, without dice; everybody declares before it is resolved.

    The book has no surprise: refuses `no_surprise`.
    """
    table.insist(surprise is None, "no_surprise")
    begin_turn(table, 1)
    if table.fight.phase == "action":
        advance(table)


def join(table: Table, combatant: Fighter) -> None:
    """D100-INIT-04.

    Let a newcomer declare by DES in the declaration phase; later it has no stop before the next turn.
    """
    if table.fight.phase == "declaration":
        table.put(combatant, "initiative", combatant.numbers.des)


def settle(table: Table) -> None:
    """D100-DECL-02: make the next who must declare the active one."""
    fight = table.fight
    if fight.phase == "declaration":
        table.put(fight, "active", next_to_declare(fight))


def begin_turn(table: Table, number: int) -> None:
    """Begin a turn: initiative is DES, then the declaration phase, or the action phase if nobody declares."""
    fight = table.fight
    table.put(fight, "round", number)
    table.put(fight, "seconds", SECONDS * (number - 1))
    table.fact("round", round=number, seconds=fight.seconds)
    table.put(fight, "line", ())
    for combatant in fight.combatants.values():
        table.put(combatant, "initiative", combatant.numbers.des if combatant.present else None)
    if fight.options.declarations == "off":
        begin_actions(table)
        return
    _phase(table, "declaration")
    table.put(fight, "active", next_to_declare(fight))


def next_to_declare(fight: D100Fight) -> str | None:
    """D100-DECL-02: return the first in the declaration order who can act and has not declared."""
    return next(waiting_to_declare(fight), None)


def waiting_to_declare(fight: D100Fight) -> Iterator[str]:
    """D100-DECL-02: yield those in the declaration order who can act and have not declared."""
    for id in declaration_order(fight):
        combatant = fight.combatants[id]
        if combatant.declared is None and hindrance(fight, combatant) is None:
            yield id


def begin_actions(table: Table) -> None:
    """Begin the action phase: who could declare and did not defends; tie values and the order are fixed."""
    fight = table.fight
    if fight.phase == "declaration":
        for combatant in fight.combatants.values():
            if combatant.declared is None and hindrance(fight, combatant) is None:
                table.put(combatant, "declared", Declared("defend", None, ()))
    for combatant in fight.combatants.values():
        if combatant.present:
            table.put(combatant, "tie", tie_value(fight, combatant))
    _phase(table, "action")
    table.put(fight, "line", line_up(fight))


def next_stop(table: Table) -> None:
    """End the current stop or phase and go on to the next stop, through at most one end of a turn."""
    fight = table.fight
    if fight.phase == "declaration":
        begin_actions(table)
    elif fight.active is not None:
        combatant = fight.combatants[fight.active]
        if not combatant.waiting:
            table.put(combatant, "over", True)
            _note_idleness(table, combatant)
            statuses.end_own_turn(table, combatant)
    if advance(table):
        return
    end_turn(table)
    begin_turn(table, fight.round + 1)
    if fight.phase == "action":
        advance(table)


def _note_idleness(table: Table, combatant: Fighter) -> None:
    """Note one who could have acted and lets its stop go: it keeps up its guard as declared, or does nothing."""
    if combatant.spent_on or combatant.freely in ("defend", "release") or hindrance(table.fight, combatant) is not None:
        return
    guards = combatant.declared is not None and combatant.declared.action == "defend"
    table.fact("defend" if guards else "idle", actor=combatant.id)


def advance(table: Table) -> bool:
    """Go to the next combatant who can act and has its action; return False if none is left."""
    fight = table.fight
    while True:
        combatant = next(waiting_stops(fight), None)
        if combatant is None:
            table.put(fight, "active", None)
            return False
        why = hindrance(fight, combatant) or ("action_used" if combatant.spent_on else None)
        if combatant.waiting:
            table.put(combatant, "waiting", False)
        if why is None:
            _begin_stop(table, combatant)
            return True
        table.put(combatant, "over", True)
        table.fact("turn", actor=combatant.id, initiative=combatant.initiative, skipped=True, why=why)
        statuses.end_own_turn(table, combatant)


def upcoming_stops(fight: D100Fight) -> Iterator[str]:
    """D100-DECL-02, D100-INIT-01: yield who still has a stop in this phase, then in what follows it.

    After the declarations comes the action phase as declared so far, and after that another turn.
    """
    declares = fight.options.declarations != "off"
    if fight.phase == "declaration":
        yield from waiting_to_declare(fight)
        later = expected_order(fight)
    else:
        yield from (
            combatant.id
            for combatant in waiting_stops(fight)
            if hindrance(fight, combatant) is None and not combatant.spent_on
        )
        later = declaration_order(fight) if declares else expected_order(fight, anew=True)
    yield from (id for id in later if current_hindrance(fight, fight.combatants[id]) is None)


def _begin_stop(table: Table, combatant: Fighter) -> None:
    """Begin a combatant's stop; with the first of a simultaneous slot note all who can act in it."""
    fight = table.fight
    slot = slot_of(fight, combatant)
    if len(slot) > 1 and not any(other.noted for other in slot):
        for other in slot:
            if not other.over and hindrance(fight, other) is None:
                table.put(other, "noted", "free" if other.hold is None else "escape")
    table.put(fight, "active", combatant.id)
    # Of a slot in which one alone can act nobody acts at the same time.
    with_others = bool(combatant.noted) and any(other.noted for other in slot if other is not combatant)
    table.fact(
        "turn", actor=combatant.id, initiative=combatant.initiative, skipped=False, why=None, simultaneous=with_others
    )


# --- the end of the turn ---------------------------------------------------------------------------------------


def dying_timers(table: Table) -> None:
    """D100-LOW-02: lower the timers of the dying."""
    for combatant in table.fight.combatants.values():
        dying = combatant.dying
        if dying is not None and dying.timer is not None:
            _fall_dying(table, combatant, dying)


def other_timers(table: Table) -> None:
    """D100-CLOCK-03: lower the timers of all other conditions, but not of the dead."""
    for combatant in table.fight.combatants.values():
        if combatant.state != "dead":
            for condition in combatant.conditions:
                counted_here = not table.system.statuses[condition.status].counts_own_turns
                if counted_here and condition.status != DYING.id and condition.timer is not None:
                    _fall_timer(table, combatant, condition)


def countdowns(table: Table) -> None:
    """D100-CLOCK-01, D100-CLOCK-03: lower countdowns by a round of 12 seconds."""
    statuses.fall(table, "rounds")
    statuses.fall(table, "turns")
    statuses.fall(table, "seconds", SECONDS)


def wipe_marks(table: Table) -> None:
    """D100-CLOCK-03: clear what was declared, used and noted in the turn; nobody is active."""
    for combatant in table.fight.combatants.values():
        for key, value in _MARKS:
            if getattr(combatant, key) != value:
                table.put(combatant, key, value)
    table.put(table.fight, "active", None)


END_OF_TURN = (dying_timers, other_timers, countdowns, wipe_marks)
"""D100-CLOCK-03: the end of a turn, in the book's order; every timer counts the turn in which it began."""


def end_turn(table: Table) -> None:
    """D100-CLOCK-03: do all that the end of a turn brings, in order."""
    for step in END_OF_TURN:
        step(table)


def _fall_dying(table: Table, combatant: Fighter, dying: Condition) -> None:
    timer = (dying.timer or 0) - 1
    lowered = statuses.change_timer(table, combatant, dying, timer)
    if timer <= 0:
        run_out(table, combatant, lowered)


def _fall_timer(table: Table, combatant: Fighter, condition: Condition) -> None:
    timer = (condition.timer or 0) - 1
    if timer > 0:
        statuses.change_timer(table, combatant, condition, timer)
    else:
        run_out(table, combatant, condition)


def run_out(table: Table, combatant: Fighter, condition: Condition) -> None:
    """Do what the row of a condition says for the end of its timer; most end."""
    decide: Reaction = table.system.statuses[condition.status].at.get(TIME_UP, _expire)
    decide(table, combatant, condition)


def _expire(table: Table, combatant: Fighter, condition: Condition) -> None:
    statuses.remove(table, combatant, condition, "expired")
    statuses.has_run_out(table, combatant, condition)
    wake(table, combatant)


def _phase(table: Table, phase: str) -> None:
    table.put(table.fight, "phase", phase)
    table.fact("phase", phase=phase)
