"""How the facts of this system become sentences: which template, with which words."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, Any

from rules.ffrpg.numbers import TERMS
from rules.ffrpg.phrases import OPTIONS, QUESTIONS, REFUSALS, TEMPLATES
from rules.telling import Phrases

if TYPE_CHECKING:
    from rules.facts import Fact
    from rules.telling import Teller

SIGNS = {"less": "−", "times": "×", "over": "÷", "becomes": "→"}


def key(fact: Fact, teller: Teller) -> str | None:
    """The template of a fact where this system tells it in its own way; None: the core's choice."""
    find = KEYS.get(str(fact["kind"]))
    return find(fact) if find is not None else None


def _turn(fact: Fact) -> str:
    if fact.get("why") == "resolution":
        return "turn.resolution"
    if not fact.get("skipped"):
        return "turn"
    return "turn.skipped.sleep" if fact.get("why") == "sleep" else "turn.skipped"


def _roll(fact: Fact) -> str | None:
    if fact.get("actor") is None:
        return None
    if fact.get("opposed"):
        return "roll.opposed"
    if fact.get("total") is None:
        return "roll.none"
    if fact.get("what") == "drop":
        return "roll.drop"
    if fact.get("target") is not None:
        return "roll.effect" if fact["success"] else "roll.no_effect"
    if fact.get("critical"):
        return "roll.critical"
    if fact.get("fumble"):
        return "roll.botch"
    return None


def _damage(fact: Fact) -> str:
    return "damage.reckoned" if fact.get("basic") is not None else "damage"


def _order(fact: Fact) -> str:
    return f"order.{fact.get('why')}" if fact.get("why") in ORDERS else "order.ruling"


def _note(fact: Fact) -> str | None:
    what = fact.get("what")
    return None if what is None else f"note.{str(what).replace(' ', '_')}"


def _lift(fact: Fact) -> str | None:
    return "lift.charging" if fact.get("status") == "charging" else None


def _immune(fact: Fact) -> str | None:
    return f"immune.{fact['why']}" if fact.get("why") in ("ground", "shield") else None


def _move(fact: Fact) -> str:
    return "move.placed" if fact.get("placed") else "move"


def _known(name: str, *, when: str) -> Any:
    return lambda fact: f"{name}.{'yes' if fact.get(when) else 'no'}"


def _spoils(fact: Fact) -> str:
    return "spoils.items" if fact.get("items") else "spoils"


ORDERS = frozenset({"charging", "carried", "wait", "delay", "extreme"})
KEYS: Mapping[str, Any] = {
    "turn": _turn,
    "roll": _roll,
    "damage": _damage,
    "order": _order,
    "note": _note,
    "lift": _lift,
    "immune": _immune,
    "move": _move,
    "pincer": _known("pincer", when="on"),
    "retarget": _known("retarget", when="to"),
    "reflect": _known("reflect", when="to"),
    "spoils": _spoils,
    "spend": lambda fact: "spend.mp" if fact.get("pool") == "mp" else None,
}
"""Kind of fact to what finds the key."""


def words(fact: Fact, teller: Teller) -> Mapping[str, Any]:
    """Words beside a fact's own fields."""
    found: dict[str, Any] = {}
    kind = fact["kind"]
    params = fact.get("params")
    if params and fact.get("status"):
        named = params.get("element") or ", ".join(params.get("of", ()))
        found["status"] = f"{teller.status(fact['status'])} ({named})"
    if "steps" in fact:
        found["reckoned"] = reckoned(fact)
    if kind == "initiative" and fact.get("parts"):
        found["sum"] = added(fact["parts"])
    elif kind == "move":
        start, end = fact.get("from"), fact.get("to")
        found["way"] = f"{start} → {end}" if start is not None else str(end)
        terrain = fact.get("terrain", "standard")
        found["through"] = "" if terrain == "standard" else teller.template(f"word.terrain.{terrain}") or ""
    elif kind == "roll":
        found["what"] = what_of(fact, teller)
    elif kind == "order":
        found["ticks"] = (fact.get("from") or 0) - (fact.get("to") or 0)
    elif kind == "use":
        found["targets_"] = ", ".join(teller.name(id) for id in fact.get("targets") or ()) or "—"
    elif kind == "surprise":
        found["result_"] = teller.template(f"word.surprise.{fact['result']}") or fact["result"]
    elif kind == "spoils":
        found["items_"] = ", ".join(
            f"{title(entry['item'])}{' × ' + str(entry['qty']) if entry['qty'] > 1 else ''}" for entry in fact["items"]
        )
    elif kind == "draw":
        found["drawn"] = ", ".join(
            f"{teller.name(id)} {face}" for id, face in zip(fact["among"], fact["dice"], strict=True)
        )
    if fact.get("with") in ("brawl", "improvised"):
        found["with_"] = teller.template(f"word.{fact['with']}") or fact["with"]
    return found


def what_of(fact: Fact, teller: Teller) -> str:
    """What a roll was for: a status, an effect, a rating, a task."""
    what = str(fact.get("what"))
    if what in TERMS and TERMS[what].isupper():
        return TERMS[what]
    if what in teller.system.statuses:
        return teller.status(what)
    return teller.template(f"word.effect.{what}") or what


def title(id: str) -> str:
    """An id as it is shown where nothing has a name for it."""
    return id.replace("-", " ").replace("_", " ").capitalize()


def added(parts: Iterable[Any]) -> str:
    """`10 + SPD 8 − Agility Down 2 × Haste 2`."""
    text = ""
    for term, amount, kind, *_ in parts:
        if kind == "die":
            text += f"{' + ' if text else ''}{amount}"
        else:
            sign = SIGNS.get(kind, "+" if amount >= 0 else "−")
            text += f" {sign} {term} {abs(amount)}"
    return text.strip()


def reckoned(fact: Fact) -> str:
    """How a loss came about after the basic damage: `21 − ARM 6`, `14 − ARM 5, Unaware × 2`."""
    basic = fact.get("basic")
    if basic is None:
        return ""
    text = str(basic)
    for term, amount, kind, *_ in fact.get("steps") or ():
        if kind == "less":
            text += f" − {term} {amount}" if amount else ""
        elif kind in SIGNS:
            text += f", {term} {SIGNS[kind]} {amount}"
        elif term == "pierced":
            text += f" + {term} {amount}"
    return text


PHRASES = Phrases(templates=TEMPLATES, key=key, words=words, refusals=REFUSALS, questions=QUESTIONS, options=OPTIONS)
