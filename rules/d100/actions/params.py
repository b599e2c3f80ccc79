"""The typed params of the actions of this system, as forms ask for them and scripts give them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from rules.core.state import is_harm_for
from rules.d100.actions import choices as offering
from rules.d100.combatant.state import D100Fight, Fighter
from rules.d100.combatant.weapons import Weapon, default_weapon, weapons_of
from rules.d100.turns.order import due
from rules.mechanics.params import param


def _modifier() -> Any:
    return param("modifier", "number", "Modificador", advanced=True)


def _leaves(name: str, label: str, **more: Any) -> Any:
    return param(name, "choice", label, choices=offering.weapons_to_leave, **more)


def _also_named() -> Any:
    """D100-DECL-03: return the targets of a declaration and its act, which only say whether it has changed."""
    return param("targets", "targets", hidden=True)


def _weapon(choices: Any, **more: Any) -> Any:
    return param("with", "choice", "Arma", choices=choices, **more)


def _targets(choices: Any, most: Any, **more: Any) -> Any:
    return param("targets", "targets", "Objetivo", choices=choices, most=most, needed=True, **more)


@dataclass(frozen=True, kw_only=True)
class Nothing:
    """The params of an action that has none."""


@dataclass(frozen=True, kw_only=True)
class Struggle:
    """The params of an escape."""

    modifier: int = _modifier()


@dataclass(frozen=True, kw_only=True)
class Other:
    """The params of any other action."""

    text: str = param("text", "text", "Qué")


@dataclass(frozen=True, kw_only=True)
class Wait:
    """The params of waiting: how long, and for whom."""

    des: int = param("des", "number", "DES", minimum=1, default=5)
    target: str | None = param("target", "choice", "Centrarse en", choices=offering.other_targets)


@dataclass(frozen=True, kw_only=True)
class UseSkill:
    """The params of using a skill, over a number of turns."""

    action: str = "use_skill"
    skill: str | None = param("with", "choice", "Habilidad", choices=offering.skills, needed=True)
    turns: int = param("turns", "number", "Turnos", minimum=1, default=1)
    modifier: int = _modifier()
    targets: tuple[str, ...] = _also_named()


# --- weapons ---------------------------------------------------------------------------------------------------


@dataclass(frozen=True, kw_only=True)
class Armed:
    """Params of an action with a weapon; without a name it is the first that is ready."""

    hold: bool = False
    """Whether it is used to hold."""
    weapon: str | None = None

    def of(self, actor: Fighter) -> Weapon:
        """Return the weapon if it is known, else the default one."""
        if self.weapon is None:
            return default_weapon(actor, hold=self.hold)
        return weapons_of(actor).get(self.weapon) or default_weapon(actor, hold=self.hold)


@dataclass(frozen=True, kw_only=True)
class PickUp(Armed):
    """The params of picking a weapon up."""

    weapon: str | None = _weapon(offering.weapons_on_floor, needed=True, lists=True)


@dataclass(frozen=True, kw_only=True)
class Reload(Armed):
    """The params of loading a weapon."""

    weapon: str | None = _weapon(offering.weapons_to_load, needed=True, lists=True)


@dataclass(frozen=True, kw_only=True)
class Repair(Armed):
    """The params of clearing a jam."""

    action: str = "repair"
    weapon: str | None = _weapon(offering.jammed_weapons, needed=True, lists=True)
    skill: str | None = param(
        "skill", "choice", "Habilidad", words=offering.REPAIR_SKILLS, choices=offering.repair_skills
    )
    modifier: int = _modifier()
    targets: tuple[str, ...] = _also_named()


@dataclass(frozen=True, kw_only=True)
class Leaving(Armed):
    """Params of an action with a weapon while others may leave the hand."""

    stow: str | None = None
    drop: str | None = None

    @property
    def leaving(self) -> tuple[tuple[str, str], ...]:
        """Yield how a weapon leaves the hand, and which."""
        if self.stow is None and self.drop is None:
            return ()
        return tuple((how, id) for how, id in (("stow", self.stow), ("drop", self.drop)) if id is not None)


@dataclass(frozen=True, kw_only=True)
class Draw(Leaving):
    """The params of readying a weapon."""

    weapon: str | None = _weapon(offering.put_away_weapons, needed=True, lists=True)
    drop: str | None = _leaves("drop", "Soltar")
    stow: str | None = _leaves("stow", "Guardar")


# --- attacking -------------------------------------------------------------------------------------------------


@dataclass(frozen=True, kw_only=True)
class Attempt(Leaving):
    """Params of an attack, to hurt or to hold: weapon, targets, distances, preparations."""

    action: str = ""
    targets: tuple[str, ...] = ()
    knockout: bool = False
    distance: int | tuple[int, ...] | None = param(
        "distance", "number", "Distancia (m)", minimum=0, also=("numbers",), shown=offering.is_ranged
    )
    measured: bool = param("measured", "flag", "Medir en el tablero", shown=offering.is_measurable)
    shots: int | tuple[int, ...] | None = param(
        "shots", "number", "Balas", minimum=1, also=("numbers",), most=offering.bullets, shown=offering.fires_several
    )
    aim: bool = param("aim", "flag", "Apuntar con la mira", shown=offering.has_scope)
    load_one: bool = param("load_one", "flag", "Cargar una y disparar", shown=offering.loads_singly)
    draw: bool = param("draw", "flag", "Preparar el arma", shown=offering.is_put_away, begins=offering.can_be_drawn)
    stow: str | None = _leaves("stow", "Guardar", shown=offering.is_put_away)
    drop: str | None = _leaves("drop", "Soltar", shown=offering.is_put_away)
    focus: int | None = param(
        "focus", "number", "Centrarse (DES)", minimum=1, shown=offering.is_declaration, advanced=True
    )
    modifier: int = _modifier()

    def known(self, fight: D100Fight) -> tuple[Fighter, ...]:
        """Return the targets that are known."""
        return tuple(fight.combatants[id] for id in self.targets if id in fight.combatants)

    def each(self, of: int | tuple[int, ...] | None) -> tuple[int | None, ...]:
        """Return a number for each target: as many as were given, or the same for all."""
        if isinstance(of, tuple):
            return of if len(of) == len(self.targets) else (None,) * len(self.targets)
        return (of,) * len(self.targets)

    @property
    def total(self) -> int:
        """Return the shots at all targets together."""
        return sum(item or 1 for item in self.each(self.shots))

    def delays(self, actor: Fighter) -> bool:
        """D100-SCO-01, D100-SCO-04: whether its aim costs half the DES: any scope but a rifle's telescopic one."""
        return self.aim and not self.of(actor).free_scope

    def due(self, actor: Fighter) -> int | None:
        """D100-DRAW-01, D100-SCO-01, D100-REL-04, D100-FOC-02: return the initiative it is due at; None: no DES.

        Weapons are drawn or put away first, a round is loaded, a scope takes time, focus waits for the target.
        """
        handled = int(self.draw) + (self.stow is not None)
        delayed = self.load_one or self.delays(actor)
        if not (handled or delayed or self.focus):
            return None
        return due(actor, delayed, handled) - (self.focus or 0)


@dataclass(frozen=True, kw_only=True)
class Attack(Attempt):
    """The params of a blow or a shot."""

    action: str = "attack"
    weapon: str | None = _weapon(offering.all_weapons)
    targets: tuple[str, ...] = _targets(offering.foes_first, offering.target_count, meant=is_harm_for)
    knockout: bool = param("knockout", "flag", "Noquear", shown=offering.is_near)


@dataclass(frozen=True, kw_only=True)
class Grapple(Attempt):
    """The params of a hold, with arms, a net or a lasso."""

    action: str = "grapple"
    hold: bool = True
    weapon: str | None = _weapon(offering.holding_weapons)
    targets: tuple[str, ...] = _targets(offering.foes_first, offering.one_target, meant=is_harm_for)


# --- holds -----------------------------------------------------------------------------------------------------


@dataclass(frozen=True, kw_only=True)
class Release:
    """The params of a release."""

    targets: tuple[str, ...] = _targets(offering.held_targets, offering.one_target, lists=True)


@dataclass(frozen=True, kw_only=True)
class Disarm:
    """The params of taking a weapon from a held victim."""

    targets: tuple[str, ...] = _targets(offering.held_targets, offering.one_target, lists=True)
    weapon: str = param("weapon", "choice", "Arma", choices=offering.victims_weapons, needed=True)
    modifier: int = _modifier()

    def of(self, fight: D100Fight) -> tuple[Fighter, Weapon]:
        """Return the victim and the weapon."""
        victim = fight.combatants[self.targets[0]]
        return victim, weapons_of(victim)[self.weapon]
