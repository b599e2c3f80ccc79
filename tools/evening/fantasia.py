"""An evening of La Fantasia Final in Spanish, from an empty library: two creatures and two members of one's own."""

from __future__ import annotations

from tools.evening.evening import Evening


def _sheet(pv: int, de: int, fue: int) -> dict[str, int]:
    return {"PV": pv, "DE": de, "DM": de, "FUE": fue}


evening = Evening(
    language="Español",
    system="La Fantasia Final",
    creatures={"Lobo de ceniza": _sheet(14, 9, 2), "Sombra": _sheet(10, 10, 1)},
    members={"Itzel": _sheet(30, 11, 4), "Bruno": _sheet(34, 12, 3)},
    weapons="Armas",
    weapon={"Daño": "2d"},
)
