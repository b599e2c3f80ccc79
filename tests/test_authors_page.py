"""The page for authors of systems builds the example plugin whole: what it shows is what lies in the files."""

import re
from pathlib import Path

import pytest

from rules import api

ROOT = Path(__file__).parents[1]
PAGE = ROOT / "docs" / "authors.md"
PLUGIN = ROOT / "tests" / "plugin"
BLOCK = re.compile(r"^`([\w./]+)`\n\n```\w+\n(.*?)^```$", re.MULTILINE | re.DOTALL)
FILES = sorted(
    file.relative_to(PLUGIN).as_posix()
    for file in PLUGIN.rglob("*")
    if file.is_file() and "__pycache__" not in file.parts and ".egg-info" not in str(file)
)


def shown(page: str) -> dict[str, list[str]]:
    """File to the lines of it that the page shows, in their order; empty lines stand for nothing."""
    found: dict[str, list[str]] = {}
    for name, block in BLOCK.findall(page):
        found.setdefault(name, []).extend(line for line in block.splitlines() if line.strip())
    return found


def test_the_page_shows_every_file_of_the_plugin() -> None:
    assert set(shown(PAGE.read_text("utf-8"))) == set(FILES)


@pytest.mark.parametrize("name", FILES)
def test_every_line_of_the_plugin_stands_on_the_page_in_its_order(name: str) -> None:
    lines = [line for line in (PLUGIN / name).read_text("utf-8").splitlines() if line.strip()]
    assert shown(PAGE.read_text("utf-8"))[name] == lines


def test_the_plugin_imports_nothing_of_the_rules_but_what_stays_where_it_is() -> None:
    sources = [(PLUGIN / name).read_text("utf-8") for name in FILES if name.endswith(".py")]
    assert {
        module for text in sources for module in re.findall(r"^(?:from|import) (rules[\w.]*)", text, re.MULTILINE)
    } == {"rules.api"}
    assert all(hasattr(api, name) for name in api.__all__)


def test_a_line_that_has_drifted_is_found() -> None:
    page = PAGE.read_text("utf-8")
    drifted = page.replace('id="strike"', 'id="smite"')
    assert drifted != page
    assert shown(drifted)["skirmish/__init__.py"] != shown(page)["skirmish/__init__.py"]
