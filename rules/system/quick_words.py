"""Words of a one-line creature for the numbers, dice and weapons of a system's sheet."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from difflib import get_close_matches
from functools import lru_cache
from types import NoneType
from typing import Any, Literal, NamedTuple, get_args, get_origin

from pydantic import BaseModel
from pydantic.fields import FieldInfo

from rules.sheets.schema import Sheet, check, field_naming, is_number, label_of, limits, named_kind, row_model, slug
from rules.system import registry
from rules.system.label_words import FREE_SKILLS, HEADINGS, LISTS, OF_DEFENCES, translated, written_out
from rules.system.system import System
from rules.text.faults import BadSheet
from rules.text.localized import SIDE_BY_SIDE

USUAL = 10
"""The hit points if none are typed."""
_LIFE = (
    *("hp", "pv", "health", "hits", "hit points", "vida", "vidas", "salud", "saúde"),
    *("puntos de vida", "puntos de golpe", "pontos de vida", "pontos de golpe"),
)
"""Words for hit points, in any system."""
_LEVEL = (
    *("level", "levels", "lvl", "lvls", "lv"),
    *("nivel", "niveles", "níveis", "niv", "nv"),
)
"""Words for the level."""
_ELSEWHERE = (
    *("ac", "ca", "armor", "armour", "armor class", "armadura", "clase de armadura", "classe de armadura"),
    *("str", "dex", "int", "wis", "cha", "fue", "des", "sab", "car", "for"),
    *("cr", "vd", "nd", "xp", "px", "exp", "hd", "dg", "dv", "speed", "velocidad", "velocidade", "initiative"),
)
"""Numbers of other games: a system without them makes a note of one, and it is no weapon."""
_TRAITS = (
    *("strength", "dexterity", "constitution", "intelligence", "wisdom", "charisma", "agility", "endurance"),
    *("stamina", "vigor", "vigour", "vitality", "toughness", "resilience", "resistance", "speed", "perception"),
    *("awareness", "stealth", "dodge", "parry", "initiative", "willpower", "will", "spirit", "mind", "grace", "luck"),
    *("fuerza", "destreza", "constitución", "inteligencia", "sabiduría", "carisma", "agilidad", "aguante"),
    *("resistencia", "vitalidad", "percepción", "sigilo", "esquiva", "voluntad", "espíritu", "mente", "gracia"),
    *("suerte", "força", "constituição", "inteligência", "sabedoria", "agilidade", "resistência", "vitalidade"),
    *("percepção", "furtividade", "vontade", "graça", "sorte"),
)
"""Words for skills and attributes in games, in the languages of the window."""
OF_KIND = frozenset(("de", "do", "da", "del", "of", "by", "por"))
"""Words between a weapon and the kind of its damage."""
DISTANCES: Mapping[str, str] = {
    "feet": "ft feet foot pie pies pé pés pe pes",
    "metres": "m metre metres meter meters metro metros",
    "cells": "cell cells casilla casillas casa casas quadrado quadrados",
}
"""The words of the units of distance."""
_CALIBER = re.compile(r" \.?\d+$")
OF_LISTS = frozenset(map(slug, OF_DEFENCES))
"""Labels of lists that stand also without a colon: `resists fire, ice`."""
DROPS = frozenset(map(slug, LISTS["Items dropped"]))
"""Those of them that begin a list of things, whatever they are called."""
_FREE_SKILLS = frozenset(map(slug, FREE_SKILLS))
_MOST_OF_SKILL = 4
"""The most words of the name of a skill."""
_SHORTEST_LIKE, _LONGEST_LIKE, _ALIKE = 5, 40, 0.82
"""Letters of a word that is compared with skills, and how much it is like one."""
_DAMAGE_BONUSES = ("md",)
"""Fields of a sheet that are added to the damage of its attacks as their rows say."""
_OF_SKILLS = frozenset(slug(word) for word in LISTS["Habilidades"])
"""Words before the name of a skill."""
MOST_WORDS = 6
"""The most words of a label, and of the name of a weapon."""


_JOINING = frozenset(("de", "con", "com", "with", "and", "y", "e"))
"""Words between the words of a skill's name."""
_SHORTEST = 3
"""Letters by which a word is known."""


class SheetPlace(NamedTuple):
    """The place of a value on a sheet: a field, or a key in it; no field: the sheet has no place for it."""

    field: str
    label: str
    key: str = ""


NO_LEVEL = SheetPlace("", "level")
"""The place of a level that is no number of the sheet, but of the creature beside it."""


@dataclass(frozen=True, slots=True)
class ShortNames:
    """The skills of a system by parts of their names."""

    names: frozenset[tuple[frozenset[str], SheetPlace]]
    """The words of each name of a skill, and its place on the sheet."""

    @classmethod
    def of(cls, system: System) -> ShortNames:
        """Return the short names of a system's skills."""
        return cls(frozenset((frozenset(word.split("-")), place) for word, place in skills_of(system)))

    def has(self, list_field: str) -> bool:
        """Return whether a list holds skills."""
        return any(place.field == list_field for _, place in self.names)

    def place(self, list_field: str, label: str) -> SheetPlace | None:
        """Return the skill that a label abbreviates, `cac simples` or `rifle`; None if it is none or several."""
        places = self.some(list_field, label)
        return places[0] if len(places) == 1 else None

    def some(self, list_field: str, label: str) -> list[SheetPlace]:
        """Return the skills that a label may abbreviate."""
        typed = [_stem(word) for word in slug(label).split("-") if word not in _JOINING]
        if not typed or max(map(len, typed)) < _SHORTEST:
            return []
        places = {
            (place.field, place.key): place
            for words, place in self.names
            if place.field == list_field and all(any(word.startswith(stem) for word in words) for stem in typed)
        }
        return [*places.values()]


def _stem(word: str) -> str:
    """Return a word without the end that tells its number and gender, if enough is left of it."""
    stem = re.sub("[aeo]?s?$", "", word)
    return stem if len(stem) >= _SHORTEST else word


@dataclass(frozen=True, slots=True)
class QuickWords:
    """The words of one system."""

    system: System
    places: Mapping[str, SheetPlace]
    """Word of a value, in comparable form, to its place."""
    others: frozenset[str]
    """The labels of fields that hold neither a number nor dice."""
    weapons: Mapping[str, Mapping[str, Any]]
    """Name of a weapon, in comparable form, to its row in the system's list."""
    row: type[BaseModel] | None
    """The model of a row of attacks."""
    row_numbers: Mapping[str, str]
    """Labels of the whole numbers of such a row, to their fields."""
    percent: str
    """The percentage of such a row; empty: there is none."""
    kinds: Mapping[str, tuple[str, str]]
    """Labels of kinds of attack and damage, in any translation, to field and value."""
    details: Mapping[str, tuple[str, str | bool]]
    """Other words that need no label in such a row, in any translation, to field and value: `natural`, `leve`."""
    dice: re.Pattern[str]
    """The form of dice."""
    short_names: ShortNames
    """Its skills by parts of their names."""
    headings: Mapping[str, str]
    """Names of lists, in any translation, to their fields; empty for those that the sheet does not have."""

    def is_distance(self, word: str) -> bool | None:
        """Whether a word is the unit in which the system tells distances; None: it is no unit of one."""
        unit = next((unit for unit, words in DISTANCES.items() if word.casefold() in words.split()), "")
        return None if not unit else self.system.plain is not None and unit == self.system.plain.unit

    @property
    def labels(self) -> frozenset[str]:
        """The labels of all lists that are known, whether or not the sheet has them."""
        return OF_LISTS | self.headings.keys()

    @property
    def attacks(self) -> str:
        """The field of the system's attacks; empty: there is none."""
        return "" if self.system.plain is None else self.system.plain.attacks

    @property
    def skills(self) -> str:
        """The field of the system's skills; empty: there are none."""
        return next((place.field for place in self.places.values() if place.key), "")

    def may_be_skill(self, name: str) -> bool:
        """Whether a sheet that takes skills of any name may have one of this: it names nothing else of the system."""
        word = slug(name)
        is_free = bool(self.skills) and str(self.system.sheet.model_fields[self.skills].annotation).startswith("dict[")
        is_other = word in self.places or word in self.weapons or word in self.labels or word in self.others
        is_word = len(word) >= _SHORTEST and name.count(" ") < _MOST_OF_SKILL and not any(map(str.isdigit, name))
        return is_free and is_word and not is_other and not self.short_names.some(self.skills, name)

    def likely_skill(self, name: str) -> str:
        """Return the label of the skill whose name is nearly this one, `aguente` of *Aguante*; empty if none is."""
        word = slug(name)
        known = {label: place.label for label, place in self.places.items() if place.key and place.field == self.skills}
        if word in known or len(word) < _SHORTEST_LIKE or self.like(name):
            return ""
        nearest = get_close_matches(word[:_LONGEST_LIKE], known, 1, _ALIKE)
        return known[nearest[0]] if nearest else ""

    def is_free_skill(self, name: str) -> bool:
        """Whether a name is that of a common skill which such a sheet takes though its book has none of it."""
        return slug(name) in _FREE_SKILLS and self.may_be_skill(name)

    @property
    def level(self) -> SheetPlace:
        """The place of the level; `NO_LEVEL`: it is none of the sheet."""
        return self.places[_LEVEL[0]]

    @property
    def range(self) -> str:
        """The field of an attack that says how far it reaches in that unit; empty: there is none."""
        told = self.system.plain is not None and self.system.plain.unit
        return "range" if told and self.row is not None and "range" in self.row.model_fields else ""

    def takes(self, place: SheetPlace, value: int | str) -> bool:
        """Whether the sheet takes a value at a place."""
        if not place.field:
            return False
        sheet = put({}, place, value, self.system)
        try:
            check(self.system.sheet, {**bare_sheet(self.system), **sheet})
        except BadSheet as error:
            return not any(re.match(rf"{re.escape(place.field)}(?!\w)", where) for where, _ in error.faults)
        return True

    def limits(self, place: SheetPlace) -> tuple[int | None, int | None]:
        """Return the least and the greatest number that belongs at a place, None if there is no limit or no number."""
        if not place.field:
            return None, None
        info = self.system.sheet.model_fields[place.field]
        if place.key and (model := row_model(info)) is not None:
            info = model.model_fields[_rated(self.system, place.field)]
        elif place.key:
            info = FieldInfo.from_annotation(get_args(info.annotation)[1])
        return limits(info) if is_number(info) else (None, None)

    def is_rated(self, place: SheetPlace) -> bool:
        """Whether a place holds a number or dice, not a word as for an element."""
        return self.takes(place, USUAL) or self.takes(place, "d6")

    def is_label(self, name: str) -> bool:
        """Whether a name is the label of a number, in any translation, and no skill or the like."""
        place = self.places.get(slug(name))
        return place is not None and not place.key

    def names_no_weapon(self, name: str) -> bool:
        """Whether a name is a field or skill of a sheet, in any translation, and no weapon of the system.

        A skill rated with a number may name its weapon: `Pelea 1d3`. Those of other systems and games are no weapons
        either: `Endurance d8`.
        """
        word = slug(name)
        plain = self.system.plain
        first, _, rest = word.partition("-")
        if first in _OF_SKILLS and rest and word not in self.weapons:
            return True  # `perícia rifles d10`
        if word in self.weapons or (plain is not None and word == slug(plain.called)):
            return False
        place = self.places.get(word)
        if place is None or (place.key and not self.is_rated(place)):
            return word in self.others or word in _traits_elsewhere()
        return not place.key or self.takes(place, "d6")

    def like(self, name: str) -> Mapping[str, Any]:
        """Return the weapon with whose name a name begins or ends, as an `old pistol` shoots; empty: none."""
        parts = name.split()
        for many in range(min(MOST_WORDS, len(parts)), 0, -1):
            for some in (parts[:many], parts[-many:]):
                if row := self.weapons.get(slug(" ".join(some))):
                    return row
        return {}

    def assumed(self, row: Mapping[str, Any]) -> dict[str, str]:
        """Return what a row takes for granted, and the book's words for it: of a `hook d8` that it is blunt.

        Nothing of its kind if its name is a weapon's, or a word of its kind is typed.
        """
        plain = self.system.plain
        if plain is None or self.row is None:
            return {}
        fields = self.row.model_fields
        terms = {key: kinds_of(self.row, key) for key in plain.assumed}
        is_of_a_kind = self.like(str(row.get("name", ""))) or any(terms[key] and key in row for key in plain.assumed)
        is_harmless = plain.damage in row or plain.flat or not fields[plain.damage].get_default()
        assumed = [*(() if is_of_a_kind else plain.assumed), *(() if is_harmless else (plain.damage,))]
        if not assumed:
            return {}
        checked = check(self.row, dict(row))
        values = checked.model_dump() | (checked.implied_fields() if isinstance(checked, Sheet) else {})
        return {
            key: terms.get(key, {}).get(str(values[key]))
            or SIDE_BY_SIDE(first=label_of(key, fields[key]), next=values[key])
            for key in assumed
            if key not in row
        }

    def begins_list(self, text: str) -> bool:
        """Whether a text begins with the label of a list that belongs to no attack: `immune: fire`, `resists fire`."""
        head, colon, behind = text.partition(":")
        words = slug(head).split("-")
        labels = {"-".join(words[:many]) for many in range(1, MOST_WORDS)}
        return bool(labels & OF_LISTS) or bool(
            colon and behind.strip() and head.strip() and not any(map(str.isdigit, text))
        )

    def supplied(self, name: str, row: Mapping[str, Any], typed: Iterable[str]) -> dict[str, str]:
        """Return what a row has of the weapon of that name, or of any, though it is not typed, and the words for it."""
        plain = self.system.plain
        if plain is None or self.row is None:
            return {}
        usual = {key: value for key, value in plain.attack.items() if key not in {*plain.by_name, plain.damage}}
        listed = self.weapons.get(slug(name)) or {key: self.like(name).get(key) for key in plain.by_name}
        known = {**listed, **usual}
        checked = check(self.row, dict(row))
        shown = {plain.damage, plain.flat, *of_damage(checked)} if {plain.damage, plain.flat} & {*typed} else set()
        untold = {"id", "name", *typed, *shown}
        told = {
            key: value
            for key, value in known.items()
            if key not in untold and row.get(key) == value and value is not None
        }
        fields = self.row.model_fields
        return {
            key: kinds_of(self.row, key).get(str(value))
            or (label_of(key, fields[key]) if value is True else "")
            or (f"{value}\u00a0%" if key == self.percent else "")
            or SIDE_BY_SIDE(first=label_of(key, fields[key]), next=self.term(key, value))
            for key, value in told.items()
        }

    def term(self, key: str, value: Any) -> str:
        """Return a value of a row in the book's words."""
        extra = None if self.row is None else self.row.model_fields[key].json_schema_extra
        terms = extra.get("terms") if isinstance(extra, dict) else None
        return str(terms.get(value, value) if isinstance(terms, dict) else value)

    def skill_named(self, text: str, *, is_short: bool = False) -> tuple[str, str] | None:
        """Return the field of a row that names a skill, and the skill that a text names: `perícia CaC simples`.

        `is_short`: a single word may stand for it, `pistola`.
        """
        fields = {} if self.row is None else self.row.model_fields
        field = next((key for key, info in fields.items() if named_kind(info) == "skills"), "")
        words = slug(text).split("-")
        is_labelled = words[0] in _OF_SKILLS and len(words) > 1
        label = "-".join(words[1:] if is_labelled else words)
        place = self.places.get(label)
        if place is None or not place.key:
            place = self.short_names.place(self.skills, label) if is_short or is_labelled or "-" in label else None
        return (field, place.key) if field and place is not None and place.field == self.skills else None

    def kind_behind(self, name: str) -> tuple[str, dict[str, str]]:
        """Return the name of an attack without the kind of its damage behind it, and that kind: `peixeira de corte`.

        A weapon of the system keeps its name, and so does one that is named after an element: `Rod of Fire`.
        """
        words = name.split()
        if slug(name) in self.weapons:
            return name, {}
        for index in range(max(1, len(words) - MOST_WORDS), len(words)):
            kind = self.kinds.get(slug(" ".join(words[index:])))
            joined = words[index - 1].casefold() in OF_KIND
            end = index - 1 if joined else index
            if kind is not None and end > 0 and not (joined and kind[0] == "element"):
                return " ".join(words[:end]).rstrip(" ,;:"), dict([kind])
        return name, {}


@registry.forgets
@lru_cache(maxsize=1)
def _traits_elsewhere() -> frozenset[str]:
    """Return what the sheets of all installed systems, and of other games, have that is no weapon of any of them."""
    traits, weapons = set(map(slug, _TRAITS)), set[str]()
    for id in registry.ids():
        words = words_of(registry.system(id))
        weapons |= {*words.weapons, *(() if words.system.plain is None else (slug(words.system.plain.called),))}
        own = {place for place in set(words.places.values()) if not place.key or words.is_rated(place)}
        traits |= {word for word, place in words.places.items() if place in own} | words.others
    return frozenset(traits - weapons)


def put(sheet: Mapping[str, Any], place: SheetPlace, value: int | str, system: System) -> dict[str, Any]:
    """Return a sheet with a value at a place: a field, a key of one, or a row of a list that the system offers."""
    if not place.key:
        return {**sheet, place.field: value}
    offered = system.row_templates.get(place.field)
    if offered is None:
        return {**sheet, place.field: {**sheet.get(place.field, {}), place.key: value}}
    row = next(dict(item) for item in offered if item["id"] == place.key)
    others = [item for item in sheet.get(place.field, ()) if item["id"] != place.key]
    return {**sheet, place.field: [*others, {**row, _rated(system, place.field): value}]}


def bare_sheet(system: System) -> dict[str, Any]:
    """Return the sheet with nothing but defaults."""
    return {**({} if system.plain is None else system.plain.sheet), system.vital.id: USUAL}


@lru_cache(maxsize=32)
def words_of(system: System) -> QuickWords:
    """Return the words of a system."""
    places: dict[str, SheetPlace] = {}
    others: set[str] = set()
    level = field_naming(system.sheet, "level")
    for word, place in _fields(system):
        places.setdefault(word, place)
    for word in [*_LIFE, system.vital.label]:
        places[slug(word)] = SheetPlace(system.vital.id, system.vital.label)
    for word in _LEVEL:
        places.setdefault(
            slug(word), SheetPlace(level, label_of(level, system.sheet.model_fields[level])) if level else NO_LEVEL
        )
    for word, place in skills_of(system):
        places.setdefault(word, place)
    for word, place in _shortened(places.values()):
        places.setdefault(word, place)
    for key, info in system.sheet.model_fields.items():
        if not _holds_values(system, key):
            others |= {slug(word) for word in _called(system, key, label_of(key, info))}
    for word in _ELSEWHERE:
        places.setdefault(slug(word), SheetPlace("", ""))
    plain = system.plain
    row = None if plain is None else row_model(system.sheet.model_fields[plain.attacks])
    numbers: dict[str, str] = {}
    percent = ""
    for key, info in row.model_fields.items() if row is not None else ():
        if is_number(info):
            percent = percent or (key if label_of(key, info).endswith("%") else "")
            for word in _called(system, key, label_of(key, info)):
                numbers.setdefault(slug(word), key)
    weapons = dict(_weapons(system))
    return QuickWords(
        system,
        places,
        frozenset(others) - places.keys() - {""},
        weapons,
        row,
        numbers,
        percent,
        _kinds(system, row),
        _details(system, row),
        _dice(system, row),
        ShortNames.of(system),
        _headings(system),
    )


def _headings(system: System) -> dict[str, str]:
    """Return the names of a sheet's lists, as compared, to the lists; common ones that it lacks to nothing."""
    headings = dict[str, str]()
    for key, info in system.sheet.model_fields.items():
        if not _holds_values(system, key):
            label = label_of(key, info)
            for word in (*_called(system, key, label), *LISTS.get(label, ())):
                headings.setdefault(slug(word), key)
    return {**dict.fromkeys(map(slug, HEADINGS), ""), **headings}


def _called(system: System, key: str, label: str) -> Iterator[str]:
    """Yield the words of a field: key, label, label without brackets, and synonyms."""
    for word in (key, label, *written_out(label), *translated(system, label)):
        yield word
        if "(" in word:
            yield word.partition("(")[0]


def _fields(system: System) -> Iterator[tuple[str, SheetPlace]]:
    """Yield the words of the fields with numbers or dice; those of the book before others."""
    labels = {key: label_of(key, info) for key, info in system.sheet.model_fields.items() if _holds_values(system, key)}
    written = {slug(word) for label in labels.values() for word in written_out(label)}
    for key, label in labels.items():
        words = (label, *(() if slug(key) in written else (key,)))
        yield from ((slug(word), SheetPlace(key, label)) for word in words if slug(word))
    for key, label in labels.items():
        called = (word for word in _called(system, key, label) if word != key or slug(key) not in written)
        yield from ((slug(word), SheetPlace(key, label)) for word in called if slug(word))


def _shortened(places: Iterable[SheetPlace]) -> Iterator[tuple[str, SheetPlace]]:
    """Yield the first three letters of a field's label, if no other field begins so."""
    fields = {place for place in places if place.field and not place.key}
    words = {place: slug(place.label)[:3] for place in fields if len(slug(place.label)) > 4 and place.label.isalpha()}
    for place, word in words.items():
        if list(words.values()).count(word) == 1:
            yield word, place


@lru_cache(maxsize=512)
def _holds_values(system: System, key: str) -> bool:
    """Whether a field holds a whole number, or only dice."""
    info = system.sheet.model_fields[key]
    if is_number(info):
        return True
    return info.annotation is str and _fits(system, key, "d6") and not _fits(system, key, "zz zz")


def _fits(system: System, key: str, value: str) -> bool:
    try:
        check(system.sheet, {**bare_sheet(system), key: value})
    except BadSheet:
        return False
    return True


def skills_of(system: System) -> Iterator[tuple[str, SheetPlace]]:
    """Yield the skills of the system: keys of a field with words of their own, or rows with one number."""
    attacks = "" if system.plain is None else system.plain.attacks
    for field, info in system.sheet.model_fields.items():
        extra = info.json_schema_extra
        labels = extra.get("terms") if isinstance(extra, dict) and str(info.annotation).startswith("dict[") else None
        for key, label in labels.items() if isinstance(labels, dict) and extra is not None else ():
            for word in (key, str(label), *translated(system, str(label)), *written_out(str(label))):
                yield slug(word), SheetPlace(field, str(label), key)
        if field != attacks and _rated(system, field):
            for row in system.row_templates[field]:
                for word in _named(system, field, row["name"]):
                    yield slug(word), SheetPlace(field, row["name"], row["id"])


def _named(system: System, list: str, name: str) -> tuple[str, ...]:
    """Return the name of a row in a list as it is shown, as in the book, and in each translation."""
    book = system.row_names.get((list, name), name)
    return name, book, *translated(system, book)


def _rated(system: System, field: str) -> str:
    """Return the number of a row in a list of skills; empty if it is no such list."""
    model = row_model(system.sheet.model_fields[field]) if field in system.row_templates else None
    numbers = [] if model is None else [key for key, info in model.model_fields.items() if key not in ("id", "name")]
    return numbers[0] if model is not None and len(numbers) == 1 and is_number(model.model_fields[numbers[0]]) else ""


def _weapons(system: System) -> Iterator[tuple[str, Mapping[str, Any]]]:
    """Yield the weapons of the system, by names and synonyms; the first of a name counts."""
    plain = system.plain
    rows = {} if plain is None else dict(rows_by_name(system, plain.attacks))
    for row in () if plain is None else system.row_templates.get(plain.attacks, ()):
        # `Pistola .38` is the pistol of a book that has no other, and `Colt 45` its Colt.
        rows.setdefault(slug(_CALIBER.sub("", str(row.get("name", "")))), row)
    rows.pop("", None)
    yield from rows.items()


@lru_cache(maxsize=64)
def rows_by_name(system: System, list: str) -> Mapping[str, Mapping[str, Any]]:
    """Return the rows that a list of the system offers, by their names and other words for them, as compared."""
    also = system.row_synonyms.get(list, {})
    rows: dict[str, Mapping[str, Any]] = {}
    for row in system.row_templates.get(list, ()):
        name = str(row.get("name", ""))
        words = (*_named(system, list, name), *name.split(","), *also.get(str(row.get("id", slug(name))), ()))
        for word in words:
            if not any(map(str.isdigit, word)) or word == name:
                rows.setdefault(slug(word), row)
    rows.pop("", None)
    return rows


def _kinds(system: System, row: type[BaseModel] | None) -> dict[str, tuple[str, str]]:
    """Return the words of a row that need no label, and those of its element."""
    kinds: dict[str, tuple[str, str]] = {}
    for field in row.model_fields if row is not None else ():
        for value, label in kinds_of(row, field).items() if row is not None else ():
            for word in (label, *translated(system, label), value, *written_out(label)):
                kinds.setdefault(slug(word), (field, value))
    kinds.pop("", None)
    return kinds


def _details(system: System, row: type[BaseModel] | None) -> dict[str, tuple[str, str | bool]]:
    """Return the words of what is true or false in a row, and of choices that no other field of it has.

    Choices that have no words stand behind their label: `calibre 40-45`.
    """
    found: dict[str, set[tuple[str, str | bool]]] = {}
    labelled: dict[str, tuple[str, str | bool]] = {}
    for key, info in row.model_fields.items() if row is not None else ():
        extra = info.json_schema_extra if isinstance(info.json_schema_extra, dict) else {}
        terms = extra.get("terms")
        is_choice = isinstance(terms, dict) and not named_kind(info) and not extra.get("own_words")
        if bool in (info.annotation, *get_args(info.annotation)):
            for word in _called(system, key, label_of(key, info)):
                found.setdefault(slug(word), set()).add((key, True))
        for value in () if isinstance(terms, dict) else _choices_of(info.annotation):
            labelled |= {slug(f"{word} {value}"): (key, value) for word in _called(system, key, label_of(key, info))}
        for value, label in terms.items() if is_choice and isinstance(terms, dict) else ():
            for word in (str(label), *translated(system, str(label)), value, *written_out(str(label))):
                found.setdefault(slug(word), set()).add((key, value))
    own = {word: next(iter(places)) for word, places in found.items() if len(places) == 1}
    kinds = _kinds(system, row)
    is_word = re.compile(r"[^\d]{3,}")
    return labelled | {word: place for word, place in own.items() if word not in kinds and is_word.fullmatch(word)}


def _choices_of(annotation: Any) -> tuple[str, ...]:
    """Return the values of a field that takes some texts alone, or none; empty for any other field."""
    args = get_args(annotation)
    if get_origin(annotation) is Literal:
        return tuple(value for value in args if isinstance(value, str))
    choices = [arg for arg in args if arg is not NoneType]
    return _choices_of(choices[0]) if len(choices) == 1 and len(args) == 2 else ()


def kinds_of(row: type[BaseModel], field: str) -> Mapping[str, str]:
    """Return the book's words for a field's values that need no label; empty for other fields."""
    extra = row.model_fields[field].json_schema_extra
    if not isinstance(extra, dict) or not (extra.get("alone") or field == "element"):
        return {}
    terms = extra.get("terms")
    return {value: str(label) for value, label in terms.items()} if isinstance(terms, dict) else {}


def _dice(system: System, row: type[BaseModel] | None) -> re.Pattern[str]:
    """Return the form of dice, with the system's words among them."""
    plain = system.plain
    faceless = plain is not None and str(plain.attack.get(plain.damage)).endswith("d")
    roll = r"(?:\d{0,3}d\d{1,4}|\d{1,3}d|½d)" if faceless else r"\d{0,3}d\d{1,4}"
    inside = inside_of(row, plain.damage) if row is not None and plain is not None else {}
    words = sorted((re.escape(word) for pair in inside.items() for word in pair if word.isalpha()), key=len)[::-1]
    term = rf"(?:{'|'.join(words)})" if words else "(?!)"
    bonus = rf"(?: ?\+ ?(?:{'|'.join(map(re.escape, bonuses_of(system))) or '(?!)'}))?"
    return re.compile(
        rf"(?:{term} ?[+-] ?)?{roll}(?: ?[+-] ?(?:{roll}|\d{{1,6}}|{term}))*{bonus}(?=[ ,;:.)|]|$)", re.IGNORECASE
    )


@lru_cache(maxsize=16)
def bonuses_of(system: System) -> tuple[str, ...]:
    """Return the words for a bonus of the sheet that an attack's dice have without a word, `1D3 + MD`."""
    plain = system.plain
    row = None if plain is None else row_model(system.sheet.model_fields[plain.attacks])
    fields = set() if row is None else row.model_fields.keys() & system.sheet.model_fields.keys()
    shared = [key for key in _DAMAGE_BONUSES if key in fields]
    labels = {key: label_of(key, system.sheet.model_fields[key]) for key in shared}
    return tuple(word for key, label in labels.items() for word in (key, label, *written_out(label)))


def inside_of(row: type[BaseModel], field: str) -> dict[str, str]:
    """Return how the book calls the words among the dice of an attack."""
    extra = row.model_fields[field].json_schema_extra
    inside = extra.get("inside") if isinstance(extra, dict) else None
    return {word: str(shown) for word, shown in inside.items()} if isinstance(inside, dict) else {}


def of_damage(row: BaseModel) -> Iterable[str]:
    """Return the fields of an attack that the book writes in one with its dice, as in `2 × STR + d8`."""
    return row.combined_notation()[1] if isinstance(row, Sheet) else ()
