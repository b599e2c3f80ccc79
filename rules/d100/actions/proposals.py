"""What everybody obviously declares: a proposal for each, which the game master accepts or changes."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Any

from rules.core.display import Declaration, Deed
from rules.d100.actions import params as told
from rules.d100.actions.aim import distance_fault
from rules.d100.actions.catalogue import ACTIONS, RELOAD, REPAIR
from rules.d100.combatant.state import D100Fight, Declared, Fighter, metres_to, within_arms
from rules.d100.combatant.weapons import Weapon, default_weapon, weapons_of
from rules.d100.turns.order import declaration_order
from rules.d100.turns.turns import hindrance
from rules.mechanics.action import in_short

_AIMED = frozenset({"attack", "grapple"})


def declarations(fight: D100Fight) -> tuple[Declaration, ...]:
    """D100-DECL-01, D100-DECL-02.

    Return a line for each in the declaration order, counting what is declared already.
    """
    crowd: Counter[str] = Counter()
    opponents = {side: Opponents(fight, side) for side in {other.side for other in fight.combatants.values()}}
    lines = []
    for id in declaration_order(fight) if fight.phase == "declaration" else ():
        combatant = fight.combatants[id]
        reason = hindrance(fight, combatant)
        if combatant.declared is None and reason is not None:
            row = combatant.statuses.get(reason)
            lines.append(Declaration(id, reason if row is None else row.label))
            continue
        if combatant.declared is None:
            command = likely(fight, combatant, crowd, opponents[combatant.side])
        else:
            command = declared_command(combatant, combatant.declared)
        if command["action"] in _AIMED:
            crowd.update(command.get("targets", ()))
        open_ = command if combatant.declared is None else None
        lines.append(Declaration(id, in_words(fight, command), open_, combatant.declared is not None))
    return tuple(lines)


def described(system: object, fight: D100Fight, command: Mapping[str, Any]) -> Deed:
    """See `in_words`."""
    return in_words(fight, command)


def in_words(fight: D100Fight, command: Mapping[str, Any]) -> Deed:
    """Return a command in short; that a shot is measured on the board is left out."""
    params = {name: value for name, value in (command.get("params") or {}).items() if name != "measured"}
    actor, action = fight.combatants[command["actor"]], ACTIONS[command["action"]]
    return in_short(fight, actor, action, {**command, "params": params})


def as_command(
    combatant: Fighter, action: str, with_id: str | None = None, targets: tuple[str, ...] = (), **params: Any
) -> dict[str, Any]:
    """The `declare` command of a combatant; what is not named is left out."""
    command: dict[str, Any] = {"do": "declare", "actor": combatant.id, "action": action}
    if with_id is not None:
        command["with"] = with_id
    if targets:
        command["targets"] = list(targets)
    return {**command, "params": params} if params else command


def declared_command(combatant: Fighter, declared: Declared, *, usual: str | None = None) -> dict[str, Any]:
    """Return a declaration as it was ordered; a blow with the thing `usual` does not name it."""
    with_id = None if declared.with_id == usual and declared.action in _AIMED else declared.with_id
    command = as_command(combatant, declared.action, with_id, declared.targets, **declared.params)
    return {**command, "modifier": declared.modifier} if declared.modifier else command


def open_declaration(fight: D100Fight, combatant: Fighter) -> dict[str, Any] | None:
    """D100-DECL-01: return the declared act that can still be done at this stop; None if there is none.

    A declared defence leaves nothing to do.
    """
    declared = combatant.declared
    if (
        fight.phase != "action"
        or fight.active != combatant.id
        or combatant.waiting
        or combatant.spent_on
        or declared is None
    ):
        return None
    if declared.action in ("defend", combatant.freely) or hindrance(fight, combatant, declared.action) is not None:
        return None
    return {**declared_command(combatant, declared), "do": "act"}


def first_values(fight: D100Fight, combatant: Fighter, action: str) -> dict[str, Any]:
    """D100-DECL-03: return first values: those of the declaration, or of the obvious act; else its usual weapon.

    A shot from a board is measured on it.
    """
    if action in _AIMED and fight.board is not None and combatant.cell is not None:
        return {"measured": True, **_declared_values(fight, combatant, action)}
    return _declared_values(fight, combatant, action)


def _declared_values(fight: D100Fight, combatant: Fighter, action: str) -> dict[str, Any]:
    command: Mapping[str, Any] = {"action": ""}
    if combatant.declared is not None:
        command = declared_command(combatant, combatant.declared)
    elif fight.phase == "declaration" and hindrance(fight, combatant) is None:
        command = likely(fight, combatant, {}, Opponents(fight, combatant.side))
    if command["action"] != action:
        return {"with": default_weapon(combatant, hold=action == "grapple").id} if action in _AIMED else {}
    values = {"with": command["with"]} if "with" in command else {}
    aimed = [id for id in command.get("targets", ()) if fight.combatants[id].present]
    if "modifier" in command:
        values["modifier"] = command["modifier"]
    return {**values, **command.get("params", {}), **({"targets": aimed} if aimed else {})}


def likely(fight: D100Fight, combatant: Fighter, crowd: Mapping[str, int], opponents: Opponents) -> dict[str, Any]:
    """Return what it would most likely do: escape, go on with a task, attack as before, ready its weapon, defend."""
    if combatant.hold is not None:
        return as_command(combatant, "escape")
    if combatant.task is not None:
        return as_command(combatant, combatant.task.kind, combatant.task.with_id)
    unready = []
    for weapon in _by_preference(combatant):
        if _fails(combatant, weapon):
            unready.append(weapon)
            continue
        target = _target(fight, combatant, weapon, crowd, opponents)
        if target is not None and (_harms(weapon) or not combatant.has_hold_of(target)):
            at_hand = weapon.kind != "unarmed" and combatant.weapons[weapon.id].equipped
            ready = None if at_hand else _ready_weapon(fight, combatant, unready)
            return ready or _aimed(fight, combatant, weapon, target)
    return _ready_weapon(fight, combatant, unready) or as_command(combatant, "defend")


def _fails(combatant: Fighter, weapon: Weapon) -> bool:
    """Whether a weapon is broken, jammed, on the floor or empty."""
    carried = combatant.weapons[weapon.id]
    return carried.broken or carried.jammed or carried.dropped or (weapon.spends and carried.loaded == 0)


def _aimed(fight: D100Fight, combatant: Fighter, weapon: Weapon, target: Fighter) -> dict[str, Any]:
    """Return the attack with a weapon, or the hold it has tried with it before; drawn first if needed.

    D100-HOLD-06: whoever holds somebody does not catch it again; a net that harms nobody only catches.
    """
    habit = combatant.habit
    action = "attack" if _harms(weapon) or not weapon.hold else "grapple"
    if habit is not None and habit.with_id == weapon.id and not combatant.has_hold_of(target):
        action = habit.action
    drawn = {} if combatant.weapons[weapon.id].equipped else {"draw": True}
    return as_command(combatant, action, weapon.id, (target.id,), **drawn)


def _by_preference(combatant: Fighter) -> list[Weapon]:
    """Return last turn's weapon, then those in hand, then those to be drawn, bare hands last."""
    last = None if combatant.habit is None else combatant.habit.with_id

    def rank(weapon: Weapon) -> tuple[bool, bool, bool]:
        return (weapon.id != last, weapon.kind == "unarmed", not combatant.weapons[weapon.id].equipped)

    return sorted(weapons_of(combatant).values(), key=rank)


def _ready_weapon(fight: D100Fight, combatant: Fighter, weapons: list[Weapon]) -> dict[str, Any] | None:
    """D100-LOAD-01, D100-MALF-04.

    Return loading or clearing a weapon rather than drawing another; None if neither helps.
    """
    for weapon in weapons:
        if REPAIR.is_possible_in_turn(fight, combatant, told.Repair(weapon=weapon.id)):
            return as_command(combatant, "repair", weapon.id)
        if RELOAD.is_possible_in_turn(fight, combatant, told.Reload(weapon=weapon.id)):
            return as_command(combatant, "reload", weapon.id)
    return None


class Opponents:
    """The active combatants of other sides, in the order of the fight, read once for a side."""

    def __init__(self, fight: D100Fight, side: str) -> None:
        self.all = [other for other in fight.combatants.values() if other.side != side and other.state == "active"]
        self._places = {other.id: place for place, other in enumerate(self.all)}
        self._held_by: dict[str | None, list[str]] = {}
        for other in self.all:
            if other.conditions and other.hold is not None:
                self._held_by.setdefault(other.hold.source, []).append(other.id)
        self._attacked = 0
        """So many of the first ones are attacked already."""

    def known_to(self, combatant: Fighter, last: Iterable[str]) -> list[Fighter]:
        """Return those whom `combatant` holds, or attacked last."""
        ids = {*last, *self._held_by.get(combatant.id, ())}
        return [self.all[index] for index in sorted(self._places[id] for id in ids if id in self._places)]

    def first_alone(self, crowd: Mapping[str, int]) -> Fighter | None:
        """Return the first whom nobody attacks; once attacked it stays so while proposals are made."""
        while self._attacked < len(self.all) and crowd.get(self.all[self._attacked].id):
            self._attacked += 1
        return self.all[self._attacked] if self._attacked < len(self.all) else None


def _target(
    fight: D100Fight, combatant: Fighter, weapon: Weapon, crowd: Mapping[str, int], opponents: Opponents
) -> Fighter | None:
    """Return whom it holds, whom it attacked before, else the nearest opponent, else the one attacked by the fewest.

    D100-NUM-01, D100-RNG-04: nobody is proposed around whom no room is left hand to hand, or whom the weapon does not
    reach on a board.
    """
    by_hand, is_measured = weapon.hand_to_hand, fight.board is not None and combatant.cell is not None

    def is_free(other: Fighter) -> bool:
        full = by_hand and crowd.get(other.id, 0) >= other.numbers.max_attackers
        return not full and (not is_measured or _reaches(fight, combatant, weapon, other))

    last = () if combatant.habit is None else combatant.habit.targets
    familiar = [other for other in opponents.known_to(combatant, last) if is_free(other)]
    if familiar:

        def rank(other: Fighter) -> tuple[bool, bool, tuple[int, int]]:
            return not combatant.has_hold_of(other), other.id not in last, _distance_rank(combatant, other, crowd)

        return min(familiar, key=rank)
    if combatant.cell is not None:
        return min(
            filter(is_free, opponents.all), key=lambda other: _distance_rank(combatant, other, crowd), default=None
        )
    # Where all are equally far the first whom nobody is after is the one: not all of a great fight are asked.
    unattacked = opponents.first_alone(crowd)
    if unattacked is not None and is_free(unattacked):
        return unattacked
    return min(filter(is_free, opponents.all), key=lambda other: crowd.get(other.id, 0), default=None)


def _harms(weapon: Weapon) -> bool:
    """Whether it has any damage of its own."""
    return any(term.count for term in weapon.damage.terms)


def _reaches(fight: D100Fight, combatant: Fighter, weapon: Weapon, other: Fighter) -> bool:
    if weapon.hand_to_hand:
        return within_arms(fight, combatant, other)
    return distance_fault(weapon, metres_to(fight, combatant, other), aim=False) is None


def _distance_rank(combatant: Fighter, other: Fighter, crowd: Mapping[str, int]) -> tuple[int, int]:
    """Return the distance of somebody, and how many attack it: the least comes first."""
    return _squared_distance(combatant, other), crowd.get(other.id, 0)


def _squared_distance(combatant: Fighter, other: Fighter) -> int:
    """Return the squared distance of two pieces in cells; 0 off the board."""
    if combatant.cell is None or other.cell is None:
        return 0
    return (combatant.cell[0] - other.cell[0]) ** 2 + (combatant.cell[1] - other.cell[1]) ** 2
