"""Placeholders that stat-block makers leave in texts: `[DEX ATK]`, `DMG[2d6 + STR]`, `[MON]`."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass

from models.exchange.foreign.text.words import average, dice_formula

_ABILITY = "STR|DEX|CON|INT|WIS|CHA|FIN"
_TERMS = re.compile(
    rf"([+-]?)\s{{0,9}}(?:\b([1-9]\d{{0,2}})?[dD](\d{{1,4}})|(\d{{1,5}})|({_ABILITY})|(PROF))\b", re.IGNORECASE
)
_TETRA = re.compile(rf"\[\s*(?P<what>(?:(?:{_ABILITY})\b|\d*[dD]\d+)[^\[\]]{{0,40}})\]", re.IGNORECASE)
_NAMES = re.compile(r"\[\s*(?:MON|MONS|NAME|FULLNAME)\s*\]", re.IGNORECASE)
_CALLED = re.compile(r"(ATK|DMG|MOD|SAVE)\[([^\[\]]{1,60})\]{1,2}")
_SENTENCE = re.compile(r"(?:^|[.!?:]\s{1,9}|\n\s{0,9})$")


@dataclass(frozen=True, slots=True)
class PlaceholderValues:
    """The values for placeholders: names, ability scores and proficiency bonus."""

    name: str
    """How a text calls the creature: `the hound`, or its proper name."""
    full: str
    plural: str
    scores: Mapping[str, int]
    proficiency: int

    def filled(self, text: str) -> str:
        """Return a text with its placeholders filled in."""
        text = _NAMES.sub(self._name_for, text)
        text = _CALLED.sub(lambda match: self._function_value(match[1], match[2]), text)
        return _TETRA.sub(lambda match: self._tag_value(match["what"]) or match[0], text)

    def _name_for(self, match: re.Match[str]) -> str:
        mark = match[0].strip("[] ").upper()
        name = {"MONS": self.plural, "FULLNAME": self.full}.get(mark, self.name)
        before = match.string[max(0, match.start() - 4) : match.start()]
        return name[:1].upper() + name[1:] if _SENTENCE.search(before) else name

    def modifier(self, ability: str) -> int:
        """Return an ability modifier; for a finesse weapon (`fin`) the better of two."""
        if ability.lower() == "fin":
            return max(self.modifier("str"), self.modifier("dex"))
        return (self.scores.get(ability.lower()[:3], 10) - 10) // 2

    def hit_points(self, count: int, faces: int) -> tuple[int, str]:
        """Return average hit points and hit dice, with the Constitution bonus of each die."""
        bonus = count * self.modifier("con")
        return max(1, count * (faces + 1) // 2 + bonus), dice_formula(count, faces, bonus)

    def _function_value(self, function: str, inner: str) -> str:
        """Return the value of `ATK[STR]`, `DMG[2d6 + STR]`, `SAVE[CON]`, `MOD[WIS]`; other text unchanged."""
        if _TERMS.sub("", inner).strip():
            return inner
        dice, flat = self._sum(inner)
        match function:
            case "ATK":
                return f"{flat + self.proficiency:+}"
            case "SAVE":
                return f"DC {8 + flat + self.proficiency}"
            case "DMG":
                return _rolled(dice, flat)
            case _:
                return f"{flat:+}"

    def _tag_value(self, tag: str) -> str:
        """Return the value of `[DEX ATK]`, `[CON SAVE]`, `[STR 1D8]`, `[2d6 + 1]`, `[STR]`."""
        word = re.search(r"\b(ATK|SAVE)\b", tag, re.IGNORECASE)
        dice, flat = self._sum(tag)
        if word is not None:
            total = flat + self.proficiency
            return f"{total:+}" if word[1].upper() == "ATK" else str(8 + total)
        return _rolled(dice, flat) if dice else f"{flat:+}"

    def _sum(self, text: str) -> tuple[str, int]:
        dice: list[str] = []
        flat = 0
        for sign, count, faces, number, ability, proficiency in _TERMS.findall(text):
            factor = -1 if sign == "-" else 1
            if faces:
                dice.append(f"{count or 1}d{faces}")
            elif proficiency:
                flat += factor * self.proficiency
            else:
                flat += factor * (int(number) if number else self.modifier(ability))
        return " + ".join(dice), flat


def _rolled(dice: str, flat: int) -> str:
    """Return dice as stat blocks write them, after their average; a number where no dice are rolled."""
    if not dice:
        return str(max(0, flat))
    written = f"{dice} {'+' if flat > 0 else '-'} {abs(flat)}" if flat else dice
    mean = sum(average(item) for item in dice.split(" + ")) + flat
    return f"{max(1, int(mean))} ({written})"
