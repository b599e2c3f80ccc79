"""A fight to try rules out with: it is stored nowhere, and goes the same way as often as it is begun anew.

Its stops have dice of their own, as the odds have them: a change to the rules changes no dice but those it concerns.
"""

from __future__ import annotations

import json
from collections import Counter, defaultdict
from collections.abc import Callable, Iterator, Mapping, MutableMapping, Sequence
from dataclasses import dataclass, replace
from difflib import SequenceMatcher
from functools import cache, partial
from typing import Any, NamedTuple, get_args

from pydantic.fields import FieldInfo
from PySide6.QtCore import QCoreApplication

from models.exchange.shipped_games import shipped_games
from models.samples import shipped_samples
from rules.core.facts import Command, Fact, in_order_told
from rules.core.state import FOES, PARTY, is_decided
from rules.engine.service import NEXT, Refused, Result, RulesService
from rules.log.refusals import refusal_sentence
from rules.log.sentences import Teller
from rules.mechanics.dice_sources import AnswerSource
from rules.odds.runs import Situation, Start, derive_seed, run_of, stops_of
from rules.odds.tally import Tally
from rules.scripts.script import check_combatant
from rules.scripts.setup import new_fight
from rules.sheets.renamed import OF_SHEETS, renamed_keys
from rules.sheets.schema import check, limits, row_model, slug
from rules.system.system import System
from rules.tactics import CUNNING
from rules.text.faults import BadScript, BadSheet
from rules.text.localized import in_language
from rules.text.message_texts import MessagesInMemory
from ui.rule_editor.scratch import deeds
from ui.rule_editor.scratch.deeds import MISSED, Deed, LedPlayer, Told, Turn

NAMES, FOE_NAMES = ("Iva", "Doro"), ("Garr", "Nokk")
"""What the sample creatures of each side are called."""
USUAL_NUMBER, SOME = 12, 2
"""What is assumed for a number that a sheet needs, and of what somebody has none of unless told otherwise."""
TOO_MUCH = "too_much"
"""The refusal of effects without an end."""
FIGHTS = 200
"""How many fights the odds are worked out of."""
FEWEST_ENDED = 20
"""After so many fights, none of which came to an end, no more are played."""
DEED, REACTION, BEFORE, BEHIND = "deed", "reaction", 0.5, 0.01
"""The kinds of what was done and how others reacted, where no fact tells it.

The number of a deed is so much less than that of the next fact, and those of the reactions to it so much more than its.
"""
SECTIONS = frozenset({"round", "phase", "turn", "end"})
"""Kinds of facts with which a section of the log begins; what is different is looked for within each."""


@dataclass(frozen=True)
class Contestant:
    """A creature in such a fight."""

    name: str
    side: str
    sheet: Mapping[str, Any]


# --- who fights ------------------------------------------------------------------------------------------


def sample_contestants(system: System[Any, Any], language: str = "") -> tuple[Contestant, ...]:
    """Return two creatures a side, with the same sheets on both: so every rule that is changed tells in the odds.

    They are two of a party that comes with the program, else they have the sheet's defaults; raises BadSheet where no
    sheet can be made of these.
    """
    party = _shipped_party(system.id, language) or tuple(
        Contestant(name, PARTY, default_sheet(system, number)) for number, name in enumerate(NAMES)
    )
    foes = (replace(contestant, name=name, side=FOES) for contestant, name in zip(party, FOE_NAMES, strict=True))
    return (*party, *foes)


@cache
def _shipped_party(system: str, language: str) -> tuple[Contestant, ...]:
    """Return the first of a shipped party of a system; none if nothing of it is shipped."""
    games = (json.loads(game.package.creatures) for game in shipped_games(language) if game.package.creatures)
    for content in (*games, *(sample.content for sample in shipped_samples(language))):
        members = [member for party in content.get("parties", ()) for member in party["members"]]
        own = [member for member in members if member["system"] == system][: len(NAMES)]
        if len(own) == len(NAMES):
            return tuple(Contestant(member["name"], PARTY, member["sheet"]) for member in own)
    return ()


def _fits(system: System[Any, Any], sheet: Mapping[str, Any]) -> bool:
    try:
        check(system.sheet, dict(sheet))
    except BadSheet:
        return False
    return True


def default_sheet(system: System[Any, Any], number: int = 0) -> dict[str, Any]:
    """Return a sheet of the defaults, with what it needs and a row in each list.

    The one of `number` 1 also has some of each pool of which one has none by default. Raises BadSheet.
    """
    data: dict[str, Any] = {}
    for name, info in system.sheet.model_fields.items():
        rows = row_model(info)
        if rows is not None:
            data[name] = [_row(system, name, info, number)]
        elif info.is_required():
            data[name] = _needed(info)
    if number:
        for pool in system.pools:
            maximum = system.sheet.model_fields.get(pool.id)
            if maximum is not None and maximum.default == 0 and pool.id not in data:
                most = limits(maximum)[1]
                data[pool.id] = SOME if most is None else min(SOME, most)
    return _without_faults(system, data)


def _row(system: System[Any, Any], list_name: str, info: FieldInfo, number: int) -> dict[str, Any]:
    """Return a row of a list: one that its editor offers, else its defaults."""
    offered = system.row_templates.get(list_name, ())
    if offered:
        return {"id": f"{list_name}-1", **offered[number % len(offered)]}
    rows = row_model(info)
    assert rows is not None
    row = {name: _needed(field) for name, field in rows.model_fields.items() if field.is_required()}
    return row | {"id": f"{list_name}-1", "name": _label(list_name, info)}


def _label(name: str, info: FieldInfo) -> str:
    extra = info.json_schema_extra
    return str(extra.get("label", name)) if isinstance(extra, dict) else name


def _needed(info: FieldInfo) -> Any:
    """Return a value for a field that a sheet needs."""
    if info.annotation is bool:
        return False
    if info.annotation is int:
        low, high = (USUAL_NUMBER if limit is None else limit for limit in limits(info))
        return max(low, min(USUAL_NUMBER, high))
    choices = [choice for choice in get_args(info.annotation) if isinstance(choice, str)]
    return choices[0] if choices else "1d6"


def _without_faults(system: System[Any, Any], data: dict[str, Any]) -> dict[str, Any]:
    """Return a sheet without the lists and numbers that its system does not take; raises BadSheet for others."""
    try:
        check(system.sheet, data)
    except BadSheet as bad:
        at_fault = {place.partition("[")[0].partition(".")[0] for place, _ in bad.faults}
        rest = {
            key: value
            for key, value in data.items()
            if key not in at_fault or system.sheet.model_fields[key].is_required()
        }
        if len(rest) == len(data):
            raise
        return _without_faults(system, rest)
    return data


def fitted(system: System[Any, Any], contestants: Sequence[Contestant]) -> tuple[list[Contestant], list[str]]:
    """Return contestants with sheets that a system takes, and the names of those who fight with its defaults instead.

    What a sheet says that the system does not know is left out.
    """
    made, without_own = list[Contestant](), list[str]()
    known = system.sheet.model_fields.keys()
    for contestant in contestants:
        sheet = renamed_keys(contestant.sheet, OF_SHEETS, {}, known, Counter())
        if not _fits(system, sheet):
            without_own.append(contestant.name)
            sheet = default_sheet(system)
        made.append(replace(contestant, sheet=sheet))
    return made, without_own


# --- the fight -------------------------------------------------------------------------------------------


class _Watched(RulesService[Any]):
    """A fight that remembers the first effects without an end."""

    endless: Refused | None = None

    def do(self, command: Command, asking: AnswerSource | None = None, number: int | None = None) -> Result:
        result = super().do(command, asking, number)
        if isinstance(result, Refused) and result.code == TOO_MUCH and self.endless is None:
            self.endless = result
        return result


class CannotBegin(Exception):
    """No fight can begin by these rules; its text says why."""


def start_of(system: System[Any, Any], contestants: Sequence[Contestant], seed: int, language: str = "en") -> Start:
    """Return the fight before its beginning; raises CannotBegin with a sentence."""
    try:
        records = [check_combatant(system, record, record["name"]) for record in _records(contestants)]
        fight = new_fight(system, check(system.options, {}), seed, None, records)
    except BadScript as bad:
        raise CannotBegin(in_language(bad.message, language)) from None
    except BadSheet as bad:
        raise CannotBegin(" ".join(in_language(sentence, language) for _, sentence in bad.faults)) from None
    return Start(system, fight, Situation(system.id, {}))


def _records(contestants: Sequence[Contestant]) -> Iterator[dict[str, Any]]:
    """Yield the contestants as a setup describes them: with ids, and a letter where several have one name."""
    alike = Counter(contestant.name for contestant in contestants)
    seen: Counter[str] = Counter()
    taken: set[str] = set()
    for contestant in contestants:
        name = contestant.name
        if alike[name] > 1:
            seen[name] += 1
            name = f"{name} {chr(ord('A') + (seen[name] - 1) % 26)}"
        id = slug(name) or "creature"
        while id in taken:
            id += "-2"
        taken.add(id)
        yield {"id": id, "name": name, "side": contestant.side, "sheet": dict(contestant.sheet)}


class ScratchFight:
    """One fight, played turn by turn by the tactics on both sides, but for what somebody is told to do."""

    def __init__(self, start: Start, seed: int, deeds: MutableMapping[Turn, Deed] | None = None) -> None:
        self.system = start.system
        self.told = Told({} if deeds is None else deeds)
        self.service = _Watched(start.fight.copy(seed), start.system)
        self.turns = 0
        """How many turns have been played."""
        self.is_over = False
        """Whether it has ended, or cannot go on."""
        self.error: Exception | None = None
        """What the rules failed with."""
        self._most = start.stops
        self._stops = stops_of(self.service, start, CUNNING, seed, partial(LedPlayer, self.told))
        self._go_on()
        if self.service.fight.phase == "setup":
            self.is_over = True

    @property
    def round(self) -> int:
        """The round that is being played."""
        return int(self.service.fight.round)

    @property
    def next_turns(self) -> list[Turn]:
        """The turn that is played next, or those of all who declare something next; none if it is nobody's."""
        if self.is_over or self.has_winner:
            return []
        fight = self.service.fight
        return self.told.next_turns(fight, self.system.tactics.declares(fight))

    @property
    def has_winner(self) -> bool:
        """Whether nobody is left to fight against."""
        return is_decided(self.service.fight)

    def step(self) -> bool:
        """Play a turn; return whether the fight can go on after it."""
        if self.is_over:
            return False
        if not self._go_on():
            return False
        self.turns += 1
        return self._go_on() if self.has_winner else True  # to be ended

    def _go_on(self) -> bool:
        """Play to the next stop; return False if there is none."""
        try:
            next(self._stops)
        except StopIteration:
            self.is_over = True
            self.told.pass_over(self.service, is_over=True)
            if self.has_winner and self.service.fight.phase != "ended":
                self.service.do({"do": "end"})
            return False
        except Exception as error:  # noqa: BLE001 - rules in the making may fail with anything; it is told as a sentence
            self.is_over, self.error = True, error
            return False
        return True

    def facts(self) -> list[Fact]:
        """Return everything that has happened, in the order in which it is told.

        What is done in a system without a folder stands before what comes of it: no words of its own say so. What was
        to be done and could not be stands in its place, too.
        """
        facts = in_order_told(self.service.journal.facts())
        if isinstance(self.system.phrases.file, MessagesInMemory):
            facts = self._with_deeds(facts)
        for missed in self.told.missed:
            places = (place for place, fact in enumerate(facts) if fact["command"] >= missed["command"])
            facts.insert(next(places, len(facts)), missed)
        return facts

    def _with_deeds(self, facts: Sequence[Fact]) -> list[Fact]:
        entries = {entry.number: entry.command for entry in self.service.journal.entries}
        told = list[Fact]()
        for fact in facts:
            number, command = fact["n"] - BEFORE, fact["command"]
            if command in entries:
                deed = entries.pop(command)
                if deed["do"] == "act":
                    is_chosen = command in self.told.commands
                    told.append({**deed, "n": number, "command": command, "kind": DEED, "chosen": is_chosen})
                for at, answer in enumerate(self.told.answers.get(command, ()), 1):
                    told.append({**answer, "n": number + at * BEHIND, "command": command, "kind": REACTION})
            told.append(fact)
        return told

    def refusal(self) -> Refused | None:
        """Return what keeps the fight from going on, or from beginning; or effects without an end."""
        service = self.service
        if service.endless is not None:
            return service.endless
        if not self.is_over or self.has_winner or self.error is not None:
            return None
        command: Command = {"do": "begin"} if service.fight.phase == "setup" else NEXT
        return service.refusal_of(command)

    @property
    def is_too_long(self) -> bool:
        """Whether it was left undecided after very many turns."""
        return self.is_over and not self.has_winner and self.turns >= self._most

    def refusal_sentence(self, system: System[Any, Any], language: str) -> str:
        """Return `refusal` in words; empty if there is none."""
        refused = self.refusal()
        if refused is None:
            return ""
        names = {id: combatant.name for id, combatant in self.service.fight.combatants.items()}
        return refusal_sentence(system, refused.code, refused.details, names, language)


# --- what is different -----------------------------------------------------------------------------------


class ScratchTeller(Teller):
    """Tells what was done as well, in the words of the rules."""

    def has_line(self, fact: Fact) -> bool:
        """Whether a fact has a sentence."""
        return self.line(fact) is not None if fact["kind"] in (DEED, REACTION, MISSED) else super().has_line(fact)

    def line(self, fact: Fact, *, prose: bool = False) -> str | None:
        """Return the sentence of a fact: of a deed whose it is, and what it is called."""
        if fact["kind"] in (DEED, REACTION):
            return self._deed(fact)
        return self._missed(fact) if fact["kind"] == MISSED else super().line(fact, prose=prose)

    def _missed(self, fact: Fact) -> str:
        """Return what became of something that was chosen, where the rules tell nothing of it."""
        name, deed, why = self.name(fact["actor"]), fact["label"], ""
        match fact["why"]:
            case deeds.SILENT:
                return QCoreApplication.translate("ScratchTeller", "{deed} (chosen)").format(deed=f"{name}: {deed}")
            case deeds.IDLE:
                words = QCoreApplication.translate(
                    "ScratchTeller", "{name}: “{deed}” was chosen, and nothing came of it."
                )
            case deeds.PASSED:
                words = QCoreApplication.translate(
                    "ScratchTeller", "{name}: “{deed}” was chosen for a turn that did not come."
                )
            case _:
                words = QCoreApplication.translate(
                    "ScratchTeller", "{name}: “{deed}” was chosen, but is not possible here. {why}"
                )
                why = refusal_sentence(self.system, fact["code"], fact["details"], self.names, self.language)
        return words.format(name=name, deed=deed, why=why)

    def _deed(self, fact: Fact) -> str | None:
        """Return what was done, or how somebody reacted; None of the answer to another question."""
        if fact["kind"] == DEED:
            what: str | None = self.cause(str(fact["action"]))
        else:
            what = self.say(f"answer-{fact['question']}-{fact['question']}")
        if not what:
            return None
        done = f"{self.name(fact['actor'])}: {what}"
        chosen = QCoreApplication.translate("ScratchTeller", "{deed} (chosen)")
        return chosen.format(deed=done) if fact["chosen"] else done


class ToldFact(NamedTuple):
    """A line of the log."""

    n: float
    """The number of its fact."""
    section: tuple[object, ...]
    """Where it stands: the round, and whose turn it is."""
    text: str


def told_facts(facts: Sequence[Fact], teller: Teller) -> list[ToldFact]:
    """Return the lines of facts that have any."""
    lines = list[ToldFact]()
    seen: Counter[tuple[object, ...]] = Counter()
    section: tuple[object, ...] = ()
    round_number: object = 0
    for fact in facts:
        if fact["kind"] in SECTIONS:
            round_number = fact.get("round", round_number) if fact["kind"] == "round" else round_number
            key = (fact["kind"], round_number, fact.get("phase"), fact.get("actor"))
            seen[key] += 1
            section = (*key, seen[key])
        if (text := teller.line(fact)) is not None:
            lines.append(ToldFact(fact["n"], section, text))
    return lines


class Differences(NamedTuple):
    """What is different in a log from the one before."""

    changed: frozenset[float] = frozenset()
    """The numbers of the facts whose lines are changed or new."""
    gone: int = 0
    """How many lines of the one before have none in their place."""


NO_DIFFERENCES = Differences()


def differences(before: Sequence[ToldFact], after: Sequence[ToldFact]) -> Differences:
    """Return what is different, section by section: each turn is compared with the same turn of the log before."""
    old, new = _by_section(before), _by_section(after)
    changed, gone = set[float](), 0
    for section in {**old, **new}:
        was, now = old.get(section, []), new.get(section, [])
        matcher = SequenceMatcher(None, [line.text for line in was], [line.text for line in now], autojunk=False)
        for kind, start, end, now_start, now_end in matcher.get_opcodes():
            if kind != "equal":
                changed |= {line.n for line in now[now_start:now_end]}
                gone += max(0, (end - start) - (now_end - now_start))
    return Differences(frozenset(changed), gone)


def _by_section(lines: Sequence[ToldFact]) -> dict[tuple[object, ...], list[ToldFact]]:
    sections = defaultdict[tuple[object, ...], list[ToldFact]](list)
    for line in lines:
        sections[line.section].append(line)
    return sections


# --- the odds --------------------------------------------------------------------------------------------


class ScratchOdds:
    """Many fights with the same creatures, played a little at a time."""

    def __init__(self, start: Start, seed: int, fights: int = FIGHTS) -> None:
        self.fights = fights
        self.tally = Tally(start, CUNNING)
        self.is_over = False
        self.error: Exception | None = None
        self._playing = self._play(start, seed)

    @property
    def played(self) -> int:
        """How many fights have been played."""
        return len(self.tally.runs)

    @property
    def has_no_end(self) -> bool:
        """Whether none of so many fights came to an end that no more are played."""
        return self.is_over and self.played == FEWEST_ENDED < self.fights and self._nobody_won

    @property
    def _nobody_won(self) -> bool:
        return all(run.winner < 0 for run in self.tally.runs)

    def play(self, is_enough: Callable[[], bool]) -> bool:
        """Play on until it is enough for now, asked after each turn; return whether all fights are played."""
        while not self.is_over and not is_enough():
            try:
                next(self._playing)
            except StopIteration:
                self.is_over = True
            except Exception as error:  # noqa: BLE001 - as in the fight that is shown
                self.is_over, self.error = True, error
        return self.is_over

    def give_up(self) -> None:
        """Play no more of them."""
        self.is_over = True

    def _play(self, start: Start, seed: int) -> Iterator[None]:
        for number in range(self.fights):
            fight_seed = derive_seed(seed, number)
            service: RulesService[Any] = RulesService(start.fight.copy(fight_seed), start.system, keeps=False)
            yield from stops_of(service, start, CUNNING, fight_seed)
            run = run_of(start, number, service.fight)
            self.tally.add([run])
            if self.played == FEWEST_ENDED and self._nobody_won:
                return
