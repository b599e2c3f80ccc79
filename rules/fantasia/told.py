"""What each action of this system is told: its typed params, as forms ask for them and scripts give them."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any, ClassVar

from rules.actions import Option
from rules.fantasia import panel
from rules.fantasia.deed import Paid, Told
from rules.fantasia.sheet import Ability, Item, Weapon
from rules.fantasia.state import Battle, Fighter
from rules.params import param

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
TRIGGER_LABELS = {
    "attack": "Al atacar",
    "cast": "Al lanzar magia",
    "item": "Al usar un ítem",
    "move": "Al moverse",
    "manual": "Cuando quiera",
}
AIMED = frozenset({"attack", "cast", "use_item"})
"""Those among the actions that can be readied that are aimed at somebody."""

Shown = Callable[[Battle, Fighter, Any], bool]


# --- fields that several actions have ----------------------------------------------------------------------


def _modifier() -> Any:
    return param("modifier", "number", "Ajuste", "Added to its own 2d", minimum=-99, maximum=99, advanced=True)


def _attribute(shown: Shown | None = None) -> Any:
    return param(
        "attr",
        "choice",
        "Atributo",
        "Which attribute it uses; by default the higher",
        words=ATTRIBUTES,
        advanced=True,
        shown=shown,
    )


def _distance(maximum: int) -> Any:
    return param("distance", "number", "Metros", "How far", minimum=0, maximum=maximum, needed=True)


# --- striking ----------------------------------------------------------------------------------------------


def _throws(fight: Battle, one: Fighter, told: Any) -> bool:
    """LF-ATT-04: whether the weapon is thrown, so that one may choose."""
    weapon = told.of(one)
    return weapon is not None and weapon.kind == "thrown"


def _strikes(fight: Battle, one: Fighter, told: Any) -> tuple[int, int]:
    """One target for each strike."""
    return (1, one.sheet.strikes)


@dataclass(frozen=True, slots=True, kw_only=True)
class Strike(Paid):
    """An attack with a weapon: without a name the default one."""

    costs: ClassVar[str] = "normal"
    weapon: str | None = param("with", "choice", "Arma", "Weapon", choices=panel.strikers)
    targets: tuple[str, ...] = param(
        "targets", "targets", "Objetivo", "Target", choices=panel.foes_first, most=_strikes, needed=True, repeats=True
    )
    attr: str | None = _attribute(_throws)
    modifier: int = _modifier()

    def of(self, actor: Fighter) -> Weapon | None:
        """The weapon itself."""
        return actor.weapon if self.weapon is None else actor.weapon_of(self.weapon)


@dataclass(frozen=True, slots=True, kw_only=True)
class Hold(Paid):
    """A hold."""

    costs: ClassVar[str] = "normal"
    targets: tuple[str, ...] = param("targets", "targets", "Objetivo", "Target", choices=panel.foes_first, needed=True)
    attr: str | None = _attribute()
    modifier: int = _modifier()


@dataclass(frozen=True, slots=True, kw_only=True)
class GetLoose(Paid):
    """Getting loose from a hold."""

    costs: ClassVar[str] = "normal"
    attr: str | None = _attribute()
    modifier: int = _modifier()


# --- abilities and items -----------------------------------------------------------------------------------


def _by_thrown_weapon(fight: Battle, one: Fighter, told: Any) -> bool:
    return one.weapon.kind == "thrown"


def _as_many(fight: Battle, one: Fighter, told: Any) -> tuple[int, int]:
    """As many targets as the ability takes."""
    ability = told.thing(one)
    if ability is None:
        return (1, 1)
    return (1, len(fight.combatants) if ability.most is None else ability.most)


@dataclass(frozen=True, slots=True, kw_only=True)
class Cast(Paid):
    """A magic, power, technique or skill."""

    costs: ClassVar[str] = "normal"
    ability: str | None = param(
        "with", "choice", "Habilidad", "Ability", choices=panel.abilities, needed=True, lists=True
    )
    targets: tuple[str, ...] = param(
        "targets", "targets", "Objetivo", "Target", choices=panel.meant_first, most=_as_many, needed=True
    )
    willing: tuple[str, ...] = param(
        "willing", "choices", "Aceptan", "Who lets it happen", choices=panel.anybody, advanced=True
    )
    unwilling: tuple[str, ...] = param(
        "unwilling", "choices", "Se resisten", "Allies who resist", choices=panel.anybody, advanced=True
    )
    attr: str | None = _attribute(_by_thrown_weapon)
    modifier: int = _modifier()
    forced_on: bool = False
    """LF-FUM-08: whether nobody it reaches is willing: an ally hit by a fumble."""

    def thing(self, actor: Fighter) -> Ability | None:
        """The ability itself."""
        return actor.ability_of(self.ability)


@dataclass(frozen=True, slots=True, kw_only=True)
class UseItem(Paid):
    """Something used up."""

    costs: ClassVar[str] = "normal"
    item: str | None = param("with", "choice", "Ítem", "Item", choices=panel.things, needed=True, lists=True)
    targets: tuple[str, ...] = param("targets", "targets", "Objetivo", "Target", choices=panel.meant_first, needed=True)

    def thing(self, actor: Fighter) -> Item | None:
        """The item itself."""
        return actor.item_of(self.item)


# --- weapons in hand ---------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True, kw_only=True)
class Draw(Paid):
    """A weapon taken in hand."""

    costs: ClassVar[str] = "either"
    weapon: str | None = param("with", "choice", "Arma", "Weapon", choices=panel.drawable, needed=True, lists=True)

    def of(self, actor: Fighter) -> Weapon | None:
        """The weapon itself."""
        return None if self.weapon is None else actor.weapon_of(self.weapon)


@dataclass(frozen=True, slots=True, kw_only=True)
class PickUp(Paid):
    """A weapon taken from the ground."""

    costs: ClassVar[str] = "normal"
    weapon: str | None = param("with", "choice", "Arma", "Weapon", choices=panel.on_the_ground, needed=True, lists=True)

    def of(self, actor: Fighter) -> Weapon | None:
        """The weapon itself."""
        return None if self.weapon is None else actor.weapon_of(self.weapon)


@dataclass(frozen=True, slots=True, kw_only=True)
class Reload(Paid):
    """A weapon filled again: without a name the one in hand."""

    costs: ClassVar[str] = "either"
    weapon: str | None = param(
        "with", "choice", "Arma", "Weapon; none: the one in hand", choices=panel.loadable, lists=True
    )

    def of(self, actor: Fighter) -> Weapon | None:
        """The weapon itself."""
        named = self.weapon if self.weapon is not None else actor.equipped
        return None if named is None else actor.weapon_of(named)


@dataclass(frozen=True, slots=True, kw_only=True)
class NormalAction(Paid):
    """What takes the normal action and needs nothing more."""

    costs: ClassVar[str] = "normal"


@dataclass(frozen=True, slots=True, kw_only=True)
class EitherAction(Paid):
    """What takes the movement or the normal action and needs nothing more."""

    costs: ClassVar[str] = "either"


# --- moving ------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True, kw_only=True)
class Move(Paid):
    """A movement: so many metres, or to a cell, or along a way."""

    costs: ClassVar[str] = "movement"
    mode: str = param(
        "mode", "choice", "Modo", "Climbing, crawling and stealth halve it", words=panel.MODES, default="walk"
    )
    to: tuple[int, int] | None = param(
        "to", "cell", "Casilla", "Where to", choices=panel.places, needed=True, shown=panel.on_the_board
    )
    distance: int | None = param(
        "distance",
        "number",
        "Metros",
        "How far; by default all of it",
        minimum=0,
        maximum=9999,
        shown=panel.off_the_board,
    )
    facing: str | None = param(
        "facing",
        "choice",
        "Encara",
        "Where it looks afterwards; by default where it went",
        words=FACINGS,
        advanced=True,
        shown=panel.on_the_board,
    )
    path: tuple[tuple[int, int], ...] | None = param("path", "cells", hidden=True)


@dataclass(frozen=True, slots=True, kw_only=True)
class Jump(Paid):
    """A jump."""

    costs: ClassVar[str] = "movement"
    distance: int = _distance(999)
    kind: str = param(
        "kind", "choice", "Salto", "Long or high", words={"long": "Largo", "high": "Alto"}, default="long"
    )
    modifier: int = _modifier()


@dataclass(frozen=True, slots=True, kw_only=True)
class Fall(Told):
    """A fall."""

    distance: int = _distance(9999)


# --- checks and the rest -----------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True, kw_only=True)
class Check(Paid):
    """A check against a number, or against somebody."""

    costs: ClassVar[str] = "normal"
    attr: str = param("attr", "choice", "Atributo", "What is checked", words=CHECKED, needed=True)
    difficulty: int | None = param(
        "difficulty",
        "number",
        "GD",
        "The number to reach",
        minimum=-99,
        maximum=999,
        needed=True,
        shown=lambda fight, one, told: not told.against,
    )
    against: str | None = param(
        "against",
        "choice",
        "Contra",
        "Who resists, instead of a number",
        choices=panel.anybody,
        advanced=True,
        shown=lambda fight, one, told: told.difficulty is None,
    )
    against_attr: str | None = param(
        "against_attr",
        "choice",
        "Su atributo",
        "What the other uses; by default the same",
        words=CHECKED,
        advanced=True,
        shown=lambda fight, one, told: bool(told.against),
    )
    sight: bool = param("sight", "flag", "Requiere ver", "The blind fail", advanced=True)
    effort: bool = param("effort", "flag", "Esfuerzo físico", "Counts for Fiebre", advanced=True)
    free: bool = param("free", "flag", "Sin coste", "Costs no action", advanced=True)
    modifier: int = _modifier()

    @property
    def price(self) -> str:
        """LF-TURN-05: a check takes the normal action, unless the game master gives it for free."""
        return "none" if self.free else "normal"


@dataclass(frozen=True, slots=True, kw_only=True)
class Other(Paid):
    """Whatever has no name."""

    costs: ClassVar[str] = "normal"
    text: str = param("text", "text", "Qué", "What is done")
    cost: str = param(
        "cost",
        "choice",
        "Coste",
        "What it costs",
        words={"normal": "Acción normal", "movement": "Movimiento"},
        default="normal",
    )

    @property
    def price(self) -> str:
        """What it is said to cost."""
        return self.cost


@dataclass(frozen=True, slots=True, kw_only=True)
class Rest(Told):
    """Hours of rest."""

    hours: int = param("hours", "number", "Horas", "Hours of rest", minimum=0, maximum=999, default=8)
    interrupted: bool | None = param("interrupted", "flag", "Interrumpido", "Whether it was disturbed")
    percent: int | None = param(
        "percent", "number", "% por hora", "Share given back for every hour", minimum=0, maximum=100, advanced=True
    )


# --- reactions ---------------------------------------------------------------------------------------------


def _readied_is(*actions: str) -> Shown:
    return lambda fight, one, told: told.action in actions


def _ready_things(fight: Battle, one: Fighter, told: Any) -> Any:
    """What a readied action is done with."""
    source = _READY_THINGS.get(told.action)
    return () if source is None else source(fight, one, told)


_READY_THINGS: Mapping[str, Callable[[Battle, Fighter, Any], Any]] = {
    "attack": panel.strikers,
    "cast": panel.abilities,
    "use_item": panel.things,
    "draw": panel.put_away,
    "reload": panel.loadable,
}


def _readyable(fight: Battle, one: Fighter, told: Any) -> Iterator[Option]:
    """LF-REACT-01: what can be readied: no magic without magic, no item without items, no loading without a gun."""
    for id, label in LABELS.items():
        source = _READY_THINGS.get(id)
        if source is None or any(True for _ in source(fight, one, told)):
            yield Option(id, label)


def _ready_aims(fight: Battle, one: Fighter, told: Any) -> Iterator[Option]:
    """LF-REACT-01: whom what is readied may be aimed at: oneself too, but not with a weapon."""
    if told.action == "attack":
        aims = panel.foes_first(fight, one, told)
    else:
        thing = one.ability_of(told.thing) if told.action == "cast" else one.item_of(told.thing)
        aims = panel.meant_for(fight, one, thing)
    for option in aims:
        if fight.combatants[option.id].state != "out" and (option.id != one.id or told.action != "attack"):
            yield option


def _ready_targets(fight: Battle, one: Fighter, told: Any) -> tuple[int, int]:
    """As many as it is done to; nobody has to be named: it is then aimed at whoever sets it off."""
    if told.action == "attack":
        return (0, one.sheet.strikes)
    ability = one.ability_of(told.thing) if told.action == "cast" else None
    if ability is not None:
        return (0, len(fight.combatants) if ability.most is None else ability.most)
    return (0, int(told.action in AIMED))


@dataclass(frozen=True, slots=True, kw_only=True)
class Ready(Paid):
    """LF-REACT-01: an action kept for its moment."""

    costs: ClassVar[str] = "normal"
    action: str = param(
        "action", "choice", "Acción", "What will be done", words=LABELS, choices=_readyable, needed=True
    )
    thing: str | None = param(
        "with", "choice", "Con", "With what", choices=_ready_things, needed=True, shown=_readied_is(*_READY_THINGS)
    )
    targets: tuple[str, ...] = param(
        "targets",
        "targets",
        "Objetivo",
        "Target; nobody: whoever sets it off",
        choices=_ready_aims,
        most=_ready_targets,
    )
    on: str = param("on", "choice", "Cuándo", "What sets it off", words=TRIGGER_LABELS, default="manual")
    watch: str = param(
        "watch", "choice", "De quién", "Whose action", choices=panel.watched, default="enemy", advanced=True
    )
    attr: str | None = param(
        "attr", "choice", "Atributo", "Attribute of the check", words=CHECKED, needed=True, shown=_readied_is("check")
    )
    difficulty: int | None = param(
        "difficulty",
        "number",
        "GD",
        "The number to reach",
        minimum=-99,
        maximum=999,
        needed=True,
        shown=_readied_is("check"),
    )
    text: str = param("text", "text", "Qué", "What it is", shown=_readied_is("other"))
    modifier: int = _modifier()
    stored: Mapping[str, Any] | None = field(default=None, compare=False)
    """The params of the stored action as the command gave them."""
    told: Told | None = field(default=None, compare=False)
    """The same, read."""


def _react_aims(fight: Battle, one: Fighter, told: Any) -> Iterator[Option]:
    """LF-REACT-01, LF-REACT-04: whom a reaction, or what is readied, may be aimed at."""
    kept = one.readied
    if told.ability is None and kept is not None:
        yield from _ready_aims(fight, one, Ready(action=kept.action, thing=kept.with_id))
    else:
        yield from panel.meant_for(fight, one, told.thing(one))


def _react_targets(fight: Battle, one: Fighter, told: Any) -> tuple[int, int]:
    """LF-REACT-01: of what is readied nobody has to be named where it was aimed already, or is aimed at nobody."""
    kept = one.readied
    if told.ability is None and kept is not None:
        most = _ready_targets(fight, one, Ready(action=kept.action, thing=kept.with_id))[1]
        return (int(most > 0 and not kept.targets), most)
    return _as_many(fight, one, told)


@dataclass(frozen=True, slots=True, kw_only=True)
class React(Told):
    """LF-REACT-04: a reaction out of turn: with an ability, or what is readied."""

    ability: str | None = param(
        "with",
        "choice",
        "Habilidad",
        "Reaction; none: what is readied",
        choices=panel.reactions,
        shown=lambda fight, one, told: any(ability.reaction for ability in one.sheet.abilities),
    )
    targets: tuple[str, ...] = param(
        "targets", "targets", "Objetivo", "Target", choices=_react_aims, most=_react_targets
    )
    modifier: int = _modifier()
    attr: str | None = param("attr", "choice", words=ATTRIBUTES, hidden=True)
    willing: tuple[str, ...] = param("willing", "choices", hidden=True)
    unwilling: tuple[str, ...] = param("unwilling", "choices", hidden=True)

    def thing(self, actor: Fighter) -> Ability | None:
        """The ability itself."""
        return actor.ability_of(self.ability)
