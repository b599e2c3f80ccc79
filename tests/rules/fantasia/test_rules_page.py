"""The rules page names, for every rule, code that exists."""

import importlib
import re
from importlib import resources

import pytest

PAGE = resources.files("rules.fantasia").joinpath("RULES.md").read_text("utf-8")
ROWS = re.findall(r"^\| (LF-\S+) \| .* \| (.*) \|$", PAGE, re.MULTILINE)


@pytest.mark.parametrize(("rule", "named"), ROWS, ids=[rule for rule, _ in ROWS])
def test_what_a_rule_names_exists(rule: str, named: str) -> None:
    names = re.findall(r"`([\w.]+)`", named)
    assert names
    for name in names:
        module, _, rest = name.partition(".")
        thing = importlib.import_module(f"rules.fantasia.{module}")
        for part in rest.split("."):
            thing = getattr(thing, part)


def test_there_is_a_row_for_every_rule() -> None:
    assert len({rule for rule, _ in ROWS}) == len(ROWS) == 186
