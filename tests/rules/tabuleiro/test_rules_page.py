"""The rules page names the code that carries each rule."""

import re
from importlib import resources

from tests.rules.named_code import is_there, named

PAGE = resources.files("rules.tabuleiro").joinpath("RULES.md").read_text("utf-8")
ROWS = re.findall(r"^\| (TB-\S+) \| .* \| (.*) \|$", PAGE, re.MULTILINE)


def test_what_a_rule_names_exists_and_says_so() -> None:
    wrong = []
    for rule, code in ROWS:
        names = [one for one in named(code) if one and f"{one}` of the core" not in code and one != "Table.demand"]
        if not names and "of the core" not in code:
            wrong.append(rule)
        for one in names:
            package = "rules.board" if one.startswith("geometry.") else "rules.tabuleiro"
            wrong += [] if "." in one and is_there(package, one) else [f"{rule} {one}"]
    assert wrong == []


def test_there_is_a_row_for_every_rule() -> None:
    assert len(ROWS) > 100
