"""The rules page names the code that carries each rule."""

import re
from importlib import resources

from tests.rules.named_code import is_there, named

PAGE = resources.files("rules.tabuleiro").joinpath("RULES.md").read_text("utf-8")
ROWS = re.findall(r"^\| (TB-\S+) \| .* \| (.*) \|$", PAGE, re.MULTILINE)


def test_what_a_rule_names_exists_and_says_so() -> None:
    wrong = []
    for rule, code in ROWS:
        names = [item for item in named(code) if item and f"{item}` of the core" not in code and item != "Table.demand"]
        if not names and "of the core" not in code:
            wrong.append(rule)
        for name in names:
            package = "rules.board" if name.startswith("geometry.") else "rules.tabuleiro"
            wrong += [] if "." in name and is_there(package, name) else [f"{rule} {name}"]
    assert wrong == []


def test_there_is_a_row_for_every_rule() -> None:
    assert len(ROWS) > 100
