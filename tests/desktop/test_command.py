"""The command `turnwright` and the language on screen."""

import os
import shutil
import signal
import socket
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest
from PySide6.QtCore import QLocale

import desktop.__main__ as command
from desktop.application import language_of
from desktop.cli import parsers
from desktop.cli.log_export import LANGUAGES, LOG_FORMATS
from desktop.system import screens
from desktop.system.instance import Instance
from desktop.system.settings import Preferences
from rules.log.narrative import STYLES
from rules.log.redaction import EDITIONS
from rules.system import registry
from rules.tactics import TEMPERAMENTS
from tests.proving import PROVE
from tests.waiting import PATIENCE


@pytest.mark.parametrize("option", ["-h", "--help"])
def test_it_says_what_it_can_do(option: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        command.main([option])
    assert ended.value.code == 0
    out, err = capsys.readouterr()
    assert out.startswith("usage: turnwright ")
    for word in ("library", "--demo FOLDER", *parsers.COMMANDS, "turnwright COMMAND --help"):
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


def test_when_asked_the_sample_fight_is_played(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    asked: list[Path] = []

    def demonstrate(place: Path) -> int:
        asked.append(place)
        return 0

    monkeypatch.setattr("desktop.demonstration.demonstrate", demonstrate)
    monkeypatch.setenv("QT_QPA_PLATFORM", "offscreen")
    assert command.main(["--demo", "here"]) == 0
    assert asked == [Path("here")]
    assert capsys.readouterr() == ("", "")


DEMO = "turnwright --demo FOLDER plays the sample fight without one."
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
        (
            {},
            f"There is no screen on which camp.turnwright could be opened; {DEMO}",
        ),
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
def test_without_a_screen_it_says_so_and_names_the_demonstration(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    for name in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.chdir(tmp_path)
    assert command.main([]) == 1
    assert capsys.readouterr() == ("", f"There is no screen on which a window could be opened; {DEMO}\n")
    assert list(tmp_path.iterdir()) == []


# --- slips -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("words", "meant"),
    [
        (["lst"], "list"),
        (["lst", "creatures"], "list"),
        (["List"], "list"),
        (["imprt", "a.json"], "import"),
        (["exprot"], "export"),
        (["reply", "a.json"], "replay"),
        (["ods"], "odds"),
        (["hlep"], "help"),
        (["--apart", "lst"], "list"),
        (["camp"], ""),
        (["camp.db"], ""),
    ],
)
def test_a_slip_is_no_library_and_the_likely_command_is_named(
    words: list[str],
    meant: str,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    tmp_path: Path,
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("QT_QPA_PLATFORM", "offscreen")
    with pytest.raises(SystemExit) as ended:
        command.main(words)
    assert ended.value.code == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.count("\n") == 1
    assert "the name of a library ends in .turnwright" in err
    assert (f"did you mean turnwright {meant}?" in err) is bool(meant)
    assert list(tmp_path.iterdir()) == []


def test_a_file_of_another_name_is_opened_and_one_that_is_not_there_yet_by_its_ending(tmp_path: Path) -> None:
    (tmp_path / "camp").touch()
    assert parsers.misnamed(str(tmp_path / "camp")) == ""
    assert parsers.misnamed(str(tmp_path / "New.Turnwright")) == ""
    assert parsers.misnamed("--version") == ""
    assert parsers.misnamed("a" * 300) == ""  # who opens it says that it is too long


def test_help_is_a_word_as_well(capsys: pytest.CaptureFixture[str]) -> None:
    assert command.main(["help"]) == 0
    out, err = capsys.readouterr()
    assert (out, err) == (parsers.parser().format_help(), "")
    for name in parsers.COMMANDS:
        assert command.main(["help", name]) == 0
        assert capsys.readouterr().out.startswith(f"usage: turnwright {name} ")
    assert command.main(["help", "lst"]) == 2
    assert "invalid choice: 'lst'" in capsys.readouterr().err


def test_help_names_every_choice(capsys: pytest.CaptureFixture[str]) -> None:
    wanted = {
        "list": ("creatures", "parties", "encounters", "fights", "systems"),
        "import": ("keep", "replace", "skip", *registry.ids(), "5e-ffrpg"),
        "export": ("json", "csv", *LOG_FORMATS, *EDITIONS, *STYLES, *LANGUAGES, "party", "log"),
        "odds": TEMPERAMENTS,
        "completion": ("bash", "zsh", "fish"),
    }
    for name, choices in wanted.items():
        assert command.main([name, "--help"]) == 0
        said = capsys.readouterr().out
        assert [choice for choice in choices if choice not in said] == [], name


@pytest.mark.parametrize("shell", ["bash", "zsh", "fish"])
def test_a_shell_is_told_what_can_be_said(
    shell: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert command.main(["completion", shell]) == 0
    script = capsys.readouterr().out
    for word in (*parsers.COMMANDS, "encounters", "on-same", "narrated", "temperament", "licences"):
        assert word in script


@pytest.mark.skipif(shutil.which("bash") is None, reason="no bash on this machine")
@pytest.mark.parametrize(
    ("line", "wanted"),
    [
        ("turnwright li", ["list"]),
        ("turnwright list fi", ["fights"]),
        ("turnwright export log --style na", ["narrated"]),
        ("turnwright import --on-same re", ["replace"]),
        ("turnwright list --library camp.t", ["camp.turnwright"]),
        ("turnwright replay cam", ["camp.json", "camp.turnwright"]),
    ],
)
def test_bash_completes_it(line: str, wanted: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert command.main(["completion", "bash"]) == 0
    script = tmp_path / "turnwright.bash"
    script.write_text(capsys.readouterr().out, "utf-8")
    for name in ("camp.turnwright", "camp.json"):
        (tmp_path / name).touch()
    words = line.split()
    ask = f"source {script}; COMP_WORDS=({line}); COMP_CWORD={len(words) - 1}; "
    ask += f"_shtab_turnwright turnwright {words[-1]} {words[-2]}; printf '%s\\n' \"${{COMPREPLY[@]}}\""
    ran = subprocess.run(["bash", "-c", ask], capture_output=True, text=True, check=False, cwd=tmp_path)  # noqa: S607
    assert sorted(set(ran.stdout.split())) == wanted, ran.stderr


# --- what Qt lacks ---------------------------------------------------------------------------------------------


@pytest.mark.skipif(sys.platform != "linux", reason="only there Qt leaves these to the system")
@pytest.mark.parametrize("arguments", [[], ["camp.turnwright"]])
def test_without_a_library_that_qt_needs_it_says_which_and_ends(arguments: list[str], tmp_path: Path) -> None:
    # What lies there under the name of a library is none.
    (tmp_path / "libxcb-cursor.so.0").write_text("none", "utf-8")
    with socket.socket(socket.AF_UNIX) as screen:
        screen.bind("\0/tmp/.X11-unix/X976")
        screen.listen()
        environment = {**os.environ, "DISPLAY": ":976", "LD_LIBRARY_PATH": str(tmp_path), "HOME": str(tmp_path)}
        for name in ("QT_QPA_PLATFORM", "WAYLAND_DISPLAY"):
            environment.pop(name, None)
        call = [sys.executable, "-m", "desktop", *arguments]
        ran = subprocess.run(call, capture_output=True, text=True, timeout=600, check=False, env=environment)
    assert ran.returncode == 1
    (sentence,) = ran.stderr.splitlines()
    assert sentence.startswith("Qt needs system packages that are missing: sudo apt-get install ")
    assert "libxcb-cursor0" in sentence.split()
    assert not (tmp_path / "camp.turnwright").exists()


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
