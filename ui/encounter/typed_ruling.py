"""Rulings typed on the selected row: `-12` hurts, `+8` heals, `=33` sets; Enter does it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from rules.telling import Teller
from ui.conductor import Conductor
from ui.encounter.order_view import OrderView
from ui.encounter.rows import OrderRow
from ui.typed_change import STARTS, TypedChange

MOST_SIGNS = 7


class TypedRuling(TypedChange):
    """The ruling being typed; empty while nothing is."""

    def __init__(self, conductor: Conductor, order: OrderView, log_teller: Callable[[], Teller]) -> None:
        super().__init__(order)
        self._conductor, self._order, self._log_teller = conductor, order, log_teller

    def take(self, text: str) -> bool:
        """Takes a sign or a digit; False if it belongs to no ruling."""
        if text and text in STARTS:
            self.type(text)
        elif self.text and text.isdigit() and text.isascii() and len(self.text) < MOST_SIGNS:
            self.type(self.text + text)
        else:
            return False
        return True

    def do(self) -> bool:
        """Does it as far as it is finished; False if nothing is typed."""
        row = self._order.selected
        if row is None or not self.text:
            return False
        command = self._command(row)
        self.clear()
        if command is not None:
            self._conductor.command(command)
        return True

    def words(self) -> str:
        """The ruling, and what would come of it."""
        row = self._order.selected
        if row is None:
            return ""
        sentence = self.tr("Ruling on {name}: {text}▏ Enter does it, Esc forgets it").format(
            name=row.name, text=self.text
        )
        return "\n".join(filter(None, (sentence, self._foreseen(row))))

    def _command(self, row: OrderRow) -> Mapping[str, Any] | None:
        """What it means for the vital pool of a row; None while it is not finished."""
        if len(self.text) < 2:
            return None
        amount = int(self.text[1:])
        pool = next((one.id for one in row.pools if one.vital), row.pools[0].id)
        if self.text[0] == "=":
            return {"do": "set", "actor": row.id, "pool": pool, "value": amount}
        kind = "damage" if self.text[0] == "-" else "heal"
        return {"do": kind, "actor": row.id, "amount": amount, "pool": pool}

    def _foreseen(self, row: OrderRow) -> str:
        """What would come of it, as the log would tell it."""
        command, service = self._command(row), self._conductor.service
        if command is None or service is None:
            return ""
        teller = self._log_teller()
        return "  ·  ".join(teller.lines([fact for fact in service.foreseen(command) if teller.tells(fact)]))
