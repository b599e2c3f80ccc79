"""The rules pages that systems ship: read, and in the wheel."""

import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

from models.rulebook import Rule, Rulebook, read, rulebook
from rules import catalogue
from tools.rules_report import ROOT, indexes

PAGE = """# The rules of chess

| id | not of the index |
| --- | --- |
| CH-OLD-01 | struck out |

## Rule index

| id | rule | code |
| --- | --- | --- |
| CH-MOVE-01 | a pawn moves one square, option `slow` | `moves.pawn` |
| `CH-MOVE-02` | this \\| that | – |
| no id | nothing | – |
"""


def test_a_page_gives_the_rules_of_its_index_as_plain_sentences() -> None:
    rules = (Rule("CH-MOVE-01", "a pawn moves one square, option slow"), Rule("CH-MOVE-02", "this | that"))
    assert read("chess", PAGE) == Rulebook("chess", "The rules of chess", rules)


@pytest.mark.parametrize("system", catalogue.ids())
def test_every_system_that_is_installed_has_its_rules_found(system: str) -> None:
    book = rulebook(system)
    assert tuple(rule.id for rule in book.rules) == indexes(ROOT)[system]
    assert all(rule.sentence for rule in book.rules)
    assert book.title


def test_a_system_that_is_not_there_has_no_rules() -> None:
    assert rulebook("chess") == Rulebook("chess", "chess", ())


def test_the_wheel_holds_the_rules_page_of_every_system(tmp_path: Path) -> None:
    build = "import sys; from setuptools import build_meta; build_meta.build_wheel(sys.argv[1])"
    sources = tmp_path / "sources"
    sources.mkdir()
    for name in ("pyproject.toml", "README.md", "LICENSE", "rules"):
        (sources / name).symlink_to(ROOT / name)
    for name in ("models", "ui", "desktop", "resources"):
        (sources / name).mkdir()
        (sources / name / "__init__.py").touch()
    subprocess.run([sys.executable, "-c", build, str(tmp_path)], cwd=sources, check=True, capture_output=True)
    (wheel,) = tmp_path.glob("*.whl")
    with zipfile.ZipFile(wheel) as packed:
        names = set(packed.namelist())
    assert {f"rules/{system}/RULES.md" for system in catalogue.ids()} <= names
