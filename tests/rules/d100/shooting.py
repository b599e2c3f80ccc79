"""Vera, who goes before Bruto, and what she shoots and throws with."""

from tests.rules.d100.playing import Game, bruto, one

UZI = {
    "id": "uzi",
    "name": "Uzi",
    "kind": "firearm",
    "skill": 40,
    "damage": "1D10",
    "range": 30,
    "mechanism": "auto",
    "capacity": 32,
    "feed": "magazine",
    "malf": 98,
}
REVOLVER = {"id": "revolver", "kind": "firearm", "skill": 50, "damage": "1D10", "range": 20, "capacity": 6, "malf": 96}
RIFLE = {
    "id": "rifle",
    "kind": "firearm",
    "skill": 80,
    "damage": "2D6",
    "range": 100,
    "scope": "telescopic",
    "long_gun": True,
}
ARCO = {"id": "arco", "kind": "missile", "skill": 52, "damage": "1D6+1", "range": 40, "capacity": 1, "load_turns": 2}
VENABLO = {"id": "venablo", "kind": "thrown", "skill": 50, "damage": "1D6", "range": 12}


def shooter(*weapons: dict[str, object], des: int = 13, **options: str) -> Game:
    """Vera, who goes before Bruto, with these weapons."""
    vera = one("vera", "party", des=des, armeria=30, weapons=list(weapons))
    return Game(vera, bruto(pv=60), one("otro", des=1, pv=60), **{"declarations": "off", **options}).begin()
