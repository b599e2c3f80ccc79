"""What the code writes into facts: the words that stand in the source for a field, however they get there."""

from __future__ import annotations

import ast
from collections import defaultdict
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path

from tools.import_arrows import ROOT

Field = tuple[str, str]
"""Kind of fact and name of a field."""
CORE = ("core", "dice", "engine", "mechanics", "scripts", "system")
"""The folders of `rules` whose functions all systems call."""
Function = ast.FunctionDef | ast.AsyncFunctionDef
Part = str | ast.Name


class Writer:
    """A function: what it calls, what it names, and the fields of facts that its parameters become."""

    def __init__(self, function: Function) -> None:
        arguments = (*function.args.posonlyargs, *function.args.args, *function.args.kwonlyargs)
        self.name = function.name
        self.parameters = tuple(argument.arg for argument in arguments)
        self.becomes: dict[str, set[Field]] = defaultdict(set)
        nodes = list(ast.walk(function))
        self.calls = [node for node in nodes if isinstance(node, ast.Call)]
        self.local: dict[str, list[ast.expr]] = defaultdict(list)
        """Name to all that it is set to in the function."""
        for node in nodes:
            if isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name):
                self.local[node.targets[0].id].append(node.value)


class Source:
    """The functions of a system, or of the core, and the words that they write."""

    def __init__(self, folders: tuple[Path, ...], below: Source | None = None) -> None:
        trees = [ast.parse(path.read_bytes()) for folder in folders for path in sorted(folder.rglob("*.py"))]
        self.below = below
        self.constants = dict(_constants(trees))
        self.writers = [Writer(node) for tree in trees for node in ast.walk(tree) if isinstance(node, Function)]
        self.by_name: dict[str, list[Writer]] = defaultdict(list)
        for writer in self.writers:
            self.by_name[writer.name].append(writer)
        while self._flow():
            pass

    def words(self) -> Mapping[Field, frozenset[str]]:
        """Kind and field to the words that stand in the source for it."""
        found: dict[Field, set[str]] = defaultdict(set)
        for writer, written, expression in self._written():
            for part in self._parts(expression, writer):
                if isinstance(part, str):
                    for into in written:
                        found[into].add(part)
        return {into: frozenset(words) for into, words in found.items()}

    def _flow(self) -> bool:
        """Carries the fields of what is called to the parameters that are handed on; whether anything was new."""
        is_new = False
        for writer, written, expression in self._written():
            for part in self._parts(expression, writer):
                if isinstance(part, ast.Name) and not written <= writer.becomes[part.id]:
                    writer.becomes[part.id] |= written
                    is_new = True
        return is_new

    def _written(self) -> Iterator[tuple[Writer, set[Field], ast.expr]]:
        """Each expression that becomes part of a fact: where it stands and the fields it is written into."""
        for writer in self.writers:
            for call in writer.calls:
                name = call.func.attr if isinstance(call.func, ast.Attribute) else getattr(call.func, "id", "")
                if name == "fact" and call.args:
                    kinds = [part for part in self._parts(call.args[0], writer) if isinstance(part, str)]
                    for keyword in call.keywords:
                        if keyword.arg is not None:
                            yield writer, {(kind, keyword.arg.rstrip("_")) for kind in kinds}, keyword.value
                for called in self._called(name):
                    yield from ((writer, *handed) for handed in _handed(call, called))

    def _called(self, name: str) -> list[Writer]:
        """The functions of that name, the system's own before the core's."""
        if name in self.by_name or self.below is None:
            return self.by_name.get(name, [])
        return self.below._called(name)

    def _parts(self, expression: ast.expr, writer: Writer, seen: frozenset[str] = frozenset()) -> Iterator[Part]:
        """What an expression may be: words that stand in the source, and parameters that are handed on."""
        match expression:
            case ast.Constant(value=str(word)):
                yield word
            case ast.IfExp(body=first, orelse=second):
                yield from self._parts(first, writer, seen)
                yield from self._parts(second, writer, seen)
            case ast.BoolOp(values=values):
                for value in values:
                    yield from self._parts(value, writer, seen)
            case ast.Name(id=name) | ast.Attribute(attr=name) if name.isupper():
                if name in self.constants:
                    yield self.constants[name]
            case ast.Name(id=name) if name not in seen:
                if name in writer.parameters:
                    yield expression
                for value in writer.local.get(name, ()):
                    yield from self._parts(value, writer, seen | {name})


def _constants(trees: list[ast.Module]) -> Iterator[tuple[str, str]]:
    """The words that a system has a name for."""
    for tree in trees:
        for node in tree.body:
            if not isinstance(node, ast.Assign):
                continue
            target = node.targets[0]
            pairs = [(target, node.value)]
            if isinstance(target, ast.Tuple) and isinstance(node.value, ast.Tuple):
                pairs = list(zip(target.elts, node.value.elts, strict=False))
            for name, value in pairs:
                if isinstance(name, ast.Name) and isinstance(value, ast.Constant) and isinstance(value.value, str):
                    yield name.id, value.value


def _handed(call: ast.Call, writer: Writer) -> Iterator[tuple[set[Field], ast.expr]]:
    """The arguments of a call that the function called writes into facts."""
    for parameter, argument in zip(writer.parameters, call.args, strict=False):
        if parameter in writer.becomes:
            yield writer.becomes[parameter], argument
    for keyword in call.keywords:
        if keyword.arg in writer.becomes:
            yield writer.becomes[keyword.arg], keyword.value


@cache
def core() -> Source:
    """What the core writes."""
    return Source(tuple(ROOT / "rules" / folder for folder in CORE))


@cache
def words_of(system: str) -> Mapping[Field, frozenset[str]]:
    """What a system's own code writes, by its own functions and by the core's."""
    return Source((ROOT / "rules" / system,), core()).words()
