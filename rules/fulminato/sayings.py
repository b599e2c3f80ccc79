"""What is said before an action is done, and beside what may be chosen; PA, PS and desvío stay as the book has them."""

from __future__ import annotations

from collections.abc import Mapping

from rules.sayings import Saying

PRICE = Saying("{points} PA · {cost}")
PRICE_PS = Saying("{ps} PS · {points} PA · {cost}")
CHANCE = Saying("chance {percent} %")
LIMB = Saying("limb {percent} %")
TORSO = Saying("torso {percent} %")
HEAD = Saying("head {percent} %")
AIM = Saying("aiming {percent} %")
OPPOSED = Saying("opposed roll {percent} %")
RESISTS = Saying("resists {percent} %")
DAMAGE = Saying("damage {dice}")
DAMAGE_TYPE = Saying("damage {dice} · {type}")
HEALS = Saying("heals {dice}")
THROUGH = Saying("through {material}: {percent} %")
MATERIALS: Mapping[str, str] = {
    "wood": Saying("wood")(),
    "stone": Saying("stone")(),
    "metal": Saying("metal")(),
}
FEET = Saying("up to {feet} ft")
FEET_FAR = Saying("{feet} ft")
FEET_PAID = Saying("ft · {points} PA")
FLANKED = Saying("flanked by {names}: {ranks}")
FEET_CELLS = Saying("up to {feet} ft ({cells} cells)")
DESVIO = Saying("desvío {die}")
NO_DESVIO = Saying("no desvío")
PLACE = Saying("number {place}")
