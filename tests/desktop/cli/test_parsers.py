"""What is said on the command line, in whatever order."""

import argparse
from collections.abc import Iterator
from itertools import pairwise

import pytest

from desktop.cli import parsers
from desktop.cli.parsers import SentenceParser


def _one(action: argparse.Action) -> str:
    """A value that an argument takes."""
    if action.choices:
        return str(next(iter(action.choices)))
    for value in ("7", "x=plain"):
        try:
            if callable(action.type):
                action.type(value)
        except (argparse.ArgumentTypeError, ValueError):
            continue
        return value
    raise AssertionError(action)


def arguments(parser: SentenceParser) -> tuple[list[str], list[list[str]]]:
    """What a command takes by its place, and each of its options as one writes it."""
    placed: list[str] = []
    options: list[list[str]] = []
    for action in parser._actions:
        if isinstance(action, argparse._HelpAction | argparse._VersionAction):
            continue
        if not action.option_strings:
            placed += [_one(action)] * (2 if action.nargs in ("*", "+") else 1)
        else:
            options.append([action.option_strings[0], *([] if action.nargs == 0 else [_one(action)])])
    return placed, options


def orders(placed: list[str], options: list[list[str]]) -> Iterator[list[str]]:
    """The options before, behind and between what has its place."""
    flat = [word for option in options for word in option]
    for at in range(len(placed) + 1):
        yield [*placed[:at], *flat, *placed[at:]]
    for option, rest in ((option, [other for other in options if other is not option]) for option in options):
        behind = [word for other in rest for word in other]
        for at in range(len(placed) + 1):
            yield [*option, *placed[:at], *behind, *placed[at:]]


@pytest.mark.parametrize("name", ["replay", "odds", "list", "import", "export"])
def test_what_has_its_place_may_stand_before_behind_and_between_the_options(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    understood: list[dict[str, object]] = []

    def run(options: argparse.Namespace) -> int:
        understood.append(dict(vars(options)))
        return 0

    monkeypatch.setattr(parsers._module(name), "run", run)
    placed, options = arguments(parsers.parser_of(name))
    assert placed
    for order in orders(placed, options):
        assert parsers.run([name, *order]) == 0, order
    assert all(one == other for one, other in pairwise(understood))
    words = [str(value) for value in understood[0].values()]
    assert all(any(value in word for word in words) for value in placed)


def test_every_command_is_either_held_to_that_or_takes_no_options() -> None:
    without = {name for name in parsers.COMMANDS if not arguments(parsers.parser_of(name))[1]}
    assert without == {"completion", "help", "replay"}
