"""What the seat whose turn it is may do now, as far as its player can know: nobody who is hidden has a part in it."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from collections.abc import Set as AbstractSet
from types import MappingProxyType
from typing import Any, NamedTuple

from rules.board.board import Rect, rects_of
from rules.board.geometry import Cell, cell_of
from rules.core.facts import Command
from rules.core.state import Combatant, Fight
from rules.log.sentences import Teller
from rules.mechanics.action import Act, Action, Field
from rules.mechanics.params import TARGETS, WITH
from rules.players.players_view import ChoiceOnOffer, OfferOnView, OptionOnView, ThingOnOffer
from rules.sheets.schema import figures_of
from rules.system.system import System
from rules.text.messages import messages_of

CELL, TEXT, NUMBER = "cell", "text", "number"
FORETOLD = frozenset({"chance", "damage"})
"""Of what is foretold of an action, what players are told where they may know it."""
Values = dict[str, Any]
NO_THING = ("", "", "")
"""In the place of the things of an action that needs none."""

NO_CHOICES: Mapping[str, str] = MappingProxyType({})


class Proposal(NamedTuple):
    """What a player wants to do, by the ids of a view."""

    action: str
    thing: str = ""
    targets: Sequence[str] = ()
    cell: Cell | None = None
    choices: Mapping[str, str] = NO_CHOICES
    """The name of a field to what is chosen for it."""
    words: str = ""
    """What the player says of it, where nothing else says what is meant."""


def fight_as_seen(fight: Fight, hidden: AbstractSet[str]) -> Fight:
    """Return a fight in which those who are hidden have left: they are in nobody's way, and change no chance."""
    if hidden.isdisjoint(fight.combatants):
        return fight
    seen: Fight = fight.if_it_had(
        combatants={
            id: combatant.if_it_had(state="out", cell=None) if id in hidden else combatant
            for id, combatant in fight.combatants.items()
        }
    )
    return seen


class TurnOffers:
    """Works out what a combatant may do, from the fight as players see it."""

    def __init__(
        self, system: System, fight: Fight, actor: Combatant, shown: Mapping[str, str], teller: Teller
    ) -> None:
        """`fight`: with nobody in it who is hidden; `shown`: those who are seen to the ids by which they are shown."""
        self._system, self._fight, self._shown, self._teller = system, fight, shown, teller
        self._actor = actor

    def all(self, *, foretells: bool) -> Iterator[OfferOnView]:
        """Yield the actions that are possible now; `foretells`: with what would come of them."""
        for action in self._offered():
            if self._system.closed(self._fight, self._actor, action.id) is None:
                open_things = list(self._open_things(action))
                things = tuple(self._possible(action, open_things or [NO_THING], foretells=foretells))
                if things:
                    yield self._offer(action, things, has_things=bool(open_things))

    def declared(self, actions: Collection[str]) -> Iterator[OfferOnView]:
        """Yield some actions with what a declaration of them names."""
        for action in self._offered():
            if action.id in actions:
                only = self._system.window.declared_fields(self._fight, action.id)
                open_things = list(self._open_things(action)) if only is None or WITH in only else []
                aims = only is None or TARGETS in only
                things = tuple(self._named(action, open_things or [NO_THING], aims=aims))
                yield self._offer(action, things, has_things=bool(open_things))

    def _offered(self) -> Iterator[Action[Any, Any]]:
        return (each for each in self._system.offers(self._fight, self._actor) if not each.by_game_master)

    def _offer(self, action: Action[Any, Any], things: tuple[ThingOnOffer, ...], *, has_things: bool) -> OfferOnView:
        cost = self._teller.translate(action.cost)
        alone = None if has_things else things[0]
        words = messages_of(self._system.phrases.file, self._teller.language, translated=bool(self._system.words))
        gloss = words.first_of(action.gloss_ids, figures_of(self._fight.options))
        return OfferOnView(action.id, action.label, things if has_things else (), alone, cost, gloss)

    def _named(
        self, action: Action[Any, Any], things: Iterable[tuple[str, str, str]], *, aims: bool
    ) -> Iterator[ThingOnOffer]:
        for id, label, cost in things:
            values = self._values(action, id)
            targets = tuple(self._shown[target] for target in self._targets(action, values)) if aims else ()
            field, (least, most) = self._field(action, TARGETS, values), self._limits(action, values)
            # While all declare, the rules do not insist on targets; the deed will.
            least = max(least, int(field is not None and field.needed))
            others = self._others(action, values, self._targets(action, values)) if aims else ()
            yield ThingOnOffer(id, label, targets, least if targets else 0, max(1, most), cost=cost, others=others)

    def command(self, proposal: Proposal) -> Command | None:
        """Return the command that a proposal means; None: it is not what is offered."""
        action = next((each for each in self._offered() if each.id == proposal.action), None)
        if action is None or self._system.closed(self._fight, self._actor, action.id) is not None:
            return None
        things = {id for id, _, _ in self._open_things(action)}
        if (proposal.thing not in things) if things else proposal.thing:
            return None
        values = self._values(action, proposal.thing)
        if not self._choose(action, values, proposal.choices):
            return None
        worded = self._worded(action, values)
        if worded is not None and worded.kind == TEXT:
            values[worded.name] = proposal.words
        elif worded is not None and proposal.words.isdecimal():
            values[worded.name] = int(proposal.words)
        possible = {self._shown[id]: id for id in self._targets(action, values)}
        if not possible.keys() >= set(proposal.targets):
            return None
        values[TARGETS] = [possible[target] for target in proposal.targets]
        if proposal.cell is not None:
            field = self._field(action, CELL, values)
            if field is None or proposal.cell not in self._cells(action, values):
                return None
            values[field.name] = list(proposal.cell)
        return self._written(action, values)

    # --- things, targets, cells ------------------------------------------------------------------------

    def _possible(
        self, action: Action[Any, Any], things: Iterable[tuple[str, str, str]], *, foretells: bool
    ) -> Iterator[ThingOnOffer]:
        """Yield the things that an action can be done with now; what needs a target only where somebody can be one."""
        for id, label, cost in things:
            values = self._values(action, id)
            targets = tuple(self._targets(action, values))
            least, most = self._limits(action, values)
            if targets or not least:
                yield ThingOnOffer(
                    id,
                    label,
                    tuple(self._shown[target] for target in targets),
                    least if targets else 0,
                    most if targets else 1,
                    tuple(rects_of(self._cells(action, values))) if not targets else (),
                    self._cells_at(action, values, targets),
                    tuple(self._choices(action, values)),
                    self._foretold(action, values, targets) if foretells else {},
                    cost,
                    self._others(action, values, targets),
                    self._says(action, values),
                )

    def _open_things(self, action: Action[Any, Any]) -> Iterator[tuple[str, str, str]]:
        """Yield the things that an action can be done with now: id, label and what it costs or is left of it."""
        field = next((field for field in action.fields if field.name == WITH), None)
        if field is not None and field.options is not None:
            for option in field.options(self._fight, self._actor, {}):
                if option.id and option.refused is None:
                    yield option.id, self._teller.translate(option.label), self._teller.translate(option.hint)

    def _targets(self, action: Action[Any, Any], values: Values) -> Iterator[str]:
        field = self._field(action, TARGETS, values)
        if field is not None and field.options is not None:
            for option in field.options(self._fight, self._actor, values):
                if option.refused is None and option.id in self._shown:
                    yield option.id

    def _others(self, action: Action[Any, Any], values: Values, targets: Iterable[str]) -> tuple[str, ...]:
        """Return those of the targets for whom the action is not meant: friends of a blow, foes of a cure."""
        field = self._field(action, TARGETS, values)
        meant = None if field is None else field.meant
        if meant is None:
            return ()
        combatants = self._fight.combatants
        others = [id for id in targets if not meant(self._fight, self._actor, values, combatants[id])]
        return tuple(self._shown[id] for id in others)

    def _limits(self, action: Action[Any, Any], values: Values) -> tuple[int, int]:
        """Return how many targets have to be named, and how many may be."""
        field = self._field(action, TARGETS, values)
        if field is None:
            return 0, 0
        return (int(field.needed), 1) if field.most is None else field.most(self._fight, self._actor, values)

    def _cells(self, action: Action[Any, Any], values: Values) -> frozenset[Cell]:
        """Return the cells that an action can be aimed at, or goes to."""
        field = self._field(action, CELL, values)
        if self._fight.board is None or field is None or field.options is None:
            return frozenset()
        options = field.options(self._fight, self._actor, values)
        return frozenset(cell for each in options if each.refused is None and (cell := cell_of(each.id)) is not None)

    def _cells_at(
        self, action: Action[Any, Any], values: Values, targets: Iterable[str]
    ) -> dict[str, tuple[Rect, ...]]:
        """Return the cells that go with each target, of an action that needs both."""
        if self._fight.board is None or self._field(action, CELL, values) is None:
            return {}
        aimed = {self._shown[id]: self._cells(action, {**values, TARGETS: [id]}) for id in targets}
        return {shown: tuple(rects_of(cells)) for shown, cells in aimed.items() if cells}

    def _choices(self, action: Action[Any, Any], values: Values) -> Iterator[ChoiceOnOffer]:
        """Yield what else has to be chosen."""
        for field in action.fields:
            if self._is_asked(field, values) and (options := self._open_options(field, values)):
                label = self._teller.translate(field.label)
                yield ChoiceOnOffer(field.name, label, tuple(OptionOnView(id, words) for id, words in options.items()))

    def _is_asked(self, field: Field[Any, Any], values: Values) -> bool:
        is_choice = field.kind == "choice" and field.needed and not field.advanced and field.name != WITH
        return is_choice and field.name not in values and self._means_something(field, values)

    def _open_options(self, field: Field[Any, Any], values: Values) -> dict[str, str]:
        options = () if field.options is None else field.options(self._fight, self._actor, values)
        return {each.id: self._teller.translate(each.label) for each in options if each.refused is None}

    def _choose(self, action: Action[Any, Any], values: Values, choices: Mapping[str, str]) -> bool:
        """Set what was chosen; False where that is not asked for, or no answer to it."""
        for name, id in choices.items():
            field = next((field for field in action.fields if field.name == name), None)
            if field is None or not self._is_asked(field, values) or id not in self._open_options(field, values):
                return False
            values[name] = id
        return True

    def _worded(self, action: Action[Any, Any], values: Values) -> Field[Any, Any] | None:
        """Return the field of what a player has to say: what is needed, or a text that alone says what is meant.

        A number is one of these though it begins with a value: how long somebody waits is for its player to say.
        """
        fields = [field for field in action.fields if not field.advanced and self._means_something(field, values)]
        needed = (field for field in fields if field.needed and field.kind in (TEXT, NUMBER))
        lacking = next((field for field in needed if values.get(field.name) in (None, field.default)), None)
        if lacking is not None or any(field.kind in (TARGETS, CELL) or field.name == WITH for field in fields):
            return lacking
        return next((field for field in fields if field.kind == TEXT), None)

    def _says(self, action: Action[Any, Any], values: Values) -> str | None:
        """Return what a player has to say: the label of a number, empty for words; None: nothing."""
        worded = self._worded(action, values)
        if worded is None:
            return None
        return self._teller.translate(worded.label) if worded.kind == NUMBER else ""

    def _field(self, action: Action[Any, Any], kind: str, values: Values) -> Field[Any, Any] | None:
        """Return the first field of a kind that is asked for now."""
        return next(
            (field for field in action.fields if field.kind == kind and self._means_something(field, values)), None
        )

    def _means_something(self, field: Field[Any, Any], values: Values) -> bool:
        if field.kind == TARGETS and field.most is not None and not field.most(self._fight, self._actor, values)[1]:
            return False
        return field.shown is None or field.shown(self._fight, self._actor, values)

    # --- what is not asked of the player ---------------------------------------------------------------

    def _values(self, action: Action[Any, Any], thing: str) -> Values:
        """Return what an action begins with, as a form does: defaults, what follows from the thing, single choices."""
        values: Values = {field.name: field.default for field in action.fields if field.default is not None}
        if thing:
            values[WITH] = thing
        for field in action.fields:
            if field.begins is not None and field.kind != TARGETS and field.name != WITH:
                values[field.name] = field.begins(self._fight, self._actor, values)
        values = {name: value for name, value in values.items() if value is not None}
        for field in action.fields:
            if self._is_asked(field, values) and len(options := self._open_options(field, values)) == 1:
                values[field.name] = next(iter(options))
        return values

    def _written(self, action: Action[Any, Any], values: Values) -> Command:
        """Return the command with some values: those that say nothing are left out."""
        command: dict[str, Any] = {"do": "act", "actor": self._actor.id, "action": action.id}
        params: dict[str, Any] = {}
        for field in action.fields:
            value = values.get(field.name)
            if value is None or value in ("", [], ()) or not self._means_something(field, values):
                continue
            if field.name in (WITH, TARGETS):
                command[field.name] = value
            elif field.needed or value != field.default:
                outer, _, inner = field.name.partition(".")
                if inner:
                    params.setdefault(outer, {})[inner] = value
                else:
                    params[outer] = list(value) if isinstance(value, tuple) else value
        return {**command, "params": params} if params else command

    # --- what would come of it -------------------------------------------------------------------------

    def _foretold(self, action: Action[Any, Any], values: Values, targets: Sequence[str]) -> dict[str, str]:
        """Return what would come of an action at each target; under nobody's id without one."""
        if action.preview is None:
            return {}
        aims = [([id], self._shown[id]) for id in targets] or [([], "")]
        told = {shown: self._ahead(action, {**values, TARGETS: aim}) for aim, shown in aims}
        return {shown: words for shown, words in told.items() if words}

    def _ahead(self, action: Action[Any, Any], values: Values) -> str:
        assert action.preview is not None
        command = self._written(action, values)
        previews = action.preview(self._fight, Act(self._actor, action, command))
        words = [self._teller.translate(each.text) for each in previews if each.what in FORETOLD]
        return " · ".join(dict.fromkeys(words))
