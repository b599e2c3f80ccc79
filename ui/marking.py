"""What no rule of a fight knows, who is hidden and what changes hands: each is taken back where it was done."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QUndoStack

from models import cues
from models.cues import Cue
from rules.facts import Json
from ui.edits import do_again, take_back

Marks = Mapping[str, Mapping[str, Json]]
WHOLE = ""
"""Under no combatant's id stands what is kept of the fight as a whole."""


@dataclass(frozen=True)
class Marked:
    """A change of what is kept of the combatants."""

    at: int
    """So many commands had been given before it."""
    ids: tuple[str, ...]
    hidden: bool
    before: Marks
    after: Marks
    words: str = ""
    """What it was, where it is not that somebody was hidden or shown."""


@dataclass(frozen=True)
class Aside:
    """An edit of the library that was made over a fight."""

    at: int
    """So many commands had been given before it."""
    words: str
    stack: QUndoStack
    place: int
    """Where the stack stands when it is done."""

    @property
    def is_done(self) -> bool:
        """Whether it is what the stack would take back."""
        return self.stack.index() == self.place and self.stack.undoText() == self.words

    @property
    def is_undone(self) -> bool:
        """Whether it is what the stack would do again."""
        return self.stack.index() == self.place - 1 and self.stack.redoText() == self.words


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
        self._done: list[Marked | Aside] = []
        self._undone: list[Marked | Aside] = []

    def take(self, marks: Marks) -> None:
        """Takes up another fight's; what was changed in the former cannot be taken back here."""
        self.marks = dict(marks)
        self._done.clear()
        self._undone.clear()

    def is_hidden(self, id: str) -> bool:
        """Whether the players do not see a combatant."""
        return bool(self.marks.get(id, {}).get("hidden"))

    @property
    def hidden(self) -> frozenset[str]:
        """Those whom the players do not see."""
        return frozenset(id for id, mark in self.marks.items() if mark.get("hidden"))

    def hide(self, ids: Sequence[str], at: int, *, hidden: bool) -> None:
        """Hides combatants from the players, or shows them to them, when so many commands have been given."""
        marks = dict(self.marks)
        for id in ids:
            rest = {key: value for key, value in marks.get(id, {}).items() if key != "hidden"}
            marks[id] = {"hidden": True, **rest} if hidden else rest
        self._do(Marked(at, tuple(ids), hidden, self.marks, marks))

    @property
    def cues(self) -> tuple[Cue, ...]:
        """What the game master is to be reminded of."""
        return cues.read(self.marks.get(WHOLE, {}).get("cues"))

    @property
    def let_go(self) -> Mapping[str, int]:
        """The cues that were let go, by their numbers, each with the round in which that was done last."""
        found = self.marks.get(WHOLE, {}).get("let_go")
        return {id: round for id, round in found.items() if isinstance(round, int)} if isinstance(found, dict) else {}

    def keep_cues(self, kept: Sequence[Cue], let_go: Mapping[str, int], at: int, words: str) -> None:
        """Keeps other cues, or others as let go, when so many commands have been given."""
        mark: dict[str, Json] = {"cues": [cue.packed() for cue in kept], "let_go": dict(let_go)}
        self._do(Marked(at, (), False, self.marks, {**self.marks, WHOLE: mark}, words))

    def _do(self, step: Marked) -> None:
        if self._show(step.after):
            # What was taken back before is not done again.
            self._done.append(step)
            self._undone.clear()
            self.changed.emit()

    def note(self, aside: Aside) -> None:
        """An edit of the library was made here: undo takes it back here, unless that has happened elsewhere."""
        self._done.append(aside)
        self._undone.clear()
        self.changed.emit()

    def go_on(self) -> None:
        """A command was given: what was taken back before it is not done again."""
        self._undone.clear()

    def last(self, at: int) -> Marked | Aside | None:
        """What undo takes back when so many commands have been given; None: a command."""
        here = (one for one in reversed(self._done) if one.at == at)
        return next((one for one in here if isinstance(one, Marked) or one.is_done), None)

    def next(self, at: int) -> Marked | Aside | None:
        """What redo does again when so many commands have been given; None: a command."""
        here = (one for one in reversed(self._undone) if one.at == at)
        return next((one for one in here if isinstance(one, Marked) or one.is_undone), None)

    def take_back(self, step: Marked | Aside) -> None:
        """Takes the last change back."""
        if self._show(step.before) if isinstance(step, Marked) else take_back(step.stack):
            self._done.remove(step)
            self._undone.append(step)
            self.changed.emit()

    def do_again(self, step: Marked | Aside) -> None:
        """Does the change that was taken back last again."""
        if self._show(step.after) if isinstance(step, Marked) else do_again(step.stack):
            self._undone.remove(step)
            self._done.append(step)
            self.changed.emit()

    def _show(self, marks: Marks) -> bool:
        kept = self._keep(marks)
        if kept:
            self.marks = dict(marks)
        return kept
