"""The keys of a fight: what each means, by what stands open."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QKeyEvent

from rules.questions import DieQuestion
from rules.service import Refused
from ui.conductor import TABLE
from ui.encounter.typed_ruling import TypedRuling

if TYPE_CHECKING:
    from ui.encounter.fight_page import FightPage
    from ui.encounter.rows import OrderRow


class FightKeys(QObject):
    """Takes the keys that reach a fight's page: first the open question, then the action, then rulings and actions."""

    def __init__(self, page: FightPage) -> None:
        super().__init__(page)
        self._page = page
        self.typed = TypedRuling()
        self._warned: tuple[str, int] | None = None
        """Whose declaration Space would let go, and at which command of the journal that has been said."""

    def forget(self) -> None:
        """Forgets the ruling being typed."""
        self.typed.clear()
        self.show_typed()

    def take(self, event: QKeyEvent) -> bool:
        """Takes a key; False if it means nothing here."""
        if self._page.conductor.fight is None:
            return False
        key, text = event.key(), event.text()
        if key != Qt.Key.Key_Space:
            self._warned = None
        if event.modifiers() & (Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier):
            return False
        if key == Qt.Key.Key_Escape:
            self._escape()
            return True
        if key == Qt.Key.Key_F6:
            self._page.arrangement.show_board_again()
            if self._page.board.isVisibleTo(self._page):
                self._change_focus()
                return True
        if self._page.conductor.asked is not None:
            shift = bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier)
            return self._asked_key(key, text, shift=shift)
        shift = bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier)
        if shift and key in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self._page.insist():
            return True
        if self._page.composer.action is not None and (
            self._page.stage.compose.keys.take_key(key, text) or self._first_die(key, text)
        ):
            return True
        if self._declaration_key(key, text, shift=bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier)):
            return True
        if key == Qt.Key.Key_Space:
            self._page.go_on()
            return True
        if self._ruling_key(key, text):
            return True
        if key in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self._do_declared():
            return True
        if key in (Qt.Key.Key_Up, Qt.Key.Key_Down):
            row = self._page.order.currentIndex().row() + (1 if key == Qt.Key.Key_Down else -1)
            if 0 <= row < self._page.order.order.rowCount():
                self._page.order.setCurrentIndex(self._page.order.order.index(row))
            return True
        if self._page.composer.action is not None and len(text) == 1 and text.isalpha():
            self._page.stage.say(
                self.tr("Nobody can be aimed at with {letter}. Esc takes the action back.").format(letter=text.upper())
            )
            return True
        if shift and self.out_of_turn(text):
            return True
        return self._action_key(text)

    def enter(self) -> None:
        """Enter that the board has no use for: for the open question, or the action that is put together."""
        if self._page.conductor.asked is not None:
            self._page.stage.question.take_key(Qt.Key.Key_Return, "", shift=False)
        elif self._page.composer.action is not None:
            self._page.stage.compose.keys.take_key(Qt.Key.Key_Return, "")

    def _first_die(self, key: int, text: str) -> bool:
        """A figure where the action is ready is its first die: does it and types that; False if it is none.

        Only where the dice of who acts lie on the table: the app's would fall unseen. What rolls nothing at first is
        not done by a figure that may have been meant for one of its fields.
        """
        page = self._page
        actor = page.composer.actor
        at_table = actor is not None and page.conductor.roller(actor.side) == TABLE
        if not (text.isdigit() and text.isascii() and at_table and page.composer.ready):
            return False
        if page.declaring.declarations():
            page.stage.say(self.tr("Declaring rolls no dice: Enter declares it, Tab goes to the next field."))
            return True
        first = page.conductor.would_ask(page.composed())
        if isinstance(first, Refused):
            page.do_action()
        elif first is not None and isinstance(first.question, DieQuestion):
            page.do_action()
            page.stage.question.take_key(key, text, shift=False)
        else:
            page.stage.say(self.tr("This does not begin with a roll: Enter does it, Tab goes to the next field."))
        return True

    def keep_declared(self) -> bool:
        """Says once that going on lets a declaration go; False if none is open, or it has been said."""
        command = self._page.declaring.undone()
        service = self._page.conductor.service
        if command is None or service is None:
            return False
        mark = (str(command["actor"]), service.journal.cursor)
        if self._warned == mark:
            self._warned = None
            return False
        self._warned = mark
        conductor = self._page.conductor
        self._page.stage.say(
            self.tr("{name} has declared {action}: Enter does it, Space again lets it go.").format(
                name=conductor.names[mark[0]], action=conductor.system.described(conductor.fight, command)
            )
        )
        return True

    def _do_declared(self) -> bool:
        """Takes up what the active one has declared, filled in; False if nothing is open."""
        command = self._page.declaring.undone()
        if command is None or self._page.composer.action is not None:
            return False
        self._page.choose_action(self._page.conductor.system.actions[command["action"]])
        return True

    def _asked_key(self, key: int, text: str, *, shift: bool) -> bool:
        """A key while a question is open: Space parts the dice of a line or says that one is, Tab leads nowhere."""
        if key == Qt.Key.Key_Space and not self._page.stage.question.dice.typed:
            self._page.go_on()
            return True
        if key in (Qt.Key.Key_Tab, Qt.Key.Key_Backtab):
            return True
        return self._page.stage.question.take_key(key, text, shift=shift)

    def say_unfinished(self) -> None:
        """Space goes on, and never over an action that is being put together: what is composed stays."""
        composer = self._page.composer
        missing = next((field for field in composer.fields() if not composer.filled(field)), None)
        if missing is None:
            self._page.stage.say(self.tr("This is not done yet: Enter does it, Esc takes it back."))
        else:
            self._page.stage.say(
                self.tr("This is not done yet: {field} is missing, or Esc takes it back.").format(field=missing.label)
            )

    def _change_focus(self) -> None:
        """The keys go to the board, or from it back to the page."""
        if self._page.board.view.hasFocus():
            self._page.setFocus()
        else:
            self._page.board.take_keys()

    def out_of_turn(self, text: str) -> bool:
        """Shift and a letter: what another than the active one may do now; of several the selected one does it."""
        if len(text) != 1 or not text.isalpha():
            return False
        offers = self._page.stage.out_of_turn.with_key(text)
        row = self._page.order.selected
        offers = [offer for offer in offers if row is not None and offer[1] == row.id] or offers
        if len(offers) == 1:
            self._page.choose_out_of_turn(offers[0][0], offers[0][1])
        elif offers:
            names = ", ".join(name for _, _, name in offers)
            self._page.stage.say(self.tr("Several may: select a row with ↑ ↓ first ({names}).").format(names=names))
        return bool(offers)

    def _escape(self) -> None:
        if self._page.conductor.asked is not None:
            self._page.conductor.cancel()
        elif self._page.composer.action is not None:
            self._page.composer.stop()
        elif self.typed.text:
            self.typed.clear()
            self.show_typed()
        else:
            self._page.declaring.let_go()
        self._page.stage.say("")
        self._page.setFocus()

    def _declaration_key(self, key: int, text: str, *, shift: bool) -> bool:
        if self._page.composer.action is not None or self.typed.text:
            return False
        return self._page.declaring.take_key(key, text, self._page.keys, shift=shift)

    def _nobody_selected(self, key: int, text: str) -> bool:
        """Says of a key that rules on the selected row that no row is selected; False if it is another key."""
        if text not in ("-", "+", "=", "s") and key != Qt.Key.Key_Delete:
            return False
        self._page.stage.say(self.tr("Nobody is selected: choose a row of the order with ↑ ↓ first."))
        return True

    def _ruling_key(self, key: int, text: str) -> bool:
        row = self._page.order.selected
        if self._page.composer.action is not None:
            return False
        if row is None:
            return self._nobody_selected(key, text)
        if self.typed.take(text) or (key == Qt.Key.Key_Backspace and self.typed.shorten()):
            self.show_typed()
            return True
        if key in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self.typed.text:
            command = self._typed_command(row)
            self.typed.clear()
            self.show_typed()
            if command is not None:
                self._page.conductor.command(command)
            return True
        if text == "s":
            self._page.rulings.pick_status(row.id)
            return True
        if key == Qt.Key.Key_Delete:
            self._page.rulings.pick_lift(row.id)
            return True
        return False

    def _action_key(self, text: str) -> bool:
        if len(text) != 1 or not text.isalpha():
            return False
        button = self._page.stage.button_for(text)
        if button is None or button.action is None:
            return False
        self._page.choose_action(button.action)
        return True

    def show_typed(self) -> None:
        """Shows the ruling being typed."""
        row = self._page.order.selected
        if not self.typed.text or row is None:
            self._page.stage.show_typed("")
            return
        sentence = self.tr("Ruling on {name}: {text}▏ Enter does it, Esc forgets it")
        lines = [sentence.format(name=row.name, text=self.typed.text), self._foreseen(row)]
        self._page.stage.show_typed("\n".join(line for line in lines if line))

    def _typed_command(self, row: OrderRow) -> Mapping[str, Any] | None:
        """What the ruling being typed means for the vital pool of a row; None while it is not finished."""
        pool = next((one.id for one in row.pools if one.vital), row.pools[0].id)
        return self.typed.command(row.id, pool)

    def _foreseen(self, row: OrderRow) -> str:
        """What would come of the ruling being typed, as the log would tell it."""
        command, service = self._typed_command(row), self._page.conductor.service
        if command is None or service is None:
            return ""
        teller = self._page.conductor.teller(self._page.log.language)
        return "  ·  ".join(teller.lines([fact for fact in service.foreseen(command) if teller.tells(fact)]))
