"""A fight on its page, by keys and mouse: rulings, the order, bars, the log, and all of it taken back."""

from typing import Any

import pytest
from PySide6.QtCore import QMimeData, QPoint, QPointF, Qt
from PySide6.QtGui import QDragEnterEvent, QDropEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu, QToolButton

from models.library import Library
from models.repositories.creatures import Creature
from models.repositories.encounters import Encounter, EncounterEntry
from models.repositories.parties import Member, Party
from models.storage.store import twin
from tests.there import there
from tests.ui.carried import creatures_mime
from tests.ui.encounter.bars import bar_at
from tests.ui.encounter.conftest import GUARD, HERO, SYSTEM, GameTable
from tests.ui.settling import settle
from ui.encounter.log.panel import LAID_OUT
from ui.navigation.tabs import BESTIARY, ENCOUNTER
from ui.session.reinforcements import reinforce
from ui.shell.main_window import MainWindow
from ui.widgets.keyed_model import ROW_ROLE
from ui.widgets.picker import Picker


def test_an_action_says_its_chance_before_it_is_done(begun: GameTable) -> None:
    begun.type(f"a{begun.key_of('guard-a')}")
    said = " ".join(preview.text for preview in begun.page.composer.previews())
    assert "77" in said  # ACC 97 against EVA 20


def test_a_charged_spell_says_where_it_lands(begun: GameTable) -> None:
    begun.type("c2")
    begun.type(begun.key_of("guard-a"))
    landing = begun.page.tick_line.landing()
    assert landing is not None
    assert landing.tick == 13
    assert "Bea" in landing.text


def test_a_spell_that_lands_at_the_last_tick_lands_in_this_round(begun: GameTable) -> None:
    words = {}
    for charge in (18, 19, 20, 21):
        spell = {**HERO["abilities"][1], "ct": charge}
        sheet = {"abilities": [HERO["abilities"][0], spell]}
        begun.conductor.command({"do": "set", "actor": "ana", "sheet": sheet, "value": None})
        begun.type(f"c2{begun.key_of('guard-a')}")
        landing = begun.page.tick_line.landing()
        assert landing is not None
        words[landing.tick] = landing.text
        begun.press(Qt.Key.Key_Escape)
    assert words == {
        1: "Starfall lands at tick 1, after Guard B (6)",
        0: "Starfall lands at tick 0, after Guard B (6)",
        -1: "Starfall lands in the next round, 1 tick after the initiative of Ana.",
        -2: "Starfall lands in the next round, 2 ticks after the initiative of Ana.",
    }


def test_rulings_are_typed_on_the_selected_row(begun: GameTable) -> None:
    begun.page.order.select("guard-a")
    begun.type("-12\n")
    assert begun.fight.combatants["guard-a"].pools["hp"] == 28
    begun.page.order.select("guard-a")
    begun.type("+8\n")
    assert begun.fight.combatants["guard-a"].pools["hp"] == 36
    begun.type("=33\n")
    assert begun.fight.combatants["guard-a"].pools["hp"] == 33


@pytest.mark.parametrize(("typed", "timer"), [("3", 3), ("1", 1), ("0", 1)])
def test_a_status_is_put_on_and_taken_off_by_keys(begun: GameTable, typed: str, timer: int) -> None:
    begun.page.order.select("guard-b")
    begun.type("s")
    picker = begun.page.card
    assert picker is not None
    QTest.keyClicks(picker.line, f"poison {typed}")
    QTest.keyClick(picker.line, Qt.Key.Key_Return)
    condition = begun.fight.combatants["guard-b"].condition("poison")
    assert condition is not None
    assert condition.timer == timer
    begun.page.order.select("guard-b")
    begun.press(Qt.Key.Key_Delete)
    assert not begun.fight.combatants["guard-b"].has("poison")


def test_undo_and_redo_go_through_everything_and_are_saved(begun: GameTable, library: Library) -> None:
    begun.type(f"a{begun.key_of('guard-a')}\n20\n4\n")
    hurt = begun.fight.combatants["guard-a"].pools["hp"]
    lines = begun.log()
    begun.window.undo()
    assert begun.fight.combatants["guard-a"].pools["hp"] == 40
    assert len(begun.log()) < len(lines)
    begun.window.redo()
    assert begun.fight.combatants["guard-a"].pools["hp"] == hurt
    assert begun.log() == lines
    stored = library.journals.load(begun.conductor.encounter_id or 0)
    assert stored.cursor == begun.conductor.service.journal.cursor  # type: ignore[union-attr]


def test_the_log_is_told_in_another_language_from_the_same_facts(begun: GameTable) -> None:
    begun.type(f"a{begun.key_of('guard-a')}\n20\n4\n")
    english = begun.log()
    panel = begun.page.log
    panel.languages.setCurrentIndex(panel.languages.findData("es"))
    spanish = begun.log()
    assert len(spanish) == len(english)
    assert spanish != english
    assert any("Guard A pierde" in line for line in spanish)


def test_the_log_is_filtered_by_combatant_and_by_kind(begun: GameTable) -> None:
    begun.type(f"a{begun.key_of('guard-a')}\n20\n4\n")
    panel = begun.page.log
    everything = panel.filter.rowCount()
    panel.combatants.setCurrentIndex(panel.combatants.findData("guard-b"))
    shown = [panel.filter.index(row, 0).data(ROW_ROLE).fact for row in range(panel.filter.rowCount())]
    assert len(shown) < everything
    assert all("guard-b" in (f.get("actor"), f.get("target"), f.get("source")) or f["kind"] == "round" for f in shown)
    panel.combatants.setCurrentIndex(0)
    panel.kinds.setCurrentIndex(panel.kinds.findData("deeds"))
    kinds = {panel.filter.index(row, 0).data(ROW_ROLE).fact["kind"] for row in range(panel.filter.rowCount())}
    assert "damage" in kinds
    assert "initiative" not in kinds


def test_the_log_stays_with_one_combatant_when_another_joins_and_when_that_one_is_called_otherwise(
    begun: GameTable,
) -> None:
    panel = begun.page.log
    panel.combatants.setCurrentIndex(panel.combatants.findData("guard-b"))
    abbot: dict[str, Any] = {"name": "Abbot", "side": "foes", "sheet": GUARD}
    reinforce(begun.conductor, [abbot], [None])
    if begun.conductor.open_question is not None:
        begun.conductor.questions.roll_rest()
    assert panel.combatants.findText("Abbot") > 0
    assert (panel.combatants.currentData(), panel.filter.combatant) == ("guard-b", "guard-b")
    begun.conductor.command({"do": "set", "actor": "guard-b", "stat": "name", "value": "Gatekeeper"})
    assert (panel.combatants.currentText(), panel.filter.combatant) == ("Gatekeeper", "guard-b")


def test_reinforcements_dropped_into_the_order_join_with_the_next_letter(begun: GameTable, library: Library) -> None:
    (guard,) = library.creatures.add([Creature(name="Guard", system=SYSTEM, sheet=GUARD)])
    assert guard.id is not None
    _drop(begun, creatures_mime([guard.id]))
    assert begun.fight.combatants["guard-c"].name == "Guard C"
    assert begun.fight.combatants["guard-c"].side == "foes"
    assert begun.page.keys["guard-c"] == "c"
    begun.window.undo()
    assert "guard-c" not in begun.fight.combatants


def _drop(table: GameTable, mime: QMimeData) -> None:
    viewport = table.page.order.viewport()
    copy, left, none = Qt.DropAction.CopyAction, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
    QApplication.sendEvent(viewport, QDragEnterEvent(QPoint(20, 20), copy, mime, left, none))
    QApplication.sendEvent(viewport, QDropEvent(QPointF(20, 20), copy, mime, left, none))


def test_a_row_dragged_over_another_is_a_ruling_on_the_order(begun: GameTable) -> None:
    view = begun.page.order
    order = list(begun.conductor.system.outcome.order(begun.fight))
    assert order == ["ana", "bea", "guard-a", "guard-b"]
    source = view.visualRect(view.order.index_of("guard-b")).center()
    target = view.visualRect(view.order.index_of("bea"))
    start = QPoint(120, source.y())
    QTest.mousePress(view.viewport(), Qt.MouseButton.LeftButton, pos=start)
    QTest.mouseMove(view.viewport(), QPoint(120, target.top() + 5))
    QTest.mouseRelease(view.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(120, target.top() + 5))
    assert list(begun.conductor.system.outcome.order(begun.fight)) == ["ana", "guard-b", "bea", "guard-a"]


def test_pulling_a_bar_sets_the_pool(begun: GameTable) -> None:
    view = begun.page.order
    index = view.order.index_of("guard-a")
    bar = bar_at(view, index)
    y = int(bar.center().y())
    QTest.mousePress(view.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(int(bar.right()) - 1, y))
    QTest.mouseMove(view.viewport(), QPoint(int(bar.center().x()), y))
    QTest.mouseRelease(view.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(int(bar.center().x()), y))
    assert 18 <= begun.fight.combatants["guard-a"].pools["hp"] <= 22


@pytest.mark.parametrize("is_row", [False, True])
def test_whose_row_is_taken_back_while_it_is_held_is_held_no_longer(begun: GameTable, is_row: bool) -> None:
    guard: dict[str, Any] = {"id": "guard-c", "name": "Guard C", "side": "foes", "sheet": GUARD}
    reinforce(begun.conductor, [guard], [None])
    if begun.conductor.open_question is not None:
        begun.conductor.questions.roll_rest()
    view, steps = begun.page.order, begun.conductor.steps_done
    index = view.order.index_of("guard-c")
    bar, row = bar_at(view, index), view.visualRect(index)
    start = QPoint(120, row.center().y()) if is_row else bar.center().toPoint()
    end = QPoint(120, row.top() - row.height() // 2) if is_row else QPoint(int(bar.left()) + 2, start.y())
    QTest.mousePress(view.viewport(), Qt.MouseButton.LeftButton, pos=start)
    QTest.mouseMove(view.viewport(), end)
    begun.window.undo()
    assert "guard-c" not in begun.fight.combatants
    view.viewport().repaint()
    QTest.mouseMove(view.viewport(), end + QPoint(4, 1))
    QTest.mouseRelease(view.viewport(), Qt.MouseButton.LeftButton, pos=end)
    assert begun.conductor.steps_done == steps - 1
    assert not begun.said


def test_a_click_on_a_chip_opens_the_rulings_on_that_condition(begun: GameTable) -> None:
    begun.conductor.command({"do": "condition", "actor": "guard-a", "status": "poison", "timer": 3})
    settle()
    view = begun.page.order
    index = view.order.index_of("guard-a")
    parts = view.painter_of_rows.parts(view.visualRect(index), there(view.row_at(index)), view.font())
    (poison,) = (placed for placed in parts.tokens if placed.chip.status == "poison")
    QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=poison.place.center().toPoint())
    menu = QApplication.activePopupWidget()
    assert isinstance(menu, QMenu)
    assert begun.page.composer.action is None
    next(action for action in menu.actions() if action.text() == "One less").trigger()
    menu.close()
    assert there(begun.of("guard-a").condition("poison")).timer == 2


def test_a_click_on_a_bar_aims_and_sets_nothing(begun: GameTable) -> None:
    view = begun.page.order
    begun.type("a")
    assert begun.page.composer.action is not None
    index = view.order.index_of("guard-b")
    bar = bar_at(view, index)
    before = begun.fight.combatants["guard-b"].pools["hp"]
    QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=bar.center().toPoint())
    assert begun.fight.combatants["guard-b"].pools["hp"] == before
    assert begun.page.composer.values["targets"] == ["guard-b"]


def test_next_leaves_what_is_put_together_alone(begun: GameTable) -> None:
    begun.type("a")
    active = begun.fight.active
    begun.page.top.next.click()
    assert (begun.fight.active, begun.page.composer.action is None) == (active, False)
    assert "Esc" in begun.said


def test_what_is_refused_is_said_in_one_sentence_and_changes_nothing(begun: GameTable) -> None:
    before = begun.conductor.service.packed_fight()  # type: ignore[union-attr]
    begun.conductor.command({"do": "condition", "actor": "ana", "status": "nonsense"})
    assert begun.said == "There is no status “nonsense”."
    assert begun.conductor.service.packed_fight() == before  # type: ignore[union-attr]


def test_a_reinforcement_joins_by_keys(begun: GameTable, library: Library) -> None:
    library.creatures.add([Creature(name="Hound", system=SYSTEM, sheet=GUARD)])
    begun.window.menus.by_name["reinforce"].trigger()
    picker = begun.page.card
    assert picker is not None
    QTest.keyClicks(picker.line, "hou")
    QTest.keyClick(picker.line, Qt.Key.Key_Return)
    assert begun.fight.combatants["hound"].side == "foes"
    assert begun.page.keys["hound"] == "h"


def test_a_ruling_is_told_as_the_game_masters_word(begun: GameTable) -> None:
    begun.page.order.select("guard-a")
    begun.type("-12\n")
    assert begun.log()[-1] == "GM: Guard A loses 12 HP: 40 → 28"
    begun.type(f"a{begun.key_of('guard-b')}\n20\n4\n")
    assert not begun.log()[-1].startswith("GM")
    encounter = begun.conductor.encounter_id
    assert encounter is not None
    before = begun.log()
    begun.conductor.close_fight()
    begun.conductor.resume(encounter)
    assert begun.log() == before


def test_what_is_asked_after_a_ruling_was_taken_back_is_no_ruling(begun: GameTable) -> None:
    begun.page.order.select("guard-a")
    begun.type("-12\n")
    begun.window.undo()
    begun.type(f"a{begun.key_of('guard-a')}\n20\n")
    assert begun.page.stage.question._context.text() == "Ana → Guard A, Mace: 20 against 77, hit"
    begun.press(Qt.Key.Key_Escape)
    begun.window.redo()
    assert begun.log()[-1] == "GM: Guard A loses 12 HP: 40 → 28"


def test_a_ruling_after_something_was_taken_back_is_told_as_one(begun: GameTable) -> None:
    begun.page.order.select("guard-a")
    begun.type("-12\n")
    begun.window.undo()
    begun.type("-9\n-3\n")
    assert begun.log()[-2:] == ["GM: Guard A loses 9 HP: 40 → 31", "GM: Guard A loses 3 HP: 31 → 28"]


def test_a_long_log_shows_its_end_and_older_lines_when_one_scrolls_up(begun: GameTable) -> None:
    panel = begun.page.log
    view = panel.list
    for number in range(9):
        panel.add(
            [
                {"n": 100 + each, "command": 9, "kind": "note", "text": f"line {each}"}
                for each in range(number * 100, number * 100 + 100)
            ]
        )
    view.doItemsLayout()
    view.scrollToBottom()
    shown = panel.filter.rowCount()
    assert LAID_OUT <= shown < panel.model.rowCount()
    assert view.visualRect(panel.filter.index(shown - 1, 0)).bottom() <= view.viewport().height() + 2
    assert panel.filter.index(shown - 1, 0).data() == "line 899"
    view.verticalScrollBar().setValue(view.verticalScrollBar().minimum())
    assert panel.filter.rowCount() == shown + LAID_OUT


def test_the_notes_on_the_encounter_are_read_in_the_fight(window: MainWindow, library: Library, prepared: int) -> None:
    encounter = library.encounters.get(prepared)
    assert encounter is not None
    page = window.encounter.fight
    window.conductor.open_prepared(prepared)
    assert not page.top.notes.isVisible()
    assert not window.menus.by_name["notes"].isEnabled()
    window.conductor.close_fight()
    other = library.encounters.prepare_again(prepared, "The tower")
    noted = twin(other, notes="The <b>lamp</b> goes out in round 3.")
    library.encounters.save(noted)
    assert other.id is not None
    window.conductor.open_prepared(other.id)
    QTest.mouseClick(page.top.notes, Qt.MouseButton.LeftButton)
    card = window.finder.card
    assert card.isVisible()
    assert card.sentence.text() == "The <b>lamp</b> goes out in round 3."


def test_what_a_status_makes_immune_to_is_chosen_by_name(begun: GameTable) -> None:
    begun.type("s")
    picker = begun.page.card
    assert isinstance(picker, Picker)
    QTest.keyClicks(picker.line, "status immune")
    QTest.keyClick(picker.line, Qt.Key.Key_Return)
    which = next(card for card in begun.page.findChildren(Picker) if card is not picker and card.isVisible())
    QTest.keyClicks(which.line, "magic break")
    assert which.list.model().index(0, 0).data() == "Status Immune (Magic Break)"
    QTest.keyClick(which.line, Qt.Key.Key_Return)
    [condition] = begun.fight.combatants["ana"].conditions
    assert (condition.status, condition.params) == ("status_immune", {"of": ["magic_break"]})


def test_a_fight_that_is_put_away_takes_no_keys_from_another_tab(begun: GameTable) -> None:
    window, encounter = begun.window, there(begun.conductor.encounter_id)
    window.show_tab(BESTIARY)
    settle()
    held = there(QApplication.focusWidget())
    assert not window.encounter.isAncestorOf(held)
    begun.conductor.close_fight()
    assert (begun.log(), list(begun.page.order.order.rows)) == ([], []), "nothing of it is left on its page"
    assert QApplication.focusWidget() is held
    begun.conductor.resume(encounter)
    assert QApplication.focusWidget() is held
    window.show_tab(ENCOUNTER)
    settle()
    assert QApplication.focusWidget() is begun.page
    begun.conductor.close_fight()
    assert QApplication.focusWidget() is window.encounter.prepare.list, "at its own tab the page has the keys"


def test_home_and_end_select_the_first_and_the_last_row_wherever_the_cursor_is(begun: GameTable) -> None:
    begun.page.setFocus()
    last = begun.page.order.order.rowCount() - 1
    begun.press(Qt.Key.Key_End)
    assert begun.page.order.currentIndex().row() == last
    begun.press(Qt.Key.Key_Home)
    assert begun.page.order.currentIndex().row() == 0


def test_who_rolls_and_whose_things_are_shown_are_those_of_the_fight_that_is_open(
    window: MainWindow, library: Library
) -> None:
    party = library.parties.add(Party(name="Company"), [Member(name="Ana", system=SYSTEM, sheet=HERO)])
    member = library.parties.members(party.id)[0]
    opened = []
    for member_id, others in ((None, "foes"), (member.id, "neutral")):
        entries = [
            EncounterEntry(name="Ana", side="party", sheet=HERO, member_id=member_id),
            EncounterEntry(name="Guard", side=others, sheet=GUARD),
        ]
        opened.append(there(library.encounters.add(Encounter(name="Here", system=SYSTEM), entries).id))
    page, rolled, carried = window.encounter.fight, [], []
    window.show_tab(ENCOUNTER)
    for id in opened:
        assert window.conductor.open_prepared(id)
        settle()
        buttons = page.rollers.findChildren(QToolButton)
        rolled.append([button.property("side") for button in buttons if not button.isHidden()])
        page.belongings.turn()
        carried.append(page.things._party)
        page.belongings.turn()
    assert rolled == [["party", "foes"], ["party", "neutral"]]
    assert carried == [None, party.id]
