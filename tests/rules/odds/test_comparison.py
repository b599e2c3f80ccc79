"""What if, harder or easier, the one-in-twenty disaster: each against fights that are played out."""

from math import hypot
from typing import Any

import pytest

from rules.engine.replay import played as replayed
from rules.engine.replay import replay_script, service_for
from rules.odds.comparison import ChangeRefused, compare, tally, with_commands
from rules.odds.difficulty_search import Knob, SearchResult, able_combatants, count_knob, find_change, hit_points_knob
from rules.odds.disaster import run_at_percentile, story
from rules.odds.runs import NOBODY, Run, Situation, runs
from rules.odds.tally import Tally
from rules.scripts import script
from rules.tactics.temperaments import CUNNING
from tests.proving import short_of
from tests.rules.odds.duels import duel_script, fighter, service, situation
from tests.worked import SYSTEMS, between_sides

FIGHTS = 80


def reach(*asked: Any, **wanted: Any) -> SearchResult:
    """What a search finds, however often it stops."""
    search = find_change(*asked, **wanted)
    while True:
        try:
            next(search)
        except StopIteration as over:
            found: SearchResult = over.value
            return found


def test_a_change_is_made_by_commands_and_leaves_the_situation_as_it_was() -> None:
    base = situation()
    before = base.pack()
    other = with_commands(base, [{"do": "set", "actor": "bob", "pool": "hp", "value": 3}])
    assert other.start.fight.combatants["bob"].pools["hp"] == 3
    assert base.start.fight.combatants["bob"].pools["hp"] == 20
    assert base.pack() == before


def test_a_change_that_the_rules_refuse_is_told() -> None:
    with pytest.raises(ChangeRefused) as told:
        with_commands(situation(), [{"do": "condition", "actor": "bob", "status": "merry"}])
    assert told.value.code == "no_such_status"


def test_a_wound_is_worth_something_and_pairs_say_it_better_than_two_samples() -> None:
    base = situation(fighter("ann", "party", 60), fighter("bob", "foes", 60))
    other = with_commands(base, [{"do": "set", "actor": "bob", "pool": "hp", "value": 54}])
    found = compare(base, other, CUNNING, 1, 300)
    assert found.wins["party"].low > 0
    assert found.wins["foes"].high < 0
    assert found.wins["party"].by == -found.wins["foes"].by
    apart = hypot(*(odds.sides["party"].half_width for odds in (found.base, found.changed)))
    assert found.wins["party"].half_width < apart * 0.8


def test_nothing_changed_is_worth_nothing() -> None:
    found = compare(situation(), situation(), CUNNING, 1, 40)
    assert found.base == found.changed
    assert {difference.by for difference in found.wins.values()} == {0.0}


def test_more_of_a_kind_make_it_harder_until_the_risk_is_there() -> None:
    wolves = [fighter(f"wolf-{letter}", "foes", 8) for letter in "ab"]
    base = situation(fighter("ann", "party", 60), *wolves)
    knob = count_knob(base, ["wolf-a", "wolf-b"], "party")
    wanted: dict[str, Any] = {"tactics": CUNNING, "seed": 2, "fights": FIGHTS}
    here = tally(base, CUNNING, 2, FIGHTS).odds()
    assert here.sides["party"].share > 0.7
    found = reach(base, knob, "party", 0.5, **wanted)
    assert found.reached
    assert found.change >= 1
    assert found.risk >= 0.5
    assert [command["do"] for command in found.commands] == ["join"] * found.change
    one_less = with_commands(base, knob.commands(found.change - 1))
    assert 1 - tally(one_less, CUNNING, 2, FIGHTS).odds().sides["party"].share < 0.5
    assert with_commands(base, found.commands).start.fight.combatants.keys() >= {"ann", "wolf-a", "wolf-b"}


def test_fewer_hit_points_of_the_foe_make_it_easier() -> None:
    base = situation(fighter("ann", "party", 40), fighter("bob", "foes", 40))
    wanted: dict[str, Any] = {"tactics": CUNNING, "seed": 2, "fights": FIGHTS}
    found = reach(base, hit_points_knob(base, ["bob"], "party"), "party", 0.2, **wanted)
    assert found.reached
    assert -40 < found.change < 0
    assert found.risk <= 0.2
    bob = with_commands(base, found.commands).start.fight.combatants["bob"]
    assert (bob.pools["hp"], bob.sheet.hp) == (40 + found.change, 40 + found.change)


def test_hit_points_of_ones_own_are_turned_the_other_way() -> None:
    base = situation(fighter("ann", "party", 40), fighter("bob", "foes", 20))
    wanted: dict[str, Any] = {"tactics": CUNNING, "seed": 2, "fights": FIGHTS}
    found = reach(base, hit_points_knob(base, ["ann"], "party"), "party", 0.5, **wanted)
    assert found.change > 0
    assert with_commands(base, found.commands).start.fight.combatants["ann"].sheet.hp == 40 - found.change


def test_what_the_knob_cannot_reach_is_said() -> None:
    base = situation(fighter("ann", "party", 20), fighter("bob", "foes", 200, acc=200))
    wanted: dict[str, Any] = {"tactics": CUNNING, "seed": 2, "fights": 20}
    found = reach(base, count_knob(base, ["bob"], "party"), "party", 0.1, **wanted)
    assert (found.reached, found.change) == (False, 0)
    stuck = Knob(-3, 0, lambda change: [{"do": "set", "actor": "bob", "pool": "hp", "value": 200 + change}])
    assert reach(base, stuck, "party", 0.1, **wanted).change == -3


def test_who_can_act_no_more_is_not_counted_and_of_nobody_nothing_can_be_changed() -> None:
    one = service(fighter("ann", "party"), fighter("bob", "foes"), fighter("cid", "foes"))
    one.do({"do": "begin"})
    assert [two.id for two in able_combatants(Situation.from_service(one).start, ["bob", "cid"])] == ["bob", "cid"]
    one.do({"do": "damage", "actor": "cid", "amount": 99})
    base = Situation.from_service(one)
    assert [two.id for two in able_combatants(base.start, ["bob", "cid"])] == ["bob"]
    for knob in (count_knob(base, ["cid"], "party"), hit_points_knob(base, ["cid"], "party")):
        found = reach(base, knob, "party", 0.9, tactics=CUNNING, seed=2, fights=20)
        assert (found.change, found.commands, found.reached) == (0, (), False)


def test_others_with_the_same_sheet_stay_as_they_are() -> None:
    base = situation(fighter("ann", "party"), *(fighter(id, "foes") for id in ("bob", "cid", "dan")))
    assert count_knob(base, ["bob"], "party").least == 0
    assert [command["actor"] for command in count_knob(base, ["bob", "cid"], "party").commands(-1)] == ["cid"]
    assert {command["actor"] for command in hit_points_knob(base, ["bob"], "party").commands(-1)} == {"bob"}


@pytest.mark.parametrize("many", short_of((12, 4), 4))
@pytest.mark.parametrize("system", SYSTEMS)
def test_every_turn_of_a_knob_is_one_that_the_rules_take(system: str, many: int) -> None:
    turned = 0
    for setup in between_sides(system)[:many]:
        base = Situation.from_service(service_for(script.check(setup)))
        for id in base.start.fight.combatants:
            for knob in (count_knob(base, [id], "party"), hit_points_knob(base, [id], "party")):
                for change in {knob.least, -1, 1, 2, knob.most} - {0}:
                    if knob.least <= change <= knob.most:
                        with_commands(base, knob.commands(change))
                        turned += 1
    assert turned > many


def test_what_is_too_hard_already_is_played_once_before_anything_is_tried() -> None:
    base = situation(fighter("ann", "party", 20), fighter("bob", "foes", 200, acc=200))
    tried: list[int] = []

    def play(one: Situation, tactics: str, seed: int, numbers: range) -> list[Run]:
        tried.append(one.start.fight.combatants["bob"].pools["hp"])
        return list(runs(one, tactics, seed, numbers))

    reach(base, hit_points_knob(base, ["bob"], "party"), "party", 0.1, tactics=CUNNING, seed=2, fights=5, play=play)
    assert tried.count(200) == 1


def test_copies_come_onto_the_nearest_free_cell() -> None:
    board = {"width": 3, "height": 2, "cell_size": 5, "blocked": [[1, 0]]}
    sheet = {"pv": 9, **dict.fromkeys(("constitucion", "destreza", "mente", "gracia"), "d8")}
    data = {
        "system": "fulminato",
        "board": board,
        "combatants": [
            {"id": "ana", "side": "party", "sheet": sheet, "cell": [2, 1]},
            {"id": "lobo", "side": "foes", "sheet": sheet, "cell": [0, 0]},
        ],
    }
    base = Situation.from_service(replayed(script.check(data)).service)
    commands: Any = count_knob(base, ["lobo"], "party").commands(3)
    assert [command["combatant"].get("cell") for command in commands] == [[0, 1], [1, 1], [2, 0]]
    assert len({command["combatant"]["id"] for command in commands}) == 3


# --- the disaster ----------------------------------------------------------------------------------------------


def test_the_disaster_goes_worse_than_nineteen_in_twenty() -> None:
    start = situation().start
    made = Tally(start, CUNNING)
    fared = [(0, 0b10, 20 - number) for number in range(17)] + [(1, 0b01, 0), (NOBODY, 0, 9), (1, 0b01, 0)]
    made.add(Run(number, winner, 2, fallen, (left, 0, 0, 0)) for number, (winner, fallen, left) in enumerate(fared))
    assert run_at_percentile(made, "party") == 17
    assert run_at_percentile(made, "party", 10) == 19
    assert run_at_percentile(made, "party", 15) == 18
    assert run_at_percentile(made, "party", 20) == 16
    assert run_at_percentile(made, "party", 100) == 0


def test_a_disaster_is_read_and_played_on_as_a_script() -> None:
    fighters = (fighter("ann", "party", 45), fighter("bob", "foes", 40))
    base = duel_script(*fighters, commands=({"do": "begin"}, {"do": "damage", "actor": "bob", "amount": 4}))
    here = Situation.from_service(replayed(script.check(base)).service)
    found = tally(here, CUNNING, 8, 40)
    number = run_at_percentile(found, "party")
    told = story(here, CUNNING, 8, number)
    (run,) = [candidate for candidate in found.runs if candidate.number == number]
    assert run.winner == 1
    read = script.check(told.script(base))
    outcome, status = replay_script(read)
    assert (status, outcome["error"], outcome["question"]) == (0, None, None)
    assert outcome["combatants"]["ann"]["state"] == "unconscious"
    for id, value in told.service.fight.combatants.items():
        assert outcome["combatants"][id]["pools"] == dict(value.pools)
    assert any("Ann" in line.text or "ann" in line.text for line in told.log())
    assert told.log("es") != told.log()
