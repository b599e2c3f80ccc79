"""What one does with a prey, and what the prey does: moving, hurting, pinning, tying, letting go, breaking free."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rules.board import Cell
from rules.fulminato import ground
from rules.fulminato.afflictions import end_grip, lift, loosen_if_broken, partner_of, pin, put_on, unpin
from rules.fulminato.attacks import (
    blow_of,
    default_weapon,
    demand_usable,
    reaches,
    strike,
    use_up,
)
from rules.fulminato.catalogue import CONTAINING, GRABBED, GRABBING, LOOSENED, STATUSES, TIED
from rules.fulminato.checks import check, opposed, skill_test_of
from rules.fulminato.economy import leave_cover, may_act, may_be_target, may_now, pay, touches
from rules.fulminato.hands import take_item
from rules.fulminato.movement import names_a_way, place, way_of
from rules.fulminato.numbers import no_arm_left, speed
from rules.fulminato.params import (
    ATTACK,
    CONTEST,
    NO_KEYS,
    WAY,
    Params,
    check_params,
    is_cell,
    is_flag,
    one_of,
    targets_of,
    weapon_of,
)
from rules.fulminato.sheet import Weapon
from rules.fulminato.state import Fighter

if TYPE_CHECKING:
    from rules.actions import Act
    from rules.table import Table

MOVE: Params = {**WAY, **CONTEST, "victim_to": is_cell, "danger": is_flag}
TIE: Params = {**CONTEST, "rope": is_flag}
FREEING: tuple[str, ...] = ("desarmar", "manos_rapidas")
UNTIE: Params = {"skill": one_of(*FREEING)}
LOOSE_RANKS = 2
"""FU-GRP-08: the ranks that a failed knot gives to breaking free."""


def victim_of(table: Table, one: Fighter) -> Fighter | None:
    """FU-GRP-01: whom a combatant grabs."""
    id = partner_of(one, GRABBING)
    return None if id is None else table.fight.fighter(id)


def _held(table: Table, one: Fighter) -> Fighter:
    """FU-GRP-11: the victim; refuses `not_grabbing`."""
    victim = victim_of(table, one)
    table.insist(victim is not None, "not_grabbing", actor=one.id)
    assert victim is not None
    return victim


def _only_victim(table: Table, targets: list[Fighter], victim: Fighter) -> None:
    """FU-GRP-11: refuses `invalid_target` for anybody but the victim."""
    for target in targets:
        table.insist(target is victim, "invalid_target", target=target.id)


# --- moving with the prey ----------------------------------------------------------------------------------


def grapple_move(table: Table, act: Act) -> None:
    """FU-GRP-03: moves with the prey at half speed and chooses its cell; in danger by opposed Destreza.

    Params: `to`, `path` or `distance`; `victim_to`; `danger`; `target_ranks`. Lost or tied the grip stays, but the
    victim chooses its cell. Refuses `not_grabbing`, what a way is refused with, `too_far`.
    """
    one: Fighter = act.actor
    targets = targets_of(table, act, 0, 1)
    check_params(table, act, MOVE)
    names_a_way(table, act)
    may_act(table, one, "grapple_move", moves=True)
    may_now(table, one, "movement")
    victim = _held(table, one)
    _only_victim(table, targets, victim)
    start = one.cell
    cells, feet = way_of(table, act, speed(one), (victim.id,))
    last: Cell | None = None
    free: tuple[Cell, ...] = ()
    if cells and start is not None and victim.cell is not None:
        last = cells[-2] if len(cells) > 1 else start
        free = tuple(
            cell for cell in ground.free_neighbours(table.fight, cells[-1], (one.id, victim.id)) if cell != cells[-1]
        )
    chosen = last if "victim_to" not in act.params else tuple(act.params["victim_to"])
    table.insist(last is None or chosen in free, "invalid_params", param="victim_to", value=act.params.get("victim_to"))
    pay(table, one, "movement")
    leave_cover(table, one)
    if act.params.get("danger"):
        ranks = act.params.get("target_ranks", 0)
        won = opposed(table, one, victim, ("destreza",), ("destreza",), act.modifier, ranks)
        if not won and last is not None:
            answer = table.ask("victim_space", victim, tuple(_written(cell) for cell in free), _written(last))
            chosen = next(cell for cell in free if _written(cell) == answer)
    place(table, one, cells, feet)
    if last is not None and chosen is not None and chosen != victim.cell:
        place(table, victim, (chosen,), None, "carried")
    loosen_if_broken(table, one)


def _written(cell: Cell) -> str:
    return f"{cell[0]},{cell[1]}"


# --- hurting, pinning, letting go --------------------------------------------------------------------------


def fits_in_a_grip(weapon: Weapon) -> bool:
    """FU-GRP-04: the body, a light or small melee weapon, a small or regular firearm."""
    if weapon.of_the_body:
        return True
    if weapon.kind == "melee":
        return weapon.size in ("light", "small")
    return weapon.skill_id in ("pistolas", "rifles_escopetas") and weapon.size in ("small", "regular")


def grapple_damage(table: Table, act: Act) -> None:
    """FU-GRP-04: an attack on the prey, for a standard action; refuses `not_grabbing`, `weapon_too_big`."""
    one: Fighter = act.actor
    targets = targets_of(table, act, 0, 1)
    weapon = weapon_of(table, act, default_weapon(one))
    check_params(table, act, ATTACK)
    blow = blow_of(act, weapon)
    may_act(table, one, "grapple_damage")
    may_now(table, one, "standard")
    victim = _held(table, one)
    table.demand(fits_in_a_grip(weapon), "weapon_too_big", actor=one.id, item=weapon.label)
    demand_usable(table, one, weapon, blow.hand)
    _only_victim(table, targets, victim)
    may_be_target(table, one, (victim,), itself=False)
    reaches(table, one, victim, weapon)
    pay(table, one, "standard")
    use_up(table, one, weapon)
    strike(table, one, victim, blow)


def hold(table: Table, act: Act) -> None:
    """FU-GRP-05: pins the prey for a standard action; refuses `not_grabbing`."""
    one: Fighter = act.actor
    victim = _with_prey(table, act, "standard")
    pay(table, one, "standard")
    pin(table, one, victim)


def release(table: Table, act: Act) -> None:
    """FU-GRP-06: lets the prey go, at any moment; refuses `not_grabbing`."""
    one: Fighter = act.actor
    victim = _with_prey(table, act, "timeless")
    pay(table, one, "timeless")
    end_grip(table, one, victim)


def end_hold(table: Table, act: Act) -> None:
    """FU-GRP-06: stops pinning, at any moment; the grip stays. Refuses `not_grabbing` where nobody is pinned."""
    one: Fighter = act.actor
    targets = targets_of(table, act, 0, 1)
    check_params(table, act, NO_KEYS)
    may_act(table, one, "end_hold")
    may_now(table, one, "timeless")
    table.insist(one.has(CONTAINING), "not_grabbing", actor=one.id)
    victim = _held(table, one)
    _only_victim(table, targets, victim)
    pay(table, one, "timeless")
    unpin(table, one, victim, "released")


def _with_prey(table: Table, act: Act, cost: str) -> Fighter:
    one: Fighter = act.actor
    targets = targets_of(table, act, 0, 1)
    check_params(table, act, NO_KEYS)
    may_act(table, one, act.action.id)
    may_now(table, one, cost)
    victim = _held(table, one)
    _only_victim(table, targets, victim)
    return victim


# --- ropes -------------------------------------------------------------------------------------------------


def rope_of(one: Fighter) -> str | None:
    """FU-GRP-07: the id of a rope that it still has."""
    return next((row.id for row in one.sheet.items if row.kind == "rope" and one.items.get(row.id, 0) > 0), None)


def tie(table: Table, act: Act) -> None:
    """FU-GRP-07, FU-GRP-08, FU-GRP-09: binds the prey of the actor or of an ally, by opposed Destreza.

    One rank less for who grabs at the same time. Won, the rope is used and the grip ends; else the grip is loosened.
    Refuses `not_grabbing`, `limb_useless`, `no_rope`, `invalid_target`, `out_of_range`.
    """
    one: Fighter = act.actor
    targets = targets_of(table, act, 0, 1)
    check_params(table, act, TIE)
    may_act(table, one, "tie")
    may_now(table, one, "standard")
    target = targets[0] if targets else _held(table, one)
    table.demand(not no_arm_left(one), "limb_useless", actor=one.id)
    rope = None if act.params.get("rope") else rope_of(one)
    table.demand(rope is not None or act.params.get("rope"), "no_rope", actor=one.id)
    may_be_target(table, one, (target,), itself=False)
    grabber_id = partner_of(target, GRABBED)
    grabber = None if grabber_id is None else table.fight.fighter(grabber_id)
    table.insist(grabber is not None and grabber.side == one.side, "invalid_target", target=target.id)
    assert grabber is not None
    touches(table, one, target)
    pay(table, one, "standard")
    ranks = act.modifier - (grabber is one)
    if opposed(table, one, target, ("destreza",), ("destreza",), ranks, act.params.get("target_ranks", 0)):
        if rope is not None:
            take_item(table, one, rope)
        end_grip(table, grabber, target)
        put_on(table, target, TIED, None, one.id)
    else:
        put_on(table, target, LOOSENED, STATUSES[LOOSENED].timer, one.id)


def escape(table: Table, act: Act) -> None:
    """FU-GRP-08, FU-GRP-12: breaks free by opposed Constitución, two ranks up after a failed knot.

    Refuses `not_grabbed`.
    """
    one: Fighter = act.actor
    targets = targets_of(table, act, 0, 1)
    check_params(table, act, CONTEST)
    may_act(table, one, "escape")
    may_now(table, one, "standard")
    grabber_id = partner_of(one, GRABBED)
    table.insist(grabber_id is not None, "not_grabbed", actor=one.id)
    grabber = table.fight.combatants[grabber_id]
    _only_victim(table, targets, grabber)
    pay(table, one, "standard")
    if opposed(
        table,
        one,
        grabber,
        ("constitucion",),
        ("constitucion",),
        act.modifier + escape_ranks(one),
        act.params.get("target_ranks", 0),
    ):
        end_grip(table, grabber, one)


def escape_ranks(one: Fighter) -> int:
    """FU-GRP-08, FU-ST-loosened: the ranks on breaking free."""
    return LOOSE_RANKS if one.has(LOOSENED) else 0


def untying_skill(one: Fighter, given: str | None = None) -> str:
    """FU-GRP-10: the skill named, else the better die of the two, `desarmar` where they are equal."""
    return given or max(FREEING, key=one.sheet.skill_rank)


def untie(table: Table, act: Act) -> None:
    """FU-GRP-10: out of the rope by Desarmar or Manos rápidas, complicated; another's bonds without a roll.

    Refuses `invalid_target` for one who is not bound.
    """
    one: Fighter = act.actor
    targets = targets_of(table, act, 0, 1)
    check_params(table, act, UNTIE)
    target = targets[0] if targets else one
    may_act(table, one, "untie")
    may_now(table, one, "standard")
    may_be_target(table, one, targets, itself=True)
    table.insist(target.has(TIED), "invalid_target", target=target.id)
    pay(table, one, "standard")
    if target is one:
        skill = untying_skill(one, act.params.get("skill"))
        if not check(table, one, skill_test_of(table, skill, "destreza", "complicado"), act.modifier):
            return
    lift(table, target, TIED, "untied")
