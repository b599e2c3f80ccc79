"""The data of a fight's summary: plots, highlights and tables in words."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from models.library import Library
from models.storage.errors import LibraryError
from rules.engine.replay import service_for
from rules.log.sentences import Teller
from rules.scripts import script
from rules.summary.highlights import sentence
from rules.summary.shares import Share
from rules.summary.summary import Summary, TimedCommand, summary, table_time
from rules.system.system import System
from rules.text.faults import BadScript
from ui.services.tasks import Progress
from ui.session.appearance import LookMaker, Looks, looks_of
from ui.session.loader import reopened
from ui.summary.course_plot import CoursesPlot, SidesPlot
from ui.summary.plots import Plot, plot_writer
from ui.summary.share_plot import LuckPlot, SharesPlot
from ui.text.words import as_read
from ui.theme.emblem import Emblem

BEST = 3
"""The most sources of damage listed for a combatant."""


@dataclass(frozen=True)
class SummaryData:
    """Everything shown in a summary."""

    name: str
    system: System
    summary: Summary
    teller: Teller
    time: Mapping[str, int]
    """Combatant id to the milliseconds of its turns."""
    looks: Looks = field(default_factory=dict)
    """Combatant id to its look."""

    @property
    def emblems(self) -> dict[str, Emblem]:
        """Everybody's emblem by id, on the form of its side."""
        return {
            course.id: self.looks[course.id].as_emblem(course.side, course.name)
            for course in self.summary.courses
            if course.id in self.looks
        }

    @property
    def pool(self) -> str:
        """The name of the vital pool."""
        return self.system.vital.label

    def plots(self) -> list[Plot]:
        """Return the plots, the most general first; without empty ones."""
        status = {id: row.family for id, row in self.system.statuses.items()}
        whose: dict[str | None, str] = {course.id: course.name for course in self.summary.courses}
        say = plot_writer(self.teller)
        plots: list[Plot] = [
            SidesPlot(self.summary, say, self.teller.side_title, self.pool),
            CoursesPlot(self.summary, say, self.teller.status, status, self.pool, self.emblems),
            SharesPlot(self.summary, say, self.pool, self.emblems),
            LuckPlot(self.summary, say, whose),
        ]
        return [plot for plot in plots if next(plot.in_words(), None) is not None]

    def highlights(self) -> list[str]:
        """Return the highlights, a sentence each."""
        return [sentence(highlight, self.teller, self.pool) for highlight in self.summary.highlights]

    def everybody(self) -> list[tuple[str, str, str, str, str]]:
        """Return (id, name, turns, their time, main sources of damage) of everybody who acted."""
        rows = []
        for course in self.summary.courses:
            share = self.summary.shares.get(course.id, Share())
            deeds = [
                f"{self.teller.thing(course.id, used)} {number}" for used, number in share.dealt_with.most_common(BEST)
            ]
            deeds += [
                f"{self.teller.status(status)} × {number}" for status, number in share.inflicted.most_common(BEST)
            ]
            time = self.time.get(course.id)
            lasted = "" if time is None or time < 1000 else f"{time // 60_000}:{time // 1000 % 60:02}"
            if deeds or share.turns or lasted:
                rows.append((course.id, course.name, str(share.turns), lasted, ", ".join(deeds)))
        return rows


def gather(library: Library, encounter_id: int, language: str, progress: Progress) -> SummaryData:
    """Sum up a fight of the library; raise LibraryError or NoSuchSystem."""
    encounter = library.encounters.get(encounter_id)
    opened = reopened(library, encounter_id)
    progress(1, 3)
    service = opened.service
    stored = library.journals.load(encounter_id)
    name = "" if encounter is None else encounter.name
    try:
        fresh = service_for(script.check({**stored.script, "commands": []}))
    except BadScript as bad:
        # How it stands can be read, and not how it began.
        raise LibraryError("other_version", name=name, system=service.system.title) from bad
    progress(2, 3)
    whole = summary(service, fresh)
    names = {id: combatant.name for id, combatant in service.fight.combatants.items()}
    teller = Teller(as_read(service.system, language), names, language, service.fight)
    commands = [TimedCommand(entry.command, entry.facts, entry.at) for entry in stored.entries[: stored.cursor]]
    looks = LookMaker().looks(service.fight, service.system, looks_of(library, encounter_id, opened.members))
    return SummaryData(name, service.system, whole, teller, table_time(commands), looks)
