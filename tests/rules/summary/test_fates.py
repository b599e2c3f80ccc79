"""How a fight ended for each, as far as its reader may know."""

import re

import pytest

from rules.engine.service import RulesService
from rules.log.redaction import Hidden, HiddenSpans, hidden_always, players_edition
from rules.log.sentences import Teller
from rules.summary.courses import courses
from rules.summary.fates import BARELY, DIED, DOWN_AT_END, FELL, LEFT, ROSE, STOOD, UNHURT, Fate, fate_sentence, fates
from rules.summary.summary import players_summary
from rules.system import registry
from rules.text.messages import LANGUAGES
from tests.rules.core.toy import BEGIN, STRIKE, being, fight_of
from tests.there import there

BEINGS = [being("ann", "party", speed=20, hp=12), being("bob", speed=10, hp=2), being("spy", speed=1)]
KILLED = {**STRIKE, "dice": [19, 6]}
"""Ann strikes Bob, who has nothing left."""


def fought(*commands: dict[str, object]) -> RulesService:
    return fight_of({**BEGIN, "dice": [10, 10, 10]}, *commands, beings=BEINGS)


def known_to_all(service: RulesService) -> dict[str, Fate]:
    states = {id: combatant.state for id, combatant in service.fight.combatants.items()}
    return fates(service.journal.facts(), states, courses(service.system, service.fight, service.journal))


def known_to_players(service: RulesService, hidden: Hidden) -> dict[str, Fate]:
    facts = service.journal.facts()
    edition = players_edition(service.fight.combatants, facts, hidden)
    states = {id: combatant.state for id, combatant in service.fight.combatants.items()}
    seen, points = edition.visible_facts(facts), players_summary(service, edition).courses
    return fates(seen, states, points, edition.always_seen(facts))


def test_who_was_brought_down_is_told_with_round_and_striker() -> None:
    found = known_to_all(fought(KILLED))
    assert found["bob"].kind in (FELL, DIED)
    assert (found["bob"].round, found["bob"].by) == (1, "ann")
    assert found["ann"].kind == found["spy"].kind == UNHURT


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "brought down by Ana in round 2, died in round 5"),
        ("es", "cayó ante Ana en el asalto 2 y murió en el asalto 5"),
        ("pt_BR", "caiu diante de Ana na rodada 2 e morreu na rodada 5"),
    ],
)
def test_who_died_later_than_it_fell_is_told_with_both_rounds(language: str, told: str) -> None:
    service = fought(KILLED)
    then = [{**fact, "round": 2} if fact["kind"] == "round" else fact for fact in service.journal.facts()]
    fell = [{**fact, "kind": "fall"} if fact["kind"] == "die" else fact for fact in then]
    last = {**fell[-1], "actor": "bob"}
    later = [{**last, "kind": "round", "round": 5, "n": last["n"] + 1}, {**last, "kind": "die", "n": last["n"] + 2}]
    fate = fates([*fell, *later], {"bob": "dead"})["bob"]
    assert fate == Fate(DIED, 2, "ann", died_in=5)
    teller = Teller(service.system, {"ann": "Ana"}, language, service.fight)
    assert fate_sentence(fate, teller, "PV") == told


def test_who_stands_is_told_by_what_is_left() -> None:
    hurt = {"do": "damage", "actor": "ann"}
    assert known_to_all(fought({**hurt, "amount": 3}))["ann"].kind == STOOD
    assert known_to_all(fought({**hurt, "amount": 10}))["ann"] == Fate(BARELY, value=2, maximum=12)


def test_who_got_up_again_is_not_told_to_have_fallen() -> None:
    heal = {"do": "heal", "actor": "bob", "amount": 9}
    service = fought(KILLED, heal)
    if service.fight.combatants["bob"].state != "active":
        service.do({"do": "set", "actor": "bob", "stat": "state", "value": "active"})
    assert known_to_all(service)["bob"].kind == ROSE


def test_who_leaves_is_told_to_have_left() -> None:
    assert known_to_all(fought({"do": "leave", "actor": "spy"}))["spy"] == Fate(LEFT, 1)


def test_the_players_are_told_no_points_of_strangers_and_nothing_of_whom_they_did_not_see() -> None:
    service = fought({"do": "damage", "actor": "bob", "amount": 1}, {"do": "damage", "actor": "spy", "amount": 9})
    assert known_to_all(service)["bob"].kind == STOOD
    found = known_to_players(service, hidden_always(()))
    assert (found["ann"].kind, found["bob"].kind) == (UNHURT, STOOD)
    assert not any(fate.value for id, fate in found.items() if id != "ann")
    assert "spy" not in known_to_players(service, HiddenSpans({"spy": [(0, 3)]}))
    last = service.journal.facts()[-1]["n"]
    assert known_to_players(service, HiddenSpans({"bob": [(last + 1, None)]}))["bob"].kind == STOOD


def test_of_a_fall_that_nobody_saw_only_that_one_is_down_is_told_and_only_of_whom_all_saw() -> None:
    down = {"bob": "dead", "spy": "dead"}
    assert fates((), down, always_seen=frozenset({"bob"})) == {"bob": Fate(DOWN_AT_END)}
    assert fates((), down) == {"bob": Fate(DIED), "spy": Fate(DIED)}


@pytest.mark.parametrize(
    ("language", "stood", "died"),
    [
        ("en", ("still standing", "still standing"), ("slain by Ana", "slain by Ana")),
        ("es", ("sigue en pie", "siguen en pie"), ("murió a manos de Ana", "murieron a manos de Ana")),
        ("pt_BR", ("segue de pé", "seguem de pé"), ("morreu nas mãos de Ana", "morreram nas mãos de Ana")),
    ],
)
def test_a_fate_that_several_share_is_in_the_plural(
    language: str, stood: tuple[str, ...], died: tuple[str, ...]
) -> None:
    service = fought()
    teller = Teller(service.system, {"ann": "Ana"}, language, service.fight)
    assert tuple(fate_sentence(Fate(STOOD), teller, "PV", many) for many in (1, 2)) == stood
    assert tuple(fate_sentence(Fate(DIED, 0, "ann"), teller, "PV", many) for many in (1, 3)) == died
    kinds = (STOOD, BARELY, ROSE, FELL, DIED, LEFT)
    one, several = ([fate_sentence(Fate(kind), teller, "PV", many) for kind in kinds] for many in (1, 2))
    same = [kind for kind, first, other in zip(kinds, one, several, strict=True) if first == other]
    assert language == "en" or not same


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_fate_has_its_words(language: str) -> None:
    service = fought()
    teller = Teller(service.system, {"ann": "Ana"}, language, service.fight)
    for kind in (STOOD, UNHURT, BARELY, ROSE, FELL, DIED, LEFT, DOWN_AT_END):
        assert fate_sentence(Fate(kind, 3, None, 4, 20), teller, "PV") != kind
    for kind in (FELL, DIED):
        assert re.search(r"Ana.*3", fate_sentence(Fate(kind, 3, "ann"), teller, "PV"))
        assert fate_sentence(Fate(kind, 0, "ann"), teller, "PV").endswith("Ana")


@pytest.mark.real_systems
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_fate_counts_in_the_word_that_the_system_has_for_its_rounds(language: str) -> None:
    for id in registry.ids():
        system = registry.system(id)
        teller = Teller(system, {}, language)
        heading = there(teller.say("round-name", round=3)).casefold()
        for kind in (FELL, DIED, LEFT):
            assert heading in fate_sentence(Fate(kind, 3), teller, "").casefold(), (id, kind)
        assert there(teller.say("plot-round", round=3)).casefold() == heading, id
