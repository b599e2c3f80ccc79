"""The pane of the selected encounter: name, roster, options, notes and odds."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from PySide6.QtCore import QCoreApplication, QEvent, QObject, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QPushButton, QStackedWidget, QTabWidget, QWidget

from models.library import Library
from models.repositories.encounters import ENDED, PREPARED, RUNNING, Encounter, EncounterEntry
from models.repositories.setups import combatant_names
from models.storage.store import twin
from rules.core.state import PARTY
from rules.sheets import schema
from rules.system import registry
from rules.system.system import System
from rules.text.faults import BadSheet
from ui.edits.core import ENCOUNTERS, Edits, EditStep, in_one_step, put_house_rules
from ui.edits.encounters import following, order_entries, remove_entries, save_encounter, save_entries, split_entry
from ui.encounter.prepare.options import OptionsPane
from ui.encounter.prepare.roster_model import roster_change
from ui.encounter.prepare.roster_view import RosterPane
from ui.odds.bar import OddsBar
from ui.session.appearance import looks_of_entries
from ui.sheets.rule_systems import find
from ui.text.errors import library_sentence
from ui.text.words import side_name
from ui.theme.sizes import px
from ui.theme.theme import look
from ui.widgets.buttons import PushButton
from ui.widgets.controls import ComboBox, ElidedLabel, EmptyState, write
from ui.widgets.labels import Label, tip
from ui.widgets.layouts import fill, lined, stacked
from ui.widgets.line_edits import LineEdit, NotesEdit

LOWEST, LOW, ROOMY = 340, 440, 520
"""Pixels of height: from the first on there is room for notes over who takes part, from the second for notes under
the odds, from the third for what an encounter is worth."""
BELOW = 620
"""Pixels of height from which the roster has room for some lines over the fields below it."""
WHO, OPTIONS = 0, 1
"""The halves of the pane."""


class EncounterPane(QWidget):
    """Shows an encounter and keeps what is changed of it; undo takes each change back."""

    go_requested = Signal()
    """The fight is to begin, to go on, or to show its log."""
    new_requested = Signal()
    again_requested = Signal()
    """The same fight is to be prepared once more."""

    def __init__(self, library: Library, edits: Edits, language: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._library = library
        self._edits = edits
        self._encounter: Encounter | None = None
        # In the order in which Tab comes to them.
        self._name = LineEdit(self, accessibleName=self.tr("Name of the encounter"))
        self._again = QPushButton(self.tr("Prepare"), self)
        self._again.setToolTip(self.tr("Prepare the same fight once more; this one stays as it is"))
        self._go = PushButton("", "primary", self)
        self._state = ElidedLabel("", "muted")
        self._summary = ("", "")
        """The description of the encounter, and the rewards of winning it."""
        self._system = ComboBox(self, name=self.tr("Rule system of the encounter"))
        self.odds_bar = OddsBar(self, edge=0)
        self.odds_bar.installEventFilter(self)
        self._fault = Label(role="bad", wraps=True)
        self._empty = EmptyState(self, "crossed-swords")
        self.notes = NotesEdit(self.tr("Notes on this encounter, for the game master"), 3, self)
        self.halves = QTabWidget(self)
        self.halves.setAccessibleName(self.tr("Who takes part, and the options"))
        # Made where they will stand: Qt styles whatever is moved to another parent once more, with all that is in it.
        pages = self.halves.findChild(QStackedWidget)
        self.who = RosterPane(pages)
        self.options = OptionsPane(language, pages)
        self.halves.setDocumentMode(True)
        self.halves.tabBar().setDrawBase(False)
        self.halves.tabBar().setElideMode(Qt.TextElideMode.ElideRight)
        self.halves.tabBar().setUsesScrollButtons(False)
        self.halves.addTab(self.who, self.tr("Who takes part"))
        self.halves.addTab(self.options, "")
        self.halves.setCornerWidget(self.who.unfold)
        self._options_title = ""
        self.halves.setTabToolTip(WHO, self.halves.tabText(WHO))
        self._build()
        self._connect()

    def _build(self) -> None:
        detail = stacked(on=self, margins=(12, 12, 12, 12), spacing=8)
        head, line = lined(), lined()
        head.addWidget(self._name, 1)
        head.addWidget(self._again)
        head.addWidget(self._go)
        line.addWidget(self._state, 1)
        line.addWidget(self._system, 1)
        fill(detail, head, line, self.odds_bar, self._fault, (self._empty, 1), self.notes, (self.halves, 1))

    def _connect(self) -> None:
        look().theme_changed.connect(self._make_room)
        self._name.editingFinished.connect(self._renamed)
        self._name.returnPressed.connect(self._go_on_to_roster)
        self._go.clicked.connect(self.go_requested)
        self._again.clicked.connect(self.again_requested)
        self._empty.button.clicked.connect(self.new_requested)
        self._system.activated.connect(self._system_chosen)
        self.halves.currentChanged.connect(self._make_room)
        self.notes.notes_edited.connect(self._notes_written)
        roster = self.who.roster
        roster.entries_edited.connect(self._entries_edited)
        roster.removal_requested.connect(self._entries_removed)
        roster.rearrangement_requested.connect(self._entries_rearranged)
        roster.split_requested.connect(self._entry_split)
        self.options.fight_changed.connect(self._options_chosen)
        self.options.house_changed.connect(self._house_rules_chosen)

    # --- showing ---------------------------------------------------------------------------------------

    def show_encounter(self, encounter: Encounter | None, *, others: bool = False) -> None:
        """Show an encounter of the library as it holds it, or that none is prepared, or none of `others` chosen."""
        self._encounter = encounter
        self.say("")
        there = self._id is not None
        for widget in (self._name, self._go, self._again, self._state, self.notes, self.halves):
            widget.setVisible(there)
        none_yet = self.tr("No encounter is prepared yet. Make one, then drag creatures and party members into it.")
        why = self.tr("Choose an encounter to see who takes part.") if others else none_yet
        self._empty.say(why, "" if others else self.tr("New encounter (Ctrl+N)"))
        self._empty.setVisible(not there)
        self._system.setVisible(False)
        if encounter is None or encounter.id is None:
            return
        prepared = encounter.state == PREPARED
        write(self._name, encounter.name)
        self._name.setEnabled(prepared)
        words = {PREPARED: self.tr("Begin"), RUNNING: self.tr("Go on"), ENDED: self.tr("Look at the log")}
        self._go.setText(words[encounter.state])
        self._go.setToolTip(self.tr("Begin this fight (Ctrl+Enter)") if prepared else "")
        self._again.setVisible(not prepared)
        entries = self._library.encounters.entries(encounter.id)
        self._go.setEnabled(bool(entries) or not prepared)
        self._show_systems(encounter, choosing=prepared and not entries)
        system = find(encounter.system)
        spoils = "" if system is None or not prepared else worth(system, entries, self._library.sheets_now(entries))
        self._summary = (self._described(encounter, entries), spoils)
        self._make_room()
        self.notes.show_text(encounter.notes, encounter.id)
        self._show_roster(encounter, entries)
        self._show_options(encounter, entries)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Say what the encounter is worth in a tooltip alone where the window is low; what it is has one line."""
        super().resizeEvent(event)
        self._make_room()
        self._title_options()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """The odds come or go."""
        if event.type() in (QEvent.Type.ShowToParent, QEvent.Type.HideToParent):
            self._make_room()
        return super().eventFilter(watched, event)

    def _make_room(self) -> None:
        """Give the room of the notes to the odds in a low window, and to those who take part in a very low one."""
        there = self._id is not None
        low, lowest = self.height() < px(LOW), self.height() < px(LOWEST)
        here, worth = self._summary
        words = " · ".join(filter(None, (here, worth if self.height() >= px(ROOMY) else "")))
        self.who.be_low(low=self.height() < px(BELOW), lowest=lowest)
        crowded = (low and not self.odds_bar.isHidden()) or (lowest and self.halves.currentIndex() == WHO)
        self.notes.setVisible(there and not crowded)
        self._state.setText(words)
        self._state.set_brief(words.partition(" · ")[2], worth if worth in words else "")  # its system stands above
        self._state.set_gloss("" if worth in words else worth)
        self._state.setVisible(there and not lowest)
        # The room of the box beside it, which goes with the first line of the roster: nothing moves then.
        self._state.setMinimumHeight(self._system.sizeHint().height())
        self._name.setToolTip(tip(words) if lowest else "")

    def _described(self, encounter: Encounter, entries: list[EncounterEntry]) -> str:
        try:
            title = registry.system(encounter.system).title
        except registry.NoSuchSystem as error:
            title = encounter.system
            self.say(library_sentence(error))
        total = sum(entry.count for entry in entries)
        words = self.tr("{system} · one combatant") if total == 1 else self.tr("{system} · {count} combatants")
        words = words.format(system=title, count=total)
        unplaced = sum(max(0, entry.count - len(entry.cells)) for entry in entries if not entry.wave)
        if encounter.board is not None and unplaced:
            words = self.tr("{encounter} · not on the board yet: {number}").format(encounter=words, number=unplaced)
        if encounter.surprise:
            side = side_name(str(encounter.surprise.get("by", "")))
            words = self.tr("{encounter} · begins by surprise ({side})").format(encounter=words, side=side)
        return words

    def _show_systems(self, encounter: Encounter, *, choosing: bool) -> None:
        """The rule systems to choose from, while nobody takes part who belongs to one."""
        self._system.setVisible(choosing)
        if choosing:
            self._system.clear()
            for id in registry.ids():
                self._system.addItem(registry.system(id).title, id)
            self._system.setCurrentIndex(self._system.findData(encounter.system))

    def _show_roster(self, encounter: Encounter, entries: list[EncounterEntry]) -> None:
        system = find(encounter.system)
        parties = self._library.parties
        self.who.show_parties(
            parties.of_system(encounter.system), lambda which: [member.name for member in parties.members(which)]
        )
        self.who.show_entries(
            entries,
            system,
            self._library.full_pools(encounter.system, entries),
            self._library.carried_states(entries) if encounter.state == PREPARED else {},
            self._library.groups(encounter.system, entries),
            looks_of_entries(self._library, system, entries),
            may_change=encounter.state == PREPARED,
            starting=self._library.starting_pools(encounter.system, entries),
        )

    def _show_options(self, encounter: Encounter, entries: list[EncounterEntry]) -> None:
        system = find(encounter.system)
        self.halves.setTabEnabled(OPTIONS, system is not None)
        if system is None or encounter.id is None:
            self._options_title = self.tr("Options")
            self._title_options()
            return
        names = combatant_names(entries)
        house = self._library.house_rules.get(encounter.system)
        prepared = encounter.state == PREPARED
        self.options.show_options(encounter.system, names, encounter.options, house, may_change=prepared)
        differing = self.options.differing()
        words = self.tr("Options · {count} of our own").format(count=differing) if differing else self.tr("Options")
        self._options_title = words
        self._title_options()

    def _title_options(self) -> None:
        """Tell the number of house options in a tooltip where the tabs have no room for it."""
        bar = self.halves.tabBar()
        metrics, shown = bar.fontMetrics(), self.halves.tabText(OPTIONS)
        longer = metrics.horizontalAdvance(self._options_title) - metrics.horizontalAdvance(shown)
        fits = bar.sizeHint().width() + longer <= self.halves.width()
        words = self._options_title if fits else self.tr("Options")
        if words != shown:
            self.halves.setTabText(OPTIONS, words)
        self.halves.setTabToolTip(OPTIONS, tip(self._options_title))

    def show_option(self, name: str, *, of_house: bool = False) -> None:
        """Bring an option to the front, with the cursor in it."""
        self.halves.setCurrentIndex(OPTIONS)
        self.options.focus_option(name, of_house=of_house)

    def focus_name(self) -> None:
        """Put the cursor into the name, all of it selected."""
        self._name.setFocus()
        self._name.selectAll()

    def _go_on_to_roster(self) -> None:
        """Move the focus from the name to the roster."""
        self.halves.setCurrentWidget(self.who)
        (self.who.roster if self.who.roster.isVisible() else self.who.add).setFocus(Qt.FocusReason.TabFocusReason)

    def say(self, sentence: str) -> None:
        """A fault, where it belongs."""
        self._fault.setText(sentence)
        self._fault.setVisible(bool(sentence))

    # --- editing ---------------------------------------------------------------------------------------

    def commit(self) -> None:
        """Keep what is still being written."""
        self._renamed()
        self.notes.commit()
        self.who.commit()
        self.options.commit()

    @property
    def _id(self) -> int | None:
        """The id of the encounter that is shown."""
        return None if self._encounter is None else self._encounter.id

    @property
    def _as_kept(self) -> Encounter | None:
        """Return the encounter as it is saved in the library."""
        return None if self._id is None else self._library.encounters.get(self._id)

    def _do(self, text: str, step: EditStep) -> None:
        self._edits.do(ENCOUNTERS, text, step)

    def _change(self, text: str, **values: Any) -> None:
        """Keep other values of the encounter, as the library has it now."""
        encounter = self._as_kept
        if encounter is not None and any(getattr(encounter, key) != value for key, value in values.items()):
            self._do(text, save_encounter(self._library, twin(encounter, **values)))

    def _renamed(self) -> None:
        encounter = self._encounter
        name = self._name.text().strip()
        if encounter is not None and name and encounter.state == PREPARED:
            self._change(self.tr("Rename encounter"), name=name)

    def _system_chosen(self) -> None:
        system = self._system.currentData()
        if system is not None:
            options = self._library.house_rules.get(system)
            self._change(self.tr("Choose the rule system"), system=system, options=options)

    def _notes_written(self, text: str) -> None:
        self._change(self.tr("Notes on the encounter"), notes=text)

    def _options_chosen(self, options: dict[str, Any]) -> None:
        self._change(self.tr("Options of the fight"), options=options)

    def _house_rules_chosen(self, options: dict[str, Any]) -> None:
        encounter = self._encounter
        if encounter is not None:
            step = put_house_rules(self._library, encounter.system, options)
            self._do(self.tr("House rules"), step)

    def _entries_edited(self, entries: list[EncounterEntry]) -> None:
        edited = {entry.id: entry for entry in entries}
        step = save_entries(self._library, entries)
        before = self._library.encounters.entries(entries[0].encounter_id) if entries else []
        self._do(roster_change(before, entries), self._named_anew(step, edited))

    def _entries_removed(self, ids: list[int]) -> None:
        if (shown := self._id) is not None:
            step = remove_entries(self._library, shown, ids)
            self._do(self.tr("Remove from the encounter"), self._named_anew(step, dict.fromkeys(ids)))

    def _named_anew(self, step: EditStep, changed: Mapping[int | None, EncounterEntry | None]) -> EditStep:
        encounter = self._as_kept
        if encounter is None:
            return step
        return following(self._library, encounter, step, changed, self.tr("New encounter"))

    def _entry_split(self, entry: EncounterEntry) -> None:
        self._do(self.tr("One line each"), split_entry(self._library, entry))

    def _entries_rearranged(self, ids: list[int], turned: list[EncounterEntry]) -> None:
        if (shown := self._id) is not None:
            step = order_entries(self._library, shown, ids)
            if turned:
                turning = self._named_anew(save_entries(self._library, turned), {entry.id: entry for entry in turned})
                step = in_one_step(self._library, turning, step)
            self._do(self.tr("Reorder the roster"), step)


def worth(system: System, entries: Sequence[EncounterEntry], known: Mapping[int, Mapping[str, Any]]) -> str:
    """The levels of party and others, and what they bring; `known` leads from a line's id to its sheet as it is now."""
    ours: list[int] = []
    theirs: list[int] = []
    party: list[Any] = []
    beaten: list[Any] = []
    for entry in entries:
        try:
            sheet = schema.check(system.sheet, dict(known.get(entry.id or 0, entry.sheet)))
        except BadSheet:
            continue
        level, _ = system.window.list_key(sheet)
        (ours if entry.side == PARTY else theirs).extend([level] * entry.count)
        (party if entry.side == PARTY else beaten).extend([sheet] * entry.count)
    parts = []
    for levels, words in (
        (ours, QCoreApplication.translate("Worth", "party: level {levels}")),
        (theirs, QCoreApplication.translate("Worth", "against level {levels}")),
    ):
        if any(levels):
            parts.append(words.format(levels=_span(levels)))
    labels = {gain.id: gain.label for gain in system.aftermath.gains}
    gains = {gain: number for gain, number in system.aftermath.worth(beaten).items() if number}
    if gains:
        total = ", ".join(f"{number} {labels.get(gain, gain)}" for gain, number in gains.items())
        sharers = system.aftermath.sharers(party)
        share = max(1, sharers)
        each = ", ".join(f"{number // share} {labels.get(gain, gain)}" for gain, number in gains.items())
        if 0 < sharers < len(party):
            words = QCoreApplication.translate(
                "Worth", "if all are beaten: {gains} ({each} each, shared by {sharers} of {party})"
            )
            parts.append(words.format(gains=total, each=each, sharers=sharers, party=len(party)))
        elif sharers > 1:
            words = QCoreApplication.translate("Worth", "if all are beaten: {gains} ({each} each)")
            parts.append(words.format(gains=total, each=each))
        else:
            parts.append(QCoreApplication.translate("Worth", "if all are beaten: {gains}").format(gains=total))
    return " · ".join(parts)


def _span(levels: Sequence[int]) -> str:
    low, high = min(levels), max(levels)
    return str(low) if low == high else f"{low}–{high}"
