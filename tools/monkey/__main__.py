"""Plays at random in the program's real window: keys, clicks and drags, in fights of every system.

Run it as `make monkey`, or `make monkey ARGS="--minutes 60 --seed 3"`: it starts an X server of its own. A signal, a
warning of Qt, a word on standard error, an unforeseen exception or a stop of the window ends in exit status 1; what
it was, and the last that was done, stands in `out/monkey`.
"""

from __future__ import annotations

import argparse
import faulthandler
import shutil
import sys
import time
import traceback
from pathlib import Path

from tools.evening.__main__ import NEEDED, on_a_screen, search_here, watch

STOP = 1.0
"""Seconds of work in the window's thread between two beats that are too long."""
LONG = 10.0
"""Seconds between two beats that are too long, whatever else the machine does."""


def main(arguments: list[str] | None = None) -> int:
    """Play at random for some minutes; return 1 if anything broke or froze."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--minutes", type=float, default=5)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--folder", type=Path, default=Path("out") / "monkey")
    parser.add_argument("--here", action="store_true", help=argparse.SUPPRESS)
    options = parser.parse_args(arguments)
    if options.here:
        return play(options.minutes, options.seed, options.folder)
    missing = [package for tool, package in NEEDED.items() if shutil.which(tool) is None]
    if missing:
        print(f"The monkey needs {' '.join(missing)}: apt-get install {' '.join(missing)}", file=sys.stderr)
        return 1
    said_in = options.folder / "said.txt"
    again = ["--here", "--minutes", str(options.minutes), "--seed", str(options.seed), "--folder", str(options.folder)]
    status = on_a_screen([sys.executable, "-m", "tools.monkey", *again], options.folder, said_in)
    said = said_in.read_text("utf-8", errors="replace")
    print(said, end="", file=sys.stderr)
    if status < 0:
        print(f"It died of signal {-status}.", file=sys.stderr)
    return 1 if status or said else 0


def play(minutes: float, seed: int, folder: Path) -> int:
    """Play at random on the present screen."""
    from desktop.application import Program, make_application
    from desktop.system import paths
    from tools.monkey.paws import Paws
    from tools.monkey.pulse import Leaver, Pulse

    faulthandler.enable()
    trouble: list[str] = []
    application = make_application(["turnwright"])
    watch(trouble)
    program = Program(application)
    if refused := program.open(paths.default_library()):
        trouble.append(refused)
    search_here(application)
    pulse, leaver = Pulse(application, STOP), Leaver(application)
    paws = Paws(program, seed, time.monotonic() + 60 * minutes, folder / "last.txt")
    paws.start()
    application.exec()
    paws.wait()
    pulse.end()
    if program.window is not None:
        program.window.before_closing = lambda: True
        program.window.close()
    if paws.fault is not None:
        trouble.append("".join(traceback.format_exception(paws.fault)))
    trouble += [str(stop) for stop in pulse.stops if stop.work > STOP or stop.wall > LONG]
    for item in trouble:
        print(item, file=sys.stderr)
    dialogs = ", ".join(f"{name} {many}" for name, many in sorted(leaver.met.items()))
    print(
        f"{paws.acts} acts in {minutes:g} minutes, {paws.fights} fights, seed {seed}: {len(trouble)} faults; "
        f"longest step {pulse.most_work:.2f} s of work, {pulse.most_wall:.2f} s in all; dialogs: {dialogs or 'none'}",
        flush=True,
    )
    return 1 if trouble else 0


if __name__ == "__main__":
    sys.exit(main())
