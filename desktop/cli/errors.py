"""The command line's answer to a call that makes no sense."""

from __future__ import annotations

import argparse
from typing import Any, NoReturn


class OneSentence(argparse.ArgumentParser):
    """Says in one sentence what it does not understand; no option is guessed from its first letters."""

    def __init__(self, prog: str = "", description: str = "", **options: Any) -> None:
        super().__init__(prog=prog, description=description, **{**options, "allow_abbrev": False})

    def error(self, message: str) -> NoReturn:
        """Ends the program with what is wrong."""
        sentence = message if message.endswith("?") else f"{message.removesuffix('.')}."
        self.exit(2, f"{self.prog}: error: {sentence} --help says what can be asked for.\n")
