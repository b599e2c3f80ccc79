"""The rolls that Foundry writes into its descriptions, in the words of a stat block."""

from __future__ import annotations

import re
from collections.abc import Mapping

from models.exchange.foreign.fifth import SAVES
from models.exchange.neutral import Attack

_LABELLED = re.compile(r"(?:@\w+\[[^\]]*\]|\[\[[^\]]*\]\])\{([^}]*)\}|&(?:amp;)?Reference\[([^\]|]*)[^\]]*\]")
_ROLLED = re.compile(r"\[\[/(?P<what>\w+)(?P<rest>[^\]]*)\]\]|\[\[lookup @(?P<look>[\w.]+)[^\]]*\]\]")
_TAGS = re.compile(r"@UUID\[[^\]]*\]|\[\[[^\]]*\]\]")


def struck(attacks: list[Attack]) -> str:
    """How an attack is rolled, in the words of a stat block."""
    one = next((one for one in attacks if one.to_hit is not None), None)
    if one is None:
        return ""
    how = f"{'Ranged' if one.kind == 'ranged' else 'Melee'} {'Spell' if one.spell else 'Weapon'} Attack"
    where = f"range {one.range} ft." if one.kind == "ranged" else f"reach {one.reach} ft."
    return f"{how}: {one.to_hit:+} to hit, {where}, one target"


def hurt(attacks: list[Attack]) -> str:
    """What the first attack that harms does, in the words of a stat block."""
    one = next((one for one in attacks if one.damage), None)
    if one is None:
        return ""
    parts = (f"{int(part.average)} ({part.dice.replace('+', ' + ')}) {part.type} damage" for part in one.damage)
    return ("Hit: " if one.to_hit is not None else "") + " plus ".join(parts)


def saved(attacks: list[Attack]) -> str:
    """What the first attack that is saved against asks for."""
    one = next((one for one in attacks if one.save), None)
    return f"DC {one.dc} {SAVES[one.save]}" if one else ""


def without_rolls(text: str, rolls: Mapping[str, str]) -> str:
    """A description with its rolls in words."""
    if "[" not in text:
        return text

    def told(found: re.Match[str]) -> str:
        what = found["look"] or found["what"]
        if what in ("r", "roll"):
            return found["rest"].strip()
        return rolls.get(str(what), "the creature" if found["look"] == "name" else "")

    text = _LABELLED.sub(lambda found: found[1] or found[2] or "", text)
    text = _ROLLED.sub(told, text).replace(" damage damage", " damage")
    return _TAGS.sub("", text)
