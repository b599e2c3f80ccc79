"""The timeline: what is still to come, what lands where, waiting by dragging, and the same in words."""

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QEnterEvent, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from tests.there import there
from tests.ui.encounter.conftest import GameTable
from ui.encounter.action_form.field import OptionButton
from ui.encounter.sheet.explain import ExplanationCard
from ui.encounter.timeline import strip as strip_module
from ui.encounter.timeline.strip import MOST, Timeline


def _strip(table: GameTable) -> Timeline:
    strip = table.page.timeline
    assert isinstance(strip, Timeline)
    return strip


def _places(table: GameTable) -> list[tuple[str | None, int, str]]:
    return [(mark.moment.combatant, mark.moment.tick, mark.moment.kind) for mark in _strip(table)._marks]


def test_everybody_stands_at_its_tick(begun: GameTable) -> None:
    assert _places(begun) == [
        ("ana", 19, "turn"),
        ("bea", 12, "turn"),
        ("guard-a", 9, "turn"),
        ("guard-b", 6, "turn"),
    ]
    xs = [mark.at for mark in _strip(begun)._marks]
    assert xs == sorted(xs)


def test_it_says_the_same_in_words(begun: GameTable) -> None:
    words = _strip(begun).accessibleDescription()
    assert words == "tick 19: Ana; tick 12: Bea; tick 9: Guard A; tick 6: Guard B"


def test_a_charged_spell_stands_where_it_lands_once_it_is_cast(begun: GameTable) -> None:
    begun.type(f"c2{begun.key_of('guard-a')}\n")
    assert ("ana", 13, "resolution") in _places(begun)
    assert any(mark.moment.label == "Starfall" for mark in _strip(begun)._marks)


def test_before_it_is_cast_the_strip_shows_where_it_would_land(begun: GameTable) -> None:
    begun.type(f"c2{begun.key_of('guard-a')}")
    landing = _strip(begun)._landing
    assert landing is not None
    assert landing.tick == 13
    assert landing.text.endswith("before Bea (12)")
    assert begun.page.stage.compose.landing.text() == landing.text
    begun.press(Qt.Key.Key_Escape)
    assert _strip(begun)._landing is None


def test_what_does_not_fit_this_round_stands_in_the_next(begun: GameTable) -> None:
    begun.type("  ")
    begun.conductor.command({"do": "act", "actor": "bea", "action": "wait", "params": {"ticks": 8}})
    while begun.fight.active != "bea":
        begun.type(" ")
    assert begun.fight.tick == 4
    begun.type(f"c2{begun.key_of('guard-a')}")
    landing = there(_strip(begun)._landing)
    assert landing.text == "Starfall lands in the next round, 2 ticks after the initiative of Bea."
    begun.type("\n")
    assert ("bea", -2, "carried") in _places(begun)
    assert "in the next round, 2 ticks after initiative" in _strip(begun).in_words()


def test_dragging_the_one_whose_turn_it_is_is_waiting(begun: GameTable) -> None:
    strip = _strip(begun)
    mark = strip._marks[0]
    pixels = strip._pixels()
    start = QPoint(int(mark.rect.center().x()), int(mark.rect.center().y()))
    end = QPoint(int(mark.rect.center().x() + 4 * pixels), start.y())
    QTest.mousePress(strip.viewport(), Qt.MouseButton.LeftButton, pos=start)
    QTest.mouseMove(strip.viewport(), end)
    QTest.mouseRelease(strip.viewport(), Qt.MouseButton.LeftButton, pos=end)
    assert begun.fight.combatants["ana"].initiative == 15
    assert begun.fight.active is None


def test_clicking_another_marker_selects_its_combatant(begun: GameTable) -> None:
    strip = _strip(begun)
    mark = next(mark for mark in strip._marks if mark.moment.combatant == "guard-b")
    QTest.mouseClick(strip.viewport(), Qt.MouseButton.LeftButton, pos=mark.rect.center().toPoint())
    assert begun.page.order.selected.id == "guard-b"


def test_timers_that_end_with_the_round_stand_at_its_end(begun: GameTable) -> None:
    begun.conductor.command({"do": "condition", "actor": "guard-a", "status": "blind", "timer": 1})
    assert ("guard-a", 0, "status") in _places(begun)
    begun.conductor.command({"do": "countdown", "name": "Tower", "rounds": 1})
    assert (None, 0, "countdown") in _places(begun)


def test_what_ends_with_the_round_has_its_own_drawing(begun: GameTable, monkeypatch: pytest.MonkeyPatch) -> None:
    painted: list[str] = []
    monkeypatch.setattr(strip_module, "paint_drawing", lambda painter, name, rect, color: painted.append(name))
    begun.conductor.command({"do": "countdown", "name": "Tower", "rounds": 1})
    begun.conductor.command({"do": "condition", "actor": "guard-a", "status": "blind", "timer": 1})
    strip = _strip(begun)
    mark = next(mark for mark in strip._marks if mark.moment.kind == "countdown")
    assert mark.words == "Tower"
    strip.grab()
    assert set(painted) == {"hourglass", begun.conductor.system.statuses["blind"].shown_drawing.name}


def test_the_wheel_zooms_and_scrolls(begun: GameTable) -> None:
    strip = _strip(begun)
    before = strip._pixels()
    _turn(strip, 120, Qt.KeyboardModifier.ControlModifier)
    _turn(strip, 120, Qt.KeyboardModifier.ControlModifier)
    assert strip._pixels() == min(MOST, before * 1.25 * 1.25)
    assert strip._pixels() > before
    assert strip.horizontalScrollBar().maximum() > 0
    bar = strip.horizontalScrollBar()
    scrolled = bar.value()
    _turn(strip, -240, Qt.KeyboardModifier.NoModifier)
    assert bar.value() == min(scrolled + 240, bar.maximum())


def _turn(strip: Timeline, delta: int, modifier: Qt.KeyboardModifier) -> None:
    event = QWheelEvent(
        QPointF(300, 20),
        strip.viewport().mapToGlobal(QPointF(300, 20)),
        QPoint(),
        QPoint(0, delta),
        Qt.MouseButton.NoButton,
        modifier,
        Qt.ScrollPhase.NoScrollPhase,
        False,
    )
    QApplication.sendEvent(strip.viewport(), event)


def test_a_number_opens_its_chain(begun: GameTable) -> None:
    begun.conductor.command({"do": "condition", "actor": "ana", "status": "blind", "timer": 3})
    steps = begun.conductor.system.outcome.explain(begun.fight, begun.fight.combatants["ana"], "acc")
    assert [step.amount for step in steps] == [97, -50, 48]
    begun.type(f"a{begun.key_of('guard-a')}\n5\n3\n")
    attack = next(fact for fact in begun.conductor.service.journal.facts() if fact["kind"] == "attack")  # type: ignore[union-attr]
    begun.page.explaining.show_why(attack)
    terms = [step[0] for step in attack["steps"]]
    assert any("EVA" in term for term in terms)


def test_pointing_at_an_option_shows_where_it_would_land(begun: GameTable) -> None:
    begun.type("c")
    strip = _strip(begun)
    button = next(
        item for item in begun.page.stage.compose.findChildren(OptionButton) if item.property("option") == "starfall"
    )
    inside = QPointF(4, 4)
    QApplication.sendEvent(button, QEnterEvent(inside, inside, inside))
    assert strip._landing is not None
    assert strip._landing.text == "Starfall lands at tick 13, before Bea (12)"
    assert "with" not in begun.page.composer.values
    QApplication.sendEvent(button, QEvent(QEvent.Type.Leave))
    assert strip._landing is None


@pytest.mark.parametrize(("ticks", "where"), [(7, "12"), (10, "9"), (13, "6")])
def test_waiting_up_to_anothers_tick_says_who_comes_first_and_so_it_is(
    begun: GameTable, ticks: int, where: str
) -> None:
    begun.type("w")
    begun.page.composer.put("ticks", ticks)
    landing = begun.page.tick_line.landing()
    assert landing is not None
    tied = next(mark.moment.combatant for mark in _strip(begun)._marks if str(mark.moment.tick) == where)
    begun.conductor.command({"do": "act", "actor": "ana", "action": "wait", "params": {"ticks": ticks}})
    order = begun.conductor.system.outcome.order(begun.fight)
    first = "before" if order.index("ana") < order.index(tied) else "after"
    assert f"{first} {begun.fight.combatants[tied].name} ({where})" in landing.text


def test_the_timeline_is_written_into_the_log_in_words(begun: GameTable) -> None:
    begun.window.menus.by_name["timeline"].trigger()
    assert begun.log()[-1] == "tick 19: Ana; tick 12: Bea; tick 9: Guard A; tick 6: Guard B"


def test_a_figure_of_the_order_opens_how_it_was_rolled(begun: GameTable) -> None:
    view = begun.page.order
    index = view.order.index_of("bea")
    parts = view.painter_of_rows.parts(view.visualRect(index), view.order.rows[index.row()], view.font())
    QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=parts.place.center())
    card = begun.page.findChild(ExplanationCard)
    assert card is not None
    assert "12" in card.accessibleName()
    assert "Bea" in card.accessibleName()
