"""What is said of a fight follows from the counts: of any fights, sides and ways of playing."""

import json
import re
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from itertools import pairwise
from typing import NamedTuple

from hypothesis import given

from rules.odds.estimates import ShareEstimate
from rules.odds.tally import Odds, Outlook, Tally
from rules.odds.verdict_words import (
    FIRST_TOLD,
    GRADES,
    MANY,
    WORTH_SAYING,
    GradeEstimate,
    Verdict,
    describe,
    grade,
    in_words,
    is_early,
    next_told,
    verdict,
)
from tests.rules.odds.made_up_fights import SITUATIONS, counted, tallies


def falls_in_each(tally: Tally) -> list[int]:
    """How many of the party fell in each fight."""
    mask = sum(1 << index for index in tally.start.members("party"))
    return [(run.fallen & mask).bit_count() for run in tally.runs]


def words_of(odds: Odds, party: int, last: Verdict | None, fallen: Sequence[str] = ()) -> str:
    names = {f"hero-{number}": f"Hero {number}" for number in range(party)}
    return describe(odds, "party", party, names, last, fallen).in_language("en")


@given(*SITUATIONS)
def test_how_many_go_down_agrees_with_how_often_each_does(party: int, others: int, rounds: int, seed: int) -> None:
    last: Verdict | None = None
    for tally, odds in counted(party, others, rounds, seed):
        before = None if last is None else last.well.grade
        last = verdict(odds, "party", party, last)
        (fewest, most), falls = last.falls, falls_in_each(tally)
        risks = [odds.combatants[f"hero-{number}"].falls.share for number in range(party)]
        assert 2 * sum(number >= fewest for number in falls) >= len(falls)
        assert 2 * sum(number <= most for number in falls) >= len(falls)
        assert sum(risks) >= fewest / 2
        words = words_of(odds, party, last)
        named = [int(number) for number in re.findall(r"(?:is down at the end of|Hero \d+ in) (\d+)%", words)]
        if party == 1:
            assert not re.search(r"\bgoe?s?\b", words.partition(". If not")[0])
        else:
            assert ("nobody" in words.partition(". If not")[0]) == (most == 0)
        if most == 0:
            assert max(risks) < 0.5, words
            assert all(number < 50 for number in named), words
        assert most == 0 or last.well.grade.word != "walkover" or last.well.grade == before, words
        if max(risks) >= 0.5:
            assert "nobody" not in words_of(odds, party, last, ["another"]).partition(". If not")[0]


@given(*SITUATIONS)
def test_a_verdict_is_read_as_it_was_kept(party: int, others: int, rounds: int, seed: int) -> None:
    for _, odds in counted(party, others, rounds, seed):
        told = verdict(odds, "party", party)
        assert Verdict.unpack(json.loads(json.dumps(told.pack()))) == told


@given(*SITUATIONS)
def test_a_word_is_one_that_its_interval_allows(party: int, others: int, rounds: int, seed: int) -> None:
    last: Verdict | None = None
    for tally, odds in counted(party, others, rounds, seed):
        before = None if last is None else last.well.grade
        last = verdict(odds, "party", party, last)
        share, rank = odds.unbeaten["party"], last.well.rank
        best, worst = grade(share.high, last.falls[0], party), grade(share.low, last.falls[1], party)
        assert GRADES.index(best) <= rank <= GRADES.index(worst)
        seldom = 2 * sum(number <= last.well.grade.falls * party for number in falls_in_each(tally)) > len(tally.runs)
        assert seldom or last.well.grade == before
        if last.worst is not None and last.best is not None:
            assert last.best.rank <= last.worst.rank
        for half in words_of(odds, party, last).lower().split(". if not"):
            assert half.count("probably") <= 1
        assert verdict(odds, "party", party, last) == last


@given(*SITUATIONS)
def test_no_sentence_says_one_word_twice(party: int, others: int, rounds: int, seed: int) -> None:
    last = None
    for _, odds in counted(party, others, rounds, seed):
        last = verdict(odds, "party", party, last)
        for language in ("en", "es", "pt_BR"):
            words = describe(odds, "party", party, last=last).in_language(language).lower()
            for named in GRADES:
                assert len(re.findall(rf"\b{named.later().in_language(language)}\b", words)) <= 1, words


@given(*SITUATIONS)
def test_every_word_has_its_reason_beside_it(party: int, others: int, rounds: int, seed: int) -> None:
    """By the wins, which are told as figures, and those who are said to go down it can be no other; else it says so."""
    last = None
    for _, odds in counted(party, others, rounds, seed):
        last = verdict(odds, "party", party, last)
        words = words_of(odds, party, last)
        fewest, most = last.falls

        def fits(outlook: Outlook, item: GradeEstimate, fewest: int, most: int, standing: int = party) -> bool:
            best = grade(outlook.unbeaten.high, fewest, standing)
            return GRADES.index(best) <= item.rank <= GRADES.index(grade(outlook.unbeaten.low, most, standing))

        own = Outlook(odds.unbeaten["party"], most, (fewest, most))
        assert fits(own, last.well, fewest, most), words
        wins = grade(odds.sides["party"].high, fewest, party)
        assert GRADES.index(wins) <= last.well.rank or "it ends in flight" in words, words
        rest = words.partition(". If not")[2]
        styles = [outlooks["party"] for outlooks in odds.outlooks.values() if "party" in outlooks]
        numbers = f"({falls_between(*last.others_falls)})"
        falls = [each.falls for each in styles]
        assert last.worst is None or min(falls) <= last.others_falls[0] <= last.others_falls[1] <= max(falls)
        for item, is_by_falls in (last.worst, last.is_worst_by_falls), (last.best, last.is_best_by_falls):
            if item is None or item.rank == last.well.rank or item.grade.later().in_language("en") not in rest:
                continue
            assert (
                numbers in rest if is_by_falls else any(fits(each, item, *last.falls) for each in told_by(odds, last))
            )


def told_by(odds: Odds, last: Verdict) -> list[Outlook]:
    """How the party fares by each other tactics, without those who get away where they are told of."""
    return [
        each._replace(unbeaten=odds.spread[tactics]["party"]) if tactics in last.flights_told else each
        for tactics, outlooks in odds.outlooks.items()
        for each in [outlooks["party"]]
    ]


def falls_between(fewest: int, most: int) -> str:
    """How so many are said to go down."""
    if fewest == most:
        return {0: "usually nobody is down at the end", 1: "usually one is down at the end"}.get(
            most, f"usually {most} are down at the end"
        )
    if most == 1:
        return "usually at most one is down at the end"
    return (
        f"usually none to {most} are down at the end" if fewest == 0 else f"usually {fewest}–{most} are down at the end"
    )


def bounds(odds: Odds) -> list[tuple[float, int]]:
    """The best and the worst that may be true of the party."""
    fewest, most = odds.fall_ranges["party"]
    return [(odds.unbeaten["party"].high, fewest), (odds.unbeaten["party"].low, most)]


def test_a_word_said_as_sure_stays_while_fights_are_added() -> None:
    """Words are told as soon as chance cannot mislead by more than ten points, and looked at again a dozen times."""
    stayed: Counter[bool] = Counter()
    for seed in range(120):
        party, last = 1 + seed % 6, None
        for _, odds in counted(party, 1 + seed % 4, 13, seed):
            if last is None and odds.half_width > 0.1:
                continue
            found = verdict(odds, "party", party, last)
            assert words_of(odds, party, last).startswith("Probably") != found.well.is_sure
            best, worst = (grade(*pair, party) for pair in bounds(odds))
            was_sure = last is not None and last.well == found.well
            assert best == worst or not found.well.is_sure or was_sure
            if last is not None:
                pairs = (last.well, found.well), (last.worst, found.worst), (last.best, found.best)
                stayed.update(
                    after is None or before.grade == after.grade
                    for before, after in pairs
                    if before is not None and before.is_sure
                )
            last = found
    assert stayed[True] > 500
    assert stayed[False] <= stayed.total() / 500


# --- the claims of a sentence, read from it -------------------------------------------------------------------

ANY_PERCENT = re.compile(r"(?P<sign>[<>]\N{NARROW NO-BREAK SPACE})?(?P<number>\d+)%")
WELL, ALL_SIDES = "if played well", "if all sides play well"


def claims_of(words: str) -> tuple[str, str, bool]:
    """By whose playing the first word holds, who is said to fall, and whether good tactics end in flight."""
    first = words.partition(". If not")[0]
    manner = next((item for item in (WELL, ALL_SIDES) if item in first), "")
    named = re.search(r"(Hero \d+) (?:is down at the end of|in)", first)
    return "" if "still counted" in first else manner, named[1] if named else "", "it ends in flight" in first


def unbeaten_by_others(odds: Odds, last: Verdict) -> list[ShareEstimate]:
    return [each.unbeaten for each in told_by(odds, last)]


def assert_changed_only_where_excluded(odds: Odds, before: str, words: str, last: Verdict, now: Verdict) -> None:
    """No claim gives way to another of its kind that chance alone may have brought."""
    (manner, named, fled), (new_manner, new_named, new_fled) = claims_of(before), claims_of(words)
    own, others = odds.unbeaten["party"], unbeaten_by_others(odds, now)
    if manner and new_manner and manner != new_manner:
        may_win_more = any(item.high >= own.low for item in others)
        surely_win_more = any(item.low > own.high for item in others)
        by_falls = now.best is not None and (now.best.rank < now.well.rank or last.best != now.best)
        assert by_falls or (surely_win_more if manner == WELL else not may_win_more), (before, words)
    if named != new_named:
        falls = {f"Hero {id.removeprefix('hero-')}": item.falls for id, item in odds.combatants.items()}
        if named and new_named:
            assert falls[named].high < falls[new_named].low, (before, words)
        elif named:
            assert falls[named].high < max(WORTH_SAYING, *(item.low for item in falls.values())), (before, words)
        else:
            assert falls[new_named].low >= WORTH_SAYING or last.likeliest != now.likeliest, (before, words)
    if fled and not new_fled:
        assert odds.flight("party").high < WORTH_SAYING, (before, words)


@given(*SITUATIONS)
def test_as_many_fights_again_that_go_alike_change_no_claim(party: int, others: int, rounds: int, seed: int) -> None:
    *_, (own, styles) = tallies(party, others, rounds, seed)
    odds = own.odds(styles)
    last = verdict(odds, "party", party)
    before = words_of(odds, party, last)
    for tally in (own, *styles):
        tally.add(list(tally.runs))
    twice = own.odds(styles)
    now = verdict(twice, "party", party, last)
    words = words_of(twice, party, now)
    assert twice.sides["party"].share == odds.sides["party"].share
    (manner, named, fled), (new_manner, new_named, new_fled) = claims_of(before), claims_of(words)
    assert fled == new_fled, (before, words)
    assert named in ("", new_named), (before, words)
    if manner and new_manner:
        assert manner == new_manner or now.best != last.best or now.well.grade != last.well.grade, (before, words)
    best, worst = (GRADES.index(grade(*pair, party)) for pair in bounds(twice))
    assert now.well.grade == last.well.grade or not best <= last.well.rank <= worst, (before, words)


@given(*SITUATIONS)
def test_more_fights_change_a_claim_only_where_its_interval_excludes_it(
    party: int, others: int, rounds: int, seed: int
) -> None:
    last, before = None, ""
    for _, odds in counted(party, others, rounds, seed):
        now = verdict(odds, "party", party, last)
        words = words_of(odds, party, now)
        if last is not None:
            assert_changed_only_where_excluded(odds, before, words, last, now)
        last, before = now, words


@given(*SITUATIONS)
def test_each_claim_holds_for_the_figures_with_their_intervals(party: int, others: int, rounds: int, seed: int) -> None:
    last: Verdict | None = None
    for _, odds in counted(party, others, rounds, seed):
        last = verdict(odds, "party", party, last)
        words = words_of(odds, party, last)
        for told in ANY_PERCENT.finditer(words):
            assert 0 < int(told["number"]) < 100, words
        if found := re.search(rf"Hero (\d) (?:is down at the end of|in) {ANY_PERCENT.pattern}", words):
            falls = odds.combatants[f"hero-{found[1]}"].falls
            bound = int(found["number"]) / 100
            sign = (found["sign"] or "=")[0]
            assert {"<": falls.high <= bound, ">": falls.low >= bound, "=": abs(falls.share - bound) <= 0.0051}[sign]
        own, styles = odds.unbeaten["party"], unbeaten_by_others(odds, last)
        manner = claims_of(words)[0]
        if manner == WELL:
            assert not any(item.low > own.high for item in styles), words
        elif manner == ALL_SIDES:
            assert last.best is not None
            assert last.best.rank < last.well.rank or any(item.high >= own.low for item in styles), words


# --- what is seen while fights are counted ---------------------------------------------------------------------

ANY_NUMBER = re.compile(r"(?:[<>]\N{NARROW NO-BREAK SPACE})?\d+")
FALLS = re.compile(r"usually [^;.()]*")
MOST_CHANGES = 6
"""Of a whole counting, without waiting: *probably*, the first word, the others, by whose playing, who falls, flight."""


class Seen(NamedTuple):
    """What the line said of some odds."""

    odds: Odds
    last: Verdict
    words: str


def seen_of(counting: Iterable[Odds], party: int, last: Verdict | None = None) -> Iterator[Seen]:
    """What the line says while fights are counted, from the first verdict on."""
    for odds in counting:
        if (last is None or last.is_of_other_state) and is_early(odds, "party", party):
            continue
        last = verdict(odds, "party", party, last)
        yield Seen(odds, last, words_of(odds, party, last))


def claim(words: str) -> str:
    """The sentence without its numbers: how many fall narrows, and shares are told as they are."""
    return ANY_NUMBER.sub("#", FALLS.sub("usually", words))


def changes(seen: Sequence[Seen]) -> int:
    claims = [claim(item.words) for item in seen]
    return sum(before != after for before, after in pairwise(claims))


def assert_true_of_the_figures(seen: Seen, party: int) -> None:
    """Whoever falls is first in the table, and each word for other ways is that of one of their shares."""
    odds, last, words = seen
    falls = {f"Hero {number}": odds.combatants[f"hero-{number}"].falls.share for number in range(party)}
    if named := re.search(r"(Hero \d+) (?:is down at the end of|in)", words):
        assert falls[named[1]] == max(falls.values()), words
    own = odds.unbeaten["party"]
    best, worst = (GRADES.index(grade(bound, falls, party)) for bound, falls in bounds(odds))
    assert best <= last.well.rank <= worst, words
    if last.worst is None or last.best is None:
        assert "If not" not in words
        assert "however" not in words
        assert not re.search("at best|at worst|if played|if all", words), words
        return
    if not odds.are_others_known:
        return
    styles = told_by(odds, last)
    median = odds.falls["party"].median
    ranks = {GRADES.index(grade(item.unbeaten.share, item.falls, party)) for item in styles}
    main = GRADES.index(grade(own.share, median, party))
    for item in {last.worst, last.best} - {last.well}:
        may_be_walkover = item.grade.word == "easy" and 0 in ranks
        assert item.rank in ranks or item.rank == last.well.rank or may_be_walkover, (words, ranks, main)


@given(*SITUATIONS)
def test_every_sentence_is_true_of_the_figures_shown_beside_it(party: int, others: int, rounds: int, seed: int) -> None:
    for seen in seen_of((odds for _, odds in counted(party, others, rounds, seed)), party):
        assert_true_of_the_figures(seen, party)


@given(*SITUATIONS)
def test_there_is_no_word_before_the_share_lies_in_two_neighbouring_ones(
    party: int, others: int, rounds: int, seed: int
) -> None:
    for _, odds in counted(party, others, rounds, seed):
        share, fallen = odds.unbeaten["party"], odds.falls["party"].median
        best, worst = (GRADES.index(grade(bound, fallen, party)) for bound in (share.high, share.low))
        is_told = odds.half_width <= 0.1 and (worst - best <= 1 or odds.fights >= MANY)
        assert is_told != is_early(odds, "party", party)


@given(*SITUATIONS)
def test_a_sentence_changes_little_while_fights_are_counted(party: int, others: int, rounds: int, seed: int) -> None:
    seen = list(seen_of((odds for _, odds in counted(party, others, 13, seed)), party))
    assert changes(seen) <= MOST_CHANGES, [item.words for item in seen]


def test_most_sentences_change_hardly_at_all_while_fights_are_counted() -> None:
    found = Counter(
        changes(list(seen_of((odds for _, odds in counted(1 + seed % 6, 1 + seed % 4, 13, seed)), 1 + seed % 6)))
        for seed in range(120)
    )
    assert sum(count * number for number, count in found.items()) <= 2.1 * 120, found


def test_a_command_that_changes_nothing_changes_hardly_a_sentence() -> None:
    """The same chances counted anew, with other dice: the sentence of before stays until it is excluded."""
    found: Counter[int] = Counter()
    for seed in range(120):
        party = 1 + seed % 6
        *_, before = seen_of((odds for _, odds in counted(party, 1 + seed % 4, 13, seed)), party)
        again = list(
            seen_of(
                (odds for _, odds in counted(party, 1 + seed % 4, 13, seed, dice=seed + 1000)),
                party,
                before.last._replace(is_of_other_state=True),
            )
        )
        for item in again:
            assert_true_of_the_figures(item, party)
        found[changes([before, *again])] += 1
    assert sum(count * number for number, count in found.items()) <= 2.6 * 120, found


@given(*SITUATIONS)
def test_the_words_of_one_state_change_once_at_most(party: int, others: int, rounds: int, seed: int) -> None:
    """First what is sure or long counted, then all of it: what was told at the end of the counting stays for good."""
    names = {f"hero-{number}": f"Hero {number}" for number in range(party)}
    told: Verdict | None = None
    seen: list[str] = []
    countings = list(counted(party, others, 13, seed))
    for number, (_, odds) in enumerate(countings, 1):
        told = next_told(odds, "party", party, told, is_counted=number == len(countings))
        if told is None:
            assert not seen
            continue
        seen.append(claim(in_words(told, odds, "party", party, names).in_language("en")))
        if not told.is_final and len(seen) == 1:
            assert told.well.is_sure or odds.fights >= FIRST_TOLD
    assert told is not None
    assert told.is_final
    assert sum(before != after for before, after in pairwise(seen)) <= 1, seen
    odds = countings[-1][1]
    assert next_told(odds, "party", party, told, is_counted=True) == told


def test_each_half_of_a_sentence_changes_its_words_only_where_it_has_said_probably() -> None:
    """`Probably fair …. If not, at best a walkover.` became another second half that had not said it might."""
    changed: Counter[str] = Counter()
    for seed in range(160):
        party, told, seen = 1 + seed % 6, None, [("", "")]
        countings = list(counted(party, 1 + seed % 4, 13, seed))
        for number, (_, odds) in enumerate(countings, 1):
            told = next_told(odds, "party", party, told, is_counted=number == len(countings))
            if told is not None:
                first, _, second = in_words(told, odds, "party", party).in_language("en").partition(". If not, ")
                seen.append((first.partition(":")[0], ANY_PERCENT.sub("%", second)))
        for (first, second), (next_first, next_second) in pairwise(seen):
            if grades_in(first) and grades_in(first) != grades_in(next_first):
                assert first.startswith("Probably"), (seed, first, next_first)
                changed["first"] += 1
            if second and second.replace("probably ", "") != next_second.replace("probably ", ""):
                assert second.startswith("probably"), (seed, second, next_second)
                changed["second"] += 1
            for words, later in ((first, next_first), (second, next_second)):
                came_back = later.lower().startswith("probably") and not words.lower().startswith("probably")
                assert not (came_back and grades_in(words)), (seed, words, later)
    assert changed["first"]
    assert changed["second"]


def grades_in(words: str) -> list[str]:
    """The words for how a fight goes."""
    return [named.word for named in GRADES if named.word in words.lower()]
