"""The words of books that the window shows: names of pools, statuses, actions, fields and choices."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from typing import Any, get_args

from pydantic import BaseModel
from pydantic.fields import FieldInfo

from rules.core.state import stem_of
from rules.mechanics.action import Action
from rules.mechanics.declared_action import Declared
from rules.system import registry
from rules.system.system import System
from rules.system.translated_system import OWN_WORDS
from rules.text.localized import LocalizedText

_FIGURES = re.compile(r"d?\d[^a-z]*|[^\w]*")


def of_system(system: System) -> frozenset[str]:
    """Return the words of a system, without its dice and numbers; what is a message is no word of its book."""
    words = (word for word in _words(system) if not isinstance(word, LocalizedText))
    return frozenset(word for word in words if word and not _FIGURES.fullmatch(word))


def _words(system: System) -> Iterator[str]:
    yield from (pool.label for pool in system.pools)
    for status in system.statuses.values():
        yield status.label
        yield from status.terms.values()
    for action in (*system.actions.values(), system.surprise, system.check, system.aftermath.rest):
        if action is not None:
            yield from _of_action(action)
    yield from system.things.values()
    yield from system.stat_terms.values()
    yield from system.ground.terrains.values()
    yield from (cell_kind.label for cell_kind in system.ground.cell_kinds)
    yield from (gain.label for gain in system.aftermath.gains)
    for row in (row for rows in system.row_templates.values() for row in rows):
        yield from (stem_of(row[key]) for key in OWN_WORDS if _is_word(row.get(key)))
    for model in (system.sheet, system.options):
        yield from _of_model(model, set())


def _is_word(value: object) -> bool:
    """Return whether a row's value is a word; an id of a skill is lower case."""
    return isinstance(value, str) and value[:1].isupper()


def _of_action(action: Action[Any, Any]) -> Iterator[str]:
    yield action.label
    if type(action.cost) is str:
        yield action.cost
    if isinstance(action, Declared):
        for param in action.reading.described.values():
            if type(param.label) is str:
                yield param.label
            yield from (param.words or {}).values()


def _of_model(model: type[BaseModel], seen: set[type[BaseModel]]) -> Iterator[str]:
    if model in seen:
        return
    seen.add(model)
    for info in model.model_fields.values():
        yield from _of_field(info)
        for inner in _models_in(info.annotation):
            yield from _of_model(inner, seen)


def _of_field(info: FieldInfo) -> Iterator[str]:
    extra = info.json_schema_extra
    if isinstance(extra, dict):
        label, terms = extra.get("label"), extra.get("terms")
        if isinstance(label, str):
            yield label
        if isinstance(terms, dict):
            yield from (str(term) for term in terms.values())


def _models_in(annotation: Any) -> Iterator[type[BaseModel]]:
    if isinstance(annotation, type) and issubclass(annotation, BaseModel):
        yield annotation
    for inner in get_args(annotation):
        yield from _models_in(inner)


if __name__ == "__main__":
    print("\n".join(sorted(of_system(registry.system(sys.argv[1])))))
