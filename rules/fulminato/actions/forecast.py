"""Previews of actions: chances and numbers, with nothing rolled and nothing changed."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from fractions import Fraction
from functools import partial
from math import floor

from rules.dice.dice import Expression, nearest, parse
from rules.fulminato.actions.action import MovementParams
from rules.fulminato.actions.manoeuvres import Contest
from rules.fulminato.actions.params import (
    CalledStrike,
    Charge,
    HurtPrey,
    Manoeuvre,
    MovePrey,
    Opposed,
    Striking,
    Stunt,
    Tie,
    Untie,
    UseAbility,
    UseItem,
)
from rules.fulminato.actions.paths import feet_allowed
from rules.fulminato.actions.positions import flanked_by
from rules.fulminato.actions.prey import escape_ranks, tie_target, tying_ranks, untying_test
from rules.fulminato.actions.stunts import own_test, their_test
from rules.fulminato.combatant import board, phrases
from rules.fulminato.combatant.ranks import percentage
from rules.fulminato.combatant.state import Fighter, FulminatoFight
from rules.fulminato.combatant.statistics import reduction
from rules.fulminato.damage.checks import chances_of_opposed, chances_of_test, percent_of, ruled_ranks
from rules.fulminato.damage.status_changes import grabber_of, victim_of
from rules.fulminato.damage.strikes import (
    PreparedAttack,
    chance_to_strike,
    characteristic_for,
    flanking,
    passing_chance,
    result_chances,
    skill_step,
    struck_part,
)
from rules.fulminato.statuses.catalogue import DAMAGE_TYPES, PARTS
from rules.mechanics.action import Preview
from rules.mechanics.checks import ActionNotice, ahead
from rules.text.localized import ROW, joined

Told = Iterator[Preview]


def factor_of(fight: FulminatoFight, part: str) -> Fraction:
    """FU-DMG-01, FU-DMG-02, FU-DMG-03: return the factor of damage to a part of the body."""
    if part == "torso":
        return Fraction(1)
    return Fraction(fight.options.head_times) if part == "head" else Fraction(1, fight.options.limb_over)


def chance_preview(percent: int, target: str | None = None) -> Preview:
    """Return the preview of a chance."""
    return Preview("chance", phrases.CHANCE(percent=percent), target, number=percent)


def mean(dice: Expression) -> Fraction:
    """Return the average of dice."""
    return sum(
        (Fraction(term.sign * term.count * ((term.faces + 1) if term.faces else 2), 2) for term in dice.terms),
        Fraction(0),
    )


# --- striking ----------------------------------------------------------------------------------------------


def _hits(
    fight: FulminatoFight, combatant: Fighter, target: Fighter, blow: PreparedAttack, share: int = 100
) -> Preview:
    """FU-PART-01, FU-CALL-05, FU-CALL-06, FU-COV-02.

    Return the preview of the chance to hit, and of the parts; `share`: how likely it reaches the target at all.
    """
    final, add = result_chances(fight, combatant, target, blow)
    hit = _of(share, chance_to_strike(fight, combatant, target, blow))
    if blow.called is not None:
        text: str = phrases.PART(part=PARTS[blow.called][0], percent=hit)
    else:
        text = joined(
            (
                phrases.CHANCE(percent=hit),
                phrases.LIMB(percent=_of(share, percentage(final, 4 - add, 7 - add))),
                phrases.PART(part=PARTS["torso"][0], percent=_of(share, percentage(final, 8 - add, 12 - add))),
                phrases.PART(part=PARTS["head"][0], percent=_of(share, percentage(final, 13 - add))),
            ),
            ROW,
        )
    return Preview("chance", text, target.id, number=hit)


def _of(share: int, percent: int) -> int:
    """Return a percentage of another."""
    return nearest(Fraction(share * percent, 100))


def _loss(fight: FulminatoFight, combatant: Fighter, target: Fighter, blow: PreparedAttack) -> Fraction:
    """FU-DMG-01 to FU-DMG-03: return the average loss of a blow that hits."""
    final, add = result_chances(fight, combatant, target, blow)
    less = reduction(target, blow.called)
    hits: dict[Fraction, int] = {}
    for total, count in final.items():
        part = struck_part(total + add, blow.called)
        if part is not None:
            factor = factor_of(fight, part)
            hits[factor] = hits.get(factor, 0) + count
    dice = blow.weapon.dice
    losses = (count * dice.expected(partial(_through, factor=factor, less=less)) for factor, count in hits.items())
    total_loss = sum(losses, Fraction(0))
    return total_loss / sum(hits.values()) if hits else Fraction(0)


def _through(rolled: Fraction, factor: Fraction, less: int) -> Fraction:
    """FU-DMG-02, FU-DMG-03: return what is left of a damage: times the factor of the part, less the reduction."""
    return Fraction(max(0, floor(max(Fraction(0), rolled) * factor) - less))


def _struck(fight: FulminatoFight, combatant: Fighter, params: Striking) -> Fighter | None:
    """FU-GRP-04: return whom a blow is for: its target, or the prey, which need not be named."""
    return params.target(fight) or (victim_of(fight, combatant) if isinstance(params, HurtPrey) else None)


def _where_it_strikes(fight: FulminatoFight, combatant: Fighter, params: Striking) -> tuple[FulminatoFight, Fighter]:
    """FU-MAN-02: return the fight and the combatant as they are at the blow: a charge strikes from its end."""
    if not isinstance(params, Charge) or params.to is None or not board.on_board(fight, combatant):
        return fight, combatant
    arrived = combatant.if_it_had(cell=params.to)
    return fight.if_it_had(combatants={**fight.combatants, combatant.id: arrived}), arrived


@ahead("weapon", "targets")
def strike_previews(fight: FulminatoFight, combatant: Fighter, params: Striking) -> Told:
    """FU-ATK-08, FU-FLK-01, FU-COV-02: yield the chances of each part of the body, and who flanks."""
    fight, combatant = _where_it_strikes(fight, combatant, params)
    target = _struck(fight, combatant, params)
    if target is not None and params.thing(combatant) is not None:
        share = 100 if params.covered_by is None else 100 - fight.options.cover_percent
        yield _hits(fight, combatant, target, params.blow(combatant), share)
        by = flanking(fight, combatant, target, params.blow(combatant))
        if by:
            yield Preview("note", flanked_by(fight, by), target.id)


@ahead("weapon")
def damage_previews(fight: FulminatoFight, combatant: Fighter, params: Striking) -> Told:
    """FU-DMG-01, FU-COV-02, FU-COV-05: yield the damage dice, and the chance that a coverer or material takes it."""
    fight, combatant = _where_it_strikes(fight, combatant, params)
    weapon, target = params.thing(combatant), _struck(fight, combatant, params)
    if weapon is None:
        return
    lost = mean(weapon.dice) if target is None else _loss(fight, combatant, target, params.blow(combatant))
    words = phrases.DAMAGE_TYPE(dice=weapon.damage, type=DAMAGE_TYPES[weapon.damage_type])
    yield Preview("damage", words, None if target is None else target.id, number=nearest(lost), mean=lost)
    if params.covered_by is not None:
        yield Preview(
            "note", phrases.COVERED(name=fight.combatants[params.covered_by].name, percent=fight.options.cover_percent)
        )
    if params.through is not None:
        percent = passing_chance(weapon, params.through)
        yield Preview("note", phrases.THROUGH(material=phrases.MATERIALS[params.through], percent=percent))


@ahead("weapon", "part")
def aim_previews(fight: FulminatoFight, combatant: Fighter, params: CalledStrike) -> Told:
    """FU-CALL-01, FU-CALL-07: yield the chance of the aim, then those of the attack."""
    weapon, target = params.thing(combatant), params.target(fight)
    number = fight.options.difficulty(params.difficulty)
    if weapon is None:
        return
    aim: Preview | None = None
    if params.method == "skill" and number is not None:
        percent = percentage(
            chances_of_test(combatant, characteristic_for(weapon), skill_step(combatant, params.blow(combatant))),
            number,
        )
        aim = Preview("chance", phrases.AIM(percent=percent), number=percent)
    elif target is not None:
        own_dice, their_dice = params.contest(target)
        percent = percentage(chances_of_opposed(combatant, target, own_dice, their_dice, 0, params.target_ranks), 1)
        aim = Preview("chance", phrases.OPPOSED(percent=percent), target.id, number=percent)
    if target is None:
        yield from () if aim is None else (aim,)
    elif aim is None:
        yield _hits(fight, combatant, target, params.blow(combatant))
    else:
        hits = _hits(fight, combatant, target, params.blow(combatant))
        combined = round((aim.number or 0) * (hits.number or 0) / 100)
        yield Preview("chance", joined((aim.text, hits.text), ROW), target.id, number=combined)


# --- checks and contests -----------------------------------------------------------------------------------


@ahead("method")
def stunt_previews(fight: FulminatoFight, combatant: Fighter, params: Stunt) -> Told:
    """FU-CHK-01, FU-CHK-02, FU-OPP-01: yield the chance of a stunt, and of resisting it."""
    target = params.target(fight)
    if params.method == "opposed":
        if target is not None and params.own and params.theirs:
            contest = chances_of_opposed(
                combatant, target, params.own, params.theirs, params.modifier, params.target_ranks
            )
            yield chance_preview(percentage(contest, 1), target.id)
        return
    test, undoing = own_test(fight, params), their_test(fight, params)
    if test is not None:
        yield chance_preview(percent_of(combatant, test, params.modifier))
    if target is not None and undoing is not None:
        percent = percent_of(target, undoing)
        yield Preview("chance", phrases.RESISTS(percent=percent), target.id, number=percent)


def contest_preview(contest: Contest) -> ActionNotice[FulminatoFight, Fighter, Manoeuvre]:
    """FU-MAN-01: return the notice of the chance of a manoeuvre."""

    def tell(fight: FulminatoFight, combatant: Fighter, params: Manoeuvre) -> Told:
        target = params.target(fight)
        if target is not None:
            ranks = params.modifier + ruled_ranks(contest.ruled(combatant))
            yield _won(combatant, target, contest.own, contest.theirs, ranks, params.target_ranks)

    return ActionNotice(tell, frozenset({"targets"}))


def _won(combatant: Fighter, other: Fighter, own: str, theirs: str, ranks: int, their_ranks: int) -> Preview:
    return chance_preview(
        percentage(chances_of_opposed(combatant, other, (own,), (theirs,), ranks, their_ranks), 1), other.id
    )


@ahead("targets")
def tie_preview(fight: FulminatoFight, combatant: Fighter, params: Tie) -> Told:
    """FU-GRP-07: yield the chance of a knot."""
    target = tie_target(fight, combatant, params)
    if target is not None:
        ranks = params.modifier + ruled_ranks(tying_ranks(combatant, target))
        yield _won(combatant, target, "destreza", "destreza", ranks, params.target_ranks)


@ahead("danger")
def danger_preview(fight: FulminatoFight, combatant: Fighter, params: MovePrey) -> Told:
    """FU-GRP-03: yield the chance of choosing the prey's place where it is dangerous."""
    prey = victim_of(fight, combatant)
    if params.danger and prey is not None:
        yield _won(combatant, prey, "destreza", "destreza", params.modifier, params.target_ranks)


@ahead()
def escape_preview(fight: FulminatoFight, combatant: Fighter, params: Opposed) -> Told:
    """FU-GRP-12: yield the chance of breaking free."""
    grabber = grabber_of(fight, combatant)
    if grabber is not None:
        ranks = params.modifier + ruled_ranks(escape_ranks(fight, combatant))
        yield _won(combatant, grabber, "constitucion", "constitucion", ranks, params.target_ranks)


@ahead("targets")
def untie_preview(fight: FulminatoFight, combatant: Fighter, params: Untie) -> Told:
    """FU-GRP-10: yield the chance of getting out of the rope."""
    if (params.target(fight) or combatant) is combatant:
        yield chance_preview(percent_of(combatant, untying_test(fight, combatant, params), params.modifier))


@ahead("ability")
def ability_previews(fight: FulminatoFight, combatant: Fighter, params: UseAbility) -> Told:
    """FU-SOL-02: yield the chance against each target, and the effect."""
    row = params.thing(combatant)
    if row is None:
        return
    if row.opposed is not None:
        for id in params.targets:
            if id in fight.combatants:
                other = fight.combatants[id]
                difference = chances_of_opposed(combatant, other, row.opposed.own, row.opposed.theirs, params.modifier)
                yield chance_preview(percentage(difference, 1), id)
    if row.damage is not None:
        yield from _harms(fight, parse(row.damage), phrases.DAMAGE(dice=row.damage), params.targets)
    if row.heal is not None:
        yield from healing_previews(fight, row.heal, params.targets)


def _harms(fight: FulminatoFight, dice: Expression, words: str, targets: Sequence[str]) -> Told:
    """FU-SOL-02: yield the average damage of a soltura to each target, less reduction; without one, of its dice."""
    struck = [fight.combatants[id] for id in targets if id in fight.combatants]
    if not struck:
        yield Preview("damage", words, number=nearest(mean(dice)))
    for target in struck:
        average = dice.expected(partial(_reduced, less=reduction(target, None)))
        yield Preview("damage", words, target.id, number=nearest(average), mean=average)


def _reduced(total: Fraction, less: int) -> Fraction:
    """FU-DMG-03: return a damage less the reduction."""
    return max(Fraction(0), total - less)


def healing_previews(fight: FulminatoFight, dice: str, targets: Sequence[str]) -> Told:
    """FU-WND-04: yield what each target would regain, which nobody knows before one is chosen."""
    for id in targets:
        if id in fight.combatants:
            yield healing_preview(dice, fight.combatants[id])


def healing_preview(dice: str, target: Fighter) -> Preview:
    """FU-WND-04: return the preview of a healing, on average if there are dice; no more than `target` lacks."""
    average, missing = nearest(mean(parse(dice))), max(0, target.sheet.pv - target.pools["pv"])
    if not missing:
        return Preview("note", phrases.HEALS_NOTHING(), target.id, number=0)
    gained = min(average, missing)
    if gained == average and dice.isdecimal():
        return Preview("note", phrases.HEALS(dice=dice), target.id)
    return Preview("note", phrases.HEALS_DICE(dice=dice, mean=gained), target.id)


@ahead("item")
def item_preview(fight: FulminatoFight, combatant: Fighter, params: UseItem) -> Told:
    """FU-EQP-08: yield what a thing heals."""
    row = params.thing(combatant)
    if row is not None and row.heal is not None:
        yield from healing_previews(fight, row.heal, params.targets)


@ahead()
def movement_preview(fight: FulminatoFight, combatant: Fighter, params: MovementParams) -> Told:
    """FU-BRD-04: yield how far it moves."""
    feet = feet_allowed(fight, combatant, params)
    if board.on_board(fight, combatant) and fight.board is not None:
        words = phrases.FEET_CELLS(feet=feet, cells=feet // board.cell_feet(fight.board))
    else:
        words = phrases.FEET(feet=feet)
    yield Preview("note", words, number=feet)
