"""What each audience sees of a fight, and that nothing of what it may not know is in it, in whatever form."""

import json
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from itertools import islice
from random import Random
from typing import Any

import pytest

from rules.core.letters import OwnLetters, letters
from rules.core.questions import ChoiceQuestion, DieQuestion, Needs, Roll, RollTarget
from rules.engine.replay import service_for
from rules.engine.service import Done, RulesService
from rules.log.redaction import hidden_always
from rules.players.players_view import PlayersView, RowOnView, as_json
from rules.players.seat_question import asked_of
from rules.players.seen_by import (
    BAR,
    NOTHING,
    NUMBERS,
    WORDS,
    Audience,
    PlayedFight,
    ShownIds,
    option_meant,
    seen_by,
)
from rules.scripts import script
from rules.system import registry
from tests.rules.ffrpg.playing import Battle, foe, hero
from tests.rules.fulminato.playing import Fray, person
from tests.there import there
from tests.worked import fights, partway
from tools.outcomes import random_scripts

CANARY = "zqx"
AUTO = {"dice": "auto"}
AT_RANDOM = 12
"""How many random fights of a system are looked at beside its worked examples."""


def shown(service: RulesService, audience: Audience | None = None, **secrets: Any) -> PlayersView:
    hidden = frozenset(secrets.pop("hidden", ()))
    played = PlayedFight(
        "The mill", service.fight, service.system, service.journal.facts, hidden, hidden_always(hidden), **secrets
    )
    return seen_by(played, audience or Audience(ShownIds()))


def row(view: PlayersView, name: str) -> RowOnView:
    return next(each for each in view.rows if each.name == name)


# --- canaries --------------------------------------------------------------------------------------------------


def marked(value: Any, marks: Mapping[str, str]) -> Any:
    """A script in which somebody's id and name are words that stand nowhere else."""
    if isinstance(value, str):
        return marks.get(value, value)
    if isinstance(value, Mapping):
        return {marks.get(key, key): marked(inner, marks) for key, inner in value.items()}
    return [marked(inner, marks) for inner in value] if isinstance(value, list) else value


def with_canaries(data: Mapping[str, Any], chance: Random) -> tuple[dict[str, Any], list[str]]:
    """A script some of whose combatants are hidden and have secrets, and their ids."""
    made = json.loads(json.dumps(data))
    combatants = made["combatants"]
    hidden = chance.sample([each["id"] for each in combatants], max(1, len(combatants) // 3))
    marks = {id: f"{CANARY}-id-{number}" for number, id in enumerate(hidden)}
    for each in combatants:
        if each["id"] in hidden:
            each["name"] = f"{CANARY} {chance.choice('ABC')}"
            for rows in ("weapons", "abilities", "items", "cards"):
                for thing in each["sheet"].get(rows) or ():
                    if isinstance(thing, dict) and "name" in thing:
                        thing["name"] = f"{CANARY} {thing['name']}"
    for each in (*combatants, *(command.get("combatant") or {} for command in made.get("commands", ()))):
        each.setdefault("sheet", {})
    for command in made.get("commands", ()):
        if command.get("combatant") == {"sheet": {}}:
            del command["combatant"]
        if command["do"] == "note":
            command["text"] = f"{CANARY} is near"
    return marked(made, marks), list(marks.values())


def scripts_of(system: str) -> Iterator[Mapping[str, Any]]:
    yield from (data for data in fights(system) if len(data["combatants"]) > 1)
    yield from islice(random_scripts(system), AT_RANDOM)


@pytest.mark.parametrize("system", registry.ids())
def test_no_id_of_a_combatant_and_no_gap_is_in_a_view(system: str) -> None:
    """Whose id is `guard-c` is the third guard: ids are the view's own, and follow each other."""
    for number, data in enumerate(islice(scripts_of(system), 30)):
        made, hidden = with_canaries(data, Random(number))
        service = partway(made, len(made.get("commands", ())))
        view = as_json(shown(service, hidden=hidden))
        ids = [each["id"] for each in view["rows"]]
        assert set(ids) == {f"c{place}" for place in range(1, len(ids) + 1)}
        named = {view["active"], *view["next"], *(moment["id"] for moment in view["timeline"])} - {None}
        assert named <= set(ids)
        assert [line["n"] for line in view["log"]] == list(range(*_ends([line["n"] for line in view["log"]])))


def _ends(numbers: Sequence[int]) -> tuple[int, int]:
    return (numbers[0], numbers[-1] + 1) if numbers else (0, 0)


# --- what is shown of whom -------------------------------------------------------------------------------------


@pytest.fixture
def battle() -> Battle:
    return Battle(hero("ann"), foe(id="imp", name="Imp", hp=80), foe(id="ghost", name="Ghost"), begin=AUTO)


@pytest.mark.parametrize(
    ("lost", "word", "share"),
    [
        (0, "unhurt", 1.0),
        (1, "scratched", 0.875),
        (20, "scratched", 0.75),
        (21, "wounded", 0.625),
        (40, "wounded", 0.5),
        (41, "badly wounded", 0.375),
        (60, "badly wounded", 0.25),
        (61, "near falling", 0.125),
        (79, "near falling", 0.125),
        (80, "near falling", 0.0),
    ],
)
def test_the_health_of_a_foe_is_a_word_a_bar_or_nothing_but_never_a_number(
    battle: Battle, lost: int, word: str, share: float
) -> None:
    if lost:
        battle.do("damage", actor="imp", amount=lost)

    def seen(health: str) -> Any:
        audience = Audience(ShownIds(), health={"foes": health})
        return next(each for each in as_json(shown(battle.service, audience))["rows"] if each["name"] == "Imp")[
            "health"
        ]

    assert seen(WORDS) == {"word": word}
    assert seen(BAR) == {"share": share}
    assert seen(NOTHING) == {}
    assert seen(NUMBERS)["pools"][0] == {"id": "hp", "label": "HP", "value": 80 - lost, "max": 80}


def test_ones_own_numbers_are_always_shown_and_a_turncoats_no_longer(battle: Battle) -> None:
    assert row(shown(battle.service), "Ann").health.pools
    battle.do("side", actor="ann", side="foes")
    turned = row(shown(battle.service), "Ann")
    assert (turned.own, turned.health.pools) == (False, ())
    assert row(shown(battle.service, Audience(ShownIds(), seat=("ann",))), "Ann").health.pools


SIDES = {"ana": "party", "orc": "foes"}


@pytest.mark.parametrize(("system", "blow"), [("d100", 12), ("fantasia", 30)])
def test_who_is_dying_is_called_so_as_in_the_game_masters_order(system: str, blow: int) -> None:
    sheet = {"pv": blow, "de": 8, "dm": 8} if system == "fantasia" else {"pv": blow, "des": 10}
    people = [{"id": id, "name": id.capitalize(), "side": side, "sheet": sheet} for id, side in SIDES.items()]
    service = service_for(script.check({"system": system, "combatants": people}))
    assert isinstance(service.do({"do": "begin"}), Done)
    assert isinstance(service.do({"do": "damage", "actor": "ana", "amount": blow}), Done)
    told = {
        language: row(shown(service, Audience(ShownIds(), language, language)), "Ana").state_label
        for language in ("en", "es", "pt_BR")
    }
    assert told == {"en": "dying", "es": "agoniza", "pt_BR": "agoniza"}
    assert row(shown(service), "Ana").standing == "dying"
    assert row(shown(service), "Orc").state_label == ""


def test_a_timer_of_a_foes_condition_is_shown_where_that_is_allowed(battle: Battle) -> None:
    battle.do("condition", actor="imp", status="poison", timer=4)
    battle.do("condition", actor="ann", status="poison", timer=3)
    (of_foe,), (own,) = (row(shown(battle.service), name).conditions for name in ("Imp", "Ann"))
    assert (of_foe.label, of_foe.timer, own.timer) == ("Poison", None, 3)
    assert (of_foe.gloss, bool(own.gloss)) == ("", True)
    allowed = Audience(ShownIds(), "es", "es", foes_timers=True)
    (told,) = row(shown(battle.service, allowed), "Imp").conditions
    assert (told.label, told.timer) == ("Veneno", 4)


def test_a_timer_is_told_in_the_units_that_its_system_counts_it_in() -> None:
    """An hour of a wound stood on the players' screen as 60 turns do."""
    fray = Fray(person("ana"), person("imp"))
    fray.do("condition", actor="ana", status="wounded", timer=700)
    (wound,) = row(shown(fray.service), "Ana").conditions
    assert (wound.timer, wound.time_left) == (700, "12 min")


def test_a_mark_beside_conditions_is_told_in_the_readers_terms(battle: Battle) -> None:
    battle.do("next")
    battle.do("act", actor="ann", action="defend", override=True)
    told = {
        language: [
            chip.label for chip in row(shown(battle.service, Audience(ShownIds(), language, terms)), "Ann").chips
        ]
        for language, terms in (("en", ""), ("es", "es"), ("pt_BR", "pt_BR"))
    }
    assert told == {"en": ["Defense"], "es": ["Defensa"], "pt_BR": ["Defesa"]}


def test_who_comes_into_sight_gets_the_next_id_and_keeps_it(battle: Battle) -> None:
    ids = ShownIds()
    before = shown(battle.service, Audience(ids), hidden=["imp"])
    assert {each.id for each in before.rows} == {"c1", "c2"}
    after = shown(battle.service, Audience(ids))
    assert row(after, "Imp").id == "c3"
    assert {each.name: each.id for each in after.rows if each.name != "Imp"} == {
        each.name: each.id for each in before.rows
    }
    again = shown(battle.service, Audience(ids), hidden=["imp"])
    assert [each.letter for each in again.rows] == [each.letter for each in before.rows]


def test_ids_go_on_from_fight_to_fight_and_members_keep_theirs(battle: Battle) -> None:
    ids = ShownIds()
    ids.enter(1, {"ann": 7})
    first = {each.name: (each.id, each.letter) for each in shown(battle.service, Audience(ids)).rows}
    ids.enter(2, {"ann-2": 7})
    other = Battle(foe(id="imp", name="Imp"), {**hero("ann-2"), "name": "Ann"}, begin=AUTO)
    second = {each.name: (each.id, each.letter) for each in shown(other.service, Audience(ids)).rows}
    assert second["Ann"] == first["Ann"]
    assert second["Imp"] == ("c4", first["Imp"][1]), "another imp, whose letter nobody has here"
    ids.enter(1, {"ann": 7})
    again = {each.name: (each.id, each.letter) for each in shown(battle.service, Audience(ids)).rows}
    assert again == first


def test_letters_have_no_gap_where_somebody_is_not_seen() -> None:
    guards = [foe(id=f"guard-{sign}", name=f"Guard {sign.upper()}") for sign in "abc"]
    battle = Battle(hero("ann"), *guards, begin=AUTO)
    seen = shown(battle.service, hidden=["guard-a", "guard-b"])
    guard = next(each for each in seen.rows if each.side == "foes")
    assert (guard.name, guard.letter) == ("Guard", "g")


def test_a_hero_has_the_letter_that_the_game_master_knows_it_by() -> None:
    """Benedito was E on the phone and B for the game master, where another B was a foe."""
    people = [hero("ben", name="Ben"), foe(id="a", name="Guard A"), foe(id="b", name="Guard B")]
    ids, own = ShownIds(), OwnLetters({"ben": "b"}, frozenset({"ben"}), frozenset("b"))
    ids.enter(1, {"ben": 7}, lambda: own)
    seen = {each.name: each.letter for each in shown(Battle(*people, begin=AUTO).service, Audience(ids)).rows}
    names = {each["id"]: each["name"] for each in people}
    assert seen == {names[id]: letter for id, letter in letters(names, {}, own).items()}
    assert seen["Ben"] == "b"


def test_letters_are_those_of_a_fight_without_whoever_is_not_seen() -> None:
    people = [hero("ann"), foe(id="imp", name="Imp"), foe(id="ivo", name="Ivo"), foe(id="ida", name="Ida")]
    hidden = shown(Battle(*people, begin=AUTO).service, hidden=["imp"])
    without = shown(Battle(*(each for each in people if each["id"] != "imp"), begin=AUTO).service)
    assert {each.name: each.letter for each in hidden.rows} == {each.name: each.letter for each in without.rows}


def test_who_is_hidden_is_asked_nothing_and_offered_nothing(battle: Battle) -> None:
    question = ChoiceQuestion("reaction", "ann", ("none", "counter"), "none", {})
    ann = Audience(ShownIds(), seat=("ann",))
    assert battle.fight.active == "ann"
    seen, unseen = (shown(battle.service, ann, hidden=hidden, question=question) for hidden in ((), ("ann",)))
    assert (seen.question is None, seen.offers is None, seen.seat) == (False, False, "c1")
    assert (unseen.question, unseen.offers, unseen.seat) == (None, None, None)


def test_the_line_of_moments_has_the_ends_of_ones_own_conditions_alone(battle: Battle) -> None:
    for id in ("ann", "imp"):
        battle.do("condition", actor=id, status="poison", timer=1)
    ends = [
        moment.combatant for moment in battle.service.system.window.timeline(battle.fight) if moment.kind == "status"
    ]
    assert ends == ["ann", "imp"]
    seen = shown(battle.service)
    assert [moment.id for moment in seen.timeline if moment.kind == "status"] == [row(seen, "Ann").id]


def test_a_question_stands_on_the_seat_whose_it_is_alone(battle: Battle) -> None:
    question = ChoiceQuestion("reaction", "ann", ("none", "counter"), "none", {})
    for seat, asked in ((("ann",), True), (("imp",), False), ((), False)):
        found = shown(battle.service, Audience(ShownIds(), seat=seat), question=question).question
        assert (found is not None) is asked
        if found is not None:
            assert [option.id for option in found.options] == ["none", "counter"]
            assert all(option.label for option in found.options)


def test_a_question_names_nobody_who_is_not_seen_and_has_no_id_of_the_fight(battle: Battle) -> None:
    ids = ShownIds()
    question = ChoiceQuestion("reaction", "ann", ("none", "imp", "ghost"), "none", {"source": "ghost"})
    seen = shown(battle.service, Audience(ids, seat=("ann",)), hidden=["ghost"], question=question)
    assert seen.question is not None
    assert [option.id for option in seen.question.options] == ["none", row(seen, "Imp").id]
    assert "ghost" not in json.dumps(as_json(seen)).lower()


def test_every_question_belongs_to_a_seat_or_to_the_game_master(battle: Battle) -> None:
    """Dice are asked of all who still have some to throw, each of their own."""
    hit = Roll((100,), "ann", (RollTarget("imp", Needs("≤", 74, 74, True)),))
    rolls = (
        hit,
        Roll((6, 6), "imp", names=("Strength", "Luck")),
        Roll((6,), "ann", (RollTarget("ann", Needs("≥", 4, 4, True)),)),
    )
    question = DieQuestion(100, "attack", "ann", 0, rolls=rolls)
    assert asked_of(question) == {"ann", "imp"}
    assert asked_of(replace(question, at=1, so_far=(3,))) == {"ann", "imp"}
    assert asked_of(replace(question, at=2)) == {"ann"}
    assert asked_of(question, [(1, 0)]) == {"imp"}
    assert asked_of(DieQuestion(6, "damage", None, 0)) == frozenset()
    assert asked_of(ChoiceQuestion("at_zero", None, ("dead",), None, {})) == frozenset()
    seats = {
        seat: shown(battle.service, Audience(ShownIds(), seat=(seat,)), question=question).question
        for seat in ("ann", "imp", "ghost")
    }
    assert [(die.faces, die.purpose, die.needs) for die in there(seats["ann"]).dice] == [
        (100, "Attack", ""),
        (6, "Attack", "≥ 4"),
    ]
    assert [(die.faces, die.purpose) for die in there(seats["imp"]).dice] == [(6, "Strength"), (6, "Luck")]
    assert seats["ghost"] is None
    part = shown(battle.service, Audience(ShownIds(), seat=("imp",)), question=question, wanted=[(1, 1)]).question
    assert [die.purpose for die in there(part).dice] == ["Luck"]


def test_who_rolls_for_a_tie_is_told_with_whom_of_those_who_are_seen(battle: Battle) -> None:
    """The roll for a tie was asked in the words of the one before it."""
    tie = Roll((10,), "ann", against=("imp", "ghost"))
    question = DieQuestion(10, "tie", "ann", 0, rolls=(tie,))
    seen = shown(battle.service, Audience(ShownIds(), seat=("ann",)), hidden=["ghost"], question=question)
    assert there(seen.question).text == "tie, with Imp"
    alone = replace(question, rolls=(replace(tie, against=("ghost",)),))
    seen = shown(battle.service, Audience(ShownIds(), seat=("ann",)), hidden=["ghost"], question=alone)
    assert there(seen.question).text == "tie"


def test_a_composite_answer_names_nobody_who_is_not_seen_and_is_understood(battle: Battle) -> None:
    ids = ShownIds()
    question = ChoiceQuestion(
        "reaction", "ann", ("none", "blade:imp", "blade:ghost"), "none", {"target": "ghost", "own": 74}
    )
    now = PlayedFight(
        "",
        battle.fight,
        battle.service.system,
        battle.service.journal.facts,
        frozenset({"ghost"}),
        hidden_always({"ghost"}),
        question=question,
    )
    ann = Audience(ids, seat=("ann",))
    asked = there(seen_by(now, ann).question)
    imp = ids.id("imp")
    assert [option.id for option in asked.options] == ["none", f"blade:{imp}"]
    assert option_meant(now, ann, f"blade:{imp}") == "blade:imp"
    assert [option_meant(now, ann, other) for other in ("blade:imp", "blade:ghost", "", "kick")] == [None] * 4
    assert option_meant(now, Audience(ids, seat=("imp",)), "none") is None


def test_what_is_possible_now_is_offered_to_the_seat_whose_turn_it_is() -> None:
    battle = Battle(hero("ann", spd=30), foe(id="imp", name="Imp"), foe(id="ghost", name="Ghost"), begin=AUTO)
    while battle.fight.active != "ann":
        battle.do("next", dice="auto")
    ids = ShownIds()
    seen = shown(battle.service, Audience(ids, seat=("ann",)), hidden=["ghost"])
    assert seen.offers is not None
    attack = next(offer for offer in seen.offers if offer.action == "attack")
    targets = {target for thing in attack.things for target in thing.targets}
    assert row(seen, "Imp").id in targets
    assert targets <= {each.id for each in seen.rows}
    for seat in ((), ("imp",)):
        assert shown(battle.service, Audience(ids, seat=seat)).offers is None


def test_a_view_of_forty_is_no_larger_than_twenty_kilobytes() -> None:
    heroes = [hero(f"hero-{number}") for number in range(6)]
    battle = Battle(*heroes, *(foe(id=f"imp-{number}", name=f"Imp {number}") for number in range(34)), begin=AUTO)
    for id in battle.fight.combatants:
        for status in ("poison", "haste"):
            battle.do("condition", actor=id, status=status, timer=4)
    seen = as_json(shown(battle.service, Audience(ShownIds(), seat=("hero-1",))))
    assert sum(len(each["conditions"]) for each in seen["rows"]) == 80
    assert len(json.dumps(seen, ensure_ascii=False, separators=(",", ":")).encode()) <= 20_000


def test_what_a_foe_has_declared_is_nobodys_business_and_ones_own_is() -> None:
    shown_of: dict[bool, set[bool]] = {True: set(), False: set()}
    for data in fights("d100"):
        for number, command in enumerate(data.get("commands", ()), 1):
            if command["do"] != "declare":
                continue
            service = partway(data, number)
            combatant = service.fight.combatants.get(command["actor"])
            if combatant is None or "declared" not in chips_of(service, combatant.id):
                continue
            seen = next(each for each in shown(service).rows if each.name == combatant.name)
            shown_of[seen.own].add("declared" in [chip.id for chip in seen.chips])
    assert shown_of == {True: {True}, False: {False}}


def chips_of(service: RulesService, id: str) -> set[str]:
    return {chip.id for chip in service.system.window.chips(service.fight, service.fight.combatants[id])}


def test_who_lets_the_turn_pass_before_somebody_hidden_strikes_is_told() -> None:
    """What is seen of a turn that nobody sees is no deed of the one whose turn was before."""
    battle = Battle(hero("ann", hp=900), foe(id="imp", name="Imp"), foe(id="ghost", name="Ghost"), begin=AUTO)
    for _ in range(12):
        before = battle.fight.active
        battle.do("next", dice="auto")
        if (before, battle.fight.active) == ("imp", "ghost"):
            break
    assert battle.fight.active == "ghost"
    while battle.hp("ann") == 900:
        battle.do("act", actor="ghost", action="attack", targets=["ann"], dice="auto", override=True)
    *_, passed, struck = (line.text for line in shown(battle.service, hidden=["ghost"]).log)
    assert passed == "Imp lets the turn pass"
    assert "Ann loses" in struck
