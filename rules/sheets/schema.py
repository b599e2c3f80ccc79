"""Sheets: pydantic models that a system declares with labels; forms, columns, checks and schemas come from them."""

from __future__ import annotations

import re
import sys
import unicodedata
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from functools import lru_cache
from types import UnionType
from typing import Annotated, Any, ClassVar, TypeVar, Union, get_args, get_origin
from weakref import WeakKeyDictionary

from pydantic import BaseModel, ConfigDict, Field, ValidationError
from pydantic.fields import FieldInfo

from rules.text.faults import BadSheet
from rules.text.localized import message_of, said
from rules.text.messages import Gloss, gloss

_INNER_CAPITAL = re.compile(r"(?<!^)(?=[A-Z])")
_WORD = re.compile(r"\b[^\W\d]+\b")
_STEP = re.compile(r"[^.\[\]]+")
Row = TypeVar("Row")
Rows = Annotated[tuple[Row, ...], Field(strict=False)]
"""A list of rows on a sheet, kept as a tuple."""

SheetType = TypeVar("SheetType", bound=BaseModel)

_OWNERS: WeakKeyDictionary[type[BaseModel], tuple[str, ...]] = WeakKeyDictionary()
"""Models to the names by which messages call them; a model goes with the rules of which it was made."""
REWARD = "reward"
"""The group of those fields that say what is won by beating the bearer of the sheet."""


class Sheet(BaseModel):
    """The base of sheets and of their rows: frozen, no unknown keys, no silent conversion."""

    model_config = ConfigDict(frozen=True, extra="forbid", strict=True)

    @classmethod
    def nameable_rows(cls, data: Mapping[str, Any], list_name: str) -> dict[str, str]:
        """Return what a field that `names` this list may hold: its rows by id, each with its name."""
        return named_rows(data.get(list_name))

    def implied_fields(self) -> dict[str, Any]:
        """Return fields of a sheet or row that hold although nobody wrote them, and are shown with it."""
        return {}

    def combined_notation(self) -> tuple[str, tuple[str, ...]]:
        """Return what the book writes as one, such as `2 × STR + d8`, and the fields that it says."""
        return "", ()

    @classmethod
    def derived_numbers(cls, _given: Mapping[str, Any], /) -> Mapping[str, int | None]:
        """Return the numbers that the book works out from others; the game master may write others there.

        None: of one that the sheet does not say yet.
        """
        return {}

    @classmethod
    def ineffective_fields(cls, _given: Mapping[str, Any], /) -> frozenset[str]:
        """Return the fields that have no effect beside what the others say."""
        return frozenset()

    messages_beside: ClassVar[str] = ""
    """What its messages stand beside, as in `Phrases.file`; empty: the file of its module."""
    gist: ClassVar[tuple[str, ...]] = ()
    """The fields by which one chooses such a row in a list, what it does and what it costs: they are shown first."""
    notation: ClassVar[str] = ""
    """How the book writes such a row in one line, as an example; empty: it does not."""

    def to_notation(self) -> str:
        """Return the row in that line; empty if the line says nothing of it."""
        return ""

    @classmethod
    def from_notation(cls, _text: str, /) -> dict[str, Any] | None:
        """Return the fields of such a line, None for those it leaves out; None if it is not written so."""
        return None

    @classmethod
    def from_named_notation(cls, _name: str, text: str, /) -> dict[str, Any] | None:
        """Return the same fields of such a line behind a name, with what the name says of them."""
        return cls.from_notation(text)

    @classmethod
    def from_text(cls, row: dict[str, Any], /) -> dict[str, Any]:
        """Return a row that was read in someone's words, each value in the field that the book means by it."""
        return row


def number(
    label: str,
    default: Any = ...,
    *,
    low: int,
    high: int,
    group: str = "",
    mid_fight: bool = False,
    names: str = "",
    unit: str = "",
) -> Any:
    """Return a field for a whole number from `low` to `high`; without a default it is required."""
    extra: dict[str, Any] = {"label": label, "group": group}
    if unit:
        extra["unit"] = unit
    if mid_fight:
        extra["mid_fight"] = True
    if names:
        extra["names"] = names
    return Field(default, ge=low, le=high, json_schema_extra=extra)


def described(
    label: str,
    default: Any = ...,
    *,
    group: str = "",
    terms: Mapping[str, str] | None = None,
    inside: Mapping[str, str] | None = None,
    mid_fight: bool = False,
    names: str = "",
    own_words: bool = False,
) -> Any:
    """Return any other field of a sheet, with its label in the system's language.

    `terms`: the book's own words for the values that the field chooses among. `inside`: its words for what stands
    within a text, such as a number of the sheet among dice. `mid_fight`: an option that a ruling may change while the
    fight runs. `names`: what the field holds, if it does: `combatant`, `status`, the bearer's `player` or `level`, or a
    list of the sheet that can be named (`Sheet.nameable_rows`). `own_words`: other words than those of the book may
    stand there too.
    """
    extra: dict[str, Any] = {"label": label, "group": group}
    if terms:
        extra["terms"] = dict(terms)
    if inside:
        extra["inside"] = dict(inside)
    if mid_fight:
        extra["mid_fight"] = True
    if names:
        extra["names"] = names
    if own_words:
        extra["own_words"] = True
    return Field(default, json_schema_extra=extra)


def figure(default: int, *, low: int, high: int, rule: str, unit: str = "") -> Any:
    """Return an option for a number of the book that some tables want otherwise; `rule` is the id of its rule.

    A ruling may change it while the fight runs, and forms of options leave it out. The message `figure-NAME` of its
    system is its label. `unit` follows the number; `×` and `÷` precede it.
    """
    return Field(default, ge=low, le=high, json_schema_extra={"rule": rule, "unit": unit, "mid_fight": True})


def alone(field: Any) -> Any:
    """Return the field, shown without its label wherever a sheet is shown: its words say enough, as `Melee` does."""
    field.json_schema_extra["alone"] = True
    return field


def marking(field: Any, mark: str = "") -> Any:
    """Return the field, which a search finds by a word and its value: `weak:fire` if the sheet says fire: weak.

    If the field is a list, `mark` is the word: `immune:poison`.
    """
    field.json_schema_extra["marks"] = mark or True
    return field


_PLAIN = frozenset((int, float, bool, str, type(None)))
"""The types that have no rows in them."""


@lru_cache(maxsize=64)
def _searchable_fields(model: type[BaseModel]) -> list[tuple[str, object, dict[str, str]]]:
    """The fields of a sheet that a search finds: name, mark, and the book's words for its values."""
    fields: list[tuple[str, object, dict[str, str]]] = []
    for name, info in model.model_fields.items():
        extra = info.json_schema_extra
        if isinstance(extra, dict) and (mark := extra.get("marks")):
            terms = extra.get("terms")
            term_of = {word: str(term) for word, term in terms.items()} if isinstance(terms, dict) else {}
            fields.append((name, mark, term_of))
    return fields


def search_marks(
    model: type[BaseModel], sheet: Mapping[str, Any], title_of: Callable[[str], str]
) -> Iterator[tuple[str, str]]:
    """Yield word and value of everything that a sheet says in such fields, by ids and as the book writes them.

    `title_of`: the book's word for what else is named there.
    """
    for name, mark, term_of in _searchable_fields(model):
        value = sheet.get(name)
        if not value:
            continue
        pairs = (
            [(str(word), key) for key, word in value.items()]
            if isinstance(value, Mapping)
            else [(str(mark), item) for item in value if isinstance(item, str)]
        )
        for word, value_id in pairs:
            title, value_title = term_of.get(word) or title_of(word), term_of.get(value_id) or title_of(value_id)
            for search_word in (word,) if title == word else (word, title):
                yield search_word, value_id
                if value_title != value_id:
                    yield search_word, value_title


def row_names(value: Any) -> Iterator[str]:
    """Yield the names of the rows of a sheet, and of the rows in them."""
    if isinstance(value, dict):
        for key, part in value.items():
            if isinstance(part, str):
                if key == "name":
                    yield part
            elif part.__class__ not in _PLAIN:
                yield from row_names(part)
    elif isinstance(value, list | tuple):
        for part in value:
            if part.__class__ not in _PLAIN:
                yield from row_names(part)
    elif isinstance(value, Mapping):
        yield from row_names(dict(value))


def with_terms(text: str, terms: Mapping[str, str]) -> str:
    """Return a text of a sheet with the book's own terms in place of the words it knows: `FOR+1d4`, `½d+1`."""
    return _WORD.sub(lambda match: terms.get(match[0].lower(), match[0]), text)


def without_terms(text: str, terms: Mapping[str, str]) -> str:
    """Return the text that `with_terms` shows with these terms; the sheet's own words stay."""
    for word, term in terms.items():
        text = re.sub(rf"(?<![^\W\d]){re.escape(term)}(?!\w)", word, text, flags=re.IGNORECASE)
    return text


def named_rows(rows: Any) -> dict[str, str]:
    """Return rows of a sheet by their ids, each with its name; two of one name are told apart by their ids."""
    ids = [row for row in rows or () if isinstance(row, Mapping) and row.get("id")]
    names = [row.get("name") or row["id"] for row in ids]
    return {row["id"]: name if names.count(name) == 1 else row["id"] for row, name in zip(ids, names, strict=True)}


def may_change_mid_fight(info: FieldInfo) -> bool:
    """Whether a ruling may change an option while the fight runs."""
    extra = info.json_schema_extra
    return isinstance(extra, dict) and extra.get("mid_fight") is True


def rule_of_figure(info: FieldInfo | None) -> str:
    """Return the id of the rule in which an option is a number of the book; empty if it is no figure."""
    extra = None if info is None else info.json_schema_extra
    return str(extra.get("rule") or "") if isinstance(extra, dict) else ""


@lru_cache(maxsize=64)
def figures(model: type[BaseModel]) -> Mapping[str, FieldInfo]:
    """Return the figures among the options of a system."""
    return {name: info for name, info in model.model_fields.items() if rule_of_figure(info)}


def figures_of(options: BaseModel) -> dict[str, int]:
    """Return the figures by which a fight is played: name to number."""
    return {name: getattr(options, name) for name in figures(type(options))}


def book_figures(model: type[BaseModel]) -> dict[str, int]:
    """Return the figures of the book: name to number."""
    return {name: info.default for name, info in figures(model).items()}


def figure_in_words(info: FieldInfo, value: Any, terms: Mapping[str, str]) -> str:
    """Return a value of a figure with its unit, which `terms` may translate: `10%`, `× 2`, `15 m`."""
    unit = str(info.json_schema_extra.get("unit") or "") if isinstance(info.json_schema_extra, dict) else ""
    unit = terms.get(unit, unit)
    sign, number = ("−" if value < 0 else "", abs(value))
    if unit in ("×", "÷"):
        return f"{unit} {sign}{number}"
    return f"{sign}{number}{unit}" if unit in ("", "%") else f"{sign}{number} {unit}"


def named_kind(info: FieldInfo) -> str:
    """What a field names (`combatant`, `player`); empty if it names nothing."""
    extra = info.json_schema_extra
    return str(extra.get("names") or "") if isinstance(extra, dict) else ""


def field_naming(model: type[BaseModel], kind: str) -> str:
    """Return the first field of a model that names a combatant, a player…; empty if there is none."""
    return next((name for name, info in model.model_fields.items() if named_kind(info) == kind), "")


def changed_from_default(sheet: BaseModel) -> dict[str, Any]:
    """Return the fields whose value is not the model's default, in the model's order."""
    changed: dict[str, Any] = {}
    for name, info in type(sheet).model_fields.items():
        value = getattr(sheet, name)
        if value != info.get_default(call_default_factory=True, validated_data={}):
            changed[name] = value
    return changed


def label_of(name: str, info: FieldInfo) -> str:
    """Return the label of a field, or its name."""
    extra = info.json_schema_extra
    return str(extra.get("label") or name) if isinstance(extra, dict) else name


def labelled_place(model: type[BaseModel] | None, place: str) -> str:
    """Return the place of a fault with the labels of forms: `weapons[0].hit` is `Weapons 1, To hit`."""
    titles: list[str] = []
    for step in steps_of(place):
        if step.isdigit() and titles:
            titles[-1] += f" {int(step) + 1}"
            continue
        info = None if model is None else model.model_fields.get(step)
        titles.append(step if info is None else label_of(step, info))
        model = None if info is None else row_model(info)
    return ", ".join(titles)


def gloss_of(model: type[BaseModel], name: str) -> Gloss:
    """Return the messages that may say what a field means: those of its model, and of the models it extends."""
    owners = _OWNERS.get(model)
    if owners is None:
        ancestors = (ancestor for ancestor in model.__mro__ if issubclass(ancestor, BaseModel))
        names = (ancestor.__name__ for ancestor in ancestors if ancestor not in (BaseModel, Sheet))
        owners = _OWNERS[model] = tuple(_INNER_CAPITAL.sub("_", owner).lower() for owner in names)
    return gloss("sheet", name, *owners)


def file_of(model: type[BaseModel]) -> str:
    """Return what a model's messages stand beside: what it says itself, else the file of its module."""
    beside: str = getattr(model, "messages_beside", "")
    return beside or str(getattr(sys.modules.get(model.__module__), "__file__", None) or "")


def check(model: type[SheetType], data: Any) -> SheetType:
    """Return the sheet made of `data`; raises BadSheet with every fault as (place, sentence)."""
    try:
        return model.model_validate(data)
    except ValidationError as error:
        raise BadSheet(tuple(_fault_of(dict(fault)) for fault in error.errors())) from None


def _fault_of(fault: dict[str, Any]) -> tuple[str, str]:
    place = ""
    for step in fault["loc"]:
        if isinstance(step, int):
            place += f"[{step}]"
        elif "[" not in step and not step.startswith(("function-", "tagged-")):
            place += f".{step}" if place else str(step)
    return place, _sentence(fault)


def steps_of(place: str) -> list[str]:
    """Return the steps of a fault's place: `weapons[0].hit` is `weapons`, `0`, `hit`."""
    return _STEP.findall(place)


def _sentence(fault: dict[str, Any]) -> str:
    kind = str(fault["type"])
    context = fault.get("ctx") or {}
    text = repr(fault.get("input"))
    if len(text) > 60:
        text = text[:57] + "…"
    if kind == "missing":
        return said("fault-needed")
    if kind == "extra_forbidden":
        return said("fault-no_such_key")
    if kind in ("int_type", "int_parsing", "int_from_float"):
        return said("fault-number", value=text)
    if kind == "greater_than_equal":
        return said("fault-too_small", value=text, least=context["ge"])
    if kind == "less_than_equal":
        return said("fault-too_big", value=text, most=context["le"])
    if kind == "string_type":
        return said("fault-text", value=text)
    if kind == "bool_type":
        return said("fault-flag", value=text)
    if kind == "literal_error":
        return said("fault-choice", value=text, choices=context["expected"])
    if kind in ("tuple_type", "list_type"):
        return said("fault-list", value=text)
    if kind in ("dict_type", "model_type", "model_attributes_type", "mapping_type"):
        return said("fault-keys", value=text)
    if kind == "value_error":
        error = context.get("error")
        return message_of(error) if isinstance(error, Exception) else str(fault["msg"])
    return str(fault["msg"])


def limits(info: FieldInfo) -> tuple[int | None, int | None]:
    """Return the least and the greatest number that a field takes, None if there is no limit."""
    low = high = None
    for rule in info.metadata:
        low = getattr(rule, "ge", low)
        high = getattr(rule, "le", high)
    return low, high


def unsaid_numbers(model: type[BaseModel], sheet: Mapping[str, Any]) -> dict[str, int | None]:
    """Return the numbers that the book works out and a sheet does not say; None: of one that follows from nothing."""
    derived = model.derived_numbers(sheet) if issubclass(model, Sheet) else {}
    return {key: derived[key] for key in model.model_fields if key in derived and key not in sheet}


def row_model(info: FieldInfo) -> type[BaseModel] | None:
    """Return the model of the rows of a list on a sheet; None if the field is no such list."""
    row_models = (
        argument
        for argument in get_args(info.annotation)
        if isinstance(argument, type) and issubclass(argument, BaseModel)
    )
    return next(row_models, None)


def is_number(info: FieldInfo) -> bool:
    """Whether a field holds a whole number (or none)."""
    annotation = info.annotation
    kinds = get_args(annotation) if get_origin(annotation) in (Union, UnionType) else (annotation,)
    return int in kinds


def with_number(sheet: SheetType, key: str, value: int) -> SheetType | None:
    """Return the sheet with another number, brought within its limits.

    None if it has no such number, or if the sheet as a whole cannot be with it.
    """
    info = type(sheet).model_fields.get(key)
    if info is None or not is_number(info):
        return None
    low, high = limits(info)
    if low is not None:
        value = max(low, value)
    if high is not None:
        value = min(high, value)
    try:
        return check(type(sheet), {**sheet.model_dump(mode="json", exclude_unset=True), key: value})
    except BadSheet:
        return None


def with_rows(sheet: Mapping[str, Any], place: str, changed_fields: Mapping[str, Mapping[str, Any]]) -> dict[str, Any]:
    """Return a plain sheet with other values in rows of the list `place`: id of a row to its new values."""
    if not changed_fields:
        return dict(sheet)
    return {**sheet, place: [{**row, **changed_fields.get(row["id"], {})} for row in sheet.get(place, ())]}


def words_of(id: str) -> str:
    """Return an id as it is shown if nothing has a name for it; what is no id stays as it is."""
    if not id or (slug(id) != id and not re.fullmatch(r"[a-z0-9_]+", id)):
        return id
    text = id.replace("-", " ").replace("_", " ")
    return text[:1].upper() + text[1:]


_NO_ID = re.compile(r"[^a-z0-9]+")


@lru_cache(maxsize=2048)
def slug(text: str) -> str:
    """Return an id made of a text: accents off, lower case, runs of other characters one `-`, none at the ends.

    The last ones are remembered: a text that is pasted is held against the words of every system.
    """
    letters = text.lower()
    if not text.isascii():
        decomposed = unicodedata.normalize("NFKD", text).lower()
        letters = "".join(letter for letter in decomposed if not unicodedata.combining(letter))
    return _NO_ID.sub("-", letters).strip("-")


YES_OR_NO = (True, False)


@dataclass(frozen=True)
class Settable:
    """A number, word or mark that `set` takes as its `stat`."""

    stat: str
    current: Any
    """Its present value; None: it is not said."""
    values: tuple[Any, ...] = ()
    """All that it may become; empty: a whole number."""

    @property
    def others(self) -> tuple[Any, ...]:
        """The other values that it may become."""
        return tuple(value for value in self.values if value != self.current)


def numbers_of(sheet: Sheet) -> Iterator[Settable]:
    """Yield the whole numbers of a sheet with their present values."""
    for name, info in type(sheet).model_fields.items():
        if is_number(info):
            yield Settable(name, getattr(sheet, name))
