"""What everybody declares, line by line."""

import itertools

from PySide6.QtGui import QFontMetrics
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tests.there import there
from tests.ui.settling import settle
from ui.encounter.action_panel.declaration_list import (
    AT_ONCE,
    LATER,
    NEXT,
    DeclarationColumn,
    DeclarationLine,
    LineButton,
)
from ui.theme.theme import NORMAL, sized
from ui.widgets.labels import Label


def test_the_keys_are_said_above_the_lines_where_they_are_seen_of_many_combatants(qtbot: QtBot) -> None:
    column = DeclarationColumn()
    qtbot.addWidget(column)
    column.show_lines(
        [DeclarationLine(str(n), "abcdefgh"[n], f"Guard {n}", "foes", "Attack", LATER if n else NEXT) for n in range(8)]
    )
    column.resize(500, 700)
    column.show()
    hint = next(label for label in column.findChildren(Label) if "Shift+Enter" in label.text())
    assert hint.geometry().bottom() < min(line_button.y() for line_button in column.findChildren(LineButton))


def test_no_name_is_cut_while_a_line_of_its_own_would_show_it(qtbot: QtBot) -> None:
    column = DeclarationColumn()
    qtbot.addWidget(column)
    names = ("Matón del puerto viejo", "Inés")
    column.show_lines(
        [DeclarationLine(str(n), "mi"[n], name, "foes", "Atacar", LATER if n else NEXT) for n, name in enumerate(names)]
    )
    column.show()
    for width in (470, 520, 600, 800):
        column.resize(width, 300)
        for button in column.findChildren(LineButton):
            name = QFontMetrics(sized(button.font(), NORMAL, bold=True)).horizontalAdvance(there(button.line).name)
            assert button.narrow or button.names >= name


def test_the_lines_of_a_great_fight_come_in_portions_and_are_the_same_in_the_end(qtbot: QtBot) -> None:
    column = DeclarationColumn()
    qtbot.addWidget(column)
    column.resize(900, 400)
    column.show()
    many = 10 * AT_ONCE + 1
    lines = [
        DeclarationLine(str(n), "", f"Guard {n}", "foes", f"Attack {n}", LATER if n else NEXT) for n in range(many)
    ]
    column.show_lines(lines)
    portions = [len(column.findChildren(LineButton))]
    while portions[-1] < many:
        QApplication.processEvents()
        portions.append(len(column.findChildren(LineButton)))
    assert portions[0] == AT_ONCE
    assert all(after - before <= AT_ONCE for before, after in itertools.pairwise(portions))
    buttons = column.findChildren(LineButton)
    assert [button.line for button in buttons] == lines
    assert {(button.names, button.narrow) for button in buttons} == {(buttons[0].names, False)}
    settle()
    assert [button.y() for button in buttons] == sorted(button.y() for button in buttons)


def test_lines_that_change_while_others_come_are_shown_as_they_are_now(qtbot: QtBot) -> None:
    column = DeclarationColumn()
    qtbot.addWidget(column)
    column.show()

    def shown(words: str, many: int) -> list[DeclarationLine]:
        lines = [DeclarationLine(str(n), "", f"Guard {n}", "foes", words, LATER) for n in range(many)]
        column.show_lines(lines)
        return lines

    shown("Attack", 3 * AT_ONCE)
    QApplication.processEvents()
    lines = shown("Defend", 3 * AT_ONCE - 1)
    qtbot.waitUntil(lambda: len(column.findChildren(LineButton)) >= len(lines))
    assert [button.line for button in column.findChildren(LineButton) if button.isVisible()] == lines
    few = shown("Flee", 2)
    QApplication.processEvents()
    assert [button.line for button in column.findChildren(LineButton) if button.isVisible()] == few


def test_nothing_is_said_of_keys_that_do_nothing_in_the_past(qtbot: QtBot) -> None:
    column = DeclarationColumn()
    qtbot.addWidget(column)
    lines = [DeclarationLine("0", "a", "Guard", "foes", "Attack", NEXT)]
    column.show()
    for is_past in (False, True, False):
        column.show_lines(lines, is_past=is_past)
        said = [label.text() for label in column.findChildren(Label) if label.isVisible() and "Enter" in label.text()]
        assert bool(said) is not is_past
