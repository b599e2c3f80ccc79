"""What somebody is told to do in a fight that is tried out, turn by turn; nobody else is told anything.

A deed says what was chosen and no more: the rest is filled in anew each time, as the forms of a fight do, so that an
action may get other fields and is done all the same.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, MutableMapping, Sequence
from dataclasses import dataclass, field
from itertools import combinations, islice
from typing import Any, NamedTuple

from rules.core.facts import Command, Fact
from rules.core.questions import ChoiceQuestion
from rules.core.state import Combatant, Fight
from rules.engine.service import Done, Refused, Result, RulesService
from rules.mechanics.action import Action, Field, Option
from rules.tactics import Player
from ui.encounter.action_form.model import TARGETS, ActionFormModel

MISSED, AFTER = "missed", 0.25
"""The kind of a deed of which no fact tells, most often as it could not be done; how much its number is above the last.
"""
REFUSED, PASSED, SILENT, IDLE = "refused", "passed", "silent", "idle"
"""Why it is told: it is refused, its turn did not come, it is done without a word, or nothing came of it."""
USUAL: Mapping[type, Any] = {int: 1, bool: True, str: ""}
"""What is taken for a number, a yes or no and a word of a status that cannot be put on somebody without."""
DECLARED = 0
"""The visit of what is declared."""
MOST_GROUPS = 12
"""How many groups of targets are offered at most, where an action needs several."""


class Turn(NamedTuple):
    """A turn of a fight, by which what is to be done in it is remembered: it has dice of its own."""

    round: int
    actor: str
    visit: int
    """Which turn of this one in the round it is, from 1; DECLARED: no turn, but what is declared at a stop for all."""

    @property
    def is_declared(self) -> bool:
        """Whether something is only declared in it."""
        return self.visit == DECLARED


@dataclass(frozen=True)
class Deed:
    """What is to be done in a turn: an action; or a status that is put on whose turn it is, before it acts.

    From that turn on, whoever is asked for one of its reactions does it.
    """

    action: str = ""
    chosen: Mapping[str, Any] = field(default_factory=dict)
    """The fields for which something was chosen, with that; others are filled in."""
    status: str = ""
    reactions: tuple[str, ...] = ()
    label: str = ""
    """What it was called when it was chosen."""

    def command(self, service: RulesService[Any], turn: Turn) -> Command:
        """Return the command by which it is done in a turn, or declared."""
        actor = service.fight.combatants[turn.actor]
        if self.status:
            return _ruling(service, actor, self.status)
        action = service.system.actions.get(self.action)
        command: Command = {"do": "act", "actor": actor.id, "action": self.action}
        if action is not None:
            command = form_of(service, actor, action, self.chosen).command()
        return {**command, "do": "declare"} if turn.is_declared else command


def _ruling(service: RulesService[Any], actor: Combatant, id: str) -> Command:
    """Return the command that puts a status on somebody; where it needs that: by a foe, and with the first words."""
    command: Command = {"do": "condition", "actor": actor.id, "status": id}
    status = service.system.statuses.get(id)
    if status is None:
        return command
    others = [other for other in service.fight.combatants.values() if other is not actor and other.state == "active"]
    others.sort(key=lambda other: other.side == actor.side)
    if status.sourced and others:
        command = {**command, "source": others[0].id}
    if not status.params or service.refusal_of(command) is None:
        return command
    params = {name: USUAL.get(kind) if isinstance(kind, type) else kind[0] for name, kind in status.params.items()}
    return {**command, "params": params}


def form_of(
    service: RulesService[Any], actor: Combatant, action: Action[Any, Any], chosen: Mapping[str, Any]
) -> ActionFormModel:
    """Return the form of an action in which all is filled in: what is chosen, what it proposes, else what is first."""
    form = ActionFormModel()
    form.start(service.fight, actor, action, service.preview)
    for name, value in chosen.items():
        number = next((number for number, shown in enumerate(form.fields()) if shown.name == name), None)
        if number is None:
            continue  # the action has no such field any more
        form.show(number)
        shown = form.fields()[number]
        if shown.kind == "choice" and any(option.id == value for option in form.options(shown)):
            form.choose(value)
        else:
            form.put(name, list(value) if isinstance(value, tuple) else value)
    for shown in form.fields():
        if shown.name not in chosen and not form.filled(shown):
            usual = next(values_of(form, shown), None)
            if usual is not None:
                form.put(shown.name, list(usual) if isinstance(usual, tuple) else usual)
    return form


def values_of(form: ActionFormModel, shown: Field[Any, Any]) -> Iterator[Any]:
    """Yield what may be chosen for a field, those whom it is meant for first; of targets tuples of their ids."""
    options = [option for option in form.options(shown) if option.refused is None]
    if shown.kind == "choice":
        yield from (option.id for option in options)
    elif shown.kind in (TARGETS, "choices"):
        yield from _groups(form, shown, options)


def _groups(form: ActionFormModel, shown: Field[Any, Any], options: list[Option]) -> Iterator[tuple[str, ...]]:
    """Yield as few as are needed in each way, and as many as possible."""
    if shown.kind == TARGETS:
        options = sorted(options, key=lambda option: not form.is_meant_for(option.id))
    least, most = form.limits(shown)
    ids = [option.id for option in options]
    yield from islice(combinations(ids, max(1, least)), MOST_GROUPS)
    if max(1, least) < min(most, len(ids)):
        yield tuple(ids[:most])


class Told:
    """What is to be done in a fight, and what has come of it."""

    def __init__(self, deeds: MutableMapping[Turn, Deed]) -> None:
        self.deeds = deeds
        self.commands: set[int] = set()
        """The numbers of the commands that were chosen."""
        self.missed: list[Fact] = []
        """What could not be done, or of which the rules tell nothing, as facts that no rule knows."""
        self.reactions: set[str] = set()
        """What is done by whoever is asked for it."""
        self.reacted = 0
        """How often somebody was asked for one of them."""
        self.answers: dict[int, list[Fact]] = {}
        """How somebody answered to questions, by the number of the command that asked."""
        self.stops = 0
        """How many stops were played."""
        self.played: dict[Turn, int] = {}
        """The turns in which something was to be done, come or not, each with how many stops came before it."""
        self._turns: Counter[tuple[int, str]] = Counter()

    def next_turns(self, fight: Fight, declaring: Sequence[str]) -> list[Turn]:
        """Return the turn that comes next, or those of all who are `declaring`; none if it is nobody's."""
        if declaring:
            return [Turn(fight.round, id, DECLARED) for id in declaring]
        if fight.active is None or fight.active not in fight.combatants:
            return []
        return [Turn(fight.round, fight.active, self._turns[fight.round, fight.active] + 1)]

    def begin_stop(self, fight: Fight, declaring: Sequence[str]) -> Turn | None:
        """Return the turn that begins; None: it is nobody's."""
        for turn in (turns := self.next_turns(fight, declaring)):
            self._turns[turn.round, turn.actor] += not turn.is_declared
            if turn in self.deeds:
                self.played[turn] = self.stops
        self.stops += 1
        return turns[0] if turns and not declaring else None

    def note(self, service: RulesService[Any], turn: Turn, why: str, refused: Refused | None = None) -> None:
        """Note what the rules tell nothing of: `why` is REFUSED, PASSED, SILENT or IDLE."""
        number, command = service.journal.fact_count + AFTER, service.journal.cursor
        fact = {"n": number, "command": command, "kind": MISSED, "actor": turn.actor, "label": self.deeds[turn].label}
        code, details = ("", {}) if refused is None else (refused.code, dict(refused.details))
        self.missed.append({**fact, "why": why, "code": code, "details": details})

    def pass_over(self, service: RulesService[Any], *, is_over: bool = False) -> None:
        """Note the turns for which something was chosen and which cannot come any more."""
        for turn in self.deeds:
            if turn not in self.played and (is_over or turn.round < service.fight.round):
                self.played[turn] = self.stops
                self.note(service, turn, PASSED)


class LedPlayer(Player):
    """Plays a fight as the tactics do, but for what it is told."""

    def __init__(self, told: Told, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self.told = told
        self._answers_itself = self._tactical_answers.answer
        self._tactical_answers.answer = self._answer
        self._has_acted = False
        """Whether the one whose turn it is has done what it was told."""

    def step(self) -> bool:
        """Play one stop: what is told for it first."""
        fight = self.service.fight
        round_number, active = fight.round, fight.active
        self.told.pass_over(self.service)
        turn = self.told.begin_stop(fight, self.tactics.declares(fight))
        self._has_acted = turn is not None and self._do_told(turn)
        if fight.active != active or fight.round != round_number:
            return True  # what it did has ended its turn
        return super().step()

    def _do_told(self, turn: Turn) -> bool:
        """Do what was chosen for a turn; return whether that was an action, and done."""
        deed, service = self.told.deeds.get(turn), self.service
        if deed is None:
            return False
        self.told.reactions.update(deed.reactions)
        if not (deed.action or deed.status):
            return False
        number = service.journal.cursor
        result = self._do(deed.command(service, turn), service.fight.combatants[turn.actor])
        if not isinstance(result, Done):
            self.told.note(service, turn, REFUSED, result if isinstance(result, Refused) else None)
            return False
        if result.entry.facts:
            self.told.commands.add(number)
        else:
            self.told.note(service, turn, SILENT if result.entry.changes else IDLE)
        return not deed.status

    def _do(self, command: Command, combatant: Combatant | None = None) -> Result:
        """Do a command; the number of one that was refused, or that changed nothing, is that of the next one, too."""
        self.told.answers.pop(self.service.journal.cursor, None)
        return super()._do(command, combatant)

    def _answer(self, fight: Fight, choice: ChoiceQuestion) -> str | None:
        """Do a reaction that was chosen; else what the tactics say."""
        told = self.told
        is_chosen = choice.id in told.reactions
        told.reacted += is_chosen
        answer = choice.options[0] if is_chosen else self._answers_itself(fight, choice)
        if choice.actor is not None and answer not in (None, choice.default):
            answered = {"actor": choice.actor, "question": choice.id, "chosen": is_chosen}
            told.answers.setdefault(self.service.journal.cursor, []).append(answered)
        return answer

    def _declare(self, combatant: Combatant) -> None:
        """Declare what was chosen, else what seems best."""
        if not self._do_told(Turn(self.service.fight.round, combatant.id, DECLARED)):
            super()._declare(combatant)

    def _play_turn(self, actor: Combatant) -> None:
        """Do what is left to do: nothing where one deed is all that is done in a turn."""
        if not (self._has_acted and self._acts_once):
            super()._play_turn(actor)
