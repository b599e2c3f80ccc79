"""The order: declarations, actions, simultaneous slots, and costs in DES points."""

from __future__ import annotations

from collections.abc import Iterator

from rules.d100.combatant.state import D100Fight, Fighter, Table
from rules.d100.combatant.weapons import default_weapon, skill_of, weapons_of
from rules.system.simple_fight import beside, put_in

_WEAPON_ACTIONS = frozenset({"attack", "grapple", "reload", "repair", "draw"})


def declaration_order(fight: D100Fight) -> tuple[str, ...]:
    """D100-INIT-01, D100-DECL-02: return the order by DES, unreduced, from the highest down, then of entry."""
    present = [combatant for combatant in fight.combatants.values() if combatant.present]
    return tuple(combatant.id for combatant in sorted(present, key=lambda combatant: -combatant.numbers.des))


def action_order(fight: D100Fight) -> tuple[str, ...]:
    """Return the order of the action phase without the dead and those who are out."""
    return tuple(id for id in fight.line if fight.combatants[id].present)


def shown_order(fight: D100Fight) -> tuple[str, ...]:
    """Return the outcome's `order`: none before `begin`, then that of the phase."""
    if fight.phase == "setup":
        return ()
    return action_order(fight) if fight.line else declaration_order(fight)


def tie_value(fight: D100Fight, combatant: Fighter) -> int:
    """D100-INIT-02: return the % of the skill declared; the higher one goes first.

    Without declarations: that of the first weapon on the sheet.
    """
    if fight.options.declarations == "off":
        rows = combatant.sheet.weapons
        return weapons_of(combatant)[rows[0].id].skill if rows else 0
    declared = combatant.declared
    action = "defend" if declared is None else declared.action
    if action == "defend":
        return combatant.numbers.dodge
    if action == "escape":
        times: int = fight.options.escape_des
        return combatant.numbers.des * times
    named = None if declared is None else declared.with_id
    if action == "use_skill":
        return skill_of(combatant, named) or 0
    if action in _WEAPON_ACTIONS:
        weapon = weapons_of(combatant).get(named) if named is not None else None
        return (weapon or default_weapon(combatant, hold=action == "grapple")).skill
    return 0


def line_up(fight: D100Fight) -> tuple[str, ...]:
    """D100-INIT-01, D100-INIT-02, D100-INIT-03: return the order by initiative, then tie value, then entry."""
    standing = [
        combatant for combatant in fight.combatants.values() if combatant.initiative is not None and combatant.present
    ]
    return tuple(
        combatant.id
        for combatant in sorted(standing, key=lambda combatant: (-(combatant.initiative or 0), -combatant.tie))
    )


def expected_order(fight: D100Fight, *, anew: bool = False) -> tuple[str, ...]:
    """D100-INIT-01, D100-INIT-02: return the action order if it were fixed now; `anew`: with nobody delayed."""

    def key(combatant: Fighter) -> tuple[int, int]:
        return (-(combatant.numbers.des if anew else combatant.initiative or 0), -tie_value(fight, combatant))

    return tuple(
        combatant.id
        for combatant in sorted((combatant for combatant in fight.combatants.values() if combatant.present), key=key)
    )


def waiting_stops(fight: D100Fight) -> Iterator[Fighter]:
    """Yield those in the action order whose stop is still to come."""
    for id in fight.line:
        combatant = fight.combatants[id]
        if not combatant.over and combatant.present:
            yield combatant


def slot_of(fight: D100Fight, combatant: Fighter) -> list[Fighter]:
    """D100-INIT-03: return those with the same initiative and tie value, itself included; alone if the GM placed it."""
    if combatant.ruled:
        return [combatant]
    return [
        other
        for other in map(fight.combatants.__getitem__, fight.line)
        if other.initiative == combatant.initiative and other.tie == combatant.tie and not other.ruled and other.present
    ]


def due(combatant: Fighter, delayed: bool, more: int = 0) -> int:
    """Return the initiative of an act, in DES points: D100-DRAW-01, D100-FOC-02, D100-SCO-01, D100-REL-04.

    DES (half of it for a delaying aim or for load-and-fire), − 5 for each weapon drawn or put away this turn and for
    `more` that the act adds, − the focus points held.
    """
    des = combatant.numbers.des
    points = combatant.focus.points if combatant.focus is not None else 0
    return (des // 2 if delayed else des) - 5 * (combatant.handled + more) - points


def set_initiative(table: Table, combatant: Fighter, value: int, why: str) -> None:
    """Set another initiative this turn: record it and find the new place in the action order."""
    before = combatant.initiative
    table.put(combatant, "initiative", value)
    table.fact("initiative", actor=combatant.id, dice=[], value=value, tie=False, why=why, from_=before)
    if table.fight.phase == "action":
        table.put(combatant, "ruled", False)
        if combatant.noted:
            table.put(combatant, "noted", "")
        table.put(table.fight, "line", _placed(table.fight, combatant))


def _placed(fight: D100Fight, combatant: Fighter) -> tuple[str, ...]:
    """Return the line with `combatant` at the place of its initiative and tie value."""
    entry = {id: index for index, id in enumerate(fight.combatants)}
    mine = (-(combatant.initiative or 0), -combatant.tie)

    def comes_behind(id: str) -> bool:
        other = fight.combatants[id]
        theirs = (-(other.initiative or 0), -other.tie)
        return theirs > mine or (theirs == mine and not other.ruled and entry[id] > entry[combatant.id])

    return put_in(tuple(id for id in fight.line if id != combatant.id), combatant.id, comes_behind)


def stand_beside(table: Table, combatant: Fighter, other: Fighter, before: bool) -> None:
    """Set the other's initiative and tie value, just before or after it, in a slot of its own."""
    fight = table.fight
    table.put(combatant, "initiative", other.initiative)
    table.put(combatant, "tie", other.tie)
    table.put(combatant, "ruled", True)
    if combatant.noted:
        table.put(combatant, "noted", "")
    table.put(fight, "line", beside(fight.line, combatant.id, other.id, before))
    table.fact(
        "order",
        actor=combatant.id,
        order=list(action_order(fight)),
        why="ruling",
        **({"before": other.id} if before else {"after": other.id}),
    )
