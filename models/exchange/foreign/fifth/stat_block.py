"""Stat blocks pasted as text: what they say, and which stretches of the text have been understood."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import replace

from models.exchange.foreign.ffrpg import lines, stat_block, translation
from models.exchange.foreign.fifth import markdown
from models.exchange.foreign.fifth.ability_scores import scores_at
from models.exchange.foreign.fifth.attacks import bare_name
from models.exchange.foreign.fifth.creature import CreatureParts, made, tells_all
from models.exchange.foreign.fifth.lines import END, NAME_ENDS, SECTIONS, Paragraph, TextPart, page_of
from models.exchange.foreign.text.translated_text import GlossedText, UnderstoodSpan
from models.exchange.foreign.text.translation import in_english, language_of
from models.exchange.foreign.text.words import LONGEST, named, prose
from models.exchange.records.neutral_creature import NeutralCreature, NeutralFeature, Section, UnreadField
from models.exchange.records.readers import Content, Reader
from models.exchange.records.report import RefusedRecord, TakenCreature
from models.storage.errors import LibraryError

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
    "initiative": "initiative",
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
_SIGN_OF_FIFTH = re.compile(r"^[ \t]{0,80}(?:armor class|ac)\b:?\s{0,9}\d", re.IGNORECASE | re.MULTILINE)
_SIGN_OF_HP = re.compile(
    r"^[ \t]{0,80}(?:(?:armor class|ac)\b[^\n]{0,80}\b)?(?:hit points|hp)\b:?\s{0,9}\d", re.IGNORECASE | re.MULTILINE
)
_SIGN_OF_FFRPG = re.compile(r"\bvit(?:ality)?\b\W{0,6}\d.{0,400}\bsp(?:r|irit)\b\W{0,6}\d", re.IGNORECASE | re.DOTALL)
_VITALITY = re.compile(r"[Vv](?i:it)\w*\W{0,6}\d")
"""What every stat block of FFRPG has, in whatever language; all others are told apart by it at once."""
_LINE = re.compile(r"[^\s](?:[^\n]*[^\s])?")
_EMPTY_LINE = re.compile(r"\n[ ]*\n\s*")
_NAME_AND_LEVEL = re.compile(r"[^\n]+\n[ ]{0,9}(?:level|lv\.?)[ ]{0,9}:?[ ]{0,9}\d", re.IGNORECASE)
_IN_BRACKETS = re.compile(r"\([^()]*\)")
_NUMBER_AND_BRACKET = re.compile(r"\s*\d+\s*(?:\((?P<inner>[^()]*)\)\s*$)?")
_SHOWN = 80
"""Signs of what is left out that are shown."""
_LONGEST_NAME = 200
_ENDS_OF_NAMES = f". :{NAME_ENDS}"
_LONGEST_TEXT = 10 * LONGEST
"""Signs of a text that are read."""


def of_a_keyboard(text: str) -> str:
    """A text with the dashes and blanks of a keyboard, each in the place of its own."""
    return _BLANK.sub(lambda found: BLANKS[found[0]], text)


def _not_too_long(text: str) -> str:
    if len(text) > _LONGEST_TEXT:
        raise _no_block(text)
    return text


def _no_block(text: str) -> LibraryError:
    return LibraryError("no_block", name=text.strip().partition("\n")[0][:40])


def is_fifth(text: str) -> bool:
    """Whether a text looks like a stat block of the fifth edition, in English or in a language that is read."""
    bare = _page(text[:_LONGEST_TEXT]).text
    return bool(_SIGN_OF_FIFTH.search(bare) and _SIGN_OF_HP.search(bare)) or bool(language_of(bare))


def is_ffrpg(text: str) -> bool:
    """Whether a text looks like a stat block of FFRPG, in English or in a language that is read."""
    if not _VITALITY.search(text):
        return False
    return _is_english_ffrpg(translation.glossed(_rows(_page(text[:_LONGEST_TEXT])), _SIGN_OF_FFRPG).text)


def _is_english_ffrpg(text: str) -> bool:
    return bool(_SIGN_OF_FFRPG.search(text)) and "hp" in text.lower()


def _page(text: str) -> GlossedText:
    """A text without Markdown, in the signs of a keyboard."""
    return markdown.read(of_a_keyboard(text))


def _rows(page: GlossedText) -> str:
    """A page of FFRPG, in which names end at a colon, and cells of tables at a blank."""
    return page.text.replace(f".{NAME_ENDS}", ": ").replace(END, " ").replace("|", " ")


def read_fifth(text: str) -> tuple[list[NeutralCreature], list[UnderstoodSpan]]:
    """The creatures of a text, and what of it was understood; refuses `no_block`."""
    page, source, readings = _fifth(text)
    # Line by line, for markup may stand between them.
    spans = [
        UnderstoodSpan(*page.span(*source.span(*line.span())), field)
        for reading in readings
        for start, end, field in reading.spans
        for line in _LINE.finditer(source.text, start, end)
    ]
    return [made(reading.found) for reading in readings], spans


def _fifth(text: str) -> tuple[GlossedText, GlossedText, list[_BlockReader]]:
    page = _page(_not_too_long(text))
    language = language_of(page.text)
    source = in_english(page.text, language) if language else GlossedText(page.text)
    blocks, outside = page_of(source.text)
    found = [_BlockReader(source, block) for block in blocks]
    if not found:
        raise _no_block(text)
    if told := _written(source, outside):
        found[0].found.unread.append(UnreadField("text", told if len(told) <= _SHOWN else f"{told[: _SHOWN - 1]}…"))
    return page, source, found


def read_ffrpg(text: str) -> tuple[list[TakenCreature], list[UnderstoodSpan]]:
    """The monsters of a text, and what of it was understood; refuses `no_block`."""
    spans: list[UnderstoodSpan] = []
    page = _page(_not_too_long(text))
    source = translation.glossed(_rows(page), _SIGN_OF_FFRPG)
    found = [stat_block.of_block(lines.block(source, *block, spans)) for block in _blocks(source.text)]
    return found, [
        replace(span, start=start, end=end) for span in spans for start, end in (page.span(span.start, span.end),)
    ]


def _blocks(text: str) -> list[tuple[int, int]]:
    """Where the stat blocks of a text stand: each begins behind an empty line."""
    starts = [0]
    for gap in _EMPTY_LINE.finditer(text):
        begun = _EMPTY_LINE.split(text[gap.end() :], maxsplit=1)[0]
        before = text[starts[-1] : gap.start()]
        if _is_english_ffrpg(before) and (_is_english_ffrpg(begun) or _NAME_AND_LEVEL.match(begun)):
            starts.append(gap.end())
    return list(zip(starts, [*starts[1:], len(text)], strict=True))


def understood(text: str) -> list[UnderstoodSpan]:
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


def _written(source: GlossedText, parts: Paragraph, between: str = " ") -> str:
    """What stands in the text, whatever language it was put into to be read."""
    return between.join(source.written(part.start, part.end).strip() for part in parts).lstrip(": ")


class _BlockReader:
    """A block of the fifth edition as it is read, paragraph by paragraph: the first line of each says what it is."""

    def __init__(self, source: GlossedText, block: list[Paragraph]) -> None:
        self.found = CreatureParts()
        self.spans: list[tuple[int, int, str]] = []
        """What was understood, by its places in what is read."""
        self._source = source
        self._section: Section = "trait"
        self._about: list[str] = []
        self._beside: dict[str, int] = {}
        """Saves that stand beside the scores."""
        for paragraph in block:
            self._take(paragraph[0], paragraph[1:])
        if self._beside and not self.found.saves:
            self.found.saves = self._beside
        self.found.description = "\n".join(self._about)

    def _take(self, first: TextPart, rest: Paragraph) -> None:
        match first.what:
            case "title":
                self.found.name = named(lines.CALLED.sub("", _written(self._source, [first]), count=1))
                if len(_written(self._source, [first])) <= _LONGEST_NAME:
                    self._understand("name", [first])
                self._tell(rest)
            case "kind":
                self._kind(first)
                self._tell(rest)
            case "scores":
                self._scores(first)
                self._tell(rest)
            case "head":
                self._field(first, rest)
            case "section":
                self._section = SECTIONS[first.text.strip(" :").lower()]
                self._keep(self._section, [first])
                self._tell(rest)
            case _:
                self._feature(first, rest)

    def _understand(self, field: str, parts: Paragraph) -> None:
        """Parts of one line are one stretch; what lies between lines may belong to none."""
        start, end = parts[0].start, parts[0].end
        for part in parts[1:]:
            if "\n" in self._source.text[end : part.start]:
                self.spans.append((start, end, field))
                start = part.start
            end = part.end
        self.spans.append((start, end, field))

    def _keep(self, field: str, parts: Paragraph) -> None:
        """A line in the words of a language that is not English is told in these."""
        if self._source.is_other:
            self.found.lines[field] = _written(self._source, parts)
        self._understand(field, parts)

    def _tell(self, parts: Paragraph) -> None:
        if told := _written(self._source, parts, between="\n"):
            self._about.append(told)

    def _kind(self, line: TextPart) -> None:
        if self.found.kind_line:
            self._tell([line])
            return
        self.found.kind_line = line.text
        self._keep("type", [line])
        self.found.alignment = _IN_BRACKETS.sub("", self.found.lines.get("type", "")).partition(",")[2].strip()
        self._tell_all("type", [line])

    def _scores(self, line: TextPart) -> None:
        """The scores; the saves beside them stand behind those that have a line of their own."""
        found = scores_at(line.text, 0)
        if found is None or self.found.abilities:
            self._tell([line])
            return
        self.found.abilities = found.abilities
        self._beside.update(found.saves)
        self._keep("abilities", [line])

    def _field(self, label: TextPart, rest: Paragraph) -> None:
        """A field by what is read of it; where it is told as it stands, by that. One that stands twice is told."""
        text, written = _joined(rest), _written(self._source, rest, between="\n")
        head = label.text.strip(" :").lower()
        field = _FIELDS.get(head)
        if field is not None and not text:
            return
        if field is None or getattr(self.found, field):
            self.found.add("trait", _written(self._source, [label]).strip(" :"), written, head)
            return
        self._keep(field, [label, *rest])
        setattr(self.found, field, written if field in _TOLD_AS_WRITTEN else text)
        if field == "ac":
            number = _NUMBER_AND_BRACKET.match(written)
            beside = (number["inner"] or written[number.end() :]) if number else written
            self.found.ac_text = beside.strip(" ,;")
        if field == "hp":
            self.found.hp_dice = text.partition("(")[2]
        self._tell_all(field, [label, *rest])

    def _tell_all(self, field: str, parts: Paragraph) -> None:
        """Notes tell the line of a field as it stands where more is said in it than the field holds."""
        if field not in self.found.lines and not tells_all(self.found, field):
            self.found.lines[field] = _written(self._source, parts)

    def _feature(self, title: TextPart, rest: Paragraph) -> None:
        """A trait or an action: its attacks by what is read of it, its name and its text as they are written."""
        before = len(self.found.features)
        read = title.text.rstrip(_ENDS_OF_NAMES), _joined(rest)
        self.found.add(self._section, *read, f"{self._section}[{before}]")
        written = _written(self._source, [title]).rstrip(_ENDS_OF_NAMES), _written(self._source, rest, between="\n")
        if read != written and len(self.found.features) > before:
            self.found.features[-1] = _as_written(self.found.features[-1], *map(prose, written))
        if len(self.found.features) > before:
            is_whole = bool(self.found.features[-1].attacks) and len(written[1]) < LONGEST
            self._understand(self._section, [title, *rest] if is_whole else [title])


def _as_written(read: NeutralFeature, name: str, text: str) -> NeutralFeature:
    """A trait or an action with its name and its text in other words; an attack that is called as it was is renamed."""
    called = bare_name(read.name)
    own = name if called == read.name else name.partition(" (")[0]
    attacks = tuple(replace(attack, name=own) if attack.name == called else attack for attack in read.attacks)
    return NeutralFeature(name, text, read.section, attacks, read.place)


def _joined(parts: Iterable[TextPart]) -> str:
    return "\n".join(part.text for part in parts).lstrip(": ")


def is_text(content: Content) -> bool:
    """Whether it may be a text that somebody pasted, and no file of another format."""
    if content.suffix in (".md", ".markdown"):
        return bool(content.start)
    begun = content.start[:2]
    return content.suffix in ("", ".txt", ".text") and (begun == "{{" or begun[:1] not in ("", "{", "[", "<"))


def _recognises_fifth(content: Content) -> bool:
    return is_text(content) and is_fifth(content.text)


def _recognises_ffrpg(content: Content) -> bool:
    return is_text(content) and is_ffrpg(content.text)


def _read_fifth(content: Content) -> Iterator[NeutralCreature | RefusedRecord]:
    yield from read_fifth(content.text)[0]


def _read_ffrpg(content: Content) -> Iterator[TakenCreature | RefusedRecord]:
    yield from read_ffrpg(content.text)[0]


FIFTH = Reader("5e-text", "creatures", _recognises_fifth, _read_fifth)
FFRPG = Reader("ffrpg-text", "creatures", _recognises_ffrpg, _read_ffrpg)
