"""How the facts of this system become sentences: message and words."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from rules.board.geometry import cell_name
from rules.core.facts import Fact
from rules.fantasia.combatant.state import GONE
from rules.log.sentences import Teller, common_key
from rules.mechanics.vocabulary import Key, Phrases, Words

SECRET_ROLLS = frozenset({"stealth", "watch"})


def _initiative(fact: Fact, teller: Teller) -> str:
    if fact["actor"] is None:
        return "initiative-side"
    return "initiative" if fact["dice"] else "initiative-group"


def _attack(fact: Fact, teller: Teller) -> str:
    if fact["why"] is not None:
        return "attack-sure"
    key = common_key(fact)
    return f"spell-{key.removeprefix('attack-')}" if fact.get("ability") else key


def _of_pool(fact: Fact, teller: Teller) -> str:
    kind = fact["kind"]
    return f"{kind}-pm" if fact["pool"] == "pm" else str(kind)


def _roll(fact: Fact, teller: Teller) -> str | None:
    if fact["what"] in SECRET_ROLLS:
        return f"roll-{fact['what']}"
    return "roll-unseen" if fact.get("why") == "blind" else None


def _move(fact: Fact, teller: Teller) -> str:
    return "move-placed" if fact.get("placed") else "move-cells" if fact.get("path") else "move"


def _turn(fact: Fact, teller: Teller) -> str | None:
    if not fact["skipped"]:
        return None
    if fact["why"] in GONE:
        return "turn"  # what its start brought says why nothing follows
    return "turn-skipped" if fact.get("left") is None else "turn-down"


def _phase(fact: Fact, teller: Teller) -> str | None:
    return None if fact["phase"] != "action" or _declares(teller) else ""


def _countdown(fact: Fact, teller: Teller) -> str | None:
    return None if fact["done"] or teller.unit_of(fact) is None else "countdown-left"


def _declares(teller: Teller) -> bool:
    """Whether there are declarations, so that a round needs a second heading."""
    fight = teller.fight
    return fight is not None and bool(fight.options.order_by_kind)


def _note(fact: Fact, teller: Teller) -> str | None:
    what = fact.get("what")
    if what == "other" and not fact.get("text"):
        return "note-other-none"
    return f"note-{what}" if what else None


def _order(fact: Fact, teller: Teller) -> str | None:
    """Return the message of a place taken from another, or of a newcomer, who acts in this round or the next."""
    why, order = fact["why"], fact["order"]
    if why == "take_turn" and order[-1] == fact["actor"] and not fact.get("before"):
        return None  # whom it comes before is not told
    if why != "join":
        return f"order-{why}" if why in ("take_turn", "resume") else None
    place = "first" if order[0] == fact["actor"] else "after"
    return f"order-join-{place}-later" if fact.get("waits") else f"order-join-{place}"


def _ruling(fact: Fact, teller: Teller) -> str | None:
    """LF-SURP-02, LF-SURP-03: return the message of the game master's ruling on a surprise."""
    return f"ruling-surprise-{fact['value']}" if fact["what"] == "surprise" else None


KEYS: Mapping[str, Key] = {
    "ruling": _ruling,
    "initiative": _initiative,
    "attack": _attack,
    "damage": _of_pool,
    "heal": _of_pool,
    "roll": _roll,
    "note": _note,
    "move": _move,
    "tick": lambda fact, _: "tick" if fact["timer"] or fact["status"] == "old_age" else "",
    "fumble": lambda fact, _: f"fumble-{fact['effect']}",
    "fall": lambda fact, _: "fall" if fact["counter"] is not None else "fall-faint",
    "turn": _turn,
    "order": _order,
    "counter": lambda fact, _: "",  # the turn that is skipped says it
    "phase": _phase,
    "countdown": _countdown,
}


def words(fact: Fact, teller: Teller) -> Words:
    """Return words beside the fact's own fields: names of statuses, elements and rolls, signs, timers in turns."""
    result: dict[str, object] = {}
    status = fact.get("status")
    if status is not None:
        result["status"] = _status(str(status), fact.get("params") or {}, teller)
        english = teller.say(f"english-{status}")
        result["gloss_"] = "" if english in (None, teller.status(str(status))) else f" · {english}"
    timer = fact.get("timer")
    if timer is not None:
        result["timer_"] = f" ({teller.lasting(timer, 'turns')})"
    if fact.get("element"):
        result["element"] = element(str(fact["element"]), teller)
    make = WORDS.get(fact["kind"])
    if make is not None:
        result.update(make(fact, teller))
    return result


def _words_of_turn(fact: Fact, teller: Teller) -> Words:
    if not fact["skipped"]:
        return {}
    return {"why_": teller.say(f"skip-{fact['why']}") or _status(str(fact["why"]), {}, teller)}


def _words_of_damage(fact: Fact, teller: Teller) -> Words:
    told_already = fact.get("cause") == fact.get("type")
    return {"type_": "" if told_already else _type(fact.get("type"), teller)}


def _words_of_roll(fact: Fact, teller: Teller) -> Words:
    what = teller.say(f"what-{fact['what']}") or fact["what"]
    return {"what": f"{what} ({str(fact['stat']).upper()})" if fact.get("stat") else what}


def _words_of_lift(fact: Fact, teller: Teller) -> Words:
    why = str(fact["why"])
    return {"why_": teller.say(f"why-{why}") or _status(why, {}, teller)}


def _words_of_declare(fact: Fact, teller: Teller) -> dict[str, object]:
    action = teller.system.actions.get(str(fact["action"]))
    return {
        "action": action.label if action is not None else fact["action"],
        "on_": teller.say(f"on-{fact.get('on')}") or "",
    }


def _words_of_ready(fact: Fact, teller: Teller) -> Words:
    result = _words_of_declare(fact, teller)
    if fact.get("watch") in teller.names:
        result["on_"] = teller.say(f"on-{fact['on']}-of", who=teller.name(fact["watch"])) or result["on_"]
    if fact["with"] is not None:
        result["action"] = f"{result['action']}, {teller.thing(fact['actor'], fact['with'])}"
    return result


def _words_of_countdown(fact: Fact, teller: Teller) -> Words:
    """Return how much is left, with its unit, if the fight is known."""
    unit = teller.unit_of(fact)
    return {} if unit is None else {"time_": teller.lasting(fact["left"], unit)}


def _words_of_order(fact: Fact, teller: Teller) -> Words:
    """Return before whom a turn is taken earlier, and after whom a newcomer acts."""
    order: list[str] = fact["order"]
    place = order.index(fact["actor"])
    if fact["why"] == "take_turn":
        if fact.get("before"):
            return {"before_": teller.name(fact["before"])}
        return {"before_": teller.name(order[place + 1])} if place + 1 < len(order) else {}
    return {"after_": teller.name(order[place - 1])} if fact["why"] == "join" and place else {}


def _words_of_forced(fact: Fact, teller: Teller) -> Words:
    face = fact["dice"][0]
    done = "no_ability" if fact["action"] == "attack" and face % 2 == 0 else fact["action"]
    return {"face": face, "action": teller.say(f"forced-{done}") or fact["action"]}


def element(id: str, teller: Teller) -> str:
    """Return an element's name; an unknown one stays as it is."""
    return teller.say(f"element-{id}") or id


def _type(type: Any, teller: Teller) -> str:
    if type in (None, "physical", "magic", "fall", "heal"):
        return ""
    return f" {teller.say('of_element', element=element(str(type), teller))}"


def _status(id: str, params: Mapping[str, Any], teller: Teller) -> str:
    label = teller.status(id)
    if id == "modifier" and "stat" in params:
        return f"{label} {str(params['stat']).upper()} {params['amount']:+}".replace("-", "−")
    if id == "old_age" and params.get("stacks"):
        return f"{label} −{params['stacks']}"
    return label


def _words_of_initiative(fact: Fact, teller: Teller) -> Words:
    """Return the sum, if it was rolled."""
    if not fact.get("steps"):
        return {}
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


def _words_of_attack(fact: Fact, teller: Teller) -> Words:
    """LF-CRIT-01, LF-FUM-01, LF-ST-BLINK: return the natural sum: of two pairs the lower."""
    faces = fact.get("dice") or ()
    pairs = [sum(faces[index : index + 2]) for index in range(0, len(faces), 2)]
    return {"natural_": min(pairs)} if pairs else {}


WORDS: Mapping[str, Callable[[Fact, Teller], Words]] = {
    "turn": _words_of_turn,
    "initiative": _words_of_initiative,
    "attack": _words_of_attack,
    "damage": _words_of_damage,
    "roll": _words_of_roll,
    "opposed": _words_of_roll,
    "lift": _words_of_lift,
    "declare": _words_of_declare,
    "ready": _words_of_ready,
    "order": _words_of_order,
    "countdown": _words_of_countdown,
    "forced": _words_of_forced,
    "reflect": lambda fact, teller: {"with_": teller.thing(fact["to"], fact["with"])},
    "cast": lambda fact, teller: {"targets_": teller.listed(teller.name(id) for id in fact["targets"])},
    "move": lambda fact, _: {"to_": cell_name(fact["to"])} if fact.get("to") else {},
}

QUIET = frozenset({"counter", "react"})
"""Kinds that repeat what other facts say."""
PHRASES = Phrases(__file__, KEYS, words, SECRET_ROLLS, quiet=QUIET)
