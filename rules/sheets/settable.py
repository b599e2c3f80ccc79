"""What of a combatant the game master may set by ruling: said by the rules, offered by the window."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from rules.sheets.schema import Sheet, is_number

YES_OR_NO = (True, False)


@dataclass(frozen=True)
class Settable:
    """One number, word or mark that `set` takes as its `stat`."""

    stat: str
    now: Any
    """What it is at the moment; None: it is not said."""
    values: tuple[Any, ...] = ()
    """All that it may become; empty: a whole number."""

    @property
    def others(self) -> tuple[Any, ...]:
        """What it may become that it is not."""
        return tuple(value for value in self.values if value != self.now)


def numbers_of(sheet: Sheet) -> Iterator[Settable]:
    """The whole numbers of a sheet, as they stand."""
    for name, info in type(sheet).model_fields.items():
        if is_number(info):
            yield Settable(name, getattr(sheet, name))
