"""What those who fight may do, why not, and what would come of each thing that they have."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from models.library import Library
from rules.mechanics.params import Reading, SoFar
from rules.system import registry
from tests.samples import members
from tests.ui.encounter.conftest import HERO
from tests.ui.session.playing import ATTACK, Playing, duel
from ui.session.view.offers import Offers
from ui.session.view.stage import StageMaker, Use


@pytest.fixture
def offers(stair: Playing) -> Offers:
    return Offers(stair.conductor)


def pair(library: Library, system: str) -> Playing:
    """Two of the sample party of a system against each other, begun."""
    (first, one), (second, other) = list(members(system).items())[:2]
    playing = duel(library, system, (first, "party", one["sheet"]), (second, "foes", other["sheet"]))
    playing.conductor.begin_fight()
    return playing


def open_to(offers: Offers, actor: Any) -> set[str]:
    return {action.id for action, closed in offers.actions(actor) if not closed}


def test_what_is_closed_says_why_and_what_is_open_says_nothing(stair: Playing, offers: Offers) -> None:
    ana, bea = (stair.fight.combatants[id] for id in ("ana", "bea"))
    assert "attack" in open_to(offers, ana)
    assert open_to(offers, bea) & {"attack", "cast"} == set(), "it is not her turn"
    assert all(closed for action, closed in offers.actions(bea) if action.id in ("attack", "cast"))
    guard = stair.fight.combatants["guard-a"]
    assert "cast" in {action.id for action, _ in offers.actions(ana)}
    assert "cast" not in {action.id for action, _ in offers.actions(guard)}, "each is offered what it has"
    stair.do({"do": "set", "actor": "ana", "pool": "mp", "value": 0})
    casting = {action.id: closed for action, closed in offers.actions(ana)}
    assert casting["attack"] == ""
    stair.do(ATTACK, 90)
    assert "attack" not in open_to(offers, stair.fight.combatants["ana"])


def test_an_answer_of_the_rules_is_kept_until_the_fight_goes_on(stair: Playing, offers: Offers) -> None:
    ana = stair.fight.combatants["ana"]
    found = offers.actions(ana)
    assert offers.actions(ana) is found
    stair.do({"do": "note", "text": "on"})
    assert offers.actions(ana) is not found
    stair.conductor.undo()
    stair.do(ATTACK, 90)
    assert offers.actions(stair.fight.combatants["ana"]) != found


def test_the_game_masters_word_stands_for_what_is_closed_and_not_for_what_cannot_be(
    stair: Playing, offers: Offers
) -> None:
    system = stair.conductor.system
    bea = stair.fight.combatants["bea"]
    assert offers.may_override(bea, system.actions["attack"])
    stair.do({"do": "set", "actor": "bea", "pool": "hp", "value": 0})
    stair.do({"do": "end"})
    assert not offers.may_override(stair.fight.combatants["ana"], system.actions["attack"])


def test_outside_of_a_fight_only_what_belongs_there_is_offered(stair: Playing, offers: Offers) -> None:
    while stair.conductor.steps_done:
        stair.conductor.undo()
    ana = stair.fight.combatants["ana"]
    for phase in ("setup", "ended"):
        if phase == "ended":
            stair.conductor.begin_fight()
            stair.conductor.questions.roll_rest()
            stair.do({"do": "end"})
        assert stair.fight.phase == phase
        assert all(phase in action.outside for action, _ in offers.outside(ana))
        assert "attack" not in {action.id for action, _ in offers.outside(ana)}


def test_out_of_turn_others_may_do_what_the_active_one_may_not(library: Library) -> None:
    people = [(name, "party", item["sheet"]) for name, item in members("fantasia").items()]
    playing = duel(library, "fantasia", *people[:2], ("Foe", "foes", people[2][2]))
    playing.conductor.begin_fight()
    for _ in range(9):
        if playing.fight.active is not None:
            break
        playing.conductor.next()
    offers = Offers(playing.conductor)
    for _ in range(6):
        active = playing.fight.active
        found = offers.out_of_turn()
        assert all(
            id != active and action.any_turn and name == playing.conductor.names[id] for action, id, name in found
        )
        assert len({(action.id, id) for action, id, _ in found}) == len(found)
        gone = playing.fight.combatants["foe"]
        if found and gone.state != "out":
            playing.do({"do": "leave", "actor": "foe", "reason": "fled"})
            assert "foe" not in {id for _, id, _ in offers.out_of_turn()}
        playing.conductor.next()


def test_where_all_declare_it_is_known_what_can_be_declared(library: Library) -> None:
    playing = pair(library, "d100")
    offers = Offers(playing.conductor)
    actor = next(iter(playing.fight.combatants.values()))
    assert playing.fight.phase == "declaration"
    assert offers.anything_declared()
    declared = {action.id: closed for action, closed in offers.declarations(actor)}
    assert declared
    for id in declared:
        action = playing.conductor.system.actions[id]
        assert action.any_turn or offers.is_declared({"actor": actor.id, "action": id}), id


def test_where_all_act_in_turn_nothing_is_declared(stair: Playing, offers: Offers) -> None:
    assert not offers.anything_declared()
    assert not offers.is_declared({"actor": "ana", "action": "attack"})


# --- what would come of a thing ----------------------------------------------------------------------------


def use(playing: Playing, maker: StageMaker, id: str, thing: str, aimed: str | None) -> Use:
    people = playing.fight.combatants
    return next(
        item for item in maker.uses(people[id], None if aimed is None else people[aimed]) if item.thing == thing
    )


def test_a_thing_says_its_chance_against_the_one_aimed_at(stair: Playing) -> None:
    maker = StageMaker(stair.conductor)
    stair.do({"do": "set", "actor": "guard-b", "stat": "eva", "value": 60})
    first, second = (use(stair, maker, "ana", "mace", id) for id in ("guard-a", "guard-b"))
    assert (first.label, first.action.id, first.refused) == ("Mace", "attack", "")
    assert first.chance
    assert second.chance
    assert first.chance != second.chance
    assert first.told[0] == first.chance
    assert first.chance not in first.further
    assert use(stair, maker, "ana", "mace", None).chance == "", "nobody is aimed at"


def test_of_a_thing_that_needs_a_choice_beside_its_chance_alone_is_told_before_it(stair: Playing) -> None:
    """An improvised weapon has no damage before its die is chosen."""
    maker = StageMaker(stair.conductor)
    improvised = use(stair, maker, "ana", "improvised", "guard-a")
    assert improvised.chance
    assert (improvised.further, improvised.refused) == ((), "")
    assert any("damage" in text for text in use(stair, maker, "ana", "mace", "guard-a").further)


def test_of_a_thing_the_rules_read_what_is_chosen_once_and_its_target_is_put_beside_it(
    stair: Playing, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whether it is meant for the target, whether it reaches it and what comes of it rest on the same reading."""
    read: list[tuple[str, str]] = []
    real = Reading.so_far

    def so_far(self: Reading[Any], given: Mapping[str, Any]) -> SoFar[Any]:
        if "with" in given:
            read.append((self.params.__name__, given["with"]))
        return real(self, given)

    monkeypatch.setattr(Reading, "so_far", so_far)
    ana, guard = (stair.fight.combatants[id] for id in ("ana", "guard-a"))
    found = StageMaker(stair.conductor).uses(ana, guard)
    assert {use.thing for use in found} >= {"mace", "ember"}
    assert {use.thing for use in found if use.chance} >= {"mace", "ember"}, "the chance against the guard"
    assert {thing for _, thing in read} >= {"mace", "ember"}
    assert len(read) == len(set(read))


def test_the_things_of_somebody_are_asked_for_once_by_sheet_and_finding_alike(stair: Playing, offers: Offers) -> None:
    ana = stair.fight.combatants["ana"]
    things = offers.things(ana)
    assert [option.id for _, option in things] == [use.thing for use in StageMaker(stair.conductor).uses(ana, None)]
    assert Offers(stair.conductor).things(ana) is things
    stair.do({"do": "note", "text": "on"})
    assert offers.things(ana) is not things


def test_what_was_asked_is_known_and_what_was_not_is_not(stair: Playing) -> None:
    maker, (ana, guard) = StageMaker(stair.conductor), (stair.fight.combatants[id] for id in ("ana", "guard-a"))
    assert maker.known_uses(ana, guard) == ()
    found = maker.uses(ana, guard)
    assert maker.known_uses(ana, guard) is found
    assert maker.known_uses(ana, None) == maker.known_uses(guard, ana) == ()
    stair.do({"do": "note", "text": "on"})
    assert maker.known_uses(ana, guard) == ()


def test_who_lies_there_can_use_nothing_and_what_is_used_up_says_so(stair: Playing) -> None:
    maker = StageMaker(stair.conductor)
    stair.do({"do": "set", "actor": "ana", "pool": "mp", "value": 3})
    assert use(stair, maker, "ana", "ember", "guard-a").refused
    assert use(stair, maker, "ana", "mace", "guard-a").refused == ""
    stair.do({"do": "set", "actor": "bea", "pool": "hp", "value": 0})
    down = maker.uses(stair.fight.combatants["bea"], stair.fight.combatants["guard-a"])
    assert down
    assert all(item.refused and not item.told for item in down)


@pytest.mark.parametrize("system", registry.ids())
def test_each_thing_is_told_once_with_the_first_action_that_is_done_with_it(library: Library, system: str) -> None:
    playing = pair(library, system)
    maker = StageMaker(playing.conductor)
    for combatant in playing.fight.combatants.values():
        other = next(item for item in playing.fight.combatants.values() if item is not combatant)
        things = [item.thing for item in maker.uses(combatant, other)]
        assert len(things) == len(set(things))
        assert all(things)


def test_the_chance_of_a_thing_is_that_to_strike_and_what_else_may_come_of_it_stands_behind(stair: Playing) -> None:
    mace = {**HERO["weapons"][0], "effects": [{"status": "poison", "cos": {"flat": 35}}]}
    plain = use(stair, StageMaker(stair.conductor), "ana", "mace", "guard-a")
    stair.do({"do": "set", "actor": "ana", "sheet": {"weapons": [mace]}, "value": None})
    poisoned = use(stair, StageMaker(stair.conductor), "ana", "mace", "guard-a")
    assert poisoned.chance == plain.chance
    assert any("Poison" in text and "35" in text for text in poisoned.further), poisoned
    assert poisoned.told[0] == plain.chance


def test_a_thing_that_cannot_reach_the_one_aimed_at_says_so_in_the_place_of_its_chance(stair: Playing) -> None:
    maker = StageMaker(stair.conductor)
    assert use(stair, maker, "ana", "mace", "guard-a").chance
    stair.do({"do": "condition", "actor": "guard-a", "status": "flight"})
    for id in ("ana", "bea"):  # whoever's turn it is
        mace = use(stair, maker, id, "mace", "guard-a")
        assert (mace.refused, mace.told) == ("Out of reach of melee (Flight).", ())
    assert use(stair, maker, "ana", "ember", "guard-a").chance, "a Spell reaches it"
    assert use(stair, maker, "ana", "mace", "guard-b").chance
    refused = stair.conductor.refusal_of({**ATTACK, "targets": ["guard-a"]})
    assert refused is not None
    assert stair.conductor.sentence(refused) == "Guard A is out of reach of melee (Flight)."
    assert use(stair, maker, "ana", "mace", "bea").refused == "", "one is not told whom it is not meant for"


def test_a_thing_says_that_the_one_aimed_at_stands_on_the_other_side(stair: Playing) -> None:
    faces = {"ana": "left", "bea": "left", "guard-a": "left", "guard-b": "right"}
    stair.do({"do": "act", "actor": "guard-a", "action": "pincer", "params": {"faces": faces}})
    maker = StageMaker(stair.conductor)
    assert use(stair, maker, "ana", "mace", "guard-a").chance
    mace = use(stair, maker, "ana", "mace", "guard-b")
    assert (mace.refused, mace.told) == ("On the other side in the Pincer Attack.", ())
