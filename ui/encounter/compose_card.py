"""The chosen action, unfolded in place: its fields, and what would come of it before it is done."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QEvent, QPoint, Qt, QTimer, Signal
from PySide6.QtWidgets import QFrame, QPushButton, QScrollArea, QSizePolicy, QVBoxLayout, QWidget

from rules.actions import Action, Field, Option, Preview
from rules.harmless import escaped
from rules.messages import Gloss
from rules.service import Refused
from ui.bestiary.widgets import ElidedLabel
from ui.conductor import Conductor
from ui.encounter import foreseen
from ui.encounter.as_one import followers
from ui.encounter.compose_keys import ComposeKeys
from ui.encounter.composer import TARGETS, Composer
from ui.encounter.declaring import declaring_with, refused_whenever
from ui.encounter.field_row import FieldRow, explain
from ui.encounter.landing import Landing
from ui.encounter.option_button import OptionButton
from ui.encounter.together import people
from ui.flow import Beside
from ui.lines import stacked
from ui.markup import MarkupLabel
from ui.plain import Label
from ui.theme import look
from ui.words import gloss, saying

LEAST_FIELDS = 54
"""Pixels that the fields keep where they scroll."""


class ComposeCard(QFrame):
    """Draws the composer; keys reach it through the page."""

    done = Signal()
    """Do the action as it stands."""
    left = Signal()
    """The action is to be put away."""
    said = Signal(str)
    """Why what was pressed cannot be chosen."""
    considered = Signal(str, str)
    """The pointer is over an option: its field and its id; both empty when it has gone."""

    def __init__(self, conductor: Conductor, composer: Composer, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("role", "card")
        self.composer = composer
        self._conductor = conductor
        self.keys = ComposeKeys(composer, self._why, self)
        self.keys.turned.connect(self.refresh)
        self.keys.done.connect(self.done)
        self.keys.said.connect(self.said)
        self.setVisible(False)
        self._layout = stacked(self, margins=(16, 12, 16, 12), spacing=8)
        self._top: QWidget | None = None
        self._under: QWidget | None = None
        """What would come of it: under the fields, so that none of them moves while it grows."""
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
        self._newly_open = False
        """Whether the open field was not open when the action was drawn last."""
        self._by_hand = False
        """Whether somebody has scrolled since it was opened: then it is left where they have it."""
        self._fields.verticalScrollBar().actionTriggered.connect(self._scrolled)
        self._landing = Label(wraps=True)
        self._landing.setObjectName("landing")
        self._landing.setVisible(False)
        self._layout.addWidget(self._fields, 1)
        self._layout.addWidget(self._landing)
        composer.changed.connect(self.refresh)
        conductor.marking.changed.connect(self._draw_again)
        look().changed.connect(self._draw_again)

    # --- drawing ---------------------------------------------------------------------------------------

    def refresh(self) -> None:
        """Draws the action as it stands."""
        for one in filter(None, (self._top, self._under)):
            one.hide()
            one.deleteLater()
        self._top = self._under = None
        former, at = self.open_row, self._fields.verticalScrollBar().value()
        self.open_row = None
        action = self.composer.action
        self._newly_open = self.keys.follow()
        self._by_hand = self._by_hand and not self._newly_open
        self.setVisible(action is not None)
        if action is None:
            self._fields.setWidget(QWidget())
            self.show_landing(None)
            return
        self._draw(action)
        if former is not None:
            self._fields.verticalScrollBar().setValue(at)
        QTimer.singleShot(0, self, self._settle)

    def _draw_again(self) -> None:
        """Draws what is put together: others may be hidden now, or signs have other colours."""
        if self.composer.action is not None:
            self.refresh()

    def _draw(self, action: Action) -> None:
        """The title, what is said of the action, its fields, and what would come of it.

        Each is made where it is to stand: Qt gives all that is in a widget its style again whenever that is moved.
        """
        top, fields = QWidget(self), QWidget(self._fields.viewport())
        over, lines = stacked(top, spacing=8), stacked(fields, spacing=8)
        about, place = (lines, fields) if self._low else (over, top)
        under = QWidget(self)
        ahead = self.composer.previews()
        over.addWidget(self._head(action, foreseen.price(action, ahead), top))
        self._top = top
        self._layout.insertWidget(0, top)
        explain(about, saying(action.label), self._gloss(action.gloss_ids))
        if words := self._group():
            about.addWidget(Label(words, place, role="small", wraps=True))
        for number, field in enumerate(self.composer.fields()):
            lines.addWidget(self._field(field, number, fields))
        if self._low or len(self.composer.values.get(TARGETS) or ()) >= foreseen.MANY:
            self._foretell(ahead, lines, fields)
        else:
            self._foretell(ahead, stacked(under, spacing=8), under)
        self._show_under(under)
        lines.addWidget(self._way_back(fields))
        self._fields.setWidget(fields)
        fields.setAutoFillBackground(False)

    def _way_back(self, parent: QWidget) -> Label:
        """Takes the action back by mouse; its words say the key."""
        made = MarkupLabel(parent)
        made.setObjectName("back")
        made.setProperty("role", "small")
        words = self.tr("Esc takes it back")
        made.setText(f'<a href="back">{escaped(words)}</a>')
        made.linkActivated.connect(self.left)
        return made

    def _show_under(self, under: QWidget) -> None:
        """Stands under the fields, where there is anything to tell."""
        lines = under.layout()
        if lines is None or not lines.count():
            under.hide()
            under.deleteLater()
            return
        self._under = under
        self._layout.insertWidget(self._layout.indexOf(self._landing), under)

    def _group(self) -> str:
        """What the key of the group does: who of the actor's group comes right after it, or declares with it."""
        conductor, actor = self._conductor, self.composer.actor
        if actor is None or not conductor.is_open:
            return ""
        if declaring := self._declaring(actor.id):
            names = people([conductor.names[id] for id in declaring])
            return self.tr("Ctrl+Shift+Enter: the same declaration for {names}").format(names=names)
        others = followers(conductor.fight, conductor.system, actor.id)
        names = people([conductor.names[id] for id in others])
        said = self.tr("Ctrl+Shift+Enter: the same for {names}, when the turn comes").format(names=names)
        return said if others else ""

    def _declaring(self, id: str) -> list[str]:
        """Those of a foe's group who may declare the same as it: as far as that is put together."""
        conductor = self._conductor
        others = declaring_with(conductor.fight, conductor.system, id, open_only=True)
        if not self.composer.ready:
            return others
        command = {**self.composer.command(), "do": "declare"}
        refused = {other: refused_whenever(conductor, {**command, "actor": other}) for other in others}
        return [other for other, why in refused.items() if why is None]

    def _settle(self) -> None:
        """Takes the height of its lines, and brings the field that opens into sight, and of it what is chosen.

        What comes of the action stands under the fields all the while: they stay where they are when that grows.
        """
        self._fit()
        if self.open_row is None:
            return
        bar, top = self._fields.verticalScrollBar(), self.open_row.y()
        if self._newly_open and self.open_row.height() <= self._fields.viewport().height():
            self._fields.ensureWidgetVisible(self.open_row, 0, 8)
        elif self._newly_open or (not self._by_hand and bar.value() > top):
            bar.setValue(top)
        for button in self.open_row.findChildren(OptionButton):
            if button.isChecked():
                self._fields.ensureWidgetVisible(button, 0, 8)
        self._begin_with_whole_line()

    def _scrolled(self) -> None:
        self._by_hand = True

    def _begin_with_whole_line(self) -> None:
        """Where the fields are scrolled the first line in sight is whole: up where the open field stays in sight.

        Else down, with some room at their end for that.
        """
        fields, bar = self._fields.widget(), self._fields.verticalScrollBar()
        top = bar.value()
        column = None if fields is None else fields.layout()
        if not top or fields is None or column is None:
            return
        room = column.contentsMargins()
        if fields.height() - room.bottom() <= self._fields.viewport().height():
            room.setBottom(0)  # it has grown since: nothing needs to be scrolled any more
            column.setContentsMargins(room)
            return
        cut = []
        for line in (*fields.findChildren(Label), *fields.findChildren(QPushButton)):
            begin = line.mapTo(fields, QPoint(0, 0)).y()
            if not line.isHidden() and begin < top < begin + line.height():
                cut.append((begin, begin + line.height()))
        if not cut:
            return
        begin = min(begin for begin, _ in cut)
        if self._in_sight_from(begin, fields):
            bar.setValue(begin)
            return
        end = max(end for _, end in cut)
        room.setBottom(room.bottom() + max(0, end - bar.maximum()))
        column.setContentsMargins(room)
        QTimer.singleShot(0, bar, partial(bar.setValue, end))

    def _in_sight_from(self, top: int, fields: QWidget) -> bool:
        """Whether all of the open field that has room, and what is chosen in it, is in sight below a line."""
        row, high = self.open_row, self._fields.viewport().height()
        if row is None:
            return False
        wanted: list[QWidget] = [button for button in row.findChildren(OptionButton) if button.isChecked()]
        wanted += [row] if row.height() <= high else []
        ends = (one.mapTo(fields, QPoint(0, one.height())).y() for one in wanted)
        return bool(wanted) and max(ends) <= top + high

    def _fit(self) -> None:
        """It is no higher than its lines; where there is less room the fields scroll."""
        fields = self._fields.widget()
        if self._top is None or fields is None:
            return
        margins = self._layout.contentsMargins()
        width = self.contentsRect().width() - margins.left() - margins.right()
        around = [one for one in (self._top, self._under, self._landing) if one is not None and not one.isHidden()]
        for told in filter(None, (self._top, self._under)):
            lines = told.layout()
            if lines is not None:
                lines.invalidate()  # it would keep the places that its lines had at another width
            told.setFixedHeight(told.heightForWidth(width))
        high = sum(one.heightForWidth(width) for one in around)
        beside_bar = width - self._fields.verticalScrollBar().sizeHint().width() - 4
        wanted = max(fields.heightForWidth(beside_bar), fields.minimumSizeHint().height()) + 2
        border = self.height() - self.contentsRect().height()
        gaps = self._layout.spacing() * len(around) + margins.top() + margins.bottom() + border
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

    def show_landing(self, landing: Landing | None) -> None:
        """Says when the action would take effect; None takes that away."""
        self._landing.setText("" if landing is None else landing.text)
        self._landing.setVisible(bool(self._landing.text()))

    def _why(self, option: Option) -> str:
        """What an option would be refused with, as far as that is known before it is chosen."""
        actor = self.composer.actor
        details = {} if actor is None else {"actor": actor.id}
        return self._conductor.sentence(Refused(option.refused or "", {**details, **option.details}))

    def _gloss(self, ids: Gloss) -> str:
        return gloss(self._conductor.system.phrases.file, ids)

    def _meaning(self, field: Field) -> str:
        action = self.composer.action
        return "" if action is None else self._gloss(action.gloss_of(field))

    def _field(self, field: Field, number: int, parent: QWidget) -> FieldRow:
        meaning, hidden = self._meaning(field), self._conductor.marking.hidden
        row = FieldRow(field, number, self.composer, self.keys, self._why, meaning, hidden, parent)
        # Opened once the press has been dealt with: opening a field draws all of them anew.
        row.pressed.connect(self.composer.show, Qt.ConnectionType.QueuedConnection)
        row.others_wanted.connect(self.composer.show)
        row.chosen.connect(self._choose)
        row.flagged.connect(self._flag)
        row.considered.connect(self.considered)
        if row.is_open:
            self.open_row = row
        return row

    def _foretell(self, ahead: Sequence[Preview], lines: QVBoxLayout, parent: QWidget) -> None:
        """Adds what would come of it, then what stands against it."""
        for line in foreseen.lines(self.composer, ahead):
            shown = Label(line, parent, wraps=True)
            shown.setObjectName("preview")
            lines.addWidget(shown)
        for sentence in foreseen.against(self.composer, self._why):
            lines.addWidget(Label(sentence, parent, role="bad", wraps=True))

    def _called(self, action: Action) -> str:
        """The action, with its name who does it out of turn."""
        actor, active = self.composer.actor, self.composer.fight.active
        if actor is None or active in (None, actor.id):
            return saying(action.label)
        return self.tr("{who}: {action}").format(who=actor.name, action=saying(action.label))

    def _used(self, action: Action) -> str:
        """What the action does it with, once that is chosen: in its field it may be scrolled out of sight."""
        name = self.composer.title()
        return "" if name == saying(action.label) else name

    def _head(self, action: Action, price: str, parent: QWidget) -> Beside:
        head = Beside(8, parent=parent)
        called, used = self._called(action), self._used(action)
        title = ElidedLabel(" · ".join(filter(None, (called, used, price))), "heading", head)
        title.set_brief(" · ".join(filter(None, (used or called, price))))
        title.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        title.set_gloss(self._gloss(action.gloss_ids))
        head.add(title)
        if any(self.composer.waits(field) for field in action.fields):
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

    def _choose(self, number: int, option: str) -> None:
        if self.composer.fields()[number].kind == TARGETS:
            self.composer.aim(option)
        else:
            self.composer.show(number)
            self.keys.choose(option)

    def _flag(self, number: int, on: bool) -> None:
        self.keys.set_flag(self.composer.fields()[number], on=on)
