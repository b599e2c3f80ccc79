"""Initiative and the acting order: individual, by groups, by sides, by kind of action; and who joins later."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial

from rules.core.questions import Roll
from rules.core.state import PARTY
from rules.fantasia.combatant.state import Battle, Fighter, Table
from rules.fantasia.combatant.statistics import numbers
from rules.fantasia.damage.strikes import TWO_DICE


def key_of(fight: Battle, combatant: Fighter) -> tuple[int, int]:
    """LF-INIT-02: return the sort key of the order: initiative, then AGI."""
    return (combatant.initiative or 0, numbers(fight, combatant).agi)


def roll_for_all(table: Table) -> None:
    """LF-INIT-01, LF-INIT-02, LF-INIT-04: roll everybody's initiative, and set the order."""
    fight = table.fight
    present = [other for other in fight.combatants.values() if other.state != "out"]
    if fight.options.initiative == "side":
        _roll_for_sides(table, present)
        make_line(table)
        return
    table.together("initiative", partial(_rolls_for_all, fight, present))
    for index, combatant in enumerate(present, start=1):
        roll_initiative(table, combatant, (index, len(present)))
    ordered = sorted(present, key=lambda other: key_of(fight, other), reverse=True)
    table.put(fight, "line", tuple(other.id for other in ordered))


def _rolls_for_all(fight: Battle, present: Sequence[Fighter]) -> list[Roll]:
    """LF-INIT-01, LF-INIT-03: return the dice of each; a group rolls those of its first."""
    rolled_groups: set[str] = set()
    rolls = []
    for combatant in present:
        group = group_of(fight, combatant)
        rolls.append(Roll(() if group and group in rolled_groups else TWO_DICE, combatant.id))
        rolled_groups.add(group)
    return rolls


def group_of(fight: Battle, combatant: Fighter) -> str:
    """LF-INIT-03: return the group of foes that share dice, if the option is on; empty for an individual."""
    if fight.options.initiative == "group" and combatant.side != PARTY and combatant.sheet.group:
        return f"{combatant.side}/{combatant.sheet.group}"
    return ""


def roll_initiative(table: Table, combatant: Fighter, nth: tuple[int, int] | None = None) -> None:
    """LF-INIT-01, LF-INIT-03: roll 2d + AGI + bonus; foes of a group share the dice."""
    fight = table.fight
    group = group_of(fight, combatant)
    dice: list[int] = []
    if group and group in fight.groups:
        rolled = fight.groups[group]
    else:
        dice = list(table.dice(TWO_DICE, "initiative", combatant, None, None, nth))
        rolled = sum(dice)
        if group:
            table.put(fight, "groups", {**fight.groups, group: rolled})
    agi = numbers(fight, combatant).agi
    value = rolled + agi + combatant.sheet.init
    table.put(combatant, "initiative", value)
    fact = table.fact(
        "initiative",
        actor=combatant.id,
        dice=dice,
        value=value,
        tie=False,
        why=None,
        total=rolled,
        plus=agi + combatant.sheet.init,
    )
    fact["steps"] = [
        ["2d", rolled, "die", group or None],
        ["AGI", agi, "flat", None],
        ["init", combatant.sheet.init, "flat", None],
        ["result", value, "result", None],
    ]


# --- whole sides -------------------------------------------------------------------------------------------


def _roll_for_sides(table: Table, present: Sequence[Fighter]) -> None:
    """LF-INIT-06, LF-INIT-07, LF-INIT-08: roll 2d for each side, the party last; break a tie for the first place.

    By rolling again, or by taking turns one by one for the whole fight.
    """
    fight = table.fight
    sides = list(dict.fromkeys(combatant.side for combatant in present))
    rolling = [side for side in sides if side != PARTY] + [side for side in sides if side == PARTY]
    totals = {side: _roll_for_side(table, side, tie=False) for side in rolling}
    ahead = sorted(sides, key=lambda side: totals[side], reverse=True)
    behind: list[str] = []
    while True:
        tied = [side for side in ahead if totals[side] == totals[ahead[0]]]
        behind = [*ahead[len(tied) :], *behind]
        if len(tied) < 2:
            break
        if table.ask("side_tie", None, ("reroll", "interleave"), "reroll", sides=tied) == "interleave":
            table.put(fight, "interleaved", True)
            table.put(fight, "whole", tuple(behind))
            break
        totals |= {side: _roll_for_side(table, side, tie=True) for side in rolling if side in tied}
        ahead = sorted(tied, key=lambda side: totals[side], reverse=True)
    table.put(fight, "totals", {side: totals[side] for side in (*tied, *behind)})


def _roll_for_side(table: Table, side: str, *, tie: bool) -> int:
    combatant = next(other for other in table.fight.combatants.values() if other.side == side)
    what = "tie of the sides" if tie else "initiative of the side"
    dice = list(table.dice(TWO_DICE, what, combatant, side=side))
    table.fact("initiative", actor=None, side=side, dice=dice, value=sum(dice), tie=tie, why=None)
    return sum(dice)


def make_line(table: Table) -> None:
    """LF-INIT-05, LF-INIT-08, LF-INIT-09: set the order of whole sides for a round.

    Higher rolls first, members in the order of `combatants` or by the kind of action declared; or one by one, a member
    of the party first.
    """
    fight = table.fight
    present = [other for other in fight.combatants.values() if other.state != "out"]
    for side, total in _sides_made_meanwhile(fight, present).items():
        _admit(table, side, total)
    for combatant in present:
        table.put(combatant, "initiative", fight.totals[combatant.side])
    table.put(fight, "line", side_order(fight, fight.declared))


def _sides_made_meanwhile(fight: Battle, present: Sequence[Fighter]) -> dict[str, int]:
    """LF-INIT-06: return the sides that somebody has changed to without a roll: they keep that one's initiative."""
    totals: dict[str, int] = {}
    for combatant in present:
        if combatant.side not in fight.totals and combatant.initiative is not None:
            totals.setdefault(combatant.side, combatant.initiative)
    return {other.side: totals.get(other.side, 0) for other in present if other.side not in fight.totals}


def _admit(table: Table, side: str, total: int) -> None:
    """LF-INIT-10: give a side that comes later its place by its total, behind an equal one; it acts whole."""
    fight = table.fight
    table.put(fight, "totals", _with_side(fight.totals, side, total))
    if fight.interleaved:
        table.put(fight, "whole", (*fight.whole, side))


def _with_side(totals: Mapping[str, int], side: str, total: int) -> dict[str, int]:
    sides = list(totals)
    ranks_ahead = [place for place, other in enumerate(sides) if totals[other] >= total]
    sides.insert(ranks_ahead[-1] + 1 if ranks_ahead else 0, side)
    return {name: totals.get(name, total) for name in sides}


def side_order(fight: Battle, declared: Mapping[str, int]) -> tuple[str, ...]:
    """LF-INIT-05, LF-INIT-08, LF-INIT-09: return the order of whole sides, by their rolls and declarations.

    Sides that tied take turns first, a member of each after the other.
    """
    present = [combatant for combatant in fight.combatants.values() if combatant.state != "out"]
    totals = fight.totals
    for side, total in _sides_made_meanwhile(fight, present).items():
        totals = _with_side(totals, side, total)
    return _by_turns(fight, totals, sorted(present, key=lambda combatant: declared.get(combatant.id, LAST_KIND)))


def _by_turns(fight: Battle, totals: Mapping[str, int], members: Sequence[Fighter]) -> tuple[str, ...]:
    """LF-INIT-05, LF-INIT-08: return the members of all sides in the order in which these act."""
    ranks: dict[str, list[Fighter]] = {side: [] for side in totals}
    for combatant in members:
        ranks.setdefault(combatant.side, []).append(combatant)
    appeared = dict.fromkeys(other.side for other in fight.combatants.values())
    in_turns = [side for side in appeared if side in fight.totals and fight.alternates(side)]
    in_turns.sort(key=lambda side: side != PARTY)
    line = interleave([ranks[side] for side in in_turns])
    line += [other for side, rank in ranks.items() if side not in in_turns for other in rank]
    return tuple(other.id for other in line)


def interleave(ranks: Sequence[Sequence[Fighter]]) -> list[Fighter]:
    """LF-INIT-08: return the first of each side, then the seconds and so on."""
    longest = max((len(rank) for rank in ranks), default=0)
    return [rank[place] for place in range(longest) for rank in ranks if place < len(rank)]


LAST_KIND = 6
"""LF-INIT-09: any other kind of action, or none declared."""


def kind_of(combatant: Fighter, action: str, with_id: str | None) -> int:
    """LF-INIT-09: return the kind of an action, 1 to 6: checks, ranged attacks, melee attacks, items, magic, others."""
    if action in ("check", "jump", "escape", "grapple"):
        return 1
    if action == "attack":
        weapon = combatant.weapon if with_id is None else combatant.weapon_of(with_id)
        return 3 if weapon is None or weapon.close else 2
    return {"use_item": 4, "cast": 5}.get(action, LAST_KIND)


# --- later ---------------------------------------------------------------------------------------------------


def enter_line(table: Table, combatant: Fighter) -> None:
    """LF-INIT-10: roll for a reinforcement and give it its place; before the active one it waits for the next round.

    A side's reinforcement comes last of its side without dice; a new side rolls and comes last in this round.
    """
    fight = table.fight
    if fight.phase == "surprise":
        return
    if fight.options.initiative == "side":
        _enter_side(table, combatant)
    else:
        roll_initiative(table, combatant)
        key = key_of(fight, combatant)
        index = next(
            (rank for rank, id in enumerate(fight.line) if key_of(fight, fight.combatants[id]) < key),
            len(fight.line),
        )
        _insert(table, combatant, index)
    waits = fight.active in fight.line and fight.line.index(combatant.id) < fight.line.index(fight.active)
    if waits:
        table.put(combatant, "had", fight.round)
    fact = table.fact("order", actor=combatant.id, order=[other.id for other in fight.in_line()], why="join")
    if waits:
        fact["waits"] = True


def _enter_side(table: Table, combatant: Fighter) -> None:
    fight = table.fight
    if combatant.side not in fight.totals:
        total = _roll_for_side(table, combatant.side, tie=False)
        table.put(combatant, "initiative", total)
        _insert(table, combatant, len(fight.line))
        _admit(table, combatant.side, total)
        return
    table.put(combatant, "initiative", fight.totals[combatant.side])
    if fight.alternates(combatant.side):
        members = [*(fight.combatants[id] for id in fight.line), combatant]
        table.put(fight, "line", _by_turns(fight, fight.totals, members))
        return
    places = [place for place, id in enumerate(fight.line) if fight.combatants[id].side == combatant.side]
    _insert(table, combatant, places[-1] + 1 if places else len(fight.line))


def _insert(table: Table, combatant: Fighter, place: int) -> None:
    line = table.fight.line
    table.put(table.fight, "line", (*line[:place], combatant.id, *line[place:]))


def move_in_line(table: Table, combatant: Fighter, index: int, initiative: int | None, why: str) -> None:
    """Move one to another place, `index` counted without it, and give it that initiative."""
    fight = table.fight
    others = [id for id in fight.line if id != combatant.id]
    others.insert(index, combatant.id)
    table.put(fight, "line", tuple(others))
    table.put(combatant, "initiative", initiative)
    table.fact("order", actor=combatant.id, order=[other.id for other in fight.in_line()], why=why)


def exchange_in_line(table: Table, combatant: Fighter, other: Fighter, why: str) -> None:
    """LF-INIT-08: exchange two of a side in the order, so that sides go on taking turns."""
    fight = table.fight
    places = {combatant.id: other.id, other.id: combatant.id}
    table.put(fight, "line", tuple(places.get(id, id) for id in fight.line))
    table.fact("order", actor=combatant.id, order=[fighter.id for fighter in fight.in_line()], why=why, before=other.id)
