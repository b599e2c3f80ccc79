"""Fights of three and four sides with turncoats, held to the book: winner, spoils, attacks from behind."""

from __future__ import annotations

from random import Random
from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from rules.engine.replay import service_for
from rules.engine.service import Done, RulesService
from rules.ffrpg.combatant.state import Combatant
from rules.scripts import script
from tests.proving import tries
from tests.rules.ffrpg.anything import ANN, IMP, OGRE, sensible
from tests.rules.promises import check_reopening, check_replaying
from tests.rules.random_player import Whim

SIDES = ("party", "foes", "wild", "watch")
SHEETS = {
    "ann": ANN,
    "imp": {**IMP, "spd": 12, "at_zero": "dead", "xp": 20, "gil": 4},
    "ogre": {**OGRE, "at_zero": "dead"},
    "kin": {**OGRE, "kind": "pc", "at_zero": "unconscious", "xp": 7},
}


def setup(chance: Random) -> dict[str, Any]:
    """Some of each sheet on three or four sides, in any order."""
    there = list(SIDES[: chance.choice((3, 4))])
    chance.shuffle(there)
    ids = [f"{kind}-{number}" for kind in SHEETS for number in range(chance.randint(1, 3))]
    chance.shuffle(ids)
    combatants = [
        {
            "id": id,
            "side": there[place] if place < len(there) else chance.choice(there),
            "sheet": {**SHEETS[id.partition("-")[0]], "group": chance.choice(("", "", "van"))},
        }
        for place, id in enumerate(ids)
    ]
    return {"system": "ffrpg", "seed": chance.randrange(10**6), "combatants": combatants, "commands": []}


def command(service: RulesService, chance: Random) -> dict[str, Any]:
    """What the table might do next; now and then somebody changes sides, joins, or is surrounded."""
    fight = service.fight
    everybody = list(fight.combatants)
    value, kind = chance.choice(everybody), chance.random()
    if kind < 0.08:
        return {"do": "side", "actor": value, "side": chance.choice(SIDES)}
    if kind < 0.11:
        late = {"id": f"late-{len(everybody)}", "side": chance.choice(SIDES)}
        return {"do": "join", "combatant": {**late, "sheet": SHEETS[chance.choice(("imp", "kin"))]}}
    if kind < 0.14:
        faces = {id: chance.choice(("left", "right")) for id in everybody}
        on = chance.choice(SIDES)
        return {"do": "act", "actor": value, "action": "pincer", "params": {"faces": faces, "on": on}}
    if kind < 0.22:
        return {"do": "damage", "actor": value, "amount": chance.choice((10, 200))}
    if kind < 0.25:
        goal = chance.choice(("hold", "deadline"))
        return {"do": "countdown", "name": f"gate-{len(fight.countdowns)}", "turns": 1, "goal": goal}
    return sensible(fight, (chance.randrange(20), chance.randrange(100), chance.randrange(100), chance.randrange(100)))


class Book:
    """What the book says of a fight, reckoned from what has been done alone."""

    def __init__(self, service: RulesService, combatants: list[dict[str, Any]]) -> None:
        self.service, self.fight = service, service.fight
        self.entered = {combatant["id"]: combatant["side"] for combatant in combatants}
        self.sided_twice = len(set(self.entered.values())) > 1
        self.ring: tuple[str | None, str | None] = (None, None)
        """Who encircles whom as a command is given."""

    def look(self) -> None:
        """How it stands before a command."""
        self.ring = (self.fight.encircling, self.fight.encircled)

    def take(self, done: Done) -> None:
        """Holds what one command has brought to the book."""
        for combatant in self.fight.combatants.values():
            self.entered.setdefault(combatant.id, combatant.side)
        self.sided_twice |= len({item.side for item in self.fight.combatants.values()}) > 1
        assert self.fight.winner == self.winner()
        for fact in done.entry.facts:
            if fact["kind"] == "damage" and any(step[0] == "from behind" for step in fact["steps"]):
                there = self.fight.combatants
                assert (there[fact["source"]].side, there[fact["actor"]].side) == self.ring

    @property
    def pcs(self) -> list[Combatant]:
        """The PCs, wherever they stand."""
        ours = self.ours
        return [
            combatant
            for combatant in self.fight.combatants.values()
            if combatant.kind == "pc" and self.entered[combatant.id] == ours
        ]

    @property
    def ours(self) -> str | None:
        """The PCs' side."""
        entered = [self.entered[combatant.id] for combatant in self.fight.combatants.values() if combatant.kind == "pc"]
        return "party" if "party" in entered else entered[0] if entered else None

    def up(self, side: str) -> list[Combatant]:
        """Who of a side is active."""
        return [
            combatant
            for combatant in self.fight.combatants.values()
            if combatant.side == side and combatant.state == "active"
        ]

    def others_up(self) -> list[str]:
        """The other sides with anybody active, in the order of entry."""
        return [
            combatant.side
            for combatant in self.fight.combatants.values()
            if combatant.state == "active" and combatant.side != self.ours
        ]

    @property
    def holds(self) -> bool:
        """Whether a PC is active on the PCs' side."""
        return any(combatant.state == "active" and combatant.side == self.ours for combatant in self.pcs)

    @property
    def goal(self) -> str | None:
        return next((countdown.goal for countdown in self.fight.countdowns.values() if countdown.left == 0), None)

    def winner(self) -> str | None:
        """Who wins as it stands."""
        standing = [side for side in SIDES if self.up(side)]
        alone = standing[0] if len(standing) == 1 and self.sided_twice else None
        if self.ours is None or self.goal is None:
            return alone
        if self.goal == "hold" and self.holds:
            return self.ours
        return next(iter(self.others_up()), alone)

    def spoils(self) -> tuple[int, list[str]] | None:
        """XP in all and those who share them."""
        if not self.holds or (self.others_up() and not (self.goal == "hold" and self.winner() == self.ours)):
            return None
        foes = [
            combatant
            for combatant in self.fight.combatants.values()
            if combatant.side != self.ours and combatant not in self.pcs
        ]
        share = {"unconscious": 100, "dead": 100, "active": 0}
        xp = sum(foe.sheet.xp * share.get(foe.state, 50 if foe.left_by == "ejected" else 0) // 100 for foe in foes)
        return xp, [combatant.id for combatant in self.pcs]


@tries(40)
@given(st.integers(0, 2**63))
def test_a_fight_of_many_sides_goes_by_the_book(seed: int) -> None:
    chance = Random(seed)
    data = setup(chance)
    service = service_for(script.check(data))
    start, book = service.packed_fight(), Book(service, data["combatants"])
    commands: list[dict[str, Any]] = []
    for nth in range(chance.randint(10, 60)):
        wanted = command(service, chance) if nth else {"do": "begin"}
        book.look()
        result = service.do(wanted, Whim(service.fight, chance))
        if isinstance(result, Done):
            commands.append({**wanted, "answers": list(result.entry.answers)})
            book.take(result)
    last = chance.choice(SIDES)
    for combatant in service.fight.combatants.values():
        if combatant.side != last and combatant.state == "active":
            commands.append({"do": "damage", "actor": combatant.id, "amount": 999})
            result = service.do(commands[-1])
            assert isinstance(result, Done)
            book.take(result)
    due = book.spoils()
    service.do({"do": "end"})
    spoils = service.fight.spoils
    assert due == (None if spoils is None else (spoils["xp"], list(spoils["shares"])))
    check_reopening(service, start)
    check_replaying({**data, "commands": [*commands, {"do": "end"}]})
