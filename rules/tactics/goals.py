"""What is wanted at one stop: the best is tried first, and what is refused tells what has to be done before it."""

from __future__ import annotations

from collections.abc import Generator, Iterator, Sequence
from typing import Any, NamedTuple, Protocol

from rules.core.state import Combatant, Fight
from rules.system.parts import Tactics
from rules.tactics.advance import Advance
from rules.tactics.capabilities import Capability
from rules.tactics.options import TurnSituation, Want
from rules.tactics.playbook import Playbook
from rules.tactics.safe_distance import Apart, apart_by, from_above, is_too_far
from rules.tactics.thoughts import Thought, Thoughts

MOST_TRIES = 12
"""How many wishes may be refused before one does something else."""
LATER = 0.5
"""What can be done only after something else is worth this much of what it would be worth now."""
FAR = 2
"""How many steps away something is worth half as much, because one has to go to it."""


class PostponedWant(NamedTuple):
    """What is wanted and needs something else first."""

    value: float
    """What it is worth now."""
    rank: float
    """Its worth, less for what is farther off: the one that ranks first among its like is chosen."""
    want: Want
    mend: str
    """The action that has to come before it."""


class PossibilityOracle(Protocol):
    """Who can tell what is possible in a fight."""

    fight: Fight
    tactics: Tactics[Any, Any]
    book: Playbook
    numbers: dict[str, int]

    def simply(self, action: str, actor: Combatant, thing: str | None) -> Iterator[dict[str, Any]]:
        """An action put together with as little as it takes, with a thing if that can be."""
        ...


def _rank(later: PostponedWant) -> float:
    return later.rank


class GoalSearch:
    """Goes through what somebody wants at one stop."""

    __slots__ = (
        *("_actor", "_away", "_cell", "_distant", "_found", "_here", "_later", "_mind", "_nearing", "_struck"),
        *("_stuck", "_tactics", "_there", "_towards", "_tries", "_walk"),
    )

    def __init__(
        self, mind: PossibilityOracle, here: TurnSituation, nearing: Advance, *, struck: bool, towards: str
    ) -> None:
        """Who has `struck` at this stop goes nowhere any more; who has gone `towards` somebody, to nobody else."""
        self._mind = mind
        self._tactics = mind.tactics
        self._there = mind.fight.combatants
        self._here = here
        self._actor = here.actor
        self._cell = here.actor.cell if mind.tactics.walk else None
        """Where it stands, if that counts."""
        self._nearing = nearing
        self._towards = towards
        self._found: Sequence[Want] = ()
        self._struck = struck
        self._walk = "" if struck else mind.tactics.walk
        """The action by which one comes nearer; empty once that was tried."""
        self._later: dict[str, PostponedWant] = {}
        """By what has to be done first: the best of what is wanted after it."""
        self._away: dict[Capability, list[Apart]] = {}
        """The distances at which a deed was refused as too far."""
        self._tries = 0
        self._stuck = ""
        """What has to come before anything else."""
        self._distant: Want | None = None
        """What one was to come nearer for."""

    def thoughts(self, found: Sequence[Want]) -> Thoughts:
        """What is worth most and may be done now; what needs something else first, if that is worth more."""
        actor, fight, tactics = self._actor, self._mind.fight, self._tactics
        self._found = found
        for want in found:
            if self._later and (first := self._worth_more(want)) is not None:
                yield from self._first(self._later.pop(first.mend))
                self._walk = ""  # nobody goes anywhere after that
            if self._tries >= MOST_TRIES:
                break
            mend = self._needs(want)
            if mend is None:
                code: str | None = ""
                for command in tactics.ways(fight, actor, want.deed.aimed_at(actor.id, want.targets, want.cell)):
                    code = yield Thought(dict(command), want.why, want.targets)
                    if code is None:
                        break
                if code is None:
                    continue
                if code in tactics.over:
                    return
                mend = self._learn(want, code)
            if mend:
                self._put_off(want, mend)
        yield from self._what_comes_first()
        if tactics.run and self._distant is not None and not self._struck:
            yield from self._nearing.thoughts(self._distant, self._others(self._distant), tactics.run)

    def _worth_more(self, want: Want) -> PostponedWant | None:
        """The best of what has been put off, if that is worth at least as much."""
        first = max(self._later.values(), key=_rank)
        return first if first.value >= want.value else None

    def _what_comes_first(self) -> Thoughts:
        """What has to come before what has been put off, the best of it that there is a way to."""
        for first in sorted(self._later.values(), key=_rank, reverse=True):
            found_any = yield from self._first(first)
            if found_any:
                break

    def _apart(self, want: Want) -> Apart | None:
        """How far from whom it is aimed at one stands, where that counts and is known."""
        if self._cell is None or not want.targets:
            return None
        other, ranges = self._there[want.targets[0]], self._mind.book.ranges
        return apart_by(
            self._cell, other.cell, ranges.sizes[self._here.number], ranges.sizes[self._mind.numbers[other.id]]
        )

    def _needs(self, want: Want) -> str | None:
        """The action that has to come before it, as far as that is known without trying; None: it is worth a try."""
        if self._stuck:
            return self._walk if self._stuck == self._tactics.walk else self._stuck
        apart = self._apart(want)
        if apart is None:
            return None
        is_far = is_too_far(self._away.get(want.deed, ()), apart) or self._is_out_of_range(want, apart)
        return self._walk if is_far else None

    def _is_out_of_range(self, want: Want, apart: Apart) -> bool:
        """Whether it would be refused as too far, as far as can be known beforehand."""
        beyond = self._mind.book.ranges.beyond(self._here.number, want.deed)
        if not beyond or not is_too_far(beyond, apart):
            return False
        if not self._tactics.farther_down:
            return True
        start, end = self._cell, self._there[want.targets[0]].cell
        return start is None or end is None or is_too_far(beyond, from_above(self._mind.fight.board, apart, start, end))

    def _learn(self, want: Want, code: str) -> str:
        """The action that has to come before what was refused; what that says of other wishes is noted."""
        tactics = self._tactics
        self._tries += 1
        mend = tactics.mends.get(code, "")
        if code in tactics.stuck:
            self._stuck = mend
        if not mend or mend != tactics.walk:
            return mend
        apart = self._apart(want)
        if apart is not None and code in tactics.far:
            self._away.setdefault(want.deed, []).append(apart)
        return self._walk

    def _put_off(self, want: Want, mend: str) -> None:
        """Keeps for each thing that has to come before it the best of what is wanted: less is what is farther off."""
        value = rank = want.value * LATER
        if mend == self._tactics.walk:
            if self._towards and want.targets[0] != self._towards:
                return
            if mend in self._later and value <= self._later[mend].rank:
                return  # being far away makes it worth no more
            far, most = self._nearing.far(want), self._nearing.paces(mend)
            if far > most:
                value *= float(most / far) if most > 0 else 0.0
            rank = value * FAR / (FAR + far)
            if self._tactics.step:
                value = rank
        if mend not in self._later or self._later[mend].rank < rank:
            self._later[mend] = PostponedWant(value, rank, want, mend)

    def _others(self, want: Want) -> list[Want]:
        """The best of what is wanted from each of the others."""
        found: dict[str, Want] = {}
        for candidate in () if self._towards else self._found:
            if candidate.targets and candidate.targets[0] not in want.targets:
                found.setdefault(candidate.targets[0], candidate)
        return list(found.values())

    def _first(self, first: PostponedWant) -> Generator[Thought, str | None, bool]:
        """What has to be done before what is wanted can be; whether there was any such thing, or a reason to wait."""
        want, walk = first.want, self._tactics.walk
        if first.mend == walk:
            self._distant = want
            yield from self._nearing.thoughts(want, self._others(want), walk)
            return True
        found = False
        for command in self._mind.simply(first.mend, self._actor, want.deed.command.get("with")):
            found = True
            yield Thought(command, "mends", want.targets)
        return found
