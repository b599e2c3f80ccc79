"""Declaring what one will do, doing something else, and how a declaration is kept until it is done."""

import json
from typing import Any

import pytest

from rules.core.facts import Command
from rules.d100 import SYSTEM
from rules.d100.combatant.state import Declared
from rules.engine.journal import Codec
from tests.rules.d100.playing import DAGA, ESPADA, PISTOLA, RIFLE, Game, ana, bruto, kinds, one
from tests.rules.played import facts_of

rule = pytest.mark.rule


@rule("D100-DECL-01")
def test_who_declares_nothing_defends() -> None:
    game = Game(ana(), bruto()).begin()
    game.declare("ana", "attack", "bruto", using="espada")
    game.next()
    extra = game.shown()["combatants"]
    assert extra["ana"]["extra"]["declared"] == {"action": "attack", "with": "espada", "targets": ["bruto"]}
    assert extra["bruto"]["extra"]["declared"] == {"action": "defend", "with": None, "targets": []}


@rule("D100-DECL-01")
def test_one_who_cannot_act_declares_nothing() -> None:
    game = Game(ana(), bruto()).begin()
    game.do("condition", actor="bruto", status="unconscious", timer=5)
    assert game.cannot_declare("bruto", "attack") == "cannot_act"
    game.next()
    assert game["bruto"].declared is None


@rule("D100-DECL-02")
def test_declarations_go_down_in_des_and_each_declares_once() -> None:
    game = Game(bruto(), ana()).begin()
    assert game.fight.active == "ana"
    assert game.cannot_declare("bruto", "attack") == "declare_order"
    game.declare("ana", "attack")
    assert game.fight.active == "bruto"
    assert game.cannot_declare("ana", "defend") == "already_declared"
    game.declare("bruto", "attack")
    assert game.fight.active is None
    game.next()
    assert game.cannot_declare("ana", "attack") == "wrong_phase"


@rule("D100-DECL-02")
def test_those_of_equal_des_declare_in_any_order_behind_those_of_higher() -> None:
    game = Game(ana(), one("uno", des=9), one("dos", des=9), one("tres", des=4)).begin()
    for id in ("dos", "tres"):
        assert game.cannot_declare(id, "attack") == "declare_order"
    ahead = game.refused_in_words("declare", actor="dos", action="attack")
    assert ahead == "Ana declares before Dos: its DES is higher."
    game.declare("ana", "attack")
    assert game.fight.active == "uno"
    game.declare("dos", "attack")
    assert game.fight.active == "uno"
    assert game.cannot_declare("tres", "attack") == "declare_order"
    game.declare("uno", "attack")
    game.declare("tres", "attack")
    assert game.fight.active is None


@rule("D100-DECL-02")
def test_those_who_cannot_act_hold_nobody_up() -> None:
    game = Game(ana(), bruto()).begin()
    game.do("damage", actor="ana", amount=14)
    assert game.fight.active == "bruto"
    game.declare("bruto", "attack")


@rule("D100-DECL-03")
@pytest.mark.parametrize(
    ("declared", "using", "targets", "percent"),
    [
        ("attack", None, (), 60),
        ("attack", "espada", (), 60),
        ("attack", "daga", (), 40),
        ("attack", None, ("bruto",), 60),
        ("attack", None, ("otro",), 40),
        ("use_skill", None, (), 40),
        ("defend", None, (), 40),
    ],
)
def test_an_act_other_than_the_one_declared_costs_twenty(
    declared: str, using: str | None, targets: tuple[str, ...], percent: int
) -> None:
    game = Game(ana(), bruto(), one("otro")).begin()
    game.declare("ana", declared, *targets, **({} if using is None else {"using": using}))
    game.to("ana")
    game.act("ana", "attack", "bruto", dice=[99])
    assert game.percent("ana") == percent


@rule("D100-DECL-03")
def test_other_params_are_not_compared() -> None:
    game = Game(ana(weapons=[RIFLE]), bruto()).begin()
    game.declare("ana", "attack", "bruto", distance=20)
    game.to("ana")
    game.act("ana", "attack", "bruto", dice=[99], aim=True, distance=200)
    assert game.percent("ana") == 55


@rule("D100-DECL-03")
def test_who_could_not_declare_counts_as_defending() -> None:
    game = Game(ana(), bruto()).begin()
    game.do("condition", actor="ana", status="unconscious")
    game.declare("bruto", "attack")
    game.next()
    game.do("lift", actor="ana", status="unconscious")
    game.do("order", actor="ana", after="bruto")
    assert game["ana"].declared is None


@rule("D100-DECL-03")
def test_without_declarations_nothing_is_changed() -> None:
    game = Game(ana(), bruto(), declarations="off").begin()
    game.act("ana", "attack", "bruto", dice=[99])
    assert game.percent("ana") == 60


@rule("D100-DECL-04")
def test_giving_up_a_declared_attack_to_dodge_or_block_costs_no_percentage() -> None:
    game = Game(ana(), bruto()).begin()
    game.declare("ana", "attack", "bruto")
    game.declare("bruto", "attack", "ana")
    game.to("ana")
    game.act("ana", "attack", "bruto", dice=[30, 30], answers=["dodge"])
    assert game.percent("bruto") == 30
    game.next()
    assert game.fight.round == 2


def test_a_held_one_may_declare_only_to_escape() -> None:
    game = Game(ana(), bruto())
    game.do("condition", actor="ana", status="grabbed", timer=None, source="bruto")
    game.begin()
    assert game.cannot_declare("ana", "attack") == "cannot_act"
    game.declare("ana", "escape")


def test_refusals_of_declare() -> None:
    game = Game(ana(weapons=[ESPADA, DAGA]), bruto()).begin()
    assert game.cannot_declare("ana", "attack", using="arco") == "no_such_item"
    assert game.cannot_declare("ana", "use_skill", using="latin") == "no_such_item"
    assert game.cannot_declare("ana", "attack", stow="arco") == "no_such_item"
    assert game.cannot_declare("ana", "attack", "nadie") == "no_such_target"
    assert game.cannot_declare("ana", "attack", aim=True) == "no_scope"
    assert game.cannot_declare("ana", "attack", draw="yes") == "invalid_params"
    assert game.cannot_declare("ana", "attack", volume=3) == "invalid_params"
    assert game.refused("declare", actor="nadie", action="attack") == "no_such_actor"
    assert game.refused("declare", actor="ana", action="sing") == "no_such_action"


def test_the_game_master_lets_one_declare_again_out_of_order() -> None:
    game = Game(ana(), bruto()).begin()
    game.declare("bruto", "attack", override=True)
    game.declare("ana", "attack")
    facts = game.declare("ana", "defend", override=True)
    assert [fact["value"] for fact in facts_of(facts, "ruling")] == ["already_declared"]
    assert game["ana"].declared == Declared("defend", None, ())


SUBFUSIL = {**PISTOLA, "id": "subfusil", "name": "Subfusil", "mechanism": "auto", "rate": 20, "loaded": 2}


@rule("D100-DECL-01")
def test_how_it_was_declared_is_kept_for_the_turn_and_through_saving_and_undoing() -> None:
    game = Game(ana(weapons=[SUBFUSIL]), bruto()).begin()
    game.declare("ana", "attack", "bruto", using="subfusil", distance=20, shots=2, modifier=10)
    kept = Declared("attack", "subfusil", ("bruto",), {"distance": 20, "shots": 2}, 10)
    assert game["ana"].declared == kept
    codec = Codec(SYSTEM)
    again = codec.unpack_fight(json.loads(json.dumps(codec.pack_fight(game.fight))))
    assert again.combatants["ana"].declared == kept
    assert codec.unpack({"$": "Declared", "v": ["attack", None, ["bruto"]]}) == Declared("attack", None, ("bruto",))
    game.run("undo")
    assert game.shown()["combatants"]["ana"]["extra"]["declared"] is None
    game.run("redo")
    game.to("ana")
    values = SYSTEM.window.first_values(game.fight, game["ana"], "attack")
    assert values == {"with": "subfusil", "targets": ["bruto"], "distance": 20, "shots": 2, "modifier": 10}
    game.act("ana", "attack", "bruto", distance=20, shots=2, modifier=10, dice=[99])
    assert game["ana"].weapons["subfusil"].loaded == 0


def test_what_was_waited_and_how_long_a_skill_takes_is_kept_too() -> None:
    game = Game(ana(skills=[{"id": "latin", "pct": 40}]), bruto()).begin()
    game.declare("ana", "wait", des=3, target="bruto")
    game.declare("bruto", "use_skill", using="lucha", turns=3)
    game.to("ana")
    assert SYSTEM.window.first_values(game.fight, game["ana"], "wait") == {"des": 3, "target": "bruto"}
    assert SYSTEM.window.first_values(game.fight, game["bruto"], "use_skill") == {"with": "lucha", "turns": 3}


@rule("D100-BUR-04")
@pytest.mark.parametrize("params", [{"shots": 29}, {"shots": 0}, {"shots": [2, 21]}, {"shots": "2"}, {"distance": -1}])
def test_a_number_that_no_weapon_has_is_refused_as_it_is_declared(params: dict[str, Any]) -> None:
    game = Game(ana(weapons=[SUBFUSIL]), bruto()).begin()
    assert game.cannot_declare("ana", "attack", "bruto", **params) == "invalid_params"
    game.declare("ana", "attack", "bruto", shots=20, distance=0)
    assert game.cannot_declare("bruto", "other", text=3) == "invalid_params"


@rule("D100-BUR-04")
def test_more_shots_than_are_loaded_may_be_declared_but_the_panel_says_so() -> None:
    game = Game(ana(weapons=[{**SUBFUSIL, "rate": 5}]), bruto()).begin()
    command: Command = {
        "do": "declare",
        "actor": "ana",
        "action": "attack",
        "targets": ["bruto"],
        "params": {"shots": 6},
    }
    said = [preview.text for preview in game.service.preview(command)]
    assert said[-2:] == ["at most 5 shots", "only 2 loaded"]
    few = [preview.text for preview in game.service.preview({**command, "params": {"shots": 2}})]
    assert few[-1] == said[-3]
    game.declare("ana", "attack", "bruto", shots=6)
    game.to("ana")
    assert game.cannot("ana", "attack", "bruto", shots=6) == "too_many_shots"
    assert game.cannot("ana", "attack", "bruto", shots=3) == "not_enough_ammo"


@rule("D100-DECL-01")
def test_a_declaration_stays_open_at_its_stop_until_it_is_done() -> None:
    game = Game(ana(), bruto()).begin()
    game.declare("ana", "attack", "bruto", knockout=True)
    game.declare("bruto", "defend")
    assert SYSTEM.window.undone(game.fight, game["ana"]) is None
    game.to("ana")
    attack = {"do": "act", "actor": "ana", "action": "attack", "targets": ["bruto"], "params": {"knockout": True}}
    assert SYSTEM.window.undone(game.fight, game["ana"]) == attack
    assert SYSTEM.window.undone(game.fight, game["bruto"]) is None
    game.act("ana", "attack", "bruto", knockout=True, dice=[99])
    assert SYSTEM.window.undone(game.fight, game["ana"]) is None
    game.to("bruto")
    assert SYSTEM.window.undone(game.fight, game["bruto"]) is None


@rule("D100-DECL-01")
def test_what_was_declared_and_costs_no_action_is_open_once() -> None:
    game = Game(ana(), bruto()).begin()
    game.declare("ana", "wait", des=8)
    game.declare("bruto", "attack", "ana")
    game.to("ana")
    assert SYSTEM.window.undone(game.fight, game["ana"]) is not None
    game.act("ana", "wait", des=8)
    assert SYSTEM.window.undone(game.fight, game["ana"]) is None
    game.to("bruto")
    game.act("bruto", "wait", des=1)
    game.to("bruto")
    assert SYSTEM.window.undone(game.fight, game["bruto"]) is not None
    game.to("ana")
    assert SYSTEM.window.undone(game.fight, game["ana"]) is None


def test_letting_a_stop_go_is_recorded_and_keeping_up_a_declared_guard_too() -> None:
    game = Game(ana(), bruto(), one("otro", des=2), one("cata", des=1)).begin()
    game.declare("ana", "attack", "bruto")
    game.to("ana")
    assert facts_of(game.do("next"), "idle") == facts_of(list(game.service.journal.facts()), "idle")
    assert game.fight.active == "bruto"
    assert kinds(game.do("next")) == ["defend", "turn"]
    game.act("otro", "defend")
    assert kinds(game.do("next")) == ["turn"]
    game.act("cata", "attack", "ana", dice=[99])
    assert kinds(game.do("next"))[0] == "round"
