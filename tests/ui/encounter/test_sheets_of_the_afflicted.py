"""Under every status of every system a sheet tells numbers only of what its bearer may do in its turn."""

import pytest

from models.library import Library
from tests.samples import members, sheet
from tests.ui.session.playing import duel
from ui.session.view.stage import StageMaker

NO_CHOICE = ("cannot_act", "must_act")


@pytest.mark.parametrize("system", ["ffrpg", "fantasia", "fulminato", "d100", "tabuleiro"])
def test_no_number_is_told_of_what_a_status_forbids(library: Library, system: str) -> None:
    people = [(f"Hero {number}", "party", sheet(system, name)) for number, name in enumerate(list(members(system))[:2])]
    foes = [(f"Foe {number}", "foes", dict(item)) for number, (_, _, item) in enumerate(people)]
    playing = duel(library, system, *people, *foes)
    playing.conductor.begin_fight()
    conductor = playing.conductor
    for _ in range(12):
        if playing.fight.phase == "action" and playing.fight.active is not None:
            break
        conductor.next()
    actor = str(playing.fight.active)
    other = next(
        id for id, item in playing.fight.combatants.items() if item.side != playing.fight.combatants[actor].side
    )
    told = 0
    for status in conductor.system.statuses:
        steps = conductor.steps_done
        conductor.command({"do": "condition", "actor": actor, "status": status, "source": other, "override": True})
        if conductor.steps_done == steps:
            continue
        if conductor.open_question is None and playing.fight.active == actor:
            fight, forced = playing.fight, conductor.system.turns.forced(playing.fight, playing.fight.combatants[actor])
            for use in StageMaker(conductor).uses(fight.combatants[actor], fight.combatants[other]):
                if not use.told or (forced is not None and use.thing in (forced.things or ())):
                    continue
                told += 1
                command = {"do": "act", "actor": actor, "action": use.action.id, "with": use.thing, "targets": [other]}
                refused = conductor.refusal_of(command)
                assert refused is None or refused.code not in NO_CHOICE, (status, use, refused)
        while conductor.steps_done > steps or conductor.open_question is not None:
            conductor.undo()
    assert told
