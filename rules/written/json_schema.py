"""The format of written rules as a JSON Schema, for editors that complete and check TOML by one."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from rules.written.schema import (
    FACE,
    HOUSE_NEEDED,
    ID,
    KEYWORDS,
    LANGUAGE,
    LONGEST_EXPRESSION,
    MOST_EFFECTS,
    TABLES,
    VERBS,
    Decimal,
    Default,
    Effects,
    Either,
    Expression,
    Face,
    Field,
    Flag,
    Id,
    Kind,
    Label,
    List,
    Mapped,
    Raw,
    Record,
    Ref,
    Table,
    Text,
    Verb,
    Whole,
    Word,
)

Schema = dict[str, Any]


def json_schema() -> Schema:
    """Return the JSON Schema (draft 7) of systems and of house rules."""
    return {
        "$schema": "http://json-schema.org/draft-07/schema#",
        "title": "Rules for Turnwright",
        "type": "object",
        "properties": {table.name: {"$ref": f"#/definitions/{table.name}"} for table in TABLES.values()},
        "required": [table.name for table in TABLES.values() if table.needed],
        "additionalProperties": False,
        "if": {"properties": {"system": {"required": ["over"]}}, "required": ["system"]},
        "then": {"properties": {"system": {"required": sorted(HOUSE_NEEDED)}}},
        "else": {"properties": {table.name: _whole(table) for table in TABLES.values()}},
        "definitions": {
            **{table.name: _table(table) for table in TABLES.values()},
            "label": _label(Label()),
            "effects": {"type": "array", "items": {"$ref": "#/definitions/effect"}, "maxItems": MOST_EFFECTS},
            "effect": {"anyOf": [{"$ref": f"#/definitions/effect-{verb}"} for verb in VERBS]},
            **{f"effect-{verb.name}": _verb(verb) for verb in VERBS.values()},
        },
    }


def _table(table: Table) -> Schema:
    """What stands in a table, in a system as in house rules."""
    inner = _properties(table.fields) if table.any_key is None else _of(table.any_key)
    if not table.rows:
        return {**inner, "description": table.help}
    return {
        "type": "object",
        "propertyNames": _key(table.id),
        "additionalProperties": inner,
        "description": table.help,
    }


def _whole(table: Table) -> Schema | bool:
    """What a table has to be beside that in a system, whose rows are whole."""
    if table.house:
        return False
    needs = _needs(table.fields)
    return {"additionalProperties": needs} if table.rows and needs else needs


def _properties(fields: Mapping[str, Field]) -> Schema:
    properties = {name: _field(field) for name, field in fields.items()}
    return {"type": "object", "properties": properties, "additionalProperties": False}


def _needs(fields: Mapping[str, Field]) -> Schema:
    needed = [name for name, field in fields.items() if field.needed]
    return {**({"required": needed} if needed else {}), **_of_kinds(fields)}


def _fields(fields: Mapping[str, Field]) -> Schema:
    return {**_properties(fields), **_needs(fields)}


def _of_kinds(fields: Mapping[str, Field]) -> Schema:
    """What some kinds of rows need, and what means nothing to others."""
    kinds = fields["kind"].kind if "kind" in fields else None
    if not isinstance(kinds, Word):
        return {}
    rules = []
    for kind in kinds.words:
        needed = [name for name, field in fields.items() if kind in field.needed_by]
        strange = [name for name, field in fields.items() if field.only and kind not in field.only]
        is_it: Schema = {"properties": {"kind": {"const": kind}}}
        if kind != fields["kind"].default:
            is_it["required"] = ["kind"]
        then: Schema = {"properties": dict.fromkeys(strange, False)}
        rules.append({"if": is_it, "then": {**then, "required": needed} if needed else then})
    return {"allOf": rules}


def _field(field: Field) -> Schema:
    schema = _of(field.kind)
    if "$ref" in schema:
        # Draft 7 ignores what stands beside a reference.
        schema = {"allOf": [schema]}
    schema = {**schema, "description": field.help}
    if isinstance(field.default, str | int | bool) and field.default != "":
        schema["default"] = field.default
    return schema


def _verb(verb: Verb) -> Schema:
    return {**_fields(verb.all_fields), "description": verb.help}


def _of(kind: Kind) -> Schema:
    """Return the schema of a kind of value."""
    return _SCHEMAS[type(kind)](kind)


def _whole_text(pattern: str) -> str:
    return f"^(?:{pattern})$"


def _text(kind: Text) -> Schema:
    schema: Schema = {"type": "string", "maxLength": kind.most}
    return schema if kind.like is None else {**schema, "pattern": _whole_text(kind.like.pattern)}


def _label(kind: Label) -> Schema:
    text = {"type": "string", "maxLength": kind.most}
    languages = {
        "type": "object",
        "propertyNames": {"pattern": _whole_text(LANGUAGE.pattern)},
        "additionalProperties": text,
        "minProperties": 1,
    }
    return {"anyOf": [text, languages]}


def _id(kind: Id) -> Schema:
    words = "|".join(sorted(KEYWORDS | kind.reserved))
    return {"type": "string", "pattern": f"^(?!(?:{words})$)(?:{ID.pattern})$"}


def _expression(kind: Expression) -> Schema:
    text = {"type": "string", "minLength": 1, "maxLength": LONGEST_EXPRESSION}
    bare = {"number": ["integer"], "flag": ["boolean"], "word": []}[kind.of]
    return {"anyOf": [text, *({"type": name} for name in bare)]}


def _record(kind: Record) -> Schema:
    schema = _fields(kind.fields)
    return {**schema, "oneOf": [{"required": [name]} for name in kind.one_of]} if kind.one_of else schema


def _list(kind: List) -> Schema:
    items = {"type": "array", "items": _of(kind.of), "minItems": kind.least, "maxItems": kind.most}
    return {"anyOf": [_of(kind.of), items]} if kind.alone else items


def _mapped(kind: Mapped) -> Schema:
    return {
        "type": "object",
        "propertyNames": _key(kind.key),
        "additionalProperties": _of(kind.of),
        "maxProperties": kind.most,
        **({"minProperties": kind.least} if kind.least else {}),
    }


def _key(kind: Kind) -> Schema:
    return {name: part for name, part in _of(kind).items() if name != "type"}


def _ref(kind: Ref) -> Schema:
    return {"type": "string", "pattern": _whole_text(ID.pattern)}


_SCHEMAS: Mapping[type[Kind], Callable[[Any], Schema]] = {
    Text: _text,
    Label: lambda kind: {"$ref": "#/definitions/label"} if kind == Label() else _label(kind),
    Whole: lambda kind: {"type": "integer", "minimum": kind.low, "maximum": kind.high},
    Decimal: lambda kind: {"type": "number", "minimum": kind.low, "maximum": kind.high},
    Flag: lambda kind: {"type": "boolean"},
    Word: lambda kind: {"enum": [*kind.words]},
    Id: _id,
    Ref: _ref,
    Expression: _expression,
    Effects: lambda kind: {"$ref": "#/definitions/effects"},
    Record: _record,
    List: _list,
    Mapped: _mapped,
    Either: lambda kind: {"anyOf": [_of(inner) for inner in kind.kinds]},
    Face: lambda kind: {"type": "string", "pattern": _whole_text(FACE.pattern)},
    Raw: lambda kind: {"type": "object"},
    Default: lambda kind: {},
}
