"""Checks every import for arrows in the wrong direction: desktop → ui → models → rules.

Inside a layer each package says in its docstring which of the other packages it may import, as in ``Of `ui` it may
import `ui.text` and `ui.theme`.`` What it imports beside those is a wrong arrow, and so is a circle of what is allowed.
"""

import ast
import re
import sys
import tomllib
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from graphlib import CycleError, TopologicalSorter
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent

# Our own packages that each may import, besides itself.
ARROWS = {
    "resources": frozenset[str](),
    "rules": frozenset[str](),
    "models": frozenset({"rules", "resources"}),
    "ui": frozenset({"models", "rules", "resources"}),
    "desktop": frozenset({"ui", "models", "rules", "resources"}),
}
MESSAGES = "rules/text/messages.py"
"""The only module of the rules that reads files, and the libraries it uses."""
READING_MESSAGES = frozenset({"pathlib", "rustfluent"})
SHEETS = frozenset({"pydantic", "pydantic_core", "annotated_types", "typing_extensions"})
PARSING = frozenset({"lark"})
"""The library that reads expressions."""
DATABASE = frozenset({"sqlmodel", "sqlalchemy", "alembic"})
FORMATS = frozenset({"chromium_reader", "defusedxml", "msgspec", "openpyxl", "yaml"})
"""Libraries that read foreign files."""
SEARCH = frozenset({"rapidfuzz"})
"""Libraries for fuzzy matching."""
WINDOW = frozenset({"PySide6", "shiboken6"})
WEB = frozenset({"h11", "segno", "starlette", "uvicorn"})
"""Libraries of the server for players, and of the picture that leads to it."""

# Libraries that each may import, besides Python's own; a package that is not named may import any.
LIBRARIES = {
    "resources": frozenset[str](),
    "rules": SHEETS | PARSING,
    "models": SHEETS | DATABASE | PARSING | FORMATS | SEARCH,
    "ui": SHEETS | WINDOW | WEB,
}

# Folders of `ui` that each of its folders may not import: the encounter builds on the party, both on the bestiary.
NOT_IN_TABS = {"bestiary": frozenset({"party", "encounter"}), "party": frozenset({"encounter"})}

# A rule knows no files, no clock on the wall, no network and no threads.
NOT_IN_RULES = frozenset(
    {
        "asyncio",
        "concurrent",
        "ctypes",
        "datetime",
        "dbm",
        "fileinput",
        "glob",
        "importlib.resources",
        "io",
        "linecache",
        "multiprocessing",
        "os",
        "pathlib",
        "pickle",
        "secrets",
        "shelve",
        "shutil",
        "socket",
        "sqlite3",
        "subprocess",
        "tempfile",
        "threading",
        "time",
        "urllib",
        "uuid",
    }
)
CALLS_NOT_IN_RULES = frozenset({"open", "input", "print"})
IMPORTING_CALLS = frozenset({"__import__", "import_module"})


SAID = re.compile(r"^Of `\w+` it may import ([^.]*(?:`[\w.]+`[^.`]*)*)\.$", re.MULTILINE)
"""The sentence of a package's docstring that names the packages it may import."""


@dataclass(frozen=True)
class Fault:
    """A wrong import: its place, and what is wrong."""

    path: Path
    line: int
    sentence: str

    def __str__(self) -> str:
        """Return it in the form of compilers, so that editors can jump there."""
        return f"{self.path.as_posix()}:{self.line}: {self.sentence}"


def built_in_systems(root: Path) -> frozenset[str]:
    """Return the ids of the rule systems declared as entry points in pyproject.toml."""
    project = tomllib.loads((root / "pyproject.toml").read_text("utf-8"))["project"]
    return frozenset(project["entry-points"]["turnwright.systems"])


def imports(nodes: Iterable[ast.AST], package: str) -> Iterator[tuple[int, str]]:
    """Yield every import of a module: its line and the full dotted name."""
    for node in nodes:
        if isinstance(node, ast.Import):
            for alias in node.names:
                yield node.lineno, alias.name
        elif isinstance(node, ast.ImportFrom):
            source = from_where(node, package)
            for alias in node.names:
                yield node.lineno, source if alias.name == "*" else f"{source}.{alias.name}"
        elif isinstance(node, ast.Call) and called(node) in IMPORTING_CALLS and node.args:
            name = node.args[0]
            if isinstance(name, ast.Constant) and isinstance(name.value, str):
                yield node.lineno, name.value


def from_where(node: ast.ImportFrom, package: str) -> str:
    """Return the module after `from`, with leading dots resolved."""
    if not node.level:
        return node.module or ""
    parts = package.split(".")
    parts = parts[: len(parts) - node.level + 1]
    return ".".join([*parts, node.module] if node.module else parts)


def called(node: ast.Call) -> str:
    """Return the last name of what is called."""
    match node.func:
        case ast.Name(id=name) | ast.Attribute(attr=name):
            return name
    return ""


def is_under(name: str, module: str) -> bool:
    """Return whether a dotted name is the module or inside it."""
    return name == module or name.startswith(f"{module}.")


def why_wrong(layer: str, system: str | None, name: str, systems: frozenset[str]) -> str | None:
    """Return what is wrong with a module of this layer (and system) importing a name; None if nothing is."""
    top, _, rest = name.partition(".")
    if top in ARROWS:
        if top != layer and top not in ARROWS[layer]:
            return f"{layer} may not import {name}"
        other = rest.partition(".")[0]
        if top == "rules" and other in systems:
            if layer == "ui":
                return f"ui may know no rule system, and imports {name}"
            if layer == "rules" and other != system:
                who = f"the system {system}" if system else "the core of the rules"
                return f"{who} may not import {name}"
        return None
    if top in sys.stdlib_module_names:
        if layer == "rules" and any(is_under(name, banned) for banned in NOT_IN_RULES):
            return f"a rule knows no files, wall clock, network or threads, and imports {name}"
        return None
    if layer in LIBRARIES and top not in LIBRARIES[layer]:
        return f"{layer} may not import the library {top}"
    return None


def why_wrong_tab(folder: str, name: str) -> str | None:
    """Return what is wrong with a folder of `ui` importing a name; None if nothing is."""
    layer, _, rest = name.partition(".")
    other = rest.partition(".")[0]
    is_wrong = layer == "ui" and other in NOT_IN_TABS.get(folder, ())
    return f"ui.{folder} may know nothing of ui.{other}, and imports {name}" if is_wrong else None


def named_systems(nodes: Iterable[ast.AST], systems: frozenset[str]) -> Iterator[tuple[int, str]]:
    """Yield every string that is a system's id, or a path or dotted name with one in it."""
    for node in nodes:
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            parts = node.value.replace("/", ".").replace(":", ".").split(".")
            for part in systems.intersection(parts):
                yield node.lineno, part


def faults_of(path: Path, root: Path, systems: frozenset[str]) -> Iterator[Fault]:
    """Yield what is wrong in a module."""
    place = path.relative_to(root)
    layer = place.parts[0]
    system = place.parts[1] if layer == "rules" and place.parts[1] in systems else None
    nodes = list(ast.walk(ast.parse(path.read_bytes(), filename=str(path))))
    for line, name in imports(nodes, ".".join(place.parent.parts)):
        if place.as_posix() == MESSAGES and name.partition(".")[0] in READING_MESSAGES:
            continue
        if why := why_wrong(layer, system, name, systems):
            yield Fault(place, line, why)
    if layer == "rules":
        for node in nodes:
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in CALLS_NOT_IN_RULES:
                yield Fault(place, node.lineno, f"a rule reads and writes nothing, and calls {node.func.id}")
    if layer == "ui":
        for line, name in imports(nodes, ".".join(place.parent.parts)):
            if why := why_wrong_tab(place.parts[1], name):
                yield Fault(place, line, why)
        for line, named in named_systems(nodes, systems):
            yield Fault(place, line, f"ui may name no rule system, and names {named!r}")


def faults(root: Path) -> list[Fault]:
    """Return everything wrong under the root, file by file."""
    systems = built_in_systems(root)
    modules = sorted(path for layer in ARROWS for path in (root / layer).rglob("*.py"))
    return [fault for path in modules for fault in faults_of(path, root, systems)]


def may_import(package: Path) -> frozenset[str] | None:
    """Return the packages of its own layer that a package may import by its docstring; None where it does not say."""
    docstring = ast.get_docstring(ast.parse((package / "__init__.py").read_bytes())) or ""
    sentence = SAID.search(docstring)
    return None if sentence is None else frozenset(re.findall(r"`([\w.]+)`", sentence[1]))


def packages(root: Path) -> dict[str, Path]:
    """Return every package of the layers by its dotted name, with its folder."""
    layers = (root / layer for layer in ARROWS if layer != "resources")
    folders = (path.parent for layer in layers for path in sorted(layer.rglob("__init__.py")))
    return {".".join(folder.relative_to(root).parts): folder for folder in folders}


def package_faults(root: Path) -> list[Fault]:
    """Return the imports between packages of one layer that no docstring allows, and one circle of those allowed."""
    known = packages(root)
    allowed: dict[str, frozenset[str]] = {}
    found: list[Fault] = []
    for name, folder in known.items():
        place, layer = (folder / "__init__.py").relative_to(root), name.partition(".")[0]
        says = may_import(folder)
        if says is None:
            found.append(
                Fault(place, 1, f"the docstring does not say what it may import: Of `{layer}` it may import …")
            )
        strange = (other for other in sorted(says or ()) if other not in known or other.partition(".")[0] != layer)
        found.extend(Fault(place, 1, f"{other} is no package of {layer}") for other in strange)
        allowed[name] = frozenset(says or ())
        for path in sorted(folder.glob("*.py")):
            nodes = ast.walk(ast.parse(path.read_bytes(), filename=str(path)))
            for line, full in imports(nodes, name):
                other = package_of(full, known)
                if other.partition(".")[0] == layer and other not in (name, *allowed[name]):
                    found.append(Fault(path.relative_to(root), line, f"{name} may not import {other}"))
    try:
        TopologicalSorter(allowed).prepare()
    except CycleError as error:
        found.append(Fault(Path(), 0, f"packages may import each other in a circle: {' → '.join(error.args[1])}"))
    return found


def package_of(full: str, known: Mapping[str, Path]) -> str:
    """Return the innermost package in which a dotted name stands; empty where it is none of the project's."""
    name = full
    while name and name not in known:
        name = name.rpartition(".")[0]
    return name


def main() -> int:
    """Print every wrong arrow; return 1 if there is one."""
    found = [*faults(ROOT), *package_faults(ROOT)]
    for fault in found:
        print(fault)
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
