"""What the timeline shows: the round from the rules, and where the action being put together would land."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from PySide6.QtCore import QObject, Signal

from models.marks.cues import Cue
from rules.core.display import Moment
from rules.engine.triggers import COUNT, EACH_ROUND, ROUND, TICK
from ui.encounter.action_form.model import ActionFormModel, Landing
from ui.encounter.timeline.strip import Timeline
from ui.encounter.turn_order.rows import next_turns
from ui.session.controller import Conductor
from ui.session.reinforcements import announced


class TimelinePresenter(QObject):
    """Feeds the timeline of a fight's page."""

    landing_changed = Signal(object)
    """A Landing: where the action would land as it is put together or considered now; None: nowhere."""

    def __init__(self, conductor: Conductor, composer: ActionFormModel, timeline: Timeline) -> None:
        super().__init__(timeline)
        self._conductor, self._composer, self._timeline = conductor, composer, timeline
        timeline.delay_requested.connect(self._wait)
        self.landing_changed.connect(timeline.show_landing)
        composer.action_changed.connect(self.consider)

    def show(self, keys: Mapping[str, str], cues: Sequence[Cue] = ()) -> None:
        """The round as it stands, and what the game master is to be reminded of in it."""
        fight = self._conductor.fight
        moments = self._conductor.system.window.timeline(fight) if fight.phase not in ("setup", "ended") else ()
        if moments:
            moments = (*moments, *self._entering(fight.round + 1), *_reminding(cues, fight.round, fight.tick))
        self._timeline.show_round(
            moments,
            now=fight.tick,
            number=fight.round,
            active=fight.active,
            names=self._conductor.names,
            keys=keys,
            sides={id: combatant.side for id, combatant in fight.combatants.items()},
            turns=next_turns(fight, self._conductor.system),
        )

    def _entering(self, number: int) -> Iterator[Moment]:
        """Who enters when this round is over."""
        for wave in self._conductor.at_hand.waiting().values():
            if wave.when["when"] == ROUND and wave.when["number"] == number:
                yield Moment(0, "status", None, announced(wave, self._conductor.teller()))

    def landing(self, field: str = "", option: str = "") -> Landing | None:
        """Where the action being put together would land, in words: after whom, before whom.

        With a field and an option: where it would land if that were chosen.
        """
        composer = self._composer
        previews = composer.considering(field, option) if field else composer.previews()
        tick = next((preview.tick for preview in previews if preview.tick is not None), None)
        if tick is None or composer.action is None:
            return None
        action = composer.title(field, option)
        if tick < 0:
            following = (
                self.tr("{action} lands in the next round, 1 tick after the initiative of {name}.")
                if tick == -1
                else self.tr("{action} lands in the next round, {ticks} ticks after the initiative of {name}.")
            )
            name = "" if composer.actor is None else self._conductor.names[composer.actor.id]
            return Landing(tick, following.format(action=action, ticks=-tick, name=name))
        conductor = self._conductor
        before, after = conductor.system.window.landing(conductor.fight, composer.actor, tick)
        parts = [self.tr("{action} lands at tick {tick}").format(action=action, tick=tick)]
        if before is not None:
            who = conductor.names[before.combatant or ""]
            parts.append(self.tr("after {name} ({tick})").format(name=who, tick=before.tick))
        if after is not None:
            who = conductor.names[after.combatant or ""]
            parts.append(self.tr("before {name} ({tick})").format(name=who, tick=after.tick))
        return Landing(tick, ", ".join(parts))

    def consider(self, field: str = "", option: str = "") -> None:
        """Says where it would land, with an option that the pointer is over, or as it is put together."""
        self.landing_changed.emit(self.landing(field, option))

    def _wait(self, id: str, ticks: int) -> None:
        """The one whose turn it is was dragged along."""
        self._conductor.command({"do": "act", "actor": id, "action": "wait", "params": {"ticks": ticks}})


def _reminding(cues: Sequence[Cue], number: int, now: int) -> Iterator[Moment]:
    """The cues that come at a tick of this round, and those that come when it is over."""
    for cue in cues:
        if (cue.when == TICK and cue.made == number) or (cue.when == COUNT and cue.made < number and cue.number < now):
            yield Moment(cue.number, "cue", None, cue.text)
        elif (cue.when == ROUND and cue.number == number + 1) or cue.when == EACH_ROUND:
            yield Moment(0, "status", None, cue.text)
