"""Ctrl+Z where the keys are in a text: its own, as long as there is something typed in it to take back."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject
from PySide6.QtGui import QKeyEvent, QKeySequence
from PySide6.QtWidgets import QApplication, QComboBox, QLineEdit, QPlainTextEdit, QTextEdit, QWidget

from ui.widgets.overlay_card import Card

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
        """Lets go of the keys that are of no use to the text."""
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
    if isinstance(widget, QComboBox):
        return widget.lineEdit()
    return widget if isinstance(widget, QLineEdit | QPlainTextEdit | QTextEdit) else None


def is_its_own(widget: QWidget | None, *, back: bool) -> bool:
    """Whether undo (`back`), or redo, belongs to the text in a widget and not to the window."""
    text = None if widget is None else text_of(widget)
    if widget is None or text is None or text.isReadOnly():
        return False
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
