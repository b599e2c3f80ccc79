"""The clock: timers of conditions and countdowns of the whole fight."""

import dataclasses

import pytest

from rules.core.state import Combatant, Condition, Countdown
from rules.mechanics import statuses
from rules.mechanics.dice_sources import AppDice
from rules.mechanics.statuses import add, change_timer, outcome, replace
from rules.mechanics.table import Table
from tests.rules.core.toy import TOY, fight_of


@pytest.fixture
def table() -> Table:
    fight = fight_of().fight
    return Table(fight, TOY, AppDice(fight))


def left(table: Table) -> dict[str, int]:
    return {name: countdown.left for name, countdown in table.fight.countdowns.items()}


def test_a_countdown_starts_and_starts_anew_in_its_place(table: Table) -> None:
    statuses.start_countdown(table, "flood", Countdown("rounds", 3, "flood"))
    statuses.start_countdown(table, "bell", Countdown("turns", 2))
    statuses.start_countdown(table, "flood", Countdown("rounds", 5))
    assert list(left(table).items()) == [("flood", 5), ("bell", 2)]
    assert table.facts[-1] == {"n": 3, "command": 0, "kind": "countdown", "name": "flood", "left": 5, "done": False}


def test_only_countdowns_of_the_unit_fall(table: Table) -> None:
    statuses.start_countdown(table, "flood", Countdown("rounds", 1))
    statuses.start_countdown(table, "bell", Countdown("turns", 1))
    assert statuses.fall(table, "rounds") == ("flood",)
    assert left(table) == {"flood": 0, "bell": 1}
    assert table.facts[-1]["done"] is True


def test_a_countdown_stops_at_0_and_stays_listed(table: Table) -> None:
    statuses.start_countdown(table, "flood", Countdown("seconds", 4, "flood"))
    assert statuses.fall(table, "seconds", 10) == ("flood",)
    count = len(table.facts)
    assert statuses.fall(table, "seconds", 10) == ()
    assert len(table.facts) == count
    assert table.fight.countdowns == {"flood": Countdown("seconds", 0, "flood")}


def test_nothing_falls_by_nothing(table: Table) -> None:
    statuses.start_countdown(table, "flood", Countdown("seconds", 4))
    assert statuses.fall(table, "seconds", 0) == ()
    assert left(table) == {"flood": 4}


def test_several_that_come_to_0_are_named_in_their_order(table: Table) -> None:
    for name, count in (("b", 2), ("a", 1), ("c", 2)):
        statuses.start_countdown(table, name, Countdown("rounds", count))
    assert statuses.fall(table, "rounds", 2) == ("b", "a", "c")


def test_what_is_left_can_be_set_but_not_below_0(table: Table) -> None:
    statuses.start_countdown(table, "flood", Countdown("rounds", 3, "flood"))
    statuses.set_countdown(table, "flood", -2)
    assert table.fight.countdowns["flood"] == Countdown("rounds", 0, "flood")


# --- conditions --------------------------------------------------------------------------------------------


def burning(table: Table, timer: int | None) -> tuple[Combatant, Condition]:
    ann = table.fight.combatants["ann"]
    add(table, ann, Condition("slow", None))
    condition = Condition("burning", timer, "bob", {"by": "x"}, 4)
    add(table, ann, condition)
    return ann, condition


def test_a_timer_falls_and_says_so(table: Table) -> None:
    ann, condition = burning(table, 3)
    statuses.fall_condition(table, ann, condition)
    assert ann.conditions[1] == condition._replace(timer=2)
    assert table.facts[-1]["kind"] == "tick"
    assert (table.facts[-1]["timer"], table.facts[-1]["params"]) == (2, {"by": "x"})


def test_a_timer_at_0_ends_its_condition_with_what_its_row_says(table: Table) -> None:
    seen: list[tuple[bool, str]] = []

    def expire(table: Table, bearer: Combatant, ended: Condition) -> None:
        seen.append((bearer.has("burning"), ended.status))

    table.system = dataclasses.replace(TOY, rulings=dataclasses.replace(TOY.rulings, expire=expire))
    ann, condition = burning(table, 1)
    statuses.fall_condition(table, ann, condition)
    assert seen == [(False, "burning")]
    assert [candidate.status for candidate in ann.conditions] == ["slow"]
    assert [(fact["kind"], fact.get("why")) for fact in table.facts[-2:]] == [("tick", None), ("lift", "expired")]


def test_what_lasts_until_lifted_does_not_fall(table: Table) -> None:
    ann, condition = burning(table, None)
    count = len(table.facts)
    statuses.fall_condition(table, ann, condition)
    assert ann.conditions[1] is condition
    assert len(table.facts) == count


def test_a_condition_keeps_its_place_source_and_mark_when_its_timer_changes(table: Table) -> None:
    ann, condition = burning(table, 3)
    add(table, ann, Condition("bound", None))
    new = change_timer(table, ann, condition, 9)
    assert new == condition._replace(timer=9)
    assert [candidate.status for candidate in ann.conditions] == ["slow", "burning", "bound"]
    replace(table, ann, new, Condition("burning", 1, "ann"))
    assert [(candidate.status, candidate.source) for candidate in ann.conditions][1] == ("burning", "ann")
    assert table.facts[-1]["kind"] == "condition"


def test_the_outcome_shows_params_only_where_there_are_any() -> None:
    assert outcome(Condition("slow", None)) == {"status": "slow", "timer": None, "source": None}
    assert outcome(Condition("bound", 2, "ann", {"by": "rope"})) == {
        "status": "bound",
        "timer": 2,
        "source": "ann",
        "params": {"by": "rope"},
    }
