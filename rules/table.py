"""The table: what a rule holds in its hand.

A rule gets dice and choices from the table and changes the fight through it alone. When an answer is missing the
table raises `Waiting`; all that the run had changed is put back, and the rule runs again from its start with one
answer more. So a rule asks in a fixed order, consults no clock and walks no unordered set.
"""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import contextmanager
from dataclasses import replace
from typing import TYPE_CHECKING, Any, Protocol

from rules.dice import FIRST, MASK, SECOND, STEP, Expression, advance
from rules.encounter import Combatant, Fight, Kept
from rules.questions import Aim, Choice, DiceError, DieQuestion, Needed, Needs, Question, Refusal, Roll, Waiting
from rules.sayings import said

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping

    from rules.facts import Fact
    from rules.system import System

ABSENT: Any = object()
"""Stands for “there was no such attribute” in the trail."""

LOSSES_AND_GAINS = frozenset({"damage", "heal"})

Targets = Combatant | Sequence[Combatant] | None
"""At whom a roll is made: one, several with the same roll, or nobody."""

Trace = tuple[Kept, str, Any, Any]
"""What was written: whose attribute, which, its value before and after."""


class Asking(Protocol):
    """Who answers: the app's dice, the table's dice, a script."""

    generator: int
    """Where the seeded dice stand after what was rolled."""

    def die(self, faces: int, what: str, actor: str | None, number: int, needs: Needed | None) -> int:
        """One face 1…faces; raises Waiting or DiceError."""

    def choose(self, choice: Choice) -> str:
        """One of the choice's options; raises Waiting or Refusal `no_such_option`."""

    def finish(self) -> None:
        """Called when the command is through: raises if answers are left over."""


class Table:
    """One run of one command."""

    __slots__ = (
        "answers",
        "asking",
        "command",
        "facts",
        "fight",
        "first",
        "listed",
        "override",
        "system",
        "thrown",
        "trail",
    )

    def __init__(
        self,
        fight: Any,
        system: System,
        asking: Asking,
        command: int = 0,
        first: int = 1,
        override: bool = False,
    ) -> None:
        self.fight = fight
        """The fight, of the system's own class."""
        self.system = system
        self.asking = asking
        self.command = command
        self.first = first
        self.override = override
        self.facts: list[Fact] = []
        self.thrown: list[int] = []
        """The faces of all dice so far."""
        self.listed: tuple[Sequence[str], int, Callable[[], Sequence[Roll]]] | None = None
        self.answers: list[str] = []
        self.trail: list[Trace] = []

    # --- what happened ---------------------------------------------------------------------------------

    def fact(self, kind: str, **fields: Any) -> Fact:
        """Records a fact and returns it; fields called `with` and `from` are written `with_` and `from_`.

        The fields' own dictionary becomes the fact: a second one would cost every command a tenth more.
        """
        if "with_" in fields:
            fields["with"] = fields.pop("with_")
        if "from_" in fields:
            fields["from"] = fields.pop("from_")
        fields["n"] = self.first + len(self.facts)
        fields["command"] = self.command
        fields["kind"] = kind
        self.facts.append(fields)
        return fields

    @contextmanager
    def because(self, cause: str) -> Iterator[None]:
        """Names in every loss and gain inside the status or action that brings it, where no blow says so."""
        since = len(self.facts)
        try:
            yield
        finally:
            for fact in self.facts[since:]:
                if fact["kind"] in LOSSES_AND_GAINS:
                    fact.setdefault("cause", cause)

    def put(self, thing: Kept, key: str, value: Any) -> None:
        """Gives an attribute of the fight or of a combatant another value: the only way to change either."""
        values = thing.__dict__
        old = values.get(key, ABSENT)
        if old is value:
            return
        self.trail.append((thing, key, old, value))
        values[key] = value
        if key in thing.rests_on:
            values["memo"] = {}

    def put_pool(self, combatant: Combatant, pool: str, value: int) -> None:
        """Sets a pool; limits are the caller's business."""
        self.put(combatant, "pools", {**combatant.pools, pool: value})

    def roll_back(self, to: int = 0) -> None:
        """Puts back what was changed since the trail had `to` entries."""
        trail = self.trail
        while len(trail) > to:
            thing, key, old, _ = trail.pop()
            write(thing, key, old)

    # --- answers ---------------------------------------------------------------------------------------

    def die(
        self,
        faces: int,
        what: str,
        actor: Combatant | None = None,
        needs: Needed | None = None,
        target: Targets = None,
        nth: tuple[int, int] | None = None,
    ) -> int:
        """One die, 1…faces.

        Whoever rolls is told what it is for, whose it is, what it needs, at whom, and which of how many it is.
        """
        try:
            face = self.asking.die(faces, what, None if actor is None else actor.id, len(self.thrown), needs)
        except Waiting as waiting:
            raise Waiting(self._described(waiting.question, (faces,), len(self.thrown), target, nth)) from None
        self.thrown.append(face)
        return face

    def dice(
        self,
        faces: Sequence[int],
        what: str | Sequence[str],
        actor: Combatant | None = None,
        needs: Needed | None = None,
        target: Targets = None,
        nth: tuple[int, int] | None = None,
        *,
        plus: int = 0,
        by_sum: bool = True,
    ) -> tuple[int, ...]:
        """Several dice thrown together: `needs` is what their sum must come to, `plus` what is added to it.

        `what` is what they are for, or the name of each.
        """
        thrown = self.thrown
        first = len(thrown)
        id = None if actor is None else actor.id
        try:
            if isinstance(what, str):
                for one in faces:
                    thrown.append(self.asking.die(one, what, id, len(thrown), needs))
            else:
                for one, name in zip(faces, what, strict=True):
                    thrown.append(self.asking.die(one, name, id, len(thrown), needs))
        except Waiting as waiting:
            names = () if isinstance(what, str) else tuple(what)
            question = self._described(waiting.question, tuple(faces), first, target, nth, plus, by_sum, names)
            raise Waiting(question) from None
        return tuple(thrown[first:])

    def percent(
        self,
        what: str,
        actor: Combatant | None = None,
        needs: Needed | None = None,
        target: Targets = None,
        nth: tuple[int, int] | None = None,
    ) -> int:
        """A percentile die, 1–100."""
        return self.die(100, what, actor, needs, target, nth)

    def roll(
        self,
        expression: Expression,
        what: str,
        actor: Combatant | None = None,
        words: Mapping[str, int] | None = None,
        target: Targets = None,
        nth: tuple[int, int] | None = None,
    ) -> tuple[int, tuple[int, ...]]:
        """Total and faces of an expression, its dice asked from left to right."""
        plus = expression.plus(words)
        faces = self.dice(expression.dice, what, actor, None, target, nth, plus=plus, by_sum=expression.adds_up)
        return expression.total(faces) + plus, faces

    def together(self, what: str | Sequence[str], rolls: Callable[[], Sequence[Roll]]) -> None:
        """The rolls called `what` that follow are one list, and typed in a row; `nth` says which of it each is.

        What stands in the list is made only when somebody is asked; its length and order stay through the command.
        """
        self.listed = ((what,) if isinstance(what, str) else what, len(self.thrown), rolls)

    def _described(
        self,
        die: Question,
        faces: tuple[int, ...],
        first: int,
        target: Targets,
        nth: tuple[int, int] | None,
        plus: int = 0,
        by_sum: bool = True,
        names: tuple[str, ...] = (),
    ) -> DieQuestion:
        """A die's question with the roll, and the list of rolls, that the die belongs to."""
        assert isinstance(die, DieQuestion)
        so_far = tuple(self.thrown[first:])
        roll = Roll(faces, die.actor, aims(target, die.needs), plus, by_sum, names)
        if self.listed is None or nth is None or die.what not in self.listed[0]:
            return replace(die, rolls=(roll,), so_far=so_far, start=first, nth=nth)
        _, start, rolls = self.listed
        beside = list(rolls())
        at = nth[0] - 1
        if beside[at].faces != faces:
            beside[at] = roll  # what came before it has changed what it throws
        return replace(die, rolls=tuple(beside), at=at, so_far=so_far, start=start, nth=nth)

    def ask(
        self,
        id: str,
        actor: Combatant | None,
        options: Sequence[str],
        default: str | None = None,
        *,
        since: int | None = None,
        ahead: Sequence[str] = (),
        of_each: Mapping[str, str] | None = None,
        **details: Any,
    ) -> str:
        """The answer to a choice; `actor` is whose player answers, None for the game master.

        `details` are words of the question, `of_each` what is said of each option, such as its chance.

        Where an attack is answered: it has been seen `since` so many facts, and what is `ahead` no die has decided.
        """
        said = {**details, **(of_each or {})}
        choice = Choice(id, None if actor is None else actor.id, tuple(options), default, said, (), tuple(ahead))
        try:
            answer = self.asking.choose(choice)
        except Waiting:
            if since is None:
                raise
            raise Waiting(replace(choice, known=tuple(self.facts[since:]))) from None
        self.answers.append(answer)
        return answer

    # --- refusals --------------------------------------------------------------------------------------

    def insist(self, holds: object, code: str, **details: Any) -> None:
        """Refuses with `code` unless it holds; the game master's word does not pass over it."""
        if not holds:
            raise Refusal(code, **details)

    def demand(self, holds: object, code: str, **details: Any) -> None:
        """Refuses with `code` unless it holds or the game master's word stands, which the log then says."""
        if not holds:
            if not self.override:
                raise Refusal(code, **details)
            self.fact("ruling", actor=details.get("actor"), what="override", value=code, text="")

    def combatant(self, id: str, code: str = "no_such_actor") -> Any:
        """The combatant of that id, or a refusal with `code`."""
        one = self.fight.combatants.get(id)
        if one is None:
            raise Refusal(code, id=id)
        return one


def aims(target: Targets, needs: Needed | None) -> tuple[Aim, ...]:
    """At whom a roll is made, each with the same need."""
    needed = None if needs is None else Needs(*needs)
    if target is None:
        return () if needed is None else (Aim(None, needed),)
    return tuple(Aim(one.id, needed) for one in ((target,) if isinstance(target, Combatant) else target))


def write(thing: Kept, key: str, value: Any) -> None:
    """Writes an attribute without a trail: for undo, redo and reopening."""
    values = thing.__dict__
    if value is ABSENT:
        values.pop(key, None)
    else:
        values[key] = value
    if key in thing.rests_on:
        values["memo"] = {}


class Rolled:
    """The app rolls everything; choices come from a list, then by their default."""

    __slots__ = ("answers", "generator", "used")

    def __init__(self, fight: Fight, answers: Sequence[str] = ()) -> None:
        self.generator = fight.generator
        self.answers = answers
        self.used = 0

    def die(self, faces: int, what: str, actor: str | None, number: int, needs: Needed | None) -> int:
        """A seeded face: `dice.advance`, written out here because everything that is rolled comes this way."""
        state = self.generator = (self.generator + STEP) & MASK
        mixed = ((state ^ (state >> 30)) * FIRST) & MASK
        mixed = ((mixed ^ (mixed >> 27)) * SECOND) & MASK
        return (((mixed ^ (mixed >> 31)) * faces) >> 64) + 1

    def choose(self, choice: Choice) -> str:
        """The next answer of the list, else the default, else Waiting."""
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
        """Refuses answers that nobody asked for."""
        if self.used < len(self.answers):
            raise Refusal("no_such_option", option=self.answers[self.used], question=None)


class Listed(Rolled):
    """The dice of a script: the list must fit exactly."""

    __slots__ = ("dice", "taken")

    def __init__(self, fight: Fight, dice: Sequence[int], answers: Sequence[str] = ()) -> None:
        super().__init__(fight, answers)
        self.dice = dice
        self.taken = 0

    def die(self, faces: int, what: str, actor: str | None, number: int, needs: Needed | None) -> int:
        """The next face of the list."""
        whose = f" of {actor}" if actor else ""
        if self.taken >= len(self.dice):
            raise DiceError("dice_missing", f"die {number + 1} (d{faces}, {what}{whose}) has no face in the list")
        face = self.dice[self.taken]
        if not 1 <= face <= faces:
            raise DiceError("invalid_die", f"die {number + 1} (d{faces}, {what}{whose}) has no face {face}")
        self.taken += 1
        return face

    def finish(self) -> None:
        """Refuses dice and answers that nobody asked for."""
        super().finish()
        if self.taken < len(self.dice):
            face = self.dice[self.taken]
            raise DiceError("dice_left_over", f"die {self.taken + 1} of {len(self.dice)} ({face}) was not asked for")


class AtTheTable:
    """The window: dice and choices given so far, then the app's dice for sides that let it roll, else a question."""

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
        """The face typed in, a seeded one, or the question."""
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

    def choose(self, choice: Choice) -> str:
        """The answer given, or the question."""
        if self.used >= len(self.answers):
            raise Waiting(choice)
        answer = self.answers[self.used]
        self.used += 1
        if answer not in choice.options:
            raise Refusal("no_such_option", option=answer, question=choice.id)
        return answer

    def finish(self) -> None:
        """Dice and answers beyond what was asked cannot come from the window, which gives one at a time."""
