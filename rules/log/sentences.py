"""The teller: facts become sentences when somebody reads, in that reader's language.

Each fact leads to the id of a message and to its values; the message in the reader's language is the line.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from collections.abc import Set as AbstractSet
from contextlib import suppress
from typing import Any

from pydantic.fields import FieldInfo

from rules.board.geometry import cell_name
from rules.core.facts import (
    CELLS,
    Fact,
    in_order_told,
    is_change_of_cell,
    is_change_of_side,
    is_renaming,
)
from rules.core.state import Fight, shoots, things_on
from rules.dice.dice import BadExpression, parse
from rules.log.refusals import refusal_sentence
from rules.log.structure import NO_ACTS, Acts
from rules.mechanics.vocabulary import Terms, status_in_sentence
from rules.sheets.changes import is_of_sheet
from rules.sheets.schema import (
    book_figures,
    changed_from_default,
    check,
    figure_in_words,
    figures_of,
    label_of,
    rule_of_figure,
    words_of,
)
from rules.text.localized import AND, NAMES, LocalizedText, MessageTemplate, as_term, in_language, listed
from rules.text.messages import IN_PROSE, messages_of

UNMARKED = frozenset({"ruling", "note", "roll", "countdown", "round", "phase", "turn"})
"""Kinds that name their speaker themselves, or belong to nobody."""
RULINGS = frozenset({"set", "damage", "heal", "condition", "lift", "timer", "leave", "side", "order", "move"})
"""Commands that are the game master's word."""
HEADINGS = frozenset({"round", "phase"})
"""Kinds that are headings over what follows."""
RULE = re.compile("[A-Z0-9]+-")
"""How the id of a rule begins."""
LISTS = (dict, list, tuple)
"""The types of a fact's values that no message contains as they are."""
NO_FIGURES: Mapping[str, Any] = {}
EMPTY_BRACKET = " ()"
"""What is left of a bracket whose word is not known."""


class Teller:
    """Puts the facts of a fight into words of one language."""

    def __init__(
        self,
        system: Terms,
        names: Mapping[str, str],
        language: str = "en",
        fight: Fight | None = None,
        ruled: AbstractSet[int] = frozenset(),
        *,
        marks_rulings: bool = True,
        acts: Acts = NO_ACTS,
    ) -> None:
        self.system = system
        self.names = names
        self.language = language
        self.messages = messages_of(system.phrases.file, language, translated=bool(system.words))
        self.fight = fight
        self.gm = self.messages.format("gm")
        """The title of the game master, at the head of a ruling."""
        self.ruled = ruled
        """Numbers of commands that were rulings: what came of them is told by no other line."""
        self.acts = acts
        """Who has done what, for what only its result tells."""
        self.marks_rulings = marks_rulings
        """Whether the results of rulings are told as the game master's word."""

    def name(self, id: object) -> str:
        """Return a combatant's name."""
        return "" if id is None else self.names.get(str(id), str(id))

    def side(self, id: str | None) -> str:
        """Return a side in the reader's language: the usual two have names, others stay as they are."""
        return "" if id is None else self.say(f"side-{id}") or str(id)

    def side_title(self, id: str) -> str:
        """Return the name of a side as a heading; a side of a table's own keeps its name."""
        return self.say(f"side_title-{id}") or id

    def status(self, id: str) -> str:
        """Return the label of a status, or of a state that outlasts the fight."""
        row = self.system.statuses.get(id)
        return row.label if row is not None else self.say(f"state-{id}") or id

    def cause(self, id: str) -> str:
        """Return the label of what brought a loss or a gain: a status, or an action."""
        action = self.system.actions.get(id)
        return action.label if action is not None and id not in self.system.statuses else self.status(id)

    def thing(self, actor: str | None, id: object) -> str:
        """Return the name of a weapon, ability or item of a combatant."""
        if id is None:
            return ""
        return self.things_of(actor).get(str(id)) or self.system.things.get(str(id)) or words_of(str(id))

    def common_tool(self, actor: str | None, id: object) -> str:
        """Return what everybody can strike with as a sentence calls it: `bare hands`; empty for things of a sheet."""
        tool = None if id is None else self.say(f"tool-{id}")
        return tool if tool is not None and str(id) not in self.things_of(actor) else ""

    def things_of(self, id: object) -> dict[str, str]:
        """Return id to name of everything on the sheet of a combatant."""
        combatant = None if self.fight is None else self.fight.combatants.get(str(id))
        return {} if combatant is None else things_on(combatant.sheet)

    def used_up(self, actor: str, id: str, count: int) -> str:
        """Return how many of a thing are gone, in words; of a weapon that stays, how many shots."""
        name = self.thing(actor, id)
        combatant = self.fight.combatants.get(actor) if self.fight is not None else None
        shots = (
            self.say("used-shots", name=name, many=count)
            if combatant is not None and shoots(combatant.sheet, id)
            else None
        )
        return shots or f"{name} × {count}"

    def named_things(self, first: str | None = None) -> dict[str, str]:
        """Return id to name of everything on the sheets; if several have the same id, `first` has precedence."""
        names: dict[str, str] = {}
        combatants = {} if self.fight is None else self.fight.combatants
        for id in dict.fromkeys((first or "", *combatants)):
            if id in combatants:
                for thing, name in things_on(combatants[id].sheet).items():
                    names.setdefault(thing, name or self.system.things.get(thing) or words_of(thing))
        return names

    def say(self, id: str, /, **words: object) -> str | None:
        """Return a message in the reader's language, the system's own before the core's; None if there is none."""
        return self.messages.format(id, {"gm": self.gm, **self._translated(words)})

    @property
    def figures(self) -> Mapping[str, int]:
        """The figures of the fight, or those of the book if there is none."""
        return book_figures(self.system.options) if self.fight is None else figures_of(self.fight.options)

    def word(self, term: str) -> str:
        """Return a word of the book in the reader's language."""
        return self.translate(as_term(term, self.system.words))

    def translate(self, text: str) -> str:
        """Return a localized text in the reader's language; any other text stays as it is."""
        return text.in_language(self.language, self.system.words) if isinstance(text, LocalizedText) else text

    def _translated(self, words: Mapping[str, object]) -> Mapping[str, object]:
        """Values with the words of the book translated; names are no words of a book."""
        translations = self.system.words
        if not translations:
            return words
        return {
            name: self.word(word) if isinstance(word, str) and name.rstrip("_") not in NAMES else word
            for name, word in words.items()
        }

    def listed(self, parts: Iterable[str], by: MessageTemplate = AND) -> str:
        """Return several words or clauses as one: `a, b and c`."""
        return in_language(listed(parts, by), self.language)

    def has_line(self, fact: Fact) -> bool:
        """Whether a fact has a sentence, without making it."""
        key = self._key(fact)
        return bool(key) and self.messages.has(key)

    def line(self, fact: Fact, *, prose: bool = False) -> str | None:
        """Return the sentence of a fact; None if it has none.

        In `prose` it is without its figures if it has words for that, and without the mark of a ruling.
        """
        key = self._key(fact)
        key = f"{key}{IN_PROSE}" if prose and self.has_prose(fact) else key
        words = self._translated(self.words(fact)) if key and self.messages.has(key) else None
        line = None if words is None else self.messages.format(key, words)
        if line is None:
            return None
        line = line.replace(EMPTY_BRACKET, "")
        if fact.get("cause") is not None:
            line = self.say("cause", cause=self.cause(fact["cause"]), line=line) or line
        if not prose and self.marks_rulings and fact.get("command") in self.ruled and fact["kind"] not in UNMARKED:
            return line if line.startswith(f"{self.gm}: ") else self.say("ruling-mark", line=line) or line
        return line

    def has_prose(self, fact: Fact) -> bool:
        """Whether a fact has a sentence of its own in prose."""
        return self.messages.has(f"{self._key(fact)}{IN_PROSE}")

    def _key(self, fact: Fact) -> str:
        """The id of a fact's message, empty if it has none."""
        if fact["kind"] == "tick" and fact.get("timer") == 0:
            return ""  # that it ends is told next
        find_key = self.system.phrases.keys.get(fact["kind"])
        own_key = None if find_key is None else find_key(fact, self)
        key = common_key(fact) if own_key is None else own_key
        if key and (is_no_loss(fact) or is_no_gain(fact)):
            return self._nothing_key(key, fact["kind"])
        return f"{key}-part" if key == "heal" and is_part_of_gain(fact) else key

    def _nothing_key(self, key: str, kind: str) -> str:
        """The id of the message for a blow or a healing without effect, from that of one with effect."""
        nothing_key = f"{key}-nothing"
        return nothing_key if self.messages.has(nothing_key) else f"{kind}-nothing"

    def lines(self, facts: Iterable[Fact]) -> list[str]:
        """Return the sentences of facts; those without are left out."""
        return [line for fact in in_order_told(facts) if (line := self.line(fact)) is not None]

    def words(self, fact: Fact) -> dict[str, object]:
        """Return all values that a message about a fact may contain, by their names in the message."""
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
        facing_key = "to" if fact["kind"] == "face" else "facing"
        if fact.get(facing_key) is not None:
            words[facing_key] = self.facing(fact[facing_key])
        if "dice" in fact:
            words["dice_"] = dice_of(fact)
        if "why" in fact:
            words["why_"] = self.why(fact["why"])
        words.update(self._words_of_kind(fact))
        if self.system.phrases.words is not None:
            words.update(self.system.phrases.words(fact, self))
        return words

    def _words_of_kind(self, fact: Fact) -> Mapping[str, object]:
        """The values that only facts of some kind have."""
        match fact["kind"]:
            case "phase":
                return {"phase_": self.phase(fact["phase"])}
            case "ruling":
                return self._ruling_words(fact)
            case "house_rules":
                figures = {**book_figures(self.system.options), **fact["options"]}
                told = [self.option(name, value, figures=figures) for name, value in fact["options"].items()]
                laid = [" ".join(filter(None, each)) for each in fact.get("houses", ())]
                return {"rules": " · ".join((*laid, *told))}
            case "heal":
                return {"gained": gain_of(fact)}
            case "end":
                return {"winner": self.side(fact.get("winner"))}
            case _:
                return {}

    def _ruling_words(self, fact: Fact) -> Mapping[str, object]:
        """The values of a ruling: what was overruled, the option, the cell, or the number that was set."""
        stat, value = fact.get("what"), fact.get("value")
        if stat == "override":
            actor = fact.get("actor")
            names = {} if actor is None else {actor: self.name(actor)}
            sentence = refusal_sentence(self.system, str(value), {"actor": actor}, names, self.language).rstrip(".")
            first = sentence.partition(" ")[0]
            is_name = not first[1:].islower() if len(first) > 1 else False
            keeps_capital = is_name or sentence.startswith(tuple(names.values()))
            return {"value": sentence if keeps_capital else sentence[:1].lower() + sentence[1:]}
        if fact.get("option") is not None:
            return {"option_": self.option(fact["option"], value, fact.get("from"))}
        if is_change_of_cell(fact):
            cells = [cell_name(cell) for cell in fact.get(CELLS) or (fact["cell"],)]
            ground = self.say(f"ground-{stat}") or str(stat)
            return {
                "cell_": self.listed(cells),
                "count": len(cells),
                "stat": str(stat),
                "what": ground,
                "value": self.ground(str(value)),
            }
        if is_renaming(fact):
            return {"value": str(value)}
        if is_change_of_side(fact):
            return {"value": self.side(value), "who": str(value)}
        if is_of_sheet(fact):
            return {"changes_": "; ".join(self._change_of_sheet(change) for change in fact["changes"])}
        to_words = {"facing": self.facing, "side": self.side, "terrain": self.ground}.get(str(stat), self._value)
        sentence = self._value(None) if value is None else to_words(value)
        return {"what": self.number(str(stat)), "value": sentence}

    def _change_of_sheet(self, change: Mapping[str, Any]) -> str:
        """The change of a field of a sheet: its rows by their names, or its new number."""
        key = str(change["key"])
        info = self.system.sheet.model_fields.get(key)
        label = key if info is None else label_of(key, info)
        row_changes = [change_kind for change_kind in ("new", "gone", "other") if change_kind in change]
        if row_changes:
            changes = [
                self.say(f"sheet-{change_kind}", list=label, names=self.listed(change[change_kind])) or label
                for change_kind in row_changes
            ]
            return "; ".join(changes)
        if "to" not in change:
            return self.say("sheet-changed", what=label) or label
        terms = {} if info is None or not isinstance(info.json_schema_extra, dict) else info.json_schema_extra
        term_of = terms.get("terms")
        value = term_of.get(str(change["to"])) if isinstance(term_of, dict) else None
        text = self._value(change["to"]) if value is None else str(value)
        is_most = any(pool.id == key for pool in self.system.pools)  # what is left of it is no number of the sheet
        return self.say("sheet-most" if is_most else "sheet-number", what=label, value=text) or label

    def setting(self, actor: str, stat: str, value: Any) -> tuple[str, str]:
        """Return what a ruling sets on a combatant, and to what, in the words of its line."""
        words = self._translated(self.words({"kind": "ruling", "actor": actor, "what": stat, "value": value}))
        return str(words["what"]), str(words["value"])

    def pool(self, id: str | None) -> str:
        """Return a pool's label."""
        for pool in self.system.pools:
            if pool.id == id:
                return pool.label
        return str(id or "")

    def number(self, id: str) -> str:
        """Return the label of what can be set by ruling: a pool, a number of the sheet or of the state."""
        is_pool = any(pool.id == id for pool in self.system.pools)
        return self.pool(id) if is_pool else self.say(f"number-{id}") or self.system.stat_label(id)

    def _value(self, value: Any) -> str:
        """What something was set to, in words."""
        if value is None or isinstance(value, bool):
            return self.say(f"value-{'none' if value is None else 'yes' if value else 'no'}") or str(value)
        return self._option_value(value)

    def unit_of(self, fact: Fact) -> str | None:
        """Return the unit of the countdown of a fact, if the fight is known."""
        countdown = None if self.fight is None else self.fight.countdowns.get(fact["name"])
        return None if countdown is None else str(countdown.unit)

    def step(self, term: str) -> str:
        """Return the name of a step of a sum: the label of a status or number, else a word of the reader's language."""
        if term in self.system.statuses:
            return status_in_sentence(self.system, term)
        of_sheet = "_" in term or term in self.system.sheet.model_fields or term in self.system.stat_terms
        return self.say(f"step-{term.replace(' ', '_')}") or (self.number(term) if of_sheet else self.word(term))

    def origin(self, id: str) -> str:
        """Return where a step of a sum comes from: a status with its rule, somebody, a thing, a group, a rule.

        Empty if only a script knows it.
        """
        status = self.system.statuses.get(id)
        if status is not None:
            house = next((rules.title for rules in reversed(self.system.houses) if id in rules.statuses), None)
            if house is not None:
                return self.say("origin-house", title=house) or house
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
        """Return the direction in which a piece looks, in the reader's language."""
        return self.say(f"facing-{id}") or str(id)

    def ground(self, id: str) -> str:
        """Return a state, height or terrain of a cell: as the system's book calls it, else in the reader's language."""
        label = self.system.terrain_label(id)
        return (self.say(f"ground-{id}") if label == id.replace("_", " ") else None) or label

    def round_name(self, number: int) -> str:
        """Return a round by the word of its system: `Round 2`."""
        return self.say("round-name", round=number) or str(number)

    def option(self, name: str, value: Any, former: Any = None, figures: Mapping[str, Any] = NO_FIGURES) -> str:
        """Return the sentence of an option's value; its label and value if there is no sentence.

        A figure is told beside its `former` value, or else beside the book's. `figures`: those of the options told of.
        """
        info = self.system.options.model_fields.get(name)
        if info is not None and rule_of_figure(info):
            return self._figure(name, info, value, former)
        sentence = self.option_sentence(name, value, figures)
        if sentence is not None:
            return sentence
        return f"{name if info is None else label_of(name, info)}: {self._option_value(value)}"

    def _figure(self, name: str, info: FieldInfo, value: Any, former: Any) -> str:
        """Return label and value of a figure, beside its `former` value or the book's where that is another."""
        label = self.say(f"figure-{name}") or name
        kind = "changed" if former is not None else "of_house" if value != info.default else "of_book"
        former, book = info.default if former is None else former, info.default
        numbers = {"value": value, "former": former, "book": book}
        words = {key: figure_in_words(info, number, self.system.words) for key, number in numbers.items()}
        return self.say(f"figure_said-{kind}", label=label, **words) or label

    def option_sentence(self, name: str, value: Any, figures: Mapping[str, Any] = NO_FIGURES) -> str | None:
        """Return the sentence of an option's value; None if there is no message for it."""
        figures = figures or self.figures
        key = "on" if value is True else "off" if value is False else "none" if value in (None, {}) else str(value)
        amounts = self._option_value(value)
        words = {**figures, "value": amounts}
        sentence = self.say(f"option-{name}-{key}", **words)
        return self.say(f"option-{name}-value", **words) if sentence is None else sentence

    def _option_value(self, value: Any) -> str:
        """The value of an option in words: names of combatants, and what is listed with its numbers."""
        if isinstance(value, Mapping):
            return ", ".join(f"{self.ground(str(key))} {number}" for key, number in value.items()) or "–"
        return self.names.get(value, value) if isinstance(value, str) else str(value)

    def lasting(self, count: int, unit: str = "rounds") -> str:
        """Return a number of rounds, by the word of their system, or of ticks, turns, seconds."""
        return self.say(unit, count=count) or str(count)

    def unit(self, id: str) -> str:
        """Return the word for several rounds, ticks, turns or seconds."""
        return self.lasting(2, id).replace("2", "").strip()

    def one(self, id: str) -> str:
        """Return the word for one round, tick, turn or second."""
        return self.lasting(1, id).replace("1", "").strip()

    def phase(self, id: str) -> str:
        """Return a phase in the reader's language."""
        return self.say(f"phase-{id}") or id

    def why(self, word: object) -> str:
        """Return a reason in the reader's language: a word of the contract, a status, or as it is."""
        if word is None:
            return ""
        return self.say(f"why-{word}") or self.status(str(word))


def house_rule_facts(system: Terms, options: Mapping[str, Any]) -> tuple[Fact, ...]:
    """Return the facts above the first of a log: the house rules, and how the options differ, if there are any."""
    changed = changed_from_default(check(system.options, options))
    fact: dict[str, Any] = {"n": 0, "command": None, "kind": "house_rules", "options": changed}
    if system.houses:
        fact["houses"] = [[rules.title, rules.version] for rules in system.houses]
    return (fact,) if changed or system.houses else ()


def is_no_loss(fact: Fact) -> bool:
    """Whether a fact is of a blow that was absorbed completely."""
    return bool(fact["kind"] == "damage" and fact["amount"] == 0)


def is_no_gain(fact: Fact) -> bool:
    """Whether a fact is of a healing without effect, as with a full pool."""
    return bool(fact["kind"] == "heal" and fact.get("to") is not None and fact.get("from") == fact["to"])


def is_part_of_gain(fact: Fact) -> bool:
    """Whether a fact is of a healing of which not all had place."""
    return gain_of(fact) not in (None, fact.get("amount"))


def gain_of(fact: Fact) -> int | None:
    """Return what a healing really gave; None if its fact does not say so."""
    start, end = fact.get("from"), fact.get("to")
    return end - start if isinstance(start, int) and isinstance(end, int) else None


ALTERNATIVE_KEYS: Mapping[str, tuple[str, str, str]] = {
    "opposed": ("success", "opposed-success", "opposed-failure"),
    "spend": ("pool", "spend-pool", "spend-thing"),
    "immune": ("status", "immune-status", "immune-element"),
    "end": ("winner", "end-winner", "end"),
    "countdown": ("done", "countdown-done", "countdown"),
}
"""Kind of fact to the field that decides between two keys, the key with it and the one without."""


def _ruling_key(fact: Fact) -> str:
    if fact.get("what") == "override":
        return "ruling-override"
    if is_change_of_cell(fact):
        return "ruling-cell"
    if fact.get("option") is not None:
        return "ruling-option"
    if is_renaming(fact):
        return "ruling-name"
    if is_of_sheet(fact):
        return "ruling-sheet"
    if fact.get("what") == "rules":
        return "ruling-rules"
    if fact.get("what") == "side":
        return "ruling-side" if is_change_of_side(fact) else ""
    return "ruling" if fact.get("actor") else "ruling-all"


def common_key(fact: Fact) -> str:
    """Return the core's message key of a fact; empty if the fact has no line."""
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
        if fact.get("outcome"):
            return f"roll-{fact['outcome']}"
        return "roll-success" if fact["success"] else "roll-failure"
    if kind in ALTERNATIVE_KEYS:
        field, key_with, key_without = ALTERNATIVE_KEYS[kind]
        return key_with if fact.get(field) else key_without
    if kind == "equip":
        return f"equip-{fact['to']}" if fact["to"] in ("hand", "away", "ground") else "equip"
    if kind == "leave":
        return f"leave-{fact.get('reason')}"
    if kind == "ruling":
        return _ruling_key(fact)
    return kind


def _is_one_face(fact: Fact) -> bool:
    """Whether the dice of a roll say no more than its total does."""
    return bool(fact.get("dice")) and dice_of(fact) == str(fact.get("total"))


def dice_of(fact: Fact) -> str:
    """Return the dice of a fact as a sum; of a free roll with what its expression adds to them."""
    faces = fact["dice"] or ()
    if fact["kind"] == "roll" and fact.get("actor") is None:
        with suppress(BadExpression):
            return parse(str(fact["what"]), special=True).write_sum(faces, fact["total"])
    return " + ".join(str(face) for face in faces)
