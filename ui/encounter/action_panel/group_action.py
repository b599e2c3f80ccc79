"""Acting as a group: what its first member does, the others repeat in their turns, each by the ordinary rules."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import partial
from typing import NamedTuple

from PySide6.QtCore import QCoreApplication, QObject, QTimer, Signal

from rules.board.geometry import distance
from rules.core.facts import Command
from rules.core.state import Combatant, Fight, belong_together, name_of
from rules.engine.join_commands import ALONG
from rules.engine.service import NEXT, Done, Refused, RulesService
from rules.system.system import System
from rules.text.localized import listed
from ui.board.fight.paths import goes, walk_of
from ui.encounter.action_form.model import ActionFormModel
from ui.encounter.action_panel.controller import ActionController, left_of_turn
from ui.encounter.action_panel.declarations import declaring_with
from ui.session.command_runner import Planned
from ui.session.command_tags import one_step
from ui.session.controller import Conductor
from ui.session.view.offers import lines_of_all, overruled, refused_whenever
from ui.text.words import localize, side_name


class GroupActionController(QObject):
    """Give the action that is set up to the next members of the group, in one undo step."""

    message_requested = Signal(str)
    """Why a group cannot act as one now."""

    def __init__(self, conductor: Conductor, acting: ActionController, parent: QObject) -> None:
        super().__init__(parent)
        self._conductor, self._acting = conductor, acting
        self._unspent: list[str] = []
        """What those have left unspent whose turns the group has gone on from, each with its name."""
        conductor.step_done.connect(self._tell_soon)
        conductor.fight_changed.connect(self._forget)

    def do(self) -> None:
        """Let the active combatant and the members of its group right after it do what is set up.

        Who is refused keeps its turn, and the game master goes on from there. While all declare, the group declares
        what is set up, or what the marked line proposes.
        """
        conductor, composer = self._conductor, self._acting.composer
        if not conductor.is_open or conductor.open_question is not None:
            return
        if self._acting.declaring.declarations():
            self._declare()
        elif composer.action is None or composer.actor is None:
            self.message_requested.emit(
                self.tr("Prepare an action of the group’s first combatant, then let the group do it.")
            )
        elif conductor.fight.phase == "surprise":
            self.message_requested.emit(self.tr("A group acts together once the surprise is over."))
        elif not (others := followers(conductor.fight, conductor.system, composer.actor.id)):
            self.message_requested.emit(self.tr("Nobody in its group acts directly after it."))
        elif not composer.ready:
            self._acting.do()
        else:
            command = self._acting.composed()
            able, closed = able_to_follow(conductor, command, others)
            if able:
                self._forget()
                conductor.commands([command, *_in_turn(conductor.current_fight.service, command, able, self._pass_by)])
            elif closed is not None:
                name = conductor.names[closed.id]
                why = conductor.sentence(closed.refused)
                words = self.tr("{name} cannot do the same in its turn: {why}").format(name=name, why=why)
                self.message_requested.emit(words)

    def _pass_by(self, id: str) -> None:
        """Note what somebody leaves unspent as the group goes on: its turn passes without a key for it."""
        conductor = self._conductor
        combatant = conductor.fight.combatants[id]
        points = left_of_turn(combatant, conductor.system) if combatant.state == "active" else ""
        if points:
            self._unspent.append(f"{combatant.name} {points}")
            words = self.tr("Left unspent: {who}.").format(who=", ".join(self._unspent))
            self._acting.beside = words

    def _tell_soon(self, _happening: object = None) -> None:
        """Say what was left unspent, unless a refusal has said it by then."""
        if self._unspent:
            self._unspent = []
            QTimer.singleShot(0, self, self._tell)

    def _tell(self) -> None:
        if words := self._acting.beside:
            self._acting.beside = ""
            self.message_requested.emit(words)

    def _forget(self) -> None:
        self._unspent, self._acting.beside = [], ""

    def _declare(self) -> None:
        """Let the whole group declare at once; those who cannot are named and left out."""
        conductor, declaring = self._conductor, self._acting.declaring
        if self._acting.composer.action is not None and not self._acting.composer.ready:
            self._acting.do()  # It says what is missing.
            return
        command = self._acting.declared()
        if command is None:
            self.message_requested.emit(self.tr("Everybody has declared. Space goes on."))
        elif not declaring_with(conductor.fight, declaring.declarations(), str(command["actor"])):
            self.message_requested.emit(self.tr("Nobody else in its group declares now."))
        elif reasons := declaring.take_together(command):
            names = localize(listed(conductor.names[id] for id in reasons))
            why = " ".join(dict.fromkeys(reasons.values()))
            self.message_requested.emit(self.tr("Without {names}: {why}").format(names=names, why=why))


def offered_to_group(conductor: Conductor, composer: ActionFormModel) -> str:
    """Return what the group key would do now: those who act right after the actor, or declare with it; else empty."""
    actor = composer.actor
    if actor is None or not conductor.is_open:
        return ""
    if declaring := _may_declare(conductor, composer, actor.id):
        words = QCoreApplication.translate(
            "GroupActionController", "Ctrl+Shift+Enter: the same declaration for {names}"
        )
        return words.format(names=people([conductor.names[id] for id in declaring]))
    others = followers(conductor.fight, conductor.system, actor.id)
    command = composer.command()
    if others and (able := able_to_follow(conductor, command, others, is_whole=composer.ready)[0]):
        words = QCoreApplication.translate(
            "GroupActionController", "Ctrl+Shift+Enter: the same for {names}, when the turn comes"
        )
        if _spreads(conductor.system, conductor.fight, command):
            words = QCoreApplication.translate(
                "GroupActionController",
                "Ctrl+Shift+Enter: the same for {names}, to the nearest free cell, when the turn comes",
            )
        return words.format(names=people([conductor.names[id] for id in able]))
    return ""


def _may_declare(conductor: Conductor, composer: ActionFormModel, id: str) -> list[str]:
    """Return the members of the group that may make the same declaration, as far as it is set up."""
    fight = conductor.fight
    others = declaring_with(fight, lines_of_all(conductor.position), id, open_only=True)
    command, action = {**composer.command(), "do": "declare"}, composer.action
    if composer.ready or action is None:
        return [
            other for other in others if refused_whenever(conductor.refusal_of, {**command, "actor": other}) is None
        ]
    unfinished: Command = {"do": "declare", "action": action.id}
    closed = {other: refused_whenever(conductor.refusal_of, {**unfinished, "actor": other}) for other in others}
    return [other for other, refused in closed.items() if refused is None or action.is_unfinished(refused.code)]


def followers(fight: Fight, system: System, id: str) -> list[str]:
    """Return the members of a foe's group whose turns come right after its own, in order."""
    if fight.active != id or fight.phase != "action":
        return []
    first = fight.combatants[id]
    if not any(other is not first and belong_together(first, other) for other in fight.combatants.values()):
        return []
    order = system.outcome.order(fight)
    if id not in order:
        return []
    ids, side = [], system.turns.fights_for(fight, first)
    for other in order[order.index(id) + 1 :]:
        combatant = fight.combatants[other]
        if combatant.state != "active":
            continue
        if not belong_together(first, combatant) or system.turns.fights_for(fight, combatant) != side:
            break
        ids.append(other)
    return ids


class Unable(NamedTuple):
    """A member of a group that cannot do the same, and what refuses it."""

    id: str
    refused: Refused


def able_to_follow(
    conductor: Conductor, command: Command, others: Sequence[str], *, is_whole: bool = True
) -> tuple[list[str], Unable | None]:
    """Return those of `others` that may do the same in their turns, up to the first that may not, and that one.

    `is_whole`: the command has all that it needs; otherwise it is asked whether it could get it.
    """
    if is_whole and _spreads(conductor.system, conductor.fight, command):
        return _able_to_gather(conductor, command, others)
    service, turns = conductor.position.work_out(("turns", *others), partial(_turns_ahead, conductor, others))
    able: list[str] = []
    for id in others:
        if id not in turns:
            continue
        service.stand_at(turns[id])
        if (refused := _refused_in_turn(service, {**command, "actor": id}, is_whole=is_whole)) is not None:
            return able, Unable(id, refused)
        able.append(id)
    return able, None


def _able_to_gather(conductor: Conductor, command: Command, others: Sequence[str]) -> tuple[list[str], Unable | None]:
    """Return what `able_to_follow` does for one that goes to a cell: each goes there in turn in a copy of the fight."""
    service, able = conductor.current_fight.service.twin(), list[str]()
    service.do(command)
    for id in _turns_of(others, service):
        same: Command = {**command, "actor": id}
        theirs = nearest_to(service, same) or same
        if (refused := service.refusal_of(theirs)) is not None:
            return able, Unable(id, refused)
        service.do(theirs)
        able.append(id)
    return able, None


OCCUPIED = "cell_occupied"
"""The refusal of a cell on which somebody else stands."""


def _spreads(system: System, fight: Fight, command: Command) -> bool:
    """Return whether a command goes to a cell of the board on which one alone can stay."""
    is_on_board = fight.board is not None and fight.combatants[str(command["actor"])].cell is not None
    return is_on_board and goes(system, str(command["action"])) and not system.board_rules(fight.options).shares_cells


def nearest_to(service: RulesService[Fight], command: Command) -> Command | None:
    """Return a command of the active combatant; where somebody stands on the cell it goes to, to the nearest free one.

    None: it can come no nearer.
    """
    system, fight, params = service.system, service.fight, command.get("params")
    to = params.get("to") if isinstance(params, Mapping) else None
    if not isinstance(params, Mapping) or not isinstance(to, list) or not _spreads(system, fight, command):
        return command
    refused = service.refusal_of(command)
    if refused is None or refused.code != OCCUPIED:
        return command
    id, wanted = str(command["actor"]), (int(to[0]), int(to[1]))
    here, walk = fight.combatants[id].cell, walk_of(system, fight, id, str(command["action"]))
    if walk is None or here is None:
        return None
    nearer = (cell for cell in walk.open_cells() if distance(cell, wanted) < distance(here, wanted))
    for cell in sorted(nearer, key=lambda cell: (distance(cell, wanted), walk.costs[cell], cell)):
        there: Command = {**command, "params": {**params, "to": list(cell)}}
        if service.refusal_of(there) is None:
            return there
    return None


def _turns_ahead(conductor: Conductor, others: Sequence[str]) -> tuple[RulesService[Fight], dict[str, int]]:
    """Return a copy of the fight played on without any deed, and how many commands lead to each one's turn in it.

    Whoever is passed over on the way has none.
    """
    service, turns = conductor.current_fight.service.twin(), dict[str, int]()
    for id in _turns_of(others, service):
        turns[id] = service.journal.cursor
    return service, turns


def _turns_of(others: Sequence[str], service: RulesService[Fight]) -> Iterator[str]:
    """Pass a copy of the fight on, and yield those of `others` who come next in this round, each in its turn."""
    number = service.fight.round
    for _ in others:
        if not isinstance(service.do(overruled(NEXT)), Done):
            return
        active = service.fight.active
        if service.fight.round != number or active is None or active not in others:
            return
        yield active


def _refused_in_turn(service: RulesService[Fight], command: Command, *, is_whole: bool) -> Refused | None:
    """Return what refuses a command at a stop; of one that is not whole yet, only what no choice would mend."""
    if is_whole:
        return service.refusal_of(command)
    action = service.system.actions[str(command["action"])]
    refused = service.refusal_of({"do": "act", "actor": command["actor"], "action": action.id})
    if refused is None or not action.is_unfinished(refused.code):
        return refused
    closed = service.system.closed(service.fight, service.fight.combatants[str(command["actor"])], action.id)
    return None if closed is None else Refused(closed.code, closed.details)


def _in_turn(
    service: RulesService[Fight], command: Command, others: list[str], pass_by: Callable[[str], None]
) -> Iterator[Planned]:
    """Yield for each of `others` its turn and then its action; a member without a turn left is skipped.

    `pass_by` is told whose turn ends with that.
    """
    before, fight = str(command["actor"]), service.fight
    for id in others:
        yield partial(_go_on, fight, fight.round, before, pass_by)
        yield partial(_act, service, fight.round, {**command, "actor": id, ALONG: True})
        before = id


def _go_on(fight: Fight, number: int, before: str, pass_by: Callable[[str], None]) -> Command | None:
    """Return the command for the next turn while the turn before it is still on; else None."""
    if fight.round != number or fight.active not in (before, None):
        return None
    if fight.active is not None:
        pass_by(fight.active)
    return {"do": "next", ALONG: True}


def _act(service: RulesService[Fight], number: int, command: Command) -> Command | None:
    fight = service.fight
    if fight.round != number or fight.active != command["actor"]:
        return None
    return nearest_to(service, command) or command


MOST_NAMED = 3
"""The most combatants that are named; more are counted."""


def give_together(conductor: Conductor, commands: Sequence[Command], led_by: Sequence[Command] = ()) -> None:
    """Give the same ruling to several in one undo step, after `led_by`; those who cannot have it are left out.

    Say who they were, and why the first was refused.
    """
    checked = [(command, conductor.refusal_of(command) or conductor.why_idle(command)) for command in commands]
    refused = [(command, why) for command, why in checked if why is not None]
    possible = [*led_by, *(command for command, why in checked if why is None)]
    busy = conductor.questions.pending is not None
    conductor.commands(one_step(possible or commands[:1]))
    if possible and refused and not busy:
        sentence = conductor.sentence(refused[0][1])
        if len(refused) > 1:
            names = people([conductor.names.get(str(item["actor"]), "") for item, _ in refused])
            without = QCoreApplication.translate("Together", "No effect on: {names}.").format(names=names)
            sentence = f"{without} {sentence}"
        conductor.command_refused.emit(sentence)


def people(names: Sequence[str]) -> str:
    """Return several combatants in words: their names, or their number."""
    if len(names) <= MOST_NAMED:
        return ", ".join(names)
    return QCoreApplication.translate("Together", "{number} combatants").format(number=len(names))


def groups(combatants: Iterable[Combatant], system: System) -> list[tuple[str, list[str]]]:
    """Return what may be selected together, as (words, ids): sides, their wounded, groups, those of a kind."""
    ids_by_words: dict[str, list[str]] = {}
    wounded = QCoreApplication.translate("Together", "{side}, at half or less")
    here = [other for other in combatants if other.state != "out"]
    for combatant in here:
        ids_by_words.setdefault(side_name(combatant.side), []).append(combatant.id)
    for combatant in here:
        if _at_half(combatant, system):
            ids_by_words.setdefault(wounded.format(side=side_name(combatant.side)), []).append(combatant.id)
    for combatant in here:
        stem, _, letter = combatant.name.rpartition(" ")
        for name in dict.fromkeys((name_of(combatant), stem if len(letter) <= 2 else "")):
            if name:
                ids_by_words.setdefault(name, []).append(combatant.id)
    sides = {side_name(other.side) for other in here}
    return [(words, ids) for words, ids in ids_by_words.items() if len(ids) > 1 or words in sides]


def _at_half(combatant: Combatant, system: System) -> bool:
    """Return whether a combatant's vital pool is at half or less."""
    vital = system.vital
    return combatant.state == "active" and 2 * combatant.pools.get(vital.id, 0) <= system.maximum(combatant, vital.id)
