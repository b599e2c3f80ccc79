"""The question bar: always in one place, it asks for the table's dice and for choices, and hands the answers on."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial

from PySide6.QtCore import QEvent, QObject, QSize, Qt, QTimer, Signal
from PySide6.QtWidgets import QFrame, QPushButton, QSizePolicy, QWidget

from rules.core.questions import ChoiceQuestion, DieQuestion
from ui.encounter.prompt.dice_entry import DiceEntry
from ui.session.controller import Conductor
from ui.session.pending_command import Place
from ui.session.prompts import OpenQuestion
from ui.session.view.maker import ViewMaker
from ui.session.view.question import QuestionView
from ui.text.announcements import announce
from ui.text.words import localize
from ui.theme.sizes import px
from ui.widgets.labels import Label, keyless, tip
from ui.widgets.layouts import FlowPanel, stacked

MOST_BUTTONS = 9
ALONE = 0.6
"""The share of the width above which an option gets a line of its own."""
LEAST_HEIGHT = 88
"""Its height in pixels even when nothing is asked, so that nothing jumps."""


class AnswerButton(QPushButton):
    """The button of an option; a long text is broken into lines."""

    def __init__(self, option: str, words: str) -> None:
        super().__init__(keyless(words))
        self.option = option
        self.words = words
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setProperty("align", "left")
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    def minimumSizeHint(self) -> QSize:
        """It can be narrow: its words take more lines then."""
        return QSize(min(px(120), self.sizeHint().width()), self.sizeHint().height())

    def fit(self, width: int) -> None:
        """Break the text into lines that fit a width."""
        metrics = self.fontMetrics()
        room = width - (self.sizeHint().width() - metrics.size(int(Qt.TextFlag.TextShowMnemonic), self.text()).width())
        lines: list[str] = []
        for word in self.words.split(" "):
            longer = f"{lines[-1]} {word}" if lines else word
            if lines and metrics.horizontalAdvance(longer) <= room:
                lines[-1] = longer
            else:
                lines.append(word)
        self.setText(keyless("\n".join(lines)))


class QuestionBar(QFrame):
    """Shows the open question and the answer being typed; keys reach it through the page."""

    option_chosen = Signal(str)
    offer_dropped = Signal()
    """What a player has answered is not taken."""
    undo_requested = Signal()
    guest_changed = Signal()
    """Another widget takes the place of the bar, or leaves it, or there is something else to say there."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("role", "card")
        self._view: QuestionView | None = None
        self._offered_option = ""
        self.is_lent = False
        """Whether another widget is shown in its place."""
        self._waiting_for = ""
        """The text shown while nothing is asked; empty: that no question is open."""
        self._context = Label(role="small", wraps=True)
        self._context.setVisible(False)
        self._title = Label(wraps=True)
        self._hint = Label(role="small", wraps=True)
        self.dice = DiceEntry(self._name)
        self.dice.hint_changed.connect(self._say_how)
        self.dice.next_changed.connect(self._head_die)
        self._room: QSize | None = None
        self._is_short = False
        self._held = 0
        """The height that its guest wants."""
        self.dice.undo_requested.connect(self.undo_requested)
        self._options = FlowPanel(alone=ALONE)
        layout = stacked(on=self, margins=(16, 8, 16, 8), spacing=4)
        layout.addWidget(self._context)
        layout.addWidget(self._title)
        layout.addWidget(self.dice)
        layout.addWidget(self._options)
        layout.addWidget(self._hint)
        self.show_question(None)

    def hold(self, guest: QWidget) -> None:
        """Let `guest` take the place of the bar while nothing is asked."""
        layout = self.layout()
        assert layout is not None
        layout.addWidget(guest)

    def lend(self, *, lent: bool) -> None:
        """Give the place of the bar to its guest, or take it back."""
        if lent != self.is_lent:
            self.is_lent = lent
            self._title.setVisible(not lent)
            self._show_hint()
            self.guest_changed.emit()

    def shorten(self, *, is_short: bool) -> None:
        """Take no more height than what is said needs, where there is little."""
        if is_short != self._is_short:
            self._is_short = is_short
            self._keep_height()

    @property
    def least(self) -> int:
        """The height in pixels that it has in any case."""
        return 0 if self._is_short else px(LEAST_HEIGHT)

    def hold_at(self, height: int) -> None:
        """Be so many pixels high as long as its guest is there, or as high as needed where that is more."""
        if height != self._held:
            self._held = height
            self._keep_height()

    def fit(self, above: QWidget | None) -> None:
        """Leave out how one answers where this has all of a place, and it is too low: a tooltip tells it then."""
        layout = None if above is None else above.layout()
        self._room = None if above is None or layout is None else above.size().shrunkBy(layout.contentsMargins())
        self._show_hint()

    def _say_how(self, words: str) -> None:
        self._hint.setText(words)
        role = "bad" if self.dice.is_wrong else "small"
        if self._hint.property("role") != role:
            self._hint.setProperty("role", role)
            self._hint.style().unpolish(self._hint)
            self._hint.style().polish(self._hint)
        self._show_hint()

    def _show_hint(self) -> None:
        fits = self._room is None or self.needed(self._room.width()) <= self._room.height()
        self._hint.setVisible(fits and not self.is_lent)
        self.setToolTip("" if fits else tip(self._hint.text()))

    def needed(self, width: int) -> int:
        """Return the height in pixels of all that stands here, and of how one answers, at a width."""
        layout = self.layout()
        assert layout is not None
        needed = layout.totalHeightForWidth(width)
        if self._hint.isVisibleTo(self):
            return needed
        edges = layout.contentsMargins()
        return needed + layout.spacing() + self._hint.heightForWidth(width - edges.left() - edges.right())

    def wait_for(self, words: str) -> None:
        """Say what the next key would do while nothing is asked."""
        if words != self._waiting_for:
            self._waiting_for = words
            if self.open_question is None:
                self.show_question(None)
                self.guest_changed.emit()

    @property
    def waits(self) -> bool:
        """Whether it says what the next key would do while nothing is asked."""
        return bool(self._waiting_for)

    @property
    def open_question(self) -> OpenQuestion | None:
        """The question that is shown."""
        return None if self._view is None else self._view.open_question

    def _name(self, combatant: str | None) -> str:
        return combatant or "" if self._view is None else self._view.name(combatant)

    def show_context(self, text: str) -> None:
        """Show over the question what is being done and what has happened so far."""
        self._context.setText(text)
        self._context.setVisible(bool(text))

    def show_question(self, view: QuestionView | None) -> None:
        """Show a question, or that none is open."""
        self._view, open_question = view, None if view is None else view.open_question
        self.show_context("" if view is None else view.context)
        self._offered_option = ""
        self._options.clear()
        self.setProperty("role", "card" if open_question is None else "asking")
        self.style().unpolish(self)
        self.style().polish(self)
        is_die = open_question is not None and isinstance(open_question.question, DieQuestion)
        self._options.setVisible(open_question is not None and not is_die)
        self.dice.setVisible(is_die)
        self._title.setProperty("role", "muted" if open_question is None else "")
        self._title.style().unpolish(self._title)
        self._title.style().polish(self._title)
        if not is_die:
            self.dice.show_die(None, (), "")
        if view is None or open_question is None:
            self._title.setText(self._waiting_for or self.tr("No question is open."))
            self._say_how("")
        elif isinstance(open_question.question, DieQuestion):
            self._show_die(view, open_question.question)
        else:
            self._show_choice(view, open_question.question)
        self.setAccessibleName(self._title.text())
        if open_question is not None:
            announce(self, self._in_words, waits=True)
            if open_question.typed:
                self.dice.type_again(open_question.typed)
            elif open_question.left_over:
                self.dice.propose(open_question.left_over)

    def show_offer(self, dice: Mapping[Place, int], option: str) -> None:
        """Show what players have answered, so that Enter takes it: dice by their places, or an option."""
        view, asked = self._view, self.open_question
        if view is None or asked is None:
            return
        if isinstance(asked.question, DieQuestion):
            self.dice.show_offer(dice)
        elif option != self._offered_option:
            self._offered_option = option
            self._options.clear()
            self._show_choice(view, asked.question)

    def _in_words(self) -> str:
        return "\n".join((self._title.text(), *(button.text() for button in self.options()), self._hint.text()))

    def _show_die(self, view: QuestionView, die: DieQuestion) -> None:
        self.dice.words.only_die = view.only_die
        self._head_die(die)
        self.dice.goes_on = view.goes_on
        self.dice.show_die(die, view.open_question.slots, view.words)

    def _head_die(self, die: DieQuestion) -> None:
        """Say over the line whose die the next figure is, what it is for and what it needs."""
        if self._view is not None:
            self._title.setText(self.dice.words.title(die, self._view.words, self._view.open_question.here))
            self.setAccessibleName(self._title.text())

    def _show_choice(self, view: QuestionView, choice: ChoiceQuestion) -> None:
        who = view.name(choice.actor) if choice.actor is not None else view.gm
        taken = self._offered_option or choice.default
        self._title.setText(self.tr("{who}: {question}").format(who=who, question=view.words))
        for number, (option, label) in enumerate(view.options):
            key = str(number + 1) if number < MOST_BUTTONS else ""
            detail = choice.details.get(option)
            text = f"{key}  {label}" if detail is None else f"{key}  {label} ({localize(detail)})"
            if option == taken:
                text = self.tr("{option}  — Enter").format(option=text)
            button = AnswerButton(option, text)
            button.clicked.connect(self._button_pressed)
            self._options.add(button)
        self._fit_options()
        self._options.updateGeometry()
        self._say_how(self.tr("Press a number. Esc cancels the action."))

    def _button_pressed(self) -> None:
        sender = self.sender()
        if isinstance(sender, AnswerButton):
            self.option_chosen.emit(sender.option)

    def options(self) -> list[AnswerButton]:
        """The options that are shown, in their order."""
        return [button for button in self._options.shown() if isinstance(button, AnswerButton)]

    def _fit_options(self) -> None:
        layout = self.layout()
        if layout is not None:
            margins = layout.contentsMargins()
            for button in self.options():
                button.fit(self.width() - margins.left() - margins.right())

    def event(self, event: QEvent) -> bool:
        """Keep the bar high enough for all of its lines."""
        kind = event.type()
        done = super().event(event)
        if kind == QEvent.Type.Resize:
            self._fit_options()
        if kind not in (QEvent.Type.LayoutRequest, QEvent.Type.Resize):
            return done  # one of the others deletes it: nothing of it is there to be asked any more
        self._keep_height()
        return done

    def _keep_height(self) -> None:
        layout = self.layout()
        if layout is not None:
            least = max(self.least, self._held if self.is_lent else 0)
            self.setMinimumHeight(max(least, layout.totalMinimumHeightForWidth(self.width())))

    # --- keys ------------------------------------------------------------------------------------------

    def take_key(self, key: int, text: str, *, shift: bool) -> bool:
        """Take a key while a question is open; False if it means nothing here."""
        open_question = self.open_question
        if open_question is None:
            return False
        if isinstance(open_question.question, DieQuestion):
            return self.dice.take_key(key, text, shift=shift)
        return self._choice_key(open_question.question, key, text)

    def _choice_key(self, choice: ChoiceQuestion, key: int, text: str) -> bool:
        if text.isdigit() and 1 <= int(text) <= min(MOST_BUTTONS, len(choice.options)):
            self.option_chosen.emit(choice.options[int(text) - 1])
            return True
        if key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            if (taken := self._offered_option or choice.default) is not None:
                self.option_chosen.emit(taken)
            return True
        if key == Qt.Key.Key_Backspace and self._offered_option:
            self.offer_dropped.emit()
            return True
        if key == Qt.Key.Key_Backspace:
            self.undo_requested.emit()
            return True
        return False


class PromptPresenter(QObject):
    """Hands questions to the question bar, and its answers to the conductor."""

    def __init__(self, conductor: Conductor, views: ViewMaker, bar: QuestionBar) -> None:
        super().__init__(bar)
        self._conductor, self._views, self._bar = conductor, views, bar
        conductor.questions.question_changed.connect(self._question_changed)
        conductor.rollers.rollers_changed.connect(self._rollers_changed)
        conductor.step_done.connect(self._say_unasked)
        conductor.command_refused.connect(self._say_unasked)
        bar.dice.roll_requested.connect(conductor.questions.roll_rest)
        bar.dice.dice_entered.connect(conductor.questions.answer_dice)
        bar.option_chosen.connect(conductor.questions.answer_choice)
        bar.undo_requested.connect(conductor.questions.take_back)
        bar.dice.offer_taken.connect(conductor.questions.take_offer)
        bar.dice.offer_dropped.connect(conductor.questions.drop_offer)
        bar.offer_dropped.connect(conductor.questions.drop_offer)
        conductor.questions.offer_changed.connect(self._offer_changed)

    def _question_changed(self, open_question: OpenQuestion | None) -> None:
        if open_question is None:
            self._say_unasked()
        self._bar.show_question(None if open_question is None else self._views.view().question)
        if self._conductor.questions.has_offer:
            self._offer_changed()

    def _offer_changed(self) -> None:
        """Show what a player has answered on the phone."""
        questions, question = self._conductor.questions, self._views.view().question
        self._bar.show_offer(questions.offered_dice, questions.offered_option)
        offered = self.tr("Answered on the phone: Enter takes it, Backspace lets it go.") if questions.has_offer else ""
        context = "" if question is None else question.context
        self._bar.show_context("  ·  ".join(filter(None, (offered, context))))
        announce(self._bar, offered)

    def _rollers_changed(self) -> None:
        """Who rolls has changed while a question is open: says when that counts."""
        if self._conductor.open_question is not None and (question := self._views.view().question) is not None:
            self._bar.show_context(question.context)

    def _say_unasked(self) -> None:
        """Say which dice were typed ahead and not asked for, once nothing follows that may ask for them."""
        conductor = self._conductor
        is_over = conductor.questions.pending is None and not conductor.steps.has_more
        if is_over and (unasked := conductor.questions.typed_ahead.take_all()):
            sentence = self.tr("Nobody asked for these dice: {dice}.").format(dice=unasked)
            QTimer.singleShot(0, self, partial(conductor.command_refused.emit, sentence))  # once the step is told
