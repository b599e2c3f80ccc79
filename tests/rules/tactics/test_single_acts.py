"""Where no rule counts what is done in a turn, whoever plays by itself does one thing in each."""

from typing import Any

import pytest

from models.exchange.shipped_games import shipped_games
from rules.engine.service import RulesService
from rules.scripts.setup import new_fight
from rules.system.system import System
from rules.tactics import Player
from rules.tactics.player import counts_acts
from rules.written.loader import load

GAMES = {game.name: game.text for game in shipped_games()}
ATTACKING = ("attack", "spend")


def fight_of(system: System[Any, Any], **sheet: Any) -> RulesService[Any]:
    sides = ("party", "party", "foes", "foes")
    combatants = [{"id": f"c{number}", "side": side, "sheet": sheet} for number, side in enumerate(sides)]
    return RulesService(new_fight(system, system.options(), 4, None, combatants), system)


def test_a_turn_has_one_attack_where_attacks_cost_nothing() -> None:
    service = fight_of(load(GAMES["skirmish"]), hp=200)
    Player(service).play(40)
    attacks, most = 0, 0
    for fact in service.journal.facts():
        attacks = 0 if fact["kind"] == "turn" else attacks + (fact["kind"] == "attack")
        most = max(most, attacks)
    assert most == 1


@pytest.mark.parametrize(
    ("name", "counts"),
    [("skirmish", False), ("any_game", False), ("relay", True), ("sparrows", True), ("embers", True)],
)
def test_only_what_actions_pay_with_counts(name: str, counts: bool) -> None:
    assert counts_acts(load(GAMES[name])) is counts


def test_a_slot_with_which_only_a_reaction_is_paid_limits_no_turn() -> None:
    text = GAMES["skirmish"].replace("[reaction.parry]", "[slot.guard]\n[reaction.parry]\ncost = { guard = 1 }")
    assert load(text).slots
    assert not counts_acts(load(text))


POINTS = """
[pool.points]
max = 3
[always]
turn_begins = [{ gain = "points", amount = 3, of = "self" }]
"""


def test_points_that_every_turn_brings_anew_count_as_well() -> None:
    text = GAMES["skirmish"].replace("[action.strike]", f"{POINTS}\n[action.strike]\ncost = {{ points = 1 }}")
    system = load(text)
    assert counts_acts(system)
    service = fight_of(system, hp=200)
    Player(service).play(4)
    kinds = [fact["kind"] for fact in service.journal.facts()]
    first = kinds[kinds.index("turn") + 1 :]
    assert first[: first.index("turn")].count("attack") == 3
