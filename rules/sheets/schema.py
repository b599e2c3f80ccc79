"""Sheets: pydantic models that a system declares with labels; forms, columns, checks and schemas come from them."""

from __future__ import annotations

import re
import sys
import unicodedata
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from functools import cache, lru_cache
from types import UnionType
from typing import Annotated, Any, ClassVar, TypeVar, Union, get_args, get_origin

from pydantic import BaseModel, ConfigDict, Field, ValidationError
from pydantic.fields import FieldInfo

from rules.text.faults import BadSheet
from rules.text.localized import said, said_in
from rules.text.messages import Gloss, gloss

_INNER_CAPITAL = re.compile(r"(?<!^)(?=[A-Z])")
_WORD = re.compile(r"\b[^\W\d]+\b")
_STEP = re.compile(r"[^.\[\]]+")
Row = TypeVar("Row")
Rows = Annotated[tuple[Row, ...], Field(strict=False)]
"""A list of rows on a sheet: kept as a tuple."""

SheetType = TypeVar("SheetType", bound=BaseModel)

REWARD = "reward"
"""The group of those fields that say what is won by beating whoever has the sheet."""


class Sheet(BaseModel):
    """The base of sheets and of their rows: frozen, no unknown keys, no silent conversion."""

    model_config = ConfigDict(frozen=True, extra="forbid", strict=True)

    @classmethod
    def nameable(cls, data: Mapping[str, Any], what: str) -> dict[str, str]:
        """What a field that `names` this may hold, each with how it is called: the rows of that list of the sheet."""
        return named_rows(data.get(what))

    def holds_anyway(self) -> dict[str, Any]:
        """What holds of a sheet or a row though nobody wrote it and is read aloud with it: field to value."""
        return {}

    def written_together(self) -> tuple[str, tuple[str, ...]]:
        """What the book writes in one of a row, such as `2 × STR + d8`, and the fields that this says."""
        return "", ()

    @classmethod
    def worked_out(cls, _given: Mapping[str, Any], /) -> Mapping[str, int | None]:
        """The numbers that the book works out of others on such a sheet; the game master may write others there.

        None: of one that the sheet does not say yet.
        """
        return {}

    @classmethod
    def overruled(cls, _given: Mapping[str, Any], /) -> frozenset[str]:
        """The fields that have no effect beside what the others say."""
        return frozenset()

    notation: ClassVar[str] = ""
    """How the book writes such a row in one line, as an example; empty: it does not."""

    def in_notation(self) -> str:
        """The row in that line; empty where it says nothing of it."""
        return ""

    @classmethod
    def read_notation(cls, _text: str, /) -> dict[str, Any] | None:
        """The fields that such a line says, None for one that it leaves out; None where it is not written so."""
        return None


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
    """A whole number from `low` to `high`; without a default it must be given. `unit`: what is read after it."""
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
    """Any other field of a sheet, with its label in the system's language.

    `terms`: how the book itself calls the words that the field chooses among. `inside`: how it calls the words that
    stand within a text, such as a number of the sheet among dice. `mid_fight`: an option that a ruling may change while
    the fight runs. `names`: what the field holds, where it does: `combatant`, `status`, the bearer's
    `player` or `level`, or what the sheet says that can be named (`Sheet.nameable`). `own_words`: other words than
    those of the book may stand there too.
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


def alone(field: Any) -> Any:
    """The field, read without its label wherever a sheet is read: its words say enough, as `Melee` does."""
    field.json_schema_extra["alone"] = True
    return field


def marking(field: Any, mark: str = "") -> Any:
    """The field, which a search finds by a word and what stands there: `weak:fire`, where the sheet says fire: weak.

    Where the field is a list, `mark` is the word: `immune:poison`.
    """
    field.json_schema_extra["marks"] = mark or True
    return field


_PLAIN = frozenset((int, float, bool, str, type(None)))
"""What has no rows in it."""


@lru_cache(maxsize=64)
def _marked(model: type[BaseModel]) -> list[tuple[str, object, dict[str, str]]]:
    """The fields of a sheet that a search finds: name, mark, and how the book calls what may stand there."""
    found: list[tuple[str, object, dict[str, str]]] = []
    for name, info in model.model_fields.items():
        extra = info.json_schema_extra
        if isinstance(extra, dict) and (mark := extra.get("marks")):
            terms = extra.get("terms")
            own = {word: str(term) for word, term in terms.items()} if isinstance(terms, dict) else {}
            found.append((name, mark, own))
    return found


def marks(model: type[BaseModel], sheet: Mapping[str, Any], called: Callable[[str], str]) -> Iterator[tuple[str, str]]:
    """Word and value of all that a sheet says in such fields, by ids and as the book writes them.

    `called`: how the book calls what else is named there.
    """
    for name, mark, own in _marked(model):
        value = sheet.get(name)
        if not value:
            continue
        pairs = (
            [(str(word), key) for key, word in value.items()]
            if isinstance(value, Mapping)
            else [(str(mark), candidate) for candidate in value if isinstance(candidate, str)]
        )
        for word, meant in pairs:
            title, value_title = own.get(word) or called(word), own.get(meant) or called(meant)
            for item in (word,) if title == word else (word, title):
                yield item, meant
                if value_title != meant:
                    yield item, value_title


def names_in(value: Any) -> Iterator[str]:
    """What the rows of a sheet are called, and the rows in them."""
    if isinstance(value, dict):
        for key, one in value.items():
            if isinstance(one, str):
                if key == "name":
                    yield one
            elif one.__class__ not in _PLAIN:
                yield from names_in(one)
    elif isinstance(value, list | tuple):
        for one in value:
            if one.__class__ not in _PLAIN:
                yield from names_in(one)
    elif isinstance(value, Mapping):
        yield from names_in(dict(value))


def in_words(text: str, terms: Mapping[str, str]) -> str:
    """A text of a sheet with the book's own terms in the place of the words that it knows: `FOR+1d4`, `½d+1`."""
    return _WORD.sub(lambda found: terms.get(found[0].lower(), found[0]), text)


def out_of_words(text: str, terms: Mapping[str, str]) -> str:
    """The text that `in_words` shows with these terms; what is written in the sheet's own words stays."""
    for word, term in terms.items():
        text = re.sub(rf"(?<![^\W\d]){re.escape(term)}(?!\w)", word, text, flags=re.IGNORECASE)
    return text


def named_rows(rows: Any) -> dict[str, str]:
    """Rows of a sheet by their ids, each with its name; two of one name are told apart by their ids."""
    ids = [row for row in rows or () if isinstance(row, Mapping) and row.get("id")]
    names = [row.get("name") or row["id"] for row in ids]
    return {row["id"]: name if names.count(name) == 1 else row["id"] for row, name in zip(ids, names, strict=True)}


def may_change(info: FieldInfo) -> bool:
    """Whether a ruling may change an option while the fight runs."""
    extra = info.json_schema_extra
    return isinstance(extra, dict) and extra.get("mid_fight") is True


def what_it_names(info: FieldInfo) -> str:
    """Whom a field names (`combatant`, `player`); empty where it names nobody."""
    extra = info.json_schema_extra
    return str(extra.get("names") or "") if isinstance(extra, dict) else ""


def field_naming(model: type[BaseModel], what: str) -> str:
    """The first field of a model that names a combatant, a player…; empty where none does."""
    return next((name for name, info in model.model_fields.items() if what_it_names(info) == what), "")


def changed_from_default(sheet: BaseModel) -> dict[str, Any]:
    """The fields whose value is not the model's default, in the model's order."""
    found: dict[str, Any] = {}
    for name, info in type(sheet).model_fields.items():
        value = getattr(sheet, name)
        if value != info.get_default(call_default_factory=True, validated_data={}):
            found[name] = value
    return found


def label_of(name: str, info: FieldInfo) -> str:
    """The label of a field, or its name."""
    extra = info.json_schema_extra
    return str(extra.get("label") or name) if isinstance(extra, dict) else name


def called(model: type[BaseModel] | None, place: str) -> str:
    """The place of a fault as forms call it: `weapons[0].hit` is `Weapons 1, To hit`; what no field is called stays."""
    words: list[str] = []
    for step in steps_of(place):
        if step.isdigit() and words:
            words[-1] += f" {int(step) + 1}"
            continue
        info = None if model is None else model.model_fields.get(step)
        words.append(step if info is None else label_of(step, info))
        model = None if info is None else row_model(info)
    return ", ".join(words)


@cache
def gloss_of(model: type[BaseModel], name: str) -> Gloss:
    """The messages that may say what a field means: those of its model, and of the models that this extends."""
    own = (item.__name__ for item in model.__mro__ if issubclass(item, BaseModel) and item not in (BaseModel, Sheet))
    return gloss("sheet", name, *(_INNER_CAPITAL.sub("_", item).lower() for item in own))


def file_of(model: type[BaseModel]) -> str:
    """The file in which a model is written: what is said of it stands in the folder `messages` beside it."""
    return str(sys.modules[model.__module__].__file__ or "")


def check(model: type[SheetType], data: Any) -> SheetType:
    """The sheet made of `data`; raises BadSheet with every fault as (place, sentence)."""
    try:
        return model.model_validate(data)
    except ValidationError as error:
        raise BadSheet(tuple(_fault(dict(fault)) for fault in error.errors())) from None


def _fault(fault: dict[str, Any]) -> tuple[str, str]:
    place = ""
    for part in fault["loc"]:
        if isinstance(part, int):
            place += f"[{part}]"
        elif "[" not in part and not part.startswith(("function-", "tagged-")):
            place += f".{part}" if place else str(part)
    return place, _sentence(fault)


def steps_of(place: str) -> list[str]:
    """The steps of a fault's place: `weapons[0].hit` is `weapons`, `0`, `hit`."""
    return _STEP.findall(place)


def _sentence(fault: dict[str, Any]) -> str:
    kind = str(fault["type"])
    context = fault.get("ctx") or {}
    shown = repr(fault.get("input"))
    if len(shown) > 60:
        shown = shown[:57] + "…"
    if kind == "missing":
        return said("fault-needed")
    if kind == "extra_forbidden":
        return said("fault-no_such_key")
    if kind in ("int_type", "int_parsing", "int_from_float"):
        return said("fault-number", value=shown)
    if kind == "greater_than_equal":
        return said("fault-too_small", value=shown, least=context["ge"])
    if kind == "less_than_equal":
        return said("fault-too_big", value=shown, most=context["le"])
    if kind == "string_type":
        return said("fault-text", value=shown)
    if kind == "bool_type":
        return said("fault-flag", value=shown)
    if kind == "literal_error":
        return said("fault-choice", value=shown, choices=context["expected"])
    if kind in ("tuple_type", "list_type"):
        return said("fault-list", value=shown)
    if kind in ("dict_type", "model_type", "model_attributes_type", "mapping_type"):
        return said("fault-keys", value=shown)
    if kind == "value_error":
        error = context.get("error")
        return said_in(error) if isinstance(error, Exception) else str(fault["msg"])
    return str(fault["msg"])


def limits(info: FieldInfo) -> tuple[int | None, int | None]:
    """The least and the greatest number that a field takes, None where there is no limit."""
    low = high = None
    for rule in info.metadata:
        low = getattr(rule, "ge", low)
        high = getattr(rule, "le", high)
    return low, high


def row_model(info: FieldInfo) -> type[BaseModel] | None:
    """What the rows of a list on a sheet are; None where a field lists none."""
    found = (
        get_arg for get_arg in get_args(info.annotation) if isinstance(get_arg, type) and issubclass(get_arg, BaseModel)
    )
    return next(found, None)


def is_number(info: FieldInfo) -> bool:
    """Whether a field holds a whole number (or none)."""
    annotation = info.annotation
    kinds = get_args(annotation) if get_origin(annotation) in (Union, UnionType) else (annotation,)
    return int in kinds


def with_number(sheet: SheetType, key: str, value: int) -> SheetType | None:
    """The sheet with another number, brought within its limits.

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


def with_rows(sheet: Mapping[str, Any], place: str, said: Mapping[str, Mapping[str, Any]]) -> dict[str, Any]:
    """A plain sheet whose rows in the list `place` say other things: id of a row to what it says now."""
    if not said:
        return dict(sheet)
    return {**sheet, place: [{**row, **said.get(row["id"], {})} for row in sheet.get(place, ())]}


def words_of(id: str) -> str:
    """An id as it is shown where nothing has a name for it; what is no id stays as it was written."""
    if not id or (slug(id) != id and not re.fullmatch(r"[a-z0-9_]+", id)):
        return id
    words = id.replace("-", " ").replace("_", " ")
    return words[:1].upper() + words[1:]


def slug(text: str) -> str:
    """An id made of a text: accents off, lower case, runs of other characters one `-`, none at the ends."""
    apart = unicodedata.normalize("NFKD", text).lower()
    plain = "".join(letter for letter in apart if not unicodedata.combining(letter))
    words = "".join(letter if letter.isascii() and letter.isalnum() else " " for letter in plain).split()
    return "-".join(words)


YES_OR_NO = (True, False)


@dataclass(frozen=True)
class Settable:
    """One number, word or mark that `set` takes as its `stat`."""

    stat: str
    now: Any
    """What it is at the moment; None: it is not said."""
    values: tuple[Any, ...] = ()
    """All that it may become; empty: a whole number."""

    @property
    def others(self) -> tuple[Any, ...]:
        """What it may become that it is not."""
        return tuple(value for value in self.values if value != self.now)


def numbers_of(sheet: Sheet) -> Iterator[Settable]:
    """The whole numbers of a sheet, as they stand."""
    for name, info in type(sheet).model_fields.items():
        if is_number(info):
            yield Settable(name, getattr(sheet, name))
