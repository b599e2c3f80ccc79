"""A plugin that is installed beside the project changes nothing in its tests."""

import os
import re
import subprocess
import sys
from pathlib import Path

from rules.system.registry import GROUP
from tools.import_arrows import ROOT, built_in_systems

BY_SYSTEM = "tests/rules/system/test_registry.py"


def collected(**environment: str) -> list[str]:
    """The tests that pytest finds in a module that has one for each system."""
    command = [sys.executable, "-m", "pytest", "--collect-only", "-q", "-p", "no:cacheprovider", BY_SYSTEM]
    found = subprocess.run(
        command, cwd=ROOT, env=os.environ | environment, capture_output=True, text=True, timeout=600, check=True
    )
    return [line for line in found.stdout.splitlines() if "::" in line]


def test_the_tests_know_our_own_systems_alone(tmp_path: Path) -> None:
    distribution = tmp_path / "turnwright_toy-1.0.dist-info"
    distribution.mkdir()
    (distribution / "METADATA").write_text("Metadata-Version: 2.1\nName: turnwright-toy\nVersion: 1.0\n")
    (distribution / "entry_points.txt").write_text(f"[{GROUP}]\ntoy = tests.rules.core.toy:TOY\n")
    ask = f"from importlib.metadata import entry_points as found; print([one.name for one in found(group='{GROUP}')])"
    installed = subprocess.run(
        [sys.executable, "-c", ask], env=os.environ | {"PYTHONPATH": str(tmp_path)}, capture_output=True, check=True
    )
    assert b"'toy'" in installed.stdout
    tests = collected(PYTHONPATH=str(tmp_path))
    written = re.findall(r"^def (test_\w+)", (ROOT / BY_SYSTEM).read_text("utf-8"), re.MULTILINE)
    assert list(dict.fromkeys(re.findall(r"::(\w+)", "\n".join(tests)))) == written
    assert re.findall(r"\[(\w+)\]$", "\n".join(tests), re.MULTILINE) == sorted(built_in_systems(ROOT))
    assert [test for test in tests if "toy" in test] == []
