"""Verbs: which one says what became of somebody, before any language has a word for it."""

from __future__ import annotations

from collections.abc import Sequence

from rules.log.structure import Blow, Deed


def cause_of(deed: Deed) -> str | None:
    """The status or action that brought about what nobody did; None where there is none."""
    found = deed.fact.get("cause")
    return None if found is None else str(found)


def verb_of(blows: Sequence[Blow]) -> tuple[str, int]:
    """The verb of several blows on one, and how many of them were of that kind."""
    hits = [blow for blow in blows if blow.outcome in ("hit", "critical")]
    struck = len(hits) or 1
    fates = [blow.fate["kind"] for blow in blows if blow.fate is not None]
    if "die" in fates:
        return "kills", struck
    if "fall" in fates:
        return "fells", struck
    if any(loss.amount > 0 for blow in blows for loss in blow.losses):
        critical = any(blow.outcome == "critical" for blow in hits)
        return ("critical" if critical else "wounds" if hits else "hurts"), struck
    if hits:
        return "hits", struck
    for outcome, verb in (("averted", "averted"), ("fumble", "fumbles"), ("miss", "misses")):
        same = sum(blow.outcome == outcome for blow in blows)
        if same:
            return verb, same
    return "", 0
