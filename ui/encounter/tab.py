"""The encounter tab: the page of preparing, or the page of the running fight."""

from __future__ import annotations

from dataclasses import replace
from functools import cached_property

from PySide6.QtCore import QSettings, QTimer, Signal
from PySide6.QtGui import QUndoStack
from PySide6.QtWidgets import QStackedWidget, QWidget

from models.library import Library
from models.repositories.encounters import PREPARED, Encounter
from models.storage.errors import LibraryError
from ui.bestiary.stat_block.data import StatBlockData, of_creature, of_member
from ui.board.editor.page import BoardPage
from ui.edits.core import Edits
from ui.edits.items import ItemTransfer
from ui.encounter.fight.loading_page import LARGE, LoadingPage
from ui.encounter.fight.page import FightPage
from ui.encounter.prepare.page import PreparePage
from ui.odds.service import OddsService
from ui.paper.cards import PaperCards
from ui.services.preferences import LibraryPreferences
from ui.session.controller import Conductor
from ui.session.large_fight_loader import LargeOpening
from ui.widgets.layouts import stacked


def taking_part(library: Library, encounter: Encounter) -> tuple[StatBlockData, ...]:
    """The stat blocks of an encounter's entries in their order, the same sheet of the same name once."""
    blocks: list[StatBlockData] = []
    for entry in library.encounters.entries(encounter.id or 0):
        creature = None if entry.creature_id is None else library.creatures.get(entry.creature_id)
        member = None if entry.member_id is None else library.parties.member(entry.member_id)
        if creature is not None:
            shown = replace(of_creature(creature), name=entry.name or creature.name)
        elif member is not None:
            shown = replace(of_member(member), name=entry.name or member.name)
        else:
            summary = library.sheets.summary(encounter.system, entry.sheet)
            shown = StatBlockData(
                entry.name, encounter.system, summary.level, summary.kind, entry.sheet, entry.notes, summary.pools
            )
        if shown not in blocks:
            blocks.append(shown)
    return tuple(blocks)


class EncounterTab(QWidget):
    """Prepares fights and runs one; each of its pages is made when it is needed for the first time."""

    page_changed = Signal()
    """Another page, or another fight."""
    fight_page_made = Signal(object)
    """The page of the fight, just made."""
    message_requested = Signal(str)
    """Why an edit could not be kept."""
    notice_requested = Signal(str)
    """What an edit has removed, and how to restore it."""

    def __init__(
        self,
        library: Library,
        conductor: Conductor,
        undo_stack: QUndoStack,
        remembered: LibraryPreferences | None = None,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.conductor = conductor
        self._library = library
        self._undo_stack = undo_stack
        self._remembered = remembered
        self._prepare: PreparePage | None = None
        self._before_coming: QWidget | None = None
        """The page that gave its place to the one that says that a large fight comes."""
        self.large = LargeOpening(conductor, self)
        """A large fight that is being read."""
        self._fought: int | None = None
        """The encounter of the fight that was open last: the list stands on it when one comes back, a branch too."""
        self._layout: QSettings | None = None
        """The settings of the fight's layout."""
        self._stack = QStackedWidget(self)
        self.foretelling = OddsService(self)
        """Shared by both pages: the odds are shown on both, or on none."""
        self.foretelling.remembered = remembered
        if remembered is not None:
            self.foretelling.is_open = remembered.foretells
        self.foretelling.visibility_changed.connect(self._remember_odds)
        stacked(self._stack, on=self)
        conductor.opening_requested.connect(self._announce)
        self._stack.currentChanged.connect(self._page_turned)
        self.large.reading_started.connect(self._make_fight_page)
        self.large.reading_failed.connect(self.go_back)
        conductor.fight_changed.connect(self._fight_changed)
        conductor.save_failed.connect(self._tell_failure)
        undo_stack.indexChanged.connect(self._look_again)
        self.setAccessibleName(self.tr("Encounter"))
        # Whoever opens a fight at once never sees the encounters, and need not wait for them.
        QTimer.singleShot(0, self, self._show_first)

    def _remember_odds(self) -> None:
        if self._remembered is not None:
            self._remembered.foretells = self.foretelling.is_open

    def _show_first(self) -> None:
        """Show the encounters, unless a fight or a board has come before them."""
        if self._stack.currentWidget() is None:
            self._stack.setCurrentWidget(self.prepare)

    @property
    def prepare(self) -> PreparePage:
        """The page where encounters are prepared; the first page of all is shown at once."""
        if self._prepare is None:
            self._prepare = self._make_prepare()
            if self.is_preparing:
                if self.hasFocus():
                    self.take_keys()
                self.page_changed.emit()
        return self._prepare

    def _make_prepare(self) -> PreparePage:
        language = self.conductor.language
        page = PreparePage(self._library, self._undo_stack, self.foretelling, self._remembered, language, self._stack)
        self._stack.addWidget(page)
        page.begin_requested.connect(self.begin)
        page.resume_requested.connect(self.resume)
        page.board_requested.connect(self.show_board)
        page.edits.library_changed.connect(self._close_deleted)
        page.edits.edit_refused.connect(self.message_requested)
        page.edits.notice_requested.connect(self.notice_requested)
        page.odds.message_requested.connect(self.message_requested)
        return page

    @property
    def has_prepare(self) -> bool:
        """Whether the page where encounters are prepared has been needed yet."""
        return self._prepare is not None

    @cached_property
    def fight(self) -> FightPage:
        """The page of the running fight."""
        handing = ItemTransfer(self._library, Edits(self._undo_stack), self._stack)
        page = FightPage(self.conductor, handing, self.foretelling, self._stack)
        page.past.position_changed.connect(page.odds.look)
        if self._remembered is not None:
            page.proposing.remember(self._remembered)
        if self._layout is not None:
            page.arrangement.take_layout(self._layout)
        self._stack.addWidget(page)
        page.stage.outcome.next_requested.connect(self._next_fight)
        self.fight_page_made.emit(page)
        page.proposing.look()
        page.show_fight()
        return page

    @property
    def has_fight(self) -> bool:
        """Whether the page of the fight has been needed yet."""
        return "fight" in vars(self)

    @cached_property
    def board(self) -> BoardPage:
        """The page where boards are painted."""
        page = BoardPage(self._library, self._undo_stack, self._stack)
        self._stack.addWidget(page)
        page.back_requested.connect(self._leave_board)
        page.edits.edit_refused.connect(self.message_requested)
        page.edits.notice_requested.connect(self.notice_requested)
        return page

    @cached_property
    def coming(self) -> LoadingPage:
        """The page that says that a large fight comes."""
        page = LoadingPage(self._stack)
        page.cancel_requested.connect(self.go_back)
        self._stack.addWidget(page)
        return page

    @property
    def is_coming(self) -> bool:
        """Whether it says that a large fight comes."""
        return "coming" in vars(self) and self._stack.currentWidget() is self.coming

    @property
    def is_fighting(self) -> bool:
        """Whether a fight is on the page."""
        return self.has_fight and self._stack.currentWidget() is self.fight

    @property
    def is_preparing(self) -> bool:
        """Whether the list of encounters is on the page."""
        return self._prepare is not None and self._stack.currentWidget() is self._prepare

    @property
    def painted(self) -> int | None:
        """The encounter whose board is on the page."""
        page = self._stack.currentWidget()
        return page.encounter_id if isinstance(page, BoardPage) else None

    def paper_cards(self) -> PaperCards:
        """All who take part in the encounter on the page, each kind of creature once, as cards."""
        library = self.conductor.library
        shown = self.conductor.encounter_id if self.is_fighting else self.painted or self.prepare.chosen_id
        encounter = None if shown is None else library.encounters.get(shown)
        if encounter is None or encounter.id is None:
            return PaperCards("", ())
        return PaperCards(encounter.name, taking_part(library, encounter))

    def unsay(self) -> None:
        """Take away what its pages say of a library that did not save."""
        if self._prepare is not None:
            self._prepare.pane.say("")
        if self.has_fight:
            self.fight.stage.say("")

    def take_keys(self) -> None:
        """Give the keys to what is on the page: the fight, a board that is painted, or the list of encounters."""
        if self.painted is not None:
            self.board.take_keys()
        elif self.is_fighting:
            self.fight.setFocus()
        elif self.is_coming:
            self.coming.setFocus()
        elif self.is_preparing:
            self.prepare.list.setFocus()
        else:
            self.setFocus()

    def begin(self, encounter_id: int) -> None:
        """Set a prepared encounter up and open it; a large one is read while the window lives."""
        if self._says_that_it_comes(encounter_id):
            self.large.begin(encounter_id)
        else:
            self.conductor.open_prepared(encounter_id)

    def resume(self, encounter_id: int) -> bool:
        """Open a fight as it was last saved, or begin to read a large one; False if that was refused."""
        if not self._says_that_it_comes(encounter_id):
            return self.conductor.resume(encounter_id)
        self.large.resume(encounter_id)
        return True

    def _says_that_it_comes(self, encounter_id: int) -> bool:
        """Whether a large fight is announced, to be read beside the window; not while another one is played."""
        self.go_back()
        return not self.conductor.is_open and self._announce(encounter_id, may_leave=True)

    def show_board(self, encounter_id: int) -> None:
        """The page where an encounter gets its board."""
        self.board.open(encounter_id)
        self._stack.setCurrentWidget(self.board)
        self.take_keys()
        self.page_changed.emit()

    def _leave_board(self) -> None:
        if self.painted is not None:
            self.prepare.reload(self.board.encounter_id)
            self._stack.setCurrentWidget(self.prepare)
            self.take_keys()
            self.page_changed.emit()

    def _announce(self, encounter_id: int, *, may_leave: bool = False) -> bool:
        """Announce a large fight before it is read; return whether it was announced."""
        encounters = self._library.encounters
        try:
            many = encounters.count_combatants(encounter_id)
            rows = encounters.rows_of([encounter_id]) if many >= LARGE and self.isVisible() else []
        except LibraryError:
            return False  # It cannot be opened either, which says why.
        if not rows:
            return False
        if not self.is_coming:
            self._before_coming = self._stack.currentWidget()
        self.coming.announce(rows[0].name, many, may_leave=may_leave)
        self._stack.setCurrentWidget(self.coming)
        self.coming.paint_now()
        if may_leave:
            self.take_keys()
            self.page_changed.emit()
        return True

    def go_back(self) -> None:
        """Stop waiting: show the fight if it is read, else the page before, or the encounters."""
        if self.is_coming:
            self._show(self._before_coming or self.prepare)

    def _show(self, page: QWidget) -> None:
        """Show a page, and focus it unless another tab is in front."""
        self._stack.setCurrentWidget(page)
        if self.isVisibleTo(self.window()):
            self.take_keys()
        self.page_changed.emit()

    def _page_turned(self) -> None:
        if not self.is_coming:
            self.large.stop()

    def _make_fight_page(self) -> None:
        """Make the page of the fight while that is read, before it is asked for."""
        if self.is_coming:
            self.fight  # noqa: B018 - it is kept

    def _fight_changed(self) -> None:
        fighting = self.conductor.is_open
        if fighting:
            self._fought = self.conductor.encounter_id
        elif self.has_prepare:
            self.prepare.choose_again(self._fought)
        page = self.fight if fighting else self.prepare
        if self.large.takes_up and self.is_coming:
            self._before_coming = page
            self.large.do_then(self.go_back)  # it has been filled: to lay it out and paint it is a step of its own
        else:
            self._show(page)

    def _tell_failure(self, words: str) -> None:
        self.go_back()
        if self.has_prepare or not self.is_fighting:
            self.prepare.pane.say(words)

    def _next_fight(self) -> None:
        """Put a fight away that is over, and choose the encounter that was prepared after it by the same rules.

        Where none was, that is the nearest of those before it: the list has the newest first, and goes on there. Those
        in which somebody of the same party takes part go before all others.
        """
        over, system = self.conductor.encounter_id or 0, self.conductor.system.id
        self.conductor.close_fight()
        encounters = self.conductor.library.encounters
        prepared = sorted(encounter.id for encounter in encounters.rows(PREPARED) if encounter.system == system)
        ours = encounters.sharing_members(over)
        waiting = [id for id in prepared if id in ours] or prepared
        if waiting:
            self.prepare.reload(next((id for id in waiting if id > over), waiting[-1]))

    def _close_deleted(self) -> None:
        """A fight that an edit done again from another tab has deleted is played no longer; undo brings it back."""
        played = self.conductor.encounter_id
        if played is not None and self.conductor.library.encounters.get(played) is None:
            self.conductor.close_fight()

    def _look_again(self) -> None:
        """Update looks and numbers of combatants after an edit of the library."""
        self.large.read_again()
        if self.conductor.is_open:
            before = self.conductor.current_fight.looks
            self.conductor.current_fight.forget_looks()
            if self.conductor.current_fight.looks != before:
                self.fight.look_again()

    def reload(self) -> None:
        """Show the library's encounters anew; a fight whose encounter is gone with what was undone is put away."""
        self._close_deleted()
        if self.painted is not None:
            self.board.reload()
        if self.has_prepare:
            self.prepare.reload()

    def take_layout(self, settings: QSettings) -> None:
        """Take up what was kept of the last time."""
        self._layout = settings
        if self.has_fight:
            self.fight.arrangement.take_layout(settings)

    def keep_layout(self, settings: QSettings) -> None:
        """Keep how the parts stand for the next time."""
        if self.has_fight:
            self.fight.arrangement.keep_layout(settings)
