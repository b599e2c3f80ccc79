"""The rules page: every rule has code that can be found, and a test that holds to it."""

from pathlib import Path

from tests.rules.named_code import is_there, named
from tools.rules_report import ROOT, tallies

PAGE = (Path(ROOT) / "rules" / "d100" / "RULES.md").read_text("utf-8")
ROWS = [line for line in PAGE.splitlines() if line.startswith("| D100-")]


def test_every_rule_has_a_test() -> None:
    found = next(tally for tally in tallies(ROOT) if tally.system == "d100")
    assert len(found.rules) == 92
    assert found.untested == []


def test_the_code_that_carries_a_rule_is_there() -> None:
    assert [
        (row.split("|")[1].strip(), item)
        for row in ROWS
        for item in named(row.split("|")[3])
        if not is_there("rules.d100", item)
    ] == []
