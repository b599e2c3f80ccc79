"""The parts of a rule system: named functions that the rules service, the library and the window call.

A system hands in those that its book needs; the others do what `rules.system.defaults` says. All get the table or the
fight first, and change the fight through the table alone.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Generic

from rules.board.board import Board, BoardRules
from rules.board.geometry import Cell
from rules.core.board_overlays import SIGHT, CellKind, HandCard, MarkedCells, MovementCosts, ReachableCells
from rules.core.display import BodyPart, Chip, Declaration, Moment
from rules.core.facts import Fact
from rules.core.modifiers import ComputationStep
from rules.core.questions import ChoiceQuestion
from rules.core.state import C, Condition, F, Gain
from rules.mechanics import statuses
from rules.mechanics.action import Act
from rules.mechanics.declared_action import Declared
from rules.mechanics.statuses import Status
from rules.mechanics.table import Table
from rules.mechanics.vocabulary import Terms
from rules.sheets.schema import Settable
from rules.system import defaults

Data = Mapping[str, Any]


@dataclass(frozen=True, kw_only=True)
class EntryRules(Generic[F, C]):
    """How combatants come into a fight."""

    new_combatant: Callable[[defaults.CombatantMaker[C], str, str, str, Any, Mapping[str, int]], C] = (
        defaults.new_combatant
    )
    """(system, id, name, side, sheet, pools) to a combatant as it stands before the fight."""
    check_entry: Callable[[Any, str], tuple[str, str] | None] = defaults.nothing
    """(place, sentence) of what a checked sheet may not be on this side; None if all is well."""
    enter: Callable[[Table[F, C], C], None] = defaults.nothing
    """What its sheet brings with it as it enters, before any `conditions`: a start at 0, auto-statuses."""
    enter_in: Callable[[Table[F, C], C, str], None] = defaults.enter_in
    """Has it enter in one of the states that outlast a fight, after all else that its setup says."""
    check_setup: Callable[[F], tuple[str, str] | None] = defaults.nothing
    """(place, sentence) of what else the setup may not be, once all combatants are there; None if all is well."""
    join: Callable[[Table[F, C], C], None] = defaults.nothing
    """A reinforcement that has just entered a running fight: initiative and place."""


@dataclass(frozen=True, kw_only=True)
class Turns(Generic[F, C]):
    """The stops of a fight, and what is done at them."""

    begin: Callable[[Table[F, C], Data | None], None]
    """Starts the fight, with what is said of a surprise, and runs to the first stop."""
    next: Callable[[Table[F, C]], None]
    """Ends the current turn or phase and runs to the next stop."""
    act: Callable[[Table[F, C], Act[C]], None] = defaults.act
    """Carries an action out, checks first."""
    declare: Callable[[Table[F, C], Act[C]], None] = defaults.no_action
    """Records an intention."""
    end: Callable[[Table[F, C]], None] = defaults.end
    """What the end of the fight brings: winner, spoils, conditions that end."""
    settle: Callable[[Table[F, C]], None] = defaults.nothing
    """What has to be true after every command."""
    coming: Callable[[F], Iterable[str] | None] = defaults.nothing
    """Who has a stop after this one as things stand, in order, without those who would lose their turn.

    First those of this round, then those of the next as far as its order is known. The one whose turn it is may be
    among them, and anybody twice. None: those in play of the outcome's `order`, from this turn on and round again.
    """


@dataclass(frozen=True, kw_only=True)
class Rulings(Generic[F, C]):
    """What the game master's word does."""

    set_pool: Callable[[Table[F, C], C, str, int], None]
    """Sets a pool, within its limits, with falling and waking."""
    damage: Callable[[Table[F, C], C, int, str | None, str | None], None]
    """A loss of so much, of a pool and a type, through the system's own falling and dying."""
    heal: Callable[[Table[F, C], C, int, str | None, str | None], None]
    """A gain of so much, of a pool and a type, through the system's own waking."""
    inflict: Callable[[Table[F, C], C, Status, Any, str | None, Data], None] = defaults.inflict
    """Puts a status on: timer (or NO_TIMER), source, params. The script's own `conditions` come this way too.

    Refuses `immune`, `invalid_target`, `invalid_params`.
    """
    reorder: Callable[[Table[F, C], C, C, bool], None]
    """Moves a combatant before or behind another in the order."""
    set_stat: Callable[[Table[F, C], C, str, Any], None] = defaults.set_stat
    """Sets a number of the sheet, brought within its limits."""
    set_sheet: Callable[[Table[F, C], C, Any], None] = defaults.set_sheet
    """Gives a combatant another checked sheet; what was made of the one before, as shots and things left, follows."""
    settable: Callable[[F, C], tuple[Settable, ...]] = defaults.settable
    """All of a combatant that `set_stat` takes, as it stands in its fight: the numbers of its sheet."""
    fit_cell: Callable[[Table[F, C], Cell, str, Any], Any] = defaults.no_cell
    """What `state`, `terrain` or `level` a cell of the board comes to have: the value, brought within its limits."""
    named: Callable[[Table[F, C], C, str, Data], tuple[Condition, ...]] = defaults.named
    """The conditions that a `lift` or `timer` command means; refuses `no_such_status`, `no_such_condition`."""
    lift: Callable[[Table[F, C], C, str, Data], None] = defaults.lift
    """Ends a condition."""
    lifted: Callable[[Table[F, C], C, Condition], None] = defaults.nothing
    """What follows when a condition has been lifted."""
    run_out: Callable[[Table[F, C], C, Condition], None] = statuses.run_out
    """A condition's timer has been set to 0: it runs out now, with what its row says."""
    expire: Callable[[Table[F, C], C, Condition], None] = defaults.nothing
    """What a status's row says for when its timer has run out; the condition is off already."""
    countdown_done: Callable[[Table[F, C], str], None] = defaults.nothing
    """What follows when a countdown has been set to 0."""
    left: Callable[[Table[F, C], C], None] = defaults.nothing
    """What follows when a combatant has left: its place goes, holds end."""
    sided: Callable[[Table[F, C], C, str], None] = defaults.nothing
    """What follows when a combatant has changed sides; the last is the side that it has left."""
    placed: Callable[[Table[F, C], C], None] = defaults.nothing
    """What follows when the game master has placed a piece."""
    option_set: Callable[[Table[F, C], str], None] = defaults.nothing
    """What follows when an option of the fight has been changed."""


@dataclass(frozen=True, kw_only=True)
class Outcome(Generic[F, C]):
    """What a fight stands at, as the outcome of a script shows it."""

    order: Callable[[F], tuple[str, ...]]
    """The ids of the outcome's `order`."""
    stats: Callable[[F, C], dict[str, Any]] = defaults.no_data
    """Numbers as they stand, conditions counted in."""
    extra: Callable[[F, C], dict[str, Any]] = defaults.no_data
    """What only this system has."""
    explain: Callable[[F, C, str], tuple[ComputationStep, ...]] = defaults.none
    """How a number of `stats` came about, step by step; empty where it is the sheet's own."""


@dataclass(frozen=True, kw_only=True)
class Window(Generic[F, C]):
    """What the window shows of a combatant and its turn, beside pools, numbers and conditions."""

    list_key: Callable[[Any], tuple[int, str]] = defaults.list_key
    """(level, 0 where the book has none; kind in words) of a sheet, for lists of creatures."""
    condition_label: Callable[[Terms, Condition], str] = defaults.condition_label
    """What a condition is called, with what its params say: where, how much it adds."""
    timer_label: Callable[[Condition], str] = defaults.timer_label
    """What is left of a condition's timer, as briefly as it can be said; empty where it has none."""
    chips: Callable[[F, C], tuple[Chip, ...]] = defaults.none
    """What a row of the order shows beside pools and conditions."""
    is_dying: Callable[[C], bool] = defaults.no
    """Whether it is down and will die unless somebody helps in time."""
    timeline: Callable[[F], tuple[Moment, ...]] = defaults.none
    """What is still to come in this round, tick by tick; empty in systems that count no ticks."""
    landing: Callable[[F, C, int], tuple[Moment | None, Moment | None]] = defaults.nowhere
    """Who would stand before and behind a combatant's place that is put in at a tick now; None: nobody."""
    declarations: Callable[[F], tuple[Declaration, ...]] = defaults.none
    """While everybody declares: a line for each in the order of declaring; empty at any other time."""
    undone: Callable[[F, C], Data | None] = defaults.nothing
    """The `act` command of what a combatant has declared for this stop and not done; None: nothing is open."""
    described: Callable[[Terms, F, Data], str] = defaults.described
    """An `act` or `declare` command in short, in the system's own words."""
    first_values: Callable[[F, C, str], Data] = defaults.no_data
    """What the fields of an action stand at when it is taken up: field to value, such as what was declared."""
    declared_fields: Callable[[F, str], frozenset[str] | None] = defaults.nothing
    """What has to be told of an action that is only declared; None: all of its fields."""
    body: Callable[[F, C], tuple[BodyPart, ...]] = defaults.none
    """The parts of its body and how they fare; empty in systems that strike no parts."""
    hand: Callable[[F, C], tuple[HandCard, ...]] = defaults.none
    """The cards that a combatant has; empty in systems without cards."""
    sheet_now: Callable[[F, C, Data], dict[str, Any]] | None = None
    """The plain sheet as it is read in the midst of a fight; None: as its bearer would leave the fight with it."""
    only_die: int = 0
    """The faces of the only die that the book has, which it writes without them (`2d`); 0: it says which die."""
    option_label: Callable[[Terms, str, str, Mapping[str, str], str], str] = defaults.option_label
    """(system, question, option, names, language) to how an option of a question is shown."""


@dataclass(frozen=True, kw_only=True)
class Ground(Generic[F, C]):
    """The board: what it takes, and what is shown on it."""

    board: BoardRules = BoardRules()  # noqa: RUF009 - a frozen value
    """What it takes of the contract's board."""
    board_under: Callable[[BoardRules, Any], BoardRules] = defaults.same
    """What it takes of that board under these options: they may name terrains of their own."""
    terrains: Mapping[str, str] = field(default_factory=dict)
    """Terrain to the book's word for it."""
    cell_kinds: tuple[CellKind, ...] = (CellKind(SIGHT),)
    """The kinds of cells that `marked` can show for a combatant."""
    covers: Callable[[C, Cell], tuple[Cell, ...]] = defaults.one_cell
    """The cells that a combatant fills when it stands on a cell."""
    walk: Callable[[F, C], ReachableCells | None] = defaults.nothing
    """Where a combatant can go by its action `move`, and at what cost; None: it cannot move by that."""
    walks: Mapping[str, Callable[[F, C], ReachableCells | None]] = field(default_factory=dict)
    """Other actions that go over the board, each with where it can go and at what cost."""
    footing: Callable[[F, C], MovementCosts | None] = defaults.nothing
    """How it goes over the board, step by step; None: it does not."""
    marked: Callable[[F, C, str], frozenset[Cell]] = defaults.marked
    """The cells of one of `cell_kinds`."""
    aimed: Callable[[F, C, str, Data], tuple[MarkedCells, ...]] = defaults.none
    """The cells that an action being put together reaches and strikes: range and area, as far as it has them."""
    vantages: Callable[[F, C, Cell], Mapping[str, str]] = defaults.no_data
    """Whom it would have at an advantage from a cell (from behind, from above, flanked): id to words."""
    measured: Callable[[F, C, Cell], str] = defaults.no_words
    """How far a cell is from a combatant, in the system's unit; empty where nothing is measured."""
    ranged: Callable[[F, C, str, Data, Cell], str] = defaults.no_words
    """How far an action as it is put together reaches to a cell, where heights count; empty where they do not."""


@dataclass(frozen=True, kw_only=True)
class Aftermath(Generic[F, C]):
    """What outlasts a fight."""

    gains: tuple[Gain, ...] = ()
    """What the end of a fight may add to the party's books."""
    states: frozenset[str] = frozenset()
    """The states that outlast a fight though neither pools nor conditions show them: the `dead` do not get up again."""
    states_of: Callable[[C], tuple[str, ...]] = defaults.states_of
    """Those of them that a combatant is in."""
    rewards: Callable[[F], Mapping[str, Mapping[str, int]]] = defaults.no_data
    """Combatant id to what it gains by the end of the fight, by the ids of `gains`."""
    worth: Callable[[Sequence[Any]], Mapping[str, int]] = defaults.no_data
    """The sheets of all who are to be beaten, to what that brings the party in all, by the ids of `gains`."""
    sharers: Callable[[Sequence[Any]], int] = len
    """The sheets of the party's side, to how many of them that is divided among."""
    sheet_after: Callable[[F, C, Data], dict[str, Any]] = defaults.same_sheet
    """The plain sheet as its bearer leaves the fight with it; the last is the one that it came with.

    A system says here what lasts beside pools and conditions: what has been used up, shot, given away or taken; what it
    does not touch has to stay as it is, to the key.
    """
    spends: Callable[[Fact], Mapping[str, Any]] = defaults.no_data
    """A fact of its own by which something is spent, in the fields of a `spend`; none: nothing is."""
    loot: Callable[[F], Mapping[str, int]] = defaults.no_data
    """What was won and belongs to nobody in particular: what it is called to how many."""
    rest: Declared[F, C, Any] | None = None
    """Rest between fights: told what its form asks, done by whoever is in no fight; None: the book is silent."""


@dataclass(frozen=True, kw_only=True)
class Membership:
    """What the book makes of whoever belongs to a party."""

    enlist: Callable[[Data], dict[str, Any]] = defaults.unchanged
    """The plain sheet of a creature to its sheet as a player's character; to the key the same where nothing differs."""
    is_character: Callable[[Any], bool] = defaults.yes
    """Whether a checked sheet in a party is that of a player's character, who falls and shares what is won as one."""


@dataclass(frozen=True, kw_only=True)
class Tactics(Generic[F, C]):
    """What those have to know who play by themselves, beside what the system declares anyway (`rules.tactics`)."""

    bare: Callable[[Any], Any] = defaults.same
    """Options to the same without what stands between a combatant and its actions: boards, declarations."""
    measured: Callable[[Any], Any] = defaults.same
    """Options to the same, but that it is measured on the board how far one is from another."""
    yard: tuple[Board, Cell, Cell, Cell] | None = None
    """A board with the cells of one, a friend and all foes, where areas are aimed at cells; None: there is no board."""
    passed_over: frozenset[str] = frozenset()
    """Actions, and things that they are done with, that nobody does without a table: stunts, talk, what lies about."""
    tries: Mapping[str, frozenset[Any]] = field(default_factory=dict)
    """Some params to the values that they are given; none: their default, as they are the game master's to set."""
    weighs: Mapping[str, float] = field(default_factory=dict)
    """Statuses, and actions that no status tells of, to how much of a turn they take from whom they are done to."""
    mends: Mapping[str, str] = field(default_factory=dict)
    """The code of a refusal to the action that helps against it: an empty gun is reloaded, the far are walked to."""
    far: frozenset[str] = frozenset({"out_of_range", "too_far"})
    """The codes of refusals that would be the same for all who stand still farther apart."""
    stuck: frozenset[str] = frozenset()
    """The codes of refusals of whatever is wanted, until that has been done which helps against them."""
    over: frozenset[str] = frozenset({"cannot_act", "not_your_turn"})
    """The codes of refusals after which nothing else of the kind needs to be tried at this stop."""
    urgent: tuple[str, ...] = ()
    """What one with a condition does first, where it can: to get up, to get free."""
    presses: tuple[str, ...] = ()
    """What one with a condition does that has done something to somebody, as long as it can: to hurt whom it holds."""
    readies: Callable[[F, C, Data], Data | None] = defaults.nothing
    """What is done before an act because it makes it cheaper for the rest of the fight and costs no more now."""
    readying: Callable[[F, C, Data], int] = defaults.free
    """What that takes of the pool that strikes are paid with."""
    ways: Callable[[F, C, Data], Sequence[Data]] = defaults.alone
    """An act in the ways in which it can be done from where one stands: a charge with the cells where it might end."""
    guard: str = ""
    """What is done where nothing better can be; empty: nothing."""
    flight: str = ""
    """The action by which one leaves the fight; empty: there is none."""
    fleeing: Data = field(default_factory=dict)
    """The params that make a flight of it."""
    flight_declared: str = ""
    """The phase at whose stop flight has to be declared; empty: it need not be."""
    walk: str = ""
    """The action by which one comes nearer over the board; empty: there is none."""
    along: bool = False
    """Whether that takes a `path`; else it takes the cell `to` which it leads."""
    run: str = ""
    """The action by which one goes farther instead of doing anything else; empty: there is none."""
    paces: Callable[[F, C, str], int] = defaults.endless
    """What `walk` or `run` may cost at the most at this stop, in what a `Footing` counts in."""
    step: int = 0
    """How much of the pool that strikes are paid with each of that takes; 0: nothing of it."""
    farther_down: bool = False
    """Whether one reaches farther by as much as one stands higher."""
    declares: Callable[[F], Sequence[str]] = defaults.none
    """The ids of those who have to declare now and have not, in their order; empty at any other time."""
    unready: Callable[[F, C, Data], str | None] = defaults.nothing
    """The code of what will keep an act that is only declared from being done as things stand; None: nothing."""
    spent: Callable[[F, C], bool] = defaults.no
    """Whether nothing more that harms or helps can be done at this stop."""
    answer: Callable[[F, ChoiceQuestion], str | None] = defaults.nothing
    """What somebody in their right mind answers to a choice; None: its default, else its first option."""
    bold: Callable[[F, ChoiceQuestion], str | None] = defaults.nothing
    """What the reckless answer instead; None: the same."""
    wary: Callable[[F, ChoiceQuestion], str | None] = defaults.nothing
    """What the cowardly answer instead; None: the same."""
