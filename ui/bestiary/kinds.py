"""What the fields of a sheet are, read from its pydantic model: the form and the stat block are drawn from this."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from types import NoneType, UnionType
from typing import Annotated, Any, Literal, Union, get_args, get_origin

from annotated_types import Ge, Gt, Le, Lt
from pydantic import BaseModel
from pydantic.fields import FieldInfo
from pydantic_core import PydanticUndefined

Kind = Literal["flag", "number", "fraction", "text", "mixed", "choice", "words", "map", "rows", "block", "plain"]
"""`mixed` is a number or a text, `words` a list of words, `map` text to something simple, `rows` a list of models,
`plain` anything else.
"""

TITLES = ("name", "id", "status", "item")
"""What a row is called by, the first that it has."""

ABSENT: Any = type("Absent", (), {"__repr__": lambda self: "ABSENT", "__bool__": lambda self: False})()
"""Stands for a field that the sheet does not give: its default holds."""


@dataclass(frozen=True, eq=False)
class Field:
    """One field of a sheet or of a row on it."""

    name: str
    label: str
    gloss: str
    group: str
    kind: Kind
    required: bool = False
    optional: bool = False
    """Whether null belongs here too."""
    default: Any = None
    low: float | None = None
    high: float | None = None
    choices: tuple[Any, ...] = ()
    """Of a choice, or of the words of a list."""
    keys: tuple[str, ...] = ()
    """Of a map, where only these may stand."""
    value: Field | None = None
    """What a map holds."""
    model: type[BaseModel] | None = None
    """Of rows and blocks."""


@cache
def fields(model: type[BaseModel]) -> tuple[Field, ...]:
    """The fields of a model in their order."""
    return tuple(_field(name, info) for name, info in model.model_fields.items())


def _field(name: str, info: FieldInfo) -> Field:
    extra: Mapping[str, Any] = info.json_schema_extra if isinstance(info.json_schema_extra, dict) else {}
    default = info.get_default(call_default_factory=True, validated_data={})
    label = str(extra.get("label") or name.replace("_", " ").capitalize())
    return _shaped(
        name,
        info.annotation,
        tuple(info.metadata),
        label=label,
        gloss=str(extra.get("gloss") or ""),
        group=str(extra.get("group") or ""),
        required=info.is_required(),
        default=None if default is PydanticUndefined else default,
    )


def _shaped(name: str, annotation: Any, metadata: tuple[Any, ...] = (), **rest: Any) -> Field:
    rest = {"label": name, "gloss": "", "group": "", **rest}
    annotation, metadata, optional = _unwrapped(annotation, metadata)
    common: dict[str, Any] = {"name": name, "optional": optional, **rest}
    origin, arguments = get_origin(annotation), get_args(annotation)
    if annotation is bool:
        return Field(kind="flag", **common)
    if annotation in (int, float):
        low, high = _limits(metadata)
        return Field(kind="number" if annotation is int else "fraction", low=low, high=high, **common)
    if annotation is str:
        return Field(kind="text", **common)
    if origin in (Union, UnionType) and set(arguments) <= {int, float, str}:
        return Field(kind="mixed", **common)
    if origin is Literal:
        return Field(kind="choice", choices=arguments, **common)
    if origin in (list, tuple, set, frozenset) and arguments and arguments[1:] in ((), (Ellipsis,)):
        return _listed(arguments[0], common)
    if origin in (dict, Mapping) and len(arguments) == 2 and (found := _mapped(*arguments)):
        keys, value = found
        return Field(kind="map", keys=keys, value=value, **common)
    if isinstance(annotation, type) and issubclass(annotation, BaseModel):
        return Field(kind="block", model=annotation, **common)
    return Field(kind="plain", **common)


def _unwrapped(annotation: Any, metadata: tuple[Any, ...]) -> tuple[Any, tuple[Any, ...], bool]:
    """The annotation without `Annotated` and without `None`."""
    optional = False
    while True:
        origin = get_origin(annotation)
        if origin is Annotated:
            annotation, *more = get_args(annotation)
            metadata = (*more, *metadata)
        elif origin in (Union, UnionType) and NoneType in get_args(annotation):
            optional = True
            kinds = tuple(one for one in get_args(annotation) if one is not NoneType)
            annotation = kinds[0] if len(kinds) == 1 else Union[kinds]  # noqa: UP007
        else:
            return annotation, metadata, optional


def _listed(item: Any, common: dict[str, Any]) -> Field:
    item = _unwrapped(item, ())[0]
    if item is str:
        return Field(kind="words", **common)
    if get_origin(item) is Literal and all(isinstance(one, str) for one in get_args(item)):
        return Field(kind="words", choices=get_args(item), **common)
    if isinstance(item, type) and issubclass(item, BaseModel):
        return Field(kind="rows", model=item, **common)
    return Field(kind="plain", **common)


def _mapped(key: Any, value: Any) -> tuple[tuple[str, ...], Field] | None:
    key = _unwrapped(key, ())[0]
    inner = _shaped("value", value)
    if inner.kind not in ("number", "fraction", "text", "choice", "flag") or inner.optional:
        return None
    if key is str:
        return (), inner
    if get_origin(key) is Literal:
        return get_args(key), inner
    return None


def _limits(metadata: tuple[Any, ...]) -> tuple[float | None, float | None]:
    low: Any = None
    high: Any = None
    for rule in metadata:
        if isinstance(rule, FieldInfo):
            inner = _limits(tuple(rule.metadata))
            low, high = inner[0] if inner[0] is not None else low, inner[1] if inner[1] is not None else high
        elif isinstance(rule, Ge):
            low = rule.ge
        elif isinstance(rule, Gt):
            low = rule.gt + 1  # type: ignore[operator]
        elif isinstance(rule, Le):
            high = rule.le
        elif isinstance(rule, Lt):
            high = rule.lt - 1  # type: ignore[operator]
    return low, high


def row_title(row: Mapping[str, Any]) -> str:
    """What a row on a sheet is called, or nothing."""
    return next((str(row[key]) for key in TITLES if isinstance(row.get(key), str) and row[key]), "")


def plain(value: Any) -> Any:
    """A default as the JSON that would stand in a sheet."""
    if isinstance(value, BaseModel):
        return value.model_dump(mode="json", exclude_unset=True)
    if isinstance(value, (tuple, list, set, frozenset)):
        return [plain(one) for one in value]
    if isinstance(value, Mapping):
        return {str(key): plain(one) for key, one in value.items()}
    return value
