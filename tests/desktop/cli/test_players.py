"""`turnwright players`: its object, its exit status, its languages, and what has no view."""

import json
import subprocess
import sys
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from desktop.__main__ import main
from rules.players.seen_by import Audience, ShownIds
from rules.system import registry
from tests.desktop.forking import Forking
from tests.rules.ffrpg.playing import foe, hero
from tests.rules.players.canaries import Hideout

SCRIPT = {
    "system": "ffrpg",
    "combatants": [hero("ann"), foe(id="imp", name="Imp", hp=40), foe(id="ghost", name="Ghost")],
    "commands": [{"do": "begin"}, {"do": "next"}, {"do": "damage", "actor": "imp", "amount": 30}],
}
KEYS = [
    *("version", "language", "seat", "position", "title", "round", "phase", "phase_label", "tick", "active", "next"),
    *("rows", "timeline", "board", "countdowns", "log", "question", "offers", "showing"),
]


@pytest.fixture
def ask(tmp_path: Path, capfdbinary: pytest.CaptureFixture[bytes]) -> Any:
    """Asks for the view of a script: the exit status, what was printed, and what was said to people."""

    def asked(script: Any, *arguments: str) -> tuple[int, dict[str, Any], str]:
        path = tmp_path / "fight.json"
        path.write_text(script if isinstance(script, str) else json.dumps(script), "utf-8")
        status = main(["players", str(path), *arguments])
        out, err = capfdbinary.readouterr()
        (line,) = out.decode().splitlines()
        return status, json.loads(line), err.decode()

    return asked


def test_it_prints_the_object_of_the_contract(ask: Any) -> None:
    status, view, said = ask(SCRIPT)
    assert (status, said) == (0, "")
    assert list(view) == KEYS
    assert (view["version"], view["language"], view["seat"], view["phase_label"]) == (1, "en", None, "Action Phase")
    rows = {row["name"]: row for row in view["rows"]}
    assert list(rows["Ann"]) == [
        "id", "name", "letter", "side", "own", "state", "state_label", "acted", "health", "conditions", "chips", "cell",
        "portrait",
    ]  # fmt: skip
    assert rows["Ann"]["health"]["pools"][0] == {"id": "hp", "label": "HP", "value": 50, "max": 50}
    assert rows["Imp"]["health"] == {"word": "badly wounded"}
    assert {row["letter"] for row in view["rows"]} == {"a", "i", "g"}


@pytest.mark.parametrize("system", registry.ids())
def test_the_command_prints_nothing_that_its_audience_may_not_know(
    system: str, tmp_path: Path, forking: Forking
) -> None:
    """Random fights with secrets, in a process of its own; of countdowns it takes none for secret."""
    place = tmp_path / "fight.json"
    hideout = Hideout(system, 19)
    spied = hideout.spied()
    never = {id: spans for id, spans in spied.spans.items() if list(spans) == [(1, None)]}
    seats = sorted(spied.began - never.keys())
    assert never, "another number has somebody hidden"
    place.write_text(json.dumps(hideout.script()), "utf-8")
    secret = replace(spied.secret, nobodys=spied.secret.nobodys - spied.countdowns)
    known = replace(spied, secret=secret, spans=never, hidden=frozenset(never))
    for seat in ((), (seats[0],)):
        options = ["--hidden", *never, "--language", "es", *(["--seat", *seat] if seat else [])]
        ran = forking.run("turnwright", "players", place, *options)
        assert ran.returncode == 0, ran.stdout
        assert len(json.loads(ran.stdout)["rows"]) == len(spied.service.fight.combatants) - len(never)
        assert known.leaked(ran.stdout, Audience(ShownIds(), seat=seat)) == set()


def test_a_seat_has_its_offers_and_whoever_is_hidden_is_nowhere(ask: Any) -> None:
    status, view, _ = ask(SCRIPT, "--seat", "ann", "--hidden", "ghost", "--health", "bar")
    assert status == 0
    assert "ghost" not in json.dumps(view).lower()
    assert view["seat"] == view["active"] == next(row["id"] for row in view["rows"] if row["name"] == "Ann")
    assert [row["health"] for row in view["rows"] if row["name"] == "Imp"] == [{"share": 0.25}]
    assert "attack" in {offer["action"] for offer in view["offers"]}


def test_its_own_are_those_that_are_named_and_it_speaks_the_language_that_is_asked_for(ask: Any) -> None:
    _, view, _ = ask(SCRIPT, "--own", "imp", "--health", "none", "--language", "es")
    health = {row["name"]: row["health"] for row in view["rows"]}
    assert (health["Ann"], health["Imp"]["pools"][0]["value"]) == ({}, 10)
    assert (view["language"], view["phase_label"]) == ("es", "Fase de acción")


def test_several_are_hidden_by_one_option_or_by_several(ask: Any) -> None:
    for arguments in (["--hidden", "ghost", "imp"], ["--hidden", "ghost", "--hidden", "imp"]):
        _, view, _ = ask(SCRIPT, *arguments)
        assert [row["name"] for row in view["rows"]] == ["Ann"]


@pytest.mark.parametrize(
    ("arguments", "code", "words"),
    [
        (["--seat", "nobody"], "no_such_actor", "--seat: there is no combatant nobody in this fight"),
        (["--hidden", "nobody"], "no_such_actor", "--hidden: there is no combatant nobody in this fight"),
        (["--own", "nobody"], "no_such_actor", "--own: there is no combatant nobody in this fight"),
        (["--seat", "ann", "--hidden", "ann"], "hidden_seat", "--seat: ann is hidden, and can have no seat"),
    ],
)
def test_whoever_is_not_there_is_named_in_one_sentence(ask: Any, arguments: list[str], code: str, words: str) -> None:
    status, told, _ = ask(SCRIPT, *arguments)
    assert (status, told) == (1, {"ok": False, "error": {"code": code, "message": words}})


def test_what_is_no_script_and_what_cannot_be_played_have_no_view(ask: Any) -> None:
    status, told, _ = ask("{")
    assert (status, told["error"]["code"]) == (2, "invalid_script")
    wrong = {**SCRIPT, "commands": [{"do": "begin", "dice": [99]}]}
    status, told, _ = ask(wrong)
    assert (status, told["error"]["code"]) == (1, "invalid_die")


def test_it_needs_neither_window_nor_library(tmp_path: Path) -> None:
    path = tmp_path / "fight.json"
    path.write_text(json.dumps(SCRIPT), "utf-8")
    program = (
        "import sys\nfrom desktop.__main__ import main\n"
        f"assert main(['players', {str(path)!r}]) == 0\n"
        "assert not [name for name in sys.modules if name.split('.')[0] in ('PySide6', 'sqlmodel', 'sqlalchemy')]\n"
    )
    done = subprocess.run([sys.executable, "-c", program], check=False, capture_output=True, text=True, timeout=600)
    assert (done.returncode, done.stderr) == (0, "")
