"""Choosing an action for a combatant, setting it up, carrying it out, and overruling a refusal."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from PySide6.QtCore import QObject, Signal

from rules.core.facts import Command
from rules.core.state import PARTY, Combatant, is_decided
from rules.engine.join_commands import ALONG
from rules.engine.service import MUST_ACT, NEXT, Refused
from rules.mechanics.action import Action, Option
from rules.system.called_checks import DO as CHECK
from rules.system.system import System
from ui.encounter.action_form.model import TARGETS, WITH, ActionFormModel
from ui.encounter.action_panel.declarations import DeclarationController
from ui.encounter.turn_order.view import OrderView
from ui.session.controller import Conductor
from ui.session.fight import begin_command
from ui.session.view.offers import Offers, is_early, overruled
from ui.text.words import localize

CALLED = (TARGETS, WITH, "modifier", "params")
"""The sentence that asks for the params of a check called by the game master."""


class ActionController(QObject):
    """Set up actions of a combatant and give the commands that result."""

    message_requested = Signal(str)
    """Why something cannot be done, or what it needs first; an empty text clears the message."""
    override_offered = Signal()
    """The game master may overrule the refusal that was just shown."""

    def __init__(
        self,
        conductor: Conductor,
        composer: ActionFormModel,
        declaring: DeclarationController,
        order: OrderView,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._conductor = conductor
        self._order = order
        self.composer = composer
        self.declaring = declaring
        self.offers = Offers(conductor)
        self._override = False
        self._insist: Callable[[], None] | None = None
        """Carry out what was refused last by the game master's ruling; None where that is not possible."""
        self._warned: tuple[str, int] | None = None
        """The combatant whose declaration or turn Space would skip, and the number of commands when that was said."""
        self._warning = ""
        """The words of that."""
        self._has_passed_on = False
        """Whether the turn has passed on by itself and neither an action nor Space has followed."""
        self.beside = ""
        """What is to be said with the next refusal, as that takes its place."""
        conductor.step_done.connect(self._forget_what_was_said)
        conductor.fight_changed.connect(self._forget_what_was_said)
        conductor.command_refused.connect(self._refused)
        composer.action_changed.connect(self._forget_offer)

    # --- who acts, and what is offered -----------------------------------------------------------------

    @property
    def actor(self) -> Combatant | None:
        """The acting combatant: the active one; while all declare, the selected one."""
        if not self._conductor.is_open:
            return None
        fight = self._conductor.fight
        declarer = self.declaring.picked
        if declarer is not None:
            return fight.combatants[declarer]
        if fight.acting is not None:
            return fight.acting
        selected = self._order.selected
        return None if selected is None else fight.combatants.get(selected.id)

    @property
    def declares(self) -> bool:
        """Whether actions are only declared now."""
        fight = self._conductor.fight
        return bool(fight.active is None or fight.phase == "declaration")

    def offered(self) -> Sequence[tuple[Action, str]]:
        """Return the actions of the acting combatant, each with the sentence that refuses it (empty: it is possible).

        Nothing while the lines of those who declare are shown, or the fight as it stood.
        """
        fight, actor = self._conductor.fight, self.actor
        if self._conductor.looks_back:
            return ()
        if self.declaring.picked is None and self.declaring.declarations():
            return ()
        if fight.phase in ("setup", "ended") or actor is None:
            surprise = self._conductor.system.surprise if fight.phase == "setup" else None
            outside = [] if actor is None else self.offers.outside(actor)
            return [*([] if surprise is None else [(surprise, "")]), *outside]
        return self.offers.declarations(actor) if self.declares else self.offers.actions(actor)

    # --- taking up and doing ---------------------------------------------------------------------------

    def choose(self, action: Action) -> None:
        """Set up an action, or say why it is not possible."""
        if not self._conductor.is_open or self._conductor.open_question is not None:
            return
        actor = self.actor
        if actor is None and action is not self._conductor.system.surprise:
            return
        closed = next((sentence for candidate, sentence in self.offered() if candidate.id == action.id), "")
        if closed:
            self._closed(closed, action, actor)
        else:
            self.take_up(action, actor)

    def choose_out_of_turn(self, action: Action, id: str) -> None:
        """Set up an action of a combatant whose turn it is not."""
        if self._conductor.open_question is None and self._conductor.is_open:
            self.take_up(action, self._conductor.fight.combatants[id])

    def choose_with(self, action: str, thing: str) -> None:
        """Set up an action with a card in hand, or with a thing of the sheet."""
        self.choose(self._conductor.system.actions[action])
        named = next((number for number, field in enumerate(self.composer.fields()) if field.name == WITH), None)
        if named is not None:
            self.composer.show(named)
            self.composer.choose(thing)

    def use(self, thing: str, id: str = "", aimed: str = "") -> None:
        """Set up the first possible action with a thing of a combatant's sheet, aimed at `aimed`.

        If none is possible, say why and offer the game master's ruling.
        """
        fight = self._conductor.fight
        actor = fight.combatants[id] if id else self.actor
        if actor is None or self._conductor.open_question is not None:
            return
        closed: tuple[str, Action] | None = None
        for action in self._conductor.system.actions.values():
            option = self._option_of(action, actor, thing)
            if option is None:
                continue
            sentence = self.offers.closed_to(action, actor)
            refused = option.refused
            why = sentence or ("" if refused is None else self._conductor.sentence(Refused(refused, option.details)))
            if not why:
                self._take_up_with(action, actor, thing, aimed)
                return
            closed = closed or (why, action)
        if closed is not None:
            self._insist = None
            if self.offers.may_override(actor, closed[1]):
                self._insist = partial(self._take_up_with, closed[1], actor, thing, aimed, override=True)
            self._say_refused(closed[0])

    def _option_of(self, action: Action, actor: Combatant, thing: str) -> Option | None:
        """Return the option of an action for a thing; None if the action is not done with that."""
        options = self.offers.options_with(action, actor)
        return next((option for option in options if option.id == thing), None)

    def _take_up_with(
        self, action: Action, actor: Combatant, thing: str, aimed: str = "", *, override: bool = False
    ) -> None:
        self.take_up(action, actor, override=override)
        named = next((number for number, field in enumerate(self.composer.fields()) if field.name == WITH), None)
        if named is not None:
            self.composer.show(named)
            self.composer.choose(thing)
        if aimed and aimed not in (self.composer.values.get(TARGETS) or ()) and self.composer.is_meant_for(aimed):
            self.composer.aim(aimed)

    def take_up(self, action: Action, actor: Combatant | None, *, override: bool = False) -> None:
        """Set up an action of a combatant; Enter carries it out even if nothing is left to set.

        `override`: the game master overrules what refuses it.
        """
        service = self._conductor.service
        assert service is not None
        self.message_requested.emit("")
        self._insist = None
        self._override = override
        fight, system = self._conductor.fight, self._conductor.system
        declared = self.declares and self.offers.is_declared(
            {"actor": None if actor is None else actor.id, "action": action.id}
        )
        seen = self.declaring.seen_by(actor) if declared and actor is not None else fight
        first = {} if actor is None else system.window.first_values(seen, actor, action.id)
        only = system.window.declared_fields(fight, action.id) if declared else None
        self.composer.start(fight, actor, action, service.preview, first, only)

    def call_check(self, ids: Sequence[str]) -> None:
        """Set up a check called by the game master for these combatants."""
        conductor = self._conductor
        if not conductor.is_open or conductor.open_question is not None or not ids:
            return
        service, system = conductor.service, conductor.system
        assert service is not None
        self.message_requested.emit("")
        self._insist, self._override = None, False
        self.composer.start(conductor.fight, None, system.called, service.preview, {TARGETS: list(ids)})

    def go_on_from(self, other: ActionController) -> None:
        """Take over the action and the declarations of another page over the same fight."""
        self.declaring.go_on_from(other.declaring)
        former, conductor = other.composer, self._conductor
        if former.action is None or not conductor.is_open:
            return
        system = conductor.system
        if former.actor is None and former.action.id == system.called.id:
            self.call_check(former.values.get(TARGETS) or ())
        else:
            # By its id: the other one has the words of another language where that has been changed.
            known = {action.id: action for action in (system.surprise, *system.actions.values()) if action is not None}
            actor = None if former.actor is None else conductor.fight.combatants[former.actor.id]
            self.take_up(known.get(former.action.id, former.action), actor, override=other._override)
        self.composer.go_on_from(former)

    def do(self) -> None:
        """Carry out the action that is set up, or declare it."""
        if self.composer.action is None:
            return
        command = self.declared()
        if command is not None:
            self.declaring.take(command)
        else:
            self._conductor.command(self.composed())

    def declared(self) -> Command | None:
        """Return the declaration being set up, or the command of the next line; None if nothing is declared."""
        if self.composer.action is None:
            return self.declaring.proposed_command()
        command = self.composed()
        if self.declares and command["do"] == "act" and self.offers.is_declared(command):
            return {**command, "do": "declare"}
        return None

    def composed(self) -> Command:
        """Return the command of the action that is set up."""
        if self.composer.action is self._conductor.system.surprise:
            return begin_command(self.composer.params())
        command = self.composer.command()
        if self.composer.action is self._conductor.system.called:
            return {"do": CHECK, **{key: command[key] for key in CALLED if key in command}}
        return overruled(command) if self._override else command

    def why_refused(self) -> str:
        """Return why what is set up would be refused as it stands; empty if it would not, or is not whole yet."""
        composer, conductor = self.composer, self._conductor
        if composer.action is None or not composer.ready or conductor.open_question is not None:
            return ""
        refused = conductor.refusal_of(self.declared() or self.composed())
        if refused is None or is_early(refused) or composer.action.is_unfinished(refused.code):
            return ""
        return conductor.sentence(refused)

    def why_not_at(self, id: str) -> str:
        """Return why the action that is set up cannot be aimed at a combatant; empty if it can."""
        conductor, composer, name = self._conductor, self.composer, self._conductor.names.get(id, id)
        fields = composer.fields()
        targets = next((field for field in fields if field.kind == TARGETS), None)
        action = composer.action
        refused, never = None, action is None or all(field.kind != TARGETS for field in action.fields)
        if targets is not None:
            command = composer.command_with(TARGETS, [id])
            refused = conductor.refusal_of({**command, "do": "declare"} if self.declares else command)
            option = next((option for option in composer.options(targets) if option.id == id), None)
            if option is not None and option.refused is not None:
                refused = Refused(option.refused, option.details)
            elif option is None and (refused is None or refused.details.get("target") != id):
                refused, never = None, True
        missing = next((field for field in fields if field.kind != TARGETS and not composer.filled(field)), None)
        is_unfinished = refused is None or (action is not None and action.is_unfinished(refused.code))
        if missing is not None and not never and is_unfinished:
            return self.tr("Choose first: {field}.").format(field=localize(missing.label))
        if refused is not None and not is_early(refused):
            return conductor.sentence(refused)
        return self.tr("This cannot be aimed at {name}.").format(name=name)

    def do_declared(self) -> bool:
        """Carry out the declaration of the active combatant, filled in; return False if there is none."""
        command = self.declaring.undone()
        if command is None or self.composer.action is not None:
            return False
        self.choose(self._conductor.system.actions[str(command["action"])])
        return True

    # --- taking back -----------------------------------------------------------------------------------

    @property
    def can_undo(self) -> bool:
        """Whether something can be undone: a setting of the action that is set up, or a step of the fight."""
        return self.composer.action is not None or self._conductor.can_undo

    @property
    def can_redo(self) -> bool:
        """Whether something can be redone: a setting of the action that is set up, else a step of the fight."""
        return self.composer.can_redo if self.composer.action is not None else self._conductor.can_redo

    def undo(self) -> None:
        """Undo the last setting of the action that is set up, then the action itself, else the fight's last step."""
        if self.composer.action is None:
            self._conductor.undo()
        else:
            self.message_requested.emit("")
            self.composer.undo()

    def redo(self) -> None:
        """Redo what was undone last."""
        if self.composer.action is None:
            self._conductor.redo()
        else:
            self.composer.redo()

    # --- the game master's word ------------------------------------------------------------------------

    def _closed(self, sentence: str, action: Action, actor: Combatant | None) -> None:
        """Say why a greyed action is not possible, and offer the game master's ruling where it can be overruled."""
        self._insist = None
        if actor is not None and self.offers.may_override(actor, action):
            self._insist = partial(self.take_up, action, actor, override=True)
        self._say_refused(sentence)

    def _refused(self, sentence: str) -> None:
        """Say why a command was refused, and offer the game master's ruling where it can be overruled."""
        command = self._conductor.refused_command
        self._insist = None
        if command is not None and command["do"] == "act" and ALONG in command:  # one of a group, after the others
            name = self._conductor.names[str(command["actor"])]
            sentence = self.tr("{name} cannot do the same in its turn: {why}").format(name=name, why=sentence)
        if self.beside:
            sentence, self.beside = f"{sentence} {self.beside}", ""
        if command is not None and self._conductor.refusal_of(overruled(command)) is None:
            self._insist = partial(self._conductor.command, overruled(command))
        self._say_refused(sentence)

    def _say_refused(self, sentence: str) -> None:
        hint = "" if self._insist is None else self.tr("Shift+Enter: do it anyway.")
        self.message_requested.emit(f"{sentence} {hint}".rstrip())
        if self._insist is not None:
            self.override_offered.emit()

    def _forget_offer(self) -> None:
        """Offer no longer to do what was refused: something else is set up now."""
        self._insist = None

    def _forget_what_was_said(self) -> None:
        """Forget the last refusal and warning: a step was done or another fight is open."""
        self._insist = self._warned = None
        self._has_passed_on = False

    def insist(self) -> bool:
        """Carry out by the game master's ruling what was refused last; return False if nothing was.

        An action without fields is carried out at once.
        """
        insist, self._insist = self._insist, None
        if insist is None:
            return False
        insist()
        if self.composer.ready and not self.composer.fields():
            self.do()
        return True

    # --- going on --------------------------------------------------------------------------------------

    def go_on(self) -> None:
        """Begin the fight, or go on to the next turn or phase; not while an action is set up or a question is open."""
        if not self._conductor.is_open:
            return
        phase = self._conductor.fight.phase
        if self.composer.action is not None:
            self._say_unfinished()
        elif self._conductor.open_question is not None:
            self.message_requested.emit(self.tr("A question is open: answer it, or Esc cancels the action."))
        elif phase == "ended":
            self._conductor.close_fight()
        elif phase == "setup":
            self._conductor.begin_fight()
        elif not (self.declaring.accept_next() or self._keep_forced() or self._keep_what_would_pass()):
            self._conductor.next()

    def mark_targets(self) -> None:
        """Mark in the order the possible targets of the action that is set up, and whom it would affect."""
        field = next((candidate for candidate in self.composer.fields() if candidate.kind == TARGETS), None)
        possible = None
        if field is not None and field.options is not None:
            possible = frozenset(option.id for option in self.composer.options(field))
        self._order.mark(self.composer.affected(), possible)

    def end(self) -> None:
        """End the fight; if more than one side still stands, warn once before."""
        conductor = self._conductor
        is_possible = (
            not (conductor.looks_back or conductor.open_question) and conductor.refusal_of({"do": "end"}) is None
        )
        if is_possible and not is_decided(conductor.fight):
            sentence = self.tr("More than one side still stands: Ctrl+E again ends the fight.")
            if self._warn("", sentence):
                return
        conductor.end_fight()

    def _say_unfinished(self) -> None:
        missing = next((field for field in self.composer.fields() if not self.composer.filled(field)), None)
        if missing is None:
            self.message_requested.emit(self.tr("This is not done yet: Enter does it, Esc cancels it."))
        else:
            sentence = self.tr("This is not done yet: {field} is missing, or Esc cancels it.")
            self.message_requested.emit(sentence.format(field=missing.label))

    def _keep_forced(self) -> bool:
        """Say once what whoever is active has to do before its turn can pass, then set that up; False if nothing is."""
        conductor = self._conductor
        refused = None if conductor.looks_back else conductor.refusal_of(NEXT)
        if refused is None or refused.code != MUST_ACT:
            return False
        sentence = self.tr("{why} Space again prepares it.").format(why=conductor.sentence(refused))
        if self._is_warning(str(refused.details["actor"]), sentence):
            next_anyway = overruled(NEXT)
            may_pass = conductor.refusal_of(next_anyway) is None
            self._insist = partial(conductor.command, next_anyway) if may_pass else None
            self._say_refused(sentence)
        else:
            self.choose(conductor.system.actions[str(refused.details["action"])])
        return True

    def _keep_what_would_pass(self) -> bool:
        """Warn once of a declaration or a turn that going on skips; not where it cannot go on, which is said then."""
        if self._conductor.refusal_of(NEXT) is not None:
            return False
        return self._keep_declared() or self._keep_turn() or self._keep_unused_turn()

    def _keep_declared(self) -> bool:
        """Warn once that going on skips a declaration; return False if none is open or the warning was given."""
        command = self.declaring.undone()
        if command is None:
            return False
        sentence = self.tr("{name} has declared {action}: Enter prepares it, Space again skips it.")
        return self._warn(str(command["actor"]), self._of_declared(sentence, command))

    def _keep_unused_turn(self) -> bool:
        """Warn once that a player's character has not acted in its turn; return False if it has or that was said."""
        fight, members = self._conductor.fight, self._conductor.current_fight.members
        active = fight.acting
        if active is None or is_decided(fight):
            return False
        fought_for = self._conductor.system.turns.fights_for(fight, active)
        if fought_for != PARTY and (active.id not in members or fought_for != active.side):
            return False
        if self._has_acted(active.id) or self._has_nothing_to_do():
            return False
        sentence = self.tr("{name} has not acted: Space again passes.")
        return self._warn(active.id, sentence.format(name=active.name))

    def _has_nothing_to_do(self) -> bool:
        """Return whether no action is left to whoever is active, as where what was charged takes effect."""
        return all(closed for action, closed in self.offered() if not action.any_turn)

    def _has_acted(self, id: str) -> bool:
        """Return whether a combatant has acted since its turn began, or has declared its action of this round."""
        service = self._conductor.current_fight.service
        counted = {"act", "declare"}
        for entry in reversed(service.journal.entries[: service.journal.cursor]):
            changed = {key for whose, key, _, _ in entry.changes if not whose}
            if "active" in changed:
                counted.discard("act")  # With this its turn began: who takes up a delayed one has done nothing in it.
            if entry.command["do"] in counted and entry.command.get("actor") == id:
                return True
            if "round" in changed:
                return False
        return False

    def _warn(self, id: str, sentence: str) -> bool:
        """Warn of what Space would skip; return False if that was said before and nothing was done since."""
        is_new = self._is_warning(id, sentence)
        if is_new:
            self.message_requested.emit(sentence)
        return is_new

    def _is_warning(self, id: str, sentence: str) -> bool:
        """Keep a warning of what Space does; return False if it was given before and nothing was done since."""
        mark = (id, self._conductor.steps_done)
        if self._warned == mark:
            self._warned = None
            return False
        self._warned, self._warning = mark, sentence
        return True

    def declared_words(self) -> str:
        """Return the declaration of the active combatant that Enter carries out; empty while an action is set up."""
        command = None if self.composer.action is not None else self.declaring.undone()
        if command is None or self._conductor.looks_back:
            return ""
        return self._of_declared(self.tr("{name} has declared {action}: Enter prepares it."), command)

    def _of_declared(self, sentence: str, command: Command) -> str:
        conductor = self._conductor
        action = conductor.system.described(conductor.fight, command)
        return sentence.format(name=conductor.names[str(command["actor"])], action=action)

    def _keep_turn(self) -> bool:
        """Warn once, before the next turn is skipped, that this one began by itself; return False if it did not."""
        if not self._has_passed_on:
            return False
        self._has_passed_on = False
        if self._has_nothing_to_do():
            return False
        # The next Space passes it: that nothing has been done in it is no news any more.
        self._warned = (str(self._conductor.fight.active), self._conductor.steps_done)
        sentence = self.tr("It is already {name}’s turn. Space again passes it.")
        self._warning = sentence.format(name=self._conductor.names[str(self._conductor.fight.active)])
        self.message_requested.emit(self._warning)
        return True

    def turn_passed_on(self) -> None:
        """Note that the turn has passed on by itself: a Space out of habit would skip the next one."""
        self._has_passed_on = self._conductor.is_open and self._conductor.fight.active is not None

    def forget_warning(self) -> str:
        """Forget the warning after another key than that for going on, and return it: it is given again the next time.

        Empty if there was none, or it has been heeded.
        """
        warning, self._warned, self._warning = self._warning, None, ""
        return warning


def left_of_turn(combatant: Combatant, system: System) -> str:
    """Return what of its turn a combatant has not used, such as `3 PA`; empty for nothing."""
    pools = (pool for pool in system.pools if pool.of_a_turn and combatant.pools.get(pool.id))
    return ", ".join(f"{combatant.pools[pool.id]} {pool.label}" for pool in pools)
