"""The lines of an FFRPG stat block: statistics, affinities, attacks with their damage codes."""

from __future__ import annotations

import itertools
import re
from collections.abc import Iterable, Iterator, Sequence
from typing import Any, NamedTuple

from models.exchange.foreign.ffrpg import translation
from models.exchange.foreign.ffrpg.monsters import ELEMENTS
from models.exchange.foreign.ffrpg.stat_block import (
    AFFINITY_FIELDS,
    KIND_BEFORE_CODE,
    NUMBERS,
    RANK,
    REWARDS,
    AffinityLine,
    AttackLine,
    StatBlock,
    has_several_costs,
    has_unread_text,
    kind_of,
    lists_of,
    put_affinity,
    put_attacks,
    put_lists,
    put_numbers,
    unread_parts,
)
from models.exchange.foreign.ffrpg.translation import category_in
from models.exchange.foreign.text.creature_starts import CreatureLine, creature_starts, is_field, may_be_name
from models.exchange.foreign.text.levels import LEVEL, LEVEL_BEHIND, name_and_level
from models.exchange.foreign.text.translated_text import TranslatedText, UnderstoodSpan
from models.exchange.foreign.text.words import sentence_case, split_list, without_bullets
from models.exchange.records.report import FieldFate
from rules.system.label_words import BEFORE_WEAPON

Line = tuple[int, int]
"""Start and end of a line without surrounding blanks."""
_BLANK = re.compile(r"\n[ \t]{0,99}\n")
_LINE = re.compile(r"[^\s](?:[^\n]*[^\s])?")
_JOINED = re.compile(
    r"[ \t]{0,9}[;,][ \t]{0,9}(?:(?:and|y|e)[ \t]{1,9})?|[ \t]{1,9}(?:and|y|e|&|/)[ \t]{1,9}"
    r"|\.[ \t]{1,9}(?-i:(?=[A-ZÀ-Þ][^.,;:()\n]{1,60}\(|[A-ZÀ-Þ][^.,;:()\n]{1,40}[ \t]\d{1,2}[ \t]?[x×*]))"
    r"|[ \t]{1,9}(?=(?-i:[A-ZÀ-Þ])[^.,;:()\n]{1,40}"
    r"\([^()\n]{0,40}\b(?:\d{1,3}[ ]?[mc][pt]|[mc][pt][ ]?\d{1,3})\b[^()\n]{0,40}\):)",
    re.IGNORECASE,
)
"""Separators of attacks in the same line."""
_SENTENCE_END = re.compile(r"\.[ \t]{1,9}(?=[^\W\d_])")
_NO_NAME = re.compile(
    r"[,/%]|\b(?:deals|dealing|does|heals|restores|cures|inflicts|causes|costs|then|plus|for|damage|daño|dano"
    r"|(?-i:heal|restore|cure|cura|sana|restaura))\b",
    re.IGNORECASE,
)
"""What the name of a further attack in a line cannot contain."""
_DEALT = re.compile(r"\b(?:deals|dealing|does|causes|inflicts|for)\b[ \t]*$", re.IGNORECASE)
"""Words that may stand right before a code."""
_LEVEL_INSIDE = re.compile(rf"(?<!\w){LEVEL.pattern}", re.IGNORECASE)
"""A level among other numbers."""
_LONGEST_NAME = 5
"""Words in such a name."""
_LONGEST_PART = 5
"""Words of a number between statistics that is none."""
_LONGEST_BLOW = 400
"""Characters of an attack's start: its name, brackets and code."""
_TYPE = re.compile(r"(?:type|category|rank|kind)[ \t]{0,9}[:=][ \t]{0,9}(?=[a-z])", re.IGNORECASE)
CALLED = re.compile(r"[#*\s]{0,9}(?:name|nombre|nome)[ \t]{0,9}:[ \t]{0,9}(?=\S)", re.IGNORECASE)
"""A label before a name."""
_POOL_WORDS = {"hitpoints": "hp", "hitpoint": "hp", "lifepoints": "hp", "magicpoints": "mp", "manapoints": "mp"}
_STAT = re.compile(
    r"\(?((?:max(?:imum)?\.?[ \t]{1,9})?(?:[hm]p|(?:hit|life|magic|mana)[ \t]points?)(?:[ \t]{1,9}max(?:imum)?\b)?"
    r"|(?:magic(?:al)?[ \t]|mag\.[ \t]?|m\.?[ \t]|m\.)?(?:armou?r|accuracy|evasion)|dexterity|mind"
    r"|experience(?:[ \t]points)?"
    r"|str(?:ength)?|vit(?:ality)?|agi(?:lity)?|spd|speed|mag(?:ic)?|spr|spirit|m\. ?acc|macc|acc|m\. ?eva|meva"
    r"|eva|m\. ?arm|marm|arm|dex|mnd|xp|expertise|exp|gil|brawl|two weapons|initiative bonus|equipment tier"
    r"|crit(?:icals?|s)?(?:[ \t]hits?|[ \t]range)?(?:[ \t]{0,9}[:=]?[ \t]{0,9}1[ \t]{0,3}-)?)"
    r"\.?[ \t]{0,9}[:=]?[ \t]{0,9}[+]?(\d{1,3}[.,]\d{3}\b|\d{1,6})(?!\d|d\d)"
    r"(?:[ \t]{0,9}/[ \t]{0,9}(\d{1,3}[.,]\d{3}\b|\d{1,6}\b)|[ \t]?%)?[ \t]{0,9}\)?[ \t]{0,9}"
    r"(?:[,;./|·]|-(?=[ \t]))?[ \t]{0,9}",
    re.IGNORECASE,
)
"""A statistic with its number.

A pool may give its current value first, `HP 28/50`; a critical range may start at one, `Crit 1-12`.
"""
_THROWN = re.compile(
    r"\([ \t]{0,9}\d{0,3}d\d{1,3}(?:[ \t]{0,9}[+-][ \t]{0,9}\d{1,4})?[ \t]{0,9}\)[ \t]{0,9}[,;./|·]?[ \t]{0,9}"
)
"""Dice in brackets behind a pool, which has none here: `HP 21 (4d6 + 7)`."""
_OTHER_NUMBER = re.compile(
    r"([^\W\d_]{1,20}\.?[ \t]{0,9}[:=]?[ \t]{0,9}[+-]?\d{1,6}(?![\w%]))[ \t]{0,9}(?:[,;./|·]|-(?=[ \t]))?[ \t]{0,9}"
)
"""A number behind a word that is no statistic."""
_FIELD_ELSEWHERE = re.compile(
    r"([^\W\d_][^\d,;|·/\n]{0,40}[+-]?\d{1,6}%?)(?!\w)[ \t]{0,9}(?:[,;./|·]|-(?=[ \t]))?[ \t]{0,9}"
)
"""A number behind words; `is_field` says whether it is one of another game, `Armor Class 40`."""
_AFFINITY = re.compile(
    r"((?:weak(?:ness(?:es)?)?|resist(?:s|ances?)?|(?:status[ \t])?immun(?:e|it(?:y|ies))|absorb(?:s|ances?)?"
    r"|affinities|auto[- ]status(?:es)?|drops?|loot|items?(?:[ \t]dropped)?|inventory"
    r"|reactions?(?:[ \t]abilit(?:y|ies))?|nulls?"
    r"|pc[ \t]?/[ \t]?npc|group|combat[ \t]reflexes|move[ -]water|shields?|incarnations?"
    r"|(?:(?:skills?|attributes?)[ \t](?:and[ \t](?:skills?|attributes?)[ \t])?)?ratings?"
    rf"|(?:\[?(?:element|{'|'.join(ELEMENTS)})\]?[ \t])?enhancers?"
    r")(?:[ \t]*to)?)(?:[ \t]*[:=][ \t]*|(?<=[ \t]to)[ \t]+)(?=\S)",
    re.IGNORECASE,
)
_BARE_AFFINITY = re.compile(
    r"(weak(?:ness)?|resist(?:s|ance)?|immun(?:e|ity)|absorbs?|nulls?"
    rf"|\[?(?:{'|'.join(ELEMENTS)})\]?[ \t]enhancers?)[ \t]+(?=\S)",
    re.IGNORECASE,
)
"""A label without its colon: `Resist Fire, Ice`; its first word has to be an element, a status or a percentage."""
_FLAG = re.compile(r"(combat[ \t]reflexes|move[ -]water)[ \t.]*", re.IGNORECASE)
"""A field that a sheet has or has not, alone in its line."""
_SEPARATOR = re.compile(
    r"[ \t]{0,9}(?P<sign>[;|·,.&/])[ \t]{0,9}(?:(?:and|but|y|e)[ \t]{1,9})?|[ \t]{1,9}(?:(?:and|but|y|e)[ \t]{1,9})?",
    re.IGNORECASE,
)
"""What may stand between two affinities in one line: `Weak: Fire; Absorbs: Water`, `Weak Ice and Resist Fire`."""
_ITEM_END = re.compile(
    r"[;,.|]|[ \t/&]{1,9}(?=(?:(?:and|but|y|e)[ \t]{1,9})?(?:weak|resist|immun|absorb|null))", re.IGNORECASE
)
"""The end of the first item behind a label."""
_OVER_ATTACKS = (
    r"weapons?|(?:special[ \t])?attacks?|abilit(?:y|ies)|spells?|actions?|specials?|magic|skills?|techniques?"
    r"|armas?|ataques?|habilidad(?:e|es)?|hechizos?|magias?|acci(?:ones|[óo]n)|a[çc](?:[õo]es|[ãa]o)|especial(?:es)?|especiais|t[ée]cnicas?"
)
"""Names over lists of attacks and abilities, in any language."""
_OVER_STATS = re.compile(
    r"(?:stats|statistics|attributes?|rewards?|defen[cs]es?|atributos|caracter[ií]sticas|estad[ií]sticas|estat[ií]sticas"
    r"|recompensas?|defensas?|defesas?)[ \t]{0,9}:[ \t]{0,9}",
    re.IGNORECASE,
)
"""Names over lists of statistics."""
_OVER_REACTIONS = r"reactions?|reacci(?:ones|[óo]n)|rea[çc](?:[õo]es|[ãa]o)"
HEADING_IN_COLUMNS = re.compile(
    rf"^[ \t]{{0,9}}(?:{_OVER_ATTACKS}|{_OVER_REACTIONS}|items?|inventory|objetos?|itens|invent[aá]rio)"
    r"(?P<gap>[ \t])[ \t]{1,40}(?=[^\s:])",
    re.IGNORECASE | re.MULTILINE,
)
"""A heading before its list without a colon, as a table of blanks has it: `ITEMS   Ether (2), Potion`."""
_HEADING = re.compile(
    rf"(?:{_OVER_ATTACKS}|{_OVER_REACTIONS})[ \t]{{0,9}}:",
    re.IGNORECASE,
)
"""A line that is only a heading."""
_NAME = (
    rf"(?:(?:{_OVER_ATTACKS})[ \t]{{0,9}}:[ \t]{{0,9}}|(?:{'|'.join(BEFORE_WEAPON)})[ \t]{{1,9}})?"
    r"([^\n:;(]{1,60}?"
)
"""An optional heading, and the name of an attack."""
_HEALS = (
    r"(?:heal(?:s|ing)?|restor(?:es?|ing)|cures?|recovers?|regains?|cura|sana|restaura)"
    r"(?:[ \t](?:hp|for|up to|equal to|back)){0,2}"
)
_SCALE = r"\(?\d{1,2}[ \t]{0,9}[x×*][ \t]{0,9}(?:str|vit|agi|spd|mag|spr)\b"
_DIE = r"(?P<die>[+][ \t]{0,9}\d{0,2}d\d{1,3}(?:[ \t]{0,9}[+-][ \t]{0,9}\d{1,4})?)"
_HITS = r"(?:(?:acc(?:uracy)?|hit)\b\.?[ \t]{0,9}[:=]?[ \t]{0,9}\d{1,3}(?![\dd])[ \t]?%?|\d{1,3}[ \t]?%)"
_COST = r"(?:\d{1,3}[ ]?[mc][pt]|[mc][pt][ ]?\d{1,3})\b"
_COSTS = rf"{_COST}(?:[ \t]{{0,9}}[,;/–-]?[ \t]{{0,9}}{_COST})?"
_MORE = rf"(?:{_COST}|single[ ]?/[ ]?group|single|group|party|fast|slow|magic)"
_COSTS_BEHIND_NAME = re.compile(
    rf"[ \t]{{0,9}}[,–-]?[ \t]{{1,9}}({_COST}(?:[ \t]{{0,9}}[,;/–-]?[ \t]{{0,9}}{_MORE}\b){{0,4}})[ \t,:–-]{{0,9}}$",
    re.IGNORECASE,
)
"""What an ability costs, and whom it reaches, between its name and its code: `Blizzard 8 MP CT 6 Group: …`."""
_ANY_COST = re.compile(rf"(?<!\w){_COST}", re.IGNORECASE)
_HITS_BEHIND_NAME = re.compile(rf"[ \t]{{0,9}}[,(]?[ \t]{{0,9}}({_HITS})\)?[ \t,]{{0,9}}$", re.IGNORECASE)
"""A weapon's accuracy between its name and its code: `Sword 95%, …`, `Sword (ACC 95), …`."""
_ATTACK = re.compile(
    rf"{_NAME}(?:\([a-z0-9][a-z0-9 .,;/%-]{{1,60}}\)[ \t]{{0,9}})?)[:,]?[ \t]{{0,9}}"
    rf"(?P<hits>{_HITS}[,;:]?[ \t]{{0,9}})?"
    rf"(?:(?P<heals>{_HEALS})[ \t]{{1,9}})?(?P<scale>{_SCALE}[ \t]{{0,9}}\)?)[ \t]{{0,9}}"
    rf"{_DIE}\)?[,;]?[ \t]{{0,9}}",
    re.IGNORECASE,
)
_CODE = re.compile(
    rf"(?:\b(?P<heals>{_HEALS})[ \t]{{1,9}})?(?P<scale>{_SCALE}[ \t]{{0,9}}\)?)[ \t]{{0,9}}{_DIE}", re.IGNORECASE
)
"""The damage code of an ability after its bracket: `Single/Group. (4 x MAG) + 2d8 Fire damage`."""
_ABILITY = re.compile(
    rf"{_NAME}\((?![^()\n]{{0,80}}\bhp[ ]?:?[ ]?\d)(?:[a-z0-9 ./%-]{{1,30}}[,;][ ]?){{0,3}}"
    r"(?:fast|slow|magic|\d{1,3}[ ]?[mc][pt]|[mc][pt][ ]?\d{1,3})"
    r"[ \t]{0,9}(?:[,;][a-z0-9 .,;/%-]{1,60})?\))[ \t]{0,9}[:.,]?[ \t]{0,9}",
    re.IGNORECASE,
)
_COSTED = re.compile(
    rf"{_NAME.replace(':;(', ':;(,0-9')})"
    rf"(?::[ \t]{{1,9}}(?={_COSTS}[,;.:][ \t]{{0,9}}[^\s])|[ \t]{{1,9}}(?={_COST}[ ,;/]{{1,3}}{_COST}))",
    re.IGNORECASE,
)
"""An ability whose costs stand behind a colon, or both behind its name: `Haste: 10 MP, CT 3, single, Haste (4)`."""
_ONLY_RANKS = re.compile(rf"(?:(?:{RANK.pattern}|\bn?pc\b|[ \t,;.:()–—-]){{0,12}})", re.IGNORECASE)
"""What may stand behind the level of a class."""
_RANKS_BEHIND_NAME = re.compile(
    r"(?:[ \t]{1,9}[(\[]|,[ \t]{1,9}|[ \t]-[ \t]{1,9})"
    rf"((?:{RANK.pattern})(?:[ \t,;]{{1,9}}(?:{RANK.pattern})){{0,3}})"
    r"[)\]]?(?=[ \t:]{0,9}$)",
    re.IGNORECASE,
)
"""Who plays a creature, its rank and category behind its name: `Ana (PC)`, `Dire Wolf (boss)`, `Dire Wolf, beast`."""
_NOTHING = re.compile(r"[ \t]{0,9}[:=][ \t]{0,9}(?:--?|none|n/?a)(?![\w.])[ \t]{0,9}[,;./|·]?[ \t]{0,9}", re.IGNORECASE)
"""What stands behind the label of a number that somebody lacks: `MP: -`."""
_LABEL = re.compile(r"[a-z.]{2,8}", re.IGNORECASE)
_KIND = re.compile(r"(?:fast|slow|magic)(?:[ \t](?:action|ability))?", re.IGNORECASE)
"""The kind of an ability."""
_COUNTED = re.compile(
    r"(?<![\w.,])[+]?(\d{1,3}[.,]\d{3}\b|\d{1,6})[ \t]?(hp|mp|xp|exp|gil)\b\.?[ \t]{0,9}[,;./|·]?[ \t]{0,9}",
    re.IGNORECASE,
)
"""A pool or reward behind its number: `1,450 hp, 300 mp`."""
_POOLS = ("hp", "mp")
_VITAL = ("hp",)
_MP_OR_CT = re.compile(r"\b[mc][pt]\b|\d[mc][pt]\b", re.IGNORECASE)
_FIGURE = re.compile(r"\d{1,3}")
_MAXIMUM = re.compile(r"\bmax(?:imum)?\b")
_NAME_ENDS = re.compile(r"[ \t]{0,9}[,;:(|·][ \t]{0,9}|[ \t]{1,9}-{1,2}[ \t]{1,9}")
"""What stands between a name and the numbers in its line."""
_CLAUSES = re.compile("[,;|·]")
_ENOUGH = 3
"""Statistics in a line that begins with the name of another creature."""
_NOT_A_LETTER = re.compile(r"[^a-z]")


def blocks(source: TranslatedText) -> list[Line]:
    """Return the start and end of each stat block of a text."""
    positions = [0]
    for line in source.text.split("\n"):
        positions.append(positions[-1] + len(line) + 1)
    contents = [_content(source, start, end - 1) for start, end in itertools.pairwise(positions)]
    starts = [0, *(positions[number] for number in creature_starts(contents, _VITAL))]
    return list(zip(starts, [*starts[1:], len(source.text)], strict=True))


def _content(source: TranslatedText, start: int, end: int) -> CreatureLine:
    """Return what a line says of a monster; a name may have a level behind it."""
    line = _LINE.search(source.text, start, end)
    if line is None:
        return CreatureLine(is_empty=True)
    start, end = line.span()
    parts = StatBlock("")
    halves = _name_and_numbers(source.text, start, end)
    if halves is not None:
        _rank(parts, source, *halves[1])
    is_named = len(parts.stats) >= _ENOUGH
    if is_named and halves is not None:
        start, end = halves[0]
    is_read = not is_named and bool(read_line(parts, source, start, end))
    if not is_named and not is_read and (level := LEVEL_BEHIND.search(source.text, start, end)) is not None:
        read_line(parts, source, level.end(), end)
        end = level.start()
    labels = {*parts.stats, *(attack.name.lower() for attack in parts.attacks)}
    labels |= {affinity.head for affinity in parts.affinities} | ({"level"} if parts.is_levelled else set())
    name = CALLED.sub("", source.text[start:end], count=1)
    is_name = not is_read and may_be_name(name) and not _HEADING.match(name)
    return CreatureLine(name=name if is_name else "", labels=labels)


def block(source: TranslatedText, start: int, end: int, spans: list[UnderstoodSpan]) -> StatBlock:
    """Return the stat block in a stretch of text; the understood spans are added to `spans`."""
    all_lines = [match.span() for match in _LINE.finditer(source.text, start, end)] or [(start, start)]
    (first, *lines), before_name = _split_at_name(source, all_lines)
    halves = _name_and_numbers(source.text, *first)
    numbers = None if halves is None else halves[1]
    first, level, beside = name_and_level(source.text, *(first if halves is None else halves[0]))
    ranks = _RANKS_BEHIND_NAME.search(source.text, *first)
    if ranks is not None and ranks.start() > first[0]:
        first = first[0], ranks.start()
    parts = StatBlock(sentence_case(CALLED.sub("", source.written(*first), count=1).strip("#* ")))
    parts.notes += [source.written(*line).strip() for line in before_name]
    spans.append(UnderstoodSpan(*source.span(*first), "name"))
    if beside is not None:
        _rank(parts, source, *beside)
    if ranks is not None:
        _rank(parts, source, *ranks.span(1))
        spans.append(UnderstoodSpan(*source.span(*ranks.span(1)), "level"))
    if numbers is not None:
        lines = [numbers, *lines]
    for line in ([] if level is None else [level]) + lines:
        unread_count = len(parts.unread)
        if line == numbers:
            _rank(parts, source, *line)
        field = "stats" if line == numbers else read_line(parts, source, *line)
        field = field or _read_level_behind(parts, source, *line)
        if field:
            unread = [(first, last) for first, last, _ in parts.unread[unread_count:]] + parts.unplaced
            apart = sorted({*unread, *parts.drops})
            understood = _between(source.text, apart, *line) if apart else [line]
            spans += [UnderstoodSpan(*source.span(*part), field) for part in understood]
            spans += [UnderstoodSpan(*source.span(*part), "drops") for part in parts.drops]
            parts.unplaced.clear()
            parts.drops.clear()
        else:
            parts.notes.append(source.written(*line).strip())
    parts.notes = [line for line in parts.notes if not _HEADING.fullmatch(f"{line.rstrip(' :')}:")]
    return parts


def _name_and_numbers(text: str, start: int, end: int) -> tuple[Line, Line] | None:
    """Return the name and the numbers of a creature's first line, `Imp: HP 30, STR 5`; None unless it gives hit points.

    The numbers behind a level belong to that: `Imp, Level 4, HP 30`.
    """
    pairs = [*_STAT.finditer(text, start, end)]
    labels = {pair.start() for pair in pairs}
    pairs += [pair for pair in _COUNTED.finditer(text, start, end) if pair.start(2) not in labels]  # not `Lv 3 HP 30`
    places = {pair.start() for pair in pairs if pair.start() == start or not text[pair.start() - 1].isalnum()}
    is_vital = any(pair.start() in places and _pair_name(pair) in _VITAL for pair in pairs)
    first = min(places, default=start)
    if not is_vital or first == start:
        return None
    level = LEVEL_BEHIND.search(text, start, first)
    name_end = _NAME_ENDS.search(text, start, first)
    name = start, first if name_end is None else name_end.start()
    if level is not None and level.start() <= name[1]:
        return None
    numbers = first if name_end is None else name_end.end(), end
    before = LEVEL.match(text, *name)
    called = text[slice(*name)] if before is None else RANK.sub("", text[before.end() : name[1]])
    return (name, numbers) if may_be_name(called) else None


def _split_at_name(source: TranslatedText, lines: list[Line]) -> tuple[list[Line], list[Line]]:
    """Return a block's lines from the name on, and those before it.

    The name stands right above the first known line; introductory text is separated from it by an empty line.
    """
    scratch = StatBlock("")
    first_known = next((number for number, line in enumerate(lines) if number and read_line(scratch, source, *line)), 0)
    index = first_known - 1
    while index > 0 and is_field(source.text[slice(*lines[index])]):
        index -= 1
    if index < 1 or not _BLANK.search(source.text, lines[index - 1][1], lines[index][0]):
        return lines, []
    if _BLANK.search(source.text, lines[index][1], lines[index + 1][0]):
        return lines, []
    return lines[index:], lines[:index]


def read_line(parts: StatBlock, source: TranslatedText, start: int, end: int) -> str:
    """Read a line into a block; return the kind of its content, empty if it is not understood."""
    text = source.text
    if (halves := _stats_and_more(text, start, end)) is not None:
        return _read_places(parts, source, halves)
    if attacks := list(_attacks(text, start, end)):
        places = _attacks_and_lists(text, start, attacks)
        if len(places) > len(attacks):
            return _read_places(parts, source, places)
        for attack_match, attack_end in attacks:
            attack, rest_positions = _attack_line(source, attack_match, attack_end)
            parts.attacks.append(attack)
            parts.unplaced += _unread_places(text, rest_positions, attack) if put_attacks({}, [attack]) else []
            if "(" in attack_match[1] and has_several_costs(attack):
                parts.unplaced.append((text.index("(", attack_match.start(1)), attack_match.end(1)))
        return "attacks"
    if match := _FLAG.fullmatch(text, start, end):
        parts.affinities.append(AffinityLine(match[1].lower(), source.written(*match.span(1)), "yes", "yes"))
        return "affinities"
    if match := _AFFINITY.match(text, start, end) or _bare_affinity(text, start, end):
        places = _affinity_parts(text, match, start, end)
        if len(places) > 1:
            return _read_places(parts, source, places)
        head, written = match[1].lower(), source.written(*match.span(1))
        affinity = AffinityLine(head, written, text[match.end() : end], source.written(match.end(), end))
        list_names = lists_of(head)
        placed_numbers = put_affinity(affinity, {})
        if list_names not in ("drops", AFFINITY_FIELDS, "auto_status") and not placed_numbers:
            return ""
        parts.affinities.append(affinity)
        if list_names == "drops":
            parts.drops.append((start, end))
        else:
            positions = _item_positions(text, match.end(), end)
            parts.unplaced += [place for number, place in enumerate(positions) if number not in placed_numbers]
        return list_names if list_names in ("items", "reactions") else "affinities"
    if match := LEVEL.match(text, start, end):
        if parts.is_levelled:
            return ""
        parts.level, parts.is_levelled = int(match[1] or match[2]), True
        _rank(parts, source, match.end(), end)
        return "level"
    if (match := _TYPE.match(text, start, end)) and not parts.rank:
        _rank(parts, source, match.end(), end)
        return "level"
    if match := _OVER_STATS.match(text, start, end):
        start = match.end()
    stats, unknown = _stats(text, start, end)
    told = parts.stats | ({"level": parts.level} if parts.is_levelled else {})
    if any(told.get(name, number) != number for name, number in stats.items()):
        return ""
    if "level" in stats:
        parts.level, parts.is_levelled = stats.pop("level"), True
    parts.stats |= stats
    parts.unplaced += unknown
    parts.notes += [source.written(*place) for place in unknown]
    if any(pair[3] not in (None, pair[2]) for pair in _STAT.finditer(text, start, end)) and stats:
        parts.notes.append(source.written(start, end).strip())  # what is left of a pool has no place on a sheet
    return "stats" if stats else ""


def _read_level_behind(parts: StatBlock, source: TranslatedText, start: int, end: int) -> str:
    """Read a line of a class with its level, `White Mage, Level 11`; return the kind of its content."""
    _, level, _ = name_and_level(source.text, start, end)
    found = None if level is None or parts.is_levelled else LEVEL.match(source.text, *level)
    if level is None or found is None:
        return ""
    is_ranked = _ONLY_RANKS.fullmatch(source.text, start, level[0]) is not None  # `PC, Level 9 Black Mage`
    if not is_ranked and not _ONLY_RANKS.fullmatch(source.text, found.end(), end):
        return ""
    separator = LEVEL_BEHIND.search(source.text, start, end)
    if separator is None or not may_be_name(source.text[start : separator.start()]):
        return ""
    _rank(parts, source, start, separator.start())
    return read_line(parts, source, *level)


def _read_places(parts: StatBlock, source: TranslatedText, places: Sequence[Line]) -> str:
    """Read the parts of a line, and note those that are not understood; return the kind of its content."""
    kinds = [read_line(parts, source, *place) for place in places]
    if any(kinds):
        unread_places = [place for place, field in zip(places, kinds, strict=True) if not field]
        parts.unplaced += unread_places
        parts.notes += [source.written(*place) for place in unread_places]
    return max(kinds)


def _unread_places(text: str, positions: Iterable[Line], attack: AttackLine) -> list[Line]:
    """Return the parts of an attack's details that hold anything unread; all if no single one does."""
    positions = list(positions)
    unread = [
        (first + start, first + end)
        for first, last in positions
        for start, end in unread_parts(text[first:last], is_coded=bool(attack.scale))
    ]
    return unread or positions


def _attacks_and_lists(text: str, start: int, attacks: Iterable[tuple[re.Match[str], int]]) -> list[Line]:
    """Return the parts of a line with attacks: each of those, and the lists behind them, `Claw …, Immune: Sleep`."""
    places: list[Line] = []
    for match, attack_end in attacks:
        behind = _list_behind(text, match.end(), attack_end)
        first = match.start() if places else start
        places += [(first, attack_end)] if behind is None else [(first, behind[0]), (behind[1], attack_end)]
    return places


def _list_behind(text: str, start: int, end: int) -> Line | None:
    """Return the end of an attack's details and the start of a list or of rewards behind them; None without one."""
    ends = (separator.span() for separator in _SEPARATOR.finditer(text, start, end))
    for details_end, list_start in ((start, start), *ends):
        named = _AFFINITY.match(text, list_start, end)
        is_named = named is not None and lists_of(named[1].lower()) in (AFFINITY_FIELDS, "drops", "auto_status")
        inner = text[start:details_end]
        is_list = is_named or _bare_affinity(text, list_start, end) or _rewards(text, list_start, end)
        if is_list and inner.count("(") <= inner.count(")"):
            return details_end, list_start
    return None


def _rewards(text: str, start: int, end: int) -> bool:
    """Return whether nothing but statistics stands there, and the first of them is a reward: `XP 660 Gil 228`."""
    pair = _STAT.match(text, start, end) or _COUNTED.match(text, start, end)
    if pair is None or NUMBERS.get(_pair_name(pair), _pair_name(pair)) not in REWARDS:
        return False
    stats, unknown = _stats(text, start, end)
    return bool(stats) and not unknown


def _bare_affinity(text: str, start: int, end: int) -> re.Match[str] | None:
    """Return the match of an affinity's label without a colon before an element or a status."""
    match = _BARE_AFFINITY.match(text, start, end)
    if match is None:
        return None
    word = _ITEM_END.split(text[match.end() : min(end, match.end() + _LONGEST_BLOW)], maxsplit=1)[0]
    return match if put_affinity(AffinityLine(match[1].lower(), "", word, word), {}) else None


def _affinity_parts(text: str, label: re.Match[str], start: int, end: int) -> list[Line]:
    """Return the parts of a line of affinities, each from its label to the next.

    Blanks or a word alone separate only elements and statuses: `Ring of Resist Fire` is an item.
    """
    places: list[Line] = []
    depth, counted = 0, label.end()
    for separator in _SEPARATOR.finditer(text, label.end(), end):
        depth += text.count("(", counted, separator.start()) - text.count(")", counted, separator.start())
        counted = separator.start()
        of_elements = lists_of(label[1].lower()) == AFFINITY_FIELDS
        if counted < label.end() or depth > 0 or not (of_elements or separator["sign"]):
            continue
        is_sure = of_elements or separator["sign"] in (";", "|")
        named, bare = _AFFINITY.match(text, separator.end(), end), _bare_affinity(text, separator.end(), end)
        if named and not bare and not is_sure and lists_of(named[1].lower()) != AFFINITY_FIELDS:
            continue
        if next_label := named or bare:
            places.append((start, separator.start()))
            start, label = separator.end(), next_label
    return [*places, *_before_and_stats(text, label, start, end)]


def _before_and_stats(text: str, label: re.Match[str], start: int, end: int) -> list[Line]:
    """Return a list and the statistics behind it, `Drops: Potion, XP 130`; the list alone if there are none."""
    if lists_of(label[1].lower()) in ("drops", "items", "auto_status", AFFINITY_FIELDS):
        for separator in _SEPARATOR.finditer(text, label.end(), end):
            if separator["sign"] and _is_stat(text, separator.end(), end):
                stats, unknown = _stats(text, separator.end(), end)
                return [(start, separator.start()), (separator.end(), end)] if stats and not unknown else [(start, end)]
    return [(start, end)]


def _stats_and_more(text: str, start: int, end: int) -> tuple[Line, Line] | None:
    """Return the statistics of a line and the list or attacks behind them; None if there are not both.

    `XP 130, Drops: Potion`, `HP 30, STR 5, Claw 2 x STR + d6`.
    """
    match = _OVER_STATS.match(text, start, end)
    if not _is_stat(text, start if match is None else match.end(), end):
        return None
    found = None
    for separator in _SEPARATOR.finditer(text, start, end):
        behind = separator.end()
        if _is_stat(text, behind, end):
            continue
        if (
            _AFFINITY.match(text, behind, end)
            or _bare_affinity(text, behind, end)
            or (separator["sign"] and _attack_match(text, behind, end))
        ):
            place = start if match is None else match.end(), separator.start()
            if not _stats(text, *place)[0]:
                break
            found = place, (behind, end)
    return found


def _rank(parts: StatBlock, source: TranslatedText, start: int, end: int) -> None:
    """Read rank, category and statistics in a level's line or one of their own."""
    text = source.text
    stat_spans: list[Line] = []
    if not parts.is_levelled and (level := _LEVEL_INSIDE.search(text, start, end)) is not None:
        parts.level, parts.is_levelled = int(level[1] or level[2]), True
        stat_spans.append(level.span())
    for pair in _STAT.finditer(text, start, end):
        name = _stat_name(pair)
        is_word = pair.start() == start or not text[pair.start() - 1].isalnum()
        if is_word and name not in parts.stats and (pair[3] in (None, pair[2]) or name in _POOLS):
            parts.stats[name] = _number(pair)
            stat_spans.append(pair.span())
    for counted in _COUNTED.finditer(text, start, end):
        name = counted[2].lower()
        if name not in parts.stats and not any(
            first < counted.end() and counted.start() < last for first, last in stat_spans
        ):
            parts.stats[name] = _whole(counted[1])
            stat_spans.append(counted.span())
    stat_spans.sort()
    for gap_start, last in _between(text, stat_spans, start, end) if stat_spans else [(start, end)]:
        gap_end = _more_start(text, gap_start, last)
        if gap_end < last:
            read_line(parts, source, gap_end, last)
        written = source.written(gap_start, gap_end).strip(" \t,;[]")
        written = written.rstrip(")") if written.count(")") > written.count("(") else written
        parts.rank = f"{parts.rank} {text[gap_start:gap_end]}".strip()
        parts.written_rank = f"{parts.written_rank} {written}".strip()
        parts.category = parts.category or (category_in(written) if source.is_translated else "")
        known = [match.span() for match in RANK.finditer(text, gap_start, gap_end)]
        for part in _between(text, known, gap_start, gap_end):
            parts.unread.append((*part, source.written(*part)))


def _more_start(text: str, start: int, end: int) -> int:
    """Return where attacks or a list begin behind a level and its numbers: `Imp, level 4, hp 30, claw 2 x STR + d6`."""
    places = (start, *(separator.end() for separator in _SEPARATOR.finditer(text, start, end) if separator["sign"]))
    for place in places:
        if _AFFINITY.match(text, place, end) or _bare_affinity(text, place, end) or _attack_match(text, place, end):
            return place
    return end


def _pair_name(pair: re.Match[str]) -> str:
    """Return the statistic that a number is of, whether it stands behind its label or before it."""
    return pair[2].lower() if pair.re is _COUNTED else _stat_name(pair)


def _stat_name(pair: re.Match[str]) -> str:
    """Return the statistic that a pair names, without blanks; a pool by its letters."""
    name = _NOT_A_LETTER.sub("", _MAXIMUM.sub("", pair[1].lower()))
    return _POOL_WORDS.get(name, name)


def is_list_label(words: str) -> bool:
    """Return whether words are the label of a list in any language: `Items`, `Debilidades`."""
    label = _AFFINITY.match(f"{words}: -")
    return (label is not None and label[1] == words) or translation.is_list_label(words)


def _between(text: str, spans: Iterable[Line], start: int, end: int) -> list[Line]:
    """Return the stretches between spans that hold a word or number, without surrounding punctuation."""
    stops = [start, *(place for span in spans for place in span), end]
    gaps = []
    for first, last in zip(stops[::2], stops[1::2], strict=True):
        word_positions = [place for place in range(first, last) if text[place].isalnum()]
        if word_positions:
            gap_end = word_positions[-1] + 1
            is_open = text.count("(", word_positions[0], gap_end) > text.count(")", word_positions[0], gap_end)
            gaps.append((word_positions[0], gap_end + (is_open and text.startswith(")", gap_end))))
    return gaps


def _item_positions(text: str, start: int, end: int) -> Iterator[Line]:
    """Yield the positions of the items in a list with commas or semicolons."""
    for item in split_list(text[start:end].replace(";", ",")):
        start = text.replace(";", ",").index(item, start, end)
        yield start, start + len(item)
        start += len(item)


def _attack_match(text: str, start: int, end: int) -> re.Match[str] | None:
    """Return the match of an attack with its code, or of an ability with its kind in brackets."""
    line = text[start:end]
    match = _ATTACK.match(text, start, end) if "+" in line else None
    if match is not None and any(_STAT.search(part) for part in _CLAUSES.split(match[1].partition("(")[0])[:-1]):
        return None  # `Lv 3 HP 30, Claw 2 x STR + d6`
    if match is not None and _ANY_COST.search(_COSTS_BEHIND_NAME.sub("", match[1])):
        match = None  # what costs something is no name
    if match is None and "(" in line:
        match = _ABILITY.match(text, start, end)
    if match is None and _MP_OR_CT.search(line) and not _is_stat(text, start, end):
        match = _COSTED.match(text, start, end)
        return None if match is None or _NO_NAME.search(match[1]) or is_field(match[1]) else match
    return match


def _attacks(text: str, start: int, end: int) -> Iterator[tuple[re.Match[str], int]]:
    """Yield the attacks of a line with their ends: `Fire (8 MP): …; Cure (5 MP): …`."""
    match = _attack_match(text, start, end)
    while match is not None:
        following = None
        attack_end = end
        search_start = match.start() + len(match[0].rstrip(" \t,;"))
        for separator in _JOINED.finditer(text, search_start, end):
            if text.count("(", search_start, separator.start()) == text.count(")", search_start, separator.start()):
                following = _next_attack(text, separator.end(), min(end, separator.end() + _LONGEST_BLOW), match)
            if following is not None:
                attack_end = separator.start()
                break
        yield match, attack_end
        match = following


def _next_attack(text: str, start: int, end: int, previous: re.Match[str]) -> re.Match[str] | None:
    """Return a further attack of a line; a code without a name belongs to the attack before it."""
    match = _attack_match(text, start, end)
    name = "" if match is None else text[match.start(1) : _hits(match)[0]].partition("(")[0].rstrip(" ,")
    if _KIND.fullmatch(name):
        return None  # `Mug (CT 4), Slow: (2 x AGI) + d6`
    if not 1 <= len(name.split()) <= _LONGEST_NAME or _NO_NAME.search(name):
        return None
    for separator in (_JOINED.search(name), _SENTENCE_END.search(name)):
        if separator is not None and not has_unread_text(name[: separator.start()]):
            return None  # `ranged and Short Bow`, `melee. Fist`
    is_bare = match is not None and "scale" in match.groupdict() and "(" not in match[1]
    if is_bare and previous.re is not _ATTACK and not _code(text, previous.end(), start) and not has_unread_text(name):
        return None
    return match


def _attack_line(source: TranslatedText, match: re.Match[str], end: int) -> tuple[AttackLine, list[Line]]:
    """Return an attack, and the positions of what stands beside its name and code."""
    code = match if match.re is _ATTACK else _code(source.text, match.end(), end)
    name_end, hits = _hits(match)
    name_place = (match.start(1), name_end) if match[1].strip() else (match.start(), match.end(1))  # `Attack: 2 x STR`
    name, written = (
        item.strip().rstrip(" :.,–—-") for item in (source.text[slice(*name_place)], source.written(*name_place))
    )
    rest_positions = [(match.end(), end)]
    if code is not None and code is not match:
        rest_positions = [(match.end(), code.start()), (code.end(), end)]
    rest = _joined([hits, *(source.text[slice(*place)] for place in rest_positions)])
    written_rest = _joined(source.written(*place) for place in rest_positions)
    scale, die = ("", "") if code is None else (code["scale"], code["die"])
    return AttackLine(name, written, scale, die, rest, written_rest, heals=bool(code and code["heals"])), rest_positions


def _hits(match: re.Match[str]) -> tuple[int, str]:
    """Return where the name of an attack ends, and the costs or the accuracy behind it as details give it."""
    if match.re is not _ATTACK:
        return match.end(1), ""
    if costs := _COSTS_BEHIND_NAME.search(match[1]):
        return match.start(1) + costs.start(), costs[1]
    behind = _HITS_BEHIND_NAME.search(match[1])
    told = match["hits"] if behind is None else behind[1]
    end = match.end(1) if behind is None else match.start(1) + behind.start()
    return end, "" if told is None else f"acc {_FIGURE.findall(told)[0]}"


def _code(text: str, start: int, end: int) -> re.Match[str] | None:
    """Return the match of an ability's code if only words of dealing precede it; other dice in prose do not count."""
    code = _CODE.search(text, start, end)
    before = "" if code is None else KIND_BEFORE_CODE.sub("", _DEALT.sub("", text[start : code.start()]), count=1)
    return None if code is None or has_unread_text(before) else code


def _joined(texts: Iterable[str]) -> str:
    """Return text from several positions as one."""
    *parts, last = (text.strip() for text in texts)
    return ", ".join(filter(None, (*(part.rstrip(" .,;") for part in parts), last.lstrip(" .,;") if parts else last)))


def _stats(text: str, start: int, end: int) -> tuple[dict[str, int], list[Line]]:
    """Return the statistics of a line, and where numbers stand between them that are none; nothing of another line."""
    stats: dict[str, int] = {}
    unknown: list[Line] = []
    while start < end:
        pair = _STAT.match(text, start, end)
        counted = _COUNTED.match(text, start, end) if pair is None else None
        if counted is not None:
            stats[counted[2].lower()] = _whole(counted[1])
            start = counted.end()
            continue
        label = _LABEL.match(text, start, end) if pair is None and stats else None
        if label is not None and (nothing := _NOTHING.match(text, label.end(), end)) and _STAT.match(f"{label[0]} 1"):
            start = nothing.end()
            continue
        if pair is None and stats and (level := LEVEL.match(text, start, end)):
            stats["level"] = int(level[1] or level[2])
            start = level.end()
            continue
        if pair is None:
            other = _FIELD_ELSEWHERE.match(text, start, end)
            if other is None or not is_field(other[1]):
                words, other = other, _OTHER_NUMBER.match(text, start, end)
                other = words if other is None and stats and _is_part(words, text, end) else other
            if other is None:
                return {}, []
            unknown.append(other.span(1))
            start = other.end()
            continue
        name = _stat_name(pair)
        if (pair[3] is not None and name not in _POOLS) or ("%" in pair[0] and name in _POOLS):
            return {}, []
        stats[name] = _number(pair)
        start = pair.end()
        if name in _POOLS and (thrown := _THROWN.match(text, start, end)):
            unknown.append((start, start + len(thrown[0].rstrip(" \t,;./|·"))))
            start = thrown.end()
    return stats, unknown if stats else []


def _is_part(words: re.Match[str] | None, text: str, end: int) -> bool:
    """Return whether a few words and a number are all of a part between commas: no other part of the line is lost."""
    if words is None or len(words[1].split()) > _LONGEST_PART:
        return False
    return words.end() == end or words[0].rstrip().endswith((",", ";", "|", "/", "·", "."))


def _number(pair: re.Match[str]) -> int:
    return _whole(pair[3] or pair[2])


def _whole(figures: str) -> int:
    return int(re.sub("[.,]", "", figures))


def _is_stat(text: str, start: int, end: int) -> bool:
    """Return whether a statistic begins there."""
    return bool(_STAT.match(text, start, end) or _COUNTED.match(text, start, end))


class CellReading(NamedTuple):
    """The result of reading a cell."""

    fates: list[FieldFate]
    unread: list[str]
    """Lines that are not understood."""
    notes: list[str]
    """Other texts without a place on the sheet."""


def read_cells(sheet: dict[str, Any], cells: Sequence[tuple[str, str, str]]) -> list[CellReading]:
    """Put cells of a table on a sheet, each read as lines of a stat block with the column's title as label.

    A cell is its title, the field of its column (empty for none), and its text.
    """
    readings = [CellReading([], [], []) for _ in cells]
    lines: list[tuple[int, str]] = []
    titled: list[str] = []
    labelled: list[str] = []
    for number, (title, field, text) in enumerate(cells):
        label = _HEADS.get(field, "")
        for line in _LINE.findall(without_bullets(text)):
            lines.append((number, line))
            titled.append(f"{' '.join(title.replace(':', ' ').split())}: {line}")
            labelled.append(f"{label}: {line}" if label else line if field else titled[-1])
    sources = [translation.translated("\n".join(texts), _KNOWN_LINE) for texts in (titled, labelled)]
    line_matches = zip(*(_LINE.finditer(source.text) for source in sources), strict=True)
    for (number, line), matches in zip(lines, line_matches, strict=True):
        reading, (_, field, _) = readings[number], cells[number]
        parts = StatBlock("")
        if not any(read_line(parts, source, *match.span()) for source, match in zip(sources, matches, strict=True)):
            reading.unread.append(line)
            continue
        put_numbers(sheet, parts)
        fates, unplaced = put_lists(sheet, parts)
        reading.fates.extend(fates)
        is_kind = field == "kind" and not parts.unread
        sheet |= kind_of(parts) if is_kind else {}
        reading.notes.extend((*parts.notes, *unplaced, *filter(None, () if is_kind else (parts.written_rank,))))
    return readings


_HEADS = {
    "items": "Items",
    "drops": "Drops",
    "immune": "Immune",
    "reactions": "Reactions",
    "elements": "Affinities",
    "auto_status": "Auto-Status",
    "crit": "Critical Hit",
}
"""Labels by the sheet's field; attacks and abilities need none."""
_KNOWN_LINE = re.compile(
    rf"^(?:{_AFFINITY.pattern}|{_BARE_AFFINITY.pattern})"
    rf"|^(?![^\n]{{0,200}}\b(?:\d{{1,3}} ?(?:pm|tc)|(?:pm|tc) ?\d{{1,3}})\b)[^\n]{{0,200}}?{_SCALE}"
    r"|\((?:fast|slow|magic)\b|\b\d{1,3} ?[mc][pt]\b",
    re.IGNORECASE | re.MULTILINE,
)
"""A line that is read without translation."""
