"""Readers of other programs' files: each yields neutral records or finished ones.

Of `models` it may import `models.exchange.foreign.ffrpg`, `models.exchange.foreign.fifth`,
`models.exchange.foreign.foundry`, `models.exchange.foreign.text`, `models.exchange.native`, `models.exchange.records`
and `models.storage`.
"""

from __future__ import annotations

from models.exchange.foreign import (
    critterdb,
    encounter_builders,
    fantasy_statblocks,
    fight_club,
    five_etools,
    improved_initiative,
    open5e,
    open5e_fixtures,
    srd_api,
    statblock5e,
    tetra_cube,
)
from models.exchange.foreign.ffrpg import monsters
from models.exchange.foreign.fifth import stat_block
from models.exchange.foreign.foundry import actor_reader, pack

READERS = (
    improved_initiative.READER,
    srd_api.READER,
    open5e_fixtures.READER,
    open5e.READER,
    critterdb.READER,
    tetra_cube.READER,
    statblock5e.READER,
    pack.READER,
    actor_reader.READER,
    fight_club.READER,
    monsters.READER,
    fantasy_statblocks.READER,
    five_etools.READER,
    encounter_builders.FIVE_ETOOLS,
    encounter_builders.KOBOLD,
    stat_block.FFRPG,
    stat_block.FIFTH,
)
"""In the order in which they are asked: the most certain first."""
