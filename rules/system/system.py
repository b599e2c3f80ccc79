"""A rule system: one value that names its parts, the same for every system.

It is found through the entry point group `turnwright.systems`. It declares its sheet, options, statuses and actions as
values, and hands in the functions of its parts. Nothing in the core, the library or the window knows a system by name.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import Any, Generic, Self

from pydantic import BaseModel

from rules.board.board import BoardRules
from rules.core.display import Chip, Deed, PoolView, Shown
from rules.core.drawings import Drawings
from rules.core.questions import Refusal
from rules.core.state import FOES, C, Combatant, Condition, F, Fight, Pool, Slot, standing
from rules.mechanics import statuses as conditions
from rules.mechanics.action import Action
from rules.mechanics.declared_action import Declared
from rules.mechanics.statuses import Catalogue, ChangeableNumber, RowMoment, Status, as_catalogue
from rules.mechanics.table import Reaction, Table
from rules.mechanics.vocabulary import HouseRules, Phrases
from rules.sheets import schema
from rules.sheets.schema import Sheet
from rules.system import called_checks
from rules.system.parts import Aftermath, EntryRules, Ground, Membership, Outcome, Rulings, Tactics, Turns, Window
from rules.system.state_migrations import StateStep
from rules.text.faults import BadSheet
from rules.text.localized import LocalizedText, MessageTemplate, as_term
from rules.text.messages import Gloss, gloss, messages_of

NEVER_PAID = MessageTemplate("said-never_paid", "")
NO_MEANINGS: Mapping[str, str] = {}


@dataclass(frozen=True, kw_only=True)
class Plain:
    """What a one-line creature needs beside what is typed: the rest of a sheet, and of the row of an attack."""

    sheet: Mapping[str, Any] = field(default_factory=dict)
    attacks: str
    """The list of attacks on its sheet."""
    attack: Mapping[str, Any] = field(default_factory=dict)
    damage: str
    """The field of such a row with the dice."""
    flat: str = ""
    """The field with the constant; empty: it is written behind the dice."""
    without_dice: bool = False
    """Whether damage is often only a number, so that one behind the name of an attack is its damage."""
    called: str
    """The name of an unnamed attack."""
    abilities: tuple[str, ...] = ()
    """The fields that say how strong or quick somebody is, if a sheet can do without them."""
    by_name: frozenset[str] = frozenset()
    """The fields of such a row that follow from a name in `row_templates`, unless typed."""
    assumed: tuple[str, ...] = ()
    """Those of them to be named where a row has them by default, as neither its name nor a word says its kind."""
    implied: Mapping[str, Mapping[str, Any]] = field(default_factory=dict)
    """A field of such a row to what it implies: a weapon with shots is ranged."""
    unit: str = ""
    """The unit of how far such a row reaches: `feet`, `metres`, `cells`; empty: its number has none."""


@dataclass(frozen=True, kw_only=True, eq=False)
class System(Generic[F, C]):
    """A rule system."""

    id: str
    title: str
    language: str
    """The language of its terms: `en`, `es`, `pt_BR`."""
    sheet: type[Sheet]
    options: type[Sheet]
    fight: type[F] = Fight  # type: ignore[assignment]
    combatant: type[C] = Combatant  # type: ignore[assignment]
    pools: tuple[Pool, ...]
    slots: tuple[Slot, ...] = ()
    """What a combatant can do so many times in each turn, round or fight; see `rules.mechanics.slots`."""
    statuses: Mapping[str, Status]
    moments: tuple[RowMoment, ...] = conditions.EVERYWHERE
    """The moments at which its rows may act or end."""
    changeable: tuple[ChangeableNumber, ...] = ()
    """The numbers that its rows may change."""
    effects: Any = None
    """The functions of its statuses' effects as one value, as rows are defined before the modules with them."""
    actions: Mapping[str, Action[F, C]]
    phrases: Phrases
    """The messages of its facts and refusals, in each language."""
    countdown_units: frozenset[str] = frozenset({"rounds", "turns"})
    countdown_goals: frozenset[str] = frozenset()
    drawings: Drawings = Drawings()  # noqa: RUF009 - a frozen value
    """The drawings of its elements and kinds of things; statuses, actions and pools name their own."""
    things: Mapping[str, str] = field(default_factory=dict)
    """The things that everybody has though no sheet lists them, such as bare hands: id to the book's word."""
    plain: Plain | None = None
    """What a one-line creature needs besides name, pool and attack; None: only the pool."""
    after_end: frozenset[str] = frozenset()
    """Commands (beside note, roll, undo, redo) possible after the end."""
    stat_terms: Mapping[str, str] = field(default_factory=dict)
    """Number of `stats` to its label, if the sheet has none, or another."""
    stat_shown: Mapping[str, Shown] = field(default_factory=dict)
    """Number of `stats` to when it is shown; always, if it is not named here."""
    row_templates: Mapping[str, tuple[Mapping[str, Any], ...]] = field(default_factory=dict)
    """Rows that the editor of a sheet offers: name of the list to rows as plain data."""
    row_names: Mapping[tuple[str, str], str] = field(default_factory=dict)
    """List and name of such a row to the book's name for it, if terms are translated."""
    row_synonyms: Mapping[str, Mapping[str, tuple[str, ...]]] = field(default_factory=dict)
    """Name of such a list to the ids of its rows, each with synonyms by which it is found, never shown."""
    row_templates_source: str = ""
    """The source of their figures, shown above them."""
    surprise: Declared[Any, Any, Any] | None = None
    """How a fight begins by surprise, if the system has it: the fields are the keys of `begin`’s `surprise`."""
    check: Declared[Any, Any, Any] | None = None
    """The check that the game master calls for, with `targets` as the rollers; None: dice against a number."""
    words: Mapping[str, str] = field(default_factory=dict)
    """The book's words to those of a reader, if its terms are translated (`rules.system.translated_system`)."""
    kept_types: tuple[type, ...] = ()
    """Named tuples of its own in its state, for saving."""
    houses: tuple[HouseRules, ...] = ()
    """The house rules that are laid over it, in their order."""
    texts: tuple[str, ...] = ()
    """The texts of which it is made, its own and those of house rules: whoever has them can make it again."""
    state_steps: tuple[StateStep, ...] = ()
    """The migrations of its stored state, the first from version 1."""

    entering: EntryRules[F, C] = EntryRules()  # noqa: RUF009 - a frozen value
    turns: Turns[F, C]
    rulings: Rulings[F, C]
    outcome: Outcome[F, C]
    window: Window[F, C] = Window()  # noqa: RUF009
    ground: Ground[F, C] = Ground()  # noqa: RUF009
    aftermath: Aftermath[F, C] = Aftermath()  # noqa: RUF009
    membership: Membership = Membership()  # noqa: RUF009
    tactics: Tactics[F, C] = Tactics()  # noqa: RUF009

    @property
    def called(self) -> Declared[Any, Any, Any]:
        """Return the check that the game master calls for, the book's or dice against a number."""
        return called_checks.FREE if self.check is None else self.check

    def fights_against(self, fight: F, combatant: C, other: C) -> bool:
        """Whether `other` stands on another side than the one that `combatant` fights for now."""
        return other is not combatant and other.side != self.turns.fights_for(fight, combatant)

    def opposes(self, fight: F, combatant: C, other: C) -> bool:
        """Whether `other` fights for another side now than `combatant` does: no opponent who was made to help it."""
        fights_for = self.turns.fights_for
        return other is not combatant and fights_for(fight, other) != fights_for(fight, combatant)

    # --- statuses --------------------------------------------------------------------------------------

    def with_statuses(self, statuses: Mapping[str, Status]) -> Self:
        """Return this system with other rows, as house rules lay them over the book's: its combatants read them.

        They may be laid over a system whose terms are translated, too: the rows are taken as they are written.
        """
        kind: type[Catalogue[Status]] = type(as_catalogue(self.statuses))
        rows = statuses if isinstance(statuses, kind) else kind(statuses.values())
        combatant = type(self.combatant.__name__, (self.combatant,), {"statuses": rows})
        return replace(self, statuses=rows, combatant=combatant)

    @cached_property
    def row_type(self) -> type[Status]:
        """Return the type of its rows, whose fields a new one may fill; a plain status without any."""
        return next((type(row) for row in self.statuses.values()), Status)

    @cached_property
    def reactions(self) -> Mapping[str, tuple[tuple[str, Reaction], ...]]:
        """Return moment to the statuses that react to it, with their effects, in the order of the rows."""
        reactions: dict[str, list[tuple[str, Reaction]]] = {}
        for id, row in self.statuses.items():
            for moment, reaction in row.at.items():
                reactions.setdefault(moment, []).append((id, reaction))
        return {moment: tuple(pairs) for moment, pairs in reactions.items()}

    @cached_property
    def endings(self) -> Mapping[str, tuple[str, ...]]:
        """Return moment to the statuses that end then, in the order of the rows."""
        endings: dict[str, list[str]] = {}
        for id, row in self.statuses.items():
            for moment in sorted(row.ends_at):
                endings.setdefault(moment, []).append(id)
        return {moment: tuple(ids) for moment, ids in endings.items()}

    # --- pools and numbers -----------------------------------------------------------------------------

    def pool(self, id: str) -> Pool:
        """Return the pool of that id, which has to exist."""
        return next(pool for pool in self.pools if pool.id == id)

    @cached_property
    def vital(self) -> Pool:
        """Return the first vital pool, else the first of all."""
        return next((pool for pool in self.pools if pool.vital), self.pools[0])

    def maximum(self, combatant: C, pool: str) -> int:
        """A pool's maximum."""
        return self.pool(pool).highest(combatant)

    def never_paid(self, sheet: BaseModel, row: object) -> list[LocalizedText]:
        """Return in words which costs of a row of a checked sheet are more than the sheet's maximum of the pool."""
        maxima = {pool: getattr(sheet, pool, None) for pool in self.entering.costs(row)}
        return [
            NEVER_PAID(pool=self.pool(pool).label, cost=cost, most=most)
            for pool, cost in self.entering.costs(row).items()
            if isinstance(most := maxima[pool], int) and cost > most
        ]

    def stat_label(self, stat: str) -> str:
        """Return the label of a number of `stats`: the sheet's, unless the system has its own."""
        if stat in self.stat_terms:
            return self.stat_terms[stat]
        fields = self.sheet.model_fields
        return self.word(schema.label_of(stat, fields[stat])) if stat in fields else stat.replace("_", " ")

    def shown_stats(self, fight: F, combatant: C, came_with: Sheet) -> dict[str, Any]:
        """Return the numbers of a combatant that are shown; `came_with`: its sheet before anything changed a number."""
        stats = self.outcome.stats(fight, combatant)
        if not self.stat_shown:
            return stats
        alone = self.new_combatant(combatant.id, combatant.name, combatant.side, came_with, {})
        own = self.outcome.stats(fight, alone) if "changed" in self.stat_shown.values() else {}
        return {stat: value for stat, value in stats.items() if self._is_shown(stat, value, own.get(stat))}

    def _is_shown(self, stat: str, value: Any, own: Any) -> bool:
        shown = self.stat_shown.get(stat, "always")
        return shown == "always" or (shown == "changed" and value != own)

    def word(self, term: str) -> str:
        """Return a word of the book in its reader's language."""
        return as_term(term, self.words)

    def stat_gloss(self, stat: str) -> Gloss:
        """Return the messages that may explain a number of `stats`: its own, else that of the sheet's field."""
        own = gloss("stat", stat)
        return (*own, *schema.gloss_of(self.sheet, stat)) if stat in self.sheet.model_fields else own

    # --- sheets and fights -----------------------------------------------------------------------------

    def check_sheet(self, data: Mapping[str, Any]) -> dict[str, Any]:
        """Return the checked sheet as plain data; raises BadSheet with every fault."""
        schema.check(self.sheet, data)
        return dict(data)

    def new_fight(self, options: Sheet, seed: int) -> F:
        """Return a fight without combatants."""
        generator = seed & 0xFFFFFFFFFFFFFFFF
        made: Any = self.fight
        fight: F = made(system=self.id, options=options, seed=seed, generator=generator, combatants={})
        return fight

    def new_combatant(self, id: str, name: str, side: str, sheet: BaseModel, pools: Mapping[str, int]) -> C:
        """Return a combatant as it stands before the fight; pools not given start as `Pool.start` says."""
        return self.entering.new_combatant(self, id, name, side, sheet, pools)

    @cached_property
    def begins_full(self) -> bool:
        """Whether every pool is full when a fight begins."""
        return all(pool.start is None for pool in self.pools)

    def starting_pools(self, sheet: Mapping[str, Any], full: Mapping[str, int]) -> dict[str, int]:
        """Return what the bearer of a plain sheet has of each pool when a fight begins; `full`: the most of each."""
        if self.begins_full:
            return dict(full)
        try:
            bearer = self.new_combatant("sheet", "sheet", FOES, schema.check(self.sheet, dict(sheet)), {})
        except BadSheet:
            return dict(full)
        return {id: bearer.pools.get(id, most) for id, most in full.items()}

    def lasting(self, combatant: C) -> tuple[dict[str, Any], ...]:
        """Return the conditions that outlast the fight, as a setup's `conditions` take them.

        Turns and rounds are counted in a fight alone: conditions with such timers end with it.
        """
        after, rows_of = self.aftermath, self.statuses
        rows = tuple(
            conditions.outcome(condition)
            for condition in combatant.conditions
            if not rows_of[condition.status].passing and (condition.timer is None or rows_of[condition.status].ripens)
        )
        states = (state for state in after.states_of(combatant) if state in after.states)
        return (*rows, *({"status": state, "timer": None, "source": None} for state in states))

    # --- turns -----------------------------------------------------------------------------------------

    def coming(self, fight: F) -> Iterator[str]:
        """Yield the others who have a stop after this one, in order, each once, without lost turns."""
        if fight.phase in ("setup", "ended"):
            return
        coming = self.turns.coming(fight)
        if coming is None:
            coming = self._going_round(fight)
        yield from (id for id in dict.fromkeys(coming) if id != fight.active)

    def _going_round(self, fight: F) -> Iterator[str]:
        """Yield the active ones in an order of the whole fight, from this turn on."""
        ids = self.outcome.order(fight)
        start = ids.index(fight.active) + 1 if fight.active in ids else 0
        return (id for id in (*ids[start:], *ids[:start]) if fight.combatants[id].state == "active")

    def standing(self, combatant: C) -> str:
        """Return how it is with a combatant, as the id of a word: its state, or that it dies without help."""
        return standing(combatant.state, dying=self.window.is_dying(combatant))

    def pools_of(self, combatant: C, meanings: Mapping[str, str] = NO_MEANINGS) -> tuple[PoolView, ...]:
        """Return a combatant's pools as they are shown; `meanings`: what each means, by its id."""
        vital = self.vital
        return tuple(
            PoolView(
                pool.id,
                pool.label,
                combatant.pools[pool.id],
                pool.highest(combatant),
                pool is vital,
                pool.pips,
                meanings.get(pool.id, ""),
                pool.shown_drawing.name,
            )
            for pool in self.pools
            if pool.id in combatant.pools
        )

    def chips(self, fight: F, combatant: C) -> tuple[Chip, ...]:
        """Return the marks of a combatant beside pools and conditions: slots partly spent, and those of its own."""
        own = self.window.chips(fight, combatant)
        if not combatant.spent_slots:
            return own
        spent = ((slot, slot.left(combatant), slot.most(combatant)) for slot in self.slots)
        slots = (
            Chip(slot.id, slot.label, f"{left}/{most}", left > 0, until_end=True, drawing=slot.drawing)
            for slot, left, most in spent
            if left != most
        )
        return (*slots, *own)

    # --- actions ---------------------------------------------------------------------------------------

    def offers(self, fight: F, combatant: C) -> tuple[Action[F, C], ...]:
        """Return the actions listed for a combatant at this stop."""
        return tuple(
            action for action in self.actions.values() if action.offered is None or action.offered(fight, combatant)
        )

    def closed(self, fight: F, combatant: C, action: str) -> Refusal | None:
        """Return the refusal of an action however it is completed; None: it may be possible."""
        declared = self.actions[action]
        if not isinstance(declared, Declared):
            return None
        fault = declared.closed(fight, combatant)
        return None if fault is None else Refusal(fault.code, **fault.details)

    def possible(self, fight: F, combatant: C) -> Iterator[dict[str, Any]]:
        """Yield the `act` commands that would not be refused now: see `Declared.possible`."""
        for action in self.actions.values():
            if isinstance(action, Declared):
                for params in action.possible(fight, combatant):
                    written = action.reading.written(params)
                    yield {"do": "act", "actor": combatant.id, "action": action.id, **written}

    # --- words -----------------------------------------------------------------------------------------

    def condition_label(self, condition: Condition) -> str:
        """Return the label of a condition, with its params: where, how much it adds."""
        return self.window.condition_label(self, condition)

    def described(self, fight: F, command: Mapping[str, Any]) -> Deed:
        """Return an `act` or `declare` command in short, in the system's own words."""
        return self.window.described(self, fight, command)

    def question_label(self, question: str, language: str, words: Mapping[str, str] | None = None) -> str:
        """Return the text of a question; `words` are its details, with names for ids."""
        text = messages_of(self.phrases.file, language, translated=bool(self.words)).format(
            f"question-{question}", words or {}
        )
        return question.replace("_", " ").capitalize() if text is None else text

    def option_label(self, question: str, option: str, names: Mapping[str, str], language: str = "en") -> str:
        """Return the label of an option in the reader's language, or its name."""
        return self.window.option_label(self, question, option, names, language)

    def moment_label(self, moment: str, language: str) -> str:
        """Return when a moment of rows is, in words that go on after “it acts”; its id if nobody has said it."""
        found = next((known for known in self.moments if known.id == moment), None)
        return moment if found is None else self._said(found.message, language) or moment

    def number_label(self, number: str, language: str) -> str:
        """Return the name of a number that rows may change."""
        found = next((known for known in self.changeable if known.id == number), None)
        said = None if found is None else self._said(found.message, language)
        return self.stat_label(number) if said is None else said

    def _said(self, message: str, language: str) -> str | None:
        return messages_of(self.phrases.file, language, translated=bool(self.words)).format(message)

    # --- the board -------------------------------------------------------------------------------------

    def board_rules(self, options: Sheet) -> BoardRules:
        """Return the rules of the board under these options."""
        return self.ground.board_under(self.ground.board, options)

    def terrain_label(self, terrain: str) -> str:
        """Return the label of a terrain."""
        return self.ground.terrains.get(terrain) or terrain.replace("_", " ")


FullTable = Table[Fight, Combatant, System]
"""A table with its whole system."""
