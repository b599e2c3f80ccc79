"""Reader of Open5e's version 2 fixtures: creatures in one file, their actions and traits in others."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

from models.exchange.foreign.fifth.attacks import ABILITIES
from models.exchange.foreign.fifth.creature import creatures
from models.exchange.foreign.open5e import api_parts
from models.exchange.records.neutral_creature import NeutralCreature
from models.exchange.records.readers import Content, Reader, files_in
from models.exchange.records.report import RefusedRecord
from models.storage.errors import LibraryError

_MODEL = "api_v2.creature"
_WITH_PARTS = ("api_v2.creatureaction", "api_v2.creatureactionattack", "api_v2.creaturetrait")
_MAIN = "Creature.json"
_WAYS = ("walk", "fly", "swim", "climb", "burrow")


def _has_model(value: Any, models: Sequence[str]) -> bool:
    return isinstance(value, Mapping) and value.get("model") in models and isinstance(value.get("fields"), Mapping)


def _rows(content: Content) -> list[Any]:
    data = content.maybe_json
    return data if isinstance(data, list) else []


def _recognises(content: Content) -> bool:
    if content.is_folder:
        return content.path is not None and (content.path / _MAIN).is_file() and _is_main(content.path / _MAIN)
    return any(_has_model(row, (_MODEL, *_WITH_PARTS)) for row in _rows(content)[:20])


def _is_main(path: Path) -> bool:
    try:
        return any(_has_model(row, (_MODEL,)) for row in _rows(Content.of_file(path))[:20])
    except LibraryError:
        return False


def _read(content: Content) -> Iterator[NeutralCreature | RefusedRecord]:
    if content.is_folder:
        assert content.path is not None
        yield from _read_folder(content.path)
        return
    rows = _rows(content)
    if not any(_has_model(row, (_MODEL,)) for row in rows):
        raise LibraryError("creature_parts", name=content.name, file=_MAIN)
    if content.path is not None and not any(_has_model(row, _WITH_PARTS) for row in rows):
        # Their actions are kept in files of their own beside them.
        siblings = [path for path in files_in(content.path.parent) if path.is_file() and path.name != content.path.name]
        rows = [*rows, *(row for path in siblings for row in _parts_in(path))]
    yield from _joined_creatures(content.name, rows)


def _read_folder(folder: Path) -> Iterator[NeutralCreature | RefusedRecord]:
    """Yield the creatures of a folder; files that hold none are refused by name."""
    rows: list[Any] = []
    for path in files_in(folder):
        rows_of_file = _parts_in(path) if path.is_file() else []
        rows += rows_of_file
        if not rows_of_file:
            yield RefusedRecord.because(LibraryError("no_reader", name=path.name))
    yield from _joined_creatures(folder.name, rows)


def _parts_in(path: Path) -> list[Any]:
    """Return the creature rows of a file; empty if it has none or cannot be read."""
    if not path.name.startswith("Creature") or path.suffix != ".json":
        return []
    try:
        return [row for row in _rows(Content.of_file(path)) if _has_model(row, (_MODEL, *_WITH_PARTS))]
    except LibraryError:
        return []


def _joined_creatures(name: str, rows: Sequence[Any]) -> Iterator[NeutralCreature | RefusedRecord]:
    attacks = _by_parent(rows, "api_v2.creatureactionattack")
    actions = _by_parent(rows, "api_v2.creatureaction", attacks)
    traits = _by_parent(rows, "api_v2.creaturetrait")
    blocks = (
        _block(row["fields"], actions.get(str(row.get("pk")), ()), traits.get(str(row.get("pk")), ()))
        if _has_model(row, (_MODEL,))
        else row
        for row in rows
        if not _has_model(row, _WITH_PARTS)
    )
    return creatures(name, blocks, api_parts)


def _by_parent(
    rows: Iterable[Any], model: str, attacks: Mapping[str, Sequence[Mapping[str, Any]]] | None = None
) -> dict[str, list[Mapping[str, Any]]]:
    """Return the fields of child rows by the key of their creature, in stat block order."""
    by_parent: dict[str, list[Mapping[str, Any]]] = {}
    for row in rows:
        if _has_model(row, (model,)):
            fields = row["fields"]
            if attacks is not None:
                fields = {**fields, "attacks": attacks.get(str(row.get("pk")), [])}
            by_parent.setdefault(str(fields.get("parent")), []).append(fields)
    for children in by_parent.values():
        children.sort(key=_place)
    return by_parent


def _place(fields: Mapping[str, Any]) -> int:
    place = fields.get("order_in_statblock", fields.get("order"))
    return place if isinstance(place, int) else 0


def _block(
    fields: Mapping[str, Any], actions: Sequence[Mapping[str, Any]], traits: Sequence[Mapping[str, Any]]
) -> Mapping[str, Any]:
    """Return a creature in the form of the version 2 API."""
    groups = {"ability_score_": "ability_scores", "saving_throw_": "saving_throws", "skill_bonus_": "skill_bonuses"}
    parts: dict[str, dict[str, Any]] = {name: {} for name in groups.values()}
    other_fields: dict[str, Any] = {}
    for key, value in fields.items():
        prefix = next((start for start in groups if key.startswith(start)), None)
        if prefix is None:
            other_fields[key] = value
        elif value is not None:
            parts[groups[prefix]][key.removeprefix(prefix).replace("_", " ")] = value
    for name in ("saving_throws", "skill_bonuses"):
        if len(parts[name]) > 1 and not any(parts[name].values()):
            # Of some creatures all of them are 0, whatever their scores are: nobody has filled them in.
            parts[name] = {}
    speed = {mode: other_fields.pop(mode, None) for mode in _WAYS}
    languages = other_fields.pop("languages_desc", None)
    return {
        **{key: value for key, value in other_fields.items() if key not in ABILITIES},
        **parts,
        "speed": {mode: feet for mode, feet in speed.items() if feet},
        "languages": languages or other_fields.get("languages"),
        "experience_points": other_fields.get("experience_points_integer"),
        "actions": [_action(action) for action in actions],
        "traits": list(traits),
    }


def _action(fields: Mapping[str, Any]) -> Mapping[str, Any]:
    """Return an action with the API's key names."""
    return {
        "legendary_action_cost": fields.get("legendary_cost"),
        "limited_to_form": fields.get("form_condition"),
        **fields,
        "usage_limits": _limits(fields),
    }


def _limits(action: Mapping[str, Any]) -> dict[str, Any] | None:
    kind = action.get("uses_type")
    return {"type": kind, "param": action.get("uses_param")} if kind else None


READER = Reader("open5e-files", "creatures", _recognises, _read)
