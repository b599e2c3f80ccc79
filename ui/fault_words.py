"""What is wrong with a sheet, a board or a file, in the reader's language.

The sentences come in English from below the window, and are known by their shape.
"""

from __future__ import annotations

import re
from functools import cache
from string import Formatter
from typing import Any

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

_TEMPLATES: tuple[Any, ...] = (
    QT_TRANSLATE_NOOP("fault", "a {die} has no face {face}"),
    QT_TRANSLATE_NOOP("fault", "a cell is a list of two whole numbers, x and y"),
    QT_TRANSLATE_NOOP("fault", "a board is an object with keys"),
    QT_TRANSLATE_NOOP("fault", "a board of this system has no such key"),
    QT_TRANSLATE_NOOP("fault", "a cell of this system has no such key"),
    QT_TRANSLATE_NOOP("fault", "a cell of this system is free or blocked, not obstructed"),
    QT_TRANSLATE_NOOP("fault", "a list of cells belongs here"),
    QT_TRANSLATE_NOOP("fault", "an entry of cells names either a cell or a rect"),
    QT_TRANSLATE_NOOP("fault", "{terrain} is no terrain of this system"),
    QT_TRANSLATE_NOOP("fault", "a rect is a list of four whole numbers: x1, y1, x2, y2"),
    QT_TRANSLATE_NOOP("fault", "a rect goes from its north-west corner to its south-east corner"),
    QT_TRANSLATE_NOOP("fault", "the cell {cell} is off the board ({size})"),
    QT_TRANSLATE_NOOP("fault", "a whole number from {least} to {most} belongs here, not {value}"),
    QT_TRANSLATE_NOOP("fault", "there is no board"),
    QT_TRANSLATE_NOOP("fault", "nobody can stand there: {reason}"),
    QT_TRANSLATE_NOOP("fault", "the condition cannot be put on: {reason}"),
    QT_TRANSLATE_NOOP("fault", "{name} is on that cell already"),
    QT_TRANSLATE_NOOP("fault", "this system has no such pool"),
    QT_TRANSLATE_NOOP("fault", "this system has no status {status}"),
    QT_TRANSLATE_NOOP("fault", "{facing} is no facing of this system"),
    QT_TRANSLATE_NOOP("fault", "it is no exported board"),
    QT_TRANSLATE_NOOP("fault", "it is no JSON from line {line}, column {column} on"),
    QT_TRANSLATE_NOOP("fault", "it is no text in UTF-8"),
    QT_TRANSLATE_NOOP("fault", "it is nested too deeply"),
    QT_TRANSLATE_NOOP("fault", "it holds what is no number"),
    QT_TRANSLATE_NOOP("fault", "it holds a number that is too big"),
    QT_TRANSLATE_NOOP("fault", "its version is {version}, not {wanted}"),
    QT_TRANSLATE_NOOP("fault", "{key} is missing or of another kind"),
    QT_TRANSLATE_NOOP("fault", "it is no JSON object"),
    QT_TRANSLATE_NOOP("fault", "entry {n} of its journal is missing"),
    QT_TRANSLATE_NOOP("fault", "entry {n} of its journal cannot be read"),
    QT_TRANSLATE_NOOP("fault", "its setup cannot be read"),
    QT_TRANSLATE_NOOP("fault", "its members cannot be read"),
    QT_TRANSLATE_NOOP("fault", "its state is missing"),
    QT_TRANSLATE_NOOP("fault", "its end cannot be read"),
    QT_TRANSLATE_NOOP("fault", "its state cannot be read"),
    QT_TRANSLATE_NOOP("fault", "its open question cannot be read"),
    QT_TRANSLATE_NOOP("fault", "The preferences in {path} cannot be read ({reason}); the defaults are used."),
    QT_TRANSLATE_NOOP("fault", "this is needed and missing"),
    QT_TRANSLATE_NOOP("fault", "this may not be empty"),
    QT_TRANSLATE_NOOP("fault", "there is no such key here"),
    QT_TRANSLATE_NOOP("fault", "a whole number belongs here, not {value}"),
    QT_TRANSLATE_NOOP("fault", "{value} is too small: at least {least}"),
    QT_TRANSLATE_NOOP("fault", "{value} is too big: at most {most}"),
    QT_TRANSLATE_NOOP("fault", "{value} is not within {least} and {most}"),
    QT_TRANSLATE_NOOP("fault", "text belongs here, not {value}"),
    QT_TRANSLATE_NOOP("fault", "true or false belongs here, not {value}"),
    QT_TRANSLATE_NOOP("fault", "{value} is not one of {choices}"),
    QT_TRANSLATE_NOOP("fault", "a list belongs here, not {value}"),
    QT_TRANSLATE_NOOP("fault", "an object with keys belongs here, not {value}"),
    QT_TRANSLATE_NOOP("fault", "A dice expression cannot be empty."),
    QT_TRANSLATE_NOOP("fault", "“{text}” is no dice expression: nothing can be read at “{rest}”."),
    QT_TRANSLATE_NOOP("fault", "“{text}” is no dice expression: + or − is missing before “{rest}”."),
    QT_TRANSLATE_NOOP("fault", "“{text}” names “{word}”, which means nothing here."),
    QT_TRANSLATE_NOOP("fault", "“{text}” holds a number that is too big."),
    QT_TRANSLATE_NOOP("fault", "“{text}” asks for dice that do not exist: 1 to 999 dice of 1 to 1000 faces."),
    QT_TRANSLATE_NOOP("fault", "an amount cannot be empty"),
    QT_TRANSLATE_NOOP("fault", "“{text}” is no amount: nothing can be read at “{rest}”"),
    QT_TRANSLATE_NOOP("fault", "“{text}” holds a number that is too big"),
    QT_TRANSLATE_NOOP("fault", "“{text}” asks for dice that do not exist: 1 to 99 of them"),
    QT_TRANSLATE_NOOP("fault", "“{text}”: only an ability can take the weapon's damage"),
    QT_TRANSLATE_NOOP("fault", "there is no status {status}"),
    QT_TRANSLATE_NOOP("fault", "the status {status} does not take these params"),
    QT_TRANSLATE_NOOP("fault", "the status {status} cannot have {key} = {value}"),
    QT_TRANSLATE_NOOP("fault", "only a status has a timer and params"),
    QT_TRANSLATE_NOOP("fault", "two of these have the id {id}"),
    QT_TRANSLATE_NOOP("fault", "two rows of {key} have the id {id}"),
    QT_TRANSLATE_NOOP("fault", "two {key} have the id {id}"),
    QT_TRANSLATE_NOOP("fault", "the id {id} is taken: everybody has fists"),
    QT_TRANSLATE_NOOP("fault", "{id} is no weapon that can be held"),
    QT_TRANSLATE_NOOP("fault", "equipped is {id}, which is no weapon of this sheet that can be held"),
    QT_TRANSLATE_NOOP("fault", "{id} needs a hand that is taken already"),
    QT_TRANSLATE_NOOP("fault", "a natural weapon cannot block firearms"),
    QT_TRANSLATE_NOOP("fault", "{loaded} shots are loaded, but no capacity is given"),
    QT_TRANSLATE_NOOP("fault", "{loaded} shots are loaded, but only {capacity} fit"),
    QT_TRANSLATE_NOOP("fault", "the closest category of “{id}” is “{other}”, which is no weapon of this sheet"),
    QT_TRANSLATE_NOOP("fault", "the closest categories of “{id}” go round in a circle"),
    QT_TRANSLATE_NOOP("fault", "{text} is no Damage Die such as d6 or 2d8"),
    QT_TRANSLATE_NOOP("fault", "a CoS is either flat or built on a stat"),
    QT_TRANSLATE_NOOP("fault", "healing is one of: a code, an amount, full"),
    QT_TRANSLATE_NOOP("fault", "a revival names either hp or pct"),
    QT_TRANSLATE_NOOP("fault", "an effect is exactly one of: {kinds}"),
    QT_TRANSLATE_NOOP("fault", "nothing is called {name} that could be lifted"),
    QT_TRANSLATE_NOOP("fault", "there is no status, category or effect {name} to be immune to"),
    QT_TRANSLATE_NOOP("fault", "“{text}” is no step of the ladder"),
    QT_TRANSLATE_NOOP("fault", "a die d6, d8, d10, d12 or d12+1 to d12+9 belongs here, not {text}"),
    QT_TRANSLATE_NOOP("fault", "a die from d6-9 to d12+9 belongs here, not {text}"),
    QT_TRANSLATE_NOOP("fault", "damage is written as d8, 2d6+1 or a whole number, not {text}"),
    QT_TRANSLATE_NOOP("fault", "a whole number or an expression belongs here, not {value}"),
    QT_TRANSLATE_NOOP("fault", "a ferramenta always has damage"),
    QT_TRANSLATE_NOOP("fault", "a card has at most one of damage (a ferramenta always), heal and revive"),
    QT_TRANSLATE_NOOP("fault", "a modifier needs params with stat and amount"),
    QT_TRANSLATE_NOOP("fault", "{status} has no param {key}"),
    QT_TRANSLATE_NOOP("fault", "{status} needs the param element, one of {elements}"),
    QT_TRANSLATE_NOOP("fault", "{status} needs the param of, a list of statuses and categories"),
    QT_TRANSLATE_NOOP("fault", "a marker has no params but label"),
    QT_TRANSLATE_NOOP("fault", "revive goes only with the area single"),
)


def fault_sentence(sentence: str) -> str:
    """A fault in the reader's language; a sentence of another shape stays as it is."""
    for template, shape in _shapes():
        found = shape.fullmatch(sentence)
        if found is not None:
            return QCoreApplication.translate("fault", template).format(**found.groupdict())
    return sentence


@cache
def _shapes() -> tuple[tuple[str, re.Pattern[str]], ...]:
    return tuple((template, re.compile(_shape(template), re.DOTALL)) for template in _TEMPLATES)


def _shape(template: str) -> str:
    parts = Formatter().parse(template)
    return "".join(re.escape(text) + (f"(?P<{name}>.+?)" if name else "") for text, name, _, _ in parts)
