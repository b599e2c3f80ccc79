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
from rules.ffrpg.damage.weapons import ReachRule
from rules.ffrpg.statuses.traits import AIRBORNE
from rules.ffrpg.turns import pincer, sides
from rules.mechanics.checks import FINE, check, one_fault
from rules.mechanics.table import aims
from rules.system.simple_fight import unknown_targets

OF_A_FORMATION = frozenset({"group", "single_group", "party"})
"""Kinds of target that are formations, or may be."""
NINE = 9
"""FF-TGT-04: as many as a formation's effect reaches."""


class TargetSelection(NamedTuple):
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


def is_target(fight: Fight, user: Combatant, combatant: Combatant, aim: ReachRule, *, overruled: bool = False) -> bool:
    """FF-TGT-06, FF-SLOW-09: whether somebody named is a target, or still one: there, and where it can be reached.

    It is asked at the declaration, which wants the target seen besides; at the resolution of a Slow Action, of a drawn
    target, and as each blow is struck, be it a second one, one of a forced attack or one of a Reaction.
    """
    return is_there(combatant, aim) and (overruled or within(fight, user, combatant, aim))


def is_there(combatant: Combatant, aim: ReachRule) -> bool:
    """FF-TGT-06, D-49: active; of a revival fallen, or an active Zombie; of what cures Zombie one of the fallen too."""
    return counts(combatant, aim) or (aim.cures and effects.lies_undead(combatant))


def counts(combatant: Combatant, aim: ReachRule) -> bool:
    """FF-TGT-02, FF-TGT-06: active, seen or not; of a revival fallen, or an active Zombie, instead."""
    return effects.takes_fallen(combatant) if aim.revives else combatant.state == "active"


def within(fight: Fight, user: Combatant, combatant: Combatant, aim: ReachRule) -> bool:
    """FF-PIN-03, FF-RNG-01, FF-RNG-03, FF-ST-flight: on the user's face and within reach."""
    return pincer.reaches(fight, user, combatant) and in_range(fight, user, combatant, aim.melee, aim.reach)


def visible(combatant: Combatant, by: Combatant | None = None) -> bool:
    """FF-TGT-06: neither under Vanish nor hidden; oneself one always sees."""
    return not combatant.conditions or combatant is by or standing(combatant).seen


def may_be_named(user: Combatant, combatant: Combatant, aim: ReachRule) -> bool:
    """FF-TGT-06: there, and to be seen if it is active."""
    return is_there(combatant, aim) and (combatant.state != "active" or visible(combatant, user))


def members(fight: Fight, formation: sides.Formation, aim: ReachRule, was: sides.Was = NOTHING) -> list[Combatant]:
    """FF-TGT-02: a formation's active members, seen or not; for a revival its fallen and active Zombies."""
    return [
        combatant
        for combatant in fight.combatants.values()
        if sides.formation_of(combatant, was) == formation and counts(combatant, aim)
    ]


def reachable_of(
    fight: Fight, user: Combatant, formation: sides.Formation, aim: ReachRule, was: sides.Was = NOTHING
) -> list[Combatant]:
    """FF-TGT-04: those of a formation who make up its nine: whom the user reaches by facing and Flight."""
    return [
        combatant for combatant in members(fight, formation, aim, was) if directable(fight, user, combatant, aim.melee)
    ]


def airborne(user: Combatant, target: Combatant) -> bool:
    """FF-ST-flight: the target is in Flight and the user is not."""
    return (
        bool(target.conditions)
        and AIRBORNE in standing(target).traits
        and not (user.conditions and AIRBORNE in standing(user).traits)
    )


def distance(fight: Fight, combatant: Combatant, other: Combatant) -> int | None:
    """FF-RNG-06: metres, floored; None where no distance is looked at."""
    if not fight.options.ranges or combatant.cell is None or other.cell is None:
        return None
    across, down = combatant.cell[0] - other.cell[0], combatant.cell[1] - other.cell[1]
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
        faces = [
            table.percent(what, user, None, combatant, (at, len(left))) for at, combatant in enumerate(left, start=1)
        ]
        table.fact(
            "draw",
            actor=None if user is None else user.id,
            among=tuple(combatant.id for combatant in left),
            dice=tuple(faces),
        )
        highest = max(faces)
        left = [combatant for combatant, face in zip(left, faces, strict=True) if face == highest]
    return left[0] if left else None


def draw_rolls(user: Combatant | None, left: Sequence[Combatant]) -> list[Roll]:
    """FF-TGT-08: the d% of a draw, one for each on whom it may fall."""
    return [Roll((100,), None if user is None else user.id, aims(combatant, None)) for combatant in left]


def eligible_for(
    fight: Fight, user: Combatant, target: str, aim: ReachRule, was: sides.Was = NOTHING
) -> list[Combatant]:
    """FF-TGT-08, FF-TGT-10: those of the kind named who can be seen, and whom the user may direct it at."""
    if target == "random_opponent":
        among: Iterable[Combatant] = sides.opposed_to(fight, user, was)
    elif target == "random_ally":
        among = sides.beside(fight, user, was)
    else:
        among = fight.combatants.values()
    return [
        combatant
        for combatant in among
        if counts(combatant, aim) and visible(combatant, user) and within(fight, user, combatant, aim)
    ]


# --- at the declaration ----------------------------------------------------------------------------------------


class ModifierSource(Protocol):
    """What has modifiers of its own for some."""

    @property
    def modifiers(self) -> Mapping[str, int]:
        """Id to the modifier."""


@check("modifiers", about="modifiers")
def known_modified(fight: Fight, user: Combatant, params: ModifierSource) -> Iterator[Fault]:
    """FF-MOD-01: so has whoever has a modifier of its own."""
    return unknown_targets(fight, params.modifiers)


def is_at_one(aim: ReachRule, ids: Sequence[str], *, split: bool) -> bool:
    """FF-TGT-01, FF-TGT-02: whether it is turned on one target: a Single/Group effect for which one is named."""
    return aim.target == "single" or (aim.target == "single_group" and len(ids) == 1 and not split)


Faults = Iterator[Fault]


def aim_at(
    fight: Fight, user: Combatant, ids: tuple[str, ...], aim: ReachRule, *, split: bool = False
) -> tuple[Faults, TargetSelection]:
    """FF-ABL-01, FF-TGT-01…05: why it cannot be aimed at those named, and whom it is aimed at if nothing refuses it.

    `split`: a Single/Group effect is turned on a Group though one is named.
    """
    if is_at_one(aim, ids, split=split):
        return faults_of_one(fight, user, ids, aim), TargetSelection(ids[:1])
    if aim.target in ("group", "single_group"):
        return aim_at_group(fight, user, ids, aim)
    if aim.target == "party":
        return aim_at_party(fight, user, ids, aim)
    return unknown_targets(fight, ids), TargetSelection((user.id,) if aim.target == "self" else ())


def faults_of_one(fight: Fight, user: Combatant, ids: tuple[str, ...], aim: ReachRule) -> Iterator[Fault]:
    """FF-TGT-01, FF-TGT-06: one target, there and to be seen, on the user's face and within reach."""
    combatant = fight.combatants.get(ids[0]) if len(ids) == 1 else None
    if (
        combatant is None
        or combatant.state != "active"
        or aim.revives
        or fight.encircled is not None
        or not visible(combatant, user)
    ):
        return _faults_of_one(fight, user, ids, aim)
    if in_range(fight, user, combatant, aim.melee, aim.reach):
        return FINE
    return one_fault("out_of_range", actor=user.id, target=combatant.id)


def _faults_of_one(fight: Fight, user: Combatant, ids: tuple[str, ...], aim: ReachRule) -> Iterator[Fault]:
    if not ids:
        yield Fault("need_targets", {"actor": user.id}, final=True)
        return
    if len(ids) > 1:
        yield Fault("too_many_targets", {"actor": user.id, "most": 1})
        yield from unknown_targets(fight, ids[1:])
    combatant = fight.combatants.get(ids[0])
    if combatant is None:
        yield Fault("no_such_target", {"id": ids[0]}, final=True)
        return
    if not may_be_named(user, combatant, aim):
        stands = {"reason": "not_fallen"} if aim.revives and combatant.state == "active" else {}
        yield Fault("invalid_target", {"actor": user.id, "target": combatant.id, **stands})
    if not pincer.reaches(fight, user, combatant):
        yield Fault("wrong_facing", {"actor": user.id, "target": combatant.id})
    if not in_range(fight, user, combatant, aim.melee, aim.reach):
        yield Fault("out_of_range", {"actor": user.id, "target": combatant.id})


def group_meant(fight: Fight, user: Combatant, ids: Sequence[str], aim: ReachRule) -> sides.Formation | None:
    """FF-TGT-02, FF-TGT-09: the formation of the first one named, else that of the opponents if it is the only one."""
    if ids:
        known = next((combatant for id in ids if (combatant := fight.combatants.get(id)) is not None), None)
        return ("", "") if known is None else sides.formation_of(known)
    found = {sides.formation_of(other) for other in sides.opposed_to(fight, user) if counts(other, aim)}
    return found.pop() if len(found) == 1 else None


def aim_at_group(fight: Fight, user: Combatant, ids: tuple[str, ...], aim: ReachRule) -> tuple[Faults, TargetSelection]:
    """FF-TGT-02, FF-TGT-04, FF-TGT-09: members of one formation, or the opponents if they are one; see `aim_at`."""
    formation = group_meant(fight, user, ids, aim)
    reachable = [] if formation is None else reachable_of(fight, user, formation, aim)
    crowd = len(reachable) > NINE
    aimed = TargetSelection(
        ids if crowd else ids[:1],
        formation,
        aim.target == "single_group",
        crowd,
        () if crowd else tuple(combatant.id for combatant in reachable),
    )

    def faults() -> Faults:
        if formation is None or (crowd and not ids):
            yield Fault("need_targets", {"actor": user.id}, final=True)
            return
        if crowd and len(ids) > NINE:
            yield Fault("too_many_targets", {"actor": user.id, "most": NINE})
        yield from unknown_targets(fight, ids)
        everybody = members(fight, formation, aim)
        named = [combatant for id in ids if (combatant := fight.combatants.get(id)) is not None]
        for combatant in named:
            if combatant not in everybody:
                yield not_one_of(formation, combatant, user, beside=named[0])
        meant = named if crowd else everybody
        facing = [other for other in meant if pincer.reaches(fight, user, other)]
        if not facing:
            yield Fault("wrong_facing", {"actor": user.id, "target": meant[0].id if meant else None})
        first = next(iter((*named, *facing, *everybody)), None)
        if first is not None and (
            not in_range(fight, user, first, False, aim.reach) or not group_of(fight, user, aimed, aim)
        ):
            yield Fault("out_of_range", {"actor": user.id, "target": first.id})

    return faults(), aimed


def not_one_of(formation: sides.Formation, combatant: Combatant, user: Combatant, *, beside: Combatant) -> Fault:
    """FF-TGT-02, FF-TGT-03: one who cannot be struck with a formation, `beside` being of it."""
    apart = {} if sides.formation_of(combatant) == formation else {"reason": "another_group", "other": beside.id}
    return Fault("invalid_target", {"actor": user.id, "target": combatant.id, **apart})


def aim_at_party(fight: Fight, user: Combatant, ids: tuple[str, ...], aim: ReachRule) -> tuple[Faults, TargetSelection]:
    """FF-TGT-03, FF-TGT-04: the user's formation; of more than nine the comrades named, the user always with them."""
    formation = sides.formation_of(user)
    reachable = reachable_of(fight, user, formation, aim)
    if len(reachable) <= NINE:
        whole = TargetSelection((), formation, belonged=tuple(combatant.id for combatant in reachable))
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
            combatant = fight.combatants.get(id)
            if combatant is not None and combatant not in everybody:
                yield not_one_of(formation, combatant, user, beside=user)

    chosen = comrades if aim.revives else (user.id, *comrades)
    return faults(), TargetSelection(chosen, formation, chosen=True)


FAR = frozenset({"wrong_facing", "out_of_range"})
"""What the game master's word passes over for good: it is not asked again when the Action takes effect."""


def passes_over(table: Table, faults: Iterable[Fault]) -> bool:
    """FF-GM-04: whether the game master's word has to pass over facing or reach."""
    return table.override and any(fault.code in FAR for fault in faults)


def overruled(fight: Fight, aimed: TargetSelection, aim: ReachRule) -> TargetSelection:
    """FF-GM-04: aimed by that word: of a formation that could not be reached nine are meant."""
    everybody = () if aimed.formation is None else members(fight, aimed.formation, aim)
    return aimed._replace(
        overruled=True, belonged=aimed.belonged or tuple(combatant.id for combatant in everybody[:NINE])
    )


# --- when it takes effect --------------------------------------------------------------------------------------


def of_formation(fight: Fight, user: Combatant, aimed: TargetSelection, aim: ReachRule) -> list[Combatant]:
    """FF-TGT-02, FF-TGT-04, FF-SLOW-09, FF-PIN-03: who of a formation is hit now, wherever they stand.

    What was chosen out of more than nine stays chosen. Else all of nine or fewer; where it has come to more, those who
    belonged to it at the declaration.
    """
    assert aimed.formation is not None
    found = members(fight, aimed.formation, aim, aimed.was)
    if not aimed.overruled:
        found = [combatant for combatant in found if directable(fight, user, combatant, aim.melee)]
    if aimed.chosen:
        return [combatant for combatant in found if combatant.id in aimed.ids]
    return [combatant for combatant in found if combatant.id in aimed.belonged] if len(found) > NINE else found


def group_of(fight: Fight, user: Combatant, aimed: TargetSelection, aim: ReachRule) -> list[Combatant]:
    """FF-TGT-02, FF-RNG-04: who of a Group is hit now: with distances those within 5 m of the first one in reach."""
    found = of_formation(fight, user, aimed, aim)
    if not fight.options.ranges or not found:
        return found
    named = (fight.combatants.get(id) for id in aimed.ids)
    first = next(
        (
            combatant
            for combatant in (*(combatant for combatant in named if combatant in found), *found)
            if aimed.overruled or in_range(fight, user, combatant, False, aim.reach)
        ),
        None,
    )
    return [] if first is None else [combatant for combatant in found if (distance(fight, first, combatant) or 0) <= 5]


def group_foreseen(fight: Fight, user: Combatant, ids: tuple[str, ...], aim: ReachRule) -> list[Combatant]:
    """FF-TGT-09: whom a Group effect would hit, as far as it is said."""
    aimed = aim_at_group(fight, user, ids, aim)[1]
    return [] if aimed.formation is None else group_of(fight, user, aimed, aim)


def party_of(fight: Fight, user: Combatant, aimed: TargetSelection, aim: ReachRule) -> list[Combatant]:
    """FF-TGT-03, FF-RNG-04: the user and the comrades covered, within 5 m where distances are looked at."""
    return [
        combatant for combatant in of_formation(fight, user, aimed, aim) if (distance(fight, user, combatant) or 0) <= 5
    ]


def all_of(fight: Fight, user: Combatant, aim: ReachRule) -> list[Combatant]:
    """FF-TGT-05, FF-RNG-05: everybody of every side, within 25 m where distances are looked at."""
    return [
        combatant
        for combatant in fight.combatants.values()
        if counts(combatant, aim)
        and not (aim.melee and airborne(user, combatant))
        and (distance(fight, user, combatant) or 0) <= 25
    ]


def reached(table: Table, user: Combatant, aimed: TargetSelection, aim: ReachRule) -> list[Combatant]:
    """Whom an Ability or Item reaches when it takes effect, in the order of entry; random targets are drawn here.

    What was aimed at somebody named reaches no more than them, though its sheet may say otherwise by now.
    """
    fight = table.fight
    kind = aim.target
    if kind in ("single", "self") or (kind in OF_A_FORMATION and aimed.formation is None):
        named = (combatant for id in aimed.ids if (combatant := fight.combatants.get(id)) is not None)
        return [other for other in named if is_target(fight, user, other, aim, overruled=aimed.overruled)]
    if kind in ("group", "single_group"):
        return group_of(fight, user, aimed, aim)
    if kind == "party":
        return party_of(fight, user, aimed, aim)
    if kind == "all":
        return all_of(fight, user, aim)
    drawn = draw(table, user, eligible_for(fight, user, kind, aim, aimed.was))
    return [] if drawn is None else [drawn]
