"""The three tabs, each built when first needed: the window is shown before their content."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Generic, TypeVar

from PySide6.QtCore import QEvent, QSettings, QSize, Qt, Signal
from PySide6.QtGui import QPaintEvent, QUndoStack
from PySide6.QtWidgets import QTabWidget, QWidget

from ui.services import window_state
from ui.theme import icons
from ui.theme.sizes import px_size
from ui.theme.theme import look
from ui.widgets.layouts import stacked

if TYPE_CHECKING:
    from models.library import Library
    from ui.bestiary.tab import BestiaryTab
    from ui.encounter.tab import EncounterTab
    from ui.party.tab import PartyTab
    from ui.services.preferences import LibraryPreferences
    from ui.services.tasks import Tasks
    from ui.session.controller import Conductor

Shown = TypeVar("Shown", bound=QWidget)

BESTIARY, PARTY, ENCOUNTER = range(3)
LEAST_SIZE = QSize(640, 320)
"""Least size of the tabs, on a screen that has it: in less, columns would overlap."""


class LazyTab(QWidget, Generic[Shown]):
    """A tab that is built when first needed.

    `build` receives the tab: a widget made inside it is styled once, not once for each parent.
    """

    first_painted = Signal()
    """The tab was painted while still empty."""

    def __init__(self, build: Callable[[QWidget], Shown], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._build = build
        self._widget: Shown | None = None
        self._layout = stacked(on=self)

    @property
    def is_built(self) -> bool:
        """Whether it has been shown yet."""
        return self._widget is not None

    def paintEvent(self, event: QPaintEvent) -> None:
        """Report that the window is visible; the content can be built now."""
        super().paintEvent(event)
        if not self.is_built:
            self.first_painted.emit()

    def widget(self) -> Shown:
        """Return the content of the tab, built if needed."""
        if self._widget is None:
            self._widget = self._build(self)
            self._layout.addWidget(self._widget)
            # A layout shows what it is given only later, and what is hidden takes no keys in a window that has them.
            self._widget.show()
            self.setFocusProxy(self._widget)
        return self._widget


class Tabs(QTabWidget):
    """Bestiary, party and encounter; a change in one is reloaded by the others."""

    message_requested = Signal(str)
    """One sentence for the status line."""
    notice_requested = Signal(str)
    """The last step, and that it can be undone."""
    first_painted = Signal()
    """The tab in front was painted while still empty."""
    file_import_requested = Signal()
    text_import_requested = Signal()
    encounter_prepared = Signal(object)
    """The id of an encounter prepared in the bestiary."""
    tab_requested = Signal(int)
    """A tab in which undo or redo has opened a form again."""
    fight_page_made = Signal(object)
    """The page of the fight, just made."""
    encounter_changed = Signal()
    """Another page of the encounter tab, or another fight, is shown."""

    def __init__(
        self,
        library: Library,
        undo_stack: QUndoStack,
        remembered: LibraryPreferences,
        conductor: Callable[[], Conductor],
        layouts: QSettings,
        tasks: Tasks,
    ) -> None:
        super().__init__()
        self._tasks = tasks
        self._library = library
        self._undo_stack = undo_stack
        self._remembered = remembered
        self._conductor = conductor
        self._layouts = layouts
        self.setDocumentMode(True)
        self.tabBar().setDrawBase(False)
        self._bars: tuple[QSize, ...] = ()
        """The last size hints of the tab bar and its corner widgets."""
        self._room: tuple[QSize, ...] = ()
        """The last size hints of the pages."""
        self.tabBar().setChangeCurrentOnDrag(True)
        self.tabBar().setAcceptDrops(True)  # or no drag comes to it
        self.setAccessibleName(self.tr("Bestiary, party and encounter"))
        self._bestiary = LazyTab(self._build_bestiary)
        self._party = LazyTab(self._build_party)
        self._encounter = LazyTab(self._build_encounter)
        self._add(self._bestiary, self.tr("Bestiary"))
        self._add(self._party, self.tr("Party"))
        self._add(self._encounter, self.tr("Encounter"))
        look().theme_changed.connect(self._tint)
        self._tint()

    def minimumSizeHint(self) -> QSize:
        """Return the least size that can be worked with, as far as the screen has room for it."""
        return px_size(LEAST_SIZE).boundedTo(window_state.room(self).size())

    def _add(self, tab: LazyTab[Shown], text: str) -> None:
        self.addTab(tab, text)
        tab.first_painted.connect(self.first_painted, Qt.ConnectionType.QueuedConnection)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint nothing: the style's line above the tabs would be broken at their end."""

    def event(self, event: QEvent) -> bool:
        """Pass on changed size hints of a page; Qt would repaint the window whenever a page changes."""
        if event.type() != QEvent.Type.LayoutRequest:
            return super().event(event)
        beside: QWidget | None = self.cornerWidget()
        bars = (self.tabBar().sizeHint(), QSize() if beside is None else beside.sizeHint())
        if bars != self._bars:
            self._bars = bars
            return super().event(event)
        room = self.sizeHint(), self.minimumSizeHint()
        if room != self._room:
            self._room = room
            self.updateGeometry()
        return True

    def is_built(self, number: int) -> bool:
        """Whether a tab has been needed yet."""
        return (self._bestiary, self._party, self._encounter)[number].is_built

    def tab(self, number: int) -> BestiaryTab | PartyTab | EncounterTab:
        """Return the content of a tab, built if needed."""
        return (self._bestiary, self._party, self._encounter)[number].widget()

    @property
    def bestiary(self) -> BestiaryTab:
        """The bestiary tab, built if needed."""
        return self._bestiary.widget()

    @property
    def party(self) -> PartyTab:
        """The party tab, built if needed."""
        return self._party.widget()

    @property
    def encounter(self) -> EncounterTab:
        """The encounter tab, built if needed."""
        return self._encounter.widget()

    def unsaved(self) -> str:
        """Return the name of what has unsaved changes; empty if nothing has."""
        built = (tab.widget().detail for tab in (self._bestiary, self._party) if tab.is_built)
        return next((name for detail in built if (name := detail.unsaved())), "")

    def unsay(self) -> None:
        """Clear all messages about a library that did not save: it does again."""
        for tab in (self._bestiary, self._party):
            if tab.is_built:
                tab.widget().message.say("")
        if self._encounter.is_built:
            self.encounter.unsay()

    def keep_layout(self) -> None:
        """Save the layouts of the panes."""
        for tab in (self._bestiary, self._party, self._encounter):
            if tab.is_built:
                tab.widget().keep_layout(self._layouts)

    def _build_bestiary(self, parent: QWidget) -> BestiaryTab:
        from ui.bestiary.tab import BestiaryTab

        tab = BestiaryTab(self._library, self._undo_stack, self._remembered, parent, self._tasks)
        tab.fight_prepared.connect(self.encounter_prepared)
        tab.list.file_requested.connect(self.file_import_requested)
        tab.list.text_requested.connect(self.text_import_requested)
        tab.library_changed.connect(self._library_changed)
        self._listen(tab, BESTIARY)
        return tab

    def _build_party(self, parent: QWidget) -> PartyTab:
        from ui.party.tab import PartyTab

        tab = PartyTab(self._library, self._undo_stack, self._remembered, parent)
        tab.library_changed.connect(self._party_changed)
        tab.fight_requested.connect(self._show_fight)
        self._listen(tab, PARTY)
        return tab

    def _listen(self, tab: BestiaryTab | PartyTab, number: int) -> None:
        tab.form_opened.connect(partial(self.tab_requested.emit, number))
        tab.message_requested.connect(self.message_requested)
        tab.edits.edit_refused.connect(self.message_requested)
        tab.edits.notice_requested.connect(self.notice_requested)
        tab.take_layout(self._layouts)

    def _build_encounter(self, parent: QWidget) -> EncounterTab:
        from ui.encounter.tab import EncounterTab

        tab = EncounterTab(self._library, self._conductor(), self._undo_stack, self._remembered, parent)
        tab.message_requested.connect(self.message_requested)
        tab.notice_requested.connect(self.notice_requested)
        tab.page_changed.connect(self.encounter_changed)
        tab.fight_page_made.connect(self.fight_page_made)
        tab.take_layout(self._layouts)
        return tab

    # A tab that is not in front reads the library again as it comes there.

    def _library_changed(self, kind: str) -> None:
        if kind == "encounters" and self.currentWidget() is self._encounter:
            self.encounter.reload()

    def _party_changed(self) -> None:
        if self.currentWidget() is self._bestiary:
            self.bestiary.reload()

    def _show_fight(self, encounter_id: int) -> None:
        """Show the log of a fight, or the fight itself while it runs."""
        self.tab_requested.emit(ENCOUNTER)
        conductor = self._conductor()
        if conductor.encounter_id == encounter_id:
            return
        if conductor.is_open:
            conductor.put_away()
        self.encounter.resume(encounter_id)

    def _tint(self) -> None:
        for number, name in enumerate(("book-open", "users", "swords")):
            self.setTabIcon(number, icons.icon(name))
