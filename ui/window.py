"""The main window: three tabs, as game masters think; what is opened, closed, taken back and said in them."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QSettings, QSize, Qt, Signal
from PySide6.QtGui import QAction, QCloseEvent, QKeyEvent, QResizeEvent, QUndoStack
from PySide6.QtWidgets import (
    QAbstractButton,
    QMainWindow,
    QMessageBox,
    QStackedWidget,
    QTabWidget,
    QVBoxLayout,
    QWidget,
)
from shiboken6 import isValid

from models.refusals import LibraryError
from ui import icons
from ui.fight_commands import FightCommands
from ui.files import ask_to_open
from ui.help import Help
from ui.lazy_tab import LazyTab
from ui.log_files import LogFiles
from ui.menus import Menus
from ui.notice import Notice
from ui.places import Places
from ui.plain import Label, tip
from ui.remembered import Remembered
from ui.system_choice import SystemChoice
from ui.theme import look

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from models.library import Library
    from ui.conductor import Asked, Conductor, Happening
    from ui.finding import Finder
    from ui.key_sheet import KeySheet
    from ui.marking import Marked

BESTIARY, PARTY, ENCOUNTER = range(3)
LEAST_SIZE = QSize(480, 320)
"""What the tabs are content with: none of them makes the window larger than a small screen."""


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
        self.tabs = QTabWidget()
        self.tabs.setDocumentMode(True)
        self.tabs.setMinimumSize(LEAST_SIZE)
        self.tabs.tabBar().setChangeCurrentOnDrag(True)
        self.tabs.tabBar().setAcceptDrops(True)  # or no drag comes to it
        self.tabs.setAccessibleName(self.tr("Bestiary, party and encounter"))
        self.remembered = Remembered(library.path, self.layouts, self)
        self.system_choice = SystemChoice(library, self.remembered)
        self.tabs.setCornerWidget(self.system_choice)
        self._lazy = [
            LazyTab(self._build_bestiary),
            LazyTab(self._build_party),
            LazyTab(self._build_encounter),
        ]
        for tab, text in zip(self._lazy, (self.tr("Bestiary"), self.tr("Party"), self.tr("Encounter")), strict=True):
            self.tabs.addTab(tab, text)
        self._started = False
        for tab in self._lazy:
            tab.painted.connect(self.start, Qt.ConnectionType.QueuedConnection)
        self.tabs.currentChanged.connect(self._tab_shown)
        self.before_closing: Callable[[], bool] = lambda: True
        """Asked before the window is closed: whether the library may be."""
        self.notice = Notice()
        self._pages = QStackedWidget()
        self._pages.addWidget(self.tabs)
        self.help = Help(self, self._pages)
        pane = QWidget()
        panes = QVBoxLayout(pane)
        panes.setContentsMargins(0, 0, 0, 0)
        panes.setSpacing(0)
        panes.addWidget(self.notice)
        panes.addWidget(self._pages, 1)
        self.setCentralWidget(pane)
        self._finder: Finder | None = None
        self._said_of_step = ""
        self.undo_stack.indexChanged.connect(self._step_is_past)
        self._keys: KeySheet | None = None
        self._saved = Label(self.tr("saved"))
        self.statusBar().addPermanentWidget(self._saved)
        self.log_files = LogFiles(self)
        self.fight_commands = FightCommands(self)
        self.menus = Menus(self)
        look().changed.connect(self._tint)
        self._tint()
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
            self._conductor.happened.connect(self._happened)
            self._conductor.question_changed.connect(self._asked)
            self._conductor.fight_changed.connect(self._step_is_past)
            self._conductor.failed.connect(self.say)
            self._conductor.usual_rollers = self.remembered.rollers
            self._conductor.rollers_changed.connect(self._keep_rollers)
            self._conductor.fight_changed.connect(self._follow_fight)
            self._conductor.fight_changed.connect(self._name_fight)
        return self._conductor

    # --- tabs ------------------------------------------------------------------------------------------

    def _build_bestiary(self, parent: QWidget) -> QWidget:
        from ui.bestiary.tab import BestiaryTab

        tab = BestiaryTab(self.library, self.undo_stack, self.remembered, parent)
        tab.fight_prepared.connect(self.show_encounter)
        tab.form_opened.connect(partial(self.show_tab, BESTIARY))
        tab.said.connect(self.say)
        tab.edits.refused.connect(self.say)
        tab.changed.connect(self._library_changed)
        tab.take_layout(self.layouts)
        return tab

    def _build_party(self, parent: QWidget) -> QWidget:
        from ui.party.tab import PartyTab

        tab = PartyTab(self.library, self.undo_stack, self.remembered, parent)
        tab.form_opened.connect(partial(self.show_tab, PARTY))
        tab.said.connect(self.say)
        tab.edits.refused.connect(self.say)
        tab.changed.connect(self._party_changed)
        tab.take_layout(self.layouts)
        return tab

    def _build_encounter(self, parent: QWidget) -> QWidget:
        from ui.encounter.tab import EncounterTab

        tab = EncounterTab(self.library, self.conductor, self.undo_stack, self.remembered, parent)
        tab.refused.connect(self.say)
        tab.changed.connect(self._show_state)
        tab.take_layout(self.layouts)
        tab.fight.log.filter_changed.connect(self.log_files.filter_changed)
        tab.fight.top.notes_asked.connect(self.show_notes)
        tab.fight.arrangement.show_log(shown=self.places.is_shown("log"))
        tab.fight.arrangement.folded_changed.connect(self.menus.mark)
        tab.fight.rollers.setVisible(self.places.is_shown("rollers"))
        return tab

    def _keep_rollers(self) -> None:
        self.remembered.rollers = self.conductor.usual_rollers

    def _follow_fight(self) -> None:
        """A fight by other rules than are looked at turns all tabs to its own."""
        system = self.conductor.system
        if system is not None and self.remembered.system not in (None, system.id):
            self.remembered.choose_system(system.id)

    def _library_changed(self, kind: str) -> None:
        if kind == "encounters" and self._lazy[ENCOUNTER].is_built:
            self.encounter.reload()

    def _party_changed(self) -> None:
        if self._lazy[BESTIARY].is_built:
            self.bestiary.reload()

    @property
    def bestiary(self) -> Any:
        """The bestiary tab."""
        return self._lazy[BESTIARY].widget()

    @property
    def party(self) -> Any:
        """The party tab."""
        return self._lazy[PARTY].widget()

    @property
    def encounter(self) -> Any:
        """The encounter tab."""
        return self._lazy[ENCOUNTER].widget()

    def show_tab(self, number: int) -> None:
        """Shows a tab."""
        self._started = True
        self.help.leave_welcome()
        fresh = not self._lazy[number].is_built
        self._lazy[number].widget()
        self.system_choice.reload()
        self.tabs.setCurrentIndex(number)
        if fresh:
            self.focus_tab()  # by itself Qt takes the first widget there is: letters would choose a folder

    def _show_system(self) -> None:
        """Beside a fight stands the system that it is played by; elsewhere the one that is looked at."""
        system = self.conductor.system if self.fighting else None
        self.system_choice.hold(None if system is None else system.id)

    def _tab_shown(self, number: int) -> None:
        lazy = self._lazy[number]
        fresh = not lazy.is_built
        widget = lazy.widget()
        self.system_choice.reload()
        if not fresh:
            widget.reload()
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
            self._lazy[number].setFocus()

    def start(self) -> None:
        """Fills the window that has just been painted: the running fight, the bestiary, or at first the welcome."""
        if not self._started:
            self._started = True
            self._look_over()
            if not self.resume_last():
                if self.help.is_first_start():
                    self.help.welcome()
                else:
                    self.show_tab(self.tabs.currentIndex())

    def _look_over(self) -> None:
        """Has what is damaged told in one sentence before anything of it is shown."""
        from ui.damage_words import damage_sentence
        from ui.refusal_words import library_sentence

        restore = (self.tr("Restore a backup…"), self.restore_asked.emit)
        try:
            salvaged = self.library.look_over()
        except LibraryError as error:
            self.notice.show_sentence(library_sentence(error), (restore,))
            return
        if salvaged is not None:
            self.notice.show_sentence(damage_sentence(self.library.path.name, salvaged), (restore,))

    def show_encounter(self, encounter_id: int) -> None:
        """Takes a prepared encounter to its tab."""
        self._started = True
        self.help.leave_welcome()
        tab = self.encounter
        fight = self.conductor.fight
        if fight is not None and fight.phase == "ended":
            self.put_away()
        tab.prepare.reload(encounter_id)
        self.tabs.setCurrentIndex(ENCOUNTER)
        if tab.is_fighting:
            self.say(self.tr("It is prepared, and stands among the encounters: the fight goes on."))

    def resume_last(self) -> bool:
        """Opens the fight that was played last, at the same question; False if there is none, or it was put away."""
        last = self.library.journals.last_open()
        if last is None:
            return False
        self.show_tab(ENCOUNTER)
        return self.conductor.resume(last)

    def go_on_from(self, other: MainWindow) -> None:
        """Shows what another window over the same library shows: its fight or chosen encounter, in its tab."""
        fight, board, chosen = other.open_encounters()
        if chosen is not None:
            self.encounter.prepare.reload(chosen)
        if fight is not None:
            self.show_tab(ENCOUNTER)
            if self.conductor.resume(fight):
                self.encounter.fight.go_on_from(other.encounter.fight)
        elif board is not None:
            self.encounter.show_board(board)
        if other.help.is_welcoming:
            self._started = True
            self.help.welcome()
        else:
            self.show_tab(other.tabs.currentIndex())

    def open_encounters(self) -> tuple[int | None, int | None, int | None]:
        """The encounters whose fight is open, whose board is being painted, and which one is chosen in their list."""
        fight = None if self._conductor is None else self._conductor.encounter_id
        if not self._lazy[ENCOUNTER].is_built:
            return fight, None, None
        tab = self.encounter
        return fight, tab.painted, tab.prepare.chosen_id

    def resizeEvent(self, event: QResizeEvent) -> None:
        """The tabs come before the words beside them."""
        super().resizeEvent(event)
        self.system_choice.fit(event.size().width())

    def _tint(self) -> None:
        for number, name in enumerate(("book-open", "users", "swords")):
            self.tabs.setTabIcon(number, icons.icon(name))

    # --- opening and closing ---------------------------------------------------------------------------

    @property
    def fighting(self) -> bool:
        """Whether a fight is on the page that is shown."""
        return (
            self._conductor is not None
            and self._conductor.service is not None
            and self.tabs.currentIndex() == ENCOUNTER
        )

    @property
    def preparing(self) -> bool:
        """Whether the encounters and their rosters are on the page that is shown."""
        shown = self.tabs.currentIndex() == ENCOUNTER and self._lazy[ENCOUNTER].is_built
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
            self.encounter.prepare.show_option(name, of_house=of_house)

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
        """Back to the prepared encounters; the fight stays as it is, and is not opened by itself again."""
        if self.fighting:
            self.conductor.put_away()

    def open_library(self) -> None:
        """Asks for another library."""
        kinds = self.tr("Turnwright libraries (*.turnwright)")
        path = ask_to_open(self, self.tr("Open library"), kinds, self.library.path.parent)
        if path is not None:
            self.library_asked.emit(str(path))

    # --- taking back -----------------------------------------------------------------------------------

    def steps(self) -> tuple[str, str]:
        """What undo would take back and what redo would do again, in words; empty where there is nothing."""
        if not self.fighting:
            return self.undo_stack.undoText(), self.undo_stack.redoText()
        if self.conductor.asked is not None:
            if self.conductor.asked.answers:
                return self.tr("the last answer"), ""
            return self._deed(self.conductor.asked.command), ""
        service = self.conductor.service
        assert service is not None
        done, at = service.journal.entries, service.journal.cursor
        before = self._deed(done[at - 1].command) if at else ""
        after = self._deed(done[at].command) if at < len(done) else ""
        marking = self.conductor.marking
        return self._hiding(marking.last(at)) or before, self._hiding(marking.next(at)) or after

    def _hiding(self, step: Marked | None) -> str:
        if step is None:
            return ""
        name = self.conductor.fight.combatants[step.id].name
        return (self.tr("{name}: hidden") if step.hidden else self.tr("{name}: shown")).format(name=name)

    def _deed(self, command: Mapping[str, Any]) -> str:
        from ui.deed_words import deed

        return deed(command, self.conductor.teller())

    def undo(self) -> None:
        """Takes back the last thing done: in the fight, or in the library."""
        from ui.edits import take_back

        what, _ = self.steps()
        if not self.fighting:
            if take_back(self.undo_stack):
                self._say_step(taken_back=what)
            return
        asked = self.conductor.asked
        self.conductor.undo()
        if asked is not None:
            self._say_step(taken_back=what)

    def redo(self) -> None:
        """Does it again."""
        from ui.edits import do_again

        _, what = self.steps()
        if self.fighting:
            self.conductor.redo()
        elif do_again(self.undo_stack):
            self._say_step(done_again=what)

    def _say_step(self, *, taken_back: str = "", done_again: str = "") -> None:
        if taken_back:
            self._said_of_step = self.tr("Taken back: {what}").format(what=taken_back)
            self.say(self._said_of_step)
        elif done_again:
            self._said_of_step = self.tr("Done again: {what}").format(what=done_again)
            self.say(self._said_of_step)

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

    def toggle_motion(self) -> None:
        """Lets what a bar has lost fade, or not: for those whom motion troubles."""
        self.places.still = not self.places.still
        if self._lazy[ENCOUNTER].is_built:
            self.encounter.fight.order.order.fading = not self.places.still
        self.menus.mark()
        self.say(self.tr("Bars stand still.") if self.places.still else self.tr("Bars fade."))

    def is_pane_shown(self, pane: str) -> bool:
        """Whether a pane of the fight is shown; a log that is folded for want of room is not."""
        if pane == "log" and self._lazy[ENCOUNTER].is_built and self.encounter.fight.arrangement.folded:
            return bool(self.encounter.fight.arrangement.log_shown)
        return self.places.is_shown(pane)

    def toggle_pane(self, pane: str) -> None:
        """Shows or hides a pane of the fight, and keeps that; a folded log is drawn out only for now."""
        shown = not self.is_pane_shown(pane)
        fight = self.encounter.fight if self._lazy[ENCOUNTER].is_built else None
        if pane != "log" or fight is None or not fight.arrangement.folded:
            self.places.show_pane(pane, shown=shown)
        if fight is not None and pane == "log":
            fight.arrangement.show_log(shown=shown)
        elif fight is not None:
            getattr(fight, pane).setVisible(shown)
        self.menus.mark()

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

    def show_notes(self) -> None:
        """What was noted of the open fight while it was prepared, on a card that lets it go on."""
        words, name = self.conductor.encounter_notes, self.conductor.encounter_name
        self.finder.card.show_rule(self.tr("Notes on this encounter"), words, name)

    def show_keys(self) -> None:
        """The sheet of keys."""
        if self._keys is not None and self._keys.isVisible():
            self._keys.shut()
            return
        from ui.key_sheet import KeySheet

        self._keys = KeySheet(self)
        self._keys.closed.connect(self._keys_closed)
        self._keys.open()

    def _keys_closed(self) -> None:
        self._keys = None
        self.focus_tab()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Keys that nobody under it wanted are the fight's, where one is shown; elsewhere Enter presses a button."""
        page = self.encounter.fight if self.fighting else None
        focus: QWidget | None = self.focusWidget()
        if page is None and event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and isinstance(focus, QAbstractButton):
            focus.click()
        elif page is None or focus is page or (focus is not None and page.isAncestorOf(focus)):
            super().keyPressEvent(event)
        elif page.fight_keys.take(event):
            page.setFocus()

    def _happened(self, happening: Happening) -> None:
        if happening.kind == "undone":
            self._say_step(taken_back=self._deed(happening.entry.command))
        elif happening.kind == "redone":
            self._say_step(done_again=self._deed(happening.entry.command))
        else:
            self._step_is_past()
        self._show_state()

    def _asked(self, asked: Asked | None) -> None:
        if asked is not None:
            self._step_is_past()

    def _step_is_past(self) -> None:
        """Something else has been done since the last undo or redo: what was said of it goes."""
        if self._said_of_step and self.statusBar().currentMessage() == self._said_of_step:
            self.statusBar().clearMessage()

    def _name_fight(self) -> None:
        """The window is called after the fight that is open, and after its library."""
        playing = self.conductor.encounter_name if self.conductor.service is not None else ""
        self.setWindowTitle(" — ".join(filter(None, (playing, self.library.path.stem))))

    def _show_state(self) -> None:
        self.menus.allow()
        self._show_system()
        if self.conductor.service is not None:
            words = self.tr("saved · Encounter “{name}”").format(name=self.conductor.encounter_name)
            self._saved.setText(words)
        else:
            self._saved.setText(self.tr("saved"))

    def say(self, sentence: str) -> None:
        """Says one sentence in the status bar."""
        self.statusBar().showMessage(sentence, 10000)

    def keep_layout(self) -> None:
        """Keeps where the window and its splitters stood."""
        self.places.keep_window(self)
        for number in (BESTIARY, PARTY, ENCOUNTER):
            if self._lazy[number].is_built:
                self._lazy[number].widget().keep_layout(self.layouts)
        self.layouts.sync()

    def unsaved(self) -> str:
        """One sentence about a form that is open with changes; empty where there is none."""
        built = (self._lazy[number].widget() for number in (BESTIARY, PARTY) if self._lazy[number].is_built)
        name = next((name for tab in built if (name := tab.unsaved())), "")
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

    def closeEvent(self, event: QCloseEvent) -> None:
        """The library is saved already; a form that is open with changes is asked about."""
        if not self.may_close() or not self.before_closing():
            event.ignore()
            return
        self.closing.emit()
        super().closeEvent(event)
