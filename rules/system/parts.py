"""The parts of a rule system: named functions that the rules service, the library and the window call.

A system hands in those that its book needs; the others are those of `rules.system.defaults`. All get the table or the
fight first, and change the fight only through the table.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Generic, NamedTuple

from rules.board.board import Board, BoardRules
from rules.board.geometry import Cell
from rules.core.board_overlays import SIGHT, CellKind, HandCard, MarkedCells, MovementCosts, ReachableCells
from rules.core.display import BodyPart, Chip, Declaration, Deed, Moment
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
    """How combatants enter a fight."""

    new_combatant: Callable[[defaults.CombatantMaker[C], str, str, str, Any, Mapping[str, int]], C] = (
        defaults.new_combatant
    )
    """(system, id, name, side, sheet, pools) to a combatant as it stands before the fight."""
    check_entry: Callable[[Any, str], tuple[str, str] | None] = defaults.nothing
    """The place and sentence of what a checked sheet may not have on this side, or None."""
    enter: Callable[[Table[F, C], C], None] = defaults.nothing
    """The effects of its sheet at entry, before any `conditions`: a start at 0, auto-statuses."""
    enter_in: Callable[[Table[F, C], C, str], None] = defaults.enter_in
    """Enters it in a state that outlasts a fight, after all else of its setup."""
    check_setup: Callable[[F], tuple[str, str] | None] = defaults.nothing
    """The place and sentence of a fault of the whole setup, or None."""
    costs: Callable[[Any], Mapping[str, int]] = defaults.no_data
    """(row of a checked sheet) to what its use takes of each pool; empty for what costs nothing."""
    join: Callable[[Table[F, C], C], None] = defaults.nothing
    """Lets a reinforcement join a running fight: initiative and place."""


class ForcedDeed(NamedTuple):
    """What a combatant has no choice but to do: for its sheet, and for whom it fights."""

    status: str
    things: frozenset[str] | None = None
    """The things that would be used against an opponent; None: those that the checks of actions leave."""


@dataclass(frozen=True, kw_only=True)
class Turns(Generic[F, C]):
    """The stops of a fight, and what is done at them."""

    begin: Callable[[Table[F, C], Data | None], None]
    """Starts the fight, with the data of a surprise, and goes to the first stop."""
    next: Callable[[Table[F, C]], None]
    """Ends the current turn or phase and goes to the next stop."""
    act: Callable[[Table[F, C], Act[C]], None] = defaults.act
    """Carries an action out, after its checks."""
    declare: Callable[[Table[F, C], Act[C]], None] = defaults.no_action
    """Records a declaration."""
    end: Callable[[Table[F, C]], None] = defaults.end
    """Ends the fight: winner, spoils, conditions."""
    settle: Callable[[Table[F, C]], None] = defaults.nothing
    """Restores what has to be true after every command."""
    fights_for: Callable[[F, C], str] = defaults.own_side
    """The side that a combatant fights for now: its own, unless a condition makes it fight for another."""
    forced: Callable[[F, C], ForcedDeed | None] = defaults.nothing
    """What a status leaves no choice but to do, whoever it fights for otherwise; None: it chooses."""
    coming: Callable[[F], Iterable[str] | None] = defaults.nothing
    """Who has a stop after this one as things stand, in order, without those who would lose their turn.

    First those of this round, then those of the next as far as its order is known. The active combatant may be among
    them, and anybody twice. None: those in play of the outcome's `order`, from this turn on and round again.
    """


@dataclass(frozen=True, kw_only=True)
class Rulings(Generic[F, C]):
    """The rulings of the game master."""

    set_pool: Callable[[Table[F, C], C, str, int], None]
    """Sets a pool, within its limits, with falling and waking."""
    damage: Callable[[Table[F, C], C, int, str | None, str | None], None]
    """Takes an amount of a pool, of a type, through the system's own falling and dying."""
    heal: Callable[[Table[F, C], C, int, str | None, str | None], None]
    """Restores an amount of a pool, of a type, through the system's own waking."""
    inflict: Callable[[Table[F, C], C, Status, Any, str | None, Data], None] = defaults.inflict
    """Inflicts a status: timer (or NO_TIMER), source, params; also the script's own `conditions`.

    Refuses `immune`, `invalid_target`, `invalid_params`.
    """
    reorder: Callable[[Table[F, C], C, C, bool], None]
    """Moves a combatant before or behind another in the order."""
    set_stat: Callable[[Table[F, C], C, str, Any], None] = defaults.set_stat
    """Sets a number of the sheet, within its limits."""
    set_sheet: Callable[[Table[F, C], C, Any], None] = defaults.set_sheet
    """Replaces a combatant's sheet by another checked one, with what follows, such as shots and things left."""
    settable: Callable[[F, C], tuple[Settable, ...]] = defaults.settable
    """What `set_stat` takes of a combatant in its fight: by default the numbers of its sheet."""
    fit_cell: Callable[[Table[F, C], Cell, str, Any], Any] = defaults.no_cell
    """The valid value of a cell's `state`, `terrain` or `level`, within its limits."""
    named: Callable[[Table[F, C], C, str, Data], tuple[Condition, ...]] = defaults.named
    """The conditions that a `lift` or `timer` command means; refuses `no_such_status`, `no_such_condition`."""
    lift: Callable[[Table[F, C], C, str, Data], None] = defaults.lift
    """Ends a condition."""
    lifted: Callable[[Table[F, C], C, Condition], None] = statuses.is_over
    """What follows the lifting of a condition."""
    run_out: Callable[[Table[F, C], C, Condition], None] = statuses.run_out
    """Lets a condition run out whose timer was set to 0, with what its row says."""
    expire: Callable[[Table[F, C], C, Condition], None] = statuses.has_run_out
    """What a status's row says for the end of its timer; the condition is off already."""
    countdown_done: Callable[[Table[F, C], str], None] = defaults.nothing
    """What follows a countdown set to 0."""
    left: Callable[[Table[F, C], C], None] = defaults.nothing
    """What follows when a combatant has left: its place goes, holds end."""
    sided: Callable[[Table[F, C], C, str], None] = defaults.nothing
    """What follows when a combatant has changed sides; the last argument is the former side."""
    placed: Callable[[Table[F, C], C], None] = defaults.nothing
    """What follows when the game master has placed a piece."""
    option_set: Callable[[Table[F, C], str], None] = defaults.nothing
    """What follows when an option of the fight has been changed."""


@dataclass(frozen=True, kw_only=True)
class Outcome(Generic[F, C]):
    """The state of a fight as in the outcome of a script."""

    order: Callable[[F], tuple[str, ...]]
    """The ids of the outcome's `order`."""
    stats: Callable[[F, C], dict[str, Any]] = defaults.no_data
    """The current numbers, with conditions."""
    extra: Callable[[F, C], dict[str, Any]] = defaults.no_data
    """The values that only this system has."""
    explain: Callable[[F, C, str], tuple[ComputationStep, ...]] = defaults.none
    """The steps of a number of `stats`; empty if it is the sheet's own."""


@dataclass(frozen=True, kw_only=True)
class Window(Generic[F, C]):
    """What the window shows of a combatant and its turn, beside pools, numbers and conditions."""

    list_key: Callable[[Any], tuple[int, str]] = defaults.list_key
    """(level, 0 without one; kind in words) of a sheet, for lists of creatures."""
    condition_label: Callable[[Terms, Condition], str] = defaults.condition_label
    """The label of a condition, with its params: where, how much it adds."""
    timer_label: Callable[[Terms, Condition], str] = defaults.timer_label
    """The rest of a condition's timer in short; empty without one."""
    chips: Callable[[F, C], tuple[Chip, ...]] = defaults.none
    """The chips beside pools and conditions in a row of the order.

    By the combatant's own state, the fight's round, phase, options and ground, and names, states and sides of others: a
    row is made anew when one of these changes.
    """
    is_dying: Callable[[C], bool] = defaults.no
    """Whether it is down and will die without help."""
    timeline: Callable[[F], tuple[Moment, ...]] = defaults.none
    """The moments still to come in this round, by tick; empty in systems without ticks."""
    landing: Callable[[F, C, int], tuple[Moment | None, Moment | None]] = defaults.nowhere
    """Who would stand before and behind a combatant's place inserted at a tick now; None: nobody."""
    declarations: Callable[[F], tuple[Declaration, ...]] = defaults.none
    """A line for each in the order of declaring, while everybody declares; else empty."""
    undone: Callable[[F, C], Data | None] = defaults.nothing
    """The `act` command that a combatant has declared for this stop and not done, or None."""
    described: Callable[[Terms, F, Data], Deed] = defaults.described
    """An `act` or `declare` command in short, in the system's own words."""
    first_values: Callable[[F, C, str], Data] = defaults.no_data
    """The first values of an action's fields, such as what was declared."""
    declared_fields: Callable[[F, str], frozenset[str] | None] = defaults.nothing
    """The fields needed for an action that is only declared; None: all."""
    body: Callable[[F, C], tuple[BodyPart, ...]] = defaults.none
    """The parts of its body with their states; empty in systems without parts."""
    hand: Callable[[F, C], tuple[HandCard, ...]] = defaults.none
    """The cards of a combatant; empty in systems without cards."""
    sheet_now: Callable[[F, C, Data], dict[str, Any]] | None = None
    """The plain sheet as it is shown in the middle of a fight; None: as it would be after the fight."""
    only_die: int = 0
    """The faces of the book's only die, which it writes without them (`2d`); 0: there are several."""
    option_label: Callable[[Terms, str, str, Mapping[str, str], str], str] = defaults.option_label
    """(system, question, option, names, language) to the label of an option."""


@dataclass(frozen=True, kw_only=True)
class Ground(Generic[F, C]):
    """The board: its rules, and what is shown on it."""

    board: BoardRules = BoardRules()  # noqa: RUF009 - a frozen value
    """The rules of the contract's board."""
    board_under: Callable[[BoardRules, Any], BoardRules] = defaults.same
    """The rules of the board under these options, which may name terrains of their own."""
    terrains: Mapping[str, str] = field(default_factory=dict)
    """Terrain to the book's word for it."""
    cell_kinds: tuple[CellKind, ...] = (CellKind(SIGHT),)
    """The kinds of cells that `marked` can show for a combatant."""
    covers: Callable[[C, Cell], tuple[Cell, ...]] = defaults.one_cell
    """The cells that a combatant fills on a cell."""
    walk: Callable[[F, C], ReachableCells | None] = defaults.nothing
    """The cells that a combatant can reach by its action `move`; None: it cannot move by that."""
    walks: Mapping[str, Callable[[F, C], ReachableCells | None]] = field(default_factory=dict)
    """Further actions that move over the board, each with the cells reached."""
    footing: Callable[[F, C], MovementCosts | None] = defaults.nothing
    """Its movement costs on the board; None: it cannot move."""
    marked: Callable[[F, C, str], frozenset[Cell]] = defaults.marked
    """The cells of one of `cell_kinds`."""
    aimed: Callable[[F, C, str, Data], tuple[MarkedCells, ...]] = defaults.none
    """The cells that an unfinished action reaches and strikes: range and area."""
    vantages: Callable[[F, C, Cell], Mapping[str, str]] = defaults.no_data
    """Whom it would have at an advantage from a cell (from behind, from above, flanked): id to words."""
    measured: Callable[[F, C, Cell], str] = defaults.no_words
    """The distance of a cell in the system's unit; empty without distances."""
    ranged: Callable[[F, C, str, Data, Cell], str] = defaults.no_words
    """The range of an unfinished action to a cell, if heights count; else empty."""


@dataclass(frozen=True, kw_only=True)
class Aftermath(Generic[F, C]):
    """What outlasts a fight."""

    gains: tuple[Gain, ...] = ()
    """The gains for the party's books at the end of a fight."""
    states: frozenset[str] = frozenset()
    """The states that outlast a fight though neither pools nor conditions show them, like `dead`."""
    states_of: Callable[[C], tuple[str, ...]] = defaults.states_of
    """Those of them that a combatant is in."""
    rewards: Callable[[F], Mapping[str, Mapping[str, int]]] = defaults.no_data
    """Combatant id to its gains by the fight, by the ids of `gains`."""
    worth: Callable[[Sequence[Any]], Mapping[str, int]] = defaults.no_data
    """The sheets of all foes to the party's whole reward, by the ids of `gains`."""
    sharers: Callable[[Sequence[Any]], int] = len
    """The sheets of the party's side to how many of them share the reward."""
    sheet_after: Callable[[F, C, Data], dict[str, Any]] = defaults.same_sheet
    """The plain sheet after the fight; the last argument is the one at entry.

    A system says here what lasts beside pools and conditions: things used up, shot, given away or taken; the rest has
    to stay as it is, to the key.
    """
    spends: Callable[[Fact], Mapping[str, Any]] = defaults.no_data
    """A fact by which something is spent, in the fields of a `spend`; empty: none."""
    loot: Callable[[F], Mapping[str, int]] = defaults.no_data
    """Loot that belongs to nobody in particular: name to quantity."""
    sheet_rested: Callable[[F, C, Data], dict[str, Any]] = defaults.same_sheet
    """The plain sheet after a rest; the last argument is the one before it."""
    rest: Declared[F, C, Any] | None = None
    """Rest between fights: its form and action for one who is in no fight; None: the book has no rule."""


@dataclass(frozen=True, kw_only=True)
class Membership:
    """What the book changes for members of a party."""

    enlist: Callable[[Data], dict[str, Any]] = defaults.unchanged
    """The plain sheet of a creature to its sheet as a player's character; the same key by key if nothing differs."""
    is_character: Callable[[Any], bool] = defaults.yes
    """Whether a checked sheet in a party is that of a player's character, for falling and rewards."""


@dataclass(frozen=True, kw_only=True)
class Tactics(Generic[F, C]):
    """What automatic players need to know beside the declarations of the system (`rules.tactics`)."""

    bare: Callable[[Any], Any] = defaults.same
    """The options without obstacles to actions, such as boards and declarations."""
    measured: Callable[[Any], Any] = defaults.same
    """The options with distances measured on a board."""
    yard: tuple[Board, Cell, Cell, Cell] | None = None
    """A board with the cells of one, a friend and all foes, for areas aimed at cells; None: there is no board."""
    passed_over: frozenset[str] = frozenset()
    """Actions and things that nobody uses without a table: stunts, talk, things lying about."""
    tries: Mapping[str, frozenset[Any]] = field(default_factory=dict)
    """Params to the values tried; empty: the default, as they are the game master's to set."""
    weighs: Mapping[str, float] = field(default_factory=dict)
    """Statuses, and actions without a status, to the share of a turn they take from their target."""
    mends: Mapping[str, str] = field(default_factory=dict)
    """The code of a refusal to the action that helps against it: reload an empty gun, walk to the far."""
    far: frozenset[str] = frozenset({"out_of_range", "too_far"})
    """The codes of refusals that would also hold for all who stand farther away."""
    stuck: frozenset[str] = frozenset()
    """The codes of refusals of every action until something is done against them."""
    over: frozenset[str] = frozenset({"cannot_act", "not_your_turn"})
    """The codes of refusals after which nothing of the kind needs to be tried at this stop."""
    urgent: tuple[str, ...] = ()
    """What a combatant with a condition does first, if it can: stand up, break free."""
    presses: tuple[str, ...] = ()
    """What a combatant with a condition does to another as long as it can: hurt whom it holds."""
    readies: Callable[[F, C, Data], Data | None] = defaults.nothing
    """What is done before an act because it makes it cheaper for the rest of the fight and costs no more now."""
    readying: Callable[[F, C, Data], int] = defaults.free
    """The cost of that, in the pool that pays for strikes."""
    ways: Callable[[F, C, Data], Sequence[Data]] = defaults.alone
    """The ways to do an act from where the actor stands: a charge with its possible ends."""
    turned: Callable[[F, C, Data, C], tuple[str, ...] | None] = defaults.nothing
    """Those of whom an act would strike one instead of a target off whom it bounces; None: it reaches that target."""
    frees: Callable[[F, C, Data, C], Status | None] = defaults.nothing
    """The status by which a target strikes its own side and that a hit by an act would end; None: there is none."""
    guard: str = ""
    """What is done if nothing better can be; empty: nothing."""
    flight: str = ""
    """The action by which a combatant leaves the fight; empty: none."""
    fleeing: Data = field(default_factory=dict)
    """The params that make it a flight."""
    flight_declared: str = ""
    """The phase in which flight has to be declared; empty: it need not be."""
    walk: str = ""
    """The action by which a combatant approaches over the board; empty: none."""
    along: bool = False
    """Whether it takes a `path`; else the cell `to` which it leads."""
    run: str = ""
    """The action to move farther instead of doing anything else; empty: none."""
    paces: Callable[[F, C, str], int] = defaults.endless
    """The most that `walk` or `run` may cost at this stop, in the unit of its movement costs."""
    step: int = 0
    """How much of the pool that pays for strikes each step takes; 0: none."""
    farther_down: bool = False
    """Whether standing higher extends the reach."""
    declares: Callable[[F], Sequence[str]] = defaults.none
    """The ids of those who still have to declare, in order; else empty."""
    unready: Callable[[F, C, Data], str | None] = defaults.nothing
    """The code that keeps a declared act from being done as things stand; None: nothing."""
    spent: Callable[[F, C], bool] = defaults.no
    """Whether nothing that harms or helps can be done any more at this stop."""
    counts_acts: bool | None = None
    """Whether rules limit what is done in a turn; None: they do if there are slots, or `spent` is said.

    Where nothing does, whoever plays by itself does one thing a turn, as one does at a table.
    """
    answer: Callable[[F, ChoiceQuestion], str | None] = defaults.nothing
    """A sensible answer to a choice; None: its default, else its first option."""
    bold: Callable[[F, ChoiceQuestion], str | None] = defaults.nothing
    """The answer of the reckless; None: the same."""
    wary: Callable[[F, ChoiceQuestion], str | None] = defaults.nothing
    """The answer of the cowardly; None: the same."""
