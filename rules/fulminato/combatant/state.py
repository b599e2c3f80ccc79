"""What a fight and a combatant remember beside what all systems keep."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from rules.core.display import BodyPart
from rules.core.state import Combatant, Fight
from rules.fulminato.combatant.sheet import FulminatoOptions, FulminatoSheet, Weapon
from rules.fulminato.statuses.catalogue import PARTS, STATUSES, USELESS
from rules.mechanics import table


class Fighter(Combatant):
    """FU-EQP-03, FU-EQP-04: a combatant, with what is in its hands and in its magazines."""

    rests_on = frozenset({"conditions", "sheet", "state", "equipped"})

    sheet: FulminatoSheet
    dead: bool = False
    """FU-DIE-01: whether it has died; only the game master's word brings it back."""
    gone: bool = False
    """FU-CMD-05: whether it has left the fight."""
    equipped: str | None = None
    """Id of the weapon in hand; None: empty hands."""
    loaded: Mapping[str, int] = {}
    """Weapon with a capacity to the shots that are in."""
    reserve: Mapping[str, int] = {}
    """Weapon whose spare shots are counted to those that are left."""
    dropped: tuple[str, ...] = ()
    """Own weapons on the ground."""
    items: Mapping[str, int] = {}
    """Item to how many are left."""
    spoken: bool = False
    """FU-SPK-01: whether it has said its sentence of this round."""
    open_wounds: bool = False
    """FU-WND-01: whether it has been shot, cut or pierced and not been healed since."""
    struck: tuple[str, ...] = ()
    """FU-PART-05: the parts of the body that have lost hit points since it was last whole."""
    tiebreak: tuple[int, ...] = ()
    """FU-INIT-06: the totals of its rerolls."""

    @property
    def held(self) -> Weapon | None:
        """FU-EQP-03: the weapon in hand."""
        return None if self.equipped is None else self.sheet.armory[self.equipped]

    @property
    def rope(self) -> str | None:
        """FU-GRP-07: the id of a rope that it still has."""
        return next((row.id for row in self.sheet.items if row.kind == "rope" and self.items.get(row.id, 0) > 0), None)


class FulminatoFight(Fight[Fighter]):
    """FU-INIT-03: a fight, with its lasting order and this round's."""

    options: FulminatoOptions
    lasting: tuple[str, ...] = ()
    """The order of initiative, round after round; the fallen keep their places in it, unseen."""
    standing: tuple[str, ...] = ()
    """The order of this round, delays counted in; in the surprise phase the surprisers."""
    had: tuple[str, ...] = ()
    """Who has had its turn in this round, or has missed it."""
    acted: bool = False
    """FU-DLY-02: whether the active one has done anything but speak in this turn."""

    def fighter(self, id: str) -> Fighter:
        """The combatant of that id, which is known to be there."""
        return self.combatants[id]

    @property
    def present(self) -> Iterator[Fighter]:
        """FU-DIE-03: everybody who is neither dead nor out, in the order in which they entered."""
        return (combatant for combatant in self.combatants.values() if in_fight(combatant))

    @property
    def seen_order(self) -> tuple[str, ...]:
        """FU-INIT-09: this round's order as it is shown: the dead and those who left have no place in it."""
        return tuple(id for id in self.standing if in_fight(self.combatants[id]))


def in_fight(combatant: Fighter) -> bool:
    """FU-DIE-03: whether a combatant is neither dead nor out."""
    return combatant.state != "dead" and combatant.state != "out"


def refresh_state(table: Table, combatant: Fighter) -> None:
    """FU-DIE-03: dead goes before out, out before unconscious, unconscious before active."""
    if combatant.dead:
        state = "dead"
    elif combatant.gone:
        state = "out"
    else:
        fallen = any(STATUSES[condition.status].fells for condition in combatant.conditions)
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
    """FU-PART-05: keeps which part has lost hit points; a blow of 0 leaves no mark."""
    if part in PARTS and amount >= 1 and part not in combatant.struck:
        table.put(combatant, "struck", (*combatant.struck, part))


def parts(fight: object, combatant: Fighter) -> tuple[BodyPart, ...]:
    """FU-PART-05, FU-LIMB-01: the six parts from the head down, each sound, struck or useless."""
    found = []
    for part in _FROM_THE_HEAD:
        useless = part in USELESS and combatant.has(USELESS[part])
        state = "useless" if useless else "struck" if part in combatant.struck else "sound"
        label = PARTS[part][0]
        found.append(BodyPart(part, f"{label[0].upper()}{label[1:]}", state, PLACES[part]))
    return tuple(found)
