"""Words for the odds, and whether what was foretold came."""

from collections.abc import Sequence
from dataclasses import replace

import pytest

from rules.odds.calibration import ForetoldChance, brier, reliability
from rules.odds.difficulty import GRADES, LastVerdict, describe, grade, verdict
from rules.odds.estimates import ShareEstimate, Spread
from rules.odds.tally import Odds, Prospect


def odds(wins: float, falls: int) -> Odds:
    sides = {"party": ShareEstimate(wins, 0, 1), "foes": ShareEstimate(1 - wins, 0, 1)}
    middle = Spread(falls, 0, 4)
    return Odds(100, 100, "plain", sides, 0.0, Spread(3, 2, 4), {}, {"party": middle, "foes": middle})


@pytest.mark.parametrize(
    ("wins", "falls", "word"),
    [
        (1.0, 0, "walkover"),
        (0.99, 0, "walkover"),
        (0.989, 0, "easy"),
        (1.0, 1, "easy"),
        (0.95, 1, "easy"),
        (0.949, 0, "fair"),
        (0.85, 1, "fair"),
        (1.0, 2, "hard"),
        (0.849, 0, "hard"),
        (0.6, 4, "hard"),
        (0.59, 0, "desperate"),
        (0.249, 0, "hopeless"),
        (0.0, 4, "hopeless"),
    ],
)
def test_the_word_follows_from_how_often_a_side_wins_and_who_falls(wins: float, falls: int, word: str) -> None:
    assert grade(wins, falls, 4).word == word
    assert verdict(odds(wins, falls), "party", 4).well.word == word


def test_grades_get_worse() -> None:
    assert [candidate.wins for candidate in GRADES] == sorted((candidate.wins for candidate in GRADES), reverse=True)


@pytest.mark.parametrize(
    ("language", "sentences"),
    [
        ("en", ("probably nobody will be down", "one will probably be down", "2 will probably be down")),
        (
            "es",
            (
                "seguramente no quedará nadie en el suelo",
                "seguramente quedará uno en el suelo",
                "quedarán 2 en el suelo",
            ),
        ),
        ("pt_BR", ("provavelmente ninguém estará no chão", "provavelmente um estará no chão", "2 estarão no chão")),
    ],
)
def test_where_somebody_lies_already_nobody_is_said_to_go_down(language: str, sentences: Sequence[str]) -> None:
    for count, sentence in enumerate(sentences):
        assert sentence in describe(odds(0.7, count), "party", 3, fallen=("ann",)).in_language(language)


@pytest.mark.parametrize(
    ("language", "sentences"),
    [
        ("en", ("Hard: two", "Hard: 2 will probably go down.", "Desperate: one will probably go down.")),
        ("es", ("", "Difícil: seguramente caerán 2.", "Desesperado: seguramente caerá uno.")),
        ("pt_BR", ("", "Difícil: provavelmente cairão 2.", "Desesperador: provavelmente cairá um.")),
    ],
)
def test_it_is_said_in_the_readers_language(language: str, sentences: Sequence[str]) -> None:
    assert describe(odds(0.7, 2), "party", 4).in_language(language) == sentences[1]
    assert describe(odds(0.3, 1), "party", 4).in_language(language) == sentences[2]
    assert "{" not in describe(odds(1, 0), "party", 4).in_language(language)


def with_styles(wins: float, *others: float, falls: float = 0.1, each: int = 200) -> Odds:
    """Odds of a side that wins so often, and so often by other tactics; Ilva falls most often."""
    styles = {f"style-{number}": {"party": item} for number, item in enumerate(others)}
    ilva = Prospect(ShareEstimate(falls, 0, 1), {})
    made = replace(odds(wins, 1), spread=styles, other_fights=each * len(others), combatants={"ilva": ilva})
    return replace(made, likeliest={"party": "ilva"})


NAMES = {"ilva": "Ilva"}


def test_the_word_tells_how_it_goes_by_the_worst_tactics_too() -> None:
    told = describe(with_styles(0.97, 0.97, 0.9), "party", 4, NAMES).in_language("en")
    assert told == "Easy if played well: one will probably go down. If not, fair."
    alike = describe(with_styles(0.97, 0.98, 0.96), "party", 4, NAMES).in_language("en")
    assert alike == "Easy, however it is played: one will probably go down."
    assert describe(with_styles(0.97), "party", 4, NAMES).in_language("en") == "Easy: one will probably go down."


def test_who_falls_most_often_is_named_where_that_is_often() -> None:
    told = describe(with_styles(0.97, 0.9, falls=0.48), "party", 4, NAMES).in_language("en")
    assert told == "Easy if played well: one will probably go down; Ilva falls in 48% of such fights. If not, fair."
    assert "Ilva" not in describe(with_styles(0.97, 0.9, falls=0.2), "party", 4, NAMES).in_language("en")
    lying = describe(with_styles(0.97, 0.9, falls=0.48), "party", 4, NAMES, fallen=("ilva",)).in_language("en")
    assert lying == "Easy if played well: one will probably be down at the end. If not, fair.", "she lies already"


@pytest.mark.parametrize(
    ("before", "told"), [("easy", "easy"), ("fair", "fair"), ("walkover", "fair"), ("hard", "fair"), ("", "fair")]
)
def test_the_word_changes_only_where_the_one_before_cannot_be_right(before: str, told: str) -> None:
    near = replace(
        odds(0.94, 1), sides={"party": ShareEstimate(0.94, 0.92, 0.96), "foes": ShareEstimate(0.06, 0.04, 0.08)}
    )
    assert verdict(near, "party", 4).well.word == "fair"
    assert verdict(near, "party", 4, LastVerdict(before)).well.word == told


def test_what_the_worst_tactics_come_to_stays_as_well_and_waits_until_it_is_known() -> None:
    near = with_styles(0.97, 0.94, each=100)
    assert verdict(near, "party", 4).badly == GRADES[2]
    assert verdict(near, "party", 4, LastVerdict("easy", "easy")).badly == GRADES[1]
    assert verdict(with_styles(0.97, 0.5, each=10), "party", 4).badly is None


@pytest.mark.parametrize(("before", "word", "falls"), [(0, "walkover", 0), (1, "easy", 1), (2, "easy", 1)])
def test_how_many_fall_changes_only_where_the_number_before_cannot_be_right(before: int, word: str, falls: int) -> None:
    """Where nobody falls in about half of the fights, another fight or two turn the middle one over."""
    near = replace(odds(1.0, 1), fall_ranges={"party": (0, 1)})
    found = verdict(near, "party", 4, LastVerdict(falls=before))
    assert (found.well.word, found.falls) == (word, falls)
    said = describe(near, "party", 4, last=found.as_last).in_language("en")
    assert said == {0: "Walkover: probably nobody goes down.", 1: "Easy: one will probably go down."}[falls]
    assert verdict(near, "party", 4, found.as_last) == found


def test_who_gets_away_is_not_beaten_and_flight_is_told_as_flight() -> None:
    timid = replace(
        with_styles(0.97, 0.9, 0.02),
        spread_unbeaten={"style-0": {"party": 0.9}, "style-1": {"party": 0.96}},
    )
    told = describe(timid, "party", 4, NAMES)
    assert (
        told.in_language("en")
        == "Easy if played well: one will probably go down. If not, fair, or flight in 94% of the fights."
    )
    assert told.in_language("es").endswith("Si no, igualado, o huida en el 94% de los combates.")
    assert told.in_language("pt_BR").endswith("Se não, equilibrado, ou fuga em 94% dos combates.")
    own = replace(odds(0.3, 0), unbeaten={"party": ShareEstimate(0.96, 0.95, 0.97)})
    assert describe(own, "party", 4).in_language("en") == (
        "Easy: probably nobody goes down; it ends in flight in 66% of such fights."
    )


def test_all_fights_that_were_played_are_counted() -> None:
    assert with_styles(0.97, 0.9, 0.8).played == 100 + 2 * 200


def test_a_reliability_table_has_a_row_for_each_part() -> None:
    told = [
        ForetoldChance(0.2, came_true=False),
        ForetoldChance(0.25, came_true=True),
        ForetoldChance(0.9, came_true=True),
        ForetoldChance(1.0, came_true=True),
    ]
    rows = reliability(told)
    assert [
        (candidate.low, candidate.high, candidate.fights, candidate.foretold, candidate.came_true.share)
        for candidate in rows
    ] == [
        (0.2, 0.3, 2, 0.225, 0.5),
        (0.9, 1.0, 2, 0.95, 1.0),
    ]
    assert reliability([]) == []


def test_the_score_is_the_mean_square_of_the_errors() -> None:
    assert brier([ForetoldChance(1.0, came_true=True), ForetoldChance(0.0, came_true=False)]) == 0
    assert brier([ForetoldChance(0.5, came_true=True), ForetoldChance(0.5, came_true=False)]) == 0.25
    assert brier([ForetoldChance(0.8, came_true=False)]) == 0.64
    assert brier([]) is None
