"""The menus over the window: every command by its name, with its key, and a mark at what is chosen."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject
from PySide6.QtGui import QAction, QActionGroup, QShortcut
from PySide6.QtWidgets import QApplication, QLineEdit, QMenu, QPlainTextEdit, QTextEdit
from shiboken6 import isValid

from ui.key_names import key_sequence
from ui.plain import keyless
from ui.theme import look

if TYPE_CHECKING:
    from ui.window import MainWindow

LANGUAGES = (("en", "English"), ("es", "Español"), ("pt_BR", "Português do Brasil"))
TEXT_SIZES = ("100", "110", "125", "150")
"""Per cent."""
PANES = {"log": "Ctrl+L", "rollers": ""}
"""The panes of the fight that can be hidden, and the keys for it."""
IN_A_FIGHT = ("next", "note", "roll", "countdown", "timeline", "reinforce", "rollers", "end", "put_away")
"""The actions that need a fight on the page."""
LONGEST = 60
"""Signs of what the Edit menu says of the last command."""


class Menus(QObject):
    """Makes the actions of the window and keeps their marks true."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window
        self.by_name: dict[str, QAction] = {}
        self.settings: dict[str, str] = {}
        """What can be set: the name of its action, and how the setting and the choice are called together."""
        self._file()
        self._edit()
        self._fight()
        self._view()
        guide = window.menuBar().addMenu(self.tr("&Help"))
        self._action(guide, "welcome", self.tr("First steps"), "", window.help.welcome)
        self._action(guide, "guide", self.tr("Guide"), "Shift+F1", window.help.guide)
        self._action(guide, "keys", self.tr("Keys"), "F1", window.help.keys)
        look().changed.connect(self.mark)
        self.mark()
        self.allow()

    # --- making ------------------------------------------------------------------------------------------

    def _file(self) -> None:
        window = self._window
        file = window.menuBar().addMenu(self.tr("&File"))
        self._action(file, "new", self.tr("New"), "Ctrl+N", window.new)
        self._action(file, "open_library", self.tr("Open library…"), "Ctrl+O", window.open_library)
        self._action(file, "save_copy", self.tr("Save a copy of the library…"), "", window.copy_asked.emit)
        self._action(file, "restore", self.tr("Restore a backup…"), "", window.restore_asked.emit)
        file.addSeparator()
        self._action(file, "preview", self.tr("Print preview…"), "Ctrl+Shift+P", window.log_files.preview)
        self._action(file, "print", self.tr("Print the log…"), "Ctrl+P", window.log_files.preview)
        self._action(file, "cards", self.tr("Print cards and tents…"), "Ctrl+Alt+P", window.print_cards)
        exports = file.addMenu(self.tr("Export the log"))
        for name, words in (
            ("pdf", self.tr("Export as PDF…")),
            ("html", self.tr("Export as HTML…")),
            ("md", self.tr("Export as Markdown…")),
        ):
            self._action(exports, f"export_{name}", words, "", partial(window.log_files.export, name))
        exports.addSeparator()
        self._setting(
            exports, "only_shown", self.tr("Only what the log’s filter shows"), window.log_files.choose_only_shown
        )
        self._action(file, "save_script", self.tr("Save fight as script…"), "", window.log_files.save_script)
        file.addSeparator()
        self._action(file, "quit", self.tr("Quit"), "Ctrl+Q", window.close)

    def _edit(self) -> None:
        window = self._window
        edit = window.menuBar().addMenu(self.tr("&Edit"))
        edit.aboutToShow.connect(self.name_steps)
        window.undo_stack.indexChanged.connect(self.allow_steps)
        self._action(edit, "undo", self.tr("Undo"), "Ctrl+Z", window.undo)
        self._action(edit, "redo", self.tr("Redo"), "Ctrl+Shift+Z", window.redo)
        QShortcut(key_sequence("Ctrl+Y"), window, self._redo_here)
        self._action(edit, "find", self.tr("Find a creature"), "Ctrl+F", window.find_creature)
        self._action(edit, "anything", self.tr("Find anything…"), "Ctrl+K", window.find_anything)

    def _fight(self) -> None:
        window, commands = self._window, self._window.fight_commands
        fight = window.menuBar().addMenu(self.tr("F&ight"))
        begin = self._action(fight, "begin", self.tr("Begin"), "", window.begin)
        begin.setShortcuts([key_sequence("Ctrl+Enter"), key_sequence("Ctrl+Return")])
        self._action(fight, "next", self.tr("Next"), "", commands.next)
        self._action(fight, "note", self.tr("Note…"), "Ctrl+Shift+N", commands.note)
        self._action(fight, "notes", self.tr("Notes on this encounter"), "", window.show_notes)
        self._action(fight, "roll", self.tr("Free roll…"), "Ctrl+R", commands.roll)
        self._action(fight, "countdown", self.tr("Countdown…"), "Ctrl+T", commands.countdown)
        self._action(fight, "timeline", self.tr("Write the timeline into the log"), "", commands.log_timeline)
        self._action(fight, "reinforce", self.tr("Reinforcement…"), "Ctrl+J", commands.reinforce)
        self._action(fight, "options", self.tr("Options of the fight…"), "", window.show_options)
        self._action(fight, "rollers", self.tr("Who rolls…"), "Ctrl+G", commands.switch_roller)
        fight.addSeparator()
        self._action(fight, "end", self.tr("End the fight"), "Ctrl+E", commands.end)
        self._action(fight, "put_away", self.tr("Put the fight away"), "Ctrl+W", window.put_away)

    def _view(self) -> None:
        window = self._window
        view = window.menuBar().addMenu(self.tr("&View"))
        tabs = QActionGroup(view)
        for number, words in enumerate((self.tr("Bestiary"), self.tr("Party"), self.tr("Encounter"))):
            action = self._action(view, f"tab_{number}", words, f"Ctrl+{number + 1}", partial(window.show_tab, number))
            action.setCheckable(True)
            tabs.addAction(action)
        view.addSeparator()
        themes = {"system": self.tr("As the system has it"), "light": self.tr("Light"), "dark": self.tr("Dark")}
        self._choices(view, self.tr("Theme"), "theme", themes, window.choose_theme)
        self._choices(view, self.tr("Language"), "language", dict(LANGUAGES), window.choose_language)
        sizes = {size: self.tr("{size} %").format(size=size) for size in TEXT_SIZES}
        self._choices(view, self.tr("Text size, from the next start"), "text_size", sizes, window.choose_text_size)
        panes = view.addMenu(self.tr("Panes of the fight"))
        for (pane, keys), words in zip(PANES.items(), (self.tr("Log"), self.tr("Who rolls")), strict=True):
            self._setting(panes, f"pane_{pane}", words, partial(window.fight_panes.toggle, pane), keys)
        view.addSeparator()
        self._setting(view, "still", self.tr("Reduced motion"), window.fight_panes.toggle_motion)

    def _choices(
        self, menu: QMenu, title: str, name: str, choices: Mapping[str, str], choose: Callable[[str], Any]
    ) -> None:
        """A menu of which one choice is taken."""
        inner = menu.addMenu(title)
        group = QActionGroup(inner)
        for choice, words in choices.items():
            action = self._setting(inner, f"{name}_{choice}", words, partial(choose, choice))
            group.addAction(action)

    def _setting(self, menu: QMenu, name: str, text: str, do: Callable[[], Any], keys: str = "") -> QAction:
        action = self._action(menu, name, text, keys, do)
        action.setCheckable(True)
        self.settings[name] = f"{menu.title()}: {text}" if "&" not in menu.title() else text
        return action

    def _action(self, menu: QMenu, name: str, text: str, keys: str, do: Callable[[], Any]) -> QAction:
        action = QAction(text, self._window)
        if keys:
            action.setShortcut(key_sequence(keys))
        action.triggered.connect(lambda checked=False: do())
        menu.addAction(action)
        self._window.addAction(action)
        self.by_name[name] = action
        return action

    def _redo_here(self) -> None:
        """Ctrl+Y does in a text what Ctrl+Shift+Z does there: it belongs to the text before the window."""
        text = QApplication.focusWidget()
        if isinstance(text, QLineEdit | QPlainTextEdit | QTextEdit) and not text.isReadOnly():
            text.redo()
        else:
            self._window.redo()

    # --- keeping true ------------------------------------------------------------------------------------

    def mark(self) -> None:
        """Marks what is chosen."""
        window = self._window
        chosen = {
            f"tab_{window.tabs.currentIndex()}",
            f"theme_{look().choice}",
            f"language_{window.language}",
            f"text_size_{window.text_size}",
        }
        if window.places.still:
            chosen.add("still")
        if window.log_files.only_shown:
            chosen.add("only_shown")
        chosen |= {f"pane_{pane}" for pane in PANES if window.fight_panes.is_shown(pane)}
        for name, action in self.by_name.items():
            if action.isCheckable():
                action.setChecked(name in chosen)

    def allow(self) -> None:
        """Greys what there is no fight for; a fight that is over is not ended again."""
        for name in IN_A_FIGHT:
            self.by_name[name].setEnabled(self._window.fighting)
        if self._window.fighting:
            self.by_name["end"].setEnabled(self._window.conductor.fight.phase != "ended")
        noted = self._window.fighting and bool(self._window.conductor.at_hand.notes)
        self.by_name["notes"].setEnabled(noted)
        filtered = self._window.fighting and bool(self._window.encounter.fight.log.filtered())
        self.by_name["only_shown"].setEnabled(filtered)
        self.by_name["begin"].setEnabled(self._window.preparing)
        self.by_name["options"].setEnabled(self._window.preparing or self._window.fighting)
        self.by_name["new"].setEnabled(not self._window.fighting)
        self.allow_steps()

    def allow_steps(self) -> None:
        """Greys undo and redo where there is nothing to take back or to do again."""
        if not isValid(self._window.undo_stack):
            return  # It says that it is empty while it is deleted with its window.
        undo, redo = self._window.undoing.possible()
        self.by_name["undo"].setEnabled(undo)
        self.by_name["redo"].setEnabled(redo)

    def name_steps(self) -> None:
        """Says in the Edit menu what would be taken back, and what would be done again."""
        taken_back, done_again = self._window.undoing.steps()
        undo, redo = self.by_name["undo"], self.by_name["redo"]
        undo.setText(self.tr("Undo: {what}").format(what=_short(taken_back)) if taken_back else self.tr("Undo"))
        redo.setText(self.tr("Redo: {what}").format(what=_short(done_again)) if done_again else self.tr("Redo"))


def _short(words: str) -> str:
    """Few enough signs for a menu; an ampersand stays one."""
    words = words if len(words) <= LONGEST else f"{words[: LONGEST - 1].rstrip()}…"
    return keyless(words)
