"""No module needs one that needs it, neither as it is loaded nor for its types."""

from pathlib import Path

import pytest

from tools.import_arrows import ROOT
from tools.import_circles import circle, needs


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    """Two modules, one of which needs the other."""
    (tmp_path / "rules").mkdir()
    (tmp_path / "rules" / "clock.py").write_text("import random\n", "utf-8")
    (tmp_path / "rules" / "order.py").write_text("from rules.clock import Clock\n", "utf-8")
    return tmp_path


def test_the_project_has_no_circle() -> None:
    assert circle(needs(ROOT, types=True)) == []


def test_what_needs_another_is_no_circle(tree: Path) -> None:
    assert needs(tree)["rules.order"] == {"rules.clock"}
    assert circle(needs(tree)) == []


@pytest.mark.parametrize("back", ["import rules.order", "from rules import order", "if True:\n    from . import order"])
def test_a_circle_is_found(tree: Path, back: str) -> None:
    (tree / "rules" / "clock.py").write_text(back, "utf-8")
    assert set(circle(needs(tree))) == {"rules.clock", "rules.order"}


@pytest.mark.parametrize(
    "back",
    [
        "def late():\n    import rules.order",
        "from typing import TYPE_CHECKING\nif TYPE_CHECKING:\n    import rules.order",
    ],
)
def test_what_comes_late_or_for_types_alone_is_counted_only_when_asked_for(tree: Path, back: str) -> None:
    (tree / "rules" / "clock.py").write_text(back, "utf-8")
    assert circle(needs(tree)) == []
    assert set(circle(needs(tree, types=True))) == {"rules.clock", "rules.order"}
