"""A creature of somebody else's game, told in the words that most games share; a profile makes a sheet of it."""

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
    """One part of what a blow does: dice and their type."""

    dice: str
    """`2d6+3`, or a plain number."""
    type: str = ""
    """The kind of damage in lower case, as the source says it: `fire`, `slashing`; empty where it names none."""
    average: float = 0


@dataclass(slots=True)
class NeutralAttack:
    """What can be done to somebody: rolled to hit, or saved against, or neither."""

    name: str
    kind: Kind = "melee"
    """`save`: the target rolls; `sure`: it simply happens."""
    spell: bool = False
    to_hit: int | None = None
    reach: int | None = None
    """Feet."""
    range: int | None = None
    """Feet; of an area, how far it goes."""
    damage: tuple[NeutralDamage, ...] = ()
    dc: int | None = None
    save: str = ""
    """The ability that saves: `str`, `dex`, `con`, `int`, `wis`, `cha`."""
    half: bool = False
    """Whether a save leaves half of the damage."""
    area: bool = False
    conditions: tuple[str, ...] = ()
    """What else it may put on: `poisoned`, `prone`."""
    recharge: str = ""
    uses: int | None = None
    """A day."""
    whole: bool = False
    """Whether its text says nothing more than stands here."""


@dataclass(slots=True)
class NeutralFeature:
    """A trait or an action: its name, its text, and the attacks that stand in it."""

    name: str
    text: str
    section: Section = "trait"
    attacks: tuple[NeutralAttack, ...] = ()
    place: str = ""
    """Where it stands in the file: `actions[2]`."""


@dataclass(frozen=True, slots=True)
class UnreadField:
    """A field of the file that the record has no place for, or could not make anything of."""

    place: str
    value: object = None


@dataclass(frozen=True, slots=True)
class NeutralCreature:
    """A creature as its file tells it, before a system is chosen for it."""

    name: str
    family: str = "5e"
    """The game that it comes from: a profile says which it can turn."""
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
    """How it moves (`walk`, `fly`, …) to feet."""
    abilities: Mapping[str, int] = field(default_factory=dict)
    saves: Mapping[str, int] = field(default_factory=dict)
    skills: Mapping[str, int] = field(default_factory=dict)
    senses: str = ""
    languages: str = ""
    initiative: int | None = None
    """What is added to its roll for initiative."""
    initiative_advantage: str = ""
    """How it rolls for initiative where that is not as usual: `advantage`."""
    challenge: float | None = None
    challenge_text: str = ""
    xp: int | None = None
    resistances: tuple[str, ...] = ()
    """Types of damage; what holds only under a condition is a text with blanks."""
    immunities: tuple[str, ...] = ()
    vulnerabilities: tuple[str, ...] = ()
    condition_immunities: tuple[str, ...] = ()
    features: tuple[NeutralFeature, ...] = ()
    description: str = ""
    folder: str = ""
    tags: tuple[str, ...] = ()
    unread: tuple[UnreadField, ...] = ()
    noted: tuple[UnreadField, ...] = ()
    """What somebody has written for readers and nothing is made of: the notes have it as it stands."""
    guessed: frozenset[str] = frozenset()
    """Fields that stand here by a likely reading: hit points worked out of their dice."""
    places: Mapping[str, str] = field(default_factory=dict)
    """Field of this record to what the file calls it, where that is another word."""
    lines: Mapping[str, str] = field(default_factory=dict)
    """Field and section to its line as it stands there, where that is not in English: notes tell it so."""
    is_character: bool = False
    """Whether it is a player's character, who comes into a party."""

    @property
    def attacks(self) -> tuple[NeutralAttack, ...]:
        """All attacks, in the order of the stat block."""
        return tuple(attack for feature in self.features for attack in feature.attacks)


@dataclass(slots=True)
class EncounterLine:
    """A line of an encounter of another program: whom it names, how many of them, and what it says of them alone."""

    creature: str
    """The name of a creature of the same files or of the library; of a character where it is one."""
    count: int = 1
    name: str = ""
    """What they are called; empty: as the creature is."""
    hidden: bool = False
    friendly: bool = False
    """Whether they stand beside the party."""
    notes: str = ""
    known: NeutralCreature | None = None
    """The creature as far as the line itself tells it, for whoever knows no other of that name."""


@dataclass(frozen=True, slots=True)
class NeutralEncounter:
    """An encounter as its file tells it, before a system is chosen for it and its creatures are found."""

    name: str
    lines: tuple[EncounterLine, ...] = ()
    family: str = "5e"
    folder: str = ""
    notes: str = ""
    unread: tuple[UnreadField, ...] = ()
