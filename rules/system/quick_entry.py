"""A creature in one line: its name, hit points, numbers and attacks; the system supplies the rest.

What is not understood becomes a note, word for word: nothing is lost or misread. A labelled number beyond the limits of
the sheet is refused.
"""

from __future__ import annotations

import itertools
import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any, NamedTuple, TypeAlias

from rules.dice.dice import with_hyphens
from rules.sheets.schema import Sheet, check, label_of, row_model, slug, unsaid_numbers, without_terms
from rules.sheets.schema import with_terms as terms_in
from rules.system.label_words import BEFORE_WEAPON
from rules.system.quick_words import (
    DROPS,
    MOST_WORDS,
    NO_LEVEL,
    OF_LISTS,
    USUAL,
    QuickWords,
    SheetPlace,
    bonuses_of,
    inside_of,
    kinds_of,
    of_damage,
    put,
    words_of,
)
from rules.system.system import System
from rules.text.faults import BadSheet
from rules.text.localized import LocalizedText, said
from rules.text.messages import in_terms

LONGEST = 1000
"""The most characters of a line that are read."""
_MOST_OF_NAME = 5
"""The most words in the name of an attack; a sentence has more."""
_JOINING = frozenset(
    ("with", "and", "con", "y", "e", "com", "de", "of", "has", "tiene", "tem", "a", "an", "un", "una", "um", "uma")
)
"""Words between what is said."""
_BEFORE_KIND = frozenset(("de", "do", "da", "del", "of", "by", "por", "daño", "dano", "damage", "dmg"))
"""Words between the dice of an attack and the kind of its damage, or behind that."""
_OF_LABEL = re.compile(r"[^\W\d_]+(?:[-/'’][^\W\d_]+)*:?")
"""A word of a list's label."""
_LONGEST_SHORT = 3
"""The most letters of a shortened word with its point: `Lvl.`."""
_MOST_OF_LABEL = 4
"""The most words of a list's label."""
_HURTS = frozenset(("daño", "dano", "damage", "dmg"))
"""Words before the dice of an attack."""
_MOST_OF_ATTACK = 6
"""The most parts between commas of an attack in the book's notation."""
_BARE_ROW = 3
"""This many dice in a row are no attack of the name before them."""
_TOKEN = re.compile(r"[^ ]+")
_BARE = re.compile(r"[+-]?\d{1,6}")
_THOUSANDS = re.compile(r"\d{1,3}(?:\.\d{3}|,\d{3})")
_ALL_OF = re.compile(r"(\d{1,6})/\1")
_PER_CENT = re.compile(r"(\d{1,3})%")
_FIGURES = re.compile(r"[+-]?\d[\d.,/]*%?")
_ORDINAL = re.compile(r"(\d{1,3})(?:st|nd|rd|th|[ºª°])?")
_UNIT_BEHIND = re.compile(r"([^()]+) \(([^()]+)\)")
"""A label with a unit in brackets: `Alcance (pies)`."""
_GLUED = re.compile(r"(\d+)([^\W\d]+)")
_GLUED_BEHIND = re.compile(r"([^\W\d]+)\.?(\d+)")
_BEFORE_VALUE = re.compile(r"(?<!\)) ?[:=] ?(?=[+-]?\d|d\d)", re.IGNORECASE)
_APART_PER_CENT = re.compile(r"(?<=\d) %")
_MP, _CT = (rf"\d{{1,3}} ?{unit}\b(?! ?\d)|{unit} ?\d{{1,3}}\b" for unit in ("(?:MP|PM)", "(?:CT|TC)"))
_COSTS_APART = re.compile(
    rf"(?<=[^\W\d_]):? (?:({_MP})[,;/]? ?({_CT})|({_CT})[,;/]? ?({_MP})"
    r"|(\d{1,3} ?(?:MP|PM)\b)(?=[,:]? ?\(?\d{1,2} ?[x×*] ?MAG))[,:]?",
    re.IGNORECASE,
)
"""The costs behind a name, without brackets: `Fire 8 MP CT 8`, `Fire: 8 MP, 3 x MAG + d8`."""
_CALLED = re.compile(r"^(?:name|nombre|nome) ?: ?(?=\S)", re.IGNORECASE)
"""A label before the name."""
_AROUND = ",;:()[]|·."
_DASHES = ("-", "–", "—", "/", "|", "·", "•", "*")
_ENDS = (",", ";", "|", "·", ")", ".")
_POINTS = r"(?:[mc][pt]|p[ms]|tc|mana|estamina|stamina)"
"""The words for what an ability costs, in any system."""
_ABILITY = re.compile(
    rf"([^(),;:\d]{{1,60}})\([^()]{{0,60}}\b(?:\d{{1,3}} ?{_POINTS}|{_POINTS} ?\d{{1,3}})\b", re.IGNORECASE
)
"""The name of an ability, and its costs in brackets: `fire (4 MP, CT 6)`."""
_CODE = re.compile(r"\(?\d{1,2} ?[×x*] ?([^\W\d_]{2,20})\b", re.IGNORECASE)
"""The beginning of an attack's code in the notation of the book: `3 x STR`."""
_NO_NAME = re.compile(r"[:()]")
_MOST_OF_TEXT = 12
"""The most words, and parts between commas, of what a reader of texts may understand."""
_MOST_TRIES = 300
"""How often one is asked about a line."""
_TIMES = re.compile(r"[×x*]", re.IGNORECASE)
_COUNT = re.compile(r"([1-9]\d?)(?: ?[x×] | )(?=[^\W\d_]{2})")
"""How many creatures a line is about, before their name."""
_COUNT_BEHIND = re.compile(r"[x×]([1-9]\d?)", re.IGNORECASE)
"""The same behind their name."""
_LEVEL = "L"
"""The short word for a level, which no other word is in small letters."""
_HIGHEST_LEVEL = 100
_AS_DICE = re.compile(r"[+-]?\d{0,3}d\d", re.IGNORECASE)


_DIGIT = re.compile(r"\d")


class QuickAttack(NamedTuple):
    """An attack as it is typed."""

    name: str
    dice: str = ""
    flat: int = 0
    """The constant added to the dice, or all the damage without dice."""
    more: tuple[tuple[str, Any], ...] = ()
    """Further fields of its row."""


class QuickValue(NamedTuple):
    """A number or dice of the sheet."""

    place: SheetPlace
    value: int | str


class RefusedNumber(NamedTuple):
    """A labelled number that the sheet does not take."""

    place: SheetPlace
    typed: str
    """Its figures."""
    least: int
    most: int

    @property
    def fault(self) -> LocalizedText:
        """Return what is wrong with it."""
        return said("fault-number_between", least=self.least, most=self.most, value=self.typed)


@dataclass(frozen=True, slots=True)
class QuickLine:
    """The contents of such a line."""

    name: str
    vital: int | None = None
    attacks: tuple[QuickAttack, ...] = ()
    notes: str = ""
    """What is not understood, as it was typed."""
    texts: tuple[str, ...] = ()
    """Parts that a reader of texts understands, each by itself."""
    values: tuple[QuickValue, ...] = ()
    """Further values of the sheet."""
    refused: tuple[RefusedNumber, ...] = ()
    """Labelled numbers that the sheet does not take: such a line makes no creature."""
    typed: tuple[QuickValue | QuickAttack, ...] = field(default=(), compare=False)
    """All values and attacks in the order in which they were typed."""
    count: int = 1
    """How many of them the line asks for, `3 Rat`."""
    level: int | None = None
    """The level of a creature whose sheet has none."""


def read(line: str, system: System, is_text: Callable[[str], bool] = lambda _: False) -> QuickLine:
    """Read a line for a system: `Bandit 12 hp, sword d8+1`, `Ogre level 8 hp 120`.

    `is_text` tells of a part whether a reader of texts understands all of it: `weak ice`.
    """
    line = _COSTS_APART.sub(_in_brackets, _APART_PER_CENT.sub("%", line[:LONGEST]))
    text = _CALLED.sub("", _BEFORE_VALUE.sub(" ", " ".join(with_hyphens(line[:LONGEST]).split())))
    return _LineReader(text, words_of(system), is_text).line()


def _in_brackets(costs: re.Match[str]) -> str:
    """Return the costs of an ability in brackets behind its name."""
    return f" ({', '.join(filter(None, costs.groups()))}):"


def names_somebody(line: QuickLine, system: System) -> bool:
    """Whether a line says who comes, not only what a number is: `level 6`, `12 hp`."""
    words = [word for word in line.name.split() if not _FIGURES.fullmatch(word)]
    if line.attacks or line.values or line.level or line.notes or line.texts or line.refused:
        return any(map(str.isalpha, line.name))
    is_counted = len(words) < len(line.name.split()) or line.vital is not None
    return bool(words) and not (is_counted and words_of(system).is_label(" ".join(words)))


def sheet(line: QuickLine, system: System) -> dict[str, Any]:
    """Return the sheet of such a creature, not yet checked."""
    made = {**_typed_sheet(line, system), **worked_out(line, system)}
    made.setdefault(system.vital.id, USUAL)
    plain = system.plain
    if plain is None:
        return made
    rows: dict[str, dict[str, Any]] = {}
    for attack in line.attacks or (QuickAttack(""),):
        row = row_of(attack, system)
        id = next(item for item in _numbered(row["id"]) if item not in rows)
        rows[id] = {**row, "id": id}
    return {**made, plain.attacks: list(rows.values())}


def worked_out(line: QuickLine, system: System) -> dict[str, int]:
    """Return the numbers of such a creature that the book works out of what is typed."""
    numbers = unsaid_numbers(system.sheet, _typed_sheet(line, system))
    return {key: value for key, value in numbers.items() if value is not None}


def assumed(line: QuickLine, system: System) -> dict[str, int | str]:
    """Return the numbers of such a creature that nobody typed and no rule works out: its `SPD 10`, its `STR 1`."""
    plain, fields = system.plain, system.sheet.model_fields
    untold = {*worked_out(line, system), *(place.field for place, _ in line.values)}
    untold |= set() if line.vital is None else {system.vital.id}
    keys = [system.vital.id, *(() if plain is None else (*plain.sheet, *plain.abilities)), words_of(system).level.field]
    made = sheet(line, system)
    values = {key: made.get(key, fields[key].default) for key in keys if key in fields and key not in untold}
    is_rated = words_of(system).is_rated
    return {key: value for key, value in values.items() if value is not None and is_rated(SheetPlace(key, key))}


def _typed_sheet(line: QuickLine, system: System) -> dict[str, Any]:
    """Return the numbers of the system's plain sheet and of the line."""
    typed: dict[str, Any] = {} if system.plain is None else dict(system.plain.sheet)
    for place, value in line.values:
        typed = put(typed, place, value, system)
    return typed if line.vital is None else {**typed, system.vital.id: line.vital}


def _numbered(id: str) -> Iterator[str]:
    yield id
    yield from (f"{id}-{number}" for number in itertools.count(2))


def row_of(attack: QuickAttack, system: System) -> dict[str, Any]:
    """Return the row of an attack: the system's weapon, else the usual attack, with the fields typed.

    What is typed in the book's notation is whole, whatever the book has of that name.
    """
    plain = system.plain
    assert plain is not None
    words = words_of(system)
    name = attack.name[:1].upper() + attack.name[1:] or system.word(plain.called)
    is_noted = plain.damage in dict(attack.more)
    known_row = {} if is_noted else dict(words.weapons.get(slug(attack.name), {}))
    follows = plain.by_name | {plain.damage}
    if known_row:
        usual = {key: value for key, value in plain.attack.items() if key not in follows}
    else:
        like = words.like(attack.name)
        usual, known_row = {}, {key: like[key] for key in plain.by_name & like.keys()}
    row = {**plain.attack, **known_row, **usual, "id": slug(attack.name) or "attack", "name": name}
    for field_name, _ in attack.more:
        row |= plain.implied.get(field_name, {})
    if (attack.dice or attack.flat) and words.row is not None:
        model = check(words.row, row)
        for key in of_damage(model):
            row.pop(key, None)
    typed_dice = _without_bonus(attack.dice, system)
    if attack.dice and plain.flat:
        row |= {plain.damage: attack.dice, plain.flat: attack.flat}
    elif attack.dice:
        inside = {} if words.row is None else inside_of(words.row, plain.damage)
        row[plain.damage] = without_terms(typed_dice, inside) + (f"{attack.flat:+d}" if attack.flat else "")
    elif attack.flat:
        row[plain.damage] = attack.flat
    row |= dict(attack.more)
    return words.row.from_text(row) if words.row is not None and issubclass(words.row, Sheet) else row


def _without_bonus(dice: str, system: System) -> str:
    """Return dice without the sheet's bonus that every such attack has, `1D3 + MD`."""
    words = "|".join(map(re.escape, bonuses_of(system)))
    return re.sub(rf" ?\+ ?(?:{words})$", "", dice, flags=re.IGNORECASE) if words else dice


def _close(dice: str) -> str:
    """Return dice as a sheet has them."""
    return dice.replace(" ", "").lower()


def parted(dice: str) -> tuple[str, int]:
    """Return dice without blanks, and the constant behind them."""
    closed = _close(dice)
    found = re.fullmatch(r"(.*[^+-])([+-]\d+)", closed)
    return (closed, 0) if found is None else (found[1], int(found[2]))


def _whole(figures: str) -> int | None:
    """Return the whole number of figures: `12`, `+3`, `1,200`, `13/13`; None if they are another."""
    if match := _ALL_OF.fullmatch(figures):
        return int(match[1])
    if _BARE.fullmatch(figures):
        return int(figures)
    return int(re.sub("[.,]", "", figures)) if _THOUSANDS.fullmatch(figures) else None


_Value: TypeAlias = "int | str | RefusedNumber | None"


class _LineReader:
    """A reader of a line, word after word."""

    def __init__(self, text: str, words: QuickWords, is_text: Callable[[str], bool]) -> None:
        self._text = text
        self._is_text = is_text
        row = words.row
        self._is_noted = row is not None and issubclass(row, Sheet) and bool(row.notation)
        """Whether the book has a notation of attacks."""
        self._words = words
        self._system = words.system
        tokens = list(_TOKEN.finditer(text))
        self._starts = [match.start() for match in tokens]
        self._raw = [match[0] for match in tokens]
        self._bare = [match[0].strip(_AROUND) for match in tokens]
        self._many = len(tokens)
        self._vital: int | None = None
        self._level: int | None = None
        self._values: dict[SheetPlace, int | str] = {}
        self._refused: list[RefusedNumber] = []
        self._attacks: list[QuickAttack] = []
        self._unnamed: dict[int, str] = {}
        """The attacks that are bare dice, by their index, as they were typed."""
        self._order: list[QuickValue | int] = []
        """The values, and the indices of the attacks, as they were typed."""
        self._rest: list[tuple[str, bool, int]] = []
        """What is not understood, whether it may be the name of an attack, and its index in the order."""
        self._texts: list[str] = []
        self._tries = 0
        self._behind_level = -1
        """The word behind the level, where a kind may stand: `level 6 fiend`."""
        self._dice_at: dict[int, tuple[str, int] | None] = {}

    def line(self) -> QuickLine:
        """Return the contents of the line."""
        start, count = self._before_name()
        words = (at for at in range(start, self._many) if any(map(str.isalpha, self._bare[at])))
        first = next(words, self._many)
        at = self._behind_name(first)
        end, count = self._count_behind(first, at, count)
        if at == self._many and not start:
            return QuickLine(self._text if end == at else self._typed(0, end), count=count)
        name = self._typed(start, self._without_joining(first + 1, end))
        while at < self._many:
            at = self._next(at)
        unknown = self._unnamed if len(self._unnamed) > 1 else {}  # nobody knows what each of them is
        if unknown:
            self._rest.insert(0, (" ".join(unknown.values()), False, 0))
        if len(self._attacks) == len(unknown) and self._system.plain is not None:
            may = next((place for place, (_, may, _) in enumerate(self._rest) if may), None)
            # Beside others with figures it is a part of those, which are not understood either.
            figures = (text for place, (text, *_) in enumerate(self._rest) if place != may)
            if may is not None and not any(map(_DIGIT.search, figures)):
                named, _, index = self._rest.pop(may)
                self._order.insert(index, len(self._attacks))
                self._attacks.append(QuickAttack(named))
        notes = ", ".join(text for text, *_ in self._rest)
        values = tuple(QuickValue(place, value) for place, value in self._values.items())
        attacks = tuple(attack for index, attack in enumerate(self._attacks) if index not in unknown)
        typed = tuple(
            self._attacks[item] if isinstance(item, int) else item for item in self._order if item not in unknown
        )
        texts = tuple(self._texts)
        refused = tuple(self._refused)
        return QuickLine(name, self._vital, attacks, notes, texts, values, refused, typed, count, self._level)

    def _add_attack(self, attack: QuickAttack) -> None:
        self._order.append(len(self._attacks))
        self._attacks.append(attack)

    def _note(self, text: str, *, may_be_attack: bool = False) -> None:
        """Keep what is not understood."""
        self._rest.append((text, may_be_attack, len(self._order)))

    # --- the name ------------------------------------------------------------------------------------------

    def _before_name(self) -> tuple[int, int]:
        """Read hit points and level before the name, `Level 8 Goblin`; return where that begins, and how many come."""
        at, values = 0, list[tuple[SheetPlace, int, str]]()
        while at < self._many and (found := self._labelled(at) or self._counted(at)) is not None:
            place, value, behind = found
            if place.field not in (self._system.vital.id, self._words.level.field) or not isinstance(value, int):
                break
            values.append((place, value, self._typed(at, behind)))
            at = behind
        end, count = self._count(at)
        if end == self._many or not any(map(str.isalpha, self._bare[end])) or self._dice(end) is not None:
            return 0, 1
        for place, value, typed in values:
            self._put(place, value, typed)
        return end, count

    def _count(self, at: int) -> tuple[int, int]:
        """Return the word behind the number of creatures that stands at `at`, and that number: `3 Rat`, `3x Rat`."""
        found = _COUNT.match(self._text, self._starts[at]) if at < self._many else None
        if found is None:
            return at, 1
        behind = next((item for item in range(at, self._many) if self._starts[item] >= found.end()), self._many)
        return behind, int(found[1])

    def _count_behind(self, first: int, end: int, count: int) -> tuple[int, int]:
        """Return where a name ends before the number of creatures behind it, `Rat x3`, and that number."""
        last = end - 1
        found = _COUNT_BEHIND.fullmatch(self._bare[last]) if count == 1 and first < last < self._many else None
        return (end, count) if found is None else (last, int(found[1]))

    def _behind_name(self, first: int) -> int:
        """Return where the name ends: before the first value, or the weapon with the first dice."""
        has_vital = self._has_vital(first + 1)
        for at in range(first + 1, self._many):
            if (many := self._ability_words(at)) is not None and self._acts(at + many):
                return at + many - 1
            if self._labelled(at) or self._counted(at) or self._has_colon(at):
                return at
            if at <= first + _MOST_OF_NAME and self._text_end(at) is not None:
                return at
            if self._is_code(at):
                return at - 1 if at - first >= 2 else at
            shoots = self._dice(at) or _PER_CENT.fullmatch(self._bare[at])
            if shoots and self._dice_in_a_row(at) >= _BARE_ROW:
                return at
            if shoots:
                return self._weapon_before(first, at)
            if _FIGURES.fullmatch(self._bare[at]) and not has_vital:
                return at  # `Agent 47 12 hp` is called so, for what he can take is said
        return self._many

    def _has_vital(self, start: int) -> bool:
        """Whether the hit points are told with their label from a place on."""
        places = (self._labelled(at) or self._counted(at) for at in range(start, self._many))
        return any(found is not None and found[0].field == self._system.vital.id for found in places)

    def _weapon_before(self, first: int, at: int) -> int:
        """Return where the name of a weapon begins whose dice stand at `at`."""
        for place in range(first, at):
            if self._raw[place].endswith((",", ";")):
                return place + 1
        for place in range(first + 1, at - 1):
            if self._bare[place].casefold() in ("with", "con", "com"):
                return place
        for many in range(min(MOST_WORDS, at - first - 1), 0, -1):
            if slug(" ".join(self._bare[at - many : at])) in self._words.weapons:
                return at - many
        return at - 1 if at - first >= 2 else at

    def _dice_in_a_row(self, at: int) -> int:
        """Return how many dice stand one behind the other from `at` on."""
        many = 0
        while at < self._many and (dice := self._dice(at)) is not None:
            many, at = many + 1, dice[1]
        return many

    def _without_joining(self, first: int, end: int) -> int:
        while end > first and (self._bare[end - 1].casefold() in _JOINING or self._raw[end - 1] in _DASHES):
            end -= 1
        return end

    # --- what stands at a word -----------------------------------------------------------------------------

    def _label(self, at: int) -> tuple[SheetPlace, int] | None:
        """Return the longest label that begins at `at`, and the word behind it."""
        if self._bare[at] == _LEVEL:
            return self._words.level, at + 1
        for many in range(min(MOST_WORDS, self._many - at), 0, -1):
            if any(raw.endswith((",", ";")) for raw in self._raw[at : at + many - 1]):
                continue
            place = self._words.places.get(slug(" ".join(self._bare[at : at + many])))
            if place is not None and any(map(str.isalpha, self._bare[at])):
                return place, at + many
        return None

    def _labelled(self, at: int) -> tuple[SheetPlace, _Value, int] | None:
        """Return a label with its value behind it, and the next word; as in `_number`, None for dice not taken.

        `hp 120`, `Constitución d8`, `hp120`; a weapon of the system with its dice is no label.
        """
        glued = _GLUED_BEHIND.fullmatch(self._bare[at])
        place = (
            None
            if glued is None
            else self._words.level
            if glued[1] == _LEVEL
            else self._words.places.get(slug(glued[1]))
        )
        if glued and place is not None and (place.field or place == NO_LEVEL) and not place.key:
            return place, self._number(place, glued[2]), at + 1
        found = self._label(at)
        if found is None or found[1] >= self._many or self._raw[found[1] - 1].endswith((",", ";")):
            return None
        place, behind = found
        dice = self._dice(behind)
        if dice is not None:
            named = slug(" ".join(self._bare[at:behind]))
            value = self._accepted(place, _close(dice[0]))
            if named in self._words.weapons or (value is None and place.key):
                return None
            return place, value, dice[1]
        figures = self._bare[behind]
        joins = self._bare[at].casefold() in _JOINING
        if self._is_code(behind):
            return None  # `12 hp 2 x STR + d6`
        if not _FIGURES.fullmatch(figures) or (joins and found[1] == at + 1 and self._counted(behind)):
            return None
        return place, self._number(place, figures.removesuffix("%")), behind + 1

    def _counted(self, at: int) -> tuple[SheetPlace, _Value, int] | None:
        """Return a number with its label behind it: `12 hp`, `12hp`, `3 niveles`, `8th level`; as in `_labelled`."""
        glued = _GLUED.fullmatch(self._bare[at])
        place = None if glued is None else self._words.places.get(slug(glued[2]))
        if glued and place and place.field in {pool.id for pool in self._system.pools} and not place.key:
            return place, self._number(place, glued[1]), at + 1
        figures = self._bare[at]
        ordinal = _ORDINAL.fullmatch(figures)
        is_figures = _FIGURES.fullmatch(figures) is not None
        if (not is_figures and ordinal is None) or self._raw[at].endswith((",", ";")):
            return None
        found = self._label(at + 1) if at + 1 < self._many else None
        if found is None:
            return None
        place, behind = found
        if self._labels_come_first(at + 1):
            return None  # `Goblin 2 hp 7`, `120 level 8`
        return place, self._number(place, figures if ordinal is None else ordinal[1]), behind

    def _labels_come_first(self, at: int) -> bool:
        """Whether a row of labels and values that begins with a label ends with a value: `hp 7 str 3`."""
        start = at
        while at < self._many and (found := self._label(at)) is not None:
            behind = found[1]
            if behind < self._many and self._raw[behind].startswith("("):
                return at > start  # `de 10 dm 14 Fuego (5 PM)`
            if behind >= self._many or self._raw[behind - 1].endswith((",", ";")) or self._is_code(behind):
                return False
            dice = self._dice(behind)
            if dice is None and not _FIGURES.fullmatch(self._bare[behind]):
                return False
            if dice is not None and self._accepted(found[0], _close(dice[0])) is None:
                return False
            at = behind + 1 if dice is None else dice[1]
            if self._raw[at - 1].endswith((",", ";")):
                return True
        return True

    def _dice(self, at: int) -> tuple[str, int] | None:
        """Return the dice that begin at `at`, and the next word."""
        if at not in self._dice_at:
            start = self._starts[at] + len(self._raw[at]) - len(self._raw[at].lstrip("("))
            found = self._words.dice.match(self._text, start)
            behind = at + 1
            while found and behind < self._many and self._starts[behind] < found.end():
                behind += 1
            self._dice_at[at] = (found[0], behind) if found else None
        return self._dice_at[at]

    def _number(self, place: SheetPlace, figures: str) -> int | RefusedNumber | None:
        """Return the number that belongs at a place, or its refusal; None if the place takes no numbers."""
        number = _whole(figures)
        if place == NO_LEVEL:
            return number if number is not None and 0 < number < _HIGHEST_LEVEL else None
        if number is not None and self._words.takes(place, number):
            return number
        least, most = self._words.limits(place)
        if least is None or most is None or (number is not None and least <= number <= most):
            return None
        return RefusedNumber(place, figures, least, most)

    def _accepted(self, place: SheetPlace, value: int | str) -> int | str | None:
        return value if self._words.takes(place, value) else None

    # --- the rest ------------------------------------------------------------------------------------------

    def _next(self, at: int) -> int:
        """Read what stands at `at`; return the next word."""
        if self._ability_words(at) is not None:
            return self._read_text(at)
        if self._raw[at] in _DASHES:
            return at + 1
        found = self._labelled(at) or self._counted(at)
        if found is not None:
            self._put(*found[:2], self._typed(at, found[2]))
            if found[0].field and found[0].field == self._words.level.field:
                self._behind_level = found[2]
            return found[2]
        if (unnamed := self._unnamed_attack(at)) is not None:
            return unnamed
        if (dice := self._dice(at)) is not None:
            named = self._name_behind(dice[1])
            many = len(self._attacks)
            behind = self._strike(dice[1], named, {}, (dice[0], named), start=at)
            if self._attacks[many:] == [QuickAttack("", *parted(dice[0]))]:
                self._unnamed[many] = self._typed(at, dice[1])
            return behind
        figures = self._bare[at]
        if _FIGURES.fullmatch(figures):
            whole = _whole(figures)
            place = SheetPlace(self._system.vital.id, self._system.vital.label)
            is_told = self._vital is not None or self._has_vital(at + 1)
            value = None if whole is None or is_told else self._accepted(place, whole)
            self._put(place, value, self._typed(at, at + 1))
            return at + 1
        joins = self._bare[at].casefold() in _JOINING and self._raw[at].islower()  # `CON 11` is a number of other games
        if joins and at + 1 < self._many and self._raw[at] == self._bare[at]:
            return at + 1
        return self._named(at)

    def _put(self, place: SheetPlace, value: _Value, typed: str) -> None:
        """Keep a value or its refusal; what has no place on the sheet, or is repeated, becomes a note."""
        is_vital = place.field == self._system.vital.id and not place.key
        if isinstance(value, RefusedNumber):
            self._refused.append(value)
        elif place == NO_LEVEL and isinstance(value, int) and self._level is None:
            self._level = value
        elif value is None or place == NO_LEVEL or (self._vital is not None if is_vital else place in self._values):
            self._note(typed)
        elif is_vital and isinstance(value, int):
            self._vital = value
            self._order.append(QuickValue(place, value))
        else:
            self._values[place] = value
            self._order.append(QuickValue(place, value))

    def _named(self, at: int) -> int:
        """Read a name: an attack with its dice, or what is not understood."""
        if self._text_end(at) is not None:
            return self._more_of_list(at, self._read_text(at))
        if (found := self._noted_attack(at)) is not None:
            return found
        if self._code_in_part(at) is not None:
            return self._read_text(at)
        if (behind := self._list_label(at)) is not None:
            return self._list(at, behind)
        end = at + 1
        while end < self._many and not self._raw[end - 1].endswith(_ENDS) and not self._begins(end):
            end += 1
        if (closing := self._closing_bracket(end)) is not None:
            self._note(self._typed(at, closing))
            return closing
        parts = not self._raw[end - 1].endswith(_ENDS)
        more: dict[str, Any] = {}
        behind = end
        if parts and behind < self._many and _FIGURES.fullmatch(self._bare[behind]):
            figures, closes = self._bare[behind], self._closes(behind)
            if self._words.percent and behind + 1 < self._many and _PER_CENT.fullmatch(self._bare[behind + 1]):
                behind = end = behind + 1  # `Colt 45: 50%`
                figures, closes = self._bare[behind], self._closes(behind)
            percent = self._percent(figures, self._typed(at, end), behind)
            if percent is not None:
                more[self._words.percent] = percent
                behind = self._without(_HURTS, behind + 1)
            elif (
                self._vital is None
                and _BARE.fullmatch(figures)
                and self._dice_behind(behind) is None
                and not self._has_vital(behind)
            ):
                pass
            elif self._is_damage(figures) and closes:
                self._add_attack(QuickAttack(self._typed(at, end), "", int(figures)))
                return self._row_numbers(behind + 1)
            elif closes or self._dice_behind(behind) is not None:
                behind = end = behind + 1  # `AK 47`
            else:
                self._note(self._typed(at, behind + 1))
                return behind + 1
        dice = self._dice(behind) if behind < self._many else None
        if dice is not None or more:
            return self._strike(at, end, more, dice, behind)
        named = self._typed(at, self._without_joining(at + 1, end))
        if slug(named) in self._words.weapons:
            self._add_attack(QuickAttack(named))
            return self._row_numbers(end)
        words = named.split()
        begins = [slug(" ".join(words[:many])) for many in range(1, MOST_WORDS + 1)]
        is_label = any(word in self._words.others or word in self._words.places for word in begins)
        is_label = is_label or _NO_NAME.search(named) is not None
        is_label = is_label or self._raw[at].startswith("(") or at == self._behind_level
        may = len(words) <= _MOST_OF_NAME and not is_label and not any(map(_AS_DICE.match, words))
        self._note(named, may_be_attack=may and any(map(str.isalpha, named)))
        return end

    def _closing_bracket(self, at: int) -> int | None:
        """Return the word behind a bracket of values that begins at `at` and ends a part, `Shield (ARM 3)`, or None."""
        if at >= self._many or not self._raw[at].startswith("(") or not self._is_value(at):
            return None
        last = next((item for item in range(at, self._many) if ")" in self._raw[item]), None)
        return None if last is None or not (last + 1 == self._many or self._raw[last].endswith(",")) else last + 1

    def _list_label(self, at: int) -> int | None:
        """Return the word behind the label of a list that begins there, `immune:`; None if none does.

        What dice, a percentage or an attack's code follow behind a colon is named, not labelled.
        """
        for many in range(min(_MOST_OF_LABEL, self._many - at), 0, -1):
            behind = at + many
            words = self._raw[at:behind]
            if any(raw.endswith(_ENDS) or raw.endswith(":") for raw in words[:-1]) or words[-1].endswith(_ENDS):
                continue
            if not all(_OF_LABEL.fullmatch(word) for word in words):
                continue
            names = [slug(" ".join(self._bare[start:behind])) for start in range(at, behind)]
            has_colon = words[-1].endswith(":") and not any(name in self._words.labels for name in names[1:])
            is_heading = has_colon and names[0] in self._words.headings
            is_unknown = has_colon and not self._is_struck(behind) and not self._is_labelled(behind)
            is_known = names[0] in OF_LISTS and (has_colon or not self._is_struck(behind))  # not `Resistencia d8`
            if is_heading or is_known or is_unknown:
                return behind if behind < self._many else None
        return None

    def _is_labelled(self, at: int) -> bool:
        """Whether a value begins at a place, as behind a name: `Town guard: dex 13`."""
        return at < self._many and (self._labelled(at) or self._counted(at)) is not None

    def _has_colon(self, at: int) -> bool:
        """Whether the label of a list with its colon begins there."""
        behind = self._list_label(at)
        return behind is not None and self._raw[behind - 1].endswith(":")

    def _is_struck(self, at: int) -> bool:
        """Whether dice, an attack's code or figures stand at a place, or behind a word for damage."""
        at = self._without(_HURTS, at)
        if at >= self._many or self._is_code(at) or self._dice(at) is not None:
            return True
        return _FIGURES.fullmatch(self._bare[at]) is not None

    def _list(self, at: int, behind: int) -> int:
        """Read a list behind its label; all of one that names no attacks and no skills belongs to the label."""
        key = self._words.headings.get(slug(" ".join(self._bare[at:behind])))
        if key and key == self._words.skills and self._skills(behind):
            return self._skills(behind, put=True)
        if key is not None and key in (self._words.attacks, self._words.skills) and self._begins_part(behind):
            return behind
        is_known = bool(key) and row_model(self._system.sheet.model_fields[key or ""]) is not None
        end = next(self._part_ends(behind))
        while end < self._many and self._raw[end - 1].endswith((",", ";") if is_known else ","):
            if self._begins_part(end, is_known=is_known):
                break
            end = next(self._part_ends(end))
        self._note(self._typed(at, end))
        return end

    def _more_of_list(self, at: int, end: int) -> int:
        """Read the rest of a list whose beginning is understood, each part behind its label; return its end."""
        behind = self._list_label(at)
        if behind is None or not self._raw[behind - 1].endswith(":"):
            return end
        while end < self._many and self._raw[end - 1].endswith(",") and not self._begins_part(end):
            start, end = end, next(self._part_ends(end))
            labelled = f"{self._typed(at, behind)}: {self._typed(start, end)}"
            if self._is_text(labelled):
                self._texts.append(labelled)
            else:
                self._note(self._typed(start, end))
        return end

    def _skills(self, at: int, *, put: bool = False) -> int:
        """Return where a row of skills of any name ends, `furtividade d8, cavalgar d10`; 0 if there is none."""
        end = 0
        while at < self._many and (not end or self._raw[end - 1].endswith((",", ";"))):
            at = self._without(_JOINING, at)
            dice = next((item for item in range(at + 1, self._many) if self._dice(item) is not None), self._many)
            name = self._typed(at, dice)
            found = self._dice(dice) if dice < self._many else None
            known = self._words.places.get(slug(name)) or self._words.short_names.place(self._words.skills, name)
            place = known or SheetPlace(self._words.skills, name, name)
            is_skill = known.key != "" if known is not None else self._words.may_be_skill(name)
            is_parted = any(raw.endswith((",", ";", ":")) for raw in self._raw[at:dice])
            value = None if found is None else self._accepted(place, _close(found[0]))
            if found is None or not is_skill or is_parted or value is None:
                break
            if put:
                self._put(place, value, self._typed(at, found[1]))
            at = end = found[1]
        return end

    def _begins_part(self, at: int, *, is_known: bool = False) -> bool:
        """Whether a value, an attack or another list begins at the part there.

        In a list that the sheet has (`is_known`) dice are told of what stands in it, `2 ataduras (cura d6)`.
        """
        end = next(self._part_ends(at))
        if is_known and self._list_label(at) is None and not self._is_value(at):
            is_weapon = slug(self._bare[at]) in self._words.weapons and self._dice_behind(at) is not None
            return is_weapon or self._code_in_part(at) is not None
        if any(map(self._begins_other, range(at, end))) or self._list_label(at) is not None:
            return True
        return slug(self._typed(at, end)) in self._words.weapons or self._ability_words(at) is not None

    def _name_behind(self, at: int) -> int:
        """Return where the name behind the dice of an attack ends: `2d6 bite`; `at` if there is none."""
        if at >= self._many or self._raw[at - 1].endswith(_ENDS) or self._bare[at].casefold() in _JOINING:
            return at
        if self._kind(at) is not None or self._list_label(at) is not None:
            return at
        end = at
        while end < self._many and not self._begins(end) and self._bare[end].casefold() not in _JOINING:
            end += 1
            if self._raw[end - 1].endswith(_ENDS):
                break
        is_open = end < self._many and not self._raw[end - 1].endswith(_ENDS)
        follows = is_open and (self._dice(end) is not None or self._is_code(end))
        return at if follows or end - at > _MOST_OF_NAME else end

    def _begins(self, at: int) -> bool:
        """Whether a value begins at `at`."""
        is_value = self._labelled(at) or self._counted(at) or self._dice(at)
        return bool(is_value) or _FIGURES.fullmatch(self._bare[at]) is not None

    def _closes(self, at: int) -> bool:
        """Whether a part of the line ends with the word at `at`."""
        return at + 1 == self._many or self._raw[at].endswith((",", ";", "|", ")"))

    def _dice_behind(self, at: int) -> tuple[str, int] | None:
        return self._dice(at + 1) if at + 1 < self._many and not self._raw[at].endswith((",", ";")) else None

    def _percent(self, figures: str, name: str, at: int) -> int | None:
        """Return the percentage behind the name of an attack: with its sign, or before the dice of a known weapon."""
        if not self._words.percent:
            return None
        match = _PER_CENT.fullmatch(figures)
        if match:
            return int(match[1])
        is_likely = slug(name) in self._words.weapons or not name.isupper()  # `AK 47 2d6`
        known = self._dice_behind(at) is not None and is_likely
        return int(figures) if known and _BARE.fullmatch(figures) else None

    def _is_damage(self, figures: str) -> bool:
        plain = self._system.plain
        return plain is not None and plain.without_dice and figures.isdecimal()

    def _strike(
        self,
        at: int,
        end: int,
        more: dict[str, Any],
        dice: tuple[str, int] | None,
        behind: int | None = None,
        start: int | None = None,
    ) -> int:
        """Read an attack with its dice; one that the sheet does not take becomes a note.

        `at` and `end` are those of its name; `start` is where it begins if its dice stand before that.
        """
        start = at if start is None else start
        behind = (end if behind is None else behind) if dice is None else dice[1]
        while end - at > 1 and self._bare[end - 1].casefold() in _HURTS:
            end -= 1
        name, kind = self._words.kind_behind(self._typed(at, end)) if end > at else ("", {})
        first = self._words.kinds.get(slug(name.partition(" ")[0]), ("", ""))
        if " " in name and not kind and first[0] not in ("", "element") and not self._is_noted:
            kind = dict([first])  # `slashing claw d6`
        more = {**kind, **more}
        if dice is not None and not more and self._words.is_free_skill(name):
            place = SheetPlace(self._words.skills, name, name)
            self._put(place, self._accepted(place, _close(dice[0])), self._typed(start, behind))
            return behind
        attack = QuickAttack(name, *parted("" if dice is None else dice[0]), tuple(more.items()))
        is_skill = self._words.names_no_weapon(name) or (not more and bool(self._words.likely_skill(name)))
        named = len(name.split()) <= _MOST_OF_NAME + 1 and not is_skill
        if named and self._fits(attack):
            self._add_attack(attack)
            return self._row_numbers(behind)
        self._note(self._typed(start, behind))
        return behind

    def _row_numbers(self, at: int) -> int:
        """Read the fields behind the last attack of its row: `reach 30`, `de corte`."""
        while at < self._many and self._words.row is not None:
            skill = self._skill(at)
            if skill is not None and self._add_to_attack(*skill[:2]):
                at = skill[2]
                continue
            is_told = bool(self._attacks[-1].name) and not self._is_noted
            kind = self._kind(at, is_told=is_told) or (self._detail(at) if is_told else None)
            if kind is not None and self._add_to_attack(*kind[:2]):
                at = kind[2]
                continue
            figures, behind, is_ours = self._distance(at)
            if (
                is_ours
                and self._words.range
                and _BARE.fullmatch(figures)
                and self._add_to_attack(self._words.range, int(figures))
            ):
                at = behind
                continue
            number = self._row_number(at)
            if number is None or not self._add_to_attack(*number[:2]):
                return at
            at = number[2]
        return at

    def _skill(self, at: int) -> tuple[str, str, int] | None:
        """Return the field of an attack that names its skill, that skill, and the next word: `perícia CaC simples`."""
        start = self._without(_JOINING, at)
        for many in range(min(MOST_WORDS, self._many - start), 0, -1):
            behind = start + many
            if any(raw.endswith(_ENDS) for raw in self._raw[start : behind - 1]) or not self._parts(behind):
                continue
            found = self._words.skill_named(" ".join(self._bare[start:behind]))
            if found is not None:
                return *found, behind
        return None

    def _row_number(self, at: int) -> tuple[str, int, int] | None:
        """Return a field of a row with its number, `alcance 30 pés` or `6 tiros`, and the next word."""
        key = self._words.row_numbers.get(slug(self._bare[at + 1])) if at + 1 < self._many else None
        is_one = _BARE.fullmatch(self._bare[at]) is not None and not self._raw[at].endswith(_ENDS)
        if key and is_one and slug(self._bare[at + 1]) not in self._words.places:
            return key, int(self._bare[at]), at + 2
        for many in range(min(MOST_WORDS, self._many - at - 1), 0, -1):
            word = slug(" ".join(self._bare[at : at + many]))
            key = self._words.row_numbers.get(word)
            figures, behind, is_ours = self._distance(at + many)
            if key and word not in self._words.places and _BARE.fullmatch(figures) and is_ours is not False:
                return key, int(figures), behind
        return None

    def _distance(self, at: int) -> tuple[str, int, bool | None]:
        """Return figures, the next word behind them and their unit, and whether that is the system's; None: no unit."""
        figures = self._bare[at].removesuffix("%")
        if glued := _GLUED.fullmatch(figures):
            is_ours = self._words.is_distance(glued[2])
            return (glued[1] if is_ours else figures), at + 1, is_ours
        ends = at + 1 >= self._many or self._raw[at].endswith(_ENDS)
        is_ours = None if ends else self._words.is_distance(self._bare[at + 1])
        return figures, at + (1 if is_ours is None else 2), is_ours

    def _add_to_attack(self, key: str, value: int | str | bool) -> bool:
        """Keep a field of the last attack's row; False if it is repeated, or the row does not take it."""
        last = self._attacks[-1]
        told = last._replace(more=(*last.more, (key, value)))
        if key in dict(last.more) or not self._fits(told):
            return False
        self._attacks[-1] = told
        return True

    def _kind(self, at: int, *, is_told: bool = False) -> tuple[str, str, int] | None:
        """Return a kind of attack or damage that stands at `at` by itself: field, value, and next word.

        Of an attack that has its name (`is_told`) what stands behind it takes it along only if that is another attack.
        """
        start = self._without(_BEFORE_KIND, at)
        for many in range(min(MOST_WORDS, self._many - start), 0, -1):
            found = self._words.kinds.get(slug(" ".join(self._bare[start : start + many])))
            if found is None or any(raw.endswith(_ENDS) for raw in self._raw[start : start + many - 1]):
                continue
            behind = start + many
            if not self._raw[behind - 1].endswith(_ENDS):
                behind = self._without(_BEFORE_KIND - _JOINING, behind)
            if self._parts(behind) or (is_told and not self._strikes_again(behind)):
                return *found, behind
            if self._row_number(behind) or self._skill(behind) or self._detail(behind):
                return *found, behind
        return None

    def _strikes_again(self, at: int) -> bool:
        """Whether another attack's dice or percentage stand in the part of the line that goes on at `at`."""
        part = range(at, next(self._part_ends(at)))
        return any(self._dice(item) is not None or _PER_CENT.fullmatch(self._bare[item]) for item in part)

    def _detail(self, at: int) -> tuple[str, str | bool, int] | None:
        """Return what a word says of an attack without a label, `natural`: field, value, and next word."""
        for many in range(min(MOST_WORDS, self._many - at), 0, -1):
            behind = at + many
            found = self._words.details.get(slug(" ".join(self._bare[at:behind])))
            if found is None or any(raw.endswith(_ENDS) for raw in self._raw[at : behind - 1]):
                continue
            if self._parts(behind) or not self._strikes_again(behind):
                return *found, behind
        return None

    def _without(self, words: frozenset[str], at: int) -> int:
        while at < self._many and self._bare[at].casefold() in words:
            at += 1
        return at

    def _parts(self, at: int) -> bool:
        """Whether the part before `at` ends there: nothing follows, or a value without a name."""
        if at >= self._many or self._raw[at - 1].endswith(_ENDS) or self._bare[at].casefold() in _JOINING:
            return True
        if self._raw[at].startswith("("):
            return True
        return self._dice(at) is None and not _PER_CENT.fullmatch(self._bare[at]) and self._begins(at)

    def _noted_attack(self, at: int) -> int | None:
        """Read an attack in the book's notation, `Club 2 × STR + d8`; None if there is none."""
        row = self._words.row
        if row is None or not self._is_noted or not issubclass(row, Sheet) or not _TIMES.search(self._text):
            return None
        if at + 1 < self._many and self._bare[at].casefold() in BEFORE_WEAPON and not self._is_code(at + 1):
            at += 1
        last = next((item for item in range(at + 1, self._many) if self._starts_list(item)), self._many)
        commas = [item + 1 for item in range(at, last) if self._raw[item].endswith((",", ";"))]
        first = min([*commas, last])
        for start in range(at + 1, min(at + _MOST_OF_NAME, first - 1) + 1):
            if not self._is_code(start):
                if self._begins(start) or _NO_NAME.search(self._raw[start]):
                    return None  # a value ends the name
                continue
            if _NO_NAME.search(self._typed(at, start)):
                return None
            best: tuple[QuickAttack, int] | None = None
            values = (item for item in range(start + 1, first) if self._is_value(item))
            ends = [*itertools.islice(values, 1), *commas]
            for end in (*ends[:_MOST_OF_ATTACK], last):  # what is told of an attack may stand behind commas
                found = row.from_named_notation(self._typed(at, start), self._typed(start, end))
                if found is None:
                    break
                said = tuple((key, value) for key, value in found.items() if value is not None)
                attack = QuickAttack(self._typed(at, start), more=said)
                if self._fits(attack):
                    best = attack, end
                if end == last:
                    break
            if best is not None:
                self._add_attack(best[0])
                return best[1]
        return None

    def _unnamed_attack(self, at: int) -> int | None:
        """Read an attack in the book's notation without a name, or with its name behind it; None if there is none."""
        row = self._words.row
        if row is None or not issubclass(row, Sheet) or not self._is_code(at):
            return None
        ends = (dice[1] for item in range(at, next(self._part_ends(at))) if (dice := self._dice(item)) is not None)
        end = next(ends, at)
        behind = self._name_behind(end)
        named = self._typed(end, behind)
        found = row.from_named_notation(named, self._typed(at, end))
        told = QuickAttack(named, more=tuple((key, value) for key, value in (found or {}).items() if value is not None))
        if found is None or not self._fits(told):
            return None
        self._add_attack(told)
        return self._row_numbers(behind)

    def _starts_list(self, at: int) -> bool:
        """Whether a list begins with the word there, which no attack before it takes along: `d8 immune: sleep`."""
        behind = self._list_label(at)
        if behind is None:
            return False
        leaves = slug(" ".join(self._bare[at:behind])) in DROPS
        return leaves or self._raw[behind - 1].endswith(":") or self._text_end(at) is not None

    # --- what a reader of texts understands ------------------------------------------------------------------

    def _is_value(self, at: int) -> bool:
        """Whether a labelled value begins at `at`; `STR + d6` is part of a code."""
        found = self._labelled(at) or self._counted(at)
        return found is not None and found[1] is not None

    def _is_code(self, at: int) -> bool:
        """Whether an attack's code in the notation of the book begins at `at`, `3 x STR`."""
        code = _CODE.match(self._text, self._starts[at]) if self._is_noted else None
        place = None if code is None else self._words.places.get(slug(code[1]))
        return place is not None and bool(place.field)

    def _ability_words(self, at: int) -> int | None:
        """Return how many words the name of an ability has that begins there, with its costs in brackets behind it."""
        match = _ABILITY.match(self._text, self._starts[at])
        if match is None or not any(map(str.isalpha, match[1])):
            return None
        many, vital = len(match[1].split()), self._system.vital.id
        for item in range(at + many, self._many):
            found = self._labelled(item) or self._counted(item)
            if found is not None and found[0].field == vital:
                return None  # `Imp Lord (mp 10, hp 30)`
            if ")" in self._raw[item]:
                break
        return many

    def _acts(self, at: int) -> bool:
        """Whether a bracket that begins there has a colon or a code behind it, as an ability's, not a creature's."""
        end = next((item for item in range(at, self._many) if ")" in self._raw[item]), self._many)
        return end < self._many and (self._raw[end].endswith(":") or (end + 1 < self._many and self._is_code(end + 1)))

    def _part_ends(self, at: int) -> Iterator[int]:
        """Yield where the next parts from `at` on end: at commas and semicolons outside of brackets."""
        depth = many = 0
        for item in range(at, self._many):
            depth += self._raw[item].count("(") - self._raw[item].count(")")
            if item + 1 == self._many or (depth <= 0 and (self._raw[item].endswith((",", ";")) or self._stops(item))):
                yield item + 1
                many += 1
            if many == _MOST_OF_TEXT:
                return

    def _stops(self, at: int) -> bool:
        """Whether a sentence ends with the word there: `Ether 10%. XP 130`, not `M. ACC`."""
        word = self._raw[at].removesuffix(".")
        is_end = word != self._raw[at] and (len(word) > _LONGEST_SHORT or not word.isalpha())
        return is_end and self._raw[at + 1][:1].isupper()

    def _understood(self, at: int, ends: Iterable[int]) -> int | None:
        """Return the last of some ends up to which a reader of texts understands all from `at` on, or None.

        A line of ever so many parts is not tried further.
        """
        for end in sorted(ends, reverse=True):
            self._tries += 1
            if self._tries <= _MOST_TRIES and self._is_text(self._typed(at, end)):
                return end
        return None

    def _begins_other(self, at: int) -> bool:
        """Whether a value, dice or an attack begins there."""
        return self._is_value(at) or self._is_code(at) or self._dice(at) is not None

    def _text_end(self, at: int) -> int | None:
        """Return where the longest stretch from `at` on ends that a reader of texts understands; None: there is none.

        It is several parts between commas, or the first words of one, without a value, dice or an attack.
        """
        is_ability = self._ability_words(at) is not None
        if not self._is_noted or is_ability or not any(map(str.isalpha, self._bare[at])):
            return None
        first_end = next(self._part_ends(at))
        words = range(at + 1, min(first_end, at + _MOST_OF_TEXT))
        stop = next((item for item in words if self._begins_other(item)), None)
        parts = [] if stop is not None else self._text_parts(at)
        return self._understood(at, {*words[1:], *parts} if stop is None else {*range(at + 2, stop + 1)})

    def _text_parts(self, at: int) -> list[int]:
        """Return where the part at `at` ends, and those behind it as far as none begins a value, dice or an attack."""
        ends: list[int] = []
        for end in self._part_ends(at):
            others = range(ends[-1], min(end, ends[-1] + _MOST_OF_TEXT)) if ends else range(0)
            if others and self._ability_words(others[0]) is not None:
                break
            if (stop := next(filter(self._begins_other, others), None)) is not None:
                has_code = self._code_in_part(others[0]) is not None
                if stop > others[0] and self._is_value(stop) and not has_code and not self._in_bracket(others[0], stop):
                    ends.append(stop)  # `immune: sleep, death xp 90`
                break
            ends.append(end)
        return ends

    def _code_in_part(self, at: int) -> int | None:
        """Return where the code of an attack stands in the part that begins there, before any value."""
        end = next(self._part_ends(at)) if self._is_noted else at
        found = next((item for item in range(at, end) if self._is_code(item) or self._is_value(item)), None)
        return found if found is not None and self._is_code(found) else None

    def _read_text(self, at: int) -> int:
        """Keep as much as a reader of texts understands, else note the whole part: it is no attack of that name."""
        ends = self._text_parts(at)
        code = self._code_in_part(at)
        if code is not None:
            ends += itertools.islice((item for item in range(code + 1, ends[0]) if self._is_value(item)), 1)
        end = self._text_end(at) or self._understood(at, ends)
        if end is not None:
            self._texts.append(self._typed(at, end))
            return end
        behind = range((at if code is None else code) + 1, ends[0])
        stop = next((item for item in behind if self._is_value(item) and not self._in_bracket(at, item)), ends[0])
        self._note(self._typed(at, stop))
        return stop

    def _in_bracket(self, start: int, at: int) -> bool:
        """Whether a bracket that opens from `start` on is still open at `at`."""
        between = self._text[self._starts[start] : self._starts[at] + 1]
        return between.count("(") > between.count(")")

    def _fits(self, attack: QuickAttack) -> bool:
        if self._words.row is None:
            return False
        try:
            check(self._words.row, row_of(attack, self._system))
        except BadSheet:
            return False
        return True

    def _typed(self, start: int, end: int) -> str:
        """Return words as they stand in the line."""
        if start >= end:
            return ""
        typed = self._text[self._starts[start] : self._starts[end - 1] + len(self._raw[end - 1])].strip(" ,;:()[]|·")
        return f"{typed})" if typed.rfind("(") > typed.rfind(")") else typed


def supplied(attack: QuickAttack, system: System) -> dict[str, str]:
    """Return what the system's weapon of that name adds to what is typed of an attack, in the book's words.

    One given by its name alone is that weapon.
    """
    plain = system.plain
    dice = () if plain is None or not (attack.dice or attack.flat) else (plain.damage, plain.flat)
    typed = {*dict(attack.more), *dice}
    return words_of(system).supplied(attack.name, row_of(attack, system), typed) if typed else {}


def in_words(attack: QuickAttack, system: System) -> str:
    """Return an attack as it is understood: name, fields and damage, in the terms of the system."""
    plain, model = system.plain, words_of(system).row
    assert plain is not None
    assert model is not None
    row = row_of(attack, system)
    checked = check(model, row)
    noted = checked.to_notation() if isinstance(checked, Sheet) else ""
    dice = terms_in(str(row.get(plain.damage) or ""), inside_of(model, plain.damage))
    bonus = row.get(plain.flat) if plain.flat else 0
    fields = model.model_fields
    written = {*of_damage(checked), "target", "range"} if noted else set()
    percent, terms = words_of(system).percent, words_of(system).term
    riders = (_in_words(rider, system) for _, value in attack.more if isinstance(value, list) for rider in value)
    chance = (f"{value}\u00a0%" for key, value in attack.more if key == percent and key not in written)
    more = (
        _labelled_in_words(system, label_of(key, fields[key]), value, str(terms(key, value)))
        for key, value in attack.more
        if key not in {*written, percent} and not isinstance(value, list) and not kinds_of(model, key)
    )

    damage = noted or (f"{dice}{bonus:+d}" if bonus else dice)
    kinds = (kinds_of(model, key).get(str(value), "") for key, value in attack.more if key not in written)
    assumed = words_of(system).assumed(row) if attack.name else {}
    taken = (term for key, term in assumed.items() if kinds_of(model, key))
    said = (system.word(kind) for kind in (*kinds, *taken) if kind not in noted)
    called = row["name"] if attack.name else system.word(plain.called)
    return " ".join(filter(None, (called, *chance, in_terms(damage, system.words), *said, *more, *riders)))


def _labelled_in_words(system: System, label: str, value: Any, term: str) -> str:
    """Return a field as people write it: label, value, and the unit in the label's brackets, or what is true."""
    shown = system.word(label)
    measured = _UNIT_BEHIND.fullmatch(shown)
    if value is True:
        return shown[:1].lower() + shown[1:]
    return f"{shown} {system.word(term)}" if measured is None else f"{measured[1]} {system.word(term)} {measured[2]}"


def _in_words(rider: Mapping[str, Any], system: System) -> str:
    """Return a status of an attack, with its chance."""
    status = system.statuses.get(str(rider.get("status")))
    chance = (rider.get("cos") or {}).get("flat")
    return "" if status is None else system.word(status.label) + (f" {chance}\u00a0%" if chance else "")
