"""The worked examples: whole scripts with the part of the outcome that matters."""

import json
from pathlib import Path
from typing import Any

import pytest

from rules.replaying import replay

EXAMPLES = json.loads((Path(__file__).parents[2] / "golden" / "fantasia.json").read_text("utf-8"))


def differences(expected: Any, found: Any, place: str = "") -> list[str]:
    if isinstance(expected, dict) and isinstance(found, dict):
        return [
            line
            for key, value in expected.items()
            for line in (
                differences(value, found[key], f"{place}.{key}") if key in found else [f"{place}.{key} is missing"]
            )
        ]
    if isinstance(expected, list) and isinstance(found, list) and len(expected) == len(found):
        return [
            line
            for index, (one, other) in enumerate(zip(expected, found, strict=True))
            for line in differences(one, other, f"{place}[{index}]")
        ]
    return [] if expected == found else [f"{place}: {found!r}, not {expected!r}"]


@pytest.mark.parametrize("example", EXAMPLES, ids=[example["id"] for example in EXAMPLES])
def test_a_worked_example_comes_out_as_reckoned_by_hand(example: dict[str, Any]) -> None:
    result, _ = replay(json.dumps(example["script"]))
    assert differences(example["expect"], json.loads(json.dumps(result))) == []


def test_the_same_script_gives_the_same_outcome_to_the_byte() -> None:
    for example in EXAMPLES:
        text = json.dumps(example["script"])
        assert json.dumps(replay(text)) == json.dumps(replay(text))
