"""The command `turnwright`: the window, a replay, import and export, or the demonstration without a screen."""

from __future__ import annotations

import builtins
import multiprocessing
import os
import sys
from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import partial
from pathlib import Path

from desktop.cli import parsers
from desktop.system import qt_needs
from desktop.system.screens import dead_screen, has_screen

INTERRUPTED = 130
"""The exit status after Ctrl+C, as in shells."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command; return its exit status."""
    # In a packaged program a worker process is this program, started with other words: it ends in here.
    multiprocessing.freeze_support()
    _let_output_be_closed()
    given = list(sys.argv[1:] if arguments is None else arguments)
    if given and given[0] in parsers.COMMANDS:
        return _answered(partial(parsers.run, given))
    parser = parsers.parser()
    if given and (sentence := parsers.misnamed(given[0])):
        parser.error(sentence)
    options = parser.parse_args(given)
    if options.version:
        from importlib.metadata import version  # reading the metadata takes time that a start does not have

        _say_on(f"Turnwright {version('turnwright')}")
        return 0
    if options.licences:
        return _answered(_print_licences)
    if options.demo is not None:
        return _answered(partial(_demonstrate, options.demo))
    if options.library is not None and (sentence := parsers.misnamed(str(options.library))):
        parser.error(sentence)
    what = "a window" if options.library is None else options.library.name
    if not has_screen():
        demo = "turnwright --demo FOLDER plays the sample fight without one"
        return _say(f"There is no screen on which {what} could be opened; {demo}.")
    if dead := dead_screen():
        return _say(f"The screen {dead} does not answer, so no window can be opened.")
    if lacking := qt_needs.lacking(os.environ, window=True):
        return _say(lacking)
    return _shown(options.library, apart=options.apart)


def _shown(library: Path | None, *, apart: bool) -> int:
    """Show the window of the running program, unless `apart`; else open a window."""
    from desktop.system import paths
    from desktop.system.instance import Instance

    import_plainly()
    instance = Instance(paths.instance_file())
    try:
        if not apart and instance.hands_over(library):
            _say_on(_handed_over(library))
            return 0
        from desktop.application import run

        return run(library, instance)
    finally:
        instance.release()


def import_plainly() -> None:
    """Give `import` back to Python, from which Qt has taken it.

    Qt reads the source of every module that is imported after it and keeps it, in search of `from __feature__`, which
    nothing here asks for: thirty megabytes, and a tenth of a second of every start.
    """
    builtins.__import__ = getattr(builtins, "__orig_import__", builtins.__import__)


def _handed_over(library: Path | None) -> str:
    """Return what the running program does with the request of this start; empty if none runs."""
    if library is None:
        return "Turnwright is already running; its window has come to the front."
    return f"Turnwright is already running; its window has come to the front and opens {library.name} there."


def _answered(task: Callable[[], int]) -> int:
    """Run a command without a window; Ctrl+C and a closed output are no faults."""
    try:
        return task()
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        status = 0  # nobody reads on
    except OSError as error:
        status = _say(f"The output could not be written: {error.strerror or error}.")
    # The exit would complain of what could not be written.
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    return status


def _say_on(sentence: str) -> None:
    """Print a message about what was done."""
    with suppress(OSError):
        print(sentence)  # noqa: T201


def _say(sentence: str) -> int:
    """Print why something could not be done; return the exit status of that."""
    from desktop.system.terminal import say  # a start that says nothing does not need it

    say(sentence)
    return 1


def _let_output_be_closed() -> None:
    """Open closed outputs on the null device, and end quietly when a pipe is closed."""
    for name in ("stdout", "stderr"):
        if getattr(sys, name) is None:
            # Kept open for as long as the program runs.
            setattr(sys, name, open(os.devnull, "w", encoding="utf-8"))  # noqa: PTH123, SIM115


def _print_licences() -> int:
    from ui.help.licences import components, licences_text

    print(licences_text(components()))  # noqa: T201
    return 0


def _demonstrate(folder: Path) -> int:
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    if lacking := qt_needs.lacking(os.environ, window=False):
        return _say(lacking)
    from desktop.demonstration import demonstrate

    return demonstrate(folder)


if __name__ == "__main__":
    sys.exit(main())
