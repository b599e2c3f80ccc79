"""What everybody obviously declares: a proposal for each, which the game master takes or changes."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Any

from rules.core.display import Declaration
from rules.d100.actions import params as told
from rules.d100.actions.aim import distance_fault
from rules.d100.actions.table import ACTIONS, RELOAD, REPAIR
from rules.d100.combatant.state import D100Fight, Declared, Fighter, metres_to, within_arms
from rules.d100.combatant.weapons import Weapon, default_weapon, weapons_of
from rules.d100.statuses.catalogue import STATUSES
from rules.d100.turns.order import declaration_order
from rules.d100.turns.turns import hindrance
from rules.mechanics.action import in_short

_AIMED = frozenset({"attack", "grapple"})


def declarations(fight: D100Fight) -> tuple[Declaration, ...]:
    """D100-DECL-01, D100-DECL-02: a line for each in the declaration order, what is declared already counted in."""
    crowd: Counter[str] = Counter()
    opponents = {side: Opponents(fight, side) for side in {other.side for other in fight.combatants.values()}}
    found = []
    for id in declaration_order(fight) if fight.phase == "declaration" else ():
        combatant = fight.combatants[id]
        why = hindrance(fight, combatant)
        if combatant.declared is None and why is not None:
            found.append(Declaration(id, STATUSES[why].label if why in STATUSES else why))
            continue
        if combatant.declared is None:
            command = obvious(fight, combatant, crowd, opponents[combatant.side])
        else:
            command = declared_command(combatant, combatant.declared)
        if command["action"] in _AIMED:
            crowd.update(command.get("targets", ()))
        open_ = command if combatant.declared is None else None
        found.append(Declaration(id, in_words(fight, command), open_, combatant.declared is not None))
    return tuple(found)


def described(system: object, fight: D100Fight, command: Mapping[str, Any]) -> str:
    """See `in_words`."""
    return in_words(fight, command)


def in_words(fight: D100Fight, command: Mapping[str, Any]) -> str:
    """A command in short, without that a shot is measured on the board: most are."""
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
    """What has been declared as it was ordered; that a blow is struck with the thing `usual` is not named."""
    with_id = None if declared.with_id == usual and declared.action in _AIMED else declared.with_id
    command = as_command(combatant, declared.action, with_id, declared.targets, **declared.params)
    return {**command, "modifier": declared.modifier} if declared.modifier else command


def undone(fight: D100Fight, combatant: Fighter) -> dict[str, Any] | None:
    """D100-DECL-01: the act that it has declared and can still do at this stop; None where nothing is open.

    Who has declared to keep up its guard has nothing to do.
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
    """D100-DECL-03: the fields of what it has declared, or of what it obviously would; else what it fights with.

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
        command = obvious(fight, combatant, {}, Opponents(fight, combatant.side))
    if command["action"] != action:
        return {"with": default_weapon(combatant, hold=action == "grapple").id} if action in _AIMED else {}
    values = {"with": command["with"]} if "with" in command else {}
    aimed = [id for id in command.get("targets", ()) if fight.combatants[id].present]
    if "modifier" in command:
        values["modifier"] = command["modifier"]
    return {**values, **command.get("params", {}), **({"targets": aimed} if aimed else {})}


def obvious(fight: D100Fight, combatant: Fighter, crowd: Mapping[str, int], opponents: Opponents) -> dict[str, Any]:
    """What it would most likely do: struggle, go on with its task, attack as before, make its weapon ready, defend."""
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
            ready = None if at_hand else _made_ready(fight, combatant, unready)
            return ready or _aimed(fight, combatant, weapon, target)
    return _made_ready(fight, combatant, unready) or as_command(combatant, "defend")


def _fails(combatant: Fighter, weapon: Weapon) -> bool:
    """Whether a weapon is broken, jammed, on the floor or empty."""
    now = combatant.weapons[weapon.id]
    return now.broken or now.jammed or now.dropped or (weapon.spends and now.loaded == 0)


def _aimed(fight: D100Fight, combatant: Fighter, weapon: Weapon, target: Fighter) -> dict[str, Any]:
    """The attack with a weapon, or the hold that it has tried with it before; drawn first where that is needed.

    D100-HOLD-06: whoever has caught somebody has no reason to catch it again; a net that harms nobody only catches.
    """
    habit = combatant.habit
    action = "attack" if _harms(weapon) or not weapon.hold else "grapple"
    if habit is not None and habit.with_id == weapon.id and not combatant.has_hold_of(target):
        action = habit.action
    drawn = {} if combatant.weapons[weapon.id].equipped else {"draw": True}
    return as_command(combatant, action, weapon.id, (target.id,), **drawn)


def _by_preference(combatant: Fighter) -> list[Weapon]:
    """Last turn's weapon, then those in hand, then those to be drawn, bare hands last."""
    last = None if combatant.habit is None else combatant.habit.with_id

    def rank(weapon: Weapon) -> tuple[bool, bool, bool]:
        return (weapon.id != last, weapon.kind == "unarmed", not combatant.weapons[weapon.id].equipped)

    return sorted(weapons_of(combatant).values(), key=rank)


def _made_ready(fight: D100Fight, combatant: Fighter, weapons: list[Weapon]) -> dict[str, Any] | None:
    """D100-LOAD-01, D100-MALF-04: loading or clearing a weapon rather than draw another; None where neither helps."""
    for weapon in weapons:
        if REPAIR.suits(fight, combatant, told.Repair(weapon=weapon.id)):
            return as_command(combatant, "repair", weapon.id)
        if RELOAD.suits(fight, combatant, told.Reload(weapon=weapon.id)):
            return as_command(combatant, "reload", weapon.id)
    return None


class Opponents:
    """Those of other sides who are active, in the order of the fight: read once for all of a side."""

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
        """Those whom somebody holds, or attacked last."""
        known = {*last, *self._held_by.get(combatant.id, ())}
        return [self.all[place] for place in sorted(self._places[id] for id in known if id in self._places)]

    def first_alone(self, crowd: Mapping[str, int]) -> Fighter | None:
        """The first whom nobody is after; whoever is attacked once stays so while proposals are made."""
        while self._attacked < len(self.all) and crowd.get(self.all[self._attacked].id):
            self._attacked += 1
        return self.all[self._attacked] if self._attacked < len(self.all) else None


def _target(
    fight: D100Fight, combatant: Fighter, weapon: Weapon, crowd: Mapping[str, int], opponents: Opponents
) -> Fighter | None:
    """Whom it holds, whom it attacked before, else the nearest opponent, else the one fewest are after.

    D100-NUM-01, D100-RNG-04: hand to hand nobody is proposed around whom there is no place left; and nobody whom the
    weapon does not reach, where a board measures it.
    """
    by_hand, is_measured = weapon.hand_to_hand, fight.board is not None and combatant.cell is not None

    def is_free(other: Fighter) -> bool:
        full = by_hand and crowd.get(other.id, 0) >= other.sheet.max_attackers
        return not full and (not is_measured or _reaches(fight, combatant, weapon, other))

    last = () if combatant.habit is None else combatant.habit.targets
    known = [other for other in opponents.known_to(combatant, last) if is_free(other)]
    if known:

        def rank(other: Fighter) -> tuple[bool, bool, tuple[int, int]]:
            return not combatant.has_hold_of(other), other.id not in last, _far(combatant, other, crowd)

        return min(known, key=rank)
    if combatant.cell is not None:
        return min(filter(is_free, opponents.all), key=lambda other: _far(combatant, other, crowd), default=None)
    # Where all are equally far the first whom nobody is after is the one: not all of a great fight are asked.
    alone = opponents.first_alone(crowd)
    if alone is not None and is_free(alone):
        return alone
    return min(filter(is_free, opponents.all), key=lambda other: crowd.get(other.id, 0), default=None)


def _harms(weapon: Weapon) -> bool:
    """Whether it has any damage of its own."""
    return any(term.count for term in weapon.damage.terms)


def _reaches(fight: D100Fight, combatant: Fighter, weapon: Weapon, other: Fighter) -> bool:
    if weapon.hand_to_hand:
        return within_arms(fight, combatant, other)
    return distance_fault(weapon, metres_to(fight, combatant, other), aim=False) is None


def _far(combatant: Fighter, other: Fighter, crowd: Mapping[str, int]) -> tuple[int, int]:
    """How far somebody is, and how many are after it: the least is attacked first."""
    return _apart(combatant, other), crowd.get(other.id, 0)


def _apart(combatant: Fighter, other: Fighter) -> int:
    """How far two pieces stand from each other, squared, in cells; 0 where they stand on no board."""
    if combatant.cell is None or other.cell is None:
        return 0
    return (combatant.cell[0] - other.cell[0]) ** 2 + (combatant.cell[1] - other.cell[1]) ** 2
