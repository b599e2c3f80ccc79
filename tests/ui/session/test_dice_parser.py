"""What a line of typed dice gives to the dice that are asked for."""

from random import Random

import pytest

from ui.session.dice_parser import WrongLine, faces_in, spread

TWO = (6, 6)


def test_one_line_takes_several_dice_apart_or_in_a_row() -> None:
    assert faces_in("4 5", TWO)[0] == [4, 5]
    assert faces_in("45", TWO)[0] == faces_in("45", (9, 9))[0] == [4, 5]
    assert faces_in("4,5", TWO)[0] == faces_in("4+5 ", TWO)[0] == [4, 5]
    assert faces_in("62 7 00", (100, 100, 100, 100))[0] == [62, 7, 100]
    assert faces_in("62070010", (100, 100, 100, 100))[0] == [62, 7, 100, 10]
    assert faces_in("6207 5", (100, 100, 100, 100))[0] == [62, 7, 5]
    assert faces_in("100 12", (100, 100))[0] == [100, 12]
    assert faces_in("6 0 10", (10, 10, 10))[0] == [6, 10, 10]
    assert faces_in("95", (10, 10))[0] == [9, 5]
    assert faces_in("90", (10, 10))[0] == [9, 10]
    assert faces_in("10", (10, 10))[0] == [10]
    assert faces_in("4", TWO)[0] == [4]
    assert faces_in("", TWO)[0] == []


@pytest.mark.parametrize("faces", [6, 10])
@pytest.mark.parametrize("line", ["5 5 15 5 5", "5 5 15 5", "5 5 15", "15 5 5", "5 15", "3, 15"])
def test_two_figures_between_dice_that_are_typed_one_by_one_are_one_wrong_face(line: str, faces: int) -> None:
    with pytest.raises(WrongLine) as wrong:
        faces_in(line, (faces,) * 5)
    assert (wrong.value.code, wrong.value.numbers) == ("face", (15, faces))


def test_dice_in_words_of_several_figures_are_taken_apart_beside_other_dice() -> None:
    assert faces_in("12 34", (20, 6, 6))[0] == [12, 3, 4]
    assert faces_in("5 34", (20, 6, 6))[0] == [5, 3, 4]
    assert faces_in("34 5", (6, 6, 20))[0] == [3, 4, 5]
    assert faces_in("34 5", TWO) == ([3, 4], "5")
    assert faces_in("34 51", (6, 6, 6, 6))[0] == [3, 4, 5, 1]


def test_words_beyond_the_dice_are_left_for_the_rolls_that_follow() -> None:
    assert faces_in("45 5", (100,)) == ([45], "5")
    assert faces_in("4 5 6", TWO) == ([4, 5], "6")
    assert faces_in("45,6 =9", TWO) == ([4, 5], "6 =9")
    assert faces_in("=9 5", TWO, by_sum=True) == ([5, 4], "5")
    assert faces_in("4 5 ", TWO) == ([4, 5], "")


@pytest.mark.parametrize(
    ("line", "dice", "code"),
    [
        ("9", (6,), "face"),
        ("45", (6,), "face"),
        ("47", TWO, "face"),
        ("105", (10, 10), "many"),
        ("15", (10, 12), "face"),
        ("456", TWO, "many"),
        ("4 =5", TWO, "no_total"),
        ("=4=5", TWO, "no_total"),
        ("0", (6,), "face"),
        ("101", (100,), "face"),
        ("1012", (100,), "face"),
        ("101", (100, 100), "face"),
        ("101202", (100, 100), "many"),
        ("=13", TWO, "total"),
        ("=1", TWO, "total"),
        ("=", TWO, "total"),
    ],
)
def test_a_line_that_the_dice_cannot_show_says_what_is_wrong(line: str, dice: tuple[int, ...], code: str) -> None:
    with pytest.raises(WrongLine) as wrong:
        faces_in(line, dice, by_sum=True)
    assert wrong.value.code == code


def test_a_total_counts_what_is_added_and_what_has_been_shown() -> None:
    assert sum(faces_in("=9", TWO, by_sum=True)[0]) == 9
    assert sum(faces_in("=12", TWO, plus=3, by_sum=True)[0]) == 9
    assert faces_in("=9", (6,), shown=4, by_sum=True)[0] == [5]
    assert faces_in("=2", TWO, by_sum=True)[0] == [1, 1]
    assert faces_in("=12", TWO, by_sum=True)[0] == [6, 6]
    with pytest.raises(WrongLine, match="no_total"):
        faces_in("=9", TWO)


def test_a_total_becomes_faces_that_the_dice_have() -> None:
    chance = Random(3)
    for _ in range(400):
        dice = tuple(chance.choice((4, 6, 8, 10, 12, 20)) for _ in range(chance.randint(1, 8)))
        total = chance.randint(len(dice), sum(dice))
        faces = spread(total, dice)
        assert sum(faces) == total
        assert all(1 <= face <= die for face, die in zip(faces, dice, strict=True))
    assert spread(10, (6, 6, 6)) == [4, 3, 3]
