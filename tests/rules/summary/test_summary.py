"""The summary of a fight: its courses are what the fight was, and its dice what was thrown."""

from collections.abc import Iterator, Mapping, Sequence
from random import Random
from typing import Any

import pytest

from rules.core.facts import Fact
from rules.core.questions import Needs
from rules.engine.journal import Journal
from rules.engine.replay import service_for
from rules.engine.service import Done, RulesService
from rules.ffrpg.turns.order import gives_turn
from rules.log.redaction import hidden_always, players_edition
from rules.log.sentences import Teller
from rules.log.structure import DOWN
from rules.scripts import script
from rules.summary.courses import Band, Course, courses
from rules.summary.highlights import Highlight, choose_rarest, highlights, sentence
from rules.summary.luck import ThrowRecord, chance, luck, throws
from rules.summary.shares import Share, absorbed, shares, turns, whole_shares
from rules.summary.summary import TimedCommand, players_summary, summary, table_time
from rules.system import registry
from rules.text.messages import LANGUAGES
from tests.rules.core.toy import BEGIN, NEXT, STRIKE, being, fight_of
from tests.rules.d100.playing import Game, ana, bruto
from tests.rules.fulminato.playing import Fray, person
from tests.rules.played import Played
from tests.rules.random_player import RandomPlayer
from tests.worked import SYSTEMS, between_sides


def played(system: str, seed: int) -> tuple[RulesService, RulesService]:
    """A fight that somebody who knows no rule has played, and the same before its first command."""
    random = Random(seed)
    setup = random.choice(between_sides(system))
    service, fresh = (service_for(script.check(setup)) for _ in range(2))
    player = RandomPlayer(service, random)
    player.do({"do": "begin"})
    for _ in player.turns(40):
        pass
    return service, fresh


@pytest.mark.parametrize("system", SYSTEMS)
def test_a_course_says_at_every_place_what_stood_there(system: str) -> None:
    for seed in range(6):
        service, _ = played(system, seed)
        vital, journal = service.system.vital.id, service.journal
        ways = courses(service.system, service.fight, journal)
        while True:
            for way in ways:
                value = service.fight.combatants.get(way.id)
                assert (value is not None) == (way.entered <= journal.cursor or way.entered == 0), (seed, way.id)
                if value is None:
                    continue
                assert way.at(journal.cursor) == value.pools.get(vital, 0), (seed, way.id, journal.cursor)
                state = next(state for place, state in reversed(way.states) if place <= journal.cursor)
                assert state == value.state
                there = {band.status for band in way.bands if _lasts(band, journal.cursor)}
                wounds = {"open_wounds"} if getattr(value, "open_wounds", False) else set[str]()
                assert there == {condition.status for condition in value.conditions} | wounds
            if journal.undo(service.fight) is None:
                break


@pytest.mark.rule("FU-WND-01")
def test_open_wounds_stand_among_the_conditions_of_a_course_and_are_named() -> None:
    """The handout's rows of conditions left them out, though the card shows them and they last from fight to fight."""
    fray = Fray(person("ana"), person("orc"))
    fray.do("damage", actor="ana", amount=1, type="slashing")
    fray.do("heal", actor="ana", amount=1)
    fray.do("damage", actor="ana", amount=2, type="piercing")
    (ana, _) = courses(fray.service.system, fray.fight, fray.service.journal)
    assert ana.bands == (Band("open_wounds", 2, 3), Band("open_wounds", 4, None))
    for language, name in (("en", "heridas abiertas"), ("es", "heridas abiertas"), ("pt_BR", "feridas abertas")):
        assert Teller(fray.service.system, {}, language).status("open_wounds").lower() == name


def test_a_course_has_the_maximum_that_the_sheet_had_then() -> None:
    fray = Fray(person("ana", pv=28), person("orc"))
    fray.do("set", actor="ana", sheet={"pv": 32})
    fray.do("damage", actor="ana", amount=7)
    (ana, orc) = courses(fray.service.system, fray.fight, fray.service.journal)
    last = fray.service.journal.cursor
    assert [ana.maximum_at(place) for place in (0, last)] == [28, 32]
    assert [ana.share_at(place) for place in (0, last)] == [1.0, 21 / 32]
    assert (orc.maxima, orc.share_at(last)) == ((), 1.0)


def _lasts(band: Band, place: int) -> bool:
    return band.first <= place and (band.last is None or place < band.last)


@pytest.mark.parametrize("system", SYSTEMS)
def test_all_that_was_thrown_is_known_from_a_fight_that_is_played_again(system: str) -> None:
    for seed in range(4):
        service, fresh = played(system, seed)
        found = list(throws(fresh, service.journal))
        by_command = [
            [face for throw in found if throw.place == place for face in throw.shown]
            for place in range(1, service.journal.cursor + 1)
        ]
        assert by_command == [list(entry.dice) for entry in service.journal.entries[: service.journal.cursor]]
        assert all(1 <= face <= faces for throw in found for face, faces in zip(throw.shown, throw.faces, strict=True))


@pytest.mark.parametrize("system", SYSTEMS)
def test_what_the_parts_of_a_summary_say_of_the_same_is_the_same(system: str) -> None:
    for seed in range(4):
        service, fresh = played(system, seed)
        whole = summary(service, fresh)
        taken = sum(share.taken for share in whole.shares.values())
        facts = service.journal.facts()
        by_own_hand = sum(
            max(0, fact["from"] - fact["to"])
            for fact in facts
            if fact["kind"] == "damage" and fact["pool"] == service.system.vital.id and fact["source"] == fact["actor"]
        )
        assert taken == by_own_hand + sum(share.dealt for share in whole.shares.values())
        had = set(_turns(facts))
        counted = sum(share.turns for share in whole.shares.values())
        assert counted == len(had), "nobody here has two turns in a round"
        for language in LANGUAGES:
            teller = Teller(
                service.system, {candidate.id: candidate.name for candidate in whole.courses}, language, service.fight
            )
            for highlight in whole.highlights:
                assert "highlight" not in sentence(highlight, teller, "HP")
                assert "…" not in sentence(highlight, teller, "HP")


def _turns(facts: Sequence[Fact]) -> Iterator[tuple[int, str]]:
    """(Round, whose) of every turn that was begun or taken up."""
    number = 0
    for fact in facts:
        if fact["kind"] == "round":
            number = fact["round"]
        elif fact["kind"] == "turn" and not fact.get("skipped") and fact.get("why") != "resolution":
            yield number, fact["actor"]


def test_a_rule_that_has_changed_since_ends_what_is_known_of_the_dice() -> None:
    service, fresh = fight_of(BEGIN, {**STRIKE, "dice": [19, 3]}), fight_of()
    journal = Journal(entries=list(service.journal.entries), cursor=2)
    journal.entries[1].dice = (19, 3, 7)
    assert [throw.place for throw in throws(fresh, journal)] == [1, 1]


@pytest.mark.parametrize(
    ("faces", "sign", "number", "expected"),
    [
        ((100,), "≤", 62, 0.62),
        ((6, 6), "≥", 7, 21 / 36),
        ((6, 6), "≥", 13, 0.0),
        ((6, 6), "≤", 12, 1.0),
        ((4, 8), "≥", 11, 3 / 32),
    ],
)
def test_how_likely_dice_come_to_a_sum(faces: tuple[int, ...], sign: str, number: int, expected: float) -> None:
    assert chance(faces, sign, number) == pytest.approx(expected)


def test_luck_is_what_came_against_what_was_to_be_expected() -> None:
    needs = Needs("≤", 50, 50, True)
    thrown = [ThrowRecord(1, "ann", "attack", (100,), (face,), needs) for face in (50, 20, 51, 1)]
    thrown.append(ThrowRecord(2, "ann", "damage", (6, 6), (6, 5), None))
    own = luck(thrown)["ann"]
    assert (own.checks.number, own.checks.actual, own.checks.expected, own.checks.spread) == (4, 3, 2, 1)
    assert own.checks.deviations == 1
    assert (own.dice.number, own.dice.actual, own.dice.expected) == (2, 11, 7)
    assert own.dice.variance == pytest.approx(2 * 35 / 12)


def test_the_dice_of_the_app_are_neither_kind_nor_unkind() -> None:
    thrown = [throw for seed in range(12) for throw in throws(*_again(played("ffrpg", seed)))]
    whole = luck(
        [ThrowRecord(throw.place, None, throw.what, throw.faces, throw.shown, throw.needs) for throw in thrown]
    )[None]
    assert whole.checks.number + whole.dice.number > 200
    assert abs(whole.checks.deviations) < 3.5
    assert abs(whole.dice.deviations) < 3.5


def _again(pair: tuple[RulesService, RulesService]) -> tuple[RulesService, Journal]:
    return pair[1], pair[0].journal


# --- shares and highlights of facts that are written here ---------------------------------------------------------


class Facts:
    """Facts of a fight, by hand."""

    def __init__(self) -> None:
        self.all: list[Fact] = []

    def add(self, kind: str, command: int = 0, **fields: Any) -> None:
        self.all.append({"n": len(self.all) + 1, "command": command, "kind": kind, **fields})

    def blow(self, command: int, actor: str, target: str, hit: bool, left: tuple[int, int] | None = None) -> None:
        self.add("attack", command, actor=actor, target=target, hit=hit, **{"with": "axe"})
        if left is not None:
            fields = {"amount": left[0] - left[1], "pool": "hp", "from": left[0], "to": left[1]}
            self.add("damage", command, actor=target, source=actor, **fields)

    @property
    def first_falls(self) -> frozenset[int]:
        """The numbers of everybody's first fall."""
        falls = [fact for fact in self.all if fact["kind"] in DOWN]
        return frozenset({fact["actor"]: fact["n"] for fact in reversed(falls)}.values())


def course(id: str, side: str, *points: int, fell: bool = False) -> Course:
    states = ((0, "active"), (9, "dead")) if fell else ((0, "active"),)
    return Course(id, id.title(), side, 0, 40, tuple(enumerate(points)), states)


def told(facts: Facts, *ways: Course) -> list[Highlight]:
    fallen = facts.first_falls
    return list(highlights(facts.all, ways, shares(facts.all, "hp", fallen), "hp", fallen))


def test_a_share_counts_what_was_really_lost_and_with_what() -> None:
    facts = Facts()
    facts.add("turn", 1, actor="ann")
    facts.blow(1, "ann", "bob", True, (40, 28))
    facts.all[-1] |= {"amount": 99, "steps": (("2d6", 17, "base", "axe"), ("ARM", 5, "less", None))}
    facts.blow(2, "ann", "bob", False)
    facts.add("condition", 2, actor="bob", status="blind", source="ann")
    facts.add("condition", 2, actor="ann", status="brave", source="ann")
    facts.add("heal", 3, actor="bob", source="cid", amount=9, pool="hp", **{"from": 28, "to": 30})
    facts.add("damage", 4, actor="bob", source=None, amount=3, pool="mp", **{"from": 3, "to": 0})
    found = shares(facts.all, "hp", frozenset())
    ann = found["ann"]
    assert (ann.dealt, ann.struck, ann.missed, ann.blows, ann.turns) == (12, 1, 1, 2, 1)
    assert dict(ann.inflicted) == {"blind": 1}
    assert list(ann.dealt_with) == ["axe"]
    assert (found["bob"].taken, found["bob"].absorbed, found["cid"].healed) == (12, 5, 2)


def test_what_somebody_does_to_itself_is_lost_and_dealt_to_nobody() -> None:
    facts = Facts()
    facts.blow(1, "ann", "ann", True, (40, 28))
    facts.blow(2, "ann", "bob", True, (20, 15))
    ann = shares(facts.all, "hp", frozenset())["ann"]
    assert (ann.dealt, ann.taken) == (5, 12)
    assert sum(ann.dealt_with.values()) == 5


@pytest.mark.parametrize(
    ("steps", "kept"),
    [
        ([("1D6", 3, "base"), ("armor", 10, "less", "bob"), ("result", 0, "result")], 3),
        ([("base", 2, "base"), ("d8", 6, "die"), ("basic", 12, "result"), ("ARM", 20, "less"), ("pierced", 10)], 10),
        ([("base", 30, "base"), ("ARM", 20, "less"), ("pierced", 20, "flat"), ("Protect", 15, "becomes")], 0),
        ([("d8", 7, "die"), ("arm", 2, "over"), ("mail", 2, "less"), ("helmet", 2, "less")], 3),
        ([("d8", 2, "die"), ("head", 2, "times"), ("helmet", 3, "less")], 3),
        ([("ARM", 5, "less")], 5),
    ],
)
def test_armour_keeps_no_more_off_than_there_was_and_nothing_where_it_is_pierced(
    steps: Sequence[Sequence[Any]], kept: int
) -> None:
    assert absorbed({"n": 1, "command": 1, "kind": "damage", "steps": steps}) == kept


def test_the_hardest_blow_is_told_with_what_it_was_struck() -> None:
    facts = Facts()
    for command, loss in enumerate((3, 4, 2, 36, 3)):
        facts.blow(command, "ann", "bob", True, (100, 100 - loss))
    found = next(
        highlight
        for highlight in told(facts, course("ann", "party", 40), course("bob", "foes", 100))
        if highlight.kind == "greatest_blow"
    )
    assert (found.actor, found.target, found.number, found.used) == ("ann", "bob", 36, "axe")
    assert found.rarity < 0.15


def test_blows_that_are_all_alike_have_no_hardest() -> None:
    facts = Facts()
    for command in range(5):
        facts.blow(command, "ann", "bob", True, (100, 96))
    assert all(highlight.kind != "greatest_blow" for highlight in told(facts, course("ann", "party", 40)))


def test_a_long_row_of_misses_is_rarer_among_those_who_hit() -> None:
    facts = Facts()
    for command in range(12):
        facts.blow(command, "cid", "bob", True)
    for command in range(12, 16):
        facts.blow(command, "ann", "bob", False)
    found = next(highlight for highlight in told(facts, course("ann", "party", 40)) if highlight.kind == "misses")
    assert (found.actor, found.number) == ("ann", 4)
    often = Facts()
    for command in range(16):
        often.blow(command, "ann", "bob", command % 8 == 0)
    assert all(highlight.kind != "misses" for highlight in told(often, course("ann", "party", 40)))


@pytest.mark.parametrize(
    ("misses", "language", "line"),
    [
        (1, "en", "The longest good luck: Ann strikes home 4 times in a row"),
        (1, "es", "La mejor racha: Ann acierta 4 veces seguidas"),
        (1, "pt_BR", "A melhor maré: Ann acerta 4 vezes seguidas"),
        (0, "en", "Never missing: Ann strikes home with every blow (4)"),
        (0, "es", "Sin fallar: Ann acierta con todos sus golpes (4)"),
        (0, "pt_BR", "Sem errar: Ann acerta com todos os golpes (4)"),
    ],
)
def test_who_has_missed_once_is_not_said_never_to_miss(misses: int, language: str, line: str) -> None:
    """*Never missing: 4 times in a row* stood beside *4 of 5 blows met*."""
    facts = Facts()
    for command in range(4 + misses):
        facts.blow(command, "ann", "bob", command >= misses)
    for command in range(10, 22):
        facts.blow(command, "cid", "bob", False)
    found = next(highlight for highlight in told(facts, course("ann", "party", 40)) if highlight.kind == "hits")
    assert sentence(found, Teller(registry.system("ffrpg"), {"ann": "Ann"}, language), "HP") == line


def test_several_who_fall_at_one_stroke() -> None:
    facts = Facts()
    facts.add("use", 1, actor="ann", targets=["bob", "rex"], **{"with": "storm"})
    for target in ("bob", "rex"):
        facts.add("damage", 1, actor=target, source="ann", amount=9, pool="hp", **{"from": 9, "to": 0})
        facts.add("die", 1, actor=target)
    for command in range(2, 20):
        facts.blow(command, "bob", "ann", True, (40, 39))
    ways = (course("ann", "party", 40), course("bob", "foes", 9, fell=True), course("rex", "foes", 9, fell=True))
    found = next(highlight for highlight in told(facts, *ways) if highlight.kind == "at_once")
    assert (found.actor, found.number, found.used) == ("ann", 2, "storm")


def test_who_got_through_by_a_hair_and_who_was_never_touched() -> None:
    facts = Facts()
    for command in range(4):
        facts.add("round", command, round=command + 1)
        for actor in ("ann", "cid"):
            facts.add("turn", command, actor=actor)
        facts.blow(command, "bob", "ann", True, (40 - 9 * command, 31 - 9 * command))
    ways = (course("ann", "party", 40, 31, 22, 13, 2), course("cid", "party", 40), course("bob", "foes", 40))
    by_kind = {highlight.kind: highlight for highlight in told(facts, *ways)}
    assert (by_kind["close_call"].actor, by_kind["close_call"].number, by_kind["close_call"].whole) == ("ann", 2, 40)
    assert by_kind["untouched"].actor == "cid"
    fallen = course("ann", "party", 40, 2, 0, fell=True)
    assert "close_call" not in {highlight.kind for highlight in told(facts, fallen, *ways[1:])}


PARTY = (course("ann", "party", 40), course("cid", "party", 40))
FOES = tuple(course(id, "foes", 9, fell=True) for id in ("bob", "rex", "zed"))


def felled(*blows: tuple[str, str]) -> list[Highlight]:
    """What is told where the first of each pair brings the second down."""
    facts = Facts()
    for command, (actor, target) in enumerate(blows):
        facts.blow(command, actor, target, True, (9, 0))
        facts.add("fall", command, actor=target)
    facts.add("die", 99, actor="bob")
    return [highlight for highlight in told(facts, *PARTY, *FOES) if highlight.kind == "felled_all"]


def test_who_brought_all_opponents_down_and_nobody_else_did() -> None:
    alone = (("ann", "bob"), ("ann", "rex"), ("ann", "zed"))
    (found,) = felled(*alone, ("bob", "cid"))
    assert (found.actor, found.number) == ("ann", 3)
    assert felled(*alone[:2], ("cid", "zed")) == []
    assert felled(*alone[:2], ("rex", "zed")) == [], "one of their own did one of it"
    (found,) = felled(*alone, ("ann", "cid"))
    assert found.number == 3, "one of the own side is no opponent"


def test_a_turncoat_counts_as_what_it_was_when_it_was_struck() -> None:
    facts = Facts()
    facts.blow(1, "ann", "rex", True, (9, 4))
    facts.add("ruling", 2, actor="rex", what="side", value="party", **{"from": "foes"})
    facts.blow(3, "ann", "rex", True, (4, 0))
    facts.add("die", 3, actor="rex")
    facts.blow(4, "rex", "bob", True, (9, 0))
    facts.add("die", 4, actor="bob")
    ways = (*PARTY, course("rex", "party", 9, fell=True), course("bob", "foes", 9, fell=True))
    by_kind = {highlight.kind: highlight for highlight in told(facts, *ways)}
    assert (by_kind["first_blow"].actor, by_kind["first_blow"].target) == ("ann", "rex"), "it was a foe then"
    assert (by_kind["last_felled"].actor, by_kind["last_felled"].target) == ("rex", "bob")
    only = Facts()
    only.add("ruling", 1, actor="rex", what="side", value="party", **{"from": "foes"})
    only.blow(2, "ann", "rex", True, (9, 0))
    only.add("die", 2, actor="rex")
    assert {"first_blow", "last_felled"}.isdisjoint(highlight.kind for highlight in told(only, *ways)), (
        "it was one of their own"
    )


def test_one_of_each_kind_is_chosen_and_two_of_one_combatant_at_most() -> None:
    found = [
        Highlight("hits", "ann", 0.01, 1),
        Highlight("hits", "bob", 0.02, 2),
        Highlight("at_once", "ann", 0.03, 3),
        Highlight("untouched", "ann", 0.04, 4),
        Highlight("last_felled", "bob", 0.05, 5),
    ]
    assert [(highlight.kind, highlight.actor) for highlight in choose_rarest(found)] == [
        ("hits", "ann"),
        ("at_once", "ann"),
        ("last_felled", "bob"),
    ]


@pytest.mark.parametrize("success", [False, True])
@pytest.mark.parametrize("kind", ["roll", "opposed"])
def test_who_failed_at_a_called_shot_is_not_said_never_to_miss(kind: str, success: bool) -> None:
    """*Never missing: every blow (4)* was said of one whose called shot failed and took a bullet."""
    facts = Facts()
    for command in range(3):
        facts.blow(command, "ann", "bob", True)
    facts.add(kind, 3, actor="ann", target="bob", deed="aim", success=success)
    facts.blow(4, "ann", "bob", True)
    for command in range(10, 22):
        facts.blow(command, "cid", "bob", False)
    fallen = facts.first_falls
    told = highlights(facts.all, (course("ann", "party", 40),), {}, "hp", fallen, blow_deeds=frozenset({"aim"}))
    hits = next(highlight for highlight in told if highlight.kind == "hits")
    assert (hits.number, hits.whole) == ((5, 5) if success else (3, 5))
    ann = shares(facts.all, "hp", fallen, blow_deeds=frozenset({"aim"}))["ann"]
    assert (ann.struck, ann.blows) == ((5, 5) if success else (4, 5)), "3 of 3 blows hit, of four shots"
    assert next(iter(highlights(facts.all, (course("ann", "party", 40),), {}, "hp", fallen))).whole == 4


def test_an_aim_that_led_to_a_blow_is_no_blow_of_its_own() -> None:
    facts = Facts()
    for command in range(4):
        facts.add("roll", command, actor="ann", target="bob", deed="aim", success=True)
        facts.blow(command, "ann", "bob", True)
    for command in range(10, 22):
        facts.blow(command, "cid", "bob", False)
    told = highlights(facts.all, (course("ann", "party", 40),), {}, "hp", facts.first_falls, None, frozenset({"aim"}))
    hits = next(highlight for highlight in told if highlight.kind == "hits")
    assert (hits.number, hits.whole) == (4, 4)
    assert shares(facts.all, "hp", frozenset(), blow_deeds=frozenset({"aim"}))["ann"].blows == 4


def test_a_fight_without_facts_has_no_highlights() -> None:
    service = fight_of()
    assert summary(service).highlights == ()
    assert summary(service).luck == {}


def test_of_a_grip_the_one_who_grips_is_credited_and_not_the_one_who_is_held() -> None:
    fray = Fray(person("ana"), person("orc"))
    fray.do("condition", actor="orc", status="grabbed", source="ana")
    fray.do("condition", actor="orc", status="contained", source="ana")
    shares = shares_of(fray)
    assert shares["ana"].inflicted == {"grabbed": 1, "contained": 1}
    assert "orc" not in shares or not shares["orc"].inflicted


def fallen(game: Played) -> dict[str, int]:
    """Who to how often it fell."""
    return {id: share.falls for id, share in shares_of(game).items() if share.falls}


def shares_of(game: Played) -> Mapping[str, Share]:
    return whole_shares(game.service.system, game.fight, game.service.journal)


def test_who_is_knocked_out_and_dies_of_it_has_fallen_once_and_who_gets_up_in_between_twice() -> None:
    game = Game(ana(), bruto(), declarations="off").begin()
    game.do("damage", actor="bruto", amount=15)
    assert fallen(game) == {"bruto": 1}
    game.do("damage", actor="bruto", amount=3)
    assert fallen(game) == {"bruto": 1}
    game.do("heal", actor="bruto", amount=12)
    game.do("damage", actor="bruto", amount=30)
    assert fallen(game) == {"bruto": 2}
    whole = summary(game.service)
    assert {candidate.id: len(candidate.falls) for candidate in whole.courses} == {"ana": 0, "bruto": 2}


def test_whom_the_game_master_gets_up_can_fall_again() -> None:
    game = Game(ana(), bruto(), declarations="off").begin()
    game.do("condition", actor="ana", status="unconscious", timer=9)
    game.do("lift", actor="ana", status="unconscious")
    game.do("damage", actor="ana", amount=13)
    assert fallen(game)["ana"] == 2


def test_who_is_killed_outright_has_died_and_never_fallen() -> None:
    fray = Fray(person("ana"), person("orc"))
    fray.do("damage", actor="orc", amount=99)
    assert fray.fight.combatants["orc"].state == "dead"
    assert (shares_of(fray)["orc"].falls, shares_of(fray)["orc"].deaths) == (0, 1)
    (way,) = [way for way in summary(fray.service).courses if way.id == "orc"]
    assert (way.times_down, way.deaths, way.has_left) == (0, 1, False)


def test_a_turn_that_is_put_off_or_interrupted_is_one_turn() -> None:
    fray = Fray(person("ana"), person("orc"), person("elf"))
    fray.act("ana", "wait")
    fray.act("ana", "resume")
    for _ in range(3):
        fray.do("next")
    assert fray.fight.round == 2
    counted = {id: share.turns for id, share in shares_of(fray).items() if share.turns}
    assert counted == {"ana": 2, "orc": 1, "elf": 1}, "the orc was interrupted before it did anything"


def test_one_with_a_further_turn_in_a_round_has_had_two_and_what_was_charged_is_none() -> None:
    facts = Facts()
    facts.add("round", round=1)
    for why in (None, "resolution"):
        facts.add("turn", actor="ann", why=why)
    facts.add("turn", actor="bob", skipped=True, why="sleep")
    assert turns(facts.all, gives_turn) == {"ann": 1}
    facts.add("order", actor="ann", why="wait")
    facts.add("turn", actor="ann")
    assert turns(facts.all, gives_turn) == {"ann": 1}
    facts.add("order", actor="ann", why="extreme")
    facts.add("turn", actor="ann")
    assert turns(facts.all, gives_turn) == {"ann": 2}


def test_who_changes_sides_is_told_with_the_round_and_belongs_to_each_side_in_its_time() -> None:
    fray = Fray(person("ana"), person("orc"), person("elf"))
    for _ in range(3):
        fray.do("next")
    before = fray.service.journal.cursor
    fray.do("side", actor="elf", side="party")
    whole = summary(fray.service)
    (way,) = [way for way in whole.courses if way.id == "elf"]
    assert (way.first_side, way.side_at(before), way.side_at(before + 1), way.side) == (
        "foes",
        "foes",
        "party",
        "party",
    )
    (turned,) = [highlight for highlight in whole.highlights if highlight.kind == "turned"]
    teller = Teller(fray.service.system, {"elf": "Elf"}, "en", fray.fight)
    assert sentence(turned, teller, "PV") == "Changed sides: Elf, in round 2 (before: Foes; then: Party)"


@pytest.mark.parametrize(("fate", "word"), [("fall", "brings Bob down"), ("die", "kills Bob")])
def test_the_last_fall_says_whether_it_was_a_death_and_is_no_last_blow_where_others_struck_later(
    fate: str, word: str
) -> None:
    """It was told as the last blow, though blows that felled nobody came after it."""
    facts = Facts()
    facts.blow(1, "ann", "bob", True, (9, 0))
    facts.add(fate, 1, actor="bob")
    facts.blow(2, "rex", "ann", True, (40, 31))
    ways = (course("ann", "party", 40), course("bob", "foes", 9, fell=True), course("rex", "foes", 9))
    (last,) = [highlight for highlight in told(facts, *ways) if highlight.kind == "last_felled"]
    system, names = registry.system("ffrpg"), {"ann": "Ann", "bob": "Bob", "rex": "Rex"}
    assert sentence(last, Teller(system, names), "HP") == f"The last fall to a blow: Ann {word}"
    amid = Teller(system, names, "en", fight_of(BEGIN).fight)
    assert sentence(last, amid, "HP") == f"The latest fall to a blow: Ann {word}"


@pytest.mark.parametrize("system", SYSTEMS)
def test_nobody_falls_more_often_than_it_stood(system: str) -> None:
    fell = 0
    for seed in range(12):
        service, _ = played(system, seed)
        known = players_edition(service.fight.combatants, service.journal.facts(), hidden_always(()))
        for whole in (summary(service), players_summary(service, known)):
            ways = {candidate.id: candidate for candidate in whole.courses}
            for id, share in whole.shares.items():
                way = ways.get(id)
                most = (0, 0) if way is None else (way.times_down, way.deaths)
                assert share.falls <= most[0], (seed, id)
                assert share.deaths <= most[1], (seed, id)
                fell += share.falls + share.deaths
    assert fell, "somebody fell"


def test_the_way_of_a_fight_of_two() -> None:
    service = fight_of(BEGIN, {**STRIKE, "dice": [19, 3]}, NEXT, beings=[being("ann", "party", speed=20), being("bob")])
    assert isinstance(service.do({"do": "damage", "actor": "bob", "amount": 99}), Done)
    whole = summary(service)
    bob = next(candidate for candidate in whole.courses if candidate.id == "bob")
    assert (bob.points[0], bob.points[-1][1], bob.falls) == ((0, 10), 0, (4,))
    assert whole.rounds[0] == (1, 1)
    assert isinstance(whole.shares["bob"], Share)


def test_the_time_at_the_table_is_whose_turn_it_was_and_no_pause() -> None:
    def given(at: int | None, do: str = "next", *facts: Fact, **fields: Any) -> TimedCommand:
        return TimedCommand({"do": do, **fields}, facts, at)

    ann, bob = ({"kind": "turn", "actor": id} for id in ("ann", "bob"))
    told = [
        given(1_000, "begin", ann),
        given(21_000, "act", actor="ann"),
        given(31_000, "next", bob),
        given(31_000 + 3_600_000, "act", actor="bob"),
        given(3_636_000, "damage", actor="ann"),
        given(3_600_000, "next", {"kind": "phase"}),
        given(3_605_000, "declare", actor="ann"),
        given(None, "declare", actor="bob"),
        given(3_699_000, "declare", actor="bob"),
    ]
    assert table_time(told) == {"ann": 35_000, "bob": 5_000}


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", "Not a scratch: Cid and Dan lose nothing in the whole fight"),
        ("es", "Ni un rasguño: Cid y Dan no pierden nada en todo el combate"),
        ("pt_BR", "Nem um arranhão: Cid e Dan não perdem nada no combate inteiro"),
    ],
)
def test_all_who_were_never_touched_are_named_together(language: str, words: str) -> None:
    facts = Facts()
    facts.add("turn", 0, actor="dan")
    for command in range(4):
        facts.add("round", command, round=command + 1)
        for actor in ("ann", "cid"):
            facts.add("turn", command, actor=actor)
        facts.blow(command, "bob", "ann", True, (40 - 9 * command, 31 - 9 * command))
    ways = (
        course("ann", "party", 40, 4),
        *(course(id, "party", 40) for id in ("cid", "dan")),
        course("bob", "foes", 40),
    )
    (untouched,) = [highlight for highlight in told(facts, *ways) if highlight.kind == "untouched"]
    system, names = registry.system("ffrpg"), {"cid": "Cid", "dan": "Dan"}
    assert sentence(untouched, Teller(system, names, language), "HP") == words, "whoever had but one turn, too"
    amid = sentence(untouched, Teller(system, names, language, fight_of(BEGIN).fight), "HP")
    assert {"en": "so far", "es": "hasta ahora", "pt_BR": "até agora"}[language] in amid


def test_the_hardest_blow_with_bare_hands_is_said_as_one_says_it() -> None:
    """*With Brawl* was the id of what everybody can strike with."""
    hardest = Highlight("greatest_blow", "ann", 0.1, 3, 9, 0, "bob", "brawl")
    names = {"ann": "Ann", "bob": "Bob"}
    said = [
        sentence(hardest, Teller(registry.system("ffrpg"), names, language), pool)
        for language, pool in (("en", "HP"), ("es", "PV"), ("pt_BR", "PV"))
    ]
    tools = ("with bare hands", "con las manos desnudas", "com as mãos nuas")
    assert all(text.endswith(f" {tool}") for text, tool in zip(said, tools, strict=True)), said
