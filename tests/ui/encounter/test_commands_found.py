"""Commands are found by the words that people use for them."""

from collections.abc import Callable

import pytest

from tests.ui.encounter.conftest import GameTable
from tests.ui.encounter.picking import listed, opened


@pytest.mark.parametrize(
    ("language", "typed", "keys"),
    [
        ("en", "finish", "Ctrl+E"),
        ("es", "acabar", "Ctrl+E"),
        ("pt_BR", "terminar", "Ctrl+E"),
        ("pt_BR", "terminar a batalha", "Ctrl+E"),
        ("pt_BR", "lembrete", "Ctrl+U"),
        ("es", "temporizador", "Ctrl+T"),
    ],
)
def test_a_command_is_found_by_the_words_that_people_use_for_it(
    begun: GameTable, speak: Callable[[str], None], language: str, typed: str, keys: str
) -> None:
    if language != "en":
        speak(language)
    assert listed(opened(begun, typed))[0].endswith(f"   {keys}")


def test_backups_are_found_to_be_made_as_well_as_to_be_gone_back_to(begun: GameTable) -> None:
    assert {"Save a copy of the library…", "Restore a backup…"} <= {
        line.strip() for line in listed(opened(begun, "backup"))
    }
    assert listed(opened(begun, "recover"))[0].strip() == "Restore a backup…"
