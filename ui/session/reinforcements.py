"""Combatants that join the open fight: reinforcements and waves, each in one undo step."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

from PySide6.QtCore import QCoreApplication

from models.library import Library
from models.repositories.waves import WORD, Wave
from rules.core.facts import Command, Json
from rules.core.state import Fight
from rules.engine.service import Done, Refused
from rules.engine.triggers import COUNTDOWN, ROUND, has_come
from rules.log.sentences import Teller
from rules.mechanics.dice_sources import TableDice
from rules.system.system import System
from ui.dnd.payload import DropPayload
from ui.session.command_tags import MEMBER, one_step, orders
from ui.sheets import rule_systems

if TYPE_CHECKING:
    from ui.session.controller import Conductor


def reinforce(
    conductor: Conductor,
    combatants: Sequence[Mapping[str, Json]],
    members: Sequence[int | None],
    beside: tuple[str, str] | None = None,
    *,
    waves: Sequence[int] = (),
    led_by: Sequence[Command] = (),
) -> None:
    """Let combatants join after the commands `led_by`: `before` or `after` a combatant, or as waves of the fight.

    `members` gives the member of each, or None, and `waves` the wave it comes with.
    """
    if conductor.is_looking_back():
        return
    current_fight = conductor.current_fight
    bare = current_fight.join_commands(combatants, waves)
    ids = [str(command["combatant"]["id"]) for command in bare]
    commands = [
        command if member is None else {**command, MEMBER: member}
        for command, member in zip(bare, members, strict=True)
    ]
    if conductor.save_or_report(lambda: current_fight.keep_joining(dict(zip(ids, members, strict=True)))):
        conductor.commands(one_step([*led_by, *commands, *orders(ids, beside)]))


class PlacementTrial(NamedTuple):
    """The result of trying a place in the order for those who join."""

    fight: Fight
    """The fight with them in it."""
    ids: Sequence[str]
    """Their ids in it."""
    refused: Refused | None
    """Why the first of them who cannot stand there may not; None: all stand there."""


def try_placement(
    conductor: Conductor, combatants: Sequence[Mapping[str, Json]], beside: tuple[str, str] | None
) -> PlacementTrial | None:
    """Return the result of letting combatants join there, tried on a copy of the fight with the app's dice.

    None where that cannot be foreseen: something is refused, or asked.
    """
    service = conductor.current_fight.service.twin()

    def done(command: Command) -> bool:
        return isinstance(service.do(command, TableDice(service.fight, rolls_for=lambda _: True)), Done)

    bare = conductor.current_fight.join_commands(combatants)
    if not all(done(command) for command in bare):
        return None
    ids = [str(command["combatant"]["id"]) for command in bare]
    for order in orders(ids, beside):
        if (refused := service.refusal_of(order)) is not None:
            return PlacementTrial(service.fight, ids, refused)
        done(order)
    return PlacementTrial(service.fight, ids, None)


def bring_in(conductor: Conductor, numbers: Sequence[int], led_by: Sequence[Command] = ()) -> None:
    """Has waves of the fight enter behind the commands `led_by`."""
    people, members, waves = conductor.current_fight.entering_combatants(*numbers)
    reinforce(conductor, people, members, waves=waves, led_by=led_by)


def entry_words(teller: Teller, number: int | None) -> str:
    """Return the words for entering in a round, such as `enters in round 2`; None: in any."""
    return teller.say("round-enters", round=number) or ""


def when_words(when: Mapping[str, Any], teller: Teller) -> str:
    """When a line of a roster enters, in words; empty for one that is there from the start."""
    if not when:
        return ""
    number = int(when["number"])
    if when["when"] == ROUND:
        return entry_words(teller, number)
    if when["when"] == COUNTDOWN:
        words = QCoreApplication.translate("Waves", "enters after: {time}")
        return words.format(time=teller.lasting(number, str(when["unit"])))
    return QCoreApplication.translate("Waves", "enters when you say so, wave {number}").format(number=number)


def is_due(wave: Wave, fight: Fight, system: System) -> bool:
    """Whether a wave is to enter by now; one that waits for a word never is by itself."""
    awaited = wave.awaited
    return awaited is not None and has_come(awaited, fight, system)


def announcement(wave: Wave, teller: Teller) -> str:
    """Return a wave and when it comes, for the line over the fight."""
    if wave.when["when"] == ROUND:
        return f"{teller.round_name(int(wave.when['number']))}: {wave.title}"
    if wave.when["when"] == WORD:
        return QCoreApplication.translate("Waves", "When you say so: {who}").format(who=wave.title)
    return wave.title


MOST = 200
"""The most combatants that join at once: more is a typing error."""

MOST_OF_ONE = 99
"""The most of one creature on a line."""


def why_nobody(library: Library, dropped: DropPayload, system: str | None) -> str:
    """Return why nobody of a drop can join a fight of a system; empty if somebody can."""
    many = len(dropped.creatures) + len(dropped.members)
    if many > MOST:
        words = QCoreApplication.translate("People", "{number} are too many at once: at most {most} can join a fight.")
        return words.format(number=many, most=MOST)
    systems = played_by(library, dropped)
    if not systems:
        return QCoreApplication.translate("People", "They are no longer in the library.")
    if system is None or system in systems:
        return ""
    return why_not_they(next(iter(systems.values())), next(iter(systems)), system)


def why_not_all(library: Library, dropped: DropPayload, system: str) -> str:
    """Why not all of a drop can come into such a fight; empty if they can."""
    refusal = why_nobody(library, dropped, system)
    if refusal:
        return refusal
    other = next(((name, played) for played, name in played_by(library, dropped).items() if played != system), None)
    return "" if other is None else why_not_they(*other, system)


def why_not_they(name: str, system: str, wanted: str) -> str:
    """Return the refusal of a combatant of another system."""
    words = QCoreApplication.translate("People", "{name} plays by {system}, and this fight by {wanted}.")
    return words.format(name=name, system=rule_systems.title(system), wanted=rule_systems.title(wanted))


def played_by(library: Library, dropped: DropPayload) -> dict[str, str]:
    """Return the rule systems of those who are dropped, each with the name of one of them."""
    return library.parties.systems_of(dropped.members) | library.creatures.systems_of(dropped.creatures)


def dropped_counts(dropped: DropPayload) -> dict[tuple[int, str], int]:
    """Return how many copies of each creature are dropped on each side."""
    return {item: min(MOST_OF_ONE, count) for item, count in Counter(dropped.sided_creatures()).items()}
