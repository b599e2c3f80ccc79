"""Words for the odds, and whether what was foretold came."""

import re
from collections.abc import Sequence
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rules.odds import estimates
from rules.odds.calibration import ForetoldChance, brier, reliability
from rules.odds.estimates import ShareEstimate, Spread, estimated_percent, whole_percent
from rules.odds.tally import Odds, Outlook, Prospect
from rules.odds.verdict_words import GRADES, Grade, GradeEstimate, Verdict, describe, grade, verdict


def odds(wins: float, falls: int) -> Odds:
    """Odds that are sure, of a fight in which it is said of everybody how they play."""
    sides = {"party": ShareEstimate(wins, wins, wins), "foes": ShareEstimate(1 - wins, 1 - wins, 1 - wins)}
    nobody = ShareEstimate(0.0, 0.0, 0.01)
    middle = Spread(falls, 0, 4)
    found = Odds(100, 100, "plain", sides, nobody, Spread(3, 2, 4), {}, {"party": middle, "foes": middle})
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


COUNTS = [(0, 0), (1, 1), (2, 2), (0, 1), (1, 4)]


@pytest.mark.parametrize(
    ("language", "phrases"),
    [
        (
            "en",
            (
                "usually nobody is down at the end",
                "usually one is down at the end",
                "usually 2 are down at the end",
                "usually at most one is down at the end",
                "usually 1–4 are down at the end",
            ),
        ),
        (
            "es",
            (
                "no suele acabar nadie en el suelo",
                "suele acabar uno en el suelo",
                "suelen acabar 2 en el suelo",
                "a lo sumo uno suele acabar en el suelo",
                "suelen acabar 1–4 en el suelo",
            ),
        ),
        (
            "pt_BR",
            (
                "ninguém costuma acabar no chão",
                "costuma acabar um no chão",
                "costumam acabar 2 no chão",
                "no máximo um costuma acabar no chão",
                "costumam acabar 1–4 no chão",
            ),
        ),
    ],
)
def test_how_many_go_down_is_said_as_surely_as_it_is_known(language: str, phrases: Sequence[str]) -> None:
    for (fewest, most), phrase in zip(COUNTS, phrases, strict=True):
        made = replace(odds(0.3, fewest), fall_ranges={"party": (fewest, most)})
        assert describe(made, "party", 4).in_language(language).endswith(f": {phrase}.")


@pytest.mark.parametrize(
    ("language", "phrases"),
    [
        (
            "en",
            (
                "usually nobody else is down at the end",
                "usually one more is down at the end",
                "usually 2 more are down at the end",
                "usually at most one more is down at the end",
                "usually 1–4 more are down at the end",
            ),
        ),
        (
            "es",
            (
                "no suele acabar nadie más en el suelo",
                "suele acabar uno más en el suelo",
                "suelen acabar 2 más en el suelo",
                "a lo sumo uno más suele acabar en el suelo",
                "suelen acabar 1–4 más en el suelo",
            ),
        ),
        (
            "pt_BR",
            (
                "ninguém mais costuma acabar no chão",
                "costuma acabar mais um no chão",
                "costumam acabar mais 2 no chão",
                "no máximo mais um costuma acabar no chão",
                "costumam acabar mais 1–4 no chão",
            ),
        ),
    ],
)
def test_where_somebody_lies_already_it_is_said_who_goes_down_besides(language: str, phrases: Sequence[str]) -> None:
    for (fewest, most), phrase in zip(COUNTS, phrases, strict=True):
        made = replace(odds(0.3, fewest), fall_ranges={"party": (fewest, most)})
        assert describe(made, "party", 4, fallen=("ann",)).in_language(language).endswith(f": {phrase}.")


@pytest.mark.parametrize(
    ("language", "sentences"),
    [
        ("en", ("Hard: usually 2 are down at the end.", "Desperate: usually one is down at the end.")),
        ("es", ("Difícil: suelen acabar 2 en el suelo.", "Desesperado: suele acabar uno en el suelo.")),
        ("pt_BR", ("Difícil: costumam acabar 2 no chão.", "Desesperador: costuma acabar um no chão.")),
    ],
)
def test_it_is_said_in_the_readers_language(language: str, sentences: Sequence[str]) -> None:
    assert describe(odds(0.7, 2), "party", 4).in_language(language) == sentences[0]
    assert describe(odds(0.3, 1), "party", 4).in_language(language) == sentences[1]
    assert "{" not in describe(odds(1, 0), "party", 4).in_language(language)


def outlook(wins: float, falls: int = 1, each: int = 4000) -> Outlook:
    """How a side fares that was not beaten so often in so many fights."""
    return Outlook(estimates.share(round(wins * each), each), falls, (falls, falls))


def with_styles(wins: float, *others: float, falls: float = 0.1, each: int = 4000) -> Odds:
    """Odds of a side that wins so often, and so often by other tactics; Ilva falls most often."""
    outlooks = {f"style-{number}": {"party": outlook(item, each=each)} for number, item in enumerate(others)}
    styles = {style: {"party": item["party"].unbeaten} for style, item in outlooks.items()}
    ilva = Prospect(estimates.share(round(falls * each), each), {})
    made = replace(odds(wins, 1), spread=styles, other_fights=each * len(others), combatants={"ilva": ilva})
    return replace(made, outlooks=outlooks, likeliest={"party": "ilva"}, is_all_set=False)


NAMES = {"ilva": "Ilva"}
ONE_FALLS = "usually one is down at the end"


@pytest.mark.parametrize(
    ("wins", "others", "sentence"),
    [
        (0.97, (0.97, 0.9), f"Easy if all sides play well: {ONE_FALLS}. If not, at worst fair."),
        (0.97, (0.7, 0.9), f"Easy if played well: {ONE_FALLS}. If not, from hard to fair."),
        (0.26, (0.29, 0.29, 0.2, 0.2), f"Desperate if all sides play well: {ONE_FALLS}. If not, at worst hopeless."),
        (0.97, (0.97, 0.98), f"Easy, however it is played: {ONE_FALLS}."),
        (0.97, (0.95, 0.9), f"Easy if played well: {ONE_FALLS}. If not, probably at worst fair."),
        (0.97, (), f"Easy: {ONE_FALLS}. Other ways of playing are still counted."),
        (0.17, (1.0, 1.0), f"Hopeless if all sides play well: {ONE_FALLS}. If not, easy."),
        (0.17, (0.1, 1.0), f"Hopeless if all sides play well: {ONE_FALLS}. If not, at best easy."),
        (0.5, (0.1, 0.9), f"Desperate if all sides play well: {ONE_FALLS}. If not, from hopeless to fair."),
        (0.76, (0.77, 0.99), f"Hard if all sides play well: {ONE_FALLS}. If not, at best easy."),
        (0.25, (0.63, 0.72), f"Desperate if all sides play well: {ONE_FALLS}. If not, hard."),
    ],
)
def test_the_word_carries_how_it_goes_by_all_tactics(wins: float, others: Sequence[float], sentence: str) -> None:
    assert describe(with_styles(wins, *others), "party", 4, NAMES).in_language("en") == sentence


def test_it_is_told_as_sure_only_once_chance_cannot_turn_it_over() -> None:
    few = with_styles(0.97, 0.97, 0.95, each=100)
    assert describe(few, "party", 4).in_language("en") == f"Easy, probably however it is played: {ONE_FALLS}."
    assert describe(few, "party", 4).in_language("es").startswith("Fácil, probablemente, se juegue como se juegue: ")
    assert describe(few, "party", 4).in_language("pt_BR").startswith("Fácil, provavelmente, seja como for jogado: ")
    few = with_styles(0.97, 0.9, each=100)
    assert describe(few, "party", 4).in_language("en") == f"Easy if played well: {ONE_FALLS}. If not, probably fair."
    near = replace(odds(0.84, 0), sides={"party": ShareEstimate(0.84, 0.82, 0.86)})
    assert describe(near, "party", 4).in_language("en") == "Probably hard: usually nobody is down at the end."
    assert describe(near, "party", 4).in_language("es").startswith("Probablemente difícil: ")
    assert describe(near, "party", 4).in_language("pt_BR").startswith("Provavelmente difícil: ")
    turning = replace(odds(1.0, 0), fall_ranges={"party": (0, 1)})
    assert (
        describe(turning, "party", 4)
        .in_language("en")
        .endswith("Probably easy: usually at most one is down at the end.")
    )


def test_how_many_fall_by_other_tactics_is_part_of_their_word() -> None:
    """A side that wins as surely by other tactics and loses half of its people does not fare alike."""
    made = replace(with_styles(0.97, 0.97), outlooks={"style-0": {"party": outlook(0.97, falls=3)}})
    found = describe(made, "party", 4, NAMES).in_language("en")
    assert found == f"Easy if all sides play well: {ONE_FALLS}. If not, hard (usually 3 are down at the end)."
    fewer = replace(made, outlooks={"style-0": {"party": outlook(0.7, falls=1)}})
    assert "(" not in describe(fewer, "party", 4, NAMES).in_language("en"), "it wins too seldom to need a reason"


@pytest.mark.parametrize(
    ("own", "others", "sentence"),
    [
        (
            2,
            (2, 1),
            (
                "Hard if all sides play well: usually 2 are down at the end. "
                "If not, at best easy (usually one is down at the end)."
            ),
        ),
        (
            2,
            (1, 1),
            (
                "Hard if all sides play well: usually 2 are down at the end. "
                "If not, easy (usually one is down at the end)."
            ),
        ),
        (
            0,
            (2, 1),
            (
                "Walkover if played well: usually nobody is down at the end. "
                "If not, from hard to easy (usually 1–2 are down at the end)."
            ),
        ),
        (2, (3, 2), "Hard, however it is played: usually 2 are down at the end."),
    ],
)
def test_a_word_for_those_who_fall_says_how_many_beside_it(own: int, others: Sequence[int], sentence: str) -> None:
    """A fight won 99 % of the time is hard only because half of the side go down."""
    sides = {"party": ShareEstimate(0.995, 0.995, 0.995)}
    falls = {"party": Spread(own, own, own)}
    outlooks = {f"style-{number}": {"party": outlook(0.98, falls=item)} for number, item in enumerate(others)}
    made = replace(with_styles(0.995, *(0.98 for _ in others)), sides=sides, falls=falls, outlooks=outlooks)
    assert describe(made, "party", 4, NAMES).in_language("en") == sentence


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        (
            "en",
            (
                "Hopeless, however it is played: usually one is down at the end; "
                "if not played well, it ends in flight in 40% "
                "of the fights."
            ),
        ),
        (
            "es",
            (
                "Sin esperanza, se juegue como se juegue: suele acabar uno en el suelo; "
                "si no se juega bien, acaba en huida el 40% de los combates."
            ),
        ),
        (
            "pt_BR",
            (
                "Sem esperança, seja como for jogado: costuma acabar um no chão; "
                "se não for bem jogado, termina em fuga em 40% dos combates."
            ),
        ),
    ],
)
def test_ways_with_one_word_are_joined_and_what_differs_is_said(language: str, sentence: str) -> None:
    flees = replace(with_styles(0.0, 0.0), outlooks={"style-0": {"party": outlook(0.4)}})
    assert describe(flees, "party", 4, NAMES).in_language(language) == sentence


def test_flight_is_said_where_the_word_is_no_word_for_the_wins_alone() -> None:
    own = replace(odds(0.8, 0), unbeaten={"party": ShareEstimate(0.96, 0.96, 0.96)})
    assert describe(own, "party", 4).in_language("en") == (
        "Easy: usually nobody is down at the end; it ends in flight in 16% of such fights."
    )
    same = replace(odds(0.8, 0), unbeaten={"party": ShareEstimate(0.82, 0.82, 0.82)})
    assert describe(same, "party", 4).in_language("en") == "Hard: usually nobody is down at the end."


def test_who_falls_most_often_is_named_where_that_is_often() -> None:
    told = describe(with_styles(0.97, 0.9, falls=0.48), "party", 4, NAMES).in_language("en")
    assert told == ("Easy if played well: usually one is down at the end; Ilva in 48% of such fights. If not, fair.")
    assert "Ilva" not in describe(with_styles(0.97, 0.9, falls=0.2), "party", 4, NAMES).in_language("en")
    lying = describe(with_styles(0.97, 0.9, falls=0.48), "party", 4, NAMES, fallen=("ilva",)).in_language("en")
    assert lying == "Easy if played well: usually one more is down at the end. If not, fair.", "she lies already"


def told(well: str, worst: str = "", best: str = "", *, is_sure: bool = False) -> Verdict:
    """A verdict that was told before."""
    words = {candidate.word: GradeEstimate(candidate, is_sure) for candidate in GRADES}
    return Verdict(words[well], words.get(worst), words.get(best), (0, 0), is_of_other_state=True)


@pytest.mark.parametrize(
    ("before", "word"), [("easy", "easy"), ("fair", "fair"), ("walkover", "fair"), ("hard", "fair")]
)
def test_the_word_changes_only_where_the_one_before_cannot_be_right(before: str, word: str) -> None:
    near = replace(
        odds(0.94, 1), sides={"party": ShareEstimate(0.94, 0.92, 0.96), "foes": ShareEstimate(0.06, 0.04, 0.08)}
    )
    assert verdict(near, "party", 4).well == GradeEstimate(GRADES[2], is_sure=False)
    assert verdict(near, "party", 4, told(before)).well == GradeEstimate(grade_called(word), is_sure=False)
    assert not verdict(near, "party", 4, told(before, is_sure=True)).well.is_sure, "94 may be 95 in a hundred"


def grade_called(word: str) -> Grade:
    return next(candidate for candidate in GRADES if candidate.word == word)


def test_what_other_tactics_come_to_is_of_their_shares_and_waits_until_they_are_known() -> None:
    near = with_styles(0.97, 0.94, each=100)
    fair = GradeEstimate(GRADES[2], is_sure=False)
    assert verdict(near, "party", 4).worst == fair
    assert verdict(near, "party", 4, told("easy", "easy", "easy")).worst == fair, "so many are known by themselves"
    few = with_styles(0.97, 0.9, each=10)
    assert verdict(few, "party", 4).worst is None
    assert verdict(few, "party", 4, told("easy", "fair", "fair", is_sure=True)).worst == fair, "kept while it may be"
    assert verdict(few, "party", 4, told("easy", "hopeless", "fair")).worst is None


def test_what_other_tactics_come_to_is_not_told_while_it_comes_and_goes() -> None:
    """Their share was fair, is easy, and may be either: nothing is said until it is sure."""
    last = None
    grades: list[str] = []
    for wins, each in ((0.94, 100), (0.96, 150), (0.94, 200), (0.94, 300)):
        last = verdict(with_styles(0.97, wins, each=each), "party", 4, last)
        grades.append(last.worst.grade.word if last.worst else "")
        said = describe(with_styles(0.97, wins, each=each), "party", 4, NAMES, last).in_language("en")
        assert ("If not" in said) == bool(grades[-1]), said
        assert "still counted" not in said
    assert grades == ["fair", "", "", ""]
    last = verdict(with_styles(0.97, 0.94, each=40000), "party", 4, last)
    assert last.worst == GradeEstimate(GRADES[2], is_sure=True)


def test_the_worst_word_is_sure_only_where_no_way_of_playing_may_have_a_worse_one() -> None:
    """Of two ways one goes surely fairly, the other well as far as is known, but perhaps badly."""
    made = with_styles(0.97, 0.9, 0.9)
    doubtful = {**made.outlooks, "style-1": {"party": outlook(0.95, each=20)}}
    told = describe(replace(made, outlooks=doubtful), "party", 4, NAMES).in_language("en")
    assert told == f"Easy if all sides play well: {ONE_FALLS}. If not, probably at worst fair."


def test_ways_that_go_alike_have_the_same_word() -> None:
    """A word kept by good tactics does not stand against another one that means no more than chance."""
    near = replace(
        with_styles(1.0, 1.0, each=100),
        sides={"party": ShareEstimate(1.0, 0.97, 1.0)},
        outlooks={"style-0": {"party": outlook(1.0, falls=0, each=100)}},
        falls={"party": Spread(0, 0, 0)},
    )
    said = describe(near, "party", 4, last=told("easy", "walkover", "walkover")).in_language("en")
    assert said == "Probably easy, however it is played: usually nobody is down at the end."


def test_each_half_says_probably_where_chance_may_turn_it_over() -> None:
    near = replace(with_styles(0.6, 0.3, 0.9, each=60), sides={"party": ShareEstimate(0.6, 0.55, 0.65)})
    assert describe(near, "party", 4, NAMES).in_language("en") == (
        f"Probably hard if all sides play well: {ONE_FALLS}. If not, probably from desperate to fair."
    )
    spanish, portuguese = (describe(near, "party", 4, NAMES).in_language(language) for language in ("es", "pt_BR"))
    assert spanish.startswith("Probablemente difícil ")
    assert spanish.endswith(" Si no, probablemente entre desesperado y moderado.")
    assert portuguese.startswith("Provavelmente difícil ")
    assert portuguese.endswith(" Se não, provavelmente entre desesperador e moderado.")
    sure = replace(near, sides={"party": ShareEstimate(0.7, 0.7, 0.7)})
    assert describe(sure, "party", 4, NAMES).in_language("en") == (
        f"Hard if all sides play well: {ONE_FALLS}. If not, probably from desperate to fair."
    )


@pytest.mark.parametrize(
    ("before", "median", "word"), [("walkover", 0, "easy"), ("walkover", 1, "easy"), ("easy", 0, "easy")]
)
def test_nothing_is_called_a_walkover_where_somebody_may_fall_in_half_of_the_fights(
    before: str, median: int, word: str
) -> None:
    near = replace(odds(1.0, median), fall_ranges={"party": (0, 1)})
    found = verdict(near, "party", 4, told(before)._replace(falls=(0, 1)))
    assert (found.well.grade.word, found.falls) == (word, (0, 1))
    assert verdict(near, "party", 4, found) == found


@pytest.mark.parametrize(("median", "falls"), [(1, (1, 1)), (2, (1, 2))])
def test_a_number_of_falls_that_was_sure_stays_while_it_is_the_median(median: int, falls: tuple[int, int]) -> None:
    near = replace(odds(0.7, median), fall_ranges={"party": (1, 2)})
    assert verdict(near, "party", 4, told("hard")._replace(falls=(1, 1))).falls == falls


def test_who_gets_away_is_not_beaten_and_flight_is_told_as_flight() -> None:
    timid = replace(
        with_styles(0.97, 0.9, 0.02),
        outlooks={"style-0": {"party": outlook(0.9)}, "style-1": {"party": outlook(0.96)}},
    )
    told = describe(timid, "party", 4, NAMES)
    assert told.in_language("en") == (
        "Easy if played well: usually one is down at the end. "
        "If not, from hopeless to fair, or flight in 94% of the fights."
    )
    assert told.in_language("es").endswith("Si no, entre sin esperanza y moderado, o huida en el 94% de los combates.")
    assert told.in_language("pt_BR").endswith("Se não, entre sem esperança e moderado, ou fuga em 94% dos combates.")
    own = replace(odds(0.3, 0), unbeaten={"party": ShareEstimate(0.96, 0.95, 0.97)})
    assert describe(own, "party", 4).in_language("en") == (
        "Easy: usually nobody is down at the end; it ends in flight in 66% of such fights."
    )


def test_other_tactics_that_get_away_more_and_win_less_have_no_better_word() -> None:
    """Alone against two: 14 % by good tactics, 2 % by the others, which get away besides."""
    made = with_styles(0.14, 0.02, 0.02)
    flees = {"party": outlook(0.39)}
    said = describe(replace(made, outlooks=dict.fromkeys(made.outlooks, flees)), "party", 1, NAMES).in_language("en")
    assert said.startswith("Hopeless, however it is played: ")
    assert said.endswith("if not played well, it ends in flight in 37% of the fights.")


def test_the_numbers_of_those_tactics_that_are_told_stand_beside_their_words() -> None:
    """*At best a walkover* beside 2 of 4 who are down, which is by others, read as a contradiction."""
    made = with_styles(0.7, 0.7, 0.97, 0.97)
    falls = {f"style-{number}": {"party": outlook(wins, falls)} for number, (wins, falls) in enumerate(OTHERS)}
    said = {
        language: describe(replace(made, outlooks=falls), "party", 4, NAMES).in_language(language)
        for language in ("en", "es", "pt_BR")
    }
    assert said["en"].endswith("If not, at best a walkover (usually nobody is down at the end).")
    assert said["es"].endswith("(no suele acabar nadie en el suelo).")
    assert said["pt_BR"].endswith("(ninguém costuma acabar no chão).")


OTHERS = ((0.7, 2), (0.97, 1), (1.0, 0))
"""How often some tactics win, and how many go down by them."""


def test_while_nothing_happens_a_word_stays_until_the_figures_are_wholly_anothers() -> None:
    """*Probably* may go, and does not come back."""
    wide, narrow, turned = (0.60, 0.55, 0.65), (0.66, 0.61, 0.70), (0.58, 0.54, 0.63)
    last: Verdict | None = None
    words: list[str] = []
    made = odds(0.6, 1)
    for share in (wide, narrow, turned, (0.5, 0.45, 0.55)):
        made = replace(odds(share[0], 1), sides={"party": ShareEstimate(*share)})
        last = verdict(made, "party", 4, last)
        words.append(describe(made, "party", 4, last=last).in_language("en").partition(":")[0])
    assert words == ["Probably hard", "Hard", "Hard", "Desperate"]
    of_other = verdict(made, "party", 4)._replace(well=told("hard", is_sure=True).well, is_of_other_state=True)
    near = replace(odds(0.58, 1), sides={"party": ShareEstimate(*turned)})
    assert verdict(near, "party", 4, of_other).well == GradeEstimate(grade_called("hard"), is_sure=False)


def test_the_best_word_of_other_tactics_is_not_told_while_none_of_them_has_it() -> None:
    made = with_styles(0.7, 0.3)
    seen = [
        replace(made, outlooks={"a": {"party": outlook(0.3)}, "b": {"party": Outlook(share, falls, (0, 1))}})
        for share, falls in ((ShareEstimate(1.0, 0.98, 1.0), 0), (ShareEstimate(0.98, 0.96, 0.995), 1))
    ]
    first = verdict(seen[0], "party", 4)._replace(best=GradeEstimate(GRADES[0], is_sure=False))
    assert verdict(seen[1], "party", 4, first).best is None
    assert verdict(seen[1], "party", 4).best == GradeEstimate(GRADES[1], is_sure=False)


@given(st.integers(0, 100), st.lists(st.integers(0, 100), min_size=1, max_size=5))
def test_each_claim_of_the_sentence_is_true_of_the_figures(wins: int, others: Sequence[int]) -> None:
    """The range over the other tactics is theirs, and playing well is told as better only where none win more."""
    said = describe(with_styles(wins / 100, *(item / 100 for item in others)), "party", 4, NAMES).in_language("en")
    words = [item.later().in_language("en") for item in GRADES]
    own = GRADES.index(grade(wins / 100, 1, 4))
    ranks = [GRADES.index(grade(item / 100, 1, 4)) for item in others]
    best, worst = min(ranks), max(ranks)
    first, _, rest = said.lower().replace("probably ", "").partition(". if not, ")
    assert first.removeprefix("a ").startswith(words[own].removeprefix("a "))
    if "however it is played" in first:
        assert best == worst == own
        return
    if "if played well" in first:
        assert max(others) <= wins
        assert worst > own
    told = [words.index(item) for item in words if re.search(rf"\b{item}\b", rest)]
    if "at best" in rest:
        assert (told, worst) == ([best], own)
    elif "at worst" in rest:
        assert (told, best) == ([worst], own)
    else:
        assert told == sorted({best, worst})


def test_of_one_fighter_only_its_own_chance_to_fall_is_told() -> None:
    one = replace(with_styles(0.97, 0.5, falls=0.4), falls={"party": Spread(0, 0, 1)})
    sentences = {
        "en": "Easy if played well: Ilva is down at the end of 40% of such fights. If not, desperate.",
        "es": "Fácil si se juega bien: Ilva acaba en el suelo en el 40% de estos combates. Si no, desesperado.",
        "pt_BR": "Fácil se bem jogado: Ilva acaba no chão em 40% desses combates. Se não, desesperador.",
    }
    for language, sentence in sentences.items():
        assert describe(one, "party", 1, NAMES).in_language(language) == sentence
        assert describe(one, "party", 1, NAMES, fallen=("other",)).in_language(language) == sentence


@pytest.mark.parametrize(
    ("count", "fights", "words"),
    [
        (0, 5, "< 44"),
        (12, 12, "> 75"),
        (16, 16, "> 80"),
        (400, 400, "> 99"),
        (0, 400, "< 1"),
        (1, 400, "< 2"),
        (399, 400, "> 98"),
        (1, 5, "20"),
    ],
)
def test_no_number_of_fights_shows_that_something_always_or_never_happens(count: int, fights: int, words: str) -> None:
    """A hero who fell in all of sixteen fights need not fall in the next."""
    found = estimates.share(count, fights)
    assert estimated_percent(found).replace("\N{NARROW NO-BREAK SPACE}", " ") == words
    bound = int(words.strip("<> ")) / 100
    assert "<" not in words or found.high <= bound
    assert ">" not in words or found.low >= bound


def test_a_chance_is_rounded_in_the_sentence_as_in_the_table() -> None:
    made = with_styles(0.97, 0.97, falls=0.997)
    said = describe(made, "party", 4, NAMES).in_language("en")
    assert f"Ilva in {estimated_percent(made.combatants['ilva'].falls)}% of such fights" in said
    assert [whole_percent(item) for item in (0, 0.004, 0.5, 0.995, 1)] == [
        "0",
        "<\N{NARROW NO-BREAK SPACE}1",
        "50",
        ">\N{NARROW NO-BREAK SPACE}99",
        "100",
    ]


def test_what_was_sure_of_another_state_is_not_sure_of_this_one() -> None:
    """A word is kept from one command to the next, but of so few fights it is only probable."""
    few = replace(odds(0.22, 1), sides={"party": estimates.share(9, 40), "foes": estimates.share(31, 40)})
    found = verdict(few, "party", 1, told("hopeless", is_sure=True))
    assert found.well == GradeEstimate(grade_called("hopeless"), is_sure=False)
    assert describe(few, "party", 1, last=found).in_language("en").startswith("Probably hopeless: ")


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
