"""Values of a sheet's fields in text, in the words of the rule book in any language.

Used for lines of copied and pasted text, and for cells of tables.
"""

from __future__ import annotations

import inspect
import re
from collections.abc import Iterator, Mapping
from functools import lru_cache
from typing import TYPE_CHECKING, Any, get_args, get_origin

from pydantic import BaseModel, TypeAdapter, ValidationError

from models.exchange.tables.cells import is_text
from models.exchange.tables.columns import name_key, sheet_words
from rules.core.state import Condition
from rules.sheets.schema import Sheet, file_of, label_of, without_terms
from rules.system.label_words import KIND_HEADINGS, written_out
from rules.system.quick_words import DISTANCES
from rules.system.translated_system import worded
from rules.text.messages import LANGUAGES, in_book_words, messages_of, terms

if TYPE_CHECKING:
    from pydantic.fields import FieldInfo

    from rules.system.system import System

BETWEEN_PARTS = " · "
"""Separator of the parts of a stat block's line."""
_NUMBER = re.compile(r"([+-]?\d{1,9})(?:[.,](\d{1,6}))?(?:[ ]?([^\d\s]{1,9}))?")
UNITS = frozenset(
    (
        *(word for words in DISTANCES.values() for word in words.split()),
        *("%", "kg", "kilo", "kilos", "quilo", "quilos", "lb", "lbs", "g", "s", "seg", "min"),
    )
)
"""Words behind a number that say nothing more than the field it is in."""
_REFUSED = re.compile(r"([^:]+): n(?:o|ão)")
_SHARE = re.compile(r"(-?\d{1,4}) ?%")
_SPENT = r"(?P<spent>(?:costs?|coste|costo|custo|custa|cuesta|gasta|spends)[ ]?:?[ ])?"
_COST = re.compile(rf"{_SPENT}(?P<number>\d{{1,5}})(?:[ ]?(?P<pool>[^\W\d][^\d]*))?", re.IGNORECASE)
_COST_BEHIND = re.compile(rf"{_SPENT}(?P<pool>[^\W\d][^\d]*?)[ ]?:?[ ](?P<number>\d{{1,5}})", re.IGNORECASE)
"""A cost in points."""
_COUNTED = re.compile(r"(?:[aà] )?(\w+)[ -](\w+)", re.IGNORECASE)
_COUNTS = {
    word: number for number, words in ((1, "1 um uma un una one"), (2, "2 dois duas dos two")) for word in words.split()
}
"""Numbers as they are written out."""
_MEASURED = re.compile(r"(\d{1,5}(?:[.,]\d{1,3})?) ?([^\W\d_]{1,9}\.?)")
_UNIT_OF = re.compile(r"\(([^()]+)\)$")
"""The unit in a field's label: `Peso (kg)`."""
_SAME_UNITS = (
    frozenset(("kg", "kgs", "kilo", "kilos", "quilo", "quilos")),
    *(frozenset(words.split()) for words in DISTANCES.values()),
)
"""Words of one unit."""
_TIMED = re.compile(
    r"(?:(?:causa|inflige|impone|impõe|aplica|deixa|deja|inflicts|causes) )?(?P<status>[^\W\d][^\d()]{2,40}?)"
    r"(?: (?:durante|por|for))? ?\(?(?P<timer>\d{1,3}) (?:turno?|round|ronda|rodada|asalto)s?\)?",
    re.IGNORECASE,
)
"""A status and how long it lasts."""
_OPEN = re.compile(r"\[[^\]]+\]")
_MOST_PARTS = 12
"""Parts of a block, and words of a label."""
SIGNS = str.maketrans({"−": "-", "\u00a0": " ", "\u202f": " ", "\u2009": " "})
"""Typographic characters to keyboard ones."""


def label_in_languages(system: System, label: str) -> tuple[str, ...]:
    """Return a label in all languages."""
    translations = (terms(system.phrases.file, language).get(label) for language in LANGUAGES)
    return (label, *filter(None, translations))


@lru_cache(maxsize=16)
def groups_of(model: type[BaseModel]) -> frozenset[str]:
    """Return the names of a sheet's field groups, as they are compared."""
    groups = {str(_field_extra(info).get("group") or "") for info in model.model_fields.values()} - {""}
    translations = {
        messages_of(file_of(model), language).format(f"group-{group}") for group in groups for language in LANGUAGES
    }
    return frozenset(name_key(item) for item in (*groups, *filter(None, translations)))


@lru_cache(maxsize=256)
def labels_of(model: type[BaseModel]) -> Mapping[str, str]:
    """Return the labels of a model's fields, as they are compared, to the fields."""
    labels: dict[str, str] = {}
    for key, info in model.model_fields.items():
        for word in _label_in_languages(model, label_of(key, info)):
            labels.setdefault(name_key(word), key)
    for key, info in model.model_fields.items():
        for word in written_out(label_of(key, info)):
            labels.setdefault(name_key(word), key)
    labels.pop("", None)
    return labels


def _label_in_languages(model: type[BaseModel], label: str) -> tuple[str, ...]:
    translations = (terms(file_of(model), language).get(label) for language in LANGUAGES)
    return (label, *filter(None, translations))


@lru_cache(maxsize=1024)
def _terms(model: type[BaseModel], key: str) -> Mapping[str, str]:
    """Return the words for a field's values and keys, as they are compared, to the values."""
    info = model.model_fields[key]
    terms: dict[str, str] = {}
    for value, label in _extra_mapping(info, "terms").items():
        for word in (*_label_in_languages(model, str(label)), *written_out(str(label))):
            terms.setdefault(name_key(word), str(value))
    for value in (item for item in _types_in(info.annotation) if isinstance(item, str)):
        terms.setdefault(name_key(str(value).replace("_", " ")), value)
    terms.pop("", None)
    return terms


def _field_extra(info: FieldInfo) -> Mapping[str, Any]:
    return info.json_schema_extra if isinstance(info.json_schema_extra, dict) else {}


def _extra_mapping(info: FieldInfo, name: str) -> Mapping[str, Any]:
    value = _field_extra(info).get(name)
    return value if isinstance(value, dict) else {}


def _needs_no_label(info: FieldInfo) -> bool:
    return _field_extra(info).get("alone") is True


def _types_in(annotation: Any) -> Iterator[Any]:
    """Yield an annotation, its arguments and its literal values."""
    yield annotation
    for argument in get_args(annotation):
        yield from _types_in(argument)


@lru_cache(maxsize=16)
def _statuses(system: System) -> Mapping[str, str]:
    labels = {
        name_key(word): id
        for id, row in system.statuses.items()
        for word in (*written_out(row.label), *label_in_languages(system, row.label))
    }
    return {**{name_key(id): id for id in system.statuses}, **labels}


def _status_named(system: System, text: str) -> str | None:
    """Return the status that a text names, whatever the gender of whom it speaks: `derribada`; None if it is none."""
    key = name_key(text)
    statuses = _statuses(system)
    return statuses.get(key) or (statuses.get(f"{key[:-1]}o") if key.endswith("a") else None)


def details_of(system: System, model: type[BaseModel], parts: list[str]) -> tuple[dict[str, Any], list[str]]:
    """Return the fields in the parts of a row, and the parts that are not understood."""
    row: dict[str, Any] = {}
    unread: list[str] = []
    for part in parts:
        detail = detail_of(system, model, part) or _damage_and_kind(system, model, part)
        if detail is not None and detail.keys() == row.keys() & {"status"}:
            row["status"] = [*row["status"], *detail["status"]]
        elif detail is None or detail.keys() & row.keys():
            unread.append(part)
        else:
            row |= detail
    return row, unread


def _damage_and_kind(system: System, model: type[BaseModel], part: str) -> dict[str, Any] | None:
    """Return the fields of dice and a word behind them that needs no label: `daño 2d hielo`, `2d6 de fuego`."""
    before, _, word = part.rpartition(" ")
    before = before.removesuffix(" de")
    if not before or not any(map(str.isdigit, before)) or any(map(str.isdigit, word)):
        return None
    dice, kind = detail_of(system, model, before), detail_of(system, model, word)
    return dice | kind if dice and kind and not dice.keys() & kind.keys() else None


def joined_parts(system: System, model: type[BaseModel], parts: list[str]) -> list[str]:
    """Return comma-separated parts, joined where one means nothing alone: `Propias Gracia, Mente`."""
    result: list[str] = []
    for part in parts:
        joined = f"{result[-1]}, {part}" if result else ""
        if joined and detail_of(system, model, part) is None and detail_of(system, model, joined) is not None:
            result[-1] = joined
        else:
            result.append(part)
    return result


def detail_of(system: System, model: type[BaseModel], part: str) -> dict[str, Any] | None:
    """Return the fields in a part of a row: a word of the rule book, or a label and value; None if it is neither."""
    for key, info in model.model_fields.items():
        if _needs_no_label(info) and (value := _terms(model, key).get(name_key(part))) is not None:
            return {key: value}
    labels = labels_of(model)
    if flag := flag_of(model, part):
        return {flag: True}
    refused = _REFUSED.fullmatch(part)
    negated = None if refused is None else labels.get(name_key(refused[1]))
    if negated is not None:
        return {negated: False}
    if (percent := _SHARE.fullmatch(part)) is not None:
        percent_fields = [key for key, info in model.model_fields.items() if label_of(key, info) == "%"]
        return {percent_fields[0]: int(percent[1])} if percent_fields else _from_notation(model, part)
    if (counted := _count(model, part)) is not None:
        return counted
    words = part.split()
    for count in range(min(len(words) - 1, _MOST_PARTS), 0, -1):
        field = labels.get(name_key(" ".join(words[:count])))
        values = None if field is None else value_of(system, model, field, " ".join(words[count:]))
        if field is not None and values is not None:
            return {field: values[0]}
        field = labels.get(name_key(" ".join(words[-count:])))  # `quick action`
        value = None if field is None else _terms(model, field).get(name_key(" ".join(words[:-count])))
        if field is not None and value is not None:
            return {field: value}
    if (cost := cost_of(system, model, part)) is not None:
        return cost
    if (measure := _measure(model, part) or _timed_status(system, model, part)) is not None:
        return measure
    for key, info in model.model_fields.items():
        if _needs_no_label(info) and (value_found := value_of(system, model, key, part, in_full=False)) is not None:
            return {key: value_found[0]}
        for label in _label_in_languages(model, label_of(key, info)) if "[" in label_of(key, info) else ():
            pattern = re.escape(_OPEN.sub("\0", label)).replace("\0", "(.+)")
            open_match = re.fullmatch(pattern, part, re.IGNORECASE)
            if open_match is not None and (value := _terms(model, key).get(name_key(open_match[1]))) is not None:
                return {key: value}
    choices = {key: value for key in _choices(model) if (value := _terms(model, key).get(name_key(part))) is not None}
    return choices if len(choices) == 1 else _from_notation(model, part)


def _count(model: type[BaseModel], part: str) -> dict[str, Any] | None:
    """Return the field of a few numbers in `duas mãos`, `two-handed` or `2 manos`; None if there is none."""
    match = _COUNTED.fullmatch(part)
    number = None if match is None else _COUNTS.get(match[1].lower())
    field = None if match is None or number is None else labels_of(model).get(name_key(match[2]))
    return {field: number} if field and number in get_args(model.model_fields[field].annotation) else None


def names_field(model: type[BaseModel], word: str) -> bool:
    """Return whether a word is the label of a field of a row."""
    return name_key(word) in labels_of(model)


def kind_of_words(model: type[BaseModel], words: str) -> str:
    """Return the kind of a row that words say, `escudo`; empty if they say none."""
    has_kind = "kind" in model.model_fields and _needs_no_label(model.model_fields["kind"])
    return str(_terms(model, "kind").get(name_key(words), "")) if has_kind else ""


@lru_cache(maxsize=256)
def told_by_heading(model: type[BaseModel], heading: str) -> Mapping[str, Any]:
    """Return what the name of a list says of its rows: their kind, `Técnicas`, or that they are natural."""
    key = name_key(heading)
    for field in ("kind", "natural"):
        info = model.model_fields.get(field)
        labels: dict[Any, Any] = {} if info is None else {**_extra_mapping(info, "terms")}
        if info is not None and not labels:
            labels = {True: label_of(field, info).lower()}
        for value, label in labels.items():
            if key in map(name_key, KIND_HEADINGS.get(str(label), ())):
                return {field: value}
    return {}


def _measure(model: type[BaseModel], part: str) -> dict[str, Any] | None:
    """Return the one field that is told in the unit behind a number, `6 kg` of a weight in kilos; None if none is."""
    measured = _MEASURED.fullmatch(part)
    unit = "" if measured is None else measured[2].lower().rstrip(".")
    same = next((words for words in _SAME_UNITS if unit in words), frozenset((unit,)))
    units = {key: _UNIT_OF.search(label_of(key, info)) for key, info in model.model_fields.items()}
    fields = [key for key, found in units.items() if found is not None and found[1] in same]
    return None if measured is None or len(fields) != 1 else {fields[0]: float(measured[1].replace(",", "."))}


def _timed_status(system: System, model: type[BaseModel], part: str) -> dict[str, Any] | None:
    """Return the row of a status with how long it lasts, `visión dificultada 2 turnos`; None if it is none."""
    timed = _TIMED.fullmatch(part)
    row_type = _inner_model(model, "status")
    id = None if timed is None else _status_named(system, timed["status"])
    if timed is None or id is None or row_type is None or "timer" not in row_type.model_fields:
        return None
    return {"status": [{"status": id, "timer": int(timed["timer"])}]}


def _inner_model(model: type[BaseModel], key: str) -> type[BaseModel] | None:
    """Return the model of the rows of a list in a row; None if there is none."""
    inner = _types_in(model.model_fields[key].annotation) if key in model.model_fields else ()
    return next((item for item in inner if inspect.isclass(item) and issubclass(item, BaseModel)), None)


def flag_of(model: type[BaseModel], word: str) -> str:
    """Return the field that is true or false and that a word names; empty for none."""
    flag = labels_of(model).get(name_key(word), "")
    return flag if flag and {bool, True} & set(_types_in(model.model_fields[flag].annotation)) else ""


@lru_cache(maxsize=256)
def _choices(model: type[BaseModel]) -> tuple[str, ...]:
    """Return the fields with a choice of words, which are recognised without a label."""
    return tuple(
        key for key, info in model.model_fields.items() if is_text(info.annotation) and _extra_mapping(info, "terms")
    )


def cost_of(system: System, model: type[BaseModel], part: str) -> dict[str, Any] | None:
    """Return the pool cost in a part of a row: `2 PS`, `custo 2 PS`, `5 pontos de mana`; None if there is none."""
    match = _COST.fullmatch(part) or _COST_BEHIND.fullmatch(part)
    if match is None:
        return None
    word, pools = match["pool"], _pools(system)
    costs = [key for key in dict.fromkeys(pools.values()) if key in model.model_fields]
    key = pools.get(name_key(word), "") if word else costs[0] if len(costs) == 1 and match["spent"] else ""
    value = value_of(system, model, key, match["number"]) if key in costs else None
    return None if value is None else {key: value[0]}


@lru_cache(maxsize=16)
def _pools(system: System) -> Mapping[str, str]:
    """Return the names of each pool's points, as they are compared, to the pool."""
    pools = {pool.id for pool in system.pools}
    return {word: key for word, key in sheet_words(system).items() if key in pools}


def _from_notation(model: type[BaseModel], part: str) -> dict[str, Any] | None:
    """Return the fields in a part written in the rule book's notation, in any language; None if it is not."""
    if not issubclass(model, Sheet):
        return None
    for text in (part, *(in_book_words(part, terms(file_of(model), language)) for language in LANGUAGES)):
        values = model.from_notation(text)
        if values is not None:
            defaults = {key: info.get_default(call_default_factory=True) for key, info in model.model_fields.items()}
            return {key: value for key, value in values.items() if value is not None and value != defaults[key]}
    return None


def value_of(system: System, model: type[BaseModel], key: str, text: str, *, in_full: bool = True) -> tuple[Any] | None:
    """Return the value of a field in a text, as a tuple; None if the field takes none. `in_full` allows free text."""
    info = model.model_fields[key]
    adapter: TypeAdapter[Any] = _adapter(model, key)
    for candidate in _candidates(system, model, key, info, text, in_full):
        try:
            adapter.validate_python(candidate)
        except (ValidationError, ValueError):
            continue
        return (candidate,)
    return None


@lru_cache(maxsize=1024)
def _adapter(model: type[BaseModel], key: str) -> TypeAdapter[Any]:
    return TypeAdapter(model.model_fields[key].rebuild_annotation())


def _candidates(
    system: System, model: type[BaseModel], key: str, info: FieldInfo, text: str, in_full: bool
) -> Iterator[Any]:
    """Yield the possible values of a text in a field, the most certain first."""
    words = _terms(model, key)
    if (value := words.get(name_key(text))) is not None:
        yield value
    if text in ("✓", "✗"):
        yield text == "✓"
    number = _NUMBER.fullmatch(text)
    if number is not None and in_full and (number[3] is None or number[3].lower() in UNITS):
        yield float(f"{number[1]}.{number[2]}") if number[2] else int(number[1])
    if _is_map(info):
        for read_pair in (_pair, _pair_value_first):
            pairs = [read_pair(words, item) for item in text.split(", ")]
            if all(pairs):
                yield dict(filter(None, pairs))
    items = re.split("; " if "; " in text else ", ", text)
    statuses = {**_statuses(system), **words}
    if in_full:
        if all(name_key(item) in statuses for item in items):
            yield [statuses[name_key(item)] for item in items]
        if name_key(text) in statuses:
            yield statuses[name_key(text)]
    for inner in _types_in(info.annotation):
        if inspect.isclass(inner) and issubclass(inner, BaseModel):
            yield from _blocks(system, inner, text)
    if in_full:
        yield _in_sheet_words(model, info, text)


def _in_sheet_words(model: type[BaseModel], info: FieldInfo, text: str) -> str:
    """Return a text in the sheet's own notation, such as dice."""
    replacements = {str(word): str(shown) for word, shown in _extra_mapping(info, "inside").items()}
    replaced = without_terms(text, replacements)
    return replaced if replaced == text or not replacements else replaced.replace(" ", "")


def _is_map(info: FieldInfo) -> bool:
    types = [info.annotation, *get_args(info.annotation)]
    return any(get_origin(item) is dict or item is dict for item in types)


def _pair(words: Mapping[str, str], text: str) -> tuple[str, Any] | None:
    """Return a mapping's key and value: `Aguante d6`, `Fuego debilidad`."""
    parts = text.split()
    for count in range(min(len(parts) - 1, _MOST_PARTS), 0, -1):
        key, value = " ".join(parts[:count]), " ".join(parts[count:])
        key_id = words.get(name_key(key))
        if key_id is not None:
            value_id = words.get(name_key(value), value)
            return key_id, int(value_id) if re.fullmatch(r"-?\d{1,9}", value_id) else value_id
    return None


def _pair_value_first(words: Mapping[str, str], text: str) -> tuple[str, Any] | None:
    """Return a mapping's key and value, value first, with at most one word between: `debilidad a Fuego`."""
    parts = text.split()[: _MOST_PARTS + 1]
    for count in range(1, len(parts)):
        value_id = words.get(name_key(" ".join(parts[:count])))
        keys = (words.get(name_key(" ".join(key))) for key in (parts[count:], parts[count + 1 :]))
        key = next(filter(None, keys), None)
        if key is not None and value_id is not None:
            return key, value_id
    return None


def _blocks(system: System, model: type[BaseModel], text: str) -> Iterator[Any]:
    """Yield a block, or a list of blocks separated by semicolons (or by commas if each is one word)."""
    text = text[1:-1] if text.startswith("(") and text.endswith(")") else text
    if text.count(", ") + text.count("; ") >= _MOST_PARTS:
        return
    for blocks in ([item.split(", ") for item in text.split("; ")], [[item] for item in text.split(", ")]):
        rows = [_block(system, model, block) for block in blocks]
        if all(rows):
            if len(rows) == 1:
                yield rows[0]
            yield rows


def _block(system: System, model: type[BaseModel], parts: list[str]) -> dict[str, Any] | None:
    """Return a block; one that inflicts a status starts with its name."""
    status = _status(system, parts[0]) if "status" in model.model_fields else None
    row, unread = details_of(system, model, joined_parts(system, model, parts if status is None else parts[1:]))
    return None if unread else {**(status or {}), **row} or None


def _status(system: System, text: str) -> dict[str, Any] | None:
    """Return the status in a text, with its parameter: `Ataque alterado +1`; None if it names none."""
    if (status := _status_named(system, text)) is not None:
        return {"status": status}
    for language in ("", *LANGUAGES):
        translated = worded(system, language)
        for id, row in translated.statuses.items():
            if not text.lower().startswith(f"{row.label.lower()} "):
                continue
            rest = text[len(row.label) :].strip(" ()")
            for name, kind in row.params.items():
                for value in kind if isinstance(kind, tuple) else (rest, *map(int, re.findall(r"[+-]?\d{1,4}", rest))):
                    label = translated.condition_label(Condition(id, None, None, {name: value}))
                    if label.translate(SIGNS) == text:
                        return {"status": id, "params": {name: value}}
    return None
