"""The command line: the commands with their parsers, and all of them as one for help and completion."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from pathlib import Path
from typing import Any, NoReturn

from desktop.system.paths import SUFFIX, may_be_library

FINE, NONSENSE = 0, 2
COMMANDS = {
    "replay": "play scripts, and print the outcome of each as one line of JSON",
    "odds": "say how the fight of a script will go",
    "players": "print what the players see of the fight of a script",
    "rules": "check rule systems and house rules that are data",
    "list": "show what a library contains, one object a line",
    "import": "import files into a library",
    "export": "write creatures, parties, encounters or logs into a file",
    "completion": "print a shell's completion script for these commands",
    "help": "list the commands, or describe one",
}
"""Each command and its purpose; any other first word is the library for the window."""
LIKELY = 0.5
"""The least similarity, of 1, for a word to be taken for a misspelled command."""


def parser() -> SentenceParser:
    """Return the parser without a command: it opens the window."""
    main = SentenceParser("turnwright", "Runs a role-playing fight by the book of its rule system.")
    main.formatter_class = argparse.RawDescriptionHelpFormatter
    width = max(map(len, COMMANDS))
    lines = [f"  {name.ljust(width)}  {does}" for name, does in COMMANDS.items()]
    main.epilog = "\n".join(("commands (turnwright COMMAND --help describes each):", *lines))
    main.usage = "turnwright [LIBRARY] [options], or turnwright COMMAND …"
    main.add_argument("library", nargs="?", type=Path, help=f"the library to open (a {SUFFIX} file)")
    _add_options(main)
    return main


def _add_options(main: argparse.ArgumentParser) -> None:
    main.add_argument(
        "--apart", action="store_true", help="open a separate window, even if the program is already running"
    )
    main.add_argument("--demo", type=Path, metavar="FOLDER", help="play the sample fight offscreen into FOLDER")
    main.add_argument("--version", action="store_true", help="print the version")
    main.add_argument("--licences", action="store_true", help="print the licences of the program and its libraries")


def parser_of(name: str) -> SentenceParser:
    """Return the parser of a command."""
    made = SentenceParser(f"turnwright {name}", _sentence(COMMANDS[name]))
    _describe(name, made)
    return made


def _sentence(does: str) -> str:
    return f"{does[0].upper()}{does[1:]}."


def _describe(name: str, made: argparse.ArgumentParser) -> None:
    """Add a command's arguments to its parser."""
    if name == "completion":
        from shtab import SUPPORTED_SHELLS

        made.add_argument("shell", choices=SUPPORTED_SHELLS)
    elif name == "help":
        made.add_argument("about", nargs="?", choices=tuple(COMMANDS), metavar="COMMAND", help=", ".join(COMMANDS))
    else:
        _module(name).describe(name, made)


def _module(name: str) -> Any:
    """Return the module of a command; a start of the window imports none of them."""
    if name == "replay":
        from desktop.cli import replay

        return replay
    if name == "players":
        from desktop.cli import players

        return players
    if name == "odds":
        from desktop.cli import odds

        return odds
    if name == "rules":
        from desktop.cli import rules

        return rules
    from desktop.cli import data_commands

    return data_commands


def misnamed(word: str) -> str:
    """Return why a first word is neither a command nor a library, with a suggestion; empty if it is one."""
    if word.startswith("-") or word in COMMANDS or may_be_library(Path(word)):
        return ""
    from difflib import get_close_matches  # only a slip needs it

    sentence = f"{word} is no command, and the name of a library ends in {SUFFIX}"
    likely = get_close_matches(word.casefold(), COMMANDS, 1, LIKELY)
    return f"{sentence}; did you mean turnwright {likely[0]}?" if likely else f"{sentence}."


def run(given: Sequence[str]) -> int:
    """Run a command; return its exit status."""
    name, *rest = given
    try:
        options = parser_of(name).parse_intermixed_args(rest)
    except SystemExit as ended:
        return NONSENSE if ended.code else FINE
    if name == "help":
        (parser_of(options.about) if options.about else parser()).print_help()
    elif name == "completion":
        print(completion(options.shell))  # noqa: T201
    else:
        return int(_module(name).run(options))
    return FINE


def completion(shell: str) -> str:
    """Return the script that completes commands, options, choices and file names in a shell."""
    import shtab

    main = SentenceParser("turnwright", "")
    _add_options(main)
    commands = main.add_subparsers()
    for name, does in COMMANDS.items():
        _describe(name, commands.add_parser(name, help=does))
    for one_sentence in (main, *commands.choices.values()):
        for action in one_sentence._actions:  # noqa: SLF001  There is no other way to them.
            if action.type is Path or action.dest in ("files", "script"):
                files: Any = shtab.DIRECTORY if action.metavar == "FOLDER" else shtab.FILE
                action.complete = files  # type: ignore[attr-defined]  # what shtab looks for
    return str(shtab.complete(main, shell))


class SentenceParser(argparse.ArgumentParser):
    """A parser that reports errors in one sentence and accepts no abbreviated options."""

    def __init__(self, prog: str = "", description: str = "", **options: Any) -> None:
        super().__init__(prog=prog, description=description, **{**options, "allow_abbrev": False})

    def error(self, message: str) -> NoReturn:
        """End the program with the error."""
        sentence = message if message.endswith("?") else f"{message.removesuffix('.')}."
        self.exit(2, f"{self.prog}: error: {sentence} --help lists the commands.\n")
