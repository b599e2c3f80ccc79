"""A neutral creature turned by a profile into one for the library, with the fate of every field it had."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import lru_cache, partial
from typing import Any

from models.exchange.profiles.nodes import ProfileContext
from models.exchange.profiles.notes import told_in_notes
from models.exchange.profiles.profile import Profile
from models.exchange.profiles.values import FIELDS, field_of, of_attack, of_creature
from models.exchange.records.neutral_creature import NeutralCreature
from models.exchange.records.report import Fate, Fates, FieldFate, TakenCreature, not_understood
from models.storage.errors import MESSAGES
from rules.text.localized import LocalizedText, said


def converted(neutral: NeutralCreature, profile: Profile) -> TakenCreature:
    """The creature as the profile has it."""
    making = ProfileContext(of_creature(neutral))
    for name, made in profile.let:
        making[name] = made.make(making)
    sheet = {name: value for name, made in profile.sheet if (value := made.make(making)) is not None}
    became = _rows(neutral, profile, making, sheet)
    creature = {name: made.make(making) for name, made in profile.creature.items()}
    notes = told_in_notes(neutral, became)
    level, tags = creature.get("level"), creature.get("tags")
    return TakenCreature(
        name=neutral.name,
        system=profile.system,
        sheet=sheet,
        level=level if isinstance(level, int) else None,
        kind=str(creature.get("kind") or ""),
        folder=neutral.folder,
        tags=tuple(dict.fromkeys((*neutral.tags, *(tags if isinstance(tags, list) else ())))),
        notes=notes,
        source=neutral.source,
        fields=Fates(partial(_fates, neutral, profile, tuple(making.guessed), frozenset(making.left), became)),
        family=neutral.family,
        is_character=neutral.is_character,
        lacks=lacking(neutral),
    )


def lacking(neutral: NeutralCreature) -> tuple[str, ...]:
    """What one looks for in a creature and its file does not say."""
    return (*(() if neutral.attacks else ("attacks",)), *(() if neutral.abilities else ("abilities",)))


def _rows(
    neutral: NeutralCreature, profile: Profile, making: ProfileContext, sheet: dict[str, Any]
) -> dict[str, list[str]]:
    """Puts the rows of all attacks on the sheet; gives each feature's place and where its attacks have gone."""
    became: dict[str, list[str]] = {}
    ids: dict[str, set[str]] = {}
    for feature in neutral.features:
        for attack in feature.attacks:
            making.update(of_attack(attack, feature))
            for rows in profile.rows:
                if rows.when is not None and not rows.when.make(making):
                    continue
                for name, one in rows.let:
                    making[name] = one.make(making)
                made = rows.make.make(making)
                there = sheet.setdefault(rows.into, [])
                if isinstance(made, dict) and len(there) < rows.most:
                    _give_own_id(made, ids.setdefault(rows.into, set()), "ranged" if attack.kind == "ranged" else "")
                    there.append(made)
                    became.setdefault(feature.place, []).append(rows.into)
                break
    return became


def _give_own_id(made: dict[str, Any], taken: set[str], kind: str) -> None:
    """Two rows of one name are told apart at the table too: a Javelin, and a Javelin (ranged)."""
    wanted = made.get("id")
    if not isinstance(wanted, str):
        return
    own, count = wanted, 1
    while own in taken:
        count += 1
        own = f"{wanted}-{count}"
    made["id"] = own
    taken.add(own)
    if count > 1 and isinstance(made.get("name"), str):
        made["name"] += f" ({kind or count})" if count == 2 else f" ({count})"


def _fates(
    neutral: NeutralCreature,
    profile: Profile,
    guessed: tuple[tuple[str, str], ...],
    left: frozenset[tuple[str, str]],
    became: Mapping[str, list[str]],
) -> Iterator[FieldFate]:
    places = neutral.places
    for name in FIELDS:
        value = getattr(neutral, name)
        if value is None or value == "" or value == () or value == {}:
            continue
        place = places.get(name, name)
        targets, kept = profile.targets.get(name, ("", False))
        if name in neutral.guessed:
            yield FieldFate(place, Fate.GUESSED, value, _guessed(targets))
        elif name == "name" or (targets and kept):
            yield FieldFate(place, Fate.KEPT, value, _became(targets or "name"))
        else:
            yield FieldFate(place, Fate.MAPPED, value, _became(targets) if targets else _noted())
    for target, asked in dict.fromkeys(guessed):
        fields = sorted({field_of(item) for item in asked.split(", ")} - {""})
        yield FieldFate(places.get(fields[0], fields[0]) if fields else target, Fate.GUESSED, None, _guessed(target))
    for listed, word in sorted(left):
        yield FieldFate(places.get(listed, listed), Fate.MAPPED, word, _noted())
    for feature in neutral.features:
        gone = became.get(feature.place)
        yield FieldFate(
            feature.place, Fate.MAPPED, feature.name, _became(", ".join(dict.fromkeys(gone))) if gone else _noted()
        )
    for noted in neutral.noted:
        yield FieldFate(noted.place, Fate.MAPPED, noted.value, not_understood())
    for unread in neutral.unread:
        yield FieldFate(unread.place, Fate.DROPPED, unread.value, dropped())


@lru_cache(maxsize=256)
def _became(targets: str) -> LocalizedText:
    return said("import-became", MESSAGES, fields=targets)


@lru_cache(maxsize=256)
def _guessed(targets: str) -> LocalizedText:
    return said("import-guessed", MESSAGES, fields=targets)


@lru_cache(maxsize=1)
def _noted() -> LocalizedText:
    return said("import-noted", MESSAGES)


@lru_cache(maxsize=1)
def dropped() -> LocalizedText:
    """Why a field is left out: there is no place for it."""
    return said("import-dropped", MESSAGES)
