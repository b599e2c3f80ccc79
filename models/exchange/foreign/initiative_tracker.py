"""Initiative Tracker for Obsidian: the `encounter` blocks of notes, whose creatures are named and told in short."""

from __future__ import annotations

import re
from collections.abc import Iterator

from models.exchange.foreign.text.words import MOST_PARTS, average, prose, whole
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
"""With what a creature begins that is told in lines of its own."""
_NUMBERS = ("hp", "ac", "initiative", "xp")
_HIDDEN = frozenset(("hidden", "hide"))
_FRIENDLY = frozenset(("friend", "friends", "friendly", "ally", "allies"))
_MOST = 1000


def has_encounters(text: str) -> bool:
    """Whether a note has such a block."""
    return "encounter" in text and _BLOCK.search(text) is not None


def without_encounters(text: str) -> str:
    """A note without such blocks."""
    return _BLOCK.sub("", text)


def encounters(text: str, usual: str) -> Iterator[NeutralEncounter]:
    """The encounters of a note; one without a name is called as the note is."""
    for block in _BLOCK.finditer(text):
        inside = "\n".join(line.removeprefix(block["in"]) for line in block["inside"].splitlines())
        for item in _PARTED.split(inside):
            found = _encounter(item, usual)
            if found.lines:
                yield found


def _encounter(text: str, usual: str) -> NeutralEncounter:
    """An encounter; its rows are no YAML, for a comma may stand behind a list."""
    name, lines, unread = usual, list[EncounterLine](), list[UnreadField]()
    listed = False
    rows: list[list[str]] = []
    for line in text.splitlines()[:MOST_PARTS]:
        told = line.strip()
        if told.startswith("- ") and listed:
            rows.append([told[2:].strip()])
        elif (match := _KEY.fullmatch(told)) is None:
            unread += [UnreadField("creatures", told)] if told else []
        elif line[:1] in " \t" and rows:
            rows[-1].append(told)
        else:
            key, value = match["key"], prose(_bare(match["value"] or ""))
            listed = key == "creatures"
            if key == "name" and value:
                name = value[:200]
            elif value and not listed:
                unread.append(UnreadField(key, value))
    for number, given in enumerate(rows):
        made = _line(_in_one(given), f"creatures[{number}]", unread)
        if made is not None:
            lines.append(made)
    return NeutralEncounter(name, tuple(lines), unread=tuple(unread))


def _bare(text: str) -> str:
    return text.strip().strip("\"'").strip()


def _in_one(given: list[str]) -> str:
    """A creature as it would stand in one line with its count before it, however it is told."""
    row = given[0]
    if row.startswith("{") and row.endswith("}"):
        return _of_keys([item.strip() for item in row[1:-1].split(",")])
    if _KEY.fullmatch(row) and row.partition(":")[0] in _NAMING:
        return _of_keys(given)
    behind = None if _COUNT.match(row) else _COUNT_BEHIND.fullmatch(row)
    return row if behind is None else f"{behind['many']}: {behind['creature']}"


def _of_keys(given: list[str]) -> str:
    """A creature that is told in lines of their own, as it would stand in one."""
    keys = {match["key"]: _bare(match["value"] or "") for line in given if (match := _KEY.fullmatch(line))}
    creature, name = keys.get("creature", keys.get("name", "")), keys.get("name", "")
    first = f"[{creature}, {name}]" if name and name != creature else creature
    numbers = [keys.get(key, "") for key in ("hp", "ac", "mod", "xp")]
    flags = [word for word in (*_HIDDEN, *_FRIENDLY) if keys.get(word, "").lower() in ("true", "yes")]
    return ", ".join((first, *numbers, *flags))


def _line(row: str, place: str, unread: list[UnreadField]) -> EncounterLine | None:
    """A row: `3: Reed Guard, 12, 13, 2`, `[Reed Duke, The Duke], hidden`; None where it names nobody."""
    count = _COUNT.match(row)
    many = 1
    if count is not None:
        many = int(count["many"]) if count["many"] else int(average(count["dice"]))
        unread += [UnreadField(place, count["dice"])] if count["dice"] else []
        row = row[count.end() :]
    name = ""
    if (renamed := _RENAMED.match(row)) is not None:
        creature, name, row = renamed["creature"], renamed["name"] or "", row[renamed.end() :]
    else:
        if (link := _LINK.match(_bare(row))) is not None:
            name, row = link["name"] or "", link["note"] + _bare(row)[link.end() :]
        creature, _, row = _bare(row).partition(",")
    creature = prose(_bare(creature))[:200]
    if not creature:
        return None
    numbers: dict[str, int | None] = {}
    line = EncounterLine(creature, min(max(1, many), _MOST), prose(_bare(name))[:200])
    for number, part in enumerate(map(_bare, row.split(",") if row.strip() else ())):
        word = part.lower()
        if word in _HIDDEN:
            line.hidden = True
        elif word in _FRIENDLY:
            line.friendly = True
        elif number < len(_NUMBERS) and (whole(part) is not None or not part):
            numbers[_NUMBERS[number]] = whole(part)
        else:
            unread.append(UnreadField(place, part))
    if numbers.get("hp"):
        line.known = NeutralCreature(creature, **numbers)  # type: ignore[arg-type]
    return line
