"""What a combatant might do now, each with what it is worth: looked up in the playbook, weighed by how things stand."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from rules.board.geometry import Cell, distance
from rules.core.state import Combatant, Fight
from rules.tactics.capabilities import Capability
from rules.tactics.playbook import DELAYED, FINISHED, Playbook, worth
from rules.tactics.safe_distance import apart_by, is_too_far
from rules.tactics.temperaments import BEASTLY, COWARDLY, PLAIN, RECKLESS

LOW = 0.35
"""Below this share of the vital pool somebody is worth healing."""
STRENGTHENS = 0.35
"""What it is worth to strengthen a friend, in shares of what that one does in a turn."""
RAISED = 0.7
"""What one who stands again is worth beside a foe of the same threat who is brought down."""
FIRST_ROUNDS = 3
"""Friends are strengthened in these rounds: later it seldom pays."""
NOWHERE = 999
CLOSE = 2
"""What cannot be done from so many steps away is done side by side."""
Far = Callable[[Combatant], Any]
"""What it costs to come beside somebody."""


class Want(NamedTuple):
    """One thing that might be done, and what it is worth."""

    value: float
    deed: Capability
    targets: tuple[str, ...]
    why: str
    """What speaks for it: `fells`, `harms`, `sweeps`, `holds`, `heals`, `raises`, `strengthens`."""
    cell: Cell | None = None
    """The cell that it is aimed at instead of the targets, who stand around it."""


class TurnSituation(NamedTuple):
    """How things stand for one whose turn it is."""

    fight: Fight
    actor: Combatant
    number: int
    foes: list[Combatant]
    friends: list[Combatant]
    """Those of its side who are active, itself among them."""


def stand(fight: Fight, actor: Combatant, numbers: dict[str, int]) -> TurnSituation:
    """Who is there, as the one sees it whose turn it is."""
    side = actor.side
    foes: list[Combatant] = []
    friends: list[Combatant] = []
    for combatant in fight.combatants.values():
        if combatant.state == "active":
            (friends if combatant.side == side else foes).append(combatant)
    return TurnSituation(fight, actor, numbers[actor.id], foes, friends)


def wants(book: Playbook, numbers: dict[str, int], here: TurnSituation, temperament: str, far: Far) -> list[Want]:
    """All that is worth thinking of, the best first; `far` says what it costs to come beside somebody."""
    if temperament == PLAIN:
        return _of_a_plain_one(book, numbers, here, far)
    if temperament == BEASTLY:
        return _of_a_beast(book, numbers, here, far)
    found = _strikes(book, numbers, here, reckless=temperament == RECKLESS)
    if temperament != RECKLESS:
        found += _mends(book, numbers, here)
        found += _raises(book, numbers, here)
        found += _strengthens(book, numbers, here)
    found += _holds(book, numbers, here)
    if book.known[here.number].sweeps:
        found += _sweeps(book, numbers, here)
    found.sort(key=_value)
    if temperament == COWARDLY:
        found.sort(key=lambda want: want.why in ("fells", "harms") and _is_close(book, here, want.deed))
    return found


def _value(want: Want) -> float:
    return -want.value


def _strikes(book: Playbook, numbers: dict[str, int], here: TurnSituation, *, reckless: bool) -> list[Want]:
    """What takes the most of the most dangerous, for what it costs; to bring one down is worth more than all else."""
    rows = book.known[here.number].rows
    pools, vital = here.actor.pools, book.system.vital.id
    found: list[Want] = []
    for foe in here.foes:
        left = foe.pools[vital]
        left = max(left, 1)
        aim = (foe.id,)
        for deed, loss, harm, fell, sway, costs, spends in rows[numbers[foe.id]]:
            for pool, amount in costs:
                if pools[pool] < amount:
                    break
            else:
                value, why = (fell + sway, "fells") if loss >= left else (harm / left + sway, "harms")
                if spends and not reckless:
                    value *= _thrift(deed, pools)
                found.append(Want(value, deed, aim, why))
    return found


def _thrift(deed: Capability, pools: Any) -> float:
    """What costs much of what is left is worth a little less: the same may be had for nothing."""
    spent = 0.0
    for pool, amount in deed.costs:
        spent += amount / max(1, pools[pool])
    spent -= deed.price > 0
    return 1.0 if spent <= 0 else 1 - 0.15 * min(1.0, spent)


def _affords(deed: Capability, actor: Combatant) -> bool:
    pools = actor.pools
    for pool, amount in deed.costs:  # noqa: SIM110 - asked too often for a generator each time
        if pools[pool] < amount:
            return False
    return True


def _mends(book: Playbook, numbers: dict[str, int], here: TurnSituation) -> list[Want]:
    """Who would fall soon is given back what was lost."""
    mends = book.known[here.number].mends
    if not mends:
        return []
    vital = book.system.vital
    expected = sum(book.threat[numbers[foe.id]] for foe in here.foes) / max(1, len(here.friends))
    found = []
    for friend in here.friends:
        left, whole = friend.pools[vital.id], vital.highest(friend)
        if left >= whole * LOW and left > expected:
            continue
        for deed in mends:
            if (deed.aims == 0 and friend is not here.actor) or not _affords(deed, here.actor):
                continue
            given = min(deed.gain, whole - left)
            value = book.threat[numbers[friend.id]] * given / max(left, expected, 1) / max(1, deed.price)
            value *= _thrift(deed, here.actor.pools)
            found.append(Want(value, deed, (friend.id,) if deed.aims else (), "heals"))
    return found


def _raises(book: Playbook, numbers: dict[str, int], here: TurnSituation) -> list[Want]:
    """Who has fallen is worth what it would do if it stood again, unless it would fall at once."""
    raises = book.known[here.number].raises
    if not raises:
        return []
    side, there = here.actor.side, here.fight.combatants.values()
    expected = sum(book.threat[numbers[foe.id]] for foe in here.foes) / (len(here.friends) + 1)
    found = []
    for friend in there:
        if friend.side != side or friend.state in ("active", "out"):
            continue
        for deed in raises:
            if friend.state == deed.raises and _affords(deed, here.actor):
                value = RAISED * book.threat[numbers[friend.id]] * min(1.0, deed.raised / max(expected, 1))
                value *= _thrift(deed, here.actor.pools) / max(1, deed.price)
                found.append(Want(value, deed, (friend.id,) if deed.aims else (), "raises"))
    return found


def _holds(book: Playbook, numbers: dict[str, int], here: TurnSituation) -> list[Want]:
    """The strongest are kept from acting, unless they are already, or will fall anyway."""
    found = []
    vital = book.system.vital.id
    holds = book.known[here.number].holds
    for foe in here.foes:
        number = numbers[foe.id]
        ways = holds[number]
        if not ways:
            continue
        left = foe.pools[vital]
        if left <= worth_of_best(book, here.number, number):
            continue
        for value, least, deed in ways:
            if not _affords(deed, here.actor):
                continue
            if foe.conditions and _has_any(foe, deed):
                continue
            found.append(Want(max(value / left, least), deed, (foe.id,), "holds"))
    return found


def _has_any(combatant: Combatant, deed: Capability) -> bool:
    put = [status for status, _ in deed.puts]
    return any(condition.status in put for condition in combatant.conditions)


def worth_of_best(book: Playbook, own: int, other: int) -> float:
    """What one takes on the average from another by the best that it can do."""
    strikes = book.known[own].strikes[other]
    return worth(strikes[0], other) if strikes else 0.0


def _strengthens(book: Playbook, numbers: dict[str, int], here: TurnSituation) -> list[Want]:
    """Friends who fight best are strengthened at the beginning."""
    if here.fight.round > FIRST_ROUNDS or len(here.foes) < 2:
        return []
    found = []
    for deed in book.known[here.number].strengthens:
        if not _affords(deed, here.actor):
            continue
        put = [status for status, _ in deed.puts]
        for friend in here.friends if deed.aims else (here.actor,):
            if any(condition.status in put for condition in friend.conditions):
                continue
            value = STRENGTHENS * -deed.sway * book.threat[numbers[friend.id]] / max(1, deed.price)
            value *= worth_of_any(book, here, numbers) * _thrift(deed, here.actor.pools)
            found.append(Want(value, deed, (friend.id,) if deed.aims else (), "strengthens"))
    return found


def worth_of_any(book: Playbook, here: TurnSituation, numbers: dict[str, int]) -> float:
    """How much of one foe the actor takes away in a turn, 0 to 1."""
    vital = book.system.vital.id
    shares = [worth_of_best(book, here.number, numbers[foe.id]) / max(1, foe.pools[vital]) for foe in here.foes]
    return min(1.0, max(shares, default=0.0))


def _sweeps(book: Playbook, numbers: dict[str, int], here: TurnSituation) -> list[Want]:
    """What strikes several is worth what it takes from all of them, friends taken off."""
    vital = book.system.vital.id
    is_measured = here.fight.board is not None and bool(book.system.tactics.walk)
    found: list[Want] = []
    for deed in book.known[here.number].sweeps:
        if not deed.figures or not _affords(deed, here.actor):
            continue
        valued = []
        for foe in here.foes:
            number = numbers[foe.id]
            if deed.aims > 1 and is_measured and not _is_in_reach(book, here, deed, foe, number):
                continue
            figure = deed.figures.get(number) or next(iter(deed.figures.values()))
            left = max(1, foe.pools[vital])
            value = min(figure.taken, left) * book.threat[number] / left
            if figure.loss >= left:
                value *= FINISHED
            valued.append((value, foe.id))
        if deed.place:
            found += _around(book, numbers, here, deed, {id: value for value, id in valued})
            continue
        valued.sort(key=lambda item: -item[0])
        struck = valued[: deed.aims] if deed.aims > 1 else valued[: max(deed.reach, 1)]
        total = sum(value for value, _ in struck) * (DELAYED if deed.charged else 1.0) / max(1, deed.price)
        total *= _thrift(deed, here.actor.pools)
        named = tuple(id for _, id in struck) if deed.aims > 1 else tuple(id for _, id in struck[:1])
        if len(struck) > 1:
            found.append(Want(total, deed, named if deed.aims else (), "sweeps"))
    return found


def _is_in_reach(book: Playbook, here: TurnSituation, deed: Capability, foe: Combatant, number: int) -> bool:
    """Whether somebody does not stand too far away, as far as that is known."""
    ranges = book.ranges
    apart = apart_by(here.actor.cell, foe.cell, ranges.sizes[here.number], ranges.sizes[number])
    return apart is None or not is_too_far(ranges.beyond(here.number, deed), apart)


def _around(
    book: Playbook, numbers: dict[str, int], here: TurnSituation, deed: Capability, values: Mapping[str, float]
) -> Iterator[Want]:
    """An area around the cell of each foe, for all who stand there; friends whom it strikes count against it."""
    friends = [] if deed.spares else here.friends
    for centre in here.foes:
        if centre.cell is None:
            continue
        near = [foe.id for foe in here.foes if steps_between(centre.cell, foe.cell) <= deed.radius]
        if len(near) < 2 and book.known[here.number].strikes[numbers[centre.id]]:
            continue
        total = sum(values[id] for id in near)
        for friend in friends:
            if steps_between(centre.cell, friend.cell) <= deed.radius:
                total -= max(values.values()) * book.threat[numbers[friend.id]] / book.threat[numbers[centre.id]]
        if total > 0:
            ids = (centre.id, *(id for id in near if id != centre.id))
            yield Want(total * _thrift(deed, here.actor.pools) / max(1, deed.price), deed, ids, "sweeps", centre.cell)


# --- simpler minds -----------------------------------------------------------------------------------------


def _of_a_plain_one(book: Playbook, numbers: dict[str, int], here: TurnSituation, far: Far) -> list[Want]:
    """Whoever stands opposite is struck with what hurts that one most, whatever becomes of the others."""
    found: list[Want] = []
    for place, foe in enumerate(opposite(here, far)):
        deeds = _affordable(book.known[here.number].strikes[numbers[foe.id]], here)
        found += [Want(-place + 1.0, deed, (foe.id,), "harms") for deed in deeds]
    return found


def opposite(here: TurnSituation, far: Far) -> list[Combatant]:
    """The foes: on a board those first to whom it costs least to come, else who stands in the same place of its row."""
    cell = here.actor.cell
    if cell is not None and here.fight.board is not None:
        return sorted(here.foes, key=lambda foe: (far(foe), steps_between(cell, foe.cell)))
    return whom_opposite(here.fight, here.actor, here.foes)


def whom_opposite(fight: Any, actor: Combatant, foes: Sequence[Combatant]) -> list[Combatant]:
    """The foes where nobody stands on a board: those first who have the same place in their row."""
    row = [combatant for combatant in fight.combatants.values() if combatant.side == actor.side]
    at = row.index(actor) % max(1, len(foes))
    return [*foes[at:], *foes[:at]]


def steps_between(value: Cell | None, other: Cell | None) -> int:
    """How many steps it is from a cell to another; far for those who stand nowhere."""
    return NOWHERE if value is None or other is None else distance(value, other)


def _affordable(deeds: Iterable[Capability], here: TurnSituation) -> list[Capability]:
    return [deed for deed in deeds if _affords(deed, here.actor)]


def _of_a_beast(book: Playbook, numbers: dict[str, int], here: TurnSituation, far: Far) -> list[Want]:
    """Whoever is nearest is struck with what costs nothing but the turn."""
    found: list[Want] = []
    for place, foe in enumerate(opposite(here, far)):
        deeds = _affordable(book.known[here.number].strikes[numbers[foe.id]], here)
        plain = [deed for deed in deeds if sum(amount for _, amount in deed.costs) <= deed.price]
        found += [Want(-place + 1.0, deed, (foe.id,), "harms") for deed in plain or deeds]
    return found


def _is_close(book: Playbook, here: TurnSituation, deed: Capability) -> bool:
    """Whether it is done side by side, as far as that is known."""
    beyond = book.ranges.beyond(here.number, deed)
    return bool(beyond) and beyond[0][0] <= CLOSE
