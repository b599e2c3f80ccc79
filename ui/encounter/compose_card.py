"""The chosen action, unfolded in place: its fields, and what would come of it before it is done."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

from PySide6.QtCore import QEvent, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QEnterEvent, QFontMetrics, QResizeEvent
from PySide6.QtWidgets import QFrame, QPushButton, QScrollArea, QSizePolicy, QVBoxLayout, QWidget

from rules.actions import Action, Field, Option
from ui.bestiary.widgets import ElidedLabel
from ui.encounter.compose_keys import PER_PAGE, ComposeKeys
from ui.encounter.composer import TARGETS, Composer
from ui.encounter.dice_entry import UNBROKEN
from ui.flow import Beside, Flow
from ui.plain import Label, keyless, tip
from ui.words import gloss, saying


def _whole(words: str) -> str:
    """Words that are not parted at the end of a line, unless they are too long for one."""
    return words.replace(" ", UNBROKEN) if len(words) <= LONGEST_WHOLE else words


def _explain(lines: QVBoxLayout, label: str, words: str) -> None:
    """A term's gloss under it, unless it says the same."""
    shown = gloss(words)
    if shown and shown.rstrip(".").casefold() != label.casefold():
        line = Label(shown, lines.parentWidget())
        line.setProperty("role", "small")
        line.setWordWrap(True)
        lines.addWidget(line)


def _column(widget: QWidget) -> QVBoxLayout:
    lines = QVBoxLayout(widget)
    lines.setContentsMargins(0, 0, 0, 0)
    lines.setSpacing(8)
    return lines


def _unset(parent: QWidget) -> Label:
    """Stands where nothing is chosen."""
    label = Label("–", parent)
    label.setProperty("role", "muted")
    return label


LEAST_FIELDS = 54
"""Pixels that the fields keep where they scroll."""
NO_LIMIT = 999
"""A greatest number that tells nobody anything."""
MOST_ON_TOP = 4
"""The previews of more targets than so many stand in a row under the fields, so that the targets stay in sight."""
LONGEST_WHOLE = 40
"""Words of so many signs stay on one line wherever they stand; longer ones might not have room on any."""


HINT_GAP = "   "
"""Between an option and what is said of it: the first place where they part into lines."""
OPTION_LINES = 3


def in_lines(metrics: QFontMetrics, words: str, room: int, most: int) -> list[str]:
    """Words in lines that fit, the last of them cut where it must be."""
    lines: list[str] = []
    rest = words
    while len(lines) < most - 1 and metrics.horizontalAdvance(rest) > room:
        fitting = [
            place for place, sign in enumerate(rest) if sign == " " and metrics.horizontalAdvance(rest[:place]) <= room
        ]
        if not fitting:
            break
        gap = rest.find(HINT_GAP)
        place = gap if gap in fitting else fitting[-1]
        lines.append(rest[:place].rstrip())
        rest = rest[place:].lstrip()
    if metrics.horizontalAdvance(rest) > room:
        rest = metrics.elidedText(rest, Qt.TextElideMode.ElideRight, room)
    return [*lines, rest]


class OptionButton(QPushButton):
    """An option that says when the pointer is over it; where it is narrow its words stand in several lines."""

    pointed = Signal()
    left = Signal()

    def __init__(self, words: str, parent: QWidget | None = None, *, most_lines: int = 1) -> None:
        super().__init__(keyless(words), parent)
        self._words = self._shown = words
        self._most_lines = most_lines
        self._hints: list[QSize] = []
        """As wide as its words are in one line, as long as nothing about it has changed."""
        self._heights: dict[int, int] = {}
        self.setMinimumWidth(1)
        if most_lines > 1:
            policy = QSizePolicy(QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Preferred)
            policy.setHeightForWidth(True)
            self.setSizePolicy(policy)

    def set_words(self, words: str) -> None:
        """Says something else, whatever it is wide enough for."""
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
            self.pointed.emit()

    def leaveEvent(self, event: QEvent) -> None:
        """The pointer has gone."""
        super().leaveEvent(event)
        self.left.emit()


class ComposeCard(QFrame):
    """Draws the composer; keys reach it through the page."""

    done = Signal()
    """Do the action as it stands."""
    said = Signal(str)
    """Why what was pressed cannot be chosen."""
    considered = Signal(str, str)
    """The pointer is over an option: its field and its id; both empty when it has gone."""

    def __init__(self, composer: Composer, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("role", "card")
        self.composer = composer
        self.letters: dict[str, str] = {}
        self.why: Callable[[Option], str] = lambda option: option.refused or ""
        """What an option that cannot be chosen would be refused with: its code to a sentence."""
        self.typed = ""
        self.page = 0
        self.keys = ComposeKeys(self)
        self.setVisible(False)
        self._layout = QVBoxLayout(self)
        self._layout.setContentsMargins(16, 12, 16, 12)
        self._layout.setSpacing(8)
        self._top: QWidget | None = None
        self._low = False
        self._fields = QScrollArea()
        self._fields.setWidgetResizable(True)
        self._fields.setFrameShape(QFrame.Shape.NoFrame)
        self._fields.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._fields.viewport().setAutoFillBackground(False)
        self._fields.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._fields.verticalScrollBar().rangeChanged.connect(self._settle)
        self.open_row: QWidget | None = None
        """The row of the field that is open."""
        self._opened: tuple[Action | None, int] = (None, 0)
        self._newly_open = False
        """Whether that field was not open when the action was drawn last."""
        self._landing = Label()
        self._landing.setWordWrap(True)
        self._landing.setObjectName("landing")
        self._landing.setVisible(False)
        self._layout.addWidget(self._landing)
        self._layout.addWidget(self._fields, 1)
        composer.changed.connect(self.refresh)

    # --- drawing ---------------------------------------------------------------------------------------

    def refresh(self) -> None:
        """Draws the action as it stands."""
        if self._top is not None:
            self._top.hide()
            self._top.deleteLater()
            self._top = None
        former, at = self.open_row, self._fields.verticalScrollBar().value()
        self.open_row = None
        action = self.composer.action
        opened = action, self.composer.open_field
        self._newly_open, self._opened = opened != self._opened, opened
        self.setVisible(action is not None)
        if action is None:
            self._fields.setWidget(QWidget())
            self.typed = ""
            self.page = 0
            self.show_landing("")
            return
        # Each is made where it is to stand: Qt gives all that is in a widget its style again whenever that is moved.
        self._top = QWidget(self)
        over = _column(self._top)
        over.addWidget(self._head(action, self._top))
        self._layout.insertWidget(0, self._top)
        fields = QWidget(self._fields.viewport())
        lines = _column(fields)
        top = lines if self._low else over
        _explain(top, action.label, action.gloss)
        beside_targets = len(self.composer.values.get(TARGETS) or ()) > MOST_ON_TOP
        previews = self._previews(fields if beside_targets or self._low else self._top)
        for shown in () if beside_targets else previews:
            top.addWidget(shown)
        for number, field in enumerate(self.composer.fields()):
            lines.addWidget(self._field(field, number, fields))
        for shown in previews if beside_targets else ():
            lines.addWidget(shown)
        hint = Label(self.tr("Esc takes it back"), fields)
        hint.setProperty("role", "small")
        lines.addWidget(hint)
        self._fields.setWidget(fields)
        fields.setAutoFillBackground(False)
        if former is not None:
            self._fields.verticalScrollBar().setValue(at)
        QTimer.singleShot(0, self, self._settle)

    def _settle(self) -> None:
        """Takes the height of its lines, and brings the field that is open into sight: its top, and what is chosen.

        What comes of the action stands over the fields all the while.
        """
        self._fit()
        if self.open_row is None:
            return
        if self.open_row.height() <= self._fields.viewport().height():
            self._fields.ensureWidgetVisible(self.open_row, 0, 8)
        elif self._newly_open:
            self._fields.verticalScrollBar().setValue(self.open_row.y())
        for button in self.open_row.findChildren(OptionButton):
            if button.isChecked():
                self._fields.ensureWidgetVisible(button, 0, 8)

    def _fit(self) -> None:
        """It is no higher than its lines; where there is less room the fields scroll."""
        fields = self._fields.widget()
        if self._top is None or fields is None:
            return
        margins = self._layout.contentsMargins()
        width = self.contentsRect().width() - margins.left() - margins.right()
        over = [one for one in (self._top, self._landing) if not one.isHidden()]
        lines = self._top.layout()
        if lines is not None:
            lines.invalidate()  # it would keep the places that its lines had at another width
        self._top.setFixedHeight(self._top.heightForWidth(width))
        high = sum(one.heightForWidth(width) for one in over)
        beside_bar = width - self._fields.verticalScrollBar().sizeHint().width() - 4
        wanted = max(fields.heightForWidth(beside_bar), fields.minimumSizeHint().height()) + 2
        border = self.height() - self.contentsRect().height()
        gaps = self._layout.spacing() * len(over) + margins.top() + margins.bottom() + border
        self._fields.setMinimumHeight(min(wanted, LEAST_FIELDS))
        self._fields.setMaximumHeight(wanted)
        self.setMaximumHeight(wanted + high + gaps)
        # Said outright: a bar whose need ends while the area makes room for it would stay.
        fits = self._fields.height() >= wanted
        policy = Qt.ScrollBarPolicy.ScrollBarAlwaysOff if fits else Qt.ScrollBarPolicy.ScrollBarAsNeeded
        self._fields.setVerticalScrollBarPolicy(policy)

    def event(self, event: QEvent) -> bool:
        """Fits itself anew whenever its lines or its width change."""
        done = super().event(event)
        if event.type() in (QEvent.Type.LayoutRequest, QEvent.Type.Resize):
            self._fit()
        return done

    def set_low(self, *, low: bool) -> None:
        """Where there is little height, all but the title scrolls with the fields."""
        if low != self._low:
            self._low = low
            self.refresh()

    def show_landing(self, text: str) -> None:
        """Says when the action would take effect; an empty text takes that away."""
        self._landing.setText(text)
        self._landing.setVisible(bool(text))

    def _field(self, field: Field, number: int, parent: QWidget) -> QWidget:
        is_open = number == self.composer.open_field
        row = QWidget(parent)
        if is_open:
            self.open_row = row
        line = QVBoxLayout(row)
        line.setContentsMargins(0, 0, 0, 0)
        line.setSpacing(4)
        label = Label(f"{'▸ ' if is_open else ''}{field.label}", row)
        label.setProperty("role", "" if is_open else "muted")
        label.setToolTip(tip(gloss(field.gloss)))
        line.addWidget(label)
        if is_open:
            _explain(line, field.label, field.gloss)
        if field.kind in ("number", "text"):
            line.addWidget(self._entry(field, row, is_open=is_open))
        elif field.kind == "flag":
            line.addWidget(self._flag(field, number, row), 0, Qt.AlignmentFlag.AlignLeft)
        else:
            line.addWidget(self._options(field, number, row, is_open=is_open))
            if is_open:
                self._say_closed(line, field)
        return row

    def _say_closed(self, line: QVBoxLayout, field: Field) -> None:
        """Why nothing can be chosen, where nothing can."""
        options = self.composer.options(field)
        closed = {option.refused: option for option in options if option.refused is not None}
        if closed and all(option.refused is not None for option in options):
            for sentence in dict.fromkeys(self.why(one._replace(details={})) for one in closed.values()):
                shown = Label(sentence, line.parentWidget())
                shown.setProperty("role", "bad")
                shown.setWordWrap(True)
                line.addWidget(shown)

    def _entry(self, field: Field, parent: QWidget, *, is_open: bool) -> Label:
        value = self.composer.values.get(field.name)
        text = self.typed if is_open and self.typed else ("" if value is None else str(value))
        shown = Label((text or "–") + ("▏" if is_open else ""), parent)
        shown.setObjectName("typed_field" if is_open else "")
        limits = ""
        least, most = self.composer.bounds(field) if field.kind == "number" else (None, None)
        if least is not None and most is not None and most < NO_LIMIT:
            limits = f"   {least} … {most}".replace("-", "−")
        shown.setText(shown.text() + limits)
        return shown

    def _flag(self, field: Field, number: int, parent: QWidget) -> QPushButton:
        button = QPushButton(self.tr("Yes") if self.composer.values.get(field.name) else self.tr("No"), parent)
        button.setCheckable(True)
        button.setChecked(bool(self.composer.values.get(field.name)))
        button.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        button.setProperty("field", number)
        button.clicked.connect(self._flag_pressed)
        return button

    def _options(self, field: Field, number: int, parent: QWidget, *, is_open: bool) -> QWidget:
        options = self.composer.options(field)
        value = self.composer.values.get(field.name)
        chosen = set(value) if isinstance(value, list | tuple) else {value}
        if is_open and field.kind == "cell" and len(options) > PER_PAGE:
            return self._cells(options, chosen, parent)
        area = Flow(parent=parent)
        if not options and field.kind == TARGETS:
            area.add(Label(self.tr("Type the letters of the targets."), area))
        start = self.page * PER_PAGE if is_open and field.kind != TARGETS else 0
        shown = options[start : start + PER_PAGE] if field.kind != TARGETS and is_open else options
        if not is_open and field.kind != TARGETS:
            shown = tuple(option for option in options if option.id in chosen)
            if not shown:
                area.add(_unset(area))
        for place, option in enumerate(shown):
            times = value.count(option.id) if isinstance(value, list | tuple) else int(option.id in chosen)
            area.add(self._option(field, number, option, place, area, is_open=is_open, times=times))
        if not is_open and len(options) > len(shown):
            area.add(self._others(number, len(options) - len(shown), area))
        if is_open and field.kind != TARGETS and len(options) > PER_PAGE:
            words = self.tr("→ more ({page} of {pages})")
            more = Label(words.format(page=self.page + 1, pages=self.keys.pages_of(field)), area)
            more.setProperty("role", "small")
            area.add(more)
        return area

    def _others(self, number: int, count: int, parent: QWidget) -> QPushButton:
        """Says how many other options a closed field has; pressed, it opens the field."""
        button = QPushButton(f"+{count}", parent)
        button.setFlat(True)
        button.setToolTip(tip(self.tr("What else may be chosen here (Tab goes from field to field)")))
        button.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        button.setProperty("field", number)
        button.setObjectName("others")
        button.clicked.connect(self._others_pressed)
        return button

    def say_missing(self) -> None:
        """Says what the open field has still to be given."""
        field = self.composer.field
        if field is not None and not self.composer.filled(field):
            self.said.emit(self.tr("Still missing: {field}.").format(field=field.label))

    def _cells(self, options: Sequence[Option], chosen: set[Any], parent: QWidget) -> QWidget:
        """Many cells are pointed at on the board; here stands the one that is chosen."""
        area = QWidget(parent)
        lines = QVBoxLayout(area)
        lines.setContentsMargins(0, 0, 0, 0)
        named = next((option for option in options if option.id in chosen), None)
        if named is not None:
            lines.addWidget(Label(f"{named.label}   {saying(named.hint)}".rstrip(), area))
        count = sum(option.refused is None for option in options)
        words = self.tr("Arrows and Enter, or a click on the board: {count} cells are open.")
        if count == 1:
            words = self.tr("Arrows and Enter, or a click on the board: one cell is open.")
        hint = Label(words.format(count=count), area)
        hint.setProperty("role", "small")
        hint.setWordWrap(True)
        lines.addWidget(hint)
        return area

    def _option(
        self, field: Field, number: int, option: Option, place: int, parent: QWidget, *, is_open: bool, times: int
    ) -> QPushButton:
        letter = self.letters.get(option.id, "") if field.kind == TARGETS or is_open else ""
        key = letter or (str(place + 1) if is_open and field.kind != TARGETS else "")
        label, hint = saying(option.label), saying(option.hint)
        words = f"{key}  {label}" if key else label
        if times > 1:
            words = f"{words} ×{times}"
        button = OptionButton(f"{words}{HINT_GAP}{hint}" if hint else words, parent, most_lines=OPTION_LINES)
        button.pointed.connect(partial(self.considered.emit, field.name, option.id))
        button.left.connect(partial(self.considered.emit, "", ""))
        button.setCheckable(True)
        button.setChecked(times > 0)
        button.setEnabled(option.refused is None)
        if option.refused is not None:
            why = self.why(option)
            button.setToolTip(tip(why))
            button.setAccessibleDescription(why)
        button.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        button.setProperty("option", option.id)
        button.setProperty("field", number)
        button.clicked.connect(self._option_pressed)
        return button

    def _previews(self, parent: QWidget) -> list[Label]:
        """What would come of it, then what stands against it.

        Those to whom the same would happen share a line; of many, what would happen to all is said once, without names.
        """
        people = self.composer.fight.combatants
        texts: dict[str | None, list[str]] = {}
        for preview in self.composer.previews():
            if self.composer.action is not None and preview.text == self.composer.action.cost:
                continue  # it stands in the title
            if preview.tick is None:  # else where it lands says it
                texts.setdefault(preview.target, []).append(saying(preview.text))
        many = [target for target in texts if target in people]
        if len(many) > MOST_ON_TOP:
            common = [text for text in texts[many[0]] if all(text in texts[target] for target in many)]
            for target in many:
                texts[target] = [text for text in texts[target] if text not in common]
            texts[None] = [*texts.get(None, ()), *common]
        alike: dict[tuple[tuple[str, ...], bool], list[str]] = {}
        whole = _whole if len(many) > MOST_ON_TOP else str
        for target, said in texts.items():
            named = target in people
            alike.setdefault((tuple(said), named), []).extend([whole(people[target].name)] if named else ())
        lines = []
        for (shared, _), names in alike.items():
            words = "   ·   ".join(whole(one) for one in shared)
            if words:
                lines.append(f"{', '.join(names)}:   {words}" if names else words)
        if len(many) > MOST_ON_TOP:
            lines = ["    ".join(lines)]
        found = []
        for line in lines:
            shown = Label(line, parent)
            shown.setObjectName("preview")
            found.append(shown)
        for sentence in self._against():
            shown = Label(sentence, parent)
            shown.setProperty("role", "bad")
            found.append(shown)
        for shown in found:
            shown.setWordWrap(True)
        return found

    def _against(self) -> list[str]:
        """What would refuse the targets that are named, each thing once."""
        named = set(self.composer.values.get(TARGETS) or ())
        field = next((one for one in self.composer.fields() if one.kind == TARGETS), None)
        options = () if field is None else self.composer.options(field)
        closed = (one for one in options if one.id in named and one.refused is not None)
        return list(dict.fromkeys(self.why(one) for one in closed))

    def _called(self, action: Action) -> str:
        """The action, with its name who does it out of turn."""
        actor, active = self.composer.actor, self.composer.fight.active
        if actor is None or active in (None, actor.id):
            return action.label
        return self.tr("{who}: {action}").format(who=actor.name, action=action.label)

    def _head(self, action: Action, parent: QWidget) -> Beside:
        head = Beside(8, parent=parent)
        called = self._called(action)
        title = ElidedLabel(f"{called} · {saying(action.cost)}" if action.cost else called, "heading", head)
        title.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        title.set_gloss(gloss(action.gloss))
        head.add(title)
        if any(field.advanced for field in action.fields):
            more = QPushButton(self.tr("Less (.)") if self.composer.show_all else self.tr("More (.)"), head)
            more.setProperty("role", "quiet")
            more.setFocusPolicy(Qt.FocusPolicy.NoFocus)
            more.clicked.connect(self.composer.toggle_all)
            head.add(more)
        do = QPushButton(self.tr("Do it (Enter)"), head)
        do.setProperty("role", "primary")
        do.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        do.setEnabled(self.composer.ready)
        do.clicked.connect(self.done)
        head.add(do)
        return head

    # --- answering -------------------------------------------------------------------------------------

    def _option_pressed(self) -> None:
        button = self.sender()
        if isinstance(button, QPushButton):
            number = int(button.property("field"))
            option = str(button.property("option"))
            if self.composer.fields()[number].kind == TARGETS:
                self.composer.aim(option)
            else:
                self.composer.show(number)
                self.keys.choose(option)

    def _others_pressed(self) -> None:
        button = self.sender()
        if isinstance(button, QPushButton):
            self.composer.show(int(button.property("field")))

    def _flag_pressed(self) -> None:
        button = self.sender()
        if isinstance(button, QPushButton):
            field = self.composer.fields()[int(button.property("field"))]
            self.keys.set_flag(field, on=button.isChecked())
