"""The rules page that a system ships (`RULES.md` beside its code): each rule by its id, with its sentence.

A system may ship the same sentences in other languages, its book's first of all: `RULES.es.md`.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace
from functools import cache
from importlib.util import find_spec
from pathlib import Path

from rules.system import registry

PAGE = "RULES.md"
ENGLISH = "en"
"""The language of these pages."""
RULE_ID = re.compile(r"[A-Z][A-Z0-9]*(?:-[A-Za-z0-9_]+)+")
HEADING = re.compile(r"#{1,6}\s+(.*)")
BORDER = re.compile(r"(?<!\\)\|")


@dataclass(frozen=True, slots=True)
class Rule:
    """A rule of a system."""

    id: str
    sentence: str
    translations: Mapping[str, str] = field(default_factory=dict)
    """Language to the same sentence in it."""

    def told_to(self, reader: str) -> tuple[str, str]:
        """Return the sentence for whoever reads a language, and the language that it is in.

        Where none is kept in that language, it is that of the book, if the only translation shipped is in it: its terms
        are those that stand in the window. Else it is English.
        """
        if reader in self.translations:
            return self.translations[reader], reader
        if reader != ENGLISH and len(self.translations) == 1:
            ((language, sentence),) = self.translations.items()
            return sentence, language
        return self.sentence, ENGLISH


@dataclass(frozen=True, slots=True)
class Rulebook:
    """The rules of a system, in the order of its page."""

    system: str
    title: str
    """The heading of the page."""
    rules: tuple[Rule, ...]


@cache
def rulebook(system: str) -> Rulebook:
    """Return the rules page of an installed system, without loading the system; empty if it ships none."""
    path = _page_of(system)
    if path is None:
        return Rulebook(system, system, ())
    book = parse_page(system, path.read_text("utf-8"))
    translations: dict[str, dict[str, str]] = {}
    for page in sorted(path.parent.glob(f"{path.stem}.*{path.suffix}")):
        language = page.suffixes[-2].removeprefix(".")
        for rule in parse_page(system, page.read_text("utf-8")).rules:
            translations.setdefault(rule.id, {})[language] = rule.sentence
    return replace(book, rules=tuple(replace(rule, translations=translations.get(rule.id, {})) for rule in book.rules))


def parse_page(system: str, text: str) -> Rulebook:
    """Return the rules of a page: the rows of its index, or of all its tables if no heading names an index."""
    title, in_index = "", False
    rows: list[tuple[bool, Rule]] = []
    for line in text.splitlines():
        if heading := HEADING.match(line):
            title = title or heading[1].strip()
            in_index = "index" in heading[1].lower()
        elif line.startswith("|"):
            rows += [(in_index, rule) for rule in _rules_in(line)]
    only_index = any(indexed for indexed, _ in rows)
    return Rulebook(system, title or system, tuple(rule for indexed, rule in rows if indexed or not only_index))


def _rules_in(line: str) -> Iterator[Rule]:
    cells = [cell.strip().replace("\\|", "|").replace("`", "") for cell in BORDER.split(line)[1:-1]]
    if len(cells) > 1 and RULE_ID.fullmatch(cells[0]) and cells[1]:
        yield Rule(cells[0], cells[1])


def _page_of(system: str) -> Path | None:
    """The rules page of a system: in the package that its entry point names."""
    point = registry.points().get(system)
    try:
        spec = None if point is None else find_spec(point.module)
    except ImportError:
        return None  # the catalogue says so in words when the system is asked for
    for folder in () if spec is None else spec.submodule_search_locations or ():
        if (path := Path(folder, PAGE)).is_file():
            return path
    return None
