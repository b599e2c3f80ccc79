"""A rule system with the terms of its book in the language of whoever reads it, where a translation is kept.

Ids, facts and what is stored never change by it: it is what the window shows.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from functools import lru_cache
from typing import TYPE_CHECKING, Any

from rules.core.board_overlays import HandCard
from rules.core.display import BodyPart, Chip
from rules.core.state import stem_of
from rules.mechanics.declared_action import Declared
from rules.mechanics.statuses import as_catalogue
from rules.text.localized import LocalizedText, as_term
from rules.text.messages import terms

if TYPE_CHECKING:
    from rules.system.system import System


MOST_READ = 128
"""The most systems, each in one language, that are kept with their terms."""
OWN_WORDS = ("name", "skill")
"""Fields of rows that hold words of the sheet's owner; where a system has ids in them they are no words of a book."""


def worded(system: System, language: str) -> System:
    """Return a system with its terms in a language; the same one where no translation is kept, or none is asked for."""
    return _worded(system, language) if terms(system.phrases.file, language) else system


@lru_cache(MOST_READ)
def _worded(system: System, language: str) -> System:
    words = terms(system.phrases.file, language)

    def said(label: str) -> str:
        small = label[:1].lower() + label[1:]
        if not isinstance(label, LocalizedText) and label not in words and small in words:
            return words[small][:1].upper() + words[small][1:]
        return as_term(label, words)

    def name_said(name: str) -> str:
        stem = stem_of(name)
        return said(stem) + name[len(stem) :]

    def offered(row: Mapping[str, Any]) -> Mapping[str, Any]:
        """A row that a sheet may take, with the words that a creature's owner would have written themselves."""
        return {**row, **{key: name_said(row[key]) for key in OWN_WORDS if type(row.get(key)) is str}}

    def all_said(labels: Mapping[str, str]) -> dict[str, str]:
        return {id: said(label) for id, label in labels.items()}

    def action(value: Any) -> Any:
        if value is None:
            return None
        if isinstance(value, Declared):
            return replace(value, label=said(value.label), cost=said(value.cost), words=words)
        return replace(value, label=said(value.label), cost=said(value.cost))

    kinds = tuple(cell_kind._replace(label=said(cell_kind.label)) for cell_kind in system.ground.cell_kinds)
    gains = tuple(gain._replace(label=said(gain.label)) for gain in system.aftermath.gains)
    before = system.window

    def chips(fight: Any, combatant: Any) -> tuple[Chip, ...]:
        return tuple(
            chip._replace(label=said(chip.label), value=said(chip.value)) for chip in before.chips(fight, combatant)
        )

    def body(fight: Any, combatant: Any) -> tuple[BodyPart, ...]:
        return tuple(part._replace(label=said(part.label)) for part in before.body(fight, combatant))

    def hand(fight: Any, combatant: Any) -> tuple[HandCard, ...]:
        return tuple(
            card._replace(
                place=said(card.place),
                kind=said(card.kind),
                uses=tuple(use._replace(label=said(use.label)) for use in card.uses),
            )
            for card in before.hand(fight, combatant)
        )

    return replace(
        system,
        words=words,
        title=said(system.title),
        window=replace(before, chips=chips, body=body, hand=hand),
        pools=tuple(pool._replace(label=said(pool.label)) for pool in system.pools),
        slots=tuple(slot._replace(label=said(slot.label)) for slot in system.slots),
        statuses=as_catalogue(system.statuses).altered(
            *(
                replace(status, label=said(status.label), terms=all_said(status.terms))
                for status in system.statuses.values()
            )
        ),
        actions={id: action(candidate) for id, candidate in system.actions.items()},
        things=all_said(system.things),
        row_templates={list: tuple(map(offered, rows)) for list, rows in system.row_templates.items()},
        row_names={
            (list, name_said(row["name"])): row["name"]
            for list, rows in system.row_templates.items()
            for row in rows
            if "name" in row
        },
        stat_terms=all_said(system.stat_terms),
        surprise=action(system.surprise),
        check=action(system.check),
        ground=replace(system.ground, terrains=all_said(system.ground.terrains), cell_kinds=kinds),
        aftermath=replace(system.aftermath, gains=gains, rest=action(system.aftermath.rest)),
    )
