"""The rules pages that systems ship: read, in the languages of their books, and in the wheel."""

import re
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

from models.rulebook import Rule, Rulebook, parse_page, rulebook
from models.storage.store import folded
from rules.system import registry
from tools.rules_report import ROOT, index, indexes

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
    assert parse_page("chess", PAGE) == Rulebook("chess", "The rules of chess", rules)


@pytest.mark.parametrize("system", registry.ids())
def test_no_rule_names_an_option_or_anything_else_by_its_id(system: str) -> None:
    """Rules stand in `Ctrl+K` and on cards."""
    for page in ROOT.glob(f"rules/{system}/RULES*.md"):
        rows = re.findall(r"^\| ([A-Z0-9]+-[A-Z0-9-]+) \| ([^|]*)", page.read_text("utf-8"), re.MULTILINE)
        assert [row for row in rows if re.search(r"`|\w_\w", row[1])] == [], page.name


@pytest.mark.parametrize("system", registry.ids())
def test_every_system_that_is_installed_has_its_rules_found(system: str) -> None:
    book = rulebook(system)
    assert tuple(rule.id for rule in book.rules) == indexes(ROOT)[system]
    assert all(rule.sentence for rule in book.rules)
    assert book.title


PAGES = [pytest.param(page, id=page.relative_to(ROOT).as_posix()) for page in sorted(ROOT.glob("rules/*/RULES.*.md"))]


@pytest.mark.parametrize("page", PAGES)
def test_a_page_in_another_language_says_every_rule_of_the_page_in_words_of_its_own(page: Path) -> None:
    system = page.parent.name
    english, other = rulebook(system), parse_page(system, page.read_text("utf-8"))
    assert index(page) == tuple(rule.id for rule in other.rules) == tuple(rule.id for rule in english.rules)
    assert other.title != english.title
    same = [a.id for a, b in zip(english.rules, other.rules, strict=True) if a.sentence == b.sentence]
    assert same == []


OF_THE_BOOK = [("fantasia", "es"), ("d100", "es"), ("fulminato", "es"), ("tabuleiro", "pt_BR")]


@pytest.mark.parametrize(("system", "language"), OF_THE_BOOK)
def test_a_system_tells_its_rules_in_the_language_of_its_book(system: str, language: str) -> None:
    assert all(rule.translations.get(language) for rule in rulebook(system).rules)


@pytest.mark.parametrize(("system", "language"), OF_THE_BOOK)
def test_every_status_is_named_by_a_rule_in_the_language_of_its_book(system: str, language: str) -> None:
    sentences = [folded(rule.translations[language]) for rule in rulebook(system).rules]
    for status in registry.system(system).statuses.values():
        words = re.findall(r"\w+", folded(status.label))
        assert any(all(word in sentence for word in words) for sentence in sentences), status.label


def test_a_system_that_is_not_there_has_no_rules() -> None:
    assert rulebook("chess") == Rulebook("chess", "chess", ())


def test_the_wheel_holds_every_rules_page_of_every_system(tmp_path: Path) -> None:
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
    pages = {page.relative_to(ROOT).as_posix() for page in ROOT.glob("rules/*/RULES*.md")}
    assert {f"rules/{system}/RULES.md" for system in registry.ids()} <= pages <= names
