"""Another sheet in the midst of a fight: kept, undone, played on after reopening, and nothing leaks at the end."""

from typing import Any

from models.library import Library
from models.parties import Member, Party
from tests.there import there
from tests.ui.as_saved import assert_as_saved
from tests.ui.encounter.conftest import APP, GUARD, HERO, SYSTEM, GameTable
from ui.newcomers import reinforce

AXE: dict[str, Any] = {"id": "axe", "name": "Axe", "scale": 3, "die": "d10"}


def own_rows(table: GameTable, id: str, place: str) -> list[dict[str, Any]]:
    return [row.model_dump(mode="json", exclude_unset=True) for row in getattr(table.fight.combatants[id].sheet, place)]


def test_a_weapon_more_is_used_at_once_and_outlasts_a_start(begun: GameTable) -> None:
    begun.all_by(APP)
    before = begun.log()
    begun.conductor.command({"do": "set", "actor": "ana", "sheet": {"weapons": [AXE], "str": 12}})
    assert len(begun.log()) == len(before) + 1
    assert "Axe" in begun.log()[-1]
    assert "12" in begun.log()[-1]
    assert_as_saved(begun)
    encounter = there(begun.conductor.encounter_id)
    begun.conductor.close_fight()
    assert begun.conductor.resume(encounter)
    assert [row["id"] for row in own_rows(begun, "ana", "weapons")] == ["axe"]
    begun.conductor.command({"do": "act", "actor": "ana", "action": "attack", "with": "axe", "targets": ["guard-a"]})
    assert len(begun.log()) > len(before) + 1
    begun.window.undo()
    begun.window.undo()
    assert begun.log() == before
    assert own_rows(begun, "ana", "weapons") == HERO["weapons"]
    begun.window.redo()
    assert begun.fight.combatants["ana"].sheet.str == 12
    assert begun.window.undoing.steps()[0]


def test_what_was_changed_for_a_fight_alone_does_not_come_home_with_a_member(
    library: Library, table: GameTable
) -> None:
    party = library.parties.add(Party(name="Home"))
    (member,) = library.parties.add_members(
        there(party.id), [Member(party_id=there(party.id), name="Mia", system=SYSTEM, sheet=HERO)]
    )
    conductor = table.conductor
    conductor.begin_fight()
    joining: list[dict[str, Any]] = [{"name": "Mia", "side": "party", "sheet": HERO}]
    table.all_by(APP)
    while conductor.asked is not None:
        conductor.questions.roll_rest()
    reinforce(conductor, joining, [member.id])
    mia = next(id for id, one in table.fight.combatants.items() if one.name == "Mia")
    change: dict[str, Any] = {
        "weapons": [AXE],
        "items": [{"id": "potion", "name": "Potion", "qty": 2}, {"id": "ether", "qty": 1}],
        "str": 30,
    }
    conductor.command({"do": "set", "actor": mia, "sheet": change})
    conductor.command({"do": "set", "actor": "guard-a", "sheet": {"xp": 7}})
    conductor.command({"do": "end", "override": True})
    assert table.fight.phase == "ended"
    after = there(library.parties.member(there(member.id)))
    assert after.sheet["weapons"] == HERO["weapons"]
    assert after.sheet["items"] == HERO["items"]
    assert after.sheet["str"] == HERO["str"]
    assert GUARD["xp"] == 120
