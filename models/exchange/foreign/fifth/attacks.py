"""Attacks read out of the sentences of a stat block: to hit, reach, damage, saves, recharge and uses."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import replace

from models.exchange.foreign.text.words import average, plain
from models.exchange.records.neutral_creature import Kind, NeutralAttack, NeutralDamage, NeutralFeature, Section

ABILITIES = {
    "strength": "str",
    "dexterity": "dex",
    "constitution": "con",
    "intelligence": "int",
    "wisdom": "wis",
    "charisma": "cha",
}
SAVES = {short: long.capitalize() for long, short in ABILITIES.items()}
"""What is saved with, as stat blocks write it."""
DAMAGE_TYPES = (
    *("acid", "bludgeoning", "cold", "fire", "force", "lightning", "necrotic"),
    *("piercing", "poison", "psychic", "radiant", "slashing", "thunder"),
)
CONDITIONS = (
    *("blinded", "charmed", "deafened", "exhaustion", "frightened", "grappled", "incapacitated", "invisible"),
    *("paralyzed", "petrified", "poisoned", "prone", "restrained", "stunned", "unconscious"),
)
_TYPE = "|".join(DAMAGE_TYPES)
_CONDITION = rf"(?:{'|'.join(CONDITIONS)})"
_NEEDED = re.compile(
    rf"[ctnoaiu](?:(?:(?<=c)reature|(?<=t)arget)s? {_CONDITION} by|(?<=\bn)ot {_CONDITION} by"
    rf"|(?:(?<=o)ne|(?<=a)n?|(?<=n)o) {_CONDITION} (?:creature|target)|(?<=n)o creature {_CONDITION}"
    rf"|(?<=t)hat is {_CONDITION} by [^,.]*(?:,? (?:or )?{_CONDITION})*"
    rf"|(?:(?<=i)f|(?<=u)n(?:less|til)) (?:the )?[\w' -]{{1,20}} is {_CONDITION})"
)
"""What must be, or must not be, for an action to work or to last; each begins with a sign that it may begin with."""
_BESIDE = {
    item: (f"{item} by", f"{item} creature", f"{item} target", f"creature {item}", f" is {item}") for item in CONDITIONS
}
"""A condition to what stands with it wherever it is needed: most texts have none of it, and are searched no further."""
_AMOUNT = r"\d{1,4}[ ]?d[ ]?\d{1,3}(?:\s{0,9}[+-]\s{0,9}\d{1,4})?"
_HEAD = re.compile(
    r"(?P<how>melee or ranged|ranged or melee|melee/ranged|melee|ranged)(?: (?P<what>weapon|spell))? attack(?: roll)?\b"
    r"[:,.]?\s{0,9}(?:(?P<bonus>[+-]\s?\d{1,2})\b)?",
)
_TO_HIT = re.compile(r"([+-]?\s?\d{1,2}) to hit\b")
_REACH = re.compile(r"reach(?<!\wreach)\b[^.\d]{0,12}(\d{1,3})\s{0,9}(?:-\s{0,9})?(?:ft|feet|foot)")
_RANGE = re.compile(
    r"range(?<!\wrange)\b[^.\d]{0,12}(\d{1,4})(?:\s{0,9}/\s{0,9}\d{1,4})?\s{0,9}(?:-\s{0,9})?(?:ft|feet|foot)"
)
_DEALT = re.compile(
    rf"(?P<dice>\d(?:\d{{0,3}}[ ]?d[ ]?\d{{1,3}}(?:\s{{0,9}}[+-]\s{{0,9}}\d{{1,4}})?"
    rf"|(?<![d\d]\d)\d{{0,2}}(?=\s{{1,9}}(?:{_TYPE}))))\s{{0,9}}\)?"
    rf"\s{{0,9}}(?:magical |extra )?(?P<type>(?:{_TYPE})?)"
    rf"(?:(?:,(?:\s{{1,9}}(?:or|and))?\s{{1,9}}|\s{{1,9}}(?:or|and)\s{{1,9}}|\s?/\s?)(?:{_TYPE})){{0,9}}\s{{0,9}}$"
)
"""What stands before the word *damage*; of several kinds of which one is chosen it is the first."""
_WINDOW = 90
_ABILITY = "|".join((*ABILITIES, *(rf"{short}\b\.?" for short in SAVES)))
_SAVE = re.compile(
    rf"\bdc\s*(?P<dc>\d{{1,2}})\s*(?P<save>{_ABILITY})\s*sav"
    rf"|\b(?P<save2>{_ABILITY})\s*sav(?:ing throw|e)[:,]?\s*\(?dc\s*(?P<dc2>\d{{1,2}})",
)
_HALF = re.compile(r"half (?:as much\b|(?:the|of the|that)?\s*damage)|success: half")
_SIZE = re.compile(
    r"(?P<feet>\d{1,3})[- ](?:foot|feet|ft\.?)(?:[- ](?:long|wide|high))?,?[- ](?:\w+ )?"
    r"(?:\d{1,3}-foot-(?:wide|high) )?"
    r"(?P<shape>radius|cone|line|cube|sphere|emanation|cylinder|square)"
    r"|(?P<shape_first>line|cone|cube|sphere) that is (?P<feet_behind>\d{1,3})",
)
_MANY = re.compile(r"(?:each|every) (?:[\w-]+ ){0,2}(?:creature|target|enemy|humanoid)\b")
_FROM_ITSELF = frozenset(("cone", "line", "emanation"))
"""Areas that begin at whoever makes them; others may lie as far away as is said beside."""
_WITHIN = re.compile(r"within (\d{1,4}) (?:feet|ft)")
_RECHARGE = re.compile(r"\brecharges?\s+(?:on a )?(\d)?(?:\s*-\s*6)?([^)]{0,40})", re.IGNORECASE)
_USES = re.compile(r"(\d{1,2})\s*/\s*day", re.IGNORECASE)
_BRACKETS = re.compile(r"\s{0,9}\((?:recharge|\d+/|costs|hit |in |only)[^()]{0,120}\)", re.IGNORECASE)
_INNER = re.compile(r"(?:^|\n)\s{0,9}(?:[-•]\s{0,9}|\d\.\s{0,9})?([A-Z][^.\n:]{2,50})[.:] (?=[A-Z])")
_REST = re.compile(
    r"hit:|,?\s{0,9}(?:one|any) (?:target|creature)[^.]{0,40}|\bor\b|\bplus\b|\band\b|[\s.,:;()]+|ft|feet|foot",
)
_TOLD_DAMAGE = re.compile(
    rf"\d{{0,6}}\s{{0,9}}\(?\s{{0,9}}{_AMOUNT}\s{{0,9}}\)?\s{{0,9}}(?:{_TYPE})?\s{{0,9}}damage"
    rf"|\d{{1,6}}\s{{1,9}}(?:{_TYPE})\s{{1,9}}damage"
)
_SAID = re.compile(
    "|".join(
        re.sub(r"\?P<\w+>", "?:", pattern.pattern) for pattern in (_HEAD, _TO_HIT, _REACH, _RANGE, _TOLD_DAMAGE, _REST)
    )
)
"""All of an attack's sentence that stands in its fields."""
_TIES = frozenset({"plus", "and", "plus an extra", "plus another", "and an extra"})
_ACTIVE = frozenset({"action", "bonus", "reaction", "legendary", "mythic", "lair"})


def feature(
    name: str, text: str, section: Section, place: str = "", hint: Iterable[NeutralAttack] = (), *, sure: bool = False
) -> NeutralFeature:
    """A trait or action with the attacks that its text tells; `hint` stands where it tells none, or is surer."""
    if sure:
        written = plain(text).lower()
        told = _conditions(written)
        given = tuple(hint)
        whole = not told and any(len(attack.damage) < 2 for attack in given) and _is_whole(written)
        if told or whole:
            given = tuple(replace(attack, conditions=told, whole=whole and len(attack.damage) < 2) for attack in given)
        return NeutralFeature(name, text, section, given, place)
    found = tuple(_found(name, text)) if section in _ACTIVE or "Attack:" in text else ()
    given = tuple(hint)
    if found and given:
        found = tuple(_completed(attack, given) for attack in found)
    return NeutralFeature(name, text, section, found or given, place)


def _completed(told: NeutralAttack, given: Iterable[NeutralAttack]) -> NeutralAttack:
    """An attack as its text tells it; what the text leaves out stands beside it."""
    beside = next((attack for attack in given if attack.kind == told.kind), None)
    if beside is None:
        return told
    return replace(
        told,
        to_hit=beside.to_hit if told.to_hit is None else told.to_hit,
        reach=beside.reach if told.reach is None else told.reach,
        range=beside.range if told.range is None else told.range,
        damage=told.damage or beside.damage,
    )


def bare_name(name: str) -> str:
    """A name without what stands in brackets behind it of recharge, uses and costs."""
    return _BRACKETS.sub("", name).strip() or name if "(" in name else name


def _found(name: str, text: str) -> Iterator[NeutralAttack]:
    if "amage" not in text and " hit" not in text and "DC" not in text and "ttack" not in text:
        return
    own = bare_name(name)
    recharge, uses = recharge_of(name) or recharge_of(text[:60]), uses_of(name)
    written = plain(text)
    told = written.lower()
    strikes = "to hit" in told
    heads = [head for head in _HEAD.finditer(told) if head["bonus"]] if "ttack" in told else []
    if heads:
        for number, head in enumerate(heads):
            end = heads[number + 1].start() if number + 1 < len(heads) else len(told)
            yield from _blows(own, head, told[head.start() : end], recharge, uses)
        return
    if strikes and _TO_HIT.search(told):
        yield _blow(own, "melee", told, recharge, uses, spell=False)
        return
    saved = (
        [part for part in _portions(list(_INNER.finditer(written)), written) if _save_in(part[1])]
        if "\n" in told
        else []
    )
    if len(saved) > 1:
        for title, part in saved:
            made = _saved(title or own, part, recharge, uses)
            if made is not None:
                yield made
        return
    made = _saved(own, told, recharge, uses)
    if made is not None:
        yield made


def _portions(inner: list[re.Match[str]], told: str) -> Iterator[tuple[str, str]]:
    if not inner:
        yield "", told
        return
    for number, found in enumerate(inner):
        end = inner[number + 1].start() if number + 1 < len(inner) else len(told)
        yield bare_name(found[1]), told[found.start() : end].lower()


def _blows(name: str, head: re.Match[str], part: str, recharge: str, uses: int | None) -> Iterator[NeutralAttack]:
    how = head["how"]
    spell = head["what"] == "spell"
    kinds: tuple[Kind, ...] = ("melee", "ranged") if "or" in how or "/" in how else (_kind(how),)
    for kind in kinds:
        yield _blow(name, kind, part, recharge, uses, spell=spell)


def _kind(how: str) -> Kind:
    return "ranged" if how == "ranged" else "melee"


def _blow(name: str, kind: Kind, part: str, recharge: str, uses: int | None, *, spell: bool) -> NeutralAttack:
    head = _HEAD.match(part)
    bonus = head["bonus"] if head else None
    hit = None if bonus else _TO_HIT.search(part)
    to_hit = bonus or (hit[1] if hit else None)
    reach, far = _REACH.search(part), _RANGE.search(part)
    save = _save_in(part)
    # What a save wards off is not what the blow itself does.
    damage = _damages(part, save.start() if save else len(part)) or _damages(part, len(part))
    conditions = _conditions(part)
    return NeutralAttack(
        name=name,
        kind=kind,
        spell=spell,
        to_hit=int(to_hit.replace(" ", "")) if to_hit else None,
        reach=int(reach[1]) if reach and kind == "melee" else None,
        range=int(far[1]) if far and kind == "ranged" else None,
        damage=damage,
        dc=_dc(save),
        save=_ability(save),
        half=bool(save and "half" in part and _HALF.search(part)),
        conditions=conditions,
        recharge=recharge,
        uses=uses,
        whole=not save and not conditions and len(damage) < 2 and _is_whole(part),
    )


def _is_whole(part: str) -> bool:
    """Whether it says nothing more than how one hits, how far and for how much."""
    if len(part) >= 200:
        return False
    more = end = 0
    for match in _SAID.finditer(part):
        more, end = more + match.start() - end, match.end()
        if more > 5:
            return False
    return more + len(part) - end < 6


def _saved(name: str, part: str, recharge: str, uses: int | None) -> NeutralAttack | None:
    save = _save_in(part)
    damage = _damages(part, len(part))
    if save is None and not damage:
        return None
    conditions = _conditions(part)
    if not damage and not conditions:
        return None
    size = _SIZE.search(part)
    return NeutralAttack(
        name=name,
        kind="save" if save else "sure",
        spell=False,
        range=_how_far(part, size),
        damage=damage,
        dc=_dc(save),
        save=_ability(save),
        half=bool("half" in part and _HALF.search(part)),
        area=bool(size or _MANY.search(part)),
        conditions=conditions,
        recharge=recharge,
        uses=uses,
    )


def _how_far(part: str, size: re.Match[str] | None) -> int | None:
    """Feet that something reaches: as far as its area goes, or lies away where it need not begin at its maker."""
    within = _WITHIN.search(part)
    away = int(within[1]) if within else None
    if size is None:
        return away
    feet = int(size["feet"] or size["feet_behind"])
    is_away = away is not None and (size["shape"] or size["shape_first"]) not in _FROM_ITSELF
    return max(feet, away) if is_away and away is not None else feet


def _damages(part: str, before: int) -> tuple[NeutralDamage, ...]:
    """The parts of the damage that go together: those behind the first are tied to it by `plus` or `and`."""
    made: list[NeutralDamage] = []
    end = 0
    place = part.find("damage", 0, before)
    while place >= 0:
        match = _DEALT.search(part, max(end, place - _WINDOW), place)
        if match is not None:
            if made and part[end : match.start()].rstrip("( 0123456789").strip(" ,") not in _TIES:
                break
            dice = match["dice"].replace(" ", "")
            made.append(NeutralDamage(dice, match["type"], average(dice)))
            end = place + len("damage")
        place = part.find("damage", place + 1, before)
    return tuple(made)


def _conditions(part: str) -> tuple[str, ...]:
    """The conditions that it brings: all that it speaks of, without those that it needs."""
    found = tuple([condition for condition in CONDITIONS if condition in part])
    if any(words in part for condition in found for words in _BESIDE[condition]):
        brought = _NEEDED.sub("", part)
        found = tuple(condition for condition in found if condition in brought)
    return found


def _save_in(part: str) -> re.Match[str] | None:
    return _SAVE.search(part) if "dc" in part else None


def _dc(save: re.Match[str] | None) -> int | None:
    return int(save["dc"] or save["dc2"]) if save else None


def _ability(save: re.Match[str] | None) -> str:
    return (save["save"] or save["save2"])[:3] if save else ""


def recharge_of(text: str) -> str:
    """`5-6` or `6` where a text says that it recharges on a die, else what it says of a rest."""
    match = _RECHARGE.search(plain(text)) if "echarge" in text else None
    if match is None:
        return ""
    if match[1]:
        return f"{match[1]}-6" if match[1] != "6" else "6"
    return "rest"


def uses_of(text: str) -> int | None:
    """How often a day."""
    match = _USES.search(plain(text)) if "/" in text else None
    return int(match[1]) if match else None
