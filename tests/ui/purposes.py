"""What the code asks dice for, read out of it: each purpose is a message, or the book's own word."""

import ast
from collections.abc import Iterable, Iterator
from functools import cache
from importlib import import_module
from pathlib import Path

from tools.import_arrows import ROOT, built_in_systems

ASKED = {"die": 1, "dice": 1, "percent": 0, "roll": 1}
"""Methods of the table that ask for dice, to the place of what they are for."""


@cache
def purposes(package: str) -> frozenset[str]:
    """What a package asks dice for: what it tells the table, or a function of its own that hands it on as `what`."""
    return frozenset(_purposes(package))


def _purposes(package: str) -> Iterator[str]:
    trees = list(_trees(package))
    handing: dict[str, int] = {}
    for tree in trees:
        for node in ast.walk(tree):
            if isinstance(node, ast.FunctionDef):
                names = [argument.arg for argument in node.args.args]
                if names[:1] == ["table"] and "what" in names:
                    handing[node.name] = names.index("what")
                    yield from _texts(node.args.defaults[len(node.args.defaults) - len(names) + names.index("what") :])
    for tree in trees:
        for node in ast.walk(tree):
            if isinstance(node, ast.Call):
                called = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
                handed = bool(node.args) and isinstance(node.args[0], ast.Name) and node.args[0].id == "table"
                place = (handing if handed else ASKED).get(called)
                if place is not None:
                    named = [keyword.value for keyword in node.keywords if keyword.arg == "what"]
                    yield from _texts([*node.args[place : place + 1], *named])


def _texts(nodes: Iterable[ast.expr]) -> Iterator[str]:
    for node in nodes:
        if isinstance(node, ast.IfExp):
            yield from _texts((node.body, node.orelse))
        elif isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield node.value


def _trees(package: str) -> Iterator[ast.Module]:
    folder = Path(str(import_module(package).__file__)).parent
    of_others = built_in_systems(ROOT) if package == "rules" else frozenset[str]()
    for path in sorted(folder.rglob("*.py")):
        if path.relative_to(folder).parts[0] in of_others:
            continue
        yield ast.parse(path.read_text("utf-8"))
