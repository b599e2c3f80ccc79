"""The worked examples: whole scripts with the part of the outcome that matters."""

import json
from pathlib import Path
from typing import Any

import pytest

from rules.replaying import replay
from tests.test_golden_contract import differences

EXAMPLES = json.loads((Path(__file__).parents[2] / "golden" / "d100.json").read_text("utf-8"))


@pytest.mark.parametrize("example", EXAMPLES, ids=[example["id"] for example in EXAMPLES])
def test_a_worked_example_comes_out_as_reckoned_by_hand(example: dict[str, Any]) -> None:
    result, _ = replay(json.dumps(example["script"]))
    assert differences(example["expect"], json.loads(json.dumps(result))) == []


def test_the_same_script_gives_the_same_outcome_to_the_byte() -> None:
    for example in EXAMPLES:
        text = json.dumps(example["script"])
        assert json.dumps(replay(text)) == json.dumps(replay(text))
