"""Worked examples: scripts with what is to come of them, as systems and files of rules bring them along."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

from rules.engine.replay import replay_script
from rules.scripts import script as scripts
from rules.text.faults import BadScript
from rules.text.json_depth import demand_shallow

SCRIPT, EXPECT = "script", "expect"


def differences(expected: Any, found: Any, place: str = "") -> list[str]:
    """Return where `found` lacks what is expected, a line each: objects are parts, lists are whole."""
    if isinstance(expected, dict) and isinstance(found, dict):
        return [
            line
            for key, value in expected.items()
            for line in (
                differences(value, found[key], f"{place}.{key}") if key in found else [f"{place}.{key} is missing"]
            )
        ]
    if isinstance(expected, list) and isinstance(found, list) and len(expected) == len(found):
        pairs = enumerate(zip(expected, found, strict=True))
        return [line for index, (item, other) in pairs for line in differences(item, other, f"{place}[{index}]")]
    return [] if expected == found else [f"{place}: {found!r}, not {expected!r}"]


def failed_tests(tests: Mapping[str, str], text: str) -> list[str]:
    """Return the names of those tests, each of them JSON, that do not pass by the rules of a text."""
    return [name for name, test in tests.items() if not _passes(test, text)]


def _passes(test: str, text: str) -> bool:
    try:
        demand_shallow(test)
        example: Any = json.loads(test)
    except (ValueError, RecursionError):
        return False
    examples = example if isinstance(example, list) else [example]
    return not any(failures(each, (text,)) for each in examples)


def failures(example: Any, texts: tuple[str, ...]) -> list[str]:
    """Return where an example (`{"script": …, "expect": …}`) played by these rules differs from what it expects."""
    if not isinstance(example, Mapping) or SCRIPT not in example or not isinstance(example.get(EXPECT), Mapping):
        return [f"an example has “{SCRIPT}” and “{EXPECT}”"]
    given = example[SCRIPT]
    script = {**given, "rules": [*texts]} if isinstance(given, Mapping) and "rules" not in given else given
    try:
        outcome, _ = replay_script(scripts.check(script))
    except BadScript as bad:
        return [str(bad)]
    return differences({"ok": True, **example[EXPECT]}, json.loads(json.dumps(outcome)))
