"""What a dice question says: what for, whose dice, at whom, which of how many, and what they must come to."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import groupby

from PySide6.QtCore import QObject

from rules.core.questions import DieQuestion, Needs, Roll, RollTarget
from rules.text.localized import listed
from ui.session.dice_parser import PERCENTILE, WrongLine
from ui.session.pending_command import DieSlot
from ui.text.words import saying, side_name, unbroken_if_short

MOST_NAMES = 3
"""More targets than so many are counted, not named."""
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
        what = purpose[:1].upper() + purpose[1:]
        if roll.side or die.actor is not None:
            name = side_name(roll.side) if roll.side else self.name(die.actor)
            what = self.tr("{name}: {what}").format(name=name, what=what)
        targets = self._targets([aim.target for aim in roll.aims if aim.target is not None])
        if targets:
            what = self.tr("{what} → {targets}").format(what=what, targets=targets)
        dice, which = dice_in(roll, self.only_die), self._which(die, here)
        facts = (self._tied(roll), dice, which, self._needs(roll))
        kept = (unbroken_if_short(fact, LONGEST_WHOLE) for fact in facts if fact)
        return " · ".join(filter(None, (what, *kept)))

    def shown(self, die: DieQuestion) -> str:
        """What the dice of this roll have shown before the one that is asked; empty where it is the first."""
        if not die.so_far:
            return ""
        shown = " + ".join(str(face) for face in die.so_far)
        return self.tr("So far: {dice}").format(dice=shown if len(die.so_far) == 1 else f"{shown} = {sum(die.so_far)}")

    def settled(self, roll: Roll) -> str:
        """That no throw can change anything, where none can."""
        if roll.settled is None:
            return ""
        if roll.settled:
            return self.tr("No roll can change this: it succeeds whatever is rolled. Press Enter to go on.")
        return self.tr("No roll can change this: it fails whatever is rolled. Press Enter to go on.")

    def place(self, roll: Roll, purpose: str) -> str:
        """A roll in the list of those that are typed in a row: whose, or at whom, and what it needs."""
        targets = self._targets([aim.target for aim in roll.aims if aim.target is not None])
        needs = ", ".join(dict.fromkeys(aim.needs.bare for aim in roll.aims if aim.needs is not None))
        return f"{targets or self.name(roll.actor) or purpose} {needs}".rstrip()

    def hint(self, slots: Sequence[DieSlot]) -> str:
        """How to answer."""
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

    def follows(self, dice: str) -> str:
        """What of a line is for the rolls that follow."""
        return self.tr("Then, for the next roll: {dice}. Press Enter to use it.").format(dice=dice)

    def kept(self, dice: str) -> str:
        """What a line before has left for the rolls that follow."""
        return self.tr("Typed for the next roll: {dice}").format(dice=dice)

    def fault(self, wrong: WrongLine) -> str:
        """Why a line cannot be taken."""
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
        """Those with whom the one who throws the dice of a tie is tied."""
        if not roll.against:
            return ""
        if len(roll.against) > MOST_NAMES:
            return self.tr("with {count} others").format(count=len(roll.against))
        return self.tr("with {names}").format(names=saying(listed(map(self.name, roll.against))))

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
        """What the dice have to come to, and what the numbers alone would say where the dice hold it."""
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
