"""The names of a sheet's rows: ids that need not be typed, and fields that refer to rows."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from functools import cache
from typing import Any

from pydantic import BaseModel

from rules.mechanics.statuses import Status
from rules.sheets.schema import words_of
from ui.bestiary.forms.catalogue_line import CatalogueIndex
from ui.bestiary.forms.field_editors import Names
from ui.sheets.schema import fields, row_title

NO_ROWS = frozenset({"", "status", "combatant", "player", "level"})
"""Things that a field may refer to which are not rows of its sheet."""


@cache
def has_own_name(model: type[BaseModel]) -> bool:
    """Whether a row has a name besides its id: then the id is made of it."""
    return {"id", "name"} <= {field.name for field in fields(model)}


def row_name(model: type[BaseModel], row: Mapping[str, Any], statuses: Mapping[str, Status], names: Names) -> str:
    """Return the name of a row: its name, its id in words, or what it refers to."""
    title = row_title(row)
    title_field = next((field for field in fields(model) if title and row.get(field.name) == title), None)
    if title_field is None or title_field.name == "name":
        return title
    if title_field.name == "id":
        return title if row.get("name") else words_of(title)
    labels = {id: status.label for id, status in statuses.items()} if title_field.name == "status" else {}
    known = CatalogueIndex({**title_field.terms, **labels, **names.get(title_field.names, {})})
    # What no catalogue knows may be an id all the same, of an item that another sheet has.
    return words_of(title) if title_field.own_words and known.meant(title) is None else known.shown(title)


def shown_at(model: type[BaseModel], step: str) -> str:
    """Return the field at which a fault is shown: a missing id is shown at the name."""
    return "name" if step == "id" and has_own_name(model) else step


def free_id(wish: str, taken: Collection[str]) -> str:
    """Return the wanted id, with `-2`, `-3` … appended if it is taken."""
    number, id = 1, wish
    while id in taken:
        number += 1
        id = f"{wish}-{number}"
    return id


@cache
def whats(model: type[BaseModel]) -> frozenset[str]:
    """Return the kinds of things that the fields of a model and its rows refer to, without statuses."""
    return frozenset(_whats(model, frozenset())) - NO_ROWS


def _whats(model: type[BaseModel], above: frozenset[type[BaseModel]]) -> set[str]:
    kinds: set[str] = set()
    for field in fields(model):
        kinds.add(field.names)
        for inner in (field, *field.options):
            if inner.model is not None and inner.model not in above:
                kinds |= _whats(inner.model, above | {model})
    return kinds


def followed(model: type[BaseModel], row: Mapping[str, Any], whats: Collection[str], old: str, new: str) -> Any:
    """Return the row with the new id in fields that refer to one of `whats`."""
    renamed = dict(row)
    for field in fields(model):
        value = row.get(field.name)
        if field.names in whats and value == old:
            renamed[field.name] = new
        elif field.kind == "rows" and field.model is not None and isinstance(value, list):
            renamed[field.name] = [
                followed(field.model, item, whats, old, new) if isinstance(item, dict) else item for item in value
            ]
    return renamed
