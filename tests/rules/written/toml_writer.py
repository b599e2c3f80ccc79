"""Writes the values of a text as TOML: each row under its header, what is within it in one line."""

import json
from collections.abc import Mapping
from typing import Any

from rules.written.schema import TABLES


def toml_of(data: Mapping[str, Any]) -> str:
    """The text of some values; `tomllib` reads the same of it."""
    lines: list[str] = []
    for table, content in data.items():
        if table in TABLES and TABLES[table].rows and isinstance(content, dict):
            for id, row in content.items():
                lines += [f"[{key(table)}.{key(id)}]", *pairs(row), ""]
        else:
            lines += [f"[{key(table)}]", *pairs(content), ""]
    return "\n".join(lines)


def pairs(row: Mapping[str, Any]) -> list[str]:
    return [f"{key(name)} = {value_of(value)}" for name, value in row.items()]


def key(name: str) -> str:
    is_bare = name and name.isascii() and name.replace("_", "").replace("-", "").isalnum()
    return name if is_bare else json.dumps(name, ensure_ascii=False)


def value_of(value: Any) -> str:
    if isinstance(value, Mapping):
        return "{ " + ", ".join(pairs(value)) + " }" if value else "{}"
    if isinstance(value, list | tuple):
        return "[" + ", ".join(map(value_of, value)) + "]"
    return json.dumps(value, ensure_ascii=False)
