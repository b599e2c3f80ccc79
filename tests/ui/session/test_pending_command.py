"""A half-asked command remembers its answers, and forgets the last one whole."""

from ui.session.pending_command import Pending


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
