"""A system names the moments of its rows: each is one that its rows may write, in words, and one that comes in play."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Any

import pytest

from rules.core.state import Condition
from rules.mechanics.statuses import EVERYWHERE, Catalogue, RowMoment, Status
from rules.mechanics.table import Reaction, Table
from rules.system import registry
from rules.system.system import System
from rules.system.translated_system import worded
from rules.text.messages import LANGUAGES
from tests.rules.shown import played
from tests.worked import SYSTEMS, scripts

MOMENTS = [(system, moment) for system in SYSTEMS for moment in registry.system(system).moments]
IDS = [f"{system}-{moment.id}" for system, moment in MOMENTS]


def with_rows(system: System, alter: Callable[[Status], Status]) -> System:
    """A system with every row altered."""
    rows = system.statuses
    assert isinstance(rows, Catalogue)
    return system.with_statuses(rows.altered(*map(alter, rows.values())))


def heard(system: System, moment: str) -> Iterator[tuple[str, str]]:
    """Who is called at a moment, and by which row, while the worked examples are played."""
    calls: list[tuple[str, str]] = []

    def listening(row: Status) -> Status:
        before: Reaction | None = row.at.get(moment)

        def acts(table: Table, bearer: Any, condition: Condition) -> None:
            calls.append((bearer.id, condition.status))
            if before is not None:
                before(table, bearer, condition)

        return replace(row, at={**row.at, moment: acts})

    listening_system = with_rows(system, listening)
    for data in scripts(system.id):
        played(listening_system, data)
        yield from calls
        calls.clear()


def ended(system: System, moment: str) -> Iterator[int]:
    """The worked examples in which something ends at a moment, if every status ends then and at no other."""
    endless = with_rows(system, lambda row: replace(row, ends_at=frozenset()))
    ending = with_rows(system, lambda row: replace(row, ends_at=frozenset({moment})))
    for number, data in enumerate(scripts(system.id)):
        if played(ending, data) != played(endless, data):
            yield number


@pytest.mark.parametrize(("system", "moment"), MOMENTS, ids=IDS)
def test_each_moment_comes_in_play(system: str, moment: RowMoment) -> None:
    book = registry.system(system)
    assert moment.acts or moment.ends
    if moment.acts:
        assert next(heard(book, moment.id), None) is not None
    if moment.ends:
        assert next(ended(book, moment.id), None) is not None


def test_what_is_no_moment_never_comes() -> None:
    book = registry.system("tabuleiro")
    assert next(heard(book, "no moment"), None) is None
    assert next(ended(book, "no moment"), None) is None


@pytest.mark.parametrize("system", SYSTEMS)
def test_rows_write_moments_of_their_system_alone(system: str) -> None:
    book = registry.system(system)
    assert set(EVERYWHERE) <= set(book.moments)
    assert len({moment.id for moment in book.moments}) == len(book.moments)
    act, end = ({moment.id for moment in book.moments if getattr(moment, way)} for way in ("acts", "ends"))
    for row in book.statuses.values():
        assert set(row.at) <= act, row.id
        assert row.ends_at <= end, row.id


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("system", SYSTEMS)
def test_moments_have_words(system: str, language: str) -> None:
    for read in (registry.system(system), worded(registry.system(system), language)):
        said = [read.moment_label(moment.id, language) for moment in read.moments]
        assert all(
            words not in (moment.id, "") and "⟨" not in words for words, moment in zip(said, read.moments, strict=True)
        )
        assert len(set(said)) == len(said)
