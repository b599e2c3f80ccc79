"""How many creatures of other programs come into a library in a second: read, converted, checked and kept."""

import gzip
from pathlib import Path
from typing import Any

import pytest

from models.exchange.choice import Choice
from models.exchange.formats import READERS
from models.exchange.importing import look
from models.exchange.reading import Content
from models.library import Library

FOLDER = Path(__file__).parents[1] / "golden" / "foreign"
FILES = {
    "open5e": "open5e_v1_srd51_monsters.json.gz",
    "improved-initiative": "improved_initiative_ogl_creatures.json.gz",
    "foundry": "foundry_dnd5e_npc_actors.json.gz",
}


@pytest.mark.parametrize("system", ["ffrpg", "fantasia"])
@pytest.mark.parametrize("format", FILES)
def test_creatures_of_other_programs_a_second(benchmark: Any, tmp_path: Path, format: str, system: str) -> None:
    data = gzip.decompress((FOLDER / FILES[format]).read_bytes())
    library = Library.open(tmp_path / "foreign.turnwright", samples=())

    def come_in() -> int:
        plan = look(library, [Content("given.json", data)], Choice(system=system), READERS)
        plan.take(library)
        return len(plan.files[0].records)

    come_in()
    many = benchmark.pedantic(come_in, rounds=5)
    library.close()
    benchmark.extra_info["creatures a second"] = round(many / benchmark.stats.stats.min)
    assert many
