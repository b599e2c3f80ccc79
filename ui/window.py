"""The main window: three tabs, as game masters think, and the menus over them."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QByteArray, QSettings, Qt, Signal
from PySide6.QtGui import QAction, QCloseEvent, QKeySequence, QPaintEvent, QUndoStack
from PySide6.QtWidgets import QFileDialog, QLabel, QMainWindow, QMenu, QMessageBox, QTabWidget, QVBoxLayout, QWidget

from ui import icons
from ui.log_files import LogFiles
from ui.theme import look

if TYPE_CHECKING:
    from models.library import Library
    from ui.conductor import Conductor
    from ui.encounter.picker import Picker
    from ui.key_sheet import KeySheet

BESTIARY, PARTY, ENCOUNTER = range(3)


class LazyTab(QWidget):
    """A tab that is built when it is first needed: the window is up before what stands in it."""

    painted = Signal()
    """It was painted while still empty."""

    def __init__(self, build: Callable[[], QWidget], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._build = build
        self._widget: QWidget | None = None
        self._layout = QVBoxLayout(self)
        self._layout.setContentsMargins(0, 0, 0, 0)

    @property
    def is_built(self) -> bool:
        """Whether it has been shown yet."""
        return self._widget is not None

    def paintEvent(self, event: QPaintEvent) -> None:
        """Says that the window is up; what stands in the tab can come now."""
        super().paintEvent(event)
        if not self.is_built:
            self.painted.emit()

    def widget(self) -> Any:
        """What stands in the tab, built now if need be."""
        if self._widget is None:
            self._widget = self._build()
            self._layout.addWidget(self._widget)
            self.setFocusProxy(self._widget)
        return self._widget


class MainWindow(QMainWindow):
    """The program's window over one library."""

    library_asked = Signal(str)
    """Another library is wanted: its path."""
    theme_chosen = Signal(str)
    language_chosen = Signal(str)
    closing = Signal()

    def __init__(self, library: Library, language: str = "en", layouts: QSettings | None = None) -> None:
        super().__init__()
        self.layouts = layouts or QSettings()
        """Where windows and splitters stood."""
        self.library = library
        self.undo_stack = QUndoStack(self)
        self.language = language
        self._conductor: Conductor | None = None
        self.setWindowTitle(library.path.stem)
        self.tabs = QTabWidget()
        self.tabs.setDocumentMode(True)
        self.tabs.tabBar().setChangeCurrentOnDrag(True)
        self.tabs.setAccessibleName(self.tr("Bestiary, party and encounter"))
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
        self.setCentralWidget(self.tabs)
        self._picker: Picker | None = None
        self._keys: KeySheet | None = None
        self._saved = QLabel(self.tr("saved"))
        self.statusBar().addPermanentWidget(self._saved)
        self.log_files = LogFiles(self)
        self.actions_by_name: dict[str, QAction] = {}
        self._menus()
        look().changed.connect(self._tint)
        self._tint()
        self.resize(1366, 768)
        shape = self.layouts.value("window/geometry")
        if isinstance(shape, QByteArray):
            self.restoreGeometry(shape)

    @property
    def conductor(self) -> Conductor:
        """Runs the open fight; made when it is first needed, so that the window is up before the rules are loaded."""
        if self._conductor is None:
            from ui.conductor import Conductor

            self._conductor = Conductor(self.library, self.language, self)
            self._conductor.happened.connect(self._show_saved)
            self._conductor.failed.connect(self.say)
            self._conductor.fight_changed.connect(self._fight_changed)
        return self._conductor

    # --- tabs ------------------------------------------------------------------------------------------

    def _build_bestiary(self) -> QWidget:
        from ui.bestiary.tab import BestiaryTab

        tab = BestiaryTab(self.library, self.undo_stack)
        tab.fight_prepared.connect(self.show_encounter)
        tab.changed.connect(self._library_changed)
        tab.take_layout(self.layouts)
        return tab

    def _build_party(self) -> QWidget:
        from ui.party.tab import PartyTab

        tab = PartyTab(self.library, self.undo_stack)
        tab.changed.connect(self._party_changed)
        tab.take_layout(self.layouts)
        return tab

    def _build_encounter(self) -> QWidget:
        from ui.encounter.tab import EncounterTab

        tab = EncounterTab(self.library, self.conductor, self.undo_stack)
        tab.changed.connect(self._show_state)
        tab.take_layout(self.layouts)
        return tab

    def _fight_changed(self) -> None:
        if self.conductor.encounter_id is not None:
            self._remember_open(self.conductor.encounter_id)

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
        self._lazy[number].widget()
        self.tabs.setCurrentIndex(number)

    def _tab_shown(self, number: int) -> None:
        lazy = self._lazy[number]
        fresh = not lazy.is_built
        widget = lazy.widget()
        if not fresh:
            widget.reload()
        if number == ENCOUNTER:
            (widget.fight if widget.is_fighting else widget.prepare.list).setFocus()
        self._show_state()

    def start(self) -> None:
        """Fills the window that has just been painted: the running fight, or the bestiary."""
        if not self._started:
            self._started = True
            if not self.resume_last():
                self.show_tab(self.tabs.currentIndex())

    def show_encounter(self, encounter_id: int) -> None:
        """Takes a prepared encounter to its tab."""
        self._started = True
        tab = self.encounter
        tab.prepare.reload(encounter_id)
        self.tabs.setCurrentIndex(ENCOUNTER)

    def resume_last(self) -> bool:
        """Opens the fight that was running, at the same question; False if there is none."""
        running = self.library.journals.running()
        if not running or self.layouts.value("encounter/put_away") in (True, "true"):
            return False
        self.show_tab(ENCOUNTER)
        return self.conductor.resume(running[0])

    # --- menus -----------------------------------------------------------------------------------------

    def _menus(self) -> None:
        bar = self.menuBar()
        file = bar.addMenu(self.tr("&File"))
        self._action(file, "new", self.tr("New"), "Ctrl+N", self.new)
        self._action(file, "open_library", self.tr("Open library…"), "Ctrl+O", self.open_library)
        file.addSeparator()
        self._action(file, "preview", self.tr("Print preview…"), "Ctrl+Shift+P", self.log_files.preview)
        self._action(file, "print", self.tr("Print the log…"), "Ctrl+P", self.log_files.preview)
        exports = file.addMenu(self.tr("Export the log"))
        for name, words in (
            ("pdf", self.tr("Export as PDF…")),
            ("html", self.tr("Export as HTML…")),
            ("md", self.tr("Export as Markdown…")),
        ):
            self._action(exports, f"export_{name}", words, "", self._exporter(name))
        self._action(file, "save_script", self.tr("Save fight as script…"), "", self.log_files.save_script)
        file.addSeparator()
        self._action(file, "quit", self.tr("Quit"), "Ctrl+Q", self.close)
        edit = bar.addMenu(self.tr("&Edit"))
        self._action(edit, "undo", self.tr("Undo"), "Ctrl+Z", self.undo)
        self._action(edit, "redo", self.tr("Redo"), "Ctrl+Shift+Z", self.redo)
        self._action(edit, "find", self.tr("Find a creature"), "Ctrl+F", self.find_creature)
        self._action(edit, "anything", self.tr("Find anything…"), "Ctrl+K", self.find_anything)
        fight = bar.addMenu(self.tr("F&ight"))
        self._action(fight, "next", self.tr("Next"), "", self.next)
        self._action(fight, "note", self.tr("Note…"), "Ctrl+Shift+N", self.note)
        self._action(fight, "roll", self.tr("Free roll…"), "Ctrl+R", self.roll)
        self._action(fight, "countdown", self.tr("Countdown…"), "Ctrl+T", self.countdown)
        self._action(fight, "timeline", self.tr("Write the timeline into the log"), "", self.log_timeline)
        self._action(fight, "reinforce", self.tr("Reinforcement…"), "Ctrl+J", self.reinforce)
        self._action(fight, "rollers", self.tr("Who rolls…"), "Ctrl+G", self.switch_roller)
        fight.addSeparator()
        self._action(fight, "end", self.tr("End the fight"), "Ctrl+E", self.end_fight)
        self._action(fight, "put_away", self.tr("Put the fight away"), "Ctrl+W", self.put_away)
        view = bar.addMenu(self.tr("&View"))
        for number, words in enumerate((self.tr("Bestiary"), self.tr("Party"), self.tr("Encounter"))):
            self._action(view, f"tab_{number}", words, f"Ctrl+{number + 1}", self._tab_opener(number))
        view.addSeparator()
        for choice, words in (
            ("system", self.tr("Colours as the system has them")),
            ("light", self.tr("Light colours")),
            ("dark", self.tr("Dark colours")),
        ):
            self._action(view, f"theme_{choice}", words, "", self._theme_chooser(choice))
        self._action(view, "still", self.tr("Fading bars on or off"), "", self.toggle_fading)
        languages = view.addMenu(self.tr("Language"))
        for code, words in (("en", "English"), ("es", "Español"), ("pt_BR", "Português do Brasil")):
            self._action(languages, f"language_{code}", words, "", self._language_chooser(code))
        guide = bar.addMenu(self.tr("&Help"))
        self._action(guide, "keys", self.tr("Keys"), "F1", self.show_keys)

    def _action(self, menu: QMenu, name: str, text: str, keys: str, do: Callable[[], Any]) -> None:
        action = QAction(text, self)
        if keys:
            action.setShortcut(QKeySequence(keys))
        action.triggered.connect(lambda checked=False: do())
        menu.addAction(action)
        self.addAction(action)
        self.actions_by_name[name] = action

    def _exporter(self, kind: str) -> Callable[[], None]:
        return lambda: self.log_files.export(kind)

    def _tab_opener(self, number: int) -> Callable[[], None]:
        return lambda: self.show_tab(number)

    def _theme_chooser(self, choice: str) -> Callable[[], None]:
        def choose() -> None:
            look().choose(choice)
            self.theme_chosen.emit(choice)

        return choose

    def _language_chooser(self, code: str) -> Callable[[], None]:
        return lambda: self.language_chosen.emit(code)

    def _tint(self) -> None:
        for number, name in enumerate(("book-open", "users", "swords")):
            self.tabs.setTabIcon(number, icons.icon(name))

    # --- what the menus do -----------------------------------------------------------------------------

    @property
    def _fighting(self) -> bool:
        return (
            self._conductor is not None
            and self._conductor.service is not None
            and self.tabs.currentIndex() == ENCOUNTER
        )

    def new(self) -> None:
        """A new creature, member or encounter, by the tab that is shown."""
        number = self.tabs.currentIndex()
        if number == BESTIARY:
            self.bestiary.new_creature()
        elif number == PARTY:
            self.party.new_member()
        elif self.conductor.service is None:
            self.encounter.prepare.new_encounter()

    def undo(self) -> None:
        """Takes back the last thing done: in the fight, or in the library."""
        if self._fighting:
            self.conductor.undo()
        else:
            self.undo_stack.undo()

    def redo(self) -> None:
        """Does it again."""
        if self._fighting:
            self.conductor.redo()
        else:
            self.undo_stack.redo()

    def find_creature(self) -> None:
        """To the search of the bestiary."""
        self.show_tab(BESTIARY)
        self.bestiary.focus_search()

    def next(self) -> None:
        """On to the next turn or phase."""
        if self._fighting:
            self.encounter.fight.go_on()

    def note(self) -> None:
        """Writes a line into the log."""
        self._line(self.tr("Note"), self.tr("Write it, then Enter"), lambda text: {"do": "note", "text": text})

    def roll(self) -> None:
        """Rolls dice that no rule asks for."""
        self._line(
            self.tr("Free roll"),
            self.tr("Dice such as 2d6+3 or d%, then Enter"),
            lambda text: {"do": "roll", "expression": text},
        )

    def countdown(self) -> None:
        """Starts a countdown: a name, a number, a unit."""

        def command(text: str) -> dict[str, Any] | None:
            *name, number, unit = [*text.split(), "", ""][: max(3, len(text.split()))]
            if not name or not number.isdigit() or not unit:
                self.say(self.tr("A countdown has a name, a number and a unit: Tower 5 rounds."))
                return None
            return {"do": "countdown", "name": " ".join(name), unit: int(number)}

        units = " / ".join(sorted(self.conductor.system.countdown_units)) if self._fighting else ""
        self._line(self.tr("Countdown ({units})").format(units=units), self.tr("Tower 5 rounds, then Enter"), command)

    def _line(self, title: str, hint: str, command: Callable[[str], dict[str, Any] | None]) -> None:
        if not self._fighting:
            self.say(self.tr("No fight is running here."))
            return
        from ui.encounter.line_entry import LineEntry

        page = self.encounter.fight

        def take(text: str) -> None:
            made = command(text)
            if made is not None:
                self.conductor.command(made)

        entry = LineEntry(title, hint, take, page)
        entry.open()

    def reinforce(self) -> None:
        """Lets a creature of the bestiary, or a member of a party, join the running fight."""
        from ui.dragging import Dropped
        from ui.encounter.picker import Choice

        if not self._fighting:
            self.say(self.tr("No fight is running here."))
            return
        page, system = self.encounter.fight, self.conductor.system.id

        def joiner(dropped: Dropped) -> Callable[[str], None]:
            return lambda tail: page.drop(dropped)

        choices = [
            Choice(row.name, self.tr("bestiary"), joiner(Dropped((row.id,), ())))
            for row in self.library.creatures.rows("", system=system)
        ]
        choices += [
            Choice(member.name, self.tr("party"), joiner(Dropped((), (member.id,))))
            for member in self.library.parties.members()
            if member.system == system and member.id is not None
        ]
        page.pick(self.tr("Who joins the fight?"), choices)

    def switch_roller(self) -> None:
        """Changes who rolls for a side: the app, or the table."""
        from ui.conductor import APP, TABLE
        from ui.encounter.picker import Choice
        from ui.words import side_name

        if not self._fighting:
            self.say(self.tr("No fight is running here."))
            return
        conductor = self.conductor

        def switcher(side: str) -> Callable[[str], None]:
            return lambda tail: conductor.set_roller(side, TABLE if conductor.roller(side) == APP else APP)

        sides = dict.fromkeys(one.side for one in conductor.fight.combatants.values())
        words = {APP: self.tr("the app rolls"), TABLE: self.tr("dice on the table")}
        self.encounter.fight.pick(
            self.tr("Who rolls? Enter changes it."),
            [Choice(side_name(side), words[conductor.roller(side)], switcher(side)) for side in sides],
        )

    def end_fight(self) -> None:
        """Ends the fight: rewards go to the party."""
        if self._fighting:
            self.conductor.command({"do": "end"})

    def toggle_fading(self) -> None:
        """Lets what a bar has lost fade, or not: for those whom motion troubles."""
        order = self.encounter.fight.order.order
        order.fading = not order.fading
        self.layouts.setValue("encounter/still", not order.fading)
        self.say(self.tr("Bars fade.") if order.fading else self.tr("Bars stand still."))

    def log_timeline(self) -> None:
        """Writes what is still to come in this round into the log, in words."""
        words = self.encounter.fight.timeline.in_words() if self._fighting else ""
        if words:
            self.conductor.command({"do": "note", "text": words})

    def put_away(self) -> None:
        """Back to the prepared encounters; the fight stays as it is, and is not opened by itself again."""
        if self._fighting:
            self.conductor.close_fight()
            self._remember_open(None)

    def _remember_open(self, encounter_id: int | None) -> None:
        self.layouts.setValue("encounter/put_away", encounter_id is None)
        self.layouts.sync()

    # --- the rest --------------------------------------------------------------------------------------

    def open_library(self) -> None:
        """Asks for another library."""
        path, _ = QFileDialog.getOpenFileName(
            self, self.tr("Open library"), str(self.library.path.parent), self.tr("Turnwright libraries (*.turnwright)")
        )
        if path:
            self.library_asked.emit(path)

    def find_anything(self) -> None:
        """Commands, creatures and statuses, by typing a few letters."""
        from ui.encounter.picker import Choice, Picker

        choices = [
            Choice(action.text().replace("&", ""), action.shortcut().toString(), self._trigger(action))
            for action in self.actions_by_name.values()
        ]
        if self._fighting and self.encounter.fight.order.selected is not None:
            page = self.encounter.fight
            row = page.order.selected
            choices += [
                Choice(
                    f"{status.label}", self.tr("on {name}").format(name=row.name), page.rulings.inflicter(row.id, id)
                )
                for id, status in self.conductor.system.statuses.items()
            ]
        choices += [
            Choice(row.name, self.tr("bestiary"), self._creature_shower(row.id))
            for row in self.library.creatures.rows()[:2000]
        ]
        if self._picker is not None:
            self._picker.shut()
        self._picker = Picker(self.tr("Find anything"), choices, self)
        self._picker.closed.connect(self._picker_closed)
        self._picker.open_at()

    def _trigger(self, action: QAction) -> Callable[[str], None]:
        return lambda tail: action.trigger()

    def _creature_shower(self, creature_id: int) -> Callable[[str], None]:
        def show(tail: str) -> None:
            self.show_tab(BESTIARY)
            self.bestiary.show_creature(creature_id)

        return show

    def _picker_closed(self) -> None:
        self._picker = None
        self._lazy[self.tabs.currentIndex()].setFocus()

    def show_keys(self) -> None:
        """The sheet of keys."""
        if self._keys is not None and self._keys.isVisible():
            self._keys.hide()
            return
        from ui.key_sheet import KeySheet

        self._keys = KeySheet(self)
        self._keys.open()

    def _show_saved(self) -> None:
        self._saved.setText(self.tr("saved"))
        self._show_state()

    def _show_state(self) -> None:
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
        self.layouts.setValue("window/geometry", self.saveGeometry())
        for number in (BESTIARY, PARTY, ENCOUNTER):
            if self._lazy[number].is_built:
                self._lazy[number].widget().keep_layout(self.layouts)
        self.layouts.sync()

    def unsaved(self) -> str:
        """One sentence about a form that is open with changes; empty where there is none."""
        built = (self._lazy[number].widget() for number in (BESTIARY, PARTY) if self._lazy[number].is_built)
        return next((words for tab in built if (words := tab.unsaved())), "")

    def closeEvent(self, event: QCloseEvent) -> None:
        """The library is saved already; a form that is open with changes is asked about."""
        words = self.unsaved()
        if words:
            buttons = QMessageBox.StandardButton
            answer = QMessageBox.question(self, self.tr("Close Turnwright"), words, buttons.Discard | buttons.Cancel)
            if answer != buttons.Discard:
                event.ignore()
                return
        self.closing.emit()
        super().closeEvent(event)
