"""`turnwright odds`: its object, its exit status, the same numbers however many play, and what has no odds."""

import errno
import io
import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from desktop.__main__ import main
from desktop.cli import odds
from models.odds import pool
from models.odds.pool import WorkersLost
from rules.tactics.temperaments import CUNNING, PLAIN, RANDOM, TEMPERAMENTS
from tests.proving import short_of
from tests.rules.odds.duels import duel_script, fighter

QUICK = duel_script(fighter("ann", "party", 12), fighter("bob", "foes", 12))
"""Over in a round or two."""
BEGIN = {"do": "begin"}


@pytest.fixture
def ask(tmp_path: Path, capfdbinary: pytest.CaptureFixture[bytes]) -> Any:
    """Asks for the odds of a script: the exit status, what was printed, and what was said to people."""

    def asked(script: Any, *arguments: str) -> tuple[int, dict[str, Any], str]:
        path = tmp_path / "fight.json"
        path.write_text(script if isinstance(script, str) else json.dumps(script), "utf-8")
        status = main(["odds", str(path), "--jobs", "1", *arguments])
        out, err = capfdbinary.readouterr()
        (line,) = out.decode().splitlines()
        return status, json.loads(line), err.decode()

    return asked


def test_it_prints_the_object_of_the_contract(ask: Any) -> None:
    status, found, said = ask(QUICK, "--fights", "20")
    assert (status, said) == (0, "")
    assert list(found) == [
        "fights", "decided", "seconds", "tactics", "sides", "undecided", "rounds", "combatants", "spread",
    ]  # fmt: skip
    assert (found["fights"], found["tactics"]) == (20, CUNNING)
    assert found["decided"] == 20
    assert found["seconds"] > 0
    assert list(found["sides"]) == ["party", "foes"]
    assert sum(candidate["wins"] for candidate in found["sides"].values()) + found["undecided"] == pytest.approx(1)
    for item in (*found["sides"].values(), *found["combatants"].values()):
        assert 0 <= item["low"] <= item.get("wins", item.get("falls")) <= item["high"] <= 1
    assert list(found["combatants"]) == ["ann", "bob"]
    assert list(found["combatants"]["ann"]["pools"]) == ["hp", "mp"]
    assert set(found["spread"]) == set(TEMPERAMENTS) - {CUNNING, RANDOM}
    assert all(list(candidate) == ["party", "foes"] for candidate in found["spread"].values())


def without_time(found: dict[str, Any]) -> dict[str, Any]:
    return {**found, "seconds": None}


@pytest.mark.parametrize("jobs", short_of(["1", "2", "4"], "1"))
def test_the_same_seed_fights_and_tactics_give_the_same_numbers_with_one_two_and_four_jobs(ask: Any, jobs: str) -> None:
    arguments = ("--fights", "45", "--seed", "11", "--tactics", PLAIN)
    _, alone, _ = ask(QUICK, *arguments)
    status, together, said = ask(QUICK, *arguments, "--jobs", jobs)
    assert (status, said) == (0, "")
    assert without_time(together) == without_time(alone)
    assert without_time(ask(QUICK, *arguments[:3], "12", *arguments[4:])[1]) != without_time(alone)


@pytest.mark.parametrize("jobs", short_of(["2", "4"], "2"))
def test_who_plays_in_a_manner_of_its_own_does_with_one_two_and_four_jobs(ask: Any, jobs: str) -> None:
    arguments = ("--fights", "45", "--seed", "11", "--temperament", "foes=random")
    status, alone, said = ask(QUICK, *arguments)
    assert (status, said) == (0, "")
    assert without_time(ask(QUICK, *arguments, "--jobs", jobs)[1]) == without_time(alone)
    by_id = ask(QUICK, *arguments, "--temperament", f"bob={CUNNING}")[1]
    plain = ask(QUICK, *arguments[:4])[1]
    assert by_id["sides"] == plain["sides"]
    assert alone["sides"]["party"]["wins"] > plain["sides"]["party"]["wins"]
    assert set(alone["spread"]) == set(TEMPERAMENTS) - {CUNNING, RANDOM}


def test_what_the_others_play_by_is_what_those_tactics_alone_come_to(ask: Any) -> None:
    """The spread says of a fifth of the fights what `--tactics` says of as many."""
    arguments = ("--seed", "11", "--temperament", "bob=random")
    _, whole, _ = ask(QUICK, "--fights", "50", *arguments)
    _, fifth, _ = ask(QUICK, "--fights", "10", *arguments, "--tactics", PLAIN)
    assert whole["spread"][PLAIN] == {side: item["wins"] for side, item in fifth["sides"].items()}


def test_where_all_have_a_manner_of_their_own_no_tactics_are_left_to_be_played(ask: Any) -> None:
    _, found, _ = ask(QUICK, "--fights", "10", "--temperament", "foes=plain", "--temperament", "party=plain")
    _, plain, _ = ask(QUICK, "--fights", "10", "--tactics", PLAIN)
    assert found["sides"] == plain["sides"]
    assert (found["spread"], found["tactics"]) == ({}, CUNNING)


def test_a_manner_of_somebody_who_is_not_there_is_refused(ask: Any) -> None:
    status, line, said = ask(QUICK, "--temperament", "zoe=plain")
    assert (status, line["error"]["code"]) == (1, "no_such_combatant")
    assert said == "No combatant or side of this script is called 'zoe'.\n"


def test_the_seed_is_that_of_the_script_unless_another_is_given(ask: Any) -> None:
    _, own, _ = ask(QUICK, "--fights", "10")
    _, given, _ = ask({**QUICK, "seed": 99}, "--fights", "10", "--seed", str(QUICK["seed"]))
    assert without_time(own) == without_time(given)


def test_it_stops_when_every_chance_is_known_well_enough(ask: Any) -> None:
    weak = duel_script(fighter("ann", "party", 60), fighter("bob", "foes", 1))
    _, found, _ = ask(weak, "--within", "12")
    assert found["fights"] == 20
    assert (found["sides"]["party"]["high"] - found["sides"]["party"]["low"]) / 2 <= 0.12


def test_points_that_are_said_as_a_share_of_one_are_the_same_points(ask: Any) -> None:
    weak = duel_script(fighter("ann", "party", 60), fighter("bob", "foes", 1))
    _, points, nothing = ask(weak, "--within", "12")
    status, share, said = ask(weak, "--within", "0.12")
    assert (status, nothing, said) == (0, "", "--within is in percentage points: 12 are taken.\n")
    assert without_time(share) == without_time(points)


def test_it_stops_when_the_time_is_over(ask: Any) -> None:
    status, found, _ = ask(QUICK, "--seconds", "0.05")
    assert status == 0
    assert found["fights"] >= 1


def test_it_plays_on_from_the_end_of_the_script(ask: Any) -> None:
    commands = (BEGIN, {"do": "damage", "actor": "bob", "amount": 11})
    fight = duel_script(fighter("ann", "party", 200), fighter("bob", "foes", 200, acc=1), commands=commands)
    _, found, _ = ask({**fight, "commands": [BEGIN, {"do": "set", "actor": "bob", "pool": "hp", "value": 0}]})
    assert found["sides"]["party"]["wins"] == 1
    assert found["rounds"] == {"median": 0, "p10": 0, "p90": 0}
    assert found["combatants"]["bob"]["falls"] == 1
    assert found["combatants"]["bob"]["pools"]["hp"] == {"median": 0, "p10": 0, "p90": 0}


def test_a_fight_in_setup_is_begun_in_every_run(ask: Any) -> None:
    _, found, _ = ask(QUICK, "--fights", "5")
    assert found["rounds"]["p10"] >= 1


def test_an_open_question_is_answered_in_every_run(ask: Any) -> None:
    examples = json.loads((Path(__file__).parents[2] / "golden" / "tabuleiro.json").read_text("utf-8"))
    (example,) = [item for item in examples if item["expect"].get("question")]
    status, found, said = ask(example["script"], "--fights", "3")
    assert (status, said) == (0, "")
    assert found["fights"] == 3


@pytest.mark.parametrize(
    ("script", "status", "code", "sentence"),
    [
        ("{", 2, "invalid_script", "this is not JSON"),
        ({"system": "ffrpg"}, 2, "invalid_script", "combatants: "),
        ({**QUICK, "system": "chess"}, 2, "invalid_script", "chess"),
        ({**QUICK, "commands": [{"do": "next"}]}, 1, "not_begun", "command 0: "),
        ({**QUICK, "commands": [BEGIN, BEGIN]}, 1, "already_begun", "command 1: "),
        ({**QUICK, "commands": [BEGIN, {"do": "end"}]}, 1, "already_ended", "has ended"),
        ({**QUICK, "combatants": QUICK["combatants"][:1]}, 1, "one_side", "only party is in this script"),
        ({**QUICK, "combatants": []}, 1, "one_side", "nobody is in this script"),
    ],
)
def test_what_has_no_odds_is_said_in_one_sentence(script: Any, status: int, code: str, sentence: str, ask: Any) -> None:
    found, line, said = ask(script, "--fights", "5")
    assert (found, line["ok"], line["error"]["code"]) == (status, False, code)
    assert sentence in line["error"]["message"]
    assert said == line["error"]["message"] + "\n"


def test_a_file_that_is_not_there(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["odds", str(tmp_path / "nowhere.json")]) == 1
    reason = os.strerror(errno.ENOENT)
    assert capsys.readouterr().err == f"{tmp_path / 'nowhere.json'} cannot be read: {reason}\n"


@pytest.mark.parametrize(
    "arguments",
    [
        [],
        ["a.json", "b.json"],
        ["a.json", "--fights", "0"],
        ["a.json", "--fights", "many"],
        ["a.json", "--fights", "²"],
        ["a.json", "--seconds", "-1"],
        ["a.json", "--seconds", "nan"],
        ["a.json", "--seconds", "inf"],
        ["a.json", "--within", "0"],
        ["a.json", "--seed", "1.5"],
        ["a.json", "--seed", "9" * 5000],
        ["a.json", "--tactics", "heroic"],
        ["a.json", "--temperament", "plain"],
        ["a.json", "--temperament", "foes=heroic"],
        ["a.json", "--fights", "9" * 13],
        ["a.json", "--jobs", "0"],
        ["a.json", "--jobs", "-1"],
        ["a.json", "--speed", "3"],
    ],
)
def test_a_call_that_makes_no_sense(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["odds", *arguments]) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.startswith("turnwright odds: error: ")
    assert err.count("\n") == 1


def test_a_seed_may_be_below_zero_and_long(ask: Any) -> None:
    assert ask(QUICK, "--fights", "2", "--seed", "-7")[0] == 0
    assert ask(QUICK, "--fights", "2", "--seed", "9" * 60)[0] == 0


def test_help_says_what_is_done_where_nothing_is_said(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["odds", "--help"]) == 0
    said = " ".join(capsys.readouterr().out.split())
    for word in (f"default: {odds.FIGHTS}", f"default: {CUNNING}", "seed of the script", *TEMPERAMENTS):
        assert word in said


def test_standard_input_is_read(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(json.dumps(QUICK).encode()), "ascii"))
    assert main(["odds", "-", "--fights", "2", "--jobs", "1"]) == 0
    assert json.loads(capsys.readouterr().out)["fights"] == 2


def test_a_worker_that_dies_is_said_in_one_sentence(ask: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    def lost(*_: object, **__: object) -> Any:
        raise WorkersLost("a worker has died")

    monkeypatch.setattr(odds, "forecast", lost)
    status, line, said = ask(QUICK)
    assert (status, line["error"], said) == (
        1,
        {"code": "worker_lost", "message": "a worker has died"},
        "a worker has died\n",
    )


def test_as_a_process_it_loads_no_qt_and_no_database_and_leaves_no_worker_behind(tmp_path: Path) -> None:
    path = tmp_path / "fight.json"
    path.write_text(json.dumps(QUICK), "utf-8")
    program = (
        "import multiprocessing, sys; from desktop.__main__ import main\n"
        f"if __name__ == '__main__':\n    status = main(['odds', {str(path)!r}, '--fights', '10', '--jobs', '2'])\n"
        "    assert not [one for one in sys.modules if one.split('.')[0] in ('PySide6', 'sqlalchemy', 'sqlmodel')]\n"
        "    assert multiprocessing.active_children() == []\n    sys.exit(status)\n"
    )
    script = tmp_path / "program.py"
    script.write_text(program, "utf-8")
    found = subprocess.run([sys.executable, str(script)], capture_output=True, text=True, timeout=600, check=False)
    assert (found.returncode, found.stderr) == (0, "")
    assert json.loads(found.stdout)["fights"] == 10


def test_nobody_waits_for_more_processes_than_there_can_be(monkeypatch: pytest.MonkeyPatch) -> None:
    started: list[int] = []

    def few(jobs: int) -> pool.WorkerPlayers:
        started.append(jobs)
        return pool.WorkerPlayers(1)

    monkeypatch.setattr(odds, "WorkerPlayers", few)
    for cores in (2, 64):
        monkeypatch.setattr(odds, "_cores", lambda cores=cores: cores)
        with odds._players(500):
            pass
    assert started == [2 * odds.JOBS_OF_A_CORE, odds.MOST_JOBS]
