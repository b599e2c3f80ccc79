"""What `make package` has packed, and what was measured while it was tried."""

import json
import os
import shutil
import signal
import subprocess
import sys
import sysconfig
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path

import pytest

from rules.engine.replay import replay, to_json
from tests import worked
from tests.waiting import PATIENCE
from tools.packing.wheel import build

ROOT = Path(__file__).parents[2]
MEASURED: dict[tuple[str, str], str] = {}
"""What is printed at the end: of which program, what, and the value."""
LEFT_BY_BUILDING = frozenset({"build", "dist"})
FORMS = ("folder", "file", "deb", "wheel")
"""How the program can be had."""
FROZEN_AND_NOT = pytest.mark.parametrize("packed", ["file", "wheel"], indirect=True)
"""For what all frozen forms, which are made of the same parts, do alike."""


@dataclass(frozen=True)
class Packed:
    """A packed program, started by its command."""

    form: str
    command: Path
    home: Path
    environment: dict[str, str]
    started: list[subprocess.Popen[str]] = field(default_factory=list)

    def run(self, *arguments: str | Path, status: int = 0) -> str:
        """Runs it to its end; what it has printed."""
        ran = subprocess.run(
            [self.command, *arguments],
            env=self.environment,
            cwd=self.home,
            capture_output=True,
            text=True,
            timeout=600,
            check=False,
        )
        assert (ran.stderr, ran.returncode) == ("", status)
        return ran.stdout

    def start(self, *arguments: str | Path) -> subprocess.Popen[str]:
        """Starts it, and comes back at once."""
        running = subprocess.Popen(
            [self.command, *arguments],
            env=self.environment,
            cwd=self.home,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )
        self.started.append(running)
        return running


def quit_it(running: subprocess.Popen[str]) -> None:
    running.send_signal(signal.SIGINT)
    out, err = running.communicate(timeout=PATIENCE)
    assert (out, err, running.returncode) == ("", "", 0)


def end_it(running: subprocess.Popen[str]) -> None:
    """Ends it as it stands; one file hands the signal on to the program in it, which a kill would leave behind."""
    running.terminate()
    running.communicate(timeout=PATIENCE)


@pytest.fixture(scope="session")
def dist() -> Path:
    """Where it lies."""
    place = os.environ.get("TURNWRIGHT_PACKED")
    assert place, "`make package` runs these tests: it packs the program first"
    return Path(place)


@pytest.fixture(scope="session")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel that has been packed; in the ordinary suite it is built anew, of the checkout as it stands."""
    packed = os.environ.get("TURNWRIGHT_PACKED")
    if packed:
        (found,) = Path(packed).glob("turnwright-*.whl")
        return found
    source = tmp_path_factory.mktemp(
        "checkout"
    )  # what is built leaves nothing in the checkout, and finds nothing there
    for path in ROOT.iterdir():
        if not path.name.startswith(".") and path.name not in LEFT_BY_BUILDING and path.suffix != ".egg-info":
            (source / path.name).symlink_to(path, target_is_directory=path.is_dir())
    return build(source, tmp_path_factory.mktemp("wheel"))


@pytest.fixture(scope="session")
def commands(dist: Path, wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> dict[str, Callable[[], Path]]:
    """How each form is made ready to be started."""
    known: dict[str, Path] = {}

    def deb() -> Path:
        found = list(dist.glob("turnwright_*.deb"))
        if not found:
            pytest.skip("no .deb was made: dpkg is not on this machine")
        tree = tmp_path_factory.mktemp("deb")
        subprocess.run([shutil.which("dpkg-deb") or "dpkg-deb", "-x", str(found[0]), str(tree)], check=True)
        MEASURED["deb", "size"] = _megabytes(found[0].stat().st_size)
        return tree / "usr/bin/turnwright"

    def of_wheel() -> Path:
        MEASURED["wheel", "size"] = _megabytes(wheel.stat().st_size)
        return installed(wheel, tmp_path_factory.mktemp("venv"))

    def folder() -> Path:
        place = dist / "turnwright"
        size = sum(path.stat().st_size for path in place.rglob("*") if path.is_file() and not path.is_symlink())
        MEASURED["folder", "size"] = _megabytes(size)
        return place / ("turnwright.exe" if sys.platform == "win32" else "turnwright")

    def file() -> Path:
        (found,) = [path for path in dist.glob("turnwright-*") if path.suffix not in (".whl", ".deb")]
        MEASURED["file", "size"] = _megabytes(found.stat().st_size)
        return found

    def once(form: str, ready: Callable[[], Path]) -> Callable[[], Path]:
        def get() -> Path:
            if form not in known:
                known[form] = ready()
            return known[form]

        return get

    return {form: once(form, ready) for form, ready in zip(FORMS, (folder, file, deb, of_wheel), strict=True)}


def installed(wheel: Path, place: Path) -> Path:
    """Installs a wheel into an environment of its own, with the libraries of this one; the command comes back."""
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", str(place)], check=True)
    scripts = place / ("Scripts" if sys.platform == "win32" else "bin")
    python = scripts / "python"
    own = ["--no-deps", "--no-index", "--disable-pip-version-check", "--quiet"]
    subprocess.run([sys.executable, "-m", "pip", "--python", str(python), "install", *own, str(wheel)], check=True)
    said = subprocess.run(
        [str(python), "-c", "import sysconfig; print(sysconfig.get_path('purelib'))"],
        capture_output=True,
        text=True,
        check=True,
    )
    # Behind the environment's own packages, and without the .pth files there, of which one names this checkout.
    Path(said.stdout.strip(), "libraries.pth").write_text(sysconfig.get_path("purelib") + "\n", "utf-8")
    return scripts / "turnwright"


@pytest.fixture(params=FORMS)
def packed(request: pytest.FixtureRequest, commands: dict[str, Callable[[], Path]], tmp_path: Path) -> Iterator[Packed]:
    """The program in each of its forms, with an empty home, and nothing known of Python or of this checkout."""
    form: str = request.param
    home = tmp_path / "home"
    home.mkdir()
    environment = {"HOME": str(home), "LANG": "C.UTF-8", "PATH": os.defpath, "QT_QPA_PLATFORM": "offscreen"}
    for name in ("SYSTEMROOT", "TEMP"):
        if name in os.environ:
            environment[name] = os.environ[name]
    made = Packed(form, commands[form](), home, environment)
    yield made
    for running in made.started:
        if running.stdout is not None and not running.stdout.closed:
            end_it(running)
    shutil.rmtree(home)


def examples_in(folder: Path) -> tuple[list[str], str, int]:
    """Writes a script of each system into a folder; their names, and what the sources say of them with which status."""
    names: list[str] = []
    expected, worst = "", 0
    for system in worked.SYSTEMS:
        script = json.dumps(worked.examples(system)[0]["script"])
        names.append(f"{system}.json")
        (folder / names[-1]).write_text(script, "utf-8")
        outcome, status = replay(script)
        expected, worst = expected + to_json(outcome) + "\n", max(worst, status)
    return names, expected, worst


def _megabytes(size: int) -> str:
    return f"{size / 1_000_000:.1f} MB"


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Prints what has been measured."""
    if MEASURED:
        terminalreporter.section("what was packed")
        kinds = list(dict.fromkeys(kind for _, kind in MEASURED))
        terminalreporter.write_line(f"{'':8}" + "".join(f"{kind:>24}" for kind in kinds))
        for form in FORMS:
            values = "".join(f"{MEASURED.get((form, kind), '–'):>24}" for kind in kinds)
            terminalreporter.write_line(f"{form:8}{values}")
