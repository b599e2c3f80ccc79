"""F8 without a proposal: it says the one reason there is, and what can be done about it."""

import re
from collections.abc import Callable
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from models.library import Library
from rules.core.state import Combatant
from tests.samples import sample
from tests.ui.encounter.conftest import GameTable
from tests.ui.encounter.sampling import sample_fight
from ui.session.dice_rollers import APP, TABLE
from ui.shell.main_window import MainWindow

SYSTEMS = ("d100", "fantasia", "ffrpg", "fulminato", "tabuleiro")
F8 = Qt.Key.Key_F8
STOPS = 14
"""How many stops are looked at: a round of each sample."""
GENERAL = "may do now is worth proposing"
PLAYERS = " is a player’s. Say how it plays (Ctrl+F8), and something is proposed for it."


def opened(window: MainWindow, library: Library, system: str) -> GameTable:
    table = sample_fight(window, library, system, sample(system)["encounters"][0]["name"])
    table.all_by(APP)
    return table


def reason(table: GameTable) -> str:
    """What F8 says where it has nothing to do."""
    proposing: Any = table.page.proposing
    before = table.conductor.steps_done
    table.page.stage.say("")
    QTest.keyClick(table.page, F8)
    assert table.conductor.steps_done == before, "something was proposed"
    assert not proposing.ideas
    return table.said


def foes_turn(table: GameTable, qtbot: QtBot) -> Combatant:
    """Go on to the turn of a foe, whose playbook has been worked out."""
    if table.fight.phase == "setup":
        table.type(" ")
    for _ in range(4 * STOPS):
        if table.fight.phase == "action" and table.fight.acting is not None and table.fight.acting.side != "party":
            break
        table.conductor.next()
    acting: Combatant | None = table.fight.acting
    assert acting is not None
    assert acting.side != "party"
    proposing: Any = table.page.proposing
    qtbot.waitUntil(lambda: proposing._known is not None and proposing._known[0] is table.fight)
    return acting


@pytest.mark.parametrize("system", SYSTEMS)
def test_at_each_stop_of_a_fight_the_reason_is_that_of_the_stop(
    window: MainWindow, library: Library, system: str
) -> None:
    table = opened(window, library, system)
    assert reason(table) == "The fight has not begun: nothing is proposed yet. Space begins it."
    table.type(" ")
    for _ in range(STOPS):
        fight, acting = table.fight, table.fight.acting
        if acting is None:
            phase = table.conductor.teller().phase(fight.phase)
            expected = f"It is nobody’s turn ({phase}): nothing is proposed before a foe’s. Space goes on."
            assert reason(table) == expected
        elif acting.side == "party" and acting.state == "active":
            assert reason(table) == acting.name + PLAYERS
        table.conductor.next()
        assert table.conductor.open_question is None
    table.page.proposing.switch()
    assert reason(table) == "Proposals are switched off: Shift+F8 switches them on."
    table.page.proposing.switch()
    table.press(Qt.Key.Key_H, Qt.KeyboardModifier.ControlModifier)
    assert reason(table) == "Nothing is proposed in the past: Esc leads back to now."
    table.press(Qt.Key.Key_Escape)
    for combatant in tuple(table.fight.combatants.values()):
        if combatant.side == "party":
            table.conductor.command({"do": "leave", "actor": combatant.id, "reason": "removed"})
    assert reason(table) == "Nobody is left to fight against: nothing more is proposed. Ctrl+E ends the fight."
    table.conductor.command({"do": "end"})
    assert reason(table) == "The fight has ended: nothing more is proposed. Ctrl+Z takes its end back."


@pytest.mark.parametrize("system", SYSTEMS)
def test_whatever_a_status_forbids_is_named(window: MainWindow, library: Library, qtbot: QtBot, system: str) -> None:
    table = opened(window, library, system)
    actor, seen = foes_turn(table, qtbot), set[str]()
    hero = next(one for one in table.fight.combatants.values() if one.side == "party")
    for status, known in table.conductor.system.statuses.items():
        command = {"do": "condition", "actor": actor.id, "status": status}
        for given in (command, {**command, "source": hero.id}) if known.sourced else (command,):
            steps = table.conductor.steps_done
            table.conductor.command(given)
            if table.conductor.steps_done > steps and table.fight.active == actor.id:
                begun = table.conductor.steps_done
                table.page.stage.say("")
                QTest.keyClick(table.page, F8)
                if table.conductor.steps_done == begun and table.conductor.open_question is None:
                    seen.add(status)
                    words = table.said
                    assert GENERAL not in words, (status, words)
                    assert actor.name in words, (status, words)
                    assert re.search(r"Space goes on\.|Still possible: |Ctrl\+F8", words), (status, words)
            while table.conductor.steps_done > steps or table.conductor.open_question is not None:
                table.conductor.undo()
    assert seen >= FORBIDDING[system]


FORBIDDING = {
    "d100": {"unconscious", "dying"},
    "fantasia": {"stun", "stop", "sleep", "disable"},
    "ffrpg": {"sleep", "stop", "stone", "disable"},
    "fulminato": {"surprised", "tied", "paralyzed"},
    "tabuleiro": set(),
}
"""Some statuses of each system under which its foe has nothing to propose."""


def test_while_an_action_is_prepared_or_a_question_open_that_comes_first(
    window: MainWindow, library: Library, qtbot: QtBot
) -> None:
    table = opened(window, library, "ffrpg")
    foes_turn(table, qtbot)
    table.type("a")
    assert table.page.composer.action is not None
    assert reason(table) == ("An action is being prepared: nothing is proposed before Enter does it or Esc cancels it.")
    table.press(Qt.Key.Key_Escape)
    table.conductor.rollers.set("foes", TABLE)
    qtbot.waitUntil(lambda: bool(table.page.proposing.ideas))
    QTest.keyClick(table.page, F8)
    assert table.conductor.open_question is not None
    assert reason(table) == "A question is open: nothing is proposed before it is answered."


def test_for_who_came_over_to_the_party_something_is_proposed_as_it_is_nobodys_character(
    window: MainWindow, library: Library, qtbot: QtBot
) -> None:
    table = opened(window, library, "ffrpg")
    actor = foes_turn(table, qtbot)
    table.conductor.command({"do": "side", "actor": actor.id, "side": "party"})
    assert table.fight.active == actor.id
    others = [one.id for one in table.fight.combatants.values() if one.side == "foes"]
    if not others:
        hero = next(one for one in table.fight.combatants.values() if one.side == "party" and one.id != actor.id)
        table.conductor.command({"do": "side", "actor": hero.id, "side": "foes"})
    proposing: Any = table.page.proposing
    qtbot.waitUntil(lambda: bool(proposing.ideas))
    assert "a player’s" not in proposing._why_nothing()
    table.conductor.undo()


def test_a_players_character_without_an_action_has_none_left_whoever_plays_it(
    window: MainWindow, library: Library
) -> None:
    table = opened(window, library, "ffrpg")
    table.type(" ")
    while table.fight.acting is None or table.fight.acting.side != "party":
        table.conductor.next()
    actor = table.fight.acting
    assert reason(table) == actor.name + PLAYERS
    while "left in this turn" not in (words := reason(table)):
        steps = table.conductor.steps_done
        table.conductor.command({"do": "act", "actor": actor.id, "action": "defend"})
        assert table.conductor.steps_done > steps, table.said
        assert table.fight.active == actor.id
    assert f"{actor.name} has no " in words
    assert words.endswith("Space goes on.")


def test_in_a_spanish_window_the_reason_is_spanish(
    window: MainWindow, library: Library, qtbot: QtBot, speak: Callable[[str], None]
) -> None:
    speak("es")
    fresh = MainWindow(library, language="es", layouts=window.layouts)
    qtbot.addWidget(fresh)
    fresh.show()
    table = opened(fresh, library, "fulminato")
    proposing: Any = table.page.proposing
    assert proposing._why_nothing() == "El combate no ha empezado: aún no se propone nada. Espacio lo empieza."
    actor = foes_turn(table, qtbot)
    table.conductor.command({"do": "condition", "actor": actor.id, "status": "surprised"})
    assert proposing._thought(1) == ()
    assert proposing._why_nothing() == f"Ataque: {actor.name} no puede hacer eso: sorprendido. Aún es posible: Hablar."


def test_who_pins_somebody_is_told_so_and_what_it_may_do(window: MainWindow, library: Library, qtbot: QtBot) -> None:
    table = opened(window, library, "fulminato")
    actor = foes_turn(table, qtbot)
    hero = next(one for one in table.fight.combatants.values() if one.side == "party")
    for status in ("grabbing", "containing"):
        table.conductor.command({"do": "condition", "actor": actor.id, "status": status, "source": hero.id})
    words = reason(table)
    assert f"{actor.name} cannot do that: conteniendo. Still possible: " in words
    assert "Dejar de contener, Soltar" in words
