"""The shelf: playbooks that have been worked out, kept by which system, options, board and sheets they rest on.

Whoever is in the same fight is found by which sheets they are, which is quick; the sheets of another fight, or of one
that is opened again, by what stands in them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from functools import lru_cache
from typing import Any

from rules.board.board import Board
from rules.core.state import Fight
from rules.system.system import System
from rules.tactics.playbook import Playbook

BOOKS = 16
"""How many are kept at a time."""


class _Cast:
    """Who is in a fight, told apart by which sheets they are, not by what stands in them."""

    __slots__ = ("_key", "board", "options", "sheets", "system")

    def __init__(self, system: System, options: Any, board: Board | None, sheets: tuple[Any, ...]) -> None:
        self.system = system
        self.options = options
        self.board = board
        self.sheets = sheets
        cells = None if board is None else (board.cell_size,)
        self._key = (id(system), id(options), cells, *map(id, sheets))

    def __hash__(self) -> int:
        return hash(self._key)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Cast) and self._key == other._key


class _Kinds:
    """The kinds of sheets in a fight, told apart by what stands in them."""

    __slots__ = ("board", "options", "sheets", "system")

    def __init__(self, cast: _Cast, sheets: tuple[Any, ...]) -> None:
        self.system = cast.system
        self.options = cast.options
        self.board = cast.board
        self.sheets = sheets

    def __hash__(self) -> int:
        # What stands in a sheet need not have a hash.
        return hash((id(self.system), self._cells, tuple(map(type, self.sheets))))

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, _Kinds)
            and self.system is other.system
            and self._cells == other._cells
            and self.options == other.options
            and self.sheets == other.sheets
        )

    @property
    def _cells(self) -> tuple[int | None] | None:
        """None without a board: one may leave the size of its cells open."""
        return None if self.board is None else (self.board.cell_size,)


_GO_ON: ContextVar[Callable[[], object]] = ContextVar("go_on", default=lambda: None)
"""What is asked between two sheets; each job has its own."""


@contextmanager
def stopped_by(go_on: Callable[[], object]) -> Iterator[None]:
    """Whatever is worked out in it asks `go_on` between two sheets; what that raises ends it, and nothing is kept."""
    before = _GO_ON.set(go_on)
    try:
        yield
    finally:
        _GO_ON.reset(before)


@lru_cache(maxsize=BOOKS)
def _book(cast: _Cast) -> tuple[Playbook, tuple[int, ...]]:
    distinct: list[Any] = []
    numbers: list[int] = []
    for sheet in cast.sheets:
        _GO_ON.get()()
        number = next((place for place, other in enumerate(distinct) if other == sheet), len(distinct))
        if number == len(distinct):
            distinct.append(sheet)
        numbers.append(number)
    return _worked_out(_Kinds(cast, tuple(distinct))), tuple(numbers)


@lru_cache(maxsize=BOOKS)
def _worked_out(kinds: _Kinds) -> Playbook:
    return Playbook(kinds.system, kinds.options, kinds.board, kinds.sheets, _GO_ON.get())


def book_of(system: System, fight: Fight) -> tuple[Playbook, dict[str, int]]:
    """The playbook of a fight, and the number of each combatant's sheet in it."""
    there = fight.combatants
    book, numbers = _book(
        _Cast(system, fight.options, fight.board, tuple(combatant.sheet for combatant in there.values()))
    )
    return book, dict(zip(there, numbers, strict=True))
