"""What the stage shows of a combatant at one position: numbers, sheet, actions, previews of its things."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import islice
from typing import TYPE_CHECKING, Any, NamedTuple

from PySide6.QtCore import QCoreApplication

from rules.core.board_overlays import HandCard
from rules.core.display import BodyPart, PoolView
from rules.core.questions import Fault
from rules.core.state import Combatant, Fight, is_last_side, things_on
from rules.engine.service import Refused
from rules.mechanics.action import Action, Option
from rules.summary.courses import ACTIVE
from rules.text.faults import is_whole
from ui.session.appearance import PLAIN, OwnLook
from ui.session.controller import Conductor
from ui.session.view.fight_view import FightView
from ui.session.view.offers import Offers, once
from ui.session.view.order import OrderRow, marks_of, meanings_of_pools, words_of_chip
from ui.text.words import figure, gloss, localize, message_of, read_beside, side_name, state_name

if TYPE_CHECKING:
    from rules.system.parts import ForcedDeed
    from rules.system.system import System


class Use(NamedTuple):
    """A thing, its action, and the preview of that."""

    thing: str
    label: str
    action: Action
    chance: str
    """The first chance against the target; empty if there is none."""
    further: tuple[str, ...]
    """The further previews."""
    refused: str
    """Why it cannot be used now; empty where it can."""

    @property
    def told(self) -> tuple[str, ...]:
        """The chance and the further previews."""
        return tuple(filter(None, (self.chance, *self.further)))


class Figure(NamedTuple):
    """A number of a combatant, as it is now."""

    stat: str
    label: str
    value: str
    meaning: str
    usual: str = ""
    """The value by the sheet alone, if that differs; else empty."""
    is_more: bool | None = None
    """Whether it is more than that; None where neither is more."""


MOST_NOTED = 240
"""The most characters of a note on the stage; the order has all of it."""


class NextView(NamedTuple):
    """Who comes next, and what it can do at a glance."""

    row: OrderRow
    things: str
    """The names of its weapons, abilities and other things."""


MOST_THINGS = 8
"""The most things that are named of who comes next."""


@dataclass(frozen=True)
class StageView:
    """Who acts and the offered actions, and what to do while nobody acts."""

    title: str
    """The name of who acts; else that of the encounter or of the declaration phase."""
    whose: str = ""
    """The id of who acts; empty if nobody does."""
    pools: tuple[PoolView, ...] = ()
    words: str = ""
    """Its conditions and notes."""
    body: tuple[BodyPart, ...] = ()
    """The state of its body, where the system has hit locations."""
    actions: tuple[tuple[Action, str], ...] = ()
    """The offered actions, each with the sentence that refuses it; empty: it is possible."""
    out_of_turn: tuple[tuple[Action, str, str], ...] = ()
    """Actions of others out of turn, each with combatant id and name."""
    figures: tuple[Figure, ...] = ()
    waiting: str = ""
    """What to do while nobody acts; empty if somebody does."""
    begins: bool = False
    ends: bool = False
    """Whether the fight can be begun, or ended as there is nobody left to fight."""
    look: OwnLook = PLAIN
    """How who acts looks."""
    side: str = ""
    """The side of who acts."""
    next: NextView | None = None
    """Who comes next; None before and after the fight, and where nobody knows."""


class StageMaker:
    """Make what the stage shows of an acting or selected combatant of the open fight."""

    def __init__(self, conductor: Conductor) -> None:
        self.conductor, self._offers = conductor, Offers(conductor)
        self._sheets: dict[str, tuple[Any, dict[str, Any]]] = {}
        """Combatant id to its sheet and the values of that."""
        self._usually: dict[str, tuple[Any, Mapping[str, Any]]] = {}
        """Combatant id to its sheet and its numbers by that alone."""
        self._figures: dict[str, tuple[tuple[Mapping[str, Any], Mapping[str, Any]], tuple[Figure, ...]]] = {}
        """Combatant id to its numbers, now and by the sheet alone, and to these in words."""
        self._words: dict[str, tuple[str, str]] = {}
        """A number's name to its label in this system and its meaning."""
        for cache in (self._sheets, self._usually, self._figures, self._words):
            conductor.fight_changed.connect(cache.clear)

    def stage(
        self, view: FightView, actor: Combatant | None, actions: Sequence[tuple[Action, str]], *, all_declare: bool
    ) -> StageView:
        """Return what the stage shows, but for sheets and cards, while `actions` are offered to `actor`.

        `all_declare`: everybody's lines stand in the place of the actions.
        """
        conductor, waits = self.conductor, not all_declare and not view.is_past
        stage = StageView(
            view.clock.phase_words if all_declare else view.title,
            actions=tuple(actions),
            waiting=self._waiting_words(view) if waits else "",
            begins=waits and view.clock.phase == "setup",
            ends=waits and view.is_decided,
            next=self._next(view) if view.is_running and not all_declare else None,
        )
        if all_declare or actor is None or not (view.is_running or self._is_titled(actions)):
            return stage
        pools, notes = self.pools(view, actor), self._short_notes(actor.id)
        look = view.looks.get(actor.id, PLAIN)
        stage = replace(stage, title=actor.name, whose=actor.id, pools=pools, words=notes, look=look, side=actor.side)
        if not view.is_running:
            return stage
        position, system = conductor.position, conductor.system
        is_declaring = view.active is None or view.clock.phase == "declaration"
        return replace(
            stage,
            words="\n".join(filter(None, ("   ".join(self.mark_words(actor)), notes))),
            body=tuple(system.window.body(position.fight, actor)),
            out_of_turn=() if is_declaring else tuple(self._offers.out_of_turn()),
            figures=self.figures(actor),
        )

    def _next(self, view: FightView) -> NextView | None:
        """Return who comes next, with the names of its things."""
        row = next((row for row in view.rows if row.turn == 1), None)
        if row is None:
            return None
        return NextView(row, self._things_of(self.conductor.position.fight.combatants[row.id]))

    def _things_of(self, combatant: Combatant) -> str:
        """Return the names of the first things on a combatant's sheet, each once."""
        known = self.conductor.system.things
        names = dict.fromkeys(name or known.get(id, id) for id, name in things_on(combatant.sheet).items())
        return " · ".join(islice(names, MOST_THINGS)) + (" …" if len(names) > MOST_THINGS else "")

    def _is_titled(self, actions: Sequence[tuple[Action, str]]) -> bool:
        """Return whether a combatant's name is the title of the actions before or after a fight."""
        surprise = self.conductor.system.surprise
        return any(action is not surprise for action, _ in actions)

    def _waiting_words(self, view: FightView) -> str:
        """Return what to do while nobody acts."""
        translate = QCoreApplication.translate
        if view.clock.phase == "setup":
            return translate("StagePresenter", "The fight is prepared. Begin when the table is ready.")
        if view.clock.is_over:
            return ""
        if view.is_decided:
            fight = self.conductor.position.fight
            if not is_last_side(fight):
                words = translate("StagePresenter", "The rules name {side} as the winner.")
                return words.format(side=side_name(str(fight.winner)))
            return translate("StagePresenter", "Only one side still stands.")
        if view.active is not None:
            return ""
        if self._offers.anything_declared():
            return translate(
                "StagePresenter", "Nobody’s turn: choose in the order who declares, rule, or press Space to go on."
            )
        return translate("StagePresenter", "Nobody’s turn: rule, or press Space to go on.")

    # --- sheets ----------------------------------------------------------------------------------------

    def pools(self, view: FightView, combatant: Combatant) -> tuple[PoolView, ...]:
        """Return the pools of a combatant."""
        row = view.row(combatant.id)
        if row is not None:
            return row.pools
        system = self.conductor.system
        return system.pools_of(combatant, meanings_of_pools(system))

    def mark_words(self, combatant: Combatant) -> list[str]:
        """Return the marks of a combatant beside statuses, in words; first for whom it is made to fight."""
        fight, system = self.conductor.position.fight, self.conductor.system
        words = [words_of_chip(chip) for chip in marks_of(fight, system, combatant)]
        side = system.turns.fights_for(fight, combatant)
        if side != combatant.side and system.turns.forced(fight, combatant) is None:
            made_to = QCoreApplication.translate("StagePresenter", "fights for: {side}")
            words.insert(0, made_to.format(side=side_name(side)))
        return words

    def notes(self, id: str) -> str:
        """Return what was noted of a combatant as the fight was prepared."""
        return str(self.conductor.marking.marks.get(id, {}).get("notes", ""))

    def _short_notes(self, id: str) -> str:
        """Return the notes, shortened to the stage's room."""
        notes = " ".join(self.notes(id).split())
        return notes if len(notes) <= MOST_NOTED else f"{notes[: MOST_NOTED - 1].rstrip()}…"

    @once
    def sheet(self, combatant: Combatant) -> Mapping[str, Any]:
        """Return the sheet as it is now: what is left of things, loaded or in hand, where cards lie."""
        cached_sheet, values = self._sheets.get(combatant.id, (None, {}))
        if cached_sheet is not combatant.sheet:
            values = combatant.sheet.model_dump(mode="json", exclude_unset=True)
            self._sheets[combatant.id] = combatant.sheet, values
        system = self.conductor.system
        read = system.window.sheet_now or system.aftermath.sheet_after
        return read(self.conductor.fight, combatant, values)

    @once
    def hand(self, combatant: Combatant) -> Sequence[HandCard]:
        """Return the cards in a combatant's hand, where its system has cards."""
        return self.conductor.system.window.hand(self.conductor.fight, combatant)

    # --- what can be done with things ------------------------------------------------------------------

    @once
    def uses(self, combatant: Combatant, aimed: Combatant | None) -> tuple[Use, ...]:
        """Return the uses of a combatant's things against its target."""
        things = self._offers.things(combatant)
        if combatant.state != ACTIVE:  # what it lacks beside, and whom it would strike, is of no use to who lies there
            down = state_name(self.conductor.system.standing(combatant), self.conductor.system.phrases.file)
            return tuple(Use(option.id, localize(option.label), action, "", (), down) for action, option in things)
        fight, system = self.conductor.fight, self.conductor.system
        forced = system.turns.forced(fight, combatant)
        return tuple(self._use(fight, system, forced, combatant, aimed, action, option) for action, option in things)

    def known_uses(self, combatant: Combatant, aimed: Combatant | None) -> tuple[Use, ...]:
        """Return the same, if it has been worked out already; else nothing."""
        return self.conductor.position.known(("uses", combatant, aimed)) or ()

    def _use(
        self,
        fight: Fight,
        system: System,
        forced: ForcedDeed | None,
        combatant: Combatant,
        aimed: Combatant | None,
        action: Action,
        option: Option,
    ) -> Use:
        """Return the use of a thing, whose action no status leaves a choice if that is `forced`."""
        label = localize(option.label)
        things = None if forced is None else forced.things
        outlook = action.outlook(
            fight,
            combatant,
            option.id,
            aimed,
            is_forced=things is not None and option.id in things,
            is_offered=option.refused is None,
        )
        barred = outlook.barred
        if forced is not None and things is not None and option.id not in things:
            barred = Fault("cannot_act", {"actor": combatant.id, "status": forced.status})
        if barred is not None:
            found = Refused(barred.code, barred.details)
            if fight.active == combatant.id:
                closed = self._offers.refusal(action, combatant)
                found = found if closed is None or "status" in closed.details else closed
            why = self.conductor.sentence(found, shortly=True)
            return Use(option.id, label, action, "", (), why)
        why = ""
        if option.refused is not None:
            why = self.conductor.sentence(Refused(option.refused, option.details))
        elif outlook.refused is not None:
            far = Refused(outlook.refused.code, outlook.refused.details)
            why = self.conductor.sentence(far, shortly=True)
            if not _is_only_far(system, far):
                return Use(option.id, label, action, "", (), why)
        chance, further, has_damage = "", [], False
        for preview in outlook.previews:
            text = localize(preview.text)
            has_damage = has_damage or preview.what == "damage"
            if preview.what == "chance" and not chance:
                chance = text
            else:
                further.append(text)
        told_beside = tuple(text for text in further if text != chance) if chance or has_damage else ()
        return Use(option.id, label, action, chance, told_beside, why)

    # --- numbers ---------------------------------------------------------------------------------------

    @once
    def figures(self, combatant: Combatant) -> tuple[Figure, ...]:
        """Return the numbers of a combatant, and what is not so though it mostly is."""
        conductor = self.conductor
        own, usual = conductor.own_sheet(combatant), self._usual(combatant)
        basis = dict(conductor.system.shown_stats(conductor.fight, combatant, own)), usual
        known = self._figures.get(combatant.id)
        if known is None or known[0] != basis:
            known = self._figures[combatant.id] = basis, figures_of(*basis, self._named)
        return known[1]

    def _named(self, stat: str) -> tuple[str, str]:
        if stat not in self._words:
            self._words[stat] = named_stat(self.conductor.system, stat)
        return self._words[stat]

    def _usual(self, combatant: Combatant) -> Mapping[str, Any]:
        """Return its numbers by the sheet alone, without effects of the fight; computed once a sheet."""
        cached_sheet, usual = self._usually.get(combatant.id, (None, {}))
        if cached_sheet is not combatant.sheet:
            system = self.conductor.system
            fresh = system.new_combatant(combatant.id, combatant.name, combatant.side, combatant.sheet, {})
            usual = system.outcome.stats(self.conductor.fight, fresh)
            self._usually[combatant.id] = combatant.sheet, usual
        return usual


def _is_only_far(system: System, refused: Refused) -> bool:
    """Return whether a step nearer would do: the chance is worth knowing before it. No step ends a status."""
    tactics = system.tactics
    return "status" not in refused.details and tactics.mends.get(refused.code) == tactics.walk != ""


def named_stat(system: System, stat: str) -> tuple[str, str]:
    """Return the label of a number in a system, and what it means."""
    return system.stat_label(stat), gloss(system.phrases.file, system.stat_gloss(stat))


def figures_of(
    stats: Mapping[str, Any], usual: Mapping[str, Any], named: Callable[[str], tuple[str, str]]
) -> tuple[Figure, ...]:
    """Return the shown numbers of a combatant in words, and what is not so though it mostly is.

    `usual`: its numbers by the sheet alone; `named` gives the label and the meaning of a number.
    """
    figures = []
    for stat, value in stats.items():
        if isinstance(value, int | str) and value is not True:
            label, meaning = named(stat)
            label, words = read_beside(label, _as_read(value))
            figures.append(Figure(stat, label, words, meaning, *_changed(value, usual.get(stat, value))))
    return tuple(figures)


def _changed(value: int | str, usual: Any) -> tuple[str, bool | None]:
    """Return a number's usual value if it differs now, and whether it is higher."""
    if value == usual or not isinstance(usual, int | str) or usual is True:
        return "", None
    is_more = value > usual if is_whole(value) and is_whole(usual) else None
    return _as_read(usual), is_more


def _as_read(value: int | str | bool) -> str:
    if isinstance(value, str):
        return value
    return message_of("flag-no", "") if value is False else figure(value)
