"""House rules over the five books: rows, figures, options, words; what they cannot say is one sentence at its line."""

import json
from threading import Event, Thread
from typing import Any

import pytest

from rules.core.state import Condition
from rules.engine.replay import replay, service_for
from rules.engine.service import Done, RulesService
from rules.log.sentences import Teller, house_rule_facts
from rules.mechanics.dice_sources import AppDice
from rules.mechanics.table import Table
from rules.scripts.script import read
from rules.system import registry
from rules.system.system import System
from rules.written.house import MomentOfRow, over_written
from rules.written.rulebook import BadRules, system_by
from rules.written.runtime import DEEPEST, Occasion
from rules.written.source import read as read_text
from tests.rules.ffrpg.playing import foe, hero
from tests.rules.written.example_games import text_of

HEAD = """
[system]
format = 1
over = "{system}"
title = "Thursday table"
version = "3"
"""


def house(text: str, system: str = "ffrpg") -> str:
    """House rules over a system."""
    return HEAD.format(system=system) + text


def outcome(rules: str, *commands: dict[str, Any]) -> dict[str, Any]:
    """What comes of a fight under house rules."""
    script = {
        "system": "ffrpg",
        "rules": rules,
        "combatants": [hero("ann"), foe(id="imp", name="Imp", hp=200)],
        "commands": [{"do": "begin", "dice": "auto"}, *commands],
    }
    found, _ = replay(json.dumps(script))
    assert found["ok"], found
    return dict(found)


def faults(text: str, system: str = "ffrpg") -> list[tuple[str, str]]:
    """The places and sentences of what is wrong in house rules."""
    with pytest.raises(BadRules) as raised:
        system_by(system, (house(text, system),))
    return [(fault.place, str(fault.sentence)) for fault in raised.value.bad.faults]


def test_a_figure_is_another_number_of_the_book() -> None:
    changed = system_by("ffrpg", (house("[figure.poison_percent]\nis = 5\n"),))
    assert (changed.options().poison_percent, registry.system("ffrpg").options().poison_percent) == (5, 10)  # type: ignore[attr-defined]


def test_a_row_of_the_book_has_another_timer() -> None:
    rules = house("[status.poison]\ntimer = 2\n")
    found = outcome(rules, {"do": "condition", "actor": "imp", "status": "poison"})
    (condition,) = found["combatants"]["imp"]["conditions"]
    assert condition["timer"] == 2
    book = registry.system("ffrpg").statuses["poison"]
    changed = system_by("ffrpg", (rules,)).statuses["poison"]
    assert (changed.label, changed.forbids, changed.at) == (book.label, book.forbids, book.at)


def test_a_new_status_acts_at_its_moments() -> None:
    rules = house(
        """
[status.gloom]
label = "Gloom"
timer = 3
at.turn_ends = [{ damage = "7" }, { if = "level > 0", then = [{ put = "blind" }] }]
"""
    )
    people = [hero("ann"), foe(id="imp", name="Imp", hp=200)]
    service = service_for(read(json.dumps({"system": "ffrpg", "rules": rules, "combatants": people})))
    commands: list[dict[str, Any]] = [
        {"do": "begin", "dice": "auto"},
        {"do": "condition", "actor": "ann", "status": "gloom"},
    ]
    passes: list[dict[str, Any]] = [{"do": "next", "dice": "auto", "override": True}] * 6
    for command in [*commands, *passes]:
        service.do(command)
    assert service.fight.combatants["ann"].has("blind")
    losses = [fact for entry in service.journal.entries for fact in entry.facts if fact["kind"] == "damage"]
    assert losses
    assert {(fact["amount"], fact["cause"]) for fact in losses} == {(7, "gloom")}


def test_words_are_said_otherwise_and_the_others_as_before() -> None:
    changed = system_by("ffrpg", (house('[word.en]\nrefused-not_your_turn = "Wait, {actor}!"\n'),))
    from rules.text.messages import messages_of

    words, book = (messages_of(system.phrases.file, "en") for system in (changed, registry.system("ffrpg")))
    assert words.format("refused-not_your_turn", {"actor": "Ann"}) == "Wait, Ann!"
    assert words.format("gloss-status-poison") == book.format("gloss-status-poison") is not None


def test_what_is_dropped_is_gone() -> None:
    action = next(iter(registry.system("ffrpg").actions))
    text = HEAD.format(system="ffrpg") + f'drop = ["action.{action}", "status.blind"]\n'
    changed = system_by("ffrpg", (text,))
    assert action not in changed.actions
    assert "blind" not in changed.statuses


def over_skirmish(drop: str, rules: str = "") -> System[Any, Any]:
    """A game that is data, under house rules that take something away."""
    text = HEAD.format(system="skirmish") + f"drop = [{drop}]\n{rules}"
    return system_by("skirmish", (text_of("skirmish"), text))


def data_of(system: System[Any, Any]) -> dict[str, Any]:
    """What two texts say together, as they are laid over each other."""
    return over_written(*map(read_text, system.texts)).data


def test_what_stands_in_a_row_of_a_game_is_taken_away_by_its_key() -> None:
    changed = over_skirmish('"status.burning.at.turn_ends", "status.blessed.changes", "word.en.refused-no_fire"')
    game, data = read_text(text_of("skirmish")).data, data_of(changed)
    assert (game["status"]["burning"]["at"].keys(), data["status"]["burning"]["at"]) == ({"turn_ends"}, {})
    assert game["status"]["blessed"].keys() - data["status"]["blessed"].keys() == {"changes"}
    assert game["word"]["en"].keys() - data["word"]["en"].keys() == {"refused-no_fire"}
    assert changed.statuses["blessed"].timer == 3


def test_what_is_dropped_goes_before_the_rest_is_laid_over_it() -> None:
    changed = over_skirmish('"test.blow.natural"', '[test.blow]\nnatural = { 1 = "fumble" }\n')
    assert data_of(changed)["test"]["blow"]["natural"] == {"1": "fumble"}


@pytest.mark.parametrize(
    "place", ["status.burning.at.on", "status.blessed.timer.x", "test.blow.natural.19", "system.title"]
)
def test_what_is_not_there_cannot_be_dropped(place: str) -> None:
    with pytest.raises(BadRules) as bad:
        over_skirmish(f'"{place}"')
    assert [(fault.place, fault.line) for fault in bad.value.bad.faults] == [("system.drop", 7)]


def test_what_a_row_needs_is_missing_where_it_was_dropped() -> None:
    with pytest.raises(BadRules) as bad:
        over_skirmish('"action.strike.does"')
    assert [(fault.place, fault.line) for fault in bad.value.bad.faults] == [("action.strike.does", 7)]


def test_an_option_has_another_default() -> None:
    system = next(
        system
        for system in map(registry.system, registry.ids())
        if any(info.annotation is bool for info in system.options.model_fields.values())
    )
    name = next(name for name, info in system.options.model_fields.items() if info.annotation is bool)
    default = system.options.model_fields[name].default
    rules = house(f"[option.{name}]\ndefault = {str(not default).lower()}\n", system.id)
    assert getattr(system_by(system.id, (rules,)).options(), name) is not default


def test_several_house_rules_lie_over_each_other_in_their_order() -> None:
    texts = tuple(house(f"[figure.poison_percent]\nis = {number}\n") for number in (5, 7))
    changed = system_by("ffrpg", texts)
    assert changed.options().poison_percent == 7  # type: ignore[attr-defined]
    assert [note.title for note in changed.houses] == ["Thursday table", "Thursday table"]
    assert changed.texts == texts


@pytest.mark.parametrize(
    ("text", "place", "words"),
    [
        ("[figure.poisson_percent]\nis = 5\n", "figure.poisson_percent", "poison_percent"),
        ("[figure.poison_percent]\nis = 500\n", "figure.poison_percent.is", "100"),
        ("[option.fury]\ndefault = 3\n", "option.fury", "fury"),
        (
            '[status.poison]\nchanges = [{ number = "streng", percent = -10 }]\n',
            "status.poison.changes[0].number",
            "streng",
        ),
        ("[action.dance]\ndoes = []\n", "action", "action"),
        ("[status.poison]\nat.hit = [{ stop = true }]\n", "status.poison.at.hit", "hit"),
        ('[status.poison]\nat.off = [{ state = "dead" }]\n', "status.poison.at.off[0]", "state"),
        ('[status.poison]\nat.off = [{ damage = "mp + gold" }]\n', "status.poison.at.off[0].damage", "gold"),
        ('[status.poison]\ntimer = "long"\n', "status.poison.timer", "long"),
        ("[row.gems.ruby]\nname = 'Ruby'\n", "row.gems", "gems"),
    ],
)
def test_what_cannot_be_said_is_a_fault_at_its_place(text: str, place: str, words: str) -> None:
    found = faults(text)
    assert [spot for spot, _ in found] == [place]
    assert words in found[0][1]


@pytest.mark.parametrize("system", ["ffrpg", "fantasia", "d100", "fulminato", "tabuleiro"])
def test_house_rules_that_say_nothing_change_nothing(system: str) -> None:
    changed, book = system_by(system, (house("", system),)), registry.system(system)
    assert {**changed.statuses} == {**book.statuses}
    assert changed.options().model_dump() == book.options().model_dump()
    assert [*changed.actions] == [*book.actions]


def test_a_number_says_which_house_rule_changed_it_and_the_log_begins_with_them() -> None:
    system = system_by("ffrpg", (house("[status.poison]\ntimer = 2\n"),))
    teller = Teller(system, {}, "en")
    assert teller.origin("poison") == "House rule: Thursday table"
    assert "House rule" not in teller.origin("blind")
    (head,) = house_rule_facts(system, {})
    assert teller.line(head) == "House rules: Thursday table 3"
    assert house_rule_facts(registry.system("ffrpg"), {}) == ()


def test_what_a_row_spends_goes_through_the_ruling_of_pools() -> None:
    rules = house('[status.drained]\nlabel = "Drained"\nat.turn_ends = [{ spend = "hp", amount = 7 }]\n')
    commands = [{"do": "condition", "actor": "imp", "status": "drained"}, *[{"do": "next", "dice": "auto"}] * 6]
    assert outcome(rules, *commands)["combatants"]["imp"]["pools"]["hp"] < 200


def fight_of(rules: str, *commands: dict[str, Any]) -> RulesService:
    """A fight under house rules, after some commands and ten stops."""
    people = [hero("ann"), foe(id="imp", name="Imp", hp=200)]
    service = service_for(read(json.dumps({"system": "ffrpg", "rules": rules, "combatants": people})))
    for command in ({"do": "begin", "dice": "auto"}, *commands):
        assert isinstance(service.do(command), Done)
    for _ in range(10):
        assert isinstance(service.do({"do": "next", "dice": "auto", "override": True}), Done)
    return service


def test_a_ruling_that_is_refused_does_nothing_and_the_fight_goes_on() -> None:
    rules = house('[status.doom]\nat.turn_ends = [{ damage = "9999" }, { damage = "1" }]\n')
    service = fight_of(rules, {"do": "condition", "actor": "imp", "status": "doom"})
    assert service.fight.combatants["imp"].state != "active"


def test_statuses_that_bring_each_other_without_end_do_not() -> None:
    rules = house(
        """
[status.ebb]
at.off = [{ put = "flow" }, { lift = "flow" }]
[status.flow]
at.off = [{ put = "ebb" }, { lift = "ebb" }]
"""
    )
    service = fight_of(rules, {"do": "condition", "actor": "imp", "status": "ebb"})
    assert isinstance(service.do({"do": "lift", "actor": "imp", "status": "ebb"}), Done)


def test_moments_within_each_other_in_one_thread_keep_none_from_happening_in_another() -> None:
    fights = [fight_of(house("")).fight for _ in range(2)]
    tables = [Table(fight, registry.system("ffrpg"), AppDice(fight)) for fight in fights]
    is_deep, is_seen = Event(), Event()
    depths: list[int] = []
    happened: list[str] = []

    def go_deeper(c: Occasion) -> None:
        depths.append(len(depths))
        if len(depths) == DEEPEST:
            is_deep.set()
            is_seen.wait(60)
        else:
            again(c.table, c.me, poison)

    poison = Condition("poison", 3)
    again = MomentOfRow("poison", go_deeper)
    thread = Thread(target=again, args=(tables[0], fights[0].combatants["imp"], poison))
    thread.start()
    assert is_deep.wait(60)
    MomentOfRow("poison", lambda c: happened.append(c.me.id))(tables[1], fights[1].combatants["imp"], poison)
    is_seen.set()
    thread.join()
    assert happened == ["imp"]


def test_of_several_house_rules_the_one_at_fault_is_named() -> None:
    head = HEAD.format(system="skirmish")
    wrong = head + '[test.blow]\nagainst = "target.acc"\n'
    fine = head + '[test.blow]\nadd = "attack + 1"\n'
    for houses, index in (([wrong, fine], 1), ([fine, wrong], 2), ([fine, wrong, fine], 2)):
        with pytest.raises(BadRules) as raised:
            system_by("skirmish", (text_of("skirmish"), *houses))
        assert raised.value.index == index
        assert raised.value.first.place == "test.blow.against"
        assert houses[index - 1].splitlines()[raised.value.first.line - 1] == 'against = "target.acc"'
