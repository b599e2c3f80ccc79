"""Dice: the seeded generator and the expressions."""

from fractions import Fraction
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rules.dice import BadExpression, Term, advance, nearest, parse


def faces(seed: int, *dice: int) -> list[int]:
    found = []
    for die in dice:
        seed, face = advance(seed, die)
        found.append(face)
    return found


# --- the generator -----------------------------------------------------------------------------------------


def test_it_is_the_published_generator() -> None:
    state, first = advance(0, 2**64)
    _, second = advance(state, 2**64)
    assert (first - 1, second - 1) == (0xE220A8397B1DCDAF, 0x6E789E6AA1B965F4)


def test_a_seed_gives_the_same_dice_in_every_version() -> None:
    assert faces(2026, 4, 6, 8, 10, 12, 20, 100, 6, 6, 1000) == [4, 3, 6, 4, 10, 15, 96, 5, 3, 231]
    assert faces(2**64 - 1, 20) == [18]


@given(st.integers(0, 2**64 - 1), st.integers(1, 1000))
def test_every_face_is_one_of_the_die_and_the_state_stays_a_64_bit_number(state: int, die: int) -> None:
    after, face = advance(state, die)
    assert 1 <= face <= die
    assert 0 <= after < 2**64
    assert after != state


CHI_SQUARE_99_9 = {4: 16.27, 6: 20.52, 10: 27.88, 20: 43.82, 100: 148.23}
"""What a fair die exceeds once in a thousand tries, by its faces."""


@pytest.mark.parametrize("die", CHI_SQUARE_99_9)
def test_all_faces_come_up_equally_often(die: int) -> None:
    rolls = 200 * die
    counts = dict.fromkeys(range(1, die + 1), 0)
    for face in faces(99, *[die] * rolls):
        counts[face] += 1
    expected = rolls / die
    assert sum((count - expected) ** 2 / expected for count in counts.values()) < CHI_SQUARE_99_9[die]


def test_a_face_does_not_foretell_the_next() -> None:
    counts = dict.fromkeys(((one, other) for one in range(1, 7) for other in range(1, 7)), 0)
    rolled = faces(4, *[6] * 7201)
    for pair in pairwise(rolled):
        counts[pair] += 1
    assert sum((count - 200) ** 2 / 200 for count in counts.values()) < 66.62  # 35 degrees of freedom, 99.9 %


# --- expressions -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "dice", "total"),
    [
        ("5", (), 5),
        ("d6", (6,), 2),
        ("D6", (6,), 2),
        ("1d6", (6,), 2),
        ("2d6+3", (6, 6), 7),
        (" 2d6 + 3 ", (6, 6), 7),
        ("d%", (100,), 2),
        ("d100", (100,), 2),
        ("3d4-d8-1", (4, 4, 4, 8), 3),
        ("-d6+10", (6,), 8),
        ("10-2-3", (), 5),
        ("(2 x STR) + d6", (6,), 16),
        ("2×STR", (), 14),
        ("2 * str - 1", (), 13),
        ("STR", (), 7),
        ("d6 + STR", (6,), 9),
        ("(d6)", (6,), 2),
    ],
)
def test_an_expression_says_which_dice_it_asks_for(text: str, dice: tuple[int, ...], total: int) -> None:
    expression = parse(text, frozenset({"str"}))
    asked: list[int] = []

    def two(die: int) -> int:
        asked.append(die)
        return 2

    assert expression.roll(two, {"str": 7}) == (total, (2,) * len(dice))
    assert tuple(asked) == expression.dice == dice


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("", "A dice expression cannot be empty."),
        ("abc", "“abc” names “abc”, which means nothing here."),
        ("2d6+luck", "“2d6+luck” names “luck”, which means nothing here."),
        ("3 x luck", "“3 x luck” names “luck”, which means nothing here."),
        ("2d6 3", "“2d6 3” is no dice expression: + or − is missing before “3”."),
        ("2d6+", "“2d6+” is no dice expression: nothing can be read at “+”."),
        ("+", "“+” is no dice expression: nothing can be read at “+”."),
        ("2d6!", "“2d6!” is no dice expression: nothing can be read at “!”."),
        ("(d6", "“(d6” is no dice expression: nothing can be read at “(d6”."),
        ("d6)", "“d6)” is no dice expression: nothing can be read at “d6)”."),
        ("2d6++3", "“2d6++3” is no dice expression: nothing can be read at “++3”."),
        (" ", "“ ” is no dice expression: nothing can be read at “ ”."),
        ("0d6", "“0d6” asks for dice that do not exist: 1 to 999 dice of 1 to 1000 faces."),
        ("d0", "“d0” asks for dice that do not exist: 1 to 999 dice of 1 to 1000 faces."),
        ("1000d6", "“1000d6” asks for dice that do not exist: 1 to 999 dice of 1 to 1000 faces."),
        ("d1001", "“d1001” asks for dice that do not exist: 1 to 999 dice of 1 to 1000 faces."),
        ("9999999999", "“9999999999” holds a number that is too big."),
        ("9999999999 x str", "“9999999999 x str” holds a number that is too big."),
        ("1.5", "“1.5” is no dice expression: nothing can be read at “.5”."),
    ],
)
def test_what_is_no_expression_is_refused_in_one_sentence(text: str, sentence: str) -> None:
    with pytest.raises(BadExpression) as refused:
        parse(text, frozenset({"str"}))
    assert str(refused.value) == sentence


@given(st.text(alphabet="0123456789dDx+-() %strSTR×", max_size=14))
def test_any_text_is_an_expression_or_a_sentence(text: str) -> None:
    try:
        expression = parse(text, frozenset({"str"}))
    except BadExpression as refused:
        sentence = str(refused)
    else:
        sentence = ""
        assert expression.terms
        assert expression.minimum == sum(
            term.sign * term.count * (term.faces if term.faces and term.sign < 0 else 1)
            for term in expression.terms
            if not term.word
        )
    assert not sentence or text in sentence or not text


def test_the_least_total_counts_taken_off_dice_at_their_highest() -> None:
    assert parse("2d6+3").minimum == 5
    assert parse("10-d4-1").minimum == 5
    assert parse("d8+str", frozenset({"str"})).minimum == 1


def test_terms_are_plain_values() -> None:
    expression = parse("2d6-3")
    assert expression.terms == (Term(1, 2, 6, ""), Term(-1, 3, 0, ""))
    assert parse("2d6-3") is expression


@pytest.mark.parametrize(
    ("text", "faces", "written"),
    [
        ("2d6+3", (6, 2), "6 + 2 + 3"),
        ("d20", (9,), "9"),
        ("2d6-d4-1", (5, 4, 3), "5 + 4 − 3 − 1"),
        ("3-d4", (2,), "3 − 2"),
        ("3+d4", (2,), "3 + 2"),
        ("d4+2+d6+1", (1, 5), "1 + 3 + 5"),
        ("d4-2+d6", (1, 5), "1 + 5 − 2"),
    ],
)
def test_a_roll_is_written_as_the_sum_that_it_comes_to(text: str, faces: tuple[int, ...], written: str) -> None:
    found = parse(text)
    assert found.written(faces, found.total(faces) + found.plus()) == written


def test_halves_go_up_and_all_else_to_the_nearest() -> None:
    halves = [nearest(Fraction(number, 2)) for number in (-3, -1, 0, 1, 3, 5)]
    assert halves == [-1, 0, 0, 1, 2, 3]
    assert [nearest(Fraction(number, 3)) for number in (1, 2, 4)] == [0, 1, 1]
