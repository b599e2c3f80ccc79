"""Declaring by keys: the obvious is taken line by line or all at once, and changed before its turn has come.

What is changed early waits here until those before it have declared; nothing of it is in the fight before that.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import partial

from PySide6.QtCore import QObject, Qt, Signal

from rules.core.display import Declaration
from rules.core.facts import Command
from rules.core.state import PARTY, Combatant, Fight, belong_together
from rules.engine.join_commands import ALONG
from rules.engine.journal import Entry
from rules.engine.service import Refused
from ui.encounter.action_panel.declaration_list import CLOSED, DECLARED, LATER, NEXT, DeclarationLine
from ui.encounter.turn_order.view import STATUS
from ui.session.controller import Conductor
from ui.session.view.offers import is_early


class DeclarationController(QObject):
    """What everybody is going to declare in this round, and whose line is being changed."""

    declarations_changed = Signal()
    message_requested = Signal(str)
    """Why a line cannot be changed."""

    def __init__(self, conductor: Conductor, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.conductor = conductor
        self.picked: str | None = None
        """Whose line is being changed."""
        self._of: tuple[int | None, int] = (None, 0)
        """The fight and the round in which lines are kept."""
        self._commands: dict[str, Command] = {}
        self._led_by: dict[str, Entry] = {}
        """Whose line is kept because its group has declared to the declaration that it follows: they go together."""

    # --- reading ---------------------------------------------------------------------------------------

    def declarations(self) -> tuple[Declaration, ...]:
        """The system's lines; none unless everybody declares now."""
        conductor = self.conductor
        if not conductor.is_open or conductor.fight.phase in ("setup", "ended"):
            return ()
        lines = lines_of_all(conductor)
        unseen = self._unseen() if lines else None
        if not unseen:
            return lines
        return conductor.position.work_out(("lines", unseen), lambda: tuple(self._as_seen(lines)))

    def seen_by(self, combatant: Combatant) -> Fight:
        """The fight as it lies before somebody: the party does not aim at those whom its players do not see."""
        fight = self.conductor.fight
        unseen = self._unseen() - {combatant.id}
        if combatant.side != PARTY or not unseen:
            return fight
        gone = {id: fight.combatants[id].if_it_had(state="out") for id in unseen}
        return fight.if_it_had(combatants={**fight.combatants, **gone})

    def _as_seen(self, lines: Sequence[Declaration]) -> Iterator[Declaration]:
        """Lines as they are proposed to those who see no more than their players do."""
        known: dict[frozenset[str], dict[str, Declaration]] = {}
        for line in lines:
            combatant = self.conductor.fight.combatants[line.combatant]
            if line.command is None or combatant.side != PARTY:
                yield line
                continue
            unseen = self._unseen() - {combatant.id}
            if unseen not in known:
                seen = self.conductor.system.window.declarations(self.seen_by(combatant))
                known[unseen] = {other.combatant: other for other in seen}
            yield known[unseen][combatant.id]

    def _unseen(self) -> frozenset[str]:
        return self.conductor.marking.hidden.intersection(self.conductor.fight.combatants)

    def lines(self, keys: Mapping[str, str]) -> tuple[DeclarationLine, ...]:
        """The lines as the column shows them."""
        now = (self.conductor.encounter_id, self.conductor.fight.round if self.conductor.is_open else 0)
        declarations = self.declarations()
        if not declarations or now != self._of:
            self._commands, self._led_by, self.picked = {}, {}, None
            self._of = now
        open_lines = {
            declaration.combatant: declaration for declaration in declarations if declaration.command is not None
        }
        if self.picked not in open_lines:
            self.picked = None
        first = next(iter(open_lines), None)
        with_it = [] if first is None else declaring_with(self.conductor.fight, declarations, first, open_only=True)
        return tuple(self._line(declaration, keys, first, in_group=bool(with_it)) for declaration in declarations)

    def _line(
        self, declaration: Declaration, keys: Mapping[str, str], first: str | None, *, in_group: bool
    ) -> DeclarationLine:
        combatant = self.conductor.fight.combatants[declaration.combatant]
        words, changed = declaration.label, False
        if declaration.declared:
            state = DECLARED
        elif declaration.command is None:
            state = CLOSED
        else:
            state = NEXT if declaration.combatant == first else LATER
            command = self._valid(declaration.combatant)
            if command is not None:
                words, changed = self.conductor.system.described(self.conductor.fight, command), True
        letter, with_it = keys.get(declaration.combatant, ""), state == NEXT and in_group
        return DeclarationLine(
            declaration.combatant, letter, combatant.name, combatant.side, words, state, changed, with_it
        )

    def _valid(self, id: str) -> Command | None:
        """What the game master has kept for a combatant, as long as the rules would still take it."""
        command = self._commands.get(id)
        if command is None or not self._stands(id):
            return None
        refused = self.conductor.refusal_of(command)
        return command if refused is None or is_early(refused) else None

    def _stands(self, id: str) -> bool:
        """Whether the declaration that a kept line follows is done; it may have been taken back."""
        leader, journal = self._led_by.get(id), self.conductor.current_fight.service.journal
        return leader is None or any(entry is leader for entry in journal.entries[: journal.cursor])

    def go_on_from(self, other: DeclarationController) -> None:
        """What is kept on another page over the same fight, and whose line is being changed there, stands here too."""
        self._of, self._commands, self.picked = other._of, dict(other._commands), other.picked
        self._led_by = dict(other._led_by)
        self.declarations_changed.emit()

    def undone(self) -> Command | None:
        """What the active one has declared for this stop and not done; None if nothing is open."""
        active = self.conductor.fight.acting if self.conductor.is_open else None
        return None if active is None else self.conductor.system.window.undone(self.conductor.fight, active)

    # --- taking and changing ---------------------------------------------------------------------------

    def commands(self) -> list[Command]:
        """The `declare` commands of all lines that are open, in their order."""
        return [
            self._valid(declaration.combatant) or dict(declaration.command)
            for declaration in self.declarations()
            if declaration.command is not None
        ]

    def proposed_command(self) -> Command | None:
        """What the line that is being changed proposes, else the first that is open; None if there is none."""
        commands = self.commands()
        return next((command for command in commands if command["actor"] == self.picked), next(iter(commands), None))

    def accept_next(self) -> bool:
        """Take the first open line as it stands; False if there is none."""
        commands = self.commands()
        if not commands:
            return False
        self.picked = None
        self.conductor.command(commands[0])
        return True

    def accept_all(self) -> bool:
        """Take every open line as it stands; False if there is none."""
        commands = self.commands()
        self.picked = None
        self.conductor.commands(commands)
        return bool(commands)

    def has_declared(self, id: str) -> bool:
        """Whether a combatant's line is done."""
        return any(declaration.combatant == id and declaration.declared for declaration in self.declarations())

    def pick(self, id: str) -> bool:
        """Take a line up to change it; False if it is not open."""
        if not any(
            declaration.combatant == id and declaration.command is not None for declaration in self.declarations()
        ):
            return False
        self.picked = id
        self.declarations_changed.emit()
        return True

    def let_go(self) -> bool:
        """Leave the line that is being changed as it was; False if there is none."""
        if self.picked is None:
            return False
        self.picked = None
        self.declarations_changed.emit()
        return True

    def take(self, command: Command) -> None:
        """Declare what has been put together, or keep it until its turn comes."""
        refused = self.conductor.refusal_of(command)
        if not is_early(refused):
            self.conductor.command(command)
            return
        now = {**command, "override": True}
        if self.conductor.refusal_of(now) is not None:
            self.conductor.command(now)  # Refused whenever its turn comes: said at once.
            return
        self._keep(command)
        self.picked = None
        self.declarations_changed.emit()

    def _keep(self, command: Command, leader: Entry | None = None) -> None:
        id = str(command["actor"])
        self._commands[id] = command
        self._led_by.pop(id, None)
        if leader is not None:
            self._led_by[id] = leader

    def take_together(self, command: Command) -> Mapping[str, str]:
        """Declare the same for all of a foe's group, in one step of undo; whoever cannot, and why, comes back.

        Whose turn to declare has not come yet keeps it until then.
        """
        refused = self.conductor.refusal_of(command)
        if refused is not None and not is_early(refused):
            self.conductor.command(command)  # It is said why, and the game master's word offered.
            return {}
        id = str(command["actor"])
        others = declaring_with(self.conductor.fight, self.declarations(), id)
        reasons: dict[str, str] = {}
        first = self.conductor.steps_done
        theirs = {key: value for key, value in command.items() if key != "override"}
        members = (
            declaration.combatant for declaration in self.declarations() if declaration.combatant in (id, *others)
        )
        commands = [command if member == id else {**theirs, "actor": member} for member in members]
        self.conductor.commands([partial(self._of_group, item, first, reasons) for item in commands])
        self.picked = None
        self.declarations_changed.emit()
        return reasons

    def _of_group(self, command: Command, first: int, reasons: dict[str, str]) -> Command | None:
        """What one of a group declares when its turn comes; None where it waits, or cannot."""
        conductor = self.conductor
        leads = conductor.steps_done == first
        refused = conductor.refusal_of(command)
        if refused is None:
            return command if leads else {**command, ALONG: True}
        if is_early(refused):
            refused = conductor.refusal_of({**command, "override": True})
        if refused is None:
            self._keep(command, None if leads else conductor.current_fight.service.journal.entries[first])
        else:
            reasons[str(command["actor"])] = conductor.sentence(refused)
        return None

    def take_key(self, key: int, text: str, keys: Mapping[str, str], *, shift: bool) -> bool:
        """Take a key while everybody declares and no line is being changed; False if it means nothing here."""
        if self.picked is not None or not self.declarations():
            return False
        target = next((id for id, letter in keys.items() if text and letter == text), None)
        if target is not None and self.has_declared(target):
            if text == STATUS:
                return False
            self.message_requested.emit(
                self.tr("{name} has already declared: Ctrl+Z undoes declarations, the last one first.").format(
                    name=self.conductor.names[target]
                )
            )
            return True
        if not any(declaration.command is not None for declaration in self.declarations()):
            return False
        if key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            return self.accept_all() if shift else self.accept_next()
        return target is not None and self.pick(target)


def lines_of_all(conductor: Conductor) -> tuple[Declaration, ...]:
    """Return what everybody declares, as the system proposes it to those who see all."""
    position = conductor.position
    return position.work_out("lines", partial(conductor.system.window.declarations, position.fight))


def refused_whenever(conductor: Conductor, command: Command) -> Refused | None:
    """Why a declaration would be refused whenever its turn came; None if it would be taken then."""
    refused = conductor.refusal_of(command)
    if is_early(refused):
        return conductor.refusal_of({**command, "override": True})
    return refused


def declaring_with(fight: Fight, lines: Sequence[Declaration], id: str, *, open_only: bool = False) -> list[str]:
    """Those of a foe's group who have not declared yet, in the order of declaring, which is that of the lines.

    `open_only`: without those who can declare nothing.
    """
    combatant = fight.combatants[id]
    return [
        line.combatant
        for line in lines
        if line.combatant != id
        and not line.declared
        and (line.command is not None or not open_only)
        and belong_together(combatant, fight.combatants[line.combatant])
    ]
