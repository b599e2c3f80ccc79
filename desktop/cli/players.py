"""`turnwright players`: what the players see at the end of a script; neither window nor library is loaded."""

from __future__ import annotations

import argparse
from typing import Any

from desktop.cli.replay import refused, text_of
from desktop.system.terminal import print_row
from rules.core.state import Combatant
from rules.engine.replay import FAILED, FINE, Replayed, played
from rules.log.redaction import hidden_always
from rules.players.players_view import as_json
from rules.players.seen_by import HEALTH, WORDS, Audience, PlayedFight, ShownIds, seen_by
from rules.scripts import script as scripts
from rules.text.faults import BadScript
from rules.text.messages import LANGUAGES


def describe(_: str, main: argparse.ArgumentParser) -> None:
    """Add the command's arguments to its parser."""
    main.description = (
        "Prints the players' view of the fight at the end of an encounter script, as one JSON object: that of the big "
        "screen, or of a seat. Whoever is hidden, and every number that the players may not know, is not in it."
    )
    main.add_argument("script", metavar="SCRIPT.json", help="the encounter script; - reads standard input")
    main.add_argument("--seat", metavar="ID", help="the seat of this combatant, instead of the big screen")
    several: Any = {"action": "extend", "nargs": "+", "metavar": "ID"}
    main.add_argument("--hidden", default=[], help="combatants that the players never saw", **several)
    main.add_argument(
        "--health", choices=HEALTH, default=WORDS, help="what is shown of the health of others (default: words)"
    )
    main.add_argument("--own", help="those whose numbers the players know (default: side party)", **several)
    main.add_argument("--language", choices=LANGUAGES, default="en", help="of the view (default: en)")


def run(options: argparse.Namespace) -> int:
    """Print the players' view of a script as one line of JSON; return the exit status."""
    try:
        result = played(scripts.read(text_of(options.script)))
    except BadScript as bad:
        row, status = refused(bad)
        print_row(row, compact=True)
        return status
    error = result.error or _unknown(options, result.service.fight.combatants)
    print_row({"ok": False, "error": error} if error else view_of(result, options), compact=True)
    return FAILED if error else FINE


def view_of(result: Replayed, options: argparse.Namespace) -> dict[str, Any]:
    """Return the view of a replayed script for the audience that the options name."""
    service, hidden = result.service, frozenset(options.hidden)
    combatants = service.fight.combatants
    now = PlayedFight(
        "",
        service.fight,
        service.system,
        service.journal.facts,
        hidden,
        hidden_always(hidden),
        service.journal.cursor,
        question=result.question,
    )
    audience = Audience(
        ShownIds(),
        options.language,
        seat=(options.seat,) if options.seat else (),
        own=None if options.own is None else frozenset(options.own),
        health=dict.fromkeys((combatant.side for combatant in combatants.values()), options.health),
    )
    return as_json(seen_by(now, audience))


def _unknown(options: argparse.Namespace, combatants: dict[str, Combatant]) -> dict[str, str] | None:
    """Return why an id is nobody's; None if each is somebody's."""
    named = {"--seat": [options.seat] if options.seat else [], "--hidden": options.hidden, "--own": options.own or []}
    for option, ids in named.items():
        for id in ids:
            if id not in combatants:
                return {"code": "no_such_actor", "message": f"{option}: there is no combatant {id} in this fight"}
    if options.seat in options.hidden:
        return {"code": "hidden_seat", "message": f"--seat: {options.seat} is hidden, and can have no seat"}
    return None
