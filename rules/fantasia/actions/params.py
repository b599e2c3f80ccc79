"""What each action of this system is told: its typed params, as forms ask for them and scripts give them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, ClassVar, Protocol

from rules.core.state import is_harm_for
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
"""LF-REACT-01: the actions that can be readied, as they are called wherever they are named."""

Shown = Callable[[Battle, Fighter, Any], bool]


# --- fields that several actions have ----------------------------------------------------------------------


def a_modifier() -> Any:
    """What the table adds or takes."""
    return param("modifier", "number", "Ajuste", minimum=-99, maximum=99, advanced=True)


def _attribute(shown: Shown | None = None) -> Any:
    return param("attr", "choice", "Atributo", words=ATTRIBUTES, advanced=True, shown=shown)


def _distance(maximum: int) -> Any:
    return param("distance", "number", "Metros", minimum=0, maximum=maximum, needed=True)


# --- striking ----------------------------------------------------------------------------------------------


def _throws(fight: Battle, combatant: Fighter, params: Strike) -> bool:
    """LF-ATT-04: whether the weapon is thrown, so that one may choose."""
    weapon = params.of(combatant)
    return weapon is not None and weapon.kind == "thrown"


def _strikes(fight: Battle, combatant: Fighter, params: object) -> tuple[int, int]:
    """One target for each strike."""
    return (1, combatant.sheet.strikes)


@dataclass(frozen=True, kw_only=True)
class Strike(PaidActionParams):
    """An attack with a weapon: without a name the default one."""

    costs: ClassVar[str] = "normal"
    weapon: str | None = param("with", "choice", "Arma", choices=choices.strikers)
    targets: tuple[str, ...] = param(
        "targets",
        "targets",
        "Objetivo",
        choices=choices.foes_first,
        most=_strikes,
        meant=is_harm_for,
        needed=True,
        repeats=True,
    )
    attr: str | None = _attribute(_throws)
    modifier: int = a_modifier()

    def of(self, actor: Fighter) -> Weapon | None:
        """The weapon itself."""
        return actor.weapon if self.weapon is None else actor.weapon_of(self.weapon)


@dataclass(frozen=True, kw_only=True)
class Hold(PaidActionParams):
    """A hold."""

    costs: ClassVar[str] = "normal"
    targets: tuple[str, ...] = param(
        "targets", "targets", "Objetivo", choices=choices.foes_first, meant=is_harm_for, needed=True
    )
    attr: str | None = _attribute()
    modifier: int = a_modifier()


@dataclass(frozen=True, kw_only=True)
class GetLoose(PaidActionParams):
    """Getting loose from a hold."""

    costs: ClassVar[str] = "normal"
    attr: str | None = _attribute()
    modifier: int = a_modifier()


# --- abilities and items -----------------------------------------------------------------------------------


def _by_thrown_weapon(fight: Battle, combatant: Fighter, params: object) -> bool:
    return combatant.weapon.kind == "thrown"


class Casting(Protocol):
    """What is done with an ability."""

    def thing(self, actor: Fighter, /) -> Ability | None:
        """The ability itself."""


def as_many(fight: Battle, combatant: Fighter, params: Casting) -> tuple[int, int]:
    """The least and the most targets that the ability takes."""
    ability = params.thing(combatant)
    if ability is None:
        return (1, 1)
    return (1, len(fight.combatants) if ability.most is None else ability.most)


@dataclass(frozen=True, kw_only=True)
class Cast(PaidActionParams):
    """A magic, power, technique or skill."""

    costs: ClassVar[str] = "normal"
    ability: str | None = param("with", "choice", "Habilidad", choices=choices.abilities, needed=True, lists=True)
    targets: tuple[str, ...] = param(
        "targets",
        "targets",
        "Objetivo",
        choices=choices.meant_first,
        most=as_many,
        meant=choices.thing_is_meant,
        needed=True,
    )
    willing: tuple[str, ...] = param("willing", "choices", "Aceptan", choices=choices.anybody, advanced=True)
    unwilling: tuple[str, ...] = param("unwilling", "choices", "Se resisten", choices=choices.anybody, advanced=True)
    attr: str | None = _attribute(_by_thrown_weapon)
    modifier: int = a_modifier()
    forced_on: bool = False
    """LF-FUM-08: whether nobody it reaches is willing: an ally hit by a fumble."""

    def thing(self, actor: Fighter) -> Ability | None:
        """The ability itself."""
        return actor.ability_of(self.ability)


@dataclass(frozen=True, kw_only=True)
class UseItem(PaidActionParams):
    """Something used up."""

    costs: ClassVar[str] = "normal"
    item: str | None = param("with", "choice", "Ítem", choices=choices.things, needed=True, lists=True)
    targets: tuple[str, ...] = param(
        "targets", "targets", "Objetivo", choices=choices.meant_first, meant=choices.thing_is_meant, needed=True
    )

    def thing(self, actor: Fighter) -> Item | None:
        """The item itself."""
        return actor.item_of(self.item)


# --- weapons in hand ---------------------------------------------------------------------------------------


@dataclass(frozen=True, kw_only=True)
class Draw(PaidActionParams):
    """A weapon taken in hand."""

    costs: ClassVar[str] = "either"
    weapon: str | None = param("with", "choice", "Arma", choices=choices.drawable, needed=True, lists=True)

    def of(self, actor: Fighter) -> Weapon | None:
        """The weapon itself."""
        return None if self.weapon is None else actor.weapon_of(self.weapon)


@dataclass(frozen=True, kw_only=True)
class PickUp(PaidActionParams):
    """A weapon taken from the ground."""

    costs: ClassVar[str] = "normal"
    weapon: str | None = param("with", "choice", "Arma", choices=choices.on_the_ground, needed=True, lists=True)

    def of(self, actor: Fighter) -> Weapon | None:
        """The weapon itself."""
        return None if self.weapon is None else actor.weapon_of(self.weapon)


@dataclass(frozen=True, kw_only=True)
class Reload(PaidActionParams):
    """A weapon filled again: without a name the one in hand."""

    costs: ClassVar[str] = "either"
    weapon: str | None = param("with", "choice", "Arma", choices=choices.loadable, lists=True)

    def of(self, actor: Fighter) -> Weapon | None:
        """The weapon itself."""
        named = self.weapon if self.weapon is not None else actor.equipped
        return None if named is None else actor.weapon_of(named)


@dataclass(frozen=True, kw_only=True)
class NormalAction(PaidActionParams):
    """What takes the normal action and needs nothing more."""

    costs: ClassVar[str] = "normal"


@dataclass(frozen=True, kw_only=True)
class EitherAction(PaidActionParams):
    """What takes the movement or the normal action and needs nothing more."""

    costs: ClassVar[str] = "either"


# --- moving ------------------------------------------------------------------------------------------------


@dataclass(frozen=True, kw_only=True)
class Move(PaidActionParams):
    """A movement: so many metres, or to a cell, or along a way."""

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
    """A jump."""

    costs: ClassVar[str] = "movement"
    distance: int = _distance(999)
    kind: str = param("kind", "choice", "Salto", words={"long": "Largo", "high": "Alto"}, default="long")
    modifier: int = a_modifier()


@dataclass(frozen=True, kw_only=True)
class Fall(ActionParams):
    """A fall."""

    distance: int = _distance(9999)


# --- checks and the rest -----------------------------------------------------------------------------------


@dataclass(frozen=True, kw_only=True)
class Check(PaidActionParams):
    """A check against a number, or against somebody."""

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
        """LF-TURN-05: a check takes the normal action, unless the game master gives it for free."""
        return "none" if self.free else "normal"


@dataclass(frozen=True, kw_only=True)
class Other(PaidActionParams):
    """Whatever has no name."""

    costs: ClassVar[str] = "normal"
    text: str = param("text", "text", "Qué")
    cost: str = param(
        "cost", "choice", "Coste", words={"normal": "Acción normal", "movement": "Movimiento"}, default="normal"
    )

    @property
    def price(self) -> str:
        """What it is said to cost."""
        return self.cost


@dataclass(frozen=True, kw_only=True)
class Rest(ActionParams):
    """Hours of rest."""

    hours: int = param("hours", "number", "Horas", minimum=0, maximum=999, default=8)
    interrupted: bool | None = param("interrupted", "flag", "Interrumpido")
    percent: int = param("percent", "number", "% por hora", minimum=0, maximum=100, default=10, advanced=True)
