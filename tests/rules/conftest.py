"""The toy system is found like any other."""

import pytest

from rules.system import registry
from tests.rules.core.toy import TOY


@pytest.fixture(autouse=True)
def _toy_is_installed(monkeypatch: pytest.MonkeyPatch) -> None:
    installed = registry.system
    monkeypatch.setattr(registry, "system", lambda name: TOY if name == "toy" else installed(name))
