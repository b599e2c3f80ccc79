"""The page of a running fight: order, stage and log, and the keys that move them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import TypeVar

from PySide6.QtCore import QObject, Qt, Signal, SignalInstance
from PySide6.QtGui import QContextMenuEvent, QFocusEvent, QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QFrame, QWidget

from rules.core.facts import Fact
from ui.board.fight.board import FightBoard
from ui.edits.items import ItemTransfer
from ui.encounter.action_form.model import ActionFormModel
from ui.encounter.action_panel.controller import ActionController
from ui.encounter.action_panel.declarations import DeclarationController
from ui.encounter.action_panel.group_action import GroupActionController
from ui.encounter.action_panel.panel import Stage
from ui.encounter.action_panel.presenter import SheetSelection, StagePresenter
from ui.encounter.fight.bottom_bar import BottomBar, RollersBar
from ui.encounter.fight.drops import FightDrops
from ui.encounter.fight.history_bar import BranchComparison, HistoryBar
from ui.encounter.fight.keys import FightKeys, HistoryKeys, SheetActions
from ui.encounter.fight.layout import FightLayout
from ui.encounter.fight.order_column import OrderColumn
from ui.encounter.fight.top_bar import TopBar
from ui.encounter.gm.cues_bar import CuesBar
from ui.encounter.gm.override_menu import RulingMenu
from ui.encounter.gm.status_palette import StatusPalette
from ui.encounter.gm.suggestions import SuggestionController
from ui.encounter.gm.typed_override import TypedOverride
from ui.encounter.gm.waves_bar import WavesBar
from ui.encounter.log.comments import CommentController
from ui.encounter.log.panel import LogPanel, LogPresenter
from ui.encounter.prompt.bar import PromptPresenter
from ui.encounter.sheet.card import SheetEditController
from ui.encounter.sheet.explain import ExplanationController
from ui.encounter.timeline.strip import Timeline, TimelinePresenter
from ui.encounter.turn_order.view import OrderView
from ui.odds.fight import FightOdds
from ui.odds.service import OddsService
from ui.party.items import ItemsPanel
from ui.session.controller import Conductor
from ui.session.fight import Happening
from ui.session.history_view import HistoryView
from ui.session.marks import LibraryAside
from ui.session.prompts import OpenQuestion
from ui.session.view.fight_view import FightView
from ui.session.view.maker import ViewMaker
from ui.theme.sizes import px
from ui.theme.theme import GRID, look
from ui.widgets.layouts import stacked
from ui.widgets.overlay_card import Card

Slice = TypeVar("Slice")
"""A slice of the view."""
LOW = 340
"""Height in pixels under which the page leaves out what the order says, too."""


class FightPage(QWidget):
    """Run a fight by keyboard and mouse."""

    conditions_changed = Signal()
    """Other commands of the window may be possible now: the fight is over, or has a board or notes."""
    steps_changed = Signal()
    """What can be undone or redone has changed."""

    def __init__(
        self, conductor: Conductor, handing: ItemTransfer, foretelling: OddsService, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.setAccessibleName(self.tr("Fight"))
        self.conductor = conductor
        self.views = ViewMaker(conductor, lambda: self.log.language)
        self._refreshing = False
        self._shown: FightView | None = None
        """The view that is shown; None without an open fight."""
        self._handed: dict[str, object] = {}
        """Each slice as a part of the page has it."""
        self.composer = ActionFormModel(self)
        self.declaring = DeclarationController(conductor, self)
        self.top = TopBar(self)
        self.timeline = Timeline(self)
        self.timeline.setVisible(False)
        self.arrangement = FightLayout(self)
        self.order = OrderView(self)
        self.palette_of_statuses = StatusPalette(self)
        self.palette_of_statuses.hide()
        self.things = ItemsPanel(conductor.library, handing, self, finds=False)
        self.belongings = PartyItemsPresenter(conductor, handing, self.things)
        self.log = self.arrangement.wait(LogPanel(conductor.language, self.arrangement))
        self.fight_log = LogPresenter(conductor, self.views, self.log)
        self.typed_ruling = TypedOverride(conductor, self.order, self.fight_log.teller)
        board = FightBoard(conductor, self.composer, lambda: self.typed_ruling.text, self.arrangement)
        self.board = self.arrangement.wait(board)
        self.stage = self.arrangement.wait(Stage(conductor, self.composer, self.arrangement))
        self._make_deeds(conductor, handing)
        self._make_views(conductor, foretelling)
        self._build()
        self._connect_conductor()
        self._connect_order()
        self._connect_stage()
        self._log_folded()
        look().theme_changed.connect(self._make_room)

    def _make_deeds(self, conductor: Conductor, handing: ItemTransfer) -> None:
        """Make the parts that act by key, mouse or menu."""
        self.commenting = CommentController(conductor, self.log, self)
        self.rollers = RollersBar(conductor, self.views, self)
        self.acting = ActionController(conductor, self.composer, self.declaring, self.order, self)
        self.as_one = GroupActionController(conductor, self.acting, self)
        self.rulings = RulingMenu(conductor, self.order, self)
        self.sheets = SheetEditController(conductor, handing.edits, self)
        self.drops = FightDrops(conductor, handing, self.order, self.board, self.rulings, self)
        self.explaining = ExplanationController(conductor, self.fight_log.teller, self)
        self.tick_line = TimelinePresenter(conductor, self.composer, self.timeline)
        self.whose_sheet = SheetSelection(conductor, self.acting, self.order, self)
        self.presenting = StagePresenter(conductor, self.views, self.acting, self.whose_sheet, self.stage)
        self.from_sheet = SheetActions(
            conductor, self.acting, self.presenting, self.explaining, self.rulings, self.stage
        )
        self.fight_keys = FightKeys(
            conductor, self.acting, self.order, self.stage, self.rulings, self.typed_ruling, self.from_sheet
        )

    def _make_views(self, conductor: Conductor, foretelling: OddsService) -> None:
        """Make the parts that look ahead or back."""
        self.wave_line = WavesBar(conductor, self.views, self)
        self.cue_line = CuesBar(conductor, self.views, self.order, self)
        self.bottom = BottomBar(self.rollers, self.top, (self.wave_line, self.cue_line), self)
        self.odds = FightOdds(conductor, self.views, foretelling, self.order, self)
        self.proposing = SuggestionController(conductor, self.views, self.acting, self.stage)
        self.past = HistoryView(conductor)
        self.past_line = HistoryBar(self.past, lambda: conductor.encounter_name, self)
        self.fight_keys.past = HistoryKeys(self.past_line, self.fight_keys.go_to_row, conductor.is_looking_back).take
        self.side_by_side = BranchComparison(conductor, self)
        self.asking = PromptPresenter(conductor, self.views, self.stage.question)

    def _build(self) -> None:
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.arrangement.hold(
            OrderColumn(self.order, (self.palette_of_statuses, self.things), self.arrangement.left),
            self.board,
            self.stage,
            self.log,
            beside_order=(self.palette_of_statuses, self.things),
        )
        self.order.setFrameShape(QFrame.Shape.NoFrame)
        layout = stacked(on=self, spacing=0)
        for part in (self.past_line, self.top, self.odds.bar, self.timeline):
            layout.addWidget(part)
        layout.addWidget(self.arrangement, 1)
        layout.addWidget(self.bottom)

    def _connect_conductor(self) -> None:
        conductor, acting = self.conductor, self.acting
        conductor.fight_changed.connect(self.show_fight)
        conductor.step_done.connect(self._happened)
        conductor.marking.marks_changed.connect(self.look_again)
        conductor.questions.question_changed.connect(self._question_changed)
        self.composer.action_changed.connect(self._allow_steps)
        self.composer.action_changed.connect(lambda: self.stage.say(""))
        self.composer.action_changed.connect(self._drop_typed_ruling)
        self.composer.action_changed.connect(acting.mark_targets)
        self.declaring.declarations_changed.connect(self._declaring_changed)
        self.declaring.lines_changed.connect(self._lines_changed)
        self.top.next_requested.connect(acting.go_on)
        self.top.undo_requested.connect(acting.undo)
        self.top.redo_requested.connect(acting.redo)
        self.top.log_requested.connect(self.toggle_log)
        self.top.countdown_requested.connect(self.rulings.set_countdown)
        self.top.wave_requested.connect(self.wave_line.enter_next)
        self.wave_line.wave_postponed.connect(self._show_top)
        self.bottom.room_changed.connect(self._share_bottom)
        self.top.announced_moved.connect(self.bottom.arrange)
        self.top.cue_requested.connect(self.cue_line.pick)
        self.arrangement.folded_changed.connect(self._log_folded)
        self.log.why_requested.connect(self.explaining.show_why)
        self.log.past_requested.connect(self.past.look_back_at)
        self.log.combatant_requested.connect(self.order.select)
        self.past.position_changed.connect(self._stands_elsewhere)
        self.past.position_changed.connect(self.proposing.look)
        self.fight_keys.board_requested.connect(self._change_focus)
        self.fight_log.drag_by(self.stage.outcome.grip, handout=True)
        for part in (self.palette_of_statuses, self.things, self.fight_keys):
            part.focus_released.connect(self.setFocus)
        self.palette_of_statuses.status_chosen.connect(self.rulings.put_on_selected)

    def _connect_order(self) -> None:
        order, rulings = self.order, self.rulings
        self.timeline.marker_clicked.connect(self._pointed)
        order.row_clicked.connect(self._pointed)
        order.ruling_requested.connect(rulings.open_for)
        rulings.check_requested.connect(self.acting.call_check)
        rulings.sheet_requested.connect(self.sheets.open)
        rulings.lines_requested.connect(self.log.show_last_of)
        order.row_moved.connect(self.typed_ruling.reorder)
        order.beyond.row_carried.connect(self.board.carry)
        order.beyond.row_dropped.connect(self.board.put_down)
        order.beyond.drag_returned.connect(self.board.carry_nobody)
        order.place_clicked.connect(self.explaining.explain_place)
        order.chip_clicked.connect(rulings.open_for_chip)
        order.pool_dragged.connect(self.typed_ruling.set_pool)
        order.selectionModel().currentChanged.connect(self._selected)

    def _connect_stage(self) -> None:
        stage, board, acting = self.stage, self.board, self.acting
        signals = (
            self.conductor.save_failed,
            acting.message_requested,
            board.message_requested,
            stage.compose.message_requested,
            self.declaring.message_requested,
        )
        others = (self.rulings, self.drops, self.past_line, self.side_by_side, self.odds, self.proposing)
        lines = (self.wave_line, self.cue_line, self.as_one)
        for signal in (*signals, *(part.message_requested for part in (*others, *lines)), self.belongings.refused):
            signal.connect(stage.say)
        self.typed_ruling.typed_changed.connect(stage.show_typed)
        self.tick_line.landing_changed.connect(stage.compose.show_landing)
        stage.compose.option_hovered.connect(self.tick_line.consider)
        stage.compose.confirmed.connect(acting.do)
        stage.compose.why_refused = acting.why_refused
        stage.compose.cancel_requested.connect(self.fight_keys.escape)
        stage.message.override_requested.connect(acting.insist)
        acting.override_offered.connect(stage.message.offer_word)
        stage.waiting.begin_requested.connect(acting.go_on)
        stage.waiting.end_requested.connect(acting.end)
        stage.outcome.things_requested.connect(self.belongings.turn)
        stage.action_chosen.connect(acting.choose)
        stage.out_of_turn.action_chosen.connect(acting.choose_out_of_turn)
        stage.out_of_turn.choice_requested.connect(self.fight_keys.out_of_turn)
        stage.cards.card_used.connect(acting.choose_with)
        for taken_up in (stage.cards.card_used, self.from_sheet.action_taken_up, self.rulings.check_requested):
            taken_up.connect(self.setFocus)
        stage.declarations.line_clicked.connect(self._declaration_picked)
        board.piece_clicked.connect(self._pointed)
        board.rulings_requested.connect(self.rulings.open_for)
        board.view.pieces_lassoed.connect(self.order.select_together)
        board.cell_chosen.connect(self.composer.choose)
        board.confirmed.connect(acting.do)
        board.enter_ignored.connect(self.fight_keys.enter)
        board.keys_released.connect(self.setFocus)

    def toggle_log(self) -> None:
        """Show or hide the log; where it has no room bring forward what lies behind."""
        self.arrangement.turn()

    def _log_folded(self) -> None:
        arrangement = self.arrangement
        shown = arrangement.log_shown and not arrangement.folds_order
        self.top.show_log(leads_to=arrangement.turns_to, shown=shown)

    # --- showing ---------------------------------------------------------------------------------------

    def show_fight(self) -> None:
        """Show the open fight."""
        for card in self.findChildren(Card):
            card.shut()
        self.composer.stop()
        self.typed_ruling.clear()
        self.things.fold()
        self.past_line.show_past()
        self.stage.say("")
        self._shown = None
        self._handed.clear()
        if not self.conductor.is_open:
            self.order.order.show_rows([], fade=False)
            self.fight_log.open()
            return
        system = self.conductor.system
        by_name = sorted(system.statuses.values(), key=lambda status: status.label)
        self.palette_of_statuses.show_statuses(by_name, system, lambda: self.conductor.fight.options)
        self.fight_log.open()
        self._refresh(fade=False, passed_on=True, at_once=True)
        self.belongings.show()

    @property
    def keys(self) -> Mapping[str, str]:
        """Combatant id to the key that aims at it."""
        return self.views.view().letters if self.conductor.is_open else {}

    def _happened(self, happening: Happening) -> None:
        with self.stage.at_once():
            self.stage.say("")
            self.composer.stop()
            self.fight_log.happened(happening)
            self._refresh(fade=happening.kind == "done", passed_on=happening.passed_on)
        self.belongings.show()
        if happening.holds("end"):
            self.belongings.ended(undone=happening.kind == "undone")

    def _stands_elsewhere(self, gone: list[Fact], back: list[Fact]) -> None:
        """Show another point of the past, or the present."""
        self.stage.say("")
        self.composer.stop()
        self.typed_ruling.clear()
        self.fight_log.go_to(gone, back)
        self._refresh(fade=False, passed_on=True)
        self.belongings.show()

    def look_again(self) -> None:
        """Show the fight after names, looks, cues or who is hidden have changed, and nothing that was said before."""
        self.stage.say("")
        self.fight_log.show_names()
        self._refresh(fade=False)
        self.belongings.show()

    def _refresh(self, *, fade: bool, passed_on: bool = False, at_once: bool = False) -> None:
        """Show the fight as it is; select the combatant whose turn has come first."""
        view, before = self.views.view(), self._shown
        self.bottom.rolls = not view.is_past
        self.top.notes.setVisible(bool(view.notes))
        self._hand("sides", view.sides, lambda _: self.rollers.refresh())  # before their bar is given its height
        self._refreshing = True
        self._hand("letters", view.letters, self.stage.set_letters)
        self._hand("looks", view.looks, self.stage.set_looks)
        self._hand("rows", view.rows, partial(self.order.order.show_rows, fade=fade))
        if passed_on and view.active:
            self.order.select(view.active)
        self._refreshing = False
        self._hand("timeline", view.timeline, self.timeline.show_round)
        self._show_top()
        self.presenting.show(at_once=at_once)
        has_board = view.board is not None
        self._hand("has board", has_board, lambda wanted: self.arrangement.show_board(wanted=wanted))
        self._hand("is over", view.clock.is_over, lambda is_over: self.arrangement.end(is_over=is_over))
        self._hand("board", view.board, self.board.show_board)
        if has_board or before is None or before.board is not None:
            self.board.look_again()
        self._make_room()
        self._allow_steps()
        conditions = (view.clock.is_over, has_board, bool(view.notes))
        self._hand("conditions", conditions, lambda _: self._announce(self.conditions_changed))
        self._shown = view

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Make room where there is little."""
        super().resizeEvent(event)
        self._make_room()

    def _make_room(self) -> None:
        """On a low page leave out the timeline, as the order says the same, and what does nothing where nobody acts."""
        is_low = self.height() < px(LOW)
        self._hand("is low", is_low, lambda is_low: self.timeline.fold(folded=is_low))
        rolls = self.conductor.is_open and not (self.conductor.looks_back or self.views.view().clock.is_over)
        self.bottom.setVisible(rolls or not is_low)
        layout = self.layout()
        if layout is not None:  # without the bar the order would stand on the edge; an end needs the height itself
            is_bare, is_past = self.bottom.isHidden(), self.conductor.looks_back
            layout.setContentsMargins(0, 0, 0, px(GRID) if is_bare and is_past else 0)
            self.arrangement.keep_off(off=is_bare and not is_past)
        self.top.setVisible(not (is_low and self.conductor.looks_back))

    def _hand(self, slice: str, shown: Slice, show: Callable[[Slice], object]) -> bool:
        """Give a part its slice of the view if that has changed; return whether it has."""
        if slice in self._handed and self._handed[slice] == shown:
            return False
        self._handed[slice] = shown
        show(shown)
        return True

    def _share_bottom(self) -> None:
        """Share another room among the lines under the fight; what has none is told above."""
        self.bottom.arrange()
        self._show_top()

    def _show_top(self) -> None:
        if not self.conductor.is_open:
            return
        view = self.views.view()
        waiting = self.wave_line.in_sight(view) if view.waves else []
        declares = any(line.command is not None for line in self.declaring.declarations())
        due = self.wave_line.due(view) if view.waves and view.reminds else []
        cues = view.cues if view.reminds else ()
        self._hand("waves", due, self.wave_line.show_waves)
        self._hand("cues", cues, lambda _: self.cue_line.show_cues(view))
        rolling = (self.bottom.rolls, view.sides, self.conductor.rollers.now)
        self._hand("bottom", (due, cues, rolling), lambda _: self.bottom.arrange())
        has_no_line = bool(due) and not self.cue_line.isVisibleTo(self)
        ahead = [cue.words for cue in view.cues if not cue.is_due or has_no_line]
        clock = (view.clock, waiting, ahead, declares)
        if self._hand("clock", clock, lambda _: self.top.show_clock(view.clock, waiting, ahead, declares=declares)):
            self.bottom.arrange()

    def _allow_steps(self) -> None:
        steps = (self.acting.can_undo, self.acting.can_redo, not self.conductor.looks_back)
        self._hand("steps", steps, self._show_steps)

    def _show_steps(self, steps: tuple[bool, bool, bool]) -> None:
        for button, is_possible in zip((self.top.undo, self.top.redo, self.top.next), steps, strict=True):
            button.setEnabled(is_possible)
        self._announce(self.steps_changed)

    def _announce(self, changed: SignalInstance) -> None:
        """Announce changes of a fight that is already shown; another fight is announced by its conductor."""
        if self._shown is not None:
            changed.emit()

    def _question_changed(self, open_question: OpenQuestion | None) -> None:
        """Show that a question is open, or none any more; close the action that is set up."""
        self.stage.say("")
        if open_question is not None:
            self.composer.stop()
        self._show_top()
        self.stage.make_room()
        self._allow_steps()

    def go_on_from(self, other: FightPage) -> None:
        """Take over what is shown and told, selection, typed text and action of another page over the same fight."""
        if (shown := other.past.shown) is not None:
            self.past.look_back(shown.steps_done)
        self.order.go_on_from(other.order)
        self.odds.go_on_from(other.odds)
        self.whose_sheet.pin_as(other.whose_sheet)
        self.stage.question.dice.type_again(other.stage.question.dice.typed)
        self.acting.go_on_from(other.acting)
        self.log.go_on_from(other.log)

    def _pointed(self, id: str) -> None:
        if self.composer.action is None:
            self.order.select(id)
        elif not self.composer.aim(id):
            self.stage.say(self.acting.why_not_at(id))
        self.setFocus()

    def _selected(self) -> None:
        self.fight_keys.unsay()
        self.board.bring_up("" if (row := self.order.selected) is None else row.id)
        if self.conductor.is_open and not self._refreshing:
            if self.views.view().active is None:
                self.presenting.show()
            else:
                self.presenting.show_block()
        self.typed_ruling.clear()

    def _drop_typed_ruling(self) -> None:
        """Say that a typed ruling is not done, where an action is set up by mouse instead."""
        text = self.typed_ruling.text
        if self.composer.action is not None and self.typed_ruling.clear():
            self.stage.say(self.tr("The ruling {text} was not done: an action is set up instead.").format(text=text))

    def _declaration_picked(self, id: str) -> None:
        self.declaring.pick(id)
        self.setFocus()

    def _declaring_changed(self) -> None:
        self.composer.stop()
        self.stage.say("")
        self.presenting.show()
        if self.declaring.picked is not None:
            self.order.select(self.declaring.picked)

    def _lines_changed(self) -> None:
        if self.conductor.is_open:
            self.presenting.show()

    # --- cards ---------------------------------------------------------------------------------------

    @property
    def card(self) -> Card | None:
        """The card open over the fight."""
        return next((card for card in self.findChildren(Card) if card.isVisible()), None)

    # --- keys ------------------------------------------------------------------------------------------

    def _change_focus(self) -> None:
        """Move the focus to the board, or back to the page."""
        self.arrangement.show_board_again()
        if self.board.view.hasFocus():
            self.setFocus(Qt.FocusReason.ShortcutFocusReason)
        elif self.board.isVisibleTo(self):
            self.board.take_keys()

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Pass the focus on to the board where an action waits for a cell."""
        super().focusInEvent(event)
        if self.board.lent and event.reason() == Qt.FocusReason.OtherFocusReason:
            self.board.view.setFocus()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Handle every key of a fight."""
        if not self.fight_keys.take(event):
            super().keyPressEvent(event)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        """Open the rulings of the selected combatant by the Menu key."""
        if event.reason() == QContextMenuEvent.Reason.Keyboard:
            self.rulings.open_for_selected()

    def focusNextPrevChild(self, forward: bool) -> bool:
        """Let Tab move through the fields of an action, stay with a question, else move through the window."""
        if self.composer.action is not None or self.conductor.open_question is not None:
            return False
        return super().focusNextPrevChild(forward)


class PartyItemsPresenter(QObject):
    """Show the items of the party that fights."""

    def __init__(self, conductor: Conductor, handing: ItemTransfer, things: ItemsPanel) -> None:
        super().__init__(things)
        self._conductor, self._handing, self._things = conductor, handing, things
        self._is_past = False
        self.refused = handing.edits.edit_refused
        """Why an item could not change hands, in one sentence."""
        things.setContentsMargins(px(4), px(8), px(4), px(4))
        handing.item_handed_over.connect(self._handed)

    def show(self) -> None:
        """Show who carries what, and the spoils; read only while the pane is visible."""
        is_past, was_past = self._conductor.looks_back, self._is_past
        self._is_past = is_past
        if is_past != was_past or not self._things.isHidden():
            self._read()
            self._things.put_aside(aside=is_past)

    def turn(self) -> None:
        """Show the pane with the focus in it, or hide it; in the past nothing changes hands."""
        if not self._conductor.is_looking_back():
            self._read()
            self._things.turn()

    def ended(self, *, undone: bool) -> None:
        """Show the spoils at the end of the fight, or hide them after that is undone."""
        self._read()
        offer = self._things.withdraw if undone else self._things.offer_spoils
        offer()

    def _read(self) -> None:
        current_fight = self._conductor.current_fight if self._conductor.is_open else None
        members = (
            () if current_fight is None else map(self._conductor.library.parties.member, current_fight.members.values())
        )
        self._things.show_party(next((member.party_id for member in members if member is not None), None))

    def _handed(self, words: str) -> None:
        """Make a transfer of items during a fight an undo step of the fight."""
        self._conductor.marking.note(LibraryAside.of(self._handing.edits.stack, self._conductor.steps_done, words))
