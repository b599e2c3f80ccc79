"""The palette of statuses shows each by the drawing by which it is known elsewhere."""

from collections import Counter

import pytest
from PySide6.QtWidgets import QStyleOptionViewItem
from pytestqt.qtbot import QtBot

from rules.system import registry
from ui.encounter.gm.status_palette import StatusPalette
from ui.theme.theme import current
from ui.widgets.picker import BEFORE, EMBLEM, SignedLines

pytestmark = pytest.mark.real_systems


@pytest.mark.parametrize("system_id", ["tabuleiro", "ffrpg"])
def test_a_status_is_listed_with_its_own_drawing_in_the_hue_of_its_family(qtbot: QtBot, system_id: str) -> None:
    system = registry.system(system_id)
    palette = StatusPalette()
    qtbot.addWidget(palette)
    palette.show_statuses(list(system.statuses.values()), system, system.options)
    palette.resize(400, 176)
    palette.show()
    painted = palette.list.viewport().grab().toImage()
    pictures = []
    for row, status in enumerate(palette.model.rows[:2]):
        place = palette.list.visualRect(palette.model.index(row, 0))
        top = place.top() + (place.height() - EMBLEM) // 2
        square = painted.copy(place.left() + BEFORE, top, EMBLEM, EMBLEM)
        hues = Counter(square.pixelColor(x, y).name() for x in range(EMBLEM) for y in range(EMBLEM))
        assert hues[current().family(status.family).name()] > EMBLEM
        pictures.append(square)
    assert pictures[0] != pictures[1]


def test_a_drawing_does_not_lie_over_the_words(qtbot: QtBot) -> None:
    palette = StatusPalette()
    qtbot.addWidget(palette)
    option = QStyleOptionViewItem()
    system = registry.system("tabuleiro")
    palette.show_statuses(list(system.statuses.values()), system, system.options)
    lines = palette.list.itemDelegate()
    assert isinstance(lines, SignedLines)
    lines.initStyleOption(option, palette.model.index(0, 0))
    assert option.features & QStyleOptionViewItem.ViewItemFeature.HasDecoration
    assert option.decorationSize.width() == EMBLEM
