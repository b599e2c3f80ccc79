"""What damage would take from one target, said before anything is rolled."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

from rules.core.modifiers import ComputationStep
from rules.ffrpg.combatant import phrases
from rules.ffrpg.combatant.state import Combatant, Fight
from rules.ffrpg.damage import damage
from rules.ffrpg.damage.damage import Harm
from rules.ffrpg.damage.weapons import WeaponBlow
from rules.mechanics.action import Preview
from rules.text.localized import joined


def dice_text(dice: Sequence[int]) -> str:
    """`2d8` for two eights."""
    return f"{len(dice) if len(dice) > 1 else ''}d{dice[0]}" if dice else ""


def loss(
    fight: Fight,
    dealer: Combatant,
    target: Combatant,
    harm: Harm,
    code: tuple[int, tuple[int, ...]],
    shares: Sequence[tuple[int, str]] = (),
    percents: tuple[ComputationStep, ...] = (),
) -> Preview:
    """The least and the most that a code (what it has beside dice, dice) takes from one target, with every step."""
    fixed, dice = code
    chain = " + ".join(part for part in (str(fixed), dice_text(dice)) if part)
    ends: list[int] = []
    steps: list[ComputationStep] = []
    affinity = None
    for rolled in (len(dice), sum(dice)):
        base = fixed + rolled
        for percent, _ in shares:
            base = base * percent // 100
        steps = [*harm.percents, *percents]
        more = sum(step.amount for step in percents)
        net, _, _, affinity = damage.reckon(fight, dealer, target, harm, base, more, steps)
        ends.append(net)
    changes = [step for step in steps if step.kind == "percent"]
    if dice and (shares or changes):
        chain = f"({chain})"
    for percent, term in shares:
        chain = phrases.TIMES(chain=chain, percent=percent, told=called(term))
    if changes:
        told = joined(
            phrases.CHANGE(term=called(step.term), sign="+" if step.amount >= 0 else "−", amount=abs(step.amount))
            for step in changes
        )
        percent = max(0, 100 + sum(step.amount for step in changes))
        chain = phrases.TIMES(chain=chain, percent=percent, told=told)
    words = {"span": str(ends[0]) if ends[0] == ends[1] else f"{ends[0]}–{ends[1]}", "chain": after_basic(chain, steps)}
    mean = sum(ends) // 2
    if affinity == "absorb":
        return Preview("note", phrases.ABSORBED(pool=harm.pool.upper(), **words), target.id, number=-mean)
    return Preview("damage", phrases.DAMAGE(**words), target.id, number=mean)


def of_blow(
    fight: Fight,
    actor: Combatant,
    target: Combatant,
    blow: WeaponBlow,
    pulled: tuple[ComputationStep, ...],
    spared: dict[str, int],
    chance: int,
) -> Iterator[Preview]:
    """FF-DMG-08, FF-TWO-01: what a blow takes: the next Physical damage is doubled by Unaware, and lifts it.

    `spared` are those whom a blow before this one may have struck: how likely none of them did, in percent.
    """
    code = (blow.fixed, blow.dice)
    whole = loss(fight, actor, target, blow.harm, code, percents=pulled)
    after = loss(fight, actor, target, blow.harm._replace(behind_another=True), code, percents=pulled)
    missed = spared.get(target.id)
    if blow.harm.type == "physical" and whole.what == "damage" and whole.number:
        spared[target.id] = (100 if missed is None else missed) * (100 - chance) // 100
    if missed is None or after.number is None or after.number == whole.number:
        yield whole
        return
    usually = (after.number * (100 - missed) + (whole.number or 0) * missed) // 100
    yield after._replace(number=usually)
    yield Preview("note", phrases.IF_MISSED(told=whole.text), target.id)


SIGNS: Mapping[str, str] = {"less": "−", "times": "×", "over": "÷", "becomes": "→"}
"""Kind of a step to its sign."""


def called(term: str) -> str:
    """A step's name as it can be said in the reader's language; names of statuses stay as the book has them."""
    element, _, tail = term.rpartition(" ")
    return phrases.ENHANCER(element=element) if tail == "Enhancer" else phrases.STEPS.get(term, term)


def after_basic(chain: str, steps: Iterable[Any]) -> str:
    """A sum with what is counted after the basic damage: `21 − ARM 6`, `14 − ARM 5, Unaware × 2`."""
    for term, amount, kind, *_ in steps:
        if kind == "less":
            chain = phrases.LESS(chain=chain, term=called(term), amount=amount) if amount else chain
        elif kind in SIGNS:
            chain = phrases.THEN(chain=chain, term=called(term), sign=SIGNS[kind], amount=amount)
        elif term == "pierced":
            chain = phrases.MORE(chain=chain, term=called(term), amount=amount)
    return chain
