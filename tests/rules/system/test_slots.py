"""Slots: what is spent in a turn, a round or a fight, when it comes back, and how it is shown."""

from __future__ import annotations

import json
from typing import Any

import pytest

from rules.core.display import Chip
from rules.engine.consistency import check_fits
from rules.engine.replay import replay_script, service_for
from rules.engine.service import Done, RulesService
from rules.log.refusals import refusal_sentence
from rules.scripts import script
from rules.system import registry
from rules.system.translated_system import worded
from tests.lantern import ACTION, LANTERN

STRIKE = {"do": "act", "actor": "iva", "action": "strike", "targets": ["moth"]}
SURGE = {"do": "act", "actor": "iva", "action": "surge"}
NEXT = {"do": "next"}


@pytest.fixture(autouse=True)
def _installed(monkeypatch: pytest.MonkeyPatch) -> None:
    """Lantern is found like any other system."""
    monkeypatch.setattr(registry, "system", lambda _: LANTERN)


def begun(**sheet: Any) -> RulesService:
    """Iva begins against a moth."""
    people = [
        {"id": "iva", "name": "Iva", "side": "party", "sheet": {"hp": 20, **sheet}},
        {"id": "moth", "name": "Moth", "side": "foes", "sheet": {"hp": 90}},
    ]
    service = service_for(script.check({"system": "lantern", "seed": 1, "combatants": people, "commands": []}))
    do(service, {"do": "begin", "dice": [6, 1]})
    return service


def do(service: RulesService, command: dict[str, Any], *answers: str) -> None:
    """Carries a command out."""
    done = service.do({**command, **({"answers": list(answers)} if answers else {})})
    assert isinstance(done, Done), done


def chips(service: RulesService, id: str) -> dict[str, str]:
    """The chips of a combatant with their values."""
    return {chip.id: chip.value for chip in service.system.chips(service.fight, service.fight.combatants[id])}


def refused(service: RulesService, command: dict[str, Any]) -> str:
    found = service.refusal_of(command)
    return "" if found is None else found.code


def test_what_is_not_spent_is_not_shown() -> None:
    service = begun()
    assert (chips(service, "iva"), chips(service, "moth")) == ({}, {})
    assert "spent_slots" not in service.fight.combatants["iva"].__dict__


def test_a_turns_slot_is_spent_shown_and_renewed_as_the_next_turn_begins() -> None:
    service = begun()
    do(service, STRIKE, "no")
    assert chips(service, "iva") == {"action": "0/1"}
    assert refused(service, STRIKE) == "no_slot_left"
    assert [action.id for action in service.system.offers(service.fight, service.fight.combatants["iva"])]
    assert service.system.closed(service.fight, service.fight.combatants["iva"], "strike") is not None
    do(service, NEXT)
    assert chips(service, "iva") == {"action": "0/1"}, "it is not its turn yet"
    do(service, NEXT)
    assert (chips(service, "iva"), refused(service, STRIKE)) == ({}, "")


def test_a_rounds_slot_comes_back_with_the_round_and_a_fights_never() -> None:
    service = begun()
    do(service, STRIKE, "yes")
    do(service, SURGE)
    assert chips(service, "moth") == {"reaction": "0/1"}
    assert chips(service, "iva") == {"surge": "0/1"}, "one action is spent, and one more was given"
    do(service, NEXT)
    assert chips(service, "moth") == {"reaction": "0/1"}
    do(service, NEXT)
    assert (chips(service, "moth"), chips(service, "iva")) == ({}, {"surge": "0/1"})
    assert refused(service, SURGE) == "no_slot_left"


def test_what_is_given_beyond_its_number_is_shown_and_taken_back() -> None:
    service = begun()
    do(service, SURGE)
    assert chips(service, "iva") == {"action": "2/1", "surge": "0/1"}
    do(service, STRIKE, "no")
    do(service, STRIKE, "no")
    assert chips(service, "iva") == {"action": "0/1", "surge": "0/1"}
    do(service, NEXT)
    do(service, NEXT)
    assert chips(service, "iva") == {"surge": "0/1"}


def test_how_many_there_are_may_follow_from_the_sheet() -> None:
    service = begun(light=9)
    do(service, STRIKE, "no")
    assert chips(service, "iva") == {"action": "1/2"}
    do(service, STRIKE, "no")
    assert refused(service, STRIKE) == "no_slot_left"
    do(service, {**STRIKE, "override": True}, "no")
    assert service.fight.combatants["iva"].spent_slots == {"action": 2}, "nothing can be spent that is not there"


def test_it_is_undone_saved_and_replayed() -> None:
    service = begun()
    do(service, STRIKE, "yes")
    check_fits(LANTERN, service.fight)
    service.journal.undo(service.fight)
    assert service.fight.combatants["iva"].spent_slots == {}
    service.journal.redo(service.fight)
    assert service.fight.combatants["iva"].spent_slots == {"action": 1}
    assert service.fight.combatants["moth"].spent_slots == {"reaction": 1}
    people = [{"id": id, "name": id, "side": side, "sheet": {}} for id, side in (("iva", "party"), ("moth", "foes"))]
    commands = [{"do": "begin", "dice": [6, 1]}, {**STRIKE, "dice": [3], "answers": ["yes"]}, {**STRIKE, "dice": []}]
    outcome, _ = replay_script(script.check({"system": "lantern", "combatants": people, "commands": commands}))
    assert json.loads(json.dumps(outcome))["error"]["code"] == "no_slot_left"


def test_it_is_said_in_the_readers_language() -> None:
    told = {"actor": "iva", "slot": "reaction"}
    assert refusal_sentence(LANTERN, "no_slot_left", told, {"iva": "Iva"}, "en") == "Iva has no Reaction left."
    read = worded(LANTERN, "es")
    assert refusal_sentence(read, "no_slot_left", told, {"iva": "Iva"}, "es") == "A Iva no le queda Reacción."
    assert refusal_sentence(LANTERN, "no_slot_left", {}, {}, "pt_BR") == "Não resta nada disso."
    service = begun()
    do(service, STRIKE, "yes")
    (chip,) = read.chips(service.fight, service.fight.combatants["moth"])
    assert chip == Chip("reaction", "Reacción", "0/1", good=False, until_end=True)
    assert ACTION.label == "Action"
