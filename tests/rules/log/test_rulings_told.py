"""Rulings as they are told: what is lost by one is nobody's blow, and all of them are sentences."""

import re

import pytest

from rules.core.facts import Fact
from rules.core.state import Condition
from rules.engine.replay import names, service_for
from rules.engine.service import Done, RulesService
from rules.fulminato.statuses.catalogue import STATUSES
from rules.log.narrative import STYLES, narrate
from rules.log.redaction import GM, PLAYERS, Edition, hidden_always, players_edition
from rules.log.sentences import Teller
from rules.log.structure import structure_facts
from rules.scripts import script
from rules.summary.shares import falls, whole_shares
from rules.system import registry
from rules.text.messages import LANGUAGES
from tests.rules.ffrpg.playing import Battle, foe, mage
from tests.worked import setups

NAMES = ("Benedito Luz", "Corina Vale")


def ruled(system: str) -> tuple[RulesService, list[Fact], frozenset[int]]:
    """A fight in which two on two sides have lost something by ruling, twice each; its facts, and who has ruled."""
    data = setups(system)[0]
    first, *others = data["combatants"]
    foe = next(candidate for candidate in others if candidate["side"] != first["side"])
    both = [{**candidate, "name": name} for candidate, name in zip((first, foe), NAMES, strict=True)]
    service = service_for(script.check({**data, "combatants": both, "commands": []}))
    assert isinstance(service.do({"do": "begin"}), Done)
    begun = len(service.journal.entries)
    for item in both:
        for amount in (1, 3):
            assert isinstance(service.do({"do": "damage", "actor": item["id"], "amount": amount}), Done)
    facts = [fact for entry in service.journal.entries for fact in entry.facts]
    return service, facts, frozenset(range(begun, len(service.journal.entries)))


@pytest.mark.parametrize("system", registry.ids())
def test_what_is_lost_by_ruling_is_a_blow_of_nobodys(system: str) -> None:
    service, facts, rulings = ruled(system)
    deeds = [deed for round in structure_facts(facts) for turn in round.turns for deed in turn.deeds]
    by_ruling = [deed for deed in deeds if deed.fact["command"] in rulings]
    assert len(by_ruling) == 4
    assert all((deed.kind, deed.word) == ("suffer", "suffer") for deed in by_ruling)
    assert [service.fight.combatants[str(deed.actor)].name for deed in by_ruling] == [
        *(NAMES[0],) * 2,
        *(NAMES[1],) * 2,
    ]
    shares = whole_shares(service.system, service.fight, service.journal)
    assert sum(share.blows for share in shares.values()) == 0
    assert not any(share.dealt for id, share in shares.items() if id)
    assert falls(service.fight, service.journal) == frozenset()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("style", STYLES)
@pytest.mark.parametrize("edition", [GM, PLAYERS])
@pytest.mark.parametrize("system", registry.ids())
def test_what_is_lost_by_ruling_is_told_of_the_one_who_loses_it(
    system: str, edition: str, style: str, language: str
) -> None:
    service, facts, rulings = ruled(system)
    known: Edition | None = None
    if edition == PLAYERS:
        known = players_edition(service.fight.combatants, facts, hidden_always(()))
    teller = Teller(service.system, names(service), language, service.fight, rulings)
    lines = narrate(style, [fact for fact in facts if fact["command"] in rulings], teller, known)
    told_of = [line for line in lines if line.kind != "sides"]
    assert told_of
    begins = re.compile(rf"(?:{re.escape(str(teller.gm))}: |\w+,? )?(?:{'|'.join(NAMES)})\b")
    for line in told_of:
        parts = [part for part in re.split(r"[.;] (?=[A-Z])", line.text) if part]
        assert all(begins.match(part) for part in parts), line.text
        assert "  " not in line.text


@pytest.mark.parametrize("style", ["terse", "narrated"])
@pytest.mark.parametrize("edition", [GM, PLAYERS])
@pytest.mark.parametrize("system", registry.ids())
def test_a_turncoat_is_named_among_those_with_whom_it_came(system: str, edition: str, style: str) -> None:
    service, _, _ = ruled(system)
    first, foe = service.fight.combatants.values()
    former = foe.side
    assert isinstance(service.do({"do": "side", "actor": foe.id, "side": first.side}), Done)
    facts = [fact for entry in service.journal.entries for fact in entry.facts]
    known = players_edition(service.fight.combatants, facts, hidden_always(())) if edition == PLAYERS else None
    teller = Teller(service.system, names(service), "en", service.fight)
    cast = [line.text for line in narrate(style, facts, teller, known) if line.kind == "sides"]
    assert sorted(cast) == sorted(
        f"{teller.side_title(side)}: {name}." for side, name in zip((first.side, former), NAMES, strict=True)
    )


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "Chronicler: Ada now fights for the party"),
        ("es", "Cronista: Ada cambia de bando: ahora, el grupo"),
        ("pt_BR", "Cronista: Ada muda de lado: agora, o grupo"),
    ],
)
def test_a_change_of_sides_is_a_sentence(language: str, line: str) -> None:
    """*Ada, side = the party* reads as code."""
    fact = {"kind": "ruling", "actor": "ada", "what": "side", "value": "party", "from": "foes"}
    assert Teller(registry.system("fulminato"), {"ada": "Ada"}, language).line(fact) == line


@pytest.mark.parametrize(("seconds", "said"), [(3600, "60 min"), (61, "2 min"), (59, "59 s")])
def test_log_and_chip_say_a_time_alike(seconds: int, said: str) -> None:
    """The log said 3600 s where the chip said 60 min."""
    system = registry.system("fulminato")
    (wound,) = (id for id, row in STATUSES.items() if row.in_seconds)
    chip = system.window.timer_label(system, Condition(wound, seconds))
    line = Teller(system, {"ada": "Ada"}).line({"kind": "condition", "actor": "ada", "status": wound, "timer": seconds})
    assert chip == said
    assert line is not None
    assert line.endswith(f", {said}")


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "HP now 60 at most; SPD now 9"),
        ("es", "HP: ahora 60 como máximo; SPD: ahora 9"),
        ("pt_BR", "HP: agora 60 no máximo; SPD: agora 9"),
    ],
)
def test_of_a_changed_sheet_a_pool_is_its_maximum_and_not_what_is_left_of_it(language: str, line: str) -> None:
    teller = Teller(registry.system("ffrpg"), {"ana": "Ana"}, language)
    changes = [{"key": "hp", "to": 60}, {"key": "spd", "to": 9}]
    fact = {"n": 1, "kind": "ruling", "actor": "ana", "what": "sheet", "value": None, "changes": changes}
    assert line in (teller.line(fact) or "")


@pytest.mark.parametrize("style", ["terse", "narrated"])
def test_a_ruling_in_the_middle_of_a_turn_is_no_cost_of_what_was_done_in_it(style: str) -> None:
    lull = {"id": "lull", "name": "Lull", "type": "magic", "heal": {"amount": 5}}
    battle = Battle(mage("ann", lull, hp=60), foe("imp", spd=2))
    battle.act("ann", "cast", "imp", using="lull", dice=[10])
    battle.do("damage", actor="ann", amount=7)
    service = battle.service
    ruling = next(entry.facts[0]["command"] for entry in service.journal.entries if entry.command["do"] == "damage")
    teller = Teller(service.system, names(service), "en", service.fight, {ruling})
    lines = [line.text for line in narrate(style, service.journal.facts(), teller)]
    (line,) = (line for line in lines if "loses 7 HP" in line)
    (sentence,) = (part for part in re.split(r"[.;] ?", line) if "7 HP" in part)
    assert sentence == "Ann loses 7 HP", lines


@pytest.mark.parametrize("style", ["terse", "narrated"])
def test_who_resists_is_told_once(style: str) -> None:
    """The note that nothing came of it says no more than that it was resisted."""
    roll = {"kind": "roll", "actor": "ann", "what": "sleep", "against": 50}
    rows: list[Fact] = [
        {"kind": "use", "actor": "ann", "targets": ("imp", "bat"), "with": "lull"},
        {**roll, "target": "imp", "total": 10, "success": True},
        {"kind": "condition", "actor": "imp", "status": "sleep", "timer": 3, "source": "ann", "params": {}},
        {**roll, "target": "bat", "total": 90, "success": False},
        {"kind": "note", "text": "", "actor": "ann", "target": "bat", "what": "no effect", "with": "lull"},
    ]
    facts = [{**row, "n": number, "command": 1} for number, row in enumerate(rows, 1)]
    called = {"ann": "Ann", "imp": "Imp", "bat": "Bat"}
    text = " ".join(line.text for line in narrate(style, facts, Teller(registry.system("ffrpg"), called, "en")))
    assert "is resisted by Bat" in text
    assert "no effect" not in text
