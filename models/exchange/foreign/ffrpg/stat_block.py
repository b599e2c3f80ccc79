"""A monster of FFRPG of its stat block in text: what stands there, and by the book's formulas what does not."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from functools import cache
from typing import Any, NamedTuple

from models.exchange.foreign.ffrpg.monsters import AFFINITIES, ELEMENTS, LONG, SYSTEM, became, derived, own_id
from models.exchange.foreign.text.words import split_list
from models.exchange.records.report import TEXT, Fate, FieldFate, TakenCreature, not_understood
from models.storage.errors import MESSAGES, LibraryError
from rules.sheets.schema import slug
from rules.text.localized import said

_CATEGORIES = (
    *("abnormal", "aerial", "amorph", "aquan", "arcana", "beast", "construct"),
    *("dragon", "fiend", "humanoid", "insect", "lizard", "plant", "undead"),
)


class AffinityLine(NamedTuple):
    """A line of elements or statuses: what it is called and what stands there, as it is read and as it is written."""

    head: str
    written_head: str
    text: str
    written: str


class AttackLine(NamedTuple):
    """A line of an attack, its name and what stands behind its code as they are read and as they are written.

    An Ability that tells its kind behind its name may have no code: then `scale` and `die` are empty.
    """

    name: str
    written_name: str
    scale: str
    die: str
    rest: str
    written: str
    heals: bool = False
    """Whether the code restores."""


@dataclass(slots=True)
class BlockParts:
    """A stat block in text, in its parts."""

    name: str
    level: int = 1
    is_levelled: bool = False
    """Whether a line has said its level."""
    rank: str = ""
    """What stands behind the level beside statistics."""
    written_rank: str = ""
    unread: list[tuple[int, int, str]] = field(default_factory=list)
    """Of that all that says neither rank nor category: where it stands in the text, and how it is written."""
    stats: dict[str, int] = field(default_factory=dict)
    unplaced: list[tuple[int, int]] = field(default_factory=list)
    """Where in the line that was taken last what stands for which the sheet has no place."""
    category: str = ""
    """In the words of its own language; empty: it is told in English."""
    affinities: list[AffinityLine] = field(default_factory=list)
    attacks: list[AttackLine] = field(default_factory=list)
    rest: list[str] = field(default_factory=list)


def completed(given: Mapping[str, Any], rank: str = "regular") -> dict[str, Any]:
    """A monster's sheet with what the book works out for it where nothing is said, wherever the numbers come from.

    A monster has no Critical Hits unless it is said that it has. For whom a player plays the book works out nothing.
    """
    if given.get("kind") == "pc":
        return dict(given)
    level = given.get("level") if isinstance(given.get("level"), int) else 1
    level = max(1, min(level or 1, 99))
    known = {key: value for key in LONG.values() if isinstance(value := given.get(key), int)}
    worked_out = derived(level, known, rank, (2.0, 0.0, 1.0, 1.0))
    return {"level": level, "kind": "npc", "crit": 0, **worked_out, "xp": 0, "gil": 0, **given}


def left_to_the_book(given: Mapping[str, Any]) -> list[str]:
    """The numbers that are worked out where these are given."""
    return sorted(set(_KEPT) - given.keys() - {"mp"})


def of_block(block: BlockParts) -> TakenCreature:
    """A monster of a stat block in text: what stands there, and by the book's formulas what does not."""
    stats = {LONG.get(key, key): value for key, value in block.stats.items()}
    rank = next((word for word in ("end boss", "boss", "notorious") if word in block.rank.lower()), "regular")
    said_of = {key: value for key, value in stats.items() if key in _KEPT}
    if not block.name or not ({"hp", "vit"} & said_of.keys()):
        raise LibraryError("no_block", name=block.name[:40])
    is_played = bool("hp" in said_of and _PLAYED.search(block.rank))
    level = max(1, min(block.level, 99))
    sheet = completed({"level": level, **({"kind": "pc"} if is_played else {}), **said_of}, rank)
    sheet |= {"xp": stats.get("xp", stats.get("exp", 0)), "gil": stats.get("gil", 0)}
    sheet["hp"] = max(1, sheet["hp"])
    notes = list(block.rest)
    if CATEGORY.sub("", block.rank).strip(" ,;:.()"):
        notes.insert(0, block.written_rank)
    put, left = put_lists(sheet, block)
    notes += left
    unread = [written for _, _, written in block.unread]
    kind = block.category or next((word.capitalize() for word in _CATEGORIES if word in block.rank.lower()), "")
    guessed = [] if is_played else left_to_the_book(said_of)
    fates = [FieldFate(key, Fate.KEPT, value, became(key)) for key, value in said_of.items()]
    fates += [FieldFate(key, Fate.GUESSED, None, said("import-guessed", MESSAGES, fields=key)) for key in guessed]
    fates += put
    fates += [FieldFate(TEXT, Fate.MAPPED, text, not_understood()) for text in (*block.rest, *left, *unread)]
    return TakenCreature(
        block.name,
        SYSTEM,
        sheet,
        level=level,
        kind=kind,
        notes="\n".join(filter(None, notes)),
        fields=tuple(fates),
        lacks=() if sheet.get("weapons") or sheet.get("abilities") else ("attacks",),
    )


def put_numbers(sheet: dict[str, Any], block: BlockParts) -> None:
    """Put the statistics of a block on a sheet that tells others already."""
    stats = {LONG.get(key, key): value for key, value in block.stats.items()}
    sheet |= {key: value for key, value in stats.items() if key in (*_KEPT, "xp", "gil")}
    sheet |= {"xp": stats["exp"]} if "exp" in stats else {}
    sheet |= {"level": max(1, min(block.level, 99))} if block.is_levelled else {}


def put_lists(sheet: dict[str, Any], block: BlockParts) -> tuple[list[FieldFate], list[str]]:
    """Put the attacks, affinities, things and reactions of a block on a sheet; what became of each, and the rest."""
    left: list[str] = []
    for affinity in block.affinities:
        if affinity.head.startswith("drop"):
            sheet.setdefault("drops", []).extend(_drop(written) for _, written in _things(affinity))
            continue
        there = placed(affinity, sheet)
        rest = [written for number, (_, written) in enumerate(_things(affinity)) if number not in there]
        if rest:
            left.append(f"{affinity.written_head.capitalize()}: {', '.join(rest)}")
    left += strikes(sheet, block.attacks)
    fates = [
        FieldFate(blow.written_name, Fate.MAPPED, f"{blow.scale} {blow.die}".strip(), became("weapons"))
        for blow in block.attacks
    ]
    fates += [
        FieldFate(affinity.written_head, Fate.MAPPED, affinity.written, became(list_of(affinity.head)))
        for affinity in block.affinities
    ]
    return fates, left


def strikes(sheet: dict[str, Any], blows: Iterable[AttackLine]) -> list[str]:
    """Puts attacks on a sheet; gives what of them it has no place for."""
    taken: set[str] = {row["id"] for key in ("weapons", "abilities") for row in sheet.get(key, ())}
    notes = []
    for blow in blows:
        name, kind, read, written = _in_bracket(blow)
        rest = _strike(sheet, own_id(slug(name) or "attack", taken), name, blow, kind, read)
        if _besides(rest):
            notes.append(f"{name}: {written}")
    return notes


def _besides(low: str) -> str:
    return _REST.sub("", _EITHER.sub("", low)).strip(" ,;:.()/")


def tells_besides(text: str) -> bool:
    """Return whether a text tells anything beside how a blow is dealt and what it does."""
    return bool(_besides(_hit(_effects(text.lower())[1])[1]))


CATEGORY = re.compile(rf"\b(?:regular|n?pc|player character|{'|'.join(_CATEGORIES)})\b", re.IGNORECASE)
"""All behind a level that the sheet and the list tell."""
_PLAYED = re.compile(r"\b(?:pc|player character)\b", re.IGNORECASE)
"""What says that somebody is a player's."""
RANK = re.compile(rf"\b(?:end boss|boss|notorious)\b|{CATEGORY.pattern}", re.IGNORECASE)
"""All behind a level that is understood."""
_KEPT = (*LONG.values(), "hp", "mp", "acc", "macc", "eva", "meva", "arm", "marm", "dex", "mnd")
_KIND = re.compile(
    r"\s{0,9}\((?P<before>(?:[^(),;]{1,40}[,;]\s{0,9}){0,3})(?P<kind>fast|slow|magic)\b\s{0,9}"
    r"(?:[,;](?P<behind>[^()]{0,120}))?\)\s{0,9}$",
    re.IGNORECASE,
)
"""What may stand behind the name of an ability: `Acid Spray (Fast)`, `Undertow (Slow, CT 12, Group)`."""
_COSTS = re.compile(
    r"\s{0,9}\(([^()]{0,120}\b(?:\d{1,3} ?[mc][pt]|[mc][pt] ?\d{1,3})\b[^()]{0,120})\)\s{0,9}$", re.IGNORECASE
)
"""The same without its kind: `Fire (8 MP, CT 8)`."""
_BRACKET = re.compile(r"\s{0,9}\(([^()]{0,240})\)\s{0,9}$")
"""The same as it is written, in any language."""
_ELEMENT = re.compile(rf"\b(?:{'|'.join(ELEMENTS)})\b")
_REST = re.compile(
    rf"\b(?:m\. ?)?(?:arm(?:ou?r)?|acc|eva)\b|\b(?:{'|'.join(ELEMENTS)})\b|\bvs\b|\bct \d+"
    r"|\bmp \d+|\b\d+ ?(?:mp|ct)\b|\b(?:group|single|melee|ranged|physical|magical|target|elemental|damage|hp)\b"
    r"|\b(?:deals|and)\b",
    re.IGNORECASE,
)
_ONE = r"(?:an? |the )?(?:single|one)(?: (?:target|foe|enemy|ally|creature|opponent))?"
_GROUP = r"(?:an? |the |whole ){0,2}group"
_EITHER = re.compile(rf"\b(?:to )?(?:{_ONE} ?(?:/|\bor\b) ?{_GROUP}|{_GROUP} ?(?:/|\bor\b) ?{_ONE})\b")
"""Either target: `Single/Group`, `to one target or a group`."""
_PHYSICAL = re.compile(r"\bphysical\b|(?<!\bm\.)(?<!\bm\. )\barm(?:ou?r)?\b")
_DROP = re.compile(
    r"(?:(?P<before>\d{1,2}) ?[x×] ?)?(?P<item>.{1,60}?)(?: ?[x×] ?(?P<behind>\d{1,2}))?"
    r"(?:[ ,:]{0,3}\(?(?P<chance>\d{1,3}) ?%\)?)?"
)
"""One thing that is dropped: `Potion 50%`, `2 x Tonic (10%)`."""
_REVIVES = re.compile(
    r"\brevives? (?:one |somebody )?(?:with |to |at )?(\d{1,3}) ?%(?: of)?(?: maximum| max\.?)?(?: hp)?\b"
)


def _things(affinity: AffinityLine) -> list[tuple[str, str]]:
    """The things of such a line, as they are read and as they are written."""
    return list(zip(*(split_list(text.replace(";", ",")) for text in (affinity.text, affinity.written)), strict=False))


def placed(affinity: AffinityLine, sheet: dict[str, Any]) -> set[int]:
    """Put the things of such a line on a sheet; the places in the line of those for which there is a place on it."""
    take = _taker(affinity.head)
    return {
        number
        for number, (word, written) in enumerate(_things(affinity))
        if take(sheet, word.strip(" ."), written.strip(" ."))
    }


_COUNTED = re.compile(
    r"(?:(?P<before>\d{1,2}) ?[x×]? )?(?P<item>.{1,60}?)(?: ?[x×] ?(?P<behind>\d{1,2})| ?\((?P<many>\d{1,2})\))?"
)
"""Something that one carries, and how many: `2 Potions`, `Ether x3`, `Remedy (2)`."""
_REACTION = re.compile(r"(?P<name>[^()]{1,60}?)\s{0,9}(?:\((?P<when>[^()]{1,80})\)|:\s{0,9}(?P<said>.{1,80}))")
_CHANCE = re.compile(r"\b(\d{1,3}) ?%")
_MISSES = re.compile(r"\bmiss(?:es|ed)?\b", re.IGNORECASE)
_HITS = re.compile(r"\b(?:hits?|struck|damaged?)\b", re.IGNORECASE)
_ATTACKS = re.compile(r"\battack(?:s|ed)?\b", re.IGNORECASE)
_REACH = re.compile(r"\b(melee|ranged)\b", re.IGNORECASE)


def list_of(head: str) -> str:
    """The lists of the sheet in which what stands behind a head goes."""
    if head.startswith(("item", "inventory")):
        return "items"
    if head.startswith("auto"):
        return "auto_status"
    return "reactions" if head.startswith("reaction") else "drops" if head.startswith("drop") else "elements, immune"


def _taker(head: str) -> Callable[[dict[str, Any], str, str], bool]:
    """What puts one of the things behind a head on a sheet, as it is read and as it is written: whether it could."""
    places = list_of(head)
    if places == "items":
        return _item
    return _reaction if places == "reactions" else lambda sheet, word, _: _affinity(sheet, head, word.lower())


def _item(sheet: dict[str, Any], word: str, _written: str) -> bool:
    """An item that the edition has, one or several."""
    from rules.ffrpg.combatant.row_templates import ROW_TEMPLATES

    known = {slug(str(row["name"])): row for row in ROW_TEMPLATES["items"]}
    match = _COUNTED.fullmatch(word)
    if match is None:
        return False
    name = slug(match["item"])
    row = known.get(name) or known.get(name.removesuffix("s"))
    if row is None:
        return False
    rows: list[dict[str, Any]] = sheet.setdefault("items", [])
    count = int(match["before"] or match["behind"] or match["many"] or 1)
    there = next((item for item in rows if item["id"] == row["id"]), None)
    if there is not None:
        there["qty"] += count
    elif count:
        rows.append({**row, "qty": count})
    return bool(count)


def _reaction(sheet: dict[str, Any], word: str, written: str) -> bool:
    """A Reaction Ability that says what brings it about: `Riposte (a Melee hit, 40 %)`."""
    found, told = _REACTION.fullmatch(word), _REACTION.fullmatch(written)
    if found is None or told is None:
        return False
    when = (found["when"] or found["said"]).replace("_", " ")
    kinds = [kind for kind, words in (("missed", _MISSES), ("hit", _HITS)) if words.search(when)]
    if not kinds and _ATTACKS.search(when):
        kinds = ["attacked"]
    reach = {item.lower() for item in _REACH.findall(when)}
    chance = _CHANCE.search(when)
    if len(kinds) != 1 or len(reach) > 1 or (kinds == ["missed"] and reach):
        return False
    if chance is not None and not 1 <= int(chance[1]) <= 100:
        return False
    rows: list[dict[str, Any]] = sheet.setdefault("reactions", [])
    name = told["name"].strip()
    row = {"id": own_id(slug(name) or "reaction", {item["id"] for item in rows}), "name": name}
    row["trigger"] = "_".join((*kinds, *reach))
    rows.append(row | ({"cos": int(chance[1])} if chance else {}))
    return True


def _affinity(sheet: dict[str, Any], head: str, word: str) -> bool:
    from rules.ffrpg.statuses.catalogue import IMMUNITIES, STATUSES

    affinity = next((item for start, item in AFFINITIES.items() if head.startswith(start)), None)
    if affinity and word in ELEMENTS:
        sheet.setdefault("elements", {})[word] = affinity
        return True
    status = word.replace(" ", "_")
    if head.startswith("auto") and status in STATUSES:
        sheet.setdefault("auto_status", []).append(status)
        return True
    if "immun" in head and status in IMMUNITIES:
        sheet.setdefault("immune", []).append(status)
        return True
    return False


def _drop(written: str) -> dict[str, Any]:
    """One of the things that a line of drops names, with how many and how often."""
    match = _DROP.fullmatch(written.strip(" ."))
    if match is None:
        return {"item": written.strip()[:60]}
    row: dict[str, Any] = {"item": match["item"].strip()}
    if count := int(match["before"] or match["behind"] or 0):
        row["qty"] = count
    if 1 <= int(match["chance"] or 0) <= 100:
        row["chance"] = int(match["chance"])
    return row


_PERCENT = r"(?P<{name}>100|[1-9]\d?) ?%"
_CHANCED = rf"(?: with)?(?: an?)?,? ?\(?(?:cos:? )?{_PERCENT.format(name='behind')}(?: cos| chance)?\)?(?![\w%]| [a-z])"
"""A chance behind what it is of: `inflicts Poison, 60%`, `Poison (60 %)`."""
_CHANCE_OF = rf"\b(?:cos:? )?{_PERCENT.format(name='before')}(?: cos)?(?: chance)? (?:of |to |for )?"
_PUTS = r"(?:inflict(?:s|ing)?|caus(?:es?|ing)|grants?|gives?|bestows?)"
_CLAUSE = re.compile(r"(?<=[.;]) ")
_APART = re.compile(r"(?:^|[,.;:/]|\band) ?$")
"""What stands before a status that is a part of its own: `Single, Haste (4)`."""
_PART_ENDS = re.compile(r" ?(?:$|[,.;/]|and\b)")
_AND_MORE = re.compile(r"[ ,/&]{1,3}(?:(?:and|or) )?")
"""What joins two statuses of which one chance may be told."""
_COS = re.compile(
    r"(?P<cos>\bcos ?[:=]? ?)?(?:(?P<magic>\bm\. ?acc|\bmacc)|(?P<acc>(?<!m\.)(?<!m\. )\bacc))\b"
    r"(?: ?(?P<sign>[-+−–]) ?(?P<mod>\d{1,3}))?"
    r"(?:,? ?(?P<against>vs\.?|against|[-−–]) ?(?:m\. ?eva|meva|eva)(?:sion)?\b)?"
)
"""What an Ability's chance to hit is worked out of: `M. ACC vs M. EVA`, `CoS: M. ACC − 50 − M. EVA`."""
_FLAT = re.compile(rf"\bcos ?[:=]? ?{_PERCENT.format(name='share')}")


@cache
def _put_on() -> tuple[dict[str, str], re.Pattern[str]]:
    """The statuses by their labels, and what puts one on: by a verb, or by a chance alone."""
    from rules.ffrpg.statuses.catalogue import STATUSES

    ids = {row.label.lower(): row.id for row in STATUSES.values()}
    label = f"(?P<status>{'|'.join(re.escape(item) for item in sorted(ids, key=len, reverse=True))})"
    timer = r"\b(?: ?\((?P<timer>\d{1,2})\))?"
    return ids, re.compile(rf"(?:{_CHANCE_OF}(?:{_PUTS} )?|\b(?P<verb>{_PUTS}) |\b){label}{timer}(?:{_CHANCED})?")


def _effects(low: str) -> tuple[list[dict[str, Any]], str]:
    """What a blow or an ability does beside its code by its words, and what of them tells something else.

    Where a chance is told of which it is not known what it is of, nothing is taken of what stands together with it.
    """
    found: list[dict[str, Any]] = []
    left = []
    for clause in _CLAUSE.split(low):
        effects, rest = _effects_in(clause)
        is_clear = "%" not in rest
        found += effects if is_clear else []
        left.append(rest if is_clear else clause)
    return found, " ".join(left)


def _effects_in(clause: str) -> tuple[list[dict[str, Any]], str]:
    ids, puts = _put_on()
    found: list[dict[str, Any]] = [
        {"revive": {"pct": int(candidate[1])}}
        for candidate in _REVIVES.finditer(clause)
        if 1 <= int(candidate[1]) <= 100
    ]
    clause = _REVIVES.sub("", clause)
    rest, at, chance = "", 0, ""
    for match in puts.finditer(clause):
        is_alone = not match["before"] and not match["verb"]
        is_joined = bool(found) and not chance and _AND_MORE.fullmatch(clause, at, match.start()) is not None
        is_part = bool(match["timer"]) and not chance and not match["behind"] and _is_apart(clause, *match.span())
        if is_alone and not is_part and (is_joined or not match["behind"]):
            continue
        if match["before"] and match["behind"]:
            continue
        chance = match["before"] or match["behind"] or ""
        effect: dict[str, Any] = {"status": ids[match["status"]]}
        effect |= {"timer": int(match["timer"])} if int(match["timer"] or 0) else {}
        found.append(effect | ({"cos": {"flat": int(chance)}} if chance else {}))
        rest, at = rest + clause[at : match.start()], match.end()
    return found, rest + clause[at:]


def _is_apart(clause: str, start: int, end: int) -> bool:
    """Return whether what stands there is a part of its own between commas."""
    return bool(_APART.search(clause[:start]) and _PART_ENDS.match(clause, end))


def _hit(low: str) -> tuple[dict[str, Any], str]:
    """The chance to hit that is told of an Ability, and the text without it; none: it is the book's."""
    if flat := _FLAT.search(low):
        return {"hit": {"flat": int(flat["share"])}}, low[: flat.start()] + low[flat.end() :]
    match = _COS.search(low)
    if match is None or not (match["cos"] or match["magic"] or match["against"]):
        return {}, low
    hit: dict[str, Any] = {"stat": "macc" if match["magic"] else "acc"}
    if match["mod"]:
        hit["mod"] = int(match["mod"]) * (1 if match["sign"] == "+" else -1)
    hit["vs"] = "meva" if match["magic"] else "eva"
    return {"hit": hit}, low[: match.start()] + low[match.end() :]


def _in_bracket(blow: AttackLine) -> tuple[str, str, str, str]:
    """The name of a blow, its kind, and what else is told of it, as it is read and as it is written."""
    costs, told_costs = _COSTS.search(blow.name), _BRACKET.search(blow.written_name)
    if costs is not None and told_costs is not None and _KIND.search(blow.name) is None:
        in_english, in_words = (
            ", ".join(filter(None, two)) for two in ((costs[1], blow.rest), (told_costs[1], blow.written))
        )
        return blow.written_name[: told_costs.start()].strip(), "", in_english, in_words
    found, written = _KIND.search(blow.name), _BRACKET.search(blow.written_name)
    if found is None or written is None:
        return blow.written_name, "", blow.rest, blow.written
    at = len(split_list(found["before"].replace(";", ",")))
    words = split_list(written[1].replace(";", ","))
    read = ", ".join(filter(None, (found["before"].rstrip(" ,;"), found["behind"], blow.rest)))
    told = ", ".join(filter(None, (*words[:at], *words[at + 1 :], blow.written)))
    return blow.written_name[: written.start()], found["kind"].lower(), read, told


def _strike(sheet: dict[str, Any], id: str, name: str, blow: AttackLine, kind: str, told: str) -> str:
    """FFRPG writes an attack in one line: `(3×STR) + d10 Fire, M. ARM, Group, CT 7`. Gives what is still to be told.

    What costs MP and is no blow of the body is a Spell, whether or not M. ARM is named.
    """
    low = told.lower()
    charge, cost = _number(low, "ct"), _number(low, "mp")
    is_spell = bool(cost) and not kind and not _PHYSICAL.search(low) and (not blow.scale or "mag" in blow.scale.lower())
    magical = kind == "magic" or is_spell or "m. arm" in low or "m.arm" in low or "magical" in low
    damage = _damage(blow, low, magical) if blow.scale else {}
    target = "single_group" if _EITHER.search(low) else "group" if "group" in low else "single"
    effects, rest = _effects(low)
    does = {"effects": effects} if effects else {}
    if kind or charge or cost or blow.heals or "m. acc" in low or "m.acc" in low or "macc" in low:
        usual = "magic" if cost and (magical or blow.heals) else "slow" if charge else "fast"
        hit, rest = _hit(rest)
        ability: dict[str, Any] = {"id": id, "name": name, "type": kind or usual, "target": target}
        if blow.heals:
            ability["heal"] = {key: damage[key] for key in ("scale", "attribute", "die", "bonus") if key in damage}
        elif damage:
            ability["damage"] = damage
        if (
            ability["type"] == "magic"
            and effects
            and not hit
            and not damage
            and all("cos" in effect for effect in effects)
        ):
            hit = {"hit": "auto"}  # the chance that is told is all there is to roll
        ability |= hit | does
        ability |= {key: value for key, value in (("ct", charge), ("mp", cost)) if value}
        sheet.setdefault("abilities", []).append(ability)
        return rest
    far = "ranged" in low
    sheet.setdefault("weapons", []).append(
        {"id": id, "name": name, **damage, "range": "ranged" if far else "melee", "target": target, **does}
    )
    return rest


def _number(told: str, unit: str) -> int | None:
    """What something costs: `MP 8`, `8 MP`."""
    match = re.search(rf"\b{unit}\s*(\d{{1,3}})\b|\b(\d{{1,3}})\s*{unit}\b", told)
    return int(match[1] or match[2]) if match else None


def _damage(blow: AttackLine, low: str, magical: bool) -> dict[str, Any]:
    """What a blow's code says, and the element named behind it."""
    from rules.ffrpg.statuses.codes import code_of

    code = code_of(f"{blow.scale} {blow.die}")
    damage: dict[str, Any] = {"scale": 1, "attribute": "str", "die": "d6"} if code is None else code[0]
    damage["type"] = "magical" if magical else "physical"
    named = set(_ELEMENT.findall(low))
    if named:
        damage["element"] = next(item for item in ELEMENTS if item in named)
    return damage
