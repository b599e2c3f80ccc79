"""Cells of a table: how values of a sheet are written, safe from spreadsheets, and read back unchanged."""

from __future__ import annotations

import json
import re
from types import UnionType
from typing import Annotated, Any, Literal, Union, get_args, get_origin

from pydantic import BaseModel

from models.storage.strict_json import loads

_FORMULA = re.compile(r"'*[=+\-@\t\r\n＝＋－＠]")
"""The start of a cell that a spreadsheet would take for a formula, or of one already escaped."""
_NUMBER = re.compile(r"-?\d+(\.\d+)?")
_WHOLE = re.compile(r"[+-]?\d{1,15}")
_WHOLE_FLOAT = re.compile(r"([+-]?\d{1,15})[.,]0+")
_FLOAT = re.compile(r"-?\d+(\.\d+)?([eE][+-]?\d+)?")
_WORDS = {"null": None, "true": True, "false": False}
Kind = Literal["text", "whole", "any"]
"""What a field can hold: text only, whole numbers only, or any value."""
_encode = json.JSONEncoder(ensure_ascii=False).encode


def escape(cell: str) -> str:
    """Return a cell that no spreadsheet takes for a formula."""
    return f"'{cell}" if _FORMULA.match(cell) and not _NUMBER.fullmatch(cell) else cell


def unescape(cell: str) -> str:
    """Return a cell as it was before `escape`."""
    return cell[1:] if cell.startswith("'") and _FORMULA.match(cell[1:]) else cell


def is_text(annotation: Any) -> bool:
    """Return whether a field holds only text (or nothing)."""
    origin = get_origin(annotation)
    if origin is Annotated:
        return is_text(get_args(annotation)[0])
    if origin is Literal:
        return all(isinstance(word, str) for word in get_args(annotation))
    if origin in (Union, UnionType):
        return all(argument is type(None) or is_text(argument) for argument in get_args(annotation))
    return annotation is str


def kind_of(annotation: Any) -> Kind:
    """Return what a field of this annotation can hold."""
    if is_text(annotation):
        return "text"
    return "whole" if _is_whole(annotation) else "any"


def _is_whole(annotation: Any) -> bool:
    origin = get_origin(annotation)
    if origin is Annotated:
        return _is_whole(get_args(annotation)[0])
    if origin in (Union, UnionType):
        return all(argument is type(None) or _is_whole(argument) for argument in get_args(annotation))
    return annotation is int


def holds_several(annotation: Any) -> bool:
    """Return whether a field holds a list or a mapping."""
    return any(get_origin(item) in (tuple, list, dict) for item in (annotation, *get_args(annotation)))


def kinds_of(model: type[BaseModel]) -> dict[str, Kind]:
    """Return the fields of a model with what each can hold."""
    return {name: kind_of(info.annotation) for name, info in model.model_fields.items()}


def cell_text(value: Any, kind: Kind = "any") -> str:
    """Return a value as the cell of a field."""
    if isinstance(value, str):
        # A cell of blanks alone is taken for an empty one.
        is_plain = value.strip() and value != "null" and value[0] != '"' and "\0" not in value
        if is_plain and (kind == "text" or value_of(escape(value), kind) == value):
            return escape(value)
    return escape(_encode(value))


def value_of(cell: str, kind: Kind = "any") -> Any:
    """Return the value of a non-empty cell in a field."""
    cell = unescape(cell)
    if kind == "text":
        if cell == "null":
            return None
        return _json(cell) if cell[:1] == '"' else cell
    if kind == "whole" and (number := _WHOLE_FLOAT.fullmatch(cell)):
        return int(number[1])
    return _plain(cell)


def _plain(cell: str) -> Any:
    """Return the value of a cell in a field that may hold anything."""
    word = cell.strip().lower()
    if word in _WORDS:
        return _WORDS[word]
    if _WHOLE.fullmatch(cell):
        return int(cell)
    return _json(cell) if cell[:1] in '"[{' or _FLOAT.fullmatch(cell) else cell


def _json(cell: str) -> Any:
    try:
        return loads(cell)
    except (ValueError, RecursionError):
        return cell
