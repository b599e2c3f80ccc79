"""A handout: the told fight with its date, cast, highlights and plots."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import datetime

from PySide6.QtCore import QDate, QLocale

from models.library import Library
from models.marks import marks
from rules.core.drawings import STATE_DRAWINGS
from rules.core.facts import Fact, is_change_of_side
from rules.engine.service import RulesService
from rules.log.redaction import Edition, Hidden, without_letter
from rules.log.sentences import Teller
from rules.summary.courses import Course, courses
from rules.summary.fates import DIED, LEFT, LOST, Fate, fate_sentence, fates
from rules.summary.highlights import Highlight, sentence
from rules.summary.summary import Summary, players_summary, summary
from rules.text.sanitize import single_line
from ui.session.appearance import LookMaker, Looks, looks_of
from ui.session.loader import OpenedFight, reopened
from ui.summary.course_plot import CoursesPlot, SidesPlot
from ui.summary.plots import Plot, plot_writer
from ui.summary.share_plot import SharesPlot
from ui.telling.choice import TellingChoice
from ui.telling.lines import Handout, HandoutGroup, HandoutHighlight
from ui.telling.told_fight import Telling, rulings_of, seen_by_players
from ui.telling.told_log import ToldLog
from ui.text.words import SPACE
from ui.theme.icons import authors_of

Sides = Sequence[tuple[str, tuple[HandoutGroup, ...]]]


@dataclass(frozen=True)
class HandoutSource:
    """The parts of a fight that a handout needs."""

    name: str
    opened: OpenedFight
    looks: Looks
    played: int | None
    """Milliseconds since 1970 of its first command; None: unknown."""
    notes: str
    hidden: Hidden
    """The combatants hidden at the number of a fact."""


def source_of(library: Library, encounter_id: int) -> HandoutSource:
    """Return a fight of the library; raise LibraryError or NoSuchSystem."""
    opened = reopened(library, encounter_id)
    encounter = library.encounters.get(encounter_id)
    stored = library.journals.load(encounter_id)
    return HandoutSource(
        "" if encounter is None else encounter.name,
        opened,
        looks_of(library, encounter_id, opened.members),
        next((entry.at for entry in stored.entries if entry.at is not None), None),
        "" if encounter is None else encounter.notes,
        seen_by_players(stored.hidden_spans),
    )


def handout(source: HandoutSource, chosen: TellingChoice) -> ToldLog:
    """Return the handout of a fight in the chosen language, edition and style."""
    opened = source.opened
    ruled = frozenset(rulings_of(opened.service))
    telling = Telling.of(opened.service, chosen, source.hidden, ruled)
    facts = marks.with_comments([*opened.head, *opened.service.journal.facts()], marks.comments_in(opened.marks))
    log = ToldLog.of(source.name, telling.subtitle, facts, telling.teller, style=chosen.style, edition=telling.edition)
    # Who was there is shown with pictures.
    lines = tuple(line for line in log.lines if line.kind != "sides")
    return replace(log, lines=lines, handout=_around(source, telling))


def _around(source: HandoutSource, telling: Telling) -> Handout:
    teller, edition, service = telling.teller, telling.edition, source.opened.service
    say, pool = plot_writer(teller), service.system.vital.label
    known = summary(service) if edition is None else players_summary(service, edition)
    known = replace(known, courses=_named(known.courses, teller), strangers=_named(known.strangers, teller))
    about = [] if source.played is None else [say("handout-played", day=_day(source.played, teller.language))]
    if edition is None:
        about += [line for line in source.notes.splitlines() if line.strip()]
    sides = tuple((single_line(teller.side_title(side)), cast) for side, cast in _sides(source, known, teller, edition))
    highlights = tuple(_highlight(highlight, teller, pool) for highlight in known.highlights)
    return Handout(
        tuple(map(single_line, about)),
        sides,
        say("handout-highlights"),
        highlights,
        say("handout-story"),
        tuple(_plots(known, service, teller)),
        say("handout-drawings", authors=teller.listed(authors_of(_drawings(sides, highlights)))),
    )


def _named(known: Sequence[Course], teller: Teller) -> tuple[Course, ...]:
    """Return courses under the names by which the reader knows everybody."""
    return tuple(replace(course, name=single_line(teller.name(course.id))) for course in known)


FLOURISH = "crossed-swords"
"""The drawing under the title of a handout."""
HIGHLIGHT_DRAWINGS: Mapping[str, str] = {
    "greatest_blow": "deadly-strike",
    "hard_blow": "deadly-strike",
    "misses": "cursed-star",
    "hits": "on-target",
    "at_once": "punch-blast",
    "first_blow": "swords-emblem",
    "opening_blow": "swords-emblem",
    "last_felled": "scythe",
    "close_call": "broken-heart",
    "untouched": "checked-shield",
    "turned": "return-arrow",
    "felled_all": "laurels",
    "only_healer": "healing",
}
"""Kind of highlight to its drawing."""


def _highlight(highlight: Highlight, teller: Teller, pool: str) -> HandoutHighlight:
    """Return a highlight in words: what it is called stands before the first colon of its sentence."""
    title, colon, text = single_line(sentence(highlight, teller, pool)).partition(": ")
    drawing = HIGHLIGHT_DRAWINGS[highlight.kind]
    if not colon:
        return HandoutHighlight("", title, drawing)
    return HandoutHighlight(title, _held_together(text[:1].upper() + text[1:]), drawing)


def _held_together(text: str) -> str:
    """Return a sentence whose figure in brackets at its end is not parted from its word by the end of a line."""
    head, bracket, figures = text.rpartition(" (")
    return f"{head}{bracket}{figures.replace(' ', SPACE)}" if figures[:1].isdigit() else text


def _drawings(sides: Sides, highlights: Sequence[HandoutHighlight]) -> Iterator[str]:
    """Yield all drawings that a handout shows."""
    yield FLOURISH
    for _, cast in sides:
        for group in cast:
            if group.emblem.picture is None:
                yield group.emblem.drawing
            yield group.badge
    yield from (highlight.drawing for highlight in highlights)


def _day(played: int, language: str) -> str:
    when = datetime.fromtimestamp(played / 1000).astimezone()
    return QLocale(language).toString(QDate(when.year, when.month, when.day), QLocale.FormatType.LongFormat)


def _sides(
    source: HandoutSource, known: Summary, teller: Teller, edition: Edition | None
) -> Iterator[tuple[str, tuple[HandoutGroup, ...]]]:
    """Yield each side with those who began on it and were seen; those of one kind who ended alike are together."""
    service = source.opened.service
    say, fight = plot_writer(teller), service.fight
    ways = {course.id: course for course in courses(service.system, fight, service.journal)}
    facts: Sequence[Fact] = service.journal.facts()
    seen = frozenset(fight.combatants) if edition is None else edition.ever_seen(facts)
    told_facts = facts if edition is None else edition.visible_facts(facts)
    turncoats = {fact["actor"] for fact in told_facts if is_change_of_side(fact)}
    states = {id: combatant.state for id, combatant in fight.combatants.items()}
    ends = fates(told_facts, states, known.courses, None if edition is None else edition.always_seen(facts))
    looks = LookMaker().looks(fight, service.system, source.looks)
    pool = service.system.vital.label
    sides: dict[str, dict[tuple[str, HandoutGroup], tuple[Fate | None, list[str]]]] = {}
    for id in fight.combatants:
        if id in seen:
            course, name = ways[id], single_line(teller.name(id))
            emblem = looks[id].as_emblem(course.first_side, name)
            for place, side in course.sides[1:] if id in turncoats else ():
                round = next((number for since, number in reversed(known.rounds) if since <= place), 0)
                name = say("handout-cast", name=name, round=round, side=single_line(teller.side_title(side)))
            fate = ends.get(id)
            words = "" if fate is None else single_line(fate_sentence(fate, teller, pool))
            alike = (without_letter(name), HandoutGroup((), emblem, words, _badge(fate, states[id])))
            sides.setdefault(course.first_side, {}).setdefault(alike, (fate, []))[1].append(name)
    for side, groups in sides.items():
        yield (
            side,
            tuple(
                replace(
                    group,
                    names=tuple(names),
                    fate="" if fate is None else single_line(fate_sentence(fate, teller, pool, len(names))),
                )
                for (_, group), (fate, names) in groups.items()
            ),
        )


def _badge(fate: Fate | None, state: str) -> str:
    """Return the drawing that says that somebody did not stand at the end; empty if it did, or nobody knows."""
    if fate is None or fate.kind not in LOST:
        return ""
    state = {DIED: "dead", LEFT: "out"}.get(fate.kind, "stone" if state == "stone" else "unconscious")
    return STATE_DRAWINGS[state]


def _plots(known: Summary, service: RulesService, teller: Teller) -> Iterator[Plot]:
    """Yield the plots that show anything; that of luck is only in the window's summary."""
    say, system = plot_writer(teller), service.system
    pool = system.vital.label
    families: Mapping[str, str] = {id: row.family for id, row in system.statuses.items()}
    if len({course.side for course in known.courses}) > 1:
        yield SidesPlot(known, say, teller.side_title, pool)
    if known.courses or known.strangers:
        yield CoursesPlot(known, say, teller.status, families, pool)
    if any(share.dealt or share.taken or share.healed or share.absorbed for share in known.shares.values()):
        yield SharesPlot(known, say, pool)
