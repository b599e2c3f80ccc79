"""Tests that run in a network of their own, in which at first not even this machine can be reached."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tools.import_arrows import ROOT

OWN_NETWORK = "TURNWRIGHT_OWN_NETWORK"
"""Is set where a test runs so."""
UNSHARED = ("unshare", "--map-root-user", "--net")
IP = shutil.which("ip") or ""
IN_OWN_NETWORK = pytest.mark.skipif(
    OWN_NETWORK not in os.environ, reason="run by another test, in a network of its own"
)


def _is_possible() -> bool:
    if shutil.which("unshare") is None or not IP:
        return False
    return subprocess.run([*UNSHARED, "true"], check=False, capture_output=True).returncode == 0


NEEDS_NETWORK = pytest.mark.skipif(
    not _is_possible(), reason="needs unshare (util-linux), ip (iproute2) and the right to make a network of one's own"
)


def set_up(*, is_up: bool) -> None:
    """Let this machine be reached, or not."""
    subprocess.run([IP, "link", "set", "lo", "up" if is_up else "down"], check=True)


def run_alone(file: str, name: str) -> None:
    """Run a test of a file in a network of its own."""
    test = f"{Path(file).relative_to(ROOT)}::{name}"
    command = [*UNSHARED, sys.executable, "-m", "pytest", "-q", "-p", "no:xdist", "-p", "no:cacheprovider", test]
    environment = {key: value for key, value in os.environ.items() if not key.startswith("PYTEST_")}
    environment[OWN_NETWORK] = "1"
    done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False)
    assert (done.returncode, "1 passed" in done.stdout) == (0, True), done.stdout[-3000:]
