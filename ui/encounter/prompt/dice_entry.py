"""Where the table's dice are typed: one line for all dice of a roll, or of several rolls with names."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import suppress

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QWidget

from rules.core.questions import DieQuestion
from ui.encounter.prompt.dice_words import DiceWords
from ui.session.dice_parser import SEPARATORS, TOTAL, WrongLine
from ui.session.pending_command import DieSlot, answered_by, faces_of, open_slots
from ui.text.words import unbroken
from ui.widgets.buttons import WholeButton
from ui.widgets.labels import Label
from ui.widgets.layouts import FlowPanel, stacked

LONGEST_LINE = 240
"""How many signs of a line of dice are kept."""
ENTRY_WIDTH = 72
"""Pixels of the entry; it grows with what is typed."""


class DiceEntry(QWidget):
    """The dice that a question asks for: what they have shown, the list of names, and the line being typed."""

    roll_requested = Signal()
    """Let the app roll all that this command still asks for."""
    dice_entered = Signal(object, str)
    """Dice of the list that is asked: (place, face) of each, None for one that the app is to roll; and what the line
    has beyond them, for the rolls that follow.
    """
    undo_requested = Signal()
    hint_changed = Signal(str)
    """How to answer, or why the line cannot be taken."""

    def __init__(self, name: Callable[[str | None], str], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.words = DiceWords(name, self)
        self.typed = ""
        self.goes_on = False
        """Whether rolls may follow in the same command or the next: a line may have their dice too."""
        self.is_wrong = False
        """Whether what was typed cannot be taken, which is being said: the next figure begins anew."""
        self._die: DieQuestion | None = None
        self._slots: Sequence[DieSlot] = ()
        self._rows: list[tuple[tuple[int, int], str]] = []
        """The rolls of the list: which, and in words."""
        self.names = _line("dice_names")
        self.names.setProperty("role", "")
        self.settled = _line("settled")
        self.shown = _line("dice_shown")
        self.entry = Label()
        self.entry.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.entry.setFixedSize(ENTRY_WIDTH, 40)
        self.entry.setObjectName("die_entry")
        self.entry.introduce(self.tr("The dice typed so far"))
        self.roll = WholeButton(self.tr("Roll (Enter)"))
        self.roll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.roll.clicked.connect(self.accept)
        self.roll_all = WholeButton(self.tr("Roll all (Shift+Enter)"))
        self.roll_all.setProperty("role", "quiet")
        self.roll_all.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.roll_all.clicked.connect(self.roll_requested)
        hand = FlowPanel(8)
        hand.add(self.entry, self.roll, self.roll_all)
        layout = stacked(on=self, spacing=4)
        for line in (self.names, self.settled, self.shown):
            layout.addWidget(line)
        layout.addWidget(hand)

    def show_die(self, die: DieQuestion | None, slots: Sequence[DieSlot], purpose: str) -> None:
        """Shows a die and those that are typed with it; None where none is asked for."""
        self._die, self._slots = die, slots
        self.typed = ""
        self.is_wrong = False
        rolls = {slot.place[:2]: slot.roll for slot in slots}
        self._rows = (
            [(which, self.words.place(roll, purpose)) for which, roll in rolls.items()] if len(rolls) > 1 else []
        )
        self.names.setVisible(bool(self._rows))
        outcomes = {roll.settled for roll in rolls.values()}
        _say(self.settled, self.words.settled(slots[0].roll) if len(outcomes) == 1 else "")
        _say(self.shown, "" if die is None else self.words.shown(die))
        if die is not None:
            self.hint_changed.emit(self._hint())
        self._show()

    def _read(self, typed: str) -> tuple[list[tuple[DieSlot, int]], str]:
        """Return the dice that a line gives, and what it has beyond them; or raise WrongLine."""
        read, rest = faces_of(typed, self._slots, 0 if self._die is None else sum(self._die.so_far))
        if rest and not self.goes_on:
            raise WrongLine("many", len(open_slots(self._slots)))
        return read, rest

    def _hint(self) -> str:
        """Return how to answer, or what of the line is for the rolls that follow."""
        rest = ""
        with suppress(WrongLine):
            rest = self._read(self.typed)[1] if self._slots else ""
        return self.words.follows(rest) if rest else self.words.hint(open_slots(self._slots))

    # --- keys ------------------------------------------------------------------------------------------

    def take_key(self, key: int, text: str, *, shift: bool) -> bool:
        """Takes a key while dice are asked for; False if it means nothing here."""
        begins = not self.typed or self.typed[-1] in SEPARATORS
        may_follow = f"{SEPARATORS if self.typed else ''}{TOTAL if begins else ''}"
        if (text.isdigit() and text.isascii()) or (text and text in may_follow):
            self.typed = text.lstrip(SEPARATORS) if self.is_wrong else (self.typed + text)[:LONGEST_LINE]
            self._mend()
        elif key == Qt.Key.Key_Backspace:
            if not self.typed:
                self.undo_requested.emit()  # nothing to take back at the first question: Esc gives the action up
                return True
            self.typed = self.typed[:-1]
            self._mend()
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            if shift:
                self.roll_requested.emit()
            else:
                self.accept()
            return True
        else:
            return False
        self._show()
        return True

    def _mend(self) -> None:
        """What was wrong is being typed anew: its fault goes, and the hint comes back."""
        self.is_wrong = False
        self.hint_changed.emit(self._hint())

    def type_again(self, typed: str) -> None:
        """Stands as if this had been typed; what of it these dice cannot show is said."""
        self.typed = typed
        if self._slots:
            self._checked()
        self._show()

    def _checked(self) -> tuple[list[tuple[DieSlot, int]], str] | None:
        """Return the dice of the line, and what it has beyond them; None where it cannot be taken, which is said."""
        try:
            return self._read(self.typed)
        except WrongLine as wrong:
            self.is_wrong = True
            self.hint_changed.emit(self.words.fault(wrong))
            return None

    def accept(self) -> None:
        """Hands the typed dice over; where nothing was typed the app makes this roll, and those that change nothing."""
        if not self._slots:
            return
        waiting = [slot for slot in self._slots if not slot.given]
        if not self.typed.strip(SEPARATORS):
            first = waiting[0].place[:2]
            by_app = [slot for slot in waiting if slot.place[:2] == first or slot.roll.settled is not None]
            self.dice_entered.emit([(slot.place, None) for slot in by_app], "")
            return
        if (read := self._checked()) is None:
            self._show()
        else:
            self.dice_entered.emit(answered_by(read[0], self._slots), read[1])

    # --- showing ---------------------------------------------------------------------------------------

    def _show(self) -> None:
        self.entry.setText(self.typed or "–")
        self.entry.setFixedWidth(max(ENTRY_WIDTH, self.entry.fontMetrics().horizontalAdvance(self.typed) + 24))
        self.roll.setText(self.tr("Take it (Enter)") if self.typed else self.tr("Roll (Enter)"))
        if self._rows:
            self._fill_names()

    def _fill_names(self) -> None:
        """The names with what the line gives to each: half a die at its end is none yet."""
        read: list[tuple[DieSlot, int]] = []
        for line in (self.typed[:-1], self.typed):
            with suppress(WrongLine):
                read = self._read(line)[0]
        typed = {slot.place: face for slot, face in read}
        following = next((slot.place[:2] for slot in open_slots(self._slots) if slot.place not in typed), None)
        shown = []
        for which, words in self._rows:
            faces = [
                str(typed.get(slot.place, slot.face) or "?")
                for slot in self._slots
                if slot.place[:2] == which and (slot.given or slot.place in typed)
            ]
            line = self.tr("{who}: {dice}").format(who=words, dice=" ".join(faces)) if faces else words
            shown.append(f"▸ {line}" if which == following else line)
        self.names.setText("    ".join(map(unbroken, shown)))


def _line(name: str) -> Label:
    label = Label(role="small", wraps=True)
    label.setObjectName(name)
    return label


def _say(label: Label, text: str) -> None:
    label.setText(text)
    label.setVisible(bool(text))
