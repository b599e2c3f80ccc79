"""The table of `make prove`."""

from tests.proof_table import BEGIN, END, Row, joined, put, table


def test_what_proves_the_same_is_one_line_and_one_failure_fails_it() -> None:
    rows = [Row("kills", 20, "1", 3.0, True), Row("kills", 30, "2", 4.0, False), Row("files", 5, "", 1.0, True)]
    assert joined(rows) == [Row("files", 5, "", 1.0, True), Row("kills", 50, "1, 2", 7.0, False)]
    lines = table(rows).splitlines()
    assert [cell.strip() for cell in lines[3].strip("|").split("|")] == ["kills", "50", "1, 2", "7 s", "**FAILED**"]
    assert len({len(line) for line in lines}) == 1


def test_a_table_takes_the_place_of_the_one_before() -> None:
    page = f"before\n{BEGIN}\nold\n{END}\nafter\n"
    once = put(page, "new")
    assert once == f"before\n{BEGIN}\n\nnew\n\n{END}\nafter\n"
    assert put(once, "new") == once
