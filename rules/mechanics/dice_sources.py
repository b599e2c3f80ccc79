"""Sources of answers: the app's dice, a script's, or those rolled at the table."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Protocol

from rules.core.questions import ChoiceQuestion, DiceError, DieQuestion, Needed, Refusal, Waiting
from rules.core.state import Fight
from rules.dice.dice import FIRST, MASK, SECOND, STEP, advance
from rules.text.localized import said


class AnswerSource(Protocol):
    """A source of answers: the app's dice, the table's, or a script's."""

    generator: int
    """The state of the seeded dice after the last roll."""

    def die(self, faces: int, what: str, actor: str | None, number: int, needs: Needed | None) -> int:
        """Return a face 1…faces; raises Waiting or DiceError."""

    def choose(self, choice: ChoiceQuestion) -> str:
        """Return an option of the choice; raises Waiting or Refusal `no_such_option`."""

    def finish(self) -> None:
        """Raise if answers are left over; called when the command is through."""


class AppDice:
    """The app rolls everything; choices come from a list, then from their default."""

    __slots__ = ("answers", "generator", "used")

    def __init__(self, fight: Fight, answers: Sequence[str] = ()) -> None:
        self.generator = fight.generator
        self.answers = answers
        self.used = 0

    def die(self, faces: int, what: str, actor: str | None, number: int, needs: Needed | None) -> int:
        """Return a seeded face: `dice.advance`, inlined here because every roll comes this way."""
        state = self.generator = (self.generator + STEP) & MASK
        mixed = ((state ^ (state >> 30)) * FIRST) & MASK
        mixed = ((mixed ^ (mixed >> 27)) * SECOND) & MASK
        return (((mixed ^ (mixed >> 31)) * faces) >> 64) + 1

    def choose(self, choice: ChoiceQuestion) -> str:
        """Return the next answer of the list, else the default; else raises Waiting."""
        if self.used < len(self.answers):
            answer = self.answers[self.used]
            self.used += 1
            if answer not in choice.options:
                raise Refusal("no_such_option", option=answer, question=choice.id)
            return answer
        if choice.default is None:
            raise Waiting(choice)
        return choice.default

    def finish(self) -> None:
        """Refuse answers that nobody asked for."""
        if self.used < len(self.answers):
            raise Refusal("no_such_option", option=self.answers[self.used], question=None)


class ScriptDice(AppDice):
    """The dice of a script: the list has to fit exactly."""

    __slots__ = ("dice", "taken")

    def __init__(self, fight: Fight, dice: Sequence[int], answers: Sequence[str] = ()) -> None:
        super().__init__(fight, answers)
        self.dice = dice
        self.taken = 0

    def die(self, faces: int, what: str, actor: str | None, number: int, needs: Needed | None) -> int:
        """Return the next face of the list."""
        whose = f" of {actor}" if actor else ""
        if self.taken >= len(self.dice):
            raise DiceError("dice_missing", f"die {number + 1} (d{faces}, {what}{whose}) has no face in the list")
        face = self.dice[self.taken]
        if not 1 <= face <= faces:
            raise DiceError("invalid_die", f"die {number + 1} (d{faces}, {what}{whose}) has no face {face}")
        self.taken += 1
        return face

    def finish(self) -> None:
        """Refuse dice and answers that nobody asked for."""
        super().finish()
        if self.taken < len(self.dice):
            face = self.dice[self.taken]
            raise DiceError("dice_left_over", f"die {self.taken + 1} of {len(self.dice)} ({face}) was not asked for")


class TableDice:
    """The window's source.

    Dice and choices given so far, then the app's dice for sides it rolls for, else a question.
    """

    __slots__ = ("answers", "dice", "generator", "rolls_for", "taken", "used")

    def __init__(
        self,
        fight: Fight,
        dice: Sequence[int | None] = (),
        answers: Sequence[str] = (),
        rolls_for: Callable[[str | None], bool] = lambda actor: False,
    ) -> None:
        self.generator = fight.generator
        self.dice = dice
        """Faces typed in so far; None: the app rolled this one."""
        self.answers = answers
        self.rolls_for = rolls_for
        self.taken = 0
        self.used = 0

    def die(self, faces: int, what: str, actor: str | None, number: int, needs: Needed | None) -> int:
        """Return the face typed in, or a seeded one; else raises the question."""
        face: int | None = None
        if self.taken < len(self.dice):
            face = self.dice[self.taken]
            self.taken += 1
        elif not self.rolls_for(actor):
            raise Waiting(DieQuestion(faces, what, actor, number, needs))
        if face is None:
            self.generator, face = advance(self.generator, faces)
        elif not 1 <= face <= faces:
            raise DiceError("invalid_die", said("fault-die_face", die=f"d{faces}", face=face))
        return face

    def choose(self, choice: ChoiceQuestion) -> str:
        """Return the answer given; else raises the question."""
        if choice.idle and choice.default is not None:
            return choice.default
        if self.used >= len(self.answers):
            raise Waiting(choice)
        answer = self.answers[self.used]
        self.used += 1
        if answer not in choice.options:
            raise Refusal("no_such_option", option=answer, question=choice.id)
        return answer

    def finish(self) -> None:
        """Do nothing: the window gives one answer at a time, so none can be left over."""


class NoAnswers:
    """No source: every die and every choice waits."""

    generator = 0

    def die(self, faces: int, what: str, actor: str | None, number: int, needs: Needed | None) -> int:
        """Raise Waiting."""
        raise Waiting(DieQuestion(faces, what, actor, number, needs))

    def choose(self, choice: ChoiceQuestion) -> str:
        """Raise Waiting, unless nobody would be asked."""
        if choice.idle and choice.default is not None:
            return choice.default
        raise Waiting(choice)

    def finish(self) -> None:
        """Do nothing: no answer can be left over."""
