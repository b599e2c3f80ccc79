"""The way from a key to the screen stays as short as it is: counted, not timed."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
MOST = {"last die of a blow": (140, 8_000), "key of an action": (78, 5_600)}
"""How many modules are entered at the most, and how many calls that takes."""


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


@pytest.mark.parametrize("title", MOST)
def test_a_command_enters_no_more_modules_than_it_needs(told: str, title: str) -> None:
    found = re.search(rf"^ffrpg: {title} +(\d+) +(\d+) ", told, re.MULTILINE)
    assert found is not None, told
    modules, calls = map(int, found.groups())
    assert 10 < modules <= MOST[title][0]
    assert modules < calls <= MOST[title][1]


def test_each_module_is_listed_with_who_calls_it(told: str) -> None:
    assert re.search(r"^ +\d+  rules\.ffrpg\.actions\.attack$", told, re.MULTILINE)
    assert re.search(r"^ +\d+  from ui\.session\.command_runner$", told, re.MULTILINE)
