"""The actions of a written system, declared as in every other: params, checks, what they do, what is foretold."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, make_dataclass
from typing import Any

from rules.board.areas import is_within
from rules.core.questions import Fault
from rules.core.state import is_for
from rules.mechanics.action import Option, Preview
from rules.mechanics.checks import ActionNotice, Check
from rules.mechanics.declared_action import Declared
from rules.mechanics.params import param
from rules.text.localized import percentage
from rules.written import forecast
from rules.written.runtime import STANDING, Occasion, Runtime, distance, row_of

OTHERS, FOES, ANYONE, ONESELF = "others", "foes", "anyone", "self"


@dataclass(frozen=True)
class Aim:
    """Whom an action may be aimed at."""

    label: str
    who: str = OTHERS
    least: int = 1
    most: int = 1
    fits: Callable[[Occasion], bool] | None = None
    """Whether somebody is a possible target."""
    reach: Callable[[Occasion], int] | None = None
    """How many cells it reaches."""
    reads_row: bool = False
    """Whether the reach or the condition hangs on the row."""
    harms: bool = False
    helps: bool = False
    area: str | None = None
    """The shape of the area that proposes them."""
    size: Callable[[Occasion], int] | None = None
    """How many cells large it is."""

    def options(self, fight: Any, actor: Any, params: Any) -> Iterator[Option]:
        """Yield those whom it may be aimed at, foes first unless it is for allies."""
        yield from (Option(other.id, other.name) for other in self._possible(fight, actor))

    def _possible(self, fight: Any, actor: Any) -> Iterator[Any]:
        possible = [other for other in fight.combatants.values() if self._allows(actor, other)]
        return iter(sorted(possible, key=lambda other: bool(other.side == actor.side)))

    def _allows(self, actor: Any, other: Any) -> bool:
        """Whether somebody is of those whom it may be aimed at, wherever they stand."""
        if self.who == OTHERS:
            return bool(other is not actor and other.state == "active")
        if self.who == FOES:
            return bool(other.side != actor.side and other.state == "active")
        if self.who == ONESELF:
            return other is actor
        return bool(other.state in STANDING and (self.who == ANYONE or other.side == actor.side))

    def meant(self, fight: Any, actor: Any, params: Any, other: Any) -> bool:
        """Whether it is meant for somebody: harm for foes, help for friends."""
        return is_for(friend=other.side == actor.side, harms=self.harms, helps=self.helps)

    def proposals(self, fight: Any, actor: Any, c: Occasion | None) -> tuple[str, ...]:
        """Return whom the area strikes where it is aimed best, of those who may be targets; nobody without a board."""
        if c is None or fight.board is None or actor.cell is None or self.area is None or self.size is None:
            return ()
        standing = [other for other in self._possible(fight, actor) if other.cell is not None]
        best: tuple[int, list[Any]] = (0, [])
        for aim in standing:
            c.target = c.other = aim
            if self.reach is not None and distance(fight, actor, aim) > self.reach(c):
                continue
            size = self.size(c)
            struck = [other for other in standing if is_within(self.area, size, actor.cell, aim.cell, other.cell)]
            foes = sum(1 if other.side != actor.side else -1 for other in struck)
            worth = -foes if self.helps and not self.harms else foes
            if worth > best[0]:
                best = worth, struck
        return tuple(other.id for other in best[1][: self.most])

    def param(self, occasion: Callable[[Any, Any, Any], Occasion | None]) -> Any:
        """Return the field of its targets."""

        def propose(fight: Any, actor: Any, params: Any) -> tuple[str, ...]:
            return self.proposals(fight, actor, occasion(fight, actor, params))

        return param(
            "targets",
            "targets",
            self.label,
            choices=self.options,
            most=lambda *_: (self.least, self.most),
            needed=self.least > 0,
            proposes=propose if self.area is not None else None,
            meant=self.meant if self.who in (OTHERS, ANYONE) and self.harms != self.helps else None,
        )

    def faults(self, occasion: Callable[[Any, Any, Any], Occasion | None]) -> Check[Any, Any, Any]:
        """Return the check of targets: `need_targets`, `invalid_target`, `out_of_range`."""

        def find(fight: Any, actor: Any, params: Any) -> Iterator[Fault]:
            if len(params.targets) < self.least:
                yield Fault("need_targets", final=True)
            for id in params.targets:
                other = fight.combatants.get(id)
                if other is None or not self._allows(actor, other):
                    yield Fault("invalid_target", {"target": id}, final=True)
                    continue
                if self.fits is None and self.reach is None:
                    continue
                c = occasion(fight, actor, params)
                if c is None:
                    continue
                c.target = c.other = other
                if self.fits is not None and not self.fits(c):
                    yield Fault("invalid_target", {"target": id})
                if self.reach is not None and distance(fight, actor, c.target) > self.reach(c):
                    yield Fault("out_of_range", {"target": id})

        needs = {"targets", "with_"} if self.reads_row else {"targets"}
        return Check(find, frozenset(needs))


@dataclass(frozen=True)
class Need:
    """A condition of an action, and the code of its refusal."""

    holds: Callable[[Occasion], bool]
    code: str
    needs: frozenset[str] = frozenset()


@dataclass(frozen=True)
class ActionParts:
    """What the text says of one action, compiled."""

    id: str
    label: str
    key: str
    words: tuple[str, ...]
    """What a status may forbid: its id, its tags, `act`."""
    acts: bool
    """Whether something comes of it that somebody is about to act."""
    aim: Aim | None
    rows: str
    """The list of rows it is done with; empty: none."""
    rows_label: str
    which: Callable[[Occasion], bool] | None
    fields: tuple[tuple[str, Any, Any], ...]
    """Its own params: name, type, field."""
    needs: tuple[Need, ...]
    lacks: Callable[[Occasion], str | None] | None
    """What of its cost is missing."""
    cost_reads_row: bool
    pay: Callable[[Occasion], None] | None
    does: Callable[[Occasion], None]
    test: forecast.Forecast | None
    any_turn: bool
    cost: str = ""
    drawing: str = ""


def declared(parts: ActionParts, runtime: Runtime, own_turn: Check[Any, Any, Any]) -> Declared[Any, Any, Any]:
    """Return the action; `own_turn`: the check that somebody may act at this stop."""

    def occasion(fight: Any, actor: Any, params: Any) -> Occasion | None:
        """Return the occasion before it is done; None without its row."""
        c = Occasion(None, fight, actor)
        c.params = params
        if parts.rows:
            c.row = row_of(actor, parts.rows, getattr(params, "with_", None))
            if c.row is None:
                return None
        return c

    unforbidden, unforbidden_here = _forbidding(parts, runtime, occasion)
    hangs_on_choice = parts.rows in runtime.forbidders or any(
        when is not None for word in parts.words for when in runtime.forbidders.get(word, {}).values()
    )

    def has_row(fight: Any, actor: Any, params: Any) -> Iterator[Fault]:
        if params.with_ is None:
            yield Fault("invalid_params", {"param": "with", "value": None}, final=True)
            return
        c = occasion(fight, actor, params)
        if c is None:
            yield Fault("no_such_item", {"id": params.with_}, final=True)
        elif parts.which is not None and not parts.which(c):
            yield Fault("invalid_item", {"id": params.with_}, final=True)

    def can_pay(fight: Any, actor: Any, params: Any) -> Iterator[Fault]:
        c = occasion(fight, actor, params) if parts.cost_reads_row else Occasion(None, fight, actor)
        if c is None or parts.lacks is None:
            return
        c.params = params
        lacking = parts.lacks(c)
        if lacking is not None:
            yield Fault(f"no_{lacking}", {"actor": actor.id})

    unread: list[Check[Any, Any, Any]] = [] if parts.any_turn else [own_turn]
    unread.append(Check(unforbidden))
    checks: list[Check[Any, Any, Any]] = []
    if parts.rows:
        checks.append(Check(has_row, frozenset({"with_"})))
    if parts.rows and hangs_on_choice:
        checks.append(Check(unforbidden_here, frozenset({"with_"})))
    if parts.lacks is not None:
        (checks if parts.cost_reads_row else unread).append(
            Check(can_pay, frozenset({"with_"}) if parts.cost_reads_row else frozenset())
        )
    for need in parts.needs:
        (checks if need.needs else unread).append(Check(_need(need, occasion), need.needs))
    if parts.aim is not None:
        checks.append(parts.aim.faults(occasion))
    if parts.aim is not None and hangs_on_choice:
        checks.append(Check(unforbidden_here, frozenset({"targets", "with_"} if parts.rows else {"targets"})))
    previews = () if parts.test is None else (_chance(parts, parts.test, occasion),)
    return Declared(
        id=parts.id,
        label=parts.label,
        key=parts.key,
        params=_params(parts, runtime, occasion),
        unread=tuple(unread),
        checks=tuple(checks),
        do=_deed(parts, runtime),
        previews=previews,
        any_turn=parts.any_turn,
        cost=parts.cost,
        drawing=parts.drawing,
    )


def _forbidding(
    parts: ActionParts, runtime: Runtime, occasion: Callable[[Any, Any, Any], Occasion | None]
) -> tuple[Callable[..., Iterator[Fault]], Callable[..., Iterator[Fault]]]:
    """Return what finds that a status forbids it: at all, and of a row or against a target."""

    def unforbidden(fight: Any, actor: Any, params: Any) -> Iterator[Fault]:
        status = runtime.forbidden(Occasion(None, fight, actor), parts.words) if actor.conditions else None
        if status is not None:
            yield Fault("cannot_act", {"actor": actor.id, "status": status})

    def unforbidden_here(fight: Any, actor: Any, params: Any) -> Iterator[Fault]:
        """What a status forbids of a row, or against a target."""
        c = occasion(fight, actor, params) if actor.conditions else None
        if c is None:
            return
        words = (*parts.words, parts.rows) if parts.rows else parts.words
        targets = [fight.combatants[id] for id in getattr(params, "targets", ()) if id in fight.combatants]
        for c.target in targets or [None]:
            c.other = c.target
            status = runtime.forbidden(c, words)
            if status is not None:
                yield Fault("cannot_act", {"actor": actor.id, "status": status})

    return unforbidden, unforbidden_here


def _need(need: Need, occasion: Callable[[Any, Any, Any], Occasion | None]) -> Callable[..., Iterator[Fault]]:
    def find(fight: Any, actor: Any, params: Any) -> Iterator[Fault]:
        c = occasion(fight, actor, params) if need.needs else Occasion(None, fight, actor)
        if c is None:
            return
        targets = getattr(params, "targets", ())
        if "targets" in need.needs:
            known = [fight.combatants[id] for id in targets if id in fight.combatants]
            for c.target in known:
                c.other = c.target
                if not need.holds(c):
                    yield Fault(need.code, {"actor": actor.id, "target": c.target.id})
            return
        if not need.holds(c):
            yield Fault(need.code, {"actor": actor.id})

    return find


def _params(parts: ActionParts, runtime: Runtime, occasion: Callable[[Any, Any, Any], Occasion | None]) -> type[Any]:
    fields: list[tuple[str, Any, Any]] = []
    if parts.rows:
        fields.append(("with_", str, _row_param(parts, runtime)))
    if parts.aim is not None:
        fields.append(("targets", tuple[str, ...], parts.aim.param(occasion)))
    return make_dataclass(f"Params_{parts.id}", [*fields, *parts.fields], frozen=True)


def _row_param(parts: ActionParts, runtime: Runtime) -> Any:
    def choices(fight: Any, actor: Any, params: Any) -> Iterator[Option]:
        c = Occasion(None, fight, actor)
        for row in actor.sheet.__dict__[parts.rows]:
            c.row = row
            if parts.which is None or parts.which(c):
                yield Option(row.id, row.name or row.id, runtime.uses_in_words(actor, parts.rows, row))

    return param("with", "choice", parts.rows_label, choices=choices, needed=True, lists=True)


def _deed(parts: ActionParts, runtime: Runtime) -> Callable[[Any, Any, Any], None]:
    rows, aim, pay, does = parts.rows, parts.aim, parts.pay, parts.does

    def do(table: Any, actor: Any, params: Any) -> None:
        fight = table.fight
        c = Occasion(table, fight, actor)
        c.params = params
        if aim is not None:
            c.targets = tuple([fight.combatants[id] for id in params.targets])
            c.target = c.other = c.targets[0] if c.targets else None
        if rows:
            c.row = row_of(actor, rows, params.with_)
        if parts.acts:
            runtime.comes(table, actor, "acts")
            if actor.state != "active":
                return
        if pay is not None:
            pay(c)
        does(c)

    return do


def _chance(
    parts: ActionParts, test: forecast.Forecast, occasion: Callable[[Any, Any, Any], Occasion | None]
) -> ActionNotice[Any, Any, Any]:
    """Return the preview of the chance of a test against each target."""

    def tell(fight: Any, actor: Any, params: Any) -> Iterator[Preview]:
        c = occasion(fight, actor, params)
        if c is None:
            return
        for id in params.targets:
            c.target = c.other = fight.combatants[id]
            try:
                percent = forecast.in_percent(forecast.outcomes(test, c))
            except forecast.Uncounted:
                return
            yield Preview("chance", percentage(percent), id, number=percent)

    return ActionNotice(tell, frozenset({"targets", "with_"}) if parts.rows else frozenset({"targets"}))
