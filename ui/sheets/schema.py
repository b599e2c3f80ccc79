"""The fields of a sheet, read from its pydantic model: form and stat block are made from these."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from functools import lru_cache
from types import NoneType, UnionType
from typing import Annotated, Any, Literal, Union, get_args, get_origin

from annotated_types import Ge, Gt, Le, Lt
from pydantic import BaseModel
from pydantic.fields import FieldInfo
from pydantic_core import PydanticUndefined

from rules.sheets.schema import file_of, gloss_of
from rules.text.messages import Gloss, terms
from ui.text.words import terms_language

Kind = Literal[
    "flag",
    "number",
    "fraction",
    "text",
    "mixed",
    "choice",
    "constant",
    "any",
    "words",
    "map",
    "loose",
    "rows",
    "entries",
    "items",
    "block",
    "union",
    "plain",
]
"""`mixed` is a number or a text, `words` a list of words or numbers, `map` text to something simple, `loose` text to
anything, `rows` a list of models, `entries` a list of models that may also be written as a word, `items` a list of
other things, `union` one of several shapes, `constant` such a shape that is one value, `plain` anything else.
"""

TITLES = ("name", "id", "status", "item")
"""Fields that may be a row's title, the first one present."""

ABSENT: Any = type("Absent", (), {"__repr__": lambda self: "ABSENT", "__bool__": lambda self: False})()
"""Stands for a field that the sheet does not give: its default holds."""


@dataclass(frozen=True, eq=False)
class Field:
    """One field of a sheet or of a row on it."""

    name: str
    label: str
    group: str
    kind: Kind
    required: bool = False
    optional: bool = False
    """Whether null belongs here too."""
    default: Any = None
    low: float | None = None
    high: float | None = None
    terms: Mapping[str, str] = field(default_factory=dict)
    """The book's words for choices or keys."""
    inside: Mapping[str, str] = field(default_factory=dict)
    """The book's words inside a text, as they are read."""
    book_words: Mapping[str, str] = field(default_factory=dict)
    """The same as the book has them, which may be typed, too."""
    choices: tuple[Any, ...] = ()
    """The possible values of a choice, or of the words of a list."""
    keys: tuple[str, ...] = ()
    """The keys of a map in which no others may stand."""
    value: Field | None = None
    """The field of a map's or list's values."""
    model: type[BaseModel] | None = None
    """The model of rows and blocks."""
    only: tuple[str, ...] = ()
    """The fields that belong to a block which is one kind of its model."""
    options: tuple[Field, ...] = ()
    """The shapes that a union may have."""
    names: str = ""
    """What its value is the id of: `status`, or things of the sheet."""
    own_words: bool = False
    """Whether other words may stand there than those that it knows."""
    unit: str = ""
    """The unit after a number."""
    alone: bool = False
    """Whether its words are read without the label."""
    annotation: Any = None
    """The type, as the model writes it."""
    beside: str = ""
    """A file in the folder where the messages of its system stand."""
    gloss_ids: Gloss = ()
    """The messages that may say what it means."""


def fields(model: type[BaseModel]) -> tuple[Field, ...]:
    """The fields of a model in their order, called as they are read."""
    return _fields(model, terms_language())


@lru_cache(maxsize=1024)
def _fields(model: type[BaseModel], language: str) -> tuple[Field, ...]:
    words = terms(file_of(model), language)
    return tuple(_field(model, name, info, words) for name, info in model.model_fields.items())


def _field(model: type[BaseModel], name: str, info: FieldInfo, words: Mapping[str, str]) -> Field:
    extra: Mapping[str, Any] = info.json_schema_extra if isinstance(info.json_schema_extra, dict) else {}
    default = info.get_default(call_default_factory=True, validated_data={})
    label = str(extra.get("label") or name.replace("_", " ").capitalize())
    inside: Mapping[str, str] = dict(extra.get("inside") or {})
    return _shaped(
        name,
        info.annotation,
        tuple(info.metadata),
        label=words.get(label, label),
        beside=file_of(model),
        gloss_ids=gloss_of(model, name),
        group=str(extra.get("group") or ""),
        terms={str(value): words.get(term, str(term)) for value, term in dict(extra.get("terms") or {}).items()},
        inside={word: words.get(term, term) for word, term in inside.items()},
        book_words=inside,
        names=str(extra.get("names") or ""),
        own_words=extra.get("own_words") is True,
        unit=str(extra.get("unit") or ""),
        alone=extra.get("alone") is True,
        required=info.is_required(),
        default=None if default is PydanticUndefined else default,
    )


def _shaped(name: str, annotation: Any, metadata: tuple[Any, ...] = (), **rest: Any) -> Field:
    rest = {"label": name, "group": "", "terms": _terms_among(metadata, annotation), **rest}
    annotation, metadata, optional = _unwrapped(annotation, metadata)
    common: dict[str, Any] = {"name": name, "optional": optional, "annotation": annotation, **rest}
    origin, arguments = get_origin(annotation), get_args(annotation)
    if annotation is bool:
        return Field(kind="flag", **common)
    if annotation in (int, float):
        low, high = _limits(metadata)
        return Field(kind="number" if annotation is int else "fraction", low=low, high=high, **common)
    if annotation is str:
        return Field(kind="text", **common)
    if annotation is Any:
        return Field(kind="any", **common)
    if origin in (Union, UnionType):
        if {_unwrapped(argument, ())[0] for argument in arguments} <= {int, float, str}:
            return Field(kind="mixed", **common)
        return _united([_shaped(name, argument, **_shared(common)) for argument in arguments], common)
    if origin is Literal:
        return Field(kind="choice", choices=arguments, **common)
    if origin in (list, tuple, set, frozenset) and arguments and arguments[1:] in ((), (Ellipsis,)):
        return _listed(arguments[0], common)
    if origin in (dict, Mapping) and len(arguments) == 2 and (mapped := _mapped(*arguments, common.get("beside", ""))):
        keys, value = mapped
        terms = common.get("terms", {})
        if value.kind == "choice":
            value = replace(value, terms=terms)
        if not common.get("own_words"):
            # The book's own keys are all that there are; the words of the values may stand among the terms too.
            keys = keys or tuple(term for term in terms if term not in value.choices)
        return Field(kind="loose" if value.kind == "any" else "map", keys=keys, value=value, **common)
    if isinstance(annotation, type) and issubclass(annotation, BaseModel):
        if _kinds_of(annotation):
            return _united([Field(kind="block", model=annotation, **common)], common)
        return Field(kind="block", model=annotation, **common)
    return Field(kind="plain", **common)


def _shared(common: Mapping[str, Any]) -> dict[str, Any]:
    """Return the settings that a field's parts inherit."""
    return {"label": common["label"], "beside": common.get("beside", "")}


def _terms_among(metadata: tuple[Any, ...], annotation: Any) -> dict[str, str]:
    """The terms that a type brings along, wherever it stands."""
    rules = (*metadata, *(get_args(annotation)[1:] if get_origin(annotation) is Annotated else ()))
    extras = [rule.json_schema_extra for rule in rules if isinstance(rule, FieldInfo)]
    named = [extra.get("terms") for extra in extras if isinstance(extra, dict)]
    return {str(word): str(term) for terms in named if isinstance(terms, dict) for word, term in terms.items()}


def beginnings(model: type[BaseModel]) -> set[str]:
    """The fields by which a model that comes in kinds is of a kind, where nothing holds until they are filled in."""
    return {kind[0] for kind in _kinds_of(model) if model.model_fields[kind[0]].default is None}


def _kinds_of(model: type[BaseModel]) -> tuple[tuple[str, ...], ...]:
    """The kinds that a model says it comes in, each with the names of its fields."""
    extra: Any = model.model_config.get("json_schema_extra")
    kinds = extra.get("kinds") if isinstance(extra, dict) else None
    return tuple(tuple(str(name) for name in kind) for kind in kinds) if isinstance(kinds, list) else ()


def _united(shapes: list[Field], common: dict[str, Any]) -> Field:
    """Return a field of several shapes; a plain one if a shape cannot be shown."""
    options: list[Field] = []
    for shape in shapes:
        if shape.kind in ("plain", "any"):
            return Field(kind="plain", **common)
        if shape.kind == "union":
            options += shape.options
        elif shape.kind == "choice":
            options += [replace(shape, kind="constant", default=choice) for choice in shape.choices]
        elif shape.kind == "block":
            options += _blocks(shape)
        else:
            options.append(replace(shape, optional=False, required=True))
    models = {option.model for option in options if option.model is not None}
    return Field(kind="union", options=tuple(options), model=models.pop() if len(models) == 1 else None, **common)


def _blocks(shape: Field) -> list[Field]:
    """A block for every kind of its model, called by the labels of its fields."""
    assert shape.model is not None
    labels = {candidate.name: candidate.label for candidate in fields(shape.model)}
    kinds = _kinds_of(shape.model) or (tuple(labels),)
    shared = set.intersection(*map(set, kinds)) if len(kinds) > 1 else set[str]()
    blocks = []
    for kind in kinds:
        own = [labels[name] for name in kind if name not in shared]
        title = ", ".join(own[:3]) + (", …" if len(own) > 3 else "")
        blocks.append(replace(shape, label=title, only=kind, optional=False, required=True, gloss_ids=()))
    return blocks


def word_of(model: type[BaseModel]) -> str:
    """The only field that a row must give, where it is a text and no name of its own: a row may be that word alone."""
    needed = [candidate for candidate in fields(model) if candidate.required]
    if len(needed) == 1 and needed[0].kind == "text" and needed[0].name not in ("id", "name"):
        return needed[0].name
    return ""


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
            kinds = tuple(get_arg for get_arg in get_args(annotation) if get_arg is not NoneType)
            annotation = kinds[0] if len(kinds) == 1 else Union[kinds]  # noqa: UP007
        else:
            return annotation, metadata, optional


def _listed(item: Any, common: dict[str, Any]) -> Field:
    item = _unwrapped(item, ())[0]
    if item is str:
        return Field(kind="words", **common)
    if get_origin(item) is Literal and all(isinstance(get_arg, str) for get_arg in get_args(item)):
        return Field(kind="words", choices=get_args(item), **common)
    if isinstance(item, type) and issubclass(item, BaseModel):
        return Field(kind="rows", model=item, **common)
    inner = _shaped("item", item, **_shared(common))
    if inner.kind in ("number", "fraction", "mixed") and not inner.optional:
        return Field(kind="words", value=inner, **common)
    if inner.kind == "union" and inner.model is not None and word_of(inner.model):
        kinds = sorted(option.kind for option in inner.options)
        if kinds == ["block", "text"]:
            return Field(kind="entries", model=inner.model, **common)
    if inner.kind == "plain":
        return Field(kind="plain", **common)
    return Field(kind="items", value=inner, **common)


def _mapped(key: Any, value: Any, beside: str) -> tuple[tuple[str, ...], Field] | None:
    key = _unwrapped(key, ())[0]
    inner = _shaped("value", value, beside=beside)
    if inner.kind not in ("number", "fraction", "text", "mixed", "choice", "flag", "words", "any") or inner.optional:
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
    """Return the title of a row on a sheet, or empty."""
    return next((str(row[key]) for key in TITLES if isinstance(row.get(key), str) and row[key]), "")


def plain(value: Any) -> Any:
    """A default as the JSON that would stand in a sheet."""
    if isinstance(value, BaseModel):
        return value.model_dump(mode="json", exclude_unset=True)
    if isinstance(value, (tuple, list, set, frozenset)):
        return [plain(item) for item in value]
    if isinstance(value, Mapping):
        return {str(key): plain(item) for key, item in value.items()}
    return value


def example(annotation: Any, word: str = "word", key: str = "key") -> Any:
    """Something small that has the shape of a type; `word` and `key` stand for what may be anything."""
    annotation = _unwrapped(annotation, ())[0]
    origin, arguments = get_origin(annotation), get_args(annotation)
    if isinstance(annotation, type) and issubclass(annotation, BaseModel):
        fields_of_model = fields(annotation)
        shown = [candidate for candidate in fields_of_model if candidate.required] or list(fields_of_model[:2])
        return {candidate.name: example(candidate.annotation, word, key) for candidate in shown}
    if origin is Literal or origin in (Union, UnionType):
        return arguments[0] if origin is Literal else example(arguments[0], word, key)
    if origin in (dict, Mapping):
        return {str(example(arguments[0], word, key)): example(arguments[1], word, key)} if arguments else {key: 1}
    if origin in (list, tuple, set, frozenset):
        return [example(argument, word, key) for argument in arguments if argument is not Ellipsis]
    simple: dict[Any, Any] = {bool: True, int: 1, float: 1.5, dict: {key: 1}, list: [1], tuple: [1]}
    return simple.get(annotation, word)
