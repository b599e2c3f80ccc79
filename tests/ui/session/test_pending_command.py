"""A half-asked command remembers its answers, and forgets the last one whole."""

from rules.core.questions import DieQuestion, Roll
from ui.session.pending_command import Pending, slots_of


def test_the_last_answer_goes_with_the_apps_dice_before_it() -> None:
    pending = Pending({"do": "next"})
    pending.add_choice("dodge")
    pending.add_die(4, 2)  # the app had rolled two dice before the table was asked
    assert pending.dice == [None, None, 4]
    assert pending.given == 2
    pending.drop_last()
    assert (pending.dice, pending.answers, pending.given) == ([], ["dodge"], 1)
    pending.drop_last()
    assert (pending.answers, pending.kinds, pending.given) == ([], [], 0)


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
