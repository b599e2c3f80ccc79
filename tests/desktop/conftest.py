"""What the program's tests share: one process off which those of the program are forked."""

from collections.abc import Iterator

import pytest

from tests.desktop.forking import Forking


@pytest.fixture(scope="session")
def forking(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Forking]:
    """Where a test starts the program."""
    made = Forking(tmp_path_factory.mktemp("forking"))
    yield made
    made.close()
