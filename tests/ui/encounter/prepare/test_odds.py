"""The odds while a fight is prepared: live as it changes, and what would make it harder or easier."""

from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from models.library import Library
from models.odds import questions
from models.odds.pool import WorkersLost
from models.odds.questions import PreparedFight
from models.repositories.encounters import PREPARED, RUNNING, Encounter, EncounterEntry
from models.storage.store import twin
from rules.odds.difficulty_search import Knob
from rules.text.faults import BadScript
from tests.proving import by_turns, short_of
from tests.there import there
from tests.ui.encounter.conftest import APP, GUARD, HERO, SYSTEM
from tests.ui.settling import settle
from ui.encounter.prepare import odds as prepared_odds
from ui.encounter.prepare.page import PreparePage
from ui.odds.details_card import OddsCard
from ui.odds.disaster_card import DisasterCard
from ui.odds.service import OddsService
from ui.session.loader import reopened
from ui.shell.main_window import MainWindow
from ui.text.words import SPACE
from ui.theme.theme import look
from ui.widgets.overlay_card import Card
from ui.widgets.picker import Picker


@pytest.fixture(autouse=True)
def _few_fights(monkeypatch: pytest.MonkeyPatch) -> None:
    """A few fights are enough to be told."""
    monkeypatch.setattr(prepared_odds, "FIGHTS", 60)
    monkeypatch.setattr(questions, "OF_A_TRY", 20)


@pytest.fixture
def page(window: MainWindow, prepared: int, qtbot: QtBot) -> PreparePage:
    """The encounter is chosen, and its odds are shown."""
    window.show_encounter(prepared)
    shown = window.encounter.prepare
    qtbot.waitUntil(window.isActiveWindow)
    QTest.keyClick(window, Qt.Key.Key_F7)
    wait_for_end(shown, qtbot)
    return shown


def wait_for_end(page: PreparePage, qtbot: QtBot) -> None:
    qtbot.waitUntil(lambda: page.odds.odds is not None and page.odds.odds.fights >= 60)


def picker(page: PreparePage, qtbot: QtBot) -> Picker:
    def there() -> list[Picker]:
        return [candidate for candidate in page.findChildren(Picker) if candidate.isVisible()]

    qtbot.waitUntil(lambda: bool(there()))
    return there()[-1]


def take(card: Picker, typed: str) -> None:
    QTest.keyClicks(card.line, typed)
    QTest.keyClick(card.line, Qt.Key.Key_Return)


def test_the_odds_follow_what_is_prepared(page: PreparePage, qtbot: QtBot, library: Library, prepared: int) -> None:
    assert "rounds: about" in page.odds.bar.line.figures, "none is played yet, so none is left"
    before = page.odds.odds
    assert before is not None
    assert page.odds.bar.isVisible()
    assert page.odds.bar.line.words
    (guards,) = [entry for entry in library.encounters.entries(prepared) if entry.side == "foes"]
    page.pane.who.roster.entries_edited.emit([twin(guards, count=30)])
    qtbot.waitUntil(lambda: page.odds.odds is not before)
    wait_for_end(page, qtbot)
    after = page.odds.odds
    assert after is not None
    assert after.sides["party"].share < before.sides["party"].share
    assert len(after.combatants) == len(before.combatants) + 28


def test_of_a_fight_that_has_begun_nothing_is_foretold_among_the_encounters(
    window: MainWindow, library: Library, prepared: int
) -> None:
    conductor, shown = window.conductor, window.encounter.prepare
    assert conductor.open_prepared(prepared)
    for side in ("party", "foes"):
        conductor.rollers.set(side, APP)
    conductor.begin_fight()
    conductor.put_away()
    window.show_encounter(prepared)
    assert there(shown.chosen).state == RUNNING
    for ask in (shown.odds.show_details, shown.odds.ask_further):
        ask()
        assert not window.encounter.foretelling.is_open
        assert [card for card in window.findChildren(Card) if card.isVisible()] == []


def test_notes_and_names_that_change_nothing_are_not_asked_about(
    page: PreparePage, qtbot: QtBot, library: Library, prepared: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    encounter = library.encounters.get(prepared)
    assert encounter is not None
    asked: list[Any] = []
    monkeypatch.setattr(OddsService, "ask", lambda *hands: asked.append(hands))
    before = page.odds.odds
    page.pane.notes.notes_edited.emit("A stair in the rain")
    qtbot.waitUntil(lambda: not page.odds.shown._soon.isActive())
    assert page.odds.odds is before
    assert not asked


def test_one_side_alone_is_said(page: PreparePage, qtbot: QtBot, library: Library, prepared: int) -> None:
    (guards,) = [entry for entry in library.encounters.entries(prepared) if entry.side == "foes"]
    page.pane.who.roster.removal_requested.emit([guards.id])
    qtbot.waitUntil(lambda: page.odds.odds is None and not page.odds.bar.line.shares)
    assert "two sides" in page.odds.bar.line.words


def test_of_one_side_alone_nothing_is_asked_further(
    page: PreparePage, qtbot: QtBot, library: Library, prepared: int
) -> None:
    (guards,) = [entry for entry in library.encounters.entries(prepared) if entry.side == "foes"]
    page.pane.who.roster.removal_requested.emit([guards.id])
    qtbot.waitUntil(lambda: page.odds.odds is None and not page.odds.bar.line.shares)
    page.odds.show_details()
    page.odds.ask_further()
    assert not [card for card in page.findChildren(Card) if card.isVisible()], (
        "it would wait for figures that never come"
    )
    assert "two sides" in page.odds.bar.line.words


def shown(window: MainWindow, library: Library, qtbot: QtBot, *foes: EncounterEntry) -> PreparePage:
    """An encounter of Ana and some foes is chosen, and its odds are shown."""
    made = library.encounters.add(
        Encounter(name="The gate", system=SYSTEM, seed=1), [EncounterEntry(name="Ana", side="party", sheet=HERO), *foes]
    )
    window.show_encounter(made.id or 0)
    qtbot.waitUntil(window.isActiveWindow)
    QTest.keyClick(window, Qt.Key.Key_F7)
    wait_for_end(window.encounter.prepare, qtbot)
    return window.encounter.prepare


def test_easier_by_fewer_leaves_one_of_the_line_and_all_of_another_with_the_same_sheet(
    window: MainWindow, library: Library, qtbot: QtBot
) -> None:
    page = shown(
        window,
        library,
        qtbot,
        EncounterEntry(name="Guard", side="foes", count=2, sheet=GUARD),
        EncounterEntry(name="Watch", side="foes", count=9, sheet=GUARD),
    )
    QTest.keyClick(window, Qt.Key.Key_F7, Qt.KeyboardModifier.ControlModifier)
    take(picker(page, qtbot), "40")
    qtbot.waitUntil(lambda: not page.odds.bar.line.shares)
    take(picker(page, qtbot), "")
    assert [(entry.name, entry.count) for entry in page.pane.who.roster.rows.rows[1:]] == [("Guard", 1), ("Watch", 9)]


def test_who_is_down_from_the_start_is_not_turned(window: MainWindow, library: Library, qtbot: QtBot) -> None:
    page = shown(
        window,
        library,
        qtbot,
        EncounterEntry(name="Guard", side="foes", count=2, sheet=GUARD, pools={"hp": 0}),
        EncounterEntry(name="Watch", side="foes", count=1, sheet=GUARD),
    )
    QTest.keyClick(window, Qt.Key.Key_F7, Qt.KeyboardModifier.ControlModifier)
    take(picker(page, qtbot), "75")
    qtbot.waitUntil(lambda: not page.odds.bar.line.shares)
    take(picker(page, qtbot), "")
    counts = {entry.name: entry.count for entry in page.pane.who.roster.rows.rows}
    assert counts["Guard"] == 2
    assert counts["Watch"] > 1


@pytest.mark.parametrize(("number", "risk"), short_of([(0, "25"), (1, "25")], (1, "25")))
def test_harder_by_the_smallest_change_is_one_step_of_undo(
    page: PreparePage, qtbot: QtBot, library: Library, prepared: int, window: MainWindow, number: int, risk: str
) -> None:
    def guards() -> EncounterEntry:
        (found,) = [entry for entry in library.encounters.entries(prepared) if entry.side == "foes"]
        return found

    before = guards()
    QTest.keyClick(window, Qt.Key.Key_F7, Qt.KeyboardModifier.ControlModifier)
    take(picker(page, qtbot), risk)
    qtbot.waitUntil(lambda: not page.odds.bar.line.shares)
    card = picker(page, qtbot)
    for _ in range(number):
        QTest.keyClick(card.line, Qt.Key.Key_Down)
    take(card, "")
    if number == 0:
        assert guards().count > before.count
    else:
        assert guards().pools["hp"] > GUARD["hp"]  # type: ignore[operator]

    def wins() -> float:
        return 1.0 if page.odds.odds is None else page.odds.odds.sides["party"].share

    qtbot.waitUntil(lambda: wins() < 0.95)
    window.undo()
    assert (guards().count, guards().pools) == (before.count, before.pools)


def test_esc_is_no_key_of_a_search_that_has_failed(page: PreparePage, qtbot: QtBot, window: MainWindow) -> None:
    class Lost:
        def results(self, *_: object) -> Any:
            raise WorkersLost("a worker has died")

    window.encounter.foretelling._players[:] = [Lost()]
    line = page.odds.bar.line
    QTest.keyClick(window, Qt.Key.Key_F7, Qt.KeyboardModifier.ControlModifier)
    take(picker(page, qtbot), "50")
    qtbot.waitUntil(lambda: "a worker has died" in line.words)
    QTest.keyClick(window, Qt.Key.Key_Escape)
    assert "a worker has died" in line.words


def test_esc_is_no_key_of_a_disaster_that_cannot_be_played(
    page: PreparePage, qtbot: QtBot, window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*_: object) -> Any:
        raise BadScript("combatants[0]", "Nobody is there.")

    monkeypatch.setattr("ui.encounter.prepare.odds.worst_of_prepared", refuse)
    line = page.odds.bar.line
    QTest.keyClick(window, Qt.Key.Key_F7, Qt.KeyboardModifier.ControlModifier)
    take(picker(page, qtbot), "disaster")
    qtbot.waitUntil(lambda: "Nobody is there" in line.words)
    QTest.keyClick(window, Qt.Key.Key_Escape)
    assert "Nobody is there" in line.words


def test_esc_is_no_key_of_a_search_after_something_else_was_asked(
    page: PreparePage, qtbot: QtBot, window: MainWindow
) -> None:
    for typed in ("50", "disaster"):
        QTest.keyClick(window, Qt.Key.Key_F7, Qt.KeyboardModifier.ControlModifier)
        take(picker(page, qtbot), typed)
    qtbot.waitUntil(lambda: bool(page.findChildren(DisasterCard)))
    (card,) = page.findChildren(DisasterCard)
    QTest.keyClick(window, Qt.Key.Key_Escape)
    assert not card.isVisible()


def test_what_is_looked_for_says_how_far_it_is_and_esc_stops_it(
    page: PreparePage, qtbot: QtBot, window: MainWindow, library: Library, prepared: int
) -> None:
    line, before = page.odds.bar.line, library.encounters.entries(prepared)
    QTest.keyClick(window, Qt.Key.Key_F7, Qt.KeyboardModifier.ControlModifier)
    take(picker(page, qtbot), "50")
    seen: set[str] = set()

    def has_tried() -> bool:
        seen.add(line.words)
        return any("tries: " in item and "tries: 0" not in item for item in seen)

    qtbot.waitUntil(has_tried)
    assert all(item.endswith("Esc stops it") for item in seen)
    QTest.keyClick(window, Qt.Key.Key_Escape)
    assert "Esc" not in line.words
    wait_for_end(page, qtbot)
    assert line.shares
    assert not [candidate for candidate in page.findChildren(Picker) if candidate.isVisible()]
    assert library.encounters.entries(prepared) == before
    assert "search was stopped" in window.statusBar().currentMessage()


def test_what_has_been_found_is_said(page: PreparePage, qtbot: QtBot, window: MainWindow) -> None:
    QTest.keyClick(window, Qt.Key.Key_F7, Qt.KeyboardModifier.ControlModifier)
    take(picker(page, qtbot), "50")
    qtbot.waitUntil(lambda: "Found: Guard" in window.statusBar().currentMessage())
    assert "Guard" in picker(page, qtbot).list.model().index(0, 0).data()


def test_a_change_that_the_rules_refuse_is_said(
    page: PreparePage, qtbot: QtBot, window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    command: dict[str, Any] = {"do": "set", "actor": "guard-a", "stat": "luck", "value": 3}
    monkeypatch.setattr(prepared_odds, "hit_points_knob", lambda *_: Knob(-1, 1, lambda change: [command]))
    QTest.keyClick(window, Qt.Key.Key_F7, Qt.KeyboardModifier.ControlModifier)
    take(picker(page, qtbot), "50")
    qtbot.waitUntil(lambda: "luck" in window.statusBar().currentMessage())
    wait_for_end(page, qtbot)
    assert page.odds.bar.line.shares, "the odds stand there again"


def test_where_the_rules_set_no_maximum_hit_points_end_at_it(
    window: MainWindow, library: Library, qtbot: QtBot
) -> None:
    sheet = {"des": 10, "pv": 12, "esquivar": 30, "weapons": [{"id": "porra", "skill": 50, "damage": "1D6"}]}
    made = library.encounters.add(
        Encounter(name="The pier", system="d100", seed=1),
        [EncounterEntry(name="Ana", side="party", sheet=sheet), EncounterEntry(name="Rat", side="foes", sheet=sheet)],
    )
    window.show_encounter(made.id or 0)
    page = window.encounter.prepare
    qtbot.waitUntil(window.isActiveWindow)
    QTest.keyClick(window, Qt.Key.Key_F7)
    wait_for_end(page, qtbot)
    QTest.keyClick(window, Qt.Key.Key_F7, Qt.KeyboardModifier.ControlModifier)
    take(picker(page, qtbot), "75")
    qtbot.waitUntil(lambda: "Found:" in window.statusBar().currentMessage())
    (_, points) = (picker(page, qtbot).list.model().index(row, 0).data() for row in range(2))
    assert "Rat with PV 12, as it is" in points
    assert "as near as it gets" in points


def test_the_disaster_is_looked_for_in_words_and_esc_stops_it(
    page: PreparePage, qtbot: QtBot, window: MainWindow
) -> None:
    line = page.odds.bar.line
    QTest.keyClick(window, Qt.Key.Key_F7, Qt.KeyboardModifier.ControlModifier)
    take(picker(page, qtbot), "one-in-twenty")
    assert line.words.endswith("Esc stops it")
    QTest.keyClick(window, Qt.Key.Key_Escape)
    assert "Esc" not in line.words
    wait_for_end(page, qtbot)
    assert not page.findChildren(DisasterCard)
    QTest.keyClick(window, Qt.Key.Key_F7, Qt.KeyboardModifier.ControlModifier)
    take(picker(page, qtbot), "one-in-twenty")
    qtbot.waitUntil(lambda: bool(page.findChildren(DisasterCard)))
    wait_for_end(page, qtbot)
    assert line.shares
    assert not line.stale, "what was known before is known still"


@pytest.mark.parametrize(("gone", "typed"), by_turns(["deleted", "begun"], ["50", "disaster"]))
def test_no_answer_comes_of_an_encounter_that_is_prepared_no_longer(
    page: PreparePage, qtbot: QtBot, window: MainWindow, library: Library, typed: str, gone: str
) -> None:
    QTest.keyClick(window, Qt.Key.Key_F7, Qt.KeyboardModifier.ControlModifier)
    take(picker(page, qtbot), typed)
    foretelling = window.encounter.foretelling
    assert foretelling.is_asked
    if gone == "deleted":
        for _ in library.encounters.rows():
            page.delete()
    else:
        window.conductor.open_prepared(page.chosen_id or 0)
        page.reload()
    assert not page.odds.bar.isVisible()
    qtbot.waitUntil(lambda: not foretelling.is_asked)
    assert not [card for card in page.findChildren(Card) if not card.isHidden()]


def test_the_details_and_the_disaster_of_what_is_prepared(page: PreparePage, qtbot: QtBot, window: MainWindow) -> None:
    QTest.keyClick(window, Qt.Key.Key_F7, Qt.KeyboardModifier.ShiftModifier)
    (card,) = [candidate for candidate in page.findChildren(OddsCard) if candidate.isVisible()]
    assert f"Guard{SPACE}A" in card.table.text()
    QTest.keyClick(card, Qt.Key.Key_Escape)
    QTest.keyClick(window, Qt.Key.Key_F7, Qt.KeyboardModifier.ControlModifier)
    take(picker(page, qtbot), "one-in-twenty")
    qtbot.waitUntil(lambda: any(candidate.isVisible() for candidate in page.findChildren(DisasterCard)))
    (told,) = [candidate for candidate in page.findChildren(DisasterCard) if candidate.isVisible()]
    assert len(told.lines) > 5
    assert "<b>Round 1</b>" in told.log.text(), "rounds and turns are headings"
    assert told.branch_button.text() == "Open it in a copy (Enter)"


def test_no_row_of_the_details_is_cut_above_the_note(page: PreparePage, window: MainWindow) -> None:
    """At 200 % one was cut through its middle."""
    QTest.keyClick(window, Qt.Key.Key_F7, Qt.KeyboardModifier.ShiftModifier)
    (card,) = [candidate for candidate in page.findChildren(OddsCard) if candidate.isVisible()]
    cut = {}
    for text, width, height in (
        (100, 1366, 768),
        (150, 1366, 768),
        (200, 1920, 1080),
        (200, 1366, 768),
        (150, 1024, 700),
    ):
        look().choose_text_size(text)
        window.resize(width, height)
        settle()
        seen = card.scrolled.viewport().height()
        assert card.scrolled.verticalScrollBar().value() == 0
        cut[text, width] = [line for line in card.table.lines() if line[0] < seen < line[1]]
    assert not any(cut.values()), cut


def test_the_disaster_of_what_is_prepared_is_played_in_a_copy(
    page: PreparePage, qtbot: QtBot, window: MainWindow, library: Library, prepared: int
) -> None:
    QTest.keyClick(window, Qt.Key.Key_F7, Qt.KeyboardModifier.ControlModifier)
    take(picker(page, qtbot), "one-in-twenty")
    qtbot.waitUntil(lambda: any(card.isVisible() for card in page.findChildren(DisasterCard)))
    (told,) = [card for card in page.findChildren(DisasterCard) if card.isVisible()]
    QTest.keyClick(told, Qt.Key.Key_Return)
    conductor, fight = window.conductor, window.encounter.fight
    assert window.encounter.is_fighting
    assert conductor.encounter_id not in (None, prepared)
    assert conductor.encounter_name == "The stair – the disaster"
    shown = "\n".join(line.text for line in fight.log.model.lines)
    assert all(line.strip() in shown for line in told.lines if line.strip())
    assert conductor.current_fight.members == {}
    before = library.encounters.get(prepared)
    assert before is not None
    assert before.state == PREPARED
    again = reopened(library, conductor.encounter_id or 0)
    assert again.service.packed_fight() == conductor.current_fight.service.packed_fight()


def test_how_somebody_plays_and_who_comes_later_are_in_the_odds(
    page: PreparePage, qtbot: QtBot, library: Library, prepared: int
) -> None:
    before = page.odds.odds
    (guards,) = [entry for entry in library.encounters.entries(prepared) if entry.side == "foes"]
    roster = page.pane.who.roster
    roster.entries_edited.emit([twin(guards, notes="Flees below 90%")])
    qtbot.waitUntil(lambda: page.odds.odds is not before)
    wait_for_end(page, qtbot)
    assert "Guard A, Guard B (leaves below" in page.odds.bar.line.in_full()
    before = page.odds.odds
    late = EncounterEntry(name="Ogre", side="foes", sheet=GUARD, wave={"when": "round", "number": 2})
    word = EncounterEntry(name="Wolf", side="foes", sheet=GUARD, wave={"when": "word", "number": 1})
    library.encounters.add_entries(prepared, [late, word])
    page.reload(prepared)
    qtbot.waitUntil(lambda: page.odds.odds is not before and page.odds.odds is not None)
    wait_for_end(page, qtbot)
    odds = page.odds.odds
    assert odds is not None
    assert list(odds.combatants) == ["ana", "bea", "guard-a", "guard-b", "ogre"]
    assert "without Wolf" in page.odds.bar.line.figures


def test_a_side_that_comes_later_is_a_side(page: PreparePage, qtbot: QtBot, library: Library, prepared: int) -> None:
    (guards,) = [entry for entry in library.encounters.entries(prepared) if entry.side == "foes"]
    before = page.odds.odds
    page.pane.who.roster.entries_edited.emit([twin(guards, wave={"when": "round", "number": 2})])
    qtbot.waitUntil(lambda: page.odds.odds is not before and page.odds.odds is not None)
    wait_for_end(page, qtbot)
    assert page.odds.odds is not None
    assert page.odds.odds.rounds.p10 >= 2


def test_the_surprise_that_is_prepared_is_in_the_odds(library: Library, prepared: int) -> None:
    setup = library.setup(prepared)
    surprised = PreparedFight.from_setup(setup, {"kind": "foes"}).situation()
    assert surprised.pending == {"do": "begin", "surprise": {"kind": "foes"}}
    assert PreparedFight.from_setup(setup, None).situation().pending is None


def test_the_odds_stay_open_into_the_fight(page: PreparePage, window: MainWindow, prepared: int, qtbot: QtBot) -> None:
    window.conductor.open_prepared(prepared)
    odds = window.encounter.fight.odds
    qtbot.waitUntil(lambda: odds.odds is not None)
    assert odds.bar.isVisible()


def test_the_odds_of_another_encounter_never_stand_over_the_chosen_one(
    page: PreparePage, qtbot: QtBot, window: MainWindow, library: Library, prepared: int
) -> None:
    """Chosen, opened before its odds were there, and put away again: it gets its own odds."""
    of_the_first = page.odds.bar.line.words
    other = Encounter(name="Alley", system=SYSTEM)
    entries = [EncounterEntry(name=name, side=side, sheet=GUARD) for name, side in (("Zoe", "party"), ("Max", "foes"))]
    second = library.encounters.add(other, entries).id
    assert second is not None
    window.show_encounter(second)
    assert page.chosen_id == second
    assert page.odds.bar.line.words != of_the_first
    assert not page.odds.bar.line.shares
    assert page.odds.odds is None
    window.conductor.open_prepared(second)
    fight = window.encounter.fight.odds
    qtbot.waitUntil(lambda: fight.odds is not None)
    window.menus.by_name["put_away"].trigger()
    assert page.chosen_id == second
    assert page.odds.bar.isVisible()
    qtbot.waitUntil(lambda: page.odds.odds is not None and len(page.odds.odds.combatants) == 2)
