"""The statuses of the fight's system in a small list: dragged onto whoever bears them, or put on by Enter."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QEvent, QObject, QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter
from PySide6.QtWidgets import QWidget

from rules.core.facts import Command, Json
from rules.core.state import Condition
from rules.engine.service import Refused
from rules.mechanics.statuses import Status, values_of
from ui.dnd.handle import DraggableList
from ui.dnd.payload import DragSource, DropPayload
from ui.encounter.action_panel.group_action import people
from ui.session.controller import Conductor
from ui.sheets import rule_systems
from ui.text.words import choice_word, gloss, side_name
from ui.theme.status_token import BROKEN, DOWN, UP, StatusToken, paint_square
from ui.widgets.keyed_model import ROW_ROLE, Index, KeyedList
from ui.widgets.labels import Label, tip
from ui.widgets.layouts import FlexiblePanel, lined, stacked
from ui.widgets.line_edits import LineEdit
from ui.widgets.picker import Picker, PickerItem, Sign, SignedLines, split_figures, whole
from ui.widgets.prompt_card import LineEntry

if TYPE_CHECKING:
    from rules.sheets.schema import Sheet
    from rules.system.system import System

LEAST, HEIGHT = 92, 176
"""The height with a line of the list, and that with some of them."""
GONE = frozenset({"dead", "out"})
"""The states of those who neither cause a status nor are held."""


class StatusListModel(KeyedList[Status]):
    """Statuses by their names; each can be picked up."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(lambda status: status.id, lambda status: status.label, parent)
        self.beside = ""
        """The file beside which the system's words stand."""
        self.options: Callable[[], Sheet | None] = lambda: None
        """The options of the fight, as they are now."""

    def data(self, index: Index, role: int = int(Qt.ItemDataRole.DisplayRole)) -> object:
        """Its name, and what it does."""
        row = self.row_at(index)
        if row is not None and role == Qt.ItemDataRole.ToolTipRole:
            return tip(gloss(self.beside, row.gloss_ids, row.label, self.options()) or row.label)
        return super().data(index, role)

    def flags(self, index: Index) -> Qt.ItemFlag:
        """Each can be picked up."""
        return super().flags(index) | Qt.ItemFlag.ItemIsDragEnabled


class StatusPalette(FlexiblePanel):
    """A search line with the list of statuses below; hidden until opened."""

    least_height, greatest_height = LEAST, HEIGHT
    status_chosen = Signal(str)
    """Enter: the status is to be put on the selected row."""
    focus_released = Signal()
    """Esc: the keys are no longer needed here."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._all: list[Status] = []
        self._system = ""
        self.line = LineEdit(self, placeholderText=self.tr("Find a status"), accessibleName=self.tr("Find a status"))
        self.model = StatusListModel(self)
        self.list = DraggableList(self, finds=False)
        self.list.setModel(self.model)
        self.list.setAccessibleName(self.tr("Statuses"))
        self.list.setItemDelegate(SignedLines(self._sign_at, self.list))
        self.list.setUniformItemSizes(True)
        title = Label(self.tr("Statuses"), role="heading")
        title.setToolTip(self.tr("Drag one onto a combatant; Enter adds it to the selected row"))
        head = lined(title, (self.line, 1))
        stacked(head, (self.list, 1), on=self, margins=(4, 8, 4, 4), spacing=4)
        DragSource(self.list, self._payload)
        self.list.focus_released.connect(self.focus_released)
        self.line.textChanged.connect(self._find)
        for widget in (self.line, self.list):
            widget.installEventFilter(self)

    def show_statuses(self, statuses: list[Status], system: System, options: Callable[[], Sheet]) -> None:
        """Show the statuses of a fight, found by their words in its book and in every language."""
        self.model.options = options
        if statuses != self._all:
            self._all, self._system, self.model.beside = statuses, system.id, system.phrases.file
            self._find()

    def _find(self) -> None:
        wanted = self.line.text().strip().casefold()
        self.model.show_rows([status for status in self._all if not wanted or wanted in self._words(status)])
        if self.model.rows and not self.list.currentIndex().isValid():
            self.list.setCurrentIndex(self.model.index(0, 0))

    def _words(self, status: Status) -> str:
        return f"{status.label} {rule_systems.status_words(self._system, status.id)}".casefold()

    def _sign_at(self, place: int) -> Sign | None:
        """Return what paints the drawing of the status in a line: it is known by it in the order and on the board."""
        rows = self.model.rows
        return sign_of(rows[place]) if place < len(rows) else None

    def _chosen(self) -> Status | None:
        status = self.list.currentIndex().data(ROW_ROLE)
        return status if isinstance(status, Status) else None

    def _payload(self) -> DropPayload | None:
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
    """What the command still needs."""

    def __init__(self, conductor: Conductor, over: QWidget, parent: QObject) -> None:
        super().__init__(parent)
        self._conductor, self._over = conductor, over

    def ask(self, ids: Sequence[str], status: str, tail: str, then: Then) -> None:
        """Ask whatever a status on combatants needs; `tail` are the figures typed behind it: see `_with_figures`."""
        command = self._typed(status, tail)
        if command is not None:
            self._ask_params(ids, command, then)

    def ask_with_name(self, ids: Sequence[str], status: str, tail: str, then: Then) -> None:
        """Ask first what a mark is called that is nothing but its name, then whatever else a status needs."""
        command = self._typed(status, tail)
        if command is not None and self._known(command).params == {"label": str}:
            self._ask_name(ids, command, then)
        elif command is not None:
            self._ask_params(ids, command, then)

    def _typed(self, status: str, tail: str) -> Command | None:
        """The command with the figures typed; None, and a sentence, where the status has no use for so many."""
        known = self._conductor.system.statuses[status]
        if len(tail.split()) > 1 and not values_of(known):
            self.message_requested.emit(
                self.tr("{status} takes one figure only, its timer.").format(status=known.label)
            )
            return None
        return _with_figures(known, {"do": "condition", "status": status}, tail)

    def _known(self, command: Command) -> Status:
        return self._conductor.system.statuses[str(command["status"])]

    def _pick(self, title: str, choices: Sequence[PickerItem]) -> None:
        Picker(title, choices, self._over, figures=2).open()

    def _names(self, ids: Sequence[str]) -> str:
        names = self._conductor.names
        return people([names.get(id, id) for id in ids])

    def _ask_params(self, ids: Sequence[str], command: Command, then: Then) -> None:
        """Ask what a status is about, where its rules leave that open; a number it needs is typed behind."""
        known = self._known(command)
        choices = {
            name: allowed for name, kind in known.params.items() if (allowed := self._allowed(known.id, name, kind))
        }
        if len(choices) == 1 and len(next(iter(choices.values()))) > 1:
            ((name, allowed),) = choices.items()
            beside = self._conductor.system.phrases.file
            words = [(value, choice_word(word, beside, known.terms)) for value, word in allowed]
            title = self.tr("{status}: which?")
            if known.needs_value:
                title = self.tr("{status}: which, and how much ({word} −2; with a timer {word} −2 3)?")
            self._pick(
                title.format(status=known.label, word=words[0][1]),
                [PickerItem(word, "", partial(self._which, ids, command, then, {name: item})) for item, word in words],
            )
            return
        if choices:
            command = _with_params(command, {name: allowed[0][0] for name, allowed in choices.items()})
        self._ask_value(ids, command, then)

    def _ask_name(self, ids: Sequence[str], command: Command, then: Then) -> None:
        """Ask what a mark is called that is nothing but its name; Enter puts it on without one."""
        known = self._known(command)
        title = self.tr("{status} on {name}: what is it called?").format(status=known.label, name=self._names(ids))

        def called(label: str) -> str:
            self._ask_params(ids, {**command, "params": {"label": label}} if label else command, then)
            return ""

        LineEntry(title, self.tr("a name, or Enter without one"), called, self._over, may_be_empty=True).open()

    def _allowed(self, status: str, name: str, kind: Any) -> list[tuple[Any, str]]:
        """Return the values of a status's param with their words: some words, or statuses of a list or kind."""
        if kind is list:
            system = self._conductor.system
            ids = (*dict.fromkeys(candidate.family for candidate in system.statuses.values()), *system.statuses)
            return [([id], system.condition_label(Condition(status, None, None, {name: [id]}))) for id in ids]
        return [(word, word) for word in kind] if isinstance(kind, tuple) else []

    def _which(self, ids: Sequence[str], command: Command, then: Then, params: Mapping[str, Json], tail: str) -> None:
        """Rules what was picked, with the figures typed behind it."""
        filled = _with_figures(self._known(command), _with_params(command, params), tail)
        self._ask_value(ids, filled, then)

    def _ask_value(self, ids: Sequence[str], command: Command, then: Then) -> None:
        """Ask for the value without which a status would do nothing; of several values, which it is."""
        known = self._known(command)
        names = values_of(known)
        if not known.needs_value or any(_params(command).get(name) for name in names):
            self._ask_whose(ids, command, then)
        elif len(names) == 1:
            self._ask_amount(ids, command, then, names[0], "")
        else:
            beside = self._conductor.system.phrases.file
            words = [(name, choice_word(name, beside, known.terms)) for name in names]
            title = self.tr("{status}: which, and how much ({word} −2; with a timer {word} −2 3)?")
            self._pick(
                title.format(status=known.label, word=words[0][1]),
                [PickerItem(word, "", partial(self._ask_amount, ids, command, then, name)) for name, word in words],
            )

    def _ask_amount(self, ids: Sequence[str], command: Command, then: Then, name: str, tail: str) -> None:
        """Rules the value typed behind its name; where none is, asks for it and says so until there is one."""
        known = self._known(command)

        def take(typed: str) -> str:
            words, figures = split_figures(typed.split(), 2)
            filled = _with_figures(known, command, " ".join(figures), name)
            if words or not _params(filled).get(name):
                return self.tr(
                    "{status} needs a figure other than 0, with its sign; its timer may follow: −2 3."
                ).format(status=known.label)
            self._ask_whose(ids, filled, then)
            return ""

        if take(tail):
            about = [value for value in _params(command).values() if isinstance(value, str)]
            about += [name] if len(values_of(known)) > 1 else []
            beside = self._conductor.system.phrases.file
            shown = " ".join((known.label, *(choice_word(word, beside, known.terms) for word in about)))
            title = self.tr("{status} on {name}: how much?").format(status=shown, name=self._names(ids))
            hint = self.tr("a figure with its sign; its timer may follow: −2 3")
            LineEntry(title, hint, take, self._over).open()

    def _refusal_to_all(self, ids: Sequence[str], command: Command) -> Refused | None:
        """Return the refusal of a command for all of them; None if it is possible for one."""
        refused = [self._conductor.refusal_of({**command, "actor": id}) for id in ids]
        return None if None in refused else next(iter(refused), None)

    def _ask_whose(self, ids: Sequence[str], command: Command, then: Then) -> None:
        """Ask which combatant a status is of besides its bearer: who holds somebody by it, else who causes it."""
        known = self._known(command)
        fight = self._conductor.fight
        others = [
            combatant
            for combatant in fight.combatants.values()
            if combatant.id not in ids and combatant.state not in GONE
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
        title = (
            self.tr("{status} on {name}: who is held?")
            if known.holds
            else self.tr("{status} on {name}: who causes it?")
        )
        self._pick(title.format(status=known.label, name=self._names(ids)), choices)


def sign_of(status: Status) -> Sign:
    """Return what paints the drawing of a status in the hue of its family, as on the board."""
    drawing = status.shown_drawing
    trend = drawing.mark if drawing.mark in (UP, DOWN, BROKEN) else ""
    return partial(_paint_token, StatusToken(drawing.name, status.family, good=status.good, trend=trend))


def _paint_token(token: StatusToken, painter: QPainter, square: QRectF) -> None:
    paint_square(painter, square, token)


def with_figures(status: Status, tail: str) -> str:
    """Return how a status reads with the figures typed behind it: `Desvío alterado −2 ◷3`."""
    command = _with_figures(status, {}, tail)
    timer = command.get("timer")
    values = [f"{value:+}".replace("-", "−") for value in _params(command).values()]
    return " ".join((status.label, *values, *([f"◷{timer}"] if timer else [])))


def _with_figures(status: Status, command: Command, tail: str, name: str = "") -> Command:
    """Return a `condition` command with the figures typed behind a status: its value, then its timer.

    Where a status can do without its value, one figure without a sign is its timer. `-` is a timer without end.
    `name`: which of several values is meant; else the first.
    """
    figures = tail.split()
    values = (name,) if name else values_of(status)
    first = whole(figures[0].removeprefix("+")) if figures else None
    if values and first is not None and (status.needs_value or len(figures) > 1 or not figures[0].isdecimal()):
        command = _with_params(command, {values[0]: first})
        figures = figures[1:]
    if figures:
        timer = whole(figures[-1])
        command = {**command, "timer": None if timer is None else max(1, timer)}
    return command


def _params(command: Command) -> Mapping[str, Json]:
    params = command.get("params")
    return params if isinstance(params, Mapping) else {}


def _with_params(command: Command, params: Mapping[str, Json]) -> Command:
    return {**command, "params": {**_params(command), **params}}


def _by(ids: Sequence[str], command: Command, then: Then, source: str | None, _tail: str) -> None:
    then(ids, command if source is None else {**command, "source": source})
