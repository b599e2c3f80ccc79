"""Clauses: what is said of a deed, as a verb with its complements, so that a subject can take several of them.

Verbs are messages (`deed-…`) of the core, or of a system with its own words. No verb agrees with a name in gender,
because a name does not tell it.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from itertools import groupby
from typing import TYPE_CHECKING, NamedTuple

from rules.core.facts import CELLS, Fact, is_change_of_cell
from rules.log.redaction import Edition
from rules.log.structure import MISS_OUTCOMES, OUTCOMES, Acts, LoggedBlow, LoggedDeed, PoolChange, structure_facts
from rules.text.localized import AND, NOR, NOR_WHOM

if TYPE_CHECKING:
    from rules.log.sentences import Teller


VERB_VARIANTS = 3
"""How many wordings there are for a verb."""
HIT_OUTCOMES = ("hit", "impale", "critical", "")
GREAT_VERBS = {"critical": "critical", "impale": "impales"}
"""The outcomes that are more than a hit, the greatest first, each with its verb."""
MISSED = ("misses", "fumbles", "averted")
"""The verbs of blows that met nobody."""
QUIET_ENDS = frozenset({"turn", "fall", "death", "round", "surprise", "end"})
"""Reasons for the end of a condition that are not worth a word, or that a sentence of their own tells."""
SHARED_VERBS: Mapping[str, str] = {
    "defend": "defends",
    "wait": "waits",
    "other": "does_else",
    "pass": "passes",
    "face": "turns",
}
"""Kinds of deed that several can share in a sentence, with their verbs."""
FILLERS = frozenset({"does_else", "passes", "turns"})
"""Verbs that say little beside anything else that was done in a turn."""
SHARED = frozenset({"has", "has_not"})
"""Verbs for what befalls several at once, such as a surprise, told in one sentence."""
DIGIT = re.compile(r"\d")
IN_PROSE_ONLY = frozenset({"order", "task"})
"""Kinds that say what another fact says too, unless they have a sentence of their own in prose."""


class Clause(NamedTuple):
    """A verb with its complements."""

    text: str
    shared_verb: str = ""
    """The verb that several can share in a sentence; empty if they cannot."""
    is_sentence: bool = False
    """Whether it is a sentence with a subject of its own."""
    plural: str = ""
    """The text for several together; empty if each is told alone."""
    n: int = 0
    """The number of the fact with which it begins."""
    deed: str = ""
    """What kind of deed it tells of."""
    is_ruled: bool = False
    """Whether it came of a ruling: nobody's deed, it shares no sentence with one."""
    gives_turn: bool = False
    """Whether it says that its subject has one more turn in the round, and not what was done in this one."""


class SentenceWriter:
    """Finds the words for deeds and facts, for one reader."""

    def __init__(self, teller: Teller, edition: Edition | None, *, varied: bool) -> None:
        self.teller = teller
        self.edition = edition
        self.varied = varied
        """Whether verbs change from one deed to the next."""

    # --- words -------------------------------------------------------------------------------------------

    def message(self, id: str, /, **words: object) -> str:
        """Return a message; its id if there is none."""
        return self.teller.say(id, **words) or id

    def capitalize(self, text: str) -> str:
        """Return a text with its first letter in upper case."""
        return text[:1].upper() + text[1:]

    def sentence(self, text: str) -> str:
        """Return a text as a sentence of its own."""
        text = self.capitalize(text.strip())
        return text if text.rstrip("”»").endswith((".", "!", "?", "…")) else f"{text}."

    def listed(self, parts: Sequence[str]) -> str:
        """Return several words or clauses as one: `a, b and c`."""
        return self.teller.listed(parts)

    def names(self, ids: Iterable[str]) -> str:
        """Return the names of several combatants in a list."""
        return self.listed([self.teller.name(id) for id in ids])

    def is_own(self, id: str | None, fact: Fact) -> bool:
        """Whether the reader knows the numbers of a combatant as a fact happens."""
        return self.edition is None or self.edition.is_own(id, fact["n"])

    def acts(self, facts: Iterable[Fact]) -> Acts:
        """Return who has done what, as far as the reader has seen who it was."""
        acts, edition = self.teller.acts, self.edition
        if edition is None or not acts:
            return acts
        outcomes = (fact for fact in facts if fact["kind"] in OUTCOMES and fact["command"] in acts)
        return {
            number: acts[number]
            for number, n in {fact["command"]: fact["n"] for fact in outcomes}.items()
            if acts[number]["actor"] not in edition.hidden(n)
        }

    # --- one fact ----------------------------------------------------------------------------------------

    def fact_line(self, fact: Fact) -> str | None:
        """Return the line of a fact as this reader may see it; None if there is none."""
        if self.edition is None:
            return self.teller.line(fact)
        if self._is_secret(fact):
            return self._hidden_roll(fact)
        if self.edition.is_public(fact):
            if fact["kind"] == "ruling":  # whose word it was is the game master's business
                return self.capitalize(self.teller.line(fact, prose=True) or "") or None
            return self.teller.line(fact)
        return self._without_numbers(fact)

    def _is_secret(self, fact: Fact) -> bool:
        """Whether a roll is for the game master alone; the players have seen the rolls of their own."""
        is_secret_roll = fact["kind"] == "roll" and fact.get("what") in self.teller.system.phrases.secret
        return is_secret_roll and not self.is_own(fact.get("actor"), fact)

    def _hidden_roll(self, fact: Fact) -> str | None:
        actor = fact.get("actor")
        return None if actor is None else f"{self.teller.name(actor)} {self.message('deed-rolls_unseen')}"

    def is_hidden_roll(self, fact: Fact, line: str) -> bool:
        """Return whether the line of a fact says no more than that somebody rolled."""
        return self.edition is not None and line == self._hidden_roll(fact)

    def hidden_rolls(self, ids: Iterable[str]) -> str:
        """Return the line of such facts about several: who rolled, each named once."""
        ids = list(dict.fromkeys(ids))
        return self.message("told-rolls_unseen", count=len(ids), names=self.names(ids)).rstrip(".")

    def _without_numbers(self, fact: Fact) -> str | None:
        """A fact about somebody whose numbers the players do not know, in words, as they saw it."""
        kind = fact["kind"]
        if kind == "roll" and fact.get("what") in self.teller.system.phrases.quiet_rolls:
            return None
        if kind == "initiative" and not fact.get("dice"):
            return None  # nothing was thrown for that place in the order
        if kind == "initiative" and "among" in fact:
            return self._tie(fact)
        if kind in ("roll", "opposed", "initiative") and not self._is_rolled_by_own(fact) and not _is_attempt(fact):
            return self._hidden_roll(fact)
        rounds = structure_facts([fact], acts=self.acts([fact]))
        deeds = [deed for round in rounds for turn in round.turns for deed in turn.deeds]
        clauses = [clause for deed in deeds for clause in (self._results if deed.kind == "act" else self.clauses)(deed)]
        if not clauses:
            return None
        if clauses[0].is_sentence:
            return clauses[0].text
        text = f"{self.teller.name(deeds[0].actor)} {self.listed([clause.text for clause in clauses])}"
        is_told = (kind == "opposed" or _is_attempt(fact)) and self._is_rolled_by_own(fact)
        return f"{text}{self._own_total(fact)}" if is_told else text

    def _tie(self, fact: Fact) -> str | None:
        """What everybody threw in a tie, of the players' own alone; that the others have rolled too."""
        own = [row for row in fact["among"] if self.is_own(row[0], fact)]
        if not own:
            return self._hidden_roll(fact)
        others = [id for id, _ in fact["among"] if not self.is_own(id, fact)]
        text = self.teller.line({**fact, "among": own})
        return f"{text}. {self.hidden_rolls(others)}" if others else text

    def _is_rolled_by_own(self, fact: Fact) -> bool:
        """Whether one of the players' own rolls, alone or on either side of an opposed roll."""
        rollers = (fact.get("actor"), fact.get("target") if fact["kind"] == "opposed" else None)
        return any(self.is_own(id, fact) for id in rollers)

    def _own_total(self, fact: Fact) -> str:
        """What one of the players' own has got in a roll against a stranger, in brackets."""
        if "percent" in fact:
            return ""  # one roll for both
        if fact["kind"] == "roll":
            return f" ({self.teller.name(fact['actor'])}: {fact['total']})"
        by_own = self.is_own(fact["actor"], fact)
        id, total = (fact["actor"], fact["own"]) if by_own else (fact["target"], fact["theirs"])
        return f" ({self.teller.name(id)}: {total})"

    def _split_line(self, fact: Fact) -> tuple[str, bool] | None:
        """The line of a fact without its subject, and whether it is whole because it does not begin with one."""
        line = self.teller.line(fact, prose=True)
        if not line:
            return None
        name = self.teller.name(fact.get("actor"))
        if self.edition is not None and not self.edition.is_public(fact) and self._has_figures(fact, line):
            return None
        if name and line.startswith(f"{name} "):
            return line[len(name) + 1 :].rstrip("."), False
        return line.rstrip(" ."), True

    def _has_figures(self, fact: Fact, line: str) -> bool:
        """Whether a line has a number that is no part of a name: of somebody, or of a thing (`Colt 45`)."""
        if not DIGIT.search(line):
            return False
        things = (name for who in ("actor", "target") for name in self.teller.things_of(fact.get(who)).values())
        names = {*self.teller.names.values(), *things}
        for name in sorted(filter(DIGIT.search, names), key=len, reverse=True):
            line = line.replace(name, "")
        return DIGIT.search(line) is not None

    # --- one deed ----------------------------------------------------------------------------------------

    def turn_clauses(self, deeds: Iterable[LoggedDeed]) -> Iterator[Clause]:
        """Yield the clauses of somebody's deeds in a turn, in order; blows in a row on one target are one clause."""
        row: list[tuple[LoggedDeed, LoggedBlow]] = []
        reacted_to: LoggedDeed | None = None
        resisting: set[tuple[object, object]] = set()
        """By whom a deed was told to be resisted, with its command."""
        for deed in _with_cells_together(_with_statuses_together(deeds)):
            by_target: dict[str, list[tuple[LoggedDeed, LoggedBlow]]] = {}
            clauses: list[Clause] = []
            if deed.word == "note" and (deed.fact["command"], deed.fact.get("target")) in resisting:
                continue  # it says once more that nothing came of it
            if deed.answers is not None and deed.answers is not reacted_to:
                reacted_to = deed.answers
                yield from self._joined_blows(row)
                row = []
                yield self._reaction(reacted_to, deed)._replace(n=int(deed.fact["n"]))
            if deed.kind == "attack" and all(blow.target != deed.actor for blow in deed.blows):
                for blow in deed.blows:
                    by_target.setdefault(blow.target, []).append((deed, blow))
            else:
                gives_turn = self.teller.system.phrases.gives_turn(deed.fact)
                numbered = _numbered(self.clauses(deed), deed)
                clauses = [clause._replace(gives_turn=gives_turn) for clause in numbered]
                resisting.update((deed.fact["command"], id) for id in self._resisting(deed))
            if clauses:
                yield from self._joined_blows(row)
                yield from clauses
                row = []
            for target, blows in by_target.items():
                if row and row[0][1].target != target:
                    yield from self._joined_blows(row)
                    row = []
                row += blows
        yield from self._joined_blows(row)

    def _reaction(self, deed: LoggedDeed, by: LoggedDeed) -> Clause:
        """That somebody reacts to a deed `by` a blow or a use, with the name of its ability for that."""
        why = next((blow.fact.get("why") for blow in by.blows if blow.fact is not None), None)
        known = {} if why is None else self.teller.named_things(by.actor)
        words = self.message("deed-reacts", target=self.teller.name(deed.actor), to=deed.word)
        if why not in known:
            return Clause(words)
        return Clause(self.message("deed-reacts-with", reacts=words, name=self.teller.word(known[why])))

    def _joined_blows(self, pairs: Sequence[tuple[LoggedDeed, LoggedBlow]]) -> Sequence[Clause]:
        """What several blows did to one target."""
        if not pairs:
            return ()
        blows = [blow for _, blow in pairs]
        counted = [(deed, blow) for deed, blow in pairs if blow.outcome in HIT_OUTCOMES] or pairs
        tools = dict.fromkeys(self._tool(deed.fact) for deed, _ in counted)
        effects = self._effects_on(counted[0][0], blows[0].target, blows, self.listed([tool for tool in tools if tool]))
        return _numbered(effects, pairs[0][0])

    def clauses(self, deed: LoggedDeed) -> Iterator[Clause]:
        """Yield the clauses of a deed, to follow the name of its actor."""
        if deed.kind == "suffer":
            for blow in deed.blows:
                yield from self._suffered(deed, blow)
        elif deed.kind in ("attack", "use"):
            yield from self._attack_or_use(deed)
        elif deed.kind == "act":
            yield from self._act(deed)
        elif deed.kind == "surprise":
            yield Clause(self._surprise(deed), is_sentence=True)
        elif deed.kind == "check":
            yield from self._check(deed)
            for blow in deed.blows:
                yield from self._effects_on(deed, blow.target, [blow], "")
            yield from self._resisted(deed)
        elif deed.word == "move":
            yield from self._movement(deed.fact)
        elif deed.word == "reload":
            yield Clause(self.message("deed-reloads", with_=self._tool(deed.fact)))
        elif deed.word == "note" and deed.actor is not None and not deed.fact.get("text") and not deed.fact.get("what"):
            yield Clause(self.message("deed-does_else"), "does_else")
        elif deed.word in SHARED_VERBS and not deed.fact.get("text"):
            yield Clause(self.message(f"deed-{SHARED_VERBS[deed.word]}"), SHARED_VERBS[deed.word])
        elif deed.word == "countdown" and not deed.fact["done"] and self.teller.unit_of(deed.fact):
            yield Clause(self._countdown(deed.fact), is_sentence=True)
        elif deed.word not in IN_PROSE_ONLY or self.teller.has_prose(deed.fact):
            split_line = self._split_line(deed.fact)
            if split_line is not None:
                yield Clause(split_line[0], is_sentence=split_line[1])

    def _countdown(self, fact: Fact) -> str:
        time = self.teller.lasting(fact["left"], self.teller.unit_of(fact) or "rounds")
        return self.message("told-countdown", count=fact["left"], name=fact["name"], time=time)

    def _movement(self, fact: Fact) -> Iterator[Clause]:
        """That somebody moved, without the place (the ledger has it), and what moved them against their will."""
        split_line = self._split_line(fact) if fact.get("why") or fact.get("placed") else None
        if split_line is not None:
            yield Clause(split_line[0], is_sentence=split_line[1])
        else:
            yield Clause(self.message("deed-moves"), "moves")

    def _surprise(self, deed: LoggedDeed) -> str:
        """Who surprises whom: in a phase of its own, or a side by what the system tells of it."""
        fact, surprised = deed.fact, self.names(deed.targets) or None
        if "side" in fact:
            side, names = self.teller.side(fact["side"]), [self.teller.name(id) for id in fact.get("alert") or ()]
            alert = self.teller.listed(names, NOR_WHOM) or None
            words = {"side": side, "who": fact["side"], "surprised": surprised, "alert": alert}
            return self.message(f"told-surprise-{fact.get('result')}", **words)
        ids = fact.get("by", tuple(deed.surprisers))
        by = self.names(ids) or self.message("told-somebody")
        return self.message("told-surprise", count=len(ids) or 1, by=by, surprised=surprised)

    def _check(self, deed: LoggedDeed) -> Iterator[Clause]:
        fact = deed.fact
        if fact.get("success") is None:
            return
        is_seen = self._is_rolled_by_own(fact) or _is_attempt(fact)
        if self.edition is not None and not is_seen and (self._is_secret(fact) or not self.edition.is_public(fact)):
            if fact.get("actor") is not None:
                yield Clause(self.message("deed-rolls_unseen"), "rolls_unseen")
            return
        sentence = self.teller.say(f"deed-roll-{fact.get('what')}", success=fact["success"])
        if sentence is not None:
            yield Clause(sentence)
            return
        words = self.teller.words(fact)
        other_what = words.get("what") if words.get("what") != fact.get("what") else None
        subject = words.get("deed_") or words.get("skill_") or words.get("with_") or other_what
        if subject and not fact.get("opposed"):
            verb = "succeeds" if fact["success"] else "fails"
            text = self.message(f"deed-{verb}", what=subject)
            if deed.targets:
                text = self.message("deed-against", clause=text, targets=self.names(deed.targets))
            yield Clause(text)
            return
        split_line = self._split_line(fact)
        if split_line is not None:
            yield Clause(split_line[0], is_sentence=split_line[1])

    def _attack_or_use(self, deed: LoggedDeed) -> Iterator[Clause]:
        """An attack or the use of something: what it did to each target."""
        tool = self._tool(deed.fact)
        by_target: dict[str, list[LoggedBlow]] = {}
        for blow in deed.blows:
            by_target.setdefault(blow.target, []).append(blow)
        is_use = deed.kind == "use"
        reached = [blows for blows in by_target.values() if not all(blow.outcome in MISS_OUTCOMES for blow in blows)]
        if is_use and (not by_target or (reached and all(map(self._is_mild, reached)))):
            yield self._use_clause(deed, tool)
            tool = ""
        for _, run in groupby(by_target, key=lambda target: self._alike(deed, target, by_target[target])):
            target, *others = run
            blows = by_target[target]
            if others:
                yield from self._statuses_after(self.names([target, *others]), blows)
                continue
            clauses = tuple(self._effects_on(deed, target, blows, tool))
            yield from clauses
            if clauses and not self._is_mild(blows):
                tool = ""  # said of the first on whom it worked
        yield from self._resisted(deed)

    def _act(self, deed: LoggedDeed) -> Iterator[Clause]:
        """An act of which only its result tells: in the words of the system, else as that result."""
        names = self.names(dict.fromkeys(blow.target for blow in deed.blows))
        text = self.teller.say(f"acted-{self.teller.acts[deed.fact['command']]['action']}", target=names)
        yield from self._results(deed) if text is None else [Clause(text)]

    def _results(self, deed: LoggedDeed) -> Iterator[Clause]:
        """What somebody has done to others, as what became of them."""
        for blow in deed.blows:
            yield from self._effects_on(deed, blow.target, [blow], "")

    def _resisted(self, deed: LoggedDeed) -> Iterator[Clause]:
        """That some have resisted a deed."""
        ids = self._resisting(deed)
        if len(ids) > 1 and set(ids) == {id for id in deed.targets if id != deed.actor}:
            yield Clause(self.message("deed-resisted-all"))  # they have just been named
        elif ids and deed.kind == "use" and not deed.blows and ids == list(deed.targets):
            yield Clause(self.message("deed-resisted-named"))
        elif ids:
            yield Clause(self.message("deed-resisted", targets=self.names(ids)))

    def _resisting(self, deed: LoggedDeed) -> list[str]:
        """Those on whom a deed has had no effect because of a roll."""
        met = {blow.target for blow in deed.blows if blow.immune or not blow.does_nothing}
        return [
            id
            for id, roll in deed.resisted.items()
            if id not in met and not (self.edition is not None and self._is_secret(roll))
        ]

    def _is_mild(self, blows: Sequence[LoggedBlow]) -> bool:
        """Whether a target was neither hurt nor healed: then what was used is said first."""
        return not any(
            blow.outcome not in ("", "hit") or blow.losses or blow.gains or blow.brings_down for blow in blows
        )

    def _alike(self, deed: LoggedDeed, target: str, blows: Sequence[LoggedBlow]) -> object:
        """The statuses that a use brings on a target, which is told together with others of the same; else the target.

        What agrees with its subject, as a state does, is told of each alone.
        """
        facts = [fact for blow in blows for fact in blow.statuses]
        others = any(blow.lifted or blow.immune or blow.fate is not None for blow in blows)
        agrees = any(self.teller.say(f"in_state-{fact['status']}", status="", source=None) for fact in facts)
        if deed.kind != "use" or target == deed.actor or others or agrees or not self._is_mild(blows):
            return target
        return tuple((fact["status"], str(fact.get("params"))) for fact in facts)

    def _use_clause(self, deed: LoggedDeed, tool: str) -> Clause:
        others = [id for id in deed.targets if id != deed.actor]
        split_line = self._split_line(deed.fact) if not tool else None
        if split_line is not None and not split_line[1]:
            return Clause(split_line[0])
        if others:
            id = "deed-uses_on-too" if deed.actor in deed.targets else "deed-uses_on"
            return Clause(self.message(id, with_=tool, targets=self.names(others)))
        return Clause(self.message("deed-uses", with_=tool))

    def _tool(self, fact: Fact) -> str:
        """The name of what a deed was done with."""
        common = self.teller.common_tool(fact.get("actor"), fact.get("with"))
        if common:
            return common
        words = self.teller.words(fact)
        return str(words.get("with_") or words.get("card") or "")

    def _effects_on(self, deed: LoggedDeed, target: str, blows: Sequence[LoggedBlow], tool: str) -> Iterator[Clause]:
        """What a deed did to a target."""
        if target == deed.actor:
            for blow in blows:
                if blow.outcome or (blow.losses and deed.kind == "use" and target in deed.targets):
                    text = self._with_tool(self.message("deed-attacks_self"), tool)
                    is_stopped = blow.outcome in MISS_OUTCOMES or not (blow.losses or blow.statuses or blow.fate)
                    yield Clause(self.message("deed-stopped", clause=text) if is_stopped else text)
                    tool = ""
                yield from self._suffered(deed, blow, tool)
                tool = ""
            return
        name = self.teller.name(target)
        verb, count = verb_of(blows)
        misses = sum(blow.outcome in MISS_OUTCOMES for blow in blows)
        woken = any(blow.fate is not None and blow.fate["kind"] == "wake" for blow in blows)
        gains = [gain for blow in blows for gain in blow.gains]
        if verb == "hits" and (woken or gains) and not any(blow.losses for blow in blows):
            yield from self._benefits(deed, target, blows, tool)
            return
        if verb == "hits" and deed.kind == "use" and self._is_mild(blows):
            verb = ""  # said by what it was used on, and by what came of it
        if verb:
            struck = self._struck_instead(name, blows)
            text = self._with_tool(
                self._varied_verb("attacks" if verb == "averted" else verb, deed.fact, target=struck), tool
            )
            if verb in ("fells", "kills") and (great := great_hit(blows)):
                text = self.message(f"deed-by_{great}", clause=text)
            if misses > 0 and verb not in MISSED:
                text = self.message("deed-times_of", clause=text, count=count, all=count + misses)
            elif count > 1:
                text = self.message("deed-times", clause=text, count=count)
            if verb == "averted":
                text = self.message("deed-averted", clause=text, target=name)
            losses = [loss for blow in blows for loss in blow.losses]
            if verb == "hits" and losses and not any(loss.dealt for loss in losses):
                text = self.message("deed-stopped", clause=text)
            text += self._amounts(losses, target, deed.actor, deed.fact)
            yield Clause(text, verb if verb == "misses" else "")
        yield from self._benefits(deed, target, blows, "" if verb else tool)

    def _struck_instead(self, name: str, blows: Sequence[LoggedBlow]) -> str:
        """The name of a target, with the one at whom the blows were aimed if that is another, in the system's words."""
        others = (self.teller.words(blow.fact).get("aimed_") for blow in blows if blow.fact is not None)
        aimed = self.listed(list(dict.fromkeys(str(other) for other in others if other)))
        return (self.teller.say("told-aimed", target=name, aimed=aimed) if aimed else None) or name

    def _benefits(self, deed: LoggedDeed, target: str, blows: Sequence[LoggedBlow], tool: str) -> Iterator[Clause]:
        """What a target gained, and in what state the deed left it."""
        name = self.teller.name(target)
        gains = [gain for blow in blows for gain in blow.gains]
        if any(blow.fate is not None and blow.fate["kind"] == "wake" for blow in blows):
            yield Clause(self._with_tool(self._varied_verb("wakes", deed.fact, target=name), tool))
        elif gains:
            text = self._with_tool(self._varied_verb("heals", deed.fact, target=name), tool)
            yield Clause(text + self._amounts(gains, target, target, deed.fact))
        yield from self._statuses_after(name, blows)

    def _with_tool(self, clause: str, tool: str) -> str:
        """A clause with what it was done with."""
        return self.message("deed-with", clause=clause, with_=tool) if tool else clause

    def _statuses_after(self, name: str, blows: Sequence[LoggedBlow]) -> Iterator[Clause]:
        yield from self._broken_off("lifts", [fact for blow in blows for fact in blow.lifted], target=name)
        if not any(blow.brings_down for blow in blows):
            begun = [fact for blow in blows for fact in blow.statuses]
            ended = [fact for blow in blows for fact in blow.lifted if fact.get("why") not in QUIET_ENDS]
            yield from self._as_they_came({"leaves": begun, "frees": ended}, target=name)
        if any(blow.immune for blow in blows) and not any(blow.losses for blow in blows):
            yield Clause(self.message("deed-immune", target=name))

    def _suffered(self, deed: LoggedDeed, blow: LoggedBlow, tool: str = "") -> Iterator[Clause]:
        """What happened to the subject of the deed itself."""
        is_down = blow.brings_down
        cause = cause_of(deed)
        for verb, changes in (("loses", blow.losses), ("regains", blow.gains)):
            if is_down and not self.is_own(blow.target, deed.fact):
                continue
            text = self._own_amounts(verb, changes, deed)
            if text:
                text = self._due_to(text, self.teller.cause(cause)) if cause else text
                yield Clause(self._with_tool(text, tool))
                tool = ""
        if blow.fate is not None:
            split_line = self._split_line(blow.fate)
            verb = {"fall": "falls", "die": "dies", "wake": "is_up", "leave": "leaves_fight"}[blow.fate["kind"]]
            yield Clause(split_line[0] if split_line and not split_line[1] else self.message(f"deed-{verb}"))
        yield from self._broken_off("lifted", blow.lifted)
        if is_down and blow.fate is not None and not self.teller.has_line(blow.fate):
            yield from self._statuses("has", blow.statuses)  # by them it falls, and by no sentence of the fall
        if not is_down:
            lifted = [fact for fact in blow.lifted if fact.get("why") not in QUIET_ENDS]
            yield from self._as_they_came({"has": blow.statuses, "has_not": lifted})
        if blow.immune and not blow.statuses and not blow.losses:
            yield Clause(self.message("deed-resists"))

    def _due_to(self, clause: str, cause: str) -> str:
        """A clause of a loss or a gain with what brought it."""
        for id in ("deed-is_hurt", "deed-unhurt"):
            if clause == self.message(id):
                return self.message(f"{id}-by", cause=cause)
        return self.message("deed-from", clause=clause, cause=cause)

    def _broken_off(self, verb: str, facts: Iterable[Fact], **words: object) -> Iterator[Clause]:
        """A clause for each that was under way and is broken off, told of who falls too; statuses just end."""
        for fact in facts:
            text = self.teller.say(f"deed-{verb}-{fact['status']}", with_=self._tool(fact) or None, **words)
            if text is not None:
                yield Clause(text)

    def _own_amounts(self, verb: str, changes: Sequence[PoolChange], deed: LoggedDeed) -> str:
        if not changes:
            return ""
        shown = [change for change in changes if change.amount > 0]
        if not shown:
            if verb == "regains":
                return ""
            return self.message("deed-loses_nothing" if any(loss.dealt for loss in changes) else "deed-unhurt")
        if not self._may_show_amounts(deed.blows[0].target, deed.fact.get("source"), deed.fact):
            return self.message("deed-is_hurt" if verb == "loses" else "deed-is_healed")
        by_pool: dict[str | None, list[str]] = {}
        for loss in shown:
            by_pool.setdefault(loss.pool, []).append(str(self._told_amount(loss, deed.blows[0].target, deed.fact)))
        amounts = [f"{' + '.join(numbers)} {self.teller.pool(pool)}".strip() for pool, numbers in by_pool.items()]
        return self.message(f"deed-{verb}", amounts=self.listed(amounts))

    def _told_amount(self, change: PoolChange, target: str, fact: Fact) -> int:
        """What was really lost or gained; of a stranger what was dealt, for only that is known."""
        return change.amount if self.is_own(target, fact) else change.dealt or change.amount

    def _may_show_amounts(self, target: str, doer: str | None, fact: Fact) -> bool:
        """Whether amounts may be told: what one's own lose, and what their blows deal, which their players roll.

        Of a stranger that is what was dealt, also where it was all it had: to leave it out there would give that away.
        """
        return self.is_own(target, fact) or self.is_own(doer, fact)

    def _varied_verb(self, verb: str, fact: Fact, **words: object) -> str:
        return self.message(f"deed-{verb}", way=int(fact["n"]) % VERB_VARIANTS if self.varied else 0, **words)

    def _as_they_came(self, facts_of: Mapping[str, Sequence[Fact]], **words: object) -> Iterator[Clause]:
        """The clauses of statuses that begin and that end, by verb: what happened first is told first."""
        in_order = sorted((facts[0]["n"], verb) for verb, facts in facts_of.items() if facts)
        for _, verb in in_order:
            yield from self._statuses(verb, facts_of[verb], **words)

    def _statuses(self, verb: str, facts: Iterable[Fact], **words: object) -> Iterator[Clause]:
        """A clause for the statuses that somebody has (`has Veneno`), and one for states (`is held`)."""
        plain_names: dict[str, None] = {}
        states: dict[str, None] = {}
        for fact in filter(self.teller.has_line, facts):
            told = self.teller.say(f"deed-lifted-{fact['status']}", with_=None) if fact["kind"] == "lift" else None
            if told is not None:
                continue  # told as broken off
            name = str(self.teller.words(fact).get("status") or fact.get("status"))
            is_own_doing = fact.get("source") == fact["actor"]
            source = None if is_own_doing else self.teller.name(fact.get("source")) or None
            state = self.teller.say(f"in_state-{fact['status']}", status=name, source=source)
            (plain_names if state is None else states)[state or name] = None
        for id, names in ((f"deed-{verb}", plain_names), (f"deed-{verb}-state", states)):
            if names:
                template = NOR if verb == "has_not" else AND
                values = {"statuses": self.teller.listed(list(names), template), **words}
                several = self.message(id, count=2, **values) if verb in SHARED else ""
                yield Clause(self.message(id, count=1, **values), plural=several)

    def _amounts(self, changes: Sequence[PoolChange], target: str, doer: str | None, fact: Fact) -> str:
        """The amounts in brackets, ` (23 + 64)`; empty if the reader may not know them."""
        shown = [loss for loss in changes if loss.amount > 0]
        if not shown or not self._may_show_amounts(target, doer, fact):
            return ""
        vital = next((pool.id for pool in self.teller.system.pools if pool.vital), None)
        amounts = [
            str(self._told_amount(loss, target, fact))
            + ("" if loss.pool in (None, vital) else f" {self.teller.pool(loss.pool)}")
            for loss in shown
        ]
        return f" ({' + '.join(amounts)})"


def _is_attempt(fact: Fact) -> bool:
    """Whether a roll is a deed at somebody, which is seen, whoever rolls."""
    return fact.get("deed") is not None and fact.get("target") is not None


def _numbered(clauses: Iterable[Clause], deed: LoggedDeed) -> list[Clause]:
    """The clauses with the number of the fact with which a deed begins, and its kind."""
    return [clause._replace(n=int(deed.fact["n"]), deed=deed.word) for clause in clauses]


def _with_statuses_together(deeds: Iterable[LoggedDeed]) -> Iterator[LoggedDeed]:
    """The deeds, with one for all statuses that come over somebody in a row."""
    for is_status, run in groupby(deeds, key=_only_brings_statuses):
        first, *others = run
        if is_status and others:
            statuses = [fact for deed in (first, *others) for fact in deed.blows[0].statuses]
            yield replace(first, blows=[replace(first.blows[0], statuses=statuses)])
        else:
            yield from (first, *others)


def _with_cells_together(deeds: Iterable[LoggedDeed]) -> Iterator[LoggedDeed]:
    """The deeds, with one for all cells that become the same in a row."""
    for change, run in groupby(deeds, key=_change_of_cell):
        first, *others = run
        if change is not None and others:
            cells = [deed.fact["cell"] for deed in (first, *others)]
            yield replace(first, fact={**first.fact, CELLS: cells})
        else:
            yield from (first, *others)


def _change_of_cell(deed: LoggedDeed) -> tuple[object, object] | None:
    """What a deed makes of a cell of the board; None if it changes none."""
    return (deed.fact.get("what"), deed.fact.get("value")) if is_change_of_cell(deed.fact) else None


def _only_brings_statuses(deed: LoggedDeed) -> bool:
    """Whether nothing but statuses comes over the one whom a deed befalls."""
    if deed.kind != "suffer" or len(deed.blows) != 1:
        return False
    (blow,) = deed.blows
    return bool(blow.statuses) and not (blow.losses or blow.gains or blow.lifted or blow.fate or blow.immune)


def cause_of(deed: LoggedDeed) -> str | None:
    """Return the status or action that caused what nobody did; None if there is none."""
    cause = deed.fact.get("cause")
    return None if cause is None else str(cause)


def great_hit(blows: Iterable[LoggedBlow]) -> str:
    """Return the greatest outcome of several blows that is more than a hit; empty if there is none."""
    outcomes = {blow.outcome for blow in blows}
    return next((outcome for outcome in GREAT_VERBS if outcome in outcomes), "")


def verb_of(blows: Sequence[LoggedBlow]) -> tuple[str, int]:
    """Return the verb of several blows on a target, and how many of them were of that kind."""
    hits = [blow for blow in blows if blow.outcome in ("hit", *GREAT_VERBS)]
    hit_count = len(hits) or 1
    fates = [blow.fate["kind"] for blow in blows if blow.fate is not None]
    if "die" in fates:
        return "kills", hit_count
    if "fall" in fates:
        return "fells", hit_count
    if any(loss.amount > 0 for blow in blows for loss in blow.losses):
        great = great_hit(blows)
        return (GREAT_VERBS[great] if great else "wounds" if hits else "hurts"), hit_count
    if hits:
        return "hits", hit_count
    for outcome, verb in (("averted", "averted"), ("fumble", "fumbles"), ("miss", "misses")):
        count = sum(blow.outcome == outcome for blow in blows)
        if count:
            return verb, count
    return "", 0
