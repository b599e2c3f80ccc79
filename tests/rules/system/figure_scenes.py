"""Fights in which a figure counts that counts in none of the worked examples."""

from typing import Any

from tests.rules.fantasia import playing as fantasia
from tests.rules.ffrpg import playing as ffrpg
from tests.rules.fulminato import playing as fulminato


def scene(system: str, *combatants: dict[str, Any], commands: list[dict[str, Any]], **more: Any) -> dict[str, Any]:
    """A script: what is commanded once the fight has begun, the first one's turn being open."""
    return {"system": system, "combatants": list(combatants), "commands": commands, **more}


def act(actor: str, action: str, *targets: str, **more: Any) -> dict[str, Any]:
    """The command of an action."""
    return {"do": "act", "actor": actor, "action": action, **({"targets": list(targets)} if targets else {}), **more}


def begin(*dice: int) -> dict[str, Any]:
    """The command with which a fight begins."""
    return {"do": "begin", "dice": list(dice)}


NEXT = {"do": "next"}
SCENES = {
    "ffrpg": (
        scene(
            "ffrpg",
            ffrpg.hero(conditions=["berserk"]),
            ffrpg.foe(),
            commands=[begin(5, 5), NEXT, act("ann", "attack", "imp")],
        ),
    ),
    "fantasia": (
        scene(
            "fantasia",
            fantasia.mage(abilities=[fantasia.FIRE]),
            fantasia.one("orc", elements={"fire": "resist"}),
            commands=[begin(6, 6, 1, 1), act("nela", "cast", "orc", **{"with": "fire"}, dice=[5, 6, 6, 6])],
        ),
        scene(
            "fantasia",
            fantasia.hero(conditions=fantasia.on("prone")),
            fantasia.one("orc"),
            commands=[begin(6, 6, 1, 1), act("ciro", "attack", "orc", dice=[4, 4, 1, 1])],
        ),
        scene(
            "fantasia",
            fantasia.hero(),
            fantasia.one("orc"),
            commands=[
                begin(6, 6, 1, 1),
                act("ciro", "jump", params={"distance": 2, "kind": "high"}, dice=[3, 3]),
            ],
        ),
        scene(
            "fantasia",
            fantasia.hero("ana"),
            fantasia.hero("bea"),
            {**fantasia.mage("orc", abilities=[fantasia.FIRE], men=0), "side": "foes"},
            commands=[
                begin(6, 6, 6, 5, 1, 1),
                act("ana", "ready", params={"action": "attack", "on": "cast"}),
                NEXT,
                act("bea", "ready", params={"action": "attack", "on": "cast"}),
                NEXT,
                act("orc", "cast", "ana", **{"with": "fire"}, dice=[4, 4, 1, 1, 3, 4, 4, 4, 1, 1, 4, 4]),
            ],
        ),
    ),
    "fulminato": (
        scene(
            "fulminato",
            {**fulminato.person("ana"), "cell": [0, 1]},
            {**fulminato.person("orc"), "cell": [12, 0]},
            board={"width": 20, "height": 3},
            commands=[
                begin(6, 5, 6, 4),
                act("ana", "retreat", params={"to": [14, 1]}, answers=["unarmed"]),
            ],
        ),
    ),
}
"""System to such fights."""
