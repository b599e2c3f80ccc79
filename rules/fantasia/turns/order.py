"""Initiative and the acting order: each for itself, by groups, by sides, by kind of action; who joins later."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial

from rules.core.questions import Roll
from rules.core.state import PARTY
from rules.fantasia.combatant.state import Battle, Fighter, Table
from rules.fantasia.combatant.statistics import numbers
from rules.fantasia.damage.strikes import TWO_DICE


def key_of(fight: Battle, one: Fighter) -> tuple[int, int]:
    """LF-INIT-02: by what one acts earlier: initiative, then AGI."""
    return (one.initiative or 0, numbers(fight, one).agi)


def roll_for_all(table: Table) -> None:
    """LF-INIT-01, LF-INIT-02, LF-INIT-04: everybody's initiative, and the order that follows from it."""
    fight = table.fight
    present = [one for one in fight.combatants.values() if one.state != "out"]
    if fight.options.initiative == "side":
        _roll_for_sides(table, present)
        make_line(table)
        return
    table.together("initiative", partial(_rolls_for_all, fight, present))
    for at, one in enumerate(present, start=1):
        roll_for(table, one, (at, len(present)))
    ordered = sorted(present, key=lambda one: key_of(fight, one), reverse=True)
    table.put(fight, "line", tuple(one.id for one in ordered))


def _rolls_for_all(fight: Battle, present: Sequence[Fighter]) -> list[Roll]:
    """LF-INIT-01, LF-INIT-03: the dice of each, of a group those of its first."""
    seen: set[str] = set()
    rolls = []
    for one in present:
        group = group_of(fight, one)
        rolls.append(Roll(() if group and group in seen else TWO_DICE, one.id))
        seen.add(group)
    return rolls


def group_of(fight: Battle, one: Fighter) -> str:
    """LF-INIT-03: the foes that share their dice, where the option is for groups; empty for one alone."""
    if fight.options.initiative == "group" and one.side != PARTY and one.sheet.group:
        return f"{one.side}/{one.sheet.group}"
    return ""


def roll_for(table: Table, one: Fighter, nth: tuple[int, int] | None = None) -> None:
    """LF-INIT-01, LF-INIT-03: 2d + AGI + what else adds to it; foes of a group share the dice."""
    fight = table.fight
    group = group_of(fight, one)
    dice: list[int] = []
    if group and group in fight.groups:
        rolled = fight.groups[group]
    else:
        dice = list(table.dice(TWO_DICE, "initiative", one, None, None, nth))
        rolled = sum(dice)
        if group:
            table.put(fight, "groups", {**fight.groups, group: rolled})
    agi = numbers(fight, one).agi
    value = rolled + agi + one.sheet.init
    table.put(one, "initiative", value)
    fact = table.fact(
        "initiative", actor=one.id, dice=dice, value=value, tie=False, why=None, total=rolled, plus=agi + one.sheet.init
    )
    fact["steps"] = [
        ["2d", rolled, "die", group or None],
        ["AGI", agi, "flat", None],
        ["init", one.sheet.init, "flat", None],
        ["result", value, "result", None],
    ]


# --- whole sides -------------------------------------------------------------------------------------------


def _roll_for_sides(table: Table, present: Sequence[Fighter]) -> None:
    """LF-INIT-06, LF-INIT-07, LF-INIT-08: 2d for each side, the party last; a tie for the first place is broken.

    By rolling again until it is, or by taking turns one by one for the whole fight.
    """
    fight = table.fight
    sides = list(dict.fromkeys(one.side for one in present))
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
    one = next(one for one in table.fight.combatants.values() if one.side == side)
    dice = list(table.dice(TWO_DICE, "initiative of the side", one, side=side))
    table.fact("initiative", actor=None, side=side, dice=dice, value=sum(dice), tie=tie, why=None)
    return sum(dice)


def make_line(table: Table) -> None:
    """LF-INIT-05, LF-INIT-08, LF-INIT-09: the order of whole sides for a round.

    Higher rolls first, members in the order of `combatants` or by the kind of action that they have declared;
    or one by one, a member of the party first.
    """
    fight = table.fight
    present = [one for one in fight.combatants.values() if one.state != "out"]
    for side, total in _sides_made_meanwhile(fight, present).items():
        _admit(table, side, total)
    for one in present:
        table.put(one, "initiative", fight.totals[one.side])
    table.put(fight, "line", lined_up(fight, fight.declared))


def _sides_made_meanwhile(fight: Battle, present: Sequence[Fighter]) -> dict[str, int]:
    """LF-INIT-06: the sides that somebody has gone over to and that nothing was rolled for: they keep what it had."""
    found: dict[str, int] = {}
    for one in present:
        if one.side not in fight.totals and one.initiative is not None:
            found.setdefault(one.side, one.initiative)
    return {one.side: found.get(one.side, 0) for one in present if one.side not in fight.totals}


def _admit(table: Table, side: str, total: int) -> None:
    """LF-INIT-10: gives a side that comes later its place by its total, behind an equal one; it acts whole."""
    fight = table.fight
    table.put(fight, "totals", _with_side(fight.totals, side, total))
    if fight.interleaved:
        table.put(fight, "whole", (*fight.whole, side))


def _with_side(totals: Mapping[str, int], side: str, total: int) -> dict[str, int]:
    sides = list(totals)
    ahead = [place for place, other in enumerate(sides) if totals[other] >= total]
    sides.insert(ahead[-1] + 1 if ahead else 0, side)
    return {one: totals.get(one, total) for one in sides}


def lined_up(fight: Battle, declared: Mapping[str, int]) -> tuple[str, ...]:
    """LF-INIT-05, LF-INIT-08, LF-INIT-09: whole sides, by what was rolled for them and what each has declared.

    Where sides that tied take turns, those come first, a member of each after the other.
    """
    present = [one for one in fight.combatants.values() if one.state != "out"]
    totals = fight.totals
    for side, total in _sides_made_meanwhile(fight, present).items():
        totals = _with_side(totals, side, total)
    return _in_turns(fight, totals, sorted(present, key=lambda one: declared.get(one.id, LAST_KIND)))


def _in_turns(fight: Battle, totals: Mapping[str, int], members: Sequence[Fighter]) -> tuple[str, ...]:
    """LF-INIT-05, LF-INIT-08: the members of all sides in the order in which these act."""
    ranks: dict[str, list[Fighter]] = {side: [] for side in totals}
    for one in members:
        ranks.setdefault(one.side, []).append(one)
    appeared = dict.fromkeys(one.side for one in fight.combatants.values())
    in_turns = [side for side in appeared if side in fight.totals and fight.alternates(side)]
    in_turns.sort(key=lambda side: side != PARTY)
    line = interleave([ranks[side] for side in in_turns])
    line += [one for side, rank in ranks.items() if side not in in_turns for one in rank]
    return tuple(one.id for one in line)


def interleave(ranks: Sequence[Sequence[Fighter]]) -> list[Fighter]:
    """LF-INIT-08: the first of each side, then the seconds; a side that has run out is left out."""
    longest = max((len(rank) for rank in ranks), default=0)
    return [rank[place] for place in range(longest) for rank in ranks if place < len(rank)]


LAST_KIND = 6
"""LF-INIT-09: anything else, or nothing declared."""


def kind_of(one: Fighter, action: str, with_id: str | None) -> int:
    """LF-INIT-09: checks, attacks from afar, attacks hand to hand, items, magic, anything else: 1 to 6."""
    if action in ("check", "jump", "escape", "grapple"):
        return 1
    if action == "attack":
        weapon = one.weapon if with_id is None else one.weapon_of(with_id)
        return 3 if weapon is None or weapon.close else 2
    return {"use_item": 4, "cast": 5}.get(action, LAST_KIND)


# --- later ---------------------------------------------------------------------------------------------------


def enter_line(table: Table, one: Fighter) -> None:
    """LF-INIT-10: a reinforcement rolls and takes its place; before the active one it waits for the next round.

    A side's reinforcement is the last of its side without dice; a new side rolls and comes last in this round.
    """
    fight = table.fight
    if fight.phase == "surprise":
        return
    if fight.options.initiative == "side":
        _enter_side(table, one)
    else:
        roll_for(table, one)
        mine = key_of(fight, one)
        place = next(
            (place for place, id in enumerate(fight.line) if key_of(fight, fight.combatants[id]) < mine),
            len(fight.line),
        )
        _insert(table, one, place)
    waits = fight.active in fight.line and fight.line.index(one.id) < fight.line.index(fight.active)
    if waits:
        table.put(one, "had", fight.round)
    told = table.fact("order", actor=one.id, order=[other.id for other in fight.in_line()], why="join")
    if waits:
        told["waits"] = True


def _enter_side(table: Table, one: Fighter) -> None:
    fight = table.fight
    if one.side not in fight.totals:
        total = _roll_for_side(table, one.side, tie=False)
        table.put(one, "initiative", total)
        _insert(table, one, len(fight.line))
        _admit(table, one.side, total)
        return
    table.put(one, "initiative", fight.totals[one.side])
    if fight.alternates(one.side):
        members = [*(fight.combatants[id] for id in fight.line), one]
        table.put(fight, "line", _in_turns(fight, fight.totals, members))
        return
    places = [place for place, id in enumerate(fight.line) if fight.combatants[id].side == one.side]
    _insert(table, one, places[-1] + 1 if places else len(fight.line))


def _insert(table: Table, one: Fighter, place: int) -> None:
    line = table.fight.line
    table.put(table.fight, "line", (*line[:place], one.id, *line[place:]))


def move_in_line(table: Table, one: Fighter, place: int, initiative: int | None, why: str) -> None:
    """Puts one who has a place at another, `place` counted without it, and gives it that initiative."""
    fight = table.fight
    rest = [id for id in fight.line if id != one.id]
    rest.insert(place, one.id)
    table.put(fight, "line", tuple(rest))
    table.put(one, "initiative", initiative)
    table.fact("order", actor=one.id, order=[other.id for other in fight.in_line()], why=why)


def exchange_in_line(table: Table, one: Fighter, other: Fighter, why: str) -> None:
    """LF-INIT-08: two of a side change places in the order, so that sides go on taking turns."""
    fight = table.fight
    places = {one.id: other.id, other.id: one.id}
    table.put(fight, "line", tuple(places.get(id, id) for id in fight.line))
    table.fact("order", actor=one.id, order=[each.id for each in fight.in_line()], why=why, before=other.id)
