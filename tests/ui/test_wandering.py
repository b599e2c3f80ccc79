"""Forms opened, filled in, left and opened again at random, with undo, themes and languages between: nothing breaks."""

import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QTranslator
from PySide6.QtWidgets import QApplication

from desktop.application import Program
from tests.proving import PROVE
from tests.ui.settling import settle
from tests.ui.wandering import Wanderer, whole_program

STEPS = int(os.environ.get("TURNWRIGHT_FORM_STEPS", "10"))
"""The steps of a walk; `TURNWRIGHT_FORM_STEPS` asks for a thousand and more, whose memory `make bench` measures."""


@pytest.fixture
def program(qapp: QApplication, own_folders: Path) -> Iterator[Program]:
    """The whole program over the samples."""
    with whole_program(qapp, own_folders / "Mine.turnwright") as made:
        yield made


@pytest.mark.parametrize("seed", [1])
def test_forms_are_opened_and_left_at_random_without_a_fault(program: Program, seed: int) -> None:
    wanderer = Wanderer(program, seed)
    wanderer.fill_party()
    wanderer.go(STEPS)
    wanderer.rest()


@PROVE  # `test_everything_opened` counts what a form leaves behind each time.
def test_no_widget_is_left_over_from_forms_that_were_left(program: Program) -> None:
    wanderer = Wanderer(program, seed=2)
    wanderer.fill_party()
    wanderer.rest()
    creature = wanderer.window.library.creatures.rows()[0].id
    many: list[int] = []
    for _ in range(4):
        wanderer.window.bestiary.show_creature(creature)
        wanderer.window.bestiary.edit()
        wanderer.rest()
        many.append(len(QApplication.allWidgets()))
    assert len(set(many[1:])) == 1


def test_no_translation_is_left_over_from_a_language_that_was_left(program: Program) -> None:
    for language in ("es", "pt_BR", "en"):
        program.translate(language)
        settle()
    assert program.findChildren(QTranslator) == []
