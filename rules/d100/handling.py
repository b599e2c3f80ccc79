"""Weapons in hand and on the floor, and what is loaded in them."""

from __future__ import annotations

from rules.actions import Act
from rules.d100 import checks
from rules.d100.damage import put_weapon
from rules.d100.order import due, set_initiative
from rules.d100.state import Fighter
from rules.d100.weapons import Weapon
from rules.table import Table

SILENCER = 10
"""D100-SIL-02: shots beside the die's."""
JAMS = frozenset({"semi", "auto"})


def draw_and_leave(table: Table, one: Fighter, draw: Weapon | None, stow: Weapon | None, drop: Weapon | None) -> None:
    """D100-DRAW-01, D100-DRAW-02: lets one weapon fall (free), puts one away and readies another (5 DES each)."""
    if drop is not None:
        let_fall(table, one, drop)
    if stow is not None:
        put_weapon(table, one, stow.id, one.weapons[stow.id]._replace(equipped=False))
        table.fact("equip", actor=one.id, with_=stow.id, to="away")
    if draw is not None:
        put_weapon(table, one, draw.id, one.weapons[draw.id]._replace(equipped=True, dropped=False))
        table.fact("equip", actor=one.id, with_=draw.id, to="hand")
    handled = (draw is not None) + (stow is not None)
    if handled:
        table.put(one, "handled", one.handled + handled)


def let_fall(table: Table, one: Fighter, weapon: Weapon) -> None:
    """A weapon falls to the floor."""
    put_weapon(table, one, weapon.id, one.weapons[weapon.id]._replace(equipped=False, dropped=True))
    table.fact("equip", actor=one.id, with_=weapon.id, to="ground")


def draw(table: Table, act: Act) -> None:
    """D100-DRAW-01, D100-DRAW-02: readies a weapon at one's own stop, free but for DES; then as `wait`.

    Refuses `no_such_item`, `weapon_broken`, `weapon_dropped`, `not_equipped`, `already_equipped`, `invalid_params`.
    """
    actor: Fighter = act.actor
    checks.may_act(table, act)
    checks.known_params(table, act, frozenset({"drop", "stow"}))
    weapon = checks.weapon_named(table, act, needed=True)
    stow, drop = checks.leaving_hand(table, act)
    checks.usable(table, actor, weapon)
    checks.ready_to_leave(table, actor, stow, drop)
    table.demand(not actor.weapons[weapon.id].equipped, "already_equipped", actor=actor.id, item=weapon.name)
    checks.may_leave_hand(table, act, weapon, stow, drop)
    draw_and_leave(table, actor, weapon, stow, drop)
    table.put(actor, "freely", "draw")
    at = due(actor, delayed=False)
    if actor.initiative is not None and at < actor.initiative:
        set_initiative(table, actor, at, "draw")
        table.put(actor, "waiting", True)


def pick_up(table: Table, act: Act) -> None:
    """D100-DRAW-02: takes a weapon from the floor; uses the action.

    Refuses `no_such_item`, `weapon_broken`, `already_equipped`, `not_dropped`.
    """
    actor: Fighter = act.actor
    checks.may_act(table, act)
    checks.known_params(table, act, frozenset())
    weapon = checks.weapon_named(table, act, needed=True)
    carried = actor.weapons[weapon.id]
    table.demand(not carried.broken, "weapon_broken", actor=actor.id, item=weapon.name)
    table.demand(not carried.equipped, "already_equipped", actor=actor.id, item=weapon.name)
    table.demand(carried.dropped, "not_dropped", actor=actor.id, item=weapon.name)
    checks.spend_action(table, actor)
    put_weapon(table, actor, weapon.id, carried._replace(equipped=True, dropped=False))
    table.fact("equip", actor=actor.id, with_=weapon.id, to="hand")


def load_one(table: Table, one: Fighter, weapon: Weapon) -> None:
    """D100-REL-04: one round goes in before the shot."""
    carried = one.weapons[weapon.id]
    if carried.loaded is not None and weapon.capacity is not None:
        put_loaded(table, one, weapon, min(weapon.capacity, carried.loaded + 1))


def put_loaded(table: Table, one: Fighter, weapon: Weapon, to: int) -> None:
    """So many shots are in now: records `reload`."""
    carried = one.weapons[weapon.id]
    put_weapon(table, one, weapon.id, carried._replace(loaded=to))
    table.fact("reload", actor=one.id, with_=weapon.id, from_=carried.loaded, to=to)


def shoot(table: Table, one: Fighter, weapon: Weapon, shots: int) -> None:
    """Takes the shots from what is loaded, and wears the silencer; thrown weapons leave the hand by being spent."""
    if weapon.hand_to_hand:
        return
    carried = one.weapons[weapon.id]
    if weapon.spends and carried.loaded is not None:
        left = max(0, carried.loaded - shots)
        put_weapon(table, one, weapon.id, carried._replace(loaded=left))
        table.fact(
            "spend",
            actor=one.id,
            with_=weapon.id,
            pool=None,
            amount=carried.loaded - left,
            from_=carried.loaded,
            to=left,
        )
    if weapon.silencer and wears(table.fight.options.silencer_count, weapon):
        _wear_silencer(table, one, weapon, shots)


def wears(count: str, weapon: Weapon) -> bool:
    """D100-SIL-03: automatic weapons' silencers are counted, unless the table counts all or none."""
    return count == "always" or (count == "automatic" and weapon.mechanism == "auto")


def _wear_silencer(table: Table, one: Fighter, weapon: Weapon, shots: int) -> None:
    """D100-SIL-02: good for 1D100 + 10 shots, rolled at the first that is counted; at 0 it no longer silences."""
    left = one.weapons[weapon.id].silencer
    if left is None:
        left = table.percent("silencer", one) + SILENCER
    if left > 0:
        now = max(0, left - shots)
        put_weapon(table, one, weapon.id, one.weapons[weapon.id]._replace(silencer=now))
        if now == 0:
            table.fact("note", text="", actor=one.id, with_=weapon.id, what="silencer")


def spoil(table: Table, one: Fighter, weapon: Weapon) -> None:
    """D100-MALF-01, D100-MALF-02, D100-MALF-03: a malfunction: no shot this turn; semi and auto weapons jam."""
    jams = weapon.mechanism in JAMS
    if jams:
        put_weapon(table, one, weapon.id, one.weapons[weapon.id]._replace(jammed=True))
    table.fact("malfunction", actor=one.id, with_=weapon.id, effect="jammed" if jams else "no_shot")
