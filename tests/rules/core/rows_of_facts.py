"""Facts of a small fight, as they are stored."""

from typing import Any

NAMES = {"ana": "Ana", "bea": "Bea", "orc": "Orc"}


def facts(*rows: dict[str, Any]) -> list[dict[str, Any]]:
    return [{"n": number, "command": number, **row} for number, row in enumerate(rows, 1)]


def turn(actor: str, **more: Any) -> dict[str, Any]:
    return {"kind": "turn", "actor": actor, "skipped": False, "why": None, "initiative": 1, **more}
