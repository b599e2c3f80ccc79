"""What is said before an action is done, and beside what may be chosen."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial

from rules.core.state import FOES, NEUTRAL, PARTY
from rules.text.localized import MessageTemplate

_template = partial(MessageTemplate, beside=__file__)

CHANCE = _template("said-chance")
CHANCE_FROM = _template("said-chance_from")
CHANCE_HELD = _template("said-chance_held")
"""A CoS beyond what the dice allow: what they make of it, and the sum."""
EFFECT_CHANCE = _template("said-effect_chance")
EFFECT = _template("said-effect")
BLOW = _template("said-blow")
TERM = _template("said-term")
"""A word of the book where otherwise a name stands."""
IMMUNE = _template("said-immune")
IMMUNE_TO_ALL = _template("said-immune_to_all")
FLOATS = _template("said-floats")
BOUNCES = _template("said-bounces")
DAMAGE = _template("said-damage")
IF_MISSED = _template("said-if_missed")
ABSORBED = _template("said-absorbed")
CHANGE = _template("said-change")
TIMES = _template("said-times")
LESS = _template("said-less")
MORE = _template("said-more")
THEN = _template("said-then")
ENHANCER = _template("said-enhancer")
STEPS: Mapping[str, str] = {
    "pierced": _template("said-steps-pierced")(),
    "from behind": _template("said-steps-from_behind")(),
    "pulled": _template("said-steps-pulled")(),
    "cap": _template("said-steps-cap")(),
    "modifier": _template("said-steps-modifier")(),
    "off hand": _template("said-steps-off_hand")(),
    "Defense": _template("said-steps-Defense")(),
}
"""Steps of a sum that are no status and no number of the sheet, by their names in it."""
CODE = _template("said-code")
COST = _template("said-cost")
MP = _template("said-mp")
CHARGE_TIME = _template("said-charge_time")
ITEM = _template("said-item")
TICK = _template("said-tick")
CARRIED = _template("said-carried")
NO_PLACE = _template("said-no_place")
METRES = _template("said-metres")
METRES_OF = _template("said-metres_of")
OPPOSED = _template("said-opposed")
OPPOSED_BY_FACE = _template("said-opposed_by_face")
"""The same where the number that is rolled counts, as long as the check succeeds."""
ESCAPES = _template("said-escapes")
NOBODY_HOLDS = _template("said-nobody_holds")()
GOES_BACK = _template("said-goes_back")
STRIKES_WITH = _template("said-strikes_with")
DROP = _template("said-drop")
HEALS = _template("said-heals")
HEALS_SPAN = _template("said-heals_span")
HEALS_ALL = _template("said-heals_all")
HEALS_MOST = _template("said-heals_most")
HEALS_NOTHING = _template("said-heals_nothing")
HEALS_PART = _template("said-heals_part")
WAKES = _template("said-wakes")
BEHIND = _template("said-behind")()
OTHER_FACE = _template("said-other_face")()
TIER = _template("said-tier")

AN_ACTION = _template("said-an_action")()
ACTION_AND_MP = _template("said-action_and_mp")()
ACTION_AND_ITEM = _template("said-action_and_item")()
ZERO_ACTION = _template("said-zero_action")()
ALL_ACTIONS = _template("said-all_actions")()
FREE_METRES = _template("said-free_metres")()

HANDS: Mapping[str, str] = {
    "main": _template("said-hands-main")(),
    "off": _template("said-hands-off")(),
    "both": _template("said-hands-both")(),
}
IMPROVISED = _template("said-improvised")()
CHOICES: Mapping[str, str] = {
    "single": _template("said-choices-single")(),
    "group": _template("said-choices-group")(),
    "melee": _template("said-choices-melee")(),
    "ranged": _template("said-choices-ranged")(),
    "main": _template("said-choices-main")(),
    "off": _template("said-choices-off")(),
    "return": _template("said-choices-return")(),
    "drop": _template("said-choices-drop")(),
    "left": _template("said-choices-left")(),
    "right": _template("said-choices-right")(),
    "standard": _template("said-choices-standard")(),
    "difficult": _template("said-choices-difficult")(),
    "adverse": _template("said-choices-adverse")(),
    "waist_water": _template("said-choices-waist_water")(),
    "deep_water": _template("said-choices-deep_water")(),
    "impassable": _template("said-choices-impassable")(),
    "sight": _template("said-choices-sight")(),
    "speech": _template("said-choices-speech")(),
    "fast": _template("said-choices-fast")(),
    "movement": _template("said-choices-movement")(),
    "social": _template("said-choices-social")(),
    "flee": _template("said-choices-flee")(),
    "communicate": _template("said-choices-communicate")(),
    "style": _template("said-choices-style")(),
    "other": _template("said-choices-other")(),
}
"""What a field offers by words that are no terms of the book."""
FACINGS: Mapping[str, str] = {"left": _template("said-facings-left")(), "right": _template("said-facings-right")()}
"""Where one looks in a Pincer Attack."""
SIDES: Mapping[str, str] = {
    PARTY: _template("said-sides-party")(),
    FOES: _template("said-sides-foes")(),
    NEUTRAL: _template("said-sides-neutral")(),
}
"""Side to how it is called; one that a table made up keeps its name."""
AMBUSHES: Mapping[str, tuple[str, str]] = {
    "full": (_template("said-ambushes-full")(), _template("said-ambushes-full-hint")()),
    "partial": (_template("said-ambushes-partial")(), _template("said-ambushes-partial-hint")()),
    "alert": (_template("said-ambushes-alert")(), _template("said-ambushes-alert-hint")()),
    "none": (_template("said-ambushes-none")(), _template("said-ambushes-none-hint")()),
}
"""Result of an ambush to how it is called and what follows."""
EFFECTS: Mapping[str, str] = {
    "lift": _template("said-effects-lift")(),
    "revive": _template("said-effects-revive")(),
    "death": "Death",
    "near_fatal": "Near-Fatal",
    "hp_share": "Gravity",
    "eject": "Eject",
    "delay": "Delay",
    "actions": _template("said-effects-actions")(),
}
"""Kind of effect that is no status to what it is called."""

LABELS: Mapping[str, str] = {
    "alert": _template("said-labels-alert")(),
    "harms": _template("said-labels-harms")(),
    "right_face": _template("said-labels-right_face")(),
    "ambushers": _template("said-labels-ambushers")(),
    "result": _template("said-labels-result")(),
    "in_time": _template("said-labels-in_time")(),
    "pull": _template("said-labels-pull")(),
    "let_go": _template("said-labels-let_go")(),
    "where_to": _template("said-labels-where_to")(),
    "encircled": _template("said-labels-encircled")(),
}
"""What fields are called that the book has no term for."""
