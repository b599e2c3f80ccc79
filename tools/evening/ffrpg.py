"""An evening of FFRPG from an empty library: three creatures and four members of one's own."""

from __future__ import annotations

from tools.evening.evening import Evening


def _sheet(hp: int, spd: int, strength: int) -> dict[str, int]:
    return {"HP": hp, "SPD": spd, "STR": strength, "ACC": 90}


evening = Evening(
    language="English",
    system="Final Fantasy RPG 3.25",
    creatures={"Ember Wolf": _sheet(60, 9, 7), "Ash Bat": _sheet(24, 12, 4), "Cinder Knight": _sheet(140, 6, 10)},
    members={
        "Ilse": _sheet(90, 10, 9),
        "Brannoc": _sheet(120, 7, 11),
        "Maren": _sheet(80, 11, 8),
        "Tavi": _sheet(70, 12, 7),
    },
    weapons="Weapons",
    weapon={"Damage Scale": "2", "Damage Die": "d8"},
)
