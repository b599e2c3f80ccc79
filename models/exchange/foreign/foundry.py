"""Foundry VTT actors of the system dnd5e: one, a row, an old compendium of lines, or the sources of a compendium."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from models.exchange.foreign.attacks import recharge_of
from models.exchange.foreign.fifth import Pieces, creatures
from models.exchange.foreign.foundry_activities import attacks_of, map_of, modifier_of
from models.exchange.foreign.foundry_rolls import without_rolls
from models.exchange.foreign.words import prose, row, texts, whole
from models.exchange.neutral import Attack, Neutral, Section
from models.exchange.reading import Content, Reader
from models.exchange.report import Refused
from models.exchange.strict_json import loads
from models.exchange.yaml_files import read_yaml
from models.refusals import LibraryError

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
_SKILLS = {
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
_SECTIONS: dict[str, Section] = {
    "action": "action",
    "bonus": "bonus",
    "reaction": "reaction",
    "legendary": "legendary",
    "mythic": "mythic",
    "lair": "lair",
}


def is_actor(value: Any) -> bool:
    """Whether it is a creature of the system dnd5e; other systems have creatures too, and say so."""
    if not isinstance(value, dict) or value.get("type") != "npc":
        return False
    if map_of(value, "_stats").get("systemId") not in (None, "", "dnd5e"):
        return False
    system = value.get("system", value.get("data"))
    return isinstance(system, dict) and "abilities" in system and "attributes" in system


def _actors(content: Content) -> Any:
    """One actor, a row of them, the YAML of one, or a compendium of the old kind: an actor a line."""
    if content.suffix == ".db" and content.start.startswith("{"):
        return [_line(line) for line in content.text.splitlines() if line.strip()]
    if content.suffix in (".yml", ".yaml") and "type: npc" in content.text:
        return [read_yaml(content.text, content.name)]
    found = content.maybe_json
    return found if isinstance(found, list) else [found]


def _line(text: str) -> Any:
    try:
        return loads(text)
    except (ValueError, RecursionError):
        return None


def _recognises(content: Content) -> bool:
    try:
        return any(map(is_actor, _actors(content)[:20]))
    except LibraryError:
        return False


def _read(content: Content) -> Iterator[Neutral | Refused]:
    # A compendium has folders and journals beside its actors.
    found = [one for one in _actors(content) if not isinstance(one, dict) or one.get("type") == "npc"]
    return creatures(content.name, content.each_once(found), pieces_of)


def pieces_of(actor: Mapping[str, Any]) -> Pieces:
    """What an actor says; its own numbers for attacks are worked out as its program does."""
    system = map_of(actor, "system") or map_of(actor, "data")
    attributes, details, traits = map_of(system, "attributes"), map_of(system, "details"), map_of(system, "traits")
    abilities = {key: _score(one) for key, one in map_of(system, "abilities").items()}
    proficiency = _proficiency(whole(details.get("cr")))
    points, kind = map_of(attributes, "hp"), details.get("type")
    items = [one for one in row(actor.get("items")) if isinstance(one, dict)]
    armour = _armour(map_of(attributes, "ac"), items, abilities)
    about = map_of(details, "biography")
    source = system.get("source")
    found = Pieces(
        name=actor.get("name"),
        size=traits.get("size"),
        type=kind.get("custom") or kind.get("value") if isinstance(kind, dict) else kind,
        subtype=kind.get("subtype") if isinstance(kind, dict) else "",
        alignment=details.get("alignment"),
        source=(source.get("book") or source.get("custom")) if isinstance(source, dict) else source,
        ac=armour[0],
        ac_text=armour[1],
        # What stands in `value` is what is left of a fight, not what the creature has.
        hp=points.get("max") or points.get("value"),
        hp_dice=points.get("formula"),
        speed={way: feet for way, feet in map_of(attributes, "movement").items() if way not in ("units", "hover")},
        abilities=abilities,
        saves={
            key: modifier_of(key, abilities) + proficiency
            for key, score in abilities.items()
            if score is not None and map_of(map_of(system, "abilities"), key).get("proficient")
        },
        skills=_skills(map_of(system, "skills"), abilities, proficiency),
        senses=_senses(map_of(attributes, "senses")),
        languages=_listed(traits.get("languages")),
        challenge=details.get("cr"),
        resistances=_listed(traits.get("dr")),
        immunities=_listed(traits.get("di")),
        vulnerabilities=_listed(traits.get("dv")),
        condition_immunities=_listed(traits.get("ci")),
        description=without_rolls(texts(about.get("value"))),
        places=_PLACES,
    )
    for number, item in enumerate(items):
        _item(found, item, f"items[{number}]", abilities, proficiency)
    return found


def _item(found: Pieces, item: Mapping[str, Any], place: str, abilities: Mapping[str, int | None], bonus: int) -> None:
    kind, name = str(item.get("type")), texts(item.get("name"))
    if kind not in ("weapon", "feat", "spell"):
        found.add("trait", "Equipment", name, place)
        return
    system = map_of(item, "system")
    acts = [one for one in map_of(system, "activities").values() if isinstance(one, dict)]
    section: Section = "action" if kind == "weapon" else "trait"
    if kind != "spell":
        for act in acts:
            section = _SECTIONS.get(str(map_of(act, "activation").get("type")), section)
    uses, limit = map_of(system, "uses"), ""
    for one in row(uses.get("recovery")):
        if isinstance(one, dict) and one.get("period") == "recharge":
            limit = f" (Recharge {one.get('formula')}-6)"
        elif isinstance(one, dict) and one.get("period") == "day" and uses.get("max"):
            limit = f" ({uses['max']}/Day)"
    title = f"{'Spell: ' if kind == 'spell' else ''}{name}{limit if '(' not in name else ''}"
    attacks: list[Attack] = []
    if acts:
        called, recharge = prose(name), recharge_of(title)
        attacks = [one for act in acts for one in attacks_of(called, recharge, system, act, abilities, bonus)]
    text = without_rolls(texts(map_of(system, "description").get("value")), attacks)
    # Its own numbers are surer than those that its text leaves to them.
    found.add(section, title, text, place, attacks, sure=bool(attacks) and kind != "spell")


def _armour(
    given: Mapping[str, Any], items: Sequence[Mapping[str, Any]], abilities: Mapping[str, int | None]
) -> tuple[int | None, str]:
    """What is written, or what is worn and how agile its wearer is."""
    how = str(given.get("calc"))
    flat = whole(given.get("flat"))
    if flat is not None and how in ("natural", "flat"):
        return flat, "natural armor" if how == "natural" else ""
    agility = modifier_of("dex", abilities)
    total, worn = 10 + agility, []
    for item in items:
        system = map_of(item, "system") if item.get("type") == "equipment" else {}
        value = whole(map_of(system, "armor").get("value")) if system.get("equipped") else None
        if value is None:
            continue
        type_ = str(map_of(system, "type").get("value"))
        worn.append(texts(item.get("name")).lower())
        if type_ == "shield":
            total += value
        elif type_ in ("light", "medium", "heavy"):
            total += value - 10 - agility + {"light": agility, "medium": min(2, agility)}.get(type_, 0)
    return (flat if flat is not None and not worn else total), ", ".join(worn)


def _proficiency(challenge: int | None) -> int:
    return 2 + max(0, (challenge or 0) - 1) // 4


def _skills(given: Mapping[str, Any], abilities: Mapping[str, int | None], bonus: int) -> dict[str, int]:
    found = {}
    for key, one in given.items():
        rank = one.get("value") if isinstance(one, dict) else None
        if isinstance(rank, int | float) and rank and key in _SKILLS:
            found[_SKILLS[key]] = modifier_of(str(one.get("ability")), abilities) + int(rank * bonus)
    return found


def _senses(given: Mapping[str, Any]) -> list[str]:
    ranges = map_of(given, "ranges") or given
    found = [f"{sense} {texts(feet)} ft." for sense, feet in ranges.items() if whole(feet) and sense != "units"]
    return [*found, texts(given.get("special"))]


def _listed(value: Any) -> list[str]:
    """Words in a row and one's own beside them; what weapons of magic pass is tied to that."""
    if not isinstance(value, dict):
        return [texts(one) for one in row(value)]
    words = [texts(one) for one in row(value.get("value"))]
    passed = row(value.get("bypasses"))
    if "mgc" in passed:
        weapons = [word for word in words if word in ("bludgeoning", "piercing", "slashing")]
        words = [word for word in words if word not in weapons]
        if weapons:
            words.append(f"{', '.join(weapons)} from nonmagical attacks")
    return [*words, *texts(value.get("custom")).split(";")]


def _score(value: Any) -> int | None:
    return whole(value.get("value")) if isinstance(value, dict) else whole(value)


READER = Reader("foundry", "creatures", _recognises, _read)
