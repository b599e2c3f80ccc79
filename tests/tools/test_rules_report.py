import json
from pathlib import Path

import pytest

from tools.rules_report import IndexFault, index, marks, report, tallies

INDEX = """# The rules of chess

| id | not of the index |
| --- | --- |
| CH-OLD-01 | struck out |

## 3. Rule index

Two kinds of ids:

| rule | statement | line |
| --- | --- | --- |
| CH-MOVE-01 | a pawn moves one square | 3 |
| `CH-MOVE-02` | two from its first square | 3 |
| CH-ST-en_passant | taken in passing | 9 |
| CH-ST-MATE | the end | 12 |
| CH2-CLOCK-01 | a clock stands beside the board | – |
"""


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    """A project with one system, its index and one test folder."""
    for folder in ("rules/chess", "tests/golden"):
        (tmp_path / folder).mkdir(parents=True)
    (tmp_path / "rules/chess/RULES.md").write_text(INDEX, "utf-8")
    return tmp_path


def write_test(tree: Path, text: str) -> None:
    (tree / "tests/test_moves.py").write_text(f"import pytest\n{text}\n", "utf-8")


def test_an_index_gives_its_ids_in_their_order(tree: Path) -> None:
    expected = ("CH-MOVE-01", "CH-MOVE-02", "CH-ST-en_passant", "CH-ST-MATE", "CH2-CLOCK-01")
    assert index(tree / "rules/chess/RULES.md") == expected


def test_a_page_without_an_index_heading_is_an_index(tmp_path: Path) -> None:
    page = tmp_path / "RULES.md"
    page.write_text("| id | rule |\n| --- | --- |\n| CH-MOVE-01 | a pawn |\n", "utf-8")
    assert index(page) == ("CH-MOVE-01",)


@pytest.mark.parametrize(
    ("row", "sentence"),
    [
        ("| CH-ST-*id* | one for each |", "RULES.md:18: 'CH-ST-*id*' is not the id of one rule"),
        ("| CH-MOVE-01 | again |", "RULES.md:18: CH-MOVE-01 stands in line 13 already"),
    ],
)
def test_a_row_that_is_not_one_new_rule_is_told(tree: Path, row: str, sentence: str) -> None:
    page = tree / "rules/chess/RULES.md"
    page.write_text(f"{INDEX}{row}\n", "utf-8")
    with pytest.raises(IndexFault) as caught:
        index(page)
    assert sentence in str(caught.value)


@pytest.mark.parametrize(
    ("text", "rules"),
    [
        ("@pytest.mark.rule('A-1')\ndef test(): ...", ["A-1"]),
        ("@pytest.mark.rule('A-1', 'A-2')\nclass TestMoves: ...", ["A-1", "A-2"]),
        ("pytestmark = [pytest.mark.slow, pytest.mark.rule('A-1')]", ["A-1"]),
        ("class Test:\n    @pytest.mark.rule('A-1')\n    def test(self): ...", ["A-1"]),
        ("ONE = pytest.param(1, marks=pytest.mark.rule('A-1'))", ["A-1"]),
        ("TWO = pytest.param(1, marks=[pytest.mark.rule('A-1'), pytest.mark.rule('A-2')])", ["A-1", "A-2"]),
        ("@pytest.mark.xfail\n@pytest.mark.rule('A-1')\ndef test(): ...", []),
        ("@pytest.mark.rule('A-1')\n@pytest.mark.skip(reason='')\ndef test(): ...", []),
        ("@pytest.mark.skip\nclass Test:\n    @pytest.mark.rule('A-1')\n    def test(self): ...", []),
        ("A = pytest.param(1, marks=[pytest.mark.xfail(), pytest.mark.rule('A-1')])", []),
    ],
)
def test_marks_are_read_wherever_pytest_takes_them(tree: Path, text: str, rules: list[str]) -> None:
    write_test(tree, text)
    assert [mark.rule for mark in marks(tree) if mark.counts] == rules


def test_a_mark_that_does_not_count_is_still_known(tree: Path) -> None:
    write_test(tree, "@pytest.mark.xfail\n@pytest.mark.rule('A-1')\ndef test(): ...")
    assert [(mark.rule, mark.place) for mark in marks(tree)] == [("A-1", "tests/test_moves.py:3")]


def test_the_report_counts_marks_and_golden_examples_but_no_expected_failures(tree: Path) -> None:
    write_test(tree, "@pytest.mark.rule('CH-MOVE-01', 'GO-MOVE-01')\ndef test(): ...")
    examples = [
        {"id": "mate", "rules": ["CH-ST-MATE"], "script": {}, "expect": {}},
        {"id": "passing", "rules": ["CH-ST-en_passant", "CH-ST-MATE"], "script": {}, "expect": {}},
    ]
    (tree / "tests/golden/chess.json").write_text(json.dumps(examples), "utf-8")
    failures = {"chess": {"passing": "pawns do not take in passing"}}
    (tree / "tests/golden/expected_failures.json").write_text(json.dumps(failures), "utf-8")
    assert report(tallies(tree)) == ("chess  2/5\n\nchess, without a test:\n  CH-MOVE-02 CH-ST-en_passant CH2-CLOCK-01")
