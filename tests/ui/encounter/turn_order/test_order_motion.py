"""Rows glide to their new place, losses drain, popovers fade; nothing moves where somebody wants it still."""

import pytest
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication, QStyle

from tests.ui.encounter.conftest import GameTable
from ui.theme import animation
from ui.theme.animation import FadeOverlay
from ui.theme.theme import CALM, QUICK, current
from ui.widgets.overlay_card import Card


@pytest.fixture
def moving(monkeypatch: pytest.MonkeyPatch) -> None:
    """A screen that somebody looks at."""
    monkeypatch.setattr(animation, "UNSEEN", frozenset())


def picture(table: GameTable) -> QImage:
    grabbed: QImage = table.page.order.viewport().grab().toImage()
    return grabbed


@pytest.mark.usefixtures("moving")
def test_what_is_lost_drains_from_the_bar(begun: GameTable) -> None:
    moved = begun.page.order.order.motion
    begun.conductor.command({"do": "damage", "actor": "guard-a", "amount": 5})
    moved.way.pause()
    moved.way.setCurrentTime(0)
    assert moved.ghost("guard-a") == 40
    moved.way.setCurrentTime(CALM // 4)
    assert 35 < moved.ghost("guard-a") < 40
    half = moved.ghost("guard-a")
    begun.conductor.command({"do": "damage", "actor": "guard-a", "amount": 10})
    moved.way.pause()
    moved.way.setCurrentTime(0)
    assert moved.ghost("guard-a") == pytest.approx(half), "a second loss goes on from where the first is seen"
    moved.way.setCurrentTime(CALM)
    assert moved.ghost("guard-a") == 0
    assert moved.way.duration() == CALM


@pytest.mark.usefixtures("moving")
def test_a_row_glides_from_its_old_place_and_is_at_the_new_one_at_once(begun: GameTable) -> None:
    view, order = begun.page.order, begun.page.order.order
    first, other = order.rows[0].id, order.rows[1].id
    order.show_rows([order.rows[1], order.rows[0], *order.rows[2:]])
    order.motion.way.pause()
    order.motion.way.setCurrentTime(0)
    assert [row.id for row in order.rows[:2]] == [other, first]
    assert (order.motion.away(other), order.motion.away(first)) == (1.0, -1.0)
    assert view.indexAt(view.visualRect(order.index_of(first)).center()).row() == 1
    start = picture(begun)
    order.motion.way.setCurrentTime(CALM // 2)
    middle = picture(begun)
    order.motion.way.setCurrentTime(CALM)
    end = picture(begun)
    assert start != middle != end
    assert order.motion.away(first) == 0


@pytest.mark.usefixtures("moving")
def test_undo_moves_nothing(begun: GameTable) -> None:
    begun.conductor.command({"do": "damage", "actor": "guard-a", "amount": 5})
    begun.window.undo()
    assert begun.page.order.order.motion.ghost("guard-a") == 0


@pytest.mark.usefixtures("moving")
def test_nothing_moves_with_reduced_motion(begun: GameTable) -> None:
    begun.window.menus.by_name["still"].trigger()
    begun.conductor.command({"do": "damage", "actor": "guard-b", "amount": 5})
    assert begun.page.order.order.motion.ghost("guard-b") == 0
    begun.window.find_anything()
    assert begun.window.findChildren(FadeOverlay) == []
    begun.window.menus.by_name["still"].trigger()
    begun.conductor.command({"do": "damage", "actor": "guard-b", "amount": 5})
    assert begun.page.order.order.motion.ghost("guard-b") > 0
    begun.page.order.order.motion.way.setCurrentTime(CALM)


@pytest.mark.usefixtures("moving")
def test_nothing_moves_where_the_system_wants_no_animations(begun: GameTable, monkeypatch: pytest.MonkeyPatch) -> None:
    assert animation.moves()
    style, asked = QApplication.style(), QStyle.StyleHint.SH_Widget_Animation_Duration
    monkeypatch.setattr(type(style), "styleHint", lambda _, hint, *__: 0 if hint == asked else 1)
    assert not animation.moves()
    begun.conductor.command({"do": "damage", "actor": "guard-b", "amount": 5})
    assert begun.page.order.order.motion.ghost("guard-b") == 0
    monkeypatch.undo()


@pytest.mark.usefixtures("moving")
def test_a_popover_comes_out_of_its_ground_and_takes_the_mouse_and_the_keys_at_once(begun: GameTable) -> None:
    begun.window.find_anything()
    card = next(candidate for candidate in begun.window.findChildren(Card) if candidate.isVisible())
    (veil,) = card.findChildren(FadeOverlay)
    veil.way.pause()
    veil.way.setCurrentTime(0)
    covered = card.grab(card.contentsRect()).toImage()
    assert {
        covered.pixelColor(x, y).name() for x in range(0, covered.width(), 7) for y in range(0, covered.height(), 7)
    } == {current().color("popover").name()}
    card.resize(card.width() - 8, card.height())
    assert veil.geometry() == card.contentsRect()
    veil.way.setCurrentTime(QUICK)
    assert veil.way.duration() == QUICK
    card.shut()
