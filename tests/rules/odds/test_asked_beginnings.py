"""A fight whose beginning asks who goes first is played on, too: whoever plays by itself answers."""

from models.exchange.shipped_games import shipped_games
from rules.engine.service import RulesService
from rules.odds.runs import NOBODY, Situation, runs
from rules.scripts.setup import new_fight
from rules.tactics import CUNNING
from rules.written.rulebook import system_by


def test_a_fight_in_which_one_names_the_next_is_played_from_its_beginning() -> None:
    text = next(game.text for game in shipped_games() if game.name == "relay")
    system = system_by("relay", (text,))
    combatants = [{"id": id, "side": side, "sheet": {"heart": 6}} for id, side in (("ann", "party"), ("foe", "foes"))]
    service = RulesService(new_fight(system, system.options(), 1, None, combatants), system)
    outcomes = list(runs(Situation.from_service(service), CUNNING, 1, range(5)))
    assert NOBODY not in {run.winner for run in outcomes}
