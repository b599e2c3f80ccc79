"""How the facts of the d100 system become sentences: message and words."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from rules.core.facts import Fact
from rules.d100.combatant.sheet import UNARMED, WeaponRow
from rules.d100.combatant.weapons import SKILLS
from rules.d100.damage.grades import ANNULLED, IMPALE, NORMAL, PIERCE
from rules.log.sentences import Teller
from rules.mechanics.vocabulary import Key, Phrases, Words
from rules.sheets.schema import label_of, words_of

# --- keys ------------------------------------------------------------------------------------------------------


def _lost(fact: Fact) -> int:
    """Return the DES points that a fact of initiative has cost; facts of earlier versions only have the sheet's."""
    before = fact.get("from", fact.get("des"))
    return 0 if before is None else int(before - fact["value"])


def _of_initiative(fact: Fact, teller: Teller) -> str:
    return "initiative-cost" if _lost(fact) > 0 and fact["why"] != "ruling" else "initiative"


def _of_turn(fact: Fact, teller: Teller) -> str:
    if fact["skipped"]:
        return "turn-action_used" if fact["why"] == "action_used" else "turn-skipped"
    return "turn-simultaneous" if fact.get("simultaneous") else "turn"


def _of_attack(fact: Fact, teller: Teller) -> str:
    return "attack-hold" if fact["hold"] else "attack-impale" if fact["impale"] else "attack"


def _of_result(fact: Fact, teller: Teller) -> str:
    result = fact["result"]
    if result == ANNULLED:
        return f"result-{fact['how']}"
    if fact.get("hold"):
        return ""
    if result in (IMPALE, PIERCE):
        return "result-impale"
    return "result-reduced" if result == NORMAL and fact["degree"] != "success" else ""


def _of_roll(fact: Fact, teller: Teller) -> str | None:
    return f"roll-{fact['what']}" if "percent" in fact else None


def _of_object(fact: Fact, teller: Teller) -> str:
    return "object_damage-broken" if fact["broken"] else "object_damage"


def _of_tick(fact: Fact, teller: Teller) -> str:
    if fact["timer"] is None:
        return "tick-free"
    return "tick" if fact["timer"] else ""


def _of_lift(fact: Fact, teller: Teller) -> str:
    why = fact["why"]
    if why == "death":
        return ""
    if why in ("escape", "released", "fall"):
        return f"lift-{why}"
    if fact["status"] == "unconscious":
        return "lift"
    return f"lift-{fact['status']}" if fact["status"] in ("grabbed", "dying") else "lift-other"


def _of_new_condition(fact: Fact, _: Teller) -> str | None:
    """A status of no book is told as the core tells one."""
    if fact["status"] == "dying":
        return ""
    return f"condition-{fact['status']}" if fact["status"] in ("grabbed", "unconscious") else None


def _of_countdown(fact: Fact, teller: Teller) -> str:
    return "countdown-done" if fact["done"] else "countdown"


KEYS: Mapping[str, Key] = {
    "initiative": _of_initiative,
    "turn": _of_turn,
    "attack": _of_attack,
    "result": _of_result,
    "roll": _of_roll,
    "opposed": lambda fact, _: "opposed-rolled" if fact["dice"] else "opposed-sure",
    "damage": lambda fact, _: "damage-armor" if fact["armor"] else "damage",
    "knockout": lambda fact, _: "knockout-armor" if fact["armor"] else "knockout",
    "object_damage": _of_object,
    "spend": lambda fact, _: "spend-thrown" if fact.get("thrown") else None,
    "malfunction": lambda fact, _: f"malfunction-{fact['effect']}",
    "note": lambda fact, _: "silencer" if fact.get("what") == "silencer" else None,
    "disarm": lambda fact, _: "disarm-success" if fact["success"] else "disarm-failure",
    "condition": _of_new_condition,
    "tick": _of_tick,
    "lift": _of_lift,
    "fall": lambda fact, _: "fall-dying" if fact["why"] == "dying" else "",
    "other": lambda fact, _: "other" if fact["text"] else "other-none",
    "countdown": _of_countdown,
    "task": lambda fact, _: "task" if fact["done"] < fact["needed"] else "task-done",
    "order": lambda fact, _: "order-before" if "before" in fact else "order-after",
}


# --- words -----------------------------------------------------------------------------------------------------


def words(fact: Fact, teller: Teller) -> Words:
    """Return the words of a fact beside its own fields."""
    result: dict[str, object] = {}
    if fact.get("with") is not None:
        owner = fact["target"] if fact["kind"] == "disarm" else fact.get("actor")
        result["with_"] = thing_name(teller, owner, fact["with"])
    if fact.get("degree"):
        result["degree_"] = _word(teller, f"word-{fact['degree']}")
    if "status" in fact:
        result["status"] = _word(teller, f"status-{fact['status']}", teller.status(str(fact["status"])))
    make = WORDS.get(fact["kind"])
    if make is not None:
        result.update(make(fact, teller))
    return result


def thing_name(teller: Teller, owner: Any, id: Any) -> str:
    """Return the name of a weapon or skill; bare hands and common skills by the book's."""
    name = teller.thing(owner, id)
    if id == UNARMED and name == teller.system.things[UNARMED]:
        return _word(teller, "word-hands")
    skill = SKILLS.get(str(id))
    return teller.word(skill) if skill is not None and name == words_of(str(id)) else name


def _word(teller: Teller, key: str, otherwise: str = "", **filling: object) -> str:
    return teller.say(key, **filling) or otherwise


def _of_declaration(fact: Fact, teller: Teller) -> Words:
    """Return `atacar a Bruto con Espada`, but `recargar Escopeta`, where the thing is no tool."""
    used = None if fact["with"] is None else thing_name(teller, fact["actor"], fact["with"])
    handled = "" if used is None else _word(teller, f"deed-{fact['action']}-thing", with_=used)
    deed = handled or _word(teller, f"deed-{fact['action']}", str(fact["action"]))
    if fact["targets"]:
        deed += " " + _word(teller, "word-to", targets_=teller.listed(teller.name(id) for id in fact["targets"]))
    if used is not None and not handled:
        deed += " " + _word(teller, "word-with", with_=used)
    return {"deed": deed}


def _of_initiative_words(fact: Fact, teller: Teller) -> Words:
    """Return what has cost the DES points, and how many."""
    causes = ", ".join(_word(teller, f"cause-{cause}", cause) for cause in str(fact["why"]).split("+"))
    return {"causes": causes, "lost": _lost(fact)}


def _of_condition(fact: Fact, teller: Teller) -> Words:
    """Return ` 14 turnos`, if it has a timer."""
    timer = fact["timer"]
    return {"turns": "" if timer is None else " " + _word(teller, "word-turns", timer=timer)}


def _of_countdown_words(fact: Fact, teller: Teller) -> Words:
    """Return the unit of a countdown: turns or seconds."""
    unit = "seconds" if teller.unit_of(fact) == "seconds" else "rounds"
    return {"unit": _word(teller, f"word-{unit}", count=fact["left"])}


CALLED_AS = {"silencer": "silencer_shots"}
"""A settable number of a weapon to the row of the sheet with its label."""


def _of_ruling(fact: Fact, teller: Teller) -> Words:
    """Return `weapons.uzi.loaded` by the weapon's name; other numbers as the sheet calls them."""
    what = str(fact["what"])
    if what.startswith("weapons."):
        id, _, number = what.removeprefix("weapons.").rpartition(".")
        info = WeaponRow.model_fields.get(CALLED_AS.get(number, number))
        label = _word(teller, f"weapon-{number}") if info is None else teller.word(label_of(number, info))
        return {"what": f"{thing_name(teller, fact['actor'], id)}, {label}"}
    return {}


WORDS: Mapping[str, Callable[[Fact, Teller], Words]] = {
    "declare": _of_declaration,
    "initiative": _of_initiative_words,
    "damage": lambda fact, teller: {"wound_": _word(teller, f"word-{fact['wound']}") if fact["wound"] else ""},
    "knockout": lambda fact, teller: {"dealt_": max(0, fact["raw"] - fact["armor"])},
    "task": lambda fact, teller: {
        "task_": _word(teller, f"task-{fact['what']}", with_=thing_name(teller, fact["actor"], fact["with"]))
    },
    "condition": _of_condition,
    "countdown": _of_countdown_words,
    "order": lambda fact, teller: {"other_": teller.name(fact.get("before") or fact.get("after"))},
    "ruling": _of_ruling,
}

PHRASES = Phrases(__file__, KEYS, words)
