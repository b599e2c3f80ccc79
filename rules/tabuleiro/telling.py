"""How the facts of this system become sentences: message and words."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from rules.board.geometry import cell_name
from rules.core.facts import Fact
from rules.log.sentences import Teller
from rules.mechanics.vocabulary import Key, Phrases, Words
from rules.sheets.schema import with_terms
from rules.tabuleiro.combatant.sheet import expression
from rules.tabuleiro.combatant.state import POOLS
from rules.tabuleiro.damage.status_changes import in_full
from rules.tabuleiro.statuses.catalogue import PLACE_LABELS, STAT_LABELS

NUMBER_LABELS: Mapping[str, str] = {**{pool.id: pool.label for pool in POOLS}, **STAT_LABELS}


def _attack(fact: Fact, teller: Teller) -> str:
    if fact["actor"] is None:
        return "attack-ruling"
    return "attack-hit" if fact["hit"] else "attack-miss"


def _roll(fact: Fact, teller: Teller) -> str | None:
    if fact["against"] is not None:
        return None
    return "roll-sum" if str(fact["total"]) != words_of_roll(fact, teller)["dice_"] else "roll-free"


def _card(fact: Fact, teller: Teller) -> str:
    named = f"card-{fact['to']}"
    return named if teller.messages.has(named) else "card"


KEYS: Mapping[str, Key] = {
    "move": lambda fact, _: "move-placed" if fact["placed"] else "move",
    "attack": _attack,
    "roll": _roll,
    "card": _card,
    "tick": lambda fact, _: "" if fact["timer"] == 0 else None,
    "spoils": lambda fact, teller: "spoils" if words_of_spoils(fact, teller)["told"] else "",
}


def words(fact: Fact, teller: Teller) -> Words:
    """Return the words of a fact beside its own fields."""
    make = WORDS.get(fact["kind"])
    return make(fact, teller) if make is not None else {}


def _word(teller: Teller, word: str, **filling: object) -> str:
    return teller.say(f"word-{word}", **filling) or word


def words_of_initiative(fact: Fact, teller: Teller) -> Words:
    """Return the faces of a tie, one after the other."""
    return {"faces": ", ".join(str(face) for face in fact["dice"])}


def words_of_roll(fact: Fact, teller: Teller) -> Words:
    """Return what is rolled, in the book's words, and the faces with what is added."""
    what = with_terms(str(fact["what"]), {id: teller.word(label) for id, label in STAT_LABELS.items()})
    return {"what": what, "dice_": expression(fact["what"]).write_sum(fact["dice"], fact["total"])}


def words_of_move(fact: Fact, teller: Teller) -> Words:
    """Return cells by column letter and row number, and the path between them."""
    between = [cell_name(cell) for cell in (fact.get("path") or ())[:-1]]
    return {
        "start": cell_name(fact["from"]) if fact["from"] is not None else "–",
        "end": cell_name(fact["to"]),
        "by": f" {_word(teller, 'by', path_=', '.join(between))}" if between else "",
    }


def words_of_attack(fact: Fact, teller: Teller) -> Words:
    """Return the DANO as a sum, and the card."""
    steps = fact["steps"][:-1]
    terms = "".join(
        str(step[1]) if index == 0 else f" {'+' if step[1] >= 0 else '−'} {abs(step[1])}"
        for index, step in enumerate(steps)
    )
    total = f"{terms} = {fact['dano']}" if len(steps) > 1 else str(fact["dano"])
    return {
        "card": card_name(teller, fact["actor"], fact["with"]),
        "back_": f" {_word(teller, 'back')}" if fact["back"] else "",
        "sum": f"{teller.word('DANO')} {total}, {teller.word('CON')} {fact['con']}",
    }


def words_of_use(fact: Fact, teller: Teller) -> Words:
    """Return the card, its target, and its text."""
    targets = teller.listed(teller.name(id) for id in fact["targets"])
    return {
        "card": card_name(teller, fact["actor"], fact["with"]),
        "on": f" {_word(teller, 'on', targets_=targets)}" if targets else "",
        "saying": f": {fact['text']}" if fact["text"] else "",
    }


def words_of_card(fact: Fact, teller: Teller) -> Words:
    """Return the card, and where it goes."""
    return {
        "card": card_name(teller, fact["actor"], fact["card"]),
        "place": PLACE_LABELS.get(str(fact["to"]), str(fact["to"])),
    }


def words_of_condition(fact: Fact, teller: Teller) -> Words:
    """Return `CON −2 (Maldição)` or a marker's label, and its duration."""
    params = fact.get("params") or {}
    label = str(params.get("label") or "")
    name = teller.status(str(fact["status"]))
    if fact["status"] == "modifier" and "stat" in params:
        name = in_full(teller.system, "modifier", params)
    elif label:
        name = label
    timer = fact.get("timer")
    lasting = "" if timer is None else f", {teller.lasting(timer, 'turns')}"
    return {"which": name, "lasting": lasting}


def words_of_ruling(fact: Fact, teller: Teller) -> Words:
    """Return the number that a ruling changed, by its label; changes of a cell are told by the core."""
    label = NUMBER_LABELS.get(str(fact["what"]))
    return {} if label is None else {"what": label}


def words_of_countdown(fact: Fact, teller: Teller) -> Words:
    """Return the unit of a countdown, if the fight is known."""
    unit = teller.unit_of(fact)
    return {"unit": "" if unit is None else f" {_word(teller, f'unit-{unit}', count=fact['left'])}"}


def words_of_spoils(fact: Fact, teller: Teller) -> Words:
    """Return where the cards of the dead heroes go, those that go to the same place together."""
    cards: dict[tuple[str, str], list[str]] = {}
    for place in ("banned", "given", "market", "discarded"):
        for row in fact.get(place) or ():
            card = card_name(teller, row["from"], row["card"])
            cards.setdefault((place, teller.name(row.get("to"))), []).append(card)
    ways = (
        teller.say(f"spoils-{place}", card=teller.listed(names), count=len(names), to=to) or place
        for (place, to), names in cards.items()
    )
    return {"told": "; ".join(ways)}


def card_name(teller: Teller, owner: str | None, id: object) -> str:
    """Return the name of a card; none is the normal attack."""
    return teller.thing(owner, id) if id is not None else _word(teller, "normal")


WORDS: Mapping[str, Callable[[Fact, Teller], Words]] = {
    "initiative": words_of_initiative,
    "roll": words_of_roll,
    "move": words_of_move,
    "attack": words_of_attack,
    "use": words_of_use,
    "card": words_of_card,
    "condition": words_of_condition,
    "tick": words_of_condition,
    "lift": words_of_condition,
    "ruling": words_of_ruling,
    "countdown": words_of_countdown,
    "spoils": words_of_spoils,
}

QUIET = frozenset({"card"})
"""Kinds that repeat what other facts say."""
PHRASES = Phrases(__file__, KEYS, words, quiet=QUIET)
