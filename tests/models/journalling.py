"""An entry for a fight's journal, and how a fight and its journal stand."""

from typing import Any

from models.library import Library


def entry(number: int, facts: int = 1) -> dict[str, Any]:
    return {
        "number": number,
        "command": {"do": "act", "text": "¿señal?"},
        "dice": [number],
        "answers": ["block:shield"],
        "facts": [
            {"n": number * 100 + item, "kind": "damage", "actor": "mint", "from": 9, "to": 3} for item in range(facts)
        ],
        "changes": [["mint", "pools", {"hp": 9}, {"hp": 3}]],
    }


def numbers(library: Library, fight: int) -> tuple[int, list[int]]:
    loaded = library.journals.load(fight)
    return loaded.cursor, [candidate.n for candidate in loaded.entries]


def state_of(library: Library, fight: int) -> str:
    found = library.encounters.get(fight)
    assert found is not None
    return found.state
