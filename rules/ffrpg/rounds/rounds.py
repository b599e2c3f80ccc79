"""The Round: Initiative Phase, Action Phase with its places, Status Phase, and the end of the Round."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from rules.core.state import Condition
from rules.ffrpg.actions import abilities, checks
from rules.ffrpg.actions.abilities import charged_params
from rules.ffrpg.combatant.state import RESOLUTION, Combatant, Fight, Place, Table, Turn
from rules.ffrpg.combatant.statistics import metres_of, stats_of, status_with
from rules.ffrpg.damage import falls, status_changes, turn_economy
from rules.ffrpg.rounds import surprise
from rules.ffrpg.statuses.traits import DAZED, HURRIED, INERT, STATUS_PHASE, STILL, TURN
from rules.ffrpg.turns import charge as charging
from rules.ffrpg.turns import order
from rules.mechanics import statuses
from rules.mechanics.statuses import OVER, RUNS_OUT


def begin(table: Table, ambush: Mapping[str, Any] | None) -> None:
    """FF-RND-01: begin with surprise, then the Initiative Phase of the first Round."""
    given = {key: value for key, value in (ambush or {}).items() if value is not None}
    params = None if ambush is None else surprise.AMBUSH.read(table, None, {"params": given})
    table.put(table.fight, "phase", "initiative")
    table.put(table.fight, "round", 1)
    table.fact("round", round=1, seconds=table.fight.seconds)
    if params is not None:
        surprise.resolve_ambush(table, None, params)
    open_round(table)
    if not table.fight.options.initiative_stop:
        enter_action_phase(table)
        arrive(table)


def open_round(table: Table) -> None:
    """FF-INIT-05: roll everybody's Initiative; the count starts at the highest place."""
    table.fact("phase", phase="initiative", round=table.fight.round)
    order.roll_initiative(table)


def enter_action_phase(table: Table) -> None:
    """FF-RND-03: end the Initiative Phase; its order decides ties from now on."""
    table.put(table.fight, "phase", "action")
    order.rank_places(table)
    table.fact("phase", phase="action", round=table.fight.round)


def next_stop(table: Table) -> None:
    """FF-RND-02, FF-RND-04: end the open place and go on to the next stop, through at most one Round without any."""
    fight = table.fight
    forced = turn_economy.must_act(fight)
    if forced is not None:
        table.demand(False, "must_act", actor=fight.active, status=forced, action="forced")
    if fight.phase == "initiative":
        enter_action_phase(table)
        if not arrive(table):
            close_round(table)
        return
    if fight.turn is not None and fight.active is not None:
        end_place(table, fight.combatants[fight.active])
    if arrive(table):
        return
    close_round(table)
    if fight.options.initiative_stop:
        return
    enter_action_phase(table)
    if not arrive(table):
        close_round(table)


def close_round(table: Table) -> None:
    """FF-RND-01: do the Status Phase, the end of the Round, and the Initiative Phase of the next."""
    for step in END_OF_ROUND:
        step(table)


# --- places ----------------------------------------------------------------------------------------------------


def end_place(table: Table, combatant: Combatant) -> None:
    """FF-EXT-02, FF-SLOW-02, FF-ST-quick: end the place: the rest of it is lost, new places are put in."""
    fight = table.fight
    if (
        not combatant.conditions
        and combatant.charging is None
        and not order.is_extreme(fight, combatant)
        and not fight.countdowns
    ):
        return
    if combatant.state == "active" and (fight.turn is None or fight.turn.kind != RESOLUTION):
        statuses.end_own_turn(table, combatant)
    table.put(fight, "turn", None)
    table.put(fight, "active", None)
    quick = status_with(combatant, HURRIED) if combatant.conditions else None
    if quick is not None:
        status_changes.lift_status(table, combatant, quick, "used")
        table.put(combatant, "initiative", 0)
    if combatant.charging is not None:
        charging.place_resolution(table, combatant)
    elif quick is None:
        order.continue_extreme(table, combatant)
    if fight.countdowns:
        statuses.fall(table, "turns")


def arrive(table: Table) -> bool:
    """FF-RND-02: go to the next place that is a stop; False if none is left in this Round."""
    fight = table.fight
    combatants = fight.combatants
    while fight.places:
        place = fight.places[0]
        combatant = combatants[place.id]
        table.put(fight, "places", fight.places[1:])
        table.put(fight, "tick", place.tick)
        table.put(fight, "active", combatant.id)
        table.put(combatant, "last_place", fight.round)
        if place.kind == RESOLUTION:
            resolve_charge(table, combatant, place)
            return True
        why = loses_turn(table, combatant) if combatant.conditions else None
        if why is None:
            table.put(fight, "turn", new_turn(table, combatant, place))
            table.fact(
                "turn", actor=combatant.id, initiative=combatant.initiative, skipped=False, why=None, tick=place.tick
            )
            return True
        table.put(fight, "turn", None)
        table.put(combatant, "kept", None)
        table.fact("turn", actor=combatant.id, initiative=combatant.initiative, skipped=True, why=why, tick=place.tick)
        end_place(table, combatant)
    table.put(fight, "turn", None)
    table.put(fight, "active", None)
    return False


def new_turn(table: Table, combatant: Combatant, place: Place) -> Turn:
    """FF-ACT-01, FF-ZERO-01, FF-MOV-01.

    Return a turn with 1 Action, 2 Zero Actions, SPD metres; or what waiting left of it.
    """
    put_off = combatant.kept
    if put_off is not None:
        table.put(combatant, "kept", None)
        return put_off._replace(tick=place.tick)
    return Turn("turn", place.tick, 1, table.fight.options.zero_actions, metres_of(combatant), False)


def loses_turn(table: Table, combatant: Combatant) -> str | None:
    """FF-ST-unaware, FF-ST-sleep, FF-ST-frozen, FF-ST-stone, FF-ST-stop: return the status by which a turn is lost."""
    why = costs_turn(combatant)
    dazed = stats_of(combatant).traits.get(DAZED)
    if dazed is not None:
        status_changes.lift_status(table, combatant, dazed.status, "turn")
    return why


def costs_turn(combatant: Combatant) -> str | None:
    """FF-ST-unaware, FF-ST-sleep, FF-ST-frozen, FF-ST-stone, FF-ST-stop: return the status that takes a turn away."""
    stats = stats_of(combatant)
    if DAZED in stats.traits:
        return stats.traits[DAZED].status
    if TURN not in stats.forbids:
        return None
    return next(status for status in ("sleep", "frozen", "stone", "stop") if status in stats.on)


def coming(fight: Fight) -> Iterator[str]:
    """FF-RND-02, FF-SLOW-02: yield whose places in this Round are stops; the next Round is not rolled yet."""
    for place in fight.places:
        if place.kind == RESOLUTION or costs_turn(fight.combatants[place.id]) is None:
            yield place.id


def resolve_charge(table: Table, combatant: Combatant, place: Place) -> None:
    """FF-SLOW-02: carry out the charged Action (under Heat the user falls instead); no Actions are left here."""
    fight = table.fight
    charge = combatant.charging
    table.put(fight, "turn", Turn(RESOLUTION, place.tick, 0, 0, 0, True))
    table.put(combatant, "charging", None)
    table.fact(
        "turn",
        actor=combatant.id,
        initiative=combatant.initiative,
        skipped=False,
        why="resolution",
        tick=place.tick,
        **charging.named(charge),
    )
    if falls.burns_up(table, combatant) or charge is None:
        return
    if charge.action == "trigger":
        checks.carry_out(table, combatant, charged_params(charge))
    else:
        abilities.resolve(table, combatant, charge)


# --- Status Phase ----------------------------------------------------------------------------------------------


def status_phase(table: Table) -> None:
    """FF-STA-01, FF-STA-02, FF-STA-04: do timers, then effects (or the other way round), then Auto-Status."""
    fight = table.fight
    table.put(fight, "active", None)
    table.fact("phase", phase="status", round=fight.round)
    if any(other.conditions for other in fight.combatants.values()):
        timers_first = fight.options.status_order == "timers_first"
        for step in (count_down_timers, status_effects) if timers_first else (status_effects, count_down_timers):
            step(table)
    for combatant in fight.combatants.values():
        if combatant.state == "active" and combatant.sheet.auto_status:
            status_changes.refresh_auto(table, combatant)


def with_stop(fight: Fight) -> set[str]:
    """Return who has Stop as a step of the Status Phase begins."""
    return {
        combatant.id
        for combatant in fight.combatants.values()
        if combatant.conditions and STILL in stats_of(combatant).traits
    }


def count_down_timers(table: Table) -> None:
    """FF-STA-01: lower every timer by 1, at 0 the condition ends; for a bearer of Stop only Stop's own."""
    fight = table.fight
    still = with_stop(fight)
    for combatant in fight.combatants.values():
        if not combatant.conditions or combatant.state == "out":
            continue
        for condition in combatant.conditions:
            row = combatant.statuses[condition.status]
            if row.counts_own_turns or condition.timer is None or (combatant.id in still and STILL not in row.traits):
                continue
            if not any(condition is other for other in combatant.conditions):
                continue
            count_down(table, combatant, condition)


def count_down(table: Table, combatant: Combatant, condition: Condition) -> None:
    """FF-STA-01: lower one timer; at 0 lift its condition, then do what its row says."""
    remaining = (condition.timer or 0) - 1
    if remaining > 0:
        statuses.change_timer(table, combatant, condition, remaining)
        return
    table.fact("tick", actor=combatant.id, status=condition.status, timer=0)
    statuses.remove(table, combatant, condition, "expired")
    expired(table, combatant, condition)


def expired(table: Table, combatant: Combatant, condition: Condition) -> None:
    """FF-STA-01: do what the row of a status says for the end of its timer."""
    statuses.brings(table, combatant, condition, OVER)
    statuses.brings(table, combatant, condition, RUNS_OUT)


def status_effects(table: Table) -> None:
    """FF-STA-02: apply Regen, then Sap, Poison, Venom to the active without Stop, Stone or Shield."""
    fight = table.fight
    still = with_stop(fight)
    for combatant in fight.combatants.values():
        if not combatant.conditions or combatant.state != "active" or combatant.id in still:
            continue
        if INERT in stats_of(combatant).traits:
            continue
        statuses.happens(table, combatant, STATUS_PHASE)


# --- end of the Round ------------------------------------------------------------------------------------------


def elapsed(fight: Fight) -> int:
    """FF-TIM-02, D-32.

    Return the highest Initiative that is not Extreme − the lowest, at least 0; 0 if nobody has one.
    """
    rolled = [combatant.generated for combatant in fight.combatants.values() if combatant.generated is not None]
    plain = [value for value in rolled if value <= fight.options.extreme_above]
    return max(plain) - min(rolled) if plain else 0


def end_round(table: Table) -> None:
    """FF-TIM-02, FF-TIM-03, FF-TIM-06: end the Round: ticks pass, countdowns fall, the next Round begins.

    FF-NOTE-01: an escape declared and not tried is noted.
    """
    fight = table.fight
    ticks = elapsed(fight)
    table.put(fight, "seconds", fight.seconds + ticks)
    if fight.countdowns:
        statuses.fall(table, "ticks", ticks)
        statuses.fall(table, "seconds", ticks)
        statuses.fall(table, "rounds")
    if fight.ambushers is not None:
        table.put(fight, "ambushers", None)
    for combatant in fight.combatants.values():
        if combatant.fleeing:
            table.put(combatant, "fleeing", False)
            table.fact("note", text="", actor=combatant.id, what="escape lapsed")
        if combatant.kept is not None:
            table.put(combatant, "kept", None)
    table.put(fight, "round", fight.round + 1)
    table.put(fight, "phase", "initiative")
    table.fact("round", round=fight.round, seconds=fight.seconds)


END_OF_ROUND = (status_phase, end_round, open_round)
"""FF-RND-01: the steps after the last place, in the book's order."""
