"""The odds play whoever has a manner by that, count in who comes later, and say who is left out."""

from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from desktop.cli.odds import _situation
from models.library import Library
from models.marks.cues import Cue
from models.odds.pool import WorkerPlayers, forecast
from models.repositories.creatures import Creature
from models.repositories.encounters import Encounter, EncounterEntry
from rules.engine.triggers import FALLS, POOL, ROUND, Awaited
from rules.odds.arrivals import Arrival
from rules.odds.runs import Situation
from rules.scripts import script
from rules.tactics.temperaments import COWARDLY, CUNNING, PLAIN, RECKLESS
from tests.ui.encounter.conftest import GUARD, HERO, SYSTEM, GameTable
from ui.odds import fight
from ui.odds.details_card import OddsCard
from ui.odds.disaster_card import DisasterCard
from ui.session.dice_rollers import APP, TABLE
from ui.session.loader import as_script
from ui.session.odds_basis import manner_words
from ui.session.reinforcements import bring_in
from ui.shell.main_window import MainWindow
from ui.text.words import SPACE
from ui.widgets.picker import Picker

ROUND_TWO = {"when": "round", "number": 2}
BELL = {"when": "countdown", "number": 1, "unit": "rounds", "name": "Bell"}
HORN = {"when": "word", "number": 1, "name": "Wolves"}


def coming(table: GameTable) -> tuple[Arrival, ...]:
    """Who is counted in the odds."""
    arrivals: tuple[Arrival, ...] = table.page.views.odds_basis().arrivals
    return arrivals


@pytest.fixture(autouse=True)
def _few_fights(monkeypatch: pytest.MonkeyPatch) -> None:
    """A few fights are enough to be told."""
    monkeypatch.setattr(fight, "FIGHTS", 40)
    monkeypatch.setattr(fight, "OF_A_CHANGE", 30)


def prepared(library: Library, **waves: dict[str, object]) -> int:
    (creature,) = library.creatures.add(
        [Creature(name="Guard", system=SYSTEM, sheet=GUARD, notes="Cowardly. Flees below 60%.")]
    )
    entries = [
        EncounterEntry(name="Ana", side="party", sheet=HERO, notes="Never flees"),
        EncounterEntry(name="Guard", side="foes", sheet=GUARD, creature_id=creature.id),
        EncounterEntry(name="Boss", side="foes", sheet=GUARD, extra={"temperament": RECKLESS}),
        *(EncounterEntry(name=name, count=2, side="foes", sheet=GUARD, wave=when) for name, when in waves.items()),
    ]
    return library.encounters.add(Encounter(name="The stair", system=SYSTEM, seed=11), entries).id or 0


def opened(window: MainWindow, library: Library, **waves: dict[str, object]) -> GameTable:
    window.conductor.open_prepared(prepared(library, **waves))
    table = GameTable(window, library)
    table.all_by(APP)
    return table


def begin(table: GameTable) -> None:
    table.conductor.begin_fight()
    if table.conductor.open_question is not None:
        table.conductor.questions.roll_rest()


def situation(table: GameTable) -> Situation:
    found = table.page.odds._situation()
    assert isinstance(found, Situation)
    return found


def wait_for_end(table: GameTable, qtbot: QtBot) -> None:
    qtbot.waitUntil(lambda: table.page.odds.odds is not None and table.page.odds.odds.fights >= 40)


def test_the_notes_of_line_and_creature_and_what_is_set_reach_the_odds_and_the_proposals(
    window: MainWindow, library: Library, qtbot: QtBot
) -> None:
    table = opened(window, library)
    begin(table)
    manners = situation(table).play_styles
    assert manners.temperaments == {"guard": COWARDLY, "boss": RECKLESS}
    assert manners.flights == {"ana": 0, "guard": 60}
    table.conductor.command({"do": "set", "actor": "guard", "pool": "hp", "value": 20})
    proposing = table.page.proposing
    qtbot.waitUntil(proposing._read_or_start)
    proposing._thought(1)
    assert proposing._player.temperament_of(table.fight.combatants["guard"]) == COWARDLY
    assert proposing._player.mind.would_flee(table.fight.combatants["guard"], COWARDLY)


def test_how_somebody_plays_asks_the_odds_anew_and_who_is_hidden_does_not(
    window: MainWindow, library: Library, qtbot: QtBot
) -> None:
    table = opened(window, library)
    begin(table)
    QTest.keyClick(table.page, Qt.Key.Key_F7)
    wait_for_end(table, qtbot)
    odds = table.page.odds
    before = odds.odds
    table.conductor.hide("boss", hidden=True)
    assert not odds.shown._soon.isActive()
    table.conductor.marking.put(["ana"], "temperament", PLAIN, table.conductor.steps_done, "how Ana plays")
    qtbot.waitUntil(lambda: odds.odds is not before)
    wait_for_end(table, qtbot)
    assert odds.odds.spread == {}, "everybody is set: no other tactics are left"
    told = odds.bar.line.in_full()
    assert "Boss (reckless)" in told
    assert "Guard (cowardly, leaves below 60" in told
    assert "Ana (plain, never leaves)" in told
    QTest.keyClick(table.page, Qt.Key.Key_F7, Qt.KeyboardModifier.ShiftModifier)
    assert "as set" in table.page.card.table.text()


def test_what_comes_by_itself_is_counted_in_and_what_waits_for_a_word_is_named(
    window: MainWindow, library: Library, qtbot: QtBot
) -> None:
    table = opened(window, library, Archer=ROUND_TWO, Ogre=BELL, Wolf=HORN)
    QTest.keyClick(table.page, Qt.Key.Key_F7)
    wait_for_end(table, qtbot)
    odds = table.page.odds
    assert {"archer-a", "archer-b", "ogre-a", "ogre-b"} <= odds.odds.combatants.keys()
    assert "wolf-a" not in odds.odds.combatants
    assert "without Wolves" in odds.bar.line.figures
    QTest.keyClick(table.page, Qt.Key.Key_F7, Qt.KeyboardModifier.ShiftModifier)
    card = table.page.card
    assert isinstance(card, OddsCard)
    assert f"Archer{SPACE}A" in card.table.text()
    assert "as set" not in card.table.text()
    assert "Later arrivals are counted in: Archer A, Archer B; Bell." in card.basis.text()
    assert "Those who enter only when you say so are not counted in: Wolves." in card.basis.text()
    QTest.keyClick(card, Qt.Key.Key_Escape)
    begin(table)
    assert "Bell" in table.fight.countdowns
    assert [arrival.number for arrival in situation(table).arrivals] == [0, 1]


def test_a_cue_that_brings_a_wave_brings_it_in_the_odds_until_it_is_let_go(
    window: MainWindow, library: Library
) -> None:
    table = opened(window, library, Wolf=HORN)
    begin(table)
    assert coming(table) == ()
    marking = table.conductor.marking
    facts = table.conductor.current_fight.service.journal.fact_count
    cues = [
        Cue(1, FALLS, ">wol", 1, who="boss"),
        Cue(2, POOL, "-10 and >wol", 1, 50, "hp", "ana", share=True),
        Cue(3, "hurt", ">wol", facts, who="guard"),
        Cue(4, ROUND, "the lift rattles", 1, 3),
    ]
    marking.keep_cues(cues, {}, 1, "cues")
    (arrival,) = coming(table)
    hurt = Awaited(POOL, 39, "hp", "guard")
    assert arrival.awaited[0] == Awaited(FALLS, who="boss", made=1)
    assert hurt in arrival.awaited
    marking.keep_cues(cues, {"1": 1, "2": 1, "3": 1}, 1, "let go")
    assert coming(table) == ()


def test_a_wave_that_enters_while_its_dice_are_asked_for_comes_once(window: MainWindow, library: Library) -> None:
    table = opened(window, library, Ogre=ROUND_TWO)
    begin(table)
    while table.fight.round < 2:
        table.conductor.next()
    table.all_by(TABLE)
    assert [arrival.number for arrival in coming(table)] == [0]
    bring_in(table.conductor, [0])
    assert table.conductor.open_question is not None
    assert coming(table) == ()
    here = situation(table)
    assert here.pending is not None
    assert here.pending["do"] == "join"


def test_one_who_stands_alone_still_has_odds_while_somebody_is_to_come(
    window: MainWindow, library: Library, qtbot: QtBot
) -> None:
    table = opened(window, library, Ogre={"when": "round", "number": 3})
    begin(table)
    for id in ("guard", "boss"):
        table.conductor.command({"do": "damage", "actor": id, "amount": 99})
    QTest.keyClick(table.page, Qt.Key.Key_F7)
    wait_for_end(table, qtbot)
    assert table.page.odds.odds.rounds.p10 >= 2


def test_a_wave_is_asked_about_as_a_what_if(window: MainWindow, library: Library, qtbot: QtBot) -> None:
    table = opened(window, library, Wolf=HORN)
    begin(table)
    QTest.keyClick(table.page, Qt.Key.Key_F7)
    wait_for_end(table, qtbot)
    QTest.keyClick(table.page, Qt.Key.Key_F7, Qt.KeyboardModifier.ControlModifier)
    picker = table.page.card
    assert isinstance(picker, Picker)
    QTest.keyClicks(picker.line, "Coming in now: Wolves")
    QTest.keyClick(picker.line, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: "±" in table.said)
    assert table.said.startswith("Coming in now: Wolves: Party, chance to win")
    assert "wolf-a" not in table.fight.combatants


def test_a_disaster_with_a_wave_opens_as_a_branch_that_knows_that_it_has_entered(
    window: MainWindow, library: Library, qtbot: QtBot
) -> None:
    table = opened(window, library, Ogre=ROUND_TWO)
    begin(table)
    QTest.keyClick(table.page, Qt.Key.Key_F7)
    wait_for_end(table, qtbot)
    table.page.odds._ask_disaster()
    qtbot.waitUntil(lambda: isinstance(table.page.card, DisasterCard))
    QTest.keyClick(table.page.card, Qt.Key.Key_Return)
    assert table.fight.round >= 2
    assert "ogre-a" in table.fight.combatants
    assert table.conductor.current_fight.waiting_waves() == {}


def test_window_command_line_reopened_fight_and_workers_tell_the_same(window: MainWindow, library: Library) -> None:
    """Of manners, that is; a script says nothing of waves."""
    table = opened(window, library)
    begin(table)
    here = situation(table)
    found = list(forecast(here, CUNNING, 5, fights=25))
    encounter = table.conductor.encounter_id or 0
    service = table.conductor.service
    assert service is not None
    told = as_script(library.journals.load(encounter).script, service.journal)
    sides = {"guard": COWARDLY, "boss": RECKLESS}
    said = _situation(script.check(told), sides)
    without_notes = Situation(said.system, said.fight, None, here.play_styles)
    assert list(forecast(without_notes, CUNNING, 5, fights=25)) == found
    table.conductor.close_fight()
    assert table.conductor.resume(encounter)
    assert list(forecast(situation(table), CUNNING, 5, fights=25)) == found
    with WorkerPlayers(2) as two:
        assert list(forecast(situation(table), CUNNING, 5, fights=25, players=two)) == found


def test_a_reopened_fight_and_workers_tell_the_same_of_waves_and_cues(window: MainWindow, library: Library) -> None:
    table = opened(window, library, Archer=ROUND_TWO, Ogre=BELL, Wolf=HORN)
    begin(table)
    table.conductor.marking.keep_cues([Cue(1, FALLS, ">wol", 1, who="boss")], {}, 1, "cues")
    here = situation(table)
    assert [arrival.number for arrival in here.arrivals] == [0, 1, 2]
    found = list(forecast(here, CUNNING, 5, fights=15))
    encounter = table.conductor.encounter_id or 0
    table.conductor.close_fight()
    assert table.conductor.resume(encounter)
    assert situation(table).pack() == here.pack()
    assert list(forecast(situation(table), CUNNING, 5, fights=15)) == found
    with WorkerPlayers(2) as two:
        assert list(forecast(situation(table), CUNNING, 5, fights=15, players=two)) == found


@pytest.mark.parametrize(
    ("temperament", "flees", "words"),
    [(None, None, ""), (PLAIN, None, "plain"), (None, 0, "never leaves"), (PLAIN, 30, "plain, leaves below 30%")],
)
def test_a_manner_in_words(temperament: Any, flees: Any, words: str) -> None:
    assert manner_words(temperament, flees).replace("\u202f", " ") == words


def test_a_page_that_is_made_for_an_open_fight_proposes_and_foretells_at_once(
    window: MainWindow, library: Library, qtbot: QtBot
) -> None:
    window.encounter.foretelling.switch()
    table = opened(window, library)
    assert table.page.proposing._ahead.isActive()
    wait_for_end(table, qtbot)
    assert table.page.odds.bar.isVisible()
