"""Targets: who is valid, formations, reach, and drawing at random."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import partial
from math import isqrt
from typing import NamedTuple, Protocol

from rules.core.questions import Fault, Roll
from rules.ffrpg.combatant.state import NOTHING, Combatant, Fight, Table
from rules.ffrpg.combatant.statistics import standing
from rules.ffrpg.damage import effects
from rules.ffrpg.damage.weapons import Aim
from rules.ffrpg.statuses.traits import AIRBORNE
from rules.ffrpg.turns import pincer, sides
from rules.mechanics.checks import FINE, check, one_fault
from rules.mechanics.table import aims
from rules.system.simple_fight import unknown_targets

OF_A_FORMATION = frozenset({"group", "single_group", "party"})
"""Kinds of target that are formations, or may be."""
NINE = 9
"""FF-TGT-04: as many as a formation's effect reaches."""


class Aimed(NamedTuple):
    """Whom an action is aimed at: named ids, the formation if it is one, and whether a Single/Group effect is split."""

    ids: tuple[str, ...]
    formation: sides.Formation | None = None
    split: bool = False
    chosen: bool = False
    """Whether of a formation of more than nine only those named are meant."""
    belonged: tuple[str, ...] = ()
    """FF-SLOW-09: who of the formation could be reached as it was aimed at as a whole."""
    was: sides.Was = NOTHING
    """FF-SLOW-09: who has changed sides since it was declared, and from which."""
    overruled: bool = False
    """FF-GM-04: whether the game master's word has passed over facing and reach."""


# --- who is a target, at whatever moment -----------------------------------------------------------------------


def is_target(fight: Fight, user: Combatant, one: Combatant, aim: Aim, *, overruled: bool = False) -> bool:
    """FF-TGT-06, FF-SLOW-09: whether somebody named is a target, or still one: there, and where it can be reached.

    It is asked at the declaration, which wants the target seen besides; at the resolution of a Slow Action, of a drawn
    target, and as each blow is struck, be it a second one, one of a forced attack or one of a Reaction.
    """
    return is_there(one, aim) and (overruled or within(fight, user, one, aim))


def is_there(one: Combatant, aim: Aim) -> bool:
    """FF-TGT-06, D-49: active; of a revival fallen, or an active Zombie; of what cures Zombie one of the fallen too."""
    return counts(one, aim) or (aim.cures and effects.lies_undead(one))


def counts(one: Combatant, aim: Aim) -> bool:
    """FF-TGT-02, FF-TGT-06: active, seen or not; of a revival fallen, or an active Zombie, instead."""
    return effects.takes_fallen(one) if aim.revives else one.state == "active"


def within(fight: Fight, user: Combatant, one: Combatant, aim: Aim) -> bool:
    """FF-PIN-03, FF-RNG-01, FF-RNG-03, FF-ST-flight: on the user's face and within reach."""
    return pincer.reaches(fight, user, one) and in_range(fight, user, one, aim.melee, aim.reach)


def visible(one: Combatant, by: Combatant | None = None) -> bool:
    """FF-TGT-06: neither under Vanish nor hidden; oneself one always sees."""
    return not one.conditions or one is by or standing(one).seen


def may_be_named(user: Combatant, one: Combatant, aim: Aim) -> bool:
    """FF-TGT-06: there, and to be seen if it is active."""
    return is_there(one, aim) and (one.state != "active" or visible(one, user))


def members(fight: Fight, formation: sides.Formation, aim: Aim, was: sides.Was = NOTHING) -> list[Combatant]:
    """FF-TGT-02: a formation's active members, seen or not; for a revival its fallen and active Zombies."""
    return [one for one in fight.combatants.values() if sides.formation_of(one, was) == formation and counts(one, aim)]


def reachable_of(
    fight: Fight, user: Combatant, formation: sides.Formation, aim: Aim, was: sides.Was = NOTHING
) -> list[Combatant]:
    """FF-TGT-04: those of a formation who make up its nine: whom the user reaches by facing and Flight."""
    return [one for one in members(fight, formation, aim, was) if directable(fight, user, one, aim.melee)]


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


def eligible_for(fight: Fight, user: Combatant, target: str, aim: Aim, was: sides.Was = NOTHING) -> list[Combatant]:
    """FF-TGT-08, FF-TGT-10: those of the kind named who can be seen, and whom the user may direct it at."""
    if target == "random_opponent":
        among: Iterable[Combatant] = sides.opposed_to(fight, user, was)
    elif target == "random_ally":
        among = sides.beside(fight, user, was)
    else:
        among = fight.combatants.values()
    return [one for one in among if counts(one, aim) and visible(one, user) and within(fight, user, one, aim)]


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
        return faults_of_one(fight, user, ids, aim), Aimed(ids[:1])
    if aim.target in ("group", "single_group"):
        return aim_at_group(fight, user, ids, aim)
    if aim.target == "party":
        return aim_at_party(fight, user, ids, aim)
    return unknown_targets(fight, ids), Aimed((user.id,) if aim.target == "self" else ())


def faults_of_one(fight: Fight, user: Combatant, ids: tuple[str, ...], aim: Aim) -> Iterator[Fault]:
    """FF-TGT-01, FF-TGT-06: one target, there and to be seen, on the user's face and within reach."""
    one = fight.combatants.get(ids[0]) if len(ids) == 1 else None
    if one is None or one.state != "active" or aim.revives or fight.encircled is not None or not visible(one, user):
        return _faults_of_one(fight, user, ids, aim)
    if in_range(fight, user, one, aim.melee, aim.reach):
        return FINE
    return one_fault("out_of_range", actor=user.id, target=one.id)


def _faults_of_one(fight: Fight, user: Combatant, ids: tuple[str, ...], aim: Aim) -> Iterator[Fault]:
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
    if not may_be_named(user, one, aim):
        stands = {"reason": "not_fallen"} if aim.revives and one.state == "active" else {}
        yield Fault("invalid_target", {"actor": user.id, "target": one.id, **stands})
    if not pincer.reaches(fight, user, one):
        yield Fault("wrong_facing", {"actor": user.id, "target": one.id})
    if not in_range(fight, user, one, aim.melee, aim.reach):
        yield Fault("out_of_range", {"actor": user.id, "target": one.id})


def group_meant(fight: Fight, user: Combatant, ids: Sequence[str], aim: Aim) -> sides.Formation | None:
    """FF-TGT-02, FF-TGT-09: the formation of the first one named, else that of the opponents if it is the only one."""
    if ids:
        known = next((one for id in ids if (one := fight.combatants.get(id)) is not None), None)
        return ("", "") if known is None else sides.formation_of(known)
    found = {sides.formation_of(one) for one in sides.opposed_to(fight, user) if counts(one, aim)}
    return found.pop() if len(found) == 1 else None


def aim_at_group(fight: Fight, user: Combatant, ids: tuple[str, ...], aim: Aim) -> tuple[Faults, Aimed]:
    """FF-TGT-02, FF-TGT-04, FF-TGT-09: members of one formation, or the opponents if they are one; see `aim_at`."""
    formation = group_meant(fight, user, ids, aim)
    reachable = [] if formation is None else reachable_of(fight, user, formation, aim)
    crowd = len(reachable) > NINE
    aimed = Aimed(
        ids if crowd else ids[:1],
        formation,
        aim.target == "single_group",
        crowd,
        () if crowd else tuple(one.id for one in reachable),
    )

    def faults() -> Faults:
        if formation is None or (crowd and not ids):
            yield Fault("need_targets", {"actor": user.id}, final=True)
            return
        if crowd and len(ids) > NINE:
            yield Fault("too_many_targets", {"actor": user.id, "most": NINE})
        yield from unknown_targets(fight, ids)
        everybody = members(fight, formation, aim)
        named = [one for id in ids if (one := fight.combatants.get(id)) is not None]
        for one in named:
            if one not in everybody:
                yield not_one_of(formation, one, user, beside=named[0])
        meant = named if crowd else everybody
        facing = [one for one in meant if pincer.reaches(fight, user, one)]
        if not facing:
            yield Fault("wrong_facing", {"actor": user.id, "target": meant[0].id if meant else None})
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
    formation = sides.formation_of(user)
    reachable = reachable_of(fight, user, formation, aim)
    if len(reachable) <= NINE:
        whole = Aimed((), formation, belonged=tuple(one.id for one in reachable))
        return unknown_targets(fight, ids), whole
    comrades = tuple(id for id in dict.fromkeys(ids) if id != user.id or aim.revives)

    def faults() -> Faults:
        if not comrades:
            yield Fault("need_targets", {"actor": user.id}, final=True)
            return
        if len(comrades) > NINE - (not aim.revives):
            yield Fault("too_many_targets", {"actor": user.id, "most": NINE})
        yield from unknown_targets(fight, ids)
        everybody = members(fight, formation, aim)
        for id in ids:
            one = fight.combatants.get(id)
            if one is not None and one not in everybody:
                yield not_one_of(formation, one, user, beside=user)

    chosen = comrades if aim.revives else (user.id, *comrades)
    return faults(), Aimed(chosen, formation, chosen=True)


FAR = frozenset({"wrong_facing", "out_of_range"})
"""What the game master's word passes over for good: it is not asked again when the Action takes effect."""


def passes_over(table: Table, faults: Iterable[Fault]) -> bool:
    """FF-GM-04: whether the game master's word has to pass over facing or reach."""
    return table.override and any(fault.code in FAR for fault in faults)


def overruled(fight: Fight, aimed: Aimed, aim: Aim) -> Aimed:
    """FF-GM-04: aimed by that word: of a formation that could not be reached nine are meant."""
    everybody = () if aimed.formation is None else members(fight, aimed.formation, aim)
    return aimed._replace(overruled=True, belonged=aimed.belonged or tuple(one.id for one in everybody[:NINE]))


# --- when it takes effect --------------------------------------------------------------------------------------


def of_formation(fight: Fight, user: Combatant, aimed: Aimed, aim: Aim) -> list[Combatant]:
    """FF-TGT-02, FF-TGT-04, FF-SLOW-09, FF-PIN-03: who of a formation is hit now, wherever they stand.

    What was chosen out of more than nine stays chosen. Else all of nine or fewer; where it has come to more, those who
    belonged to it at the declaration.
    """
    assert aimed.formation is not None
    found = members(fight, aimed.formation, aim, aimed.was)
    if not aimed.overruled:
        found = [one for one in found if directable(fight, user, one, aim.melee)]
    if aimed.chosen:
        return [one for one in found if one.id in aimed.ids]
    return [one for one in found if one.id in aimed.belonged] if len(found) > NINE else found


def group_of(fight: Fight, user: Combatant, aimed: Aimed, aim: Aim) -> list[Combatant]:
    """FF-TGT-02, FF-RNG-04: who of a Group is hit now: with distances those within 5 m of the first one in reach."""
    found = of_formation(fight, user, aimed, aim)
    if not fight.options.ranges or not found:
        return found
    named = (fight.combatants.get(id) for id in aimed.ids)
    first = next(
        (
            one
            for one in (*(one for one in named if one in found), *found)
            if aimed.overruled or in_range(fight, user, one, False, aim.reach)
        ),
        None,
    )
    return [] if first is None else [one for one in found if (distance(fight, first, one) or 0) <= 5]


def group_foreseen(fight: Fight, user: Combatant, ids: tuple[str, ...], aim: Aim) -> list[Combatant]:
    """FF-TGT-09: whom a Group effect would hit, as far as it is said."""
    aimed = aim_at_group(fight, user, ids, aim)[1]
    return [] if aimed.formation is None else group_of(fight, user, aimed, aim)


def party_of(fight: Fight, user: Combatant, aimed: Aimed, aim: Aim) -> list[Combatant]:
    """FF-TGT-03, FF-RNG-04: the user and the comrades covered, within 5 m where distances are looked at."""
    return [one for one in of_formation(fight, user, aimed, aim) if (distance(fight, user, one) or 0) <= 5]


def all_of(fight: Fight, user: Combatant, aim: Aim) -> list[Combatant]:
    """FF-TGT-05, FF-RNG-05: everybody of every side, within 25 m where distances are looked at."""
    return [
        one
        for one in fight.combatants.values()
        if counts(one, aim) and not (aim.melee and airborne(user, one)) and (distance(fight, user, one) or 0) <= 25
    ]


def reached(table: Table, user: Combatant, aimed: Aimed, aim: Aim) -> list[Combatant]:
    """Whom an Ability or Item reaches when it takes effect, in the order of entry; random targets are drawn here.

    What was aimed at somebody named reaches no more than them, though its sheet may say otherwise by now.
    """
    fight = table.fight
    kind = aim.target
    if kind in ("single", "self") or (kind in OF_A_FORMATION and aimed.formation is None):
        named = (one for id in aimed.ids if (one := fight.combatants.get(id)) is not None)
        return [one for one in named if is_target(fight, user, one, aim, overruled=aimed.overruled)]
    if kind in ("group", "single_group"):
        return group_of(fight, user, aimed, aim)
    if kind == "party":
        return party_of(fight, user, aimed, aim)
    if kind == "all":
        return all_of(fight, user, aim)
    drawn = draw(table, user, eligible_for(fight, user, kind, aim, aimed.was))
    return [] if drawn is None else [drawn]
