"""Which message of the core tells a fact, where its system chooses none; and its dice as a sum."""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import suppress
from typing import TYPE_CHECKING

from rules.dice.dice import BadExpression, parse
from rules.mechanics.names import is_renaming
from rules.sheets.changes import is_of_sheet

if TYPE_CHECKING:
    from rules.core.facts import Fact


def lost_nothing(fact: Fact) -> bool:
    """Whether a fact is of a blow that armour or the like has stopped whole: that is no wound."""
    return bool(fact["kind"] == "damage" and fact["amount"] == 0)


def gained_nothing(fact: Fact) -> bool:
    """Whether a fact is of a healing that brought nothing, as one whose pool is full has it."""
    return bool(fact["kind"] == "heal" and fact.get("to") is not None and fact.get("from") == fact["to"])


EITHER: Mapping[str, tuple[str, str, str]] = {
    "opposed": ("success", "opposed-success", "opposed-failure"),
    "spend": ("pool", "spend-pool", "spend-thing"),
    "immune": ("status", "immune-status", "immune-element"),
    "end": ("winner", "end-winner", "end"),
    "countdown": ("done", "countdown-done", "countdown"),
}
"""Kind of fact to the field that parts two keys, the key with it and the one without."""


def common_key(fact: Fact) -> str:
    """The core's key of a fact; empty where the fact has no line."""
    kind = str(fact["kind"])
    if kind == "initiative" and fact.get("tie"):
        return "initiative-tie"
    if kind == "turn" and fact.get("skipped"):
        return "turn-skipped"
    if kind == "attack":
        if fact.get("critical"):
            return "attack-critical"
        if fact.get("fumble"):
            return "attack-fumble"
        return "attack-hit" if fact.get("hit") else "attack-miss"
    if kind == "roll":
        if fact.get("success") is None:
            return "roll-plain" if _is_one_face(fact) else "roll-free"
        return "roll-success" if fact["success"] else "roll-failure"
    if kind in EITHER:
        field, there, missing = EITHER[kind]
        return there if fact.get(field) else missing
    if kind == "equip":
        return f"equip-{fact['to']}" if fact["to"] in ("hand", "away", "ground") else "equip"
    if kind == "leave":
        return f"leave-{fact.get('reason')}"
    if kind == "ruling":
        if fact.get("what") == "override":
            return "ruling-override"
        if fact.get("cell") is not None:
            return "ruling-cell"
        if fact.get("option") is not None:
            return "ruling-option"
        if is_renaming(fact):
            return "ruling-name"
        if is_of_sheet(fact):
            return "ruling-sheet"
        if fact.get("what") == "side":
            return "ruling-side"
        return "ruling" if fact.get("actor") else "ruling-all"
    return kind


def _is_one_face(fact: Fact) -> bool:
    """Whether the dice of a roll say no more than its total does."""
    return bool(fact.get("dice")) and dice_of(fact) == str(fact.get("total"))


def dice_of(fact: Fact) -> str:
    """The dice of a fact as a sum; in a free roll with what its expression adds to them."""
    faces = fact["dice"] or ()
    if fact["kind"] == "roll" and fact.get("actor") is None:
        with suppress(BadExpression):
            return parse(str(fact["what"]), special=True).written(faces, fact["total"])
    return " + ".join(str(face) for face in faces)
