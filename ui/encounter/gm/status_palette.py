"""The statuses of the fight's system in a small list: dragged onto whoever bears them, or put on by Enter."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Any

from PySide6.QtCore import QEvent, QObject, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from rules.core.facts import Command, Json
from rules.core.state import Condition
from rules.engine.service import Refused
from rules.mechanics.statuses import Status
from ui.dnd.handle import DraggableList
from ui.dnd.payload import DragSource, DropPayload
from ui.encounter.action_panel.group_action import people
from ui.session.controller import Conductor
from ui.text.words import choice_word, gloss, side_name
from ui.theme.icons import pixmap
from ui.theme.theme import current
from ui.widgets.keyed_model import ROW_ROLE, Index, KeyedList
from ui.widgets.labels import Label, tip
from ui.widgets.layouts import lined, stacked
from ui.widgets.line_edits import LineEdit
from ui.widgets.picker import Picker, PickerItem, whole
from ui.widgets.prompt_card import LineEntry

HEIGHT = 176
PICTURE = 14


class StatusListModel(KeyedList[Status]):
    """Statuses by their names; each can be picked up."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(lambda status: status.id, lambda status: status.label, parent)
        self.beside = ""
        """The file beside which the system's words stand."""

    def data(self, index: Index, role: int = int(Qt.ItemDataRole.DisplayRole)) -> object:
        """Its name, a sign whether it helps in the colour of its family, and what it does."""
        row = self.row_at(index)
        if row is not None and role == Qt.ItemDataRole.DecorationRole:
            return pixmap("trending-up" if row.good else "trending-down", current().family(row.family), PICTURE)
        if row is not None and role == Qt.ItemDataRole.ToolTipRole:
            return tip(gloss(self.beside, row.gloss_ids, row.label) or row.label)
        return super().data(index, role)

    def flags(self, index: Index) -> Qt.ItemFlag:
        """Each can be picked up."""
        return super().flags(index) | Qt.ItemFlag.ItemIsDragEnabled


class StatusPalette(QWidget):
    """A line to find by and the list below it; hidden until somebody wants it."""

    status_chosen = Signal(str)
    """Enter: the status is to be put on the selected row."""
    focus_released = Signal()
    """Esc: the keys are no longer needed here."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._all: list[Status] = []
        self.line = LineEdit(self, placeholderText=self.tr("Find a status"), accessibleName=self.tr("Find a status"))
        self.model = StatusListModel(self)
        self.list = DraggableList(self, finds=False)
        self.list.setModel(self.model)
        self.list.setAccessibleName(self.tr("Statuses"))
        self.list.setIconSize(QSize(PICTURE, PICTURE))
        self.list.setUniformItemSizes(True)
        title = Label(self.tr("Statuses"), role="heading")
        title.setToolTip(self.tr("Drag one onto a combatant; Enter adds it to the selected row"))
        head = lined(title, (self.line, 1))
        stacked(head, (self.list, 1), on=self, margins=(4, 8, 4, 4), spacing=4)
        self.setFixedHeight(HEIGHT)
        DragSource(self.list, self._taken)
        self.list.focus_released.connect(self.focus_released)
        self.line.textChanged.connect(self._find)
        for widget in (self.line, self.list):
            widget.installEventFilter(self)

    def show_statuses(self, statuses: list[Status], beside: str) -> None:
        """Shows the statuses of a system."""
        if statuses != self._all:
            self._all, self.model.beside = statuses, beside
            self._find()

    def _find(self) -> None:
        wanted = self.line.text().strip().casefold()
        self.model.show_rows([status for status in self._all if wanted in status.label.casefold()])
        if self.model.rows and not self.list.currentIndex().isValid():
            self.list.setCurrentIndex(self.model.index(0, 0))

    def _chosen(self) -> Status | None:
        found = self.list.currentIndex().data(ROW_ROLE)
        return found if isinstance(found, Status) else None

    def _taken(self) -> DropPayload | None:
        status = self._chosen()
        return None if status is None else DropPayload(status=status.id, words=status.label)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Arrows lead from the line into the list, Enter puts on, Esc leaves."""
        if not isinstance(event, QKeyEvent) or event.type() != QEvent.Type.KeyPress:
            return super().eventFilter(watched, event)
        key, status = event.key(), self._chosen()
        if key in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and status is not None:
            self.status_chosen.emit(status.id)
            return True
        if key == Qt.Key.Key_Escape:
            self.line.clear()
            self.focus_released.emit()
            return True
        if key == Qt.Key.Key_Down and watched is self.line:
            self.list.setFocus(Qt.FocusReason.OtherFocusReason)
            return True
        return super().eventFilter(watched, event)


Then = Callable[[Sequence[str], Command], object]
"""Takes who gets the status, and the `condition` command without its `actor`."""


class StatusPrompt(QObject):
    """Asks over a page; Esc takes it all back."""

    message_requested = Signal(str)
    """What it still needs."""

    def __init__(self, conductor: Conductor, over: QWidget, parent: QObject) -> None:
        super().__init__(parent)
        self._conductor, self._over = conductor, over

    def ask(self, ids: Sequence[str], status: str, tail: str, then: Then) -> None:
        """Asks whatever a status on combatants needs; `tail` is its timer: a number, `-` for no end, or nothing."""
        self._ask_params(ids, _timed(status, tail), then)

    def ask_with_name(self, ids: Sequence[str], status: str, tail: str, then: Then) -> None:
        """Asks first what a mark is called that is nothing but its name, then whatever else a status needs."""
        command = _timed(status, tail)
        if self._known(command).params == {"label": str}:
            self._ask_name(ids, command, then)
        else:
            self._ask_params(ids, command, then)

    def _known(self, command: Command) -> Status:
        return self._conductor.system.statuses[str(command["status"])]

    def _pick(self, title: str, choices: Sequence[PickerItem]) -> None:
        Picker(title, choices, self._over).open()

    def _names(self, ids: Sequence[str]) -> str:
        names = self._conductor.names
        return people([names.get(id, id) for id in ids])

    def _ask_params(self, ids: Sequence[str], command: Command, then: Then) -> None:
        """Asks what a status is about, where its rules leave that open; a number it needs is typed behind."""
        known = self._known(command)
        choices = {
            name: allowed for name, kind in known.params.items() if (allowed := self._allowed(known.id, name, kind))
        }
        if len(choices) == 1 and len(next(iter(choices.values()))) > 1:
            ((name, allowed),) = choices.items()
            beside = self._conductor.system.phrases.file
            words = [(value, choice_word(word, beside, known.terms)) for value, word in allowed]
            title = self.tr("{status}: which?")
            if _number_of(known):
                title = self.tr("{status}: which, and how much ({word} 2)?")
            self._pick(
                title.format(status=known.label, word=words[0][1]),
                [
                    PickerItem(word, "", partial(self._with_params, ids, command, then, {name: item}))
                    for item, word in words
                ],
            )
            return
        if choices:
            command = {**command, "params": {name: allowed[0][0] for name, allowed in choices.items()}}
        self._ask_whose(ids, command, then)

    def _ask_name(self, ids: Sequence[str], command: Command, then: Then) -> None:
        """Asks what a mark is called that is nothing but its name; Enter puts it on without one."""
        known = self._known(command)
        title = self.tr("{status} on {name}: what is it called?").format(status=known.label, name=self._names(ids))

        def called(label: str) -> str:
            self._ask_params(ids, {**command, "params": {"label": label}} if label else command, then)
            return ""

        LineEntry(title, self.tr("a name, or Enter without one"), called, self._over, may_be_empty=True).open()

    def _allowed(self, status: str, name: str, kind: Any) -> list[tuple[Any, str]]:
        """What a param of a status may be, and its word: one of some words, or a list of one status or kind of them."""
        if kind is list:
            system = self._conductor.system
            ids = (*dict.fromkeys(candidate.family for candidate in system.statuses.values()), *system.statuses)
            return [([id], system.condition_label(Condition(status, None, None, {name: [id]}))) for id in ids]
        return [(word, word) for word in kind] if isinstance(kind, tuple) else []

    def _with_params(
        self, ids: Sequence[str], command: Command, then: Then, params: Mapping[str, Json], tail: str
    ) -> None:
        """Rules what was picked, with the number typed behind it; asks again where the rules need one."""
        number, name = whole(tail), _number_of(self._known(command))
        told = dict(params) if number is None or not name else {**params, name: number}
        complete = {**command, "params": told}
        refused = self._refusal_to_all(ids, complete) if name and name not in told else None
        if refused is not None and refused.details.get("param") == name:
            self.message_requested.emit(self.tr("Type the number after its name."))
            self._ask_params(ids, command, then)
            return
        self._ask_whose(ids, complete, then)

    def _refusal_to_all(self, ids: Sequence[str], command: Command) -> Refused | None:
        """What a command is refused with whoever of them it is given to; None where one can have it."""
        refused = [self._conductor.refusal_of({**command, "actor": id}) for id in ids]
        return None if None in refused else next(iter(refused), None)

    def _ask_whose(self, ids: Sequence[str], command: Command, then: Then) -> None:
        """Asks who puts a status on, where it is about somebody."""
        known = self._known(command)
        fight = self._conductor.fight
        others = [
            combatant for combatant in fight.combatants.values() if combatant.id not in ids and combatant.state != "out"
        ]
        if not known.sourced or not others:
            then(ids, command)
            return
        here = fight.combatants[ids[0]]
        others.sort(key=lambda combatant: (combatant.state != "active", combatant.side == here.side))
        names = self._conductor.names
        choices = [
            PickerItem(
                names.get(combatant.id, combatant.id),
                side_name(combatant.side),
                partial(_by, ids, command, then, combatant.id),
            )
            for combatant in others
        ]
        if self._refusal_to_all(ids, command) is None:
            choices.append(PickerItem(self.tr("Nobody in this fight"), "", partial(_by, ids, command, then, None)))
        title = self.tr("{status} on {name}: who puts it on?")
        self._pick(title.format(status=known.label, name=self._names(ids)), choices)


def _timed(status: str, tail: str) -> Command:
    command: dict[str, Json] = {"do": "condition", "status": status}
    if (number := whole(tail)) is not None:
        command["timer"] = max(1, number)
    elif tail:
        command["timer"] = None
    return command


def _by(ids: Sequence[str], command: Command, then: Then, source: str | None, _tail: str) -> None:
    then(ids, command if source is None else {**command, "source": source})


def _number_of(status: Status) -> str:
    """The one param of a status that is a number; empty where it has none, or several."""
    numbers = [name for name, kind in status.params.items() if kind is int]
    return numbers[0] if len(numbers) == 1 else ""
