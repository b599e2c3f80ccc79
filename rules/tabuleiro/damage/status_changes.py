"""Markers and modifiers, and their timers."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rules.core.questions import Refusal
from rules.core.state import Condition
from rules.mechanics import statuses
from rules.mechanics.statuses import NO_TIMER, Status
from rules.mechanics.vocabulary import Terms
from rules.system import defaults
from rules.tabuleiro.combatant.state import Piece, Table
from rules.tabuleiro.statuses.catalogue import STAT_LABELS
from rules.text.messages import in_terms


def inflict(
    table: Table, bearer: Piece, status: Status, timer: Any, source: str | None, params: Mapping[str, Any]
) -> None:
    """TB-STAT-01, TB-STAT-03: inflict a condition; modifiers add up, a marker with an existing label is ignored.

    Refuses `invalid_params` for params that the status does not have, or lacks.
    """
    check_params(status, params)
    if is_ignored(bearer, status.id, params):
        return
    lasting = status.timer if timer is NO_TIMER else timer
    statuses.add(table, bearer, Condition(status.id, lasting, source, dict(params)))


def check_params(status: Status, params: Mapping[str, Any]) -> None:
    """Refuse `invalid_params` unless the params are those of the status; all but `label` are required."""
    for key, value in params.items():
        kind = status.params.get(key)
        if kind is None or not _fits(value, kind):
            raise Refusal("invalid_params", param=key, value=value)
    for key in status.params:
        if key != "label" and key not in params:
            raise Refusal("invalid_params", param=key, value=None)


def in_short(statuses: Mapping[str, Status], status: str, params: Mapping[str, Any]) -> str:
    """TB-STAT-01, TB-STAT-03: return a condition in the book's words: `CON −2`, `MARCADOR FIRME`."""
    if status == "modifier" and "stat" in params and "amount" in params:
        amount = int(params["amount"])
        return f"{STAT_LABELS[params['stat']]} {'−' if amount < 0 else '+'}{abs(amount)}"
    return " ".join(word for word in (statuses[status].label, str(params.get("label") or "")) if word)


def condition_label(system: Terms, condition: Condition) -> str:
    """TB-STAT-01: return the label in the reader's terms; see `in_full`."""
    return in_full(system, condition.status, condition.params)


def in_full(system: Terms, status: str, params: Mapping[str, Any]) -> str:
    """TB-STAT-01: return a condition with the name of its origin: `CON −2 (Maldição)`.

    It is in the reader's terms; what somebody has named keeps its name.
    """
    label = str(params.get("label") or "")
    if status == "modifier":
        short = in_terms(in_short(system.statuses, status, params), system.words)
        return f"{short} ({label})" if label else short
    return " ".join(filter(None, (system.statuses[status].label, label)))


def named(table: Table, bearer: Piece, status: str, params: Mapping[str, Any]) -> tuple[Condition, ...]:
    """TB-STAT-03: return the conditions named; an empty label means those without one."""
    if params.get("label") == "":
        others = {key: value for key, value in params.items() if key != "label"}
        conditions = tuple(
            condition
            for condition in defaults.named(table, bearer, status, others)
            if not condition.params.get("label")
        )
        if conditions:
            return conditions
    return defaults.named(table, bearer, status, params)


def is_ignored(bearer: Piece, status: str, params: Mapping[str, Any]) -> bool:
    """TB-STAT-03: whether there is a marker of that label already."""
    return status == "marker" and any(
        condition.status == "marker" and condition.params.get("label", "") == params.get("label", "")
        for condition in bearer.conditions
    )


def _fits(value: Any, kind: tuple[str, ...] | type) -> bool:
    if isinstance(kind, tuple):
        return isinstance(value, str) and value in kind
    return isinstance(value, kind) and not isinstance(value, bool)
