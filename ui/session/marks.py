"""The marks of a fight that no rule knows, with their undo: hidden combatants, notes, temperaments, comments, cues."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Self

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QUndoStack

from models.marks import cues, marks
from models.marks.cues import Cue
from models.marks.marks import WHOLE_FIGHT, Marks, MarkStep
from rules.core.facts import Command, Fact, Json
from ui.edits.core import do_again, take_back
from ui.session.prompts import Moment


@dataclass(frozen=True)
class LibraryAside:
    """An edit of the library that was made over a fight."""

    at: int
    """The number of commands given before this edit."""
    words: str
    stack: QUndoStack
    place: int
    """The index of the undo stack after this edit."""
    command: Command | None = None
    """The next command, if it is undone together with this edit."""

    @classmethod
    def of(cls, stack: QUndoStack, at: int, words: str, command: Command | None = None) -> Self:
        """Return the edit that an undo stack has just made."""
        return cls(at, words, stack, stack.index(), command)

    def goes_with(self, command: Command | None) -> bool:
        """Return whether `command`, given right after this edit, is undone together with it."""
        return self.command is not None and self.command == command

    @property
    def is_done(self) -> bool:
        """Return whether this edit is the next one that the stack would undo."""
        return self.stack.index() == self.place and self.stack.undoText() == self.words

    @property
    def is_undone(self) -> bool:
        """Return whether this edit is the next one that the stack would redo."""
        return self.stack.index() == self.place - 1 and self.stack.redoText() == self.words


class MarksController(QObject):
    """The marks of the open fight; each change of them is undone between the commands where it was made."""

    marks_changed = Signal()
    """Any mark has changed, or an edit of the library was noted here."""

    def __init__(self, keep: Callable[[Marks], bool], moment: Callable[[], Moment | None], parent: QObject) -> None:
        super().__init__(parent)
        self._moment = moment
        """The command under way and how many answers it has had; None where nothing is asked."""
        self._amid: list[tuple[MarkStep, Moment]] = []
        """The changes that were made while a question was open."""
        self.marks: Marks = {}
        """The marks of each combatant, and of the fight under `WHOLE`."""
        self._keep = keep
        """Saves marks with their steps; returns False if the library refused."""
        self._done: list[MarkStep | LibraryAside] = []
        self._undone: list[MarkStep | LibraryAside] = []

    def take(self, marks_kept: Marks, at: int = 0) -> None:
        """Replace the marks by those of another fight, after whose first `at` commands they stand."""
        self.marks, done, undone = marks.history_at(marks_kept, at)
        self._done, self._undone, self._amid = [*done], [*undone], []

    def stand_at(self, at: int) -> None:
        """Undo the marks made after the first `at` commands, since the fight has gone back to there."""
        later = [item for item in self._done if item.at > at and isinstance(item, MarkStep)]
        after = self.marks
        for step in reversed(later):
            after = step.revert(after)
        if later and self._show(
            after, [item for item in self._done if item.at <= at], [*self._undone, *reversed(later)]
        ):
            self.marks_changed.emit()

    def history(self) -> Marks:
        """Return the marks with the steps that led to them, as the library keeps them."""
        return marks.with_steps(self.marks, [item for item in self._done if isinstance(item, MarkStep)], [])

    def is_hidden(self, id: str) -> bool:
        """Whether the players do not see a combatant."""
        return bool(self.marks.get(id, {}).get("hidden"))

    @property
    def has_hidden(self) -> bool:
        """Whether somebody is hidden from the players, or was."""
        return bool(self.hidden) or any(isinstance(step, MarkStep) and step.ids for step in self._done)

    @property
    def hidden(self) -> frozenset[str]:
        """The combatants hidden from the players."""
        return frozenset(id for id, mark in self.marks.items() if mark.get("hidden"))

    def hide(self, ids: Sequence[str], at: int, *, hidden: bool) -> None:
        """Hide combatants from the players, or show them to them, when so many commands have been given."""
        after = dict(self.marks)
        for id in ids:
            rest = {key: value for key, value in after.get(id, {}).items() if key != "hidden"}
            after[id] = {"hidden": True, **rest} if hidden else rest
        self._do(marks.step_between(at, self.marks, after, ids, hidden=hidden))

    def put(self, ids: Sequence[str], key: str, value: str, at: int, words: str) -> None:
        """Keep something else of combatants under a key, or nothing, when so many commands have been given."""
        after = dict(self.marks)
        for id in ids:
            rest = {name: kept for name, kept in after.get(id, {}).items() if name != key}
            after[id] = {**rest, key: value} if value else rest
        self.become(after, at, words)

    @property
    def comments(self) -> marks.Comments:
        """The comments on lines of the log."""
        return marks.comments_in(self.marks)

    def commented(self, facts: Sequence[Fact]) -> list[Fact]:
        """Facts of the fight, each with what was written beside it."""
        return marks.with_comments(facts, self.comments) if WHOLE_FIGHT in self.marks else list(facts)

    @property
    def cues(self) -> tuple[Cue, ...]:
        """The game master's cues."""
        return cues.unpack(self.marks[WHOLE_FIGHT].get("cues")) if WHOLE_FIGHT in self.marks else ()

    @property
    def let_go(self) -> Mapping[str, int]:
        """The cues that were let go, by their numbers, each with the round in which that was done last."""
        rounds = self.marks.get(WHOLE_FIGHT, {}).get("let_go")
        return {id: round for id, round in rounds.items() if isinstance(round, int)} if isinstance(rounds, dict) else {}

    def keep_cues(self, cues: Sequence[Cue], let_go: Mapping[str, int], at: int, words: str) -> None:
        """Keep other cues, or others as let go, when so many commands have been given."""
        mark: dict[str, Json] = {"cues": {str(cue.id): cue.pack() for cue in cues}, "let_go": dict(let_go)}
        self.become({**self.marks, WHOLE_FIGHT: {**self.marks.get(WHOLE_FIGHT, {}), **mark}}, at, words)

    def become(self, after: Marks, at: int, words: str) -> None:
        """Keep other marks in the place of these, as one step, when so many commands have been given."""
        self._do(marks.step_between(at, self.marks, after, words=words))

    def _do(self, step: MarkStep) -> None:
        moment = self._moment()
        if moment is not None:
            step = replace(step, during=moment)
        # What was taken back before is not done again.
        if self._show(step.apply(self.marks), [*self._done, step], []):
            if moment is not None:
                self._amid.append((step, moment))
            self.marks_changed.emit()

    def go_on_amid(self) -> None:
        """A question that the library has kept is open again: what was marked over it stands between its answers."""
        if now := self._moment():
            steps = [item for item in (*self._done, *self._undone) if isinstance(item, MarkStep)]
            self._amid = [
                (step, (now[0], step.during[1])) for step in steps if step.during and step.during[0] == now[0]
            ]

    def is_of_now(self, step: MarkStep | LibraryAside | None) -> bool:
        """Whether a change was made while the open question stood where it stands: its answers came before it."""
        now = self._moment()
        return now is not None and any(
            candidate is step and command is now[0] and answers == now[1]
            for candidate, (command, answers) in self._amid
        )

    def note(self, aside: LibraryAside) -> None:
        """An edit of the library was made here: undo takes it back here, unless that has happened elsewhere."""
        self._done.append(aside)
        self._undone.clear()
        self.marks_changed.emit()

    def go_on(self) -> None:
        """A command was given: what was taken back before it is not done again."""
        if self._undone:
            self._show(self.marks, self._done, [])

    def last(self, at: int) -> MarkStep | LibraryAside | None:
        """Return the edit that undo would undo after so many commands; None: a command."""
        here = (item for item in reversed(self._done) if item.at == at)
        return next((item for item in here if isinstance(item, MarkStep) or item.is_done), None)

    def next(self, at: int) -> MarkStep | LibraryAside | None:
        """Return the edit that redo would redo after so many commands; None: a command."""
        here = (item for item in reversed(self._undone) if item.at == at)
        return next((item for item in here if isinstance(item, MarkStep) or item.is_undone), None)

    def take_back(self, step: MarkStep | LibraryAside) -> None:
        """Take the last change back."""
        done, undone = [item for item in self._done if item is not step], [*self._undone, step]
        if isinstance(step, LibraryAside):
            self._move(done, undone, there=take_back(step.stack))
        elif self._show(step.revert(self.marks), done, undone):
            self.marks_changed.emit()

    def do_again(self, step: MarkStep | LibraryAside) -> None:
        """Do the change that was taken back last again."""
        done, undone = [*self._done, step], [item for item in self._undone if item is not step]
        if isinstance(step, LibraryAside):
            self._move(done, undone, there=do_again(step.stack))
        elif self._show(step.apply(self.marks), done, undone):
            self.marks_changed.emit()

    def _move(
        self, done: list[MarkStep | LibraryAside], undone: list[MarkStep | LibraryAside], *, there: object
    ) -> None:
        if there:
            self._done, self._undone = done, undone
            self.marks_changed.emit()

    def _show(self, after: Marks, done: list[MarkStep | LibraryAside], undone: list[MarkStep | LibraryAside]) -> bool:
        """Keep marks with the steps to them; an edit of the library goes with its stack, which no file keeps."""
        steps = [[item for item in history if isinstance(item, MarkStep)] for history in (done, undone)]
        is_kept = self._keep(marks.with_steps(after, *steps))
        if is_kept:
            self.marks, self._done, self._undone = dict(after), done, undone
        return is_kept
