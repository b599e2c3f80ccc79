"""Attacks in the text of a sheet: a name, dice, and numbers by the labels of the rows in which they are kept."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, NamedTuple, Self

from models.exchange.tables import cells
from models.exchange.tables.columns import name_key
from rules.sheets.schema import Sheet, check, label_of, row_model, slug
from rules.system import quick_entry, quick_words
from rules.text.faults import BadSheet

if TYPE_CHECKING:
    from collections.abc import Callable

    from pydantic import BaseModel

    from rules.system.system import System

WORDS = 5
"""The name of an attack has no more words than this; a sentence has."""
_HURTS = frozenset(map(name_key, ("damage", "dmg", "daño", "dano", "de daño", "de dano")))
"""How people say that dice are damage."""
_NO_BLOW = re.compile(
    r"cura|sana|heal|regenera|recupera|inicia|initia|tes(?:or|our)|treasure|dura(?:ci|tion|ç)|moral|n[uú]mero|number|appear|aparec",
    re.IGNORECASE,
)
"""How words begin that say that dice are something else."""
_ROLLED = r"(?:\d{1,3}[dD]\d{0,3}|[dD]\d{1,3}|½[dD])"
_BEFORE = r"(?:[^\W\d_]{2,10}[ ]?[+-][ ]?)?"
"""A number of the sheet to which dice are added."""
_DICE = re.compile(rf"{_BEFORE}{_ROLLED}(?:[ ]?[+-][ ]?(?:{_ROLLED}|\d{{1,4}}|[^\W\d_]{{2,10}}))*(?![\w½])")
_PERCENT = re.compile(r"(\d{1,3})[ ]?%")
_FIGURES_OF_NAME = re.compile(rf"[ ]\.?\d{{1,3}}(?=[ ]{_ROLLED}(?!\w))")
"""Figures that are of the name of a weapon: `Colt 45 d10`."""
_BEHIND = re.compile(rf"(?P<mark>[:.,;(])|(?<!\w){_BEFORE}(?:\d|[dD]\d|½[dD])")
"""Where the name of an attack ends: before a sign, or before its first number."""
_AFTER = re.compile(r"\s*(?:de\s+)?(\w+)")
_NUMBER = re.compile(r"[ ]{0,9}[:=]?[ ]{0,9}(\d{1,4})(?![\ddD])(?:[ ]?%)?")
_UNIT = re.compile(r"[ ]?([^\W\d_]+)\.?(?!\w)")
_PART = re.compile(r"(?:[^,(]|\([^()]*\)|\()+")
"""What stands between commas that are in no brackets."""
_LABEL = re.compile(r"[^\W\d_][^\W\d_.]*\.?(?:[ ][^\W\d_(%+]+\.?){0,3}")
_SPACE = re.compile(r"[\s,;:|·.*()-]*")


class AttackRow(NamedTuple):
    """A row of a sheet, and what of the line it does not tell."""

    row: dict[str, Any]
    rest: str
    is_guess: bool
    """Whether nothing in the line but a name and dice says that it is one."""


@dataclass(frozen=True, slots=True)
class AttackRows:
    """The rows in which a system keeps attacks, and how a text may call their fields."""

    field: str
    """The list of the sheet."""
    model: type[BaseModel]
    """What one of them is."""
    labels: Mapping[str, str]
    """Label as it is compared, to a field that holds a whole number."""
    percent: str
    """The field of a number with a per cent sign that nothing names; empty: there is none."""
    words: quick_words.QuickWords
    """What its kinds of attack and of damage, its weapons and its traits are called."""

    @classmethod
    def of(cls, system: System, called: Callable[[str], tuple[str, ...]]) -> Self | None:
        """Those of a system; None where it has none. `called` gives longer words for a label."""
        told = system.plain
        model = None if told is None else row_model(system.sheet.model_fields[told.attacks])
        if told is None or model is None:
            return None
        kinds = cells.kinds_of(model)
        numbers = {name: label_of(name, info) for name, info in model.model_fields.items() if kinds[name] == "whole"}
        labels: dict[str, str] = {}
        for name, label in numbers.items():
            for word in (label, *called(label)):
                for short in (word, word.partition("(")[0]):
                    labels.setdefault(name_key(short.removesuffix("%")), name)
        percent = next((name for name, label in numbers.items() if label.endswith("%")), "")
        return cls(told.attacks, model, labels, percent, quick_words.words_of(system))

    def read(self, line: str) -> AttackRow | None:
        """The attack of a line: `Espada: 60 %, 1D8+1D4`; None where it tells none."""
        behind = _BEHIND.search(line)
        if behind is None:
            return None
        before = line[: behind.start()]
        end = len(self._named(before))
        name = before[:end].strip(" \t*•–-")
        words = name.split()
        if not any(map(str.isalpha, name)) or len(words) > WORDS or any(map(_NO_BLOW.match, words)):
            return None
        if self.words.names_no_weapon(name):
            return None  # `Resistência d8`
        known = len(before.rstrip())
        figures = None if self.percent or end < known else _FIGURES_OF_NAME.match(line, known)
        start = behind.end() if behind["mark"] else behind.start()
        if figures is not None:
            name, start = name + figures[0], figures.end()
        name, kind = self.words.kind_behind(name)
        cut = before[end:].strip()
        written = None if cut else self._written(line[start:])
        if written is not None:
            return AttackRow(self._row(name, {**kind, **written}), "", is_guess=False)
        found = _AttackReader(self, line, end if cut else start)
        if not found.read():
            return None
        rest = line[found.at :].strip(" .,;:")
        named = bool(behind["mark"] == ":" or found.hurts or found.told)
        if not named and (rest or len(words) > 2):
            return None  # `Each turn it loses 1d6 PV`
        row = self._row(name, {**kind, **found.told}, found.dice)
        if not self._fits(row):
            return None
        return AttackRow(row, rest, is_guess=not (found.hurts or found.told or kind))

    def parted(self, item: str) -> list[str]:
        """Return the attacks of an entry that commas part: `Machado d8, Arco d6 alcance 60`; else the entry alone."""
        made: list[tuple[int, int]] = []
        for part in _PART.finditer(item):
            names = self._begins_another(part[0].strip()) and bool(made) and self.read(item[slice(*made[-1])].strip())
            if made and not names:
                made[-1] = made[-1][0], part.end()
            else:
                made.append(part.span())
        return [item[start:end].strip() for start, end in made]

    def _begins_another(self, part: str) -> bool:
        """Whether what stands behind a comma has a name and dice of its own: not `dano extra d4`, `fogo d6`."""
        begins = _LABEL.match(part)
        word = "" if begins is None else begins[0].split()[0]
        found = None if name_key(word) in _HURTS or slug(word) in self.words.kinds else self.read(part)
        has_chance = bool(self.percent) and _PERCENT.search(part) is not None
        return found is not None and (has_chance or not found.rest)

    def _row(self, name: str, more: Mapping[str, Any], dice: str = "") -> dict[str, Any]:
        """The row of an attack, as one that is typed with the same words has it."""
        told = quick_entry.QuickAttack(name, *quick_entry.parted(dice), tuple(more.items()))
        return quick_entry.row_of(told, self.words.system)

    def _written(self, text: str) -> dict[str, Any] | None:
        """What a text says in the notation of the system: `8 × STR + 2d10, Ranged`; None where it is not written so."""
        if not issubclass(self.model, Sheet):
            return None
        found = self.model.from_notation(text.strip(" .;"))
        return None if found is None else {key: value for key, value in found.items() if value is not None}

    def _named(self, text: str) -> str:
        """What stands before a number, without the label that belongs to the number."""
        words = list(re.finditer(r"\S+", text))
        for many in (3, 2, 1):
            if len(words) > many:
                start = words[-many].start()
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
    """What is read of a line from behind its name on, as far as it is understood."""

    def __init__(self, rows: AttackRows, line: str, at: int) -> None:
        self.rows, self.line, self.at = rows, line, _end(_SPACE, line, at)
        self.hurts = False
        """Whether a word says that the dice are damage."""
        self.told: dict[str, int | str] = {}
        self.dice = ""

    def read(self) -> bool:
        """Whether there are dice, and nothing before them that says something else."""
        while self.at < len(self.line) and (self._word() or self._number() or self._damage()):
            self.at = _end(_SPACE, self.line, self.at)
        return bool(self.dice)

    def _word(self) -> bool:
        """What kind of attack it is, in the words of the book."""
        label = _LABEL.match(self.line, self.at)
        word = "" if label is None else label[0].strip()
        while word:
            key, value = self.rows.words.kinds.get(slug(word), ("", ""))
            if key and key not in self.told:
                self.told[key] = value
                self.at += len(word)
                return True
            word = word.rpartition(" ")[0]
        return False

    def _number(self) -> bool:
        """A number with its label, or per cent that nothing names."""
        line, rows = self.line, self.rows
        percent = _PERCENT.match(line, self.at)
        if percent and rows.percent and rows.percent not in self.told:
            self.told[rows.percent] = int(percent[1])
            self.at = percent.end()
            return True
        bare = _NUMBER.match(line, self.at)
        if bare is not None and rows.words.range and rows.words.range not in self.told:
            behind, is_ours = self._unit(bare.end())
            if is_ours:
                self.told[rows.words.range], self.at = int(bare[1]), behind
            return bool(is_ours)
        label = _LABEL.match(line, self.at)
        if label is None:
            return False
        number = _NUMBER.match(line, label.end())
        key = rows.labels.get(name_key(label[0]))
        if not key or number is None or key in self.told:
            return False
        behind, is_ours = self._unit(number.end())
        if is_ours is False:
            return False
        self.told[key], self.at = int(number[1]), behind
        return True

    def _unit(self, at: int) -> tuple[int, bool | None]:
        """Where the unit of a distance ends, and whether it is the system's."""
        unit = _UNIT.match(self.line, at)
        is_ours = None if unit is None else self.rows.words.is_distance(unit[1])
        return (at, None) if unit is None or is_ours is None else (unit.end(), is_ours)

    def _damage(self) -> bool:
        """The dice, with a word for damage before or behind them."""
        line, at = self.line, self.at
        label = _LABEL.match(line, at)
        dice = _DICE.match(line, at)
        if dice is None and label is not None:
            word = label[0].split()[0]
            if name_key(word) not in _HURTS and name_key(label[0]) not in _HURTS:
                return False
            dice = _DICE.match(line, _end(_SPACE, line, at + len(word)))
            self.hurts = self.hurts or dice is not None
        if dice is None or self.dice:
            return False
        self.dice, self.at = dice[0], dice.end()
        behind = _AFTER.match(line, self.at)
        if behind is not None and name_key(behind[1]) in _HURTS:
            self.hurts, self.at = True, behind.end()
        return True


def _end(pattern: re.Pattern[str], text: str, at: int) -> int:
    match = pattern.match(text, at)
    return match.end() if match else at
