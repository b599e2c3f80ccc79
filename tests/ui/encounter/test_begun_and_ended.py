"""A fight is begun, put away, gone on with, ended and closed, and comes back as it was."""

import json

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from models.library import Library
from models.repositories.encounters import PREPARED
from tests.ui.encounter.conftest import APP, GameTable
from ui.session.dice_rollers import TABLE


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


def test_while_initiative_is_asked_the_fight_begins_and_is_no_setup(table: GameTable) -> None:
    top = table.page.top
    assert (top._clock.text(), top.next.text()) == ("Setup", "Begin the fight (Space)")
    table.type(" ")
    assert table.conductor.open_question is not None
    assert (top._clock.text(), top.next.text()) == ("The fight begins", "Next (Space)")
    table.press(Qt.Key.Key_Escape)
    assert (top._clock.text(), top.next.text()) == ("Setup", "Begin the fight (Space)")


def test_a_whole_fight_by_keys_alone_to_its_end_and_rewards(table: GameTable) -> None:
    table.all_by(APP)
    table.type(" ")
    for _ in range(200):
        fight = table.fight
        foes = [
            combatant
            for combatant in fight.combatants.values()
            if combatant.side == "foes" and combatant.state == "active"
        ]
        heroes = [
            combatant
            for combatant in fight.combatants.values()
            if combatant.side == "party" and combatant.state == "active"
        ]
        if not foes or not heroes:
            break
        if fight.active is not None:
            actor = fight.combatants[fight.active]
            target = (foes if actor.side == "party" else heroes)[0]
            table.type(f"a{table.key_of(target.id)}\n")
        table.type(" ")
        assert table.conductor.open_question is None
    assert table.fight.winner == "party"
    table.window.menus.by_name["end"].trigger()
    assert table.fight.phase == "ended"
    assert table.fight.spoils["xp"] == 240
    encounter = table.library.encounters.get(table.conductor.encounter_id or 0)
    assert encounter is not None
    assert encounter.state == "ended"


def test_a_fight_in_which_both_sides_stand_is_ended_by_the_second_key_alone(table: GameTable) -> None:
    """It ended at once, where Space asks."""

    def press() -> None:
        QTest.keyClick(table.page, Qt.Key.Key_E, Qt.KeyboardModifier.ControlModifier)

    table.all_by(APP)
    table.type(" ")
    press()
    assert table.fight.phase != "ended"
    assert table.said == "More than one side still stands: Ctrl+E again ends the fight."
    table.conductor.command({"do": "damage", "actor": "guard-a", "amount": 1})
    press()
    assert table.fight.phase != "ended"
    table.press(Qt.Key.Key_Right)
    assert table.said == "", "a key between forgets the warning, and it goes"
    press()
    assert table.said == "More than one side still stands: Ctrl+E again ends the fight."
    assert table.fight.phase != "ended"
    press()
    assert table.fight.phase == "ended"
    table.window.undo()
    assert table.fight.phase != "ended"


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
    assert table.conductor.open_question is None
    assert {combatant.facing for combatant in table.fight.combatants.values()} == {"left", "right"}


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
    begun.window.encounter.prepare.resume_requested.emit(stair)
    # Nothing more is done in it before the program is killed.
    assert library.journals.last_open() == stair


def test_a_fight_that_has_ended_is_only_closed(begun: GameTable, library: Library) -> None:
    begun.conductor.command({"do": "end"})
    stair = begun.conductor.encounter_id
    begun.window.put_away()
    assert stair is not None
    library.journals.move_cursor(stair, 1)
    assert library.journals.last_open() == stair


@pytest.mark.parametrize("asked", [False, True], ids=["set up", "asked for its first die"])
def test_a_fight_that_was_opened_and_never_begun_is_prepared_as_it_was(table: GameTable, asked: bool) -> None:
    """It would stand among the running ones, and could not be prepared any further."""
    stair = table.conductor.encounter_id
    assert stair is not None
    if asked:
        table.type(" ")
        assert table.conductor.open_question is not None
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


def test_once_only_one_side_stands_a_button_ends_the_fight_and_undo_brings_it_back(begun: GameTable) -> None:
    end = begun.page.stage.waiting.end
    assert not end.isVisible()
    for foe in [combatant for combatant in begun.fight.combatants.values() if combatant.side == "foes"]:
        begun.conductor.command({"do": "set", "actor": foe.id, "pool": "hp", "value": 0})
    assert end.isVisible()
    QTest.mouseClick(end, Qt.MouseButton.LeftButton)
    assert begun.fight.phase == "ended"
    assert not end.isVisible()
    begun.press(Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert begun.fight.phase != "ended"
    assert end.isVisible()
