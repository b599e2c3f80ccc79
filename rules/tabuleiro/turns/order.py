"""The order of the turns: who goes first, who joins where, who acts late."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import partial
from typing import Any

from rules.core.questions import Roll
from rules.core.state import against, leaders
from rules.system import simple_fight
from rules.system.simple_fight import initiative_of, put_in
from rules.tabuleiro.combatant.state import BoardFight, Piece, Table, stat


def make_order(table: Table) -> None:
    """TB-ORD-01, TB-ORD-03: set the order by PER from high to low, or as listed; once, of all who are not out.

    TB-ORD-07: the dead roll for no tie; they stand behind their equals.
    """
    fight = table.fight
    pieces = [other for other in fight.combatants.values() if other.state != "out"]
    if fight.options.initiative == "per":
        rolls = break_ties(table, [other for other in pieces if other.state != "dead"])

        def place(other: Piece) -> tuple[int, bool, list[int]]:
            return -stat(other, "per"), other.state == "dead", [-face for face in rolls.get(other.id, ())]

        pieces.sort(key=place)
        for combatant in pieces:
            dice = rolls.get(combatant.id, [])
            table.put(combatant, "initiative", stat(combatant, "per"))
            table.fact(
                "initiative", actor=combatant.id, dice=dice, value=combatant.initiative, tie=bool(dice), why=None
            )
    table.put(fight, "line", tuple(other.id for other in pieces))


def break_ties(table: Table, pieces: Sequence[Piece]) -> dict[str, list[int]]:
    """TB-ORD-02: let those tied roll a d6, in the order of the pieces, until they differ.

    Returns piece id to its faces; higher ones go first.
    """
    rolls: dict[str, list[int]] = {other.id: [] for other in pieces}
    what = "tie of PER"
    while ties := _ties(table.fight, pieces, rolls):
        rolling = [other for other in pieces if any(lead.get(other.id) == other.id for lead in ties)]
        table.together(what, partial(one_die_each, rolling, ties))
        faces: dict[str, int] = {}
        for index, combatant in enumerate(rolling, start=1):
            faces[combatant.id] = table.die(6, what, combatant, None, None, (index, len(rolling)))
        for lead in ties:
            for id, first in lead.items():
                rolls[id].append(faces[first])
        what = "another tie of PER"
    return rolls


def _ties(fight: BoardFight, pieces: Sequence[Piece], rolls: Mapping[str, Sequence[int]]) -> list[Mapping[str, str]]:
    """Return who rolls for whom in each remaining tie.

    TB-ORD-09: those who share their dice do not tie with each other, and the first of them rolls for all.
    """
    equals: dict[tuple[int, tuple[int, ...]], list[Piece]] = {}
    for combatant in pieces:
        equals.setdefault((stat(combatant, "per"), tuple(rolls[combatant.id])), []).append(combatant)
    leads = [leaders(tied, shared=fight.options.group_initiative) for tied in equals.values()]
    return [lead for lead in leads if len(set(lead.values())) > 1]


def one_die_each(rolling: Sequence[Piece], ties: Sequence[Mapping[str, str]]) -> list[Roll]:
    """TB-ORD-02: return a d6 for each, against the others of the same tie."""
    return [
        Roll((6,), combatant.id, against=against(lead, combatant.id))
        for combatant in rolling
        for lead in ties
        if combatant.id in lead
    ]


def place_joiner(table: Table, piece: Piece) -> None:
    """TB-ORD-04: place a joiner behind its equals in PER, or last as listed; it acts last in this round."""
    fight = table.fight
    by_per = fight.options.initiative == "per"
    per = stat(piece, "per")
    if by_per:
        table.put(piece, "initiative", per)
    line = put_in(fight.line, piece.id, lambda other: by_per and initiative_of(fight, other) < per)
    table.put(fight, "line", line)
    act_late(table, piece)


def act_late(table: Table, piece: Piece) -> None:
    """TB-ORD-04, TB-ORD-05: let a newcomer or one who is back act last in this round, if it has had no turn."""
    fight = table.fight
    if fight.phase == "action" and piece.id not in fight.gone and piece.id not in fight.late:
        table.put(fight, "late", (*fight.late, piece.id))


def reorder(table: Table, piece: Piece, other: Piece, before: bool) -> None:
    """TB-ORD-06: put a piece just before or behind another by ruling; it is not late any more.

    Refuses `invalid_target` for one who is out of the fight.
    """
    simple_fight.reorder(table, piece, other, before)
    _be_in_time(table, piece)


def order_of(fight: BoardFight) -> tuple[str, ...]:
    """TB-ORD-07: return everybody but those who are out."""
    return fight.line


def drop_out(table: Table, piece: Piece) -> None:
    """TB-ORD-07: remove one who is out from the order."""
    fight = table.fight
    table.put(fight, "line", tuple(id for id in fight.line if id != piece.id))
    _be_in_time(table, piece)


def _be_in_time(table: Table, piece: Piece) -> None:
    fight = table.fight
    table.put(fight, "late", tuple(id for id in fight.late if id != piece.id))


def next_in_round(fight: BoardFight) -> Any:
    """TB-ORD-07: return the next piece in play without a turn in this round, late ones last; None if none is left."""
    return next((fight.combatants[id] for id in _waiting(fight)), None)


def upcoming_turns(fight: BoardFight) -> Iterator[str]:
    """TB-ORD-05, TB-ORD-07: yield the pieces in play without a turn in this round, then all in play in the next."""
    yield from _waiting(fight)
    yield from (id for id in fight.line if in_play(fight, id))


def _waiting(fight: BoardFight) -> Iterator[str]:
    in_time = (id for id in fight.line if id not in fight.late)
    return (id for id in (*in_time, *fight.late) if id not in fight.gone and in_play(fight, id))


def in_play(fight: BoardFight, id: str) -> bool:
    """TB-TURN-01: whether a piece can have a turn."""
    return fight.combatants[id].state == "active"
