"""What a rule system is: the hooks that the rules service calls, the same for every system.

A system is one object, found through the entry point group `turnwright.systems`. It declares its sheet, options,
statuses and actions as values, and answers the hooks below with functions that are handed the table. Nothing in
the core, the library or the window knows a system by name.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Any, ClassVar, NamedTuple

from pydantic import BaseModel

from rules import clock, conditions, sheets
from rules.actions import in_short
from rules.battlefield import SIGHT, CellKind
from rules.board import BoardRules
from rules.conditions import Condition, Status, remove
from rules.declaration import Declared
from rules.encounter import Combatant, Fight
from rules.geometry import seen_from
from rules.messages import messages_of
from rules.questions import Refusal
from rules.sheets import Sheet

if TYPE_CHECKING:
    from rules.actions import Act, Action
    from rules.battlefield import HandCard, Marked, Walk
    from rules.modifiers import Step
    from rules.table import Table
    from rules.telling import Phrases
    from rules.versions import StateStep


class Pool(NamedTuple):
    """A pool that every combatant of a system has: its id is the sheet's key of its maximum."""

    id: str
    label: str
    gloss: str
    vital: bool = False
    """Whether 0 of it brings a combatant down; the window's first bar."""
    pips: bool = False
    """Whether it is few points that are counted one by one, and shown as marks that empty."""


class Chip(NamedTuple):
    """Something beside the conditions that a row of the order shows: charging, defending, what is loaded."""

    id: str
    label: str
    gloss: str
    value: str = ""
    good: bool = True
    priority: int = 0
    """How much it matters among conditions: 1 as those that change numbers, 2 as those that forbid, 3 before all."""


class Moment(NamedTuple):
    """Something on the timeline of a round."""

    tick: int
    """The count at which it comes; below 0: that far into the next round."""
    kind: str
    """`turn`, `resolution`, `carried`, `status` (a timer that ends with this round), `countdown`."""
    combatant: str | None
    label: str
    """What comes, where it is no plain turn."""


class Declaration(NamedTuple):
    """One line of a declaration phase: what a combatant has declared, or what it obviously would."""

    combatant: str
    label: str
    """In the system's words: what is declared or proposed, or why nothing can be."""
    command: Mapping[str, Any] | None = None
    """The `declare` command that is proposed; None where there is nothing to declare, or it has been done."""
    declared: bool = False


class Part(NamedTuple):
    """A part of a body, for an outline that shows what has been struck."""

    id: str
    label: str
    state: str = "sound"
    """`sound`, `struck` or `useless`."""
    place: str = ""
    """Where it is on a figure that faces the reader: `head`, `torso`, `left_arm`, `right_arm`, `left_leg`, `right_leg`
    as the bearer calls them; empty: it is named only."""


NO_TIMER: Any = object()
"""Stands for a `condition` command that names no timer: the catalogue's is taken."""


class System(ABC):
    """A rule system. All hooks get the table or the fight first and change the fight through the table alone."""

    id: ClassVar[str]
    title: ClassVar[str]
    language: ClassVar[str]
    """The language of its terms: `en`, `es`, `pt_BR`."""
    sheet: ClassVar[type[Sheet]]
    options: ClassVar[type[Sheet]]
    fight: ClassVar[type[Fight]] = Fight
    combatant: ClassVar[type[Combatant]] = Combatant
    gains: ClassVar[tuple[str, ...]] = ()
    """What the end of a fight may add to the party's books: `xp`, `gil`."""
    pools: ClassVar[tuple[Pool, ...]]
    statuses: Mapping[str, Status]
    actions: Mapping[str, Action]
    phrases: Phrases
    """How its facts and refusals are told, language by language."""
    phases: ClassVar[Mapping[str, str]] = {}
    """Phase to the book's word for it."""
    countdown_units: ClassVar[frozenset[str]] = frozenset({"rounds", "turns"})
    countdown_goals: ClassVar[frozenset[str]] = frozenset()
    things: ClassVar[Mapping[str, str]] = {}
    """What everybody has though no sheet lists it, such as bare hands: id to the book's word."""
    lasting_states: ClassVar[frozenset[str]] = frozenset()
    """The states that outlast a fight though neither pools nor conditions show them: the `dead` do not get up again."""
    passing: ClassVar[frozenset[str]] = frozenset()
    """The statuses that are over with their fight: cover, holds, a turn that is put off."""
    ripening: ClassVar[frozenset[str]] = frozenset()
    """The statuses whose timer brings something worse when it runs out; all else with a timer ends with its fight."""
    boundaries: ClassVar[tuple[str, ...]] = ()
    """The steps at the edges of turns and rounds, in the book's order."""
    board: ClassVar[BoardRules] = BoardRules()
    cell_kinds: ClassVar[tuple[CellKind, ...]] = (CellKind(SIGHT),)
    """The kinds of cells that `marked` can show for a combatant."""
    after_end: ClassVar[frozenset[str]] = frozenset()
    """Commands (beside note, roll, undo, redo) that are possible after the end."""
    stat_terms: ClassVar[Mapping[str, tuple[str, str]]] = {}
    """Number of `stats` to (its own word, gloss), where it is no number of the sheet."""
    row_templates: ClassVar[Mapping[str, tuple[Mapping[str, Any], ...]]] = {}
    """Rows that the editor of a sheet offers to add: name of the list to rows as plain data."""
    surprise: ClassVar[Action | None] = None
    """How a fight begins by surprise, where the system has one: the fields are the keys of `begin`’s `surprise`."""
    kept_types: ClassVar[tuple[type, ...]] = ()
    """Named tuples of its own that stand in its state, for saving."""
    state_steps: ClassVar[tuple[StateStep, ...]] = ()
    """From each version of what it keeps of a fight to the next, the first from version 1."""

    # --- sheets ----------------------------------------------------------------------------------------

    def check_sheet(self, data: Mapping[str, Any]) -> dict[str, Any]:
        """The same sheet as plain data, checked; raises BadSheet with every fault."""
        sheets.check(self.sheet, data)
        return dict(data)

    def list_key(self, sheet: Any) -> tuple[int, str]:
        """(level, 0 where the book has none; kind in words) of a sheet, for lists of creatures."""
        return int(getattr(sheet, "level", 0) or 0), str(getattr(sheet, "kind", "") or "")

    def check_entry(self, sheet: Any, side: str) -> tuple[str, str] | None:
        """(place, sentence) of what a checked sheet may not be on this side; None if all is well."""
        return None

    def maximum(self, combatant: Combatant, pool: str) -> int:
        """A pool's maximum: the sheet's number of the same name."""
        return int(getattr(combatant.sheet, pool))

    def lowest(self, pool: str) -> int | None:
        """What a pool never falls below, also in a setup; None: it has no end."""
        return 0

    def board_rules(self, options: Any) -> BoardRules:
        """What it takes of the contract's board under these options: they may name terrains of their own."""
        return self.board

    def covers(self, combatant: Any, cell: tuple[int, int]) -> tuple[tuple[int, int], ...]:
        """The cells that a combatant fills when it stands on `cell`: that one alone, unless the system has larger."""
        return (cell,)

    # --- entering --------------------------------------------------------------------------------------

    def new_combatant(self, id: str, name: str, side: str, sheet: Any, pools: Mapping[str, int]) -> Any:
        """A combatant as it stands before the fight; pools not given start full."""
        full = {pool.id: int(getattr(sheet, pool.id)) for pool in self.pools}
        return self.combatant(id=id, name=name, side=side, sheet=sheet, pools={**full, **pools})

    def new_fight(self, options: BaseModel, seed: int) -> Any:
        """A fight without combatants."""
        return self.fight(
            system=self.id, options=options, seed=seed, generator=seed & 0xFFFFFFFFFFFFFFFF, combatants={}
        )

    def enter(self, table: Table, combatant: Any) -> None:
        """What its sheet brings with it as it enters, before any `conditions`: a start at 0, auto-statuses."""

    def check_setup(self, fight: Any) -> tuple[str, str] | None:
        """(place, sentence) of what else the setup may not be, once all combatants are there; None if all is well."""
        return None

    def join(self, table: Table, combatant: Any, given: Mapping[str, Any]) -> None:
        """A reinforcement that has just entered a running fight: initiative and place. `given` is its description."""

    # --- stops -----------------------------------------------------------------------------------------

    @abstractmethod
    def begin(self, table: Table, surprise: Mapping[str, Any] | None) -> None:
        """Starts the fight and runs to the first stop."""

    @abstractmethod
    def next(self, table: Table) -> None:
        """Ends the current turn or phase and runs to the next stop."""

    def act(self, table: Table, act: Act) -> None:
        """Carries an action out, checks first."""
        act.action.run(table, act)

    def declare(self, table: Table, act: Act) -> None:
        """Records an intention."""
        raise Refusal("no_such_action", action=act.action.id)

    def end(self, table: Table) -> None:
        """What the end of the fight brings: winner, spoils, conditions that end."""
        sides = {one.side for one in table.fight.combatants.values() if one.state == "active"}
        table.put(table.fight, "winner", sides.pop() if len(sides) == 1 else None)

    def settle(self, table: Table) -> None:
        """Called when a command is through: what has to be true after every command."""

    # --- rulings ---------------------------------------------------------------------------------------

    @abstractmethod
    def set_pool(self, table: Table, combatant: Any, pool: str, value: int) -> None:
        """Sets a pool by ruling, within its limits, with falling and waking."""

    def set_stat(self, table: Table, combatant: Any, stat: str, value: Any) -> None:
        """Sets a number of the sheet by ruling, brought within its limits."""
        if not isinstance(value, int) or isinstance(value, bool):
            raise Refusal("invalid_params", param=stat, value=value)
        changed = sheets.with_number(combatant.sheet, stat, value)
        if changed is None:
            raise Refusal("invalid_params", param=stat, value=value)
        table.put(combatant, "sheet", changed)
        for pool in self.pools:
            highest = self.maximum(combatant, pool.id)
            if combatant.pools[pool.id] > highest:
                table.put_pool(combatant, pool.id, highest)

    def set_cell(self, table: Table, cell: tuple[int, int], stat: str, value: Any) -> None:
        """Changes a cell of the board by ruling."""
        raise Refusal("invalid_params", param="cell", value=list(cell))

    @abstractmethod
    def damage(self, table: Table, combatant: Any, amount: int, pool: str | None, type: str | None) -> None:
        """A loss by ruling, through the system's own falling and dying."""

    @abstractmethod
    def heal(self, table: Table, combatant: Any, amount: int, pool: str | None, type: str | None) -> None:
        """A gain by ruling, through the system's own waking."""

    @abstractmethod
    def inflict(
        self,
        table: Table,
        combatant: Any,
        status: Status,
        timer: Any,
        source: str | None,
        params: Mapping[str, Any],
    ) -> None:
        """Puts a status on by ruling, by the stacking rules; `timer` is NO_TIMER, None or a number.

        Refuses `immune`, `invalid_target`, `invalid_params`. The script's own `conditions` come this way too.
        """

    def lift(self, table: Table, combatant: Any, status: str, params: Mapping[str, Any]) -> None:
        """Ends a condition by ruling."""
        for condition in self.named(combatant, status, params):
            remove(table, combatant, condition, "lifted")
            self.lifted(table, combatant, condition)

    def lifted(self, table: Table, combatant: Any, condition: Condition) -> None:
        """What follows when a condition has been lifted by ruling."""

    def named(self, combatant: Any, status: str, params: Mapping[str, Any]) -> tuple[Condition, ...]:
        """The conditions that a `lift` or `timer` command means; refuses `no_such_status`, `no_such_condition`."""
        if status not in self.statuses:
            raise Refusal("no_such_status", status=status)
        found = tuple(
            condition
            for condition in combatant.conditions
            if condition.status == status and all(condition.params.get(key) == value for key, value in params.items())
        )
        if not found:
            raise Refusal("no_such_condition", actor=combatant.id, status=status)
        return found

    def run_out(self, table: Table, combatant: Any, condition: Condition) -> None:
        """A condition's timer has been set to 0 by ruling: it runs out now, with what its row says."""
        clock.run_out(table, combatant, condition, lambda bearer, ended: self.expire(table, bearer, ended))

    def expire(self, table: Table, combatant: Any, condition: Condition) -> None:
        """What a status's row says for when its timer has run out; the condition is off already."""

    def countdown_done(self, table: Table, name: str) -> None:
        """What follows when a countdown has been set to 0 by ruling."""

    def left(self, table: Table, combatant: Any) -> None:
        """What follows when a combatant has left: its place goes, holds end."""

    def sided(self, table: Table, combatant: Any) -> None:
        """What follows when a combatant has changed sides."""

    @abstractmethod
    def reorder(self, table: Table, combatant: Any, other: Any, before: bool) -> None:
        """Moves a combatant before or behind another in the order, by ruling."""

    def placed(self, table: Table, combatant: Any) -> None:
        """What follows when the game master has placed a piece."""

    # --- reading ---------------------------------------------------------------------------------------

    @abstractmethod
    def order(self, fight: Any) -> tuple[str, ...]:
        """The ids of the outcome's `order`."""

    @abstractmethod
    def stats(self, fight: Any, combatant: Any) -> dict[str, Any]:
        """The outcome's `stats`: numbers as they stand, conditions counted in."""

    @abstractmethod
    def extra(self, fight: Any, combatant: Any) -> dict[str, Any]:
        """The outcome's `extra`."""

    def explain(self, fight: Any, combatant: Any, stat: str) -> tuple[Step, ...]:
        """How a number of `stats` came about, step by step; empty where it is the sheet's own."""
        return ()

    def stat_label(self, stat: str) -> str:
        """How a number of `stats` is called: as on the sheet, unless the system has a word of its own."""
        if stat in self.stat_terms:
            return self.stat_terms[stat][0]
        fields = self.sheet.model_fields
        return sheets.label_of(stat, fields[stat]) if stat in fields else stat.replace("_", " ")

    def stat_gloss(self, stat: str) -> str:
        """What a number of `stats` means, in English; empty where nothing says so."""
        if stat in self.stat_terms:
            return self.stat_terms[stat][1]
        fields = self.sheet.model_fields
        return sheets.gloss_of(fields[stat]) if stat in fields else ""

    def condition_label(self, condition: Condition) -> str:
        """What a condition is called, with what its params say: where, how much it adds."""
        status = self.statuses.get(condition.status)
        label = status.label if status is not None else condition.status
        said = (f"{value:+}" if type(value) is int else value for value in condition.params.values())
        return " ".join((label, *(word for word in said if isinstance(word, str)))).replace(" -", " −")

    def timer_label(self, condition: Condition) -> str:
        """What is left of a condition's timer, as briefly as it can be said; empty where it has none."""
        return "" if condition.timer is None else str(condition.timer)

    def chips(self, fight: Any, combatant: Any) -> tuple[Chip, ...]:
        """What a row of the order shows beside pools and conditions."""
        return ()

    def is_dying(self, combatant: Any) -> bool:
        """Whether it is down and will die unless somebody helps in time."""
        return False

    def timeline(self, fight: Any) -> tuple[Moment, ...]:
        """What is still to come in this round, tick by tick; empty in systems that count no ticks."""
        return ()

    def landing(self, fight: Any, combatant: Any, tick: int) -> tuple[Moment | None, Moment | None]:
        """After whom and before whom a combatant's place would come that is put in at a tick now; None: nobody."""
        return None, None

    def declarations(self, fight: Any) -> tuple[Declaration, ...]:
        """While everybody declares: a line for each in the order of declaring; empty at any other time."""
        return ()

    def undone(self, fight: Any, combatant: Any) -> Mapping[str, Any] | None:
        """The `act` command of what a combatant has declared for this stop and not done; None: nothing is open."""
        return None

    def described(self, fight: Any, command: Mapping[str, Any]) -> str:
        """An `act` or `declare` command in short, in the system's own words."""
        return in_short(fight, fight.combatants[command["actor"]], self.actions[command["action"]], command)

    def first_values(self, fight: Any, combatant: Any, action: str) -> Mapping[str, Any]:
        """What the fields of an action stand at when it is taken up: field to value, such as what was declared."""
        return {}

    def declared_fields(self, fight: Any, action: str) -> frozenset[str] | None:
        """What has to be told of an action that is only declared; None: all of its fields."""
        return None

    def body(self, fight: Any, combatant: Any) -> tuple[Part, ...]:
        """The parts of its body and how they fare; empty in systems that strike no parts."""
        return ()

    def offers(self, fight: Any, combatant: Any) -> tuple[Action, ...]:
        """The actions that the window lists for a combatant at this stop."""
        return tuple(
            action for action in self.actions.values() if action.offered is None or action.offered(fight, combatant)
        )

    def closed(self, fight: Any, combatant: Any, action: str) -> Refusal | None:
        """What an action would be refused with however it is put together; None: it may be possible."""
        declared = self.actions[action]
        if not isinstance(declared, Declared):
            return None
        fault = declared.closed(fight, combatant)
        return None if fault is None else Refusal(fault.code, **fault.details)

    def possible(self, fight: Any, combatant: Any) -> Iterator[dict[str, Any]]:
        """The `act` commands that would not be refused now, as they come: see `Declared.possible`."""
        for action in self.actions.values():
            if isinstance(action, Declared):
                for params in action.possible(fight, combatant):
                    written = action.reading.written(params)
                    yield {"do": "act", "actor": combatant.id, "action": action.id, **written}

    # --- the board -------------------------------------------------------------------------------------

    def terrain_label(self, terrain: str) -> str:
        """A terrain's word as it is shown."""
        return terrain.replace("_", " ")

    def walk(self, fight: Any, combatant: Any) -> Walk | None:
        """Where a combatant can go by its action `move`, and at what cost; None: it cannot move by that."""
        return None

    def marked(self, fight: Any, combatant: Any, kind: str) -> frozenset[tuple[int, int]]:
        """The cells of one of `cell_kinds`; by default the line of sight, which nothing but walls breaks."""
        board, cell = fight.board, combatant.cell
        if kind != SIGHT or board is None or cell is None:
            return frozenset()
        walls = frozenset(place for place, state in (board.states or {}).items() if state == "blocked")
        return seen_from(cell, board.width, board.height, walls)

    def aimed(self, fight: Any, combatant: Any, action: str, chosen: Mapping[str, Any]) -> tuple[Marked, ...]:
        """The cells that an action being put together reaches and strikes: range and area, as far as it has them."""
        return ()

    def vantages(self, fight: Any, combatant: Any, cell: tuple[int, int]) -> Mapping[str, str]:
        """Whom it would have at an advantage from a cell (from behind, from above, flanked): id to words."""
        return {}

    def measured(self, fight: Any, combatant: Any, cell: tuple[int, int]) -> str:
        """How far a cell is from a combatant, in the system's unit; empty where nothing is measured."""
        return ""

    def hand(self, fight: Any, combatant: Any) -> tuple[HandCard, ...]:
        """The cards that a combatant has; empty in systems without cards."""
        return ()

    def question_label(self, question: str, language: str, words: Mapping[str, str] | None = None) -> str:
        """How a question is put to whoever answers it; `words` are its details, ids among them by their names."""
        said = messages_of(self.phrases.file, language).say(f"question-{question}", words or {})
        return question.replace("_", " ").capitalize() if said is None else said

    def option_label(self, question: str, option: str, names: Mapping[str, str], language: str = "en") -> str:
        """How an option of a question is shown: in the reader's language, or by the name of what it is."""
        said = messages_of(self.phrases.file, language).say(f"answer-{question}-{option}")
        return names.get(option, option) if said is None else said

    def lasting(self, combatant: Any) -> tuple[dict[str, Any], ...]:
        """What a combatant takes out of the fight beside its pools, as a setup's `conditions` take it in again.

        Turns and rounds are counted in a fight alone: what would be over after some of them is over with it.
        """
        rows = tuple(
            conditions.outcome(one)
            for one in combatant.conditions
            if one.status not in self.passing and (one.timer is None or one.status in self.ripening)
        )
        if combatant.state not in self.lasting_states:
            return rows
        return (*rows, {"status": combatant.state, "timer": None, "source": None})

    def enter_in(self, table: Table, combatant: Any, state: str) -> None:
        """Has a combatant enter in one of the `lasting_states`, after all else that its setup says."""
        table.put(combatant, "state", state)

    def rewards(self, fight: Any) -> Mapping[str, Mapping[str, int]]:
        """Combatant id to what it gains by the end of the fight (`xp`, `gil`…), for the party's books."""
        return {}

    def sheet_after(self, fight: Any, combatant: Any, sheet: Mapping[str, Any]) -> dict[str, Any]:
        """The plain sheet as its bearer leaves the fight with it; `sheet` is the one that it came with.

        By default unchanged. A system says here what lasts beside pools and conditions: what has been used up, shot,
        given away or taken; what it does not touch has to stay as it is, to the key.
        """
        return dict(sheet)

    def loot(self, fight: Any) -> Mapping[str, int]:
        """What was won and belongs to nobody in particular: what it is called to how many."""
        return {}
