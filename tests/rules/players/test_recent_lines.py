"""The last lines of the log are the same whether they are told from a bookmark on or from the start of the fight."""

import os
from collections.abc import Sequence
from random import Random

import pytest

from rules.core.facts import Fact
from rules.engine.service import RulesService
from rules.log.redaction import Edition, HiddenSpans
from rules.players import recent_lines
from rules.players.players_view import LineOnView
from rules.players.recent_lines import RecentLines
from rules.players.seen_by import Audience, PlayedFight, ShownIds, seen_by
from rules.system import registry
from tests.rules.ffrpg.playing import Battle, foe, hero
from tests.rules.random_player import RandomPlayer
from tests.worked import setups, start

FIGHTS = max(2, int(os.environ.get("TURNWRIGHT_CANARIES", "10")) // 20)


def lines(
    service: RulesService, hidden: frozenset[str], spans: HiddenSpans, told: RecentLines
) -> tuple[LineOnView, ...]:
    played = PlayedFight("", service.fight, service.system, service.journal.facts, hidden, spans)
    return seen_by(played, Audience(ShownIds(), told=told)).log


@pytest.mark.parametrize("system", registry.ids())
def test_they_are_those_of_the_whole_log(system: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """At each position of random fights, with steps back, new names, and combatants who are hidden and shown."""
    monkeypatch.setattr(recent_lines, "MOST_TURNS", 4)
    monkeypatch.setattr(recent_lines, "KEPT_TURNS", 2)
    most = 0
    for number in range(FIGHTS):
        chance = Random(f"{system} {number}")
        service = start({**chance.choice(setups(system)), "seed": number})
        player = RandomPlayer(service, chance)
        player.do({"do": "begin"})
        spans: dict[str, list[tuple[int, int | None]]] = {}
        told, ids, bookmarked = RecentLines(), list(service.fight.combatants), 0
        for _ in range(60):
            command = chance.choice((player.deed(), {"do": "next"}, {"do": "next", "override": True}))
            kind = chance.random()
            if kind < 0.1:
                command = {"do": chance.choice(("undo", "redo"))}
            elif kind < 0.13:
                command = {"do": "set", "actor": chance.choice(ids), "stat": "name", "value": f"N{chance.random()}"}
            elif kind < 0.18:
                now, id = len(service.journal.facts()) + 1, chance.choice(ids)
                spans = {id: [(first, end) for first, end in each if first < now] for id, each in spans.items()}
                last = spans.get(id) or [(0, 0)]
                spans[id] = [*last[:-1], (last[-1][0], now)] if last[-1][1] is None else [*last, (now, None)]
            player.do(command or {"do": "next"})
            hidden = frozenset(id for id, each in spans.items() if each and each[-1][1] is None)
            now_hidden = HiddenSpans(spans)
            assert lines(service, hidden, now_hidden, told) == lines(service, hidden, now_hidden, RecentLines())
            bookmarked = max(bookmarked, *(len(each) for _, each in told._bookmarks.values()))
        most = max(most, bookmarked)
    assert most > 1


def test_a_long_fight_is_told_no_longer_than_a_short_one(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[int] = []
    visible_facts = Edition.visible_facts

    def counted(edition: Edition, facts: Sequence[Fact]) -> list[Fact]:
        asked.append(len(facts))
        return visible_facts(edition, facts)

    battle = Battle(hero("ann", hp=9000), foe(id="imp", name="Imp", hp=9000), begin={"dice": "auto"})
    told, most, found = RecentLines(), 0, tuple[LineOnView, ...]()
    monkeypatch.setattr(Edition, "visible_facts", counted)
    for _ in range(80):
        battle.do("next", dice="auto")
        asked.clear()
        found = lines(battle.service, frozenset(), HiddenSpans({}), told)
        most = max(most, sum(asked) if len(battle.service.journal.facts()) > 60 else 0)
    assert (len(found), found[-1].n > 80) == (20, True)
    assert 0 < most < 60
