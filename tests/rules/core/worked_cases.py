"""The setups of the worked examples as cases of a test, and what comes of commands on them."""

import json
from collections.abc import Mapping
from typing import Any

import pytest

from rules.engine.replay import replay
from tests.worked import SYSTEMS, setups

CASES = [pytest.param(data, id=f"{system}-{n}") for system in SYSTEMS for n, data in enumerate(setups(system))]


def outcome(data: Mapping[str, Any], *commands: Mapping[str, Any]) -> dict[str, Any]:
    found, status = replay(json.dumps({**data, "commands": commands}))
    assert status == 0, found["error"]
    return found
