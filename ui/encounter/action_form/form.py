"""The form of the chosen action: its fields, and a preview of its effect."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import NamedTuple

from PySide6.QtCore import QEvent, QPoint, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QFrame, QPushButton, QScrollArea, QScrollBar, QSizePolicy, QVBoxLayout, QWidget

from rules.engine.service import Refused
from rules.mechanics.action import Action, Field, Option, Preview
from rules.text.messages import Gloss
from rules.text.sanitize import escaped
from ui.encounter.action_form.field import FieldRow, OptionButton, TargetLooks, gloss_of, rows_of
from ui.encounter.action_form.keys import ActionFormKeys
from ui.encounter.action_form.model import TARGETS, ActionFormModel, Landing
from ui.encounter.action_form.preview_table import PreviewTable
from ui.session.appearance import NO_LOOKS, Looks
from ui.session.controller import Conductor
from ui.text.words import explanation, gloss, localize
from ui.theme.sizes import px, px_all
from ui.theme.theme import look
from ui.widgets.buttons import PushButton
from ui.widgets.controls import ElidedLabel
from ui.widgets.labels import Label, MarkupLabel
from ui.widgets.layouts import FlowRow, stacked


class ActionForm(QFrame):
    """Shows the model of the form; keys reach it through the page."""

    confirmed = Signal()
    """Do the action as it stands."""
    cancel_requested = Signal()
    """The form is to be closed."""
    message_requested = Signal(str)
    """Why what was pressed cannot be chosen."""
    option_hovered = Signal(str, str)
    """The pointer is over an option: its field and its id; both empty when it has gone."""

    def __init__(
        self,
        conductor: Conductor,
        composer: ActionFormModel,
        group_offer: Callable[[], str],
        parent: QWidget | None = None,
    ) -> None:
        """`group_offer` says what the key of the group would do now; empty if nothing."""
        super().__init__(parent)
        self.setProperty("role", "card")
        self._group_offer = group_offer
        self.composer = composer
        self._conductor = conductor
        self.keys = ActionFormKeys(composer, self._why, self)
        self.keys.numbering_changed.connect(self.refresh)
        self.keys.confirmed.connect(self.confirmed)
        self.keys.message_requested.connect(self.message_requested)
        self.setVisible(False)
        self._top: QWidget | None = None
        self._under: QWidget | None = None
        """The preview, under the fields, so that none of them moves while it grows."""
        self._low = False
        self.why_refused: Callable[[], str] = str
        """Why the action would be refused as it stands; empty where it would not."""
        self.looks: Looks = NO_LOOKS
        """Combatant id to how it looks, for the targets."""
        self.fields = ActionFormFields()
        self.fields.verticalScrollBar().rangeChanged.connect(self._settle)
        self.landing = Label(wraps=True, objectName="landing")
        self.landing.setVisible(False)
        self._landing = ""
        self._scrolled_landing: Label | None = None
        """The label of the landing among the fields, in a low window."""
        self._layout = stacked((self.fields, 1), self.landing, on=self)
        self._space()
        composer.action_changed.connect(self.refresh)
        conductor.marking.marks_changed.connect(self._draw_again)
        look().theme_changed.connect(self._draw_again)

    # --- drawing ---------------------------------------------------------------------------------------

    def refresh(self) -> None:
        """Show the action with its present values."""
        for widget in filter(None, (self._top, self._under)):
            widget.hide()
            widget.deleteLater()
        self._top = self._under = None
        action = self.composer.action
        newly_open = self.keys.follow()
        self.setVisible(action is not None)
        if action is None:
            self._scrolled_landing = None
            self.fields.show_rows(QWidget(self.fields.viewport()), None, newly_open=newly_open)
            self.show_landing(None)
            return
        self._draw(action, newly_open=newly_open)
        QTimer.singleShot(0, self, self._settle)

    def _draw_again(self) -> None:
        """Redraw the action: others may be hidden now, or the colours have changed."""
        if self.composer.action is not None:
            self.refresh()

    def _draw(self, action: Action, *, newly_open: bool) -> None:
        """Show title, description, fields and preview of the action.

        Each is made where it is to stand: Qt gives all that is in a widget its style again whenever that is moved.
        """
        top, inner = QWidget(self), QWidget(self.fields.viewport())
        over, lines = stacked(on=top, spacing=8), stacked(on=inner, spacing=8)
        under = QWidget(self)
        ahead, refused = self.composer.previews(), self.why_refused()
        gloss = self._gloss(action.gloss_ids, action.label)
        head = ActionFormHead(self.composer, action, price(action, ahead), gloss, top, would_do=not refused)
        head.confirmed.connect(self.confirmed)
        over.addWidget(head)
        self._top = top
        self._layout.insertWidget(0, top)
        if not self._low:
            self._explain(action, over, top)
        told = foretold(self.composer, ahead)
        shown = TargetLooks(self._conductor.marking.hidden, self.looks, in_table(told), self._conductor.system.standing)
        rows = [self._row(field, number, shown, inner) for number, field in enumerate(self.composer.fields())]
        for row in rows:
            lines.addWidget(row)
        if shown.previews and not any(field.kind == TARGETS for field in self.composer.fields()):
            lines.addWidget(PreviewTable(rows_of(self.composer, self.keys.letters, shown), inner))
        if self._low:
            self._foretell(told, refused, lines, inner)
        else:
            self._foretell(told, refused, stacked(on=under, spacing=8), under)
        self._show_under(under)
        self._scrolled_landing = None
        if self._low:
            self._scrolled_landing = Label("", inner, wraps=True, objectName="landing")
            lines.addWidget(self._scrolled_landing)
            self._explain(action, lines, inner)  # last, as for the fields there is little room
        self._say_landing(self._landing)
        lines.addStretch(1)  # what is left of a roomy area would be shared among them, and move them when it is used
        self.fields.show_rows(inner, next((row for row in rows if row.is_open), None), newly_open=newly_open)

    def _explain(self, action: Action, lines: QVBoxLayout, parent: QWidget) -> None:
        """Say what the action is, which key closes the form, and what is offered to a group."""
        line = FlowRow(parent=parent)
        words = gloss_of(localize(action.label), self._explanation(action.gloss_ids, action.label))
        line.add(Label(words, line, role="small", wraps=True), self._way_back(line))
        lines.addWidget(line)
        if words := self._group_offer():
            lines.addWidget(Label(words, parent, role="small", wraps=True))

    def _way_back(self, parent: QWidget) -> Label:
        """Return the button that closes the form; its text names the key."""
        made = MarkupLabel(parent)
        made.setObjectName("back")
        made.setWordWrap(False)  # it stands beside a sentence, and is asked for its best size alone
        made.setProperty("role", "small")
        words = self.tr("Esc cancels it")
        made.setText(f'<a href="back">{escaped(words)}</a>')
        made.linkActivated.connect(self.cancel_requested)
        return made

    def _show_under(self, under: QWidget) -> None:
        """Show the preview under the fields, if there is one."""
        lines = under.layout()
        if lines is None or not lines.count():
            under.hide()
            under.deleteLater()
            return
        self._under = under
        self._layout.insertWidget(self._layout.indexOf(self.landing), under)
        under.show()

    def _settle(self) -> None:
        self._fit()
        self.fields.settle()

    def _fit(self) -> None:
        """Limit the height to the lines; with less room the fields scroll.

        The previews stay under the fields, which do not move when those grow.
        """
        if self._top is None:
            return
        margins = self._layout.contentsMargins()
        width = self.contentsRect().width() - margins.left() - margins.right()
        for label in filter(None, (self._top, self._under)):
            lines = label.layout()
            if lines is not None:
                lines.invalidate()  # it would keep the places that its lines had at another width
            label.setFixedHeight(label.heightForWidth(width))
        around = [
            widget for widget in (self._top, self._under, self.landing) if widget is not None and not widget.isHidden()
        ]
        high = sum(widget.heightForWidth(width) for widget in around)
        wanted = self.fields.height_wanted(width)
        border = self.height() - self.contentsRect().height()
        gaps = self._layout.spacing() * len(around) + margins.top() + margins.bottom() + border
        self.fields.limit(wanted)
        self.setMaximumHeight(wanted + high + gaps)

    def event(self, event: QEvent) -> bool:
        """Fits itself anew whenever its lines or its width change."""
        done = super().event(event)
        if event.type() in (QEvent.Type.LayoutRequest, QEvent.Type.Resize):
            self._fit()
        return done

    def set_low(self, *, low: bool) -> None:
        """Where there is little height, let all but the title scroll with the fields, and spend little on distances."""
        self._low = low
        self._space()
        self.refresh()

    def _space(self) -> None:
        """Set the distances in the card."""
        around = 4 if self._low else 12
        self._layout.setContentsMargins(*px_all((16, around, 16, around)))
        self._layout.setSpacing(px(4 if self._low else 8))

    def show_landing(self, landing: Landing | None) -> None:
        """Show when the action would take effect; None hides that."""
        self._say_landing("" if landing is None else landing.text)

    def _say_landing(self, words: str) -> None:
        """Below the fields; where there is little height, among them."""
        self._landing = words
        for label, is_used in ((self.landing, not self._low), (self._scrolled_landing, self._low)):
            if label is not None:
                label.setText(words if is_used else "")
                label.setVisible(bool(label.text()))

    def _why(self, option: Option) -> str:
        """Return the refusal of an option, as far as it is known before it is chosen."""
        actor = self.composer.actor
        details = {} if actor is None else {"actor": actor.id}
        return self._conductor.sentence(Refused(option.refused or "", {**details, **option.details}))

    def _gloss(self, ids: Gloss, term: str) -> str:
        return gloss(self._conductor.system.phrases.file, ids, term, self.composer.fight.options)

    def _explanation(self, ids: Gloss, term: str) -> str:
        return explanation(self._conductor.system.phrases.file, ids, term, self.composer.fight.options)

    def _meanings(self, field: Field) -> tuple[str, str]:
        """Return the gloss of a field, and what of it stands under its name."""
        action = self.composer.action
        if action is None:
            return "", ""
        ids = action.gloss_of(field)
        return self._gloss(ids, field.label), self._explanation(ids, field.label)

    def _row(self, field: Field, number: int, shown: TargetLooks, parent: QWidget) -> FieldRow:
        beside = self._conductor.system.phrases.file
        meanings = self._meanings(field)
        row = FieldRow(field, number, self.composer, self.keys, self._why, meanings, shown, beside, parent)
        # Opened once the press has been dealt with: opening a field draws all of them anew.
        row.field_pressed.connect(self.composer.show, Qt.ConnectionType.QueuedConnection)
        row.others_requested.connect(self.composer.show)
        row.option_chosen.connect(self._choose)
        row.flag_chosen.connect(self._flag)
        row.option_hovered.connect(self.option_hovered)
        return row

    def _foretell(self, told: Foretold, refused: str, lines: QVBoxLayout, parent: QWidget) -> None:
        """Add what is foretold, but for what stands in a table, then why the action is not possible."""
        if in_table(told):
            told = told._replace(by_target={})
        for line in preview_lines(self.composer, told):
            shown = Label(line, parent, wraps=True, objectName="preview")
            lines.addWidget(shown)
        for sentence in target_refusals(self.composer, self._why) or filter(None, (refused,)):
            lines.addWidget(Label(sentence, parent, role="bad", wraps=True))

    # --- answering -------------------------------------------------------------------------------------

    def _choose(self, number: int, option: str) -> None:
        if self.composer.fields()[number].kind == TARGETS:
            self.composer.aim(option)
        else:
            self.composer.show(number)
            self.keys.choose(option)

    def _flag(self, number: int, on: bool) -> None:
        self.keys.set_flag(self.composer.fields()[number], on=on)


class ActionTitle(ElidedLabel):
    """A title that leaves the buttons beside it where they are as long as the shorter one has room there."""

    def sizeHint(self) -> QSize:
        """Return the room of the shorter title: a longer one is shown where there is more."""
        hint, metrics = super().sizeHint(), self.fontMetrics()
        return QSize(min([hint.width(), *map(metrics.horizontalAdvance, self.briefs)]), hint.height())


class ActionFormHead(FlowRow):
    """The heading: the action, the thing it is done with, and its cost."""

    confirmed = Signal()
    """Do the action as it stands."""

    def __init__(
        self, composer: ActionFormModel, action: Action, price: str, gloss: str, parent: QWidget, *, would_do: bool
    ) -> None:
        """`would_do`: it would not be refused as it stands; else its button is grey, and offers to do it anyway."""
        super().__init__(8, parent=parent)
        self._composer = composer
        called, used = self._called(action), self._used(action)
        title = ActionTitle(" · ".join(filter(None, (called, used, price))), "heading", self)
        title.set_brief(" · ".join(filter(None, (called, used))))
        title.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        title.set_gloss(gloss)
        self.add(title)
        if any(composer.waits(field) for field in action.fields):
            more = self._button(self.tr("Less (.)") if composer.show_all else self.tr("More (.)"), "quiet")
            more.clicked.connect(composer.toggle_all)
        do = self._button(self.tr("Do it (Enter)"), "primary" if would_do else "quiet")
        do.setEnabled(composer.ready)
        do.clicked.connect(self.confirmed)

    def _button(self, words: str, role: str) -> QPushButton:
        made = PushButton(words, role, self, focusPolicy=Qt.FocusPolicy.NoFocus)
        self.add(made)
        return made

    def _called(self, action: Action) -> str:
        """The action, with its name who does it out of turn."""
        actor, active = self._composer.actor, self._composer.fight.active
        if actor is None or active in (None, actor.id):
            return localize(action.label)
        return self.tr("{who}: {action}").format(who=actor.name, action=localize(action.label))

    def _used(self, action: Action) -> str:
        """Return the thing used by the action, once chosen: its field may be scrolled out of sight."""
        name = self._composer.title()
        return "" if name == localize(action.label) else name


LEAST = 48
"""Pixels of height that they keep where they scroll."""
FRAME = 2
"""Pixels of height that the area takes beside what it holds."""
ONE_LINE = 24
"""Pixels that they have where an action has no fields, and there is but the way back."""


class RoomKeepingBar(QScrollBar):
    """A scroll bar whose room is kept where there is nothing to scroll: what lies beside it would be set anew."""

    def paintEvent(self, event: QPaintEvent) -> None:
        """Is seen where there is something to scroll."""
        if self.maximum() > self.minimum():
            super().paintEvent(event)


class ActionFormFields(QScrollArea):
    """The scrolled fields; the open field and its chosen options stay visible."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.viewport().setAutoFillBackground(False)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBar(RoomKeepingBar(self))
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOn)
        self.verticalScrollBar().actionTriggered.connect(self._scrolled)
        self.open_row: QWidget | None = None
        """The row of the field that is open."""
        self._newly_open = False
        """Whether the open field was not open when the fields were shown last."""
        self._by_hand = False
        """Whether the user has scrolled since the field was opened: then it is left there."""
        self._is_settling = False
        self._later_at: int | None = None
        """Where it is to be scrolled to once there is room for that."""

    def show_rows(self, rows: QWidget, open_row: QWidget | None, *, newly_open: bool) -> None:
        """Show other rows, scrolled as far as those before them were."""
        bar, was_open = self.verticalScrollBar(), self.open_row is not None
        at = bar.value()
        self.open_row = open_row
        self._newly_open = newly_open
        self._by_hand = self._by_hand and not newly_open
        former = self.takeWidget()
        if former is not None:
            former.setParent(self.window())
            former.deleteLater()  # not at once: Qt tells everything that is there of another style, one after the other
        rows.resize(self.viewport().size())
        rows.show()  # before it is put there: hidden it would be measured again at each question
        self.setWidget(rows)
        rows.setAutoFillBackground(False)
        if was_open:
            bar.setValue(at)

    def _scrolled(self) -> None:
        self._by_hand = True
        QTimer.singleShot(0, self, partial(self.setViewportMargins, 0, 0, 0, 0))  # once the bar has moved

    # --- room ------------------------------------------------------------------------------------------------

    def height_wanted(self, width: int) -> int:
        """The height at which nothing has to be scrolled, at a width."""
        rows = self.widget()
        if rows is None:
            return 0
        beside_bar = width - self.verticalScrollBar().sizeHint().width()
        return max(rows.heightForWidth(beside_bar), rows.minimumSizeHint().height(), px(ONE_LINE)) + px(FRAME)

    def limit(self, wanted: int) -> None:
        """Limit the height to what is needed."""
        self.setMinimumHeight(min(wanted, px(LEAST)))
        self.setMaximumHeight(wanted)

    # --- what is in sight ------------------------------------------------------------------------------------

    def settle(self) -> None:
        """Scroll to the field that was opened and to its chosen option; end with a whole line."""
        if self._is_settling:
            return
        self._is_settling = True
        self.setViewportMargins(0, 0, 0, 0)
        self._scroll_to_open()
        self._end_with_whole_line()
        self._is_settling = False

    def _scroll_to_open(self) -> None:
        row = self.open_row
        if row is None:
            return
        bar, top = self.verticalScrollBar(), row.y()
        if not self._by_hand and row.height() <= self.viewport().height():
            self.ensureWidgetVisible(row, 0, px(8))
        elif self._newly_open or (not self._by_hand and not 0 <= top - bar.value() < self.viewport().height() // 2):
            bar.setValue(top)
        for button in _chosen_in(row):
            self.ensureWidgetVisible(button, 0, px(8))
        self._begin_with_whole_line()

    def _end_with_whole_line(self) -> None:
        """Leave a line empty that would be cut at the lower edge, unless somebody scrolls or that takes too much."""
        rows, bar = self.widget(), self.verticalScrollBar()
        if rows is None or self._by_hand or bar.value() == bar.maximum():
            return
        end = bar.value() + self.viewport().height()
        begin = min((begin for begin, _ in _lines_across(rows, end)), default=end)
        if end - begin <= self.viewport().height() // 2:
            self.setViewportMargins(0, 0, 0, end - begin)

    def _begin_with_whole_line(self) -> None:
        """The first line in sight is whole: scrolled up where the open field stays in sight, else down.

        Scrolling down may need some room at the end of the fields.
        """
        rows, bar = self.widget(), self.verticalScrollBar()
        column = None if rows is None else rows.layout()
        self._later_at = None
        if not bar.value() or rows is None or column is None:
            return
        room = column.contentsMargins()
        if rows.height() - room.bottom() <= self.viewport().height():
            room.setBottom(0)  # it has grown since: nothing needs to be scrolled any more
            column.setContentsMargins(room)
            return
        cut = _lines_across(rows, bar.value())
        if not cut:
            return
        begin = min(begin for begin, _ in cut)
        if self._in_sight_from(begin, rows):
            bar.setValue(begin)
            return
        end = max(end for _, end in cut)
        room.setBottom(room.bottom() + max(0, end - bar.maximum()))
        column.setContentsMargins(room)
        self._later_at = end
        QTimer.singleShot(0, self, self._scroll_later)

    def _scroll_later(self) -> None:
        """Scroll to where that room is needed, unless another place has been found since."""
        if self._later_at is not None:
            self.verticalScrollBar().setValue(self._later_at)
            self._later_at = None
            self._end_with_whole_line()

    def _in_sight_from(self, top: int, rows: QWidget) -> bool:
        """Whether all of the open field that has room, and what is chosen in it, is in sight below a line."""
        row, high = self.open_row, self.viewport().height()
        if row is None:
            return False
        wanted = [*_chosen_in(row), *([row] if row.height() <= high else [])]
        ends = (widget.mapTo(rows, QPoint(0, widget.height())).y() for widget in wanted)
        return bool(wanted) and max(ends) <= top + high


def _chosen_in(row: QWidget) -> list[QWidget]:
    """The options of a field that are chosen."""
    return [button for button in row.findChildren(OptionButton) if button.isChecked()]


def _lines_across(rows: QWidget, height: int) -> list[tuple[int, int]]:
    """Return top and bottom of the lines of widgets that cross a height."""
    lines = []
    for line in (*rows.findChildren(Label), *rows.findChildren(QPushButton)):
        begin = line.mapTo(rows, QPoint(0, 0)).y()
        if not line.isHidden() and begin < height < begin + line.height():
            lines.append((begin, begin + line.height()))
    return lines


MANY = 5
"""The number of targets from which previews are a table."""


def price(action: Action, ahead: Sequence[Preview]) -> str:
    """Return the cost of the action with its present values, else its usual cost."""
    return localize(next((preview.text for preview in ahead if preview.what == "price"), action.cost))


class Foretold(NamedTuple):
    """What an action would do: what is common to all, and what is for each target."""

    common: list[str]
    by_target: dict[str, list[Preview]]


def foretold(composer: ActionFormModel, ahead: Sequence[Preview]) -> Foretold:
    """Return the previews by target, and the words of those that name none; what stands elsewhere is left out."""
    people = composer.fight.combatants
    common: list[str] = []
    by_target: dict[str, list[Preview]] = {}
    for preview in ahead:
        if preview.what == "price" or (composer.action is not None and preview.text == composer.action.cost):
            continue  # it stands in the title
        if preview.tick is not None:
            continue  # where it lands says it
        if preview.target is not None and preview.target in people:
            by_target.setdefault(preview.target, []).append(preview)
        else:
            common.append(localize(preview.text))
    return Foretold(common, by_target)


def in_table(told: Foretold) -> Mapping[str, Sequence[Preview]]:
    """Return the previews by target, if those are so many that they stand in a table with the targets."""
    return told.by_target if len(told.by_target) >= MANY else {}


def preview_lines(composer: ActionFormModel, told: Foretold) -> list[str]:
    """Return the previews as lines; targets with the same preview share a line."""
    people = composer.fight.combatants
    alike: dict[tuple[str, ...], list[str]] = {}
    for target, previews in told.by_target.items():
        texts = tuple(localize(preview.text) for preview in previews)
        alike.setdefault(texts, []).append(people[target].name)
    lines = [f"{', '.join(names)}:   {'   ·   '.join(texts)}" for texts, names in alike.items()]
    return ["   ·   ".join(told.common), *lines] if told.common else lines


def target_refusals(composer: ActionFormModel, why: Callable[[Option], str]) -> list[str]:
    """Return the refusals of the chosen targets, each once."""
    named = set(composer.values.get(TARGETS) or ())
    field = next((candidate for candidate in composer.fields() if candidate.kind == TARGETS), None)
    options = () if field is None else composer.options(field)
    return list(dict.fromkeys(why(option) for option in options if option.id in named and option.refused is not None))
