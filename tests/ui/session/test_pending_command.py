"""A half-asked command remembers its answers, and forgets the last one whole."""

import pytest

from rules.core.questions import ChoiceQuestion, DieQuestion, Needs, Roll, RollTarget
from ui.session.dice_parser import WrongLine
from ui.session.pending_command import (
    DieSlot,
    Pending,
    answered_by,
    faces_of,
    open_slots,
    place_of,
    rolled_here,
    slots_of,
)


def test_the_last_answer_goes_with_the_apps_dice_before_it() -> None:
    pending = Pending({"do": "next"})
    pending.add_choice("dodge")
    pending.add_die(4, 2)  # the app had rolled two dice before the table was asked
    assert pending.dice == [None, None, 4]
    assert pending.answer_count == 2
    pending.drop_last()
    assert (pending.dice, pending.answers, pending.answer_count) == ([], ["dodge"], 1)
    pending.drop_last()
    assert (pending.answers, pending.kinds, pending.answer_count) == ([], [], 0)


def test_what_is_packed_makes_it_again() -> None:
    pending = Pending({"do": "next"}, roll_all=True, rollers={"party": "table"})
    pending.add_die(None, 1)
    assert Pending(**pending.packed()) == pending


def test_what_is_answered_later_is_no_part_of_a_twin() -> None:
    pending = Pending({"do": "next"}, rollers={"party": "table"}, rest=[{"do": "next"}])
    pending.add_choice("dodge")
    pending.add_die(4, 0)
    pending.ahead.append([0, 0, 0, 6])
    twin = pending.twin()
    assert twin == pending
    before = repr(twin)
    pending.add_choice("parry")
    pending.add_die(2, 1)
    pending.ahead[0].append(1)
    pending.ahead.append([0, 1, 0, 5])
    pending.rest.clear()
    assert repr(twin) == before


def test_the_die_that_is_asked_is_given_by_a_line_whoever_rolls_and_the_apps_others_are_not() -> None:
    rolls = (Roll((6, 6), "ana"), Roll((8,), "bea"), Roll((10,), "orc"))
    question = DieQuestion(6, "hit", "ana", 1, rolls=rolls, at=0, so_far=(3,), start=0)
    slots = slots_of(question, {}, lambda actor: actor in ("ana", "orc"))
    assert [(slot.place, slot.faces) for slot in slots] == [((0, 0, 1), 6), ((0, 1, 0), 8)]


CERTAIN = (RollTarget("orc", Needs("≤", 100, 120, True)),)
"""A roll that no throw can fail."""
ROLLS = (Roll((6, 6), "ana", plus=2), Roll((100,), "bea", CERTAIN), Roll((), "cid"), Roll((8,), "dog"))


def question(at: int, *so_far: int) -> DieQuestion:
    return DieQuestion(6, "hit", "ana", 1, rolls=ROLLS, at=at, so_far=so_far, start=3)


def nobody(actor: str | None) -> bool:
    return False


def test_the_place_of_a_die_is_its_list_its_roll_and_how_many_fell_before_it() -> None:
    assert (place_of(question(0)), place_of(question(0, 4)), place_of(question(3))) == ((3, 0, 0), (3, 0, 1), (3, 3, 0))


def test_the_dice_that_are_given_ahead_say_what_they_show() -> None:
    slots = slots_of(question(0, 5), {(3, 1, 0): 62, (3, 3, 0): None}, nobody)
    assert [(slot.place, slot.faces, slot.is_given, slot.face) for slot in slots] == [
        ((3, 0, 1), 6, False, None),
        ((3, 1, 0), 100, True, 62),
        ((3, 3, 0), 8, True, None),
    ]


def test_of_the_rolls_that_are_typed_none_is_without_dice_and_none_without_effect_unless_all_are() -> None:
    assert rolled_here(question(0), nobody) == (0, 3)
    assert rolled_here(question(1), lambda actor: True) == (1,)


def test_a_line_gives_the_dice_that_can_change_something() -> None:
    slots = slots_of(question(0), {}, nobody)
    assert [slot.place[1] for slot in open_slots(slots)] == [0, 0, 3]
    read, rest = faces_of("4 5 7 9", slots, 0)
    assert ([(slot.place, face) for slot, face in read], rest) == (
        [((3, 0, 0), 4), ((3, 0, 1), 5), ((3, 3, 0), 7)],
        "9",
    )
    assert answered_by(read, slots) == [
        ((3, 0, 0), 4),
        ((3, 0, 1), 5),
        ((3, 3, 0), 7),
        ((3, 1, 0), None),
    ], "the app rolls what changes nothing"
    settled = [slot for slot in slots if slot.place[1] == 1]
    assert open_slots(settled) == settled, "where nothing else is asked they are given all the same"


def test_only_the_dice_of_one_roll_are_given_as_a_total() -> None:
    one = slots_of(DieQuestion(6, "hit", "ana", 1, rolls=ROLLS[:1], at=0, so_far=(), start=3), {}, nobody)
    assert [face for _, face in faces_of("=10", one, 0)[0]] == [4, 4], "a total counts what is added to the dice"
    later: list[DieSlot] = list(one[1:])
    assert [face for _, face in faces_of("=10", later, 3)[0]] == [5], "and what was shown before"
    with pytest.raises(WrongLine, match="no_total"):
        faces_of("=10", slots_of(question(0), {}, nobody), 0)


def test_a_die_that_was_given_ahead_answers_its_own_question_once() -> None:
    pending = Pending({"do": "next"}, ahead=[[3, 1, 0, 62], [3, 0, 1, 5]])
    assert pending.given_ahead == {(3, 1, 0): 62, (3, 0, 1): 5}
    assert not pending.take_ahead(question(0))
    assert not pending.take_ahead(ChoiceQuestion("reaction", "ana", ("parry",), None, {}))
    assert pending.take_ahead(question(0, 4))
    assert (pending.dice, pending.kinds, pending.ahead) == ([None, 5], ["app", "die"], [[3, 1, 0, 62]])
    assert not pending.take_ahead(question(0, 4))


def test_a_command_brings_the_dice_that_were_thrown_for_it_already() -> None:
    given = {"do": "act", "dice": (4, 5)}
    pending = Pending.of(given, {"party": "table"})
    assert (pending.command, pending.dice, pending.rollers) == ({"do": "act"}, [4, 5], {"party": "table"})
    assert given == {"do": "act", "dice": (4, 5)}
