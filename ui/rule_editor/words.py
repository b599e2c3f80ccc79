"""Plain words for everything that a text with rules can say, in the reader's language.

A field is named by its path without the names of rows: `("status", "changes", "add")`; one of an effect by
`("verb", "damage", "kind")`.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from rules.written import schema
from ui.rule_editor.labels import effects, fields, lists

if TYPE_CHECKING:
    from rules.written.schema import Kind, Words

VERB = "verb"
"""The beginning of the path of an effect's field."""


def table_title(table: str) -> str:
    """Return the title of a table: `Conditions`."""
    return _translated(fields.TABLES[table].title)


def row_title(table: str) -> str:
    """Return what one row of a table is called, within a sentence: `condition`."""
    return _translated(fields.TABLES[table].row)


def new_row(table: str) -> str:
    """Return what adds a row to a table: `New condition…`; empty if it has no rows."""
    return _translated(fields.TABLES[table].new)


def table_help(table: str) -> str:
    """Return a sentence about what a table is for."""
    return _translated(fields.TABLES[table].help)


def field_label(*path: str) -> str:
    """Return the label of a field."""
    return _translated(_said(path)[0])


def field_help(*path: str) -> str:
    """Return a sentence about what is filled in at a field."""
    return _translated(_said(path)[1])


def entry_labels(*path: str) -> tuple[str, str]:
    """Return what the keys at a field that has values by keys are called, and what the values are."""
    key, value = fields.ENTRIES[".".join(path)]
    return _translated(key), _translated(value)


def word_label(path: tuple[str, ...], word: str) -> str:
    """Return the label of a word of the closed list at a field; another word as it is."""
    for words in words_at(path):
        if word in words:
            return _translated(labels_of(words)[word])
    return word


def verb_label(verb: str) -> str:
    """Return what an effect is called in a menu: `gets a condition`."""
    return _translated(effects.VERBS[verb][0])


def verb_help(verb: str) -> str:
    """Return a sentence about what an effect does."""
    return _translated(effects.VERBS[verb][1])


def texts() -> Iterator[str]:
    """Yield every English text that is translated."""
    for table in fields.TABLES.values():
        yield from table
    for held in (*fields.FIELDS.values(), *effects.FIELDS.values()):
        for said in held.values():
            yield from said
    for pair in (*fields.ENTRIES.values(), *effects.VERBS.values()):
        yield from pair
    for labels in lists.LISTS.values():
        yield from labels.values()


def labels_of(words: Words) -> Mapping[str, str]:
    """Return the English labels of a closed list of the schema."""
    return next(labels for name, labels in lists.LISTS.items() if getattr(schema, name) is words)


def words_at(path: tuple[str, ...]) -> Iterator[Words]:
    """Yield the closed lists of words that can stand at a field, as its value, within it or as its key."""
    return _words_of(kind_at(path))


def kind_at(path: tuple[str, ...]) -> Kind:
    """Return what kind of value stands at a field."""
    if path[0] == VERB:
        held, names = schema.VERBS[path[1]].all_fields, path[2:]
    else:
        table = schema.TABLES[path[0]]
        if table.any_key is not None:
            return table.any_key
        held, names = table.fields, path[1:]
    kind: Kind = held[names[0]].kind
    for name in names[1:]:
        kind = _fields_in(kind)[name].kind
    return kind


def _fields_in(kind: Kind) -> Mapping[str, schema.Field]:
    """Return the fields of the records in a value."""
    if isinstance(kind, schema.Record):
        return kind.fields
    return {name: field for part in _parts(kind) for name, field in _fields_in(part).items()}


def _words_of(kind: Kind) -> Iterator[Words]:
    if isinstance(kind, schema.Word):
        yield kind.words
    elif isinstance(kind, schema.Ref) and kind.also:
        yield kind.also
    elif isinstance(kind, schema.Mapped):
        yield from _words_of(kind.key)
    for part in _parts(kind):
        yield from _words_of(part)


def _parts(kind: Kind) -> tuple[Kind, ...]:
    """Return the kinds of what is in a value, without records."""
    if isinstance(kind, schema.List | schema.Mapped):
        return (kind.of,)
    return kind.kinds if isinstance(kind, schema.Either) else ()


def _said(path: tuple[str, ...]) -> tuple[str, str]:
    if path[0] == VERB:
        return effects.FIELDS[path[1]][".".join(path[2:])]
    return fields.FIELDS[path[0]][".".join(path[1:])]


def _translated(text: str) -> str:
    return QCoreApplication.translate("RuleWords", text) if text else ""
