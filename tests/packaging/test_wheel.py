"""The wheel holds what the program needs and nothing else, and nobody's `rules` or `ui` is in its way."""

import json
import os
import shutil
import subprocess
import sys
import sysconfig
import tomllib
import zipfile
from collections.abc import Callable
from pathlib import Path

import pytest

from models.exchange.shipped_games import shipped_games
from tests.packaging.conftest import ROOT, examples_in, installed
from turnwright.__main__ import PACKAGES


@pytest.fixture(scope="module")
def names(wheel: Path) -> set[str]:
    return set(zipfile.ZipFile(wheel).namelist())


def test_it_has_one_name_beside_others(names: set[str]) -> None:
    assert {name.partition("/")[0].partition("-")[0] for name in names} == {"turnwright"}


def test_it_holds_every_module_and_every_file_that_the_program_reads(names: set[str]) -> None:
    there = {f"turnwright/{name}" for package in PACKAGES for name in shipped(package)}
    held = {name for name in names if "/" in name and not name.partition("/")[0].endswith(".dist-info")}
    assert held == there | {f"turnwright/{name}" for name in ("__init__.py", "__main__.py", "py.typed")}


def shipped(package: str) -> set[str]:
    """What a checkout has of a package, without what is for those alone who work on it."""
    found = {path.relative_to(ROOT).as_posix() for path in (ROOT / package).rglob("*") if path.is_file()}
    return {
        name
        for name in found
        if not any(part.startswith((".", "__pycache__")) for part in name.split("/"))
        and not name.endswith(".ts")  # their .qm are read
        and not name.startswith("resources/screenshots/")
        and name != "rules/ruff.toml"
    }


def test_it_says_where_it_starts_and_which_systems_it_brings(wheel: Path) -> None:
    held = zipfile.ZipFile(wheel)
    (name,) = [name for name in held.namelist() if name.endswith("entry_points.txt")]
    lines = held.read(name).decode().splitlines()
    assert "turnwright = turnwright.__main__:main" in lines
    assert "ffrpg = rules.ffrpg:SYSTEM" in lines


def test_unpacked_alone_it_starts_and_replays_a_fight_of_each_system_as_the_sources_do(
    wheel: Path, tmp_path: Path
) -> None:
    """Nothing of a checkout can be found: not its folder, nor the .pth file by which an environment knows it."""
    alone, home = tmp_path / "alone", tmp_path / "home"
    zipfile.ZipFile(wheel).extractall(alone)
    home.mkdir()
    paths = os.pathsep.join((str(alone), sysconfig.get_path("purelib")))
    environment = {"HOME": str(home), "LANG": "C.UTF-8", "PATH": os.defpath, "PYTHONPATH": paths}

    def ran(*arguments: str) -> tuple[str, str, int]:
        command = [sys.executable, "-S", "-m", "turnwright", *arguments]
        done = subprocess.run(
            command, env=environment, cwd=home, capture_output=True, text=True, timeout=600, check=False
        )
        return done.stderr, done.stdout, done.returncode

    version = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]["version"]
    assert ran("--version") == ("", f"Turnwright {version}\n", 0)
    scripts, expected, worst = examples_in(home)
    assert ran("replay", *scripts) == ("", expected, worst)
    games = sorted(path for path in (alone / "turnwright" / "resources" / "games").iterdir() if path.is_dir())
    said, told, status = ran("rules", *map(str, games))
    counts = [json.loads(line)["tests"] for line in told.splitlines()]
    assert (said, status, len(counts)) == ("", 0, len(shipped_games()))
    assert all(count["passed"] >= 4 for count in counts)


@pytest.mark.package
def test_other_projects_of_those_names_stand_beside_it_and_are_not_taken_for_it(
    commands: dict[str, Callable[[], Path]], tmp_path: Path
) -> None:
    command = commands["wheel"]()
    (site,) = command.parents[1].glob("lib/python*/site-packages")
    for name in PACKAGES:
        stranger = site / name
        stranger.mkdir()
        (stranger / "__init__.py").write_text("raise ImportError('a stranger')\n", "utf-8")
    try:
        ran = subprocess.run(
            [command, "list", "systems"],
            env={"HOME": str(tmp_path), "PATH": os.defpath},
            capture_output=True,
            text=True,
            timeout=600,
            check=False,
        )
    finally:
        for name in PACKAGES:
            (site / name / "__init__.py").unlink()
            (site / name).rmdir()
    assert (ran.returncode, ran.stderr) == (0, "")
    assert len(ran.stdout.splitlines()) == 5


@pytest.mark.package
def test_a_rule_system_of_somebody_else_is_found_beside_it(wheel: Path, tmp_path: Path) -> None:
    command = installed(wheel, tmp_path / "venv")
    plugin = shutil.copytree(ROOT / "tests" / "plugin", tmp_path / "plugin")
    pip = [sys.executable, "-m", "pip", "--disable-pip-version-check", "--quiet"]
    own = ["--no-deps", "--no-index"]
    subprocess.run([*pip, "wheel", *own, "--no-build-isolation", "-w", str(tmp_path), str(plugin)], check=True)
    (built,) = tmp_path.glob("*.whl")
    subprocess.run([*pip, "--python", str(command.with_name("python")), "install", *own, str(built)], check=True)
    environment = {"HOME": str(tmp_path), "PATH": os.defpath}
    listed = subprocess.run([command, "list", "systems"], env=environment, capture_output=True, text=True, check=True)
    assert '"id": "skirmish"' in listed.stdout
    assert len(listed.stdout.splitlines()) == 6
