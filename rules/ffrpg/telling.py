"""How the facts of this system become sentences: message and words."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from rules.board.geometry import cell_name
from rules.core.facts import Fact
from rules.ffrpg.combatant.rows import item_word
from rules.ffrpg.combatant.sheet import CreatureSheet, params_in_words
from rules.ffrpg.combatant.statistics import SKILLS, TERMS, rating_label
from rules.ffrpg.damage.losses import SIGNS, after_basic
from rules.ffrpg.statuses.catalogue import IMMUNITIES, named
from rules.ffrpg.statuses.traits import ELEMENT_LABELS
from rules.ffrpg.turns.order import gives_turn
from rules.ffrpg.turns.pincer import FACES
from rules.log.sentences import Teller
from rules.mechanics.vocabulary import Key, Phrases, Words
from rules.sheets.schema import label_of
from rules.text.messages import in_terms


def _countdown(fact: Fact, teller: Teller) -> str | None:
    if fact.get("done") or teller.unit_of(fact) is None:
        return None
    return "countdown-left"


def _turn(fact: Fact, teller: Teller) -> str:
    if fact.get("why") == "resolution":
        return "turn-resolution"
    if not fact.get("skipped"):
        return "turn"
    return "turn-skipped-sleep" if fact.get("why") == "sleep" else "turn-skipped"


def _roll(fact: Fact, teller: Teller) -> str | None:
    if fact.get("actor") is None:
        return None
    if fact.get("opposed"):
        return "roll-opposed"
    if fact.get("total") is None:
        return "roll-none"
    if fact.get("what") == "drop":
        return "roll-drop" if fact["success"] else "roll-no_drop"
    if fact.get("target") is not None:
        return "roll-effect" if fact["success"] else "roll-no_effect"
    if fact.get("critical"):
        return "roll-critical"
    if fact.get("fumble"):
        return "roll-botch"
    return None


def _shares_die(fact: Fact, teller: Teller) -> str | None:
    """FF-INIT-10: return no message for one who shares the die of a group."""
    return None if fact.get("tie") or fact.get("dice") else "initiative-shared"


def _damage(fact: Fact, teller: Teller) -> str:
    return "damage-reckoned" if fact.get("basic") is not None else "damage"


def _order(fact: Fact, teller: Teller) -> str:
    why = fact.get("why")
    if why == "wait":
        ticks = fact.get("to") or 0
        return "order-wait" if ticks > 0 else "order-wait-out"
    if why == "carried":
        return "order-carried"
    return f"order-{why}" if why in ORDERS else "order-ruling"


def _spend(fact: Fact, teller: Teller) -> str:
    return "spend-mp" if fact.get("pool") == "mp" else "spend-thing"


def _note(fact: Fact, teller: Teller) -> str | None:
    what = fact.get("what")
    if fact.get("said"):
        return ""
    if what == "no effect" and fact.get("target") is None:
        return "note-nobody_reached"
    return None if what is None else f"note-{str(what).replace(' ', '_')}"


def _lift(fact: Fact, teller: Teller) -> str | None:
    return "lift-charging" if fact.get("status") == "charging" else None


def _immune(fact: Fact, teller: Teller) -> str | None:
    return f"immune-{fact['why']}" if fact.get("why") in ("ground", "shield") else None


def _move(fact: Fact, teller: Teller) -> str:
    if fact.get("placed"):
        return "move-put_down" if fact.get("from") is None else "move-placed"
    return "move" if fact.get("from") is None or fact.get("to") is None else "move-cells"


def _known(name: str, *, when: str) -> Key:
    return lambda fact, _: f"{name}-{'yes' if fact.get(when) else 'no'}"


def _reflect(fact: Fact, teller: Teller) -> str:
    """A Spell of somebody unseen has no name."""
    key = f"reflect-{'yes' if fact.get('to') else 'no'}"
    return key if fact.get("with") else f"{key}-bare"


def _spoils(fact: Fact, teller: Teller) -> str:
    return "spoils-items" if fact.get("items") else "spoils"


ORDERS = frozenset({"charging", "delay", "extreme"})
KEYS: Mapping[str, Key] = {
    "countdown": _countdown,
    "turn": _turn,
    "roll": _roll,
    "initiative": _shares_die,
    "damage": _damage,
    "order": _order,
    "note": _note,
    "lift": _lift,
    "immune": _immune,
    "move": _move,
    "pincer": _known("pincer", when="on"),
    "surprise": lambda fact, _: "surprise-alert" if fact.get("alert") else "surprise",
    "retarget": _known("retarget", when="to"),
    "reflect": _reflect,
    "confuse": lambda fact, _: "confuse" if fact.get("possible", True) else "confuse-again",
    "spoils": _spoils,
    "spend": _spend,
    "zero": lambda fact, _: f"zero-{fact['what']}",
}
"""Kind of fact to the function that finds its message."""


OF_THE_BODY = ("brawl", "improvised")
"""What is struck with that stands on no sheet."""


def words(fact: Fact, teller: Teller) -> Words:
    """Return words beside a fact's own fields."""
    result: dict[str, object] = {}
    params = fact.get("params")
    if params and fact.get("status"):
        named_too = in_terms(params_in_words(params), teller.system.words)
        result["status"] = f"{teller.status(fact['status'])} ({named_too})"
    if "targets" in fact:
        result["targets_"] = _names(teller, fact["targets"]) or "—"
    if "steps" in fact:
        result["reckoned"] = teller.translate(loss_chain(fact))
    make = WORDS.get(str(fact["kind"]))
    if make is not None:
        result.update(make(fact, teller))
    if fact.get("with") in OF_THE_BODY and "with_" not in result:
        result["with_"] = teller.say(f"word-{fact['with']}") or fact["with"]
    return result


def _names(teller: Teller, ids: Iterable[str] | None) -> str:
    return teller.listed(teller.name(id) for id in ids or ())


def _blow(fact: Fact, teller: Teller) -> Words:
    """FF-ZERO-03: return the Reaction that a blow is, with its Weapon."""
    why = fact.get("why")
    if why is None:
        return {}
    actor, weapon = fact["actor"], fact["with"]
    words = teller.say(f"word-{weapon}") if weapon in OF_THE_BODY else None
    return {"with_": f"{teller.thing(actor, why)} ({words or teller.thing(actor, weapon)})"}


def _surprise(fact: Fact, teller: Teller) -> Words:
    result = teller.say(f"word-surprise-{fact['result']}") or fact["result"]
    return {"result_": result, "alert_": _names(teller, fact.get("alert"))}


def _pincer(fact: Fact, teller: Teller) -> Words:
    return {f"{face}_": _face(teller, fact, face) for face in FACES if fact["on"]}


def _spoils_of(fact: Fact, teller: Teller) -> Words:
    quantities: dict[str, int] = {}
    for entry in fact["items"]:
        name = thing_name(teller, entry["from"], entry["item"])
        quantities[name] = quantities.get(name, 0) + entry["qty"]
    things = teller.listed(name if qty == 1 else f"{name} × {qty}" for name, qty in quantities.items())
    return {"items_": things, "shares_": _names(teller, fact["shares"]), "number": len(fact["shares"])}


def _initiative(fact: Fact, teller: Teller) -> Words:
    return {"sum": in_terms(sum_chain(fact["parts"]), teller.system.words)} if fact.get("parts") else {}


def _way(fact: Fact, teller: Teller) -> Words:
    terrain = fact.get("terrain", "standard")
    through = None if terrain == "standard" else teller.say(f"word-terrain-{terrain}")
    cells = {word: cell_name(fact[key]) for word, key in (("start", "from"), ("end", "to")) if fact.get(key)}
    return {**cells, "through": "" if through is None else f" {through}"}


def _rolled(fact: Fact, teller: Teller) -> Words:
    item = {"item_": thing_name(teller, fact.get("actor"), fact["item"])} if fact.get("item") else {}
    what = what_of(fact, teller)
    is_task = fact.get("target") is None and fact.get("actor") is not None and not item
    return {"what": what, **item, **({"skill_": what} if is_task else {})}


def _left(fact: Fact, teller: Teller) -> Words:
    unit = teller.unit_of(fact)
    return {"unit": "" if unit is None else teller.say(f"word-unit-{unit}", count=fact["left"]) or unit}


def _difference(fact: Fact) -> int:
    return (fact.get("to") or 0) - (fact.get("from") or 0)


def _place(fact: Fact, teller: Teller) -> Words:
    """FF-TRG-03: the ticks waited, the task of a Trigger Action that is charged, and whom a charge is aimed at."""
    charged = {"with_": fact["task"]} if fact.get("task") else {}
    aimed = _names(teller, fact.get("targets"))
    return {"ticks": -_difference(fact), "at": f" → {aimed}" if aimed else "", **charged}


def _draw(fact: Fact, teller: Teller) -> Words:
    drawn = (f"{teller.name(id)} {face}" for id, face in zip(fact["among"], fact["dice"], strict=True))
    return {"drawn": ", ".join(drawn)}


def _face(teller: Teller, fact: Fact, face: str) -> str:
    """Return who stands on a face of a Pincer Attack, and who of the encircled looks there."""
    around, inside = (_names(teller, fact[who].get(face)) for who in ("around", "inside"))
    named = teller.say("word-face" if inside else "word-face-behind", around=around, inside=inside)
    return named or around


def immune_to(fact: Fact, teller: Teller) -> Words:
    """Return the element, status or effect that somebody is immune to."""
    if fact.get("element"):
        return {"element": ELEMENT_LABELS[fact["element"]]}
    status = str(fact.get("status"))
    if status in teller.system.statuses:
        return {"status": teller.system.statuses[status].label}
    return {"status": named((status,))[status]} if status in IMMUNITIES else {}


def ruling_words(fact: Fact, teller: Teller) -> Words:
    """Return what a ruling sets, by the sheet's label, and the value."""
    what, value = str(fact["what"]), fact["value"]
    if what in ("override", "side", "facing", "sheet"):
        return {}
    if isinstance(value, bool):
        value = teller.say("word-yes" if value else "word-no") or value
    elif what == "terrain":
        value = teller.ground(value)
    elif isinstance(value, dict):
        value = ", ".join(f"{teller.word(rating_label(name))} {number}" for name, number in value.items())
    fields = CreatureSheet.model_fields
    label = label_of(what, fields[what]) if what in fields else teller.say(f"word-stat-{what}") or what
    return {"what": label} if value is None else {"what": label, "value": value}


def what_of(fact: Fact, teller: Teller) -> str:
    """Return what a roll was for: a status, an effect, a rating, a Reaction, a task."""
    what = str(fact.get("what"))
    if what in teller.system.statuses:
        return teller.status(what)
    effect = teller.say(f"word-effect-{what}")
    if effect is not None:
        return effect
    combatant = None if teller.fight is None else teller.fight.combatants.get(fact.get("actor") or "")
    reactions = () if combatant is None else combatant.sheet.reactions
    reaction = next((row.name for row in reactions if row.id == what and row.name), None)
    if reaction is not None:
        return str(reaction)
    rated = combatant is not None and what in combatant.sheet.ratings
    return rating_label(what) if rated or what in SKILLS or TERMS.get(what, "").isupper() else what


def thing_name(teller: Teller, bearer: Any, id: str) -> str:
    """Return an Item's name: from its bearer's sheet, else another's, else by its id.

    Where a sheet calls it as the book does, it is said in the reader's language as one on no sheet.
    """
    word = item_word(id)
    named = teller.named_things(bearer).get(id, word)
    return teller.word(word) if named == word else named


def sum_chain(parts: Iterable[Any]) -> str:
    """Return the sum of steps, as `10 + SPD 8 − Agility Down 2, Haste × 2`; factors apply to all before them."""
    text = ""
    for term, amount, kind, *_ in parts:
        if kind == "die":
            text += f"{' + ' if text else ''}{amount}"
        elif kind in ("times", "over"):
            text += f", {term} {SIGNS[kind]} {amount}"
        else:
            text += f" {'+' if amount >= 0 else '−'} {term} {abs(amount)}"
    return text.strip()


def loss_chain(fact: Fact) -> str:
    """Return the steps of a loss after the basic damage: `21 − ARM 6`, `14 − ARM 5, Unaware × 2`."""
    basic = fact.get("basic")
    if basic is None:
        return ""
    return after_basic(str(basic), fact.get("steps") or ())


WORDS: Mapping[str, Callable[[Fact, Teller], Words]] = {
    "attack": _blow,
    "initiative": _initiative,
    "move": _way,
    "roll": _rolled,
    "immune": immune_to,
    "ruling": lambda fact, teller: {} if fact.get("actor") is None else ruling_words(fact, teller),
    "zero": lambda fact, _: {"said": f": {fact['text']}" if fact.get("text") else ""},
    "countdown": _left,
    "order": _place,
    "surprise": _surprise,
    "pincer": _pincer,
    "spoils": _spoils_of,
    "draw": _draw,
    "reflect": lambda fact, teller: {"with_": teller.thing(fact.get("source"), fact.get("with"))},
}
"""Kind of fact to its words beside its own fields."""

QUIET = frozenset({"zero", "actions", "draw"})
"""Kinds that repeat what other facts say."""
PHRASES = Phrases(
    __file__,
    KEYS,
    words,
    quiet=QUIET,
    quiet_rolls=frozenset({"drop"}),
    surprised="unaware",
    gives_turn=gives_turn,
)
