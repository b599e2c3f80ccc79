"""What a seat may do in its turn: what is possible, nothing that tells of who is hidden, chances where allowed."""

import json
from collections.abc import Iterator
from dataclasses import replace

import pytest

from rules.core.state import Combatant
from rules.log.redaction import hidden_always
from rules.mechanics.action import Act
from rules.players.players_view import OfferOnView, PlayersView, ThingOnOffer, as_json
from rules.players.seen_by import Audience, PlayedFight, ShownIds, command_meant, seen_by
from rules.players.turn_offers import FORETOLD, Proposal
from rules.system import registry
from tests.rules.ffrpg.playing import Battle, foe, hero
from tests.rules.players.canaries import Hideout, Spied
from tests.there import there

FIGHTS = 25
"""Random fights of each system."""
ON_BOARDS = ("fulminato", "tabuleiro")
"""The systems of which most of the random fights have a board."""


def turns(system: str) -> Iterator[tuple[Spied, Audience]]:
    """Random fights in which somebody who is seen has the turn, with that one's seat."""
    for number in range(FIGHTS):
        spied = Hideout(system, number).spied()
        fight = spied.service.fight
        if fight.active is not None and fight.active not in spied.hidden and fight.phase not in ("setup", "ended"):
            yield spied, Audience(ShownIds(), seat=(fight.active,), chances=True)


def aims(view: PlayersView) -> Iterator[tuple[OfferOnView, ThingOnOffer]]:
    """Each offer with each thing that it can be done with, or as it is."""
    for offer in view.offers or ():
        for thing in offer.things or filter(None, (offer.alone,)):
            yield offer, thing


def whole(offer: OfferOnView, thing: ThingOnOffer) -> Proposal:
    """The first that can be proposed of an offer."""
    targets = thing.targets[:1]
    rects = thing.cells or thing.cells_at.get(next(iter(targets), ""), ())
    choices = {choice.name: choice.options[0].id for choice in thing.choices}
    return Proposal(offer.action, thing.id, targets, rects[0][:2] if rects else None, choices)


@pytest.mark.parametrize("system", registry.ids())
def test_all_that_is_offered_can_be_proposed_and_means_a_command_of_the_one_whose_turn_it_is(system: str) -> None:
    proposed = possible = 0
    for spied, seat in turns(system):
        for offer, thing in aims(seen_by(spied.played, seat)):
            command = there(command_meant(spied.played, seat, whole(offer, thing)))
            assert (command["do"], command["actor"], command["action"]) == ("act", seat.seat[0], offer.action)
            proposed += 1
            refused = spied.service.refusal_of(command)
            possible += refused is None or refused.code == "wrong_phase"  # what is declared first
    assert possible > proposed * 0.5 > 10  # the rest needs a number or a text, or is refused for what it would cost


@pytest.mark.parametrize("system", registry.ids())
def test_nothing_that_is_offered_says_where_somebody_hidden_stands(system: str) -> None:
    moved = 0
    for spied, seat in turns(system):
        fight = spied.service.fight
        actor = there(fight.acting)
        if actor.cell is None:
            continue
        beside = (actor.cell[0] + (1 if actor.cell[0] == 0 else -1), actor.cell[1])
        there_now = {**fight.combatants}
        for id in spied.hidden:
            hidden: Combatant = fight.combatants[id]
            there_now[id] = hidden.if_it_had(cell=beside)
        other = replace(spied.played, fight=fight.if_it_had(combatants=there_now))
        assert seen_by(other, seat).offers == seen_by(spied.played, seat).offers
        moved += bool(spied.hidden)
    assert moved > 0 or system not in ON_BOARDS


def test_the_cell_of_somebody_hidden_is_offered_like_any_other_and_the_rules_then_say_no() -> None:
    found = 0
    for spied, seat in (each for system in ON_BOARDS for each in turns(system)):
        fight = spied.service.fight
        for id, each in fight.combatants.items():
            if id == fight.active or id in spied.hidden or each.cell is None:
                continue
            ghost = replace(spied.played, hidden=spied.hidden | {id}, was_hidden=hidden_always(spied.hidden | {id}))
            move = Proposal("move", cell=each.cell)
            if command_meant(spied.played, seat, move) is None and (command := command_meant(ghost, seat, move)):
                found += 1
                assert spied.service.refusal_of(command) is not None
    assert found > 0


@pytest.fixture
def battle() -> Battle:
    begun = Battle(
        hero("ann", spd=30), foe(id="imp", name="Imp"), foe(id="ghost", name="Ghost"), begin={"dice": "auto"}
    )
    while begun.fight.active != "ann":
        begun.do("next", dice="auto")
    return begun


def played(battle: Battle) -> PlayedFight:
    hidden = frozenset({"ghost"})
    return PlayedFight(
        "", battle.fight, battle.service.system, battle.service.journal.facts, hidden, hidden_always(hidden)
    )


def test_nothing_else_is_understood(battle: Battle) -> None:
    now, seat = played(battle), Audience(ShownIds(), seat=("ann",))
    offer, thing = next(each for each in aims(seen_by(now, seat)) if each[0].action == "attack")
    good = whole(offer, thing)
    assert command_meant(now, seat, good) is not None
    for bad in (
        good._replace(action="fly"),
        good._replace(thing="nothing"),
        good._replace(thing=""),
        good._replace(targets=("ghost",)),
        good._replace(targets=("imp",)),
        good._replace(targets=(seat.ids.id("ghost"),)),
        good._replace(cell=(0, 0)),
        good._replace(choices={"modifier": "99"}),
        good._replace(choices={"with": thing.id}),
    ):
        assert command_meant(now, seat, bad) is None, bad
    assert command_meant(now, replace(seat, seat=("imp",)), good) is None
    assert command_meant(now, replace(seat, seat=()), good) is None


def test_chances_are_the_game_masters_own_where_that_allows_them_and_else_never(battle: Battle) -> None:
    now, seat = played(battle), Audience(ShownIds(), seat=("ann",))
    without = seen_by(now, seat)
    assert not any(thing.ahead for _, thing in aims(without))
    assert "chance" not in json.dumps(as_json(without)["offers"]).lower()
    told = seen_by(now, replace(seat, chances=True))
    (_, thing) = next(each for each in aims(told) if each[0].action == "attack")
    command = there(command_meant(now, seat, Proposal("attack", thing.id, thing.targets[:1])))
    attack = battle.service.system.actions["attack"]
    imp = there(attack.preview)(battle.fight, Act(battle.fight.combatants["ann"], attack, command))
    assert thing.ahead[thing.targets[0]] == " · ".join(
        dict.fromkeys(str(each.text) for each in imp if each.what in FORETOLD)
    )


def test_what_costs_something_says_what_it_costs() -> None:
    """A player could not tell a spell that costs all from one that costs little."""
    told = [
        (offer.cost, thing.cost)
        for system in registry.ids()
        for spied, seat in turns(system)
        for offer, thing in aims(seen_by(spied.played, seat))
    ]
    assert sum(bool(cost) for cost, _ in told) > 50
    assert sum(bool(cost) for _, cost in told) > 50
