"""The clipboard: copy, cut and paste do by keys what a drag and a drop do."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QMimeData, QObject, QPoint, Signal
from PySide6.QtWidgets import QApplication, QLineEdit, QPlainTextEdit, QTextEdit, QWidget

from ui.dnd.drop_targets import DropAnswer, DropTarget, answer_by_keys
from ui.dnd.payload import (
    DragSource,
    DropPayload,
    ExternalPayload,
    kept_mime,
    outside_of,
    read_brought,
    read_drop,
    source_of,
)
from ui.widgets.line_edits import WordLine

if TYPE_CHECKING:
    from ui.exchange.controller import Exchange


class ClipboardController(QObject):
    """Copies from and pastes into the part that has the focus."""

    message_requested = Signal(str)
    """What was taken up, or why it cannot be let go."""

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._window = window

    def copy(self) -> None:
        """Take up what is chosen: where it is let go, a copy comes."""
        if (text := _text(self._window)) is not None:
            text.copy()
        else:
            self._take(copies=True)

    def cut(self) -> None:
        """Take up what is chosen: where it is let go, it moves, as a drag does."""
        text = _text(self._window)
        if text is None:
            self._take(copies=False)
        elif not text.isReadOnly():
            text.cut()

    def paste(self) -> None:
        """Let go of what was taken up."""
        text = _text(self._window)
        is_passed_by = isinstance(text, WordLine) and text.is_passed_by()
        if text is not None and not text.isReadOnly() and not is_passed_by:
            text.paste()
            return
        clipboard_data: QMimeData | None = QApplication.clipboard().mimeData()
        mime = QMimeData() if clipboard_data is None else clipboard_data  # an empty clipboard may have none
        carried = read_drop(mime, outside_of(self._window).home) or read_brought(mime)
        if carried is None:
            self.message_requested.emit(self.tr("Nothing has been copied: select something and press Ctrl+C."))
            return
        answer = answer_by_keys(self._window.focusWidget(), carried)
        if answer is None or answer.do is None:
            self.message_requested.emit("" if answer is None else answer.words or self.tr("It is already there."))
            if answer is None:
                self.message_requested.emit(self.tr("Nothing can be pasted here: go to a list that accepts it."))
            return
        if isinstance(carried, DropPayload):
            answer.do()  # before it is said: whoever takes it puts away what was said there
            self.message_requested.emit(f"{carried.words}: {answer.words}" if answer.words else carried.words)
        else:
            self.message_requested.emit(answer.words)
            answer.do()

    def _take(self, *, copies: bool) -> None:
        source = _source(self._window.focusWidget())
        carried = None if source is None else source.payload()
        if carried is None:
            self.message_requested.emit(self.tr("Nothing that can be copied is selected here."))
            return
        QApplication.clipboard().setMimeData(kept_mime(replace(carried, copies=copies), outside_of(self._window)))
        words = self.tr("Copied: {what}. Ctrl+V pastes it.") if copies else self.tr("Cut: {what}. Ctrl+V pastes it.")
        self.message_requested.emit(words.format(what=carried.words))


def _source(widget: QWidget | None) -> DragSource | None:
    """Return the drag source that has the focus, or one around it."""
    while widget is not None:
        source = source_of(widget)
        if source is not None:
            return source
        widget = widget.parentWidget()
    return None


def _text(window: QWidget) -> QLineEdit | QPlainTextEdit | QTextEdit | None:
    """Return the text field that has the focus."""
    focus: QWidget | None = window.focusWidget()
    return focus if isinstance(focus, QLineEdit | QPlainTextEdit | QTextEdit) else None


def take_in(window: QWidget, exchange: Exchange) -> None:
    """Open the import preview for files, folders and texts that are dropped on the window."""

    def weigh(carried: DropPayload, point: QPoint | None) -> DropAnswer | None:
        return None

    def brought(carried: ExternalPayload, point: QPoint | None) -> DropAnswer | None:
        if not carried.paths and not carried.text.strip():
            return DropAnswer(
                None, QCoreApplication.translate("ClipboardController", "A picture goes on a stat block.")
            )
        if not carried.paths:
            words = QCoreApplication.translate("ClipboardController", "Import this text, with a preview")
            return DropAnswer(partial(exchange.import_text, carried.text), words)
        paths = [Path(path) for path in carried.paths]
        if len(paths) == 1:
            words = QCoreApplication.translate("ClipboardController", "Import {name}, with a preview").format(
                name=paths[0].name
            )
        else:
            template = QCoreApplication.translate("ClipboardController", "Import {number} files, with a preview")
            words = template.format(number=len(paths))
        return DropAnswer(partial(exchange.import_files, paths), words)

    DropTarget(window, weigh, brought)
