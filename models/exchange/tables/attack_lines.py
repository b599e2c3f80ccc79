"""Attacks in the text of a sheet: a name, dice, and numbers by the labels of the rows in which they are kept."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, NamedTuple, Self

from models.exchange.tables import cells
from models.exchange.tables.columns import plain
from rules.sheets.schema import Sheet, check, label_of, row_model, slug, without_terms
from rules.system import quick_words
from rules.text.faults import BadSheet

if TYPE_CHECKING:
    from collections.abc import Callable

    from pydantic import BaseModel
    from pydantic.fields import FieldInfo

    from rules.system.system import System

WORDS = 5
"""The name of an attack has no more words than this; a sentence has."""
_HURTS = frozenset(map(plain, ("damage", "dmg", "daño", "dano", "de daño", "de dano")))
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
_BEHIND = re.compile(rf"(?P<mark>[:.,;(])|(?<!\w){_BEFORE}(?:\d|[dD]\d|½[dD])")
"""Where the name of an attack ends: before a sign, or before its first number."""
_AFTER = re.compile(r"\s*(?:de\s+)?(\w+)")
_NUMBER = re.compile(r"[ ]{0,9}[:=]?[ ]{0,9}(\d{1,4})(?![\ddD])(?:[ ]?%|[ ](?:pies|pés|feet|foot|ft|metros|m)\b\.?)?")
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
    usual: Mapping[str, Any]
    """What one of them has besides, where nothing is said of it."""
    damage: str
    """The field of the dice."""
    flat: str
    """The field of what is added to them; empty: it is written behind the dice."""
    labels: Mapping[str, str]
    """Label as it is compared, to a field that holds a whole number."""
    percent: str
    """The field of a number with a per cent sign that nothing names; empty: there is none."""
    terms: Mapping[str, str]
    """The words of the system that can stand among the dice: what is written to how it is shown."""
    words: quick_words.QuickWords
    """What its kinds of attack and of damage, its weapons and its traits are called."""
    by_name: frozenset[str]
    """What follows of the name of a weapon that the system has."""
    implied: Mapping[str, Mapping[str, Any]]
    """A field that is told to what else is so then."""

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
                    labels.setdefault(plain(short.removesuffix("%")), name)
        percent = next((name for name, label in numbers.items() if label.endswith("%")), "")
        terms = _terms(model.model_fields[told.damage])
        return cls(
            told.attacks,
            model,
            told.attack,
            told.damage,
            told.flat,
            labels,
            percent,
            terms,
            quick_words.words_of(system),
            told.by_name,
            told.implied,
        )

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
        name, kind = self.words.kind_behind(name)
        cut = before[end:].strip()
        written = None if cut else self._written(line[behind.end() if behind["mark"] else behind.start() :])
        if written is not None:
            return AttackRow({**self._called(name), **kind, **written}, "", is_guess=False)
        found = _AttackReader(self, line, end if cut else behind.end() if behind["mark"] else behind.start())
        if not found.read():
            return None
        rest = line[found.at :].strip(" .,;:")
        named = bool(behind["mark"] == ":" or found.hurts or found.told)
        if not named and (rest or len(words) > 2):
            return None  # `Each turn it loses 1d6 PV`
        implied = {key: value for item in found.told for key, value in self.implied.get(item, {}).items()}
        row = {**self._called(name, implied), **kind, **found.told, **self._dealt(found.dice)}
        if not self._fits(row):
            return None
        return AttackRow(row, rest, is_guess=not (found.hurts or found.told or kind))

    def _called(self, name: str, implied: Mapping[str, Any] | None = None) -> dict[str, Any]:
        """The row of an attack of which nothing is known but its name, and what is `implied` by what is told of it."""
        return {
            "id": slug(name) or "attack",
            "name": name,
            **self.usual,
            **(implied or {}),
            **self.words.like(name, self.by_name),
        }

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
                label = plain(text[start:])
                if label in _HURTS or label in self.labels:
                    return text[:start].rstrip(" ,;")
        return text

    def _dealt(self, dice: str) -> dict[str, Any]:
        """What the dice are in a row."""
        said = without_terms(dice, self.terms).replace(" ", "")
        parted = re.fullmatch(r"(\d*[dD]\d+)([+-]\d+)?", said)
        if self.flat and parted is not None:
            return {self.damage: parted[1].lower(), self.flat: int(parted[2] or 0)}
        return {self.damage: said}

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
        label = _LABEL.match(line, self.at)
        if label is None:
            return False
        number = _NUMBER.match(line, label.end())
        key = rows.labels.get(plain(label[0]))
        if not key or number is None or key in self.told:
            return False
        self.told[key] = int(number[1])
        self.at = number.end()
        return True

    def _damage(self) -> bool:
        """The dice, with a word for damage before or behind them."""
        line, at = self.line, self.at
        label = _LABEL.match(line, at)
        dice = _DICE.match(line, at)
        if dice is None and label is not None:
            word = label[0].split()[0]
            if plain(word) not in _HURTS and plain(label[0]) not in _HURTS:
                return False
            dice = _DICE.match(line, _end(_SPACE, line, at + len(word)))
            self.hurts = self.hurts or dice is not None
        if dice is None or self.dice:
            return False
        self.dice, self.at = dice[0], dice.end()
        behind = _AFTER.match(line, self.at)
        if behind is not None and plain(behind[1]) in _HURTS:
            self.hurts, self.at = True, behind.end()
        return True


def _terms(info: FieldInfo) -> dict[str, str]:
    extra = info.json_schema_extra
    inside = extra.get("inside") if isinstance(extra, dict) else None
    return {word: str(shown) for word, shown in inside.items()} if isinstance(inside, dict) else {}


def _end(pattern: re.Pattern[str], text: str, at: int) -> int:
    match = pattern.match(text, at)
    return match.end() if match else at
