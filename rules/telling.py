"""Telling: facts become sentences when somebody reads, in that reader's language.

Each fact leads to a *key* and *words*; the key's template in the reader's language, filled with the words, is the
line. Templates that a system does not bring come from the core, and English is the last resort.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping
from collections.abc import Set as AbstractSet
from contextlib import suppress
from dataclasses import dataclass, field
from string import Formatter
from typing import TYPE_CHECKING, Any

from rules.dice import BadExpression, parse
from rules.geometry import cell_name
from rules.phrases import TEMPLATES
from rules.refusals import REFUSALS
from rules.sheets import changed_from_default, check, label_of, words_of

if TYPE_CHECKING:
    from rules.facts import Fact
    from rules.system import System

LANGUAGES = ("en", "es", "pt_BR")
UNMARKED = frozenset({"ruling", "note", "roll", "countdown", "round", "phase"})
"""Kinds that say themselves whose word they are, or belong to nobody."""
RULINGS = frozenset({"set", "damage", "heal", "condition", "lift", "timer", "leave", "side", "order", "move"})
"""Commands that are the game master's word."""
HEADINGS = frozenset({"round", "phase"})
"""Kinds that stand as headings over what follows."""
FORMATTER = Formatter()
RULE = re.compile("[A-Z0-9]+-")
"""How the id of a rule begins."""
EMPTY = " ()"
"""What is left of a bracket whose word is not known."""
THINGS = ("weapons", "shields", "abilities", "items", "skills", "cards", "protections", "reactions")
"""The lists of a sheet whose rows are called by name."""


@dataclass(frozen=True)
class Phrases:
    """A system's own sentences."""

    templates: Mapping[str, Mapping[str, str]] = field(default_factory=dict)
    """Language to key to template; keys are kinds of facts, or what `key` returns."""
    key: Callable[[Fact, Teller], str | None] | None = None
    """The key of a fact; None: the core's choice; an empty text: the fact has no line."""
    words: Callable[[Fact, Teller], Mapping[str, Any]] | None = None
    """Words beside the fact's own fields, by their names in the templates."""
    refusals: Mapping[str, Mapping[str, str]] = field(default_factory=dict)
    """Language to refusal code to template."""
    questions: Mapping[str, Mapping[str, str]] = field(default_factory=dict)
    """Language to the id of a question to how it is put; details of the question fill it in."""
    options: Mapping[str, Mapping[str, Mapping[str, str]]] = field(default_factory=dict)
    """Language to the id of a question to its options' ids to how they are shown."""
    house_rules: Mapping[str, Mapping[str, Mapping[str, str]]] = field(default_factory=dict)
    """Language to an option of the fight to what each of its values says: `on`, `off`, `none`, a word; `value`: any."""


class _Words(dict[str, Any]):
    """Words for a template: what is not known, or left open, stands as an ellipsis."""

    def __missing__(self, key: str) -> str:
        return "…"

    def known(self) -> _Words:
        """Without what is left open: a None is never told."""
        return _Words({key: value for key, value in self.items() if value is not None})


def filled(template: str, words: Mapping[str, Any]) -> str:
    """A template with its words in it; what is not known stands as an ellipsis."""
    return template.format_map(_Words(words).known())


class Teller:
    """Tells the facts of one fight in one language."""

    def __init__(
        self,
        system: System,
        names: Mapping[str, str],
        language: str = "en",
        fight: Any = None,
        ruled: AbstractSet[int] = frozenset(),
    ) -> None:
        self.system = system
        self.names = names
        self.language = language
        self.fight = fight
        self.ruled = ruled
        """Numbers of commands that were rulings: what they brought is told as the game master's word."""

    def name(self, id: Any) -> str:
        """A combatant's name."""
        return "" if id is None else self.names.get(id, str(id))

    def side(self, id: Any) -> str:
        """A side of the fight in the reader's language: the usual two have names, others stand as they are."""
        return "" if id is None else self.template(f"side.{id}") or str(id)

    def status(self, id: str) -> str:
        """A status's label."""
        known = self.system.statuses.get(id)
        return known.label if known is not None else id

    def cause(self, id: str) -> str:
        """What brought a loss or a gain: a status, or an action."""
        action = self.system.actions.get(id)
        return action.label if action is not None and id not in self.system.statuses else self.status(id)

    def thing(self, actor: Any, id: Any) -> str:
        """The name of a weapon, ability or item of a combatant."""
        if id is None:
            return ""
        one = self.fight.combatants.get(actor) if self.fight is not None else None
        if one is not None:
            for rows in THINGS:
                for row in getattr(one.sheet, rows, ()) or ():
                    if getattr(row, "id", None) == id:
                        return str(getattr(row, "name", None) or words_of(str(id)))
        return self.system.things.get(str(id)) or words_of(str(id))

    def named_things(self, first: str | None = None) -> dict[str, str]:
        """Id to name of everything that the sheets bring; where several bring the same id, `first` goes before."""
        found: dict[str, str] = {}
        combatants = {} if self.fight is None else self.fight.combatants
        for id in dict.fromkeys((first, *combatants)):
            for rows in THINGS if id in combatants else ():
                for row in getattr(combatants[id].sheet, rows, ()) or ():
                    if getattr(row, "id", None):
                        found.setdefault(str(row.id), str(getattr(row, "name", None) or words_of(str(row.id))))
        return found

    def template(self, key: str) -> str | None:
        """The template of a key in the reader's language, the system's before the core's."""
        own = self.system.phrases.templates
        for language in dict.fromkeys((self.language, "en")):
            for source in (own, TEMPLATES):
                found = source.get(language, {}).get(key)
                if found is not None:
                    return found
        return None

    def tells(self, fact: Fact) -> bool:
        """Whether a fact has a sentence, without making it."""
        key = self._key(fact)
        return bool(key) and self.template(key) is not None

    def line(self, fact: Fact) -> str | None:
        """The sentence of a fact; None where it has none."""
        key = self._key(fact)
        template = self.template(key) if key else None
        if template is None:
            return None
        words = self._words(fact).known()
        if not _fits(template, words):
            template = self.template(f"{key}.bare") or template
        line = template.format_map(words).replace(EMPTY, "")
        if fact.get("cause") is not None:
            line = filled(self.template("cause") or "{line}", {"cause": self.cause(fact["cause"]), "line": line})
        if fact.get("command") in self.ruled and fact["kind"] not in UNMARKED:
            mark = self.template("ruling.mark") or "{line}"
            return line if line.startswith(mark.partition(":")[0]) else mark.format(line=line)
        return line

    def _key(self, fact: Fact) -> str:
        """The key of a fact's sentence, empty where it has none; a sentence that lacks a word has a `.bare` form."""
        phrases = self.system.phrases
        key = phrases.key(fact, self) if phrases.key is not None else None
        return common_key(fact) if key is None else key

    def lines(self, facts: Iterable[Fact]) -> list[str]:
        """The sentences of facts; those that have none are left out."""
        return [line for fact in facts if (line := self.line(fact)) is not None]

    def _words(self, fact: Fact) -> _Words:
        words = _Words(fact)
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
            words["dice_"] = _dice_of(fact)
        if "why" in fact:
            words["why_"] = self.why(fact["why"])
        if fact["kind"] == "phase":
            words["phase_"] = self.phase(fact["phase"])
        if fact["kind"] == "ruling":
            words.update(self._ruled(fact))
        if fact["kind"] == "house_rules":
            words["rules"] = " · ".join(self.option(name, value) for name, value in fact["options"].items())
        if fact["kind"] == "end":
            words["winner"] = self.side(fact.get("winner"))
        if self.system.phrases.words is not None:
            words.update(self.system.phrases.words(fact, self))
        return words

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
            ground = self.template(f"ground.{what}") or str(what)
            return {"cell_": cell_name(fact["cell"]), "what": ground, "value": self.ground(str(value))}
        words = {"facing": self.facing, "side": self.side}.get(str(what), self._value)
        told = self._value(None) if value is None else words(value)
        return {"what": self.number(str(what)), "value": told}

    def pool(self, id: Any) -> str:
        """A pool's label."""
        for pool in self.system.pools:
            if pool.id == id:
                return pool.label
        return str(id or "")

    def number(self, id: str) -> str:
        """What can be set by ruling on a combatant: a pool, a number of its sheet or of its state."""
        known = any(pool.id == id for pool in self.system.pools)
        return self.pool(id) if known else self.template(f"number.{id}") or self.system.stat_label(id)

    def _value(self, value: Any) -> str:
        """What something was set to, as it is read."""
        if value is None or isinstance(value, bool):
            return self.template(f"value.{'none' if value is None else 'yes' if value else 'no'}") or str(value)
        return self._amounts(value)

    def step(self, term: str) -> str:
        """What a step of a sum is called: a status or a number by its label, else a word of the reader's language."""
        if term in self.system.statuses:
            return self.status(term)
        of_sheet = "_" in term or term in self.system.sheet.model_fields or term in self.system.stat_terms
        return self.template(f"step.{term}") or (self.number(term) if of_sheet else term)

    def origin(self, id: str) -> str:
        """Where a step of a sum comes from: a status with its rule, somebody, a thing, a group, a rule.

        Nothing where only a script knows it.
        """
        status = self.system.statuses.get(id)
        if status is not None:
            return f"{status.label} {status.rule}".strip()
        side, _, group = id.partition("/")
        if group and self.fight is not None and side in {one.side for one in self.fight.combatants.values()}:
            return group
        return self.names.get(id) or self.named_things().get(id) or (id if RULE.match(id) else "")

    def facing(self, id: str) -> str:
        """Where a piece looks, in the reader's language."""
        return self.template(f"facing.{id}") or str(id)

    def ground(self, id: str) -> str:
        """A state, height or terrain of a cell: as the system's book calls it, else in the reader's language."""
        label = self.system.terrain_label(id)
        return (self.template(f"ground.{id}") if label == id.replace("_", " ") else None) or label

    def round_name(self, number: int) -> str:
        """A round by the word of its system: `Round 2`."""
        return (self.template("round.name") or "{round}").format(round=number)

    def option(self, name: str, value: Any) -> str:
        """What a value of an option of the fight says; its label and value where no sentence does."""
        info = self.system.options.model_fields.get(name)
        key = "on" if value is True else "off" if value is False else "none" if value in (None, {}) else str(value)
        for language in dict.fromkeys((self.language, "en")):
            said = self.system.phrases.house_rules.get(language, {}).get(name, {})
            found = said.get(key, said.get("value"))
            if found is not None:
                return found.format(value=self._amounts(value))
        return f"{name if info is None else label_of(name, info)}: {self._amounts(value)}"

    def _amounts(self, value: Any) -> str:
        """The value of an option as it is read: names of combatants, and what is listed with its numbers."""
        if isinstance(value, Mapping):
            return ", ".join(f"{self.ground(str(key))} {number}" for key, number in value.items()) or "–"
        return self.names.get(value, value) if isinstance(value, str) else str(value)

    def lasting(self, count: int, unit: str = "rounds") -> str:
        """So many rounds, by the word of their system, or ticks, turns, seconds."""
        return (self.template(f"{unit}.one" if count == 1 else unit) or "{count}").format(count=count)

    def unit(self, id: str) -> str:
        """The word for several rounds, ticks, turns or seconds."""
        return self.lasting(2, id).replace("2", "").strip()

    def phase(self, id: str) -> str:
        """A phase in the reader's language."""
        return self.template(f"phase.{id}") or id

    def why(self, word: Any) -> str:
        """A reason in the reader's language: a word of the contract, a status, or as it stands."""
        if word is None:
            return ""
        return self.template(f"why.{word}") or self.status(str(word))


def head(system: System, options: Mapping[str, Any]) -> tuple[Fact, ...]:
    """What stands above the first fact of a log: how the options of the fight differ from the book, if they do."""
    changed = changed_from_default(check(system.options, options))
    return ({"n": 0, "command": None, "kind": "house_rules", "options": changed},) if changed else ()


def _dice_of(fact: Fact) -> str:
    """The dice of a fact as a sum; in a free roll with what its expression adds to them."""
    faces = fact["dice"] or ()
    if fact["kind"] == "roll" and fact.get("actor") is None:
        with suppress(BadExpression):
            return parse(str(fact["what"])).written(faces)
    return " + ".join(str(face) for face in faces)


def common_key(fact: Fact) -> str:
    """The core's key of a fact; empty where the fact has no line."""
    kind = str(fact["kind"])
    if kind == "initiative" and fact.get("tie"):
        return "initiative.tie"
    if kind == "turn" and fact.get("skipped"):
        return "turn.skipped"
    if kind == "attack":
        if fact.get("critical"):
            return "attack.critical"
        if fact.get("fumble"):
            return "attack.fumble"
        return "attack.hit" if fact.get("hit") else "attack.miss"
    if kind == "roll":
        if fact.get("success") is None:
            return "roll.free"
        return "roll.success" if fact["success"] else "roll.failure"
    if kind == "opposed":
        return "opposed.success" if fact.get("success") else "opposed.failure"
    if kind == "spend":
        return "spend.pool" if fact.get("pool") else "spend.thing"
    if kind == "immune":
        return "immune.status" if fact.get("status") else "immune.element"
    if kind == "leave":
        return f"leave.{fact.get('reason')}"
    if kind == "end":
        return "end.winner" if fact.get("winner") else "end"
    if kind == "countdown":
        return "countdown.done" if fact.get("done") else "countdown"
    if kind == "ruling":
        if fact.get("what") == "override":
            return "ruling.override"
        if fact.get("cell") is not None:
            return "ruling.cell"
        if fact.get("option") is not None:
            return "ruling.option"
        return "ruling" if fact.get("actor") else "ruling.all"
    return kind


def refusal_sentence(
    system: System, code: str, details: Mapping[str, Any], names: Mapping[str, str], language: str = "en"
) -> str:
    """One clear sentence for a refusal."""
    words = _Words(details)
    for key in ("actor", "target", "id"):
        if isinstance(details.get(key), str):
            words[key] = names.get(details[key], details[key])
    status = details.get("status")
    if isinstance(status, str) and status in system.statuses:
        words["status"] = system.statuses[status].label
    found = _refusal_template(system, code, words, language)
    if found is not None:
        sentence = found.format_map(words.known())
        return f"{sentence} ({details['why']})" if details.get("why") and "{why}" not in found else sentence
    if code.startswith("not_enough_"):
        return refusal_sentence(
            system,
            "not_enough",
            {**details, "pool": _pool_label(system, code[len("not_enough_") :])},
            names,
            language,
        )
    return code.replace("_", " ").capitalize() + "."


def _refusal_template(system: System, code: str, words: Mapping[str, Any], language: str) -> str | None:
    """The first template of a code that has no gap: the system's, its `.bare` one, then the core's and its bare one."""
    for tongue in dict.fromkeys((language, "en")):
        sources = (system.phrases.refusals.get(tongue, {}), REFUSALS.get(tongue, {}))
        found = [source[key] for source in sources for key in (code, f"{code}.bare") if key in source]
        if found:
            return next((template for template in found if _fits(template, words)), found[0])
    return None


def _fits(template: str, words: Mapping[str, Any]) -> bool:
    return all(words.get(name) is not None for _, name, _, _ in FORMATTER.parse(template) if name)


def _pool_label(system: System, id: str) -> str:
    return next((pool.label for pool in system.pools if pool.id == id), id)
