"""Converts a neutral creature by a profile, with the fate of each of its fields."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import partial
from typing import Any

from models.exchange.profiles.nodes import ProfileContext
from models.exchange.profiles.notes import notes_of
from models.exchange.profiles.profile import Profile
from models.exchange.profiles.values import FIELDS, field_of, of_attack, of_creature
from models.exchange.records.neutral_creature import NeutralCreature
from models.exchange.records.report import (
    Fate,
    Fates,
    FieldFate,
    TakenCreature,
    became,
    dropped,
    guessed,
    not_understood,
    noted,
)


def converted(neutral: NeutralCreature, profile: Profile, language: str = "") -> TakenCreature:
    """Return the creature as the profile converts it, with the profile's own words in a language."""
    words = profile.translations.get(language, {})
    context = ProfileContext(of_creature(neutral))
    for name, node in profile.let:
        context[name] = node.make(context)
    sheet = {name: value for name, node in profile.sheet if (value := node.make(context)) is not None}
    lists_by_place = _rows(neutral, profile, context, sheet)
    for rows in sheet.values():
        for row in rows if isinstance(rows, list) else ():
            if isinstance(row, dict) and row.get("name") in words:
                row["name"] = words[row["name"]]
    columns = {name: node.make(context) for name, node in profile.creature.items()}
    notes = notes_of(neutral, lists_by_place)
    level, tags = columns.get("level"), columns.get("tags")
    return TakenCreature(
        name=neutral.name,
        system=profile.system,
        sheet=sheet,
        level=level if isinstance(level, int) else None,
        kind=words.get(kind := str(columns.get("kind") or ""), kind),
        folder=neutral.folder,
        tags=tuple(dict.fromkeys((*neutral.tags, *(tags if isinstance(tags, list) else ())))),
        notes=notes,
        source=neutral.source,
        fields=Fates(
            partial(_fates, neutral, profile, tuple(context.guessed), frozenset(context.untranslated), lists_by_place)
        ),
        family=neutral.family,
        is_character=neutral.is_character,
        lacks=missing_parts(neutral),
    )


def missing_parts(neutral: NeutralCreature) -> tuple[str, ...]:
    """Return what a creature's file does not say: `attacks`, `abilities`."""
    return (*(() if neutral.attacks else ("attacks",)), *(() if neutral.abilities else ("abilities",)))


def _rows(
    neutral: NeutralCreature, profile: Profile, context: ProfileContext, sheet: dict[str, Any]
) -> dict[str, list[str]]:
    """Add the rows of all attacks to the sheet; return the lists they went to, by the feature's place."""
    lists_by_place: dict[str, list[str]] = {}
    ids: dict[str, set[str]] = {}
    for feature in neutral.features:
        for attack in feature.attacks:
            context.update(of_attack(attack, feature))
            for rows in profile.rows:
                if rows.when is not None and not rows.when.make(context):
                    continue
                for name, node in rows.let:
                    context[name] = node.make(context)
                row = rows.make.make(context)
                sheet_rows = sheet.setdefault(rows.into, [])
                if isinstance(row, dict) and len(sheet_rows) < rows.most:
                    _give_own_id(row, ids.setdefault(rows.into, set()), "ranged" if attack.kind == "ranged" else "")
                    sheet_rows.append(row)
                    lists_by_place.setdefault(feature.place, []).append(rows.into)
                break
    return lists_by_place


def _give_own_id(row: dict[str, Any], used: set[str], kind: str) -> None:
    """Give a row an unused id, and its name a suffix: a Javelin, and a Javelin (ranged)."""
    row_id = row.get("id")
    if not isinstance(row_id, str):
        return
    unique, count = row_id, 1
    while unique in used:
        count += 1
        unique = f"{row_id}-{count}"
    row["id"] = unique
    used.add(unique)
    if count > 1 and isinstance(row.get("name"), str):
        row["name"] += f" ({kind or count})" if count == 2 else f" ({count})"


def _fates(
    neutral: NeutralCreature,
    profile: Profile,
    guesses: tuple[tuple[str, str], ...],
    untranslated: frozenset[tuple[str, str]],
    lists_by_place: Mapping[str, list[str]],
) -> Iterator[FieldFate]:
    places = neutral.places
    for name in FIELDS:
        value = getattr(neutral, name)
        if value is None or value == "" or value == () or value == {}:
            continue
        place = places.get(name, name)
        targets, is_copy = profile.targets.get(name, ("", False))
        if name in neutral.guessed:
            yield FieldFate(place, Fate.GUESSED, value, guessed(targets))
        elif name == "name" or (targets and is_copy):
            yield FieldFate(place, Fate.KEPT, value, became(targets or "name"))
        else:
            yield FieldFate(place, Fate.MAPPED, value, became(targets) if targets else noted())
    for target, sources in dict.fromkeys(guesses):
        fields = sorted({field_of(item) for item in sources.split(", ")} - {""})
        yield FieldFate(places.get(fields[0], fields[0]) if fields else target, Fate.GUESSED, None, guessed(target))
    for list_name, word in sorted(untranslated):
        yield FieldFate(places.get(list_name, list_name), Fate.MAPPED, word, noted())
    for feature in neutral.features:
        lists = lists_by_place.get(feature.place)
        yield FieldFate(
            feature.place, Fate.MAPPED, feature.name, became(", ".join(dict.fromkeys(lists))) if lists else noted()
        )
    for field in neutral.noted:
        yield FieldFate(field.place, Fate.MAPPED, field.value, not_understood())
    for field in neutral.unread:
        yield FieldFate(field.place, Fate.DROPPED, field.value, dropped())
