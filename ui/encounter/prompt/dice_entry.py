"""The entry for the table's dice: one line for all dice of a roll, or of several rolls with names."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from dataclasses import replace
from itertools import groupby

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtWidgets import QWidget

from rules.core.questions import DieQuestion, Needs, Roll, RollTarget
from rules.text.localized import listed
from ui.session.dice_parser import PERCENTILE, SEPARATORS, TOTAL, WrongLine
from ui.session.pending_command import DieSlot, Place, answered_by, faces_of, open_slots
from ui.session.prompts import Throwers, throwers_of
from ui.text.words import localize, side_name, unbroken, unbroken_if_short
from ui.theme.sizes import px
from ui.widgets.buttons import WholeButton
from ui.widgets.labels import Label
from ui.widgets.layouts import FlowPanel, stacked

LONGEST_LINE = 240
"""The most characters kept of a line of dice."""
ENTRY_WIDTH = 72
"""Pixels of the entry; it grows with what is typed."""


class DiceEntry(QWidget):
    """The widget for the dice of a question: former results, the list of rolls, and the line being typed."""

    roll_requested = Signal(object, str)
    """Let the app roll all that this command still asks for beyond what is typed; that is told as by `dice_entered`."""
    dice_entered = Signal(object, str)
    """Dice of the list that is asked: (place, face) of each, None for one that the app is to roll; and what the line
    has beyond them, for the rolls that follow.
    """
    undo_requested = Signal()
    offer_taken = Signal()
    """The dice of the players are taken as they have thrown them."""
    offer_dropped = Signal()
    """They are not: they have to be thrown anew."""
    next_changed = Signal(object)
    """The question of the die that the next figure typed goes to; where each has its figure, that of the last."""
    hint_changed = Signal(str)
    """How to answer, or why the line cannot be taken."""

    def __init__(self, name: Callable[[str | None], str], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.words = DiceWords(name, self)
        self.typed = ""
        self.goes_on = False
        """Whether more rolls may follow, whose dice may be typed in the same line."""
        self.is_wrong = False
        """Whether an error of the typed line is shown; the next digit then replaces what is wrong."""
        self.is_proposed = False
        """Whether the line is what was left of another roll: what is typed replaces it."""
        self._die: DieQuestion | None = None
        self._slots: Sequence[DieSlot] = ()
        self._offered: Mapping[Place, int] = {}
        self._rows: list[tuple[tuple[int, int], str]] = []
        """The rolls of the list, each with its number and text."""
        self.names = _line("dice_names")
        self.names.setProperty("role", "")
        self.settled = _line("settled")
        self.shown = _line("dice_shown")
        self.entry = Label()
        self.entry.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.entry.setFixedSize(px(ENTRY_WIDTH), px(40))
        self.entry.setObjectName("die_entry")
        self.entry.introduce(self.tr("The dice typed so far"))
        self.roll = WholeButton(self.tr("Roll (Enter)"))
        self.roll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.roll.clicked.connect(self.accept)
        self.roll_all = WholeButton(self.tr("Roll all (Shift+Enter)"))
        self.roll_all.setProperty("role", "quiet")
        self.roll_all.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.roll_all.clicked.connect(self.accept_and_roll)
        hand = FlowPanel(8)
        hand.add(self.entry, self.roll, self.roll_all)
        layout = stacked(on=self, spacing=4)
        for line in (self.names, self.settled, self.shown):
            layout.addWidget(line)
        layout.addWidget(hand)

    def show_die(self, die: DieQuestion | None, slots: Sequence[DieSlot], purpose: str) -> None:
        """Show a die and those that are typed with it; None where none is asked for."""
        self._die, self._slots = die, slots
        self.typed = ""
        self.is_wrong = self.is_proposed = False
        self._offered = {}
        rolls = {slot.place[:2]: slot.roll for slot in slots}
        has_list = len(rolls) > 1
        self._rows = list(zip(rolls, self.words.places(list(rolls.values()), purpose), strict=True)) if has_list else []
        self.names.setVisible(bool(self._rows))
        outcomes = {roll.settled for roll in rolls.values()}
        _say(self.settled, self.words.settled(slots[0].roll) if len(outcomes) == 1 else "")
        _say(self.shown, "" if die is None else self.words.shown(die))
        if die is not None:
            self.hint_changed.emit(self._hint())
        self._show()

    def show_offer(self, offered: Mapping[Place, int]) -> None:
        """Show dice that players have thrown in the place of typed ones, until others are typed."""
        self._offered = offered
        self._show()

    def _read(self, typed: str) -> tuple[list[tuple[DieSlot, int]], str]:
        """Return the dice that a line gives, and what it has beyond them; or raise WrongLine."""
        read, rest = faces_of(typed, self._slots, 0 if self._die is None else sum(self._die.so_far))
        if rest and not self.goes_on:
            raise WrongLine("many", len(open_slots(self._slots)))
        return read, rest

    def _hint(self) -> str:
        """Return how to answer, or what of the line is for the rolls that follow."""
        read: list[tuple[DieSlot, int]] = []
        rest = ""
        with suppress(WrongLine):
            read, rest = self._read(self.typed) if self._slots else ([], "")
        if not rest:
            return self.words.hint(open_slots(self._slots))
        return self.words.follows(rest, throwers_of(slot for slot, _ in read))

    # --- keys ------------------------------------------------------------------------------------------

    def take_key(self, key: int, text: str, *, shift: bool) -> bool:
        """Take a key while dice are asked for; False if it means nothing here."""
        kept = "" if self.is_proposed else self.typed
        begins = not kept or kept[-1] in SEPARATORS
        may_follow = f"{SEPARATORS if kept else ''}{TOTAL if begins else ''}"
        if (text.isdigit() and text.isascii()) or (text and text in may_follow):
            text = text.lstrip(SEPARATORS) if self.is_wrong else text
            self.typed = (("" if self.is_proposed else self._kept_line()) + text)[:LONGEST_LINE]
            self._mend()
        elif key == Qt.Key.Key_Backspace:
            if not self.typed and self._offered:
                self.offer_dropped.emit()
                return True
            if not self.typed:
                self.undo_requested.emit()  # nothing to take back at the first question: Esc gives the action up
                return True
            self.typed = "" if self.is_proposed else self.typed[:-1]
            self._mend()
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            if shift:
                self.accept_and_roll()
            else:
                self.accept()
            return True
        else:
            return False
        self._show()
        return True

    def _mend(self) -> None:
        """Show the hint again in place of an error, since the line is typed anew."""
        self.is_wrong = self.is_proposed = False
        self.hint_changed.emit(self._hint())

    def _kept_line(self) -> str:
        """Return the typed line; after a wrong face as far as the dice before it, after any other fault nothing."""
        if not self.is_wrong:
            return self.typed
        part, read = self._before_fault(self.typed)
        return part if len(read) < len(open_slots(self._slots)) else ""

    def _before_fault(self, line: str) -> tuple[str, list[tuple[DieSlot, int]]]:
        """Return the longest part of a line that ends with a word and can be read, and the dice that it gives."""
        for end in range(len(line), 0, -1):
            if line[end - 1] in SEPARATORS:
                with suppress(WrongLine):
                    return line[:end], self._read(line[:end])[0]
        return "", []

    def type_again(self, typed: str) -> None:
        """Fill the line with a text as if it had been typed, and show what is wrong with it."""
        self.typed = typed
        if self._slots:
            self._checked()
        self._show()

    def propose(self, typed: str) -> None:
        """Fill the line with what was left of another roll; what cannot be is said as if it had been typed."""
        self.is_proposed = True
        self.hint_changed.emit(self.words.left_over(typed, None if self._die is None else self._die.actor))
        self.type_again(typed)

    def _checked(self) -> tuple[list[tuple[DieSlot, int]], str] | None:
        """Return the dice of the line, and what it has beyond them; None where it cannot be taken, which is said."""
        try:
            return self._read(self.typed)
        except WrongLine as wrong:
            self.is_wrong = True
            self.hint_changed.emit(self.words.fault(wrong))
            return None

    def accept(self) -> None:
        """Submit the typed dice; with an empty line the app makes this roll, and those that change nothing."""
        if not self._slots:
            return
        if self._offered and not self.typed.strip(SEPARATORS):
            self.offer_taken.emit()
            return
        waiting = [slot for slot in self._slots if not slot.is_given]
        if not self.typed.strip(SEPARATORS):
            first = open_slots(self._slots)[0].place[:2]
            by_app = [slot for slot in waiting if slot.place[:2] == first or slot.roll.settled is not None]
            self.dice_entered.emit([(slot.place, None) for slot in by_app], "")
            return
        if (read := self._checked()) is None:
            self._show()
        else:
            self.dice_entered.emit(answered_by(read[0], self._slots), read[1])

    def accept_and_roll(self) -> None:
        """Submit the typed dice, and let the app roll all that is asked beyond them."""
        if not self._slots:
            return
        if not self.typed.strip(SEPARATORS):
            self.roll_requested.emit([], "")
        elif (read := self._checked()) is None:
            self._show()
        else:
            self.roll_requested.emit(answered_by(read[0], self._slots), read[1])

    # --- showing ---------------------------------------------------------------------------------------

    def _show(self) -> None:
        shown = self.typed or " ".join(str(face) for _, face in sorted(self._offered.items()))
        self.entry.setText(shown or "–")
        self.entry.setFixedWidth(max(px(ENTRY_WIDTH), self.entry.fontMetrics().horizontalAdvance(shown) + px(24)))
        self.roll.setText(self.tr("Take it (Enter)") if shown else self.tr("Roll (Enter)"))
        rest, everything = self.tr("Roll the rest (Shift+Enter)"), self.tr("Roll all (Shift+Enter)")
        self.roll_all.setText(rest if self.typed else everything)
        if not self._slots or self._die is None:
            return
        if not self._rows:
            self.next_changed.emit(self._die)
            return
        following = self._next_slot()
        at = (following or open_slots(self._slots)[-1]).place[1]
        given = self._given(self._kept_line()) if self.typed else self._offered
        self._fill_names(given, None if following is None else following.place[:2])
        self.next_changed.emit(replace(self._die, at=at, actor=self._die.rolls[at].actor))

    def _next_slot(self) -> DieSlot | None:
        """The die that the next figure goes to: `5` may become 50; None where each has its own."""
        line = self._kept_line()
        given, longer = self._given(line), self._given(f"{line}1")
        slots = open_slots(self._slots)
        changed = (slot for slot in slots if longer.get(slot.place) not in (None, given.get(slot.place)))
        return next(changed, next((slot for slot in slots if slot.place not in given), None))

    def _given(self, line: str) -> dict[Place, int]:
        """The dice that a line gives so far: half a die at its end is none yet."""
        _, read = self._before_fault(line)
        for part in (line[:-1], line):
            with suppress(WrongLine):
                read = self._read(part)[0]
        return {slot.place: face for slot, face in read}

    def _fill_names(self, typed: Mapping[Place, int], following: tuple[int, int] | None) -> None:
        """The names with what the line gives to each."""
        shown = []
        for which, words in self._rows:
            faces = [
                str(typed.get(slot.place, slot.face) or "?")
                for slot in self._slots
                if slot.place[:2] == which and (slot.is_given or slot.place in typed)
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


MOST_NAMES = 3
"""If there are more targets than this, they are counted instead of named."""
LONGEST_WHOLE = 24
"""Signs of a fact that does not break at the end of a line; a longer one may."""


def dice_in(roll: Roll, only_die: int = 0) -> str:
    """The dice of a roll: `d%`, `2d6 + 3`, `d8 + d6`; `2d` where a book has `only_die`."""
    parts = []
    for faces, group in groupby(roll.faces):
        count = len(tuple(group))
        counted = f"{count if count > 1 else ''}d{'%' if faces == 100 else faces}"
        parts.append(f"{count}d" if faces == only_die else counted)
    words = " + ".join(parts)
    return words if not roll.plus else f"{words} {'+' if roll.plus > 0 else '−'} {abs(roll.plus)}"


class DiceWords(QObject):
    """The words of a dice question; combatants are called as `name` says."""

    def __init__(self, name: Callable[[str | None], str], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.name = name
        self.only_die = 0

    def title(self, die: DieQuestion, purpose: str, here: Sequence[int] = ()) -> str:
        """The line of facts over the entry; `here` are the rolls of its list that the table makes."""
        roll = die.rolls[die.at] if die.rolls else Roll((die.faces,), die.actor)
        text = purpose[:1].upper() + purpose[1:]
        if roll.side or die.actor is not None:
            name = side_name(roll.side) if roll.side else self.name(die.actor)
            text = self.tr("{name}: {what}").format(name=name, what=text)
        targets = self._targets([aim.target for aim in roll.aims if aim.target is not None])
        if targets:
            text = self.tr("{what} → {targets}").format(what=text, targets=targets)
        dice, which = dice_in(roll, self.only_die), self._which(die, here)
        facts = (self._tied(roll), dice, which, self._needs(roll))
        facts_whole = (unbroken_if_short(fact, LONGEST_WHOLE) for fact in facts if fact)
        return " · ".join(filter(None, (text, *facts_whole)))

    def shown(self, die: DieQuestion) -> str:
        """Return the results of the roll's dice before the one that is asked; empty for the first."""
        if not die.so_far:
            return ""
        shown = " + ".join(str(face) for face in die.so_far)
        return self.tr("So far: {dice}").format(dice=shown if len(die.so_far) == 1 else f"{shown} = {sum(die.so_far)}")

    def settled(self, roll: Roll) -> str:
        """Return that no throw can change anything, if so; else an empty text."""
        if roll.settled is None:
            return ""
        if roll.settled:
            return self.tr("No roll can change this: it succeeds whatever is rolled. Press Enter to go on.")
        return self.tr("No roll can change this: it fails whatever is rolled. Press Enter to go on.")

    def places(self, rolls: Sequence[Roll], purpose: str) -> list[str]:
        """The rolls of a row, each with what it needs: at whom if one throws them all, else whose.

        A roll that no throw can change says so, since it is not typed with the others.
        """
        at_whom = len({roll.actor for roll in rolls}) == 1
        all_settled = all(roll.settled is not None for roll in rolls)
        return [
            self._place(roll, purpose, at_whom=at_whom)
            if roll.settled is None or all_settled
            else self._settled_place(roll, purpose, at_whom=at_whom)
            for roll in rolls
        ]

    def _place(self, roll: Roll, purpose: str, *, at_whom: bool) -> str:
        needs = ", ".join(dict.fromkeys(aim.needs.bare for aim in roll.aims if aim.needs is not None))
        return f"{self._whose(roll, purpose, at_whom=at_whom)} {needs}".rstrip()

    def _settled_place(self, roll: Roll, purpose: str, *, at_whom: bool) -> str:
        text = self.tr("{who} succeeds anyway") if roll.settled else self.tr("{who} fails anyway")
        return text.format(who=self._whose(roll, purpose, at_whom=at_whom))

    def _whose(self, roll: Roll, purpose: str, *, at_whom: bool) -> str:
        targets = self._targets([aim.target for aim in roll.aims if aim.target is not None]) if at_whom else ""
        return targets or self.name(roll.actor) or purpose

    def hint(self, slots: Sequence[DieSlot]) -> str:
        """Return the hint how to answer."""
        if len(slots) < 2:
            return self.tr(
                "Type the die on the table, or press Enter to roll. Backspace corrects, Esc cancels the action."
            )
        one_roll = len({slot.place[:2] for slot in slots}) == 1
        if one_roll and slots[0].roll.by_sum:
            return self.tr(
                "Type the dice in a row, or = and their total. Enter rolls them, Backspace corrects, "
                "Esc cancels the action."
            )
        if all(slot.faces == PERCENTILE for slot in slots):
            return self.tr(
                "Type the dice in a row, two figures each, 00 for 100. Enter rolls them, Backspace corrects, "
                "Esc cancels the action."
            )
        return self.tr(
            "Type the dice in a row with spaces. Enter rolls them, Backspace corrects, Esc cancels the action."
        )

    def follows(self, dice: str, throwers: Throwers) -> str:
        """Return which dice of a line are for the rolls that follow, and of whom unless they may be of several."""
        if len(throwers) == 1 and throwers[0] is not None:
            return self.tr("Then, for the next roll of {name}: {dice}. Press Enter to use it.").format(
                name=self.name(throwers[0]), dice=dice
            )
        return self.tr("Then, for the next roll: {dice}. Press Enter to use it.").format(dice=dice)

    def left_over(self, dice: str, actor: str | None) -> str:
        """Return that dice were left of the roll before, and what becomes of them."""
        return self.tr("Left of the roll before: {dice}. Enter uses it for {name}, Backspace lets it go.").format(
            dice=dice, name=self.name(actor)
        )

    def fault(self, wrong: WrongLine) -> str:
        """Return why a line is not valid."""
        if wrong.code == "face":
            face, faces = wrong.numbers
            die = dice_in(Roll((faces,), None))
            return self.tr("A {die} has no face {face}: type 1 to {faces}.").format(die=die, faces=faces, face=face)
        if wrong.code == "many":
            return self.tr("More dice than are asked for ({count}).").format(count=wrong.numbers[0])
        if wrong.code == "total":
            total, least, most = wrong.numbers
            return self.tr("These dice cannot come to {total}: {least} to {most}.").format(
                total=total, least=least, most=most
            )
        return self.tr("Here each die counts by itself: type them one by one.")

    def _tied(self, roll: Roll) -> str:
        """Return the names of those who are tied with the one who rolls."""
        if not roll.against:
            return ""
        if len(roll.against) > MOST_NAMES:
            return self.tr("with {count} others").format(count=len(roll.against))
        return self.tr("with {names}").format(names=localize(listed(map(self.name, roll.against))))

    def _which(self, die: DieQuestion, here: Sequence[int]) -> str:
        number, count = die.nth or (1, 1)
        if len(die.rolls) > 1 and die.at in here:
            number, count = here.index(die.at) + 1, len(here)
        return self.tr("{number} of {count}").format(number=number, count=count) if count > 1 else ""

    def _needs(self, roll: Roll) -> str:
        needed = [aim for aim in roll.aims if aim.needs is not None]
        if not needed:
            return ""
        different = dict.fromkeys(aim.needs for aim in needed if aim.needs is not None)
        words = ", ".join(self._against(needed, needs) for needs in different)
        if len(different) == 1:
            words = self._explained(next(iter(different)))
        one_die = len(roll.faces) == 1
        return (self.tr("needs {needs}") if one_die else self.tr("the dice together need {needs}")).format(needs=words)

    def _explained(self, needs: Needs) -> str:
        """Return what the dice have to reach, and what the numbers alone would be where the dice include it."""
        if needs.whole == needs.number:
            return needs.bare
        whole = str(needs.whole).replace("-", "−")
        return self.tr("{needs}, by the numbers {whole}").format(needs=needs.bare, whole=whole)

    def _against(self, aims: Sequence[RollTarget], needs: Needs) -> str:
        names = self._targets([aim.target for aim in aims if aim.needs == needs])
        return f"{needs.bare} ({names})"

    def _targets(self, ids: Sequence[str | None]) -> str:
        if len(ids) > MOST_NAMES:
            return self.tr("{count} targets").format(count=len(ids))
        return ", ".join(self.name(id) for id in ids)
