"""Goals at a stop: the best is tried first, and a refusal tells what has to be done before it."""

from __future__ import annotations

from collections.abc import Generator, Iterator, Sequence
from typing import Any, NamedTuple, Protocol

from rules.core.state import Combatant, Fight
from rules.system.parts import Tactics
from rules.tactics.advance import Advance
from rules.tactics.capabilities import Capability
from rules.tactics.options import Thought, Thoughts, TurnSituation, Want
from rules.tactics.playbook import Playbook
from rules.tactics.safe_distance import Gap, from_above, gap_between, is_too_far

MOST_TRIES = 12
"""How many wants may be refused before the search ends."""
LATER_SHARE = 0.5
"""What can be done only after something else is worth this share of its worth now."""
HALF_DISTANCE = 2
"""From how many steps away something is worth half as much, since one has to go there."""


class PostponedWant(NamedTuple):
    """A want that needs something else first."""

    value: float
    """What it is worth now."""
    rank: float
    """Its worth, less the farther it is; the highest rank among its like is chosen."""
    want: Want
    mend: str
    """The action that has to come before it."""


class FightMind(Protocol):
    """What a goal search asks of the mind behind it."""

    fight: Fight
    tactics: Tactics[Any, Any]
    book: Playbook
    numbers: dict[str, int]

    def simplest_commands(self, action: str, actor: Combatant, thing: str | None) -> Iterator[dict[str, Any]]:
        """Yield an action with as few params as possible, with `thing` if it can be used."""
        ...


def _rank(postponed: PostponedWant) -> float:
    return postponed.rank


class GoalSearch:
    """Goes through the wants of a combatant at one stop."""

    __slots__ = (
        *("_actor", "_advance", "_cell", "_combatants", "_distant", "_mind", "_out_of_range", "_postponed"),
        *("_situation", "_struck", "_stuck", "_tactics", "_towards", "_tries", "_walk", "_wants"),
    )

    def __init__(
        self, mind: FightMind, situation: TurnSituation, advance: Advance, *, struck: bool, towards: str
    ) -> None:
        """Prepare the search of a combatant.

        One that has `struck` at this stop no longer moves; one that has gone `towards` somebody moves to nobody else.
        """
        self._mind = mind
        self._tactics = mind.tactics
        self._combatants = mind.fight.combatants
        self._situation = situation
        self._actor = situation.actor
        self._cell = situation.actor.cell if mind.tactics.walk else None
        """Where it stands, if that matters."""
        self._advance = advance
        self._towards = towards
        self._wants: Sequence[Want] = ()
        self._struck = struck
        self._walk = "" if struck else mind.tactics.walk
        """The action by which it moves; empty once that was tried."""
        self._postponed: dict[str, PostponedWant] = {}
        """By what has to be done first: the best want after it."""
        self._out_of_range: dict[Capability, list[Gap]] = {}
        """The distances at which a deed was refused as too far."""
        self._tries = 0
        self._stuck = ""
        """What has to come before anything else."""
        self._distant: Want | None = None
        """What it was to come nearer for."""

    def thoughts(self, wanted: Sequence[Want]) -> Thoughts:
        """Yield what is worth most and may be done now; what needs something else first, if that is worth more."""
        actor, fight, tactics = self._actor, self._mind.fight, self._tactics
        if self._towards:  # what it has come for is done, if it can be
            wanted = sorted(wanted, key=lambda want: self._towards not in want.targets)
        self._wants = wanted
        for want in wanted:
            if self._postponed and (better := self._better_postponed(want)) is not None:
                yield from self._do_first(self._postponed.pop(better.mend))
                self._walk = ""  # nobody goes anywhere after that
            if self._tries >= MOST_TRIES:
                break
            mend = self._prerequisite(want)
            if mend is None:
                code: str | None = ""
                for command in tactics.ways(fight, actor, want.deed.command_at(actor.id, want.targets, want.cell)):
                    code = yield Thought(dict(command), want.why, want.targets)
                    if code is None:
                        break
                if code is None:
                    continue
                if code in tactics.over:
                    return
                mend = self._learn(want, code)
            if mend:
                self._postpone(want, mend)
        yield from self._prerequisites()
        if tactics.run and self._distant is not None and not self._struck:
            yield from self._advance.thoughts(self._distant, self._other_wants(self._distant), tactics.run)

    def _better_postponed(self, want: Want) -> PostponedWant | None:
        """The best postponed want, if it is worth at least as much."""
        best = max(self._postponed.values(), key=_rank)
        return best if best.value >= want.value else None

    def _prerequisites(self) -> Thoughts:
        """What has to come before the postponed wants, the best of it that can be done."""
        for postponed in sorted(self._postponed.values(), key=_rank, reverse=True):
            has_command = yield from self._do_first(postponed)
            if has_command:
                break

    def _gap(self, want: Want) -> Gap | None:
        """The distance to the target, if it matters and is known."""
        if self._cell is None or not want.targets:
            return None
        other, ranges = self._combatants[want.targets[0]], self._mind.book.ranges
        return gap_between(
            self._cell, other.cell, ranges.sizes[self._situation.number], ranges.sizes[self._mind.numbers[other.id]]
        )

    def _prerequisite(self, want: Want) -> str | None:
        """The action that has to come before it, as far as known without trying; None: it is worth a try."""
        if self._stuck:
            return self._walk if self._stuck == self._tactics.walk else self._stuck
        gap = self._gap(want)
        if gap is None:
            return None
        is_far = is_too_far(self._out_of_range.get(want.deed, ()), gap) or self._is_out_of_range(want, gap)
        return self._walk if is_far else None

    def _is_out_of_range(self, want: Want, gap: Gap) -> bool:
        """Whether it would be refused as too far, as far as can be known beforehand."""
        out_of_range = self._mind.book.ranges.known_out_of_range(self._situation.number, want.deed)
        if not out_of_range or not is_too_far(out_of_range, gap):
            return False
        if not self._tactics.farther_down:
            return True
        start, end = self._cell, self._combatants[want.targets[0]].cell
        return (
            start is None
            or end is None
            or is_too_far(out_of_range, from_above(self._mind.fight.board, gap, start, end))
        )

    def _learn(self, want: Want, code: str) -> str:
        """Return the action that has to come before a refused want, and note what the refusal says of others."""
        tactics = self._tactics
        self._tries += 1
        mend = tactics.mends.get(code, "")
        if code in tactics.stuck:
            self._stuck = mend
        if not mend or mend != tactics.walk:
            return mend
        gap = self._gap(want)
        if gap is not None and code in tactics.far:
            self._out_of_range.setdefault(want.deed, []).append(gap)
        return self._walk

    def _postpone(self, want: Want, mend: str) -> None:
        """Keep the best want for each thing that has to come before it; what is farther off is worth less."""
        value = rank = want.value * LATER_SHARE
        if mend == self._tactics.walk:
            if self._towards and want.targets[0] != self._towards:
                return
            if mend in self._postponed and value <= self._postponed[mend].rank:
                return  # being far away makes it worth no more
            cost, budget = self._advance.cost_of(want), self._advance.movement_budget(mend)
            if cost > budget:
                value *= float(budget / cost) if budget > 0 else 0.0
            rank = value * HALF_DISTANCE / (HALF_DISTANCE + cost)
            if self._tactics.step:
                value = rank
        if mend not in self._postponed or self._postponed[mend].rank < rank:
            self._postponed[mend] = PostponedWant(value, rank, want, mend)

    def _other_wants(self, want: Want) -> list[Want]:
        """The best want for each of the other targets."""
        by_target: dict[str, Want] = {}
        for candidate in () if self._towards else self._wants:
            if candidate.targets and candidate.targets[0] not in want.targets:
                by_target.setdefault(candidate.targets[0], candidate)
        return list(by_target.values())

    def _do_first(self, postponed: PostponedWant) -> Generator[Thought, str | None, bool]:
        """Do what has to come before a want; return whether there was such a thing, or a reason to wait."""
        want, walk = postponed.want, self._tactics.walk
        if postponed.mend == walk:
            self._distant = want
            yield from self._advance.thoughts(want, self._other_wants(want), walk)
            return True
        has_command = False
        for command in self._mind.simplest_commands(postponed.mend, self._actor, want.deed.command.get("with")):
            has_command = True
            # Who has declared to flee does just that, and nothing better after it.
            yield Thought(command, "declared" if postponed.mend == self._tactics.flight else "mends", want.targets)
        return has_command
