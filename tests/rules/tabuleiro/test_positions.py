"""What the board shows before anything is done: held against what the rules do when it is done."""

import pytest

from rules.core.board_overlays import AREA, DOMAIN, RANGE, SIGHT, THREAT
from tests.rules.tabuleiro.lia import CARDS
from tests.rules.tabuleiro.playing import Battle, piece

BOARD = {
    "width": 6,
    "height": 6,
    "blocked": [[2, 2]],
    "obstructed": [[0, 3]],
    "cells": [{"rect": [4, 0, 4, 5], "terrain": "mud"}, {"cell": [1, 5], "level": 2}],
}


def battle() -> Battle:
    lia = piece("lia", "party", cell=(0, 5), acao=5, cards=CARDS, mana=1, forca=2)
    return Battle(lia, piece("orc", cell=(1, 3), facing="s"), piece("elf", cell=(5, 5), facing="w"), board=BOARD)


def test_a_way_is_refused_and_costs_as_the_move_itself() -> None:
    board = battle().fight.board
    for x in range(board.width):
        for y in range(board.height):
            fight = battle()
            walk = fight.service.system.ground.walk(fight.fight, fight.of("lia"))
            assert walk is not None
            refused = walk.refusal((x, y))
            if refused is not None:
                assert fight.act_refusal("lia", "move", to=[x, y]) == refused.code
                continue
            assert (x, y) in walk.open_cells()
            steps = walk.steps((x, y))
            moved = next(fact for fact in fight.act("lia", "move", to=[x, y]) if fact["kind"] == "move")
            assert moved["path"] == [list(cell) for cell, _ in steps]
            assert moved["cost"] == steps[-1][1] == walk.costs[(x, y)]


def test_a_step_shows_what_has_been_paid_when_it_is_taken() -> None:
    fight = battle()
    walk = fight.service.system.ground.walk(fight.fight, fight.of("lia"))
    assert walk is not None
    assert walk.steps((0, 2)) == (((0, 4), 1), ((0, 3), 3), ((0, 2), 4))
    assert walk.has == 5
    assert walk.unit == "AÇÃO"


def test_one_who_is_off_the_board_has_no_way() -> None:
    fight = Battle(piece("lia", "party"), piece("orc", cell=(1, 3)), board=BOARD)
    assert fight.service.system.ground.walk(fight.fight, fight.of("lia")) is None


def test_domains_and_sight_are_marked() -> None:
    fight = battle()
    system = fight.service.system
    lia = fight.of("lia")
    assert system.ground.marked(fight.fight, lia, DOMAIN) == {(0, 4), (1, 5)}
    assert system.ground.marked(fight.fight, lia, THREAT) == {(0, 3), (2, 3), (1, 4), (4, 5), (5, 4)}
    seen = system.ground.marked(fight.fight, lia, SIGHT)
    assert (1, 4) in seen
    assert (2, 2) not in seen
    assert (3, 2) in seen
    assert system.ground.marked(fight.fight, fight.of("orc"), SIGHT).isdisjoint({(2, 2), (3, 1)})


def test_a_card_marks_what_it_reaches_and_strikes() -> None:
    fight = battle()
    lia = fight.of("lia")
    marks = {
        marked.kind: marked
        for marked in fight.service.system.ground.aimed(fight.fight, lia, "attack", {"with": "bomba"})
    }
    assert set(marks) == {RANGE}
    assert marks[RANGE].cells == {(0, 5), (0, 4), (0, 3), (1, 5), (1, 4), (2, 5)}
    marks = {
        marked.kind: marked
        for marked in fight.service.system.ground.aimed(fight.fight, lia, "attack", {"with": "bomba", "cell": "1,4"})
    }
    assert marks[AREA].cells == {(1, 4), (0, 4), (2, 4), (1, 3), (1, 5)}
    assert fight.service.system.ground.aimed(fight.fight, lia, "move", {}) == ()


def test_backs_are_seen_before_they_are_chosen() -> None:
    fight = battle()
    system = fight.service.system
    assert system.ground.vantages(fight.fight, fight.of("lia"), (1, 2)) == {"orc": "from behind +3"}
    assert system.ground.vantages(fight.fight, fight.of("lia"), (0, 5)) == {}


def test_the_hand_lists_each_card_with_what_may_be_done_and_why_not() -> None:
    fight = battle()
    cards = {card.id: card for card in fight.service.system.window.hand(fight.fight, fight.of("lia"))}
    assert [use.action for use in cards["faca"].uses] == ["attack", "take_card"]
    assert cards["faca"].uses[0].refused is None
    assert cards["raio"].cost == "2 AÇÃO, 2 MANA"
    refused = cards["raio"].uses[0].refused
    assert refused is not None
    assert refused.code == "not_enough_mana"
    assert cards["arco"].place == "INVENTÁRIO"
    assert [use.action for use in cards["arco"].uses] == ["attack", "play_card"]
    assert cards["balsamo"].effect == "CURA 1d4"


@pytest.mark.rule("TB-TURN-08", "TB-CARD-06")
def test_each_use_of_a_card_is_refused_by_its_own_price() -> None:
    fight = battle()
    fight.do("set", actor="lia", pool="acao", value=1)
    cards = {card.id: card for card in fight.service.system.window.hand(fight.fight, fight.of("lia"))}
    asked = {
        use.action: (use.refused.code, use.refused.details["has"], use.refused.details["needs"])
        for use in cards["arco"].uses
        if use.refused is not None
    }
    assert asked == {"attack": ("not_enough_acao", 1, 5), "play_card": ("not_enough_acao", 1, 2)}


@pytest.mark.rule("TB-CARD-08")
def test_a_card_that_no_action_uses_shows_no_price_of_use() -> None:
    house = {"name": "Casa Alta", "kind": "casa", "text": "Mora longe."}
    oil = {"name": "Óleo", "kind": "item", "consumivel": True}
    fight = Battle(piece("lia", "party", cards=[house, oil]))
    high, used = fight.service.system.window.hand(fight.fight, fight.of("lia"))
    assert (high.cost, high.effect, [use.action for use in high.uses]) == ("", "Mora longe.", ["take_card"])
    assert (used.cost, used.effect) == ("3 AÇÃO", "consumível")


@pytest.mark.rule("TB-MOVE-11")
def test_every_look_that_a_way_offers_is_had_by_it_at_the_cost_of_the_cheapest() -> None:
    board = battle().fight.board
    seen = set()
    for x in range(board.width):
        for y in range(board.height):
            walk = battle().service.system.ground.walk(battle().fight, battle().of("lia"))
            assert walk is not None
            if walk.refusal((x, y)) is not None:
                continue
            looks = walk.looks((x, y))
            assert looks
            for facing, told in looks.items():
                fight = battle()
                moved = next(fact for fact in fight.act("lia", "move", **told) if fact["kind"] == "move")
                assert (moved["facing"], moved["cost"]) == (facing, walk.costs[(x, y)])
                seen.add(len(looks))
    assert {1, 2} <= seen


@pytest.mark.rule("TB-RANGE-04")
@pytest.mark.parametrize(
    ("cell", "said"),
    [((1, 5), "ALCANCE 5 − 2 (height) = 3"), ((0, 0), ""), ((5, 5), "")],
)
def test_how_heights_change_the_reach_of_an_arched_card_is_said(cell: tuple[int, int], said: str) -> None:
    arched = {"name": "Arco", "damage": 3, "range": 5, "trajetoria": "arqueado"}
    straight = {"name": "Tiro", "damage": 3, "range": 5}
    lia = piece("lia", "party", cell=(0, 5), acao=5, cards=[arched, straight])
    fight = Battle(lia, piece("orc", cell=(1, 3)), board=BOARD)
    ground, value = fight.service.system.ground, fight.of("lia")
    assert str(ground.ranged(fight.fight, value, "attack", {"with": "arco"}, cell)) == said
    assert ground.ranged(fight.fight, value, "attack", {"with": "tiro"}, cell) == ""
    assert ground.ranged(fight.fight, value, "move", {}, cell) == ""


@pytest.mark.rule("TB-RANGE-04")
def test_from_above_an_arched_card_flies_farther() -> None:
    arched = {"name": "Arco", "damage": 3, "range": 5, "trajetoria": "arqueado"}
    lia = piece("lia", "party", cell=(1, 5), acao=5, cards=[arched])
    fight = Battle(lia, piece("orc", cell=(1, 3)), board=BOARD)
    told = fight.service.system.ground.ranged(fight.fight, fight.of("lia"), "attack", {"with": "arco"}, (0, 0))
    assert str(told) == "ALCANCE 5 + 2 (height) = 7"
