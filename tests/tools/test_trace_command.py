"""The way from a key to the screen stays as short as it is: counted, not timed."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
BEFORE = {"last die of a blow": 15_379, "key of an action": 12_122}
"""The calls that they took when they were first counted (PERFORMANCE.md)."""
SHARE = 0.4
"""What of them may be left."""
MODULES = {"last die of a blow": 124, "key of an action": 75}
"""How many modules are entered at the most."""


@pytest.fixture(scope="module")
def told(tmp_path_factory: pytest.TempPathFactory) -> str:
    done = subprocess.run(
        [sys.executable, "-m", "tools.trace_command", "--system", "ffrpg", "--modules"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    )
    return done.stdout


@pytest.mark.parametrize("title", BEFORE)
def test_a_command_takes_no_more_calls_and_modules_than_it_needs(told: str, title: str) -> None:
    """Where it does, `python -m tools.trace_command --modules` says what has been added: a careless hook, mostly."""
    found = re.search(rf"^ffrpg: {title} +(\d+) +(\d+) ", told, re.MULTILINE)
    assert found is not None, told
    modules, calls = map(int, found.groups())
    assert 10 < modules <= MODULES[title]
    assert modules < calls <= SHARE * BEFORE[title]


def test_each_module_is_listed_with_who_calls_it(told: str) -> None:
    assert re.search(r"^ +\d+  rules\.ffrpg\.actions\.attack$", told, re.MULTILINE)
    assert re.search(r"^ +\d+  from ui\.session\.command_runner$", told, re.MULTILINE)
