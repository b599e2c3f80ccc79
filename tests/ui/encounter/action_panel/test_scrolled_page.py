"""What is scrolled on the stage wants the same height in a width whatever width it has now.

Qt gives it a width with a scroll bar or without, asks again what it wants as soon as it has that, and goes on so: where
the answer hung on the present width, the stack was full of it in the end.
"""

from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtWidgets import QScrollArea, QWidget

from models.library import Library
from tests.ui.encounter.conftest import APP, GameTable
from tests.ui.encounter.sampling import sample_fight
from tests.ui.encounter.warehouse import shoot_out
from tests.ui.settling import settle
from tools.pictures.page_pictures import USUAL, Size, show
from ui.encounter.action_panel.declaration_list import LineButton
from ui.encounter.action_panel.fight_end_card import LAUREL, OutcomeBand
from ui.encounter.action_panel.fight_end_table import Form, OutcomeTable
from ui.shell.main_window import MainWindow

ASKED, HELD = range(250, 1000, 14), (260, 330, 360, 420, 520, 700, 960)
"""In which widths a height is asked for, and which it has meanwhile."""


def page_of(table: GameTable) -> QWidget:
    """Return what the stage scrolls, taken out of it."""
    stage = table.page.stage
    area = next(area for area in stage.findChildren(QScrollArea) if area.isAncestorOf(stage.outcome))
    page: QWidget = area.takeWidget()
    page.show()
    return page


def assert_steady(page: QWidget) -> None:
    wanted = set()
    for width in HELD:
        page.resize(width, 900)
        settle()
        wanted.add(tuple(page.heightForWidth(asked) for asked in ASKED))
    assert len(wanted) == 1
    page.close()


def end(table: GameTable) -> None:
    table.all_by(APP)
    table.conductor.command({"do": "damage", "actor": "guard-a", "amount": 60})
    table.conductor.command({"do": "damage", "actor": "guard-b", "amount": 60})
    table.conductor.command({"do": "end"})
    for _ in range(20):
        if table.conductor.open_question is not None:
            table.press(Qt.Key.Key_Return)
    settle()


def test_the_table_of_the_end_stands_in_another_form_in_another_width(begun: GameTable) -> None:
    end(begun)
    page = page_of(begun)
    forms, laurels = [], []
    for width in HELD:
        page.resize(width, 900)
        settle()
        forms += [table.form for table in page.findChildren(OutcomeTable) if table.isVisible()]
        (band,) = page.findChildren(OutcomeBand)
        laurels.append(any(label.width() == LAUREL for label in band.findChildren(QWidget) if label.isVisible()))
    assert forms[0] is Form.NARROW
    assert forms[-1] is Form.BESIDE
    assert len(forms) == len(HELD)
    assert (laurels[0], laurels[-1]) == (False, True)
    assert_steady(page)


def test_a_declaration_stands_under_the_name_in_a_narrow_width(window: MainWindow, library: Library) -> None:
    page = page_of(shoot_out(window, library))
    rows = []
    for width in HELD:
        page.resize(width, 900)
        settle()
        rows.append({line.narrow for line in page.findChildren(LineButton) if line.isVisible()})
    assert (rows[0], rows[-1]) == ({True}, {False})
    assert_steady(page)


SIZES = [Size(100, 1366, 768 - less) for less in (0, 13, 26, 39)] + [Size(150, 1024, 700), Size(150, 1366, 768)]


def cut_lines(table: GameTable) -> list[str]:
    """The lines that lie across an edge of what the stage shows."""
    seen = table.page.stage.page.viewport()
    found = []
    for line in table.page.stage.page.inner.findChildren(LineButton):
        place = QRect(line.mapTo(seen, QPoint()), line.size())
        if line.isVisible() and place.intersects(seen.rect()) and not seen.rect().contains(place):
            found.append(f"{place.top()}…{place.bottom()} of {seen.height()}")
    return found


def test_no_line_of_the_declarations_is_cut_where_nobody_scrolled(window: MainWindow, library: Library) -> None:
    """With a proposal below them the last in sight was seen by halves, in large text the first."""
    table = shoot_out(window, library)
    proposal, cut, seen = table.page.proposing.line, {}, 0
    reason = "Instead of the marked line, Mistress of the Choir: Atacar · Silver Sickle → Father Anselmo. " * 2
    for _ in range(4):
        for size in SIZES:
            for is_proposed in (False, True):
                show(window, size)
                if is_proposed:
                    proposal.show_sentence(reason, others=True)
                else:
                    proposal.withdraw()
                for _ in range(10):  # lines come in portions, and the bar below grows after them
                    settle()
                    if not cut_lines(table):
                        break
                seen += 1
                if found := cut_lines(table):
                    cut[size.name, is_proposed, table.page.stage.page.verticalScrollBar().value()] = found
        table.press(Qt.Key.Key_Return)
    show(window, USUAL)
    assert seen > 20
    assert cut == {}


def test_no_line_of_the_declarations_is_cut_after_the_window_has_grown(window: MainWindow, library: Library) -> None:
    """The page ended where a line had stood before the hint above it broke elsewhere."""
    table = sample_fight(window, library, "d100", "Marea en la dársena")
    table.all_by(APP)
    table.type(" ")
    cut = {}
    for turn in range(4):
        for size in (Size(100, 1024, 700), Size(100, 1366, 768), Size(100, 1920, 1080), Size(150, 1920, 1080), USUAL):
            show(window, size)
            if found := cut_lines(table):
                cut[turn, size.name] = found
        table.press(Qt.Key.Key_Return)
    show(window, USUAL)
    assert cut == {}
