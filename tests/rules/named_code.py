"""What the rules pages name: the code that carries a rule."""

import re
from importlib import import_module
from operator import attrgetter


def named(text: str) -> list[str]:
    """The names of code that stand in a text, such as `turns.begin`; an empty one where there is none."""
    return re.findall(r"`([\w.]+)`", text) or [""]


def is_there(package: str, name: str) -> bool:
    """Whether a package has what is called so: a module, or something in one."""
    steps = name.split(".")
    for many in range(len(steps), 0, -1):
        try:
            found = import_module(".".join((package, *steps[:many])))
        except ImportError:
            continue
        try:
            return many == len(steps) or bool(attrgetter(".".join(steps[many:]))(found) or True)
        except AttributeError:
            return False
    return False
