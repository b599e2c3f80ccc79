"""Initiative, ties and places in the order."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any

from rules.core.modifiers import ComputationStep
from rules.core.questions import Roll
from rules.core.state import against, belong_together, leaders
from rules.fulminato.combatant import phrases
from rules.fulminato.combatant.ranks import faces, rank, throw_together
from rules.fulminato.combatant.state import Fighter, FulminatoFight, Table, in_fight
from rules.mechanics.action import Option
from rules.mechanics.declared_action import Declared
from rules.mechanics.params import param
from rules.system import defaults
from rules.system.simple_fight import beside, put_in

DICE = ("initiative of mente", "Gracia")
TIE = ("tie of mente", "Gracia")
"""The names of those dice where they are thrown again."""


def throw_initiative(
    table: Table, combatant: Fighter, nth: tuple[int, int] | None = None, names: tuple[str, str] = DICE
) -> tuple[int, tuple[int, int], tuple[ComputationStep, ...]]:
    """FU-INIT-01, FU-INIT-02: Mente die + Gracia die; returns the total, the faces and the steps."""
    dice = ((rank(combatant.sheet.mente), names[0]), (rank(combatant.sheet.gracia), names[1]))
    (mind_face, mind), (grace_face, grace) = throw_together(table, dice, combatant, None, None, nth)
    total = mind + grace
    steps = (
        ComputationStep("Mente", mind, "die"),
        ComputationStep("Gracia", grace, "die"),
        ComputationStep("initiative", total, "result"),
    )
    return total, (mind_face, grace_face), steps


def two_dice_each(group: Sequence[Fighter], lead: Mapping[str, str], names: tuple[str, str] = DICE) -> list[Roll]:
    """FU-INIT-02, FU-INIT-05, FU-INIT-10: Mente and Gracia of each, or of the first of those who share them."""
    rolls = []
    for combatant in group:
        dice = (
            (faces(rank(combatant.sheet.mente)), faces(rank(combatant.sheet.gracia)))
            if lead[combatant.id] == combatant.id
            else ()
        )
        rivals = against(lead, combatant.id) if names == TIE else ()
        rolls.append(Roll(dice, combatant.id, by_sum=False, names=names if dice else (), against=rivals))
    return rolls


def roll_for(table: Table, combatant: Fighter, nth: tuple[int, int] | None = None) -> None:
    """FU-INIT-01: rolls and keeps the initiative of one combatant."""
    total, shown, steps = throw_initiative(table, combatant, nth)
    table.put(combatant, "initiative", total)
    table.fact("initiative", actor=combatant.id, dice=shown, value=total, tie=False, steps=steps)


def share(table: Table, combatant: Fighter, total: int) -> None:
    """FU-INIT-10: one of a group that shares its dice has what the first of it has thrown."""
    table.put(combatant, "initiative", total)
    steps = (ComputationStep("group", total, "die"), ComputationStep("initiative", total, "result"))
    table.fact("initiative", actor=combatant.id, dice=(), value=total, tie=False, steps=steps)


def roll_late(table: Table, combatant: Fighter) -> None:
    """FU-INIT-08, FU-INIT-10: who comes late throws too, unless its group has thrown already."""
    fight = table.fight
    known = (
        other.initiative
        for other in fight.combatants.values()
        if other is not combatant and other.initiative is not None and belong_together(combatant, other)
    )
    total = next(known, None) if fight.options.group_initiative else None
    if total is None:
        roll_for(table, combatant)
    else:
        share(table, combatant, total)


def roll_order(table: Table) -> tuple[str, ...]:
    """FU-INIT-02, FU-INIT-03, FU-INIT-04: everybody rolls; from the highest, ties settled from the top down."""
    everybody = [other for other in table.fight.combatants.values() if in_fight(other)]
    lead = leaders(everybody, shared=table.fight.options.group_initiative)
    table.together(DICE, partial(two_dice_each, everybody, lead))
    for at, combatant in enumerate(everybody, start=1):
        if lead[combatant.id] == combatant.id:
            roll_for(table, combatant, (at, len(everybody)))
        else:
            share(table, combatant, number(table.fight.combatants[lead[combatant.id]]))
    order: list[str] = []
    for total in sorted({number(other) for other in everybody}, reverse=True):
        order += _settled(table, [other for other in everybody if number(other) == total], total)
    return tuple(order)


def _settled(table: Table, equals: list[Fighter], value: int) -> list[str]:
    """FU-INIT-05, FU-INIT-06: equals roll both dice again until they differ, within their own places.

    FU-INIT-10: a group that shares its dice throws them once, and keeps its own order.
    """
    lead = leaders(equals, shared=table.fight.options.group_initiative)
    if len(set(lead.values())) == 1:
        return [other.id for other in equals]
    rolled: list[tuple[Fighter, int]] = []
    table.together(TIE, partial(two_dice_each, equals, lead, TIE))
    last = max(at for at, other in enumerate(equals, start=1) if lead[other.id] == other.id)
    for at, combatant in enumerate(equals, start=1):
        if lead[combatant.id] != combatant.id:
            total = next(thrown for other, thrown in rolled if other.id == lead[combatant.id])
            table.put(combatant, "tiebreak", (*combatant.tiebreak, total))
            rolled.append((combatant, total))
            continue
        total, shown, steps = throw_initiative(table, combatant, (at, len(equals)), TIE)
        table.put(combatant, "tiebreak", (*combatant.tiebreak, total))
        rolled.append((combatant, total))
        fact = table.fact("initiative", actor=combatant.id, dice=shown, value=total, tie=True, at=value, steps=steps)
        if at == last:
            fact["among"] = [[other.id, thrown] for other, thrown in rolled if lead[other.id] == other.id]
    order: list[str] = []
    for total in sorted({total for _, total in rolled}, reverse=True):
        order += _settled(table, [other for other, thrown in rolled if thrown == total], total)
    return order


def number(combatant: Fighter) -> int:
    """FU-INIT-08: the initiative by which a place is found; below all others while none has been rolled."""
    return -1 if combatant.initiative is None else combatant.initiative


def enter_order(table: Table, combatant: Fighter) -> None:
    """FU-INIT-08: takes its place behind equals in the lasting and in this round's order.

    Whoever comes to stand before the active one has missed this round.
    """
    fight = table.fight
    table.put(fight, "lasting", _with(fight, fight.lasting, combatant))
    standing = _with(fight, fight.standing, combatant)
    table.put(fight, "standing", standing)
    active = fight.active
    if active is None or active not in standing or combatant.id in fight.had:
        return
    if standing.index(combatant.id) < standing.index(active):
        table.put(fight, "had", (*fight.had, combatant.id))


def _with(fight: FulminatoFight, order: tuple[str, ...], combatant: Fighter) -> tuple[str, ...]:
    mine = number(combatant)

    def comes_behind(id: str) -> bool:
        other = fight.combatants[id]
        return (in_fight(other) or id == fight.active) and number(other) < mine

    return put_in(tuple(id for id in order if id != combatant.id), combatant.id, comes_behind)


def moved(order: tuple[str, ...], actor: str, other: str, before: bool) -> tuple[str, ...]:
    """FU-CMD-04: the order with `actor` directly before or behind `other`; unchanged where either is missing."""
    return beside(order, actor, other, before) if actor in order and other in order else order


def surprisers(fight: FulminatoFight, combatant: None, params: SurpriseParams) -> tuple[Option, ...]:
    """FU-SURP-01: who may surprise: all who are in the fight; each is given its place among those who act."""
    return tuple(
        Option(
            other.id, other.name, phrases.PLACE(place=params.by.index(other.id) + 1) if other.id in params.by else ""
        )
        for other in fight.present
        if in_fight(other)
    )


def victims(fight: FulminatoFight, combatant: None, params: SurpriseParams) -> tuple[Option, ...]:
    """FU-SURP-02: who may be surprised: everybody else."""
    return tuple(Option(other.id, other.name) for other in fight.present if other.id not in params.by)


@dataclass(frozen=True, kw_only=True)
class SurpriseParams:
    """FU-SURP-01: who surprises whom."""

    by: tuple[str, ...] = param("by", "choices", "Sorprenden", choices=surprisers, needed=True)
    surprised: tuple[str, ...] = param("surprised", "choices", "Sorprendidos", choices=victims)


SURPRISE: Declared[FulminatoFight, Any, SurpriseParams] = Declared(
    id="surprise",
    label="Sorpresa",
    params=SurpriseParams,
    do=defaults.left_to_begin,
    key="a",
    rule="FU-SURP-01",
)
"""FU-SURP-01, FU-SURP-02: asked before `begin`; the fields are the keys of its `surprise`."""
