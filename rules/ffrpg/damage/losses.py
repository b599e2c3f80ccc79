"""Previews of the damage to one target."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from fractions import Fraction
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
    """Return the words of dice: `2d8` for two eights."""
    return f"{len(dice) if len(dice) > 1 else ''}d{dice[0]}" if dice else ""


def loss_preview(
    fight: Fight,
    dealer: Combatant,
    target: Combatant,
    harm: Harm,
    code: tuple[int, tuple[int, ...]],
    shares: Sequence[tuple[int, str]] = (),
    percents: tuple[ComputationStep, ...] = (),
) -> Preview:
    """Preview the least and most that a code (fixed part, dice) takes from one target, with every step."""
    fixed, dice = code
    chain = " + ".join(filter(None, (str(fixed), dice_text(dice))))
    ends: list[int] = []
    steps: list[ComputationStep] = []
    affinity = None
    more = sum(step.amount for step in percents) if percents else 0
    for rolled in (len(dice), sum(dice)):
        base = fixed + rolled
        for percent, _ in shares:
            base = base * percent // 100
        steps = [*harm.percents, *percents]
        net, _, _, affinity = damage.compute_loss(fight, dealer, target, harm, base, more, steps)
        ends.append(net)
    changes = [(step.term, step.amount) for step in steps if step.kind == "percent"] if steps else []
    if dice and (shares or changes):
        chain = f"({chain})"
    for percent, term in shares:
        chain = phrases.TIMES(chain=chain, percent=percent, told=term_words(term))
    if changes:
        told = [_change(term, amount) for term, amount in changes]
        percent = max(0, 100 + sum([amount for _, amount in changes]))
        chain = phrases.TIMES(chain=chain, percent=percent, told=joined(told))
    words = {"span": str(ends[0]) if ends[0] == ends[1] else f"{ends[0]}–{ends[1]}", "chain": after_basic(chain, steps)}
    mean = sum(ends) // 2
    if affinity == "absorb":
        return Preview("note", phrases.ABSORBED(pool=harm.pool.upper(), **words), target.id, number=-mean)
    return Preview(
        "damage", phrases.DAMAGE(**words), target.id, number=mean, span=(ends[0], ends[1]), mean=Fraction(sum(ends), 2)
    )


def _change(term: str, amount: int) -> str:
    return phrases.CHANGE(term=term_words(term), sign="+" if amount >= 0 else "−", amount=abs(amount))


def blow_previews(
    fight: Fight,
    actor: Combatant,
    target: Combatant,
    blow: WeaponBlow,
    percents: tuple[ComputationStep, ...],
    spared: dict[str, int],
    chance: int,
    criticals: tuple[ComputationStep, Fraction],
) -> Iterator[Preview]:
    """FF-DMG-08, FF-TWO-01, FF-CRIT-01: yield what a blow takes; Unaware doubles the first Physical damage only.

    `spared` holds whom an earlier blow may have struck: the chance that none did, in percent. `criticals` are what a
    critical hit adds, and the share of hits that are critical; only the average counts them.
    """
    code = (blow.fixed, blow.dice)
    critical, share = criticals

    def preview(harm: Harm) -> Preview:
        plain = loss_preview(fight, actor, target, harm, code, percents=percents)
        if not share or plain.mean is None:
            return plain
        more = loss_preview(fight, actor, target, harm, code, percents=(*percents, critical)).mean or Fraction(0)
        return plain._replace(mean=plain.mean * (1 - share) + more * share)

    full_loss = preview(blow.harm)
    later_loss = preview(blow.harm._replace(behind_another=True))
    missed = spared.get(target.id)
    if blow.harm.type == "physical" and full_loss.what == "damage" and full_loss.number:
        spared[target.id] = (100 if missed is None else missed) * (100 - chance) // 100
    if missed is None or later_loss.number is None or later_loss.number == full_loss.number:
        yield full_loss
        return
    usually = (later_loss.number * (100 - missed) + (full_loss.number or 0) * missed) // 100
    mean = ((later_loss.mean or 0) * (100 - missed) + (full_loss.mean or 0) * missed) / Fraction(100)
    yield later_loss._replace(number=usually, mean=mean)
    yield Preview("note", phrases.IF_MISSED(told=full_loss.text), target.id)


SIGNS: Mapping[str, str] = {"less": "−", "times": "×", "over": "÷", "becomes": "→"}
"""Kind of step to its sign."""


def term_words(term: str) -> str:
    """Return the name of a step in the reader's language; statuses keep the book's names."""
    element, _, tail = term.rpartition(" ")
    return phrases.ENHANCER(element=element) if tail == "Enhancer" else phrases.STEPS.get(term, term)


def after_basic(chain: str, steps: Iterable[Any]) -> str:
    """Return a sum with the steps after the basic damage: `21 − ARM 6`, `14 − ARM 5, Unaware × 2`."""
    for term, amount, kind, *_ in steps:
        if kind == "less":
            chain = phrases.LESS(chain=chain, term=term_words(term), amount=amount) if amount else chain
        elif kind in SIGNS:
            chain = phrases.THEN(chain=chain, term=term_words(term), sign=SIGNS[kind], amount=amount)
        elif term == "pierced":
            chain = phrases.MORE(chain=chain, term=term_words(term), amount=amount)
    return chain
