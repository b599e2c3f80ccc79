"""What a window shows first: the fight played last, the welcome, or what the window before it showed."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer, Signal

from models.storage.errors import LibraryError
from ui.navigation.tabs import BESTIARY, ENCOUNTER, PARTY, Tabs
from ui.services.tasks import Tasks
from ui.widgets.item_views import choose_as

if TYPE_CHECKING:
    from models.library import Library
    from models.repair.integrity import DamagedRow
    from ui.help.controller import Help
    from ui.navigation.active_page import ActivePage
    from ui.session.controller import Conductor


AFTERWARDS = 1000
"""Milliseconds after which what is left to do with a library is begun: its window has been painted and is in use."""


class Startup(QObject):
    """Fills a window once, as soon as it has been painted; a window that shows something already stays as it is."""

    damage_found = Signal(str)
    """Damage found in the library, in a sentence, before anything is shown."""
    draft_found = Signal(object)
    """The rules in the making that were kept last, where no fight is gone on with."""
    missing_systems_found = Signal(str)
    """Which rule systems cannot be loaded, and why."""
    late_damage_found = Signal(object, str)
    """Damage found in a long library in use, and the sentence on it."""

    def __init__(
        self,
        library: Library,
        tabs: Tabs,
        front: ActivePage,
        help: Help,
        conductor: Callable[[], Conductor],
        show_tab: Callable[[int], None],
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._library = library
        self._tabs = tabs
        self._front = front
        self._help = help
        self._conductor = conductor
        self._show_tab = show_tab
        self._started = False
        self.tasks = Tasks(self)
        """Runs work in the background that nobody waits for."""
        self._afterwards = QTimer(self, singleShot=True)
        self._afterwards.setInterval(AFTERWARDS)
        self._afterwards.timeout.connect(self.do_the_rest)

    def start(self) -> None:
        """Show the running fight, the bestiary, or at first the welcome."""
        if self._started or not self._library.is_open:  # a window that was painted and closed at once is told late
            return
        self._started = True
        self._look_over()
        self._afterwards.start()
        if self.resume_last():
            return
        if self._help.is_first_start():
            self._help.welcome()
        else:
            self._show_tab(self._tabs.currentIndex())
            self._look_for_draft()

    def _look_for_draft(self) -> None:
        """Tell of rules that somebody began to make; the welcome tells of them itself."""
        draft = next(iter(self._library.systems.texts.drafts()), None)
        if draft is not None:
            self.draft_found.emit(draft)

    def leave(self) -> None:
        """Something else is wanted than what is shown first."""
        self._started = True
        self._help.leave_welcome()

    def resume_last(self) -> bool:
        """Open the fight that was played last, at the same question; False if there is none, or it was put away."""
        last = self._library.journals.last_open()
        if last is None:
            return False
        self._show_tab(ENCOUNTER)
        return self._tabs.encounter.resume(last)

    def go_on_from(self, other: Startup) -> None:
        """Show what another window over the same library shows: who is selected, its fight or encounter, its tab."""
        tabs, former, fight = self._tabs, other._tabs, other._front.encounter_id
        if former.is_built(PARTY):
            choose_as(tabs.party.view, former.party.view)
        if former.is_built(BESTIARY):
            tabs.bestiary.go_on_from(former.bestiary)
        encounter = former.encounter if former.is_built(ENCOUNTER) else None
        if encounter is not None and encounter.has_prepare:
            tabs.encounter.prepare.go_on_from(encounter.prepare)
        if fight is not None:
            self._show_tab(ENCOUNTER)
            if self._conductor().resume(fight):
                tabs.encounter.fight.go_on_from(former.encounter.fight)
        elif encounter is not None and encounter.painted is not None:
            tabs.encounter.show_board(encounter.painted)
        self._afterwards.start()
        if other._help.is_welcoming:
            self._started = True
            self._help.welcome()
        else:
            self._show_tab(former.currentIndex())

    def do_the_rest(self) -> None:
        """Look over what a long library has left, then read the sheets of an older one for the search."""
        library = self._library
        if not library.is_open:
            return
        if not library.is_fully_checked:
            words = self.tr("Checking {name}").format(name=library.path.name)
            self.tasks.start(words, library.check_rest, done=self._tell_damage, failed=self._keep_quiet)
        with suppress(LibraryError):  # a file that is gone is told by whoever saves in it
            self._read_sheets()

    def _read_sheets(self) -> None:
        library = self._library
        if library.creatures.unread_sheets():
            words = self.tr("Reading sheets for the search")
            self.tasks.start(words, library.creatures.read_sheets, done=self._search_again, failed=self._keep_quiet)

    def _tell_damage(self, damage: list[DamagedRow]) -> None:
        from ui.text.errors import to_be_mended

        if damage:
            self.late_damage_found.emit(damage, to_be_mended(self._library, damage))

    def _search_again(self, number: int) -> None:
        if number and self._tabs.is_built(BESTIARY):
            self._tabs.bestiary.search()

    def _keep_quiet(self, error: LibraryError) -> None:
        """Ignore a full disk or a lost file: the rest is read for the search after the next start."""

    def _look_over(self) -> None:
        from rules.system import registry
        from ui.text.errors import damage_found, library_sentence

        damage = damage_found(self._library)
        if damage:
            self.damage_found.emit(damage)
        lacking = " ".join(map(library_sentence, registry.broken()))
        if lacking:
            self.missing_systems_found.emit(lacking)
