"""Killed at any instant: every command that was shown is there again, and so is the whole question that stood open.

In every system, through ends and their rewards. `TURNWRIGHT_KILLS` says how many kills each system gets.
"""

import json
import random
import signal
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest

from models.library import Library
from rules.engine.join_commands import ALONG
from rules.engine.service import Refused, RulesService
from rules.system import registry
from tests.desktop.forking import Forking
from tests.desktop.killed_player import described
from tests.desktop.killing import KILLS, instant
from tests.desktop.tables import assert_rewards_agree, fingerprint, lay
from tests.proof_table import Proved
from tests.proving import short_of
from ui.session.command_tags import is_between_steps
from ui.session.controller import Conductor

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="there is no such timer there")
LONGEST = 1.5
"""Seconds of play on a quiet machine; by chance most are killed earlier."""


def play_until_killed(forking: Forking, path: Path, encounter: int, seed: int, seconds: float) -> list[dict[str, Any]]:
    """What the program had shown, and what it was about to do, when it was killed."""
    ended = forking.run("killed_player", path, encounter, seed, seconds)
    assert "Traceback" not in ended.stderr, ended.stderr
    assert ended.returncode == -signal.SIGALRM, (ended.returncode, ended.stderr)
    whole = [line for line in ended.stdout.splitlines(keepends=True) if line.endswith("\n")]
    return [json.loads(line) for line in whole]


def last_of(lines: list[dict[str, Any]]) -> tuple[dict[str, Any] | None, list[dict[str, Any]]]:
    """What was shown last, and what was begun after it."""
    places = [place for place, line in enumerate(lines) if line["kind"] != "doing"]
    if not places:
        return None, lines
    shown = {key: value for key, value in lines[places[-1]].items() if key != "kind"}
    return shown, lines[places[-1] + 1 :]


def assert_goes_on(shown: dict[str, Any], doing: list[dict[str, Any]], conductor: Conductor) -> str:
    """The fight as it came back is what was shown, or one saved step of what was begun further; which of the two."""
    found = described(conductor)
    assert found["encounter"] == shown["encounter"]
    if found == shown:
        return "question" if shown["asked"] else "same"
    assert doing, (shown, found)
    service = conductor.service
    assert service is not None
    step, before, after = doing[-1], shown["asked"], found["asked"]
    if before is not None and step["what"] in ("command", "commands"):
        # The question that had been shown was taken back whole, which shows nothing, and the next command begun.
        assert any(item["what"] in ("cancel", "less") for item in doing[:-1]), doing
        before = None
    if found["cursor"] == shown["cursor"]:
        assert step["what"] not in ("cancel", "less") or not (before and before["given"]["before"]) or after, step
        assert found["state"] == shown["state"]
        assert_question_follows(before, after, step, doing)
        return "next question"
    if step["what"] in ("cancel", "less"):
        # A step that asked in its middle was taken back whole, and is gone.
        assert before is not None
        assert found["cursor"] == shown["cursor"] - before["given"]["before"] == len(service.journal.entries)
        assert after is None
        return "step taken back"
    first, last = sorted((found["cursor"], shown["cursor"]))
    entries = service.journal.entries[first:last]
    kind = step.get("command", {}).get("do")
    assert (found["cursor"] < shown["cursor"]) == (kind == "undo")
    if kind in ("undo", "redo"):
        assert after is None
        assert is_between_steps(service.journal, first)
        assert is_between_steps(service.journal, last)
    else:
        assert_whole(service, given_by(step, before), [bare(candidate.command) for candidate in entries], after)
    if before is not None:
        entry = entries[0]
        assert list(entry.dice[: len(before["dice"])]) == before["dice"]
        assert list(entry.answers[: len(before["given"]["answers"])]) == before["given"]["answers"]
    # What the step came from is what had been shown.
    there, back = ("redo", "undo") if kind == "undo" else ("undo", "redo")
    for _ in entries:
        assert not isinstance(service.do({"do": there}), Refused)
    assert fingerprint(service) == shown["state"]
    for _ in entries:
        service.do({"do": back})
    return "entry" if len(entries) == 1 else "step"


def bare(command: Mapping[str, Any]) -> dict[str, Any]:
    return {key: value for key, value in command.items() if key not in ("dice", "answers", ALONG)}


def given_by(step: dict[str, Any], before: dict[str, Any] | None) -> list[dict[str, Any]]:
    """The commands that were under way: those of one step, or what an answer lets go on."""
    if before is not None:
        return [bare(item) for item in (before["command"], *before["given"]["rest"])]
    return [bare(item) for item in step.get("commands", [step.get("command")])]


def assert_whole(
    service: RulesService, given: list[dict[str, Any]], done: list[dict[str, Any]], asked: dict[str, Any] | None
) -> None:
    """A step is done as far as to its question, to a refusal, or to its end: no instant cuts it elsewhere."""
    assert given[: len(done)] == done
    rest = given[len(done) :]
    if asked is not None:
        assert bare(asked["command"]) == rest[0]
        assert [bare(item) for item in asked["given"]["rest"]] == rest[1:]
    elif rest:
        assert service.refusal_of(rest[0]) is not None


def assert_question_follows(
    before: dict[str, Any] | None, after: dict[str, Any] | None, step: dict[str, Any], doing: list[dict[str, Any]]
) -> None:
    """One answer more than was shown or one less, the first question of a command, or none after all."""
    if after is None:
        # Taken back, or refused once it had been answered or asked.
        assert step["what"] in ("cancel", "less", "answer", "command", "commands"), step
        return
    given = [item for item in after["given"]["kinds"] if item != "app"]
    if before is None:
        # What was refused before it was begun too, and showed nothing.
        assert after["command"] == next(item for item in (step.get("commands") or [step.get("command")]))
        assert given == []
        return
    assert after["command"] == before["command"]
    had = [item for item in before["given"]["kinds"] if item != "app"]
    more, fewer = (after, before) if len(given) > len(had) else (before, after)
    assert abs(len(given) - len(had)) == 1
    assert (len(given) > len(had)) == (step["what"] == "answer")
    for key in ("dice", "answers", "kinds"):
        kept = fewer["given"][key]
        assert more["given"][key][: len(kept)] == kept
    if step["what"] == "answer":
        last = after["given"]["answers" if after["given"]["kinds"][-1] == "choice" else "dice"][-1]
        assert last == step["answer"]


@pytest.mark.parametrize("system", short_of(registry.ids(), "ffrpg", "d100"))
def test_killed_at_any_instant_the_program_comes_back_to_what_it_had_shown(
    qapp: object,
    forking: Forking,
    tmp_path: Path,
    own_folders: Path,
    system: str,
    proved: Proved,
) -> None:
    proved("kills during fights of five systems", KILLS, "the names of the systems")
    path = tmp_path / "Table.turnwright"
    encounter = lay(path)[system]
    chance = random.Random(f"kills in {system}")
    ways: dict[str, int] = {}
    former: dict[str, Any] | None = None
    longest = LONGEST
    for kill in range(20 * KILLS):
        if sum(ways.values()) == KILLS:
            break
        lines = play_until_killed(forking, path, encounter, kill, instant(chance, longest))
        if former is not None and lines and lines[0]["kind"] == "resumed":
            # The start itself came back to what was found after the last kill.
            assert {key: value for key, value in lines[0].items() if key != "kind"} == former, f"kill {kill}"
        shown, doing = last_of(lines)
        if shown is None:
            longest *= 1.5  # a busy machine comes to less in the same time
        library = Library.open(path)
        try:
            assert_rewards_agree(library)
            former = None
            if shown is not None and not any(item["what"] == "begin" for item in doing):
                conductor = Conductor(library)
                assert conductor.resume(shown["encounter"])
                way = assert_goes_on(shown, doing, conductor)
                ways[way] = ways.get(way, 0) + 1
                facts = conductor.service.journal.facts() if conductor.service else []
                assert [fact["n"] for fact in facts] == list(range(1, len(facts) + 1))
                if library.journals.last_open() == shown["encounter"]:
                    former = described(conductor)
        finally:
            library.close()
    assert sum(ways.values()) == KILLS, ways
