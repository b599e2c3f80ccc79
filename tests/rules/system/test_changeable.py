"""A system names the numbers that its rows may change: each changes what is shown, what is rolled and foretold."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from dataclasses import replace
from functools import cache
from typing import Any

import pytest

from rules.core.modifiers import Modifier
from rules.engine.replay import service_for
from rules.mechanics.statuses import KINDS_OF_CHANGE, Catalogue, ChangeableNumber, Status
from rules.system import registry
from rules.system.system import System
from rules.system.translated_system import worded
from rules.text.faults import BadScript
from rules.text.messages import LANGUAGES
from tests.rules.shown import checked
from tests.worked import SYSTEMS, scripts

AMOUNTS = {"flat": (3, -3), "percent": (100, -50), "times": (3, 0), "over": (3,), "becomes": (1, 9)}
"""Kind of change to amounts, of which one makes a difference in some example."""
CASES = [
    (system, number, kind)
    for system in SYSTEMS
    for number in registry.system(system).changeable
    for kind in sorted(number.kinds)
]


def with_change(system: System, change: Modifier) -> System:
    """A system in which every status changes a number in one more way; where one is fixed, in this way alone."""
    rows = system.statuses
    assert isinstance(rows, Catalogue)

    def altered(row: Status) -> Status:
        others = tuple(other for other in row.changes if other.stat != change.stat)
        return replace(row, changes=(change, *others))

    return system.with_statuses(rows.altered(*map(altered, rows.values())))


class Came(dict[str, str]):
    """What came of a script, in JSON: what happened and was foretold, and the numbers that were shown."""


def came(system: System, data: Mapping[str, Any]) -> Came:
    """Play a script by the rules of a system that is not looked up."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(registry, "system", lambda _: system)
        try:
            read = checked(data)
            service = service_for(read)
        except BadScript:
            return Came()
        happened: list[Any] = []
        numbers: list[Any] = []
        for number, command in enumerate(read.commands):
            if command["do"] == "act" and service.refusal_of(command) is None:
                happened.append(service.preview(command))
            happened.append(service.do(command, number=number))
            fight = service.fight
            for who in fight.combatants.values():
                happened.append((who.id, dict(who.pools), who.state, who.initiative))
                stats = system.outcome.stats(fight, who)
                numbers.append((stats, {stat: system.outcome.explain(fight, who, stat) for stat in stats}))
        return Came(happened=json.dumps(happened, default=str), numbers=json.dumps(numbers, default=str))


@cache
def by_the_book(system: str) -> tuple[tuple[Mapping[str, Any], Came], ...]:
    """The worked examples with what came of them."""
    return tuple((data, came(registry.system(system), data)) for data in scripts(system))


def changed(system: str, change: Modifier) -> Iterator[tuple[Came, Came]]:
    """What came of each example by the book, and under the change."""
    altered = with_change(registry.system(system), change)
    for data, before in by_the_book(system):
        yield before, came(altered, data)


def makes_a_difference(system: str, change: Modifier, in_: str) -> bool:
    return any(before.get(in_) != after.get(in_) for before, after in changed(system, change))


@pytest.mark.parametrize(
    ("system", "number", "kind"), CASES, ids=[f"{system}-{number.id}-{kind}" for system, number, kind in CASES]
)
def test_each_change_of_each_number_reaches_play(system: str, number: ChangeableNumber, kind: str) -> None:
    changes = [Modifier(number.id, amount, kind) for amount in AMOUNTS[kind]]
    assert all(map(number.takes, changes))
    assert any(makes_a_difference(system, change, "happened") for change in changes)
    if number.is_stat:
        assert any(makes_a_difference(system, change, "numbers") for change in changes)


def test_what_is_no_number_changes_nothing() -> None:
    assert not makes_a_difference("tabuleiro", Modifier("no_number", 3), "numbers")


LABEL = "Stubborn as a mule"


@pytest.mark.parametrize("system", SYSTEMS)
def test_the_steps_of_a_number_say_which_status_changes_it(system: str) -> None:
    for number in (number for number in registry.system(system).changeable if number.is_stat):
        altered = with_change(registry.system(system), Modifier(number.id, 3))
        rows = altered.statuses
        assert isinstance(rows, Catalogue)
        named = altered.with_statuses(rows.altered(*(replace(row, label=LABEL) for row in rows.values())))
        assert any(LABEL in came(named, data).get("numbers", "") for data in scripts(system)), number.id


@pytest.mark.parametrize("system", SYSTEMS)
def test_rows_change_numbers_of_their_system_alone(system: str) -> None:
    book = registry.system(system)
    known = {number.id: number for number in book.changeable}
    assert len(known) == len(book.changeable) > 0
    for row in book.statuses.values():
        assert all(known[change.stat].takes(change) for change in row.changes), row.id


def test_a_number_takes_no_change_of_another_kind_or_beyond_its_limits() -> None:
    number = ChangeableNumber("eva", frozenset({"flat", "over"}))
    assert number.takes(Modifier("eva", -20))
    assert not number.takes(Modifier("acc", -20))
    assert not number.takes(Modifier("eva", 2, "times"))
    assert not number.takes(Modifier("eva", 0, "over"))
    assert not any(ChangeableNumber("eva", frozenset({kind})).takes(Modifier("eva", 10**6, kind)) for kind in AMOUNTS)
    assert AMOUNTS.keys() == KINDS_OF_CHANGE.keys()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("system", SYSTEMS)
def test_numbers_have_names(system: str, language: str) -> None:
    for read in (registry.system(system), worded(registry.system(system), language)):
        labels = [read.number_label(number.id, language) for number in read.changeable]
        assert len(set(labels)) == len(labels)
        assert all(label and "⟨" not in label and "_" not in label for label in labels), labels
