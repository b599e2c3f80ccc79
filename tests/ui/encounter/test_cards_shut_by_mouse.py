"""Whatever lies over a page can be put away by mouse alone."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication

from models.repositories.parties import Member, Party
from tests.proving import short_of
from tests.ui.encounter.conftest import HERO, SYSTEM, GameTable
from ui.navigation.tabs import PARTY
from ui.widgets.controls import IconButton
from ui.widgets.overlay_card import Card


def _command(name: str) -> Callable[[GameTable], None]:
    return lambda table: table.window.menus.by_name[name].trigger()


def _party(words: str) -> Callable[[GameTable], None]:
    def opened(table: GameTable) -> None:
        party = table.library.parties.add(Party(name="The Lanterns"))
        table.library.parties.add_members(party.id or 0, [Member(name="Mint", system=SYSTEM, sheet=HERO)])
        table.window.show_tab(PARTY)
        found = table.window.party.findChildren(QAbstractButton)
        pressed = next(
            button
            for button in found
            if (button.isVisible() and button.accessibleName().startswith(words)) or button.text() == words
        )
        QTest.mouseClick(pressed, Qt.MouseButton.LeftButton)

    return opened


WAYS = {
    "note": _command("note"),
    "anything": _command("anything"),
    "keys": _command("keys"),
    "calibration": _command("calibration"),
    "odds": _command("odds_details"),
    "rest": _party("Rest…"),
    "give": _party("Give…"),
    "history": _party("The fights of this member"),
}


@pytest.mark.parametrize("way", short_of(WAYS, "anything", "odds", "rest", "history"))
def test_a_card_is_put_away_by_mouse(begun: GameTable, way: str) -> None:
    WAYS[way](begun)
    QApplication.processEvents()
    [card] = [candidate for candidate in begun.window.findChildren(Card) if candidate.isVisible()]
    away = card.findChild(IconButton, "away")
    assert away is not None
    assert card.rect().contains(away.geometry())
    picture = away.grab().toImage()
    ground = picture.pixelColor(0, 0)
    across, down = range(picture.width()), range(picture.height())
    drawn = {x for x in across for y in down if picture.pixelColor(x, y) != ground}
    assert len(drawn) >= 8, "the sign is large enough to be seen"
    QTest.mouseClick(away, Qt.MouseButton.LeftButton)
    assert not card.isVisible()
