"""Notes of a converted creature: what has no place on the sheet, in the words of its stat block."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from models.exchange.records.neutral_creature import NeutralCreature, NeutralFeature, Section

LONGEST = 30_000
"""Characters of one creature's notes."""
_HEADS: dict[Section, str] = {
    "trait": "",
    "action": "Actions",
    "bonus": "Bonus Actions",
    "reaction": "Reactions",
    "legendary": "Legendary Actions",
    "mythic": "Mythic Actions",
    "lair": "Lair Actions",
    "regional": "Regional Effects",
}

_OF_HEAD = {head: section for section, head in _HEADS.items()}


def notes_of(neutral: NeutralCreature, lists_by_place: Mapping[str, list[str]]) -> str:
    """Return everything worth noting that is not on the sheet."""
    return "\n".join(_lines(neutral, lists_by_place)).strip()[:LONGEST]


def _lines(neutral: NeutralCreature, lists_by_place: Mapping[str, list[str]]) -> Iterator[str]:
    kind = f"{neutral.size.capitalize()} {neutral.type}".strip() + (f" ({neutral.subtype})" if neutral.subtype else "")
    kind_line = neutral.lines.get("type") or ", ".join(filter(None, (kind, neutral.alignment)))
    if kind_line:
        yield kind_line
    original_lines = neutral.lines
    yield from (original_lines.get(field) or f"{head} {text}" for field, head, text in _facts(neutral) if text)
    if neutral.description:
        yield ""
        yield neutral.description
    features_by_section: dict[Section, list[NeutralFeature]] = {}
    for feature in neutral.features:
        if not _is_on_sheet(feature, lists_by_place):
            # What introduces the actions of a kind bears the name of their heading, and comes first.
            features_by_section.setdefault(_OF_HEAD.get(feature.name, feature.section), []).append(feature)
    for section, head in _HEADS.items():
        if section in features_by_section:
            yield from ("", neutral.lines.get(section, head)) if head else ("",)
            for feature in sorted(features_by_section[section], key=lambda feature: feature.name != head):
                yield feature.text if feature.name == head else f"{feature.name}. {feature.text}"
    if neutral.noted:
        yield ""
        yield from (f"{noted.place}: {noted.value}" for noted in neutral.noted)


def _is_on_sheet(feature: NeutralFeature, lists_by_place: Mapping[str, list[str]]) -> bool:
    return feature.place in lists_by_place and all(attack.whole for attack in feature.attacks)


def _facts(neutral: NeutralCreature) -> Iterator[tuple[str, str, str]]:
    """Yield field, English label and text."""
    yield (
        "ac",
        "Armor Class",
        f"{'' if neutral.ac is None else neutral.ac} ({neutral.ac_text})" if neutral.ac_text else str(neutral.ac or ""),
    )
    yield "hp", "Hit Points", f"{neutral.hp or ''}{f' ({neutral.hp_dice})' if neutral.hp_dice else ''}".strip()
    bonus = "" if neutral.initiative is None else f"{neutral.initiative:+}"
    advantage = f"({neutral.initiative_advantage})" if neutral.initiative_advantage else ""
    yield "initiative", "Initiative", f"{bonus} {advantage}".strip()
    walking_first = sorted(neutral.speeds.items(), key=lambda item: item[0] != "walk")
    yield (
        "speed",
        "Speed",
        ", ".join(f"{feet} ft." if mode == "walk" else f"{mode} {feet} ft." for mode, feet in walking_first),
    )
    yield (
        "abilities",
        "Abilities",
        ", ".join(f"{ability.upper()} {score}" for ability, score in neutral.abilities.items()),
    )
    yield "saves", "Saving Throws", _bonuses(neutral.saves)
    yield "skills", "Skills", _bonuses(neutral.skills)
    yield "vulnerabilities", "Damage Vulnerabilities", ", ".join(neutral.vulnerabilities)
    yield "resistances", "Damage Resistances", ", ".join(neutral.resistances)
    yield "immunities", "Damage Immunities", ", ".join(neutral.immunities)
    yield "condition_immunities", "Condition Immunities", ", ".join(neutral.condition_immunities)
    yield "senses", "Senses", neutral.senses
    yield "languages", "Languages", neutral.languages
    yield "challenge", "Challenge", neutral.challenge_text
    yield "source", "Source", neutral.source


def _bonuses(bonuses: Mapping[str, int]) -> str:
    return ", ".join(f"{name.title() if len(name) > 3 else name.upper()} {bonus:+}" for name, bonus in bonuses.items())
