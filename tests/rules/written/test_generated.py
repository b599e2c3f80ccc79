"""Games made by chance out of the format's declaration become systems that can be played, or have faults with lines."""

import json
import os
import tomllib
from random import Random

import pytest

from rules.engine.service import Refused, RulesService
from rules.system.system import System
from rules.written.loader import load
from rules.written.source import BadSystem
from tests.proof_table import Proved
from tests.rules.random_player import RandomPlayer
from tests.rules.written.generated import SHEET, generated

GAMES = int(os.environ.get("TURNWRIGHT_GENERATED_GAMES", "120"))


def system_of(text: str) -> "System | None":
    try:
        return load(text)
    except BadSystem as bad:
        lines = text.count("\n") + 1
        if all(1 <= fault.line <= lines and fault.sentence for fault in bad.faults):
            return None
        raise


def played(system: System, seed: int) -> int:
    """Plays some commands, takes them back, and returns how many they were."""
    fight = system.new_fight(system.options(), seed)
    sheet = system.sheet.model_validate(SHEET)
    for id, side in (("ann", "party"), ("bob", "party"), ("orc", "foes"), ("imp", "foes")):
        made = system.new_combatant(id, id.title(), side, sheet, {})
        fight.__dict__["combatants"] = {**fight.combatants, id: made}
    service = RulesService(fight, system)
    player = RandomPlayer(service, Random(seed))
    before = json.dumps(service.packed_fight(), sort_keys=True)
    if isinstance(player.do({"do": "begin"}), Refused):
        return 0
    done = sum(1 for _ in player.turns(25))
    while not isinstance(player.do({"do": "undo"}), Refused):
        pass
    assert json.dumps(service.packed_fight(), sort_keys=True) == before
    return done


def test_a_generated_game_is_played_and_undone_or_has_faults_with_lines(proved: Proved) -> None:
    """`TURNWRIGHT_GENERATED_GAMES` says how many are tried."""
    proved("generated games played and undone, or refused with lines", GAMES, f"0 to {GAMES - 1}")
    systems = commands = 0
    for seed in range(GAMES):
        text = generated(seed)
        assert tomllib.loads(text)["system"]["id"] == "chance"
        system = system_of(text)
        if system is not None and not needs_more(system):
            systems += 1
            commands += played(system, seed)
    assert systems > GAMES // 5
    assert commands > 5 * systems


def needs_more(system: System) -> bool:
    """Whether its sheets need what ours do not say."""
    return any(info.is_required() for name, info in system.sheet.model_fields.items() if name not in SHEET)


@pytest.mark.parametrize("field", ["max", "start"])
@pytest.mark.parametrize("of", ["fire", "luck", "2 * of_luck"])
def test_what_a_pool_has_cannot_rest_on_what_is_left_of_pools(field: str, of: str) -> None:
    text = generated(0).partition("[pool.")[0]
    more = f'[pool.luck]\nmax = 3\n[pool.fire]\n[pool.hp]\n{field} = "{of}"\n[number.of_luck]\nis = "luck"\n'
    with pytest.raises(BadSystem) as caught:
        load(text + more)
    assert (f"pool.hp.{field}", more.count("\n") - 2 + text.count("\n")) in [
        (fault.place, fault.line) for fault in caught.value.faults
    ]
