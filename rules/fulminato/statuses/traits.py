"""What a row of the status catalogue may say that only this system asks of it."""

from __future__ import annotations

from dataclasses import dataclass

from rules.mechanics.statuses import Status

TURN, ROUND = "turn", "round"
"""The moments at which statuses end by themselves: a turn of their bearer begins, a round is over."""


@dataclass(frozen=True)
class Row(Status):
    """A row of the catalogue with what only this system asks of it."""

    helpless: bool = False
    """FU-DESV-06: whether its bearer turns no blow aside."""
    rooted: bool = False
    """FU-BRD-04: whether its bearer's speed is 0."""
    halves_speed: bool = False
    """FU-LIMB-02, FU-ST-grabbing: whether its bearer's speed is halved."""
    attack_ranks: int | None = None
    """FU-ST-impaired_vision, FU-ST-attack_mod: the ranks that it gives all attacks; a param `ranks` says otherwise."""
    desvio_ranks: int | None = None
    """FU-DESV-04: the ranks that it gives the desvío die; a param `ranks` says otherwise."""
    desvio_bonus: int | None = None
    """FU-DESV-02: what it adds to the desvío; a param `bonus` says otherwise."""
    unshields: bool = False
    """FU-DESV-02: whether its bearer can use no shield."""
    distracted: bool = False
    """FU-FLK-05, FU-RET-03: whether its bearer flanks nobody, and strikes at nobody who flees."""
    hands_full: bool = False
    """FU-RET-03: whether its bearer strikes at nobody who flees because it holds somebody."""
    fells: bool = False
    """FU-DIE-03: whether its bearer is out of the fight while it lasts."""
    lets_go: bool = False
    """FU-GRP-11: whether whoever has it holds nobody any more."""
    partner: str = ""
    """FU-GRP-11: the status that the other one in the grip has; empty: it belongs to no grip."""
    holds: bool = False
    """FU-GRP-11: whether its bearer is the one who grabs."""
    in_seconds: bool = False
    """FU-WND-02: whether its timer counts seconds, and falls with the round; all others count turns."""
    told_elsewhere: bool = False
    """Whether another line of the log tells of it, where it is no ruling."""
