"""Rulings typed on the selected rows: `-12` hurts, `+8` heals, `=33` sets; Enter does it. Others are given by hand.

Where several are selected, a letter of one of them halves what it takes: those who got out of the way in time.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from rules.log.sentences import Teller
from ui.encounter.action_panel.group_action import give_together, people
from ui.encounter.turn_order.view import OrderView
from ui.session.controller import Conductor
from ui.session.typed_change import STARTS, TypedChange
from ui.session.view.order import OrderRow

MOST_SIGNS = 7
MOST_FORESEEN = 4
"""The most previews of a ruling on several combatants."""


class TypedOverride(TypedChange):
    """The ruling being typed; empty while nothing is."""

    def __init__(self, conductor: Conductor, order: OrderView, log_teller: Callable[[], Teller]) -> None:
        super().__init__(order)
        self._conductor, self._order, self._log_teller = conductor, order, log_teller
        self._halved: frozenset[str] = frozenset()
        """The letters of those who take half."""

    def take(self, text: str) -> bool:
        """Handle a typed character: a sign, a digit, or a letter for half; return False for others."""
        if text and text in STARTS:
            self._halved = frozenset()
            self.type(text)
        elif self.text and text.isdigit() and text.isascii() and len(self.text) < MOST_SIGNS:
            self.type(self.text + text)
        elif self._can_halve and text.isalpha():  # That of nobody who is selected is no action meant for later.
            self._halved ^= {text} & {row.letter for row in self._order.selected_rows}
            self.type(self.text)
        else:
            return False
        return True

    @property
    def _can_halve(self) -> bool:
        """Whether an amount is typed for several."""
        return len(self.text) > 1 and self.text[0] != "=" and len(self._order.selected_rows) > 1

    def do(self) -> bool:
        """Do it as far as it is finished; False if nothing is typed."""
        rows = self._order.selected_rows
        if not rows or not self.text:
            return False
        commands = [] if len(self.text) < 2 else [self._command(row) for row in rows]
        self.clear()
        give_together(self._conductor, commands)
        return True

    def words(self) -> str:
        """Return the typed ruling with a preview of its effect."""
        rows = self._order.selected_rows
        if not rows:
            return ""
        sentence = self.tr("Ruling on {name}: {text}▏ Enter does it, Esc forgets it").format(
            name=people([row.name for row in rows]), text=self.text
        )
        return "\n".join(filter(None, (sentence, self._half(rows), self._foreseen(rows))))

    def _half(self, rows: tuple[OrderRow, ...]) -> str:
        """Return which combatants take half, or how to type that."""
        if not self._can_halve:
            return ""
        halved = ", ".join(row.name for row in rows if row.letter in self._halved)
        return (
            self.tr("Half for: {names}").format(names=halved)
            if halved
            else self.tr("Type the letter of whoever takes half")
        )

    def _command(self, row: OrderRow) -> Mapping[str, Any]:
        """Return the command on the vital pool of a row."""
        amount = int(self.text[1:])
        pool = next((pool_view.id for pool_view in row.pools if pool_view.vital), row.pools[0].id)
        if self.text[0] == "=":
            return {"do": "set", "actor": row.id, "pool": pool, "value": amount}
        kind = "damage" if self.text[0] == "-" else "heal"
        if row.letter in self._halved:
            amount //= 2
        return {"do": kind, "actor": row.id, "amount": amount, "pool": pool}

    def _foreseen(self, rows: tuple[OrderRow, ...]) -> str:
        """Return the preview, in the words of the log."""
        service = self._conductor.service
        if service is None or len(self.text) < 2:
            return ""
        teller, lines = self._log_teller(), list[str]()
        for row in sorted(rows, key=lambda row: row.letter not in self._halved):
            lines += teller.lines([fact for fact in service.foreseen(self._command(row)) if teller.has_line(fact)])
        shown = [*lines[:MOST_FORESEEN], *(["…"] if len(lines) > MOST_FORESEEN else [])]
        return "  ·  ".join(shown)

    def reorder(self, actor: str, other: str, before: bool) -> None:
        """Bring a combatant before or behind another in the order."""
        self._conductor.command({"do": "order", "actor": actor, "before" if before else "after": other})

    def set_pool(self, id: str, pool: str, value: int) -> None:
        """Set a combatant's pool."""
        self._conductor.command({"do": "set", "actor": id, "pool": pool, "value": value})
