"""`turnwright odds`: the odds of a script's fight from its end on; neither window nor library is loaded."""

from __future__ import annotations

import argparse
import os
import time
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from typing import Any

from desktop.cli.replay import refused, text_of
from desktop.system.terminal import print_row, say
from models.odds.pool import InProcessPlayers, Players, WorkerPlayers, WorkersLost, forecast
from rules.engine.replay import FAILED, FINE, played
from rules.odds.play_styles import PlayStyleNotes
from rules.odds.runs import Situation
from rules.odds.tally import Odds
from rules.scripts import script as scripts
from rules.tactics import TEMPERAMENTS
from rules.text.faults import BadScript

FIGHTS = 1000
"""The number of fights if no other limit is given."""
MOST_JOBS = 61
"""The most processes: Windows cannot wait for more."""
JOBS_OF_A_CORE = 4
"""The most processes for a core: more would only take memory, and the numbers are the same."""
LEAST_POINTS = 0.2
"""The least number that counts as points: 0.05 is a share, that is 5 points."""
DIGITS = 3
"""Decimal places of seconds."""


class OddsError(Exception):
    """Why there are no odds for a fight: a code and a sentence."""

    def __init__(self, code: str, message: str) -> None:
        super().__init__(message)
        self.error = {"code": code, "message": message}


def run(options: argparse.Namespace) -> int:
    """Print the odds of a script as one line of JSON; return the exit status."""
    if options.within is not None and options.within < LEAST_POINTS:
        options.within *= 100
        say(f"--within is in percentage points: {options.within:g} are taken.")
    started = time.monotonic()
    try:
        script = scripts.read(text_of(options.script))
        odds = _asked(
            _situation(script, dict(options.temperament)),
            script.seed if options.seed is None else options.seed,
            options,
        )
    except BadScript as bad:
        return _refused(*refused(bad))
    except OddsError as refusal:
        return _refused({"ok": False, "error": refusal.error}, FAILED)
    except WorkersLost as lost:
        return _refused({"ok": False, "error": {"code": "worker_lost", "message": str(lost)}}, FAILED)
    print_row(_written(odds, time.monotonic() - started), compact=True)
    return FINE


def describe(_: str, main: argparse.ArgumentParser) -> None:
    """Add the command's arguments to its parser."""
    main.description = (
        "Plays the fight of an encounter script on from where it ends, many times, and prints how often "
        "each side wins, who is down at the end and what is left, as one JSON object. It stops at whichever of "
        "--fights, --seconds and --within comes first. The same script, seed, number of fights and tactics give the "
        "same numbers. A script says nothing of who enters later or of notes: only who stands in the fight at its end "
        "is played."
    )
    main.add_argument("script", metavar="SCRIPT.json", help="the encounter script; - reads standard input")
    _add_limits(main)
    main.add_argument("--seed", type=_seed, metavar="K", help="of the dice (default: the seed of the script)")
    _add_tactics(main)
    cores = _cores()
    main.add_argument(
        "--jobs",
        type=_whole,
        default=cores,
        metavar="J",
        help=f"play in so many processes, {JOBS_OF_A_CORE} for each core at the most (default: one for each core, here "
        f"{cores})",
    )


def _add_limits(main: argparse.ArgumentParser) -> None:
    """Add the options that limit the play."""
    main.add_argument(
        "--fights",
        type=_whole,
        metavar="N",
        help=f"play so many fights (default: {FIGHTS}; with --seconds or --within as many as it takes)",
    )
    main.add_argument("--seconds", type=_positive, metavar="S", help="stop after so many seconds (default: no limit)")
    main.add_argument(
        "--within",
        type=_positive,
        metavar="P",
        help="stop once every win chance is known within so many percentage points either way: 5 for 0.05 of 1 "
        f"(default: no such limit; what is below {LEAST_POINTS} is taken for a share of 1, so 0.05 is 5 as well)",
    )


def _add_tactics(main: argparse.ArgumentParser) -> None:
    """Add the options for temperaments."""
    main.add_argument(
        "--tactics",
        choices=TEMPERAMENTS,
        default=TEMPERAMENTS[0],
        metavar="NAME",
        help=f"how all others play: {', '.join(TEMPERAMENTS)} (default: "
        f"{TEMPERAMENTS[0]}); a fifth as many fights are "
        "played under each of the others, but random",
    )
    main.add_argument(
        "--temperament",
        action="append",
        default=[],
        type=_manner,
        metavar="WHO=NAME",
        help="how one combatant plays, or a whole side, whatever the tactics; repeat it for several. WHO is an "
        "id in the script or a side; an id goes before a side",
    )


def _cores() -> int:
    """Return the number of cores available to this process."""
    allowed = getattr(os, "sched_getaffinity", None)
    return len(allowed(0)) if allowed is not None else os.cpu_count() or 1


def _whole(text: str) -> int:
    number = int(text) if text.isascii() and text.isdigit() and len(text) <= 12 else 0
    if number < 1:
        raise argparse.ArgumentTypeError(f"a whole number from 1 belongs here, not {text!r}")
    return number


def _manner(text: str) -> tuple[str, str]:
    who, _, name = text.rpartition("=")
    if not who or name not in TEMPERAMENTS:
        choices = ", ".join(TEMPERAMENTS)
        raise argparse.ArgumentTypeError(f"WHO=NAME belongs here, where NAME is one of {choices}, not {text!r}")
    return who, name


def _seed(text: str) -> int:
    digits = text.removeprefix("-")
    if not (digits.isascii() and digits.isdigit()) or len(digits) > scripts.MOST_DIGITS:
        raise argparse.ArgumentTypeError(f"a whole number belongs here, not {text!r}")
    return int(text)


def _positive(text: str) -> float:
    try:
        number = float(text)
    except ValueError:
        number = 0.0
    if not 0 < number < float("inf"):
        raise argparse.ArgumentTypeError(f"a number above 0 belongs here, not {text!r}")
    return number


def _situation(script: scripts.Script, temperaments: Mapping[str, str]) -> Situation:
    """Return the situation at a script's end; raise BadScript, or Unanswerable if nobody can play on or is named so.

    `temperaments` maps ids and sides to temperaments.
    """
    service, error, _, pending = played(script)
    if error is not None:
        raise OddsError(error["code"], error["message"])
    fight = service.fight
    if fight.phase == "ended":
        raise OddsError("already_ended", "The fight of this script has ended, so there are no odds.")
    sides = {combatant.side for combatant in fight.combatants.values()}
    if len(sides) < 2:
        who = f"only {sides.pop()} is" if sides else "nobody is"
        raise OddsError("one_side", f"It takes two sides to fight, and {who} in this script.")
    unknown = temperaments.keys() - fight.combatants.keys() - sides
    if unknown:
        raise OddsError("no_such_combatant", f"No combatant or side of this script is called {min(unknown)!r}.")
    said = ((id, temperaments.get(id) or temperaments.get(item.side)) for id, item in fight.combatants.items())
    return Situation.from_service(service, pending, PlayStyleNotes({id: name for id, name in said if name}))


def _asked(situation: Situation, seed: int, options: argparse.Namespace) -> Odds:
    """Return the final odds with all requested options."""
    fights = options.fights
    if fights is None and options.seconds is None and options.within is None:
        fights = FIGHTS
    limits = {"fights": fights, "seconds": options.seconds, "within": options.within}
    with _players(options.jobs) as players:
        *_, last = forecast(situation, options.tactics, seed, players=players, **limits)
    return last


@contextmanager
def _players(jobs: int) -> Iterator[Players]:
    """Yield the players: one plays in this process, several in others."""
    if jobs == 1:
        yield InProcessPlayers()
        return
    with WorkerPlayers(min(jobs, MOST_JOBS, JOBS_OF_A_CORE * _cores())) as workers:
        yield workers


def _written(odds: Odds, seconds: float) -> dict[str, Any]:
    data = odds.to_json()
    counts = {key: data.pop(key) for key in ("fights", "decided")}
    return {**counts, "seconds": round(seconds, DIGITS), **data}


def _refused(line: Mapping[str, Any], status: int) -> int:
    """Print why there are no odds, for programs and for people; return the exit status."""
    print_row(line, compact=True)
    say(line["error"]["message"])
    return status
