"""The worked examples of every system through the command line: one process for all scripts."""

import json
from pathlib import Path
from typing import Any

from rules.engine.examples import differences
from rules.engine.replay import replay, to_json
from tests import worked
from tests.command_line import turnwright


def test_the_command_gives_each_worked_example_as_the_service_does(tmp_path: Path) -> None:
    examples: list[tuple[str, dict[str, Any]]] = []
    for system in worked.SYSTEMS:
        examples += [(f"{system} {example['id']}", example) for example in worked.examples(system)]
    names: list[str] = []
    for name, example in examples:
        script = tmp_path / f"{name}.json"
        script.write_text(json.dumps(example["script"]), "utf-8")
        names.append(str(script))
    ran = turnwright(*names, seed="7")
    lines = ran.out.decode("utf-8").splitlines()
    assert len(lines) == len(examples)
    worst = 0
    for (name, example), line in zip(examples, lines, strict=True):
        outcome, status = replay(json.dumps(example["script"]))
        worst = max(worst, status)
        assert differences(example["expect"], json.loads(line)) == [], name
        assert line == to_json(outcome), name
    assert ran.status == worst
