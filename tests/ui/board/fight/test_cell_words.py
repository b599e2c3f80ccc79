"""What is told of a cell that is pointed at."""

import re
from base64 import b64decode
from itertools import combinations

from PySide6.QtCore import Qt
from PySide6.QtGui import QImage, QTextDocument

from models.library import Library
from rules.board.geometry import cell_name
from tests.ui.encounter.sampling import SHIFT, sample_fight
from ui.board.fight.board import BETWEEN, LEAST
from ui.session.dice_rollers import APP
from ui.shell.main_window import MainWindow
from ui.theme.sizes import px
from ui.theme.theme import look


def test_a_way_as_long_as_the_distance_is_told_once_and_with_its_points(window: MainWindow, library: Library) -> None:
    table = sample_fight(window, library, "fulminato", "El vagón del dinero")
    table.type(" ")
    table.press(Qt.Key.Key_Return, SHIFT)
    fight, system, board = table.fight, table.conductor.system, table.page.board
    actor = fight.combatants[fight.active]
    walk = system.ground.walk(fight, actor)
    assert walk is not None
    straight = {
        cell
        for cell in walk.open_cells()
        if system.ground.measured(fight, actor, cell).startswith(f"{walk.costs[cell]} ")
    }
    assert straight
    for cell in straight:
        told = " · ".join(board.words.of(cell, actor, walk))
        assert told.count(f"{walk.costs[cell]} ft") == 1
        assert f"path: {walk.costs[cell]} ft · 3 PA" in told
    assert f"{system.ground.measured(fight, actor, min(straight))} away" in board.words.of(min(straight), actor, None)
    longer = walk.open_cells() - straight - {actor.cell}
    assert longer
    for cell in longer:
        told = " · ".join(board.words.of(cell, actor, walk))
        assert f"{system.ground.measured(fight, actor, cell)} away · path: {walk.costs[cell]} ft" in told


def test_a_cell_is_named_once_while_one_moves_there(window: MainWindow, library: Library) -> None:
    table = sample_fight(window, library, "tabuleiro", "Pedágio na ponte")
    table.all_by(APP)
    table.type(" m")
    fight, system, board = table.fight, table.conductor.system, table.page.board
    assert table.page.composer.action.id == "move"
    actor = fight.combatants[fight.active]
    walk = system.ground.walk(fight, actor)
    assert walk is not None
    label = table.page.composer.field.label
    for cell in walk.open_cells():
        told = board.words.of(cell, actor, walk)
        assert " · ".join(told).count(cell_name(cell)) == 1
        assert label not in told
        assert len(walk.steps(cell)) == 1 or any(" by " in words for words in told)


PICTURE = "\ufffc"
"""What stands for a picture in the text of a document."""


def test_a_line_of_the_legend_never_ends_between_a_picture_and_its_word(window: MainWindow, library: Library) -> None:
    table = sample_fight(window, library, "tabuleiro", "Pedágio na ponte")
    grounds = table.page.board.words.legend()
    pictures = [re.findall("<img src='data:image/png;base64,([^']+)'", ground) for ground in grounds]
    assert [len(found) for found in pictures] == [1] * 4
    images = [QImage.fromData(b64decode(found)) for [found] in pictures]
    assert all(one != other for one, other in combinations(images, 2)), "each ground has a picture of its own"
    words = [re.sub("<[^>]*>", "", ground) for ground in grounds]
    assert words == ["&nbsp;T&nbsp;terra", "&nbsp;L&nbsp;lama", "&nbsp;R&nbsp;rocha", "&nbsp;Ág&nbsp;água"]
    line = table.page.board.line
    for width in range(100, 420, 7):
        line.resize(width, line.height())
        laid = QTextDocument()
        laid.setDefaultFont(line.font())
        laid.setDocumentMargin(0)
        laid.setHtml(line.text())
        laid.setTextWidth(width)
        assert laid.size().height() > 0
        layout, text = laid.begin().layout(), laid.begin().text()
        ends = [text[: (at := layout.lineAt(row)).textStart() + at.textLength()] for row in range(layout.lineCount())]
        assert ends
        assert not any(end.rstrip().endswith(PICTURE) for end in ends)


def test_the_way_of_a_retreat_is_drawn(window: MainWindow, library: Library) -> None:
    table = sample_fight(window, library, "fulminato", "El vagón del dinero")
    table.type(" ")
    table.press(Qt.Key.Key_Return, SHIFT)
    fight, system, board = table.fight, table.conductor.system, table.page.board
    actor = fight.combatants[fight.active]
    run, walk = system.ground.walks["retreat"](fight, actor), system.ground.walk(fight, actor)
    assert run is not None
    assert walk is not None
    farther = run.open_cells() - walk.open_cells()
    assert farther, "one runs farther than one walks"
    end = max(farther, key=lambda cell: (run.costs[cell], cell))
    table.page.acting.choose(system.actions["retreat"])
    board.view.put_cursor(end)
    board.view.cell_hovered.emit(end)
    assert board.scene.way.steps == run.steps(end)
    assert not board.scene.way.refused
    table.page.composer.choose(f"{end[0]},{end[1]}")
    assert board.scene.way.steps == run.steps(end)


def test_the_legend_shows_the_grounds_as_they_are_painted_after_a_change_of_the_theme(
    window: MainWindow, library: Library
) -> None:
    table = sample_fight(window, library, "tabuleiro", "Pedágio na ponte")
    board = table.page.board
    chosen = look().choice
    try:
        shown = []
        for theme in ("dark", "light"):
            look().choose(theme)
            assert board.line.text() == BETWEEN.join(board.words.whole())
            shown.append(board.line.text())
        assert shown[0] != shown[1]
        board._cell = (0, 0)
        table.conductor.close_fight()
        look().choose("dark")  # a closed fight has no more to say of its cells
    finally:
        look().choose(chosen)


def test_a_legend_without_room_for_all_its_lines_cuts_none_and_is_whole_on_hover(
    window: MainWindow, library: Library
) -> None:
    table = sample_fight(window, library, "tabuleiro", "Pedágio na ponte")
    line = table.page.board.line
    line.setMinimumHeight(0)
    line.resize(100, line.height())
    high = line.heightForWidth(100)
    seen = []
    for room in range(px(LEAST), high + 1):
        line.take_room(room)
        seen.append(line.text().count("<img"))
        assert line.heightForWidth(100) <= room or seen[-1] == 1
        assert ("água" in line.toolTip()) is (seen[-1] < 4)
    assert seen == sorted(seen)
    assert (seen[0] < 4, seen[-1]) == (True, 4)
