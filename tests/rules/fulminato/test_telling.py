"""The log in Spanish and in English, and the sentences of refusals."""

import json
from pathlib import Path
from typing import Any

import pytest

from rules.engine.replay import names, service_for
from rules.fulminato.statuses.catalogue import ACTIONS, STATUSES
from rules.log.narrative import NARRATED, PLAIN, TERSE, narrate
from rules.log.redaction import Edition, hidden_always, players_edition
from rules.log.refusals import refusal_sentence
from rules.log.sentences import Teller
from rules.scripts import script
from rules.system import registry
from tests.rules.fulminato.playing import PISTOL, Fray, person
from tools import messages

EXAMPLES = json.loads((Path(__file__).parents[2] / "golden" / "fulminato.json").read_text("utf-8"))
SYSTEM = registry.system("fulminato")


def shootout() -> Fray:
    colt = {**PISTOL, "name": "Colt 45", "caliber": "36-38"}
    cover = [{"id": "leather", "name": "Cuero", "reduction": 1}]
    return Fray(
        person("ana", weapons=[colt], skills={"pistolas": "d8"}),
        person("bruno", protections=cover, pv=14),
        person("cata", "foes"),
    )


def test_a_shot_is_told_with_its_sum_its_part_and_how_the_damage_came_about() -> None:
    fray = shootout()
    fray.act("ana", "attack", "bruno", dice=[6, 4, 4, 5, 10])
    assert fray.log("es")[-3:] == [
        "Ana: Colt 45, quedan 5",
        "Ana → Bruno, Colt 45: ataque 10 − desvío 4 = 6, brazo torpe",
        "Bruno pierde 4 PV (10 ÷ 2 − 1): 14 → 10",
    ]
    assert fray.log("en")[-3:] == [
        "Ana: Colt 45, 5 left",
        "Ana → Bruno, Colt 45: attack 10 − desvío 4 = 6, brazo torpe",
        "Bruno loses 4 PV (10 ÷ 2 − 1): 14 → 10",
    ]


def test_a_shot_that_strikes_who_covers_or_is_stopped_is_told_so() -> None:
    fray = shootout()
    fray.act("ana", "attack", "bruno", params={"covered_by": "cata"}, dice=[8, 5, 4, 37, 6])
    assert (
        "Ana → Bruno, Colt 45: ataque 13 − desvío 4 = 9: el disparo alcanza a Cata, que cubría a Bruno (37), torso"
        in fray.log("es")
    )
    facts = fray.service.journal.facts()
    teller = Teller(fray.service.system, names(fray.service), "pt_BR", fray.fight)
    edition = players_edition(fray.fight.combatants, facts, hidden_always(()))
    for reader in (None, edition):
        for style in (TERSE, NARRATED):
            lines = " ".join(line.text for line in narrate(style, facts, teller, reader))
            assert " Cata (que cobria Bruno) com Colt 45" in lines, (style, lines)
    fray.act("ana", "attack", "bruno", params={"through": "wood"}, dice=[8, 5, 4, 31])
    assert fray.log("en")[-1] == "Ana → Bruno, Colt 45: attack 13 − desvío 4 = 9: madera stops the shot (31)"


def test_surprise_speech_delay_and_movement_are_told() -> None:
    fray = Fray(person("ana"), person("beto"), person("orc"), begin=False)
    fray.do("begin", surprise={"by": ["ana", "beto"]})
    fray.act("ana", "speak", params={"text": "¡Al suelo!"})
    fray.act("ana", "move", params={"distance": 20})
    fray.do("countdown", name="dinamita", rounds=2)
    told = fray.log("es")
    assert told[0] == "Sorpresa: Ana y Beto actúan con 3 puntos de acción contra Orc"
    assert told[-4:] == [
        "Ana dice: «¡Al suelo!»",
        "Ana gasta 3 PA (Movimiento), le quedan 0",
        "Ana se mueve 20 pies",
        "Faltan 2 rondas: dinamita",
    ]
    assert fray.log("en")[0] == "Surprise: Ana and Beto act with 3 action points against Orc"


def test_a_blow_that_armour_stops_whole_is_told_as_no_loss() -> None:
    fray = Fray(person("orc"), person("ana", protections=[{"id": "plate", "reduction": 9}]))
    fray.act("orc", "attack", "ana", dice=[6, 4, 4, 5, 6])
    assert fray.log("es")[-1] == "A Ana no le llega ningún daño (4 ÷ 2 − 9): sigue con 12 PV"
    assert fray.log("en")[-1] == "Nothing gets through to Ana (4 ÷ 2 − 9): still 12 PV"


def test_a_turn_that_is_put_off_is_told_once_and_so_is_its_being_taken() -> None:
    fray = Fray(person("ana"), person("beto"), person("orc"))
    fray.act("ana", "wait")
    assert fray.log("es")[-2:] == ["Ana retrasa su acción", "Turno de Beto (6 PA)"]
    fray.act("ana", "resume")
    assert fray.log("es")[-2:] == ["Ana toma el turno que había retrasado", "Turno de Ana (6 PA)"]


def test_a_grip_is_told_of_the_one_who_is_held_alone() -> None:
    fray = Fray(person("ana"), person("orc"))
    fray.act("ana", "grapple", "orc", dice=[8, 1])
    fray.act("ana", "hold")
    fray.act("ana", "release")
    assert fray.log("es")[-5:] == [
        "Orc: apresado",
        "Ana gasta 3 PA (Estándar), le quedan 0",
        "Orc: contenido",
        "Orc: fin de «contenido»",
        "Ana deja ir a Orc",
    ]


def test_a_grip_that_ends_without_being_let_go_is_no_letting_go() -> None:
    fray = Fray(person("ana"), person("orc"))
    fray.act("ana", "grapple", "orc", dice=[8, 1])
    fray.do("lift", actor="orc", status="grabbed")
    assert not any("suelta" in line for line in fray.log("es"))


def test_a_turn_put_off_by_ruling_is_told_as_the_status_that_it_is() -> None:
    fray = Fray(person("ana"), person("orc"))
    facts = fray.do("condition", actor="orc", status="waiting")
    teller = Teller(SYSTEM, names(fray.service), "es", fray.fight, frozenset({facts[0]["command"]}))
    assert teller.lines(facts) == ["Cronista: Orc: retrasando"]


def test_a_tie_is_told_in_one_line_and_a_round_with_its_seconds() -> None:
    fray = Fray(person("ana"), person("orc"), begin=False)
    fray.do("begin", dice=[5, 3, 6, 2, 2, 2, 3, 4])
    assert fray.log("es")[2:] == ["Empate en 8: Ana 4, Orc 7", "Ronda 1 (0 s)", "Turno de Orc (6 PA)"]


def test_checks_and_contests_are_told_with_both_sums() -> None:
    fray = shootout()
    fray.act("ana", "called_attack", "bruno", params={"part": "head"}, dice=[7, 5, 1, 1, 1])
    called = "Ataque dirigido (cabeza): Ataque con pistolas 7 + 5 = 12 contra complicado (12): lo supera"
    assert f"Ana → Bruno, {called}" in fray.log("es")
    fray.act("ana", "trip", "bruno", dice=[6, 6])
    assert fray.log("es")[-1] == "Derribar, Constitución contra Destreza: Ana 6, Bruno 6: empate, falla Ana"
    assert fray.log("en")[-1] == "Derribar, Constitución against Destreza: Ana 6, Bruno 6: tie, Ana fails"


KNIVES = [PISTOL, {"id": "dart", "name": "Dardo", "kind": "thrown"}]
FAILURES: list[tuple[dict[str, Any], str]] = [
    ({"action": "called_attack", "params": {"part": "main_arm"}}, "Ataque dirigido (brazo diestro)"),
    ({"action": "called_attack", "params": {"part": "head", "method": "opposed"}}, "Ataque dirigido (cabeza)"),
    ({"action": "called_attack", "with": "dart", "params": {"part": "head"}}, "Ataque dirigido (cabeza)"),
    (
        {"action": "stunt", "params": {"method": "skill", "skill": "manos_rapidas", "text": "Arena a los ojos"}},
        "Acción especial (Manos rápidas)",
    ),
    (
        {"action": "stunt", "params": {"method": "opposed", "own": ["mente"], "theirs": ["mente"]}},
        "Acción especial",
    ),
    ({"action": "trip"}, "Derribar"),
    ({"action": "disarm"}, "Desarmar"),
    ({"action": "shove"}, "Embestir"),
    ({"action": "grapple"}, "Apresar"),
]
"""Whatever is tried on another by a roll, and how the log calls it."""


@pytest.mark.rule("FU-CALL-02")
@pytest.mark.rule("FU-OPP-02")
@pytest.mark.parametrize("actor", ["ana", "bruno"])
@pytest.mark.parametrize("style", [PLAIN, TERSE, NARRATED])
@pytest.mark.parametrize(
    ("act", "deed"), FAILURES, ids=lambda value: value["action"] if isinstance(value, dict) else ""
)
def test_what_fails_is_told_with_what_it_was_and_at_whom(
    act: dict[str, Any], deed: str, style: str, actor: str
) -> None:
    """A called shot that failed told neither the part nor whom it was aimed at, and a trip only its characteristics."""
    people = [person("ana", "party", weapons=KNIVES), person("bruno", "foes", weapons=KNIVES)]
    fray = Fray(*people[:: 1 if actor == "ana" else -1])
    fields = {key: value for key, value in act.items() if key != "action"} | {"override": True, "dice": [1, 1]}
    if "with" in fields:
        fields["with_"] = fields.pop("with")
    target = "bruno" if actor == "ana" else "ana"
    fray.act(actor, act["action"], target, **fields)
    facts, people_by_id = fray.service.journal.facts(), fray.fight.combatants
    teller = Teller(SYSTEM, names(fray.service), "es", fray.fight)
    for edition in (None, players_edition(people_by_id, facts, hidden_always(()))):
        lines = [line.text for line in narrate(style, facts, teller, edition) if deed in line.text]
        assert len(lines) == 1, lines
        assert actor.capitalize() in lines[0]
        assert target.capitalize() in lines[0]


def test_a_roll_of_an_older_log_is_told_without_what_it_was_for() -> None:
    fray = shootout()
    fray.act("ana", "called_attack", "bruno", params={"part": "head"}, dice=[1, 1])
    fray.act("ana", "trip", "bruno", dice=[6, 6])
    older = [
        {key: value for key, value in fact.items() if key not in ("deed", "part") and (key, fact["kind"]) != OF_ROLLS}
        for fact in fray.service.journal.facts()
        if fact["kind"] in ("roll", "opposed")
    ]
    assert Teller(SYSTEM, names(fray.service), "es", fray.fight).lines(older) == [
        "Ana: Ataque con pistolas 1 + 1 = 2 contra complicado (12): no lo supera",
        "Constitución contra Destreza: Ana 6, Bruno 6: empate, falla Ana",
    ]


OF_ROLLS = ("target", "roll")


@pytest.mark.parametrize("language", ["es", "en", "pt_BR"])
@pytest.mark.parametrize("example", EXAMPLES, ids=[example["id"] for example in EXAMPLES])
def test_every_fact_of_the_examples_has_its_sentence_without_a_gap(example: dict[str, Any], language: str) -> None:
    read = script.check(example["script"])
    service = service_for(read)
    for number, command in enumerate(read.commands):
        service.do(command, number=number)
    teller = Teller(SYSTEM, names(service), language, service.fight)
    lines = teller.lines(service.journal.facts())
    assert lines
    assert not [line for line in lines if "…" in line or "{" in line or "None" in line]


def facts(language: str) -> set[str]:
    return {
        id
        for id in messages.messages("fulminato", language)
        if not id.startswith(("refused-", "question-", "answer-", "option-"))
    }


def refusals(language: str) -> set[str]:
    return {id for id in messages.messages("fulminato", language) if id.startswith("refused-")}


def test_an_english_sentence_calls_things_as_chips_and_cards_do() -> None:
    fray = shootout()
    fray.do("condition", actor="bruno", status="in_cover")
    fray.act("ana", "attack", "bruno", dice=[1, 1, 6])
    told = fray.log("en")
    assert "Ana’s turn (6 PA)" in told
    assert "Ana spends 3 PA (Estándar), 3 left" in told
    assert any(STATUSES["in_cover"].label.lower() in line for line in told)
    assert facts("es") == facts("en") == facts("pt_BR")


def test_a_single_thing_left_is_told_as_one() -> None:
    fray = Fray(person("ana", weapons=[{**PISTOL, "loaded": 2}]), person("bruno", "foes"))
    fray.act("ana", "attack", "bruno", dice=[1, 1, 6])
    assert "Ana: Colt, queda 1" in fray.log("es")


def test_what_has_no_name_is_told_as_a_word() -> None:
    fray = Fray(person("ana", weapons=[{"id": "colt-45", "kind": "ranged"}]), person("bruno", "foes"))
    fray.act("ana", "attack", "bruno", dice=[1, 1, 6])
    assert any("Ana → Bruno, Colt 45:" in line for line in fray.log("es"))
    assert any(
        chip.label.startswith("Colt 45")
        for chip in SYSTEM.window.chips(fray.service.fight, fray.service.fight.combatants["ana"])
    )


@pytest.mark.parametrize("language", ["es", "en"])
@pytest.mark.parametrize(
    ("actor", "action", "targets", "fields"),
    [
        ("bruno", "move", [], {}),
        ("ana", "attack", ["bruno"], {"with_": "unarmed", "params": {"covered_by": "cata"}}),
        ("ana", "draw", [], {"with_": "colt"}),
        ("ana", "pick_up", [], {"with_": "colt"}),
        ("ana", "reload", [], {}),
        ("ana", "tie", [], {}),
        ("ana", "escape", [], {}),
        ("ana", "stand_up", [], {}),
        ("ana", "resume", [], {}),
        ("ana", "move", [], {"params": {"distance": 900}}),
        ("ana", "attack", ["nobody"], {}),
        ("cata", "trip", ["ana"], {}),
    ],
)
def test_a_refusal_is_one_sentence_without_a_gap(
    language: str, actor: str, action: str, targets: list[str], fields: dict[str, Any]
) -> None:
    fray = shootout()
    fray.do("damage", actor="cata", amount=12)
    command = {"do": "act", "actor": actor, "action": action, "targets": targets}
    command |= {key.rstrip("_"): value for key, value in fields.items()}
    refused = fray.service.refusal_of(command)
    assert refused is not None
    sentence = refusal_sentence(SYSTEM, refused.code, refused.details, {"ana": "Ana", "bruno": "Bruno"}, language)
    assert sentence.endswith((".", "?"))
    assert not any(gap in sentence for gap in ("{", "…", "None"))


def test_the_actions_are_the_ones_that_statuses_forbid() -> None:
    assert set(ACTIONS) == set(SYSTEM.actions)
    assert refusals("en") <= refusals("es")


@pytest.mark.parametrize(("ranks", "said"), [(2, "ataque alterado +2"), (-1, "ataque alterado −1")])
def test_what_a_condition_adds_is_told_with_it(ranks: int, said: str) -> None:
    fray = shootout()
    fray.do("condition", actor="ana", status="attack_mod", timer=1, params={"ranks": ranks})
    assert said in fray.log("es")[-1]
    assert said in fray.log("pt_BR")[-1]


def test_who_lies_by_a_status_alone_is_not_said_to_stand_at_the_end_in_either_edition() -> None:
    """Of a stranger who lay unconscious by ruling the players read that it still stood."""
    fray = Fray(person("ana"), person("bruno"), person("orc"))
    fray.do("condition", actor="orc", status="unconscious")
    fray.do("end")
    facts, everybody = fray.service.journal.facts(), frozenset(fray.fight.combatants)
    names = {"ana": "Ana", "bruno": "Bruno", "orc": "Orc"}
    teller = Teller(SYSTEM, names, "en", fray.fight)
    for edition in (None, Edition(everybody, frozenset({"ana"}))):
        told = [line.text for line in narrate(NARRATED, facts, teller, edition)]
        assert told[-2:] == ["Down at the end: Orc.", "Still standing: Ana and Bruno."]
    unseen = Edition(everybody, frozenset({"ana"}), hidden_always({"orc"}))
    assert not any("Orc" in line.text for line in narrate(NARRATED, facts, teller, unseen))


def test_a_number_in_the_name_of_a_weapon_keeps_nothing_from_the_players() -> None:
    """That a stranger put its *Colt 45* away was left out, for it had a digit."""
    fray = Fray(person("ana"), person("orc", weapons=[{**PISTOL, "name": "Colt 45", "caliber": "36-38"}]))
    edition = Edition(frozenset(fray.fight.combatants), frozenset({"ana"}))
    teller = Teller(SYSTEM, {"ana": "Ana", "orc": "Orc"}, "en", fray.fight)
    weapon = fray.fight.combatants["orc"].sheet.weapons[0].id
    fact = {"n": 1, "command": 1, "kind": "equip", "actor": "orc", "with": weapon}
    for style in (PLAIN, NARRATED):
        told = narrate(style, [{**fact, "to": "hand"}], teller, edition)
        assert any("Colt 45" in line.text for line in told), style
        shot = {"n": 1, "command": 1, "kind": "spend", "actor": "orc", "pool": None, "with": weapon, "amount": 1}
        assert not any(
            "5 left" in line.text for line in narrate(style, [{**shot, "from": 6, "to": 5}], teller, edition)
        )


@pytest.mark.rule("FU-EQP-08")
@pytest.mark.parametrize("target", ["ana", "beto"])
@pytest.mark.parametrize("style", [TERSE, NARRATED])
def test_a_thing_that_is_used_is_told_though_nobody_needed_it(style: str, target: str) -> None:
    """A bandage on somebody at full points left no word in the story, and its user let the turn pass in it."""
    bandages = [{"id": "vendas", "name": "Vendas", "kind": "heal", "heal": "d4", "qty": 2}]
    fray = Fray(person("ana", items=bandages), person("beto"))
    fray.act("ana", "use_item", target, with_="vendas", dice=[3])
    fray.do("next")
    facts = fray.service.journal.facts()
    teller = Teller(SYSTEM, names(fray.service), "es", fray.fight)
    for edition in (None, players_edition(fray.fight.combatants, facts, hidden_always(()))):
        told = " ".join(line.text for line in narrate(style, facts, teller, edition))
        assert ("Ana usa Vendas" if target == "ana" else "Ana usa Vendas con Beto") in told
        assert "Ana deja pasar el turno" not in told
    assert not [line for line in teller.lines(facts) if line.startswith("Ana usa")]


@pytest.mark.rule("FU-WND-04")
def test_a_healing_is_told_by_what_was_really_regained() -> None:
    """The log said 5 and the prose 4."""
    fray = Fray(person("ana", items=[{"id": "aid", "name": "Aid", "heal": "d6", "qty": 2}]), person("orc"))
    fray.do("damage", actor="ana", amount=4)
    fray.act("ana", "use_item", with_="aid", targets=["ana"], dice=[5])
    assert fray.log()[-1] == "Ana regains 4 PV (of 5): 8 → 12"
    assert fray.log("es")[-1] == "Ana recupera 4 PV (de 5): 8 → 12"
    assert fray.log("pt_BR")[-1] == "Ana recupera 4 PV (de um total de 5): 8 → 12"
    fray.do("damage", actor="ana", amount=6)
    fray.act("ana", "use_item", with_="aid", targets=["ana"], dice=[5])
    assert fray.log()[-1] == "Ana regains 5 PV: 6 → 11"


@pytest.mark.rule("FU-GRP-07", "FU-GRP-10")
def test_a_knot_ends_the_grip_before_it_binds_and_getting_out_of_it_is_told_as_that_deed() -> None:
    """The story bound first and let go after; the log called the way out by the skill, as if somebody disarmed."""
    fray = Fray(person("ana", items=[{"id": "soga", "name": "Soga", "kind": "rope"}]), person("orc"))
    fray.act("ana", "grapple", "orc", dice=[6, 5])
    fray.act("ana", "tie", dice=[6, 5])
    fray.do("next")
    fray.act("orc", "untie", dice=[2, 1])
    facts = fray.service.journal.facts()
    told = {
        language: " ".join(
            line.text for line in narrate(NARRATED, facts, Teller(SYSTEM, names(fray.service), language, fray.fight))
        )
        for language in ("en", "es", "pt_BR")
    }
    assert told["en"].index("puts an end to Orc being “apresado”") < told["en"].index("leaves Orc “amarrado”"), told
    assert "Orc fails at Desatarse" in told["en"], told
    assert all("esarmar" not in words for words in told.values())
    assert fray.log()[-1].startswith("Orc, Desatarse: Desarmar 2 + 0 = 2 against")
    assert fray.log("es")[-1].startswith("Orc, Desatarse: Desarmar 2 + 0 = 2 contra")
    assert fray.log("pt_BR")[-1].startswith("Orc, Desatarse: Desarmar 2 + 0 = 2 contra")


@pytest.mark.rule("FU-MAN-02")
@pytest.mark.parametrize("style", [PLAIN, TERSE, NARRATED])
@pytest.mark.parametrize(("language", "words"), [("en", "Ana charges"), ("es", "Ana carga"), ("pt_BR", "Ana investe")])
def test_a_charge_is_told_as_one_without_a_board_too(style: str, language: str, words: str) -> None:
    """It was told as any other blow."""
    fray = Fray(person("ana"), person("orc"))
    fray.act("ana", "charge", "orc", dice=[1, 1, 1])
    teller = Teller(SYSTEM, names(fray.service), language, fray.fight)
    assert words in " ".join(line.text for line in narrate(style, fray.service.journal.facts(), teller))


def test_the_time_of_a_wound_that_is_set_is_told_as_a_ruling() -> None:
    """The chip changed from an hour to six seconds, and no line said who had done so."""
    fray = shootout()
    fray.do("condition", actor="bruno", status="wounded")
    before = len(fray.service.journal.facts())
    fray.do("timer", actor="bruno", status="wounded", value=6)
    facts = fray.service.journal.facts()[before:]
    told = [
        Teller(fray.service.system, names(fray.service), "en", fray.fight, frozenset(ruled)).lines(facts)
        for ruled in ((), {fact["command"] for fact in facts})
    ]
    assert told == [[], ["Chronicler: Bruno: malherido, 6 s"]]


def test_a_cell_that_is_none_for_the_prey_says_where_it_may_end() -> None:
    details = {"param": "victim_to", "value": [7, 1], "reason": "beside"}
    told = refusal_sentence(SYSTEM, "invalid_params", details, {}, "en")
    assert told == "Who is held ends on a free cell beside the one who grabs."
    plain = refusal_sentence(SYSTEM, "invalid_params", {"param": "part", "value": "tail"}, {}, "en")
    assert "tail" in plain
