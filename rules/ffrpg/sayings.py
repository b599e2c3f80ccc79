"""What is said before an action is done, and beside what may be chosen."""

from __future__ import annotations

from collections.abc import Mapping

from rules.sayings import Saying

CHANCE = Saying("chance {chance}")
CHANCE_FROM = Saying("chance {chance} ({chain})")
CHANCE_HELD = Saying("chance {chance} ({chain} = {sum})")
"""A CoS beyond what the dice allow: what they make of it, and the sum."""
EFFECT_CHANCE = Saying("{effect}: chance {chance}")
IMMUNE = Saying("{effect}: immune")
DAMAGE = Saying("damage {span} ({chain})")
ABSORBED = Saying("absorbed: + {span} {pool} ({chain})")
CHANGE = Saying("{term} {sign} {amount} %")
TIMES = Saying("{chain} × {percent} % ({told})")
LESS = Saying("{chain} − {term} {amount}")
MORE = Saying("{chain} + {term} {amount}")
THEN = Saying("{chain}, {term} {sign} {amount}")
ENHANCER = Saying("{element} Enhancer")
STEPS: Mapping[str, str] = {
    "pierced": Saying("pierced")(),
    "from behind": Saying("from behind")(),
    "pulled": Saying("pulled")(),
    "cap": Saying("cap")(),
    "modifier": Saying("modifier")(),
    "off hand": Saying("off hand")(),
    "Defense": Saying("Defense")(),
}
"""Steps of a sum that are no status and no number of the sheet, by their names in it."""
COST = Saying("{mp} MP, {left} left")
ITEM = Saying("{item}: {count} left")
TICK = Saying("tick {tick}")
CARRIED = Saying("carried over into the next Round: {ticks}")
NO_PLACE = Saying("no more place this Round")
METRES = Saying("{metres} m")
METRES_OF = Saying("{metres} of {most} m")
OPPOSED = Saying("SPD {rating} − d%")
DROP = Saying("drops {item}")
HEALS = Saying("+ {amount} {pool}")
HEALS_ALL = Saying("+ all {pool}")
BEHIND = Saying("from behind")()
OTHER_FACE = Saying("other face")()
TIER = Saying("tier {tier}")

AN_ACTION = Saying("1 Action")()
ACTION_AND_MP = Saying("1 Action, MP")()
ACTION_AND_ITEM = Saying("1 Action, 1 Item")()
ZERO_ACTION = Saying("1 Zero Action")()
ALL_ACTIONS = Saying("all Actions left")()
FREE_METRES = Saying("metres")()

HANDS: Mapping[str, str] = {
    "main": Saying("main hand")(),
    "off": Saying("off hand")(),
    "both": Saying("both hands")(),
}
IMPROVISED = Saying("an improvised Weapon")()
CHOICES: Mapping[str, str] = {
    "single": Saying("One target")(),
    "group": Saying("A Group")(),
    "melee": Saying("In melee")(),
    "ranged": Saying("From afar")(),
    "main": Saying("Main hand")(),
    "off": Saying("Off hand")(),
    "return": Saying("Put away")(),
    "drop": Saying("Let fall")(),
    "left": Saying("To the left")(),
    "right": Saying("To the right")(),
    "standard": Saying("Ordinary ground")(),
    "difficult": Saying("Difficult ground")(),
    "adverse": Saying("Adverse ground")(),
    "waist_water": Saying("Water to the waist")(),
    "deep_water": Saying("Deep water")(),
    "impassable": Saying("Impassable ground")(),
    "sight": Saying("Sight")(),
    "speech": Saying("Speech")(),
    "fast": Saying("Speed")(),
    "movement": Saying("Movement")(),
    "social": Saying("Dealing with people")(),
    "flee": Saying("Flight")(),
    "communicate": Saying("Say something")(),
    "style": Saying("Show off")(),
    "other": Saying("Something else")(),
}
"""What a field offers by words that are no terms of the book."""
SIDES: Mapping[str, str] = {
    "party": Saying("Party")(),
    "foes": Saying("Foes")(),
    "neutral": Saying("Neutral")(),
}
"""Side to how it is called; one that a table made up keeps its name."""
AMBUSHES: Mapping[str, tuple[str, str]] = {
    "full": (Saying("Nobody noticed")(), Saying("Preemptive Round, all Unaware")()),
    "partial": (Saying("Some are alert")(), Saying("Preemptive Round, the others Unaware")()),
    "alert": (Saying("Most are alert, but too late")(), Saying("Preemptive Round")()),
    "none": (Saying("Everybody is alert")(), Saying("ordinary battle")()),
}
"""Result of an ambush to how it is called and what follows."""
EFFECTS: Mapping[str, str] = {
    "lift": Saying("cure")(),
    "revive": Saying("revival")(),
    "death": "Death",
    "near_fatal": "Near-Fatal",
    "hp_share": "Gravity",
    "eject": "Eject",
    "delay": "Delay",
    "actions": Saying("more Actions")(),
}
"""Kind of effect that is no status to what it is called."""
