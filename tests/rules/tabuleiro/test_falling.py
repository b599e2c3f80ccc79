"""VIDA at 0, Divine Salvation, coming back, and the end of the battle."""

from typing import Any

import pytest

from rules.mechanics.dice_sources import NoAnswers, TableDice
from rules.summary.shares import whole_shares
from tests.rules.played import facts_of
from tests.rules.tabuleiro.playing import Battle, piece

HOUSE = {"name": "Casa Vidal", "kind": "casa"}
SWORD = {"name": "Espada", "damage": 6}
MAP = {"name": "Mapa", "kind": "item", "local": "inventario"}
FURY = {"name": "Fúria", "kind": "habilidade"}


def slain(*others: dict[str, Any], **rest: Any) -> Battle:
    """A battle in which Lia of the party lies dead."""
    battle = Battle(piece("lia", rest.pop("side", "party"), **rest), *(others or (piece("orc"),)))
    battle.do("damage", actor="lia", amount=99, type="lesao")
    assert battle.of("lia").state == "dead"
    return battle


@pytest.mark.rule("TB-DEATH-01")
def test_one_dies_at_vida_0_and_its_body_stays() -> None:
    battle = slain(cell=(5, 5), facing="w")
    assert (battle.pool("lia"), battle.of("lia").cell, battle.of("lia").facing) == (0, (5, 5), "w")


@pytest.mark.rule("TB-DEATH-01")
def test_who_starts_without_vida_enters_dead() -> None:
    battle = Battle(piece("lia", pools={"vida": 0}), piece("orc"))
    assert (battle.of("lia").state, battle.fight.active) == ("dead", "orc")


@pytest.mark.rule("TB-DEATH-01", "TB-GM-01")
def test_vida_set_to_0_kills_too() -> None:
    battle = Battle(piece("lia"), piece("orc"))
    facts = battle.do("set", actor="lia", pool="vida", value=0)
    assert facts_of(facts, "die")
    assert battle.fight.active == "orc"


@pytest.mark.rule("TB-DEATH-02", "TB-DEATH-03", "TB-DEATH-04")
@pytest.mark.parametrize(
    ("sheet", "option", "answers", "state"),
    [
        (None, "unconscious", [], "unconscious"),
        ("dead", "unconscious", [], "dead"),
        ("stays", "dead", [], "active"),
        (None, "ask", [], "dead"),
        (None, "ask", ["stays"], "active"),
        ("ask", "stays", ["unconscious"], "unconscious"),
    ],
)
def test_the_sheets_criterion_goes_before_the_fights(
    sheet: str | None, option: str, answers: list[str], state: str
) -> None:
    battle = Battle(piece("lia"), piece("orc", at_zero=sheet), at_zero=option)
    battle.do("damage", actor="orc", amount=9, type="lesao", answers=answers)
    assert battle.of("orc").state == state


@pytest.mark.rule("TB-DEATH-03", "TB-SALV-03")
def test_who_plays_on_at_0_is_asked_again_at_the_next_loss_and_not_without_one() -> None:
    battle = Battle(piece("lia"), piece("orc", at_zero="stays", destino=12))
    battle.do("damage", actor="orc", amount=9, type="lesao")
    battle.do("set", actor="orc", stat="at_zero", value="dead")
    battle.do("damage", actor="orc", amount=2)
    assert battle.of("orc").state == "active"
    battle.do("damage", actor="orc", amount=3, answers=["ten"])
    assert (battle.pool("orc"), battle.pool("orc", "destino")) == (1, 2)


@pytest.mark.rule("TB-DEATH-05")
@pytest.mark.parametrize("how", ["set", "heal"])
def test_one_comes_back_with_at_most_its_maximum(how: str) -> None:
    battle = slain()
    if how == "set":
        battle.do("set", actor="lia", pool="vida", value=50)
    else:
        battle.do("heal", actor="lia", amount=50, type="revive")
    assert (battle.of("lia").state, battle.pool("lia")) == ("active", 9)


@pytest.mark.rule("TB-DEATH-05", "TB-MOVE-10")
def test_one_whose_cell_has_been_taken_comes_back_off_the_board() -> None:
    battle = slain(piece("orc", cell=(1, 1)), piece("elf", cell=(2, 2)), cell=(5, 5))
    battle.do("move", actor="orc", to=[5, 5])
    facts = battle.do("heal", actor="lia", amount=3, type="revive")
    assert facts_of(facts, "wake")[0]["vida"] == 3
    assert battle.of("lia").cell is None
    assert battle.of("orc").cell == (5, 5)
    battle.do("move", actor="lia", to=[5, 6])


@pytest.mark.rule("TB-DEATH-05", "TB-BOARD-05")
def test_one_whose_cell_has_become_a_wall_comes_back_off_the_board() -> None:
    battle = slain(cell=(5, 5))
    battle.do("set", cell=[5, 5], stat="state", value="blocked")
    battle.do("heal", actor="lia", amount=3, type="revive")
    assert battle.of("lia").cell is None


@pytest.mark.rule("TB-SALV-01", "TB-SALV-04", "TB-SALV-05")
@pytest.mark.parametrize(
    ("destino", "options"), [(5, ("die", "five")), (9, ("die", "five")), (10, ("die", "five", "ten"))]
)
def test_one_about_to_die_is_asked_with_enough_destino(destino: int, options: tuple[str, ...]) -> None:
    battle = Battle(piece("lia", destino=destino), piece("orc"))
    question = battle.question("damage", actor="lia", amount=9, type="lesao")
    assert (question.id, question.actor, question.options, question.default) == (
        "divine_salvation",
        "lia",
        options,
        None,
    )
    battle.do("damage", actor="lia", amount=9, type="lesao", answers=["die"])
    assert (battle.of("lia").state, battle.pool("lia", "destino")) == ("dead", destino)


@pytest.mark.rule("TB-SALV-04")
def test_with_less_than_5_destino_nobody_asks() -> None:
    assert slain(destino=4).pool("lia", "destino") == 4


@pytest.mark.rule("TB-SALV-01", "TB-DEATH-02")
def test_only_death_is_saved_from() -> None:
    battle = Battle(piece("lia", destino=20), piece("orc"), at_zero="unconscious")
    battle.do("damage", actor="lia", amount=9, type="lesao")
    assert (battle.of("lia").state, battle.pool("lia", "destino")) == ("unconscious", 20)


@pytest.mark.rule("TB-SALV-02", "TB-SALV-03")
@pytest.mark.parametrize(("answer", "vida", "left"), [("five", 1, 7), ("ten", 6, 2)])
def test_the_saved_one_stays_in_play_and_its_turn_goes_on(answer: str, vida: int, left: int) -> None:
    battle = Battle(piece("lia", destino=12, pools={"vida": 6}), piece("orc"))
    facts = battle.do("damage", actor="lia", amount=99, answers=[answer])
    assert (battle.pool("lia"), battle.pool("lia", "destino"), battle.fight.active) == (vida, left, "lia")
    assert [fact["kind"] for fact in facts] == ["attack", "damage", "salvation"]
    assert (facts[-1]["spent"], facts[-1]["to"]) == (12 - left, vida)


@pytest.mark.rule("TB-SALV-02")
def test_salvation_comes_as_often_as_destino_lasts() -> None:
    battle = Battle(piece("lia", destino=11), piece("orc"))
    for left in (6, 1):
        battle.do("damage", actor="lia", amount=9, type="lesao", answers=["five"])
        assert battle.pool("lia", "destino") == left
    battle.do("damage", actor="lia", amount=9, type="lesao")
    assert battle.of("lia").state == "dead"


@pytest.mark.rule("TB-SALV-01", "TB-AREA-03")
def test_several_dying_of_one_attack_are_asked_in_the_order_in_which_they_are_struck() -> None:
    whirl = {"name": "Giro", "damage": 99, "area": "around"}
    foes = [piece("ga", cell=(5, 5), destino=5), piece("gb", cell=(5, 7), destino=5)]
    battle = Battle(piece("lia", "party", cell=(5, 6), cards=[whirl]), *foes)
    battle.act("lia", "attack", card="giro", answers=["five", "die"])
    assert (battle.of("ga").state, battle.of("gb").state) == ("active", "dead")
    battle.do("undo")
    battle.do("order", actor="gb", before="ga")
    battle.act("lia", "attack", card="giro", answers=["five", "die"])
    assert (battle.of("ga").state, battle.of("gb").state) == ("dead", "active")


@pytest.mark.rule("TB-DEATH-06", "TB-DEATH-07", "TB-DEATH-08")
def test_a_dead_heros_cards_at_hand_are_shared_out_and_the_others_stay() -> None:
    cards = [HOUSE, SWORD, MAP, FURY, {"name": "Livro", "kind": "item", "local": "descarte"}, {**SWORD, "name": "Elmo"}]
    battle = slain(piece("teo", "party", cards=[SWORD]), piece("orc"), cards=cards)
    battle.do("end", answers=["teo", "mercado", "teo"])
    shown = battle.shown()
    assert shown["combatants"]["lia"]["extra"]["cards"] == {
        "casa-vidal": "banida",
        "espada": "dada",
        "mapa": "mercado",
        "furia": "descarte",
        "livro": "descarte",
        "elmo": "dada",
    }
    assert shown["combatants"]["teo"]["extra"]["cards"] == {
        "espada": "mesa",
        "espada-2": "inventario",
        "elmo": "inventario",
    }
    assert shown["spoils"] == {
        "banned": [{"from": "lia", "card": "casa-vidal"}],
        "given": [{"from": "lia", "card": "espada", "to": "teo"}, {"from": "lia", "card": "elmo", "to": "teo"}],
        "market": [{"from": "lia", "card": "mapa"}],
        "discarded": [{"from": "lia", "card": "furia"}],
        "players_out": [],
    }
    assert battle.of("teo").sheet.card("espada-2").damage == 6


@pytest.mark.rule("TB-DEATH-06")
@pytest.mark.parametrize("local", ["mesa", "inventario", "descarte", "mercado"])
def test_a_dead_heros_casa_is_banished_wherever_it_is(local: str) -> None:
    battle = slain(piece("teo", "party"), piece("orc"), cards=[{**HOUSE, "local": local}])
    battle.do("end")
    assert battle.shown()["combatants"]["lia"]["extra"]["cards"] == {"casa-vidal": "banida"}
    assert battle.shown()["spoils"]["banned"] == [{"from": "lia", "card": "casa-vidal"}]
    gone = slain(piece("teo", "party"), piece("orc"), cards=[{**HOUSE, "local": "banida"}])
    gone.do("end")
    assert gone.shown()["spoils"]["banned"] == []


@pytest.mark.rule("TB-DEATH-07")
@pytest.mark.parametrize(("card", "suit"), [(SWORD, "FERRAMENTA"), (MAP, "ITEM")])
def test_whose_a_card_becomes_is_asked_by_its_own_suit(card: dict[str, Any], suit: str) -> None:
    battle = slain(piece("teo", "party"), piece("orc"), cards=[card])
    question = battle.question("end", TableDice(battle.fight))
    told = battle.service.system.question_label(question.id, "pt_BR", question.details)
    assert told == f"Para quem vai esta carta de {suit} (Lia: {card['name']})?"


@pytest.mark.rule("TB-DEATH-07")
def test_an_item_may_go_to_any_comrade_in_play_and_by_silence_to_the_market() -> None:
    others = [piece("bia"), piece("teo", "party"), piece("ana", "party", at_zero="unconscious"), piece("rui", "party")]
    battle = slain(*others, cards=[MAP])
    battle.do("damage", actor="ana", amount=9, type="lesao")
    battle.do("damage", actor="rui", amount=9, type="lesao")
    asked = battle.question("end", NoAnswers())
    assert (asked.options, dict(asked.details)) == (("mercado", "teo", "ana"), {"card": "Lia: Mapa", "suit": "ITEM"})
    assert battle.refusal("end", answers=["bia"]) == "no_such_option"
    assert battle.refusal("end", answers=["rui"]) == "no_such_option"
    battle.do("end", answers=["ana"])
    battle.do("undo")
    battle.do("end")
    assert battle.shown()["spoils"]["market"] == [{"from": "lia", "card": "mapa"}]


@pytest.mark.rule("TB-DEATH-09")
@pytest.mark.parametrize(
    ("side", "heroi", "shared"),
    [("party", None, True), ("foes", None, False), ("party", False, False), ("foes", True, True)],
)
def test_only_heroes_lose_their_cards(side: str, heroi: bool | None, shared: bool) -> None:
    battle = slain(side=side, heroi=heroi, cards=[HOUSE])
    battle.do("end")
    assert battle.shown()["combatants"]["lia"]["extra"]["cards"] == {"casa-vidal": "banida" if shared else "mesa"}


@pytest.mark.rule("TB-DEATH-09", "TB-DEATH-05")
def test_a_hero_brought_back_before_the_end_keeps_all() -> None:
    battle = slain(cards=[HOUSE])
    battle.do("heal", actor="lia", amount=1, type="revive")
    battle.do("end")
    assert battle.shown()["combatants"]["lia"]["extra"]["cards"] == {"casa-vidal": "mesa"}


@pytest.mark.rule("TB-DEATH-09")
def test_a_hero_who_changed_sides_stays_a_hero() -> None:
    battle = Battle(piece("lia", "party", cards=[HOUSE]), piece("orc"))
    battle.do("side", actor="lia", side="foes")
    battle.do("damage", actor="lia", amount=9, type="lesao")
    battle.do("end")
    assert battle.shown()["combatants"]["lia"]["extra"]["cards"] == {"casa-vidal": "banida"}


@pytest.mark.rule("TB-DEATH-10")
def test_the_game_is_over_for_a_player_whose_characters_are_all_dead() -> None:
    others = [
        piece("teo", "party", jogador="Rui"),
        piece("ana", "party", jogador="Ana"),
        piece("bia", "party", jogador="Ana"),
        piece("eva", "party", jogador="Zoe"),
    ]
    battle = Battle(piece("lia", "party", jogador="Rui"), *others)
    for id in ("lia", "teo", "ana", "eva"):
        battle.do("damage", actor=id, amount=9, type="lesao")
    facts = battle.do("end")
    assert [fact["player"] for fact in facts_of(facts, "game_over")] == ["Rui", "Zoe"]
    assert battle.shown()["spoils"]["players_out"] == ["Rui", "Zoe"]


@pytest.mark.rule("TB-DEATH-02", "TB-END-01")
def test_the_unconscious_stand_up_at_the_end_but_win_nothing_by_it() -> None:
    battle = Battle(piece("lia", "party", at_zero="unconscious"), piece("orc"), piece("elf", "woods"))
    battle.do("damage", actor="lia", amount=9, type="lesao")
    battle.do("leave", actor="elf", reason="fled")
    battle.do("end")
    shown = battle.shown()
    assert (shown["winner"], shown["phase"], shown["active"]) == ("foes", "ended", None)
    assert (battle.of("lia").state, battle.pool("lia")) == ("active", 1)


@pytest.mark.rule("TB-END-01")
@pytest.mark.parametrize(("fallen", "winner"), [((), None), (("lia", "orc"), None), (("orc",), "party")])
def test_the_only_side_left_in_play_wins(fallen: tuple[str, ...], winner: str | None) -> None:
    battle = Battle(piece("lia", "party"), piece("orc"))
    for id in fallen:
        battle.do("damage", actor=id, amount=9, type="lesao")
    facts = battle.do("end")
    assert battle.shown()["winner"] == winner
    assert [fact["kind"] for fact in facts][-2:] == ["spoils", "end"]
    assert battle.refusal("next") == "already_ended"
    assert battle.act_refusal("lia", "move", to=[1, 1]) == "already_ended"
    battle.do("undo")
    assert battle.fight.phase == "action"


@pytest.mark.rule("TB-SALV-02", "TB-SALV-03", "TB-CARD-09")
def test_discarded_destino_and_used_up_cards_count_as_spent() -> None:
    potion = {"name": "Poção", "kind": "item", "heal": 2, "consumivel": True}
    battle = Battle(piece("lia", destino=15, acao=9, cards=[potion, {"name": "Faca", "damage": 1}]), piece("orc"))
    battle.do("damage", actor="lia", amount=9, type="lesao", answers=["five"])
    battle.do("damage", actor="lia", amount=9, type="lesao", answers=["ten"])
    battle.act("lia", "use_item", "lia", card="pocao")
    battle.act("lia", "take_card", card="faca")
    share = whole_shares(battle.service.system, battle.fight, battle.service.journal)["lia"]
    assert (share.spent, share.used) == ({"destino": 15}, {"pocao": 1}), "a card in the hand is not used up"
