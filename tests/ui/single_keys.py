"""The keys of commands, each by itself."""

from collections.abc import Iterator

from ui.commands.command import RANGE, Command, name_of, split


def single_keys(command: Command) -> Iterator[str]:
    """Each key of a command by its name, also those in the middle of a range."""
    for key in command.all_keys():
        held, pressed = split(name_of(key))
        first, _, last = pressed.partition(RANGE)
        if last:
            yield from (held + chr(code) for code in range(ord(first), ord(last) + 1))
        else:
            yield held + pressed
