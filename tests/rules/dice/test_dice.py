"""Dice: the seeded generator and the expressions."""

from fractions import Fraction
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rules.dice.dice import MOST_EXPLOSIONS, BadExpression, Term, advance, nearest, parse, with_hyphens
from rules.sheets.schema import check, row_model
from rules.system import registry
from rules.text.faults import BadSheet


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
    counts = dict.fromkeys(((item, other) for item in range(1, 7) for other in range(1, 7)), 0)
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


NO_USE = "keeps, drops, rerolls or explodes dice, for which the book has no use here; a free roll can."


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
        ("2d6?", "“2d6?” is no dice expression: nothing can be read at “?”."),
        ("2d6!", f"“2d6!” {NO_USE}"),
        ("4d6kh3 + 1", f"“4d6kh3 + 1” {NO_USE}"),
        ("d%r2", f"“d%r2” {NO_USE}"),
        ("2d20kh", f"“2d20kh” {NO_USE}"),
        ("2d6ro1", f"“2d6ro1” {NO_USE}"),
        ("2d6 d8", "“2d6 d8” is no dice expression: + or − is missing before “d8”."),
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
    assert found.write_sum(faces, found.total(faces) + found.constant()) == written


def test_halves_go_up_and_all_else_to_the_nearest() -> None:
    halves = [nearest(Fraction(number, 2)) for number in (-3, -1, 0, 1, 3, 5)]
    assert halves == [-1, 0, 0, 1, 2, 3]
    assert [nearest(Fraction(number, 3)) for number in (1, 2, 4)] == [0, 1, 1]


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("2d6−1", "2d6-1"),
        ("1d4 − 1", "1d4-1"),
        ("1d4–1", "1d4-1"),
        ("1d4\N{NO-BREAK SPACE}—\N{NO-BREAK SPACE}1", "1d4-1"),
        ("2d8‐2‑1", "2d8-2-1"),
        ("－1 + d6", "-1 + d6"),
        ("2d6 + 3", "2d6 + 3"),
    ],
)
def test_every_minus_is_one(typed: str, meant: str) -> None:
    assert with_hyphens(typed) == meant
    assert parse(typed) == parse(meant)


@pytest.mark.parametrize(
    ("text", "faces", "total", "written"),
    [
        ("4d6kh3", (5, 1, 4, 3), 12, "5 [1] + 4 + 3"),
        ("4d6k3+2", (5, 1, 4, 3), 14, "5 [1] + 4 + 3 + 2"),
        ("4d6dl1", (1, 1, 4, 3), 8, "1 [1] + 4 + 3"),
        ("2d20kl1", (18, 7), 7, "[18] + 7"),
        ("2d20dh1-3", (7, 18), 4, "7 [18] − 3"),
        ("1d6!", (6, 6, 2), 14, "6 + 6 + 2"),
        ("2d6! + d4", (6, 3, 5, 4), 18, "6 + 3 + 5 + 4"),
        ("3d6!5", (5, 1, 6, 2, 5, 1), 20, "5 + 1 + 6 + 2 + 5 + 1"),
        ("2d6r2+1", (2, 5, 1), 7, "[2] + 5 + 1 + 1"),
        ("3d6r1!kh2", (1, 4, 6, 6, 3, 2), 12, "[1] [4] + 6 + 6 [3] [2]"),
        ("10-2d4kh1", (2, 3), 7, "10 [2] − 3"),
        ("D6 KH1", (4,), 4, "4"),
        ("2d20kh", (7, 18), 18, "[7] + 18"),
        ("2d20 kl + 3", (7, 18), 10, "7 [18] + 3"),
        ("4d6dl", (1, 1, 4, 3), 8, "1 [1] + 4 + 3"),
        ("2d6ro1", (1, 5, 3), 8, "[1] + 5 + 3"),
    ],
)
def test_dice_are_kept_dropped_thrown_again_and_explode(
    text: str, faces: tuple[int, ...], total: int, written: str
) -> None:
    """Those of a term together, then those thrown again, then what exploding ones bring; then the next term."""
    expression = parse(text, special=True)
    left = iter(faces)
    assert expression.roll(lambda _: next(left)) == (total, faces)
    assert list(left) == []
    assert expression.write_sum(faces, total) == written
    assert not expression.adds_up


@pytest.mark.parametrize(
    "text", ["4d6kh5", "4d6kh0", "4d6dl4", "1d1!", "2d6!1", "2d6!7", "2d6r6", "2d6r0", "2d6kh1kl1", "2d6!!", "2d6r1r2"]
)
def test_what_dice_cannot_do_is_refused_in_one_sentence(text: str) -> None:
    with pytest.raises(BadExpression, match=f"“{text}” asks for what these dice cannot do: “"):
        parse(text, special=True)


@given(st.text(alphabet="0123456789dDkhlr!+- ", max_size=12), st.integers(0, 2**64 - 1))
def test_whatever_is_special_comes_to_an_end_and_is_read_back_from_its_faces(text: str, state: int) -> None:
    try:
        expression = parse(text, special=True)
    except BadExpression:
        return

    def die(faces: int) -> int:
        nonlocal state
        state, face = advance(state, faces)
        return face

    total, faces = expression.roll(die)
    assert expression.total(faces) + expression.constant() == total
    assert len(faces) <= sum(3 * term.count + 3 * MOST_EXPLOSIONS for term in expression.terms)
    if expression.adds_up:
        assert total >= expression.minimum


@pytest.mark.parametrize(
    ("system", "field", "value"),
    [
        ("ffrpg", "weapons", {"id": "a", "name": "A", "die": "2d6kh1"}),
        ("fantasia", "weapons", {"id": "a", "name": "A", "damage": "2d6!"}),
        ("d100", "weapons", {"id": "a", "name": "A", "skill": 40, "damage": "1D6!"}),
        ("fulminato", "weapons", {"id": "a", "name": "A", "damage": "4d6dl1"}),
    ],
)
def test_a_book_that_has_no_use_for_them_says_so(system: str, field: str, value: dict[str, object]) -> None:
    with pytest.raises(BadSheet) as refused:
        registry.system(system).check_sheet({field: [value]})
    assert any(NO_USE in message for _, message in refused.value.faults)


@pytest.mark.parametrize(
    ("system", "field", "value", "key", "kept"),
    [
        ("fantasia", "weapons", {"id": "a", "name": "A", "damage": "2d − 1"}, "damage", "2d-1"),
        ("d100", "weapons", {"id": "a", "name": "A", "skill": 40, "damage": "1D6–1"}, "damage", "1D6-1"),
        ("fulminato", "weapons", {"id": "a", "name": "A", "damage": "1d4−1"}, "damage", "1d4-1"),
    ],
)
def test_a_sheet_keeps_what_was_typed_with_a_keyboards_minus(
    system: str, field: str, value: dict[str, object], key: str, kept: str
) -> None:
    rows = row_model(registry.system(system).sheet.model_fields[field])
    assert rows is not None
    assert getattr(check(rows, value), key) == kept
