"""Attacks read from the sentences of a stat block: attack bonus, reach, damage, saves, recharge and uses."""

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
"""The abilities as stat blocks write them."""
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
"""A condition that an action requires rather than inflicts; the first character class keeps the search fast."""
_BESIDE = {
    item: (f"{item} by", f"{item} creature", f"{item} target", f"creature {item}", f" is {item}") for item in CONDITIONS
}
"""A condition to phrases that require it: most texts have none of them and need no further search."""
_AMOUNT = r"\d{1,4}[ ]?d[ ]?\d{1,3}(?:\s{0,9}[+-]\s{0,9}\d{1,4})?"
_HEAD = re.compile(
    r"(?P<how>melee or ranged|ranged or melee|melee/ranged|melee|ranged)(?: (?P<what>weapon|spell))? attack(?: roll)?\b"
    r"[:,.]?\s{0,9}(?:(?P<bonus>[+-]\s?\d{1,2})\b)?"
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
"""Dice and damage type before the word *damage*; of several types to choose from, the first."""
_WINDOW = 90
_ABILITY = "|".join((*ABILITIES, *(rf"{short}\b\.?" for short in SAVES)))
_SAVE = re.compile(
    rf"\bdc\s*(?P<dc>\d{{1,2}})\s*(?P<save>{_ABILITY})\s*sav"
    rf"|\b(?P<save2>{_ABILITY})\s*sav(?:ing throw|e)[:,]?\s*\(?dc\s*(?P<dc2>\d{{1,2}})"
)
_HALF = re.compile(r"half (?:as much\b|(?:the|of the|that)?\s*damage)|success: half")
_SIZE = re.compile(
    r"(?P<feet>\d{1,3})[- ](?:foot|feet|ft\.?)(?:[- ](?:long|wide|high))?,?[- ](?:\w+ )?"
    r"(?:\d{1,3}-foot-(?:wide|high) )?"
    r"(?P<shape>radius|cone|line|cube|sphere|emanation|cylinder|square)"
    r"|(?P<shape_first>line|cone|cube|sphere) that is (?P<feet_behind>\d{1,3})"
)
_MANY = re.compile(r"(?:each|every) (?:[\w-]+ ){0,2}(?:creature|target|enemy|humanoid)\b")
_FROM_ITSELF = frozenset(("cone", "line", "emanation"))
"""Areas that start at their source; others may lie as far away as the text says."""
_WITHIN = re.compile(r"within (\d{1,4}) (?:feet|ft)")
_RECHARGE = re.compile(r"\brecharges?\s+(?:on a )?(\d)?(?:\s*-\s*6)?([^)]{0,40})", re.IGNORECASE)
_USES = re.compile(r"(\d{1,2})\s*/\s*day", re.IGNORECASE)
_BRACKETS = re.compile(r"\s{0,9}\((?:recharge|\d+/|costs|hit |in |only)[^()]{0,120}\)", re.IGNORECASE)
_INNER = re.compile(r"(?:^|\n)\s{0,9}(?:[-•]\s{0,9}|\d\.\s{0,9})?([A-Z][^.\n:]{2,50})[.:] (?=[A-Z])")
_REST = re.compile(
    r"hit:|,?\s{0,9}(?:one|any) (?:target|creature)[^.]{0,40}|\bor\b|\bplus\b|\band\b|[\s.,:;()]+|ft|feet|foot"
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
"""Everything in an attack's sentence that is stored in a field."""
_TIES = frozenset({"plus", "and", "plus an extra", "plus another", "and an extra"})
_ACTIVE = frozenset({"action", "bonus", "reaction", "legendary", "mythic", "lair"})


def feature_of(
    name: str, text: str, section: Section, place: str = "", hint: Iterable[NeutralAttack] = (), *, sure: bool = False
) -> NeutralFeature:
    """Return a trait or action with the attacks of its text.

    `hint` gives the attacks of a structured file: used where the text has none, or instead of it if `sure`.
    """
    if sure:
        lower_text = plain(text).lower()
        conditions = _conditions(lower_text)
        hints = tuple(hint)
        is_full = not conditions and any(len(attack.damage) < 2 for attack in hints) and _is_fully_read(lower_text)
        if conditions or is_full:
            hints = tuple(
                replace(attack, conditions=conditions, whole=is_full and len(attack.damage) < 2) for attack in hints
            )
        return NeutralFeature(name, text, section, hints, place)
    attacks = tuple(_attacks_in(name, text)) if section in _ACTIVE or "Attack:" in text else ()
    hints = tuple(hint)
    if attacks and hints:
        attacks = tuple(_with_hints(attack, hints) for attack in attacks)
    return NeutralFeature(name, text, section, attacks or hints, place)


def _with_hints(attack: NeutralAttack, hints: Iterable[NeutralAttack]) -> NeutralAttack:
    """Return an attack read from text, completed with the hint of the same kind."""
    hint = next((hint for hint in hints if hint.kind == attack.kind), None)
    if hint is None:
        return attack
    return replace(
        attack,
        to_hit=hint.to_hit if attack.to_hit is None else attack.to_hit,
        reach=hint.reach if attack.reach is None else attack.reach,
        range=hint.range if attack.range is None else attack.range,
        damage=attack.damage or hint.damage,
    )


def bare_name(name: str) -> str:
    """Return a name without the recharge, uses or cost in brackets after it."""
    return _BRACKETS.sub("", name).strip() or name if "(" in name else name


def _attacks_in(name: str, text: str) -> Iterator[NeutralAttack]:
    """Yield the attacks in a text."""
    if "amage" not in text and " hit" not in text and "DC" not in text and "ttack" not in text:
        return
    own_name = bare_name(name)
    recharge, uses = recharge_of(name) or recharge_of(text[:60]), uses_of(name)
    written = plain(text)
    lower_text = written.lower()
    has_bonus = "to hit" in lower_text
    heads = [head for head in _HEAD.finditer(lower_text) if head["bonus"]] if "ttack" in lower_text else []
    if heads:
        for number, head in enumerate(heads):
            end = heads[number + 1].start() if number + 1 < len(heads) else len(lower_text)
            yield from _attacks_at(own_name, head, lower_text[head.start() : end], recharge, uses)
        return
    if has_bonus and _TO_HIT.search(lower_text):
        yield _attack(own_name, "melee", lower_text, recharge, uses, spell=False)
        return
    save_parts = (
        [part for part in _inner_parts(list(_INNER.finditer(written)), written) if _save_in(part[1])]
        if "\n" in lower_text
        else []
    )
    if len(save_parts) > 1:
        for title, part in save_parts:
            attack = _save_attack(title or own_name, part, recharge, uses)
            if attack is not None:
                yield attack
        return
    attack = _save_attack(own_name, lower_text, recharge, uses)
    if attack is not None:
        yield attack


def _inner_parts(inner: list[re.Match[str]], lower_text: str) -> Iterator[tuple[str, str]]:
    """Yield the titled parts of a text, each with its title (empty for an undivided text)."""
    if not inner:
        yield "", lower_text
        return
    for number, heading in enumerate(inner):
        end = inner[number + 1].start() if number + 1 < len(inner) else len(lower_text)
        yield bare_name(heading[1]), lower_text[heading.start() : end].lower()


def _attacks_at(name: str, head: re.Match[str], part: str, recharge: str, uses: int | None) -> Iterator[NeutralAttack]:
    """Yield the attack of a heading such as `Melee Weapon Attack: +5`; two if it may be melee or ranged."""
    words = head["how"]
    spell = head["what"] == "spell"
    kinds: tuple[Kind, ...] = ("melee", "ranged") if "or" in words or "/" in words else (_kind(words),)
    for kind in kinds:
        yield _attack(name, kind, part, recharge, uses, spell=spell)


def _kind(reach_words: str) -> Kind:
    return "ranged" if reach_words == "ranged" else "melee"


def _attack(name: str, kind: Kind, part: str, recharge: str, uses: int | None, *, spell: bool) -> NeutralAttack:
    """Return an attack with a roll to hit."""
    head = _HEAD.match(part)
    bonus = head["bonus"] if head else None
    hit = None if bonus else _TO_HIT.search(part)
    to_hit = bonus or (hit[1] if hit else None)
    reach, range_ = _REACH.search(part), _RANGE.search(part)
    save = _save_in(part)
    # What a save wards off is not what the blow itself does.
    damage = _damage_parts(part, save.start() if save else len(part)) or _damage_parts(part, len(part))
    conditions = _conditions(part)
    return NeutralAttack(
        name=name,
        kind=kind,
        spell=spell,
        to_hit=int(to_hit.replace(" ", "")) if to_hit else None,
        reach=int(reach[1]) if reach and kind == "melee" else None,
        range=int(range_[1]) if range_ and kind == "ranged" else None,
        damage=damage,
        dc=_save_dc(save),
        save=_save_ability(save),
        half=bool(save and "half" in part and _HALF.search(part)),
        conditions=conditions,
        recharge=recharge,
        uses=uses,
        whole=not save and not conditions and len(damage) < 2 and _is_fully_read(part),
    )


def _is_fully_read(part: str) -> bool:
    """Return whether a text says nothing beyond attack bonus, distance and damage."""
    if len(part) >= 200:
        return False
    unread = end = 0
    for match in _SAID.finditer(part):
        unread, end = unread + match.start() - end, match.end()
        if unread > 5:
            return False
    return unread + len(part) - end < 6


def _save_attack(name: str, part: str, recharge: str, uses: int | None) -> NeutralAttack | None:
    """Return an attack with a saving throw or with sure damage; None if it has no effect."""
    save = _save_in(part)
    damage = _damage_parts(part, len(part))
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
        range=_range(part, size),
        damage=damage,
        dc=_save_dc(save),
        save=_save_ability(save),
        half=bool("half" in part and _HALF.search(part)),
        area=bool(size or _MANY.search(part)),
        conditions=conditions,
        recharge=recharge,
        uses=uses,
    )


def _range(part: str, size: re.Match[str] | None) -> int | None:
    """Return the range in feet: the size of the area, or its distance where it may start elsewhere."""
    within = _WITHIN.search(part)
    distance = int(within[1]) if within else None
    if size is None:
        return distance
    feet = int(size["feet"] or size["feet_behind"])
    is_remote = distance is not None and (size["shape"] or size["shape_first"]) not in _FROM_ITSELF
    return max(feet, distance) if is_remote and distance is not None else feet


def _damage_parts(part: str, end_position: int) -> tuple[NeutralDamage, ...]:
    """Return the damage parts before `end_position` that belong together (joined by `plus` or `and`)."""
    damage: list[NeutralDamage] = []
    end = 0
    place = part.find("damage", 0, end_position)
    while place >= 0:
        match = _DEALT.search(part, max(end, place - _WINDOW), place)
        if match is not None:
            if damage and part[end : match.start()].rstrip("( 0123456789").strip(" ,") not in _TIES:
                break
            dice = match["dice"].replace(" ", "")
            damage.append(NeutralDamage(dice, match["type"], average(dice)))
            end = place + len("damage")
        place = part.find("damage", place + 1, end_position)
    return tuple(damage)


def _conditions(part: str) -> tuple[str, ...]:
    """Return the conditions a text inflicts, without those it requires."""
    conditions = tuple([condition for condition in CONDITIONS if condition in part])
    if any(words in part for condition in conditions for words in _BESIDE[condition]):
        inflicted = _NEEDED.sub("", part)
        conditions = tuple(condition for condition in conditions if condition in inflicted)
    return conditions


def _save_in(part: str) -> re.Match[str] | None:
    return _SAVE.search(part) if "dc" in part else None


def _save_dc(save: re.Match[str] | None) -> int | None:
    return int(save["dc"] or save["dc2"]) if save else None


def _save_ability(save: re.Match[str] | None) -> str:
    return (save["save"] or save["save2"])[:3] if save else ""


def recharge_of(text: str) -> str:
    """Return `5-6` or `6` for a recharge roll, `rest` for a recharge on a rest, or an empty string."""
    match = _RECHARGE.search(plain(text)) if "echarge" in text else None
    if match is None:
        return ""
    if match[1]:
        return f"{match[1]}-6" if match[1] != "6" else "6"
    return "rest"


def uses_of(text: str) -> int | None:
    """Return the number of uses a day, or None."""
    match = _USES.search(plain(text)) if "/" in text else None
    return int(match[1]) if match else None
