"""The menus over the window: every command by its name, with its key, and a mark at what is chosen."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QAction, QActionGroup, QKeyEvent, QShortcut
from PySide6.QtWidgets import QApplication, QMenu, QMenuBar

from ui.commands.command import key_sequence, sequences, translated
from ui.shell.undo_controller import is_its_own, text_of
from ui.shell.window_commands import ALWAYS, MENUS, WINDOW_COMMANDS, Condition, Entry, Menu, Window
from ui.theme.theme import look
from ui.widgets.labels import keyless
from ui.widgets.overlay_card import THROUGH, uncover

LONGEST = 60
"""Signs of what the Edit menu says of the last command."""


class Menus(QObject):
    """The actions of the window's menus, made from its commands, with their check marks and enabled state."""

    def __init__(self, window: Window) -> None:
        super().__init__(window)
        self._window = window
        self.by_name: dict[str, QAction] = {}
        bar = window.menuBar()
        for menu in MENUS:
            self._fill(bar, menu)
        for action in bar.actions():
            action.menu().installEventFilter(self)
        # The key of an action that is grey goes nowhere; it is answered all the same.
        self._unheard = {
            name: QShortcut(self.by_name[name].shortcut(), window, do)
            for name, do in (("undo", window.undoing.undo), ("redo", window.undoing.redo))
        }
        QShortcut(key_sequence("Ctrl+Y"), window, self._redo_here)
        look().theme_changed.connect(self.mark)
        window.undoing.availability_changed.connect(self.allow_steps)
        self.mark()
        self.allow()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Esc gives the keys back to where they were; Qt would leave them in the bar, which opens the menu again."""
        if isinstance(watched, QMenu) and event.type() == QEvent.Type.KeyPress and isinstance(event, QKeyEvent):
            bar = self._window.menuBar()
            if event.key() == Qt.Key.Key_Escape and watched.close():
                if bar.hasFocus():
                    QApplication.sendEvent(bar, QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_Escape, event.modifiers()))
                return True
        return super().eventFilter(watched, event)

    # --- making ------------------------------------------------------------------------------------------

    def _fill(self, bar: QMenuBar | QMenu, menu: Menu) -> None:
        shown = bar.addMenu(menu.title)
        shown.setToolTipsVisible(any(entry.hint for entry in menu.entries if isinstance(entry, Entry)))
        for entry in menu.entries:
            if entry is None:
                shown.addSeparator()
            elif isinstance(entry, Menu):
                self._fill(shown, entry)
            elif isinstance(entry, Entry):
                shown.addAction(self._action(entry))
            else:
                group = QActionGroup(shown)
                for choice in entry:
                    shown.addAction(group.addAction(self._action(choice)))
        held = [entry for entry in menu.entries if isinstance(entry, Entry)]
        if any(entry.repeats for entry in held):
            shown.aboutToShow.connect(self.name_steps)
        if any(entry.when.is_late for entry in held):
            shown.aboutToShow.connect(self.allow_late)

    def _action(self, entry: Entry) -> QAction:
        action = QAction(entry.title, self._window)
        action.setShortcuts(sequences(entry.keys))
        action.setAutoRepeat(entry.repeats)
        if entry.goes_through:
            action.setProperty(THROUGH, True)
        if entry.chosen is not None:
            action.setCheckable(True)
        if entry.hint:
            action.setToolTip(translated(entry.hint))
        action.triggered.connect(partial(self._run, entry))
        self._window.addAction(action)
        self.by_name[entry.id] = action
        return action

    def _run(self, entry: Entry, checked: bool = False) -> None:
        """Do a command; what it acts on is uncovered first, and left alone where a card stays to say what is unsaved.

        Only the mouse gets here while a card lies over the page: `Card` keeps the keys of the menus from it.
        """
        if not entry.acts_on_page or uncover(self._window):
            entry.do(self._window)

    def _redo_here(self) -> None:
        """Let Ctrl+Y redo in text fields as Ctrl+Shift+Z does."""
        focus = QApplication.focusWidget()
        text = text_of(focus) if focus is not None and is_its_own(focus, back=False) else None
        if text is not None:
            text.redo()
        else:
            self._window.undoing.redo()

    # --- keeping true ------------------------------------------------------------------------------------

    def mark(self) -> None:
        """Mark what is chosen."""
        for entry in WINDOW_COMMANDS:
            if entry.chosen is not None:
                self.by_name[entry.id].setChecked(entry.chosen(self._window))

    def allow(self) -> None:
        """Grey what is not possible now; what stands under the mouse says why. Each condition is asked once."""
        refusals: dict[Condition, str] = {}
        for entry in WINDOW_COMMANDS:
            if entry.when is not ALWAYS and not entry.when.is_late:
                if entry.when not in refusals:
                    refusals[entry.when] = entry.when.refusal(self._window)
                self._allow(entry, refusals[entry.when])

    def allow_late(self) -> None:
        """Enable or disable the commands whose state takes a while to find out; uncheck the disabled ones."""
        for entry in WINDOW_COMMANDS:
            if entry.when.is_late:
                self._allow(entry, entry.when.refusal(self._window))
                action = self.by_name[entry.id]
                action.setChecked(action.isChecked() and action.isEnabled())

    def allow_steps(self) -> None:
        """Grey undo and redo where there is nothing to take back or to do again."""
        for entry in WINDOW_COMMANDS:
            if entry.id in self._unheard:
                self._allow(entry, entry.when.refusal(self._window))

    def _allow(self, entry: Entry, why_not: str) -> None:
        action = self.by_name[entry.id]
        action.setEnabled(not why_not)
        action.setStatusTip(why_not)
        if entry.hint:
            action.setToolTip(why_not or translated(entry.hint))
        if entry.id in self._unheard:
            self._unheard[entry.id].setEnabled(bool(why_not))

    def name_steps(self) -> None:
        """Say in the Edit menu what would be taken back, and what would be done again."""
        taken_back, done_again = self._window.undoing.steps()
        undo, redo = self.by_name["undo"], self.by_name["redo"]
        undo.setText(self.tr("Undo: {what}").format(what=_short(taken_back)) if taken_back else self.tr("Undo"))
        redo.setText(self.tr("Redo: {what}").format(what=_short(done_again)) if done_again else self.tr("Redo"))


def _short(words: str) -> str:
    """Return a text shortened for a menu, with ampersands escaped."""
    words = words if len(words) <= LONGEST else f"{words[: LONGEST - 1].rstrip()}…"
    return keyless(words)
