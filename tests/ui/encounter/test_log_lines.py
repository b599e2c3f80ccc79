"""Lines of the log: none is cut, however long its words and however narrow the log."""

import pytest
from PySide6.QtWidgets import QApplication, QStyleOptionViewItem

from tests.ui.encounter.conftest import GameTable
from ui.encounter.log_model import LogLine
from ui.encounter.log_view import _role
from ui.keyed import ROW_ROLE

LONG = "Sobrecogedoramente" * 12 + " y ahora 140 → 81"


@pytest.mark.parametrize("width", [150, 260, 400])
def test_every_line_has_room_for_all_of_its_words(begun: GameTable, width: int) -> None:
    begun.conductor.command({"do": "note", "text": LONG})
    view = begun.page.log.list
    view.setFixedWidth(width)
    QApplication.processEvents()
    delegate = view.itemDelegate()
    option = QStyleOptionViewItem()
    option.font = view.font()
    seen = 0
    for row in range(view.model().rowCount()):
        index = view.model().index(row, 0)
        line = index.data(ROW_ROLE)
        assert isinstance(line, LogLine)
        wrapped = delegate._wrapped(option, line, view.viewport().width())
        lines = [wrapped.lineAt(number) for number in range(wrapped.lineCount())]
        assert all(one.naturalTextWidth() <= view.viewport().width() for one in lines)
        assert view.visualRect(index).height() >= sum(one.height() for one in lines)
        assert sum(one.textLength() for one in lines) == len(line.text)
        seen += len(lines) > 1
    assert seen


def test_a_number_and_what_became_of_it_stand_in_one_line(begun: GameTable) -> None:
    begun.conductor.command({"do": "note", "text": "one two three four 140 → 81"})
    view = begun.page.log.list
    delegate, option = view.itemDelegate(), QStyleOptionViewItem()
    option.font = view.font()
    line = view.model().index(view.model().rowCount() - 1, 0).data(ROW_ROLE)
    for width in range(140, 400, 10):
        wrapped = delegate._wrapped(option, line, width)
        texts = [
            line.text[one.textStart() : one.textStart() + one.textLength()]
            for one in (wrapped.lineAt(number) for number in range(wrapped.lineCount()))
        ]
        assert any("140 → 81" in text for text in texts), (width, texts)


def test_a_blow_that_gets_nothing_through_is_not_coloured_as_a_wound(begun: GameTable) -> None:
    roles = []
    for amount in (0, 1):
        begun.conductor.command({"do": "damage", "actor": next(iter(begun.fight.combatants)), "amount": amount})
        lines = [one for one in begun.page.log.model.lines if one.fact["kind"] == "damage"]
        roles.append(_role(lines[-1]))
    assert roles == ["muted", "bad"]
