"""The odds of an encounter while it is prepared, and what would make it harder or easier."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, QTimer
from PySide6.QtWidgets import QWidget

from models.asking import odds_of_script, reaching, worst_of_script
from models.encounters import PREPARED, Encounter, EncounterEntry
from models.library import Library
from models.refusals import LibraryError
from models.setups import combatant_names
from models.store import twin
from rules.odds.disaster import Story
from rules.odds.searching import Found, count_of, hit_points_of
from rules.odds.tally import Odds
from rules.questions import BadScript
from rules.tactics import CUNNING
from ui.bestiary.systems import find
from ui.encounter.disaster_card import DisasterCard
from ui.encounter.odds_card import Cast, OddsCard
from ui.encounter.picker import Choice, Picker, whole
from ui.foretelling import Foretelling
from ui.odds_words import PARTY, our_side, percent
from ui.refusal_words import library_sentence
from ui.words import saying

if TYPE_CHECKING:
    from ui.encounter.encounter_pane import EncounterPane

FIGHTS, WITHIN = 1500, 2.0
RISKS = (5, 10, 25, 40, 50, 75)
"""Per cent."""


class PreparedOdds(QObject):
    """Asks for the odds whenever what is prepared changes, while they are shown; else it does nothing."""

    def __init__(self, library: Library, pane: EncounterPane, language: str, page: QWidget) -> None:
        super().__init__(page)
        self._library, self._pane, self._language, self._page = library, pane, language, page
        self._foretelling: Foretelling | None = None
        self._encounter: Encounter | None = None
        self._script: Mapping[str, Any] = {}
        """What the odds are about, without its seed."""
        self.bar = pane.odds_bar
        self.odds: Odds | None = None
        self._soon = QTimer(self, singleShot=True, interval=0)
        self._soon.timeout.connect(self._ask)
        self.bar.details_asked.connect(self.show_details)
        self.bar.ask_asked.connect(self.ask_further)

    def use(self, foretelling: Foretelling) -> None:
        """Asks there."""
        self._foretelling = foretelling
        foretelling.switched.connect(self._switched)
        foretelling.failed.connect(self.bar.line.say)
        self.bar.shut_asked.connect(foretelling.switch)

    @property
    def _is_open(self) -> bool:
        return self._foretelling is not None and self._foretelling.is_open

    def _switched(self) -> None:
        self._script = {}
        self.show_encounter(self._encounter)

    def show_encounter(self, encounter: Encounter | None) -> None:
        """Another encounter is chosen, or something of it is another."""
        self._encounter = encounter
        shown = self._is_open and encounter is not None and encounter.state == PREPARED
        self.bar.setVisible(shown)
        if shown:
            self._soon.start()
        else:
            self.odds, self._script = None, {}

    # --- the odds --------------------------------------------------------------------------------------

    def _ask(self) -> None:
        foretelling, encounter = self._foretelling, self._encounter
        if foretelling is None or not self._is_open or encounter is None or not self._page.isVisible():
            return
        script = self._scripted(encounter)
        if script is None or {**script, "seed": 0} == self._script:
            return
        self._script = {**script, "seed": 0}
        sides = list(dict.fromkeys(str(one["side"]) for one in script["combatants"]))
        self.odds = None
        foretelling.stop()
        if len(sides) < 2:
            self.bar.line.say(self.tr("It takes two sides for a fight that can be foretold."))
            return
        if self.bar.line.shares:
            self.bar.line.wait()
        else:
            self.bar.line.say(self.tr("The fight is played …"))
        ask = partial(odds_of_script, self._script, CUNNING, self._seed, FIGHTS, WITHIN)
        foretelling.ask(partial(_or_why, ask), self._told)

    def _scripted(self, encounter: Encounter) -> dict[str, Any] | None:
        try:
            return self._library.setup(encounter.id or 0).script
        except LibraryError as error:
            self.bar.line.say(library_sentence(error))
            return None

    @property
    def _seed(self) -> int:
        return 0 if self._encounter is None else self._encounter.id or 0

    def _told(self, odds: Odds | BadScript) -> None:
        if isinstance(odds, BadScript):
            self.bar.line.say(self.tr("Nothing can be foretold: {fault}.").format(fault=saying(odds.message)))
            return
        self.odds = odds
        cast = self._cast(odds)
        self.bar.show_odds(odds, cast.standing)
        for card in self._page.findChildren(OddsCard):
            card.show_odds(odds, cast)

    def _cast(self, odds: Odds) -> Cast:
        there = self._script.get("combatants", ())
        side, system = our_side(odds.sides), find(str(self._script.get("system", "")))
        return Cast(
            {str(one["id"]): str(one["name"]) for one in there},
            {str(one["id"]): str(one["side"]) for one in there},
            {} if system is None else {pool.id: pool.label for pool in system.pools},
            sum(one["side"] == side for one in there),
        )

    def switch(self) -> None:
        """Shows the odds, or shows them no more."""
        if self._foretelling is not None:
            self._foretelling.switch()

    # --- asking further --------------------------------------------------------------------------------

    def _is_ready(self) -> bool:
        if self._foretelling is None or self._encounter is None or self._encounter.state != PREPARED:
            return False
        if not self._is_open:
            self._foretelling.switch()
        if not self._script:
            self._ask()
        return bool(self._script)

    def show_details(self) -> None:
        """All figures on a card, which follow as they narrow."""
        if self._is_ready():
            card = OddsCard(self._page)
            card.heading.setText(self.tr("The fight is played …"))
            if self.odds is not None:
                card.show_odds(self.odds, self._cast(self.odds))
            card.open()

    def ask_further(self) -> None:
        """A list: the risks that it may be brought to, and the disaster."""
        if not self._is_ready():
            return
        entry = self._turned
        choices = [Choice(self.tr("The one-in-twenty disaster"), "", self._ask_disaster)]
        if entry is not None:
            choices += [
                Choice(
                    self.tr("The party loses {risk} of such fights").format(risk=percent(risk / 100)),
                    self.tr("by other numbers of {name}, or other hit points").format(name=entry.name),
                    partial(self._ask_for_risk, entry, risk),
                    key=str(risk),
                )
                for risk in RISKS
            ]
        Picker(self.tr("Harder or easier: how often may the party lose?"), choices, self._page).open()

    @property
    def _turned(self) -> EncounterEntry | None:
        """The line whose number or hit points are to change: the chosen one of the foes, else the first of them."""
        entries = [*self._pane.who.roster.entries, *self._pane.who.roster.rows.rows]
        return next((one for one in entries if one.side != PARTY and not one.wave), None)

    def _ask_disaster(self, _tail: str = "") -> None:
        if self._foretelling is not None:
            self.bar.line.wait()
            side = our_side([str(one["side"]) for one in self._script["combatants"]])
            ask = partial(worst_of_script, self._script, side, CUNNING, self._seed)
            self._foretelling.ask(partial(_or_why, ask), self._told_disaster)

    def _told_disaster(self, story: Story | BadScript) -> None:
        if isinstance(story, BadScript):
            self._told(story)
        else:
            DisasterCard(story.log(self._language), None, self._page).open()

    # --- harder or easier ------------------------------------------------------------------------------

    def _ask_for_risk(self, entry: EncounterEntry, risk: int, tail: str) -> None:
        if self._foretelling is None:
            return
        wanted = min(99, max(1, whole(tail) or risk)) / 100
        of, _ = self._ids_of(entry)
        self.bar.line.say(self.tr("Looking for what brings it there …"))
        side = our_side([str(one["side"]) for one in self._script["combatants"]])
        knobs = (count_of, hit_points_of)
        ask = partial(reaching, self._script, knobs, of, side, wanted, CUNNING, self._seed)
        self._foretelling.ask(partial(_or_why, ask), partial(self._told_turns, entry, len(knobs)))

    def _ids_of(self, entry: EncounterEntry) -> tuple[str, Sequence[str]]:
        """Who comes of a line: the first of them, and all."""
        entries = self._pane.who.roster.rows.rows
        ids = list(combatant_names(entries))
        before = 0
        for one in entries:
            if one.id == entry.id:
                break
            before += one.count
        mine = ids[before : before + entry.count]
        return mine[0], mine

    def _told_turns(self, entry: EncounterEntry, wanted: int, found: tuple[Found, ...] | BadScript) -> None:
        if isinstance(found, BadScript):
            self._told(found)
            return
        if len(found) < wanted:
            return
        counts, points = found
        choices = [self._by_count(entry, counts), self._by_points(entry, points)]
        self._script = {}
        Picker(self.tr("Enter changes it; Ctrl+Z takes that back"), choices, self._page).open()
        self._soon.start()

    def _by_count(self, entry: EncounterEntry, found: Found) -> Choice:
        count = entry.count + found.change
        words = self.tr("{name} × {count} instead of {before}").format(name=entry.name, count=count, before=entry.count)
        return self._turn(words, found, partial(twin, entry, count=count))

    def _by_points(self, entry: EncounterEntry, found: Found) -> Choice:
        system = find(str(self._encounter.system if self._encounter else ""))
        assert system is not None  # there have been odds of it
        vital = system.vital
        before = entry.pools.get(vital.id, self._library.full_pools(system.id, [entry])[entry.id or 0][vital.id])
        words = self.tr("{name} with {pool} {number} instead of {before}").format(
            name=entry.name, pool=vital.label, number=before + found.change, before=before
        )
        return self._turn(words, found, partial(twin, entry, pools={**entry.pools, vital.id: before + found.change}))

    def _turn(self, words: str, found: Found, make: Callable[[], EncounterEntry]) -> Choice:
        risk = (
            self.tr("the party loses {risk}")
            if found.reached or not found.change
            else self.tr("as near as it gets: {risk}")
        )
        return Choice(words, risk.format(risk=percent(found.risk)), partial(self._change, make))

    def _change(self, make: Callable[[], EncounterEntry], _tail: str) -> None:
        self._pane.who.roster.edited.emit([make()])


def _or_why(ask: Callable[..., Any], *hands: Any) -> Any:
    """In the job's thread: what is asked, or why it cannot be told."""
    try:
        yield from ask(*hands)
    except BadScript as bad:
        yield bad
