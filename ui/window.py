"""The main window: three tabs, as game masters think; what is opened, closed and said in them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QSettings, Qt, Signal
from PySide6.QtGui import QAction, QCloseEvent, QKeyEvent, QResizeEvent, QUndoStack
from PySide6.QtWidgets import QAbstractButton, QMainWindow, QMessageBox, QStackedWidget, QWidget
from shiboken6 import isValid

from ui.fight_commands import FightCommands
from ui.files import ask_to_open
from ui.help import Help
from ui.log_files import LogFiles
from ui.menus import Menus
from ui.notice import Notice, Noticed
from ui.places import FightPanes, Places
from ui.plain import Label, tip
from ui.remembered import Remembered
from ui.starting import Starting
from ui.system_choice import SystemChoice
from ui.tabs import BESTIARY, ENCOUNTER, PARTY, Tabs
from ui.task_line import TaskLine
from ui.tasks import Tasks
from ui.theme import look
from ui.undoing import Undoing

if TYPE_CHECKING:
    from collections.abc import Callable

    from models.library import Library
    from ui.conductor import Conductor
    from ui.encounter.fight_page import FightPage
    from ui.encounter.tab import EncounterTab
    from ui.finding import Finder


class MainWindow(QMainWindow):
    """The program's window over one library."""

    library_asked = Signal(str)
    """Another library is wanted: its path."""
    restore_asked = Signal()
    """A backup is to be put in the library's place."""
    copy_asked = Signal()
    """All that the library holds is to be written elsewhere."""
    theme_chosen = Signal(str)
    language_chosen = Signal(str)
    text_size_chosen = Signal(str)
    """How large everything is to be from the next start, in per cent."""
    closing = Signal()

    def __init__(
        self, library: Library, language: str = "en", layouts: QSettings | None = None, text_size: str = "100"
    ) -> None:
        super().__init__()
        self.layouts = layouts or QSettings()
        """Where windows and splitters stood."""
        self.places = Places(self.layouts)
        self.text_size = text_size
        self.library = library
        self.undo_stack = QUndoStack(self)
        self.language = language
        self._conductor: Conductor | None = None
        self.setWindowTitle(library.path.stem)
        self.remembered = Remembered(library.path, self.layouts, self)
        self.undoing = Undoing(self.undo_stack, self._shown_fight, self)
        self.undoing.said.connect(self.say)
        self.undoing.outdated.connect(self._unsay)
        self.tabs = Tabs(library, self.undo_stack, self.remembered, lambda: self.conductor, self.layouts)
        self.system_choice = SystemChoice(library, self.remembered)
        self.tabs.setCornerWidget(self.system_choice)
        self.starting = Starting(self)
        self.tabs.painted.connect(self.starting.start)
        self.tabs.currentChanged.connect(self._tab_shown)
        self.tabs.said.connect(self.say)
        self.tabs.prepared.connect(self.show_encounter)
        self.tabs.wanted.connect(self.show_tab)
        self.tabs.encounter_built.connect(self._take_encounter)
        self.tabs.encounter_changed.connect(self._show_state)
        self.before_closing: Callable[[], bool] = lambda: True
        """Asked before the window is closed: whether the library may be."""
        self.notice = Notice()
        self._pages = QStackedWidget()
        self._pages.addWidget(self.tabs)
        self.help = Help(self, self._pages)
        self.setCentralWidget(Noticed(self.notice, self._pages))
        self._finder: Finder | None = None
        self._saved = Label(self.tr("saved"))
        self._saving_works = True
        self.tasks = Tasks(self)
        """What takes longer than a blink."""
        self.task_line = TaskLine(self.tasks)
        self.statusBar().addPermanentWidget(self.task_line)
        self.statusBar().addPermanentWidget(self._saved)
        self.log_files = LogFiles(self)
        self.fight_panes = FightPanes(self.places, self)
        self.fight_panes.said.connect(self.say)
        self.fight_commands = FightCommands(self)
        self.menus = Menus(self)
        self.fight_panes.changed.connect(self.menus.mark)
        self.places.take_window(self)

    @property
    def actions_by_name(self) -> dict[str, QAction]:
        """The actions of the menus."""
        return self.menus.by_name

    @property
    def conductor(self) -> Conductor:
        """Runs the open fight; made when it is first needed, so that the window is up before the rules are loaded."""
        if self._conductor is None:
            from ui.conductor import Conductor

            self._conductor = Conductor(self.library, self.language, self)
            self.undoing.follow(self._conductor)
            self._conductor.happened.connect(self._show_state)
            self._conductor.failed.connect(self.say)
            self._conductor.rollers.usual = self.remembered.rollers
            self._conductor.rollers.changed.connect(self._keep_rollers)
            self._conductor.fight_changed.connect(self._follow_fight)
            self._conductor.fight_changed.connect(self._name_fight)
            self._conductor.fight_changed.connect(self.menus.allow)
            self._conductor.questions.changed.connect(self.menus.allow_steps)
            self._conductor.marking.changed.connect(self.menus.allow_steps)
        return self._conductor

    # --- tabs ------------------------------------------------------------------------------------------

    def _take_encounter(self, tab: EncounterTab) -> None:
        tab.fight.log.filter_changed.connect(self.log_files.filter_changed)
        tab.fight.top.notes_asked.connect(self.show_notes)
        tab.fight.composer.changed.connect(self.menus.allow_steps)
        self.fight_panes.take(tab.fight)

    def _keep_rollers(self) -> None:
        self.remembered.rollers = self.conductor.rollers.usual

    def _follow_fight(self) -> None:
        """A fight by other rules than are looked at turns all tabs to its own."""
        if self.conductor.is_open and self.remembered.system not in (None, self.conductor.system.id):
            self.remembered.choose_system(self.conductor.system.id)

    @property
    def bestiary(self) -> Any:
        """The bestiary tab."""
        return self.tabs.tab(BESTIARY)

    @property
    def party(self) -> Any:
        """The party tab."""
        return self.tabs.tab(PARTY)

    @property
    def encounter(self) -> Any:
        """The encounter tab."""
        return self.tabs.tab(ENCOUNTER)

    def show_tab(self, number: int) -> None:
        """Shows a tab."""
        self.starting.leave()
        fresh = not self.tabs.is_built(number)
        self.tabs.tab(number)
        self.system_choice.reload()
        self.tabs.setCurrentIndex(number)
        if fresh:
            self.focus_tab()  # by itself Qt takes the first widget there is: letters would choose a folder

    def _tab_shown(self, number: int) -> None:
        fresh = not self.tabs.is_built(number)
        tab = self.tabs.tab(number)
        self.system_choice.reload()
        if not fresh:
            tab.reload()
        if fresh or number == ENCOUNTER:
            self.focus_tab()
        self.menus.mark()
        self._show_state()

    def focus_tab(self, before: QWidget | None = None) -> None:
        """Gives the keys to the fight that is shown; elsewhere to who had them before, else to what is shown."""
        number = self.tabs.currentIndex()
        if before is not None and isValid(before) and before.isVisible() and not self.fighting:
            before.setFocus()
        elif self.help.is_welcoming:
            self.help.take_keys()
        elif number == ENCOUNTER:
            (self.encounter.fight if self.encounter.is_fighting else self.encounter.prepare.list).setFocus()
        else:
            self.tabs.currentWidget().setFocus()

    def show_encounter(self, encounter_id: int) -> None:
        """Takes a prepared encounter to its tab."""
        self.starting.leave()
        tab = self.encounter
        if self.conductor.is_open and self.conductor.fight.phase == "ended":
            self.put_away()
        tab.prepare.reload(encounter_id)
        self.tabs.setCurrentIndex(ENCOUNTER)
        if tab.is_fighting:
            self.say(self.tr("It is prepared, and stands among the encounters: the fight goes on."))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """The tabs come before the words beside them."""
        super().resizeEvent(event)
        self.system_choice.fit(event.size().width())

    # --- opening and closing ---------------------------------------------------------------------------

    @property
    def open_fight(self) -> int | None:
        """The encounter whose fight is open."""
        return None if self._conductor is None else self._conductor.encounter_id

    @property
    def fighting(self) -> bool:
        """Whether a fight is on the page that is shown."""
        return self.open_fight is not None and self.tabs.currentIndex() == ENCOUNTER

    def _shown_fight(self) -> FightPage | None:
        return self.encounter.fight if self.fighting else None

    @property
    def preparing(self) -> bool:
        """Whether the encounters and their rosters are on the page that is shown."""
        shown = self.tabs.currentIndex() == ENCOUNTER and self.tabs.is_built(ENCOUNTER)
        return bool(shown and self.encounter.is_preparing)

    def begin(self) -> None:
        """Begins the chosen encounter, or goes on with it."""
        if self.preparing:
            self.encounter.prepare.go()

    def show_options(self, name: str = "", *, of_house: bool = False) -> None:
        """Brings the options of the fight to the front, with the cursor in one: those prepared, or by ruling."""
        if self.fighting:
            self.fight_commands.change_options(name)
        elif self.preparing:
            self.encounter.prepare.pane.show_option(name, of_house=of_house)

    def new(self) -> None:
        """A new creature, member or encounter, by the tab that is shown."""
        number = self.tabs.currentIndex()
        if self.help.is_welcoming:
            self.show_tab(number)
        if number == BESTIARY:
            self.bestiary.new_creature()
        elif number == PARTY:
            self.party.new_member()
        elif self.conductor.service is None:
            self.encounter.prepare.new_encounter()

    def put_away(self) -> None:
        """Back to the prepared encounters, from any tab; the fight stays as it is, and does not open by itself."""
        if self.conductor.service is not None:
            self.conductor.put_away()

    def open_library(self) -> None:
        """Asks for another library."""
        kinds = self.tr("Turnwright libraries (*.turnwright)")
        path = ask_to_open(self, self.tr("Open library"), kinds, self.library.path.parent)
        if path is not None:
            self.library_asked.emit(str(path))

    # --- taking back -----------------------------------------------------------------------------------

    def undo(self) -> None:
        """Takes back the last thing done: in the fight, or in the library."""
        self.undoing.undo()

    def redo(self) -> None:
        """Does it again."""
        self.undoing.redo()

    # --- choosing --------------------------------------------------------------------------------------

    def choose_theme(self, choice: str) -> None:
        """Light, dark, or as the system has it."""
        look().choose(choice)
        self.theme_chosen.emit(choice)

    def choose_language(self, language: str) -> None:
        """Everything in another language; the window that is drawn anew goes on where this one stood."""
        self.language_chosen.emit(language)
        # Where a form with changes was to stay open, this window and its language did.
        self.menus.mark()

    def choose_text_size(self, size: str) -> None:
        """Everything larger or smaller, from the next start."""
        self.text_size = size
        self.text_size_chosen.emit(size)
        self.menus.mark()
        self.say(self.tr("Text has {size} % of its size from the next start.").format(size=size))

    # --- the rest --------------------------------------------------------------------------------------

    def find_creature(self) -> None:
        """To the search of the bestiary."""
        self.show_tab(BESTIARY)
        self.bestiary.focus_search()

    def find_anything(self) -> None:
        """Anything there is, by typing a few letters."""
        self.finder.open()

    @property
    def finder(self) -> Finder:
        """Finds anything; made when it is first needed."""
        if self._finder is None:
            from ui.finding import Finder

            self._finder = Finder(self)
        return self._finder

    def print_cards(self) -> None:
        """Whoever is chosen in the tab that is shown, as cards on paper."""
        from ui.cards_preview import show_cards

        show_cards(self.tabs.tab(self.tabs.currentIndex()).paper_cards(), self, self.say)

    def show_notes(self) -> None:
        """What was noted of the open fight while it was prepared, on a card that lets it go on."""
        words, name = self.conductor.at_hand.notes, self.conductor.encounter_name
        self.finder.card.show_rule(self.tr("Notes on this encounter"), words, name)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Keys that nobody under it wanted are the fight's, where one is shown; elsewhere Enter presses a button."""
        page = self._shown_fight()
        focus: QWidget | None = self.focusWidget()
        if page is None and event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and isinstance(focus, QAbstractButton):
            focus.click()
        elif page is None or focus is page or (focus is not None and page.isAncestorOf(focus)):
            super().keyPressEvent(event)
        elif page.fight_keys.take(event):
            page.setFocus()

    def _unsay(self, sentence: str) -> None:
        """Takes a sentence out of the status bar, if it still stands there."""
        if self.statusBar().currentMessage() == sentence:
            self.statusBar().clearMessage()

    def _name_fight(self) -> None:
        """The window is called after the fight that is open, and after its library."""
        self.setWindowTitle(" — ".join(filter(None, (self.conductor.encounter_name, self.library.path.stem))))

    def _show_state(self) -> None:
        self.menus.allow()
        # Beside a fight stands the system that it is played by; elsewhere the one that is looked at.
        self.system_choice.hold(self.conductor.system.id if self.fighting else None)
        self._show_saved()

    def tell_saving(self, *, works: bool) -> None:
        """Whether the library's file is where it was: without it nothing is called saved."""
        self._saving_works = works
        self._show_saved()

    def _show_saved(self) -> None:
        open_fight = self.open_fight is not None
        if self._saving_works:
            words = self.tr("saved · Encounter “{name}”") if open_fight else self.tr("saved")
        else:
            words = self.tr("not saved · Encounter “{name}”") if open_fight else self.tr("not saved")
        self._saved.setText(words.format(name=self.conductor.encounter_name) if open_fight else words)

    def say(self, sentence: str) -> None:
        """Says one sentence in the status bar."""
        self.statusBar().showMessage(sentence, 10000)

    def keep_layout(self) -> None:
        """Keeps where the window and its splitters stood."""
        self.places.keep_window(self)
        self.tabs.keep_layout()
        self.layouts.sync()

    def unsaved(self) -> str:
        """One sentence about a form that is open with changes; empty where there is none."""
        name = self.tabs.unsaved()
        return self.tr("The changes of “{name}” are not saved yet.").format(name=name) if name else ""

    def may_close(self) -> bool:
        """Whether nothing is lost with the window, or somebody says that it may be: asks about a form with changes."""
        words = self.unsaved()
        if not words:
            return True
        buttons = QMessageBox.StandardButton
        title, offered = self.tr("Not saved yet"), buttons.Discard | buttons.Cancel
        # Enter alone throws nothing away.
        answer = QMessageBox.question(self, title, tip(words), offered, buttons.Cancel)
        return answer == buttons.Discard

    def finish_tasks(self) -> None:
        """Cancels what is being done, and waits until nothing touches the library any more."""
        for tasks in self.findChildren(Tasks):
            tasks.finish()

    def closeEvent(self, event: QCloseEvent) -> None:
        """The library is saved already; a form that is open with changes is asked about."""
        if not self.may_close() or not self.before_closing():
            event.ignore()
            return
        self.finish_tasks()
        self.closing.emit()
        super().closeEvent(event)
