"""Who is hidden from the players is no matter of the rules; taking that back has its place among the fight's steps."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from PySide6.QtCore import QObject, Signal

from rules.facts import Json

Marks = Mapping[str, Mapping[str, Json]]


@dataclass(frozen=True)
class Marked:
    """A change of what is kept of the combatants."""

    at: int
    """So many commands had been given before it."""
    id: str
    hidden: bool
    before: Marks
    after: Marks


class Marking(QObject):
    """What is kept of the combatants that no rule knows, and its changes: each is taken back where it was made."""

    changed = Signal()
    """Somebody is hidden from the players, or shown to them."""

    def __init__(self, keep: Callable[[Marks], bool], parent: QObject) -> None:
        super().__init__(parent)
        self.marks: Marks = {}
        """Combatant to `hidden` and `notes`."""
        self._keep = keep
        """Keeps it with the fight; False if the library refused."""
        self._done: list[Marked] = []
        self._undone: list[Marked] = []

    def take(self, marks: Marks) -> None:
        """Takes up another fight's; what was changed in the former cannot be taken back here."""
        self.marks = dict(marks)
        self._done.clear()
        self._undone.clear()

    def is_hidden(self, id: str) -> bool:
        """Whether the players do not see a combatant."""
        return bool(self.marks.get(id, {}).get("hidden"))

    def hide(self, id: str, at: int, *, hidden: bool) -> None:
        """Hides a combatant from the players, or shows it to them, when so many commands have been given."""
        mark = {key: value for key, value in self.marks.get(id, {}).items() if key != "hidden"}
        step = Marked(at, id, hidden, self.marks, {**self.marks, id: {"hidden": True, **mark} if hidden else mark})
        if self._show(step.after):
            # What was taken back before is not done again.
            self._done.append(step)
            self._undone.clear()
            self.changed.emit()

    def go_on(self) -> None:
        """A command was given: what was taken back before it is not done again."""
        self._undone.clear()

    def last(self, at: int) -> Marked | None:
        """What undo takes back when so many commands have been given; None: a command."""
        return self._done[-1] if self._done and self._done[-1].at == at else None

    def next(self, at: int) -> Marked | None:
        """What redo does again when so many commands have been given; None: a command."""
        return self._undone[-1] if self._undone and self._undone[-1].at == at else None

    def take_back(self, step: Marked) -> None:
        """Takes the last change back."""
        if self._show(step.before):
            self._undone.append(self._done.pop())
            self.changed.emit()

    def do_again(self, step: Marked) -> None:
        """Does the change that was taken back last again."""
        if self._show(step.after):
            self._done.append(self._undone.pop())
            self.changed.emit()

    def _show(self, marks: Marks) -> bool:
        kept = self._keep(marks)
        if kept:
            self.marks = dict(marks)
        return kept
