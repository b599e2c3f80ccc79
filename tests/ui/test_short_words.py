"""Words that are shortened where there is too little room, and only there."""

import pytest
from PySide6.QtGui import QFontMetrics
from PySide6.QtWidgets import QApplication

from rules.core.display import Deed
from ui.theme.status_token import short_deed
from ui.theme.theme import NORMAL, SMALL, elided, short_but_key, short_name, sized

NAMES = ("Matón A", "Matón B", "Elena", "Orc A", "Bandido B", "Goblin C", "Cão de corda", "Benedito Luz", "Ana 12")
WORDS = (*NAMES, *(f"Atacar → {name}" for name in NAMES), *(f"Rolar {name} (Enter)" for name in NAMES))


@pytest.mark.parametrize("shortened", [elided, short_name, short_deed, short_but_key])
@pytest.mark.parametrize("bold", [False, True])
@pytest.mark.parametrize("size", [NORMAL, SMALL])
@pytest.mark.usefixtures("theme")
def test_words_that_measure_just_as_wide_as_their_room_are_whole(
    qapp: QApplication, shortened: object, bold: bool, size: int
) -> None:
    metrics = QFontMetrics(sized(qapp.font(), size, bold=bold))
    cut = [words for words in WORDS if shortened(metrics, words, metrics.horizontalAdvance(words)) != words]  # type: ignore[operator]
    assert not cut


@pytest.mark.usefixtures("theme")
def test_a_copy_keeps_its_letter_where_there_is_too_little_room(qapp: QApplication) -> None:
    metrics = QFontMetrics(sized(qapp.font(), NORMAL))
    shown = short_name(metrics, "Bandido da Serra B", metrics.horizontalAdvance("Bandido B"))
    assert shown.endswith("… B")
    assert metrics.horizontalAdvance(shown) <= metrics.horizontalAdvance("Bandido B")


@pytest.mark.usefixtures("theme")
def test_of_a_deed_the_target_is_cut_last(qapp: QApplication) -> None:
    """At the end there was a verb that a drawing said already, and nobody knew against whom."""
    metrics = QFontMetrics(sized(qapp.font(), SMALL))
    deed = Deed("Atacar", "Escopeta de dos cañones", ("Encapuchado A",))
    assert deed == "Atacar · Escopeta de dos cañones → Encapuchado A"
    least = metrics.horizontalAdvance("→ Encapuchado A")
    for width in range(least + 1, metrics.horizontalAdvance(deed) + 10, 5):
        shown = short_deed(metrics, deed, width)
        assert shown.endswith("→ Encapuchado A"), width
        assert metrics.horizontalAdvance(shown) <= width + 1, "parts are rounded each by itself"
        assert shown.removesuffix("→ Encapuchado A") in (
            "Atacar · Escopeta de dos cañones ",
            "Escopeta de dos cañones ",
            "",
        )
    assert short_deed(metrics, deed, least - 10).endswith("… A"), "a copy keeps its letter"


@pytest.mark.usefixtures("theme")
def test_of_a_deed_what_it_is_done_with_stays_longer_than_the_names_of_its_targets(qapp: QApplication) -> None:
    metrics = QFontMetrics(sized(qapp.font(), SMALL))
    deed = Deed("Atacar", "Escopeta de dos cañones", ("Encapuchado A", "Tomás Quiroga"))
    briefly = deed.without_action().aimed_at("A", "T")
    assert briefly == "Escopeta de dos cañones → A, T"
    assert Deed("Defenderse").without_action() == "Defenderse"
    shown = dict.fromkeys(
        short_deed(metrics, deed, width, briefly) for width in range(metrics.horizontalAdvance(deed), 60, -1)
    )
    forms = [form for form in shown if "…" not in form]
    assert forms == [deed, deed.removeprefix("Atacar · "), briefly, "→ Encapuchado A, Tomás Quiroga"][: len(forms)]
    assert len(forms) >= 3
    cut = [
        form
        for form in shown
        if "…" in form and metrics.horizontalAdvance(form) > metrics.horizontalAdvance("→ Encapuchado…")
    ]
    assert set(cut) <= {"→ Encapuchado A, Tomás…", "→ Encapuchado A…"}
