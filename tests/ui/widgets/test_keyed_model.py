import random
from collections.abc import Hashable
from typing import Any, NamedTuple

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QModelIndex, QPersistentModelIndex, Qt, QtMsgType, qInstallMessageHandler
from PySide6.QtTest import QAbstractItemModelTester
from pytestqt.qtbot import QtBot

from tests.proving import short_of
from ui.widgets.keyed_model import Index, KeyedRows


class Thing(NamedTuple):
    id: int
    text: str = ""


class Things(KeyedRows[Thing]):
    def key(self, row: Thing) -> Hashable:
        return row.id

    def data(self, index: Index, role: int = int(Qt.ItemDataRole.DisplayRole)) -> Any:
        row = self.row_at(index)
        return row.text if row is not None and role == Qt.ItemDataRole.DisplayRole else None


def complaints(model: Things, orders: list[list[Thing]]) -> list[str]:
    """What the model tester says while the rows are shown one after the other."""
    said: list[str] = []

    def collect(kind: QtMsgType, context: object, message: str) -> None:
        said.append(message)

    before = qInstallMessageHandler(collect)
    try:
        tester = QAbstractItemModelTester(model, QAbstractItemModelTester.FailureReportingMode.Warning)
        for rows in orders:
            model.show_rows(rows)
            assert list(model.rows) == rows
        del tester
    finally:
        qInstallMessageHandler(before)
    return said


@given(st.lists(st.lists(st.integers(0, 12), unique=True), min_size=1, max_size=5))
def test_any_order_follows_any_other_and_kept_indexes_stay_with_their_rows(orders: list[list[int]]) -> None:
    model = Things()
    first, *others = ([Thing(candidate) for candidate in order] for order in orders)
    model.show_rows(first)
    kept = {row.id: QPersistentModelIndex(model.index(place, 0)) for place, row in enumerate(first)}
    assert complaints(model, others) == []
    last = others[-1] if others else first
    stayed = set(kept).intersection(*({row.id for row in order} for order in others)) if others else set(kept)
    for item in stayed:
        assert last[kept[item].row()].id == item


@pytest.mark.parametrize("size", short_of([60, 300, 3000], 60, 300))
def test_many_changes_at_once_keep_their_indexes_too(qtbot: QtBot, size: int) -> None:
    dice = random.Random(7)
    model = Things()
    first = [Thing(item) for item in range(size)]
    model.show_rows(first)
    kept = {item: QPersistentModelIndex(model.index(item, 0)) for item in range(0, size, 7)}
    second = [Thing(item, "new") for item in dice.sample(range(size + 500), size)]
    assert complaints(model, [second, first, second]) == []
    places = {row.id: place for place, row in enumerate(second)}
    assert any(item in places for item in kept)
    stayed = [item for item in kept if kept[item].isValid()]
    assert stayed
    assert all(kept[item].row() == places[item] for item in stayed)


def test_one_changed_row_is_told_as_such_and_nothing_else_is(qtbot: QtBot) -> None:
    model = Things()
    model.show_rows([Thing(1), Thing(2), Thing(3)])
    told: list[tuple[int, int]] = []
    model.dataChanged.connect(lambda first, last: told.append((first.row(), last.row())))
    model.modelReset.connect(lambda: told.append((-1, -1)))
    model.rowsInserted.connect(lambda parent, first, last: told.append((-2, first)))
    model.rowsRemoved.connect(lambda parent, first, last: told.append((-3, first)))
    model.show_rows([Thing(1), Thing(2, "new"), Thing(3)])
    assert told == [(1, 1)]
    assert model.place_of(3) == 2
    assert model.place_of(9) is None
    assert model.row_at(QModelIndex()) is None
