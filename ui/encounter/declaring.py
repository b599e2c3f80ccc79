"""Declaring by keys: the obvious is taken line by line or all at once, and changed before its turn has come.

What is changed early waits here until those before it have declared; nothing of it is in the fight before that.
"""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QObject, Qt, Signal

from rules.encounter import Combatant, Fight
from rules.facts import Command
from rules.service import Refused
from rules.shown import Declaration
from ui.conductor import Conductor
from ui.encounter.declaration_column import CLOSED, DECLARED, LATER, NEXT, Line
from ui.encounter.rows import STATUS

EARLY = frozenset({"declare_order"})
"""Refusals that only say that others declare first."""


class Declaring(QObject):
    """What everybody is going to declare in this round, and whose line is being changed."""

    changed = Signal()
    said = Signal(str)
    """Why a line cannot be changed."""

    def __init__(self, conductor: Conductor, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.conductor = conductor
        self.picked: str | None = None
        """Whose line is being changed."""
        self._round = 0
        self._kept: dict[str, Command] = {}

    # --- reading ---------------------------------------------------------------------------------------

    def declarations(self) -> tuple[Declaration, ...]:
        """The system's lines; none unless everybody declares now."""
        fight = self.conductor.fight if self.conductor.is_open else None
        if fight is None or fight.phase in ("setup", "ended"):
            return ()
        found: tuple[Declaration, ...] = self.conductor.system.window.declarations(fight)
        return tuple(self._as_seen(one) for one in found) if self._unseen() else found

    def seen_by(self, one: Combatant) -> Fight:
        """The fight as it lies before somebody: the party does not aim at those whom its players do not see."""
        fight = self.conductor.fight
        unseen = self._unseen() - {one.id}
        if one.side != "party" or not unseen:
            return fight
        gone = {id: fight.combatants[id].if_it_had(state="out") for id in unseen}
        return fight.if_it_had(combatants={**fight.combatants, **gone})

    def _as_seen(self, line: Declaration) -> Declaration:
        """A line as it is proposed to somebody who sees no more than its player does."""
        one = self.conductor.fight.combatants[line.combatant]
        if line.command is None or one.side != "party":
            return line
        lines: tuple[Declaration, ...] = self.conductor.system.window.declarations(self.seen_by(one))
        return next(other for other in lines if other.combatant == one.id)

    def _unseen(self) -> frozenset[str]:
        return self.conductor.marking.hidden & self.conductor.fight.combatants.keys()

    def lines(self, keys: Mapping[str, str]) -> tuple[Line, ...]:
        """The lines as the column shows them."""
        round_now = self.conductor.fight.round if self.conductor.is_open else 0
        declarations = self.declarations()
        if not declarations or round_now != self._round:
            self._kept = {}
            self._round = round_now
        open_lines = [one.combatant for one in declarations if one.command is not None]
        if self.picked not in open_lines:
            self.picked = None
        return tuple(self._line(one, keys, next(iter(open_lines), None)) for one in declarations)

    def _line(self, one: Declaration, keys: Mapping[str, str], first: str | None) -> Line:
        combatant = self.conductor.fight.combatants[one.combatant]
        words, changed = one.label, False
        if one.declared:
            state = DECLARED
        elif one.command is None:
            state = CLOSED
        else:
            state = NEXT if one.combatant == first else LATER
            kept = self._valid(one.combatant)
            if kept is not None:
                words, changed = self.conductor.system.described(self.conductor.fight, kept), True
        letter = keys.get(one.combatant, "")
        return Line(one.combatant, letter, combatant.name, combatant.side, words, state, changed)

    def _valid(self, id: str) -> Command | None:
        """What the game master has kept for a combatant, as long as the rules would still take it."""
        kept = self._kept.get(id)
        if kept is None:
            return None
        refused = self.conductor.refusal_of(kept)
        return kept if refused is None or refused.code in EARLY else None

    def go_on_from(self, other: Declaring) -> None:
        """What is kept on another page over the same fight, and whose line is being changed there, stands here too."""
        self._round, self._kept, self.picked = other._round, dict(other._kept), other.picked
        self.changed.emit()

    def open_to(self, refused: Refused | None) -> bool:
        """Whether an action may be put together although its turn to be declared has not come."""
        return refused is not None and refused.code in EARLY

    def undone(self) -> Command | None:
        """What the active one has declared for this stop and not done; None if nothing is open."""
        active = self.conductor.fight.acting if self.conductor.is_open else None
        return None if active is None else self.conductor.system.window.undone(self.conductor.fight, active)

    # --- taking and changing ---------------------------------------------------------------------------

    def commands(self) -> list[Command]:
        """The `declare` commands of all lines that are open, in their order."""
        return [
            self._valid(one.combatant) or dict(one.command) for one in self.declarations() if one.command is not None
        ]

    def accept_next(self) -> bool:
        """Takes the first open line as it stands; False if there is none."""
        commands = self.commands()
        if not commands:
            return False
        self.picked = None
        self.conductor.command(commands[0])
        return True

    def accept_all(self) -> bool:
        """Takes every open line as it stands; False if there is none."""
        commands = self.commands()
        self.picked = None
        self.conductor.commands(commands)
        return bool(commands)

    def has_declared(self, id: str) -> bool:
        """Whether a combatant's line is done."""
        return any(one.combatant == id and one.declared for one in self.declarations())

    def pick(self, id: str) -> bool:
        """Takes a line up to change it; False if it is not open."""
        if not any(one.combatant == id and one.command is not None for one in self.declarations()):
            return False
        self.picked = id
        self.changed.emit()
        return True

    def let_go(self) -> bool:
        """Leaves the line that is being changed as it was; False if there is none."""
        if self.picked is None:
            return False
        self.picked = None
        self.changed.emit()
        return True

    def take(self, command: Command) -> None:
        """Declares what has been put together, or keeps it until its turn comes."""
        refused = self.conductor.refusal_of(command)
        if not self.open_to(refused):
            self.conductor.command(command)
            return
        now = {**command, "override": True}
        if self.conductor.refusal_of(now) is not None:
            self.conductor.command(now)  # Refused whenever its turn comes: said at once.
            return
        self._kept[str(command["actor"])] = command
        self.picked = None
        self.changed.emit()

    def take_key(self, key: int, text: str, keys: Mapping[str, str], *, shift: bool) -> bool:
        """Takes a key while everybody declares and no line is being changed; False if it means nothing here."""
        if self.picked is not None or not self.declarations():
            return False
        target = next((id for id, letter in keys.items() if text and letter == text), None)
        if target is not None and self.has_declared(target):
            if text == STATUS:
                return False
            self.said.emit(
                self.tr("{name} has declared already: Ctrl+Z takes declarations back, the last one first.").format(
                    name=self.conductor.names[target]
                )
            )
            return True
        if not any(one.command is not None for one in self.declarations()):
            return False
        if key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            return self.accept_all() if shift else self.accept_next()
        return target is not None and self.pick(target)
