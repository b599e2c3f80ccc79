"""The texts with which one may begin: a copy of a game under a name of its own, house rules, or hit points alone."""

from __future__ import annotations

import re
from collections.abc import Collection, Mapping
from typing import Any, NamedTuple

from PySide6.QtCore import QCoreApplication

from rules.text.sanitize import single_line
from rules.written.rewriter import with_value, written
from rules.written.rulebook import heading_in
from rules.written.schema import Id
from rules.written.source import read
from ui.text.words import language

FIRST_VERSION, FIRST_HOUSE_VERSION = "0.1", "1"
LONGEST_NAME = 120
LONGEST_CREDITS = 4_000
ROLLS = ("d20", "2d6", "percent", "pool", "hand")
"""What may be rolled in a game that begins with hit points alone."""
ENDS = ("unconscious", "dead", "out")
"""What may happen at 0."""
_FREE = re.compile(r"\bCC0\b|public domain|unlicense|\b0BSD\b|\bMIT-0\b", re.IGNORECASE)
"""Licences that ask for no name."""
_ALIKE = re.compile(r"\bSA\b|\bA?GPL|\bLGPL", re.IGNORECASE)
"""Licences that what is made of a game has to have, too."""


class Name(NamedTuple):
    """What a text is to be called, and by whom it is."""

    title: str
    author: str = ""

    @classmethod
    def typed(cls, title: str, author: str = "") -> Name:
        """Return a name as it was typed, in one line each and no longer than a text may have them."""
        return cls(*(single_line(words).strip()[:LONGEST_NAME] for words in (title, author)))


def asks_for_credit(licence: str) -> bool:
    """Return whether a licence asks to name whose work was used; without one nothing is given away."""
    return _FREE.search(licence) is None


def copy_of(text: str, name: Name, taken: Collection[str]) -> str:
    """Return a game as the beginning of another: with an id, a title and a version of its own, and all of its words."""
    game = read(text)
    heading = heading_in(game)
    credits = str(game.data["system"].get("credits", ""))
    if asks_for_credit(heading.licence):
        begun = QCoreApplication.translate(
            "Beginnings", "Begun from {title} {version} by {author} ({licence})."
        ).format(
            title=heading.title,
            version=heading.version,
            author=heading.author or QCoreApplication.translate("Beginnings", "somebody who is not named"),
            licence=heading.licence or QCoreApplication.translate("Beginnings", "no licence said"),
        )
        credits = "\n".join(filter(None, (credits, begun)))[:LONGEST_CREDITS]
    anew = {
        "id": Id().free(name.title, taken, before="game"),
        "title": name.title,
        "version": FIRST_VERSION,
        "author": name.author or None,
        "licence": heading.licence if _ALIKE.search(heading.licence) else None,
        "credits": credits or None,
        "renamed": None,
        "source": None,
    }
    for key, value in anew.items():
        game = with_value(game, ("system", key), value)
    return _without_remarks_above(game.text)


def _without_remarks_above(text: str) -> str:
    """Return a text without what is remarked above its heading: that is about the game from which it was begun."""
    lines = text.split("\n")
    first = next((index for index, line in enumerate(lines) if line.strip() and not line.startswith("#")), 0)
    return "\n".join(lines[first:])


def house_rules(over: str, name: Name, taken: Collection[str]) -> str:
    """Return house rules over a system that change nothing yet."""
    return written({"system": {**_heading(name, taken, FIRST_HOUSE_VERSION), "over": over}})


def hit_points(roll: str, end: str, name: Name, taken: Collection[str]) -> str:
    """Return a game with hit points, one way to roll (one of `ROLLS`) and one to end (one of `ENDS`)."""
    words = _words()
    at_zero = {} if end == "unconscious" else {"at_zero": [{"state": end}]}
    dice = {f"die-{word}": words[word].lower() for word in ("attack", "damage", "initiative")}
    return written(
        {
            "system": _heading(name, taken, FIRST_VERSION),
            "sheet": {"hp": {"label": words["hp"], **_whole(1, 9999, 10)}, **_sheet(roll, words)},
            "pool": {"hp": {"label": words["hp"], "vital": True, **at_zero}},
            "number": {id: {"label": words[id]} for id in _NUMBERS.get(roll, ())},
            "order": _ORDERS[roll],
            "test": {"attack": {"what": "attack", **_TESTS[roll], "attack": True}} if roll in _TESTS else {},
            "action": _actions(roll, words),
            "word": {language(): dice},
        }
    )


def _heading(name: Name, taken: Collection[str], version: str) -> dict[str, Any]:
    author = {"author": name.author} if name.author else {}
    named = {"id": Id().free(name.title, taken, before="game"), "title": name.title, "version": version}
    return {"format": 1, **named, "language": language(), **author}


def _whole(low: int, high: int, default: int) -> dict[str, Any]:
    return {"low": low, "high": high, "default": default}


def _words() -> dict[str, str]:
    """What the parts of such a game are called, in the language of whoever makes it."""
    return {
        "hp": QCoreApplication.translate("Beginnings", "Hit points"),
        "attack": QCoreApplication.translate("Beginnings", "Attack"),
        "defence": QCoreApplication.translate("Beginnings", "To reach"),
        "skill": QCoreApplication.translate("Beginnings", "Skill"),
        "pool": QCoreApplication.translate("Beginnings", "Dice"),
        "damage": QCoreApplication.translate("Beginnings", "Damage"),
        "initiative": QCoreApplication.translate("Beginnings", "Initiative"),
        "target": QCoreApplication.translate("Beginnings", "Target"),
        "amount": QCoreApplication.translate("Beginnings", "How much"),
        "hurt": QCoreApplication.translate("Beginnings", "Hurt"),
        "heal": QCoreApplication.translate("Beginnings", "Heal"),
        "price": QCoreApplication.translate("Beginnings", "It succeeds, at a price: say which."),
    }


_TESTS: Mapping[str, Mapping[str, Any]] = {
    "d20": {"roll": "1d20", "add": "attack", "against": "target.defence"},
    "2d6": {"roll": "2d6", "add": "attack", "bands": {"10": "success", "7": "partial"}},
    "percent": {"kind": "under", "roll": "1d100", "against": "skill"},
    "pool": {"kind": "count", "roll": "dice(dice_pool)", "each": 5, "against": "1"},
}
_ORDERS: Mapping[str, Mapping[str, Any]] = {
    "d20": {"roll": "1d20"},
    "2d6": {"roll": "2d6"},
    "percent": {"roll": "1d10"},
    "pool": {"roll": "1d6", "ties": ["roll"]},
    "hand": {"roll": "initiative", "ties": ["ask"]},
}
_NUMBERS = {"d20": ("attack", "defence"), "2d6": ("attack",), "percent": ("skill",)}
"""The numbers of the sheet that conditions may change later."""


def _sheet(roll: str, words: Mapping[str, str]) -> dict[str, Any]:
    """What else stands on a sheet."""
    damage = {"damage": {"label": words["damage"], "kind": "dice", "default": "1d6"}}
    attack = {"attack": {"label": words["attack"], **_whole(-20, 50, 0)}}
    defence = {"defence": {"label": words["defence"], **_whole(0, 100, 10)}}
    return {
        "d20": {**attack, **defence, **damage},
        "2d6": {**attack, **damage},
        "percent": {"skill": {"label": words["skill"], "unit": "percent", **_whole(0, 100, 50)}, **damage},
        "pool": {"dice_pool": {"label": words["pool"], "kind": "dice", "default": "4d6"}},
        "hand": {"initiative": {"label": words["initiative"], **_whole(-50, 100, 0)}},
    }[roll]


def _actions(roll: str, words: Mapping[str, str]) -> dict[str, Any]:
    """What can be done: an attack, or what the table says."""
    if roll == "hand":
        anyone = {"label": words["target"], "who": "anyone", "most": 12}
        amount = {"amount": {"label": words["amount"], **_whole(0, 9999, 1)}}
        return {
            id: {
                "label": words[id],
                "key": key,
                "targets": anyone,
                "param": amount,
                "does": [{"each": "targets", "do": [{verb: "param.amount"}]}],
            }
            for id, key, verb in (("hurt", "d", "damage"), ("heal", "h", "heal"))
        }
    loss = {"damage": "total" if roll == "pool" else "dice(damage)"}
    at_a_price = {"partial": [loss, {"remind": words["price"]}]} if roll == "2d6" else {}
    does = [{"test": "attack", "success": [loss], **at_a_price}]
    return {"attack": {"label": words["attack"], "key": "a", "targets": {"label": words["target"]}, "does": does}}
