"""The command `turnwright replay`, run in a process of its own."""

import json
import os
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any, NamedTuple

ROOT = Path(__file__).parents[1]
EXAMPLES: list[dict[str, Any]] = json.loads((ROOT / "tests" / "golden" / "contract.json").read_text("utf-8"))
COMMAND = Path(sys.executable).with_name("turnwright.exe" if sys.platform == "win32" else "turnwright")
NAMES = [example["id"] for example in EXAMPLES]


class Ran(NamedTuple):
    status: int
    out: bytes
    err: str

    @property
    def outcomes(self) -> list[dict[str, Any]]:
        return [json.loads(line) for line in self.out.decode("utf-8").splitlines()]


def turnwright(*names: str, text: str = "", seed: str = "0", before: Sequence[str] = (), folder: Path = ROOT) -> Ran:
    """Runs `turnwright replay`; `seed` is that of Python's hashes."""
    ran = subprocess.run(
        [*(before or [str(COMMAND)]), "replay", *names],
        input=text.encode("utf-8"),
        capture_output=True,
        cwd=folder,
        env={**os.environ, "PYTHONHASHSEED": seed},
        timeout=600,
        check=False,
    )
    return Ran(ran.returncode, ran.stdout, ran.stderr.decode("utf-8"))
