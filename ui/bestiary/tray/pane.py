"""The tray *Next fight* under the list: drop creatures on it or add them with `+`, then begin."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from weakref import ref

from PySide6.QtCore import QObject, QPoint, QRect, QSize, Qt, Signal
from PySide6.QtGui import QResizeEvent, QShortcut
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLayout, QPushButton, QStackedWidget, QVBoxLayout, QWidget
from shiboken6 import isValid

from models.library import Library
from models.repositories.encounters import Encounter
from models.storage.errors import LibraryError
from rules.core.state import FOES
from ui.bestiary.tray.model import (
    TrayRow,
    TrayRows,
    entries,
    lines_of,
    one_less,
    rearranged,
    rows_of,
    tray_standings,
    with_dropped,
)
from ui.bestiary.tray.table import TrayTable
from ui.commands.command import sequences
from ui.commands.page_commands import PREPARE_FIGHT, REMOVE_FROM_TRAY
from ui.dnd.drop_targets import DropAnswer, DropTarget, on_side, row_under, side_at, side_bands
from ui.dnd.payload import DragSource, DropPayload
from ui.edits.core import ENCOUNTERS, TRAY, Edits, EditStep, in_one_step
from ui.edits.encounters import add_encounter, fight_name
from ui.services.preferences import LibraryPreferences
from ui.session.reinforcements import why_nobody
from ui.sheets import rule_systems
from ui.text.errors import library_sentence
from ui.text.words import side_name
from ui.theme.sizes import px
from ui.theme.theme import GRID
from ui.widgets.controls import Button, ComboBox, ElidedLabel, FaultLabel, IconButton, IconLabel
from ui.widgets.focus_actions import on_key
from ui.widgets.labels import Label, tip
from ui.widgets.layouts import FlowRow, fill, lined, stacked

PARTY = 112
"""Least width in pixels of a party's name."""


class _Foot(FlowRow):
    """The party and the button, which keep their height in a low pane."""

    def minimumSizeHint(self) -> QSize:
        """Return the height of its lines."""
        size = super().minimumSizeHint()
        return QSize(size.width(), max(size.height(), self.heightForWidth(self.width())))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Announce that its height may change with the width."""
        super().resizeEvent(event)
        self.updateGeometry()


class TrayPane(QFrame):
    """The tray with its party and the button that prepares the fight; empty until it is reloaded."""

    encounter_prepared = Signal(object)
    """The id of the prepared encounter."""

    def __init__(
        self, library: Library, edits: Edits, remembered: LibraryPreferences, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._library = library
        self._edits = edits
        self._remembered = remembered
        self._names: dict[int, str] = {}
        self._system = ""
        """The rule system whose tray is shown; empty until something has been collected."""
        self._party_id: int | None = None
        self._party_chosen = False
        self._players: dict[int, set[str]] = {}
        """Party id to the rule systems of its members."""
        self.setProperty("role", "card")
        self.model = TrayRows(self._change, partial(tray_standings, library), self)
        self.view = TrayTable(self.model)
        DragSource(self.view, self._payload)
        DropTarget(self, self._weigh)
        DropTarget(self.view.viewport(), self._weigh_in_lines)
        self.title = ElidedLabel(self.tr("Next fight"), role="heading")
        self.message = FaultLabel(stays=False)
        self.note = Label(role="warn", wraps=True)
        self.note.hide()
        self.party = ComboBox(name=self.tr("Party that takes part"))
        self.party.setMinimumWidth(px(PARTY))
        self.remove_button = IconButton("trash-2", self._removing())
        self.begin_button = Button("swords", self.tr("Prepare"), "primary")
        self.begin_button.setToolTip(PREPARE_FIGHT.with_keys(self.tr("Prepare this fight and go to the Encounter tab")))
        self._stack, self._foot = QStackedWidget(), _Foot(px(GRID))
        self._arrange()
        self._listen()

    def _listen(self) -> None:
        on_key(self.view, REMOVE_FROM_TRAY, self.remove_selected)
        self.view.move_requested.connect(self._shift)
        self.view.selectionModel().selectionChanged.connect(self._show_chosen)
        # The shortcut of a button clicks it a moment later: the next key would come before.
        for keys in sequences(PREPARE_FIGHT.keys):
            QShortcut(keys, self).activated.connect(self.begin)
        self.party.activated.connect(self._choose_party)
        self.remove_button.clicked.connect(self.remove_selected)
        self.begin_button.clicked.connect(self.begin)
        self._edits.edit_refused.connect(self.reload)
        self._remembered.party_changed.connect(self._show_party)
        self._remembered.system_changed.connect(self._show_party)

    def _arrange(self) -> None:
        column = stacked(on=self, margins=(12, GRID, 12, 12), spacing=8)
        head = lined((self.title, 1))
        self.folding = TrayFolding(self, column, head)
        self.folding.take(self._stack, self._foot, self.begin_button)
        self.folding.folding_changed.connect(self.show_state)
        head.addWidget(self.remove_button)
        column.addLayout(head)
        hint = Label(
            self.tr("Drop creatures here, or press + on one, to collect the next fight."), role="muted", wraps=True
        )
        hint.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._stack.addWidget(self.view)
        self._stack.addWidget(hint)
        fill(column, (self._stack, 1), self.message, self.note)
        foot, company = self._foot, QWidget()
        lined(IconLabel("users", self.tr("With")), (self.party, 1), on=company)
        foot.add(company)
        foot.add(self.begin_button)
        column.addWidget(foot)

    # --- what it holds ---------------------------------------------------------------------------------

    @property
    def rows(self) -> tuple[TrayRow, ...]:
        """The lines."""
        return tuple(self.model.rows)

    @property
    def party_id(self) -> int | None:
        """The id of the party that takes part, or None."""
        return self._party_id

    @property
    def system(self) -> str:
        """The rule system of the tray; empty until something is added."""
        return self._system

    def show_system(self, system: str) -> None:
        """Show the tray of a rule system."""
        if system != self._system:
            self._turn_to(system)
            self.model.show_rows(self._stored_rows(system))
            self.message.say("")
            self.show_state()

    def follow(self, system: str | None) -> None:
        """Show the tray of the chosen system; if all are chosen, that changed last."""
        if system is None:
            self.show_last()
        else:
            self.show_system(system)

    def show_last(self) -> None:
        """Show the tray changed last, of any system."""
        last = self._library.trays.last()
        if last is not None:
            self.show_system(last.system)

    def add(self, dropped: DropPayload, side: str = FOES, place: int | None = None) -> None:
        """Add creatures and members at a place; an empty tray takes the system of the first."""
        if not self.rows and (rows := with_dropped(self._library, (), dropped, side).rows):
            self.show_system(rows[0].system)
        added = with_dropped(self._library, self.rows, dropped, side, place)
        if added.refused:
            template = self.tr("{names} cannot join: this fight is played by {system}.")
            names = ", ".join(added.refused)
            self.message.say(
                template.format(names=names, system=rule_systems.title((added.rows or self.rows)[0].system))
            )
        else:
            self.message.say("")
        if added.rows != self.rows:
            before = set(self.rows)
            self._change(added.rows, self.tr("Add to the next fight"))
            self._show_line(next((place for place, row in enumerate(self.rows) if row not in before), 0))

    def _show_line(self, place: int) -> None:
        """Scroll to a line."""
        self.view.doItemsLayout()  # of a line that has just come nothing is known yet
        self.view.scrollTo(self.model.index(place, 0))

    def take_one(self, creatures: Sequence[int]) -> bool:
        """Remove one of each creature; return whether any was there."""
        rows = one_less(self.rows, creatures)
        if rows == self.rows:
            return False
        self._change(rows, self.tr("Remove from the next fight"))
        return True

    def remove_selected(self) -> None:
        """Remove the chosen lines."""
        gone = {index.row() for index in self.view.selectionModel().selectedRows()}
        if gone:
            rows = tuple(row for place, row in enumerate(self.rows) if place not in gone)
            self._change(rows, self.tr("Remove from the next fight"))

    def begin(self) -> None:
        """Prepare the encounter and say so."""
        rows = self.rows
        if not rows:
            return
        first = rows[0]
        name = fight_name((row.side, row.name) for row in rows)
        house_rules = self._library.house_rules.get(first.system)
        encounter = Encounter(name=name, system=first.system, party_id=self._party_id, options=house_rules)
        its_entries = entries(self._library, rows, self._party_id)
        preparing = add_encounter(self._library, encounter, its_entries)
        steps = in_one_step(self._library, preparing, self._holding(self._system, ()))
        back = self._edits.do(ENCOUNTERS, self.tr("Prepare the fight"), steps)
        if back is not None:
            self.message.say("")
            self.encounter_prepared.emit(back.ids[0])

    # --- what is dragged -------------------------------------------------------------------------------

    @property
    def _chosen(self) -> list[TrayRow]:
        return [
            self.rows[place] for place in sorted({index.row() for index in self.view.selectionModel().selectedRows()})
        ]

    def _payload(self) -> DropPayload | None:
        """Return the chosen lines: creatures, as often as they count, and members."""
        rows = self._chosen
        if not rows:
            return None
        creatures = [row for row in rows if row.source == "creature" for _ in range(row.many)]
        members = [row for row in rows if row.source == "member"]
        return DropPayload(
            tuple(row.id for row in creatures),
            tuple(row.id for row in members),
            tuple(row.side for row in (*creatures, *members)),
            lines=tuple(row.line for row in rows),
            words=rows[0].name if len(rows) == 1 else self.tr("{count} lines").format(count=len(rows)),
        )

    def _shift(self, step: int) -> None:
        """Move the chosen lines one place up or down, together."""
        places = [place for place, row in enumerate(self.rows) if row in self._chosen]
        if places:
            target = min(places) - 1 if step < 0 else max(places) + 2
            if 0 <= target <= len(self.rows):
                self._rearrange(tuple(self.rows[place].line for place in places), target, None)

    def _rearrange(self, lines: Sequence[int], place: int, side: str | None) -> None:
        self._change(rearranged(self.rows, lines, place, side), self.tr("Reorder the next fight"))

    def _weigh(self, carried: DropPayload, point: QPoint | None) -> DropAnswer | None:
        """Preview adding creatures and members of the tray's system."""
        return self._weigh_at(carried, len(self.rows), None, None)

    def _weigh_in_lines(self, carried: DropPayload, point: QPoint | None) -> DropAnswer | None:
        """Preview the same at a place among the lines, on its side; by keyboard at the end."""
        if point is None and not self._moves_lines(carried):
            return self._weigh(carried, None)
        bands = side_bands(self.view.viewport().rect(), self.model.sides)
        side = side_at(bands, point)
        row, light = row_under(self.view, point, self.model.rowCount())
        if side is None:
            answer = self._weigh_at(carried, row, None, light)
        else:
            weigh = partial(self._weigh_at, carried, self.model.rowCount(), light=bands[side])
            answer = on_side(self.view, side, self.model.sides, weigh)
        return answer if answer is None or point is None else answer._replace(side=side, bands=bands)

    def _moves_lines(self, carried: DropPayload) -> bool:
        return any(row.line in carried.lines for row in self.rows) and not carried.copies

    def _weigh_at(self, carried: DropPayload, place: int, side: str | None, light: QRect | None) -> DropAnswer | None:
        if self._moves_lines(carried):
            if rearranged(self.rows, carried.lines, place, side) == self.rows:
                return DropAnswer(None, light=light)
            words = self.tr("To this place") if side is None else self.tr("On the side {side}")
            text = words.format(side=side_name(side or ""))
            return DropAnswer(partial(self._rearrange, carried.lines, place, side), text, light)
        if not carried.has_people:
            return DropAnswer(None, self.tr("Only creatures and members can be dropped here."))
        system = self.rows[0].system if self.rows else None
        refusal = why_nobody(self._library, carried, system)
        if refusal:
            return DropAnswer(None, refusal)
        add = partial(self.add, carried.on_side(side), FOES, place if light is not None else None)
        return DropAnswer(add, self.tr("Into the next fight"), light)

    # --- what there is ---------------------------------------------------------------------------------

    def reload(self) -> None:
        """Read the parties again and remove what was deleted."""
        parties = self._library.parties.all()
        self._players = {party.id: set() for party in parties if party.id is not None}
        for member in self._library.parties.members():
            self._players[member.party_id].add(member.system)
        if not self._system and (last := self._library.trays.last()) is not None:
            self._turn_to(last.system)
        self._names = {party.id: party.name for party in parties if party.id is not None}
        if self._party_id not in self._players:
            self._party_id = None
        self.model.show_rows(self._stored_rows(self._system))
        self.show_state()

    def show_state(self) -> None:
        """Show the hint while the tray is empty, and the button when it is not."""
        rows = self.rows
        number = sum(row.many for row in rows)
        if number > 1:
            self.title.setText(self.tr("Next fight: {number} combatants").format(number=number))
        elif number:
            self.title.setText(self.tr("Next fight: one combatant"))
        else:
            self.title.setText(self.tr("Next fight"))
        self.title.set_brief(self.tr("Fight: {number}").format(number=number))
        self._show_party()
        self._stack.setCurrentIndex(0 if rows else 1)
        self.begin_button.setEnabled(bool(rows))
        self.remove_button.setVisible(bool(rows) and not self.folding.is_folded)
        self._show_chosen()
        if not rows:
            self.message.say("")

    def _removing(self) -> str:
        return REMOVE_FROM_TRAY.with_keys(self.tr("Remove the selected lines from the tray"))

    def _show_chosen(self) -> None:
        """Enable removing while lines are chosen; else let its tooltip say that none are."""
        chosen = self.view.selectionModel().hasSelection()
        self.remove_button.setEnabled(chosen)
        self.remove_button.setToolTip(tip(self._removing() if chosen else self.tr("Select the lines to remove first.")))

    def _choose_party(self) -> None:
        self._party_id = self.party.currentData()
        self._party_chosen = True
        self._keep_party()
        self._show_party()

    def _show_party(self) -> None:
        """Offer the parties with the tray's system; preselect the one shown in its tab, else the first."""
        system = self.rows[0].system if self.rows else self._remembered.system or self._system or None
        fitting = [item for item, played in self._players.items() if system is None or system in played]
        elsewhere = not self.rows and self._party_id not in fitting and bool(self._players.get(self._party_id or 0))
        if not self._party_chosen or elsewhere:
            wished = (self._remembered.party, self._party_id, *fitting)
            self._party_id = next((item for item in wished if item in fitting), None)
        offered = [
            item for item, played in self._players.items() if item in fitting or not played or item == self._party_id
        ]
        parties = [(self._names[item], item) for item in offered]
        self.party.fill([(self.tr("no party"), None), *parties], self._party_id)
        alone = bool(self.rows) and self._party_id is not None and system not in self._players[self._party_id]
        self.note.setVisible(alone)
        if alone:
            template = self.tr("Nobody in {party} plays by {system}, so they stay out of this fight.")
            self.note.setText(template.format(party=self.party.currentText(), system=rule_systems.title(system or "")))

    def _change(self, rows: tuple[TrayRow, ...], text: str) -> None:
        self._edits.do(TRAY, text, self._holding(self._system, rows))

    # --- what the library keeps ------------------------------------------------------------------------

    def _holding(self, system: str, rows: tuple[TrayRow, ...]) -> EditStep:
        """Return the step that makes and shows these rows as the tray of a system."""
        library, pane = self._library, ref(self)

        def run() -> EditStep:
            shown = pane()
            if shown is None or not isValid(shown):  # its window has given way to another, which reads the library
                return _keeping(library, system, rows)()
            return shown.hold(system, rows)

        return EditStep(run)

    def hold(self, system: str, rows: tuple[TrayRow, ...]) -> EditStep:
        """Save these rows as the tray of a system and show it; return the step that undoes this."""
        before = self.rows if system == self._system else self._stored_rows(system)
        self._library.trays.put(system, lines_of(rows))
        if system != self._system:
            self._turn_to(system)
        self.model.show_rows(rows)
        return self._holding(system, before)

    def _stored_rows(self, system: str) -> tuple[TrayRow, ...]:
        """Return the saved rows of a tray; a line already shown keeps its number."""
        fresh = rows_of(self._library, self._library.trays.get(system)) if system else ()
        known = {(row.who, row.side): row.line for row in self.rows}
        free = max(known.values(), default=0)
        return tuple(row._replace(line=known.get((row.who, row.side), free + row.line)) for row in fresh)

    def _turn_to(self, system: str) -> None:
        """Choose the party chosen for a system's tray; keep one chosen before anything was added."""
        tray = self._library.trays.get(system)
        first, self._system = not self._system, system
        if tray.party_chosen or not first:
            self._party_id, self._party_chosen = tray.party_id, tray.party_chosen
        elif self._party_chosen:
            self._keep_party()

    def _keep_party(self) -> None:
        if self._system:
            try:
                self._library.trays.choose_party(self._system, self._party_id)
            except LibraryError as error:
                self.message.say(library_sentence(error))


def _keeping(library: Library, system: str, rows: tuple[TrayRow, ...]) -> EditStep:
    """Save these rows as the tray of a system; return the step that undoes this."""

    def run() -> EditStep:
        before = rows_of(library, library.trays.get(system))
        library.trays.put(system, lines_of(rows))
        return _keeping(library, system, before)

    return EditStep(run)


NARROWER = 4
"""Pixels above and below the single line."""
MOST = 16777215
"""Qt's greatest height of a widget: no limit."""


class TrayFolding(QObject):
    """Fold and unfold the tray."""

    folding_changed = Signal()
    """The tray was folded or unfolded."""

    def __init__(self, tray: QWidget, column: QVBoxLayout, head: QHBoxLayout) -> None:
        super().__init__(tray)
        self._tray, self._column, self._head = tray, column, head
        self.button = IconButton("list", self.tr("Show or hide what is collected"), tray, checkable=True)
        self.button.hide()
        self.button.toggled.connect(self.fold)
        head.addWidget(self.button)

    def take(self, lines: QWidget, foot: FlowRow, begin: QPushButton) -> None:
        """Set what is folded away, and the button shown in the single line then."""
        self._lines, self._foot, self._begin = lines, foot, begin

    @property
    def is_folded(self) -> bool:
        """Whether it is folded into one line."""
        return not self.button.isHidden() and not self.button.isChecked()

    def be_low(self, *, low: bool) -> None:
        """Fold the tray where there is little height, until it is unfolded by the user."""
        if low == self.button.isHidden():
            self.button.setVisible(low)
            self.fold()

    def fold(self) -> None:
        """Fold or unfold the tray; folded it shows the count alone."""
        folded = self.is_folded
        for part in (self._lines, self._foot):
            part.setVisible(not folded)
        self._column.setContentsMargins(
            px(12), px(NARROWER) if folded else px(GRID), px(12), px(NARROWER) if folded else px(12)
        )
        if folded:
            self._head.addWidget(self._begin)
        elif self._begin.parentWidget() is self._tray:
            self._foot.add(self._begin)
        fitting = QLayout.SizeConstraint.SetMinAndMaxSize if folded else QLayout.SizeConstraint.SetDefaultConstraint
        self._column.setSizeConstraint(fitting)
        self._tray.setMinimumHeight(0)  # else the single line stays all that it keeps room for
        self._tray.setMaximumHeight(MOST)
        self.folding_changed.emit()
