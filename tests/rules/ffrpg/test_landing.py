"""Where an action would land is said beforehand: in fights full of ties it lands just there."""

from random import Random
from typing import Any

from tests.rules.ffrpg.playing import Battle, one
from tests.rules.played import facts_of

SONG = {"id": "song", "name": "Song", "type": "slow", "target": "self"}
"""Charged, and of no effect: nobody falls, so that what was said stays true."""
Place = tuple[str, int] | None


def crowd(chance: Random) -> Battle:
    """Seven whose Speeds are few, one of them often Extreme, so that they tie with each other in many ways."""
    songs = [{**SONG, "id": f"song-{ct}", "ct": ct} for ct in (1, 2, 3, 5, 36)]
    rows = [
        one(id, side, spd=chance.choice((4, 4, 5, 6, 30)), abilities=songs)
        for id, side in zip("abcdefg", ("party", "foes") * 4, strict=False)
    ]
    battle = Battle(*rows, begin=False)
    for _ in range(chance.randint(0, 9)):
        battle.service.do({"do": "roll", "expression": "d10"})
    battle.do("begin")
    battle.do("next")
    return battle


def turns_from_now(battle: Battle) -> list[tuple[str, int]]:
    """Whose places come one after the other if nobody does anything: the rest of the Round is played and taken back."""
    now, found, steps = battle.fight.round, [], 0
    while True:
        facts = battle.do("next")
        steps += 1
        found += [(fact["actor"], fact["tick"]) for fact in facts_of(facts, "turn")]
        if battle.fight.round != now:
            break
    for _ in range(steps):
        battle.do("undo")
    return found


def said(battle: Battle, tick: int) -> tuple[Place, Place]:
    """After whom and before whom, as it is said beforehand."""
    actor = battle.of(battle.fight.active)
    before, after = battle.service.system.window.landing(battle.fight, actor, tick)
    return before and (str(before.combatant), before.tick), after and (str(after.combatant), after.tick)


def came(battle: Battle, id: str, tick: int) -> tuple[Place, Place]:
    """After whom and before whom it came, its own other places left out."""
    found = turns_from_now(battle)
    at = found.index((id, tick))
    before = [place for place in found[:at] if place[0] != id]
    after = [place for place in found[at + 1 :] if place[0] != id]
    return before[-1] if before else None, after[0] if after else None


def preview_of(battle: Battle, **command: Any) -> int | None:
    """The tick that an action promises."""
    act = {"do": "act", "actor": battle.fight.active, **command}
    return next((preview.tick for preview in battle.service.preview(act) if preview.tick is not None), None)


def test_what_waits_or_is_charged_lands_where_it_was_said() -> None:
    ties = 0
    for seed in range(40):
        chance = Random(seed)
        battle = crowd(chance)
        for _ in range(8):
            id = battle.fight.active
            if id is None:
                battle.do("next")
                continue
            if battle.fight.phase != "action" or battle.fight.turn.kind != "turn":
                battle.do("next")
                continue
            if chance.random() < 0.5:
                command: dict[str, Any] = {"action": "wait", "params": {"ticks": chance.randint(1, 4)}}
            else:
                command = {"action": "use_ability", "with": f"song-{chance.choice((1, 2, 3, 5))}"}
            tick = preview_of(battle, **command)
            if tick is None or tick < 0:
                battle.do("next")
                continue
            promised = said(battle, tick)
            battle.do("act", actor=id, **command)
            assert came(battle, id, tick) == promised
            ties += sum(place is not None and place[1] == tick for place in promised)
            battle.do("next")
    assert ties > 30
