"""Compares the creatures imported from one folder with those of another, field by field.

    python -m tools.compare_creatures FOLDER FOLDER [--show FIELD ...] [--explained FILE]

Two files or folders of whatever formats with the same creatures: what is said of each in both must be the same. The
table says for each field how often it is told by both and how often alike; `--show` (`all`) lists what is not. A file
of differences that are known, a line each as they are listed with why behind them (`field | creature | what | first /
second | cause: what the records say`), takes exactly these out of the count of those that nobody has explained. Texts
with holes, of which a part was not worked out, are listed always.
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

from models.exchange.foreign.fifth.attacks import ABILITIES, CONDITIONS, DAMAGE_TYPES
from models.exchange.foreign.fifth.creature import SKILLS
from models.exchange.formats import READERS
from models.exchange.records.neutral_creature import NeutralAttack, NeutralCreature
from models.exchange.records.readers import Content, files_in
from models.exchange.records.report import RefusedRecord
from models.storage.errors import LibraryError

HOLE = re.compile(
    r"\bDC\s+(?:[,.;:)]|saving|check|None\b|$)|(?<![\w)])(?<!\d )-(?:foot|feet|ft)\b|\breach\s+(?:ft|feet|,)"
    r"|\[\[|\]\]|(?<![\w.])@[A-Za-z]|&(?:amp;)?Reference\b|\{@|\{\{|\}\}|\bNone(?: ft| feet|-foot)\b|\+\s*to hit"
    r"|\b(?:casts?|uses?|an?|the|of|to|with|within|by) [.,;:)](?!\w)|\(\s*\)|Hit:\s*(?:\(|damage|[.,])"
)
"""The placeholder in a text of which a part was not computed."""
_KINDS = (*DAMAGE_TYPES, *CONDITIONS)
_METALS = {"adamantine": "adamantine", "silver": "silvered"}


@dataclass(frozen=True, slots=True)
class Difference:
    """A difference between two sources on a creature."""

    field: str
    creature: str
    what: str
    """Which ability or attack; empty if there is only one."""
    first: object
    second: object

    def __str__(self) -> str:
        what = f" {self.what}" if self.what else ""
        return f"{self.field} | {self.creature} |{what} | {self.first} / {self.second}"


# --- reading ---------------------------------------------------------------------------------------------------


def creatures_of(path: Path) -> tuple[dict[str, NeutralCreature], list[str]]:
    """Return the creatures of a file or folder by their lower case names, and what was refused."""
    found: dict[str, NeutralCreature] = {}
    refused: list[str] = []
    for record in _records(path, refused):
        if isinstance(record, NeutralCreature):
            found.setdefault(_key(record.name), record)
        elif isinstance(record, RefusedRecord):
            refused.append(f"{path.name}: {record.message}")
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
            for part in files_in(path):
                yield from _records(part, refused)
    except LibraryError as error:
        refused.append(f"{path.name}: {error}")


# --- what is compared ------------------------------------------------------------------------------------------


def facts(creature: NeutralCreature) -> dict[tuple[str, str], object]:
    """Return everything comparable of a creature: (field, which) to value."""
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
    """Return types and conditions; with what they depend on, if anything."""
    found: set[str] = set()
    for item in told:
        low = item.lower()
        tied = " from " in f" {low} " or "nonmagical" in low or "non-magical" in low
        metals = "".join(f" not {word}" for sign, word in _METALS.items() if sign in low) if tied else ""
        found |= {f"{kind}{' if nonmagical' if tied else ''}{metals}" for kind in _KINDS if kind in low}
    return tuple(sorted(found))


def _of_attacks(attacks: Iterable[NeutralAttack]) -> dict[tuple[str, str], object]:
    """Return the values of attacks by name; several of one name are compared as a whole."""
    by_name = _by_name(attacks)
    found: dict[tuple[str, str], object] = {}
    for name, several in by_name.items():
        rolled = [attack for attack in several if attack.to_hit is not None]
        saved = [attack for attack in several if attack.dc is not None]
        if rolled:
            found["to-hit", name] = tuple(sorted({attack.to_hit or 0 for attack in rolled}))
            reaches = {attack.reach for attack in rolled if attack.kind == "melee"}
            if reaches:
                found["reach", name] = tuple(sorted(reach or 0 for reach in reaches))
            found["damage", name] = _damage(rolled)
        if saved:
            found["dc", name] = tuple(sorted({(attack.dc or 0, attack.save) for attack in saved}))
            if not rolled:
                found["damage", name] = _damage(saved)
    return found


def _by_name(attacks: Iterable[NeutralAttack]) -> Mapping[str, list[NeutralAttack]]:
    """Return the attacks by their names without brackets; beside one of that bare name by their whole names."""
    several = list(attacks)
    bare = {_key(candidate.name) for candidate in several if "(" not in candidate.name}
    found: dict[str, list[NeutralAttack]] = defaultdict(list)
    for attack in several:
        short = _key(re.sub(r"\s*\(.*", "", attack.name))
        found[_key(attack.name) if short in bare else short].append(attack)
    return found


def _damage(attacks: Iterable[NeutralAttack]) -> object:
    """Return the first damage of each attack: what depends on it may be listed apart."""
    firsts = [attack.damage[0] for attack in attacks if attack.damage]
    return tuple(sorted({(damage.dice, damage.type) for damage in firsts}))


def differences(first: NeutralCreature, second: NeutralCreature) -> Iterator[tuple[str, Difference | None]]:
    """Yield each field given by both, with the difference if there is one."""
    there, other = facts(first), facts(second)
    for (field, what), said in there.items():
        if (field, what) in other:
            told = other[field, what]
            yield field, None if said == told else Difference(field, first.name, what, said, told)


def holes(creature: NeutralCreature) -> Iterator[str]:
    """Yield the texts of a creature with a placeholder, and its surroundings."""
    texts = [
        ("description", creature.description),
        *((feature.name, f"{feature.name}. {feature.text}") for feature in creature.features),
    ]
    for name, text in texts:
        found = HOLE.search(text)
        if found is not None:
            start = max(0, found.start() - 30)
            yield f"{creature.name} | {name} | …{' '.join(text[start : found.end() + 30].split())}…"


# --- the command -----------------------------------------------------------------------------------------------


def explained(path: Path | None) -> Mapping[str, str]:
    """Return explained differences, as listed, to the cause and the words of the records."""
    lines = path.read_text("utf-8").splitlines() if path is not None else []
    told = (line.rpartition(" | ") for line in lines if line.strip() and not line.startswith("#"))
    return {difference.strip(): why.strip() for difference, _, why in told}


@dataclass(frozen=True, slots=True)
class Comparison:
    """What two sources of the same creatures have alike and different."""

    lines: list[str]
    """The number of creatures, what was refused, texts with placeholders, and the table."""
    left: list[Difference]
    """Differences without an explanation."""
    causes: Counter[str]
    """The number of explained ones by cause."""
    stale: list[str]
    """Explanations of differences that do not exist."""
    equal: float

    @property
    def ending(self) -> list[str]:
        """The result in a few lines."""
        causes = [f"explained {many}: {cause}" for cause, many in self.causes.most_common()]
        stale = [f"explained, but there is no such difference: {item}" for item in self.stale]
        result = f"equal {self.equal:.2f} %, explained {self.causes.total()}, unexplained {len(self.left)}"
        return [*causes, *stale, result]


def compare(first: Path, second: Path, known: Mapping[str, str]) -> Comparison:
    """Compare two sources on the creatures that both have."""
    (here, refused), (there, refused_too) = creatures_of(first), creatures_of(second)
    both = sorted(here.keys() & there.keys())
    told, same, reasoned, causes = Counter[str](), Counter[str](), Counter[str](), Counter[str]()
    left: list[Difference] = []
    used = set()
    for key in both:
        for field, difference in differences(here[key], there[key]):
            told[field] += 1
            if difference is None:
                same[field] += 1
            elif (why := known.get(str(difference))) is not None:
                reasoned[field] += 1
                causes[why.partition(":")[0]] += 1
                used.add(str(difference))
            else:
                left.append(difference)
    lines = [f"{len(here)} and {len(there)} creatures, {len(both)} in both"]
    lines += [f"refused: {item}" for item in (*refused, *refused_too)]
    lines += [f"hole: {hole}" for found in (here, there) for creature in found.values() for hole in holes(creature)]
    lines.append(f"{'field':<22}{'told':>8}{'equal':>8}{'explained':>11}{'other':>8}{'equal %':>10}")
    lines += [_line(field, many, same[field], reasoned[field]) for field, many in told.items()]
    if told:
        lines.append(_line("all", told.total(), same.total(), reasoned.total()))
    equal = 100 * same.total() / (told.total() or 1)
    return Comparison(lines, left, causes, [item for item in known if item not in used], equal)


def _line(field: str, many: int, same: int, reasoned: int) -> str:
    return f"{field:<22}{many:>8}{same:>8}{reasoned:>11}{many - same - reasoned:>8}{100 * same / many:>10.2f}"


def main(arguments: list[str]) -> int:
    """Run the command line; return 1 for unexplained differences or needless explanations."""
    parser = argparse.ArgumentParser(prog="python -m tools.compare_creatures")
    parser.add_argument("first", type=Path)
    parser.add_argument("second", type=Path)
    parser.add_argument("--show", nargs="*", default=(), metavar="FIELD", help="list its differences; all: of all")
    parser.add_argument("--explained", type=Path, metavar="FILE", help="differences whose reason is known")
    options = parser.parse_args(arguments)
    found = compare(options.first, options.second, explained(options.explained))
    print(*found.lines, sep="\n")
    for difference in found.left:
        if "all" in options.show or difference.field in options.show:
            print(difference)
    print(*found.ending, sep="\n")
    return 1 if found.left or found.stale else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
