"""Fantasy Statblocks for Obsidian: notes with code blocks or front matter, YAML by itself, and the kept bestiary."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from pathlib import PurePath
from typing import Any

from models.exchange.foreign import initiative_tracker
from models.exchange.foreign.fifth import stat_block
from models.exchange.foreign.fifth.creature import IN_PLURAL, CreatureParts, creatures
from models.exchange.foreign.text.words import prose, row, texts
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
        *(
            "name",
            "size",
            "type",
            "subtype",
            "alignment",
            "ac",
            "ac_class",
            "hp",
            "hit_dice",
            "speed",
            "stats",
            "saves",
        ),
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
"""Other words for what is known."""
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
"""Other games, as the layouts of their stat blocks name them."""
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
        return is_block or initiative_tracker.has_encounters(text) or _is_in_front(text, content.name)
    if content.suffix in (".yaml", ".yml"):
        start = content.start
        return bool(
            re.search(r"^[ \t]{0,40}-?[ \t]{0,40}stats[ \t]{0,9}:", start, re.MULTILINE)
            or ("actions:" in start and "name:" in start)
        )
    found = content.maybe_json
    if isinstance(found, Mapping) and isinstance(found.get("monsters"), list):
        found = [item[1] for item in found["monsters"][:20] if isinstance(item, list) and len(item) == 2]
    return isinstance(found, list) and any(
        _is_block(item) and isinstance(item.get("stats"), list) for item in found[:20]
    )


def _is_in_front(text: str, name: str) -> bool:
    """Whether the front matter of a note tells a creature, and no stat block stands under it."""
    front = _FRONT.match(text)
    if front is None or stat_block.is_fifth(text):
        return False
    try:
        return _is_block(_named_as(_first(_loaded(front[1], name)), name))
    except LibraryError:
        return False


def _named_as(front: Any, name: str) -> Any:
    """The front matter of a note, which need not repeat what the note is called."""
    return {"name": PurePath(name).stem, **_known_keys(front)} if isinstance(front, Mapping) else front


def _text(content: Content) -> str:
    try:
        return _with_newlines(content)
    except LibraryError:
        return ""


def _with_newlines(content: Content) -> str:
    """The text of a note, whatever ends its lines."""
    return content.text.replace("\r\n", "\n")


def _read(content: Content) -> Iterator[NeutralCreature | NeutralEncounter | RefusedRecord]:
    yield from creatures(content.name, list(_blocks(content)), _pieces)
    if content.suffix in (".yaml", ".yml") or content.maybe_json is not None:
        return
    text = _with_newlines(content)
    beside = initiative_tracker.without_encounters(text)
    if not _BLOCK.search(text) and stat_block.is_fifth(beside):
        yield from stat_block.read_fifth(beside)[0]
    yield from initiative_tracker.encounters(text, PurePath(content.name).stem)


def _blocks(content: Content) -> Iterator[Any]:
    found = content.maybe_json
    if found is not None:
        kept = found.get("monsters", [found]) if isinstance(found, Mapping) else found
        yield from (
            candidate[1] if isinstance(candidate, list) and len(candidate) == 2 else candidate for candidate in kept
        )
        return
    if content.suffix in (".yaml", ".yml"):
        for item in _loaded(content.text, content.name):
            yield from item if isinstance(item, list) else [item]
        return
    text = _with_newlines(content)
    front = _FRONT.match(text)
    above = _first(_loaded(front[1], content.name)) if front else {}
    blocks = list(_BLOCK.finditer(text))
    if not blocks and _is_in_front(text, content.name):
        yield _named_as(above, content.name)
    for block in blocks:
        inside = "\n".join(line.removeprefix(block["in"]) for line in block["yaml"].splitlines())
        found = _first(_loaded(inside, content.name))
        if isinstance(found, Mapping) and set(found) <= {"creature", "monster", "name"} and isinstance(above, Mapping):
            found = {**above, **found}
        yield found


def _first(found: list[Any]) -> Any:
    return found[0] if found else None


def _loaded(text: str, name: str) -> list[Any]:
    """The documents of a YAML text."""
    found = (read_yaml(item, name) for item in _PARTED.split(text.replace("\t", "  ")) if item.strip())
    return [item for item in found if item is not None]


def _known_keys(block: Mapping[Any, Any]) -> dict[str, Any]:
    """A block by the keys that are known: properties of notes are called as whoever keeps them likes."""
    given: dict[str, Any] = {}
    for key, value in block.items():
        word = str(key).lower().replace(" ", "_").replace("-", "_")
        given.setdefault(_CALLED.get(word, word if word in _KNOWN else str(key)), value)
    if "stats" not in given and all(name in given for name in _STATS):
        given["stats"] = [given.pop(name) for name in _STATS]
    ways = {way: given.pop(key) for way in _WAYS for key in (f"speed_{way}", f"{way}_speed") if key in given}
    if ways and "speed" not in given:
        given["speed"] = ways
    return given


def _pieces(block: Mapping[Any, Any]) -> CreatureParts:
    given = _known_keys(block)
    game = _GAME.search(texts(given.get("layout")))
    if game is not None:
        name = prose(given.get("name"))[:100]
        raise LibraryError(
            "strange", name=name, what=said("strange-statblock", MESSAGES, system=_GAMES[game[0].lower()])
        )
    original = given.get("extends") or given.get("monster") or given.get("creature")
    if original and not any(sign in given for sign in _SIGNS):
        raise LibraryError("no_original", name=texts(given.get("name")) or texts(original), other=texts(original))
    stats = given.get("stats")
    if isinstance(stats, list):
        stats = dict(zip(_STATS, stats, strict=False))
    found = CreatureParts(
        name=given.get("name") or original,
        size=given.get("size"),
        type=given.get("type"),
        subtype=given.get("subtype"),
        alignment=given.get("alignment"),
        source=given.get("source"),
        ac=given.get("ac"),
        ac_text=given.get("ac_class") or _brackets(given.get("ac")),
        hp=given.get("hp"),
        hp_dice=given.get("hit_dice"),
        speed=given.get("speed"),
        abilities=stats if isinstance(stats, Mapping) else {},
        saves=given.get("saves"),
        skills=given.get("skillsaves") or given.get("skills"),
        senses=given.get("senses"),
        languages=given.get("languages"),
        initiative=given.get("initiative", given.get("modifier")),
        challenge=given.get("cr"),
        xp=given.get("xp"),
        resistances=given.get("damage_resistances"),
        immunities=given.get("damage_immunities"),
        vulnerabilities=given.get("damage_vulnerabilities"),
        condition_immunities=given.get("condition_immunities"),
        description=given.get("description") or given.get("desc"),
        places=_PLACES,
    )
    for key, section in _SECTIONS.items():
        for number, value in enumerate(row(given.get(key))):
            _feature(found, section, value, f"{key}[{number}]")
    if given.get("spells"):
        found.add("trait", "Spellcasting", "\n".join(texts(item) for item in row(given["spells"])), "spells")
    for key in ("legendary_description", "mythic_description", "spellsNotes"):
        if given.get(key):
            found.add("trait", key.replace("description", "actions").replace("_", " ").title(), texts(given[key]), key)
    found.leave(given, _KNOWN)
    return found


def _feature(found: CreatureParts, section: Section, value: Any, place: str) -> None:
    if isinstance(value, Mapping):
        inner = "\n".join(
            f"{texts(each.get('name'))}. {texts(each.get('desc'))}"
            for each in row(value.get("traits"))
            if isinstance(each, Mapping)
        )
        found.add(section, texts(value.get("name")), "\n".join(filter(None, (texts(value.get("desc")), inner))), place)
    elif isinstance(value, list) and len(value) == 2:
        found.add(section, texts(value[0]), texts(value[1]), place)
    else:
        found.add(section, "", texts(value), place)


def _brackets(value: Any) -> str:
    return prose(value).partition("(")[2].rstrip(") ") if isinstance(value, str) else ""


READER = Reader("fantasy-statblocks", "creatures", _recognises, _read)
