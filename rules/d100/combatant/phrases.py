"""Messages of previews and costs; DES, FUE and MD stay as the book has them."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial

from rules.text.localized import MessageTemplate

_template = partial(MessageTemplate, beside=__file__)

AN_ACTION = _template("said-an_action")()
ARMOURY = _template("said-armoury")()
FREE = _template("said-free")()
CHANCE = _template("said-chance")
CHANCE_OF = _template("said-chance_of")
CHANCE_FROM = _template("said-chance_from")
CHANCE_NONE = _template("said-chance_none")
"""The deductions exceed the percentage."""
CHANCE_HELD = _template("said-chance_held")
"""A percentage above what a d100 can show; the degrees of success use all of it."""
CHANCE_JAMS = _template("said-chance_jams")
CHAIN = _template("said-chain")
STEPS: Mapping[str, MessageTemplate] = {
    "range": _template("said-steps-range"),
    "close": _template("said-steps-close"),
    "burst": _template("said-steps-burst"),
    "focus": _template("said-steps-focus"),
    "changed": _template("said-steps-changed"),
    "modifier": _template("said-steps-modifier"),
}
STEP = _template("said-step")
FUE_TO_FUE = _template("said-fue_to_fue")
DODGE = _template("said-dodge")
BLOCK = _template("said-block")
DAMAGE = _template("said-damage")
DAMAGE_MD = _template("said-damage_md")
DAMAGE_HALF_MD = _template("said-damage_half_md")
KNOCKS_OUT = _template("said-knocks_out")
METRES = _template("said-metres")
ONLY_LOADED = _template("said-only_loaded")
MOST_SHOTS = _template("said-most_shots")
AT = _template("said-at")
NOT_YET = _template("said-not_yet")
LATER = _template("said-later")
LATER_THEN = _template("said-later_then")
NO_DES = _template("said-no_des")
FOCUS = _template("said-focus")
ONE_TURN = _template("said-one_turn")
TURNS = _template("said-turns")
REPAIRING = _template("said-repairing")
REPAIR = _template("said-repair")
