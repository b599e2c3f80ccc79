"""Everything that players see is told in every edition and style, in the order in which it happened, in sentences."""

from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from itertools import pairwise

import pytest

from rules.core.facts import Fact
from rules.engine.service import RulesService
from rules.log.clauses import SentenceWriter
from rules.log.narrative import ENDING, NARRATED, PLAIN, STYLES, TERSE, NarratedLine, narrate
from rules.log.redaction import GM, GM_ONLY, PLAYERS, Edition, hidden_always, players_edition
from rules.log.structure import structure_facts
from rules.text.messages import BARE, IN_PROSE, LANGUAGES
from tests.rules.log.recorded_fights import recorded, teller
from tests.worked import SYSTEMS
from tools import messages

Place = tuple[str, str]
"""An edition and a style."""
JOINED = tuple((edition, style) for edition in (GM, PLAYERS) for style in (TERSE, NARRATED))
"""Where facts are joined in sentences."""
EVERYWHERE = tuple((edition, style) for edition in (GM, PLAYERS) for style in STYLES)

SILENCES: Mapping[str, Mapping[str, tuple[str, Sequence[Place]]]] = {
    "": {
        "initiative": ("who acts when is told by the order of the turns", JOINED),
        "spend": ("what a deed costs stands in the ledger; the deed is told", JOINED),
        "tick": ("what has ended is told, not how long it still lasts", JOINED),
        "lift": ("what ends because somebody falls is told as the fall, unless it was broken off", []),
        "interrupt": ("whoever falls does nothing more, which goes without saying", []),
        "declare": ("what was declared is told as it is done", JOINED),
        "phase": ("a phase is a heading of the ledger; the surprise alone has sentences", JOINED),
        "countdown": ("the game master's own clock", [(PLAYERS, style) for style in STYLES]),
        "ruling": (
            "the game master's word; the players are told what comes of it",
            [(PLAYERS, style) for style in STYLES],
        ),
        "order": (
            "another place is the game master's; what somebody does for it is told",
            [(PLAYERS, style) for style in STYLES],
        ),
        "pass": ("nothing was done, which goes without saying beside anything else", JOINED),
        "face": ("which way somebody looks is told where nothing else was done", JOINED),
        "other": ("nobody knows what it was", JOINED),
    },
    "d100": {
        "knockout": ("a blow is told as such, and so is who is unconscious by it", [*JOINED, (PLAYERS, PLAIN)]),
        "result": ("how a defence went is told with the attack", [*JOINED, (PLAYERS, PLAIN)]),
    },
    "fantasia": {
        "counter": ("the turn that is skipped tells it", EVERYWHERE),
        "react": ("what is done out of turn is told", JOINED),
    },
    "ffrpg": {
        "actions": ("what is done with more Actions is told", JOINED),
        "draw": ("whom it strikes is told, not who might have been drawn", JOINED),
    },
    "fulminato": {
        "use": ("what is left of a thing, and what it does, is told", [(GM, PLAIN), (PLAYERS, PLAIN)]),
    },
    "tabuleiro": {
        "card": ("a card is told as it is used", JOINED),
        "order": ("the order is the game master's", JOINED),
        "roll": ("a roll that can neither succeed nor fail decides nothing", JOINED),
        "tick": ("the turns of a marker stand on its chip", EVERYWHERE),
    },
}
"""System (none: all of them) to the kinds of facts of which nothing is said: why, and where."""


def edition_of(service: RulesService, facts: Sequence[Fact], name: str) -> Edition | None:
    """The edition of that name, where nobody is hidden."""
    return None if name == GM else players_edition(service.fight.combatants, facts, hidden_always(()))


def numbers(lines: Sequence[NarratedLine], end: int) -> Iterator[int]:
    """The numbers of the facts in the order in which they are told; spoils belong to the end of the fight."""
    for line in lines:
        if line.kind in ENDING:
            yield end
        elif line.kind != "round":
            yield from line.numbers


@pytest.mark.parametrize("style", [TERSE, NARRATED])
@pytest.mark.parametrize("edition", [GM, PLAYERS])
@pytest.mark.parametrize("system", SYSTEMS)
def test_sentences_tell_facts_in_the_order_of_the_journal(system: str, edition: str, style: str) -> None:
    """A bow was drawn before a charge and told after it."""
    count = 0
    for service, facts in recorded(system):
        end = max((fact["n"] for fact in facts if fact["kind"] == "end"), default=0)
        told = list(numbers(narrate(style, facts, teller(service, "en"), edition_of(service, facts, edition)), end))
        assert [(first, later) for first, later in pairwise(told) if later < first] == []
        count += len(told)
    assert count > 200


@cache
def told_at(system: str) -> Mapping[str, frozenset[Place]]:
    """Kind to the editions and styles in which at least one fact of it is told, beside something else of that turn."""
    found: dict[str, set[Place]] = {}
    for service, facts in recorded(system):
        writer = teller(service, "en")
        people = list(service.fight.combatants)
        editions = {name: edition_of(service, facts, name) for name in (GM, PLAYERS)}
        for fact in facts:
            places = found.setdefault(fact["kind"], set())
            if fact["kind"] in ("round", "turn") or len(places) == len(EVERYWHERE):
                continue
            actor = fact.get("actor") or people[0]
            turn = {"kind": "turn", "actor": actor, "initiative": 1, "skipped": False, "why": None}
            beside = {"kind": "leave" if fact["kind"] == "join" else "join", "actor": actor, "reason": "removed"}
            before = [{"n": 1, "command": 1, "tick": 1, "pa": 1, "acao": 1, **turn}, {"n": 2, "command": 2, **beside}]
            after = [*before, {**fact, "n": 3, "command": 3}]
            for edition, style in EVERYWHERE:
                if (edition, style) not in places:
                    lines = [narrate(style, rows, writer, editions[edition]) for rows in (before, after)]
                    if lines[0] != lines[1]:
                        places.add((edition, style))
    return {kind: frozenset(places) for kind, places in found.items() if kind not in ("round", "turn")}


@pytest.mark.parametrize("system", SYSTEMS)
def test_every_kind_of_fact_is_told_in_every_edition_and_style_or_is_silent_for_a_reason(system: str) -> None:
    """Moves and reloads were told in no prose."""
    silences = [SILENCES[""], SILENCES.get(system, {})]
    silent = {
        (kind, place)
        for kind, places in told_at(system).items()
        for place in EVERYWHERE
        if place not in places and not any(kind in of and place in of[kind][1] for of in silences)
    }
    assert silent == set()
    needless = {kind for kind in SILENCES.get(system, {}) if kind not in told_at(system)}
    assert needless == set()


@pytest.mark.parametrize("system", SYSTEMS)
def test_a_silence_is_one(system: str) -> None:
    own = SILENCES.get(system, {})
    told = {(kind, place) for kind, (_, places) in own.items() for place in places if place in told_at(system)[kind]}
    assert told == set()


def test_what_only_the_game_master_is_told_has_its_reason() -> None:
    assert set(SILENCES[""]) >= GM_ONLY


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("system", SYSTEMS)
def test_a_sentence_holds_no_colon_but_before_what_somebody_said_or_ruled(system: str, language: str) -> None:
    """A list such as `Carla: Knife` stood in the middle of the prose."""
    found: dict[str, str] = {}
    for service, facts in recorded(system):
        writer = SentenceWriter(teller(service, language), None, varied=True)
        ruled = {f"{writer.teller.gm}: "}
        for round in structure_facts(facts, writer.teller.system.phrases):
            for turn in round.turns:
                for deed in turn.deeds:
                    for clause in writer.clauses(deed):
                        is_speech = deed.fact.get("text") or clause.text.startswith(tuple(ruled))
                        if ":" in clause.text and not is_speech:
                            found[deed.word] = clause.text
        for fact in facts:
            if fact["kind"] == "end":
                line = writer.fact_line(fact) or ""
                found |= {"end": line} if ":" in line else {}
    assert found == {}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("system", SYSTEMS)
def test_a_note_with_a_rule_behind_a_colon_has_a_sentence_without_it(system: str, language: str) -> None:
    """*Gil is undead now: the GM plays it* stood in a story."""
    found = messages.messages(system, language)
    notes = {id: message for id, message in found.items() if id.startswith("note-") and "text" not in message.values}
    ruled = {id for id, message in notes.items() if any(":" in text for text in message.texts)}
    assert {f"{id.removesuffix(BARE)}{IN_PROSE}" for id in ruled} <= notes.keys()
    assert not any(IN_PROSE in id for id in ruled)
