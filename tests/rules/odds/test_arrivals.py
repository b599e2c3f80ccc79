"""Who is still to enter: in its time, once, on its own dice, and no fight is over before time has brought them."""

from typing import Any

import pytest

from rules.engine.replay import played as replayed
from rules.engine.replay import replay_script
from rules.engine.service import RulesService
from rules.engine.triggers import COUNTDOWN, FALLS, POOL, ROUND, Awaited, has_come
from rules.odds.arrivals import Arrival, is_settled
from rules.odds.comparison import tally, with_commands
from rules.odds.disaster import story
from rules.odds.play_styles import PlayStyleNotes
from rules.odds.runs import Situation, Start, derive_seed, play_fight, runs
from rules.scripts import script
from rules.system import registry
from rules.tactics.temperaments import BEASTLY, CUNNING, RANDOM
from tests.benchmarks.conftest import sample_fights
from tests.rules.odds.duels import duel_script, fighter, service
from tests.worked import SYSTEMS

FIGHTS = sample_fights()


def wolf(id: str, side: str = "foes", hp: int = 20, **more: Any) -> dict[str, Any]:
    return {"name": id.title(), **fighter(id, side, hp, **more)}


def coming(here: RulesService, *arrivals: Arrival) -> Situation:
    return Situation.from_service(here, None, PlayStyleNotes(), arrivals)


def in_round(number: int, *people: dict[str, Any]) -> Arrival:
    return Arrival(0, (Awaited(ROUND, number),), people)


def facts_of(here: Situation, number: int = 0) -> list[dict[str, Any]]:
    return [dict(fact) for fact in play_fight(here.start, CUNNING, derive_seed(1, number)).journal.facts()]


def test_they_enter_in_their_round_and_not_before() -> None:
    here = coming(service(), in_round(3, wolf("cid"), wolf("dan")))
    rounds, now = {}, 0
    for fact in facts_of(here):
        now = int(fact["round"]) if fact["kind"] == "round" else now
        if fact["kind"] == "join":
            rounds[fact["actor"]] = now
    assert rounds == {"cid": 3, "dan": 3}


def test_a_countdown_starts_with_the_fight_and_brings_them_as_it_runs_out() -> None:
    start: dict[str, Any] = {"do": "countdown", "name": "Bell", "rounds": 2}
    bell = Arrival(0, (Awaited(COUNTDOWN, word="Bell"),), (wolf("cid"),), start)
    kinds = [fact["kind"] for fact in facts_of(coming(service(), bell))]
    assert kinds.index("countdown") < kinds.index("join")
    began = service()
    began.do({"do": "begin"})
    never = coming(began, bell)
    assert "join" not in [fact["kind"] for fact in facts_of(never)]
    assert is_settled(began, never.arrivals) is False


def test_a_side_is_not_beaten_while_time_brings_it_help() -> None:
    here = service(fighter("ann", "party", 60), fighter("bob", "foes", 1, eva=0))
    late = coming(here, in_round(6, wolf("cid", hp=1, eva=0)))
    with_help, alone = (tally(situation, CUNNING, 3, 20) for situation in (late, Situation.from_service(here)))
    assert alone.odds().rounds.p90 < 6 <= with_help.odds().rounds.p10
    assert with_help.odds().combatants["cid"].falls.share == with_help.odds().sides["party"].share > 0.9
    assert with_help.odds().undecided.share == 0


def test_help_that_comes_too_late_changes_nothing_for_who_is_down() -> None:
    here = service(fighter("ann", "party", 1, eva=0), fighter("bob", "foes", 60))
    late = coming(here, in_round(9, wolf("cid", hp=20)))
    odds = tally(late, CUNNING, 3, 20).odds()
    assert odds.sides["foes"].share > 0.9
    assert odds.rounds.p90 < 9
    assert odds.combatants["cid"].falls.share == 0
    assert odds.combatants["cid"].pools["hp"].median == 20


def test_what_a_fall_or_a_wound_brings_comes_with_it() -> None:
    here = service(fighter("ann", "party", 60), fighter("bob", "foes", 30))
    for awaited in (Awaited(FALLS, who="bob"), Awaited(POOL, 50, "hp", "bob", share=True)):
        kinds = [
            (item["kind"], item.get("actor")) for item in facts_of(coming(here, Arrival(0, (awaited,), (wolf("cid"),))))
        ]
        assert kinds.count(("join", "cid")) == 1
        assert kinds.index(("join", "cid")) > next(at for at, (kind, _) in enumerate(kinds) if kind == "damage")


def test_nobody_waits_for_what_may_never_come() -> None:
    """A cue on somebody who is away holds no fight open."""
    here = service(fighter("ann", "party", 60), fighter("bob", "foes", 1, eva=0))
    never = coming(here, Arrival(0, (Awaited(FALLS, who="zoe"),), (wolf("cid"),)))
    assert tally(never, CUNNING, 1, 10).odds().rounds.p90 < 10


def test_a_new_side_may_come_and_win() -> None:
    here = service(fighter("ann", "party", 20), fighter("bob", "foes", 20))
    third = coming(here, in_round(2, wolf("ogre", "neutral", 300, acc=200)))
    assert third.start.sides == ("party", "foes", "neutral")
    assert tally(third, CUNNING, 1, 20).odds().sides["neutral"].share > 0.9


def test_the_others_keep_their_dice_until_they_come() -> None:
    """So what a wave is worth is counted in pairs: until it comes nothing is another."""
    here = service(fighter("ann", "party", 90), fighter("bob", "foes", 90))
    logs = [facts_of(situation) for situation in (Situation.from_service(here), coming(here, in_round(3, wolf("cid"))))]
    same = next(at for at, (item, two) in enumerate(zip(*logs, strict=False)) if item != two)
    assert logs[1][same]["kind"] == "join" or {"join"} & {log["kind"] for log in logs[1][same - 3 : same + 3]}


def test_who_has_an_id_or_a_name_that_is_taken_gets_another() -> None:
    here = coming(service(wolf("ann", "party"), wolf("bob")), in_round(2, wolf("bob")))
    assert here.start.ids == ("ann", "bob", "bob-b")
    assert [item["name"] for item in here.start.arriving[0]] == ["Bob B"]


def test_a_wave_that_enters_by_a_change_does_not_come_again() -> None:
    base = coming(service(), in_round(3, wolf("cid")))
    other = with_commands(base, [{"do": "join", "combatant": wolf("cid"), "wave": 0}])
    assert other.arrivals == ()
    assert with_commands(base, [{"do": "note", "text": "x"}]).arrivals == base.arrivals


def test_they_play_in_their_own_manner() -> None:
    people = (wolf("cid", hp=60), wolf("dan", hp=60))
    arrival = in_round(2, *people)
    own = Situation.from_service(service(), None, PlayStyleNotes({"cid": RANDOM, "dan": RANDOM}), (arrival,))
    assert list(runs(own, CUNNING, 3, range(8))) != list(runs(coming(service(), arrival), CUNNING, 3, range(8)))


def test_a_disaster_with_a_wave_is_played_on_as_a_script() -> None:
    base = duel_script(fighter("ann", "party", 60), fighter("bob", "foes", 40))
    here = coming(replayed(script.check(base)).service, in_round(2, wolf("cid")))
    told = story(here, CUNNING, 8, 3)
    (join,) = [command for command in told.commands if command["do"] == "join"]
    assert join["wave"] == 0
    written = told.script(base)
    assert "wave" not in str(written["commands"])
    outcome, _ = replay_script(script.check(written))
    assert list(outcome["combatants"]) == ["ann", "bob", "cid"]
    (run,) = runs(here, CUNNING, 8, (3,))
    left = [item["pools"]["hp"] for item in outcome["combatants"].values()]
    assert list(run.pools[:: len(here.start.pools)]) == left


@pytest.mark.parametrize("system", SYSTEMS)
def test_in_every_system_a_wave_comes_onto_its_board_and_runs_stay_the_same(system: str) -> None:
    name = next(item for item in FIGHTS if item.startswith(f"{system}:"))
    fight = FIGHTS[name]
    foe = next(combatant for combatant in fight.fight.combatants.values() if combatant.side == "foes")
    sheet = foe.sheet.model_dump(mode="json", exclude_unset=True)
    people = tuple({"id": f"late-{n}", "name": f"Late {n}", "side": "foes", "sheet": sheet} for n in (1, 2))
    here = Situation.from_service(fight, None, PlayStyleNotes({"late-1": BEASTLY}), (in_round(2, *people),))
    ended = play_fight(here.start, CUNNING, derive_seed(1, 0)).fight
    assert {"late-1", "late-2"} <= ended.combatants.keys()
    if foe.cell is not None:
        there = [ended.combatants[str(combatant["id"])] for combatant in people]
        assert all(item.cell is not None or item.state != "active" for item in there)
    again = Situation.unpack(here.pack())
    assert list(runs(again, CUNNING, 1, (1, 0))) == list(runs(here, CUNNING, 1, (0, 1)))[::-1]


@pytest.mark.parametrize("phase", ["setup", "ended"])
def test_before_the_beginning_and_after_the_end_nothing_comes(phase: str) -> None:
    here = service()
    here.fight.__dict__["phase"] = phase
    system = registry.system("ffrpg")
    assert not has_come(Awaited(ROUND, 0), here.fight, system)
    assert isinstance(Situation.from_service(here).start, Start)
