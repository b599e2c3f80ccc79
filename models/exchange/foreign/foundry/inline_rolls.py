"""Inline rolls, look-ups and links in Foundry VTT descriptions, as the words of a stat block."""

from __future__ import annotations

import html
import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any

from models.exchange.foreign.fifth.attacks import ABILITIES, DAMAGE_TYPES, SAVES
from models.exchange.foreign.foundry.activities import attack_kinds, damage_of, hit_bonus, range_of, reach_of, save_dc
from models.exchange.foreign.foundry.actor import SKILLS, FoundryActor
from models.exchange.foreign.foundry.items import Activity, FoundryItem, text_list
from models.exchange.foreign.text.words import as_int, as_text, average, map_of, number_text
from models.exchange.records.neutral_creature import NeutralDamage

_MARK = re.compile(
    r"\[\[(?P<slash>/?)(?P<inner>(?:[^\[\]]|\[[^\[\]]*\]){0,400})\](?:\]|(?=\{))(?:\{(?P<label>[^{}]{0,300})\})?"
    r"|&(?:amp;)?Reference\[(?P<rule>[^\]]{0,200})\](?:\{(?P<called>[^{}]{0,300})\})?"
    r"|@(?P<link>[A-Z][A-Za-z]*)\[(?P<target>[^\]]{0,400})\](?:\{(?P<name>[^{}]{0,300})\})?"
)
_LEFT = re.compile(r"\[\[/?|\]\]")
_BARE = re.compile(r"(?<![\w.@])@([a-z]\w*(?:\.\w+)+)")
_DEEPEST = 3
_WORD = re.compile(r'(?:[^\s"]|"[^"]*")+')
_ABILITY = {**{short: long.capitalize() for long, short in ABILITIES.items()}, **SAVES}
_NUMBERS = ("no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten")
_KEPT = frozenset({"capitalize", "lowercase", "uppercase"})
_HEALING = {"healing": "", "temphp": "temporary", "temp": "temporary", "maximum": ""}
_TWICE = ((" damage damage", " damage"), (" saving throw saving throw", " saving throw"), (" ft..", " ft."))
"""Words that a text and its inline value may both say."""
_HARMFUL = ("attack", "damage", "save")
_ELSEWHERE = "\u2026"
"""Stands for a linked document in another file, so that the gap is visible."""


@dataclass(frozen=True, slots=True)
class _MarkArguments:
    """The arguments of a mark: words, and values by key."""

    words: tuple[str, ...]
    keys: Mapping[str, str]

    @classmethod
    def of(cls, text: str) -> _MarkArguments:
        words: list[str] = []
        keys: dict[str, str] = {}
        for item in _WORD.findall(text):
            key, equals, value = item.partition("=")
            if equals and key.isalpha():
                keys[key] = value.strip('"')
            else:
                words.append(item.strip('"'))
        return cls(tuple(words), keys)


def with_values(text: str, actor: FoundryActor, item: FoundryItem | None = None) -> str:
    """Return a description with the inline values of `item` or of the actor filled in."""
    if "[" not in text and "@" not in text:
        return text
    for _ in range(_DEEPEST):
        # What is looked up, and the words of a link, may have marks of their own.
        text, count = _MARK.subn(partial(_mark_text, actor, item), text)
        if not count:
            break
    for repeated, once in _TWICE:
        text = text.replace(repeated, once)
    return _LEFT.sub("", _BARE.sub(partial(_path_value, actor, item), text))


def _path_value(actor: FoundryActor, item: FoundryItem | None, match: re.Match[str]) -> str:
    """Return the value of a path outside of a mark, or the match unchanged."""
    value = actor.value_at(match[1].rstrip("."), item)
    return match[0] if value is None else as_text(value)


def _mark_text(actor: FoundryActor, item: FoundryItem | None, match: re.Match[str]) -> str:
    if match["rule"] is not None:
        return match["called"] or _rule_name(_MarkArguments.of(html.unescape(match["rule"])))
    if match["link"] is not None:
        return match["name"] or _link_text(actor, match["link"], match["target"])
    inner = " ".join(html.unescape(match["inner"]).split())
    command, _, arguments = inner.partition(" ")
    label = match["label"] or ""
    if not match["slash"]:
        if command == "lookup":
            return _look_up(actor, item, _MarkArguments.of(arguments), label)
        return label or (arguments if command == "language" else _roll_text(actor, item, inner))
    mark_text = _KNOWN.get(command.lower())
    if mark_text is not None:
        return label if label and command != "lookup" else mark_text(actor, item, _MarkArguments.of(arguments))
    return label or _roll_text(actor, item, arguments)


# --- links -----------------------------------------------------------------------------------------------------


def _rule_name(arguments: _MarkArguments) -> str:
    """Return the name in `condition=unconscious`, `Charmed apply=false` or `opportunity attack`."""
    words = [
        *(value for key, value in arguments.keys.items() if key not in ("apply", "style", "tooltip")),
        *arguments.words,
    ]
    name = re.sub(r"(?<=[a-z])(?=[A-Z])", " ", " ".join(words))
    return name if any(sign.isupper() for sign in name) else name.title()


def _link_text(actor: FoundryActor, link: str, target: str) -> str:
    """Return the name of a linked item of the actor; dots for a document elsewhere."""
    if link in ("Embed", "Check", "Localize"):
        return ""
    return _name_of(actor, target.partition(" ")[0]) or _ELSEWHERE


def _name_of(actor: FoundryActor, path: str) -> str:
    id = path.rpartition(".")[2]
    return next((item.name for item in actor.items if id and id in (item.id, item.source)), "")


def _item(actor: FoundryActor, item: FoundryItem | None, arguments: _MarkArguments) -> str:
    """Return the name of an item, by name or id, with its activity if one is named."""
    reference, _, activity_id = " ".join(arguments.words).partition(".Activity.")
    id = reference.rpartition(".")[2] if reference.startswith(".") or "." in reference else reference
    found_item = next((other for other in actor.items if id in (other.id, other.name)), item if not reference else None)
    name = found_item.name if found_item is not None else _ELSEWHERE if reference.startswith(".") else reference
    activity_id = activity_id or arguments.keys.get("activity", "")
    if found_item is not None and activity_id in found_item.activities:
        activity_name = as_text(map_of(found_item.activities, activity_id).get("name"))
        spell_name = _name_of(actor, as_text(map_of(found_item.activities[activity_id], "spell").get("uuid")))
        if spell_name and not activity_name:
            return spell_name
    else:
        activity_name = activity_id
    return f"{name} ({activity_name})" if activity_name and not re.fullmatch(r"\w{16}", activity_name) else name


# --- rolls -----------------------------------------------------------------------------------------------------


def _roll_text(actor: FoundryActor, item: FoundryItem | None, inner: str) -> str:
    """Return a roll with the actor's numbers, without its description after `#`."""
    formula = re.sub(r"^/?(?:r|roll|gmr|gmroll|br|blindroll|sr|selfroll|pr|publicroll)\s+", "", inner.partition("#")[0])
    dice = actor.dice(formula.strip(" \"'"), item, _modifier_of(actor, item))
    return _spaced(dice) if dice else re.sub(r"@[\w.-]+", "", formula).strip()


def _modifier_of(actor: FoundryActor, item: FoundryItem | None) -> int | None:
    return None if item is None else actor.modifier(actor.casting if item.kind == "spell" else "str")


def _spaced(dice: str) -> str:
    return re.sub(r"(?<=[\dd])([+-])", r" \1 ", dice)


def _activity(item: FoundryItem | None, arguments: _MarkArguments, kinds: Sequence[str]) -> Activity | None:
    """Return the activity that is named, or the first of some kinds; None if there is none."""
    if item is None:
        return None
    activity_id = arguments.keys.get("activity")
    if activity_id:
        return item.activities.get(activity_id)
    return next((act for act in item.activities.values() if act.get("type") in kinds), None)


def _attack(actor: FoundryActor, item: FoundryItem | None, arguments: _MarkArguments) -> str:
    """Return `+6`, or the full attack line in the style of the actor's edition."""
    formulas = (
        [arguments.keys["formula"]]
        if "formula" in arguments.keys
        else [word for word in arguments.words if word[:1] in "+-0123456789@"]
    )
    activity = _activity(item, arguments, ("attack",))
    if formulas or item is None or activity is None:
        bonus = actor.number(" ".join(formulas), item)
        return "" if bonus is None else f"{bonus:+}" if actor.is_modern else f"{bonus:+} to hit"
    bonus = hit_bonus(actor, item, activity)
    bonus_text = f"{bonus:+}" if actor.is_modern else f"{bonus:+} to hit"
    if "extended" not in arguments.words and arguments.keys.get("format") != "extended":
        return bonus_text
    kinds = attack_kinds(item, activity)
    long_range = as_int(map_of(item.system, "range").get("long"))
    farthest = f"/{long_range}" if long_range else ""
    distances = {
        "melee": f"reach {reach_of(actor, item, activity)} ft.",
        "ranged": f"range {range_of(actor, item, activity) or 30}{farthest} ft.",
    }
    kind_words = " or ".join(kind.capitalize() for kind in kinds)
    parts = [bonus_text, " or ".join(distances[kind] for kind in kinds)]
    if actor.is_modern:
        return f"{kind_words} Attack Roll: {', '.join(parts)}"
    is_spell = map_of(map_of(activity, "attack"), "type").get("classification") == "spell"
    return (
        f"{kind_words} {'Spell' if is_spell else 'Weapon'} Attack: {', '.join([*parts, _target_text(item, activity)])}"
    )


def _damage(actor: FoundryActor, item: FoundryItem | None, arguments: _MarkArguments) -> str:
    """Return `2d6 fire`, `7 (2d6) fire`, or the full text of a hit."""
    is_extended = "extended" in arguments.words or arguments.keys.get("format") == "extended"
    average = is_extended or "average" in arguments.words or arguments.keys.get("average") not in (None, "false")
    parts = list(_written_damage(actor, item, arguments))
    if not parts and item is not None:
        activity = _activity(item, arguments, _HARMFUL)
        if activity is not None and "activity" not in arguments.keys:
            activities = (other for other in item.activities.values() if other.get("type") in _HARMFUL)
            activity = next((other for other in activities if any(damage_of(actor, item, other))), activity)
        two_handed = "twoHanded" in (*arguments.words, arguments.keys.get("attackMode"))
        parts = [] if activity is None else list(damage_of(actor, item, activity, two_handed=two_handed))
        if activity is not None and activity.get("type") == "heal":
            return _healing(actor, item, arguments)
    text = " plus ".join(
        _damage_text(damage, damage.type.capitalize() if actor.is_modern else damage.type, with_average=average)
        for damage in parts
    )
    return f"Hit: {text} damage" if is_extended and text else text


def _written_damage(actor: FoundryActor, item: FoundryItem | None, arguments: _MarkArguments) -> list[NeutralDamage]:
    """Return the damage in a mark: `2d6 fire`, `1d6 type=fire & 1d4 type=cold`."""
    damage: list[NeutralDamage] = []
    groups: list[list[str]] = [[]]
    for word in arguments.words:
        if word == "&":
            groups.append([])
        else:
            groups[-1].append(word)
    for number, group in enumerate(groups):
        kinds = [word for word in group if word.lower() in DAMAGE_TYPES or word in _HEALING]
        dice_words = [word for word in group if re.search(r"\d|@|^[-+*/(]", word) and word not in kinds]
        formula = arguments.keys.get("formula", "") if not dice_words and not number else " ".join(dice_words)
        dice = actor.dice(formula, item, _modifier_of(actor, item))
        type_ = (kinds or [arguments.keys.get("type", "")])[0].replace("|", "/").lower()
        if dice:
            damage.append(
                NeutralDamage(dice, " or ".join(_HEALING.get(word, word) for word in type_.split("/")), average(dice))
            )
    return damage


def _damage_text(damage: NeutralDamage, type_: str, *, with_average: bool) -> str:
    text = _spaced(damage.dice)
    if with_average and "d" in damage.dice:
        text = f"{int(damage.average)} ({text})"
    return f"{text} {type_}".rstrip()


def _healing(actor: FoundryActor, item: FoundryItem | None, arguments: _MarkArguments) -> str:
    """Return the text of healing."""
    parts = _written_damage(actor, item, arguments)
    activity = None if parts else _activity(item, arguments, ("heal",))
    if activity is not None:
        healing = map_of(activity, "healing")
        custom = map_of(healing, "custom")
        count, faces, bonus = (as_text(healing.get(key)) for key in ("number", "denomination", "bonus"))
        formula = custom.get("formula") if custom.get("enabled") else " + ".join(
            filter(None, (f"{count}d{faces}" if count and faces else "", bonus))
        )  # fmt: skip
        dice = actor.dice(formula, item, _modifier_of(actor, item))
        type_ = next((_HEALING.get(word, "") for word in text_list(healing.get("types"))), "")
        parts = [NeutralDamage(dice, type_, average(dice))] if dice else []
    with_average = "average" in arguments.words or arguments.keys.get("average") not in (None, "false")
    return " plus ".join(_damage_text(damage, damage.type, with_average=with_average) for damage in parts)


# --- saves and checks ------------------------------------------------------------------------------------------


def _dc(actor: FoundryActor, item: FoundryItem | None, arguments: _MarkArguments) -> int | None:
    formula = arguments.keys.get("dc") or next((word for word in arguments.words if word.isdigit()), None)
    return None if formula is None else actor.number(formula, item)


def _save(actor: FoundryActor, item: FoundryItem | None, arguments: _MarkArguments) -> str:
    """Return `DC 13 Wisdom`, followed by `saving throw` in the long format."""
    abilities = _abilities([*arguments.keys.get("ability", "").replace("|", "/").split("/"), *arguments.words])
    dc = _dc(actor, item, arguments)
    activity = _activity(item, arguments, ("save",)) if not abilities else None
    if activity is not None and item is not None:
        abilities = _abilities(text_list(map_of(activity, "save").get("ability")))
        dc = save_dc(actor, item, activity)
    text = " or ".join(abilities)
    if dc is not None and text:
        text = f"DC {dc} {text}"
    return f"{text} saving throw" if _is_long(arguments) else text


def _concentration(actor: FoundryActor, item: FoundryItem | None, arguments: _MarkArguments) -> str:
    dc = _dc(actor, item, arguments)
    return f"{'' if dc is None else f'DC {dc} '}Constitution"


def _is_long(arguments: _MarkArguments) -> bool:
    return "long" in arguments.words or arguments.keys.get("format") == "long"


def _abilities(names: Sequence[str]) -> list[str]:
    lower_names = [word.lower() for word in names]
    return [_ABILITY[ABILITIES.get(word, word)] for word in lower_names if ABILITIES.get(word, word) in _ABILITY]


def _check(actor: FoundryActor, item: FoundryItem | None, arguments: _MarkArguments) -> str:
    """Return `DC 15 Strength (Athletics)`, followed by `check` in the long format."""
    names = {name.replace(" ", ""): name for name, _ in SKILLS.values()}
    skill_words = [*arguments.words, *re.split(r"[|/]", arguments.keys.get("skill", ""))]
    skills = [
        SKILLS[word][0] if word in SKILLS else names[word]
        for word in map(str.lower, skill_words)
        if word in SKILLS or word in names
    ]
    abilities = _abilities([*arguments.keys.get("ability", "").replace("|", "/").split("/"), *arguments.words])
    tools = [word for word in re.split(r"[|/]", arguments.keys.get("tool", "")) if word]
    dc = _dc(actor, item, arguments)
    activity = _activity(item, arguments, ("check",)) if not (skills or abilities or tools) else None
    if activity is not None:
        check = map_of(activity, "check")
        abilities = _abilities([as_text(check.get("ability"))])
        skills = [SKILLS[word][0] for word in text_list(check.get("associated")) if word in SKILLS]
        dc = actor.number(map_of(check, "dc").get("formula"), item) or dc
    if skills and not abilities:
        abilities = [_ABILITY[ability] for name, ability in SKILLS.values() if name == skills[0]]
    skill_text = " or ".join(word.title().replace(" Of ", " of ") for word in [*skills, *tools])
    text = " or ".join(abilities) + (f" ({skill_text})" if skill_text and abilities else skill_text)
    if "passive" in arguments.words or arguments.keys.get("passive") == "true":
        text = f"passive {text}"
    if dc is not None:
        text = f"DC {dc} {text}"
    return f"{text} check" if _is_long(arguments) else text


def _award(actor: FoundryActor, item: FoundryItem | None, arguments: _MarkArguments) -> str:
    return " ".join(
        re.sub(r"(\d)([a-z]{2})$", lambda match: f"{match[1]} {match[2].upper()}", word, flags=re.IGNORECASE)
        for word in arguments.words
    )


# --- look-ups --------------------------------------------------------------------------------------------------


def _look_up(actor: FoundryActor, item: FoundryItem | None, arguments: _MarkArguments, label: str) -> str:
    """Return the value at a path of the actor or of an activity; the label if there is none."""
    path = arguments.keys.get("path") or next((word for word in arguments.words if word.startswith("@")), "")
    keys = path.removeprefix("@").split(".")
    activity = _activity(item, arguments, ()) if "activity" in arguments.keys else None
    if activity is not None and item is not None:
        value = _activity_value(actor, item, activity, keys)
    else:
        value = actor.value_at(".".join(keys), item)
    if isinstance(value, str) and re.search(r"@|[-+*/]\s*\d", value):
        value = _spaced(actor.dice(value, item)) or value
    text = number_text(value) if isinstance(value, int | float) else as_text(value)
    return _styled(text or label, arguments)


def _styled(text: str, arguments: _MarkArguments) -> str:
    style = next((item for item in (*arguments.words, arguments.keys.get("style", "")) if item in _KEPT), "")
    match style:
        case "capitalize":
            return text[:1].upper() + text[1:]
        case "lowercase":
            return text.lower()
        case "uppercase":
            return text.upper()
        case _:
            return text


def _activity_value(actor: FoundryActor, item: FoundryItem, activity: Activity, keys: Sequence[str]) -> Any:
    """Return the value at a path of an activity or of its item."""
    match keys:
        case ["save", "dc", *_]:
            return save_dc(actor, item, activity)
        case ["target" | "range" as part, *rest_keys]:
            value: Any = item.part_of(activity, part)
            if rest_keys[-1:] == ["statblock"] or rest_keys[:2] == ["affects", "labels"]:
                return _target_text(item, activity)
            if part == "range" and rest_keys == ["reach"]:
                return reach_of(actor, item, activity)
        case ["item", *rest_keys]:
            return item.value_at(rest_keys)
        case ["attack", "bonus"]:
            return hit_bonus(actor, item, activity)
        case ["healing", "formula"]:
            return _healing(actor, item, _MarkArguments((), {"activity": _id_of(item, activity)}))
        case _:
            value, rest_keys = activity, list(keys)
    for key in rest_keys:
        value = value.get(key) if isinstance(value, dict) else None
    number = actor.number(value, item)
    return number if number is not None else value


def _id_of(item: FoundryItem, activity: Activity) -> str:
    return next((id for id, other in item.activities.items() if other is activity), "")


def _target_text(item: FoundryItem, activity: Activity) -> str:
    """Return the targets of an activity: `one target`, `two creatures`."""
    affects = map_of(item.part_of(activity, "target"), "affects")
    count = as_int(affects.get("count")) or 1
    kind = {"creatureOrObject": "creature or object", "willing": "willing creature", "any": "target"}.get(
        str(affects.get("type")), as_text(affects.get("type")) or "target"
    )
    number = _NUMBERS[count] if count < len(_NUMBERS) else str(count)
    plural = f"{kind}s" if not kind.endswith("y") else f"{kind[:-1]}ies"
    return f"{number} {kind if count == 1 else plural}"


_KNOWN: Mapping[str, Callable[[FoundryActor, FoundryItem | None, _MarkArguments], str]] = {
    "attack": _attack,
    "damage": _damage,
    "heal": _healing,
    "healing": _healing,
    "save": _save,
    "concentration": _concentration,
    "check": _check,
    "skill": _check,
    "tool": _check,
    "item": _item,
    "award": _award,
}
