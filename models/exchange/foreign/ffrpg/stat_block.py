"""FFRPG monsters from text stat blocks; the book's formulas complete what is missing."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from functools import cache, partial
from typing import TYPE_CHECKING, Any, NamedTuple

from models.exchange.foreign.ffrpg.monsters import AFFINITIES, ELEMENTS, LONG, SYSTEM, hp_factor, unused_id
from models.exchange.foreign.text.words import split_list
from models.exchange.records.report import (
    TEXT,
    Fate,
    FieldFate,
    TakenCreature,
    became,
    lacks_of,
    not_understood,
    unsaid,
    worked_out,
)
from models.storage.errors import LibraryError
from rules.ffrpg.combatant.weapon_list import is_ranged
from rules.sheets.schema import is_number, row_model, slug, unsaid_numbers

if TYPE_CHECKING:
    from pydantic import BaseModel

    from rules.system.system import System

_CATEGORIES = (
    *("abnormal", "aerial", "amorph", "aquan", "arcana", "beast", "construct"),
    *("dragon", "fiend", "humanoid", "insect", "lizard", "plant", "undead"),
)


class AffinityLine(NamedTuple):
    """A line of elements or statuses: label and text in English, and as written."""

    head: str
    written_head: str
    text: str
    written: str


class AttackLine(NamedTuple):
    """An attack: name and rest in English, and as written.

    An ability with its kind in brackets may have no code: then `scale` and `die` are empty.
    """

    name: str
    written_name: str
    scale: str
    die: str
    details: str
    written_details: str
    heals: bool = False
    """Whether the code restores hit points."""


@dataclass(slots=True)
class StatBlock:
    """The parts of a text stat block."""

    name: str
    level: int = 1
    is_levelled: bool = False
    """Whether a line gave its level."""
    rank: str = ""
    """The text after the level, without statistics."""
    written_rank: str = ""
    unread: list[tuple[int, int, str]] = field(default_factory=list)
    """Parts of the rank that are neither rank nor category: start, end and text as written."""
    stats: dict[str, int] = field(default_factory=dict)
    unplaced: list[tuple[int, int]] = field(default_factory=list)
    """Positions in the last line read that have no place on the sheet."""
    category: str = ""
    """In its own language; empty for English."""
    affinities: list[AffinityLine] = field(default_factory=list)
    drops: list[tuple[int, int]] = field(default_factory=list)
    """Positions in the last line read of what is dropped, for which a member of a party has no place."""
    attacks: list[AttackLine] = field(default_factory=list)
    notes: list[str] = field(default_factory=list)


def _system() -> System:
    from rules.system import registry

    return registry.system(SYSTEM)


def complete(sheet: dict[str, Any], rank: str = "regular") -> list[FieldFate]:
    """Put on a sheet what the book works out of it; return the fates of the numbers that its source does not say.

    Who is not said to be a player's character is a monster, with what one has that is typed in a line.
    """
    system = _system()
    plain = system.plain
    assert plain is not None
    fields = [key for key in ("level", *plain.abilities, "spd") if key not in sheet]
    if sheet.get("kind") != "pc":
        sheet |= {**plain.sheet, **sheet}
    sheet.setdefault("level", 1)
    numbers = unsaid_numbers(system.sheet, sheet)
    if hp := numbers.get("hp"):
        numbers["hp"] = hp * hp_factor(rank)
    known = {key: value for key, value in numbers.items() if value is not None}
    sheet |= known
    fields += [key for key, value in numbers.items() if value is None]
    fates = [FieldFate(key, Fate.GUESSED, None, worked_out(value)) for key, value in known.items()]
    defaults = {key: sheet.get(key, system.sheet.model_fields[key].default) for key in fields}
    return [*fates, *(FieldFate(key, Fate.GUESSED, None, unsaid(value)) for key, value in defaults.items())]


def creature_of(block: StatBlock) -> TakenCreature:
    """Return the monster of a stat block."""
    stats = _numbers(block)
    rank = next((word for word in ("end boss", "boss", "notorious") if word in block.rank.lower()), "regular")
    given_stats = {key: value for key, value in stats.items() if key not in REWARDS}
    if not block.name or not ({"hp", "vit"} & given_stats.keys()):
        raise LibraryError("no_block", name=block.name[:40])
    level = block.level
    sheet: dict[str, Any] = {"level": level} if block.is_levelled else {}
    sheet |= kind_of(block) | stats
    list_fates, unplaced = put_lists(sheet, block)
    unsaid_fates = complete(sheet, rank)
    if "hp" in sheet and "hp" not in stats:
        sheet["hp"] = max(1, sheet["hp"])
    notes = list(block.notes)
    if CATEGORY.sub("", block.rank).strip(" ,;:.()[]"):
        notes.insert(0, block.written_rank)
    notes += unplaced
    unread = [text for _, _, text in block.unread]
    kind = block.category or next((word.capitalize() for word in _CATEGORIES if word in block.rank.lower()), "")
    fates = [FieldFate(key, Fate.KEPT, value, became(key)) for key, value in given_stats.items()]
    fates += [*unsaid_fates, *list_fates]
    fates += [FieldFate(TEXT, Fate.MAPPED, text, not_understood()) for text in (*block.notes, *unplaced, *unread)]
    return TakenCreature(
        block.name,
        SYSTEM,
        sheet,
        level=level,
        kind=kind,
        notes="\n".join(filter(None, notes)),
        fields=tuple(fates),
        lacks=lacks_of(_system(), sheet),
        is_open=kind_of(block).get("kind") != "npc",
    )


def put_numbers(sheet: dict[str, Any], block: StatBlock) -> None:
    """Put the statistics of a block on an existing sheet."""
    sheet |= _numbers(block)
    sheet |= {"level": block.level} if block.is_levelled else {}


def kind_of(block: StatBlock) -> dict[str, str]:
    """Return the field that says whether a block is of a player's character; empty if it does not say."""
    words = [word.lower() for word in _PC_OR_NPC.findall(block.rank)]
    return {"kind": "npc" if words[0] == "npc" else "pc"} if words else {}


def _numbers(block: StatBlock) -> dict[str, int]:
    """Return a block's statistics by the fields of the sheet."""
    return {NUMBERS.get(key, key): value for key, value in block.stats.items()}


def put_lists(sheet: dict[str, Any], block: StatBlock) -> tuple[list[FieldFate], list[str]]:
    """Put a block's attacks, affinities, items and reactions on a sheet; return their fates and what has no place."""
    unplaced: list[str] = []
    for affinity in block.affinities:
        if lists_of(affinity.head) == "drops":
            sheet.setdefault("drops", []).extend(_drop(written) for _, written in _items(affinity))
            continue
        placed_indices = put_affinity(affinity, sheet)
        items = enumerate(_items(affinity))
        unplaced_items = [written for index, (_, written) in items if index not in placed_indices]
        if unplaced_items:
            label = affinity.written_head or affinity.head
            unplaced.append(f"{label.capitalize()}: {', '.join(unplaced_items)}")
    unplaced += put_attacks(sheet, block.attacks)
    _fit_ammunition(sheet)
    fates = [
        FieldFate(attack.written_name, Fate.MAPPED, f"{attack.scale} {attack.die}".strip(), became("weapons"))
        for attack in block.attacks
    ]
    fates += [
        FieldFate(affinity.written_head, Fate.MAPPED, affinity.written, became(lists_of(affinity.head)))
        for affinity in block.affinities
    ]
    return fates, unplaced


def put_attacks(sheet: dict[str, Any], attacks: Iterable[AttackLine]) -> list[str]:
    """Put attacks on a sheet; return what has no place on it."""
    used: set[str] = {row["id"] for key in ("weapons", "abilities") for row in sheet.get(key, ())}
    notes = []
    for attack in attacks:
        name, kind, details, written_details = _split_bracket(attack)
        hand = _HAND.search(name)
        name = name[: hand.start()] if hand is not None else name
        unread = _put_attack(sheet, unused_id(slug(name) or "attack", used), name, attack, kind, details)
        if hand is not None and sheet.get("weapons") and sheet["weapons"][-1]["name"] == name:
            sheet["weapons"][-1]["hand"] = hand["hand"].lower()
        if _unread_text(unread):
            notes.append(f"{name}: {_written_unread(details, written_details, is_coded=bool(attack.scale))}")
    return notes


def _written_unread(english: str, written: str, *, is_coded: bool) -> str:
    """Return the parts of an attack's details, as written, that hold anything unread; all if no single one does."""
    parts, written_parts = _parts(english), _parts(written)
    unread = unread_parts(english, is_coded=is_coded)
    if not unread or len(parts) != len(written_parts):
        return written
    ends = {end for _, end in unread}
    return ", ".join(
        written[start:stop].strip() for (_, end), (start, stop) in zip(parts, written_parts, strict=True) if end in ends
    )


def _parts(details: str) -> list[tuple[int, int]]:
    """Return the places of the parts of an attack's details; what stands in brackets, and a chance, parts nothing."""
    gaps = [
        gap.span()
        for gap in _PART_GAP.finditer(details)
        if details.count("(", 0, gap.start()) <= details.count(")", 0, gap.start())
    ]
    stops = [0, *(place for gap in gaps for place in gap), len(details)]
    return [place for place in zip(stops[::2], stops[1::2], strict=True) if details[slice(*place)].strip()]


def unread_parts(details: str, *, is_coded: bool) -> list[tuple[int, int]]:
    """Return the places of the parts of an attack's details that hold anything unread.

    Nothing is taken of the effects beside a chance of something unknown.
    """
    lost_in = [
        clause
        for clause in _CLAUSE_TEXT.finditer(details)
        if "%" in _hit_chance(_effects_in(clause[0].lower(), may_be_bare=not is_coded)[1])[1]
    ]
    return [
        (start if (cost := _LEADING_COST.match(details, start, end)) is None else cost.end(), end)
        for start, end in _parts(details)
        if has_unread_text(
            details[start:end],
            is_coded=is_coded,
            has_effects=not any(clause.start() <= start < clause.end() for clause in lost_in),
        )
    ]


def _unread_text(text: str) -> str:
    return _REST.sub("", _EITHER.sub("", text)).strip(" ,;:.()/-")


def has_unread_text(text: str, *, is_coded: bool = True, has_effects: bool = True) -> bool:
    """Return whether a text holds anything besides how an attack is dealt and what it does."""
    text = _target(_HEALS_BEHIND.sub("", text.lower()) if is_coded else text.lower())[1]
    text = _AMMO.sub("", text) if is_coded else _weapon_damage(_restored(text)[0])[0]
    text = _effects(text, may_be_bare=not is_coded)[1] if has_effects else text
    return bool(_unread_text(_hit_chance(text)[1]))


CATEGORY = re.compile(rf"\b(?:regular|n?pc|player character|{'|'.join(_CATEGORIES)})\b", re.IGNORECASE)
"""Words after a level that have a place on the sheet."""
_PC_OR_NPC = re.compile(r"\b(?:n?pc|player character)\b", re.IGNORECASE)
RANK = re.compile(rf"\b(?:end boss|boss|notorious)\b|{CATEGORY.pattern}", re.IGNORECASE)
"""Words after a level that are understood."""
NUMBERS = {
    **LONG,
    **dict.fromkeys(("critical", "criticals", "crits", "criticalhit", "criticalhits", "criticalrange"), "crit"),
    **dict.fromkeys(("exp", "experience", "experiencepoints"), "xp"),
    **dict.fromkeys(("armor", "armour"), "arm"),
    **dict.fromkeys(("magicarmor", "magicarmour", "magicalarmor", "magicalarmour"), "marm"),
    **dict.fromkeys(("marmor", "marmour", "magarmor", "magarmour"), "marm"),
    "accuracy": "acc",
    "evasion": "eva",
    "dexterity": "dex",
    "mind": "mnd",
    **dict.fromkeys(("magicaccuracy", "magicalaccuracy", "maccuracy", "magaccuracy"), "macc"),
    **dict.fromkeys(("magicevasion", "magicalevasion", "mevasion", "magevasion"), "meva"),
    "expertise": "exp",
    "brawl": "brawl_acc",
    "twoweapons": "two_weapons_acc",
    "initiativebonus": "init_bonus",
    "equipmenttier": "tier",
}
"""Names of statistics, without blanks, to the fields of the sheet that are not called so."""
REWARDS = ("xp", "gil")
_KIND = re.compile(
    r"\s{0,9}\((?P<before>(?:[^(),;]{1,40}[,;]\s{0,9}){0,3})(?P<kind>fast|slow|magic)\b\s{0,9}"
    r"(?:[,;](?P<behind>[^()]{0,120}))?\)\s{0,9}$",
    re.IGNORECASE,
)
"""A bracket after an ability's name: `Acid Spray (Fast)`, `Undertow (Slow, CT 12, Group)`."""
_COSTS = re.compile(
    r"\s{0,9}\(([^()]{0,120}\b(?:\d{1,3} ?[mc][pt]|[mc][pt] ?\d{1,3})\b[^()]{0,120})\)\s{0,9}$", re.IGNORECASE
)
"""A bracket without a kind: `Fire (8 MP, CT 8)`."""
_BRACKET = re.compile(r"\s{0,9}\(([^()]{0,240})\)\s{0,9}$")
"""Any bracket after a name, in any language."""
_KIND_BEFORE_COSTS = re.compile(r",\s{0,9}(fast|slow|magic)(?: ability| action)?\s{0,9}$", re.IGNORECASE)
"""The kind between name and costs: `Mug, Slow Ability (CT 4)`."""
_KIND_BEHIND_COSTS = re.compile(
    r"\s{0,9}(?:(fast|magic)|(slow)(?: (?:ability|action)|(?=:)))(?:[.,;:]\s{0,9}|$)", re.IGNORECASE
)
"""The kind behind the costs, `Steal (0 MP): Fast`, `Mug (CT 4), Slow: …`; `Slow` alone is a status."""
KIND_LABEL = re.compile(
    r"\s{0,9}(?:fast|slow|magic)(?: (?:ability|action))?\s{0,9}:(?!\s{0,9}\d{1,3}\s?%)", re.IGNORECASE
)
"""The kind before the rest of an ability: `Slow: (2 x AGI) + d6`."""
KIND_BEFORE_CODE = re.compile(
    rf"{KIND_LABEL.pattern}|\s{{0,9}}(?:(?:fast|magic)(?: (?:ability|action))?|slow (?:ability|action))\s{{0,9}}[.,;]",
    re.IGNORECASE,
)
"""The kind before an ability's code; `Slow` alone is a status."""
_PART_OF_DETAILS = re.compile(r"[^.,;:]*(?:[.,;:]\s{0,9}|$)")
_ELEMENT = re.compile(rf"\b(?:{'|'.join(ELEMENTS)})\b")
_AFFINITY_WORD = re.compile(r"\b(?:weak|resist|immun|absorb|null)")
"""The elements behind it are no damage: `Claw (2 x STR) + d6; Weak Ice`."""
_REST = re.compile(
    rf"\b(?:m\. ?)?(?:arm(?:ou?r)?|acc|eva)\b|\b(?:{'|'.join(ELEMENTS)})\b|\bvs\b|\bct ?\d+"
    r"|\bmp ?\d+|\b\d+ ?(?:mp|ct)\b|\b(?:group|single|melee|ranged|physical|magical|target|elemental|damage|hp)\b"
    r"|\b(?:deals|and|(?:on|to) (?:the|a) target)\b",
    re.IGNORECASE,
)
_ONE = r"(?:an? |the )?(?:single|one)(?: (?:target|foe|enemy|ally|creature|opponent))?"
_GROUP = r"(?:an? |the |whole ){0,2}group"
_EITHER = re.compile(rf"\b(?:to )?(?:{_ONE} ?(?:/|\bor\b) ?{_GROUP}|{_GROUP} ?(?:/|\bor\b) ?{_ONE})\b")
"""Either target: `Single/Group`, `to one target or a group`."""
_OPPONENTS = r"(?:opponents?|foes?|enem(?:y|ies))"
_ALLIES = r"(?:all(?:y|ies)|friends?|comrades?)"
_TARGETS = tuple(
    (
        target,
        re.compile(
            rf"(?:(?:^|(?<=[,.;:/(])|\band\b) ?|\b(?:targets?|affects?|reaches|to|on|for|hits|against|at)\b:? )"
            rf"(?:target: )?(?:{words})(?= ?(?:$|[,.;:/)]|\b(?:and|with|for)\b|\(\d+ ?[x×*]))"
        ),
    )
    for target, words in (
        ("random_opponent", rf"(?:an? |one )?random(?:ly chosen)? {_OPPONENTS}|one {_OPPONENTS} at random"),
        ("random_ally", rf"(?:an? |one )?random(?:ly chosen)? {_ALLIES}|one {_ALLIES} at random"),
        ("random", r"(?:an? |one )?random(?:ly)?(?: targets?| combatants?| creatures?)?|at random"),
        ("party", rf"(?:the |its |whole |entire |all ){{0,3}}party(?: members?)?|(?:all|every) (?:of its )?{_ALLIES}"),
        ("group", rf"(?:all|every) (?:of the )?{_OPPONENTS}|(?:one |an? |the )?(?:whole |entire )?(?:enemy )?group"),
        ("self", r"(?:the |its )?(?:one)?self|itself|(?:the )?(?:caster|user)(?: only)?"),
        ("all", r"all(?: combatants| creatures| targets)?|every(?:body|one)"),
        ("single", _ONE),
    )
)
"""The words of a target that stand as a part of their own, or behind a preposition."""
_PHYSICAL = re.compile(r"\bphysical\b|(?<!\bm\.)(?<!\bm\. )\barm(?:ou?r)?\b")
_DROP = re.compile(
    r"(?:(?P<before>[1-9]\d?) ?[x×] ?)?(?P<item>.{1,60}?)(?: ?(?:(?<![^\W\d_])x ?|x(?=\d)|× ?)(?P<behind>[1-9]\d?))?"
    r"(?:[ ,:]{0,3}(?<!\d)\(?(?P<chance>100|[1-9]\d?) ?%\)?)?"
)
"""A dropped item: `Potion 50%`, `2 x Tonic (10%)`; `Potion 0%` stays as it is written."""
_REVIVES = re.compile(
    r"\b(?:revives?|raises?) (?:one |somebody )?(?:with |to |at )?\(?"
    r"(?:(?P<share>100|[1-9]\d?) ?%(?: of)?(?: (?:the )?max(?:imum|\b\.?))?(?: hp\b)?"
    r"|(?P<points>[1-9]\d{0,4}) ?hp\b)\)?(?![\w%])"
)


def _items(affinity: AffinityLine) -> list[tuple[str, str]]:
    """Return the items of a line in English and as written."""
    return list(zip(*(split_list(text.replace(";", ",")) for text in (affinity.text, affinity.written)), strict=False))


def put_affinity(affinity: AffinityLine, sheet: dict[str, Any]) -> set[int]:
    """Put a line's items on a sheet; return the indices of those that have a place there.

    What follows an unknown label belongs to that: `Weak Ice; Halves Fire, Wind` says nothing of wind's weakness.
    """
    put = _setter(affinity.head)
    has_one_label = lists_of(affinity.head) == AFFINITY_FIELDS and not affinity.head.startswith("affinit")
    placed: set[int] = set()
    for index, (word, written) in enumerate(_items(affinity)):
        if put(sheet, word.strip(" ."), written.strip(" .")):
            placed.add(index)
        elif has_one_label and _MAY_BE_LABELLED.search(word):
            break
    return placed


_MAY_BE_LABELLED = re.compile(r"\w[ \t:=(]+\w")
"""Several words, the first of which may be a label."""
_COUNTED = re.compile(
    r"(?:(?P<before>\d{1,2}) ?[x×]? )?(?P<item>.{1,60}?)"
    r"(?: ?(?:(?<![^\W\d_])x ?|x(?=\d)|× ?)(?P<behind>\d{1,2})| ?\((?P<many>\d{1,2})\))?"
)
"""An item with its quantity: `2 Potions`, `Ether x3`, `Remedy (2)`."""
_REACTION = re.compile(r"(?P<name>[^()]{1,60}?)\s{0,9}(?:\((?P<when>[^()]{1,80})\)|:\s{0,9}(?P<said>.{1,80}))")
_CHANCE = re.compile(
    r"\b(?:cos|chance)\b ?[:=]? ?(?P<named>\d{1,3})\b ?%?|\b(?P<share>\d{1,3}) ?%(?: ?\b(?:cos|chance)\b)?"
)
"""A chance: `40 %`, `CoS 40`, `40% chance`."""
_TRIGGER_WORDS = re.compile(
    r"\b(?:an?|the|if|when(?:ever)?|on|by|of|to|in|with|after|each|every|it|its|is|was|gets|being|from|against|trigger)\b"
    r"|[\s.,;:%-]"
)
"""What stands around the words of a trigger and says nothing more."""
_MISSES = re.compile(r"\bmiss(?:es|ed)?\b", re.IGNORECASE)
_HITS = re.compile(r"\b(?:hits?|struck|damaged?)\b", re.IGNORECASE)
_ATTACKS = re.compile(r"\battack(?:s|ed)?\b", re.IGNORECASE)
_REACH = re.compile(r"\b(melee|ranged)\b", re.IGNORECASE)


def lists_of(label: str) -> str:
    """Return the sheet's fields for a label."""
    if label.startswith(("drop", "loot")) or label.endswith("dropped"):
        return "drops"
    if label.startswith(("item", "inventory")):
        return "items"
    if label.endswith(("enhancer", "enhancers")):
        return "enhance"
    return next((field for start, field in _FIELDS.items() if label.startswith(start)), AFFINITY_FIELDS)


AFFINITY_FIELDS = "elements, immune"
_FIELDS = {
    "auto": "auto_status",
    "reaction": "reactions",
    "pc": "kind",
    "group": "group",
    "combat": "combat_reflexes",
    "move": "move_water",
    "shield": "shields",
    "incarnation": "forms",
    **dict.fromkeys(("rating", "skill", "attribute"), "ratings"),
}
"""Starts of other labels to the sheet's fields."""


def _setter(label: str) -> Callable[[dict[str, Any], str, str], bool]:
    """Return the function that puts an item on a sheet (in English and as written) and returns whether it could."""
    fields = lists_of(label)
    setters: dict[str, Callable[[dict[str, Any], str, str], bool]] = {
        "items": _item,
        "reactions": _reaction,
        "kind": _kind,
        "ratings": _rating,
        "enhance": partial(_enhancer, label),
        "group": partial(_word, fields),
        **dict.fromkeys(("combat_reflexes", "move_water"), partial(_flag, fields)),
        **dict.fromkeys(("shields", "forms"), partial(_numbered_row, fields)),
    }
    return setters.get(fields, lambda sheet, word, _: _affinity(sheet, label, word.lower()))


_YES = ("yes", "true", "x", "✓", "1", "sí", "si", "sim")
_NO = ("no", "false", "✗", "0", "não", "nao")


def _flag(field: str, sheet: dict[str, Any], _word: str, written: str) -> bool:
    """Set what a sheet has or has not."""
    word = written.lower()
    sheet |= {field: word in _YES} if word in (*_YES, *_NO) else {}
    return word in (*_YES, *_NO)


def _word(field: str, sheet: dict[str, Any], _word: str, written: str) -> bool:
    """Set a name, once."""
    is_first = field not in sheet
    sheet.setdefault(field, written)
    return is_first


def _kind(sheet: dict[str, Any], word: str, written: str) -> bool:
    """Set whether it is a player's character, in any language."""
    from rules.ffrpg.combatant.sheet import FIGURE_KINDS
    from rules.system.label_words import translated

    for value, label in FIGURE_KINDS.items():
        if {word.lower(), written.lower()} & {item.lower() for item in (label, *translated(_system(), label))}:
            sheet["kind"] = value
            return True
    return False


_RATING = re.compile(r"(?P<name>[^\d:=]{1,40}?)[ :=]{1,3}(?P<value>\d{1,3})")


def _rating(sheet: dict[str, Any], _word: str, written: str) -> bool:
    """Add the Rating of a Skill or an Attribute: `Stealth 40`."""
    from rules.system.quick_words import skills_of

    match = _RATING.fullmatch(written)
    place = None if match is None else dict(skills_of(_system())).get(slug(match["name"]))
    if match is None or place is None or place.field != "ratings" or int(match["value"]) > _HIGHEST_RATING:
        return False
    sheet.setdefault("ratings", {})[place.key] = int(match["value"])
    return True


_HIGHEST_RATING = 255
_ENHANCED = re.compile(
    r"(?P<element>[a-z]{2,9})?[ :]{0,2}(?P<percent>[+-]?\d{1,3}) ?%?|(?P<before>[+-]?\d{1,3}) ?% (?P<behind>[a-z]{2,9})"
)


def _enhancer(label: str, sheet: dict[str, Any], word: str, _written: str) -> bool:
    """Add the percentage of an element's damage: `Fire 20%`; the label may say which: `Fire Enhancer: 20%`."""
    match = _ENHANCED.fullmatch(word.lower())
    if match is None:
        return False
    element = match["element"] or match["behind"] or label.partition(" ")[0].strip("[]")
    percent = int(match["percent"] or match["before"])
    if element not in ELEMENTS or not -100 <= percent <= 400 or element in sheet.get("enhance", {}):
        return False
    sheet.setdefault("enhance", {})[element] = percent
    return True


_NAMED_NUMBERS = re.compile(
    r"(?P<name>[^\W\d_][^():]{0,59}?)"
    r"(?:\s{0,9}\((?P<inner>[^()]{1,200})\)|:\s{0,9}(?P<behind>.{1,200}))?"
)
_LABELLED_NUMBER = re.compile(r"(?P<label>[a-z][a-z. ]{0,20}?)[ :=]{0,3}[+]?(?P<value>\d{1,6})%?")
_LONGEST_ROW_NAME = 5
"""Words in the name of a shield or an incarnation."""


def _numbered_row(field: str, sheet: dict[str, Any], word: str, written: str) -> bool:
    """Add a row with its numbers, `Buckler (ARM 3, EVA 5)`; numbers alone are those of the row before."""
    model = row_model(_system().sheet.model_fields[field])
    assert model is not None
    rows: list[dict[str, Any]] = sheet.get(field, [])
    if rows and (numbers := _numbers_in(model, word)):
        if numbers.keys() & rows[-1].keys():
            return False
        rows[-1] |= numbers
        return True
    match, written_match = _NAMED_NUMBERS.fullmatch(word), _NAMED_NUMBERS.fullmatch(written)
    if match is None or written_match is None or _numbers_in(model, word):
        return False
    name, inner = written_match["name"], match["inner"] or match["behind"]
    numbers = _numbers_in(model, inner) if inner else {}
    if (inner and not numbers) or len(name.split()) > _LONGEST_ROW_NAME or not name[0].isupper():
        return False
    used = {str(row.get("id")) for row in rows}
    id_field = {"id": unused_id(slug(name) or field, used)} if "id" in model.model_fields else {}
    sheet[field] = [*rows, {**id_field, "name": name, **numbers}]
    return True


def _numbers_in(model: type[BaseModel], text: str) -> dict[str, int]:
    """Return the numbers of a row in a text, by its fields; empty if something else stands there."""
    numbers: dict[str, int] = {}
    for part in re.split(r"[,;/]", text.lower()):
        match = _LABELLED_NUMBER.fullmatch(part.strip())
        label = "" if match is None else re.sub("[^a-z]", "", match["label"])
        key = NUMBERS.get(label, label)
        if match is None or key not in model.model_fields or not is_number(model.model_fields[key]) or key in numbers:
            return {}
        numbers[key] = int(match["value"])
    return numbers


def _item(sheet: dict[str, Any], word: str, written: str) -> bool:
    """Add an item of the rule book, or ammunition, with its quantity."""
    from rules.system.quick_words import rows_by_name

    templates = rows_by_name(_system(), "items")
    match = _COUNTED.fullmatch(word)
    if match is None:
        return False
    name = slug(match["item"])
    row = next((row for end in ("", "s", "es") if (row := templates.get(name.removesuffix(end)))), None)
    own = _COUNTED.fullmatch(written)
    if row is None and own is not None and _AMMUNITION.fullmatch(own["item"]):
        row = {"id": _ammunition_kind(own["item"]), "name": own["item"], "kind": "ammo"}
    if row is None:
        return False
    rows: list[dict[str, Any]] = sheet.setdefault("items", [])
    count = int(match["before"] or match["behind"] or match["many"] or 1)
    existing = next((item for item in rows if item["id"] == row["id"]), None)
    if existing is not None:
        existing["qty"] += count
    elif count:
        rows.append({**row, "qty": count})
    return bool(count)


_AMMUNITION = re.compile(
    r"(?:[^\W\d_][\w' -]{0,40} )?(?:arrow|bolt|quarrel|bullet|shell|cartridge|dart|flecha|virote|bala|cartucho|dardo)s?"
    r"(?: (?:de|del|of) [^\W\d_][\w' -]{0,40})?",
    re.IGNORECASE,
)
"""An item that is shot: `Fire Arrows`, `Flechas de fuego`."""


def _ammunition_kind(name: str) -> str:
    """Return the kind of ammunition of a name: `arrow` for `Arrows`."""
    return slug(name).removesuffix("s")


def _fit_ammunition(sheet: dict[str, Any]) -> None:
    """Make ammunition of the kind that a weapon of the same sheet takes, if its name ends or begins with that."""
    kinds = {row["ammo"] for row in sheet.get("weapons", ()) if row.get("ammo")}
    for item in sheet.get("items", ()):
        words = _ammunition_kind(item.get("name", item["id"])).split("-")
        kind = next((kind for kind in kinds if kind in (words[-1], words[0].removesuffix("s"))), None)
        if item.get("kind") == "ammo" and kind not in (None, item["id"]):
            item["ammo"] = kind


def _reaction(sheet: dict[str, Any], word: str, written: str) -> bool:
    """Add a reaction with its trigger, `Riposte (a Melee hit, 40 %)`; a chance alone is that of the one before."""
    chance = _CHANCE.fullmatch(word.strip().lower())
    if chance is not None and sheet.get("reactions") and "cos" not in sheet["reactions"][-1]:
        percent = int(chance["named"] or chance["share"])
        sheet["reactions"][-1] |= {"cos": percent} if 1 <= percent <= 100 else {}
        return 1 <= percent <= 100
    match, written_match = _REACTION.fullmatch(word), _REACTION.fullmatch(written)
    if match is None or written_match is None:
        return False
    when = (match["when"] or match["said"]).replace("_", " ").lower()
    kinds = [kind for kind, words in (("missed", _MISSES), ("hit", _HITS)) if words.search(when)]
    if not kinds and _ATTACKS.search(when):
        kinds = ["attacked"]
    reaches = set(_REACH.findall(when))
    chance, name = _CHANCE.search(when), written_match["name"].strip()
    if chance is None and (chance := _CHANCE.search(name.lower())) is not None:
        name = f"{name[: chance.start()]} {name[chance.end() :]}".strip(" ,-")  # `Counter 60% (a Melee hit)`
    percent = int(chance["named"] or chance["share"]) if chance else 100
    left = _CHANCE.sub("", when, count=1)
    for words in (_MISSES, _HITS, _ATTACKS, _REACH, _TRIGGER_WORDS):
        left = words.sub("", left)
    if (
        not name
        or left
        or len(kinds) != 1
        or len(reaches) > 1
        or (kinds == ["missed"] and reaches)
        or not 1 <= percent <= 100
    ):
        return False
    rows: list[dict[str, Any]] = sheet.setdefault("reactions", [])
    row = {"id": unused_id(slug(name) or "reaction", {item["id"] for item in rows}), "name": name}
    row["trigger"] = "_".join((*kinds, *reaches))
    rows.append(row | ({"cos": percent} if chance else {}))
    return True


def _affinity(sheet: dict[str, Any], label: str, word: str) -> bool:
    from rules.ffrpg.statuses.catalogue import IMMUNITIES, STATUSES

    affinity = next((item for start, item in AFFINITIES.items() if label.startswith(start)), None)
    if label.startswith("affinit"):
        parts = [part for part in re.split(r"[\s:()]+", word) if part not in ("", "to")]
        affinity = next(
            (item for start, item in AFFINITIES.items() if any(part.startswith(start) for part in parts)), None
        )
        word = " ".join(part for part in parts if not part.startswith(tuple(AFFINITIES)))
    if affinity and word in ELEMENTS:
        sheet.setdefault("elements", {})[word] = affinity
        return True
    status = word.replace(" ", "_")
    if label.startswith("auto") and status in STATUSES:
        sheet.setdefault("auto_status", []).append(status)
        return True
    if "immun" in label and status in IMMUNITIES:
        sheet.setdefault("immune", []).append(status)
        return True
    return False


def _drop(written: str) -> dict[str, Any]:
    """Return a dropped item with quantity and chance."""
    match = _DROP.fullmatch(written.strip(" ."))
    if match is None:
        return {"item": written.strip()[:60]}
    row: dict[str, Any] = {"item": match["item"].strip()}
    if count := match["before"] or match["behind"]:
        row["qty"] = int(count)
    if match["chance"]:
        row["chance"] = int(match["chance"])
    return row


_PERCENT = r"(?:cos ?[:=]? ?(?P<{name}_cos>100|[1-9]\d?)(?!\d) ?%?|(?P<{name}>100|[1-9]\d?) ?%)"
_CHANCED = (
    rf"(?: with)?(?: an?)?[,:]? ?\(?{_PERCENT.format(name='behind')}(?: cos| chance)?\)?"
    r"(?![\w%]| (?!(?:single|group)\b)[a-z])"
)
"""A chance after an effect: `inflicts Poison, 60%`, `Poison (60 %)`, `Poison, CoS 60`."""
_CHANCE_OF = rf"\b{_PERCENT.format(name='before')},?:?(?: cos)?(?: chance)? (?:of |to |for )?"
_TIMER_AND_CHANCE = re.compile(r"\((\d{1,2})[,;] ?([^(),;]{2,16})\)")
_CHANCE_AND_TIMER = re.compile(r"\(([^(),;]{2,16})[,;] ?(\d{1,2})\)")
"""A timer and a chance in one bracket: `Sleep (4, CoS 60)`."""
_PUTS = r"(?:inflict(?:s|ing)?|caus(?:es?|ing)|grants?|gives?|bestows?)"
_CLAUSE = re.compile(r"(?<=[.;]) ")
"""Between the clauses of an attack's details."""
_CLAUSE_TEXT = re.compile(r".+?(?:(?<=[.;])(?= )|$)")
_LEADING_COST = re.compile(r"\s{0,9}(?:\d{1,3} ?[mc][pt]|[mc][pt] ?\d{1,3})\b(?=\s)", re.IGNORECASE)
"""The costs at the start of a part that says more: `CT 6 while it rains`."""
_PART_GAP = re.compile(
    r"(?:,|(?<=[.;])(?= ))(?!\s{0,9}\(?(?:cos ?[:=]? ?\d{1,3} ?%?|\d{1,3} ?%(?: cos| chance)?)\)?\s{0,9}(?:$|[,.;]))",
    re.IGNORECASE,
)
"""Between the parts of a clause; a chance belongs to what stands before it: `inflicts Poison, 60%`."""
_APART = re.compile(r"(?:^|[,.;:/]|\band) ?$")
"""What stands before a status that is a part of its own: `Single, Haste (4)`."""
_PART_ENDS = re.compile(r" ?(?:$|[,.;/]|(?:and|single|group)\b)")
_AND_MORE = re.compile(r"[ ,/&]{1,3}(?:(?:and|or) )?")
"""What joins statuses that share a chance."""
_COS = re.compile(
    r"(?P<cos>\bcos ?[:=]? ?)?(?:(?P<magic>\bm\. ?acc|\bmacc)|(?P<acc>(?<!m\.)(?<!m\. )\bacc))\b"
    r"(?: ?(?P<sign>[-+−–]) ?(?P<mod>\d{1,3}))?"
    r"(?:,? ?(?P<against>vs\.?|against|[-−–]) ?(?:m\. ?eva|meva|eva)(?:sion)?\b)?"
)
"""The values of an ability's chance to hit: `M. ACC vs M. EVA`, `CoS: M. ACC − 50 − M. EVA`."""
_FLAT = re.compile(r"\bcos ?[:=]? ?(?P<share>100|[1-9]\d?)(?!\d) ?%?|\b(?P<percent>100|[1-9]\d?) ?% cos\b")


@cache
def _effect_pattern() -> tuple[dict[str, dict[str, Any]], re.Pattern[str]]:
    """Return effects by their labels, and the pattern of one that is named: with a verb, a chance, a timer or alone."""
    effects = {label: {"status": id} for label, id in _status_ids().items()} | _OTHER_EFFECTS
    label = f"(?P<label>{'|'.join(re.escape(item) for item in sorted(effects, key=len, reverse=True))})"
    timer = r"\b(?: ?\((?P<timer>[1-9]\d?)\))?"
    return effects, re.compile(rf"(?:{_CHANCE_OF}(?:{_PUTS} )?|\b(?P<verb>{_PUTS}) |\b){label}{timer}(?:{_CHANCED})?")


@cache
def _status_ids() -> dict[str, str]:
    """Return status ids by label."""
    from rules.ffrpg.statuses.catalogue import STATUSES

    return {row.label.lower(): row.id for row in STATUSES.values()}


_OTHER_EFFECTS: dict[str, dict[str, Any]] = {
    **{label: {"lift": [label]} for label in ("esuna", "dispel", "debarrier")},
    "death": {"death": True},
    **{label: {"near_fatal": True} for label in ("near-fatal", "near fatal")},
    **{label: {"eject": True} for label in ("eject", "ejects")},
}
"""Effects that are no statuses, by their labels."""


@cache
def _lift_pattern() -> re.Pattern[str]:
    """Return the pattern of ending statuses: `cures Poison, Blind and Silence`."""
    label = f"(?:{'|'.join(re.escape(item) for item in sorted(_status_ids(), key=len, reverse=True))})"
    ends = r"\b(?:lifts?|cures?|removes?|ends?|heals?|cancels?|dispels?) "
    return re.compile(rf"{ends}(?P<statuses>{label}(?:(?:,? (?:and|or) |, ?| ?/ ?){label})*)\b")


def _lifts(clause: str) -> tuple[list[dict[str, Any]], str]:
    """Return the effects of a clause that end statuses, and the text without them."""
    ids = _status_ids()
    effects = [
        {"lift": [ids[label] for label in re.split(r",? (?:and|or) |, ?| ?/ ?", match["statuses"])]}
        for match in _lift_pattern().finditer(clause)
    ]
    return effects, _lift_pattern().sub("", clause)


def _effects(text: str, *, may_be_bare: bool = False) -> tuple[list[dict[str, Any]], str]:
    """Return the effects in a text beside its code, and the rest of the text.

    A clause with a chance of something unknown has no effects. `may_be_bare`: the name of a status alone puts it on.
    """
    effects: list[dict[str, Any]] = []
    remaining = []
    for clause in _CLAUSE.split(text):
        clause_effects, rest = _effects_in(clause, may_be_bare=may_be_bare)
        is_understood = "%" not in rest
        effects += clause_effects if is_understood else []
        remaining.append(rest if is_understood else clause)
    return effects, " ".join(remaining)


def _effects_in(clause: str, *, may_be_bare: bool) -> tuple[list[dict[str, Any]], str]:
    known, pattern = _effect_pattern()
    effects, clause = _lifts(clause)
    effects += [
        {"revive": {"pct": int(revival["share"])} if revival["share"] else {"hp": int(revival["points"])}}
        for revival in _REVIVES.finditer(clause)
    ]
    clause = _TIMER_AND_CHANCE.sub(r"(\1) (\2)", _CHANCE_AND_TIMER.sub(r"(\2) (\1)", _REVIVES.sub("", clause)))
    remaining, position, chance = "", 0, ""
    for match in pattern.finditer(clause):
        before, behind = (match[name] or match[f"{name}_cos"] for name in ("before", "behind"))
        is_bare = not before and not match["verb"]
        is_joined = bool(effects) and not chance and _AND_MORE.fullmatch(clause, position, match.start()) is not None
        is_whole = bool(match["timer"]) or may_be_bare
        is_part = is_whole and not chance and not behind and _is_apart(clause, *match.span())
        if is_bare and not is_part and (is_joined or not behind):
            continue
        if before and behind:
            continue
        chance = before or behind or ""
        effect = dict(known[match["label"]])
        effect |= {"timer": int(match["timer"])} if match["timer"] and "status" in effect else {}
        effects.append(effect | ({"cos": {"flat": int(chance)}} if chance else {}))
        remaining, position = remaining + clause[position : match.start()], match.end()
    return effects, remaining + clause[position:]


def _is_apart(clause: str, start: int, end: int) -> bool:
    """Return whether a stretch is a part of its own between commas."""
    return bool(_APART.search(clause[:start]) and _PART_ENDS.match(clause, end))


def _hit_chance(text: str) -> tuple[dict[str, Any], str]:
    """Return the stated chance to hit (empty for the book's), and the text without it."""
    if flat := _FLAT.search(text):
        return {"hit": {"flat": int(flat["share"] or flat["percent"])}}, text[: flat.start()] + text[flat.end() :]
    match = _COS.search(text)
    if match is None or not (match["cos"] or match["magic"] or match["against"]):
        return {}, text
    hit: dict[str, Any] = {"stat": "macc" if match["magic"] else "acc"}
    if match["mod"]:
        hit["mod"] = int(match["mod"]) * (1 if match["sign"] == "+" else -1)
    hit["vs"] = "meva" if match["magic"] else "eva"
    return {"hit": hit}, text[: match.start()] + text[match.end() :]


def _split_bracket(attack: AttackLine) -> tuple[str, str, str, str]:
    """Return an attack's name, kind, and remaining details in English and as written."""
    cost_match, written_cost_match = _COSTS.search(attack.name), _BRACKET.search(attack.written_name)
    if cost_match is not None and written_cost_match is not None and _KIND.search(attack.name) is None:
        name, kind, details, written = _split_kind(
            attack.name[: cost_match.start()], attack.written_name[: written_cost_match.start()].strip(), attack
        )
        english, original = (
            ", ".join(filter(None, pair)) for pair in ((cost_match[1], details), (written_cost_match[1], written))
        )
        return name, kind, english, original
    kind_match, bracket = _KIND.search(attack.name), _BRACKET.search(attack.written_name)
    if kind_match is None or bracket is None:
        is_labelled = KIND_LABEL.match(attack.details) is not None
        return _split_kind("", attack.written_name, attack) if is_labelled else _whole(attack)
    kind_index = len(split_list(kind_match["before"].replace(";", ",")))
    words = split_list(bracket[1].replace(";", ","))
    details = ", ".join(filter(None, (kind_match["before"].rstrip(" ,;"), kind_match["behind"], attack.details)))
    written_details = ", ".join(filter(None, (*words[:kind_index], *words[kind_index + 1 :], attack.written_details)))
    return attack.written_name[: bracket.start()], kind_match["kind"].lower(), details, written_details


def _whole(attack: AttackLine) -> tuple[str, str, str, str]:
    return attack.written_name, "", attack.details, attack.written_details


def _split_kind(english: str, written: str, attack: AttackLine) -> tuple[str, str, str, str]:
    """Return a name as written, the kind that stands behind it or before the details, and the remaining details."""
    if (kind := _KIND_BEFORE_COSTS.search(english)) and "," in written:
        return written.rpartition(",")[0].strip(), kind[1].lower(), attack.details, attack.written_details
    if kind := _KIND_BEHIND_COSTS.match(attack.details):
        first = _PART_OF_DETAILS.match(attack.written_details)
        assert first is not None
        left = attack.details[kind.end() :], attack.written_details[first.end() :]
        return written, (kind[1] or kind[2]).lower(), *left
    return written, "", attack.details, attack.written_details


def _restores(attack: AttackLine, text: str, *, costs: bool) -> bool:
    """Return whether a code without a verb restores: HP stand behind it, or its name says so, and nothing that harms.

    An attack without costs, such as `Claw: (2 x STR) + d6 HP`, needs the name, or the word behind its code.
    """
    if _HARMS.search(text) or _ELEMENT.search(text):
        return False
    if _HEALS_BEHIND.search(text):
        return True
    names = f"{attack.name.partition('(')[0]} {attack.written_name.partition('(')[0]}"
    return _HEALING_NAME.search(names) is not None or (costs and _HP_BEHIND.search(text) is not None)


def _put_attack(sheet: dict[str, Any], id: str, name: str, attack: AttackLine, kind: str, details: str) -> str:
    """Put an attack such as `(3×STR) + d10 Fire, M. ARM, Group, CT 7` on a sheet; return the text not understood.

    An attack that costs MP and is not physical is a spell, whether or not it names M. ARM.
    """
    text = details.lower()
    charge_times, costs = _costs(text, "ct"), _costs(_RESTORED.sub("", text), "mp")
    heals = attack.heals or (bool(attack.scale) and _restores(attack, text, costs=bool(kind or charge_times or costs)))
    is_spell = (
        bool(costs)
        and not kind
        and not _PHYSICAL.search(text)
        and not _WEAPON_DAMAGE.search(text)
        and (not attack.scale or "mag" in attack.scale.lower())
    )
    is_magical = kind == "magic" or is_spell or "m. arm" in text or "m.arm" in text or "magical" in text
    damage = _damage(attack, text, is_magical) if attack.scale else {}
    is_ability = bool(kind or charge_times or costs or heals) or any(word in text for word in _MAGIC_ACCURACY)
    target, text_left = _target(text)
    text_left, of_weapon = (text_left, {}) if attack.scale else _weapon_damage(text_left)
    if not is_ability and target not in ("single", "group"):
        target, text_left = "single", text
    text_left, restored = (text_left, {}) if attack.scale else _restored(text_left)
    effects, rest = _effects(text_left, may_be_bare=is_ability and not attack.scale)
    effect_fields = {"effects": effects} if effects else {}
    if is_ability:
        default_type = "magic" if costs and (is_magical or heals) else "slow" if any(charge_times) else "fast"
        hit, rest = _hit_chance(rest)
        ability: dict[str, Any] = {"id": id, "name": name, "type": kind or default_type, "target": target}
        if heals:
            pool, rest = _pool(rest)
            rest = _HEALS_BEHIND.sub("", rest)
            code = {key: damage[key] for key in ("scale", "attribute", "die", "bonus") if key in damage}
            ability["heal"] = code | pool
        elif restored:
            ability["heal"] = restored
        elif damage or of_weapon:
            pool, rest = _pool(rest)
            ability["damage"] = of_weapon or damage | pool
        if re.search(r"\bmelee\b", text):
            ability["range"] = "melee"
        if (
            ability["type"] == "magic"
            and effects
            and not hit
            and not damage
            and all("cos" in effect for effect in effects)
        ):
            hit = {"hit": "auto"}  # the chance that is told is all there is to roll
        ability |= hit | effect_fields
        for key, values in (("ct", charge_times), ("mp", costs)):
            ability |= {key: values[0]} if len(values) == 1 and values[0] else {}
            rest += f", several {key}s" if len(values) > 1 else ""
        sheet.setdefault("abilities", []).append(ability)
        return rest + _other_elements(text, damage)
    rest, own_numbers = _weapon_numbers(rest)
    ammo = _AMMO.search(rest)
    rest = _AMMO.sub("", rest)
    ammo_field = {} if ammo is None else {"ammo": _ammunition_kind(ammo["kind"])}
    reach = "ranged" if "ranged" in text or ("melee" not in text and is_ranged(name)) else "melee"
    weapon = {
        "id": id,
        "name": name,
        **damage,
        "range": reach,
        "target": target,
        **own_numbers,
        **ammo_field,
        **effect_fields,
    }
    sheet.setdefault("weapons", []).append(weapon)
    return rest + _other_elements(text, damage)


_AMMO = re.compile(
    r"(?:^|(?<=[,.;:(])|(?<=ranged)) ?(?:(?:takes|uses) )?(?:ammo|ammunition|munici[óo]n|muni[çc][ãa]o):? "
    r"(?P<kind>[^\W\d_][\w' -]{1,30}?)(?= ?(?:$|[,.;)]))"
)
"""The ammunition that a weapon takes: `ammo arrow`."""
_HAND = re.compile(r"(?:[ ]?,[ ]?|[ ]\(|[ ]\[|[ ][-–][ ])(?P<hand>main|off)[ -]?hand[)\]]?$", re.IGNORECASE)
"""The hand behind the name of a weapon: `Dirk (off hand)`, `Dirk, off-hand`."""
_HARMS = re.compile(r"\b(?:damage|deals?|dealing|hurts?|drains?|loses?|inflicts?|steals?|arm(?:ou?r)?)\b")
_HEALING_NAME = re.compile(
    r"\b(?:heal(?:s|ing)?|cur(?:e|es|ing|ative|a|ar|aci[óo]n|aga|aja|agan?)|curaç[ãa]o|mend(?:s|ing)?|regen(?:erat(?:e|ion))?"
    r"|restor(?:e|es|ation)|recover(?:s|y)?|soothe|sanar|sanaci[óo]n|restaurar|restaura[cç](?:i[óo]n|[ãa]o))\b",
    re.IGNORECASE,
)
"""Names of abilities that restore."""
_HEALS_BEHIND = re.compile(
    r"(?:^|(?<=[,.;:])) ?(?:heal(?:s|ing|ed)?|restor(?:es?|ed|ing)|cur(?:es|ing|aci[óo]n|a)|sana|restaura)(?: hp)?"
    r"(?= ?(?:$|[,.;/]|(?:single|group|party|self|all|one|random)\b))"
)
"""The word for healing behind a code: `(3 x MAG) + d8 heal, single`."""
_HP_BEHIND = re.compile(r"(?:^|[,.;] ?)hp\b")
"""HP that stand behind a code, or between others of an attack's details."""
_MAGIC_ACCURACY = ("m. acc", "m.acc", "macc")
_RESTORED = re.compile(
    r"\b(?:heals?|restores?|cures?|recovers?|regains?)(?: for)? (?:(?P<amount>\d{1,5})|all|full) ?(?P<pool>[hm]p)\b"
)
"""A fixed amount that is restored: `restores 50 HP`, `heals all HP`."""
_WEAPON_DAMAGE = re.compile(
    r"(?:(?P<before>[1-9]\d{1,2}) ?%,? (?:of )?(?:the )?)?\bweapon(?:'s)? damage\b"
    r"(?:,? ?\(?(?P<behind>[1-9]\d{1,2}) ?%\)?)?"
)
_POOL = re.compile(r"(?<!\d)(?<!\d )\bmp\b(?! ?\d)")
"""The pool that a code takes from or restores: `(2 x MAG) + d8 MP`."""
_OWN_NUMBERS = (
    ("acc", re.compile(r"(?<!m\.)(?<!m\. )\bacc\.? ?[:=]? ?(\d{1,3})\b%?")),
    ("crit", re.compile(r"\bcrit(?:ical)?(?: hits?)?(?: range)? ?[:=]? ?(?:1 ?- ?)?(\d{1,2}|100)\b%?")),
)
"""Numbers of a weapon alone."""


def _target(text: str) -> tuple[str, str]:
    """Return an attack's target, and the text without it."""
    if _EITHER.search(text):
        return "single_group", _EITHER.sub("", text)
    for target, words in _TARGETS:
        if words.search(text):
            return target, words.sub("", text, count=1)
    return "group" if "group" in text else "single", text


def _weapon_damage(text: str) -> tuple[str, dict[str, Any]]:
    """Return a text without the Weapon's damage that an Ability does, and that damage: `150% weapon damage`."""
    found = _WEAPON_DAMAGE.search(text)
    if found is None:
        return text, {}
    share = found["before"] or found["behind"]
    return _WEAPON_DAMAGE.sub("", text, count=1), {"weapon": True, **({"percent": int(share)} if share else {})}


def _restored(text: str) -> tuple[str, dict[str, Any]]:
    """Return the text without a fixed amount that is restored, and that as a healing block."""
    match = _RESTORED.search(text)
    if match is None:
        return text, {}
    amount = {"amount": int(match["amount"])} if match["amount"] else {"full": True}
    return text[: match.start()] + text[match.end() :], amount | {"pool": match["pool"]}


def _pool(text: str) -> tuple[dict[str, str], str]:
    """Return the pool behind a code if it is not HP, and the text without it."""
    return ({"pool": "mp"}, _POOL.sub("", text, count=1)) if _POOL.search(text) else ({}, text)


def _weapon_numbers(text: str) -> tuple[str, dict[str, int]]:
    """Return the text without a weapon's own accuracy and critical range, and those."""
    numbers: dict[str, int] = {}
    for key, pattern in _OWN_NUMBERS:
        if match := pattern.search(text):
            numbers[key] = int(match[1])
            text = text[: match.start()] + text[match.end() :]
    return text, numbers


def _other_elements(text: str, damage: Mapping[str, Any]) -> str:
    """Return the elements of a text that are not the damage's."""
    return "".join(
        f", {element} damage too" for element in sorted(set(_ELEMENT.findall(text)) - {damage.get("element")})
    )


def _costs(text: str, unit: str) -> list[int]:
    """Return the costs in a text, each once: `MP 8`, `8 MP`; of several nobody knows which it is."""
    matches = re.finditer(rf"\b{unit}\s*(\d{{1,3}})\b|\b(\d{{1,3}})\s*{unit}\b", text)
    return list(dict.fromkeys(int(match[1] or match[2]) for match in matches))


def has_several_costs(attack: AttackLine) -> bool:
    """Return whether an attack tells two costs of a kind, of which none is taken."""
    _, _, details, _ = _split_bracket(attack)
    text = details.lower()
    return len(_costs(text, "ct")) > 1 or len(_costs(_RESTORED.sub("", text), "mp")) > 1


def _damage(attack: AttackLine, text: str, is_magical: bool) -> dict[str, Any]:
    """Return the damage of an attack's code, and the element named after it."""
    from rules.ffrpg.statuses.codes import code_of

    code = code_of(f"{attack.scale} {attack.die}")
    damage: dict[str, Any] = {"scale": 1, "attribute": "str", "die": "d6"} if code is None else code[0]
    damage["type"] = "magical" if is_magical else "physical"
    elements = set(_ELEMENT.findall(_AFFINITY_WORD.split(text, maxsplit=1)[0]))
    if elements:
        damage["element"] = next(item for item in ELEMENTS if item in elements)
    return damage
