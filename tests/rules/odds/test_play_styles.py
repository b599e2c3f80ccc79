"""Who plays how it is set for it plays so in the odds, and the tactics play the others."""

from typing import Any

import pytest

from models.marks.play_styles import noted_style, play_styles_of
from rules.engine.service import RulesService
from rules.odds.comparison import tally, with_commands
from rules.odds.difficulty_search import count_knob
from rules.odds.play_styles import PlayStyleNotes
from rules.odds.runs import Situation, runs
from rules.tactics import Player
from rules.tactics.temperaments import BEASTLY, COWARDLY, CUNNING, PLAIN, RECKLESS
from tests.benchmarks.conftest import sample_fights
from tests.rules.odds.duels import fighter, service, situation

FIGHTS = sample_fights()


def with_manners(one: RulesService, **manners: str) -> Situation:
    return Situation.from_service(one, None, PlayStyleNotes(manners))


@pytest.mark.parametrize("name", [next(item for item in FIGHTS if item.startswith(s)) for s in ("ffrpg", "fulminato")])
def test_all_set_to_one_manner_play_as_by_those_tactics_whatever_is_asked(name: str) -> None:
    here = Situation.from_service(FIGHTS[name])
    everybody = PlayStyleNotes(dict.fromkeys(here.start.ids, RECKLESS))
    other = Situation.from_service(FIGHTS[name], None, everybody)
    assert other.start.has_fixed_styles
    assert not here.start.has_fixed_styles
    by_themselves = list(runs(here, RECKLESS, 5, range(6)))
    assert list(runs(other, CUNNING, 5, range(6))) == by_themselves
    assert list(runs(Situation.unpack(other.pack()), PLAIN, 5, range(6))) == by_themselves
    assert list(runs(here, CUNNING, 5, range(6))) != by_themselves


def test_one_side_that_is_set_differs_from_both_tactics() -> None:
    name = "ffrpg: The stair of cogs"
    foes = [id for id, item in FIGHTS[name].fight.combatants.items() if item.side == "foes"]
    mixed = with_manners(FIGHTS[name], **dict.fromkeys(foes, PLAIN))
    found = [
        list(runs(candidate, by, 3, range(8)))
        for candidate, by in ((mixed, CUNNING), (Situation.from_service(FIGHTS[name]), CUNNING))
    ]
    assert found[0] != found[1]
    assert found[0] != list(runs(Situation.from_service(FIGHTS[name]), PLAIN, 3, range(8)))


def test_who_is_said_to_leave_leaves_in_the_odds() -> None:
    weak = [fighter("ann", "party", 60), fighter("bob", "foes", 40, acc=60), fighter("cid", "foes", 40, acc=60)]
    here = service(*weak)
    stays = tally(Situation.from_service(here), CUNNING, 2, 60)
    leaves = tally(Situation.from_service(here, None, PlayStyleNotes({}, {"bob": 90, "cid": 90})), CUNNING, 2, 60)
    at = leaves.start.ids.index("bob")
    downs = [sum(run.fallen >> at & 1 for run in candidate.runs) for candidate in (stays, leaves)]
    assert downs[1] < downs[0]


def test_a_party_of_cowards_that_gets_away_is_not_beaten() -> None:
    party = [fighter(id, "party", 40, spd=9) for id in ("ann", "cid")]
    here = service(*party, fighter("bob", "foes", 200, acc=60, spd=1))
    brave, timid = (tally(Situation.from_service(here), tactics, 2, 40) for tactics in (CUNNING, COWARDLY))
    odds = brave.odds([timid])
    flight = odds.flights("party")[COWARDLY].share
    assert flight > 0.25
    assert odds.outlooks[COWARDLY]["party"].unbeaten.share == pytest.approx(
        odds.spread[COWARDLY]["party"].share + flight
    )
    assert odds.flight("party").share == 0


def test_a_coward_that_waits_for_an_answer_is_a_coward_there_too() -> None:
    """A command that waits for a choice is answered in the manner of whom it asks, not by the odds' tactics."""
    name = "d100: Marea en la dársena"
    fight = FIGHTS[name]
    ids = list(fight.fight.combatants)
    for temperament in (COWARDLY, RECKLESS):
        set_so = Situation.from_service(fight, {"do": "begin"}, PlayStyleNotes(dict.fromkeys(ids, temperament)))
        plainly = Situation.from_service(fight, {"do": "begin"})
        assert list(runs(set_so, CUNNING, 2, range(2))) == list(runs(plainly, temperament, 2, range(2)))


def test_more_of_a_kind_play_as_their_kind_does() -> None:
    base = situation(fighter("ann", "party", 60), fighter("bob", "foes", 20))
    own = Situation(base.system, base.fight, None, PlayStyleNotes({"bob": BEASTLY}, {"bob": 30}))
    more = with_commands(own, count_knob(own, ["bob"], "party").commands(2))
    assert more.play_styles == PlayStyleNotes(
        {"bob": BEASTLY, "bob-2": BEASTLY, "bob-3": BEASTLY}, {"bob": 30, "bob-2": 30, "bob-3": 30}
    )
    assert own.play_styles == PlayStyleNotes({"bob": BEASTLY}, {"bob": 30})


def test_the_temperament_of_one_who_is_called_like_a_side_is_its_own_alone() -> None:
    fight = service(fighter("foes", "party", 60), fighter("bob", "foes", 20))
    (named, other) = fight.fight.combatants.values()
    player = Player(fight, PLAIN, of_combatants=PlayStyleNotes({"foes": BEASTLY}).temperaments)
    assert (player.temperament_of(named), player.temperament_of(other)) == (BEASTLY, PLAIN)


@pytest.mark.parametrize(
    ("mark", "temperament", "flees"),
    [
        ({}, None, None),
        ({"temperament": PLAIN, "notes": "Cowardly; flees below 50%"}, PLAIN, 50),
        ({"notes": "Cowardly"}, COWARDLY, None),
        ({"notes": "Never flees", "manner": noted_style("Reckless. Flees at a quarter")}, RECKLESS, 0),
        ({"manner": noted_style("Huye con la mitad")}, None, 50),
        ({"temperament": "heroic", "manner": ["heroic", "soon"]}, None, None),
    ],
)
def test_what_is_set_goes_before_the_notes_and_the_line_before_the_creature(
    mark: dict[str, Any], temperament: str | None, flees: int | None
) -> None:
    found = play_styles_of({"bob": mark})
    assert found.temperaments == ({} if temperament is None else {"bob": temperament})
    assert found.flights == ({} if flees is None else {"bob": flees})
