"""Counts, for each rule system, the rules of its index that a test holds to, and lists those without one."""

import ast
import json
import re
import sys
import textwrap
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent

RULE_ID = re.compile(r"[A-Z][A-Z0-9]*(?:-[A-Za-z0-9_]+)+")
HEADING = re.compile(r"#{1,6}\s+(.*)")
WRAPPED = textwrap.TextWrapper(100, initial_indent="  ", subsequent_indent="  ", break_on_hyphens=False)
NOT_COUNTED = frozenset({"skip", "xfail"})


class IndexFault(ValueError):
    """A rule index that cannot be counted: what is wrong, and in which line."""


@dataclass(frozen=True)
class Mark:
    """A rule id that a test names: where, and whether the test is one that has to pass."""

    rule: str
    place: str
    counts: bool


@dataclass(frozen=True)
class Tally:
    """One system's rules, in the order of its index, and those among them that a test holds to."""

    system: str
    rules: tuple[str, ...]
    tested: frozenset[str]

    @property
    def untested(self) -> list[str]:
        """The rules that no test holds to."""
        return [rule for rule in self.rules if rule not in self.tested]


def first_cells(text: str) -> Iterator[tuple[int, str]]:
    """The first cell of each table row under headings that speak of an index, or of all where none does."""
    rows: list[tuple[int, bool, str]] = []
    in_index = False
    for number, line in enumerate(text.splitlines(), 1):
        if heading := HEADING.match(line):
            in_index = "index" in heading[1].lower()
        elif line.startswith("|") and line.count("|") > 1:
            rows.append((number, in_index, line.split("|")[1].strip().strip("`")))
    only_index = any(indexed for _, indexed, _ in rows)
    for number, indexed, cell in rows:
        if indexed or not only_index:
            yield number, cell


def index(path: Path) -> tuple[str, ...]:
    """The rule ids of one index, in its order."""
    found: dict[str, int] = {}
    for line, cell in first_cells(path.read_text("utf-8")):
        if not RULE_ID.match(cell):
            continue
        if not RULE_ID.fullmatch(cell):
            message = f"{path.name}:{line}: {cell!r} is not the id of one rule; give every rule a row"
            raise IndexFault(message)
        if cell in found:
            message = f"{path.name}:{line}: {cell} stands in line {found[cell]} already"
            raise IndexFault(message)
        found[cell] = line
    return tuple(found)


def indexes(root: Path) -> dict[str, tuple[str, ...]]:
    """Every system's index, by the system's id."""
    return {path.parent.name: index(path) for path in sorted(root.glob("rules/*/RULES.md"))}


def mark_name(node: ast.expr) -> str:
    """The name of a pytest mark, called or not; empty for anything else."""
    match node:
        case ast.Call(func=func):
            return mark_name(func)
        case ast.Attribute(value=ast.Attribute(attr="mark"), attr=name):
            return name
    return ""


class Marks(ast.NodeVisitor):
    """Walks a test module and keeps the rules that its marks name."""

    def __init__(self, place: str) -> None:
        self.place = place
        self.found: list[Mark] = []
        self._counts = True

    def _visit_test(self, node: ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef) -> None:
        self._visit_with(node, node.decorator_list)

    visit_FunctionDef = _visit_test  # noqa: N815 - names that ast calls back
    visit_AsyncFunctionDef = _visit_test  # noqa: N815
    visit_ClassDef = _visit_test  # noqa: N815

    def visit_Call(self, node: ast.Call) -> None:
        """Take the ids from a rule mark; look into anything else, a `pytest.param` with its own marks."""
        if mark_name(node) == "rule":
            for argument in node.args:
                if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
                    where = f"{self.place}:{argument.lineno}"
                    self.found.append(Mark(argument.value, where, self._counts))
        elif isinstance(node.func, ast.Attribute) and node.func.attr == "param":
            marks = [keyword.value for keyword in node.keywords if keyword.arg == "marks"]
            self._visit_with(node, [item for mark in marks for item in getattr(mark, "elts", [mark])])
        else:
            self.generic_visit(node)

    def _visit_with(self, node: ast.AST, marks: Iterable[ast.expr]) -> None:
        before = self._counts
        self._counts = before and not any(mark_name(mark) in NOT_COUNTED for mark in marks)
        self.generic_visit(node)
        self._counts = before


def marks(root: Path) -> list[Mark]:
    """Every rule that a mark in the tests names."""
    found: list[Mark] = []
    for path in sorted(root.glob("tests/**/*.py")):
        text = path.read_bytes()
        if b"mark.rule" in text:  # to read the other half of the modules takes as long
            walk = Marks(path.relative_to(root).as_posix())
            walk.visit(ast.parse(text, filename=str(path)))
            found.extend(walk.found)
    return found


def golden(root: Path, system: str) -> list[Mark]:
    """Every rule that a golden example of the system carries; an expected failure does not count."""
    path = root / "tests" / "golden" / f"{system}.json"
    if not path.is_file():
        return []
    registry = path.with_name("expected_failures.json")
    failures = json.loads(registry.read_text("utf-8")).get(system, {}) if registry.is_file() else {}
    place = path.relative_to(root).as_posix()
    return [
        Mark(rule, f"{place}: {example['id']}", example["id"] not in failures)
        for example in json.loads(path.read_text("utf-8"))
        for rule in example["rules"]
    ]


def tallies(root: Path) -> list[Tally]:
    """The count of every system."""
    marked = {mark.rule for mark in marks(root) if mark.counts}
    return [
        Tally(
            system,
            rules,
            frozenset(rules) & (marked | {mark.rule for mark in golden(root, system) if mark.counts}),
        )
        for system, rules in indexes(root).items()
    ]


def report(found: Iterable[Tally]) -> str:
    """The counts first, then the rules without a test."""
    counted = list(found)
    wide = max((len(tally.system) for tally in counted), default=0)
    lines = [f"{tally.system:<{wide}}  {len(tally.tested)}/{len(tally.rules)}" for tally in counted]
    for tally in counted:
        if tally.untested:
            lines += ["", f"{tally.system}, without a test:"]
            lines += WRAPPED.wrap(" ".join(tally.untested))
    return "\n".join(lines)


def main() -> int:
    """Print the report; the status is 1 where an index cannot be counted."""
    try:
        print(report(tallies(ROOT)))
    except IndexFault as fault:
        print(fault, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
