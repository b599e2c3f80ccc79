"""The words of a dice question: whose dice, at whom, which of how many, what they need, and why a line is wrong."""

from __future__ import annotations

import pytest

from rules.core.questions import DieQuestion, Needs, Roll, RollTarget
from ui.encounter.prompt.dice_entry import DiceWords, dice_in
from ui.session.dice_parser import WrongLine
from ui.session.pending_command import DieSlot

NBSP = "\N{NO-BREAK SPACE}"
NEEDS = Needs("≤", 77, 77, True)


@pytest.fixture
def words(qapp: object) -> DiceWords:
    return DiceWords(lambda whose: (whose or "").capitalize())


def at(*targets: str, needs: Needs | None = NEEDS) -> tuple[RollTarget, ...]:
    return tuple(RollTarget(target, needs) for target in targets)


def title(words: DiceWords, roll: Roll, *others: Roll, here: tuple[int, ...] = (), at: int = 0) -> str:
    die = DieQuestion(6, "hit", "ana", 0, rolls=(roll, *others), at=at)
    return words.title(die, "attack", here).replace(NBSP, " ")


@pytest.mark.parametrize(
    ("faces", "plus", "only", "told"),
    [
        ((100,), 0, 0, "d%"),
        ((6, 6), 3, 0, "2d6 + 3"),
        ((8, 6, 6), -2, 0, "d8 + 2d6 − 2"),
        ((6, 6), 0, 6, "2d"),
        ((6,), 0, 6, "1d"),
        ((6, 8), 0, 6, "1d + d8"),
    ],
)
def test_dice_are_written_as_a_book_does(faces: tuple[int, ...], plus: int, only: int, told: str) -> None:
    assert dice_in(Roll(faces, None, plus=plus), only) == told


def test_a_question_says_who_rolls_what_at_whom_and_what_it_needs(words: DiceWords) -> None:
    assert title(words, Roll((100,), "ana", at("orc"))) == "Ana: Attack → Orc · d% · needs ≤ 77"
    assert title(words, Roll((6, 6), "ana", at("orc"))) == "Ana: Attack → Orc · 2d6 · the dice together need ≤ 77"
    assert title(words, Roll((100,), "ana")) == "Ana: Attack · d%"
    whole = at("orc", needs=Needs("≤", 94, 120, True))
    assert title(words, Roll((100,), "ana", whole)).endswith("needs ≤ 94, by the numbers 120")
    low = at("orc", needs=Needs("≥", 2, -3, True))
    assert title(words, Roll((100,), "ana", low)).endswith("needs ≥ 2, by the numbers −3")


def test_several_at_whom_it_is_rolled_are_named_up_to_three_and_then_counted(words: DiceWords) -> None:
    assert "→ Orc, Elf, Imp ·" in title(words, Roll((100,), "ana", at("orc", "elf", "imp")))
    assert "→ 4 targets ·" in title(words, Roll((100,), "ana", at("orc", "elf", "imp", "dog")))
    aims = (*at("orc", "elf"), *at("imp", needs=Needs("≤", 20, 20, True)))
    assert title(words, Roll((100,), "ana", aims)).endswith("needs ≤ 77 (Orc, Elf), ≤ 20 (Imp)")


def test_of_several_rolls_those_are_counted_that_fall_on_the_table(words: DiceWords) -> None:
    rolls = (Roll((6,), "ana"), Roll((6,), "bea"), Roll((6,), "cid"))
    assert " · 2 of 2" in title(words, *rolls, here=(0, 2), at=2)
    assert " of " not in title(words, rolls[0], here=(0,))
    assert " of " not in title(words, *rolls, here=(0,), at=0)


def test_the_dice_of_a_side_and_of_a_tie_say_so(words: DiceWords) -> None:
    assert title(words, Roll((6,), "ana", side="party")).startswith("Party: Attack")
    assert " · with Bea and Cid · " in title(words, Roll((6,), "ana", against=("bea", "cid")))
    assert " · with 4 others · " in title(words, Roll((6,), "ana", against=("bea", "cid", "dog", "elf")))


def test_what_fell_before_is_added_up(words: DiceWords) -> None:
    def shown(*faces: int) -> str:
        return words.shown(DieQuestion(6, "hit", "ana", 0, so_far=faces))

    assert [shown(), shown(4), shown(4, 5)] == ["", "So far: 4", "So far: 4 + 5 = 9"]


def test_what_no_throw_can_change_is_said(words: DiceWords) -> None:
    sure, lost = (Roll((100,), "ana", at("orc", needs=Needs("≤", number, number, True))) for number in (100, 0))
    assert "it succeeds whatever" in words.settled(sure)
    assert "it fails whatever" in words.settled(lost)
    assert words.settled(Roll((100,), "ana", at("orc"))) == ""


def slots(*rolls: Roll) -> list[DieSlot]:
    return [
        DieSlot((0, number, die), faces, roll, False, None)
        for number, roll in enumerate(rolls)
        for die, faces in enumerate(roll.faces)
    ]


def test_how_one_answers_goes_by_what_is_asked(words: DiceWords) -> None:
    one, two, percents = Roll((6,), "ana"), Roll((6, 6), "ana"), Roll((100, 100), "ana", by_sum=False)
    assert words.hint(slots(one)).startswith("Type the die on the table")
    assert words.hint(slots(two)).startswith("Type the dice in a row, or = and their total")
    assert words.hint(slots(percents)).startswith("Type the dice in a row, two figures each")
    assert words.hint(slots(one, one)).startswith("Type the dice in a row with spaces")
    assert words.hint(slots(Roll((6, 6), "ana", by_sum=False))).startswith("Type the dice in a row with spaces")


@pytest.mark.parametrize(
    ("wrong", "told"),
    [
        (WrongLine("face", 9, 6), "A d6 has no face 9: type 1 to 6."),
        (WrongLine("face", 0, 100), "A d% has no face 0: type 1 to 100."),
        (WrongLine("many", 2), "More dice than are asked for (2)."),
        (WrongLine("total", 13, 2, 12), "These dice cannot come to 13: 2 to 12."),
        (WrongLine("no_total"), "Here each die counts by itself: type them one by one."),
    ],
)
def test_why_a_line_cannot_be_taken_is_one_sentence(words: DiceWords, wrong: WrongLine, told: str) -> None:
    assert words.fault(wrong) == told


def test_rolls_of_one_thrower_are_listed_by_their_targets_with_what_they_need(words: DiceWords) -> None:
    both = (*at("orc"), *at("elf"))
    assert words.places([Roll((6,), "ana", at("orc")), Roll((6,), "ana", both)], "attack") == [
        "Orc ≤ 77",
        "Orc, Elf ≤ 77",
    ]
    assert words.places([Roll((6,), "ana"), Roll((6,), None)], "attack") == ["Ana", "attack"]


def test_rolls_of_several_throwers_are_listed_by_who_throws_them(words: DiceWords) -> None:
    against_each_other = [Roll((10, 8), "ana", at("orc", needs=None)), Roll((6,), "orc", at("ana", needs=None))]
    assert words.places(against_each_other, "attack") == ["Ana", "Orc"]
    assert words.places([Roll((6,), "ana", at("elf")), Roll((6,), "orc", at("elf"))], "attack") == [
        "Ana ≤ 77",
        "Orc ≤ 77",
    ]
