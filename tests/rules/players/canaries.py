"""Random fights full of secrets, each with a word or a number of its own, and who may know which of them."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Any

from rules.core.questions import ChoiceQuestion, DieQuestion, Needs, Question, Roll, RollTarget
from rules.core.state import PARTY, things_on
from rules.engine.service import AnswerNeeded, Done, RulesService
from rules.log.redaction import HiddenSpans
from rules.mechanics.dice_sources import TableDice
from rules.players.seen_by import HEALTH, NUMBERS, Audience, PlayedFight, ShownIds
from rules.text.faults import BadScript
from tests.rules.random_player import RandomPlayer, Whim
from tests.worked import setups, start

MARK = "zq"
"""How each secret word begins; no word of a book has it."""
NUMBER = re.compile(r"\d+")
LEAST, MOST = 10_000, 99_999
"""Secret numbers are between these; no number of a book is so large."""
THINGS = ("weapons", "shields", "abilities", "items", "skills", "cards", "protections", "reactions")
QUESTIONS: Mapping[str, Sequence[str]] = {
    "ffrpg": ("reaction", "second_target"),
    "fantasia": ("opposed_attr", "use_ready", "use_reaction", "free_attack"),
    "d100": ("reaction", "disarm"),
    "fulminato": ("free_attack", "victim_space"),
    "tabuleiro": ("divine_salvation", "rest_recovers"),
}
"""The choices that a system gives to players."""
TURNS = 14
"""The most that is done in a fight."""


@dataclass
class Secret:
    """Words and numbers, by whose they are."""

    ids: set[str] = field(default_factory=set)
    """Of all combatants: no audience is shown any."""
    names: dict[str, set[str]] = field(default_factory=dict)
    """Of who may be unseen: the name, and those of its things."""
    numbers: dict[str, set[str]] = field(default_factory=dict)
    """What somebody has, had or lost."""
    timers: dict[str, set[str]] = field(default_factory=dict)
    nobodys: set[str] = field(default_factory=set)
    """What is the game master's alone."""


@dataclass
class Spied:
    """A fight with its secrets."""

    service: RulesService
    secret: Secret
    spans: Mapping[str, Sequence[tuple[int, int | None]]]
    """Who was not seen from which fact to which."""
    hidden: frozenset[str]
    """Who is not seen now."""
    question: Question | None
    countdowns: frozenset[str]
    began: frozenset[str]
    """Those who began with the party: their numbers were known while they were with it."""

    @property
    def played(self) -> PlayedFight:
        """The fight as a window hands it on."""
        return PlayedFight(
            "The mill",
            self.service.fight,
            self.service.system,
            self.service.journal.facts,
            self.hidden,
            HiddenSpans(self.spans),
            secret_countdowns=self.countdowns,
            question=self.question,
            token="1",
        )

    def audiences(self, chance: Random) -> Iterator[Audience]:
        """The big screen, and each of the party who is seen."""
        ids = ShownIds()
        own = chance.choice((None, frozenset[str]()))
        sides = {combatant.side for combatant in self.service.fight.combatants.values()}
        seats = [
            id for id, each in self.service.fight.combatants.items() if each.side == PARTY and id not in self.hidden
        ]
        for seat in ((), *((id,) for id in seats)):
            yield Audience(
                ids,
                chance.choice(("en", "es", "pt_BR")),
                seat=seat,
                own=own if own is None else frozenset(seat),
                health={side: chance.choice(HEALTH) for side in sides},
                foes_timers=chance.random() < 0.2,
                chances=chance.random() < 0.3,
            )

    def leaked(self, text: str, audience: Audience) -> set[str]:
        """The secrets in a text that its audience may not know."""
        words = text.casefold()
        numbers = {digits for digits in NUMBER.findall(text) if len(digits) == len(str(LEAST))}
        found = {word for word in self._words() - self._known_words() if word in words}
        return found | (numbers & (self._figures() - self._known_figures(audience)))

    def _words(self) -> set[str]:
        return self.secret.ids.union(self.secret.nobodys, *self.secret.names.values())

    def _known_words(self) -> set[str]:
        """The names of those who were seen at any time, with those of their things."""
        return set().union(*(names for id, names in self.secret.names.items() if self._was_seen(id)))

    def _was_seen(self, id: str) -> bool:
        return list(self.spans.get(id, ())) != [(1, None)]

    def _figures(self) -> set[str]:
        return self.secret.nobodys.union(*self.secret.numbers.values(), *self.secret.timers.values())

    def _known_figures(self, audience: Audience) -> set[str]:
        combatants = self.service.fight.combatants
        known: set[str] = set()
        for id, combatant in combatants.items():
            is_seen = id not in self.hidden
            is_own = id in audience.seat or (id in self.began if audience.own is None else id in audience.own)
            if is_own:
                known |= self.secret.numbers.get(id, set()) | self.secret.timers.get(id, set())
            if is_seen and audience.health.get(combatant.side) == NUMBERS:
                known |= {str(value) for value in combatant.pools.values()}
                known |= {str(pool.highest(combatant)) for pool in self.service.system.pools}
            if is_seen and audience.foes_timers:
                known |= self.secret.timers.get(id, set())
        return known


class Hideout:
    """Makes a fight, hides some of it, and plays it."""

    def __init__(self, system: str, number: int) -> None:
        self.chance = Random(f"{system} {number}")
        self.secret = Secret()
        data = json.loads(json.dumps(self.chance.choice(setups(system))))
        self.data = self._marked(data)
        self.service = start(self.data)
        self.spans: dict[str, list[tuple[int, int | None]]] = {}
        self.countdowns: set[str] = set()

    def word(self) -> str:
        """A word that nobody else has."""
        return MARK + "".join(self.chance.choice("bcdfghjklmnpqrstvwx") for _ in range(6))

    def number(self) -> int:
        """A number that nobody else has, most likely."""
        return self.chance.randrange(LEAST, MOST)

    # --- who there is ----------------------------------------------------------------------------------

    def _marked(self, data: dict[str, Any]) -> dict[str, Any]:
        """A script whose combatants have ids, names, things and pools that nobody else has."""
        new_ids: dict[str, str] = {}
        for each in data["combatants"]:
            word = self.word()
            new_ids[each["id"]] = f"{word}-id"
            self.secret.ids.add(f"{word}-id")
            each["name"] = each["name"] + f" {self.word()}"
            names = {each["name"].rpartition(" ")[2]}
            for rows in THINGS:
                for thing in each["sheet"].get(rows) or ():
                    if isinstance(thing, dict) and isinstance(thing.get("name"), str):
                        thing["name"] = self.word()
                        names.add(thing["name"])
            self.secret.names[f"{word}-id"] = names
        marked: dict[str, Any] = _with_ids(data, new_ids)
        return marked

    def _rich(self) -> None:
        """Everybody has pools that nobody else has."""
        pools = [pool.id for pool in self.service.system.pools if not pool.of_a_turn]
        for id, combatant in self.service.fight.combatants.items():
            self.secret.numbers[id] = set()
            for pool in pools:
                if combatant.pools.get(pool):
                    value = self.number()
                    self._do({"do": "set", "actor": id, "stat": pool, "value": value})
            self._note_pools(id)

    def _note_pools(self, id: str) -> None:
        combatant = self.service.fight.combatants[id]
        for pool in self.service.system.pools:
            figures = combatant.pools.get(pool.id, 0), pool.highest(combatant)
            self.secret.numbers[id] |= {str(value) for value in figures if value >= LEAST}

    # --- what happens ----------------------------------------------------------------------------------

    def spied(self) -> Spied:
        """The fight after some turns, with a question open if any is asked."""
        self._hide_some()
        self._rich()
        self._do({"do": "begin"})
        player = RandomPlayer(self.service, self.chance)
        for _ in range(self.chance.randrange(2, TURNS)):
            for command in (self._word_of_gm(), player.deed() or {"do": "next"}):
                self._do(command)
            if self.chance.random() < 0.15:
                self._change_sight()
        for id in self.service.fight.combatants:
            self._note_pools(id)
        hidden = frozenset(id for id, spans in self.spans.items() if spans[-1][1] is None)
        question = self._made_up() if self.chance.random() < 0.5 else self._question(player)
        began = frozenset(each["id"] for each in self.data["combatants"] if each["side"] == PARTY)
        return Spied(self.service, self.secret, self.spans, hidden, question, frozenset(self.countdowns), began)

    def script(self) -> dict[str, Any]:
        """The fight as a script, with the answers that were given; its dice fall by its seed."""
        entries = self.service.journal.entries
        return {**self.data, "commands": [{**entry.command, "answers": [*entry.answers]} for entry in entries]}

    def _do(self, command: Mapping[str, Any]) -> bool:
        try:
            return isinstance(self.service.do(command, Whim(self.service.fight, self.chance)), Done)
        except BadScript:
            return False

    def _hide_some(self) -> None:
        ids = list(self.service.fight.combatants)
        for id in self.chance.sample(ids[1:], self.chance.randrange(1, max(2, len(ids) // 2 + 1))):
            self.spans[id] = [(1, None)]

    def _change_sight(self) -> None:
        """Somebody is shown, or hidden, from the next fact on."""
        now = len(self.service.journal.facts()) + 1
        id = self.chance.choice(list(self.service.fight.combatants)[1:])
        spans = self.spans.get(id, [])
        if spans and spans[-1][1] is None:
            start, _ = spans[-1]
            self.spans[id] = [*spans[:-1], (start, now)] if now > start else spans[:-1]
        elif not spans or spans[-1][1] != now:
            self.spans[id] = [*spans, (now, None)]
        if not self.spans[id]:
            del self.spans[id]

    def _word_of_gm(self) -> Mapping[str, Any]:
        """A ruling, a note, a roll or a countdown, with a secret in it."""
        chance, id = self.chance, self.chance.choice(list(self.service.fight.combatants))
        kind = chance.choice(("note", "roll", "countdown", "damage", "heal", "condition", "condition"))
        if kind == "note":
            self.secret.nobodys.add(word := self.word())
            return {"do": "note", "text": word}
        if kind == "countdown":
            self.secret.nobodys.add(word := self.word())
            self.countdowns.add(word)
            return {"do": "countdown", "name": word, "rounds": chance.randrange(1, 9)}
        number = self.number()
        if kind == "roll":
            self.secret.nobodys.add(str(number))
            return {"do": "roll", "expression": f"1d4+{number}"}
        if kind == "condition":
            self.secret.timers.setdefault(id, set()).add(str(number))
            status = chance.choice(list(self.service.system.statuses))
            return {"do": "condition", "actor": id, "status": status, "timer": number}
        self.secret.numbers[id].add(str(number))
        return {"do": kind, "actor": id, "amount": number}

    # --- what is asked ---------------------------------------------------------------------------------

    def _question(self, player: RandomPlayer) -> Question | None:
        """A question of one of the next deeds, some way into its answers."""
        for _ in range(4):
            command = player.deed() or {"do": "next"}
            dice: list[int] = []
            answers: list[str] = []
            asked: Question | None = None
            for _ in range(self.chance.randrange(1, 8)):
                result = self.service.rehearsed(command, TableDice(self.service.fight, dice, answers))
                if not isinstance(result, AnswerNeeded):
                    break
                asked = result.question
                if isinstance(asked, ChoiceQuestion):
                    answers.append(self.chance.choice(asked.options))
                else:
                    dice.append(self.chance.randint(1, asked.faces))
            if asked is not None:
                return asked
            self._do(command)
        return None

    def _made_up(self) -> Question:
        """A question whose options, words, purposes and targets are full of secrets."""
        chance, combatants = self.chance, self.service.fight.combatants
        actor = chance.choice([id for id, each in combatants.items() if each.side == PARTY] or [*combatants])
        target, number = chance.choice(list(combatants)), self.number()
        self.secret.numbers[target].add(str(number))
        thing, deed = self._thing(target), f"{self._thing(target)} → {combatants[chance.choice(list(combatants))].name}"
        if chance.random() < 0.4:
            needs = Needs("≤", number, number, True)
            roll = Roll((6, 6), actor, (RollTarget(target, needs),), names=chance.choice(((), (thing, deed))))
            return DieQuestion(6, chance.choice((thing, deed)), actor, 0, rolls=(roll,))
        words = dict.fromkeys(("target", "whose", "of"), target) | dict.fromkeys(("deed", "readied", "declared"), deed)
        words |= dict.fromkeys(("ability", "blow", "lost", "card"), thing) | {"own": number, "takes": "declared"}
        options = ("none", thing, *combatants, *(f"{thing}:{id}" for id in combatants))
        return ChoiceQuestion(chance.choice(QUESTIONS[self.service.system.id]), actor, options, "none", words)

    def _thing(self, id: str) -> str:
        """The name of something that somebody has, or their own."""
        combatant = self.service.fight.combatants[id]
        names: list[str] = [combatant.name, *filter(None, things_on(combatant.sheet).values())]
        return self.chance.choice(names)


def _with_ids(value: Any, ids: Mapping[str, str]) -> Any:
    """A script with other ids in the place of its own."""
    if isinstance(value, str):
        return ids.get(value, value)
    if isinstance(value, Mapping):
        return {ids.get(key, key): _with_ids(inner, ids) for key, inner in value.items()}
    return [_with_ids(inner, ids) for inner in value] if isinstance(value, list) else value
