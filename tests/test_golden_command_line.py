"""The worked examples of every system through the command line: one process for all of a system's scripts."""

import json
from pathlib import Path
from typing import Any

import pytest

from rules.replaying import replay, to_json
from tests.test_golden_contract import ROOT, differences, turnwright

SYSTEMS = ("ffrpg", "fantasia", "d100", "fulminato", "tabuleiro")


@pytest.mark.parametrize("system", SYSTEMS)
def test_the_command_gives_each_worked_example_of_a_system_as_the_service_does(system: str, tmp_path: Path) -> None:
    examples: list[dict[str, Any]] = json.loads((ROOT / "tests" / "golden" / f"{system}.json").read_text("utf-8"))
    names: list[str] = []
    for example in examples:
        script = tmp_path / f"{example['id']}.json"
        script.write_text(json.dumps(example["script"]), "utf-8")
        names.append(str(script))
    ran = turnwright(*names, seed="7")
    lines = ran.out.decode("utf-8").splitlines()
    assert len(lines) == len(examples)
    worst = 0
    for example, line in zip(examples, lines, strict=True):
        outcome, status = replay(json.dumps(example["script"]))
        worst = max(worst, status)
        assert differences(example["expect"], json.loads(line)) == [], example["id"]
        assert line == to_json(outcome), example["id"]
    assert ran.status == worst
