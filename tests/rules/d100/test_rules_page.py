"""The rules page: every rule has code that can be found, and a test that holds to it."""

import importlib
import re
from pathlib import Path

import pytest

from tools.rules_report import ROOT, tallies

PAGE = (Path(ROOT) / "rules" / "d100" / "RULES.md").read_text("utf-8")
ROWS = [line for line in PAGE.splitlines() if line.startswith("| D100-")]


def test_every_rule_has_a_test() -> None:
    found = next(tally for tally in tallies(ROOT) if tally.system == "d100")
    assert len(found.rules) == 92
    assert found.untested == []


@pytest.mark.parametrize("row", ROWS, ids=[row.split("|")[1].strip() for row in ROWS])
def test_the_code_that_carries_a_rule_is_there(row: str) -> None:
    places = re.findall(r"`([\w.]+)`", row.split("|")[3])
    assert places
    for place in places:
        module, *names = place.split(".")
        thing: object = importlib.import_module(f"rules.d100.{module}")
        for name in names:
            thing = getattr(thing, name)
