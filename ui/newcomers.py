"""Who comes into the open fight: reinforcements and waves, each in one step of undo."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from rules.facts import Command, Json
from ui.joining import MEMBER, one_step, orders

if TYPE_CHECKING:
    from ui.conductor import Conductor


def reinforce(
    conductor: Conductor,
    combatants: Sequence[Mapping[str, Json]],
    members: Sequence[int | None],
    beside: tuple[str, str] | None = None,
    *,
    wave: int | None = None,
    led_by: Sequence[Command] = (),
) -> None:
    """Has combatants join behind the commands `led_by`: `before` or `after` somebody, or as a wave of the fight.

    `members` says of each which member of a party it is, or None.
    """
    if conductor.is_looking_back():
        return
    at_hand = conductor.at_hand
    bare = at_hand.join_commands(combatants, wave)
    ids = [str(command["combatant"]["id"]) for command in bare]
    commands = [
        command if member is None else {**command, MEMBER: member}
        for command, member in zip(bare, members, strict=True)
    ]
    if conductor.kept(lambda: at_hand.keep_joining(dict(zip(ids, members, strict=True)))):
        conductor.commands(one_step([*led_by, *commands, *orders(ids, beside)]))


def bring_in(conductor: Conductor, number: int, led_by: Sequence[Command] = ()) -> None:
    """Has a wave of the fight enter behind the commands `led_by`."""
    reinforce(conductor, *conductor.at_hand.entering(number), wave=number, led_by=led_by)
