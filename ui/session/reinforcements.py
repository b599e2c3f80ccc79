"""Who comes into the open fight: reinforcements and waves, each in one step of undo."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, NamedTuple

from rules.core.facts import Command, Json
from rules.core.state import Fight
from rules.engine.service import Done, Refused
from rules.mechanics.dice_sources import AtTheTable
from ui.session.command_tags import MEMBER, one_step, orders

if TYPE_CHECKING:
    from ui.session.controller import Conductor


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


class Trial(NamedTuple):
    """What would come of a place in the order for those who join."""

    fight: Fight
    """The fight with them in it."""
    ids: Sequence[str]
    """Who they are in it."""
    refused: Refused | None
    """Why the first of them who cannot stand there may not; None: all stand there."""


def tried(
    conductor: Conductor, combatants: Sequence[Mapping[str, Json]], beside: tuple[str, str] | None
) -> Trial | None:
    """Return what would come of it if combatants joined there, tried on a twin of the fight with the app's dice.

    None where that cannot be foreseen: something is refused, or asked.
    """
    service = conductor.at_hand.service.twin()

    def done(command: Command) -> bool:
        return isinstance(service.do(command, AtTheTable(service.fight, rolls_for=lambda _: True)), Done)

    bare = conductor.at_hand.join_commands(combatants)
    if not all(done(command) for command in bare):
        return None
    ids = [str(command["combatant"]["id"]) for command in bare]
    for order in orders(ids, beside):
        if (refused := service.refusal_of(order)) is not None:
            return Trial(service.fight, ids, refused)
        done(order)
    return Trial(service.fight, ids, None)


def bring_in(conductor: Conductor, number: int, led_by: Sequence[Command] = ()) -> None:
    """Has a wave of the fight enter behind the commands `led_by`."""
    reinforce(conductor, *conductor.at_hand.entering(number), wave=number, led_by=led_by)
