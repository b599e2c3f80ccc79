"""What a duel of plain strikers comes to, worked out exactly and apart from the rules: a Markov chain over both pools.

Here stand the books' few sentences on a blow, in a test's own words: how likely it is that it costs so much. Whoever
strikes first is certain, or a matter of even chances; then they strike in turn, once each, until one is down.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping
from itertools import product
from random import Random
from typing import Any, NamedTuple

Blow = Mapping[tuple[int, bool], float]
"""What a blow costs, and whether it leaves the striker open to the next one, to how likely that is."""


class Striker(NamedTuple):
    """One side of a duel."""

    pool: int
    blow: Blow
    """At one who is as usual."""
    at_open: Blow
    """At one who has left itself open."""


class Duel(NamedTuple):
    """Two who strike at each other: the script, and how often the first one wins."""

    script: dict[str, Any]
    truth: float


def wins(first: Striker, second: Striker, down: int = 0) -> float:
    """How often the one that strikes first wins; who has no more than `down` left is down."""
    known: dict[tuple[int, int, bool, bool], float] = {}
    pair = (first, second)

    def struck(mine: int, theirs: int, whose: int, they_are_open: bool) -> tuple[float, list[float]]:
        """Of the one whose turn it is: what it wins for certain from blows that cost something; what costs nothing."""
        sure, nothing = 0.0, [0.0, 0.0]
        for (cost, opens), chance in (pair[whose].at_open if they_are_open else pair[whose].blow).items():
            if cost == 0:
                nothing[opens] += chance
            elif theirs - cost <= down:
                sure += chance
            else:
                sure += chance * (1 - at(theirs - cost, mine, 1 - whose, opens))
        return sure, nothing

    def at(mine: int, theirs: int, whose: int, they_are_open: bool) -> float:
        """How often the one whose turn it is wins: four unknowns for each pair of pools, as nobody may be hurt."""
        key = (mine, theirs, bool(whose), they_are_open)
        if key not in known:
            _solve(mine, theirs, whose)
        return known[key]

    def _solve(mine: int, theirs: int, whose: int) -> None:
        places = [(whose, False), (whose, True), (1 - whose, False), (1 - whose, True)]
        rows = []
        for number, (who, is_open) in enumerate(places):
            own, other = (mine, theirs) if who == whose else (theirs, mine)
            sure, nothing = struck(own, other, who, is_open)
            row = [float(number == at) for at in range(4)] + [sure + sum(nothing)]
            for opens in (False, True):
                row[places.index((1 - who, opens))] += nothing[opens]
            rows.append(row)
        for (who, is_open), value in zip(places, _solved(rows), strict=True):
            own, other = (mine, theirs) if who == whose else (theirs, mine)
            known[own, other, bool(who), is_open] = value

    for mine, theirs in product(range(down + 1, first.pool + 1), range(down + 1, second.pool + 1)):
        at(mine, theirs, 0, False)  # the small ones first, so that nothing is gone into too deeply
    return at(first.pool, second.pool, 0, False)


def _solved(rows: list[list[float]]) -> list[float]:
    """The unknowns of as many equations, by elimination."""
    for at in range(len(rows)):
        pivot = next(row for row in rows[at:] if row[at])
        rows.remove(pivot)
        rows.insert(at, [value / pivot[at] for value in pivot])
        for other, row in enumerate(rows):
            if other != at and row[at]:
                rows[other] = [value - row[at] * top for value, top in zip(row, rows[at], strict=True)]
    return [row[-1] for row in rows]


def _sums(*dice: int) -> Iterator[tuple[int, float]]:
    """The sums of dice and how likely each is."""
    counts = Counter(sum(faces) for faces in product(*(range(1, die + 1) for die in dice)))
    whole = sum(counts.values())
    yield from ((total, count / whole) for total, count in counts.items())


def _script(system: str, first: dict[str, Any], second: dict[str, Any], **more: Any) -> dict[str, Any]:
    sheets = (("first", "party", first), ("second", "foes", second))
    there = [{"id": id, "side": side, "sheet": sheet} for id, side, sheet in sheets]
    return {"system": system, "combatants": there, **more}


# --- ffrpg: d% against ACC − EVA, 95 and more miss, a critical range that doubles; the faster is always first ---


def ffrpg(chance: Random) -> Duel:
    """The first is faster by more than a die of Initiative."""
    sheets: list[dict[str, Any]] = []
    for speed in (20, 5):
        numbers = {"str": chance.randint(3, 8), "acc": chance.randint(60, 110), "eva": chance.randint(0, 30)}
        weapon = {"id": "claw", "scale": chance.randint(1, 2), "die": chance.choice(("d6", "d8", "d10", "d12"))}
        sheets.append(
            {"hp": chance.randint(15, 45), "spd": speed, "agi": 5, "arm": chance.randint(0, 4), "weapons": [weapon]}
            | numbers
            | {"crit": chance.randint(0, 15)}
        )

    def blow(own: dict[str, Any], other: dict[str, Any]) -> Blow:
        found: dict[tuple[int, bool], float] = defaultdict(float)
        (weapon,) = own["weapons"]
        hits = min(max(own["acc"] - other["eva"], own["crit"]), 94)
        for face, likely in _sums(int(weapon["die"][1:])):
            base = weapon["scale"] * own["str"] + face
            for share, times in ((own["crit"], 2), (hits - own["crit"], 1)):
                found[max(0, base * times - other["arm"]), False] += likely * share / 100
        found[0, False] += (100 - hits) / 100
        return found

    first, second = sheets
    here, there = (Striker(item["hp"], *[blow(item, other)] * 2) for item, other in ((first, second), (second, first)))
    return Duel(_script("ffrpg", first, second), wins(here, there))


# --- fantasia: 2d against DE; 12 hits and doubles, 2 misses and leaves the striker open until its next turn ---


def fantasia(chance: Random) -> Duel:
    """The first has so much more Initiative that no dice matter; the game master takes the usual Pifia."""
    sheets: list[dict[str, Any]] = [
        {
            "pv": chance.randint(10, 30),
            "de": chance.randint(6, 10),
            "dm": 5,
            "fue": chance.randint(0, 3),
            "init": first,
            "weapons": [
                {"id": "claw", "bonus": chance.randint(0, 1), "damage": chance.choice(("1d", "2d")), "natural": True}
            ],
        }
        for first in (20, 0)
    ]

    def blow(own: dict[str, Any], other: dict[str, Any], less: int) -> Blow:
        found: dict[tuple[int, bool], float] = defaultdict(float)
        (weapon,) = own["weapons"]
        for roll, likely in _sums(6, 6):
            if roll == 2 or (roll < 12 and roll + own["fue"] + weapon["bonus"] < other["de"] - less):
                found[0, roll == 2] += likely
                continue
            for damage, how in _sums(*[6] * int(weapon["damage"][0])):
                found[(damage + own["fue"]) * (2 if roll == 12 else 1), False] += likely * how
        return found

    first, second = sheets
    here, there = (
        Striker(item["pv"], blow(item, other, 0), blow(item, other, 3))
        for item, other in ((first, second), (second, first))
    )
    return Duel(_script("fantasia", first, second, options={"fumble": "choose"}), wins(here, there))


# --- d100: at most the skill hits, a fifth of it doubles; two points are too few to stand on ---


def d100(chance: Random) -> Duel:
    """The first has more DES; what they shoot with can neither be dodged nor blocked."""
    sheets: list[dict[str, Any]] = []
    for des in (14, 9):
        weapon = {
            "id": "sling",
            "kind": "missile",
            "skill": chance.randint(25, 90),
            "damage": chance.choice(("1d6", "1d8", "1d6+1")),
            "md": "none",
        }
        sheets.append({"des": des, "pv": chance.randint(8, 20), "prot": chance.randint(0, 1), "weapons": [weapon]})

    def blow(own: dict[str, Any], other: dict[str, Any]) -> Blow:
        found: dict[tuple[int, bool], float] = defaultdict(float)
        (weapon,) = own["weapons"]
        dice, _, plus = weapon["damage"].partition("+")
        for face, likely in _sums(int(dice[2:])):
            base = face + int(plus or 0)
            for share, times in ((weapon["skill"] // 5, 2), (weapon["skill"] - weapon["skill"] // 5, 1)):
                found[max(0, base * times - other["prot"]), False] += likely * share / 100
        found[0, False] += (100 - weapon["skill"]) / 100
        return found

    first, second = sheets
    here, there = (Striker(item["pv"], *[blow(item, other)] * 2) for item, other in ((first, second), (second, first)))
    return Duel(_script("d100", first, second), wins(here, there, down=2))


# --- fulminato: two dice less one of desvío name the part: a limb takes half, the head twice ---


def fulminato(chance: Random) -> Duel:
    """Mind and grace are alike, so that either is first as often; a shot takes the whole turn and draws no blood.

    Whoever can strike hand to hand charges, and that twice a turn: so even bare hands shoot.
    """
    sheets: list[dict[str, Any]] = []
    for _ in range(2):
        weapon = {
            "id": "unarmed",
            "kind": "ranged",
            "type": "bludgeoning",
            "natural": True,
            "action": "full",
            "die": chance.choice(("d6", "d8", "d10", "d12")),
            "damage": chance.choice(("d6", "d8", "d10", "d6+2")),
            "bonus": chance.randint(0, 3),
        }
        aim = {"destreza": chance.choice(("d6", "d8", "d10"))}
        sheets.append({"pv": chance.randint(10, 25), **dict.fromkeys(("constitucion", "mente", "gracia"), "d8"), **aim})
        sheets[-1]["weapons"] = [weapon]

    def blow(own: dict[str, Any]) -> Blow:
        found: dict[tuple[int, bool], float] = defaultdict(float)
        (weapon,) = own["weapons"]
        dice, _, plus = weapon["damage"].partition("+")
        for attack, likely in _sums(int(own["destreza"][1:]), int(weapon["die"][1:])):
            for desvio, how in _sums(6):
                final = attack + weapon["bonus"] - desvio
                for face, so in _sums(int(dice[1:])):
                    base = face + int(plus or 0)
                    cost = 0 if final <= 3 else base // 2 if final <= 7 else base if final <= 12 else base * 2
                    found[cost, False] += likely * how * so
        return found

    first, second = sheets
    here, there = (Striker(sheet["pv"], *[blow(sheet)] * 2) for sheet in sheets)
    truth = (wins(here, there) + 1 - wins(there, here)) / 2
    return Duel(_script("fulminato", first, second), truth)


DUELS = {"ffrpg": ffrpg, "fantasia": fantasia, "d100": d100, "fulminato": fulminato}


def duels(system: str, count: int, seed: int) -> Iterator[Duel]:
    """Random duels that neither side is sure to win."""
    chance = Random(seed)
    while count:
        found = DUELS[system](chance)
        if 0.05 < found.truth < 0.95:
            count -= 1
            yield found
