"""What a fight can leave behind, the next can begin with, in every system."""

from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from models.library import Library
from models.repositories import endings
from models.repositories.encounters import Encounter, EncounterEntry
from models.repositories.parties import Member, Party
from models.repositories.setups import carried_state
from models.storage.store import twin
from rules.engine.service import Done, RulesService
from rules.system import registry
from tests.proving import short_of
from tests.resting import rest
from tests.rules.random_player import RandomPlayer
from tests.worked import SYSTEMS, setups
from ui.party.cards import card_of
from ui.session.controller import Conductor
from ui.session.fight import ending_of
from ui.session.loader import OpenedFight, set_up

FIGHTS = 3
"""In a row, by the same party."""
FINAL = ("dead", "stone")
"""States that no end of a fight ends."""


@pytest.fixture
def library(tmp_path: Path) -> Iterator[Library]:
    opened = Library.open(tmp_path / "Table.turnwright", samples=())
    yield opened
    opened.close()


def encounter_of(library: Library, data: dict[str, Any], party: list[Member]) -> int:
    """The party against the foes of a setup, without a board."""
    foes = [
        EncounterEntry(name=row.get("name") or row["id"], side="foes", sheet=row["sheet"])
        for row in data["combatants"]
        if row["side"] != "party"
    ]
    members = [
        EncounterEntry(member_id=member.id, name=member.name, side="party", sheet=member.sheet) for member in party
    ]
    encounter = Encounter(name="Again", system=data["system"], options=data.get("options") or {}, seed=len(foes))
    kept = library.encounters.add(encounter, [*members, *foes])
    assert kept.id is not None
    return kept.id


def ruling(service: RulesService, chance: Random) -> dict[str, Any]:
    """Something that a game master decides: harm, healing, a pool, a condition."""
    ids = list(service.fight.combatants)
    who = chance.choice(ids)
    pool = chance.choice(service.system.pools).id
    status = chance.choice(sorted(service.system.statuses))
    return chance.choice(
        [
            {"do": "damage", "actor": who, "amount": chance.choice([3, 30, 300])},
            {"do": "heal", "actor": who, "amount": 20},
            {"do": "set", "actor": who, "pool": pool, "value": chance.choice([-5, 0, 1, 7])},
            {"do": "condition", "actor": who, "status": status},
            {"do": "condition", "actor": who, "status": status, "source": chance.choice(ids), "timer": 3},
        ]
    )


def play(service: RulesService, chance: Random) -> None:
    """Some turns of what is offered, with a ruling now and then."""
    player = RandomPlayer(service, chance)
    player.do({"do": "begin"})
    for _ in player.turns(30):
        if chance.random() < 0.7:
            player.do({**ruling(service, chance), "override": True})
    assert isinstance(player.do({"do": "end", "override": True}), Done)


def found_party(library: Library, data: dict[str, Any]) -> int:
    heroes = [row for row in data["combatants"] if row["side"] == "party"] or data["combatants"][:1]
    system = data["system"]
    rows = [Member(name=row.get("name") or row["id"], system=system, sheet=row["sheet"]) for row in heroes]
    party = library.parties.add(Party(name="Us"), rows)
    assert party.id is not None
    return party.id


def leave(library: Library, encounter: int, opened: OpenedFight) -> None:
    """Writes back what the end of the fight would."""
    sheets = library.journals.sheets(encounter)
    left = ending_of(opened.service.system, opened.service.fight, "Again", opened.members, sheets)
    assert left.members
    with library.store.write() as connection:
        endings.write(connection, library.sheets, left)


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("system", SYSTEMS)
def test_what_a_fight_leaves_behind_the_next_begins_with(library: Library, system: str, seed: int) -> None:
    chance = Random(f"{system} {seed}")
    found = setups(system)
    data = found[seed % len(found)]
    party = found_party(library, data)
    down: set[int] = set()
    for _ in range(FIGHTS):
        encounter = encounter_of(library, data, library.parties.members(party))
        opened = set_up(library, encounter)
        for id, member in opened.members.items():
            entered = opened.service.fight.combatants[id]
            assert entered.state != "active" or member not in down, "the dead and the petrified have got up"
            rows = opened.service.system.statuses
            assert not any(rows[condition.status].passing for condition in entered.conditions)
        play(opened.service, chance)
        leave(library, encounter, opened)
        down = {id for item, id in opened.members.items() if opened.service.fight.combatants[item].state in FINAL}
        if chance.random() < 0.5:
            down = set()
            rest(library, library.parties.members(party))


@pytest.mark.parametrize("system", short_of(SYSTEMS, "tabuleiro"))
def test_whatever_is_put_on_in_the_last_moment_the_next_fight_begins_with(library: Library, system: str) -> None:
    data = setups(system)[0]
    party = found_party(library, data)
    statuses = registry.system(system).statuses
    pools = [pool.id for pool in registry.system(system).pools]
    last: list[dict[str, Any]] = [
        *({"do": "condition", "status": status, "source": source} for status in statuses for source in ("foe", None)),
        *({"do": "damage", "amount": amount} for amount in (1, 7, 13, 19, 400)),
        *({"do": "set", "pool": pool, "value": value} for pool in pools for value in (-6, 0, 999)),
    ]
    for command in last:
        encounter = encounter_of(library, data, library.parties.members(party))
        opened = set_up(library, encounter)
        player = RandomPlayer(opened.service, Random(1))
        assert isinstance(player.do({"do": "begin"}), Done), command
        fight = opened.service.fight
        foe = next(id for id in fight.combatants if id not in opened.members)
        given = {**command, "source": foe} if command.get("source") else command
        for member in opened.members:
            player.do({**given, "actor": member, "override": True})
        assert isinstance(player.do({"do": "end", "override": True}), Done)
        leave(library, encounter, opened)
        members = library.parties.members(party)
        service = set_up(library, encounter_of(library, data, members)).service
        player = RandomPlayer(service, Random(1))
        assert isinstance(player.do({"do": "begin"}), Done)
        late = {"id": "late", "name": "Late", "side": "party", "sheet": members[0].sheet, **carried_state(members[0])}
        assert isinstance(player.do({"do": "join", "combatant": late}), Done), command
        rest(library, library.parties.members(party))


@pytest.mark.parametrize(
    ("system", "put_on", "left"),
    [
        ("fantasia", {"blink": 1, "petrify": 3, "poison": None}, ["petrify", "poison"]),
        ("tabuleiro", {"marker": 2}, []),
        ("d100", {"unconscious": 12}, []),
        ("d100", {"unconscious": None}, ["unconscious"]),
        ("fulminato", {"paralyzed": 5, "wounded": 3600, "tied": None}, ["wounded", "tied"]),
    ],
)
def test_what_lasts_some_turns_is_over_with_its_fight_unless_something_comes_of_it(
    library: Library, system: str, put_on: dict[str, int | None], left: list[str]
) -> None:
    data = setups(system)[0]
    party = found_party(library, data)
    encounter = encounter_of(library, data, library.parties.members(party))
    opened = set_up(library, encounter)
    player = RandomPlayer(opened.service, Random(1))
    assert isinstance(player.do({"do": "begin"}), Done)
    actor = next(iter(opened.members))
    for status, timer in put_on.items():
        player.do({"do": "condition", "actor": actor, "status": status, "timer": timer})
    assert isinstance(player.do({"do": "end", "override": True}), Done)
    leave(library, encounter, opened)
    member = library.parties.member(opened.members[actor])
    assert member is not None
    assert [row["status"] for row in member.conditions] == left


def test_what_every_turn_brings_anew_is_not_taken_to_the_next_fight(library: Library) -> None:
    data = setups("tabuleiro")[0]
    party = found_party(library, data)
    encounter = encounter_of(library, data, library.parties.members(party))
    opened = set_up(library, encounter)
    player = RandomPlayer(opened.service, Random(1))
    for command in ({"do": "begin"}, {"do": "set", "actor": next(iter(opened.members)), "pool": "acao", "value": 1}):
        assert isinstance(player.do(command), Done)
    assert isinstance(player.do({"do": "end", "override": True}), Done)
    leave(library, encounter, opened)
    assert all("acao" not in member.pools and "vida" in member.pools for member in library.parties.members(party))


def test_a_member_below_nothing_enters_as_it_left(library: Library) -> None:
    data = setups("d100")[0]
    party = found_party(library, data)
    [hero, *_] = library.parties.members(party)
    library.parties.save_members([twin(hero, pools={"pv": -3})])
    opened = set_up(library, encounter_of(library, data, library.parties.members(party)))
    assert next(iter(opened.service.fight.combatants.values())).pools["pv"] == -3


def test_a_dead_member_is_dead_in_the_next_fight_and_on_its_card(library: Library) -> None:
    data = setups("d100")[0]
    party = found_party(library, data)
    encounter = encounter_of(library, data, library.parties.members(party))
    opened = set_up(library, encounter)
    [hero, *_] = opened.members
    player = RandomPlayer(opened.service, Random(1))
    player.do({"do": "begin"})
    player.do({"do": "damage", "actor": hero, "amount": 40})
    while opened.service.fight.combatants[hero].state != "dead":
        player.do({"do": "next"})
    player.do({"do": "end"})
    leave(library, encounter, opened)
    [member, *_] = library.parties.members(party)
    assert (card_of(member).sign, [candidate.text for candidate in card_of(member).conditions]) == (
        "death-skull",
        ["dead"],
    )
    again = set_up(library, encounter_of(library, data, library.parties.members(party)))
    assert again.service.fight.combatants[hero].state == "dead"


def test_a_refusal_names_the_one_concerned(library: Library) -> None:
    data = setups("ffrpg")[0]
    party = found_party(library, data)
    [hero, *_] = library.parties.members(party)
    library.parties.save_members([twin(hero, name="Ana", conditions=[{"status": "of_old"}])])
    conductor = Conductor(library)
    said: list[str] = []
    conductor.save_failed.connect(said.append)
    assert not conductor.open_prepared(encounter_of(library, data, library.parties.members(party)))
    [sentence] = said
    assert "Ana (conditions 1, status): this system has no status 'of_old'" in sentence
