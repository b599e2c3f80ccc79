"""Try a round: a fight by the rules as they stand, beside the forms in which they are made."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QElapsedTimer, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QCursor, QHideEvent, QPainter, QShowEvent
from PySide6.QtWidgets import QAbstractItemView, QSizePolicy, QStyleOptionViewItem, QToolTip, QWidget

from rules.core.facts import Fact
from rules.log.sentences import Teller
from rules.odds.tally import Odds
from rules.text.faults import BadSheet
from rules.text.localized import in_language
from ui.encounter.log.delegate import LogDelegate
from ui.encounter.log.model import LogLine, LogModel
from ui.encounter.log.panel import LogList
from ui.encounter.sheet.block import figures_html, meaning_of
from ui.encounter.sheet.explain import ExplanationCard, steps_of
from ui.encounter.turn_order.delegate import DENSITIES, OrderDelegate
from ui.encounter.turn_order.model import OrderModel
from ui.rule_editor.scratch_fight import (
    FIGHTS,
    NO_DIFFERENCES,
    CannotBegin,
    Contestant,
    Differences,
    ScratchFight,
    ScratchOdds,
    ToldFact,
    differences,
    fitted,
    sample_contestants,
    start_of,
    told_facts,
)
from ui.session.appearance import LookMaker
from ui.session.view.order import OrderRow, RowMaker
from ui.session.view.stage import Figure, figures_of, named_stat
from ui.text.odds_words import between, percent
from ui.text.words import as_read, language, side_name
from ui.theme.sizes import px
from ui.theme.theme import current, look
from ui.widgets.buttons import PushButton
from ui.widgets.controls import EmptyState
from ui.widgets.item_views import RowList
from ui.widgets.keyed_model import ROW_ROLE
from ui.widgets.labels import Label, MarkupLabel, TitleLabel, tip
from ui.widgets.layouts import FlowPanel, stacked

if TYPE_CHECKING:
    from rules.odds.runs import Start
    from rules.system.system import System
    from ui.encounter.log.model import Index

NARROWEST, WIDEST = 340, 480
"""Pixels between which the panel is wide."""
LEAST_LOG = 96
"""Pixels of height that the log keeps."""
MOST_ROWS = 6
"""How many combatants are seen at once; more scroll."""
SLICE, SMALL_SLICE = 40, 8
"""Milliseconds of playing at a stretch: of the fight that is shown, and of the odds."""
SETTLED = 1500
"""Milliseconds after which a change counts as made: what is typed until then is compared with what was before it."""
SELDOM = 200
"""Milliseconds between two figures of the odds."""
ENOUGH_FIGHTS = 50
"""Odds of fewer fights are not compared with."""
TO_THE_END = -1
"""The goal of a fight that is played out."""
CHANGED = "pencil"
"""The sign before a line that is different."""
EDGE = 3
"""Width in pixels of the bar beside such a line."""


class ScratchLog(LogModel):
    """The lines of a scratch fight, some of which are different from before."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.changed: frozenset[int] = frozenset()
        """The numbers of the facts whose lines are different."""

    def data(self, index: Index, role: int = int(Qt.ItemDataRole.DisplayRole)) -> Any:
        """Return the sentence, or the line; to screen readers also whether it is different."""
        value = super().data(index, role)
        is_spoken = role == Qt.ItemDataRole.AccessibleTextRole
        if is_spoken and isinstance(value, str) and self.is_changed(self._lines[index.row()]):
            return self.tr("changed: {line}").format(line=value)
        return value

    def is_changed(self, line: LogLine) -> bool:
        """Return whether a line is different from before."""
        return line.fact["n"] in self.changed


class ScratchLogDelegate(LogDelegate):
    """Paint a line; one that is different has a ground, a bar and a sign."""

    def __init__(self, model: ScratchLog, parent: QAbstractItemView) -> None:
        super().__init__(parent)
        self._model = model

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Paint the line on its ground."""
        line = index.data(ROW_ROLE)
        if isinstance(line, LogLine) and self._model.is_changed(line):
            rect = option.rect
            painter.fillRect(rect, current().color("accent_soft"))
            painter.fillRect(rect.x(), rect.y(), px(EDGE), rect.height(), current().color("accent"))
        super().paint(painter, option, index)

    def _sign(self, line: LogLine) -> str:
        """Return the sign of a line: whether it is different, or its kind."""
        if self._model.is_changed(line):
            return CHANGED
        return "" if line.folds else super()._sign(line)


class ScratchOrder(RowList):
    """The combatants, in the order in which they act; arrows choose one."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.order = OrderModel(self)
        self.painter_of_rows = OrderDelegate(self.order, self)
        self.painter_of_rows.density = DENSITIES["close"]
        self.setModel(self.order)
        self.setItemDelegate(self.painter_of_rows)
        self.setUniformItemSizes(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setAccessibleName(self.tr("Combatants of the fight that is tried out"))
        self.order.motion.motion_advanced.connect(self._draw_anew)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def _draw_anew(self, _ids: object) -> None:
        self.viewport().update()

    def show_rows(self, rows: Sequence[OrderRow]) -> None:
        """Show the combatants; who is chosen stays so, else it is the first."""
        self.order.show_rows(rows)
        self.updateGeometry()
        if not self.currentIndex().isValid() and rows:
            self.setCurrentIndex(self.order.index(0, 0))

    @property
    def chosen(self) -> str:
        """The id of who is chosen; empty if nobody is."""
        row = self.order.row_at(self.currentIndex())
        return "" if row is None else row.id

    def sizeHint(self) -> QSize:
        """Return a size with all rows, or with as many as are seen at once."""
        rows = min(MOST_ROWS, max(1, self.order.rowCount()))
        return QSize(px(NARROWEST), rows * self.painter_of_rows.density.measured().height + 2 * self.frameWidth())

    def minimumSizeHint(self) -> QSize:
        """Return a size with one row."""
        return QSize(px(120), self.painter_of_rows.density.measured().height + 2 * self.frameWidth())


class TryRound(QWidget):
    """Combatants, buttons, log and odds of a fight that nothing stores."""

    creatures_requested = Signal()
    """Other creatures are wanted in the fight."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._system: System[Any, Any] | None = None
        self._chosen: tuple[Contestant, ...] = ()
        """The creatures that were chosen; empty: samples."""
        self.seed = 1
        self._goal = 0
        """How many turns are played, or to the end."""
        self._until_round = 0
        """The round at which playing stops; 0: it does at a number of turns."""
        self._fight: ScratchFight | None = None
        self._start: Start | None = None
        self._told: list[ToldFact] = []
        self._before: list[ToldFact] | None = None
        """The log with which the one by changed rules is compared; None: with none."""
        self._changes: Differences | None = None
        """What is different since the rules were changed; None: nothing was compared."""
        self._is_new = True
        """Whether the fight was begun anew since it was shown."""
        self._problem = ""
        """Why no fight can begin."""
        self.odds: ScratchOdds | None = None
        """The odds of the fight, as far as they are worked out."""
        self._former_odds: Odds | None = None
        """The odds before the change."""
        self._stand_ins: list[str] = []
        """The names of those whose own sheets do not fit."""
        self._looks, self._rows = LookMaker(), RowMaker()
        self._figures: tuple[Figure, ...] = ()
        self._playing, self._working_out, self._settling = QTimer(self), QTimer(self), QTimer(self)
        self._shown = QElapsedTimer()
        self._shown.start()
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
        self.figures = MarkupLabel()
        self.figures.setTextInteractionFlags(
            Qt.TextInteractionFlag.LinksAccessibleByMouse | Qt.TextInteractionFlag.LinksAccessibleByKeyboard
        )
        self.step_button = PushButton(self.tr("Step"), "primary")
        self.step_button.setToolTip(self.tr("Play one turn"))
        self.round_button = PushButton(self.tr("Play a round"))
        self.out_button = PushButton(self.tr("Play it out"))
        self.dice_button = PushButton(self.tr("Other dice"))
        self.start_button = PushButton(self.tr("From the start"))
        self.note = Label(role="bad", wraps=True)
        self.change = Label(role="small", wraps=True)
        self.log_model = ScratchLog(self)
        self.log = LogList()
        self.log.setModel(self.log_model)
        self.log_delegate = ScratchLogDelegate(self.log_model, self.log)
        self.log.setItemDelegate(self.log_delegate)
        self.log.setAccessibleName(self.tr("Log of the fight that is tried out"))
        self.log.setMinimumHeight(px(LEAST_LOG))
        self.winners = Label(wraps=True)
        self.length = Label(wraps=True)
        self.progress = Label(role="small", wraps=True)

    def _arrange(self) -> None:
        self.buttons = FlowPanel(6)
        self.buttons.add(self.step_button, self.round_button, self.out_button, self.dice_button, self.start_button)
        self.body = QWidget()
        odds = stacked(self.winners, self.length, self.progress, spacing=4)
        stacked(
            self.order, self.figures, self.buttons, self.note, self.change, (self.log, 1), odds, on=self.body, spacing=8
        )
        stacked(self.title, (self.body, 1), (self.empty, 1), on=self, margins=(12, 12, 12, 12), spacing=8)
        self.setMinimumWidth(px(NARROWEST))
        self.setMaximumWidth(px(WIDEST))

    def _listen(self) -> None:
        self.step_button.clicked.connect(self.step)
        self.round_button.clicked.connect(self.play_round)
        self.out_button.clicked.connect(self.play_out)
        self.dice_button.clicked.connect(self.throw_other_dice)
        self.start_button.clicked.connect(self.begin_again)
        self.order.selectionModel().currentChanged.connect(self._show_figures)
        self.figures.linkActivated.connect(self._explain)
        self.figures.linkHovered.connect(self._tell_meaning)
        self.log.clicked.connect(self._explain_line)
        self._playing.setSingleShot(True)
        self._playing.timeout.connect(self._play)
        self._working_out.timeout.connect(self._work_out)
        self._settling.setSingleShot(True)
        look().theme_changed.connect(self._restyle)

    # --- what is tried out ------------------------------------------------------------------------------

    def set_system(self, system: System[Any, Any] | None) -> None:
        """Play the same turns with the same dice by changed rules; None: there are none that can be played."""
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
            self._remember_odds()
        if not is_first:
            self._settling.start(SETTLED)
        self._begin()

    def set_creatures(self, contestants: Sequence[Contestant]) -> None:
        """Let these fight instead of the samples; none: the samples."""
        self._chosen = tuple(contestants)
        if self._system is not None:
            self._forget()
            self._begin()

    def _give_up(self) -> None:
        """Play nothing any more."""
        self._playing.stop()
        self._working_out.stop()
        self._settling.stop()
        self._fight = self._start = self.odds = None
        self._told, self._before, self._changes, self._former_odds = [], None, None, None

    def _forget(self) -> None:
        """Compare with nothing: it is another fight."""
        self._before, self._former_odds = None, None

    # --- playing ----------------------------------------------------------------------------------------

    def step(self) -> None:
        """Play one turn."""
        if self._fight is not None and not self._fight.is_over:
            self._goal, self._until_round = self._fight.turns + 1, 0
            self._play()

    def play_round(self) -> None:
        """Play to the beginning of the next round."""
        if self._fight is not None:
            self._until_round = self._fight.round + 1
            self._play()

    def play_out(self) -> None:
        """Play to the end."""
        self._goal, self._until_round = TO_THE_END, 0
        self._play()

    def throw_other_dice(self) -> None:
        """Play as many turns with other dice."""
        self.seed += 1
        self._forget()
        self._begin()

    def begin_again(self) -> None:
        """Go back to the beginning of the fight, with the same dice."""
        self._goal, self._until_round = 0, 0
        self._before = None
        self._begin()

    def _begin(self) -> None:
        """Begin the fight anew and play it as far as it was played."""
        self._playing.stop()
        self._working_out.stop()
        self.odds = self._start = self._fight = None
        self._problem, self._is_new = "", True
        system = self._system
        assert system is not None
        try:
            contestants, self._stand_ins = fitted(system, self._chosen or sample_contestants(system, language()))
            self._start = start_of(system, contestants, self.seed, language())
            self._fight = ScratchFight(self._start, self.seed)
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
        """Play on; after a while other things have their turn."""
        fight = self._fight
        if fight is not None:
            clock = QElapsedTimer()
            clock.start()
            while not self._is_there(fight):
                fight.step()
                if clock.elapsed() >= SLICE and not self._is_there(fight):
                    self._playing.start(0)
                    return
            if self._until_round:
                self._goal, self._until_round = fight.turns, 0
            if fight.has_winner and fight.is_over:
                self._goal = TO_THE_END
        self._show()
        if self._start is not None and self.odds is None:
            self.odds = ScratchOdds(self._start, self.seed, FIGHTS)
            if self.isVisible():
                self._working_out.start(0)
            self._show_odds()

    # --- showing ----------------------------------------------------------------------------------------

    def _show(self) -> None:
        """Show the fight as it stands."""
        self.body.setVisible(self._system is not None)
        self.empty.setVisible(self._system is None)
        if self._system is None:
            return
        self._show_log()
        self._show_combatants()
        self._show_note()
        can_go_on = self._fight is not None and not self._fight.is_over
        for button in (self.step_button, self.round_button, self.out_button):
            button.setEnabled(can_go_on)
        for button in (self.dice_button, self.start_button):
            button.setEnabled(self._fight is not None)
        self._show_odds()

    @property
    def _read(self) -> System[Any, Any]:
        """The system with its terms as they are read."""
        assert self._system is not None
        return as_read(self._system)

    def _teller(self) -> Teller:
        fight, names = None, dict[str, str]()
        acts: Mapping[str, Any] = {}
        if self._fight is not None:
            fight = self._fight.service.fight
            names = {id: combatant.name for id, combatant in fight.combatants.items()}
            acts = {"acts": self._fight.service.journal.acts()}
        return Teller(self._read, names, language(), fight, **acts)

    def _show_log(self) -> None:
        """Show what has happened; of the same fight only what is new comes in."""
        facts: list[Fact] = [] if self._fight is None else self._fight.facts()
        teller = self._teller()
        self._told = told_facts(facts, teller)
        bar = self.log.verticalScrollBar()
        at, is_at_end = bar.value(), bar.value() >= bar.maximum() - px(EDGE)
        if self._is_new:
            self._changes = None if self._before is None else differences(self._before, self._told)
            self.log_model.changed = (self._changes or NO_DIFFERENCES).changed
            self.log_model.show(facts, teller)
        else:
            lines = self.log_model.lines
            last = lines[-1].fact["n"] if lines else 0
            self.log_model.add(self.log_model.lines_of([fact for fact in facts if fact["n"] > last]))
        self._is_new = False
        if is_at_end:
            self.log.scrollToBottom()
        else:
            self.log.doItemsLayout()
            bar.setValue(at)
        self._show_changes()

    def _show_changes(self) -> None:
        changes = self._changes
        self.change.setVisible(changes is not None)
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
        self.order.setVisible(self._fight is not None)
        if self._fight is None:
            self.figures.hide()
            return
        fight, system = self._fight.service.fight, self._read
        looks = self._looks.looks(fight, system, {})
        self.order.show_rows(self._rows.rows(fight, system, {}, looks=looks))
        self._show_figures()

    def _show_figures(self, *_: object) -> None:
        """Show the numbers of who is chosen, each with its explanation."""
        fight = None if self._fight is None else self._fight.service.fight
        combatant = None if fight is None else fight.combatants.get(self.order.chosen)
        self._figures = ()
        if fight is not None and combatant is not None:
            system = self._read
            fresh = system.new_combatant(combatant.id, combatant.name, combatant.side, combatant.sheet, {})
            usual = system.outcome.stats(fight, fresh)
            named = lambda stat: named_stat(system, stat)  # noqa: E731
            self._figures = figures_of(system, fight, combatant, combatant.sheet, usual, named)
            self.figures.introduce(self.tr("Numbers of {name}").format(name=combatant.name))
        self.figures.setText(figures_html(self._figures))
        self.figures.setVisible(bool(self._figures))

    def _show_note(self) -> None:
        self.note.setText("\n".join(filter(None, (self._problem_words(), self._stand_in_words()))))
        self.note.setVisible(bool(self.note.text()))

    def _stand_in_words(self) -> str:
        if not self._stand_ins:
            return ""
        words = self.tr("{names}: the sheet does not fit these rules, so usual numbers take its place.")
        return words.format(names=", ".join(self._stand_ins))

    def _problem_words(self) -> str:
        """Return why the fight does not go on, or cannot begin; empty where it can or is over."""
        fight = self._fight
        if fight is None:
            return self._problem
        if fight.error is not None:
            return self._failed(fight.error)
        if sentence := fight.refusal_sentence(self._read, language()):
            return sentence
        if fight.is_too_long:
            return self.tr("Nobody has won after {number} turns.").format(number=fight.turns)
        return self.tr("The fight cannot go on from here.") if fight.is_over and not fight.has_winner else ""

    # --- why --------------------------------------------------------------------------------------------

    def _explain(self, stat: str) -> None:
        """Show how a number comes about."""
        if self._fight is None:
            return
        fight, system = self._fight.service.fight, self._read
        combatant = fight.combatants[self.order.chosen]
        steps: Sequence[Sequence[Any]] = system.outcome.explain(fight, combatant, stat)
        if not steps:
            steps = ((self.tr("on the sheet"), system.outcome.stats(fight, combatant).get(stat), "base", None),)
        title = self.tr("{label} of {name}").format(label=system.stat_label(stat), name=combatant.name)
        self._open_card(title, steps)

    def _explain_line(self, index: Index) -> None:
        """Show how the number in a line of the log comes about."""
        line = index.data(ROW_ROLE)
        if isinstance(line, LogLine) and steps_of(line.fact):
            self._open_card(line.text, steps_of(line.fact))

    def _open_card(self, title: str, steps: Sequence[Sequence[Any]]) -> None:
        teller = self._teller()
        named = [(teller.step(str(term)), *rest) for term, *rest in steps]
        card = ExplanationCard(title, named, teller.origin, self)
        card.closed.connect(card.deleteLater)
        card.open()

    def _tell_meaning(self, stat: str) -> None:
        usually = self.tr("On the sheet: {value}")
        words = next((meaning_of(figure, usually) for figure in self._figures if figure.stat == stat), "")
        QToolTip.showText(QCursor.pos(), tip(words), self.figures)

    # --- odds -------------------------------------------------------------------------------------------

    @property
    def is_playing(self) -> bool:
        """Whether the fight is still being played as far as is wanted."""
        return self._playing.isActive()

    @property
    def is_working_out(self) -> bool:
        """Whether odds are being worked out."""
        return self._working_out.isActive()

    @property
    def is_at_rest(self) -> bool:
        """Whether everything is shown that was wanted."""
        return not self.is_playing and (self.odds is None or self.odds.is_over)

    def _remember_odds(self) -> None:
        """Keep the odds to compare with, if enough fights were played."""
        if self.odds is not None and (self.odds.is_over or self.odds.played >= ENOUGH_FIGHTS):
            self._former_odds = self.odds.tally.odds() if self.odds.played else None

    def _work_out(self) -> None:
        """Play some of the fights."""
        odds = self.odds
        if odds is None or odds.is_over:
            self._working_out.stop()
            return
        clock = QElapsedTimer()
        clock.start()
        are_all_played = odds.play(lambda: clock.elapsed() >= SMALL_SLICE)
        if are_all_played or self._shown.elapsed() >= SELDOM:
            self._show_odds()

    def _show_odds(self) -> None:
        self._shown.restart()
        odds = self.odds
        for label in (self.winners, self.length, self.progress):
            label.setVisible(odds is not None)
        if odds is None:
            return
        if odds.error is not None:
            self.progress.setText(self._failed(odds.error))
        elif odds.is_over:
            words = self.tr("Of {number} fights with these creatures")
            if odds.has_no_end:
                words = self.tr("None of {number} fights came to an end.")
            self.progress.setText(words.format(number=odds.played))
        else:
            words = self.tr("{played} of {number} fights are played")
            self.progress.setText(words.format(played=odds.played, number=odds.fights))
        now, before = odds.tally.odds(), self._former_odds
        has_figures = odds.played > 0 and not odds.has_no_end
        self.winners.setVisible(has_figures)
        self.length.setVisible(has_figures)
        if has_figures:
            shares = [self._share(side, now, before) for side in now.sides]
            self.winners.setText(self.tr("Wins: {sides}").format(sides=" · ".join(shares)))
            rounds = between(now.rounds)
            if before is not None and between(before.rounds) != rounds:
                rounds = self.tr("{now} (was {before})").format(now=rounds, before=between(before.rounds))
            self.length.setText(self.tr("Rounds: {rounds}").format(rounds=rounds))

    def _share(self, side: str, now: Odds, before: Odds | None) -> str:
        share = percent(now.sides[side])
        if before is not None and side in before.sides and percent(before.sides[side]) != share:
            share = self.tr("{now} (was {before})").format(now=share, before=percent(before.sides[side]))
        return f"{side_name(side)} {share}"

    # --- the panel --------------------------------------------------------------------------------------

    def _restyle(self) -> None:
        self._show_figures()
        self.order.updateGeometry()

    def showEvent(self, event: QShowEvent) -> None:
        """Go on with the odds."""
        super().showEvent(event)
        if self.odds is not None and not self.odds.is_over:
            self._working_out.start(0)

    def hideEvent(self, event: QHideEvent) -> None:
        """Work nothing out that nobody sees."""
        super().hideEvent(event)
        self._working_out.stop()
