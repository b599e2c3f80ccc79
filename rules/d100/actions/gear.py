"""Weapons in hand and on the floor, and what is loaded in them."""

from __future__ import annotations

from collections.abc import Iterator

from rules.core.questions import Fault
from rules.d100.actions.action import Checks, of_weapon
from rules.d100.actions.params import Armed, Draw, Leaving, PickUp
from rules.d100.combatant.state import D100Fight, Fighter, Table
from rules.d100.combatant.weapons import Weapon, put_weapon, weapons_of
from rules.d100.turns.order import due, set_initiative
from rules.mechanics.checks import check

JAMS = frozenset({"semi", "auto"})


# --- what refuses a weapon -------------------------------------------------------------------------------------


@check("weapon")
def known_weapon(fight: D100Fight, actor: Fighter, params: Armed) -> Iterator[Fault]:
    """The actor has the weapon, if one is named."""
    if params.weapon is not None and params.weapon not in actor.weapons:
        yield Fault("no_such_item", {"actor": actor.id, "item": params.weapon}, final=True)


@check("weapon")
def named_weapon(fight: D100Fight, actor: Fighter, params: Armed) -> Iterator[Fault]:
    """A weapon is named, and the actor has it."""
    if params.weapon is None:
        yield Fault("no_such_item", {"actor": actor.id, "item": "?"}, final=True)
    yield from known_weapon.find(fight, actor, params)


@check("stow", "drop")
def known_leaving(fight: D100Fight, actor: Fighter, params: Leaving) -> Iterator[Fault]:
    """D100-DRAW-02: the actor has what is to leave the hand."""
    for _, id in params.leaving:
        if id not in actor.weapons:
            yield Fault("no_such_item", {"actor": actor.id, "item": id}, final=True)


whole = of_weapon("weapon_broken", lambda params, weapon, now: now.broken)
off_the_floor = of_weapon("weapon_dropped", lambda params, weapon, now: now.dropped)
on_the_floor = of_weapon("not_dropped", lambda params, weapon, now: not now.dropped)
in_hand = of_weapon("not_equipped", lambda params, weapon, now: not now.equipped)
put_away = of_weapon("already_equipped", lambda params, weapon, now: now.equipped)
not_jammed = of_weapon("weapon_jammed", lambda params, weapon, now: now.jammed)
"""D100-DRAW-01, D100-DRAW-02, D100-MALF-03: the required state of the weapon."""


@check("stow", "drop")
def leaving_the_hand(fight: D100Fight, actor: Fighter, params: Leaving) -> Iterator[Fault]:
    """D100-DRAW-02: what is to leave the hand is in hand."""
    for _, id in params.leaving:
        if id in actor.weapons and not actor.weapons[id].equipped:
            yield Fault("not_equipped", {"actor": actor.id, "item": weapons_of(actor)[id].name})


@check("weapon", "stow", "drop")
def may_leave(fight: D100Fight, actor: Fighter, params: Leaving) -> Iterator[Fault]:
    """D100-DRAW-02, D100-NAT-01: it is neither the weapon used nor a part of the body, and leaves in one way only."""
    for how, id in params.leaving:
        if id == params.of(actor).id or (id in actor.weapons and weapons_of(actor)[id].body):
            yield Fault("invalid_params", {"param": how, "value": id}, final=True)
    if params.stow is not None and params.stow == params.drop:
        yield Fault("invalid_params", {"param": "drop", "value": params.drop}, final=True)


DRAW_CHECKS: Checks[Draw] = (named_weapon, known_leaving, whole, off_the_floor, leaving_the_hand, put_away)
PICK_UP_CHECKS: Checks[PickUp] = (named_weapon, whole, put_away, on_the_floor)


# --- in hand ---------------------------------------------------------------------------------------------------


def draw_and_leave(table: Table, combatant: Fighter, params: Leaving, drawn: Weapon | None) -> None:
    """D100-DRAW-01, D100-DRAW-02: drop one weapon (free), put one away and ready another (5 DES each)."""
    if params.drop is not None:
        let_fall(table, combatant, params.drop)
    if params.stow is not None:
        put_weapon(table, combatant, params.stow, combatant.weapons[params.stow]._replace(equipped=False))
        table.fact("equip", actor=combatant.id, with_=params.stow, to="away")
    if drawn is not None:
        take_in_hand(table, combatant, drawn)
    handled = (drawn is not None) + (params.stow is not None)
    if handled:
        table.put(combatant, "handled", combatant.handled + handled)


def take_in_hand(table: Table, combatant: Fighter, weapon: Weapon) -> None:
    """Take a weapon in hand."""
    put_weapon(table, combatant, weapon.id, combatant.weapons[weapon.id]._replace(equipped=True, dropped=False))
    table.fact("equip", actor=combatant.id, with_=weapon.id, to="hand")


def let_fall(table: Table, combatant: Fighter, id: str) -> None:
    """Drop a weapon to the floor."""
    put_weapon(table, combatant, id, combatant.weapons[id]._replace(equipped=False, dropped=True))
    table.fact("equip", actor=combatant.id, with_=id, to="ground")


def draw(table: Table, actor: Fighter, params: Draw) -> None:
    """D100-DRAW-01, D100-DRAW-02: ready a weapon at the actor's own stop, for DES only; then as `wait`."""
    draw_and_leave(table, actor, params, params.of(actor))
    initiative = due(actor, delayed=False)
    if actor.initiative is not None and initiative < actor.initiative:
        set_initiative(table, actor, initiative, "draw")
        table.put(actor, "waiting", True)


def pick_up(table: Table, actor: Fighter, params: PickUp) -> None:
    """D100-DRAW-02: take a weapon from the floor, using the action."""
    take_in_hand(table, actor, params.of(actor))


def load_one(table: Table, combatant: Fighter, weapon: Weapon) -> None:
    """D100-REL-04: load one round before the shot."""
    carried = combatant.weapons[weapon.id]
    if carried.loaded is not None and weapon.capacity is not None:
        put_loaded(table, combatant, weapon, min(weapon.capacity, carried.loaded + 1))


def put_loaded(table: Table, combatant: Fighter, weapon: Weapon, to: int) -> None:
    """Set how many shots are loaded, and record `reload`."""
    carried = combatant.weapons[weapon.id]
    put_weapon(table, combatant, weapon.id, carried._replace(loaded=to))
    table.fact("reload", actor=combatant.id, with_=weapon.id, from_=carried.loaded, to=to)


def shoot(table: Table, combatant: Fighter, weapon: Weapon, shots: int) -> None:
    """Take the shots from what is loaded, and wear the silencer; thrown weapons are spent."""
    if weapon.hand_to_hand:
        return
    carried = combatant.weapons[weapon.id]
    if weapon.spends and carried.loaded is not None:
        remaining = max(0, carried.loaded - shots)
        put_weapon(table, combatant, weapon.id, carried._replace(loaded=remaining))
        table.fact(
            "spend",
            actor=combatant.id,
            with_=weapon.id,
            pool=None,
            amount=carried.loaded - remaining,
            from_=carried.loaded,
            to=remaining,
            thrown=weapon.kind == "thrown",
        )
    if weapon.silencer and wears(table.fight.options.silencer_count, weapon):
        _wear_silencer(table, combatant, weapon, shots)


def wears(count: str, weapon: Weapon) -> bool:
    """D100-SIL-03: whether shots wear the silencer: of automatic weapons, by option of all or none."""
    return count == "always" or (count == "automatic" and weapon.mechanism == "auto")


def _wear_silencer(table: Table, combatant: Fighter, weapon: Weapon, shots: int) -> None:
    """D100-SIL-02: wear a silencer that lasts 1D100 + 10 shots, rolled at the first that is counted."""
    remaining = combatant.weapons[weapon.id].silencer
    if remaining is None:
        remaining = table.percent("silencer", combatant) + table.fight.options.silencer_shots
    if remaining > 0:
        after = max(0, remaining - shots)
        put_weapon(table, combatant, weapon.id, combatant.weapons[weapon.id]._replace(silencer=after))
        if after == 0:
            table.fact("note", text="", actor=combatant.id, with_=weapon.id, what="silencer")


def malfunction(table: Table, combatant: Fighter, weapon: Weapon) -> None:
    """D100-MALF-01, D100-MALF-02, D100-MALF-03: let a weapon fail: no shot this turn; semi and auto weapons jam."""
    jams = weapon.mechanism in JAMS
    if jams:
        put_weapon(table, combatant, weapon.id, combatant.weapons[weapon.id]._replace(jammed=True))
    table.fact("malfunction", actor=combatant.id, with_=weapon.id, effect="jammed" if jams else "no_shot")
