"""The playbook of a fight: for each sheet all that it can do, in the order of what it is worth against each other.

It rests on the system, the options and the sheets alone, and is worked out once for all fights of these.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple

from rules.board.board import Board
from rules.board.geometry import Cell, distance
from rules.core.state import Combatant
from rules.engine.service import Done, RulesService
from rules.mechanics.action import Preview
from rules.system.system import System
from rules.tactics.capabilities import NO_FIGURE, Capability, CapabilityEffect, effect_on
from rules.tactics.path_costs import Grounds
from rules.tactics.safe_distance import Ranges
from rules.tactics.trial_field import FALLEN, HURT, OURS, TrialDice, foe_id, set_up, useful_commands
from rules.tactics.trials import DeedTrial, slight_loss, try_deed, try_raising

HOLDS = 0.35
"""The share of somebody's turns that must be taken to be worth a turn of one's own."""
FINISHED = 1.2
"""How much more it is worth to bring somebody down than to wound several as much."""
DELAYED = 0.6
"""The worth of a deed that takes effect only later."""
SWAYED = 0.5
"""The worth of a turn that a blow takes from somebody besides its damage."""
HELD = 0.6
"""The worth of taking a turn from somebody, relative to striking it in that turn."""
SPARED = 0.25
"""The worth of taking a turn from somebody with much health left, relative to bringing it down."""
PALTRY = 0.4
"""What is worth less than this share of what the same thing can do otherwise is ignored."""
FEW = 5
"""How many of the best deeds are considered against each sheet."""
LEAST = 0.05
"""Below this chance the loss of a hit is not worked out."""
LIKELY = 0.5
"""A deed with at least this chance that does nothing in any trial takes effect later."""
EVERYBODY = 99
"""The number of aims of a deed that may be aimed at everybody."""


class StrikeValue(NamedTuple):
    """What a deed is worth against a sheet."""

    deed: Capability
    loss: float
    """What it takes if it hits."""
    harm: float
    """What it is worth for each point of health the other has left."""
    finish: float
    """What it is worth if it brings the other down."""
    status_value: float
    """What the statuses it inflicts are worth besides."""
    costs: tuple[tuple[str, int], ...]
    spends: bool
    """Whether it costs anything that the next turn does not refill."""


class SheetKnowledge(NamedTuple):
    """What a sheet can do."""

    strikes: tuple[tuple[Capability, ...], ...]
    """By the number of a sheet: the deeds worth most against it, best first."""
    rows: tuple[tuple[StrikeValue, ...], ...]
    """The same deeds, each with its worth."""
    sweeps: tuple[Capability, ...]
    """Deeds that strike several at a time."""
    holds: tuple[tuple[tuple[float, float, Capability], ...], ...]
    """By the number of a sheet: the deeds that keep it from acting, each after its worth for a point of health left and
    its least worth."""
    mends: tuple[Capability, ...]
    """Deeds that heal others."""
    strengthens: tuple[Capability, ...]
    """Deeds that inflict a helpful status on friends."""
    raises: tuple[Capability, ...]
    """Deeds that raise fallen friends."""


class Playbook:
    """What all sheets of a fight can do, and how great a threat each of them is."""

    def __init__(
        self,
        system: System,
        options: Any,
        board: Board | None,
        sheets: Sequence[Any],
        go_on: Callable[[], object] = lambda: None,
    ) -> None:
        """`go_on` is called between two sheets; what it raises ends the work."""
        self.system = system
        self.grounds = Grounds()
        self.ranges = Ranges(system, options, board, sheets)
        count = len(sheets)
        representative = representatives(system, sheets)
        samples = {number: sheets[number] for number in dict.fromkeys(representative)}
        self.deeds = []
        for sheet in sheets:
            go_on()
            self.deeds.append(_deeds(system, options, sheet, samples, representative))
        self.threat = [_threat(deeds, count) for deeds in self.deeds]
        """By the number of a sheet: the points that it takes from somebody in an average turn."""
        self.known = [_knowledge_of(deeds, count, self.threat) for deeds in self.deeds]


def _deeds(
    system: System, options: Any, sheet: Any, samples: Mapping[int, Any], representative: Sequence[int]
) -> list[Capability]:
    """All deeds of a sheet, each with its effect on each other sheet."""
    field = set_up(system, system.tactics.bare(options), sheet, samples, system.tactics.yard)
    if field is None:
        return []
    service, combatant = field
    of_a_turn = {pool.id for pool in system.pools if pool.of_a_turn}
    deeds: dict[Any, Capability] = {}
    for command in useful_commands(service, combatant):
        targets, (place, cell) = _targets_of(command), _aimed_cell(system, command)
        deed = _deed_of(deeds, command, place, len(samples))
        if targets in ((), (FALLEN,)):
            _note_raising(service, deed, command, of_a_turn)
        if targets == (FALLEN,):
            continue
        previews = service.preview(command)
        if not place or _is_centre(service, deed, place, cell, previews):
            _note_forecast(service, deed, command, previews, samples)
    first = next(iter(samples))
    useful = [deed for deed in deeds.values() if _try_deed(service, combatant, deed, of_a_turn, first)]
    for deed in useful:
        immune = _immune_sheets(service, combatant, deed, samples)
        deed.spared = frozenset(number for number, sample in enumerate(representative) if sample in immune)
        deed.figures = {
            number: deed.figures[sample] for number, sample in enumerate(representative) if sample in deed.figures
        }
    return _without_twins(_without_duplicates_of_aim(useful))


def _targets_of(command: Mapping[str, Any]) -> tuple[str, ...]:
    """The targets of a command."""
    return tuple(command.get("targets") or ())


def _deed_of(deeds: dict[Any, Capability], command: Mapping[str, Any], place: str, others: int) -> Capability:
    """The deed of which a command is a case: targets and cell are chosen when it is done."""
    count = len(_targets_of(command))
    parameters = {key: value for key, value in command.items() if key not in ("do", "actor", "action", "targets")}
    if place:
        parameters = {
            **parameters,
            "params": {key: value for key, value in parameters["params"].items() if key != place},
        }
    key = (command["action"], str(parameters), min(count, 2), place)
    deed = deeds.get(key)
    if deed is None:
        deed = deeds[key] = Capability(command["action"], parameters, count if count < others else EVERYBODY)
        if count <= 1:
            deed.aims = count
    return deed


def _note_forecast(
    service: RulesService,
    deed: Capability,
    command: Mapping[str, Any],
    previews: tuple[Preview, ...],
    samples: Mapping[int, Any],
) -> None:
    """Note the forecast of a deed: how many it strikes, and its effect on each."""
    targets = _targets_of(command)
    if len(targets) <= 1:
        deed.reach = max(deed.reach, len({row.target for row in previews if row.target and row.what == "damage"}))
    for number in samples:
        if not targets or foe_id(number) in targets:
            deed.figures[number] = _figure(service, command, previews, foe_id(number))


def _figure(
    service: RulesService, command: Mapping[str, Any], previews: tuple[Preview, ...], target: str
) -> CapabilityEffect:
    """The forecast against a target; if it is the only one, a loss too slight to be foretold is tried."""
    figure = effect_on(previews, target)
    if not figure.is_slight or _targets_of(command) != (target,) or not _says_damage(previews, target):
        return figure
    loss = slight_loss(service, command, target)
    return CapabilityEffect(figure.chance, loss / figure.chance, loss)


def _note_raising(service: RulesService, deed: Capability, command: Mapping[str, Any], of_a_turn: set[str]) -> None:
    """Note what a deed does for a fallen friend."""
    fallen = service.fight.combatants[FALLEN]
    harmed = deed.figures.values()
    if fallen.state == "out" or deed.place or (harmed and all(figure.loss > 0 for figure in harmed)):
        return
    deed.raised, costs = try_raising(service, command, FALLEN)
    if deed.raised:
        deed.raises = fallen.state
        deed.costs = tuple(costs.items())
        deed.price = sum(amount for pool, amount in costs.items() if pool in of_a_turn)


def _says_damage(previews: tuple[Preview, ...], target: str) -> bool:
    return any(preview.what == "damage" and preview.target == target and preview.number == 0 for preview in previews)


def _aimed_cell(system: System, command: Mapping[str, Any]) -> tuple[str, Cell]:
    """The param of a command that names a cell, and the cell; an empty name if there is none."""
    params = command.get("params") or {}
    for field in system.actions[command["action"]].fields:
        if field.kind == "cell" and field.name in params:
            across, down = params[field.name]
            return field.name, (across, down)
    return "", (0, 0)


def _is_centre(service: RulesService, deed: Capability, place: str, cell: Cell, previews: tuple[Preview, ...]) -> bool:
    """Note how far from a cell a deed strikes; return whether the cell is that of the foes."""
    yard = service.system.tactics.yard
    struck = {row.target for row in previews if row.what == "damage"}
    deed.place = place
    if yard is None or not struck:
        return False
    deed.spares = deed.spares and not struck & {OURS, HURT}
    if struck - {OURS, HURT}:
        deed.radius = max(deed.radius, distance(cell, yard[3]))
    return cell == yard[3]


def _without_duplicates_of_aim(deeds: Sequence[Capability]) -> list[Capability]:
    """Give deeds at several targets the costs of the same at one, and drop deeds without target that can have one."""
    single = {(deed.action, str(deed.command)): deed for deed in deeds if deed.aims == 1}
    settled = []
    for deed in deeds:
        single_deed = single.get((deed.action, str(deed.command)))
        if single_deed is not None and deed.aims == 0:
            continue
        if single_deed is not None and deed.aims > 1:
            deed.costs, deed.price, deed.charged = single_deed.costs, single_deed.price, single_deed.charged
        settled.append(deed)
    return settled


def _try_deed(service: RulesService, actor: Combatant, deed: Capability, of_a_turn: set[str], first: int) -> bool:
    """Fill in what only a trial shows; return whether the deed is useful."""
    harms = any(figure.taken > 0 for figure in deed.figures.values())
    if deed.aims > 1:
        return harms
    cell = service.system.tactics.yard[3] if deed.place and service.system.tactics.yard else None
    for_all = actor.id if deed.aims == 0 and not harms else None
    targets = (for_all,) if for_all else (foe_id(_weakest(deed)),) if harms else (HURT, actor.id, foe_id(first))
    for target in targets:
        assert target is not None
        command = deed.command_at(actor.id, (target,) if deed.aims else (), cell)
        trial = _prepared_trial(service, actor, command, target, often=not harms and _best_chance(deed) < 1)
        if trial is None:
            continue
        deed.costs = trial.costs
        deed.price = sum(amount for pool, amount in trial.costs if pool in of_a_turn)
        deed.puts, deed.status_value = trial.puts, _status_value(service.system, deed, trial, foretold=not harms)
        deed.charged = not trial.at_once and _best_chance(deed) >= LIKELY
        if trial.loss and not harms and not trial.gain and target != actor.id:
            chance = _best_chance(deed)
            loss = slight_loss(service, command, target)
            deed.figures = dict.fromkeys(deed.figures, CapabilityEffect(chance, loss / max(chance, LEAST), loss))
            return True
        if target in (HURT, actor.id):
            deed.gain = trial.gain
            if trial.gain or trial.status_value < 0:
                return True
        elif trial.status_value < 0 and not harms:
            return deed.raised > 0
    return harms or deed.status_value != 0 or deed.raised > 0


def _immune_sheets(
    service: RulesService, actor: Combatant, deed: Capability, samples: Mapping[int, Any]
) -> frozenset[int]:
    """The numbers of the sheets that are immune to a deed that would keep them from acting."""
    if deed.aims != 1 or deed.status_value < HOLDS or not deed.puts:
        return frozenset()
    immune = []
    sample_kind = affinity_key(next(iter(samples.values())))
    for number in (number for number, sheet in samples.items() if affinity_key(sheet) != sample_kind):
        trial = _prepared_trial(
            service, actor, deed.command_at(actor.id, (foe_id(number),)), foe_id(number), often=True
        )
        if trial is not None and not trial.inflicted:
            immune.append(number)
    return frozenset(immune)


def _prepared_trial(
    service: RulesService, actor: Combatant, command: Mapping[str, Any], target: str, *, often: bool
) -> DeedTrial | None:
    """A trial of a deed, after what makes it cheaper."""
    preparation = service.system.tactics.readies(service.fight, actor, command)
    prepared = None if preparation is None else service.do(preparation, TrialDice(service.fight, 0))
    trial = try_deed(service, command, target, often=often)
    if isinstance(prepared, Done):
        service.take_back(prepared)
    return trial


def _status_value(system: System, deed: Capability, trial: DeedTrial, *, foretold: bool) -> float:
    """The worth of its statuses; if it does nothing else and its chance is `foretold`, given that it succeeds."""
    if not trial.inflicted:
        return system.tactics.weighs.get(deed.action, 0.0)
    chance = _best_chance(deed)
    return trial.status_value / max(chance, trial.inflicted) if foretold and chance < 1 else trial.status_value


def _best_chance(deed: Capability) -> float:
    return max((figure.chance for figure in deed.figures.values()), default=1.0)


def _weakest(deed: Capability) -> int:
    """The number of the sheet on which the effect of a deed shows best."""
    return max(deed.figures, key=lambda number: deed.figures[number].chance)


def _without_twins(deeds: Sequence[Capability]) -> list[Capability]:
    """The deeds, each once: of equal ones one for each thing, and one without a thing if none has one."""
    used_with_thing = {_fingerprint(deed) for deed in deeds if deed.command.get("with") is not None}
    seen: set[Any] = set()
    distinct: list[Capability] = []
    for deed in deeds:
        thing, fingerprint = deed.command.get("with"), _fingerprint(deed)
        if (thing, fingerprint) in seen or (thing is None and fingerprint in used_with_thing):
            continue
        seen.add((thing, fingerprint))
        distinct.append(deed)
    return distinct


def _fingerprint(deed: Capability) -> Any:
    return (deed.action, deed.aims, deed.reach, deed.costs, deed.status_value, deed.gain, tuple(deed.figures.values()))


def _threat(deeds: Sequence[Capability], count: int) -> float:
    best = 0.0
    for deed in deeds:
        if deed.figures and deed.aims <= 1:
            mean = sum(figure.taken for figure in deed.figures.values()) / count
            best = max(best, mean * (1 if deed.reach < 2 else 1.5))
    return max(best, 0.5)


def _knowledge_of(deeds: Sequence[Capability], count: int, threats: Sequence[float]) -> SheetKnowledge:
    single = [deed for deed in deeds if deed.aims <= 1 and deed.reach < 2 and not deed.place and not deed.helps]
    strikes = []
    for number in range(count):
        usable = _without_paltry([deed for deed in single if deed.figures.get(number, NO_FIGURE).taken > 0], number)
        usable.sort(key=lambda deed: -worth(deed, number))
        best = usable[:FEW]
        free = [deed for deed in usable if not _spends(deed)][:2]
        strikes.append(tuple(dict.fromkeys((*best, *free))))
    rows = tuple(
        tuple(_strike_value(deed, number, threats[number]) for deed in deeds) for number, deeds in enumerate(strikes)
    )
    return SheetKnowledge(
        tuple(strikes),
        rows,
        tuple(deed for deed in deeds if (deed.aims > 1 or deed.reach > 1 or deed.place) and not deed.helps),
        tuple(_holds(single, strikes, number, threats[number]) for number in range(count)),
        tuple(deed for deed in deeds if deed.gain > 0 and deed.aims <= 1),
        tuple(deed for deed in deeds if deed.status_value < 0 and not deed.gain and deed.aims <= 1),
        tuple(deed for deed in deeds if deed.raised > 0 and deed.aims <= 1),
    )


def _without_paltry(deeds: list[Capability], number: int) -> list[Capability]:
    """The deeds without those worth next to nothing beside what the same thing can do for the same cost."""
    best: dict[Any, float] = {}
    for deed in deeds:
        thing = (deed.command.get("with"), deed.costs)
        best[thing] = max(best.get(thing, 0.0), worth(deed, number))
    return [deed for deed in deeds if worth(deed, number) >= PALTRY * best[(deed.command.get("with"), deed.costs)]]


def _strike_value(deed: Capability, number: int, threat: float) -> StrikeValue:
    chance, loss, taken = deed.figures[number]
    share = threat * (DELAYED if deed.charged else 1.0) / max(1, deed.price)
    sway = 0.0 if number in deed.spared else max(0.0, deed.status_value) * share * SWAYED
    return StrikeValue(deed, loss, taken * share, chance * share * FINISHED, sway, deed.costs, _spends(deed))


def _holds(
    single: Sequence[Capability], strikes: Sequence[tuple[Capability, ...]], number: int, threat: float
) -> tuple[tuple[float, float, Capability], ...]:
    """The worth of keeping a sheet from acting is what would be struck off it meanwhile.

    Of one who can hardly be hurt it is still worth what the others are spared.
    """
    own_worth = worth(strikes[number][0], number) if strikes[number] else 1.0
    options = []
    for deed in single:
        if deed.status_value >= HOLDS and deed.aims == 1 and number not in deed.spared:
            value = deed.figures.get(number, NO_FIGURE).chance * deed.status_value * threat * HELD / max(1, deed.price)
            options.append((value * own_worth, value * SPARED, deed))
    options.sort(key=lambda option: -option[0])
    return tuple(options[:2])


def worth(deed: Capability, number: int) -> float:
    """Return what a deed takes from a sheet on average, for what it costs of a turn."""
    loss = deed.figures.get(number, NO_FIGURE).taken
    return loss * (DELAYED if deed.charged else 1.0) / max(1, deed.price)


def _spends(deed: Capability) -> bool:
    return sum(amount for _, amount in deed.costs) > deed.price


MOST_OTHERS = 10
"""How many sheets stand on the trial field themselves; of more, each stands for those like it."""
MOST_KINDS = 10
"""How many kinds of sheets have representatives of their own; the rarest ones share theirs."""


def representatives(system: System, sheets: Sequence[Any]) -> list[int]:
    """Return for each sheet the number of its representative: itself, or one of its kind with similar health."""
    count = len(sheets)
    if count <= MOST_OTHERS:
        return list(range(count))
    health = [system.vital.highest(system.new_combatant("", "", "", sheet, {})) for sheet in sheets]
    numbers = [0] * count
    for kind in _kinds(sheets):
        by_health = sorted(kind, key=lambda number: (health[number], number))
        size = len(by_health)
        parts = max(1, min(size, MOST_OTHERS * size // count))
        for rank, number in enumerate(by_health):
            share = rank * parts // size
            numbers[number] = by_health[(2 * share + 1) * size // (2 * parts)]
    return numbers


def _kinds(sheets: Sequence[Any]) -> list[list[int]]:
    """The numbers of sheets by equal affinities and immunities; the rarest kinds are joined."""
    kinds: dict[tuple[str, ...], list[int]] = {}
    for number, sheet in enumerate(sheets):
        kinds.setdefault(affinity_key(sheet), []).append(number)
    by_size = sorted(kinds.values(), key=len, reverse=True)
    rare = sorted(number for kind in by_size[MOST_KINDS:] for number in kind)
    return [*by_size[:MOST_KINDS], *([rare] if rare else [])]


def affinity_key(sheet: Any) -> tuple[str, ...]:
    """Return what harms a sheet more, less or not at all, by the keys that all systems share."""
    affinities = sorted(f"{element}:{word}" for element, word in dict(getattr(sheet, "elements", None) or {}).items())
    immune = sorted(str(immunity) for immunity in getattr(sheet, "immune", None) or ())
    return (*affinities, "", *immune)
