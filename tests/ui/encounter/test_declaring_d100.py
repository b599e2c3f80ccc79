"""Declarations of the d100 system in the window: they fill themselves, are changed by a letter, and are done."""

from collections import Counter
from dataclasses import replace
from typing import Any

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QFontMetrics
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractSlider
from pytestqt.qtbot import QtBot

from models.library import Library
from rules.d100.actions import proposals
from rules.d100.combatant.state import D100Fight, Fighter
from tests.ui.encounter.conftest import GameTable, another_language
from tests.ui.encounter.sampling import SHIFT
from tests.ui.encounter.warehouse import chips, lines, shoot_out
from tests.ui.settling import settle
from tools.pictures.layout_faults import stage_faults
from tools.pictures.page_pictures import Size, show
from ui.encounter.action_panel.declaration_list import CLOSED, DECLARED, LATER, NEXT, TWO_LINES, LineButton
from ui.session.dice_rollers import APP, TABLE
from ui.shell.main_window import MainWindow
from ui.theme.status_token import short_deed
from ui.widgets.controls import ElidedLabel


@pytest.fixture
def warehouse(window: MainWindow, library: Library) -> GameTable:
    return shoot_out(window, library)


def test_everybody_has_a_line_with_the_obvious_in_the_order_of_declaring(warehouse: GameTable) -> None:
    shown = lines(warehouse)
    assert list(shown) == list(warehouse.conductor.system.outcome.order(warehouse.fight))
    assert [line.state for line in shown.values()] == [NEXT, *[LATER] * 6]
    assert shown["ines-arrieta"].words == "Atacar · Revólver → Contrabandista"
    assert shown["maton-del-puerto"].words.startswith("Atacar · Porra → ")
    assert warehouse.page.stage.declarations.isVisible()


def test_enter_and_space_take_the_marked_line_and_shift_enter_all_the_others(warehouse: GameTable) -> None:
    warehouse.type("\n")
    assert warehouse.fight.combatants["ines-arrieta"].declared.targets == ("contrabandista",)
    assert chips(warehouse, "ines-arrieta")[0] == "Atacar → Contrabandista"
    warehouse.type(" ")
    assert [line.state for line in lines(warehouse).values()][:3] == [DECLARED, DECLARED, NEXT]
    warehouse.press(Qt.Key.Key_Return, SHIFT)
    assert {line.state for line in lines(warehouse).values()} == {DECLARED}
    assert warehouse.fight.phase == "declaration"
    warehouse.type(" ")
    assert warehouse.fight.phase == "action"
    assert not warehouse.page.stage.declarations.isVisible()


def test_what_everybody_would_declare_is_worked_out_a_few_times_however_often_it_is_read(
    warehouse: GameTable, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In a fight of hundreds each of them looks at all the others for it."""
    asked: list[str] = []
    likely = proposals.likely

    def counted(fight: D100Fight, combatant: Fighter, *others: Any) -> dict[str, Any]:
        asked.append(combatant.id)
        return likely(fight, combatant, *others)

    monkeypatch.setattr(proposals, "likely", counted)
    warehouse.conductor.command({"do": "note", "text": "one"})
    for _ in range(9):
        warehouse.page.declaring.declarations()
    assert 0 < max(Counter(asked).values()) <= 3
    hidden = next(id for id, item in warehouse.fight.combatants.items() if item.side != "party")
    asked.clear()
    warehouse.conductor.hide(hidden, hidden=True)
    assert 0 < max(Counter(asked).values()) <= 4


def test_whom_the_players_do_not_see_is_no_target_that_their_heroes_are_proposed(warehouse: GameTable) -> None:
    foes = [id for id, item in warehouse.fight.combatants.items() if item.side != "party"]
    hidden, *others = foes
    before = lines(warehouse)
    warehouse.conductor.hide(hidden, hidden=True)
    name = warehouse.fight.combatants[hidden].name
    aimed = [line.words for line in lines(warehouse).values() if line.side == "party"]
    assert any(name in line.words for line in before.values() if line.side == "party")
    assert not any(name in words for words in aimed)
    assert all("→" in words for words in aimed)
    assert {id: lines(warehouse)[id] for id in foes} == {id: before[id] for id in foes}
    for id in others:
        warehouse.conductor.hide(id, hidden=True)
    assert lines(warehouse)["ines-arrieta"].words == "Defenderse"
    warehouse.press(Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert "→" in lines(warehouse)["ines-arrieta"].words
    warehouse.conductor.hide("ines-arrieta", hidden=True)
    assert "→" in lines(warehouse)["ines-arrieta"].words, "whoever is hidden knows of herself"


def test_what_is_declared_for_whom_is_never_cut_without_a_sign(warehouse: GameTable) -> None:
    warehouse.type("eh")
    (title,) = (item for item in warehouse.page.findChildren(ElidedLabel) if "Usar una habilidad" in item.text())
    title.resize(80, title.height())
    assert title.toolTip().startswith("Elvira Montalbán: Usar una habilidad")


def test_a_letter_changes_a_line_before_its_turn_to_declare_has_come(warehouse: GameTable) -> None:
    padre = "padre-anselmo"
    warehouse.type(warehouse.key_of(padre))
    assert warehouse.page.acting.actor.id == padre
    warehouse.type("d\n")
    line = lines(warehouse)[padre]
    assert (line.words, line.state, line.changed) == ("Defenderse", LATER, True)
    assert warehouse.fight.combatants[padre].declared is None
    warehouse.press(Qt.Key.Key_Return, SHIFT)
    assert warehouse.fight.combatants[padre].declared.action == "defend"
    warehouse.window.undo()
    assert lines(warehouse)[padre].changed


def test_changed_lines_and_the_one_in_hand_stay_in_another_language(warehouse: GameTable, qtbot: QtBot) -> None:
    padre, ines = "padre-anselmo", "ines-arrieta"
    warehouse.type(warehouse.key_of(padre) + "d\n")
    warehouse.type(warehouse.key_of(ines) + f"a{warehouse.key_of('maton-del-puerto')}")
    spanish = another_language(warehouse, qtbot)
    assert spanish.page.declaring.picked == ines
    spanish.type("\n")
    assert lines(spanish)[padre].changed
    assert spanish.fight.combatants[ines].declared.targets == ("maton-del-puerto",)


def test_a_changed_line_is_none_of_another_fight_with_the_same_people(warehouse: GameTable, library: Library) -> None:
    padre, conductor = "padre-anselmo", warehouse.conductor
    first = conductor.encounter_id or 0
    again = library.encounters.prepare_again(first, "The same again").id or 0
    assert conductor.open_prepared(again)
    warehouse.all_by(APP)
    conductor.begin_fight()
    warehouse.type(warehouse.key_of(padre) + "d\n")
    assert lines(warehouse)[padre].changed
    assert conductor.resume(first)
    assert warehouse.fight.phase == "declaration"
    assert not lines(warehouse)[padre].changed


def test_a_changed_line_starts_with_the_obvious_and_one_letter_aims_elsewhere(warehouse: GameTable) -> None:
    warehouse.type(warehouse.key_of("ines-arrieta"))
    warehouse.type(f"a{warehouse.key_of('maton-del-puerto')}\n")
    declared = warehouse.fight.combatants["ines-arrieta"].declared
    assert declared[:3] == ("attack", "revolver", ("maton-del-puerto",))


def test_a_click_on_a_line_takes_it_up_and_a_narrow_column_keeps_its_words(warehouse: GameTable) -> None:
    column = warehouse.page.stage.declarations
    buttons = [button for button in column.findChildren(LineButton) if button.isVisible()]
    (last,) = (button for button in buttons if button.line.id == "padre-anselmo")
    column.resize(380, column.height())
    assert {button.sizeHint().height() for button in buttons} == {TWO_LINES}
    said = short_deed(QFontMetrics(last.font()), last.line.words, 260)
    assert said == "→ Contrabandista"
    assert {button.line.briefly for button in buttons if "→" in button.line.words} >= {"Revólver → C"}
    QTest.mouseClick(last, Qt.MouseButton.LeftButton)
    assert warehouse.page.declaring.picked == "padre-anselmo"
    assert warehouse.page.order.selected.id == "padre-anselmo"


def test_what_does_not_fit_beside_the_names_stands_under_them(warehouse: GameTable) -> None:
    column = warehouse.page.stage.declarations
    column.resize(540, column.height())
    shown = column.lines
    buttons = [button for button in column.findChildren(LineButton) if button.isVisible()]
    for words, narrow in (("Atacar · Fusil de francotirador → Padre Anselmo", True), ("Atacar · Porra → Ana", False)):
        column.show_lines([replace(line, words=words) for line in shown])
        assert {button.narrow for button in buttons} == {narrow}


def test_escape_leaves_a_line_as_it_was(warehouse: GameTable) -> None:
    before = warehouse.conductor.service.packed_fight()  # type: ignore[union-attr]
    warehouse.type(warehouse.key_of("contrabandista") + "a")
    warehouse.press(Qt.Key.Key_Escape)
    warehouse.press(Qt.Key.Key_Escape)
    assert warehouse.page.declaring.picked is None
    assert not any(line.changed for line in lines(warehouse).values())
    assert warehouse.conductor.service.packed_fight() == before  # type: ignore[union-attr]


def test_who_is_unconscious_has_a_closed_line_that_says_so(warehouse: GameTable) -> None:
    warehouse.conductor.command({"do": "condition", "actor": "contrabandista", "status": "unconscious"})
    line = lines(warehouse)["contrabandista"]
    assert (line.state, line.words) == (CLOSED, "inconsciente")
    warehouse.type(warehouse.key_of("contrabandista"))
    assert warehouse.page.declaring.picked is None
    warehouse.press(Qt.Key.Key_Return, SHIFT)
    assert warehouse.fight.active is None
    assert lines(warehouse)["contrabandista"].state == CLOSED


def test_the_declared_action_is_done_with_its_letter_and_enter(warehouse: GameTable) -> None:
    warehouse.press(Qt.Key.Key_Return, SHIFT)
    warehouse.type(" a")
    assert warehouse.page.composer.values["targets"] == ["contrabandista"]
    said = [preview.text for preview in warehouse.page.composer.previews()]
    assert "chance 50%" in said
    warehouse.type("\n")
    assert warehouse.question().faces == 100
    warehouse.type("80\n")
    assert "Revólver 5/6" in chips(warehouse, "ines-arrieta")


def test_enter_opens_what_was_declared_filled_in_and_enter_again_does_it(warehouse: GameTable) -> None:
    warehouse.type(warehouse.key_of("ines-arrieta") + f"a{warehouse.key_of('maton-del-puerto')}")
    warehouse.page.composer.put("distance", 7)
    warehouse.type("\n")
    warehouse.press(Qt.Key.Key_Return, SHIFT)
    warehouse.type(" \n")
    composer = warehouse.page.composer
    assert composer.action is warehouse.conductor.system.actions["attack"]
    assert (composer.values["targets"], composer.values["distance"]) == (["maton-del-puerto"], 7)
    warehouse.type("\n")
    assert warehouse.question().faces == 100
    warehouse.type("80\n\n")
    assert warehouse.page.composer.action is None


def test_a_turn_says_what_was_declared_and_that_enter_takes_it_up(warehouse: GameTable) -> None:
    bar = warehouse.page.stage.question
    assert bar.accessibleName() == "No question is open."
    warehouse.press(Qt.Key.Key_Return, SHIFT)
    warehouse.type(" ")
    said = "Inés Arrieta has declared Atacar · Revólver → Contrabandista: Enter prepares it."
    assert bar.accessibleName() == said
    warehouse.type("\n")
    assert bar.accessibleName() == "No question is open.", "Enter does what is put together now"
    warehouse.press(Qt.Key.Key_Escape)
    assert bar.accessibleName() == said
    warehouse.type("\n\n")
    assert "d%" in bar.accessibleName()
    warehouse.type("80\n")
    assert bar.accessibleName() == "No question is open."


def test_space_lets_a_declaration_go_only_when_it_is_pressed_again(warehouse: GameTable) -> None:
    warehouse.press(Qt.Key.Key_Return, SHIFT)
    warehouse.type("  ")
    assert warehouse.fight.active == "ines-arrieta"
    said = "Inés Arrieta has declared Atacar · Revólver → Contrabandista: Enter prepares it, Space again skips it."
    assert warehouse.said == said
    warehouse.type("a")
    warehouse.press(Qt.Key.Key_Escape)
    assert warehouse.said == ""
    warehouse.type(" ")
    assert warehouse.said.startswith("Inés Arrieta has declared")
    assert warehouse.fight.active == "ines-arrieta"
    warehouse.type(" ")
    assert (warehouse.fight.active, warehouse.said) == ("tomas-quiroga", "")
    assert "Inés Arrieta does not act" in warehouse.log()
    warehouse.type(" ")
    assert warehouse.fight.active == "tomas-quiroga"


def test_space_goes_on_at_once_where_a_declaration_is_done_or_asks_for_nothing(warehouse: GameTable) -> None:
    warehouse.type(warehouse.key_of("tomas-quiroga") + "d\n")
    warehouse.press(Qt.Key.Key_Return, SHIFT)
    warehouse.type(" \n\n80\n ")
    assert (warehouse.fight.active, warehouse.said) == ("tomas-quiroga", "")
    warehouse.type(" ")
    assert warehouse.fight.active not in ("tomas-quiroga", "ines-arrieta")


def test_an_impossible_number_is_refused_at_once_even_before_its_turn_to_declare(warehouse: GameTable) -> None:
    later = "padre-anselmo"
    warehouse.type(warehouse.key_of(later) + "a")
    warehouse.page.composer.put("shots", 29)
    warehouse.type("\n")
    assert "29" in warehouse.said
    assert warehouse.page.composer.action is not None
    warehouse.page.composer.put("shots", 2)
    warehouse.type("\n")
    assert lines(warehouse)[later].changed


def test_the_log_tells_the_declarations_in_both_languages(warehouse: GameTable) -> None:
    warehouse.press(Qt.Key.Key_Return, SHIFT)
    assert "Inés Arrieta declares: attack Contrabandista with Revólver" in warehouse.log()
    panel = warehouse.page.log
    panel.languages.setCurrentIndex(panel.languages.findData("es"))
    assert "Inés Arrieta declara: atacar a Contrabandista con Revólver" in warehouse.log()


def test_a_figure_declares_nothing_and_a_letter_of_who_has_declared_says_why_it_does_nothing(
    warehouse: GameTable,
) -> None:
    warehouse.all_by(TABLE)
    ines = warehouse.key_of("ines-arrieta")
    warehouse.type(f"{ines}a2")
    assert not warehouse.page.declaring.has_declared("ines-arrieta")
    assert "rolls no dice" in warehouse.said
    warehouse.type(f"\n{ines}")
    assert warehouse.page.declaring.has_declared("ines-arrieta")
    assert "has already declared" in warehouse.said


def test_s_puts_a_status_on_who_is_selected_once_who_has_that_letter_has_declared(warehouse: GameTable) -> None:
    order = warehouse.page.order
    assert warehouse.key_of("pistolero-a-sueldo") == "s"
    order.select_together(["contrabandista", "maton-del-puerto"])
    warehouse.type("s")
    assert "Contrabandista, Matón del puerto" in warehouse.page.card.line.accessibleName()
    warehouse.page.card.shut()
    order.select("contrabandista")
    warehouse.type("s")
    assert warehouse.page.declaring.picked == "pistolero-a-sueldo", "one alone: the letter changes that line"
    warehouse.press(Qt.Key.Key_Escape)
    warehouse.press(Qt.Key.Key_Return, SHIFT)
    order.select("contrabandista")
    warehouse.type("s")
    assert "Contrabandista" in warehouse.page.card.line.accessibleName()


@pytest.mark.parametrize("height", [160, 220, 300])
def test_the_marked_line_is_in_sight_until_somebody_scrolls_elsewhere(warehouse: GameTable, height: int) -> None:
    """At 150 % it lay below the proposal, and at 200 % there were no lines at all."""
    stage, page = warehouse.page.stage, warehouse.page.stage.page
    stage.setFixedHeight(height)
    marked = set()
    for _ in range(3):
        for _ in range(3):
            settle()
        (line,) = (button for button in stage.findChildren(LineButton) if button.line and button.line.state == "next")
        marked.add(line.line.id)
        assert page.viewport().rect().contains(QRect(line.mapTo(page.viewport(), QPoint()), line.size()))
        warehouse.press(Qt.Key.Key_Return)
    assert len(marked) == 3
    assert list(stage_faults(stage)) == []
    page.turn(QAbstractSlider.SliderAction.SliderToMaximum)
    settle()
    assert page.verticalScrollBar().value() == page.verticalScrollBar().maximum() > 0


def test_the_checker_of_pictures_sees_a_marked_line_that_is_out_of_sight(warehouse: GameTable) -> None:
    stage = warehouse.page.stage
    stage.setFixedHeight(160)
    for _ in range(3):
        settle()
    assert list(stage_faults(stage)) == []
    stage.page.verticalScrollBar().setValue(stage.page.verticalScrollBar().maximum())
    assert any("marked line" in fault for fault in stage_faults(stage))


@pytest.mark.parametrize("size", [Size(100, 1366, 768), Size(100, 1920, 1080)], ids=str)
def test_beside_a_sheet_what_is_declared_stands_there_whole(window: MainWindow, library: Library, size: Size) -> None:
    """In a wide window it had half of the stage, and was cut there alone."""
    table = shoot_out(window, library)
    show(window, size)
    stage = table.page.stage
    assert stage.block.isVisible()
    buttons = [button for button in stage.declarations.findChildren(LineButton) if button.isVisible()]
    assert [button.drawn()[1] for button in buttons] == [line.words for line in stage.declarations.lines]
