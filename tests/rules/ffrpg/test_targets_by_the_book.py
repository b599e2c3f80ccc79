"""Whom a Slow Action reaches in the end, reckoned apart from the rules, however things change while it is charged."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rules.engine.replay import service_for
from rules.engine.service import Done
from rules.mechanics.dice_sources import AppDice
from rules.scripts import script
from tests.proving import tries
from tests.rules.played import facts_of

SLOW = {"type": "slow", "ct": 1, "hit": "auto"}
BLIND: dict[str, Any] = {"effects": [{"status": "blind"}]}
CURE: dict[str, Any] = {"heal": {"amount": 1}}
KINDS: dict[str, dict[str, Any]] = {
    "wave": {"target": "group", **BLIND},
    "sweep": {"target": "group", "range": "melee", **BLIND},
    "mist": {"target": "group", **CURE},
    "balm": {"target": "party", **CURE},
    "storm": {"target": "all", **BLIND},
    "bolt": {"target": "single", **BLIND},
    "kick": {"target": "single", "range": "melee", **BLIND},
    "cure": {"target": "single", **CURE},
}
ABILITIES = [{"id": id, **SLOW, **row} for id, row in KINDS.items()]
SIDES = ("party", "foes", "wild")


class Field:
    """A fight in which Ann charges something, and what the book says of whom it will reach."""

    def __init__(self, chance: Random) -> None:
        self.chance = chance
        sheet = {"hp": 50, "spd": 1}
        rows: list[dict[str, Any]] = [
            {"id": f"{side}-{n}", "side": side, "sheet": {**sheet, "group": chance.choice(("", "", "", "van"))}}
            for side, most in zip(SIDES, (11, 14, 3), strict=True)
            for n in range(chance.randint(0, most))
        ]
        for row in rows:
            row["conditions"] = [{"status": "flight"}] if chance.random() < 0.15 else []
        ann = {"id": "ann", "side": "party", "sheet": {"hp": 50, "spd": 30, "abilities": ABILITIES}}
        data = {"system": "ffrpg", "seed": chance.randrange(10**6), "combatants": [ann, *rows], "commands": []}
        self.service = service_for(script.check(data))
        self.fight = self.service.fight
        self.do("begin")
        if chance.random() < 0.4 and any(combatant.side == "foes" for combatant in self.fight.combatants.values()):
            ringed = next(combatant.id for combatant in self.fight.combatants.values() if combatant.side == "foes")
            faces = {id: chance.choice(("left", "right")) for id in self.fight.combatants}
            self.do("act", actor=ringed, action="pincer", params={"on": "party", "faces": faces})
        self.do("next")
        self.side: dict[str, str] = {}

    def do(self, kind: str, **fields: Any) -> Done | None:
        result = self.service.do({"do": kind, **fields}, AppDice(self.fight))
        return result if isinstance(result, Done) else None

    # --- the book --------------------------------------------------------------------------------------

    def reaches(self, id: str, melee: bool) -> bool:
        """Whether Ann could reach somebody now."""
        ann, value = self.fight.combatants["ann"], self.fight.combatants[id]
        if self.fight.encircled == ann.side != value.side and ann.facing != value.facing:
            return False
        return not (melee and value.has("flight") and not ann.has("flight"))

    def active(self) -> list[str]:
        return [combatant.id for combatant in self.fight.combatants.values() if combatant.state == "active"]

    def of(self, formation: tuple[str, str], melee: bool) -> list[str]:
        """The active ones of a formation who can be reached, by the sides of the declaration."""
        return [
            id
            for id in self.active()
            if (self.side[id], self.fight.combatants[id].sheet.group) == formation and self.reaches(id, melee)
        ]

    def opponents_in_reach(self, melee: bool, *, own: bool) -> list[str]:
        """Who may be drawn: of other sides, or of one's own without oneself, and to be seen."""
        return [
            id
            for id in self.active()
            if (self.side[id] == self.side["ann"]) == own
            and id != "ann"
            and not self.fight.combatants[id].has("vanish")
            and self.reaches(id, melee)
        ]


def declared(field: Field, thing: str) -> tuple[list[str], list[str], tuple[str, str] | None] | None:
    """Charges something at somebody: those named, those of a whole formation, the formation; None if it is refused."""
    row, chance = KINDS[thing], field.chance
    melee = row.get("range") == "melee"
    field.side = {id: item.side for id, item in field.fight.combatants.items()}
    named = [chance.choice(list(field.fight.combatants))]
    first = field.fight.combatants[named[0]]
    formation = (first.side, first.sheet.group)
    if row["target"] == "party":
        formation = ("party", field.fight.combatants["ann"].sheet.group)
    whole = field.of(formation, melee)
    if row["target"] in ("group", "party") and len(whole) > 9:
        named = chance.sample([id for id in whole if id != "ann"], chance.randint(1, 8))
    if row["target"] == "all":
        named = []
    if field.do("act", actor="ann", action="use_ability", targets=named, **{"with": thing}) is None:
        return None
    if row["target"] in ("single", "all"):
        return named, [], None
    if len(whole) > 9:
        return [*named, *(["ann"] if row["target"] == "party" else [])], [], formation
    return [], whole, formation


def meanwhile(field: Field) -> None:
    """What happens while it is charged."""
    chance = field.chance
    for number in range(chance.randint(0, 12)):
        value, kind = chance.choice(list(field.fight.combatants)), chance.random()
        if kind < 0.25 and value != "ann":
            field.do("damage", actor=value, amount=99)
        elif kind < 0.4:
            field.do("side", actor=value, side=chance.choice(SIDES))
        elif kind < 0.55:
            field.do("condition", actor=value, status=chance.choice(("flight", "vanish")))
        elif kind < 0.6:
            field.do("lift", actor=value, status="flight")
        elif kind < 0.7:
            field.do("heal", actor=value, amount=9)
        else:
            side = chance.choice(SIDES)
            late = {"id": f"late-{number}", "side": side, "sheet": {"hp": 50, "spd": 1}}
            if field.do("join", combatant=late) is not None:
                field.side[f"late-{number}"] = side


@pytest.mark.rule("FF-SLOW-09", "FF-TGT-02", "FF-TGT-04", "FF-PIN-03", "FF-ST-flight")
@tries(60)
@given(st.integers(0, 2**63), st.sampled_from(sorted(KINDS)))
def test_it_reaches_whom_the_book_says(seed: int, thing: str) -> None:
    field = Field(Random(seed))
    aimed = declared(field, thing)
    if aimed is None:
        return
    named, whole, formation = aimed
    row = KINDS[thing]
    melee = row.get("range") == "melee"
    meanwhile(field)
    if field.fight.combatants["ann"].charging is None:
        return
    if row["target"] == "all":
        wanted = field.active()
    elif formation is None:
        wanted = [id for id in named if id in field.active() and field.reaches(id, melee)]
    else:
        wanted = field.of(formation, melee)
        if named:
            wanted = [id for id in wanted if id in named]
        elif len(wanted) > 9:
            wanted = [id for id in wanted if id in whole]
    own = "heal" in row and field.side["ann"] == (formation[0] if formation else field.side.get(next(iter(named), "")))
    drawn = field.opponents_in_reach(melee, own=own)
    done = field.do("next")
    assert done is not None
    facts = list(done.entry.facts)
    if not wanted:
        [strayed] = facts_of(facts, "retarget")
        assert (strayed["to"] in drawn) if drawn else strayed["to"] is None
        return
    [used] = [fact for fact in facts_of(facts, "use") if fact["actor"] == "ann"]
    assert sorted(used["targets"]) == sorted(wanted)
    assert facts_of(facts, "retarget") == []
