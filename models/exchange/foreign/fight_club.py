"""Reader of Fight Club and Game Master 5e: a compendium in XML."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any
from xml.etree.ElementTree import Element, ParseError

from defusedxml.common import DefusedXmlException
from defusedxml.ElementTree import DefusedXMLParser

from models.exchange.foreign.fifth.attacks import ABILITIES
from models.exchange.foreign.fifth.creature import IN_SHORT, CreatureParts, creatures
from models.exchange.foreign.text.words import as_int, average, first_dice
from models.exchange.records.neutral_creature import (
    SECTIONS,
    Kind,
    NeutralAttack,
    NeutralCreature,
    NeutralDamage,
    Section,
    UnreadField,
)
from models.exchange.records.readers import Content, Reader, clear_frames
from models.exchange.records.report import RefusedRecord
from models.storage import bounded_reads
from models.storage.database import follow_links
from models.storage.errors import LibraryError

_SECTIONS: Mapping[str, Section] = {section: section for section in SECTIONS}
_PLACES = {**IN_SHORT, "hp_dice": "hp"}
_KNOWN = frozenset(
    {
        *("name", "sortname", "size", "type", "alignment", "ac", "hp", "speed", "save", "skill", "passive", "senses"),
        *("init", "initiative", "initAdvantage"),
        *("languages", "cr", "resist", "immune", "vulnerable", "conditionImmune", "description", "spells", "slots"),
        *ABILITIES.values(),
        *_SECTIONS,
    }
)
_DECLARED = re.compile(r"^\s*<\?xml[^>]*\?>")
_SOURCE = re.compile(r"(?:^|\n)\s{0,9}Source:\s{0,9}([^\n]+)", re.IGNORECASE)
_WITHOUT_NAME = "Legendary Actions"


def _recognises(content: Content) -> bool:
    start = content.start
    return start.startswith("<") and any(f"<{root}" in start for root in ("compendium", "monster", "collection"))


def _read(content: Content) -> Iterator[NeutralCreature | RefusedRecord]:
    root = _root(content)
    if root.tag == "collection":
        yield from _collection_creatures(content, root)
    else:
        yield from _monsters(content.name, root)


def _collection_creatures(content: Content, root: Element) -> Iterator[NeutralCreature | RefusedRecord]:
    """Yield the creatures of the files that a collection names, in its folder or beside it."""
    bytes_left = bounded_reads.MOST_BYTES
    for element in root.iter("doc"):
        href = (element.get("href") or "").strip()
        path = _collected_path(content, href)
        if path is None:
            yield RefusedRecord.because(
                LibraryError("collection_lacks", name=content.name, file=href[:100]), href[:100]
            )
            continue
        try:
            file_content = Content.of_file(path)
            bytes_left -= len(file_content.data)
            if bytes_left < 0:
                error = LibraryError("too_large", name=content.name, most=bounded_reads.MOST_BYTES // 2**20)
                yield RefusedRecord.because(error, path.name)
                return
            if any(f"<{tag}" in file_content.text for tag in ("monster>", "monster ")):
                yield from _monsters(path.name, _root(file_content))
        except LibraryError as error:
            yield RefusedRecord.because(error, path.name)


def _collected_path(content: Content, href: str) -> Path | None:
    """Return the XML file that a collection names, below the folder above its own; None if there is none."""
    if (
        content.path is None
        or not href.lower().endswith(".xml")
        or "://" in href
        or "\\" in href
        or href.startswith("/")
    ):
        return None
    try:
        folder = follow_links(content.path).parent
        path = follow_links(folder / href)
        return path if path.is_file() and path.is_relative_to(folder.parent) else None
    except (OSError, ValueError):
        return None


def _root(content: Content) -> Element:
    try:
        # The text is read as what it is, whatever its first line says of that.
        return _parsed(_DECLARED.sub("", content.text.lstrip("\ufeff \r\n\t")))
    except DefusedXmlException as error:
        clear_frames(error)
        raise LibraryError("unsafe_xml", name=content.name) from error
    except (ParseError, ValueError, RecursionError) as error:
        clear_frames(error)
        line = getattr(error, "position", (0, 0))[0]
        raise LibraryError("no_xml", name=content.name, line=line) from error


def _monsters(name: str, root: Element) -> Iterator[NeutralCreature | RefusedRecord]:
    elements = [root] if root.tag == "monster" else root.iter("monster")
    blocks = ({"name": element.findtext("name"), "element": element} for element in elements)
    return creatures(name, blocks, _creature_parts)


def _parsed(text: str) -> Element:
    parser = DefusedXMLParser()
    try:
        parser.feed(text)
        root: Element = parser.close()
        return root
    finally:
        # It and what it calls hold each other, and all that was read until a mistake with them.
        vars(parser).clear()


def _creature_parts(block: Mapping[str, Any]) -> CreatureParts:
    monster: Element = block["element"]
    words = {element.tag: (element.text or "").strip() for element in monster if not len(element)}
    description = words.get("description", "")
    source = _SOURCE.search(description)
    type_, _, book = words.get("type", "").partition(",")
    armour, _, armour_text = words.get("ac", "").partition("(")
    parts = CreatureParts(
        name=words.get("name"),
        size=words.get("size"),
        kind_line=type_,
        alignment=words.get("alignment"),
        source=source[1] if source else book.strip().title(),
        ac=armour,
        ac_text=armour_text.rstrip(") "),
        hp=words.get("hp"),
        hp_dice=words.get("hp", "").partition("(")[2],
        speed=words.get("speed"),
        abilities=words,
        saves=words.get("save"),
        skills=words.get("skill"),
        senses=", ".join(filter(None, (words.get("senses"), _passive(words.get("passive", ""))))),
        languages=words.get("languages"),
        initiative=words.get("initiative") or words.get("init"),
        initiative_advantage="advantage" if words.get("initAdvantage", "").lower() in ("yes", "1", "true") else "",
        challenge=words.get("cr"),
        resistances=words.get("resist"),
        immunities=words.get("immune"),
        vulnerabilities=words.get("vulnerable"),
        condition_immunities=words.get("conditionImmune"),
        description=_SOURCE.sub("", description).strip(),
        places=_PLACES,
    )
    if words.get("spells"):
        slots = f" (slots: {words['slots']})" if words.get("slots") else ""
        parts.add("trait", "Spells", f"{words['spells']}{slots}", "spells")
    counts: dict[str, int] = {}
    for element in monster:
        section = _SECTIONS.get(element.tag)
        if section is not None:
            number = counts[element.tag] = counts.get(element.tag, -1) + 1
            _feature(parts, element, section, f"{element.tag}[{number}]")
        elif element.tag not in _KNOWN and (element.text or "").strip():
            parts.unread.append(UnreadField(element.tag, (element.text or "").strip()[:80]))
    return parts


def _passive(text: str) -> str:
    return f"passive Perception {text}" if text else ""


def _feature(parts: CreatureParts, element: Element, section: Section, place: str) -> None:
    name = element.findtext("name") or (_WITHOUT_NAME if section == "legendary" else "")
    limits = element.findtext("recharge") or ""
    text = "\n".join(filter(None, ((part.text or "").strip() for part in element.findall("text"))))
    attacks = (_attack(part.text or "", name, text) for part in element.findall("attack"))
    hints = [attack for attack in attacks if attack is not None]
    if not text and not hints:
        return
    title = f"{name} (Recharge {limits.removeprefix('D')}-6)" if limits.startswith("D") and "(" not in name else name
    parts.add(section, title, text, place, hints)


def _attack(text: str, name: str, feature_text: str) -> NeutralAttack | None:
    """Return the attack of `Claw|+4|1d6+2`; None without bonus and dice."""
    title, _, rest = text.partition("|")
    bonus, _, dice = rest.partition("|")
    rolled = first_dice(dice)
    to_hit = as_int(bonus)
    if to_hit is None and not rolled:
        return None
    damage = (NeutralDamage(rolled, "", average(rolled)),) if rolled else ()
    is_ranged = "ranged" in feature_text.lower()[:40]
    kind: Kind = "ranged" if is_ranged else "melee"
    if to_hit is None:
        return NeutralAttack(title.strip() or name, "sure", damage=damage)
    return NeutralAttack(title.strip() or name, kind, to_hit=to_hit, reach=None if is_ranged else 5, damage=damage)


READER = Reader("fight-club", "creatures", _recognises, _read)
