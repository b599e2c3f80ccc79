"""The pages that people read first: what they point at is there."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
LINK = re.compile(r'\]\((?!https?:)([^)#]+)|(?:src|srcset)="([^"]+)"')
PAGES = sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/*.md")])
TARGET = re.compile(r"(?:`|^)make ([a-z]+)", re.MULTILINE)


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_every_picture_and_page_that_is_linked_is_there(page: Path) -> None:
    links = [one or other for one, other in LINK.findall(page.read_text("utf-8"))]
    assert [link for link in links if link and not (page.parent / link).exists()] == []


def test_every_target_that_the_pages_name_is_in_the_makefile() -> None:
    named = {
        target
        for page in PAGES
        if page.name not in ("CHANGELOG.md", "DECISIONS.md", "PERFORMANCE.md")
        for target in TARGET.findall(page.read_text("utf-8"))
    }
    there = set(re.findall(r"^([a-z]+):", (ROOT / "Makefile").read_text("utf-8"), re.MULTILINE))
    assert named
    assert named <= there


@pytest.mark.parametrize("page", sorted(ROOT.glob("rules/*/RULES.md")), ids=lambda page: page.parent.name)
def test_every_module_of_a_system_stands_in_its_rules_page(page: Path) -> None:
    head = page.read_text("utf-8").partition("## Rule index")[0]
    named = set(re.findall(r"`([a-z_0-9]+)`", head.partition("The modules, by subject:")[2].partition("\n")[0]))
    there = {one.stem for one in page.parent.glob("*.py")} - {"__init__"}
    assert there - named == set()
    assert named - there <= {"messages"}
