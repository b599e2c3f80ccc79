"""The toy system is found like any other."""

import pytest

from rules import catalogue
from tests.rules.core.toy import TOY


@pytest.fixture(autouse=True)
def _toy_is_installed(monkeypatch: pytest.MonkeyPatch) -> None:
    installed = catalogue.system
    monkeypatch.setattr(catalogue, "system", lambda name: TOY if name == "toy" else installed(name))
