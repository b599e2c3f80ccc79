"""What Foundry VTT works out within its descriptions, in the words of a stat block: rolls, look-ups, links."""

from __future__ import annotations

import html
import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any

from models.exchange.foreign.fifth.attacks import ABILITIES, DAMAGE_TYPES, SAVES
from models.exchange.foreign.foundry.activities import (
    harm_of,
    hit_bonus,
    kinds_of,
    range_of,
    reach_of,
    save_dc,
)
from models.exchange.foreign.foundry.actor import SKILLS, FoundryActor
from models.exchange.foreign.foundry.items import FoundryItem, map_of, words
from models.exchange.foreign.text.words import average, number_text, texts, whole
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
"""What a text and what is worked out for it may both say."""
_HARMFUL = ("attack", "damage", "save")
_ELSEWHERE = "\u2026"
"""What stands for something that is linked to and lies in another file: a sentence with a hole reads as another."""


@dataclass(frozen=True, slots=True)
class _MarkWords:
    """What stands in a mark behind its first word: words, and keys with their values."""

    words: tuple[str, ...]
    keys: Mapping[str, str]

    @classmethod
    def of(cls, text: str) -> _MarkWords:
        words: list[str] = []
        keys: dict[str, str] = {}
        for item in _WORD.findall(text):
            key, equals, value = item.partition("=")
            if equals and key.isalpha():
                keys[key] = value.strip('"')
            else:
                words.append(item.strip('"'))
        return cls(tuple(words), keys)


def in_words(text: str, actor: FoundryActor, item: FoundryItem | None = None) -> str:
    """A description with all that its program would work out in it in words; of an item, or of the actor itself."""
    if "[" not in text and "@" not in text:
        return text
    for _ in range(_DEEPEST):
        # What is looked up, and the words of a link, may have marks of their own.
        text, many = _MARK.subn(partial(_told, actor, item), text)
        if not many:
            break
    for twice, once in _TWICE:
        text = text.replace(twice, once)
    return _LEFT.sub("", _BARE.sub(partial(_bare, actor, item), text))


def _bare(actor: FoundryActor, item: FoundryItem | None, match: re.Match[str]) -> str:
    """A path that a text names without any mark: what it comes to, where it comes to anything."""
    value = actor.look(match[1].rstrip("."), item)
    return match[0] if value is None else texts(value)


def _told(actor: FoundryActor, item: FoundryItem | None, match: re.Match[str]) -> str:
    if match["rule"] is not None:
        return match["called"] or _rule(_MarkWords.of(html.unescape(match["rule"])))
    if match["link"] is not None:
        return match["name"] or _linked(actor, match["link"], match["target"])
    inner = " ".join(html.unescape(match["inner"]).split())
    word, _, rest = inner.partition(" ")
    label = match["label"] or ""
    if not match["slash"]:
        if word == "lookup":
            return _looked_up(actor, item, _MarkWords.of(rest), label)
        return label or (rest if word == "language" else _rolled(actor, item, inner))
    known = _KNOWN.get(word.lower())
    if known is not None:
        return label if label and word != "lookup" else known(actor, item, _MarkWords.of(rest))
    return label or _rolled(actor, item, rest)


# --- links -----------------------------------------------------------------------------------------------------


def _rule(said: _MarkWords) -> str:
    """What a rule is called: `condition=unconscious`, `Charmed apply=false`, `opportunity attack`."""
    words = [*(value for key, value in said.keys.items() if key not in ("apply", "style", "tooltip")), *said.words]
    name = re.sub(r"(?<=[a-z])(?=[A-Z])", " ", " ".join(words))
    return name if any(sign.isupper() for sign in name) else name.title()


def _linked(actor: FoundryActor, link: str, target: str) -> str:
    """What is linked to without a name: an item of the actor, or what one was made of; dots for what lies elsewhere."""
    if link in ("Embed", "Check", "Localize"):
        return ""
    return _name_of(actor, target.partition(" ")[0]) or _ELSEWHERE


def _name_of(actor: FoundryActor, path: str) -> str:
    id = path.rpartition(".")[2]
    return next((item.name for item in actor.items if id and id in (item.id, item.source)), "")


def _item(actor: FoundryActor, item: FoundryItem | None, said: _MarkWords) -> str:
    """The name of an item: as it is written, or of the one with that id; what it does is named with it."""
    called, _, act = " ".join(said.words).partition(".Activity.")
    id = called.rpartition(".")[2] if called.startswith(".") or "." in called else called
    known = next(
        (candidate for candidate in actor.items if id in (candidate.id, candidate.name)), item if not called else None
    )
    name = known.name if known is not None else _ELSEWHERE if called.startswith(".") else called
    act = act or said.keys.get("activity", "")
    if known is not None and act in known.acts:
        doing = texts(map_of(known.acts, act).get("name"))
        cast = _name_of(actor, texts(map_of(known.acts[act], "spell").get("uuid")))
        if cast and not doing:
            return cast
    else:
        doing = act
    return f"{name} ({doing})" if doing and not re.fullmatch(r"\w{16}", doing) else name


# --- rolls -----------------------------------------------------------------------------------------------------


def _rolled(actor: FoundryActor, item: FoundryItem | None, inner: str) -> str:
    """A roll as it is written, with the numbers of the actor; what it is for stands behind `#`."""
    formula = re.sub(r"^/?(?:r|roll|gmr|gmroll|br|blindroll|sr|selfroll|pr|publicroll)\s+", "", inner.partition("#")[0])
    worked_out = actor.dice(formula.strip(" \"'"), item, _modifier_of(actor, item))
    return _spaced(worked_out) if worked_out else re.sub(r"@[\w.-]+", "", formula).strip()


def _modifier_of(actor: FoundryActor, item: FoundryItem | None) -> int | None:
    return None if item is None else actor.modifier(actor.casting if item.kind == "spell" else "str")


def _spaced(dice: str) -> str:
    return re.sub(r"(?<=[\dd])([+-])", r" \1 ", dice)


def _act(item: FoundryItem | None, said: _MarkWords, kinds: Sequence[str]) -> Mapping[str, Any] | None:
    """The activity that is meant: the one that is named, or the first of some kinds."""
    if item is None:
        return None
    named = said.keys.get("activity")
    if named:
        return item.acts.get(named)
    return next((act for act in item.acts.values() if act.get("type") in kinds), None)


def _attack(actor: FoundryActor, item: FoundryItem | None, said: _MarkWords) -> str:
    """`+6`, or in full how an attack is rolled, as the edition of the actor writes it."""
    written = (
        [said.keys["formula"]]
        if "formula" in said.keys
        else [word for word in said.words if word[:1] in "+-0123456789@"]
    )
    act = _act(item, said, ("attack",))
    if written or item is None or act is None:
        bonus = actor.number(" ".join(written), item)
        return "" if bonus is None else f"{bonus:+}" if actor.is_modern else f"{bonus:+} to hit"
    bonus = hit_bonus(actor, item, act)
    rolled = f"{bonus:+}" if actor.is_modern else f"{bonus:+} to hit"
    if "extended" not in said.words and said.keys.get("format") != "extended":
        return rolled
    kinds = kinds_of(item, act)
    far = map_of(item.system, "range").get("long")
    where = {
        "melee": f"reach {reach_of(actor, item, act)} ft.",
        "ranged": f"range {range_of(actor, item, act) or 30}{f'/{whole(far)}' if whole(far) else ''} ft.",
    }
    how = " or ".join(kind.capitalize() for kind in kinds)
    parts = [rolled, " or ".join(where[kind] for kind in kinds)]
    if actor.is_modern:
        return f"{how} Attack Roll: {', '.join(parts)}"
    magic = map_of(map_of(act, "attack"), "type").get("classification") == "spell"
    return f"{how} {'Spell' if magic else 'Weapon'} Attack: {', '.join([*parts, _affected(item, act)])}"


def _damage(actor: FoundryActor, item: FoundryItem | None, said: _MarkWords) -> str:
    """`2d6 fire`, `7 (2d6) fire`, or in full what a hit does."""
    in_full = "extended" in said.words or said.keys.get("format") == "extended"
    average_ = in_full or "average" in said.words or said.keys.get("average") not in (None, "false")
    parts = list(_written(actor, item, said))
    if not parts and item is not None:
        act = _act(item, said, _HARMFUL)
        if act is not None and "activity" not in said.keys:
            found = (candidate for candidate in item.acts.values() if candidate.get("type") in _HARMFUL)
            act = next((candidate for candidate in found if any(harm_of(actor, item, candidate))), act)
        two_handed = "twoHanded" in (*said.words, said.keys.get("attackMode"))
        parts = [] if act is None else list(harm_of(actor, item, act, two_handed=two_handed))
        if act is not None and act.get("type") == "heal":
            return _healed(actor, item, said)
    told = " plus ".join(
        _harm(damage, damage.type.capitalize() if actor.is_modern else damage.type, with_average=average_)
        for damage in parts
    )
    return f"Hit: {told} damage" if in_full and told else told


def _written(actor: FoundryActor, item: FoundryItem | None, said: _MarkWords) -> list[NeutralDamage]:
    """Damage that a text itself says: `2d6 fire`, `1d6 type=fire & 1d4 type=cold`."""
    found: list[NeutralDamage] = []
    lots: list[list[str]] = [[]]
    for word in said.words:
        if word == "&":
            lots.append([])
        else:
            lots[-1].append(word)
    for number, lot in enumerate(lots):
        kinds = [candidate for candidate in lot if candidate.lower() in DAMAGE_TYPES or candidate in _HEALING]
        rolled = [candidate for candidate in lot if re.search(r"\d|@|^[-+*/(]", candidate) and candidate not in kinds]
        formula = said.keys.get("formula", "") if not rolled and not number else " ".join(rolled)
        dice = actor.dice(formula, item, _modifier_of(actor, item))
        type_ = (kinds or [said.keys.get("type", "")])[0].replace("|", "/").lower()
        if dice:
            found.append(
                NeutralDamage(
                    dice,
                    " or ".join(_HEALING.get(candidate, candidate) for candidate in type_.split("/")),
                    average(dice),
                )
            )
    return found


def _harm(damage: NeutralDamage, type_: str, *, with_average: bool) -> str:
    rolled = _spaced(damage.dice)
    if with_average and "d" in damage.dice:
        rolled = f"{int(damage.average)} ({rolled})"
    return f"{rolled} {type_}".rstrip()


def _healed(actor: FoundryActor, item: FoundryItem | None, said: _MarkWords) -> str:
    """What gives hit points back."""
    parts = _written(actor, item, said)
    act = None if parts else _act(item, said, ("heal",))
    if act is not None:
        given = map_of(act, "healing")
        own = map_of(given, "custom")
        many, faces, more = (texts(given.get(key)) for key in ("number", "denomination", "bonus"))
        formula = own.get("formula") if own.get("enabled") else " + ".join(
            filter(None, (f"{many}d{faces}" if many and faces else "", more))
        )  # fmt: skip
        dice = actor.dice(formula, item, _modifier_of(actor, item))
        type_ = next((_HEALING.get(word, "") for word in words(given.get("types"))), "")
        parts = [NeutralDamage(dice, type_, average(dice))] if dice else []
    averaged = "average" in said.words or said.keys.get("average") not in (None, "false")
    return " plus ".join(_harm(damage, damage.type, with_average=averaged) for damage in parts)


# --- saves and checks ------------------------------------------------------------------------------------------


def _dc(actor: FoundryActor, item: FoundryItem | None, said: _MarkWords) -> int | None:
    given = said.keys.get("dc") or next((word for word in said.words if word.isdigit()), None)
    return None if given is None else actor.number(given, item)


def _save(actor: FoundryActor, item: FoundryItem | None, said: _MarkWords) -> str:
    """`DC 13 Wisdom`, with `saving throw` behind it where the text wants it."""
    abilities = _abilities([*said.keys.get("ability", "").replace("|", "/").split("/"), *said.words])
    dc = _dc(actor, item, said)
    act = _act(item, said, ("save",)) if not abilities else None
    if act is not None and item is not None:
        abilities = _abilities(words(map_of(act, "save").get("ability")))
        dc = save_dc(actor, item, act)
    told = " or ".join(abilities)
    if dc is not None and told:
        told = f"DC {dc} {told}"
    return f"{told} saving throw" if _is_long(said) else told


def _concentration(actor: FoundryActor, item: FoundryItem | None, said: _MarkWords) -> str:
    dc = _dc(actor, item, said)
    return f"{'' if dc is None else f'DC {dc} '}Constitution"


def _is_long(said: _MarkWords) -> bool:
    return "long" in said.words or said.keys.get("format") == "long"


def _abilities(words: Sequence[str]) -> list[str]:
    low = [word.lower() for word in words]
    return [_ABILITY[ABILITIES.get(word, word)] for word in low if ABILITIES.get(word, word) in _ABILITY]


def _check(actor: FoundryActor, item: FoundryItem | None, said: _MarkWords) -> str:
    """`DC 15 Strength (Athletics)`, with `check` behind it where the text wants it."""
    names = {name.replace(" ", ""): name for name, _ in SKILLS.values()}
    asked = [*said.words, *re.split(r"[|/]", said.keys.get("skill", ""))]
    skills = [
        SKILLS[candidate][0] if candidate in SKILLS else names[candidate]
        for candidate in map(str.lower, asked)
        if candidate in SKILLS or candidate in names
    ]
    abilities = _abilities([*said.keys.get("ability", "").replace("|", "/").split("/"), *said.words])
    tools = [candidate for candidate in re.split(r"[|/]", said.keys.get("tool", "")) if candidate]
    dc = _dc(actor, item, said)
    act = _act(item, said, ("check",)) if not (skills or abilities or tools) else None
    if act is not None:
        given = map_of(act, "check")
        abilities = _abilities([texts(given.get("ability"))])
        skills = [SKILLS[word][0] for word in words(given.get("associated")) if word in SKILLS]
        dc = actor.number(map_of(given, "dc").get("formula"), item) or dc
    if skills and not abilities:
        abilities = [_ABILITY[by] for name, by in SKILLS.values() if name == skills[0]]
    called = " or ".join(candidate.title().replace(" Of ", " of ") for candidate in [*skills, *tools])
    told = " or ".join(abilities) + (f" ({called})" if called and abilities else called)
    if "passive" in said.words or said.keys.get("passive") == "true":
        told = f"passive {told}"
    if dc is not None:
        told = f"DC {dc} {told}"
    return f"{told} check" if _is_long(said) else told


def _award(actor: FoundryActor, item: FoundryItem | None, said: _MarkWords) -> str:
    return " ".join(
        re.sub(r"(\d)([a-z]{2})$", lambda match: f"{match[1]} {match[2].upper()}", word, flags=re.IGNORECASE)
        for word in said.words
    )


# --- look-ups --------------------------------------------------------------------------------------------------


def _looked_up(actor: FoundryActor, item: FoundryItem | None, said: _MarkWords, label: str) -> str:
    """What stands under a path of the actor, or of one of the activities of its item; the label where nothing does."""
    path = said.keys.get("path") or next((word for word in said.words if word.startswith("@")), "")
    way = path.removeprefix("@").split(".")
    act = _act(item, said, ()) if "activity" in said.keys else None
    if act is not None and item is not None:
        value = _of_activity(actor, item, act, way)
    else:
        value = actor.look(".".join(way), item)
    if isinstance(value, str) and re.search(r"@|[-+*/]\s*\d", value):
        value = _spaced(actor.dice(value, item)) or value
    told = number_text(value) if isinstance(value, int | float) else texts(value)
    return _styled(told or label, said)


def _styled(text: str, said: _MarkWords) -> str:
    style = next((item for item in (*said.words, said.keys.get("style", "")) if item in _KEPT), "")
    match style:
        case "capitalize":
            return text[:1].upper() + text[1:]
        case "lowercase":
            return text.lower()
        case "uppercase":
            return text.upper()
        case _:
            return text


def _of_activity(actor: FoundryActor, item: FoundryItem, act: Mapping[str, Any], way: Sequence[str]) -> Any:
    """What stands under a path of an activity: worked out, or of its item where that says it."""
    match way:
        case ["save", "dc", *_]:
            return save_dc(actor, item, act)
        case ["target" | "range" as part, *rest]:
            found: Any = item.part(act, part)
            if rest[-1:] == ["statblock"] or rest[:2] == ["affects", "labels"]:
                return _affected(item, act)
            if part == "range" and rest == ["reach"]:
                return reach_of(actor, item, act)
        case ["item", *rest]:
            return item.look(rest)
        case ["attack", "bonus"]:
            return hit_bonus(actor, item, act)
        case ["healing", "formula"]:
            return _healed(actor, item, _MarkWords((), {"activity": _id_of(item, act)}))
        case _:
            found, rest = act, list(way)
    for key in rest:
        found = found.get(key) if isinstance(found, dict) else None
    worked_out = actor.number(found, item)
    return worked_out if worked_out is not None else found


def _id_of(item: FoundryItem, act: Mapping[str, Any]) -> str:
    return next((id for id, candidate in item.acts.items() if candidate is act), "")


def _affected(item: FoundryItem, act: Mapping[str, Any]) -> str:
    """Whom an activity meets: `one target`, `two creatures`."""
    affects = map_of(item.part(act, "target"), "affects")
    many = whole(affects.get("count")) or 1
    kind = {"creatureOrObject": "creature or object", "willing": "willing creature", "any": "target"}.get(
        str(affects.get("type")), texts(affects.get("type")) or "target"
    )
    number = _NUMBERS[many] if many < len(_NUMBERS) else str(many)
    plural = f"{kind}s" if not kind.endswith("y") else f"{kind[:-1]}ies"
    return f"{number} {kind if many == 1 else plural}"


_KNOWN: Mapping[str, Callable[[FoundryActor, FoundryItem | None, _MarkWords], str]] = {
    "attack": _attack,
    "damage": _damage,
    "heal": _healed,
    "healing": _healed,
    "save": _save,
    "concentration": _concentration,
    "check": _check,
    "skill": _check,
    "tool": _check,
    "item": _item,
    "award": _award,
}
