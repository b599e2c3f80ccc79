"""How an action is declared: its fields, its key, what it costs, what is said before it is done."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import TYPE_CHECKING, Any

from rules.actions import Act, Action, Field, Preview
from rules.fantasia import forecast, panel, sayings
from rules.fantasia.checks import CHECKED
from rules.fantasia.deed import Deed
from rules.fantasia.performing import perform
from rules.fantasia.state import Battle, Fighter

if TYPE_CHECKING:
    from rules.table import Table

Shown = Callable[[Battle, Fighter], bool]
Forecast = Callable[[Battle, Act, Deed], tuple[Preview, ...]]


def _run(table: Table, act: Act, *, deed: Deed) -> None:
    perform(table, act, deed)


def declared(
    deed: Deed,
    label: str,
    gloss: str,
    key: str,
    *fields: Field,
    rule: str,
    offered: Shown | None = None,
    ahead: Forecast = forecast.of_anything,
    outside: frozenset[str] = frozenset(),
) -> Action:
    """An action of the window made of a deed."""
    pays = () if deed.cost == "none" else (panel.pays(deed.cost),)
    return Action(
        deed.id,
        label,
        gloss,
        partial(_run, deed=deed),
        fields=(*fields, *pays),
        cost=sayings.COSTS[deed.cost],
        key=key,
        outside=outside,
        any_turn=deed.any_turn,
        offered=offered,
        preview=lambda fight, act: ahead(fight, act, deed),
        rule=rule,
    )


def named(label: str, gloss: str, options: panel.Options, *, needed: bool = True) -> Field:
    """The field that names what it is done with."""
    return Field("with", "choice", label, gloss, options=options, needed=needed)


def aimed(
    action: str,
    most: Callable[[Any, Any, Mapping[str, Any]], tuple[int, int]] | None = None,
    *,
    repeats: bool = False,
) -> Field:
    """The field that names whom it is aimed at; `repeats`: the same one for several strikes."""
    return Field("targets", "targets", "Objetivo", "Target", options=panel.targets(action), most=most, repeats=repeats)


def attribute(shown: Callable[[Any, Any, Mapping[str, Any]], bool] | None = None) -> Field:
    """The field that chooses between FUE and AGI."""
    return Field(
        "attr",
        "choice",
        "Atributo",
        "Which attribute it uses; by default the higher",
        options=lambda fight, one, chosen: panel.ATTRIBUTES,
        needed=False,
        advanced=True,
        shown=shown,
    )


MODIFIER = Field(
    "modifier", "number", "Ajuste", "Added to its own 2d", needed=False, minimum=-99, maximum=99, advanced=True
)
HOW_FAR = Field("distance", "number", "Metros", "How far", minimum=0, maximum=999)
FACING = Field(
    "facing",
    "choice",
    "Encara",
    "Where it looks afterwards; by default where it went",
    options=panel.listed(panel.FACINGS),
    needed=False,
    advanced=True,
    shown=panel.on_the_board,
)
STATS = {name: name.upper() for name in CHECKED}


def has_condition(status: str) -> Shown:
    """Offered to those who have a condition of that status."""
    return lambda fight, one: one.has(status)
