"""Rules read the rows of statuses through the system in hand: other rows laid over a system are those it plays by.

Each row is altered twice, in the system alone and in the book's own module, which is then read anew; both play all
worked examples in which its status comes up. `make test` alters some rows of a system at a time, the long form each.
"""

import ast
import json
import sys
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from dataclasses import MISSING, fields, replace
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from rules.mechanics.statuses import Catalogue, Status
from rules.system import registry
from rules.system.system import System
from tests.proving import PROVE
from tests.rules.shown import played
from tests.worked import SYSTEMS, fights, reopened, scripts, start

Alteration = Callable[[Status], dict[str, Any]]
"""A row to the fields in which it becomes another."""

WORDS = frozenset({"id", "rule", "params", "terms", "drawing", "settled"})
"""Fields of no rule of a fight, or that say which words a sheet may have."""


def longer(row: Status) -> dict[str, Any]:
    return {} if row.timer is None else {"timer": row.timer + 1}


def allowing(row: Status) -> dict[str, Any]:
    return {"forbids": frozenset()} if row.forbids else {}


def stronger(row: Status) -> dict[str, Any]:
    return {"changes": tuple(replace(one, amount=one.amount * 2) for one in row.changes)} if row.changes else {}


def renamed(row: Status) -> dict[str, Any]:
    return {"label": f"{row.label} of the house"}


def all_of_it(row: Status) -> dict[str, Any]:
    return {**longer(row), **allowing(row), **stronger(row), **renamed(row)}


def without(name: str) -> Alteration:
    """A row that leaves a field of its own as it is unless said otherwise."""

    def altered(row: Status) -> dict[str, Any]:
        declared = next((one for one in fields(row) if one.name == name), None)
        if declared is None:
            return {}
        default = declared.default if declared.default_factory is MISSING else declared.default_factory()
        return {} if default == getattr(row, name) else {name: default}

    return altered


def with_rows(system: System, ids: Iterable[str], alter: Alteration) -> System:
    """A system with some rows altered, as house rules do it."""
    for id in ids:
        row, rows = system.statuses[id], system.statuses
        assert isinstance(rows, Catalogue)
        system = system.with_statuses(rows.altered(replace(row, **alter(row))))
    return system


@contextmanager
def rewritten(system: str, ids: Iterable[str], alter: Alteration) -> Iterator[System]:
    """A system whose modules are read anew, some rows of its book being written otherwise."""

    def write(row: Status) -> None:
        if row.id in ids:
            row.__dict__.update(alter(row))

    def made(row: Status, *args: Any, **values: Any) -> None:
        plain(row, *args, **values)
        write(row)

    package = f"rules.{system}"
    plain = Status.__init__
    home = sys.modules["rules"]
    before = {name: sys.modules.pop(name) for name in list(sys.modules) if f"{name}.".startswith(f"{package}.")}
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Status, "__init__", made)
        patch.setattr(Status, "__post_init__", write, raising=False)
        patch.setattr(home, system, before[package])
        try:
            other = registry.points()[system].load()
            assert all(
                getattr(other.statuses[id], name) == value
                for id in ids
                for name, value in alter(registry.system(system).statuses[id]).items()
            )
            yield other
        finally:
            for name in [name for name in sys.modules if f"{name}.".startswith(f"{package}.")]:
                del sys.modules[name]
            sys.modules.update(before)


@cache
def by_the_book(system: str) -> tuple[tuple[dict[str, Any], str], ...]:
    """The worked examples with what comes of each."""
    return tuple((data, played(registry.system(system), data)) for data in scripts(system))


@cache
def with_status(system: str, id: str) -> tuple[tuple[dict[str, Any], str], ...]:
    """Those in which a status comes up, in what is done or in what comes of it."""
    word = f'"{id}"'
    return tuple(
        (data, outcome) for data, outcome in by_the_book(system) if word in outcome or word in json.dumps(data)
    )


ROWS = [(system, id) for system in SYSTEMS for id in registry.system(system).statuses]
OWN = sorted(
    {
        one.name
        for system in SYSTEMS
        for row in registry.system(system).statuses.values()
        for one in fields(row)
        if one.name not in WORDS | {"label", "timer", "forbids", "changes"}
    }
)
ONE_BY_ONE: tuple[tuple[str, Alteration], ...] = (
    ("timer", longer),
    ("forbids", allowing),
    ("changes", stronger),
    ("label", renamed),
    *((name, without(name)) for name in OWN),
)


AT_ONCE = (("all", all_of_it),)
AT_A_TIME = 4
"""Rows that are altered together."""


def together() -> Iterator[tuple[str, tuple[str, ...]]]:
    """The rows of each system, some at a time: those that stand beside each other in the book are parted."""
    for system in SYSTEMS:
        ids = list(registry.system(system).statuses)
        groups = -(-len(ids) // AT_A_TIME)
        yield from ((system, tuple(ids[group::groups])) for group in range(groups))


@pytest.mark.parametrize(
    ("system", "ids", "alterations"),
    [
        *((system, ids, AT_ONCE) for system, ids in together()),
        *(pytest.param(system, (id,), AT_ONCE, marks=PROVE) for system, id in ROWS),
        *(pytest.param(system, (id,), ONE_BY_ONE, marks=PROVE) for system, id in ROWS),
    ],
    ids=lambda value: value if isinstance(value, str) else value[0] if isinstance(value[0], str) else f"{len(value)}",
)
def test_rows_altered_in_the_system_alone_are_played_as_those_altered_in_its_book(
    system: str, ids: tuple[str, ...], alterations: tuple[tuple[str, Alteration], ...]
) -> None:
    book = registry.system(system)
    examples = [
        data for data in scripts(system) if any(data == one for id in ids for one, _ in with_status(system, id))
    ]
    for name, alter in alterations:
        if examples and any(alter(book.statuses[id]) for id in ids):
            in_hand = with_rows(book, ids, alter)
            with rewritten(system, ids, alter) as other:
                for data in examples:
                    assert played(in_hand, data) == played(other, data), name


NOTICED = {"timer": 71, "forbids": 45, "changes": 82, "label": 224}
"""In how many examples at least it makes a difference that one row is another, for each status that comes up."""


@pytest.mark.parametrize("name", NOTICED)
def test_examples_notice_that_the_rows_in_hand_are_others(name: str) -> None:
    alter = dict(ONE_BY_ONE)[name]
    noticed = [
        (system, id)
        for system, id in ROWS
        for data, outcome in with_status(system, id)
        if alter(registry.system(system).statuses[id])
        and played(with_rows(registry.system(system), [id], alter), data) != outcome
    ]
    assert len(noticed) >= NOTICED[name]


@pytest.mark.parametrize("system", SYSTEMS)
def test_combatants_read_the_rows_of_their_system(system: str) -> None:
    book = registry.system(system)
    assert book.combatant.statuses is book.statuses
    with pytest.raises(KeyError):
        with_rows(book, ["no_such_row"], renamed)


@pytest.mark.parametrize("system", SYSTEMS)
def test_a_fight_keeps_the_rows_in_hand_in_copies_and_when_it_is_reopened(system: str) -> None:
    book = registry.system(system)
    id = next(iter(book.statuses))
    in_hand = with_rows(book, [id], renamed)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(registry, "system", lambda _: in_hand)
        service = start(fights(system)[0])
    for fight in (service.fight, service.fight.copy(), reopened(service).fight):
        assert fight.combatants
        assert all(one.statuses[id].label.endswith("of the house") for one in fight.combatants.values())
    assert not any(row.label.endswith("of the house") for row in book.statuses.values())


READS_THE_BOOK = {
    "system": "hands the book's rows in",
    "combatant.state": "its combatants have them unless a system lays others over",
    "combatant.sheet": "a sheet is checked, and worded, before there is a system in hand",
    "statuses.codes": "so are the effects on a sheet",
    "combatant.notation": "and what is read of a pasted text",
    "actions.attack": "the words of a choice are declared with its action",
}
"""Module of a system to why it may read the rows of its book."""
CHECKS = frozenset({"_row", "named"})
"""Functions beside the rows that check a command, and word what a sheet may name."""


def reads(module: str, tree: ast.AST, rows: set[str]) -> Iterator[str]:
    """Where a rule reads the rows of its book, or anything but the id of one."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Name) and node.id == "STATUSES":
            yield f"{module}:{node.lineno} reads STATUSES"
        elif isinstance(node, ast.Attribute) and getattr(node.value, "id", "") in rows and node.attr != "id":
            yield f"{module}:{node.lineno} reads {ast.unparse(node)}"


@pytest.mark.parametrize("system", SYSTEMS)
def test_no_rule_reads_the_rows_of_its_module(system: str) -> None:
    book = import_module(f"rules.{system}.statuses.catalogue")
    rows = {name for name, value in vars(book).items() if isinstance(value, Status)}
    folder = Path(book.__file__ or "").parents[1]
    found: list[str] = []
    for path in folder.rglob("*.py"):
        module, tree = ".".join(path.relative_to(folder).with_suffix("").parts), ast.parse(path.read_text("utf-8"))
        if module == "statuses.catalogue":
            functions = [node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)]
            for function in functions:
                found += reads(module, function, rows) if function.name not in CHECKS else ()
        elif module not in READS_THE_BOOK:
            found += reads(module, tree, rows)
    assert found == []
