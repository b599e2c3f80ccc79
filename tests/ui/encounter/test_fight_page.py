"""A fight by keyboard and mouse, on a real library file."""

import json

import pytest
from PySide6.QtCore import QMimeData, QPoint, QPointF, Qt
from PySide6.QtGui import QDragEnterEvent, QDropEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from models.creatures import Creature
from models.encounters import PREPARED
from models.library import Library
from models.store import twin
from rules.facts import Json
from rules.questions import DieQuestion
from tests.ui.encounter.bars import bar_at
from tests.ui.encounter.conftest import APP, GUARD, HERO, SYSTEM, GameTable
from ui.dragging import creatures_mime
from ui.encounter.log_view import LAID_OUT
from ui.encounter.picker import Picker
from ui.keyed import ROW_ROLE
from ui.rollers import TABLE
from ui.window import MainWindow


def test_space_begins_and_the_dice_on_the_table_are_asked_one_by_one(table: GameTable) -> None:
    assert table.fight.phase == "setup"
    table.type(" ")
    question = table.question()
    assert isinstance(question, DieQuestion)
    assert question.faces == 10
    assert question.actor == "ana"
    for face in (10, 5, 4, 1):
        table.type(f"{face}\n")
    assert table.conductor.asked is None
    assert table.fight.phase == "initiative"
    assert [one.initiative for one in table.fight.combatants.values()] == [19, 12, 9, 6]


def test_attack_by_keys_alone_with_the_dice_of_the_table(begun: GameTable) -> None:
    assert begun.fight.active == "ana"
    guard = begun.key_of("guard-b")
    begun.type(f"a{guard}\n")
    assert begun.question().faces == 100
    begun.type("48\n")
    assert begun.question().faces == 6
    begun.type("5\n")
    assert begun.fight.combatants["guard-b"].pools["hp"] == 40 - (16 + 5 - 3)
    assert begun.fight.active == "ana"
    begun.type(" ")
    assert begun.fight.active == "bea"


def test_enter_lets_the_app_roll_one_die_and_shift_enter_all_of_them(table: GameTable) -> None:
    table.type(" ")
    table.type("\n")
    asked = table.conductor.asked
    assert asked is not None
    assert len(asked.dice) == 1
    table.press(Qt.Key.Key_Return, Qt.KeyboardModifier.ShiftModifier)
    assert table.conductor.asked is None
    assert table.fight.phase == "initiative"


def test_a_mistyped_die_is_corrected_with_backspace(begun: GameTable) -> None:
    begun.type(f"a{begun.key_of('guard-a')}\n99\n")
    assert begun.conductor.asked is None  # 95 to 100 misses, so that was the only die
    begun.conductor.undo()
    begun.type(f"a{begun.key_of('guard-a')}\n20\n")
    assert begun.question().faces == 6
    begun.press(Qt.Key.Key_Backspace)
    assert begun.question().faces == 100
    begun.type("30\n6\n")
    assert begun.fight.combatants["guard-a"].pools["hp"] == 40 - (16 + 6 - 3)


def test_a_face_that_the_die_does_not_have_is_refused_where_it_was_typed(begun: GameTable) -> None:
    begun.type(f"a{begun.key_of('guard-a')}\n20\n9\n")
    assert begun.question().faces == 6
    assert "9" in begun.page.stage.question._hint.text()
    begun.type("4\n")
    assert begun.conductor.asked is None


def test_zero_on_a_percentile_die_is_a_hundred(begun: GameTable) -> None:
    begun.type(f"a{begun.key_of('guard-a')}\n00\n")
    assert begun.conductor.asked is None
    attack = next(fact for fact in begun.conductor.service.journal.facts() if fact["kind"] == "attack")  # type: ignore[union-attr]
    assert attack["fumble"]


def test_escape_takes_the_whole_action_back(begun: GameTable) -> None:
    before = begun.conductor.service.packed_fight()  # type: ignore[union-attr]
    begun.type(f"a{begun.key_of('guard-a')}\n20\n")
    begun.press(Qt.Key.Key_Escape)
    assert begun.conductor.asked is None
    assert begun.conductor.service.packed_fight() == before  # type: ignore[union-attr]


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


def test_rulings_are_typed_on_the_selected_row(begun: GameTable) -> None:
    begun.page.order.select("guard-a")
    begun.type("-12\n")
    assert begun.fight.combatants["guard-a"].pools["hp"] == 28
    begun.page.order.select("guard-a")
    begun.type("+8\n")
    assert begun.fight.combatants["guard-a"].pools["hp"] == 36
    begun.type("=33\n")
    assert begun.fight.combatants["guard-a"].pools["hp"] == 33


def test_a_status_is_put_on_and_taken_off_by_keys(begun: GameTable) -> None:
    begun.page.order.select("guard-b")
    begun.type("s")
    picker = begun.page.card
    assert picker is not None
    QTest.keyClicks(picker.line, "poison 3")
    QTest.keyClick(picker.line, Qt.Key.Key_Return)
    condition = begun.fight.combatants["guard-b"].condition("poison")
    assert condition is not None
    assert condition.timer == 3
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


def test_the_fight_comes_back_at_the_same_question(begun: GameTable, library: Library) -> None:
    begun.type(f"a{begun.key_of('guard-a')}\n20\n")
    encounter = begun.conductor.encounter_id
    assert encounter is not None
    facts = json.dumps(begun.conductor.service.journal.facts())  # type: ignore[union-attr]
    begun.conductor.close_fight()
    assert begun.conductor.resume(encounter)
    assert begun.question().faces == 6
    assert json.dumps(begun.conductor.service.journal.facts()) == facts  # type: ignore[union-attr]
    begun.type("4\n")
    assert begun.fight.combatants["guard-a"].pools["hp"] == 40 - (16 + 4 - 3)


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
    assert "Esc" in begun.page.stage._message.text()


def test_what_is_refused_is_said_in_one_sentence_and_changes_nothing(begun: GameTable) -> None:
    before = begun.conductor.service.packed_fight()  # type: ignore[union-attr]
    begun.conductor.command({"do": "condition", "actor": "ana", "status": "nonsense"})
    assert begun.page.stage._message.text() == "There is no status “nonsense”."
    assert begun.conductor.service.packed_fight() == before  # type: ignore[union-attr]


def test_a_whole_fight_by_keys_alone_to_its_end_and_rewards(table: GameTable) -> None:
    table.all_by(APP)
    table.type(" ")
    for _ in range(200):
        fight = table.fight
        foes = [one for one in fight.combatants.values() if one.side == "foes" and one.state == "active"]
        heroes = [one for one in fight.combatants.values() if one.side == "party" and one.state == "active"]
        if not foes or not heroes:
            break
        if fight.active is not None:
            actor = fight.combatants[fight.active]
            target = (foes if actor.side == "party" else heroes)[0]
            table.type(f"a{table.key_of(target.id)}\n")
        table.type(" ")
        assert table.conductor.asked is None
    assert table.fight.winner == "party"
    table.window.fight_commands.end()
    assert table.fight.phase == "ended"
    assert table.fight.spoils["xp"] == 240
    encounter = table.library.encounters.get(table.conductor.encounter_id or 0)
    assert encounter is not None
    assert encounter.state == "ended"


def test_an_ambush_is_put_together_before_the_fight_begins(table: GameTable) -> None:
    table.all_by(APP)
    table.type("a")
    assert table.page.composer.field.name == "by"
    table.type("1")  # the party
    table.press(Qt.Key.Key_Tab)
    table.type("1\n")  # nobody noticed
    assert table.fight.phase == "initiative"
    assert table.fight.combatants["guard-a"].has("unaware")
    assert table.fight.combatants["guard-a"].initiative is None
    assert table.fight.combatants["ana"].initiative is not None


def test_a_pincer_attack_is_put_together_at_the_initiative_stop(table: GameTable) -> None:
    table.all_by(APP)
    table.type(" ")
    assert table.fight.phase == "initiative"
    table.page.order.select("guard-a")
    button = table.page.stage.button_for("n")
    assert button is not None
    assert button.isEnabled()
    table.type("n")
    assert table.page.composer.action is not None
    table.page.composer.aim("guard-b")
    table.page.composer.aim("ana")
    table.type("\n")
    assert table.conductor.asked is None
    assert {one.facing for one in table.fight.combatants.values()} == {"left", "right"}


def test_the_tables_die_goes_to_its_own_roll_though_the_app_has_rolled_before_it(begun: GameTable) -> None:
    """The app strikes for the guard; the reaction of the one struck is rolled on the table."""
    begun.conductor.rollers.set("foes", APP)
    counter: Json = {"id": "counter", "name": "Counter", "trigger": "hit", "cos": 50}
    begun.conductor.command(
        {"do": "join", "combatant": {"id": "cid", "side": "party", "sheet": {**HERO, "reactions": [counter], "eva": 0}}}
    )
    begun.conductor.command({"do": "set", "actor": "guard-a", "stat": "acc", "value": 900})
    # Who joins in the Action Phase reacts from the next round on.
    while begun.fight.round == 1 or begun.fight.active != "guard-a":
        begun.type(" ")
        begun.conductor.questions.roll_rest()
    begun.conductor.command({"do": "act", "actor": "guard-a", "action": "attack", "targets": ["cid"]})
    while isinstance(begun.question(), DieQuestion):
        raise AssertionError("the app rolls for the guard")
    begun.type("2")
    asked = begun.conductor.asked
    assert asked is not None
    rolled = asked.dice
    assert begun.question().actor == "cid"
    begun.type("30\n")
    assert begun.question().what != "reaction"
    assert begun.conductor.asked is not None
    assert begun.conductor.asked.dice[: len(rolled)] == rolled
    assert begun.conductor.asked.dice[len(rolled)] == 30
    begun.press(Qt.Key.Key_Backspace)
    assert begun.conductor.asked.dice == rolled


def test_an_undo_at_a_question_takes_the_last_die_back_and_backspace_never_the_action(begun: GameTable) -> None:
    begun.type(f"a{begun.key_of('guard-a')}\n20\n")
    assert begun.question().faces == 6
    begun.window.undo()
    assert begun.question().faces == 100
    begun.press(Qt.Key.Key_Backspace)
    begun.press(Qt.Key.Key_Backspace)
    assert begun.question().faces == 100
    begun.window.undo()
    assert begun.conductor.asked is None


def test_a_reinforcement_joins_by_keys(begun: GameTable, library: Library) -> None:
    library.creatures.add([Creature(name="Hound", system=SYSTEM, sheet=GUARD)])
    begun.window.menus.by_name["reinforce"].trigger()
    picker = begun.page.card
    assert picker is not None
    QTest.keyClicks(picker.line, "hou")
    QTest.keyClick(picker.line, Qt.Key.Key_Return)
    assert begun.fight.combatants["hound"].side == "foes"
    assert begun.page.keys["hound"] == "h"


def test_who_rolls_is_switched_by_keys(begun: GameTable) -> None:
    begun.window.menus.by_name["rollers"].trigger()
    picker = begun.page.card
    assert picker is not None
    QTest.keyClick(picker.line, Qt.Key.Key_Down)
    QTest.keyClick(picker.line, Qt.Key.Key_Return)
    assert begun.conductor.rollers.of("foes") == APP


def test_a_fight_put_away_is_not_opened_by_itself_again(begun: GameTable) -> None:
    assert begun.window.starting.resume_last()
    begun.window.put_away()
    assert not begun.conductor.is_open
    assert not begun.window.starting.resume_last()


def test_the_fight_gone_on_with_is_the_one_that_comes_back(begun: GameTable, library: Library) -> None:
    stair = begun.conductor.encounter_id
    assert stair is not None
    tower = library.encounters.prepare_again(stair, "The tower").id
    assert tower is not None
    begun.window.put_away()
    begun.conductor.open_prepared(tower)
    begun.conductor.command({"do": "damage", "actor": "guard-a", "amount": 1})
    begun.window.put_away()
    begun.window.encounter.prepare.resume_asked.emit(stair)
    # Nothing more is done in it before the program is killed.
    assert library.journals.last_open() == stair


def test_a_fight_that_has_ended_is_only_closed(begun: GameTable, library: Library) -> None:
    begun.conductor.command({"do": "end"})
    stair = begun.conductor.encounter_id
    begun.window.put_away()
    assert stair is not None
    library.journals.move_cursor(stair, 1)
    assert library.journals.last_open() == stair


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


def test_the_question_bar_says_what_is_being_done_and_what_came_of_it_so_far(begun: GameTable) -> None:
    begun.type(f"a{begun.key_of('guard-a')}\n")
    assert begun.page.stage.question._title.text().startswith("Ana: Attack → Guard A")
    assert begun.page.stage.question._context.text() == ""
    begun.type("20\n")
    assert begun.page.stage.question._context.text() == "Ana → Guard A, Mace: 20 against 77, hit"


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


def test_bars_fade_unless_somebody_wants_them_still(begun: GameTable) -> None:
    begun.conductor.command({"do": "damage", "actor": "guard-a", "amount": 5})
    assert begun.page.order.order.ghost("guard-a") == (40, 1.0)
    begun.window.menus.by_name["still"].trigger()
    begun.conductor.command({"do": "damage", "actor": "guard-b", "amount": 5})
    assert begun.page.order.order.ghost("guard-b") == (0, 0.0)


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


@pytest.mark.parametrize("asked", [False, True], ids=["set up", "asked for its first die"])
def test_a_fight_that_was_opened_and_never_begun_is_prepared_as_it_was(table: GameTable, asked: bool) -> None:
    """It would stand among the running ones, and could not be prepared any further."""
    stair = table.conductor.encounter_id
    assert stair is not None
    if asked:
        table.type(" ")
        assert table.conductor.asked is not None
    table.window.put_away()
    found = table.library.encounters.get(stair)
    assert found is not None
    assert found.state == PREPARED
    assert table.library.journals.running() == []
    assert table.window.encounter.prepare.list.currentIndex().data() == "The stair"
    assert table.conductor.open_prepared(stair)
    table.all_by(TABLE)
    table.type(" 10\n")
    table.window.put_away()
    assert table.library.journals.running() == [stair]


def test_who_was_hidden_before_the_fight_began_stays_so(table: GameTable) -> None:
    table.conductor.hide("guard-a", hidden=True)
    stair = table.conductor.encounter_id
    assert stair is not None
    table.window.put_away()
    assert table.library.journals.running() == [stair]
    assert table.conductor.resume(stair)
    assert table.conductor.marking.marks["guard-a"]["hidden"]


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


def test_home_and_end_select_the_first_and_the_last_row_wherever_the_cursor_is(begun: GameTable) -> None:
    begun.page.setFocus()
    last = begun.page.order.order.rowCount() - 1
    begun.press(Qt.Key.Key_End)
    assert begun.page.order.currentIndex().row() == last
    begun.press(Qt.Key.Key_Home)
    assert begun.page.order.currentIndex().row() == 0
