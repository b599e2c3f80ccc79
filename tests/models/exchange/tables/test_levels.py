"""A level in pasted text and in quick entry: a field of the sheet, or of the creature where the sheet has none."""

import pytest

from models.exchange.foreign.fifth import stat_block
from models.exchange.tables import labelled_text, written_cells
from rules.system import registry

pytestmark = pytest.mark.real_systems
WRITTEN = ("Nível 8", "Nv. 8", "nivel 8", "Level 8", "lvl 8")
NUMBERS = {
    "fulminato": "PV 30, Constituição d10, Destreza d6, Mente d6, Graça d6",
    "d100": "DES 11, PV 12, Lucha 60 %",
    "tabuleiro": "VIDA 5, FORÇA 3, PER 4, AÇÃO 2",
    "fantasia": "PV 24, DE 12, DM 9",
    "ffrpg": "HP 95, SPD 14, STR 9",
}


@pytest.mark.parametrize("written", WRITTEN)
@pytest.mark.parametrize("system", NUMBERS)
@pytest.mark.parametrize("start", ["Ogro {}", "Ogro, {}", "Ogro ({})", "Ogro\n{}", "Ogro\n{},"])
def test_a_text_tells_the_level(start: str, system: str, written: str) -> None:
    """`Ogro Nv. 8` was its name, and `Nível 8` a note."""
    gap = " " if start.endswith(",") else "\n"
    text = f"{start.format(written)}{gap}{NUMBERS[system]}"
    assert text.startswith("Ogro")
    (taken,) = stat_block.read_ffrpg(text)[0] if system == "ffrpg" else labelled_text.read_sheets(text)
    level = {"fantasia": "nv", "ffrpg": "level"}.get(system)
    assert (taken.name, taken.system, taken.notes) == ("Ogro", system, "")
    assert (taken.sheet[level] if level else taken.level) == 8


@pytest.mark.parametrize("written", WRITTEN)
@pytest.mark.parametrize("system", NUMBERS)
def test_a_typed_line_tells_the_level(system: str, written: str) -> None:
    rules = registry.system(system)
    level = {"fantasia": "nv", "ffrpg": "level"}.get(system)
    for typed in (f"Ogro {written} {rules.vital.label} 5", f"{written} Ogro 5 {rules.vital.label}"):
        line = written_cells.read_line(rules, typed)
        reading = written_cells.take_line(rules, line)
        assert (line.name, line.vital, reading.unread) == ("Ogro", 5, "")
        assert (reading.sheet[level] if level else line.level) == 8


def test_a_level_typed_twice_is_kept_in_the_note() -> None:
    rules = registry.system("fulminato")
    line = written_cells.read_line(rules, "Ogro nível 8 pv 30 nível 9")
    assert (line.level, line.vital, line.notes) == (8, 30, "nível 9")
