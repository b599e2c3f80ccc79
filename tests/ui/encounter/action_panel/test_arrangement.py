"""What stands on the stage in every size, whatever there is to show: one function decides it, without a window."""

from dataclasses import astuple, replace
from itertools import pairwise, product

import pytest

from ui.encounter.action_panel.arrangement import (
    ABREAST,
    ABREAST_OF_END,
    LENT,
    LOW,
    NAMED,
    NARROW_END,
    OFFERED,
    ROOMY,
    ROOMY_ABREAST,
    TIGHT,
    StageArrangement,
    StageContents,
    arranged,
)

WIDTHS = range(240, 1700, 100)
HEIGHTS = range(120, 1400, 40)
CONTENTS = [StageContents(*flags) for flags in product((False, True), repeat=8)]
GRID = [(width, height) for width in WIDTHS for height in HEIGHTS]


def on_the_grid(contents: StageContents) -> list[tuple[int, int, StageArrangement]]:
    return [(width, height, arranged(width, height, contents)) for width, height in GRID]


@pytest.mark.parametrize(
    "contents", CONTENTS, ids=lambda contents: "".join("ny"[bool(flag)] for flag in astuple(contents))
)
def test_in_every_size_something_can_be_done_and_nothing_is_there_twice(contents: StageContents) -> None:
    for width, height, shown in on_the_grid(contents):
        here = (width, height)
        assert contents.is_composing or shown.page or shown.question, here
        assert shown.question == (contents.is_asked or contents.is_lent or (contents.waits and not contents.is_over)), (
            "what is asked is shown however little room there is"
        )
        assert not (shown.next_line and shown.question), "the line of the next one stands in the bar's place"
        assert not (contents.is_composing and (shown.page or shown.actions or shown.sheets or shown.outcome)), here
        assert not (shown.outcome and not contents.is_over), here
        gives_way = contents.is_asked or contents.is_over or (contents.is_drawn_out and not contents.is_composing)
        assert shown.head or (gives_way and shown.is_low), here
        assert min(shown.shares) > 0, here


def test_more_room_never_takes_anything_away() -> None:
    for contents in CONTENTS:
        for width in WIDTHS:
            for lower, higher in pairwise([arranged(width, height, contents) for height in HEIGHTS]):
                for part in (
                    "head",
                    "state",
                    "actions",
                    "sheets",
                    "outcome",
                    "question",
                    "next_line",
                    "page",
                    "is_roomy",
                ):
                    assert getattr(lower, part) <= getattr(higher, part), (contents, width, part)
                assert lower.lines_for_drawings <= higher.lines_for_drawings
                assert (lower.is_low, lower.may_fold) >= (higher.is_low, higher.may_fold)


def test_sheets_stand_beside_the_rest_in_a_wide_stage_unless_one_is_drawn_out_over_all_of_it() -> None:
    for contents in CONTENTS:
        alone = contents.is_drawn_out and not contents.has_second_sheet and not contents.is_over
        for width, _, shown in on_the_grid(contents):
            assert shown.is_abreast == (width >= (ABREAST_OF_END if contents.is_over else ABREAST) and not alone)


@pytest.mark.parametrize(
    ("width", "height", "parts"),
    [
        (545, 640, {"is_low": False, "is_abreast": False, "is_roomy": False, "may_fold": False}),
        (820, 860, {"is_low": False, "is_abreast": True, "is_roomy": True, "may_fold": False}),
        (ABREAST - 1, ROOMY_ABREAST, {"is_abreast": False, "is_roomy": False}),
        (ABREAST, ROOMY_ABREAST, {"is_abreast": True, "is_roomy": True}),
        (400, ROOMY, {"is_roomy": True}),
        (400, TIGHT, {"may_fold": False, "lines_for_drawings": 1}),
        (400, TIGHT - 1, {"may_fold": True, "lines_for_drawings": 0}),
        (400, LOW, {"is_low": False, "next_line": True}),
        (400, LOW - 1, {"is_low": True, "next_line": False}),
    ],
)
def test_the_usual_stages_and_those_at_each_edge(width: int, height: int, parts: dict[str, object]) -> None:
    shown = arranged(width, height, StageContents())
    assert {part: getattr(shown, part) for part in parts} == parts


def test_a_question_has_the_room_of_the_rest_on_a_low_stage_and_a_proposal_on_a_lower_one() -> None:
    asked, lent = StageContents(is_asked=True), StageContents(is_lent=True)
    assert (arranged(400, LOW, asked).page, arranged(400, LOW - 1, asked).page) == (True, False)
    assert (arranged(400, LENT, lent).page, arranged(400, LENT - 1, lent).page) == (True, False)
    for free, head, page in ((NAMED - 1, False, False), (NAMED, True, False), (OFFERED, True, True)):
        shown = arranged(400, LOW - 1, replace(asked, free=free))
        assert (shown.head, shown.page) == (head, page)
    assert not arranged(400, LOW - 1, replace(asked, is_lent=True)).page, "a question goes before a proposal"


def test_what_stands_alone_has_all_of_a_wide_stage() -> None:
    """A card that nothing stood beside filled half of it, and left a hole."""
    for contents in CONTENTS:
        bare = replace(contents, has_nothing_beside=True)
        assert not any(shown.is_abreast for _, _, shown in on_the_grid(bare))


def test_the_table_of_the_end_and_declarations_are_wider_than_the_sheet_beside_them() -> None:
    for contents in (StageContents(is_over=True), StageContents(is_declared=True)):
        wide, narrow = arranged(ABREAST_OF_END, 700, contents).shares
        assert wide > narrow
    assert arranged(ABREAST, 700, StageContents()).shares == (1, 1)


def test_the_ways_on_from_the_end_are_brief_in_a_low_or_narrow_stage() -> None:
    over = StageContents(is_over=True)
    sizes = (NARROW_END, LOW), (NARROW_END - 1, LOW), (NARROW_END, LOW - 1)
    assert [arranged(*size, over).is_brief_end for size in sizes] == [False, True, True]
    assert [arranged(*size, over).head for size in sizes] == [True, True, False], "its name yields to who has won"
    assert arranged(NARROW_END, LOW - 1, replace(over, has_actions=True)).head, "whoever can still act is named"
