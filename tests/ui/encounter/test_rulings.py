"""The game master's rulings on a combatant, by a few letters."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QAction, QImage, QPainter
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu

from models.library import Library
from models.repositories.encounters import Encounter, EncounterEntry
from rules.core.questions import ChoiceQuestion, DieQuestion
from tests.there import there
from tests.ui.encounter.conftest import GameTable
from tests.ui.encounter.picking import listed
from tests.ui.encounter.sampling import sample_fight
from tests.ui.settling import settle
from ui.encounter.action_panel.group_action import give_together
from ui.session.dice_rollers import APP, TABLE
from ui.shell.main_window import MainWindow
from ui.theme.sizes import px
from ui.theme.theme import GRID, NORMAL, current
from ui.widgets.picker import Picker


@pytest.fixture
def bridge(window: MainWindow, library: Library) -> GameTable:
    made = library.encounters.add(
        Encounter(name="Bridge", system="tabuleiro"),
        [EncounterEntry(name="Orc", side="foes", sheet={"vida": 9, "con": 6})],
    )
    table = GameTable(window, library)
    window.conductor.open_prepared(made.id or 0)
    window.conductor.begin_fight()
    return table


def pick(table: GameTable, words: str) -> None:
    picker = table.page.card
    assert picker is not None
    QTest.keyClicks(picker.line, words)
    QTest.keyClick(picker.line, Qt.Key.Key_Return)


def put_on(table: GameTable, id: str) -> list[tuple[str, int | None, dict[str, object]]]:
    """The conditions of a combatant: status, timer and params."""
    conditions = table.fight.combatants[id].conditions
    return [(condition.status, condition.timer, dict(condition.params)) for condition in conditions]


@pytest.mark.parametrize(
    "told", [("modif", "con -2 3"), ("modif -2, 3 turnos", "con"), ("modif", "con", "0", "-2 3")], ids=" | ".join
)
def test_what_a_status_is_about_takes_its_value_and_its_timer_behind_it(
    bridge: GameTable, told: tuple[str, ...]
) -> None:
    bridge.page.rulings.pick_status("orc")
    pick(bridge, told[0])
    heading = bridge.page.card.line.accessibleName()
    assert heading == "MODIFICADOR: which, and how much (CON −2; with a timer CON −2 3)?"
    for words in told[1:]:
        pick(bridge, words)
    assert put_on(bridge, "orc") == [("modifier", 3, {"stat": "con", "amount": -2})]
    bridge.window.undo()
    assert not bridge.fight.combatants["orc"].conditions


@pytest.mark.parametrize(
    ("told", "condition"),
    [
        (("desvio alt -2 3",), ("deflect_mod", 3, {"ranks": -2})),
        (("desvio alt -2, 3 turnos",), ("deflect_mod", 3, {"ranks": -2})),
        (("desvio alt 2",), ("deflect_mod", None, {"ranks": 2})),
        (("desvio alt +2 -",), ("deflect_mod", None, {"ranks": 2})),
        (("desvio alt", "bonus 4 2"), ("deflect_mod", 2, {"bonus": 4})),
        (("desvio alt", "bonus", "four", "4"), ("deflect_mod", None, {"bonus": 4})),
        (("ataque alt", "-3"), ("attack_mod", None, {"ranks": -3})),
        (("ataque alt 0", "-3 1"), ("attack_mod", 1, {"ranks": -3})),
        (("vision dif 2",), ("impaired_vision", 2, {})),
        (("vision dif -4",), ("impaired_vision", None, {"ranks": -4})),
        (("vision dif -4 2",), ("impaired_vision", 2, {"ranks": -4})),
        (("paralizado 2",), ("paralyzed", 2, {})),
    ],
    ids=str,
)
def test_a_status_is_put_on_with_the_value_that_was_typed_never_without_one_that_it_needs(
    window: MainWindow, library: Library, told: tuple[str, ...], condition: tuple[object, ...]
) -> None:
    table = sample_fight(window, library, "fulminato", "Asalto en el paso")
    table.page.rulings.pick_status("tobias-roble")
    for words in told:
        assert not put_on(table, "tobias-roble")
        pick(table, words)
    assert put_on(table, "tobias-roble") == [condition]


@pytest.mark.parametrize(
    ("status", "question", "of_other"),
    [
        ("apresado", "Apresado on Tobías Roble: who causes it?", "grabbing"),
        ("apresando", "Apresando on Tobías Roble: who is held?", "grabbed"),
        ("contenido", "Contenido on Tobías Roble: who causes it?", "containing"),
        ("conteniendo", "Conteniendo on Tobías Roble: who is held?", "contained"),
    ],
)
def test_of_a_grip_it_is_asked_for_the_other_in_the_other_part_and_for_nobody_who_is_dead(
    window: MainWindow, library: Library, status: str, question: str, of_other: str
) -> None:
    """It asked who put it on, and made the holder chosen there the one who was held."""
    table = sample_fight(window, library, "fulminato", "Asalto en el paso")
    dead, other = list(table.fight.combatants.values())[-2:]
    table.conductor.command({"do": "damage", "actor": dead.id, "amount": 99})
    assert table.fight.combatants[dead.id].state == "dead"
    table.page.rulings.pick_status("tobias-roble")
    pick(table, status)
    picker = table.page.card
    assert picker.line.accessibleName() == question
    offered = listed(picker)
    assert any(line.startswith(other.name) for line in offered)
    assert not any(line.startswith(dead.name) for line in offered)
    picker.line.setText(other.name)
    QTest.keyClick(picker.line, Qt.Key.Key_Return)
    assert of_other in {condition.status for condition in table.fight.combatants[other.id].conditions}
    statuses = table.conductor.system.statuses
    borne = {condition.status for condition in table.fight.combatants["tobias-roble"].conditions}
    assert all(statuses[id].holds == question.endswith("held?") for id in borne)


def test_what_was_typed_behind_a_status_is_shown_as_value_and_timer_and_one_figure_too_many_is_refused(
    window: MainWindow, library: Library
) -> None:
    table = sample_fight(window, library, "fulminato", "Asalto en el paso")
    rulings = table.page.rulings
    rulings.pick_status("tobias-roble")
    picker = table.page.card
    QTest.keyClicks(picker.line, "desvio alt -2 3")
    assert picker.list.currentIndex().data().startswith("Desvío alterado −2 ◷3 ")
    QTest.keyClick(picker.line, Qt.Key.Key_Escape)
    said: list[str] = []
    rulings.message_requested.connect(said.append)
    rulings.pick_status("tobias-roble")
    pick(table, "paralizado 2 3")
    assert said == ["Paralizado takes one figure only, its timer."]
    assert not put_on(table, "tobias-roble")


def test_how_much_a_status_is_is_asked_until_there_is_one_figure_and_no_other_word(bridge: GameTable) -> None:
    bridge.page.rulings.pick_status("orc")
    pick(bridge, "modif")
    pick(bridge, "con")
    card = bridge.page.card
    assert card.line.accessibleName() == "MODIFICADOR CON on Orc: how much?"
    for typed in ("0", "much", "-2 rounds", "rounds -2 3"):
        card.line.setText(typed)
        QTest.keyClick(card.line, Qt.Key.Key_Return)
        assert card.fault.text().startswith("MODIFICADOR needs a figure other than 0"), typed
        assert put_on(bridge, "orc") == [], typed
    card.line.setText("-2 3")
    QTest.keyClick(card.line, Qt.Key.Key_Return)
    assert put_on(bridge, "orc") == [("modifier", 3, {"stat": "con", "amount": -2})]


def test_a_side_is_changed_for_those_who_are_not_on_it_and_the_others_are_not_spoken_of(begun: GameTable) -> None:
    rulings, steps = begun.page.rulings, begun.conductor.steps_done
    begun.page.order.select_together(["ana", "guard-a"])
    menu = next(
        action.menu() for action in rulings.menu_for("ana", "guard-a").actions() if action.text() == "Change sides"
    )
    assert isinstance(menu, QMenu)
    next(action for action in menu.actions() if action.text() == "Foes").trigger()
    assert [begun.of(id).side for id in ("ana", "guard-a")] == ["foes", "foes"]
    assert (begun.conductor.steps_done, begun.said) == (steps + 1, "")


def test_of_one_status_about_two_things_each_is_taken_off_by_itself(bridge: GameTable) -> None:
    for about in ("con", "per"):
        params = {"stat": about, "amount": -2}
        bridge.conductor.command(
            {"do": "condition", "actor": "orc", "status": "modifier", "timer": 3, "params": params}
        )
    bridge.page.rulings.pick_lift("orc")
    offered = bridge.page.card.list.model().stringList()
    assert len(offered) == 2
    assert ["CON" in item for item in offered] == [True, False], offered
    pick(bridge, "per")
    assert put_on(bridge, "orc") == [("modifier", 3, {"stat": "con", "amount": -2})]


@pytest.mark.parametrize(("clicked", "left"), [(0, "per"), (1, "con")])
def test_a_click_on_a_chip_rules_on_that_one_of_two_of_its_status(bridge: GameTable, clicked: int, left: str) -> None:
    for about in ("con", "per"):
        params = {"stat": about, "amount": -2}
        bridge.conductor.command(
            {"do": "condition", "actor": "orc", "status": "modifier", "timer": 3, "params": params}
        )
    settle()
    view = bridge.page.order
    index = view.order.index_of("orc")
    parts = view.painter_of_rows.parts(view.visualRect(index), there(view.row_at(index)), view.font())
    places = [placed.place for placed in parts.tokens if placed.chip.status == "modifier"]
    QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=places[clicked].center().toPoint())
    menu = QApplication.activePopupWidget()
    assert isinstance(menu, QMenu)
    next(action for action in menu.actions() if action.text() == "Remove it").trigger()
    menu.close()
    assert put_on(bridge, "orc") == [("modifier", 3, {"stat": left, "amount": -2})]


def test_of_a_status_with_two_values_it_is_asked_how_much_of_which(window: MainWindow, library: Library) -> None:
    table = sample_fight(window, library, "fulminato", "Asalto en el paso")
    table.page.rulings.pick_status("tobias-roble")
    pick(table, "desvio alt")
    choices = table.page.card.list.model().stringList()
    assert len(choices) == 2
    QTest.keyClick(table.page.card.line, Qt.Key.Key_Return)
    asked = table.page.card.line.accessibleName()
    assert asked.startswith(f"Desvío alterado {choices[0]} on "), asked


def test_a_mark_that_is_nothing_but_its_name_is_asked_for_it(bridge: GameTable) -> None:
    for label in ("Bandeira", "Ferido", ""):
        bridge.page.rulings.pick_status("orc")
        pick(bridge, "marcador 3")
        assert bridge.page.card.line.accessibleName() == "MARCADOR on Orc: what is it called?"
        pick(bridge, label)
    found = [
        (condition.status, condition.timer, condition.params) for condition in bridge.fight.combatants["orc"].conditions
    ]
    assert found == [("marker", 3, {"label": "Bandeira"}), ("marker", 3, {"label": "Ferido"}), ("marker", 3, {})]


def test_enter_on_the_board_is_no_answer_of_a_ruling_typed_too_early_either(
    window: MainWindow, library: Library
) -> None:
    table = sample_fight(window, library, "tabuleiro", "Pedágio na ponte")
    table.all_by(TABLE)
    table.type(" ")
    asked, view = table.conductor.open_question, table.page.board.view
    assert isinstance(table.question(), DieQuestion)
    table.page.board.take_keys()
    QTest.keyClicks(view, "-5")
    QTest.keyClick(view, Qt.Key.Key_Return)
    assert table.conductor.open_question is asked
    QTest.keyClick(view, Qt.Key.Key_Return)
    assert table.conductor.open_question is not asked, "the next one lets the app roll"


def question_over(window: MainWindow, library: Library, name: str) -> tuple[GameTable, str]:
    """A fight in which it is asked what becomes of somebody who has just fallen by ruling."""
    table = sample_fight(window, library, "tabuleiro", "Pedágio na ponte")
    table.all_by(APP)
    table.type(" ")
    value = next(id for id, item in table.fight.combatants.items() if item.name == name)
    table.page.order.select(value)
    table.type("=0\n")
    assert isinstance(table.question(), ChoiceQuestion)
    return table, value


@pytest.mark.parametrize("typed", ["-12", "+3", "=0"])
def test_a_ruling_typed_over_a_question_is_no_answer_to_it(window: MainWindow, library: Library, typed: str) -> None:
    table, brasa = question_over(window, library, "Capitã Brasa")
    asked = table.conductor.open_question
    table.type(f"{typed}\n")
    assert table.conductor.open_question is asked
    assert "answer it first" in table.said
    table.type(typed)
    table.press(Qt.Key.Key_Escape)
    assert table.conductor.open_question is asked, "Esc forgets what was typed"
    table.type("1")
    assert table.fight.combatants[brasa].state == "dead"


@pytest.mark.parametrize("key", ["a", "s", "*", " "])
def test_another_key_waits_until_the_ruling_that_is_typed_is_done_or_forgotten(begun: GameTable, key: str) -> None:
    acting, steps = begun.fight.active, begun.conductor.steps_done
    begun.page.order.select("guard-a")
    begun.type(f"-2{key}")
    assert begun.said == "The ruling -2 is still typed: Enter does it, Esc forgets it."
    assert (begun.page.typed_ruling.text, begun.page.composer.action, begun.page.card) == ("-2", None, None)
    assert (begun.fight.active, begun.conductor.steps_done) == (acting, steps)
    begun.press(Qt.Key.Key_Delete)
    assert begun.page.typed_ruling.text == "-2"
    before = begun.fight.combatants["guard-a"].pools["hp"]
    begun.type("1\n")
    assert begun.fight.combatants["guard-a"].pools["hp"] == before - 21
    begun.type("-2")
    begun.press(Qt.Key.Key_Escape)
    begun.type("a")
    assert begun.page.composer.action is not None


def test_a_ruling_that_is_typed_is_asked_as_a_question_is(begun: GameTable) -> None:
    begun.type("-2")
    settle()
    typed = begun.page.stage.typed
    assert typed.property("role") == "asking"
    assert typed.font().pixelSize() == begun.page.stage.question._title.font().pixelSize() == px(NORMAL)
    inside = typed.contentsRect()
    image, edge = typed.grab().toImage(), current().color("accent")
    assert image.pixelColor(0, typed.height() // 2) == edge
    assert image.pixelColor(typed.width() // 2, typed.height() - 1) == edge
    assert typed.width() - inside.width() >= 2 * px(GRID)


def test_an_action_set_up_by_mouse_says_that_the_ruling_that_was_typed_is_not_done(begun: GameTable) -> None:
    begun.type("-2")
    button = begun.page.stage.button_for("a")
    assert button is not None
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    assert begun.page.composer.action is not None
    assert begun.page.typed_ruling.text == ""
    assert begun.page.stage.typed.isHidden()
    assert begun.said == "The ruling -2 was not done: an action is set up instead."


def test_a_ruling_that_was_typed_too_early_is_forgotten_with_its_question(window: MainWindow, library: Library) -> None:
    table, brasa = question_over(window, library, "Capitã Brasa")
    table.type("-1")
    table.page.stage.question.options()[0].click()
    assert table.conductor.open_question is None
    window.undo()
    table.page.order.select(brasa)
    table.type("=0\n1")
    assert table.conductor.open_question is None, "figures answer the next question"


def test_keys_that_mend_a_ruling_typed_too_early_are_no_answer_either(window: MainWindow, library: Library) -> None:
    table, brasa = question_over(window, library, "Capitã Brasa")
    asked = table.conductor.open_question
    table.type("-")
    table.press(Qt.Key.Key_Shift)
    table.type("1")
    table.press(Qt.Key.Key_Backspace)
    table.press(Qt.Key.Key_Backspace)
    assert table.conductor.open_question is asked
    table.type("1")
    assert table.fight.combatants[brasa].state == "dead", "once nothing of it is left figures answer again"


def test_what_was_said_of_an_open_question_goes_with_it(window: MainWindow, library: Library) -> None:
    table = sample_fight(window, library, "tabuleiro", "Pedágio na ponte")
    table.all_by(APP)
    table.type(" ")
    brasa = next(id for id, item in table.fight.combatants.items() if item.name == "Capitã Brasa")
    table.page.order.select(brasa)
    table.type("=0\n")
    table.conductor.command({"do": "end"})
    assert "question" in table.said
    table.press(Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert table.conductor.open_question is None
    assert table.said == ""


SAMPLES = {
    "d100": "Tiroteo en el almacén 7",
    "fantasia": "Peaje en el puente viejo",
    "ffrpg": "The stair of cogs",
    "fulminato": "Asalto en el paso",
    "tabuleiro": "Pedágio na ponte",
}


@pytest.mark.parametrize("system", SAMPLES)
def test_a_ruling_that_changes_nothing_writes_nothing_and_says_so(
    window: MainWindow, library: Library, system: str
) -> None:
    table = sample_fight(window, library, system, SAMPLES[system])
    table.all_by(APP)
    table.type(" ")
    vital = table.conductor.system.vital.id
    foe = next(combatant for combatant in table.fight.combatants.values() if combatant.side == "foes")
    table.page.order.select(foe.id)
    table.type("=0\n")
    for _ in range(3):
        if table.conductor.open_question is not None:
            table.press(Qt.Key.Key_Return)
    assert foe.state != "active"
    stands = foe.pools[vital]
    steps, log = table.conductor.steps_done, table.log()
    for _ in range(2):
        table.type(f"={stands}\n")
        assert (table.conductor.steps_done, table.log()) == (steps, log)
        assert table.said == f"{foe.name}: that changes nothing."
    table.window.undo()
    assert foe.state == "active", "the step before is the next to be taken back"


def test_of_several_only_those_are_ruled_on_for_whom_it_changes_something(window: MainWindow, library: Library) -> None:
    table = sample_fight(window, library, "ffrpg", "The stair of cogs")
    table.all_by(APP)
    table.type(" ")
    fallen, wounded = [combatant for combatant in table.fight.combatants.values() if combatant.side == "foes"][:2]
    table.conductor.command({"do": "set", "actor": fallen.id, "pool": "hp", "value": 7})
    before = table.conductor.steps_done
    give_together(
        table.conductor,
        [{"do": "set", "actor": item.id, "pool": "hp", "value": 7} for item in (fallen, wounded)],
    )
    assert wounded.pools["hp"] == 7
    assert table.conductor.steps_done == before + 1
    assert table.said.startswith(f"{fallen.name}: that changes nothing")
    table.window.undo()
    assert (wounded.pools["hp"] > 7, fallen.pools["hp"]) == (True, 7)


def test_a_healing_that_finds_nothing_to_heal_writes_nothing(bridge: GameTable) -> None:
    bridge.page.order.select("orc")
    log = bridge.log()
    bridge.type("+5\n")
    assert bridge.log() == log
    assert "changes nothing" in bridge.said


def test_whoever_a_ruling_brings_down_stays_chosen_and_the_next_one_is_for_nobody_else(
    window: MainWindow, library: Library
) -> None:
    table = sample_fight(window, library, "ffrpg", "The stair of cogs")
    table.all_by(APP)
    table.type(" ")
    foe = next(combatant for combatant in table.fight.combatants.values() if combatant.side == "foes")
    table.page.order.select(foe.id)
    others = {id: item.pools["hp"] for id, item in table.fight.combatants.items() if id != foe.id}
    table.type("-999\n-8\n")
    assert foe.state != "active"
    assert table.page.order.selected.id == foe.id
    assert {id: table.fight.combatants[id].pools["hp"] for id in others} == others


def places(table: GameTable, id: str) -> list[QAction]:
    """The places in the order to which the menu of a combatant offers to move it."""
    menu = table.page.rulings.menu_for(id)
    inner = [found for found in menu.findChildren(QMenu) if found.title() == "Move in the order"]
    return [action for found in inner for action in found.actions()]


def test_the_menu_offers_the_places_in_the_order_that_the_rules_take_and_says_why_there_is_none(
    begun: GameTable,
) -> None:
    refused: list[str] = []
    begun.conductor.command_refused.connect(refused.append)
    for id in begun.fight.combatants:
        for number in range(len(places(begun, id))):
            begun.conductor.command({"do": "note", "text": "before"})
            places(begun, id)[number].trigger()
            assert (id, number, refused) == (id, number, [])
            begun.window.undo()
    active = there(begun.fight.active)
    assert places(begun, active) == []
    shown = begun.page.rulings.menu_for(active).actions()
    (why,) = [action for action in shown if action.text().startswith("Move in the order: ")]
    assert not why.isEnabled()
    assert begun.conductor.names[active] in why.text()


def test_what_was_refused_is_not_done_anyway_once_something_else_was(begun: GameTable) -> None:
    begun.all_by(APP)
    late = {"do": "act", "actor": "bea", "action": "attack", "targets": ["guard-a"]}
    begun.conductor.command(late)
    assert begun.said.endswith("Shift+Enter: do it anyway.")
    begun.conductor.command({"do": "damage", "actor": "guard-b", "amount": 3})
    steps = begun.conductor.steps_done
    assert not begun.page.acting.insist()
    assert begun.conductor.steps_done == steps
    begun.conductor.command(late)
    assert begun.page.acting.insist()
    assert begun.conductor.steps_done == steps + 1


def test_what_was_refused_is_not_done_anyway_once_somebody_else_is_aimed_at(begun: GameTable) -> None:
    """The first target was hit, while the card and the sentence named the second."""
    begun.all_by(APP)
    begun.press(Qt.Key.Key_A)
    assert begun.page.composer.action is not None
    begun.conductor.command({"do": "act", "actor": "bea", "action": "attack", "targets": ["guard-a"]})
    assert begun.said.endswith("Shift+Enter: do it anyway.")
    begun.page.composer.aim("guard-b")
    steps = begun.conductor.steps_done
    assert not begun.page.acting.insist()
    assert begun.conductor.steps_done == steps


def test_statuses_are_picked_by_their_drawings_too(begun: GameTable) -> None:
    begun.page.rulings.pick_status("ana")
    picker = begun.page.findChild(Picker)
    assert picker is not None
    assert len(picker._found) == len(begun.conductor.system.statuses)
    assert all(item.sign is not None for item in picker._found)
    poison = next(item for item in picker._found if item.text == begun.conductor.system.statuses["poison"].label)
    image = QImage(20, 20, QImage.Format.Format_RGB32)
    with QPainter(image) as painter:
        there(poison.sign)(painter, QRectF(0, 0, 20, 20))
    status = begun.conductor.system.statuses["poison"]
    shown = [image.pixelColor(x, y).name() for x in range(20) for y in range(20)]
    assert shown.count(current().family(status.family).name()) > 40


@pytest.mark.parametrize("ask", ["pick_pool", "pick_value"])
def test_a_value_picked_without_its_number_waits_for_it(begun: GameTable, ask: str) -> None:
    """The box shut with nothing set, and the digits that followed reached the keys of the fight."""
    begun.all_by(APP)
    getattr(begun.page.rulings, ask)("guard-a")
    card = begun.page.card
    assert isinstance(card, Picker)
    number = next(item for item in card._found if item.takes_number)
    steps = begun.conductor.steps_done
    pick(begun, number.text.lower())
    assert card.line.text() == f"{number.text} "
    assert begun.conductor.steps_done == steps
    pick(begun, "7")
    assert begun.page.card is None
    assert begun.conductor.steps_done == steps + 1
