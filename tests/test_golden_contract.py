"""The worked examples of the script contract, through the service and through the command line."""

import json
import sys
from pathlib import Path
from typing import Any

import pytest

from rules.engine.examples import differences
from rules.engine.replay import replay, to_json
from tests.command_line import EXAMPLES, NAMES, Ran, turnwright
from tests.proving import short_of

WELL, REFUSED, NO_SCRIPT = "before-and-after", "expected-refusal-does-not-come", "unknown-option"
SEVERAL = [
    ([WELL, "new-command-ends-redo"], 0),
    ([WELL, REFUSED], 1),
    ([REFUSED, WELL], 1),
    ([NO_SCRIPT, REFUSED, WELL], 2),
]
"""Scripts, and the status in which they end together."""


def status_of(expected: dict[str, Any]) -> int:
    """The exit status that an expected outcome calls for: no script is 2, a failed command 1."""
    error = expected.get("error")
    return 0 if error is None else 2 if "place" in error else 1


@pytest.fixture(scope="module")
def files(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """A file for each example, by its id."""
    folder = tmp_path_factory.mktemp("scripts")
    for example in EXAMPLES:
        (folder / f"{example['id']}.json").write_text(json.dumps(example["script"]), "utf-8")
    return {name: str(folder / f"{name}.json") for name in NAMES}


@pytest.fixture(scope="module")
def ran(files: dict[str, str]) -> Ran:
    """All examples in one run of the command."""
    return turnwright(*files.values(), seed="1")


@pytest.mark.parametrize("example", EXAMPLES, ids=NAMES)
def test_an_example_comes_out_as_the_contract_says(example: dict[str, Any]) -> None:
    found, status = replay(json.dumps(example["script"]))
    assert differences(example["expect"], json.loads(json.dumps(found))) == []
    assert status == status_of(example["expect"])


@pytest.mark.parametrize("number", range(len(EXAMPLES)), ids=NAMES)
def test_the_command_prints_an_object_a_line_in_order(ran: Ran, number: int) -> None:
    assert len(ran.outcomes) == len(EXAMPLES), ran.err
    assert differences(EXAMPLES[number]["expect"], ran.outcomes[number]) == []


def test_the_exit_status_is_the_worst_and_nothing_else_is_said(ran: Ran) -> None:
    assert ran.status == max(status_of(example["expect"]) for example in EXAMPLES) == 2
    assert ran.err == ""


def test_the_command_and_the_service_print_the_same_bytes(ran: Ran) -> None:
    lines = [to_json(replay(json.dumps(example["script"]))[0]) for example in EXAMPLES]
    assert ran.out.decode("utf-8").splitlines() == lines


def test_every_run_prints_the_same_bytes(ran: Ran, files: dict[str, str], tmp_path: Path) -> None:
    again = turnwright(*files.values(), seed="4711", folder=tmp_path)
    assert again.out == ran.out
    assert again.status == ran.status


@pytest.mark.parametrize(
    ("names", "status"),
    short_of(SEVERAL, SEVERAL[2], SEVERAL[3]),
)
def test_of_several_scripts_the_worst_decides(files: dict[str, str], names: list[str], status: int) -> None:
    found = turnwright(*(files[name] for name in names))
    assert (found.status, found.err) == (status, "")
    assert [outcome["ok"] for outcome in found.outcomes] == [
        status_of(EXAMPLES[NAMES.index(name)]["expect"]) == 0 for name in names
    ]


@pytest.mark.parametrize("name", short_of([WELL, REFUSED, NO_SCRIPT], REFUSED))
def test_a_script_is_read_from_standard_input(ran: Ran, name: str) -> None:
    example = EXAMPLES[NAMES.index(name)]
    found = turnwright("-", text=json.dumps(example["script"]))
    assert found.status == status_of(example["expect"])
    assert found.out == ran.out.splitlines(keepends=True)[NAMES.index(name)]


def test_a_replay_imports_no_window_and_no_database(files: dict[str, str]) -> None:
    found = turnwright(
        files["before-and-after"], files["rulings"], before=[sys.executable, "-X", "importtime", "-m", "desktop"]
    )
    assert found.status == 0
    loaded = {line.rpartition("|")[2].strip() for line in found.err.splitlines() if line.startswith("import time:")}
    assert "rules.engine.replay" in loaded
    packages = {name.partition(".")[0] for name in loaded}
    assert packages & {"PySide6", "shiboken6", "sqlmodel", "sqlalchemy", "alembic", "sqlite3", "ui", "models"} == set()
