"""A profession behind a pasted name is the field of those that the book knows; other words stay where they are."""

import pytest

from models.exchange.tables import labelled_text

pytestmark = pytest.mark.real_systems
NUMBERS = "PV 24, DE 12, DM 9"


@pytest.mark.parametrize(
    ("head", "name", "profession", "level", "notes"),
    [
        ("Lía (Mago blanco)", "Lía", "mago_blanco", None, ""),
        ("Lía, maga negra", "Lía", "mago_negro", None, ""),
        ("Lía - Hechicera", "Lía", "hechicero", None, ""),
        ("Lía [bardo]", "Lía", "bardo", None, ""),
        ("Lía, Bardo, Nivel 5", "Lía", "bardo", 5, ""),
        ("Lía (Bardo, Nivel 5)", "Lía", "bardo", 5, ""),
        ("Lía - Nivel 5 bardo", "Lía", "bardo", 5, ""),
        ("Lía\nBardo nivel 5", "Lía", "bardo", 5, ""),
        ("Lía\nNivel 5 bardo", "Lía", "bardo", 5, ""),
        ("Bardo", "Bardo", None, None, ""),
        ("Lía (la Vieja)", "Lía (la Vieja)", None, None, ""),
        ("Lía, Ladrona", "Lía, Ladrona", None, None, ""),
        ("Lía, Ladrona, Nivel 5", "Lía", None, 5, "Ladrona"),
        ("Lía - Nivel 5 Ladrona", "Lía", None, 5, "Ladrona"),
        ("Lía\nLadrona nivel 5", "Lía", None, 5, "Ladrona"),
    ],
)
def test_a_profession_behind_a_name(
    head: str, name: str, profession: str | None, level: int | None, notes: str
) -> None:
    """What stood behind the level was underlined and nowhere."""
    (taken,) = labelled_text.read_sheets(f"{head}\n{NUMBERS}")
    told = taken.name, taken.sheet.get("profession"), taken.sheet.get("nv"), taken.notes
    assert told == (name, profession, level, notes)


def test_a_profession_of_no_book_stays_in_the_name_or_the_notes() -> None:
    numbers = "PV 30, Constituição d10, Destreza d6, Mente d6, Graça d6"
    (taken,) = labelled_text.read_sheets(f"Lía (Bardo)\n{numbers}")
    assert (taken.name, taken.notes) == ("Lía (Bardo)", "")
    (taken,) = labelled_text.read_sheets(f"Lía\nGuerreira nível 5\n{numbers}")
    assert (taken.name, taken.level, taken.notes) == ("Lía", 5, "Guerreira")
