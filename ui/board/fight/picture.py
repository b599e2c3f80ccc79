"""Where a board is only a picture: which option would let its cells count."""

from __future__ import annotations

from typing import Any

from rules.system.system import System


def switch_of(system: System, options: Any) -> str | None:
    """The option that makes more than a picture of a board; None where the board counts, or never does."""
    if not system.board_rules(options).picture:
        return None
    for name in type(options).model_fields:
        if getattr(options, name) is False:
            switched = options.model_copy(update={name: True})
            if not system.board_rules(switched).picture:
                return str(name)
    return None
