"""Derived values of a Foundry VTT dnd5e actor: modifiers, proficiency, armour class, paths of formulas."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property, partial
from typing import Any

from models.exchange.foreign.fifth import creature
from models.exchange.foreign.foundry import formulas
from models.exchange.foreign.foundry.effects import with_effects
from models.exchange.foreign.foundry.items import FoundryItem, item_of, value_at_path
from models.exchange.foreign.text.words import as_int, as_list, as_text, map_of

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
"""Skill code to its name and default ability."""
MENTAL = ("int", "wis", "cha")
_ARMOURED = {"medium": 2}
"""Armour type to the highest Dexterity bonus; heavy armour gets none."""
_BARE = {
    "mage": "13 + @abilities.dex.mod",
    "draconic": "13 + @abilities.dex.mod",
    "unarmoredMonk": "10 + @abilities.dex.mod + @abilities.wis.mod",
    "unarmoredBarb": "10 + @abilities.dex.mod + @abilities.con.mod",
    "unarmoredBard": "10 + @abilities.dex.mod + @abilities.cha.mod",
}
"""Formulas of unarmoured defences."""
_ARMOUR_CLASSES = ("", "default", "natural", "custom", *_BARE)
FEET_OF_A_METRE = 1 / 0.3


@dataclass(frozen=True)
class FoundryActor:
    """An actor: what its file says, and what follows from it."""

    name: str
    system: Mapping[str, Any]
    items: Sequence[FoundryItem]
    is_character: bool = False
    scores: Mapping[str, int | None] = field(default_factory=dict)

    @cached_property
    def is_modern(self) -> bool:
        """Whether its texts follow the rules of 2024."""
        return str(map_of(self.system, "source").get("rules")) == "2024"

    @cached_property
    def level(self) -> int:
        """The sum of class levels, or else the level in its file."""
        levels = sum(as_int(item.system.get("levels")) or 0 for item in self.items if item.kind == "class")
        return levels or as_int(map_of(self.system, "details").get("level")) or 0

    @cached_property
    def proficiency(self) -> int:
        """The proficiency bonus."""
        challenge = self.level if self.is_character else as_int(map_of(self.system, "details").get("cr"))
        return creature.proficiency(challenge)

    @cached_property
    def spellcasting(self) -> str:
        """The spellcasting ability of the actor or its class; empty for none."""
        own_ability = map_of(self.system, "attributes").get("spellcasting")
        classes = (map_of(item.system, "spellcasting").get("ability") for item in self.items if item.kind == "class")
        return next(
            (ability for ability in (own_ability, *classes) if isinstance(ability, str) and ability in self.scores), ""
        )

    @property
    def casting(self) -> str:
        """The spellcasting ability, or else the best mental one."""
        return self.spellcasting or max(MENTAL, key=self.modifier)

    def modifier(self, ability: str) -> int:
        """Return an ability modifier; 0 for a missing score."""
        score = self.scores.get(ability)
        return 0 if score is None else (score - 10) // 2

    def save_of(self, ability: str) -> int:
        """Return a saving throw bonus."""
        ability_data = map_of(map_of(self.system, "abilities"), ability)
        bonus = self.number(map_of(ability_data, "bonuses").get("save")) or 0
        general_bonus = self.number(map_of(map_of(self.system, "bonuses"), "abilities").get("save")) or 0
        rank = _proficiency_rank(ability_data.get("proficient"))
        return self.modifier(ability) + bonus + general_bonus + int(rank * self.proficiency)

    def skill_of(self, skill: str) -> int:
        """Return a skill bonus."""
        skill_data = map_of(map_of(self.system, "skills"), skill)
        ability = skill_data.get("ability")
        skill_ability = ability if isinstance(ability, str) and ability in self.scores else SKILLS[skill][1]
        bonus = self.number(map_of(skill_data, "bonuses").get("check")) or 0
        return self.modifier(skill_ability) + int(_proficiency_rank(skill_data.get("value")) * self.proficiency) + bonus

    def dc(self, ability: str) -> int:
        """Return the save DC for an ability (empty for none)."""
        bonus = self.number(map_of(map_of(self.system, "bonuses"), "spell").get("dc")) or 0
        return 8 + (self.modifier(ability) if ability else 0) + self.proficiency + bonus

    def number(self, formula: Any, item: FoundryItem | None = None, modifier: int | None = None) -> int | None:
        """Return the whole number a formula comes to; None if it has none."""
        if formula is None or formula == "":
            return None
        return formulas.number(formula, partial(self.value_at, item=item, modifier=modifier))

    def dice(self, formula: Any, item: FoundryItem | None = None, modifier: int | None = None) -> str:
        """Return a formula as dice of a stat block; empty if it cannot be worked out."""
        return formulas.dice(formula, partial(self.value_at, item=item, modifier=modifier))

    def value_at(self, path: str, item: FoundryItem | None = None, modifier: int | None = None) -> Any:
        """Return the value at a path such as `abilities.wis.mod` or `details.cr`; None if there is none."""
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
            case ["attributes", *rest] if (attribute := self._attribute(rest)) is not None:
                return attribute
            case ["skills", skill, "passive"] if skill in SKILLS:
                return 10 + self.skill_of(skill)
            case ["skills", skill, "total" | "mod"] if skill in SKILLS:
                return self.skill_of(skill)
            case ["resources", "legact", "label"]:
                return self._legendary_actions()
            case ["details", "level"]:
                return self.level
            case ["classes", name, "levels"]:
                class_item = next(
                    (item for item in self.items if item.kind == "class" and item.identifier == name), None
                )
                return None if class_item is None else class_item.system.get("levels")
            case ["scale", name, *rest] if rest:
                return self._scale_value(name, rest)
            case ["item", *rest] if item is not None:
                return item.value_at(rest)
            case _:
                return value_at_path(self.system, parts)

    def _attribute(self, parts: Sequence[str]) -> Any:
        """Return a derived value under `attributes`, or None."""
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
                return value_at_path(self.system, ["attributes", "movement", "walk"])
            case _:
                return None

    def _legendary_actions(self) -> str:
        resources = map_of(self.system, "resources")
        count = as_int(map_of(resources, "legact").get("max")) or 0
        lair = map_of(resources, "lair")
        return f"{count} ({count + 1} in Lair)" if lair.get("value") or lair.get("inside") else str(count)

    def _scale_value(self, name: str, keys: Sequence[str]) -> Any:
        """Return a value that grows with class levels, such as `scale.monk.die`; None if there is none."""
        class_item = next((item for item in self.items if item.identifier == name), None)
        if class_item is None:
            return None
        level = as_int(class_item.system.get("levels")) or self.level
        for advancement in class_item.advancements:
            configuration = map_of(advancement, "configuration")
            identifier = configuration.get("identifier") or as_text(advancement.get("title")).lower()
            if identifier.replace(" ", "-") != keys[0]:
                continue
            steps = [
                (step_level, value)
                for step_level, value in ((as_int(key), value) for key, value in map_of(configuration, "scale").items())
                if step_level is not None and step_level <= level and isinstance(value, dict)
            ]
            if not steps:
                return None
            value = max(steps, key=lambda step: step[0])[1]
            if len(keys) > 1:
                return value.get(keys[1]) or (f"d{value['faces']}" if keys[1] == "die" and "faces" in value else None)
            if "faces" in value:
                return f"{value.get('number') or 1}d{value['faces']}"
            return value.get("value")
        return None

    def armour(self) -> tuple[int | None, str]:
        """Return the armour class and its text: as written, or from armour worn and Dexterity."""
        armour_class = map_of(map_of(self.system, "attributes"), "ac")
        calculation = str(armour_class.get("calc") or "")
        # What its program does not know it takes for a number that is simply written down.
        calculation = calculation if calculation in _ARMOUR_CLASSES else "flat"
        flat = as_int(armour_class.get("flat"))
        if flat is None:
            flat = as_int(armour_class.get("value"))
        armour_items = [item for item in self.items if item.is_worn]
        body_armour = [item for item in armour_items if item.type != "shield"]
        shields = [item for item in armour_items if item.type == "shield"]
        text = ", ".join(item.name.lower() for item in (*body_armour[:1], *shields[:1]))
        base: int | None = None
        if flat is not None and (calculation in ("", "flat") or (calculation == "default" and not armour_items)):
            return flat, ""
        if flat is not None and calculation == "natural":
            base, text = flat, ", ".join(filter(None, ("natural armor", *(item.name.lower() for item in shields[:1]))))
        elif body_armour and calculation in ("default", ""):
            base = self._armoured_class(body_armour[0])
        else:
            formula = _BARE.get(calculation, "10 + @abilities.dex.mod")
            if calculation == "custom":
                formula = as_text(armour_class.get("formula"))
            agility = self.modifier("dex")
            formula = formula.replace("@attributes.ac.dex", str(agility)).replace("@attributes.ac.armor", "10")
            base = self.number(formula)
            base = 10 + agility if base is None else base
        shield = (as_int(map_of(shields[0].system, "armor").get("value")) or 0) if shields else 0
        return base + shield + (self.number(armour_class.get("bonus")) or 0), text

    def _armoured_class(self, armour_item: FoundryItem) -> int:
        armour = map_of(armour_item.system, "armor")
        maximum = as_int(armour.get("dex"))
        limit = maximum if maximum is not None else _ARMOURED.get(armour_item.type)
        dexterity = 0 if armour_item.type == "heavy" else self.modifier("dex")
        magic = (as_int(armour.get("magicalBonus")) or 0) if "mgc" in armour_item.properties else 0
        return (as_int(armour.get("value")) or 10) + magic + (dexterity if limit is None else min(limit, dexterity))

    def initiative(self) -> tuple[int | None, str]:
        """Return the initiative bonus (None if it is just Dexterity), and `advantage` or `disadvantage`."""
        initiative = map_of(map_of(self.system, "attributes"), "init")
        bonus = self.number(initiative.get("bonus"))
        mode = {1: "advantage", -1: "disadvantage"}.get(as_int(map_of(initiative, "roll").get("mode")) or 0, "")
        own_ability = initiative.get("ability")
        ability = own_ability if isinstance(own_ability, str) and own_ability in self.scores else "dex"
        return (self.modifier(ability) + (bonus or 0) if bonus or mode or ability != "dex" else None), mode

    def hit_points(self) -> tuple[Any, Any]:
        """Return maximum hit points (a character's from its class levels) and hit dice."""
        hit_points = map_of(map_of(self.system, "attributes"), "hp")
        maximum = hit_points.get("max")
        if maximum in (None, "", 0) and self.is_character:
            maximum = self._class_hit_points() or None
        # What stands in `value` is what is left of a fight, not what the creature has.
        return maximum or hit_points.get("value"), hit_points.get("formula")

    def _class_hit_points(self) -> int:
        """Return a character's hit points from its class levels."""
        bonuses = map_of(map_of(map_of(self.system, "attributes"), "hp"), "bonuses")
        total = (self.number(bonuses.get("level")) or 0) * self.level + (self.number(bonuses.get("overall")) or 0)
        for item in self.items:
            die = as_text(map_of(item.system, "hd").get("denomination") or item.system.get("hitDice"))
            faces = as_int(die.lstrip("d")) or 0
            fixed = {"max": faces, "avg": faces // 2 + 1}
            for advancement in item.advancements if item.kind == "class" and faces else ():
                if advancement.get("type") == "HitPoints":
                    values = map_of(advancement, "value").values()
                    total += sum(
                        (fixed.get(str(value)) or as_int(value) or 0) + self.modifier("con") for value in values
                    )
        return total

    def speeds(self) -> dict[str, int]:
        """Return movement modes to speeds in feet."""
        movement = map_of(map_of(self.system, "attributes"), "movement")
        units = str(movement.get("units") or "ft")
        speeds = {}
        for mode in ("walk", "burrow", "climb", "fly", "swim"):
            feet = self.number(movement.get(mode))
            if feet is None:
                feet = as_int(movement.get(mode))
            if feet:
                speeds[mode] = round(feet * FEET_OF_A_METRE) if units.startswith("m") and units != "mi" else feet
        return speeds


def actor_of(record: Mapping[str, Any]) -> FoundryActor:
    """Return the actor of a file."""
    items = [item_of(item) for item in as_list(record.get("items")) if isinstance(item, dict)]
    system = with_effects(_with_species_movement(map_of(record, "system") or map_of(record, "data"), items), record)
    scores = {key: _score(item) for key, item in map_of(system, "abilities").items()}
    return FoundryActor(as_text(record.get("name")), system, items, record.get("type") == "character", scores)


def _with_species_movement(system: Mapping[str, Any], items: Sequence[FoundryItem]) -> Mapping[str, Any]:
    """Return actor data with the movement of its species where it has none of its own."""
    species = next((map_of(item.system, "movement") for item in items if item.kind == "race"), None)
    if species is None:
        return system
    attributes = map_of(system, "attributes")
    own_movement = {key: value for key, value in map_of(attributes, "movement").items() if value not in (None, "")}
    return {**system, "attributes": {**attributes, "movement": {**species, **own_movement}}}


def _score(value: Any) -> int | None:
    return as_int(value.get("value")) if isinstance(value, dict) else as_int(value)


def _proficiency_rank(value: Any) -> float:
    """Return the proficiency multiplier: 0, 0.5, 1 or 2."""
    return float(value) if isinstance(value, int | float) and 0 <= value <= 2 else 0.0
