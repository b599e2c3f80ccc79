"""The d100 system: its hooks, each handing on to the module of its subject."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

from rules.actions import Act, Action
from rules.battlefield import Marked
from rules.board import BoardRules
from rules.conditions import Condition, Status
from rules.d100 import declaring, positions, proposing, rulings, turns, wounds
from rules.d100.actions import ACTIONS
from rules.d100.armoury import ARMOURY
from rules.d100.catalogue import POOLS, STATUSES
from rules.d100.order import shown_order
from rules.d100.reading import chips, explain, extra, stats
from rules.d100.sheet import D100Sheet, Options
from rules.d100.state import KEPT_TYPES, D100Fight, Fighter
from rules.d100.telling import PHRASES
from rules.d100.weapons import BARE_HANDS, carried_at_first, of_sheet, sheet_after
from rules.modifiers import Step
from rules.system import Chip, Declaration, Pool, System
from rules.table import Table
from rules.telling import Phrases


class D100(System):
    """Sistema d100 — Combate."""

    id: ClassVar[str] = "d100"
    title: ClassVar[str] = "Sistema d100 — Combate"
    language: ClassVar[str] = "es"
    sheet: ClassVar[type[D100Sheet]] = D100Sheet
    options: ClassVar[type[Options]] = Options
    fight: ClassVar[type[D100Fight]] = D100Fight
    combatant: ClassVar[type[Fighter]] = Fighter
    pools: ClassVar[tuple[Pool, ...]] = POOLS
    statuses: Mapping[str, Status] = STATUSES
    actions: Mapping[str, Action] = ACTIONS
    phrases: Phrases = PHRASES
    phases: ClassVar[Mapping[str, str]] = {"declaration": "Declaración", "action": "Resolución"}
    countdown_units: ClassVar[frozenset[str]] = frozenset({"rounds", "turns", "seconds"})
    boundaries: ClassVar[tuple[str, ...]] = tuple(step.__name__ for step in turns.END_OF_TURN)
    board: ClassVar[BoardRules] = BoardRules(picture=True)
    row_templates: ClassVar[Mapping[str, tuple[Mapping[str, Any], ...]]] = {"weapons": ARMOURY}
    kept_types: ClassVar[tuple[type, ...]] = KEPT_TYPES
    things: ClassVar[Mapping[str, str]] = {BARE_HANDS.id: str(BARE_HANDS.name)}
    lasting_states: ClassVar[frozenset[str]] = frozenset({"dead"})
    passing: ClassVar[frozenset[str]] = frozenset({"grabbed"})
    ripening: ClassVar[frozenset[str]] = frozenset({"dying"})

    # --- entering --------------------------------------------------------------------------------------

    def new_combatant(self, id: str, name: str, side: str, sheet: Any, pools: Mapping[str, int]) -> Fighter:
        """A combatant with its weapons as the sheet has them; the PV with which it enters are no loss."""
        return Fighter(
            id=id,
            name=name,
            side=side,
            sheet=sheet,
            pools={"pv": sheet.pv, **pools},
            weapons={weapon.id: carried_at_first(weapon) for weapon in of_sheet(sheet).values()},
        )

    def lowest(self, pool: str) -> None:
        """D100-LOW-01: PV may stand below 0, and a fight may begin so."""

    def join(self, table: Table, combatant: Any, given: Mapping[str, Any]) -> None:
        """D100-INIT-04: in the declaration phase it declares by DES; later it has no stop before the next turn."""
        if table.fight.phase == "declaration":
            table.put(combatant, "initiative", combatant.sheet.des)

    # --- stops -----------------------------------------------------------------------------------------

    def begin(self, table: Table, surprise: Mapping[str, Any] | None) -> None:
        """Turn 1. The source has no surprise: refuses `no_surprise`."""
        table.insist(surprise is None, "no_surprise")
        turns.begin(table)

    def next(self, table: Table) -> None:
        """Ends the stop or the phase."""
        turns.next_stop(table)

    def declare(self, table: Table, act: Act) -> None:
        """D100-DECL-01: notes what a combatant will do."""
        declaring.declare(table, act)

    def settle(self, table: Table) -> None:
        """D100-DECL-02: in the declaration phase the next who must declare is always the active one."""
        fight: D100Fight = table.fight
        if fight.phase == "declaration":
            table.put(fight, "active", turns.next_to_declare(fight))

    # --- rulings ---------------------------------------------------------------------------------------

    def set_pool(self, table: Table, combatant: Any, pool: str, value: int) -> None:
        """Sets PV."""
        rulings.set_pv(table, combatant, value)

    def set_stat(self, table: Table, combatant: Any, stat: str, value: Any) -> None:
        """Sets a number, this turn's initiative, or the state of a weapon."""
        rulings.set_stat(table, combatant, stat, value)

    def damage(self, table: Table, combatant: Any, amount: int, pool: str | None, type: str | None) -> None:
        """A loss of PV."""
        rulings.damage(table, combatant, amount, type)

    def heal(self, table: Table, combatant: Any, amount: int, pool: str | None, type: str | None) -> None:
        """A gain of PV."""
        rulings.heal(table, combatant, amount, type)

    def inflict(
        self,
        table: Table,
        combatant: Any,
        status: Status,
        timer: Any,
        source: str | None,
        params: Mapping[str, Any],
    ) -> None:
        """Puts a status on."""
        rulings.inflict(table, combatant, status, timer, source, params)

    def named(self, combatant: Any, status: str, params: Mapping[str, Any]) -> tuple[Condition, ...]:
        """The conditions that a `lift` or `timer` command means; refuses `invalid_target` for the dead and the gone."""
        rulings.present(combatant)
        return super().named(combatant, status, params)

    def lifted(self, table: Table, combatant: Any, condition: Condition) -> None:
        """Who has neither `unconscious` nor `dying` left wakes."""
        wounds.wake(table, combatant)

    def run_out(self, table: Table, combatant: Any, condition: Condition) -> None:
        """D100-CLOCK-03: a hold stays without timer, a dying one dies or not, unconsciousness ends."""
        turns.run_out(table, combatant, condition)

    def left(self, table: Table, combatant: Any) -> None:
        """D100-HOLD-06: what it held with its arms goes free."""
        wounds.let_go(table, combatant)

    def reorder(self, table: Table, combatant: Any, other: Any, before: bool) -> None:
        """Moves a combatant in the action order."""
        rulings.reorder(table, combatant, other, before)

    def set_cell(self, table: Table, cell: tuple[int, int], stat: str, value: Any) -> None:
        """The board is a picture: any word may stand on a cell, any whole number be its height."""
        whole = isinstance(value, int) and not isinstance(value, bool)
        table.insist(whole if stat == "level" else isinstance(value, str), "invalid_params", param=stat, value=value)
        table.put(table.fight, "board", table.fight.board.with_cell(cell, stat, value))

    # --- reading ---------------------------------------------------------------------------------------

    def order(self, fight: Any) -> tuple[str, ...]:
        """The declaration order, or the action order."""
        return shown_order(fight)

    def stats(self, fight: Any, combatant: Any) -> dict[str, Any]:
        """DES, FUE, Esquivar, Protección, Lucha, Armería and how many may attack it."""
        return stats(combatant)

    def extra(self, fight: Any, combatant: Any) -> dict[str, Any]:
        """Declaration, action, focus, task, weapons: what the turn and the fight have made of it."""
        return extra(combatant)

    def declarations(self, fight: Any) -> tuple[Declaration, ...]:
        """D100-DECL-01: what everybody has declared or obviously would, from the highest DES down."""
        return proposing.declarations(fight)

    def described(self, fight: Any, command: Mapping[str, Any]) -> str:
        """In short, without that a shot is measured on the board: most are."""
        return proposing.in_words(fight, command)

    def undone(self, fight: Any, combatant: Any) -> Mapping[str, Any] | None:
        """D100-DECL-01: what it has declared and not done at its stop: see `proposing.undone`."""
        return proposing.undone(fight, combatant)

    def first_values(self, fight: Any, combatant: Any, action: str) -> Mapping[str, Any]:
        """D100-DECL-03: an action that was declared starts as it was declared."""
        return proposing.first_values(fight, combatant, action)

    def explain(self, fight: Any, combatant: Any, stat: str) -> tuple[Step, ...]:
        """Esquivar out of DES, and the initiative out of DES points."""
        return explain(combatant, stat)

    def aimed(self, fight: Any, combatant: Any, action: str, chosen: Mapping[str, Any]) -> tuple[Marked, ...]:
        """What an action reaches on the board: see `positions.aimed`."""
        return positions.aimed(fight, combatant, action, chosen)

    def measured(self, fight: Any, combatant: Any, cell: tuple[int, int]) -> str:
        """How far a cell is: see `positions.measured`."""
        return positions.measured(fight, combatant, cell)

    def chips(self, fight: Any, combatant: Any) -> tuple[Chip, ...]:
        """What it declared, its focus and task, what is loaded, jammed or on the floor."""
        return chips(fight, combatant)

    def is_dying(self, combatant: Any) -> bool:
        """D100-LOW-02: at 0 PV or less, until the end of the next turn."""
        return combatant.state != "dead" and combatant.condition("dying") is not None

    def sheet_after(self, fight: Any, combatant: Any, sheet: Mapping[str, Any]) -> dict[str, Any]:
        """D100-REL-01, D100-SIL-02: see `weapons.sheet_after`."""
        return sheet_after(combatant, sheet)

    def option_label(self, question: str, option: str, names: Mapping[str, str], language: str = "en") -> str:
        """`dodge` and `block:…` in the reader's words."""
        word, _, thing = option.partition(":")
        label = super().option_label(question, word, names, language)
        return f"{label}: {names.get(thing, thing)}" if thing else label


SYSTEM = D100()
