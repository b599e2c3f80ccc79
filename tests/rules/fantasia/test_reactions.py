"""Readied actions, reaction abilities, concentration."""

import pytest

from tests.rules.fantasia.playing import Battle, hero, mage, one, spell
from tests.rules.played import facts_of

FIRE = spell("fire", damage="2d", element="fire")
COUNTER = {"id": "counter", "kind": "technique", "damage": "weapon", "reaction": True, "trigger": "attack"}


@pytest.mark.rule("LF-REACT-01", "LF-REACT-03")
def test_what_is_not_used_by_the_next_turn_is_lost() -> None:
    battle = Battle(hero(), one("orc"))
    battle.act("ciro", "ready", "orc", action="attack", on="move", watch="anyone")
    assert battle.extra("ciro")["readied"] == {
        "action": "attack",
        "with": None,
        "targets": ["orc"],
        "on": "move",
        "watch": "anyone",
        "params": {},
    }
    battle.next()
    facts = battle.next()
    assert [fact["what"] for fact in facts_of(facts, "note")] == ["readied_lost"]
    assert battle.extra("ciro")["readied"] is None


@pytest.mark.rule("LF-REACT-02", "LF-REACT-01")
def test_a_readied_blow_falls_before_the_movement_that_sets_it_off() -> None:
    battle = Battle(hero(), one("orc"))
    battle.act("ciro", "ready", action="attack", on="move")
    battle.next()
    facts = battle.act("orc", "move", dice=[3, 3, 1, 1])
    assert [fact["kind"] for fact in facts if fact["kind"] in ("damage", "move")] == ["damage", "move"]
    assert battle.pv("orc") == 12
    assert battle.extra("ciro")["reactions"] == 0


@pytest.mark.rule("LF-REACT-01")
def test_it_waits_for_whom_it_watches_and_can_be_declined() -> None:
    battle = Battle(hero(), one("orc"), one("elf"))
    battle.act("ciro", "ready", action="attack", on="move", watch="elf")
    battle.next()
    battle.act("orc", "move")
    battle.next()
    battle.act("elf", "move", answers=["none"])
    assert battle.extra("ciro")["readied"] is not None


@pytest.mark.rule("LF-REACT-02")
def test_an_action_is_lost_when_the_reaction_has_felled_its_actor_but_not_its_things() -> None:
    bomb = {"id": "bomb", "damage": "1d"}
    battle = Battle(hero(), one("orc", pv=5, items=[bomb]))
    battle.act("ciro", "ready", action="attack", on="item")
    battle.next()
    facts = battle.act("orc", "use_item", "ciro", using="bomb", dice=[3, 3, 1, 1])
    assert facts_of(facts, "interrupt")[0]["why"] == "reaction"
    assert battle.extra("orc")["items"] == {"bomb": 1}
    assert battle.slots("orc") == (0, 1, 0)


@pytest.mark.rule("LF-REACT-01")
def test_what_has_become_impossible_is_lost_with_the_reaction() -> None:
    battle = Battle(mage(abilities=[spell("dear", pm=30, damage="1d")]), one("orc"))
    battle.act("nela", "ready", using="dear", action="cast", on="move")
    battle.do("set", actor="nela", pool="pm", value=1)
    battle.next()
    facts = battle.act("orc", "move")
    assert [fact["what"] for fact in facts_of(facts, "note")] == ["readied_impossible"]
    assert battle.extra("nela")["reactions"] == 0
    assert battle.extra("nela")["readied"] is None


def test_what_is_forbidden_or_unknown_now_is_not_readied() -> None:
    battle = Battle(hero(conditions=[{"status": "immobilize"}, {"status": "silence"}], abilities=[FIRE]), one("orc"))
    assert battle.act_refusal("ciro", "ready", action="move") == "cannot_act"
    assert battle.act_refusal("ciro", "ready", using="fire", action="cast") == "cannot_act"
    assert battle.act_refusal("ciro", "ready", using="x", action="attack") == "no_such_item"
    assert battle.act_refusal("ciro", "ready", action="jump") == "invalid_params"
    assert battle.act_refusal("ciro", "ready", action="attack", distance=3) == "invalid_params"
    assert battle.act_refusal("ciro", "ready", action="attack", watch="x") == "invalid_params"
    assert battle.act_refusal("ciro", "ready", action="check", attr="fue") == "invalid_params"
    assert battle.act_refusal("ciro", "ready", "x", action="attack") == "no_such_target"
    assert battle.act_refusal("ciro", "ready") == "invalid_params"


@pytest.mark.rule("LF-CONC-01", "LF-CONC-02")
def test_each_further_check_of_concentration_is_two_harder() -> None:
    battle = Battle(hero("ana"), hero("bea"), mage("orc", abilities=[FIRE], men=0), dice=[6, 6, 6, 5, 1, 1])
    battle.do("side", actor="orc", side="foes")
    for id in ("ana", "bea"):
        battle.act(id, "ready", action="attack", on="cast")
        battle.next()
    hit = [4, 4, 1, 1]
    facts = battle.act("orc", "cast", "ana", using="fire", dice=[*hit, 3, 4, *hit, 4, 4])
    assert [(fact["against"], fact["success"]) for fact in facts_of(facts, "roll")] == [(7, True), (9, False)]
    assert facts_of(facts, "interrupt")[0]["why"] == "concentration"
    assert (battle.pm("orc"), battle.slots("orc")) == (30, (0, 1, 0))


@pytest.mark.rule("LF-CONC-01", "LF-CONC-03")
def test_a_reaction_that_does_no_damage_breaks_no_concentration() -> None:
    battle = Battle(hero("ana"), mage("orc", abilities=[FIRE], de=20))
    battle.do("side", actor="orc", side="foes")
    battle.act("ana", "ready", action="attack", on="cast")
    battle.next()
    battle.act("orc", "cast", "ana", using="fire", dice=[1, 2, 3, 3, 1, 1])
    assert battle.pv("ana") == 32


@pytest.mark.rule("LF-REACT-04", "LF-REACT-05")
def test_one_reaction_between_two_turns_and_none_in_ones_own() -> None:
    battle = Battle(hero(abilities=[COUNTER]), one("orc", strikes=1), one("elf"))
    assert battle.act_refusal("ciro", "react", "orc", using="counter") == "no_reaction_left"
    own = battle.acting("ciro", "react", ("orc",), {"using": "counter"})
    assert battle.refused_in_words("act", **own) == "Es el turno de ciro: solo se reacciona fuera del propio turno."
    battle.next()
    battle.act("orc", "attack", "ciro", answers=["use"], dice=[4, 4, 1, 1, 1, 2])
    assert battle.act_refusal("ciro", "react", "orc", using="counter") == "no_reaction_left"
    battle.next()
    battle.act("elf", "attack", "ciro", dice=[1, 2])
    battle.next()
    assert battle.extra("ciro")["reactions"] == 1


@pytest.mark.rule("LF-REACT-04")
def test_reaction_abilities_answer_enemies_alone_and_set_off_no_reactions() -> None:
    battle = Battle(hero(abilities=[COUNTER]), hero("bea"), one("orc", abilities=[COUNTER]))
    battle.next()
    battle.act("bea", "attack", "ciro", dice=[1, 2])
    battle.next()
    battle.act("orc", "attack", "ciro", answers=["use"], dice=[4, 4, 1, 1, 1, 2])
    assert battle.pv("orc") == 12


@pytest.mark.rule("LF-REACT-06", "LF-REACT-07")
def test_free_reactions_and_those_with_uses_leave_the_one_reaction() -> None:
    free = {"id": "free", "kind": "skill", "roll": "none", "heal": "1d", "reaction": True, "free": True}
    twice = {**free, "id": "twice", "free": False, "uses": 2}
    battle = Battle(hero(abilities=[free, twice], pools={"pv": 5}), one("orc"))
    battle.next()
    for id in ("free", "free", "twice", "twice"):
        battle.act("ciro", "react", "ciro", using=id, dice=[1])
    assert battle.act_refusal("ciro", "react", "ciro", using="twice") == "no_reaction_left"
    assert battle.extra("ciro")["reactions"] == 1
    battle.next()
    battle.next()
    battle.act("ciro", "react", "ciro", using="twice", dice=[1])


@pytest.mark.rule("LF-DEF-04", "LF-ST-DISABLE")
def test_the_refusals_of_a_reaction() -> None:
    battle = Battle(hero(abilities=[FIRE, COUNTER]), one("orc"))
    battle.act("ciro", "defend")
    battle.next()
    assert battle.act_refusal("ciro", "react", "orc", using="counter") == "cannot_act"
    battle.act("orc", "attack", "ciro", dice=[1, 2])
    battle.do("lift", actor="ciro", status="defending")
    battle.do("set", actor="ciro", stat="initiative", value=3)
    assert battle.act_refusal("ciro", "react") == "nothing_readied"
    assert battle.act_refusal("ciro", "react", using="x") == "no_such_item"
    assert battle.act_refusal("ciro", "react", "orc", using="fire") == "not_a_reaction"
    battle.do("condition", actor="ciro", status="disable")
    assert battle.act_refusal("ciro", "react", "orc", using="counter") == "cannot_act"


@pytest.mark.rule("LF-REACT-01")
def test_new_targets_may_replace_those_of_a_readied_action() -> None:
    battle = Battle(hero(), one("orc"), one("elf"))
    battle.act("ciro", "ready", "orc", action="attack", modifier=2)
    battle.next()
    facts = battle.act("ciro", "react", "elf", dice=[1, 2, 1, 1])
    assert facts_of(facts, "attack")[0]["total"] == 10
    assert battle.pv("elf") == 12


# --- what was readied against an attack, and how it is asked -------------------------------------------------


@pytest.mark.rule("LF-REACT-02", "LF-REACT-01")
@pytest.mark.parametrize("kind", ["magic", "technique", "power", "skill"])
def test_what_is_readied_against_an_attack_answers_harmful_magic_and_techniques_before_they_land(kind: str) -> None:
    foe = mage("orc", abilities=[{"id": "hit", "kind": kind, "damage": "1d", "roll": "none"}])
    battle = Battle(hero(), foe | {"side": "foes"}, one("elf", side="party"))
    battle.act("ciro", "ready", action="attack", on="attack")
    battle.next()
    facts = battle.act("orc", "cast", "elf", using="hit", dice=[3, 3, 1, 1, 6, 6, 6])
    assert [fact["actor"] for fact in facts_of(facts, "damage")] == ["orc", "elf"]


@pytest.mark.rule("LF-REACT-02")
def test_what_helps_somebody_is_no_attack() -> None:
    foe = mage("orc", abilities=[{"id": "mend", "heal": "1d"}]) | {"side": "foes"}
    battle = Battle(hero(), foe)
    battle.act("ciro", "ready", action="attack", on="attack")
    battle.next()
    facts = battle.act("orc", "cast", "orc", using="mend", dice=[1])
    assert facts_of(facts, "react") == []


@pytest.mark.rule("LF-REACT-01", "LF-REACT-02")
def test_the_question_says_what_was_prepared_and_against_whom() -> None:
    foe = mage("orc", abilities=[spell("fire", name="Piro", damage="2d")]) | {"side": "foes"}
    battle = Battle(hero(), foe, one("elf"))
    battle.act("ciro", "ready", "elf", action="attack", on="attack", using="sword")
    battle.next()
    asked = battle.question("act", actor="orc", action="cast", targets=["ciro"], **{"with": "fire"})
    assert asked.id == "use_ready"
    words = {key: str(value) for key, value in asked.details.items()} | {"target": "Orc"}
    told = battle.service.system.question_label("use_ready", "es", words)
    assert told == (
        "Orc va a actuar (Magia / Habilidad, Piro → ciro): ¿usar lo preparado (Ataque con arma, Sword → elf)?"
    )


@pytest.mark.rule("LF-REACT-01")
def test_the_question_says_where_what_was_prepared_is_out_of_reach() -> None:
    board = {"width": 9, "height": 9}
    battle = Battle(hero(cell=[0, 0]), one("orc", cell=[0, 6]), board=board, miniatures=True)
    battle.act("ciro", "ready", action="attack", on="move")
    battle.next()
    asked = battle.question("act", actor="orc", action="move", params={"to": [0, 4]})
    told = battle.service.system.question_label(
        "use_ready", "es", {key: str(item) for key, item in asked.details.items()}
    )
    assert told.endswith("Ataque con arma no es posible ahora: se perdería.")


@pytest.mark.rule("LF-REACT-02")
@pytest.mark.parametrize(
    ("row", "ahead"),
    [
        ({"damage": "2d"}, ("hit", "damage")),
        ({"damage": "2d", "roll": "none"}, ("damage",)),
        ({"status": [{"status": "blind"}]}, ("hit",)),
    ],
)
def test_a_reaction_is_asked_before_the_dice_and_says_which_are_ahead(
    row: dict[str, object], ahead: tuple[str, ...]
) -> None:
    battle = Battle(hero(), mage("orc", abilities=[spell("hex", **row)]) | {"side": "foes"})
    battle.act("ciro", "ready", action="attack", on="attack")
    battle.next()
    asked = battle.question("act", actor="orc", action="cast", targets=["ciro"], **{"with": "hex"})
    assert (asked.known, asked.ahead) == ((), ahead)
