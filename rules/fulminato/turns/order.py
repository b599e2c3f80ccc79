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
TIE, ANOTHER_TIE = ("tie of mente", "Gracia"), ("another tie of mente", "Gracia")
"""The names of those dice when a tie is rolled, and when those who rolled for it are tied again."""


def initiative_dice(
    table: Table, combatant: Fighter, nth: tuple[int, int] | None = None, names: tuple[str, str] = DICE
) -> tuple[int, tuple[int, int], tuple[ComputationStep, ...]]:
    """FU-INIT-01, FU-INIT-02: roll Mente die + Gracia die; return the total, the faces and the steps."""
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
    """FU-INIT-02, FU-INIT-05, FU-INIT-10: return Mente and Gracia of each, or of the first who shares them."""
    rolls = []
    for combatant in group:
        dice = (
            (faces(rank(combatant.sheet.mente)), faces(rank(combatant.sheet.gracia)))
            if lead[combatant.id] == combatant.id
            else ()
        )
        rivals = against(lead, combatant.id) if names in (TIE, ANOTHER_TIE) else ()
        rolls.append(Roll(dice, combatant.id, by_sum=False, names=names if dice else (), against=rivals))
    return rolls


def roll_initiative(table: Table, combatant: Fighter, nth: tuple[int, int] | None = None) -> None:
    """FU-INIT-01: roll and keep the initiative of one combatant."""
    total, faces, steps = initiative_dice(table, combatant, nth)
    table.put(combatant, "initiative", total)
    table.fact("initiative", actor=combatant.id, dice=faces, value=total, tie=False, steps=steps)


def share_initiative(table: Table, combatant: Fighter, total: int) -> None:
    """FU-INIT-10: give one of a group that shares its dice the first one's initiative."""
    table.put(combatant, "initiative", total)
    steps = (ComputationStep("group", total, "die"), ComputationStep("initiative", total, "result"))
    table.fact("initiative", actor=combatant.id, dice=(), value=total, tie=False, steps=steps)


def roll_late(table: Table, combatant: Fighter) -> None:
    """FU-INIT-08, FU-INIT-10: roll for a latecomer, unless its group has rolled already."""
    fight = table.fight
    totals = (
        other.initiative
        for other in fight.combatants.values()
        if other is not combatant and other.initiative is not None and belong_together(combatant, other)
    )
    total = next(totals, None) if fight.options.group_initiative else None
    if total is None:
        roll_initiative(table, combatant)
    else:
        share_initiative(table, combatant, total)


def roll_order(table: Table) -> tuple[str, ...]:
    """FU-INIT-02, FU-INIT-03, FU-INIT-04.

    Roll for everybody; return the order from the highest, ties settled from the top.
    """
    everybody = [other for other in table.fight.combatants.values() if in_fight(other)]
    lead = leaders(everybody, shared=table.fight.options.group_initiative)
    table.together(DICE, partial(two_dice_each, everybody, lead))
    for index, combatant in enumerate(everybody, start=1):
        if lead[combatant.id] == combatant.id:
            roll_initiative(table, combatant, (index, len(everybody)))
        else:
            share_initiative(table, combatant, initiative_of(table.fight.combatants[lead[combatant.id]]))
    order: list[str] = []
    for total in sorted({initiative_of(other) for other in everybody}, reverse=True):
        order += _settle_ties(table, [other for other in everybody if initiative_of(other) == total], total)
    return tuple(order)


def _settle_ties(table: Table, equals: list[Fighter], value: int, names: tuple[str, str] = TIE) -> list[str]:
    """FU-INIT-05, FU-INIT-06: let equals roll both dice again until they differ, within their own places.

    FU-INIT-10: a group that shares its dice rolls them once, and keeps its own order.
    """
    lead = leaders(equals, shared=table.fight.options.group_initiative)
    if len(set(lead.values())) == 1:
        return [other.id for other in equals]
    rolled: list[tuple[Fighter, int]] = []
    table.together(names, partial(two_dice_each, equals, lead, names))
    last = max(index for index, other in enumerate(equals, start=1) if lead[other.id] == other.id)
    for index, combatant in enumerate(equals, start=1):
        if lead[combatant.id] != combatant.id:
            total = next(thrown for other, thrown in rolled if other.id == lead[combatant.id])
            table.put(combatant, "tiebreak", (*combatant.tiebreak, total))
            rolled.append((combatant, total))
            continue
        total, faces, steps = initiative_dice(table, combatant, (index, len(equals)), names)
        table.put(combatant, "tiebreak", (*combatant.tiebreak, total))
        rolled.append((combatant, total))
        fact = table.fact("initiative", actor=combatant.id, dice=faces, value=total, tie=True, at=value, steps=steps)
        if index == last:
            fact["among"] = [[other.id, thrown] for other, thrown in rolled if lead[other.id] == other.id]
    order: list[str] = []
    for total in sorted({total for _, total in rolled}, reverse=True):
        order += _settle_ties(table, [other for other, thrown in rolled if thrown == total], total, ANOTHER_TIE)
    return order


def initiative_of(combatant: Fighter) -> int:
    """FU-INIT-08: return the initiative for the order; below all others while none has been rolled."""
    return -1 if combatant.initiative is None else combatant.initiative


def enter_order(table: Table, combatant: Fighter) -> None:
    """FU-INIT-08: take a place behind equals in the lasting and in this round's order.

    One who comes before the active combatant has missed this round.
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
    mine = initiative_of(combatant)

    def comes_behind(id: str) -> bool:
        other = fight.combatants[id]
        return (in_fight(other) or id == fight.active) and initiative_of(other) < mine

    return put_in(tuple(id for id in order if id != combatant.id), combatant.id, comes_behind)


def moved(order: tuple[str, ...], actor: str, other: str, before: bool) -> tuple[str, ...]:
    """FU-CMD-04: return the order with `actor` directly before or behind `other`; unchanged if either is missing."""
    return beside(order, actor, other, before) if actor in order and other in order else order


def surprisers(fight: FulminatoFight, combatant: None, params: SurpriseParams) -> tuple[Option, ...]:
    """FU-SURP-01: return who may surprise: all in the fight, each with its place among those chosen."""
    return tuple(
        Option(
            other.id, other.name, phrases.PLACE(place=params.by.index(other.id) + 1) if other.id in params.by else ""
        )
        for other in fight.present
        if in_fight(other)
    )


def victims(fight: FulminatoFight, combatant: None, params: SurpriseParams) -> tuple[Option, ...]:
    """FU-SURP-02: return who may be surprised: everybody else."""
    return tuple(Option(other.id, other.name) for other in fight.present if other.id not in params.by)


@dataclass(frozen=True, kw_only=True)
class SurpriseParams:
    """FU-SURP-01: the params of a surprise: who surprises whom."""

    by: tuple[str, ...] = param("by", "choices", "Sorprenden", choices=surprisers, needed=True)
    surprised: tuple[str, ...] = param("surprised", "choices", "Sorprendidos", choices=victims)


SURPRISE: Declared[FulminatoFight, Any, SurpriseParams] = Declared(
    id="surprise",
    label="Sorpresa",
    drawing="surprised",
    params=SurpriseParams,
    do=defaults.left_to_begin,
    key="a",
    rule="FU-SURP-01",
)
"""FU-SURP-01, FU-SURP-02: asked before `begin`; the fields are the keys of its `surprise`."""
