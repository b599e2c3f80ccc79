"""The tally: what it says of runs that one can count oneself."""

from rules.odds.runs import FIRST_SIZES, NOBODY, SIZE, Run, other_tactics, rounds
from rules.odds.tally import Tally
from rules.tactics.temperaments import CUNNING, PLAIN, RANDOM, TEMPERAMENTS
from tests.rules.odds.duels import fighter, situation


def tally(*outcomes: tuple[int, int, int, tuple[int, ...]]) -> Tally:
    start = situation(fighter("ann", "party"), fighter("cid", "party"), fighter("bob", "foes")).start
    made = Tally(start, CUNNING)
    made.add(Run(number, *item) for number, item in enumerate(outcomes))
    return made


def pools(*hp: int) -> tuple[int, ...]:
    return tuple(number for item in hp for number in (item, 0))


def test_it_counts_who_wins_who_falls_and_what_is_left() -> None:
    odds = tally(
        (0, 2, 0b100, pools(20, 7, 0)),
        (0, 3, 0b101, pools(0, 4, 0)),
        (1, 6, 0b011, pools(0, 0, 9)),
        (NOBODY, 9, 0b111, pools(0, 0, 0)),
    ).odds()
    assert (odds.fights, odds.decided, odds.undecided.share) == (4, 3, 0.25)
    assert {side: share.share for side, share in odds.sides.items()} == {"party": 0.5, "foes": 0.25}
    assert odds.rounds == (3, 2, 9)
    assert {id: prospect.falls.share for id, prospect in odds.combatants.items()} == {
        "ann": 0.75,
        "cid": 0.5,
        "bob": 0.75,
    }
    assert odds.combatants["cid"].pools["hp"] == (0, 0, 7)
    assert odds.falls == {"party": (2, 0, 2), "foes": (1, 0, 1)}, "what happens in half of the fights counts"


def test_who_gets_away_is_not_beaten_where_half_of_the_side_do() -> None:
    flown, split, lost, won = (1, 2, 0, 0b011), (1, 2, 0b001, 0b010), (1, 2, 0b011, 0), (0, 2, 0b100, 0b001)
    runs = [
        (winner, rounds, fallen, pools(1, 1, 1), gone) for winner, rounds, fallen, gone in (flown, split, lost, won)
    ]
    start = tally().start
    made = Tally(start, CUNNING)
    made.add(Run(number, *item) for number, item in enumerate(runs))
    odds = made.odds([made])
    assert odds.unbeaten["party"].share == 0.75, "won once, flown twice"
    assert odds.flight("party").share == 0.5
    assert {tactics: flight.share for tactics, flight in odds.flights("party").items()} == {CUNNING: 0.5}
    assert odds.flight("foes").share == 0.0


def test_the_object_of_the_contract_has_its_keys() -> None:
    one, other = tally((0, 2, 0, pools(1, 1, 1))), tally((1, 2, 0, pools(1, 1, 1)))
    other.tactics = PLAIN
    data = one.odds([other]).to_json()
    assert list(data) == ["fights", "decided", "tactics", "sides", "undecided", "rounds", "combatants", "spread"]
    assert data["sides"]["party"].keys() == {"wins", "low", "high"}
    assert data["rounds"] == {"median": 2, "p10": 2, "p90": 2}
    assert data["combatants"]["ann"].keys() == {"falls", "low", "high", "pools"}
    assert data["combatants"]["ann"]["pools"]["hp"] == {"median": 1, "p10": 1, "p90": 1}
    assert data["spread"] == {PLAIN: {"party": 0.0, "foes": 1.0}}


def test_batches_are_the_same_however_many_fights_there_are_but_for_the_last() -> None:
    plan = [*rounds(CUNNING, 200)]
    assert [len(candidate.own.numbers) for candidate in plan] == [*FIRST_SIZES, SIZE, SIZE, 20]
    assert [*rounds(CUNNING, 1000)][: len(plan) - 1] == plan[:-1]
    assert [number for candidate in plan for number in candidate.own.numbers] == list(range(200))


def test_a_fifth_as_many_are_played_under_each_of_the_others() -> None:
    others = other_tactics(CUNNING)
    assert {*others, CUNNING, RANDOM} == set(TEMPERAMENTS)
    for fights in (1, 4, 5, 6, 200, 1000):
        found = dict.fromkeys(others, 0)
        for round in rounds(CUNNING, fights):
            for batch in round.others:
                found[batch.tactics] += len(batch.numbers)
        assert set(found.values()) == {-(-fights // 5)}
    assert next(iter(rounds(CUNNING, 5, spread=False))).others == ()
