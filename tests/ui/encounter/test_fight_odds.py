"""The odds over a running fight: shown by one key, asked anew with each command, and nothing of it while closed."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import partial
from typing import Any

import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from models.odds.forecasts import Forecasts, Record
from models.odds.pool import WorkerPlayers, WorkersLost
from models.repositories.encounters import Encounter, EncounterEntry
from models.storage.errors import MESSAGES
from rules.odds.estimates import Spread, share
from rules.odds.runs import Run
from rules.odds.tally import Odds
from rules.odds.verdict_words import GRADES, GradeEstimate, Verdict
from rules.text.localized import said
from tests.proving import short_of
from tests.there import there
from tests.ui.encounter.conftest import GUARD, SYSTEM, GameTable, another_language
from tools.pictures.cut_words import colour_faults
from ui.navigation.tabs import ENCOUNTER
from ui.odds import fight
from ui.odds.bar import VERDICTS
from ui.odds.calibration import CalibrationCard
from ui.odds.details_card import OddsCard, OddsCast
from ui.odds.disaster_card import DisasterCard
from ui.odds.service import OddsService
from ui.shell.main_window import MainWindow
from ui.text.odds_words import percent_within
from ui.text.words import SPACE
from ui.theme.theme import look
from ui.widgets.picker import Picker


@pytest.fixture(autouse=True)
def _few_fights(monkeypatch: pytest.MonkeyPatch) -> None:
    """A few fights are enough to be told."""
    monkeypatch.setattr(fight, "FIGHTS", 60)
    monkeypatch.setattr(fight, "OF_A_CHANGE", 40)


def odds_of(table: GameTable) -> Any:
    return table.page.odds


def open_odds(table: GameTable, qtbot: QtBot) -> None:
    QTest.keyClick(table.page, Qt.Key.Key_F7)
    wait_for_end(table, qtbot)


def forget_what_was_told(table: GameTable) -> None:
    """Let nothing be known of what was told of any state: it would stay."""
    odds_of(table).shown._looks.clear()
    table.window.remembered.keep(VERDICTS, {})


def wait_for_end(table: GameTable, qtbot: QtBot) -> None:
    qtbot.waitUntil(lambda: odds_of(table).odds is not None and odds_of(table).odds.fights >= 60)


def test_one_key_shows_the_odds_and_who_falls_and_another_press_takes_them_away(begun: GameTable, qtbot: QtBot) -> None:
    bar = odds_of(begun).bar
    assert not bar.isVisible()
    open_odds(begun, qtbot)
    assert bar.isVisible()
    odds = odds_of(begun).odds
    assert f"{percent_within(odds.sides['party'])} to win" in bar.line.figures
    assert re.search(r"± \d|\(\d+–\d+\)", bar.line.figures)
    assert bar.line.words
    falls = begun.page.order.painter_of_rows.falls
    assert falls == {id: item.falls for id, item in odds.combatants.items()}
    painter, rect = begun.page.order.painter_of_rows, QRect(0, 0, 380, 44)
    for row in begun.page.order.order.rows:
        parts = painter.parts(rect, row, begun.page.order.font())
        assert not parts.fall.isEmpty()
        assert parts.name.bottom() <= parts.fall.top(), f"{row.id}: the name lies on how often it falls"
    QTest.keyClick(begun.page, Qt.Key.Key_F7)
    assert not bar.isVisible()
    assert not begun.page.order.painter_of_rows.falls
    assert not begun.window.encounter.foretelling.is_asked


def test_while_closed_nothing_is_packed_played_or_hired(
    begun: GameTable, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    def forbidden(*_: object) -> None:
        raise AssertionError

    monkeypatch.setattr(fight.FightOdds, "_situation", forbidden)
    monkeypatch.setattr(OddsService, "hire", staticmethod(forbidden))
    begun.conductor.command({"do": "damage", "actor": "guard-a", "amount": 5})
    QTest.qWait(1)
    assert not odds_of(begun).shown._soon.isActive()
    assert not begun.window.encounter.foretelling.is_asked


def test_where_a_worker_dies_only_the_page_that_asked_says_so(
    begun: GameTable, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    class Lost:
        def results(self, *_: object) -> Any:
            raise WorkersLost("a worker has died")

    monkeypatch.setattr(OddsService, "hire", staticmethod(Lost))
    prepared = begun.window.encounter.prepare.odds.bar.line
    before = prepared.words
    QTest.keyClick(begun.page, Qt.Key.Key_F7)
    qtbot.waitUntil(lambda: "a worker has died" in begun.said)
    assert prepared.words == before


def test_a_command_asks_anew_and_the_bar_keeps_its_height(begun: GameTable, qtbot: QtBot) -> None:
    open_odds(begun, qtbot)
    before, height = odds_of(begun).odds, begun.page.arrangement.geometry()
    for id in ("guard-a", "guard-b"):
        begun.conductor.command({"do": "damage", "actor": id, "amount": 30})
    assert odds_of(begun).bar.line.stale
    qtbot.waitUntil(lambda: odds_of(begun).odds is not before and not odds_of(begun).bar.line.stale)
    qtbot.waitUntil(lambda: odds_of(begun).odds.fights >= 60)  # the first answer may come of fewer
    assert odds_of(begun).odds.sides["party"].share >= before.sides["party"].share
    assert odds_of(begun).odds.rounds.median <= before.rounds.median
    assert begun.page.arrangement.geometry() == height


def test_where_only_one_still_stands_the_odds_say_its_chance_to_fall_alone(begun: GameTable, qtbot: QtBot) -> None:
    begun.conductor.command({"do": "damage", "actor": "ana", "amount": 99})
    assert begun.fight.combatants["ana"].state not in ("active", "out")
    open_odds(begun, qtbot)
    QTest.keyClick(begun.page, Qt.Key.Key_F7, Qt.KeyboardModifier.ShiftModifier)
    card, page = begun.page.card, odds_of(begun)
    assert isinstance(card, OddsCard)
    sides = {"party": share(300, 400), "foes": share(100, 400)}
    odds = replace(
        page.odds,
        fights=400,
        other_fights=0,
        spread={},
        outlooks={},
        is_all_set=True,
        sides=sides,
        falls=dict.fromkeys(sides, Spread(0, 0, 1)),
    )
    odds = replace(odds, unbeaten={}, fall_ranges={})
    forget_what_was_told(begun)
    page.shown.show_odds(odds, page._cast(odds))
    for words in (card.heading.text(), page.bar.line.words):
        assert re.fullmatch(r"Hard: Bea is down at the end of \S+% of such fights\.", words), words


def test_the_card_has_every_figure(begun: GameTable, qtbot: QtBot) -> None:
    open_odds(begun, qtbot)
    QTest.keyClick(begun.page, Qt.Key.Key_F7, Qt.KeyboardModifier.ShiftModifier)
    card = begun.page.card
    assert isinstance(card, OddsCard)
    table, odds = card.table.text(), odds_of(begun).odds
    names = ["Ana", "Bea", f"Guard{SPACE}A", f"Guard{SPACE}B"]
    for name in (*names, "plain", "reckless"):
        assert name in table
    for name in names:
        assert re.search(rf"<td [^>]*><img [^>]*></td><td [^>]*>{name}</td>", table), "no line of a name is under it"
    spread = odds.combatants["ana"].pools["hp"]
    assert f"{spread.median}" in table
    (falls,) = re.findall(r"<tr><td [^>]*>Party: down at the end, of 2</td>(.*?)</tr>", table)
    _, _, *by_styles = re.findall(r"&nbsp;&nbsp;([^<]*)</td>", falls)
    assert by_styles == [str(odds.outlooks[style]["party"].falls) for style in odds.spread], "they count for each word"
    assert len(by_styles) > 3
    QTest.keyClick(card, Qt.Key.Key_Escape)
    assert begun.page.card is None


def test_bar_and_card_say_the_same_words_and_of_another_fight_none_of_before(begun: GameTable, qtbot: QtBot) -> None:
    open_odds(begun, qtbot)
    QTest.keyClick(begun.page, Qt.Key.Key_F7, Qt.KeyboardModifier.ShiftModifier)
    card, page = begun.page.card, odds_of(begun)
    assert isinstance(card, OddsCard)

    def show(won: int) -> list[str]:
        sides = {"party": share(won, 400), "foes": share(400 - won, 400)}
        falls = dict.fromkeys(sides, Spread(0, 0, 1))
        odds = replace(
            first,
            fights=400,
            other_fights=0,
            spread={},
            outlooks={},
            is_all_set=True,
            sides=sides,
            falls=falls,
            unbeaten={},
            fall_ranges={},
        )
        page.shown.show_odds(odds, page._cast(odds))
        return [words.partition(":")[0] for words in (card.heading.text(), page.bar.line.words)]

    first = page.odds
    page.shown.turn_to("made up")
    assert [show(won) for won in (384, 376)] == [["Probably easy"] * 2] * 2, (
        "96 or 94 in a hundred may be one and the same"
    )
    page.shown.turn_to("of another fight")
    page.shown.odds = None
    assert show(376) == ["Probably fair"] * 2


def test_after_a_command_the_sentence_stays_until_there_is_another_or_it_cannot_be_true(
    begun: GameTable, qtbot: QtBot
) -> None:
    open_odds(begun, qtbot)
    qtbot.waitUntil(lambda: not begun.window.encounter.foretelling.is_asked)
    page = odds_of(begun)
    line, first = page.bar.line, page.odds
    rows = begun.page.order.painter_of_rows

    def show(won: int, fights: int) -> tuple[str, str, bool]:
        sides = {"party": share(won, fights), "foes": share(fights - won, fights)}
        odds = replace(
            first,
            fights=fights,
            sides=sides,
            falls=dict.fromkeys(sides, Spread(0, 0, 0)),
            unbeaten={},
            fall_ranges={},
            spread={},
            outlooks={},
            is_all_set=True,
        )
        page._odds_arrived(odds)
        return line.words, line.figures, line.stale

    page.shown.turn_to("before")
    before = show(384, 400)
    falls = rows.falls
    assert before[0].startswith("Probably easy")
    assert not before[2]
    page.shown.turn_to("after")
    assert show(5, 5) == show(19, 20) == (*before[:2], True)
    assert rows.falls is falls, "the rows agree with the sentence"
    words, figures, is_stale = show(2, 21)
    assert words.startswith("Too early to tell")
    assert "Party: 10%" in figures
    assert not is_stale
    assert rows.falls is not falls
    words, _, is_stale = show(380, 400)
    assert words.startswith("Probably easy")
    assert not is_stale
    page.shown.turn_to("after another")
    line.say("Something else")
    assert show(5, 5)[0].startswith("Too early to tell"), "there is nothing that could stay"


def test_two_looks_at_the_same_state_say_the_same(begun: GameTable, qtbot: QtBot) -> None:
    """Hidden and shown again, or come back to by undo: as many fights, the same words, however it was told between."""
    open_odds(begun, qtbot)
    page = odds_of(begun)
    qtbot.waitUntil(lambda: not begun.window.encounter.foretelling.is_asked)
    nearly = replace(
        page.odds, fights=120, other_fights=0, spread={}, outlooks={}, is_all_set=True, unbeaten={}, likeliest={}
    )
    sides = {"party": share(114, 120), "foes": share(6, 120)}
    nearly = replace(nearly, sides=sides, falls=dict.fromkeys(sides, Spread(0, 0, 0)))
    nearly = replace(nearly, fall_ranges={})
    page.bar.told = Verdict(GradeEstimate(GRADES[2], is_sure=False), None, None, (0, 0))
    forget_what_was_told(begun)
    page.shown.show_odds(nearly, page._cast(nearly))
    words = page.bar.line.words
    assert words.startswith("Probably fair"), words
    heard: list[tuple[int, str]] = []
    show = page.bar.show_odds

    def hear(odds: Odds, cast: OddsCast, *, is_counted: bool = False) -> bool:
        is_shown: bool = show(odds, cast, is_counted=is_counted)
        heard.append((odds.fights, page.bar.line.words))
        return is_shown

    page.bar.show_odds = hear
    QTest.keyClick(begun.page, Qt.Key.Key_F7)
    page.bar.told = Verdict(GradeEstimate(GRADES[1], is_sure=False), None, None, (0, 0))
    QTest.keyClick(begun.page, Qt.Key.Key_F7)
    qtbot.waitUntil(lambda: bool(heard))
    assert heard[0] == (120, words)
    begun.conductor.command({"do": "damage", "actor": "guard-a", "amount": 5})
    qtbot.waitUntil(lambda: len(heard) > 1 and not begun.window.encounter.foretelling.is_asked)
    heard.clear()
    begun.conductor.undo()
    qtbot.waitUntil(lambda: bool(heard))
    assert heard[0] == (120, words)
    assert all(fights >= 120 for fights, _ in heard)


def word_after_another_start(table: GameTable, qtbot: QtBot) -> str:
    """The first word of the odds in a window that comes later."""
    fresh = MainWindow(table.library, layouts=table.window.layouts)
    qtbot.addWidget(fresh)
    fresh.show_tab(ENCOUNTER)
    fresh.show()
    again = GameTable(fresh, table.library)
    assert fresh.conductor.resume(there(table.conductor.encounter_id))
    wait_for_end(again, qtbot)
    qtbot.waitUntil(lambda: not fresh.encounter.foretelling.is_asked)
    word = str(odds_of(again).bar.line.words).partition(":")[0]
    fresh.close()
    return word


def test_the_same_state_has_the_same_verdict_after_another_start(begun: GameTable, qtbot: QtBot) -> None:
    """A word stays while it may be true, so it says something of the states before: a fight is opened again with it."""
    open_odds(begun, qtbot)
    qtbot.waitUntil(lambda: not begun.window.encounter.foretelling.is_asked)
    page = odds_of(begun)
    sides = {"party": share(376, 400), "foes": share(24, 400)}
    nearly = replace(page.odds, other_fights=0, spread={}, outlooks={}, is_all_set=True, unbeaten={}, likeliest={})
    nearly = replace(nearly, fights=400, sides=sides, falls=dict.fromkeys(sides, Spread(0, 0, 0)), fall_ranges={})
    words = {}
    for grade in (1, 2):
        forget_what_was_told(begun)
        page.bar.told = Verdict(GradeEstimate(GRADES[grade], is_sure=False), None, None, (0, 0))
        page.shown.show_odds(nearly, page._cast(nearly), is_counted=True)
        words[page.bar.line.words] = grade
        assert word_after_another_start(begun, qtbot) == page.bar.line.words.partition(":")[0]
    assert len(words) == 2


def test_the_card_is_as_large_as_its_figures_and_tears_none(begun: GameTable, qtbot: QtBot) -> None:
    open_odds(begun, qtbot)
    QTest.keyClick(begun.page, Qt.Key.Key_F7, Qt.KeyboardModifier.ShiftModifier)
    card = begun.page.card
    assert isinstance(card, OddsCard)
    rows = card.scrolled.verticalScrollBar()
    assert rows.maximum() == 0
    assert begun.page.height() > card.height() + 32
    assert card.table.width() < 1.2 * card.ideal_width()
    assert "±" not in card.table.text()
    cells = re.findall(r'<td style="" align="right">&nbsp;&nbsp;(.*?)</td>', card.table.text())
    assert any("%" in cell for cell in cells)
    assert not [cell for cell in cells if " " in cell]
    begun.window.resize(1366, 768)
    odds, cast, verdict = there(card._shown)
    for words in range(5, 15):  # as wide as a table of five pools
        card.show_odds(odds, replace(cast, names=dict.fromkeys(cast.names, "Old " * words)), verdict)
        card.place()
        assert card.table.width() >= card.ideal_width() or card.width() > 900
    assert card.ideal_width() > 760


def test_the_headings_of_the_card_break_before_a_name_does(begun: GameTable, qtbot: QtBot) -> None:
    """A wide table broke names of two short words, with room between its figures."""
    open_odds(begun, qtbot)
    QTest.keyClick(begun.page, Qt.Key.Key_F7, Qt.KeyboardModifier.ShiftModifier)
    card = begun.page.card
    assert isinstance(card, OddsCard)
    begun.window.resize(1366, 768)
    odds, cast, verdict = there(card._shown)
    (spread, *_) = odds.combatants["ana"].pools.values()
    pools = {id: f"{id} at the end" for id in ("life", "action", "magic", "stamina", "destiny")}
    every = {id: replace(each, pools=dict.fromkeys(pools, spread)) for id, each in odds.combatants.items()}
    for name, holds in (("Sly Monkey A", True), ("Old " * 40, False)):
        given = replace(cast, pools=pools, names=dict.fromkeys(cast.names, name))
        card.show_odds(replace(odds, combatants=every), given, verdict)
        card.place()
        assert card.ideal_width() > card.table.width(), "something has to break"
        assert (SPACE.join(name.split(" ")) in card.table.text()) == holds


def test_the_card_takes_the_colours_of_another_theme(
    begun: GameTable, qtbot: QtBot, request: pytest.FixtureRequest
) -> None:
    request.addfinalizer(partial(look().choose, look().choice))
    look().choose("light")
    open_odds(begun, qtbot)
    QTest.keyClick(begun.page, Qt.Key.Key_F7, Qt.KeyboardModifier.ShiftModifier)
    card = begun.page.card
    assert isinstance(card, OddsCard)
    assert "color:" in card.table.text()
    for theme in ("dark", "contrast_light"):
        look().choose(theme)
        assert list(colour_faults(card.table)) == []


def pick(table: GameTable, typed: str) -> None:
    QTest.keyClick(table.page, Qt.Key.Key_F7, Qt.KeyboardModifier.ControlModifier)
    card = table.page.card
    assert isinstance(card, Picker)
    QTest.keyClicks(card.line, typed)
    QTest.keyClick(card.line, Qt.Key.Key_Return)


@pytest.mark.parametrize(
    ("typed", "sign"),
    short_of(
        [
            ("Bea is not there", "−"),
            ("party: all flee", "−"),
            ("more like Guard A 4", "−"),
            ("Guard A has HP 1", "+"),
            ("Guard A is not there", "+"),
        ],
        ("Bea is not there", "−"),
        ("Guard A has HP 1", "+"),
    ),
)
def test_what_a_change_is_worth_is_said_in_pairs(begun: GameTable, qtbot: QtBot, typed: str, sign: str) -> None:
    """The party is worn down, so that either side may win."""
    for id in ("ana", "bea"):
        begun.conductor.command({"do": "set", "actor": id, "pool": "hp", "value": 20})
    for id in ("guard-a", "guard-b"):
        begun.conductor.command({"do": "set", "actor": id, "stat": "hp", "value": 110})
        begun.conductor.command({"do": "set", "actor": id, "pool": "hp", "value": 110})
    open_odds(begun, qtbot)
    done = begun.conductor.steps_done
    pick(begun, typed)
    qtbot.waitUntil(lambda: "±" in begun.said)
    qtbot.waitUntil(lambda: not begun.window.encounter.foretelling.is_asked)
    number = begun.said.split("chance to win ")[1]
    assert number.startswith(sign), begun.said
    assert begun.conductor.steps_done == done


def test_the_odds_go_on_after_a_question_that_came_before_them(begun: GameTable, qtbot: QtBot) -> None:
    QTest.keyClick(begun.page, Qt.Key.Key_F7)
    pick(begun, "Bea is not there")
    qtbot.waitUntil(lambda: "±" in begun.said)
    wait_for_end(begun, qtbot)


def test_what_can_be_asked_about_those_who_are_selected_comes_first(begun: GameTable) -> None:
    def first(*chosen: str) -> str:
        choices = odds_of(begun).what_if.choices(chosen)
        return next(str(choice.text) for choice in choices if "is not there" in choice.text)

    assert "Guard B" in first("guard-b")
    assert "Bea" in first("bea")


def test_odds_that_are_told_in_the_middle_of_a_fight_are_not_kept(begun: GameTable, qtbot: QtBot) -> None:
    begun.conductor.command({"do": "damage", "actor": "ana", "amount": 3})
    open_odds(begun, qtbot)
    begun.conductor.command({"do": "damage", "actor": "bea", "amount": 3})
    assert Forecasts(begun.library.store).get(begun.conductor.encounter_id or 0) is None


def test_a_status_that_is_about_something_is_asked_about_as_a_ruling_asks(begun: GameTable, qtbot: QtBot) -> None:
    open_odds(begun, qtbot)
    done = begun.conductor.steps_done
    weak = begun.conductor.system.statuses["element_weak"].label
    pick(begun, f"Guard A, {weak}")
    which = begun.page.card
    assert isinstance(which, Picker)
    QTest.keyClicks(which.line, "fire")
    QTest.keyClick(which.line, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: "±" in begun.said)
    assert begun.said.startswith(f"Guard A, {weak}")
    assert "fire" in begun.said.split("chance")[0].lower()
    assert begun.conductor.steps_done == done


def test_a_status_that_somebody_puts_on_asks_who(begun: GameTable, qtbot: QtBot) -> None:
    open_odds(begun, qtbot)
    charm = begun.conductor.system.statuses["charm"].label
    pick(begun, f"Guard A, {charm}")
    who = begun.page.card
    assert isinstance(who, Picker)
    QTest.keyClicks(who.line, "Ana")
    QTest.keyClick(who.line, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: "±" in begun.said)


def test_what_the_rules_refuse_is_said(begun: GameTable, qtbot: QtBot) -> None:
    open_odds(begun, qtbot)
    odds_of(begun)._ask_what_if("Nobody", [{"do": "damage", "actor": "nobody", "amount": 1}])
    qtbot.waitUntil(lambda: begun.said.startswith("Nobody: ") and "…" not in begun.said)


def test_the_disaster_is_read_and_opened_as_a_branch(begun: GameTable, qtbot: QtBot) -> None:
    open_odds(begun, qtbot)
    before, encounter = begun.conductor.steps_done, begun.conductor.encounter_id
    pick(begun, "one-in-twenty")
    qtbot.waitUntil(lambda: isinstance(begun.page.card, DisasterCard))
    card = begun.page.card
    assert len(card.lines) > 5
    assert begun.conductor.steps_done == before
    QTest.keyClick(card, Qt.Key.Key_Return)
    assert begun.conductor.encounter_id != encounter
    family = begun.library.branches.family(begun.conductor.encounter_id or 0)
    assert [(branch.branch_of, branch.branched_at) for branch in family if branch.encounter_id != encounter] == [
        (encounter, before)
    ]
    shown = begun.log()
    assert all(line.strip() in "\n".join(shown) for line in card.lines if line.strip())
    assert len(begun.library.journals.load(encounter or 0).packed) == before


def test_what_was_foretold_of_one_fight_is_not_kept_as_the_odds_of_the_next(table: GameTable, qtbot: QtBot) -> None:
    open_odds(table, qtbot)
    other = table.library.encounters.add(
        Encounter(name="Yard", system=SYSTEM, seed=4),
        [EncounterEntry(name=side, side=side, sheet=GUARD) for side in ("party", "foes")],
    )
    assert table.conductor.open_prepared(other.id or 0)
    table.all_by("app")
    table.conductor.begin_fight()
    assert table.conductor.steps_done == 1
    assert Forecasts(table.library.store).get(other.id or 0) is None


def test_what_was_foretold_is_held_against_what_came(table: GameTable, qtbot: QtBot) -> None:
    open_odds(table, qtbot)
    kept = Forecasts(table.library.store)
    told = odds_of(table).odds.sides["party"].share
    table.all_by("app")
    table.type(" ")
    encounter = table.conductor.encounter_id or 0
    forecast = kept.get(encounter)
    assert forecast is not None
    assert forecast.chances["party"] == told
    assert kept.track_record("party") == Record((), (), ())
    for id in ("guard-a", "guard-b"):
        table.conductor.command({"do": "damage", "actor": id, "amount": 99})
    table.conductor.command({"do": "end"})
    record = kept.track_record("party")
    assert [foretold.came_true for foretold in record.wins] == [True]
    came = {round(foretold.chance, 6): foretold.came_true for foretold in record.falls}
    assert came == {round(forecast.falls[id], 6): id in ("guard-a", "guard-b") for id in forecast.falls}
    assert record.lengths == (forecast.rounds["p10"] <= 1 <= forecast.rounds["p90"],)
    table.window.menus.by_name["calibration"].trigger()
    card = table.page.card
    assert isinstance(card, CalibrationCard)
    assert [candidate.fights for candidate in card.plot.bins] == [1]
    assert [" of 1 (" in line for line in card.plot.in_words()] == [True]
    assert sum(candidate.fights for candidate in card.falls.bins) == 4
    assert "Too few fights" in card.words.text()
    assert not card.grab().isNull()
    table.window.resize(table.window.minimumSizeHint())
    bar = card.area.verticalScrollBar()
    assert bar.maximum() > 0
    QTest.keyClick(card, Qt.Key.Key_End)
    assert bar.value() == bar.maximum()
    QTest.keyClick(card, Qt.Key.Key_Space)
    assert not card.isVisible()


def test_without_an_ended_fight_the_card_says_what_is_kept(begun: GameTable) -> None:
    begun.window.menus.by_name["calibration"].trigger()
    card = begun.page.card
    assert isinstance(card, CalibrationCard)
    assert "F7" in card.words.text()
    assert not card.view.isVisible()
    QTest.keyClick(card, Qt.Key.Key_Down)
    assert not card.isVisible()


def test_processes_play_and_end_with_the_window(
    begun: GameTable, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    hired: list[WorkerPlayers] = []

    def hire() -> WorkerPlayers:
        hired.append(WorkerPlayers(1, gently=True))
        return hired[-1]

    monkeypatch.setattr(OddsService, "hire", staticmethod(hire))
    open_odds(begun, qtbot)
    before = odds_of(begun).odds
    begun.conductor.command({"do": "damage", "actor": "ana", "amount": 30})
    qtbot.waitUntil(lambda: odds_of(begun).odds is not before)
    begun.conductor.command({"do": "damage", "actor": "bea", "amount": 30})
    assert len(hired) == 1
    begun.window.finish_tasks()
    assert not begun.window.encounter.foretelling.is_asked


class Unable:
    """Players of whom none can be started."""

    def results(self, *_: object) -> Iterator[Sequence[Run]]:
        raise WorkersLost(said("odds-no_workers", MESSAGES, reason="no room"))


def test_where_nobody_can_play_that_is_said_once_and_again_when_the_odds_are_asked_for_anew(
    begun: GameTable, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(OddsService, "hire", staticmethod(Unable))
    told: list[str] = []
    begun.page.odds.message_requested.connect(told.append)
    asked = begun.window.encounter.foretelling
    begun.window.menus.by_name["odds"].trigger()
    qtbot.waitUntil(lambda: len(told) == 1)
    assert "no room" in told[0]
    for amount in (3, 4):
        begun.conductor.command({"do": "damage", "actor": "ana", "amount": amount})
        qtbot.waitUntil(lambda: asked._task is not None and asked._task.is_over)
    assert len(told) == 1
    for _ in range(2):
        begun.window.menus.by_name["odds"].trigger()
    qtbot.waitUntil(lambda: len(told) == 2)


@pytest.mark.parametrize("what", ["disaster", "change", "nothing"])
def test_no_answer_comes_of_a_fight_that_was_put_away(begun: GameTable, qtbot: QtBot, what: str) -> None:
    open_odds(begun, qtbot)
    if what == "disaster":
        pick(begun, "one-in-twenty")
    else:
        actor = "ana" if what == "change" else "nobody"
        odds_of(begun)._ask_what_if("Hurt", [{"do": "damage", "actor": actor, "amount": 1}])
    foretelling = begun.window.encounter.foretelling
    assert foretelling.is_asked
    heard: list[str] = []
    odds_of(begun).message_requested.connect(heard.append)
    begun.conductor.put_away()
    qtbot.waitUntil(lambda: not foretelling.is_asked)
    assert not [item for item in begun.page.findChildren(DisasterCard) if not item.isHidden()]
    assert heard == []


def test_the_odds_are_shown_on_in_another_language(begun: GameTable, qtbot: QtBot) -> None:
    open_odds(begun, qtbot)
    fresh = another_language(begun, qtbot)
    assert odds_of(fresh).bar.isVisible()
    wait_for_end(fresh, qtbot)


def test_odds_that_were_put_away_stay_away_in_another_language(begun: GameTable, qtbot: QtBot) -> None:
    fresh = another_language(begun, qtbot)
    assert not odds_of(fresh).bar.isVisible()


def test_the_button_of_the_details_puts_them_away_again(begun: GameTable, qtbot: QtBot) -> None:
    open_odds(begun, qtbot)
    for shown in (True, False, True):
        odds_of(begun).bar.details.click()
        assert (begun.page.card is not None) is shown


def test_a_fight_that_was_ended_while_two_sides_stand_is_not_said_to_have_one(begun: GameTable, qtbot: QtBot) -> None:
    open_odds(begun, qtbot)
    begun.conductor.command({"do": "end"})
    line = odds_of(begun).bar.line
    qtbot.waitUntil(lambda: line.words == "There are no odds: the fight has ended.")
