"""A stranger's library: every name in it is one that might do something where it is shown, printed or exported."""

from __future__ import annotations

import copy
from collections.abc import Callable
from typing import Any

from models.samples import Sample, shipped_samples

PICTURE = '<img src="file:///nowhere/x.png">'
MARKUP = f"{PICTURE}<u>Bold</u> &amp; &Key"
FORMULA = '=HYPERLINK("http://example.org";"x")'
PATH = "../../../etc/passwd"
CONTROLS = "a\x1b[31m\u202eb\u2066c\ud7ff"
LONG = "x" * 10_000
STRANGE = (MARKUP, FORMULA, PATH, CONTROLS, "שָׁלוֹם عربى", LONG, "🗡️🐉👩\u200d🚒")
NAMED = ("name", "player", "notes", "kind", "group", "text", "label")
"""The keys of a sample under which somebody's own words stand."""
REFERRING = ("party", "member", "creature")
"""Those that name what has a name elsewhere."""
OF_THE_RULES = ("board", "options", "sheet")

Namer = Callable[[str], str]


def strange(name: str) -> str:
    """A strange name for a plain one, always the same, and no two the same."""
    return f"{STRANGE[sum(name.encode()) % len(STRANGE)]} {name}"


def spoil(value: Any, namer: Namer, key: str = "") -> Any:
    """A sample with every word of its own spoiled, and what refers to one with it."""
    if isinstance(value, dict):
        return {
            item: spoil_sheet(inner, namer)
            if item == "sheet"
            else inner
            if item in OF_THE_RULES
            else spoil(inner, namer, item)
            for item, inner in value.items()
        }
    if isinstance(value, list):
        return [namer(item) if key == "tags" else spoil(item, namer, key if key == "tags" else "") for item in value]
    if isinstance(value, str) and key in (*NAMED, *REFERRING) and value:
        return namer(value)
    return f"<u>{value} &amp; &{value}" if key == "folder" and value else value


def spoil_sheet(value: Any, namer: Namer, key: str = "") -> Any:
    """Abilities, weapons, items and cards by other names; what rules read stays."""
    if isinstance(value, dict):
        return {item: spoil_sheet(inner, namer, item) for item, inner in value.items()}
    if isinstance(value, list):
        return [spoil_sheet(item, namer) for item in value]
    return namer(value) if key == "name" and isinstance(value, str) else value


def samples_of(system: str, namer: Namer = strange) -> list[Sample]:
    """The samples of a system, by other names."""
    whole = [sample for sample in shipped_samples() if sample.name == f"{system}.json"]
    return [Sample(sample.name, spoil(copy.deepcopy(dict(sample.content)), namer)) for sample in whole]


HOSTILE = (
    "<script>alert(1)</script>",
    '"><img src=x onerror=alert(1)>',
    '=HYPERLINK("http://x")',
    "+1+cmd|' /C calc'!A0",
    "@SUM(A1)",
    "# title\n## other",
    "- [x](javascript:alert(1))",
    "![i](http://x/y.png) `code` **b** ~~s~~ | t |",
    "a\x00b\x07\x1b[31m\r\nc\u2028d",
    "\u202egnirts\u202c \u2066x\u2069",
    "ש\u05dcום عربي",
    "W" * 10_000,
    "</style></title><!-- -->",
    "&lt;b&gt; &#60; ]]>",
    "\ud800",
    "1. first",
    "***",
)
