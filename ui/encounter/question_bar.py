"""The question bar: always in the same place, it asks for the table's dice and for choices."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtWidgets import QFrame, QPushButton, QSizePolicy, QVBoxLayout, QWidget

from rules.questions import Choice, DieQuestion
from ui.conductor import Asked
from ui.flow import Flow
from ui.plain import Label, keyless
from ui.words import purpose_of_die

MOST_BUTTONS = 9
ALONE = 0.6
"""An option that takes more of the width than this has a line of its own."""
LEAST_HEIGHT = 88
"""Pixels that it takes even when nothing is asked, so that nothing jumps."""


class AnswerButton(QPushButton):
    """An option of a choice; what is too long for a line is set in several, and pushes nothing aside."""

    def __init__(self, option: str, words: str) -> None:
        super().__init__(keyless(words))
        self.option = option
        self.words = words
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setStyleSheet("text-align: left;")
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    def minimumSizeHint(self) -> QSize:
        """It can be narrow: its words take more lines then."""
        return QSize(min(120, self.sizeHint().width()), self.sizeHint().height())

    def fit(self, width: int) -> None:
        """Sets its words in as many lines as a width asks for."""
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

    rolled = Signal()
    """Let the app roll this die."""
    rolled_all = Signal()
    """Let the app roll all that this command still asks for."""
    typed_face = Signal(int)
    chosen = Signal(str)
    taken_back = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("role", "card")
        self.asked: Asked | None = None
        self.typed = ""
        self._wrong = False
        """Whether what was typed is no face of the die: the next figure begins anew."""
        self._option_label: Callable[[str, str], str] = lambda question, option: option
        self._name: Callable[[str | None], str] = lambda combatant: combatant or ""
        self._purpose: Callable[[DieQuestion], str] = lambda die: purpose_of_die(die.what)
        self._context = Label()
        self._context.setProperty("role", "small")
        self._context.setWordWrap(True)
        self._context.setTextFormat(Qt.TextFormat.PlainText)
        self._context.setVisible(False)
        self._title = Label()
        self._title.setWordWrap(True)
        self._title.setTextFormat(Qt.TextFormat.PlainText)
        self._hint = Label()
        self._hint.setProperty("role", "small")
        self._hint.setWordWrap(True)
        self._entry = Label()
        self._entry.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._entry.setFixedSize(72, 40)
        self._entry.setObjectName("die_entry")
        self._entry.setAccessibleName(self.tr("The face typed so far"))
        self._roll = QPushButton(self.tr("Roll (Enter)"))
        self._roll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._roll.clicked.connect(self.accept_entry)
        self._roll_all = QPushButton(self.tr("Roll all (Shift+Enter)"))
        self._roll_all.setProperty("role", "quiet")
        self._roll_all.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._roll_all.clicked.connect(self.rolled_all)
        self._options = Flow(alone=ALONE)
        hand = Flow(8)
        hand.add(self._entry)
        hand.add(self._roll)
        hand.add(self._roll_all)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(16, 10, 16, 10)
        layout.setSpacing(6)
        layout.addWidget(self._context)
        layout.addWidget(self._title)
        layout.addWidget(hand)
        layout.addWidget(self._options)
        layout.addWidget(self._hint)
        self.show_question(None)

    def speak_as(
        self,
        option_label: Callable[[str, str], str],
        name: Callable[[str | None], str],
        purpose: Callable[[DieQuestion], str],
    ) -> None:
        """Options and questions, combatants and what dice are for are called as these say."""
        self._option_label, self._name, self._purpose = option_label, name, purpose

    def show_context(self, text: str) -> None:
        """What is being done, and what has come of it so far: over the question."""
        self._context.setText(text)
        self._context.setVisible(bool(text))

    def show_question(self, asked: Asked | None) -> None:
        """Shows a question, or that none is open."""
        self.asked = asked
        self.typed = ""
        self._wrong = False
        self._options.clear()
        self.setProperty("role", "card" if asked is None else "asking")
        self.style().unpolish(self)
        self.style().polish(self)
        is_die = asked is not None and isinstance(asked.question, DieQuestion)
        self._options.setVisible(asked is not None and not is_die)
        for widget in (self._entry, self._roll, self._roll_all):
            widget.setVisible(is_die)
        self._title.setProperty("role", "muted" if asked is None else "")
        self._title.style().unpolish(self._title)
        self._title.style().polish(self._title)
        if asked is None:
            self._title.setText(self.tr("No question is open."))
            self._hint.setText("")
        elif isinstance(asked.question, DieQuestion):
            self._show_die(asked.question)
        else:
            self._show_choice(asked.question)
        self._show_entry()
        self.setAccessibleName(self._title.text())

    def _show_die(self, die: DieQuestion) -> None:
        faces = "%" if die.faces == 100 else str(die.faces)
        purpose = self._purpose(die)
        what = self.tr("{what}, d{faces}").format(what=purpose[:1].upper() + purpose[1:], faces=faces)
        if die.asked_of:
            what = self.tr("{what}, needs {needs}").format(what=what, needs=die.asked_of)
        if die.actor is not None:
            what = self.tr("{name}: {what}").format(name=self._name(die.actor), what=what)
        self._title.setText(what)
        self._hint.setText(
            self.tr("Type the die on the table, or press Enter to roll. Backspace corrects, Esc takes it back.")
        )

    def _show_choice(self, choice: Choice) -> None:
        who = self._name(choice.actor) if choice.actor is not None else self.tr("Game master")
        question = self._option_label(choice.id, "")
        self._title.setText(self.tr("{who}: {question}").format(who=who, question=question))
        for number, option in enumerate(choice.options):
            key = str(number + 1) if number < MOST_BUTTONS else ""
            label = self._option_label(choice.id, option)
            detail = choice.details.get(option)
            text = f"{key}  {label}" if detail is None else f"{key}  {label} ({detail})"
            if option == choice.default:
                text = self.tr("{option}  — Enter").format(option=text)
            button = AnswerButton(option, text)
            button.clicked.connect(self._button_pressed)
            self._options.add(button)
        self._fit_options()
        self._options.updateGeometry()
        self._hint.setText(self.tr("Press a number. Esc takes the action back."))

    def _button_pressed(self) -> None:
        sender = self.sender()
        if isinstance(sender, AnswerButton):
            self.chosen.emit(sender.option)

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
        """Whatever changes in it, it is high enough for all of its lines at the width it has."""
        kind = event.type()
        done = super().event(event)
        if kind == QEvent.Type.Resize:
            self._fit_options()
        if kind not in (QEvent.Type.LayoutRequest, QEvent.Type.Resize):
            return done  # one of the others deletes it: nothing of it is there to be asked any more
        layout = self.layout()
        if layout is not None:
            self.setMinimumHeight(max(LEAST_HEIGHT, layout.totalMinimumHeightForWidth(self.width())))
        return done

    # --- keys ------------------------------------------------------------------------------------------

    def take_key(self, key: int, text: str, *, shift: bool) -> bool:
        """Takes a key while a question is open; False if it means nothing here."""
        asked = self.asked
        if asked is None:
            return False
        if isinstance(asked.question, DieQuestion):
            return self._die_key(key, text, shift=shift)
        return self._choice_key(asked.question, key, text)

    def _die_key(self, key: int, text: str, *, shift: bool) -> bool:
        if text.isdigit() and text.isascii():
            self.typed = text if self._wrong else (self.typed + text)[-4:]
            self._wrong = False
        elif key == Qt.Key.Key_Backspace:
            if self.typed:
                self.typed = self.typed[:-1]
                self._wrong = False
            else:
                self.taken_back.emit()  # at the first question there is nothing to take back: Esc gives the action up
                return True
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            if shift:
                self.rolled_all.emit()
            else:
                self.accept_entry()
            return True
        else:
            return False
        self._show_entry()
        return True

    def _choice_key(self, choice: Choice, key: int, text: str) -> bool:
        if text.isdigit() and 1 <= int(text) <= min(MOST_BUTTONS, len(choice.options)):
            self.chosen.emit(choice.options[int(text) - 1])
            return True
        if key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            if choice.default is not None:
                self.chosen.emit(choice.default)
            return True
        if key == Qt.Key.Key_Backspace:
            self.taken_back.emit()
            return True
        return False

    def accept_entry(self) -> None:
        """Hands the typed face over, or asks the app to roll where nothing was typed."""
        if not self.typed:
            self.rolled.emit()
            return
        asked = self.asked
        face = int(self.typed)
        if asked is not None and isinstance(asked.question, DieQuestion) and face == 0 and asked.question.faces >= 10:
            face = asked.question.faces  # 0 on a d10 and 00 on percentile dice are their highest faces
        if asked is not None and isinstance(asked.question, DieQuestion) and not 1 <= face <= asked.question.faces:
            self._hint.setText(
                self.tr("A d{faces} has no face {face}: type 1 to {faces}.").format(
                    faces=asked.question.faces, face=face
                )
            )
            self._wrong = True
            self._show_entry()
            return
        self.typed_face.emit(face)

    def _show_entry(self) -> None:
        self._entry.setText(self.typed or "–")
        self._roll.setText(self.tr("Take it (Enter)") if self.typed else self.tr("Roll (Enter)"))
