"""The pages that people read first: what they point at is there."""

import re
from collections import Counter
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
LINK = re.compile(r'\]\((?!https?:)([^)#]+)|(?:src|srcset)="([^"]+)"')
DECISIONS = sorted(ROOT.glob("docs/decisions/*.md"))
PAGES = sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/*.md"), *DECISIONS])
TARGET = re.compile(r"(?:`|^)make ([a-z]+)", re.MULTILINE)


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_every_picture_and_page_that_is_linked_is_there(page: Path) -> None:
    links = [item or other for item, other in LINK.findall(page.read_text("utf-8"))]
    assert [link for link in links if link and not (page.parent / link).exists()] == []


def test_every_target_that_the_pages_name_is_in_the_makefile() -> None:
    named = {
        target
        for page in PAGES
        if page.name not in ("CHANGELOG.md", "PERFORMANCE.md")
        for target in TARGET.findall(page.read_text("utf-8"))
    }
    there = set(re.findall(r"^([a-z]+):", (ROOT / "Makefile").read_text("utf-8"), re.MULTILINE))
    assert named
    assert named <= there


def test_the_index_of_the_decisions_names_each_of_their_pages_once() -> None:
    index = (ROOT / "docs/decisions/README.md").read_text("utf-8")
    linked = re.findall(r"^\| \[[^]]*\]\(([\w-]+\.md)\)", index, re.MULTILINE)
    assert sorted(linked) == [page.name for page in DECISIONS if page.name != "README.md"]


def test_each_decision_has_a_question_of_its_own_and_an_answer() -> None:
    questions = []
    for page in DECISIONS:
        if page.name == "README.md":
            continue
        title, *sections = re.split(r"^## ", page.read_text("utf-8"), flags=re.MULTILINE)
        assert title.startswith("# "), page.name
        assert sections, page.name
        for section in sections:
            question, _, answer = section.partition("\n\n")
            assert question.endswith("?"), f"{page.name}: {question}"
            assert answer.strip(), f"{page.name}: {question}"
            assert not answer.startswith("**Rejected"), f"{page.name}: {question}"
            questions.append(question)
    assert [question for question, times in Counter(questions).items() if times > 1] == []


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_no_page_says_a_sentence_twice(page: Path) -> None:
    """What two changes wrote at one place stands there twice if both are kept."""
    words = " ".join(line for line in page.read_text("utf-8").splitlines() if not line.startswith("|"))
    sentences = [item.strip() for item in re.split(r"[.:;] ", words) if len(item) > 60]
    assert [item for item, times in Counter(sentences).items() if times > 1] == []


@pytest.mark.parametrize("page", [ROOT / "ARCHITECTURE.md", *DECISIONS], ids=lambda page: page.name)
def test_every_module_that_the_decisions_and_the_map_name_is_there(page: Path) -> None:
    """By a name such as `ui.widgets.keyed_model`, with or without what stands in it."""
    gone = []
    for name in re.findall(r"`((?:rules|models|ui|desktop|tools|tests)[./][\w./]+)`", page.read_text("utf-8")):
        steps = name.removesuffix(".py").replace("/", ".").rstrip(".").split(".")
        places = [ROOT.joinpath(*steps[:many]) for many in range(2, len(steps) + 1)]
        module = next((place.with_suffix(".py") for place in places if place.with_suffix(".py").is_file()), None)
        inside = steps[len(module.relative_to(ROOT).parts) :] if module else []
        source = module.read_text("utf-8") if module else ""
        if not (module or places[-1].is_dir()) or not all(re.search(rf"\b{item}\b", source) for item in inside):
            gone.append(name)
    assert gone == []


@pytest.mark.parametrize("page", sorted(ROOT.glob("rules/*/RULES.md")), ids=lambda page: page.parent.name)
def test_every_module_of_a_system_stands_in_its_rules_page(page: Path) -> None:
    head = page.read_text("utf-8").partition("## Rule index")[0]
    named = set(re.findall(r"`([a-z_0-9.]+)`", head.partition("The modules, by subject:")[2].partition("\n")[0]))
    modules = (path.relative_to(page.parent).with_suffix("") for path in page.parent.rglob("*.py"))
    there = {".".join(module.parts) for module in modules if module.name != "__init__"}
    assert there - named == set()
    assert named - there <= {"messages"}
