"""Plays a great many random commands in every system, and checks what the rules promise for any command.

    python -m tools.at_random FOLDER --commands 1000000        goes on where FOLDER stands, on all processors
    python -m tools.at_random FOLDER --kind sides              fights of three and four sides at which sides change
    python -m tools.at_random FOLDER --seconds 600              until so much time has passed

Nothing but a refusal may be raised, a refusal changes nothing, pools stay in their range, undoing and redoing a fight
is nothing, its state and journal go through JSON unchanged, and another process that replays its script comes to the
same outcome, to the byte. Fights of many sides are held to the books as well (`tests.rules.sides_by_the_book`): who
wins and gains, who comes when, whom an area strikes, what the odds count. What does not hold is kept in FOLDER as a
script.
"""

from __future__ import annotations

import argparse
import functools
import json
import os
import sys
import time
import traceback
from collections import Counter
from collections.abc import Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, wait
from dataclasses import dataclass, field
from hashlib import sha256
from itertools import count
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

from models.odds.pool import process_pool
from rules.engine.consistency import check_fits
from rules.engine.replay import names, outcome, replay_script, service_for, to_json
from rules.engine.service import Done, Refused, RulesService
from rules.log.narrative import NARRATED, PLAIN, TERSE, narrate
from rules.log.redaction import hidden_always, players_edition
from rules.log.sentences import Teller
from rules.odds import runs as odds
from rules.scripts import script
from rules.summary.summary import players_summary, summary
from rules.system import registry
from rules.tactics import CUNNING
from rules.text.faults import BadScript
from tests.rules.many_sides import Table, fight_of_sides
from tests.rules.random_player import RandomPlayer, Whim
from tests.rules.sides_by_the_book import Watch
from tools.outcomes import GOLDEN, another, ids_in, stands

FIGHTS = 100
"""The fights of a chunk, which is played whole or not at all."""
MOST = 60
"""The most commands of a fight after those of its example."""
FORETOLD, TOLD, ENDED = 0.01, 0.2, 0.7
"""How often the odds of a fight of many sides are checked, how often it is told, and how often ended."""
DONE = "chunks.jsonl"
BACK_AND_FORTH = ("undo", "redo")


class Broken(AssertionError):
    """A promise that does not hold."""


@dataclass
class Walk:
    """A random fight: its script so far, and the number of each action."""

    service: RulesService
    data: dict[str, Any]
    chance: Random
    commands: list[dict[str, Any]] = field(default_factory=list)
    counted: Counter[str] = field(default_factory=Counter)
    watch: Watch | None = None
    """Checks it against the book, in a fight of many sides."""

    def do(self, command: dict[str, Any]) -> None:
        """Do a command and check the result; what is no command at all is left out of the script."""
        service = self.service
        plain = {key: value for key, value in command.items() if key not in ("dice", "refused", "answers")}
        try:
            plain = dict(script.check_command(service.system, json.loads(json.dumps(plain)), "command"))
        except BadScript:
            self.counted["malformed"] += 1
            return
        watched = self.chance.random() < 0.1
        before = state_of(service) if watched else ""
        if self.watch is not None:
            self.watch.look()
        result = service.do(plain, Whim(service.fight, self.chance), number=len(self.commands))
        self.counted["commands"] += 1
        if isinstance(result, Refused):
            self.counted["refused"] += 1
            if watched and state_of(service) != before:
                raise Broken(f"a refusal ({result.code}) has changed the fight")
            if "setup" not in result.details and not result.by_dice:
                self.commands.append({**plain, "refused": result.code})
            return
        answers = list(result.entry.answers) if isinstance(result, Done) else []
        self.commands.append({**plain, "answers": answers} if answers else plain)
        check_pools(service)
        if "sheet" in plain:
            self.counted["sheets"] += 1
            check_fits(service.system, service.fight)
        if self.watch is not None:
            self.watch.check(plain, result)

    @property
    def script(self) -> dict[str, Any]:
        """What has been done so far, for a replay."""
        return {**self.data, "commands": self.commands}


ANY, OF_SIDES = "any", "sides"
KINDS = (ANY, OF_SIDES)
"""Fights that begin as a worked example, and fights of three and four sides."""


class Chunk(NamedTuple):
    """Some fights of a system, by number."""

    system: str
    number: int
    kind: str = ANY


class Played(NamedTuple):
    """The result of a chunk."""

    chunk: Chunk
    counted: dict[str, int]
    scripts: list[str]
    outcomes: list[str]
    faults: list[dict[str, Any]]


def state_of(service: RulesService) -> str:
    """Return the whole state of a fight as text."""
    return json.dumps(service.packed_fight())


def check_pools(service: RulesService) -> None:
    """Check that every pool is within its limits."""
    for combatant in service.fight.combatants.values():
        for pool in service.system.pools:
            value, highest = combatant.pools[pool.id], pool.highest(combatant)
            below = pool.lowest is not None and value < pool.lowest
            if below or value > max(highest, 0):
                raise Broken(f"{combatant.id} has {value} of {highest} {pool.id}")


def check_odds(service: RulesService) -> None:
    """Check that the odds count each fight for its winner by the book, and everybody who has fallen in it."""
    situation = odds.Situation.from_service(service)
    start, seed = situation.start, service.fight.seed
    if set(start.sides) != {combatant.side for combatant in service.fight.combatants.values()}:
        raise Broken(f"the odds know of {start.sides}")
    (run,) = odds.runs(situation, CUNNING, seed, (0,))
    fight = odds.play_fight(start, CUNNING, odds.derive_seed(seed, 0)).fight
    standing = {combatant.side for combatant in fight.combatants.values() if combatant.state == "active"}
    by_goal = any(getattr(countdown, "goal", None) and countdown.left == 0 for countdown in fight.countdowns.values())
    won = fight.winner if by_goal else next(iter(standing)) if len(standing) == 1 else None
    if (None if run.winner == odds.NOBODY else start.sides[run.winner]) != won:
        raise Broken(f"the odds count {run.winner} of {start.sides}, and {won} has won")
    down = [combatant.state not in ("active", "out") for combatant in fight.combatants.values()]
    if [bool(run.fallen >> at & 1) for at in range(len(down))] != down:
        raise Broken("the odds count others as fallen")


def check_told(service: RulesService) -> None:
    """Check that the fight can be told and summed up, for game master and players, with all who changed sides."""
    facts = service.journal.facts()
    edition = players_edition(service.fight.combatants, facts, hidden_always(()))
    teller = Teller(service.system, names(service), "en", service.fight)
    for style in (PLAIN, TERSE, NARRATED):
        for known in (None, edition):
            for line in narrate(style, facts, teller, known):
                if not line.text.strip() or "…" in line.text:
                    raise Broken(f"{style}: {line}")
    players_summary(service, edition)
    if sum(share.dealt for share in summary(service).shares.values()) < 0:
        raise Broken("less than nothing was dealt")


def check_way_back(service: RulesService, beginning: str) -> None:
    """Check that undoing everything leads to the beginning, and redoing to the end."""
    stood, cursor = state_of(service), service.journal.cursor
    while service.journal.cursor:
        service.do({"do": "undo"})
    if state_of(service) != beginning:
        raise Broken("undone, it is not as it began")
    while service.journal.cursor < cursor:
        service.do({"do": "redo"})
    if state_of(service) != stood:
        raise Broken("redone, it is not as it was")


def check_round_trip(service: RulesService) -> None:
    """Check that state and journal are unchanged by JSON."""
    codec = service.codec
    kept = json.dumps([state_of(service), [codec.pack_entry(entry) for entry in service.journal.entries]])
    state, entries = json.loads(kept)
    cursor = service.journal.cursor
    again = RulesService.reopened(service.system, json.loads(state), entries, cursor, cursor)
    if json.dumps([state_of(again), [again.codec.pack_entry(entry) for entry in again.journal.entries]]) != kept:
        raise Broken("through JSON it is another")


@functools.cache
def _examples(system: str) -> tuple[list[dict[str, Any]], list[list[dict[str, Any]]]]:
    """Return scripts that can begin, and the commands of all by kind."""
    examples = [example["script"] for example in json.loads((GOLDEN / f"{system}.json").read_text("utf-8"))]
    deeds: dict[tuple[Any, Any], list[dict[str, Any]]] = {}
    for example in examples:
        for command in example["commands"]:
            if command["do"] != "begin":
                deeds.setdefault((command["do"], command.get("action")), []).append(command)
    return [example for example in examples if stands(example)], list(deeds.values())


def fight_of(system: str, number: int) -> Walk:
    """Return the fight of a number before its first command."""
    chance = Random(f"{system} at random {number}")
    setups, _ = _examples(system)
    data = {**chance.choice(setups), "seed": chance.randrange(10**6)}
    return Walk(service_for(script.check({**json.loads(json.dumps(data)), "commands": []})), data, chance)


def another_sheet(service: RulesService, chance: Random) -> dict[str, Any]:
    """Return a ruling on a combatant's sheet: rows removed, rows of others copied, numbers changed, invalid values."""
    sheets = {
        id: item.sheet.model_dump(mode="json", exclude_unset=True) for id, item in service.fight.combatants.items()
    }
    actor = chance.choice(list(sheets))
    own, other = sheets[actor], sheets[chance.choice(list(sheets))]
    keys = [key for key in {**other, **own} if key in service.system.sheet.model_fields]
    chosen = chance.sample(keys, min(len(keys), chance.randint(1, 3)))
    given = {key: _otherwise(own.get(key), other.get(key), chance) for key in sorted(chosen)}
    return {"do": "set", "actor": actor, "sheet": given}


def _otherwise(own: Any, other: Any, chance: Random) -> Any:
    """Return another value for a field: somebody else's, or its own with less, more or other numbers."""
    if isinstance(own, list) or isinstance(other, list):
        rows = {
            str(row.get("id")) if isinstance(row, dict) else str(row): row for row in (*(own or ()), *(other or ()))
        }
        kept = [row for row in rows.values() if chance.random() < 0.7]
        chance.shuffle(kept)
        return [
            {key: _otherwise(value, value, chance) if chance.random() < 0.2 else value for key, value in row.items()}
            if isinstance(row, dict)
            else row
            for row in kept
        ]
    if isinstance(own, int) and not isinstance(own, bool) and chance.random() < 0.8:
        return max(0, own + chance.randint(-5, 5))
    return own if other is None or chance.random() < 0.2 else other


def fight_of_many(system: str, number: int) -> Walk:
    """Return the fight of many sides of a number before its first command."""
    chance = Random(f"{system} of many sides {number}")
    data = fight_of_sides(system, chance)
    service = service_for(script.check(json.loads(json.dumps(data))))
    return Walk(service, data, chance, watch=Watch(service))


def play_many(walk: Walk) -> None:
    """Play a fight of many sides that change; at its end tell, foretell and, mostly, end it."""
    table = Table(walk.service, walk.data["system"], walk.chance)
    walk.do(table.beginning())
    for _ in range(walk.chance.randrange(MOST)):
        walk.do(table.command())
    if walk.chance.random() < FORETOLD:
        check_odds(walk.service)
        walk.counted["foretold"] += 1
    if walk.service.fight.phase != "setup" and walk.chance.random() < ENDED:
        for command in table.ending():
            walk.do(command)
    if walk.chance.random() < TOLD:
        check_told(walk.service)
        walk.counted["told"] += 1


def play(walk: Walk) -> None:
    """Play a fight: part of its example, then offered actions, rulings, and nonsense."""
    service, chance = walk.service, walk.chance
    _, deeds = _examples(walk.data["system"])
    player = RandomPlayer(service, chance)
    things = sorted(set(ids_in(walk.data["combatants"])))
    for command in walk.data["commands"][: chance.randrange(len(walk.data["commands"]) + 1)]:
        walk.do(command)
    if service.fight.phase == "setup":
        walk.do({"do": "begin"})
    for _ in range(chance.randrange(MOST)):
        kind = chance.random()
        if kind < 0.4:
            walk.do(player.deed() or {"do": "next"})
        elif kind < 0.55:
            walk.do({"do": "next", "override": True} if chance.random() < 0.3 else {"do": "next"})
        elif kind < 0.63:
            walk.do({"do": chance.choice(BACK_AND_FORTH)})
        elif kind < 0.68:
            walk.do(another_sheet(service, chance))
        else:
            walk.do(another(chance.choice(chance.choice(deeds)), service, things, chance))


def play_chunk(chunk: Chunk) -> Played:
    """Play the fights of a chunk."""
    counted: Counter[str] = Counter()
    scripts, outcomes, faults = [], [], []
    for number in range(chunk.number * FIGHTS, (chunk.number + 1) * FIGHTS):
        walk = fight_of(chunk.system, number) if chunk.kind == ANY else fight_of_many(chunk.system, number)
        beginning = state_of(walk.service)
        try:
            play(walk) if chunk.kind == ANY else play_many(walk)
            check_round_trip(walk.service)
            check_way_back(walk.service, beginning)
            text = to_json(outcome(walk.service))
        except Exception:  # noqa: BLE001  whatever is raised is what is looked for
            faults.append({"fight": number, "trace": traceback.format_exc(), "script": walk.script})
        else:
            scripts.append(json.dumps(walk.script))
            outcomes.append(_print_of(text))
        counted.update(walk.counted)
        counted["fights"] += 1
    return Played(chunk, dict(counted), scripts, outcomes, faults)


def replay_chunk(played: Played) -> Played:
    """Replay what another process has played, and add what comes out otherwise to the faults."""
    faults = list(played.faults)
    for text, wanted in zip(played.scripts, played.outcomes, strict=True):
        data = json.loads(text)
        try:
            check_again(data, wanted)
        except Exception:  # noqa: BLE001  whatever is raised is what is looked for
            faults.append({"trace": traceback.format_exc(), "script": json.loads(text)})
    return played._replace(faults=faults)


def check_again(data: dict[str, Any], wanted: str) -> None:
    """Check that a script has the outcome of a digest."""
    found, _ = replay_script(script.check(data))
    if _print_of(to_json(found)) != wanted:
        raise Broken(f"replayed in another process it is another: {found['error']}")


def _print_of(text: str) -> str:
    return sha256(text.encode()).hexdigest()


# --- many of them ------------------------------------------------------------------------------------------


def chunks(done: set[Chunk], kind: str = ANY) -> Iterator[Chunk]:
    """Yield the chunks left to play, endlessly, the systems in turn."""
    for number in count():
        for system in registry.ids():
            if (chunk := Chunk(system, number, kind)) not in done:
                yield chunk


def report(folder: Path) -> Counter[str]:
    """Return the counts of what has been played in a folder."""
    total: Counter[str] = Counter()
    for line in _lines(folder):
        total.update(line["counted"])
        total[line["system"]] += line["counted"]["commands"]
        total["faults"] += line["faults"]
    return total


def _lines(folder: Path) -> list[dict[str, Any]]:
    path = folder / DONE
    return [json.loads(line) for line in path.read_text("utf-8").splitlines()] if path.exists() else []


def keep(folder: Path, played: Played) -> None:
    """Record a chunk as played, and its faults as scripts."""
    system, number, kind = played.chunk
    for place, fault in enumerate(played.faults):
        path = folder / f"fault-{kind}-{system}-{number}-{place}.json"
        path.write_text(json.dumps(fault, indent=1, ensure_ascii=False), "utf-8")
    line = {"system": system, "chunk": number, "kind": kind, "counted": played.counted, "faults": len(played.faults)}
    with (folder / DONE).open("a", encoding="utf-8") as file:
        file.write(json.dumps(line) + "\n")


def done_in(folder: Path) -> set[Chunk]:
    """Return the chunks played in a folder."""
    return {Chunk(line["system"], line["chunk"], line.get("kind", ANY)) for line in _lines(folder)}


def run(folder: Path, commands: int, seconds: float, workers: int, kind: str = ANY) -> Counter[str]:
    """Play on in a folder up to so many commands or seconds; return the counts of all played there."""
    folder.mkdir(parents=True, exist_ok=True)
    left = chunks(done_in(folder), kind)
    total = report(folder)
    end = time.monotonic() + seconds
    # Spawned, so that those who replay have hashes of their own.
    with process_pool(workers) as players, process_pool(workers) as repeaters:
        playing: set[Future[Played]] = set()
        repeating: set[Future[Played]] = set()
        while True:
            enough = total["commands"] >= commands or time.monotonic() > end
            while not enough and len(playing) + len(repeating) < workers * 2:
                playing.add(players.submit(play_chunk, next(left)))
            if not playing and not repeating:
                return total
            ready, _ = wait(playing | repeating, return_when=FIRST_COMPLETED)
            for future in ready:
                if future in playing:
                    repeating.add(repeaters.submit(replay_chunk, future.result()))
                else:
                    keep(folder, future.result())
                    total = report(folder)
            playing, repeating = playing - ready, repeating - ready


def main(arguments: Sequence[str] | None = None) -> int:
    """Play and print the counts; return 1 if something did not hold."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("folder", type=Path)
    parser.add_argument("--commands", type=int, default=1_000_000, help="so many in all, those of earlier runs too")
    parser.add_argument("--seconds", type=float, default=10**9, help="no longer than this")
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--kind", choices=KINDS, default=ANY, help="what kind of fights")
    options = parser.parse_args(arguments)
    total = run(options.folder, options.commands, options.seconds, options.workers, options.kind)
    print(json.dumps(dict(total)))
    return 1 if total["faults"] else 0


if __name__ == "__main__":
    sys.exit(main())
