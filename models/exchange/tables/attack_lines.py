"""Attacks in the text of a sheet: a name, dice, and numbers behind the labels of the system's attack rows."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, NamedTuple, Self

from models.exchange.foreign.text.words import match_end
from models.exchange.tables import cells
from models.exchange.tables.columns import name_key
from models.exchange.tables.field_values import detail_of, flag_of
from rules.sheets.schema import Sheet, check, label_of, row_model, slug
from rules.system import quick_entry, quick_words
from rules.text.faults import BadSheet

if TYPE_CHECKING:
    from collections.abc import Callable

    from pydantic import BaseModel

    from rules.system.system import System

WORDS = 5
"""Words in an attack's name; a sentence has more."""
_HURTS = frozenset(map(name_key, ("damage", "dmg", "daño", "dano", "de daño", "de dano")))
"""Words that say that dice are damage."""
_NO_BLOW = re.compile(
    r"cura|sana|heal|regenera|recupera|inicia|initia|tes(?:or|our)|treasure|dura(?:ci|tion|ç)|moral|n[uú]mero|number|appear|aparec",
    re.IGNORECASE,
)
"""Starts of words that say that dice are something else."""
_ROLLED = r"(?:\d{1,3}[dD]\d{0,3}|[dD]\d{1,3}|½[dD])"
_BEFORE = r"(?:[^\W\d_]{2,10}[ ]?[+-][ ]?)?"
"""A value of the sheet that dice are added to."""
_DICE = re.compile(rf"{_BEFORE}{_ROLLED}(?:[ ]?[+-][ ]?(?:{_ROLLED}|\d{{1,4}}|[^\W\d_]{{2,10}}))*(?![\w½])")
_PERCENT = re.compile(r"(\d{1,3})[ ]?%")
_FIGURES_OF_NAME = re.compile(rf"[ ]\.?\d{{1,3}}(?=[ ]{_ROLLED}(?!\w)|[ ]?[:(])")
"""Digits that belong to a weapon's name: `Colt 45 d10`, `Colt 45: d10`."""
_FIGURES_BEFORE_SIGN = re.compile(r"[ ]\.?\d{1,3}(?=[ ]?:)")
"""Digits that belong to the name of a weapon with a percentage: `Colt 45: 50 %`."""
_BEHIND = re.compile(rf"(?P<mark>[:.,;(])|(?<!\w){_BEFORE}(?:\d|[dD]\d|½[dD])")
"""The end of an attack's name: a sign, or its first number."""
_AFTER = re.compile(r"\s*(?:de\s+)?(\w+)")
_NUMBER = re.compile(r"[ ]{0,9}[:=]?[ ]{0,9}(\d{1,4})(?![\ddD])(?:[ ]?%)?")
_UNIT = re.compile(r"[ ]?([^\W\d_]+)\.?(?!\w)")
_PART = re.compile(r"(?:[^,(]|\([^()]*\)|\()+")
"""Text between commas outside of brackets."""
_DETAIL = re.compile(r"[^,;()]{1,100}")
_MOST_PASSED = 3
"""Parts in a row that are passed over."""
_LONGEST = 300
"""Characters of an attack that is read together with what stands behind it."""
_LABEL = re.compile(r"[^\W\d_][^\W\d_.]*\.?(?:[ ][^\W\d_(%+]+\.?){0,3}")
_SKILL = re.compile(r"[^\W\d_]+(?:[ :]{1,2}[^\W\d_]+){0,6}(?![\w%+])")
"""Words that may name a skill."""
_CHOICE = re.compile(r"[^\W\d_]{2,20} {1,3}\d[\d-]{0,9}(?![\w-])")
"""A label and figures that are a choice."""
_SPACE = re.compile(r"[\s,;:|·.*()-]*")


class ParsedAttack(NamedTuple):
    """A row of a sheet, and the parts of its line that were not understood."""

    row: dict[str, Any]
    rest: str
    skipped: tuple[str, ...]
    """The parts in its brackets that were not understood."""
    is_guess: bool
    """Whether the line has nothing but a name and dice."""
    supplied: tuple[str, ...] = ()
    """What only the system's list of weapons says of it, in the book's words."""

    @property
    def unread(self) -> list[str]:
        """All parts of the line that were not understood, in order."""
        return [*self.skipped, *filter(None, [self.rest])]


@dataclass(frozen=True, slots=True)
class AttackRows:
    """The attack rows of a system, and the names of their fields in text."""

    field: str
    """The sheet's list of attacks."""
    model: type[BaseModel]
    """The model of a row."""
    labels: Mapping[str, str]
    """Label as it is compared, to a field with a whole number."""
    percent: str
    """The field of a percentage without a label; empty for none."""
    damage: frozenset[str]
    """The fields that hold the damage."""
    words: quick_words.QuickWords
    """Names of its kinds of attack and damage, weapons and traits."""

    @classmethod
    def of(cls, system: System, longer_labels: Callable[[str], tuple[str, ...]]) -> Self | None:
        """Return the attack rows of a system, or None. `longer_labels` returns longer words for a label."""
        summary = system.plain
        model = None if summary is None else row_model(system.sheet.model_fields[summary.attacks])
        if summary is None or model is None:
            return None
        kinds = cells.kinds_of(model)
        numbers = {name: label_of(name, info) for name, info in model.model_fields.items() if kinds[name] == "whole"}
        labels: dict[str, str] = {}
        for name, label in numbers.items():
            for word in (label, *longer_labels(label)):
                for variant in (word, word.partition("(")[0]):
                    labels.setdefault(name_key(variant.removesuffix("%")), name)
        percent = next((name for name, label in numbers.items() if label.endswith("%")), "")
        damage = frozenset({summary.damage, summary.flat})
        return cls(summary.attacks, model, labels, percent, damage, quick_words.words_of(system))

    def read(
        self, line: str, *, is_listed: bool = False, above: Mapping[str, Any] | None = None
    ) -> ParsedAttack | None:
        """Return the attack in a line such as `Espada: 60 %, 1D8+1D4`; None if there is none.

        In a list of attacks (`is_listed`) a longer name and what its brackets hold make no sentence of it, and the
        list's name may say something of those that the book does not have (`above`).
        """
        if is_listed and (known := self._bare(line.strip(" \t*•–-."))) is not None:
            return known  # `Colt 45`, whose figures are of its name
        name_end = _BEHIND.search(line)
        if name_end is None:
            return None
        before_numbers = line[: name_end.start()]
        end = len(self._without_label(before_numbers))
        name = before_numbers[:end].strip(" \t*•–-")
        words = name.split()
        if not any(map(str.isalpha, name)) or len(words) > WORDS or any(map(_NO_BLOW.match, words)):
            return None
        if self.words.names_no_weapon(name) or self.words.begins_list(name):
            return None  # `Resistência d8`, `resiste fuego, hielo`
        name_length = len(before_numbers.rstrip())
        figures = _FIGURES_BEFORE_SIGN if self.percent else _FIGURES_OF_NAME
        name_digits = None if end < name_length else figures.match(line, name_length)
        start = name_end.end() if name_end["mark"] else name_end.start()
        if name_digits is not None:
            name, start = name + name_digits[0], name_digits.end()
        name, kind = self.words.kind_behind(name)
        if slug(name) not in self.words.weapons:
            kind = {**(above or {}), **kind}
        label_text = before_numbers[end:].strip()
        notation = None if label_text else self._from_notation(name, line[start:])
        if notation is not None:
            return ParsedAttack(self._row(name, {**kind, **notation})[0], "", (), is_guess=False)
        reader = _AttackReader(self, line, end if label_text else start, is_listed=is_listed)
        is_known = is_listed and slug(name) in self.words.weapons
        if not reader.read() and not is_known:
            return None
        rest = line[reader.position :].strip(" .,;:")
        is_certain = bool(name_end["mark"] == ":" or reader.is_damage or reader.fields)
        if not is_certain and (
            (rest and not (is_listed and self.words.begins_list(rest)))
            or (len(words) > 2 and not (is_known or (is_listed and reader.skipped)))
        ):
            return None  # `Each turn it loses 1d6 PV`
        row, supplied = self._row(name, {**kind, **reader.fields}, reader.dice)
        if not self._fits(row):
            return None
        is_guess = not (reader.is_damage or reader.fields or kind)
        return ParsedAttack(row, rest, tuple(reader.skipped), is_guess, supplied)

    def split(self, item: str, *, is_listed: bool = False) -> list[str]:
        """Return the comma-separated attacks of an entry, `Machado d8, Arco d6 alcance 60`, or the entry alone.

        In a list what nobody understands is an entry of its own: it takes no attack beside it along.
        """
        spans: list[tuple[int, int]] = []
        for part in _PART.finditer(item):
            joins = False
            if spans:
                alone, longer = item[slice(*spans[-1])].strip(), item[spans[-1][0] : part.end()].strip()
                is_spoilt = is_listed and len(longer) <= _LONGEST and self.read(longer, is_listed=True) is None
                is_attack = self.read(alone, is_listed=is_listed) is not None
                starts_attack = self._starts_attack(part[0].strip(), is_listed=is_listed)
                joins = not (starts_attack and is_attack) and not (is_spoilt and (starts_attack or is_attack))
            if spans and joins:
                spans[-1] = spans[-1][0], part.end()
            else:
                spans.append(part.span())
        return [item[start:end].strip() for start, end in spans]

    def _starts_attack(self, part: str, *, is_listed: bool) -> bool:
        """Return whether a part has a name and dice of its own: not `dano extra d4`, `fogo d6`."""
        label = _LABEL.match(part)
        word = "" if label is None else label[0].split()[0]
        attack = (
            None if name_key(word) in _HURTS or slug(word) in self.words.kinds else self.read(part, is_listed=is_listed)
        )
        has_chance = bool(self.percent) and _PERCENT.search(part) is not None
        return attack is not None and (has_chance or not attack.rest)

    def _bare(self, name: str) -> ParsedAttack | None:
        """Return the attack of a weapon of the system that stands in a list by its name alone."""
        if slug(name) not in self.words.weapons:
            return None
        row, _ = self._row(name, {})
        return ParsedAttack(row, "", (), is_guess=False) if self._fits(row) else None

    def _row(self, name: str, fields: Mapping[str, Any], dice: str = "") -> tuple[dict[str, Any], tuple[str, ...]]:
        """Return the row as typing the same words would make it, and what only the list of weapons says of it."""
        attack, system = (
            quick_entry.QuickAttack(name, *quick_entry.parted(dice), tuple(fields.items())),
            self.words.system,
        )
        row = quick_entry.row_of(attack, system)
        return row, tuple(quick_entry.supplied(attack, system).values()) if self._fits(row) else ()

    def _from_notation(self, name: str, text: str) -> dict[str, Any] | None:
        """Return the fields in the system's notation, `8 × STR + 2d10, Ranged`; None if it is not notation."""
        if not issubclass(self.model, Sheet):
            return None
        fields = self.model.from_named_notation(name, text.strip(" .;"))
        return None if fields is None else {key: value for key, value in fields.items() if value is not None}

    def _without_label(self, text: str) -> str:
        """Return the text before a number without the number's label."""
        words = list(re.finditer(r"\S+", text))
        for count in (3, 2, 1):
            if len(words) > count:
                start = words[-count].start()
                label = name_key(text[start:])
                if label in _HURTS or label in self.labels:
                    return text[:start].rstrip(" ,;")
        return text

    def _fits(self, row: dict[str, Any]) -> bool:
        try:
            check(self.model, row)
        except BadSheet:
            return False
        return True


class _AttackReader:
    """Reads a line from behind its name as far as it is understood."""

    def __init__(self, rows: AttackRows, line: str, position: int, *, is_listed: bool) -> None:
        self.rows, self.line, self.position = rows, line, match_end(_SPACE, line, position)
        self.is_listed = is_listed
        self.is_damage = False
        """Whether a word says that the dice are damage."""
        self.fields: dict[str, Any] = {}
        self.dice = ""
        self.skipped: list[str] = []

    def read(self) -> bool:
        """Read the line; return whether there are dice with nothing contradictory before them."""
        understood, passed = self.position, list[str]()
        """The end of what is understood, and the parts behind it that were passed over."""
        while self.position < len(self.line):
            if self._read_part():
                self.skipped += passed
                passed.clear()
                understood = match_end(_SPACE, self.line, self.position)
            elif not self._pass(passed):
                break
            self.position = match_end(_SPACE, self.line, self.position)
        self.position = understood
        return bool(self.dice)

    def _read_part(self) -> bool:
        """Read what stands next; return whether it is understood, or at least told of the attack."""
        return (
            self._read_skill()
            or self._read_kind()
            or self._read_flag()
            or self._read_number()
            or self._read_choice()
            or self._read_damage()
            or self._read_detail()
            or self._read_skill(is_short=True)
            or self._skip()
        )

    def _pass(self, passed: list[str]) -> bool:
        """Pass over a part between commas that is not understood: what stands behind it may be."""
        part = _DETAIL.match(self.line, self.position)
        starts_part = self._starts_part(after=",;:" if self.is_listed else ",;") and (self.dice or self.is_listed)
        if part is None or len(passed) == _MOST_PASSED or not starts_part or _DICE.search(part[0]):
            return False
        if self.rows.words.begins_list(part[0]):
            return False  # what stands behind it belongs to that list
        passed.append(part[0].strip(" ."))
        self.position = part.end()
        return True

    def _starts_part(self, after: str = ",;:(") -> bool:
        """Return whether a part between commas begins there."""
        return self.line[: self.position].rstrip().endswith(tuple(after))

    def _read_detail(self) -> bool:
        """Read a word of the row that stands by itself, `natural`; numbers have labels of their own."""
        part = _DETAIL.match(self.line, self.position)
        if part is None or not self._starts_part():
            return False
        detail = detail_of(self.rows.words.system, self.rows.model, part[0].strip(" ."))
        if not detail or detail.keys() & {*self.fields, *self.rows.damage, *self.rows.labels.values()}:
            return False
        self.fields |= detail
        self.position = part.end()
        return True

    def _skip(self) -> bool:
        """Pass over a part in brackets that is not understood."""
        part = _DETAIL.match(self.line, self.position)
        if part is None or not (self.dice and self._is_in_brackets()) or self.rows.words.begins_list(part[0]):
            return False
        self.skipped.append(part[0].strip(" ."))
        self.position = part.end()
        return True

    def _is_in_brackets(self) -> bool:
        return self.line.count("(", 0, self.position) > self.line.count(")", 0, self.position)

    def _read_skill(self, *, is_short: bool = False) -> bool:
        """Read the skill that the attack is made with, `perícia CaC simples`; in one word a part of its own, `pistola`.

        `is_short`: that word.
        """
        part = _DETAIL.match(self.line, self.position)
        if is_short and (part is None or " " in part[0].strip() or not self._starts_part()):
            return False
        label = _SKILL.match(self.line, self.position)
        word = "" if label is None else label[0].rstrip()
        while word:
            field, value = self.rows.words.skill_named(word, is_short=is_short) or ("", "")
            if field and field not in self.fields:
                self.fields[field] = value
                self.position += len(word)
                return True
            word = word.rpartition(" ")[0]
        return False

    def _read_kind(self) -> bool:
        """Read a kind of attack in the rule book's words."""
        label = _LABEL.match(self.line, self.position)
        word = "" if label is None else label[0].strip()
        while word:
            key, value = self.rows.words.kinds.get(slug(word), ("", ""))
            if key and key not in self.fields:
                self.fields[key] = value
                self.position += len(word)
                return True
            word = word.rpartition(" ")[0]
        return False

    def _read_flag(self) -> bool:
        """Read a word that stands for what is true of the attack, `improvisada`."""
        label = _LABEL.match(self.line, self.position)
        word = "" if label is None else label[0].split()[0]
        flag = flag_of(self.rows.model, word)
        if not flag or flag in self.fields:
            return False
        self.fields[flag] = True
        self.position += len(word)
        return True

    def _read_choice(self) -> bool:
        """Read a choice without words behind its label, `calibre 40-45`."""
        match = _CHOICE.match(self.line, self.position)
        found = None if match is None else self.rows.words.details.get(slug(match[0]))
        if match is None or found is None or found[0] in self.fields:
            return False
        self.fields[found[0]], self.position = found[1], match.end()
        return True

    def _read_number(self) -> bool:
        """Read a number with its label, a distance, or a percentage without a label."""
        line, rows = self.line, self.rows
        percent = _PERCENT.match(line, self.position)
        if percent and rows.percent and rows.percent not in self.fields:
            self.fields[rows.percent] = int(percent[1])
            self.position = percent.end()
            return True
        unlabelled = _NUMBER.match(line, self.position)
        if unlabelled is not None and rows.words.range and rows.words.range not in self.fields:
            unit_end, is_distance = self._unit(unlabelled.end())
            if is_distance:
                self.fields[rows.words.range], self.position = int(unlabelled[1]), unit_end
            if is_distance is not None:
                return is_distance
        behind = None if unlabelled is None else _UNIT.match(line, unlabelled.end())
        if unlabelled is not None and behind is not None:
            key = rows.labels.get(name_key(behind[1]))
            if not key or key in self.fields:
                return False
            self.fields[key], self.position = int(unlabelled[1]), behind.end()  # `6 tiros`
            return True
        label = _LABEL.match(line, self.position)
        if label is None:
            return False
        number = _NUMBER.match(line, label.end())
        key = rows.labels.get(name_key(label[0]))
        if not key or number is None or key in self.fields:
            return False
        unit_end, is_distance = self._unit(number.end())
        if is_distance is False:
            return False
        self.fields[key], self.position = int(number[1]), unit_end
        return True

    def _unit(self, position: int) -> tuple[int, bool | None]:
        """Return where a distance's unit ends, and whether it is the system's unit (None: no unit of distance)."""
        unit = _UNIT.match(self.line, position)
        is_distance = None if unit is None else self.rows.words.is_distance(unit[1])
        return (position, None) if unit is None or is_distance is None else (unit.end(), is_distance)

    def _read_damage(self) -> bool:
        """Read the dice, with a word for damage before or after them."""
        line, start = self.line, self.position
        label = _LABEL.match(line, start)
        dice = _DICE.match(line, start)
        if dice is None and label is not None:
            word = label[0].split()[0]
            if name_key(word) not in _HURTS and name_key(label[0]) not in _HURTS:
                return False
            dice = _DICE.match(line, match_end(_SPACE, line, start + len(word)))
            self.is_damage = self.is_damage or dice is not None
        if dice is None or self.dice:
            return False
        self.dice, self.position = dice[0], dice.end()
        word_after = _AFTER.match(line, self.position)
        if word_after is not None and name_key(word_after[1]) in _HURTS:
            self.is_damage, self.position = True, word_after.end()
        return True
