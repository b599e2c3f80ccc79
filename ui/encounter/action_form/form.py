"""The chosen action, unfolded in place: its fields, and what would come of it before it is done."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, Qt, QTimer, Signal
from PySide6.QtWidgets import QFrame, QVBoxLayout, QWidget

from rules.engine.service import Refused
from rules.mechanics.action import Action, Field, Option, Preview
from rules.text.messages import Gloss
from rules.text.sanitize import escaped
from ui.encounter.action_form import foreseen
from ui.encounter.action_form.compose_fields import ComposeFields
from ui.encounter.action_form.compose_head import ComposeHead
from ui.encounter.action_form.field import FieldRow, explain
from ui.encounter.action_form.keys import ComposeKeys
from ui.encounter.action_form.landing import Landing
from ui.encounter.action_form.model import TARGETS, Composer
from ui.encounter.action_panel.group_action import offered_to_group
from ui.session.controller import Conductor
from ui.text.words import gloss, saying
from ui.theme.theme import look
from ui.widgets.labels import Label
from ui.widgets.lines import stacked
from ui.widgets.markup import MarkupLabel


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
        self.fields = ComposeFields()
        self.fields.verticalScrollBar().rangeChanged.connect(self._settle)
        self.landing = Label(wraps=True)
        self.landing.setObjectName("landing")
        self.landing.setVisible(False)
        self._layout.addWidget(self.fields, 1)
        self._layout.addWidget(self.landing)
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
        action = self.composer.action
        newly_open = self.keys.follow()
        self.setVisible(action is not None)
        if action is None:
            self.fields.show_rows(QWidget(), None, newly_open=newly_open)
            self.show_landing(None)
            return
        self._draw(action, newly_open=newly_open)
        QTimer.singleShot(0, self, self._settle)

    def _draw_again(self) -> None:
        """Draws what is put together: others may be hidden now, or signs have other colours."""
        if self.composer.action is not None:
            self.refresh()

    def _draw(self, action: Action, *, newly_open: bool) -> None:
        """The title, what is said of the action, its fields, and what would come of it.

        Each is made where it is to stand: Qt gives all that is in a widget its style again whenever that is moved.
        """
        top, inner = QWidget(self), QWidget(self.fields.viewport())
        over, lines = stacked(top, spacing=8), stacked(inner, spacing=8)
        about, place = (lines, inner) if self._low else (over, top)
        under = QWidget(self)
        ahead = self.composer.previews()
        head = ComposeHead(
            self.composer, action, foreseen.price(action, ahead), self._gloss(action.gloss_ids, action.label), top
        )
        head.done.connect(self.done)
        over.addWidget(head)
        self._top = top
        self._layout.insertWidget(0, top)
        explain(about, saying(action.label), self._gloss(action.gloss_ids, action.label))
        if words := offered_to_group(self._conductor, self.composer):
            about.addWidget(Label(words, place, role="small", wraps=True))
        rows = [self._row(field, number, inner) for number, field in enumerate(self.composer.fields())]
        for row in rows:
            lines.addWidget(row)
        if self._low or len(self.composer.values.get(TARGETS) or ()) >= foreseen.MANY:
            self._foretell(ahead, lines, inner)
        else:
            self._foretell(ahead, stacked(under, spacing=8), under)
        self._show_under(under)
        lines.addWidget(self._way_back(inner))
        self.fields.show_rows(inner, next((row for row in rows if row.is_open), None), newly_open=newly_open)

    def _way_back(self, parent: QWidget) -> Label:
        """Takes the action back by mouse; its words say the key."""
        made = MarkupLabel(parent)
        made.setObjectName("back")
        made.setProperty("role", "small")
        words = self.tr("Esc cancels it")
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
        self._layout.insertWidget(self._layout.indexOf(self.landing), under)

    def _settle(self) -> None:
        self._fit()
        self.fields.settle()

    def _fit(self) -> None:
        """It is no higher than its lines; where there is less room the fields scroll.

        What comes of the action stands under the fields all the while: they stay where they are when that grows.
        """
        if self._top is None:
            return
        margins = self._layout.contentsMargins()
        width = self.contentsRect().width() - margins.left() - margins.right()
        for told in filter(None, (self._top, self._under)):
            lines = told.layout()
            if lines is not None:
                lines.invalidate()  # it would keep the places that its lines had at another width
            told.setFixedHeight(told.heightForWidth(width))
        around = [one for one in (self._top, self._under, self.landing) if one is not None and not one.isHidden()]
        high = sum(one.heightForWidth(width) for one in around)
        wanted = self.fields.height_wanted(width)
        border = self.height() - self.contentsRect().height()
        gaps = self._layout.spacing() * len(around) + margins.top() + margins.bottom() + border
        self.fields.limit(wanted)
        self.setMaximumHeight(wanted + high + gaps)
        self.fields.offer_bar(wanted)

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
        self.landing.setText("" if landing is None else landing.text)
        self.landing.setVisible(bool(self.landing.text()))

    def _why(self, option: Option) -> str:
        """What an option would be refused with, as far as that is known before it is chosen."""
        actor = self.composer.actor
        details = {} if actor is None else {"actor": actor.id}
        return self._conductor.sentence(Refused(option.refused or "", {**details, **option.details}))

    def _gloss(self, ids: Gloss, term: str) -> str:
        return gloss(self._conductor.system.phrases.file, ids, term)

    def _meaning(self, field: Field) -> str:
        action = self.composer.action
        return "" if action is None else self._gloss(action.gloss_of(field), field.label)

    def _row(self, field: Field, number: int, parent: QWidget) -> FieldRow:
        meaning, hidden = self._meaning(field), self._conductor.marking.hidden
        row = FieldRow(field, number, self.composer, self.keys, self._why, meaning, hidden, parent)
        # Opened once the press has been dealt with: opening a field draws all of them anew.
        row.pressed.connect(self.composer.show, Qt.ConnectionType.QueuedConnection)
        row.others_wanted.connect(self.composer.show)
        row.chosen.connect(self._choose)
        row.flagged.connect(self._flag)
        row.considered.connect(self.considered)
        return row

    def _foretell(self, ahead: Sequence[Preview], lines: QVBoxLayout, parent: QWidget) -> None:
        """Adds what would come of it, then what stands against it."""
        for line in foreseen.lines(self.composer, ahead):
            shown = Label(line, parent, wraps=True)
            shown.setObjectName("preview")
            lines.addWidget(shown)
        for sentence in foreseen.against(self.composer, self._why):
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
