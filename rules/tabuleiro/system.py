"""Batalha no tabuleiro: the hooks that the rules service calls."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from rules.actions import Act
from rules.battlefield import HandCard, Marked, Walk
from rules.board import BoardRules
from rules.conditions import Condition, Status
from rules.geometry import distance
from rules.modifiers import Step
from rules.sayings import said
from rules.system import Chip, System
from rules.table import Table
from rules.tabuleiro import (
    ending,
    field,
    hand,
    movement,
    offering,
    order,
    pieces,
    rulings,
    sayings,
    statuses,
    telling,
    turns,
)
from rules.tabuleiro.actions import ACTIONS
from rules.tabuleiro.catalogue import BOARD, FACING_ARROWS, FACING_LABELS, POOLS, STATUSES, TERRAIN_LABELS
from rules.tabuleiro.sheet import TabuleiroOptions, TabuleiroSheet


class Tabuleiro(System):
    """A card-driven skirmish on a board of 11×11 cells."""

    id = "tabuleiro"
    title = "Batalha no tabuleiro"
    language = "pt_BR"
    sheet = TabuleiroSheet
    options = TabuleiroOptions
    fight = pieces.BoardFight
    combatant = pieces.Piece
    pools = POOLS
    statuses = STATUSES
    actions = ACTIONS
    phrases = telling.PHRASES
    phases = {"action": "Batalha"}  # noqa: RUF012
    boundaries = turns.BOUNDARIES
    stat_terms = {"dano": ("DANO", "sum of the modifiers to the DANO of its attacks")}  # noqa: RUF012
    board = BOARD
    cell_kinds = field.CELL_KINDS

    # --- sheets and entering ---------------------------------------------------------------------------

    def list_key(self, sheet: Any) -> tuple[int, str]:
        """No level, which the game does not have; heroes by their own word."""
        return 0, "Herói" if sheet.heroi else ""

    def maximum(self, combatant: Any, pool: str) -> int:
        """The sheet's number; for AÇÃO the number as it stands."""
        return rulings.highest(combatant, pool)

    def board_rules(self, options: Any) -> BoardRules:
        """TB-MOVE-03: the option `terrain_costs` may name terrains of its own."""
        return replace(BOARD, terrains=BOARD.terrains | frozenset(options.terrain_costs))

    def new_combatant(self, id: str, name: str, side: str, sheet: Any, pools: Mapping[str, int]) -> Any:
        """TB-DIR-01: the party looks north, all others south; a sheet that says nothing makes a hero of the party."""
        full = {pool.id: int(getattr(sheet, pool.id)) for pool in self.pools}
        return pieces.Piece(
            id=id,
            name=name,
            side=side,
            sheet=sheet,
            pools={**full, **pools},
            facing="n" if side == "party" else "s",
            cards={card.id: card.local for card in sheet.cards},
            hero=side == "party" if sheet.heroi is None else sheet.heroi,
        )

    def enter(self, table: Table, combatant: Any) -> None:
        """TB-DEATH-01: who starts without VIDA enters dead."""
        if combatant.pools["vida"] == 0:
            table.put(combatant, "state", "dead")

    def check_setup(self, fight: Any) -> tuple[str, str] | None:
        """TB-BOARD-05: no two pieces start on one cell, bodies included."""
        seen: dict[Any, str] = {}
        for index, one in enumerate(fight.combatants.values()):
            if one.cell is not None:
                if one.cell in seen:
                    return f"combatants[{index}].cell", said("fault-cell_taken", __file__, name=seen[one.cell])
                seen[one.cell] = one.id
        return None

    def join(self, table: Table, combatant: Any, given: Mapping[str, Any]) -> None:
        """TB-ORD-04: see `order.place_joiner`."""
        order.place_joiner(table, combatant)

    # --- stops -----------------------------------------------------------------------------------------

    def begin(self, table: Table, surprise: Mapping[str, Any] | None) -> None:
        """TB-ORD-08: there is no surprise in these rules."""
        table.insist(surprise is None, "no_surprise")
        turns.begin(table)

    def next(self, table: Table) -> None:
        """TB-TURN-10: see `turns.next_stop`."""
        turns.next_stop(table)

    def act(self, table: Table, act: Act) -> None:
        """TB-TURN-01, TB-TURN-05: only in one's own turn; AÇÃO used up ends it."""
        act.action.run(table, act)
        turns.close_if_spent(table, act.actor)

    def end(self, table: Table) -> None:
        """TB-END-01: see `ending.end`."""
        ending.end(table)

    def settle(self, table: Table) -> None:
        """TB-TURN-07: see `turns.close_if_fallen`."""
        turns.close_if_fallen(table)

    # --- rulings ---------------------------------------------------------------------------------------

    def set_pool(self, table: Table, combatant: Any, pool: str, value: int) -> None:
        """TB-GM-01: see `rulings.set_pool`."""
        rulings.set_pool(table, combatant, pool, value)

    def set_stat(self, table: Table, combatant: Any, stat: str, value: Any) -> None:
        """TB-GM-01: a number of the sheet, or its criterion of death."""
        rulings.check_stat(stat, value)
        if stat == "at_zero":
            table.put(combatant, "sheet", combatant.sheet.model_copy(update={stat: value}))
        else:
            super().set_stat(table, combatant, stat, value)

    def set_cell(self, table: Table, cell: tuple[int, int], stat: str, value: Any) -> None:
        """TB-BOARD-06: see `rulings.set_cell`."""
        rulings.set_cell(table, cell, stat, value)

    def damage(self, table: Table, combatant: Any, amount: int, pool: str | None, type: str | None) -> None:
        """TB-GM-01: see `rulings.damage`."""
        rulings.damage(table, combatant, amount, pool, type)

    def heal(self, table: Table, combatant: Any, amount: int, pool: str | None, type: str | None) -> None:
        """TB-GM-01: see `rulings.heal`."""
        rulings.heal(table, combatant, amount, pool, type)

    def inflict(
        self,
        table: Table,
        combatant: Any,
        status: Status,
        timer: Any,
        source: str | None,
        params: Mapping[str, Any],
    ) -> None:
        """TB-STAT-01, TB-STAT-03: see `statuses.inflict`."""
        statuses.inflict(table, combatant, status, timer, source, params)

    def named(self, combatant: Any, status: str, params: Mapping[str, Any]) -> tuple[Condition, ...]:
        """TB-STAT-03: a condition without a label is one whose label is empty."""
        if params.get("label") == "":
            others = {key: value for key, value in params.items() if key != "label"}
            found = tuple(one for one in super().named(combatant, status, others) if not one.params.get("label"))
            if found:
                return found
        return super().named(combatant, status, params)

    def left(self, table: Table, combatant: Any) -> None:
        """TB-ORD-07: who is out has no place in the order."""
        order.drop_out(table, combatant)

    def reorder(self, table: Table, combatant: Any, other: Any, before: bool) -> None:
        """TB-ORD-06: see `order.reorder`."""
        order.reorder(table, combatant, other, before)

    # --- reading ---------------------------------------------------------------------------------------

    def order(self, fight: Any) -> tuple[str, ...]:
        """TB-ORD-07: everyone but those who are out."""
        line: tuple[str, ...] = fight.line
        return line

    def stats(self, fight: Any, combatant: Any) -> dict[str, Any]:
        """Numbers with their modifiers; `dano` is the sum of the modifiers to DANO."""
        return {name: pieces.stat(combatant, name) for name in ("con", "acao", "per", "forca", "dano")}

    def extra(self, fight: Any, combatant: Any) -> dict[str, Any]:
        """Where the cards are, which cells it dominates, whether it has acted in its turn."""
        return {
            "cards": dict(combatant.cards),
            "domain": [list(cell) for cell in movement.domain(fight, combatant)],
            "acted": combatant.acted,
        }

    def explain(self, fight: Any, combatant: Any, stat: str) -> tuple[Step, ...]:
        """TB-STAT-01: the sheet's number and each modifier."""
        return pieces.stat_steps(combatant, stat)

    def chips(self, fight: Any, combatant: Any) -> tuple[Chip, ...]:
        """Where it looks, and whether it acts last in this round."""
        found: list[Chip] = []
        if combatant.cell is not None and combatant.state == "active":
            arrow, words = FACING_ARROWS[combatant.facing], FACING_LABELS[combatant.facing]
            found.append(Chip("facing", arrow, "where it looks", words, priority=2))
        if combatant.id in fight.late:
            found.append(Chip("late", "Por último", "acts last in this round", good=False))
        return tuple(found)

    def condition_label(self, condition: Condition) -> str:
        """TB-STAT-01, TB-STAT-03: see `statuses.in_full`."""
        return statuses.in_full(condition.status, condition.params)

    def first_values(self, fight: Any, combatant: Any, action: str) -> Mapping[str, Any]:
        """TB-CARD-02: see `offering.first_values`."""
        return offering.first_values(fight, combatant, action)

    def sheet_after(self, fight: Any, combatant: Any, sheet: Mapping[str, Any]) -> dict[str, Any]:
        """TB-CARD-09, TB-DEATH-06 to TB-DEATH-09: see `ending.sheet_after`."""
        return ending.sheet_after(combatant, sheet)

    # --- the board and the cards -----------------------------------------------------------------------

    def terrain_label(self, terrain: str) -> str:
        """A terrain in the book's words."""
        return TERRAIN_LABELS.get(terrain, terrain)

    def walk(self, fight: Any, combatant: Any) -> Walk | None:
        """TB-MOVE-12: see `field.walk`."""
        return field.walk(fight, combatant)

    def marked(self, fight: Any, combatant: Any, kind: str) -> frozenset[tuple[int, int]]:
        """TB-DOM-01, TB-DOM-02: domains; and the line of sight."""
        found = field.domains(fight, combatant, kind)
        return super().marked(fight, combatant, kind) if found is None else found

    def aimed(self, fight: Any, combatant: Any, action: str, chosen: Mapping[str, Any]) -> tuple[Marked, ...]:
        """TB-RANGE-01, TB-AREA-01: see `field.aimed`."""
        return field.aimed(fight, combatant, action, chosen)

    def vantages(self, fight: Any, combatant: Any, cell: tuple[int, int]) -> Mapping[str, str]:
        """TB-BACK-01: see `field.backs`."""
        return field.backs(fight, combatant, cell)

    def measured(self, fight: Any, combatant: Any, cell: tuple[int, int]) -> str:
        """TB-RANGE-01: ALCANCE is counted in cells."""
        if combatant.cell is None:
            return ""
        count = distance(combatant.cell, cell)
        return sayings.ONE_CELL if count == 1 else sayings.CELLS(count=count)

    def hand(self, fight: Any, combatant: Any) -> tuple[HandCard, ...]:
        """TB-CARD-01: see `hand.cards_of`."""
        return hand.cards_of(fight, combatant)


SYSTEM = Tabuleiro()
