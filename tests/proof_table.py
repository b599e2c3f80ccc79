"""The table that `make prove` prints at its end: what was proved, how often, by which seeds, and whether it held.

A test asks for `proved` and says what it is about to do; `TURNWRIGHT_PROVE` has the table printed, and names the file
in which it is kept (`PERFORMANCE.md`), if any. There each line takes the place of the one that proved the same before;
the others stay, so what takes long may be run part by part.
"""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any, NamedTuple

import pytest

Proved = Callable[[str, int, str], None]
"""What is proved, how many times, and by which seeds."""
BEGIN, END = "<!-- the last table of `make prove` -->", "<!-- its end -->"
HEADS = ("what", "how many", "seeds", "time", "result", "run on")
MINUTES = 120
"""From so many seconds on a time is told in minutes."""
KEY = "proved"


class Row(NamedTuple):
    """A line of the table."""

    what: str
    many: int
    seeds: str
    seconds: float
    passed: bool

    def cells(self) -> tuple[str, ...]:
        """The line as it is written."""
        return (
            self.what,
            f"{self.many:,}",
            self.seeds or "–",
            f"{self.seconds:.0f} s" if self.seconds < MINUTES else f"{self.seconds / 60:.0f} min",
            "held" if self.passed else "**FAILED**",
            time.strftime("%Y-%m-%d"),
        )


ROWS: list[Row] = []
"""Of this run; the process that shares tests out hears of all of them."""
OTHERS = {"passed": 0, "failed": 0, "skipped": 0}
"""How all tests ended."""


@pytest.fixture
def proved(request: pytest.FixtureRequest) -> Proved:
    """Says what a test proves, for the table of `make prove`.

    What counts while it goes says so twice: at first none, for what fails on the way has failed all the same.
    """
    properties = request.node.user_properties  # `record_property` does the same, and warns of `--junitxml`
    return lambda what, many, seeds: properties.append((KEY, [what, many, seeds]))


def pytest_runtest_logreport(report: pytest.TestReport) -> None:
    """Takes a line down for a test that has ended."""
    if report.when != "call" and report.outcome == "passed":
        return
    OTHERS[report.outcome] += 1
    timed: set[str] = set()
    for key, value in report.user_properties:
        if key == KEY and isinstance(value, list):
            what, many, seeds = value
            ROWS.append(Row(what, many, seeds, 0.0 if what in timed else report.duration, report.outcome == "passed"))
            timed.add(what)


def joined(rows: list[Row]) -> list[Row]:
    """One line for all tests that prove the same: how many in all, and the sum of their times."""
    found: dict[str, Row] = {}
    for row in sorted(rows):
        other = found.get(row.what)
        if other is not None:
            seeds = ", ".join(dict.fromkeys(item for item in (other.seeds, row.seeds) if item))
            seconds, passed = other.seconds + row.seconds, other.passed and row.passed
            row = Row(row.what, other.many + row.many, seeds, seconds, passed)  # noqa: PLW2901
        found[row.what] = row
    return list(found.values())


Cells = tuple[str, ...]


def table(rows: Iterable[Cells]) -> str:
    """The table in Markdown, its columns as wide as they need to be."""
    lines = [HEADS, *rows]
    widths = [max(len(line[column]) for line in lines) for column in range(len(HEADS))]
    padded = ([cell.ljust(width) for cell, width in zip(line, widths, strict=True)] for line in lines)
    written = [f"| {' | '.join(cells)} |" for cells in padded]
    return "\n".join([written[0], "|" + "|".join("-" * (width + 2) for width in widths) + "|", *written[1:]])


def kept(text: str) -> list[Cells]:
    """The lines of the table that a page has."""
    lines = [line for line in text.partition(BEGIN)[2].partition(END)[0].splitlines() if line.startswith("| ")]
    rows = [tuple(cell.strip() for cell in line.strip("|").split("|")) for line in lines[1:]]
    return [(*row, *["–"] * (len(HEADS) - len(row))) for row in rows]


def with_new(old: Iterable[Cells], new: Iterable[Cells]) -> list[Cells]:
    """Each new line in the place of the one that says what the same has come to before, and all others as they were."""
    found = {row[0]: row for row in old} | {row[0]: row for row in new}
    return [found[what] for what in sorted(found)]


def put(text: str, made: str) -> str:
    """A page with another table between its marks."""
    before, _, rest = text.partition(BEGIN)
    _, _, after = rest.partition(END)
    return f"{before}{BEGIN}\n\n{made}\n\n{END}{after}"


def pytest_terminal_summary(terminalreporter: Any) -> None:
    """Prints the table, and keeps it where one is to be kept."""
    wanted = os.environ.get("TURNWRIGHT_PROVE", "")
    if not wanted or not ROWS:
        return
    rows = [row.cells() for row in joined(ROWS)]
    terminalreporter.section("what was proved")
    terminalreporter.write_line(table(rows))
    terminalreporter.write_line(f"All tests: {', '.join(f'{many} {how}' for how, many in OTHERS.items())}.")
    page = Path(wanted)
    if page.suffix == ".md":
        text = page.read_text("utf-8")
        page.write_text(put(text, table(with_new(kept(text), rows))), "utf-8")
