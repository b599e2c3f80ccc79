"""`encounter` blocks of Initiative Tracker for Obsidian: creatures by name, with counts and short stats."""

from __future__ import annotations

import re
from collections.abc import Iterator

from models.exchange.foreign.text.words import MOST_PARTS, as_int, average, prose
from models.exchange.records.neutral_creature import EncounterLine, NeutralCreature, NeutralEncounter, UnreadField

_BLOCK = re.compile(
    r"^(?P<in>[ \t>]{0,9})(?P<fence>`{3,9}|~{3,9})[ \t]*encounter(?:-table)?[ \t]*\n"
    r"(?P<inside>.*?)^[ \t>]{0,9}(?P=fence)",
    re.MULTILINE | re.DOTALL,
)
_PARTED = re.compile(r"^---[ \t]*$", re.MULTILINE)
_KEY = re.compile(r"(?P<key>\w+)[ \t]*:(?:[ \t]+(?P<value>.*))?")
_COUNT = re.compile(
    r"[\"']?(?:(?P<many>\d{1,3})|(?P<dice>\d{0,2}d\d{1,3}(?:[ ]?[+-][ ]?\d{1,3})?))[\"']?"
    r"(?:[ \t]*:[ \t]*|[ ]?[x\u00d7][ ])"
)
_COUNT_BEHIND = re.compile(r"(?P<creature>[^:\[\]]+):[ \t]*(?P<many>\d{1,3})[ \t]*")
_RENAMED = re.compile(r"\[(?!\[)(?P<creature>[^\[\],]+)(?:,(?P<name>[^\[\],]+))?\][ \t]*,?")
_LINK = re.compile(r"\[\[(?:[^\[\]|#]*/)?(?P<note>[^\[\]|#/]+)(?:#[^\[\]|]*)?(?:\|(?P<name>[^\[\]]*))?\]\]")
_NAMING = frozenset(("creature", "name", "hp", "ac", "mod", "xp", "hidden", "friendly"))
"""Keys that a creature on lines of its own may start with."""
_NUMBERS = ("hp", "ac", "initiative", "xp")
_HIDDEN = frozenset(("hidden", "hide"))
_FRIENDLY = frozenset(("friend", "friends", "friendly", "ally", "allies"))
_MOST = 1000


def has_encounters(text: str) -> bool:
    """Return whether a note has an encounter block."""
    return "encounter" in text and _BLOCK.search(text) is not None


def without_encounters(text: str) -> str:
    """Return a note without its encounter blocks."""
    return _BLOCK.sub("", text)


def encounters(text: str, default: str) -> Iterator[NeutralEncounter]:
    """Yield the encounters of a note; an unnamed one gets the note's name."""
    for block in _BLOCK.finditer(text):
        block_text = "\n".join(line.removeprefix(block["in"]) for line in block["inside"].splitlines())
        for part in _PARTED.split(block_text):
            encounter = _encounter(part, default)
            if encounter.lines:
                yield encounter


def _encounter(text: str, default: str) -> NeutralEncounter:
    """Return the encounter of a block, which is not quite YAML: a comma may follow a list."""
    name, lines, unread = default, list[EncounterLine](), list[UnreadField]()
    listed = False
    rows: list[list[str]] = []
    for line in text.splitlines()[:MOST_PARTS]:
        stripped = line.strip()
        if stripped.startswith("- ") and listed:
            rows.append([stripped[2:].strip()])
        elif (match := _KEY.fullmatch(stripped)) is None:
            unread += [UnreadField("creatures", stripped)] if stripped else []
        elif line[:1] in " \t" and rows:
            rows[-1].append(stripped)
        else:
            key, value = match["key"], prose(_bare(match["value"] or ""))
            listed = key == "creatures"
            if key == "name" and value:
                name = value[:200]
            elif value and not listed:
                unread.append(UnreadField(key, value))
    for number, creature_lines in enumerate(rows):
        entry = _line(_one_line(creature_lines), f"creatures[{number}]", unread)
        if entry is not None:
            lines.append(entry)
    return NeutralEncounter(name, tuple(lines), unread=tuple(unread))


def _bare(text: str) -> str:
    return text.strip().strip("\"'").strip()


def _one_line(lines: list[str]) -> str:
    """Return a creature's lines as a single one with its count first."""
    first = lines[0]
    if first.startswith("{") and first.endswith("}"):
        return _line_of_keys([item.strip() for item in first[1:-1].split(",")])
    if _KEY.fullmatch(first) and first.partition(":")[0] in _NAMING:
        return _line_of_keys(lines)
    count_after = None if _COUNT.match(first) else _COUNT_BEHIND.fullmatch(first)
    return first if count_after is None else f"{count_after['many']}: {count_after['creature']}"


def _line_of_keys(lines: list[str]) -> str:
    """Return a creature given by keys as a single line."""
    keys = {match["key"]: _bare(match["value"] or "") for line in lines if (match := _KEY.fullmatch(line))}
    creature, name = keys.get("creature", keys.get("name", "")), keys.get("name", "")
    name_part = f"[{creature}, {name}]" if name and name != creature else creature
    numbers = [keys.get(key, "") for key in ("hp", "ac", "mod", "xp")]
    flags = [word for word in (*_HIDDEN, *_FRIENDLY) if keys.get(word, "").lower() in ("true", "yes")]
    return ", ".join((name_part, *numbers, *flags))


def _line(rest: str, place: str, unread: list[UnreadField]) -> EncounterLine | None:
    """Return the entry of `3: Reed Guard, 12, 13, 2` or `[Reed Duke, The Duke], hidden`; None without a name."""
    count = _COUNT.match(rest)
    number_of_creatures = 1
    if count is not None:
        number_of_creatures = int(count["many"]) if count["many"] else int(average(count["dice"]))
        unread += [UnreadField(place, count["dice"])] if count["dice"] else []
        rest = rest[count.end() :]
    name = ""
    if (renamed := _RENAMED.match(rest)) is not None:
        creature, name, rest = renamed["creature"], renamed["name"] or "", rest[renamed.end() :]
    else:
        if (link := _LINK.match(_bare(rest))) is not None:
            name, rest = link["name"] or "", link["note"] + _bare(rest)[link.end() :]
        creature, _, rest = _bare(rest).partition(",")
    creature = prose(_bare(creature))[:200]
    if not creature:
        return None
    numbers: dict[str, int | None] = {}
    line = EncounterLine(creature, min(max(1, number_of_creatures), _MOST), prose(_bare(name))[:200])
    for number, part in enumerate(map(_bare, rest.split(",") if rest.strip() else ())):
        word = part.lower()
        if word in _HIDDEN:
            line.hidden = True
        elif word in _FRIENDLY:
            line.friendly = True
        elif number < len(_NUMBERS) and (as_int(part) is not None or not part):
            numbers[_NUMBERS[number]] = as_int(part)
        else:
            unread.append(UnreadField(place, part))
    if numbers.get("hp"):
        line.known = NeutralCreature(creature, **numbers)  # type: ignore[arg-type]
    return line
