"""Options: what a combatant might do now and what each is worth, from the playbook and the state of the fight."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable, Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from rules.board.geometry import Cell, distance
from rules.core.state import Combatant, Fight
from rules.tactics.capabilities import Capability
from rules.tactics.playbook import DELAYED, FINISHED, Playbook, worth
from rules.tactics.safe_distance import gap_between, is_too_far
from rules.tactics.temperaments import BEASTLY, COWARDLY, PLAIN, RECKLESS


class Thought(NamedTuple):
    """Something that might be done."""

    command: dict[str, Any]
    why: str
    """What speaks for it: that of a `Want`, or `declared`, `frees`, `eases`, `mends`, `nears`, `withdraws`, `waits`,
    `guards`, `harmless`, `flees`, `forced`, `whims`."""
    targets: tuple[str, ...] = ()
    """Those at whom it is aimed, or to whom it comes nearer."""
    deed: Capability | None = None
    """What it comes nearer for; None: only to be nearer."""
    is_part: bool = False
    """Whether it comes nearer only, and more of the way is left then."""


Thoughts = Generator[Thought, str | None, None]
"""Yields thoughts one after the other, and is sent the code with which each was refused, or None."""


LOW_SHARE = 0.35
"""Below this share of the vital pool somebody is worth healing."""
STRENGTHENS = 0.35
"""The worth of strengthening a friend, as a share of what that friend does in a turn."""
RAISED = 0.7
"""The worth of raising a friend, relative to bringing down a foe of the same threat."""
FIRST_ROUNDS = 3
"""Friends are strengthened in these rounds only: later it seldom pays."""
FREES = 0.5
"""The worth of wounding one whom a hit would free of fighting its own side, relative to another."""
NOWHERE = 999
CLOSE = 2
"""What cannot be done from so many steps away is close combat."""
CostTo = Callable[[Combatant], Any]
"""The cost of moving next to a combatant."""


class Want(NamedTuple):
    """Something that might be done, and what it is worth."""

    value: float
    deed: Capability
    targets: tuple[str, ...]
    why: str
    """What speaks for it: `fells`, `harms`, `sweeps`, `holds`, `heals`, `raises`, `strengthens`."""
    cell: Cell | None = None
    """The cell it is aimed at instead of the targets, who stand around it."""


class TurnSituation(NamedTuple):
    """The situation of the combatant whose turn it is."""

    fight: Fight
    actor: Combatant
    number: int
    side: str
    """The side that it fights for."""
    foes: list[Combatant]
    friends: list[Combatant]
    """The active combatants of that side, and itself."""


def situation_of(
    fight: Fight, actor: Combatant, numbers: dict[str, int], fights_for: Callable[[Any, Any], str]
) -> TurnSituation:
    """Return the situation of `actor`; who is made to fight for its side is no foe while there are others."""
    side = fights_for(fight, actor)
    foes: list[Combatant] = []
    friends: list[Combatant] = []
    for combatant in fight.combatants.values():
        if combatant.state == "active":
            (friends if combatant.side == side or combatant is actor else foes).append(combatant)
    free = [foe for foe in foes if fights_for(fight, foe) != side]
    return TurnSituation(fight, actor, numbers[actor.id], side, free or foes, friends)


def rank_wants(
    book: Playbook, numbers: dict[str, int], situation: TurnSituation, temperament: str, cost_to: CostTo
) -> list[Want]:
    """Return all options, the best first; `cost_to` gives the cost of moving next to a combatant."""
    if temperament == PLAIN:
        return _with_conditions(book, situation, _plain_wants(book, numbers, situation, cost_to), heeds_all=False)
    if temperament == BEASTLY:
        return _with_conditions(book, situation, _beastly_wants(book, numbers, situation, cost_to), heeds_all=False)
    wanted = _strike_wants(book, numbers, situation, reckless=temperament == RECKLESS)
    if temperament != RECKLESS:
        wanted += _heal_wants(book, numbers, situation)
        wanted += _raise_wants(book, numbers, situation)
        wanted += _strengthen_wants(book, numbers, situation)
    wanted += _hold_wants(book, numbers, situation)
    if book.known[situation.number].sweeps:
        wanted += _sweep_wants(book, numbers, situation)
    wanted = _with_conditions(book, situation, wanted)
    wanted.sort(key=_descending_value)
    if temperament == COWARDLY:
        wanted.sort(key=lambda want: want.why in ("fells", "harms") and _is_close(book, situation, want.deed))
    return wanted


def _with_conditions(
    book: Playbook, situation: TurnSituation, wanted: list[Want], *, heeds_all: bool = True
) -> list[Want]:
    """Return the options as the conditions of their targets have them, of which the playbook knows nothing.

    None bounces off the one whom it is aimed at. Who `heeds_all` wounds last whom a hit would free of striking its own.
    """
    fight, actor, tactics = situation.fight, situation.actor, book.system.tactics
    marked = {id for id, combatant in fight.combatants.items() if combatant.conditions}
    if not marked:
        return wanted
    kept: list[Want] = []
    for want in wanted:
        if len(want.targets) == 1 and want.targets[0] in marked and want.why != "sweeps":
            target, command = fight.combatants[want.targets[0]], want.deed.command_at(actor.id, want.targets)
            if tactics.turned(fight, actor, command, target) is not None:
                continue
            if heeds_all and want.why == "harms" and tactics.frees(fight, actor, command, target) is not None:
                kept.append(want._replace(value=want.value * FREES))
                continue
        kept.append(want)
    return kept


def _turned(
    book: Playbook, situation: TurnSituation, deed: Capability, target: Combatant
) -> tuple[Combatant, ...] | None:
    """Return those of whom a deed would strike one instead of a target; None: it reaches that target."""
    if not target.conditions:
        return None
    fight, actor = situation.fight, situation.actor
    ids = book.system.tactics.turned(fight, actor, deed.command_at(actor.id, (target.id,)), target)
    return None if ids is None else tuple(fight.combatants[id] for id in ids)


def _descending_value(want: Want) -> float:
    return -want.value


def _strike_wants(book: Playbook, numbers: dict[str, int], situation: TurnSituation, *, reckless: bool) -> list[Want]:
    """Strikes at the most dangerous foes, by what they take for their cost; bringing one down is worth most."""
    rows = book.known[situation.number].rows
    pools, vital = situation.actor.pools, book.system.vital.id
    wanted: list[Want] = []
    for foe in situation.foes:
        health = foe.pools[vital]
        health = max(health, 1)
        aim = (foe.id,)
        for deed, loss, harm, finish, status_value, costs, spends in rows[numbers[foe.id]]:
            for pool, amount in costs:
                if pools[pool] < amount:
                    break
            else:
                value, why = (
                    (finish + status_value, "fells") if loss >= health else (harm / health + status_value, "harms")
                )
                if spends and not reckless:
                    value *= thrift(deed, pools)
                wanted.append(Want(value, deed, aim, why))
    return wanted


def thrift(deed: Capability, pools: Any) -> float:
    """Return a factor below 1 if a deed spends much of what is left, since another may come for free."""
    share = 0.0
    for pool, amount in deed.costs:
        share += amount / max(1, pools[pool])
    share -= deed.price > 0
    return 1.0 if share <= 0 else 1 - 0.15 * min(1.0, share)


def _can_afford(deed: Capability, actor: Combatant) -> bool:
    pools = actor.pools
    for pool, amount in deed.costs:  # noqa: SIM110 - asked too often for a generator each time
        if pools[pool] < amount:
            return False
    return True


def _heal_wants(book: Playbook, numbers: dict[str, int], situation: TurnSituation) -> list[Want]:
    """Healing for friends who would soon fall."""
    mends = book.known[situation.number].mends
    if not mends:
        return []
    vital = book.system.vital
    expected = sum(book.threat[numbers[foe.id]] for foe in situation.foes) / max(1, len(situation.friends))
    wanted = []
    for friend in situation.friends:
        health, highest = friend.pools[vital.id], vital.highest(friend)
        if health >= highest * LOW_SHARE and health > expected:
            continue
        for deed in mends:
            if (deed.aims == 0 and friend is not situation.actor) or not _can_afford(deed, situation.actor):
                continue
            healed = min(deed.gain, highest - health)
            value = book.threat[numbers[friend.id]] * healed / max(health, expected, 1) / max(1, deed.price)
            value *= thrift(deed, situation.actor.pools)
            wanted.append(Want(value, deed, (friend.id,) if deed.aims else (), "heals"))
    return wanted


def _raise_wants(book: Playbook, numbers: dict[str, int], situation: TurnSituation) -> list[Want]:
    """Raising fallen friends, worth what they would do if they stood, unless they would fall at once."""
    raises = book.known[situation.number].raises
    if not raises:
        return []
    side, combatants = situation.side, situation.fight.combatants.values()
    expected = sum(book.threat[numbers[foe.id]] for foe in situation.foes) / (len(situation.friends) + 1)
    wanted = []
    for friend in combatants:
        if friend.side != side or friend.state in ("active", "out"):
            continue
        for deed in raises:
            if friend.state == deed.raises and _can_afford(deed, situation.actor):
                value = RAISED * book.threat[numbers[friend.id]] * min(1.0, deed.raised / max(expected, 1))
                value *= thrift(deed, situation.actor.pools) / max(1, deed.price)
                wanted.append(Want(value, deed, (friend.id,) if deed.aims else (), "raises"))
    return wanted


def _hold_wants(book: Playbook, numbers: dict[str, int], situation: TurnSituation) -> list[Want]:
    """Keeping the strongest foes from acting, unless they cannot already, or will fall anyway."""
    wanted = []
    vital = book.system.vital.id
    holds = book.known[situation.number].holds
    for foe in situation.foes:
        number = numbers[foe.id]
        options = holds[number]
        if not options:
            continue
        health = foe.pools[vital]
        if health <= best_loss(book, situation.number, number):
            continue
        for value, minimum, deed in options:
            if not _can_afford(deed, situation.actor):
                continue
            if foe.conditions and _has_any(foe, deed):
                continue
            wanted.append(Want(max(value / health, minimum), deed, (foe.id,), "holds"))
    return wanted


def _has_any(combatant: Combatant, deed: Capability) -> bool:
    inflicted = [status for status, _ in deed.puts]
    return any(condition.status in inflicted for condition in combatant.conditions)


def best_loss(book: Playbook, number: int, target: int) -> float:
    """Return the average loss that the best deed of sheet `number` inflicts on sheet `target`."""
    strikes = book.known[number].strikes[target]
    return worth(strikes[0], target) if strikes else 0.0


def _strengthen_wants(book: Playbook, numbers: dict[str, int], situation: TurnSituation) -> list[Want]:
    """Strengthening the friends who fight best, in the first rounds."""
    if situation.fight.round > FIRST_ROUNDS or len(situation.foes) < 2:
        return []
    wanted = []
    for deed in book.known[situation.number].strengthens:
        if not _can_afford(deed, situation.actor):
            continue
        inflicted = [status for status, _ in deed.puts]
        for friend in situation.friends if deed.aims else (situation.actor,):
            if any(condition.status in inflicted for condition in friend.conditions):
                continue
            value = STRENGTHENS * -deed.status_value * book.threat[numbers[friend.id]] / max(1, deed.price)
            value *= best_share(book, situation, numbers) * thrift(deed, situation.actor.pools)
            wanted.append(Want(value, deed, (friend.id,) if deed.aims else (), "strengthens"))
    return wanted


def best_share(book: Playbook, situation: TurnSituation, numbers: dict[str, int]) -> float:
    """Return the share of a foe that the actor takes away in a turn, 0 to 1."""
    vital = book.system.vital.id
    shares = [best_loss(book, situation.number, numbers[foe.id]) / max(1, foe.pools[vital]) for foe in situation.foes]
    return min(1.0, max(shares, default=0.0))


def _sweep_wants(book: Playbook, numbers: dict[str, int], situation: TurnSituation) -> list[Want]:
    """Deeds that strike several, worth what they take from all of them."""
    is_measured = situation.fight.board is not None and bool(book.system.tactics.walk)
    wanted: list[Want] = []
    for deed in book.known[situation.number].sweeps:
        if not deed.figures or not _can_afford(deed, situation.actor):
            continue
        valued = []
        returned: dict[str, float] = {}
        for foe in situation.foes:
            number = numbers[foe.id]
            if deed.aims > 1 and is_measured and not _is_in_reach(book, situation, deed, foe, number):
                continue
            turned = _turned(book, situation, deed, foe)
            if turned is None:
                valued.append((_taken_value(book, deed, foe, number), foe.id))
            else:
                returned[foe.id] = _returned_value(book, numbers, situation, deed, turned)
        if deed.place:
            values = returned | {id: value for value, id in valued}
            wanted += _area_wants(book, numbers, situation, deed, values)
            continue
        valued.sort(key=lambda pair: -pair[0])
        struck = valued[: deed.aims] if deed.aims > 1 else valued[: max(deed.reach, 1)]
        total = sum(value for value, _ in struck)
        bounces = 0
        if deed.aims <= 1:  # nobody is left out who stands among those it strikes
            total += sum(returned.values())
            bounces = len(returned)
        total *= (DELAYED if deed.charged else 1.0) * thrift(deed, situation.actor.pools) / max(1, deed.price)
        targets = tuple(id for _, id in struck) if deed.aims > 1 else tuple(id for _, id in struck[:1])
        if struck and len(struck) + bounces > 1 and total > 0:
            wanted.append(Want(total, deed, targets if deed.aims else (), "sweeps"))
    return wanted


def _taken_value(book: Playbook, deed: Capability, combatant: Combatant, number: int) -> float:
    """Return what a deed that strikes several is worth against one of them."""
    figure = deed.figures.get(number) or next(iter(deed.figures.values()))
    health = max(1, combatant.pools[book.system.vital.id])
    value = min(figure.taken, health) * book.threat[number] / health
    return value * FINISHED if figure.loss >= health else value


def _returned_value(
    book: Playbook, numbers: dict[str, int], situation: TurnSituation, deed: Capability, turned: Sequence[Combatant]
) -> float:
    """Return what it is worth that a deed strikes one of several instead: below 0 as those are of its own side."""
    own = {friend.id for friend in situation.friends}
    values = [
        _taken_value(book, deed, combatant, numbers[combatant.id]) * (-1 if combatant.id in own else 1)
        for combatant in turned
    ]
    return sum(values) / max(1, len(values))


def _is_in_reach(book: Playbook, situation: TurnSituation, deed: Capability, foe: Combatant, number: int) -> bool:
    """Whether a foe is in range, as far as known."""
    ranges = book.ranges
    gap = gap_between(situation.actor.cell, foe.cell, ranges.sizes[situation.number], ranges.sizes[number])
    return gap is None or not is_too_far(ranges.known_out_of_range(situation.number, deed), gap)


def _area_wants(
    book: Playbook, numbers: dict[str, int], situation: TurnSituation, deed: Capability, values: Mapping[str, float]
) -> Iterator[Want]:
    """Areas around the cell of each foe; friends who are struck count against it."""
    friends = [] if deed.spares else situation.friends
    for centre in situation.foes:
        if centre.cell is None:
            continue
        struck = [foe.id for foe in situation.foes if steps_between(centre.cell, foe.cell) <= deed.radius]
        if len(struck) < 2 and book.known[situation.number].strikes[numbers[centre.id]]:
            continue
        total = sum(values[id] for id in struck)
        for friend in friends:
            if steps_between(centre.cell, friend.cell) <= deed.radius:
                total -= max(0.0, *values.values()) * book.threat[numbers[friend.id]] / book.threat[numbers[centre.id]]
        if total > 0:
            ids = (centre.id, *(id for id in struck if id != centre.id))
            yield Want(
                total * thrift(deed, situation.actor.pools) / max(1, deed.price), deed, ids, "sweeps", centre.cell
            )


# --- simpler minds -----------------------------------------------------------------------------------------


def _plain_wants(book: Playbook, numbers: dict[str, int], situation: TurnSituation, cost_to: CostTo) -> list[Want]:
    """Whoever stands opposite is struck with what hurts it most, whatever becomes of the others."""
    wanted: list[Want] = []
    for index, foe in enumerate(foes_in_order(situation, cost_to)):
        deeds = _affordable(book.known[situation.number].strikes[numbers[foe.id]], situation)
        wanted += [Want(-index + 1.0, deed, (foe.id,), "harms") for deed in deeds]
    return wanted


def foes_in_order(situation: TurnSituation, cost_to: CostTo) -> list[Combatant]:
    """Return the foes: on a board the cheapest to reach first, else by their place in the row."""
    cell = situation.actor.cell
    if cell is not None and situation.fight.board is not None:
        return sorted(situation.foes, key=lambda foe: (cost_to(foe), steps_between(cell, foe.cell)))
    return foes_by_row(situation.fight, situation.actor, situation.foes)


def foes_by_row(fight: Any, actor: Combatant, foes: Sequence[Combatant]) -> list[Combatant]:
    """Return the foes of a fight without a board: first those in the same place of their row."""
    row = [combatant for combatant in fight.combatants.values() if combatant.side == actor.side]
    index = row.index(actor) % max(1, len(foes))
    return [*foes[index:], *foes[:index]]


def steps_between(start: Cell | None, end: Cell | None) -> int:
    """Return the number of steps between two cells; NOWHERE if there is no cell."""
    return NOWHERE if start is None or end is None else distance(start, end)


def _affordable(deeds: Iterable[Capability], situation: TurnSituation) -> list[Capability]:
    return [deed for deed in deeds if _can_afford(deed, situation.actor)]


def _beastly_wants(book: Playbook, numbers: dict[str, int], situation: TurnSituation, cost_to: CostTo) -> list[Want]:
    """Whoever is nearest is struck with what costs nothing but the turn."""
    wanted: list[Want] = []
    for index, foe in enumerate(foes_in_order(situation, cost_to)):
        deeds = _affordable(book.known[situation.number].strikes[numbers[foe.id]], situation)
        free = [deed for deed in deeds if sum(amount for _, amount in deed.costs) <= deed.price]
        wanted += [Want(-index + 1.0, deed, (foe.id,), "harms") for deed in free or deeds]
    return wanted


def _is_close(book: Playbook, situation: TurnSituation, deed: Capability) -> bool:
    """Whether it is close combat, as far as known."""
    out_of_range = book.ranges.known_out_of_range(situation.number, deed)
    return bool(out_of_range) and out_of_range[0][0] <= CLOSE
