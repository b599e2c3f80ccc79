"""The rules page names the code that carries each rule."""

import re
from importlib import resources

from rules.ffrpg.statuses.catalogue import STATUSES
from tests.rules.named_code import is_there, named

PAGE = resources.files("rules.ffrpg").joinpath("RULES.md").read_text("utf-8")
ROWS = re.findall(r"^\| (FF-\S+) \| .* \| (.*) \|$", PAGE, re.MULTILINE)


def test_what_a_rule_names_exists() -> None:
    assert [(rule, item) for rule, code in ROWS for item in named(code) if not is_there("rules.ffrpg", item)] == []


def test_every_status_has_its_row() -> None:
    assert {f"FF-ST-{id}" for id in STATUSES} <= {rule for rule, _ in ROWS}
    assert len(ROWS) == 193 + len(STATUSES)
