"""Readers of pasted stat blocks of the fifth edition and FFRPG, with the parts of the text that were understood."""

from __future__ import annotations

import itertools
import re
from collections.abc import Callable, Iterable, Iterator
from dataclasses import replace

from models.exchange.foreign.ffrpg import lines, stat_block, translation
from models.exchange.foreign.fifth import markdown
from models.exchange.foreign.fifth.ability_scores import scores_at
from models.exchange.foreign.fifth.attacks import bare_name
from models.exchange.foreign.fifth.creature import CreatureParts, creature_of, holds_whole_line
from models.exchange.foreign.fifth.lines import END, NAME_ENDS, SECTIONS, Paragraph, TextPart, page_of
from models.exchange.foreign.text.translated_text import Edit, TranslatedText, UnderstoodSpan
from models.exchange.foreign.text.translation import in_english, language_of
from models.exchange.foreign.text.words import BULLET, LONGEST, prose, sentence_case, without_bullets
from models.exchange.records.neutral_creature import NeutralCreature, NeutralFeature, Section, UnreadField
from models.exchange.records.readers import Content, Reader
from models.exchange.records.report import RefusedRecord, TakenCreature
from models.storage.errors import LibraryError

BLANKS = {
    **dict.fromkeys("\u2212\u2010\u2011\u2012\u2013\u2014", "-"),
    **dict.fromkeys("\u00a0\u2007\u2009\u202f\t\r", " "),
}
"""One character for each, so that positions in the pasted text stay valid."""
_BLANK = re.compile(f"[{''.join(BLANKS)}]")
_BLANKS = re.compile(r"(?<=[^ \n])[ ]{2,}(?=[^ \n])")
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
_SCORE_FFRPG_LACKS = re.compile(r"\b(?:con|int|wis|cha|sab|car|des)\b", re.IGNORECASE)
"""A score that FFRPG lacks; without one a block with its statistics is one of FFRPG, whatever labels it has."""
_SIGN_OF_FFRPG = re.compile(
    r"\bvit(?:ality)?\b\W{0,6}\d.{0,400}\bsp(?:r|irit)\b\W{0,6}\d"
    r"|\bspd\b\W{0,6}\d.{0,400}\b(?:vit|agi|mag|spr)\b\W{0,6}\d|\b(?:vit|agi)\b\W{0,6}\d.{0,400}\bspd\b\W{0,6}\d"
    r"|\bspd\b\W{0,6}\d.{0,2000}(?:\d\s?[x×*]\s?(?:str|vit|agi|spd|mag|spr)\b|\bct \d)",
    re.IGNORECASE | re.DOTALL,
)
"""Vitality and Spirit, or a Speed with another attribute or an attack as the book writes it."""
_VITALITY = re.compile(r"(?:[Vv](?i:it)\w*|\b(?i:spd|vel))(?:\W{0,6}\d|[ \t]{0,9}(?:[|\t\n]|[ ]{1,9}(?i:spd|agi|mag)))")
"""Every stat block of FFRPG has one of these in any language; texts without them are quickly ruled out."""
_LEAST_COLUMNS = 3
"""Columns of a table of statistics."""
_NUMBER = re.compile(r"\d{1,6}")
_NUMBERS_ALONE = re.compile(r"[| \t]*(?:\d{1,6}[| \t]+)*\d{1,6}[| \t]*")
_BETWEEN_CELLS = tuple(map(re.compile, (r"\|", r"\t|[ ]{2,}", r"[| \t]+")))
_COLUMN_LABEL = re.compile(r"[^\W\d_][^\W\d_. ]{0,12}\.?(?: ?[^\W\d_]{2,12})?")
_BLOW_OF_FIFTH = re.compile(r"(?<=\w)[.:]\W{0,3}(?:melee|(ranged)) (?:weapon |spell )?attack:[ \t]*", re.IGNORECASE)
"""What stands behind the name of an attack in a game that is better known."""
_LINE = re.compile(r"[^\s](?:[^\n]*[^\s])?")
_IN_BRACKETS = re.compile(r"\([^()]*\)")
_NUMBER_AND_BRACKET = re.compile(r"\s*\d+\s*(?:\((?P<inner>[^()]*)\)\s*$)?")
_SHOWN = 80
"""Characters of unread text that are shown."""
_LONGEST_NAME = 200
_LONGEST_LABEL = 40
_ENDS_OF_NAMES = f". :{NAME_ENDS}"
_LONGEST_TEXT = 10 * LONGEST
"""Characters of a text that are read."""


def with_keyboard_signs(text: str) -> str:
    """Return a text with the dashes and blanks of a keyboard, character for character."""
    return _BLANK.sub(lambda match: BLANKS[match[0]], text)


def _demand_length(text: str) -> str:
    if len(text) > _LONGEST_TEXT:
        raise _no_block(text)
    return text


def _no_block(text: str) -> LibraryError:
    return LibraryError("no_block", name=text.strip().partition("\n")[0][:40])


def is_fifth(text: str) -> bool:
    """Return whether a text looks like a stat block of the fifth edition, in any supported language."""
    page_text = _page(text[:_LONGEST_TEXT]).text
    if is_ffrpg(text) and not _SCORE_FFRPG_LACKS.search(page_text):
        return False  # of FFRPG, with some labels of a game that is better known
    return bool(_SIGN_OF_FIFTH.search(page_text) and _SIGN_OF_HP.search(page_text)) or bool(language_of(page_text))


def is_ffrpg(text: str) -> bool:
    """Return whether a text looks like a stat block of FFRPG, in any supported language."""
    if not _VITALITY.search(text):
        return False
    page = _ffrpg_page(text[:_LONGEST_TEXT])
    return _is_english_ffrpg(translation.translated(_table_text(page), _SIGN_OF_FFRPG).text)


def _is_english_ffrpg(text: str) -> bool:
    lower = text.lower()
    return bool(_SIGN_OF_FFRPG.search(text)) and ("hp" in lower or "hit points" in lower)


def _page(text: str) -> TranslatedText:
    """Return a text without Markdown, with keyboard characters."""
    return markdown.read(with_keyboard_signs(text))


def _ffrpg_page(text: str) -> TranslatedText:
    """Return a page in which each number of a table stands behind its column's label, and an attack behind its name.

    Several blanks between words are one.
    """
    page = _page(text)
    whole_text, edits = f"{page.text}\n", list[Edit]()
    for kind in _BLOW_OF_FIFTH.finditer(page.text):
        edits.append((*kind.span(), ": "))
        if kind[1]:
            line_end = whole_text.index("\n", kind.end())
            edits.append((line_end, line_end, ", ranged"))
    edits += _labels_of_lists(page)
    edits += [(*heading.span("gap"), ": ") for heading in lines.HEADING_IN_COLUMNS.finditer(page.text)]
    rows = [match.span() for match in _LINE.finditer(page.text)]
    for (start, end), below in itertools.pairwise(rows):
        numbers = list(_NUMBER.finditer(page.text, *below))
        if len(numbers) < _LEAST_COLUMNS or not _NUMBERS_ALONE.fullmatch(page.text, *below):
            continue
        written = page.text[start:end].strip("| \t")
        cut = next((found for sign in _BETWEEN_CELLS if len(found := sign.split(written)) == len(numbers)), ())
        labels = [label.strip() for label in cut]
        if labels and all(map(_COLUMN_LABEL.fullmatch, labels)):
            edits.append((start, end, " "))
            edits += [(*number.span(), f"{label} {number[0]}") for label, number in zip(labels, numbers, strict=True)]
    page = page.edited(sorted(edits))
    return page.edited((*blanks.span(), " ") for blanks in _BLANKS.finditer(page.text))


def _labels_of_lists(page: TranslatedText) -> Iterator[Edit]:
    """Yield the edits that put the label over a list before each of its items: `Items`, `- Potion x3`."""
    label, heading, is_over = "", (0, 0), False
    for line in _LINE.finditer(page.text):
        written = page.span(line.start(), line.end())[0]
        if BULLET.match(page.original, page.original.rfind("\n", 0, written) + 1) is None:
            title = line[0].strip(f"#*: {_ENDS_OF_NAMES}")
            is_label = len(title) <= _LONGEST_LABEL and lines.is_list_label(title)
            label, heading, is_over = title if is_label else "", line.span(), False
        elif label:
            if not is_over:
                yield (*heading, " ")
            bullet = BULLET.match(page.text, line.start(), line.end())
            start = line.start() if bullet is None else bullet.end()
            yield start, start, f"{label}: "
            is_over = True


def _table_text(page: TranslatedText) -> str:
    """Return an FFRPG page as text: names end with a colon, table cells with a blank."""
    return without_bullets(page.text.replace(f".{NAME_ENDS}", ": ").replace(END, " ").replace("|", " "))


def read_fifth(text: str) -> tuple[list[NeutralCreature], list[UnderstoodSpan]]:
    """Return the creatures of a text without those refused by themselves, and the spans that were understood."""
    records, spans = fifth_records(text)
    return [record for record in records if isinstance(record, NeutralCreature)], spans


def fifth_records(text: str) -> tuple[list[NeutralCreature | RefusedRecord], list[UnderstoodSpan]]:
    """Return the creatures of a text and the spans that were understood.

    Refuses `no_block`: the text, or a block of several that tells no hit points.
    """
    page, source, readers = _read_blocks(text)
    # Line by line, for markup may stand between them.
    spans = [
        UnderstoodSpan(*page.span(*source.span(*line.span())), field)
        for reader in readers
        if len(readers) == 1 or reader.parts.hp
        for start, end, field in reader.spans
        for line in _LINE.finditer(source.text, start, end)
    ]
    creatures = [
        creature_of(reader.parts)
        if len(readers) == 1 or reader.parts.hp
        else RefusedRecord.because(_no_block(reader.parts.name))
        for reader in readers
    ]
    return creatures, spans


def _read_blocks(text: str) -> tuple[TranslatedText, TranslatedText, list[_BlockReader]]:
    """Return the page, its English text, and a reader for each block."""
    page = _page(_demand_length(text))
    language = language_of(page.text)
    source = in_english(page.text, language) if language else TranslatedText(page.text)
    blocks, outside = page_of(source.text)
    readers = [_BlockReader(source, block) for block in blocks]
    if not readers:
        raise _no_block(text)
    if outside_text := _written(source, outside):
        readers[0].parts.unread.append(
            UnreadField("text", outside_text if len(outside_text) <= _SHOWN else f"{outside_text[: _SHOWN - 1]}…")
        )
    return page, source, readers


def read_ffrpg(text: str) -> tuple[list[TakenCreature], list[UnderstoodSpan]]:
    """Return the monsters of a text without those refused by themselves, and the spans that were understood."""
    records, spans = ffrpg_records(text)
    return [record for record in records if isinstance(record, TakenCreature)], spans


def ffrpg_records(text: str) -> tuple[list[TakenCreature | RefusedRecord], list[UnderstoodSpan]]:
    """Return the monsters of a text and the spans that were understood; refuses `no_block`, each block by itself."""
    spans: list[UnderstoodSpan] = []
    page = _ffrpg_page(_demand_length(text))
    source = translation.translated(_table_text(page), _SIGN_OF_FFRPG)
    blocks = lines.blocks(source)
    creatures: list[TakenCreature | RefusedRecord] = []
    for block in blocks:
        block_spans: list[UnderstoodSpan] = []
        try:
            creatures.append(stat_block.creature_of(lines.block(source, *block, block_spans)))
        except LibraryError as error:
            if len(blocks) == 1:
                raise
            creatures.append(RefusedRecord.because(error))
        else:
            spans += block_spans
    return creatures, [
        replace(span, start=start, end=end) for span in spans for start, end in (page.span(span.start, span.end),)
    ]


def understood_spans(text: str) -> list[UnderstoodSpan]:
    """Return the spans of a pasted text that were understood; none if it is no stat block."""
    reads = read_fifth if is_fifth(text) else read_ffrpg if is_ffrpg(text) else None
    return [] if reads is None else spans_of(reads, text)


def spans_of(read: Callable[[str], tuple[object, list[UnderstoodSpan]]], text: str) -> list[UnderstoodSpan]:
    """Return the spans that a reader understands in a text; none if it is refused."""
    try:
        return read(text)[1]
    except LibraryError:
        return []


def _written(source: TranslatedText, parts: Paragraph, separator: str = " ") -> str:
    """Return the text of `parts` as it was written, in whatever language."""
    return separator.join(source.written(part.start, part.end).strip() for part in parts).lstrip(": ")


class _BlockReader:
    """Reads a block of the fifth edition paragraph by paragraph; the first line of each says its kind."""

    def __init__(self, source: TranslatedText, block: list[Paragraph]) -> None:
        self.parts = CreatureParts()
        self.spans: list[tuple[int, int, str]] = []
        """What was understood, by positions in the English text."""
        self._source = source
        self._section: Section = "trait"
        self._description: list[str] = []
        self._saves: dict[str, int] = {}
        """Saving throws that stand beside the scores."""
        for paragraph in block:
            self._read_paragraph(paragraph[0], paragraph[1:])
        if self._saves and not self.parts.saves:
            self.parts.saves = self._saves
        self.parts.description = "\n".join(self._description)

    def _read_paragraph(self, first: TextPart, rest: Paragraph) -> None:
        match first.what:
            case "title":
                self.parts.name = sentence_case(lines.CALLED.sub("", _written(self._source, [first]), count=1))
                if len(_written(self._source, [first])) <= _LONGEST_NAME:
                    self._add_span("name", [first])
                self._add_description(rest)
            case "kind":
                self._kind(first)
                self._add_description(rest)
            case "scores":
                self._scores(first)
                self._add_description(rest)
            case "head":
                self._field(first, rest)
            case "section":
                self._section = SECTIONS[first.text.strip(" :").lower()]
                self._keep_line(self._section, [first])
                self._add_description(rest)
            case _:
                self._feature(first, rest)

    def _add_span(self, field: str, parts: Paragraph) -> None:
        """Add the spans of parts: parts of one line are one span."""
        start, end = parts[0].start, parts[0].end
        for part in parts[1:]:
            if "\n" in self._source.text[end : part.start]:
                self.spans.append((start, end, field))
                start = part.start
            end = part.end
        self.spans.append((start, end, field))

    def _keep_line(self, field: str, parts: Paragraph) -> None:
        """Add the span of a field, and its line as written if that is not English."""
        if self._source.is_translated:
            self.parts.lines[field] = _written(self._source, parts)
        self._add_span(field, parts)

    def _add_description(self, parts: Paragraph) -> None:
        if text := _written(self._source, parts, separator="\n"):
            self._description.append(text)

    def _kind(self, line: TextPart) -> None:
        if self.parts.kind_line:
            self._add_description([line])
            return
        self.parts.kind_line = line.text
        self._keep_line("type", [line])
        self.parts.alignment = _IN_BRACKETS.sub("", self.parts.lines.get("type", "")).partition(",")[2].strip()
        self._keep_unless_whole("type", [line])

    def _scores(self, line: TextPart) -> None:
        """Read ability scores; saves beside them yield to a line of their own."""
        scores = scores_at(line.text, 0)
        if scores is None or self.parts.abilities:
            self._add_description([line])
            return
        self.parts.abilities = scores.abilities
        self._saves.update(scores.saves)
        self._keep_line("abilities", [line])

    def _field(self, label: TextPart, rest: Paragraph) -> None:
        """Read a labelled field; a second one of the same kind becomes a trait."""
        text, written = _text_of(rest), _written(self._source, rest, separator="\n")
        head = label.text.strip(" :").lower()
        field = _FIELDS.get(head)
        if field is not None and not text:
            return
        if field is None or getattr(self.parts, field):
            self.parts.add("trait", _written(self._source, [label]).strip(" :"), written, head)
            return
        self._keep_line(field, [label, *rest])
        setattr(self.parts, field, written if field in _TOLD_AS_WRITTEN else text)
        if field == "ac":
            number = _NUMBER_AND_BRACKET.match(written)
            rest_text = (number["inner"] or written[number.end() :]) if number else written
            self.parts.ac_text = rest_text.strip(" ,;")
        if field == "hp":
            self.parts.hp_dice = text.partition("(")[2]
        self._keep_unless_whole(field, [label, *rest])

    def _keep_unless_whole(self, field: str, parts: Paragraph) -> None:
        """Keep the line of a field that says more than the field holds."""
        if field not in self.parts.lines and not holds_whole_line(self.parts, field):
            self.parts.lines[field] = _written(self._source, parts)

    def _feature(self, title: TextPart, rest: Paragraph) -> None:
        """Read a trait or action: attacks from the English text, name and text as written."""
        count = len(self.parts.features)
        english = title.text.rstrip(_ENDS_OF_NAMES), _text_of(rest)
        self.parts.add(self._section, *english, f"{self._section}[{count}]")
        written = _written(self._source, [title]).rstrip(_ENDS_OF_NAMES), _written(self._source, rest, separator="\n")
        if english != written and len(self.parts.features) > count:
            self.parts.features[-1] = _as_written(self.parts.features[-1], *map(prose, written))
        if len(self.parts.features) > count:
            is_whole = bool(self.parts.features[-1].attacks) and len(written[1]) < LONGEST
            self._add_span(self._section, [title, *rest] if is_whole else [title])


def _as_written(feature: NeutralFeature, name: str, text: str) -> NeutralFeature:
    """Return a feature with its original name and text; attacks of the same name are renamed."""
    old_name = bare_name(feature.name)
    new_name = name if old_name == feature.name else name.partition(" (")[0]
    attacks = tuple(replace(attack, name=new_name) if attack.name == old_name else attack for attack in feature.attacks)
    return NeutralFeature(name, text, feature.section, attacks, feature.place)


def _text_of(parts: Iterable[TextPart]) -> str:
    return "\n".join(part.text for part in parts).lstrip(": ")


def is_text(content: Content) -> bool:
    """Return whether a file may be pasted text rather than another format."""
    if content.suffix in (".md", ".markdown"):
        return bool(content.start)
    start = content.start[:2]
    return content.suffix in ("", ".txt", ".text") and (start == "{{" or start[:1] not in ("", "{", "[", "<"))


FIFTH = Reader(
    "5e-text",
    "creatures",
    lambda content: is_text(content) and is_fifth(content.text),
    lambda content: fifth_records(content.text)[0],
)
FFRPG = Reader(
    "ffrpg-text",
    "creatures",
    lambda content: is_text(content) and is_ffrpg(content.text),
    lambda content: ffrpg_records(content.text)[0],
)
