"""The log: which message tells a fact, and the words that it needs beside the fact's own fields."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from rules.fantasia.sheet import ELEMENTS
from rules.geometry import cell_name
from rules.keys import common_key
from rules.telling import Phrases

if TYPE_CHECKING:
    from rules.facts import Fact
    from rules.telling import Teller


SECRET_ROLLS = frozenset({"stealth", "watch"})


def key(fact: Fact, teller: Teller) -> str | None:
    """The key of a fact's sentence; None: the core's choice; empty: it has none."""
    kind = fact["kind"]
    if kind == "initiative":
        if fact["actor"] is None:
            return "initiative-side"
        return "initiative" if fact["dice"] else "initiative-group"
    if kind == "attack":
        return _attack(fact)
    if kind == "damage" or kind == "heal":
        return f"{kind}-pm" if fact["pool"] == "pm" else kind
    if kind == "roll":
        if fact["what"] in SECRET_ROLLS:
            return f"roll-{fact['what']}"
        if fact.get("why") == "blind":
            return "roll-unseen"
        return None
    if kind == "note":
        return f"note-{fact['what']}" if fact.get("what") else None
    if kind == "move":
        return "move-placed" if fact.get("placed") else "move-cells" if fact.get("path") else "move"
    if kind == "tick":
        return "tick" if fact["timer"] or fact["status"] == "old_age" else ""
    if kind == "fumble":
        return f"fumble-{fact['effect']}"
    if kind == "fall":
        return "fall" if fact["counter"] is not None else "fall-faint"
    if kind == "turn" and fact["skipped"]:
        return "turn-skipped" if fact.get("left") is None else "turn-down"
    if kind == "order" and fact["why"] == "take_turn":
        return "order-take_turn"
    if kind == "order" and fact["why"] == "resume":
        return "order-resume"
    if kind == "counter":
        return ""  # the turn that is skipped says it
    if kind == "phase" and fact["phase"] == "action":
        return None if _declares(teller) else ""
    return None


def _declares(teller: Teller) -> bool:
    """Whether turns are one phase of two: elsewhere a round needs no second heading."""
    fight = teller.fight
    return fight is not None and bool(fight.options.order_by_kind)


def _attack(fact: Fact) -> str:
    if fact["why"] is not None:
        return "attack-sure"
    key = common_key(fact)
    return f"spell-{key.removeprefix('attack-')}" if fact.get("ability") else key


def words(fact: Fact, teller: Teller) -> dict[str, Any]:
    """Words beside the fact's own fields: names of statuses, elements and rolls, signs, timers in turns."""
    found: dict[str, Any] = {}
    kind = fact["kind"]
    status = fact.get("status")
    if status is not None:
        found["status"] = _status(str(status), fact.get("params") or {}, teller)
        meant = teller.say(f"english-{status}")
        found["gloss_"] = "" if meant in (None, teller.status(str(status))) else f" · {meant}"
    timer = fact.get("timer")
    if timer is not None:
        found["timer_"] = f" ({teller.lasting(timer, 'turns')})"
    if kind == "turn" and fact["skipped"]:
        found["why_"] = teller.say(f"skip-{fact['why']}") or _status(str(fact["why"]), {}, teller)
    if kind == "initiative" and fact.get("steps"):
        found |= _initiative(fact)
    if fact.get("element"):
        found["element"] = element(str(fact["element"]), teller)
    if kind == "damage":
        told_already = fact.get("cause") == fact.get("type")
        found["type_"] = "" if told_already else _type(fact.get("type"), teller)
    if kind in ("roll", "opposed"):
        found["what"] = teller.say(f"what-{fact['what']}") or fact["what"]
        if fact.get("stat"):
            found["what"] = f"{found['what']} ({str(fact['stat']).upper()})"
    if kind == "lift":
        why = str(fact["why"])
        reason = teller.say(f"why-{why}") or _status(why, {}, teller)
        found["why_"] = reason
    if kind in ("declare", "ready"):
        action = teller.system.actions.get(str(fact["action"]))
        found["action"] = action.label if action is not None else fact["action"]
        found["on_"] = teller.say(f"on-{fact.get('on')}") or ""
    if kind == "order" and fact["why"] == "take_turn":
        order = fact["order"]
        found["before_"] = teller.name(order[order.index(fact["actor"]) + 1])
    if kind == "forced":
        face = found["face"] = fact["dice"][0]
        done = "no_ability" if fact["action"] == "attack" and face % 2 == 0 else fact["action"]
        found["action"] = teller.say(f"forced-{done}") or fact["action"]
    if kind == "reflect":
        found["with_"] = teller.thing(fact["to"], fact["with"])
    if kind == "ready" and fact["with"] is not None:
        found["action"] = f"{found['action']}, {teller.thing(fact['actor'], fact['with'])}"
    if kind == "cast":
        found["targets_"] = ", ".join(teller.name(id) for id in fact["targets"])
    if kind == "move" and fact.get("to"):
        found["to_"] = cell_name(fact["to"])
    return found


def element(id: str, teller: Teller) -> str:
    """An element's name; a word that somebody has made up stays as it is."""
    return teller.say(f"element-{id}") or id


def _type(type: Any, teller: Teller) -> str:
    if type not in ELEMENTS:
        return ""
    return f" {teller.say('of_element', element=element(str(type), teller))}"


def _status(id: str, params: Mapping[str, Any], teller: Teller) -> str:
    label = teller.status(id)
    if id == "modifier" and "stat" in params:
        return f"{label} {str(params['stat']).upper()} {params['amount']:+}".replace("-", "−")
    if id == "old_age" and params.get("stacks"):
        return f"{label} −{params['stacks']}"
    return label


def _initiative(fact: Fact) -> dict[str, str]:
    by_term = {step[0]: step[1] for step in fact["steps"]}
    extra = by_term.get("init", 0)
    sign = "−" if extra < 0 else "+"
    agi = by_term.get("AGI", 0)
    agi_sign = "−" if agi < 0 else "+"
    return {
        "faces_": "+".join(str(face) for face in fact["dice"]),
        "agi_": f"{agi_sign} AGI {abs(agi)}",
        "init_": f" {sign} {abs(extra)}" if extra else "",
    }


PHRASES = Phrases(__file__, key, words)
