"""Imports run in one direction: desktop → ui → models → rules."""

import re
from pathlib import Path

import pytest

from tools.import_arrows import ARROWS, ROOT, built_in_systems, faults, package_faults

PYPROJECT = """
[project.entry-points."turnwright.systems"]
chess = "rules.chess:SYSTEM"
go = "rules.go:SYSTEM"
"""


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    """A small project with two rule systems and nothing wrong in it."""
    (tmp_path / "pyproject.toml").write_text(PYPROJECT, "utf-8")
    for layer in ARROWS:
        (tmp_path / layer).mkdir()
    for system in ("chess", "go"):
        (tmp_path / "rules" / system).mkdir()
    right = {
        "rules/clock.py": "import random\nfrom importlib import metadata\n",
        "rules/text/messages.py": "from pathlib import Path\nfrom rustfluent import Bundle\n",
        "rules/chess/sheet.py": "from pydantic import BaseModel\nfrom rules.clock import Clock\n",
        "rules/chess/moves.py": "from rules.chess.sheet import Sheet\n",
        "models/library.py": "import sqlite3\nfrom sqlmodel import Field\nfrom rules import clock\n",
        "ui/order.py": "from PySide6.QtCore import Qt\nimport models.library\nimport rules.clock\n",
        "ui/party/cards.py": "import ui.bestiary.rows\nimport ui.encounter_edits\n",
        "desktop/paths.py": "import platformdirs\nimport ui.order\nimport resources\nimport rules.chess\n",
    }
    for folder in ("ui/bestiary", "ui/party", "rules/text"):
        (tmp_path / folder).mkdir()
    for name, text in right.items():
        (tmp_path / name).write_text(text, "utf-8")
    return tmp_path


def test_every_arrow_of_the_project_points_down() -> None:
    assert [str(fault) for fault in faults(ROOT)] == []


def test_every_package_imports_what_its_docstring_says_and_no_more() -> None:
    assert [str(fault) for fault in package_faults(ROOT)] == []


def test_what_tests_share_is_a_module_of_its_own() -> None:
    from_a_test = re.compile(r"^from tests[\w.]*\.test_\w+ import", re.MULTILINE)
    tests = (ROOT / "tests").rglob("*.py")
    assert [str(path) for path in tests if from_a_test.search(path.read_text("utf-8"))] == []


def test_every_built_in_system_has_its_own_folder() -> None:
    systems = built_in_systems(ROOT)
    assert systems
    assert [system for system in sorted(systems) if not (ROOT / "rules" / system).is_dir()] == []


def test_a_right_tree_has_no_faults(tree: Path) -> None:
    assert faults(tree) == []


@pytest.mark.parametrize(
    ("module", "text", "sentence"),
    [
        ("rules/a.py", "import models.library", "rules may not import models.library"),
        ("rules/a.py", "from ui import order", "rules may not import ui.order"),
        ("rules/a.py", "import resources", "rules may not import resources"),
        ("rules/a.py", "import sqlmodel", "rules may not import the library sqlmodel"),
        ("rules/a.py", "import sqlite3", "imports sqlite3"),
        ("rules/a.py", "from os import path", "imports os.path"),
        ("rules/a.py", "from pathlib import Path", "imports pathlib.Path"),
        ("rules/a.py", "from importlib import resources", "imports importlib.resources"),
        ("rules/a.py", "from rustfluent import Bundle", "rules may not import the library rustfluent"),
        ("rules/text/messages.py", "import os", "imports os"),
        ("rules/go/messages.py", "from pathlib import Path", "imports pathlib.Path"),
        ("ui/a.py", "import rustfluent", "ui may not import the library rustfluent"),
        ("rules/a.py", "import time", "imports time"),
        ("rules/a.py", "text = open('sheet.json').read()", "calls open"),
        ("rules/a.py", "import rules.chess", "the core of the rules may not import rules.chess"),
        ("rules/a.py", "from rules import chess", "the core of the rules may not import rules.chess"),
        ("rules/go/a.py", "from rules.chess.sheet import Sheet", "the system go may not import rules.chess"),
        ("rules/go/a.py", "from ..chess import sheet", "the system go may not import rules.chess.sheet"),
        ("rules/go/a.py", "def late():\n    import PySide6", "rules may not import the library PySide6"),
        ("models/a.py", "from PySide6.QtCore import Qt", "models may not import the library PySide6"),
        ("models/a.py", "import importlib\nimportlib.import_module('ui')", "models may not import ui"),
        ("models/a.py", "from typing import TYPE_CHECKING\nif TYPE_CHECKING:\n    import desktop", "desktop"),
        ("ui/a.py", "from desktop.paths import data", "ui may not import desktop.paths"),
        ("ui/bestiary/a.py", "from ui.encounter.order import Order", "ui.bestiary may know nothing of ui.encounter"),
        ("ui/bestiary/a.py", "from ui import party", "ui.bestiary may know nothing of ui.party"),
        ("ui/party/a.py", "from ..encounter import order", "ui.party may know nothing of ui.encounter"),
        ("ui/a.py", "import sqlalchemy", "ui may not import the library sqlalchemy"),
        ("ui/a.py", "from rules.chess import SYSTEM", "ui may know no rule system"),
        ("ui/a.py", "if system == 'chess':\n    pass", "ui may name no rule system, and names 'chess'"),
        ("ui/a.py", "icon = ':/systems/go.svg'", "ui may name no rule system, and names 'go'"),
        ("resources/a.py", "import rules", "resources may not import rules"),
    ],
)
def test_a_wrong_arrow_is_told_with_its_line(tree: Path, module: str, text: str, sentence: str) -> None:
    (tree / module).write_text(f"{text}\n", "utf-8")
    told = [str(fault) for fault in faults(tree)]
    assert told
    assert all(line.startswith(f"{module}:") for line in told)
    assert any(sentence in line for line in told)


def test_a_system_is_named_freely_where_no_view_stands(tree: Path) -> None:
    (tree / "desktop" / "samples.py").write_text("FIRST = 'chess'\n", "utf-8")
    (tree / "ui" / "words.py").write_text("TITLE = 'A game of chess, or of go'\n", "utf-8")
    assert faults(tree) == []


@pytest.fixture
def house(tree: Path) -> Path:
    """The same project with packages that say what they may import."""
    says = {
        "ui": "The window.\n\nOf `ui` it may import nothing.",
        "ui/party": "The party.\n\nOf `ui` it may import `ui.bestiary` and\n`ui`.",
        "ui/bestiary": "The bestiary.\n\nOf `ui` it may import `ui`.",
    }
    for folder, docstring in says.items():
        (tree / folder / "__init__.py").write_text(f'"""{docstring}\n"""\n', "utf-8")
    return tree


def test_packages_that_do_as_they_say_have_no_faults(house: Path) -> None:
    assert package_faults(house) == []


@pytest.mark.parametrize(
    ("module", "text", "sentence"),
    [
        ("ui/bestiary/a.py", "from ui.party import cards", "ui/bestiary/a.py:1: ui.bestiary may not import ui.party"),
        ("ui/a.py", "def late():\n    import ui.party.cards", "ui/a.py:2: ui may not import ui.party"),
        ("ui/party/__init__.py", '"""The party."""', "ui/party/__init__.py:1: the docstring does not say"),
        (
            "ui/bestiary/__init__.py",
            '"""It.\n\nOf `ui` it may import `ui.party`.\n"""',
            "packages may import each other in a circle: ",
        ),
        (
            "ui/bestiary/__init__.py",
            '"""It.\n\nOf `ui` it may import `models`.\n"""',
            "models is no package of ui",
        ),
    ],
)
def test_a_package_that_does_not_keep_its_word_is_told(house: Path, module: str, text: str, sentence: str) -> None:
    (house / module).write_text(f"{text}\n", "utf-8")
    assert any(sentence in str(fault) for fault in package_faults(house))
