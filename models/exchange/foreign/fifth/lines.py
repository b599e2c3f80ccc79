"""The lines of text stat blocks of the fifth edition.

Each is classified by its first words or continues the one before.
"""

from __future__ import annotations

import re
from typing import Literal, NamedTuple

from models.exchange.foreign.fifth.ability_scores import BEGINS, scores_at
from models.exchange.foreign.text import creature_starts
from models.exchange.records.neutral_creature import Section

What = Literal["title", "kind", "scores", "head", "section", "entry", "text"]


class TextPart(NamedTuple):
    """A line of a text or a part of one, with its position and kind."""

    what: What
    text: str
    start: int
    end: int


Paragraph = list[TextPart]
"""A classified line and the lines that continue it."""

SECTIONS: dict[str, Section] = {
    "traits": "trait",
    "actions": "action",
    "bonus actions": "bonus",
    "reactions": "reaction",
    "legendary actions": "legendary",
    "mythic actions": "mythic",
    "lair actions": "lair",
    "regional effects": "regional",
    "features": "trait",
    "special abilities": "trait",
    "special traits": "trait",
}
_SIZES = frozenset(("tiny", "small", "medium", "large", "huge", "gargantuan"))
_TYPES = (
    "aberration|beast|celestial|construct|dragon|elemental|fey|fiend|giant|humanoid|monstrosity|ooze|plant|undead|swarm"
)
_KIND = re.compile(rf"\w+\b[^\n.,]{{0,30}}\b(?:{_TYPES})[^\n.]{{0,80}}(?=\n|$)", re.IGNORECASE)
_LABELS = (
    *("Armor Class", "AC", "Hit Points", "HP", "Speed", "Saving Throws", "Skills", "Vulnerabilities", "Resistances"),
    *("Immunities", "Damage Vulnerabilities", "Damage Resistances", "Damage Immunities", "Condition Immunities"),
    *("Senses", "Languages"),
)
"""Labels that may also be written in capitals."""
_AS_WRITTEN = ("Saves", "Challenge Rating", "Challenge", "CHALLENGE", "CR", "Proficiency Bonus", "Initiative", "Gear")
_ALSO_NAMES = ("Habitat", "Treasure")
"""Labels that the name of a trait may start with."""
_HEADS = (*_LABELS, *(label.upper() for label in _LABELS), *_AS_WRITTEN, *_ALSO_NAMES)
_HEAD = re.compile(rf"(?:{'|'.join(dict.fromkeys(_HEADS))})\b(?![ \t]*\.)[ \t]*:?")
_BEGINS_HEAD = frozenset(label.partition(" ")[0] for label in _HEADS)
END = "\x03"
"""Stands alone in a line after which no stat block continues."""
NAME_ENDS = "\x02"
"""Marks the end of a trait's or action's name that is marked up as a name."""
_NAME = (
    r"(?:Variant: )?[A-Z][\w'’-]*"
    r"(?:[ \t]+(?:[A-Z][\w'’-]*|of|the|and|in|to|a|an|or|with|from|for|on|at|\d[\w\/-]*|\([^()\n]{1,60}\)))*"
    r"[ \t]*(?:\([^()\n]{1,60}\))?"
)
_ENTRY = re.compile(rf"[^\n{NAME_ENDS}]{{1,140}}{NAME_ENDS}|{_NAME}\.(?=[ \t\n]|$)")
_ENTRY_BY_COLON = re.compile(rf"{_NAME}:(?=[ \t]+[^\s])")
_STRIKES = re.compile(r"[ \t]*(?:Melee|Ranged)\b[^\n:.]{0,30}\bAttack\b")
_ENTRY_THAT_ACTS = re.compile(
    r"[A-Z][^\n.:()]{0,60}(?:[.:](?=[ \t]{1,9}(?:(?:Melee|Ranged)\b[^\n:.]{0,30}\bAttack\b|[A-Z][a-z]+ Saving Throw:))"
    r"|\((?:Recharge|Costs|\d{1,2}/)[^()\n]{1,40}\)[.:](?=[ \t]))"
)
"""A name in small letters, recognised by the attack, save or bracket after it."""
_MULTIATTACK = re.compile(r"Multiattack\b")
_NO_NAME = re.compile(
    r"(?:Melee|Ranged)\b.*|.*\b(?:Saving Throw|Failure|Failures|Success|Uses)|(?:Hit|Miss|Trigger|Response|At Will|DC"
    r"|Cantrips|Recharge|Source|Constant)\b.*"
)
"""What may stand before a colon inside an action or a list of spells."""
_INNER_HEAD = re.compile(r"\b(?:Initiative|Proficiency Bonus|Hit Points|HP|Speed|Challenge|CR)\b(?=:?[ \t]+[+-]?\d)")
"""Labels that may follow others in the same line."""
_IN_NUMBERS = ("armor class", "ac", "initiative", "hit points", "hp", "speed", "challenge", "cr")
_VITAL = ("hit points", "hp", "armor class", "ac")
_LINE = re.compile(r"[^\s](?:[^\n]*[^\s])?")
_WORD = re.compile(r"\w+")
_LONGEST_TITLE = 120
_OWN = frozenset(("head", "scores"))


class TextPage(NamedTuple):
    """The stat blocks of a text as paragraphs, and the lines outside of them."""

    blocks: list[list[Paragraph]]
    outside: list[TextPart]


def is_label(name: str) -> bool:
    """Return whether a name is a label such as `Armor Class`."""
    return _HEAD.fullmatch(name) is not None


def begins_line(text: str, start: int, end: int) -> bool:
    """Return whether a line of a stat block starts there: a label, or a recognisable name."""
    return any(pattern.match(text, start, end) for pattern in (_HEAD, _ENTRY_BY_COLON, _ENTRY_THAT_ACTS, _MULTIATTACK))


def may_be_name(name: str) -> bool:
    """Return whether text before a colon may be the name of a trait or action."""
    return name[:1].isupper() and not _NO_NAME.fullmatch(name) and name[:3].lower() not in BEGINS


def page_of(text: str) -> TextPage:
    """Return the stat blocks of a text; one starts at the line before its size and type, or after an empty line."""
    lines = [match.span() for match in _LINE.finditer(text)]
    kinds = [*(_is_kind(text, start) for start, _ in lines), False]
    armoured = [*(_is_armour(text, start) for start, _ in lines), False]
    names = _further_names(text)
    page = TextPage([], [])
    done = 0
    is_open = colons = False
    for number, (start, end) in enumerate(lines):
        if start < done:
            continue
        line = text[start:end]
        starts_block = kinds[number + 1] or (armoured[number + 1] and not is_open) or start in names
        if line == END:
            is_open = False
        elif is_open and kinds[number] and [len(block) for block in page.blocks[-1]] == [1]:
            page.blocks[-1].append([TextPart("kind", line, start, end)])
        elif (starts_block and end - start <= _LONGEST_TITLE) or not page.blocks:
            _return_empty_block(page)
            page.blocks.append([[TextPart("title", line, start, end)]])
            is_open, colons = True, False
        elif is_open:
            paragraphs = _paragraphs(text, start, end, colons)
            colons = colons or (paragraphs[0][0].what == "head" and paragraphs[0][0].text.endswith(":"))
            done = paragraphs[-1][-1].end
            if paragraphs[0][0].what == "text":
                page.blocks[-1][-1] += paragraphs.pop(0)
            page.blocks[-1].extend(paragraphs)
        else:
            page.outside.append(TextPart("text", line, start, end))
    _return_empty_block(page)
    return page


def _further_names(text: str) -> set[int]:
    """Return where creatures behind the first begin whose labels follow their names, `Wolf`, `Hit Points 11`."""
    lines: list[creature_starts.CreatureLine] = []
    starts: list[int] = []
    position = 0
    for line in text.split("\n"):
        match = _LINE.search(line)
        starts.append(position + (match.start() if match else 0))
        lines.append(
            creature_starts.CreatureLine(is_empty=True) if match is None else _content(text, starts[-1], match[0])
        )
        position += len(line) + 1
    return {starts[number] for number in creature_starts.creature_starts(lines, _VITAL)}


def _content(text: str, start: int, line: str) -> creature_starts.CreatureLine:
    """Return what a line says of a creature."""
    kind, end = _first_part(text, start, line, False)
    label = text[start:end].strip(" \t:").lower() if kind == "head" else kind
    is_name = kind == "text" and creature_starts.may_be_name(line) and not _is_kind(text, start)
    return creature_starts.CreatureLine(name=line if is_name else "", labels=(label,) if kind in _OWN else ())


def _return_empty_block(page: TextPage) -> None:
    """Return the last block to the text around it if it holds no field."""
    if not page.blocks or any(block[0].what in _OWN for block in page.blocks[-1]):
        return
    if len(page.blocks) > 1:
        title, *others = page.blocks.pop()
        page.blocks[-1][-1] += [part._replace(what="text") for part in title]
        page.blocks[-1].extend(others)
    else:
        page.outside.extend(part for paragraph in page.blocks.pop() for part in paragraph)


def _is_kind(text: str, start: int) -> bool:
    word = _WORD.match(text, start)
    return word is not None and word[0].lower() in _SIZES and _KIND.match(text, start) is not None


def _is_armour(text: str, start: int) -> bool:
    return text.startswith(("Armor Class", "ARMOR CLASS", "AC "), start)


def _paragraphs(text: str, start: int, end: int, colons: bool) -> list[Paragraph]:
    """Return the paragraphs of a line: its own, and those of further labels in it."""
    line = text[start:end]
    kind, last = _first_part(text, start, line, colons)
    if kind in ("section", "text"):
        return [[TextPart(kind, line, start, end)]]
    first = TextPart(kind, text[start:last], start, last)
    if last > end:
        # Scores may stand in several lines.
        end = text.find("\n", last) if "\n" in text[last:] else len(text)
    inner = None
    if kind == "head" and first.text.strip(" \t:").lower() in _IN_NUMBERS:
        inner = _INNER_HEAD.search(text, last, end)
    text_match = _LINE.search(text, last, inner.start() if inner else end)
    if kind == "scores":
        return [[first], *(_paragraphs(text, *text_match.span(), colons) if text_match else [])]
    paragraph = [first, TextPart("text", text_match[0], *text_match.span())] if text_match else [first]
    return [paragraph, *(_paragraphs(text, inner.start(), end, colons) if inner else [])]


def _first_part(text: str, start: int, line: str, colons: bool) -> tuple[What, int]:
    """Return the kind of a line's first part and where that part ends.

    Where labels end with colons, names may too.
    """
    word = _WORD.match(line)
    if word is None:
        return "text", start
    entry = _ENTRY.match(text, start) if "." in line or NAME_ENDS in line else None
    if entry is not None and (entry[0].endswith(NAME_ENDS) or word[0] in _ALSO_NAMES):
        return "entry", entry.end()
    by_colon = _ENTRY_BY_COLON.match(text, start) if ":" in line else None
    is_name = by_colon is not None and colons and not _NO_NAME.fullmatch(by_colon[0].rstrip(":"))
    if word[0] in _BEGINS_HEAD and (match := _HEAD.match(text, start)):
        is_longer = is_name and by_colon is not None and by_colon.end() > match.end() and word[0] in _ALSO_NAMES
        if not is_longer:
            return "head", match.end()
    if word[0][:3].lower() in BEGINS and (scores := scores_at(text, start)):
        return "scores", scores.end
    if line.rstrip(" :\t").lower() in SECTIONS:
        return "section", start
    if entry is not None:
        return "entry", entry.end()
    if by_colon is not None and (is_name or _STRIKES.match(text, by_colon.end())):
        return "entry", by_colon.end()
    if (by_action := _ENTRY_THAT_ACTS.match(text, start)) is not None:
        return "entry", by_action.end()
    return "text", start
