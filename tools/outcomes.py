"""Compares the outcomes of random scripts with those recorded before.

    python -m tools.outcomes record FOLDER --count 10000     with the code as it was
    python -m tools.outcomes compare FOLDER                  with the code as it is now

Sentences are left out: facts, numbers, refusals, questions and the state at the end have to be the same to the byte.
"""

from __future__ import annotations

import argparse
import gzip
import hashlib
import json
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from random import Random
from typing import Any

from rules.engine.replay import replay_script, service_for
from rules.engine.service import AnswerNeeded, Done, Refused, RulesService
from rules.scripts import script
from rules.system import registry
from rules.text.faults import BadScript
from tests.rules.random_player import RandomPlayer, Whim

ROOT = Path(__file__).resolve().parent.parent
GOLDEN = ROOT / "tests" / "golden"
MOST = 40
"""The most commands of a script."""
AIMED = ("actor", "before", "after", "source")


def main(arguments: Sequence[str] | None = None) -> int:
    """Record or compare; return 1 if an outcome differs."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("what", choices=("record", "compare"))
    parser.add_argument("folder", type=Path)
    parser.add_argument("--count", type=int, default=1000, help="scripts for each system, when recording")
    parser.add_argument("--system", action="append", help="only this one; may be given several times")
    options = parser.parse_args(arguments)
    options.folder.mkdir(parents=True, exist_ok=True)
    differing = 0
    for system in options.system or registry.ids():
        path = options.folder / f"{system}.jsonl.gz"
        if options.what == "record":
            record(system, path, options.count)
        else:
            differing += compare(system, path)
    return 1 if differing else 0


def record(system: str, path: Path, count: int) -> None:
    """Write random scripts of a system, each with the digest of its outcome."""
    with gzip.open(path, "wt", encoding="utf-8", compresslevel=3) as file:
        for made, data in enumerate(random_scripts(system), start=1):
            file.write(json.dumps([data, print_of(data)], separators=(",", ":")) + "\n")
            if made == count:
                break
    print(f"{system}: {count} recorded")


def compare(system: str, path: Path) -> int:
    """Return the number of recorded scripts with another outcome now; print the first few."""
    differing = total = 0
    with gzip.open(path, "rt", encoding="utf-8") as file:
        for number, line in enumerate(file):
            data, before = json.loads(line)
            total += 1
            if print_of(data) != before:
                differing += 1
                if differing <= 5:
                    print(f"{system}: script {number} differs", file=sys.stderr)
    print(f"{system}: {total - differing} of {total} the same")
    return differing


def print_of(data: dict[str, Any]) -> str:
    """Return a digest of a script's result without its sentences."""
    try:
        outcome, status = replay_script(script.check(json.loads(json.dumps(data))))
    except BadScript as bad:
        return f"{bad.place}"
    del outcome["log"]
    if outcome["error"] is not None:
        del outcome["error"]["message"]
    return hashlib.sha256(json.dumps([outcome, status], ensure_ascii=False).encode()).hexdigest()


def random_scripts(system: str) -> Iterator[dict[str, Any]]:
    """Yield endless scripts: worked examples, continued with commands of any of them."""
    examples = [example["script"] for example in json.loads((GOLDEN / f"{system}.json").read_text("utf-8"))]
    deeds: dict[tuple[Any, Any], list[dict[str, Any]]] = {}
    for example in examples:
        for command in example["commands"]:
            if command["do"] != "begin":
                deeds.setdefault((command["do"], command.get("action")), []).append(command)
    setups = [example for example in examples if stands(example)]
    chance = Random(f"outcomes of {system}")
    while True:
        setup = chance.choice(setups)
        data = {**setup, "seed": chance.randrange(10**6)}
        yield {**data, "commands": list(_commands(data, list(deeds.values()), chance))}


def stands(data: dict[str, Any]) -> bool:
    """Whether a script's fight can be set up."""
    try:
        service_for(script.check({**json.loads(json.dumps(data)), "commands": []}))
    except BadScript:
        return False
    return True


def _commands(
    data: dict[str, Any], deeds: Sequence[Sequence[dict[str, Any]]], chance: Random
) -> Iterator[dict[str, Any]]:
    service = service_for(script.check({**json.loads(json.dumps(data)), "commands": []}))
    player = RandomPlayer(service, chance)
    given = data["commands"][: chance.randrange(len(data["commands"]) + 1)]
    things = sorted(set(ids_in(data["combatants"])))
    for command in given:
        plain = {key: value for key, value in command.items() if key not in ("dice", "refused")}
        yield from _done(service, plain, chance)
    if service.fight.phase == "setup":
        yield from _done(service, {"do": "begin"}, chance)
    for _ in range(chance.randrange(MOST)):
        kind = chance.random()
        if kind < 0.45:
            command = player.deed() or {"do": "next"}
        elif kind < 0.6:
            command = {"do": "next", "override": True} if chance.random() < 0.3 else {"do": "next"}
        else:
            command = another(chance.choice(chance.choice(deeds)), service, things, chance)
        yield from _done(service, command, chance)


def ids_in(value: Any) -> Iterator[str]:
    """Yield all ids in a script's combatants: of weapons, abilities, items."""
    if isinstance(value, dict):
        if isinstance(value.get("id"), str):
            yield value["id"]
        for item in value.values():
            yield from ids_in(item)
    elif isinstance(value, list):
        for item in value:
            yield from ids_in(item)


def another(deed: dict[str, Any], service: RulesService, things: list[str], chance: Random) -> dict[str, Any]:
    """Return a command of an example, by and against combatants of this fight, legal or not."""
    there = list(service.fight.combatants)
    command = {key: value for key, value in json.loads(json.dumps(deed)).items() if key not in ("dice", "refused")}
    for key in AIMED:
        if key in command and command[key] not in there:
            command[key] = chance.choice(there)
    if "actor" in command and service.fight.active is not None and chance.random() < 0.7:
        command["actor"] = service.fight.active
    if "targets" in command:
        command["targets"] = [item if item in there else chance.choice(there) for item in command["targets"]]
    if "with" in command and command["with"] not in things and things:
        own = (
            list(ids_in([service.fight.combatants[command["actor"]].sheet.model_dump()])) if "actor" in command else []
        )
        command["with"] = chance.choice(own or things)
    if chance.random() < 0.2:
        command["override"] = True
    return command


def _done(service: RulesService, command: dict[str, Any], chance: Random) -> Iterator[dict[str, Any]]:
    """Do a command; yield it with the answers it was given, and with a refusal."""
    command.pop("answers", None)
    try:
        result = service.do(command, Whim(service.fight, chance))
    except BadScript:
        return
    if isinstance(result, Done):
        yield {**command, "answers": list(result.entry.answers)} if result.entry.answers else command
    elif isinstance(result, Refused):
        if "setup" not in result.details:
            yield {**command, "refused": result.code}
    elif not isinstance(result, AnswerNeeded):
        yield command


if __name__ == "__main__":
    raise SystemExit(main())
