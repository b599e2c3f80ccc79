"""Odds in words and figures: rare is not never, and a figure says how far it may be off."""

import re
from types import SimpleNamespace
from typing import cast

import pytest
from hypothesis import given

from rules.log.sentences import Teller
from rules.odds.estimates import Spread, paired_difference, share
from rules.odds.tally import Odds
from rules.odds.verdict_words import next_told
from rules.system import registry
from tests.rules.odds.made_up_fights import SITUATIONS, counted
from ui.session.odds_basis import OddsBasis
from ui.text.odds_words import (
    between,
    by_tactics,
    figures,
    hardness,
    our_side,
    percent,
    percent_within,
    points,
    rounds_left,
)


@pytest.mark.parametrize(("count", "words"), [(0, "< 1%"), (1, "< 1%"), (500, "50%"), (999, "> 99%"), (1000, "> 99%")])
def test_what_is_rare_is_not_called_never(count: int, words: str) -> None:
    assert percent(share(count, 1000)).replace("\u202f", " ") == words


def test_a_share_says_how_far_it_may_be_off() -> None:
    assert percent_within(share(50, 100)).replace("\u202f", " ") == "50% ± 10"
    assert percent_within(share(5000, 10000)).replace("\u202f", " ") == "50% ± 1"


def test_no_margin_of_a_share_leads_below_nothing_or_beyond_all() -> None:
    for count, words in ((0, "< 44%"), (5, "> 56%"), (1, "20% (3–63)")):
        assert percent_within(share(count, 5)).replace("\u202f", " ") == words
    assert percent_within(share(1000, 1000)).replace("\u202f", " ") == "> 99%"
    for count in range(101):
        one = share(count, 100)
        if "±" in percent_within(one):
            assert one.share - one.half_width >= 0
            assert one.share + one.half_width <= 1


def test_a_difference_has_its_sign() -> None:
    assert points(paired_difference(0, 14, 100)).startswith("−14 ± ")
    assert points(paired_difference(14, 0, 100)).startswith("+14 ± ")
    assert points(paired_difference(0, 0, 100)).startswith("±0 ± ")


def test_between_which_numbers_four_in_five_lie() -> None:
    assert between(Spread(4, 3, 7)) == "4 (3–7)"
    assert between(Spread(4, 4, 4)) == "4"
    assert between(Spread(2, -9, 13)) == "2 (−9 … 13)"


@pytest.mark.parametrize(
    ("won", "fights", "is_counted", "is_told"),
    [
        (3, 6, False, False),
        (12, 20, False, False),
        (60, 99, False, False),
        (60, 99, True, True),
        (60, 100, False, True),
        (120, 200, False, True),
        (95, 190, False, True),
        (29, 30, False, False),
    ],
)
def test_a_verdict_waits_until_it_is_sure_or_much_is_counted(
    won: int, fights: int, is_counted: bool, is_told: bool
) -> None:
    sides = {"party": share(won, fights), "foes": share(fights - won, fights)}
    falls = {"party": Spread(1, 0, 2), "foes": Spread(2, 1, 2)}
    odds = Odds(fights, fights, "cunning", sides, share(0, fights), Spread(4, 3, 7), {}, falls)
    told = hardness(odds, "party", 3, {}, next_told(odds, "party", 3, None, is_counted=is_counted))
    assert (told != f"Too early to tell (fights played: {fights})") == is_told
    assert f"Party: {percent_within(sides['party'])} to win " in figures(odds, "party", "rounds", begun=True)


def test_the_odds_are_told_for_the_party_where_there_is_one() -> None:
    assert our_side(["foes", "party"]) == "party"
    assert our_side(["foes", "neutral"]) == "foes"


@pytest.mark.parametrize(
    ("system", "language", "word"), [("d100", "en", "turns"), ("d100", "es", "turnos"), ("fantasia", "es", "asaltos")]
)
def test_how_long_it_takes_is_said_in_what_the_system_calls_a_round(system: str, language: str, word: str) -> None:
    unit = Teller(registry.system(system), {}, language).unit("rounds")
    odds = cast("Odds", SimpleNamespace(rounds=Spread(4, 3, 7)))
    assert rounds_left(odds, unit, begun=True) == f"{word} left: 4 (3–7)"
    assert rounds_left(odds, unit, begun=False) == f"{word}: about 4 (3–7)"


def test_of_many_who_are_left_out_one_is_named_and_the_others_are_counted() -> None:
    assert OddsBasis(left_out=("Wolves", "Bats")).without() == "without Wolves, Bats"
    assert OddsBasis(left_out=("Wolves", "Bats", "Rats")).without() == "without Wolves, +2"
    assert OddsBasis().without() == ""


@given(*SITUATIONS)
def test_a_range_by_tactics_is_in_order_of_known_shares_and_holds_the_main_one(
    party: int, others: int, rounds: int, seed: int
) -> None:
    for _, odds in counted(party, others, rounds, seed):
        words = by_tactics(odds, "party").partition(",")[0]
        shares = [odds.sides["party"].share, *(sides["party"].share for sides in odds.spread.values())]
        limits = [round(choose(shares) * 100) for choose in (min, max)]
        if not odds.are_others_known or not 0 < limits[0] <= limits[1] < 100:
            assert not words, shares
            continue
        told = [int(number) for number in re.findall(r"\d+", words)]
        assert told == (limits if limits[0] < limits[1] else limits[:1]), words
        assert re.fullmatch(r"\d+–\d+% by tactics|by all tactics \d+%", words), words
        assert told[0] <= round(shares[0] * 100) <= told[-1], words
