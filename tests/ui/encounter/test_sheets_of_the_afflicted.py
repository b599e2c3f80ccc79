"""Under every status of every system a sheet tells numbers only of what its bearer may do in its turn."""

from collections.abc import Iterator

import pytest

from models.library import Library
from tests.samples import members, sheet
from tests.ui.session.playing import Playing, duel
from ui.session.view.offers import Offers
from ui.session.view.stage import StageMaker

NO_CHOICE = ("cannot_act", "must_act")


SYSTEMS = ("ffrpg", "fantasia", "fulminato", "d100", "tabuleiro")


def afflicted(library: Library, system: str) -> Iterator[tuple[Playing, str, str, str]]:
    """Play a fight to somebody's turn and give it each status in turn: the fight, its id, a foe's, and the status."""
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
    for status in conductor.system.statuses:
        steps = conductor.steps_done
        conductor.command({"do": "condition", "actor": actor, "status": status, "source": other, "override": True})
        if conductor.steps_done == steps:
            continue
        if conductor.open_question is None and playing.fight.active == actor:
            yield playing, actor, other, status
        while conductor.steps_done > steps or conductor.open_question is not None:
            conductor.undo()


@pytest.mark.parametrize("system", SYSTEMS)
def test_no_number_is_told_of_what_a_status_forbids(library: Library, system: str) -> None:
    told = 0
    for playing, actor, other, status in afflicted(library, system):
        fight, conductor = playing.fight, playing.conductor
        forced = conductor.system.turns.forced(fight, fight.combatants[actor])
        for use in StageMaker(conductor).uses(fight.combatants[actor], fight.combatants[other]):
            if not use.told or (forced is not None and use.thing in (forced.things or ())):
                continue
            told += 1
            command = {"do": "act", "actor": actor, "action": use.action.id, "with": use.thing, "targets": [other]}
            refused = conductor.refusal_of(command)
            assert refused is None or refused.code not in NO_CHOICE, (status, use, refused)
    assert told


@pytest.mark.parametrize("system", SYSTEMS)
def test_a_sheet_names_a_status_only_where_nothing_else_closes_the_key(library: Library, system: str) -> None:
    """Also once the actions of the turn are spent: what then closes the key is no status."""
    compared = 0
    for playing, actor, other, status in afflicted(library, system):
        conductor = playing.conductor
        name = conductor.system.statuses[status].label
        for _ in range(4):
            person, offers = playing.fight.combatants[actor], Offers(conductor)
            for use in StageMaker(conductor).uses(person, playing.fight.combatants[other]):
                refusal = offers.refusal(use.action, person)
                compared += 1
                if refusal is not None and "status" not in refusal.details and person.state == "active":
                    assert str(name) not in use.refused, (use.refused, offers.closed_to(use.action, person))
            deed = next(conductor.system.possible(playing.fight, person), None)
            if deed is None:
                break
            conductor.command(deed)
            if conductor.open_question is not None or playing.fight.active != actor:
                break
    assert compared
