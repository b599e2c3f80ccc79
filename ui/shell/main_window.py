"""The main window: three tabs, as game masters think; what is opened, closed and said in them."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QObject, QSettings, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QAction, QCloseEvent, QKeyEvent, QResizeEvent, QUndoStack
from PySide6.QtWidgets import QApplication, QDialog, QMenu, QStackedWidget, QWidget

from rules.text.sanitize import single_line
from ui.exchange.clipboard import ClipboardController, take_in
from ui.exchange.controller import Exchange
from ui.exchange.drag_out import DraggedFiles
from ui.help.controller import Help
from ui.navigation.active_page import ActivePage
from ui.navigation.tabs import Tabs
from ui.services.dialogs import Answers, confirm
from ui.services.preferences import LibraryPreferences
from ui.services.screens import ScreenWatch
from ui.services.tasks import Tasks
from ui.services.window_state import WindowState, open_at
from ui.sheets.system_selector import SystemChoice
from ui.shell.fight_panes import FightPanes
from ui.shell.handout_files import HandoutFiles
from ui.shell.invitations import Invitations
from ui.shell.log_files import LogFiles
from ui.shell.menus import Menus
from ui.shell.navigation import Navigation
from ui.shell.players_screen import PlayersScreenControl, PlayersScreenLine
from ui.shell.startup import Startup
from ui.shell.status_bar import SavedLabel, StatusBar, TaskLine
from ui.shell.undo_controller import TextUndo, UndoController, fall_silent_with
from ui.shell.window_commands import COMMANDS, Window
from ui.text.announcements import announce
from ui.text.words import terms_language
from ui.theme.sizes import px_size
from ui.theme.theme import look
from ui.widgets.banner import Notice, NoticePage
from ui.widgets.buttons import press_by_enter
from ui.widgets.focus_actions import keep_keys
from ui.widgets.layouts import stacked

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from models.library import Library
    from models.repair.integrity import DamagedRow
    from models.repositories.written_systems import WrittenSystem
    from rules.system.system import System
    from ui.bestiary.tab import BestiaryTab
    from ui.encounter.fight.page import FightPage
    from ui.encounter.tab import EncounterTab
    from ui.help.welcome import Welcome
    from ui.party.tab import PartyTab
    from ui.rule_editor.page import RulesPage
    from ui.session.controller import Conductor
    from ui.session.players import PlayersTable
    from ui.shell.command_palette import CommandPalette


TRIAL = QSize(480, 640)
"""The size of a round that is tried."""


class MainWindow(Window):
    """The program's window over one library."""

    mending_requested = Signal(object)
    """The damage found in the open library."""
    theme_chosen = Signal(str)
    language_chosen = Signal(str)
    terms_chosen = Signal(str)
    """Whether the terms of books are to be said in the reader's language (`mine`), or as each `book` has them."""
    text_size_chosen = Signal(str)
    """The size of text and controls, in per cent."""
    typeface_chosen = Signal(str)
    closing = Signal()

    def __init__(
        self,
        library: Library,
        language: str = "en",
        layouts: QSettings | None = None,
        text_size: str = "100",
        own_profiles: Path | None = None,
        undo_stack: QUndoStack | None = None,
    ) -> None:
        """`undo_stack`: that of the window whose place it takes, with its steps."""
        super().__init__()
        self.layouts = layouts or QSettings()
        """The saved layouts of windows and splitters."""
        self.places = WindowState(self.layouts)
        self.places.take_window(self)
        look().fit(self.places.width_of(self))  # before anything is made that would be measured again
        self.text_size, self.library, self.language = text_size, library, language
        # The program keeps these profiles beside the library that it opens when none is named.
        self._usual_folder = None if own_profiles is None else own_profiles.parent
        former = None if undo_stack is None else undo_stack.parent()
        self.undo_stack = QUndoStack() if undo_stack is None else undo_stack
        self.undo_stack.setParent(self)
        fall_silent_with(self, self.undo_stack)
        self._conductor: Conductor | None = None
        self._players: PlayersTable | None = None
        self._finder: CommandPalette | None = None
        self._rules_page: RulesPage | None = None
        self._passing = ""
        """The sentence of a notice that goes by itself once it is dealt with."""
        self._before_rules: QWidget
        """What was shown before the page on which rules are made."""
        self.setWindowTitle(window_title(library.path, usual_folder=self._usual_folder))
        self.remembered = LibraryPreferences(library.path, self.layouts, self)
        self.tasks = Tasks(self)
        """Runs long work."""
        self.before_closing: Callable[[], bool] = lambda: True
        """Asked before the window is closed: whether the library may be."""
        self._make_tabs()
        self._make_ways()
        self.log_files = LogFiles(lambda: self.front.open_page, self.remembered, self)
        self.handing_out = HandoutFiles(
            library, self.front, self.remembered, self.log_files, self.tasks, language, self
        )
        DraggedFiles(library, self.log_files.printed, self.handing_out.open_handout, self)
        self.hands = ClipboardController(self)
        self.invitations = Invitations(lambda: self.conductor, lambda: self.players, self._menu_actions, self)
        self.closing.connect(self.invitations.close)
        self.exchange = Exchange(
            library, self.tabs, self.front, self.remembered, self.undo_stack, self.tasks, self, own_profiles
        )
        self._make_status_bar()
        self.menus = Menus(self)
        # Those in other menus are heard once these are shown.
        bar, directly = self.menuBar(), Qt.FindChildOption.FindDirectChildrenOnly
        keep_keys(bar, *bar.findChildren(QMenu, options=directly))
        # Behind the menus: it would hear of each of their actions.
        take_in(self, self.exchange)
        self._listen()
        if former is not None:
            self._go_on_from(former)

    def _go_on_from(self, former: QObject) -> None:
        """Show what comes of the steps of the window before; its forms cannot be opened again."""
        from ui.edits.core import outlive

        for edits in outlive(former, self.undo_stack):
            edits.go_on_in(self.exchange.read_again, self.say, self.undoing.tell, self.tasks)

    def _make_tabs(self) -> None:
        library = self.library
        self.tabs = Tabs(library, self.undo_stack, self.remembered, lambda: self.conductor, self.layouts, self.tasks)
        self.front = ActivePage(self.tabs, lambda: self._conductor)
        self.system_choice = SystemChoice(library, self.remembered, self.tabs)
        self.tabs.setCornerWidget(self.system_choice)
        look().theme_changed.connect(self._fit_system_choice)
        self.notice = Notice()
        pages = QStackedWidget()
        self.setCentralWidget(NoticePage(self.notice, pages))
        pages.addWidget(self.tabs)  # last: all that is in a widget is styled anew whenever that is moved
        self.help = Help(library, self.remembered, self.language, pages, self.front, COMMANDS, self)
        self._pages = pages

    def _make_ways(self) -> None:
        """Make the controllers: navigation, undo, and what plays the fight."""
        tabs, front, help = self.tabs, self.front, self.help
        self.undoing = UndoController(self.undo_stack, front, self)
        TextUndo(self)
        self.fight_panes = FightPanes(self.places, self)
        self.players_screen = PlayersScreenControl(
            self,
            self.library,
            front,
            self.places,
            self.remembered,
            lambda: self.players,
            self._open_rule,
            self._menu_actions,
            lambda: self.invitations.is_open,
        )
        ScreenWatch(self)
        self.ways = Navigation(tabs, front, help, self.system_choice, lambda: self.conductor, self)
        self.show_tab, self.show_encounter = self.ways.show_tab, self.ways.show_encounter
        self.put_away = self.ways.put_away
        self.undo, self.redo = self.undoing.undo, self.undoing.redo
        self.starting = Startup(self.library, tabs, front, help, lambda: self.conductor, self.show_tab, self)

    def _make_status_bar(self) -> None:
        self.task_line, self.saved = TaskLine(self.tasks, self.starting.tasks), SavedLabel()
        self.setStatusBar(StatusBar(self))
        self.statusBar().addPermanentWidget(self.task_line)
        self.statusBar().addPermanentWidget(PlayersScreenLine(self.players_screen))
        self.statusBar().addPermanentWidget(self.saved)

    def _listen(self) -> None:
        parts = (self.tabs, self.undoing, self.ways, self.log_files, self.handing_out, self.fight_panes)
        for part in (*parts, self.hands, self.exchange, self.invitations):
            part.message_requested.connect(self.say)
        self.exchange.library_changed.connect(self.system_choice.reload)
        self.exchange.files_imported.connect(self.ways.show_imported)
        self.exchange.rules_requested.connect(self._look_at_rules)
        self.undoing.message_expired.connect(self._unsay)
        for part in (self.tabs, self.exchange):
            part.notice_requested.connect(self.undoing.tell)
        self.ways.welcome_dismissed.connect(self.starting.leave)
        self.ways.tab_changed.connect(self._tab_shown)
        self.ways.prepared_beside_fight.connect(self._tell_prepared)
        self.tabs.first_painted.connect(self.starting.start)
        self.tabs.file_import_requested.connect(self.exchange.ask_import)
        self.tabs.text_import_requested.connect(self.exchange.ask_text)
        self.tabs.fight_page_made.connect(self._take_fight_page)
        self.tabs.encounter_changed.connect(self._show_state)
        self.starting.damage_found.connect(self._tell_damage)
        self.starting.late_damage_found.connect(self._offer_mending)
        self.starting.missing_systems_found.connect(self._tell_lacking)
        self.starting.draft_found.connect(self._tell_draft)
        self.help.welcome_shown.connect(self._take_welcome)
        self._pages.currentChanged.connect(self._show_state)
        self._pages.currentChanged.connect(self._look_at_rules_page)
        for part in (self.fight_panes, self.log_files, self.handing_out):
            part.options_changed.connect(self.menus.mark)
        self.log_files.options_changed.connect(self.menus.allow)
        self.players_screen.message_requested.connect(self.say)
        self.players_screen.options_changed.connect(self.menus.mark)
        self.players_screen.options_changed.connect(self._cover_phones)
        self.invitations.options_changed.connect(self.menus.mark)

    @property
    def conductor(self) -> Conductor:
        """Run the open fight; made when it is first needed, so that the window is up before the rules are loaded."""
        if self._conductor is None:
            from ui.session.controller import Conductor

            self._conductor = Conductor(self.library, self.language, self)
            self.undoing.follow(self._conductor)
            self._conductor.save_failed.connect(self.say)
            self._conductor.rollers.usual = self.remembered.rollers
            self._conductor.rollers.rollers_changed.connect(self._keep_rollers)
            self._conductor.fight_changed.connect(self._follow_fight)
        return self._conductor

    @property
    def players(self) -> PlayersTable:
        """What the players may see of the open fight; made when it is first needed."""
        if self._players is None:
            from ui.session.players import PlayersTable

            self._players = PlayersTable(self.conductor, self.remembered, self)
        return self._players

    def _open_rule(self) -> tuple[str, str] | None:
        """The title and the words of the rule or the notes that lie over the page; None if nothing does."""
        return None if self._finder is None else self._finder.card.content

    def _menu_actions(self, *names: str) -> list[QAction]:
        """Return the actions of commands, for a window of its own that has the same keys."""
        return [self.menus.by_name[name] for name in names]

    # --- tabs ------------------------------------------------------------------------------------------

    def _take_fight_page(self, page: FightPage) -> None:
        page.log.filter_changed.connect(self.log_files.filter_changed)
        page.top.notes_requested.connect(self.show_notes)
        page.stage.outcome.summary_requested.connect(self.menus.by_name["summary"].trigger)
        page.past.position_changed.connect(self._show_state)
        page.past.position_changed.connect(self._look_again_for_players)
        page.conditions_changed.connect(self.menus.allow)
        page.steps_changed.connect(self.menus.allow_steps)
        page.stage.outcome.print_requested.connect(self.log_files.preview)
        page.stage.outcome.handout_requested.connect(partial(self.handing_out.hand_out, "pdf"))
        page.order.beyond.row_dropped.connect(self.players_screen.drop_row)
        self.fight_panes.take(page)
        self.invitations.take_page(page)

    def _look_again_for_players(self) -> None:
        if self._players is not None:
            self._players.look_again()
            self.menus.mark()

    def _cover_phones(self) -> None:
        screen = self.players_screen
        self.invitations.follow_screen(
            has_curtain=screen.has_curtain, is_frozen=screen.is_frozen, showing=screen.showing
        )

    def _keep_rollers(self) -> None:
        self.remembered.rollers = self.conductor.rollers.usual

    def _follow_fight(self) -> None:
        """Another fight is open, or none: its rules turn all tabs to them, the title names it, the menus offer it."""
        if self.conductor.is_open and self.remembered.system not in (None, self.conductor.system.id):
            self.remembered.choose_system(self.conductor.system.id)
        self._pass_notice()
        self.setWindowTitle(window_title(self.library.path, self.conductor.encounter_name, self._usual_folder))
        self.menus.allow()

    @property
    def bestiary(self) -> BestiaryTab:
        """The bestiary tab."""
        return self.tabs.bestiary

    @property
    def party(self) -> PartyTab:
        """The party tab."""
        return self.tabs.party

    @property
    def encounter(self) -> EncounterTab:
        """The encounter tab."""
        return self.tabs.encounter

    def _tab_shown(self) -> None:
        self.menus.mark()
        self._show_state()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """The tabs come before the words beside them."""
        super().resizeEvent(event)
        self._fit_system_choice()
        if not look().fits(event.size().width()):
            QTimer.singleShot(0, self, lambda: look().fit(self.width()))

    def _fit_system_choice(self) -> None:
        self.system_choice.fit(self.width() - self.tabs.tabBar().sizeHint().width())

    # --- opening and closing ---------------------------------------------------------------------------

    def _take_welcome(self, welcome: Welcome) -> None:
        welcome.language_chosen.connect(self.choose_language)
        welcome.own_game_requested.connect(self.show_own_rules)
        welcome.draft_requested.connect(self.show_rules_page)

    def _tell_damage(self, damage: str) -> None:
        self.notice.show_sentence(damage, ((self.tr("Restore a backup…"), self.restore_requested.emit),))

    def _tell_lacking(self, sentence: str) -> None:
        """Report what a library lacks, unless something is said of it already."""
        if self.notice.isHidden():
            self.notice.show_sentence(sentence)
        else:
            self.say(sentence)

    def _tell_draft(self, draft: WrittenSystem) -> None:
        """Say which rules in the making wait, unless something graver is said or nobody wants to hear of them."""
        if self._rules_page is not None or not self.notice.isHidden() or draft.hash == self.remembered.dismissed_draft:
            return

        def go_on() -> None:
            self.notice.hide()
            self.show_rules_page(draft.text, draft.hash)

        def forget() -> None:
            self.remembered.dismissed_draft = draft.hash

        told = self.tr("Rules that you began to make wait for you: “{title}”.")
        self._passing = told.format(title=draft.title or self.tr("Rules without a name"))
        self.notice.show_sentence(self._passing, ((self.tr("Go on with them"), go_on),), forget)

    def _tell_prepared(self, encounter_id: int) -> None:
        """Say that another fight is open in front of what was just prepared, and offer the way there."""
        (row,) = self.library.encounters.rows_of([encounter_id])
        told = self.tr("“{name}” is prepared. “{fight}” is still open in front of it.")
        self._passing = told.format(name=row.name, fight=self.conductor.encounter_name)
        show = partial(self.ways.show_prepared, encounter_id)
        self.notice.show_sentence(self._passing, ((self.tr("Leave the fight for later and show it"), show),))

    def _pass_notice(self) -> None:
        """Take a notice away that has been dealt with."""
        if self._passing and self.notice.sentence.text() == self._passing:
            self.notice.hide()

    def _offer_mending(self, damage: list[DamagedRow], sentence: str) -> None:
        mend = (self.tr("Repair it now"), lambda: self.mending_requested.emit(damage))
        self.notice.show_sentence(sentence, (mend, (self.tr("Restore a backup…"), self.restore_requested.emit)))

    # --- choosing --------------------------------------------------------------------------------------

    def choose_theme(self, choice: str) -> None:
        """Switch the theme: light, dark, or as the system has it."""
        look().choose(choice)
        self.theme_chosen.emit(choice)

    def choose_language(self, language: str) -> None:
        """Switch the language; a new window opens at the same place."""
        self.language_chosen.emit(language)
        # Where a form with changes was to stay open, this window and its language did.
        self.menus.mark()

    def turn_terms(self) -> None:
        """Toggle whether terms of books are shown in the reader's language; the window is drawn anew."""
        self.terms_chosen.emit("book" if terms_language() else "mine")
        self.menus.mark()

    def choose_text_size(self, size: str) -> None:
        """Choose the size of text and controls."""
        self.text_size = size
        look().choose_text_size(int(size))
        self.text_size_chosen.emit(size)
        self.menus.mark()

    def choose_typeface(self, name: str) -> None:
        """Choose the face of the window's letters; a new window opens at the same place."""
        self.typeface_chosen.emit(name)
        # Where a form with changes was to stay open, this window and its typeface did.
        self.menus.mark()

    def find_anything(self) -> None:
        """Open the command palette."""
        self.finder.open()

    @property
    def finder(self) -> CommandPalette:
        """Find anything; made when it is first needed."""
        if self._finder is None:
            from ui.shell.command_palette import CommandPalette

            self._finder = CommandPalette(self, self.library, self.language, self.remembered, self.front, self.menus)
            self._follow_finder(self._finder)
        return self._finder

    def _follow_finder(self, finder: CommandPalette) -> None:
        """Go to what is found."""
        finder.encounter_requested.connect(self.ways.open_encounter)
        finder.creature_requested.connect(self.ways.show_creature)
        finder.search_requested.connect(self.ways.look_for)
        finder.option_requested.connect(self.ways.show_options)
        finder.house_rule_requested.connect(self.ways.show_house_rule)
        finder.keys_requested.connect(self.help.keys)
        finder.palette_closed.connect(self.ways.focus_tab)

    def print_cards(self) -> None:
        """Print cards of the selected creatures or members."""
        from ui.paper.cards_preview import show_cards

        show_cards(self.tabs.tab(self.tabs.currentIndex()).paper_cards(), self, self.say)

    def show_notes(self) -> None:
        """Show the encounter's notes on a card, while the fight goes on."""
        page = self.front.open_page
        if page is not None:
            view = page.views.view()
            self.finder.card.show_rule(self.tr("Notes on this encounter"), view.notes, view.title)

    def show_own_rules(self) -> None:
        """Show the games and house rules of the library, and add one; the welcome goes on with what was added."""
        self._look_at_rules([])

    def _look_at_rules(self, paths: list[Path]) -> None:
        """Show them, and what is in files that are to be added."""
        from ui.own_rules.dialog import OwnRules

        dialog = OwnRules(self.library, self.exchange.edits, self)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.system_added.connect(self._welcome_system)
        dialog.making_requested.connect(self.make_rules)
        dialog.change_requested.connect(self.show_rules_page)
        dialog.export_requested.connect(self.share_rules)
        dialog.trial_requested.connect(self.try_rules)
        dialog.open()
        dialog.look_at_files(paths)

    def new(self) -> None:
        """Make something new where one is: a creature, a member, an encounter, a row of rules."""
        if self._rules_page is None:
            self.ways.new()
        else:
            self._rules_page.list.ask_new()

    def make_rules(self) -> None:
        """Ask what rules are to begin with, and open the page on which they are made."""
        from ui.rule_editor.start_from import StartFrom

        dialog = StartFrom(self.library, self.remembered, self)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.chosen.connect(self.show_rules_page)
        dialog.draft_chosen.connect(self.show_rules_page)
        dialog.open()

    def change_rule(self) -> None:
        """Change a rule of the open fight by house rules: in this fight only, or from now on."""
        from rules.written.rulebook import heading_of
        from ui.rule_editor.beginnings import Name, house_rules

        texts, id, rows = self.conductor.rule_texts, self.conductor.system.id, self.library.systems.texts
        own = [row.text for row in rows.latest() if row.over == id and row.is_on]
        ready = {row.text for row in rows.all()}
        of_fight = [text for text in texts if heading_of(text).over and text not in ready]
        name = Name.typed(self.tr("House rules"), self.remembered.author)
        text = own[0] if own else house_rules(id, name, self.library.systems.taken_ids())
        if of_fight:  # changed in this fight alone before: one goes on from there
            text = next((other for other in of_fight if not own or heading_of(other)[:2] == heading_of(text)[:2]), text)
        others = [other for other in texts if heading_of(other)[:2] != heading_of(text)[:2]]
        self.show_rules_page(text, fight_texts=others)

    def show_rules_page(self, text: str, draft: str = "", fight_texts: Sequence[str] | None = None) -> None:
        """Show rules in the making in place of the tabs.

        `draft`: the hash of the draft whose text it is; `fight_texts`: the others by which the open fight is played,
        for which it is.
        """
        from ui.rule_editor.page import RulesPage

        self.leave_rules_page()
        self._show_rules(RulesPage(self.library, self.exchange.edits, text, draft, fight_texts))

    def go_on_with_rules(self, former: MainWindow) -> None:
        """Show the rules in the making that another window over the same library showed, as they were there."""
        page, former._rules_page = former._rules_page, None
        if page is not None:
            former.undoing.cover(None)
            self._show_rules(page.made_anew(self.library, self.exchange.edits))

    def _show_rules(self, page: RulesPage) -> None:
        self._rules_page = page
        self._pass_notice()
        page.closed.connect(self.leave_rules_page)
        page.message_requested.connect(self.say)
        page.export_requested.connect(partial(self.share_rules, page=page))
        if page.fight_texts is None:
            page.rules_ready.connect(self._welcome_system)
        else:
            page.rules_ready.connect(self._go_on_with_newer_rules)
            page.fight_text_requested.connect(partial(self._go_on_by, tuple(page.fight_texts)))
        self._before_rules = self._pages.currentWidget() or self.tabs
        self._pages.addWidget(page)
        self._pages.setCurrentWidget(page)
        self.undoing.cover(page.document.stack)
        page.list.tree.setFocus()

    def try_rules(self, system: System) -> None:
        """Have a fight played by rules that are not in the library."""
        from ui.rule_editor.try_round import TryRound

        dialog, trial = QDialog(QApplication.activeModalWidget() or self), TryRound()
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.setWindowTitle(system.title)
        trial.set_system(system)
        stacked((trial, 1), on=dialog, margins=(16, 16, 16, 16))
        open_at(dialog, px_size(TRIAL))
        dialog.open()

    def share_rules(self, text: str, page: RulesPage | None = None) -> None:
        """Make a file of rules; `page`: the one on which they are made takes author and licence over."""
        from ui.rule_editor.share import ShareRules

        dialog = ShareRules(self.library, text, self.remembered, QApplication.activeModalWidget() or self)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.message_requested.connect(self.say)
        if page is not None:
            dialog.text_changed.connect(partial(page.document.set_text, what=self.tr("author and licence")))
        dialog.open()

    def _go_on_with_newer_rules(self) -> None:
        self.leave_rules_page()
        self.conductor.go_on_with_newer_rules()

    def _go_on_by(self, others: tuple[str, ...], text: str) -> None:
        """Go on with the open fight by a text that no other fight begins with."""
        self.leave_rules_page()
        self.conductor.go_on_by((*others, text))

    def _look_at_rules_page(self) -> None:
        """Let the page on which rules are made go when another one is in front."""
        page = self._rules_page
        if page is not None and self._pages.indexOf(page) >= 0 and self._pages.currentWidget() is not page:
            self._drop_rules_page(page)

    def leave_rules_page(self) -> None:
        """Go back to what was shown before the page on which rules are made."""
        page, self._rules_page = self._rules_page, None
        if page is None:
            return
        self._pages.setCurrentWidget(self._before_rules)
        self._drop_rules_page(page)
        if not self.help.is_welcoming:
            self.ways.focus_tab()

    def _drop_rules_page(self, page: RulesPage) -> None:
        self._rules_page = None
        self.undoing.cover(None)
        page.save_draft()
        self._pages.removeWidget(page)
        page.deleteLater()

    def _welcome_system(self, id: str) -> None:
        """Choose a system that was added; the welcome shows it."""
        self.remembered.choose_system(id)
        self.system_choice.reload()
        if self.help.is_welcoming:
            self.leave_rules_page()  # made from there: one goes on there with it
            self.help.welcome()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Keys that nobody under it wanted are the fight's, where one is shown; elsewhere Enter presses a button."""
        if QApplication.activePopupWidget() is not None:
            return  # a menu hands what it does not know to its bar, and that to the window
        page = self.front.page
        focus: QWidget | None = self.focusWidget()
        if page is None and press_by_enter(event, focus):
            return
        if page is None or focus is page or (focus is not None and page.isAncestorOf(focus)):
            super().keyPressEvent(event)
        elif page.fight_keys.take(event):
            page.setFocus()

    def _unsay(self, sentence: str) -> None:
        """Remove a sentence from the status bar if it is still shown."""
        if self.statusBar().currentMessage() == sentence:
            self.statusBar().clearMessage()

    def _show_state(self) -> None:
        self.undoing.look()
        self.menus.allow()
        # Beside a fight stands the system that it is played by; elsewhere the one that is looked at.
        self.system_choice.hold(self.conductor.system.id if self.front.shows_fight else None)
        self.saved.tell_fight(None if self.front.encounter_id is None else self.conductor.encounter_name)

    def tell_saving(self, *, works: bool) -> None:
        """Show whether everything is saved: only while the library's file is in its place."""
        self.saved.tell_works(works=works)

    def say(self, sentence: str) -> None:
        """Say one sentence in the status bar."""
        self.statusBar().showMessage(sentence, 10000)
        announce(self.statusBar(), sentence)

    def keep_layout(self) -> None:
        """Keep where the window and its splitters stood."""
        self.places.keep_window(self)
        self.tabs.keep_layout()
        self.layouts.sync()

    def unsaved(self) -> str:
        """Return a sentence about an open form with changes; empty if there is none."""
        name = self.tabs.unsaved()
        return self.tr("The changes to “{name}” are not saved yet.").format(name=name) if name else ""

    def may_close(self) -> bool:
        """Return whether the window may close; asks about a form with changes."""
        words = self.unsaved()
        if not words:
            return True
        offered = Answers.Discard | Answers.Cancel
        return confirm(self, self.tr("Not saved yet"), words, offered, Answers.Cancel) == Answers.Discard

    def finish_tasks(self) -> None:
        """Keep what is written, cancel what is being done, and wait until nothing touches the library any more."""
        if self._rules_page is not None:
            self._rules_page.keep()
        for tasks in self.findChildren(Tasks):
            tasks.finish()

    def closeEvent(self, event: QCloseEvent) -> None:
        """The library is saved already; a form that is open with changes is asked about."""
        if not self.may_close() or not self.before_closing():
            event.ignore()
            return
        self.finish_tasks()
        self.players_screen.close()
        self.closing.emit()
        super().closeEvent(event)


USUAL = "Library"
"""The name of the library that the program makes itself, in the data folder: nobody has chosen it."""


def window_title(library: Path, encounter: str = "", usual_folder: Path | None = None) -> str:
    """The fight that is open, and the library: by its file's name, the usual one by a word of the reader's.

    A library beside the `usual_folder` is named with its own folder, because two libraries may be called alike.
    """
    shown = QCoreApplication.translate("Titles", "Library") if library.stem == USUAL else library.stem
    if usual_folder is not None and library.parent != usual_folder and library.parent.name:
        shown = f"{shown} ({library.parent.name})"
    return single_line(" — ".join(filter(None, (encounter, shown))))
