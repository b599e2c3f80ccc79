"""What an action starts with, as a window shows it: never a dash where the rules take something by default."""

from typing import Any

import pytest

from rules.engine.replay import service_for
from rules.scripts import script
from rules.system import registry
from tests.samples import creatures, members
from tests.worked import SYSTEMS

MEANT = {("fantasia", "react")}
"""Where nothing chosen means something of its own: what is readied."""


def everybody(system: str) -> list[dict[str, Any]]:
    """All creatures and members of a system's samples."""
    return [item["sheet"] for item in (*creatures(system).values(), *members(system).values())]


@pytest.mark.parametrize("id", SYSTEMS)
def test_with_what_it_is_done_stands_there_from_the_first(id: str) -> None:
    people = [
        {"id": f"one-{number}", "side": "party" if number % 2 else "foes", "sheet": sheet}
        for number, sheet in enumerate(everybody(id))
    ]
    service = service_for(script.check({"system": id, "combatants": people}))
    service.do({"do": "begin"})
    system, fight = registry.system(id), service.fight
    empty = set()
    for combatant in fight.combatants.values():
        for action in system.offers(fight, combatant):
            first = system.window.first_values(fight, combatant, action.id)
            for field in action.fields:
                if field.name != "with" or field.needed or field.options is None:
                    continue
                options = {option.id for option in field.options(fight, combatant, dict(first))}
                if options and first.get("with", field.default) not in options:
                    empty.add((id, action.id))
    assert empty <= MEANT
