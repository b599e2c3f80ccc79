"""Messages of previews and costs; DES, FUE and MD stay as the book has them."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial

from rules.text.localized import MessageTemplate

_said = partial(MessageTemplate, beside=__file__)

AN_ACTION = _said("said-an_action")()
ARMOURY = _said("said-armoury")()
FREE = _said("said-free")()
CHANCE = _said("said-chance")
CHANCE_OF = _said("said-chance_of")
CHANCE_FROM = _said("said-chance_from")
CHANCE_NONE = _said("said-chance_none")
"""The deductions exceed the percentage."""
CHANCE_HELD = _said("said-chance_held")
"""A percentage above what a d100 can show; the degrees of success use all of it."""
CHANCE_JAMS = _said("said-chance_jams")
CHAIN = _said("said-chain")
STEPS: Mapping[str, MessageTemplate] = {
    "range": _said("said-steps-range"),
    "close": _said("said-steps-close"),
    "burst": _said("said-steps-burst"),
    "focus": _said("said-steps-focus"),
    "changed": _said("said-steps-changed"),
    "modifier": _said("said-steps-modifier"),
}
STEP = _said("said-step")
FUE_TO_FUE = _said("said-fue_to_fue")
DODGE = _said("said-dodge")
BLOCK = _said("said-block")
DAMAGE = _said("said-damage")
DAMAGE_MD = _said("said-damage_md")
DAMAGE_HALF_MD = _said("said-damage_half_md")
KNOCKS_OUT = _said("said-knocks_out")
METRES = _said("said-metres")
ONLY_LOADED = _said("said-only_loaded")
MOST_SHOTS = _said("said-most_shots")
AT = _said("said-at")
NOT_YET = _said("said-not_yet")
LATER = _said("said-later")
LATER_THEN = _said("said-later_then")
NO_DES = _said("said-no_des")
FOCUS = _said("said-focus")
ONE_TURN = _said("said-one_turn")
TURNS = _said("said-turns")
REPAIRING = _said("said-repairing")
REPAIR = _said("said-repair")
