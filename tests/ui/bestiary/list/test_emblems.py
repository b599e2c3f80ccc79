"""The emblem before each name of the list: of its kind, with its own picture, with the rim of a boss."""

from collections.abc import Sequence

import pytest
from PySide6.QtCore import QBuffer, QIODevice, QRect, QRectF
from PySide6.QtGui import QColor, QImage
from sqlalchemy import text

from models.library import Library
from models.repositories.creatures import Creature
from models.repositories.pictures import Picture, with_own_emblem, with_picture
from tests.ui.bestiary.world import critter
from tests.ui.settling import settle
from tests.ui.theme.canvas import share
from ui.bestiary.list.model import EMBLEM_ROLE, NAME, PAGE
from ui.bestiary.list.table import emblem_rect
from ui.bestiary.tab import BestiaryTab
from ui.session.appearance import creature_emblems
from ui.theme.emblem import LIBRARY, Emblem
from ui.theme.theme import THEMES, current, look

GREEN = QColor("#11dd33")


def green_picture() -> Picture:
    """A picture of one colour."""
    image = QImage(40, 30, QImage.Format.Format_RGB32)
    image.fill(GREEN)
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    image.save(buffer, "PNG")  # type: ignore[call-overload]
    return Picture("image/png", bytes(buffer.data().data()))


def emblem_of(tab: BestiaryTab, name: str) -> Emblem:
    index = tab.rows.index(_row(tab, name), NAME)
    emblem = index.data(EMBLEM_ROLE)
    assert isinstance(emblem, Emblem)
    return emblem


def _row(tab: BestiaryTab, name: str) -> int:
    return [creature.name for creature in tab.rows.rows].index(name)


def seen(tab: BestiaryTab, name: str) -> tuple[QImage, QRectF]:
    """The list as it is painted, and where the emblem of a creature stands in it."""
    settle()
    cell = tab.list.view.visualRect(tab.rows.index(_row(tab, name), NAME))
    return tab.list.view.viewport().grab().toImage(), emblem_rect(QRect(cell))


def test_a_creature_is_shown_by_what_it_is_called_and_of_what_kind_it_is(tab: BestiaryTab) -> None:
    assert emblem_of(tab, "Ash Wolf").drawing == "wolf-head"
    assert emblem_of(tab, "Crag Giant").kind == "humanoid", "a giant lies on the ground of its kind"
    assert {emblem_of(tab, name).form for name in ("Ash Wolf", "Engine")} == {LIBRARY}


@pytest.mark.parametrize("theme", THEMES)
def test_an_own_picture_and_the_rim_of_a_boss_are_seen(tab: BestiaryTab, filled: Library, theme: str) -> None:
    pictured = critter("Zebra", 4)
    pictured.extra = with_picture({}, green_picture())
    filled.creatures.add([pictured, critter("Yeti", 9, tags=["boss"])])
    tab.reload()
    chosen = look().choice
    try:
        look().choose(theme)
        image, place = seen(tab, "Zebra")
        assert share(image, GREEN, place.adjusted(4, 4, -4, -4)) > 0.95
        image, place = seen(tab, "Yeti")
        assert share(image, current().color("gold"), place) > 0.1
        image, place = seen(tab, "Ash Wolf")
        assert share(image, current().color("gold"), place) < 0.02
    finally:
        look().choose(chosen)


def test_another_emblem_is_shown_at_once(tab: BestiaryTab, filled: Library) -> None:
    wolf = next(creature for creature in tab.rows.rows if creature.name == "Ash Wolf")
    stored = filled.creatures.get(wolf.id or 0)
    assert stored is not None
    stored.extra = with_own_emblem(stored.extra, "frog")
    filled.creatures.save([stored])
    tab.rows.refresh([wolf.id or 0])
    assert emblem_of(tab, "Ash Wolf").drawing == "frog"


def test_emblems_of_thousands_are_worked_out_once_a_page(tab: BestiaryTab, filled: Library) -> None:
    filled.creatures.add([critter(f"Wolf {number:04}", 4) for number in range(3000)])
    worked_out: list[int] = []

    def draw(creatures: Sequence[Creature]) -> dict[int, Emblem]:
        worked_out.append(len(creatures))
        return creature_emblems(filled, creatures)

    tab.rows._draw = draw
    tab.reload()
    settle()
    for _ in range(3):
        tab.list.view.viewport().grab()
    assert 0 < sum(worked_out) <= 200, "not the whole library"
    assert max(worked_out) <= PAGE
    before = len(worked_out)
    tab.list.view.viewport().grab()
    assert len(worked_out) == before


def test_what_is_spoiled_of_extra_data_spoils_no_row(filled: Library) -> None:
    ids = [row.id for row in filled.creatures.rows()]
    with filled.creatures._store.engine.begin() as connection:
        connection.execute(text("UPDATE creature SET extra = '{\"picture\"' WHERE id = :id"), {"id": ids[0]})
        connection.execute(text("UPDATE creature SET extra = '7' WHERE id = :id"), {"id": ids[1]})
        connection.execute(text('UPDATE creature SET extra = \'{"emblem": "frog"}\' WHERE id = :id'), {"id": ids[2]})
    assert filled.creatures.extras(ids) == {ids[2]: {"emblem": "frog"}}
