"""Try a round: a fight beside the rules that are made, the same after each change, with what is different marked."""

import gc
import sys
from collections.abc import Callable, Iterator
from typing import Any
from weakref import ReferenceType, ref

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QMenu
from pytestqt.qtbot import QtBot

from models.exchange.shipped_games import shipped_games
from models.library import Library
from models.repositories.creatures import Creature
from rules.core.state import FOES, PARTY
from rules.system import registry
from rules.written import rulebook, runtime
from rules.written.loader import load
from rules.written.source import read
from tests.there import there
from tests.ui.rule_editor.trial import HARDER, SKIRMISH, changed, lines, marked, press, settle, wait_for_fight
from tools.import_arrows import ROOT, built_in_systems
from ui.encounter.sheet.explain import ExplanationCard, steps_of
from ui.rule_editor import scratch_odds, try_round
from ui.rule_editor.scratch_fight import Contestant, ScratchTeller, sample_contestants
from ui.rule_editor.try_round import TryRound
from ui.widgets.picker import Picker

GAMES = {game.name: game.text for game in shipped_games()}
FFRPG = registry.system("ffrpg")
BUILT_IN = tuple(sorted(built_in_systems(ROOT)))
KEPT_AT_MOST = 64
"""As many systems as any cache keeps that knows them."""


# --- nothing to play ---------------------------------------------------------------------------------------


def test_without_rules_it_says_when_a_fight_will_play(panel: TryRound) -> None:
    assert panel.empty.isVisible()
    assert "As soon as the rules have no faults" in panel.empty.sentence.text()
    panel.set_system(load(SKIRMISH))
    assert not panel.empty.isVisible()
    assert panel.log.isVisible()
    panel.set_system(None)
    assert panel.empty.isVisible()
    assert not panel.log.isVisible()


# --- playing -----------------------------------------------------------------------------------------------


def test_a_round_plays_at_once_and_a_step_plays_a_turn(panel: TryRound) -> None:
    panel.set_system(load(SKIRMISH))
    assert lines(panel).count("Round 2") == 1
    before = lines(panel)
    press(panel.step_button)
    assert lines(panel)[: len(before)] == before
    assert len(lines(panel)) > len(before)
    press(panel.round_button)
    assert "Round 3" in lines(panel)


def test_other_things_have_their_turn_while_it_plays(
    panel: TryRound, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    panel.set_system(load(SKIRMISH))
    press(panel.out_button)
    whole = lines(panel)
    panel.set_system(None)
    monkeypatch.setattr(try_round, "SLICE", 0)
    panel.set_system(load(SKIRMISH))
    panel.play_out()
    assert panel.is_playing
    assert not there(panel.fight).is_over
    wait_for_fight(panel, qtbot)
    assert lines(panel) == whole


def test_played_out_the_fight_is_over_and_can_begin_again(panel: TryRound) -> None:
    panel.set_system(load(SKIRMISH))
    press(panel.out_button)
    whole = lines(panel)
    assert whole[-1].startswith("The fight ends")
    assert not panel.step_button.isEnabled()
    assert not panel.out_button.isEnabled()
    press(panel.start_button)
    assert panel.step_button.isEnabled()
    assert whole[: len(lines(panel))] == lines(panel)
    press(panel.out_button)
    assert lines(panel) == whole


def test_other_dice_play_as_many_turns_of_another_fight(panel: TryRound) -> None:
    panel.set_system(load(SKIRMISH))
    press(panel.out_button)
    first = lines(panel)
    press(panel.dice_button)
    assert lines(panel) != first
    assert not panel.change.isVisible()
    assert marked(panel) == []


def test_every_button_is_reached_by_keys(panel: TryRound) -> None:
    panel.set_system(load(SKIRMISH))
    reached = set[object]()
    panel.step_button.setFocus()
    for _ in range(20):
        reached.add(panel.focusWidget())
        QTest.keyClick(panel.focusWidget(), Qt.Key.Key_Tab)
    buttons = {panel.round_button, panel.out_button, panel.dice_button, panel.start_button}
    assert buttons | {panel.order, panel.figures, panel.log} <= reached


@pytest.mark.parametrize("name", [*GAMES, *BUILT_IN])
def test_every_game_is_tried_out(name: str, panel: TryRound, qtbot: QtBot) -> None:
    panel.set_system(load(GAMES[name]) if name in GAMES else registry.system(name))
    wait_for_fight(panel, qtbot)
    assert len(lines(panel)) > 4
    assert panel.note.text() == ""
    assert panel.order.order.rowCount() == 4
    assert [row.side for row in panel.order.order.rows].count(PARTY) == 2


def test_the_newest_line_stays_in_sight(panel: TryRound, qtbot: QtBot) -> None:
    panel.set_system(load(GAMES["sparrows"]))
    press(panel.out_button)
    wait_for_fight(panel, qtbot)
    bar = panel.log.verticalScrollBar()
    qtbot.waitUntil(lambda: 0 < bar.maximum() == bar.value())
    bar.setValue(0)
    panel.set_system(load(GAMES["sparrows"] + "\n# a remark\n"))
    wait_for_fight(panel, qtbot)
    assert bar.value() == 0


# --- changes -----------------------------------------------------------------------------------------------


def test_a_change_plays_the_same_turns_with_the_same_dice_and_marks_what_is_different(panel: TryRound) -> None:
    panel.set_system(load(SKIRMISH))
    press(panel.round_button)
    before = lines(panel)
    panel.set_system(changed(SKIRMISH, HARDER))
    after = lines(panel)
    assert after != before
    rolls = [line for line in before if "rolls initiative" in line]
    assert [line for line in after if "rolls initiative" in line] == rolls
    assert marked(panel)
    assert not set(marked(panel)) & set(rolls)
    assert all(line in before for line in after if line not in marked(panel))
    assert panel.change.isVisible()
    assert str(len(marked(panel))) in panel.change.text()


def test_changed_lines_are_told_to_screen_readers_and_have_a_sign(panel: TryRound) -> None:
    panel.set_system(load(SKIRMISH))
    panel.set_system(changed(SKIRMISH, HARDER))
    row = next(row for row, line in enumerate(panel.log.lines.lines) if panel.log.lines.is_changed(line))
    index = panel.log.lines.index(row)
    assert index.data(Qt.ItemDataRole.AccessibleTextRole).startswith("changed: ")
    assert not index.data(Qt.ItemDataRole.DisplayRole).startswith("changed")
    line = panel.log.lines.lines[row]
    assert panel.log.painter_of_lines._sign(line) != super(
        type(panel.log.painter_of_lines), panel.log.painter_of_lines
    )._sign(line)


def test_the_first_changed_line_is_in_sight(panel: TryRound, qtbot: QtBot) -> None:
    panel.set_system(load(GAMES["sparrows"]))
    press(panel.out_button)
    wait_for_fight(panel, qtbot)
    panel.log.verticalScrollBar().setValue(0)
    fight = there(panel.fight)
    names = {id: combatant.name for id, combatant in fight.service.fight.combatants.items()}
    teller, row = ScratchTeller(fight.system, names, "en", fight.service.fight), len(panel.log.lines.lines) // 2
    panel.log.begin_again(fight.facts(), teller, frozenset({panel.log.lines.lines[row].fact["n"]}))
    assert panel.log.viewport().rect().intersects(panel.log.visualRect(panel.log.lines.index(row)))


def test_a_change_that_changes_nothing_says_so(panel: TryRound) -> None:
    panel.set_system(load(SKIRMISH))
    panel.set_system(load(SKIRMISH + "\n# only a remark\n"))
    assert marked(panel) == []
    assert panel.change.text() == "After the change the fight goes as it did before."


def test_the_same_rules_told_again_change_nothing(panel: TryRound) -> None:
    panel.set_system(load(SKIRMISH))
    harder = changed(SKIRMISH, HARDER)
    panel.set_system(harder)
    before = marked(panel)
    panel.set_system(harder)
    assert marked(panel) == before


def test_rules_made_anew_of_the_same_text_are_no_change(panel: TryRound) -> None:
    panel.set_system(rulebook.system_by("skirmish", (SKIRMISH,)))
    fight = panel.fight
    panel.set_system(rulebook.system_of_read("skirmish", (read(SKIRMISH),)))
    assert panel.fight is fight
    assert not panel.change.isVisible()


def test_what_is_played_after_a_change_is_not_marked(panel: TryRound) -> None:
    panel.set_system(load(SKIRMISH))
    panel.set_system(changed(SKIRMISH, HARDER))
    before = marked(panel)
    press(panel.step_button)
    assert marked(panel) == before


def test_what_is_typed_bit_by_bit_is_compared_with_what_was_before_it(
    panel: TryRound, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(try_round, "SETTLED", 60_000)
    panel.set_system(load(SKIRMISH))
    panel.set_system(changed(SKIRMISH, HARDER))
    assert marked(panel)
    panel.set_system(load(SKIRMISH + "\n# as before\n"))
    assert marked(panel) == []


def test_rules_that_cannot_be_played_leave_no_trace_and_no_traceback(
    panel: TryRound, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*_: object) -> None:
        raise ZeroDivisionError("a rule divides by nothing")

    monkeypatch.setattr(try_round, "ScratchFight", fail)
    panel.set_system(load(SKIRMISH))
    assert panel.note.text() == "These rules failed while they were played: a rule divides by nothing"
    assert lines(panel) == []
    monkeypatch.undo()
    panel.set_system(load(SKIRMISH))
    assert panel.note.text() == ""
    assert lines(panel)


ENDLESS = """
[system]
format = 1
id = "endless"
title = "Endless"
version = "1"
language = "en"
[sheet.hp]
default = 200
high = 900
[pool.hp]
vital = true
[action.hit]
targets = {}
does = [{ damage = 1 }]
[always]
MOMENT = [{ damage = 1, to = "self" }]
hurt = [EFFECTS]
"""


@pytest.mark.parametrize("moment", ["fight_begins", "turn_ends"])
def test_effects_without_an_end_are_told_in_a_sentence(
    moment: str, panel: TryRound, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(runtime, "MOST_EFFECTS", 400)  # each is too many; they need not take long
    effects = ", ".join(['{ damage = 1, to = "self" }'] * 30)
    panel.set_system(load(ENDLESS.replace("MOMENT", moment).replace("EFFECTS", effects)))
    assert panel.note.text() == "One effect brings the next without an end."
    assert not panel.step_button.isEnabled()
    settle(panel, qtbot)
    assert not panel.odds.winners.isVisible()


# --- creatures ---------------------------------------------------------------------------------------------


def test_creatures_of_the_library_take_the_place_of_the_samples(panel: TryRound) -> None:
    panel.set_system(load(SKIRMISH))
    panel.set_creatures([Contestant("Vex", PARTY, {"hp": 30}), Contestant("Imp", FOES, {"hp": 500})])
    assert {row.name for row in panel.order.order.rows} == {"Vex", "Imp"}
    assert "Imp: the sheet does not fit these rules" in panel.note.text()
    panel.set_creatures([])
    assert {row.name for row in panel.order.order.rows} == {each.name for each in sample_contestants(load(SKIRMISH))}
    assert not panel.note.isVisible()


def test_creatures_are_picked_from_the_library(panel: TryRound, library: Library, qtbot: QtBot) -> None:
    library.creatures.add([Creature(name="Marsh Imp", system="ffrpg", sheet=dict(sample_contestants(FFRPG)[2].sheet))])
    panel.set_system(FFRPG)
    assert not panel.creatures_button.isVisible()
    panel.offer_creatures(library)
    press(panel.creatures_button)
    (menu,) = [menu for menu in panel.findChildren(QMenu) if menu.isVisible()]
    foes = next(action for action in menu.actions() if action.text().startswith("Foes"))
    menu.close()
    foes.trigger()
    (picker,) = panel.window().findChildren(Picker)
    QTest.keyClicks(picker.line, "marsh imp 3")
    QTest.keyClick(picker.line, Qt.Key.Key_Return)
    wait_for_fight(panel, qtbot)
    names = {row.name for row in panel.order.order.rows}
    assert {"Marsh Imp A", "Marsh Imp B", "Marsh Imp C"} <= names
    assert len(names) == 5


# --- why ---------------------------------------------------------------------------------------------------


def cards(panel: TryRound) -> list[ExplanationCard]:
    return [card for card in panel.findChildren(ExplanationCard) if card.isVisible()]


def test_each_number_of_who_is_chosen_says_why(panel: TryRound) -> None:
    panel.set_system(load(SKIRMISH))
    panel.figures.linkActivated.emit("ac")
    (card,) = cards(panel)
    assert card.accessibleName().startswith("AC of ")
    fight = there(panel.fight)
    ac = fight.service.fight.combatants[panel.order.chosen].sheet.ac
    assert str(ac) in {label.text() for label in card.findChildren(QLabel)}


def test_tab_reaches_each_number_and_enter_says_why(panel: TryRound) -> None:
    panel.set_system(load(SKIRMISH))
    panel.order.setFocus()
    QTest.keyClick(panel.order, Qt.Key.Key_Tab)
    QTest.keyClick(panel.figures, Qt.Key.Key_Tab)
    assert panel.focusWidget() is panel.figures
    QTest.keyClick(panel.figures, Qt.Key.Key_Return)
    (card,) = cards(panel)
    assert card.accessibleName().startswith("Attack of ")
    QTest.keyClick(card, Qt.Key.Key_Space)
    assert cards(panel) == []
    assert panel.window().focusWidget() is panel.figures


def test_a_line_with_a_number_says_why(panel: TryRound, qtbot: QtBot) -> None:
    panel.set_system(registry.system("ffrpg"))
    wait_for_fight(panel, qtbot)
    row, line = next((row, line) for row, line in enumerate(panel.log.lines.lines) if steps_of(line.fact))
    panel.log.clicked.emit(panel.log.lines.index(row))
    (card,) = cards(panel)
    assert card.accessibleName() == line.text


def test_a_line_without_steps_tells_its_dice(panel: TryRound) -> None:
    panel.set_system(load(SKIRMISH))
    row, line = next((row, line) for row, line in enumerate(panel.log.lines.lines) if " attacks " in line.text)
    panel.log.clicked.emit(panel.log.lines.index(row))
    (card,) = cards(panel)
    words = [label.text() for label in card.findChildren(QLabel)]
    assert words[words.index("dice") + 1] == str(line.fact["dice"][0])
    assert words[words.index("to reach") + 1] == str(line.fact["against"])


# --- odds --------------------------------------------------------------------------------------------------


def test_the_odds_come_by_and_by_and_are_compared_after_a_change(panel: TryRound, qtbot: QtBot) -> None:
    panel.set_system(load(SKIRMISH))
    settle(panel, qtbot)
    assert panel.odds.progress.text() == "Of 30 fights with these creatures"
    assert "Party" in panel.odds.winners.text()
    assert "was" not in panel.odds.winners.text()
    panel.set_system(changed(SKIRMISH, ("2 * dice(damage)", "9 * dice(damage)"), HARDER))
    settle(panel, qtbot)
    assert "was" in panel.odds.winners.text() + panel.odds.length.text()


def test_a_change_drops_the_odds_that_are_being_worked_out(panel: TryRound, qtbot: QtBot) -> None:
    panel.set_system(load(SKIRMISH))
    dropped = panel.odds.odds
    panel.set_system(changed(SKIRMISH, HARDER))
    assert panel.odds.odds is not dropped
    settle(panel, qtbot)
    assert dropped is not None
    assert not dropped.is_over


def test_rules_by_which_it_takes_long_are_given_up(
    panel: TryRound, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(scratch_odds, "SLICE", 0)
    monkeypatch.setattr(scratch_odds, "SLOW", 0)
    monkeypatch.setattr(try_round, "PATIENCE", 0)
    panel.set_system(load(SKIRMISH))
    assert panel.note.text() == "It takes long by these rules; 0 turns are played."
    assert panel.step_button.isEnabled()
    settle(panel, qtbot)
    assert panel.odds.progress.text().startswith("It takes long by these rules; ")
    monkeypatch.undo()
    press(panel.step_button)
    assert panel.note.text() == ""


def test_nothing_is_worked_out_while_nobody_looks(panel: TryRound, qtbot: QtBot) -> None:
    panel.set_system(load(SKIRMISH))
    panel.hide()
    assert not panel.odds.is_working_out
    panel.show()
    settle(panel, qtbot)


def tried_out(panel: TryRound, number: int) -> tuple[ReferenceType[Any], ReferenceType[Any]]:
    system = load(f"{SKIRMISH}\n# {number}\n")
    panel.set_system(system)
    return ref(system), ref(system.sheet)


def test_rules_that_were_tried_out_go_when_others_have_come(panel: TryRound) -> None:
    panel.hide()
    tried = [tried_out(panel, number) for number in range(KEPT_AT_MOST + 10)]
    gc.collect()
    assert [(system(), sheet()) for system, sheet in tried[:5]] == [(None, None)] * 5


# --- nothing is stored -------------------------------------------------------------------------------------

_heard: list[tuple[str, Any]] = []
_is_listening = [False]


def _listen(event: str, given: tuple[Any, ...]) -> None:
    is_writing = event == "open" and isinstance(given[1], str) and not set("wax+").isdisjoint(given[1])
    if _is_listening[0] and (is_writing or event.startswith(("sqlite3.", "os.rename", "os.mkdir", "socket."))):
        _heard.append((event, given))


@pytest.fixture
def stored() -> Iterator[Callable[[], list[tuple[str, Any]]]]:
    """What was written, connected or sent while the test ran."""
    if _listen not in _installed:
        sys.addaudithook(_listen)
        _installed.append(_listen)
    _heard.clear()
    _is_listening[0] = True
    yield lambda: list(_heard)
    _is_listening[0] = False


_installed: list[object] = []


def test_nothing_is_stored(panel: TryRound, qtbot: QtBot, stored: Callable[[], list[tuple[str, Any]]]) -> None:
    panel.set_system(load(SKIRMISH))
    press(panel.out_button)
    panel.set_system(changed(SKIRMISH, HARDER))
    press(panel.dice_button)
    settle(panel, qtbot)
    assert stored() == []


def test_it_says_that_rules_with_faults_are_not_the_ones_that_are_played(panel: TryRound, qtbot: QtBot) -> None:
    """It said that the fight goes as before, though the change had not been tried."""
    panel.set_system(load(SKIRMISH))
    settle(panel, qtbot)
    assert panel.change.isHidden()
    panel.hold(is_held=True)
    assert not panel.change.isHidden()
    assert panel.change.text() == "The rules have faults: these are the last ones without any."
    panel.hold(is_held=False)
    assert panel.change.isHidden()
