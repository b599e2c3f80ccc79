"""Telling: facts become sentences when somebody reads, in that reader's language.

Each fact leads to the id of a message and to words: the message in the reader's language, with the words in it, is
the line.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from collections.abc import Set as AbstractSet
from contextlib import suppress
from typing import Any

from rules.board.geometry import cell_name
from rules.core.facts import Fact, is_renaming
from rules.core.state import Fight, shoots, things_on
from rules.dice.dice import BadExpression, parse
from rules.log.refusals import refusal_sentence
from rules.mechanics.vocabulary import Terms
from rules.sheets.changes import is_of_sheet
from rules.sheets.schema import changed_from_default, check, label_of, words_of
from rules.text.localized import AND, NAMES, LocalizedText, MessageTemplate, in_language, listed
from rules.text.messages import messages_of

UNMARKED = frozenset({"ruling", "note", "roll", "countdown", "round", "phase", "turn"})
"""Kinds that say themselves whose word they are, or belong to nobody."""
RULINGS = frozenset({"set", "damage", "heal", "condition", "lift", "timer", "leave", "side", "order", "move"})
"""Commands that are the game master's word."""
HEADINGS = frozenset({"round", "phase"})
"""Kinds that stand as headings over what follows."""
RULE = re.compile("[A-Z0-9]+-")
"""How the id of a rule begins."""
LISTS = (dict, list, tuple)
"""What of a fact no message says as it stands."""
EMPTY = " ()"
"""What is left of a bracket whose word is not known."""


class Teller:
    """Tells the facts of one fight in one language."""

    def __init__(
        self,
        system: Terms,
        names: Mapping[str, str],
        language: str = "en",
        fight: Fight | None = None,
        ruled: AbstractSet[int] = frozenset(),
    ) -> None:
        self.system = system
        self.names = names
        self.language = language
        self.messages = messages_of(system.phrases.file, language, translated=bool(system.words))
        self.fight = fight
        self.gm = self.messages.format("gm")
        """What the game master is called, at the head of a ruling."""
        self.ruled = ruled
        """Numbers of commands that were rulings: what they brought is told as the game master's word."""

    def name(self, id: object) -> str:
        """A combatant's name."""
        return "" if id is None else self.names.get(str(id), str(id))

    def side(self, id: str | None) -> str:
        """A side of the fight in the reader's language: the usual two have names, others stand as they are."""
        return "" if id is None else self.say(f"side-{id}") or str(id)

    def side_title(self, id: str) -> str:
        """The name of a side as a heading has it; a side that a table made up keeps its own name."""
        return self.say(f"side_title-{id}") or id

    def status(self, id: str) -> str:
        """A status's label."""
        known = self.system.statuses.get(id)
        return known.label if known is not None else id

    def cause(self, id: str) -> str:
        """What brought a loss or a gain: a status, or an action."""
        action = self.system.actions.get(id)
        return action.label if action is not None and id not in self.system.statuses else self.status(id)

    def thing(self, actor: str | None, id: object) -> str:
        """The name of a weapon, ability or item of a combatant."""
        if id is None:
            return ""
        combatant = self.fight.combatants.get(actor or "") if self.fight is not None else None
        known = {} if combatant is None else things_on(combatant.sheet)
        return known.get(str(id)) or self.system.things.get(str(id)) or words_of(str(id))

    def used_up(self, actor: str, id: str, many: int) -> str:
        """How many of a thing are gone, in words; of a weapon that stays, how many shots."""
        name = self.thing(actor, id)
        combatant = self.fight.combatants.get(actor) if self.fight is not None else None
        shot = (
            self.say("used-shots", name=name, many=many)
            if combatant is not None and shoots(combatant.sheet, id)
            else None
        )
        return shot or f"{name} × {many}"

    def named_things(self, first: str | None = None) -> dict[str, str]:
        """Id to name of everything that the sheets bring; where several bring the same id, `first` goes before."""
        found: dict[str, str] = {}
        combatants = {} if self.fight is None else self.fight.combatants
        for id in dict.fromkeys((first or "", *combatants)):
            if id in combatants:
                for thing, name in things_on(combatants[id].sheet).items():
                    found.setdefault(thing, name or self.system.things.get(thing) or words_of(thing))
        return found

    def say(self, id: str, /, **words: object) -> str | None:
        """A message in the reader's language, the system's own before the core's; None where there is none."""
        return self.messages.format(id, {"gm": self.gm, **self._as_read(words)})

    def word(self, term: str) -> str:
        """A word of the book as its reader is told it."""
        return self.system.words.get(term, term)

    def saying(self, text: str) -> str:
        """What is said by a message of its own, as its reader is told it; any other text stays as it is."""
        return text.in_language(self.language, self.system.words) if isinstance(text, LocalizedText) else text

    def _as_read(self, words: Mapping[str, object]) -> Mapping[str, object]:
        """The words of the book by those of its reader; what somebody is called is no word of a book."""
        said = self.system.words
        if not said:
            return words
        return {
            name: said.get(word, word) if isinstance(word, str) and name.rstrip("_") not in NAMES else word
            for name, word in words.items()
        }

    def listed(self, parts: Iterable[str], by: MessageTemplate = AND) -> str:
        """Several words or clauses as one: `a, b and c`."""
        return in_language(listed(parts, by), self.language)

    def tells(self, fact: Fact) -> bool:
        """Whether a fact has a sentence, without making it."""
        key = self._key(fact)
        return bool(key) and self.messages.has(key)

    def line(self, fact: Fact) -> str | None:
        """The sentence of a fact; None where it has none."""
        key = self._key(fact)
        words = self._as_read(self.words(fact)) if key and self.messages.has(key) else None
        line = None if words is None else self.messages.format(key, words)
        if line is None:
            return None
        line = line.replace(EMPTY, "")
        if fact.get("cause") is not None:
            line = self.say("cause", cause=self.cause(fact["cause"]), line=line) or line
        if fact.get("command") in self.ruled and fact["kind"] not in UNMARKED:
            return line if line.startswith(f"{self.gm}: ") else self.say("ruling-mark", line=line) or line
        return line

    def _key(self, fact: Fact) -> str:
        """The id of a fact's message, empty where it has none."""
        find = self.system.phrases.keys.get(fact["kind"])
        found = None if find is None else find(fact, self)
        key = common_key(fact) if found is None else found
        return self._of_nothing(key, fact["kind"]) if key and (lost_nothing(fact) or gained_nothing(fact)) else key

    def _of_nothing(self, key: str, kind: str) -> str:
        """The id of the message for a blow or a healing that came to nothing, where `key` tells one that did not."""
        own = f"{key}-nothing"
        return own if self.messages.has(own) else f"{kind}-nothing"

    def lines(self, facts: Iterable[Fact]) -> list[str]:
        """The sentences of facts; those that have none are left out."""
        return [line for fact in facts if (line := self.line(fact)) is not None]

    def words(self, fact: Fact) -> dict[str, object]:
        """All that a message about a fact may say, by the names in the message."""
        words = {name: value for name, value in fact.items() if not isinstance(value, LISTS)}
        words["gm"] = self.gm
        actor = fact.get("actor")
        for key in ("actor", "target", "source"):
            if fact.get(key) is not None:
                words[key] = self.name(fact[key])
        if "side" in fact:
            words["side"] = self.side(fact["side"])
        if "with" in fact:
            words["with_"] = self.thing(actor, fact["with"]) or None
        if "from" in fact:
            words["from_"] = fact["from"]
        if fact.get("status"):
            words["status"] = self.status(fact["status"])
        if fact.get("timer") is not None:
            words["timer_"] = f" ({fact['timer']})"
        else:
            words["timer_"] = ""
        if isinstance(fact.get("to"), str):
            words["to_"] = self.name(fact["to"])
        if "pool" in fact:
            words["pool"] = self.pool(fact["pool"])
        looks = "to" if fact["kind"] == "face" else "facing"
        if fact.get(looks) is not None:
            words[looks] = self.facing(fact[looks])
        if "dice" in fact:
            words["dice_"] = dice_of(fact)
        if "why" in fact:
            words["why_"] = self.why(fact["why"])
        words.update(self._of_its_kind(fact))
        if self.system.phrases.words is not None:
            words.update(self.system.phrases.words(fact, self))
        return words

    def _of_its_kind(self, fact: Fact) -> Mapping[str, object]:
        """The words that only facts of some kind have."""
        match fact["kind"]:
            case "phase":
                return {"phase_": self.phase(fact["phase"])}
            case "ruling":
                return self._ruled(fact)
            case "house_rules":
                return {"rules": " · ".join(self.option(name, value) for name, value in fact["options"].items())}
            case "end":
                return {"winner": self.side(fact.get("winner"))}
            case _:
                return {}

    def _ruled(self, fact: Fact) -> dict[str, str]:
        """The words of a ruling: what was overruled, the option, the cell, or the number that was set."""
        what, value = fact.get("what"), fact.get("value")
        if what == "override":
            actor = fact.get("actor")
            names = {} if actor is None else {actor: self.name(actor)}
            told = refusal_sentence(self.system, str(value), {"actor": actor}, names, self.language).rstrip(".")
            first = told.partition(" ")[0]
            named = not first[1:].islower() if len(first) > 1 else False
            stands = named or told.startswith(tuple(names.values()))
            return {"value": told if stands else told[:1].lower() + told[1:]}
        if fact.get("option") is not None:
            return {"option_": self.option(fact["option"], value)}
        if fact.get("cell") is not None:
            ground = self.say(f"ground-{what}") or str(what)
            return {"cell_": cell_name(fact["cell"]), "what": ground, "value": self.ground(str(value))}
        if is_renaming(fact):
            return {"value": str(value)}
        if is_of_sheet(fact):
            return {"changes_": "; ".join(self._change_of_sheet(item) for item in fact["changes"])}
        words = {"facing": self.facing, "side": self.side, "terrain": self.ground}.get(str(what), self._value)
        told = self._value(None) if value is None else words(value)
        return {"what": self.number(str(what)), "value": told}

    def _change_of_sheet(self, change: Mapping[str, Any]) -> str:
        """What is otherwise in one field of a sheet: its rows by their names, a number as it is now."""
        key = str(change["key"])
        info = self.system.sheet.model_fields.get(key)
        label = key if info is None else label_of(key, info)
        rows = [how for how in ("new", "gone", "other") if how in change]
        if rows:
            told = [self.say(f"sheet-{how}", list=label, names=self.listed(change[how])) or label for how in rows]
            return "; ".join(told)
        if "to" not in change:
            return self.say("sheet-changed", what=label) or label
        terms = {} if info is None or not isinstance(info.json_schema_extra, dict) else info.json_schema_extra
        own = terms.get("terms")
        value = own.get(str(change["to"])) if isinstance(own, dict) else None
        shown = self._value(change["to"]) if value is None else str(value)
        return self.say("sheet-number", what=label, value=shown) or label

    def setting(self, actor: str, stat: str, value: Any) -> tuple[str, str]:
        """What a ruling sets on a combatant, and to what, in the words of the line that will tell it."""
        words = self._as_read(self.words({"kind": "ruling", "actor": actor, "what": stat, "value": value}))
        return str(words["what"]), str(words["value"])

    def pool(self, id: str | None) -> str:
        """A pool's label."""
        for pool in self.system.pools:
            if pool.id == id:
                return pool.label
        return str(id or "")

    def number(self, id: str) -> str:
        """What can be set by ruling on a combatant: a pool, a number of its sheet or of its state."""
        known = any(pool.id == id for pool in self.system.pools)
        return self.pool(id) if known else self.say(f"number-{id}") or self.system.stat_label(id)

    def _value(self, value: Any) -> str:
        """What something was set to, as it is read."""
        if value is None or isinstance(value, bool):
            return self.say(f"value-{'none' if value is None else 'yes' if value else 'no'}") or str(value)
        return self._amounts(value)

    def unit_of(self, fact: Fact) -> str | None:
        """The unit of the countdown that a fact is of, where the fight is at hand to tell it."""
        countdown = None if self.fight is None else self.fight.countdowns.get(fact["name"])
        return None if countdown is None else str(countdown.unit)

    def step(self, term: str) -> str:
        """What a step of a sum is called: a status or a number by its label, else a word of the reader's language."""
        if term in self.system.statuses:
            return self.status(term)
        of_sheet = "_" in term or term in self.system.sheet.model_fields or term in self.system.stat_terms
        return self.say(f"step-{term.replace(' ', '_')}") or (self.number(term) if of_sheet else self.word(term))

    def origin(self, id: str) -> str:
        """Where a step of a sum comes from: a status with its rule, somebody, a thing, a group, a rule.

        Nothing where only a script knows it.
        """
        status = self.system.statuses.get(id)
        if status is not None:
            return f"{status.label} {status.rule}".strip()
        side, _, group = id.partition("/")
        if (
            group
            and self.fight is not None
            and side in {combatant.side for combatant in self.fight.combatants.values()}
        ):
            return group
        return self.names.get(id) or self.named_things().get(id) or (id if RULE.match(id) else "")

    def facing(self, id: str) -> str:
        """Where a piece looks, in the reader's language."""
        return self.say(f"facing-{id}") or str(id)

    def ground(self, id: str) -> str:
        """A state, height or terrain of a cell: as the system's book calls it, else in the reader's language."""
        label = self.system.terrain_label(id)
        return (self.say(f"ground-{id}") if label == id.replace("_", " ") else None) or label

    def round_name(self, number: int) -> str:
        """A round by the word of its system: `Round 2`."""
        return self.say("round-name", round=number) or str(number)

    def option(self, name: str, value: Any) -> str:
        """What a value of an option of the fight says; its label and value where no sentence does."""
        said = self.option_sentence(name, value)
        if said is not None:
            return said
        info = self.system.options.model_fields.get(name)
        return f"{name if info is None else label_of(name, info)}: {self._amounts(value)}"

    def option_sentence(self, name: str, value: Any) -> str | None:
        """What a value of an option of the fight says; None where no message says it."""
        key = "on" if value is True else "off" if value is False else "none" if value in (None, {}) else str(value)
        amounts = self._amounts(value)
        own = self.say(f"option-{name}-{key}", value=amounts)
        return self.say(f"option-{name}-value", value=amounts) if own is None else own

    def _amounts(self, value: Any) -> str:
        """The value of an option as it is read: names of combatants, and what is listed with its numbers."""
        if isinstance(value, Mapping):
            return ", ".join(f"{self.ground(str(key))} {number}" for key, number in value.items()) or "–"
        return self.names.get(value, value) if isinstance(value, str) else str(value)

    def lasting(self, count: int, unit: str = "rounds") -> str:
        """A number of rounds, by the word of their system, or of ticks, turns, seconds."""
        return self.say(unit, count=count) or str(count)

    def unit(self, id: str) -> str:
        """The word for several rounds, ticks, turns or seconds."""
        return self.lasting(2, id).replace("2", "").strip()

    def one(self, id: str) -> str:
        """The word for one round, tick, turn or second."""
        return self.lasting(1, id).replace("1", "").strip()

    def phase(self, id: str) -> str:
        """A phase in the reader's language."""
        return self.say(f"phase-{id}") or id

    def why(self, word: object) -> str:
        """A reason in the reader's language: a word of the contract, a status, or as it stands."""
        if word is None:
            return ""
        return self.say(f"why-{word}") or self.status(str(word))


def head(system: Terms, options: Mapping[str, Any]) -> tuple[Fact, ...]:
    """What stands above the first fact of a log: how the options of the fight differ from the book, if they do."""
    changed = changed_from_default(check(system.options, options))
    return ({"n": 0, "command": None, "kind": "house_rules", "options": changed},) if changed else ()


def lost_nothing(fact: Fact) -> bool:
    """Whether a fact is of a blow that armour or the like has stopped whole: that is no wound."""
    return bool(fact["kind"] == "damage" and fact["amount"] == 0)


def gained_nothing(fact: Fact) -> bool:
    """Whether a fact is of a healing that brought nothing, as one whose pool is full has it."""
    return bool(fact["kind"] == "heal" and fact.get("to") is not None and fact.get("from") == fact["to"])


EITHER: Mapping[str, tuple[str, str, str]] = {
    "opposed": ("success", "opposed-success", "opposed-failure"),
    "spend": ("pool", "spend-pool", "spend-thing"),
    "immune": ("status", "immune-status", "immune-element"),
    "end": ("winner", "end-winner", "end"),
    "countdown": ("done", "countdown-done", "countdown"),
}
"""Kind of fact to the field that parts two keys, the key with it and the one without."""


def common_key(fact: Fact) -> str:
    """The core's key of a fact; empty where the fact has no line."""
    kind = str(fact["kind"])
    if kind == "initiative" and fact.get("tie"):
        return "initiative-tie"
    if kind == "turn" and fact.get("skipped"):
        return "turn-skipped"
    if kind == "attack":
        if fact.get("critical"):
            return "attack-critical"
        if fact.get("fumble"):
            return "attack-fumble"
        return "attack-hit" if fact.get("hit") else "attack-miss"
    if kind == "roll":
        if fact.get("success") is None:
            return "roll-plain" if _is_one_face(fact) else "roll-free"
        return "roll-success" if fact["success"] else "roll-failure"
    if kind in EITHER:
        field, there, missing = EITHER[kind]
        return there if fact.get(field) else missing
    if kind == "equip":
        return f"equip-{fact['to']}" if fact["to"] in ("hand", "away", "ground") else "equip"
    if kind == "leave":
        return f"leave-{fact.get('reason')}"
    if kind == "ruling":
        if fact.get("what") == "override":
            return "ruling-override"
        if fact.get("cell") is not None:
            return "ruling-cell"
        if fact.get("option") is not None:
            return "ruling-option"
        if is_renaming(fact):
            return "ruling-name"
        if is_of_sheet(fact):
            return "ruling-sheet"
        if fact.get("what") == "side":
            return "ruling-side"
        return "ruling" if fact.get("actor") else "ruling-all"
    return kind


def _is_one_face(fact: Fact) -> bool:
    """Whether the dice of a roll say no more than its total does."""
    return bool(fact.get("dice")) and dice_of(fact) == str(fact.get("total"))


def dice_of(fact: Fact) -> str:
    """The dice of a fact as a sum; in a free roll with what its expression adds to them."""
    faces = fact["dice"] or ()
    if fact["kind"] == "roll" and fact.get("actor") is None:
        with suppress(BadExpression):
            return parse(str(fact["what"]), special=True).write_sum(faces, fact["total"])
    return " + ".join(str(face) for face in faces)
