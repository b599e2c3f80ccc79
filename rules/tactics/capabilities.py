"""Capabilities: what a sheet can do, regardless of the target, and what comes of it; worked out once."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from rules.board.geometry import Cell
from rules.mechanics.action import Preview


class CapabilityEffect(NamedTuple):
    """What a deed does to a target on an empty field."""

    chance: float
    """How likely it hits, 0 to 1."""
    loss: float
    """The average loss if it hits; below 0: the gain."""
    taken: float
    """The average loss, misses included."""

    @property
    def is_slight(self) -> bool:
        """Whether it may hit but takes less than 1 on average."""
        return self.loss == 0 and self.chance > 0


NO_FIGURE = CapabilityEffect(0.0, 0.0, 0.0)


@dataclass(slots=True, eq=False)
class Capability:
    """Something that a sheet can do."""

    action: str
    command: Mapping[str, Any]
    """What its command names besides actor and targets."""
    aims: int
    """How many targets are named; 0: none."""
    figures: dict[int, CapabilityEffect] = field(default_factory=dict)
    """Number of the target's sheet to the effect on it."""
    reach: int = 1
    """How many it strikes that are not named: a whole group, or everybody around."""
    place: str = ""
    """The param that names the cell it is aimed at; empty: it is not aimed at a cell."""
    radius: int = 0
    """How many steps from that cell it strikes."""
    spares: bool = True
    """Whether friends in the area are spared."""
    costs: tuple[tuple[str, int], ...] = ()
    """What it takes of each pool."""
    price: int = 0
    """What it takes of the pools that every turn refills."""
    puts: tuple[tuple[str, float], ...] = ()
    """How likely it inflicts each status on the target."""
    status_value: float = 0.0
    """The worth of these statuses: the turns they take from their bearer; below 0: what they give to it."""
    spared: frozenset[int] = frozenset()
    """The numbers of the sheets immune to it, of a deed that keeps others from acting."""
    gain: float = 0.0
    """What it heals on average."""
    raised: float = 0.0
    """The points with which it raises a fallen friend, on average; 0 if it raises nobody."""
    raises: str = ""
    """The state from which it raises."""
    charged: bool = False
    """Whether it takes effect only later."""

    @property
    def helps(self) -> bool:
        """Whether it is for friends."""
        return self.gain > 0 or self.status_value < 0 or self.raised > 0

    def command_at(self, actor: str, targets: tuple[str, ...], cell: Cell | None = None) -> dict[str, Any]:
        """Return the command that does it to `targets`, or around `cell`."""
        if cell is not None:
            params = {**self.command.get("params", {}), self.place: list(cell)}
            return {"do": "act", "actor": actor, "action": self.action, **self.command, "params": params}
        if not targets:
            return {"do": "act", "actor": actor, "action": self.action, **self.command}
        return {"do": "act", "actor": actor, "action": self.action, "targets": list(targets), **self.command}


def effect_on(previews: tuple[Preview, ...], target: str) -> CapabilityEffect:
    """Return the effect on `target` as previews tell it: the chance of each blow stands before its damage."""
    chance = 1.0
    first: float | None = None
    loss = expected = 0.0
    for preview in previews:
        if preview.number is None or preview.target not in (target, None):
            continue
        if preview.what == "chance":
            chance = preview.number / 100
            first = chance if first is None else first
        elif preview.what == "damage" or (preview.what == "note" and preview.number < 0 and preview.target is not None):
            loss += preview.number
            expected += chance * preview.number
    overall = chance if first is None else first
    return CapabilityEffect(expected / loss if loss else overall, loss, expected)
