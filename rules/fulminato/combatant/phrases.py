"""Messages of previews and choices; PA, PS and desvío stay as the book has them."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial

from rules.text.localized import MessageTemplate

_said = partial(MessageTemplate, beside=__file__)

PRESETS = _said("said-presets")()
PRICE = _said("said-price")
PRICE_PS = _said("said-price_ps")
CHANCE = _said("said-chance")
LIMB = _said("said-limb")
TORSO = _said("said-torso")
HEAD = _said("said-head")
AIM = _said("said-aim")
OPPOSED = _said("said-opposed")
RESISTS = _said("said-resists")
DAMAGE = _said("said-damage")
DAMAGE_TYPE = _said("said-damage_type")
HEALS = _said("said-heals")
HEALS_DICE = _said("said-heals_dice")
COVERED = _said("said-covered")
THROUGH = _said("said-through")
MATERIALS: Mapping[str, str] = {
    "wood": _said("said-materials-wood")(),
    "stone": _said("said-materials-stone")(),
    "metal": _said("said-materials-metal")(),
}
FEET = _said("said-feet")
FEET_FAR = _said("said-feet_far")
FEET_PAID = _said("said-feet_paid")
FLANKED = _said("said-flanked")
FREE_ATTACKS = _said("said-free_attacks")
FEET_CELLS = _said("said-feet_cells")
DESVIO = _said("said-desvio")
NO_DESVIO = _said("said-no_desvio")
PLACE = _said("said-place")
