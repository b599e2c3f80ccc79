"""What choices cost in DES points: drawing a weapon, waiting and focus, an aim, loading and firing."""

import pytest

from tests.rules.d100.playing import PISTOLA, RIFLE, Game, ana, bruto, one
from tests.rules.played import facts_of

rule = pytest.mark.rule


@rule("D100-DRAW-01")
def test_readying_a_weapon_costs_five_des_and_so_does_putting_one_away() -> None:
    game = Game(ana(), bruto()).begin()
    game.declare("ana", "attack", "bruto", using="daga", draw=True, stow="espada")
    assert game["ana"].initiative == 2
    game.to("ana")
    assert game.order() == ["bruto", "ana"]
    game.act("ana", "attack", "bruto", using="daga", draw=True, stow="espada", dice=[99])
    weapons = game["ana"].weapons
    assert (weapons["daga"].equipped, weapons["espada"].equipped, weapons["espada"].dropped) == (True, False, False)


@rule("D100-DRAW-01")
def test_drawing_may_take_the_initiative_to_zero_and_below() -> None:
    game = Game(ana(des=4), bruto()).begin()
    game.declare("bruto", "defend")
    facts = game.declare("ana", "attack", using="daga", draw=True)
    assert facts_of(facts, "initiative")[0]["value"] == -1


@rule("D100-DRAW-01")
def test_an_undeclared_draw_has_to_be_waited_for() -> None:
    game = Game(ana(), bruto(), declarations="off").begin()
    assert game.cannot("ana", "attack", "bruto", using="daga", draw=True) == "too_early"
    game.act("ana", "wait", des=5)
    game.to("ana")
    game.act("ana", "attack", "bruto", using="daga", draw=True, dice=[99])
    assert game["ana"].initiative == 7


@rule("D100-DRAW-01")
def test_the_action_draw_puts_its_stop_later_this_turn() -> None:
    game = Game(ana(), bruto(), declarations="off").begin()
    game.act("ana", "draw", using="daga")
    assert (game["ana"].initiative, game["ana"].waiting) == (7, True)
    assert game.cannot("ana", "attack", "bruto") == "too_early"
    game.next()
    assert game.fight.active == "bruto"
    game.next()
    assert (game.fight.active, game["ana"].waiting) == ("ana", False)
    game.act("ana", "attack", "bruto", using="daga", dice=[99])


@rule("D100-DRAW-02")
def test_letting_a_weapon_fall_is_free() -> None:
    game = Game(ana(), bruto(), declarations="off").begin()
    game.act("ana", "draw", using="daga", drop="espada")
    assert game["ana"].initiative == 7
    assert game["ana"].weapons["espada"].dropped
    assert game["ana"].weapons["daga"].equipped


@rule("D100-DRAW-02")
def test_what_lies_on_the_floor_is_picked_up_not_drawn() -> None:
    game = Game(ana(), bruto(), declarations="off").begin()
    game.do("set", actor="ana", stat="weapons.espada.dropped", value=True)
    assert game.cannot("ana", "draw", using="espada") == "weapon_dropped"
    assert game.cannot("ana", "pick_up", using="daga") == "not_dropped"
    game.act("ana", "pick_up", using="espada")
    assert game["ana"].weapons["espada"].equipped
    assert game.cannot("ana", "attack", "bruto") == "no_action_left"


def test_refusals_of_draw() -> None:
    game = Game(ana(), bruto(), declarations="off").begin()
    assert game.cannot("ana", "draw") == "no_such_item"
    assert game.cannot("ana", "draw", using="lanza") == "no_such_item"
    assert game.cannot("ana", "draw", using="espada") == "already_equipped"
    assert game.cannot("ana", "draw", using="daga", stow="daga") == "not_equipped"
    assert game.cannot("ana", "draw", using="daga", stow="unarmed") == "invalid_params"
    assert game.cannot("ana", "draw", using="daga", stow="espada", drop="espada") == "invalid_params"
    assert game.cannot("ana", "draw", using="daga", stow=3) == "invalid_params"
    assert game.cannot("ana", "draw", using="daga", sprint=True) == "invalid_params"
    assert game.cannot("ana", "pick_up", using="espada") == "already_equipped"


@rule("D100-FOC-01", "D100-FOC-02")
@pytest.mark.parametrize(("waited", "percent"), [(4, 60), (5, 70), (9, 70), (10, 80)])
def test_ten_percent_for_each_five_des_waited(waited: int, percent: int) -> None:
    game = Game(ana(), bruto(), declarations="off").begin()
    game.act("ana", "wait", des=waited, target="bruto")
    assert game["ana"].initiative == 12 - waited
    game.to("ana")
    game.act("ana", "attack", "bruto", dice=[99])
    assert game.percent("ana") == percent


@rule("D100-FOC-02")
def test_a_declared_focus_lowers_the_initiative_at_once_but_not_below_one() -> None:
    game = Game(ana(), bruto()).begin()
    assert game.cannot_declare("ana", "attack", focus=5) == "need_targets"
    assert game.cannot_declare("ana", "attack", "bruto", "ana", focus=5) == "too_many_targets"
    assert game.cannot_declare("ana", "attack", "bruto", focus=12) == "not_enough_des"
    assert game.cannot_declare("ana", "attack", "bruto", focus=0) == "invalid_params"
    game.declare("ana", "attack", "bruto", focus=11)
    assert game["ana"].initiative == 1
    assert game.cannot("ana", "wait", des=1) == "wrong_phase"


@rule("D100-FOC-02")
def test_waiting_does_not_go_below_initiative_one() -> None:
    game = Game(ana(), bruto(), declarations="off").begin()
    assert game.cannot("ana", "wait", des=12) == "not_enough_des"
    assert game.cannot("ana", "wait", des=0) == "invalid_params"
    assert game.cannot("ana", "wait", target="nadie") == "no_such_target"
    game.act("ana", "wait", des=12, override=True)
    assert game["ana"].initiative == 1


@rule("D100-FOC-03")
def test_focus_counts_only_against_its_target_and_a_new_target_starts_from_nothing() -> None:
    game = Game(ana(), bruto(), one("otro", des=1), declarations="off").begin()
    game.act("ana", "wait", des=2, target="bruto")
    game.to("ana")
    game.act("ana", "wait", des=3, target="bruto")
    game.to("ana")
    assert game["ana"].focus == ("bruto", 5)
    game.act("ana", "wait", des=2, target="otro")
    assert game["ana"].focus == ("otro", 2)
    game.to("ana")
    game.act("ana", "attack", "bruto", dice=[99])
    assert game.percent("ana") == 60


@rule("D100-SCO-03")
def test_a_delaying_aim_does_not_go_with_focus_but_a_rifles_scope_does() -> None:
    game = Game(ana(weapons=[PISTOLA, RIFLE]), bruto()).begin()
    assert game.cannot_declare("ana", "attack", "bruto", aim=True, focus=5) == "no_combine"
    game.declare("ana", "attack", "bruto", using="rifle", aim=True, focus=5)
    assert game["ana"].initiative == 7
    game.to("ana")
    assert game.cannot("ana", "attack", "bruto", using="pistola", aim=True) == "no_combine"
    game.act("ana", "attack", "bruto", using="rifle", aim=True, dice=[99])
    assert game.percent("ana") == 65


@rule("D100-SCO-01", "D100-SCO-04")
def test_an_aim_acts_at_half_des_but_for_a_rifles_scope() -> None:
    game = Game(ana(des=13, weapons=[PISTOLA, RIFLE]), bruto()).begin()
    game.declare("ana", "attack", using="pistola", aim=True)
    assert game["ana"].initiative == 6
    game = Game(ana(des=13, weapons=[PISTOLA, RIFLE]), bruto()).begin()
    game.declare("ana", "attack", using="rifle", aim=True)
    assert game["ana"].initiative == 13


@rule("D100-REL-04")
def test_load_and_fire_halves_des_once_even_with_a_drawn_weapon_and_aim() -> None:
    carbine = {**PISTOLA, "id": "carabina", "feed": "single", "equipped": False}
    game = Game(ana(des=16, weapons=[carbine]), bruto()).begin()
    game.declare("ana", "attack", using="carabina", aim=True, load_one=True, draw=True)
    assert game["ana"].initiative == 3
