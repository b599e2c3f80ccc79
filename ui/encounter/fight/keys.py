"""The keys of a fight by what is open, and the actions on its sheets."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from PySide6.QtCore import QObject, QPoint, Qt, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence
from PySide6.QtWidgets import QAbstractButton, QAbstractSlider, QApplication

from rules.core.questions import ChoiceQuestion, DieQuestion
from rules.engine.service import Refused
from rules.system.called_checks import KEY as CHECK
from ui.commands import page_commands as commands
from ui.commands.command import Command
from ui.encounter.action_panel.controller import ActionController
from ui.encounter.action_panel.panel import Stage
from ui.encounter.action_panel.presenter import StagePresenter
from ui.encounter.fight.history_bar import HistoryBar
from ui.encounter.gm.override_menu import RulingMenu
from ui.encounter.gm.typed_override import TypedOverride
from ui.encounter.sheet.explain import ExplanationController
from ui.encounter.turn_order.view import STATUS, OrderView
from ui.session.controller import Conductor
from ui.session.dice_rollers import TABLE
from ui.session.prompts import OpenQuestion
from ui.session.typed_change import STARTS
from ui.widgets.overlay_card import HELD

_PAGES = {
    int(Qt.Key.Key_PageUp): QAbstractSlider.SliderAction.SliderPageStepSub,
    int(Qt.Key.Key_PageDown): QAbstractSlider.SliderAction.SliderPageStepAdd,
}
"""Keys that turn the pages of a stage with more than one."""
_ROWS: Mapping[Qt.Key, Callable[[int, int], int]] = {
    Qt.Key.Key_Up: lambda row, last: row - 1,
    Qt.Key.Key_Down: lambda row, last: row + 1,
    Qt.Key.Key_Home: lambda row, last: 0,
    Qt.Key.Key_End: lambda row, last: last,
}
"""The row that a key selects, from the selected one and the last."""


def _is_held(event: QKeyEvent) -> bool:
    """Return whether a key is auto-repeated; it counts only once."""
    return event.isAutoRepeat() and (event.key() in ENTER or event.text().isprintable()) and bool(event.text())


class FightKeys(QObject):
    """Handle the keys on a fight's page: first for the open question, then the action, then rulings and actions."""

    board_requested = Signal()
    """F6: move the focus to the board, or back to the page."""
    focus_released = Signal()
    """Esc: move the focus back to the page."""

    def __init__(
        self,
        conductor: Conductor,
        acting: ActionController,
        order: OrderView,
        stage: Stage,
        rulings: RulingMenu,
        typed: TypedOverride,
        from_sheet: SheetActions,
    ) -> None:
        super().__init__(stage)
        self._from_sheet = from_sheet
        self._conductor, self._acting, self._order = conductor, acting, order
        self._stage, self._rulings, self._typed = stage, rulings, typed
        self._early_ruling = EarlyRuling()
        self._has_answered = False
        """Whether the last key was a number that answered a question: an Enter behind it out of habit does nothing."""
        self._nothing = ""
        """The message about a key that did nothing; the next key clears it, or another selected row."""
        self.past: Callable[[QKeyEvent], bool] = lambda _event: False
        """Handles the keys while the past is shown."""

    def take(self, event: QKeyEvent) -> bool:
        """Handle a key; return False if it means nothing here."""
        if not self._conductor.is_open:
            return False
        if self._conductor.looks_back:
            return self.past(event)
        if _is_held(event):
            return True
        key, text = event.key(), event.text()
        self.unsay()
        if key != Qt.Key.Key_Space and key not in HELD:  # Ctrl alone may be on its way to a second Ctrl+E
            self._stage.message.unsay(self._acting.forget_warning())
        if event.modifiers() & (Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier):
            return event.matches(QKeySequence.StandardKey.SelectAll) and self._select_all()
        shift = bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier)
        if key not in HELD and self._is_habit(key, shift=shift):
            return True
        if key == Qt.Key.Key_Escape:
            self.escape()
            return True
        if key == Qt.Key.Key_F6:
            self.board_requested.emit()
            return True
        return self._means_something(key, text, shift=shift) or self._say_nothing(text)

    def _means_something(self, key: int, text: str, *, shift: bool) -> bool:
        if (open_question := self._conductor.open_question) is not None:
            return self._question_key(open_question, key, text, shift=shift)
        if shift and key in ENTER and self._acting.insist():
            return True
        return self._composing_key(key, text) if self._is_composing else self._free_key(key, text, shift=shift)

    def _is_habit(self, key: int, *, shift: bool) -> bool:
        """Return whether a key is the Enter behind a number that has answered already, and say so."""
        has_answered, self._has_answered = self._has_answered, False
        if not has_answered or shift or key not in ENTER:
            return False
        sentence = self.tr("The number has answered already.")
        if self._conductor.open_question is not None:
            sentence = self.tr("The number has answered already: what is asked now waits for another Enter.")
        self._say(sentence)
        return True

    def _say_nothing(self, text: str) -> bool:
        """Say that a letter or a digit does nothing now; return False for any other key."""
        if len(text) != 1 or not text.isalnum():
            return False
        self._say(self.tr("{key} does nothing here; F1 shows the keys.").format(key=text.upper()))
        return True

    def _say(self, sentence: str) -> None:
        """Say why a key did nothing."""
        self._nothing = sentence
        self._stage.say(sentence)

    def unsay(self) -> None:
        """Clear what was said of a key that did nothing, unless something else has been said since."""
        self._stage.message.unsay(self._nothing)

    @property
    def _is_composing(self) -> bool:
        return self._acting.composer.action is not None

    def _composing_key(self, key: int, text: str) -> bool:
        """Handle a key while an action is set up."""
        if self._stage.compose.keys.take_key(key, text) or self._first_die(key, text):
            return True
        if key == Qt.Key.Key_Space:
            self._acting.go_on()
        elif key in _ROWS:
            self.go_to_row(key)
        elif len(text) == 1 and text.isalpha():
            self._say(self._why_no_aim(text))
        else:
            return False
        return True

    def _why_no_aim(self, letter: str) -> str:
        """Return why a letter cannot aim: whose it is and why that is no target, or that it is nobody's."""
        letters = self._stage.compose.keys.letters
        whose = next((id for id, key in letters.items() if letter in (key, key.upper())), None)
        if whose is not None:
            return self._acting.why_not_at(whose)
        sentence = self.tr("No target has the letter {letter}. Esc cancels the action.")
        return sentence.format(letter=letter.upper())

    def _free_key(self, key: int, text: str, *, shift: bool) -> bool:
        """Handle a key while no action is set up and no question is open."""
        if self._typed.text and (self._typed_key(key, text) or self._ruling_waits(key, text)):
            return True
        if key in ENTER and isinstance(button := QApplication.focusWidget(), QAbstractButton):
            button.click()
            return True
        declaring, letters = self._acting.declaring, self._stage.compose.keys.letters
        is_ruling = text in (STATUS, CHECK) and len(self._order.selected_rows) > 1
        if not is_ruling and declaring.take_key(key, text, letters, shift=shift):
            return True
        if key == Qt.Key.Key_Space:
            self._acting.go_on()
            return True
        if self._ruling_key(key, text, shift=shift):
            return True
        if key in ENTER and (self._acting.do_declared() or self._stage.outcome.go_on()):
            return True
        if key in _ROWS:
            self.go_to_row(key, extends=shift)
            return True
        if key in _PAGES:
            self._stage.turn_page(_PAGES[key])
            return True
        if self._from_sheet.take_key(text):
            return True
        return (shift and self.out_of_turn(text)) or self._action_key(text)

    def go_to_row(self, key: int, *, extends: bool = False) -> None:
        """Select a row of the order by a key."""
        last = self._order.order.rowCount() - 1
        row = _ROWS[Qt.Key(key)](self._order.currentIndex().row(), last)
        if 0 <= row <= last:
            self._order.go_to(self._order.order.index(row, 0), extends=extends)

    def _select_all(self) -> bool:
        """Ctrl+A: select the side of the selected row; again, everybody; nothing while a question is open."""
        if self._conductor.open_question is not None:
            return True
        row, order = self._order.selected, self._order.order.rows
        side = {
            candidate.id for candidate in order if row is not None and candidate.side == row.side and not candidate.out
        }
        is_more = {candidate.id for candidate in self._order.selected_rows} >= side
        self._order.select_together({candidate.id for candidate in order if not candidate.out} if is_more else side)
        return True

    def enter(self) -> None:
        """Handle Enter from the board: for the open question, the action, or a typed ruling."""
        if self._is_habit(Qt.Key.Key_Return, shift=False):
            return
        if (open_question := self._conductor.open_question) is not None:
            self._question_key(open_question, Qt.Key.Key_Return, "", shift=False)
        elif self._is_composing:
            self._stage.compose.keys.take_key(Qt.Key.Key_Return, "")
        else:
            self._typed.do()

    def _first_die(self, key: int, text: str) -> bool:
        """Carry out an action that is ready and type its first die by a digit; return False if that does not apply.

        Only where the actor's dice are real: the app's would fall unseen. An action that rolls nothing at first is not
        carried out by a digit that may have been meant for a field.
        """
        acting, conductor = self._acting, self._conductor
        actor = acting.composer.actor
        at_table = actor is not None and conductor.rollers.of(actor.side) == TABLE
        if not (text.isdigit() and text.isascii() and at_table and acting.composer.ready):
            return False
        if acting.declaring.declarations():
            self._say(self.tr("Declaring rolls no dice: Enter declares it, Tab goes to the next field."))
            return True
        first = conductor.would_ask(acting.composed())
        if isinstance(first, Refused):
            acting.do()
        elif first is not None and isinstance(first.question, DieQuestion):
            acting.do()
            self._stage.question.take_key(key, text, shift=False)
        else:
            self._say(self.tr("This does not begin with a roll: Enter does it, Tab goes to the next field."))
        return True

    def _question_key(self, open_question: OpenQuestion, key: int, text: str, *, shift: bool) -> bool:
        """Handle a key while a question is open: Space parts the dice, Tab does nothing."""
        if key == Qt.Key.Key_Space and not self._stage.question.dice.typed:
            self._acting.go_on()
            return True
        if key in (Qt.Key.Key_Tab, Qt.Key.Key_Backtab) or (text == PIN and self._from_sheet.take_key(text)):
            return True
        if self._early_ruling.take_key(key, text, open_question):
            return True
        if self._stage.question.take_key(key, text, shift=shift):
            self._has_answered = isinstance(open_question.question, ChoiceQuestion) and text.isdigit()
            return True
        if not self._early_ruling.begin(text, open_question):
            return False
        self._stage.say(self.tr("A question is open: answer it first, then rule. What you type now is no answer."))
        return True

    def out_of_turn(self, text: str) -> bool:
        """Handle Shift and a letter: an action out of turn, done by the selected combatant if several may."""
        if len(text) != 1 or not text.isalpha():
            return False
        offers = self._stage.out_of_turn.with_key(text)
        row = self._order.selected
        offers = [offer for offer in offers if row is not None and offer[1] == row.id] or offers
        if len(offers) == 1:
            self._acting.choose_out_of_turn(offers[0][0], offers[0][1])
        elif offers:
            names = ", ".join(name for _, _, name in offers)
            self._say(self.tr("Several can: select a row with ↑ ↓ first ({names}).").format(names=names))
        return bool(offers)

    def escape(self) -> None:
        """Cancel the newest of question, action and typed text."""
        if self._early_ruling.is_typed(self._conductor.open_question):
            self._early_ruling.forget()
        elif self._conductor.open_question is not None:
            self._conductor.cancel()
        elif self._is_composing:
            self._acting.composer.stop()
        elif self._typed.text:
            self._typed.clear()
        elif not self._stage.sheets.put_back():
            self._acting.declaring.let_go()
        self._stage.say("")
        self.focus_released.emit()

    def _nobody_selected(self, key: int, text: str) -> bool:
        """Say of a ruling's key that no row is selected; return False for other keys."""
        if text not in (*STARTS, STATUS, CHECK) and key not in (Qt.Key.Key_Delete, Qt.Key.Key_F2):
            return False
        self._say(self.tr("Nobody is selected: choose a row of the order with ↑ ↓ first."))
        return True

    def _ruling_key(self, key: int, text: str, *, shift: bool) -> bool:
        row = self._order.selected
        if row is None:
            return self._nobody_selected(key, text)
        if self._typed_key(key, text):
            return True
        ids = tuple(candidate.id for candidate in self._order.selected_rows)
        if text == STATUS:
            self._rulings.pick_status(*ids)
        elif text == CHECK:
            self._acting.call_check(ids)
        elif key == Qt.Key.Key_Delete:
            self._rulings.pick_lift(*ids)
        elif key == Qt.Key.Key_F2:
            (self._rulings.sheet_requested.emit if shift else self._rulings.rename)(row.id)
        else:
            return False
        return True

    def _typed_key(self, key: int, text: str) -> bool:
        """Handle a key of the ruling being typed, or one that begins it; return False for any other."""
        if self._typed.take(text) or (key == Qt.Key.Key_Backspace and self._typed.shorten()):
            return True
        return key in ENTER and self._typed.do()

    def _ruling_waits(self, key: int, text: str) -> bool:
        """Say of a key that would begin something else that a ruling is typed; return False for other keys."""
        if not (text.isprintable() and text) and key not in (Qt.Key.Key_Delete, Qt.Key.Key_F2):
            return False
        sentence = self.tr("The ruling {text} is still typed: Enter does it, Esc forgets it.")
        self._say(sentence.format(text=self._typed.text))
        return True

    def _action_key(self, text: str) -> bool:
        if len(text) != 1 or not text.isalpha():
            return False
        button = self._stage.button_for(text)
        if button is None or button.action is None:
            return False
        self._acting.choose(button.action)
        return True


ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
_MODIFIERS = (Qt.Key.Key_Shift, Qt.Key.Key_CapsLock, Qt.Key.Key_NumLock, Qt.Key.Key_AltGr)
"""Modifier keys, which do nothing by themselves."""


class EarlyRuling:
    """A ruling being typed over an open question."""

    def __init__(self) -> None:
        self._typed = ""
        self._over: OpenQuestion | None = None

    def begin(self, text: str, open_question: OpenQuestion) -> bool:
        """Begin a ruling by its sign; return False for any other text."""
        if not text or text not in STARTS:
            return False
        self._typed, self._over = text, open_question
        return True

    def take_key(self, key: int, text: str, open_question: OpenQuestion) -> bool:
        """Handle a key of the ruling being typed; any other key ends it and goes to the question."""
        if not self.is_typed(open_question):
            return False
        if key in _MODIFIERS:
            return True
        if text.isdigit():
            self._typed += text
        elif key == Qt.Key.Key_Backspace:
            self._typed = self._typed[:-1]
        else:
            self.forget()
            return key in ENTER
        return True

    def is_typed(self, open_question: OpenQuestion | None) -> bool:
        """Return whether a ruling is being typed over this question."""
        return bool(self._typed) and self._over is open_question

    def forget(self) -> None:
        """Forget what was typed."""
        self._typed, self._over = "", None


class HistoryKeys:
    """Handle the keys while the past is shown."""

    def __init__(self, line: HistoryBar, go_to_row: Callable[[int], None], say_why: Callable[[], object]) -> None:
        """`go_to_row` selects a row by a key; `say_why` says that nothing can be done here."""
        self._go_to_row, self._say_why = go_to_row, say_why
        deeds: Mapping[Command, Callable[[], object]] = {
            commands.STEP_BACK: line.step_back,
            commands.STEP_ON: line.step_on,
            commands.TO_START: line.look_back_at_start,
            commands.TO_NOW: line.come_back,
            commands.PLAY: line.turn_playing,
            commands.GO_ON_FROM_HERE: line.go_back,
            commands.BRANCH_HERE: line.ask_branch,
        }
        self._by_key = {key: do for command, do in deeds.items() for key in command.all_keys()}

    def take(self, event: QKeyEvent) -> bool:
        """Handle a key; return False if it means nothing here."""
        key = event.key()
        if event.modifiers() & (Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier):
            return False
        do = self._by_key.get(QKeySequence(key).toString())
        if do is not None:
            do()
        elif key in (Qt.Key.Key_Up, Qt.Key.Key_Down):
            self._go_to_row(key)
        elif event.text().strip():
            self._say_why()
        else:
            return False
        return True


PIN = "*"
"""The key that pins and unpins the sheet."""


class SheetActions(QObject):
    """Carry out what is clicked or typed on a sheet."""

    action_taken_up = Signal()
    """An action was set up: the focus belongs to the page."""

    def __init__(
        self,
        conductor: Conductor,
        acting: ActionController,
        presenting: StagePresenter,
        explaining: ExplanationController,
        rulings: RulingMenu,
        stage: Stage,
    ) -> None:
        super().__init__(stage)
        self._conductor, self._acting, self._whose = conductor, acting, presenting.whose
        self._presenting, self._explaining, self._rulings, self._stage = presenting, explaining, rulings, stage
        sheets = stage.sheets
        sheets.thing_clicked.connect(self._use)
        sheets.action_clicked.connect(self._begin)
        sheets.number_clicked.connect(self._explain)
        sheets.pin_requested.connect(self._whose.pin)
        stage.number_requested.connect(self._explain_acting)
        stage.menu_requested.connect(self._rule)

    def take_key(self, text: str) -> bool:
        """Handle the figure of a thing, or the key that pins; return False if it means nothing here.

        A figure counts while a drawer hides the sheet too: the action's card says what was chosen.
        """
        if text == PIN:
            self._whose.pin()
            return True
        if len(text) != 1 or not (text.isdigit() and text.isascii()):
            return False
        self._presenting.complete()
        actor, cards, things = self._whose.shown().with_figures, self._stage.cards, self._presenting.numbered
        if actor is None:
            return False
        numbered = [*things, *(() if cards.isHidden() else cards.numbered)]
        number = int(text) - 1
        if not 0 <= number < len(numbered):
            return False
        self._use(actor.id, numbered[number])
        return True

    def _use(self, id: str, thing: str) -> None:
        """Set up the action of a thing, aimed at the combatant selected beside its bearer."""
        actor, aimed = self._acting.actor, self._whose.chosen_beside(self._conductor.fight.combatants[id])
        own = actor is not None and actor.id == id
        self._acting.use(thing, "" if own else id, "" if aimed is None else aimed.id)
        self.action_taken_up.emit()

    def _begin(self, id: str, action: str) -> None:
        self._acting.choose_out_of_turn(self._conductor.system.actions[action], id)
        self.action_taken_up.emit()

    def _explain(self, id: str, stat: str) -> None:
        self._explaining.explain(self._conductor.fight.combatants[id], stat)

    def _explain_acting(self, stat: str) -> None:
        if self._acting.actor is not None:
            self._explaining.explain(self._acting.actor, stat)

    def _rule(self, of_sheet: bool, place: QPoint) -> None:
        """Open the rulings of the acting combatant, or of that of the sheet."""
        combatant = self._whose.shown().one if of_sheet else self._acting.actor
        if combatant is not None:
            self._rulings.open_for(combatant.id, place)
