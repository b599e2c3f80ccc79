"""What an actor of Foundry VTT's dnd5e is beyond what its file writes down: modifiers, proficiency, armour, paths."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property, partial
from typing import Any

from models.exchange.foreign.fifth import creature
from models.exchange.foreign.foundry import formulas
from models.exchange.foreign.foundry.effects import with_effects
from models.exchange.foreign.foundry.items import FoundryItem, item_of, map_of
from models.exchange.foreign.text.words import row, texts, whole

_IN_SHORT = {
    "acr": "acrobatics",
    "ani": "animal handling",
    "arc": "arcana",
    "ath": "athletics",
    "dec": "deception",
    "his": "history",
    "ins": "insight",
    "inv": "investigation",
    "itm": "intimidation",
    "med": "medicine",
    "nat": "nature",
    "per": "persuasion",
    "prc": "perception",
    "prf": "performance",
    "rel": "religion",
    "slt": "sleight of hand",
    "ste": "stealth",
    "sur": "survival",
}
SKILLS = {short: (name, creature.SKILLS[name]) for short, name in _IN_SHORT.items()}
"""Skill to its name and to the ability that it goes by, where an actor says no other."""
MENTAL = ("int", "wis", "cha")
_ARMOURED = {"medium": 2}
"""Armour to the most that agility adds to it; to that of plates it adds nothing."""
_BARE = {
    "mage": "13 + @abilities.dex.mod",
    "draconic": "13 + @abilities.dex.mod",
    "unarmoredMonk": "10 + @abilities.dex.mod + @abilities.wis.mod",
    "unarmoredBarb": "10 + @abilities.dex.mod + @abilities.con.mod",
    "unarmoredBard": "10 + @abilities.dex.mod + @abilities.cha.mod",
}
"""Ways of being hard to hit without armour."""
_ARMOUR_CLASSES = ("", "default", "natural", "custom", *_BARE)
FEET_OF_A_METRE = 1 / 0.3


@dataclass(frozen=True)
class FoundryActor:
    """An actor: its own words, and what they come to."""

    name: str
    system: Mapping[str, Any]
    items: Sequence[FoundryItem]
    is_character: bool = False
    scores: Mapping[str, int | None] = field(default_factory=dict)

    @cached_property
    def is_modern(self) -> bool:
        """Whether its texts are written as the books of 2024 do."""
        return str(map_of(self.system, "source").get("rules")) == "2024"

    @cached_property
    def level(self) -> int:
        """Of a character the levels of its classes, of others what their file says."""
        levels = sum(whole(item.system.get("levels")) or 0 for item in self.items if item.kind == "class")
        return levels or whole(map_of(self.system, "details").get("level")) or 0

    @cached_property
    def proficiency(self) -> int:
        """What practice adds."""
        challenge = self.level if self.is_character else whole(map_of(self.system, "details").get("cr"))
        return creature.proficiency(challenge)

    @cached_property
    def spellcasting(self) -> str:
        """The ability that it casts with, as it or its class says; empty: none does."""
        given = map_of(self.system, "attributes").get("spellcasting")
        classes = (map_of(item.system, "spellcasting").get("ability") for item in self.items if item.kind == "class")
        return next((item for item in (given, *classes) if isinstance(item, str) and item in self.scores), "")

    @property
    def casting(self) -> str:
        """The ability that it casts with, else the best of its mind."""
        return self.spellcasting or max(MENTAL, key=self.modifier)

    def modifier(self, ability: str) -> int:
        """The modifier of an ability; of one that is not said it is that of 10."""
        score = self.scores.get(ability)
        return 0 if score is None else (score - 10) // 2

    def save_of(self, ability: str) -> int:
        """What it adds to a saving throw."""
        given = map_of(map_of(self.system, "abilities"), ability)
        more = self.number(map_of(given, "bonuses").get("save")) or 0
        usual = self.number(map_of(map_of(self.system, "bonuses"), "abilities").get("save")) or 0
        return self.modifier(ability) + more + usual + int((_rank(given.get("proficient"))) * self.proficiency)

    def skill_of(self, skill: str) -> int:
        """What it adds to a check of a skill."""
        given = map_of(map_of(self.system, "skills"), skill)
        ability = given.get("ability")
        by = ability if isinstance(ability, str) and ability in self.scores else SKILLS[skill][1]
        more = self.number(map_of(given, "bonuses").get("check")) or 0
        return self.modifier(by) + int(_rank(given.get("value")) * self.proficiency) + more

    def dc(self, ability: str) -> int:
        """How hard it is to save against what it does by an ability; by none if it is empty."""
        more = self.number(map_of(map_of(self.system, "bonuses"), "spell").get("dc")) or 0
        return 8 + (self.modifier(ability) if ability else 0) + self.proficiency + more

    def number(self, formula: Any, item: FoundryItem | None = None, modifier: int | None = None) -> int | None:
        """The whole number that a formula comes to; None where it comes to none."""
        if formula is None or formula == "":
            return None
        return formulas.number(formula, partial(self.look, item=item, modifier=modifier))

    def dice(self, formula: Any, item: FoundryItem | None = None, modifier: int | None = None) -> str:
        """A formula in the dice of a stat block; empty where it is none."""
        return formulas.dice(formula, partial(self.look, item=item, modifier=modifier))

    def look(self, path: str, item: FoundryItem | None = None, modifier: int | None = None) -> Any:
        """What stands under a path of a formula or of a text: `abilities.wis.mod`, `details.cr`; None if nothing."""
        parts = path.split(".")
        match parts:
            case ["name"]:
                return self.name
            case ["mod"]:
                return modifier
            case ["prof"]:
                return self.proficiency
            case ["abilities", ability, "mod"] if ability in self.scores:
                return self.modifier(ability)
            case ["abilities", ability, "dc"] if ability in self.scores:
                return self.dc(ability)
            case ["abilities", ability, "save"] if ability in self.scores:
                return self.save_of(ability)
            case ["abilities", ability, "value"] if ability in self.scores:
                return self.scores[ability]
            case ["attributes", *rest] if (found := self._attribute(rest)) is not None:
                return found
            case ["skills", skill, "passive"] if skill in SKILLS:
                return 10 + self.skill_of(skill)
            case ["skills", skill, "total" | "mod"] if skill in SKILLS:
                return self.skill_of(skill)
            case ["resources", "legact", "label"]:
                return self._legendary()
            case ["details", "level"]:
                return self.level
            case ["classes", name, "levels"]:
                owner = next(
                    (
                        candidate
                        for candidate in self.items
                        if candidate.kind == "class" and candidate.identifier == name
                    ),
                    None,
                )
                return None if owner is None else owner.system.get("levels")
            case ["scale", name, *rest] if rest:
                return self._scaled(name, rest)
            case ["item", *rest] if item is not None:
                return item.look(rest)
            case _:
                return _walk(self.system, parts)

    def _attribute(self, parts: Sequence[str]) -> Any:
        """What stands under a path of its attributes that is worked out; None if none is."""
        match parts:
            case ["prof"]:
                return self.proficiency
            case ["spell", "dc"] | ["spelldc"]:
                return self.dc(self.casting)
            case ["spell", "mod"]:
                return self.modifier(self.casting)
            case ["spell", "attack"]:
                return self.modifier(self.casting) + self.proficiency
            case ["movement", "speed"]:
                return _walk(self.system, ["attributes", "movement", "walk"])
            case _:
                return None

    def _legendary(self) -> str:
        resources = map_of(self.system, "resources")
        many = whole(map_of(resources, "legact").get("max")) or 0
        lair = map_of(resources, "lair")
        return f"{many} ({many + 1} in Lair)" if lair.get("value") or lair.get("inside") else str(many)

    def _scaled(self, name: str, rest: Sequence[str]) -> Any:
        """What grows with the levels of a class: `scale.monk.die`."""
        owner = next((candidate for candidate in self.items if candidate.identifier == name), None)
        if owner is None:
            return None
        level = whole(owner.system.get("levels")) or self.level
        advancements = owner.system.get("advancement")
        listed = advancements.values() if isinstance(advancements, dict) else row(advancements)
        for item in listed:
            given = map_of(item, "configuration") if isinstance(item, dict) else {}
            called = given.get("identifier") or texts(item.get("title") if isinstance(item, dict) else "").lower()
            if called.replace(" ", "-") != rest[0]:
                continue
            reached = [
                (at, value)
                for at, value in ((whole(key), value) for key, value in map_of(given, "scale").items())
                if at is not None and at <= level and isinstance(value, dict)
            ]
            if not reached:
                return None
            value = max(reached, key=lambda step: step[0])[1]
            if len(rest) > 1:
                return value.get(rest[1]) or (f"d{value['faces']}" if rest[1] == "die" and "faces" in value else None)
            if "faces" in value:
                return f"{value.get('number') or 1}d{value['faces']}"
            return value.get("value")
        return None

    def armour(self) -> tuple[int | None, str]:
        """How hard it is to hit: what is written, or what is worn and how agile its wearer is."""
        given = map_of(map_of(self.system, "attributes"), "ac")
        how = str(given.get("calc") or "")
        # What its program does not know it takes for a number that is simply written down.
        how = how if how in _ARMOUR_CLASSES else "flat"
        flat = whole(given.get("flat"))
        if flat is None:
            flat = whole(given.get("value"))
        worn = [item for item in self.items if item.is_worn]
        plates = [item for item in worn if item.type != "shield"]
        shields = [item for item in worn if item.type == "shield"]
        told = ", ".join(item.name.lower() for item in (*plates[:1], *shields[:1]))
        base: int | None = None
        if flat is not None and (how in ("", "flat") or (how == "default" and not worn)):
            return flat, ""
        if flat is not None and how == "natural":
            base, told = flat, ", ".join(filter(None, ("natural armor", *(item.name.lower() for item in shields[:1]))))
        elif plates and how in ("default", ""):
            base = self._plated(plates[0])
        else:
            formula = given.get("formula") if how == "custom" else _BARE.get(how, "10 + @abilities.dex.mod")
            agility = self.modifier("dex")
            formula = texts(formula).replace("@attributes.ac.dex", str(agility)).replace("@attributes.ac.armor", "10")
            base = self.number(formula)
            base = 10 + agility if base is None else base
        shield = (whole(map_of(shields[0].system, "armor").get("value")) or 0) if shields else 0
        return base + shield + (self.number(given.get("bonus")) or 0), told

    def _plated(self, plate: FoundryItem) -> int:
        armour = map_of(plate.system, "armor")
        most = whole(armour.get("dex"))
        limit = most if most is not None else _ARMOURED.get(plate.type)
        agility = 0 if plate.type == "heavy" else self.modifier("dex")
        magic = (whole(armour.get("magicalBonus")) or 0) if "mgc" in plate.properties else 0
        return (whole(armour.get("value")) or 10) + magic + (agility if limit is None else min(limit, agility))

    def initiative(self) -> tuple[int | None, str]:
        """What it adds to its initiative and how it rolls, where that is not as agile as everybody is."""
        given = map_of(map_of(self.system, "attributes"), "init")
        more = self.number(given.get("bonus"))
        how = {1: "advantage", -1: "disadvantage"}.get(whole(map_of(given, "roll").get("mode")) or 0, "")
        by = given.get("ability")
        ability = by if isinstance(by, str) and by in self.scores else "dex"
        return (self.modifier(ability) + (more or 0) if more or how or ability != "dex" else None), how

    def hit_points(self) -> tuple[Any, Any]:
        """How much it bears, whatever is left of that, and the dice; a character's are those of its classes' levels."""
        given = map_of(map_of(self.system, "attributes"), "hp")
        most = given.get("max")
        if most in (None, "", 0) and self.is_character:
            most = self._grown() or None
        # What stands in `value` is what is left of a fight, not what the creature has.
        return most or given.get("value"), given.get("formula")

    def _grown(self) -> int:
        more = map_of(map_of(map_of(self.system, "attributes"), "hp"), "bonuses")
        total = (self.number(more.get("level")) or 0) * self.level + (self.number(more.get("overall")) or 0)
        for item in self.items:
            advancements = item.system.get("advancement") if item.kind == "class" else None
            listed = advancements.values() if isinstance(advancements, dict) else row(advancements)
            faces = whole(
                texts(map_of(item.system, "hd").get("denomination") or item.system.get("hitDice")).lstrip("d")
            )
            for step in listed:
                if isinstance(step, dict) and step.get("type") == "HitPoints" and faces:
                    usual = {"max": faces, "avg": faces // 2 + 1}
                    total += sum(
                        (usual.get(str(value)) or whole(value) or 0) + self.modifier("con")
                        for value in map_of(step, "value").values()
                    )
        return total

    def speeds(self) -> dict[str, int]:
        """How it moves, in feet."""
        given = map_of(map_of(self.system, "attributes"), "movement")
        units = str(given.get("units") or "ft")
        found = {}
        for way in ("walk", "burrow", "climb", "fly", "swim"):
            feet = self.number(given.get(way))
            if feet is None:
                feet = whole(given.get(way))
            if feet:
                found[way] = round(feet * FEET_OF_A_METRE) if units.startswith("m") and units != "mi" else feet
        return found


def actor_of(given: Mapping[str, Any]) -> FoundryActor:
    """The actor of a file."""
    items = [item_of(item) for item in row(given.get("items")) if isinstance(item, dict)]
    system = with_effects(_moving(map_of(given, "system") or map_of(given, "data"), items), given)
    scores = {key: _score(item) for key, item in map_of(system, "abilities").items()}
    return FoundryActor(texts(given.get("name")), system, items, given.get("type") == "character", scores)


def _moving(system: Mapping[str, Any], items: Sequence[FoundryItem]) -> Mapping[str, Any]:
    """Return what an actor says of itself; it moves as its species does where it says nothing."""
    species = next((map_of(item.system, "movement") for item in items if item.kind == "race"), None)
    if species is None:
        return system
    attributes = map_of(system, "attributes")
    own = {key: value for key, value in map_of(attributes, "movement").items() if value not in (None, "")}
    return {**system, "attributes": {**attributes, "movement": {**species, **own}}}


def _score(value: Any) -> int | None:
    return whole(value.get("value")) if isinstance(value, dict) else whole(value)


def _rank(value: Any) -> float:
    """How well something is practised: 0, a half, 1 or twice."""
    return float(value) if isinstance(value, int | float) and 0 <= value <= 2 else 0.0


def _walk(given: Any, parts: Sequence[str]) -> Any:
    for part in parts:
        given = given.get(part) if isinstance(given, dict) else None
    return given if isinstance(given, str | int | float) and not isinstance(given, bool) else None
