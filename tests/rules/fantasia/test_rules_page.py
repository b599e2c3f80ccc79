"""The rules page names, for every rule, code that exists."""

import re
from importlib import resources

from tests.rules.named_code import is_there, named

PAGE = resources.files("rules.fantasia").joinpath("RULES.md").read_text("utf-8")
ROWS = re.findall(r"^\| (LF-\S+) \| .* \| (.*) \|$", PAGE, re.MULTILINE)


def test_what_a_rule_names_exists() -> None:
    found = [(rule, item) for rule, code in ROWS for item in named(code)]
    assert [(rule, item) for rule, item in found if "." not in item or not is_there("rules.fantasia", item)] == []


def test_there_is_a_row_for_every_rule() -> None:
    assert len({rule for rule, _ in ROWS}) == len(ROWS) > 150
