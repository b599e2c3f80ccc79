"""The lines of the tray as they are painted: emblem and count, name, level and life, side."""

import pytest
from PySide6.QtCore import QPoint, QRect, QRectF, Qt
from PySide6.QtWidgets import QStyleOptionViewItem

from models.library import Library
from models.repositories.parties import Member, Party
from tests.there import there
from tests.ui.bestiary.trays import ids
from tests.ui.bestiary.world import drop
from tests.ui.carried import creatures_mime, members_mime
from tests.ui.settling import settle
from tests.ui.theme.canvas import share
from ui.bestiary.tab import BestiaryTab
from ui.bestiary.tray.model import COUNT, NAME, SIDE, SIDE_WIDTH, STANDING_ROLE
from ui.bestiary.tray.table import BARE, EMBLEM, TrayDelegate
from ui.theme.theme import GRID, current
from ui.widgets.controls import ComboBox


@pytest.fixture
def filled_tray(tab: BestiaryTab, filled: Library) -> BestiaryTab:
    """A tray with a foe, and a member of a party who lost life in its last fight."""
    hurt = Member(party_id=0, name="Ann", system="critters", sheet={"life": 20}, pools={"life": 4})
    party = filled.parties.add(Party(name="The Few"), [hurt])
    (ann,) = filled.parties.members(party.id)
    assert drop(tab.tray, creatures_mime(ids(tab, "Ash Wolf")), QPoint(10, 10))
    assert drop(tab.tray, members_mime([ann.id or 0]), QPoint(10, 10))
    settle()
    return tab


def cell(tab: BestiaryTab, row: int, column: int) -> QRect:
    return QRect(tab.tray.view.visualRect(tab.tray.model.index(row, column)))


def test_an_emblem_in_the_form_of_its_side_stands_before_each_line(filled_tray: BestiaryTab) -> None:
    tray, theme = filled_tray.tray, current()
    for row, side in enumerate(("foes", "party")):
        image = tray.view.viewport().grab().toImage()
        place = cell(filled_tray, row, COUNT)
        emblem = QRectF(place.left() + GRID, place.center().y() - EMBLEM / 2, EMBLEM, EMBLEM)
        assert share(image, theme.ground(side)[1], emblem, far=60) > 0.15
    tray.model.change(tray.model.index(0, 0), {"side": "party"})
    settle()
    image = tray.view.viewport().grab().toImage()
    assert share(image, theme.ground("foes")[1], QRectF(cell(filled_tray, 0, COUNT)), far=30) < 0.01


def test_level_and_what_is_left_of_life_stand_beside_a_name_that_leaves_room(filled_tray: BestiaryTab) -> None:
    tray = filled_tray.tray
    index = tray.model.index(1, NAME)
    life = index.data(STANDING_ROLE).life
    assert (life.value, life.maximum) == (4, 20)
    assert life.words in index.data(Qt.ItemDataRole.ToolTipRole)
    assert life.words in index.data(Qt.ItemDataRole.AccessibleTextRole)
    place = cell(filled_tray, 1, NAME)
    half = QRectF(place).adjusted(place.width() / 2, 4, -2, -4)
    bad = current().color("bad")
    assert share(tray.view.viewport().grab().toImage(), bad, half, far=60) > 0.005, "four of twenty: its figure is red"
    tray.view.horizontalHeader().setSectionResizeMode(tray.view.horizontalHeader().ResizeMode.Fixed)
    tray.view.setColumnWidth(NAME, 60)
    settle()
    assert share(tray.view.viewport().grab().toImage(), bad, QRectF(cell(filled_tray, 1, NAME)), far=60) == 0


def test_where_a_name_would_be_cut_the_mark_of_its_side_stands_alone(filled_tray: BestiaryTab) -> None:
    view = filled_tray.tray.view
    index = view.rows.index(0, SIDE)
    shares = []
    for width in (400, 230, 400):
        view.setFixedWidth(width)
        settle()
        name = view.fontMetrics().horizontalAdvance("Ash Wolf")
        shares.append((view.columnWidth(SIDE), view.columnWidth(NAME) > name))
    assert shares == [(SIDE_WIDTH, True), (BARE, True), (SIDE_WIDTH, True)]
    view.setFixedWidth(230)
    settle()
    option = QStyleOptionViewItem()
    option.rect = view.visualRect(index)
    delegate = view.itemDelegate()
    assert isinstance(delegate, TrayDelegate)
    delegate.initStyleOption(option, index)
    assert (option.text, option.icon.isNull()) == ("", False)
    assert index.data(Qt.ItemDataRole.ToolTipRole) == "Foes"
    view.edit(index)
    assert there(view.findChild(ComboBox)).width() >= SIDE_WIDTH
    view.rows.change(index, {"side": "Guards of the gate"})
    settle()
    assert view.columnWidth(SIDE) == SIDE_WIDTH, "no mark says which of them it is"
