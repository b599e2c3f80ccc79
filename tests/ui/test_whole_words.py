"""Words that have room stand whole: columns share what the names leave, and long options take several lines."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QSettings, Qt
from PySide6.QtGui import QFont, QFontMetrics
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QStyledItemDelegate, QStyleOptionViewItem
from pytestqt.qtbot import QtBot

from models.library import Library
from rules.system import registry
from tests.proving import short_of
from tests.ui.encounter.sampling import sample_fight
from tests.ui.settling import settle
from ui.bestiary.list.model import COLUMNS, KIND, LEVEL, NAME, POOLS, TAGS
from ui.encounter.action_form.field import OptionButton, in_lines
from ui.navigation.tabs import BESTIARY, ENCOUNTER, PARTY
from ui.party.give_card import GiveCard
from ui.shell.main_window import MainWindow
from ui.widgets.controls import ElidedLabel
from ui.widgets.layouts import FlowPanel


@pytest.fixture
def window(qtbot: QtBot, tmp_path: Path) -> Iterator[MainWindow]:
    """The window over the samples."""
    library = Library.open(tmp_path / "Table.turnwright")
    window = MainWindow(library, "en", QSettings(str(tmp_path / "layouts.ini"), QSettings.Format.IniFormat))
    qtbot.addWidget(window)
    window.resize(1366, 768)
    window.show()
    yield window
    window.close()
    library.close()


@pytest.mark.parametrize("system", registry.ids())
def test_names_and_pools_are_whole_in_the_list(window: MainWindow, system: str) -> None:
    window.remembered.choose_system(system)
    window.show_tab(BESTIARY)
    settle()
    view = window.bestiary.list.view
    rows = window.bestiary.rows
    assert rows.rowCount() >= 8
    for column in (NAME, LEVEL, POOLS, KIND):
        if not view.isColumnHidden(column):
            widest = max(view.fontMetrics().horizontalAdvance(COLUMNS[column].text(row)) for row in rows.rows)
            assert widest + 12 <= view.columnWidth(column), column


@pytest.mark.parametrize("system", registry.ids())
def test_no_figure_is_cut_however_narrow_the_list_is(window: MainWindow, system: str) -> None:
    window.remembered.choose_system(system)
    window.show_tab(BESTIARY)
    view, rows = window.bestiary.list.view, window.bestiary.rows
    for width in (340, 460, 700):
        view.setFixedWidth(width)
        settle()
        for number, row in enumerate(rows.rows):
            option, index = QStyleOptionViewItem(), rows.index(number, POOLS)
            view.initViewItemOption(option)
            option.rect = view.visualRect(index)
            delegate = view.itemDelegateForColumn(POOLS)
            assert isinstance(delegate, QStyledItemDelegate)
            delegate.initStyleOption(option, index)
            shown = option.text.removesuffix(" …")
            assert COLUMNS[POOLS].text(row) == shown or COLUMNS[POOLS].text(row).startswith(f"{shown} · ")
            whole = QFontMetrics(option.font).horizontalAdvance(option.text) <= option.rect.width() - 12
            assert whole or view.isColumnHidden(POOLS)


@pytest.mark.parametrize("system", short_of(registry.ids(), "d100", "tabuleiro"))
def test_what_the_words_of_one_system_need_takes_nothing_from_those_of_another(window: MainWindow, system: str) -> None:
    def widths() -> list[int]:
        settle()
        return [window.bestiary.list.view.columnWidth(column) for column in (NAME, POOLS, KIND, TAGS)]

    window.remembered.choose_system(system)
    window.show_tab(BESTIARY)
    before = widths()
    for other in (*registry.ids(), None, system):
        window.remembered.choose_system(other)
        settle()
    assert widths() == before


def test_a_search_moves_no_column_and_one_that_was_pulled_stays(window: MainWindow) -> None:
    window.remembered.choose_system("tabuleiro")
    window.show_tab(BESTIARY)
    settle()
    tab = window.bestiary
    before = [tab.list.view.columnWidth(column) for column in (NAME, POOLS, KIND)]
    tab.list.search.setText("guarda")
    tab.search()
    assert 0 < tab.rows.rowCount() < 8
    assert [tab.list.view.columnWidth(column) for column in (NAME, POOLS, KIND)] == before
    header = tab.list.view.horizontalHeader()
    edge = QPoint(header.sectionViewportPosition(POOLS) + header.sectionSize(POOLS) - 1, header.height() // 2)
    further = edge + QPoint(160 - header.sectionSize(POOLS), 0)
    QTest.mousePress(header.viewport(), Qt.MouseButton.LeftButton, pos=edge)
    QTest.mouseMove(header.viewport(), further)
    QTest.mouseRelease(header.viewport(), Qt.MouseButton.LeftButton, pos=further)
    assert tab.list.view.columnWidth(POOLS) == 160
    tab.clear()
    window.resize(1500, 768)
    settle()
    assert tab.list.view.columnWidth(POOLS) == 160


def test_an_option_that_is_too_long_takes_more_lines_and_is_not_cut(qtbot: QtBot) -> None:
    words = "Algunos están alerta   Preemptive Round, los demás Unaware"
    flow = FlowPanel()
    qtbot.addWidget(flow)
    button = OptionButton(words, most_lines=3)
    flow.add(button)
    flow.add(OptionButton("Otra"))
    flow.show()
    seen = []
    for width in range(700, 199, -10):
        flow.resize(width, flow.heightForWidth(width))
        settle()
        lines = button.text().split("\n")
        assert "…" not in button.text()
        assert "".join(words.split()) == "".join(button.text().split())
        assert button.fontMetrics().size(0, button.text()).height() <= button.height()
        assert button.fontMetrics().size(0, button.text()).width() <= button.width()
        assert all(
            not widget.geometry().intersects(button.geometry()) for widget in flow.shown() if widget is not button
        )
        seen.append(len(lines))
    assert seen == sorted(seen)
    assert {1, 2, 3} == set(seen)
    assert button.toolTip() == words


@pytest.mark.usefixtures("qapp")
def test_lines_part_where_what_is_said_of_an_option_begins() -> None:
    metrics = QFontMetrics(QFont())
    room = metrics.horizontalAdvance("Preemptive Round, all Unaware") + 2
    assert in_lines(metrics, "1  Nobody noticed   Preemptive Round, all Unaware", room, 3) == [
        "1  Nobody noticed",
        "Preemptive Round, all Unaware",
    ]
    (cut,) = in_lines(metrics, "Nobody noticed   Preemptive Round", metrics.horizontalAdvance("Nobody no"), 1)
    assert cut.endswith("…")


class Measured(QFontMetrics):
    """Counts what it is asked to measure."""

    asked = 0

    def horizontalAdvance(self, text: str) -> int:  # type: ignore[override]  # noqa: N802
        self.asked += 1
        return super().horizontalAdvance(text)


@pytest.mark.usefixtures("qapp")
def test_a_long_option_is_measured_as_far_as_there_is_room() -> None:
    metrics = Measured(QFont())
    lines = in_lines(metrics, f"Sword {'x' * 10_000} {'of a stranger ' * 100}", 200, 3)
    assert lines[0] == "Sword"
    assert lines[-1].endswith("…")
    assert metrics.asked < 10


@pytest.mark.parametrize("words", ["Enters in a round", "Entra en una ronda", "Entra em uma rodada"])
def test_when_a_line_enters_is_whole_in_every_language(window: MainWindow, words: str) -> None:
    window.show_tab(ENCOUNTER)
    settle()
    wave = window.encounter.prepare.pane.who.card.wave
    wave.setItemText(wave.currentIndex(), words)
    settle()
    assert wave.shown_text == words


@pytest.mark.parametrize("words", ["How many each", "Cuántos a cada cual", "Quantos para cada um"])
def test_what_the_number_of_things_means_is_whole_in_every_language(window: MainWindow, words: str) -> None:
    window.show_tab(PARTY)
    settle()
    members = window.library.parties.members()[:1]
    card = GiveCard(window.library, window.party.edits, members, members, window.party)
    (label,) = (candidate for candidate in card.findChildren(ElidedLabel) if candidate.buddy() is card.many)
    label.setText(words)
    card.open()
    settle()
    assert label.fontMetrics().horizontalAdvance(words) <= label.width()


def test_the_sides_of_an_ambush_are_called_as_everywhere(window: MainWindow) -> None:
    window.show_tab(ENCOUNTER)
    table = sample_fight(window, window.library, "ffrpg", "Reed ambush")
    table.page.acting.choose(table.page.stage.buttons[0].action)
    shown = [item.accessibleName() for item in table.page.stage.compose.findChildren(OptionButton)]
    assert shown[:2] == ["1: Party", "2: Foes"]
