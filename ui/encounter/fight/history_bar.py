"""A bar above a fight whose past is shown: which step it is, and buttons to go back, on, or branch."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from PySide6.QtCore import QObject, QSignalBlocker, Qt, QTimer, Signal
from PySide6.QtWidgets import QFrame, QPushButton, QSlider, QWidget

from models.repositories.branches import Branch
from models.storage.errors import LibraryError
from rules.core.state import Combatant
from rules.engine.journal import Entry
from rules.log.sentences import Teller
from rules.system.registry import NoSuchSystem
from ui.session.command_tags import step_at
from ui.session.controller import Conductor
from ui.session.history_view import HistoryView, PastFight
from ui.session.loader import OpenedFight, reopened
from ui.session.undo_labels import deeds
from ui.session.view.order import order_row
from ui.text.errors import library_sentence
from ui.text.words import as_read
from ui.theme import icons
from ui.widgets.buttons import PushButton
from ui.widgets.comparison_card import ComparisonCard, ComparisonRow
from ui.widgets.controls import IconButton
from ui.widgets.labels import Label
from ui.widgets.layouts import lined, stacked
from ui.widgets.picker import Picker, PickerItem
from ui.widgets.prompt_card import LineEntry

PLAY = 700
"""Milliseconds a step is shown while the past is played."""


class HistoryBar(QFrame):
    """The bar; hidden while the present is shown."""

    message_requested = Signal(str)
    """One sentence on the result."""

    def __init__(self, past: HistoryView, name: Callable[[], str], parent: QWidget) -> None:
        """`name` returns the name of the fight."""
        super().__init__(parent)
        self._past, self._name = past, name
        self.setProperty("role", "past")
        self.sentence = Label(role="warn", wraps=True)
        self.slider = QSlider(Qt.Orientation.Horizontal)
        self.slider.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.slider.setAccessibleName(self.tr("How much of the fight has happened"))
        self.back = IconButton("arrow-left", self.tr("Step back (←)"))
        self.play = IconButton("play", self.tr("Play or pause (Space)"))
        self.on = IconButton("arrow-right", self.tr("Step forward (→)"))
        self.go_back_button = QPushButton(self.tr("Go on from here (G)"))
        self.branch_button = QPushButton(self.tr("Branch from here… (B)"))
        self.now_button = PushButton(self.tr("Back to now (Esc)"), "primary")
        self._timer = QTimer(self)
        self._timer.setInterval(PLAY)
        self._arrange()
        self.slider.valueChanged.connect(past.look_back)
        self.back.clicked.connect(self.step_back)
        self.on.clicked.connect(self.step_on)
        self.play.clicked.connect(self.turn_playing)
        self.go_back_button.clicked.connect(self.go_back)
        self.branch_button.clicked.connect(self.ask_branch)
        self.now_button.clicked.connect(self.come_back)
        self._timer.timeout.connect(self._play_on)
        past.position_changed.connect(self.show_past)
        self.hide()

    def _arrange(self) -> None:
        above, below = lined(), lined()
        above.addWidget(self.sentence, 1)
        above.addWidget(self.now_button)
        for part in (self.back, self.play, self.on):
            below.addWidget(part)
        below.addWidget(self.slider, 1)
        for button in (self.go_back_button, self.branch_button):
            below.addWidget(button)
        for each in (self.back, self.play, self.on, self.go_back_button, self.branch_button, self.now_button):
            each.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        stacked(above, below, on=self, margins=(12, 4, 8, 4), spacing=4)

    @property
    def is_playing(self) -> bool:
        """Whether the steps are being played."""
        return self._timer.isActive()

    def show_past(self) -> None:
        """Show which step is shown; hide the bar in the present."""
        shown = self._past.shown
        self.setVisible(shown is not None)
        if shown is None:
            self._hold()
            return
        with QSignalBlocker(self.slider):
            self.slider.setRange(0, shown.last)
            self.slider.setValue(shown.steps_done)
        self.sentence.setText(self._where(shown))
        at_end = shown.steps_done == shown.last
        self.back.setEnabled(shown.steps_done > 0)
        later: tuple[QWidget, ...] = (self.on, self.play, self.go_back_button)
        for button in later:
            button.setEnabled(not at_end)
        if at_end:
            self._hold()

    def _where(self, shown: PastFight) -> str:
        words = self.tr("The past: {when}, step {number} of {all}. Here you can only look.")
        return words.format(when=self._past.when, number=shown.steps_done, all=shown.last)

    # --- ways ------------------------------------------------------------------------------------------

    def step_back(self) -> None:
        """Show the step before."""
        self._hold()
        self._past.step(-1)

    def step_on(self) -> None:
        """Show the step after."""
        self._hold()
        self._past.step(1)

    def look_back_at_start(self) -> None:
        """Go back to before the first command."""
        self._hold()
        self._past.look_back(0)

    def come_back(self) -> None:
        """Show the present."""
        self._past.come_back()

    def go_back(self) -> None:
        """Undo everything after the step that is shown."""
        if self._past.go_back():
            self.message_requested.emit(self.tr("The fight goes on from here; Ctrl+Shift+Z redoes what came later."))

    def turn_playing(self) -> None:
        """Play the steps one by one, or pause."""
        shown = self._past.shown
        if self.is_playing:
            self._hold()
        elif shown is not None and shown.steps_done < shown.last:
            self._timer.start()
            self.play.setIcon(icons.icon("pause"))

    def _play_on(self) -> None:
        self._past.step(1)

    def _hold(self) -> None:
        self._timer.stop()
        self.play.setIcon(icons.icon("play"))

    def ask_branch(self) -> None:
        """Ask for the name of a branch from here."""
        page = self.parentWidget()
        assert page is not None
        self._hold()
        entry = LineEntry(
            self.tr("Branch from here"),
            self.tr("Type its name, then Enter"),
            self._branch,
            page,
        )
        entry.line.setText(self.tr("{name} – what if…").format(name=self._name()))
        entry.open()
        entry.line.selectAll()

    def _branch(self, name: str) -> str:
        if self._past.branch(name):
            self.message_requested.emit(
                self.tr("“{name}” goes on from here; nothing that happens in it reaches a party.").format(name=name)
            )
        return ""


def shared_commands(left: OpenedFight, right: OpenedFight) -> int:
    """Return the number of commands that two fights share, with the same dice and answers."""
    mine, theirs = _entries(left), _entries(right)
    pairs = zip(mine, theirs, strict=False)
    alike = (
        (entry.command, entry.dice, entry.answers) == (other.command, other.dice, other.answers)
        for entry, other in pairs
    )
    return next((place for place, same in enumerate(alike) if not same), min(len(mine), len(theirs)))


def _entries(opening: OpenedFight) -> Sequence[Entry]:
    journal = opening.service.journal
    return journal.entries[: journal.cursor]


def _teller(opening: OpenedFight, language: str) -> Teller:
    service = opening.service
    names = {id: combatant.name for id, combatant in service.fight.combatants.items()}
    return Teller(as_read(service.system, language), names, language, service.fight)


def _done(opening: OpenedFight, place: int, teller: Teller) -> str:
    """Return in words what was done at a place of the journal; empty for nothing."""
    return deeds(step_at(opening.service.journal, place), teller) if 0 <= place < len(_entries(opening)) else ""


def _when(opening: OpenedFight, teller: Teller) -> str:
    fight = opening.service.fight
    return ", ".join(filter(None, (teller.round_name(fight.round) if fight.round else "", teller.phase(fight.phase))))


def _standing(opening: OpenedFight, combatant: Combatant) -> str:
    """Return a combatant's pools and the marks of its row in the order."""
    service = opening.service
    row = order_row(service.fight, as_read(service.system), combatant, "", {}, to_come=False, meanings={})
    pools = [f"{pool.label} {pool.value}/{pool.maximum}" for pool in row.pools if pool.maximum]
    return " · ".join((*pools, *(chip.text for chip in row.chips)))


class BranchComparison(QObject):
    """Compare the open fight with one of its branches, or with the one that it branched from."""

    message_requested = Signal(str)
    """Why there is nothing to compare."""

    def __init__(self, conductor: Conductor, over: QWidget) -> None:
        super().__init__(over)
        self._conductor, self._over = conductor, over

    def compare(self) -> None:
        """Compare with the only other fight of its family, or ask which."""
        others = self._others()
        if not others:
            self.message_requested.emit(self.tr("This fight has no branch: look back (Ctrl+H), then branch (B)."))
        elif len(others) == 1:
            self._with(others[0], "")
        else:
            choices = [PickerItem(branch.name, "", partial(self._with, branch)) for branch in others]
            Picker(self.tr("Compare with which fight?"), choices, self._over).open()

    def _others(self) -> list[Branch]:
        conductor, others = self._conductor, []
        if conductor.is_open:
            here = conductor.current_fight.encounter_id
            try:
                others = conductor.library.branches.family(here)
            except LibraryError as error:
                self.message_requested.emit(library_sentence(error))
        return [branch for branch in others if branch.encounter_id != conductor.encounter_id]

    def _with(self, other: Branch, tail: str) -> None:
        conductor = self._conductor
        try:
            theirs = reopened(conductor.library, other.encounter_id)
        except (LibraryError, NoSuchSystem) as error:
            self.message_requested.emit(library_sentence(error))
            return
        fight = conductor.current_fight
        mine = OpenedFight(fight.service, fight.members)
        ComparisonCard(fight.name, other.name, self.lines(mine, theirs, conductor.language), self._over).open()

    def lines(self, left: OpenedFight, right: OpenedFight, language: str) -> list[ComparisonRow]:
        """Return how far two fights are equal, how each goes on, and all combatants of both, line by line."""
        both, at = (left, right), shared_commands(left, right)
        tellers = [_teller(opening, language) for opening in both]
        pairs = list(zip(both, tellers, strict=True))
        names = {id: name for teller in tellers for id, name in teller.names.items()}
        nothing, absent = self.tr("nothing"), self.tr("not here")
        lines = [
            ComparisonRow(self.tr("Where they diverge")),
            ComparisonRow(
                self.tr("The last thing that both have"),
                *(_done(opening, at - 1, teller) or nothing for opening, teller in pairs),
            ),
            ComparisonRow(
                self.tr("What came next"), *(_done(opening, at, teller) or nothing for opening, teller in pairs)
            ),
            ComparisonRow(self.tr("Steps since then"), *(str(len(_entries(opening)) - at) for opening in both)),
            ComparisonRow(self.tr("Who is standing, with what")),
            ComparisonRow(self.tr("When"), *(_when(opening, teller) for opening, teller in pairs)),
        ]
        for id, name in names.items():
            there = [opening.service.fight.combatants.get(id) for opening in both]
            words = (
                absent if who is None else _standing(opening, who) for opening, who in zip(both, there, strict=True)
            )
            lines.append(ComparisonRow(name, *words))
        return lines
