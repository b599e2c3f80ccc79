"""The stage: who acts, what its system offers, the action being put together, and the question bar."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager

from PySide6.QtCore import QCoreApplication, QEvent, QPoint, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QCursor, QFont, QFontMetrics, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractSlider,
    QBoxLayout,
    QFrame,
    QPushButton,
    QSizePolicy,
    QSpacerItem,
    QToolButton,
    QToolTip,
    QWidget,
    QWidgetItem,
)

from rules.core.board_overlays import HandCard
from rules.core.display import BodyPart, PoolView
from rules.mechanics.action import Action
from rules.sheets.schema import Sheet
from rules.text.sanitize import without_controls
from ui.board.fight.cards import CardsPanel, RefusalWords
from ui.encounter.action_form.field import OptionButton
from ui.encounter.action_form.form import ActionForm
from ui.encounter.action_form.model import ActionFormModel
from ui.encounter.action_panel.arrangement import LENT, LOW, StageArrangement, StageContents, arranged
from ui.encounter.action_panel.body_outline import SOUND, BodyOutline
from ui.encounter.action_panel.declaration_list import DeclarationColumn
from ui.encounter.action_panel.fight_end_card import OutcomeCard
from ui.encounter.action_panel.group_action import offered_to_group
from ui.encounter.action_panel.next_line import NextLine
from ui.encounter.action_panel.page import StagePage
from ui.encounter.prompt.bar import QuestionBar
from ui.encounter.sheet.block import figures_html, meaning_of
from ui.encounter.sheet.panel import SheetPane
from ui.encounter.turn_order.pips import PipsRow, are_pips
from ui.session.appearance import Looks
from ui.session.controller import Conductor
from ui.session.view.stage import Figure
from ui.text.announcements import announce
from ui.text.words import figure, gloss, localize
from ui.theme.emblem import Emblem
from ui.theme.icons import paint_drawing, put_beside_words
from ui.theme.row_parts import put_key, role_of_share
from ui.theme.sizes import px, scale
from ui.theme.theme import FIGURE, GRID, HALF, NORMAL, TITLE, VITAL, current, look, numbers, short_name, sized
from ui.widgets.buttons import WholeButton
from ui.widgets.controls import FaintDrawing
from ui.widgets.emblem_label import EmblemLabel
from ui.widgets.labels import MEASURED_ANEW, Label, MarkupLabel, TitleLabel, keyless, tip
from ui.widgets.layouts import FlowPanel, lined, stacked

MARGIN = 12
"""Pixels of margin around the stage."""

LEAST_SHEET = 120
"""Least height in pixels of a sheet below the actions; with less it becomes a drawer."""


class Stage(QWidget):
    """The stage in the middle of the encounter tab."""

    action_chosen = Signal(object)
    """An Action whose key was pressed or whose button was clicked."""
    room_changed = Signal()
    """Whether there is room for both sheets has changed."""
    size_changed = Signal()
    room_settled = Signal()
    """All parts have their places."""
    menu_requested = Signal(bool, QPoint)
    """The menu of the acting combatant, or (True) of that of the sheet; with its position on the screen."""
    number_requested = Signal(str)
    """A number of the sheet was clicked, to have it explained."""

    def __init__(self, conductor: Conductor, composer: ActionFormModel, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.composer = composer
        self.buttons: list[ActionButton] = []
        """The buttons that show an action now."""
        self._spare: list[ActionButton] = []
        self._widths: tuple[Sequence[int], Sequence[int]] | None = None
        """The widths of the buttons that are shown, once they were asked for in the present style."""
        self._explained_with: Sheet | None = None
        """The options of the fight with whose figures the actions are explained."""
        self._numbers: tuple[Figure, ...] = ()
        self._combatant: tuple[object, ...] = ()
        """What the head shows."""
        self._is_over = self._is_low = self._was_roomy = False
        self._columns_stand: tuple[bool, tuple[int, int]] = (False, (0, 0))
        """Whether the columns stand abreast, and their shares of the width."""
        self._waits = 0
        """The depth of nested `at_once` blocks, within which making room waits."""
        self._is_folding = False
        """Whether everybody is being told that the sheets were folded, or unfolded."""
        self.head = StageHead()
        self.body = BodyOutline()
        self.page = StagePage(self)
        """The part that scrolls, in which actions, sheets and outcome stand."""
        self.declarations = DeclarationColumn()
        self._state = Label(role="muted", wraps=True)
        self._actions = FlowPanel()
        self.out_of_turn = OutOfTurnButtons()
        self.compose = ActionForm(conductor, composer, lambda: offered_to_group(conductor, composer))
        self.cards = CardsPanel()
        self.question = QuestionBar()
        self.next = NextLine()
        self.message = StageMessage()
        self.typed = Label(role="asking", wraps=True)
        self.typed.setObjectName("ruling_entry")
        self._sheet = self._numbers_label()
        self.sheets = SheetPane()
        self.block, self.other = self.sheets.block, self.sheets.other
        self.sheets.menu_requested.connect(self.menu_requested)
        self.head.pinned.clicked.connect(self.sheets.draw)
        self.sheets.drawer_toggled.connect(self.room_changed)
        self.sheets.drawer_toggled.connect(self.page.rewind)
        self._hurt = Label(role="small", wraps=True)
        self._hurt.setObjectName("body_in_words")
        self.waiting = WaitingCard()
        self.outcome = OutcomeCard()
        self._build()
        self.declarations.marked_moved.connect(self.page.follow)
        composer.action_changed.connect(self.make_room)
        self.question.guest_changed.connect(self.make_room)
        look().theme_changed.connect(self._recolor)

    def _numbers_label(self) -> MarkupLabel:
        made = MarkupLabel()
        made.introduce(self.tr("The sheet in short"))
        made.linkActivated.connect(self.number_requested)
        made.linkHovered.connect(self._say_term)
        made.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        made.customContextMenuRequested.connect(self._ask_menu)
        return made

    def _build(self) -> None:
        self._middle = stacked(on=self.page.inner, margins=(0, 0, 4, 0), spacing=12)
        middle = stacked(spacing=12)
        middle.addWidget(self.declarations)
        beside = self._beside = lined()  # the figure is as high as the buttons are: under them it left a blank strip
        beside.addWidget(self._actions, 1)
        beside.addWidget(self.body, 0, Qt.AlignmentFlag.AlignTop)
        middle.addLayout(beside)
        middle.addWidget(self.out_of_turn)
        middle.addWidget(self.waiting)
        middle.addWidget(self.outcome)
        words = stacked()
        words.addWidget(self._sheet)
        words.addWidget(self._hurt)
        middle.addLayout(words)
        free = QSizePolicy.Policy.Expanding
        # It grows both ways: a line of hidden parts alone, that of the actions, would set the greatest width to 0.
        middle.addItem(QSpacerItem(0, 0, free, free))
        rest = stacked(self.sheets, self.cards, spacing=12)
        rest.addStretch()
        self._columns = middle, rest
        for column in self._columns:
            self._middle.addLayout(column)
        self._middle.addStretch(1)
        layout = stacked(on=self, margins=(MARGIN, 8, MARGIN, 8), spacing=8)
        layout.addWidget(self.head)
        layout.addWidget(self._state)
        layout.addWidget(self.page, 1)
        layout.addWidget(self.compose, 1)
        layout.addStretch()
        layout.addWidget(self.message)
        layout.addWidget(self.message.overrule, 0, Qt.AlignmentFlag.AlignLeft)
        layout.addWidget(self.typed)
        layout.addWidget(self.question)
        layout.addWidget(self.next)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Fit the name and the sheets to the new size."""
        super().resizeEvent(event)
        self.head.fit(self._across())
        self._stand_abreast(self.arrangement)
        self._fit_drawings()
        self.make_room()
        if self.is_roomy or self._was_roomy:
            self._was_roomy = self.is_roomy
            self.room_changed.emit()
        self.size_changed.emit()
        self.room_settled.emit()

    def _stand_abreast(self, arrangement: StageArrangement) -> None:
        """Let the sheet stand beside the actions where both are wide enough there, and a second one under these."""
        abreast, directions = arrangement.is_abreast, QBoxLayout.Direction
        before, self._columns_stand = self._columns_stand, (abreast, arrangement.shares)
        if before == self._columns_stand:
            return
        if before[0] != abreast:
            home = self._columns[0] if abreast else self.sheets.column
            home.insertWidget(home.count() - int(abreast), self.other)  # before the free space
            self._middle.setDirection(directions.LeftToRight if abreast else directions.TopToBottom)
        for place, share in enumerate((*arrangement.shares, 0) if abreast else (0, 0, 1)):
            self._middle.setStretch(place, share)

    def _across(self) -> int:
        """Return the width between the margins, in pixels."""
        return self.width() - 2 * px(MARGIN)

    @property
    def arrangement(self) -> StageArrangement:
        """What stands on the stage now, and where."""
        question = self.question
        contents = StageContents(
            is_composing=self.composer.action is not None,
            is_asked=question.open_question is not None,
            is_lent=question.is_lent,
            waits=question.waits,
            is_over=self._is_over,
            is_drawn_out=self.sheets.drawn_out,
            has_second_sheet=bool(self.other.text()),
            has_actions=bool(self.buttons),
            is_declared=bool(self.declarations.lines),
            is_pinned=self.sheets.is_pinned,
            has_nothing_beside=not (self.sheets.is_of_somebody or self.cards.frames),
            free=self._left_by_question() / scale(),
        )
        return arranged(self.width() / scale(), self.height() / scale(), contents)

    @property
    def is_roomy(self) -> bool:
        """Whether there is room for the sheet of the selected combatant under that of the acting one."""
        return self.arrangement.is_roomy

    def _left_by_question(self) -> int:
        """Return the height in pixels that the open question leaves on a low stage; 0 without one."""
        layout, question = self.layout(), self.question
        if layout is None or question.open_question is None or self.height() >= px(LOW):
            return 0
        room = self.size().shrunkBy(layout.contentsMargins()).height() - layout.spacing()
        return max(0, room - question.needed(self._across()))

    @property
    def room_for_proposal(self) -> int:
        """Return the height for a proposal on a stage so low that it shares it with the actions; 0 on a higher one.

        Where a sheet was drawn out, which somebody wants to read, a proposal has one line.
        """
        layout = self.layout()
        if layout is None or not self.arrangement.is_short:
            return 0
        free = self.size().shrunkBy(layout.contentsMargins()).height() - 2 * layout.spacing()
        free -= self.head.heightForWidth(self._across())
        return free if self.height() < px(LENT) else 1 if self.sheets.drawn_out else free // 2

    @property
    def holds_all(self) -> bool:
        """Whether everything under the name is visible at once."""
        self.sheets.settle()
        room = self.page.room
        return self._high_at(room.width()) <= room.height()

    def _high_at(self, width: int) -> int:
        """Return how high everything under the name is at a width; Qt asks no layout in a layout anew."""
        for column in self._columns:
            column.invalidate()
        self._middle.invalidate()
        return self._middle.totalHeightForWidth(width)

    def _say_term(self, stat: str) -> None:
        """Explain the number under the mouse in the reader's language."""
        usually = self.tr("On the sheet: {value}")
        meaning = next((meaning_of(candidate, usually) for candidate in self._numbers if candidate.stat == stat), "")
        QToolTip.showText(QCursor.pos(), tip(meaning), self._sheet)

    def _ask_menu(self, place: QPoint) -> None:
        self.menu_requested.emit(False, self._sheet.mapToGlobal(place))

    def _recolor(self) -> None:
        self._write_numbers()
        for button in self._spare:
            button.take_up_look()
        self._widths = None
        self._stand_abreast(self.arrangement)
        self._fit_drawings()
        self.room_changed.emit()  # in another size all has another height

    @contextmanager
    def at_once(self) -> Iterator[None]:
        """Put off making room until the end of the block, while several things are shown."""
        self._waits += 1
        try:
            yield
        finally:
            self._waits -= 1
            if not self._waits:
                self.make_room()
                QCoreApplication.postEvent(self, QEvent(QEvent.Type.LayoutRequest))

    def event(self, event: QEvent) -> bool:
        """Lay out all levels from the inside out at once: Qt would paint between them."""
        if event.type() == QEvent.Type.LayoutRequest:
            self._fit_drawings()  # in another style the buttons have other widths
            for layer in (self._actions, self.sheets, self.page.inner, self.page.viewport()):
                QCoreApplication.sendPostedEvents(layer, QEvent.Type.LayoutRequest)
        done = super().event(event)
        if event.type() == QEvent.Type.LayoutRequest:
            self.room_settled.emit()
        return done

    def make_room(self, *, now: bool = False) -> None:
        """Show what belongs on the stage now: an action that is set up hides the rest until it is done.

        It is put off while more is about to be shown, unless wanted `now`, to be measured.
        """
        if self._waits and not now:
            return
        shown = self.arrangement
        self._stand_abreast(shown)
        is_asked = self.question.open_question is not None
        for offered in (self._actions, self.out_of_turn, self.cards):
            offered.setEnabled(not is_asked)
        self.declarations.setVisible(bool(self.declarations.lines) and shown.actions)
        self._actions.setVisible(bool(self.buttons) and shown.actions)
        self.waiting.setVisible(bool(self.waiting.words.text()) and shown.actions and not is_asked)
        self.out_of_turn.setVisible(bool(self.out_of_turn.offers) and shown.actions)
        self._sheet.setVisible(bool(self._sheet.text()) and shown.actions)
        self.body.setVisible(bool(self.body.parts) and shown.actions and shown.figure)
        self._hurt.setVisible(bool(self._hurt.text()) and shown.actions)
        self.cards.setVisible(bool(self.cards.frames) and shown.actions)
        # What is shown in a drawer that folded just now does not unfold it: without end each would follow the other.
        folded = (
            shown.sheets
            and not self._is_folding
            and self.sheets.fold(folds=shown.may_fold and self._has_no_sheet_room())
        )
        self.sheets.make_room(
            free=shown.sheets, width=self._across() - self.page.verticalScrollBar().sizeHint().width()
        )
        self.question.setVisible(shown.question)
        self.next.setVisible(shown.next_line and self.next.shown is not None)
        self.question.fit(self if is_asked and shown.is_low else None)
        self.question.shorten(is_short=shown.is_short)
        if shown.outcome:
            self.outcome.set_brief(brief=shown.is_brief_end)
        self.outcome.setVisible(shown.outcome)
        if shown.is_low != self._is_low:
            self._is_low = shown.is_low
            self.compose.set_low(low=shown.is_low)
            self.head.set_low(low=shown.is_low)
            self.waiting.set_low(low=shown.is_low)
        self.head.tell_pinned(self.sheets.told_above if shown.sheets else (), self._across())
        self.head.setVisible(shown.head)
        self._state.setVisible(bool(self._state.text()) and shown.state)
        if not shown.sheets:
            self.page.rewind()
        self.page.setVisible(shown.page)
        if folded:
            self._is_folding = True
            self.room_changed.emit()
            self._is_folding = False

    def turn_page(self, step: QAbstractSlider.SliderAction) -> None:
        """Scroll what is under the name by a page, if it is longer than its room."""
        self.page.turn(step)

    def _has_no_sheet_room(self) -> bool:
        """Return whether the sheets have too little room between the rest."""
        self.sheets.setVisible(False)
        room = self.page.room
        return room.height() - self._high_at(room.width()) < px(LEAST_SHEET)

    # --- showing ---------------------------------------------------------------------------------------

    def show_combatant(
        self,
        name: str,
        pools: Sequence[PoolView],
        state: str,
        body: Sequence[BodyPart] = (),
        emblem: Emblem | None = None,
    ) -> None:
        """Show the acting combatant in one line, and the state of its body where the system has hit locations."""
        shown = (name, tuple(pools), state, tuple(body), emblem)
        if shown == self._combatant:
            return
        self._combatant = shown
        if name != self.head.whole_name:
            self.page.rewind()
        self.head.show_combatant(name, pools, self._across(), emblem)
        self.body.show_body(body)
        self._hurt.setText(self.body.spoken() if any(part.state != SOUND for part in body) else "")
        self._state.setText(state)
        self._state.setVisible(bool(state))

    def show_sheet(self, numbers: Sequence[Figure]) -> None:
        """Show the present numbers of the acting combatant."""
        if tuple(numbers) != self._numbers:
            self._numbers = tuple(numbers)
            self._write_numbers()

    def _write_numbers(self) -> None:
        self._sheet.setText(figures_html(self._numbers))
        self.make_room()

    def show_actions(
        self, actions: Sequence[tuple[Action, str]], beside: str = "", options: Sheet | None = None
    ) -> None:
        """Show the offered actions, each with the sentence that refuses it (empty: it is possible).

        They are explained by the system in whose folder the file `beside` is, with the figures of a fight's `options`.
        """
        while len(self._spare) < len(actions):
            button = ActionButton()
            button.clicked.connect(self._pressed)
            self._actions.add(button)
            self._spare.append(button)
        if [button.action for button in self.buttons] != [action for action, _ in actions]:
            self._widths = None
        for button, (action, refused) in zip(self._spare, actions, strict=False):
            known = action is button.action and options is self._explained_with
            meaning = button.meaning if known else gloss(beside, action.gloss_ids, action.label, options)
            button.offer(action, meaning, refused)
        self._explained_with = options
        for number, button in enumerate(self._spare):
            button.setVisible(number < len(actions))
        self.buttons = self._spare[: len(actions)]
        self._fit_drawings()
        self._actions.updateGeometry()
        self.make_room()

    def _fit_drawings(self) -> None:
        """Show the drawings of the actions, unless they cost a line where lines are few or have no room."""
        arrangement = self.arrangement
        room, (wide, narrow) = self._actions_room(arrangement), self._measured_actions()
        cost = self._actions.lines_needed(wide, room) - self._actions.lines_needed(narrow, room)
        is_drawn = cost <= arrangement.lines_for_drawings and max(wide, default=0) <= self._beside_bar(room)
        for button in self.buttons:
            if button.is_drawn != is_drawn:
                button.draw(is_drawn=is_drawn)

    def _measured_actions(self) -> tuple[Sequence[int], Sequence[int]]:
        """Return the widths of the actions with their drawings, and without."""
        if self._widths is None:
            both = [button.widths() for button in self.buttons]
            self._widths = [wide for wide, _ in both], [narrow for _, narrow in both]
        return self._widths

    def changeEvent(self, event: QEvent) -> None:
        """In another style the actions have other widths."""
        super().changeEvent(event)
        if event.type() in MEASURED_ANEW:
            for button in self._spare:
                button.forget_widths()
            self._widths = None

    def _beside_bar(self, room: int) -> int:
        """Return the width beside a scroll bar, which may come later."""
        return room - self.page.verticalScrollBar().sizeHint().width()

    def _actions_room(self, arrangement: StageArrangement) -> int:
        """Return the width of the actions in pixels: what they have now is that of the last layout, perhaps another."""
        room = self._across() - self._middle.contentsMargins().right()
        if arrangement.is_abreast:
            mine, sheets = arrangement.shares
            room = (room - self._middle.spacing()) * mine // (mine + sheets)
        has_figure = bool(self.body.parts) and arrangement.figure
        return room - (self.body.sizeHint().width() + self._beside.spacing() if has_figure else 0)

    def show_out_of_turn(self, offers: Sequence[Offer], beside: str = "") -> None:
        """Show the actions that others may do out of turn."""
        self.out_of_turn.show_offers(offers, beside)
        self.make_room()

    def _pressed(self) -> None:
        button = self.sender()
        if isinstance(button, ActionButton) and button.action is not None:
            self.action_chosen.emit(button.action)

    def show_cards(
        self,
        name: str,
        cards: Sequence[HandCard],
        sentence: RefusalWords,
        previews: Mapping[str, str],
        before: int,
    ) -> None:
        """Show the cards of the acting combatant, where its system has cards, with their previews.

        `before`: the number of its other things that have figures.
        """
        if cards or self.cards.frames:
            self.cards.show_cards(name, cards, sentence, previews, before)
            self.make_room()

    def show_over(self, *, over: bool) -> None:
        """Show whether the fight is over: then its outcome replaces the questions."""
        self._is_over = over
        self.make_room()

    def show_empty(self, text: str, *, begin: bool = False, end: bool = False) -> None:
        """Show what to do while nobody acts, and the button for it; an empty text hides it."""
        self.waiting.show_words(text, begin=begin, end=end)
        self.make_room()

    def say(self, sentence: str) -> None:
        """Show a refusal or a fault in its place; an empty text clears it."""
        self.message.say(sentence)

    def show_typed(self, text: str) -> None:
        """Show the ruling being typed for the selected row."""
        self.typed.setText(text)
        self.typed.setVisible(bool(text))

    def button_for(self, letter: str) -> ActionButton | None:
        """Return the button of a key, in either case."""
        for button in self.buttons:
            if button.action is not None and button.action.key.lower() == letter.lower():
                return button
        return None

    def set_letters(self, letters: Mapping[str, str]) -> None:
        """Set the key of each combatant, for the targets of the action."""
        self.compose.keys.letters = dict(letters)

    def set_looks(self, looks: Looks) -> None:
        """How each combatant looks, for the targets of the action."""
        self.compose.looks = looks


class WaitingCard(QFrame):
    """A sentence, and the button that begins the fight, or ends it once it is decided."""

    begin_requested = Signal()
    end_requested = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.setProperty("role", "card")
        self._is_low = self._begins = False
        self.picture = FaintDrawing("flying-flag")
        self.words = Label(wraps=True, alignment=Qt.AlignmentFlag.AlignCenter)
        self.begin = WholeButton(self.tr("Begin (Space)"))
        self.end = WholeButton(self.tr("End the fight (Ctrl+E)"))
        layout = stacked(on=self, margins=(16, 16, 16, 16), spacing=12)
        layout.addWidget(self.picture)
        layout.addWidget(self.words)
        for button, signal in ((self.begin, self.begin_requested), (self.end, self.end_requested)):
            button.setFocusPolicy(Qt.FocusPolicy.NoFocus)
            button.clicked.connect(signal)
            layout.addWidget(button, 0, Qt.AlignmentFlag.AlignHCenter)
        self.end.setProperty("role", "primary")  # that of beginning is the bar's, which does the same

    def show_words(self, words: str, *, begin: bool, end: bool) -> None:
        """Show what to do and one of the buttons; hide the card if `words` is empty."""
        self.words.setText(words)
        self._begins = begin
        self.picture.setVisible(begin and not self._is_low)
        self.begin.setVisible(begin)
        self.end.setVisible(end)

    def set_low(self, *, low: bool) -> None:
        """Leave the drawing and some of the edges out where the button needs the height."""
        self._is_low = low
        self.picture.setVisible(self._begins and not low)
        layout, edge = self.layout(), px(GRID if low else 16)
        if layout is not None:
            layout.setContentsMargins(edge, edge, edge, edge)


class StageMessage(Label):
    """A refusal or a fault, shown in its place until replaced."""

    override_requested = Signal()
    """The game master wants to overrule the refusal."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent=parent, role="warn", wraps=True)
        self.setObjectName("message")
        self.overrule = WholeButton(self.tr("Do it anyway"))
        """The button under the sentence, where it can be overruled."""
        self.overrule.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.overrule.clicked.connect(self.override_requested)
        self.overrule.hide()

    def say(self, sentence: str) -> None:
        """Show a sentence; an empty one clears the last."""
        if not sentence and not self.text() and self.isHidden() and self.overrule.isHidden():
            return
        self.setText(sentence)
        self.setVisible(bool(sentence))
        self.overrule.hide()
        announce(self, sentence)

    def unsay(self, sentence: str) -> None:
        """Clear a sentence, unless another has been shown since."""
        if self.text() == sentence:
            self.say("")

    def offer_word(self) -> None:
        """Offer to overrule what was said."""
        self.overrule.show()


HIGH, LOW_LINE = 40, 24
"""Height in pixels of the line with emblem and name, and where room is short; pools stand beside it or under it."""
LEAST_NAME = 80
"""Least width in pixels of a name."""


class StageHead(FlowPanel):
    """The emblem and the name of the acting combatant with its pools; a long name never widens the stage."""

    def __init__(self) -> None:
        super().__init__(12, between_lines=0)
        self.emblem = EmblemLabel(HIGH)
        self.emblem.hide()
        self.name = TitleLabel(role="name")
        self.name.setMinimumWidth(1)
        self.name.setMinimumHeight(px(HIGH))
        self.whole_name = ""
        self._has_emblem = self._is_low = False
        self.pips = PipsRow()
        self.pools: list[PoolFigure] = []
        """One for each pool, so that they wrap to the next line."""
        self.pinned = QToolButton()
        """Leads to the pinned sheet where there is no room for it."""
        self.pinned.setProperty("role", "quiet")
        self.pinned.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        self.pinned.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.pinned.hide()
        self._tint()
        look().theme_changed.connect(self._tint)
        self.add(self.emblem, self.name, self.pinned)

    def _tint(self) -> None:
        put_beside_words(self.pinned, "book-open")

    def shown(self) -> list[QWidget]:
        """Return the visible children in order: the pinned sheet behind all figures."""
        return sorted(super().shown(), key=lambda widget: widget is self.pinned)

    def tell_pinned(self, words: Sequence[str], room: int) -> None:
        """Say whose sheet is pinned in words that cost no line, the most of them first; none: nobody's is.

        `room`: the width in pixels.
        """
        self.pinned.setVisible(bool(words))
        if not words:
            return
        self.pinned.setText("")
        least = self._set(room, move=False)
        for shown in words:
            self.pinned.setText(keyless(shown))
            if self._set(room, move=False) <= least and self.pinned.sizeHint().width() <= room:
                break
        self.pinned.setToolTip(tip(words[0]))
        self.pinned.setAccessibleName(without_controls(words[0]))

    def show_combatant(self, name: str, pools: Sequence[PoolView], room: int, emblem: Emblem | None) -> None:
        """Show another combatant, or its present state, in a width in pixels."""
        self.whole_name = name
        self._has_emblem = emblem is not None
        self.emblem.setVisible(emblem is not None and not self._is_low)
        if emblem is not None:
            self.emblem.show_emblem(emblem)
        self.fit(room)
        self._show_pools([pool for pool in pools if pool.maximum and not are_pips(pool)])
        self.pips.show_pools([pool for pool in pools if are_pips(pool)])

    def set_low(self, *, low: bool) -> None:
        """Make its lines low where room is short: without the emblem, which the order shows, too."""
        if low is not self._is_low:
            self._is_low = low
            self.name.setMinimumHeight(px(LOW_LINE) if low else px(HIGH))
            self.emblem.setVisible(self._has_emblem and not low)
            for figure_of_pool in self.pools:
                figure_of_pool.set_height(LOW_LINE if low else HIGH)

    def fit(self, room: int) -> None:
        """Write the name lower where it does not fit a width in pixels, and elide it only then."""
        self.name.ensurePolished()
        room -= self.emblem.width() + px(self._spacing) if self.emblem.isVisibleTo(self) else 0
        font = QFont(self.name.font())
        font.setPixelSize(px(TITLE))
        role = "name" if QFontMetrics(font).horizontalAdvance(self.whole_name) <= room else "low_name"
        if role != self.name.property("role"):
            self.name.set_role(role)
        shown = short_name(self.name.fontMetrics(), self.whole_name, max(px(LEAST_NAME), room))
        self.name.setText(shown)
        self.name.setAccessibleName(without_controls(self.whole_name))
        self.name.setToolTip(tip(self.whole_name) if shown != self.whole_name else "")

    def _lines(self, widgets: Sequence[QWidget], width: int) -> list[list[tuple[QWidgetItem, QSize]]]:
        """Return all in one line, or the pools together below the name; in several lines about as many in each."""
        lines = super()._lines(widgets, width)
        if len(lines) == 1:
            return lines
        name = [widget for widget in widgets if widget in (self.emblem, self.name)]
        pools = [widget for widget in widgets if widget not in name]
        named, below = super()._lines(name, width), super()._lines(pools, width)
        if len(named) + len(below) > len(lines):
            return lines
        widest = max((pool.sizeHint().width() for pool in pools), default=0)
        for narrower in range(width - GRID, widest, -GRID):
            even = super()._lines(pools, narrower)
            if len(even) > len(below):
                break
            below = even
        return [*named, *below]

    def _show_pools(self, pools: Sequence[PoolView]) -> None:
        while len(self.pools) < len(pools):
            made = PoolFigure(LOW_LINE if self._is_low else HIGH)
            self.add(made)
            self.pools.append(made)
            self.add(self.pips)  # behind the figures
        for made, pool in zip(self.pools, pools, strict=False):
            made.show_pool(pool)
        for number, made in enumerate(self.pools):
            made.setVisible(number < len(pools))
        self.updateGeometry()


class PoolFigure(QWidget):
    """A pool with its drawing: what is left in large, of how much, and what it is called."""

    def __init__(self, height: int) -> None:
        super().__init__()
        self.pool: PoolView | None = None
        self._height = height
        self._texts: tuple[object, list[tuple[str, QFont, str]], int] = (None, [], 0)
        """The pool, font and size of text for which its texts were made, and these with their width."""
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def set_height(self, height: int) -> None:
        """Make it as high as the line that it stands in."""
        self._height = height
        self.updateGeometry()

    def show_pool(self, pool: PoolView) -> None:
        """Show a pool, or what is left of it now."""
        if pool == self.pool:
            return
        self.pool = pool
        self.setAccessibleName(without_controls(f"{pool.label} {figure(pool.value)}/{pool.maximum}"))
        self.setToolTip(tip(f"{pool.label}: {pool.meaning}") if pool.meaning else "")
        self.updateGeometry()
        self.update()

    def _measured(self) -> tuple[list[tuple[str, QFont, str]], int]:
        """Return its texts, each with font and role, and how wide they are: layouts ask often for the same."""
        basis = self.pool, self.font().key(), px(NORMAL)
        if basis != self._texts[0]:
            parts = [] if self.pool is None else self._parts(self.pool)
            width = sum(QFontMetrics(font).horizontalAdvance(text) for text, font, _ in parts)
            self._texts = basis, parts, width
        return self._texts[1:]

    def _parts(self, pool: PoolView) -> list[tuple[str, QFont, str]]:
        font = self.font()
        large = numbers(sized(font, VITAL if pool.vital else FIGURE, bold=True))
        share = pool.value / pool.maximum if pool.maximum else 0.0
        role = "mana" if not pool.vital else "bad" if role_of_share(share) == "bad" else "text"
        rest = f"/{pool.maximum} {pool.label}"
        return [(figure(pool.value), large, role), (rest, numbers(sized(font, NORMAL)), "muted")]

    def _side(self) -> int:
        return px(VITAL) if self.pool is not None and self.pool.vital else px(FIGURE)

    def sizeHint(self) -> QSize:
        """As wide as drawing and texts."""
        _, width = self._measured()
        return QSize(self._side() + px(HALF) + width + 1, px(self._height))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the drawing, and the texts on one line."""
        if self.pool is None:
            return
        theme, side, (parts, _) = current(), self._side(), self._measured()
        with QPainter(self) as painter:
            hue = theme.color("bad" if self.pool.vital else "mana")
            paint_drawing(painter, self.pool.drawing, QRectF(0, (self.height() - side) / 2, side, side), hue)
            left = side + px(HALF)
            base = (self.height() + QFontMetrics(parts[0][1]).capHeight()) // 2
            for text, font, role in parts:
                painter.setFont(font)
                painter.setPen(theme.color(role))
                painter.drawText(left, base, text)
                left += QFontMetrics(font).horizontalAdvance(text)


class ActionButton(QPushButton):
    """An action with the cap of its key and its drawing; buttons are reused, because making widgets takes time."""

    def __init__(self) -> None:
        super().__init__()
        self.is_drawn = True
        """Whether its drawing is shown."""
        self.action: Action | None = None
        self.refused_because = self.meaning = ""
        self._widths: tuple[int, int] | None = None
        """Its widths with and without its drawing, once they were asked for in the present style."""
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setAutoDefault(False)  # else it looks for a dialog around it each time it is measured

    def offer(self, action: Action, meaning: str, refused: str) -> None:
        """Show an action and its explanation; `refused` says why it is not possible, empty if it is."""
        if action is self.action and (refused, meaning) == (self.refused_because, self.meaning):
            return
        is_other = action is not self.action
        self.action, self.refused_because, self.meaning = action, refused, meaning
        if is_other:
            self._widths = None
            self.setText(keyless(action.label))
            self.put_on_key()
        self.setEnabled(not refused)
        words = "\n".join(filter(None, (meaning, localize(action.cost), refused)))
        self.setToolTip(tip(words))
        self.setAccessibleDescription(without_controls(words))

    def forget_widths(self) -> None:
        """Measure it anew: it is shown in another style."""
        self._widths = None

    def take_up_look(self) -> None:
        """Show itself in another look or size."""
        self._widths = None
        self.put_on_key()

    def draw(self, *, is_drawn: bool) -> None:
        """Show its drawing before its words, or its key alone."""
        self.is_drawn = is_drawn
        self.put_on_key()

    def widths(self) -> tuple[int, int]:
        """Return how wide it is in pixels with its drawing and without, whichever is shown now.

        Both are measured, since a least width and rounding make the difference another for each button.
        """
        if self._widths is None:
            shown = self.is_drawn
            self.ensurePolished()
            self.draw(is_drawn=not shown)
            other = self.sizeHint().width()
            self.draw(is_drawn=shown)
            own = self.sizeHint().width()
            self._widths = (own, other) if shown else (other, own)
        return self._widths

    def put_on_key(self) -> None:
        """Show key and drawing in the present look."""
        if self.action is not None:
            put_key(self, self.action.key, self.action.shown_drawing.name if self.is_drawn else "")


Offer = tuple[Action, str, str]
"""An action, and the combatant's id and name."""
LINE = 32
"""The height of a button; the text before it is aligned to it."""
MOST_NAMES = 3
"""The most names on a button; its tooltip and the keys list all."""


class OutOfTurnButtons(FlowPanel):
    """A line of buttons for actions out of turn, under those of the active combatant."""

    action_chosen = Signal(object, str)
    """An Action, and the id of the combatant that would do it."""
    choice_requested = Signal(str)
    """The key of an action that several may do."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent=parent, hangs=True)
        self.offers: tuple[Offer, ...] = ()
        self._title = Label(self.tr("Out of turn:"), role="muted")
        self._title.setMinimumHeight(px(LINE))
        self.add(self._title)
        self._buttons: list[OptionButton] = []
        self._beside = ""
        self._groups: tuple[Sequence[Offer], ...] = ()
        """The offers of each action: one button for all who may do it."""
        self.setVisible(False)

    def show_offers(self, offers: Sequence[Offer], beside: str) -> None:
        """Show the actions out of turn; hide the line if there are none.

        The actions are explained by the system in whose folder the file `beside` is.
        """
        self._beside = beside
        if tuple(offers) == self.offers:
            return
        self.offers = tuple(offers)
        by_action: dict[str, list[Offer]] = {}
        for offer in self.offers:
            by_action.setdefault(offer[0].id, []).append(offer)
        self._groups = tuple(by_action.values())
        while len(self._buttons) < len(self._groups):
            button = OptionButton("", most_lines=2)
            button.setProperty("role", "quiet")
            button.setFocusPolicy(Qt.FocusPolicy.NoFocus)
            button.setProperty("number", len(self._buttons))
            button.clicked.connect(self._pressed)
            self.add(button)
            self._buttons.append(button)
        for number, button in enumerate(self._buttons):
            button.setVisible(number < len(self._groups))
            if number < len(self._groups):
                self._name(button, self._groups[number])
        self.updateGeometry()

    def _name(self, button: OptionButton, group: Sequence[Offer]) -> None:
        action, names = group[0][0], [name for _, _, name in group]
        key = f"⇧{action.key.upper()}  " if action.key else ""
        words = f"{key}{action.label} · {', '.join(names[:MOST_NAMES])}{'…' if len(names) > MOST_NAMES else ''}"
        button.set_words(words)
        whole = f"{key}{action.label} · {', '.join(names)}"
        button.setToolTip(tip("\n".join(filter(None, (whole, gloss(self._beside, action.gloss_ids, action.label))))))

    def with_key(self, letter: str) -> list[Offer]:
        """Return the offers of a key."""
        return [offer for offer in self.offers if offer[0].key.lower() == letter.lower()]

    def _pressed(self) -> None:
        button = self.sender()
        if isinstance(button, QPushButton):
            group = self._groups[int(button.property("number"))]
            if len(group) == 1:
                self.action_chosen.emit(group[0][0], group[0][1])
            else:
                self.choice_requested.emit(group[0][0].key)
