"""What stands on the stage and where, by the stage's size and by what there is to show; no widget is asked."""

from __future__ import annotations

from dataclasses import dataclass

ROOMY, ROOMY_ABREAST = 720, 560
"""Height from which there is room for a second sheet: under the actions, and beside them."""
LOW = 420
"""Height under which name and form are low, and a question has the room of what can be done."""
SHARED, LENT = 240, 170
"""Height under which a proposal shares the room of the actions, and under which it has all of it."""
NAMED, OFFERED = 60, 104
"""Height left by a question on a low stage from which the name stands above it, and from which the rest does."""
TIGHT = 470
"""Height under which the sheet may not fit below the actions, and no line is spent on drawings."""
ABREAST = 700
"""Width from which the sheets stand beside the actions."""
ABREAST_OF_END = 1000
"""Width from which they stand beside the table of the end, which is wider than actions are."""
NARROW_END = 400
"""Width under which the ways on from the end stand there in fewer words."""
BESIDE_BODY = 350
"""Width from which the figure of a body stands beside the actions; in less, each of these would have its own line."""


@dataclass(frozen=True)
class StageContents:
    """What there is to show on the stage."""

    is_composing: bool = False
    """An action is set up."""
    is_asked: bool = False
    """A question is open."""
    is_lent: bool = False
    """The question bar holds a proposal."""
    waits: bool = False
    """The question bar says what is waited for."""
    is_over: bool = False
    """The fight has ended."""
    is_drawn_out: bool = False
    """The sheets are drawn out over the actions."""
    has_second_sheet: bool = False
    """There are two of them."""
    has_actions: bool = False
    """Somebody can do something."""
    has_nothing_beside: bool = False
    """There is neither a sheet nor a card."""
    is_declared: bool = False
    """There are lines that say what everybody declares."""
    is_pinned: bool = False
    """The sheet is pinned."""
    free: float = 0.0
    """The height in pixels at 100 % that the question leaves."""

    @property
    def is_sheet_alone(self) -> bool:
        """Whether nothing would stand beside the one sheet that is drawn out."""
        return self.is_drawn_out and not self.has_second_sheet and not self.is_over


@dataclass(frozen=True)
class StageArrangement:
    """What is shown on the stage if there is anything in it, and where."""

    head: bool
    state: bool
    actions: bool
    """What can be done, and the numbers of who can do it."""
    figure: bool
    """The figure of a body; words say which parts are hurt."""
    sheets: bool
    outcome: bool
    question: bool
    next_line: bool
    page: bool
    """The part that scrolls, in which actions, sheets and outcome stand."""
    is_low: bool
    """Name and form are low, and the open question may lie over the rest."""
    is_brief_end: bool
    """The outcome brings the ways on into sight by fewer words and smaller letters."""
    is_short: bool
    """A proposal has no more than its share of the room."""
    is_abreast: bool
    """The sheets stand beside the actions, not under them."""
    shares: tuple[int, int]
    """How actions and sheets share the width where they stand abreast."""
    is_roomy: bool
    """There is room for two sheets."""
    may_fold: bool
    """Whether the sheets have room under the actions is to be measured."""
    lines_for_drawings: int
    """How many lines the drawings on the actions may cost."""


def arranged(width: float, height: float, contents: StageContents) -> StageArrangement:
    """Return the arrangement of a stage of a size in pixels at 100 %."""
    is_low = height < LOW
    is_wide = width >= (ABREAST_OF_END if contents.is_over else ABREAST) and not contents.is_sheet_alone
    is_abreast = is_wide and not contents.has_nothing_beside
    composing, asked, lent = contents.is_composing, contents.is_asked, contents.is_lent
    question = asked or lent or (contents.waits and not contents.is_over)
    asked_alone = asked and is_low
    is_read = contents.is_drawn_out and not (composing or asked or contents.is_over)
    has_room = height >= LENT if lent and not asked else not asked_alone or contents.free >= OFFERED
    return StageArrangement(
        # At a low end it names the fight alone, unless somebody can still do something; a sheet has a name of its own.
        head=not (is_low and contents.is_over and not contents.has_actions)
        and not (is_low and is_read)
        and (not asked_alone or contents.free >= NAMED),
        state=not (is_low and (asked or composing or lent)),
        actions=not composing and not contents.is_drawn_out,
        figure=width >= BESIDE_BODY,
        sheets=not composing,
        outcome=contents.is_over and not composing,
        question=question,
        next_line=not (composing or is_low or contents.is_over or question),
        page=not composing and has_room,
        is_low=is_low,
        is_brief_end=is_low or width < NARROW_END,
        is_short=height < SHARED or (is_low and contents.is_drawn_out),
        is_abreast=is_abreast,
        # The table of the end and the lines of declarations are wider than a sheet.
        shares=(3, 2) if contents.is_over or contents.is_declared else (1, 1),
        is_roomy=height >= (ROOMY_ABREAST if is_wide else ROOMY),
        # One that is pinned is not left out of sight on a higher stage either.
        may_fold=(height < TIGHT or (contents.is_pinned and not is_wide)) and not contents.is_drawn_out,
        lines_for_drawings=1 if height >= TIGHT else 0,
    )
