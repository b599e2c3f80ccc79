"""What a row of the table of targets says of the previews of a system."""

import pytest

from rules.mechanics.action import Preview
from ui.encounter.action_form.preview_table import target_preview
from ui.theme.emblem import Emblem


@pytest.mark.parametrize(
    ("text", "number", "span", "amount"),
    [
        ("damage 14–19 (16 + d6 − ARM 3)", 16, (14, 19), "14–19"),
        ("damage 7 (7)", 7, (7, 7), "7"),
        ("daño 1d+3 ≈ 7", 7, None, "≈ 7"),
        ("damage 2d6", 7, None, "≈ 7"),
        ("heals 25–35", -30, (25, 35), "+25–35"),
        ("heals 2d10", -11, None, "+≈ 11"),
        ("no damage", None, None, "no damage"),
    ],
)
def test_an_amount_is_a_range_or_an_average_and_never_a_figure_of_its_dice(
    text: str, number: int | None, span: tuple[int, int] | None, amount: str
) -> None:
    damage = Preview("damage", text, number=number, span=span)
    told = (Preview("chance", "chance 60", number=60), damage, Preview("note", "Blind"))
    row = target_preview("Ana", Emblem("party"), told)
    assert (row.chance, row.amount, row.rest) == ("60%", amount, "Blind")
    assert row.whole == f"chance 60 · {text} · Blind"
