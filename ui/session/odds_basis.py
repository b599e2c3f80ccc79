"""The assumptions behind the odds: how everybody plays, and who comes later; told in words."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from models.marks.cues import HURT, RECHARGE, Cue
from models.marks.play_styles import play_styles_of
from models.repositories.waves import Wave, arrivals
from rules.engine.join_commands import WAVE
from rules.engine.triggers import POOL, ROUND, Awaited
from rules.odds.arrivals import Arrival
from rules.odds.play_styles import NO_PLAY_STYLES, PlayStyleNotes
from rules.odds.tally import Odds
from ui.session.cues import is_due, last_handled, proposal_of
from ui.text.odds_words import temperament_name
from ui.text.words import in_percent

if TYPE_CHECKING:
    from ui.session.controller import Conductor


@dataclass(frozen=True)
class OddsBasis:
    """Which manners and arrivals the odds count, and which waves they leave out."""

    manners: PlayStyleNotes = NO_PLAY_STYLES
    arrivals: tuple[Arrival, ...] = ()
    left_out: tuple[str, ...] = ()
    """The titles of the waves that come only at the game master's word."""
    titles: tuple[str, ...] = ()
    """The titles of the waves that are counted."""

    @classmethod
    def of(cls, manners: PlayStyleNotes, arrivals: tuple[Arrival, ...], waiting: Mapping[int, Wave]) -> OddsBasis:
        """The basis of a fight for which these waves wait."""
        numbers = [arrival.number for arrival in arrivals]
        left_out = tuple(wave.title for number, wave in sorted(waiting.items()) if number not in numbers)
        return cls(manners, arrivals, left_out, tuple(waiting[number].title for number in numbers))

    @property
    def people(self) -> list[Mapping[str, object]]:
        """Everybody who comes later and is counted."""
        return [combatant for arrival in self.arrivals for combatant in arrival.combatants]

    def is_all_set(self, odds: Odds) -> bool:
        """Whether a temperament is set for everybody in these odds."""
        return odds.combatants.keys() <= self.manners.temperaments.keys()

    def without(self) -> str:
        """Name briefly who is not counted; empty if everybody is."""
        if not self.left_out:
            return ""
        return QCoreApplication.translate("Odds", "without {who}").format(who=_few(self.left_out, 2))

    def in_words(self, names: Mapping[str, str]) -> list[str]:
        """The assumptions, a sentence each; empty if only the fight itself is counted."""
        translate = QCoreApplication.translate
        lines = []
        if manners := _manners(self.manners, names):
            words = translate("Odds", "Set or noted: {manners}. Everybody else plays by the tactics.")
            lines.append(words.format(manners="; ".join(manners)))
        if self.titles:
            words = translate("Odds", "Later arrivals are counted in: {who}.")
            lines.append(words.format(who="; ".join(self.titles)))
        if self.left_out:
            words = translate("Odds", "Those who enter only when you say so are not counted in: {who}.")
            lines.append(words.format(who="; ".join(self.left_out)))
        return lines


NOTHING = OddsBasis()


def _manners(manners: PlayStyleNotes, names: Mapping[str, str]) -> list[str]:
    """Group those who play alike: `Guard A, Guard B (beastly)`."""
    alike: dict[str, list[str]] = {}
    for id, name in names.items():
        manner = manner_words(manners.temperaments.get(id), manners.flights.get(id))
        if manner:
            alike.setdefault(manner, []).append(name)
    return [f"{_few(who)} ({manner})" for manner, who in alike.items()]


def manner_words(temperament: str | None, flees: int | None) -> str:
    """`reckless, never leaves`; empty if neither is set."""
    translate = QCoreApplication.translate
    words = [] if temperament is None else [temperament_name(temperament)]
    if flees == 0:
        words.append(translate("Odds", "never leaves"))
    elif flees is not None:
        words.append(translate("Odds", "leaves below {percent}").format(percent=in_percent(flees)))
    return ", ".join(words)


NAMED = 4
"""The most names listed; more are counted."""


def _few(names: Sequence[str], most: int = NAMED) -> str:
    shown: Iterable[str] = names if len(names) <= most else (*names[: most - 1], f"+{len(names) - most + 1}")
    return ", ".join(shown)


def basis_of(conductor: Conductor) -> OddsBasis:
    """Return the basis of the odds of the open fight as it stands.

    Counted are the waves that come without a word, and those that a cue brings which nobody let go; one whose dice are
    being asked for is entering already.
    """
    pending = conductor.questions.pending
    entering = None if pending is None else pending.command.get(WAVE)
    waiting = {number: wave for number, wave in conductor.current_fight.waiting_waves().items() if number != entering}
    counted = arrivals(waiting, conductor.system, _brought(conductor, waiting)) if waiting else ()
    return OddsBasis.of(play_styles_of(conductor.marking.marks), counted, waiting)


def _brought(conductor: Conductor, there: Mapping[int, Wave]) -> Mapping[int, Sequence[Awaited]]:
    """The number of a wave to what the cues wait for that let it enter."""
    cues, current_fight = conductor.marking.cues, conductor.current_fight
    taken = last_handled(conductor.marking.let_go, current_fight.service.journal) if cues else {}
    found: dict[int, list[Awaited]] = {}
    for cue in cues:
        if cue.id not in taken and cue.when != RECHARGE:
            wave = proposal_of(cue, current_fight.fight, current_fight.system, there).wave
            if wave is not None:
                found.setdefault(wave, []).append(_awaited(cue, conductor))
    return found


def _awaited(cue: Cue, conductor: Conductor) -> Awaited:
    """Return what a cue waits for, if it can be seen in the fight alone; a wound is what is left of a pool."""
    if cue.when != HURT:
        return cue.awaited
    fight, system = conductor.fight, conductor.system
    if is_due(cue, fight, system, conductor.current_fight.service.journal, None) or cue.who not in fight.combatants:
        return Awaited(ROUND, fight.round)
    vital = system.vital.id
    return Awaited(POOL, fight.combatants[cue.who].pools[vital] - 1, vital, cue.who)
