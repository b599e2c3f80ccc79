"""What is true of every fight of any system, whatever is commanded: the property tests hold their fights to it."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

from rules.engine.replay import names, outcome, replay, to_json
from rules.engine.service import Done, Refused, Result, RulesService
from rules.log.refusals import refusal_sentence
from rules.log.sentences import Teller
from rules.mechanics.dice_sources import AnswerSource


def packed(service: RulesService) -> str:
    """The whole fight as text, for comparing."""
    return json.dumps(service.packed_fight(), sort_keys=True, ensure_ascii=False)


def done(service: RulesService, command: dict[str, Any], asking: AnswerSource | None = None) -> Result:
    """Gives a command: what is not done changes nothing, a refusal can be told, undo and redo are exact."""
    before = packed(service)
    result = service.do(command, asking)
    after = packed(service)
    if isinstance(result, Refused):
        for language in _languages(service):
            sentence = refusal_sentence(service.system, result.code, result.details, names(service), language)
            assert sentence, result
            assert "…" not in sentence, (result, sentence)
    if isinstance(result, Done):
        if result.entry.facts or result.entry.changes:
            service.do({"do": "undo"})
            assert packed(service) == before
            service.do({"do": "redo"})
            assert packed(service) == after
    elif isinstance(result, Refused) or command["do"] not in ("undo", "redo"):
        assert after == before
    return result


def check_reopening(service: RulesService, start: Mapping[str, Any]) -> None:
    """Fight and journal come back from JSON as they were; `start` is the fight before its first command."""
    codec = service.codec
    state = json.loads(packed(service))
    assert json.loads(json.dumps(codec.pack_fight(codec.unpack_fight(state)))) == state
    saved = json.loads(json.dumps([codec.pack_entry(entry) for entry in service.journal.entries]))
    again = RulesService.reopened(service.system, json.loads(json.dumps(start)), saved, service.journal.cursor, 0)
    assert packed(again) == packed(service)
    assert json.dumps(outcome(again)) == json.dumps(outcome(service))
    assert json.loads(json.dumps([codec.pack_entry(entry) for entry in again.journal.entries])) == saved


def check_telling(service: RulesService) -> None:
    """Every line can be told, in the language of the book and in English."""
    for language in _languages(service):
        lines = Teller(service.system, names(service), language, service.fight).lines(service.journal.facts())
        assert [line for line in lines if not line or "…" in line] == []


def check_replaying(data: Mapping[str, Any]) -> dict[str, Any]:
    """The same script comes to the same outcome to the byte; that outcome."""
    text = json.dumps(data)
    found, _ = replay(text)
    assert to_json(found) == to_json(replay(text)[0])
    return found


def _languages(service: RulesService) -> tuple[str, ...]:
    return tuple(dict.fromkeys((service.system.language, "es", "en")))
