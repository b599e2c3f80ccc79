"""Mirrored fights: the same creatures on both sides, so that nothing but the tactics decides.

They begin from other cells each time, as one system throws no dice: from one position there is but one fight.
"""

import json
from collections.abc import Iterator
from importlib.resources import files
from random import Random
from typing import Any

from rules.core.state import Fight, is_decided
from rules.engine.replay import service_for
from rules.engine.service import RulesService
from rules.scripts import script
from rules.tactics import Player

MOST = 400
SEATS = ("left", "right")


def sample(system: str) -> dict[str, Any]:
    """The sample library of a system, as it is shipped."""
    found: dict[str, Any] = json.loads((files("resources") / "samples" / f"{system}.json").read_text("utf-8"))
    return found


def fights(system: str) -> Iterator[tuple[str, RulesService]]:
    """Each encounter twice: its party against itself, and its foes against themselves."""
    library = sample(system)
    sheets = {item["name"]: item["sheet"] for item in library["creatures"]}
    sheets |= {item["name"]: item["sheet"] for party in library["parties"] for item in party["members"]}
    for encounter in library["encounters"]:
        for side in ("party", "foes"):
            yield f"{encounter['name']}, {side}", _mirrored(encounter, side, sheets)


def _mirrored(encounter: dict[str, Any], side: str, sheets: dict[str, Any]) -> RulesService:
    rows = [
        (sheets[entry.get("creature") or entry["member"]], entry["cells"][number] if "cells" in entry else None)
        for entry in encounter["entries"]
        if entry["side"] == side
        for number in range(entry["count"])
    ]
    board = encounter.get("board")
    combatants = []
    for seat in SEATS:
        for place, (sheet, cell) in enumerate(rows):
            at = cell if cell is None or seat == "left" else _reflected(cell, board, rows)
            combatants.append({"id": f"{seat}-{place}", "side": seat, "sheet": sheet, "cell": at})
    keys = ("system", "seed", "options", "board")
    setup = {key: encounter.get(key) for key in keys}
    if board is not None:
        setup["board"] = {key: value for key, value in board.items() if key in ("width", "height", "cell_size")}
    return service_for(script.check({**setup, "combatants": combatants}))


def _reflected(cell: list[int], board: dict[str, Any] | None, rows: list[Any]) -> list[int]:
    """The cell opposite, on a board without walls."""
    assert board is not None
    taken = [tuple(other) for _, other in rows]
    x, y = board.get("width", 10) - 1 - cell[0], board.get("height", 10) - 1 - cell[1]
    while (x, y) in taken:
        y = (y + 1) % board.get("height", 10)
    return [x, y]


def scattered(fight: Fight, seed: int) -> Fight:
    """The same with other dice, each side anywhere in its half of the board: where no dice fall, only that differs."""
    other: Fight = fight.copy(seed)
    board, there = other.board, list(other.combatants.values())
    if board is None or there[0].cell is None:
        return other
    wide, high = board.width - 1, board.height - 1
    half = [
        (x, y) for x in range(wide + 1) for y in range(high + 1) if (y < high // 2 if high > wide else x < wide // 2)
    ]
    ours, theirs = there[: len(there) // 2], there[len(there) // 2 :]
    for combatant, opposite, (x, y) in zip(ours, theirs, Random(seed).sample(half, len(ours)), strict=True):
        combatant.__dict__["cell"] = (x, y)
        opposite.__dict__["cell"] = (wide - x, high - y)
    return other


def won(service: RulesService, seed: int, temperaments: dict[str, str]) -> str | None:
    """Which side is left when a fight has been played; None: none, or both."""
    one = RulesService(scattered(service.fight, seed), service.system)
    Player(one, of_sides=temperaments).play(MOST)
    sides = {other.side for other in one.fight.combatants.values() if other.state == "active"}
    return sides.pop() if is_decided(one.fight) and len(sides) == 1 else None


def share(service: RulesService, better: str, worse: str, seeds: range) -> float:
    """How often the better one wins, both having sat on both seats; a draw is half a win."""
    total = 0.0
    for seed in seeds:
        for seat, other in (SEATS, SEATS[::-1]):
            winner = won(service, seed, {seat: better, other: worse})
            total += 0.5 if winner is None else float(winner == seat)
    return total / (2 * len(seeds))
