"""The lines of a stat block of FFRPG: statistics with their numbers, affinities, attacks with their codes."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from typing import Any, NamedTuple

from models.exchange.foreign.ffrpg import translation
from models.exchange.foreign.ffrpg.stat_block import (
    RANK,
    AffinityLine,
    AttackLine,
    BlockParts,
    list_of,
    placed,
    put_lists,
    put_numbers,
    strikes,
    tells_besides,
)
from models.exchange.foreign.ffrpg.translation import category_in
from models.exchange.foreign.text.translated_text import TranslatedText, UnderstoodSpan
from models.exchange.foreign.text.words import sentence_case, split_list
from models.exchange.records.report import FieldFate

Line = tuple[int, int]
"""Where a line stands, without the blanks around it."""
_BLANK = re.compile(r"\n[ \t]{0,99}\n")
_LINE = re.compile(r"[^\s](?:[^\n]*[^\s])?")
_JOINED = re.compile(
    r"[ \t]{0,9}[;,][ \t]{0,9}(?:(?:and|y|e)[ \t]{1,9})?|[ \t]{1,9}(?:and|y|e|&|/)[ \t]{1,9}", re.IGNORECASE
)
"""What parts one blow from the next in the same line."""
_NO_NAME = re.compile(
    r"[,/%]|\b(?:deals|dealing|does|heals|restores|cures|inflicts|causes|costs|then|plus|for|damage|daño|dano"
    r"|(?-i:heal|restore|cure|cura|sana|restaura))\b",
    re.IGNORECASE,
)
"""What stands in no name of a blow that another is before."""
_DEALT = re.compile(r"\b(?:deals|dealing|does|causes|inflicts|for)\b[ \t]*$", re.IGNORECASE)
"""What may stand right before a code."""
_LONGEST_NAME = 5
"""Words of such a name."""
_LONGEST_BLOW = 400
"""Signs of what tells that a blow begins: its name, its brackets, and its code."""
_LEVEL = re.compile(r"(?:level|lv\.?)[ \t]{0,9}:?[ \t]{0,9}(\d{1,2})\b[,;]?[ \t]{0,9}", re.IGNORECASE)
_LEVEL_BEHIND = re.compile(r"[ \t]{0,9}[,(–—-][ \t]{0,9}(?=(?:level|lv\.?)[ \t]{0,9}:?[ \t]{0,9}\d)", re.IGNORECASE)
"""What parts a name from the level in the same line: `Imp, Level 4 Fiend`, `Imp (Lv. 4)`."""
_TYPE = re.compile(r"(?:type|category|rank|kind)[ \t]{0,9}[:=][ \t]{0,9}(?=[a-z])", re.IGNORECASE)
CALLED = re.compile(r"[#*\s]{0,9}(?:name|nombre|nome)[ \t]{0,9}:[ \t]{0,9}(?=\S)", re.IGNORECASE)
"""What may stand before a name."""
_STAT = re.compile(
    r"(str(?:ength)?|vit(?:ality)?|agi(?:lity)?|spd|speed|mag(?:ic)?|spr|spirit|hp|mp|m\. ?acc|macc|acc|m\. ?eva|meva"
    r"|eva|m\. ?arm|marm|arm|dex|mnd|xp|exp|gil)\.?[ \t]{0,9}[:=]?[ \t]{0,9}[+]?(\d{1,3}[.,]\d{3}\b|\d{1,6})"
    r"(?:[ \t]{0,9}/[ \t]{0,9}(\d{1,3}[.,]\d{3}\b|\d{1,6}\b))?[ \t]{0,9}[,;/]?[ \t]{0,9}",
    re.IGNORECASE,
)
"""A statistic with its number; a pool may have what is left of it before its maximum: `HP 28/50`."""
_AFFINITY = re.compile(
    r"((?:weak(?:ness)?|resist(?:s|ance)?|immun(?:e|ity)|absorb(?:s|ance)?|status immunity|auto[- ]status|drops?"
    r"|items?|inventory|reactions?(?:[ \t]abilit(?:y|ies))?"
    r")(?:[ \t]*to)?)(?:[ \t]*[:=][ \t]*|(?<=[ \t]to)[ \t]+)(?=\S)",
    re.IGNORECASE,
)
_NEXT_AFFINITY = re.compile(rf"[ \t]{{0,9}}[;|][ \t]{{0,9}}(?={_AFFINITY.pattern})", re.IGNORECASE)
"""What parts two of them in one line: `Weak: Fire; Absorbs: Water`."""
_HEADING = re.compile(
    r"(?:weapons?|attacks?|abilit(?:y|ies)|spells?|reactions?|armas?|ataques?|habilidad(?:e|es)?"
    r"|hechizos?|magias?)[ \t]{0,9}:",
    re.IGNORECASE,
)
"""A line that says no more than what the lines below it are."""
_NAME = (
    r"(?:(?:weapons?|attacks?|abilit(?:y|ies)|spells?|armas?|ataques?|habilidad(?:e|es)?|hechizos?|magias?)"
    r"[ \t]{0,9}:[ \t]{0,9})?"
    r"([^\n:;(]{1,60}"
)
"""What stands before the name of an attack, and the name."""
_HEALS = r"heals?|restores?|cures?|cura|sana|restaura"
_SCALE = r"\(?\d{1,2}[ \t]{0,9}[x×*][ \t]{0,9}(?:str|vit|agi|spd|mag|spr)\b"
_DIE = r"(?P<die>[+][ \t]{0,9}\d{0,2}d\d{1,3}(?:[ \t]{0,9}[+-][ \t]{0,9}\d{1,4})?)"
_ATTACK = re.compile(
    rf"{_NAME}(?:\([a-z0-9][a-z0-9 .,;/%-]{{1,60}}\)[ \t]{{0,9}})?)[:,]?[ \t]{{0,9}}"
    rf"(?:(?P<heals>{_HEALS})[ \t]{{1,9}})?(?P<scale>{_SCALE}[ \t]{{0,9}}\)?)[ \t]{{0,9}}"
    rf"{_DIE}[,;]?[ \t]{{0,9}}",
    re.IGNORECASE,
)
_CODE = re.compile(
    rf"(?:\b(?P<heals>{_HEALS})[ \t]{{1,9}})?(?P<scale>{_SCALE}[ \t]{{0,9}}\)?)[ \t]{{0,9}}{_DIE}", re.IGNORECASE
)
"""The code of an Ability wherever it stands behind its bracket: `Single/Group. (4 x MAG) + 2d8 Fire damage`."""
_ABILITY = re.compile(
    rf"{_NAME}\((?:[a-z0-9 ./%-]{{1,30}}[,;][ ]?){{0,3}}"
    r"(?:fast|slow|magic|\d{1,3}[ ]?[mc][pt]|[mc][pt][ ]?\d{1,3})"
    r"[ \t]{0,9}(?:[,;][a-z0-9 .,;/%-]{1,60})?\))[ \t]{0,9}[:.,]?[ \t]{0,9}",
    re.IGNORECASE,
)
_POOLS = ("hp", "mp")
_NOT_A_LETTER = re.compile(r"[^a-z]")


def block(source: TranslatedText, start: int, end: int, spans: list[UnderstoodSpan]) -> BlockParts:
    """The stat block of a stretch of a text; what was understood is told."""
    all_lines = [match.span() for match in _LINE.finditer(source.text, start, end)] or [(start, start)]
    (first, *lines), greeting = _from_the_name(source, all_lines)
    parted = _LEVEL_BEHIND.search(source.text, *first)
    level = None if parted is None else (parted.end(), first[1])
    first = first if parted is None else (first[0], parted.start())
    made = BlockParts(sentence_case(CALLED.sub("", source.written(*first), count=1).strip("#* ")))
    made.rest += [source.written(*line).strip() for line in greeting]
    spans.append(UnderstoodSpan(*source.span(*first), "name"))
    for line in ([] if level is None else [level]) + lines:
        already = len(made.unread)
        field = take(made, source, *line)
        if field:
            unread = [(first, last) for first, last, _ in made.unread[already:]] + made.unplaced
            known = _between(source.text, sorted(unread), *line) if unread else [line]
            made.unplaced.clear()
            spans += [UnderstoodSpan(*source.span(*part), field) for part in known]
        else:
            made.rest.append(source.written(*line).strip())
    made.rest = [line for line in made.rest if not _HEADING.fullmatch(line)]
    return made


def _from_the_name(source: TranslatedText, lines: list[Line]) -> tuple[list[Line], list[Line]]:
    """The lines of a block from the name on, and those before it.

    What somebody says first stands by itself before an empty line; the name stands right over what is known.
    """
    scratch = BlockParts("")
    known = next((n for n, line in enumerate(lines) if n and take(scratch, source, *line)), 0)
    at = known - 1
    if at < 1 or not _BLANK.search(source.text, lines[at - 1][1], lines[at][0]):
        return lines, []
    if _BLANK.search(source.text, lines[at][1], lines[known][0]):
        return lines, []
    return lines[at:], lines[:at]


def take(made: BlockParts, source: TranslatedText, start: int, end: int) -> str:
    """Puts into a block what a line tells, and says what that is; empty if it tells nothing that is known."""
    text = source.text
    if blows := list(_blows(text, start, end)):
        for blow, cut in blows:
            attack, beside = _as_blow(source, blow, cut)
            made.attacks.append(attack)
            made.unplaced += beside if strikes({}, [attack]) else []
        return "attacks"
    if match := _AFFINITY.match(text, start, end):
        if behind := _NEXT_AFFINITY.search(text, match.end(), end):
            both = (start, behind.start()), (behind.end(), end)
            told = [take(made, source, *place) for place in both]
            if any(told):
                lost = [place for place, field in zip(both, told, strict=True) if not field]
                made.unplaced += lost
                made.rest += [source.written(*place) for place in lost]
            return max(told)
        head, written = match[1].lower(), source.written(*match.span(1))
        affinity = AffinityLine(head, written, text[match.end() : end], source.written(match.end(), end))
        places = list_of(head)
        there = placed(affinity, {})
        if places in ("items", "reactions") and not there:
            return ""
        made.affinities.append(affinity)
        if places != "drops":
            things = _places(text, match.end(), end)
            made.unplaced += [place for number, place in enumerate(things) if number not in there]
        return places if places in ("items", "reactions") else "affinities"
    if match := _LEVEL.match(text, start, end):
        if made.is_levelled:
            return ""
        made.level, made.is_levelled = int(match[1]), True
        _rank(made, source, match.end(), end)
        return "level"
    if (match := _TYPE.match(text, start, end)) and not made.rank:
        _rank(made, source, match.end(), end)
        return "level"
    stats = _stats(text, start, end)
    if any(made.stats.get(name, number) != number for name, number in stats.items()):
        return ""
    made.stats |= stats
    if any(pair[3] not in (None, pair[2]) for pair in _STAT.finditer(text, start, end)) and stats:
        made.rest.append(source.written(start, end).strip())  # what is left of a pool has no place on a sheet
    return "stats" if stats else ""


def _rank(made: BlockParts, source: TranslatedText, start: int, end: int) -> None:
    """Take what stands behind a level or in a line of its own: how high it ranks, what it is, and statistics."""
    text = source.text
    read: list[Line] = []
    for pair in _STAT.finditer(text, start, end):
        name = _NOT_A_LETTER.sub("", pair[1].lower())
        is_word = pair.start() == start or not text[pair.start() - 1].isalnum()
        if is_word and name not in made.stats and (pair[3] in (None, pair[2]) or name in _POOLS):
            made.stats[name] = _figure(pair)
            read.append(pair.span())
    for first, last in _between(text, read, start, end) if read else [(start, end)]:
        told = source.written(first, last).strip()
        made.rank = f"{made.rank} {text[first:last]}".strip()
        made.written_rank = f"{made.written_rank} {told}".strip()
        made.category = made.category or (category_in(told) if source.is_translated else "")
        for part in _between(text, [match.span() for match in RANK.finditer(text, first, last)], first, last):
            made.unread.append((*part, source.written(*part)))


def _between(text: str, taken: Iterable[Line], start: int, end: int) -> list[Line]:
    """Return the stretches between others in which a word or a number stands, without the signs around it."""
    stops = [start, *(place for span in taken for place in span), end]
    found = []
    for first, last in zip(stops[::2], stops[1::2], strict=True):
        known = [place for place in range(first, last) if text[place].isalnum()]
        if known:
            behind = known[-1] + 1
            is_open = text.count("(", known[0], behind) > text.count(")", known[0], behind)
            found.append((known[0], behind + (is_open and text.startswith(")", behind))))
    return found


def _places(text: str, start: int, end: int) -> Iterator[Line]:
    """Return where the things of a row stand that commas or semicolons part."""
    for thing in split_list(text[start:end].replace(";", ",")):
        start = text.replace(";", ",").index(thing, start, end)
        yield start, start + len(thing)
        start += len(thing)


def _blow(text: str, start: int, end: int) -> re.Match[str] | None:
    """An attack with its code, or an ability that tells its kind in a bracket."""
    line = text[start:end]
    match = _ATTACK.match(text, start, end) if "+" in line else None
    return _ABILITY.match(text, start, end) if match is None and "(" in line else match


def _blows(text: str, start: int, end: int) -> Iterator[tuple[re.Match[str], int]]:
    """The blows of a line, each with where its words end: `Fire (8 MP): …; Cure (5 MP): …`."""
    blow = _blow(text, start, end)
    while blow is not None:
        behind = None
        cut = end
        known = blow.start() + len(blow[0].rstrip(" \t,;"))
        for mark in _JOINED.finditer(text, known, end):
            if text.count("(", known, mark.start()) == text.count(")", known, mark.start()):
                behind = _next_blow(text, mark.end(), min(end, mark.end() + _LONGEST_BLOW), blow)
            if behind is not None:
                cut = mark.start()
                break
        yield blow, cut
        blow = behind


def _next_blow(text: str, start: int, end: int, before: re.Match[str]) -> re.Match[str] | None:
    """A blow that stands behind another in its line; a code with no name of its own belongs to the one before it."""
    blow = _blow(text, start, end)
    name = "" if blow is None else blow[1].partition("(")[0].rstrip(" ,")
    if not 1 <= len(name.split()) <= _LONGEST_NAME or _NO_NAME.search(name):
        return None
    if (inner := _JOINED.search(name)) and not tells_besides(name[: inner.start()]):
        return None  # `ranged and Short Bow`
    is_bare = blow is not None and "scale" in blow.groupdict() and "(" not in blow[1]
    if is_bare and before.re is _ABILITY and not _code(text, before.end(), start) and not tells_besides(name):
        return None
    return blow


def _as_blow(source: TranslatedText, match: re.Match[str], end: int) -> tuple[AttackLine, list[Line]]:
    """A blow whose words end there, and where what stands beside its name and its code stands."""
    code = match if match.re is _ATTACK else _code(source.text, match.end(), end)
    name, written = (item.strip().rstrip(" :.,–—-") for item in (match[1], source.written(*match.span(1))))
    beside = [(match.end(), end)]
    if code is not None and code is not match:
        beside = [(match.end(), code.start()), (code.end(), end)]
    told = _together(source.text[slice(*place)] for place in beside)
    rest = _together(source.written(*place) for place in beside)
    scale, die = ("", "") if code is None else (code["scale"], code["die"])
    return AttackLine(name, written, scale, die, told, rest, heals=bool(code and code["heals"])), beside


def _code(text: str, start: int, end: int) -> re.Match[str] | None:
    """The code of an Ability, where before it stands nothing but how it is dealt; in prose it may be of anything."""
    code = _CODE.search(text, start, end)
    return None if code is None or tells_besides(_DEALT.sub("", text[start : code.start()])) else code


def _together(told: Iterable[str]) -> str:
    """What is told at several places as one."""
    *before, last = (part.strip() for part in told)
    return ", ".join(filter(None, (*(part.rstrip(" .,;") for part in before), last.lstrip(" .,;") if before else last)))


def _stats(text: str, start: int, end: int) -> dict[str, int]:
    """The statistics of a line; nothing of one in which anything else stands."""
    found: dict[str, int] = {}
    while start < end:
        pair = _STAT.match(text, start, end)
        if pair is None:
            return {}
        name = _NOT_A_LETTER.sub("", pair[1].lower())
        if pair[3] is not None and name not in _POOLS:
            return {}
        found[name] = _figure(pair)
        start = pair.end()
    return found


def _figure(pair: re.Match[str]) -> int:
    return int(re.sub("[.,]", "", pair[3] or pair[2]))


class CellReading(NamedTuple):
    """What a cell told."""

    fates: list[FieldFate]
    left: list[str]
    """The lines of which nothing is understood."""
    notes: list[str]
    """What the others tell besides that has no place on the sheet."""


def take_cells(sheet: dict[str, Any], cells: Sequence[tuple[str, str, str]]) -> list[CellReading]:
    """Put cells of a table on a sheet, each as the lines of a stat block before which its column's title stands.

    Of each cell are given the title, the field that its column is taken for (empty: none), and the text.
    """
    found = [CellReading([], [], []) for _ in cells]
    written: list[tuple[int, str]] = []
    called: list[str] = []
    known: list[str] = []
    for number, (title, field, text) in enumerate(cells):
        head = _HEADS.get(field, "")
        for line in _LINE.findall(text):
            written.append((number, line))
            called.append(f"{' '.join(title.replace(':', ' ').split())}: {line}")
            known.append(f"{head}: {line}" if head else line if field else called[-1])
    sources = [translation.glossed("\n".join(told), _KNOWN_LINE) for told in (called, known)]
    places = zip(*(_LINE.finditer(source.text) for source in sources), strict=True)
    for (number, line), tries in zip(written, places, strict=True):
        reading = found[number]
        made = BlockParts("")
        if not any(take(made, source, *match.span()) for source, match in zip(sources, tries, strict=True)):
            reading.left.append(line)
            continue
        put_numbers(sheet, made)
        fates, left = put_lists(sheet, made)
        reading.fates.extend(fates)
        reading.notes.extend((*made.rest, *left, *filter(None, (made.written_rank,))))
    return found


_HEADS = {"items": "Items", "drops": "Drops", "immune": "Immune", "reactions": "Reactions"}
"""What stands before a line of a list, by the field of the sheet; attacks and abilities stand by themselves."""
_KNOWN_LINE = re.compile(
    rf"^(?:{_AFFINITY.pattern})|{_SCALE}|\((?:fast|slow|magic)\b|\b\d{{1,3}} ?[mc][pt]\b", re.IGNORECASE | re.MULTILINE
)
"""A line that is read as it stands."""
