"""Messages of previews and costs; PM, DE, DM and the like stay as the book has them."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial

from rules.text.localized import MessageTemplate

_template = partial(MessageTemplate, beside=__file__)

SUGGESTED = _template("said-suggested")()
COSTS: Mapping[str, str] = {
    "normal": _template("said-costs-normal")(),
    "movement": _template("said-costs-movement")(),
    "either": _template("said-costs-either")(),
    "none": "",
}
SLOTS: Mapping[str, str] = {
    "normal": _template("said-slots-normal")(),
    "move": _template("said-slots-move")(),
    "extra": _template("said-slots-extra")(),
}
SURE = _template("said-sure")
CHANCE = _template("said-chance")
OPPOSED = _template("said-opposed")
UNNOTICED = _template("said-unnoticed")
DAMAGE = _template("said-damage")
DAMAGE_TIMES = _template("said-damage_times")
IMMUNE = _template("said-immune")
AFFINITY = _template("said-affinity")
PM = _template("said-pm")
FLOATING = _template("said-floating")
MIRRORED = _template("said-mirrored")
HEALS = _template("said-heals")
HEALS_DICE = _template("said-heals_dice")
RESTORES = _template("said-restores")
RESTORES_DICE = _template("said-restores_dice")
REVIVES = _template("said-revives")
CURES = _template("said-cures")
PUTS_ON = _template("said-puts_on")
NOTHING = _template("said-nothing")()
READIED = _template("said-readied")
MOMENTS: Mapping[str, MessageTemplate] = {
    "attack": _template("said-moment-attack"),
    "cast": _template("said-moment-cast"),
    "item": _template("said-moment-item"),
    "move": _template("said-moment-move"),
    "manual": _template("said-moment-manual"),
}
"""LF-REACT-01: what is readied, and its trigger."""
WATCHED: Mapping[str, MessageTemplate] = {
    "attack": _template("said-moment-attack-of"),
    "cast": _template("said-moment-cast-of"),
    "item": _template("said-moment-item-of"),
    "move": _template("said-moment-move-of"),
}
"""LF-REACT-01: what is readied against one combatant's actions."""
BEHIND = _template("said-behind")()
ABOVE = _template("said-above")()
METRES = _template("said-metres")
CELLS = _template("said-cells")
