"""Nobody's turn goes by untold: sentences say what its owner did in it, or that nothing was done."""

from collections.abc import Iterator, Mapping, Sequence

import pytest

from rules.core.facts import Command, Fact
from rules.engine.service import RulesService
from rules.log.narrative import BECOMES, NARRATED, PLAIN, STANDING, TERSE, NarratedLine, narrate
from rules.log.redaction import Edition, hidden_always, players_edition
from rules.log.sentences import Teller
from rules.system.translated_system import worded
from rules.text.messages import LANGUAGES
from tests.rules.log.recorded_fights import recorded
from tests.worked import SYSTEMS, start

SILENCES: Mapping[str, str] = {
    "down": "who is down, dead or gone does nothing, and why was told",
    "running": "the turn is not over",
    "ended": "the fight was ended in it, so nobody let it pass",
    "veiled": "the players do not know what was done in it: a place in the order is the game master's",
    "busy": "a story tells what somebody does or suffers in a round, not that one of its turns was empty",
}
"""The turns of which sentences may say nothing, and why."""


def turns_of(facts: Sequence[Fact]) -> Iterator[list[Fact]]:
    """The facts of each turn, its own first; what stands between a round and its first turn is nobody's."""
    turn: list[Fact] = []
    for fact in facts:
        if fact["kind"] in ("turn", "round", "end"):
            if turn:
                yield turn
            turn = [fact] if fact["kind"] == "turn" else []
        elif turn:
            turn.append(fact)
    if turn:
        yield turn


def silences(facts: Sequence[Fact], turns: Sequence[Sequence[Fact]], service: RulesService) -> list[str]:
    """Why nothing need be told of each turn; empty where something must be."""
    found, state, place = [], dict[str, str](), 0
    for turn in turns:
        actor = turn[0]["actor"]
        while facts[place] is not turn[0]:
            state |= {facts[place]["actor"]: BECOMES[kind]} if (kind := facts[place]["kind"]) in BECOMES else {}
            place += 1
        falls = any(fact["kind"] in BECOMES and fact["actor"] == actor for fact in turn)
        is_running = turn is turns[-1] and service.fight.active == actor
        after = facts[facts.index(turn[0]) + 1 :]
        frame = next((fact for fact in after if fact["kind"] in ("round", "turn", "phase", "tick", "end")), None)
        is_ended = frame is not None and frame["kind"] == "end" and not turn[0].get("skipped")
        is_down = falls or state.get(actor, STANDING) != STANDING
        reasons = {"down": is_down, "running": is_running, "ended": is_ended, "veiled": bool(turn[0].get("veiled"))}
        found.append(next((reason for reason, holds in reasons.items() if holds), ""))
    return found


def edition_of(service: RulesService, facts: Sequence[Fact], *, is_for_players: bool) -> Edition | None:
    """The edition for the players, where nobody is hidden, or for the game master."""
    if not is_for_players:
        return None
    return players_edition(service.fight.combatants, facts, hidden_always(()), service.system.phrases.gives_turn)


def told(service: RulesService, facts: Sequence[Fact], style: str, edition: Edition | None) -> list[NarratedLine]:
    """A fight as it is told."""
    teller = Teller(worded(service.system, "en"), {}, "en", service.fight, acts=service.journal.acts())
    return narrate(style, facts, teller, edition)


@pytest.mark.parametrize("style", [TERSE, NARRATED])
@pytest.mark.parametrize("is_for_players", [False, True])
@pytest.mark.parametrize("system", SYSTEMS)
def test_every_turn_tells_what_was_done_or_that_nothing_was(system: str, is_for_players: bool, style: str) -> None:
    """Of the first of two turns of the same combatant nothing was told but that it would act again."""
    count, untold = 0, []
    for service, facts in recorded(system):
        edition = edition_of(service, facts, is_for_players=is_for_players)
        seen = facts if edition is None else edition.visible_facts(facts)
        turns = list(turns_of(seen))
        numbers = [line.numbers for line in told(service, facts, style, edition)]
        again = {fact["n"] for fact in seen if service.system.phrases.gives_turn(fact)}
        about = {(_round(seen, fact), fact.get("actor")) for fact in seen if fact["kind"] != "turn"}
        for turn, silence in zip(turns, silences(seen, turns, service), strict=True):
            of_turn = {n for clauses in numbers for n in clauses if turn[0]["n"] <= n <= turn[-1]["n"]}
            is_busy = style == NARRATED and (_round(seen, turn[0]), turn[0]["actor"]) in about
            count += not silence
            if not silence and not of_turn - again and not is_busy:
                untold.append([fact["kind"] for fact in turn])
    assert untold == []
    assert count > 100


def _round(facts: Sequence[Fact], fact: Fact) -> int:
    """The number of the last round that has begun before a fact; 0 before the first."""
    return max((other["n"] for other in facts if other["kind"] == "round" and other["n"] < fact["n"]), default=0)


BEGIN: Command = {"do": "begin", "dice": [9, 1]}
PASS: Command = {"do": "act", "actor": "swift", "action": "pass", "dice": []}
NEXT: Command = {"do": "next", "dice": []}
PASSES = {
    "en": "Swift lets the turn pass and will act again in this Round",
    "es": "Swift deja pasar el turno y volverá a actuar en este asalto",
    "pt_BR": "Swift deixa o turno passar e vai agir de novo nesta rodada",
}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("is_for_players", [False, True])
@pytest.mark.parametrize("side", ["party", "foes"])
@pytest.mark.parametrize("steps", [[PASS, NEXT], [NEXT]], ids=["passed", "went on"])
def test_a_pass_before_a_further_turn_is_told(
    steps: list[Command], side: str, is_for_players: bool, language: str
) -> None:
    """Only that it would act again was told of the first of two turns in a Round, and not that it did nothing."""
    service = start(
        {
            "system": "ffrpg",
            "combatants": [
                {"id": "swift", "side": side, "sheet": {"hp": 50, "spd": 36}},
                {"id": "imp", "side": "other", "sheet": {"hp": 50, "spd": 4}},
            ],
        }
    )
    defend: Command = {"do": "act", "actor": "swift", "action": "defend", "dice": []}
    for command in (BEGIN, NEXT, *steps, defend, NEXT):
        service.do(command)
    facts = service.journal.facts()
    edition = edition_of(service, facts, is_for_players=is_for_players)
    names = {"swift": "Swift", "imp": "Imp"}
    teller = Teller(worded(service.system, language), names, language, service.fight, acts=service.journal.acts())
    sees_order = side == "party" or not is_for_players
    passes = PASSES[language] if sees_order else f"Swift {teller.say('deed-passes')}"
    for style in (TERSE, NARRATED) if sees_order or PASS in steps else (TERSE,):  # a story is silent: it was busy
        texts = [line.text for line in narrate(style, facts, teller, edition)]
        assert any(text.rstrip(".") == passes or text.startswith(f"{passes}. ") for text in texts), texts
    plain = [line.text for line in narrate(PLAIN, facts, teller, edition)]
    passed = [teller.say("pass", actor="Swift") if sees_order else passes] if PASS in steps else []
    assert [text for text in plain if text in passed] == passed
