"""Creatures written out as stat blocks, in the layouts that people paste and keep notes in."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping

from models.exchange.foreign.fifth.ability_scores import modifier
from models.exchange.records.neutral_creature import NeutralCreature, NeutralFeature, Section

HEADS: Mapping[Section, str] = {
    "trait": "Traits",
    "action": "Actions",
    "bonus": "Bonus Actions",
    "reaction": "Reactions",
    "legendary": "Legendary Actions",
}


def _signed(number: int) -> str:
    return f"+{number}" if number >= 0 else f"−{-number}"


def _kind(creature: NeutralCreature) -> str:
    subtype = f" ({creature.subtype})" if creature.subtype else ""
    return f"{creature.size.capitalize()} {creature.type}{subtype}, {creature.alignment}"


def _speed(creature: NeutralCreature) -> str:
    ways = sorted(creature.speeds.items(), key=lambda way: way[0] != "walk")
    return ", ".join(f"{feet} ft." if way == "walk" else f"{way} {feet} ft." for way, feet in ways)


def _bonuses(given: Mapping[str, int]) -> str:
    return ", ".join(f"{name.title()} {_signed(bonus)}" for name, bonus in given.items())


def _points(creature: NeutralCreature) -> str:
    dice = creature.hp_dice.replace("+", " + ").replace("-", " − ")
    return f"{creature.hp} ({dice})" if dice else f"{creature.hp}"


def _armour(creature: NeutralCreature) -> str:
    return f"{creature.ac} ({creature.ac_text})" if creature.ac_text else f"{creature.ac}"


def _facts(creature: NeutralCreature) -> Iterator[tuple[str, str]]:
    """Label and what stands behind it, of what is told below the scores."""
    yield "Saving Throws", _bonuses(creature.saves)
    yield "Skills", _bonuses(creature.skills)
    yield "Damage Vulnerabilities", _kinds(creature.vulnerabilities)
    yield "Damage Resistances", _kinds(creature.resistances)
    yield "Damage Immunities", _kinds(creature.immunities)
    yield "Condition Immunities", ", ".join(creature.condition_immunities)
    yield "Senses", creature.senses
    yield "Languages", creature.languages
    yield "Challenge", creature.challenge_text


def _kinds(given: tuple[str, ...]) -> str:
    """Those that hold only under a condition behind the others."""
    free = [word for word in given if " " not in word]
    return "; ".join(filter(None, (", ".join(free), *(word for word in given if " " in word))))


def _sections(creature: NeutralCreature) -> Iterator[tuple[str, list[NeutralFeature]]]:
    told = [feature for feature in creature.features if feature.name not in HEADS.values()]
    for section, head in HEADS.items():
        if found := [feature for feature in told if feature.section == section]:
            yield head, found


def _flat(text: str) -> str:
    return re.sub(r"\s+", " ", text)


def page(creature: NeutralCreature) -> str:
    """As a book's page comes out of a PDF: names of the scores in a row, and the scores in another."""
    lines = [
        creature.name,
        _kind(creature),
        "",
        f"Armor Class {_armour(creature)}",
        f"Hit Points {_points(creature)}",
        f"Speed {_speed(creature)}",
    ]
    lines += [
        "",
        "STR DEX CON INT WIS CHA",
        " ".join(f"{n} ({_signed(modifier(n))})" for n in creature.abilities.values()),
        "",
    ]
    lines += [f"{label} {text}" for label, text in _facts(creature) if text]
    for head, found in _sections(creature):
        lines += ["", *([head] if head != "Traits" else [])]
        lines += [f"{feature.name}. {_flat(feature.text)}" for feature in found]
    return "\n".join(lines)


def web(creature: NeutralCreature) -> str:
    """As a page of the web is copied: each score and its name in a line of their own."""
    scores = "\n".join(f"{name.upper()}\n{n} ({_signed(modifier(n))})" for name, n in creature.abilities.items())
    return re.sub(r"STR DEX CON INT WIS CHA\n[^\n]*", lambda _: scores, page(creature))


def colons(creature: NeutralCreature) -> str:
    """With a colon behind every label and every name."""
    lines = [
        creature.name,
        "",
        _kind(creature),
        f"Armor Class: {_armour(creature)}",
        f"Hit Points: {_points(creature)}",
        f"Speed: {_speed(creature)}",
    ]
    lines += [
        "Abilities:",
        "",
        *(f"{name.upper()}: {n} ({_signed(modifier(n))})" for name, n in creature.abilities.items()),
    ]
    lines += [f"{label}: {text}" for label, text in _facts(creature) if text]
    for head, found in _sections(creature):
        lines += ["", f"{head}:", *(f"{feature.name}: {_flat(feature.text)}" for feature in found)]
    return "\n".join(lines)


def bold(creature: NeutralCreature) -> str:
    """With bold labels, as forums have them, and the scores in one line."""
    lines = [
        f"**{creature.name}**",
        f"*{_kind(creature)}*",
        f"**Armor Class** {_armour(creature)}  ",
        f"**Hit Points** {_points(creature)}  ",
    ]
    lines += [f"**Speed** {_speed(creature)}  "]
    lines += [" | ".join(f"{name.upper()} {n} ({_signed(modifier(n))})" for name, n in creature.abilities.items())]
    lines += [f"**{label}** {text}  " for label, text in _facts(creature) if text]
    for head, found in _sections(creature):
        lines += [f"**{head}**", *(f"***{feature.name}.*** {_flat(feature.text)}" for feature in found)]
    return "\n".join(lines)


def homebrewery(creature: NeutralCreature) -> str:
    """As Homebrewery's third version has it."""
    lines = ["{{monster,frame,wide", f"## {creature.name}", f"*{_kind(creature)}*", "___"]
    lines += [
        f"**Armor Class** :: {_armour(creature)}",
        f"**Hit Points**  :: {_points(creature)}",
        f"**Speed**       :: {_speed(creature)}",
        "___",
    ]
    lines += ["|  STR  |  DEX  |  CON  |  INT  |  WIS  |  CHA  |", "|:-----:|:-----:|:-----:|:-----:|:-----:|:-----:|"]
    lines += ["|" + "|".join(f"{n} ({_signed(modifier(n))})" for n in creature.abilities.values()) + "|", "___"]
    lines += [f"**{label}** :: {text}" for label, text in _facts(creature) if text]
    lines += ["___"]
    for head, found in _sections(creature):
        lines += [] if head == "Traits" else ["", f"### {head}"]
        lines += "\n:\n".join(f"***{feature.name}.*** {_flat(feature.text)}" for feature in found).split("\n")
    return "\n".join([*lines, "}}", "", "Prose that belongs to nobody."])


def gm_binder(creature: NeutralCreature) -> str:
    """As GM Binder has it, and Homebrewery before its third version: all of it a quote."""
    lines = [
        f"## {creature.name}",
        f"*{_kind(creature)}*",
        "___",
        f"- **Armor Class** {_armour(creature)}",
        f"- **Hit Points** {_points(creature)}",
    ]
    lines += [
        f"- **Speed** {_speed(creature)}",
        "___",
        "|STR|DEX|CON|INT|WIS|CHA|",
        "|:---:|:---:|:---:|:---:|:---:|:---:|",
    ]
    lines += ["|" + "|".join(f"{n} ({_signed(modifier(n))})" for n in creature.abilities.values()) + "|", "___"]
    lines += [f"- **{label}** {text}" for label, text in _facts(creature) if text]
    lines += ["___"]
    for head, found in _sections(creature):
        lines += [] if head == "Traits" else [f"### {head}"]
        for feature in found:
            lines += [f"***{feature.name}.*** {_flat(feature.text)}", ""]
    return "___\n___\n" + "\n".join(f"> {line}" for line in lines) + "\n\nProse that belongs to nobody."


def newer(creature: NeutralCreature) -> str:
    """As the newer books are copied: bonuses and saves beside the scores, immunities in one line."""
    lines = [
        creature.name,
        _kind(creature),
        f"AC {creature.ac}    Initiative {_signed(modifier(creature.abilities['dex']))}",
        f"HP {_points(creature)}",
    ]
    lines += [f"Speed {_speed(creature)}"]
    for first in ("str", "int"):
        lines += ["\t\tMod \tSave"]
        names = list(creature.abilities)[3 * (first == "int") :][:3]
        for name in names:
            score = creature.abilities[name]
            bonus = modifier(score)
            lines += [f"{name.upper()} \t{score} \t{_signed(bonus)} \t{_signed(creature.saves.get(name, bonus))}"]
    immune = "; ".join(filter(None, (_kinds(creature.immunities), ", ".join(creature.condition_immunities).title())))
    told = {"Skills": _bonuses(creature.skills), "Vulnerabilities": _kinds(creature.vulnerabilities)}
    told |= {
        "Resistances": _kinds(creature.resistances),
        "Immunities": immune,
        "Senses": creature.senses,
        "Languages": creature.languages,
    }
    lines += [f"{label} {text}" for label, text in told.items() if text] + [f"CR {creature.challenge_text}"]
    for head, found in _sections(creature):
        lines += [head, "", *(line for feature in found for line in (f"{feature.name}. {_flat(feature.text)}", ""))]
    return "\n".join(lines)


def _coded(text: str, attack: str, damage: str) -> str:
    """A text with the dice codes of a note."""
    text = re.sub(r"([+-])(\d+) to hit", lambda found: attack.format(bonus=found[1] + found[2]), text)
    return re.sub(r"(\d+) \((\d+d\d+(?: [+-] \d+)?)\)", lambda found: damage.format(mean=found[1], dice=found[2]), text)


def _admonition(creature: NeutralCreature, attack: str, damage: str) -> str:
    lines = [
        "---",
        "tags: [monster]",
        "---",
        f"# {creature.name}",
        "Something that somebody tells.",
        "",
        "```ad-statblock",
    ]
    lines += [
        f"title: {creature.name}",
        "![](tokens/a b.webp#token)",
        f"*{_kind(creature)}*",
        "",
        f"- **Armor Class** {_armour(creature)}",
    ]
    dice = f" (`{creature.hp_dice}`)" if creature.hp_dice else ""
    lines += [
        f"- **Hit Points** {creature.hp}{dice}",
        f"- **Speed** {_speed(creature)}",
        "",
        "|STR|DEX|CON|INT|WIS|CHA|",
    ]
    lines += ["|:---:|:---:|:---:|:---:|:---:|:---:|"]
    lines += ["|" + "|".join(f"{n} ({_signed(modifier(n))})" for n in creature.abilities.values()) + "|", ""]
    told = dict(_facts(creature))
    told["Condition Immunities"] = ", ".join(
        f"[{word}](rules/conditions.md#{word.title()})" for word in creature.condition_immunities
    )
    lines += [f"- **{label}** {text}" for label, text in told.items() if text]
    for head, found in _sections(creature):
        lines += ["", f"## {head}"]
        for feature in found:
            lines += ["", f"***{feature.name}.*** {_coded(_flat(feature.text), attack, damage)}"]
    return "\n".join([*lines, "```", "^statblock", "", "## Environment", "", "anywhere"])


def admonition(creature: NeutralCreature) -> str:
    """As notes of Obsidian have it, with the newer dice codes."""
    attack = "`dice:1d20{bonus}|noform|noparens|text({bonus})` to hit"
    return _admonition(creature, attack, "`dice:{dice}|noform|noparens|avg|text({mean})` (`{dice}`)")


def older_admonition(creature: NeutralCreature) -> str:
    """The same with the older dice codes."""
    return _admonition(creature, "`dice: d20{bonus}` ({bonus} to hit)", "{mean} (`dice: {dice}|avg` (`{dice}`))")


LAYOUTS: tuple[Callable[[NeutralCreature], str], ...] = (
    page,
    web,
    colons,
    bold,
    homebrewery,
    gm_binder,
    newer,
    admonition,
    older_admonition,
)
