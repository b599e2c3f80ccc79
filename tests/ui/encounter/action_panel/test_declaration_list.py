"""What everybody declares, line by line."""

import itertools

import pytest
from PySide6.QtGui import QFontMetrics
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from rules.core.display import Deed
from tests.there import there
from tests.ui.settling import settle
from ui.encounter.action_panel.declaration_list import (
    AT_ONCE,
    CLOSED,
    DECLARED,
    LATER,
    LINE_HEIGHT,
    NEXT,
    DeclarationColumn,
    DeclarationLine,
    LineButton,
)
from ui.theme.theme import NORMAL, current, look, sized
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


@pytest.mark.parametrize(("per_cent", "width"), [(150, 460), (150, 400), (200, 532)])
def test_a_line_says_against_whom_in_large_letters_too(qtbot: QtBot, per_cent: int, width: int) -> None:
    """Beside the word for Enter the declaration had no room for its target."""
    column = DeclarationColumn()
    qtbot.addWidget(column)
    look().choose_text_size(per_cent)
    thing = "Escopeta de dos cañones"
    words = (Deed("Atacar", thing, ("Elvira Montalbán",)), Deed("Atacar", "Subfusil", ("Tomás Quiroga",)))
    states = itertools.product(words, (NEXT, LATER, DECLARED, CLOSED), (False, True))
    column.show_lines(
        [
            DeclarationLine(str(n), "c", "Contrabandista", "foes", deed, state, changed=changed)
            for n, (deed, state, changed) in enumerate(states)
        ]
    )
    column.resize(width, 2000)
    column.show()
    settle()
    for button in column.findChildren(LineButton):
        line = there(button.line)
        name, declared = button.drawn()
        assert button.narrow
        assert isinstance(line.words, Deed)
        assert declared.endswith(line.words.aim), declared
        assert name.startswith("Contrab")
    look().choose_text_size(100)


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


def columns(button: LineButton, role: str) -> set[int]:
    """In which columns of pixels something stands in the colour of a role."""
    image, wanted = button.grab().toImage(), current().color(role).rgb()
    return {x for x in range(image.width()) for y in range(image.height()) if image.pixel(x, y) == wanted}


def drawn(qtbot: QtBot, state: str, *, changed: bool = False) -> LineButton:
    button = LineButton(None)  # type: ignore[arg-type]
    qtbot.addWidget(button)
    button.resize(500, LINE_HEIGHT)
    button.arrange(120, 0)
    button.show_line(DeclarationLine("0", "a", "Guard", "foes", "Attack", state, changed))
    button.show()
    return button


def test_how_far_a_line_is_stands_at_its_right_and_a_pencil_beside_it(qtbot: QtBot) -> None:
    assert min(columns(drawn(qtbot, DECLARED), "good")) > 460
    plain, changed = drawn(qtbot, NEXT), drawn(qtbot, NEXT, changed=True)
    pencil = columns(changed, "warn")
    assert not columns(plain, "warn")
    assert min(pencil) > 460
    tags = [{x for x in columns(button, "accent") if x > 250} for button in (plain, changed)]
    assert max(tags[1]) < min(pencil), "the word stands before the pencil, and covers nothing of it"
    assert max(tags[0]) > max(tags[1])
    assert columns(drawn(qtbot, LATER, changed=True), "warn") == pencil


def test_what_is_to_be_done_next_is_louder_than_what_comes_later(qtbot: QtBot) -> None:
    deed = range(140, 250)
    loud, later = (columns(drawn(qtbot, state), "text").intersection(deed) for state in (NEXT, LATER))
    assert loud
    assert not later
    assert not columns(drawn(qtbot, DECLARED), "text"), "about what is declared nothing is to be done"


def test_only_lines_that_can_still_be_changed_can_be_pressed(qtbot: QtBot) -> None:
    states = {state: drawn(qtbot, state).isEnabled() for state in (DECLARED, NEXT, LATER, CLOSED)}
    assert states == {DECLARED: False, NEXT: True, LATER: True, CLOSED: False}
    column = DeclarationColumn()
    qtbot.addWidget(column)
    column.show()
    clicked: list[str] = []
    column.line_clicked.connect(clicked.append)
    lines = [DeclarationLine(str(n), "", f"Guard {n}", "foes", "Attack", LATER) for n in range(3)]
    column.show_lines(lines)
    column.findChildren(LineButton)[1].click()
    assert clicked == ["1"]
    column.show_lines(lines[:2])
    assert [button.isVisible() for button in column.findChildren(LineButton)] == [True, True, False]
    column.show_lines(lines)
    assert [button.isVisible() for button in column.findChildren(LineButton)] == [True, True, True], "as it was before"
