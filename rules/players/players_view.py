"""The players' view of a fight: what a screen of theirs, a phone or an overlay shows, as frozen values."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Any, NamedTuple

from rules.board.board import BoardRules, Rect
from rules.core.display import PoolView
from rules.core.drawings import Drawing

VERSION = 1
NOTHING: Mapping[str, Any] = MappingProxyType({})


class Health(NamedTuple):
    """How somebody is, as far as the audience may know: one of its fields, or none."""

    pools: tuple[PoolView, ...] = ()
    word: str = ""
    """`unhurt`, `scratched`, `wounded`, `badly wounded`, `near falling`."""
    share: float | None = None
    """What is left of the vital pool, from 0 to 1 in steps of an eighth."""


class ConditionOnView(NamedTuple):
    """A condition."""

    status: str
    label: str
    gloss: str
    """What it means, of one's own; else empty."""
    timer: int | None
    """What is left of it; None: it has none, or nobody may know."""
    drawing: Drawing
    family: str
    good: bool
    weight: int
    """The heaviest is shown first."""
    time_left: str = ""
    """The timer in the system's words, as `3` or `12 min`; empty without one."""


class ChipOnView(NamedTuple):
    """A mark beside conditions: charging, defending."""

    id: str
    label: str
    good: bool
    drawing: str


@dataclass(frozen=True, slots=True)
class RowOnView:
    """A combatant whom the audience sees."""

    id: str
    name: str
    letter: str
    side: str
    own: bool
    """Whether the audience knows its numbers."""
    state: str
    standing: str
    """Its state, or that it is dying."""
    state_label: str
    """How it stands, in a word; empty while it is active."""
    acted: bool
    health: Health
    conditions: tuple[ConditionOnView, ...]
    chips: tuple[ChipOnView, ...]
    cell: tuple[int, int] | None
    wide: int = 1
    """How many cells it is wide."""
    facing: str = ""
    """Where it looks on the board, as `n` or `se`; empty: nowhere in particular."""


class MomentOnView(NamedTuple):
    """A moment of the timeline."""

    tick: int
    kind: str
    id: str | None


class CountdownOnView(NamedTuple):
    """A countdown that everybody may see."""

    name: str
    left: int


class LineOnView(NamedTuple):
    """A line of the log; `n` counts the lines that this audience has."""

    n: int
    round: int
    text: str
    heads: bool = False
    """Whether it is the heading of its round; it is no key of the contract."""


class DeclaredOnView(NamedTuple):
    """What somebody has declared and not done yet."""

    id: str
    deed: str


class DieOnView(NamedTuple):
    """A die that is asked for."""

    faces: int
    purpose: str
    needs: str
    """What it needs, as `≤ 74`; empty where nobody may know."""
    who: str = ""
    """Who throws it, by the id that is shown."""


class OptionOnView(NamedTuple):
    """An answer to a question."""

    id: str
    label: str


class QuestionOnView(NamedTuple):
    """A question that this seat answers."""

    id: str
    token: str
    text: str
    dice: tuple[DieOnView, ...]
    options: tuple[OptionOnView, ...]
    who: str = ""
    """Who chooses, by the id that is shown; of dice each says it itself."""


class ChoiceOnOffer(NamedTuple):
    """Something else that has to be chosen for an action."""

    name: str
    label: str
    options: tuple[OptionOnView, ...]


class ThingOnOffer(NamedTuple):
    """A thing that an action can be done with now, at whom and where."""

    id: str
    label: str
    targets: tuple[str, ...]
    least: int = 0
    """How many of the targets have to be named."""
    most: int = 1
    """How many of the targets may be named."""
    cells: tuple[Rect, ...] = ()
    """The cells that it may be aimed at, or gone to."""
    cells_at: Mapping[str, tuple[Rect, ...]] = NOTHING
    """The cells that go with each target."""
    choices: tuple[ChoiceOnOffer, ...] = ()
    """What else has to be chosen."""
    ahead: Mapping[str, str] = NOTHING
    """What would come of it at each target, in words, where the players may know; under an empty id without one."""
    cost: str = ""
    """What it costs, or is left of it."""
    others: tuple[str, ...] = ()
    """Those of the targets for whom it is not meant, where the system says so."""
    says: str | None = None
    """What a player has to say: the label of a number, or empty for what is meant in words; None: nothing."""


class OfferOnView(NamedTuple):
    """An action that is possible now."""

    action: str
    label: str
    things: tuple[ThingOnOffer, ...]
    alone: ThingOnOffer | None = None
    """At whom and where it can be done where it needs no thing."""
    cost: str = ""
    """What it costs, whatever it is done with."""
    gloss: str = ""
    """What it is, in a few words."""


class UndoneDeed(NamedTuple):
    """What the one whose turn it is has declared and not done yet, as it is offered."""

    action: str
    thing: str
    targets: tuple[str, ...]
    leaving: str = ""
    """What another action costs instead, in words; empty: nothing."""


@dataclass(frozen=True, slots=True)
class PlayersView:
    """A fight as an audience sees it."""

    language: str
    seat: str | None
    """The first combatant of a seat; None on the big screen."""
    position: int
    title: str
    round: int
    phase: str
    phase_label: str
    tick: int
    active: str | None
    next: tuple[str, ...]
    rows: tuple[RowOnView, ...]
    timeline: tuple[MomentOnView, ...]
    board: Mapping[str, Any] | None
    countdowns: tuple[CountdownOnView, ...]
    log: tuple[LineOnView, ...]
    round_label: str = ""
    """The round in words, as the system calls it; it is no key of the contract."""
    board_rules: BoardRules | None = field(default=None, compare=False)
    """The rules by which its board is read; no key of the contract."""
    declared: tuple[DeclaredOnView, ...] = ()
    """What was declared in secret and has been revealed; it is no key of the contract."""
    question: QuestionOnView | None = None
    offers: tuple[OfferOnView, ...] | None = None
    undone: UndoneDeed | None = None
    """Of the seat whose turn it is; it is no key of the contract."""


def as_json(view: PlayersView) -> dict[str, Any]:
    """Return a view with the keys of the contract."""
    return {
        "version": VERSION,
        **{name: getattr(view, name) for name in ("language", "seat", "position", "title", "round", "phase")},
        **{name: getattr(view, name) for name in ("phase_label", "tick", "active")},
        "next": list(view.next),
        "rows": [_row(row) for row in view.rows],
        "timeline": [moment._asdict() for moment in view.timeline],
        "board": view.board,
        "countdowns": [countdown._asdict() for countdown in view.countdowns],
        "log": [{"n": line.n, "round": line.round, "text": line.text} for line in view.log],
        "question": None if view.question is None else _question(view.question),
        "offers": None if view.offers is None else [as_offer(offer) for offer in view.offers],
        "showing": None,
    }


def _row(row: RowOnView) -> dict[str, Any]:
    words = ("id", "name", "letter", "side", "own", "state", "state_label", "acted")
    return {
        **{name: getattr(row, name) for name in words},
        "health": _health(row.health),
        "conditions": [_condition(condition) for condition in row.conditions],
        "chips": [chip.id for chip in row.chips],
        "cell": None if row.cell is None else list(row.cell),
        "portrait": None,
    }


def _condition(condition: ConditionOnView) -> dict[str, Any]:
    data = {name: getattr(condition, name) for name in ("status", "label", "gloss", "timer", "good")}
    is_bare = condition.time_left in ("", str(condition.timer))
    return data if is_bare else {**data, "time_left": condition.time_left}


def _health(health: Health) -> dict[str, Any]:
    if health.pools:
        return {"pools": [_pool(pool) for pool in health.pools]}
    if health.word:
        return {"word": health.word}
    return {} if health.share is None else {"share": health.share}


def _pool(pool: PoolView) -> dict[str, Any]:
    return {"id": pool.id, "label": pool.label, "value": pool.value, "max": pool.maximum}


def _question(question: QuestionOnView) -> dict[str, Any]:
    dice = [{"faces": die.faces, "for": die.purpose, "needs": die.needs} for die in question.dice]
    options = [option._asdict() for option in question.options]
    return {"id": question.id, "token": question.token, "text": question.text, "dice": dice, "options": options}


def as_offer(offer: OfferOnView) -> dict[str, Any]:
    """Return an offer with the keys of the contract, and more where it says something."""
    things = [
        {"id": thing.id, "label": thing.label, "targets": list(thing.targets), **_aims(thing)} for thing in offer.things
    ]
    data = {"action": offer.action, "label": offer.label, "with": things}
    data |= {name: words for name, words in (("cost", offer.cost), ("gloss", offer.gloss)) if words}
    alone = offer.alone
    if alone is None:
        return data
    return {**data, **({"targets": list(alone.targets)} if alone.targets else {}), **_aims(alone)}


def _aims(thing: ThingOnOffer) -> dict[str, Any]:
    """Return what the contract does not have, where it says something."""
    cells_at = thing.cells_at
    choices = [
        {"name": each.name, "label": each.label, "options": [option._asdict() for option in each.options]}
        for each in thing.choices
    ]
    return {
        **({"least": thing.least} if thing.least and thing.targets else {}),
        **({"most": thing.most} if thing.most > 1 else {}),
        **({"cells": [list(rect) for rect in thing.cells]} if thing.cells else {}),
        **({"cells_at": {id: [list(rect) for rect in rects] for id, rects in cells_at.items()}} if cells_at else {}),
        **({"choices": choices} if choices else {}),
        **({"ahead": dict(thing.ahead)} if thing.ahead else {}),
        **({"cost": thing.cost} if thing.cost else {}),
        **({"others": list(thing.others)} if thing.others else {}),
        **({"says": thing.says or True} if thing.says is not None else {}),
    }
