"""The content of a stat block of a creature or member."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from models.repositories.pictures import picture_of
from ui.session.appearance import creature_emblem, member_emblem
from ui.sheets import rule_systems

if TYPE_CHECKING:
    from models.exchange.records.report import TakenCreature
    from models.repositories.creatures import Creature
    from models.repositories.parties import Member
    from ui.theme.emblem import Emblem


@dataclass(frozen=True)
class StatBlockData:
    """The content of a stat block of a creature or member."""

    name: str
    system: str
    level: int | None
    kind: str
    sheet: Mapping[str, Any]
    notes: str
    full_pools: Mapping[str, int]
    pools: Mapping[str, int] = field(default_factory=dict)
    """Current values of pools; one that is not named is full."""
    player: str = ""
    conditions: Sequence[Mapping[str, Any]] = ()
    source: str = ""
    variant: Mapping[str, Any] = field(default_factory=dict)
    picture: str = ""
    """The whole picture as a data URL, or empty."""
    emblem: Emblem | None = None
    is_character: bool | None = None
    """Of a member whether it is a player's character; None of a creature."""


def of_creature(creature: Creature) -> StatBlockData:
    """Return the stat block of a creature."""
    return StatBlockData(
        creature.name,
        creature.system,
        creature.level,
        creature.kind,
        creature.sheet,
        creature.notes,
        creature.pools,
        rule_systems.starting_pools(creature.system, creature.sheet, creature.pools),
        source=creature.source,
        variant=creature.variant,
        picture=_picture(creature.extra),
        emblem=creature_emblem(creature, creature.extra),
    )


def of_import(creature: TakenCreature) -> StatBlockData:
    """Return the stat block of a creature that would be imported."""
    from models.repositories.creatures import Creature  # only where something is imported

    kept = Creature(name=creature.name, system=creature.system, kind=creature.kind, tags=list(creature.tags))
    return StatBlockData(
        creature.name,
        creature.system,
        creature.level,
        creature.kind,
        creature.sheet,
        creature.notes,
        creature.pools,
        rule_systems.starting_pools(creature.system, creature.sheet, creature.pools),
        emblem=creature_emblem(kept, creature.extra),
    )


def of_member(member: Member) -> StatBlockData:
    """Return the stat block of a member of a party."""
    return StatBlockData(
        member.name,
        member.system,
        member.level,
        "",
        member.sheet,
        member.notes,
        member.full_pools,
        {**rule_systems.starting_pools(member.system, member.sheet, member.full_pools), **member.pools},
        member.player,
        member.conditions,
        picture=_picture(member.extra),
        emblem=member_emblem(member),
        is_character=rule_systems.is_character(member.system, member.sheet),
    )


def _picture(extra: Mapping[str, Any]) -> str:
    picture = picture_of(extra)
    return "" if picture is None else picture.address
