"""The worked examples of every system: whole scripts with the part of the outcome that matters."""

import json
from pathlib import Path
from typing import Any

import pytest

from rules import catalogue
from rules.replaying import replay
from tests.test_golden_contract import differences

GOLDEN = Path(__file__).parents[1] / "golden"
EXAMPLES: dict[str, dict[str, Any]] = {
    f"{path.stem}: {example['id']}": example
    for path in sorted(GOLDEN.glob("*.json"))
    if path.stem in catalogue.ids()
    for example in json.loads(path.read_text("utf-8"))
}


@pytest.mark.parametrize("name", EXAMPLES)
def test_a_worked_example_comes_out_as_reckoned_by_hand_and_again_to_the_byte(name: str) -> None:
    example = EXAMPLES[name]
    text = json.dumps(example["script"])
    found = replay(text)
    result, _ = found
    assert differences({"ok": True, **example["expect"]}, json.loads(json.dumps(result))) == []
    assert json.dumps(replay(text)) == json.dumps(found)
