"""Navigation: brings a tab, an encounter, a creature, an option or a form for something new to the front."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtWidgets import QWidget
from shiboken6 import isValid

from ui.navigation.active_page import ActivePage
from ui.navigation.tabs import BESTIARY, ENCOUNTER, PARTY, Tabs
from ui.shell.fight_commands import change_options

if TYPE_CHECKING:
    from models.repositories.encounters import EncounterRow
    from models.search.sql import Query
    from ui.help.controller import Help
    from ui.help.welcome import Welcome
    from ui.session.controller import Conductor
    from ui.sheets.system_selector import SystemChoice


class Navigation(QObject):
    """Brings things to the front and gives the keyboard focus to the part where it is useful."""

    message_requested = Signal(str)
    """One sentence for the status line."""
    welcome_dismissed = Signal()
    """Something else was asked for, so the welcome page is left."""
    prepared_beside_fight = Signal(int)
    """The id of an encounter that was prepared while a fight is open, which stays in front."""
    tab_changed = Signal()
    """Another tab is in front."""

    def __init__(
        self,
        tabs: Tabs,
        front: ActivePage,
        help: Help,
        system_choice: SystemChoice,
        conductor: Callable[[], Conductor],
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._tabs = tabs
        self._front = front
        self._help = help
        self._system_choice = system_choice
        self._just_built: int | None = None
        """The tab that is about to be shown and has just read all that it shows."""
        system_choice.list.list_closed.connect(self.focus_tab, Qt.ConnectionType.QueuedConnection)
        self._conductor = conductor
        tabs.currentChanged.connect(self._tab_shown)
        tabs.encounter_prepared.connect(self.show_encounter)
        tabs.tab_requested.connect(self.show_tab)
        help.welcome_shown.connect(self._follow_welcome)
        help.key_sheet_closed.connect(self.focus_tab)

    def _follow_welcome(self, welcome: Welcome) -> None:
        self._system_choice.reload()
        welcome.fight_requested.connect(self._try_fight)
        welcome.creature_requested.connect(self._make_creature)
        welcome.party_requested.connect(self._fill_party)
        welcome.looking_requested.connect(self._look_around)
        welcome.dismissed.connect(self._stay)

    # --- tabs ------------------------------------------------------------------------------------------

    def show_tab(self, number: int) -> None:
        """Show a tab."""
        self.welcome_dismissed.emit()
        fresh = not self._tabs.is_built(number)
        self._tabs.tab(number)
        self._system_choice.reload()
        self._just_built = number if fresh else None
        self._tabs.setCurrentIndex(number)
        self._just_built = None
        if fresh:
            self.focus_tab()  # by itself Qt takes the first widget there is: letters would choose a folder

    def _tab_shown(self, number: int) -> None:
        fresh = not self._tabs.is_built(number) or number == self._just_built
        tab = self._tabs.tab(number)
        if number != self._just_built:
            self._system_choice.reload()
        if not fresh:
            tab.reload()
        if fresh or number == ENCOUNTER:
            self.focus_tab()
        self.tab_changed.emit()

    def focus_tab(self, before: QWidget | None = None) -> None:
        """Focus the fight that is shown; on other tabs the widget that had the focus before, else the shown part."""
        if before is not None and isValid(before) and before.isVisible() and not self._front.shows_fight:
            before.setFocus()
        elif self._help.is_welcoming:
            self._help.take_keys()
        elif self._tabs.currentIndex() == ENCOUNTER:
            self._tabs.encounter.take_keys()
        else:
            self._tabs.currentWidget().setFocus()

    def show_imported(self) -> None:
        """Show what was just imported in place of the welcome page."""
        if self._help.is_welcoming:
            self._help.later()
            self.show_tab(BESTIARY)

    def _look_around(self) -> None:
        self.show_tab(BESTIARY)

    def _stay(self) -> None:
        self.show_tab(self._tabs.currentIndex())

    # --- creatures and members -------------------------------------------------------------------------

    def new(self) -> None:
        """A new creature, member or encounter, by the tab that is shown."""
        number = self._tabs.currentIndex()
        if self._help.is_welcoming:
            self.show_tab(number)
        if number == BESTIARY:
            self._tabs.bestiary.new_creature()
        elif number == PARTY:
            self._tabs.party.new_member()
        elif self._front.encounter_id is None:
            self._tabs.encounter.prepare.new_encounter()

    def find(self) -> None:
        """Go to the search of the log where a fight is in front, else to that of the bestiary."""
        page = self._front.page
        if page is not None:
            page.arrangement.show_log(shown=True)
            page.log.look_for()
            return
        self.show_tab(BESTIARY)
        self._tabs.bestiary.focus_search()

    def keep_search(self) -> None:
        """Ask under which name what the bestiary looks for is kept."""
        self.show_tab(BESTIARY)
        self._tabs.bestiary.kept_searches.keep()

    def compare(self) -> None:
        """Compare the two chosen creatures, or close the comparison."""
        self.show_tab(BESTIARY)
        self._tabs.bestiary.comparing.compare()

    def show_templates(self) -> None:
        """Show the templates, to be made and changed."""
        self.show_tab(BESTIARY)
        self._tabs.bestiary.templating.open_card()

    def look_for(self, query: Query) -> None:
        """Show in the bestiary what a kept search finds."""
        self.show_tab(BESTIARY)
        self._tabs.bestiary.looking.show_query(query)

    def show_creature(self, creature_id: int) -> None:
        """Show a creature in the bestiary."""
        self.show_tab(BESTIARY)
        self._tabs.bestiary.show_creature(creature_id)

    def _make_creature(self) -> None:
        self.show_tab(BESTIARY)
        self.new()

    def _fill_party(self) -> None:
        self.show_tab(PARTY)
        self._tabs.party.bar.make()

    # --- encounters and fights -------------------------------------------------------------------------

    def show_encounter(self, encounter_id: int) -> None:
        """Show a prepared encounter in its tab."""
        self.welcome_dismissed.emit()
        tab, page = self._tabs.encounter, self._front.open_page
        if page is not None and page.views.view().clock.is_over:
            self.put_away()
        self._tabs.setCurrentIndex(ENCOUNTER)
        tab.go_back()
        tab.prepare.reload(encounter_id)
        if tab.is_fighting:
            self.prepared_beside_fight.emit(encounter_id)

    def begin(self) -> None:
        """Begin the chosen encounter, or go on with it."""
        page = self._front.prepare_page
        if page is not None:
            page.go()

    def put_away(self) -> None:
        """Back to the prepared encounters, from any tab; the fight stays as it is, and does not open by itself."""
        if self._front.encounter_id is not None:
            self._conductor().put_away()

    def show_options(self, name: str = "", *, of_house: bool = False) -> None:
        """Bring the options of the fight to the front, with the cursor in one: those prepared, or by ruling."""
        if self._front.page is not None:
            change_options(self._front.page, name)
        elif self._front.prepare_page is not None:
            self._front.prepare_page.pane.show_option(name, of_house=of_house)

    def _try_fight(self, encounter_id: int) -> None:
        self.show_prepared(encounter_id)
        self.begin()

    def show_prepared(self, encounter_id: int) -> None:
        """Put the open fight away, and show a prepared encounter."""
        self.put_away()
        self.show_encounter(encounter_id)

    def open_encounter(self, encounter: EncounterRow) -> None:
        """A prepared one comes to its page; a fight is taken up where it was left, and the open one put away."""
        from models.repositories.encounters import PREPARED

        self.put_away()
        self.show_encounter(encounter.id)
        if encounter.state != PREPARED:
            self._tabs.encounter.resume(encounter.id)

    def show_house_rule(self, beside: int | None, name: str) -> None:
        """Show the house rules beside an encounter, with the cursor in one of them."""
        if beside is not None:
            self.show_encounter(beside)
        self.show_options(name, of_house=True)
