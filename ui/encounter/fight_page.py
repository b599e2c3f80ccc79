"""The page of a running fight: order, stage and log, and the keys that move them."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from itertools import zip_longest
from typing import Any

from PySide6.QtCore import QPoint, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QFrame, QVBoxLayout, QWidget

from models.refusals import LibraryError
from models.setups import lasting
from rules.actions import Action, Option
from rules.geometry import Cell
from rules.service import Refused
from ui.board.fight_board import FightBoard
from ui.card import Card
from ui.conductor import Conductor, Happening, beginning
from ui.dragging import Dropped
from ui.encounter.arrangement import Arrangement
from ui.encounter.asking import Asking
from ui.encounter.composer import Composer
from ui.encounter.declaring import Declaring
from ui.encounter.explaining import Explaining
from ui.encounter.fight_keys import FightKeys
from ui.encounter.log_view import LogPanel
from ui.encounter.offers import Offers
from ui.encounter.order_view import OrderView
from ui.encounter.picker import Choice, Picker
from ui.encounter.presenting import Presenting
from ui.encounter.rollers_bar import RollersBar
from ui.encounter.rows import RowMaker, letters, letters_from_start
from ui.encounter.ruling_menu import RulingMenu
from ui.encounter.stage import Stage
from ui.encounter.tick_line import TickLine
from ui.encounter.timeline import Timeline
from ui.encounter.top_bar import TopBar
from ui.refusal_words import library_sentence


class FightPage(QWidget):
    """Runs a fight by keyboard and mouse."""

    closed = Signal()
    """The fight is put away."""

    def __init__(self, conductor: Conductor, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.conductor = conductor
        self.composer = Composer(self)
        self.declaring = Declaring(conductor, self)
        self.top = TopBar(self)
        self.timeline = Timeline(self)
        self.timeline.setVisible(False)
        self.arrangement = Arrangement(self)
        self.order = OrderView(self)
        self.board = FightBoard(conductor, self.composer, self)
        self.stage = Stage(self.composer, self)
        self.log = LogPanel(conductor.language, self)
        self.rulings = RulingMenu(conductor, self)
        self.offers = Offers(conductor, self.declaring)
        self.explaining = Explaining(self)
        self.tick_line = TickLine(self)
        self.fight_keys = FightKeys(self)
        self.presenting = Presenting(self)
        self.asking = Asking(self)
        self.keys: dict[str, str] = {}
        self._rows = RowMaker()
        self._override = False
        self._insist: Callable[[], None] | None = None
        """Does what was refused last by the game master’s word, where that can stand."""
        self.rollers = RollersBar(conductor, self)
        self._build()
        self._connect()
        self._log_folded()

    def _build(self) -> None:
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.arrangement.hold(self.order, self.board, self.stage, self.log)
        self.order.setFrameShape(QFrame.Shape.NoFrame)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        layout.addWidget(self.top)
        layout.addWidget(self.timeline)
        layout.addWidget(self.arrangement, 1)
        layout.addWidget(self.rollers)

    def _connect(self) -> None:
        conductor = self.conductor
        conductor.fight_changed.connect(self.show_fight)
        conductor.happened.connect(self._happened)
        conductor.marks_changed.connect(self._marks_changed)
        conductor.refused.connect(self._refused)
        conductor.failed.connect(self.stage.say)
        self.top.next_asked.connect(self.go_on)
        self.top.undo_asked.connect(conductor.undo)
        self.top.redo_asked.connect(conductor.redo)
        self.top.log_asked.connect(self.toggle_log)
        self.arrangement.folded_changed.connect(self._log_folded)
        self.top.countdown_asked.connect(self.rulings.set_countdown)
        self.timeline.pointed.connect(self._pointed)
        self.timeline.waited.connect(self.tick_line.wait)
        self.order.pointed.connect(self._pointed)
        self.order.ruling_asked.connect(self.rulings.open_for)
        self.order.dropped.connect(self.drop)
        self.order.reordered.connect(self._reordered)
        self.order.carried.connect(self._carried)
        self.order.put_down.connect(self._put_down)
        self.order.place_pressed.connect(self.explaining.explain_place)
        self.order.chip_pressed.connect(self.rulings.open_for_chip)
        self.order.pool_pulled.connect(self._pulled)
        self.order.selectionModel().currentChanged.connect(self._selected)
        self.stage.action_chosen.connect(self.choose_action)
        self.stage.out_of_turn.chosen.connect(self.choose_out_of_turn)
        self.stage.out_of_turn.several.connect(self.fight_keys.out_of_turn)
        self.board.said.connect(self.stage.say)
        self.board.pointed_at.connect(self._pointed)
        self.board.cell_taken.connect(self.composer.choose)
        self.board.done.connect(self.do_action)
        self.board.enter_left.connect(self.fight_keys.enter)
        self.board.joined.connect(self._joined_on_board)
        self.board.released.connect(self.setFocus)
        self.stage.cards.used.connect(self._card_used)
        self.stage.block.linkActivated.connect(self._thing_used)
        self.stage.begin_asked.connect(self.go_on)
        self.stage.compose.done.connect(self.do_action)
        self.stage.compose.said.connect(self.stage.say)
        self.stage.compose.considered.connect(self.tick_line.consider)
        self.stage.declarations.picked.connect(self._declaration_picked)
        self.declaring.changed.connect(self._declaring_changed)
        self.declaring.said.connect(self.stage.say)
        self.composer.changed.connect(self._mark)
        self.log.language_chosen.connect(self._tell_again)
        self.log.why_asked.connect(self.explaining.show_why)
        self.stage.number_asked.connect(self.explaining.explain)

    def toggle_log(self) -> None:
        """Shows the log or hides it."""
        self.arrangement.show_log(shown=not self.arrangement.log_shown)

    def _log_folded(self) -> None:
        arrangement = self.arrangement
        self.top.show_log(folded=arrangement.folded, shown=arrangement.log_shown, with_order=arrangement.folds_order)

    # --- showing ---------------------------------------------------------------------------------------

    def show_fight(self) -> None:
        """Shows the fight that is open now."""
        for card in self.findChildren(Card):
            card.shut()
        self.composer.stop()
        self.fight_keys.forget()
        self.stage.say("")
        service = self.conductor.service
        if service is None:
            self.keys = {}
            self.order.order.show_rows([], fade=False)
            self.log.open_fight({}, [], None)
            return
        names = self.conductor.names
        self.keys = letters_from_start(names, service.journal.facts())
        self.asking.speak()
        self.stage.compose.why = self._why
        self.log.open_fight(names, self.conductor.log(), self.conductor.teller(self.log.language))
        self.top.notes.setVisible(bool(self.conductor.encounter_notes))
        self._refresh(fade=False)
        self.rollers.refresh()
        if self.conductor.fight.active:
            self.order.select(self.conductor.fight.active)

    def _happened(self, happening: Happening) -> None:
        entry = happening.entry
        self.stage.say("")
        self._insist = None
        self.composer.stop()
        if any(fact["kind"] == "join" for fact in entry.facts):
            self.log.show_names(self.conductor.names)
            self.log.model.speak_with(self.conductor.teller(self.log.language))
        if happening.kind == "undone":
            self.log.take_back(entry.facts)
        else:
            self.log.add(entry.facts)
        changed = frozenset(whose for whose, _, _, _ in entry.changes)
        round_over = any(not whose and key in ("round", "phase") for whose, key, _, _ in entry.changes)
        self._refresh(fade=happening.kind == "done", changed=None if round_over else changed)
        active = self.conductor.fight.active
        if active and any(key == "active" for _, key, _, _ in entry.changes):
            self.order.select(active)

    def _marks_changed(self) -> None:
        self._refresh(fade=False)

    def _refresh(self, *, fade: bool, changed: frozenset[str] | None = None) -> None:
        fight, system = self.conductor.fight, self.conductor.system
        self.keys = letters(self.conductor.names, self.keys)
        self.stage.set_letters(self.keys)
        rows = self._rows.rows(fight, system, self.keys, changed, self.conductor.marks)
        self.order.order.show_rows(rows, fade=fade)
        self.tick_line.show()
        self.presenting.show()
        self.top.undo.setEnabled(self.conductor.can_undo)
        self.top.redo.setEnabled(self.conductor.can_redo)

    def _card_used(self, action: str, card: str) -> None:
        """Takes up an action with a card in hand."""
        self.choose_action(self.conductor.system.actions[action])
        named = next((number for number, one in enumerate(self.composer.fields()) if one.name == "with"), None)
        if named is not None:
            self.composer.show(named)
            self.composer.choose(card)
        self.setFocus()

    def _thing_used(self, thing: str) -> None:
        """Takes up the first open action that is done with what was clicked on the sheet."""
        for action, closed in self.offers.actions(self.actor):
            field = next((one for one in action.fields if one.name == "with" and one.options is not None), None)
            if closed or field is None or field.options is None:
                continue
            options = field.options(self.conductor.fight, self.actor, {})
            if any(one.id == thing and one.refused is None for one in options):
                self._card_used(action.id, thing)
                return

    @property
    def actor(self) -> Any:
        """Who acts now: the active one; while all declare, the selected one."""
        fight = self.conductor.fight
        if fight is None:
            return None
        declarer = self.declaring.picked
        if declarer is not None:
            return fight.combatants[declarer]
        if fight.active is not None:
            return fight.combatants[fight.active]
        selected = self.order.selected
        return None if selected is None else fight.combatants.get(selected.id)

    @property
    def declares(self) -> bool:
        """Whether actions are only declared now."""
        fight = self.conductor.fight
        return bool(fight.active is None or fight.phase == "declaration")

    def _tell_again(self, language: str) -> None:
        service = self.conductor.service
        if service is not None:
            self.log.show_facts(self.conductor.log(), self.conductor.teller(language))

    # --- composing -------------------------------------------------------------------------------------

    def choose_action(self, action: Action) -> None:
        """Takes an action up."""
        actor = self.actor
        by_surprise = action is self.conductor.system.surprise
        if (actor is None and not by_surprise) or self.conductor.asked is not None or self.conductor.service is None:
            return
        button = self.stage.button_for(action.key) if action.key else None
        if button is not None and button.refused_because:
            self._closed(button.refused_because, action, actor)
            return
        self.take_up(action, actor)

    def take_up(self, action: Action, actor: Any, *, override: bool = False) -> None:
        """Starts putting an action of somebody together; `override`: the game master’s word stands for it."""
        assert self.conductor.service is not None
        self.stage.say("")
        self._insist = None
        self._override = override
        fight, system = self.conductor.fight, self.conductor.system
        declared = self.declares and self.offers.is_declared({"actor": actor and actor.id, "action": action.id})
        seen = self.declaring.seen_by(actor) if declared and actor is not None else fight
        first = {} if actor is None else system.window.first_values(seen, actor, action.id)
        only = system.window.declared_fields(fight, action.id) if declared else None
        self.composer.start(fight, actor, action, self.conductor.service.preview, first, only)
        if self.composer.ready and not self.composer.fields():
            self.do_action()

    def go_on_from(self, other: FightPage) -> None:
        """What has been selected, typed or put together on another page over the same fight stands here too."""
        selected = other.order.selected
        if selected is not None:
            self.order.select(selected.id)
        self.stage.question.dice.type_again(other.stage.question.dice.typed)
        self.declaring.go_on_from(other.declaring)
        former = other.composer
        if former.action is not None and self.conductor.service is not None:
            actor = None if former.actor is None else self.conductor.fight.combatants[former.actor.id]
            self.take_up(former.action, actor, override=other._override)
            self.composer.go_on_from(former)

    def do_action(self) -> None:
        """Does the action that has been put together."""
        if self.composer.action is None:
            return
        command = self.composed()
        if self.declares and command["do"] == "act" and self.offers.is_declared(command):
            self.declaring.take({**command, "do": "declare"})
            return
        self.conductor.command(command)

    def composed(self) -> dict[str, Any]:
        """The command that has been put together."""
        if self.composer.action is self.conductor.system.surprise:
            return beginning(self.composer.given())
        command = self.composer.command()
        return {**command, "override": True} if self._override else command

    # --- the game master's word ------------------------------------------------------------------------

    def _closed(self, sentence: str, action: Action, actor: Any) -> None:
        """An action that is greyed was chosen: says why, and offers the game master's word where it can stand."""
        self._insist = None
        if actor is not None and self.offers.may_override(actor, action):
            self._insist = partial(self.take_up, action, actor, override=True)
        self._say_refused(sentence)

    def _refused(self, sentence: str) -> None:
        """A command was refused: says why, and offers the game master's word where it can stand."""
        command = self.conductor.refused_command
        self._insist = None
        if command is not None and self.conductor.refusal_of({**command, "override": True}) is None:
            self._insist = partial(self.conductor.command, {**command, "override": True})
        self._say_refused(sentence)

    def _say_refused(self, sentence: str) -> None:
        hint = "" if self._insist is None else self.tr("Shift+Enter: so be it.")
        self.stage.say(f"{sentence} {hint}".rstrip())

    def insist(self) -> bool:
        """Lets the game master's word stand for what was refused last; False if there is nothing to insist on."""
        insist, self._insist = self._insist, None
        if insist is None:
            return False
        insist()
        return True

    def _why(self, option: Option) -> str:
        """What an option would be refused with, as far as that is known before it is chosen."""
        actor = self.composer.actor
        details = {} if actor is None else {"actor": actor.id}
        return self.conductor.sentence(Refused(option.refused or "", {**details, **option.details}))

    def choose_out_of_turn(self, action: Action, id: str) -> None:
        """Takes up an action of one whose turn it is not."""
        if self.conductor.asked is None and self.conductor.service is not None:
            self.take_up(action, self.conductor.fight.combatants[id])

    def _mark(self) -> None:
        composer = self.composer
        self.stage.say("")
        if composer.action is None:
            self.order.mark(frozenset(), None)
            self.timeline.show_landing(None)
            return
        landing = self.tick_line.landing()
        self.timeline.show_landing(landing)
        self.stage.compose.show_landing("" if landing is None else landing.text)
        field = next((one for one in composer.fields() if one.kind == "targets"), None)
        named = frozenset(composer.values.get("targets") or ())
        possible = None
        if field is not None and field.options is not None:
            possible = frozenset(option.id for option in composer.options(field))
        self.order.mark(named, possible)

    def _pointed(self, id: str) -> None:
        if self.composer.action is not None:
            self.composer.aim(id)
        else:
            self.order.select(id)
        self.setFocus()

    def _selected(self) -> None:
        if self.conductor.fight is not None:
            if self.conductor.fight.active is None:
                self.presenting.show_stage()
            else:
                self.presenting.show_block()
        self.fight_keys.forget()

    # --- commands --------------------------------------------------------------------------------------

    def go_on(self) -> None:
        """Begins the fight, or goes on to the next turn or phase."""
        fight = self.conductor.fight
        if fight is None:
            return
        if self.composer.action is not None:
            self.fight_keys.say_unfinished()
            return
        if self.conductor.asked is not None:
            self.stage.say(self.tr("A question is open: answer it, or Esc takes the action back."))
            return
        self.composer.stop()
        if fight.phase == "ended":
            self.conductor.close_fight()
        elif fight.phase == "setup":
            self.conductor.begin_fight()
        elif not self.declaring.accept_next() and not self.fight_keys.keep_declared():
            self.conductor.next()

    def _carried(self, id: str, place: QPoint) -> None:
        """A row of the order is held over the board."""
        if self.board.isVisible():
            self.board.carry(id, place)

    def _put_down(self, id: str, place: QPoint) -> None:
        """A row of the order stands on the board where it was let go; elsewhere nothing happens."""
        if self.board.isVisible():
            self.board.put_down(id, place)

    def _reordered(self, actor: str, other: str, before: bool) -> None:
        self.conductor.command({"do": "order", "actor": actor, "before" if before else "after": other})

    def _pulled(self, id: str, pool: str, value: int) -> None:
        self.conductor.command({"do": "set", "actor": id, "pool": pool, "value": value})

    def drop(self, dropped: Dropped, cells: Sequence[Cell] = ()) -> None:
        """Reinforcements dragged in, each on its side; onto `cells`, as far as there are."""
        conductor = self.conductor
        if conductor.fight is None:
            return
        combatants: list[Mapping[str, Any]] = []
        library = conductor.library
        try:
            found = {creature.id: creature for creature in library.creatures.get_all(dropped.creatures)}
            for creature, side in ((found[id], side) for id, side in dropped.sided_creatures() if id in found):
                if creature.system != conductor.system.id:
                    self.stage.say(
                        self.tr("{name} belongs to another rule system than this fight.").format(name=creature.name)
                    )
                    return
                combatants.append({"name": creature.name, "side": side, "sheet": creature.sheet})
            members = dict(dropped.sided_members())
            combatants.extend(
                {
                    "name": member.name,
                    "side": members[member.id],
                    "sheet": library.sheets.of_member(member),
                    **lasting(member),
                }
                for member in library.parties.members()
                if member.id in members
            )
        except LibraryError as error:
            self.stage.say(library_sentence(error))
            return
        placed = [
            {**one, "cell": list(cell)} if cell is not None else one
            for one, cell in zip_longest(combatants, cells[: len(combatants)])
        ]
        conductor.commands(conductor.join_commands(placed))

    def _joined_on_board(self, dropped: Dropped, cells: Sequence[Cell]) -> None:
        self.drop(dropped, cells=cells)

    def _declaration_picked(self, id: str) -> None:
        self.declaring.pick(id)
        self.setFocus()

    def _declaring_changed(self) -> None:
        self.composer.stop()
        self.stage.say("")
        self.presenting.show_stage()
        if self.declaring.picked is not None:
            self.order.select(self.declaring.picked)

    # --- cards ---------------------------------------------------------------------------------------

    def pick(self, title: str, choices: list[Choice], search: Callable[[str], Sequence[Choice]] | None = None) -> None:
        """Opens a list to pick from."""
        Picker(title, choices, self, search=search).open()

    @property
    def card(self) -> Card | None:
        """The card that lies over the fight."""
        return next((one for one in self.findChildren(Card) if one.isVisible()), None)

    # --- keys ------------------------------------------------------------------------------------------

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Everything that is done in a fight, by key."""
        if not self.fight_keys.take(event):
            super().keyPressEvent(event)

    def focusNextPrevChild(self, forward: bool) -> bool:
        """Tab walks the fields of an action that is put together, stays with a question, else walks the window."""
        if self.composer.action is not None or self.conductor.asked is not None:
            return False
        return super().focusNextPrevChild(forward)
