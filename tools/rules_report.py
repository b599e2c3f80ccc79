"""Counts the rules of each system's index that have a test, and lists those without one."""

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
    """A rule id named by a test: where, and whether the test has to pass."""

    rule: str
    place: str
    counts: bool


@dataclass(frozen=True)
class Tally:
    """A system's rules in the order of its index, and those with a test."""

    system: str
    rules: tuple[str, ...]
    tested: frozenset[str]

    @property
    def untested(self) -> list[str]:
        """The rules without a test."""
        return [rule for rule in self.rules if rule not in self.tested]


def first_cells(text: str) -> Iterator[tuple[int, str]]:
    """Yield the first cell of each table row under headings of an index, or of all if there is none."""
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
    """Return the rule ids of an index, in order."""
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
    """Return every system's index by the system's id."""
    return {path.parent.name: index(path) for path in sorted(root.glob("rules/*/RULES.md"))}


def mark_name(node: ast.expr) -> str:
    """Return the name of a pytest mark, called or not; empty for anything else."""
    match node:
        case ast.Call(func=func):
            return mark_name(func)
        case ast.Attribute(value=ast.Attribute(attr="mark"), attr=name):
            return name
    return ""


class Marks(ast.NodeVisitor):
    """Visits a test module and collects the rules of its marks."""

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
        """Collect the ids of a rule mark; visit anything else, such as a `pytest.param` with marks."""
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
    """Return every rule named by a mark in the tests."""
    found: list[Mark] = []
    for path in sorted(root.glob("tests/**/*.py")):
        text = path.read_bytes()
        if b"mark.rule" in text:  # to read the other half of the modules takes as long
            walk = Marks(path.relative_to(root).as_posix())
            walk.visit(ast.parse(text, filename=str(path)))
            found.extend(walk.found)
    return found


def golden(root: Path, system: str) -> list[Mark]:
    """Return every rule of the system's golden examples; expected failures do not count."""
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
    """Return the tally of every system."""
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
    """Return the counts, then the rules without a test."""
    counted = list(found)
    wide = max((len(tally.system) for tally in counted), default=0)
    lines = [f"{tally.system:<{wide}}  {len(tally.tested)}/{len(tally.rules)}" for tally in counted]
    for tally in counted:
        if tally.untested:
            lines += ["", f"{tally.system}, without a test:"]
            lines += WRAPPED.wrap(" ".join(tally.untested))
    return "\n".join(lines)


def main() -> int:
    """Print the report; return 1 if an index cannot be counted."""
    try:
        print(report(tallies(ROOT)))
    except IndexFault as fault:
        print(fault, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
