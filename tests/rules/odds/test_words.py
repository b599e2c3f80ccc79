"""Words for the odds, and whether what was foretold came."""

from collections.abc import Sequence
from dataclasses import replace

import pytest

from rules.odds import estimates
from rules.odds.calibration import ForetoldChance, brier, reliability
from rules.odds.difficulty import GRADES, LastVerdict, describe, grade, verdict
from rules.odds.estimates import ShareEstimate, Spread
from rules.odds.tally import Odds, Outlook, Prospect


def odds(wins: float, falls: int) -> Odds:
    """Odds that are sure, of a fight in which it is said of everybody how they play."""
    sides = {"party": ShareEstimate(wins, wins, wins), "foes": ShareEstimate(1 - wins, 1 - wins, 1 - wins)}
    middle = Spread(falls, 0, 4)
    found = Odds(100, 100, "plain", sides, 0.0, Spread(3, 2, 4), {}, {"party": middle, "foes": middle})
    return replace(found, is_all_set=True)


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
    assert verdict(odds(wins, falls), "party", 4).well.grade.word == word


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


def outlook(wins: float, falls: int = 1, each: int = 4000) -> Outlook:
    """How a side fares that was not beaten so often in so many fights."""
    return Outlook(estimates.share(round(wins * each), each), falls, (falls, falls))


def with_styles(wins: float, *others: float, falls: float = 0.1, each: int = 4000) -> Odds:
    """Odds of a side that wins so often, and so often by other tactics; Ilva falls most often."""
    styles = {f"style-{number}": {"party": item} for number, item in enumerate(others)}
    outlooks = {style: {"party": outlook(wins["party"], each=each)} for style, wins in styles.items()}
    ilva = Prospect(ShareEstimate(falls, 0, 1), {})
    made = replace(odds(wins, 1), spread=styles, other_fights=each * len(others), combatants={"ilva": ilva})
    return replace(made, outlooks=outlooks, likeliest={"party": "ilva"}, is_all_set=False)


NAMES = {"ilva": "Ilva"}
ONE_FALLS = "one will probably go down"


@pytest.mark.parametrize(
    ("wins", "others", "sentence"),
    [
        (0.97, (0.97, 0.9), f"Easy if played well: {ONE_FALLS}. If not, fair."),
        (0.97, (0.97, 0.98), f"Easy, however it is played: {ONE_FALLS}."),
        (0.97, (), f"Easy if played well, the rest is still counted: {ONE_FALLS}."),
        (0.17, (1.0, 1.0), f"Hopeless if all sides play well: {ONE_FALLS}. If not, easy."),
        (0.17, (0.1, 1.0), f"Hopeless if all sides play well: {ONE_FALLS}. If not, hopeless to easy."),
        (0.5, (0.1, 0.9), f"Desperate if all sides play well: {ONE_FALLS}. If not, hopeless to fair."),
        (0.76, (0.77, 0.99), f"Hard if all sides play well: {ONE_FALLS}. If not, hard to easy."),
        (0.25, (0.63, 0.72), f"Desperate if all sides play well: {ONE_FALLS}. If not, hard."),
    ],
)
def test_the_word_carries_how_it_goes_by_all_tactics(wins: float, others: Sequence[float], sentence: str) -> None:
    assert describe(with_styles(wins, *others), "party", 4, NAMES).in_language("en") == sentence


def test_it_is_told_as_sure_only_once_chance_cannot_turn_it_over() -> None:
    few = with_styles(0.97, 0.97, 0.95, each=100)
    assert describe(few, "party", 4).in_language("en") == f"Probably easy, however it is played: {ONE_FALLS}."
    few = with_styles(0.97, 0.9, each=100)
    assert describe(few, "party", 4).in_language("en") == f"Easy if played well: {ONE_FALLS}. If not, probably fair."
    near = replace(odds(0.84, 0), sides={"party": ShareEstimate(0.84, 0.82, 0.86)})
    assert describe(near, "party", 4).in_language("en") == "Probably hard: probably nobody goes down."
    assert describe(near, "party", 4).in_language("es").startswith("Probablemente difícil: ")
    assert describe(near, "party", 4).in_language("pt_BR").startswith("Provavelmente difícil: ")
    turning = replace(odds(1.0, 0), fall_ranges={"party": (0, 1)})
    assert describe(turning, "party", 4).in_language("en").startswith("Probably a walkover: ")


def test_how_many_fall_by_other_tactics_is_part_of_their_word() -> None:
    """A side that wins as surely by other tactics and loses half of its people does not fare alike."""
    made = replace(with_styles(0.97, 0.97), outlooks={"style-0": {"party": outlook(0.97, falls=3)}})
    assert describe(made, "party", 4, NAMES).in_language("en") == f"Easy if played well: {ONE_FALLS}. If not, hard."


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
    assert verdict(near, "party", 4).well.grade.word == "fair"
    assert verdict(near, "party", 4, LastVerdict(before)).well.grade.word == told


def test_what_the_worst_tactics_come_to_stays_as_well_and_waits_until_it_is_known() -> None:
    near = with_styles(0.97, 0.94, each=100)
    worst, kept = verdict(near, "party", 4).worst, verdict(near, "party", 4, LastVerdict("easy", "easy")).worst
    assert worst is not None
    assert kept is not None
    assert (worst.grade, kept.grade) == (GRADES[2], GRADES[1])
    assert verdict(with_styles(0.97, 0.5, each=10), "party", 4).worst is None


@pytest.mark.parametrize(("before", "word", "falls"), [(0, "walkover", 0), (1, "easy", 1), (2, "easy", 1)])
def test_how_many_fall_changes_only_where_the_number_before_cannot_be_right(before: int, word: str, falls: int) -> None:
    """Where nobody falls in about half of the fights, another fight or two turn the middle one over."""
    near = replace(odds(1.0, 1), fall_ranges={"party": (0, 1)})
    found = verdict(near, "party", 4, LastVerdict(falls=before))
    assert (found.well.grade.word, found.falls) == (word, falls)
    said = describe(near, "party", 4, last=found.as_last).in_language("en")
    sentences = {
        0: "Probably a walkover: probably nobody goes down.",
        1: "Probably easy: one will probably go down.",
    }
    assert said == sentences[falls]
    assert verdict(near, "party", 4, found.as_last) == found


def test_who_gets_away_is_not_beaten_and_flight_is_told_as_flight() -> None:
    timid = replace(
        with_styles(0.97, 0.9, 0.02),
        outlooks={"style-0": {"party": outlook(0.9)}, "style-1": {"party": outlook(0.96)}},
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
    assert with_styles(0.97, 0.9, 0.8, each=200).played == 100 + 2 * 200


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
