"""Fights of three and four sides with turncoats, put together at random: who is in them, and what is commanded."""

from __future__ import annotations

import json
from functools import cache
from random import Random
from typing import Any

from rules.engine.service import RulesService
from tests.rules.random_player import RandomPlayer
from tests.worked import scripts
from tools.outcomes import another, ids_in, stands

SIDES = ("party", "foes", "neutral", "woods")
LATE_SIDE = "strangers"
"""A side that nobody is on at the start."""
FEWEST, MOST = 4, 8
"""How many are in a fight at its start."""
WIDE: tuple[dict[str, Any], ...] = (
    {"name": "Onda", "kind": "habilidade", "damage": 3, "area": "around", "tamanho": 3, "afeta": "enemies", "acao": 1},
    {"name": "Coro", "kind": "habilidade", "heal": 2, "area": "around", "tamanho": 3, "afeta": "allies", "acao": 1},
    {"name": "Bomba", "kind": "item", "damage": 4, "area": "burst", "tamanho": 2, "range": 6, "acao": 1},
)
"""Cards that strike all around: friends, foes or both."""
TRIALS = 20
"""How often the people of a fight are placed anew until they can stand so."""
OPTIONS: dict[str, dict[str, tuple[Any, ...]]] = {
    "fantasia": {
        "initiative": ("individual", "group", "side", "side"),
        "order_by_kind": (False, False, True),
        "fumble": ("roll", "choose"),
        "foes_die_at_zero": (False, True),
    },
    "d100": {"declarations": ("on", "off"), "low_pv": ("brp", "zero")},
    "fulminato": {"at_zero": ("dead", "unconscious")},
    "tabuleiro": {"initiative": ("per", "listed"), "at_zero": ("dead", "unconscious", "ask")},
    "ffrpg": {},
}
"""What the tables of each system have agreed on."""


@cache
def people(system: str) -> tuple[dict[str, Any], ...]:
    """The different combatants of a system's worked examples."""
    found = {json.dumps(item["sheet"], sort_keys=True): item for data in scripts(system) for item in data["combatants"]}
    return tuple(found.values())


@cache
def grounds(system: str) -> tuple[dict[str, Any], ...]:
    """Where the examples of a system are fought: board and options."""
    found = {
        json.dumps([data.get("board"), data.get("options")], sort_keys=True): data
        for data in scripts(system)
        if stands(data)
    }
    return tuple({key: data.get(key) for key in ("board", "options")} for data in found.values())


def fight_of_sides(system: str, chance: Random) -> dict[str, Any]:
    """The script of a fight between three or four sides before its first command."""
    while True:
        ground = chance.choice(grounds(system))
        options = {
            **(ground["options"] or {}),
            **{name: chance.choice(values) for name, values in OPTIONS[system].items()},
        }
        sides = chance.sample(SIDES, chance.choice((3, 4)))
        count = chance.randint(max(FEWEST, len(sides)), MOST)
        sided = [*sides, *chance.choices(sides, k=count - len(sides))]
        chance.shuffle(sided)
        data = {"system": system, "board": ground["board"], "options": options, "seed": chance.randrange(10**6)}
        for _ in range(TRIALS):
            placed = [
                somebody(system, f"{side}-{number}", side, chance, data["board"]) for number, side in enumerate(sided)
            ]
            whole = {**data, "combatants": placed, "commands": []}
            if stands(whole):
                return whole


def somebody(system: str, id: str, side: str, chance: Random, board: Any) -> dict[str, Any]:
    """One of the examples' people under another name on some side, with all that a side may make of it."""
    value = json.loads(json.dumps(chance.choice(people(system))))
    sheet = dict(value["sheet"])
    if system == "ffrpg" and chance.random() < 0.4:
        sheet["kind"] = chance.choice(("pc", "npc"))
    if system == "tabuleiro":
        sheet["heroi"] = chance.choice((None, True, False))
        sheet["jogador"] = chance.choice(("", "Ana", "Rui"))
        if chance.random() < 0.5:
            cards = [card for card in sheet.get("cards", []) if card["name"] not in {wide["name"] for wide in WIDE}]
            sheet["cards"] = [*cards, *WIDE]
    if system == "fantasia":
        sheet["group"] = chance.choice(("", "", "g", "h"))
        sheet["pex"] = chance.randrange(30)
    found = {"id": id, "name": id.title(), "side": side, "sheet": sheet}
    if board is not None and chance.random() < 0.8:
        found["cell"] = [chance.randrange(board.get("width", 11)), chance.randrange(board.get("height", 11))]
    return found


class Table:
    """A table at which sides change: gives the next command of a fight."""

    def __init__(self, service: RulesService, system: str, chance: Random) -> None:
        self.service = service
        self.system = system
        self.chance = chance
        self.player = RandomPlayer(service, chance)
        self.deeds = [
            command for data in scripts(system) for command in data["commands"] if command["do"] not in ("begin", "end")
        ]
        self.things = sorted(set(ids_in([dict(combatant) for combatant in people(system)])))
        self.came = 0

    def command(self) -> dict[str, Any]:
        """The next command, lawful or not."""
        chance, fight = self.chance, self.service.fight
        ids = list(fight.combatants)
        kind = chance.random()
        if kind < 0.48:
            return self.player.deed() or {"do": "next"}
        if kind < 0.62:
            return {"do": "next", "override": True} if chance.random() < 0.3 else {"do": "next"}
        if kind < 0.67:
            return {"do": chance.choice(("undo", "redo"))}
        if kind < 0.76:
            sides = [*SIDES, LATE_SIDE, *(combatant.side for combatant in fight.combatants.values())]
            return {"do": "side", "actor": chance.choice(ids), "side": chance.choice(sides)}
        if kind < 0.79 and len(ids) < MOST + 4:
            self.came += 1
            side = chance.choice((*SIDES, LATE_SIDE))
            board = None if fight.board is None else {"width": fight.board.width, "height": fight.board.height}
            return {
                "do": "join",
                "combatant": somebody(self.system, f"late-{self.came}", side, chance, board),
            }
        if kind < 0.85:
            status = chance.choice(list(self.service.system.statuses))
            return {
                "do": "condition",
                "actor": chance.choice(ids),
                "status": status,
                "source": chance.choice(ids),
                "timer": chance.choice((1, 2, 4)),
            }
        if kind < 0.9:
            return {
                "do": chance.choice(("damage", "heal")),
                "actor": chance.choice(ids),
                "amount": chance.randrange(40),
            }
        return another(chance.choice(self.deeds), self.service, self.things, chance)

    def ending(self) -> list[dict[str, Any]]:
        """How the fight ends: now and then the game master has all but one side fall before."""
        chance, fight = self.chance, self.service.fight
        if chance.random() < 0.5:
            return [{"do": "end"}]
        stays = chance.choice([combatant.side for combatant in fight.combatants.values()])
        vital = self.service.system.vital.id
        falls = [
            {"do": "set", "actor": combatant.id, "pool": vital, "value": 0}
            for combatant in fight.combatants.values()
            if combatant.side != stays
        ]
        return [*falls, {"do": "end"}]

    def beginning(self) -> dict[str, Any]:
        """How the fight begins: now and then with some who surprise the others."""
        chance, system = self.chance, self.system
        if system not in ("fantasia", "fulminato") or chance.random() < 0.6:
            return {"do": "begin"}
        ids = [combatant.id for combatant in self.service.fight.combatants.values() if combatant.state == "active"]
        by = chance.sample(ids, min(len(ids), chance.choice((1, 2))))
        result = {"result": chance.choice(("full", "none"))} if system == "fantasia" and chance.random() < 0.5 else {}
        return {"do": "begin", "surprise": {"by": by, **result}}
