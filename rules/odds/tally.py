"""The tally: runs counted, and the odds that follow from them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any

from rules.odds import estimates
from rules.odds.estimates import ShareEstimate, Spread
from rules.odds.runs import NOBODY, Run, Start


@dataclass(frozen=True, slots=True)
class Prospect:
    """What becomes of one combatant."""

    falls: ShareEstimate
    """How often it is down at the end."""
    pools: Mapping[str, Spread]
    """What is left of each pool at the end."""


@dataclass(frozen=True, slots=True)
class Odds:
    """How a fight goes, as far as it has been played; more runs make a narrower one."""

    fights: int
    decided: int
    """How many of them a side has won."""
    tactics: str
    sides: Mapping[str, ShareEstimate]
    """Side to how often it wins."""
    undecided: float
    """How often no side wins: nobody is left, or no end was found."""
    rounds: Spread
    """Rounds that are left."""
    combatants: Mapping[str, Prospect]
    falls: Mapping[str, Spread]
    """Side to how many of those who can act now are down at the end."""
    spread: Mapping[str, Mapping[str, float]] = field(default_factory=dict)
    """Other tactics to how often each side wins by them: the larger doubt."""
    beside: int = 0
    """How many fights were played by those."""
    likeliest: Mapping[str, str] = field(default_factory=dict)
    """Side to the one of those who can act now who is down most often at the end."""
    fall_ranges: Mapping[str, tuple[int, int]] = field(default_factory=dict)
    """Side to between which numbers the true median of its `falls` lies."""
    unbeaten: Mapping[str, ShareEstimate] = field(default_factory=dict)
    """Side to how often it is not beaten: it wins, or at least half of those who can act now get away."""
    spread_unbeaten: Mapping[str, Mapping[str, float]] = field(default_factory=dict)
    """Other tactics to how often each side is not beaten by them."""

    @property
    def played(self) -> int:
        """How many fights were played, by whatever tactics."""
        return self.fights + self.beside

    def flight(self, side: str) -> float:
        """How often at least half of a side get away from a fight that it does not win."""
        return self.unbeaten[side].share - self.sides[side].share if side in self.unbeaten else 0.0

    def flights(self, side: str) -> dict[str, float]:
        """Other tactics to how often at least half of a side get away by them."""
        wins = {tactics: sides.get(side, 0.0) for tactics, sides in self.spread.items()}
        return {tactics: self.spread_unbeaten.get(tactics, {}).get(side, won) - won for tactics, won in wins.items()}

    @property
    def half_width(self) -> float:
        """How far the widest interval of a win chance reaches to either side."""
        return max((share.half_width for share in self.sides.values()), default=1.0)

    def data(self) -> dict[str, Any]:
        """The contract's object, but for the seconds, which no rule knows."""
        return {
            "fights": self.fights,
            "decided": self.decided,
            "tactics": self.tactics,
            "sides": {
                side: {"wins": share.share, "low": share.low, "high": share.high} for side, share in self.sides.items()
            },
            "undecided": self.undecided,
            "rounds": self.rounds._asdict(),
            "combatants": {
                id: {
                    "falls": prospect.falls.share,
                    "low": prospect.falls.low,
                    "high": prospect.falls.high,
                    "pools": {pool: spread._asdict() for pool, spread in prospect.pools.items()},
                }
                for id, prospect in self.combatants.items()
            },
            "spread": {tactics: dict(sides) for tactics, sides in self.spread.items()},
        }


class Tally:
    """Runs of one situation by one tactics, counted as they come; the runs themselves are kept."""

    def __init__(self, start: Start, tactics: str) -> None:
        self.start = start
        self.tactics = tactics
        self.runs: list[Run] = []
        self._wins: Counter[int] = Counter()
        self._rounds: Counter[int] = Counter()
        self._down = [0] * len(start.ids)
        self._pools: list[Counter[int]] = [Counter() for _ in start.ids for _ in start.pools]
        self._masks = {side: sum(1 << at for at in start.members(side)) for side in start.sides}
        self._falls: dict[str, Counter[int]] = {side: Counter() for side in start.sides}
        self._flights: Counter[str] = Counter()

    def add(self, runs: Iterable[Run]) -> None:
        """Counts some more."""
        for run in runs:
            self.runs.append(run)
            self._wins[run.winner] += 1
            self._rounds[run.rounds] += 1
            for at in range(len(self._down)):
                self._down[at] += run.fallen >> at & 1
            for counter, left in zip(self._pools, run.pools, strict=True):
                counter[left] += 1
            for at, (side, mask) in enumerate(self._masks.items()):
                self._falls[side][(run.fallen & mask).bit_count()] += 1
                self._flights[side] += run.winner != at and 2 * (run.gone & mask).bit_count() >= max(
                    1, mask.bit_count()
                )

    def wins(self) -> dict[str, float]:
        """Side to the share of the fights that it has won."""
        return {side: self._share(at).share for at, side in enumerate(self.start.sides)}

    def unbeaten(self) -> dict[str, ShareEstimate]:
        """Side to the share of the fights that it has won, or from which at least half of it got away."""
        return {
            side: estimates.share(self._wins[at] + self._flights[side], len(self.runs))
            for at, side in enumerate(self.start.sides)
        }

    def _share(self, at: int) -> ShareEstimate:
        return estimates.share(self._wins[at], len(self.runs))

    def odds(self, others: Iterable[Tally] = ()) -> Odds:
        """What the runs so far say; `others` are tallies of the same situation by other tactics."""
        start, fights, others = self.start, len(self.runs), tuple(others)
        down = {side: max(at, key=self._down.__getitem__) for side in start.sides if (at := start.members(side))}
        width = len(start.pools)
        undecided = self._wins[NOBODY]
        return Odds(
            fights=fights,
            decided=fights - undecided,
            tactics=self.tactics,
            sides={side: self._share(at) for at, side in enumerate(start.sides)},
            undecided=estimates.share(undecided, fights).share,
            rounds=estimates.spread(self._rounds),
            combatants={
                id: Prospect(
                    estimates.share(self._down[at], fights),
                    {pool: estimates.spread(self._pools[at * width + nth]) for nth, pool in enumerate(start.pools)},
                )
                for at, id in enumerate(start.ids)
            },
            falls={side: estimates.spread(counts) for side, counts in self._falls.items()},
            spread={tally.tactics: tally.wins() for tally in others},
            beside=sum(len(tally.runs) for tally in others),
            likeliest={side: start.ids[at] for side, at in down.items()},
            fall_ranges={side: estimates.median_range(counts) for side, counts in self._falls.items()},
            unbeaten=self.unbeaten(),
            spread_unbeaten={
                tally.tactics: {side: share.share for side, share in tally.unbeaten().items()} for tally in others
            },
        )
