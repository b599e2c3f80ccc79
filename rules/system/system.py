"""What a rule system is: one value that names its parts, the same for every system.

It is found through the entry point group `turnwright.systems`. It declares its sheet, options, statuses and actions as
values, and hands in the functions of its parts. Nothing in the core, the library or the window knows a system by name.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any, Generic

from pydantic import BaseModel

from rules.board.board import BoardRules
from rules.core.questions import Refusal
from rules.core.state import C, Combatant, Condition, F, Fight, Pool
from rules.mechanics import statuses as conditions
from rules.mechanics.action import Action
from rules.mechanics.declared_action import Declared
from rules.mechanics.statuses import Status
from rules.mechanics.table import Reaction, Table
from rules.mechanics.vocabulary import Phrases
from rules.sheets import schema
from rules.sheets.schema import Sheet
from rules.system import called_checks
from rules.system.parts import Aftermath, EntryRules, Ground, Membership, Outcome, Rulings, Tactics, Turns, Window
from rules.system.state_migrations import StateStep
from rules.text.messages import Gloss, gloss, messages_of


@dataclass(frozen=True, kw_only=True)
class Plain:
    """What a system needs beside what is said: the rest of a sheet, and of the row of an attack."""

    sheet: Mapping[str, Any] = field(default_factory=dict)
    attacks: str
    """The list on its sheet in which attacks stand."""
    attack: Mapping[str, Any] = field(default_factory=dict)
    damage: str
    """The field of such a row that holds the dice."""
    flat: str = ""
    """The field that holds what is added to them; empty: it is written behind the dice."""
    without_dice: bool = False
    """Whether damage is often a number alone, so that one behind the name of an attack is its damage."""
    called: str
    """How an attack is called that nobody names."""
    abilities: tuple[str, ...] = ()
    """The fields that say how strong or quick somebody is, as far as a sheet can do without them."""
    by_name: frozenset[str] = frozenset()
    """The fields of such a row that follow from a name that `row_templates` has, where nothing else is said of them."""
    implied: Mapping[str, Mapping[str, Any]] = field(default_factory=dict)
    """A field of such a row to what else is so of one that has it: what holds shots is shot with."""


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
    statuses: Mapping[str, Status]
    effects: Any = None
    """The functions by which its statuses act, as a value of its own: rows stand below the modules that have them."""
    actions: Mapping[str, Action[F, C]]
    phrases: Phrases
    """How its facts and refusals are told, language by language."""
    countdown_units: frozenset[str] = frozenset({"rounds", "turns"})
    countdown_goals: frozenset[str] = frozenset()
    things: Mapping[str, str] = field(default_factory=dict)
    """What everybody has though no sheet lists it, such as bare hands: id to the book's word."""
    plain: Plain | None = None
    """What a creature of its needs besides a name, a pool and an attack; None: no more than the pool."""
    after_end: frozenset[str] = frozenset()
    """Commands (beside note, roll, undo, redo) that are possible after the end."""
    stat_terms: Mapping[str, str] = field(default_factory=dict)
    """Number of `stats` to its own word, where the sheet has none, or another."""
    row_templates: Mapping[str, tuple[Mapping[str, Any], ...]] = field(default_factory=dict)
    """Rows that the editor of a sheet offers to add: name of the list to rows as plain data."""
    row_names: Mapping[tuple[str, str], str] = field(default_factory=dict)
    """List and name of such a row to the book's name for it, where terms are said in another language."""
    row_synonyms: Mapping[str, Mapping[str, tuple[str, ...]]] = field(default_factory=dict)
    """Name of such a list to the ids of its rows, each with other words by which it is found: they are never shown."""
    row_templates_source: str = ""
    """Whose figures they are, said over them: no book that is played brings them."""
    surprise: Declared[Any, Any, Any] | None = None
    """How a fight begins by surprise, where the system has one: the fields are the keys of `begin`’s `surprise`."""
    check: Declared[Any, Any, Any] | None = None
    """The check that the game master calls for, with `targets` for who makes it; None: dice against a number."""
    words: Mapping[str, str] = field(default_factory=dict)
    """The book's words to those of a reader, where its terms are translated (`rules.system.translated_system`)."""
    kept_types: tuple[type, ...] = ()
    """Named tuples of its own that stand in its state, for saving."""
    state_steps: tuple[StateStep, ...] = ()
    """The steps from each version of what it keeps of a fight to the next, the first from version 1."""

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
        """The check that the game master calls for, whether the book has one or not."""
        return called_checks.FREE if self.check is None else self.check

    # --- statuses --------------------------------------------------------------------------------------

    @cached_property
    def reactions(self) -> Mapping[str, tuple[tuple[str, Reaction], ...]]:
        """Moment to the statuses that react to it and what each brings, in the order of the rows."""
        found: dict[str, list[tuple[str, Reaction]]] = {}
        for id, row in self.statuses.items():
            for moment, reaction in row.at.items():
                found.setdefault(moment, []).append((id, reaction))
        return {moment: tuple(pairs) for moment, pairs in found.items()}

    @cached_property
    def endings(self) -> Mapping[str, tuple[str, ...]]:
        """Moment to the statuses that end by themselves then, in the order of the rows."""
        found: dict[str, list[str]] = {}
        for id, row in self.statuses.items():
            for moment in sorted(row.ends_at):
                found.setdefault(moment, []).append(id)
        return {moment: tuple(ids) for moment, ids in found.items()}

    # --- pools and numbers -----------------------------------------------------------------------------

    def pool(self, id: str) -> Pool:
        """The pool of that id; a StopIteration would be a fault of the caller."""
        return next(pool for pool in self.pools if pool.id == id)

    @cached_property
    def vital(self) -> Pool:
        """The first pool whose 0 brings a combatant down; the first of all where there is none."""
        return next((pool for pool in self.pools if pool.vital), self.pools[0])

    def maximum(self, combatant: C, pool: str) -> int:
        """A pool's maximum."""
        return self.pool(pool).highest(combatant)

    def stat_label(self, stat: str) -> str:
        """How a number of `stats` is called: as on the sheet, unless the system has a word of its own."""
        if stat in self.stat_terms:
            return self.stat_terms[stat]
        fields = self.sheet.model_fields
        return self.word(schema.label_of(stat, fields[stat])) if stat in fields else stat.replace("_", " ")

    def word(self, term: str) -> str:
        """A word of the book as its reader is told it."""
        return self.words.get(term, term)

    def stat_gloss(self, stat: str) -> Gloss:
        """The messages that may say what a number of `stats` means: its own, else that of the sheet's field."""
        own = gloss("stat", stat)
        return (*own, *schema.gloss_of(self.sheet, stat)) if stat in self.sheet.model_fields else own

    # --- sheets and fights -----------------------------------------------------------------------------

    def check_sheet(self, data: Mapping[str, Any]) -> dict[str, Any]:
        """The same sheet as plain data, checked; raises BadSheet with every fault."""
        schema.check(self.sheet, data)
        return dict(data)

    def new_fight(self, options: Sheet, seed: int) -> F:
        """A fight without combatants."""
        generator = seed & 0xFFFFFFFFFFFFFFFF
        made: Any = self.fight
        fight: F = made(system=self.id, options=options, seed=seed, generator=generator, combatants={})
        return fight

    def new_combatant(self, id: str, name: str, side: str, sheet: BaseModel, pools: Mapping[str, int]) -> C:
        """A combatant as it stands before the fight; pools not given start full."""
        return self.entering.new_combatant(self, id, name, side, sheet, pools)

    def lasting(self, combatant: C) -> tuple[dict[str, Any], ...]:
        """What a combatant takes out of the fight beside its pools, as a setup's `conditions` take it in again.

        Turns and rounds are counted in a fight alone: what would be over after some of them is over with it.
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
        """The others who have a stop after this one, in order and nobody twice; a turn that will be lost is none."""
        if fight.phase in ("setup", "ended"):
            return
        found = self.turns.coming(fight)
        if found is None:
            found = self._going_round(fight)
        yield from (id for id in dict.fromkeys(found) if id != fight.active)

    def _going_round(self, fight: F) -> Iterator[str]:
        """The active ones in an order that stands for the whole fight, from this turn on."""
        ids = self.outcome.order(fight)
        at = ids.index(fight.active) + 1 if fight.active in ids else 0
        return (id for id in (*ids[at:], *ids[:at]) if fight.combatants[id].state == "active")

    # --- actions ---------------------------------------------------------------------------------------

    def offers(self, fight: F, combatant: C) -> tuple[Action[F, C], ...]:
        """The actions that the window lists for a combatant at this stop."""
        return tuple(
            action for action in self.actions.values() if action.offered is None or action.offered(fight, combatant)
        )

    def closed(self, fight: F, combatant: C, action: str) -> Refusal | None:
        """What an action would be refused with however it is put together; None: it may be possible."""
        declared = self.actions[action]
        if not isinstance(declared, Declared):
            return None
        fault = declared.closed(fight, combatant)
        return None if fault is None else Refusal(fault.code, **fault.details)

    def possible(self, fight: F, combatant: C) -> Iterator[dict[str, Any]]:
        """The `act` commands that would not be refused now, as they come: see `Declared.possible`."""
        for action in self.actions.values():
            if isinstance(action, Declared):
                for params in action.possible(fight, combatant):
                    written = action.reading.written(params)
                    yield {"do": "act", "actor": combatant.id, "action": action.id, **written}

    # --- words -----------------------------------------------------------------------------------------

    def condition_label(self, condition: Condition) -> str:
        """What a condition is called, with what its params say: where, how much it adds."""
        return self.window.condition_label(self, condition)

    def described(self, fight: F, command: Mapping[str, Any]) -> str:
        """An `act` or `declare` command in short, in the system's own words."""
        return self.window.described(self, fight, command)

    def question_label(self, question: str, language: str, words: Mapping[str, str] | None = None) -> str:
        """How a question is put to whoever answers it; `words` are its details, ids among them by their names."""
        said = messages_of(self.phrases.file, language, translated=bool(self.words)).format(
            f"question-{question}", words or {}
        )
        return question.replace("_", " ").capitalize() if said is None else said

    def option_label(self, question: str, option: str, names: Mapping[str, str], language: str = "en") -> str:
        """How an option of a question is shown: in the reader's language, or by the name of what it is."""
        return self.window.option_label(self, question, option, names, language)

    # --- the board -------------------------------------------------------------------------------------

    def board_rules(self, options: Sheet) -> BoardRules:
        """What it takes of the contract's board under these options."""
        return self.ground.board_under(self.ground.board, options)

    def terrain_label(self, terrain: str) -> str:
        """A terrain's word as it is shown."""
        return self.ground.terrains.get(terrain) or terrain.replace("_", " ")


FullTable = Table[Fight, Combatant, System]
"""A table with all of its system at hand."""
