"""The order: Initiative, ties, places added and removed, Extreme Initiative."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial

from rules.core.facts import Fact
from rules.core.questions import Refusal, Roll
from rules.core.state import against, leaders
from rules.ffrpg.combatant.state import RESOLUTION, TURN, Combatant, Fight, Place, Table, Turn
from rules.ffrpg.combatant.statistics import stats_of, status_with
from rules.ffrpg.statuses.traits import STILL
from rules.system.simple_fight import put_in

TOLD_ANYWAY = frozenset({"phase", "initiative"})
"""Kinds of facts that need not be read before Initiative is rolled: phases, the rolls."""


def rolls_initiative(fight: Fight, combatant: Combatant) -> bool:
    """FF-INIT-06.

    Whether it rolls: active, not under Stop; in a Preemptive Round only ambushers and Combat Reflexes.
    """
    if combatant.state != "active":
        return False
    if combatant.conditions and STILL in stats_of(combatant).traits:
        return False
    return fight.ambushers is None or combatant.side == fight.ambushers or combatant.sheet.combat_reflexes


def is_extreme(fight: Fight, combatant: Combatant) -> bool:
    """FF-EXT-01: whether its generated Initiative is above 35."""
    return combatant.generated is not None and combatant.generated > fight.options.extreme_above


def roll_initiative(table: Table) -> None:
    """FF-INIT-09, FF-INIT-10: roll everybody's d10 in the order of entry, then ties; set the places of the Round."""
    fight = table.fight
    put = table.put
    places: list[Place] = []
    rolling = [other for other in fight.combatants.values() if rolls_initiative(fight, other)]
    lead = leaders(rolling, shared=fight.options.group_initiative)
    faces: dict[str, int] = {}
    table.together("initiative", partial(initiative_rolls, rolling, lead), partial(status_phase_facts, table))
    nth, all_of_them = 0, len(rolling)
    for combatant in fight.combatants.values():
        if nth < all_of_them and rolling[nth] is combatant:
            nth += 1
            place = roll_one(table, combatant, (nth, all_of_them), faces.get(lead[combatant.id]))
            faces.setdefault(combatant.id, table.thrown[-1])
            if place is not None:
                places.append(place)
        elif combatant.generated is not None or combatant.initiative is not None:
            put(combatant, "generated", None)
            put(combatant, "initiative", None)
    put_places(table, tuple(break_ties(table, places)))


def status_phase_facts(table: Table) -> list[Fact]:
    """FF-RND-01: return the facts of the Status Phase and of the Round begun since: both come before all rolls."""
    start = max((index for index, fact in enumerate(table.facts) if fact.get("phase") == "status"), default=None)
    if start is None:
        return []
    return [fact for fact in table.facts[start + 1 :] if fact["kind"] not in TOLD_ANYWAY]


def initiative_rolls(group: Sequence[Combatant], lead: Mapping[str, str], *, tied: bool = False) -> list[Roll]:
    """FF-INIT-01, FF-INIT-04, FF-INIT-10: return a d10 for each, or for the first of those who share one."""
    rivals = {combatant.id: against(lead, combatant.id) if tied else () for combatant in group}
    return [
        Roll((10,) if lead[combatant.id] == combatant.id else (), combatant.id, against=rivals[combatant.id])
        for combatant in group
    ]


def roll_one(
    table: Table, combatant: Combatant, nth: tuple[int, int] | None = None, shared: int | None = None
) -> Place | None:
    """FF-INIT-01, FF-INIT-07, FF-INIT-08: roll d10 + SPD and its changes, at least 1; return the place it gives.

    FF-INIT-10: in a group that shares its die all but the first take that one's face.
    """
    flat, times, over, parts = stats_of(combatant).initiative
    face = table.die(10, "initiative", combatant, None, None, nth) if shared is None else shared
    counted = (face + flat) * times // over
    value = counted if counted > 0 else 1
    table.fact(
        "initiative",
        actor=combatant.id,
        dice=(face,) if shared is None else (),
        value=value,
        tie=False,
        why=None,
        parts=(("d10", face, "die", None), *parts),
    )
    return count_from(table, combatant, value, 0 if combatant.charging is None else combatant.charging.left)


def count_from(table: Table, combatant: Combatant, generated: int, carried: int) -> Place | None:
    """FF-INIT-02, FF-SLOW-04: start the count there; a carried-over Charge Time comes off it first."""
    table.put(combatant, "generated", generated)
    charge = combatant.charging
    if charge is None:
        table.put(combatant, "initiative", generated)
        return Place(combatant.id, generated, TURN)
    count = generated - carried
    table.put(combatant, "initiative", count)
    if count >= 0:
        table.put(combatant, "charging", charge._replace(at=count, left=0, carried=carried))
        return Place(combatant.id, count, RESOLUTION)
    table.put(combatant, "charging", charge._replace(at=None, left=-count, carried=carried))
    return None


def break_ties(table: Table, places: Sequence[Place]) -> list[Place]:
    """FF-INIT-02…04: return places from the highest tick down, then by SPD; ties roll d10, highest first."""
    combatants = table.fight.combatants
    equals: dict[tuple[int, int], list[Place]] = {}
    for place in places:
        equals.setdefault((place.tick, combatants[place.id].sheet.spd), []).append(place)
    ordered: list[Place] = []
    for count in sorted(equals, reverse=True):
        group = equals[count]
        ordered += group if len(group) == 1 else roll_ties(table, group)
    return ordered


def roll_ties(table: Table, group: list[Place], what: str = "tie") -> list[Place]:
    """FF-INIT-04: roll d10 each in the order of entry, highest first; ties roll again before the next lower ones.

    FF-INIT-10: a group that shares its dice rolls one, and its members keep their order of entry.
    """
    combatants = table.fight.combatants
    shown: dict[int, list[Place]] = {}
    faces: dict[str, int] = {}
    tied = [combatants[place.id] for place in group]
    lead = leaders(tied, shared=table.fight.options.group_initiative)
    if len(set(lead.values())) == 1:
        return group
    table.together(what, partial(initiative_rolls, tied, lead, tied=True), partial(status_phase_facts, table))
    for index, place in enumerate(group, start=1):
        combatant = combatants[place.id]
        if lead[combatant.id] == combatant.id:
            face = faces[combatant.id] = table.die(10, what, combatant, None, None, (index, len(group)))
            table.fact("initiative", actor=combatant.id, dice=(face,), value=place.tick, tie=True, why=None)
        shown.setdefault(faces[lead[combatant.id]], []).append(place)
    ordered: list[Place] = []
    for face in sorted(shown, reverse=True):
        equals = shown[face]
        ordered += equals if len(equals) == 1 else roll_ties(table, equals, "another tie")
    return ordered


def rank_places(table: Table) -> None:
    """D-06: keep the order at the end of the Initiative Phase, which decides later ties."""
    fight = table.fight
    table.put(fight, "ranks", {place.id: rank for rank, place in enumerate(fight.places)})


def put_places(table: Table, places: tuple[Place, ...]) -> None:
    """FF-INIT-05: set the places to come; at the initiative stop the count is the highest of them."""
    fight = table.fight
    table.put(fight, "places", places)
    if fight.phase == "initiative":
        table.put(fight, "tick", places[0].tick if places else 0)


def insert_place(table: Table, place: Place) -> None:
    """FF-INIT-03: insert a place by tick, then SPD, then the order of the Initiative Phase; without dice."""
    places = table.fight.places
    index = index_for(table.fight, places, place)
    put_places(table, (*places[:index], place, *places[index:]))


def index_for(fight: Fight, places: Sequence[Place], place: Place) -> int:
    """FF-INIT-03, D-06: return the index at which a place would be inserted now."""
    key = _key(fight, place)
    return next((index for index, other in enumerate(places) if _key(fight, other) > key), len(places))


def _key(fight: Fight, place: Place) -> tuple[int, int, int]:
    if fight.phase == "initiative":
        rank = next((index for index, other in enumerate(fight.places) if other.id == place.id), len(fight.places))
    else:
        rank = fight.ranks.get(place.id, len(fight.ranks))
    return -place.tick, -fight.combatants[place.id].sheet.spd, rank


def place_of(fight: Fight, id: str) -> Place | None:
    """Return a combatant's place still to come, without the open one."""
    for place in fight.places:
        if place.id == id:
            return place
    return None


def take_place(table: Table, id: str) -> bool:
    """Remove a combatant's place still to come; return whether it had one."""
    fight = table.fight
    for index, place in enumerate(fight.places):
        if place.id == id:
            put_places(table, fight.places[:index] + fight.places[index + 1 :])
            return True
    return False


def continue_extreme(table: Table, combatant: Combatant) -> None:
    """FF-EXT-02, FF-EXT-04: lower an Extreme combatant's count by 35 after its place; above 0 it has a turn there."""
    if not is_extreme(table.fight, combatant) or combatant.initiative is None:
        return
    count = combatant.initiative - table.fight.options.extreme_above
    table.put(combatant, "initiative", count)
    if count > 0:
        insert_place(table, Place(combatant.id, count, TURN))
        table.fact("order", actor=combatant.id, order=order_of(table.fight), why="extreme", to=count)


def gives_turn(fact: Fact) -> bool:
    """FF-EXT-02: return whether a fact says that an Extreme combatant has one more turn in the round."""
    return fact["kind"] == "order" and fact.get("why") == "extreme"


def order_of(fight: Fight) -> tuple[str, ...]:
    """FF-RND-02: return the ids of the places still to come, the open one first, each id once."""
    if fight.phase not in ("initiative", "action"):
        return ()
    ids = [place.id for place in fight.places]
    if fight.turn is not None and fight.active is not None:
        ids.insert(0, fight.active)
    return tuple(dict.fromkeys(ids))


def is_open(fight: Fight, combatant: Combatant) -> bool:
    """Whether this combatant's place is the open one."""
    return open_turn(fight, combatant) is not None


def open_turn(fight: Fight, combatant: Combatant) -> Turn | None:
    """Return this combatant's place, if it is the open one."""
    return fight.turn if fight.active == combatant.id else None


def own_turn(fight: Fight, combatant: Combatant) -> Turn | None:
    """Return this combatant's own turn, if it is the open place and no Resolution."""
    turn = open_turn(fight, combatant)
    return turn if turn is not None and turn.kind == TURN else None


def move_place(table: Table, combatant: Combatant, count: int, why: str) -> None:
    """Move the place still to come to another count; refuses `invalid_target` if there is none."""
    place = place_of(table.fight, combatant.id)
    if place is None:
        raise no_place_refusal(table.fight, combatant)
    take_place(table, combatant.id)
    set_count(table, combatant, place, count)
    insert_place(table, place._replace(tick=count))
    table.fact("order", actor=combatant.id, order=order_of(table.fight), why=why, to=count)


def set_count(table: Table, combatant: Combatant, place: Place, count: int) -> None:
    """Set the count of a combatant, and the tick of what it charges."""
    table.put(combatant, "initiative", count)
    if place.kind == RESOLUTION and combatant.charging is not None:
        table.put(combatant, "charging", combatant.charging._replace(at=count))


def no_place_refusal(fight: Fight, combatant: Combatant) -> Refusal:
    """FF-GM-02: return why a combatant has no place that could be moved or stood beside."""
    reason = "no_place"
    if is_open(fight, combatant):
        reason = "open_place"
    elif combatant.state == "active" and combatant.generated is None and combatant.charging is None:
        could_be_set = fight.phase == "initiative" and status_with(combatant, STILL) is None
        reason = "not_rolled" if could_be_set else "no_initiative"
    return Refusal("invalid_target", target=combatant.id, reason=reason)


def set_initiative(table: Table, combatant: Combatant, value: int) -> None:
    """FF-GM-02: replace the generated Initiative at the initiative stop; later move the place to that number.

    An active combatant without a place gets one; the fallen and those who left are refused: `invalid_target`.
    """
    fight = table.fight
    place = place_of(fight, combatant.id)
    if fight.phase != "initiative":
        if place is None:
            late_turn(table, combatant, max(1, value))
        else:
            move_place(table, combatant, max(0 if place.kind == RESOLUTION else 1, value), "ruling")
        return
    if place is None and (combatant.state != "active" or status_with(combatant, STILL) is not None):
        raise no_place_refusal(fight, combatant)
    take_place(table, combatant.id)
    place = count_from(table, combatant, max(1, value), 0 if combatant.charging is None else combatant.charging.carried)
    if place is not None:
        insert_place(table, place)
    table.fact("order", actor=combatant.id, order=order_of(fight), why="ruling", to=combatant.initiative)


def late_turn(table: Table, combatant: Combatant, tick: int) -> None:
    """FF-GM-02: give one without a turn in this Round a turn at a tick below the current one, behind those there."""
    fight = table.fight
    free = combatant.state == "active" and combatant.charging is None and combatant.last_place != fight.round
    if not free:
        raise no_place_refusal(fight, combatant)
    if tick >= fight.tick:
        raise Refusal("invalid_target", target=combatant.id, reason="count_passed", most=fight.tick)
    table.put(combatant, "initiative", tick)
    put_places(table, put_in(fight.places, Place(combatant.id, tick, TURN), lambda other: other.tick < tick))
    table.fact("order", actor=combatant.id, order=order_of(fight), why="ruling", to=tick)


def reorder(table: Table, combatant: Combatant, other: Combatant, before: bool) -> None:
    """FF-GM-02: move a place to another's tick, directly before or behind it; the open place stays the first."""
    fight = table.fight
    place = place_of(fight, combatant.id)
    if place is None:
        raise no_place_refusal(fight, combatant)
    after_open = is_open(fight, other) and not before
    anchor = place_of(fight, other.id)
    if anchor is None and not after_open:
        raise no_place_refusal(fight, other)
    if after_open and fight.turn is not None:
        tick, index = fight.turn.tick, 0
        others = [listed for listed in fight.places if listed.id != combatant.id]
    else:
        assert anchor is not None
        others = [listed for listed in fight.places if listed.id != combatant.id]
        tick, index = anchor.tick, others.index(anchor) + (0 if before else 1)
    others.insert(index, place._replace(tick=tick))
    put_places(table, tuple(others))
    set_count(table, combatant, place, tick)
    table.fact("order", actor=combatant.id, order=order_of(fight), why="ruling", to=tick)


def join_order(table: Table, combatant: Combatant) -> None:
    """FF-REI-01, FF-REI-02: roll a newcomer's Initiative at the initiative stop; ties are rolled anew."""
    fight = table.fight
    if fight.phase != "initiative" or not rolls_initiative(fight, combatant):
        return
    place = roll_one(table, combatant)
    if place is None:
        return
    spd = combatant.sheet.spd
    tied = [
        other
        for id in fight.combatants
        if (other := place_of(fight, id)) is not None
        and other.tick == place.tick
        and fight.combatants[id].sheet.spd == spd
    ]
    if not tied:
        insert_place(table, place)
    else:
        group = roll_ties(table, [*tied, place])
        first = fight.places.index(next(tied_place for tied_place in fight.places if tied_place in tied))
        others = [listed for listed in fight.places if listed not in tied]
        put_places(table, (*others[:first], *group, *others[first:]))
