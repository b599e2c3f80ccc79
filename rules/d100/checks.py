"""What is looked for before an act: whose stop it is, which things it names, whom it is aimed at."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeGuard

from rules.actions import Act
from rules.d100.state import D100Fight, Fighter
from rules.d100.turns import hindrance
from rules.d100.weapons import Weapon, default_weapon, weapons_of
from rules.table import Table


def is_whole(value: object) -> TypeGuard[int]:
    """Whether a param is a whole number."""
    return isinstance(value, int) and not isinstance(value, bool)


def may_act(table: Table, act: Act) -> None:
    """D100-SEQ-02: the stop is the actor's, it can act, it is not waiting, and its action is unused.

    Refuses `wrong_phase`, `not_your_turn`, `cannot_act`, `too_early`, `no_action_left` (not for `release`).
    """
    fight: D100Fight = table.fight
    actor: Fighter = act.actor
    action = act.action.id
    table.demand(fight.phase == "action", "wrong_phase", actor=actor.id)
    table.demand(fight.active == actor.id, "not_your_turn", actor=actor.id)
    why = hindrance(fight, actor, action)
    table.insist(actor.present, "cannot_act", actor=actor.id, status=why)
    table.demand(why is None, "cannot_act", actor=actor.id, status=why)
    table.demand(not actor.waiting, "too_early", actor=actor.id, des=actor.initiative)
    if action != "release":
        table.demand(not actor.spent_on, "no_action_left", actor=actor.id)


def spend_action(table: Table, one: Fighter, on: str = "act") -> None:
    """The action of the turn is used: `act`, `dodge` or `block`."""
    if one.spent_on != on:
        table.put(one, "spent_on", on)


def known_params(table: Table, act: Act, known: frozenset[str]) -> None:
    """Refuses `invalid_params` for a param that the action does not know."""
    for key, value in act.params.items():
        table.insist(key in known, "invalid_params", param=key, value=value)


def flag(table: Table, params: Mapping[str, Any], key: str) -> bool:
    """A yes or no among the params, absent: no."""
    value = params.get(key)
    table.insist(value is None or isinstance(value, bool), "invalid_params", param=key, value=value)
    return value is True


# --- things ----------------------------------------------------------------------------------------------------


def thing(table: Table, actor: Fighter, id: object) -> Weapon | None:
    """The weapon of that id, None for no text at all; refuses `no_such_item`."""
    if not isinstance(id, str):
        return None
    weapon = weapons_of(actor).get(id)
    table.insist(weapon is not None, "no_such_item", actor=actor.id, item=id)
    return weapon


def weapon_named(table: Table, act: Act, *, hold: bool = False, needed: bool = False) -> Weapon:
    """The weapon that `with` names, else the default one; refuses `no_such_item`."""
    actor: Fighter = act.actor
    if act.with_id is None:
        table.insist(not needed, "no_such_item", actor=actor.id, item="?")
        return default_weapon(actor, hold=hold)
    return thing(table, actor, act.with_id) or default_weapon(actor, hold=hold)


def usable(table: Table, actor: Fighter, weapon: Weapon) -> None:
    """Refuses `weapon_broken` and `weapon_dropped`."""
    carried = actor.weapons[weapon.id]
    table.demand(not carried.broken, "weapon_broken", actor=actor.id, item=weapon.name)
    table.demand(not carried.dropped, "weapon_dropped", actor=actor.id, item=weapon.name)


def in_hand(table: Table, actor: Fighter, weapon: Weapon) -> None:
    """Refuses `weapon_broken`, `weapon_dropped`, `not_equipped`."""
    usable(table, actor, weapon)
    table.demand(actor.weapons[weapon.id].equipped, "not_equipped", actor=actor.id, item=weapon.name)


def leaving_hand(table: Table, act: Act) -> tuple[Weapon | None, Weapon | None]:
    """(stowed, dropped) of an act, looked up; refuses `no_such_item`."""
    actor: Fighter = act.actor
    return thing(table, actor, act.params.get("stow")), thing(table, actor, act.params.get("drop"))


def ready_to_leave(table: Table, actor: Fighter, stow: Weapon | None, drop: Weapon | None) -> None:
    """Refuses `not_equipped` for a weapon to be stowed or dropped that is not ready."""
    for leaving in (stow, drop):
        if leaving is not None:
            table.demand(actor.weapons[leaving.id].equipped, "not_equipped", actor=actor.id, item=leaving.name)


def may_leave_hand(table: Table, act: Act, weapon: Weapon, stow: Weapon | None, drop: Weapon | None) -> None:
    """Refuses `invalid_params`: no id, the weapon used itself, part of the body, or one both stowed and dropped."""
    for key, leaving in (("stow", stow), ("drop", drop)):
        value = act.params.get(key)
        fine = value is None or (leaving is not None and leaving is not weapon and not leaving.body)
        table.insist(fine, "invalid_params", param=key, value=value)
    table.insist(stow is None or stow is not drop, "invalid_params", param="drop", value=act.params.get("drop"))


# --- targets ---------------------------------------------------------------------------------------------------


def targets_named(table: Table, act: Act) -> list[Fighter]:
    """The combatants that `targets` names; refuses `need_targets`, `no_such_target`."""
    table.insist(act.targets, "need_targets", actor=act.actor.id)
    return [table.combatant(id, "no_such_target") for id in act.targets]


def victim_held(table: Table, act: Act) -> Fighter:
    """The one target, held by the actor.

    Refuses `need_targets`, `no_such_target`, `too_many_targets`, `not_grabbed`.
    """
    found = targets_named(table, act)
    table.insist(len(found) == 1, "too_many_targets", actor=act.actor.id)
    victim = found[0]
    hold = victim.condition("grabbed")
    table.insist(hold is not None and hold.source == act.actor.id, "not_grabbed", actor=victim.id)
    return victim
