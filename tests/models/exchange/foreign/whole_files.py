"""The real files of other programs, read whole, and each of their creatures in a system."""

from __future__ import annotations

import gzip
from functools import cache
from pathlib import Path

from models.exchange.formats import READERS
from models.exchange.records.neutral_creature import NeutralCreature
from models.exchange.records.readers import Content
from models.exchange.records.report import TakenCreature
from tests.models.exchange.foreign.converting import convert

FOLDER = Path(__file__).parents[3] / "golden" / "foreign"
FILES = {
    "open5e": ("open5e_v1_srd51_monsters.json.gz", 322),
    "improved-initiative": ("improved_initiative_ogl_creatures.json.gz", 317),
    "foundry": ("foundry_dnd5e_npc_actors.json.gz", 12),
}


@cache
def creatures(format: str) -> tuple[NeutralCreature, ...]:
    name, _ = FILES[format]
    content = Content(name.removesuffix(".gz"), gzip.decompress((FOLDER / name).read_bytes()))
    reader = READERS.for_content(content)
    assert reader is not None
    assert reader.format == format
    found = tuple(reader.read(content))
    assert all(isinstance(item, NeutralCreature) for item in found)
    return tuple(item for item in found if isinstance(item, NeutralCreature))


def taken(creature: NeutralCreature, system: str) -> TakenCreature:
    made = convert(creature, system)
    assert isinstance(made, TakenCreature), made
    return made
