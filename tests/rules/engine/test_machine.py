"""Random commands: none raises, pools stay in range, undo then redo is nothing, replay is equal to the byte."""

import json
from typing import Any

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, invariant, precondition, rule

from rules.core.questions import ChoiceQuestion
from rules.engine.replay import replay, service_for, to_json
from rules.engine.service import AnswerNeeded, Done, Redone, Refused, RulesService, Undone
from rules.mechanics.dice_sources import TableDice
from rules.scripts import script
from rules.system import registry
from tests.proving import tries
from tests.rules.core.toy import BOARD, REDO, TOY, UNDO, being, picture, script_of

IDS = st.sampled_from(["ann", "bob", "water", "cid", "zed"])
WHOLE = st.integers(-3, 40)
CELLS = st.lists(st.integers(-1, 4), min_size=2, max_size=2)
STATUSES = st.sampled_from(["burning", "slow", "bound", "drunk"])
PARAMS = st.sampled_from([{}, {"by": "rope"}, {"of": 1}])
WORD = st.sampled_from(["hp", "mp", "speed", "luck"])


def command(kind: str, needed: dict[str, Any], **optional: Any) -> st.SearchStrategy[dict[str, Any]]:
    return st.fixed_dictionaries(
        {"do": st.just(kind), **needed},
        optional={"override": st.booleans(), "dice": DICE, "answers": ANSWERS, **optional},
    )


DICE = st.one_of(st.just("auto"), st.lists(st.integers(0, 21), max_size=4))
ANSWERS = st.lists(st.sampled_from(["dodge", "none", "nobody", "bob", "fly"]), max_size=2)
ACTOR = {"actor": IDS}
COMMANDS = st.one_of(
    command("begin", {}),
    command("next", {}),
    command(
        "act", {**ACTOR, "action": st.sampled_from(["strike", "blast", "dance"])}, targets=st.lists(IDS, max_size=2)
    ),
    command("set", {**ACTOR, "pool": WORD, "value": WHOLE}),
    command("set", {**ACTOR, "stat": WORD, "value": WHOLE}),
    command("set", {"cell": CELLS, "stat": st.just("state"), "value": st.sampled_from(["free", "blocked", "ajar"])}),
    command("damage", {**ACTOR, "amount": WHOLE}, pool=WORD),
    command("heal", {**ACTOR, "amount": WHOLE}, pool=WORD),
    command("condition", {**ACTOR, "status": STATUSES}, timer=st.one_of(st.none(), WHOLE), params=PARAMS, source=IDS),
    command("lift", {**ACTOR, "status": STATUSES}, params=PARAMS),
    command("timer", {**ACTOR, "status": STATUSES, "value": st.one_of(st.none(), WHOLE)}),
    command("timer", {"name": st.just("flood"), "value": WHOLE}),
    command("countdown", {"name": st.just("flood")}, rounds=WHOLE, turns=WHOLE),
    command("join", {"combatant": st.builds(being, IDS, st.just("foes"), cell=st.one_of(st.none(), CELLS))}),
    command("leave", ACTOR, reason=st.sampled_from(["fled", "bored"])),
    command("side", {**ACTOR, "side": st.sampled_from(["party", "foes"])}),
    command("order", ACTOR, before=IDS, after=IDS),
    command("move", ACTOR, to=CELLS, facing=st.sampled_from(["n", "up"])),
    command("roll", {"expression": st.sampled_from(["d6", "2d6+3", "luck"])}),
    command("note", {"text": st.text(max_size=3)}),
    command("end", {}),
)


class Fights(RuleBasedStateMachine):
    """One fight, given random commands by script, and by the table with its questions."""

    def __init__(self) -> None:
        super().__init__()
        self.script = script_of(
            beings=[being("ann", "party", speed=9), being("bob"), being("water")], board=BOARD, seed=3
        )
        self.service = service_for(script.check(self.script))
        self.start = json.loads(picture(self.service))
        self.commands: list[dict[str, Any]] = []

    @rule(given=COMMANDS)
    def gives_a_command(self, given: dict[str, Any]) -> None:
        script.check_command(TOY, given, "commands[0]")
        before = picture(self.service), self.service.journal.cursor
        ahead = self.service.refusal_of(given)
        assert (picture(self.service), self.service.journal.cursor) == before
        result = self.service.do(given, number=len(self.commands))
        if isinstance(result, Done):
            assert ahead is None
            self.commands.append(given)
        else:
            assert isinstance(result, Refused | AnswerNeeded)
            assert (picture(self.service), self.service.journal.cursor) == before
            if ahead is not None:
                assert isinstance(result, Refused)
                assert result.code == ahead.code
            if isinstance(result, Refused) and not result.by_dice:
                self.commands.append({**given, "refused": result.code})

    @rule(given=COMMANDS, face=st.integers(1, 4), answer=st.integers(0, 2))
    def answers_at_the_table(self, given: dict[str, Any], face: int, answer: int) -> None:
        dice: list[int | None] = []
        answers: list[str] = []
        before = picture(self.service)
        number = len(self.commands)
        while isinstance(
            result := self.service.do(given, TableDice(self.service.fight, dice, answers), number), AnswerNeeded
        ):
            assert picture(self.service) == before
            if isinstance(result.question, ChoiceQuestion):
                answers.append(result.question.options[answer % len(result.question.options)])
            else:
                dice.append(face)
        if isinstance(result, Done):
            self.commands.append({**result.entry.command, "dice": list(result.entry.dice), "answers": answers})

    @rule()
    def undoes(self) -> None:
        result = self.service.do(UNDO)
        assert isinstance(result, Undone | Refused)
        self.commands.append(dict(UNDO) if isinstance(result, Undone) else {**UNDO, "refused": "nothing_to_undo"})

    @rule()
    def redoes(self) -> None:
        result = self.service.do(REDO)
        assert isinstance(result, Redone | Refused)
        self.commands.append(dict(REDO) if isinstance(result, Redone) else {**REDO, "refused": "nothing_to_redo"})

    @precondition(lambda self: self.service.journal.cursor)
    @rule()
    def undoes_and_redoes_for_nothing(self) -> None:
        before = picture(self.service), self.service.journal.facts()
        self.service.do(UNDO)
        self.service.do(REDO)
        assert (picture(self.service), self.service.journal.facts()) == before

    @rule()
    def closes_and_reopens(self) -> None:
        journal = self.service.journal
        entries = json.loads(json.dumps([self.service.codec.pack_entry(entry) for entry in journal.entries]))
        found = RulesService.reopened(TOY, self.start, entries, journal.cursor, 0)
        assert picture(found) == picture(self.service)
        assert found.journal.facts() == json.loads(json.dumps(journal.facts()))
        self.service = found

    @invariant()
    def pools_stay_in_range(self) -> None:
        for combatant in self.service.fight.combatants.values():
            for pool in TOY.pools:
                assert 0 <= combatant.pools[pool.id] <= TOY.maximum(combatant, pool.id)

    @invariant()
    def facts_are_numbered_without_a_gap(self) -> None:
        facts = self.service.journal.facts()
        assert [fact["n"] for fact in facts] == list(range(1, self.service.journal.fact_count + 1))

    def teardown(self) -> None:
        text = json.dumps({**self.script, "commands": self.commands})
        first, status = replay(text)
        again, _ = replay(text)
        assert status == 0, first["error"]
        assert to_json(first) == to_json(again)
        assert json.loads(to_json(first))["facts"] == json.loads(json.dumps(self.service.journal.facts()))


def test_random_commands(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry, "system", lambda name: TOY)
    from hypothesis.stateful import run_state_machine_as_test

    run_state_machine_as_test(Fights, settings=settings(tries(30), stateful_step_count=25))
