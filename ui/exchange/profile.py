"""The conversion profiles, and an editor for the text of one that shows errors by line."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QTimer, Signal
from PySide6.QtGui import QTextCursor, QTextFormat
from PySide6.QtWidgets import QLineEdit, QPlainTextEdit, QPushButton, QTextEdit, QWidget

from models.exchange import profiles
from models.exchange.profiles import user_profiles
from models.exchange.profiles.profile import Profile, line_of_fault
from models.storage.errors import LibraryError
from ui.edits.core import EditStep
from ui.text.errors import library_sentence
from ui.theme.theme import GRID, current
from ui.widgets.buttons import PushButton
from ui.widgets.controls import FaultLabel
from ui.widgets.labels import Label
from ui.widgets.layouts import lined, stacked

PAUSE = 300
"""Milliseconds after a key before the text is looked over."""


class ProfileEditor(QWidget):
    """A plain editor for one profile."""

    save_requested = Signal(str, str)
    """The profile is to be saved: name and text."""
    closed = Signal()

    def __init__(self, check: Callable[[str, str], Profile], parent: QWidget | None = None) -> None:
        """`check` reads a text under a name, or refuses it."""
        super().__init__(parent)
        self._check = check
        self.name = QLineEdit()
        self.name.setAccessibleName(self.tr("Name of the profile"))
        self.name.setPlaceholderText(self.tr("Name of the profile"))
        self.text = QPlainTextEdit()
        self.text.setAccessibleName(self.tr("Conversion profile"))
        self.text.setProperty("role", "code")
        self.text.setLineWrapMode(QPlainTextEdit.LineWrapMode.NoWrap)
        self.text.setTabChangesFocus(True)
        self.fault = FaultLabel()
        self.keep = QPushButton(self.tr("Save and use"))
        back = PushButton(self.tr("Back"))
        back.clicked.connect(self.closed)
        self.keep.clicked.connect(self._keep)
        self._pause = QTimer(self, singleShot=True)
        self._pause.setInterval(PAUSE)
        self._pause.timeout.connect(self.look_over)
        self._shown = ""
        self.text.textChanged.connect(self._touched)
        top, buttons = lined(), lined()
        label = Label(self.tr("Saved as"))
        label.setBuddy(self.name)
        top.addWidget(label)
        top.addWidget(self.name, 1)
        buttons.addStretch(1)
        buttons.addWidget(back)
        buttons.addWidget(self.keep)
        stacked(top, (self.text, 1), self.fault, buttons, on=self, spacing=GRID)

    def show_profile(self, name: str, text: str) -> None:
        """Show the text of a profile, under the name that is proposed."""
        self._shown = text
        self.name.setText(name)
        self.text.setPlainText(text)
        self.look_over()
        self.text.setFocus()

    def look_over(self) -> bool:
        """Say what is wrong, and marks its line; whether nothing is."""
        try:
            self._check(self.text.toPlainText(), self.name.text().strip())
        except LibraryError as error:
            self.say(error)
            return False
        self.fault.say("")
        self.text.setExtraSelections([])
        return True

    def say(self, error: LibraryError) -> None:
        """Tell a refusal under the text, and marks the line that it speaks of."""
        self.fault.say(library_sentence(error))
        line = line_of_fault(error)
        block = self.text.document().findBlockByNumber(line - 1)
        if not line or not block.isValid():
            self.text.setExtraSelections([])
            return
        selection = QTextEdit.ExtraSelection()
        color = current().color("bad")
        color.setAlpha(48)
        selection.cursor = QTextCursor(block)
        selection.format.setBackground(color)
        selection.format.setProperty(QTextFormat.Property.FullWidthSelection, True)
        self.text.setExtraSelections([selection])

    def _touched(self) -> None:
        if self.text.toPlainText() != self._shown:
            self._shown = self.text.toPlainText()
            self._pause.start()

    def _keep(self) -> None:
        if self.look_over():
            self.save_requested.emit(self.name.text().strip(), self.text.toPlainText())
        elif marked := self.text.extraSelections():
            self.text.setTextCursor(marked[0].cursor)
            self.text.setFocus()


PROFILES = "profiles"
"""The kind of edits of profiles."""


def listed_profiles(folder: Path | None) -> list[tuple[str, str, str]]:
    """Return id, name and system of each profile; an own one that cannot be read has no system."""
    listed = [(profile.id, profile.name, profile.system) for profile in profiles.shipped().values()]
    for name in profiles.own_names(folder):
        try:
            chosen = profiles.profile_for("", "", name, folder)
            listed.append((name, name, "" if chosen is None else chosen.system))
        except LibraryError:
            listed.append((name, name, ""))
    return listed


def to_edit(folder: Path | None, system: str, chosen: str) -> tuple[str, str]:
    """Return name and text of the profile to edit; a shipped one gets a new name."""
    if chosen in profiles.own_names(folder) and folder is not None:
        try:
            return chosen, (folder / f"{chosen}{profiles.ENDING}").read_text("utf-8", "replace")
        except OSError:
            pass
    shipped = profiles.shipped()
    used = shipped.get(chosen) or next((profile for profile in shipped.values() if profile.system == system), None)
    used = used or next(iter(shipped.values()))
    taken = set(profiles.own_names(folder))
    name = next(name for number in range(2, 1000) if (name := f"{used.id} {number}") not in taken)
    return name, used.text


def keep_profile(folder: Path, name: str, text: str | None) -> EditStep:
    """Return the step that saves a profile, or deletes it (None)."""

    def run() -> EditStep:
        before = user_profiles.save_profile(folder, name, text)
        return keep_profile(folder, name, before)

    return EditStep(run)
