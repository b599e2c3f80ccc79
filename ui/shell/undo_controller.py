"""Undo and redo, wherever they are asked for: what they are about, and what is said of it."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence, QUndoStack
from PySide6.QtWidgets import (
    QAbstractSpinBox,
    QApplication,
    QComboBox,
    QDoubleSpinBox,
    QLineEdit,
    QPlainTextEdit,
    QSpinBox,
    QTextEdit,
    QWidget,
)
from shiboken6 import getCppPointer, isValid

from rules.core.facts import Command
from ui.widgets.overlay_card import Card
from ui.widgets.spin_boxes import is_being_typed

if TYPE_CHECKING:
    from models.marks.marks import MarkStep
    from ui.encounter.fight.page import FightPage
    from ui.navigation.active_page import ActivePage
    from ui.session.controller import Conductor
    from ui.session.fight import Happening
    from ui.session.marks import LibraryAside
    from ui.session.prompts import OpenQuestion


def fall_silent_with(window: QWidget, stack: QUndoStack) -> None:
    """Have the steps go with their window without a word, unless another window has taken them on.

    Emptied as it dies, the stack would tell everybody, and who looks into the library then opens a file that is closed.
    """
    address = getCppPointer(window)[0]

    def fall_silent() -> None:
        owner = stack.parent() if isValid(stack) else None  # one that died before its window is silent
        # A window that dies is of its own class no more.
        if owner is not None and getCppPointer(owner)[0] == address:
            stack.blockSignals(True)

    window.destroyed.connect(fall_silent)


class UndoController(QObject):
    """Takes back the last thing done and does it again: in the fight that is on the page, else in the library."""

    message_requested = Signal(str)
    """The step that was undone or redone."""
    message_expired = Signal(str)
    """The message about the last step is outdated: something else was done."""
    availability_changed = Signal()
    """Something else can be taken back, or done again."""

    def __init__(self, stack: QUndoStack, front: ActivePage, parent: QObject) -> None:
        """`front` knows the page of the fight, where one is shown, and whether anything of the tabs is."""
        super().__init__(parent)
        self._stack = stack
        self._front = front
        self._sentence = ""
        self._page: FightPage | None = None
        """The page of the fight, if that was in front when it was said."""
        self._conductor: Conductor
        self._covering: QUndoStack | None = None
        """The steps of the page that covers the tabs, if that has some of its own."""
        stack.indexChanged.connect(self._moved)

    def cover(self, stack: QUndoStack | None) -> None:
        """Take back the steps of a page that covers the tabs, until there is none."""
        if self._covering is not None and isValid(self._covering):
            self._covering.indexChanged.disconnect(self._moved_before)
        self._covering = stack
        if stack is not None:
            stack.indexChanged.connect(self._moved_before)
        self._moved_before()

    def follow(self, conductor: Conductor) -> None:
        """Say what is undone and done again in the fights of a conductor."""
        self._conductor = conductor
        conductor.step_done.connect(self._happened)
        conductor.questions.question_changed.connect(self._question_changed)
        conductor.fight_changed.connect(self._step_is_past)

    def steps(self) -> tuple[str, str]:
        """Return the steps that undo and redo would do, in words; empty for none."""
        page = self._front.page
        if self._covering is not None:
            return self._covering.undoText(), self._covering.redoText()
        if self._front.is_covered:
            return "", ""
        if page is None:
            return self._stack.undoText(), self._stack.redoText()
        conductor, composer = self._conductor, page.composer
        at, marking = conductor.steps_done, conductor.marking
        if conductor.open_question is not None:
            again = self._beside(marking.next(at)) if marking.is_of_now(marking.next(at)) else ""
            if marking.is_of_now(marking.last(at)):
                return self._beside(marking.last(at)), again
            command = self._deed(conductor.open_question.command)
            return self.tr("the last answer") if conductor.open_question.answers else command, again
        if composer.action is not None:
            composed = self.tr("{action}, not done yet").format(action=composer.action.label)
            return composed, composed if composer.can_redo else ""
        before, after = self._step(at - 1), self._step(at)
        return self._beside(marking.last(at)) or before, self._beside(marking.next(at)) or after

    @property
    def can_undo(self) -> bool:
        """Whether there is anything to take back."""
        if self._covering is not None:
            return self._covering.canUndo()
        page = self._front.page
        is_possible = self._stack.canUndo() if page is None else page.acting.can_undo
        return is_possible and not self._front.is_covered

    @property
    def can_redo(self) -> bool:
        """Whether there is anything to do again."""
        if self._covering is not None:
            return self._covering.canRedo()
        page = self._front.page
        is_possible = self._stack.canRedo() if page is None else page.acting.can_redo
        return is_possible and not self._front.is_covered

    def undo(self) -> None:
        """Take back the last thing done."""
        from ui.edits.core import take_back

        page = self._front.page
        step, _ = self.steps()
        if not self.can_undo:
            self.tell(self.tr("Nothing to undo here."))
            return
        if self._covering is not None:
            self._covering.undo()
            self._taken_back(step)
            return
        if page is None:
            self._taken_back(*self._in_library(take_back, self._stack.undoText))
            return
        # Of a command that was through, the conductor tells that it was undone.
        is_done = self._conductor.open_question is not None or self._is_beside(page, self._conductor.marking.last)
        page.acting.undo()
        if is_done:
            self._taken_back(step)

    def redo(self) -> None:
        """Do it again."""
        from ui.edits.core import do_again

        page = self._front.page
        _, step = self.steps()
        if not self.can_redo:
            self.tell(self.tr("Nothing to redo here."))
            return
        if self._covering is not None:
            self._covering.redo()
            self._done_again(step)
            return
        if page is None:
            self._done_again(*self._in_library(do_again, self._stack.redoText))
            return
        is_done = self._is_beside(page, self._conductor.marking.next)
        page.acting.redo()
        if is_done:
            self._done_again(step)

    def _in_library(self, take: Callable[[QUndoStack], bool], text: Callable[[], str]) -> tuple[str, str]:
        """Take the next step that is possible; return what it was about, and what was passed over for ever before it.

        What can never be done, as a fight rests on it by now, is forgotten: it would stand in the way of all before it.
        """
        passed: list[str] = []
        while True:
            step, many = text(), self._stack.count()
            if take(self._stack):
                return step, ", ".join(passed)
            if self._stack.count() == many:
                return "", ""
            passed.append(step)

    def look(self) -> None:
        """Another page is in front: undo may be about other steps there."""
        if self._front.page is not self._page:
            self._step_is_past()

    def _moved(self) -> None:
        if isValid(self._stack):  # It says that it is empty while it is deleted with its window.
            self._step_is_past()
            self.availability_changed.emit()

    def _moved_before(self) -> None:
        if self._covering is None or isValid(self._covering):  # As above: it may go with the window.
            self._step_is_past()
            self.availability_changed.emit()

    def _is_beside(self, page: FightPage, step: Callable[[int], MarkStep | LibraryAside | None]) -> bool:
        """Whether what is taken back or done again was done beside the commands of the fight."""
        mark, marking = step(self._conductor.steps_done), self._conductor.marking
        if self._conductor.open_question is not None:
            return marking.is_of_now(mark)
        return page.composer.action is None and mark is not None

    def _beside(self, step: MarkStep | LibraryAside | None) -> str:
        """Return a step beside the commands of the fight, in words."""
        from models.marks.marks import MarkStep
        from ui.encounter.action_panel.group_action import people

        if step is None or not isinstance(step, MarkStep):
            return "" if step is None else step.words
        if step.words:
            return step.words
        names = self._conductor.names
        name = people([names[id] for id in step.ids if id in names])
        return (self.tr("{name}: hidden") if step.hidden else self.tr("{name}: shown")).format(name=name)

    def _deed(self, command: Command) -> str:
        from ui.session.undo_labels import deed

        return deed(command, self._conductor.teller())

    def _step(self, place: int) -> str:
        """The step to which the command at a place of the journal belongs, in words; empty where there is none."""
        from ui.session.undo_labels import deeds

        return deeds(self._conductor.step_at(place), self._conductor.teller())

    def _happened(self, happening: Happening) -> None:
        at = self._conductor.steps_done
        if happening.kind == "undone":
            self._taken_back(self._step(at))
        elif happening.kind == "redone":
            self._done_again(self._step(at - 1))
        else:
            self._step_is_past()

    def _question_changed(self, open_question: OpenQuestion | None) -> None:
        if open_question is not None:
            self._step_is_past()

    def _taken_back(self, step: str, passed: str = "") -> None:
        more = self.tr("Undone: {what}. No longer possible, and passed over: {passed}")
        self._say(more if passed else self.tr("Undone: {what}"), step, passed)

    def _done_again(self, step: str, passed: str = "") -> None:
        more = self.tr("Redone: {what}. No longer possible, and passed over: {passed}")
        self._say(more if passed else self.tr("Redone: {what}"), step, passed)

    def _say(self, sentence: str, step: str, passed: str) -> None:
        if step:
            self.tell(sentence.format(what=step, passed=passed))

    def tell(self, sentence: str) -> None:
        """Say something of the last step, as long as it is the one that undo takes back."""
        self._sentence, self._page = sentence, self._front.page
        self.message_requested.emit(sentence)

    def _step_is_past(self) -> None:
        if self._sentence:
            self.message_expired.emit(self._sentence)


_UNDO, _REDO = QKeySequence.StandardKey.Undo, QKeySequence.StandardKey.Redo


class TextUndo(QObject):
    """Leaves undo and redo to the window where the text that has the keys has nothing to take back or to do again.

    A text claims both keys for itself, so one that is empty would keep them from whatever was done last. In a form and
    on a card they stay with it: what lies behind is not what one looks at.
    """

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        application = QApplication.instance()
        assert isinstance(application, QApplication)
        application.focusObjectChanged.connect(self._watch)

    def _watch(self, focus: QObject | None) -> None:
        # Qt installs a filter once, however often it is told to.
        if isinstance(focus, QWidget) and focus.window() is self.parent() and text_of(focus) is not None:
            focus.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Let go of the keys that are of no use to the text."""
        if (
            event.type() == QEvent.Type.ShortcutOverride
            and isinstance(event, QKeyEvent)
            and isinstance(watched, QWidget)
        ):
            undoes, does_again = event.matches(_UNDO), event.matches(_REDO)
            if (undoes or does_again) and not is_its_own(watched, back=undoes):
                event.ignore()
                return True
        return super().eventFilter(watched, event)


def text_of(widget: QWidget) -> QLineEdit | QPlainTextEdit | QTextEdit | None:
    """The text that is typed in a widget, if it is one for that."""
    if isinstance(widget, QComboBox | QAbstractSpinBox):
        return widget.lineEdit()
    return widget if isinstance(widget, QLineEdit | QPlainTextEdit | QTextEdit) else None


def is_its_own(widget: QWidget | None, *, back: bool) -> bool:
    """Whether undo (`back`), or redo, belongs to the text in a widget and not to the window.

    A number that has been taken is the window's, as it is taken back like everything else; while it is being typed it
    is the text's.
    """
    text = None if widget is None else text_of(widget)
    if widget is None or text is None or text.isReadOnly():
        return False
    if isinstance(widget, QSpinBox | QDoubleSpinBox) and not is_being_typed(widget):
        return _is_apart(widget)
    of = text if isinstance(text, QLineEdit) else text.document()
    return (of.isUndoAvailable() if back else of.isRedoAvailable()) or _is_apart(widget)


def _is_apart(widget: QWidget) -> bool:
    """Whether it stands in a form or on a card."""
    from ui.bestiary.forms.entity_form import EntityForm

    above: QWidget | None = widget
    while above is not None:
        if isinstance(above, Card | EntityForm):
            return True
        above = above.parentWidget()
    return False
