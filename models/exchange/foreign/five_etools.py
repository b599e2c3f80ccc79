"""5etools: its JSON of creatures, whose texts hold tags and whose creatures may be copies of others."""

from __future__ import annotations

import copy
import re
from collections.abc import Callable, Iterator, Mapping
from typing import Any

from models.exchange.foreign.fifth.creature import IN_SHORT, CreatureParts, creatures, proficiency
from models.exchange.foreign.fifth.etools_tags import untagged
from models.exchange.foreign.text.words import DEEPEST, ratio, row, texts, whole
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
        *(
            "vulnerable",
            "conditionImmune",
            "spellcasting",
            "legendaryHeader",
            "mythicHeader",
            "legendaryActions",
            "_copy",
        ),
        *(
            "initiative",
            "srd",
            "srd52",
            "basicRules",
            "basicRules2024",
            "otherSources",
            "reprintedAs",
            "hasToken",
            "hasFluff",
        ),
        *(
            "hasFluffImages",
            "isNpc",
            "isNamedCreature",
            "damageTags",
            "miscTags",
            "conditionInflict",
            "savingThrowForced",
        ),
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


def _entries(value: Any, deep: int = 0) -> str:
    """Entries, which are texts, and objects of entries, as one text."""
    if isinstance(value, str):
        return untagged(value)
    if deep > DEEPEST:
        return ""
    if isinstance(value, list):
        return "\n".join(filter(None, (_entries(item, deep + 1) for item in value[:500])))
    if isinstance(value, Mapping):
        inner = "\n".join(
            filter(
                None,
                (
                    _entries(value[key], deep + 1)
                    for key in ("entry", "entries", "items", "rows", "headerEntries")
                    if key in value
                ),
            )
        )
        name = untagged(texts(value.get("name")))
        return f"{name.rstrip('.:')}. {inner}" if name else inner
    return texts(value)


def _creatures(found: Any) -> Any:
    if isinstance(found, Mapping):
        return found["monster"] if isinstance(found.get("monster"), list) else [found]
    return found


def _is_creature(value: Any) -> bool:
    if not isinstance(value, Mapping) or "name" not in value:
        return False
    return "_copy" in value or (
        ("cr" in value or "ac" in value) and "str" in value and isinstance(value.get("hp"), Mapping)
    )


def _recognises(content: Content) -> bool:
    found = _creatures(content.maybe_json)
    return isinstance(found, list) and any(map(_is_creature, found[:20]))


def _read(content: Content) -> Iterator[NeutralCreature | RefusedRecord]:
    found = _creatures(content.json)
    known = _by_name(found)
    for item in found:
        try:
            whole_one = _whole(item, known, 0) if isinstance(item, Mapping) and "_copy" in item else item
        except LibraryError as error:
            yield RefusedRecord.because(error, texts(item.get("name")))
            continue
        yield from creatures(content.name, [whole_one], _pieces)


def _key(record: Mapping[str, Any]) -> tuple[str, str]:
    return texts(record.get("name")).lower(), texts(record.get("source")).lower()


def _by_name(found: list[Any]) -> dict[tuple[str, str], Mapping[str, Any]]:
    return {_key(item): item for item in found if isinstance(item, Mapping)}


def _whole(
    record: Mapping[str, Any], known: Mapping[tuple[str, str], Mapping[str, Any]], chain: int
) -> Mapping[str, Any]:
    """A creature that is told as another with changes; refuses `no_original` where that one is not in the file."""
    wanted = record["_copy"]
    original = known.get(_key(wanted)) if isinstance(wanted, Mapping) else None
    if original is None or original is record or chain > _LONGEST_CHAIN:
        other = texts(wanted.get("name")) if isinstance(wanted, Mapping) else texts(wanted)
        raise LibraryError("no_original", name=texts(record.get("name")), other=other)
    if "_copy" in original:
        original = _whole(original, known, chain + 1)
    made = copy.deepcopy(dict(original))
    made |= {key: value for key, value in record.items() if key != "_copy" and value is not None}
    left = list(made.get("_left", ()))
    mods = wanted.get("_mod")
    for target, changes in mods.items() if isinstance(mods, Mapping) else ():
        fields = [key for key in made if key in _SECTIONS] if target == "*" else [target]
        done = [all(_changed(made, field, change) for field in fields) for change in row(changes)]
        left += [f"_copy._mod.{target}" for one_done in done if not one_done]
    if wanted.get("_templates"):
        left.append("_copy._templates")
    return {**made, "_left": left}


def _changed(made: dict[str, Any], field: str, change: Any) -> bool:
    """Whether a change could be made."""
    if change == "remove":
        made.pop(field, None)
        return True
    if not isinstance(change, Mapping):
        return False
    mode, items = str(change.get("mode")), row(change.get("items"))
    if mode == "replaceTxt":
        made[field] = _replaced(made.get(field), _replacing(change), 0)
        return True
    there = row(made.get(field))
    place = next((index for index, item in enumerate(there) if _named(item, change.get("replace"))), None)
    match mode:
        case "appendArr" | "appendIfNotExistsArr":
            made[field] = there + [item for item in items if mode == "appendArr" or item not in there]
        case "prependArr":
            made[field] = items + there
        case "insertArr":
            index = change.get("index")
            spot = index if isinstance(index, int) else 0
            made[field] = there[:spot] + items + there[spot:]
        case "replaceArr" | "replaceOrAppendArr" if place is not None:
            made[field] = there[:place] + items + there[place + 1 :]
        case "replaceOrAppendArr":
            made[field] = there + items
        case "removeArr":
            names = [*row(change.get("names")), *items]
            made[field] = [item for item in there if not any(_named(item, name) for name in names)]
        case _:
            return False
    return True


def _named(value: Any, name: Any) -> bool:
    return bool(name is not None and (value == name or (isinstance(value, Mapping) and value.get("name") == name)))


def _replacing(change: Mapping[str, Any]) -> Callable[[str], str]:
    """Words for words: patterns of somebody else's file are taken literally, so that none can run forever."""
    old, new = texts(change.get("replace")), texts(change.get("with"))
    found = re.compile(re.escape(old), re.IGNORECASE if "i" in str(change.get("flags", "")) else 0)
    return lambda text: found.sub(lambda _: new, text) if old else text


def _replaced(value: Any, by: Callable[[str], str], deep: int) -> Any:
    if isinstance(value, str):
        return by(value)
    if deep > DEEPEST:
        return value
    if isinstance(value, list):
        return [_replaced(item, by, deep + 1) for item in value]
    if isinstance(value, Mapping):
        return {key: _replaced(item, by, deep + 1) for key, item in value.items()}
    return value


def _pieces(record: Mapping[str, Any]) -> CreatureParts:
    kind, points = record.get("type"), record.get("hp")
    kinds = kind if isinstance(kind, Mapping) else {"type": kind}
    base = kinds.get("type")
    armour = row(record.get("ac"))
    first = armour[0] if armour else None
    rating = record.get("cr")
    found = CreatureParts(
        name=untagged(texts(record.get("name"))),
        size=(row(record.get("size")) or [""])[0],
        type=" or ".join(map(texts, row(base.get("choose")))) if isinstance(base, Mapping) else base,
        subtype=", ".join(
            texts(tag.get("tag")) if isinstance(tag, Mapping) else texts(tag) for tag in row(kinds.get("tags"))
        ),
        alignment=_alignment(row(record.get("alignment"))),
        source=record.get("source"),
        ac=first.get("ac", first.get("special")) if isinstance(first, Mapping) else first,
        ac_text=untagged(", ".join(_armour(each) for each in armour)),
        hp=points.get("average", points.get("special")) if isinstance(points, Mapping) else points,
        hp_dice=points.get("formula") if isinstance(points, Mapping) else "",
        speed=record.get("speed"),
        abilities={key: record.get(key) for key in ("str", "dex", "con", "int", "wis", "cha")},
        saves=record.get("save"),
        skills=record.get("skill"),
        senses=[
            *row(record.get("senses")),
            *([f"passive Perception {texts(record['passive'])}"] if record.get("passive") else []),
        ],
        languages=record.get("languages"),
        initiative=_initiative(record)[0],
        initiative_advantage=_initiative(record)[1],
        challenge=rating.get("cr") if isinstance(rating, Mapping) else rating,
        resistances=_kinds(record.get("resist"), "resist"),
        immunities=_kinds(record.get("immune"), "immune"),
        vulnerabilities=_kinds(record.get("vulnerable"), "vulnerable"),
        condition_immunities=_kinds(record.get("conditionImmune"), "conditionImmune"),
        places=_PLACES,
    )
    _add_features(found, record)
    found.unread += [UnreadField(place) for place in record.get("_left", ())]
    found.leave(record, _KNOWN)
    return found


def _add_features(found: CreatureParts, record: Mapping[str, Any]) -> None:
    """Its traits, actions and spells, and what is said over its legendary actions."""
    for key, section in _SECTIONS.items():
        for number, each in enumerate(row(record.get(key))):
            if isinstance(each, Mapping):
                found.add(section, untagged(texts(each.get("name"))), _entries(each.get("entries")), f"{key}[{number}]")
            else:
                found.add(section, "", _entries(each), f"{key}[{number}]")
    for number, each in enumerate(row(record.get("spellcasting"))):
        if isinstance(each, Mapping):
            name = untagged(texts(each.get("name"))) or "Spellcasting"
            found.add("trait", name, _spells(each), f"spellcasting[{number}]")
    for key, name in (("legendaryHeader", "Legendary Actions"), ("mythicHeader", "Mythic Actions")):
        if record.get(key):
            found.add("trait", name, _entries(record[key]), key)


def _initiative(record: Mapping[str, Any]) -> tuple[int | None, str]:
    """What is added to its roll for initiative, and how it rolls; newer books say how practised it is."""
    given = record.get("initiative")
    if not isinstance(given, Mapping):
        return whole(given), ""
    how = str(given.get("advantageMode") or "")
    advantage = {"adv": "advantage", "dis": "disadvantage"}.get(how, "")
    said = whole(given.get("initiative"))
    agility, practised = whole(record.get("dex")), whole(given.get("proficiency"))
    rating = record.get("cr")
    challenge = ratio(rating.get("cr") if isinstance(rating, Mapping) else rating)
    if said is None and agility is not None and challenge is not None:
        said = (agility - 10) // 2 + (practised or 0) * proficiency(challenge)
    return said, advantage


def _armour(value: Any) -> str:
    if not isinstance(value, Mapping):
        return ""
    worn = ", ".join(map(texts, row(value.get("from")))) or texts(value.get("special"))
    return " ".join(filter(None, (worn, texts(value.get("condition")))))


def _alignment(value: list[Any]) -> str:
    words = []
    for item in value:
        if isinstance(item, Mapping):
            words.append(texts(item.get("special")) or _alignment(row(item.get("alignment"))))
        else:
            words.append(_ALIGNMENTS.get(texts(item), texts(item)))
    return " ".join(dict.fromkeys(filter(None, words)))


def _kinds(value: Any, key: str, deep: int = 0) -> list[str]:
    found = []
    for item in row(value):
        if isinstance(item, Mapping) and deep < 3:
            inner = ", ".join(_kinds(item.get(key), key, deep + 1)) or texts(item.get("special"))
            note = " ".join(filter(None, (texts(item.get("preNote")), inner, texts(item.get("note")))))
            found.append(untagged(note))
        else:
            found.append(untagged(texts(item)))
    return found


def _spells(given: Mapping[str, Any]) -> str:
    lines = [_entries(given.get("headerEntries"))]
    for key, title in (("will", "At will"), ("ritual", "Rituals")):
        if given.get(key):
            lines.append(f"{title}: {', '.join(_entries(item) for item in row(given[key]))}")
    daily = given.get("daily")
    for often, spells in daily.items() if isinstance(daily, Mapping) else ():
        lines.append(f"{often.rstrip('e')}/day: {', '.join(_entries(item) for item in row(spells))}")
    levels = given.get("spells")
    for level, record in levels.items() if isinstance(levels, Mapping) else ():
        if isinstance(record, Mapping):
            slots = f" ({texts(record['slots'])} slots)" if record.get("slots") else ""
            lines.append(f"Level {level}{slots}: {', '.join(_entries(spell) for spell in row(record.get('spells')))}")
    lines.append(_entries(given.get("footerEntries")))
    return "\n".join(filter(None, lines))


READER = Reader("5etools", "creatures", _recognises, _read)
