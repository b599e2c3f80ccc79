"""Declaring by keys: proposals are accepted one by one or all at once, and can be changed before their turn.

An early change waits here until the combatants before it have declared; until then it is not in the fight.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import partial

from PySide6.QtCore import QObject, Qt, Signal

from rules.core.display import Declaration, Deed
from rules.core.facts import Command
from rules.core.state import PARTY, Combatant, Fight, belong_together
from rules.engine.join_commands import ALONG
from rules.engine.journal import Entry
from rules.text.localized import listed
from ui.encounter.action_panel.declaration_list import ASKED, CLOSED, DECLARED, LATER, MADE, NEXT, DeclarationLine
from ui.encounter.turn_order.view import STATUS
from ui.players.secret_declarations import SecretDeclarations
from ui.session.appearance import PLAIN
from ui.session.controller import Conductor
from ui.session.view.fight_view import FightView
from ui.session.view.offers import is_early, lines_of_all, overruled, refused_whenever
from ui.text.words import localize


class DeclarationController(QObject):
    """The declarations of all combatants of this round, and the line that is being changed."""

    declarations_changed = Signal()
    lines_changed = Signal()
    """Somebody has declared in secret: the lines are to be shown anew, whatever is being set up."""
    message_requested = Signal(str)
    """Why a line cannot be changed."""

    def __init__(self, conductor: Conductor, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.conductor = conductor
        self.picked: str | None = None
        """The id of the combatant whose line is being changed."""
        self._secrets: SecretDeclarations | None = None
        self._of: tuple[int | None, int] = (None, 0)
        """The fight and the round of the kept lines."""
        self._commands: dict[str, Command] = {}
        self._led_by: dict[str, Entry] = {}
        """Combatant id to the declaration of its group that its kept line follows: they are undone together."""

    def keep_in(self, secrets: SecretDeclarations) -> None:
        """Declare in secret where players are asked on their phones."""
        if secrets is not self._secrets:
            self._secrets = secrets
            secrets.changed.connect(self.lines_changed)
            self.lines_changed.emit()

    @property
    def secrets(self) -> SecretDeclarations | None:
        """What is declared in secret now; None while everybody declares openly."""
        secrets = self._secrets
        return secrets if secrets is not None and secrets.is_on and not self.conductor.looks_back else None

    # --- reading ---------------------------------------------------------------------------------------

    def declarations(self) -> tuple[Declaration, ...]:
        """Return the system's proposals; none unless everybody declares now."""
        conductor = self.conductor
        if not conductor.is_open or conductor.fight.phase in ("setup", "ended"):
            return ()
        lines = lines_of_all(conductor.position)
        unseen = self._unseen() if lines else None
        if not unseen:
            return lines
        return conductor.position.work_out(("lines", unseen), lambda: tuple(self._as_seen(lines)))

    def seen_by(self, combatant: Combatant) -> Fight:
        """Return the fight as a combatant sees it: the party does not aim at those hidden from the players."""
        fight = self.conductor.fight
        unseen = self._unseen() - {combatant.id}
        if combatant.side != PARTY or not unseen:
            return fight
        gone = {id: fight.combatants[id].if_it_had(state="out") for id in unseen}
        return fight.if_it_had(combatants={**fight.combatants, **gone})

    def _as_seen(self, lines: Sequence[Declaration]) -> Iterator[Declaration]:
        """Yield proposals as made to combatants that see no more than their players do."""
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

    def lines(self, view: FightView) -> tuple[DeclarationLine, ...]:
        """Return the lines for the column."""
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
        secrets = self.secrets
        waits = open_lines if secrets is None else [id for id in open_lines if self._waits(id, secrets)]
        first = next(iter(waits), None)
        with_it = [] if first is None else declaring_with(self.conductor.fight, declarations, first, open_only=True)
        return tuple(self._line(declaration, view, first, in_group=bool(with_it)) for declaration in declarations)

    def _line(self, declaration: Declaration, view: FightView, first: str | None, *, in_group: bool) -> DeclarationLine:
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
            if self.secrets is not None:
                state, words = self._in_secret(declaration.combatant, self.secrets, state, words)
        return DeclarationLine(
            combatant.id,
            view.letters.get(combatant.id, ""),
            combatant.name,
            combatant.side,
            words,
            state,
            changed,
            state == NEXT and in_group,
            view.looks.get(combatant.id, PLAIN),
            self._briefly(words, view),
        )

    def _briefly(self, words: str, view: FightView) -> str:
        """Return a declaration without its action, and with the letters of its targets instead of their names."""
        if not isinstance(words, Deed) or not words.targets:
            return ""
        letters = [view.letters.get(id, "").upper() for id in words.ids]
        return words.without_action().aimed_at(*letters) if all(letters) else ""

    def _in_secret(self, id: str, secrets: SecretDeclarations, state: str, words: str) -> tuple[str, str]:
        """Return state and words of an open line while all declare in secret."""
        command = secrets.made(id)
        if command is None:
            return (ASKED, self.tr("asked on the phone")) if id in secrets.asked else (state, words)
        if secrets.is_of_player(id) and not secrets.shows_all:
            return MADE, self.tr("has declared in secret")
        return MADE, self.conductor.system.described(self.conductor.fight, command)

    def _waits(self, id: str, secrets: SecretDeclarations) -> bool:
        """Return whether the game master still has to declare for somebody."""
        return secrets.made(id) is None and id not in secrets.asked

    def _valid(self, id: str) -> Command | None:
        """Return the command kept for a combatant, as long as the rules would still accept it."""
        command = self._commands.get(id)
        if command is None or not self._stands(id):
            return None
        refused = self.conductor.refusal_of(command)
        return command if refused is None or is_early(refused) else None

    def _stands(self, id: str) -> bool:
        """Return whether the declaration that a kept line follows has been made; it may have been undone."""
        leader, journal = self._led_by.get(id), self.conductor.current_fight.service.journal
        return leader is None or any(entry is leader for entry in journal.entries[: journal.cursor])

    def go_on_from(self, other: DeclarationController) -> None:
        """Take over the kept lines and the line being changed from another page over the same fight."""
        self._of, self._commands, self.picked = other._of, dict(other._commands), other.picked
        self._led_by = dict(other._led_by)
        self.declarations_changed.emit()

    def undone(self) -> Command | None:
        """Return the active combatant's declaration for this stop, if it is not carried out yet."""
        active = self.conductor.fight.acting if self.conductor.is_open else None
        return None if active is None else self.conductor.system.window.undone(self.conductor.fight, active)

    # --- taking and changing ---------------------------------------------------------------------------

    def commands(self) -> list[Command]:
        """Return the `declare` commands of all open lines, in their order."""
        return [
            self._valid(declaration.combatant) or dict(declaration.command)
            for declaration in self.declarations()
            if declaration.command is not None
        ]

    def _waiting(self) -> list[Command]:
        """Return the commands of the lines that wait for the game master."""
        commands, secrets = self.commands(), self.secrets
        return commands if secrets is None else [each for each in commands if self._waits(str(each["actor"]), secrets)]

    def proposed_command(self) -> Command | None:
        """Return the command of the line that is being changed, else of the first open one; None if there is none."""
        picked = (command for command in self.commands() if command["actor"] == self.picked)
        return next(picked, next(iter(self._waiting()), None))

    def accept_next(self) -> bool:
        """Accept the first open line as proposed; return False if there is none."""
        commands = self._waiting()
        self.picked = None
        if commands:
            self.conductor.command(commands[0])
            return True
        return self.secrets is not None and self._wait_for_phones(self.secrets)

    def accept_all(self) -> bool:
        """Accept every open line as proposed, those asked on phones once no others are open; False if there is none."""
        commands, secrets = self._waiting(), self.secrets
        if not commands and secrets is not None:
            commands = [command for command in self.commands() if str(command["actor"]) in secrets.asked]
        self.picked = None
        self.conductor.commands(commands)
        return bool(commands)

    def _wait_for_phones(self, secrets: SecretDeclarations) -> bool:
        """Say for whom is waited, since going on would leave them out; reveal where it is for nobody."""
        if secrets.asked:
            sentence = self.tr("{names}: still to declare on the phone. A letter declares for somebody.")
            names = [self.conductor.names[id] for id in secrets.open_ids() if id in secrets.asked]
            self.message_requested.emit(sentence.format(names=localize(listed(names))))
            return True
        return secrets.reveal()

    def has_declared(self, id: str) -> bool:
        """Whether a combatant's line is done."""
        return any(declaration.combatant == id and declaration.declared for declaration in self.declarations())

    def pick(self, id: str) -> bool:
        """Open a line for change; return False if it is not open."""
        if not any(
            declaration.combatant == id and declaration.command is not None for declaration in self.declarations()
        ):
            return False
        self.picked = id
        self.declarations_changed.emit()
        return True

    def let_go(self) -> bool:
        """Leave the line that is being changed as it was; return False if there is none."""
        if self.picked is None:
            return False
        self.picked = None
        self.declarations_changed.emit()
        return True

    def take(self, command: Command) -> None:
        """Declare the action that is set up, or keep it until its turn comes."""
        refused, secrets = self.conductor.refusal_of(command), self.secrets
        if secrets is not None or not is_early(refused):
            self.conductor.command(command)
            if secrets is not None and secrets.made(str(command["actor"])) == command:
                self.picked = None
                self.declarations_changed.emit()
            return
        now = overruled(command)
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
        """Declare the same for the whole group of a foe, in one undo step; return who cannot, with the reason.

        Those whose turn to declare has not come yet keep it until then.
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
        """Return the declaration of a member of the group for when its turn comes; None if it waits or cannot."""
        conductor = self.conductor
        if conductor.declares_aside(command):
            return None
        leads = conductor.steps_done == first
        refused = conductor.refusal_of(command)
        if refused is None:
            return command if leads else {**command, ALONG: True}
        refused = refused_whenever(conductor.refusal_of, command)
        if refused is None:
            self._keep(command, None if leads else conductor.current_fight.service.journal.entries[first])
        else:
            reasons[str(command["actor"])] = conductor.sentence(refused)
        return None

    def take_key(self, key: int, text: str, keys: Mapping[str, str], *, shift: bool) -> bool:
        """Take a key while everybody declares and no line is being changed; return False if it means nothing here."""
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


def declaring_with(fight: Fight, lines: Sequence[Declaration], id: str, *, open_only: bool = False) -> list[str]:
    """Return the members of a foe's group that have not declared yet, in the order of the lines.

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
