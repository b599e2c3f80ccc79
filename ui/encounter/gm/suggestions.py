"""Proposals: at a foe's turn the stage shows what its playbook would do; one key does it."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from contextlib import suppress
from functools import partial
from itertools import chain
from typing import Any, NamedTuple, Self

from PySide6.QtCore import QObject, QRect, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QFontMetrics, QIcon, QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QWidget

from models.marks.play_styles import TEMPERAMENT, play_styles_of
from rules.core.display import Deed
from rules.core.state import PARTY, Combatant, Fight, is_decided, is_last_side, sides_over_time
from rules.engine.service import RulesService
from rules.mechanics.action import Action
from rules.mechanics.params import TARGETS
from rules.system.system import System
from rules.tactics import Idea, Player
from rules.tactics.ideas import percent_of
from rules.tactics.playbook_cache import basis_of, interruptible
from rules.tactics.player import PREPARATIONS
from rules.text.sanitize import without_controls
from ui.encounter.action_panel.arrangement import LOW
from ui.encounter.action_panel.controller import ActionController, left_of_turn
from ui.encounter.action_panel.panel import Stage
from ui.encounter.prompt.bar import LEAST_HEIGHT, QuestionBar
from ui.services.preferences import LibraryPreferences
from ui.services.tasks import Progress, Tasks
from ui.session.controller import Conductor
from ui.session.fight import Happening
from ui.session.view.maker import ViewMaker
from ui.text.words import localize, side_name, state_name, with_units
from ui.theme import icons
from ui.theme.sizes import px
from ui.theme.theme import look, short_text
from ui.widgets.buttons import KeyButton
from ui.widgets.labels import Label, tip
from ui.widgets.layouts import lined, stacked

IDEAS = 3
"""The number of ideas to look for, the best first."""
MOST_NAMED = 4
"""The most actions that are named as still possible where nothing is proposed."""
READ_AHEAD = 1000
"""Milliseconds after which the playbook of a fight that was opened is worked out, before a foe's first turn."""


Step = tuple[int, str]
"""A step of a fight: how many there were with it, and its command as text."""
NO_STEP: Step = (0, "")
TURNS = "turns"
"""The name under which is kept what proposals have to do with the last turn of each fight."""


class ProposedTurn(NamedTuple):
    """What was done by proposals in a turn, and which other idea was asked for."""

    actor: str
    round: int
    struck: Step = NO_STEP
    """With what it has struck: it does not move on then."""
    gone: Step = NO_STEP
    """With what it has moved nearer to somebody."""
    towards: str = ""
    """The id of the combatant that it has approached."""
    other: tuple[Step, int] = (NO_STEP, 0)
    """After which step another idea than the best was asked for, and which one."""

    @classmethod
    def unpack(cls, data: Sequence[Any]) -> Self:
        """Return the turn from plain data; raise TypeError or ValueError."""
        actor, round, struck, gone, towards, (step, at) = data
        return cls(str(actor), int(round), _as_step(*struck), _as_step(*gone), str(towards), (_as_step(*step), int(at)))


def _as_step(steps: Any, command: Any) -> Step:
    return int(steps), str(command)


NO_TURN = ProposedTurn("", 0)


class SuggestionController(QObject):
    """Looks for ideas for the active combatant after the stage has been painted, and does the one that is taken."""

    message_requested = Signal(str)

    def __init__(self, conductor: Conductor, views: ViewMaker, acting: ActionController, stage: Stage) -> None:
        super().__init__(stage)
        self._conductor, self._views, self._acting, self._message = conductor, views, acting, stage.message
        self._reason = ""
        """Why nothing was proposed, as it was last told."""
        self.line = SuggestionBar(stage.question)
        self.is_on = True
        self.ideas: tuple[Idea, ...] = ()
        """Ideas for the active combatant; only the best one until another is asked for."""
        self._all_known = False
        self._at = 0
        self._player: Player | None = None
        self._known: tuple[Fight, tuple[Any, ...]] | None = None
        """The fight, and what its playbook rests on, for which that has been worked out."""
        self._reading: tuple[Fight, tuple[Any, ...]] | None = None
        self._turn = NO_TURN
        self._pending_idea: tuple[str, int, Idea] | None = None
        """Actor, round and idea being carried out, while a question of it is open."""
        self._remembered = LibraryPreferences(conductor.library.path, parent=self)
        self._tasks = Tasks(self)
        self._soon = QTimer(self, singleShot=True)
        self._soon.timeout.connect(self._think)
        self._ahead = QTimer(self, singleShot=True)
        self._ahead.setInterval(READ_AHEAD)
        self._ahead.timeout.connect(self._read_ahead)
        self.line.take_requested.connect(self.take)
        self.line.other_requested.connect(self.show_other)
        for changed in (stage.room_changed, stage.size_changed):
            changed.connect(self.line.fit)
        stage.room_settled.connect(self.line.settle)
        conductor.step_done.connect(self._happened)
        conductor.fight_changed.connect(self.look)
        conductor.questions.question_changed.connect(self._elsewhere)
        conductor.marking.marks_changed.connect(self._elsewhere)
        acting.composer.action_changed.connect(self._elsewhere)
        acting.declaring.declarations_changed.connect(self._elsewhere)

    def remember(self, remembered: LibraryPreferences) -> None:
        """Switch proposals on or off as they were the last time."""
        self._remembered = remembered
        self.is_on = remembered.proposes
        self._recall()

    def switch(self) -> None:
        """Switch proposals on or off."""
        self.is_on = not self.is_on
        self._remembered.proposes = self.is_on
        on, off = self.tr("At a foe’s turn its playbook proposes what to do."), self.tr("Nothing is proposed any more.")
        self.message_requested.emit(on if self.is_on else off)
        self._elsewhere()

    def look(self) -> None:
        """Another fight is shown, or another point of it: its turn is thought about, its playbooks are read ahead."""
        self._recall()
        self._elsewhere()
        self._ahead.start()

    # --- thinking --------------------------------------------------------------------------------------

    @property
    def is_reading_ahead(self) -> bool:
        """Whether the playbook of a fight that was opened is still to be worked out, or is being so."""
        return self._ahead.isActive() or bool(self._tasks.running)

    def _happened(self, _happening: Happening) -> None:
        self._elsewhere()

    def _elsewhere(self, *_: object) -> None:
        self._forget()
        self._message.unsay(self._reason)
        if self.is_on and self._conductor.is_open:
            self._soon.start()

    def _forget(self) -> None:
        self.ideas, self._at = (), 0
        self.line.withdraw()

    @property
    def _who(self) -> Combatant | None:
        """The combatant for whom something can be proposed now."""
        conductor = self._conductor
        if not self.is_on or not conductor.is_open or conductor.looks_back or conductor.open_question is not None:
            return None
        fight = conductor.fight
        if fight.phase in ("setup", "ended") or self._acting.composer.action is not None:
            return None
        actor = fight.acting
        plays = actor is not None and actor.state == "active" and self._plays(actor)
        return actor if plays else None

    def _plays(self, combatant: Combatant) -> bool:
        """Return whether a combatant plays by a playbook.

        Who fights for another side than the party's does, and who fights for the party while its player is absent or
        as it is nobody's character. Who is led by one of the party does as its leader's player says. What a condition
        forces on somebody is nobody's choice, so that is proposed whoever plays it.
        """
        conductor = self._conductor
        if combatant is conductor.fight.acting and conductor.current_fight.service.forced_action:
            return True
        if conductor.system.turns.fights_for(conductor.fight, combatant) != PARTY:
            return True
        if TEMPERAMENT in conductor.marking.marks.get(combatant.id, {}):
            return True
        return combatant.side == PARTY and not self._is_players(combatant)

    def _is_players(self, combatant: Combatant) -> bool:
        """Return whether one on the party's side is a player's character: not an NPC, nor who has come over to it."""
        journal = self._conductor.current_fight.service.journal
        ruled = (entry.facts for entry in journal.entries[: journal.cursor] if entry.command["do"] == "side")
        side_at = sides_over_time({combatant.id: combatant.side}, chain.from_iterable(ruled))
        is_character: bool = self._conductor.system.membership.is_character(combatant.sheet)
        return is_character and side_at(combatant.id, 0) == PARTY

    def _think(self) -> None:
        if self._who is None or not self._read_or_start():
            return
        self._propose()

    def _propose(self) -> None:
        """Show the best idea, or the other one that was asked for in this state."""
        step, at = self._turn.other
        at = at if step == self._last_step else 0
        self._show(self._thought(IDEAS if at else 1), at)

    def _read_ahead(self) -> None:
        if self.is_on and self._conductor.is_open and self._conductor.fight.phase != "ended":
            self._read_or_start()

    def _read_or_start(self) -> bool:
        """Whether the playbook is worked out; if not, starts a job for it that looks for ideas afterwards."""
        fight = self._conductor.fight
        wanted = (fight, basis_of(fight))
        if self._known is not None and self._known[0] is fight and self._known[1] == wanted[1]:
            return True
        if self._reading is None or self._reading[0] is not fight or self._reading[1] != wanted[1]:
            self._reading = wanted
            for task in self._tasks.running:  # of another fight, or before somebody came or changed
                task.cancel()
            job = partial(_read, fight.copy(fight.seed), self._conductor.system)
            self._tasks.start("", job, done=partial(self._has_read, wanted), stopped=_given_up)
        return False

    def _has_read(self, read: tuple[Fight, tuple[Any, ...]], _nothing: None) -> None:
        self._known = read
        self._player = None
        self._think()

    def _thought(self, limit: int) -> tuple[Idea, ...]:
        service, fight = self._conductor.current_fight.service, self._conductor.fight
        if self._player is None or self._player.service is not service or self._player.mind.fight is not fight:
            self._player = Player(service)
        manners = play_styles_of(self._conductor.marking.marks)
        self._player.of_combatants, self._player.mind.flights = manners.temperaments, manners.flights
        towards = self._turn.towards if self._is_of_this_turn(self._turn.gone) else ""
        return self._player.ideas(limit, struck=self.has_struck, towards=towards)

    @property
    def has_struck(self) -> bool:
        """Whether the active one has struck by a proposal in this turn: it does not move on then."""
        return self._is_of_this_turn(self._turn.struck)

    def _is_of_this_turn(self, step: Step) -> bool:
        """Whether a step was done in this turn, and has not been taken back."""
        fight = self._conductor.fight
        is_this_turn = (self._turn.actor, self._turn.round) == (fight.active, fight.round)
        return is_this_turn and 0 < step[0] <= self._conductor.steps_done and self._step_at(step[0]) == step

    @property
    def _last_step(self) -> Step:
        return self._step_at(self._conductor.steps_done)

    def _step_at(self, steps: int) -> Step:
        """The last of so many steps of the fight."""
        entries = self._conductor.current_fight.service.journal.entries
        return steps, json.dumps(dict(entries[steps - 1].command), sort_keys=True) if steps else ""

    def _recall(self) -> None:
        """Take up what is kept of the turn, which another window or program may have shown."""
        kept, self._turn = self._remembered.of_encounter(TURNS, self._conductor.encounter_id or 0), NO_TURN
        with suppress(TypeError, ValueError):  # nothing is kept, or somebody wrote into the file
            self._turn = ProposedTurn.unpack(kept)

    def _keep(self, **changes: Any) -> None:
        """Keep something of the turn for whoever shows it next."""
        fight = self._conductor.fight
        is_same = (self._turn.actor, self._turn.round) == (fight.active, fight.round)
        turn = self._turn if is_same else NO_TURN._replace(actor=str(fight.active), round=fight.round)
        self._turn = turn._replace(**changes)
        self._remembered.keep_of_encounter(TURNS, self._conductor.encounter_id or 0, list(self._turn))

    def _show(self, ideas: tuple[Idea, ...], at: int = 0) -> None:
        self.ideas, self._at, self._all_known = ideas, min(at, max(0, len(ideas) - 1)), bool(at)
        if ideas:
            self._say()
        else:
            self.line.withdraw()

    def _say(self) -> None:
        conductor, idea = self._conductor, self.ideas[self._at]
        deed = conductor.system.described(conductor.fight, idea.command)
        words, brief = self.tr("{name}: {what}. {reason}"), self.tr("{name}: {what}")
        if self._is_instead(idea, deed):
            words = self.tr("Instead of the marked line, {name}: {what}. {reason}")
            brief = self.tr("{name} instead: {what}")
        actor = str(idea.command["actor"])
        name, reason = conductor.names[actor], localize(idea.reason, conductor.system.phrases.file)
        sentence = words.format(name=name, what=deed, reason=_as_sentence(reason))
        letter = self._views.view().letters.get(actor, "").upper()
        shorter = self._shorter([*filter(None, (name, letter))], deed, idea, brief)
        self.line.show_sentence(sentence, shorter, others=len(self.ideas) > 1 or not self._all_known)

    def _shorter(self, whose: Sequence[str], deed: Deed, idea: Idea, brief: str) -> list[str]:
        """Return a proposal in fewer and fewer words.

        Several targets are counted before names go: of these that of whom it is proposed to, which becomes its letter,
        as everybody sees whose turn it is. `whose` are that name and letter.
        """
        chance, reason = percent_of(idea.reason), localize(idea.reason, self._conductor.system.phrases.file)
        count = self.tr("{number} targets").format(number=len(deed.targets))
        counted = deed.aimed_at(count) if len(deed.targets) > 1 else deed
        forms = [f"{brief.format(name=whose[0], what=deed)}. {_as_sentence(reason)}"]
        for name in whose:
            for what in (deed, deed.without_action(), counted, counted.without_action()):
                briefly = brief.format(name=name, what=what)
                forms += [f"{briefly}: {chance}%", briefly] if chance else [briefly]
        forms += [f"{name} {counted.aim}" for name in whose if deed.targets]
        return [*dict.fromkeys(forms)]

    def _is_instead(self, idea: Idea, deed: Deed) -> bool:
        """Whether Enter, which takes the marked line while all declare, would have it do something else."""
        marked = self._acting.declaring.proposed_command()
        system, fight = self._conductor.system, self._conductor.fight
        return (
            marked is not None and marked["actor"] == idea.command["actor"] and system.described(fight, marked) != deed
        )

    # --- taking ----------------------------------------------------------------------------------------

    def show_other(self) -> None:
        """Show the next idea; after the last the first again."""
        if not self._has_idea():
            return
        if not self._all_known:
            self.ideas, self._all_known = self._thought(IDEAS) or self.ideas, True
        self._at = (self._at + 1) % len(self.ideas)
        self._keep(other=(self._last_step, self._at))
        self._say()
        if len(self.ideas) == 1:
            self.message_requested.emit(self.tr("Nothing else is proposed."))

    def take(self) -> None:
        """Do what is suggested, as if chosen by the user; once the turn is used up, go on to the next."""
        if not self._has_idea():
            return
        conductor, idea = self._conductor, self.ideas[self._at]
        actor, at = str(idea.command["actor"]), conductor.fight.round
        steps = conductor.steps_done
        self._pending_idea = (actor, at, idea)
        conductor.command(idea.command)
        if conductor.open_question is None:
            self._finish(done=conductor.steps_done > steps)
        else:
            conductor.questions.question_changed.connect(self._answered)

    def _has_idea(self) -> bool:
        """Whether something is proposed, thought about now if it was not before; if not, it is said why."""
        if self._who is not None and not self.ideas and self._read_or_start():
            self._soon.stop()
            self._propose()
        has_idea = self._who is not None and bool(self.ideas)
        if not has_idea and self._conductor.is_open:
            self._reason = self._why_nothing()
            self.message_requested.emit(self._reason)
        return has_idea

    def _why_nothing(self) -> str:
        """Return the one reason why nothing is proposed, the nearest first, and what can be done about it."""
        conductor, fight = self._conductor, self._conductor.fight
        if not self.is_on:
            return self.tr("Proposals are switched off: Shift+F8 switches them on.")
        if conductor.looks_back:
            return self.tr("Nothing is proposed in the past: Esc leads back to now.")
        if conductor.open_question is not None:
            return self.tr("A question is open: nothing is proposed before it is answered.")
        if fight.phase == "setup":
            return self.tr("The fight has not begun: nothing is proposed yet. Space begins it.")
        if fight.phase == "ended":
            return self.tr("The fight has ended: nothing more is proposed. Ctrl+Z takes its end back.")
        if self._acting.composer.action is not None:
            return self.tr("An action is being prepared: nothing is proposed before Enter does it or Esc cancels it.")
        if is_decided(fight) and not is_last_side(fight):
            words = self.tr("The rules name {side} as the winner: nothing more is proposed. Ctrl+E ends the fight.")
            return words.format(side=side_name(str(fight.winner)))
        if is_decided(fight):
            return self.tr("Nobody is left to fight against: nothing more is proposed. Ctrl+E ends the fight.")
        actor = fight.acting
        if actor is None:
            words = self.tr("It is nobody’s turn ({phase}): nothing is proposed before a foe’s. Space goes on.")
            return words.format(phase=conductor.teller().phase(fight.phase))
        return self._why_nothing_for(actor)

    def _why_nothing_for(self, actor: Combatant) -> str:
        """Return the reason why nothing is proposed to a combatant in its turn, and what can be done about it."""
        if actor.state != "active":
            words = self.tr("{name} cannot act ({state}): nothing is proposed. Space goes on.")
            system = self._conductor.system
            state = state_name(system.standing(actor), system.phrases.file)
            return words.format(name=actor.name, state=state)
        if not self._plays(actor):
            if why_spent := self._why_spent(actor):
                return why_spent
            words = self.tr("{name} is a player’s. Say how it plays (Ctrl+F8), and something is proposed for it.")
            if actor.side != PARTY:
                words = self.tr(
                    "{name} fights for the party now. Say how it plays (Ctrl+F8), and something is proposed for it."
                )
            return words.format(name=actor.name)
        if used_up := self._used_up(actor):
            return self._says_used_up(actor, used_up)
        if self._known is None or not self._read_or_start():
            words = self.tr("What {name} might do is still being worked out, and proposed in a moment.")
            return words.format(name=actor.name)
        if refusal := self._refusal(actor):
            return refusal
        if self.has_struck:
            words = self.tr(
                "{name} has done what was worth doing in this turn: nothing more is proposed. Space goes on."
            )
            return words.format(name=actor.name)
        words = self.tr(
            "Nothing that {name} may do now is worth proposing: a letter prepares an action, Space goes on."
        )
        return words.format(name=actor.name)

    def _why_spent(self, actor: Combatant) -> str:
        """Return why a combatant has nothing more to do in its turn; empty if it has."""
        if used_up := self._used_up(actor):
            return self._says_used_up(actor, used_up)
        return self._refusal(actor) if self._conductor.system.tactics.spent(self._conductor.fight, actor) else ""

    def _says_used_up(self, actor: Combatant, points: str) -> str:
        words = self.tr("{name} has no {points} left in this turn: nothing more is proposed. Space goes on.")
        return words.format(name=actor.name, points=points)

    def _refusal(self, actor: Combatant) -> str:
        """Return why the rules refuse what a combatant would do to others first of all, and what it may do instead.

        Empty if they do not: then its playbook's own first thought may be refused.
        """
        offers = self._acting.offers
        offered = offers.declarations(actor) if offers.anything_declared() else offers.actions(actor)
        action, refusal = next((item for item in offered if _is_aimed(item[0])), (None, ""))
        thought = self._player.refused if self._player is not None else None
        if not refusal and thought is not None:
            action, refusal = self._conductor.system.actions.get(thought[0]), self._conductor.sentence(thought[1])
        if action is None or not refusal:
            return ""
        possible = [action.label for action, refusal in offered if not refusal]
        if self._conductor.system.tactics.spent(self._conductor.fight, actor):
            return " ".join((refusal, self.tr("Space goes on.")))
        sentence = self.tr("{action}: {refusal}").format(action=action.label, refusal=refusal)
        if not possible:
            return " ".join((sentence, self.tr("Space goes on.")))
        still_possible = self.tr("Still possible: {actions}.").format(actions=", ".join(possible[:MOST_NAMED]))
        return f"{sentence} {still_possible}"

    def _used_up(self, combatant: Combatant | None) -> str:
        """Return the pools of a turn of which a combatant has nothing left; empty while it has some of any."""
        pools = [pool for pool in self._conductor.system.pools if pool.of_a_turn]
        if combatant is None or any(combatant.pools.get(pool.id) for pool in pools):
            return ""
        return ", ".join(pool.label for pool in pools)

    def _answered(self, open_question: object) -> None:
        """Something that was asked about what was taken is answered: the turn goes on once it is done."""
        if open_question is None:
            self._conductor.questions.question_changed.disconnect(self._answered)
            QTimer.singleShot(0, self._go_on_after)

    def _go_on_after(self) -> None:
        if self._pending_idea is None or not self._conductor.is_open or self._conductor.open_question is not None:
            return
        journal = self._conductor.current_fight.service.journal
        last = journal.entries[journal.cursor - 1].command if journal.cursor else {}
        self._finish(done=all(last.get(key) == value for key, value in self._pending_idea[2].command.items()))

    def _finish(self, *, done: bool) -> None:
        """Go on to the next turn after an idea was done, if nothing more is worth doing in this one."""
        idea_taken, self._pending_idea = self._pending_idea, None
        conductor = self._conductor
        fight = conductor.fight
        if idea_taken is None or not done or fight.phase == "ended" or (fight.active, fight.round) != idea_taken[:2]:
            return
        if idea_taken[2].why not in PREPARATIONS:
            self._keep(struck=self._last_step)
        if idea_taken[2].towards:
            self._keep(gone=self._last_step, towards=idea_taken[2].towards)
        actor = fight.combatants[idea_taken[0]]
        if actor.state == "active" and not self._plays(actor):
            return  # what was forced on it is done: the rest of the turn is its player's
        spent = actor.state != "active" or conductor.system.tactics.spent(fight, actor)
        if spent or not (self._read_or_start() and self._thought(1)):
            unspent = self._unspent(actor)
            conductor.next()
            self._acting.turn_passed_on()
            if unspent:
                self.message_requested.emit(unspent)

    def _unspent(self, combatant: Combatant) -> str:
        """Return what of its turn a combatant has not used; empty for nothing."""
        points = left_of_turn(combatant, self._conductor.system)
        if combatant.state != "active" or not points:
            return ""
        return self.tr("{name} leaves {points} unspent: nothing more was worth doing.").format(
            name=combatant.name, points=points
        )


def _as_sentence(words: str) -> str:
    return f"{words[:1].upper()}{words[1:]}."


def _fitting(metrics: QFontMetrics, words: str, shorter: Sequence[str], width: int, lines: int) -> str:
    """Return a proposal without as many of its last reasons as have no room, or without any; its tooltip has them."""
    for shown in (form for whole in (words, *shorter) for form in _fewer_reasons(whole)):
        if short_text(metrics, shown, width, lines) == shown:
            return shown
    return short_text(metrics, (words, *shorter)[-1], width, lines)


def _fewer_reasons(words: str) -> Iterator[str]:
    """Yield a proposal with all of its reasons, then with fewer and fewer of them."""
    yield words
    reasons = words.split(BETWEEN_REASONS)
    for many in range(len(reasons) - 1, 0, -1):
        yield f"{BETWEEN_REASONS.join(reasons[:many])}."


def _is_aimed(action: Action) -> bool:
    return any(field.kind == TARGETS for field in action.fields)


def _given_up() -> None:
    """Ignore the result for a fight that is no longer open."""


def _read(fight: Fight, system: System, progress: Progress) -> None:
    """Work the playbook out, in the job's thread; it is kept for all fights of these sheets."""
    with interruptible(partial(progress, 0, 0)):
        Player(RulesService(fight, system))


BETWEEN_REASONS = "; "
"""What parts the reasons of a proposal in all languages."""
WRAP = int(Qt.TextFlag.TextWordWrap)
BESIDE = 36
"""Pixels of width beside a sentence."""
DRAWN, DRAWN_WIDE = 14, 16
"""The side of the drawings beside keys that stand alone, and their width with what parts them from those."""
EDGES = 18
"""Pixels of the bar's height over and under the sentence."""


class _Beside(NamedTuple):
    """How a proposal and its keys share a low bar."""

    words: str
    height: int
    direction: QBoxLayout.Direction
    """In which the keys stand."""


class SuggestionBar(QWidget):
    """The bar of a proposal, in the place of the question bar, so that nothing moves."""

    take_requested = Signal()
    other_requested = Signal()

    def __init__(self, bar: QuestionBar) -> None:
        super().__init__(bar)
        self._bar = bar
        self._whole = ""
        self._shorter: tuple[str, ...] = ()
        """What of it is said where there is less and less room."""
        self._base = self._left = 0
        """Its height on a low stage, and what the page above leaves empty there below its last whole line."""
        self._settled: tuple[object, ...] = ()
        """What decided how much that is."""
        self.sentence = Label(wraps=True)
        self.take_button, self.other_button = KeyButton(self.tr("Do it"), "F8"), KeyButton(self.tr("Another"), "F9")
        self._buttons = lined(1, self.take_button, self.other_button, spacing=8)
        for button in (self.take_button, self.other_button):
            self._buttons.setAlignment(button, Qt.AlignmentFlag.AlignVCenter)
        self._lines = stacked((self.sentence, 1), self._buttons, on=self, spacing=4)
        self.take_button.clicked.connect(self.take_requested)
        self.other_button.clicked.connect(self.other_requested)
        look().theme_changed.connect(self.fit)
        bar.hold(self)
        self.hide()

    def show_sentence(self, sentence: str, shorter: Sequence[str] = (), *, others: bool) -> None:
        """Show a proposal, or one of its shorter forms where it has no room; `others`: there are more."""
        self._whole, self._shorter = with_units(sentence), tuple(map(with_units, shorter))
        self.sentence.setToolTip(tip(sentence))
        self.fit()
        self.other_button.setEnabled(others)
        self.setAccessibleName(without_controls(sentence))
        self.show()
        self._bar.lend(lent=True)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Say less on a low stage."""
        super().resizeEvent(event)
        self.fit()

    def fit(self) -> None:
        """All of the sentence, the buttons below it; on a low stage what has room, and their keys beside it."""
        stage = self._bar.parentWidget()
        is_low = stage is not None and stage.height() < px(LOW)
        for button, drawing in ((self.take_button, "check"), (self.other_button, "arrow-right")):
            button.show_part(button.key if is_low else "")
            button.setIcon(icons.icon(drawing) if is_low else QIcon())  # a key alone does not say what it does
            button.setIconSize(QSize(px(DRAWN_WIDE), px(DRAWN)))
        self._lines.setDirection(QBoxLayout.Direction.LeftToRight if is_low else QBoxLayout.Direction.TopToBottom)
        if not is_low:
            self._buttons.setDirection(QBoxLayout.Direction.LeftToRight)
            self.sentence.setText(self._whole)
            self._bar.hold_at(0)
            return
        free = stage.room_for_proposal if isinstance(stage, Stage) else 0
        beside = self._beside((free or px(LEAST_HEIGHT)) - px(EDGES))
        self._base = max(self._bar.least, px(EDGES) + beside.height)
        if self._left:
            beside = self._beside(self._base + self._left - px(EDGES))
        self._buttons.setDirection(beside.direction)
        self.sentence.setText(beside.words)
        self._bar.hold_at(self._base + self._left if self._left else 0)

    def _beside(self, high: int) -> _Beside:
        """Return what of the sentence has room beside the keys in so many pixels: those stand where it has most."""
        metrics = self.sentence.fontMetrics()
        room = self._bar.contentsRect().width() - px(BESIDE) - self._lines.spacing()
        sizes, gap = [button.sizeHint() for button in (self.take_button, self.other_button)], self._buttons.spacing()
        in_a_row = sum(size.width() for size in sizes) + gap, max(size.height() for size in sizes)
        below = max(size.width() for size in sizes), sum(size.height() for size in sizes) + gap
        found = []
        for direction, (across, least) in (
            (QBoxLayout.Direction.LeftToRight, in_a_row),
            (QBoxLayout.Direction.TopToBottom, below),
        ):
            lines, width = max(1, high // metrics.lineSpacing()), room - across
            words = _fitting(metrics, self._whole, self._shorter, width, lines)
            height = round(metrics.boundingRect(QRect(0, 0, width, 0), WRAP, words).height())
            found.append(_Beside(words, max(height, least), direction))
        row, column = found
        tells_more, is_lower = len(column.words) > len(row.words), column.height < row.height
        return column if is_lower or (tells_more and column.height <= high) else row

    def settle(self) -> None:
        """On a low stage take what the page above leaves empty below its last whole line, and say more there."""
        stage = self._bar.parentWidget()
        if self.isHidden() or not isinstance(stage, Stage):
            return
        page = stage.page
        total = page.height() + self._bar.height() if stage.height() < px(LOW) and page.isVisible() else 0
        settled = total, self._base, page.inner.height(), page.is_moved, self._whole
        if settled != self._settled:  # what it takes itself is no reason to ask again
            self._settled = settled
            left = page.left_in(total - self._base) if total else 0
            if left != self._left:
                self._left = left
                self.fit()

    def withdraw(self) -> None:
        """Hide the proposal."""
        self.hide()
        self._left, self._settled = 0, ()
        self._bar.hold_at(0)
        self._bar.lend(lent=False)
