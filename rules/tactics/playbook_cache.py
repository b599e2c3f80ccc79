"""A cache of playbooks, by the system, options, board and sheets that they rest on.

The same fight is found by the identity of its sheets, which is quick; another fight, or one that is opened again, by
their content.
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


class _SheetsByIdentity:
    """The sheets of a fight, compared by identity."""

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
        return isinstance(other, _SheetsByIdentity) and self._key == other._key


class _SheetsByContent:
    """The kinds of sheets in a fight, compared by content."""

    __slots__ = ("board", "options", "sheets", "system")

    def __init__(self, cast: _SheetsByIdentity, sheets: tuple[Any, ...]) -> None:
        self.system = cast.system
        self.options = cast.options
        self.board = cast.board
        self.sheets = sheets

    def __hash__(self) -> int:
        # What stands in a sheet need not have a hash.
        return hash((id(self.system), self._cells, tuple(map(type, self.sheets))))

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, _SheetsByContent)
            and self.system is other.system
            and self._cells == other._cells
            and self.options == other.options
            and self.sheets == other.sheets
        )

    @property
    def _cells(self) -> tuple[int | None] | None:
        """None without a board: the size of its cells may be left open."""
        return None if self.board is None else (self.board.cell_size,)


_GO_ON: ContextVar[Callable[[], object]] = ContextVar("go_on", default=lambda: None)
"""What is called between two sheets; each job has its own."""


@contextmanager
def interruptible(go_on: Callable[[], object]) -> Iterator[None]:
    """Call `go_on` between two sheets of whatever is worked out within; what it raises ends it, and nothing is kept."""
    token = _GO_ON.set(go_on)
    try:
        yield
    finally:
        _GO_ON.reset(token)


@lru_cache(maxsize=BOOKS)
def _book(cast: _SheetsByIdentity) -> tuple[Playbook, tuple[int, ...]]:
    distinct: list[Any] = []
    numbers: list[int] = []
    for sheet in cast.sheets:
        _GO_ON.get()()
        number = next((index for index, known in enumerate(distinct) if known == sheet), len(distinct))
        if number == len(distinct):
            distinct.append(sheet)
        numbers.append(number)
    return _playbook_of_content(_SheetsByContent(cast, tuple(distinct))), tuple(numbers)


@lru_cache(maxsize=BOOKS)
def _playbook_of_content(kinds: _SheetsByContent) -> Playbook:
    return Playbook(kinds.system, kinds.options, kinds.board, kinds.sheets, _GO_ON.get())


def basis_of(fight: Fight) -> tuple[Any, ...]:
    """Return what the playbook of a fight rests on besides its system: equal as long as that stays the same."""
    combatants, board = fight.combatants, fight.board
    sheets = [combatant.sheet for combatant in combatants.values()]
    return fight.options, None if board is None else (board.cell_size,), [*combatants], sheets


def book_of(system: System, fight: Fight) -> tuple[Playbook, dict[str, int]]:
    """Return the playbook of a fight, and the number of each combatant's sheet in it."""
    combatants = fight.combatants
    book, numbers = _book(
        _SheetsByIdentity(
            system, fight.options, fight.board, tuple(combatant.sheet for combatant in combatants.values())
        )
    )
    return book, dict(zip(combatants, numbers, strict=True))
