"""Ambush and surprise: the check, its result, and the Preemptive Round."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Any

from rules.ffrpg import afflictions, checks
from rules.ffrpg.state import Combatant, Fight
from rules.questions import Refusal
from rules.table import Table

KEYS = frozenset({"by", "result", "alert", "check", "modifiers", "time"})
RESULTS = ("full", "partial", "alert", "none")


def spring(table: Table, surprise: Mapping[str, Any]) -> None:
    """FF-AMB-01…07: who is alert, and what comes of it: a Preemptive Round, victims Unaware, or neither."""
    fight: Fight = table.fight
    check(table, surprise)
    side = surprise["by"]
    ambushers = [one for one in fight.combatants.values() if one.state == "active" and one.side == side]
    victims = [one for one in fight.combatants.values() if one.state == "active" and one.side != side]
    result = surprise.get("result")
    if result is None:
        result, alert = by_dice(table, ambushers, victims, surprise)
    else:
        alert = set(surprise.get("alert", ())) if result == "partial" else set()
    table.fact("surprise", side=side, result=result, alert=sorted(alert))
    if result == "none":
        return
    table.put(fight, "ambushers", side)
    if result in ("full", "partial"):
        for one in victims:
            if one.id not in alert:
                afflictions.inflict(table, one, "unaware", 1, None, {})


def check(table: Table, surprise: Mapping[str, Any]) -> None:
    """Refuses keys and values that mean nothing: `invalid_params`; an unknown id: `no_such_actor`."""
    fight: Fight = table.fight
    for key in surprise:
        table.insist(key in KEYS, "invalid_params", param=key, value=surprise[key])
    side = surprise.get("by")
    sides = {one.side for one in fight.combatants.values()}
    table.insist(isinstance(side, str) and side in sides, "invalid_params", param="by", value=side)
    result = surprise.get("result")
    table.insist(result is None or result in RESULTS, "invalid_params", param="result", value=result)
    time = surprise.get("time", True)
    table.insist(isinstance(time, bool), "invalid_params", param="time", value=time)
    alert = surprise.get("alert", ())
    table.insist(isinstance(alert, list | tuple), "invalid_params", param="alert", value=alert)
    modifiers = surprise.get("modifiers", {})
    table.insist(
        isinstance(modifiers, dict)
        and all(isinstance(value, int) and not isinstance(value, bool) for value in modifiers.values()),
        "invalid_params",
        param="modifiers",
        value=modifiers,
    )
    named = surprise.get("check", ("stealth", "awareness"))
    table.insist(
        isinstance(named, list | tuple) and len(named) == 2 and all(isinstance(name, str) for name in named),
        "invalid_params",
        param="check",
        value=named,
    )
    for id in (*alert, *modifiers):
        if not isinstance(id, str):
            raise Refusal("invalid_params", param="alert", value=id)
        table.combatant(id)


def by_dice(
    table: Table, ambushers: list[Combatant], victims: list[Combatant], surprise: Mapping[str, Any]
) -> tuple[str, set[str]]:
    """FF-AMB-01, FF-AMB-06, D-14: d% for each ambusher, then each victim; the result, and who is alert if partial.

    A victim is beaten if every ambusher's result is higher. Where no ambusher beats anybody nothing comes of it.
    """
    own, theirs = surprise.get("check", ("stealth", "awareness"))
    modifiers = surprise.get("modifiers", {})
    hiding = _rolls(table, ambushers, own, modifiers)
    watching = dict(zip((one.id for one in victims), _rolls(table, victims, theirs, modifiers), strict=True))
    if not hiding or not watching or max(hiding) <= min(watching.values()):
        return "none", set()
    alert = {id for id, result in watching.items() if not checks.beats_all(hiding, result)}
    result = result_of(len(alert), len(victims), surprise.get("time", True))
    return result, alert if result == "partial" else set()


def _rolls(table: Table, ones: list[Combatant], rating: str, modifiers: Mapping[str, int]) -> list[int]:
    """FF-AMB-01: a d% for each of a side, typed in a row."""
    if ones:
        table.together([checks.named(one, rating) for one in ones], partial(checks.percent_each, ones))
    return [
        checks.opposed_roll(table, one, rating, (), modifiers.get(one.id, 0), (at, len(ones)))
        for at, one in enumerate(ones, start=1)
    ]


def result_of(alert: int, victims: int, time: bool) -> str:
    """FF-AMB-02…05: from how many of the victims are alert; with a majority alert, be it all, time decides."""
    if alert == 0:
        return "full"
    if 2 * alert <= victims:
        return "partial"
    return "alert" if time else "none"
