"""Messages of previews and choices; PA, PS and desvío stay as the book has them."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial

from rules.text.localized import MessageTemplate

_template = partial(MessageTemplate, beside=__file__)

PRESETS = _template("said-presets")()
PRICE = _template("said-price")
PRICE_PS = _template("said-price_ps")
CHANCE = _template("said-chance")
LIMB = _template("said-limb")
PART = _template("said-part")
AIM = _template("said-aim")
OPPOSED = _template("said-opposed")
RESISTS = _template("said-resists")
DAMAGE = _template("said-damage")
DAMAGE_TYPE = _template("said-damage_type")
HEALS = _template("said-heals")
HEALS_DICE = _template("said-heals_dice")
HEALS_NOTHING = _template("said-heals_nothing")
COVERED = _template("said-covered")
THROUGH = _template("said-through")
MATERIALS: Mapping[str, str] = {
    "wood": _template("said-materials-wood")(),
    "stone": _template("said-materials-stone")(),
    "metal": _template("said-materials-metal")(),
}
FEET = _template("said-feet")
FEET_FAR = _template("said-feet_far")
FEET_PAID = _template("said-feet_paid")
FLANKED = _template("said-flanked")
FREE_ATTACKS = _template("said-free_attacks")
FEET_CELLS = _template("said-feet_cells")
DESVIO = _template("said-desvio")
NO_DESVIO = _template("said-no_desvio")
HAMPERED = _template("said-hampered")
PLACE = _template("said-place")
