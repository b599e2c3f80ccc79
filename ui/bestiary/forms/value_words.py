"""The text of a field or row in a stat block: the book's words, with a label only where it adds something."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from pydantic import BaseModel, ValidationError

from rules.sheets import schema
from rules.sheets.schema import Sheet
from rules.system.label_words import kind_named
from rules.text.messages import SOURCE, Messages, in_terms, messages_of, terms
from ui.bestiary.forms.field_editors import word
from ui.bestiary.forms.row_names import NO_ROWS
from ui.sheets import rule_systems
from ui.sheets.schema import Field, fields
from ui.text.words import choice_word, decimal, figure, flag_off, in_percent, read_beside, terms_language

OPEN = re.compile(r"\[[^\]]+\]")
"""The placeholder in a label: `[Element] Strike` becomes a Fire Strike."""

if TYPE_CHECKING:
    from rules.system.system import System

PROSE = frozenset({"text", "notes", "description"})
"""Fields whose text is shown below a row."""
SAID_BY = {"status": frozenset({"params"})}
"""Fields already contained in the title of a row."""
_STATUS_FIELDS = frozenset({"status", "immune", "lift", "lifts", "auto_status"})
_NOTHING: tuple[Any, ...] = (None, "", [], {})


class StatWords:
    """The values of a sheet in the words of its system; without one, as written."""

    def __init__(self, system: System | None, sheet: Mapping[str, Any] | None = None) -> None:
        """`sheet`: a valid sheet of the system, whose rows are referred to by their names."""
        self._system, self._rows = system, sheet

    def title(self, model: type[BaseModel] | None, row: Mapping[str, Any], key: str) -> str:
        """Return the title of a row: its name, its status, the book's word, or its id in words."""
        if key == "status":
            return rule_systems.condition_label(self._system, row)
        terms = next((field.terms for field in fields(model) if field.name == key), {}) if model is not None else {}
        if row[key] in terms:
            return terms[row[key]]
        return str(row[key]) if key == "name" else schema.words_of(str(row[key]))

    def details(self, model: type[BaseModel] | None, row: Mapping[str, Any], skip: frozenset[str]) -> list[str]:
        """Return the parts of a row: what it does and costs first, as the book writes it, then the others."""
        known = {candidate.name: candidate for candidate in fields(model)} if model is not None else {}
        whole, told_keys = written_together(model, row)
        details = []
        for key, value in (row if model is None else by_gist(model, row)).items():
            field = known.get(key)
            if key in told_keys:
                details += [whole] if whole and key not in skip else []
                whole = ""
            elif (
                key in skip | PROSE
                or value in _NOTHING
                or (value is False and (field is None or field.default is False))
                or (key == "kind" and model is not None and _is_plain(model, row))
            ):
                continue
            else:
                details.append(self._detail(field, key, value))
        return details

    def of(self, field: Field | None, value: Any, key: str = "") -> str:
        """Return a field's value in words."""
        key = field.name if field is not None else key
        if isinstance(value, str):
            return self._text(field, value, key)
        if isinstance(value, bool):
            return "✓" if value else "✗"
        if isinstance(value, Mapping):
            if field is not None and field.kind == "map":
                return ", ".join(self._pair(field, name, each) for name, each in value.items())
            model = field.model if field is not None else None
            details = ", ".join(self.details(model, value, frozenset()))
            return details if not key or written_together(model, value)[0] else f"({details})"
        if isinstance(value, (list, tuple)):
            listed = [self._item(field, each, key) for each in value]
            return ("; " if any("," in each for each in listed) else ", ").join(listed)
        number = decimal(value) if isinstance(value, float) else figure(value)
        if field is None or not field.unit:
            return number
        return in_percent(number) if field.unit == "%" else f"{number}\N{NO-BREAK SPACE}{field.unit}"

    def _detail(self, field: Field | None, key: str, value: Any) -> str:
        label = field.label if field is not None else word(key)
        if value is True:
            return label
        if value is False:
            return flag_off(label)
        label, text = read_beside(label, self.of(field, value, key))
        if OPEN.search(label):
            return OPEN.sub(lambda _: text, label)
        return text if not label or (field is not None and field.alone) else f"{label} {text}"

    def _pair(self, field: Field, name: str, value: Any) -> str:
        inner = field.value if field.value is not None and field.value.kind == "choice" else None
        known = name in field.keys or name in field.terms
        label = choice_word(name, field.beside, field.terms) if known else word(name)
        text = self.of(inner, value)
        words = {"name": label, "value": text, "kind": value}
        pair = None if inner is None else _book_messages(field.beside).format(f"pair-{field.name}", words)
        return pair or f"{label} {text}"

    def _item(self, field: Field | None, value: Any, key: str) -> str:
        if not isinstance(value, Mapping):
            return self.of(field, value, key)
        model = field.model if field is not None else None
        if not isinstance(value.get("status"), str):
            return ", ".join(self.details(model, value, frozenset()))
        rest = self.details(model, value, frozenset({"status", *SAID_BY["status"]}))
        return ", ".join((rule_systems.condition_label(self._system, value), *rest))

    def _text(self, field: Field | None, value: str, key: str) -> str:
        if field is not None and (value in field.terms or value in field.choices):
            return choice_word(value, field.beside, field.terms)
        if key in _STATUS_FIELDS:
            return rule_systems.status_label(self._system, value)
        if field is not None and field.names not in NO_ROWS and self._system is not None and self._rows is not None:
            called = self._system.sheet.nameable_rows(self._rows, field.names).get(value)
            if called is not None:
                return called
        if field is None or field.kind == "words":
            return word(value)
        return schema.with_terms(value, field.inside)


def _book_messages(beside: str) -> Messages:
    """Return the messages with the book's words, in the language used for terms."""
    spoken = terms_language()
    return messages_of(beside, spoken if terms(beside, spoken) else SOURCE)


def with_implied(row: Mapping[str, Any], implied: Mapping[str, Any], inner: Sequence[Field]) -> Mapping[str, Any]:
    """Return a row with its implied values: its kind first, then the others in the form's order."""
    whole = {**row, **{key: value for key, value in implied.items() if row.get(key) is None}}
    order = [field.name for field in inner if field.name in whole]
    first = ["kind"] if "kind" in order else []
    return {key: whole[key] for key in dict.fromkeys((*first, *order, *whole))}


def by_gist(model: type[BaseModel], row: Mapping[str, Any]) -> Mapping[str, Any]:
    """Return a row with the fields by which one chooses it first."""
    gist = model.gist if issubclass(model, Sheet) else ()
    return {key: row[key] for key in (*(key for key in gist if key in row), *(key for key in row if key not in gist))}


def implied_by(model: type[BaseModel], row: Mapping[str, Any]) -> Mapping[str, Any]:
    """Return what holds of a row although nobody wrote it; nothing of one that is not whole."""
    try:
        checked = model.model_validate(dict(row))
    except ValidationError:
        return {}
    return checked.implied_fields() if isinstance(checked, Sheet) else {}


def _is_plain(model: type[BaseModel], row: Mapping[str, Any]) -> bool:
    """Return whether the kind of a thing goes without saying: its name says it, or what it does."""
    if model.model_fields["kind"].default != "other":
        return False
    name = str(row.get("name") or schema.words_of(str(row.get("id") or "")))
    without = {key: value for key, value in row.items() if key != "kind"}
    return row["kind"] in (kind_named(model, name), implied_by(model, without).get("kind"))


def written_together(model: type[BaseModel] | None, row: Mapping[str, Any]) -> tuple[str, tuple[str, ...]]:
    """Return the text that the book writes for several fields of a row in one, and those fields; else empty."""
    if model is None or not issubclass(model, Sheet):
        return "", ()
    try:
        whole, keys = model.model_validate(dict(row)).combined_notation()
        return in_terms(whole, terms(schema.file_of(model), terms_language())), keys
    except ValidationError:
        return "", ()
