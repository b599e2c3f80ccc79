"""The rules page names the code that carries each rule."""

import importlib
import re
from importlib import resources

import pytest

PAGE = resources.files("rules.tabuleiro").joinpath("RULES.md").read_text("utf-8")
ROWS = re.findall(r"^\| (TB-\S+) \| .* \| (.*) \|$", PAGE, re.MULTILINE)


@pytest.mark.parametrize(("rule", "named"), ROWS, ids=[rule for rule, _ in ROWS])
def test_what_a_rule_names_exists_and_says_so(rule: str, named: str) -> None:
    found = []
    for name in re.findall(r"`([\w.]+)`", named):
        if f"{name}` of the core" in named or name == "Table.demand":
            continue
        module, _, rest = name.partition(".")
        thing = importlib.import_module("rules.geometry" if module == "geometry" else f"rules.tabuleiro.{module}")
        for part in rest.split("."):
            thing = getattr(thing, part)
        found.append(thing)
    assert found or "of the core" in named


def test_there_is_a_row_for_every_rule() -> None:
    assert len(ROWS) > 100
