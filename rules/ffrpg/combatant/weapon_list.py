"""FF-ATK-04: the Weapons of the edition as rows of a sheet, by kind and Equipment Tier: code, hands, reach.

The kind gives the Damage Die, the Tier the Damage Scale and the number of dice.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import Any

Row = Mapping[str, Any]

_SCALES = {
    "6": (2, 3, 5, 6, 7, 9, 10, 11, 13, 14),
    "8": (2, 3, 5, 6, 8, 10, 11, 13, 14, 16),
    "10": (2, 4, 6, 8, 10, 11, 13, 15, 17, 19),
    "12": (2, 4, 6, 9, 11, 13, 15, 17, 19, 21),
}
"""Die to the Damage Scale of Tiers 1 to 10."""
_DICE = (1, 1, 2, 2, 3, 3, 4, 4, 5, 5)
"""The number of dice in Tiers 1 to 10."""
_KINDS: tuple[tuple[str, str, str, str, Row], ...] = (
    ("Knife", "Knives", "6", "str", {}),
    ("Rod", "Cudgels", "6", "str", {}),
    ("Boomerang", "Thrown", "6", "str", {"range": "ranged"}),
    ("Glove", "Brawl", "6", "str", {"hand": "both"}),
    ("Claw", "Brawl", "8", "str", {"hand": "both"}),
    ("Flail", "Flails", "8", "str", {}),
    ("Ninja Blade", "Knives", "8", "str", {}),
    ("Swallow", "Polearms", "8", "str", {"hand": "both"}),
    ("Light Sword", "Swords", "8", "agi", {}),
    ("Crossbow", "Guns", "8", "agi", {"range": "ranged"}),
    ("Instrument", "Instrument", "8", "mag", {}),
    ("Staff", "Cudgels", "8", "str", {"hand": "both"}),
    ("Sword", "Swords", "10", "str", {}),
    ("Katana", "Swords", "10", "str", {}),
    ("Bow", "Bows", "10", "str", {"hand": "both", "range": "ranged"}),
    ("Axe", "Axes", "12", "str", {"hand": "both"}),
    ("Greatsword", "Swords", "12", "str", {"hand": "both"}),
    ("Polearm", "Polearms", "12", "str", {"hand": "both"}),
    ("Rifle", "Guns", "12", "agi", {"hand": "both", "range": "ranged"}),
)
"""Name, Weapon Skill, Damage Die, attribute, and other built-in fields."""


_RANGED = re.compile(
    r"\b(?:(?:long|short|cross|great|hand|war)?bows?|arbalests?|guns?|handguns?|pistols?|rifles?|revolvers?|shotguns?"
    r"|muskets?|slings?|slingshots?|blowguns?|javelins?|shurikens?|boomerangs?|throwing|thrown|arrows?|darts?"
    r"|arcos?|ballestas?|pistolas?|fusil(?:es)?|rev[óo]lver(?:es)?|hondas?|jabalinas?|bumer[áa]n"
    r"|bestas? de m[ãa]o|fuzil|fuzis|fundas?|azagaias?|bumerangues?|arrojadiz[ao]s?|de arremesso)\b|^bestas?\b",
    re.IGNORECASE,
)
"""Names of Weapons that shoot or are thrown, in the languages of the window."""


def is_ranged(name: str) -> bool:
    """Return whether a Weapon of that name is Ranged unless somebody says otherwise."""
    return _RANGED.search(name) is not None


def _weapons() -> Iterator[Row]:
    for name, skill, die, attribute, more in _KINDS:
        for tier, (scale, dice) in enumerate(zip(_SCALES[die], _DICE, strict=True), 1):
            yield {
                "id": f"{name.lower().replace(' ', '-')}-{tier}",
                "name": f"{name}, Tier {tier}",
                "skill": skill,
                "scale": scale,
                "attribute": attribute,
                "die": f"{dice if dice > 1 else ''}d{die}",
                "tier": tier,
                **more,
            }


WEAPONS: tuple[Row, ...] = tuple(_weapons())
_EVASION = ((4, 1), (9, 3), (14, 5), (19, 7), (24, 9), (29, 11), (34, 14), (39, 16))
"""EVA and M. EVA of the plain Shield of each Tier for sale."""
SHIELDS: tuple[Row, ...] = tuple(
    {"id": f"shield-{tier}", "name": f"Shield, Tier {tier}", "eva": eva, "meva": meva}
    for tier, (eva, meva) in enumerate(_EVASION, 1)
)
