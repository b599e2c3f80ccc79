"""Rulings typed on the selected row: `-12` hurts, `+8` heals, `=33` sets; Enter does it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

STARTS = "-+="


class TypedRuling:
    """The ruling being typed; empty while nothing is."""

    def __init__(self) -> None:
        self.text = ""

    def take(self, text: str) -> bool:
        """Takes a sign or a digit; False if it belongs to no ruling."""
        if not self.text:
            if text and text in STARTS:
                self.text = text
                return True
            return False
        if text.isdigit() and text.isascii() and len(self.text) < 7:
            self.text += text
            return True
        if text and text in STARTS:
            self.text = text
            return True
        return False

    def shorten(self) -> bool:
        """Takes the last sign back; False if there was none."""
        if not self.text:
            return False
        self.text = self.text[:-1]
        return True

    def clear(self) -> None:
        """Forgets it."""
        self.text = ""

    def command(self, actor: str, pool: str) -> Mapping[str, Any] | None:
        """The command that it means for a combatant, or None while it is not finished."""
        if len(self.text) < 2:
            return None
        amount = int(self.text[1:])
        if self.text[0] == "=":
            return {"do": "set", "actor": actor, "pool": pool, "value": amount}
        kind = "damage" if self.text[0] == "-" else "heal"
        return {"do": kind, "actor": actor, "amount": amount, "pool": pool}
