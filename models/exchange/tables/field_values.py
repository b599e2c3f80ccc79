"""What a text says in a field of a sheet: in the words of its book, in any kept language.

Lines of copied and pasted text and cells of tables are read by the same functions.
"""

from __future__ import annotations

import inspect
import re
from collections.abc import Iterator, Mapping
from functools import lru_cache
from typing import TYPE_CHECKING, Any, get_args, get_origin

from pydantic import BaseModel, TypeAdapter, ValidationError

from models.exchange.tables.cells import is_text
from models.exchange.tables.columns import plain, sheet_words
from rules.core.state import Condition
from rules.sheets.schema import Sheet, file_of, label_of, without_terms
from rules.system.label_words import written_out
from rules.system.translated_system import worded
from rules.text.messages import LANGUAGES, in_book_words, messages_of, terms

if TYPE_CHECKING:
    from pydantic.fields import FieldInfo

    from rules.system.system import System

BETWEEN_PARTS = " · "
"""What parts two things that a stat block tells in one line."""
_NUMBER = re.compile(r"([+-]?\d{1,9})(?:[.,](\d{1,6}))?(?:[ ]?(?![dD]$)[^\d\s]{1,6})?")
_REFUSED = re.compile(r"([^:]+): n(?:o|ão)")
_SHARE = re.compile(r"(-?\d{1,4}) ?%")
_SPENT = r"(?P<spent>(?:costs?|coste|costo|custo|custa|cuesta|gasta|spends)[ ]?:?[ ])?"
_COST = re.compile(rf"{_SPENT}(?P<number>\d{{1,5}})(?:[ ]?(?P<pool>[^\W\d][^\d]*))?", re.IGNORECASE)
_COST_BEHIND = re.compile(rf"{_SPENT}(?P<pool>[^\W\d][^\d]*?)[ ]?:?[ ](?P<number>\d{{1,5}})", re.IGNORECASE)
"""Points that are spent."""
_OPEN = re.compile(r"\[[^\]]+\]")
_MOST_PARTS = 12
"""Parts of a block, and words of a label."""
SIGNS = str.maketrans({"−": "-", "\u00a0": " ", "\u202f": " ", "\u2009": " "})
"""Signs of print for those of a keyboard."""


def words_in_all(system: System, label: str) -> tuple[str, ...]:
    """A label of the book, and as it is read in each language in which its terms are kept."""
    kept = (terms(system.phrases.file, language).get(label) for language in LANGUAGES)
    return (label, *filter(None, kept))


@lru_cache(maxsize=16)
def groups_of(model: type[BaseModel]) -> frozenset[str]:
    """What the groups of a sheet's fields are called, as it is compared."""
    groups = {str(_extra_of(info).get("group") or "") for info in model.model_fields.values()} - {""}
    told = {
        messages_of(file_of(model), language).format(f"group-{group}") for group in groups for language in LANGUAGES
    }
    return frozenset(plain(item) for item in (*groups, *filter(None, told)))


@lru_cache(maxsize=256)
def labels_of(model: type[BaseModel]) -> Mapping[str, str]:
    """What the fields of a model are called, as it is compared, to the field."""
    found: dict[str, str] = {}
    for key, info in model.model_fields.items():
        for word in _in_all(model, label_of(key, info)):
            found.setdefault(plain(word), key)
    for key, info in model.model_fields.items():
        for word in written_out(label_of(key, info)):
            found.setdefault(plain(word), key)
    found.pop("", None)
    return found


def _in_all(model: type[BaseModel], label: str) -> tuple[str, ...]:
    kept = (terms(file_of(model), language).get(label) for language in LANGUAGES)
    return (label, *filter(None, kept))


@lru_cache(maxsize=1024)
def _terms(model: type[BaseModel], key: str) -> Mapping[str, str]:
    """What the book calls the values and keys of a field, as it is compared, to the value."""
    info = model.model_fields[key]
    found: dict[str, str] = {}
    for value, label in _extra(info, "terms").items():
        for word in _in_all(model, str(label)):
            found.setdefault(plain(word), str(value))
    for value in (item for item in _parts_of(info.annotation) if isinstance(item, str)):
        found.setdefault(plain(str(value).replace("_", " ")), value)
    found.pop("", None)
    return found


def _extra_of(info: FieldInfo) -> Mapping[str, Any]:
    return info.json_schema_extra if isinstance(info.json_schema_extra, dict) else {}


def _extra(info: FieldInfo, name: str) -> Mapping[str, Any]:
    found = _extra_of(info).get(name)
    return found if isinstance(found, dict) else {}


def _is_alone(info: FieldInfo) -> bool:
    return _extra_of(info).get("alone") is True


def _parts_of(annotation: Any) -> Iterator[Any]:
    """A type with all that it is made of, and the values that it names."""
    yield annotation
    for get_arg in get_args(annotation):
        yield from _parts_of(get_arg)


@lru_cache(maxsize=16)
def _statuses(system: System) -> Mapping[str, str]:
    return {plain(word): id for id, row in system.statuses.items() for word in words_in_all(system, row.label)}


def details_of(system: System, model: type[BaseModel], parts: list[str]) -> tuple[dict[str, Any], list[str]]:
    """What the parts of a row say, and those that are not understood."""
    row: dict[str, Any] = {}
    left: list[str] = []
    for part in parts:
        found = detail_of(system, model, part)
        if found is None or found.keys() & row.keys():
            left.append(part)
        else:
            row |= found
    return row, left


def joined_parts(system: System, model: type[BaseModel], parts: list[str]) -> list[str]:
    """Parts between commas, those joined again of which one says nothing by itself: `Propias Gracia, Mente`."""
    made: list[str] = []
    for part in parts:
        both = f"{made[-1]}, {part}" if made else ""
        if both and detail_of(system, model, part) is None and detail_of(system, model, both) is not None:
            made[-1] = both
        else:
            made.append(part)
    return made


def detail_of(system: System, model: type[BaseModel], part: str) -> dict[str, Any] | None:
    """The fields that a part of a row says: a word of the book, or a label with its value."""
    for key, info in model.model_fields.items():
        if _is_alone(info) and (value := _terms(model, key).get(plain(part))) is not None:
            return {key: value}
    labels = labels_of(model)
    whole = labels.get(plain(part))
    if whole is not None and {bool, True} & set(_parts_of(model.model_fields[whole].annotation)):
        return {whole: True}
    refused = _REFUSED.fullmatch(part)
    denied = None if refused is None else labels.get(plain(refused[1]))
    if denied is not None:
        return {denied: False}
    if (share := _SHARE.fullmatch(part)) is not None:
        bare = [key for key, info in model.model_fields.items() if label_of(key, info) == "%"]
        return {bare[0]: int(share[1])} if bare else _noted(model, part)
    words = part.split()
    for many in range(min(len(words) - 1, _MOST_PARTS), 0, -1):
        named = labels.get(plain(" ".join(words[:many])))
        told = None if named is None else value_of(system, model, named, " ".join(words[many:]))
        if named is not None and told is not None:
            return {named: told[0]}
    if (cost := cost_of(system, model, part)) is not None:
        return cost
    for key, info in model.model_fields.items():
        if _is_alone(info) and (found := value_of(system, model, key, part, in_full=False)) is not None:
            return {key: found[0]}
        for label in _in_all(model, label_of(key, info)) if "[" in label_of(key, info) else ():
            pattern = re.escape(_OPEN.sub("\0", label)).replace("\0", "(.+)")
            open_one = re.fullmatch(pattern, part, re.IGNORECASE)
            if open_one is not None and (value := _terms(model, key).get(plain(open_one[1]))) is not None:
                return {key: value}
    named_by = {key: value for key in _choices(model) if (value := _terms(model, key).get(plain(part))) is not None}
    return named_by if len(named_by) == 1 else _noted(model, part)


@lru_cache(maxsize=256)
def _choices(model: type[BaseModel]) -> tuple[str, ...]:
    """The fields that hold one of the words of the book, whose own word says by itself which of them is meant."""
    return tuple(key for key, info in model.model_fields.items() if is_text(info.annotation) and _extra(info, "terms"))


def cost_of(system: System, model: type[BaseModel], part: str) -> dict[str, Any] | None:
    """The points of a pool that a part of a row says to be spent: `2 PS`, `custo 2 PS`, `5 pontos de mana`."""
    match = _COST.fullmatch(part) or _COST_BEHIND.fullmatch(part)
    if match is None:
        return None
    word, pools = match["pool"], _pools(system)
    costs = [key for key in dict.fromkeys(pools.values()) if key in model.model_fields]
    key = pools.get(plain(word), "") if word else costs[0] if len(costs) == 1 and match["spent"] else ""
    found = value_of(system, model, key, match["number"]) if key in costs else None
    return None if found is None else {key: found[0]}


@lru_cache(maxsize=16)
def _pools(system: System) -> Mapping[str, str]:
    """What the points of each pool are called, as it is compared, to the pool."""
    pools = {pool.id for pool in system.pools}
    return {word: key for word, key in sheet_words(system).items() if key in pools}


def _noted(model: type[BaseModel], part: str) -> dict[str, Any] | None:
    """The fields that a part says in the notation of the book, in any kept language."""
    if not issubclass(model, Sheet):
        return None
    for text in (part, *(in_book_words(part, terms(file_of(model), language)) for language in LANGUAGES)):
        found = model.from_notation(text)
        if found is not None:
            usual = {key: info.get_default(call_default_factory=True) for key, info in model.model_fields.items()}
            return {key: value for key, value in found.items() if value is not None and value != usual[key]}
    return None


def value_of(system: System, model: type[BaseModel], key: str, text: str, *, in_full: bool = True) -> tuple[Any] | None:
    """What a text says in a field; None where nothing that the field takes. `in_full`: a bare text may stand there."""
    info = model.model_fields[key]
    fits: TypeAdapter[Any] = _adapter(model, key)
    for candidate in _candidates(system, model, key, info, text, in_full):
        try:
            fits.validate_python(candidate)
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
    """All that a text may mean in a field, the surest first."""
    words = _terms(model, key)
    if (known := words.get(plain(text))) is not None:
        yield known
    if text in ("✓", "✗"):
        yield text == "✓"
    if (number := _NUMBER.fullmatch(text)) is not None and in_full:
        yield float(f"{number[1]}.{number[2]}") if number[2] else int(number[1])
    if _is_map(info):
        for read in (_pair, _pair_value_first):
            pairs = [read(words, item) for item in text.split(", ")]
            if all(pairs):
                yield dict(filter(None, pairs))
    listed = re.split("; " if "; " in text else ", ", text)
    statuses = {**_statuses(system), **words}
    if in_full:
        if all(plain(item) in statuses for item in listed):
            yield [statuses[plain(item)] for item in listed]
        if plain(text) in statuses:
            yield statuses[plain(text)]
    for inner in _parts_of(info.annotation):
        if inspect.isclass(inner) and issubclass(inner, BaseModel):
            yield from _inside(system, inner, text)
    if in_full:
        yield _in_sheet_words(model, info, text)


def _in_sheet_words(model: type[BaseModel], info: FieldInfo, text: str) -> str:
    """A text with the words that the sheet knows in its own: dice as they are rolled."""
    inside = {str(word): str(shown) for word, shown in _extra(info, "inside").items()}
    found = without_terms(text, inside)
    return found if found == text or not inside else found.replace(" ", "")


def _is_map(info: FieldInfo) -> bool:
    found = [info.annotation, *get_args(info.annotation)]
    return any(get_origin(item) is dict or item is dict for item in found)


def _pair(words: Mapping[str, str], text: str) -> tuple[str, Any] | None:
    """A key of a map with its value: `Aguante d6`, `Fuego debilidad`."""
    parts = text.split()
    for many in range(min(len(parts) - 1, _MOST_PARTS), 0, -1):
        key, value = " ".join(parts[:many]), " ".join(parts[many:])
        known = words.get(plain(key))
        if known is not None:
            meant = words.get(plain(value), value)
            return known, int(meant) if re.fullmatch(r"-?\d{1,9}", meant) else meant
    return None


def _pair_value_first(words: Mapping[str, str], text: str) -> tuple[str, Any] | None:
    """A key of a map behind its value and at most one word between them: `debilidad a Fuego`."""
    parts = text.split()[: _MOST_PARTS + 1]
    for many in range(1, len(parts)):
        meant = words.get(plain(" ".join(parts[:many])))
        keys = (words.get(plain(" ".join(key))) for key in (parts[many:], parts[many + 1 :]))
        key = next(filter(None, keys), None)
        if key is not None and meant is not None:
            return key, meant
    return None


def _inside(system: System, model: type[BaseModel], text: str) -> Iterator[Any]:
    """A block, or a list of them between semicolons or, where each is one word, between commas."""
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
    """A block: what puts on a status begins with its name."""
    status = _condition(system, parts[0]) if "status" in model.model_fields else None
    row, left = details_of(system, model, joined_parts(system, model, parts if status is None else parts[1:]))
    return None if left else {**(status or {}), **row} or None


def _condition(system: System, text: str) -> dict[str, Any] | None:
    """The status that a text names, with the param that it says besides: `Ataque alterado +1`."""
    if (status := _statuses(system).get(plain(text))) is not None:
        return {"status": status}
    for language in ("", *LANGUAGES):
        read = worded(system, language)
        for id, row in read.statuses.items():
            if not text.lower().startswith(f"{row.label.lower()} "):
                continue
            rest = text[len(row.label) :].strip(" ()")
            for name, kind in row.params.items():
                for value in kind if isinstance(kind, tuple) else (rest, *map(int, re.findall(r"[+-]?\d{1,4}", rest))):
                    told = read.condition_label(Condition(id, None, None, {name: value}))
                    if told.translate(SIGNS) == text:
                        return {"status": id, "params": {name: value}}
    return None
