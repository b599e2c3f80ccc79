"""Messages of previews and costs; PM, DE, DM and the like stay as the book has them."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial

from rules.text.localized import MessageTemplate

_said = partial(MessageTemplate, beside=__file__)

SUGGESTED = _said("said-suggested")()
COSTS: Mapping[str, str] = {
    "normal": _said("said-costs-normal")(),
    "movement": _said("said-costs-movement")(),
    "either": _said("said-costs-either")(),
    "none": "",
}
SLOTS: Mapping[str, str] = {
    "normal": _said("said-slots-normal")(),
    "move": _said("said-slots-move")(),
    "extra": _said("said-slots-extra")(),
}
SURE = _said("said-sure")
CHANCE = _said("said-chance")
OPPOSED = _said("said-opposed")
UNNOTICED = _said("said-unnoticed")
DAMAGE = _said("said-damage")
DAMAGE_TIMES = _said("said-damage_times")
IMMUNE = _said("said-immune")
AFFINITY = _said("said-affinity")
PM = _said("said-pm")
FLOATING = _said("said-floating")
MIRRORED = _said("said-mirrored")
HEALS = _said("said-heals")
HEALS_DICE = _said("said-heals_dice")
RESTORES = _said("said-restores")
RESTORES_DICE = _said("said-restores_dice")
REVIVES = _said("said-revives")
CURES = _said("said-cures")
PUTS_ON = _said("said-puts_on")
NOTHING = _said("said-nothing")()
READIED = _said("said-readied")
MOMENTS: Mapping[str, MessageTemplate] = {
    "attack": _said("said-moment-attack"),
    "cast": _said("said-moment-cast"),
    "item": _said("said-moment-item"),
    "move": _said("said-moment-move"),
    "manual": _said("said-moment-manual"),
}
"""LF-REACT-01: what is readied, and its trigger."""
WATCHED: Mapping[str, MessageTemplate] = {
    "attack": _said("said-moment-attack-of"),
    "cast": _said("said-moment-cast-of"),
    "item": _said("said-moment-item-of"),
    "move": _said("said-moment-move-of"),
}
"""LF-REACT-01: what is readied against one combatant's actions."""
BEHIND = _said("said-behind")()
ABOVE = _said("said-above")()
METRES = _said("said-metres")
CELLS = _said("said-cells")
