"""How many creatures of other programs come into an empty library in a second: read, converted, checked and kept."""

import gc
import gzip
from pathlib import Path
from typing import Any

import pytest

from models.exchange.formats import READERS
from models.exchange.importer import preview_files
from models.exchange.records.import_options import ImportChoice
from models.exchange.records.readers import Content
from models.library import Library

FOLDER = Path(__file__).parents[1] / "golden" / "foreign"
REAL = {
    "open5e": "open5e_v1_srd51_monsters.json.gz",
    "improved-initiative": "improved_initiative_ogl_creatures.json.gz",
    "foundry": "foundry_dnd5e_npc_actors.json.gz",
}
"""Whole files as they are shared."""
INVENTED = ("5etools", "fantasy-statblocks", "fight-club", "foundry-pack", "5e-text", "5e-text, translated")
"""Folders of a few small files each."""
TRANSLATED = ("spanish", "portuguese")
"""With what the names of stat blocks in other languages than English begin: these are put into English words first."""
OF_FFRPG = ("ffrpg-monster-maker", "ffrpg-text")
ENOUGH = 300
"""Creatures at least: where files have fewer they are brought in again and again, and equal sheets are checked once."""
LEAST = 2_000
"""Creatures a second: the goal of whatever is not our own."""
SYSTEMS = ("ffrpg", "fantasia", "tabuleiro")


def contents(format: str) -> list[Content | Path]:
    """The files that there are of a format."""
    if format in REAL:
        return [Content("given.json", gzip.decompress((FOLDER / REAL[format]).read_bytes()))]
    folder, _, translated = format.partition(", ")
    files = sorted((FOLDER / folder).iterdir())
    if folder == "5e-text":
        files = [path for path in files if path.name.startswith(TRANSLATED) is bool(translated)]
    return [Content.of_file(path) for path in files] if format != "foundry-pack" else list(files)


@pytest.mark.parametrize(
    ("format", "system"),
    [
        *((format, system) for format in (*REAL, *INVENTED) for system in SYSTEMS),
        *((format, "ffrpg") for format in OF_FFRPG),
    ],
)
def test_creatures_of_other_programs_a_second(benchmark: Any, tmp_path: Path, format: str, system: str) -> None:
    libraries: list[Library] = []
    came: list[int] = []

    def bring(library: Library, given: list[Content | Path]) -> None:
        plan = preview_files(library, given, ImportChoice(system=system), READERS)
        plan.take(library)
        came.append(plan.size)

    def fresh(times: int = 1) -> tuple[tuple[Library, list[Content | Path]], dict[str, object]]:
        libraries.append(Library.open(tmp_path / f"{len(libraries)}.turnwright", samples=()))
        given = [content for _ in range(times) for content in contents(format)]
        # The program looks for garbage between its steps, not within them.
        gc.collect()
        gc.disable()
        return (libraries[-1], given), {}

    bring(*fresh()[0])
    times = -(-ENOUGH // came[-1])
    benchmark.pedantic(bring, setup=lambda: fresh(times), rounds=4)
    gc.enable()
    # Players' characters among them come in as parties of their own.
    assert [library.creatures.count() + len(library.parties.all()) for library in libraries] == came
    assert came[-1]
    for library in libraries:
        library.close(back_up=False)
    benchmark.extra_info["creatures a second"] = round(came[-1] / benchmark.stats.stats.min)
    benchmark.extra_info["wanted"] = LEAST
