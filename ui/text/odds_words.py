"""The odds in plain words, and in numbers with margins of error."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from math import ceil, floor

from PySide6.QtCore import QCoreApplication

from rules.core.state import PARTY
from rules.odds.estimates import Difference, ShareEstimate, Spread, estimated_percent
from rules.odds.tally import Odds
from rules.odds.verdict_words import Verdict, in_words
from rules.tactics import temperaments
from ui.text.words import figure, in_percent, localize, side_name, with_units


def temperament_name(id: str) -> str:
    """Return the name of a temperament in the reader's language."""
    words = {
        temperaments.CUNNING: QCoreApplication.translate("Odds", "cunning"),
        temperaments.PLAIN: QCoreApplication.translate("Odds", "plain"),
        temperaments.BEASTLY: QCoreApplication.translate("Odds", "beastly"),
        temperaments.COWARDLY: QCoreApplication.translate("Odds", "cowardly"),
        temperaments.RECKLESS: QCoreApplication.translate("Odds", "reckless"),
        temperaments.RANDOM: QCoreApplication.translate("Odds", "at random"),
    }
    return words.get(id, id)


def our_side(sides: Collection[str]) -> str:
    """Return the side for which the odds are told: the party, or the first side if there is none."""
    return PARTY if PARTY in sides or not sides else next(iter(sides))


def percent(share: ShareEstimate) -> str:
    """Return a share as `72%`; never as 0 or 100 %, but as `< 4%` or `> 96%`, as far as that is known."""
    return in_percent(estimated_percent(share))


def percent_within(share: ShareEstimate) -> str:
    """Return a share with its margin of error, `72% ± 3`; `97% (83–100)` where a margin would exceed the limits."""
    words = percent(share)
    if words != in_percent(round(share.share * 100)):
        return words
    if share.half_width > min(share.share, 1 - share.share):
        return f"{words} ({interval(share)})"
    return f"{words} ± {max(1, round(share.half_width * 100))}"


def interval(share: ShareEstimate) -> str:
    """Return the 95 % confidence interval of a share in whole percent that contain it: `56–100`."""
    return f"{floor(share.low * 100)}–{ceil(share.high * 100)}"


def points(by: Difference) -> str:
    """Return a difference in points: `−14 ± 3`."""
    number = round(by.by * 100)
    sign = "−" if number < 0 else "+" if number > 0 else "±"
    return f"{sign}{abs(number)} ± {max(1, round(by.half_width * 100))}"


def between(spread: Spread) -> str:
    """Return the median and the range of four of five fights: `4 (3–7)`."""
    if spread.p10 == spread.p90:
        return figure(spread.median)
    to = "–" if spread.p10 >= 0 else " … "
    return f"{figure(spread.median)} ({figure(spread.p10)}{to}{figure(spread.p90)})"


def hardness(
    odds: Odds,
    side: str,
    count: int,
    names: Mapping[str, str],
    told: Verdict | None = None,
    down: Collection[str] = (),
) -> str:
    """Return the verdict that is told, such as *Hard: usually 2 go down*, or that it is too early for one.

    `down` are those of the side that have fallen already.
    """
    if told is None or told.is_of_other_state:
        words = QCoreApplication.translate("Odds", "Too early to tell (fights played: {fights})")
        return with_units(words.format(fights=odds.played))
    return with_units(localize(in_words(told, odds, side, count, names, down)))


def by_tactics(odds: Odds, side: str) -> str:
    """Return the range of win chances over the tactics, and the greatest share of flights.

    Empty if only one was played, or while one is not known, or only that it is less or more than some number.
    """
    shares = [sides[side] for sides in odds.spread.values() if side in sides]
    if not shares or not odds.are_others_known:
        return ""
    shares.append(odds.sides[side])
    low, high = (estimated_percent(choose(shares, key=lambda share: share.share)) for choose in (min, max))
    if not f"{low}{high}".isdecimal():
        return ""
    flight = max(odds.flights(side).values(), key=lambda flight: flight.share)
    if low == high:
        words = QCoreApplication.translate("Odds", "by all tactics {share}%").format(share=low)
    elif flight.share > 0:
        words = QCoreApplication.translate("Odds", "{between}% by tactics, or up to {flight}% flight")
        words = words.format(between=f"{low}–{high}", flight=estimated_percent(flight))
    else:
        words = QCoreApplication.translate("Odds", "{between}% by tactics").format(between=f"{low}–{high}")
    return with_units(words)


def rounds_left(odds: Odds, unit: str, *, begun: bool) -> str:
    """Return the length of the fight, `rounds left: 4 (3–7)`, in the system's unit; without *left* before it begins."""
    words = (
        QCoreApplication.translate("Odds", "{unit} left: {rounds}")
        if begun
        else QCoreApplication.translate("Odds", "{unit}: about {rounds}")
    )
    return words.format(unit=unit, rounds=between(odds.rounds))


def figures(odds: Odds, side: str, unit: str, without: str = "", *, begun: bool) -> str:
    """Return the numbers beside the verdict: win chance, its range over tactics, length.

    `without` names those who are not counted.
    """
    wins = QCoreApplication.translate("Odds", "{side}: {wins} to win").format(
        side=side_name(side), wins=percent_within(odds.sides[side])
    )
    parts = (f"{wins} {without}".rstrip(), by_tactics(odds, side), rounds_left(odds, unit, begun=begun))
    return " · ".join(filter(None, parts))
