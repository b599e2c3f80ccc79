"""The summary for the players: all of their own, and of strangers what everybody saw."""

from rules.engine.service import RulesService
from rules.log.redaction import Edition, hidden_always, players_edition
from rules.summary.highlights import Highlight
from rules.summary.summary import players_summary, summary
from tests.rules.core.toy import BEGIN, NEXT, STRIKE, being, fight_of

STRUCK = [{**BEGIN, "dice": [10, 10, 10]}, {**STRIKE, "dice": [19, 3]}, NEXT]
"""Ann strikes Bob, who loses three."""


def fought(*commands: dict[str, object]) -> RulesService:
    """Ann of the party has struck Bob; the spy stands beside him."""
    beings = [being("ann", "party", speed=20), being("bob", speed=10), being("spy", speed=1)]
    return fight_of(*STRUCK, *commands, beings=beings)


def known(service: RulesService, *hidden: str) -> list[Highlight]:
    everybody = frozenset(service.fight.combatants)
    return list(players_summary(service, Edition(everybody, frozenset({"ann"}), hidden_always(hidden))).highlights)


def test_a_strangers_close_call_is_nobodys_business() -> None:
    for whose, told in (("bob", set()), ("ann", {"ann"})):
        service = fought({"do": "damage", "actor": whose, "amount": 6 if whose == "bob" else 9})
        assert {highlight.actor for highlight in summary(service).highlights if highlight.kind == "close_call"} == {
            whose
        }
        assert {highlight.actor for highlight in known(service) if highlight.kind == "close_call"} == told


def test_nothing_tells_that_somebody_stands_beside_a_stranger_whom_nobody_ever_saw() -> None:
    """One foe who brings all down is told to have done it alone where there is another."""
    own = ("ann", "cat", "dan")
    beings = [*(being(who, "party", hp=1) for who in own), being("bob", speed=20), being("spy", speed=19)]
    first, *others = ({**STRIKE, "actor": "bob", "targets": [who], "dice": [19, 6]} for who in own)
    service = fight_of({**BEGIN, "dice": [10] * 5}, first, beings=beings)
    for strike in others:
        service.do({"do": "next"})
        while service.fight.active != "bob":
            service.do({"do": "next"})
        service.do(strike)
    assert "felled_all" in {highlight.kind for highlight in summary(service).highlights}
    assert "felled_all" in {highlight.kind for highlight in known(service)}
    assert "felled_all" not in {highlight.kind for highlight in known(service, "spy")}


def test_what_the_own_lost_is_told_with_its_number_and_what_strangers_lost_without() -> None:
    service = fought()
    strange = [highlight for highlight in known(service) if highlight.target == "bob"]
    assert {highlight.kind for highlight in strange} >= {"opening_blow"}
    assert not any(highlight.number for highlight in strange)
    beings = [being("ann", "party"), being("bob", speed=20)]
    struck = fight_of(BEGIN, {**STRIKE, "actor": "bob", "targets": ["ann"], "dice": [19, 5]}, beings=beings)
    assert [(highlight.kind, highlight.number) for highlight in known(struck) if highlight.target == "ann"] == [
        ("first_blow", 5)
    ]


def test_the_falls_of_the_own_are_counted() -> None:
    beings = [being("ann", "party", hp=2), being("bob", speed=20)]
    service = fight_of(BEGIN, {**STRIKE, "actor": "bob", "targets": ["ann"], "dice": [19, 6]}, beings=beings)
    everybody = frozenset(service.fight.combatants)
    shares = players_summary(service, Edition(everybody, frozenset({"ann"}))).shares
    assert shares["ann"].falls == summary(service).shares["ann"].falls == 1


def test_who_changes_sides_stands_out_to_those_who_saw_it_and_to_nobody_where_it_did_not() -> None:
    turns: list[dict[str, object]] = [
        {"do": "side", "actor": "bob", "side": "party"},
        {"do": "side", "actor": "spy", "side": "woods"},
    ]
    service = fought(*turns, {"do": "side", "actor": "ann", "side": "party"})
    assert [item.actor for item in summary(service).highlights if item.kind == "turned"] == ["bob"]
    assert [item.actor for item in known(service, "spy") if item.kind == "turned"] == ["bob"]
    assert [item.actor for item in known(service, "bob") if item.kind == "turned"] == ["spy"]
    courses = {course.id: course for course in summary(service).courses}
    assert [len(courses[who].sides) for who in ("ann", "bob", "spy")] == [0, 2, 2]


def test_who_goes_over_has_her_course_and_share_as_long_as_she_was_with_the_players() -> None:
    beings = [being("ann", "party", hp=10), being("bob", speed=20), being("cat", "party")]
    hurt = [{"do": "damage", "actor": "ann", "amount": amount} for amount in (2, 3)]
    over: dict[str, object] = {"do": "side", "actor": "ann", "side": "foes"}
    service = fight_of({**BEGIN, "dice": [10] * 3}, hurt[0], over, hurt[1], beings=beings)
    edition = players_edition(service.fight.combatants, service.journal.facts(), hidden_always(()))
    seen = players_summary(service, edition)
    assert [course.id for course in seen.courses] == ["ann", "cat"]
    whole = next(course for course in summary(service).courses if course.id == "ann")
    assert [value for _, value in whole.points] == [10, 8, 5]
    assert [value for _, value in seen.courses[0].points] == [10, 8]
    assert seen.courses[0].sides == whole.sides
    assert seen.shares["ann"].taken == 2
