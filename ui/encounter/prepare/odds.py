"""The odds of an encounter while it is prepared, and what would make it harder or easier."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QWidget

from models.library import Library
from models.odds.questions import PlayMethod, PreparedFight, Risk, changes_for_risk, odds_of_prepared, worst_of_prepared
from models.repositories.encounters import PREPARED, Encounter, EncounterEntry
from models.repositories.setups import combatant_names
from models.repositories.waves import arrivals
from models.storage.errors import LibraryError
from models.storage.store import twin
from rules.core.state import PARTY
from rules.log.refusals import refusal_sentence
from rules.log.sentences import Teller
from rules.odds.comparison import ChangeRefused
from rules.odds.difficulty_search import SearchResult, count_knob, hit_points_knob
from rules.odds.disaster import Story
from rules.odds.estimates import rest_of
from rules.odds.tally import Odds
from rules.tactics import CUNNING
from rules.text.faults import BadScript
from ui.odds.bar import OddsPresenter, OddsQuestion
from ui.odds.branches import copied
from ui.odds.details_card import OddsCast
from ui.odds.disaster_card import DisasterCard
from ui.odds.service import OddsService, while_about
from ui.session.appearance import emblems_of_script
from ui.session.odds_basis import OddsBasis
from ui.sheets.rule_systems import find
from ui.text.errors import library_sentence
from ui.text.odds_words import our_side, percent
from ui.text.words import as_read, in_percent, localize
from ui.theme.emblem import Emblem
from ui.widgets.picker import Picker, PickerItem, whole

if TYPE_CHECKING:
    from rules.system.system import System
    from ui.encounter.prepare.pane import EncounterPane

FIGHTS, WITHIN = 1500, 2.0
RISKS = (5, 10, 25, 40, 50, 75)
"""Per cent."""


class PreparedOdds(QObject):
    """Asks for the odds whenever the prepared encounter changes, as long as they are shown."""

    story_requested = Signal(int)
    """A fight in which a story has happened is to be opened: its encounter."""
    message_requested = Signal(str)
    """The result of a search, in a sentence."""

    def __init__(
        self, library: Library, foretelling: OddsService, pane: EncounterPane, language: str, page: QWidget
    ) -> None:
        super().__init__(page)
        self._library, self._pane, self._language, self._page = library, pane, language, page
        self._faces: dict[str, Emblem] = {}
        """The emblems of who is there when it begins, by id."""
        self._foretelling = foretelling
        self._encounter: Encounter | None = None
        self._prepared: PreparedFight | None = None
        """The fight of the odds."""
        self._question_number = 0
        """The number of the question that was asked last; the service has another where that was dropped."""
        self.bar = pane.odds_bar
        self.shown = OddsPresenter(foretelling, self.bar, page, self._ask)
        self._stop_key = QShortcut(QKeySequence(Qt.Key.Key_Escape), page)
        self._stop_key.setEnabled(False)
        self._stop_key.activated.connect(self.stop_looking)
        self.bar.details_requested.connect(self.show_details)
        self.bar.ask_requested.connect(self.ask_further)
        foretelling.visibility_changed.connect(self._switched)

    @property
    def odds(self) -> Odds | None:
        """The latest odds of the encounter as it is prepared."""
        return self.shown.odds

    def _switched(self) -> None:
        self._prepared = None
        self.show_encounter(self._encounter)

    def show_encounter(self, encounter: Encounter | None) -> None:
        """Follow a newly chosen encounter, or a change of the chosen one."""
        if encounter is None or self._encounter is None or encounter.id != self._encounter.id:
            self._prepared, self.shown.odds = None, None
            self.bar.line.say("")
        self._encounter = encounter
        shown = self._foretelling.is_open and encounter is not None and encounter.state == PREPARED
        self.bar.setVisible(shown)
        if shown:
            self.shown.ask_soon()
        else:
            self._stop_key.setEnabled(False)
            self.shown.odds, self._prepared = None, None

    # --- the odds --------------------------------------------------------------------------------------

    def _ask(self) -> None:
        encounter = self._encounter
        if not self._foretelling.is_open or encounter is None or not self._page.isVisible():
            return
        prepared = self._read(encounter)
        if prepared is None or (prepared == self._prepared and not self._was_interrupted):
            return
        self._prepared = prepared
        self.shown.odds = None
        self._stop_key.setEnabled(False)
        self._foretelling.stop()
        if len(self._sides(prepared)) < 2:
            self.bar.line.say(self.tr("A fight needs two sides to have odds."))
            return
        seen = self.shown.turn_to(OddsQuestion(encounter.id or 0, prepared))
        if seen is not None:
            self._odds_arrived(seen)
        elif self.bar.line.shares:
            self.bar.line.wait()
        else:
            self.bar.line.say(self.tr("Playing the fight …"))
        ask = partial(odds_of_prepared, prepared, self._playing, FIGHTS, WITHIN)
        self._ask_there(ask, self._odds_arrived, self._all_counted)

    @property
    def _was_interrupted(self) -> bool:
        """Whether something else was asked before enough fights were played."""
        return self._question_number != self._foretelling.question_number and not self.shown.are_enough

    def _ask_there(
        self, ask: Callable[..., Any], show: Callable[[Any], None], ended: Callable[[], None] | None = None
    ) -> None:
        self._stop_key.setEnabled(False)
        heard = while_about(lambda: self._prepared_id, show)
        self._foretelling.ask(partial(_or_why, ask), heard, self._say_why, ended)
        self._question_number = self._foretelling.question_number

    @property
    def _prepared_id(self) -> int | None:
        """The encounter that is shown, as long as it can be changed."""
        encounter = self._encounter
        return None if encounter is None or encounter.state != PREPARED else encounter.id

    @property
    def _system(self) -> System | None:
        """The rule system of the encounter; None where it is not installed."""
        return None if self._encounter is None else find(self._encounter.system)

    def _say_why(self, sentence: str) -> None:
        """Say why no answer comes; nothing is left to be stopped."""
        self._stop_key.setEnabled(False)
        self.bar.line.say(sentence)

    def _read(self, encounter: Encounter) -> PreparedFight | None:
        try:
            setup = self._library.setup(encounter.id or 0)
            self._faces = emblems_of_script(self._library, encounter.id or 0, setup, find(encounter.system))
            return PreparedFight.from_setup(setup, encounter.surprise)
        except LibraryError as error:
            self.bar.line.say(library_sentence(error))
            return None

    def _sides(self, prepared: PreparedFight) -> list[str]:
        """The sides of all who are there from the start or come without a word."""
        people = [*prepared.script["combatants"], *self._basis(prepared).people]
        return list(dict.fromkeys(str(combatant["side"]) for combatant in people))

    def _basis(self, prepared: PreparedFight) -> OddsBasis:
        system, waiting = find(str(prepared.script["system"])), dict(enumerate(prepared.waves))
        counted = () if system is None else arrivals(waiting, system)
        return OddsBasis.of(prepared.play_styles, counted, waiting)

    @property
    def _playing(self) -> PlayMethod:
        return PlayMethod(CUNNING, 0 if self._encounter is None else self._encounter.id or 0)

    def _odds_arrived(self, odds: Odds | BadScript) -> None:
        if isinstance(odds, BadScript):
            self.bar.line.say(self.tr("There are no odds: {fault}.").format(fault=localize(odds.message)))
            return
        if self._prepared is None or not self.shown.is_news(odds):
            return
        self.shown.show_odds(odds, self._cast(self._prepared, odds))

    def _all_counted(self) -> None:
        """Tell the last verdict on the encounter: no more fights are played for it."""
        if self._prepared is not None and self.odds is not None:
            self.shown.show_odds(self.odds, self._cast(self._prepared, self.odds), is_counted=True)

    def _show_again(self) -> None:
        """The odds of the encounter as it stands; they are asked for anew where too few fights were played for them."""
        self._stop_key.setEnabled(False)
        if self._prepared is not None and self.odds is not None and self.shown.are_enough:
            self.shown.show_odds(self.odds, self._cast(self._prepared, self.odds))
            return
        self._prepared = None
        self._ask()

    def _cast(self, prepared: PreparedFight, odds: Odds) -> OddsCast:
        there, basis = prepared.script["combatants"], self._basis(prepared)
        side, system = our_side(odds.sides), find(str(prepared.script["system"]))
        return OddsCast(
            {str(item["id"]): str(item["name"]) for item in (*there, *basis.people)},
            {} if system is None else {pool.id: pool.label for pool in system.pools},
            sum(item["side"] == side for item in there),
            "" if system is None else Teller(system, {}, self._language).unit("rounds"),
            basis,
            begun=False,
            faces=self._faces,
        )

    def go_on_from(self, other: PreparedOdds) -> None:
        """Tell the odds that another page has told of the same encounter, in which only names may be others now."""
        mine, theirs = self._encounter, other._encounter
        if mine is not None and theirs is not None and mine.id == theirs.id and other.odds is not None:
            prepared = self._read(mine)
            self.shown.go_on_from(other.shown, prepared and OddsQuestion(mine.id or 0, prepared))

    def switch(self) -> None:
        """Show or hide the odds."""
        self._foretelling.switch()

    # --- asking further --------------------------------------------------------------------------------

    def _get_ready(self) -> bool:
        """Show the odds if they are hidden; False if nothing can be foretold."""
        if self._encounter is None or self._encounter.state != PREPARED:
            return False
        if not self._foretelling.is_open:
            self._foretelling.switch()
        if self._prepared is None:
            self._ask()
        return self._prepared is not None and len(self._sides(self._prepared)) > 1

    def show_details(self) -> None:
        """All figures on a card, which follow as they narrow."""
        if self._get_ready() and self._prepared is not None:
            self.shown.switch_card(self.tr("Playing the fight …"), partial(self._cast, self._prepared))

    def ask_further(self) -> None:
        """A list: the risks that it may be brought to, and the disaster."""
        if not self._get_ready():
            return
        entry = self._turned
        choices = [PickerItem(self.tr("The one-in-twenty disaster"), "", self._ask_disaster)]
        if entry is not None:
            choices += [
                PickerItem(
                    self.tr("The party loses {risk} of such fights").format(risk=in_percent(risk)),
                    "",
                    partial(self._ask_for_risk, entry, risk),
                    key=str(risk),
                )
                for risk in RISKS
            ]
        title = self.tr("Harder or easier: how often may the party lose?")
        if entry is not None and self._system is not None:
            title = self.tr("How often may the party lose? More or fewer of {name}, or other {pool}, bring it there.")
            title = title.format(name=entry.name, pool=self._system.vital.label)
        Picker(title, choices, self._page).open()

    @property
    def _turned(self) -> EncounterEntry | None:
        """The line of foes whose number or hit points may change: a chosen one, or the first; those can fight."""
        entries = [*self._pane.who.roster.entries, *self._pane.who.roster.rows.rows]
        return next(
            (entry for entry in entries if entry.side != PARTY and not entry.wave and self._fights(entry)), None
        )

    def _fights(self, entry: EncounterEntry) -> bool:
        """Whether a line is of creatures who are not down from the start."""
        system = self._system
        return entry.member_id is None and (system is None or entry.pools.get(system.vital.id, 1) > 0)

    def _ask_disaster(self, _tail: str = "") -> None:
        if self._prepared is not None:
            side = our_side(self._sides(self._prepared))
            ask = partial(worst_of_prepared, self._prepared, side, self._playing)
            self._ask_there(ask, self._told_disaster)
            self._say_looking(self.tr("Looking for the worst fight in twenty … · Esc stops it"))

    def _say_looking(self, words: str) -> None:
        """Say what is looked for, which Esc stops from now on."""
        self._stop_key.setEnabled(True)
        self.bar.line.say(words)

    def _told_disaster(self, story: Story | BadScript) -> None:
        if isinstance(story, BadScript):
            self._stop_key.setEnabled(False)
            self._odds_arrived(story)
            return
        self._show_again()
        log = story.log(self._language, as_read(story.service.system, self._language))
        DisasterCard(log, partial(self._play_out, story), self._page, copies=True).open()

    def _play_out(self, story: Story) -> None:
        """A copy of the encounter, in whose fight the story has happened."""
        encounter = self._encounter
        if encounter is None or encounter.id is None:
            return
        name = self.tr("{name} – the disaster").format(name=encounter.name)
        try:
            made = copied(self._library, encounter.id, name, story.commands)
        except LibraryError as error:
            self.bar.line.say(library_sentence(error))
            return
        self.story_requested.emit(made)

    # --- harder or easier ------------------------------------------------------------------------------

    def _ask_for_risk(self, entry: EncounterEntry, risk: int, tail: str) -> None:
        if self._prepared is None:
            return
        wanted = Risk(our_side(self._sides(self._prepared)), min(99, max(1, whole(tail) or risk)) / 100)
        knobs = (count_knob, hit_points_knob)
        ask = partial(changes_for_risk, self._prepared, knobs, self._ids_of(entry), wanted, self._playing)
        self._ask_there(ask, partial(self._told_turns, entry, len(knobs)))
        self._say_tries(0)

    def _ids_of(self, entry: EncounterEntry) -> Sequence[str]:
        """The ids of the combatants of a line."""
        entries = self._pane.who.roster.rows.rows
        ids = list(combatant_names(entries))
        before = 0
        for candidate in entries:
            if candidate.id == entry.id:
                break
            before += candidate.count
        return ids[before : before + entry.count]

    def _say_tries(self, tries: int) -> None:
        words = self.tr("Looking for a change that gets there … tries: {tries} · Esc stops it")
        self._say_looking(words.format(tries=tries))

    def stop_looking(self) -> None:
        """Look no further, and show the odds of the fight as it stands."""
        self._foretelling.stop()
        self._show_again()
        self.message_requested.emit(self.tr("The search was stopped; nothing has changed."))

    def _told_turns(
        self, entry: EncounterEntry, wanted: int, result: tuple[SearchResult, ...] | int | BadScript | ChangeRefused
    ) -> None:
        if isinstance(result, int):
            self._say_tries(result)
            return
        if isinstance(result, tuple) and len(result) < wanted:
            return
        self._stop_key.setEnabled(False)
        if isinstance(result, BadScript):
            self._odds_arrived(result)
            return
        self._show_again()
        if isinstance(result, ChangeRefused):
            self.message_requested.emit(self._refusal(result))
            return
        counts, points = result
        choices = [self._by_count(entry, counts), self._by_points(entry, points)]
        self.message_requested.emit(
            self.tr("Found: {change}.").format(change="; ".join(choice.text for choice in choices))
        )
        Picker(self.tr("Enter changes it; Ctrl+Z undoes that"), choices, self._page).open()

    def _refusal(self, refused: ChangeRefused) -> str:
        """Why the rules do not take a change that was to be tried."""
        there = () if self._prepared is None else self._prepared.script["combatants"]
        names = {str(item["id"]): str(item["name"]) for item in there}
        system = self._system
        assert system is not None  # there have been odds of it
        return refusal_sentence(system, refused.code, refused.details, names, self._language)

    def _by_count(self, entry: EncounterEntry, result: SearchResult) -> PickerItem:
        count = entry.count + result.change
        words = (
            self.tr("{name} × {count} instead of {before}") if result.change else self.tr("{name} × {count}, as it is")
        ).format(name=entry.name, count=count, before=entry.count)
        return self._turn(words, result, partial(twin, entry, count=count))

    def _by_points(self, entry: EncounterEntry, result: SearchResult) -> PickerItem:
        system = self._system
        assert system is not None  # there have been odds of it
        vital = system.vital
        first = self._library.starting_pools(system.id, [entry]) or self._library.full_pools(system.id, [entry])
        before = entry.pools.get(vital.id, first[entry.id or 0][vital.id])
        words = (
            self.tr("{name} with {pool} {number} instead of {before}")
            if result.change
            else self.tr("{name} with {pool} {number}, as it is")
        ).format(name=entry.name, pool=vital.label, number=before + result.change, before=before)
        return self._turn(words, result, partial(twin, entry, pools={**entry.pools, vital.id: before + result.change}))

    def _turn(self, words: str, result: SearchResult, make: Callable[[], EncounterEntry]) -> PickerItem:
        risk = self.tr("the party loses {risk}") if result.reached else self.tr("as near as it gets: {risk}")
        lost = percent(rest_of(result.odds.sides[our_side(result.odds.sides)]))
        return PickerItem(words, risk.format(risk=lost), partial(self._change, make))

    def _change(self, make: Callable[[], EncounterEntry], _tail: str) -> None:
        self._pane.who.roster.entries_edited.emit([make()])


def _or_why(ask: Callable[..., Any], *hands: Any) -> Any:
    """Run a question in the job's thread; yield why it cannot be played, or what the rules do not take."""
    try:
        yield from ask(*hands)
    except (BadScript, ChangeRefused) as fault:
        yield fault
