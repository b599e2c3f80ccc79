"""What a system leaves to messages: explanations of its terms, groups of fields, words of choices."""

from __future__ import annotations

import ast
from collections.abc import Iterable, Iterator
from pathlib import Path
from string import Formatter
from typing import Any, Literal, NamedTuple, get_args, get_origin

from pydantic import BaseModel

from rules.sheets.schema import gloss_of, rule_of_figure
from rules.system.system import System
from rules.text.messages import SOURCE, Gloss, gloss

KINDS = ("gloss-", "group-", "value-")
"""Prefixes of these messages' ids."""


class Asked(NamedTuple):
    """A text that a window asks the messages for."""

    ids: Gloss
    """The ids it may have."""
    needed: bool = True
    """Whether one of them is required."""


def asked(system: System) -> Iterator[Asked]:
    """Yield all texts asked of a system's messages.

    A field with an English label explains itself; so do kinds of cells and numbers known to the window or the sheet.
    """
    is_foreign = system.language != SOURCE
    for action in (*system.actions.values(), *filter(None, (system.surprise, system.aftermath.rest))):
        yield Asked(action.gloss_ids)
        yield from (Asked(action.gloss_of(field), is_foreign) for field in action.fields)
    yield from (Asked(system.called.gloss_of(field), needed=False) for field in system.called.fields)
    yield from (Asked(status.gloss_ids) for status in system.statuses.values())
    yield from (Asked(pool.gloss_ids) for pool in system.pools)
    yield from (Asked(gain.gloss_ids) for gain in system.aftermath.gains)
    yield from (Asked(gloss("chip", id)) for id in chips(Path(system.phrases.file).parent))
    yield from (Asked(kind.gloss_ids, needed=False) for kind in system.ground.cell_kinds)
    yield from (Asked(gloss("stat", stat), needed=False) for stat in system.stat_terms)
    for model in models_in((system.sheet, system.options)):
        for name, info in model.model_fields.items():
            extra = info.json_schema_extra if isinstance(info.json_schema_extra, dict) else {}
            if not rule_of_figure(info):
                yield Asked(gloss_of(model, name), is_foreign or model is system.options)
            if extra.get("group"):
                yield Asked((f"group-{extra['group']}",))
    params = (name for status in system.statuses.values() for name in status.params)
    words = (*values_chosen((system.sheet, system.options)), *params, *sorted(system.countdown_goals))
    yield from (Asked((f"value-{word}",)) for word in words)


def chips(folder: Path) -> Iterator[str]:
    """Yield the ids of the chips made by a folder's modules."""
    for path in sorted(folder.glob("*.py")):
        for node in ast.walk(ast.parse(path.read_bytes())):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Chip":
                chosen = node.args[0]
                ways = (chosen.body, chosen.orelse) if isinstance(chosen, ast.IfExp) else (chosen,)
                yield from (str(expression.value) for expression in ways if isinstance(expression, ast.Constant))


def has_words(template: str) -> bool:
    """Return whether there is anything to translate: a letter outside of the placeholders."""
    return any(part.isalpha() for text, *_ in Formatter().parse(template) for part in text)


def values_chosen(models: Iterable[type[BaseModel]]) -> Iterator[str]:
    """Yield the words that fields choose among, without the book's own terms."""
    for model in models_in(models):
        for info in model.model_fields.values():
            extra = info.json_schema_extra if isinstance(info.json_schema_extra, dict) else {}
            terms: Any = extra.get("terms") or {}
            for value in chosen_in(info.annotation):
                if isinstance(value, str) and has_words(value) and value not in terms:
                    yield value


def chosen_in(annotation: Any) -> Iterator[Any]:
    """Yield the values of all `Literal` in a type."""
    if get_origin(annotation) is Literal:
        yield from get_args(annotation)
        return
    for part in get_args(annotation):
        yield from chosen_in(part)


def models_in(found: Any) -> list[type[BaseModel]]:
    """Return the models, and those inside their fields."""
    models: list[type[BaseModel]] = []
    waiting = list(found)
    while waiting:
        annotation = waiting.pop(0)
        waiting.extend(get_args(annotation))
        if isinstance(annotation, type) and issubclass(annotation, BaseModel) and annotation not in models:
            models.append(annotation)
            waiting.extend(info.annotation for info in annotation.model_fields.values())
    return models
