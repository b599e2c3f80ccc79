"""What is said before an action is done, and what actions cost; DES, FUE and MD stay as the book has them."""

from __future__ import annotations

from collections.abc import Mapping

from rules.sayings import Saying

AN_ACTION = Saying("1 action")()
CHANCE = Saying("chance {percent}%")
CHANCE_OF = Saying("chance {percent}% ({sum}%)")
CHANCE_FROM = Saying("chance {percent}% = {chain}")
CHANCE_HELD = Saying("chance {percent}% ({sum}% = {chain})")
"""A percentage above what a d100 can show; the degrees of success come of the whole of it."""
CHANCE_JAMS = Saying("chance {percent}% ({sum}% = {chain}; jams from {malf})")
CHAIN = Saying("{first} {next}")
STEPS: Mapping[str, Saying] = {
    "range": Saying("{sign} {amount} range"),
    "close": Saying("{sign} {amount} close"),
    "burst": Saying("{sign} {amount} burst"),
    "focus": Saying("{sign} {amount} focus"),
    "changed": Saying("{sign} {amount} changed action"),
    "modifier": Saying("{sign} {amount} modifier"),
}
STEP = Saying("{sign} {amount}")
FUE_TO_FUE = Saying("chance {percent}% (FUE {own} : {theirs})")
DODGE = Saying("dodge {percent}%")
BLOCK = Saying("block ({thing}) {percent}%")
DAMAGE = Saying("damage {dice}")
DAMAGE_MD = Saying("damage {dice} + MD {md}")
DAMAGE_HALF_MD = Saying("damage {dice} + ½ MD {md}")
METRES = Saying("{metres} m")
ONLY_LOADED = Saying("only {loaded} loaded")
MOST_SHOTS = Saying("at most {most} shots")
AT = Saying("DES {des}")
NOT_YET = Saying("DES {des}: wait before")
LATER = Saying("DES −{points}")
LATER_THEN = Saying("DES −{points} at its turn")
NO_DES = Saying("costs no DES")
FOCUS = Saying("focus +{percent}%")
ONE_TURN = Saying("1 turn: {loaded} → {filled}")
TURNS = Saying("{turns} turns: {loaded} → {filled}")
REPAIRING = Saying("turn {turn} of {needed}")
REPAIR = Saying("1D6 turns")
