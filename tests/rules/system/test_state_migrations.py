"""What is kept of a fight outlives the code: every version of a system's state opens in this one."""

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest

from rules.engine.service import RulesService
from rules.system import registry, state_migrations
from rules.system.state_migrations import Misfit, StateStep
from tests.rules.core.toy import BEGIN, NEXT, STRIKE, TOY, fight_of
from tools.keep_fights import stands

KEPT = sorted((Path(__file__).parents[2] / "golden" / "fights").glob("*.json"))


def kept(path: Path) -> dict[str, Any]:
    return dict(json.loads(path.read_text("utf-8")))


def reopened(data: Mapping[str, Any]) -> RulesService:
    entries = data["entries"]
    return RulesService.reopened(registry.system(data["system"]), data["state"], entries, len(entries), 0)


def test_every_system_has_a_kept_fight_of_every_version() -> None:
    names = {path.stem for path in KEPT}
    for id in registry.ids():
        now = state_migrations.of(registry.system(id).state_steps)
        assert {f"{id}-{version}" for version in range(1, now + 1)} <= names


@pytest.mark.parametrize("path", KEPT, ids=lambda path: str(path.stem))
def test_a_kept_fight_opens_and_goes_back_and_on(path: Path) -> None:
    data = kept(path)
    service = reopened(data)
    assert json.loads(json.dumps(stands(service))) == data["stands"]
    while service.journal.cursor:
        service.do({"do": "undo"})
    assert service.fight.phase == "setup"
    while service.journal.cursor < len(service.journal.entries):
        service.do({"do": "redo"})
    assert json.loads(json.dumps(stands(service))) == data["stands"]


@pytest.mark.parametrize("path", KEPT, ids=lambda path: str(path.stem))
def test_a_kept_fight_is_saved_again_as_this_version_saves_it(path: Path) -> None:
    service = reopened(kept(path))
    again = RulesService.reopened(service.system, json.loads(json.dumps(service.packed_fight())), [], 0, 0)
    assert again.packed_fight() == service.packed_fight()
    assert again.packed_fight()["version"] == state_migrations.of(service.system.state_steps)


def test_a_fight_of_a_later_version_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    service = fight_of(BEGIN)
    state = {**service.packed_fight(), "version": 2}
    with pytest.raises(Misfit, match="version 2"):
        RulesService.reopened(TOY, state, [], 0, 0)


def new_words(attributes: dict[str, Any]) -> dict[str, Any]:
    return {("rank" if key == "place" else key): value for key, value in attributes.items() if key != "luck"}


STEP = StateStep(combatant=new_words, new_in_combatant={"initiative": None})
"""Combatants had `place` and `luck`, and kept no `initiative` before somebody rolled."""


def test_a_step_renames_drops_and_adds_what_is_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    service = fight_of(BEGIN, {**STRIKE, "dice": [15, 6], "answers": ["none"]}, NEXT)
    before = service.packed_fight()
    monkeypatch.setitem(vars(TOY), "state_steps", (STEP,))
    assert state_migrations.of(TOY.state_steps) == 2
    old = {**before, "version": 1, "combatants": [{**candidate, "luck": 3} for candidate in before["combatants"]]}
    for item in old["combatants"]:
        item.pop("initiative", None)
    again = RulesService.reopened(TOY, old, [], 0, 0)
    assert all(
        not hasattr(combatant, "luck") and hasattr(combatant, "initiative")
        for combatant in again.fight.combatants.values()
    )
    assert again.packed_fight()["version"] == 2


def test_changes_of_an_earlier_version_are_read_as_they_would_be_written_now() -> None:
    steps = (STEP,)
    assert list(state_migrations.change(steps, ["ann", "place", 1, 2])) == [["ann", "rank", 1, 2]]
    assert list(state_migrations.change(steps, ["ann", "luck", 1, 2])) == []
    assert list(state_migrations.change(steps, ["", "place", 1, 2])) == [["", "place", 1, 2]]
    assert list(state_migrations.change(steps, ["", "combatants", ["ann"], [{"id": "bob", "luck": 1}]])) == [
        ["", "combatants", ["ann"], [{"initiative": None, "id": "bob"}]]
    ]


def test_entries_after_a_step_say_their_version_and_are_undone_by_it(monkeypatch: pytest.MonkeyPatch) -> None:
    service = fight_of(BEGIN)
    monkeypatch.setitem(vars(TOY), "state_steps", (STEP,))
    state = service.packed_fight()
    one = RulesService.reopened(TOY, {**state, "version": 2}, [], 0, 0)
    one.do(NEXT)
    entry = json.loads(json.dumps(one.codec.pack_entry(one.journal.entries[-1])))
    assert entry["changes"]["version"] == 2
    again = RulesService.reopened(TOY, {**state, "version": 2}, [entry], 1, 0)
    assert again.packed_fight()["fight"] == one.packed_fight()["fight"]
