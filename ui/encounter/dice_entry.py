"""Where the table's dice are typed: one line for all dice of a roll, or of several rolls with names."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import suppress

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QWidget

from rules.questions import DieQuestion
from ui.dice_slots import Slot
from ui.encounter.dice_line import SEPARATORS, TOTAL, WrongLine, faces_in
from ui.encounter.dice_words import DiceWords
from ui.flow import Flow
from ui.lines import stacked
from ui.plain import Label
from ui.unbroken import unbroken
from ui.whole_button import WholeButton

LONGEST_LINE = 240
"""How many signs of a line of dice are kept."""
ENTRY_WIDTH = 72
"""Pixels of the entry; it grows with what is typed."""


class DiceEntry(QWidget):
    """The dice that a question asks for: what they have shown, the list of names, and the line being typed."""

    rolled_all = Signal()
    """Let the app roll all that this command still asks for."""
    answered = Signal(object)
    """Dice of the list that is asked: (place, face) of each, None for one that the app is to roll."""
    left_over = Signal(str)
    """What a line has beyond these dice, where others follow."""
    taken_back = Signal()
    hinted = Signal(str)
    """How to answer, or why the line cannot be taken."""

    def __init__(self, name: Callable[[str | None], str], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.words = DiceWords(name, self)
        self.typed = ""
        self.goes_on = False
        """Whether commands follow that may ask for dice: a line may have those too."""
        self.is_wrong = False
        """Whether what was typed cannot be taken, which is being said: the next figure begins anew."""
        self._die: DieQuestion | None = None
        self._slots: Sequence[Slot] = ()
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
        self.entry.setAccessibleName(self.tr("The dice typed so far"))
        self.roll = WholeButton(self.tr("Roll (Enter)"))
        self.roll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.roll.clicked.connect(self.accept)
        self.roll_all = WholeButton(self.tr("Roll all (Shift+Enter)"))
        self.roll_all.setProperty("role", "quiet")
        self.roll_all.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.roll_all.clicked.connect(self.rolled_all)
        hand = Flow(8)
        for widget in (self.entry, self.roll, self.roll_all):
            hand.add(widget)
        layout = stacked(self, spacing=4)
        for line in (self.names, self.settled, self.shown):
            layout.addWidget(line)
        layout.addWidget(hand)

    def show_die(self, die: DieQuestion | None, slots: Sequence[Slot], purpose: str) -> None:
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
            self.hinted.emit(self.words.hint(self._open()))
        self._show()

    def _open(self) -> list[Slot]:
        """The dice that a line gives, in its order: without those given already, and those that change nothing."""
        waiting = [slot for slot in self._slots if not slot.given]
        return [slot for slot in waiting if slot.roll.settled is None] or waiting

    def _read(self, typed: str) -> list[tuple[Slot, int]]:
        """The dice that a line gives, or raises WrongLine."""
        slots = self._open()
        one_roll = len({slot.place[:2] for slot in slots}) == 1
        faces = faces_in(
            typed,
            [slot.faces for slot in slots],
            plus=slots[0].roll.plus,
            shown=0 if self._die is None else sum(self._die.so_far),
            by_sum=one_roll and slots[0].roll.by_sum,
        )
        return list(zip(slots, faces, strict=False))

    def _read_first(self, typed: str) -> list[tuple[Slot, int]]:
        """The dice of a line; where commands follow, what it has beyond these dice is left for them."""
        words = typed.replace(",", " ").split()
        many = len(self._open())
        if self.goes_on and len(words) > many:
            read = self._read(" ".join(words[:many]))
            self.left_over.emit(" ".join(words[many:]))
            return read
        return self._read(typed)

    # --- keys ------------------------------------------------------------------------------------------

    def take_key(self, key: int, text: str, *, shift: bool) -> bool:
        """Takes a key while dice are asked for; False if it means nothing here."""
        if (text.isdigit() and text.isascii()) or (text and text in (SEPARATORS if self.typed else TOTAL)):
            self.typed = text.lstrip(SEPARATORS) if self.is_wrong else (self.typed + text)[:LONGEST_LINE]
            self._mend()
        elif key == Qt.Key.Key_Backspace:
            if not self.typed:
                self.taken_back.emit()  # at the first question there is nothing to take back: Esc gives the action up
                return True
            self.typed = self.typed[:-1]
            self._mend()
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            if shift:
                self.rolled_all.emit()
            else:
                self.accept()
            return True
        else:
            return False
        self._show()
        return True

    def _mend(self) -> None:
        """What was wrong is being typed anew: its fault goes, and the hint comes back."""
        if self.is_wrong:
            self.is_wrong = False
            self.hinted.emit(self.words.hint(self._open()))

    def type_again(self, typed: str) -> None:
        """Stands as if this had been typed."""
        self.typed = typed
        self._show()

    def accept(self) -> None:
        """Hands the typed dice over; where nothing was typed the app makes this roll, and those that change nothing."""
        if not self._slots:
            return
        waiting = [slot for slot in self._slots if not slot.given]
        if not self.typed.strip(SEPARATORS):
            first = waiting[0].place[:2]
            by_app = [slot for slot in waiting if slot.place[:2] == first or slot.roll.settled is not None]
            self.answered.emit([(slot.place, None) for slot in by_app])
            return
        try:
            read = self._read_first(self.typed)
        except WrongLine as wrong:
            self.is_wrong = True
            self.hinted.emit(self.words.fault(wrong))
            self._show()
            return
        of_the_app = [slot for slot in waiting if slot not in self._open()]
        self.answered.emit([*((slot.place, face) for slot, face in read), *((slot.place, None) for slot in of_the_app)])

    # --- showing ---------------------------------------------------------------------------------------

    def _show(self) -> None:
        self.entry.setText(self.typed or "–")
        self.entry.setFixedWidth(max(ENTRY_WIDTH, self.entry.fontMetrics().horizontalAdvance(self.typed) + 24))
        self.roll.setText(self.tr("Take it (Enter)") if self.typed else self.tr("Roll (Enter)"))
        if self._rows:
            self._fill_names()

    def _fill_names(self) -> None:
        """The names with what the line gives to each: half a die at its end is none yet."""
        read: list[tuple[Slot, int]] = []
        for line in (self.typed[:-1], self.typed):
            with suppress(WrongLine):
                read = self._read(line)
        typed = {slot.place: face for slot, face in read}
        following = next((slot.place[:2] for slot in self._open() if slot.place not in typed), None)
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
