"""What the timeline shows: the round from the rules, and where the action being put together would land."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from ui.encounter.timeline import Landing

if TYPE_CHECKING:
    from ui.encounter.fight_page import FightPage


class TickLine(QObject):
    """Feeds the timeline of a fight's page."""

    def __init__(self, page: FightPage) -> None:
        super().__init__(page)
        self._page = page

    def show(self) -> None:
        """The round as it stands."""
        fight = self._page.conductor.fight
        moments = self._page.conductor.system.window.timeline(fight) if fight.phase not in ("setup", "ended") else ()
        self._page.timeline.show_round(
            moments,
            now=fight.tick,
            number=fight.round,
            active=fight.active,
            names=self._page.conductor.names,
            keys=self._page.keys,
            sides={id: one.side for id, one in fight.combatants.items()},
        )

    def landing(self, field: str = "", option: str = "") -> Landing | None:
        """Where the action being put together would land, in words: after whom, before whom.

        With a field and an option: where it would land if that were chosen.
        """
        composer = self._page.composer
        previews = composer.considering(field, option) if field else composer.previews()
        tick = next((preview.tick for preview in previews if preview.tick is not None), None)
        if tick is None or composer.action is None:
            return None
        action = composer.title(field, option)
        if tick < 0:
            following = (
                self.tr("{action} lands 1 tick into the next round.")
                if tick == -1
                else self.tr("{action} lands {ticks} ticks into the next round.")
            )
            return Landing(tick, following.format(action=action, ticks=-tick))
        conductor = self._page.conductor
        before, after = conductor.system.window.landing(conductor.fight, composer.actor, tick)
        parts = [self.tr("{action} lands at tick {tick}").format(action=action, tick=tick)]
        if before is not None:
            who = conductor.names[before.combatant or ""]
            parts.append(self.tr("after {name} ({tick})").format(name=who, tick=before.tick))
        if after is not None:
            who = conductor.names[after.combatant or ""]
            parts.append(self.tr("before {name} ({tick})").format(name=who, tick=after.tick))
        return Landing(tick, ", ".join(parts))

    def consider(self, field: str, option: str) -> None:
        """The pointer is over an option: shows where it would land; an empty field takes that away again."""
        landing = self.landing(field, option)
        self._page.timeline.show_landing(landing)
        self._page.stage.compose.show_landing("" if landing is None else landing.text)

    def wait(self, id: str, ticks: int) -> None:
        """The one whose turn it is was dragged along."""
        self._page.conductor.command({"do": "act", "actor": id, "action": "wait", "params": {"ticks": ticks}})
