"""What has become of what is kept of a fight, from one version of this system's state to the next."""

from __future__ import annotations

from rules.core.sides import FOES, PARTY
from rules.system.state_migrations import Attributes, StateStep


def entered_where_it_stands(saved: Attributes) -> Attributes:
    """FF-SPO-01: a combatant of a fight in which nobody knew where it had entered: on the side on which it stands."""
    whole = "id" in saved and "side" in saved
    return {**saved, "entered": saved["side"]} if whole else saved


def encircled_by_the_other(saved: Attributes) -> Attributes:
    """FF-PIN-01: the side that encircles, in a fight that knew only the encircled one: the other of the usual two."""
    if "encircled" not in saved:
        return saved
    encircled = saved["encircled"]
    if not isinstance(encircled, str):  # nobody is encircled, or nobody has ever been
        return {**saved, "encircling": encircled}
    return {**saved, "encircling": FOES if encircled == PARTY else PARTY}


STATE_STEPS = (StateStep(fight=encircled_by_the_other, combatant=entered_where_it_stands),)
