"""Make the view of the open fight once for each position of its journal, from the rules and the library."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace
from typing import TYPE_CHECKING

from models.marks.cues import REPEATED, Cue
from models.marks.marks import Marks
from rules.core.display import Moment
from rules.core.letters import OwnLetters, letters, letters_from_start
from rules.core.state import Fight, is_decided
from rules.engine.triggers import COUNT, COUNTDOWN, EACH_ROUND, ROUND, TICK
from ui.session.appearance import LookMaker, Looks
from ui.session.command_tags import begun_by, step_numbers
from ui.session.cues import cue_in_words, last_handled, proposal_of
from ui.session.cues import is_due as is_cue_due
from ui.session.fight import Happening, OpenFight, Position
from ui.session.odds_basis import OddsBasis, basis_of
from ui.session.reinforcements import announcement
from ui.session.reinforcements import is_due as is_wave_due
from ui.session.view.board import board_view
from ui.session.view.fight_view import ClockView, CountdownView, CueView, FightView, TimelineView, WaveView
from ui.session.view.order import KNOWN_AS, OrderRow, RowMaker
from ui.session.view.question import QuestionView, question_view
from ui.text.words import goal_word

if TYPE_CHECKING:
    from ui.session.controller import Conductor


Basis = tuple[OpenFight, Position, Marks, Looks]
"""What a view is made of."""


class ViewMaker:
    """Hold the view of the open fight, and make a new one when the fight, its marks or its looks change."""

    def __init__(self, conductor: Conductor, log_language: Callable[[], str | None] = lambda: None) -> None:
        """`log_language`: the language of the log, if it differs from the window's."""
        self._conductor, self._log_language = conductor, log_language
        self._rows, self._looks = RowMaker(), LookMaker()
        self._view: FightView | None = None
        self._basis: Basis | None = None
        """What the view was made of."""
        self._asked: tuple[object, ...] = ()
        """What the view of the open question was made of."""
        self._odds: tuple[FightView, OddsBasis] | None = None
        """A view, and the basis of its odds."""
        self._letters: Mapping[str, str] | None = None
        self._known: dict[str, str] = {}
        """The names by which players know some otherwise, as the rows show them."""
        self._known_now: dict[str, str] = {}
        self._known_of: tuple[object, ...] = ()
        """What these names were last asked for."""
        conductor.fight_changed.connect(self.forget)

    def forget(self) -> None:
        """Forget the letters: another fight is open, or none."""
        self._view = self._basis = self._letters = None
        self._rows, self._looks = RowMaker(), LookMaker()

    def view(self) -> FightView:
        """Return the view of the open fight as it stands now; there has to be one."""
        conductor = self._conductor
        current_fight = conductor.current_fight
        basis = (current_fight, conductor.position, conductor.marking.marks, current_fight.looks)
        former, before = self._basis, self._view
        question = self._question(None if before is None else before.question)
        if self._view is None or basis != former:
            changed = None if former is None else self._changed_between(former, basis)
            self._basis = basis
            self._view = self._made(changed, question)
        elif question is not self._view.question:
            clock = replace(self._view.clock, begins=_begins(conductor, current_fight.fight))
            self._view = replace(self._view, question=question, clock=clock)
        return self._view

    def odds_basis(self) -> OddsBasis:
        """Return what the odds of the fight as it is shown rest on: looked up once, where somebody asks for it."""
        view = self.view()
        if self._odds is None or self._odds[0] is not view:
            self._odds = view, basis_of(self._conductor)
        return self._odds[1]

    def _made(self, changed: frozenset[str] | None, question: QuestionView | None) -> FightView:
        conductor = self._conductor
        current_fight, fight, system, marks = (
            conductor.current_fight,
            conductor.fight,
            conductor.system,
            conductor.marking.marks,
        )
        letters_by_id = self._letters = self._given_letters()
        looks = self._looks.looks(fight, system, current_fight.looks)
        known = self._names_known()
        if known != self._known:
            self._known, changed = known, None
        marks = {**marks, **{id: {**marks.get(id, {}), KNOWN_AS: name} for id, name in known.items()}}
        rows = self._rows.rows(fight, system, letters_by_id, changed, marks, looks)
        cues = tuple(self._cues(fight))
        board = None if fight.board is None else board_view(fight, system, rows)
        sides = tuple(dict.fromkeys([combatant.side for combatant in fight.combatants.values()]))
        return FightView(
            current_fight.name,
            current_fight.is_past,
            fight.round,
            fight.active,
            sides,
            letters_by_id,
            looks,
            tuple(rows),
            self._clock(fight),
            self._timeline(fight, letters_by_id, looks, rows, [view.cue for view in cues if not view.is_due]),
            tuple(self._waves(fight)) if current_fight.waves else (),
            cues,
            question,
            board,
            current_fight.notes,
            fight.phase not in ("setup", "ended") and len(sides) > 1 and is_decided(fight),
        )

    def _question(self, before: QuestionView | None) -> QuestionView | None:
        """Return the open question in words; the one `before` where nothing about it is other than it was."""
        conductor = self._conductor
        open_question, questions = conductor.open_question, conductor.questions
        if open_question is None:
            return None
        language = self._log_language()
        typed = tuple(questions.typed_ahead.lines.items())
        rollers = questions.rollers, conductor.rollers.now, conductor.rollers.seated()
        basis = (open_question, typed, rollers, questions.has_offer, language)
        if before is not None and before.open_question is open_question and basis == self._asked:
            return before
        self._asked = basis
        return question_view(conductor, open_question, conductor.teller(language))

    @staticmethod
    def _changed_between(former: Basis, now: Basis) -> frozenset[str] | None:
        """Return whose state has changed since a view was made; None: anybody's may have."""
        (_, position_then, marks_then, _), (_, position_now, marks_now, _) = former, now
        if position_then is position_now or marks_then != marks_now:
            return None  # who is hidden, or how somebody looks
        entries = position_then.entries_to(position_now)
        return None if entries is None else Happening("done", entries).changed

    def _names_known(self) -> dict[str, str]:
        """Return the names by which players know some otherwise than the game master; asked once for who is hidden."""
        conductor = self._conductor
        if not (conductor.has_players and conductor.marking.has_hidden):
            return {}
        basis = (conductor.current_fight, conductor.marking.marks, tuple(conductor.names))
        if basis != self._known_of:
            self._known_of = basis
            from ui.session.players import names_known  # nothing of the players' side is loaded before

            self._known_now = names_known(conductor.current_fight, conductor.marking)
        return self._known_now

    # --- letters ---------------------------------------------------------------------------------------

    def _given_letters(self) -> Mapping[str, str]:
        """Return everybody's letter; a member of a party keeps the one given first from then on.

        Until the fight begins, foes who were there first give way to a hero who comes.
        """
        conductor, before = self._conductor, self._letters
        names, present = conductor.names, conductor.current_fight.present
        if before is not None and before.keys() == names.keys():
            return before
        own: OwnLetters = present.own_letters
        if before is None or conductor.fight.phase == "setup":
            journal = conductor.current_fight.service.journal
            begun = begun_by(journal)
            letters_by_id = letters_from_start(names, journal.facts(), own, step_numbers(journal).__getitem__, begun)
        else:
            letters_by_id = letters(names, before, own)
        if not conductor.looks_back and not own.heroes <= set(own.by_combatant):
            conductor.save_or_report(lambda: present.keep_letters(own, letters_by_id))
        return letters_by_id

    # --- when it is, and what is ahead -----------------------------------------------------------------

    def _clock(self, fight: Fight) -> ClockView:
        conductor, teller = self._conductor, self._conductor.teller()
        countdowns = conductor.current_fight.told_countdowns() if fight.countdowns and fight.phase != "ended" else {}
        views = []
        for name, countdown in countdowns.items():
            left = teller.lasting(countdown.left, countdown.unit)
            words = f"{name}: {left}"
            if countdown.goal is not None:
                words = f"{words} · {goal_word(teller, countdown.goal)}"
            views.append(CountdownView(name, words, countdown.left == 0, left))
        counts_ticks = fight.tick or (fight.phase == "action" and "ticks" in conductor.system.countdown_units)
        return ClockView(
            teller.round_name(fight.round) if fight.round else "",
            fight.phase,
            teller.phase(fight.phase),
            fight.tick if counts_ticks else None,
            tuple(views),
            _begins(conductor, fight),
        )

    def _timeline(
        self, fight: Fight, letters_by_id: Mapping[str, str], looks: Looks, rows: list[OrderRow], ahead: list[Cue]
    ) -> TimelineView:
        system = self._conductor.system
        moments = system.window.timeline(fight) if fight.phase not in ("setup", "ended") else ()
        if not moments:
            return TimelineView()
        return TimelineView(
            (*moments, *self._entering(fight.round + 1), *_reminding(ahead, fight.round, fight.tick)),
            fight.tick,
            fight.round,
            fight.active,
            self._conductor.names,
            letters_by_id,
            {id: combatant.side for id, combatant in fight.combatants.items()},
            {row.id: row.turn for row in rows if row.turn},
            looks,
        )

    def _entering(self, number: int) -> Iterator[Moment]:
        """Yield the reinforcements that enter at the end of a round."""
        for wave in self._conductor.current_fight.waiting_waves().values():
            if wave.when["when"] == ROUND and wave.when["number"] == number:
                yield Moment(0, "status", None, announcement(wave, self._conductor.teller()))

    def _waves(self, fight: Fight) -> Iterator[WaveView]:
        conductor = self._conductor
        for number, wave in conductor.current_fight.waiting_waves().items():
            is_counted = wave.when["when"] == COUNTDOWN and wave.title in fight.countdowns
            words = announcement(wave, conductor.teller())
            yield WaveView(number, wave.title, words, is_wave_due(wave, fight, conductor.system), is_counted)

    def _cues(self, fight: Fight) -> Iterator[CueView]:
        """Yield the cues that may come again, in the order they were made."""
        cues = self._conductor.marking.cues
        if not cues:  # without cues nobody goes through a long journal
            return
        conductor = self._conductor
        system, teller, current_fight = conductor.system, conductor.teller(), conductor.current_fight
        journal = current_fight.service.journal
        done = last_handled(conductor.marking.let_go, journal)
        for cue in cues:
            last = done.get(cue.id)
            if last is not None and cue.when not in REPEATED:
                continue
            due, whom = is_cue_due(cue, fight, system, journal, last), {}
            if due:
                commands = proposal_of(cue, fight, system, current_fight.waiting_waves()).commands
                whom = {command["actor"]: teller.name(command["actor"]) for command in commands if "actor" in command}
            yield CueView(cue, cue_in_words(cue, system, teller), due, tuple(whom.values()))


def _begins(conductor: Conductor, fight: Fight) -> bool:
    return fight.phase == "setup" and conductor.open_question is not None


def _reminding(cues: list[Cue], number: int, now: int) -> Iterator[Moment]:
    """Yield the cues of a tick of this round, and those of its end."""
    for cue in cues:
        if (cue.when == TICK and cue.made == number) or (cue.when == COUNT and cue.made < number and cue.number < now):
            yield Moment(cue.number, "cue", None, cue.text)
        elif (cue.when == ROUND and cue.number == number + 1) or cue.when == EACH_ROUND:
            yield Moment(0, "status", None, cue.text)
