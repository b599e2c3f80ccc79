"""What is said before an action is done, and what actions cost; PM, DE, DM and the like stay as the book has them."""

from __future__ import annotations

from collections.abc import Mapping

from rules.sayings import Saying

COSTS: Mapping[str, str] = {
    "normal": Saying("normal action")(),
    "movement": Saying("movement")(),
    "either": Saying("normal action or movement")(),
    "none": "",
}
SLOTS: Mapping[str, str] = {
    "normal": Saying("normal action")(),
    "move": Saying("movement")(),
    "extra": Saying("extra action")(),
}
SURE = Saying("chance 100 %")
CHANCE = Saying("chance {percent} % (2d ≥ {needed}, {stat} {against})")
OPPOSED = Saying("chance {percent} % (2d{own} > 2d{theirs})")
DAMAGE = Saying("damage {dice} ≈ {mean}")
DAMAGE_TIMES = Saying("damage ({dice}) × {factor} ≈ {mean}")
IMMUNE = Saying("immune to {element}")
AFFINITY = Saying("Afinidad ({element}): regains about {mean} PV")
PM = Saying("{pm} PM ({before} → {after})")
FLOATING = Saying("{status}: not reached")
MIRRORED = Saying("{status} → {name}")
HEALS = Saying("+{dice} PV")
RESTORES = Saying("+{dice} PM")
REVIVES = Saying("wakes with {pv} PV")
CURES = Saying("ends {statuses}")
PUTS_ON = Saying("brings {statuses}")
NOTHING = Saying("no effect")()
BEHIND = Saying("from behind")()
ABOVE = Saying("from above")()
METRES = Saying("≤ {most} m")
CELLS = Saying("≤ {most} cells")
