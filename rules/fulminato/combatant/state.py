"""The state of a fight and its combatants in this system, beside the core's attributes."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import ClassVar

from rules.core.display import BodyPart
from rules.core.state import Combatant, Fight
from rules.fulminato.combatant.sheet import FulminatoOptions, FulminatoSheet, Weapon
from rules.fulminato.statuses.catalogue import PARTS, STATUSES, USELESS, FulminatoCatalogue
from rules.mechanics import table


class Fighter(Combatant):
    """FU-EQP-03, FU-EQP-04: a combatant, with its hands and magazines."""

    rests_on = frozenset({"conditions", "sheet", "state", "equipped"})
    statuses: ClassVar[FulminatoCatalogue] = STATUSES

    sheet: FulminatoSheet
    dead: bool = False
    """FU-DIE-01: whether it has died; only a ruling brings it back."""
    gone: bool = False
    """FU-CMD-05: whether it has left the fight."""
    equipped: str | None = None
    """Id of the weapon in hand; None: empty hands."""
    loaded: Mapping[str, int] = {}
    """Weapon with a capacity to its loaded shots."""
    reserve: Mapping[str, int] = {}
    """Weapon with counted spare shots to those left."""
    dropped: tuple[str, ...] = ()
    """Own weapons on the ground."""
    items: Mapping[str, int] = {}
    """Item to quantity left."""
    spoken: bool = False
    """FU-SPK-01: whether it has spoken in this round."""
    open_wounds: bool = False
    """FU-WND-01: whether it has been shot, cut or pierced and not healed since."""
    struck: tuple[str, ...] = ()
    """FU-PART-05: the parts of the body that have lost hit points since it was last unhurt."""
    tiebreak: tuple[int, ...] = ()
    """FU-INIT-06: the totals of its rerolls."""

    @property
    def held(self) -> Weapon | None:
        """FU-EQP-03: the weapon in hand."""
        return None if self.equipped is None else self.sheet.armory[self.equipped]

    @property
    def rope(self) -> str | None:
        """FU-GRP-07: return the id of a rope that it has, or None."""
        return next((row.id for row in self.sheet.items if row.kind == "rope" and self.items.get(row.id, 0) > 0), None)


class FulminatoFight(Fight[Fighter]):
    """FU-INIT-03: a fight, with its lasting order and this round's."""

    options: FulminatoOptions
    lasting: tuple[str, ...] = ()
    """The order of initiative of all rounds; the fallen keep their places in it, hidden."""
    standing: tuple[str, ...] = ()
    """The order of this round, with delays; in the surprise phase the surprisers."""
    had: tuple[str, ...] = ()
    """Who has had or missed their turn in this round."""
    acted: bool = False
    """FU-DLY-02: whether the active combatant has done anything but speak in this turn."""

    def fighter(self, id: str) -> Fighter:
        """Return the combatant of that id, which is known to exist."""
        return self.combatants[id]

    @property
    def present(self) -> Iterator[Fighter]:
        """FU-DIE-03: yield everybody who is neither dead nor out, in the order of entry."""
        return (combatant for combatant in self.combatants.values() if in_fight(combatant))

    @property
    def seen_order(self) -> tuple[str, ...]:
        """FU-INIT-09: return this round's order as it is shown, without the dead and those who left."""
        return tuple(id for id in self.standing if in_fight(self.combatants[id]))


def in_fight(combatant: Fighter) -> bool:
    """FU-DIE-03: whether a combatant is neither dead nor out."""
    return combatant.state != "dead" and combatant.state != "out"


def refresh_state(table: Table, combatant: Fighter) -> None:
    """FU-DIE-03: set the state: dead comes before out, out before unconscious, unconscious before active."""
    if combatant.dead:
        state = "dead"
    elif combatant.gone:
        state = "out"
    else:
        fallen = any(combatant.statuses[condition.status].fells for condition in combatant.conditions)
        state = "unconscious" if fallen else "active"
    if combatant.state != state:
        table.put(combatant, "state", state)


Table = table.Table[FulminatoFight, Fighter]
"""The table of its fights."""


PLACES: Mapping[str, str] = {
    "head": "head",
    "torso": "torso",
    "main_arm": "right_arm",
    "off_arm": "left_arm",
    "right_leg": "right_leg",
    "left_leg": "left_leg",
}
"""FU-PART-05: part of the body to its place on a figure; the main arm is drawn as the right one."""
_FROM_THE_HEAD: tuple[str, ...] = tuple(reversed(tuple(PARTS)))


def strike(table: Table, combatant: Fighter, part: str | None, amount: int) -> None:
    """FU-PART-05: record which part has lost hit points; a blow of 0 leaves no mark."""
    if part in PARTS and amount >= 1 and part not in combatant.struck:
        table.put(combatant, "struck", (*combatant.struck, part))


def parts(fight: object, combatant: Fighter) -> tuple[BodyPart, ...]:
    """FU-PART-05, FU-LIMB-01: return the six parts from the head down, each sound, struck or useless."""
    body = []
    for part in _FROM_THE_HEAD:
        useless = part in USELESS and combatant.has(USELESS[part])
        state = "useless" if useless else "struck" if part in combatant.struck else "sound"
        label = PARTS[part][0]
        body.append(BodyPart(part, f"{label[0].upper()}{label[1:]}", state, PLACES[part]))
    return tuple(body)
