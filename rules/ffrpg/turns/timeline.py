"""The ticks of a Round as a line: turns, resolutions, charges carried over, timers that run out."""

from __future__ import annotations

from rules.core.display import Moment
from rules.ffrpg.combatant.state import RESOLUTION, TURN, Combatant, Fight, Place
from rules.ffrpg.combatant.statistics import status_with
from rules.ffrpg.statuses.traits import HURRIED
from rules.ffrpg.turns import order


def timeline(fight: Fight) -> tuple[Moment, ...]:
    """FF-INIT-05, FF-SLOW-02, FF-SLOW-03: return the open place, then all that is still to come.

    Places, charges carried over (below 0: ticks into the next Round), and conditions and countdowns that end with this
    Round.
    """
    if fight.phase not in ("initiative", "action"):
        return ()
    moments: list[Moment] = []
    if fight.turn is not None and fight.active is not None:
        moments.append(Moment(fight.turn.tick, fight.turn.kind, fight.active, ""))
    to_come = [Moment(place.tick, place.kind, place.id, "") for place in projected_places(fight)]
    for moment in (*to_come, *carried_moments(fight)):
        charged = moment.kind != TURN and moment.combatant is not None
        moments.append(moment._replace(label=label_of(fight.combatants[str(moment.combatant)])) if charged else moment)
    moments += ending_moments(fight)
    return tuple(moments)


def projected_places(fight: Fight) -> list[Place]:
    """D-06: return the places still to come, and those that will be inserted if nobody does anything."""
    places = list(fight.places)
    later = [
        Place(place.id, tick, TURN)
        for place in fight.places
        for tick in further_turns(fight, fight.combatants[place.id], place.tick)
    ]
    if fight.turn is not None and fight.active is not None:
        combatant = fight.combatants[fight.active]
        if combatant.charging is None:
            ticks = () if status_with(combatant, HURRIED) else further_turns(fight, combatant, combatant.initiative)
            later += [Place(combatant.id, tick, TURN) for tick in ticks]
        elif combatant.charging.at is not None:
            later.append(Place(combatant.id, combatant.charging.at, RESOLUTION))
            later += [
                Place(combatant.id, tick, TURN) for tick in further_turns(fight, combatant, combatant.charging.at)
            ]
    for place in later:
        places.insert(order.index_for(fight, places, place), place)
    return places


def neighbours_at(fight: Fight, combatant: Combatant, tick: int) -> tuple[Moment | None, Moment | None]:
    """FF-INIT-03, FF-SLOW-02, FF-WAIT-01: return the places before and behind one at a tick, were it inserted now."""
    places = [place for place in projected_places(fight) if place.id != combatant.id]
    index = order.index_for(fight, places, Place(combatant.id, tick, TURN))
    before, after = places[:index], places[index:]
    return (
        Moment(before[-1].tick, before[-1].kind, before[-1].id, "") if before else None,
        Moment(after[0].tick, after[0].kind, after[0].id, "") if after else None,
    )


def carried_moments(fight: Fight) -> list[Moment]:
    """FF-SLOW-03: return what is carried over, by the ticks left."""
    return [
        Moment(-combatant.charging.left, "carried", combatant.id, "")
        for combatant in fight.combatants.values()
        if combatant.charging is not None and combatant.charging.left
    ]


def ending_moments(fight: Fight) -> list[Moment]:
    """FF-STA-01, FF-TIM-06: return the conditions whose timer ends with this Round, and countdowns in Rounds."""
    moments = [
        Moment(
            0,
            "status",
            combatant.id,
            combatant.statuses[condition.status].label,
            combatant.statuses[condition.status].shown_drawing.name,
        )
        for combatant in fight.combatants.values()
        if combatant.state == "active"
        for condition in combatant.conditions
        if condition.timer == 1
    ]
    for name, countdown in fight.countdowns.items():
        if countdown.unit == "rounds" and countdown.left == 1:
            moments.append(Moment(0, "countdown", None, name))
    return moments


def label_of(combatant: Combatant) -> str:
    """Return the name of what a combatant charges."""
    charge = combatant.charging
    if charge is None:
        return ""
    if charge.with_id is None:
        return str(charge.params.get("task") or "Trigger")
    return next((row.title for row in combatant.sheet.abilities if row.id == charge.with_id), charge.with_id)


def further_turns(fight: Fight, combatant: Combatant, count: int | None) -> tuple[int, ...]:
    """FF-EXT-02: return the counts of an Extreme combatant's further turns if it charges nothing."""
    if not order.is_extreme(fight, combatant) or count is None:
        return ()
    step = fight.options.extreme_above
    return tuple(range(count - step, 0, -step))
