"""The program starts and plays in a network of its own, in which not even this machine can be reached."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

from tests.ui.players.own_network import NEEDS_NETWORK, UNSHARED
from tools.import_arrows import ROOT


@NEEDS_NETWORK
def test_the_sample_fight_is_played_through_the_window_without_any_network(tmp_path: Path) -> None:
    command = [*UNSHARED, sys.executable, "-m", "desktop", "--demo", str(tmp_path / "demo")]
    environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen", "HOME": str(tmp_path)}
    done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr[-2000:]
    assert (tmp_path / "demo" / "end.png").exists()
    assert "Traceback" not in done.stderr
