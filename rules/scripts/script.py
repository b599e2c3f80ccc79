"""Encounter scripts: reading and checking them; a fault has its place and one sentence."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from rules.board.board import Board, parse_board, parse_cell
from rules.sheets import schema
from rules.system import registry
from rules.system.system import System
from rules.text.faults import BadScript, BadSheet, is_whole
from rules.text.json_depth import demand_shallow
from rules.text.localized import said
from rules.written import rulebook

KEYS = frozenset({"rules", "system", "seed", "options", "board", "combatants", "commands"})
COMBATANT_KEYS = frozenset({"id", "name", "side", "sheet", "pools", "conditions", "cell", "facing", "group"})
CONDITION_KEYS = frozenset({"status", "timer", "source", "params"})

ANY_COMMAND = frozenset({"do", "dice", "answers", "override", "refused"})

MOST_DIGITS = 100
"""How many digits a whole number in a script may have; no die, pool or seed has more."""

FIELDS: Mapping[str, tuple[frozenset[str], frozenset[str]]] = {
    name: (frozenset(needed.split()), frozenset(optional.split()))
    for name, needed, optional in (
        ("begin", "", "surprise"),
        ("next", "", ""),
        ("act", "actor action", "targets with params modifier"),
        ("declare", "actor action", "targets with params modifier"),
        ("set", "value", "actor pool stat cell option sheet"),
        ("damage", "actor amount", "pool type"),
        ("heal", "actor amount", "pool type"),
        ("condition", "actor status", "timer source params"),
        ("lift", "actor status", "params"),
        ("timer", "value", "actor status params name"),
        ("countdown", "name", "rounds turns seconds ticks goal"),
        ("join", "combatant", ""),
        ("leave", "actor", "reason"),
        ("side", "actor side", ""),
        ("order", "actor", "before after"),
        ("move", "actor", "to path facing"),
        ("roll", "expression", ""),
        ("note", "text", ""),
        ("rules", "rules", ""),
        ("undo", "", ""),
        ("redo", "", ""),
        ("end", "", ""),
    )
}
"""Command to its required and its optional fields."""

_TEXTS = frozenset(
    [
        "actor",
        "action",
        "with",
        "pool",
        "stat",
        "type",
        "status",
        "source",
        "name",
        "goal",
        "reason",
        "side",
        "before",
        "after",
        "facing",
        "expression",
        "text",
        "refused",
        "option",
    ]
)
_WHOLES = frozenset(["modifier", "amount", "rounds", "turns", "seconds", "ticks"])
_OBJECTS = frozenset({"params", "surprise", "sheet"})
_MAY_BE_NULL = frozenset({"with", "source", "timer", "type", "pool", "facing", "params", "surprise", "goal"})


@dataclass(frozen=True)
class Script:
    """A script whose parts are checked, and whose commands have not run yet."""

    system: System
    seed: int
    options: Any
    board: Board | None
    combatants: tuple[Mapping[str, Any], ...]
    commands: tuple[Mapping[str, Any], ...]


def read(text: str) -> Script:
    """Return the script in a JSON text; raises BadScript."""
    try:
        demand_shallow(text)
        data = json.loads(text, parse_int=_parse_whole, parse_constant=_refuse_constant)
        # Half a surrogate pair can be written in JSON, but not be printed, saved or shown.
        json.dumps(data, ensure_ascii=False).encode("utf-8")
    except UnicodeEncodeError:
        raise BadScript("", "this is not JSON: it holds half a character") from None
    except RecursionError:
        raise BadScript("", "this is no script: it is nested too deeply") from None
    except ValueError as error:
        raise BadScript("", f"this is not JSON: {error}") from None
    return check(data)


def _parse_whole(digits: str) -> int:
    if len(digits) > MOST_DIGITS:
        raise ValueError(f"a number of {len(digits)} digits is too big")
    return int(digits)


def _refuse_constant(word: str) -> float:
    raise ValueError(f"{word} is no value")


def check(data: Any) -> Script:
    """Return the script in JSON data; raises BadScript."""
    if not isinstance(data, dict):
        raise BadScript("", "a script is an object with keys")
    for key in data:
        if key not in KEYS:
            raise BadScript(str(key), "a script has no such key")
    _require_keys(data, ("system", "combatants"), "")
    system = _system(_require_text(data["system"], "system"), data.get("rules"))
    seed = data.get("seed", 0)
    if not is_whole(seed):
        raise BadScript("seed", said("fault-number", value=repr(seed)))
    options = _checked_sheet(system.options, {} if data.get("options") is None else data["options"], "options")
    board_data = data.get("board")
    board = None
    if board_data is not None or system.ground.board.default_size is not None:
        board = parse_board({} if board_data is None else board_data, system.board_rules(options))
    rows = data.get("combatants")
    if not isinstance(rows, list):
        raise BadScript("combatants", "a list of combatants belongs here")
    combatants: list[Mapping[str, Any]] = []
    ids: set[str] = set()
    for index, row in enumerate(rows):
        place = f"combatants[{index}]"
        checked = check_combatant(system, row, place)
        if checked["id"] in ids:
            raise BadScript(f"{place}.id", f"two combatants have the id {checked['id']!r}")
        ids.add(checked["id"])
        combatants.append(checked)
    return Script(system, seed, options, board, tuple(combatants), check_commands(system, data.get("commands", [])))


def _system(id: str, rules: Any, before: str = "") -> System:
    """Return the system of a script, which may bring rules along; raises BadScript."""
    texts = [rules] if isinstance(rules, str) else [] if rules is None else rules
    if not isinstance(texts, list) or not all(isinstance(text, str) for text in texts):
        raise BadScript(f"{before}rules", "a text with rules, or a list of such texts, belongs here")
    try:
        return rulebook.system_by(id, tuple(texts))
    except registry.NoSuchSystem as error:
        raise BadScript("system" if not before else f"{before}rules", str(error)) from None
    except rulebook.BadRules as bad:
        fault = bad.first
        raise BadScript(f"{before}rules[{bad.index}]:{fault.line} {fault.place}".rstrip(), fault.sentence) from None


def check_commands(system: System, data: Any) -> tuple[Mapping[str, Any], ...]:
    """Return the commands of a script; raises BadScript."""
    if not isinstance(data, list):
        raise BadScript("commands", "a list of commands belongs here")
    commands: list[Mapping[str, Any]] = []
    for index, row in enumerate(data):
        place = f"commands[{index}]"
        commands.append(check_command(system, row, place))
        if row["do"] == "rules":
            system = _system(system.id, row["rules"], f"{place}.")
    return tuple(commands)


def check_combatant(system: System, data: Any, place: str) -> Mapping[str, Any]:
    """Return a combatant of a script as it was given; raises BadScript."""
    if not isinstance(data, dict):
        raise BadScript(place, "a combatant is an object with keys")
    for key in data:
        if key not in COMBATANT_KEYS:
            raise BadScript(f"{place}.{key}", "a combatant has no such key")
    _require_keys(data, ("id", "side", "sheet"), place)
    _require_filled(data["id"], f"{place}.id")
    _require_filled(data["side"], f"{place}.side")
    if data.get("name") is not None:
        _require_text(data["name"], f"{place}.name")
    if data.get("group") is not None:
        _require_text(data["group"], f"{place}.group")
    sheet = _checked_sheet(system.sheet, data["sheet"], f"{place}.sheet")
    fault = system.entering.check_entry(sheet, data["side"])
    if fault is not None:
        raise BadScript(f"{place}.sheet.{fault[0]}", fault[1])
    _check_pools(system, sheet, data.get("pools"), f"{place}.pools")
    rows = data.get("conditions")
    if rows is not None and not isinstance(rows, list):
        raise BadScript(f"{place}.conditions", "a list of conditions belongs here")
    for index, row in enumerate(rows or ()):
        check_condition(system, row, f"{place}.conditions[{index}]")
    if data.get("cell") is not None:
        parse_cell(data["cell"], f"{place}.cell")
    if data.get("facing") is not None and data["facing"] not in system.ground.board.facings:
        raise BadScript(f"{place}.facing", said("fault-facing", facing=repr(data["facing"])))
    return data


def _check_pools(system: System, sheet: Any, data: Any, place: str) -> None:
    if data is None:
        return
    if not isinstance(data, dict):
        raise BadScript(place, "an object with a number for each pool belongs here")
    pool_ids = {pool.id for pool in system.pools}
    for pool, value in data.items():
        if pool not in pool_ids:
            raise BadScript(f"{place}.{pool}", said("fault-no_such_pool"))
        if not is_whole(value):
            raise BadScript(f"{place}.{pool}", said("fault-number", value=repr(value)))
        highest, lowest = system.maximum(system.new_combatant("", "", "", sheet, {}), pool), system.pool(pool).lowest
        if lowest is None and value > highest:
            raise BadScript(f"{place}.{pool}", said("fault-too_big", value=value, most=highest))
        if lowest is not None and not lowest <= value <= highest:
            raise BadScript(f"{place}.{pool}", said("fault-not_within", value=value, least=lowest, most=highest))


def check_condition(system: System, data: Any, place: str) -> None:
    """Check a condition that a combatant begins with; raises BadScript."""
    if not isinstance(data, dict):
        raise BadScript(place, "a condition is an object with keys")
    for key in data:
        if key not in CONDITION_KEYS:
            raise BadScript(f"{place}.{key}", "a condition has no such key")
    _require_keys(data, ("status",), place)
    if _require_text(data["status"], f"{place}.status") not in {*system.statuses, *system.aftermath.states}:
        raise BadScript(f"{place}.status", said("fault-no_such_status", status=repr(data["status"])))
    timer = data.get("timer")
    if timer is not None and (not is_whole(timer) or timer < 1):
        raise BadScript(f"{place}.timer", f"a whole number from 1, or null, belongs here, not {timer!r}")
    if data.get("source") is not None:
        _require_text(data["source"], f"{place}.source")
    if data.get("params") is not None and not isinstance(data["params"], dict):
        raise BadScript(f"{place}.params", "an object with keys belongs here")


def check_command(system: System, data: Any, place: str) -> Mapping[str, Any]:
    """Return a command of a script as it was given; raises BadScript."""
    if not isinstance(data, dict):
        raise BadScript(place, "a command is an object with keys")
    kind = data.get("do")
    if not isinstance(kind, str) or kind not in FIELDS:
        raise BadScript(f"{place}.do", f"there is no command {kind!r}")
    required, optional = FIELDS[kind]
    for key in data:
        if key not in ANY_COMMAND and key not in required and key not in optional:
            raise BadScript(f"{place}.{key}", f"the command {kind} has no such key")
    if kind == "set" and "sheet" in data:
        required = required - {"value"}
    _require_keys(data, sorted(required), place)
    for key, value in data.items():
        _check_field(system, key, value, f"{place}.{key}")
    _check_alternatives(kind, data, place)
    return data


def _check_alternatives(kind: str, data: Mapping[str, Any], place: str) -> None:
    if kind == "set":
        named_keys = {key for key in ("actor", "cell", "pool", "stat", "option", "sheet") if key in data}
        if named_keys not in ({"actor", "pool"}, {"actor", "stat"}, {"actor", "sheet"}, {"cell", "stat"}, {"option"}):
            raise BadScript(place, "set names an actor and either a pool, a stat or a sheet, or a cell and a stat")
        if "sheet" in data and "value" in data:
            raise BadScript(f"{place}.value", "what a sheet is set to stands in the sheet")
        if "pool" in data and not is_whole(data["value"]):
            raise BadScript(f"{place}.value", f"a whole number belongs here, not {data['value']!r}")
    if kind == "timer":
        if "name" not in data and ("actor" not in data or "status" not in data):
            raise BadScript(place, "timer names an actor and a status, or the name of a countdown")
        if data["value"] is not None and not is_whole(data["value"]):
            raise BadScript(f"{place}.value", f"a whole number, or null, belongs here, not {data['value']!r}")


def _check_field(system: System, key: str, value: Any, place: str) -> None:
    if value is None and key in _MAY_BE_NULL:
        return
    if key == "dice":
        _check_dice(value, place)
    elif key in ("answers", "targets"):
        if not isinstance(value, list) or not all(isinstance(id, str) for id in value):
            raise BadScript(place, "a list of ids belongs here")
    elif key == "override":
        if not isinstance(value, bool):
            raise BadScript(place, said("fault-flag", value=repr(value)))
    elif key == "combatant":
        check_combatant(system, value, place)
    elif key in ("to", "cell"):
        parse_cell(value, place)
    elif key == "path":
        if not isinstance(value, list) or not value:
            raise BadScript(place, said("fault-cells"))
        for index, cell in enumerate(value):
            parse_cell(cell, f"{place}[{index}]")
    elif key == "timer" or key in _WHOLES:
        if not is_whole(value):
            raise BadScript(place, said("fault-number", value=repr(value)))
    elif key in _OBJECTS:
        if not isinstance(value, dict):
            raise BadScript(place, "an object with keys belongs here")
    elif key in _TEXTS:
        _require_text(value, place)


def _check_dice(value: Any, place: str) -> None:
    if value == "auto":
        return
    if not isinstance(value, list) or not all(is_whole(face) for face in value):
        raise BadScript(place, 'a list of faces, or "auto", belongs here')


def _checked_sheet(model: Any, data: Any, place: str) -> Any:
    try:
        return schema.check(model, data)
    except BadSheet as error:
        inner, message = error.faults[0]
        raise BadScript(f"{place}.{inner}" if inner else place, message) from None


def _require_keys(data: Mapping[str, Any], keys: Sequence[str], place: str) -> None:
    for key in keys:
        if key not in data:
            raise BadScript(f"{place}.{key}" if place else key, said("fault-needed"))


def _require_text(value: Any, place: str) -> str:
    if not isinstance(value, str):
        raise BadScript(place, said("fault-text", value=repr(value)))
    return value


def _require_filled(value: Any, place: str) -> str:
    if not _require_text(value, place):
        raise BadScript(place, said("fault-empty"))
    return str(value)
