"""What the window offers and says before an act is done."""

from typing import Any

import pytest

from rules.core.modifiers import ComputationStep
from rules.d100 import SYSTEM
from rules.d100.actions.catalogue import ACTIONS
from rules.log.refusals import refusal_sentence
from tests.rules.d100.playing import DAGA, ESPADA, HACHA, Game, ana, bruto, one
from tests.rules.d100.shooting import REVOLVER, UZI


def fight(*weapons: dict[str, Any], **options: str) -> Game:
    return Game(ana(weapons=list(weapons)), bruto(), one("otro"), **{"declarations": "off", **options}).begin()


def previews(game: Game, action: str, *targets: str, using: str | None = None, **params: Any) -> list[tuple[str, str]]:
    command = {"do": "act", "actor": "ana", "action": action, "targets": list(targets), "with": using, "params": params}
    return [(preview.what, preview.text) for preview in game.service.preview(command)]


def test_every_action_has_a_letter_of_its_own() -> None:
    keys = [action.key for action in ACTIONS.values()]
    assert len(set(keys)) == len(ACTIONS)
    assert all(len(key) == 1 and key.isalpha() for key in keys)


def test_the_attack_says_its_chance_how_it_comes_about_and_the_possible_answers() -> None:
    game = fight(ESPADA, DAGA)
    assert previews(game, "attack", "bruto") == [
        ("cost", "1 action"),
        ("chance", "chance 60%"),
        ("note", "dodge 30%, block (Hacha) 50%"),
        ("damage", "damage 1D8 + MD +1D4"),
    ]
    assert ("tick", "DES 7: wait before") in previews(game, "attack", "bruto", using="daga", draw=True)


def test_a_blow_to_knock_out_says_what_is_enough_and_what_it_does_otherwise() -> None:
    game = fight(ESPADA)
    assert previews(game, "attack", "bruto", knockout=True)[3:] == [
        ("damage", "damage 1D8 + MD +1D4"),
        ("note", "from 9 past armour on it knocks out, else it does 0"),
    ]


def test_the_dice_of_weapon_and_md_are_one_roll_typed_in_a_row() -> None:
    game = fight({**ESPADA, "damage": "2D6+1"})
    game.do("condition", actor="bruto", status="grabbed")
    question = game.open("act", actor="ana", action="attack", targets=["bruto"], dice=[50]).question
    (roll,) = question.rolls
    assert (roll.faces, roll.names) == ((6, 6, 4), ("damage", "damage", "damage modifier"))
    assert not roll.by_sum


def test_a_burst_shows_its_bonus() -> None:
    game = fight(UZI)
    assert ("chance", "chance 55% = 40 + 15 burst") in previews(game, "attack", "bruto", shots=4)
    assert ("chance", "chance 40% = 40 ÷ 2 range × 2 close") in previews(game, "attack", "bruto", distance=35)


def test_bullets_are_asked_for_within_what_the_weapon_gives_and_has_loaded() -> None:
    game = fight({**UZI, "rate": 3, "loaded": 9})
    (shots,) = (field for field in ACTIONS["attack"].fields if field.name == "shots")
    assert shots.most is not None
    assert shots.most(game.fight, game.fight.combatants["ana"], {"targets": ["bruto"]}) == (1, 3)
    assert shots.most(game.fight, game.fight.combatants["ana"], {"targets": ["bruto", "otro"]}) == (1, 1)
    game.do("set", actor="ana", stat="weapons.uzi.loaded", value=2)
    assert shots.most(game.fight, game.fight.combatants["ana"], {"targets": ["bruto"]}) == (1, 2)
    assert game.cannot("ana", "attack", "bruto", shots=3) == "not_enough_ammo"


def test_the_preview_is_what_the_roll_then_needs() -> None:
    game = fight(UZI)
    shown = dict(previews(game, "attack", "bruto", shots=9, distance=60))["chance"]
    game.act("ana", "attack", "bruto", shots=9, distance=60, dice="auto")
    assert shown.startswith(f"chance {game.percent('ana')}%")


@pytest.mark.parametrize("params", [{"shots": "x"}, {"distance": [1, 2]}, {"shots": -3}, {"aim": 4}, {"stow": 9}])
def test_a_preview_of_nonsense_is_still_a_preview(params: dict[str, Any]) -> None:
    assert previews(fight(UZI), "attack", "bruto", **params)


def test_previews_of_the_other_actions() -> None:
    game = fight(ESPADA, DAGA, {**REVOLVER, "loaded": 3}, {**UZI, "feed": "belt", "loaded": 0})
    game.do("set", actor="ana", stat="weapons.uzi.jammed", value=True)
    assert ("chance", "chance 25%") in previews(game, "grapple", "bruto")
    assert previews(game, "wait", des=5, target="bruto") == [("tick", "DES 7"), ("chance", "focus +10%")]
    assert previews(game, "draw", using="daga", stow="espada") == [("cost", "DES −10"), ("tick", "DES 2")]
    assert ("note", "1 turn: 3 → 5") in previews(game, "reload", using="revolver")
    assert ("note", "2 turns: 0 → 32") in previews(game, "reload", using="uzi")
    assert ("chance", "chance 40%") in previews(game, "repair", using="uzi")
    assert ("chance", "chance 25%") in previews(game, "use_skill", using="lucha")
    assert ("chance", "chance 36% = 12 × 3") in previews(game, "escape")
    assert ("chance", "chance 35% (FUE 12 : 15)") in previews(game, "disarm", "bruto")
    assert previews(game, "other") == [("cost", "1 action")]


def test_a_changed_act_shows_the_twenty() -> None:
    game = Game(ana(), bruto()).begin()
    game.declare("ana", "defend")
    assert ("chance", "chance 60%") in previews(game, "attack", "bruto")
    game.to("ana")
    assert ("chance", "chance 40% = 60 − 20 for changing the action") in previews(game, "attack", "bruto")


@pytest.mark.rule("D100-MALF-01")
def test_a_chance_is_what_a_d100_can_show() -> None:
    game = fight({**ESPADA, "skill": 130}, {**UZI, "skill": 90, "malf": 97})
    assert ("chance", "chance 100% (130%)") in previews(game, "attack", "bruto")
    jams = "chance 96% (105% = 90 + 15 burst; jams from 97)"
    assert ("chance", jams) in previews(game, "attack", "bruto", using="uzi", shots=4)
    surely = Game(ana(fue=90, skills=[{"id": "nadar", "pct": 140}]), bruto(fue=5), declarations="off").begin()
    assert ("chance", "chance 100% (140%)") in previews(surely, "use_skill", using="nadar")
    assert ("chance", "chance 100% (FUE 90 : 5)") in previews(surely, "disarm", "bruto")


def options(game: Game, action: str, field: str, **fields: Any) -> dict[str, str | None]:
    found = next(candidate for candidate in ACTIONS[action].fields if candidate.name == field)
    assert found.options is not None
    return {option.id: option.refused for option in found.options(game.fight, game["ana"], fields)}


def test_weapons_are_offered_with_what_speaks_against_them() -> None:
    game = fight(ESPADA, DAGA, HACHA, UZI, {**REVOLVER, "loaded": 0}, {"id": "piedra", "kind": "thrown", "loaded": 0})
    game.do("set", actor="ana", stat="weapons.hacha.broken", value=True)
    game.do("set", actor="ana", stat="weapons.uzi.jammed", value=True)
    game.do("set", actor="ana", stat="weapons.espada.dropped", value=True)
    assert options(game, "attack", "with") == {
        "espada": "weapon_dropped",
        "daga": None,
        "hacha": "weapon_broken",
        "uzi": "weapon_jammed",
        "revolver": None,
        "piedra": "not_enough_ammo",
        "unarmed": None,
    }
    assert options(game, "draw", "with") == {"daga": None, "hacha": "weapon_broken"}
    assert options(game, "pick_up", "with") == {"espada": None}
    assert options(game, "repair", "with") == {"uzi": None}
    assert options(game, "reload", "with") == {"uzi": "weapon_jammed", "revolver": None}
    assert options(game, "grapple", "with") == {"unarmed": None}


def refusals(game: Game, action: str, field: str, **fields: Any) -> dict[str, str]:
    """Option to the sentence with which it is greyed."""
    found = next(candidate for candidate in ACTIONS[action].fields if candidate.name == field)
    assert found.options is not None
    return {
        option.id: refusal_sentence(SYSTEM, option.refused, option.details, {"ana": "Ana", "bruto": "Bruto"})
        for option in found.options(game.fight, game["ana"], fields)
        if option.refused is not None
    }


def test_what_is_greyed_says_why_in_a_whole_sentence() -> None:
    game = fight(ESPADA, {**UZI, "name": "Uzi"})
    game.do("set", actor="ana", stat="weapons.uzi.jammed", value=True)
    game.do("set", actor="bruto", stat="max_attackers", value=0)
    assert refusals(game, "attack", "with") == {"uzi": "Uzi is jammed."}
    assert refusals(game, "attack", "targets", **{"with": "espada"}) == {
        "bruto": "0 already attack Bruto, and no more can."
    }


def test_what_a_yes_would_help_stays_open_until_it_is_given() -> None:
    game = fight(ESPADA, DAGA, {**REVOLVER, "loaded": 0, "equipped": False})
    assert refusals(game, "attack", "with") == {}
    assert refusals(game, "attack", "with", knockout=True, draw=True).keys() == {"daga", "revolver"}


@pytest.mark.rule("D100-DRAW-01", "D100-RNG-04")
def test_while_all_declare_nothing_is_greyed_for_what_is_still_open() -> None:
    chosen = {"with": "daga", "targets": ["bruto"], "draw": True}
    declaring = fight(ESPADA, DAGA, declarations="on")
    assert refusals(declaring, "attack", "stow", **chosen) == {}
    assert refusals(fight(ESPADA, DAGA), "attack", "stow", **chosen) == {"espada": "Ana has to wait for DES 2."}


def test_previews_give_numbers_before_words() -> None:
    game = fight(ESPADA, {**DAGA, "damage": "1D4+4"}, UZI)
    command = {"do": "act", "actor": "ana", "action": "attack", "targets": ["bruto"]}
    said = {told.what: told.number for told in game.service.preview(command) if told.what != "note"}
    assert said == {"cost": 1, "chance": 60, "damage": 5}  # 1D8 + 1D4 - 3, in a fifth of the hits 2 × (1D8 + 1D4) - 3
    said = {
        told.what: told.number for told in game.service.preview({**command, "with": "daga", "params": {"draw": True}})
    }
    assert (said["damage"], said["tick"]) == (8, 7)  # 9 - 3, in a fifth of the hits 18 - 3
    burst = {**command, "with": "uzi", "params": {"shots": 5}}
    assert [told.number for told in game.service.preview(burst) if told.what == "damage"] == [12]  # 3 of 5
    assert [
        told.number for told in game.service.preview({"do": "act", "actor": "ana", "action": "draw", "with": "daga"})
    ] == [5, 7]


def test_targets_are_those_who_are_there_foes_first_and_not_crowded() -> None:
    game = Game(ana(), one("eva", "party"), bruto(max_attackers=0), one("rio"), declarations="off").begin()
    game.do("leave", actor="rio")
    assert options(game, "attack", "targets") == {"bruto": "too_many_attackers", "eva": None}


def test_a_burst_may_name_several_targets_and_a_declaration_none() -> None:
    game = fight(ESPADA, UZI)
    most = next(field.most for field in ACTIONS["attack"].fields if field.name == "targets")
    assert most is not None
    assert most(game.fight, game["ana"], {"with": "espada"}) == (1, 1)
    assert most(game.fight, game["ana"], {"with": "uzi", "shots": 6}) == (1, 3)
    declaring = fight(ESPADA, UZI, declarations="on")
    assert most(declaring.fight, declaring["ana"], {"with": "uzi"}) == (0, 20)


def test_fields_are_shown_where_they_mean_something() -> None:
    game = fight(ESPADA, DAGA, UZI, {**REVOLVER, "loaded": 2})
    shown = {
        using: [
            field.name
            for field in ACTIONS["attack"].fields
            if field.shown is not None and field.shown(game.fight, game["ana"], {"with": using})
        ]
        for using in ("espada", "daga", "uzi", "revolver")
    }
    assert shown == {
        "espada": ["knockout"],
        "daga": ["knockout", "draw", "stow", "drop"],
        "uzi": ["distance", "shots"],
        "revolver": ["distance", "load_one"],
    }


def test_only_what_is_possible_is_listed() -> None:
    game = fight(ESPADA)
    listed = [action.id for action in SYSTEM.offers(game.fight, game["ana"])]
    assert listed == ["attack", "grapple", "defend", "wait", "use_skill", "other"]
    game.do("condition", actor="bruto", status="grabbed", source="ana")
    listed = [action.id for action in SYSTEM.offers(game.fight, game["ana"])]
    assert listed[-3:] == ["release", "disarm", "other"]
    assert options(game, "disarm", "weapon", targets=["bruto"]) == {"hacha": None}


def test_chips_show_what_the_turn_has_made_of_one() -> None:
    game = fight({**UZI, "loaded": 5})
    game.act("ana", "wait", des=5, target="bruto")
    chips = {chip.id: chip.value for chip in SYSTEM.window.chips(game.fight, game["ana"])}
    assert chips == {"waiting": "7", "focus": "Bruto 5", "loaded": "5/32"}
    game.do("set", actor="ana", stat="weapons.uzi.jammed", value=True)
    game.do("set", actor="bruto", stat="weapons.hacha.dropped", value=True)
    assert "jammed" in {chip.id for chip in SYSTEM.window.chips(game.fight, game["ana"])}
    assert {chip.id: chip.value for chip in SYSTEM.window.chips(game.fight, game["bruto"])} == {"dropped": "Hacha"}


def test_a_number_tells_how_it_came_about() -> None:
    game = Game(ana(esquivar=None), bruto()).begin()
    assert SYSTEM.outcome.explain(game.fight, game["ana"], "esquivar")[-1] == ComputationStep("result", 24, "result")
    game.declare("ana", "attack", "bruto", focus=5)
    assert SYSTEM.outcome.explain(game.fight, game["ana"], "initiative")[-1] == ComputationStep("result", 7, "result")
    assert SYSTEM.outcome.explain(game.fight, game["ana"], "fue") == ()
