"""What is carried out of a list over its edge leaves the list where it was."""

from PySide6.QtCore import QPoint

from models.repositories.creatures import Creature
from tests.ui.carrying import Stop, point_in
from tests.ui.drags.world import SHEET, SYSTEM, World, calm, creature
from tests.ui.settling import settle
from ui.dnd.drop_targets import place_of
from ui.navigation.tabs import BESTIARY

CLOSE = 4
"""Pixels from the lower edge of the list."""


def test_a_list_scrolls_only_for_what_may_be_let_go_in_it(world: World) -> None:
    wisps = [Creature(name=f"Wisp {number}", system=SYSTEM, sheet=SHEET) for number in range(40)]
    world.library.creatures.add(wisps)
    world.library.creatures.tag([1], ["ruin"])
    world.window.bestiary.reload()
    world.window.show_tab(BESTIARY)
    settle()
    view = world.creatures
    bar, viewport = view.verticalScrollBar(), view.viewport()
    assert bar.maximum() > 0
    at_the_edge = QPoint(viewport.width() // 2, viewport.height() - CLOSE)
    start, place = creature("Wisp")(world)
    bar.setValue(0)
    within, many = place_of(viewport), sum(row.many for row in world.tray.rows)
    assert within is not None
    world.hand.carry(
        start, place, Stop(point_in(viewport, at_the_edge), lambda: not within.scrolls), Stop(point_in(world.tray))
    )
    assert bar.value() == 0
    assert sum(row.many for row in world.tray.rows) == many + 1
    calm(world)
    tags = world.filters.tag_view
    tag = world.row(tags, "ruin")
    started = bar.value()
    world.hand.carry(tags.viewport(), tag, Stop(point_in(viewport, at_the_edge), lambda: bar.value() > started))
    assert bar.value() > started
