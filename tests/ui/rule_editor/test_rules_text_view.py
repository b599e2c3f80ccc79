"""The text of rules in the window: typed, undone, found in, with its faults in the margin and below."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QHelpEvent, QKeySequence, QMouseEvent, QTextCursor
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit, QToolTip, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from models.exchange.shipped_games import shipped_games
from models.library import Library
from rules.written.loader import load
from rules.written.source import BadSystem, TextFault
from tests.ui.painted import contrast
from tests.ui.settling import settle
from ui.rule_editor.page import RulesPage
from ui.rule_editor.text.rules_highlighter import HUES
from ui.rule_editor.text.text_view import WASH, RulesTextView
from ui.shell.main_window import MainWindow
from ui.theme.theme import THEMES, look, theme_named, washed

Key, Held = Qt.Key, Qt.KeyboardModifier
GAME = next(game.text for game in shipped_games() if game.name == "any_game")


@pytest.fixture
def page(qtbot: QtBot) -> QWidget:
    """A text between two lines."""
    made = QWidget()
    rows = QVBoxLayout(made)
    before, behind = QLineEdit(), QLineEdit()
    before.setObjectName("before")
    behind.setObjectName("behind")
    for widget in (before, RulesTextView(), behind):
        rows.addWidget(widget)
    qtbot.addWidget(made)
    made.resize(900, 600)
    made.show()
    made.activateWindow()
    return made


@pytest.fixture
def view(qtbot: QtBot, page: QWidget) -> RulesTextView:
    (shown,) = page.findChildren(RulesTextView)
    shown.edit.setFocus()
    qtbot.waitUntil(shown.edit.hasFocus)
    return shown


@pytest.fixture
def rules_page(qtbot: QtBot, tmp_path: Path) -> Iterator[RulesPage]:
    """The page in the window, with its text shown."""
    library = Library.open(tmp_path / "own.turnwright", samples=())
    window = MainWindow(library)
    qtbot.addWidget(window)
    window.remembered.ask_no_more()
    window.show()
    window.show_rules_page(GAME)
    (made,) = window.findChildren(RulesPage)
    QTest.mouseClick(made.text_button, Qt.MouseButton.LeftButton)
    window.activateWindow()
    made.text_view.edit.setFocus()
    qtbot.waitUntil(made.text_view.edit.hasFocus)
    yield made
    library.close()


def faults_of(text: str) -> tuple[TextFault, ...]:
    with pytest.raises(BadSystem) as bad:
        load(text)
    return bad.value.faults


def focused() -> str:
    widget = QApplication.focusWidget()
    return "" if widget is None else widget.objectName()


def put_cursor(view: RulesTextView, place: int, end: int | None = None) -> None:
    cursor = view.edit.textCursor()
    cursor.setPosition(place)
    if end is not None:
        cursor.setPosition(end, QTextCursor.MoveMode.KeepAnchor)
    view.edit.setTextCursor(cursor)


@pytest.mark.parametrize("text", ["", "a = 1", "a = 1\r\nb = 2\r\n", 'a = "no\u00a0break 🜂"\n\n# end'])
def test_a_text_that_nobody_touches_is_to_the_sign_what_was_shown(view: RulesTextView, text: str) -> None:
    view.set_text(text)
    assert view.text() == text


def test_only_what_the_reader_types_is_told_and_once_for_what_is_typed_in_one_go(
    qtbot: QtBot, view: RulesTextView
) -> None:
    told: list[str] = []
    view.text_changed.connect(lambda: told.append(view.text()))
    view.set_text('a = "🜂"\n')
    put_cursor(view, len('a = "🜂"') + 2)
    QTest.keyClicks(view.edit, "b = 2")
    assert view.text() == 'a = "🜂"\nb = 2'
    assert told == []
    qtbot.waitUntil(lambda: bool(told))
    view.set_text("c = 3\n")
    assert told == ['a = "🜂"\nb = 2']


def test_what_is_typed_is_told_before_the_text_is_left(view: RulesTextView) -> None:
    told: list[str] = []
    view.text_changed.connect(lambda: told.append(view.text()))
    view.set_text("")
    QTest.keyClicks(view.edit, "a = 1")
    QTest.keyClick(view.edit, Key.Key_Escape)
    assert told == ["a = 1"]


def test_what_is_being_typed_is_taken_back_by_the_text_and_what_was_told_by_the_page(
    qtbot: QtBot, view: RulesTextView
) -> None:
    view.set_text("a = 1")
    put_cursor(view, 5)
    QTest.keyClicks(view.edit, "23")
    assert view.edit.document().isUndoAvailable()
    view.edit.undo()
    assert view.text() == "a = 1"
    QTest.keyClicks(view.edit, "4")
    with qtbot.waitSignal(view.text_changed):
        pass
    assert not view.edit.document().isUndoAvailable()
    view.set_text("a = 1")
    view.set_text("a = 14")
    assert not view.edit.document().isUndoAvailable()
    assert not view.edit.document().isRedoAvailable()


def test_cursor_and_scroll_bars_stay_where_the_text_stays_the_same(view: RulesTextView) -> None:
    view.set_text(GAME)
    line = 1 + GAME[: GAME.index("[status.prone]")].count("\n")
    view.go_to_line(line)
    place = view.edit.textCursor().position()
    first = view.edit.firstVisibleBlock().blockNumber()
    other = GAME.replace('id = "any_game"', 'id = "my_own_game"')
    view.set_text(other)
    assert view.text() == other
    assert view.edit.textCursor().position() == place + len("my_own_game") - len("any_game")
    assert view.edit.firstVisibleBlock().blockNumber() == first


def test_faults_stand_in_the_margin_and_below_and_lead_to_their_lines(view: RulesTextView) -> None:
    text = GAME.replace('{ put = "guarded", to = "self" }', '{ put = "gaurded", to = "self" }')
    line = 1 + text[: text.index("gaurded")].count("\n")
    view.set_text(text)
    view.show_faults(faults_of(text))
    assert view.edit.faulty_lines() == [line]
    (sentence,) = view.edit.faults_at(line)
    item = view.faults.item(0)
    assert item is not None
    assert item.text() == f"Line {line}: {sentence}"
    assert "guarded" in sentence
    assert view.faults.isVisible()
    view.faults.setFocus()
    QTest.keyClick(view.faults, Key.Key_Return)
    assert view.edit.hasFocus()
    assert view.edit.textCursor().blockNumber() == line - 1
    put_cursor(view, 0)
    place = view.faults.visualItemRect(item).center()
    QTest.mouseClick(view.faults.viewport(), Qt.MouseButton.LeftButton, pos=place)
    assert view.edit.textCursor().blockNumber() == line - 1
    view.set_text(GAME)
    view.show_faults(())
    assert view.edit.faulty_lines() == []
    assert not view.faults.isVisible()


def test_the_mark_of_a_fault_is_no_colour_alone_and_goes_along_with_its_line(view: RulesTextView) -> None:
    view.set_text("a = 1\nb = 2\nc = 3\n")
    before = view.edit.margin.grab().toImage()
    view.show_faults([TextFault("b", 2, "It is wrong.")])
    grey = (before.convertToFormat(before.Format.Format_Grayscale8), view.edit.margin.grab().toImage())
    assert grey[0] != grey[1].convertToFormat(before.Format.Format_Grayscale8)
    put_cursor(view, 0)
    QTest.keyClick(view.edit, Key.Key_Return)
    assert view.edit.faulty_lines() == [3]


def test_margin_and_line_say_what_is_wrong_under_the_mouse(view: RulesTextView) -> None:
    view.set_text("a = 1\nb = 2\n")
    view.show_faults([TextFault("b", 2, "It is wrong.")])
    lines = dict(view.edit.lines_in_sight())
    for widget in (view.edit.margin, view.edit.viewport()):
        place = QPoint(4, lines[2].center().y())
        QApplication.sendEvent(widget, QHelpEvent(QEvent.Type.ToolTip, place, widget.mapToGlobal(place)))
        assert QToolTip.text() == "It is wrong."
        QToolTip.hideText()


def test_a_click_on_a_number_sets_the_cursor_there(view: RulesTextView) -> None:
    view.set_text("a = 1\n    b = 2\n")
    place = QPointF(4, dict(view.edit.lines_in_sight())[2].center().y())
    press = QMouseEvent(
        QEvent.Type.MouseButtonPress,
        place,
        view.edit.margin.mapToGlobal(place),
        Qt.MouseButton.LeftButton,
        Qt.MouseButton.LeftButton,
        Held.NoModifier,
    )
    QApplication.sendEvent(view.edit.margin, press)
    cursor = view.edit.textCursor()
    assert (cursor.blockNumber(), cursor.positionInBlock()) == (1, 4)


def test_tab_indents_and_shift_tab_takes_it_back(view: RulesTextView) -> None:
    view.set_text("does = [\n{ stop = true },\n\n{ stop = true },\n]")
    put_cursor(view, 9, view.text().index("]"))
    QTest.keyClick(view.edit, Key.Key_Tab)
    assert view.text() == "does = [\n    { stop = true },\n\n    { stop = true },\n]"
    QTest.keyClick(view.edit, Key.Key_Backtab, Held.ShiftModifier)
    assert view.text() == "does = [\n{ stop = true },\n\n{ stop = true },\n]"
    put_cursor(view, 2)
    QTest.keyClick(view.edit, Key.Key_Tab)
    assert view.text().startswith("do  es = [")


def test_enter_goes_on_at_the_same_indentation(view: RulesTextView) -> None:
    view.set_text("does = [\n    { stop = true },")
    put_cursor(view, len(view.text()))
    QTest.keyClick(view.edit, Key.Key_Return)
    QTest.keyClicks(view.edit, "x")
    assert view.text().endswith("{ stop = true },\n    x")


def test_keys_alone_leave_the_text(view: RulesTextView) -> None:
    view.set_text("a = 1")
    for key, held, to in (
        (Key.Key_Escape, Held.NoModifier, "behind"),
        (Key.Key_Tab, Held.ControlModifier, "behind"),
        (Key.Key_Backtab, Held.ControlModifier | Held.ShiftModifier, "before"),
    ):
        view.edit.setFocus()
        QTest.keyClick(view.edit, key, held)
        assert focused() == to
        assert view.text() == "a = 1"


def test_something_is_found_and_looked_for_from_the_start_again(view: RulesTextView) -> None:
    view.set_text("Burning = 1\nstunned = 2\nburning = 3\n")
    QTest.keySequence(view.edit, QKeySequence.StandardKey.Find)
    assert view.find_line.hasFocus()
    QTest.keyClicks(view.find_line, "burning")
    seen = [view.edit.textCursor().blockNumber()]
    for key, held in ((Key.Key_Return, Held.NoModifier), (Key.Key_Return, Held.NoModifier)):
        QTest.keyClick(view.find_line, key, held)
        seen.append(view.edit.textCursor().blockNumber())
    QTest.keyClick(view.find_line, Key.Key_Return, Held.ShiftModifier)
    seen.append(view.edit.textCursor().blockNumber())
    assert seen == [0, 2, 0, 2]
    QTest.keyClicks(view.find_line, "x")
    assert view.found_label.text() == "It does not stand there."
    QTest.keyClick(view.find_line, Key.Key_Escape)
    assert view.edit.hasFocus()
    assert not view.finder.isVisible()


def test_on_the_page_ctrl_f_finds_in_the_text_and_esc_leaves_the_line_before_the_page(
    rules_page: RulesPage,
) -> None:
    view = rules_page.text_view
    QTest.keySequence(view.edit, QKeySequence.StandardKey.Find)
    assert view.find_line.hasFocus()
    QTest.keyClick(view.find_line, Key.Key_Escape)
    assert view.edit.hasFocus()
    QTest.keyClick(view.edit, Key.Key_Escape)
    assert not view.edit.hasFocus()
    assert rules_page.isVisible()


def test_on_the_page_ctrl_z_takes_back_what_is_being_typed_then_what_was_typed_before(
    qtbot: QtBot, rules_page: RulesPage
) -> None:
    view = rules_page.text_view
    put_cursor(view, 0)
    QTest.keyClicks(view.edit, "# one")
    qtbot.waitUntil(lambda: rules_page.document.text == f"# one{GAME}")
    QTest.keyClicks(view.edit, "# two")
    QTest.keySequence(view.edit, QKeySequence.StandardKey.Undo)
    assert view.text() == f"# one{GAME}"
    view.edit.take()
    QTest.keySequence(view.edit, QKeySequence.StandardKey.Undo)
    assert view.text() == GAME
    assert rules_page.document.text == GAME


def colours(view: RulesTextView, line: int) -> dict[str, str]:
    """Which words of a line have which colour."""
    block = view.edit.document().findBlockByNumber(line - 1)
    layout = block.layout()
    assert layout is not None
    text = block.text()
    return {
        text[part.start : part.start + part.length]: part.format.foreground().color().name()
        for part in layout.formats()
    }


def test_parts_of_the_text_are_told_apart_in_every_theme(view: RulesTextView) -> None:
    view.set_text('[status.burning]\nlabel = "Burning" # hot\nnote = """\n[no.table]\n""" # end\nlist = [3, true]\n')
    try:
        for name in ("light", "dark"):
            look().choose(name)
            families = theme_named(name).families
            assert colours(view, 1) == {"[status.burning]": families["grip"]}
            assert colours(view, 2) == {
                "label": families["ward"],
                '"Burning"': families["strengthen"],
                "# hot": theme_named(name).roles["muted"],
            }
            assert colours(view, 4) == {"[no.table]": families["strengthen"]}
            assert colours(view, 5) == {'"""': families["strengthen"], "# end": theme_named(name).roles["muted"]}
            assert colours(view, 6)["3"] == colours(view, 6)["true"] == families["transform"]
    finally:
        look().choose("light")


@pytest.mark.parametrize("name", THEMES)
def test_every_colour_is_read_on_every_ground_also_where_something_is_wrong(name: str) -> None:
    theme = theme_named(name)
    inks = [theme.family(family) for family in HUES.values()] + [theme.color("muted"), theme.color("text")]
    raised = theme.color("raised")
    for ground in (raised, washed(theme.color("bad"), raised, WASH / 255), theme.color("accent_soft")):
        assert min(contrast(ink.rgb(), ground.rgb()) for ink in inks) >= 4.5
    for ink in ("muted", "bad"):
        assert contrast(theme.color(ink).rgb(), theme.color("sunken").rgb()) >= 4.5


def test_a_very_long_line_is_not_coloured(qtbot: QtBot, view: RulesTextView) -> None:
    view.set_text("a" + ".a" * 90_000 + "\nb = 1\n")
    qtbot.waitUntil(lambda: "b" in colours(view, 2))
    assert colours(view, 1) == {}


def test_a_text_without_bounds_is_not_coloured_and_one_after_it_is(qtbot: QtBot, view: RulesTextView) -> None:
    view.set_text("b = 1\n" * 40_000)
    view.set_text("b = 1\n")
    qtbot.waitUntil(lambda: "b" in colours(view, 1))


def test_numbers_stand_beside_what_is_seen_of_the_text_alone(view: RulesTextView) -> None:
    view.set_text("\n".join(f"line_{number} = {'x' * 400!r}" for number in range(200)))
    settle()
    edit = view.edit
    assert edit.horizontalScrollBar().isVisible()
    assert edit.margin.geometry().bottom() == edit.viewport().geometry().bottom()
