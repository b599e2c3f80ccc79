"""A command in a few words, for undo and redo."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QCoreApplication

from rules.core.facts import Command
from rules.system.called_checks import DO as CHECK
from ui.session.command_tags import CHECKED, CUE

if TYPE_CHECKING:
    from rules.log.sentences import Teller


def deed(command: Command, teller: Teller) -> str:
    """A command in a few words of the reader's language; the terms of its system stay as its book has them."""
    kind = str(command["do"])
    if kind in ("act", "declare"):
        return _action(command, teller)
    name = teller.name(command.get("actor"))
    words: dict[str, Any] = {
        "name": name,
        "status": teller.status(str(command.get("status", ""))),
        "amount": command.get("amount"),
        "value": command.get("value"),
        "what": teller.number(str(command.get("pool", command.get("stat", "")))),
        "expression": command.get("expression", ""),
    }
    if CHECKED in command or kind == CHECK:
        ids = aimed_at(command, CHECKED) or aimed_at(command)
        words["name"], kind = ", ".join(teller.name(id) for id in ids), CHECK
    elif kind == "join":
        words["name"] = joining_name(command)
    elif kind == "countdown" or (kind == "timer" and "name" in command):
        words["name"], kind = command.get("name", ""), "countdown"
    elif kind == "set" and "cell" in command:
        kind = "ground"
    elif kind == "set" and "sheet" in command:
        kind = "sheet"
    elif kind == "set" and "option" in command:
        return teller.option(str(command["option"]), command.get("value"))
    return _template(kind).format(**words)


def deeds(step: Sequence[Command], teller: Teller) -> str:
    """Return a step in a few words: its first command, and how many more of the same."""
    if not step:
        return ""
    if CUE in step[0]:
        return str(step[0]["text"])
    if CHECKED in step[0]:
        return deed(step[0], teller)
    words = deed(step[0], teller)
    more = sum(command["do"] == step[0]["do"] for command in step) - 1
    if not more:
        return words
    return QCoreApplication.translate("deed", "{deed}, and {number} more").format(deed=words, number=more)


def action_words(command: Command, teller: Teller) -> str:
    """The action of a command, and what it is done with: `Attack (Mace)`."""
    known = teller.system.actions.get(str(command["action"]))
    label = str(command["action"]) if known is None else known.label
    thing = teller.thing(str(command["actor"]), command.get("with"))
    return f"{label} ({thing})" if thing else label


def _action(command: Command, teller: Teller) -> str:
    words = f"{teller.name(command.get('actor'))}: {action_words(command, teller)}"
    targets = ", ".join(teller.name(id) for id in aimed_at(command))
    return f"{words} → {targets}" if targets else words


def aimed_at(command: Command, key: str = "targets") -> Sequence[object]:
    """The ids of those that an act is aimed at."""
    targets = command.get(key)
    return targets if isinstance(targets, Sequence) else ()


def joining_name(command: Command) -> str:
    """The name, or else the id, of one who joins."""
    combatant = command.get("combatant")
    return str(combatant.get("name") or combatant.get("id", "")) if isinstance(combatant, Mapping) else ""


def _template(kind: str) -> str:
    templates = {
        "begin": QCoreApplication.translate("deed", "Begin"),
        "next": QCoreApplication.translate("deed", "Next"),
        "end": QCoreApplication.translate("deed", "End of the fight"),
        "note": QCoreApplication.translate("deed", "Note"),
        "roll": QCoreApplication.translate("deed", "Free roll {expression}"),
        "check": QCoreApplication.translate("deed", "Check of {name}"),
        "damage": QCoreApplication.translate("deed", "{amount} damage to {name}"),
        "heal": QCoreApplication.translate("deed", "{amount} healed on {name}"),
        "set": QCoreApplication.translate("deed", "{name}: {what} = {value}"),
        "sheet": QCoreApplication.translate("deed", "The sheet of {name}"),
        "ground": QCoreApplication.translate("deed", "Ruling on the board"),
        "condition": QCoreApplication.translate("deed", "{status} on {name}"),
        "lift": QCoreApplication.translate("deed", "{status} removed from {name}"),
        "timer": QCoreApplication.translate("deed", "Timer of {status} on {name}"),
        "countdown": QCoreApplication.translate("deed", "Countdown {name}"),
        "join": QCoreApplication.translate("deed", "{name} joins"),
        "leave": QCoreApplication.translate("deed", "{name} leaves"),
        "side": QCoreApplication.translate("deed", "{name} changes sides"),
        "order": QCoreApplication.translate("deed", "{name} moves in the order"),
        "move": QCoreApplication.translate("deed", "{name} is put elsewhere"),
        "rules": QCoreApplication.translate("deed", "Other rules"),
    }
    return templates.get(kind, kind)
