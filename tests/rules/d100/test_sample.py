"""The sample library of this system has enough to begin with, and a fight that is measured on its board."""

from collections import Counter

from rules.d100.combatant.state import metres_to
from rules.engine.service import Refused
from tests.samples import creatures, members, sample, set_up

CREATURES, MEMBERS = creatures("d100"), members("d100")
ENCOUNTERS = sample("d100")["encounters"]


def test_there_is_enough_to_begin_with() -> None:
    assert len(CREATURES) >= 15
    assert all(item["sheet"]["weapons"] for item in (*CREATURES.values(), *MEMBERS.values()))
    assert len(MEMBERS) == 4
    kinds = Counter(
        weapon["kind"]
        for entry in ENCOUNTERS[0]["entries"]
        for weapon in (CREATURES | MEMBERS)[entry.get("creature") or entry["member"]]["sheet"]["weapons"]
        if "kind" in weapon
    )
    assert kinds["firearm"] >= 5


def test_a_fight_of_the_sample_is_measured_on_its_board() -> None:
    [encounter] = [encounter for encounter in ENCOUNTERS if "board" in encounter]
    service = set_up(encounter)
    board = service.fight.board
    cells = [combatant.cell for combatant in service.fight.combatants.values()]
    assert len(set(cells)) == len(cells)
    assert all(cell is not None and board.state_at(cell) == "free" for cell in cells)
    assert not isinstance(service.do({"do": "begin"}), Refused)
    names = {combatant.sheet.weapons[0].name: combatant for combatant in service.fight.combatants.values()}
    shooter = names["Rifle de cerrojo"]
    far = max(
        service.fight.combatants.values(), key=lambda combatant: metres_to(service.fight, shooter, combatant) or 0
    )
    near = names["Pistola de bolsillo"]
    assert 40 < (metres_to(service.fight, shooter, far) or 0) <= shooter.sheet.weapons[0].range
    assert (metres_to(service.fight, near, shooter) or 0) > near.sheet.weapons[0].range
