"""Stat blocks pasted as text: what they say, and which stretches of the text have been understood."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import replace

from models.exchange.foreign import ffrpg_glossing, ffrpg_lines, ffrpg_text
from models.exchange.foreign.attacks import bare_name
from models.exchange.foreign.fifth import Pieces, made
from models.exchange.foreign.fifth_lines import SECTIONS, Paragraph, Part, blocks
from models.exchange.foreign.glossed import Glossed
from models.exchange.foreign.glossing import in_english, language_of
from models.exchange.foreign.spans import Understood
from models.exchange.foreign.words import LONGEST, named, prose
from models.exchange.neutral import Feature, Neutral, Section
from models.exchange.reading import Content, Reader
from models.exchange.report import Refused, Taken
from models.refusals import LibraryError

BLANKS = {
    **dict.fromkeys("\u2212\u2010\u2011\u2012\u2013\u2014", "-"),
    **dict.fromkeys("\u00a0\u2007\u2009\u202f\t\r", " "),
}
"""Signs for signs, one for one: what is understood has to be found again in the text as it was pasted."""
_BLANK = re.compile(f"[{''.join(BLANKS)}]")
_FIELDS = {
    **dict.fromkeys(("armor class", "ac"), "ac"),
    **dict.fromkeys(("hit points", "hp"), "hp"),
    "speed": "speed",
    **dict.fromkeys(("saving throws", "saves"), "saves"),
    "skills": "skills",
    **dict.fromkeys(("damage vulnerabilities", "vulnerabilities"), "vulnerabilities"),
    **dict.fromkeys(("damage resistances", "resistances"), "resistances"),
    **dict.fromkeys(("damage immunities", "immunities"), "immunities"),
    "condition immunities": "condition_immunities",
    "senses": "senses",
    "languages": "languages",
    **dict.fromkeys(("challenge", "challenge rating", "cr"), "challenge"),
}
_TOLD_AS_WRITTEN = ("senses", "languages", "challenge")
_SIGN_OF_FIFTH = re.compile(r"^\s*(?:armor class|ac)\b:?\s*\d", re.IGNORECASE | re.MULTILINE)
_SIGN_OF_HP = re.compile(r"^\s*(?:hit points|hp)\b:?\s*\d", re.IGNORECASE | re.MULTILINE)
_SIGN_OF_FFRPG = re.compile(r"\bvit(?:ality)?\b\W{0,6}\d.{0,400}\bsp(?:r|irit)\b\W{0,6}\d", re.IGNORECASE | re.DOTALL)
_VITALITY = re.compile(r"[Vv](?i:it)\w*\W{0,6}\d")
"""What every stat block of FFRPG has, in whatever language; all others are told apart by it at once."""
_EMPTY_LINE = re.compile(r"\n[ ]*\n\s*")
_NAME_AND_LEVEL = re.compile(r"[^\n]+\n[ ]*(?:level|lv\.?)[ ]*:?[ ]*\d", re.IGNORECASE)
_ABILITY = re.compile(r"str|dex|con|int|wis|cha", re.IGNORECASE)
_SCORE = re.compile(r"(?<![+\d(-])\d{1,2}(?!\d)")
_INITIATIVE = re.compile(r"\s*\b(?:initiative|iniciativa)\b.*", re.IGNORECASE | re.DOTALL)
"""What newer books write behind the armour class: `AC 15 Initiative +2 (12)`."""
_IN_BRACKETS = re.compile(r"\([^()]*\)")
_ONE_SCORE = re.compile(r"(str|dex|con|int|wis|cha)\w*:?\s+(\d{1,2})", re.IGNORECASE)


def of_a_keyboard(text: str) -> str:
    """A text with the dashes and blanks of a keyboard, each in the place of its own."""
    return _BLANK.sub(lambda found: BLANKS[found[0]], text)


def _not_too_long(text: str) -> str:
    if len(text) > 10 * LONGEST:
        raise _no_block(text)
    return text


def _no_block(text: str) -> LibraryError:
    return LibraryError("no_block", name=text.strip().partition("\n")[0][:40])


def is_fifth(text: str) -> bool:
    """Whether a text looks like a stat block of the fifth edition, in English or in a language that is read."""
    return bool(_SIGN_OF_FIFTH.search(text) and _SIGN_OF_HP.search(text)) or bool(language_of(text))


def is_ffrpg(text: str) -> bool:
    """Whether a text looks like a stat block of FFRPG, in English or in a language that is read."""
    return bool(_VITALITY.search(text)) and _is_english_ffrpg(ffrpg_glossing.glossed(text, _SIGN_OF_FFRPG).text)


def _is_english_ffrpg(text: str) -> bool:
    return bool(_SIGN_OF_FFRPG.search(text)) and "hp" in text.lower()


def read_fifth(text: str) -> tuple[list[Neutral], list[Understood]]:
    """The creatures of a text, and what of it was understood; refuses `no_block`."""
    source, readings = _fifth(text)
    spans = [Understood(*source.span(start, end), field) for one in readings for start, end, field in one.spans]
    return [made(one.found) for one in readings], spans


def _fifth(text: str) -> tuple[Glossed, list[_Reading]]:
    bare = of_a_keyboard(_not_too_long(text))
    language = language_of(bare)
    source = in_english(bare, language) if language else Glossed(bare)
    found = [_Reading(source, one) for one in blocks(source.text)]
    if not found:
        raise _no_block(text)
    return source, found


def read_ffrpg(text: str) -> tuple[list[Taken], list[Understood]]:
    """The monsters of a text, and what of it was understood; refuses `no_block`."""
    spans: list[Understood] = []
    source = ffrpg_glossing.glossed(of_a_keyboard(_not_too_long(text)).replace("|", " "), _SIGN_OF_FFRPG)
    found = [ffrpg_text.of_block(ffrpg_lines.block(source, *one, spans)) for one in _blocks(source.text)]
    return found, spans


def _blocks(text: str) -> list[tuple[int, int]]:
    """Where the stat blocks of a text stand: each begins behind an empty line."""
    starts = [0]
    for gap in _EMPTY_LINE.finditer(text):
        begun = _EMPTY_LINE.split(text[gap.end() :], maxsplit=1)[0]
        before = text[starts[-1] : gap.start()]
        if _is_english_ffrpg(before) and (_is_english_ffrpg(begun) or _NAME_AND_LEVEL.match(begun)):
            starts.append(gap.end())
    return list(zip(starts, [*starts[1:], len(text)], strict=True))


def understood(text: str) -> list[Understood]:
    """The stretches of a pasted text that were understood; none where it is no stat block."""
    try:
        if is_fifth(text):
            return read_fifth(text)[1]
        if is_ffrpg(text):
            return read_ffrpg(text)[1]
    except LibraryError:
        # It looks like one and is none: then nothing of it is understood.
        return []
    return []


def _written(source: Glossed, parts: Paragraph, between: str = " ") -> str:
    """What stands in the text, whatever language it was put into to be read."""
    return between.join(source.written(one.start, one.end).strip() for one in parts).lstrip(": ")


class _Reading:
    """A block of the fifth edition as it is read, paragraph by paragraph: the first line of each says what it is."""

    def __init__(self, source: Glossed, block: list[Paragraph]) -> None:
        self.found = Pieces()
        self.spans: list[tuple[int, int, str]] = []
        """What was understood, by its places in what is read."""
        self._source = source
        self._section: Section = "trait"
        self._about: list[str] = []
        for paragraph in block:
            self._take(paragraph[0], paragraph[1:])
        self.found.description = "\n".join(self._about)

    def _take(self, first: Part, rest: Paragraph) -> None:
        match first.what:
            case "title":
                self.found.name = named(_written(self._source, [first]))
                self._understand("name", [first])
                self._tell(rest)
            case "kind":
                self._kind(first)
                self._tell(rest)
            case "scores":
                self.found.abilities = _scores(first.text)
                self._keep("abilities", [first])
            case "head":
                self._field(first, rest)
            case "section":
                self._section = SECTIONS[first.text.strip(" :").lower()]
                self._keep(self._section, [first])
                self._tell(rest)
            case _:
                self._feature(first, rest)

    def _understand(self, field: str, parts: Paragraph) -> None:
        self.spans.append((parts[0].start, parts[-1].end, field))

    def _keep(self, field: str, parts: Paragraph) -> None:
        """A line in the words of a language that is not English is told in these."""
        if self._source.is_other:
            self.found.lines[field] = _written(self._source, parts)
        self._understand(field, parts)

    def _tell(self, parts: Paragraph) -> None:
        if told := _written(self._source, parts, between="\n"):
            self._about.append(told)

    def _kind(self, line: Part) -> None:
        self.found.kind_line = line.text
        self._keep("type", [line])
        self.found.alignment = _IN_BRACKETS.sub("", self.found.lines.get("type", "")).partition(",")[2].strip()

    def _field(self, label: Part, rest: Paragraph) -> None:
        """A field by what is read of it; where it is told as it stands, by that."""
        text, written = _joined(rest), _written(self._source, rest, between="\n")
        head = label.text.strip(" :").lower()
        field = _FIELDS.get(head)
        if field is None:
            self.found.add("trait", _written(self._source, [label]).strip(" :"), written, head)
            return
        self._keep(field, [label, *rest])
        setattr(self.found, field, written if field in _TOLD_AS_WRITTEN else text)
        if field == "ac":
            self.found.ac = _INITIATIVE.sub("", text)
            self.found.ac_text = _INITIATIVE.sub("", written).partition("(")[2].partition(")")[0]
        if field == "hp":
            self.found.hp_dice = text.partition("(")[2]

    def _feature(self, title: Part, rest: Paragraph) -> None:
        """A trait or an action: its attacks by what is read of it, its name and its text as they are written."""
        before = len(self.found.features)
        read = title.text.rstrip(". "), _joined(rest)
        self.found.add(self._section, *read, f"{self._section}[{before}]")
        written = _written(self._source, [title]).rstrip(". "), _written(self._source, rest, between="\n")
        if read != written and len(self.found.features) > before:
            self.found.features[-1] = _as_written(self.found.features[-1], *map(prose, written))
        is_whole = bool(self.found.features and self.found.features[-1].attacks)
        self._understand(self._section, [title, *rest] if is_whole else [title])


def _as_written(read: Feature, name: str, text: str) -> Feature:
    """A trait or an action with its name and its text in other words; an attack that is called as it was is renamed."""
    called = bare_name(read.name)
    own = name if called == read.name else name.partition(" (")[0]
    attacks = tuple(replace(one, name=own) if one.name == called else one for one in read.attacks)
    return Feature(name, text, read.section, attacks, read.place)


def _joined(parts: Iterable[Part]) -> str:
    return "\n".join(one.text for one in parts).lstrip(": ")


def _scores(text: str) -> dict[str, int]:
    pairs = _ONE_SCORE.findall(text)
    if len(pairs) >= 6:
        return {name.lower(): int(score) for name, score in pairs}
    names = [one.lower() for one in _ABILITY.findall(text)][:6]
    tail = text[max(found.end() for found in _ABILITY.finditer(text)) :]
    return dict(zip(names, (int(one) for one in _SCORE.findall(tail)), strict=False))


def is_text(content: Content) -> bool:
    """Whether it may be a text that somebody pasted, and no file of another format."""
    return content.suffix in ("", ".txt", ".md", ".text") and content.start[:1] not in ("", "{", "[", "<")


def _recognises_fifth(content: Content) -> bool:
    return is_text(content) and is_fifth(content.start)


def _recognises_ffrpg(content: Content) -> bool:
    return is_text(content) and is_ffrpg(content.start)


def _read_fifth(content: Content) -> Iterator[Neutral | Refused]:
    yield from (made(one.found) for one in _fifth(content.text)[1])


def _read_ffrpg(content: Content) -> Iterator[Taken | Refused]:
    yield from read_ffrpg(content.text)[0]


FIFTH = Reader("5e-text", "creatures", _recognises_fifth, _read_fifth)
FFRPG = Reader("ffrpg-text", "creatures", _recognises_ffrpg, _read_ffrpg)
