"""The pages that people read first: what they point at is there."""

import re
from collections import Counter
from itertools import pairwise
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


def test_each_decision_is_parted_from_the_one_before_it() -> None:
    lines = (ROOT / "DECISIONS.md").read_text("utf-8").splitlines()
    stuck = [line for before, line in pairwise(lines) if before and re.match(r"\*\*[A-Z]|#", line)]
    assert stuck == [], "Markdown would read them as one"


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_no_page_says_a_sentence_twice(page: Path) -> None:
    """What two changes wrote at one place stands there twice if both are kept."""
    words = " ".join(line for line in page.read_text("utf-8").splitlines() if not line.startswith("|"))
    sentences = [one.strip() for one in re.split(r"[.:;] ", words) if len(one) > 60]
    assert [one for one, times in Counter(sentences).items() if times > 1] == []


def test_every_module_that_the_decisions_and_the_map_name_is_there() -> None:
    """By a name such as `ui.widgets.keyed_model`, with or without what stands in it."""
    gone = []
    for page in ("ARCHITECTURE.md", "DECISIONS.md"):
        for name in re.findall(r"`((?:rules|models|ui|desktop|tools)[./][\w./]+)`", (ROOT / page).read_text("utf-8")):
            steps = name.removesuffix(".py").replace("/", ".").rstrip(".").split(".")
            places = [ROOT.joinpath(*steps[:many]) for many in range(2, len(steps) + 1)]
            if not (places[-1].is_dir() or any(one.with_suffix(".py").is_file() for one in places)):
                gone.append(f"{page}: {name}")
    assert gone == []


@pytest.mark.parametrize("page", sorted(ROOT.glob("rules/*/RULES.md")), ids=lambda page: page.parent.name)
def test_every_module_of_a_system_stands_in_its_rules_page(page: Path) -> None:
    head = page.read_text("utf-8").partition("## Rule index")[0]
    named = set(re.findall(r"`([a-z_0-9.]+)`", head.partition("The modules, by subject:")[2].partition("\n")[0]))
    modules = (path.relative_to(page.parent).with_suffix("") for path in page.parent.rglob("*.py"))
    there = {".".join(module.parts) for module in modules if module.name != "__init__"}
    assert there - named == set()
    assert named - there <= {"messages"}
