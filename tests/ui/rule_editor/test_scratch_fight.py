"""A fight to try rules out with goes the same way with the same dice, for every system, and says why if it cannot."""

from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from models.exchange.shipped_games import shipped_games
from rules.core.facts import Fact
from rules.core.state import FOES, PARTY
from rules.system import registry
from rules.system.system import System
from rules.written.loader import load
from rules.written.rulebook import system_by, with_id
from tools.import_arrows import ROOT, built_in_systems
from ui.rule_editor.scratch_fight import (
    CannotBegin,
    Contestant,
    Differences,
    ScratchFight,
    ScratchOdds,
    ScratchTeller,
    ToldFact,
    default_sheet,
    differences,
    fitted,
    sample_contestants,
    start_of,
    told_facts,
)

GAMES = {game.name: game.text for game in shipped_games()}
SKIRMISH = GAMES["skirmish"]
BUILT_IN = tuple(sorted(built_in_systems(ROOT)))
MOST_TURNS = 1000


def system_called(name: str) -> System[Any, Any]:
    return load(GAMES[name]) if name in GAMES else registry.system(name)


def scratch_fight(system: System[Any, Any], seed: int = 1) -> ScratchFight:
    return ScratchFight(start_of(system, sample_contestants(system), seed), seed)


def played_out(fight: ScratchFight) -> ScratchFight:
    for _ in range(MOST_TURNS):
        if not fight.step():
            break
    assert fight.is_over
    return fight


def lines_of(fight: ScratchFight) -> list[ToldFact]:
    names = {id: combatant.name for id, combatant in fight.service.fight.combatants.items()}
    return told_facts(fight.facts(), ScratchTeller(fight.system, names, "en", fight.service.fight))


def texts(lines: list[ToldFact]) -> list[str]:
    return [line.text for line in lines]


@pytest.mark.parametrize("name", [*GAMES, *BUILT_IN])
def test_every_game_plays_out_to_an_end_or_says_why_not(name: str) -> None:
    system = system_called(name)
    fight = played_out(scratch_fight(system))
    assert fight.error is None
    assert fight.has_winner or fight.is_too_long
    assert fight.facts()[-1]["kind"] in ("end", "spoils") or fight.is_too_long


@pytest.mark.parametrize("name", [*GAMES, *BUILT_IN])
def test_the_same_dice_give_the_same_lines(name: str) -> None:
    system = system_called(name)
    first, second = (played_out(scratch_fight(system, 5)) for _ in range(2))
    assert lines_of(first) == lines_of(second)
    assert differences(lines_of(first), lines_of(second)) == Differences()


@given(seed=st.integers(0, 2**32))
def test_a_fight_played_turn_by_turn_never_fails(seed: int) -> None:
    system = load(SKIRMISH)
    fight = scratch_fight(system, seed)
    turns = 0
    while fight.step():
        turns += 1
        assert fight.turns == turns
    assert fight.error is None
    assert fight.has_winner or fight.is_too_long


def test_two_creatures_stand_on_each_side() -> None:
    for name in (*GAMES, *BUILT_IN):
        sides = [contestant.side for contestant in sample_contestants(system_called(name))]
        assert sides == [PARTY, PARTY, FOES, FOES], name


def test_a_row_of_each_list_is_on_a_default_sheet_and_the_second_has_some_of_what_nobody_has() -> None:
    sheets = [default_sheet(load(GAMES["sparrows"]), number) for number in range(2)]
    assert [len(sheet["arms"]) for sheet in sheets] == [1, 1]
    assert ["luck" in sheet for sheet in sheets] == [False, True]


@pytest.mark.parametrize("name", GAMES)
def test_a_game_of_which_nothing_is_shipped_is_played_with_its_defaults(name: str) -> None:
    system = load(with_id(GAMES[name], "our_own"))
    contestants = sample_contestants(system)
    assert [contestant.name for contestant in contestants] == ["Iva", "Doro", "Garr", "Nokk"]
    fight = played_out(scratch_fight(system))
    assert fight.error is None
    assert fight.has_winner or fight.is_too_long


def test_both_sides_have_the_same_sheets() -> None:
    for name in (*GAMES, *BUILT_IN):
        heroes_and_foes = sample_contestants(system_called(name))
        assert [each.sheet for each in heroes_and_foes[:2]] == [each.sheet for each in heroes_and_foes[2:]], name


def test_a_changed_figure_marks_exactly_the_changed_lines() -> None:
    before = played_out(scratch_fight(load(SKIRMISH), 3))
    changed_text = SKIRMISH.replace('damage = "dice(damage)" }', 'damage = "dice(damage) + 1" }')
    assert changed_text != SKIRMISH
    lines = lines_of(played_out(scratch_fight(load(changed_text), 3)))
    marked = differences(lines_of(before), lines).changed
    first = next(line for line in lines if line.n in marked)
    assert " loses " in first.text
    told_before = set(texts(lines_of(before)))
    assert all(line.text in told_before for line in lines if line.n not in marked)
    # An attack that is rolled before anything is changed by the new damage stays as it was.
    assert "attacks" in next(line.text for line in lines if line.n == first.n - 1)


def test_a_word_that_nobody_uses_changes_nothing() -> None:
    before = played_out(scratch_fight(load(SKIRMISH), 3))
    after = played_out(scratch_fight(load(SKIRMISH.replace("[status.blessed]\ntimer = 3", "[status.blessed]")), 3))
    assert differences(lines_of(before), lines_of(after)) == Differences()


def line(n: int, section: str, text: str) -> ToldFact:
    return ToldFact(n, (section,), text)


def test_lines_are_compared_turn_by_turn_and_those_that_are_gone_are_counted() -> None:
    before = [line(1, "a", "one"), line(2, "a", "two"), line(3, "b", "one"), line(4, "b", "three")]
    after = [line(1, "a", "one"), line(2, "a", "new"), line(3, "a", "two"), line(4, "c", "three")]
    assert differences(before, after) == Differences(frozenset({2, 4}), 2)


def test_what_is_done_in_a_written_game_stands_before_what_comes_of_it() -> None:
    fight = played_out(scratch_fight(load(SKIRMISH)))
    told = texts(lines_of(fight))
    attack = next(number for number, text in enumerate(told) if " attacks " in text)
    assert told[attack - 1].endswith(": Strike")
    spending = next(number for number, text in enumerate(told) if " spends 1 Fire" in text)
    assert told[spending - 1].endswith(": Fire Storm")


def test_what_is_done_by_a_book_is_told_in_its_own_words_alone() -> None:
    fight = played_out(scratch_fight(system_called("ffrpg")))
    assert "deed" not in {fact["kind"] for fact in fight.facts()}


# --- creatures of one's own --------------------------------------------------------------------------------


def test_creatures_of_the_library_fight_without_what_the_rules_do_not_know() -> None:
    system = load(SKIRMISH)
    sheet = {"hp": 30, "attack": 5, "wings": True}
    contestants, stand_ins = fitted(system, [Contestant("Imp", FOES, sheet)])
    assert contestants[0].sheet == {"hp": 30, "attack": 5}
    assert stand_ins == []


def test_usual_numbers_take_the_place_of_a_sheet_that_does_not_fit() -> None:
    system = load(SKIRMISH)
    contestants, stand_ins = fitted(system, [Contestant("Imp", FOES, {"hp": 999})])
    assert stand_ins == ["Imp"]
    assert contestants[0].sheet["hp"] == 12


def test_creatures_of_one_name_get_letters() -> None:
    system = load(SKIRMISH)
    imps = [Contestant("Imp", side, {"hp": 9}) for side in (PARTY, FOES, FOES)]
    fight = ScratchFight(start_of(system, imps, 1), 1)
    assert [each.name for each in fight.service.fight.combatants.values()] == ["Imp A", "Imp B", "Imp C"]


# --- rules that cannot be played ---------------------------------------------------------------------------


HARMLESS = """
[system]
format = 1
id = "still"
title = "Still"
version = "1"
language = "en"
[sheet.hp]
default = 10
[pool.hp]
vital = true
[action.shout]
does = [{ remind = { en = "Everybody hears it." } }]
"""


def test_rules_by_which_nobody_loses_anything_are_left_undecided() -> None:
    fight = played_out(scratch_fight(load(HARMLESS)))
    assert fight.is_too_long
    assert not fight.has_winner
    assert fight.error is None


def test_nobody_in_the_fight_is_an_end_and_no_error() -> None:
    fight = played_out(ScratchFight(start_of(load(SKIRMISH), [], 1), 1))
    assert fight.error is None


def test_a_sheet_that_the_rules_refuse_is_told_in_a_sentence() -> None:
    with pytest.raises(CannotBegin, match="12"):
        start_of(load(SKIRMISH), [Contestant("Imp", FOES, {"hp": "12"})], 1)


def test_what_the_rules_fail_with_is_kept_and_ends_the_fight(monkeypatch: pytest.MonkeyPatch) -> None:
    system = load(SKIRMISH)
    fight = scratch_fight(system)

    def fail(*_: object) -> None:
        raise ZeroDivisionError("a rule divides by nothing")

    monkeypatch.setattr(fight.service, "do", fail)
    assert not fight.step()
    assert isinstance(fight.error, ZeroDivisionError)
    odds = ScratchOdds(start_of(system, sample_contestants(system), 1), 1, fights=3)
    monkeypatch.setattr("ui.rule_editor.scratch_fight.stops_of", fail)
    odds.play(lambda: False)
    assert isinstance(odds.error, ZeroDivisionError)
    assert odds.is_over


# --- who goes first is asked -------------------------------------------------------------------------------


def test_an_order_that_asks_who_is_first_can_begin() -> None:
    fight = scratch_fight(system_called("relay"))
    kinds = [fact["kind"] for fact in fight.facts()]
    assert "turn" in kinds


# --- house rules -------------------------------------------------------------------------------------------


def test_house_rules_over_an_installed_system_are_played(house_rules: Callable[[str], str]) -> None:
    system = system_by("ffrpg", (house_rules("ffrpg"),))
    fight = played_out(scratch_fight(system))
    assert fight.has_winner
    assert any(fact["kind"] == "house_rules" for fact in fight.facts()) or fight.system.houses


@pytest.fixture
def house_rules() -> Callable[[str], str]:
    """Return the text of house rules over a system, with one figure changed."""

    def make(system: str) -> str:
        from rules.sheets.schema import figures

        name = next(iter(figures(registry.system(system).options)))
        return f'[system]\nformat = 1\nover = "{system}"\ntitle = "Ours"\nversion = "1"\n[figure.{name}]\nis = 7\n'

    return make


# --- the odds ----------------------------------------------------------------------------------------------


def test_the_odds_are_played_a_little_at_a_time_and_are_the_same_however_they_are_cut() -> None:
    system = load(SKIRMISH)
    start = start_of(system, sample_contestants(system), 2)
    whole, cut = ScratchOdds(start, 2, fights=30), ScratchOdds(start, 2, fights=30)
    whole.play(lambda: False)
    slices = 0
    while not cut.is_over:
        steps = iter(range(5))
        cut.play(lambda steps=steps: next(steps, None) is None)  # type: ignore[misc]
        slices += 1
    assert slices > 10
    assert cut.tally.runs == whole.tally.runs
    assert whole.played == 30


def test_fights_without_an_end_are_given_up_early() -> None:
    system = load(HARMLESS)
    odds = ScratchOdds(start_of(system, sample_contestants(system), 1), 1)
    odds.play(lambda: False)
    assert odds.has_no_end
    assert odds.played == 20


def test_a_fact_without_a_sentence_is_no_line() -> None:
    fight = scratch_fight(load(SKIRMISH))
    facts: list[Fact] = [*fight.facts(), {"n": 999, "kind": "nothing of the kind"}]
    names = {id: combatant.name for id, combatant in fight.service.fight.combatants.items()}
    told = told_facts(facts, ScratchTeller(fight.system, names, "en", fight.service.fight))
    assert told == lines_of(fight)
