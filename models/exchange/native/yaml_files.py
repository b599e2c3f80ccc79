"""Reader of our own files in YAML: read like JSON, with the expansion of aliases bounded."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from typing import Any

import yaml

from models.exchange.native import reader
from models.exchange.records.readers import Content, Reader, Record
from models.storage.errors import MESSAGES, LibraryError
from rules.text.localized import said

MOST_NODES = 2_000_000
"""Values in a document; those repeated by an alias count each time."""
_ANCHOR = re.compile(r"(?:^|[\s\[{,:-])&[^\s,\[\]{}]")
_SUFFIXES = (".yaml", ".yml")

_Base: Any = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
"""The C parser if there is one: it is ten times as fast."""


class _Loader(_Base):  # type: ignore[misc]  # It is chosen when the program runs.
    """Reads JSON's values only: no dates, no `on` and `off`, no base-60 numbers."""


def _resolvers() -> dict[str, list[tuple[str, re.Pattern[str]]]]:
    resolvers: dict[str, list[tuple[str, re.Pattern[str]]]] = {}
    for tag, pattern, first_letters in (
        ("bool", r"true|True|TRUE|false|False|FALSE", "tTfF"),
        ("int", r"[-+]?[0-9]+", "-+0123456789"),
        ("float", r"[-+]?(?:[0-9]+\.[0-9]*|\.[0-9]+|[0-9]+)(?:[eE][-+]?[0-9]+)?", "-+0123456789."),
        ("null", r"~|null|Null|NULL|", "~nN\0"),
        ("merge", r"<<", "<"),
    ):
        for letter in first_letters:
            key = "" if letter == "\0" else letter
            resolvers.setdefault(key, []).append((f"tag:yaml.org,2002:{tag}", re.compile(rf"^(?:{pattern})$")))
    return resolvers


_Loader.yaml_implicit_resolvers = _resolvers()
_Loader.add_constructor("tag:yaml.org,2002:int", lambda loader, node: int(loader.construct_scalar(node)))


def read_yaml(text: str, name: str) -> Any:
    """Return a YAML text's value; refuses `no_yaml` with the line, and texts that expand too far."""
    try:
        if _ANCHOR.search(text):
            _demand_bounded_size(text, name)
        data = yaml.load(text, _Loader)  # noqa: S506  A safe loader's child.
        # Numbers beyond all bounds, halves of signs: what JSON cannot say no library can keep.
        json.dumps(data, ensure_ascii=False, allow_nan=False).encode("utf-8")
    except yaml.MarkedYAMLError as error:
        mark = error.problem_mark
        line = mark.line + 1 if mark is not None else 1
        raise LibraryError("no_yaml", name=name, line=line) from error
    except (yaml.YAMLError, ValueError, TypeError, AttributeError, LookupError) as error:
        raise LibraryError("no_yaml", name=name, line=1) from error
    except RecursionError as error:
        raise LibraryError("no_json", name=name, reason=said("fault-nested", MESSAGES)) from error
    return data


def _demand_bounded_size(text: str, name: str) -> None:
    """Refuse a text whose aliases expand too far or refer to themselves."""
    weights: dict[str, int] = {}
    open_nodes: list[tuple[str | None, int]] = []
    total = 0
    for event in yaml.parse(text, _Base):
        weight = 0
        if isinstance(event, yaml.AliasEvent):
            if event.anchor not in weights:
                raise LibraryError("yaml_bomb", name=name)
            weight = weights[event.anchor]
        elif isinstance(event, yaml.ScalarEvent):
            weight = 1
            if event.anchor:
                weights[event.anchor] = 1
        elif isinstance(event, yaml.CollectionStartEvent):
            open_nodes.append((event.anchor, total))
            weight = 1
        elif isinstance(event, yaml.CollectionEndEvent):
            anchor, start_total = open_nodes.pop()
            if anchor:
                weights[anchor] = total - start_total
        total += weight
        if total > MOST_NODES:
            raise LibraryError("yaml_bomb", name=name)


def _data(content: Content) -> Any:
    """Return the file's value, parsed once."""
    data = content.__dict__.get("_yaml")
    if data is None:
        data = read_yaml(content.text, content.name)
        content.__dict__["_yaml"] = data
    return data


def _recognises(content: Content) -> bool:
    if content.suffix not in _SUFFIXES and not content.start.startswith(
        ("format: turnwright", "---\nformat: turnwright")
    ):
        return False
    try:
        data = _data(content)
    except LibraryError:
        # Nobody else reads it either; what is wrong with it is said by reading it again.
        return True
    return reader.is_document(data) or reader.is_plain(data)


def _read(content: Content) -> Iterator[Record]:
    data = _data(content)
    return reader.records(data, content.name) if reader.is_document(data) else reader.plain_records(data)


YAML = Reader("yaml", "mixed", _recognises, _read, stands_alone=False)
