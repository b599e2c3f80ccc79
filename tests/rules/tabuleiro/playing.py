"""A fight of the board battle for the tests: pieces in, commands done, what came of them out."""

from __future__ import annotations

from typing import Any

from tests.rules.played import Played, beside


def piece(id: str, side: str = "foes", *, cell: Any = None, facing: str | None = None, **rest: Any) -> dict[str, Any]:
    """A combatant of a script: VIDA 9 and CON 6 unless the sheet says more; `pools`, `conditions` go beside it."""
    found = {"id": id, "name": id.capitalize(), "side": side, **beside(rest)}
    if cell is not None:
        found["cell"] = list(cell)
    if facing is not None:
        found["facing"] = facing
    found["sheet"] = {"vida": 9, "con": 6, **rest}
    return found


class Battle(Played):
    """A running fight; turns go as listed unless the options say otherwise."""

    using, language = "card", "pt_BR"

    def __init__(
        self,
        *pieces: dict[str, Any],
        board: dict[str, Any] | None = None,
        begin: bool = True,
        dice: list[int] | None = None,
        **options: Any,
    ) -> None:
        super().__init__("tabuleiro", pieces, board, {"initiative": "listed", **options})
        if begin:
            self.do("begin", **({} if dice is None else {"dice": dice}))

    def pool(self, id: str, name: str = "vida") -> int:
        """A pool as it stands."""
        return super().pool(id, name)
