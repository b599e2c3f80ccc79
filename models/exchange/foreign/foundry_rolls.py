"""The rolls that Foundry writes into its descriptions, in the words of a stat block."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence

from models.exchange.foreign.fifth import SAVES
from models.exchange.neutral import Attack

_LABELLED = re.compile(r"(?:@\w+\[[^\]]*\]|\[\[[^\]]*\]\])\{([^}]*)\}|&(?:amp;)?Reference\[([^\]|]*)[^\]]*\]")
_ROLLED = re.compile(r"\[\[/(?P<what>\w+)(?P<rest>[^\]]*)\]\]|\[\[lookup @(?P<look>[\w.]+)[^\]]*\]\]")
_TAGS = re.compile(r"@UUID\[[^\]]*\]|\[\[[^\]]*\]\]")


def _struck(attacks: Sequence[Attack]) -> str:
    """How an attack is rolled, in the words of a stat block."""
    one = next((one for one in attacks if one.to_hit is not None), None)
    if one is None:
        return ""
    how = f"{'Ranged' if one.kind == 'ranged' else 'Melee'} {'Spell' if one.spell else 'Weapon'} Attack"
    where = f"range {one.range} ft." if one.kind == "ranged" else f"reach {one.reach} ft."
    return f"{how}: {one.to_hit:+} to hit, {where}, one target"


def _hurt(attacks: Sequence[Attack]) -> str:
    """What the first attack that harms does, in the words of a stat block."""
    one = next((one for one in attacks if one.damage), None)
    if one is None:
        return ""
    parts = (f"{int(part.average)} ({part.dice.replace('+', ' + ')}) {part.type} damage" for part in one.damage)
    return ("Hit: " if one.to_hit is not None else "") + " plus ".join(parts)


def _saved(attacks: Sequence[Attack]) -> str:
    """What the first attack that is saved against asks for."""
    one = next((one for one in attacks if one.save), None)
    return f"DC {one.dc} {SAVES[one.save]}" if one else ""


_SAID: Mapping[str, Callable[[Sequence[Attack]], str]] = {"save": _saved, "damage": _hurt, "attack": _struck}


def without_rolls(text: str, attacks: Sequence[Attack] | None = None) -> str:
    """A description with its rolls in words: those of the attacks of an item, None for what tells of the creature."""
    if "[" not in text:
        return text

    def told(found: re.Match[str]) -> str:
        what = found["look"] or found["what"]
        if what in ("r", "roll"):
            return found["rest"].strip()
        if what in _SAID:
            return _SAID[what](attacks or ())
        return "the creature" if found["look"] == "name" and attacks is None else ""

    text = _LABELLED.sub(lambda found: found[1] or found[2] or "", text)
    text = _ROLLED.sub(told, text).replace(" damage damage", " damage")
    return _TAGS.sub("", text)
