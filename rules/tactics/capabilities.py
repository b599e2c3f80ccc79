"""Deeds: what one sheet can do, without whom it is aimed at, and what comes of it; worked out once, then looked up."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from rules.board.geometry import Cell
from rules.mechanics.action import Preview


class CapabilityEffect(NamedTuple):
    """What a deed does to one whom it strikes, on a plain field."""

    chance: float
    """How likely it strikes, 0 to 1."""
    loss: float
    """What it takes then on the average; below 0: what it gives."""
    taken: float
    """What it takes on the average, misses counted in."""

    @property
    def is_slight(self) -> bool:
        """Whether it may strike and takes less on the average than can be said in whole numbers."""
        return self.loss == 0 and self.chance > 0


NO_FIGURE = CapabilityEffect(0.0, 0.0, 0.0)


@dataclass(slots=True, eq=False)
class Capability:
    """One thing that a sheet can do."""

    action: str
    command: Mapping[str, Any]
    """What is told beside actor and targets."""
    aims: int
    """How many it is aimed at; 0: nobody is named."""
    figures: dict[int, CapabilityEffect] = field(default_factory=dict)
    """Number of the target's sheet to what it does to that."""
    reach: int = 1
    """How many it strikes that are not named: all of a group, everybody around."""
    place: str = ""
    """The param that names the cell that it is aimed at; empty: it is aimed at nobody's cell."""
    radius: int = 0
    """How many steps from that cell it strikes."""
    spares: bool = True
    """Whether it does nothing to friends who stand there."""
    costs: tuple[tuple[str, int], ...] = ()
    """Pool to what it takes of it."""
    price: int = 0
    """What it takes of the pools that every turn brings anew."""
    puts: tuple[tuple[str, float], ...] = ()
    """Status to how likely it comes over one whom it is aimed at."""
    sway: float = 0.0
    """What these statuses come to: the turns that they take from their bearer, below 0: that they are worth to it."""
    spared: frozenset[int] = frozenset()
    """The numbers of the sheets over which none of them comes, of a deed that keeps others from acting."""
    gain: float = 0.0
    """What it gives back to a friend on the average."""
    raised: float = 0.0
    """The points with which it raises somebody who has fallen, on the average; 0 where it raises nobody."""
    raises: str = ""
    """The state from which it raises."""
    charged: bool = False
    """Whether it does its work only later."""

    @property
    def helps(self) -> bool:
        """Whether it is for friends."""
        return self.gain > 0 or self.sway < 0 or self.raised > 0

    def aimed_at(self, actor: str, targets: tuple[str, ...], cell: Cell | None = None) -> dict[str, Any]:
        """The command that does it to somebody, or around a cell."""
        if cell is not None:
            params = {**self.command.get("params", {}), self.place: list(cell)}
            return {"do": "act", "actor": actor, "action": self.action, **self.command, "params": params}
        if not targets:
            return {"do": "act", "actor": actor, "action": self.action, **self.command}
        return {"do": "act", "actor": actor, "action": self.action, "targets": list(targets), **self.command}


def read(told: tuple[Preview, ...], target: str) -> CapabilityEffect:
    """The figure of one target in what is said before an act: each blow's chance stands before its damage."""
    chance = 1.0
    first: float | None = None
    loss = taken = 0.0
    for preview in told:
        if preview.number is None or preview.target not in (target, None):
            continue
        if preview.what == "chance":
            chance = preview.number / 100
            first = chance if first is None else first
        elif preview.what == "damage" or (preview.what == "note" and preview.number < 0 and preview.target is not None):
            loss += preview.number
            taken += chance * preview.number
    sure = chance if first is None else first
    return CapabilityEffect(taken / loss if loss else sure, loss, taken)
