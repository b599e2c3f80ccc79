"""The menus over the window: every command by its name, with its key, and a mark at what is chosen."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtGui import QAction, QActionGroup, QShortcut
from PySide6.QtWidgets import QApplication, QMainWindow, QMenu

from ui.services.window_state import PANES
from ui.shell.sounds import player, why_silent
from ui.shell.undo_controller import is_its_own, text_of
from ui.text.words import WINDOW_LANGUAGES, language, terms_language
from ui.theme.theme import look
from ui.widgets.focus_actions import key_sequence
from ui.widgets.labels import keyless
from ui.widgets.overlay_card import THROUGH

if TYPE_CHECKING:
    from ui.navigation.active_page import ActivePage
    from ui.shell.undo_controller import UndoController

TEXT_SIZES = ("100", "110", "125", "150", "200")
"""Per cent."""
IN_A_FIGHT = (
    "next",
    "as_one",
    "note",
    "comment",
    "roll",
    "countdown",
    "timeline",
    "reinforce",
    "enter",
    "cue",
    "let_go",
    "together",
    "check",
    "sheet",
    "pin",
    "rollers",
    "things",
    "look_back",
    "branch",
    "side_by_side",
    "summary",
    "proposal",
    "other_proposal",
    "proposals",
    "end",
    "put_away",
)
"""The actions that need a fight on the page."""
IN_FRONT = ("odds", "odds_details", "odds_ask", "calibration", "temperament")
"""The actions that need a fight, or one that is prepared."""
OF_THE_TABS = ("cut", "copy", "paste", "cards")
"""The actions on what is chosen in the tab in front: where the welcome covers it they would do something unseen."""
MEANT_ANYWHERE = ("anything", "keys", "guide", "quit")
"""The actions whose keys are meant while a card covers the page, too."""
REPEATED = ("undo", "redo")
"""What is done again and again while its keys are held; all else is done once, however long something lies on them."""
LONGEST = 60
"""Signs of what the Edit menu says of the last command."""


class Menus(QObject):
    """Makes the actions of the window and keeps their marks true."""

    def __init__(
        self,
        window: QMainWindow,
        do: Mapping[str, Callable[..., object]],
        front: ActivePage,
        undoing: UndoController,
        chosen: Callable[[], Collection[str]],
    ) -> None:
        """`do` is what each action does, of a setting with several choices with the choice; `chosen` are those marked.

        What a fight is needed for, and what can be taken back, is greyed by what is in front.
        """
        super().__init__(window)
        self._window = window
        self._do = do
        self._front = front
        self._undoing = undoing
        self._chosen = chosen
        self.by_name: dict[str, QAction] = {}
        self.settings: dict[str, str] = {}
        """What can be set: the name of its action, and how the setting and the choice are called together."""
        self._file()
        self._edit()
        self._fight()
        self._view()
        guide = window.menuBar().addMenu(self.tr("&Help"))
        self._action(guide, "welcome", self.tr("First steps"))
        self._action(guide, "guide", self.tr("Guide"), "Shift+F1")
        self._action(guide, "keys", self.tr("Keys"), "F1")
        guide.addSeparator()
        self._action(guide, "about", self.tr("About Turnwright"))
        look().theme_changed.connect(self.mark)
        undoing.availability_changed.connect(self.allow_steps)
        self.mark()
        self.allow()

    # --- making ------------------------------------------------------------------------------------------

    def _file(self) -> None:
        file = self._window.menuBar().addMenu(self.tr("&File"))
        self._action(file, "new", self.tr("New"), "Ctrl+N")
        self._action(file, "open_library", self.tr("Open library…"), "Ctrl+O")
        # All in one list would be higher than a small screen, as those of a fight would.
        self._of_the_library(file.addMenu(self.tr("Library")))
        file.addSeparator()
        self._action(file, "import_files", self.tr("Import…"), "Ctrl+I")
        self._action(file, "import_text", self.tr("Import text…"), "Ctrl+Shift+I")
        self._action(file, "export_files", self.tr("Export…"))
        file.addSeparator()
        self._on_paper(file.addMenu(self.tr("Print")))
        exports = file.addMenu(self.tr("Export the log"))
        for name, words in (
            ("pdf", self.tr("Export as PDF…")),
            ("html", self.tr("Export as HTML…")),
            ("md", self.tr("Export as Markdown…")),
            ("txt", self.tr("Export as text…")),
            ("csv", self.tr("Export as a table…")),
        ):
            self._action(exports, f"export_{name}", words, do=partial(self._do["export"], name))
        telling = file.addMenu(self.tr("How the log is told"))
        styles = {
            "plain": self.tr("Every fact, with its numbers"),
            "terse": self.tr("A line a turn"),
            "narrated": self.tr("In sentences, as a story"),
        }
        self._choices(telling, self.tr("Style"), "log_style", styles)
        editions = {"gm": self.tr("For the game master"), "players": self.tr("For the players, without secrets")}
        self._choices(telling, self.tr("For whom"), "log_edition", editions)
        languages = {"as_shown": self.tr("As the log is shown"), **dict(WINDOW_LANGUAGES)}
        self._choices(telling, self.tr("Language of the printed log"), "log_language", languages)
        telling.addSeparator()
        self._setting(telling, "only_shown", self.tr("Only what the log’s filter shows"))
        self._handouts(file, styles, editions)
        self._action(file, "save_script", self.tr("Save fight as script…"))
        file.addSeparator()
        self._action(file, "quit", self.tr("Quit"), "Ctrl+Q")

    def _of_the_library(self, menu: QMenu) -> None:
        self._action(menu, "new_library", self.tr("New library…"))
        self._action(menu, "save_copy", self.tr("Save a copy of the library…"))
        self._action(menu, "restore", self.tr("Restore a backup…"))

    def _on_paper(self, menu: QMenu) -> None:
        self._action(menu, "print", self.tr("Print the log…"), "Ctrl+P")
        self._action(menu, "preview", self.tr("Print preview…"), "Ctrl+Shift+P")
        self._action(menu, "cards", self.tr("Print cards and tents…"), "Ctrl+Alt+P")
        self._action(menu, "page", self.tr("Set up the page…"))

    def _handouts(self, file: QMenu, styles: Mapping[str, str], editions: Mapping[str, str]) -> None:
        """What is given away of fights."""
        handouts = file.addMenu(self.tr("Handout"))
        for name, words in (
            ("pdf", self.tr("Handout as PDF…")),
            ("html", self.tr("Handout as HTML…")),
            ("md", self.tr("Handout as Markdown…")),
        ):
            self._action(handouts, f"handout_{name}", words, do=partial(self._do["handout"], name))
        handouts.addSeparator()
        for name, words in (
            ("pdf", self.tr("Booklet of the chosen fights as PDF…")),
            ("html", self.tr("Booklet of the chosen fights as HTML…")),
            ("md", self.tr("Booklet of the chosen fights as Markdown…")),
        ):
            self._action(handouts, f"booklet_{name}", words, do=partial(self._do["booklet"], name))
        handouts.addSeparator()
        self._choices(handouts, self.tr("Style of handouts"), "handout_style", styles)
        self._choices(handouts, self.tr("Whom handouts are for"), "handout_edition", editions)

    def _edit(self) -> None:
        edit = self._window.menuBar().addMenu(self.tr("&Edit"))
        edit.aboutToShow.connect(self.name_steps)
        self._action(edit, "undo", self.tr("Undo"), "Ctrl+Z")
        self._action(edit, "redo", self.tr("Redo"), "Ctrl+Shift+Z")
        QShortcut(key_sequence("Ctrl+Y"), self._window, self._redo_here)
        # The key of an action that is grey goes nowhere; it is answered all the same.
        self._unheard = {
            name: QShortcut(key_sequence(keys), self._window, self._do[name])
            for name, keys in (("undo", "Ctrl+Z"), ("redo", "Ctrl+Shift+Z"))
        }
        edit.addSeparator()
        self._action(edit, "cut", self.tr("Cut"), "Ctrl+X")
        self._action(edit, "copy", self.tr("Copy"), "Ctrl+C")
        self._action(edit, "paste", self.tr("Paste"), "Ctrl+V")
        edit.addSeparator()
        self._action(edit, "find", self.tr("Find a creature, in a fight in its log"), "Ctrl+F")
        self._action(edit, "compare", self.tr("Compare creatures…"), "Ctrl+Shift+K")
        self._action(edit, "templates", self.tr("Templates…"))
        self._action(edit, "keep_search", self.tr("Save this search…"), "Ctrl+Shift+S")
        self._action(edit, "anything", self.tr("Find anything…"), "Ctrl+K")

    def _fight(self) -> None:
        fight = self._window.menuBar().addMenu(self.tr("F&ight"))
        begin = self._action(fight, "begin", self.tr("Begin"))
        begin.setShortcuts([key_sequence("Ctrl+Enter"), key_sequence("Ctrl+Return")])
        self._action(fight, "next", self.tr("Next"))
        as_one = self._action(fight, "as_one", self.tr("The whole group does it"))
        as_one.setShortcuts([key_sequence("Ctrl+Shift+Enter"), key_sequence("Ctrl+Shift+Return")])
        self._action(fight, "roll", self.tr("Free roll…"), "Ctrl+R")
        self._action(fight, "things", self.tr("Things of the party"), "Ctrl+Shift+T")
        fight.addSeparator()
        self._of_notes(fight.addMenu(self.tr("Notes")))
        self._to_come(fight.addMenu(self.tr("What is to come")))
        self._of_those_selected(fight.addMenu(self.tr("Selected combatants")))
        self._of_the_past(fight.addMenu(self.tr("What has been")))
        self._of_odds(fight.addMenu(self.tr("Odds and proposals")))
        self._of_rules_and_dice(fight.addMenu(self.tr("Rules and dice")))
        fight.addSeparator()
        self._action(fight, "end", self.tr("End the fight"), "Ctrl+E")
        self._action(fight, "put_away", self.tr("Back to the encounters"), "Ctrl+W")

    def _of_notes(self, menu: QMenu) -> None:
        self._action(menu, "note", self.tr("Note…"), "Ctrl+Shift+N")
        self._action(menu, "comment", self.tr("Comment on the log line…"), "Ctrl+Shift+C")
        self._action(menu, "notes", self.tr("Notes on this encounter"))

    def _of_rules_and_dice(self, menu: QMenu) -> None:
        self._action(menu, "options", self.tr("Options of the fight…"))
        self._action(menu, "rollers", self.tr("Who rolls…"), "Ctrl+G")

    def _to_come(self, menu: QMenu) -> None:
        self._action(menu, "countdown", self.tr("Countdown…"), "Ctrl+T")
        self._action(menu, "timeline", self.tr("Write the timeline into the log"))
        self._action(menu, "reinforce", self.tr("Reinforcement…"), "Ctrl+J")
        self._action(menu, "enter", self.tr("Let a waiting wave enter"), "Ctrl+Shift+J")
        self._action(menu, "cue", self.tr("Cue…"), "Ctrl+U")
        self._action(menu, "let_go", self.tr("Dismiss a cue"), "Ctrl+Shift+U")

    def _of_those_selected(self, menu: QMenu) -> None:
        self._action(menu, "together", self.tr("Select several…"), "Ctrl+Shift+A")
        self._action(menu, "check", self.tr("Call for a check of all who are selected… (?)"))
        self._action(menu, "sheet", self.tr("The sheet over the actions"), "Ctrl+Shift+L")
        self._action(menu, "pin", self.tr("Pin or unpin the sheet (*)"))

    def _of_the_past(self, menu: QMenu) -> None:
        self._action(menu, "look_back", self.tr("Look back"), "Ctrl+H")
        self._action(menu, "branch", self.tr("Branch from here…"), "Ctrl+Shift+B")
        self._action(menu, "side_by_side", self.tr("Compare with a branch…"))
        self._action(menu, "summary", self.tr("Summary"), "Ctrl+Shift+E")

    def _of_odds(self, menu: QMenu) -> None:
        self._action(menu, "odds", self.tr("The odds"), "F7")
        self._action(menu, "odds_details", self.tr("The odds in detail"), "Shift+F7")
        self._action(menu, "odds_ask", self.tr("What if, harder or easier, the disaster…"), "Ctrl+F7")
        self._action(menu, "calibration", self.tr("Were the odds right?"))
        menu.addSeparator()
        self._action(menu, "proposal", self.tr("Do what is proposed"), "F8")
        self._action(menu, "other_proposal", self.tr("Another proposal"), "F9")
        self._action(menu, "proposals", self.tr("Proposals: on or off"), "Shift+F8")
        self._action(menu, "temperament", self.tr("How they play…"), "Ctrl+F8")

    def _view(self) -> None:
        view = self._window.menuBar().addMenu(self.tr("&View"))
        tabs = QActionGroup(view)
        for number, words in enumerate((self.tr("Bestiary"), self.tr("Party"), self.tr("Encounter"))):
            show = partial(self._do["tab"], number)
            action = self._action(view, f"tab_{number}", words, f"Ctrl+{number + 1}", show)
            action.setCheckable(True)
            tabs.addAction(action)
        view.addSeparator()
        themes = {
            "system": self.tr("As the system"),
            "light": self.tr("Light"),
            "dark": self.tr("Dark"),
            "contrast_light": self.tr("Light, high contrast"),
            "contrast_dark": self.tr("Dark, high contrast"),
        }
        self._choices(view, self.tr("Theme"), "theme", themes)
        self._choices(view, self.tr("Language"), "language", dict(WINDOW_LANGUAGES))
        self._setting(view, "terms", self.tr("Terms of the book in my language"))
        view.aboutToShow.connect(self.allow_terms)
        sizes = {size: self.tr("{size}%").format(size=size) for size in TEXT_SIZES}
        self._choices(view, self.tr("Text size, from the next start"), "text_size", sizes)
        densities = {"roomy": self.tr("Roomy"), "close": self.tr("Close"), "dense": self.tr("Dense, one line each")}
        self._choices(view, self.tr("Rows of the order"), "density", densities)
        panes = view.addMenu(self.tr("Panes of the fight"))
        titles = (self.tr("Log"), self.tr("Who rolls"), self.tr("Statuses to drag"))
        for (pane, keys), words in zip(PANES.items(), titles, strict=True):
            self._setting(panes, f"pane_{pane}", words, keys, partial(self._do["pane"], pane))
        view.addSeparator()
        self._action(view, "fit_fight", self.tr("All who fight in sight on the board"), "Ctrl+9")
        self._setting(view, "still", self.tr("Reduced motion"))
        sounds = self._setting(view, "sounds", self.tr("Sounds"))
        sounds.setEnabled(player() is not None)
        heard = self.tr("A turn, a fall, what is due, the end of a fight")
        sounds.setToolTip(heard if sounds.isEnabled() else why_silent())
        view.setToolTipsVisible(True)

    def _choices(self, menu: QMenu, title: str, name: str, choices: Mapping[str, str]) -> None:
        """A menu of which one choice is taken."""
        inner = menu.addMenu(title)
        group = QActionGroup(inner)
        for choice, words in choices.items():
            action = self._setting(inner, f"{name}_{choice}", words, do=partial(self._do[name], choice))
            group.addAction(action)

    def _setting(
        self, menu: QMenu, name: str, text: str, keys: str = "", do: Callable[[], object] | None = None
    ) -> QAction:
        action = self._action(menu, name, text, keys, do)
        action.setCheckable(True)
        self.settings[name] = f"{menu.title()}: {text}" if "&" not in menu.title() else text
        return action

    def _action(
        self, menu: QMenu, name: str, text: str, keys: str = "", do: Callable[[], object] | None = None
    ) -> QAction:
        """An action that does what it is called after, or `do`."""
        done = do or self._do[name]
        action = QAction(text, self._window)
        if keys:
            action.setShortcut(key_sequence(keys))
        action.setAutoRepeat(name in REPEATED)
        action.setProperty(THROUGH, name in MEANT_ANYWHERE)
        action.triggered.connect(lambda checked=False: done())
        menu.addAction(action)
        self._window.addAction(action)
        self.by_name[name] = action
        return action

    def _redo_here(self) -> None:
        """Ctrl+Y does in a text what Ctrl+Shift+Z does there."""
        focus = QApplication.focusWidget()
        text = text_of(focus) if focus is not None and is_its_own(focus, back=False) else None
        if text is not None:
            text.redo()
        else:
            self._undoing.redo()

    # --- keeping true ------------------------------------------------------------------------------------

    def mark(self) -> None:
        """Marks what is chosen."""
        chosen = self._chosen()
        for name, action in self.by_name.items():
            if action.isCheckable():
                action.setChecked(name in chosen)

    def allow(self) -> None:
        """Greys what there is no fight for; a fight that is over is not ended again."""
        page, preparing = self._front.page, self._front.preparing is not None
        for name in IN_A_FIGHT:
            self.by_name[name].setEnabled(page is not None)
        for name in IN_FRONT:
            self.by_name[name].setEnabled(page is not None or preparing)
        if page is not None:
            self.by_name["end"].setEnabled(page.conductor.fight.phase != "ended")
        there = page is not None and page.board.is_wanted(page.conductor.fight)
        self.by_name["fit_fight"].setEnabled(there)
        self.by_name["notes"].setEnabled(page is not None and bool(page.conductor.at_hand.notes))
        self.by_name["only_shown"].setEnabled(page is not None and bool(page.log.filtered()))
        self.by_name["begin"].setEnabled(preparing)
        self.by_name["options"].setEnabled(preparing or page is not None)
        self.by_name["new"].setEnabled(page is None)
        for name in OF_THE_TABS:
            self.by_name[name].setEnabled(not self._front.is_covered)
        self.allow_steps()

    def allow_steps(self) -> None:
        """Greys undo and redo where there is nothing to take back or to do again."""
        for name, there in zip(("undo", "redo"), self._undoing.possible(), strict=True):
            self.by_name[name].setEnabled(there)
            self._unheard[name].setEnabled(not there)

    def allow_terms(self) -> None:
        """Greys the terms in the reader's language where no book's are kept in it, and says so."""
        from ui.sheets.rule_systems import are_translated

        kept, terms = are_translated(language()), self.by_name["terms"]
        terms.setEnabled(kept)
        terms.setChecked(kept and bool(terms_language()))
        there = self.tr("Where there is a translation; the book’s own word is in the explanation")
        none = self.tr("No book has its terms in the language of the window: each uses its own.")
        terms.setToolTip(there if kept else none)

    def name_steps(self) -> None:
        """Says in the Edit menu what would be taken back, and what would be done again."""
        taken_back, done_again = self._undoing.steps()
        undo, redo = self.by_name["undo"], self.by_name["redo"]
        undo.setText(self.tr("Undo: {what}").format(what=_short(taken_back)) if taken_back else self.tr("Undo"))
        redo.setText(self.tr("Redo: {what}").format(what=_short(done_again)) if done_again else self.tr("Redo"))


def _short(words: str) -> str:
    """Few enough signs for a menu; an ampersand stays one."""
    words = words if len(words) <= LONGEST else f"{words[: LONGEST - 1].rstrip()}…"
    return keyless(words)
