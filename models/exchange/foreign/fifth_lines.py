"""The lines of stat blocks of the fifth edition: each is known by its first word, or goes on with the one before."""

from __future__ import annotations

import re
from typing import Literal, NamedTuple

from models.exchange.neutral import Section

What = Literal["title", "kind", "scores", "head", "section", "entry", "text"]


class Part(NamedTuple):
    """A line of a text or a part of one, its place, and what it is."""

    what: What
    text: str
    start: int
    end: int


Paragraph = list[Part]
"""A line that says what it is, and what goes on in it."""

SECTIONS: dict[str, Section] = {
    "traits": "trait",
    "actions": "action",
    "bonus actions": "bonus",
    "reactions": "reaction",
    "legendary actions": "legendary",
    "mythic actions": "mythic",
    "lair actions": "lair",
    "regional effects": "regional",
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
"""What may also be written in capitals."""
_AS_WRITTEN = ("Saves", "Challenge Rating", "Challenge", "CHALLENGE", "CR", "Proficiency Bonus", "Initiative", "Gear")
_HEADS = (*_LABELS, *(label.upper() for label in _LABELS), *_AS_WRITTEN, "Habitat", "Treasure")
_HEAD = re.compile(rf"(?:{'|'.join(dict.fromkeys(_HEADS))})\b(?![ \t]*\.)[ \t]*:?")
_BEGINS_HEAD = frozenset(label.partition(" ")[0] for label in _HEADS)
_ABILITIES = frozenset(("str", "dex", "con", "int", "wis", "cha"))
_BRACKET = r"(?:[ \t]*\([^()\n]{0,8}\))?"
_SCORE = r"(?:str|dex|con|int|wis|cha)\w*:?\s+\d{1,2}\b(?:\s*\(?[+-]\d{1,2}\)?){0,2}"
_SCORES = re.compile(
    rf"str\w*\s+dex\w*\s+con\w*\s+int\w*\s+wis\w*\s+cha\w*\s+\d{{1,2}}{_BRACKET}(?:\s+\d{{1,2}}{_BRACKET}){{5}}"
    rf"|{_SCORE}(?:[,;|]?\s*{_SCORE}){{5}}",
    re.IGNORECASE,
)
_ENTRY = re.compile(
    r"[A-Z][\w'’-]*"
    r"(?:[ \t]+(?:[A-Z][\w'’-]*|of|the|and|in|to|a|an|or|with|from|for|on|at|\d[\w\/-]*|\([^()\n]{1,60}\)))*"
    r"[ \t]*(?:\([^()\n]{1,60}\))?\.(?=[ \t\n]|$)"
)
_LINE = re.compile(r"[^\s](?:[^\n]*[^\s])?")
_WORD = re.compile(r"\w+")
_LONGEST_TITLE = 120


def blocks(text: str) -> list[list[Paragraph]]:
    """The stat blocks of a text, each with its paragraphs: one begins with the line before that of a kind."""
    lines = [found.span() for found in _LINE.finditer(text)]
    kinds = [*(_is_kind(text, start) for start, _ in lines), False]
    found: list[list[Paragraph]] = []
    done = 0
    for number, (start, end) in enumerate(lines):
        if start < done:
            continue
        if found and kinds[number] and [len(one) for one in found[-1]] == [1]:
            found[-1].append([Part("kind", text[start:end], start, end)])
        elif not found or (kinds[number + 1] and end - start <= _LONGEST_TITLE):
            found.append([[Part("title", text[start:end], start, end)]])
        else:
            parts = _parts(text, start, end)
            done = parts[-1].end
            if parts[0].what == "text":
                found[-1][-1] += parts
            else:
                found[-1].append(parts)
    return found


def _is_kind(text: str, start: int) -> bool:
    word = _WORD.match(text, start)
    return word is not None and word[0].lower() in _SIZES and _KIND.match(text, start) is not None


def _parts(text: str, start: int, end: int) -> Paragraph:
    """What a line is known to be by its first word, and what stands behind that."""
    line = text[start:end]
    what, found = _begun(text, start, line)
    if what == "section" or found is None:
        return [Part(what, line, start, end)]
    parts = [Part(what, found[0], *found.span())]
    if found.end() > end:
        # Scores may stand in several lines.
        end = text.find("\n", found.end()) if "\n" in text[found.end() :] else len(text)
    if rest := _LINE.search(text, found.end(), end):
        parts.append(Part("text", rest[0], *rest.span()))
    return parts


def _begun(text: str, start: int, line: str) -> tuple[What, re.Match[str] | None]:
    """What a line begins with: a label, scores, the name of a trait or an action; nothing is looked for in vain."""
    word = _WORD.match(line)
    if word is None:
        return "text", None
    if word[0] in _BEGINS_HEAD and (found := _HEAD.match(text, start)):
        return "head", found
    if word[0][:3].lower() in _ABILITIES and (found := _SCORES.match(text, start)):
        return "scores", found
    if line.rstrip(" :\t").lower() in SECTIONS:
        return "section", None
    if "." in line and (found := _ENTRY.match(text, start)):
        return "entry", found
    return "text", None
