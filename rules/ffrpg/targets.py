"""Targets: who is valid, formations, reach, and drawing at random."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import partial
from math import isqrt
from typing import NamedTuple

from rules.actions import Act
from rules.ffrpg import effects, pincer, sides
from rules.ffrpg.numbers import standing
from rules.ffrpg.state import Combatant, Fight
from rules.questions import Roll
from rules.table import Table, aims

NINE = 9
"""FF-TGT-04: as many as a formation's effect reaches."""


class Aim(NamedTuple):
    """What decides whom something reaches."""

    target: str
    melee: bool
    reach: int
    revives: bool


class Aimed(NamedTuple):
    """Whom an action is aimed at: named ids, the formation if it is one, and whether a Single/Group effect is split."""

    ids: tuple[str, ...]
    formation: sides.Formation | None = None
    split: bool = False
    chosen: bool = False
    """Whether of a formation of more than nine only those named are meant."""


def visible(one: Combatant, by: Combatant | None = None) -> bool:
    """FF-TGT-06: neither under Vanish nor hidden; oneself one always sees."""
    return not one.conditions or one is by or standing(one).seen


def may_be_target(user: Combatant, one: Combatant, revives: bool) -> bool:
    """FF-TGT-06: active and visible; of a revival the fallen and active Zombies instead."""
    if revives:
        return effects.takes_fallen(one) and (one.state != "active" or visible(one, user))
    return one.state == "active" and visible(one, user)


def members(fight: Fight, formation: sides.Formation, revives: bool) -> list[Combatant]:
    """FF-TGT-02: a formation's active members, seen or not; for a revival its fallen and active Zombies."""
    return [
        one
        for one in fight.combatants.values()
        if sides.formation_of(one) == formation and (effects.takes_fallen(one) if revives else one.state == "active")
    ]


def airborne(user: Combatant, target: Combatant) -> bool:
    """FF-ST-flight: the target is in Flight and the user is not."""
    return (
        bool(target.conditions)
        and "flight" in standing(target).on
        and not (user.conditions and "flight" in standing(user).on)
    )


def distance(fight: Fight, one: Combatant, other: Combatant) -> int | None:
    """FF-RNG-06: metres, floored; None where no distance is looked at."""
    if not fight.options.ranges or one.cell is None or other.cell is None:
        return None
    across, down = one.cell[0] - other.cell[0], one.cell[1] - other.cell[1]
    return isqrt(across * across + down * down)


def in_range(fight: Fight, user: Combatant, target: Combatant, melee: bool, reach: int) -> bool:
    """FF-RNG-01, FF-RNG-03, FF-ST-flight: within reach, and no melee against one in Flight."""
    if melee and airborne(user, target):
        return False
    if not fight.options.ranges:
        return True
    metres = distance(fight, user, target)
    return metres is None or metres <= reach


def directable(fight: Fight, user: Combatant, target: Combatant, melee: bool) -> bool:
    """FF-TGT-08: whom a draw may fall on: by facing and Flight."""
    return pincer.reaches(fight, user, target) and not (melee and airborne(user, target))


def draw(table: Table, user: Combatant | None, eligible: Sequence[Combatant], what: str = "target") -> Combatant | None:
    """FF-TGT-08, D-45: d% for each in the order of entry, the highest is it, the highest equals roll again.

    One eligible: no die; nobody: None.
    """
    left = list(eligible)
    while len(left) > 1:
        table.together(what, partial(draw_rolls, user, tuple(left)))
        faces = [table.percent(what, user, None, one, (at, len(left))) for at, one in enumerate(left, start=1)]
        table.fact(
            "draw",
            actor=None if user is None else user.id,
            among=tuple(one.id for one in left),
            dice=tuple(faces),
        )
        highest = max(faces)
        left = [one for one, face in zip(left, faces, strict=True) if face == highest]
    return left[0] if left else None


def draw_rolls(user: Combatant | None, left: Sequence[Combatant]) -> list[Roll]:
    """FF-TGT-08: the d% of a draw, one for each on whom it may fall."""
    return [Roll((100,), None if user is None else user.id, aims(one, None)) for one in left]


def eligible_for(fight: Fight, user: Combatant, target: str, melee: bool) -> list[Combatant]:
    """FF-TGT-08, FF-TGT-10: the active and visible of the kind named whom the user may direct it at."""
    if target == "random_opponent":
        among: Iterable[Combatant] = sides.opponents(fight, user)
    elif target == "random_ally":
        among = sides.allies(fight, user)
    else:
        among = fight.combatants.values()
    return [
        one for one in among if one.state == "active" and visible(one, user) and directable(fight, user, one, melee)
    ]


# --- what is said with an Action -------------------------------------------------------------------------------


def are_modifiers(value: object) -> bool:
    """Whether it is a map of ids to whole numbers."""
    return isinstance(value, dict) and all(
        isinstance(id, str) and isinstance(number, int) and not isinstance(number, bool) for id, number in value.items()
    )


def check_modified(table: Table, act: Act) -> None:
    """FF-MOD-01: whoever has a modifier of its own is in the fight: `no_such_target`."""
    for id in act.params.get("modifiers", ()):
        table.combatant(id, "no_such_target")


# --- at the declaration ----------------------------------------------------------------------------------------


def check_named(table: Table, act: Act) -> list[Combatant]:
    """The combatants named; an unknown id is `no_such_target`."""
    return [table.combatant(id, "no_such_target") for id in act.targets]


def check_each(
    table: Table, user: Combatant, named: Sequence[Combatant], melee: bool, reach: int, revives: bool
) -> None:
    """Refuses a named target: `invalid_target`, `wrong_facing`, `out_of_range`, in this order over all of them."""
    fight: Fight = table.fight
    for one in named:
        if not may_be_target(user, one, revives):
            table.demand(False, "invalid_target", actor=user.id, target=one.id)
    if fight.encircled is not None:
        for one in named:
            table.demand(pincer.reaches(fight, user, one), "wrong_facing", actor=user.id, target=one.id)
    for one in named:
        if not in_range(fight, user, one, melee, reach):
            table.demand(False, "out_of_range", actor=user.id, target=one.id)


def aim_at(table: Table, act: Act, aim: Aim) -> Aimed:
    """FF-ABL-01, FF-TGT-01…05: whom an Ability or Item is aimed at, checked."""
    user: Combatant = act.actor
    kind = aim.target
    if kind == "single" and len(act.targets) == 1:
        named = check_named(table, act)
        check_each(table, user, named, aim.melee, aim.reach, aim.revives)
        return Aimed(act.targets)
    if kind == "single_group" and len(act.targets) == 1 and act.params.get("as") != "group":
        check_each(table, user, check_named(table, act), aim.melee, aim.reach, aim.revives)
        return Aimed(act.targets)
    if kind == "single":
        if not act.targets:
            table.insist(False, "need_targets", actor=user.id)
        table.demand(len(act.targets) == 1, "too_many_targets", actor=user.id, most=1)
        check_each(table, user, check_named(table, act)[:1], aim.melee, aim.reach, aim.revives)
        return Aimed(act.targets[:1])
    if kind in ("group", "single_group"):
        return aim_at_group(table, act, aim)
    if kind == "party":
        return aim_at_party(table, act, aim)
    check_named(table, act)
    if kind == "self":
        return Aimed((user.id,))
    return Aimed(())


def aim_at_group(table: Table, act: Act, aim: Aim) -> Aimed:
    """FF-TGT-02, FF-TGT-04, FF-TGT-09: members of one formation, or the opponents if they are one formation."""
    fight: Fight = table.fight
    user: Combatant = act.actor
    split = aim.target == "single_group"
    if act.targets:
        formation: sides.Formation = ("", "")
        known = [one for id in act.targets if (one := fight.combatants.get(id)) is not None]
        if known:
            formation = sides.formation_of(known[0])
        everybody = members(fight, formation, aim.revives)
        if len(everybody) > NINE:
            table.demand(len(act.targets) <= NINE, "too_many_targets", actor=user.id, most=NINE)
        for one in check_named(table, act):
            table.demand(one in everybody, "invalid_target", actor=user.id, target=one.id)
    else:
        found = {
            sides.formation_of(one)
            for one in fight.combatants.values()
            if one.side != user.side and (effects.takes_fallen(one) if aim.revives else one.state == "active")
        }
        if len(found) != 1:
            table.insist(False, "need_targets", actor=user.id)
        formation = found.pop()
        everybody = members(fight, formation, aim.revives)
        if len(everybody) > NINE:
            table.insist(False, "need_targets", actor=user.id)
    crowd = len(everybody) > NINE
    aimed = Aimed(act.targets if crowd else act.targets[:1], formation, split, crowd)
    facing = [one for one in everybody if pincer.reaches(fight, user, one)]
    if not facing:
        table.demand(False, "wrong_facing", actor=user.id, target=everybody[0].id if everybody else None)
    first = fight.combatants[act.targets[0]] if act.targets else (facing or everybody)[0]
    if not in_range(fight, user, first, False, aim.reach) or not group_of(fight, user, aimed, aim):
        table.demand(False, "out_of_range", actor=user.id, target=first.id)
    return aimed


def aim_at_party(table: Table, act: Act, aim: Aim) -> Aimed:
    """FF-TGT-03, FF-TGT-04: the user's formation; of more than nine the comrades named, the user always with them."""
    user: Combatant = act.actor
    everybody = members(table.fight, sides.formation_of(user), aim.revives)
    if len(everybody) <= NINE:
        check_named(table, act)
        return Aimed((), sides.formation_of(user))
    named = tuple(id for id in dict.fromkeys(act.targets) if id != user.id or aim.revives)
    if not named:
        table.insist(False, "need_targets", actor=user.id)
    table.demand(len(named) <= NINE - (not aim.revives), "too_many_targets", actor=user.id, most=NINE)
    for one in check_named(table, act):
        table.demand(one in everybody, "invalid_target", actor=user.id, target=one.id)
    return Aimed(named, sides.formation_of(user))


# --- when it takes effect --------------------------------------------------------------------------------------


def group_of(fight: Fight, user: Combatant, aimed: Aimed, aim: Aim) -> list[Combatant]:
    """FF-TGT-02, FF-RNG-04, FF-PIN-03: who of a Group is hit now: of nine or fewer all, of more those named."""
    assert aimed.formation is not None
    found = members(fight, aimed.formation, aim.revives)
    if len(found) > NINE:
        found = [one for one in found if one.id in aimed.ids] if aimed.chosen else found[:NINE]
    found = [one for one in found if directable(fight, user, one, aim.melee)]
    if fight.options.ranges and found:
        named_first = fight.combatants.get(aimed.ids[0]) if aimed.ids else None
        first = named_first if named_first is not None and named_first in found else found[0]
        found = [one for one in found if (distance(fight, first, one) or 0) <= 5]
    return found


def group_foreseen(fight: Fight, user: Combatant, ids: tuple[str, ...], aim: Aim) -> list[Combatant]:
    """FF-TGT-09: whom a Group effect would hit: the formation of the first named, or the only one of the opponents."""
    named = [one for id in ids if (one := fight.combatants.get(id)) is not None]
    formations = {sides.formation_of(one) for one in named[:1] or sides.opponents(fight, user)}
    if len(formations) != 1:
        return []
    return group_of(fight, user, Aimed(ids, formations.pop(), chosen=bool(named)), aim)


def party_of(fight: Fight, user: Combatant, aimed: Aimed, aim: Aim) -> list[Combatant]:
    """FF-TGT-03, FF-RNG-04: the user and the comrades covered, within 5 m where distances are looked at."""
    assert aimed.formation is not None
    found = members(fight, aimed.formation, aim.revives)
    if len(found) > NINE:
        found = [one for one in found if one.id in aimed.ids or (one is user and not aim.revives)][:NINE]
    return [one for one in found if (distance(fight, user, one) or 0) <= 5]


def all_of(fight: Fight, user: Combatant, aim: Aim) -> list[Combatant]:
    """FF-TGT-05, FF-RNG-05: everybody of every side, within 25 m where distances are looked at."""
    return [
        one
        for one in fight.combatants.values()
        if _there(one, aim) and not (aim.melee and airborne(user, one)) and (distance(fight, user, one) or 0) <= 25
    ]


def reached(table: Table, user: Combatant, aimed: Aimed, aim: Aim) -> list[Combatant]:
    """Whom an Ability or Item reaches when it takes effect, in the order of entry; random targets are drawn here."""
    fight: Fight = table.fight
    kind = aim.target
    if kind in ("single", "self") or (kind == "single_group" and aimed.formation is None):
        return [one for id in aimed.ids if (one := fight.combatants.get(id)) is not None and _there(one, aim)]
    if kind in ("group", "single_group"):
        return group_of(fight, user, aimed, aim)
    if kind == "party":
        return party_of(fight, user, aimed, aim)
    if kind == "all":
        return all_of(fight, user, aim)
    drawn = draw(table, user, eligible_for(fight, user, kind, aim.melee))
    return [] if drawn is None else [drawn]


def _there(one: Combatant, aim: Aim) -> bool:
    return effects.takes_fallen(one) if aim.revives else one.state == "active"
