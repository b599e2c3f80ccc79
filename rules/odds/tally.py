"""The tally: runs counted, and the odds that follow from them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from rules.odds import estimates
from rules.odds.estimates import ShareEstimate, Spread
from rules.odds.runs import NOBODY, Run, Start

OTHERS_HALF_WIDTH = 0.15
"""The widest margin of a chance by other tactics with which it is told."""


@dataclass(frozen=True, slots=True)
class Prospect:
    """What becomes of a combatant."""

    falls: ShareEstimate
    """How often it is down at the end."""
    pools: Mapping[str, Spread]
    """What is left of each pool at the end."""


class Outlook(NamedTuple):
    """How one side fares by one tactics."""

    unbeaten: ShareEstimate
    """How often it is not beaten: it wins, or at least half of those who can act now get away."""
    falls: int
    """How many of those who can act now are down at the end of the middle fight."""
    fall_range: tuple[int, int]
    """Between which numbers the true median of those lies."""


@dataclass(frozen=True, slots=True)
class Odds:
    """How a fight goes, as far as it has been played; more runs make it more certain."""

    fights: int
    decided: int
    """How many of them a side has won."""
    tactics: str
    sides: Mapping[str, ShareEstimate]
    """Side to how often it wins."""
    undecided: ShareEstimate
    """How often no side wins: nobody is left, or no end was found."""
    rounds: Spread
    """The rounds that are left."""
    combatants: Mapping[str, Prospect]
    falls: Mapping[str, Spread]
    """Side to how many of those who can act now are down at the end."""
    spread: Mapping[str, Mapping[str, ShareEstimate]] = field(default_factory=dict)
    """Other tactics to how often each side wins by them: the larger doubt."""
    other_fights: int = 0
    """How many fights were played by those."""
    likeliest: Mapping[str, str] = field(default_factory=dict)
    """Side to the one of those who can act now who is down most often at the end."""
    next_falls: Mapping[str, float] = field(default_factory=dict)
    """Side to how often the next of those is."""
    fall_ranges: Mapping[str, tuple[int, int]] = field(default_factory=dict)
    """Side to the interval of the median of its `falls`."""
    unbeaten: Mapping[str, ShareEstimate] = field(default_factory=dict)
    """Side to how often it is not beaten: it wins, or at least half of those who can act now get away."""
    outlooks: Mapping[str, Mapping[str, Outlook]] = field(default_factory=dict)
    """Other tactics to how each side fares by them."""
    is_all_set: bool = False
    """Whether it is said of everybody how they play, so that no other tactics are played."""

    @property
    def played(self) -> int:
        """How many fights were played, by any tactics."""
        return self.fights + self.other_fights

    def flight(self, side: str) -> ShareEstimate:
        """Return how often at least half of a side get away from a fight that it does not win."""
        wins = self.sides[side]
        return estimates.part_left(self.unbeaten.get(side, wins), wins)

    def flights(self, side: str) -> dict[str, ShareEstimate]:
        """Other tactics to how often at least half of a side get away by them."""
        return {
            tactics: estimates.part_left(unbeaten, self.spread.get(tactics, {}).get(side, unbeaten))
            for tactics, outlooks in self.outlooks.items()
            if side in outlooks
            for unbeaten in [outlooks[side].unbeaten]
        }

    @property
    def half_width(self) -> float:
        """Half the width of the widest interval of a win chance."""
        return max((share.half_width for share in self.sides.values()), default=1.0)

    @property
    def are_others_known(self) -> bool:
        """Whether enough fights were played by the other tactics to tell how they go."""
        wins = (share for sides in self.spread.values() for share in sides.values())
        unbeaten = (outlook.unbeaten for sides in self.outlooks.values() for outlook in sides.values())
        are_narrow = all(share.half_width <= OTHERS_HALF_WIDTH for share in (*wins, *unbeaten))
        return self.is_all_set or (bool(self.spread) and are_narrow)

    def to_json(self) -> dict[str, Any]:
        """Return the contract's object without the seconds, which no rule knows."""
        return {
            "fights": self.fights,
            "decided": self.decided,
            "tactics": self.tactics,
            "sides": {
                side: {"wins": share.share, "low": share.low, "high": share.high} for side, share in self.sides.items()
            },
            "undecided": self.undecided.share,
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
            "spread": {
                tactics: {side: share.share for side, share in sides.items()} for tactics, sides in self.spread.items()
            },
        }


class Tally:
    """Counts the runs of one situation by one tactics as they come, and keeps them."""

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
        """Count more runs."""
        for run in runs:
            self.runs.append(run)
            self._wins[run.winner] += 1
            self._rounds[run.rounds] += 1
            for index in range(len(self._down)):
                self._down[index] += run.fallen >> index & 1
            for counter, points in zip(self._pools, run.pools, strict=True):
                counter[points] += 1
            for index, (side, mask) in enumerate(self._masks.items()):
                self._falls[side][(run.fallen & mask).bit_count()] += 1
                self._flights[side] += run.winner != index and 2 * (run.gone & mask).bit_count() >= max(
                    1, mask.bit_count()
                )

    def wins(self) -> dict[str, ShareEstimate]:
        """Return side to the share of the fights that it has won."""
        return {side: self._share(index) for index, side in enumerate(self.start.sides)}

    def unbeaten(self) -> dict[str, ShareEstimate]:
        """Return side to the share of the fights that it won, or from which at least half of it got away."""
        return {
            side: estimates.share(self._wins[index] + self._flights[side], len(self.runs))
            for index, side in enumerate(self.start.sides)
        }

    def outlooks(self) -> dict[str, Outlook]:
        """Return side to how it fares."""
        return {
            side: Outlook(
                share, estimates.spread_of_harm(self._falls[side]).median, estimates.median_range(self._falls[side])
            )
            for side, share in self.unbeaten().items()
        }

    def _share(self, index: int) -> ShareEstimate:
        return estimates.share(self._wins[index], len(self.runs))

    def odds(self, others: Iterable[Tally] = ()) -> Odds:
        """Return what the runs so far say; `others` are tallies of the same situation by other tactics."""
        start, fights, others = self.start, len(self.runs), tuple(others)
        down = {
            side: sorted(members, key=self._down.__getitem__, reverse=True)
            for side in start.sides
            if (members := start.members(side))
        }
        width = len(start.pools)
        undecided = self._wins[NOBODY]
        return Odds(
            fights=fights,
            decided=fights - undecided,
            tactics=self.tactics,
            sides=self.wins(),
            undecided=estimates.share(undecided, fights),
            rounds=estimates.spread(self._rounds),
            combatants={
                id: Prospect(
                    estimates.share(self._down[index], fights),
                    {
                        pool: estimates.spread(self._pools[index * width + pool_index])
                        for pool_index, pool in enumerate(start.pools)
                    },
                )
                for index, id in enumerate(start.ids)
            },
            falls={side: estimates.spread_of_harm(counts) for side, counts in self._falls.items()},
            spread={tally.tactics: tally.wins() for tally in others},
            other_fights=sum(len(tally.runs) for tally in others),
            likeliest={side: start.ids[most] for side, (most, *_) in down.items()},
            next_falls={
                side: estimates.share(self._down[members[1]], fights).share
                for side, members in down.items()
                if len(members) > 1
            },
            fall_ranges={side: estimates.median_range(counts) for side, counts in self._falls.items()},
            unbeaten=self.unbeaten(),
            outlooks={tally.tactics: tally.outlooks() for tally in others},
            is_all_set=start.has_fixed_styles,
        )
