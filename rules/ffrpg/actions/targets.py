"""Targets: who is valid, formations, reach, and drawing at random."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import partial
from math import isqrt
from typing import NamedTuple, Protocol

from rules.core.questions import Fault, Roll
from rules.ffrpg.combatant.state import NOTHING, Combatant, Fight, Table
from rules.ffrpg.combatant.statistics import stats_of
from rules.ffrpg.damage import effects
from rules.ffrpg.damage.weapons import ReachRule
from rules.ffrpg.statuses.traits import AIRBORNE
from rules.ffrpg.turns import pincer, sides
from rules.mechanics.checks import FINE, check
from rules.mechanics.table import aims
from rules.system.simple_fight import unknown_targets

OF_A_FORMATION = frozenset({"group", "single_group", "party"})
"""The kinds of target that are, or may be, a formation."""
NINE = 9
"""FF-TGT-04: the most members of a formation that an effect reaches."""


class TargetSelection(NamedTuple):
    """The targets of an action: ids, the formation if it is one, and whether a Single/Group effect is split."""

    ids: tuple[str, ...]
    formation: sides.Formation | None = None
    split: bool = False
    chosen: bool = False
    """Whether only the members named are meant, the formation having more than nine."""
    belonged: tuple[str, ...] = ()
    """FF-SLOW-09: the members who could be reached when the whole formation was aimed at."""
    was: sides.Was = NOTHING
    """FF-SLOW-09: who has changed sides since the declaration, and from which."""
    overruled: bool = False
    """FF-GM-04: whether the game master's override has passed over facing and reach."""


# --- who is a target, at whatever moment -----------------------------------------------------------------------


def is_target(fight: Fight, user: Combatant, combatant: Combatant, aim: ReachRule, *, overruled: bool = False) -> bool:
    """FF-TGT-06, FF-SLOW-09: whether somebody is a valid target, present and within reach.

    Asked at the declaration, which also wants the target visible; at the resolution of a Slow Action; of a drawn
    target; and for each blow, also of a forced attack or a Reaction.
    """
    return is_there(combatant, aim) and (overruled or in_reach(fight, user, combatant, aim))


def is_there(combatant: Combatant, aim: ReachRule) -> bool:
    """FF-TGT-06, D-49.

    Whether it is active; for a revival fallen or an active Zombie; for a cure of Zombie also fallen.
    """
    return is_eligible(combatant, aim) or (aim.cures and effects.is_fallen_undead(combatant))


def is_eligible(combatant: Combatant, aim: ReachRule) -> bool:
    """FF-TGT-02, FF-TGT-06: whether it is active, visible or not; for a revival fallen or an active Zombie instead."""
    return effects.can_be_revived(combatant) if aim.revives else combatant.state == "active"


def in_reach(fight: Fight, user: Combatant, combatant: Combatant, aim: ReachRule) -> bool:
    """FF-PIN-03, FF-RNG-01, FF-RNG-03, FF-ST-flight: whether it is on the user's face and within reach."""
    return pincer.reaches(fight, user, combatant) and in_range(fight, user, combatant, aim.melee, aim.reach)


def visible(combatant: Combatant, by: Combatant | None = None) -> bool:
    """FF-TGT-06: whether it is neither hidden nor under Vanish, or is `by` itself."""
    return not combatant.conditions or combatant is by or stats_of(combatant).seen


def can_be_named(user: Combatant, combatant: Combatant, aim: ReachRule) -> bool:
    """FF-TGT-06: whether it is a valid target, and visible if it is active."""
    return is_there(combatant, aim) and (combatant.state != "active" or visible(combatant, user))


def members(fight: Fight, formation: sides.Formation, aim: ReachRule, was: sides.Was = NOTHING) -> list[Combatant]:
    """FF-TGT-02.

    Return the active members of a formation, visible or not; for a revival its fallen and active Zombies.
    """
    return [
        combatant
        for combatant in fight.combatants.values()
        if sides.formation_of(combatant, was) == formation and is_eligible(combatant, aim)
    ]


def reachable_of(
    fight: Fight, user: Combatant, formation: sides.Formation, aim: ReachRule, was: sides.Was = NOTHING
) -> list[Combatant]:
    """FF-TGT-04: return the members of a formation whom the user reaches by facing and Flight."""
    return [
        combatant for combatant in members(fight, formation, aim, was) if directable(fight, user, combatant, aim.melee)
    ]


def airborne(user: Combatant, target: Combatant) -> bool:
    """FF-ST-flight: whether the target is in Flight and the user is not."""
    return (
        bool(target.conditions)
        and AIRBORNE in stats_of(target).traits
        and not (user.conditions and AIRBORNE in stats_of(user).traits)
    )


def distance(fight: Fight, combatant: Combatant, other: Combatant) -> int | None:
    """FF-RNG-06: return the metres between two combatants, rounded down; None if distances do not count."""
    if not fight.options.ranges or combatant.cell is None or other.cell is None:
        return None
    across, down = combatant.cell[0] - other.cell[0], combatant.cell[1] - other.cell[1]
    return isqrt(across * across + down * down)


def in_range(fight: Fight, user: Combatant, target: Combatant, melee: bool, reach: int) -> bool:
    """FF-RNG-01, FF-RNG-03, FF-ST-flight: whether it is within reach, and not in Flight if the attack is melee."""
    if melee and target.conditions and airborne(user, target):
        return False
    if not fight.options.ranges:
        return True
    metres = distance(fight, user, target)
    return metres is None or metres <= reach


def out_of_reach(fight: Fight, user: Combatant, target: Combatant, melee: bool, reach: int) -> Fault:
    """FF-RNG-01, FF-ST-flight.

    Return the fault of a target out of reach, with the status that takes it from melee, else with both distances.
    """
    details: dict[str, object] = {"actor": user.id, "target": target.id}
    if melee and airborne(user, target):
        details |= {"reason": "melee", "status": stats_of(target).traits[AIRBORNE].status}
    elif (metres := distance(fight, user, target)) is not None and metres > reach:
        details |= {"reason": "far", "distance": metres, "most": reach}
    return Fault("out_of_range", details)


def directable(fight: Fight, user: Combatant, target: Combatant, melee: bool) -> bool:
    """FF-TGT-08: whether a random draw may choose it, by facing and Flight."""
    return pincer.reaches(fight, user, target) and not (melee and airborne(user, target))


def draw(table: Table, user: Combatant | None, eligible: Sequence[Combatant], what: str = "target") -> Combatant | None:
    """FF-TGT-08, D-45: draw one by d% in the order of entry; the highest is chosen, ties for it roll again.

    With one eligible no die is rolled; None if there is nobody.
    """
    pool = list(eligible)
    while len(pool) > 1:
        table.together(what, partial(draw_rolls, user, tuple(pool)))
        faces = [
            table.percent(what, user, None, combatant, (index, len(pool)))
            for index, combatant in enumerate(pool, start=1)
        ]
        table.fact(
            "draw",
            actor=None if user is None else user.id,
            among=tuple(combatant.id for combatant in pool),
            dice=tuple(faces),
        )
        highest = max(faces)
        pool = [combatant for combatant, face in zip(pool, faces, strict=True) if face == highest]
    return pool[0] if pool else None


def draw_rolls(user: Combatant | None, pool: Sequence[Combatant]) -> list[Roll]:
    """FF-TGT-08: return the d% of a draw, one for each candidate."""
    actor = None if user is None else user.id
    return [Roll((100,), actor, aims(combatant, None), passes_on=True) for combatant in pool]


def eligible_for(
    fight: Fight, user: Combatant, target: str, aim: ReachRule, was: sides.Was = NOTHING
) -> list[Combatant]:
    """FF-TGT-08, FF-TGT-10: return the pool of a kind of target that are visible and within the user's reach."""
    if target == "random_opponent":
        among: Iterable[Combatant] = sides.opposing(fight, user, was)
    elif target == "random_ally":
        among = sides.companions(fight, user, was)
    else:
        among = fight.combatants.values()
    return [
        combatant
        for combatant in among
        if is_eligible(combatant, aim) and visible(combatant, user) and in_reach(fight, user, combatant, aim)
    ]


# --- at the declaration ----------------------------------------------------------------------------------------


class ModifierSource(Protocol):
    """Params with a modifier for each target."""

    @property
    def modifiers(self) -> Mapping[str, int]:
        """Return id to modifier."""


@check("modifiers", about="modifiers")
def known_modified(fight: Fight, user: Combatant, params: ModifierSource) -> Iterator[Fault]:
    """FF-MOD-01: whoever has a modifier of their own is in the fight."""
    return unknown_targets(fight, params.modifiers)


def is_single(aim: ReachRule, ids: Sequence[str], *, split: bool) -> bool:
    """FF-TGT-01, FF-TGT-02: whether it has one target, as a Single/Group effect for which one is named."""
    return aim.target == "single" or (aim.target == "single_group" and len(ids) == 1 and not split)


Faults = Iterator[Fault]


def aim_at(
    fight: Fight, user: Combatant, ids: tuple[str, ...], aim: ReachRule, *, split: bool = False
) -> tuple[Faults, TargetSelection]:
    """FF-ABL-01, FF-TGT-01…05: return the faults of the targets named, and the targets if nothing refuses them.

    `split`: a Single/Group effect is used on a Group though one target is named.
    """
    if is_single(aim, ids, split=split):
        return faults_of_one(fight, user, ids, aim), TargetSelection(ids[:1])
    if aim.target in ("group", "single_group"):
        return aim_at_group(fight, user, ids, aim)
    if aim.target == "party":
        return aim_at_party(fight, user, ids, aim)
    return unknown_targets(fight, ids), TargetSelection((user.id,) if aim.target == "self" else ())


def faults_of_one(fight: Fight, user: Combatant, ids: tuple[str, ...], aim: ReachRule) -> Iterator[Fault]:
    """FF-TGT-01, FF-TGT-06.

    Yield the faults of a single target: present, visible, on the user's face and within reach.
    """
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
    return iter((out_of_reach(fight, user, combatant, aim.melee, aim.reach),))


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
    if not can_be_named(user, combatant, aim):
        reason = {"reason": "not_fallen"} if aim.revives and combatant.state == "active" else {}
        yield Fault("invalid_target", {"actor": user.id, "target": combatant.id, **reason})
    if not pincer.reaches(fight, user, combatant):
        yield Fault("wrong_facing", {"actor": user.id, "target": combatant.id})
    if not in_range(fight, user, combatant, aim.melee, aim.reach):
        yield out_of_reach(fight, user, combatant, aim.melee, aim.reach)


def intended_formation(fight: Fight, user: Combatant, ids: Sequence[str], aim: ReachRule) -> sides.Formation | None:
    """FF-TGT-02, FF-TGT-09.

    Return the formation of the first target named, else the opponents' if they have only one.
    """
    if ids:
        named = next((combatant for id in ids if (combatant := fight.combatants.get(id)) is not None), None)
        return ("", "") if named is None else sides.formation_of(named)
    formations = {sides.formation_of(other) for other in sides.opposed(fight, user) if is_eligible(other, aim)}
    return formations.pop() if len(formations) == 1 else None


def aim_at_group(fight: Fight, user: Combatant, ids: tuple[str, ...], aim: ReachRule) -> tuple[Faults, TargetSelection]:
    """FF-TGT-02, FF-TGT-04, FF-TGT-09: aim at members of one formation, or at the opponents' only one; see `aim_at`."""
    formation = intended_formation(fight, user, ids, aim)
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
                yield outside_formation(formation, combatant, user, beside=named[0])
        intended = named if crowd else everybody
        facing = [other for other in intended if pincer.reaches(fight, user, other)]
        if not facing:
            yield Fault("wrong_facing", {"actor": user.id, "target": intended[0].id if intended else None})
        first = next(iter((*named, *facing, *everybody)), None)
        if first is not None and (
            not in_range(fight, user, first, False, aim.reach) or not group_hit(fight, user, aimed, aim)
        ):
            yield out_of_reach(fight, user, first, aim.melee, aim.reach)

    return faults(), aimed


def outside_formation(formation: sides.Formation, combatant: Combatant, user: Combatant, *, beside: Combatant) -> Fault:
    """FF-TGT-02, FF-TGT-03: return the fault of a target outside the formation of `beside`."""
    reason = {} if sides.formation_of(combatant) == formation else {"reason": "another_group", "other": beside.id}
    return Fault("invalid_target", {"actor": user.id, "target": combatant.id, **reason})


def aim_at_party(fight: Fight, user: Combatant, ids: tuple[str, ...], aim: ReachRule) -> tuple[Faults, TargetSelection]:
    """FF-TGT-03, FF-TGT-04: aim at the user's formation; of more than nine at the comrades named and the user."""
    formation = sides.formation_of(user)
    reachable = reachable_of(fight, user, formation, aim)
    if len(reachable) <= NINE:
        selection = TargetSelection((), formation, belonged=tuple(combatant.id for combatant in reachable))
        return unknown_targets(fight, ids), selection
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
                yield outside_formation(formation, combatant, user, beside=user)

    chosen = comrades if aim.revives else (user.id, *comrades)
    return faults(), TargetSelection(chosen, formation, chosen=True)


FAR = frozenset({"wrong_facing", "out_of_range"})
"""The faults that the game master's override passes over; they are not checked again when the Action takes effect."""


def overrules(table: Table, faults: Iterable[Fault]) -> bool:
    """FF-GM-04: whether the game master's override has to pass over facing or reach."""
    return table.override and any(fault.code in FAR for fault in faults)


def overruled(fight: Fight, aimed: TargetSelection, aim: ReachRule) -> TargetSelection:
    """FF-GM-04: return the selection as overruled; of a formation out of reach nine members are meant."""
    everybody = () if aimed.formation is None else members(fight, aimed.formation, aim)
    return aimed._replace(
        overruled=True, belonged=aimed.belonged or tuple(combatant.id for combatant in everybody[:NINE])
    )


# --- when it takes effect --------------------------------------------------------------------------------------


def hit_members(fight: Fight, user: Combatant, aimed: TargetSelection, aim: ReachRule) -> list[Combatant]:
    """FF-TGT-02, FF-TGT-04, FF-SLOW-09, FF-PIN-03: return who of a formation is hit now, at any distance.

    Members chosen out of more than nine stay chosen. Else all of up to nine; if there are more by now, those who
    belonged to it at the declaration.
    """
    assert aimed.formation is not None
    hit = members(fight, aimed.formation, aim, aimed.was)
    if not aimed.overruled:
        hit = [combatant for combatant in hit if directable(fight, user, combatant, aim.melee)]
    if aimed.chosen:
        return [combatant for combatant in hit if combatant.id in aimed.ids]
    return [combatant for combatant in hit if combatant.id in aimed.belonged] if len(hit) > NINE else hit


def group_hit(fight: Fight, user: Combatant, aimed: TargetSelection, aim: ReachRule) -> list[Combatant]:
    """FF-TGT-02, FF-RNG-04.

    Return who of a Group is hit now; with distances those within 5 m of the first one in reach.
    """
    hit = hit_members(fight, user, aimed, aim)
    if not fight.options.ranges or not hit:
        return hit
    named = (fight.combatants.get(id) for id in aimed.ids)
    first = next(
        (
            combatant
            for combatant in (*(combatant for combatant in named if combatant in hit), *hit)
            if aimed.overruled or in_range(fight, user, combatant, False, aim.reach)
        ),
        None,
    )
    return [] if first is None else [combatant for combatant in hit if (distance(fight, first, combatant) or 0) <= 5]


def expected_group(fight: Fight, user: Combatant, ids: tuple[str, ...], aim: ReachRule) -> list[Combatant]:
    """FF-TGT-09: return whom a Group effect would hit, as far as it is chosen."""
    aimed = aim_at_group(fight, user, ids, aim)[1]
    return [] if aimed.formation is None else group_hit(fight, user, aimed, aim)


def party_hit(fight: Fight, user: Combatant, aimed: TargetSelection, aim: ReachRule) -> list[Combatant]:
    """FF-TGT-03, FF-RNG-04: return the user and the comrades hit, within 5 m if distances count."""
    return [
        combatant for combatant in hit_members(fight, user, aimed, aim) if (distance(fight, user, combatant) or 0) <= 5
    ]


def everybody_in_reach(fight: Fight, user: Combatant, aim: ReachRule) -> list[Combatant]:
    """FF-TGT-05, FF-RNG-05: return everybody of every side, within 25 m if distances count."""
    return [
        combatant
        for combatant in fight.combatants.values()
        if is_eligible(combatant, aim)
        and not (aim.melee and airborne(user, combatant))
        and (distance(fight, user, combatant) or 0) <= 25
    ]


def reached(table: Table, user: Combatant, aimed: TargetSelection, aim: ReachRule) -> list[Combatant]:
    """Return whom an Ability or Item reaches when it takes effect, in the order of entry; random targets are drawn.

    What was aimed at a named target reaches only that, whatever its sheet says by now.
    """
    fight = table.fight
    kind = aim.target
    if kind in ("single", "self") or (kind in OF_A_FORMATION and aimed.formation is None):
        named = (combatant for id in aimed.ids if (combatant := fight.combatants.get(id)) is not None)
        return [other for other in named if is_target(fight, user, other, aim, overruled=aimed.overruled)]
    if kind in ("group", "single_group"):
        return group_hit(fight, user, aimed, aim)
    if kind == "party":
        return party_hit(fight, user, aimed, aim)
    if kind == "all":
        return everybody_in_reach(fight, user, aim)
    drawn = draw(table, user, eligible_for(fight, user, kind, aim, aimed.was))
    return [] if drawn is None else [drawn]
