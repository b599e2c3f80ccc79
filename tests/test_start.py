"""The command finds its own packages, and says so where another project's stand in their place."""

import subprocess
import sys
from pathlib import Path

import pytest

import turnwright.__main__ as start

ROOT = Path(__file__).parents[1]


def test_in_a_checkout_the_packages_lie_beside_it() -> None:
    assert start.home() == ROOT
    assert [name for name in start.PACKAGES if not (ROOT / name / "__init__.py").is_file()] == []


def test_in_an_installed_one_they_lie_inside_of_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "turnwright" / "desktop").mkdir(parents=True)
    monkeypatch.setattr(start, "__file__", str(tmp_path / "turnwright" / "__main__.py"))
    assert start.home() == tmp_path / "turnwright"


def test_ours_are_no_strangers() -> None:
    assert start.strangers(ROOT) == []
    assert start.strangers(ROOT / "elsewhere") == [name for name in start.PACKAGES if name in sys.modules]


def test_another_projects_rules_on_the_way_are_not_taken_for_ours(tmp_path: Path) -> None:
    (tmp_path / "rules.py").write_text("raise ImportError('a stranger')\n", "utf-8")
    ran = run(f"import sys; sys.path[:0] = [{str(tmp_path)!r}, {str(ROOT)!r}]", "list", "systems")
    assert (ran.returncode, ran.stderr) == (0, "")
    assert len(ran.stdout.splitlines()) == 5


def test_another_projects_rules_that_are_loaded_already_are_told(tmp_path: Path) -> None:
    (tmp_path / "rules.py").write_text("", "utf-8")
    ran = run(f"import sys; sys.path[:0] = [{str(tmp_path)!r}, {str(ROOT)!r}]; import rules", "list", "systems")
    assert ran.returncode == 1
    assert ran.stdout == ""
    assert ran.stderr == (
        "Another project's rules has been loaded in Turnwright's place: install Turnwright apart from it.\n"
    )


@pytest.mark.skipif(sys.platform == "win32", reason="it is a script of the shell")
def test_the_environment_is_made_with_a_python_that_can_and_with_the_systems_own_if_that_can() -> None:
    found = subprocess.run(["/bin/sh", "tools/find_python.sh"], cwd=ROOT, capture_output=True, text=True, check=True)
    assert found.stderr == ""
    python = Path(found.stdout.strip())
    assert can_make_environments(python)
    assert python.parent == Path("/usr/bin") or not can_make_environments(Path("/usr/bin") / python.name)


def can_make_environments(python: Path) -> bool:
    needed = "import sys, venv, ensurepip; sys.exit(sys.version_info < (3, 11))"
    return python.exists() and subprocess.run([python, "-c", needed], capture_output=True, check=False).returncode == 0


def run(before: str, *arguments: str) -> subprocess.CompletedProcess[str]:
    code = f"{before}\nimport sys; from turnwright.__main__ import main; sys.exit(main())"
    return subprocess.run(
        [sys.executable, "-c", code, *arguments], capture_output=True, text=True, timeout=600, check=False
    )
