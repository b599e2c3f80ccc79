"""What each status brings its bearer at its moments."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from rules.core.state import Condition
from rules.d100.combatant.state import Fighter, Table
from rules.d100.damage.falls import begin_dying, dying_runs_out, stun
from rules.d100.statuses import catalogue
from rules.d100.statuses.traits import COMES, TIME_UP, Row
from rules.mechanics import statuses
from rules.mechanics.table import Reaction


def stays(table: Table, one: Fighter, hold: Condition) -> None:
    """D100-HOLD-05: a hold whose turns are over stays, without timer."""
    statuses.change_timer(table, one, hold, None)


AT: Mapping[str, Mapping[str, Reaction]] = {
    catalogue.UNCONSCIOUS.id: {COMES: lambda table, one, new: stun(table, one, new.timer, new.source)},
    catalogue.GRABBED.id: {TIME_UP: stays},
    catalogue.DYING.id: {
        COMES: lambda table, one, new: begin_dying(table, one, new.timer, new.source),
        TIME_UP: dying_runs_out,
    },
}
STATUSES: Mapping[str, Row] = {id: replace(row, at=AT.get(id, {})) for id, row in catalogue.STATUSES.items()}
"""The rows of the catalogue, each with what it brings."""
