"""Ambush and surprise: its params, the check, its result, and the Preemptive Round."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import partial
from typing import Any

from rules.core.questions import Fault
from rules.ffrpg.actions import checks
from rules.ffrpg.combatant import phrases
from rules.ffrpg.combatant.sheet import SKILL_LABELS
from rules.ffrpg.combatant.state import Combatant, Fight, Table
from rules.ffrpg.combatant.statistics import ATTRIBUTES, rating_label
from rules.ffrpg.damage import status_changes
from rules.mechanics.action import Option
from rules.mechanics.checks import check
from rules.mechanics.declared_action import Declared
from rules.mechanics.params import param


def sides(fight: Fight, nobody: object, params: Ambush) -> Iterator[Option]:
    """Yield the sides that may ambush the others."""
    for side in dict.fromkeys(combatant.side for combatant in fight.combatants.values()):
        yield Option(side, phrases.SIDES.get(side, side))


def results(fight: Fight, nobody: object, params: Ambush) -> Iterator[Option]:
    """FF-AMB-02 to FF-AMB-06: yield the results that the game master may set instead of dice."""
    for id, (title, follows) in phrases.AMBUSHES.items():
        yield Option(id, title, follows)


def victims(fight: Fight, nobody: object, params: Ambush) -> Iterator[Option]:
    """Yield the active combatants of the other sides."""
    for combatant in _active(fight):
        if combatant.side != params.by:
            yield Option(combatant.id, combatant.name)


def ratings(fight: Fight, nobody: object, params: Ambush) -> Iterator[Option]:
    """FF-AMB-07: yield Attributes, the book's Skills, and the other ratings of the sheets."""
    rated = (name for combatant in fight.combatants.values() for name in combatant.sheet.ratings)
    for name in dict.fromkeys((*SKILL_LABELS, *ATTRIBUTES, *rated)):
        yield Option(name, rating_label(name))


def everybody(fight: Fight, nobody: object, params: Ambush) -> Iterator[Option]:
    """Yield all who roll."""
    for combatant in _active(fight):
        yield Option(combatant.id, combatant.name)


def _by_dice(fight: Fight, nobody: object, params: Ambush) -> bool:
    return params.result is None


def _active(fight: Fight) -> list[Combatant]:
    return [combatant for combatant in fight.combatants.values() if combatant.state == "active"]


@dataclass(frozen=True, kw_only=True)
class Ambush:
    """The params of an ambush, given to `begin`."""

    by: str = param("by", "choice", phrases.LABELS["ambushers"], choices=sides, needed=True)
    result: str | None = param(
        "result",
        "choice",
        phrases.LABELS["result"],
        words={id: title for id, (title, _) in phrases.AMBUSHES.items()},
        choices=results,
    )
    alert: tuple[str, ...] = param(
        "alert",
        "choices",
        phrases.LABELS["alert"],
        choices=victims,
        shown=lambda fight, combatant, params: params.result == "partial",
        needed=True,
    )
    time: bool = param("time", "flag", phrases.LABELS["in_time"], default=True, shown=_by_dice)
    check: tuple[str, ...] = param(
        "check",
        "choices",
        "Ratings",
        choices=ratings,
        most=lambda fight, combatant, params: (2, 2),
        default=("stealth", "awareness"),
        minimum=2,
        maximum=2,
        repeats=True,
        advanced=True,
        shown=_by_dice,
    )
    modifiers: Mapping[str, int] = param(
        "modifiers", "number", "Modifier", choices=everybody, minimum=-200, maximum=200, advanced=True, shown=_by_dice
    )


@check("by")
def known_side(fight: Fight, nobody: object, params: Ambush) -> Iterator[Fault]:
    """FF-AMB-01: somebody is on that side."""
    if all(combatant.side != params.by for combatant in fight.combatants.values()):
        yield Fault("invalid_params", {"param": "by", "value": params.by}, final=True)


@check("alert")
def known_combatants(fight: Fight, nobody: object, params: Ambush) -> Iterator[Fault]:
    """FF-AMB-04, FF-AMB-07: whoever is alert or has a modifier is in the fight."""
    for id in (*params.alert, *params.modifiers):
        if id not in fight.combatants:
            yield Fault("no_such_actor", {"id": id}, final=True)


def resolve_ambush(table: Table, nobody: object, params: Ambush) -> None:
    """FF-AMB-01…07: settle who is alert, and the result: a Preemptive Round, victims Unaware, or neither."""
    fight = table.fight
    ambushed = [other for other in _active(fight) if other.side != params.by]
    result, alert = params.result, set(params.alert if params.result == "partial" else ())
    if result is None:
        result, alert = contest(table, [other for other in _active(fight) if other.side == params.by], ambushed, params)
    table.fact("surprise", side=params.by, result=result, alert=sorted(alert))
    if result == "none":
        return
    table.put(fight, "ambushers", params.by)
    if result in ("full", "partial"):
        for combatant in ambushed:
            if combatant.id not in alert:
                status_changes.inflict(table, combatant, "unaware", combatant.statuses["unaware"].timer, None, {})


def contest(table: Table, ambushers: list[Combatant], victims: list[Combatant], params: Ambush) -> tuple[str, set[str]]:
    """FF-AMB-01, FF-AMB-06, D-14: roll d% for each ambusher, then each victim; return the result and who is alert.

    A victim is beaten if every ambusher's result is higher. If no ambusher beats anybody there is no surprise.
    """
    stealth, watch = params.check
    hiding = _rolls(table, ambushers, stealth, params.modifiers)
    watching = dict(
        zip((combatant.id for combatant in victims), _rolls(table, victims, watch, params.modifiers), strict=True)
    )
    if not hiding or not watching or max(hiding) <= min(watching.values()):
        return "none", set()
    alert = {id for id, result in watching.items() if not checks.beats_all(hiding, result)}
    result = result_of(len(alert), len(victims), params.time)
    return result, alert if result == "partial" else set()


def _rolls(table: Table, rollers: list[Combatant], rating: str, modifiers: Mapping[str, int]) -> list[int]:
    """FF-AMB-01: return a d% for each of a side, rolled together."""
    if rollers:
        table.together(
            [checks.label_of(combatant, rating) for combatant in rollers], partial(checks.percent_each, rollers)
        )
    return [
        checks.opposed_roll(table, combatant, rating, (), modifiers.get(combatant.id, 0), (index, len(rollers)))
        for index, combatant in enumerate(rollers, start=1)
    ]


def result_of(alert: int, victims: int, time: bool) -> str:
    """FF-AMB-02…05: return the result from how many victims are alert; with a majority alert time decides."""
    if alert == 0:
        return "full"
    if 2 * alert <= victims:
        return "partial"
    return "alert" if time else "none"


AMBUSH: Declared[Fight, Any, Ambush] = Declared(
    id="ambush",
    label="Ambush",
    drawing="surprised",
    key="A",
    rule="FF-AMB-01",
    params=Ambush,
    checks=(known_side, known_combatants),
    do=resolve_ambush,
)
"""FF-AMB-01 to FF-AMB-07: asked before `begin`; its params are the keys of that command’s `surprise`."""
