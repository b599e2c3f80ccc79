"""What is said of an action before it is done, and that it comes true."""

from typing import Any

import pytest

from rules.mechanics.dice_sources import NoAnswers
from rules.text.messages import messages_of
from tests.rules.tabuleiro.lia import battle
from tests.rules.tabuleiro.playing import Battle, piece


def said(fight: Battle, action: str, **fields: Any) -> list[tuple[str, str, str | None]]:
    before = fight.state()
    found = fight.service.preview({"do": "act", "actor": "lia", "action": action, **fields})
    assert fight.state() == before
    return [(preview.what, preview.text, preview.target) for preview in found]


def test_an_attack_says_its_dano_and_lesao_before_it_is_done() -> None:
    fight = battle()
    assert said(fight, "attack", **{"with": "faca", "targets": ["orc"]}) == [
        ("cost", "3 AÇÃO", None),
        ("damage", "DANO 7 (from behind), CON 6 → LESÃO 2", "orc"),
    ]
    assert said(fight, "attack", targets=["orc"], params={"back": False})[1][1] == "DANO 3–4, CON 6 → LESÃO 1"
    assert said(fight, "attack", **{"with": "arco", "targets": ["orc"]})[1][1] == (
        "DANO 6–11 (from behind), CON 6 → LESÃO 2–3"
    )
    burst = said(fight, "attack", **{"with": "bomba", "params": {"cell": [5, 6]}})
    assert [item[2] for item in burst] == [None, "lia", "orc"]
    assert said(fight, "attack", **{"with": "nada", "targets": ["orc"]}) == []


def test_what_is_said_comes_true() -> None:
    fight = battle()
    (_, (_, text, _)) = said(fight, "attack", **{"with": "faca", "targets": ["orc"]})
    fight.act("lia", "attack", "orc", card="faca")
    assert text.endswith(f"LESÃO {9 - fight.pool('orc')}")


def test_a_move_says_its_price_and_way_before_it_is_done() -> None:
    fight = battle()
    assert said(fight, "move", params={"to": [4, 5]}) == [
        ("cost", "3 AÇÃO", None),
        ("note", "F7 → F6 → E6", None),
        ("note", "looks west", None),
    ]
    assert said(fight, "move", params={"path": [[6, 6], [6, 5]]})[0] == ("cost", "3 AÇÃO", None)
    assert said(fight, "move", params={"to": [5, 4]}) == []
    assert said(fight, "move", params={"to": "D5"}) == []
    assert said(fight, "move", params={"path": [[9, 9]]}) == []


def test_the_other_actions_say_what_they_cost() -> None:
    fight = battle()
    assert said(fight, "face", params={"facing": "e"}) == [("cost", "1 AÇÃO", None), ("note", "looks east", None)]
    assert said(fight, "play_card", **{"with": "arco"}) == [("cost", "2 AÇÃO", None)]
    for vida, gain in ((3, "+1–4 VIDA"), (7, "+1–2 VIDA"), (9, "+0 VIDA")):
        fight.do("set", actor="lia", pool="vida", value=vida)
        assert said(fight, "use_item", **{"with": "balsamo", "targets": ["lia"]})[1] == ("note", gain, "lia")
    fight.do("damage", actor="orc", amount=9, type="lesao")
    assert said(fight, "use_ability", **{"with": "sopro", "targets": ["orc"]})[1] == ("note", "9 VIDA", "orc")


@pytest.mark.rule("TB-REST-02", "TB-REST-03")
@pytest.mark.parametrize(
    ("sheet", "pools", "said_before", "beside"),
    [
        ({}, {"vida": 9}, "nothing to regain", ()),
        ({}, {"vida": 5}, "+1 VIDA", ("+1", "+0", "+0", "+0, +0")),
        (
            {"estamina": 4},
            {"vida": 9, "estamina": 3},
            "+1 ESTAMINA",
            ("+0", "+1", "+0", "+1, +0"),
        ),
        (
            {"estamina": 4, "mana": 4},
            {"vida": 8, "estamina": 1, "mana": 1},
            "+1 VIDA or +2 ESTAMINA or +2 MANA or +1 ESTAMINA, +1 MANA",
            ("+1", "+2", "+2", "+1, +1"),
        ),
    ],
)
def test_resting_promises_what_it_really_gives(
    sheet: dict[str, Any], pools: dict[str, int], said_before: str, beside: tuple[str, ...]
) -> None:
    fight = Battle(piece("lia", "party", pools=pools, **sheet), piece("orc"))
    assert said(fight, "rest")[1] == ("note", said_before, "lia")
    if said_before == "nothing to regain":
        assert [fact["kind"] for fact in fight.act("lia", "rest", answers=[])][:1] == ["rest"]
        return
    question = fight.question("act", NoAnswers(), actor="lia", action="rest")
    assert tuple(question.details[option] for option in question.options) == beside
    for option, promised in zip(question.options, beside, strict=True):
        gained = [fact["amount"] for fact in fight.act("lia", "rest", answers=[option]) if fact["kind"] == "heal"]
        assert gained == [amount for amount in map(int, promised.split(", ")) if amount]
        fight.do("undo")


MARKS = [
    {
        "name": "Grito",
        "kind": "habilidade",
        "area": "around",
        "tamanho": 3,
        "afeta": "enemies",
        "status": [
            {"status": "modifier", "timer": 1, "params": {"stat": "con", "amount": -2, "label": "Medo"}},
            {"status": "marker", "params": {"label": "VISTO"}},
        ],
        "text": "Ouve-se longe.",
    },
    {
        "name": "Ferrão",
        "damage": 2,
        "status": [{"status": "modifier", "timer": 3, "params": {"stat": "dano", "amount": 1}}],
    },
]


@pytest.mark.rule("TB-CARD-10", "TB-STAT-01", "TB-STAT-02", "TB-STAT-03")
def test_the_conditions_of_a_card_are_said_on_it_and_before_it_is_used() -> None:
    lia = piece("lia", "party", cell=(5, 6), cards=MARKS)
    fight = Battle(lia, piece("orc", cell=(5, 4), con=7), piece("elf", cell=(6, 6), con=4))
    hand = {card.id: card.effect for card in fight.service.system.window.hand(fight.fight, fight.of("lia"))}
    assert hand == {
        "grito": "ÁREA 3 inimigos · CON −2 (1 turn) · MARCADOR VISTO · Ouve-se longe.",
        "ferrao": "DANO 2 · ALCANCE 1 · DANO +1 (3 turns)",
    }
    assert said(fight, "use_ability", **{"with": "grito"}) == [
        ("cost", "3 AÇÃO", None),
        ("note", "Ouve-se longe.", None),
        ("note", "CON −2 (1 turn)", "orc"),
        ("note", "MARCADOR VISTO", "orc"),
        ("note", "CON −2 (1 turn)", "elf"),
        ("note", "MARCADOR VISTO", "elf"),
    ]
    stung = said(fight, "attack", **{"with": "ferrao", "targets": ["elf"]})
    assert stung == [
        ("cost", "3 AÇÃO", None),
        ("note", "looks east", None),
        ("damage", "DANO 2, CON 4 → LESÃO 1", "elf"),
        ("note", "DANO +1 (3 turns)", "elf"),
    ]
    assert len(said(fight, "attack", **{"with": "ferrao", "targets": ["orc"], "params": {"back": False}})) == 2
    fight.do("set", actor="lia", pool="acao", value=9)
    fight.act("lia", "use_ability", card="grito")
    assert [text for _, text, target in said(fight, "use_ability", **{"with": "grito"}) if target == "orc"] == [
        "CON −2 (1 turn)"
    ], "a marker that is there already is not put on again"
    row = [fight.service.system.condition_label(condition) for condition in fight.of("orc").conditions]
    assert row == ["CON −2 (Medo)", "MARCADOR VISTO"]


@pytest.mark.rule("TB-CARD-10")
def test_a_condition_that_hangs_on_a_die_is_said_with_an_if() -> None:
    card = {**MARKS[1], "damage": "1d2+1"}
    fight = Battle(piece("lia", "party", cell=(5, 6), cards=[card]), piece("orc", cell=(5, 5)))
    (*_, last) = said(fight, "attack", **{"with": "ferrao", "targets": ["orc"]})
    assert last == ("note", "DANO +1 (3 turns), if there is LESÃO", "orc")


@pytest.mark.rule("TB-DIR-03")
def test_what_is_said_turns_nobody_where_the_option_says_keep() -> None:
    fight = Battle(piece("lia", "party", cell=(5, 6)), piece("elf", cell=(6, 6)), attack_facing="keep")
    assert [what for what, _, _ in said(fight, "attack", targets=["elf"])] == ["cost", "damage"]


def test_every_number_is_called_as_the_book_calls_it() -> None:
    fight = battle()
    system = fight.service.system
    said = messages_of(system.phrases.file, "en")
    labels = [system.stat_label(stat) for stat in system.outcome.stats(fight.fight, fight.of("lia"))]
    assert labels == ["CON", "AÇÃO", "PER", "FOR", "DANO"]
    assert all(said.first_of(system.stat_gloss(stat)) for stat in system.outcome.stats(fight.fight, fight.of("lia")))
