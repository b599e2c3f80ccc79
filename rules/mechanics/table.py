"""The table: what a rule holds in its hand.

A rule gets dice and choices from the table and changes the fight through it alone. When an answer is missing the
table raises `Waiting`; all that the run had changed is put back, and the rule runs again from its start with one
answer more. So a rule asks in a fixed order, consults no clock and walks no unordered set.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import replace
from typing import Any, Generic, Protocol

from typing_extensions import TypeVar

from rules.core.facts import Fact
from rules.core.questions import (
    ChoiceQuestion,
    DieQuestion,
    Needed,
    Needs,
    Question,
    Refusal,
    Roll,
    RollList,
    RollTarget,
    Waiting,
)
from rules.core.state import C_co, Combatant, Condition, Fight, Kept, Pool
from rules.dice.dice import Expression
from rules.mechanics.dice_sources import AnswerSource

ABSENT: Any = object()
"""Stands for “there was no such attribute” in the trail."""

LOSSES_AND_GAINS = frozenset({"damage", "heal"})

Targets = Combatant | Sequence[Combatant] | None
"""Those at whom a roll is made: one, several with the same roll, or nobody."""

Trace = tuple[Kept, str, Any, Any]
"""What was written: whose attribute, which, its value before and after."""


Reaction = Callable[["Table[Any, Any]", Any, Condition], None]
"""What a condition brings its bearer at a moment: (table, bearer, condition)."""


class RunningStatus(Protocol):
    """A status, as far as it is met in mid-run."""

    @property
    def at(self) -> Mapping[str, Reaction]:
        """Moment to what it brings its bearer then."""

    @property
    def counts_own_turns(self) -> bool:
        """Whether its timer falls as its bearer's turn ends."""


class RunningAction(Protocol):
    """An action, as far as it is met in mid-run."""

    @property
    def label(self) -> str:
        """Its word in the book."""


class RulingEffects(Protocol):
    """What the game master's word does, as far as rules do it too (`rules.system.parts.Rulings`)."""

    def set_pool(self, table: Table[Any, Any], one: Any, pool: str, value: int, /) -> None:
        """Sets a pool."""

    def named(
        self, table: Table[Any, Any], value: Any, status: str, params: Mapping[str, Any], /
    ) -> tuple[Condition, ...]:
        """The conditions that are meant."""

    def lifted(self, table: Table[Any, Any], value: Any, condition: Condition, /) -> None:
        """What follows when a condition has been lifted."""

    def expire(self, table: Table[Any, Any], value: Any, condition: Condition, /) -> None:
        """What a row says for when its timer has run out."""

    def run_out(self, table: Table[Any, Any], value: Any, condition: Condition, /) -> None:
        """Ends a condition whose timer has run out."""

    def countdown_done(self, table: Table[Any, Any], name: str, /) -> None:
        """What follows when a countdown has come to 0."""

    def left(self, table: Table[Any, Any], value: Any, /) -> None:
        """What follows when a combatant has left."""


class Rulebook(Protocol):
    """What rules ask of their system in mid-run; `rules.system.system.System` is all there is to it."""

    @property
    def pools(self) -> tuple[Pool, ...]:
        """Its pools."""

    @property
    def vital(self) -> Pool:
        """The one whose 0 brings a combatant down."""

    @property
    def statuses(self) -> Mapping[str, RunningStatus]:
        """Its catalogue."""

    @property
    def actions(self) -> Mapping[str, RunningAction]:
        """What may be done."""

    @property
    def reactions(self) -> Mapping[str, tuple[tuple[str, Reaction], ...]]:
        """Moment to the statuses that react to it and what each brings."""

    @property
    def endings(self) -> Mapping[str, tuple[str, ...]]:
        """Moment to the statuses that end by themselves then."""

    @property
    def rulings(self) -> RulingEffects:
        """What the game master's word does."""

    @property
    def effects(self) -> Any:
        """What the rows of its statuses bring about."""

    @property
    def things(self) -> Mapping[str, str]:
        """What everybody has."""

    def pool(self, id: str) -> Pool:
        """The pool of that id."""

    def new_combatant(self, id: str, name: str, side: str, sheet: Any, pools: Mapping[str, int]) -> Any:
        """A combatant as it stands before the fight."""

    def maximum(self, combatant: Any, pool: str) -> int:
        """A pool's maximum."""


F_co = TypeVar("F_co", bound=Fight, covariant=True, default=Fight)
"""The fight, of the system's own class."""
S_co = TypeVar("S_co", covariant=True, default=Rulebook)
"""Its system, as far as one knows it."""


class Table(Generic[F_co, C_co, S_co]):
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
        fight: F_co,
        system: S_co,
        asking: AnswerSource,
        command: int = 0,
        first: int = 1,
        override: bool = False,
    ) -> None:
        self.fight = fight
        self.system = system
        self.asking = asking
        self.command = command
        self.first = first
        self.override = override
        self.facts: list[Fact] = []
        self.thrown: list[int] = []
        """The faces of all dice so far."""
        self.listed: RollList | None = None
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
        if combatant.pools[pool] != value:
            self.put(combatant, "pools", {**combatant.pools, pool: value})

    def roll_back(self) -> None:
        """Puts back all that was changed."""
        while self.trail:
            thing, key, old, _ = self.trail.pop()
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
        counted: Sequence[tuple[Any, ...]] = (),
    ) -> int:
        """One die, 1…faces.

        Whoever rolls is told what it is for, whose it is, what it needs, at whom, which of how many it is, and the
        steps of what has been `counted` before it.
        """
        try:
            face = self.asking.die(faces, what, None if actor is None else actor.id, len(self.thrown), needs)
        except Waiting as waiting:
            question = self._described(waiting.question, (faces,), len(self.thrown), target, nth)
            raise Waiting(replace(question, counted=tuple(counted))) from None
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
        side: str = "",
    ) -> tuple[int, ...]:
        """Several dice thrown together: `needs` is what their sum must come to, `plus` what is added to it.

        `what` is what they are for, or the name of each; `side` for whom, where that is not `actor` alone.
        """
        thrown = self.thrown
        first = len(thrown)
        id = None if actor is None else actor.id
        try:
            if isinstance(what, str):
                for face in faces:
                    thrown.append(self.asking.die(face, what, id, len(thrown), needs))
            else:
                for face, name in zip(faces, what, strict=True):
                    thrown.append(self.asking.die(face, name, id, len(thrown), needs))
        except Waiting as waiting:
            names = () if isinstance(what, str) else tuple(what)
            question = self._described(waiting.question, tuple(faces), first, target, nth, plus, by_sum, names)
            if side:
                question = replace(question, rolls=tuple(replace(roll, side=side) for roll in question.rolls))
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
        plus = expression.constant(words)
        if expression.is_special:
            faces = expression.throw(
                lambda many, sides: self.dice((sides,) * many, what, actor, None, target, by_sum=False)
            )
        else:
            faces = self.dice(expression.dice, what, actor, None, target, nth, plus=plus, by_sum=expression.adds_up)
        return expression.total(faces) + plus, faces

    def together(
        self,
        what: str | Sequence[str],
        rolls: Callable[[], Sequence[Roll]],
        known: Callable[[], Sequence[Fact]] | None = None,
    ) -> None:
        """The rolls called `what` that follow are one list, and typed in a row; `nth` says which of it each is.

        What stands in the list is made only when somebody is asked; its length and order stay through the command.
        `known` finds what has to be told before they are asked for.
        """
        self.listed = RollList((what,) if isinstance(what, str) else what, len(self.thrown), rolls, known)

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
        if self.listed is None or nth is None or die.what not in self.listed.what:
            return replace(die, rolls=(roll,), so_far=so_far, start=first, nth=nth)
        beside = list(self.listed.rolls())
        at = nth[0] - 1
        if beside[at].faces != faces:
            beside[at] = roll  # what came before it has changed what it throws
        known = () if self.listed.known is None else tuple(self.listed.known())
        return replace(die, rolls=tuple(beside), at=at, so_far=so_far, start=self.listed.start, nth=nth, known=known)

    def ask(
        self,
        id: str,
        actor: Combatant | None,
        options: Sequence[str],
        default: str | None = None,
        *,
        since: int | None = None,
        ahead: Sequence[str] = (),
        idle: bool = False,
        of_each: Callable[[], Mapping[str, str]] | None = None,
        **details: Any,
    ) -> str:
        """The answer to a choice; `actor` is whose player answers, None for the game master.

        `details` are words of the question, `of_each` makes what is said of each option, such as its chance: that is
        put into words only when somebody is asked.

        `idle` where it can change nothing: nobody is asked, but an answer that a script gives is taken.

        Where an attack is answered: it has been seen `since` so many facts, and what is `ahead` no die has decided.
        """
        who = None if actor is None else actor.id
        choice = ChoiceQuestion(id, who, tuple(options), default, details, (), tuple(ahead), idle)
        try:
            answer = self.asking.choose(choice)
        except Waiting:
            said = details if of_each is None else {**details, **of_each()}
            known = () if since is None else tuple(self.facts[since:])
            raise Waiting(replace(choice, details=said, known=known)) from None
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

    def combatant(self, id: str, code: str = "no_such_actor") -> C_co:
        """The combatant of that id, or a refusal with `code`."""
        there: Mapping[str, Any] = self.fight.combatants
        if id not in there:
            raise Refusal(code, id=id)
        combatant: C_co = there[id]
        return combatant


def aims(target: Targets, needs: Needed | None) -> tuple[RollTarget, ...]:
    """Those at whom a roll is made, each with the same need."""
    needed = None if needs is None else Needs(*needs)
    if target is None:
        return () if needed is None else (RollTarget(None, needed),)
    return tuple(
        RollTarget(combatant.id, needed) for combatant in ((target,) if isinstance(target, Combatant) else target)
    )


def write(thing: Kept, key: str, value: Any) -> None:
    """Writes an attribute without a trail: for undo, redo and reopening."""
    values = thing.__dict__
    if value is ABSENT:
        values.pop(key, None)
    else:
        values[key] = value
    if key in thing.rests_on:
        values["memo"] = {}
