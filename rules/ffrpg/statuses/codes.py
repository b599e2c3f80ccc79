"""Codes of a blow or a use: chances of success, damage and healing, and effects."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any, Literal, Self, get_args

from pydantic import ConfigDict, field_validator, model_validator

from rules.dice.dice import is_special, with_hyphens
from rules.ffrpg.statuses.catalogue import STATUSES, named
from rules.ffrpg.statuses.traits import ELEMENT_LABELS
from rules.sheets.schema import Rows, Sheet, alone, described, number
from rules.text.localized import LocalizedText, said

Element = Literal["earth", "fire", "wind", "water", "lightning", "ice", "bio", "holy", "shadow"]
Attribute = Literal["str", "vit", "agi", "spd", "mag", "spr"]
Stat = Literal[
    "str", "vit", "agi", "spd", "mag", "spr", "arm", "marm", "eva", "meva", "acc", "macc", "dex", "mnd", "exp"
]
DamageType = Literal["physical", "magical"]
Defence = Literal["arm", "marm", "none"]
PoolId = Literal["hp", "mp"]
STAT_LABELS = {
    **{stat: stat.upper() for stat in get_args(Stat)},
    **{f"m{stat}": f"M. {stat.upper()}" for stat in ("arm", "eva", "acc")},
}
POOL_LABELS = {"hp": "HP", "mp": "MP"}
DAMAGE_TYPES = {"physical": "Physical", "magical": "Magical"}
DEFENCES = {"arm": "ARM", "marm": "M. ARM", "none": "nothing"}
CODE = ("scale", "attribute", "die", "bonus")
"""The fields of a code."""
_DIE = re.compile(r"(\d{0,2})[dD](\d{1,3})")
_CODE = re.compile(
    r"\(?\s{0,9}(?P<scale>\d{1,2})\s{0,9}[×x*]\s{0,9}(?P<attribute>STR|VIT|AGI|SPD|MAG|SPR)\s{0,9}\)?"
    r"\s{0,9}\+\s{0,9}(?P<die>\d{0,2}d\d{1,3})\s{0,9}(?:(?P<sign>[+-])\s{0,9}(?P<bonus>\d{1,4}))?",
    re.IGNORECASE,
)
_AMOUNT = re.compile(r"(?:(\d{1,5}%?)\s{0,9})?(HP|MP)", re.IGNORECASE)
_STAT = "|".join(re.escape(label) for label in sorted(STAT_LABELS.values(), key=len, reverse=True))
_CHANCE = re.compile(
    rf"(?P<flat>-?\d{{1,3}}) ?%|(?P<stat>{_STAT})(?: (?P<sign>[+-]) (?P<mod>\d{{1,3}}))?(?: - (?P<vs>{_STAT}))?",
    re.IGNORECASE,
)
_STATS = {label.lower(): stat for stat, label in STAT_LABELS.items()}


def fault(message: str, /, **words: Any) -> LocalizedText:
    """Return a fault of a sheet of this system."""
    return said(message, __file__, **words)


def dice_of(text: str) -> tuple[int, ...]:
    """Return the faces of a Damage Die such as `2d8`, die by die; raises ValueError if it is none."""
    if is_special(text):
        raise ValueError(said("fault-dice_special", text=text))
    match = _DIE.fullmatch(text)
    if match is None or not 1 <= int(match[1] or 1) <= 99 or not 1 <= int(match[2]) <= 100:
        raise ValueError(fault("fault-damage_die", text=repr(text)))
    return (int(match[2]),) * int(match[1] or 1)


def checked_die(text: str) -> str:
    """Return a Damage Die as it was written; raises ValueError if it is none."""
    dice_of(text)
    return text


def written(scale: int, attribute: str, die: str, bonus: int) -> str:
    """FF-ATK-04: return a damage or healing code as the book writes it."""
    flat = f" {'+' if bonus > 0 else '−'} {abs(bonus)}" if bonus else ""
    return f"{scale} × {STAT_LABELS[attribute]} + {die}{flat}"


def code_of(text: str) -> tuple[dict[str, Any], str] | None:
    """Return the fields of the damage code at the start of a text, and the rest of it; None if there is none."""
    text = with_hyphens(text)
    match = _CODE.match(text.strip())
    if match is None:
        return None
    code: dict[str, Any] = {
        "scale": int(match["scale"]),
        "attribute": match["attribute"].lower(),
        "die": match["die"].lower(),
    }
    if match["bonus"]:
        code["bonus"] = int(match["bonus"]) * (1 if match["sign"] == "+" else -1)
    return code, text.strip()[match.end() :]


class CoS(Sheet):
    """A chance of success: a flat number, or stat + mod − the target's stat."""

    model_config = ConfigDict(json_schema_extra={"kinds": [["flat"], ["stat", "vs", "mod"]]})

    flat: int | None = number("Flat", None, low=-999, high=999)
    stat: Stat | None = described("Stat", None, terms=STAT_LABELS)
    mod: int = number("Modifier", 0, low=-999, high=999)
    vs: Stat | None = described("Against", None, terms=STAT_LABELS)

    @model_validator(mode="after")
    def _one_kind(self) -> Self:
        if (self.flat is None) == (self.stat is None):
            raise ValueError(fault("fault-cos"))
        return self

    def combined_notation(self) -> tuple[str, tuple[str, ...]]:
        """FF-ABL-06: return `M. ACC − 50 − M. EVA`, or a flat chance."""
        if self.stat is None:
            return f"{self.flat}%", ("flat",)
        mod = f" {'+' if self.mod > 0 else '−'} {abs(self.mod)}" if self.mod else ""
        against = f" − {STAT_LABELS[self.vs]}" if self.vs else ""
        return STAT_LABELS[self.stat] + mod + against, ("stat", "mod", "vs")

    @classmethod
    def from_notation(cls, text: str, /) -> dict[str, Any] | None:
        """FF-ABL-06: read the same line."""
        match = _CHANCE.fullmatch(with_hyphens(text).strip())
        if match is None:
            return None
        if match["flat"]:
            return {"flat": int(match["flat"])}
        mod = {"mod": int(match["mod"]) * (1 if match["sign"] == "+" else -1)} if match["mod"] else {}
        vs = {"vs": _STATS[match["vs"].lower()]} if match["vs"] else {}
        return {"stat": _STATS[match["stat"].lower()], **mod, **vs}


class Damage(Sheet):
    """The damage of an Ability or Item."""

    weapon: bool = described("Weapon", False)
    percent: int = number("Share", 100, low=0, high=1000, unit="%")
    scale: int = number("Damage Scale", 1, low=0, high=99)
    attribute: Attribute = described("Attribute", "str", terms=STAT_LABELS)
    die: str = described("Damage Die", "d6")
    bonus: int = number("Bonus", 0, low=-9999, high=9999)
    type: DamageType | None = alone(described("Type", None, terms=DAMAGE_TYPES))
    element: Element | None = alone(described("Element", None, terms=ELEMENT_LABELS))
    defence: Defence | None = described("Reduced by", None, terms=DEFENCES)
    pierce: int = number("Piercing", 0, low=0, high=100, unit="%")
    pool: PoolId = described("Takes", "hp", terms=POOL_LABELS)
    drain: int = number("Drain", 0, low=0, high=100, unit="%")

    _checked_die = field_validator("die")(checked_die)

    @classmethod
    def ineffective_fields(cls, given: Mapping[str, Any], /) -> frozenset[str]:
        """FF-ABL-08: return the fields without effect: with a share of the Weapon's damage its code, else the share."""
        return frozenset(CODE if given.get("weapon") is True else ("percent",))

    def combined_notation(self) -> tuple[str, tuple[str, ...]]:
        """FF-ATK-04: return the damage code, or the share of the Weapon's."""
        if self.weapon:
            return f"{self.percent}% Weapon", ("weapon", "percent", *CODE)
        return written(self.scale, self.attribute, self.die, self.bonus), CODE

    @classmethod
    def from_notation(cls, text: str, /) -> dict[str, Any] | None:
        """FF-ATK-04: read the same line."""
        share = re.fullmatch(r"(\d{1,4})% weapon", text.strip(), re.IGNORECASE)
        if share is not None:
            return {"weapon": True, "percent": int(share[1])}
        code = code_of(text)
        return code[0] if code is not None and not code[1].strip() else None


class Heal(Sheet):
    """What an Ability or Item restores: by a code, an amount, or fully."""

    model_config = ConfigDict(
        json_schema_extra={
            "kinds": [["scale", "attribute", "die", "bonus", "pool"], ["amount", "pool"], ["full", "pool"]]
        }
    )

    scale: int = number("Scale", 1, low=0, high=99)
    attribute: Attribute = described("Attribute", "mag", terms=STAT_LABELS)
    die: str = described("Die", "d6")
    bonus: int = number("Bonus", 0, low=-9999, high=9999)
    amount: int | None = number("Amount", None, low=0, high=99999)
    full: bool = described("Full", False)
    pool: PoolId = described("Restores", "hp", terms=POOL_LABELS)

    _checked_die = field_validator("die")(checked_die)

    @model_validator(mode="after")
    def _one_kind(self) -> Self:
        code = self.model_fields_set & {"scale", "attribute", "die", "bonus"}
        if (self.amount is not None) + self.full + bool(code) != 1:
            raise ValueError(fault("fault-healing"))
        return self

    def combined_notation(self) -> tuple[str, tuple[str, ...]]:
        """FF-ATK-04: return the healing code or the amount, and what it restores."""
        pool = POOL_LABELS[self.pool]
        if self.full:
            return f"100% {pool}", ("full", "pool")
        if self.amount is not None:
            return f"{self.amount} {pool}", ("amount", "pool")
        return f"{written(self.scale, self.attribute, self.die, self.bonus)} {pool}", (*CODE, "pool")

    @classmethod
    def from_notation(cls, text: str, /) -> dict[str, Any] | None:
        """FF-ATK-04: read the same line."""
        code, rest = code_of(text) or ({}, text)
        pool = _AMOUNT.fullmatch(rest.strip())
        if pool is None or bool(code) is (pool[1] is not None):
            return None
        if pool[1] == "100%":
            code = {"full": True}
        elif pool[1] is not None:
            if pool[1].endswith("%"):
                return None
            code = {"amount": int(pool[1])}
        return {**code, "pool": pool[2].lower()}


class Revive(Sheet):
    """The HP with which a revived combatant wakes."""

    model_config = ConfigDict(json_schema_extra={"kinds": [["hp"], ["pct"]]})

    hp: int | None = number("HP", None, low=1, high=99999)
    pct: int | None = number("Share", None, low=0, high=100, unit="%")

    @model_validator(mode="after")
    def _one_kind(self) -> Self:
        if (self.hp is None) == (self.pct is None):
            raise ValueError(fault("fault-revival"))
        return self

    def combined_notation(self) -> tuple[str, tuple[str, ...]]:
        """FF-EFF-03: return the HP of a revival in words."""
        return (f"{self.pct}% HP", ("pct",)) if self.hp is None else (f"{self.hp} HP", ("hp",))


KINDS_OF_EFFECT = ("status", "lift", "revive", "death", "near_fatal", "hp_share", "eject", "delay", "actions")


class Effect(Sheet):
    """One effect: exactly one of its kinds, each with an optional chance of its own."""

    status: str | None = described("Status", None, names="status")
    timer: int | None = number("Timer", None, low=1, high=99)
    params: dict[str, Any] | None = described("Params", None)
    lift: Rows[str] | None = described("Lifts", None, terms=named(STATUSES.lifted_by), names="status")
    revive: Revive | None = described("Revives", None)
    death: Literal[True] | None = described("Death", None)
    near_fatal: Literal[True] | None = described("Near-Fatal", None)
    hp_share: int | None = number("Gravity", None, low=0, high=100, unit="%")
    eject: Literal[True] | None = described("Eject", None)
    delay: int | None = number("Delay", None, low=0, high=100, unit="%")
    actions: int | None = number("Actions", None, low=1, high=99)
    cos: CoS | None = described("CoS", None)

    @model_validator(mode="after")
    def _one_kind(self) -> Self:
        named = [kind for kind in KINDS_OF_EFFECT if getattr(self, kind) is not None]
        if len(named) != 1:
            raise ValueError(fault("fault-one_effect", kinds=", ".join(KINDS_OF_EFFECT)))
        if self.status is None and self.model_fields_set & {"timer", "params"}:
            raise ValueError(fault("fault-status_alone"))
        if self.status is not None and self.status not in STATUSES:
            raise ValueError(said("fault-unknown_status", status=repr(self.status)))
        for entry in self.lift or ():
            if entry not in STATUSES.lifted_by:
                raise ValueError(fault("fault-lift", name=repr(entry)))
        return self

    @property
    def kind(self) -> str:
        """Return which of the kinds it is."""
        return next(kind for kind in KINDS_OF_EFFECT if getattr(self, kind) is not None)
