"""Who is made to fight for another side plays, is offered targets and is told of as one of that side."""

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rules.core.state import Combatant, Fight
from rules.engine.replay import service_for
from rules.engine.service import Done, RulesService
from rules.mechanics.params import TARGETS
from rules.scripts import script
from rules.system import registry
from rules.tactics import Idea, Player
from tests.proving import tries
from tests.rules.fantasia import playing as fantasia
from tests.rules.ffrpg import playing as ffrpg
from tests.rules.many_sides import fight_of_sides
from tests.rules.played import Played

HARMS = frozenset({"fells", "harms", "holds", "sweeps", "only", "nearest", "opposite"})
HELPS = frozenset({"heals", "raises", "strengthens"})
MADE_TO = {"ffrpg": ("charm", "control"), "fantasia": ("charm",)}
"""The statuses that make somebody fight for the side of whoever put them on, the first one first."""
CURE = {"id": "cure", "type": "magic", "heal": {"amount": 30}}


def is_foe(fight: Fight, combatant: Combatant, other: Combatant, side: str) -> bool:
    return other is not combatant and other.side != side


def turncoats(service: RulesService) -> Iterator[tuple[Combatant, str]]:
    """Those who fight for another side than they stand on, with that side, by their conditions alone."""
    fight = service.fight
    for combatant in fight.combatants.values():
        for status in MADE_TO[fight.system]:
            condition = combatant.condition(status)
            master = None if condition is None else fight.combatants.get(condition.source or "")
            if master is not None and master.state == "active" and master.side != combatant.side:
                yield combatant, master.side
                break


def check_offered(service: RulesService, combatant: Combatant, side: str) -> int:
    """No action's target is meant, nor offered first, by the side that it stands on; return how many were looked at."""
    fight, looked_at = service.fight, 0
    others = [other for other in fight.combatants.values() if other is not combatant]
    for action in service.system.actions.values():
        for field in action.fields:
            if field.kind != TARGETS or field.meant is None:
                continue
            things: list[Any] = [None]
            for given_with in action.fields:
                if given_with.name == "with" and given_with.options is not None:
                    things = [option.id for option in given_with.options(fight, combatant, {})] or things
            for thing in things:
                values = {} if thing is None else {"with": thing}
                meant = {other.id for other in others if field.meant(fight, combatant, values, other)}
                foes = {other.id for other in others if is_foe(fight, combatant, other, side)}
                friends = {other.id for other in others} - foes
                assert meant in (foes, friends, foes | friends), (action.id, thing)
                looked_at += meant in (foes, friends)
    return looked_at


def check_played(service: RulesService, combatant: Combatant, side: str) -> int:
    """Nothing that it would do at its turn harms whom it fights for or helps the others."""
    fight = service.fight
    ideas = Player(service).ideas(8)
    for idea in ideas:
        for id in idea.command.get("targets") or ():
            foe = is_foe(fight, combatant, fight.combatants[id], side)
            if idea.why in HARMS:
                assert foe, idea
            if idea.why in HELPS:
                assert not foe, idea
    return len(ideas)


@pytest.mark.parametrize("status", MADE_TO["ffrpg"])
def test_a_hero_made_to_fight_for_the_foes_strikes_heroes_and_heals_foes(status: str) -> None:
    sheet: dict[str, Any] = {"mp": 40, "mag": 5, "macc": 90, "abilities": [CURE]}
    foes = ffrpg.foe("imp"), ffrpg.foe("bat", spd=2)
    battle = ffrpg.Battle(ffrpg.hero("ann", **sheet), ffrpg.hero("bob", spd=9), *foes)
    battle.do("condition", actor="ann", status=status, source="imp", timer=4)
    battle.do("set", actor="imp", pool="hp", value=3)
    commands = [idea.command for idea in Player(battle.service).ideas(8)]
    assert {id for each in commands if each["action"] == "attack" for id in each["targets"]} == {"bob"}
    assert {id for each in commands if each["action"] == "cast" for id in each["targets"]} == {"imp"}


def test_who_was_made_to_fight_for_ones_side_is_struck_last_and_is_no_gain() -> None:
    """The book counts a led hero as an opponent still: it may be struck, but nothing begins with it."""
    flare = ffrpg.spell("flare", target="group", damage={"scale": 3})
    rows = (
        ffrpg.hero("ann", spd=9),
        ffrpg.hero("bob", spd=8),
        ffrpg.hero("cyd", spd=7),
        ffrpg.mage("imp", flare, spd=30),
    )
    rows[3].update(side="foes")
    battle = ffrpg.Battle(*rows)
    (before,) = swept(battle)
    battle.do("condition", actor="ann", status="control", source="imp", timer=4)
    imp, ann = battle.fight.combatants["imp"], battle.fight.combatants["ann"]
    for action in ("attack", "cast"):
        field = next(item for item in battle.service.system.actions[action].fields if item.kind == TARGETS)
        assert field.options is not None
        options = field.options(battle.fight, imp, {"with": "flare"} if action == "cast" else {})
        assert [option.id for option in options][:3] == ["bob", "cyd", "ann"]
    ideas = Player(battle.service).ideas(8)
    assert ideas[0].command["targets"] != ["ann"]
    assert not [idea for idea in ideas if idea.command.get("targets") == ["ann"] and idea.why in HARMS]
    after = [idea for idea in ideas if idea.why == "sweeps"]
    assert after
    assert all((idea.loss or 0) < (before.loss or 0) for idea in after)
    for id in ("bob", "cyd"):
        battle.do("set", actor=id, pool="hp", value=0)
    assert ann.state == "active"
    assert [idea.command["targets"] for idea in Player(battle.service).ideas(8) if idea.why in HARMS]


def test_what_is_proposed_names_its_choices_behind_a_colon() -> None:
    flare = ffrpg.spell("flare", target="single_group", damage={"scale": 3})
    battle = ffrpg.Battle(ffrpg.mage("ann", flare), ffrpg.foe("imp"), ffrpg.foe("bat", spd=2))
    (sweep,) = swept(battle)
    told = battle.service.system.described(battle.fight, sweep.command)
    assert told == "Cast · Flare, Single/Group: A Group → Imp"


def swept(battle: Played) -> list[Idea]:
    """What is proposed against several at once."""
    return [idea for idea in Player(battle.service).ideas(8) if idea.why == "sweeps"]


def test_a_charmed_fighter_of_the_2d_system_strikes_its_own() -> None:
    battle = fantasia.Battle(fantasia.hero(), fantasia.hero("bea"), fantasia.one("orc"), fantasia.one("rat"))
    battle.do("condition", actor="ciro", status="charm", source="orc", timer=4)
    commands = [idea.command for idea in Player(battle.service).ideas(8)]
    assert {id for each in commands if each["action"] == "attack" for id in each["targets"]} == {"bea"}


def unnamed(battle: Played) -> set[str]:
    """Whom a Spell on a Group is cast on where nobody is named."""
    result = battle.service.do({"do": "act", "actor": "ann", "action": "cast", "with": "flare"})
    assert isinstance(result, Done)
    return {str(id) for fact in result.entry.facts if fact["kind"] == "use" for id in fact["targets"]}


@pytest.mark.rule("FF-TGT-02", "FF-TGT-04")
def test_a_group_that_is_not_named_is_that_of_those_one_is_made_to_fight() -> None:
    flare = ffrpg.spell("flare", target="group", damage={"scale": 3})
    rows = (ffrpg.mage("ann", flare), ffrpg.hero("bob", spd=9), ffrpg.foe("imp"), ffrpg.foe("bat", spd=2))
    assert unnamed(ffrpg.Battle(*rows)) == {"imp", "bat"}
    battle = ffrpg.Battle(*rows)
    battle.do("condition", actor="ann", status="control", source="imp", timer=4)
    assert unnamed(battle) == {"ann", "bob"}


@given(st.integers(0, 10**9))
@tries(12)
def test_in_no_fight_does_the_side_on_the_sheet_decide_where_another_is_fought_for(seed: int) -> None:
    chance = Random(seed)
    name = chance.choice(sorted(MADE_TO))
    service = service_for(script.check(fight_of_sides(name, chance)))
    service.do({"do": "begin"})
    ids = list(service.fight.combatants)
    for _ in range(6):
        made: dict[str, Any] = {"do": "condition", "status": chance.choice(MADE_TO[name]), "timer": 4}
        active = service.fight.active
        for id in {chance.choice(ids), active or chance.choice(ids)}:
            service.do({**made, "actor": id, "source": chance.choice(ids)})
        turned = {combatant.id: side for combatant, side in turncoats(service)}
        for id, side in turned.items():
            combatant = service.fight.combatants[id]
            assert service.system.turns.fights_for(service.fight, combatant) == side
            check_offered(service, combatant, side)
        if active in turned and service.fight.combatants[active or ""].state == "active":
            check_played(service, service.fight.combatants[active or ""], turned[active or ""])
        service.do({"do": "next", "override": True})


def test_everybody_else_fights_for_the_side_on_which_it_stands() -> None:
    for name in registry.ids():
        service = service_for(script.check(fight_of_sides(name, Random(1))))
        for combatant in service.fight.combatants.values():
            assert service.system.turns.fights_for(service.fight, combatant) == combatant.side


@pytest.mark.rule("LF-END-01", "LF-ST-CHARM-1")
def test_a_charmed_fighter_of_the_2d_system_has_its_share() -> None:
    battle = fantasia.Battle(fantasia.hero(), fantasia.hero("bea"), fantasia.one("orc", pex=40))
    battle.do("condition", actor="ciro", status="charm", source="orc", timer=4)
    battle.do("damage", actor="orc", amount=99)
    battle.do("end")
    assert battle.service.system.aftermath.rewards(battle.fight) == {"ciro": {"xp": 20}, "bea": {"xp": 20}}
