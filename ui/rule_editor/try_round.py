"""Try a round: a fight by the rules as they stand, beside the forms in which they are made."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QElapsedTimer, Qt, QTimer
from PySide6.QtGui import QCursor, QFocusEvent, QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QToolTip, QWidget

from models.storage.errors import LibraryError
from rules.core.facts import Fact
from rules.core.state import FOES, PARTY
from rules.text.faults import BadSheet, is_whole
from rules.text.localized import in_language
from ui.encounter.log.model import LogLine
from ui.encounter.sheet.block import figures_html, meaning_of
from ui.encounter.sheet.explain import ExplanationCard, steps_of
from ui.rule_editor.scratch.deeds import Deed, Turn
from ui.rule_editor.scratch.log import ScratchLogView
from ui.rule_editor.scratch.next_deed import Asker, NextDeed
from ui.rule_editor.scratch.order import ScratchOrder
from ui.rule_editor.scratch_fight import (
    NO_DIFFERENCES,
    CannotBegin,
    Contestant,
    Differences,
    ScratchFight,
    ScratchTeller,
    ToldFact,
    differences,
    fitted,
    sample_contestants,
    start_of,
    told_facts,
)
from ui.rule_editor.scratch_odds import ScratchOddsPanel
from ui.session.appearance import LookMaker, emblem_in_list
from ui.session.view.order import RowMaker
from ui.session.view.stage import Figure, figures_of, named_stat
from ui.sheets.creature_search import CreatureSearch
from ui.text.announcements import announce
from ui.text.words import as_read, language, side_name
from ui.theme.sizes import px
from ui.theme.theme import look
from ui.widgets import menu_items
from ui.widgets.buttons import PushButton
from ui.widgets.controls import EmptyState
from ui.widgets.focus_actions import context_menu
from ui.widgets.keyed_model import ROW_ROLE
from ui.widgets.labels import Label, MarkupLabel, TitleLabel, tip
from ui.widgets.layouts import FlowPanel, VerticalScrollArea, WholeScrollArea, stacked
from ui.widgets.overlay_card import has_keys
from ui.widgets.picker import Picker

if TYPE_CHECKING:
    from models.library import Library
    from rules.odds.runs import Start
    from rules.system.system import System
    from ui.encounter.log.model import Index

NARROWEST, ABREAST = 300, 640
"""Pixels that the panel is wide at least, and from which its log stands beside the rest."""
LOW = 560
"""Pixels of height below which each combatant has one line."""
NUMBERS = 64
"""Pixels of height that the numbers of a combatant take at most; more scroll."""
SLICE = 40
"""Milliseconds of playing at a stretch."""
SETTLED = 1500
"""Milliseconds after which a change counts as made: what is typed until then is compared with what was before it."""
PATIENCE = 10_000
"""Milliseconds after which a fight stands where it is, by whatever rules."""
TO_THE_END = -1
"""The goal of a fight that is played out."""
SEARCHED = 40
"""How many turns are looked through for one in which something can be done, from the present one on."""
SEARCH = 2_000
"""Milliseconds after which nobody is looked for any more."""
MOST_OF_ONE = 6
"""How many of one creature fight at most."""


class NumberLinks(MarkupLabel):
    """The numbers of a combatant, each a link that Tab reaches and Enter follows."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setTextInteractionFlags(
            Qt.TextInteractionFlag.LinksAccessibleByMouse | Qt.TextInteractionFlag.LinksAccessibleByKeyboard
        )

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Go on to the first number at once, or back to the last one: the line as a whole does nothing."""
        super().focusInEvent(event)
        if event.reason() in (Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason):
            self.focusNextPrevChild(event.reason() == Qt.FocusReason.TabFocusReason)


class TryRound(QWidget):
    """Combatants, buttons, log and odds of a fight that nothing stores."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._system: System[Any, Any] | None = None
        self._library: Library | None = None
        self._chosen: tuple[Contestant, ...] = ()
        """The creatures that were chosen; samples fight on a side that has none."""
        self.seed = 1
        self.deeds: dict[Turn, Deed] = {}
        """What was chosen to be done, by turn: it is done again after each change."""
        self._goal = 0
        """How many turns are played, or to the end."""
        self._until_round = 0
        """The round at which playing stops; 0: it does at a number of turns."""
        self.fight: ScratchFight | None = None
        """The fight that is shown."""
        self._start: Start | None = None
        self._told: list[ToldFact] = []
        self._before: list[ToldFact] | None = None
        """The log with which the one by changed rules is compared; None: with none."""
        self._changes: Differences | None = None
        """What is different since the rules were changed; None: nothing was compared."""
        self._is_held = False
        """Whether the rules have faults, and the last ones without any are played."""
        self._is_new = True
        """Whether the fight was begun anew since it was shown."""
        self._problem = ""
        """Why no fight can begin."""
        self._spent = 0
        """The milliseconds that the fight has taken since somebody wanted it to go on."""
        self._is_cut = False
        """Whether it took too many, so that it stands where it is."""
        self._answer = ""
        """Why what was to be tried was not, until the fight goes on."""
        self._stand_ins: list[str] = []
        """The names of those whose own sheets do not fit."""
        self._looks, self._rows = LookMaker(), RowMaker()
        self._figures: tuple[Figure, ...] = ()
        self._playing, self._settling = QTimer(self), QTimer(self)
        self._make_parts()
        self._arrange()
        self._listen()
        self._show()

    # --- parts ------------------------------------------------------------------------------------------

    def _make_parts(self) -> None:
        self.title = TitleLabel(self.tr("Try a round"), "name")
        self.empty = EmptyState(drawing="crossed-swords")
        self.empty.say(self.tr("As soon as the rules have no faults, a fight plays here."), "")
        self.order = ScratchOrder()
        self.figures = NumberLinks()
        self.numbers = WholeScrollArea(self.figures)
        self.numbers.setMaximumHeight(px(NUMBERS))
        self.next = NextDeed()
        self.step_button = PushButton(self.tr("Step"))
        self.step_button.setToolTip(self.tr("Play one turn"))
        self.round_button = PushButton(self.tr("Play a round"))
        self.out_button = PushButton(self.tr("Play it out"))
        self.dice_button = PushButton(self.tr("Other dice"))
        self.back_button = PushButton(self.tr("Take back"))
        self.back_button.setToolTip(self.tr("Go back to the turn for which something was chosen last, and choose anew"))
        self.start_button = PushButton(self.tr("From the start"))
        self.start_button.setToolTip(self.tr("Begin again; what was chosen is forgotten"))
        self.creatures_button = PushButton(self.tr("Who fights…"))
        self.creatures_button.hide()
        self.note = Label(role="bad", wraps=True)
        self.change = Label(role="small", wraps=True)
        self.log = ScratchLogView()
        self.odds = ScratchOddsPanel()

    def _arrange(self) -> None:
        self.buttons = FlowPanel(6)
        self.buttons.add(
            self.step_button,
            self.round_button,
            self.out_button,
            self.back_button,
            self.dice_button,
            self.start_button,
            self.creatures_button,
        )
        self.body = QWidget()
        self._columns = stacked(on=self.body)
        self._columns.addLayout(stacked(self.order, self.numbers, self.next, self.buttons, self.note, 1, spacing=8))
        self._columns.addLayout(stacked(self.change, (self.log, 1), self.odds, spacing=8), 1)
        self.scrolled = VerticalScrollArea(self.body)
        stacked(self.title, (self.scrolled, 1), (self.empty, 1), on=self, margins=(12, 0, 0, 0), spacing=8)
        self.setMinimumWidth(px(NARROWEST))

    def _listen(self) -> None:
        self.step_button.clicked.connect(self.step)
        self.round_button.clicked.connect(self.play_round)
        self.out_button.clicked.connect(self.play_out)
        self.next.deed_chosen.connect(self.choose)
        self.back_button.clicked.connect(self.take_back)
        self.dice_button.clicked.connect(self.throw_other_dice)
        self.start_button.clicked.connect(self.begin_again)
        self.creatures_button.clicked.connect(self._ask_who_fights)
        self.order.selectionModel().currentChanged.connect(self._follow_chosen)
        self.figures.linkActivated.connect(self._explain)
        self.figures.linkHovered.connect(self._tell_meaning)
        self.log.clicked.connect(self._explain_line)
        self._playing.setSingleShot(True)
        self._playing.timeout.connect(self._play_on)
        self._settling.setSingleShot(True)
        look().theme_changed.connect(self._restyle)

    # --- what is tried out ------------------------------------------------------------------------------

    def set_system(self, system: System[Any, Any] | None) -> None:
        """Play the same turns with the same dice by changed rules; None: there are none that can be played."""
        if system is not None and self._is_known(system):
            return
        is_first = self._system is None
        self._system = system
        if system is None:
            self._give_up()
            self._show()
            return
        if is_first:
            self._until_round, self._goal = 2, 0
        elif not self._settling.isActive():
            self._before = list(self._told)
            self.odds.remember()
        if not is_first:
            self._settling.start(SETTLED)
        self._begin()

    def hold(self, *, is_held: bool) -> None:
        """Say whether the rules have faults: as long as they have, the last ones without any are played."""
        if is_held != self._is_held:
            self._is_held = is_held
            self._show_changes()

    def _is_known(self, system: System[Any, Any]) -> bool:
        """Return whether a system is the one that is played, or made anew of the same texts."""
        known = self._system
        return known is not None and (known is system or (bool(system.texts) and system.texts == known.texts))

    def set_creatures(self, contestants: Sequence[Contestant]) -> None:
        """Let these fight; on a side that has none of them, samples do."""
        self._chosen = tuple(contestants)
        self.deeds.clear()
        if self._system is not None:
            self._forget()
            self._begin()

    def sample(self) -> tuple[str, dict[str, int]] | None:
        """Return the name and the numbers of who is first in the fight, by which expressions can be worked out."""
        if self.fight is None:
            return None
        service = self.fight.service
        first = next(iter(service.fight.combatants.values()))
        sheet = first.sheet.model_dump()
        held = {**sheet, **first.pools, **service.system.outcome.stats(service.fight, first)}
        held.update((f"sheet.{name}", value) for name, value in sheet.items())
        return first.name, {name: value for name, value in held.items() if is_whole(value)}

    def offer_creatures(self, library: Library) -> None:
        """Let creatures of a library be chosen for the fight."""
        self._library = library
        self._show()

    def _give_up(self) -> None:
        """Play nothing any more."""
        self._playing.stop()
        self._settling.stop()
        self.odds.drop()
        self.fight = self._start = None
        self._told = []
        self._forget()

    def _forget(self) -> None:
        """Compare with nothing: it is another fight."""
        self._before, self._changes = None, None
        self.odds.forget()

    def _contestants(self, system: System[Any, Any]) -> list[Contestant]:
        """Return who fights."""
        sides = {contestant.side for contestant in self._chosen}
        samples = () if {PARTY, FOES} <= sides else sample_contestants(system, language())
        return [*self._chosen, *(contestant for contestant in samples if contestant.side not in sides)]

    # --- playing ----------------------------------------------------------------------------------------

    @property
    def is_playing(self) -> bool:
        """Whether the fight is still being played as far as is wanted."""
        return self._playing.isActive()

    def step(self) -> None:
        """Play one turn."""
        if self.fight is not None and not self.fight.is_over:
            self._play_to(self.fight.turns + 1)

    def play_round(self) -> None:
        """Play to the beginning of the next round."""
        if self.fight is not None:
            self._play_to(self._goal, self.fight.round + 1)

    def play_out(self) -> None:
        """Play to the end."""
        self._play_to(TO_THE_END)

    def _play_to(self, goal: int, until_round: int = 0) -> None:
        """Play on to a number of turns, to the end or to a round.

        What was changed before counts as made: it had nothing in its place to be compared with what comes now.
        """
        self._goal, self._until_round = goal, until_round
        self._settling.stop()
        self._play()

    def throw_other_dice(self) -> None:
        """Play as many turns with other dice."""
        self.seed += 1
        self._forget()
        self._begin()

    def begin_again(self) -> None:
        """Go back to the beginning of the fight, with the same dice."""
        self.deeds.clear()
        self._go_to(0)

    def _go_to(self, turns: int) -> None:
        """Play so many turns of the fight anew."""
        self._goal, self._until_round = turns, 0
        self._before = None
        self._begin()

    def _begin(self) -> None:
        """Begin the fight anew and play it as far as it was played."""
        self._playing.stop()
        self.odds.drop()
        self._start = self.fight = None
        self._problem, self._is_new, self._is_cut = "", True, False
        system = self._system
        assert system is not None
        try:
            contestants, self._stand_ins = fitted(system, self._contestants(system))
            self._start = start_of(system, contestants, self.seed, language())
            self.fight = ScratchFight(self._start, self.seed, self.deeds)
        except BadSheet as bad:
            sentences = " ".join(f"{place}: {in_language(sentence, language())}" for place, sentence in bad.faults)
            self._problem = self.tr("No creature can be made for these rules. {why}").format(why=sentences)
        except CannotBegin as reason:
            self._problem = self.tr("No fight can begin. {why}").format(why=str(reason))
        except Exception as error:  # noqa: BLE001 - rules in the making may fail with anything
            self._problem = self._failed(error)
        self._play()

    def _failed(self, error: Exception) -> str:
        return self.tr("These rules failed while they were played: {error}").format(error=str(error) or repr(error))

    def _is_there(self, fight: ScratchFight) -> bool:
        """Return whether the fight has been played as far as is wanted."""
        if fight.is_over:
            return True
        if self._until_round:
            return fight.round >= self._until_round
        return self._goal != TO_THE_END and fight.turns >= self._goal

    def _play(self) -> None:
        """Play on."""
        self._spent, self._answer = 0, ""
        self._play_on()

    def _play_on(self) -> None:
        """Play on; after a while other things have their turn."""
        fight = self.fight
        if fight is not None:
            clock = QElapsedTimer()
            clock.start()
            while not self._is_there(fight) and self._spent + clock.elapsed() < PATIENCE:
                fight.step()
                if clock.elapsed() >= SLICE and not self._is_there(fight):
                    self._spent += clock.elapsed()
                    self._playing.start(0)
                    return
            self._is_cut = not self._is_there(fight)
            if self._until_round or self._is_cut:
                self._goal, self._until_round = fight.turns, 0
            if fight.has_winner and fight.is_over:
                self._goal = TO_THE_END
        self._show()
        if self._start is not None and self.odds.odds is None:
            self.odds.work_out(self._start, self.seed)

    # --- what is to be done -----------------------------------------------------------------------------

    @property
    def next_turn(self) -> Turn | None:
        """The turn that comes; of several who declare something, of the one who is chosen in the list."""
        turns = [] if self.fight is None else self.fight.next_turns
        chosen = (turn for turn in turns if turn.actor == self.order.chosen)
        return next(chosen, turns[0] if turns else None)

    def choose(self, deed: Deed | None) -> None:
        """Have something done in the turn that comes; None: what its tactics say."""
        turn = self.next_turn
        if turn is None:
            return
        if deed is None:
            self.deeds.pop(turn, None)
        else:
            self.deeds[turn] = deed
        self._show_next()

    def take_back(self) -> None:
        """Take back what was chosen last: for the turn that comes, else for one that was played, which comes again."""
        if self.fight is None or not self.deeds:
            return
        played = self.fight.told.played
        turn = self.next_turn
        if turn is None or turn not in self.deeds:
            turn = max(self.deeds, key=lambda turn: played.get(turn, -1))
        del self.deeds[turn]
        if turn in played:
            self._go_to(played[turn])
        else:
            self._show_next()

    def try_row(self, table: str, id: str, label: str) -> None:
        """Have the next one who can do an action do it, or put a status on whoever acts next.

        Of a reaction: play on until somebody is asked for it, and does it. If none of that comes, it is said why not.
        """
        while self.is_playing:
            self._playing.stop()
            self._play_on()
        system, fight = self._system, self.fight
        if system is None or fight is None or self._start is None:
            return
        is_known = table == "reaction" or id in (system.actions if table == "action" else system.statuses)
        if not is_known:
            why = self.tr("It is not in the last rules without faults, by which the fight plays.")
        elif table == "reaction":
            why = self._try_reaction(Deed(reactions=(id,), label=label))
        else:
            why = self._try_deed(Deed(action=id, label=label) if table == "action" else Deed(status=id, label=label))
        if why:
            words = self.tr("“{deed}” cannot be tried in this fight. {why}")
            self._answer = words.format(deed=label, why=why)
            self._show_note()
            announce(self, self._answer)

    def _try_deed(self, deed: Deed) -> str:
        """Have something done in the next turn in which it can be, else in the first; return why not."""
        assert self.fight is not None
        now, why = self.fight.told.stops, ""
        earlier: tuple[Turn, int] | None = None
        for fight in self._course(self.deeds):
            number = fight.told.stops
            for turn in fight.next_turns:
                if number != now and turn in self.deeds:
                    continue
                refusal = Asker(fight.service, self._read, language()).why_not(deed, turn)
                if not refusal and number >= now:
                    return self._do_in(turn, deed, number + 1)
                if not refusal and earlier is None:
                    earlier = turn, number
                why = why or refusal
        return why if earlier is None else self._do_in(earlier[0], deed, earlier[1] + 1)

    def _try_reaction(self, deed: Deed) -> str:
        """Have a reaction done by whoever is asked for it, from the next turn on; return why not."""
        assert self.fight is not None
        turn, now = self.next_turn, self.fight.told.stops
        if turn is None:
            turn, now = next((fight.next_turns[0] for fight in self._course({}) if fight.next_turns), None), 0
        if turn is None:
            return self.tr("It is nobody’s turn.")
        chosen = replace(self.deeds[turn], reactions=deed.reactions) if turn in self.deeds else deed
        before = 0
        for fight in self._course({**self.deeds, turn: chosen}):
            if fight.told.stops <= now:
                before = fight.told.reacted
            elif fight.told.reacted > before:
                return self._do_in(turn, chosen, fight.told.stops)
        return self.tr("Nobody is asked for it.")

    def _do_in(self, turn: Turn, deed: Deed, goal: int) -> str:
        """Have something done in a turn, and play on to a stop or go back to it."""
        assert self.fight is not None
        self.deeds[turn] = deed
        if turn in self.fight.told.played or goal <= self.fight.told.stops:
            self._go_to(goal)
        else:
            self._play_to(goal)
        return ""

    def _course(self, deeds: Mapping[Turn, Deed]) -> Iterator[ScratchFight]:
        """Yield the fight as it stands before each turn, from its beginning, and some way on from where it is."""
        assert self._start is not None
        assert self.fight is not None
        fight = ScratchFight(self._start, self.seed, dict(deeds))
        last = self.fight.told.stops + SEARCHED
        clock = QElapsedTimer()
        clock.start()
        yield fight
        while fight.step() and fight.told.stops <= last and clock.elapsed() < SEARCH:
            yield fight

    # --- who fights -------------------------------------------------------------------------------------

    def _ask_who_fights(self) -> None:
        """Ask on which side others are to fight, in a menu under the button."""
        menu = context_menu(self)
        for side in (PARTY, FOES):
            words = self.tr("{side}: creatures of the library…").format(side=side_name(side))
            menu_items.add(menu, words, partial(self._pick_creatures, side))
        samples = partial(self.set_creatures, ()) if self._chosen else None
        menu_items.add(menu, self.tr("The samples again"), samples)
        menu.popup(self.creatures_button.mapToGlobal(self.creatures_button.rect().bottomLeft()))

    def _pick_creatures(self, side: str) -> None:
        """Have creatures picked for a side: the first one takes the place of whoever fights on it."""
        if self._library is None or self._system is None:
            return
        others = [contestant for contestant in self._chosen if contestant.side != side]
        search = CreatureSearch(
            self._library,
            self._system.id,
            lambda row: row.folder,
            partial(self._take, side, others),
            emblem=partial(emblem_in_list, self._library),
        )
        title = self.tr("{side}: a name, then how many (guard 3)").format(side=side_name(side))
        Picker(title, (), self.window(), search=search, several=True).open()

    def _take(self, side: str, fighting: list[Contestant], creature_id: int, tail: str) -> None:
        """Let creatures of the library fight on a side, beside those that do; `tail` says how many."""
        assert self._library is not None
        try:
            found = self._library.creatures.get_all([creature_id])
        except LibraryError:
            return
        count = max(1, min(MOST_OF_ONE, int(tail) if tail.isdecimal() else 1))
        fighting += [Contestant(creature.name, side, creature.sheet) for creature in found for _ in range(count)]
        self.set_creatures(fighting)

    # --- showing ----------------------------------------------------------------------------------------

    def _show(self) -> None:
        """Show the fight as it stands."""
        self.scrolled.setVisible(self._system is not None)
        self.empty.setVisible(self._system is None)
        if self._system is None:
            return
        self._show_log()
        self._show_combatants()
        self._show_next()
        self._show_note()
        can_go_on = self.fight is not None and not self.fight.is_over
        for button in (self.step_button, self.round_button, self.out_button):
            button.setEnabled(can_go_on)
        for button in (self.dice_button, self.start_button):
            button.setEnabled(self.fight is not None)
        self.creatures_button.setVisible(self._library is not None)

    @property
    def _read(self) -> System[Any, Any]:
        """The system with its terms as they are read."""
        assert self._system is not None
        return as_read(self._system)

    def _teller(self) -> ScratchTeller:
        if self.fight is None:
            return ScratchTeller(self._read, {}, language())
        service = self.fight.service
        names = {id: combatant.name for id, combatant in service.fight.combatants.items()}
        return ScratchTeller(self._read, names, language(), service.fight, acts=service.journal.acts())

    def _show_log(self) -> None:
        """Show what has happened; of the same fight only what is new comes in."""
        facts: list[Fact] = [] if self.fight is None else self.fight.facts()
        teller = self._teller()
        self._told = told_facts(facts, teller)
        if self._is_new:
            self._changes = None if self._before is None else differences(self._before, self._told)
            self._show_changes()
            self.log.begin_again(facts, teller, (self._changes or NO_DIFFERENCES).changed)
        else:
            self.log.go_on(facts, teller)
        self._is_new = False

    def _show_changes(self) -> None:
        changes = self._changes
        self.change.setVisible(changes is not None or self._is_held)
        if self._is_held:
            self.change.setText(self.tr("The rules have faults: these are the last ones without any."))
            return
        if changes is None:
            return
        if changes == NO_DIFFERENCES:
            self.change.setText(self.tr("After the change the fight goes as it did before."))
            return
        words = [self.tr("Different after the change: {number} (marked)").format(number=len(changes.changed))]
        if changes.gone:
            words.append(self.tr("lines gone: {number}").format(number=changes.gone))
        self.change.setText(" · ".join(words))

    def _show_combatants(self) -> None:
        self.order.setVisible(self.fight is not None)
        if self.fight is None:
            self.numbers.hide()
            return
        fight, system = self.fight.service.fight, self._read
        looks = self._looks.looks(fight, system, {})
        self.order.show_rows(self._rows.rows(fight, system, {}, looks=looks))
        self._show_figures()

    def _follow_chosen(self, *_: object) -> None:
        self._show_figures()
        if self.fight is not None and len(self.fight.next_turns) > 1:
            self._show_next()

    def _show_figures(self) -> None:
        """Show the numbers of who is chosen, each with its explanation."""
        fight = None if self.fight is None else self.fight.service.fight
        combatant = None if fight is None else fight.combatants.get(self.order.chosen)
        self._figures = ()
        if fight is not None and combatant is not None:
            system = self._read
            fresh = system.new_combatant(combatant.id, combatant.name, combatant.side, combatant.sheet, {})
            usual: Mapping[str, Any] = system.outcome.stats(fight, fresh)
            stats = system.shown_stats(fight, combatant, combatant.sheet)
            self._figures = figures_of(stats, usual, partial(named_stat, system))
            self.figures.introduce(self.tr("Numbers of {name}").format(name=combatant.name))
        self.figures.setText(figures_html(self._figures))
        self.numbers.setVisible(bool(self._figures))

    def _show_next(self) -> None:
        """Show whose turn comes, and what it is to do."""
        self.back_button.setEnabled(bool(self.deeds))
        self.odds.tell_chosen(is_chosen=bool(self.deeds))
        turn = self.next_turn
        if self.fight is None or turn is None:
            self.next.show_turn(None, None, None)
            return
        self.next.show_turn(Asker(self.fight.service, self._read, language()), turn, self.deeds.get(turn))

    def _show_note(self) -> None:
        self.note.setText("\n".join(filter(None, (self._answer, self._problem_words(), self._stand_in_words()))))
        self.note.setVisible(bool(self.note.text()))

    def _stand_in_words(self) -> str:
        if not self._stand_ins:
            return ""
        words = self.tr("{names}: the sheet does not fit these rules, so usual numbers take its place.")
        return words.format(names=", ".join(self._stand_ins))

    def _problem_words(self) -> str:
        """Return why the fight does not go on, or cannot begin; empty where it can or is over."""
        fight = self.fight
        if fight is None:
            return self._problem
        if fight.error is not None:
            return self._failed(fight.error)
        if sentence := fight.refusal_sentence(self._read, language()):
            return sentence
        if self._is_cut:
            return self.tr("It takes long by these rules; {number} turns are played.").format(number=fight.turns)
        if fight.is_too_long:
            return self.tr("Nobody has won after {number} turns.").format(number=fight.turns)
        return self.tr("The fight cannot go on from here.") if fight.is_over and not fight.has_winner else ""

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Let the combatants take less room in a low panel, and the log stand beside them in a wide one."""
        super().resizeEvent(event)
        self.order.show_density("dense" if self.height() < px(LOW) else "close")
        is_wide, directions = self.width() >= px(ABREAST), QBoxLayout.Direction
        self._columns.setDirection(directions.LeftToRight if is_wide else directions.TopToBottom)
        self._columns.setStretch(0, int(is_wide))
        self._columns.setSpacing(px(16 if is_wide else 8))

    def _restyle(self) -> None:
        self._show_figures()
        self.order.updateGeometry()

    # --- why --------------------------------------------------------------------------------------------

    def _explain(self, stat: str) -> None:
        """Show how a number comes about."""
        if self.fight is None:
            return
        fight, system = self.fight.service.fight, self._read
        combatant = fight.combatants[self.order.chosen]
        steps: Sequence[Sequence[Any]] = system.outcome.explain(fight, combatant, stat)
        if not steps:
            steps = ((self.tr("on the sheet"), system.outcome.stats(fight, combatant).get(stat), "base", None),)
        title = self.tr("{label} of {name}").format(label=system.stat_label(stat), name=combatant.name)
        self._open_card(title, steps)

    def _explain_line(self, index: Index) -> None:
        """Show how the number in a line of the log comes about, or the dice of which it was made."""
        line = index.data(ROW_ROLE)
        if isinstance(line, LogLine) and (steps := steps_of(line.fact) or self._dice_of(line.fact)):
            self._open_card(line.text, steps)

    def _dice_of(self, fact: Fact) -> list[tuple[str, Any]]:
        """Return the dice of a fact that tells no steps, with what came of them."""
        dice, total, against = (fact.get(key) for key in ("dice", "total", "against"))
        if not dice or total is None:
            return []
        steps: list[tuple[str, Any]] = [(self.tr("dice"), " · ".join(map(str, dice))), (self.tr("total"), total)]
        return steps if against is None else [*steps, (self.tr("to reach"), against)]

    def _open_card(self, title: str, steps: Sequence[Sequence[Any]]) -> None:
        teller = self._teller()
        named = [(teller.step(str(term)), *rest) for term, *rest in steps]
        card = ExplanationCard(title, named, teller.origin, self)
        asking = has_keys(self.window())
        if asking is not None and self.isAncestorOf(asking):
            card.closed.connect(asking.setFocus)
        card.open()

    def _tell_meaning(self, stat: str) -> None:
        usually = self.tr("On the sheet: {value}")
        words = next((meaning_of(figure, usually) for figure in self._figures if figure.stat == stat), "")
        QToolTip.showText(QCursor.pos(), tip(words), self.figures)
