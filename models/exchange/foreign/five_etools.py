"""Reader of 5etools: JSON with tags in its texts, and creatures that are copies of others with changes."""

from __future__ import annotations

import copy
import re
from collections.abc import Callable, Iterator, Mapping
from typing import Any

from models.exchange.foreign.fifth.creature import IN_SHORT, CreatureParts, creatures, proficiency, section_entries
from models.exchange.foreign.fifth.etools_tags import untagged
from models.exchange.foreign.text.words import DEEPEST, as_challenge, as_int, as_list, as_text
from models.exchange.records.neutral_creature import SECTIONS, NeutralCreature, Section, UnreadField
from models.exchange.records.readers import Content, Reader
from models.exchange.records.report import RefusedRecord
from models.storage.errors import LibraryError

_SECTIONS: Mapping[str, Section] = {section: section for section in SECTIONS if section not in ("lair", "regional")}
_PLACES = {**IN_SHORT, "hp": "hp.average", "hp_dice": "hp.formula"}
_KNOWN = frozenset(
    {
        *("name", "source", "page", "size", "type", "alignment", "alignmentPrefix", "ac", "hp", "speed", "str", "dex"),
        *("con", "int", "wis", "cha", "save", "skill", "senses", "passive", "languages", "cr", "immune", "resist"),
        *("vulnerable", "conditionImmune", "spellcasting", "legendaryHeader", "mythicHeader"),
        *("legendaryActions", "_copy"),
        *("initiative", "srd", "srd52", "basicRules", "basicRules2024", "otherSources", "reprintedAs"),
        *("hasToken", "hasFluff"),
        *("hasFluffImages", "isNpc", "isNamedCreature", "damageTags", "miscTags"),
        *("conditionInflict", "savingThrowForced"),
        *("traitTags", "senseTags", "actionTags", "languageTags", "spellcastingTags", "damageTagsLegendary"),
        *("conditionInflictLegendary", "savingThrowForcedLegendary", "damageTagsSpell", "conditionInflictSpell"),
        *("savingThrowForcedSpell", "attachedItems", "soundClip", "tokenCredit", "edition", "_left"),
        *_SECTIONS,
    }
)
_ALIGNMENTS = {
    "L": "lawful",
    "N": "neutral",
    "C": "chaotic",
    "G": "good",
    "E": "evil",
    "U": "unaligned",
    "A": "any alignment",
    "NX": "neutral",
    "NY": "neutral",
}
_LONGEST_CHAIN = 20


def _entries_text(value: Any, depth: int = 0) -> str:
    """Return entries (texts, lists and objects of entries) as one text."""
    if isinstance(value, str):
        return untagged(value)
    if depth > DEEPEST:
        return ""
    if isinstance(value, list):
        return "\n".join(filter(None, (_entries_text(item, depth + 1) for item in value[:500])))
    if isinstance(value, Mapping):
        keys = [key for key in ("entry", "entries", "items", "rows", "headerEntries") if key in value]
        inner = "\n".join(filter(None, (_entries_text(value[key], depth + 1) for key in keys)))
        name = untagged(as_text(value.get("name")))
        return f"{name.rstrip('.:')}. {inner}" if name else inner
    return as_text(value)


def _blocks(data: Any) -> Any:
    if isinstance(data, Mapping):
        return data["monster"] if isinstance(data.get("monster"), list) else [data]
    return data


def _is_creature(value: Any) -> bool:
    if not isinstance(value, Mapping) or "name" not in value:
        return False
    return "_copy" in value or (
        ("cr" in value or "ac" in value) and "str" in value and isinstance(value.get("hp"), Mapping)
    )


def _recognises(content: Content) -> bool:
    blocks = _blocks(content.maybe_json)
    return isinstance(blocks, list) and any(map(_is_creature, blocks[:20]))


def _read(content: Content) -> Iterator[NeutralCreature | RefusedRecord]:
    blocks = _blocks(content.json)
    by_name = _by_name(blocks)
    for block in blocks:
        try:
            resolved = _resolved(block, by_name, 0) if isinstance(block, Mapping) and "_copy" in block else block
        except LibraryError as error:
            yield RefusedRecord.because(error, as_text(block.get("name")))
            continue
        yield from creatures(content.name, [resolved], _creature_parts)


def _key(record: Mapping[str, Any]) -> tuple[str, str]:
    return as_text(record.get("name")).lower(), as_text(record.get("source")).lower()


def _by_name(blocks: list[Any]) -> dict[tuple[str, str], Mapping[str, Any]]:
    return {_key(block): block for block in blocks if isinstance(block, Mapping)}


def _resolved(
    record: Mapping[str, Any], by_name: Mapping[tuple[str, str], Mapping[str, Any]], chain: int
) -> Mapping[str, Any]:
    """Return a copied creature with its changes; refuses `no_original` if its original is not in the file."""
    copied = record["_copy"]
    original = by_name.get(_key(copied)) if isinstance(copied, Mapping) else None
    if original is None or original is record or chain > _LONGEST_CHAIN:
        other = as_text(copied.get("name")) if isinstance(copied, Mapping) else as_text(copied)
        raise LibraryError("no_original", name=as_text(record.get("name")), other=other)
    if "_copy" in original:
        original = _resolved(original, by_name, chain + 1)
    resolved = copy.deepcopy(dict(original))
    resolved |= {key: value for key, value in record.items() if key != "_copy" and value is not None}
    unread = list(resolved.get("_left", ()))
    mods = copied.get("_mod")
    for target, changes in mods.items() if isinstance(mods, Mapping) else ():
        fields = [key for key in resolved if key in _SECTIONS] if target == "*" else [target]
        results = [all(_apply_change(resolved, field, change) for field in fields) for change in as_list(changes)]
        unread += [f"_copy._mod.{target}" for is_done in results if not is_done]
    if copied.get("_templates"):
        unread.append("_copy._templates")
    return {**resolved, "_left": unread}


def _apply_change(creature: dict[str, Any], field: str, change: Any) -> bool:
    """Apply a change to a field of `creature`; return whether it is of a known kind."""
    if change == "remove":
        creature.pop(field, None)
        return True
    if not isinstance(change, Mapping):
        return False
    mode, items = str(change.get("mode")), as_list(change.get("items"))
    if mode == "replaceTxt":
        creature[field] = _map_texts(creature.get(field), _replacement(change), 0)
        return True
    entries = as_list(creature.get(field))
    found_at = next((index for index, item in enumerate(entries) if _matches(item, change.get("replace"))), None)
    match mode:
        case "appendArr" | "appendIfNotExistsArr":
            creature[field] = entries + [item for item in items if mode == "appendArr" or item not in entries]
        case "prependArr":
            creature[field] = items + entries
        case "insertArr":
            index = change.get("index")
            position = index if isinstance(index, int) else 0
            creature[field] = entries[:position] + items + entries[position:]
        case "replaceArr" | "replaceOrAppendArr" if found_at is not None:
            creature[field] = entries[:found_at] + items + entries[found_at + 1 :]
        case "replaceOrAppendArr":
            creature[field] = entries + items
        case "removeArr":
            names = [*as_list(change.get("names")), *items]
            creature[field] = [item for item in entries if not any(_matches(item, name) for name in names)]
        case _:
            return False
    return True


def _matches(value: Any, name: Any) -> bool:
    return bool(name is not None and (value == name or (isinstance(value, Mapping) and value.get("name") == name)))


def _replacement(change: Mapping[str, Any]) -> Callable[[str], str]:
    """Return the text replacement of a change; patterns are taken literally, so that none can run forever."""
    old, new = as_text(change.get("replace")), as_text(change.get("with"))
    pattern = re.compile(re.escape(old), re.IGNORECASE if "i" in str(change.get("flags", "")) else 0)
    return lambda text: pattern.sub(lambda _: new, text) if old else text


def _map_texts(value: Any, replace: Callable[[str], str], depth: int) -> Any:
    if isinstance(value, str):
        return replace(value)
    if depth > DEEPEST:
        return value
    if isinstance(value, list):
        return [_map_texts(item, replace, depth + 1) for item in value]
    if isinstance(value, Mapping):
        return {key: _map_texts(item, replace, depth + 1) for key, item in value.items()}
    return value


def _creature_parts(record: Mapping[str, Any]) -> CreatureParts:
    kind, points = record.get("type"), record.get("hp")
    kinds = kind if isinstance(kind, Mapping) else {"type": kind}
    base = kinds.get("type")
    armour = as_list(record.get("ac"))
    main_armour = armour[0] if armour else None
    rating = record.get("cr")
    parts = CreatureParts(
        name=untagged(as_text(record.get("name"))),
        size=(as_list(record.get("size")) or [""])[0],
        type=" or ".join(map(as_text, as_list(base.get("choose")))) if isinstance(base, Mapping) else base,
        subtype=", ".join(
            as_text(tag.get("tag")) if isinstance(tag, Mapping) else as_text(tag) for tag in as_list(kinds.get("tags"))
        ),
        alignment=_alignment(as_list(record.get("alignment"))),
        source=record.get("source"),
        ac=main_armour.get("ac", main_armour.get("special")) if isinstance(main_armour, Mapping) else main_armour,
        ac_text=untagged(", ".join(_armour(armour_entry) for armour_entry in armour)),
        hp=points.get("average", points.get("special")) if isinstance(points, Mapping) else points,
        hp_dice=points.get("formula") if isinstance(points, Mapping) else "",
        speed=record.get("speed"),
        abilities={key: record.get(key) for key in ("str", "dex", "con", "int", "wis", "cha")},
        saves=record.get("save"),
        skills=record.get("skill"),
        senses=[
            *as_list(record.get("senses")),
            *([f"passive Perception {as_text(record['passive'])}"] if record.get("passive") else []),
        ],
        languages=record.get("languages"),
        initiative=_initiative(record)[0],
        initiative_advantage=_initiative(record)[1],
        challenge=rating.get("cr") if isinstance(rating, Mapping) else rating,
        resistances=_damage_types(record.get("resist"), "resist"),
        immunities=_damage_types(record.get("immune"), "immune"),
        vulnerabilities=_damage_types(record.get("vulnerable"), "vulnerable"),
        condition_immunities=_damage_types(record.get("conditionImmune"), "conditionImmune"),
        places=_PLACES,
    )
    _add_features(parts, record)
    parts.unread += [UnreadField(place) for place in record.get("_left", ())]
    parts.add_unread(record, _KNOWN)
    return parts


def _add_features(parts: CreatureParts, record: Mapping[str, Any]) -> None:
    """Add traits, actions and spells, and the texts over legendary and mythic actions."""
    for section, entry, place in section_entries(record, _SECTIONS):
        if isinstance(entry, Mapping):
            parts.add(section, untagged(as_text(entry.get("name"))), _entries_text(entry.get("entries")), place)
        else:
            parts.add(section, "", _entries_text(entry), place)
    for number, entry in enumerate(as_list(record.get("spellcasting"))):
        if isinstance(entry, Mapping):
            name = untagged(as_text(entry.get("name"))) or "Spellcasting"
            parts.add("trait", name, _spells(entry), f"spellcasting[{number}]")
    for key, name in (("legendaryHeader", "Legendary Actions"), ("mythicHeader", "Mythic Actions")):
        if record.get(key):
            parts.add("trait", name, _entries_text(record[key]), key)


def _initiative(record: Mapping[str, Any]) -> tuple[int | None, str]:
    """Return the initiative bonus and `advantage`, `disadvantage` or an empty string."""
    initiative = record.get("initiative")
    if not isinstance(initiative, Mapping):
        return as_int(initiative), ""
    mode = str(initiative.get("advantageMode") or "")
    advantage = {"adv": "advantage", "dis": "disadvantage"}.get(mode, "")
    bonus = as_int(initiative.get("initiative"))
    agility, rank = as_int(record.get("dex")), as_int(initiative.get("proficiency"))
    rating = record.get("cr")
    challenge = as_challenge(rating.get("cr") if isinstance(rating, Mapping) else rating)
    if bonus is None and agility is not None and challenge is not None:
        bonus = (agility - 10) // 2 + (rank or 0) * proficiency(challenge)
    return bonus, advantage


def _armour(value: Any) -> str:
    if not isinstance(value, Mapping):
        return ""
    worn = ", ".join(map(as_text, as_list(value.get("from")))) or as_text(value.get("special"))
    return " ".join(filter(None, (worn, as_text(value.get("condition")))))


def _alignment(value: list[Any]) -> str:
    words = []
    for item in value:
        if isinstance(item, Mapping):
            words.append(as_text(item.get("special")) or _alignment(as_list(item.get("alignment"))))
        else:
            words.append(_ALIGNMENTS.get(as_text(item), as_text(item)))
    return " ".join(dict.fromkeys(filter(None, words)))


def _damage_types(value: Any, key: str, depth: int = 0) -> list[str]:
    types = []
    for item in as_list(value):
        if isinstance(item, Mapping) and depth < 3:
            inner = ", ".join(_damage_types(item.get(key), key, depth + 1)) or as_text(item.get("special"))
            note = " ".join(filter(None, (as_text(item.get("preNote")), inner, as_text(item.get("note")))))
            types.append(untagged(note))
        else:
            types.append(untagged(as_text(item)))
    return types


def _entry_list(value: Any) -> str:
    return ", ".join(map(_entries_text, as_list(value)))


def _spells(casting: Mapping[str, Any]) -> str:
    lines = [_entries_text(casting.get("headerEntries"))]
    for key, title in (("will", "At will"), ("ritual", "Rituals")):
        if casting.get(key):
            lines.append(f"{title}: {_entry_list(casting[key])}")
    daily = casting.get("daily")
    for often, spells in daily.items() if isinstance(daily, Mapping) else ():
        lines.append(f"{often.rstrip('e')}/day: {_entry_list(spells)}")
    levels = casting.get("spells")
    for level, level_spells in levels.items() if isinstance(levels, Mapping) else ():
        if isinstance(level_spells, Mapping):
            slots = f" ({as_text(level_spells['slots'])} slots)" if level_spells.get("slots") else ""
            lines.append(f"Level {level}{slots}: {_entry_list(level_spells.get('spells'))}")
    lines.append(_entries_text(casting.get("footerEntries")))
    return "\n".join(filter(None, lines))


READER = Reader("5etools", "creatures", _recognises, _read)
