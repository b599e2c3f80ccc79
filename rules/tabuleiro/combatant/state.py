"""The state of a fight on the board, with numbers, enemies and walls."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

from rules.board.board import Board
from rules.board.geometry import Cell
from rules.core.modifiers import ComputationStep, Modifier
from rules.core.state import PARTY, Combatant, Pool
from rules.mechanics import table
from rules.mechanics.statuses import Catalogue, Status
from rules.system import simple_fight
from rules.system.defaults import CombatantMaker, new_combatant
from rules.tabuleiro.combatant.sheet import TabuleiroSheet
from rules.tabuleiro.statuses.catalogue import MODIFIER, STAT_FLOORS, STAT_LABELS, STATUSES, TERRAIN_COSTS

FALLEN = frozenset({"dead", "unconscious"})


class Piece(Combatant):
    """A combatant of the board."""

    statuses: ClassVar[Catalogue[Status]] = STATUSES

    sheet: TabuleiroSheet
    facing: str
    cards: Mapping[str, str] = {}
    """Card id to its place: `mesa`, `inventario`, `descarte`, `banida`, `mercado`, `dada`."""
    hero: bool = False
    """Whether it is a hero, whose death has consequences at the end of the battle."""
    acted: bool = False
    """Whether it has acted since its latest turn began."""


class BoardFight(simple_fight.PlainFight[Piece]):
    """A fight on the board."""

    rests_on = frozenset({"combatants", "board", "options"})

    gone: tuple[str, ...] = ()
    """Who has had their turn this round."""
    late: tuple[str, ...] = ()
    """Who acts last this round, in order."""

    @property
    def squares(self) -> Board:
        """Return the board, which is known to exist."""
        assert self.board is not None
        return self.board


def new_piece(
    system: CombatantMaker[Piece], id: str, name: str, side: str, sheet: TabuleiroSheet, pools: Mapping[str, int]
) -> Piece:
    """TB-DIR-01.

    Return a new piece; the party looks north, all others south; members of the party are heroes by default.
    """
    return new_combatant(
        system,
        id,
        name,
        side,
        sheet,
        pools,
        facing="n" if side == PARTY else "s",
        cards={card.id: card.local for card in sheet.cards},
        hero=side == PARTY if sheet.heroi is None else sheet.heroi,
    )


def enlist(sheet: Mapping[str, Any]) -> dict[str, Any]:
    """TB-DEATH-09: return the sheet of one who joins a party: a hero."""
    return {**sheet, "heroi": True}


def is_hero(sheet: TabuleiroSheet) -> bool:
    """TB-DEATH-09: whether it is a hero in a party: everybody whose sheet does not deny it."""
    return sheet.heroi is not False


def stat(piece: Piece, name: str) -> int:
    """TB-STAT-01: return a current number: the sheet's and all modifiers, not below its floor."""
    stats: dict[str, int] | None = piece.memo.get("stats")
    if stats is None:
        sheet = piece.sheet
        stats = {"con": sheet.con, "acao": sheet.acao, "per": sheet.per, "forca": sheet.forca, "dano": 0}
        for condition in piece.conditions:
            if condition.status == "modifier":
                stats[condition.params["stat"]] += condition.params["amount"]
        if not piece.statuses.changing.isdisjoint(condition.status for condition in piece.conditions):
            for key in stats:
                stats[key] += sum(change.amount for change, _ in piece.statuses.changes_by(piece.conditions, key))
        for key, floor in STAT_FLOORS.items():
            stats[key] = max(floor, stats[key])
        piece.memo["stats"] = stats
    return stats[name]


POOLS = (
    Pool("vida", "VIDA", drawing="hearts", vital=True),
    Pool("acao", "AÇÃO", drawing="power-lightning", maximum=lambda piece: stat(piece, "acao"), of_a_turn=True),
    Pool("mana", "MANA", drawing="water-drop"),
    Pool("estamina", "ESTAMINA", drawing="heart-beats"),
    Pool("destino", "DESTINO", drawing="star-formation"),
)


def stats(fight: BoardFight, piece: Piece) -> dict[str, int]:
    """Return the numbers with their modifiers; `dano` is the sum of the modifiers to DANO."""
    return {name: stat(piece, name) for name in ("con", "acao", "per", "forca", "dano")}


def explain(fight: BoardFight, piece: Piece, name: str) -> tuple[ComputationStep, ...]:
    """TB-STAT-01: return the sheet's number and each modifier."""
    return stat_steps(piece, name)


def stat_steps(piece: Piece, name: str) -> tuple[ComputationStep, ...]:
    """Return the steps of a number; empty without modifiers."""
    changes = [
        (Modifier(name, condition.params["amount"]), condition)
        for condition in piece.conditions
        if condition.status == "modifier" and condition.params["stat"] == name
    ]
    by_rows = piece.statuses.steps_of(piece.conditions, name)
    if not changes and not by_rows:
        return ()
    base = 0 if name == "dano" else int(getattr(piece.sheet, name))
    steps = [ComputationStep(STAT_LABELS[name], base, "base")]
    unnamed = piece.statuses[MODIFIER.id].label
    steps += [
        ComputationStep(str(condition.params.get("label") or unnamed), modifier.amount, "flat", condition.source)
        for modifier, condition in changes
    ]
    return (*steps, *by_rows, ComputationStep("result", stat(piece, name), "result"))


def enemies(combatant: Piece, other: Piece) -> bool:
    """Whether two pieces are on different sides."""
    return combatant.side != other.side


def walls(fight: BoardFight) -> frozenset[Cell]:
    """TB-BOARD-02: return the blocked cells."""
    blocked: frozenset[Cell] | None = fight.memo.get("walls")
    if blocked is None:
        blocked = frozenset(cell for cell, state in (fight.squares.states or {}).items() if state == "blocked")
        fight.memo["walls"] = blocked
    return blocked


def terrain_costs(fight: BoardFight) -> Mapping[str, int]:
    """TB-MOVE-03: return the terrain costs with those of the option."""
    costs: Mapping[str, int] | None = fight.memo.get("terrain_costs")
    if costs is None:
        costs = {**TERRAIN_COSTS, **fight.options.terrain_costs}
        fight.memo["terrain_costs"] = costs
    return costs


def occupant(fight: BoardFight, cell: Cell, but: Piece | None = None) -> Piece | None:
    """TB-BOARD-05: return the piece in play on a cell, other than `but`."""
    for combatant in fight.combatants.values():
        if combatant.cell == cell and combatant.state == "active" and combatant is not but:
            return combatant
    return None


def obstructed(fight: BoardFight, cell: Cell) -> bool:
    """TB-MOVE-09, TB-MOVE-10: whether a cell may be passed but not ended on: by its state, or by a body."""
    if fight.squares.state_at(cell) == "obstructed":
        return True
    return any(combatant.cell == cell and combatant.state in FALLEN for combatant in fight.combatants.values())


Table = table.Table[BoardFight, Piece]
"""The table of its fights."""
