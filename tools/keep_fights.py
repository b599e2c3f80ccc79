"""Saves a played fight of each system as a file, as a library would store it, for tests of later versions.

python -m tools.keep_fights tests/golden/fights     one for each system and version that has none yet
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Any

from rules.engine.replay import outcome
from rules.system import registry, state_migrations
from tests.benchmarks.conftest import sample_fights
from tests.rules.random_player import RandomPlayer

TURNS = 25


def main(arguments: Sequence[str] | None = None) -> int:
    """Write what is missing; return 0."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("folder", type=Path)
    options = parser.parse_args(arguments)
    options.folder.mkdir(parents=True, exist_ok=True)
    for system in registry.ids():
        path = options.folder / f"{system}-{state_migrations.of(registry.system(system).state_steps)}.json"
        if not path.exists():
            path.write_text(json.dumps(played(system), ensure_ascii=False, separators=(",", ":")) + "\n", "utf-8")
            print(f"{path} is kept")
    return 0


def played(system: str) -> dict[str, Any]:
    """Return a sample fight after some turns: first state, journal, and present state."""
    service = next(fight for name, fight in sample_fights().items() if name.startswith(f"{system}:"))
    state = service.packed_fight()
    player = RandomPlayer(service, Random(system))
    player.do({"do": "begin"})
    for _ in player.turns(TURNS):
        pass
    return {
        "system": system,
        "state": state,
        "entries": [service.codec.pack_entry(entry) for entry in service.journal.entries],
        "stands": stands(service),
    }


def stands(service: Any) -> dict[str, Any]:
    """Return the state of a fight in words that outlive versions: the outcome without facts and log."""
    told = outcome(service)
    return {key: value for key, value in told.items() if key not in ("facts", "log", "error", "ok")}


if __name__ == "__main__":
    raise SystemExit(main())
