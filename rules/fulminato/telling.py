"""How the facts of this system become sentences: message and words."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, cast

from rules.board.geometry import cell_name
from rules.core.facts import Fact
from rules.fulminato.damage.checks import skill_label
from rules.fulminato.statuses.catalogue import (
    CHARACTERISTICS,
    COST_LABELS,
    DIFFICULTY_LABELS,
    GRABBED,
    MATERIALS,
    PARTS,
    SKILLS,
    SURPRISED,
    FulminatoStatus,
)
from rules.log.sentences import Teller
from rules.mechanics.vocabulary import Key, Phrases, Words, status_in_sentence

_SIGNS = {"over": "÷", "times": "×", "less": "−", "flat": "+"}


def _phase(fact: Fact, teller: Teller) -> str:
    return "surprise" if fact["phase"] == "surprise" else "surprise_over"


def _initiative(fact: Fact, teller: Teller) -> str:
    if not fact.get("tie"):
        return "initiative" if fact["dice"] else "initiative-shared"
    return "initiative-tie" if "among" in fact else ""


def _spend(fact: Fact, teller: Teller) -> str:
    return "spend-pa" if fact.get("pool") == "pa" else "spend-pool" if fact.get("pool") else "spend-thing"


def _attack(fact: Fact, teller: Teller) -> str:
    struck = fact.get("part") is not None
    if "aimed" in fact:
        return "attack-covered" if struck else "attack-covered-none"
    if "through" in fact and not fact.get("passed"):
        return "attack-stopped"
    if not struck:
        return "attack-none"
    return "attack-passed" if "through" in fact else "attack-part"


def _roll(fact: Fact, teller: Teller) -> str | None:
    """Return the message of a roll by which something is done, at another or not; None for any other roll."""
    if not fact.get("deed"):
        return None
    return f"roll-{'success' if fact['success'] else 'failure'}-{'at' if fact.get('target') else 'deed'}"


def _opposed(fact: Fact, teller: Teller) -> str | None:
    result = "tie" if fact["own"] == fact["theirs"] else "success" if fact["success"] else "failure"
    return f"opposed-{result}-deed" if fact.get("deed") else f"opposed-{result}"


def _use(fact: Fact, teller: Teller) -> str:
    """Return no message for a thing that is used: what is left of it and what it does are told."""
    return ""


def _fall(fact: Fact, teller: Teller) -> str:
    return "fall-faint" if fact.get("why") == "faint" else "fall-zero"


def _move(fact: Fact, teller: Teller) -> str:
    if fact.get("placed"):
        return "move-placed"
    if fact.get("to") is None:
        return "move-charging" if fact.get("why") == "charge" else "move"
    return f"move-{fact['why']}" if fact.get("why") else "move-cell"


def _order(fact: Fact, teller: Teller) -> str:
    if fact.get("why") == "wait" and fact.get("after") is not None:
        return "order-wait-after"
    return f"order-{fact.get('why')}"


def _note(fact: Fact, teller: Teller) -> str | None:
    if fact.get("actor") is None:
        return None
    if fact.get("spoken"):
        return "note-spoken" if fact.get("text") else "note-silent"
    return "note-deed" if fact.get("text") else "note-other"


def _lift(fact: Fact, teller: Teller) -> str | None:
    if fact["status"] == GRABBED and fact.get("why") == "released":
        return "lift-released"
    if fact.get("why") == "surprise":
        return ""  # the heading after it says that the surprise is over
    return "" if _woken(fact, teller) or _said_elsewhere(fact, teller) else None


def row_of(fact: Fact, teller: Teller) -> FulminatoStatus:
    """Return the row of a fact's status."""
    row: Any = teller.system.statuses[fact["status"]]
    return cast("FulminatoStatus", row)


def _woken(fact: Fact, teller: Teller) -> bool:
    return row_of(fact, teller).fells and fact.get("why") == "healed"


def _said_elsewhere(fact: Fact, teller: Teller) -> bool:
    """Whether another line tells of a status unless it is by ruling: a delayed turn, the grabber's half of a grip."""
    return row_of(fact, teller).told_elsewhere and fact.get("command") not in teller.ruled


def _countdown(fact: Fact, teller: Teller) -> str | None:
    unit = teller.unit_of(fact)
    return None if fact.get("done") or unit is None else f"countdown-{unit}"


def _tick(fact: Fact, teller: Teller) -> str | None:
    """Return no message for six seconds of a wound's hour, which its chip shows, but for those of a ruling."""
    return "" if row_of(fact, teller).in_seconds and fact.get("command") not in teller.ruled else None


def _condition(fact: Fact, teller: Teller) -> str | None:
    """Return no message for what other lines tell: falls, waking, delayed turns, the grabber's half of a grip."""
    fallen = row_of(fact, teller).fells and fact.get("params", {}).get("cause")
    return "" if fallen or _said_elsewhere(fact, teller) else None


KEYS: Mapping[str, Key] = {
    "phase": _phase,
    "initiative": _initiative,
    "spend": _spend,
    "attack": _attack,
    "opposed": _opposed,
    "roll": _roll,
    "use": _use,
    "fall": _fall,
    "move": _move,
    "order": _order,
    "note": _note,
    "countdown": _countdown,
    "condition": _condition,
    "lift": _lift,
    "tick": _tick,
}
"""FU-CMD-01: kind of fact to its message."""


def words(fact: Fact, teller: Teller) -> Words:
    """FU-CMD-01: return the words of a sentence beside the fact's own fields, in the reader's language."""
    result: dict[str, object] = {}
    steps = fact.get("steps")
    if fact.get("status"):
        result["status"] = " ".join((status_name(fact["status"], teller), *_added(fact)))
        result["time_"] = _time(fact, teller)
    if fact.get("why") in teller.system.statuses:
        result["why_"] = status_name(fact["why"], teller)
    if fact.get("type") in COST_LABELS:
        result["type_"] = COST_LABELS[fact["type"]]
    if fact["kind"] in ("initiative", "roll") and steps:
        result["sum_"] = " + ".join(str(step[1]) for step in steps if step[2] == "die")
    elif fact["kind"] == "damage":
        result["how_"] = _how(steps or ())
    if fact.get("flankers"):
        names = teller.listed(teller.name(id) for id in fact["flankers"])
        result["desvio"] = f"{fact['desvio']} ({teller.say('flanked', names=names)})"
    if fact["kind"] == "ruling" and fact["what"] in SKILLS:
        result["what"] = skill_label(fact["what"])
    _people(fact, teller, result)
    _throws(fact, teller, result)
    cell = fact.get("to")
    if fact["kind"] == "move" and isinstance(cell, Sequence):
        result["cell_"] = cell_name(cell)
    return result


def _people(fact: Fact, teller: Teller, result: dict[str, object]) -> None:
    """Add names beside actor and target."""
    if "among" in fact:
        result["among_"] = ", ".join(f"{teller.name(id)} {total}" for id, total in fact["among"])
    if "by" in fact:
        for key in ("by", "surprised"):  # of strangers in hiding the players are told no name
            names = teller.listed(teller.name(id) for id in fact[key])
            result[f"{key}_"] = names or teller.say("told-somebody")
        result["count"] = len(fact["by"]) or 1
        result["points_"] = teller.figures["surprise_points"]
    if "aimed" in fact:
        result["aimed_"] = teller.name(fact["aimed"])
    if fact.get("after") is not None:
        result["after_"] = teller.name(fact["after"])


def _throws(fact: Fact, teller: Teller, result: dict[str, object]) -> None:
    """Add parts, skills, difficulties and characteristics."""
    if fact.get("final", 0) < 0:
        result["final"] = f"−{-fact['final']}"
    if fact.get("part") is not None:
        result["part_"] = PARTS[fact["part"]][0]
    if "through" in fact:
        result["material_"] = MATERIALS[fact["through"]]
        result["face_"] = f" ({fact['through_die']})" if "through_die" in fact else ""
    if fact["kind"] == "roll" and fact.get("actor") is not None:
        result["skill_"] = skill_label(fact["what"])
        name = fact.get("difficulty")
        label = teller.word(DIFFICULTY_LABELS.get(name or "", name or ""))
        result["difficulty_"] = f"{label} ({fact['against']})" if name else str(fact["against"])
    if fact.get("deed"):
        more = result.get("part_") or (result.get("skill_") if fact.get("deed") == "stunt" else None)
        label = teller.system.actions[fact["deed"]].label
        result["deed_"] = label if more is None else teller.say("attempt", deed=label, more=more)
    if fact["kind"] == "opposed":
        own = teller.listed(teller.word(CHARACTERISTICS[item]) for item in fact["what"].split("+"))
        theirs = teller.listed(teller.word(CHARACTERISTICS[item]) for item in fact["their_what"].split("+"))
        id = "contest-same" if own == theirs else "contest"
        result["contest_"] = teller.say(id, own=own, theirs=theirs)
        result["contest_told"] = teller.say(f"{id}-told", own=own, theirs=theirs, target=teller.name(fact["target"]))


def status_name(id: str, teller: Teller) -> str:
    """FU-CMD-01: return a status inside a sentence, as its chip calls it."""
    return status_in_sentence(teller.system, id)


def _added(fact: Fact) -> Iterator[str]:
    """Yield the ranks or bonus of a condition, as its chip has them."""
    for value in (fact.get("params") or {}).values():
        if type(value) is int:
            yield f"{value:+}".replace("-", "\N{MINUS SIGN}")


def clock_time(seconds: int) -> str:
    """FU-WND-02: return an hour of a wound in minutes, its last one in seconds, for log and chip."""
    return f"{seconds} s" if seconds < 60 else f"{-(-seconds // 60)} min"


def _time(fact: Fact, teller: Teller) -> str:
    """Return how long a condition lasts: seconds for a wound, else turns."""
    timer = fact.get("timer")
    if timer is None:
        return ""
    if row_of(fact, teller).in_seconds:
        return f", {clock_time(timer)}"
    return f", {teller.lasting(timer, 'turns')}"


def _how(steps: Sequence[Any]) -> str:
    """Return ` (10 ÷ 2 − 1)`: the steps of a damage beyond its dice."""
    if len(steps) <= 2:
        return ""
    text = str(steps[0][1])
    for step in steps[1:-1]:
        sign = _SIGNS.get(step[2], "+")
        if sign in "÷×" and "−" in text:
            text = f"({text})"
        text += f" {sign} {step[1]}"
    return f" ({text})"


PHRASES = Phrases(
    __file__,
    KEYS,
    words,
    blows=frozenset({"called_attack", "stunt"}),
    small_statuses=True,
    surprised=SURPRISED,
)
"""How this system tells its facts and refusals."""
