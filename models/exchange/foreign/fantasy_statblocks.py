"""Reader of Fantasy Statblocks for Obsidian: code blocks or front matter of notes, YAML, exported bestiaries."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from pathlib import PurePath
from typing import Any

from models.exchange.foreign import initiative_tracker
from models.exchange.foreign.fifth import stat_block
from models.exchange.foreign.fifth.creature import IN_PLURAL, CreatureParts, creatures, section_entries
from models.exchange.foreign.text.words import as_list, as_text, prose
from models.exchange.native.yaml_files import read_yaml
from models.exchange.records.neutral_creature import NeutralCreature, NeutralEncounter, Section
from models.exchange.records.readers import Content, Reader
from models.exchange.records.report import RefusedRecord
from models.storage.errors import MESSAGES, LibraryError
from rules.text.localized import said

_SECTIONS: Mapping[str, Section] = {**IN_PLURAL, "regional_effects": "regional"}
_PLACES = {
    "abilities": "stats",
    "speeds": "speed",
    "skills": "skillsaves",
    "challenge": "cr",
    "initiative": "modifier",
    "resistances": "damage_resistances",
    "immunities": "damage_immunities",
    "vulnerabilities": "damage_vulnerabilities",
}
_KNOWN = frozenset(
    {
        *("name", "size", "type", "subtype", "alignment", "ac", "ac_class", "hp", "hit_dice", "speed"),
        *("stats", "saves"),
        *("skillsaves", "skills", "damage_vulnerabilities", "damage_resistances", "damage_immunities", "languages"),
        *("condition_immunities", "senses", "cr", "xp", "source", "description", "desc", "spells", "spellsNotes"),
        *("legendary_description", "mythic_description", "monster", "creature", "extends", "layout", "statblock"),
        *("bestiary", "dice", "render", "columns", "columnWidth", "columnHeight", "forceColumns", "export", "path"),
        *("mtime", "note", "tags", "modifier", "initiative", "image"),
        *_SECTIONS,
    }
)
_CALLED: Mapping[str, str] = {
    **dict.fromkeys(("armor_class", "armour_class"), "ac"),
    **dict.fromkeys(("hit_points", "hitpoints", "health"), "hp"),
    **dict.fromkeys(("challenge", "challenge_rating"), "cr"),
    **dict.fromkeys(("hitdice", "hd"), "hit_dice"),
    **dict.fromkeys(("str", "strength"), "str"),
    **dict.fromkeys(("dex", "dexterity"), "dex"),
    **dict.fromkeys(("con", "constitution"), "con"),
    **dict.fromkeys(("int", "intelligence"), "int"),
    **dict.fromkeys(("wis", "wisdom"), "wis"),
    **dict.fromkeys(("cha", "charisma"), "cha"),
    **dict.fromkeys(("resistances", "damageresistances"), "damage_resistances"),
    **dict.fromkeys(("immunities", "damageimmunities"), "damage_immunities"),
    **dict.fromkeys(("vulnerabilities", "damagevulnerabilities"), "damage_vulnerabilities"),
    **dict.fromkeys(("conditionimmunities",), "condition_immunities"),
    **dict.fromkeys(("saving_throws", "savingthrows"), "saves"),
    **dict.fromkeys(("abilities", "ability_scores", "scores"), "stats"),
}
"""Other names of known keys."""
_STATS = ("str", "dex", "con", "int", "wis", "cha")
_WAYS = ("walk", "fly", "swim", "climb", "burrow")
_BLOCK = re.compile(
    r"^(?P<in>[ \t>]*)(?P<fence>`{3,}|~{3,})\s*statblock\b[^\n]*\n(?P<yaml>.*?)^[ \t>]*(?P=fence)",
    re.MULTILINE | re.DOTALL,
)
_FRONT = re.compile(r"\A---[ \t]*\r?\n(.*?)^---[ \t]*$", re.MULTILINE | re.DOTALL)
_GAMES = {
    **dict.fromkeys(("pathfinder 2e", "path2e", "pf2e"), "Pathfinder 2e"),
    **dict.fromkeys(("pathfinder", "pf1e"), "Pathfinder"),
    **dict.fromkeys(("starfinder",), "Starfinder"),
    **dict.fromkeys(("13th age",), "13th Age"),
}
_GAME = re.compile("|".join(_GAMES), re.IGNORECASE)
"""Other games, as the layouts of stat blocks name them."""
_PARTED = re.compile(r"^---[ \t]*$", re.MULTILINE)
_SIGNS = ("stats", "hp", "ac", "cr", "actions", "traits")


def _is_block(value: Any) -> bool:
    value = _known_keys(value) if isinstance(value, Mapping) else value
    return isinstance(value, Mapping) and (
        ("name" in value and sum(sign in value for sign in _SIGNS) >= 2) or ("monster" in value and len(value) > 1)
    )


def _recognises(content: Content) -> bool:
    if content.is_folder:
        return False
    if content.suffix in (".md", ".markdown", ".txt", ""):
        text = _text(content)
        is_block = "statblock" in text and _BLOCK.search(text) is not None
        return is_block or initiative_tracker.has_encounters(text) or _front_matter_is_creature(text, content.name)
    if content.suffix in (".yaml", ".yml"):
        start = content.start
        return bool(
            re.search(r"^[ \t]{0,40}-?[ \t]{0,40}stats[ \t]{0,9}:", start, re.MULTILINE)
            or ("actions:" in start and "name:" in start)
        )
    data = content.maybe_json
    if isinstance(data, Mapping) and isinstance(data.get("monsters"), list):
        data = [item[1] for item in data["monsters"][:20] if isinstance(item, list) and len(item) == 2]
    return isinstance(data, list) and any(_is_block(item) and isinstance(item.get("stats"), list) for item in data[:20])


def _front_matter_is_creature(text: str, name: str) -> bool:
    """Return whether the front matter of a note is a creature and no text stat block follows it."""
    front = _FRONT.match(text)
    if front is None or stat_block.is_fifth(text):
        return False
    try:
        return _is_block(_with_note_name(_first(_documents(front[1], name)), name))
    except LibraryError:
        return False


def _with_note_name(front: Any, name: str) -> Any:
    """Return front matter with the note's name where it has none."""
    return {"name": PurePath(name).stem, **_known_keys(front)} if isinstance(front, Mapping) else front


def _text(content: Content) -> str:
    try:
        return _note_text(content)
    except LibraryError:
        return ""


def _note_text(content: Content) -> str:
    """Return the text of a note with `\

    ` line endings.
    """
    return content.text.replace("\r\n", "\n")


def _read(content: Content) -> Iterator[NeutralCreature | NeutralEncounter | RefusedRecord]:
    yield from creatures(content.name, list(_blocks(content)), _creature_parts)
    if content.suffix in (".yaml", ".yml") or content.maybe_json is not None:
        return
    text = _note_text(content)
    note_text = initiative_tracker.without_encounters(text)
    if not _BLOCK.search(text) and stat_block.is_fifth(note_text):
        yield from stat_block.fifth_records(note_text)[0]
    yield from initiative_tracker.encounters(text, PurePath(content.name).stem)


def _blocks(content: Content) -> Iterator[Any]:
    data = content.maybe_json
    if data is not None:
        entries = data.get("monsters", [data]) if isinstance(data, Mapping) else data
        yield from (entry[1] if isinstance(entry, list) and len(entry) == 2 else entry for entry in entries)
        return
    if content.suffix in (".yaml", ".yml"):
        for item in _documents(content.text, content.name):
            yield from item if isinstance(item, list) else [item]
        return
    text = _note_text(content)
    front = _FRONT.match(text)
    front_matter = _first(_documents(front[1], content.name)) if front else {}
    blocks = list(_BLOCK.finditer(text))
    if not blocks and _front_matter_is_creature(text, content.name):
        yield _with_note_name(front_matter, content.name)
    for block in blocks:
        yaml_text = "\n".join(line.removeprefix(block["in"]) for line in block["yaml"].splitlines())
        data = _first(_documents(yaml_text, content.name))
        if (
            isinstance(data, Mapping)
            and set(data) <= {"creature", "monster", "name"}
            and isinstance(front_matter, Mapping)
        ):
            data = {**front_matter, **data}
        yield data


def _first(documents: list[Any]) -> Any:
    return documents[0] if documents else None


def _documents(text: str, name: str) -> list[Any]:
    """Return the documents of a YAML text."""
    documents = (read_yaml(part, name) for part in _PARTED.split(text.replace("\t", "  ")) if part.strip())
    return [part for part in documents if part is not None]


def _known_keys(block: Mapping[Any, Any]) -> dict[str, Any]:
    """Return a block under its known keys: property names of notes vary."""
    known: dict[str, Any] = {}
    for key, value in block.items():
        snake_key = str(key).lower().replace(" ", "_").replace("-", "_")
        known.setdefault(_CALLED.get(snake_key, snake_key if snake_key in _KNOWN else str(key)), value)
    if "stats" not in known and all(name in known for name in _STATS):
        known["stats"] = [known.pop(name) for name in _STATS]
    speeds = {mode: known.pop(key) for mode in _WAYS for key in (f"speed_{mode}", f"{mode}_speed") if key in known}
    if speeds and "speed" not in known:
        known["speed"] = speeds
    return known


def _creature_parts(block: Mapping[Any, Any]) -> CreatureParts:
    """Return the parts of a creature; refuses blocks of other games and copies of other creatures."""
    fields = _known_keys(block)
    game = _GAME.search(as_text(fields.get("layout")))
    if game is not None:
        name = prose(fields.get("name"))[:100]
        raise LibraryError(
            "strange", name=name, what=said("strange-statblock", MESSAGES, system=_GAMES[game[0].lower()])
        )
    original = fields.get("extends") or fields.get("monster") or fields.get("creature")
    if original and not any(sign in fields for sign in _SIGNS):
        raise LibraryError(
            "no_original", name=as_text(fields.get("name")) or as_text(original), other=as_text(original)
        )
    stats = fields.get("stats")
    if isinstance(stats, list):
        stats = dict(zip(_STATS, stats, strict=False))
    parts = CreatureParts(
        name=fields.get("name") or original,
        size=fields.get("size"),
        type=fields.get("type"),
        subtype=fields.get("subtype"),
        alignment=fields.get("alignment"),
        source=fields.get("source"),
        ac=fields.get("ac"),
        ac_text=fields.get("ac_class") or _bracketed(fields.get("ac")),
        hp=fields.get("hp"),
        hp_dice=fields.get("hit_dice"),
        speed=fields.get("speed"),
        abilities=stats if isinstance(stats, Mapping) else {},
        saves=fields.get("saves"),
        skills=fields.get("skillsaves") or fields.get("skills"),
        senses=fields.get("senses"),
        languages=fields.get("languages"),
        initiative=fields.get("initiative", fields.get("modifier")),
        challenge=fields.get("cr"),
        xp=fields.get("xp"),
        resistances=fields.get("damage_resistances"),
        immunities=fields.get("damage_immunities"),
        vulnerabilities=fields.get("damage_vulnerabilities"),
        condition_immunities=fields.get("condition_immunities"),
        description=fields.get("description") or fields.get("desc"),
        places=_PLACES,
    )
    for section, entry, place in section_entries(fields, _SECTIONS):
        _feature(parts, section, entry, place)
    if fields.get("spells"):
        parts.add("trait", "Spellcasting", "\n".join(as_text(item) for item in as_list(fields["spells"])), "spells")
    for key in ("legendary_description", "mythic_description", "spellsNotes"):
        if fields.get(key):
            parts.add(
                "trait", key.replace("description", "actions").replace("_", " ").title(), as_text(fields[key]), key
            )
    parts.add_unread(fields, _KNOWN)
    return parts


def _feature(parts: CreatureParts, section: Section, value: Any, place: str) -> None:
    if isinstance(value, Mapping):
        inner = "\n".join(
            f"{as_text(inner_trait.get('name'))}. {as_text(inner_trait.get('desc'))}"
            for inner_trait in as_list(value.get("traits"))
            if isinstance(inner_trait, Mapping)
        )
        parts.add(
            section, as_text(value.get("name")), "\n".join(filter(None, (as_text(value.get("desc")), inner))), place
        )
    elif isinstance(value, list) and len(value) == 2:
        parts.add(section, as_text(value[0]), as_text(value[1]), place)
    else:
        parts.add(section, "", as_text(value), place)


def _bracketed(value: Any) -> str:
    return prose(value).partition("(")[2].rstrip(") ") if isinstance(value, str) else ""


READER = Reader("fantasy-statblocks", "creatures", _recognises, _read)
