"""Cells of a table: how a value of a sheet is written in one, safe from spreadsheets, and read back as it was."""

from __future__ import annotations

import json
import re
from types import UnionType
from typing import Annotated, Any, Literal, Union, get_args, get_origin

from pydantic import BaseModel

from models.storage.strict_json import loads

_FORMULA = re.compile(r"'*[=+\-@\t\r\n＝＋－＠]")
"""How a cell begins that a spreadsheet takes for a formula, or that was kept from being one."""
_NUMBER = re.compile(r"-?\d+(\.\d+)?")
_WHOLE = re.compile(r"[+-]?\d{1,15}")
_WHOLE_FLOAT = re.compile(r"([+-]?\d{1,15})[.,]0+")
_FLOAT = re.compile(r"-?\d+(\.\d+)?([eE][+-]?\d+)?")
_WORDS = {"null": None, "true": True, "false": False}
Kind = Literal["text", "whole", "any"]
"""What a field can hold: texts alone, whole numbers alone, or several things, lists among them."""
_encode = json.JSONEncoder(ensure_ascii=False).encode


def safe(cell: str) -> str:
    """The cell as no spreadsheet takes it for a formula."""
    return f"'{cell}" if _FORMULA.match(cell) and not _NUMBER.fullmatch(cell) else cell


def unsafe(cell: str) -> str:
    """The cell as it was before it was made safe."""
    return cell[1:] if cell.startswith("'") and _FORMULA.match(cell[1:]) else cell


def is_text(annotation: Any) -> bool:
    """Whether a field can hold nothing but a text (or nothing)."""
    origin = get_origin(annotation)
    if origin is Annotated:
        return is_text(get_args(annotation)[0])
    if origin is Literal:
        return all(isinstance(word, str) for word in get_args(annotation))
    if origin in (Union, UnionType):
        return all(get_arg is type(None) or is_text(get_arg) for get_arg in get_args(annotation))
    return annotation is str


def kind_of(annotation: Any) -> Kind:
    """What a field of this annotation can hold."""
    if is_text(annotation):
        return "text"
    return "whole" if _is_whole(annotation) else "any"


def _is_whole(annotation: Any) -> bool:
    origin = get_origin(annotation)
    if origin is Annotated:
        return _is_whole(get_args(annotation)[0])
    if origin in (Union, UnionType):
        return all(get_arg is type(None) or _is_whole(get_arg) for get_arg in get_args(annotation))
    return annotation is int


def holds_several(annotation: Any) -> bool:
    """Whether a field holds several things: a list, or one for each of several keys."""
    return any(get_origin(item) in (tuple, list, dict) for item in (annotation, *get_args(annotation)))


def kinds_of(model: type[BaseModel]) -> dict[str, Kind]:
    """The fields of a sheet, each with what it can hold."""
    return {name: kind_of(info.annotation) for name, info in model.model_fields.items()}


def written(value: Any, kind: Kind = "any") -> str:
    """A value as a cell of a field of this kind."""
    if isinstance(value, str):
        # A cell of blanks alone is taken for an empty one.
        plain = value.strip() and value != "null" and value[0] != '"' and "\0" not in value
        if plain and (kind == "text" or value_of(safe(value), kind) == value):
            return safe(value)
    return safe(_encode(value))


def value_of(cell: str, kind: Kind = "any") -> Any:
    """What a cell says in a field of this kind; an empty one says nothing and is not asked."""
    cell = unsafe(cell)
    if kind == "text":
        if cell == "null":
            return None
        return _json(cell) if cell[:1] == '"' else cell
    if kind == "whole" and (whole := _WHOLE_FLOAT.fullmatch(cell)):
        return int(whole[1])
    return _plain(cell)


def _plain(cell: str) -> Any:
    """What a cell says where its field leaves that open."""
    low = cell.strip().lower()
    if low in _WORDS:
        return _WORDS[low]
    if _WHOLE.fullmatch(cell):
        return int(cell)
    return _json(cell) if cell[:1] in '"[{' or _FLOAT.fullmatch(cell) else cell


def _json(cell: str) -> Any:
    try:
        return loads(cell)
    except (ValueError, RecursionError):
        return cell
