"""What everybody declares, line by line."""

from pytestqt.qtbot import QtBot

from ui.encounter.declaration_column import LATER, NEXT, DeclarationColumn, Line, LineButton
from ui.plain import Label


def test_the_keys_are_said_above_the_lines_where_they_are_seen_of_many_combatants(qtbot: QtBot) -> None:
    column = DeclarationColumn()
    qtbot.addWidget(column)
    column.show_lines(
        [Line(str(n), "abcdefgh"[n], f"Guard {n}", "foes", "Attack", LATER if n else NEXT) for n in range(8)]
    )
    column.resize(500, 700)
    column.show()
    hint = next(one for one in column.findChildren(Label) if "Shift+Enter" in one.text())
    assert hint.geometry().bottom() < min(one.y() for one in column.findChildren(LineButton))


def test_no_name_is_cut_while_a_line_of_its_own_would_show_it(qtbot: QtBot) -> None:
    column = DeclarationColumn()
    qtbot.addWidget(column)
    names = ("Matón del puerto viejo", "Inés")
    column.show_lines(
        [Line(str(n), "mi"[n], name, "foes", "Atacar", LATER if n else NEXT) for n, name in enumerate(names)]
    )
    column.show()
    for width in (470, 520, 600, 800):
        column.resize(width, 300)
        for button in column.findChildren(LineButton):
            assert button.narrow or button.names >= button.widths()[0]


def test_nothing_is_said_of_keys_that_do_nothing_in_the_past(qtbot: QtBot) -> None:
    column = DeclarationColumn()
    qtbot.addWidget(column)
    lines = [Line("0", "a", "Guard", "foes", "Attack", NEXT)]
    column.show()
    for is_past in (False, True, False):
        column.show_lines(lines, is_past=is_past)
        said = [one.text() for one in column.findChildren(Label) if one.isVisible() and "Enter" in one.text()]
        assert bool(said) is not is_past
