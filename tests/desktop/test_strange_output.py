"""Names of a stranger's library and files on a terminal: nothing in them does anything there, and none is lost."""

import json
from collections.abc import Callable
from pathlib import Path

import pytest

import desktop.__main__ as command
from models.library import Library
from models.repositories.encounters import PREPARED, Encounter
from rules.system import registry
from rules.text.sanitize import INVISIBLE
from tests.proving import short_of
from tests.there import there
from tests.ui.strangers import CONTROLS, STRANGE, samples_of
from ui.session.controller import Conductor

Call = Callable[..., tuple[int, str, str]]
OBEYED = "a\x9b31m\x85b\u2028c\x7f\u202ed"
"""What JSON does not escape by itself."""


@pytest.fixture
def call(capfd: pytest.CaptureFixture[str]) -> Call:
    """Runs the command; exit status, and what is on standard output and standard error."""

    def run(*arguments: object) -> tuple[int, str, str]:
        status = command.main([str(argument) for argument in arguments])
        out, err = capfd.readouterr()
        return status, out, err

    return run


def assert_does_nothing(printed: str) -> None:
    """No line that was printed holds a sign that nobody sees."""
    assert [line for line in printed.split("\n") if INVISIBLE.search(line)] == []


@pytest.mark.parametrize("system", short_of(registry.ids(), "ffrpg"))
def test_lists_hold_strange_names_whole_and_harmless(qapp: object, own_folders: Path, call: Call, system: str) -> None:
    path = own_folders / "Stranger.turnwright"
    library = Library.open(path, samples=samples_of(system, lambda name: f"{OBEYED}{CONTROLS} {name}"))
    library.encounters.add(Encounter(name="".join(STRANGE) + OBEYED, system=system))
    fought = there(
        next(
            encounter.id
            for encounter in library.encounters.all(PREPARED)
            if library.encounters.entries(there(encounter.id))
        )
    )
    conductor = Conductor(library)
    assert conductor.open_prepared(fought)
    conductor.begin_fight()
    wanted = {
        "creatures": {row.name for row in library.creatures.rows()},
        "parties": {party.name for party in library.parties.all()},
        "encounters": {encounter.name for encounter in library.encounters.all()},
        "fights": {encounter.name for encounter in library.encounters.all() if encounter.id == fought},
    }
    library.close()
    for kind, names in wanted.items():
        status, out, err = call("list", kind, "--library", path)
        assert status == 0, err
        assert_does_nothing(out + err)
        assert {json.loads(line)["name"] for line in out.split("\n")[:-1]} >= names, kind
        assert names, kind


def test_what_is_refused_of_strange_files_is_said_in_harmless_sentences(own_folders: Path, call: Call) -> None:
    file = own_folders / "strange.json"
    bad = {"name": OBEYED + CONTROLS, "system": "ffrpg", "sheet": {OBEYED: CONTROLS}}
    file.write_text(json.dumps({"format": "turnwright", "version": 1, "creatures": [bad]}), "utf-8")
    status, out, err = call("import", file, "--library", own_folders / "Table.turnwright")
    assert status == 1
    assert len(err.strip().split("\n")) == 1
    assert_does_nothing(out + err)
    assert json.loads(out)["refused"][0]["name"] == bad["name"]


@pytest.mark.parametrize("what", ["replay", "odds"])
def test_what_is_no_script_is_said_in_harmless_words(own_folders: Path, call: Call, what: str) -> None:
    file = own_folders / "strange.json"
    file.write_text(json.dumps({OBEYED: CONTROLS, "system": OBEYED}), "utf-8")
    status, out, err = call(what, file)
    assert status == 2
    assert_does_nothing(out + err)
    assert json.loads(out)["error"]["message"]
