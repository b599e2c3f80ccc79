"""What the players' screen shows: their view of the fight, and what is drawn of those who stand in it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from itertools import takewhile
from types import MappingProxyType

from PySide6.QtCore import QCoreApplication

from rules.board.board import Board, parse_board
from rules.core.drawings import drawing_of
from rules.players.players_view import ConditionOnView, Health, PlayersView, RowOnView
from rules.players.seen_by import HURT, NEAR_FALLING
from ui.session.appearance import PLAIN
from ui.session.players import PlayersTable
from ui.text.words import localize
from ui.theme.emblem import Emblem
from ui.theme.status_token import StatusToken

WORDS = (*(word for _, word in HURT), NEAR_FALLING)
"""The words of health, from the best to the worst."""
LOST, WON, FELL, CAME = "lost", "won", "fell", "came"
"""What may have happened to somebody: worse off than before, better off, down, or only now in sight."""


@dataclass(frozen=True)
class ScreenContent:
    """The players' view of a fight, with the pictures that belong to it; nothing in it says more than that view."""

    view: PlayersView
    emblems: Mapping[str, Emblem] = field(default_factory=lambda: MappingProxyType({}))
    """Everybody in sight to the emblem."""
    tokens: Mapping[str, tuple[StatusToken, ...]] = field(default_factory=lambda: MappingProxyType({}))
    board: Board | None = None
    terrains: frozenset[str] = frozenset()
    """The kinds of ground that its system knows."""

    def row(self, id: str | None) -> RowOnView | None:
        """Return the row of somebody in sight."""
        return next((row for row in self.view.rows if row.id == id), None)

    @property
    def told(self) -> list[str]:
        """What is told of the fight, the newest last: deeds, and before those of this round what is still to be done.

        That was declared before anybody did anything in it.
        """
        names, now = {row.id: row.name for row in self.view.rows}, self.view.round
        declared = (f"{names[each.id]}: {each.deed}" for each in self.view.declared)
        before = list(takewhile(lambda line: line.round < now, self.view.log))
        return [line.text for line in before] + [*declared] + [line.text for line in self.view.log[len(before) :]]

    def looks_like(self, other: ScreenContent) -> bool:
        """Return whether another content is the same but for the number of its view."""
        return replace(self, view=replace(self.view, position=other.view.position)) == other

    def share(self, health: Health) -> float | None:
        """Return how much is left of the vital pool, as far as the view tells in figures or as a bar."""
        pool = next((pool for pool in health.pools if pool.vital), None)
        if pool is None:
            return health.share
        return max(0.0, min(1.0, pool.value / pool.maximum)) if pool.maximum > 0 else 0.0

    def happened(self, before: ScreenContent | None) -> dict[str, str]:
        """Return what has happened to whom since another content: one of `LOST`, `WON`, `FELL` and `CAME`."""
        if before is None or before.view.title != self.view.title:
            return {}
        were = {row.id: row for row in before.view.rows}
        happened = {}
        for row in self.view.rows:
            was = were.get(row.id)
            if was is None:
                happened[row.id] = CAME
            elif was.state == "active" and row.state != "active":
                happened[row.id] = FELL
            elif (by := self.well_being(row) - before.well_being(was)) != 0:
                happened[row.id] = WON if by > 0 else LOST
        return happened

    def well_being(self, row: RowOnView) -> float:
        """Return how well somebody is: only two that are told alike can be compared."""
        if row.health.word in WORDS:
            return float(-WORDS.index(row.health.word))
        pool = next((pool for pool in row.health.pools if pool.vital), None)
        return float(pool.value) if pool is not None else row.health.share or 0.0


def screen_content(table: PlayersTable) -> ScreenContent | None:
    """Return what the screen shows at present; None without a fight."""
    view, played = table.view(), table.played()
    if view is None or played is None:
        return None
    looks, rules = table.looks(), view.board_rules
    return ScreenContent(
        replace(view, title=_in_the_past(view.title)) if played.is_past else view,
        {row.id: looks.get(row.id, PLAIN).seen(row.name).as_emblem(row.side, row.name) for row in view.rows},
        {row.id: _tokens(row) for row in view.rows},
        None if view.board is None or rules is None else parse_board(view.board, rules),
        frozenset() if rules is None else frozenset(rules.terrains),
    )


def _in_the_past(title: str) -> str:
    return QCoreApplication.translate("PlayersScreen", "What has been: {title}").format(title=title)


def _tokens(row: RowOnView) -> tuple[StatusToken, ...]:
    """Return the tokens of somebody's conditions and of the marks beside them that anybody may see."""
    is_down = row.state != "active"
    conditions = sorted(row.conditions, key=lambda condition: -condition.weight)
    return (
        *(_token(condition, faded=is_down) for condition in conditions),
        *(
            StatusToken(
                drawing_of(chip.drawing).name, "other", chip.good, _letters(localize(chip.label)), faded=is_down
            )
            for chip in row.chips
        ),
    )


def _token(condition: ConditionOnView, *, faded: bool) -> StatusToken:
    trend = condition.drawing.mark
    return StatusToken(
        condition.drawing.name,
        condition.family,
        condition.good,
        condition.label,
        condition.time_left,
        trend if trend in ("up", "down", "break") else "",
        faded=faded,
    )


def _letters(label: str) -> str:
    """Return a label that is a word; a sign alone says nothing three metres away."""
    return label if any(sign.isalpha() for sign in label) else ""
