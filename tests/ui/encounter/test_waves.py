"""Waves: who enters later is told beforehand, proposed in its time, and let in by one key, as one step of undo."""

import json
from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from models.library import Library
from models.repositories.encounters import Encounter, EncounterEntry
from models.repositories.waves import Wave
from models.storage.store import twin
from rules.log.sentences import Teller
from rules.scripts import script
from rules.system import registry
from tests.ui.encounter.conftest import GUARD, HERO, SYSTEM, GameTable
from tests.ui.encounter.cueing import due, make, take
from tests.ui.settling import settle
from ui.encounter.fight.page import FightPage
from ui.encounter.prepare.roster_card import RosterCard
from ui.session.dice_rollers import APP, TABLE
from ui.session.loader import as_script
from ui.session.reinforcements import announcement, entry_words, when_words
from ui.shell.main_window import MainWindow
from ui.widgets.controls import ElidedButton
from ui.widgets.picker import Picker

SHIFTED = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier
ROUND_TWO = {"when": "round", "number": 2}
BELL = {"when": "countdown", "number": 1, "unit": "rounds", "name": "Bell"}
HORN = {"when": "word", "number": 1}


def prepared(library: Library, **waves: dict[str, object]) -> int:
    entries = [
        EncounterEntry(name="Ana", side="party", sheet=HERO),
        EncounterEntry(name="Guard", side="foes", sheet=GUARD),
        *(
            EncounterEntry(name="Guard" if name == "Guards" else name, count=2, sheet=GUARD, wave=when, hidden=True)
            for name, when in waves.items()
        ),
    ]
    return library.encounters.add(Encounter(name="The stair", system=SYSTEM, seed=11), entries).id or 0


def begun(window: MainWindow, library: Library, **waves: dict[str, object]) -> GameTable:
    window.conductor.open_prepared(prepared(library, **waves))
    table = GameTable(window, library)
    table.all_by(APP)
    table.conductor.begin_fight()
    if table.conductor.open_question is not None:
        table.conductor.questions.roll_rest()
    return table


def counted(table: GameTable) -> list[str]:
    """The countdowns that stand above the fight."""
    return [countdown.name for countdown in table.page.views.view().clock.countdowns]


def until_round(table: GameTable, number: int) -> None:
    while table.fight.round < number:
        table.conductor.next()


def test_a_wave_is_told_proposed_in_its_round_and_let_in_and_taken_back_as_one_step(
    window: MainWindow, library: Library
) -> None:
    table = begun(window, library, Guards=ROUND_TWO)
    line = table.page.wave_line
    assert set(table.fight.combatants) == {"ana", "guard-a"}
    assert "Round 2: Guard B, Guard C" in table.page.timeline.in_words()
    assert not line.isVisible()
    until_round(table, 2)
    assert line.isVisible()
    assert line.sentence.text() == "Due to enter now: Guard B, Guard C"
    table.conductor.next()
    table.window.menus.by_name["look_back"].trigger()
    assert not line.isVisible(), "in the past nobody enters"
    table.press(Qt.Key.Key_Escape)
    assert line.isVisible()
    steps = table.conductor.steps_done
    table.press(Qt.Key.Key_J, SHIFTED)
    assert set(table.fight.combatants) == {"ana", "guard-a", "guard-b", "guard-c"}
    assert table.conductor.marking.is_hidden("guard-b")
    assert not line.isVisible()
    service = table.conductor.service
    assert service is not None
    saved = as_script(library.journals.load(table.conductor.encounter_id or 0).script, service.journal)
    assert "wave" not in json.dumps(saved["commands"])
    script.check(saved)
    table.press(Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert (set(table.fight.combatants), table.conductor.steps_done) == ({"ana", "guard-a"}, steps)
    assert line.isVisible()
    table.conductor.redo()
    assert "guard-c" in table.fight.combatants
    assert not line.isVisible()


@pytest.mark.parametrize("size", [(1366, 768), (1024, 700), (683, 560)])
def test_who_is_due_and_what_is_to_be_remembered_push_nothing_aside_that_the_mouse_is_about_to_press(
    window: MainWindow, library: Library, size: tuple[int, int]
) -> None:
    window.resize(*size)
    table = begun(window, library, Guards=ROUND_TWO)
    make(table, "round 2", "the bell rings")
    page, before = table.page, places(table)
    while table.fight.round == 1:
        before = places(table)
        page.top.next.click()
        settle()
    assert page.wave_line.isVisible()
    assert page.cue_line.isVisible() == (size[0] > 683), "where one has room alone the other waits in the top bar"
    bells = [button.text() for button in page.top.announced.findChildren(ElidedButton) if not button.isHidden()]
    assert page.cue_line.isVisible() != ("the bell rings" in " ".join(bells))
    assert places(table) == before
    for line in (page.wave_line, page.cue_line):
        assert page.bottom.rect().contains(line.geometry()) or not line.isVisible()
    page.wave_line.later_button.click()
    settle()
    assert not page.wave_line.isVisible()
    assert page.cue_line.isVisible()
    assert places(table) == before
    page.wave_line.enter_next()
    take(table)
    settle()
    assert not page.cue_line.isVisible()
    assert page.rollers.isVisible()
    assert places(table)[: len(WIDGETS)] == before[: len(WIDGETS)]
    make(table, "round 3", "the rain stops")
    table.conductor.command({"do": "countdown", "name": "Flood", "rounds": 9})
    settle()
    assert places(table)[: len(WIDGETS)] == before[: len(WIDGETS)]


WIDGETS: tuple[Callable[[FightPage], QWidget], ...] = (
    lambda page: page.top.next,
    lambda page: page.stage,
    lambda page: page.stage.question,
    lambda page: page.log,
    lambda page: page.rollers,
)
"""What a pointer may be about to press, beside the rows of the order."""


def places(table: GameTable) -> list[QPoint]:
    """Where the way on, the stage and the rows of the order stand on the screen, whoever stands in which."""
    page = table.page
    order = page.order
    rows = (order.visualRect(order.order.index(row, 0)).topLeft() for row in range(order.order.rowCount()))
    begins = [widget(page).mapToGlobal(QPoint()) for widget in WIDGETS]
    return [*begins, *(order.viewport().mapToGlobal(place) for place in rows)]


def test_all_whom_the_line_names_enter_by_one_key_and_are_taken_back_as_one_step(
    window: MainWindow, library: Library
) -> None:
    table = begun(window, library, Guards=ROUND_TWO, Ogre={"when": "round", "number": 3}, Imp=BELL)
    line = table.page.wave_line
    until_round(table, 2)
    assert line.sentence.text() == "Due to enter now: Guard B, Guard C; Bell"
    QTest.mouseClick(line.later_button, Qt.MouseButton.LeftButton)
    before = set(table.fight.combatants)
    table.press(Qt.Key.Key_J, SHIFTED)
    assert set(table.fight.combatants) - before == {"guard-b", "guard-c", "imp-a", "imp-b"}
    assert {wave.title for wave in table.conductor.current_fight.waiting_waves().values()} == {"Ogre A, Ogre B"}
    table.conductor.undo()
    assert set(table.fight.combatants) == before
    until_round(table, 3)
    assert line.isVisible()
    QTest.mouseClick(line.enter_button, Qt.MouseButton.LeftButton)
    assert not line.isVisible()
    assert not table.conductor.current_fight.waiting_waves()


def test_a_countdown_of_a_wave_starts_with_the_fight_and_it_is_due_when_that_is_up(
    window: MainWindow, library: Library
) -> None:
    table = begun(window, library, Ogre=BELL)
    assert table.fight.countdowns["Bell"].left == 1
    until_round(table, 2)
    assert table.page.wave_line.isVisible()
    assert counted(table) == ["Bell"]
    QTest.mouseClick(table.page.wave_line.later_button, Qt.MouseButton.LeftButton)
    assert not table.page.wave_line.isVisible()
    until_round(table, 3)
    QTest.mouseClick(table.page.wave_line.enter_button, Qt.MouseButton.LeftButton)
    assert "ogre-b" in table.fight.combatants
    assert not counted(table), "what has entered is announced no longer"
    table.conductor.undo()
    assert counted(table) == ["Bell"]
    while table.conductor.can_undo:
        table.conductor.undo()
    assert table.fight.phase == "setup"
    assert not table.fight.countdowns


def test_a_wave_at_the_word_is_never_proposed_and_picked_by_a_key_and_outlives_the_window(
    window: MainWindow, library: Library
) -> None:
    table = begun(window, library, Ogre=HORN)
    until_round(table, 2)
    assert not table.page.wave_line.isVisible()
    encounter = table.conductor.encounter_id or 0
    table.conductor.close_fight()
    # What is prepared anew meanwhile does not change the fight that runs.
    entries = library.encounters.entries(encounter)
    library.encounters.save_entries([twin(entries[-1], name="Mouse")])
    table.conductor.resume(encounter)
    table.press(Qt.Key.Key_J, SHIFTED)
    [picker] = [item for item in table.page.findChildren(Picker) if item.isVisible()]
    QTest.keyClick(picker.line, Qt.Key.Key_Return)
    assert {"ogre-a", "ogre-b"} <= set(table.fight.combatants)
    table.press(Qt.Key.Key_J, SHIFTED)
    assert table.said == "Nobody waits to enter this fight."


def test_lines_are_given_their_time_together_in_the_roster_by_keys(window: MainWindow, library: Library) -> None:
    encounter = prepared(library)
    page = window.encounter.prepare
    page.reload(encounter)
    roster, card = page.pane.who.roster, page.pane.who.card
    roster.choose([library.encounters.entries(encounter)[1].id or 0])
    QTest.keyClick(roster, Qt.Key.Key_W)
    assert card.wave.hasFocus()
    card.wave.setCurrentIndex(1)
    card.wave.activated.emit(1)
    card.wave_number.setValue(4)
    assert library.encounters.entries(encounter)[1].wave == {"when": "round", "number": 4}
    assert "enters in round 4" in roster.details(roster.entries[0])
    window.undo_stack.undo()
    window.undo_stack.undo()
    assert library.encounters.entries(encounter)[1].wave == {}


def test_a_system_has_its_own_word_for_the_round_in_which_somebody_enters() -> None:
    said = {language: Teller(registry.system("d100"), {}, language) for language in ("en", "es", "pt_BR")}
    assert [when_words(ROUND_TWO, teller) for teller in said.values()] == [
        "enters in turn 2",
        "entra en el turno 2",
        "entra no turno 2",
    ]
    assert entry_words(said["es"], None) == "entra en un turno"
    assert announcement(Wave(ROUND_TWO, ({"name": "Lobo"},)), said["es"]) == "Turno 2: Lobo"


@pytest.mark.parametrize("spoiled", ["[]", "{", "[1, {}]", '[{"when": {"when": "round"}, "combatants": [{}]}]'])
def test_a_fight_whose_waves_are_spoiled_goes_on_without_them(
    window: MainWindow, library: Library, spoiled: str
) -> None:
    table = begun(window, library, Ogre=HORN)
    encounter = table.conductor.encounter_id or 0
    table.conductor.close_fight()
    with library.store.write() as connection:
        connection.exec_driver_sql("UPDATE fight SET waves = ? WHERE encounter_id = ?", (spoiled, encounter))
    assert table.conductor.resume(encounter)
    assert table.conductor.current_fight.waiting_waves() == {}


def test_units_that_are_one_to_the_book_are_offered_once_and_a_line_that_has_the_other_shows_it(
    qtbot: QtBot,
) -> None:
    card = RosterCard()
    qtbot.addWidget(card)
    card.take_waves("enters in a turn", {"rounds": "turns", "seconds": "seconds", "turns": "turns"})
    offered = [card.wave.itemText(place) for place in range(card.wave.count())]
    assert offered == [
        "There from the start",
        "Enters in a turn",
        "Countdown: turns",
        "Countdown: seconds",
        "Enters when you say so",
    ]
    card.show_entries([EncounterEntry(id=1, name="Guard", sheet=GUARD, wave={**BELL, "unit": "turns"})], {}, {}, {})
    assert card.wave.currentText() == "Countdown: turns"


def test_what_was_put_off_in_one_fight_is_proposed_in_the_next(window: MainWindow, library: Library) -> None:
    first = begun(window, library, Guards=ROUND_TWO)
    until_round(first, 2)
    QTest.mouseClick(first.page.wave_line.later_button, Qt.MouseButton.LeftButton)
    assert not first.page.wave_line.isVisible()
    assert first.page.top.waiting == ["Round 2: Guard B, Guard C"], "who waits stays in sight"
    first.conductor.close_fight()
    second = begun(window, library, Ogre=ROUND_TWO)
    until_round(second, 2)
    assert second.page.wave_line.isVisible()


def ahead(table: GameTable) -> list[str]:
    """Who waits, as it stands above the fight."""
    return list(table.page.top.waiting)


def test_each_wave_is_told_in_one_place_at_a_time(window: MainWindow, library: Library) -> None:
    table = begun(window, library, Guards=ROUND_TWO, Ogre={**BELL, "number": 2}, Troll=HORN)
    line, troll = table.page.wave_line, "When you say so: Troll A, Troll B"
    assert counted(table) == ["Bell"]
    assert ahead(table) == ["Round 2: Guard B, Guard C", troll], "a countdown tells of its own wave"
    until_round(table, 2)
    assert line.sentence.text() == "Due to enter now: Guard B, Guard C"
    assert ahead(table) == [troll], "the line over the fight tells of who is due"
    until_round(table, 3)
    assert line.sentence.text() == "Due to enter now: Guard B, Guard C; Bell"
    assert ahead(table) == [troll]
    table.press(Qt.Key.Key_J, SHIFTED)
    assert len(table.fight.combatants) == 6
    assert not line.isVisible()
    assert ahead(table) == [troll]
    log = [line for line in table.log() if "Guard B" in line or "Ogre" in line]
    assert len(log) == len(set(log)), "each is told once that it has come"


@pytest.mark.parametrize("wave", [ROUND_TWO, BELL])
def test_whoever_was_put_off_is_proposed_again_in_the_next_round_alone(
    window: MainWindow, library: Library, wave: dict[str, object]
) -> None:
    table = begun(window, library, Guards=wave)
    line = table.page.wave_line
    until_round(table, 2)
    assert line.isVisible()
    QTest.mouseClick(line.later_button, Qt.MouseButton.LeftButton)
    while table.fight.round == 2:
        assert not line.isVisible()
        table.conductor.next()
    assert line.isVisible()


def test_nobody_is_let_in_while_a_question_is_open(window: MainWindow, library: Library) -> None:
    table = begun(window, library, Guards=ROUND_TWO)
    until_round(table, 2)
    table.all_by(TABLE)
    while table.conductor.open_question is None:
        table.conductor.next()
    asked = table.conductor.open_question
    assert asked is not None
    assert not table.page.wave_line.isVisible()
    table.page.stage.say("")
    table.page.wave_line.enter_next()
    assert (set(table.fight.combatants), table.conductor.open_question) == ({"ana", "guard-a"}, asked)
    assert (table.page.card, table.said) == (None, "")


def test_a_cue_that_lets_a_wave_in_is_told_and_done_with(window: MainWindow, library: Library) -> None:
    table = begun(window, library, Guards=HORN)
    make(table, f"round {table.fight.round + 1}", ">guard the gate opens")
    until_round(table, table.fight.round + 1)
    assert "the gate opens" in due(table)
    steps = table.conductor.steps_done
    take(table)
    assert {"guard-b", "guard-c"} <= set(table.fight.combatants)
    assert not due(table)
    assert any("the gate opens" in line for line in table.log())
    table.conductor.undo()
    assert (set(table.fight.combatants), table.conductor.steps_done) == ({"ana", "guard-a"}, steps)
    assert "the gate opens" in due(table)
