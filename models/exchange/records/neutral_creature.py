"""A creature of another game in terms that most games share; a profile makes a sheet of it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Literal, get_args

Section = Literal["trait", "action", "bonus", "reaction", "legendary", "mythic", "lair", "regional"]
SECTIONS: tuple[Section, ...] = get_args(Section)
Kind = Literal["melee", "ranged", "save", "sure"]


# Nobody changes any of these. They are not frozen, for Python makes frozen ones four times as slowly.
@dataclass(slots=True)
class NeutralDamage:
    """One part of an attack's damage: dice and type."""

    dice: str
    """`2d6+3`, or a plain number."""
    type: str = ""
    """The damage type in lower case, as the source writes it: `fire`, `slashing`; empty for none."""
    average: float = 0


@dataclass(slots=True)
class NeutralAttack:
    """An attack: with an attack roll, a saving throw, or neither."""

    name: str
    kind: Kind = "melee"
    """`save`: the target rolls; `sure`: it always takes effect."""
    spell: bool = False
    to_hit: int | None = None
    reach: int | None = None
    """Feet."""
    range: int | None = None
    """Feet; for an area, its extent."""
    damage: tuple[NeutralDamage, ...] = ()
    dc: int | None = None
    save: str = ""
    """The ability of the saving throw: `str`, `dex`, `con`, `int`, `wis`, `cha`."""
    half: bool = False
    """Whether a successful save halves the damage."""
    area: bool = False
    conditions: tuple[str, ...] = ()
    """Conditions it may inflict: `poisoned`, `prone`."""
    recharge: str = ""
    uses: int | None = None
    """Uses a day."""
    whole: bool = False
    """Whether its text says nothing beyond these fields."""


@dataclass(slots=True)
class NeutralFeature:
    """A trait or action: name, text and the attacks in it."""

    name: str
    text: str
    section: Section = "trait"
    attacks: tuple[NeutralAttack, ...] = ()
    place: str = ""
    """Its place in the file: `actions[2]`."""


@dataclass(frozen=True, slots=True)
class UnreadField:
    """A field of a file that was not read."""

    place: str
    value: object = None


@dataclass(frozen=True, slots=True)
class NeutralCreature:
    """A creature as its file describes it, before a system is chosen."""

    name: str
    family: str = "5e"
    """The family of games, which selects the profile."""
    source: str = ""
    size: str = ""
    type: str = ""
    subtype: str = ""
    alignment: str = ""
    ac: int | None = None
    ac_text: str = ""
    hp: int | None = None
    hp_dice: str = ""
    speeds: Mapping[str, int] = field(default_factory=dict)
    """Movement mode (`walk`, `fly`, …) to feet."""
    abilities: Mapping[str, int] = field(default_factory=dict)
    saves: Mapping[str, int] = field(default_factory=dict)
    skills: Mapping[str, int] = field(default_factory=dict)
    senses: str = ""
    languages: str = ""
    initiative: int | None = None
    """The initiative bonus."""
    initiative_advantage: str = ""
    """How initiative is rolled, if not as usual: `advantage`."""
    challenge: float | None = None
    challenge_text: str = ""
    xp: int | None = None
    resistances: tuple[str, ...] = ()
    """Damage types; conditional ones are texts with blanks."""
    immunities: tuple[str, ...] = ()
    vulnerabilities: tuple[str, ...] = ()
    condition_immunities: tuple[str, ...] = ()
    features: tuple[NeutralFeature, ...] = ()
    description: str = ""
    folder: str = ""
    tags: tuple[str, ...] = ()
    unread: tuple[UnreadField, ...] = ()
    noted: tuple[UnreadField, ...] = ()
    """Texts for people, which go to the notes unchanged."""
    guessed: frozenset[str] = frozenset()
    """Fields with a likely reading, such as hit points from dice."""
    places: Mapping[str, str] = field(default_factory=dict)
    """Field to its key in the file, where it differs."""
    lines: Mapping[str, str] = field(default_factory=dict)
    """Field or section to its original line if not in English; used in the notes."""
    is_character: bool = False
    """Whether it is a player character, who joins a party."""

    @property
    def attacks(self) -> tuple[NeutralAttack, ...]:
        """All attacks in stat block order."""
        return tuple(attack for feature in self.features for attack in feature.attacks)


@dataclass(slots=True)
class EncounterLine:
    """A line of another program's encounter: creature name, count and details."""

    creature: str
    """The name of a creature or character of the same files or of the library."""
    count: int = 1
    name: str = ""
    """Its own name; empty: the creature's."""
    hidden: bool = False
    friendly: bool = False
    """Whether it fights on the party's side."""
    notes: str = ""
    known: NeutralCreature | None = None
    """The creature as the line describes it, in case no other of that name is found."""


@dataclass(frozen=True, slots=True)
class NeutralEncounter:
    """An encounter as its file describes it, before a system is chosen and its names are resolved."""

    name: str
    lines: tuple[EncounterLine, ...] = ()
    family: str = "5e"
    folder: str = ""
    notes: str = ""
    unread: tuple[UnreadField, ...] = ()
