"""Reader of Foundry VTT dnd5e actors: one, a list, an old compendium (one per line), or compendium sources in YAML."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import Any

from models.exchange.foreign.fifth.attacks import ABILITIES, DAMAGE_TYPES, bare_name, recharge_of, uses_of
from models.exchange.foreign.fifth.creature import WEAPONS, CreatureParts, creatures, with_limits
from models.exchange.foreign.foundry.activities import attacks_of
from models.exchange.foreign.foundry.actor import SKILLS, FoundryActor, actor_of
from models.exchange.foreign.foundry.inline_rolls import with_values
from models.exchange.foreign.foundry.items import FoundryItem, text_list
from models.exchange.foreign.text.words import as_int, as_list, as_text, map_of, prose
from models.exchange.native.yaml_files import read_yaml
from models.exchange.records.neutral_creature import NeutralAttack, NeutralCreature, Section
from models.exchange.records.readers import Content, Reader
from models.exchange.records.report import RefusedRecord
from models.storage.errors import LibraryError
from models.storage.strict_json import loads

_PLACES = {
    "ac": "system.attributes.ac",
    "hp": "system.attributes.hp.max",
    "hp_dice": "system.attributes.hp.formula",
    "speeds": "system.attributes.movement",
    "abilities": "system.abilities",
    "saves": "system.abilities",
    "skills": "system.skills",
    "senses": "system.attributes.senses",
    "languages": "system.traits.languages",
    "initiative": "system.attributes.init",
    "initiative_advantage": "system.attributes.init",
    "challenge": "system.details.cr",
    "size": "system.traits.size",
    "type": "system.details.type.value",
    "subtype": "system.details.type.subtype",
    "alignment": "system.details.alignment",
    "resistances": "system.traits.dr",
    "immunities": "system.traits.di",
    "vulnerabilities": "system.traits.dv",
    "condition_immunities": "system.traits.ci",
    "description": "system.details.biography.value",
    "source": "system.source",
}
KINDS = ("npc", "character")
"""Actor types: creatures, and player characters."""
_METALS = {"ada": "adamantine", "sil": "silvered"}
_SECTIONS: dict[str, Section] = {
    "action": "action",
    "bonus": "bonus",
    "reaction": "reaction",
    "legendary": "legendary",
    "mythic": "mythic",
    "lair": "lair",
}


def is_actor(value: Any) -> bool:
    """Return whether a value is an actor of the system dnd5e."""
    if not isinstance(value, dict) or value.get("type") not in KINDS:
        return False
    if map_of(value, "_stats").get("systemId") not in (None, "", "dnd5e"):
        return False
    system = value.get("system", value.get("data"))
    return isinstance(system, dict) and "abilities" in system and "attributes" in system


def _actors(content: Content) -> Any:
    """Return the actors of a file: one, a list, one in YAML, or one per line."""
    if content.suffix == ".db" and content.start.startswith("{"):
        return [_parsed_line(line) for line in content.text.splitlines() if line.strip()]
    if _is_source(content):
        return [read_yaml(content.text, content.name)]
    data = content.maybe_json
    return data if isinstance(data, list) else [data]


def _parsed_line(text: str) -> Any:
    try:
        return loads(text)
    except (ValueError, RecursionError):
        return None


def _is_source(content: Content) -> bool:
    """Return whether a file is an actor in YAML, judged by its lines without parsing it."""
    if content.suffix not in (".yml", ".yaml") or content.is_folder:
        return False
    has_keys = all(
        re.search(rf"^{line}", content.text, re.MULTILINE)
        for line in ("type: (?:npc|character)\\b", "system:", "items:")
    )
    return has_keys and not re.search(r"^ +systemId: (?!dnd5e)\S", content.text, re.MULTILINE)


def _recognises(content: Content) -> bool:
    try:
        if _is_source(content):
            return True
        return any(map(is_actor, _actors(content)[:20]))
    except LibraryError:
        return False


def _read(content: Content) -> Iterator[NeutralCreature | RefusedRecord]:
    # A compendium has folders and journals beside its actors.
    actors = [actor for actor in _actors(content) if not isinstance(actor, dict) or actor.get("type") in KINDS]
    return creatures(content.name, content.each_once(actors), parts_of_actor)


def parts_of_actor(record: Mapping[str, Any]) -> CreatureParts:
    """Return the parts of an actor, with numbers worked out as Foundry does."""
    actor = actor_of(record)
    system = actor.system
    attributes, details, traits = map_of(system, "attributes"), map_of(system, "details"), map_of(system, "traits")
    kind, source = details.get("type"), system.get("source")
    armour, points, initiative = actor.armour(), actor.hit_points(), actor.initiative()
    save_bonus = map_of(map_of(system, "bonuses"), "abilities").get("save")
    parts = CreatureParts(
        name=actor.name,
        size=traits.get("size"),
        type=kind.get("custom") or kind.get("value") if isinstance(kind, dict) else kind,
        subtype=kind.get("subtype") if isinstance(kind, dict) else "",
        alignment=details.get("alignment"),
        source=(source.get("book") or source.get("custom")) if isinstance(source, dict) else source,
        ac=armour[0],
        ac_text=armour[1],
        hp=points[0],
        hp_dice=points[1],
        speed=actor.speeds(),
        abilities=actor.scores,
        saves={
            key: actor.save_of(key)
            for key, data in map_of(system, "abilities").items()
            if save_bonus or _has_bonus(data, "proficient", "save")
        },
        skills={
            SKILLS[key][0]: actor.skill_of(key)
            for key, data in map_of(system, "skills").items()
            if key in SKILLS and _has_bonus(data, "value", "check")
        },
        senses=_senses(map_of(attributes, "senses")),
        languages=_damage_types(traits.get("languages")),
        initiative=initiative[0],
        initiative_advantage=initiative[1],
        challenge=details.get("cr"),
        resistances=_damage_types(traits.get("dr")),
        immunities=_damage_types(traits.get("di")),
        vulnerabilities=_damage_types(traits.get("dv")),
        condition_immunities=_damage_types(traits.get("ci")),
        description=with_values(as_text(map_of(details, "biography").get("value")), actor),
        places=_PLACES,
        is_character=actor.is_character,
    )
    for number, item in enumerate(actor.items):
        _add_item(parts, actor, item, f"items[{number}]")
    return parts


def _has_bonus(data: Any, rank_key: str, bonus_key: str) -> bool:
    """Return whether a save or skill is proficient or has a bonus."""
    if not isinstance(data, dict):
        return False
    rank = data.get(rank_key)
    return (isinstance(rank, int | float) and rank > 0) or bool(map_of(data, "bonuses").get(bonus_key))


def _add_item(parts: CreatureParts, actor: FoundryActor, item: FoundryItem, place: str) -> None:
    if item.kind not in ("weapon", "feat", "spell"):
        parts.add("trait", "Equipment", item.name, place)
        return
    section: Section = "action" if item.kind == "weapon" else "trait"
    if item.kind != "spell":
        for activity in item.activities.values():
            section = _SECTIONS.get(str(map_of(activity, "activation").get("type")), section)
    title = with_limits(f"{'Spell: ' if item.kind == 'spell' else ''}{item.name}", *_limits(actor, item))
    attack_name, recharge, uses = bare_name(prose(item.name)), recharge_of(title), uses_of(title)
    text = with_values(as_text(map_of(item.system, "description").get("value")), actor, item)
    attacks = [_with_words_of_text(attack, text) for attack in attacks_of(actor, item, attack_name, recharge, uses)]
    # Its own numbers are surer than those that its text leaves to them.
    parts.add(section, title, text, place, attacks, sure=bool(attacks) and item.kind != "spell")


def _with_words_of_text(attack: NeutralAttack, text: str) -> NeutralAttack:
    """Return an attack with the damage type or save that its text names, if there is just one."""
    if attack.damage and not any(part.type for part in attack.damage):
        word = _only_word(re.findall(rf"\b({'|'.join(DAMAGE_TYPES)})\b", f"{text} {attack.name}".lower()))
        attack = replace(attack, damage=tuple(replace(part, type=word) for part in attack.damage))
    if attack.kind == "save" and not attack.save:
        word = _only_word(re.findall(rf"\b({'|'.join(ABILITIES)}) saving throw", text.lower()))
        attack = replace(attack, save=ABILITIES.get(word, ""))
    return attack


def _only_word(words: list[str]) -> str:
    return words[0] if len(set(words)) == 1 else ""


def _limits(actor: FoundryActor, item: FoundryItem) -> tuple[str, Any]:
    """Return the kind of limit (`roll`, `day` or empty) and its number."""
    uses = map_of(item.system, "uses")
    maximum = actor.number(uses.get("max"), item)
    recharge_roll = map_of(item.system, "recharge").get("value")
    if as_int(recharge_roll):
        return "roll", recharge_roll
    if uses.get("per") == "day" and maximum:
        return "day", maximum
    for recovery in as_list(uses.get("recovery")):
        period = recovery.get("period") if isinstance(recovery, dict) else None
        if period == "recharge":
            return "roll", recovery.get("formula")
        if period == "day" and maximum:
            return "day", maximum
    return "", None


def _senses(senses: Mapping[str, Any]) -> list[str]:
    ranges = map_of(senses, "ranges") or senses
    lines = [f"{sense} {as_text(feet)} ft." for sense, feet in ranges.items() if as_int(feet) and sense != "units"]
    return [*lines, as_text(senses.get("special"))]


def _damage_types(value: Any) -> list[str]:
    """Return damage types and custom text; with bypasses, weapon types become a conditional text."""
    if not isinstance(value, dict):
        return list(map(as_text, as_list(value)))
    types = list(map(as_text, as_list(value.get("value"))))
    bypasses = text_list(value.get("bypasses"))
    if "mgc" in bypasses:
        weapons = [word for word in types if word in WEAPONS]
        types = [word for word in types if word not in weapons]
        metals = " or ".join(_METALS[material] for material in bypasses if material in _METALS)
        if weapons:
            exception = f" that aren't {metals}" if metals else ""
            types.append(f"{', '.join(weapons)} from nonmagical attacks{exception}")
    return [*types, *as_text(value.get("custom")).split(";")]


READER = Reader("foundry", "creatures", _recognises, _read)
