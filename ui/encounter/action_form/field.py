"""A field of the action form: its value, and its options while it is open."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from collections.abc import Set as AbstractSet
from functools import partial
from itertools import takewhile
from typing import Any, NamedTuple

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtGui import QEnterEvent, QFontMetrics, QMouseEvent, QResizeEvent
from PySide6.QtWidgets import QPushButton, QSizePolicy, QVBoxLayout, QWidget

from rules.core.drawings import STATE_DRAWINGS
from rules.core.state import Combatant
from rules.mechanics.action import Field, Option, Preview
from rules.text.sanitize import without_controls
from ui.encounter.action_form.keys import PER_PAGE, ActionFormKeys
from ui.encounter.action_form.model import TARGETS, ActionFormModel
from ui.encounter.action_form.preview_table import PreviewTable, TargetPreview, target_preview
from ui.session.appearance import PLAIN, Looks
from ui.text.words import hint_words, localize, state_name, words_of_flag
from ui.theme.emblem import AS_EVER, Emblem, Standing
from ui.theme.row_parts import FACE, FACE_IN_CROWD, put_key
from ui.theme.sizes import px
from ui.widgets.buttons import PushButton
from ui.widgets.labels import Label, keyless, tip
from ui.widgets.layouts import FlowPanel, lined, stacked

NO_FACE: Emblem | None = None
HINT_GAP = "   "
"""The gap between an option and its hint, where a line breaks first."""


def in_lines(metrics: QFontMetrics, words: str, room: int, most: int) -> list[str]:
    """Words in lines that fit, the last of them cut where it must be."""
    lines: list[str] = []
    rest = words
    while len(lines) < most - 1 and metrics.horizontalAdvance(rest) > room:
        fitting = _places(metrics, rest, room)
        if not fitting:
            break
        gap = rest.find(HINT_GAP)
        place = gap if gap in fitting else fitting[-1]
        lines.append(rest[:place].rstrip())
        rest = rest[place:].lstrip()
    if metrics.horizontalAdvance(rest) > room:
        rest = metrics.elidedText(rest, Qt.TextElideMode.ElideRight, room)
    return [*lines, rest]


def _places(metrics: QFontMetrics, words: str, room: int) -> list[int]:
    """The spaces before which words fit; what follows the first that does not is wider yet, and is not measured."""
    spaces = (place for place, sign in enumerate(words) if sign == " ")
    return list(takewhile(lambda place: metrics.horizontalAdvance(words[:place]) <= room, spaces))


class OptionButton(QPushButton):
    """An option that says when the pointer is over it; where it is narrow its words stand in several lines."""

    pointer_entered = Signal()
    pointer_left = Signal()

    def __init__(self, words: str, parent: QWidget | None = None, *, most_lines: int = 1) -> None:
        super().__init__(keyless(words), parent)
        self._words = self._shown = words
        self._most_lines = most_lines
        self._hints: list[QSize] = []
        """As wide as its words are in one line, as long as nothing about it has changed."""
        self._heights: dict[int, int] = {}
        self.setMinimumWidth(1)
        self.setAutoDefault(False)  # else it looks for a dialog around it each time it is measured
        self.setProperty("align", "left")  # as the answers of a question: lines of other lengths begin at one place
        if most_lines > 1:
            policy = QSizePolicy(QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Preferred)
            policy.setHeightForWidth(True)
            self.setSizePolicy(policy)

    def put_key(self, key: str, face: Emblem | None, standing: Standing = AS_EVER, side: int = FACE) -> None:
        """Show the cap of its key, and the emblem of a combatant, as it is with it, of a size."""
        put_key(self, key, "" if face is None else face, standing=standing, face=side)
        self._forget()
        self.updateGeometry()

    def set_words(self, words: str) -> None:
        """Set the texts of the option and of its hint."""
        self._words = words
        self._show(words)
        self.updateGeometry()

    def _show(self, words: str) -> None:
        self._shown = words
        self._forget()
        self.setText(keyless(words))

    def _forget(self) -> None:
        self._hints.clear()
        self._heights.clear()

    def sizeHint(self) -> QSize:
        """As wide as all of its words in one line, however many of them there is room for."""
        if not self._hints:
            self.ensurePolished()  # which may be heard of as a change
            metrics = self.fontMetrics()
            shown = metrics.size(0, self._shown)
            self._hints = [super().sizeHint() + metrics.size(0, self._words) - shown]
        return self._hints[0]

    def changeEvent(self, event: QEvent) -> None:
        """In another style it has another size."""
        self._forget()
        super().changeEvent(event)

    def heightForWidth(self, width: int) -> int:
        """As high as the lines are that its words need."""
        if width not in self._heights:
            high = self.sizeHint().height() + (len(self._lines(width)) - 1) * self.fontMetrics().lineSpacing()
            self._heights[width] = high
        return self._heights[width]

    def _lines(self, width: int) -> list[str]:
        metrics = self.fontMetrics()
        around = self.sizeHint().width() - metrics.horizontalAdvance(self._words)
        return in_lines(metrics, self._words, width - around, self._most_lines)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Words that do not fit are cut at their end, not at both."""
        super().resizeEvent(event)
        fitting = "\n".join(self._lines(self.width()))
        if fitting != self._shown:
            self._show(fitting)
        if fitting != self._words and not self.toolTip():
            self.setToolTip(tip(self._words))

    def enterEvent(self, event: QEnterEvent) -> None:
        """The pointer has come."""
        super().enterEvent(event)
        if self.isEnabled():
            self.pointer_entered.emit()

    def leaveEvent(self, event: QEvent) -> None:
        """The pointer has gone."""
        super().leaveEvent(event)
        self.pointer_left.emit()


CARET = "▏"
"""Stands where the next key writes."""
NUMBER_WIDTH, TEXT_WIDTH = 64, 160
"""The least width in pixels of the box of a number and of a text that are typed."""
NO_LIMIT = 999
"""A maximum so large that it is not shown."""
OPTION_LINES = 3
CROWD = 6
"""More targets than these stand closer, so that fewer are out of sight."""
CLOSE = 4
"""Pixels between the targets of a crowd."""


def gloss_of(label: str, shown: str) -> str:
    """Return the gloss of a term, empty if it says the same."""
    return shown if shown.rstrip(".").casefold() != label.casefold() else ""


class TargetLooks(NamedTuple):
    """What targets look like, and what is foretold of them."""

    hidden: AbstractSet[str]
    """Those whom the players do not see: among others each is marked."""
    looks: Looks
    """Combatant id to look."""
    previews: Mapping[str, Sequence[Preview]]
    """Combatant id to what is foretold of it, where those are so many that a table shows them."""
    standing: Callable[[Combatant], str]
    """How it is with a combatant, as the id of a word and a drawing."""


def face_of(combatant: Combatant, shown: TargetLooks, *, is_hidden: bool) -> tuple[Emblem, Standing]:
    """Return the emblem of a target, and how it is with it."""
    standing = shown.standing(combatant)
    emblem = shown.looks.get(combatant.id, PLAIN).as_emblem(combatant.side, combatant.name)
    down = combatant.state != "active"
    return emblem, Standing(down=down, hidden=is_hidden, badge=STATE_DRAWINGS.get(standing, ""))


def rows_of(composer: ActionFormModel, letters: Mapping[str, str], shown: TargetLooks) -> list[TargetPreview]:
    """Return the rows of all of whom something is foretold; all whom it reaches are marked, as their buttons are."""
    named, people, rows = list(composer.values.get(TARGETS) or ()), composer.fight.combatants, []
    affected = composer.affected()
    for id, previews in shown.previews.items():
        combatant, times = people[id], named.count(id)
        name = f"{combatant.name} ×{times}" if times > 1 else combatant.name
        emblem, standing = face_of(combatant, shown, is_hidden=id in shown.hidden)
        row = target_preview(name, emblem, previews)
        rows.append(row._replace(id=id, key=letters.get(id, ""), standing=standing, chosen=id in affected))
    return rows


class FieldRow(QWidget):
    """A field of the action, which a press anywhere on it opens, as Tab does."""

    field_pressed = Signal(int)
    """Its number among the fields that are shown: it is to be opened."""
    others_requested = Signal(int)
    """The button of a closed field’s other options was pressed."""
    option_chosen = Signal(int, str)
    """An option was pressed: the field’s number, and the option’s id."""
    flag_chosen = Signal(int, bool)
    """Yes or no was pressed."""
    option_hovered = Signal(str, str)
    """The pointer is over an option: the field’s name and the option’s id; both empty when it has gone."""

    def __init__(
        self,
        field: Field,
        number: int,
        composer: ActionFormModel,
        keys: ActionFormKeys,
        why: Callable[[Option], str],
        meanings: tuple[str, str],
        shown: TargetLooks,
        beside: str,
        parent: QWidget,
    ) -> None:
        """`why` says why an option is refused; `beside` is a file of the system whose terms stand in hints.

        `meanings`: what its name means, for who hovers, and what of that stands under the name of an open field.
        """
        super().__init__(parent)
        self._field, self._number, self._composer, self._keys, self._why = field, number, composer, keys, why
        self._shown, self._beside = shown, beside
        self.is_open = number == composer.open_field
        called = localize(field.label)
        label = Label(f"{'▸ ' if self.is_open else ''}{called}", self)
        label.setProperty("role", "" if self.is_open else "muted")
        label.setToolTip(tip(meanings[0]))
        line = stacked(label, on=self, spacing=4)
        if self.is_open and (meaning := gloss_of(called, meanings[1])):
            line.addWidget(Label(meaning, self, role="small", wraps=True))
        if field.kind in ("number", "text"):
            line.addWidget(self._entry())
        elif field.kind == "flag":
            line.addWidget(self._flag(), 0, Qt.AlignmentFlag.AlignLeft)
        else:
            if field.kind == TARGETS and shown.previews:
                line.addWidget(self._table())
            line.addWidget(self._options())
            if self.is_open:
                self._say_closed(line)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Open the field."""
        self.field_pressed.emit(self._number)

    def _others_pressed(self) -> None:
        self.others_requested.emit(self._number)

    def _flag_pressed(self, on: bool) -> None:
        self.flag_chosen.emit(self._number, on)

    def _say_closed(self, line: QVBoxLayout) -> None:
        """Why nothing can be chosen, where nothing can: of those that are named anyway it is said above, by name."""
        options = self._composer.options(self._field)
        named = self._composer.values.get(TARGETS) if self._field.kind == TARGETS else None
        if any(option.id in (named or ()) for option in options):
            return
        if options and all(option.refused is not None for option in options):
            codes = Counter(option.refused for option in options)
            reasons = (option if codes[option.refused] == 1 else option._replace(details={}) for option in options)
            for sentence in dict.fromkeys(map(self._why, reasons)):
                shown = Label(sentence, self, role="bad", wraps=True)
                line.addWidget(shown)

    def _entry(self) -> QWidget:
        """Return what was typed, in a box while keys go into it, and beside it the least and the most."""
        field, value = self._field, self._composer.values.get(self._field.name)
        text = self._keys.typed if self.is_open and self._keys.typed else ("" if value is None else str(value))
        entry = QWidget(self)
        shown = Label(f"{text}{CARET}" if self.is_open else text or self.tr("none"), entry)
        shown.setObjectName("typed_field" if self.is_open else "")
        shown.setMinimumWidth(px(NUMBER_WIDTH if field.kind == "number" else TEXT_WIDTH) if self.is_open else 0)
        entry.setCursor(Qt.CursorShape.IBeamCursor)
        line = lined(shown, on=entry)
        least, most = self._composer.bounds(field) if field.kind == "number" else (None, None)
        if least is not None and most is not None and most < NO_LIMIT:
            line.addWidget(Label(f"{least} … {most}".replace("-", "−"), entry, role="muted"))
        line.addStretch(1)
        return entry

    def _flag(self) -> QPushButton:
        is_on = bool(self._composer.values.get(self._field.name))
        button = PushButton(words_of_flag()[is_on], parent=self, checkable=True)
        button.setChecked(is_on)
        button.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        button.setProperty("field", self._number)
        button.clicked.connect(self._flag_pressed)
        return button

    def _options(self) -> QWidget:
        field, options = self._field, self._composer.options(self._field)
        is_choice = field.kind != TARGETS
        value = self._composer.values.get(field.name)
        chosen = set(value) if isinstance(value, list | tuple) else {value}
        if self.is_open and field.kind == "cell" and len(options) > PER_PAGE:
            return self._cells(options, chosen)
        is_crowd = not is_choice and len(options) > CROWD
        area = FlowPanel(CLOSE, parent=self) if is_crowd else FlowPanel(parent=self)
        if not options and not is_choice:
            area.add(Label(self.tr("Type the letters of the targets."), area))
        shown = tuple(option for option in options if is_choice or option.id not in self._shown.previews)
        if is_choice and self.is_open:
            start = self._keys.page * PER_PAGE
            shown = options[start : start + PER_PAGE]
        elif is_choice:
            shown = tuple(option for option in options if option.id in chosen)
            if not shown and not options:
                area.add(self._unset(area))
        for place, option in enumerate(shown):
            times = value.count(option.id) if isinstance(value, list | tuple) else int(option.id in chosen)
            button = self._option(option, place, area, times, is_crowd=is_crowd)
            area.add(button)
        if is_choice and not self.is_open and len(options) > len(shown):
            area.add(self._others(len(options) - len(shown), area, is_first=not shown))
        if self.is_open and is_choice and len(options) > PER_PAGE:
            words = self.tr("→ more ({page} of {pages})")
            more = Label(words.format(page=self._keys.page + 1, pages=self._keys.pages_of(field)), area, role="small")
            area.add(more)
        return area

    def _table(self) -> PreviewTable:
        """Return what is foretold of many, each in a row that stands for its button."""
        table = PreviewTable(rows_of(self._composer, self._keys.letters, self._shown), self)
        # Once the press has been dealt with: all is drawn anew, and the table deleted.
        table.row_pressed.connect(self._row_pressed, Qt.ConnectionType.QueuedConnection)
        table.row_hovered.connect(self._say_hovered)
        return table

    def _row_pressed(self, id: str) -> None:
        self.option_chosen.emit(self._number, id)

    def _say_hovered(self, id: str) -> None:
        self.option_hovered.emit(self._field.name if id else "", id)

    def _unset(self, parent: QWidget) -> Label:
        """Return the text shown where nothing is chosen."""
        return Label(self.tr("none"), parent, role="muted")

    def _others(self, count: int, parent: QWidget, *, is_first: bool) -> QPushButton:
        """Say how many other options a closed field has; pressed, it opens the field. `is_first`: nothing is chosen."""
        words = self.tr("{count} to choose from…") if is_first else self.tr("{count} more…")
        button = QPushButton(words.format(count=count), parent)
        button.setFlat(True)
        button.setToolTip(tip(self.tr("What else can be chosen here (Tab goes from field to field)")))
        button.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        button.setProperty("field", self._number)
        button.setObjectName("others")
        button.clicked.connect(self._others_pressed)
        return button

    def _cells(self, options: Sequence[Option], chosen: set[Any]) -> QWidget:
        """Many cells are pointed at on the board; here stands the one that is chosen."""
        area = QWidget(self)
        lines = stacked(on=area)
        named = next((option for option in options if option.id in chosen), None)
        if named is not None:
            lines.addWidget(Label(f"{named.label}   {hint_words(named.hint, self._beside)}".rstrip(), area))
        count = sum(option.refused is None for option in options)
        words = self.tr("Arrows and Enter, or a click on the board: {count} cells are open.")
        if count == 1:
            words = self.tr("Arrows and Enter, or a click on the board: one cell is open.")
        hint = Label(words.format(count=count), area, role="small", wraps=True)
        lines.addWidget(hint)
        return area

    def _option(self, option: Option, place: int, parent: QWidget, times: int, *, is_crowd: bool) -> OptionButton:
        is_target = self._field.kind == TARGETS
        letter = self._keys.letters.get(option.id, "") if is_target or self.is_open else ""
        key = letter or (str(place + 1) if self.is_open and not is_target else "")
        label, is_hidden = localize(option.label), self._is_hidden(option)
        combatant = self._composer.fight.combatants.get(option.id) if is_target else None
        standing = "active" if combatant is None else self._shown.standing(combatant)
        marks = (
            self.tr("hidden") if is_hidden else "",
            "" if standing == "active" else state_name(standing, self._beside),
        )
        hint = " · ".join(filter(None, (*marks, hint_words(option.hint, self._beside))))
        words = f"{label} ×{times}" if times > 1 else label
        button = OptionButton(f"{words}{HINT_GAP}{hint}" if hint else words, parent, most_lines=OPTION_LINES)
        face, how = (NO_FACE, AS_EVER) if combatant is None else face_of(combatant, self._shown, is_hidden=is_hidden)
        if is_crowd:
            button.setProperty("role", "tight")
        button.put_key(key, face, how, FACE_IN_CROWD if is_crowd else FACE)
        button.pointer_entered.connect(partial(self.option_hovered.emit, self._field.name, option.id))
        button.pointer_left.connect(partial(self.option_hovered.emit, "", ""))
        button.setCheckable(True)
        button.setChecked(times > 0 or (is_target and option.id in self._composer.affected()))
        button.setEnabled(option.refused is None)
        if option.refused is not None:
            why = self._why(option)
            button.setToolTip(tip(why))
            button.setAccessibleDescription(without_controls(why))
        button.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        button.setProperty("option", option.id)
        button.setProperty("field", self._number)
        button.clicked.connect(self._option_pressed)
        return button

    def _is_hidden(self, option: Option) -> bool:
        """Return whether an option is a combatant hidden from the players."""
        combatant = self._composer.fight.combatants.get(option.id) if option.id in self._shown.hidden else None
        return combatant is not None and localize(option.label) == combatant.name

    def _option_pressed(self) -> None:
        button = self.sender()
        if button is not None:
            self.option_chosen.emit(self._number, str(button.property("option")))
