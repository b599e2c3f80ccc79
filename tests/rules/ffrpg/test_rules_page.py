"""The rules page names the code that carries each rule."""

import importlib
import re
from importlib import resources
from typing import Any

import pytest

from rules.ffrpg.catalogue import STATUSES

PAGE = resources.files("rules.ffrpg").joinpath("RULES.md").read_text("utf-8")
ROWS = re.findall(r"^\| (FF-\S+) \| .* \| (.*) \|$", PAGE, re.MULTILINE)


@pytest.mark.parametrize(("rule", "named"), ROWS, ids=[rule for rule, _ in ROWS])
def test_what_a_rule_names_exists(rule: str, named: str) -> None:
    names = re.findall(r"`([\w.]+)`", named)
    assert names
    for name in names:
        module, *rest = name.split(".")
        thing: Any = importlib.import_module(f"rules.ffrpg.{module}")
        for part in rest:
            thing = getattr(thing, part)


def test_every_status_has_its_row() -> None:
    assert {f"FF-ST-{id}" for id in STATUSES} <= {rule for rule, _ in ROWS}
    assert len(ROWS) == 193 + 72
