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
from rules.tactics.capabilities import NO_FIGURE, Capability, CapabilityEffect, read
from rules.tactics.path_costs import Grounds
from rules.tactics.safe_distance import Ranges
from rules.tactics.trial_field import FALLEN, HURT, OURS, TrialDice, commands, foe, set_up
from rules.tactics.trials import DeedTrial, raising, slight_loss, tried

HOLDS = 0.35
"""How much of somebody's turns has to be taken to be worth a turn of one's own."""
FINISHED = 1.2
"""How much more it is worth to bring somebody down than to wound as much of several."""
DELAYED = 0.6
"""What a deed is worth that does its work only later."""
SWAYED = 0.5
"""What a turn that a blow takes from somebody besides is worth."""
HELD = 0.6
"""What a turn that is taken from somebody is worth beside one in which it is struck."""
SPARED = 0.25
"""What a turn that is taken from one who has much left is worth beside bringing it down."""
PALTRY = 0.4
"""What is worth a smaller part than this of what the same thing can do otherwise is not thought of."""
FEW = 5
"""How many of the best deeds are looked at against each sheet."""
LEAST = 0.05
"""Below this chance nobody tells how much it takes where it strikes."""
LIKELY = 0.5
"""What has this chance and does nothing in all trials does its work later."""
EVERYBODY = 99
"""How many a deed is aimed at that may be aimed at all."""


class StrikeValue(NamedTuple):
    """What a deed is worth against one sheet."""

    deed: Capability
    loss: float
    """What it takes if it strikes."""
    harm: float
    """What it is worth for each point that is left to the other."""
    fell: float
    """What it is worth where it brings the other down."""
    sway: float
    """What the statuses that it puts on are worth beside that."""
    costs: tuple[tuple[str, int], ...]
    spends: bool
    """Whether it costs anything that the next turn does not bring anew."""


class SheetKnowledge(NamedTuple):
    """What a sheet can do."""

    strikes: tuple[tuple[Capability, ...], ...]
    """By the number of a sheet: the deeds that are worth most against it, best first."""
    rows: tuple[tuple[StrikeValue, ...], ...]
    """The same deeds, each with its worth."""
    sweeps: tuple[Capability, ...]
    """What strikes several at a time."""
    holds: tuple[tuple[tuple[float, float, Capability], ...], ...]
    """By the number of a sheet: the deeds that keep it from acting, each behind its worth for a point that is left and
    its least worth."""
    mends: tuple[Capability, ...]
    """What gives back what others have lost."""
    strengthens: tuple[Capability, ...]
    """What puts something on friends that helps."""
    raises: tuple[Capability, ...]
    """What lets friends stand again who have fallen."""


class Playbook:
    """What all sheets of a fight can do, and how much each of them threatens."""

    def __init__(
        self,
        system: System,
        options: Any,
        board: Board | None,
        sheets: Sequence[Any],
        go_on: Callable[[], object] = lambda: None,
    ) -> None:
        """`go_on` is asked between two sheets; what it raises ends the work."""
        self.system = system
        self.grounds = Grounds()
        self.ranges = Ranges(system, options, board, sheets)
        count = len(sheets)
        alike = likes(system, sheets)
        others = {number: sheets[number] for number in dict.fromkeys(alike)}
        self.deeds = []
        for sheet in sheets:
            go_on()
            self.deeds.append(_deeds(system, options, sheet, others, alike))
        self.threat = [_threat(deeds, count) for deeds in self.deeds]
        """By the number of a sheet: the points that it takes from somebody in an average turn."""
        self.known = [_known(deeds, count, self.threat) for deeds in self.deeds]


def _deeds(
    system: System, options: Any, sheet: Any, others: Mapping[int, Any], alike: Sequence[int]
) -> list[Capability]:
    """All that one with a sheet can do, each with its figures against each."""
    yard = set_up(system, system.tactics.bare(options), sheet, others, system.tactics.yard)
    if yard is None:
        return []
    service, combatant = yard
    of_a_turn = {pool.id for pool in system.pools if pool.of_a_turn}
    found: dict[Any, Capability] = {}
    for command in commands(service, combatant):
        named, (place, cell) = _named(command), _place(system, command)
        deed = _deed_of(found, command, place, len(others))
        if named in ((), (FALLEN,)):
            _raise(service, deed, command, of_a_turn)
        if named == (FALLEN,):
            continue
        told = service.preview(command)
        if not place or _is_centre(service, deed, place, cell, told):
            _foretell(service, deed, command, told, others)
    first = next(iter(others))
    kept = [deed for deed in found.values() if _is_tried(service, combatant, deed, of_a_turn, first)]
    for deed in kept:
        spared = _spared(service, combatant, deed, others)
        deed.spared = frozenset(number for number, like in enumerate(alike) if like in spared)
        deed.figures = {number: deed.figures[like] for number, like in enumerate(alike) if like in deed.figures}
    return _without_twins(_settled(kept))


def _named(command: Mapping[str, Any]) -> tuple[str, ...]:
    """Those at whom a command is aimed."""
    return tuple(command.get("targets") or ())


def _deed_of(found: dict[Any, Capability], command: Mapping[str, Any], place: str, others: int) -> Capability:
    """The deed that a command is one way to do: at whom and on which cell is said as it is done."""
    count = len(_named(command))
    rest = {key: value for key, value in command.items() if key not in ("do", "actor", "action", "targets")}
    if place:
        rest = {**rest, "params": {key: value for key, value in rest["params"].items() if key != place}}
    key = (command["action"], str(rest), min(count, 2), place)
    deed = found.get(key)
    if deed is None:
        deed = found[key] = Capability(command["action"], rest, count if count < others else EVERYBODY)
        if count <= 1:
            deed.aims = count
    return deed


def _foretell(
    service: RulesService,
    deed: Capability,
    command: Mapping[str, Any],
    told: tuple[Preview, ...],
    others: Mapping[int, Any],
) -> None:
    """Notes what is foretold of a deed that is done so: how many it strikes, and its figures against each."""
    named = _named(command)
    if len(named) <= 1:
        deed.reach = max(deed.reach, len({row.target for row in told if row.target and row.what == "damage"}))
    for number in others:
        if not named or foe(number) in named:
            deed.figures[number] = _figure(service, command, told, foe(number))


def _figure(
    service: RulesService, command: Mapping[str, Any], told: tuple[Preview, ...], target: str
) -> CapabilityEffect:
    """What is foretold against one; aimed at that one alone, a loss that is too slight to be told is tried."""
    figure = read(told, target)
    if not figure.is_slight or _named(command) != (target,) or not _says_damage(told, target):
        return figure
    taken = slight_loss(service, command, target)
    return CapabilityEffect(figure.chance, taken / figure.chance, taken)


def _raise(service: RulesService, deed: Capability, command: Mapping[str, Any], of_a_turn: set[str]) -> None:
    """Notes what a deed does for one who has fallen."""
    fallen = service.fight.combatants[FALLEN]
    harmed = deed.figures.values()
    if fallen.state == "out" or deed.place or (harmed and all(figure.loss > 0 for figure in harmed)):
        return
    deed.raised, costs = raising(service, command, FALLEN)
    if deed.raised:
        deed.raises = fallen.state
        deed.costs = tuple(costs.items())
        deed.price = sum(amount for pool, amount in costs.items() if pool in of_a_turn)


def _says_damage(told: tuple[Preview, ...], target: str) -> bool:
    return any(preview.what == "damage" and preview.target == target and preview.number == 0 for preview in told)


def _place(system: System, command: Mapping[str, Any]) -> tuple[str, Cell]:
    """The param of a command that names a cell, and the cell; nothing where it names none."""
    params = command.get("params") or {}
    for field in system.actions[command["action"]].fields:
        if field.kind == "cell" and field.name in params:
            across, down = params[field.name]
            return field.name, (across, down)
    return "", (0, 0)


def _is_centre(service: RulesService, deed: Capability, place: str, cell: Cell, told: tuple[Preview, ...]) -> bool:
    """Notes how far from a cell it strikes; whether the cell is that of the foes."""
    yard = service.system.tactics.yard
    struck = {row.target for row in told if row.what == "damage"}
    deed.place = place
    if yard is None or not struck:
        return False
    deed.spares = deed.spares and not struck & {OURS, HURT}
    if struck - {OURS, HURT}:
        deed.radius = max(deed.radius, distance(cell, yard[3]))
    return cell == yard[3]


def _settled(deeds: Sequence[Capability]) -> list[Capability]:
    """What is aimed at several costs what it costs at one; what may be aimed at somebody is not thrown into the air."""
    single = {(deed.action, str(deed.command)): deed for deed in deeds if deed.aims == 1}
    kept = []
    for deed in deeds:
        alone = single.get((deed.action, str(deed.command)))
        if alone is not None and deed.aims == 0:
            continue
        if alone is not None and deed.aims > 1:
            deed.costs, deed.price, deed.charged = alone.costs, alone.price, alone.charged
        kept.append(deed)
    return kept


def _is_tried(service: RulesService, actor: Combatant, deed: Capability, of_a_turn: set[str], first: int) -> bool:
    """Fills in what only trying shows; whether the deed is any good."""
    harms = any(figure.taken > 0 for figure in deed.figures.values())
    if deed.aims > 1:
        return harms
    cell = service.system.tactics.yard[3] if deed.place and service.system.tactics.yard else None
    for_all = actor.id if deed.aims == 0 and not harms else None
    targets = (for_all,) if for_all else (foe(_weakest(deed)),) if harms else (HURT, actor.id, foe(first))
    for target in targets:
        assert target is not None
        aimed = deed.aimed_at(actor.id, (target,) if deed.aims else (), cell)
        trial = _tried(service, actor, aimed, target, often=not harms and _best_chance(deed) < 1)
        if trial is None:
            continue
        deed.costs = trial.costs
        deed.price = sum(amount for pool, amount in trial.costs if pool in of_a_turn)
        deed.puts, deed.sway = trial.puts, _sway(service.system, deed, trial, foretold=not harms)
        deed.charged = not trial.at_once and _best_chance(deed) >= LIKELY
        if trial.loss and not harms and not trial.gain and target != actor.id:
            chance = _best_chance(deed)
            taken = slight_loss(service, aimed, target)
            deed.figures = dict.fromkeys(deed.figures, CapabilityEffect(chance, taken / max(chance, LEAST), taken))
            return True
        if target in (HURT, actor.id):
            deed.gain = trial.gain
            if trial.gain or trial.sway < 0:
                return True
        elif trial.sway < 0 and not harms:
            return deed.raised > 0
    return harms or deed.sway != 0 or deed.raised > 0


def _spared(service: RulesService, actor: Combatant, deed: Capability, others: Mapping[int, Any]) -> frozenset[int]:
    """The numbers of those over whom nothing comes that would keep them from acting: they are immune to it."""
    if deed.aims != 1 or deed.sway < HOLDS or not deed.puts:
        return frozenset()
    found = []
    tried_on = kind_of(next(iter(others.values())))
    for number in (number for number, sheet in others.items() if kind_of(sheet) != tried_on):
        trial = _tried(service, actor, deed.aimed_at(actor.id, (foe(number),)), foe(number), often=True)
        if trial is not None and not trial.came:
            found.append(number)
    return frozenset(found)


def _tried(
    service: RulesService, actor: Combatant, command: Mapping[str, Any], target: str, *, often: bool
) -> DeedTrial | None:
    """A deed tried, what makes it cheaper done before."""
    first = service.system.tactics.readies(service.fight, actor, command)
    done = None if first is None else service.do(first, TrialDice(service.fight, 0))
    trial = tried(service, command, target, often=often)
    if isinstance(done, Done):
        service.take_back(done)
    return trial


def _sway(system: System, deed: Capability, trial: DeedTrial, *, foretold: bool) -> float:
    """What its statuses come to; of one that does nothing else where it succeeds, if its chance is `foretold`."""
    if not trial.came:
        return system.tactics.weighs.get(deed.action, 0.0)
    chance = _best_chance(deed)
    return trial.sway / max(chance, trial.came) if foretold and chance < 1 else trial.sway


def _best_chance(deed: Capability) -> float:
    return max((figure.chance for figure in deed.figures.values()), default=1.0)


def _weakest(deed: Capability) -> int:
    """The number of the sheet on which it is seen best what a deed does."""
    return max(deed.figures, key=lambda number: deed.figures[number].chance)


def _without_twins(deeds: Sequence[Capability]) -> list[Capability]:
    """The deeds, each once: of those that do the same one for each thing, and one without where none does it."""
    named = {_print_of(deed) for deed in deeds if deed.command.get("with") is not None}
    seen: set[Any] = set()
    kept: list[Capability] = []
    for deed in deeds:
        thing, print_ = deed.command.get("with"), _print_of(deed)
        if (thing, print_) in seen or (thing is None and print_ in named):
            continue
        seen.add((thing, print_))
        kept.append(deed)
    return kept


def _print_of(deed: Capability) -> Any:
    return (deed.action, deed.aims, deed.reach, deed.costs, deed.sway, deed.gain, tuple(deed.figures.values()))


def _threat(deeds: Sequence[Capability], count: int) -> float:
    best = 0.0
    for deed in deeds:
        if deed.figures and deed.aims <= 1:
            mean = sum(figure.taken for figure in deed.figures.values()) / count
            best = max(best, mean * (1 if deed.reach < 2 else 1.5))
    return max(best, 0.5)


def _known(deeds: Sequence[Capability], count: int, threats: Sequence[float]) -> SheetKnowledge:
    single = [deed for deed in deeds if deed.aims <= 1 and deed.reach < 2 and not deed.place and not deed.helps]
    strikes = []
    for number in range(count):
        usable = _worth_it([deed for deed in single if deed.figures.get(number, NO_FIGURE).taken > 0], number)
        usable.sort(key=lambda deed: -worth(deed, number))
        kept = usable[:FEW]
        free = [deed for deed in usable if not _spends(deed)][:2]
        strikes.append(tuple(dict.fromkeys((*kept, *free))))
    rows = tuple(
        tuple(_strike(deed, number, threats[number]) for deed in deeds) for number, deeds in enumerate(strikes)
    )
    return SheetKnowledge(
        tuple(strikes),
        rows,
        tuple(deed for deed in deeds if (deed.aims > 1 or deed.reach > 1 or deed.place) and not deed.helps),
        tuple(_holds(single, strikes, number, threats[number]) for number in range(count)),
        tuple(deed for deed in deeds if deed.gain > 0 and deed.aims <= 1),
        tuple(deed for deed in deeds if deed.sway < 0 and not deed.gain and deed.aims <= 1),
        tuple(deed for deed in deeds if deed.raised > 0 and deed.aims <= 1),
    )


def _worth_it(deeds: list[Capability], number: int) -> list[Capability]:
    """The same without what is worth next to nothing beside what else the same thing can do for as little."""
    best: dict[Any, float] = {}
    for deed in deeds:
        thing = (deed.command.get("with"), deed.costs)
        best[thing] = max(best.get(thing, 0.0), worth(deed, number))
    return [deed for deed in deeds if worth(deed, number) >= PALTRY * best[(deed.command.get("with"), deed.costs)]]


def _strike(deed: Capability, number: int, threat: float) -> StrikeValue:
    chance, loss, taken = deed.figures[number]
    share = threat * (DELAYED if deed.charged else 1.0) / max(1, deed.price)
    sway = 0.0 if number in deed.spared else max(0.0, deed.sway) * share * SWAYED
    return StrikeValue(deed, loss, taken * share, chance * share * FINISHED, sway, deed.costs, _spends(deed))


def _holds(
    single: Sequence[Capability], strikes: Sequence[tuple[Capability, ...]], number: int, threat: float
) -> tuple[tuple[float, float, Capability], ...]:
    """What would be struck off meanwhile is what it is worth to keep somebody from acting for a while.

    Of one who can hardly be hurt it is still worth what the others are spared.
    """
    mine = worth(strikes[number][0], number) if strikes[number] else 1.0
    found = []
    for deed in single:
        if deed.sway >= HOLDS and deed.aims == 1 and number not in deed.spared:
            held = deed.figures.get(number, NO_FIGURE).chance * deed.sway * threat * HELD / max(1, deed.price)
            found.append((held * mine, held * SPARED, deed))
    found.sort(key=lambda item: -item[0])
    return tuple(found[:2])


def worth(deed: Capability, number: int) -> float:
    """What a deed takes from one with a sheet, for what it costs of a turn."""
    taken = deed.figures.get(number, NO_FIGURE).taken
    return taken * (DELAYED if deed.charged else 1.0) / max(1, deed.price)


def _spends(deed: Capability) -> bool:
    return sum(amount for _, amount in deed.costs) > deed.price


MOST_OTHERS = 10
"""How many sheets stand in the yard as they are; of more each stands for those that are like it."""
MOST_KINDS = 10
"""How many kinds of sheets have somebody of their own there; the rarest ones share theirs."""


def likes(system: System, sheets: Sequence[Any]) -> list[int]:
    """For each sheet the number of the one that stands for it: itself, or among many one as hale of its kind."""
    count = len(sheets)
    if count <= MOST_OTHERS:
        return list(range(count))
    hale = [system.vital.highest(system.new_combatant("", "", "", sheet, {})) for sheet in sheets]
    found = [0] * count
    for kind in _kinds(sheets):
        by_health = sorted(kind, key=lambda number: (hale[number], number))
        own = len(by_health)
        parts = max(1, min(own, MOST_OTHERS * own // count))
        for place, number in enumerate(by_health):
            part = place * parts // own
            found[number] = by_health[(2 * part + 1) * own // (2 * parts)]
    return found


def _kinds(sheets: Sequence[Any]) -> list[list[int]]:
    """The numbers of sheets with the same affinities and immunities; the rarest kinds are taken for one."""
    kinds: dict[tuple[str, ...], list[int]] = {}
    for number, sheet in enumerate(sheets):
        kinds.setdefault(kind_of(sheet), []).append(number)
    by_size = sorted(kinds.values(), key=len, reverse=True)
    rest = sorted(number for kind in by_size[MOST_KINDS:] for number in kind)
    return [*by_size[:MOST_KINDS], *([rest] if rest else [])]


def kind_of(sheet: Any) -> tuple[str, ...]:
    """What harms somebody more, less or not at all, by the keys that all systems with such things share."""
    affinities = sorted(f"{element}:{word}" for element, word in dict(getattr(sheet, "elements", None) or {}).items())
    immune = sorted(str(item) for item in getattr(sheet, "immune", None) or ())
    return (*affinities, "", *immune)
