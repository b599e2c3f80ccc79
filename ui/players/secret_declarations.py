"""Declarations made in secret at the same time: kept beside the fight until the last is made, then given to it."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from functools import partial
from typing import Any

from PySide6.QtCore import QObject, QTimer, Signal, SignalInstance

from rules.core.facts import Command
from rules.engine.join_commands import ALONG
from rules.mechanics.action import Action
from ui.session.controller import Conductor
from ui.session.fight import Position
from ui.session.view.offers import is_early, lines_of_all, overruled, refused_whenever


class SecretDeclarations(QObject):
    """What is declared while everybody declares, as long as it is nobody's to see but whose it is.

    Nothing of it is in the fight, so that no log, row or view can tell of it.
    """

    changed = Signal()
    """Somebody has declared, is asked, or is asked no more, or all was revealed."""

    def __init__(self, conductor: Conductor, parent: QObject) -> None:
        super().__init__(parent)
        self._conductor = conductor
        self.is_wanted = True
        """Whether the table declares in secret at all."""
        self.shows_all = False
        """Whether the game master is shown what players have declared."""
        self.token = 0
        """Names the declarations of one round; grows with each."""
        self._of: tuple[int | None, int] = (None, 0)
        """The fight and the round of what is kept."""
        self._asked: frozenset[str] = frozenset()
        self._made: dict[str, Command] = {}
        self._by_players: set[str] = set()
        self._is_revealed = False
        self._revealed: tuple[Command, ...] = ()
        self._present: Position | None = None
        """The present, while the past is shown."""
        self._looking = QTimer(self, singleShot=True)
        self._looking.timeout.connect(self._look)
        self._listen()
        self._look()

    def _listen(self) -> None:
        conductor = self._conductor
        conductor.declares_aside = self._take_aside
        for signal in _signals_of(conductor):
            signal.connect(self._look_soon)

    def go_on_in(self, conductor: Conductor) -> None:
        """Go on over the same fight in another window."""
        for signal in _signals_of(self._conductor):
            signal.disconnect(self._look_soon)
        self._conductor = conductor
        self._listen()
        self._look()

    def _look_soon(self) -> None:
        self._looking.start()

    # --- reading ---------------------------------------------------------------------------------------

    @property
    def is_on(self) -> bool:
        """Whether what is declared now stays secret: somebody is asked on a phone, or has declared so."""
        self._enter_round()
        if not self.is_wanted or self._is_revealed or not (self._asked or self._made):
            return False
        return not self._asked.union(self._made).isdisjoint(self.open_ids())

    @property
    def revealed(self) -> tuple[Command, ...]:
        """What was declared in secret in this round and is everybody's to see now.

        Of a fight that was opened again: what all have declared in it.
        """
        self._enter_round()
        if not self._revealed and self.is_wanted and not self.open_ids():
            return self._declared_before()
        return self._revealed

    def _declared_before(self) -> tuple[Command, ...]:
        """Return what was declared in this round of the fight."""
        position = self.position()
        if position is None or position.fight.phase in ("setup", "ended"):
            return ()
        journal, declared = position.service.journal, []
        for entry in reversed(journal.entries[: journal.cursor]):
            if entry.command.get("do") == "declare":
                declared.append(entry.command)
            if any(fact["kind"] == "round" for fact in entry.facts):
                break
        return tuple(reversed(declared))

    def open_ids(self) -> list[str]:
        """Return those who have nothing declared in the fight, in the order of declaring."""
        position = self.position()
        if position is None or position.fight.phase in ("setup", "ended"):
            return []
        return [line.combatant for line in lines_of_all(position) if line.command is not None]

    def position(self) -> Position | None:
        """Return the present of the fight, also while the past is shown; None without one."""
        conductor = self._conductor
        if not conductor.looks_back:
            return conductor.position if conductor.is_open else None
        service = conductor.current_fight.present.service
        if self._present is None or not self._present.is_of(service):
            self._present = Position(service)
        return self._present

    @property
    def asked(self) -> frozenset[str]:
        """Those whose players are asked on their phones and have not declared."""
        return self._asked.difference(self._made) if self.is_on else frozenset()

    def made(self, id: str) -> Command | None:
        """Return what somebody has declared in secret."""
        return self._made.get(id)

    def is_of_player(self, id: str) -> bool:
        """Return whether a player has declared it, so that the game master need not know what."""
        return id in self._by_players

    def actions_of(self, id: str) -> list[str]:
        """Return the actions that somebody may declare, by their ids."""
        position = self.position()
        if position is None:
            return []
        actions = position.service.system.offers(position.fight, position.fight.combatants[id])
        return [action.id for action in actions if self._is_declarable(position, id, action)]

    def _is_declarable(self, position: Position, id: str, action: Action[Any, Any]) -> bool:
        command: Command = {"do": "declare", "actor": id, "action": action.id}
        refused = refused_whenever(position.refusal_of, command)
        return refused is None or action.is_unfinished(refused.code)

    # --- declaring -------------------------------------------------------------------------------------

    def become(self, *, is_wanted: bool, shows_all: bool) -> None:
        """Set whether the table declares in secret, and whether the game master is shown what players declare."""
        if (is_wanted, shows_all) != (self.is_wanted, self.shows_all):
            self.is_wanted, self.shows_all = is_wanted, shows_all
            self.changed.emit()

    def ask(self, ids: Collection[str]) -> None:
        """Ask the players of these combatants on their phones, of nobody else."""
        if self._asked != frozenset(ids):
            self._asked = frozenset(ids)
            self.changed.emit()

    def declare(self, command: Command) -> bool:
        """Keep what a player declares; False where the rules would refuse it, or nothing is declared in secret now."""
        id = str(command["actor"])
        if not self.is_on or id not in self.open_ids() or not self._is_possible(command):
            return False
        self._by_players.add(id)
        self._keep(command)
        return True

    def _take_aside(self, command: Command) -> bool:
        """Keep what the game master declares while all do so in secret; False where it is declared in the fight."""
        if not self.is_on or not self._is_possible(command):
            return False
        self._by_players.discard(str(command["actor"]))
        self._keep(command)
        return True

    def _keep(self, command: Command) -> None:
        self._made[str(command["actor"])] = command
        self.changed.emit()
        self._looking.start()

    def _is_possible(self, command: Command) -> bool:
        position = self.position()
        return position is not None and refused_whenever(position.refusal_of, command) is None

    # --- revealing -------------------------------------------------------------------------------------

    def _look(self) -> None:
        """Drop what is of another round, or can no longer be; reveal all once the last has declared."""
        conductor = self._conductor
        if conductor.looks_back:
            return
        self._enter_round()
        open_ids = self.open_ids()
        self._forget([id for id, command in self._made.items() if not self._stands(id, command, open_ids)])
        if self.is_on and self._made.keys() >= set(open_ids):
            self.reveal()

    def _enter_round(self) -> None:
        """Begin anew if this is another round, or another fight."""
        position = self.position()
        now = (self._conductor.encounter_id, 0 if position is None else position.fight.round)
        if now != self._of:
            self._of, self._is_revealed, self._revealed = now, False, ()
            self.token += 1
            self._made.clear()
            self._by_players.clear()

    def _stands(self, id: str, command: Command, open_ids: Collection[str]) -> bool:
        return id in open_ids and self._is_possible(command)

    def _forget(self, ids: Iterable[str]) -> None:
        gone = [id for id in ids if self._made.pop(id, None) is not None]
        self._by_players.difference_update(gone)
        if gone:
            self.changed.emit()

    def reveal(self) -> bool:
        """Give all that was declared to the fight, as one step; who has not declared does so openly.

        False where nothing can be revealed now.
        """
        conductor = self._conductor
        if not self.is_on or not self._made or conductor.questions.pending is not None:
            return False
        commands = [self._made[id] for id in self.open_ids() if id in self._made]
        self._made, self._is_revealed, self._revealed = {}, True, tuple(commands)
        self._by_players.clear()
        first = conductor.steps_done
        conductor.commands([partial(self._now, command, first) for command in commands])
        self.changed.emit()
        return True

    def _now(self, command: Command, first: int) -> Command | None:
        """Return a declaration as it is made now: before others who have not declared, by the game master's word."""
        refused = self._conductor.refusal_of(command)
        if is_early(refused):
            command = overruled(command)
        elif refused is not None:
            return None
        return command if self._conductor.steps_done == first else {**command, ALONG: True}


def _signals_of(conductor: Conductor) -> Sequence[SignalInstance]:
    """Return what a conductor says when something else may be declared, or revealed."""
    return conductor.fight_changed, conductor.step_done, conductor.rewound, conductor.questions.question_changed
