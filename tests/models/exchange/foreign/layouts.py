"""Creatures written out as stat blocks, in the layouts that people paste and keep notes in."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping

from models.exchange.foreign.fifth.ability_scores import modifier
from models.exchange.records.neutral_creature import Feature, Neutral, Section

HEADS: Mapping[Section, str] = {
    "trait": "Traits",
    "action": "Actions",
    "bonus": "Bonus Actions",
    "reaction": "Reactions",
    "legendary": "Legendary Actions",
}


def _signed(number: int) -> str:
    return f"+{number}" if number >= 0 else f"−{-number}"


def _kind(one: Neutral) -> str:
    subtype = f" ({one.subtype})" if one.subtype else ""
    return f"{one.size.capitalize()} {one.type}{subtype}, {one.alignment}"


def _speed(one: Neutral) -> str:
    ways = sorted(one.speeds.items(), key=lambda way: way[0] != "walk")
    return ", ".join(f"{feet} ft." if way == "walk" else f"{way} {feet} ft." for way, feet in ways)


def _bonuses(given: Mapping[str, int]) -> str:
    return ", ".join(f"{name.title()} {_signed(bonus)}" for name, bonus in given.items())


def _points(one: Neutral) -> str:
    dice = one.hp_dice.replace("+", " + ").replace("-", " − ")
    return f"{one.hp} ({dice})" if dice else f"{one.hp}"


def _armour(one: Neutral) -> str:
    return f"{one.ac} ({one.ac_text})" if one.ac_text else f"{one.ac}"


def _facts(one: Neutral) -> Iterator[tuple[str, str]]:
    """Label and what stands behind it, of what is told below the scores."""
    yield "Saving Throws", _bonuses(one.saves)
    yield "Skills", _bonuses(one.skills)
    yield "Damage Vulnerabilities", _kinds(one.vulnerabilities)
    yield "Damage Resistances", _kinds(one.resistances)
    yield "Damage Immunities", _kinds(one.immunities)
    yield "Condition Immunities", ", ".join(one.condition_immunities)
    yield "Senses", one.senses
    yield "Languages", one.languages
    yield "Challenge", one.challenge_text


def _kinds(given: tuple[str, ...]) -> str:
    """Those that hold only under a condition behind the others."""
    free = [word for word in given if " " not in word]
    return "; ".join(filter(None, (", ".join(free), *(word for word in given if " " in word))))


def _sections(one: Neutral) -> Iterator[tuple[str, list[Feature]]]:
    told = [feature for feature in one.features if feature.name not in HEADS.values()]
    for section, head in HEADS.items():
        if found := [feature for feature in told if feature.section == section]:
            yield head, found


def _flat(text: str) -> str:
    return re.sub(r"\s+", " ", text)


def page(one: Neutral) -> str:
    """As a book's page comes out of a PDF: names of the scores in a row, and the scores in another."""
    lines = [
        one.name,
        _kind(one),
        "",
        f"Armor Class {_armour(one)}",
        f"Hit Points {_points(one)}",
        f"Speed {_speed(one)}",
    ]
    lines += [
        "",
        "STR DEX CON INT WIS CHA",
        " ".join(f"{n} ({_signed(modifier(n))})" for n in one.abilities.values()),
        "",
    ]
    lines += [f"{label} {text}" for label, text in _facts(one) if text]
    for head, found in _sections(one):
        lines += ["", *([head] if head != "Traits" else [])]
        lines += [f"{feature.name}. {_flat(feature.text)}" for feature in found]
    return "\n".join(lines)


def web(one: Neutral) -> str:
    """As a page of the web is copied: each score and its name in a line of their own."""
    scores = "\n".join(f"{name.upper()}\n{n} ({_signed(modifier(n))})" for name, n in one.abilities.items())
    return re.sub(r"STR DEX CON INT WIS CHA\n[^\n]*", lambda _: scores, page(one))


def colons(one: Neutral) -> str:
    """With a colon behind every label and every name."""
    lines = [
        one.name,
        "",
        _kind(one),
        f"Armor Class: {_armour(one)}",
        f"Hit Points: {_points(one)}",
        f"Speed: {_speed(one)}",
    ]
    lines += ["Abilities:", "", *(f"{name.upper()}: {n} ({_signed(modifier(n))})" for name, n in one.abilities.items())]
    lines += [f"{label}: {text}" for label, text in _facts(one) if text]
    for head, found in _sections(one):
        lines += ["", f"{head}:", *(f"{feature.name}: {_flat(feature.text)}" for feature in found)]
    return "\n".join(lines)


def bold(one: Neutral) -> str:
    """With bold labels, as forums have them, and the scores in one line."""
    lines = [
        f"**{one.name}**",
        f"*{_kind(one)}*",
        f"**Armor Class** {_armour(one)}  ",
        f"**Hit Points** {_points(one)}  ",
    ]
    lines += [f"**Speed** {_speed(one)}  "]
    lines += [" | ".join(f"{name.upper()} {n} ({_signed(modifier(n))})" for name, n in one.abilities.items())]
    lines += [f"**{label}** {text}  " for label, text in _facts(one) if text]
    for head, found in _sections(one):
        lines += [f"**{head}**", *(f"***{feature.name}.*** {_flat(feature.text)}" for feature in found)]
    return "\n".join(lines)


def homebrewery(one: Neutral) -> str:
    """As Homebrewery's third version has it."""
    lines = ["{{monster,frame,wide", f"## {one.name}", f"*{_kind(one)}*", "___"]
    lines += [
        f"**Armor Class** :: {_armour(one)}",
        f"**Hit Points**  :: {_points(one)}",
        f"**Speed**       :: {_speed(one)}",
        "___",
    ]
    lines += ["|  STR  |  DEX  |  CON  |  INT  |  WIS  |  CHA  |", "|:-----:|:-----:|:-----:|:-----:|:-----:|:-----:|"]
    lines += ["|" + "|".join(f"{n} ({_signed(modifier(n))})" for n in one.abilities.values()) + "|", "___"]
    lines += [f"**{label}** :: {text}" for label, text in _facts(one) if text]
    lines += ["___"]
    for head, found in _sections(one):
        lines += [] if head == "Traits" else ["", f"### {head}"]
        lines += "\n:\n".join(f"***{feature.name}.*** {_flat(feature.text)}" for feature in found).split("\n")
    return "\n".join([*lines, "}}", "", "Prose that belongs to nobody."])


def gm_binder(one: Neutral) -> str:
    """As GM Binder has it, and Homebrewery before its third version: all of it a quote."""
    lines = [
        f"## {one.name}",
        f"*{_kind(one)}*",
        "___",
        f"- **Armor Class** {_armour(one)}",
        f"- **Hit Points** {_points(one)}",
    ]
    lines += [f"- **Speed** {_speed(one)}", "___", "|STR|DEX|CON|INT|WIS|CHA|", "|:---:|:---:|:---:|:---:|:---:|:---:|"]
    lines += ["|" + "|".join(f"{n} ({_signed(modifier(n))})" for n in one.abilities.values()) + "|", "___"]
    lines += [f"- **{label}** {text}" for label, text in _facts(one) if text]
    lines += ["___"]
    for head, found in _sections(one):
        lines += [] if head == "Traits" else [f"### {head}"]
        for feature in found:
            lines += [f"***{feature.name}.*** {_flat(feature.text)}", ""]
    return "___\n___\n" + "\n".join(f"> {line}" for line in lines) + "\n\nProse that belongs to nobody."


def newer(one: Neutral) -> str:
    """As the newer books are copied: bonuses and saves beside the scores, immunities in one line."""
    lines = [
        one.name,
        _kind(one),
        f"AC {one.ac}    Initiative {_signed(modifier(one.abilities['dex']))}",
        f"HP {_points(one)}",
    ]
    lines += [f"Speed {_speed(one)}"]
    for first in ("str", "int"):
        lines += ["\t\tMod \tSave"]
        names = list(one.abilities)[3 * (first == "int") :][:3]
        for name in names:
            score = one.abilities[name]
            bonus = modifier(score)
            lines += [f"{name.upper()} \t{score} \t{_signed(bonus)} \t{_signed(one.saves.get(name, bonus))}"]
    immune = "; ".join(filter(None, (_kinds(one.immunities), ", ".join(one.condition_immunities).title())))
    told = {"Skills": _bonuses(one.skills), "Vulnerabilities": _kinds(one.vulnerabilities)}
    told |= {
        "Resistances": _kinds(one.resistances),
        "Immunities": immune,
        "Senses": one.senses,
        "Languages": one.languages,
    }
    lines += [f"{label} {text}" for label, text in told.items() if text] + [f"CR {one.challenge_text}"]
    for head, found in _sections(one):
        lines += [head, "", *(line for feature in found for line in (f"{feature.name}. {_flat(feature.text)}", ""))]
    return "\n".join(lines)


def _coded(text: str, attack: str, damage: str) -> str:
    """A text with the dice codes of a note."""
    text = re.sub(r"([+-])(\d+) to hit", lambda found: attack.format(bonus=found[1] + found[2]), text)
    return re.sub(r"(\d+) \((\d+d\d+(?: [+-] \d+)?)\)", lambda found: damage.format(mean=found[1], dice=found[2]), text)


def _admonition(one: Neutral, attack: str, damage: str) -> str:
    lines = ["---", "tags: [monster]", "---", f"# {one.name}", "Something that somebody tells.", "", "```ad-statblock"]
    lines += [
        f"title: {one.name}",
        "![](tokens/a b.webp#token)",
        f"*{_kind(one)}*",
        "",
        f"- **Armor Class** {_armour(one)}",
    ]
    dice = f" (`{one.hp_dice}`)" if one.hp_dice else ""
    lines += [f"- **Hit Points** {one.hp}{dice}", f"- **Speed** {_speed(one)}", "", "|STR|DEX|CON|INT|WIS|CHA|"]
    lines += ["|:---:|:---:|:---:|:---:|:---:|:---:|"]
    lines += ["|" + "|".join(f"{n} ({_signed(modifier(n))})" for n in one.abilities.values()) + "|", ""]
    told = dict(_facts(one))
    told["Condition Immunities"] = ", ".join(
        f"[{word}](rules/conditions.md#{word.title()})" for word in one.condition_immunities
    )
    lines += [f"- **{label}** {text}" for label, text in told.items() if text]
    for head, found in _sections(one):
        lines += ["", f"## {head}"]
        for feature in found:
            lines += ["", f"***{feature.name}.*** {_coded(_flat(feature.text), attack, damage)}"]
    return "\n".join([*lines, "```", "^statblock", "", "## Environment", "", "anywhere"])


def admonition(one: Neutral) -> str:
    """As notes of Obsidian have it, with the newer dice codes."""
    attack = "`dice:1d20{bonus}|noform|noparens|text({bonus})` to hit"
    return _admonition(one, attack, "`dice:{dice}|noform|noparens|avg|text({mean})` (`{dice}`)")


def older_admonition(one: Neutral) -> str:
    """The same with the older dice codes."""
    return _admonition(one, "`dice: d20{bonus}` ({bonus} to hit)", "{mean} (`dice: {dice}|avg` (`{dice}`))")


LAYOUTS: tuple[Callable[[Neutral], str], ...] = (
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
