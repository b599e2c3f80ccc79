"""What a process of `make test` tells of a test: its outcome, and whatever went wrong before or after it."""

from typing import Any

import pytest

from tests.reporting import of_note

WELL: dict[str, Any] = {"when": "setup", "outcome": "passed", "sections": []}


@pytest.mark.parametrize(
    ("report", "is_told"),
    [
        (WELL, False),
        ({**WELL, "when": "teardown"}, False),
        ({**WELL, "when": "call"}, True),
        ({**WELL, "outcome": "failed"}, True),
        ({**WELL, "outcome": "skipped"}, True),
        ({**WELL, "when": "teardown", "outcome": "failed"}, True),
        ({**WELL, "when": "teardown", "sections": [("Captured stdout teardown", "still there\n")]}, True),
    ],
)
def test_a_set_up_and_a_tear_down_that_went_well_are_not_told(report: dict[str, Any], is_told: bool) -> None:
    told: list[tuple[str, dict[str, Any]]] = []
    of_note(lambda name, **event: told.append((name, event)))("testreport", data=report)
    assert told == ([("testreport", {"data": report})] if is_told else [])


def test_that_a_test_begins_is_not_told_and_all_else_is() -> None:
    told: list[str] = []
    send = of_note(lambda name, **_: told.append(name))
    for name in ("logstart", "logfinish", "runtest_protocol_complete", "warning_recorded", "workerfinished"):
        send(name)
    assert told == ["logfinish", "runtest_protocol_complete", "warning_recorded", "workerfinished"]
