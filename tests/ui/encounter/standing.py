"""Ana, an orc and an elf in a fight of any system, and the rows of the order that show them."""

from typing import Any

from rules.core.letters import letters
from rules.engine.replay import service_for
from rules.engine.service import Done, RulesService
from rules.scripts import script
from ui.session.view.order import OrderRow, RowMaker

SHEETS: dict[str, dict[str, Any]] = {
    "ffrpg": {"hp": 30, "spd": 5},
    "d100": {"des": 10, "pv": 12},
    "fantasia": {"pv": 30, "de": 8, "dm": 8},
    "fulminato": {"constitucion": "d8", "destreza": "d8", "mente": "d6", "gracia": "d6", "pv": 12},
}


def fight_of(system: str, *commands: dict[str, Any], **options: Any) -> RulesService:
    """Ana against an orc and an elf, begun, after these commands."""
    combatants = [
        {"id": id, "name": id.capitalize(), "side": side, "sheet": SHEETS[system]}
        for id, side in (("ana", "party"), ("orc", "foes"), ("elf", "foes"))
    ]
    service = service_for(script.check({"system": system, "options": options, "combatants": combatants}))
    for command in ({"do": "begin"}, *commands):
        assert isinstance(service.do(command), Done), command
    return service


def row_of(service: RulesService, id: str) -> OrderRow:
    names = {combatant.id: combatant.name for combatant in service.fight.combatants.values()}
    rows = RowMaker().rows(service.fight, service.system, letters(names, {}))
    return next(row for row in rows if row.id == id)
