"""The columns of the list share its width by need: no word is cut beside a name column that stands half empty."""

from pathlib import Path

import pytest
from PySide6.QtCore import QRect
from PySide6.QtGui import QFontMetrics, QFontMetricsF
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem
from pytestqt.qtbot import QtBot

from models.library import Library
from models.samples import shipped_samples
from rules.system import registry
from tests.ui.bestiary import world
from tests.ui.settling import settle
from tests.ui.windows import shown_window
from ui.bestiary.list.model import KIND, NAME, POOLS
from ui.bestiary.list.table import EMBLEM, LEAST_NAME, USUAL_NAME, CreatureTable, shared
from ui.bestiary.tab import BestiaryTab
from ui.navigation.tabs import BESTIARY
from ui.theme.sizes import px, scale
from ui.theme.theme import HALF, look, numbers

LONG = "The Very Long and Ceremonious Name of One Creature Alone"
KINDS = ("Wanderer", "Ancient Monstrosity")


@pytest.mark.parametrize(
    ("spare", "names", "wished", "given"),
    [
        (400, 100, {POOLS: 60, KIND: 10}, {POOLS: 60, KIND: 10, NAME: 0}),
        (USUAL_NAME + 60, USUAL_NAME + 200, {POOLS: 200, KIND: 6}, {KIND: 6, POOLS: 27, NAME: 27}),
        (100, 300, {POOLS: 200}, {POOLS: 0, NAME: 0}),
        (0, 0, {}, {NAME: 0}),
    ],
)
def test_who_needs_little_has_it_and_the_others_share_evenly(
    spare: int, names: int, wished: dict[int, int], given: dict[int, int]
) -> None:
    assert shared(spare, names, wished) == given


def test_one_long_name_takes_no_word_of_the_others(tab: BestiaryTab, filled: Library) -> None:
    filled.creatures.add([world.critter(f"Newt {number}", 6, kind=KINDS[number % 2]) for number in range(30)])
    filled.creatures.add([world.critter(LONG, 6, kind=KINDS[1])])
    tab.reload()
    settle()
    view = tab.list.view
    metrics = QFontMetrics(view.font())
    rect: QRect = view.visualRect(view.model().index(0, KIND))
    assert not view.isColumnHidden(KIND)
    assert rect.width() >= max(metrics.horizontalAdvance(kind) for kind in KINDS) + 12
    name = view.columnWidth(NAME)
    assert metrics.horizontalAdvance("Newt 29") + 20 <= name < metrics.horizontalAdvance(LONG)


@pytest.mark.real_systems
@pytest.mark.parametrize("system", registry.ids())
def test_names_of_the_usual_length_are_whole_beside_long_pools(qtbot: QtBot, tmp_path: Path, system: str) -> None:
    """In a window of 1366 pixels; where there are few creatures, the longest of all too."""
    samples = [sample for sample in shipped_samples("en") if sample.name == f"{system}.json"]
    library = Library.open(tmp_path / "Samples.turnwright", samples=samples)
    window = shown_window(qtbot, library, tmp_path, BESTIARY)
    window.remembered.choose_system(system)
    settle()
    view = window.bestiary.list.view
    metrics, around = QFontMetrics(numbers(view.font())), EMBLEM + HALF + 20
    wanted = {row.name: metrics.horizontalAdvance(row.name) + around for row in window.bestiary.rows.rows}
    cut = {name: width for name, width in wanted.items() if view.columnWidth(NAME) < width <= USUAL_NAME}
    assert len(wanted) > 8
    assert cut == {}
    for width, height in ((1024, 700), (1366, 768), (1920, 1080)):
        window.resize(width, height)
        look().fit(width)
        settle()
        room = px(USUAL_NAME) if width > 1024 else px(LEAST_NAME)
        most = sorted(wanted.values())[-len(wanted) // 10]
        rows = enumerate(window.bestiary.rows.rows)
        short = [row for row, each in rows if wanted[each.name] * scale() < room and wanted[each.name] < most * 1.2]
        assert not [view.model().index(row, NAME).data() for row in short if is_cut(view, row)], width
    window.close()
    library.close()


def is_cut(view: CreatureTable, row: int) -> bool:
    """Whether the style writes dots at the end of a name."""
    index, option = view.model().index(row, NAME), QStyleOptionViewItem()
    view.initViewItemOption(option)
    option.rect = view.visualRect(index)
    delegate = view.itemDelegateForIndex(index)
    assert isinstance(delegate, QStyledItemDelegate)
    delegate.initStyleOption(option, index)
    style = view.style()
    margin = style.pixelMetric(QStyle.PixelMetric.PM_FocusFrameHMargin, option, view) + 1
    room = style.subElementRect(QStyle.SubElement.SE_ItemViewItemText, option, view).width() - 2 * margin
    return QFontMetricsF(option.font).horizontalAdvance(option.text) > room
