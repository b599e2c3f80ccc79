"""Going on under other texts of the same system in the midst of a fight: the newer version, or house rules."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from rules.core.facts import Command, Fact
from rules.core.state import Fight
from rules.engine.consistency import check_fits
from rules.engine.journal import Change, Codec, Entry
from rules.sheets.renamed import OF_OPTIONS, OF_POOLS, OF_STATUSES, renamed_keys, renamed_sheet
from rules.system.registry import NoSuchSystem
from rules.system.state_migrations import Misfit
from rules.system.system import System
from rules.text.faults import BadSheet
from rules.text.localized import message_of, said
from rules.written import rulebook
from rules.written.rulebook import BadRules, heading_of

RULES = "rules"
"""The command, its field with the texts, and what its fact says that was set."""
UNFIT = (ArithmeticError, AttributeError, LookupError, TypeError, ValueError)
"""What reading a fight under rules raises that it does not fit."""


class RulesRefused(Exception):
    """Why a fight cannot go on under other texts: the code of a refusal and its details."""

    def __init__(self, code: str, **details: Any) -> None:
        super().__init__(code)
        self.code = code
        self.details = details


def changes_rules(command: Mapping[str, Any]) -> bool:
    """Whether a command changes the rules of its fight."""
    return bool(command["do"] == RULES)


def texts_in(command: Mapping[str, Any]) -> tuple[str, ...]:
    """Return the texts under which a fight goes on."""
    texts = command[RULES]
    return (texts,) if isinstance(texts, str) else tuple(texts)


def system_at(base: System, entries: Sequence[Entry]) -> System:
    """Return the system after these entries of a fight that began under `base`."""
    last = next((entry.command for entry in reversed(entries) if changes_rules(entry.command)), None)
    return base if last is None else rulebook.system_by(base.id, texts_in(last))


def prepared(system: System, command: Mapping[str, Any], fight: Fight) -> tuple[System, Fight]:
    """Return the system under which a fight would go on, and the fight as it stands there; raises RulesRefused."""
    texts = texts_in(command)
    if texts == system.texts:
        raise RulesRefused("changes_nothing", actor=None)
    try:
        newer = rulebook.system_by(system.id, texts)
    except NoSuchSystem as error:
        raise RulesRefused("rules_at_fault", reason=str(error).rstrip(".")) from error
    except BadRules as bad:
        raise RulesRefused("rules_at_fault", reason=bad.sentence) from bad
    try:
        moved = as_under(newer, Codec(system).pack_fight(fight))
        check_fits(newer, moved)
    except BadSheet as bad:
        place, sentence = bad.faults[0]
        raise RulesRefused("rules_do_not_fit", reason=f"{place}: {sentence}") from bad
    except UNFIT as error:
        raise RulesRefused("rules_do_not_fit", reason=message_of(error) or type(error).__name__) from error
    return newer, moved


def as_under(system: System, packed: Mapping[str, Any]) -> Any:
    """Return a fight under another version of its system; ValueError and others say that it does not fit."""
    renamed = _renamed(system.texts)
    unpacked = json.loads(json.dumps(packed))
    options = unpacked["fight"]["options"]
    options["v"] = renamed_keys(options["v"], OF_OPTIONS, renamed, system.options.model_fields.keys(), Counter())
    for combatant in unpacked["combatants"]:
        combatant["sheet"]["v"] = renamed_sheet(combatant["sheet"]["v"], system.sheet, renamed, Counter())
        for condition in combatant.get("conditions", ()):
            status = condition["v"]["status"]
            condition["v"]["status"] = next(
                iter(renamed_keys({status: 0}, OF_STATUSES, renamed, system.statuses.keys(), Counter())), status
            )
    pools = {pool.id for pool in system.pools}
    for combatant in unpacked["combatants"]:
        combatant["pools"] = renamed_keys(combatant["pools"], OF_POOLS, renamed, pools, Counter())
    fight: Fight = Codec(system).unpack_fight(unpacked)
    for other in fight.combatants.values():
        fresh = system.new_combatant(other.id, other.name, other.side, other.sheet, {})
        held = other.pools
        other.__dict__["pools"] = {id: held.get(id, value) for id, value in fresh.pools.items()}
        for name, value in fresh.__dict__.items():
            other.__dict__.setdefault(name, value)
    for condition in (condition for other in fight.combatants.values() for condition in other.conditions):
        if condition.status not in system.statuses:
            raise Misfit(said("fault-no_such_status", status=repr(condition.status)))
    return fight


def _renamed(texts: Sequence[str]) -> dict[str, str]:
    return {old: new for text in texts for old, new in heading_of(text).renamed.items()}


def moved_sheets(id: str, command: Mapping[str, Any], sheets: Mapping[str, Any]) -> dict[str, Any]:
    """Return sheets of combatants as they are under the rules with which a fight goes on."""
    texts = texts_in(command)
    system, renamed = rulebook.system_by(id, texts), _renamed(texts)
    return {whose: renamed_sheet(sheet, system.sheet, renamed, Counter()) for whose, sheet in sheets.items()}


def entry_of(command: Command, number: int, fact_number: int, system: System, before: Mapping[str, Any]) -> Entry:
    """Return the entry of such a change, with the packed fight `before` it."""
    kept = {key: value for key, value in command.items() if key not in ("dice", "answers", "refused")}
    fact: Fact = {"n": fact_number, "command": number, "kind": "ruling", "actor": None, "what": RULES}
    fact |= {"value": rulebook.titles_of(system.texts) or system.title, "text": ""}
    change: Change = ("", RULES, json.dumps(before), None)
    return Entry(number, kept, (), (), [fact], known=[change])


def fight_before(changes: Sequence[Change], system: System) -> Any:
    """Return the fight before such a change, under the system that it had then."""
    return Codec(system).unpack_fight(json.loads(changes[0][2]))
