"""`turnwright rules`: what a file of rules is, its faults, its own tests, and the schema of the format."""

import json
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest

from desktop.__main__ import main
from models.exchange.rule_package import RulePackage, write_package
from tests.rules.written.example_games import text_of

HERO = {"hp": 20, "ac": 14, "attack": 4}
EXAMPLE = {
    "script": {
        "system": "skirmish",
        "combatants": [
            {"id": "iva", "side": "party", "sheet": HERO},
            {"id": "goblin", "side": "foes", "sheet": {"hp": 7}},
        ],
        "commands": [
            {"do": "begin", "dice": [15, 3]},
            {
                "do": "act",
                "actor": "iva",
                "action": "strike",
                "targets": ["goblin"],
                "dice": [9, 3],
                "answers": ["none"],
            },
        ],
    },
    "expect": {"combatants": {"goblin": {"pools": {"hp": 4}}}},
}


@pytest.fixture
def ask(tmp_path: Path, capfdbinary: pytest.CaptureFixture[bytes]) -> Any:
    """Asks what there is to say of files: the exit status, and the objects."""

    def asked(**files: str | bytes) -> tuple[int, list[dict[str, Any]]]:
        names = []
        for name, content in files.items():
            path = tmp_path / name.replace("__", ".")
            path.write_bytes(content if isinstance(content, bytes) else content.encode())
            names.append(str(path))
        status = main(["rules", *names])
        out, _ = capfdbinary.readouterr()
        return status, [json.loads(line) for line in out.decode().splitlines()]

    return asked


def test_a_sound_file_says_what_it_is(ask: Any) -> None:
    status, (report,) = ask(skirmish__toml=text_of("skirmish"))
    assert status == 0
    assert list(report) == ["file", "id", "title", "version", "over", "ok", "faults", "tests"]
    assert {key: report[key] for key in ("id", "title", "version", "over", "ok", "faults", "tests")} == {
        "id": "skirmish",
        "title": "Skirmish",
        "version": "1.0",
        "over": None,
        "ok": True,
        "faults": [],
        "tests": {"passed": 0, "failed": 0},
    }


def test_all_faults_are_told_each_at_its_line(ask: Any) -> None:
    text = text_of("skirmish").replace("half(heat)", "half(heats)").replace("timer = 1\n", 'timer = "one"\n')
    status, (report,) = ask(skirmish__toml=text)
    assert status == 1
    assert report["ok"] is False
    lines = text.splitlines()
    assert [(lines[fault["line"] - 1].strip().partition(" ")[0], fault["place"]) for fault in report["faults"]] == [
        ("timer", "status.stunned.timer"),
        ("{", "action.storm.does[1].do[0].success[0].damage"),
    ]
    assert all(fault["code"] and fault["message"] for fault in report["faults"])


def test_the_tests_of_a_file_are_played(ask: Any) -> None:
    wrong = {**EXAMPLE, "expect": {"combatants": {"goblin": {"pools": {"hp": 5}}}}}
    tests = {
        "blow": json.dumps(EXAMPLE),
        "wrong": json.dumps(wrong),
        "none": "[",
        "two": json.dumps([EXAMPLE, EXAMPLE]),
    }
    data = write_package(RulePackage(text_of("skirmish"), tests=tests))
    status, (report,) = ask(**{"skirmish__turnwright-system": data})
    assert (status, report["ok"], report["tests"]) == (1, True, {"passed": 2, "failed": 2})


def test_a_folder_is_checked_with_its_tests(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    folder = str(files("resources") / "games" / "relay")
    assert main(["rules", folder]) == 0
    report = json.loads(capfd.readouterr().out)
    assert (report["file"], report["id"], report["ok"]) == (folder, "relay", True)
    assert report["tests"] == {"passed": 5, "failed": 0}
    assert main(["rules", str(tmp_path)]) == 1
    (fault,) = json.loads(capfd.readouterr().out)["faults"]
    assert "system.toml" in fault["message"]


def test_house_rules_name_what_they_are_over(ask: Any) -> None:
    house = '[system]\nformat = 1\nover = "{}"\ntitle = "Thursday"\nversion = "3"\n[figure.{}]\nis = 5\n'
    status, reports = ask(
        a__toml=house.format("ffrpg", "poison_percent"),
        b__toml=house.format("ffrpg", "poisson_percent"),
        c__toml=house.format("nowhere", "x"),
    )
    assert [(report["over"], report["ok"]) for report in reports] == [
        ("ffrpg", True),
        ("ffrpg", False),
        ("nowhere", True),
    ]
    assert reports[1]["faults"][0]["line"] == 6
    assert "poison_percent" in reports[1]["faults"][0]["message"]
    assert status == 1


def test_a_file_that_is_not_there_is_one_sentence(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", str(tmp_path / "nothing.toml")]) == 1
    report = json.loads(capfd.readouterr().out)
    assert report["faults"][0]["message"] == "No such file or directory"


def test_the_schema_is_printed(capfd: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "--schema"]) == 0
    assert json.loads(capfd.readouterr().out)["properties"]["status"]
