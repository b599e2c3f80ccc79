"""What is said before an action is done, and beside what may be chosen."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial

from rules.core.state import FOES, NEUTRAL, PARTY
from rules.text.localized import MessageTemplate

_said = partial(MessageTemplate, beside=__file__)

CHANCE = _said("said-chance")
CHANCE_FROM = _said("said-chance_from")
CHANCE_HELD = _said("said-chance_held")
"""A CoS beyond what the dice allow: what they make of it, and the sum."""
EFFECT_CHANCE = _said("said-effect_chance")
EFFECT = _said("said-effect")
BLOW = _said("said-blow")
IMMUNE = _said("said-immune")
FLOATS = _said("said-floats")
DAMAGE = _said("said-damage")
IF_MISSED = _said("said-if_missed")
ABSORBED = _said("said-absorbed")
CHANGE = _said("said-change")
TIMES = _said("said-times")
LESS = _said("said-less")
MORE = _said("said-more")
THEN = _said("said-then")
ENHANCER = _said("said-enhancer")
STEPS: Mapping[str, str] = {
    "pierced": _said("said-steps-pierced")(),
    "from behind": _said("said-steps-from_behind")(),
    "pulled": _said("said-steps-pulled")(),
    "cap": _said("said-steps-cap")(),
    "modifier": _said("said-steps-modifier")(),
    "off hand": _said("said-steps-off_hand")(),
    "Defense": _said("said-steps-Defense")(),
}
"""Steps of a sum that are no status and no number of the sheet, by their names in it."""
CODE = _said("said-code")
COST = _said("said-cost")
ITEM = _said("said-item")
TICK = _said("said-tick")
CARRIED = _said("said-carried")
NO_PLACE = _said("said-no_place")
METRES = _said("said-metres")
METRES_OF = _said("said-metres_of")
OPPOSED = _said("said-opposed")
OPPOSED_BY_FACE = _said("said-opposed_by_face")
"""The same where the number that is rolled counts, as long as the check succeeds."""
ESCAPES = _said("said-escapes")
NOBODY_HOLDS = _said("said-nobody_holds")()
GOES_BACK = _said("said-goes_back")
STRIKES_WITH = _said("said-strikes_with")
DROP = _said("said-drop")
HEALS = _said("said-heals")
HEALS_SPAN = _said("said-heals_span")
HEALS_ALL = _said("said-heals_all")
HEALS_MOST = _said("said-heals_most")
HEALS_NOTHING = _said("said-heals_nothing")
HEALS_PART = _said("said-heals_part")
WAKES = _said("said-wakes")
BEHIND = _said("said-behind")()
OTHER_FACE = _said("said-other_face")()
TIER = _said("said-tier")

AN_ACTION = _said("said-an_action")()
ACTION_AND_MP = _said("said-action_and_mp")()
ACTION_AND_ITEM = _said("said-action_and_item")()
ZERO_ACTION = _said("said-zero_action")()
ALL_ACTIONS = _said("said-all_actions")()
FREE_METRES = _said("said-free_metres")()

HANDS: Mapping[str, str] = {
    "main": _said("said-hands-main")(),
    "off": _said("said-hands-off")(),
    "both": _said("said-hands-both")(),
}
IMPROVISED = _said("said-improvised")()
CHOICES: Mapping[str, str] = {
    "single": _said("said-choices-single")(),
    "group": _said("said-choices-group")(),
    "melee": _said("said-choices-melee")(),
    "ranged": _said("said-choices-ranged")(),
    "main": _said("said-choices-main")(),
    "off": _said("said-choices-off")(),
    "return": _said("said-choices-return")(),
    "drop": _said("said-choices-drop")(),
    "left": _said("said-choices-left")(),
    "right": _said("said-choices-right")(),
    "standard": _said("said-choices-standard")(),
    "difficult": _said("said-choices-difficult")(),
    "adverse": _said("said-choices-adverse")(),
    "waist_water": _said("said-choices-waist_water")(),
    "deep_water": _said("said-choices-deep_water")(),
    "impassable": _said("said-choices-impassable")(),
    "sight": _said("said-choices-sight")(),
    "speech": _said("said-choices-speech")(),
    "fast": _said("said-choices-fast")(),
    "movement": _said("said-choices-movement")(),
    "social": _said("said-choices-social")(),
    "flee": _said("said-choices-flee")(),
    "communicate": _said("said-choices-communicate")(),
    "style": _said("said-choices-style")(),
    "other": _said("said-choices-other")(),
}
"""What a field offers by words that are no terms of the book."""
FACINGS: Mapping[str, str] = {"left": _said("said-facings-left")(), "right": _said("said-facings-right")()}
"""Where one looks in a Pincer Attack."""
SIDES: Mapping[str, str] = {
    PARTY: _said("said-sides-party")(),
    FOES: _said("said-sides-foes")(),
    NEUTRAL: _said("said-sides-neutral")(),
}
"""Side to how it is called; one that a table made up keeps its name."""
AMBUSHES: Mapping[str, tuple[str, str]] = {
    "full": (_said("said-ambushes-full")(), _said("said-ambushes-full-hint")()),
    "partial": (_said("said-ambushes-partial")(), _said("said-ambushes-partial-hint")()),
    "alert": (_said("said-ambushes-alert")(), _said("said-ambushes-alert-hint")()),
    "none": (_said("said-ambushes-none")(), _said("said-ambushes-none-hint")()),
}
"""Result of an ambush to how it is called and what follows."""
EFFECTS: Mapping[str, str] = {
    "lift": _said("said-effects-lift")(),
    "revive": _said("said-effects-revive")(),
    "death": "Death",
    "near_fatal": "Near-Fatal",
    "hp_share": "Gravity",
    "eject": "Eject",
    "delay": "Delay",
    "actions": _said("said-effects-actions")(),
}
"""Kind of effect that is no status to what it is called."""

LABELS: Mapping[str, str] = {
    "alert": _said("said-labels-alert")(),
    "harms": _said("said-labels-harms")(),
    "right_face": _said("said-labels-right_face")(),
    "ambushers": _said("said-labels-ambushers")(),
    "result": _said("said-labels-result")(),
    "in_time": _said("said-labels-in_time")(),
    "pull": _said("said-labels-pull")(),
    "let_go": _said("said-labels-let_go")(),
    "where_to": _said("said-labels-where_to")(),
    "encircled": _said("said-labels-encircled")(),
}
"""What fields are called that the book has no term for."""
