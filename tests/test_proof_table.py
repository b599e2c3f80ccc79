"""The table of `make prove`."""

from typing import Literal

import pytest

from tests.proof_table import BEGIN, END, Row, joined, kept, put, pytest_runtest_logreport, table, with_new


def test_what_proves_the_same_is_one_line_and_one_failure_fails_it() -> None:
    rows = [Row("kills", 20, "1", 3.0, True), Row("kills", 30, "2", 4.0, False), Row("files", 5, "", 1.0, True)]
    assert joined(rows) == [Row("files", 5, "", 1.0, True), Row("kills", 50, "1, 2", 7.0, False)]
    lines = table([row.cells() for row in joined(rows)]).splitlines()
    cells = [cell.strip() for cell in lines[3].strip("|").split("|")]
    assert cells[:-1] == ["kills", "50", "1, 2", "7 s", "**FAILED**"]
    assert len({len(line) for line in lines}) == 1


def test_what_fails_before_it_is_counted_has_failed(monkeypatch: pytest.MonkeyPatch) -> None:
    rows: list[Row] = []
    monkeypatch.setattr("tests.proof_table.ROWS", rows)
    monkeypatch.setattr("tests.proof_table.OTHERS", {"passed": 0, "failed": 0, "skipped": 0})
    outcomes: list[tuple[Literal["passed", "failed"], list[tuple[str, object]]]] = [
        ("passed", [("proved", ["pages", 0, ""]), ("proved", ["pages", 9, ""])]),
        ("failed", [("proved", ["pages", 0, ""])]),
    ]
    for outcome, said in outcomes:
        report = pytest.TestReport("a", ("a", 1, "a"), {}, outcome, None, "call", duration=2.0, user_properties=said)
        pytest_runtest_logreport(report)
    assert joined(rows) == [Row("pages", 9, "", 4.0, False)]


def test_a_table_takes_the_place_of_the_one_before() -> None:
    page = f"before\n{BEGIN}\nold\n{END}\nafter\n"
    once = put(page, "new")
    assert once == f"before\n{BEGIN}\n\nnew\n\n{END}\nafter\n"
    assert put(once, "new") == once


def test_a_part_that_is_run_alone_leaves_the_other_lines_as_they_were() -> None:
    former = [("files", "5", "1", "1 s", "held", "2026-11-25"), ("kills", "20", "2", "3 s", "held", "2026-11-25")]
    page = put(f"before\n{BEGIN}\n{END}\nafter\n", table(former))
    assert kept(page) == former
    again = ("kills", "75", "2", "9 min", "**FAILED**", "2026-11-26")
    commands = ("commands", "9", "3", "2 s", "held", "2026-11-26")
    assert with_new(kept(page), [again, commands]) == [commands, former[0], again]


def test_a_line_of_an_older_table_is_kept_without_what_it_does_not_say() -> None:
    page = f"{BEGIN}\n| what | how many |\n|---|---|\n| kills | 20 |\n{END}"
    assert kept(page) == [("kills", "20", "–", "–", "–", "–")]
    assert kept(f"{BEGIN}\n{END}") == []


def test_a_long_time_is_told_in_minutes() -> None:
    assert Row("kills", 1, "", 119.0, True).cells()[3] == "119 s"
    assert Row("kills", 1, "", 300.0, True).cells()[3] == "5 min"
