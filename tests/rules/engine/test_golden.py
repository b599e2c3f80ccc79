"""The worked examples of every system: whole scripts with the part of the outcome that matters."""

import json

import pytest

from rules.engine.examples import differences
from rules.engine.replay import replay
from tests.worked import SYSTEMS, examples

EXAMPLES = {f"{system}: {example['id']}": example for system in SYSTEMS for example in examples(system)}


@pytest.mark.parametrize("name", EXAMPLES)
def test_a_worked_example_comes_out_as_reckoned_by_hand_and_again_to_the_byte(name: str) -> None:
    example = EXAMPLES[name]
    text = json.dumps(example["script"])
    found = replay(text)
    result, _ = found
    assert differences({"ok": True, **example["expect"]}, json.loads(json.dumps(result))) == []
    assert json.dumps(replay(text)) == json.dumps(found)
