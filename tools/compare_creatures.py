"""Holds what the import makes of the creatures of one folder to what it makes of those of another, field by field.

    python -m tools.compare_creatures FOLDER FOLDER [--show FIELD ...] [--explained FILE]

Two files or folders of whatever formats with the same creatures: what is said of each in both must be the same. The
table says for each field how often it is told by both and how often alike; `--show` (`all`) lists what is not. A file
of differences that are known, a line each (`field | creature | what | why`), takes them out of the count of those that
nobody has explained. Texts with holes, of which a part was not worked out, are listed always.
"""

from __future__ import annotations

import argparse
import re
import sys
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from models.exchange.foreign.attacks import ABILITIES, CONDITIONS, DAMAGE_TYPES
from models.exchange.foreign.fifth import SKILLS
from models.exchange.formats import READERS
from models.exchange.neutral import Attack, Neutral
from models.exchange.reading import Content, parts_of
from models.exchange.report import Refused
from models.refusals import LibraryError

HOLE = re.compile(
    r"\bDC\s+(?:[,.;:)]|saving|check|None\b|$)|(?<![\w)])(?<!\d )-(?:foot|feet|ft)\b|\breach\s+(?:ft|feet|,)"
    r"|\[\[|\]\]|(?<![\w.])@[A-Za-z]|&(?:amp;)?Reference\b|\{@|\{\{|\}\}|\bNone(?: ft| feet|-foot)\b|\+\s*to hit"
    r"|\(\s*\)|Hit:\s*(?:\(|damage|[.,])"
)
"""What stands in a text of which a part was not worked out."""
_KINDS = (*DAMAGE_TYPES, *CONDITIONS)
_METALS = {"adamantine": "adamantine", "silver": "silvered"}


@dataclass(frozen=True, slots=True)
class Difference:
    """What two sources say otherwise of one creature."""

    field: str
    creature: str
    what: str
    """Which of them: an ability, an attack; empty where there is only one."""
    first: object
    second: object

    def __str__(self) -> str:
        what = f" {self.what}" if self.what else ""
        return f"{self.field} | {self.creature} |{what} | {self.first} / {self.second}"


# --- reading ---------------------------------------------------------------------------------------------------


def creatures_of(path: Path) -> tuple[dict[str, Neutral], list[str]]:
    """The creatures in a file or a folder by their names in small letters, and what was refused."""
    found: dict[str, Neutral] = {}
    refused: list[str] = []
    for one in _records(path, refused):
        if isinstance(one, Neutral):
            found.setdefault(_key(one.name), one)
        elif isinstance(one, Refused):
            refused.append(f"{path.name}: {one.message}")
    return found, refused


def _key(name: str) -> str:
    return " ".join(re.sub(r"[^\w\s()-]", "", name.lower().replace("/", " ")).split())


def _records(path: Path, refused: list[str]) -> Iterator[Any]:
    try:
        content = Content.of_file(path)
        reader = READERS.for_content(content)
        if reader is not None:
            yield from reader.read(content)
        elif content.is_folder:
            for part in parts_of(path):
                yield from _records(part, refused)
    except LibraryError as error:
        refused.append(f"{path.name}: {error}")


# --- what is compared ------------------------------------------------------------------------------------------


def facts(creature: Neutral) -> dict[tuple[str, str], object]:
    """All that can be compared of a creature: field and which of it to what is said."""
    found: dict[tuple[str, str], object] = {}
    for ability, score in creature.abilities.items():
        found["scores", ability] = score
    for field in ("ac", "hp", "challenge", "hp_dice"):
        if (value := getattr(creature, field)) not in (None, ""):
            found[field, ""] = value
    if creature.abilities:
        for ability in ABILITIES.values():
            if ability in creature.abilities:
                usual = (creature.abilities[ability] - 10) // 2
                found["saves", ability] = creature.saves.get(ability, usual)
        for skill, ability in SKILLS.items():
            if ability in creature.abilities:
                usual = (creature.abilities[ability] - 10) // 2
                found["skills", skill] = creature.skills.get(skill, usual)
    for way in ("walk", "fly", "swim", "climb", "burrow"):
        found["speeds", way] = creature.speeds.get(way, 0)
    for field in ("immunities", "resistances", "vulnerabilities", "condition_immunities"):
        found[field, ""] = _kinds(getattr(creature, field))
    found |= _of_attacks(creature.attacks)
    return found


def _kinds(told: Iterable[str]) -> tuple[str, ...]:
    """Types and conditions; those that are tied to something with what they are tied to."""
    found: set[str] = set()
    for one in told:
        low = one.lower()
        tied = " from " in f" {low} " or "nonmagical" in low or "non-magical" in low
        metals = "".join(f" not {word}" for sign, word in _METALS.items() if sign in low) if tied else ""
        found |= {f"{kind}{' if nonmagical' if tied else ''}{metals}" for kind in _KINDS if kind in low}
    return tuple(sorted(found))


def _of_attacks(attacks: Iterable[Attack]) -> dict[tuple[str, str], object]:
    """What is said of the attacks of each name; of several in one name it is compared as a whole."""
    by_name: dict[str, list[Attack]] = defaultdict(list)
    for one in attacks:
        by_name[_key(re.sub(r"\s*\(.*", "", one.name))].append(one)
    found: dict[tuple[str, str], object] = {}
    for name, several in by_name.items():
        rolled = [one for one in several if one.to_hit is not None]
        saved = [one for one in several if one.dc is not None]
        if rolled:
            found["to-hit", name] = tuple(sorted({one.to_hit or 0 for one in rolled}))
            reaches = {one.reach for one in rolled if one.kind == "melee"}
            if reaches:
                found["reach", name] = tuple(sorted(reach or 0 for reach in reaches))
            found["damage", name] = _damage(rolled)
        if saved:
            found["dc", name] = tuple(sorted({(one.dc or 0, one.save) for one in saved}))
            if not rolled:
                found["damage", name] = _damage(saved)
    return found


def _damage(attacks: Iterable[Attack]) -> object:
    """The first damage of each attack: what is tied to it may be told apart from it."""
    firsts = [one.damage[0] for one in attacks if one.damage]
    return tuple(sorted({(one.dice, one.type) for one in firsts}))


def differences(first: Neutral, second: Neutral) -> Iterator[tuple[str, Difference | None]]:
    """Each field that both tell of, with the difference if there is one."""
    there, other = facts(first), facts(second)
    for (field, what), said in there.items():
        if (field, what) in other:
            told = other[field, what]
            yield field, None if said == told else Difference(field, first.name, what, said, told)


def holes(creature: Neutral) -> Iterator[str]:
    """The texts of a creature that have a hole, around it."""
    texts = [
        ("description", creature.description),
        *((one.name, f"{one.name}. {one.text}") for one in creature.features),
    ]
    for name, text in texts:
        found = HOLE.search(text)
        if found is not None:
            start = max(0, found.start() - 30)
            yield f"{creature.name} | {name} | …{' '.join(text[start : found.end() + 30].split())}…"


# --- the command -----------------------------------------------------------------------------------------------


def explained(path: Path | None) -> Mapping[tuple[str, str, str], str]:
    """Differences whose reason is known: field, creature and what, each `*` for all, to why."""
    found = {}
    for line in path.read_text("utf-8").splitlines() if path is not None else ():
        if line.strip() and not line.startswith("#"):
            field, creature, what, why = (part.strip() for part in line.split("|", 3))
            found[field, _key(creature) if creature != "*" else "*", what] = why
    return found


def is_known(one: Difference, known: Mapping[tuple[str, str, str], str]) -> bool:
    """Whether the reason of a difference is known."""
    names = ((one.field, name, what) for name in (_key(one.creature), "*") for what in (one.what, "*"))
    return any(name in known for name in names)


def compare(first: Path, second: Path, known: Mapping[tuple[str, str, str], str]) -> tuple[list[str], list[Difference]]:
    """The lines of the table, and all differences that nobody has explained."""
    (here, refused), (there, refused_too) = creatures_of(first), creatures_of(second)
    both = sorted(here.keys() & there.keys())
    told, same, reasoned = Counter[str](), Counter[str](), Counter[str]()
    left: list[Difference] = []
    for key in both:
        for field, one in differences(here[key], there[key]):
            told[field] += 1
            if one is None:
                same[field] += 1
            elif is_known(one, known):
                reasoned[field] += 1
            else:
                left.append(one)
    lines = [f"{len(here)} and {len(there)} creatures, {len(both)} in both"]
    lines += [f"refused: {one}" for one in (*refused, *refused_too)]
    lines += [f"hole: {one}" for found in (here, there) for creature in found.values() for one in holes(creature)]
    lines.append(f"{'field':<22}{'told':>8}{'equal':>8}{'explained':>11}{'other':>8}{'equal %':>10}")
    lines += [_line(field, many, same[field], reasoned[field]) for field, many in told.items()]
    if told:
        lines.append(_line("all", sum(told.values()), sum(same.values()), sum(reasoned.values())))
    return lines, left


def _line(field: str, many: int, same: int, reasoned: int) -> str:
    return f"{field:<22}{many:>8}{same:>8}{reasoned:>11}{many - same - reasoned:>8}{100 * same / many:>10.2f}"


def main(arguments: list[str]) -> int:
    """Does what the command line says; 1 where something differs that nobody has explained."""
    parser = argparse.ArgumentParser(prog="python -m tools.compare_creatures")
    parser.add_argument("first", type=Path)
    parser.add_argument("second", type=Path)
    parser.add_argument("--show", nargs="*", default=(), metavar="FIELD", help="list its differences; all: of all")
    parser.add_argument("--explained", type=Path, metavar="FILE", help="differences whose reason is known")
    options = parser.parse_args(arguments)
    lines, left = compare(options.first, options.second, explained(options.explained))
    print(*lines, sep="\n")
    for one in left:
        if "all" in options.show or one.field in options.show:
            print(one)
    return 1 if left else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
