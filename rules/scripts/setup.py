"""Setting up a fight: from a plain description to its combatants."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rules.board.board import Board
from rules.core.questions import Refusal
from rules.core.state import PARTY, C, Combatant, F
from rules.mechanics.dice_sources import AppDice
from rules.mechanics.statuses import NO_TIMER
from rules.mechanics.table import Table
from rules.scripts.script import check_combatant
from rules.sheets import schema
from rules.sheets.schema import Sheet
from rules.system.system import FullTable, System
from rules.text.faults import BadScript
from rules.text.localized import LocalizedText, said


def new_fight(
    system: System[F, C],
    options: Sheet,
    seed: int,
    board: Board | None,
    combatants: Sequence[Mapping[str, Any]],
) -> F:
    """Return the fight before its `begin`.

    `combatants` are checked descriptions (`script.check_combatant`). A setup that is impossible for other reasons
    raises BadScript with its place.
    """
    fight = system.new_fight(options, seed)
    table: FullTable = Table(fight, system, AppDice(fight))
    table.put(fight, "board", board)
    entered = [add_combatant(table, record) for record in combatants]
    for combatant in entered:
        table.system.entering.enter(table, combatant)
    for index, (combatant, record) in enumerate(zip(entered, combatants, strict=True)):
        place = f"combatants[{index}]"
        _check_place(table, combatant, place, entered[:index])
        add_conditions(table, combatant, record, place)
    fault = system.entering.check_setup(fight)
    if fault is not None:
        raise BadScript(*fault)
    table.system.turns.settle(table)
    return fight


def add_combatant(table: FullTable, record: Mapping[str, Any]) -> Combatant:
    """Add a combatant to the fight; nothing of its sheet takes effect yet."""
    system = table.system
    sheet = schema.check(system.sheet, record["sheet"])
    combatant: Combatant = system.new_combatant(
        record["id"], record.get("name") or record["id"], record["side"], sheet, record.get("pools") or {}
    )
    if record.get("group"):
        table.put(combatant, "group", record["group"])
    cell = record.get("cell")
    if cell is not None:
        table.put(combatant, "cell", (cell[0], cell[1]))
    if record.get("facing") is not None:
        table.put(combatant, "facing", record["facing"])
    table.put(table.fight, "combatants", {**table.fight.combatants, combatant.id: combatant})
    return combatant


def join_combatant(table: FullTable, record: Mapping[str, Any]) -> Combatant:
    """Let a reinforcement enter: cell, sheet, conditions. Its place in the order is the system's."""
    combatant = add_combatant(table, record)
    if combatant.cell is not None and not table.system.board_rules(table.fight.options).picture:
        table.insist(table.fight.board is not None, "no_board")
        check_cell(table, combatant.cell, combatant.id)
    table.system.entering.enter(table, combatant)
    add_conditions(table, combatant, record, None)
    return combatant


def add_conditions(table: FullTable, combatant: Combatant, record: Mapping[str, Any], place: str | None) -> None:
    """Inflict the described conditions, as rulings; one that its bearer is immune to does not take hold.

    With a `place` any other refusal is a fault of the script; without, its details name the condition as `setup`.
    """
    for index, row in enumerate(record.get("conditions") or ()):
        if row["status"] in table.system.aftermath.states:
            table.system.entering.enter_in(table, combatant, row["status"])
            continue
        try:
            table.system.rulings.inflict(
                table,
                combatant,
                table.system.statuses[row["status"]],
                row.get("timer", NO_TIMER),
                row.get("source"),
                row.get("params") or {},
            )
        except Refusal as refusal:
            if refusal.code == "immune":
                continue
            if place is None:
                raise Refusal(refusal.code, **{**refusal.details, "setup": f"conditions[{index}]"}) from None
            sentence = setup_refusal(table.system, refusal.code, refusal.details, combatant.name)
            raise BadScript(f"{place}.conditions[{index}]", sentence) from None


def setup_refusal(system: System, code: str, details: Mapping[str, Any], name: str) -> LocalizedText:
    """Return why a combatant of that name cannot be put into a fight as it is described."""
    status = system.statuses.get(str(details.get("status")))
    words = {**details, "actor": name, **({} if status is None else {"status": status.label})}
    return said(f"refused-{code}", system.phrases.file, **words)


def impossible_conditions(
    system: System, sheet: Mapping[str, Any], conditions: Sequence[Mapping[str, Any]]
) -> list[int]:
    """Return the indices of the conditions that a combatant of this sheet cannot have when a fight begins."""
    return [index for index, condition in enumerate(conditions) if not _is_possible(system, sheet, condition)]


def _is_possible(system: System, sheet: Mapping[str, Any], condition: Mapping[str, Any]) -> bool:
    fight = system.new_fight(schema.check(system.options, {}), 0)
    table = Table(fight, system, AppDice(fight))
    record = {"id": "one", "side": PARTY, "sheet": sheet, "conditions": [condition]}
    try:
        check_combatant(system, record, "")
        combatant = add_combatant(table, record)
        system.entering.enter(table, combatant)
        add_conditions(table, combatant, record, None)
    except (BadScript, Refusal):
        return False
    return True


def _check_place(table: FullTable, combatant: Combatant, place: str, earlier: Sequence[Combatant]) -> None:
    """Refuse a cell where the combatant cannot stand; if two are to stand on one cell, the later cannot."""
    if combatant.cell is None or table.system.board_rules(table.fight.options).picture:
        return
    if table.fight.board is None:
        raise BadScript(f"{place}.cell", said("fault-no_board"))
    try:
        check_cell(table, combatant.cell, combatant.id, earlier)
    except Refusal as refusal:
        sentence = setup_refusal(table.system, refusal.code, refusal.details, combatant.name)
        raise BadScript(f"{place}.cell", sentence) from None


def check_cell(table: FullTable, cell: tuple[int, int], mover: str, among: Sequence[Combatant] | None = None) -> None:
    """Refuse a cell where a piece may not stand: `off_board`, `cell_blocked`, `cell_occupied`, `cell_obstructed`.

    Cells are kept by the combatants `among`; None: by all others.
    """
    fight = table.fight
    board = fight.board
    system = table.system
    assert board is not None
    rules = system.board_rules(fight.options)
    cells = system.ground.covers(fight.combatants[mover], cell)
    for covered in cells:
        table.insist(board.holds(covered), "off_board", cell=list(covered))
    for covered in cells:
        table.insist(board.state_at(covered) != "blocked", "cell_blocked", cell=list(covered))
    if not rules.shares_cells:
        others = fight.combatants.values() if among is None else among
        holders = (other for other in others if other.id != mover and other.state in rules.holders)
        is_occupied = any(
            other.cell is not None and not set(cells).isdisjoint(system.ground.covers(other, other.cell))
            for other in holders
        )
        table.insist(not is_occupied, "cell_occupied", cell=list(cell))
    for covered in cells:
        may_stand = rules.ends_on_obstructed or board.state_at(covered) != "obstructed"
        table.insist(may_stand, "cell_obstructed", cell=list(covered))
