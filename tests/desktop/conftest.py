"""What the program's tests share: one process from which those that are killed are forked."""

from collections.abc import Iterator

import pytest

from tests.desktop.killing import Forking


@pytest.fixture(scope="session")
def forking(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Forking]:
    """Where a test starts what it kills."""
    made = Forking(tmp_path_factory.mktemp("forking"))
    yield made
    made.close()
