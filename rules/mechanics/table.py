"""The table: what a rule is handed.

A rule gets dice and choices from the table and changes the fight only through it. If an answer is missing the table
raises `Waiting`; all changes of the run are undone, and the rule runs again from its start with one more answer. So a
rule asks in a fixed order, reads no clock and iterates over no unordered set.
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
from rules.core.state import C_co, Combatant, Condition, Fight, Kept, Pool, Slot
from rules.dice.dice import Expression
from rules.mechanics.dice_sources import AnswerSource

ABSENT: Any = object()
"""Stands for “there was no such attribute” in the trail."""

LOSSES_AND_GAINS = frozenset({"damage", "heal"})

Targets = Combatant | Sequence[Combatant] | None
"""The targets of a roll: one, several of the same roll, or nobody."""

Trace = tuple[Kept, str, Any, Any]
"""A change: object, attribute, value before and after."""


Reaction = Callable[["Table[Any, Any]", Any, Condition], None]
"""The effect of a condition at a moment: (table, bearer, condition)."""


class RunningStatus(Protocol):
    """A status as rules see it."""

    @property
    def at(self) -> Mapping[str, Reaction]:
        """Moment to its effect on the bearer."""

    @property
    def counts_own_turns(self) -> bool:
        """Whether its timer falls as its bearer's turn ends."""


class RunningAction(Protocol):
    """An action as rules see it."""

    @property
    def label(self) -> str:
        """Its word in the book."""


class RulingEffects(Protocol):
    """The rulings as far as rules use them too (`rules.system.parts.Rulings`)."""

    def set_pool(self, table: Table[Any, Any], one: Any, pool: str, value: int, /) -> None:
        """Sets a pool."""

    def named(
        self, table: Table[Any, Any], value: Any, status: str, params: Mapping[str, Any], /
    ) -> tuple[Condition, ...]:
        """Return the conditions meant."""

    def lifted(self, table: Table[Any, Any], value: Any, condition: Condition, /) -> None:
        """Do what follows the lifting of a condition."""

    def expire(self, table: Table[Any, Any], value: Any, condition: Condition, /) -> None:
        """Do what a row says for the end of its timer."""

    def run_out(self, table: Table[Any, Any], value: Any, condition: Condition, /) -> None:
        """End a condition whose timer has run out."""

    def countdown_done(self, table: Table[Any, Any], name: str, /) -> None:
        """Do what follows a countdown at 0."""

    def left(self, table: Table[Any, Any], value: Any, /) -> None:
        """Do what follows when a combatant has left."""


class Rulebook(Protocol):
    """What rules ask of their system; `rules.system.system.System` is the only one."""

    @property
    def pools(self) -> tuple[Pool, ...]:
        """Its pools."""

    @property
    def slots(self) -> tuple[Slot, ...]:
        """What can be done so many times in each turn, round or fight."""

    @property
    def vital(self) -> Pool:
        """The pool whose 0 brings a combatant down."""

    @property
    def statuses(self) -> Mapping[str, RunningStatus]:
        """Its catalogue."""

    @property
    def actions(self) -> Mapping[str, RunningAction]:
        """Its actions."""

    @property
    def reactions(self) -> Mapping[str, tuple[tuple[str, Reaction], ...]]:
        """Moment to the statuses that react to it, with their effects."""

    @property
    def endings(self) -> Mapping[str, tuple[str, ...]]:
        """Moment to the statuses that end then."""

    @property
    def rulings(self) -> RulingEffects:
        """The rulings."""

    @property
    def effects(self) -> Any:
        """The functions of its statuses' effects."""

    @property
    def things(self) -> Mapping[str, str]:
        """The things that everybody has."""

    def pool(self, id: str) -> Pool:
        """The pool of that id."""

    def new_combatant(self, id: str, name: str, side: str, sheet: Any, pools: Mapping[str, int]) -> Any:
        """Return a combatant as it stands before the fight."""

    def maximum(self, combatant: Any, pool: str) -> int:
        """A pool's maximum."""


F_co = TypeVar("F_co", bound=Fight, covariant=True, default=Fight)
"""The fight, of the system's own class."""
S_co = TypeVar("S_co", covariant=True, default=Rulebook)
"""The system, as far as it is known."""


class Table(Generic[F_co, C_co, S_co]):
    """One run of one command."""

    __slots__ = (
        "answers",
        "asking",
        "command",
        "facts",
        "fight",
        "first",
        "lists",
        "override",
        "steps",
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
        self.steps = 0
        """How many steps rules have counted that might not end by themselves."""
        self.facts: list[Fact] = []
        self.thrown: list[int] = []
        """The faces of all dice so far."""
        self.lists: list[RollList] = []
        """The lists of rolls of this command, the latest last: a lot between two rolls of a list does not end it."""
        self.answers: list[str] = []
        self.trail: list[Trace] = []

    # --- what happened ---------------------------------------------------------------------------------

    def fact(self, kind: str, **fields: Any) -> Fact:
        """Record a fact and return it; the fields `with` and `from` are written `with_` and `from_`.

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
        """Name in every loss and gain inside the status or action that causes it, unless a blow says so."""
        since = len(self.facts)
        try:
            yield
        finally:
            for fact in self.facts[since:]:
                if fact["kind"] in LOSSES_AND_GAINS:
                    fact.setdefault("cause", cause)

    def put(self, thing: Kept, key: str, value: Any) -> None:
        """Set an attribute of the fight or of a combatant: the only way to change either."""
        values = thing.__dict__
        old = values.get(key, ABSENT)
        if old is value:
            return
        self.trail.append((thing, key, old, value))
        values[key] = value
        if key in thing.rests_on:
            values["memo"] = {}

    def put_pool(self, combatant: Combatant, pool: str, value: int) -> None:
        """Set a pool; limits are the caller's business."""
        if combatant.pools[pool] != value:
            self.put(combatant, "pools", {**combatant.pools, pool: value})

    def attempt(self, do: Callable[[], object]) -> bool:
        """Do something that may be refused, such as a ruling from a row's effect; if it is, nothing of it remains."""
        changes, facts = len(self.trail), len(self.facts)
        try:
            do()
        except Refusal:
            while len(self.trail) > changes:
                thing, key, old, _ = self.trail.pop()
                write(thing, key, old)
            del self.facts[facts:]
            return False
        return True

    def roll_back(self) -> None:
        """Undo all changes."""
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
        """Roll one die, 1…faces.

        Whoever rolls is told its purpose, actor, need, target, number in a list, and the steps `counted` before it.
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
        """Roll several dice together: `needs` is the sum they need, `plus` what is added to it.

        `what` is their purpose, or the name of each; `side` for whom, unless that is `actor` alone.
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
        """Roll a percentile die, 1–100."""
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
        """Roll an expression, its dice asked from left to right; return total and faces."""
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
        """Ask the following rolls called `what` in one list; `nth` gives the number of each.

        The list is made only when somebody is asked; its length and order stay through the command. `known` finds the
        facts to be told before.
        """
        self.lists.append(RollList((what,) if isinstance(what, str) else what, len(self.thrown), rolls, known))

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
        """Return a die's question with its roll and list of rolls."""
        assert isinstance(die, DieQuestion)
        so_far = tuple(self.thrown[first:])
        roll = Roll(faces, die.actor, aims(target, die.needs), plus, by_sum, names)
        roll_list = next((candidate for candidate in reversed(self.lists) if die.what in candidate.what), None)
        if roll_list is None or nth is None:
            return replace(die, rolls=(roll,), so_far=so_far, start=first, nth=nth)
        listed = list(roll_list.rolls())
        at = nth[0] - 1
        if listed[at].faces != faces:
            listed[at] = roll  # what came before it has changed what it throws
        known = () if roll_list.known is None else tuple(roll_list.known())
        return replace(die, rolls=tuple(listed), at=at, so_far=so_far, start=roll_list.start, nth=nth, known=known)

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
        """Return the answer to a choice; `actor` is whose player answers, None for the game master.

        `details` are words of the question, `of_each` makes the text of each option, such as its chance, when somebody
        is asked.

        `idle` if it can change nothing: nobody is asked, but an answer of a script is taken.

        For an answer to an attack: its facts are those from `since`, and `ahead` are its open rolls.
        """
        who = None if actor is None else actor.id
        choice = ChoiceQuestion(id, who, tuple(options), default, details, (), tuple(ahead), idle)
        try:
            answer = self.asking.choose(choice)
        except Waiting:
            shown = details if of_each is None else {**details, **of_each()}
            known = () if since is None else tuple(self.facts[since:])
            raise Waiting(replace(choice, details=shown, known=known)) from None
        self.answers.append(answer)
        return answer

    # --- refusals --------------------------------------------------------------------------------------

    def insist(self, holds: object, code: str, **details: Any) -> None:
        """Refuse with `code` unless it holds; an override does not pass over it."""
        if not holds:
            raise Refusal(code, **details)

    def demand(self, holds: object, code: str, **details: Any) -> None:
        """Refuse with `code` unless it holds or an override stands, which the log then says."""
        if not holds:
            if not self.override:
                raise Refusal(code, **details)
            self.fact("ruling", actor=details.get("actor"), what="override", value=code, text="")

    def combatant(self, id: str, code: str = "no_such_actor") -> C_co:
        """Return the combatant of that id, or refuse with `code`."""
        combatants: Mapping[str, Any] = self.fight.combatants
        if id not in combatants:
            raise Refusal(code, id=id)
        combatant: C_co = combatants[id]
        return combatant


def aims(target: Targets, needs: Needed | None) -> tuple[RollTarget, ...]:
    """Return the targets of a roll, each with the same need."""
    needed = None if needs is None else Needs(*needs)
    if target is None:
        return () if needed is None else (RollTarget(None, needed),)
    return tuple(
        RollTarget(combatant.id, needed) for combatant in ((target,) if isinstance(target, Combatant) else target)
    )


def write(thing: Kept, key: str, value: Any) -> None:
    """Write an attribute without a trail: for undo, redo and reopening."""
    values = thing.__dict__
    if value is ABSENT:
        values.pop(key, None)
    else:
        values[key] = value
    if key in thing.rests_on:
        values["memo"] = {}
