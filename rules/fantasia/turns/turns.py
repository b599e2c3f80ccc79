"""The clock of turns and rounds: what happens at their edges, in the book's order, and which stop comes next."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from rules.core.display import Declaration
from rules.core.state import Condition
from rules.fantasia.combatant.state import GONE, NO_SLOTS, Battle, Fighter, Table
from rules.fantasia.damage.falls import after_end, die, end_at
from rules.fantasia.statuses.traits import ACTS, AT_TURN, TURN_START
from rules.fantasia.turns.order import make_line, move_in_line, roll_for_all, side_order
from rules.mechanics import statuses
from rules.mechanics.statuses import OWN_TURN_ENDS, RUNS_OUT, brings, happens, swap
from rules.sheets.schema import words_of

# --- the edges of a turn -----------------------------------------------------------------------------------


def start_turn(table: Table, combatant: Fighter) -> bool:
    """LF-DEF-03, LF-REACT-03, LF-DOWN-02, LF-ST-OLDAGE, LF-ST-REGEN-1, LF-ST-POISON-2: start a turn; true: it stops.

    Those who cannot act have no stop: their turn ends at once. The facts of its start belong to the turn.
    """
    fight = table.fight
    table.put(fight, "active", combatant.id)
    table.put(combatant, "had", fight.round)
    table.put(fight, "fresh", 0)
    turn = table.fact("turn", actor=combatant.id, initiative=combatant.initiative, skipped=False, why=None)
    if combatant.conditions:
        end_at(table, combatant, AT_TURN, "turn")
    if combatant.readied is not None:
        table.put(combatant, "readied", None)
        table.fact("note", actor=combatant.id, what="readied_lost", text="")
    table.put(combatant, "reactions", 1)
    if combatant.used:
        table.put(combatant, "used", {})
    if combatant.state == "unconscious" and combatant.counter is not None:
        if combatant.counter <= 0:
            die(table, combatant, "counter")
        else:
            table.put(combatant, "counter", combatant.counter - 1)
            table.fact("counter", actor=combatant.id, left=combatant.counter, why="turn")
    if combatant.conditions:
        happens(table, combatant, TURN_START)
    if not combatant.able:
        turn.update(_why_skipped(combatant))
        if combatant.state not in GONE:
            end_turn(table, combatant)
        return False
    table.put(combatant, "done", ())
    if combatant.conditions:
        happens(table, combatant, ACTS)
    take_slots(table, combatant)
    return True


def _why_skipped(combatant: Fighter) -> dict[str, Any]:
    """Return what the fact of a skipped turn says: why, and what is left of the counter."""
    why = combatant.state
    if combatant.state == "active":
        why = _kept_from_acting(combatant)
    counter = combatant.counter if combatant.state == "unconscious" else None
    return {"skipped": True, "why": why, "left": counter}


def take_slots(table: Table, combatant: Fighter) -> None:
    """LF-TURN-01, LF-ST-HASTE-1, LF-ST-DISABLE, LF-ST-IMMOBILIZE: set the slots of a turn."""
    slots = {"normal": 1, "move": 1, "extra": 0}
    if combatant.conditions:
        rows = [combatant.statuses[condition.status] for condition in combatant.conditions]
        slots["extra"] = max(row.extra for row in rows)
        slots.update(dict.fromkeys((slot for row in rows for slot in row.denies), 0))
    table.put(combatant, "slots", (slots["normal"], slots["move"], slots["extra"]))
    table.put(combatant, "spent", False)


def end_turn(table: Table, combatant: Fighter) -> None:
    """LF-DUR-01: lower the timers of its conditions, but for those that came in this turn; no slots are left."""
    fight = table.fight
    if combatant.conditions:
        happens(table, combatant, OWN_TURN_ENDS)
    came_now = fight.round + 1
    for condition in combatant.conditions:
        if condition.mark == came_now or not any(other is condition for other in combatant.conditions):
            continue
        _fall(table, combatant, condition)
        if combatant.state == "dead" or combatant.state == "stone":
            break
    table.put(combatant, "slots", NO_SLOTS)
    table.put(combatant, "forced", None)
    statuses.fall(table, "turns")


def _fall(table: Table, combatant: Fighter, condition: Condition) -> None:
    counts = combatant.statuses[condition.status].counts
    if counts:
        params = {counts: int(condition.params.get(counts, 0)) + 1}
        older = condition._replace(params=params)
        swap(table, combatant, condition, older)
        if older.timer is None:
            table.fact("tick", actor=combatant.id, status=older.status, timer=None, params=params)
        condition = older
    statuses.fall_condition(table, combatant, condition)


def expire(table: Table, combatant: Fighter, condition: Condition) -> None:
    """Do what follows the end of a condition, and what its row says for the end of its timer."""
    after_end(table, combatant, condition)
    brings(table, combatant, condition, RUNS_OUT)


# --- which stop comes next ---------------------------------------------------------------------------------


def advance(table: Table, *, quiet: bool) -> None:
    """Go on to the next stop; `quiet`: whether the current round has had no stop since its start.

    After a whole round without one it stops at the start of the next with nobody active.
    """
    fight = table.fight
    while True:
        table.put(fight, "active", None)
        if _next_turn(table):
            return
        surprised = fight.phase == "surprise"
        if surprised:
            start_rounds(table)
        else:
            end_round(table)
        stops = nobody_can_act(fight) if surprised else quiet
        if stops or fight.phase == "declaration":
            return
        quiet = True


def _next_turn(table: Table) -> bool:
    """Go through those whose turn it is; return whether there is a stop."""
    fight = table.fight
    while True:
        if fight.resumed:
            combatant = fight.combatants[fight.resumed[0]]
            table.put(fight, "resumed", fight.resumed[1:])
            stops = take_up_turn(table, combatant)
        elif (next_one := fight.next_in_line()) is not None:
            if next_one.id in fight.suspended:
                table.put(fight, "suspended", tuple(id for id in fight.suspended if id != next_one.id))
                stops = take_up_turn(table, next_one)
            else:
                stops = _place_comes(table, next_one)
        elif fight.delayed:
            combatant = fight.combatants[fight.delayed[0]]
            table.put(fight, "delayed", fight.delayed[1:])
            stops = _late(table, combatant)
        else:
            return False
        if stops:
            return True
        table.put(fight, "active", None)


def _place_comes(table: Table, combatant: Fighter) -> bool:
    """LF-DOWN-02: start the turn of a place; the dead and petrified are passed over."""
    if combatant.state in GONE:
        table.put(combatant, "had", table.fight.round)
        return False
    return start_turn(table, combatant)


def take_up_turn(table: Table, combatant: Fighter) -> bool:
    """LF-DELAY-01: resume a delayed turn: no start, its actions anew, an ordinary end."""
    table.put(combatant, "waiting", False)
    if combatant.state in GONE:
        return False
    table.put(table.fight, "active", combatant.id)
    table.put(table.fight, "fresh", 0)
    turn = table.fact("turn", actor=combatant.id, initiative=combatant.initiative, skipped=False, why=None)
    if not combatant.able:
        turn.update(_why_skipped(combatant))
        end_turn(table, combatant)
        return False
    take_slots(table, combatant)
    return True


def _late(table: Table, combatant: Fighter) -> bool:
    """LF-DELAY-01, LF-DELAY-03: let one who still waits act at the end of the round; not if it has fallen."""
    if combatant.waiting:
        if combatant.able:
            _place_last(table, combatant)
        return take_up_turn(table, combatant)
    if combatant.state not in GONE:
        end_turn(table, combatant)
    return False


def _place_last(table: Table, combatant: Fighter) -> None:
    """LF-DELAY-03: move one who has not resumed its turn to the end of the order, where it stays."""
    others = [other for other in table.fight.in_line() if other is not combatant]
    initiative = others[-1].initiative if others else combatant.initiative
    move_in_line(table, combatant, len(table.fight.line), initiative, "wait")


def upcoming_turns(fight: Battle) -> Iterator[str]:
    """LF-DELAY-01, LF-INIT-05, LF-DOWN-02: yield who acts after this turn, without those who cannot.

    Those who have resumed their turn, the places of this round, also of those whose turn another has taken, those who
    wait; then the next round, unless it is rolled or declared first.
    """
    combatants, sides = fight.combatants, fight.options.initiative == "side"
    places: list[str] = []
    if fight.phase == "declaration":
        places += side_order(fight, fight.declared)
    else:
        places += fight.resumed
        places += (id for id in fight.line if combatants[id].had < fight.round or id in fight.suspended)
        places += (id for id in fight.delayed if combatants[id].waiting)
        if fight.phase != "surprise" and not (sides and fight.options.order_by_kind):
            places += side_order(fight, {}) if sides else fight.line
    return (id for id in places if combatants[id].able)


def end_round(table: Table) -> None:
    """LF-TURN-07: add three seconds, lower countdowns, begin the next round; sides are lined up anew."""
    fight = table.fight
    seconds = fight.options.round_seconds
    table.put(fight, "seconds", fight.seconds + seconds)
    statuses.fall(table, "rounds")
    statuses.fall(table, "seconds", seconds)
    table.put(fight, "delayed", ())
    if fight.suspended:
        table.put(fight, "suspended", ())
    _new_round(table)


def start_rounds(table: Table) -> None:
    """LF-INIT-01, LF-SURP-02, LF-SURP-03: roll everybody's initiative and begin the first round."""
    if table.fight.phase == "surprise":
        # In a log what follows is no part of the last turn of the surprise.
        table.fact("phase", phase="initiative")
    roll_for_all(table)
    _new_round(table)


def _new_round(table: Table) -> None:
    fight = table.fight
    table.put(fight, "round", fight.round + 1)
    table.fact("round", round=fight.round, seconds=fight.seconds)
    phase = "action"
    if fight.options.initiative == "side":
        table.put(fight, "declared", {})
        make_line(table)
        if fight.options.order_by_kind:
            phase = "declaration"
    if fight.phase != phase:
        table.put(fight, "phase", phase)
        table.fact("phase", phase=phase)


def close_turn(table: Table, combatant: Fighter) -> None:
    """End the turn of the active combatant; one who waits or is gone has no end of turn."""
    if combatant.state in GONE:
        table.put(combatant, "slots", NO_SLOTS)
        table.put(combatant, "forced", None)
    elif combatant.id not in table.fight.delayed:
        end_turn(table, combatant)


def nobody_can_act(fight: Battle) -> bool:
    """Whether nobody in the fight can act."""
    return not any(combatant.able for combatant in fight.combatants.values())


KINDS: Mapping[int, str] = {
    1: "Chequeo",
    2: "Ataque a distancia",
    3: "Ataque cuerpo a cuerpo",
    4: "Ítem",
    5: "Magia / Habilidad",
    6: "Otra acción",
}
"""LF-INIT-09: the kinds of actions, in their order."""
STATES: Mapping[str, str] = {"unconscious": "Inconsciente", "dead": "Muerte", "stone": "Piedra"}


def proposals(fight: Battle) -> tuple[Declaration, ...]:
    """LF-INIT-09: return a line for everybody in the order of entering: its kind, or the attack it obviously makes."""
    if fight.phase != "declaration":
        return ()
    return tuple(_line(fight, combatant) for combatant in fight.combatants.values() if combatant.state != "out")


def _line(fight: Battle, combatant: Fighter) -> Declaration:
    kind = fight.declared.get(combatant.id)
    if kind is not None:
        return Declaration(combatant.id, KINDS[kind], declared=True)
    if not combatant.able:
        return Declaration(combatant.id, _why_not(combatant))
    weapon = combatant.weapon
    command: dict[str, Any] = {"do": "declare", "actor": combatant.id, "action": "attack", "with": weapon.id}
    return Declaration(
        combatant.id, f"{KINDS[3 if weapon.close else 2]} · {weapon.name or words_of(weapon.id)}", command
    )


def _why_not(combatant: Fighter) -> str:
    if combatant.state != "active":
        return STATES.get(combatant.state, combatant.state)
    return combatant.statuses[_kept_from_acting(combatant)].label


def _kept_from_acting(combatant: Fighter) -> str:
    """Return the first of its statuses that keeps it from acting at all; there is one."""
    cannot_act = combatant.statuses.cannot_act
    return next(condition.status for condition in combatant.conditions if condition.status in cannot_act)
