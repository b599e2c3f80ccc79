"""Processes that work for the program end with it, however it ends."""

import subprocess
import sys
from pathlib import Path

import pytest

from tests.waiting import PATIENCE

ROOT = Path(__file__).parents[3]
PROGRAM = """
import time
{imported}
if __name__ == "__main__":
    made = {made}
    made.submit(int).result()
    print(*(one.pid for one in made._processes.values()), flush=True)
    time.sleep(600)
"""


@pytest.mark.skipif(sys.platform == "win32", reason="processes are ended otherwise there")
@pytest.mark.parametrize(
    ("imported", "made"),
    [
        ("from models.odds.pool import process_pool", "process_pool(1)"),
        ("from models.odds.pool import WorkerPlayers", "WorkerPlayers(1)._running_pool()"),
    ],
    ids=["any", "players"],
)
def test_they_do_not_outlive_a_program_that_is_killed(tmp_path: Path, imported: str, made: str) -> None:
    program = tmp_path / "program.py"
    program.write_text(PROGRAM.format(imported=imported, made=made), "utf-8")
    running = subprocess.Popen([sys.executable, str(program)], stdout=subprocess.PIPE, text=True)
    assert running.stdout is not None
    worker = int(running.stdout.readline())
    running.kill()
    # The worker holds the other end of its program's output: once that is closed it is gone.
    assert running.stdout.read() == ""
    running.wait(PATIENCE)
    running.stdout.close()
    assert worker > 0


def test_nobody_else_makes_processes_that_work() -> None:
    folders = (ROOT / name for name in ("turnwright", "rules", "models", "ui", "desktop", "tools"))
    sources = [path for folder in folders for path in folder.rglob("*.py")]
    makers = [path for path in sources if "ProcessPoolExecutor(" in path.read_text("utf-8")]
    assert [path.relative_to(ROOT).as_posix() for path in makers] == ["models/odds/pool.py"]
