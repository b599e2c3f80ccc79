"""What an encounter will be worth, told while it is prepared: both sides' levels, and what beating the foes brings."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from PySide6.QtCore import QCoreApplication

from models.repositories.encounters import EncounterEntry
from rules.core.questions import BadSheet
from rules.core.sides import PARTY
from rules.sheets import schema
from rules.system.system import System


def worth(system: System, entries: Sequence[EncounterEntry], known: Mapping[int, Mapping[str, Any]]) -> str:
    """The levels of party and others, and what they bring; `known` leads from a line's id to its sheet as it is now."""
    ours: list[int] = []
    theirs: list[int] = []
    party: list[Any] = []
    beaten: list[Any] = []
    for entry in entries:
        try:
            sheet = schema.check(system.sheet, dict(known.get(entry.id or 0, entry.sheet)))
        except BadSheet:
            continue
        level, _ = system.window.list_key(sheet)
        (ours if entry.side == PARTY else theirs).extend([level] * entry.count)
        (party if entry.side == PARTY else beaten).extend([sheet] * entry.count)
    parts = []
    for levels, words in (
        (ours, QCoreApplication.translate("Worth", "party: level {levels}")),
        (theirs, QCoreApplication.translate("Worth", "against level {levels}")),
    ):
        if any(levels):
            parts.append(words.format(levels=_span(levels)))
    labels = {gain.id: gain.label for gain in system.aftermath.gains}
    gains = {gain: number for gain, number in system.aftermath.worth(beaten).items() if number}
    if gains:
        told = ", ".join(f"{number} {labels.get(gain, gain)}" for gain, number in gains.items())
        sharers = system.aftermath.sharers(party)
        share = max(1, sharers)
        each = ", ".join(f"{number // share} {labels.get(gain, gain)}" for gain, number in gains.items())
        if 0 < sharers < len(party):
            words = QCoreApplication.translate(
                "Worth", "if all are beaten: {gains} ({each} each, shared by {sharers} of {party})"
            )
            parts.append(words.format(gains=told, each=each, sharers=sharers, party=len(party)))
        elif sharers > 1:
            words = QCoreApplication.translate("Worth", "if all are beaten: {gains} ({each} each)")
            parts.append(words.format(gains=told, each=each))
        else:
            parts.append(QCoreApplication.translate("Worth", "if all are beaten: {gains}").format(gains=told))
    return " · ".join(parts)


def _span(levels: Sequence[int]) -> str:
    low, high = min(levels), max(levels)
    return str(low) if low == high else f"{low}–{high}"
