"""The Bestiary tab: filters, list and tray, and the creature."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from PySide6.QtCore import QObject, QPoint, QSettings, Qt, Signal
from PySide6.QtGui import QResizeEvent, QUndoStack
from PySide6.QtWidgets import QWidget

from models.library import Library
from models.repositories.creatures import Creature
from models.search.sql import Query
from rules.system import registry
from ui.bestiary.list.filters import Filters
from ui.bestiary.list.folders import FolderController
from ui.bestiary.list.model import CreatureRows
from ui.bestiary.list.pane import ListPane
from ui.bestiary.list.quick_add import QuickAdd, QuickOffer
from ui.bestiary.list.saved_searches import SavedSearchController
from ui.bestiary.list.search_controller import SearchController
from ui.bestiary.stat_block.compare import CompareController
from ui.bestiary.stat_block.data import of_creature
from ui.bestiary.stat_block.detail import DetailPane
from ui.bestiary.stat_block.picture import no_answer
from ui.bestiary.templates.controller import TemplateController
from ui.bestiary.tray.pane import TrayPane
from ui.commands.page_commands import (
    ADD_TO_FIGHT,
    CREATURE_EMBLEM,
    DELETE_CREATURE,
    DUPLICATE_CREATURE,
    EDIT_CREATURE,
    TAKE_FROM_FIGHT,
)
from ui.dnd.drop_targets import DropTarget
from ui.dnd.payload import DropPayload
from ui.edits.core import (
    CREATURES,
    FORMS,
    TRAY,
    Edits,
    EditStep,
    about,
    add_creatures,
    duplicate_creatures,
    file_creatures,
    remove_creatures,
    save_creatures,
    tag_creatures,
)
from ui.paper.cards import MOST, PaperCards
from ui.services.preferences import LibraryPreferences
from ui.services.tasks import Tasks
from ui.services.window_state import Panes
from ui.session.appearance import creature_emblems
from ui.theme.sizes import px, px_all
from ui.theme.theme import GRID
from ui.widgets.completer import Completer, of_search
from ui.widgets.controls import FaultLabel
from ui.widgets.focus_actions import MenuEntry, on_key, pop_up
from ui.widgets.item_views import choose_as
from ui.widgets.layouts import stacked

_TOGETHER = 1000
"""The most creatures that can be edited together."""


class BestiaryTab(QWidget):
    """Find, read and edit creatures, and collect the next fight."""

    fight_prepared = Signal(object)
    """The id of the encounter that *Prepare* made."""
    message_requested = Signal(str)
    """One sentence for the status line."""
    form_opened = Signal()
    """Undo or redo has opened a form again."""
    library_changed = Signal(str)
    """The kind of thing changed, undone or redone here: `creatures`, `encounters`, `tray`."""

    def __init__(
        self,
        library: Library,
        undo_stack: QUndoStack,
        remembered: LibraryPreferences | None = None,
        parent: QWidget | None = None,
        tasks: Tasks | None = None,
    ) -> None:
        """`tasks` runs long work in the background; without it all is done at once."""
        super().__init__(parent)
        self._library = library
        self.remembered = remembered or LibraryPreferences(library.path, parent=self)
        self.edits = Edits(undo_stack, tasks)
        self.rows = CreatureRows(library.creatures.lines, partial(creature_emblems, library), self)
        self.panes = Panes("bestiary_panes", Qt.Orientation.Horizontal, self)
        self.filters = Filters(library, self.remembered, self.panes)
        self.middle = Panes("bestiary_middle", Qt.Orientation.Vertical, self.panes)
        self.list = ListPane(self.rows, self.middle)
        self.quick = QuickAdd(library, self.edits, self)
        self.looking = SearchController(library, self.rows, self.list, self.filters, self._offer_quick, tasks, self)
        self.completer = Completer(
            self.list.search, of_search(lambda: library.creatures, lambda: self.filters.chosen_system)
        )
        self.tray = TrayPane(library, self.edits, self.remembered, self.middle)
        self.detail = DetailPane(library, self.edits, self.panes)
        self.message = FaultLabel(stays=False)
        self.templating = TemplateController(
            library, self.edits, lambda: self.list.selected_ids, self._system_of_new, self
        )
        self.shelving = FolderController(library, self.edits, self.filters, self)
        self.kept_searches = SavedSearchController(library, self.edits, self.filters, self.looking, self)
        self.comparing = CompareController(library, lambda: self.list.selected_ids, self)
        stacked(self.message, (self.panes, 1), on=self, margins=(12, 12, 12, 12), spacing=GRID)
        self.arrangement = BestiaryLayout(
            self, self.panes, self.filters, self.middle, self.list, self.tray, self.detail
        )
        self._connect()
        self.setFocusProxy(self.list.search)
        self.reload()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Fold the filters where there is no room for three panes; they can be unfolded over the list.

        Where there is no room for two, a form is shown alone.
        """
        super().resizeEvent(event)
        self.arrangement.fold()

    def _connect(self) -> None:
        self.filters.filter_changed.connect(self.search)
        self.remembered.system_changed.connect(lambda: self.tray.follow(self.filters.chosen_system))
        self.looking.repainted.connect(self._catch_up)
        self.filters.folder_dropped_on.connect(self._file)
        self.filters.tag_dropped_on.connect(self._tag)
        self.list.tag_dropped.connect(self._tag)
        self.rows.sort_requested.connect(self.looking.sort)
        self.list.search_changed.connect(self.search)
        self.list.current_changed.connect(self.detail.show_id)
        self.list.selection_changed.connect(self._show_selection)
        self.list.open_requested.connect(self.edit)
        self.list.add_requested.connect(self.add_to_fight)
        self.list.take_off_requested.connect(self.take_from_fight)
        self.list.removal_requested.connect(self.remove)
        self.list.duplicate_requested.connect(self.duplicate)
        on_key(self.list.view, CREATURE_EMBLEM, self.detail.emblems.ask)
        self.list.new_requested.connect(self.new_creature)
        self.list.quick_requested.connect(self.add_quickly)
        self.list.rules_requested.connect(self.ask_rules)
        self.quick.creatures_added.connect(self._show_quickly_added)
        self.list.clear_requested.connect(self.clear)
        self.filters.clear_requested.connect(self.clear)
        self.list.elsewhere_requested.connect(self.looking.look_elsewhere)
        self.list.menu_requested.connect(self._open_menu)
        self.detail.edit_requested.connect(self.edit)
        self.detail.duplicate_requested.connect(self.duplicate)
        self.detail.remove_requested.connect(self.remove)
        self.detail.add_requested.connect(self.add_to_fight)
        self.detail.filing.folder_requested.connect(self._file)
        self.detail.filing.tags_requested.connect(self._retag)
        self.detail.save_requested.connect(self.save)
        self.detail.save_several_requested.connect(self.save_several)
        self.detail.focus_released.connect(self._take_keys)
        self.detail.origin_requested.connect(self.templating.show_origin)
        self.templating.creature_requested.connect(self.show_creature)
        self.templating.variants_made.connect(self.show_made)
        self.detail.form_opened.connect(self.form_opened)
        for part in (self.detail, self.comparing, self.kept_searches):
            part.message_requested.connect(self.message_requested)
        self.tray.encounter_prepared.connect(self.fight_prepared)
        self.edits.library_changed.connect(self._after)
        for refuses in (self.templating.message_requested, self.edits.edit_refused):
            refuses.connect(self.message.say)

    # --- what the window calls -------------------------------------------------------------------------

    def focus_search(self) -> None:
        """Put the cursor into the search line and select its text."""
        self.list.search.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.list.search.selectAll()

    def new_creature(self) -> None:
        """Open the form of a new creature, in the system of the one shown last."""
        system = self._system_of_new()
        if not system:
            self.message.say(self.tr("No rule system is installed, so there is no sheet to fill in."))
            return
        self.detail.edit(Creature(name="", system=system, folder=self.filters.folder or ""))

    def _system_of_new(self) -> str:
        """Return the chosen system, else that of the last creature, the most used, or any; empty if there is none."""
        current = self.detail.block.shown
        used = sorted(self._library.creatures.systems(), key=lambda system: -system[1])
        wished = [self.filters.chosen_system or "", current.system if current is not None else ""]
        installed = registry.ids()
        found = (item for item in (*wished, *(id for id, _ in used), *installed) if item in installed)
        return next(found, "")

    def _system_of_line(self) -> str:
        """Return the system of a quick addition: the chosen one, else that of the last addition; empty: ask.

        The creature that happens to be shown does not count.
        """
        installed = registry.ids()
        members = (member.system for member in self._library.parties.members())
        used = list(dict.fromkeys((*(id for id, _ in self._library.creatures.systems()), *members)))
        only = [item for item in (installed, used) if len(item) == 1]
        wished = (self.filters.chosen_system or "", self.remembered.entry_system, *(item[0] for item in only))
        return next((item for item in wished if item in installed), "")

    def _offer_quick(self, words: str) -> QuickOffer:
        """Return the creature that words could add, or why they cannot."""
        system = self._system_of_line()
        named = self.filters.chosen_system is None
        others = named and bool(system) and len(registry.ids()) > 1
        return QuickOffer(self.quick.offer(words, system, named=named), self.quick.refusal(words, system), others)

    def add_quickly(self) -> None:
        """Add the creature in the search line; ask for the system if none is decided."""
        system = self._system_of_line()
        if system:
            self.quick.add(self.list.search.text(), system, self.filters.folder or "")
        else:
            self.ask_rules()

    def _show_quickly_added(self, ids: Sequence[int]) -> None:
        """Show what the search line has added; undo takes that back before the words that are typed there."""
        self.show_made(ids)
        self.list.search.setText(self.list.search.text())  # a text that is set has nothing to take back

    def ask_rules(self) -> None:
        """Ask for the system of a quick addition; it is remembered for the next ones."""
        keep = partial(setattr, self.remembered, "entry_system")
        self.quick.ask(self.list.search.text(), self.filters.folder or "", keep, self.window())

    def show_creature(self, creature_id: int) -> None:
        """Show a creature; search, filters or system that hide it are reset."""
        self._bring_out(creature_id)
        self.list.choose([creature_id])
        self._take_keys()

    def _bring_out(self, creature_id: int) -> None:
        if not self.is_whole:
            self.search(whole=True)
        if self.rows.place_of(creature_id) is None:
            self.clear()
            self.search(whole=True)
        if self.rows.place_of(creature_id) is None and (found := self._library.creatures.get(creature_id)) is not None:
            self.remembered.choose_system(found.system)

    def reload(self) -> None:
        """Read everything again; the selection stays."""
        self._reload_around()
        self.search(again=True)
        self.detail.show_id(self.list.current_id)

    def go_on_from(self, other: BestiaryTab) -> None:
        """Look for what another tab over the same library looks for, and choose the same rows of it and of the tray."""
        theirs = other.list.view.horizontalHeader()
        header = self.list.view.horizontalHeader()
        header.setSortIndicator(theirs.sortIndicatorSection(), theirs.sortIndicatorOrder())
        self.looking.show_query(other.looking.query())
        self.list.look_now()
        current = other.list.current_id
        self.list.choose([] if current is None else [current])
        self.list.choose(other.list.selected_ids)
        choose_as(self.tray.view, other.tray.view)

    def _reload_around(self) -> None:
        self.filters.reload()
        self.rows.show_colours(self.filters.kept)
        self.tray.reload()
        self.detail.filing.reload()

    def paper_cards(self) -> PaperCards:
        """The chosen creatures as cards."""
        chosen = self._library.creatures.get_all(self.list.selected_ids[: MOST + 1])
        return PaperCards(self.tr("Bestiary"), tuple(map(of_creature, chosen)))

    def unsaved(self) -> str:
        """Return the name of the creature with unsaved changes, or empty."""
        return self.detail.unsaved()

    def keep_layout(self, settings: QSettings) -> None:
        """Save the widths of the panes."""
        for splitter in (self.panes, self.middle):
            splitter.keep_layout(settings)

    def take_layout(self, settings: QSettings) -> None:
        """Restore the widths of the panes."""
        for splitter in (self.panes, self.middle):
            splitter.take_layout(settings)

    # --- finding ---------------------------------------------------------------------------------------

    def query(self) -> Query:
        """Return the query of search line and filters."""
        return self.looking.query()

    def search(self, *, again: bool = False, whole: bool = False) -> None:
        """Show the matches; `again`: rows may have changed; `whole`: do not load in steps."""
        self.looking.search(again=again, whole=whole)

    @property
    def is_whole(self) -> bool:
        """Whether the list is complete; long ones are loaded in steps."""
        return self.looking.is_whole

    def clear(self) -> None:
        """Clear search and filters."""
        self.list.search.clear()
        self.list.timer.stop()
        self.filters.clear()
        self._take_keys()

    # --- editing ---------------------------------------------------------------------------------------

    def edit(self) -> None:
        """Open the form of the current creature, or of all that are chosen."""
        chosen = self.list.selected_ids
        if len(chosen) > _TOGETHER:
            self.message_requested.emit(
                self.tr("At most {number} creatures can be edited at once.").format(number=_TOGETHER)
            )
            return
        if len(chosen) > 1:
            self.detail.edit_several(self._library.creatures.get_all(chosen))
            return
        current = self.list.current_id
        creature = self._library.creatures.get(current) if current is not None else None
        if creature is not None and self.detail.edit_button.isEnabled():
            self.detail.edit(creature)

    def save(self) -> None:
        """Save the form."""
        form = self.detail.single_form
        creature = form.creature()
        if creature.id is None:
            text, step = self.tr("Add {name}"), add_creatures(self._library, [creature])
        else:
            text, step = self.tr("Edit {name}"), save_creatures(self._library, [creature])
        self._leave_form(self.edits.do(CREATURES, text.format(name=creature.name), step, show_faults=form.show_faults))

    def save_several(self) -> None:
        """Write what was changed in the form of several to all of them."""
        form = self.detail.several_form
        changes = form.changes()
        if changes.is_none:
            self.detail.close_form()
            self._take_keys()
            return
        step = save_creatures(self._library, [changes.applied_to(creature) for creature in form.creatures])
        text = self.tr("Edit {number} creatures").format(number=len(form.creatures))
        self._leave_form(self.edits.do(CREATURES, text, step, show_faults=form.show_faults))

    def _leave_form(self, done: EditStep | None) -> None:
        if done is not None:
            self.detail.close_form()
            self._bring_out(done.ids[0])
            self.list.choose(done.ids)
            self.detail.show_id(self.list.current_id)
            self._take_keys()

    def _take_keys(self) -> None:
        self.list.take_keys()

    def duplicate(self) -> None:
        """Make a copy of each chosen creature."""
        self._do_to_chosen(duplicate_creatures, self.tr("Duplicate {name}"), self.tr("Duplicate {number} creatures"))

    def remove(self) -> None:
        """Take the chosen creatures out."""
        place = next(map(self.rows.place_of, self.list.selected_ids[:1]), None)
        if place is not None:
            self._do_to_chosen(remove_creatures, self.tr("Delete {name}"), self.tr("Delete {number} creatures"))
            left = self.rows.id_at(self.rows.index(min(place, self.rows.rowCount() - 1), 0))
            if left is not None:
                self.list.choose([left])

    def add_to_fight(self) -> None:
        """Put the chosen creatures on the tray."""
        ids = self.list.selected_ids
        if ids:
            self.tray.add(DropPayload(creatures=tuple(ids)))

    def take_from_fight(self) -> None:
        """Take one of each of the chosen creatures off the tray."""
        ids = self.list.selected_ids
        if ids and not self.tray.take_one(ids):
            names = ", ".join(creature.name for creature in self._library.creatures.get_all(ids))
            self.message_requested.emit(self.tr("Not in the next fight: {names}.").format(names=names))

    def _file(self, folder: str, ids: Sequence[int]) -> None:
        self._do(ids, file_creatures(self._library, ids, folder), self.tr("File {name}"), self._files())

    def _tag(self, tag: str, ids: Sequence[int]) -> None:
        self._do(ids, tag_creatures(self._library, ids, [tag]), self.tr("File {name}"), self._files())

    def _retag(self, ids: Sequence[int], tags: Sequence[str], gone: Sequence[str]) -> None:
        step = tag_creatures(self._library, ids, tags, gone, first=True)
        self._do(ids, step, self.tr("File {name}"), self._files())

    def _files(self) -> str:
        return self.tr("File {number} creatures")

    def show_made(self, ids: Sequence[int]) -> None:
        """Show what was made, or came in, whatever the search hides."""
        self._bring_out(ids[0])
        self.list.choose(ids)

    def _do_to_chosen(self, operation: Callable[[Library, list[int]], EditStep], value: str, several: str) -> None:
        ids = self.list.selected_ids
        self._do(ids, operation(self._library, ids), value, several)

    def _do(self, ids: Sequence[int], step: EditStep, value: str, several: str) -> None:
        if ids:
            names = [line.name for line in self._library.creatures.lines(ids[:1])] if len(ids) == 1 else [""] * len(ids)
            self.edits.do(CREATURES, about(names, value, several), step)

    # --- after an edit ---------------------------------------------------------------------------------

    def _after(self, kind: str, ids: tuple[int, ...]) -> None:
        self.message.say("")
        if kind == FORMS:
            return
        if kind == TRAY:
            self.tray.show_state()
            self.message_requested.emit("")  # what was said of the tray need be true no longer
        elif kind == CREATURES:
            # Of several that are chosen some may have stayed as they were.
            chosen = self.list.selected_ids
            shown = chosen if set(ids) < set(chosen) else ids
            followed = self.looking.follow(ids)
            if not followed:
                self.reload()
            self.list.choose(shown)
            if not followed:
                self.detail.show_id(self.list.current_id)
        else:
            self.tray.reload()
        self.library_changed.emit(kind)

    def _catch_up(self) -> None:
        """Read again what stands around rows that have been painted as they are now."""
        if self._library.is_open:
            self._reload_around()
            self.looking.count()
            self.detail.show_id(self.list.current_id)

    def _show_selection(self) -> None:
        self.detail.show_selection(self.list.selected_ids)

    def _open_menu(self, place: QPoint) -> None:
        more = self.templating.offers(self.detail.block.shown)
        offers = (
            MenuEntry("pencil", EDIT_CREATURE, self.edit),
            MenuEntry("plus", ADD_TO_FIGHT, self.add_to_fight),
            MenuEntry("minus", TAKE_FROM_FIGHT, self.take_from_fight),
            None,
            MenuEntry("panel-right", self.tr("Compare"), self.comparing.compare, keys="Ctrl+Shift+K"),
            MenuEntry("shield", CREATURE_EMBLEM, self.detail.emblems.ask),
            MenuEntry("copy", DUPLICATE_CREATURE, self.duplicate),
            MenuEntry("trash-2", DELETE_CREATURE, self.remove),
            *([None, *more] if more else ()),
        )
        pop_up(self.list, offers, place)


TIGHT = 700
"""Width in pixels under which a form has no room beside the list."""
NARROW = 906
"""Width in pixels under which the filters are folded; a greater one where they need more room."""
LOW = 400
"""Height in pixels under which the tray takes one line."""
LIST, TIGHT_LIST, CREATURE, TIGHT_CREATURE, EDGES = 316, 280, 348, 324, 24
"""Least widths in pixels of list and creature, usual and tight, and of the edges."""


class BestiaryLayout(QObject):
    """Filters, list over tray, and the creature side by side; where there is no room, some are folded away."""

    def __init__(
        self,
        tab: QWidget,
        panes: Panes,
        filters: Filters,
        middle: Panes,
        creatures: ListPane,
        tray: TrayPane,
        detail: DetailPane,
    ) -> None:
        super().__init__(tab)
        self._tab = tab
        self._filters = filters
        self._panes, self._middle = panes, middle
        self._list, self._tray = creatures, tray
        self._detail = detail
        DropTarget(tab, no_answer, detail.picturing.by_keys)
        middle.addWidget(creatures)
        middle.addWidget(tray)
        middle.setStretchFactor(0, 3)
        middle.setStretchFactor(1, 1)
        middle.setSizes(px_all((420, 200)))
        for pane in (filters, middle, detail):
            panes.addWidget(pane)
        panes.setSizes(px_all((200, 610, 530)))
        for place, stretch in enumerate((0, 3, 3)):
            panes.setStretchFactor(place, stretch)
        creatures.filters_requested.connect(self._draw_out)
        detail.pages.currentChanged.connect(self.fold)

    def fold(self) -> None:
        """Show what has room."""
        beside = px(LIST) + px(CREATURE) + 2 * self._panes.handleWidth()
        narrow = self._tab.width() < max(px(NARROW), self._filters.minimumSizeHint().width() + beside + px(EDGES))
        self._list.show_filter_button(shown=narrow)
        drawn_out = narrow and self._list.filter_button.isChecked()
        self._filters.setVisible(drawn_out or not narrow)
        self._detail.setVisible(not drawn_out)
        self._tray.folding.be_low(low=self._tab.height() < px(LOW))
        tight = self._tab.width() < px(TIGHT)
        left = self._tab.width() - px(TIGHT_CREATURE) - self._panes.handleWidth() - px(EDGES)
        self._middle.setMinimumWidth(max(px(TIGHT_LIST), min(px(LIST), left)))
        self._detail.setMinimumWidth(px(TIGHT_CREATURE) if tight else px(CREATURE))
        self._middle.setVisible(drawn_out or not self._detail.is_editing or not tight)

    def _draw_out(self) -> None:
        self.fold()
        if self._filters.isVisible():
            self._filters.folder_view.setFocus()
