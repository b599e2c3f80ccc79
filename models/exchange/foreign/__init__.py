"""What other programs keep their creatures in: a small reader for each, which yields neutral records."""

from __future__ import annotations

from models.exchange.foreign import (
    critterdb,
    encounter_builders,
    fantasy_statblocks,
    ffrpg_monsters,
    fight_club,
    five_etools,
    foundry,
    foundry_pack,
    improved_initiative,
    open5e,
    open5e_fixtures,
    pasted,
    srd_api,
    statblock5e,
    tetra_cube,
)

READERS = (
    improved_initiative.READER,
    srd_api.READER,
    open5e_fixtures.READER,
    open5e.READER,
    critterdb.READER,
    tetra_cube.READER,
    statblock5e.READER,
    foundry_pack.READER,
    foundry.READER,
    fight_club.READER,
    ffrpg_monsters.READER,
    fantasy_statblocks.READER,
    five_etools.READER,
    encounter_builders.FIVE_ETOOLS,
    encounter_builders.KOBOLD,
    pasted.FFRPG,
    pasted.FIFTH,
)
"""In the order in which they are asked: the surest signs first."""
