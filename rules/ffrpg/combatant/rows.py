"""Rows of a sheet: weapons and shields, abilities and items, reactions, drops, Auto-Status."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import chain
from typing import Annotated, Any, ClassVar, Literal

from pydantic import Discriminator, Field, Tag, field_validator

from rules.ffrpg.combatant import notation
from rules.ffrpg.combatant.weapon_list import is_ranged
from rules.ffrpg.statuses.catalogue import BOOK_ITEMS
from rules.ffrpg.statuses.codes import (
    CODE,
    DAMAGE_TYPES,
    DEFENCES,
    POOL_LABELS,
    STAT_LABELS,
    Attribute,
    CoS,
    Damage,
    DamageType,
    Defence,
    Effect,
    Element,
    Heal,
    PoolId,
    checked_die,
    written,
)
from rules.ffrpg.statuses.traits import ELEMENT_LABELS
from rules.sheets.schema import Rows, Sheet, alone, described, number, words_of

Reach = Literal["melee", "ranged"]
Target = Literal["self", "single", "group", "single_group", "party", "all", "random_opponent", "random_ally", "random"]
REACHES = {"melee": "Melee", "ranged": "Ranged"}
TARGETS = {
    "self": "Self",
    "single": "Single",
    "group": "Group",
    "single_group": "Single/Group",
    "party": "Party",
    "all": "All",
    "random_opponent": "Random Opponent",
    "random_ally": "Random Ally",
    "random": "Random",
}
HANDS = {"main": "main hand", "off": "off hand", "both": "both hands", "natural": "natural"}
_MELEE = re.compile(r"\bmelee\b", re.IGNORECASE)
ABILITY_TYPES = {"fast": "Fast", "slow": "Slow", "magic": "Magic"}
ITEM_KINDS = {
    "recovery": "Recovery",
    "battle": "Battle",
    "support": "Support",
    "throwing": "Throwing",
    "ammo": "Ammunition",
    "other": "other",
}
ITEM_DRAWINGS = {
    "recovery": "potion-ball",
    "battle": "unlit-bomb",
    "support": "vial",
    "throwing": "thrown-daggers",
    "ammo": "quiver",
    "other": "knapsack",
}
REACH_DRAWINGS = {"melee": "broadsword", "ranged": "bow-arrow"}
"""Kind of item, and reach of a weapon, to its drawing."""
TRIGGERS = {
    "hit": "a hit",
    "hit_melee": "a Melee hit",
    "hit_ranged": "a Ranged hit",
    "missed": "a miss",
    "attacked": "an attack",
    "attacked_melee": "a Melee attack",
    "attacked_ranged": "a Ranged attack",
}
Trigger = Literal["hit", "hit_melee", "hit_ranged", "missed", "attacked", "attacked_melee", "attacked_ranged"]


def _kind_of_union(value: Any) -> str:
    return "tagged-text" if isinstance(value, str) else "tagged-row"


def _one_or_several(value: Any) -> str:
    return "tagged-rows" if isinstance(value, list | tuple) else "tagged-row"


def item_word(id: str) -> str:
    """Return what an Item is called that is on no sheet: the book's name, else its id in words."""
    return BOOK_ITEMS.get(id) or words_of(id)


class Row(Sheet):
    """A row of a list on the sheet."""

    id: str = Field(min_length=1, json_schema_extra={"label": "id", "group": ""})
    name: str = described("Name", "")

    @property
    def title(self) -> str:
        """The name, or the id."""
        return self.name or words_of(self.id)


Hit = Annotated[
    Annotated[Literal["auto"], Tag("tagged-text")] | Annotated[CoS, Tag("tagged-row")], Discriminator(_kind_of_union)
]


Healing = Annotated[
    Annotated[Heal, Tag("tagged-row")] | Annotated[Rows[Heal], Tag("tagged-rows")], Discriminator(_one_or_several)
]


class Weapon(Row):
    """A Weapon or a natural attack."""

    gist: ClassVar[tuple[str, ...]] = ("scale", "attribute", "die", "bonus", "type")

    skill: str = alone(described("Weapon Skill", ""))
    acc: int | None = number("ACC", None, low=0, high=999)
    scale: int = number("Damage Scale", 1, low=0, high=99)
    attribute: Attribute = described("Attribute", "str", terms=STAT_LABELS)
    die: str = described("Damage Die", "d6")
    bonus: int = number("Bonus", 0, low=-9999, high=9999)
    type: DamageType = alone(described("Type", "physical", terms=DAMAGE_TYPES))
    element: Element | None = described("[Element] Strike", None, terms=ELEMENT_LABELS)
    defence: Defence | None = described("Reduced by", None, terms=DEFENCES)
    pierce: int = number("Piercing", 0, low=0, high=100, unit="%")
    percent: int = number("Damage modifier", 0, low=-100, high=400, unit="%")
    pool: PoolId = described("Takes", "hp", terms=POOL_LABELS)
    drain: int = number("Drain", 0, low=0, high=100, unit="%")
    range: Reach = alone(described("Melee / Ranged", "melee", terms=REACHES))
    reach: int | None = number("Reach", None, low=0, high=9999)
    target: Literal["single", "group"] = alone(described("Target", "single", terms=TARGETS))
    hand: Literal["main", "off", "both", "natural"] | None = alone(described("Hand", None, terms=HANDS))
    equipped: bool | None = described("Equipped", None)
    tier: int = number("Equipment Tier", 1, low=1, high=10)
    crit: int | None = number("Critical Hit", None, low=0, high=100)
    ammo: str | None = described("Ammunition", None, names="ammunition")
    effects: Rows[Effect] = alone(described("Equipment Abilities", ()))

    _checked_die = field_validator("die")(checked_die)

    def implied_fields(self) -> dict[str, Any]:
        """Return its damage code, its type, and its range."""
        code = {"scale": self.scale, "attribute": self.attribute, "die": self.die}
        return {**code, "type": self.type, "range": self.range}

    def combined_notation(self) -> tuple[str, tuple[str, ...]]:
        """FF-ATK-04: its damage code."""
        return written(self.scale, self.attribute, self.die, self.bonus), CODE

    notation: ClassVar[str] = "3 × STR + d10 Fire, Ranged, Group"

    def to_notation(self) -> str:
        """FF-ATK-04: return its code, element, defence, range and target."""
        return notation.in_notation(self.model_dump(), _reach_words(self, "melee"))

    @classmethod
    def from_notation(cls, text: str, /) -> dict[str, Any] | None:
        """FF-ATK-04: read the same line, with its type; numbers of an Ability are refused."""
        parsed = notation.read(text, {**_WORDS, **_TYPES})
        if parsed is None or set(parsed[1]) - {"target", "range", "type", "effects"}:
            return None
        return {**notation.NOTHING, **parsed[0], "target": "single", "range": "melee", **parsed[1]}

    @classmethod
    def from_named_notation(cls, name: str, text: str, /) -> dict[str, Any] | None:
        """FF-ATK-04: read the same line behind a name: a bow is Ranged unless its line says Melee."""
        fields = cls.from_notation(text)
        is_silent = fields is not None and _MELEE.search(text) is None
        return {**fields, "range": "ranged"} if fields and is_silent and is_ranged(name) else fields


class Shield(Row):
    """A Shield: its bonuses while it is in hand."""

    arm: int = number("ARM", 0, low=-9999, high=9999)
    marm: int = number("M. ARM", 0, low=-9999, high=9999)
    eva: int = number("EVA", 0, low=-999, high=999)
    meva: int = number("M. EVA", 0, low=-999, high=999)
    hand: Literal["main", "off"] = alone(described("Hand", "off", terms=HANDS))
    equipped: bool | None = described("Equipped", None)


NATURAL = "natural"


def hand_of(row: Any, kind: str) -> str:
    """Return the hand that a Weapon or Shield needs: its own, else `main` for PCs and `natural` for others."""
    return str(row.hand or ("main" if kind == "pc" else NATURAL))


class Usable(Row):
    """The fields that Abilities and Items share."""

    target: Target = alone(described("Target", "single", terms=TARGETS))
    range: Reach = alone(described("Melee / Ranged", "ranged", terms=REACHES))
    reach: int | None = number("Reach", None, low=0, high=9999)
    hit: Hit | None = described("CoS", None)
    damage: Damage | None = described("Damage", None)
    heal: Healing | None = described("Healing", None)
    effects: Rows[Effect] = alone(described("Effects", ()))


class Costly(Row):
    """The type of an Ability and its costs, which the book lists before its targets."""

    type: Literal["fast", "slow", "magic"] = alone(described("Type", "fast", terms=ABILITY_TYPES))
    mp: int = number("MP", 0, low=0, high=9999)
    ct: int = number("CT", 0, low=0, high=999)


class Ability(Usable, Costly):
    """An Ability; a Spell is one of type `magic`."""

    gist: ClassVar[tuple[str, ...]] = ("damage", "heal", "mp", "ct")

    reflect: bool | None = described("R / NR", None)
    ground: bool = described("Ground-based", False)

    notation: ClassVar[str] = "(4 × MAG) + d8 Fire, CT 10"

    def to_notation(self) -> str:
        """FF-ATK-04: return its damage or healing code, with target and costs.

        Empty if it has no code, or both.
        """
        heals = heals_of(self)
        numbers = ((label, value) for label, value in (("CT", self.ct), ("MP", self.mp)) if value)
        parts = chain(_reach_words(self, "ranged"), (f"{label} {value}" for label, value in numbers))
        match self.damage, heals:
            case Damage(weapon=False), ():
                return notation.in_notation(self.damage.model_dump(), parts)
            case None, (Heal(amount=None, full=False) as heal,):
                return notation.healing_in_notation(heal.model_dump(), parts)
            case _:
                return ""

    @classmethod
    def from_notation(cls, text: str, /) -> dict[str, Any] | None:
        """FF-ATK-04: read the same line."""
        healing = notation.read_healing(text, _WORDS)
        parsed = healing or notation.read(text, _WORDS)
        if parsed is None:
            return None
        fields = {"target": "single", "range": "ranged", "ct": 0, "mp": 0, **parsed[1]}
        if healing is not None:
            return {**fields, "damage": None, "heal": {**notation.NOT_RESTORED, **parsed[0]}}
        return {**fields, "damage": {**notation.NOTHING, **parsed[0]}, "heal": None}

    def implied_fields(self) -> dict[str, Any]:
        """Return its type and its target."""
        return {"type": self.type, "target": self.target}


class Item(Usable):
    """Something in the Inventory."""

    gist: ClassVar[tuple[str, ...]] = ("damage", "heal")

    kind: Literal["recovery", "battle", "support", "throwing", "ammo", "other"] = alone(
        described("Kind", "other", terms=ITEM_KINDS)
    )
    qty: int = number("Number", 1, low=0, high=99)
    ammo: str | None = described("Ammunition", None, names="kinds of ammunition", own_words=True)
    element: Element | None = described("[Element]", None, terms=ELEMENT_LABELS)
    type: DamageType | None = described("Type", None, terms=DAMAGE_TYPES)
    percent: int = number("Damage modifier", 0, low=-100, high=400, unit="%")

    @property
    def title(self) -> str:
        """The name, else the book's for its id."""
        return self.name or item_word(self.id)

    def implied_fields(self) -> dict[str, Any]:
        """Return the book's name for it."""
        return {"name": BOOK_ITEMS[self.id]} if self.id in BOOK_ITEMS and not self.name else {}


class Reaction(Row):
    """A Reaction Ability: an attack on the attacker."""

    trigger: Trigger = described("Trigger", terms=TRIGGERS)
    cos: int | None = number("CoS", None, low=1, high=100, unit="%")


class Drop(Sheet):
    """An Item that a defeated foe may leave behind."""

    item: Annotated[str, Field(min_length=1)] = described("Item", terms=BOOK_ITEMS, names="items", own_words=True)
    qty: int = number("Number", 1, low=1, high=99)
    chance: int = number("Chance", 100, low=1, high=100, unit="%")


class AutoStatus(Sheet):
    """An Auto-Status with params."""

    status: str = described("Status", names="status")
    params: dict[str, Any] = described("Params", {})


_WORDS = {
    **{label.lower(): ("target", target) for target, label in TARGETS.items()},
    **{label.lower(): ("range", reach) for reach, label in REACHES.items()},
}
"""Words that may stand behind a code, as in the book: field and value."""
_TYPES = {label.lower(): ("type", kind) for kind, label in DAMAGE_TYPES.items()}
"""Further words behind the code of a Weapon."""


def _reach_words(row: Weapon | Usable, usual: str) -> Iterator[str]:
    """Yield range and target of a row where they differ from the usual ones."""
    if row.range != usual:
        yield REACHES[row.range]
    if row.target != "single":
        yield TARGETS[row.target]


AutoEntry = Annotated[
    Annotated[str, Tag("tagged-text")] | Annotated[AutoStatus, Tag("tagged-row")], Discriminator(_kind_of_union)
]


def heals_of(row: Usable) -> tuple[Heal, ...]:
    """Return the healing blocks of an Ability or Item, in order."""
    if row.heal is None:
        return ()
    return (row.heal,) if isinstance(row.heal, Heal) else row.heal


def costs(row: object) -> dict[str, int]:
    """FF-ABL-02: return the MP that the use of a row takes."""
    return {"mp": row.mp} if isinstance(row, Costly) else {}
