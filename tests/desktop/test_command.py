"""The command `turnwright` and the language on screen."""

import os
import signal
import socket
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest
from PySide6.QtCore import QLocale

import desktop.__main__ as command
from desktop import screens
from desktop.application import language_of
from desktop.instance import Instance
from desktop.settings import Preferences
from tests.proving import PROVE
from tests.waiting import PATIENCE


@pytest.mark.parametrize("option", ["-h", "--help"])
def test_it_says_what_it_can_do(option: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        command.main([option])
    assert ended.value.code == 0
    out, err = capsys.readouterr()
    assert out.startswith("usage: turnwright ")
    for word in ("library", "--demo FOLDER", "turnwright replay SCRIPT.json"):
        assert word in out
    assert err == ""


def test_it_says_which_version_it_is(capsys: pytest.CaptureFixture[str]) -> None:
    project = tomllib.loads((Path(__file__).parents[2] / "pyproject.toml").read_text("utf-8"))["project"]
    assert command.main(["--version"]) == 0
    assert capsys.readouterr() == (f"Turnwright {project['version']}\n", "")


@pytest.mark.parametrize("arguments", [["--fly"], ["one.turnwright", "two.turnwright"], ["--demo"]])
def test_what_it_does_not_know_is_said(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        command.main(arguments)
    assert ended.value.code == 2
    assert "turnwright: error: " in capsys.readouterr().err


@pytest.mark.parametrize(("arguments", "opened"), [([], None), (["camp.turnwright"], Path("camp.turnwright"))])
def test_the_window_opens_the_library_that_is_named(
    arguments: list[str], opened: Path | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[Path | None] = []

    def run(library: Path | None, instance: Instance) -> int:
        assert instance.is_first
        asked.append(library)
        return 7

    monkeypatch.setattr("desktop.application.run", run)
    monkeypatch.setenv("QT_QPA_PLATFORM", "offscreen")
    assert command.main(arguments) == 7
    assert asked == [opened]


@pytest.mark.parametrize(("arguments", "folder"), [([], Path("out")), (["--demo", "here"], Path("here"))])
def test_without_a_screen_or_when_asked_the_sample_fight_is_played(
    arguments: list[str], folder: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    asked: list[Path] = []

    def demonstrate(place: Path) -> int:
        asked.append(place)
        return 0

    monkeypatch.setattr("desktop.demonstration.demonstrate", demonstrate)
    monkeypatch.setenv("QT_QPA_PLATFORM", "offscreen")
    monkeypatch.setattr(command, "has_screen", lambda: bool(arguments))
    assert command.main(arguments) == 0
    assert asked == [folder]
    assert ("There is no screen" in capsys.readouterr().out) is not bool(arguments)


DEMO_OF_A_LINE = """
import sys
import types
sys.modules["desktop.demonstration"] = types.SimpleNamespace(demonstrate=lambda folder: print(folder, flush=True))
from desktop.__main__ import main
sys.exit(main(["--demo", "out"]))
"""
"""The program with a demonstration of one line."""


@pytest.mark.skipif(sys.platform in ("win32", "darwin"), reason="no file there is always full")
@pytest.mark.parametrize(
    "arguments",
    [
        ["-m", "desktop", "replay", "nowhere.json"],
        ["-m", "desktop", "list", "systems"],
        ["-c", DEMO_OF_A_LINE],
        pytest.param(["-m", "desktop", "--demo", "{place}"], marks=PROVE),
    ],
)
def test_an_output_without_room_is_told_in_one_sentence(arguments: list[str], tmp_path: Path) -> None:
    call = [sys.executable, *(word.replace("{place}", str(tmp_path)) for word in arguments)]
    english = {**os.environ, "LC_ALL": "C"}  # with Qt the system gives its reason in its own language
    with Path("/dev/full").open("wb") as full:
        found = subprocess.run(
            call, stdout=full, stderr=subprocess.PIPE, text=True, timeout=600, check=False, env=english
        )
    assert found.returncode == 1
    assert found.stderr == "The output could not be written: No space left on device.\n"


@pytest.mark.skipif(sys.platform == "win32", reason="pipes have no names there")
def test_ctrl_c_ends_it_without_a_word(tmp_path: Path) -> None:
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    # A shell that starts something in its background has it ignore Ctrl+C, and whatever that starts too.
    heeding = "import signal; signal.signal(signal.SIGINT, signal.default_int_handler)"
    call = [sys.executable, "-c", f"{heeding}; from desktop.__main__ import main; raise SystemExit(main())"]
    call += ["replay", str(pipe)]
    # Once the pipe can be opened, it is waited for.
    with subprocess.Popen(call, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as waiting, pipe.open("wb"):
        waiting.send_signal(signal.SIGINT)
        assert waiting.communicate(timeout=PATIENCE) == (b"", b"")
    assert waiting.returncode == command.INTERRUPTED


@pytest.mark.skipif(sys.platform in ("win32", "darwin"), reason="there is always a screen there")
@pytest.mark.parametrize(
    ("variables", "screen"),
    [
        ({}, False),
        ({"DISPLAY": ":0"}, True),
        ({"WAYLAND_DISPLAY": "wayland-0"}, True),
        ({"QT_QPA_PLATFORM": "offscreen"}, True),
        ({"DISPLAY": ""}, False),
    ],
)
def test_a_screen_is_known_by_its_variables(
    variables: dict[str, str], screen: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"):
        monkeypatch.delenv(name, raising=False)
    for name, value in variables.items():
        monkeypatch.setenv(name, value)
    assert screens.has_screen() is screen


@pytest.mark.skipif(sys.platform in ("win32", "darwin"), reason="there is always a screen there")
@pytest.mark.parametrize(
    ("variables", "sentence"),
    [
        ({}, "There is no screen on which camp.turnwright could be opened."),
        ({"DISPLAY": ":987"}, "The screen :987 does not answer, so no window can be opened."),
        ({"DISPLAY": "nonsense"}, "The screen nonsense does not answer, so no window can be opened."),
        ({"WAYLAND_DISPLAY": "gone-7"}, "The screen gone-7 does not answer, so no window can be opened."),
    ],
)
def test_a_dead_or_missing_screen_is_told_in_one_sentence(
    variables: dict[str, str], sentence: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    for name in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"):
        monkeypatch.delenv(name, raising=False)
    for name, value in variables.items():
        monkeypatch.setenv(name, value)
    assert command.main(["camp.turnwright"]) == 1
    assert capsys.readouterr().err == f"{sentence}\n"


@pytest.mark.skipif(sys.platform in ("win32", "darwin"), reason="there is always a screen there")
def test_a_screen_that_answers_is_taken(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("QT_QPA_PLATFORM", raising=False)
    monkeypatch.delenv("DISPLAY", raising=False)
    monkeypatch.setenv("XDG_RUNTIME_DIR", str(tmp_path))
    monkeypatch.setenv("WAYLAND_DISPLAY", "here-1")
    with socket.socket(socket.AF_UNIX) as listening:
        listening.bind(str(tmp_path / "here-1"))
        listening.listen()
        assert screens.dead_screen() == ""


@pytest.mark.parametrize(
    ("system", "language"),
    [
        ("es_ES", "es"),
        ("es_MX", "es"),
        ("pt_BR", "pt_BR"),
        ("pt_PT", "pt_BR"),
        ("en_GB", "en"),
        ("de_DE", "en"),
        ("C", "en"),
    ],
)
def test_the_language_is_the_chosen_one_else_the_systems_else_english(
    system: str, language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(QLocale, "system", lambda: QLocale(system))
    assert language_of(Preferences()) == language
    for chosen in ("en", "es", "pt_BR"):
        assert language_of(Preferences(language=chosen)) == chosen


def test_it_prints_the_licences_of_all_that_it_is_made_of(capsys: pytest.CaptureFixture[str]) -> None:
    assert command.main(["--licences"]) == 0
    printed, complained = capsys.readouterr()
    assert complained == ""
    for name in ("turnwright", "Python", "SQLAlchemy"):
        assert f"\n{name} " in f"\n{printed}"
