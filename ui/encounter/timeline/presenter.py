"""Where the action being put together would land on the timeline, and what is dragged there."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from ui.encounter.action_form.model import ActionFormModel, Landing
from ui.encounter.timeline.strip import Timeline
from ui.session.controller import Conductor


class TimelinePresenter(QObject):
    """Tells the timeline of a fight's page where an action would land, and has who is dragged along it wait."""

    landing_changed = Signal(object)
    """A Landing: where the action would land as it is put together or considered now; None: nowhere."""

    def __init__(self, conductor: Conductor, composer: ActionFormModel, timeline: Timeline) -> None:
        super().__init__(timeline)
        self._conductor, self._composer, self._timeline = conductor, composer, timeline
        timeline.delay_requested.connect(self._wait)
        self.landing_changed.connect(timeline.show_landing)
        composer.action_changed.connect(self.consider)

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
