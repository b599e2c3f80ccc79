"""The action as it is drawn: its fields, what each is set to, and what can be pressed."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from models.library import Library
from rules.mechanics.action import Action, Field, Option, Preview
from tests.there import there
from tests.ui.encounter.action_form.forms import LOUD, POWER, SLOW, SPELL, TARGETS, WORDS, choices, fight
from tests.ui.encounter.action_form.forms import field as made_field
from tests.ui.encounter.conftest import HERO, SYSTEM
from tests.ui.session.playing import duel
from tests.ui.settling import settle
from tools.pictures.layout_faults import wrong
from ui.encounter.action_form.field import TEXT_WIDTH, FieldRow, OptionButton
from ui.encounter.action_form.form import ActionForm, ActionFormHead, ActionTitle
from ui.encounter.action_form.model import ActionFormModel, Landing
from ui.widgets.labels import Label


@dataclass
class Drawn:
    """An action of Ana's on the screen."""

    form: ActionForm
    model: ActionFormModel
    told: list[str] = field(default_factory=list)

    def start(self, *fields: Field[Any, Any], **states: str) -> None:
        everybody = fight(**states)
        action: Action[Any, Any] = Action("cast", "Cast", run=lambda *_: None, fields=fields, preview=lambda *_: ())
        self.model.start(everybody, everybody.combatants["ana"], action, lambda _: ())
        QApplication.processEvents()

    @property
    def rows(self) -> list[FieldRow]:
        return [row for row in self.form.fields.findChildren(FieldRow) if row.isVisible()]

    def words(self, number: int) -> list[str]:
        """What stands in a field."""
        return [label.text() for label in self.rows[number].findChildren(Label)]

    def options(self, number: int) -> dict[str, QPushButton]:
        buttons = self.rows[number].findChildren(OptionButton)
        return {str(button.property("option")): button for button in buttons}

    def press(self, number: int, option: str) -> None:
        QTest.mouseClick(self.options(number)[option], Qt.MouseButton.LeftButton)
        QApplication.processEvents()


@pytest.fixture
def drawn(qtbot: QtBot, library: Library) -> Drawn:
    playing = duel(library, SYSTEM, ("Ana", "party", HERO), ("Orc", "foes", HERO))
    model = ActionFormModel()
    form = ActionForm(playing.conductor, model, lambda: "")
    qtbot.addWidget(form)
    form.resize(500, 600)
    made = Drawn(form, model)
    form.message_requested.connect(made.told.append)
    return made


def test_it_is_there_while_an_action_is_put_together(drawn: Drawn) -> None:
    assert not drawn.form.isVisible()
    drawn.start(SPELL, POWER)
    assert drawn.form.isVisible()
    assert len(drawn.rows) == 2
    drawn.model.stop()
    QApplication.processEvents()
    assert not drawn.form.isVisible()
    assert drawn.rows == []


@pytest.mark.parametrize("low", [False, True])
def test_how_one_leaves_the_form_stands_beside_what_the_action_is(drawn: Drawn, low: bool) -> None:
    """In one window it stood above the preview, in a lower one below: here at the end, where fields need the room."""
    drawn.form.set_low(low=low)
    drawn.start(POWER, WORDS)
    drawn.form.show_landing(Landing(3, "It lands in tick 3."))
    QApplication.processEvents()
    back = drawn.form.findChild(Label, "back")
    assert back is not None
    heights = [row.mapTo(drawn.form, QPoint()).y() for row in drawn.rows]
    landing = next(label for label in drawn.form.findChildren(Label, "landing") if label.isVisible() and label.text())
    heights.append(landing.mapTo(drawn.form, QPoint()).y())
    at = back.mapTo(drawn.form, QPoint()).y()
    assert at > max(heights) if low else at < min(heights)


def test_the_words_of_an_option_begin_at_its_left_however_many_lines_they_take(drawn: Drawn) -> None:
    drawn.start(SPELL)
    assert {button.property("align") for button in drawn.options(0).values()} == {"left"}


def test_what_is_typed_stands_in_the_open_field_alone(drawn: Drawn) -> None:
    drawn.start(POWER, WORDS)
    drawn.form.keys.take_key(Qt.Key.Key_7, "7")
    QApplication.processEvents()
    assert drawn.words(0)[-2:] == ["7▏", "−2 … 12"]
    assert drawn.words(1)[-1] == "none"
    drawn.model.show(1)
    QApplication.processEvents()
    assert drawn.words(0)[-2:] == ["7", "−2 … 12"]
    assert drawn.words(1)[-1] == "▏", "a box with a caret, no dash"
    box = drawn.form.findChild(Label, "typed_field")
    assert box is not None
    assert box.height() > box.fontMetrics().lineSpacing() + 4
    assert box.width() >= TEXT_WIDTH


def test_a_number_of_nought_stands_there_as_one(drawn: Drawn) -> None:
    drawn.start(POWER, WORDS)
    drawn.form.keys.take_key(Qt.Key.Key_0, "0")
    drawn.model.show(1)
    QApplication.processEvents()
    assert (drawn.model.values["power"], drawn.words(0)[-2:]) == (0, ["0", "−2 … 12"])


@pytest.mark.parametrize(("many", "pages"), [(8, []), (9, []), (10, ["→ more (1 of 2)"])])
def test_that_there_is_more_is_said_where_there_is(drawn: Drawn, many: int, pages: list[str]) -> None:
    drawn.start(made_field("with", "choice", options=choices(*(f"word{number}" for number in range(many)))))
    assert [words for words in drawn.words(0) if "more" in words] == pages


def test_a_target_that_is_down_says_so_and_its_emblem_is_hollow(drawn: Drawn) -> None:
    drawn.start(TARGETS, imp_d="unconscious")
    buttons = drawn.options(0)
    down = buttons["imp-d"]
    assert [id for id, button in buttons.items() if "unconscious" in button.accessibleName()] == ["imp-d"]
    image = down.icon().pixmap(200, 200).toImage()
    drawn.start(TARGETS)
    assert drawn.options(0)["imp-d"].icon().pixmap(200, 200).toImage() != image


def test_a_target_that_is_dying_is_called_so_as_in_the_order(qtbot: QtBot, library: Library) -> None:
    hurt = {"pv": 12, "des": 10}
    playing = duel(library, "d100", ("Ana", "party", hurt), ("Bea", "party", hurt), ("Orc", "foes", hurt))
    playing.conductor.command({"do": "begin"})
    playing.conductor.command({"do": "damage", "actor": "bea", "amount": 12})
    model = ActionFormModel()
    form = ActionForm(playing.conductor, model, lambda: "")
    qtbot.addWidget(form)
    drawn, everybody = Drawn(form, model), playing.conductor.fight
    targets = made_field("targets", "targets", options=choices("bea", "orc"))
    action: Action[Any, Any] = Action("cast", "Cast", run=lambda *_: None, fields=(targets,), preview=lambda *_: ())
    form.show()
    model.start(everybody, everybody.combatants["ana"], action, lambda _: ())
    QApplication.processEvents()
    assert {id: button.accessibleName() for id, button in drawn.options(0).items()} == {
        "bea": "Bea   dying",
        "orc": "Orc",
    }


def test_rare_fields_have_a_key_that_shows_and_hides_them_where_there_are_any(drawn: Drawn) -> None:
    def keys() -> list[str]:
        return [button.text() for button in drawn.form.findChildren(QPushButton) if "(.)" in button.text()]

    drawn.start(SPELL, POWER)
    assert keys() == []
    drawn.model.stop()
    QApplication.processEvents()
    drawn.start(SPELL, SLOW)
    assert (keys(), len(drawn.rows)) == (["More (.)"], 1)
    (more,) = (button for button in drawn.form.findChildren(QPushButton) if button.text() == "More (.)")
    more.click()
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    QApplication.processEvents()
    assert (keys(), len(drawn.rows)) == (["Less (.)"], 2)


def test_where_it_lands_is_said_once_wherever_there_is_room_for_it(drawn: Drawn) -> None:
    drawn.start(SPELL, POWER)
    drawn.form.show_landing(Landing(5, "Ray lands at tick 5"))
    for low in (False, True, True, False):
        drawn.form.set_low(low=low)
        QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        QApplication.processEvents()
        said = [label for label in drawn.form.findChildren(Label, "landing") if label.isVisible()]
        assert [label.text() for label in said] == ["Ray lands at tick 5"]
        assert drawn.form.fields.isAncestorOf(said[0]) is low
    drawn.form.show_landing(None)
    assert not [label for label in drawn.form.findChildren(Label, "landing") if label.isVisible()]


def test_of_a_closed_field_stands_what_is_chosen_and_how_many_others_there_are(drawn: Drawn) -> None:
    drawn.start(SPELL, TARGETS, LOUD)
    assert [button.accessibleName()[:1] for button in drawn.options(0).values()] == ["1", "2"]
    assert len(drawn.options(1)) == 4, "all who may be aimed at stand there to be pressed"
    drawn.press(0, "spark")
    assert drawn.model.values["with"] == "spark"
    drawn.model.show(1)
    QApplication.processEvents()
    assert list(drawn.options(0)) == ["spark"]
    (others,) = drawn.rows[0].findChildren(QPushButton, "others")
    assert others.text() == "1 more…"
    others.click()
    QApplication.processEvents()
    assert drawn.model.open_field == 0


def test_targets_are_pressed_on_and_off_and_stay_checked_as_they_are(drawn: Drawn) -> None:
    drawn.start(made_field("targets", "targets", options=choices("imp-a", "imp-b", closed="imp-b"), most=None))
    options = drawn.options(0)
    assert {id: button.isEnabled() for id, button in options.items()} == {"imp-a": True, "imp-b": False}
    drawn.press(0, "imp-a")
    assert drawn.options(0)["imp-a"].isChecked()


def test_all_whom_a_group_reaches_are_lit_not_only_the_one_that_was_named(drawn: Drawn) -> None:
    targets = made_field("targets", "targets", options=choices("imp-a", "imp-b", "bea"), most=None)
    everybody = fight()
    action: Action[Any, Any] = Action("cast", "Cast", run=lambda *_: None, fields=(targets,), preview=lambda *_: ())
    reached = (Preview("damage", "3", "imp-a"), Preview("damage", "3", "imp-b"))
    drawn.model.start(everybody, everybody.combatants["ana"], action, lambda _: reached)
    QApplication.processEvents()
    drawn.press(0, "imp-a")
    lit = {id for id, button in drawn.options(0).items() if button.isChecked()}
    assert lit == {"imp-a", "imp-b"}


def test_yes_and_no_are_pressed(drawn: Drawn) -> None:
    drawn.start(LOUD)
    for on in (True, False):
        (button,) = (button for button in drawn.rows[0].findChildren(QPushButton) if button.isCheckable())
        button.click()
        QApplication.processEvents()
        assert bool(drawn.model.values.get("loud")) is on


def test_more_than_nine_are_turned_over_by_pages(drawn: Drawn) -> None:
    many = [f"word{number}" for number in range(12)]
    drawn.start(made_field("with", "choice", options=choices(*many)), POWER)
    assert list(drawn.options(0)) == many[:9]
    assert "→ more (1 of 2)" in drawn.words(0)
    drawn.form.keys.take_key(Qt.Key.Key_Right, "")
    QApplication.processEvents()
    assert list(drawn.options(0)) == many[9:]
    assert [button.accessibleName()[:1] for button in drawn.options(0).values()] == ["1", "2", "3"]
    drawn.press(0, "word9")
    assert drawn.model.values["with"] == "word9"


def test_of_many_cells_the_chosen_one_is_told_and_how_many_are_open(drawn: Drawn) -> None:
    def cells(*_: Any) -> tuple[Option, ...]:
        return tuple(Option(f"{x},0", f"Cell {x}", hint="grass", refused="far" if x == 3 else None) for x in range(12))

    drawn.start(made_field("at", "cell", options=cells))
    assert drawn.options(0) == {}
    assert drawn.words(0)[-1] == "Arrows and Enter, or a click on the board: 11 cells are open."
    drawn.model.choose("2,0")
    QApplication.processEvents()
    drawn.model.show(0)
    QApplication.processEvents()
    assert "Cell 2   grass" in drawn.words(0)


def test_a_press_on_a_field_opens_it(drawn: Drawn) -> None:
    drawn.start(POWER, WORDS, LOUD)
    QTest.mouseClick(drawn.rows[2], Qt.MouseButton.LeftButton, pos=drawn.rows[2].rect().bottomRight())
    QApplication.processEvents()
    assert drawn.model.open_field == 2
    assert [row.is_open for row in drawn.rows] == [False, False, True]


def test_its_fields_have_all_the_room_that_they_ask_for(drawn: Drawn) -> None:
    drawn.start(SPELL, POWER, WORDS, LOUD)
    rows = there(drawn.form.fields.widget())
    assert drawn.form.fields.height_wanted(400) >= rows.heightForWidth(380) > 100
    drawn.start()
    assert drawn.form.fields.height_wanted(400) >= 24


def test_what_does_it_stays_at_the_right_of_its_title_though_the_price_has_no_room_there(drawn: Drawn) -> None:
    drawn.form.resize(480, 400)
    drawn.form.show()
    places = []
    for price in ("", "normal action", "normal action, or a whole turn of two rounds and all points that are left"):
        action: Action[Any, Any] = Action("cast", "Cast a spell", run=lambda *_: None, cost=price)
        everybody = fight()
        drawn.model.start(everybody, everybody.combatants["ana"], action, lambda _: ())
        QApplication.processEvents()
        (head,) = (each for each in drawn.form.findChildren(ActionFormHead) if each.isVisible())
        title, do = there(head.findChild(ActionTitle)), head.shown()[-1]
        assert title.geometry().right() < do.geometry().left()
        assert abs(title.geometry().center().y() - do.geometry().center().y()) <= 1
        assert title.drawn().startswith("Cast a spell")
        assert "…" not in title.drawn()
        places.append(do.geometry())
    assert places == [places[0]] * 3


@pytest.mark.parametrize("theme", ["light"], indirect=True)
def test_in_a_low_stage_the_fields_have_room_under_a_title_of_two_lines(theme: str, drawn: Drawn, qtbot: QtBot) -> None:
    """At twice the size, beside a board, they lay over its buttons."""
    drawn.start(SPELL, TARGETS, SLOW)
    drawn.form.set_low(low=True)
    drawn.form.setParent(stage := QWidget())  # alone it would be as high as it likes
    qtbot.addWidget(stage)
    stage.resize(230, 117)
    drawn.form.resize(230, 117)
    drawn.form.show()
    stage.show()
    settle()
    (head,) = drawn.form.findChildren(ActionFormHead)
    buttons = [button for button in head.findChildren(QPushButton) if button.isVisible()]
    assert min(button.y() for button in buttons) > 0, "they stand under the title"
    assert wrong(drawn.form) == set()
    drawn.form.setParent(None)
