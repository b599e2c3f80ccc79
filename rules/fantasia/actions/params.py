"""The typed params of the actions of this system, as forms ask for them and scripts give them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, ClassVar, Protocol

from rules.fantasia.actions import choices
from rules.fantasia.actions.action import ActionParams, PaidActionParams
from rules.fantasia.combatant.sheet import Ability, Item, Weapon
from rules.fantasia.combatant.state import Battle, Fighter
from rules.mechanics.params import param

ATTRIBUTES = {"fue": "FUE", "agi": "AGI"}
CHECKED = {name: name.upper() for name in ("fue", "agi", "vit", "men", "ev", "bm")}
FACINGS = {"n": "Norte", "e": "Este", "s": "Sur", "w": "Oeste"}
LABELS = {
    "attack": "Ataque con arma",
    "cast": "Magia / Habilidad",
    "use_item": "Usar ítem",
    "move": "Moverse",
    "check": "Chequeo",
    "draw": "Desenfundar",
    "reload": "Recargar",
    "other": "Otra acción",
}
"""LF-REACT-01: the labels of the actions that can be readied."""

Shown = Callable[[Battle, Fighter, Any], bool]


# --- fields that several actions have ----------------------------------------------------------------------


def a_modifier() -> Any:
    """Return the param of the game master's modifier."""
    return param("modifier", "number", "Ajuste", minimum=-99, maximum=99, advanced=True)


def _attribute(shown: Shown | None = None) -> Any:
    return param("attr", "choice", "Atributo", words=ATTRIBUTES, advanced=True, shown=shown)


def _distance(maximum: int) -> Any:
    return param("distance", "number", "Metros", minimum=0, maximum=maximum, needed=True)


# --- striking ----------------------------------------------------------------------------------------------


def _is_thrown(fight: Battle, combatant: Fighter, params: Strike) -> bool:
    """LF-ATT-04: whether the weapon is thrown, so that the attribute may be chosen."""
    weapon = params.of(combatant)
    return weapon is not None and weapon.kind == "thrown"


def _strike_count(fight: Battle, combatant: Fighter, params: object) -> tuple[int, int]:
    """Return the number of targets: one for each strike."""
    return (1, combatant.sheet.strikes)


@dataclass(frozen=True, kw_only=True)
class Strike(PaidActionParams):
    """The params of an attack; without a name it is made with the default weapon."""

    costs: ClassVar[str] = "normal"
    weapon: str | None = param("with", "choice", "Arma", choices=choices.strikers)
    targets: tuple[str, ...] = param(
        "targets",
        "targets",
        "Objetivo",
        choices=choices.foes_first,
        most=_strike_count,
        meant=choices.harm_is_meant,
        needed=True,
        repeats=True,
    )
    attr: str | None = _attribute(_is_thrown)
    modifier: int = a_modifier()

    def of(self, actor: Fighter) -> Weapon | None:
        """Return the weapon."""
        return actor.weapon if self.weapon is None else actor.weapon_of(self.weapon)


@dataclass(frozen=True, kw_only=True)
class Hold(PaidActionParams):
    """The params of a hold."""

    costs: ClassVar[str] = "normal"
    targets: tuple[str, ...] = param(
        "targets", "targets", "Objetivo", choices=choices.foes_first, meant=choices.harm_is_meant, needed=True
    )
    attr: str | None = _attribute()
    modifier: int = a_modifier()


@dataclass(frozen=True, kw_only=True)
class BreakFree(PaidActionParams):
    """The params of escaping from a hold."""

    costs: ClassVar[str] = "normal"
    attr: str | None = _attribute()
    modifier: int = a_modifier()


# --- abilities and items -----------------------------------------------------------------------------------


def _by_thrown_weapon(fight: Battle, combatant: Fighter, params: object) -> bool:
    return combatant.weapon.kind == "thrown"


class Casting(Protocol):
    """Params that use an ability."""

    def thing(self, actor: Fighter, /) -> Ability | None:
        """Return the ability."""


def target_count(fight: Battle, combatant: Fighter, params: Casting) -> tuple[int, int]:
    """Return the least and most targets that the ability takes."""
    ability = params.thing(combatant)
    if ability is None:
        return (1, 1)
    return (1, len(fight.combatants) if ability.most is None else ability.most)


@dataclass(frozen=True, kw_only=True)
class Cast(PaidActionParams):
    """The params of a magic, power, technique or skill."""

    costs: ClassVar[str] = "normal"
    ability: str | None = param("with", "choice", "Habilidad", choices=choices.abilities, needed=True, lists=True)
    targets: tuple[str, ...] = param(
        "targets",
        "targets",
        "Objetivo",
        choices=choices.intended_first,
        most=target_count,
        meant=choices.thing_is_meant,
        needed=True,
    )
    willing: tuple[str, ...] = param("willing", "choices", "Aceptan", choices=choices.anybody, advanced=True)
    unwilling: tuple[str, ...] = param("unwilling", "choices", "Se resisten", choices=choices.anybody, advanced=True)
    attr: str | None = _attribute(_by_thrown_weapon)
    modifier: int = a_modifier()
    forced_on: bool = False
    """LF-FUM-08: whether no target is willing: an ally hit by a fumble."""

    def thing(self, actor: Fighter) -> Ability | None:
        """Return the ability."""
        return actor.ability_of(self.ability)


@dataclass(frozen=True, kw_only=True)
class UseItem(PaidActionParams):
    """The params of using an item."""

    costs: ClassVar[str] = "normal"
    item: str | None = param("with", "choice", "Ítem", choices=choices.things, needed=True, lists=True)
    targets: tuple[str, ...] = param(
        "targets", "targets", "Objetivo", choices=choices.intended_first, meant=choices.thing_is_meant, needed=True
    )

    def thing(self, actor: Fighter) -> Item | None:
        """Return the item."""
        return actor.item_of(self.item)


# --- weapons in hand ---------------------------------------------------------------------------------------


@dataclass(frozen=True, kw_only=True)
class Draw(PaidActionParams):
    """The params of drawing a weapon."""

    costs: ClassVar[str] = "either"
    weapon: str | None = param("with", "choice", "Arma", choices=choices.drawable, needed=True, lists=True)

    def of(self, actor: Fighter) -> Weapon | None:
        """Return the weapon."""
        return None if self.weapon is None else actor.weapon_of(self.weapon)


@dataclass(frozen=True, kw_only=True)
class PickUp(PaidActionParams):
    """The params of picking up a weapon."""

    costs: ClassVar[str] = "normal"
    weapon: str | None = param("with", "choice", "Arma", choices=choices.on_the_ground, needed=True, lists=True)

    def of(self, actor: Fighter) -> Weapon | None:
        """Return the weapon."""
        return None if self.weapon is None else actor.weapon_of(self.weapon)


@dataclass(frozen=True, kw_only=True)
class Reload(PaidActionParams):
    """The params of reloading; without a name the weapon in hand."""

    costs: ClassVar[str] = "either"
    weapon: str | None = param("with", "choice", "Arma", choices=choices.loadable, lists=True)

    def of(self, actor: Fighter) -> Weapon | None:
        """Return the weapon."""
        named = self.weapon if self.weapon is not None else actor.equipped
        return None if named is None else actor.weapon_of(named)


@dataclass(frozen=True, kw_only=True)
class NormalAction(PaidActionParams):
    """The params of an action that only takes the normal action."""

    costs: ClassVar[str] = "normal"


@dataclass(frozen=True, kw_only=True)
class EitherAction(PaidActionParams):
    """The params of an action that only takes the movement or the normal action."""

    costs: ClassVar[str] = "either"


# --- moving ------------------------------------------------------------------------------------------------


@dataclass(frozen=True, kw_only=True)
class Move(PaidActionParams):
    """The params of a movement: metres, a cell, or a path."""

    costs: ClassVar[str] = "movement"
    mode: str = param("mode", "choice", "Modo", words=choices.MODES, default="walk")
    to: tuple[int, int] | None = param(
        "to", "cell", "Casilla", choices=choices.places, needed=True, shown=choices.on_the_board
    )
    distance: int | None = param(
        "distance", "number", "Metros", minimum=0, maximum=9999, most=choices.metres, shown=choices.off_the_board
    )
    facing: str | None = param("facing", "choice", "Encara", words=FACINGS, advanced=True, shown=choices.on_the_board)
    path: tuple[tuple[int, int], ...] | None = param("path", "cells", hidden=True)


@dataclass(frozen=True, kw_only=True)
class Jump(PaidActionParams):
    """The params of a jump."""

    costs: ClassVar[str] = "movement"
    distance: int = _distance(999)
    kind: str = param("kind", "choice", "Salto", words={"long": "Largo", "high": "Alto"}, default="long")
    modifier: int = a_modifier()


@dataclass(frozen=True, kw_only=True)
class Fall(ActionParams):
    """The params of a fall."""

    distance: int = _distance(9999)


# --- checks and the rest -----------------------------------------------------------------------------------


@dataclass(frozen=True, kw_only=True)
class Check(PaidActionParams):
    """The params of a check against a number or an opponent."""

    costs: ClassVar[str] = "normal"
    attr: str = param("attr", "choice", "Atributo", words=CHECKED, needed=True)
    difficulty: int | None = param(
        "difficulty",
        "number",
        "GD",
        minimum=-99,
        maximum=999,
        needed=True,
        shown=lambda fight, combatant, params: not params.against,
    )
    against: str | None = param(
        "against",
        "choice",
        "Contra",
        choices=choices.anybody,
        advanced=True,
        shown=lambda fight, combatant, params: params.difficulty is None,
    )
    against_attr: str | None = param(
        "against_attr",
        "choice",
        "Su atributo",
        words=CHECKED,
        advanced=True,
        shown=lambda fight, combatant, params: bool(params.against),
    )
    sight: bool = param("sight", "flag", "Requiere ver", advanced=True)
    effort: bool = param("effort", "flag", "Esfuerzo físico", advanced=True)
    free: bool = param("free", "flag", "Sin coste", advanced=True)
    modifier: int = a_modifier()

    @property
    def price(self) -> str:
        """LF-TURN-05: return the normal action, unless the check is free."""
        return "none" if self.free else "normal"


@dataclass(frozen=True, kw_only=True)
class Other(PaidActionParams):
    """The params of any other action."""

    costs: ClassVar[str] = "normal"
    text: str = param("text", "text", "Qué")
    cost: str = param(
        "cost", "choice", "Coste", words={"normal": "Acción normal", "movement": "Movimiento"}, default="normal"
    )

    @property
    def price(self) -> str:
        """Return the cost chosen."""
        return self.cost


@dataclass(frozen=True, kw_only=True)
class Rest(ActionParams):
    """The params of a rest."""

    hours: int = param("hours", "number", "Horas", minimum=0, maximum=999, default=8)
    interrupted: bool | None = param("interrupted", "flag", "Interrumpido")
    percent: int = param("percent", "number", "% por hora", minimum=0, maximum=100, default=10, advanced=True)
