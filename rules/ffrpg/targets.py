"""Targets: who is valid, formations, reach, and drawing at random."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import partial
from math import isqrt
from typing import NamedTuple, Protocol

from rules.checking import FINE, check, one_fault
from rules.ffrpg import effects, pincer, sides
from rules.ffrpg.numbers import standing
from rules.ffrpg.state import Combatant, Fight, Table
from rules.ffrpg.traits import AIRBORNE
from rules.plain import unknown_targets
from rules.questions import Fault, Roll
from rules.table import aims

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
        and AIRBORNE in standing(target).traits
        and not (user.conditions and AIRBORNE in standing(user).traits)
    )


def distance(fight: Fight, one: Combatant, other: Combatant) -> int | None:
    """FF-RNG-06: metres, floored; None where no distance is looked at."""
    if not fight.options.ranges or one.cell is None or other.cell is None:
        return None
    across, down = one.cell[0] - other.cell[0], one.cell[1] - other.cell[1]
    return isqrt(across * across + down * down)


def in_range(fight: Fight, user: Combatant, target: Combatant, melee: bool, reach: int) -> bool:
    """FF-RNG-01, FF-RNG-03, FF-ST-flight: within reach, and no melee against one in Flight."""
    if melee and target.conditions and airborne(user, target):
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


# --- at the declaration ----------------------------------------------------------------------------------------


class Modified(Protocol):
    """What has modifiers of its own for some."""

    @property
    def modifiers(self) -> Mapping[str, int]:
        """Id to the modifier."""


@check("modifiers", about="modifiers")
def known_modified(fight: Fight, user: Combatant, told: Modified) -> Iterator[Fault]:
    """FF-MOD-01: so has whoever has a modifier of its own."""
    return unknown_targets(fight, told.modifiers)


def is_at_one(aim: Aim, ids: Sequence[str], *, split: bool) -> bool:
    """FF-TGT-01, FF-TGT-02: whether it is turned on one target: a Single/Group effect for which one is named."""
    return aim.target == "single" or (aim.target == "single_group" and len(ids) == 1 and not split)


Faults = Iterator[Fault]


def aim_at(
    fight: Fight, user: Combatant, ids: tuple[str, ...], aim: Aim, *, split: bool = False
) -> tuple[Faults, Aimed]:
    """FF-ABL-01, FF-TGT-01…05: why it cannot be aimed at those named, and whom it is aimed at if nothing refuses it.

    `split`: a Single/Group effect is turned on a Group though one is named.
    """
    if is_at_one(aim, ids, split=split):
        return faults_of_one(fight, user, ids, aim.melee, aim.reach, aim.revives), Aimed(ids[:1])
    if aim.target in ("group", "single_group"):
        return aim_at_group(fight, user, ids, aim)
    if aim.target == "party":
        return aim_at_party(fight, user, ids, aim)
    return unknown_targets(fight, ids), Aimed((user.id,) if aim.target == "self" else ())


def faults_of_one(
    fight: Fight, user: Combatant, ids: tuple[str, ...], melee: bool, reach: int, revives: bool
) -> Iterator[Fault]:
    """FF-TGT-01, FF-TGT-06: one target, there and to be seen, on the user's face and within reach."""
    one = fight.combatants.get(ids[0]) if len(ids) == 1 else None
    if one is None or one.state != "active" or revives or fight.encircled is not None or not visible(one, user):
        return _faults_of_one(fight, user, ids, melee, reach, revives)
    if in_range(fight, user, one, melee, reach):
        return FINE
    return one_fault("out_of_range", actor=user.id, target=one.id)


def _faults_of_one(
    fight: Fight, user: Combatant, ids: tuple[str, ...], melee: bool, reach: int, revives: bool
) -> Iterator[Fault]:
    if not ids:
        yield Fault("need_targets", {"actor": user.id}, final=True)
        return
    if len(ids) > 1:
        yield Fault("too_many_targets", {"actor": user.id, "most": 1})
        yield from unknown_targets(fight, ids[1:])
    one = fight.combatants.get(ids[0])
    if one is None:
        yield Fault("no_such_target", {"id": ids[0]}, final=True)
        return
    if not may_be_target(user, one, revives):
        yield Fault("invalid_target", {"actor": user.id, "target": one.id})
    if not pincer.reaches(fight, user, one):
        yield Fault("wrong_facing", {"actor": user.id, "target": one.id})
    if not in_range(fight, user, one, melee, reach):
        yield Fault("out_of_range", {"actor": user.id, "target": one.id})


def group_meant(fight: Fight, user: Combatant, ids: Sequence[str], revives: bool) -> sides.Formation | None:
    """FF-TGT-02, FF-TGT-09: the formation of the first one named, else that of the opponents if it is the only one."""
    if ids:
        known = next((one for id in ids if (one := fight.combatants.get(id)) is not None), None)
        return ("", "") if known is None else sides.formation_of(known)
    found = {
        sides.formation_of(one)
        for one in fight.combatants.values()
        if one.side != user.side and (effects.takes_fallen(one) if revives else one.state == "active")
    }
    return found.pop() if len(found) == 1 else None


def aim_at_group(fight: Fight, user: Combatant, ids: tuple[str, ...], aim: Aim) -> tuple[Faults, Aimed]:
    """FF-TGT-02, FF-TGT-04, FF-TGT-09: members of one formation, or the opponents if they are one; see `aim_at`."""
    formation = group_meant(fight, user, ids, aim.revives)
    everybody = [] if formation is None else members(fight, formation, aim.revives)
    crowd = len(everybody) > NINE
    aimed = Aimed(ids if crowd else ids[:1], formation, aim.target == "single_group", crowd)

    def faults() -> Faults:
        if formation is None or (crowd and not ids):
            yield Fault("need_targets", {"actor": user.id}, final=True)
            return
        if crowd and len(ids) > NINE:
            yield Fault("too_many_targets", {"actor": user.id, "most": NINE})
        yield from unknown_targets(fight, ids)
        named = [one for id in ids if (one := fight.combatants.get(id)) is not None]
        for one in named:
            if one not in everybody:
                yield not_one_of(formation, one, user, beside=named[0])
        facing = [one for one in everybody if pincer.reaches(fight, user, one)]
        if not facing:
            yield Fault("wrong_facing", {"actor": user.id, "target": everybody[0].id if everybody else None})
        first = next(iter((*named, *facing, *everybody)), None)
        if first is not None and (
            not in_range(fight, user, first, False, aim.reach) or not group_of(fight, user, aimed, aim)
        ):
            yield Fault("out_of_range", {"actor": user.id, "target": first.id})

    return faults(), aimed


def not_one_of(formation: sides.Formation, one: Combatant, user: Combatant, *, beside: Combatant) -> Fault:
    """FF-TGT-02, FF-TGT-03: one who cannot be struck with a formation, `beside` being of it."""
    apart = {} if sides.formation_of(one) == formation else {"reason": "another_group", "other": beside.id}
    return Fault("invalid_target", {"actor": user.id, "target": one.id, **apart})


def aim_at_party(fight: Fight, user: Combatant, ids: tuple[str, ...], aim: Aim) -> tuple[Faults, Aimed]:
    """FF-TGT-03, FF-TGT-04: the user's formation; of more than nine the comrades named, the user always with them."""
    everybody = members(fight, sides.formation_of(user), aim.revives)
    if len(everybody) <= NINE:
        return unknown_targets(fight, ids), Aimed((), sides.formation_of(user))
    comrades = tuple(id for id in dict.fromkeys(ids) if id != user.id or aim.revives)

    def faults() -> Faults:
        if not comrades:
            yield Fault("need_targets", {"actor": user.id}, final=True)
            return
        if len(comrades) > NINE - (not aim.revives):
            yield Fault("too_many_targets", {"actor": user.id, "most": NINE})
        yield from unknown_targets(fight, ids)
        for id in ids:
            one = fight.combatants.get(id)
            if one is not None and one not in everybody:
                yield not_one_of(sides.formation_of(user), one, user, beside=user)

    return faults(), Aimed(comrades, sides.formation_of(user))


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
    """FF-TGT-09: whom a Group effect would hit, as far as it is said."""
    formation = group_meant(fight, user, ids, aim.revives)
    return [] if formation is None else group_of(fight, user, Aimed(ids, formation, chosen=bool(ids)), aim)


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
    fight = table.fight
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
